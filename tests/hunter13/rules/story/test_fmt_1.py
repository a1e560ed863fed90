"""What a scenario file can say: Preparation, texts, triggers, tests. FMT, SCN"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.actions import ITEM_OF, TILE_OF
from hauntbox.games.hunter13.content import sheet_of, story_of, titles
from hauntbox.games.hunter13.content.story import Thing
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.items.carrying import to_hand
from hauntbox.games.hunter13.rules.mansion.tile_pile import may_lie
from hauntbox.games.hunter13.rules.story.story_tests import holds
from hauntbox.games.hunter13.rules.turn.setup import Started
from hauntbox.games.hunter13.state import Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, offers, run, why_not
from hunter13.fable import REST, sound
from hunter13.manor import enter
from hunter13.pictures import note, seen
from hunter13.progress import clues, count, set_count, set_flags
from hunter13.tale import down, fallen_now, happened, opening, tale


@proves("GHT-FMT-01")
def test_a_header_names_the_scenario_its_level_and_for_whom_it_is() -> None:
    text = sound('author = "Me"\nplayers = [2, 3]\nhost = true\nversion = 3\nlanguage = "de"')
    told_of = story_of(text, 2)
    assert (told_of.title, told_of.number, told_of.level, told_of.players, told_of.hosted) == (
        "A Test",
        0,
        0,
        (2, 3),
        True,
    )
    sheet = sheet_of(text)
    assert (sheet.author, sheet.version, sheet.language) == ("Me", 3, "de")
    assert str(titles()["places"]) == "1. Thirteen Places at Table (level 1)"


@proves("GHT-FMT-02", "GHT-SCN-02")
def test_tiles_are_left_out_set_aside_placed_fixed_drawn_and_buried() -> None:
    tiles = """[tiles]
placed = [{ tile = "T-17", turn = 1 }, { tile = "T-6", column = 2, row = -1 }]
unused = ["T-1", "T-19"]
fixed = ["T-5", "T-26", "T-35"]
random = 9
aside = { goal = ["T-40"], staged = ["T-3"], pair = ["T-16"] }
bury = { tiles = ["T-26", "T-35"], depth = 4 }
piles = { second = ["T-4"] }"""
    text = sound(rest=REST.replace('[tiles]\nplaced = [{ tile = "T-17" }]', tiles), more=LAYING)
    for seed in "abcd":
        g = opening(text, seed=seed)
        assert len(g.pile) == 12
        assert {TILE_OF["T-26"], TILE_OF["T-35"]} <= set(g.pile[-4:])
        assert TILE_OF["T-5"] in g.pile
        assert g.turned[TILE_OF["T-17"]] == 1
        assert g.cell[TILE_OF["T-6"]] - g.cell[TILE_OF["T-17"]] == 2 - 128
        assert not {TILE_OF[t] for t in ("T-1", "T-19", "T-40", "T-3", "T-16")} & set(g.pile)
    assert [may_lie(g, TILE_OF["T-4"], floor) for floor in range(3)] == [False, False, True]


LAYING = """
[[happenings]]
when = { on = "round-ends", from = 9 }
effects = [{ do = "lay", tile = "T-40" }, { do = "lay", tile = "T-3" }]
"""


@proves("GHT-FMT-03")
def test_a_tile_lies_only_on_the_floors_that_the_scenario_allows() -> None:
    floors = '[tiles]\nplaced = [{ tile = "T-17" }]\nfloors = { T-38 = ["basement"] }'
    text = sound(rest=REST.replace('[tiles]\nplaced = [{ tile = "T-17" }]', floors))
    g = tale(text)
    assert [may_lie(g, TILE_OF["T-38"], floor) for floor in range(3)] == [True, False, False]
    assert [may_lie(tale(sound()), TILE_OF["T-38"], floor) for floor in range(3)] == [True, True, True]


@proves("GHT-FMT-04")
def test_hunters_start_together_apart_or_where_they_like_and_a_class_may_begin() -> None:
    two = '[tiles]\nplaced = [{ tile = "T-17" }, { tile = "T-6", row = -1 }]'
    base = REST.replace('[tiles]\nplaced = [{ tile = "T-17" }]', two)
    split = base.replace(
        'tiles = ["T-17"]', 'tiles = ["T-17", "T-6"]\nplace = "split"\nfirst = "class"\nclass = "Mystic"'
    )
    g = opening(sound(rest=split))
    assert [g.at[role] for role in g.order] == [TILE_OF["T-17"], TILE_OF["T-6"], TILE_OF["T-17"]]
    assert g.who[g.order[0]] == 2
    chosen = base.replace('tiles = ["T-17"]', 'tiles = ["T-17", "T-6"]\nplace = "choose"')
    apart = GAME.new(Options(hunters=2, growth=0), sound(rest=chosen), "apart")
    assert isinstance(apart, Mansion)
    do(apart, "be Wren", "be Volt")
    assert (offers(apart), why_not(apart, "tile T-5")) == (["tile T-17", "tile T-6"], "GHT-SET-13")
    apart.events = []
    do(apart, "tile T-6", "tile T-17")
    assert [apart.at[role] for role in apart.order] == [TILE_OF["T-6"], TILE_OF["T-17"]]
    assert [event.facts[1] for event in apart.events if event.what == "moves"] == [TILE_OF["T-6"], TILE_OF["T-17"]]


@proves("GHT-FMT-05")
def test_event_cards_are_left_out_set_aside_fixed_and_drawn_by_kind() -> None:
    text = sound(
        more='[cards]\nunused = ["E-2"]\naside = ["E-40"]\nfixed = ["E-1", "E-50"]\nevents = 5\nmonsters = 3\ntraps = 2'
    )
    g = opening(text)
    pile = set(g.event_pile)
    assert {0, 49} <= pile
    assert not {1, 39} & pile
    kinds = (range(30), range(30, 45), range(45, 55))
    assert [len(pile & set(kind)) for kind in kinds] == [6, 3, 3]
    assert len(opening(sound()).event_pile) == 55


@proves("GHT-FMT-06")
def test_items_are_left_out_set_aside_and_given_at_the_start() -> None:
    g = opening(
        sound(more='[items]\nunused = ["I-1"]\naside = ["I-9"]\nfirst = ["I-4"]\nshared = ["I-5", "I-6", "I-7", "I-8"]')
    )
    got = [g.items[role] for role in g.order]
    want = [("I-4", "I-5", "I-8"), ("I-6",), ("I-7",)]
    assert got == [tuple([ITEM_OF[name] for name in row]) for row in want]
    assert not {ITEM_OF["I-1"], ITEM_OF["I-9"]} & set(g.item_pile)


@proves("GHT-FMT-07", "GHT-SCN-03")
def test_background_and_mission_are_read_to_all_before_play() -> None:
    g = tale(sound())
    run(g, Started())
    event = next(event for event in g.events or [] if event.what == "contents")
    assert event.to is None
    picture = seen(g, 0)
    assert [note(picture, f"note:{part}").text for part in ("background", "mission")] == ["Once.", "Now."]


# Clues ----------------------------------------------------------------------------------------------------------------


@proves("GHT-FMT-08", "GHT-SCN-04")
@pytest.mark.parametrize(
    ("hearers", "heard"), [("all", [1, 1, 1, 1]), ("finder", [1, 0, 0, 1]), ("host", [0, 0, 0, 1])]
)
def test_a_clue_is_read_once_when_its_trigger_comes_to_those_who_may_hear(hearers: str, heard: list[int]) -> None:
    clue = (
        f'[[clues]]\nname = "bell"\nwhen = {{ on = "entered", tile = "T-6" }}\ntext = "Ding."\nhearers = "{hearers}"\n'
    )
    g = tale(sound('[[counters]]\nname = "rung"\nlabel = "Rung"', clue + RING), at="T-5", host=True)
    enter(g, "T-7")
    assert clues(g) == []
    enter(g, "T-6")
    assert clues(g) == ["bell"]
    assert g.heard == heard
    letters = [seen(g, role).things.get("note:clue/1") for role in range(4)]
    if hearers == "all":
        g.story = replace(g.story, clues=g.story.clues * 2)
        g.heard = [3] * 4
        both = seen(g, 0)
        assert note(both, "note:clue/2").n > note(both, "note:clue/1").n  # in the journal the highest lies on top
        g.heard = heard
    assert [letter.name if letter else "" for letter in letters] == ["Bell" if bit else "" for bit in heard]
    said = [event for event in g.events or [] if event.what == "clue"]
    assert [g.story.texts[int(event.facts[1])] for event in said] == ["Ding."]
    assert [event.to for event in said] == [None if hearers == "all" else tuple([n for n in range(4) if heard[n]])]
    enter(g, "T-6")
    assert count(g, "rung") == 1


RING = 'effects = [{ do = "count", counter = "rung", by = 1 }]\n'
COUNTER = '[[counters]]\nname = "rung"\nlabel = "Rung"\nhigh = 9\n'


def heard_on(when: str, more: str = "", **given: Any) -> Mansion:
    """A counter rises when this happens."""
    text = sound(COUNTER, f"[[happenings]]\nwhen = {{ {when} }}\n{RING}{more}")
    return tale(text, **given)


@proves("GHT-FMT-09")
@pytest.mark.parametrize(
    ("when", "what", "number", "other"),
    [
        ('on = "gained", item = "I-9"', "gained", 8, 7),
        ('on = "used", item = "I-9"', "used", 8, 7),
        ('on = "given", item = "I-9"', "given", 8, 7),
        ('on = "lost", item = "I-9"', "lost", 8, 7),
        ('on = "card", card = "E-30"', "card", 29, 28),
        ('on = "card", every = 7', "card", 13, 14),
        ('on = "met", monster = "E-33"', "met", 2, 3),
        ('on = "escaped", monster = "E-33"', "escaped", 2, 3),
        ('on = "defeated", monster = "E-33"', "defeated", 2, 3),
        ('on = "made", ability = "WP"', "made", 3, 2),
        ('on = "missed", ability = "DX"', "missed", 1, 0),
        ('on = "known", clue = "first"', "known", 0, 1),
    ],
)
def test_a_trigger_waits_for_one_item_card_monster_ability_or_clue(
    when: str, what: str, number: int, other: int
) -> None:
    g = heard_on(when)
    happened(g, what, 0, other)
    assert count(g, "rung") == 0
    happened(g, what, 0, number)
    assert count(g, "rung") == 1


@proves("GHT-FMT-09")
@pytest.mark.parametrize("what", ["opened", "entered", "explored", "settled", "left", "stopped", "turn-ends"])
def test_a_trigger_waits_for_a_tile(what: str) -> None:
    g = heard_on(f'on = "{what}", tiles = ["T-6", "T-7"]')
    for where, rung in (("T-5", 0), ("T-7", 1), ("T-6", 2)):
        happened(g, what, 0, where=where)
        assert count(g, "rung") == rung


@proves("GHT-FMT-09")
def test_a_trigger_waits_for_a_class_a_round_a_number_of_tiles_or_for_all_together() -> None:
    g = heard_on('on = "entered", class = "Scientist"')
    happened(g, "entered", 0)
    assert count(g, "rung") == 0
    assert count(happened(g, "entered", 1), "rung") == 1
    g = heard_on('on = "round-begins", from = 3')
    assert count(happened(g, "round-begins", -1), "rung") == 0
    g.round = 3
    assert count(happened(g, "round-begins", -1), "rung") == 1
    g = heard_on('on = "tiles", from = 5')
    assert count(happened(g, "tiles"), "rung") == 0
    g.laid += (TILE_OF["T-3"],)
    assert count(happened(g, "tiles"), "rung") == 1
    g = heard_on('on = "gathered"', at="T-5 T-6")
    happened(g, "entered", 0, where="T-5")
    assert count(g, "rung") == 0
    enter(g, "T-6")
    assert count(g, "rung") == 1


@proves("GHT-FMT-09")
def test_a_counter_that_passes_a_number_is_a_trigger_and_the_fallen_set_off_nothing() -> None:
    when = 'when = { on = "reached", counter = "rung", from = 2 }'
    more = f'[[happenings]]\n{when}\neffects = [{{ do = "set", flag = "done" }}]\n'
    g = heard_on('on = "entered"', more)
    happened(g, "entered")
    assert g.flags == 0
    happened(g, "entered")
    assert g.flags == 1
    down(g, 0)
    happened(g, "entered")
    assert count(g, "rung") == 2


# Tests ----------------------------------------------------------------------------------------------------------------

TOP = '[[counters]]\nname = "rung"\nlabel = "Rung"\nhigh = 9\n[[things]]\nname = "bell"\nlabel = "a bell"\n'
THINGS = (
    '[[happenings]]\nwhen = {{ on = "start" }}\neffects = [{{ do = "carry", thing = "bell", at = "T-6" }}, '
    '{{ do = "mark", marker = "spot", at = "T-6" }}, {{ do = "count", counter = "rung", by = 1 }}]\n'
    '[[happenings]]\nwhen = {{ on = "turn-ends" }}\ntest = {{ {0} }}\neffects = [{{ do = "set", flag = "done" }}]\n'
)


def asking(test: str) -> Mansion:
    """Wren and Volt in T-6, Balm in T-5; the last test is the one."""
    return tale(sound(f'markers = ["spot"]\n{TOP}', THINGS.format(test)), at="T-6 T-6 T-5")


def is_so(g: Mansion) -> bool:
    heed = next(heed for heed in g.story.heeds if heed.on == "turn-ends")
    return holds(g, heed.test, 0, g.at[0])


def give_key(g: Mansion) -> None:
    g.items[0] = (ITEM_OF["I-6"],)


@proves("GHT-FMT-10")
@pytest.mark.parametrize(
    ("test", "change"),
    [
        ('clue = "first"', lambda g: setattr(g, "clues", 1)),
        ('knows = "first"', lambda g: g.heard.__setitem__(1, 1)),
        ('flag = "done"', lambda g: set_flags(g, "done")),
        ('counter = "rung", from = 2, to = 4', lambda g: set_count(g, "rung", 3)),
        ('owns = "key"', give_key),
        ('held = "I-9"', lambda g: g.items.__setitem__(2, (8,))),
        ('at = "T-7"', lambda g: g.at.__setitem__(0, TILE_OF["T-7"])),
        ("hunters_to = 2", lambda g: fallen_now(g, 1)),
        ("fallen_from = 1", lambda g: fallen_now(g, 1)),
        ("here_from = 3", lambda g: g.at.__setitem__(2, TILE_OF["T-6"])),
        ('explored = "T-25"', lambda g: setattr(g, "explored", g.explored | 1 << 24)),
        ('placed = "T-25"', lambda g: g.cell.__setitem__(24, 5)),
        ('marker = "spot", lies = "here"', lambda g: g.marker.__setitem__(0, g.at[0])),
        ('thing = "bell", lies_on = "first"', lambda g: g.things.__setitem__(0, g.at[0])),
        ('monster = "E-33"', lambda g: g.lair.__setitem__(2, 5)),
        ('carries = "bell"', lambda g: to_hand(g, 0, 0)),
        ('carried = "bell"', lambda g: to_hand(g, 0, 2)),
        ("round_from = 4", lambda g: setattr(g, "round", 4)),
        ("tiles_to = 3", lambda g: setattr(g, "laid", g.laid[:3])),
        ('all_at = "T-6"', lambda g: g.at.__setitem__(2, TILE_OF["T-6"])),
        ("gathered = true", lambda g: g.at.__setitem__(2, TILE_OF["T-6"])),
        ('not = { present = "Physician" }', lambda g: fallen_now(g, 2)),
        ('any = [{ flag = "done" }, { round_from = 5 }]', lambda g: set_flags(g, "done")),
        ('all = [{ flag = "done" }, { class = "Journalist" }]', lambda g: set_flags(g, "done")),
    ],
)
def test_a_test_holds_when_all_that_it_says_is_so(test: str, change: Any) -> None:
    g = asking(test)
    assert not is_so(g)
    change(g)
    assert is_so(g)


@proves("GHT-FMT-10", "GHT-SB-14")
@pytest.mark.parametrize(("test", "bearer"), [("carried", 2), ("carries", 0)])
def test_of_a_kind_of_which_everybody_has_one_a_single_one_carried_is_enough(test: str, bearer: int) -> None:
    g = asking(f'{test} = "bell"')
    g.story = replace(g.story, things=tuple([Thing("bell", "a bell", 0, 3)] * 3))
    g.things = [g.at[0]] * 3
    assert not is_so(g)
    to_hand(g, 1, bearer)
    assert is_so(g)


@proves("GHT-FMT-10")
def test_floors_and_the_actors_class_are_asked_for() -> None:
    assert is_so(asking('floor = "first", all_on = "first", class = "Journalist"'))
    assert not is_so(asking('floor = "second"'))
    assert not is_so(asking('class = "Scientist"'))
    g = asking('all_on = "first"')
    g.cell[g.at[2]] = 5
    assert not is_so(g)
