"""The bounds of what scenarios wait for, of free actions, and of what is done to hunters. FMT, SCN, SO, SA, SB"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauntbox.games.hunter13.actions import DO
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import Act, Counter, Heed, Lot
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.hunters.points import hp, mp
from hauntbox.games.hunter13.rules.story import story_verbs as verbs
from hauntbox.games.hunter13.rules.story.story import ended, happen, hearers_of, is_meant
from hauntbox.games.hunter13.rules.story.story_acts import can_pay, forget_visit, is_spent, pay_time, perform
from hauntbox.games.hunter13.rules.story.story_asks import Accuse, SpendCard
from hauntbox.games.hunter13.state import HUNTER, NOBODY, NOWHERE, OUT, Mansion
from hauntbox.kernel.wire import Outcome
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told
from hunter13.manor import manor, owned

CORRIDOR, HALL, SALON, DINING = 38, 5, 6, 4
ZOMBIE, ROBOT = 7, 9
HERE = (("tile", SALON),)


def tell_of(g: Mansion, **given: object) -> Mansion:
    g.story = replace(g.story, **given)  # type: ignore[arg-type]
    return g


# Triggers and clues ---------------------------------------------------------------------------------------------------


def heed(**given: object) -> Heed:
    return Heed(**{"on": "entered", **given})  # type: ignore[arg-type]


@proves("GHT-SCN-04", "GHT-SO-09")
@pytest.mark.parametrize(
    ("given", "role", "tile", "number", "meant"),
    [
        ({}, 0, HALL, -1, True),
        ({"tiles": 1 << HALL}, 0, HALL, -1, True),
        ({"tiles": 1 << HALL}, 0, SALON, -1, False),
        ({"tiles": 1 << 41}, 0, NOWHERE, -1, False),
        ({"who": 1}, 0, HALL, -1, True),
        ({"who": 3}, 0, HALL, -1, False),
        ({"who": 3}, NOBODY, HALL, -1, False),
        ({"on": "card", "every": 7}, 0, HALL, 13, True),
        ({"on": "card", "every": 7}, 0, HALL, 14, False),
        ({"on": "card", "number": 4}, 0, HALL, 4, True),
        ({"on": "card", "number": 4}, 0, HALL, 3, False),
        ({"on": "round-begins", "least": 2}, NOBODY, NOWHERE, -1, False),
        ({"on": "round-begins", "least": 1}, NOBODY, NOWHERE, -1, True),
    ],
)
def test_a_trigger_is_meant_by_tile_class_number_and_time(
    given: dict[str, object], role: int, tile: int, number: int, meant: bool
) -> None:
    g = tell_of(manor(), heeds=(heed(**given),))
    assert is_meant(g, 0, role, tile, number) == meant


@proves("GHT-MODE-09", "GHT-HID-09")
@pytest.mark.parametrize(
    ("hearers", "host", "who"),
    [
        ("all", False, [0, 1]),
        ("finder", False, [1]),
        ("host", False, []),
        ("host", True, [2]),
        ("finder", True, [1, 2]),
    ],
)
def test_a_clue_is_heard_by_all_by_its_finder_or_by_the_host(hearers: str, host: bool, who: list[int]) -> None:
    g = manor(team="Wren Volt", host=host)
    assert hearers_of(g, heed(hearers=hearers), 1) == who


@proves("GHT-SO-07")
@pytest.mark.parametrize(("at", "rung"), [("T-6 T-6", True), ("T-7 T-6", False)])
def test_all_together_is_a_trigger_when_all_hunters_are_there(at: str, rung: bool) -> None:
    g = tell_of(
        manor(at=at, team="Wren Volt"), heeds=(heed(on="gathered", clue=NOWHERE),), by_trigger={"gathered": (0,)}
    )
    happen(g, "entered", 1, HALL)
    assert (len(g.agenda) == 1) == rung


@proves("GHT-FMT-19", "GHT-END-01")
def test_a_game_that_is_over_has_ended() -> None:
    g = manor()
    assert not ended(g)
    g.outcome = Outcome("GHT-END-01", (0.0,) * 4)
    assert ended(g)


# Actions --------------------------------------------------------------------------------------------------------------


def act(**given: object) -> Act:
    return Act(**{"name": "pray", "text": 0, "script": NOTHING, **given})  # type: ignore[arg-type]


@proves("GHT-FMT-12")
@pytest.mark.parametrize(
    ("cost", "moves", "points", "pays"),
    [("step", 1, 0, True), ("step", 0, 1, False), ("point", 0, 1, True), ("point", 2, 0, False), ("", 0, 0, True)],
)
def test_an_action_is_paid_by_whoever_has_the_points(cost: str, moves: int, points: int, pays: bool) -> None:
    g = manor()
    g.moves, g.points = moves, points
    assert can_pay(g, act(cost=cost), 0) == pays
    assert not can_pay(g, act(cost=cost, items=(3,)), 0)


@proves("GHT-FMT-12", "GHT-FMT-17")
@pytest.mark.parametrize(
    ("cost", "enemy", "moves", "points", "moved", "fought"),
    [
        ("step", False, 1, 1, False, False),
        ("point", False, 2, 0, False, False),
        ("stop", False, 0, 1, True, False),
        ("stop", True, 0, 1, True, True),
        ("turn", False, 0, 1, True, True),
        ("", True, 2, 1, False, False),
    ],
)
def test_what_an_action_costs_is_taken(
    cost: str, enemy: bool, moves: int, points: int, moved: bool, fought: bool
) -> None:
    g = manor()
    if enemy:
        fall(g, 0)
        change_side(g, 0)
    pay_time(g, act(cost=cost), 0)
    assert (g.moves, g.points, g.moved, g.fought) == (moves, points, moved, fought)


@proves("GHT-FMT-12")
@pytest.mark.parametrize(
    ("limit", "row", "spent"),
    [
        ("game", (1, 3, 9, 1), True),
        ("game", (0, 3, 9, 1), False),
        ("turn", (1, 0, 5, 1), True),
        ("turn", (1, 0, 4, 1), False),
        ("turn", (1, 2, 5, 1), False),
        ("hunter", (1, 0, 1, 1), True),
        ("hunter", (1, 2, 1, 1), False),
        ("", (1, 0, 5, 1), False),
    ],
)
def test_a_limit_counts_what_was_done(limit: str, row: tuple[int, int, int, int], spent: bool) -> None:
    g = tell_of(manor(), acts=(act(), act(limit=limit)))
    g.did, g.turn = (row,), 5
    assert is_spent(g, 1, 0) == spent


@proves("GHT-SA-09")
def test_whoever_leaves_forgets_the_visits_of_the_tile_and_nothing_else() -> None:
    g = tell_of(manor(), acts=(act(limit="visit"), act(limit="game")))
    rows: tuple[tuple[int, int, int, int], ...] = ((0, 0, 1, 1), (0, 1, 1, 1), (1, 0, 1, 1))
    g.did = rows
    forget_visit(g, 0)
    assert g.did == rows[1:]
    g.did = rows
    happen(g, "left", 1, HALL)
    assert g.did == (rows[0], rows[2])


@proves("GHT-FMT-12")
def test_an_action_is_noted_told_and_paid_with_its_items() -> None:
    g = tell_of(manor(items="I-3 I-6"), acts=(act(), act(text=4, items=(2,), cost="point")))
    g.turn, g.stale = 7, 5
    perform(g, 0, DO[1])
    assert (g.did, owned(g), g.points, g.stale, facts(g, "acts")) == (((1, 0, 7, 1),), ["I-6"], 0, 0, (0, 4))


@proves("GHT-SO-10")
def test_a_judge_card_that_is_laid_down_is_counted_and_gone() -> None:
    g = tell_of(manor(), counters=(Counter("rung", "Rung", high=50),))
    g.counts = [7]
    run(g, SpendCard(0, HALL, 0))
    do(g, "spend 4")
    assert (g.counts, g.judges[0], facts(g, "spends")) == ([11], (1, 2, 3, 5, 6, 7, 8, 9, 10), (0, 4))


@proves("GHT-SO-12")
@pytest.mark.parametrize(("named", "left"), [("Volt", ((1,),)), ("Balm", ((0,), (1,), (3,)))])
def test_an_accusation_tells_all_who_it_may_be(named: str, left: tuple[tuple[int, ...], ...]) -> None:
    g = tell_of(manor(), lots=(Lot("bearer", "hunters"),))
    g.lots, g.lots_left = (1,), ((0,), (1,), (2,), (3,))
    run(g, Accuse(0, HALL, 0, NOTHING, NOTHING))
    assert offers(g) == ["who Volt", "who Balm", "who Magpie"]
    do(g, f"who {named}")
    assert g.lots_left == left


# Effects on hunters ---------------------------------------------------------------------------------------------------


@proves("GHT-FMT-11")
@pytest.mark.parametrize(("by", "to", "now", "told_of"), [(3, 0, 5, 1), (-9, 0, 0, 1), (0, 0, 2, 0), (99, 0, 9, 1)])
def test_a_counter_stays_within_its_bounds(by: int, to: int, now: int, told_of: int) -> None:
    g = tell_of(manor(), counters=(Counter("rung", "Rung", high=9),))
    g.counts = [2]
    verbs.count(g, 0, HALL, 0, by, to)
    assert (g.counts, told(g).count("counts")) == ([now], told_of)


@proves("GHT-SCN-10")
def test_an_item_comes_into_play_once_in_hands_or_on_a_tile() -> None:
    g = manor()
    g.items_aside, g.item_pile, g.item_known = (22,), (), ()
    verbs.give(g, 1, DINING, 22, "finder", ())
    g.settle()
    assert (owned(g, 1), [*g.items_aside], g.lying[DINING]) == (["I-23"], [], ())
    verbs.give(g, 0, HALL, 22, "finder", ())
    g.settle()
    assert (owned(g, 1), owned(g), g.lying[HALL]) == (["I-23"], [], ())
    g.items_aside = (23,)
    verbs.give(g, 0, HALL, 23, "", HERE)
    assert (g.lying[SALON], facts(g, "lies")) == ((23,), (23, SALON))


@proves("GHT-INS-20", "GHT-FMT-11")
def test_less_maximum_mp_may_need_a_rescue() -> None:
    g = manor(shaken="15")
    verbs.deepen(g, 0, HALL, "finder", -5)
    g.settle()
    assert (g.deeper[0], g.status[0], facts(g, "deepens")) == (-5, OUT, (0, -5))


@proves("GHT-SB-13")
@pytest.mark.parametrize(("hurt", "then"), [(3, 20), (25, 25)])
def test_whoever_is_felled_has_no_hp_left(hurt: int, then: int) -> None:
    g = manor(hurt=str(hurt), items="I-3")
    verbs.fell(g, 0, HALL, "finder")
    g.settle()
    assert (g.status[0], g.hurt[0]) == (OUT, then)


@proves("GHT-FMT-11", "GHT-FMT-16")
@pytest.mark.parametrize(
    ("hurt", "shaken", "hand", "points"),
    [
        (25, 0, (), (1, 20)),
        (3, 0, (), (17, 20)),
        (20, 20, (), (1, 1)),
        (0, 19, (), (20, 1)),
        (0, 18, (), (20, 2)),
        (0, 5, (9, 9), (20, 1)),
        (0, 0, (7, 7, 7), (20, 6)),
    ],
)
def test_an_effect_that_restores_leaves_1_hp_and_1_mp_at_least(
    hurt: int, shaken: int, hand: tuple[int, ...], points: tuple[int, int]
) -> None:
    g = manor()
    fall(g, 1)
    g.hurt[1], g.shaken[1], g.hand[1] = hurt, shaken, hand
    verbs.restore(g, 1, DINING, "fallen")
    assert (g.status[1], hp(g, 1) >= 1, mp(g, 1) >= 1) == (HUNTER, True, True)
    assert (hp(g, 1), mp(g, 1)) == points


@proves("GHT-FMT-11")
def test_nobody_is_restored_who_stands() -> None:
    g = manor(hurt="20", shaken="20")
    verbs.restore(g, 0, HALL, "finder")
    assert (g.hurt[0], g.shaken[0]) == (20, 20)
