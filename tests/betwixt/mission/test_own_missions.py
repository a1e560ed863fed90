"""Missions that players write: every mistake is found, at its place; the page about them is true. MIS"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from betwixt.missions import HEAD, TAIL, say, texts, written
from betwixt.scenes import BILL, do, rig, run, told
from hauntbox.games.betwixt.actions import STRUCTS
from hauntbox.games.betwixt.cards.fate import EVENT
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.content.mission import NOTHING
from hauntbox.games.betwixt.content.reader import SHIPPED, mission_of, text_of, titles, validate
from hauntbox.games.betwixt.content.sheet import Sheet
from hauntbox.games.betwixt.content.sheet_effects import Deed
from hauntbox.games.betwixt.content.sheet_tests import NARROWED, Test, Trigger
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.flow import FRAMES
from hauntbox.games.betwixt.rules.explore.starting import begin
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.mission.running import VERBS
from hauntbox.games.betwixt.state import ACTIVE, Farm, survey
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.wire import Outcome
from hauntbox.ledger import proves
from hauntbox.scenario_files.pages import BadMap, schema

PAGE = (Path(__file__).parents[3] / "docs" / "write-a-mission.md").read_text()
PUMP: str = re.findall(r"```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[0]
CODEC = Codec("betwixt", 1, Farm, FRAMES, (*STRUCTS, Outcome), wake=survey)


@proves("TGB-MIS-02", "TGB-MIS-03", "TGB-MIS-04", "TGB-MIS-21", "TGB-MIS-28", "TGB-DRAW-21", "TGB-DRAW-22", "TGB-MA-08")
@pytest.mark.parametrize("name", ["the page's", *SHIPPED])
def test_nothing_is_wrong_with_a_good_mission(name: str) -> None:
    assert validate(PUMP if name not in SHIPPED else text_of(name)) == []


MISTAKES = [
    ("level = 1", "level = 10", "level", "expected a whole number from 1 to 9, got 10"),
    ("title = ", "titel = ", "titel", "unknown field 'titel': did you mean title?"),
    ('do = "hold"', 'do = "hodl"', "happenings.4.effects.3.do", "unknown do 'hodl': did you mean hold?"),
    ('on = "door-opened"', 'on = "door-open"', "happenings.2.when.on", 'got "door-open"'),
    ('tiles = ["1", ', 'tiles = ["21", ', "tiles.1", "expected a map tile, 1 to 20, or a Secret Room, S1 to S3"),
    ('counter = "water", by = 1', 'counter = "watr", by = 1', "happenings.2.effects.1.counter", "did you mean water?"),
    ('flag = "valve" }\n', 'flag = "valves" }\n', "happenings.5.test.flag", "'valves': did you mean valve?"),
    ('text = "opening" }', 'text = "openin" }', "happenings.1.effects.1.text", "did you mean opening?"),
    ('monster = "Farmhand"', 'monster = "Farmhands"', "monsters.2.spawns.1.monster", "did you mean Farmhand?"),
    ('card = "Glow Stick"', 'card = "Glowstick"', "treasures.1.b.1.card", "did you mean Glow Stick?"),
    ('"Baseball Bat"]', '"Basebal Bat"]', "equipment.picks.1.cards.2", "did you mean Baseball Bat?"),
    ('action = "close" },', 'action = "shut" },', "happenings.4.effects.4.action", "there are close"),
    ('tile = "8", monsters', 'tile = "9", monsters', "happenings.4.effects.2.tile", "unknown place '9'"),
    ('fight = "8"', 'fight = "12"', "happenings.7.when.fight", "unknown fight '12'"),
    ('who = "it", amount', 'who = "they", amount', "happenings.6.effects.2.who", "unknown person 'they'"),
    ("monsters = [1, 2]", "monsters = [1, 3]", "bag.monsters.2", "the table `monsters` has no token 3"),
    ("treasures = [1]", "treasures = [2]", "bag.treasures.1", "the table `treasures` has no token 2"),
    ('walls = "E"', 'walls = "NE"', "start.walls", "tile 1 has no door left"),
    ('walls = "E"', 'spaces = ["A1", "C1"]', "start.spaces", "only 1 of them are floor of tile 1"),
    ("token = 2", "token = 1", "monsters.2.token", "1 stands there twice"),
    ('flags = ["valve"]', 'flags = ["valve", "valve"]', "flags", "'valve' stands there twice"),
    ('do = "win", text = "dry"', 'do = "lose", text = "dry"', "happenings", "nothing wins this mission"),
    ('do = "objective", number = 2', 'do = "objective", number = 3', "objectives.2", "nothing opens objective 2"),
    ('on = "start"', 'on = "start", tile = "1"', "happenings.1.when.tile", "`start` knows no 'tile'"),
    (', number = 9 }', " }", "happenings.3.when", "`counter-reaches` needs 'number'"),
    ('{ do = "hold", round = 4 }', '{ do = "join", guest = "Penny", tile = "8" }', "happenings.4.effects.3.guest",
     "unknown guest 'Penny': there are none"),
    ('{ do = "hold", round = 4 }', '{ do = "modify", what = "armor", by = 1 }', "happenings.4.effects.3.what",
     "'armor' is a monster's"),
    ('limit = 2', 'limit = 2\npay = "Sneakers"', "actions.1.pay", "'Sneakers' is no item"),
    ('{ do = "hold", round = 4 }', '{ do = "wait" }', "happenings.4.effects.3", "there are no teams"),
    ('{ do = "hold", round = 4 }', '{ do = "teams", tiles = ["1", "2"] }', "happenings.4.effects.3",
     '`teams` belongs to a rule'),
    ('on = "door-opened"', 'on = "merged"', "happenings.2.when", "there are no teams"),
    ('on = "door-opened"', 'on = "knocked-out", who = "last-of-team"', "happenings.2.when", "there are no teams"),
    ('test = { flag = "valve" }', 'test = { one_team = true }', "happenings.5.test", "there are no teams"),
    ('walls = "E"', 'spaces = ["C1", "D1", "A1"]', "start.spaces", "only 1 of them are floor of tile 1"),
    ('tiles = ["2", "3", "7", "8"]', 'tiles = ["2", "3", "7", "4"]', "bag.tiles.4", "unknown tile '4'"),
]  # fmt: skip


@proves("TGB-MIS-02", "TGB-MIS-03", "TGB-MIS-04", "TGB-MIS-28", "TGB-DRAW-21", "TGB-DRAW-22", "TGB-MA-08")
@pytest.mark.parametrize(("old", "new", "field", "message"), MISTAKES)
def test_a_mistake_is_told_with_its_line_and_field(old: str, new: str, field: str, message: str) -> None:
    assert old in PUMP
    problems = validate(PUMP.replace(old, new, 1))
    found = [problem for problem in problems if problem.field == field and message in problem.message]
    assert found, problems
    if field not in ("happenings", "objectives.2", "happenings.3.when"):
        assert found[0].line == line_of(PUMP.replace(old, new, 1))


@proves("TGB-MIS-21", "TGB-MIS-28", "TGB-MIS-04")
@pytest.mark.parametrize(
    ("name", "old", "new", "field", "message"),
    [
        (
            "house_of_many_doors",
            'who = "one", amount',
            'who = "Penny", amount',
            "who",
            "Penny is a guest, and has no FP",
        ),
        ("mirror_maze", 'tiles = ["17", "20"] }', 'tiles = ["20", "17"] }', "tiles", "on the start tile, 17"),
        ("mirror_maze", '{ do = "teams", tiles = ["17", "20"] },', "", "", "there are no teams"),
        (
            "the page's",
            'number = 2\nlabel = "Cl',
            'number = 3\nlabel = "Cl',
            "objectives",
            "numbered [1, 3], not from 1 on",
        ),
        ("the page's", '"objective", number = 2', '"objective", number = 3', "number", "there is no objective 3"),
    ],
)
def test_what_does_not_fit_together_is_found(name: str, old: str, new: str, field: str, message: str) -> None:
    text = PUMP if name not in SHIPPED else text_of(name)
    assert old in text
    found = [problem for problem in validate(text.replace(old, new, 1)) if message in problem.message]
    assert found
    assert found[0].field.endswith(field)


@proves("TGB-DRAW-21", "TGB-DRAW-22")
@pytest.mark.parametrize(
    ("bag", "messages"),
    [("events = 1", ["there are no events"]), ("machines = 1", ["there is nothing in `vending`"]), ("", [])],
)
def test_a_bag_has_no_surprises_and_machines_that_nobody_has_written(bag: str, messages: list[str]) -> None:
    text = HEAD.format(number="1") + TAIL.replace("[bag]", f"[bag]\n{bag}")
    assert [problem.message for problem in validate(text)] == messages


@proves("TGB-MIS-03")
def test_three_spaces_to_start_on_are_enough() -> None:
    assert validate(PUMP.replace('walls = "E"', 'spaces = ["A1", "B1", "C1", "A2"]', 1)) == []
    some = validate(PUMP.replace('walls = "E"', 'spaces = ["C1", "D1"]', 1))
    assert [problem.message for problem in some] == ["only 0 of them are floor of tile 1"]


@proves("TGB-MIS-42")
def test_what_brings_nothing_has_no_script() -> None:
    rule = 'on = "stuck" | { do = "if", test = { flag = "seen" }, then = [{ do = "bucks", amount = 1 }] }'
    scripts = mission_of(written(rule)).scripts
    ((_, _, then, otherwise),) = [deed for script in scripts for deed in script if deed[0] == "if"]
    assert (scripts[then], otherwise) == ((("bucks", 1),), NOTHING)


def line_of(text: str) -> int:
    """Where the statement begins that is different."""
    lines = text.split("\n")
    n = next(n for n, (old, new) in enumerate(zip(PUMP.split("\n"), lines, strict=False)) if old != new)
    while lines[n].startswith(" "):
        n -= 1
    return n + 1


def test_all_mistakes_are_told_at_once_by_line() -> None:
    text = PUMP.replace('counter = "water", by = 1', 'counter = "w", by = 1').replace('text = "pump"', 'text = "p"')
    problems = validate(text)
    assert [problem.field for problem in problems] == ["happenings.2.effects.1.counter", "happenings.4.effects.1.text"]
    assert problems[0].line < problems[1].line


def test_a_file_with_mistakes_is_not_played() -> None:
    with pytest.raises(BadMap, match="nothing wins"):
        mission_of(PUMP.replace('do = "win"', 'do = "lose"'))


def test_editors_get_a_schema_with_every_word() -> None:
    text = str(schema(Sheet, "A mission"))
    assert all(f"'{deed.__struct_config__.tag}'" in text for deed in get_args(Deed))


def test_the_page_names_every_word() -> None:
    words = [deed.__struct_config__.tag for deed in get_args(Deed)]
    words += [*get_args(Trigger), *[name.rstrip("_") for name in Test.__struct_fields__]]
    words += [field for fields in NARROWED.values() for field in fields]
    assert [word for word in words if f"`{word}`" not in PAGE] == []


def test_every_word_is_built() -> None:
    words = {str(deed.__struct_config__.tag) for deed in get_args(Deed)}
    assert words == set(VERBS)
    assert set(VERBS) <= words


def test_a_shipped_mission_has_its_title() -> None:
    assert titles()["long_driveway"].name == "1. The Long Driveway"


# The page's mission is played ---------------------------------------------------------------------------------------


def pumping() -> Farm:
    """Bill and Joan in the booth, the tile just placed."""
    g = Farm()
    g.seed, g.events = "pump", []
    begin(g, PUMP)
    g.settle()
    g.agenda.clear()
    g.laid += ((TILE_OF["8"], 0, 30, 0),)
    survey(g)
    goal = next(place for place in range(64) if g.map.tiles[TILE_OF["8"]].goal >> place & 1)
    for fm, place in ((0, goal), (1, goal + 1)):
        g.at[fm], g.post[fm], g.pool[fm] = TILE_OF["8"] * 64 + place, ACTIVE, 6
    return g


def test_the_pages_mission_starts_as_it_says() -> None:
    g = pumping()
    assert (g.purse, g.objective, texts(g), g.walled) == (3, 1, ["opening"], 0b10)
    assert len(g.bags[0]) == 4 + 2 + 1 + 4 + 2 + 1 + 2 + 1


def test_the_pages_clock_runs() -> None:
    g = pumping()
    for _ in range(8):
        say(g, "door-opened")
    assert (g.counters, g.outcome) == ((8,), None)
    rig(g, event=2)
    say(g, "token-resolved", EVENT, 0)
    do(g, "option 1")
    assert (g.counters, g.purse) == ((6,), 1)
    for _ in range(3):
        say(g, "door-opened")
    assert g.outcome is not None
    assert texts(g)[-1] == "drowned"


def test_the_pages_valve_is_closed_twice() -> None:
    g = pumping()
    say(g, "tile-placed", TILE_OF["8"])
    assert [MONSTERS[kind].name for kind in g.kind[6:]] == ["Stilt Walker", "Stilt Walker"]
    assert (g.objective, g.held) == (2, 4)
    fight(g)
    g.agenda = g.agenda[:1]  # after the preparation
    for _ in range(2):
        run(g, Activate(BILL))
        do(g, "special 1")
        if g.ending == -1:
            do(g, "end")
    assert told(g, "xp") == [(BILL, 1)]
    while g.waiting():
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g)[-1], told(g, "bucks")[-1]) == ("TGB-END-09", "dry", (5,))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["the page's", "long_driveway"])
def test_a_mission_played_at_random_ends(name: str, seed: int) -> None:
    dice = Random(seed)
    g = Farm()
    g.seed = f"{name} {seed}"
    begin(g, PUMP if name not in SHIPPED else name)
    g.settle()
    for n in range(4000):
        if not g.waiting():
            break
        (role,) = g.waiting()
        acts = g.legal(role)
        assert 0 < len(acts) <= 64
        if n % 37 == 0:
            assert CODEC.load(CODEC.save(g)) == g
            assert g.clone() == g
        g.apply(role, dice.choice(acts))
    assert g.outcome is not None
