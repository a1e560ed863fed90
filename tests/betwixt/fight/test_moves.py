"""Moves over several tiles, entries, reactions, preparation: their bounds, resets and events. MOVE, LOOK, TAL, CMB"""

from __future__ import annotations

import pytest

from betwixt.fight.yards import stunned
from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    asked,
    at,
    do,
    give,
    learn,
    offers,
    run,
    scene,
    told,
    why_not,
)
from hauntbox.games.betwixt.actions import SPACE_NAMES
from hauntbox.games.betwixt.cards.talents import CARTWHEEL, TALENTS
from hauntbox.games.betwixt.cards.words import STUNNED, T
from hauntbox.games.betwixt.rules.attack.chips import die_of
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.fight.knockout import LOST, GuestFalls, come_in, entry_tiles
from hauntbox.games.betwixt.rules.fight.moves import LeadAlong, destinations
from hauntbox.games.betwixt.rules.fight.preparing import PREPARE
from hauntbox.games.betwixt.rules.fight.reactions import CartwheelTo, after_attack, bars_cartwheel, one_step
from hauntbox.games.betwixt.rules.fight.rounds import fight, is_over
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.gear.talents import WhichTalent
from hauntbox.games.betwixt.state import COMING, GUEST, Farm
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves

EMPTY = "......\n" * 6


def two_tiles() -> Farm:
    """Bill in the doorway to an empty room that was placed just now."""
    g = scene("......\n......\n.....B\n......\n......\nd.....", beside={"E": EMPTY})
    g.new_tiles = 0b10
    return g


@proves("TGB-MOVE-12", "TGB-DEC-53", "TGB-MOVE-19")
def test_on_the_next_tile_every_space_in_reach_can_be_chosen_and_no_other() -> None:
    g = two_tiles()
    g.at[BILL] = at(2, 2, tile=1)
    run(g, Activate(BILL))
    do(g, "move", "tile 2")
    wanted = {space for space in places(g.map.floor >> 64 << 64) if g.map.distance(space, g.at[BILL]) <= 4}
    assert {f"space {SPACE_NAMES[space & 63]}" for space in wanted - {g.at[BILL]}} == set(offers(g))
    assert why_not(g, "space G1") == "TGB-MOVE-19"
    do(g, "space A1")
    assert (g.at[BILL], told(g, "moves")) == (at(1, 1, tile=1), [(BILL, at(1, 1, tile=1))])


@proves("TGB-MOVE-19", "TGB-MOVE-11")
def test_destinations_are_the_same_when_asked_again() -> None:
    g = scene("B.....\n......\n......\n......\n......\n.....d")
    spaces = sum([1 << at(x, y) for x in (1, 2) for y in (5, 6)]) & ~(1 << g.at[BILL])
    assert [destinations(g, BILL, 1) for _ in range(2)] == [spaces] * 2


@proves("TGB-MOVE-02", "TGB-DEC-53")
def test_a_destination_that_is_the_only_one_is_taken_by_the_table() -> None:
    g = two_tiles()
    run(g, Activate(BILL))
    do(g, "move", "tile 1")
    found = g.asking()
    assert found is not None
    assert found.is_public(g, BILL)


@proves("TGB-MIS-23", "TGB-DEC-100")
def test_leading_a_guest_along_is_told() -> None:
    g = scene("B.....\n......\n" + EMPTY[:28])
    g.at[GUEST], g.hp[GUEST] = at(3, 3), 3
    run(g, LeadAlong(BILL, GUEST))
    do(g, "way e")
    assert (g.at[GUEST], told(g, "led along")) == (at(2, 6), [(BILL, GUEST)])


# Who comes in ---------------------------------------------------------------------------------------------------------


@proves("TGB-LOOK-05", "TGB-END-01", "TGB-END-03")
def test_of_three_players_the_one_of_the_fallen_plays_the_newcomer() -> None:
    g = scene("BAM...", players=3)
    g.minds = [1, 0, 0, 2, 0]
    come_in(g, JOAN, MADDOX)
    assert (g.minds, g.post[JOAN], g.pool[JOAN]) == ([1, 2, 0, 2, 0], COMING, 6)


@proves("TGB-LOOK-12", "TGB-LOOK-28", "TGB-LOOK-11")
def test_a_tile_with_an_fm_or_without_room_is_none_to_enter_on() -> None:
    full = "TTTTTT\n" * 5 + "TT..TT"
    g = scene("......\n......\n......\n......\n......\nd.....", beside={"E": EMPTY, "N": full})
    g.at[:4] = [at(2, 2, tile=1), -1, -1, -1]
    assert entry_tiles(g) == [2]
    g.machines = 1 << at(3, 1, tile=2) | 1 << at(4, 1, tile=2)
    assert entry_tiles(g) == [1]  # where the family is


@proves("TGB-MIS-27", "TGB-MIS-22")
def test_a_guest_that_falls_is_gone() -> None:
    g = scene("B.....\nd.....")
    g.at[GUEST], g.hp[GUEST], g.status[GUEST], g.pool[GUEST], g.target[DOG] = at(3, 3), 3, 5, 2, GUEST
    GuestFalls(GUEST).run(g)
    assert (g.at[GUEST], g.hp[GUEST], g.status[GUEST], g.pool[GUEST]) == (-1, 0, 0, 0)
    assert (told(g, "guest falls"), g.target[DOG]) == ([(GUEST,)], BILL)


@proves("TGB-END-05")
def test_a_lost_mission_is_told_and_all_five_roles_have_lost() -> None:
    g = scene("B.....")
    LOST.run(g)
    assert g.outcome is not None
    assert (told(g, "mission failed"), g.outcome.scores) == ([()], (0.0,) * 5)


# Reactions ------------------------------------------------------------------------------------------------------------


@proves("TGB-TAL-23", "TGB-TAL-33", "TGB-ACT-10")
def test_when_avelynn_can_cartwheel() -> None:
    g = scene("......\n.dA...\n..B...\n" + EMPTY[:21])
    learn(g, AVELYNN, "Cartwheel")
    g.fp[AVELYNN] = TALENTS[CARTWHEEL].fp
    assert bars_cartwheel(g) == ""
    for hitter in (BILL, DOG):
        after_attack(g, hitter, AVELYNN)
        assert len(g.agenda) == int(hitter == DOG)
    g.fp[AVELYNN] -= 1
    assert bars_cartwheel(g) == "TGB-ACT-10"
    g.fp[AVELYNN], g.at[AVELYNN] = 5, -1
    assert bars_cartwheel(g) == "TGB-TAL-33"


@proves("TGB-DRAW-62", "TGB-TAL-23", "TGB-DEC-58")
def test_a_cartwheel_goes_to_free_spaces_around_no_corner() -> None:
    g = scene("......\n..oA..\n...B..\n....d.\n......\n......")
    free = {at(3, 6), at(4, 6), at(5, 6), at(5, 5), at(5, 4)}
    assert set(places(one_step(g, AVELYNN))) == free - {at(3, 6)}
    edge = scene("......\n.....A\n......\n......\n......\nd.....")
    assert set(places(one_step(edge, AVELYNN))) == {at(5, 4), at(5, 5), at(5, 6), at(6, 4), at(6, 6)}
    run(g, CartwheelTo(AVELYNN))
    assert set(offers(g)) == {"way n", "way ne", "way e", "way se"}
    do(g, "way se")
    assert (g.at[AVELYNN], told(g, "moves")) == (at(5, 4), [(AVELYNN, at(5, 4))])


# Preparation and order ------------------------------------------------------------------------------------------------


@proves("TGB-DEC-50", "TGB-CMB-42")
def test_nobody_ends_the_preparation_for_all_and_each_begins_anew() -> None:
    g = scene("BJ....\n.....d")
    g.acts, g.did, g.talented, g.struck, g.free = 3, 3, 3, True, 3
    run(g, PREPARE)
    do(g, "who Bill")
    assert (g.acts, g.did, g.talented, g.struck, g.free, g.prepared) == (0, 0, 0, False, 0, 1)
    do(g, "end", "nobody")
    assert g.prepared == 0b1111


@proves("TGB-ACT-34", "TGB-DEC-51", "TGB-CMB-01")
def test_before_a_fight_a_free_item_comes_besides_the_one_action() -> None:
    g = scene("BJ....\n.....d")
    give(g, BILL, "Glow Stick")
    run(g, PREPARE)
    do(g, "who Bill", "item")
    assert (asked(g), len(told(g, "uses"))) == ("Preparation Bill", 1)
    do(g, "defensive")
    assert ([die_of(chip) for chip in g.chips[BILL]], asked(g)) == ([T], "Prepare Family")
    g = scene("BJ....\n.....d")
    learn(g, BILL, "Bad Joke")
    g.fp[JOAN], g.syringes = 8, ()
    run(g, PREPARE)
    do(g, "who Joan", "talent")
    assert g.asking() == WhichTalent(JOAN, 1, True)


@proves("TGB-AMB-07", "TGB-AMB-06")
@pytest.mark.parametrize(("option", "acts"), [(True, [SECOND]), (False, [])])
def test_only_those_in_ambush_act_before_the_preparation(option: bool, acts: list[int]) -> None:
    g = scene("BJ....\n......\n......\n......\n......\nd.r...", true_ambush=option)
    for m in (DOG, SECOND):
        gain(g, m, STUNNED)
    g.ambush = 0b10
    fight(g)
    g.settle()
    assert ([facts[0] for facts in told(g, "acts")], asked(g)) == (acts, "Prepare Family")


@proves("TGB-CMB-35", "TGB-CMB-36", "TGB-CMB-37")
@pytest.mark.parametrize(
    ("held", "round", "there", "over"),
    [(-1, 3, True, False), (-1, 3, False, True), (0, 0, True, True), (2, 1, False, False), (2, 2, True, True)],
)
def test_when_a_fight_is_over(held: int, round: int, there: bool, over: bool) -> None:
    g = scene("Bd....")
    g.held, g.round = held, round
    if not there:
        g.at[DOG] = -1
    assert is_over(g) is over


@proves("TGB-DEC-08", "TGB-CMB-08")
def test_the_last_ready_fm_comes_without_being_asked() -> None:
    g = stunned()
    do(g, "who Joan", "end", "who Bill", "end")
    assert asked(g) == "Activation Avelynn"
