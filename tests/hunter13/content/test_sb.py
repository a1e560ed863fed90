"""The second scenario: The Drowned Heir. SB"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.actions import ITEM_OF, TILE_OF
from hauntbox.games.hunter13.rules.battle.blows import has_mp_attack
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.hunters.fallen import fall, subdue
from hauntbox.games.hunter13.rules.hunters.levels import level_points
from hauntbox.games.hunter13.rules.mansion import walking
from hauntbox.games.hunter13.rules.mansion.house import floor_of
from hauntbox.games.hunter13.rules.mansion.tile_pile import may_lie
from hauntbox.games.hunter13.rules.story.story import ended, happen, may_restore
from hauntbox.games.hunter13.rules.turn.endings import check_end, has_goal
from hauntbox.games.hunter13.rules.turn.rounds import EndTurn, movement
from hauntbox.games.hunter13.state import ENEMY, HUNTER, OUT, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, offers, run, why_not
from hunter13.manor import enter, owned, turn
from hunter13.progress import bits, clues, count, ending, know, lair, marker, names, set_count, set_flags, thing
from hunter13.tale import CALM, act, can, down, end_round, opening, prowl, tale

HEIR = 0
WRAITH = 1
BELOW = (
    "T-17 T-2:0,1,1,1 T-16:0,0,0,0 T-38:-1,0,2,0"  # first floor, and the basement: stairs, and the crypt north of them
)


def cellar(at: str = "T-38", lay: str = BELOW, **given: str) -> Mansion:
    g = tale("heir", at=at, lay=lay, **given)
    know(g, "coffin")
    return g


def follow(g: Mansion, role: int = 0) -> Mansion:
    """The heir follows somebody."""
    g.things[HEIR] = -2 - role
    set_flags(g, "awake")
    return g


@proves("GHT-SB-01", "GHT-SB-03")
def test_twenty_two_rooms_and_the_floors_where_they_may_lie() -> None:
    g = opening("heir")
    assert names(bits(g.unused)) == "T-1 T-14 T-15 T-19 T-40"
    assert names(bits(g.aside)) == "T-16 T-21"
    pile = {*g.pile, *g.laid[1:]}
    assert len(pile) == 22
    assert pile >= {TILE_OF[t] for t in ["T-2", "T-20", "T-11", "T-38", "T-28", "T-26", "T-39", "T-12"]}
    where = {name: [floor for floor in range(3) if may_lie(g, TILE_OF[name], floor)] for name in ("T-38", "T-28")}
    assert where == {"T-38": [0], "T-28": [0]}
    assert [floor for floor in range(3) if may_lie(g, TILE_OF["T-20"], floor)] == [1]
    for name in ("T-11", "T-26"):
        assert [may_lie(g, TILE_OF[name], floor) for floor in range(3)] == [False, True, False]


@proves("GHT-SB-02", "GHT-SB-05")
def test_the_one_with_the_lowest_mp_begins_and_owns_the_ladder() -> None:
    g = opening("heir", hunters=4)  # Flint 18, Wren 20, Ombra 25, Volt 20, before growth
    assert g.order[0] == 0
    assert names(g.items[0], "I") == "I-4"
    assert g.items_aside == (ITEM_OF["I-24"],)
    assert len(g.item_pile) == 23


@proves("GHT-SB-04")
def test_fifty_one_event_cards() -> None:
    g = opening("heir")
    assert len(g.event_pile) == 51
    assert not {39, 40, 44, 31} & set(g.event_pile)
    assert g.events_aside == (31,)


@proves("GHT-SB-06")
def test_the_child_is_to_be_brought_out_by_the_front_door() -> None:
    g = opening("heir")
    assert "newborn" in g.story.background
    assert "front\ndoor" in g.story.mission


@proves("GHT-SB-07")
def test_the_doll_is_found_in_the_nursery_and_is_not_to_be_used() -> None:
    g = tale("heir", at="T-6", lay="T-39 T-6 T-11:0,2,0,1", new="T-11", omens=CALM)
    g.rig("judge", 10)
    enter(g, "T-11", 10)
    assert clues(g) == ["doll"]
    assert owned(g) == ["I-24"]
    g.hurt[0] = 9
    turn(g)
    assert why_not(g, "use I-24") == "GHT-SB-07"


@proves("GHT-SB-08")
def test_whoever_ends_the_turn_by_the_coffin_with_empty_hands_is_shaken() -> None:
    g = tale("heir", at="T-16", lay=BELOW, new="T-38", omens=CALM)
    enter(g, "T-38")
    do(g, *["pass"] * (len(g.waiting()) > 0))
    assert "coffin" in clues(g)
    assert marker(g, "coffin") == "T-38"
    for items, shaken in (("", 2), ("I-24", 0)):
        g = run(cellar(items=items), EndTurn(0))
        assert g.shaken[0] == shaken


@proves("GHT-SB-09")
def test_the_doll_wins_the_heir_by_a_check_of_will_once_a_turn() -> None:
    g = turn(cellar())
    assert not can(g, "offer")
    g = turn(cellar(items="I-24"))
    act(g, "offer", 4)
    assert g.things[HEIR] == -1
    assert owned(g) == ["I-24"]
    assert not can(g, "offer")
    g.agenda.clear()
    g.turn += 1
    turn(g)
    act(g, "offer", 5)
    assert g.things[HEIR] == -2
    assert owned(g) == []
    assert ITEM_OF["I-24"] in g.items_out


@proves("GHT-SB-10")
@pytest.mark.parametrize(
    ("lay", "where"),
    [(BELOW, "T-16"), ("T-17 T-21:0,0,0,0 T-38:-1,0,0,0 T-2", "T-21"), ("T-17 T-2 T-38:-1,0,0,0", "T-38")],
)
def test_the_wraith_rises_where_the_way_out_is(lay: str, where: str) -> None:
    g = turn(cellar(items="I-24", lay=lay, at="T-38 T-17"))
    act(g, "offer", 5)
    assert lair(g, "E-32") == where
    assert stats(g, WRAITH)[:3] == (0, 10, 0)
    assert has_mp_attack(g, 0)
    assert not has_mp_attack(g, 1)
    assert count(g, "water") == 0


@proves("GHT-SB-10")
@pytest.mark.parametrize(("team", "mp"), [("Wren Volt", 8), ("Wren Volt Balm", 10), ("Wren Volt Balm Flint", 12)])
def test_the_wraith_is_as_strong_as_there_are_hunters(team: str, mp: int) -> None:
    g = turn(cellar(items="I-24", at="T-38 T-17", team=team))
    act(g, "offer", 5)
    assert stats(g, WRAITH)[:3] == (0, mp, 0)


@proves("GHT-SB-11")
def test_a_follower_slows_neither_climbs_nor_slides_and_goes_from_hand_to_hand() -> None:
    g = tale("heir", at="T-21 T-21 T-17", lay="T-17 T-20 T-21:0,1,0,0", items="I-4")
    before = movement(g, 0)
    assert not walking.bars_climb(g, 0)
    follow(g)
    assert movement(g, 0) == before - 1
    assert walking.bars_climb(g, 0) == "GHT-FMT-13"
    turn(g)
    do(g, "hand 1 Volt")
    assert g.things[HEIR] == -3
    assert g.points == 0
    fall(g, 1)
    assert g.things[HEIR] == TILE_OF["T-21"]
    assert "lift 1" not in offers(g)
    g.points = 1
    do(g, "lift 1")
    assert g.things[HEIR] == -2


@proves("GHT-SB-12")
def test_stairs_are_found_when_the_child_follows_and_there_are_none() -> None:
    g = turn(cellar(items="I-24", lay="T-17 T-21:0,0,0,0 T-38:-1,0,0,0", at="T-38", pile="T-3 T-2 T-4"))
    act(g, "offer", 5)
    while g.cell[TILE_OF["T-16"]] < 0:
        role = g.waiting()[0]
        g.apply(role, g.legal(role)[0])
    assert floor_of(g, TILE_OF["T-2"]) == 1
    assert floor_of(g, TILE_OF["T-16"]) == 0
    assert TILE_OF["T-2"] not in g.pile


@proves("GHT-SB-13")
def test_the_water_rises_hurts_from_four_on_and_takes_the_basement_at_nine() -> None:
    g = cellar(at="T-38 T-2")
    end_round(g)
    assert count(g, "water") == 0
    follow(g, 1)
    end_round(g, 3)
    assert count(g, "water") == 3
    assert g.hurt == [0, 0, 0]
    end_round(g)
    assert count(g, "water") == 4
    assert g.hurt == [2, 0, 0]
    set_count(g, "water", 8)
    end_round(g)
    assert g.status == [OUT, HUNTER, HUNTER]
    assert g.outcome is None
    g = follow(cellar(at="T-38 T-17"), 0)
    set_count(g, "water", 8)
    end_round(g)
    assert ending(g) == "drowned"


@proves("GHT-SB-14", "GHT-SB-18")
def test_the_heir_at_the_front_door_wins_and_with_nobody_below_it_is_great() -> None:
    for at, name, worth in (("T-17 T-38", "home", 1), ("T-17 T-2", "all-home", 2)):
        g = follow(cellar(at=at), 0)
        check_end(g)
        assert ending(g) == name
        assert level_points(g, 0) == worth
    g = follow(cellar(at="T-2 T-17"), 0)
    assert not ended(g)


@proves("GHT-SB-15")
def test_without_hunters_the_child_is_lost() -> None:
    g = cellar()
    for role in range(3):
        fall(g, role)
    check_end(g)
    assert ending(g) == "nobody"
    assert level_points(g, 0) == 0


@proves("GHT-SB-16")
def test_in_the_basement_only_items_restore() -> None:
    g = cellar(at="T-38 T-17")
    assert [may_restore(g, 0, "items"), may_restore(g, 0, "relief")] == [True, False]
    assert [may_restore(g, 1, "items"), may_restore(g, 1, "relief")] == [True, True]


@proves("GHT-SB-17")
@pytest.mark.parametrize(("water", "at", "met"), [(9, "T-38 T-17", True), (8, "T-38 T-17", False), (9, "T-2", False)])
def test_the_enemy_wants_the_water_at_nine_with_the_child_below(water: int, at: str, met: bool) -> None:
    g = follow(cellar(at=at), 0)
    set_count(g, "water", water)
    assert has_goal(g) == met


@proves("GHT-SB-17")
def test_the_fallen_tear_the_child_away_and_carry_it_back_slowly() -> None:
    g = down(follow(cellar(at="T-16 T-16 T-17"), 0), 1)
    happen(g, "blow", 1, g.at[0], 0)
    g.settle()
    assert g.status[1] == ENEMY
    assert g.things[HEIR] == -3
    g.at[0] = TILE_OF["T-17"]
    prowl(g, 1)
    assert g.moves == 1
    do(g, "tile T-38")
    assert g.moves == 0
    act(g, "sink")
    assert g.things[thing(g, "heir")] == TILE_OF["T-38"]
    g.at[2] = TILE_OF["T-38"]
    g.agenda.clear()
    g.moved = g.fought = False
    turn(g, 2)
    act(g, "offer-again", 5)
    assert g.things[HEIR] == -4
    g.things[HEIR] = -3
    subdue(g, 1)
    assert g.things[HEIR] == g.at[1]
