"""The bounds of Event-cards: who is spared, when they stop, and what is new by them. ECARD, EVT, ROOM, INS, DEC"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hauntbox.games.hunter13.content.story import Heed, Thing
from hauntbox.games.hunter13.rules.events.curses import Forfeit, Unhear, alarm, maiden, waste
from hauntbox.games.hunter13.rules.events.favours import Share
from hauntbox.games.hunter13.rules.events.forced import Drift, change_places, farthest
from hauntbox.games.hunter13.rules.hunters.fallen import fall
from hauntbox.games.hunter13.rules.items.carrying import to_hand
from hauntbox.games.hunter13.rules.mansion.arriving import Enter
from hauntbox.games.hunter13.rules.mansion.exploring import settle
from hauntbox.games.hunter13.rules.mansion.mapping import MapDoor
from hauntbox.games.hunter13.rules.story.story import read_clue
from hauntbox.games.hunter13.state import EAST, NOWHERE, OUT, WEST, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.manor import asked, beast, card, enter, manor, owned, room, turn

CORRIDOR, HALL, SALON, DINING = 38, 5, 6, 4


@proves("GHT-ECARD-53", "GHT-ICARD-18")
@pytest.mark.parametrize(
    ("before", "n", "items", "then", "told_of"),
    [(0, 2, "", 2, 1), (2, 2, "", 2, 0), (3, 2, "", 3, 0), (0, 2, "I-19", 0, 0)],
)
def test_the_higher_wasting_counts(before: int, n: int, items: str, then: int, told_of: int) -> None:
    g = manor(items=items)
    g.wasting[0] = before
    waste(g, 0, HALL, "finder", n)
    assert (g.wasting[0], told(g).count("wasting")) == (then, told_of)


@proves("GHT-ECARD-50", "GHT-ECARD-51")
@pytest.mark.parametrize(
    ("items", "fallen", "maidens"), [("", False, 0b101), ("I-19", False, 0b100), ("", True, 0b100)]
)
def test_the_iron_maiden_wounds_whoever_stands_without_the_key_of_tower(items: str, fallen: bool, maidens: int) -> None:
    g = manor(items=items)
    g.maiden = 0b100
    if fallen:
        g.status[0] = OUT
    maiden(g, 0, HALL, 2)
    assert (g.maiden, g.wasting[0]) == (maidens, 2 if maidens & 1 else 0)


@proves("GHT-INS-19")
@pytest.mark.parametrize(
    ("hand", "whisper", "offered"),
    [
        ("3 7 J", 7, ["discard 7", "pass"]),
        ("3 7 J", 11, ["pass"]),
        ("3 J", 7, ["pass"]),
        ("2 3", 2, ["discard 2", "pass"]),
    ],
)
def test_only_the_numeral_that_was_heard_may_go(hand: str, whisper: int, offered: list[str]) -> None:
    g = manor(hands=hand)
    g.whisper = whisper
    run(g, Unhear(0))
    assert offers(g) == offered
    assert why_not(g, "discard 3") == "GHT-INS-19"


@proves("GHT-DEC-32", "GHT-ECARD-30")
@pytest.mark.parametrize(
    ("weapon", "offered"), [(True, ["item I-15", "item I-16"]), (False, ["item I-3", "item I-15", "item I-16"])]
)
def test_a_weapon_is_destroyed_and_any_item_is_dropped(weapon: bool, offered: list[str]) -> None:
    g = manor(items="I-3 I-15 I-16")
    run(g, Forfeit(0, weapon))
    assert offers(g) == offered
    do(g, "item I-15")
    assert owned(g) == ["I-3", "I-16"]
    assert (g.items_out, g.lying[HALL], "destroyed" in told(g)) == (((14,), (), True) if weapon else ((), (14,), False))


@proves("GHT-ROOM-14")
@pytest.mark.parametrize(
    ("pile", "monster", "out"),
    [((3, 30, 5), 0, (3,)), ((3, 44, 5), 14, (3,)), ((3, 45, 5), NOWHERE, (3, 45, 5)), ((29, 4), NOWHERE, None)],
)
def test_the_alarm_calls_the_first_monster_and_other_cards_go_out(
    pile: tuple[int, ...], monster: int, out: tuple[int, ...] | None
) -> None:
    g = manor()
    g.event_pile, g.events_out = pile, ()
    g.rig("judge", 5)
    g.rig("black", 5, 5)
    alarm(g, 0, HALL, 3)
    g.settle()
    assert [n for n, lair in enumerate(g.lair) if lair == HALL] == ([monster] if monster >= 0 else [])
    if out is not None:
        assert (g.events_out, told(g).count("no effect")) == (out, len(out))


@proves("GHT-ROOM-14")
def test_without_any_card_the_alarm_is_silent() -> None:
    g = manor()
    g.event_pile = g.events_out = ()
    alarm(g, 0, HALL, 3)
    assert (g.agenda, told(g)) == ([], [])


@proves("GHT-EVT-02", "GHT-DEC-36")
def test_a_helping_hand_is_for_those_with_such_damage() -> None:
    g = manor(at="T-6", hurt="2 0 1", shaken="0 3")
    run(g, Share(0, HALL, 1, 1))
    assert offers(g) == ["treat Wren HP", "treat Volt MP", "treat Balm HP", "pass"]
    do(g, "treat Wren HP")
    assert (g.hurt[0], offers(g)) == (1, ["treat Volt MP", "pass"])


@proves("GHT-EVT-01", "GHT-EVT-02")
def test_a_card_lies_open_while_it_is_settled_and_goes_out_then() -> None:
    g = card(manor(pile="T-3 T-4 T-8 T-10"), "E-1")
    assert (g.shown, g.events_out) == ((0,), ())
    do(g, "tile T-4", "bottom", "top")
    assert (g.shown, g.events_out) == ((), (0,))


@proves("GHT-EVT-05", "GHT-EVT-01")
@pytest.mark.parametrize(("name", "monster"), [("E-30", NOWHERE), ("E-31", 0), ("E-45", 14), ("E-46", NOWHERE)])
def test_monsters_are_the_cards_from_31_to_45(name: str, monster: int) -> None:
    g = manor()
    g.rig("black", 5, 5)
    card(g, name, 9, 9, 9)
    assert [n for n, lair in enumerate(g.lair) if lair == HALL] == ([monster] if monster >= 0 else [])


# Fog and space --------------------------------------------------------------------------------------------------------


@proves("GHT-ECARD-56", "GHT-ECARD-13")
@pytest.mark.parametrize(
    ("left", "at", "new", "haunted", "there"),
    [
        (1, "T-39", "", "", "T-6"),
        (2, "T-39", "", "", "T-7"),
        (0, "T-39", "", "", "T-39"),
        (2, "T-6", "", "", "T-6"),
        (3, "T-39", "T-6", "", "T-6"),
        (3, "T-39", "", "T-6", "T-6"),
    ],
)
def test_the_fog_carries_so_far_and_ends_at_what_is_new_or_held(
    left: int, at: str, new: str, haunted: str, there: str
) -> None:
    g = manor(at=at, new=new, omens="E-24")
    if haunted:
        beast(g, "E-38", haunted)
    g.rig("judge", 5)
    g.rig("black", 5)
    run(g, Drift(0, CORRIDOR, EAST, left))
    assert room(g) == there
    if there not in (at, "T-39"):
        assert g.entered == WEST


@proves("GHT-ECARD-56")
@pytest.mark.parametrize("why", ["fallen", "shut"])
def test_the_fog_does_not_carry_the_fallen_or_through_shut_doors(why: str) -> None:
    g = manor(at="T-39")
    if why == "fallen":
        fall(g, 0)
    else:
        g.confined = 1 << CORRIDOR
    run(g, Drift(0, CORRIDOR, EAST, 2))
    assert room(g) == "T-39"


@proves("GHT-ECARD-35", "GHT-ECARD-32", "GHT-ECARD-34")
def test_the_farthest_are_others_who_stand() -> None:
    g = manor(at="T-39 T-6 T-5 T-5")
    assert farthest(g, 0) == [2, 3]
    assert farthest(manor(at="T-6", team="Wren Volt"), 0) == [1]
    fall(g, 3)
    assert (farthest(g, 0), farthest(g, 2)) == ([2], [0])
    g = manor(at="T-39 T-5 T-1", lay="T-39 T-6 T-7 T-5 T-1:0,0,0,2", team="Wren Volt Balm")
    assert farthest(g, 0) == [2]


@proves("GHT-ECARD-36", "GHT-ECARD-31")
@pytest.mark.parametrize("haunted", [True, False])
def test_whoever_is_put_beside_a_monster_stops_and_fights(haunted: bool) -> None:
    g = manor(at="T-6 T-5")
    if haunted:
        beast(g, "E-38", "T-5")
    change_places(g, 0, 1)
    assert (room(g), room(g, 1), g.moved, len(g.agenda)) == ("T-5", "T-6", haunted, 1 if haunted else 0)
    assert facts(g, "swaps") == (0, 1)


@proves("GHT-ECARD-08")
@pytest.mark.parametrize(("lay", "at", "asks"), [("T-12", "T-12", True), ("T-6", "T-6", False)])
def test_a_card_with_a_marker_is_played_where_one_fits(lay: str, at: str, asks: bool) -> None:
    g = card(manor(lay=lay, at=at), "E-22", 9)
    assert (asked(g)[1] == "MarkDoor", "no place" in told(g)) == (asks, not asks)


def blind(g: Mansion) -> Mansion:
    """No door leads out any more."""
    g.outward = (0,) * len(g.outward)
    return g


@proves("GHT-DEC-34", "GHT-ICARD-12")
def test_the_map_asks_for_a_tile_that_is_off_the_pile_and_has_a_place() -> None:
    g = manor(pile="T-3")
    assert list(MapDoor(0, 3, NOWHERE).waiting(g)) == []
    g.opened = (3,)
    assert list(MapDoor(0, 3, NOWHERE).waiting(g)) == [0]
    assert list(MapDoor(0, 3, NOWHERE).waiting(blind(g))) == []


# Something new --------------------------------------------------------------------------------------------------------


def hear() -> Mansion:
    g = manor()
    g.story, g.stale = replace(g.story, clues=(("a", 7),)), 9
    read_clue(g, Heed("entered", clue=0), 0, HALL)
    assert (facts(g, "clue"), g.clues, g.heard) == ((0, 7), 1, [1] * 4)
    return g


def lift() -> Mansion:
    g = manor()
    g.story, g.things, g.stale = replace(g.story, things=(Thing("urn", "the urn"),)), [HALL], 9
    to_hand(g, 0, 0)
    return g


def stale(g: Mansion) -> Mansion:
    g.stale = 9
    return g


def left_there() -> Mansion:
    g = stale(manor())
    settle(g, 0, HALL)
    return g


NEW: dict[str, Callable[[], Mansion]] = {
    "a tile opened": lambda: do(turn(stale(manor(at="T-6", lay="T-6", pile="T-5"))), "go east"),
    "a tile explored": lambda: enter(stale(manor(new="T-39", omens="E-24")), "T-39"),
    "cards settled": left_there,
    "a card shown": lambda: card(stale(manor()), "E-24"),
    "a clue read": hear,
    "a thing lifted": lift,
}


@proves("GHT-DEC-40")
@pytest.mark.parametrize("what", NEW)
def test_whoever_finds_something_new_has_no_reason_to_give_up(what: str) -> None:
    assert NEW[what]().stale == 0


@proves("GHT-FMT-09")
def test_what_a_scenario_does_at_an_entry_comes_before_the_tile_is_explored() -> None:
    g = manor(at="T-6", new="T-7", omens="E-24")
    g.story = replace(
        g.story, heeds=(Heed("entered", clue=0), Heed("left", clue=1)), clues=(("a", 0), ("b", 1)),
        by_trigger={"entered": (0,), "left": (1,)},
    )  # fmt: skip
    do(turn(g), "go east")
    order = [what for what in told(g) if what in ("clue", "moves", "explores")]
    assert (order, room(g)) == (["clue", "moves", "clue", "explores"], "T-7")
    fall(g, 1)
    run(g, Enter(1, CORRIDOR, "walk", WEST))
    assert room(g, 1) == "T-6"
    g.entered, g.extra = EAST, EAST
    run(g, Enter(2, SALON, "walk", WEST))
    assert (room(g, 2), g.entered, g.extra) == ("T-7", EAST, EAST)
    run(g, Enter(0, HALL, "walk", EAST))
    assert (room(g), g.entered, g.extra) == ("T-6", EAST, NOWHERE)
