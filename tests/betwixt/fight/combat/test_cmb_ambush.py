"""Ambush. AMB, CMB"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from betwixt.scenes import BILL, asked, at, run, scene, told
from hauntbox.games.betwixt.cards.monster_weapons import BARE
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.rules.fight.ambush import ambush
from hauntbox.games.betwixt.rules.fight.rounds import FIGHT, GROUP_SLOT, SLOTS
from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.agenda import Step
from hauntbox.ledger import proves

# Ambush --------------------------------------------------------------------------------------------------------------


@proves("TGB-AMB-01", "TGB-AMB-02", "TGB-RND-17")
def test_a_melee_ambusher_takes_a_random_free_space_next_to_its_target() -> None:
    g = scene("......\n......\n..B...\n..o...\n......\n......")
    found = set()
    for seed in range(12):
        g.seed = str(seed)
        m = ambush(g, MONSTER_OF["Prize Sow"])
        if m >= 0:
            assert g.target[m] == BILL
            assert g.map.is_near(g.at[m], g.at[BILL])
            found.add(g.at[m])
            g.at[m] = -1
            g.pool[BILL] = 6
    assert len(found) > 3
    assert g.ambush
    crowd = scene("......\n......\n..B...\nrrrrrr\n......\n......")
    assert (ambush(crowd, MONSTER_OF["Barn Rat"]), len(crowd.at), told(crowd, "ambushes")) == (-1, 12, [])
    walled = scene("TTTTTT\n" * 5 + "BTTTTT")
    assert (ambush(walled, MONSTER_OF["Prize Sow"]), walled.ambush, told(walled, "ambushes")) == (-1, 0, [])
    m = ambush(g, MONSTER_OF["Farmhand"])
    assert (g.weapon[m] != BARE, told(g, "ambushes")[-1]) == (True, (m, g.at[m]))


@proves("TGB-AMB-04")
def test_a_ranged_ambusher_is_in_range_without_a_penalty_and_else_as_near_as_it_can() -> None:
    g = scene("........\n" * 3 + "...B....\n" + "........\n" * 4)
    m = ambush(g, MONSTER_OF["Ticket Taker"])
    assert 2 <= g.map.distance(g.at[m], g.at[BILL]) <= 4
    shut = scene("TTTTTTTT\nTBTTTTTT\nTTT.....\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT")
    m = ambush(shut, MONSTER_OF["Prize Sow"])
    assert shut.at[m] == at(4, 6)
    full = scene("TTTTTT\n" * 5 + "BTTTTT")
    assert ambush(full, MONSTER_OF["Prize Sow"]) == -1


@proves("TGB-LOOK-07")
def test_an_ambusher_that_finds_no_target_token_goes_for_anybody() -> None:
    g = scene("B.....\n......\n......\n......\n......\n.....J")
    g.pool = [0] * 6
    g.rig("nearest", 2)
    m = ambush(g, MONSTER_OF["Guard Dog"])
    assert g.map.is_near(g.at[m], g.at[1])


@dataclass(frozen=True)
class Marked(Step):
    """Something that would come later in the round."""

    def run(self, g: Farm) -> None:
        g.changes += 100


@proves("TGB-CMB-07")
@pytest.mark.parametrize(("drawing", "later"), [("B.....", 0), ("B....d", 100)])
def test_without_monsters_the_rest_of_the_round_is_dropped(drawing: str, later: int) -> None:
    g = scene(drawing)
    g.agenda = [FIGHT]
    g.round, g.acted = 2, 1
    run(g, GROUP_SLOT, Marked())
    assert g.changes == later


@proves("TGB-CMB-06", "TGB-CMB-09", "TGB-CMB-10")
def test_without_monsters_no_further_slot_comes() -> None:
    g = scene("BJ....")
    g.agenda, g.round, g.ready = [FIGHT], 2, 0b11
    g.then(SLOTS, Marked())
    g.agenda.pop().run(g)
    assert (g.agenda, g.changes) == ([FIGHT], 0)
    held = scene("BJ....")
    held.agenda, held.round, held.ready, held.held = [FIGHT], 2, 0b11, 2
    run(held, SLOTS)
    assert asked(held) == "FmSlot Family"
