"""Maps that players draw: every mistake is found, at its place, all in one go."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from evidence.kit import do, game, offers
from evidence.lodge import PLAN
from hauntbox.cli.error_edge import run
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.content import SHIPPED, text_of, validate
from hauntbox.games.evidence.content.uses import uses
from hauntbox.games.evidence.options import Options
from hauntbox.ledger import proves
from hauntbox.scenario_files.pages import BadMap
from table.slips import fields, places, saying, slipped

PAGE = (Path(__file__).parents[3] / "docs" / "own-maps.md").read_text()
GATEHOUSE = re.findall(r"```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[0]
LODGE = f"""\
game = "evidence"
title = "The Lodge"
dawn = 12
drawing = '''{PLAN}'''

[rooms]
H = "Hall"
K = "Kitchen"
W = "Washroom"
"""
ROW_1, ROW_2, ROW_3, ROW_4 = 7, 9, 11, 13  # their lines in the file


def changed(*changes: tuple[str, str]) -> str:
    return slipped(LODGE, changes)


@pytest.mark.parametrize("text", [LODGE, GATEHOUSE, *[text_of(name) for name in SHIPPED]])
def test_nothing_is_wrong_with_a_good_map(text: str) -> None:
    assert validate(text) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "words"),
    [
        ("dawn = 12", "dawn = soon", 3, "", "not TOML: Invalid value"),
        ("'''\n\n[rooms]", "\n[rooms]", 19, "", "not TOML: Expected"),
        ('game = "evidence"\n', "", 1, "game", 'missing: expected "evidence"'),
        ('"evidence"', '"vast"', 1, "game", 'expected "evidence", got "vast"'),
        ('title = "The Lodge"\n', "", 1, "title", "missing: expected a name of 1 to 40 characters"),
        ('"The Lodge"', '" "', 2, "title", "expected a name of 1 to 40 characters, on one line"),
        ("title", "tilte", 2, "tilte", "unknown field 'tilte': did you mean title?"),
        ("dawn = 12", "dawn = 12\nghosts = 2", 4, "ghosts", "unknown field 'ghosts': there are game, title"),
        ("12", '"noon"', 3, "dawn", 'expected a whole number from 1 to 200, got "noon"'),
        ("12", "0", 3, "dawn", "expected a whole number from 1 to 200, got 0"),
        ("12", "201", 3, "dawn", "expected a whole number from 1 to 200, got 201"),
        ("12", "true", 3, "dawn", "expected a whole number from 1 to 200, got true"),
        ('H = "Hall"', "H = 3", 18, "rooms.H", "expected a name of 1 to 40 characters, on one line, got 3"),
        ('H = "Hall"', 'H = "Hall"\nQ = "Attic"', 19, "rooms.Q", "Attic has no squares: no Q in the drawing"),
        ('W = "Washroom"', 'W = "Washroom"\nV = "Van"', 21, "rooms.V", "one upper-case letter, and not V"),
        ('W = "Washroom"', 'W = "Washroom"\nb = "Bath"', 21, "rooms.b", 'the name "b": expected one upper-case letter'),
        ('W = "Washroom"', 'W = "Washroom"\nAB = "Bath"', 21, "rooms.AB", "expected one upper-case letter"),
        ('"Washroom"', '"kitchen"', 20, "rooms.W", "two rooms are called kitchen, K and W: expected different names"),
        ("2 |K   K  DW   W* |", "2 |K   K  DW   W  |\n", 11, "drawing", "expected a row of squares here"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_file_is_told_with_its_line_and_field(
    old: str, new: str, line: int, field: str, words: str
) -> None:
    assert fields(saying(validate(changed((old, new))), words)) == [(line, field)]


@proves("EVI-MAP-08")
@pytest.mark.parametrize(
    ("old", "new", "line", "column", "words"),
    [
        ("2 |K   K  DW", "2 |K  K  DW", ROW_2, 8, "the line is 19 characters long, expected 16 or 20"),
        ("2 |K   K  DW", "2 |K    K  DW", ROW_2, 10, "the line is 21 characters long, expected 20 or 24"),
        ("---+---+---+\n 1", "---+--+---+\n 1", ROW_1 - 1, 13, "the line is 19 characters long"),
        ("H   H  |\n", "H   H\n", ROW_3, 16, "no wall between C3 and the outside: expected a wall or the van door"),
        ("+ X +---+", "+ X +-- +", ROW_3 + 1, 13, "expected '---' (a wall), ' D ', ' X ' or three blanks, got '-- '"),
        ("+ X +---+", "+ X *---+", ROW_3 + 1, 12, "expected a corner (+ or .) or a blank, got '*'"),
        ("K  DW", "K  dW", ROW_2, 12, "expected | (a wall), D, X or a blank, got 'd'"),
        ("A   B   C   D", "A   B   D   C", 5, 14, "expected column letters"),
        ("     A   B   C   D\n", "", 5, 1, "expected the line of column letters here"),
        (" 2 |", " 3 |", ROW_2, 1, "expected the number of the row, 2, got '3'"),
        (" 2 |K   K  DW   W* |\n", "", ROW_2, 1, "expected a row of squares here"),
        ("   +   .   +   .   +\n", "", ROW_1 + 1, 1, "expected a border line here"),
        ("   +---+ D", " x +---+ D", ROW_2 + 1, 1, "expected three blanks before a border line, got ' x '"),
        ("|K   K* |", "|k   K* |", ROW_1, 5, "'k' is no room: expected one upper-case letter"),
        ("|K   K* |", "|    K* |", ROW_1, 8, "no wall between B1 and the outside"),
        ("|K   K* |", "|    *  |", ROW_1, 9, "'*' is no room: expected one upper-case letter"),
        ("|K   K* |", "| K  K* |", ROW_1, 6, "A1 lacks its room letter: expected it before 'K'"),
        ("|K   K* |", "|K?  K* |", ROW_1, 5, "with an arrow or nothing after the letter of A1, got '? '"),
        ("|K   K* |", "|B   K* |", ROW_1, 5, "room B of the drawing has no name under [rooms]"),
        ("2 |K   K  D", "2 |K   K* D", ROW_2, 9, "room Kitchen has two spawn squares, B1 and B2: expected one or none"),
        ("W#v|", "W#*|", ROW_1, 17, "the spawn square D1 is a hiding square too: expected one or the other"),
        ("W#v|", "W*#|", ROW_1, 17, "the spawn square D1 is a hiding square too: expected one or the other"),
        ("W#v|", "W# |", ROW_1, 17, "the hiding square D1 points nowhere: one of ^ v < > follows the #"),
        ("W#v|", "W#^|", ROW_1, 17, "the hiding square D1 points at the outside"),
        ("W   W#v|", "W#< W#v|", ROW_1, 13, "the hiding square C1 points at a wall, behind which is B1"),
        ("W   W#v|", "W#> W#v|", ROW_1, 13, "the hiding square C1 points at another hiding square, D1"),
        ("H#> H   H", "H   H#v H", ROW_3, 9, "the hiding square B3 points at the van"),
        ("W#v|", "W#v>", ROW_1, 20, "D1 has two fronts: expected one arrow after the #"),
        ("W#v|", "W<v|", ROW_1, 17, "D1 has two fronts: expected a # and one arrow"),
        ("W#v|", "Wv |", ROW_1, 17, "D1 has an arrow without a #"),
        ("|V  |", "|   |", 4, 0, "no van: a V with an X between it and a square of the house"),
        ("|V  |", "|V# |", ROW_4, 9, "expected nothing after the V of the van, got 'V# '"),
        ("|V  |", "|V  |V  |", ROW_4, 13, "a second van, C4, beside B4: expected one"),
        ("+ X +", "+---+", ROW_4, 9, "the van, B4, has no door: expected an X to a square of the house"),
        ("+ X +---+", "+ X + X +", ROW_3 + 1, 13, "this X joins no van"),
        ("|H#> H   H  |", "|H#> H   H  X", ROW_3, 16, "this X joins no van"),
        ("+ X +", "+ D +", ROW_3 + 1, 9, "a door between B3 and the van: expected a wall or the van door"),
        ("+ X +", "+   +", ROW_3 + 1, 9, "no wall between B3 and the van: expected a wall or the van door"),
        ("|H#> H   H  |", "DH#> H   H  |", ROW_3, 4, "a door between A3 and the outside"),
        ("|H#> H   H  |", "|H   H#> H  |", ROW_3, 9, "the van door opens on the hiding square B3"),
        ("|K   K* |W", "|K   K*  W", ROW_1, 12, "no wall and no door between C1 and B1, which are two rooms"),
        ("K  DW", "K  |W", ROW_1, 13, "no way leads from the van door to room Washroom"),
        ("   +   .   +   .   +\n", "   +---+---+   .   +\n", ROW_1, 5, "to A1, B1 of room Kitchen"),
        ("H  |\n", "H  |   |\n", ROW_3, 20, "a wall or door beside no square"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_drawing_is_told_with_its_line_and_column(
    old: str, new: str, line: int, column: int, words: str
) -> None:
    assert places(saying(validate(changed((old, new))), words)) == [(line, column, "drawing")]


def test_without_a_spawn_square_no_room_can_be_haunted() -> None:
    problem = validate(LODGE.replace("*", " "))[0]
    assert (problem.line, problem.field) == (4, "drawing")
    assert "no room can be haunted: expected a spawn square" in problem.message


BESIDE = (("+ X +---+\n 4     |V  |\n       +---+", "+---+---+"), ("H   H  |\n", "H   H  XV  |\n"))


def test_a_van_has_one_door() -> None:
    (problem,) = validate(changed(*BESIDE, ("+ D +---+---+\n", "+ D +---+ X +\n")))
    assert (problem.line, problem.column, problem.message) == (ROW_3, 16, "a second van door: expected one X")


@pytest.mark.parametrize("drawing", ["''", "'nothing here'", "'''\n     A\n   +---+\n'''"])
def test_a_drawing_that_is_none_is_refused(drawing: str) -> None:
    text = f'game = "evidence"\ntitle = "Nothing"\ndawn = 9\ndrawing = {drawing}\n[rooms]\n'
    (problem,) = validate(text)
    assert (problem.line, problem.message[:34]) == (4, "expected a line of column letters,")


def plain(columns: int, rows: int, winding: bool = False) -> str:
    """One hall with the van below its first square; a winding one is a single long way."""
    lines = ["     " + "   ".join([chr(ord("A") + column) for column in range(min(columns, 26))])]
    lines.append("   +" + "---+" * columns)
    for row in range(rows):
        cells = ["H* " if row == column == 0 else "H  " for column in range(columns)]
        lines.append(f"{row + 1:2} |{' '.join(cells)}|")
        gap = columns - 1 if row % 2 == 0 else 0
        wall = ["---" if winding and column != gap else "   " for column in range(columns)]
        lines.append(f"   +{'+'.join(wall)}+")
    lines[-1] = "   + X +" + "---+" * (columns - 1)
    lines += [f"{rows + 1:2} |V  |", "   +---+"]
    drawn = "\n".join(lines)
    return f"game = 'evidence'\ntitle = 'Plain'\ndawn = 9\ndrawing = '''\n{drawn}\n'''\n[rooms]\nH = 'Hall'\n"


@pytest.mark.parametrize(
    ("columns", "rows", "words"),
    [
        (26, 60, []),
        (27, 5, ["the house is too wide: expected 26 columns at most"]),
        (5, 61, ["the house is too high: expected 60 rows at most"]),
        (400, 3, ["the house is too wide: expected 26 columns at most"]),
    ],
)
def test_a_house_has_26_columns_and_60_rows_at_most(columns: int, rows: int, words: list[str]) -> None:
    assert [problem.message for problem in validate(plain(columns, rows))][:1] == words


@proves("EVI-TERM-08")
def test_no_square_is_more_than_120_steps_from_the_van_door() -> None:
    (problem,) = validate(plain(10, 14, winding=True))
    assert problem.message == "A1 is 139 steps from the van door: expected 120 at most"
    assert validate(plain(10, 12, winding=True)) == []


def test_a_text_beyond_all_measure_is_not_read() -> None:
    assert [problem.message for problem in validate("# " + "x" * 200_000)] == [
        "200002 characters: expected 200000 at most"
    ]


def test_all_mistakes_are_told_in_one_go_in_the_order_of_the_lines() -> None:
    text = changed(
        ("dawn = 12", 'dawn = "late"\ncolour = "red"'),
        ("W#v|", "W#^|"),
        ("K  DW", "K   W"),
        ("H#> H", "H#  H"),
        ("|V  |", "|V  |V  |"),
        ('K = "Kitchen"\n', ""),
    )
    assert places(validate(text)) == [
        (3, 0, "dawn"),
        (4, 0, "colour"),
        (8, 5, "drawing"),  # room K has no name
        (8, 17, "drawing"),  # the arrow of D1
        (10, 12, "drawing"),  # no wall between K and W
        (12, 5, "drawing"),  # no arrow at A3
        (14, 13, "drawing"),  # two vans
    ]


def test_lines_are_counted_in_the_file_however_the_text_begins() -> None:
    later = changed(("dawn = 12\n", "\n# A comment.\ndawn = 12\n"), ("'''\n     A", "'''\n\n     A"), ("W#v|", "W#^|"))
    assert places(validate(later)) == [(ROW_1 + 3, 17, "drawing")]
    assert places(validate(later.replace("\n", "\r\n"))) == [(ROW_1 + 3, 17, "drawing")]


def test_names_that_cannot_be_read_are_told_of_once() -> None:
    assert places(validate(LODGE[: LODGE.index("[rooms]")])) == [(1, 0, "rooms")]


def test_a_game_on_a_bad_map_is_refused_by_its_first_problem() -> None:
    text = changed(("W#v|", "W#^|"), ("|V  |", "|V  |V  |"))
    with pytest.raises(BadMap) as refused:
        game(text)
    assert str(refused.value) == str(validate(text)[0])
    assert str(refused.value).startswith("line 7, column 17, drawing: the hiding square D1 points at the outside")


@pytest.mark.parametrize("text", [LODGE, GATEHOUSE])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_players_finish_a_game_on_a_map_of_their_own(text: str, players: int) -> None:
    g = GAME.new(Options(players=players), text, "any")
    rng = Random(players)
    while g.outcome is None:
        role = g.waiting()[0]
        g.play(role, rng.choice(g.legal(role)))
    assert g.outcome.rule.startswith("EVI-WIN-")


def test_the_van_is_drawn_where_it_stands() -> None:
    assert " 3 | #  Hall . DLSM|" in GAME.draw(game(changed(*BESIDE)), (0,))
    assert "\n       |LSM|\n" in GAME.draw(game(LODGE), (0,))


def test_rooms_are_in_use_where_somebody_is_and_where_the_ghost_is_at_home() -> None:
    g = game(LODGE, players=3)
    assert uses(g) == {
        "visited": {"Hall": False, "Kitchen": False, "Washroom": False},
        "haunted": {"Kitchen": False, "Washroom": False},
    }
    do(g, "be Spirit", "dwell Kitchen")
    while g.waiting() != (0,):
        do(g, offers(g)[0])
    do(g, "stop", "refrain", "step B3")
    assert uses(g) == {
        "visited": {"Hall": True, "Kitchen": True, "Washroom": False},
        "haunted": {"Kitchen": True, "Washroom": False},
    }


def test_the_problems_on_the_page_are_those_of_its_map(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (shown,) = re.findall(r"```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    slips = [
        ("dawn = 20", "dawn = 2000"),
        ("H#>", "H# "),
        ("H   H   H  |\n   +---+---+   .", "H   H   H\n   +---+---+   ."),
    ]
    text = GATEHOUSE
    for right, wrong in slips:
        text = text.replace(right, wrong)
    monkeypatch.chdir(tmp_path)
    Path("gatehouse.toml").write_text(text)
    assert run(["validate", "gatehouse.toml"]) == 1
    assert capsys.readouterr().out == shown


def test_the_commands_on_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("gatehouse.toml").write_text(GATEHOUSE)
    commands = re.findall(r"^hauntbox (validate|simulate)(.*)$", PAGE, re.MULTILINE)
    assert len(commands) == 3
    for command, words in commands:
        quick = re.sub(r"(--play|--games) \d+", r"\1 2", words)
        assert run([command, *quick.split()]) == 0
