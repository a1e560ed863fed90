"""Scenarios that players write: every mistake is found, at its place; the pages about them are true. FMT"""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import fields

import scenario_pages
from hauntbox.cli.error_edge import run
from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.content import SHIPPED, sheet_effects, sheet_of, text_of, validate
from hauntbox.games.hunter13.content.sheet_tests import Test, When
from hauntbox.games.hunter13.content.survey.survey import WORDS
from hauntbox.games.hunter13.content.uses import uses
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.state import Mansion
from hauntbox.ledger import proves
from hauntbox.scenario_files.pages import BadMap
from hunter13.fable import sound

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "write-a-scenario.md").read_text()
HEARTH: str = re.findall(r"```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[0]


def changed(*changes: tuple[str, str]) -> str:
    text = HEARTH
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize("name", ["the page's", *SHIPPED])
def test_nothing_is_wrong_with_a_good_scenario(name: str) -> None:
    assert validate(HEARTH if name not in SHIPPED else text_of(name)) == []


TYPES = [
    ("level = 1", "level = 40", 4, "level", "expected a whole number from 0 to 12, got 40"),
    ("level = 1", "level = soon", 4, "", "not TOML: Invalid value"),
    ('author = "You"', 'autor = "You"', 6, "autor", "unknown field 'autor': did you mean author?"),
    ('do = "mark"', 'do = "marc"', 46, "clues.1.effects.1.do", "unknown do 'marc': did you mean mark?"),
    ('do = "mark", ', "", 46, "clues.1.effects.1.do", "missing: there are read, set, count"),
    ('on = "explored", tile = "T-25"', 'on = "exploded", tile = "T-25"', 44, "clues.1.when.on", "got \"exploded\""),
    ('tile = "T-25" }', 'tile = "T-52" }', 44, "clues.1.when.tile", "expected a room-tile, T-1 to T-42"),
    ("need = 6", "need = 1000", 58, "actions.1.effects.1.need", "expected a whole number from 0 to 99 or a table"),
    ('text = "By morning', 'txt = "By morning', 107, "endings.1.txt", "unknown field 'txt': did you mean text?"),
    ("two = 8, ", "", 71, "actions.2.effects.3.mp.two", "missing: expected a whole number from 0 to 99"),
    ('[contents]', '[content]', 10, "content", "did you mean contents?"),
]  # fmt: skip
MEANING = [
    ('placed = [{ tile = "T-17" }]', "", 16, "tiles.placed", "no tile lies at the start"),
    ('tiles = ["T-17"]', 'tiles = ["T-6"]', 23, "start.tiles.1", "T-6 is no start: it is not among tiles.placed"),
    ('"T-25", "T-29"', '"T-25", "T-1"', 18, "tiles.fixed.2", "T-1 is used twice: it is in tiles.unused already"),
    ('aside = ["E-32"]', 'aside = ["E-32"]\nfixed = ["E-31"]', 28, "cards.fixed.1", "E-31 is used twice"),
    ('"T-2", ', "", 17, "tiles.unused.4", "T-16 is left out, but T-2 needs it as its pair"),
    ("random = 10", "random = 90", 19, "tiles.random", "90 random tiles: only 28 are left"),
    ("random = 10", "random = 1", 16, "tiles", "5 tiles in the pile: expected 6 at least"),
    ('tile = "T-25" }', 'tile = "T-1" }', 44, "clues.1.when.tile", "can never happen: T-1 never lies in the mansion"),
    ('tile = "T-25" }', 'tile = "T-17" }', 44, "clues.1.when.tile", "T-17 lie explored from the start"),
    ('"defeated", monster = "E-32"', '"defeated", monster = "E-31"', 82, "happenings.2.when.monster", "E-31 is not in"),
    ('on = "round-ends"', 'on = "reached", counter = "frost", from = 20', 78, "happenings.1.when.from", "more than 12"),
    ('at = ["T-29"]', 'at = ["T-40"]', 56, "actions.1.at", "this can never be done: T-40 never lies in the mansion"),
    ('marker = "hearth", at', 'marker = "heart", at', 46, "clues.1.effects.1.marker", "did you mean hearth?"),
    ('do = "set", flag = "coals-found"', 'do = "set", flag = "coals-found", on = false', 57, "actions.1.test.not.flag",
     "is asked for, but nothing sets it"),
    ('flags = ["coals-found"]', 'flags = ["coals-found", "rain"]', 7, "flags.2", "nothing asks for the flag 'rain'"),
    ('clue = "boiler", not', 'clue = "bolier", not', 57, "actions.1.test.clue", "unknown clue 'bolier': did you mean"),
    ('at = ["marker hearth"]', 'at = ["marker heart"]', 68, "actions.2.at.1", "unknown marker 'heart'"),
    ('at = ["marker hearth"]', 'at = ["the roof"]', 68, "actions.2.at.1", "unknown place 'the roof'"),
    ('who = "finder"', 'who = "nobody"', 58, "actions.1.effects.1.passed.2.who", "unknown word 'nobody'"),
    ("sealed_relief = true", "sealed_releif = true", 30, "rules.sealed_releif", "did you mean sealed_relief?"),
    ("sealed_relief = true", "escape = 99", 30, "rules.escape", "it takes a number from 2 to 9"),
    ('text = "Light the hearth"', 'text = "  "', 67, "actions.2.text", "missing: expected some words"),
    ('name = "boiler"', 'name = "ashes"', 48, "clues.2", "'ashes' is there twice"),
    ('ending = "warm"', 'ending = "worm"', 83, "happenings.2.effects.1.ending", "did you mean warm?"),
    ('{ do = "end", ending = "warm" }', '{ do = "set", flag = "coals-found" }', 102, "endings.1", "'warm' never comes"),
    ('grade = "success"', 'grade = "failure"', 102, "endings", "no way to win"),
    ("points = 1\nbonus", "bonus", 102, "endings.1.points", "a success is worth Level Points"),
    ("by = 1", "by = 1, to = 3", 79, "happenings.1.effects.1", "expected either by or to"),
    ('place = "marker hearth or T-17"\n', "", 88, "enemy.place", "missing: expected the place to go to"),
]  # fmt: skip


@proves("GHT-FMT-22")
@pytest.mark.parametrize(("old", "new", "line", "field", "words"), [*TYPES, *MEANING])
def test_a_mistake_is_told_with_its_line_and_field(old: str, new: str, line: int, field: str, words: str) -> None:
    problems = validate(changed((old, new)))
    found = [(problem.line, problem.field) for problem in problems if words in problem.message]
    assert (line, field) in found, [str(problem) for problem in problems]


@proves("GHT-FMT-22")
def test_no_ending_that_fails_is_a_problem_and_so_is_a_button_that_tells_a_secret() -> None:
    lost = [('grade = "failure"', 'grade = "success"\npoints = 1')] * 2
    assert "no way to lose" in str(validate(changed(*lost))[0])
    lot = '[[lots]]\nname = "stone"\ntiles = ["T-25", "T-29"]\n\n[[things]]'
    secret = validate(changed(("[[things]]", lot), ('{ carries = "coals" }', '{ lot = "stone" }')))
    assert [problem.field for problem in secret] == ["actions.2.test"]
    assert "would tell what was drawn" in secret[0].message


RANDOM = "only among the random tiles, so not in every game; expected in tiles.fixed"


@proves("GHT-FMT-22")
@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('fixed = ["T-25", "T-29", "T-26", "T-39"]', 'fixed = ["T-25", "T-26", "T-39", "T-11"]',
         ["clues.2.when.tile", "actions.1.at"]),  # the boiler room is needed for the coals
        ('at = ["marker hearth"]\ntest = { carries', 'at = ["T-30", "T-31"]\ntest = { carries', ["actions.2.at"]),
        ('monster = "E-32", at = "here"', 'monster = "E-32", at = "T-30 or T-31"', ["actions.2.effects.3.at"]),
        ("test = { fallen_to = 0 }", 'test = { explored = "T-31" }', ["endings.1.bonus.1.test.explored"]),
        ("test = { fallen_to = 0 }", 'test = { all_at = "T-31" }', ["endings.1.bonus.1.test.all_at"]),
        ('at = ["T-29"]', 'at = ["T-29", "T-31"]', []),  # one of them is sure to come
        ('monster = "E-32", at = "here"', 'monster = "E-32", at = "T-31 or T-17"', []),
        ("random = 10\n", "", []),  # then all the others are in the pile
    ],
)  # fmt: skip
def test_a_room_of_the_story_is_in_every_game(old: str, new: str, found: list[str]) -> None:
    problems = validate(changed((old, new)))
    assert [problem.field for problem in problems] == found
    assert all([RANDOM in problem.message and problem.line > 1 for problem in problems])


@proves("GHT-FMT-22")
def test_a_room_that_a_random_one_brings_is_not_in_every_game_either() -> None:
    stairs = ('"T-14", "T-15", "T-16", "T-19"', '"T-14", "T-15", "T-1", "T-19"')
    unused = ('unused = ["T-1", "T-2", ', "unused = [")
    aside = ("placed = [", 'aside = { pair = ["T-16"] }\nplaced = [')
    wine = ('at = ["T-29"]', 'at = ["T-16"]')
    assert [p.field for p in validate(changed(unused, stairs, aside, wine))] == ["actions.1.at"]
    fixed = ('"T-29", "T-26"', '"T-29", "T-2", "T-26"')
    assert validate(changed(unused, stairs, aside, wine, fixed)) == []


MELTS = ("by = 1 }]\n\n[[happenings]]", "by = -1 }]\n\n[[happenings]]")  # by itself
THAWED = ("by = 1 }]\n\n[[endings]]", "by = -1 }]\n\n[[endings]]")  # by the power of the fallen
LEAPS = ('counter = "frost", by = 1 }]\n\n[[happenings]]', 'counter = "frost", to = 12 }]\n\n[[happenings]]')
FROM_12 = ("high = 12", "start = 12\nhigh = 12")
FROM_5 = ("high = 12", "start = 5\nhigh = 12")
TO_2 = ('test = { counter = "frost", from = 12 }', 'test = { counter = "frost", to = 2 }')


@proves("GHT-FMT-22")
@pytest.mark.parametrize(
    ("changes", "found", "words"),
    [
        ([MELTS, THAWED], [(90, "enemy.goal.any.1.from"), (112, "endings.2.test.from")], "never shows more than 0"),
        ([("high = 12", "high = 11")], [(90, "enemy.goal.any.1.from"), (112, "endings.2.test.from")], "more than 11"),
        ([TO_2, FROM_5], [(113, "endings.2.test.to")], "never shows less than 5"),
        ([TO_2, FROM_5, MELTS], [], ""),
        ([TO_2, FROM_5, THAWED], [], ""),
        ([FROM_12, MELTS, THAWED], [], ""),
        ([LEAPS, THAWED], [], ""),
    ],
)
def test_a_counter_can_come_to_the_number_that_is_waited_for(
    changes: list[tuple[str, str]], found: list[tuple[int, str]], words: str
) -> None:
    problems = validate(changed(*changes))
    assert [(problem.line, problem.field) for problem in problems] == found
    assert all([words in problem.message for problem in problems])


@proves("GHT-FMT-22")
@pytest.mark.parametrize(
    ("told", "is_open"), [("true", True), ("false", False), ("{ two = 0, three = 1, four = 1 }", False)]
)
def test_a_button_may_ask_for_a_hunter_who_was_drawn_only_if_that_hunter_is_told(told: str, is_open: bool) -> None:
    lot = f'[[lots]]\nname = "cold"\nhunters = true\ntold = {told}\n\n[[things]]'
    problems = validate(changed(("[[things]]", lot), ('{ carries = "coals" }', '{ lot = "cold" }')))
    assert [problem.field for problem in problems] == ([] if is_open else ["actions.2.test"])


def test_a_room_that_no_way_leads_to_is_a_problem() -> None:
    floors = '[tiles.floors]\nT-26 = ["basement"]\n\n[start]'
    problems = validate(changed(("[start]", floors)))
    assert [problem.field for problem in problems] == ["tiles.fixed.3"]
    assert "no way leads to a floor where it may lie" in problems[0].message


@proves("GHT-FMT-23")
def test_a_scenario_is_one_text_and_is_played_by_it() -> None:
    g = GAME.new(Options(hunters=3), HEARTH, "hearth")
    assert isinstance(g, Mansion)
    again = GAME.codec.load(GAME.codec.save(g))
    assert isinstance(again, Mansion)
    assert again.story.title == "The Cold Hearth"
    bare = sheet_of(sound())  # a text that says no more than it must
    assert (bare.author, bare.version, bare.language, bare.host) == ("", 1, "en", False)
    with pytest.raises(BadMap, match="level: expected a whole number"):
        GAME.new(Options(), changed(("level = 1", "level = 40")), "hearth")


def test_the_example_can_be_played_to_its_end() -> None:
    ended = set()
    for seed in range(8):
        g = GAME.new(Options(hunters=2 + seed % 3), HEARTH, str(seed))
        rng = Random(seed)
        while g.outcome is None:
            role = rng.choice(list(g.waiting()))
            g.apply(role, rng.choice(g.legal(role)))
        assert isinstance(g, Mansion)
        ended.add(g.result)
        assert sum(uses(g)["ended by"].values()) <= 1
    assert ended


@proves("GHT-FMT-22")
def test_play_tests_tell_what_came_up() -> None:
    g = GAME.new(Options(hunters=3), HEARTH, "1")
    assert isinstance(g, Mansion)
    g.clues, g.seen, g.result = 1, 1 | 4, 0
    g.did = ((0, 1, 1, 1),)
    g.explored |= 1 << 24
    found = uses(g)
    assert found["read"] == {"ashes": True, "boiler": False}
    assert found["set off"] == {"round-ends (1)": True, "defeated (2)": False}
    assert found["done"] == {"rake": True, "light": False, "breathe": False}
    assert found["explored"]["T-25 Kitchen"]
    assert not found["explored"]["T-29 Boiler Room"]
    assert found["ended by"] == {"warm": True, "frozen": False, "nobody": False}


# Pages ----------------------------------------------------------------------------------------------------------------


def test_the_pages_and_the_schema_are_those_that_the_files_make() -> None:
    stale = [path.name for path, text in scenario_pages.made().items() if path.read_text() != text]
    assert not stale, f"{stale}: run tools/scenario_pages.py"


def literals(hint: Any) -> list[str]:
    if get_origin(hint) is Literal:
        return [str(word) for word in get_args(hint)]
    return [word for each in get_args(hint) for word in literals(each)]


STRUCTS = [kind for kind, _ in scenario_pages.PARTS] + [When, Test, *get_args(sheet_effects.Deed)]


@pytest.mark.parametrize("kind", STRUCTS, ids=[kind.__name__ for kind in STRUCTS])
def test_the_page_lists_every_word_that_a_field_takes(kind: Any) -> None:
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        if field.name != "on":  # has a table of its own
            for word in literals(hints[field.name]):
                row = next(
                    line for line in PAGE.splitlines() if f"`{field.encode_name}`" in line and f"`{word}`" in line
                )
                assert "Words: " in row or f"`{word}`:" in row


def test_the_page_tells_who_and_where_may_be_meant() -> None:
    for word in (*WORDS, "at PLACE", "on FLOOR", "carrier NAME", "lot NAME", "class CLASS", "holder I-n"):
        assert f'"{word}"' in PAGE, word
    for word in ("here", "hunter", "marker NAME", "thing NAME", "lot NAME", "monster E-n"):
        assert f'"{word}"' in PAGE, word


def test_the_program_prints_the_committed_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "hunter13"]) == 0
    assert capsys.readouterr().out == scenario_pages.SCHEMA.read_text()


def test_no_two_scenarios_are_alike() -> None:
    near = {(one, other): scenario_pages.alike(one, other) for one, other in combinations(SHIPPED, 2)}
    assert max(near.values()) <= scenario_pages.MOST_ALIKE, max(near, key=lambda pair: near[pair])


def test_every_trigger_and_effect_of_the_page_is_used_by_some_scenario() -> None:
    used = set().union(*[scenario_pages.marks(name) for name in SHIPPED])
    assert len([mark for mark in used if mark.startswith("on ")]) >= 25
    assert len([mark for mark in used if mark.startswith("do ")]) >= 30


def test_what_the_page_says_of_mistakes_is_said() -> None:
    told = validate(changed(("level = 1", "level = 40"), ('do = "mark"', 'do = "marc"')))
    said = re.findall(r"^hearth\.toml:.*", PAGE, re.MULTILINE)
    assert [f"hearth.toml:{p.line}: {p.field}: {p.message}" for p in told] == said[:2]
    missed = ('do = "set", flag = "coals-found"', 'do = "set", flag = "coals-found", on = false')
    told = validate(changed(('tile = "T-25" }', 'tile = "T-1" }'), missed))
    assert [f"hearth.toml:{p.line}: {p.field}: {p.message}" for p in told] == said[2:]
