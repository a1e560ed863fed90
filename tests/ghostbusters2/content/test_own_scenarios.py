"""Scenarios that players write: every mistake is found, at its place, all in one go."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from _pytest.mark import ParameterSet

from hauntbox.cli.error_edge import run
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.content import SHIPPED, text_of, validate
from hauntbox.games.ghostbusters2.content import effects as names
from hauntbox.games.ghostbusters2.content.uses import uses
from hauntbox.games.ghostbusters2.rules.scenario import scenarios
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves
from hauntbox.scenario_files.pages import BadMap
from hauntbox.scene import Space, show, sit
from table.slips import fields, places, saying, slipped

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "own-scenarios-ghostbusters2.md").read_text()
CORNER: str = re.findall(r"```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[0]
SCHEMA = DOCS / "schema" / "ghostbusters2-scenario.json"
OPEN = "    +   +   +   +   +   +   +   +   +"  # a border without lines
LETTERS, ROW_1, ROW_2, ROW_8 = 13, 15, 17, 29  # their lines in the file

PROVED = {  # the rule that a finding holds an author to, by its words
    "1 Gutter Wisp on the map and 10": "GBT-CSU-01",
    "a Super-Plazm is no Ghost": "GBT-SPW-01",
    "nobody is there, and": "GBT-SPW-03",
    "4 Goo Pile Cards for 3": "GBT-SET-12",
    "expected | at the end of the map": "GBT-FIG-06",
    "'YYO' is no edge": "GBT-FIG-06",
    "expected a corner": "GBT-FIG-06",
    "expected === at the end of the map": "GBT-FIG-06",
    "the line is 36 characters long": "GBT-FIG-06",
    "a second Gate has the same symbol": "GBT-SET-07",
    "the Open Gate on A2 lies": "GBT-CTL-03",
    "expected a Start Zone": "GBT-SET-20",
    "1 spaces marked L": "GBT-LIB-01",
    "1 spaces marked WS": "GBT-KEY-15",
}


def claimed(*row: str | int) -> ParameterSet:
    return pytest.param(*row, marks=[proves(rule) for words, rule in PROVED.items() if str(row[-1]).startswith(words)])


def changed(*changes: tuple[str, str]) -> str:
    return slipped(CORNER, changes)


@proves("GBT-SET-07", "GBT-SET-20", "GBT-LIB-01", "GBT-CTL-04", "GBT-SPW-03", "GBT-CSU-01", "GBT-SCN-05")
@pytest.mark.parametrize("text", [CORNER, *[text_of(name) for name in SHIPPED]])
def test_nothing_is_wrong_with_a_good_scenario(text: str) -> None:
    assert validate(text) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "words"),
    [claimed(*row) for row in (
        ("timer = 7", "timer = soon", 5, "", "not TOML: Invalid value"),
        ('game = "ghostbusters2"\n', "", 1, "game", 'missing: expected "ghostbusters2"'),
        ("longest", "longst", 6, "longst", "unknown field 'longst': did you mean longest?"),
        ("timer = 7", "timer = 0", 5, "timer", "expected a whole number from 1 to 40, got 0"),
        ("timer = 7", "timer = 12", 5, "timer", "12 is above the maximum of 9"),
        ("number = 1", "number = 6", 4, "number", "expected a whole number from 1 to 5, got 6"),
        ("GW = 3", "GX = 3", 7, "spirit.GX", 'the name "GX": expected an Entity code'),
        ("GW = 3", "GW = 10", 7, "spirit.GW", "1 Gutter Wisp on the map and 10 in the Spirit World: there are 10"),
        ("MG = 1", "SP = 1", 7, "spirit.SP", "a Super-Plazm is no Ghost: expected Ghosts"),
        ("{ GW = 3, SM = 3, MG = 1 }", "{}", 7, "spirit", "nobody is there, and 'a Ghost emerges' would lose at once"),
        ('"no Gate is open"', '"no Gate is opne"', 8, "success", "did you mean 'no Gate is open'?"),
        ("goal_xp", 'failure = "rain"\ngoal_xp', 9, "failure", "unknown name 'rain': there are the Plazms run out"),
        ('"four rounds', '"five rounds', 10, "goal", "unknown name 'five rounds are left': did you mean"),
        ('"Case File"', '"Case Fail"', 11, "key", "unknown name 'Case Fail': did you mean 'Case File'?"),
        ('key = "Case File"\n', "", 1, "key", "missing: expected the Key Item of the Goo Pile Card"),
        ("key = 1", "key = 0", 36, "goo.key", "0 cards: expected 1 for the Key Item 'Case File'"),
        ("key = 1", "key = 2", 36, "goo.key", "expected a whole number from 0 to 1, got 2"),
        ("event = 1", "event = 9", 35, "goo.event", "expected a whole number from 0 to 8, got 9"),
        ("event = 1", "event = 2", 33, "goo", "4 Goo Pile Cards for 3 Goo Piles: expected as many"),
        ("to_hit = 4", "to_hit = 7", 39, "gates.to_hit", "expected a whole number from 1 to 6, got 7"),
        ("to_hit = 4", 'to_hit = 4\nkind = "goo"', 40, "gates.kind", 'expected "either" or "moods" or "streams"'),
        ('missed = "a Ghost', 'missed = "a ghost', 41, "gates.missed", "did you mean 'a Ghost emerges'?"),
        ('key = "Case', 'captain = 3\nkey = "Case', 11, "captain", "expected true or false, got 3"),
        ('key = "Case', 'tiles = [["Lane"]]\nkey = "Case', 11, "tiles", "1 rows of tiles for a map of 8 rows"),
        ('key = "Case', 'tiles = [["A", "B"], ["C"]]\nkey = "Case', 11, "tiles.2", "1 tiles for 8 columns: expected 2"),
    )],
)  # fmt: skip
def test_a_mistake_in_the_file_is_told_with_its_line_and_field(
    old: str, new: str, line: int, field: str, words: str
) -> None:
    assert fields(saying(validate(changed((old, new))), words)) == [(line, field)]


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "words"),
    [claimed(*row) for row in (
        ("A   B   C   D", "A   C   B   D", LETTERS, 7, "expected the letters of the columns here"),
        ("    +===+===+===+===+===+===+===+===+\n  1", "  1", LETTERS + 1, 1, "expected a border line here"),
        ("  2 | .   G1  .   . R .   .   .   . |\n", "", ROW_2, 1, "expected a row of spaces here"),
        ("  2 |", "  3 |", ROW_2, 1, "expected the number of the row, 2, got '3'"),
        ("G1  .   . R", "G1  .   .R", ROW_2, 37, "the line is 36 characters long, expected 37"),
        ("g3|", "g3 |", ROW_8, 38, "the line is 38 characters long, expected 37"),
        ("  P |", "  P R", ROW_1, 37, "expected | at the end of the map, got 'R'"),
        ("G1  .   . R", "G1  .   . X", ROW_2, 21, "'X' is no line: expected R, O, Y or a blank"),
        ("+YYY+YYY+", "+YYO+YYY+", ROW_2 + 7, 10, "'YYO' is no edge: expected RRR, OOO, YYY or blanks"),
        ("+===+===+\n  1", "+===+RRR+\n  1", LETTERS + 1, 34, "expected === at the end of the map, got 'RRR'"),
        ("+YYY+YYY+", "+YYY+YYY", ROW_2 + 7, 37, "the line is 36 characters long, expected 37"),
        ("+YYY+YYY+", "+XXX+YYY+", ROW_2 + 7, 10, "'X' is no line"),
        ("+YYY+YYY+", "+YYY.YYY+", ROW_2 + 7, 13, "expected a corner, +, got '.'"),
        ("'''\n\n[goo]", "x\n'''\n\n[goo]", ROW_8 + 2, 1, "expected a border line below the last row"),
        ("| .   G1", "| .   G6", ROW_2, 10, "'G6' is no mark of a map"),
        ("| .   G1", "|     G1", ROW_2, 6, "expected a mark here, . for a free space"),
        ("| .   G1", "| .   G2", 25 - 2, 30, "a second Gate has the same symbol, 2: expected each once"),
        ("| .   G1 ", "| G1  .  ", ROW_2, 6, "the Open Gate on A2 lies on the outer ring (GBT-CTL-03)"),
        ("7 | S   S", "7 | S   .", ROW_8 - 2, 6, "expected a Start Zone of 2x2 spaces, marked S"),
        ("| .   G1", "| L   G1", ROW_2, 6, "1 spaces marked L: expected Lady Liberty on 2x2 spaces"),
        ("SP  .", "WS  .", ROW_8 - 4, 22, "1 spaces marked WS: expected the Washington Square Park Ghost"),
    )],
)  # fmt: skip
def test_a_mistake_in_the_drawing_is_told_at_its_place(old: str, new: str, line: int, column: int, words: str) -> None:
    assert places(saying(validate(changed((old, new))), words)) == [(line, column, "drawing")]


@proves("GBT-CTL-04")
def test_a_goo_pile_that_nobody_can_get_at_is_found() -> None:
    walls = changed(
        (f"{OPEN}\n  2 |", "    +   +   +   +   +   +   +   +RRR+\n  2 |"), (".   .   .   P |", ".   .   . R P |")
    )
    told = validate(walls)
    assert [problem.message for problem in told] == [
        "the Goo Pile on H1 can be investigated from no space: expected 2 (GBT-CTL-04)"
    ]
    assert places(told) == [(ROW_1, 34, "drawing")]


@proves("GBT-CTL-04")
def test_a_gate_that_is_seen_from_no_street_is_found() -> None:
    text = changed((f"{OPEN}\n  8 |", "    +   +   +   +   +   +   +YYY+YYY+\n  8 |"),
                   ("P   .   .   .   g3|", "P   .   . Y .   g3|"))  # fmt: skip
    told = validate(text)
    assert [problem.message for problem in told] == [
        "the Gate on H8 is seen from 2 spaces within 3: expected 4 (GBT-CTL-04)"
    ]


@proves("GBT-SET-14")
def test_a_start_zone_without_room_for_the_car_is_found() -> None:
    text = changed(("  7 | S   S", "  7 | S O S"), ("  8 | S   S", "  8 | S R S"),
                   (f"{OPEN}\n  8 |", "    +RRR+OOO+   +   +   +   +   +   +\n  8 |"))  # fmt: skip
    assert "lines part all spaces of the Start Zone: expected room for the Ecto-1a" in [
        problem.message for problem in validate(text)
    ]


@proves("GBT-SCN-05")
@pytest.mark.parametrize(
    ("success", "words"),
    [
        ("the Judges are deposited", "it takes 2 Haunted Judges, and the map has 0"),
        ("the Brothers are deposited", "the map has no Scoleri Brother, Tall and no Scoleri Brother, Wide"),
        ("the Train is Trapped", "the map has no Ghost Train"),
        ("the Giant is Trapped", "the map has no Washington Square Park Ghost"),
        ("six Plazms and one Gate", "it takes 6 Plazms, and the map gives 1"),
        ("she is uptown", "the map has no Lady Liberty"),
        ("Vigo is Trapped", "the map has no Vigo"),
    ],
)
def test_an_objective_that_cannot_come_true_is_a_problem(success: str, words: str) -> None:
    told = validate(changed(('success = "no Gate is open"', f'success = "{success}"')))
    assert fields(told) == [(8, "success")]
    assert told[0].message == f"'{success}' cannot come true: {words}"


def test_lady_liberty_cannot_walk_to_an_uptown_that_the_map_does_not_have() -> None:
    block = (("  1 | .   .", "  1 | L   L"), ("  2 | .   G1  .   .", "  2 | L   L   G1  ."))
    told = validate(changed(*block, ('success = "no Gate is open"', 'success = "she is uptown"')))
    assert [problem.message.partition(": ")[2] for problem in told] == [
        "uptown begins at column 13 and row 7, and the map ends before it"
    ]


@proves("GBT-SCN-05")
def test_an_objective_that_is_met_at_the_start_is_a_problem() -> None:
    text = changed(("G1", "g1"), ("G2", "g2"))
    assert [(problem.line, problem.message) for problem in validate(text)] == [
        (8, "'no Gate is open' is true at the start")
    ]


@pytest.mark.parametrize(
    ("failure", "words"),
    [
        ("the Giant is home", "'the Giant is home': the map has no Washington Square Park Ghost"),
        ("she is overrun", "'she is overrun': the map has no Lady Liberty"),
        ("the Plazms run out", "'the Plazms run out' is true at the start: 1 Plazms on the map"),
    ],
)
def test_a_failure_that_cannot_be_or_already_is_is_a_problem(failure: str, words: str) -> None:
    told = validate(changed(("goal_xp", f'failure = "{failure}"\ngoal_xp')))
    assert [(problem.field, problem.message) for problem in told] == [("failure", words)]


@proves("GBT-CSC-24")
def test_the_captain_needs_a_gate_to_come_from() -> None:
    text = changed(("G1", "g1"), ("G2", "g2"), ("goal_xp", "captain = true\ngoal_xp"))
    assert ("captain", "the Midnight Captain needs an Open Gate to come from") in [
        (problem.field, problem.message) for problem in validate(text)
    ]


def test_all_problems_are_found_at_once_whatever_else_is_wrong() -> None:
    slips = (("timer = 7", "timer = 70"), ("| .   G1 ", "| G1  .  "), ('missed = "a Ghost', 'missed = "a ghost'),
             ("event = 1", "event = 2"))  # fmt: skip
    lines = [f"corner.toml:{':'.join([str(n) for n in (p.line, p.column) if n])}: {p.field}: {p.message}"
             for p in validate(changed(*slips))]  # fmt: skip
    assert f"```text\n{chr(10).join([*lines, '4 problems'])}\n```" in PAGE


def test_a_drawing_that_cannot_be_read_hides_no_other_mistake() -> None:
    told = validate(changed(("A   B   C   D", "A   C   B   D"), ('"Case File"', '"Coat File"')))
    assert [problem.field for problem in told] == ["key", "drawing"]


def test_a_scenario_with_a_problem_is_not_played() -> None:
    with pytest.raises(BadMap, match="line 5, timer: expected a whole number"):
        GAME.new(GAME.options(), changed(("timer = 7", "timer = 70")), "seed")


def test_a_map_may_have_holes() -> None:
    text = changed(("  6 | .   .", "  6 | .   #"))
    assert validate(text) == []
    g = GAME.new(GAME.options(), text, "seed")
    picture = show(GAME, g, sit(GAME, g, (0,)))
    assert "sq:B6" not in picture.things
    assert isinstance(picture.things["sq:A6"], Space)


def test_an_own_scenario_is_played_to_its_end_and_says_what_was_used() -> None:
    g = GAME.new(GAME.options(players=1), CORNER, "corner")
    assert isinstance(g, Busters)
    assert uses(g) == {
        "closed": {"the Gate on B2": False, "the Gate on G5": False},
        "investigated": {"the pile on H1": False, "the pile on A4": False, "the pile on D8": False},
        "caught": dict.fromkeys(["Gutter Wisp", "Subway Moaner", "Marathon Ghoul", "Super-Plazm"], False),
        "found": {"Case File": False},
    }
    rng = Random(1)
    while g.outcome is None:
        role = g.waiting()[0]
        g.apply(role, rng.choice(g.legal(role)))
    assert any(any(things.values()) for things in uses(g).values())


def test_uses_name_what_has_happened() -> None:
    g = GAME.new(GAME.options(bench="frontman"), "court", "seed")
    assert isinstance(g, Busters)
    while g.round < 1:
        role = g.waiting()[0]
        g.apply(role, g.legal(role)[0])
    assert uses(g)["visited"] == {
        "Avenue (1/1)": False, "Courtroom (1/2)": False, "Alleys (2/1)": True, "Avenue (2/2)": False,
    }  # fmt: skip
    g.gates &= ~(1 << g.street.place["E8"])
    g.held[0] = ((0, 1, 0),)
    assert uses(g)["closed"] == {"the Gate on J2": False, "the Gate on E8": True, "the Gate on K9": False}
    assert [name for name, met in uses(g)["caught"].items() if met] == ["Super-Plazm"]


@pytest.mark.parametrize(
    ("table", "rules"),
    [
        (names.EFFECTS, scenarios.EFFECTS),
        (names.SUCCESSES, scenarios.SUCCESSES),
        (names.FAILURES[1:], scenarios.FAILURES),
        (names.GOALS, scenarios.GOALS),
    ],
)
def test_every_name_has_its_rule_and_stands_on_the_page(table: tuple[str, ...], rules: dict[str, object]) -> None:
    assert set(table) == set(rules)
    assert [name for name in table if name and f"`{name}`" not in PAGE] == []


def test_the_committed_schema_is_the_one_that_the_program_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "ghostbusters2"]) == 0
    assert capsys.readouterr().out == SCHEMA.read_text()


def test_every_field_of_the_schema_is_described_and_names_are_listed() -> None:
    defs = json.loads(SCHEMA.read_text())["$defs"]
    assert all(
        field["description"] for kind in ("Sheet", "Gates", "Goo") for field in defs[kind]["properties"].values()
    )
    assert defs["Sheet"]["properties"]["success"]["enum"] == list(names.SUCCESSES)
