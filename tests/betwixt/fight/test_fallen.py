"""Monsters that ambush and fall, FMs that fall: what is changed and told. AMB, CMB, FAM, LOOK, END, MIS"""

from __future__ import annotations

import pytest

from betwixt.outdoors import answered
from betwixt.scenes import BILL, DOG, JOAN, SECOND, at, hold, monster, scene, told
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import WEAKENED
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.fight.ambush import ambush, hiding_place
from hauntbox.games.betwixt.rules.fight.defeat import defeat, leave_map, practise
from hauntbox.games.betwixt.rules.fight.knockout import KnockOut
from hauntbox.games.betwixt.rules.map.facing import facings
from hauntbox.games.betwixt.state import ACTIVE, AWAY, KO, LOOKOUT, Farm
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves

ROOM = "......\n......\n..B...\n......\n......\n......"


@proves("TGB-AMB-01", "TGB-AMB-03", "TGB-AMB-04")
@pytest.mark.parametrize("seed", range(4))
def test_an_ambusher_stands_in_reach_faces_its_target_and_acts_first(seed: int) -> None:
    g = scene(ROOM + "\n")
    g.seed = str(seed)
    rat = monster(g, "Barn Rat", at(6, 6))
    m = ambush(g, MONSTER_OF["Prize Sow"])
    near = places(g.map.near(g.at[BILL]))
    assert (m, g.ambush, g.at[m] in near) == (rat + 1, 0b10, True)
    assert g.face[m] in facings(g.map, g.at[m], g.at[BILL])
    assert told(g, "ambushes") == [(m, g.at[m])]


@proves("TGB-AMB-04", "TGB-RND-17")
def test_the_space_of_an_ambusher_is_the_one_that_chance_picks() -> None:
    g = scene(ROOM)
    m = ambush(g, MONSTER_OF["Prize Sow"])
    free = places(g.map.near(g.at[BILL]))
    g.at[m] = -1
    for face, space in enumerate(sorted(free), 1):
        g.rig("ambush", face)
        assert hiding_place(g, m, BILL) == space


@proves("TGB-CMB-11", "TGB-CMB-33", "TGB-CMB-43")
def test_a_monster_that_leaves_is_nothing_any_more_and_the_mission_hears_of_a_defeat() -> None:
    g = scene("Bdr...", weapon="Yellow Teeth")
    hold(g, DOG, BILL)
    gain(g, DOG, WEAKENED)
    with answered(None) as heard:
        defeat(g, DOG, BILL)
    assert (g.at[DOG], g.hp[DOG], g.status[DOG], g.target[DOG]) == (-1, 0, 0, -1)
    assert (heard, told(g, "defeated")) == ([("defeated", DOG)], [(DOG, BILL)])
    gain(g, SECOND, WEAKENED)
    leave_map(g, SECOND)
    assert (g.at[SECOND], g.hp[SECOND], g.status[SECOND], g.slain[BILL]) == (-1, 0, 0, (0,))


@proves("TGB-FAM-16", "TGB-FAM-17", "TGB-CMP-33")
def test_blows_with_a_type_are_counted_for_their_fm_and_others_not() -> None:
    g = scene("BJ....")
    practise(g, JOAN, NONE)
    assert g.practice == [(0,) * 7] * 4
    for _ in range(8):
        practise(g, JOAN, 3)
    assert (g.practice[JOAN], g.skill[JOAN]) == ((0, 0, 0, 8, 0, 0, 0), (0, 0, 0, 1, 0, 0, 0))
    assert (sum(map(sum, g.practice)), sum(map(sum, g.skill))) == (8, 1)


def frames(g: Farm) -> list[str]:
    """What comes next, in playing order."""
    return [type(frame).__name__ for frame in reversed(g.agenda)]


@proves("TGB-STAT-01", "TGB-LOOK-03", "TGB-LOOK-31", "TGB-LOOK-32", "TGB-END-05")
@pytest.mark.parametrize(
    ("posts", "follows"),
    [
        ((ACTIVE, ACTIVE, ACTIVE, LOOKOUT), ["TokensChange", "Transfer", "Told"]),
        ((ACTIVE, ACTIVE, ACTIVE, KO), ["TokensChange", "Transfer", "Told"]),
        ((ACTIVE, ACTIVE, LOOKOUT, LOOKOUT), ["ComingIn", "TokensChange", "Transfer", "Told"]),
        ((ACTIVE, KO, KO, KO), ["Told", "Lost"]),
    ],
)
def test_what_follows_a_ko(posts: tuple[int, ...], follows: list[str]) -> None:
    g = scene("BJA...")
    g.post = list(posts)
    KnockOut(BILL).run(g)
    assert (frames(g), g.post[BILL], g.at[BILL], told(g, "knocked out")) == (follows, KO, -1, [(BILL,)])


@proves("TGB-LOOK-03", "TGB-MIS-34", "TGB-MIS-48")
def test_the_last_of_a_team_makes_one_more_transfer_and_the_team_is_out() -> None:
    g = scene("BJ....\nd.....")
    g.teams, g.team, g.post = (0, 0, 1, 1), 0, [ACTIVE, KO, AWAY, AWAY]
    g.pool[:4], g.target[DOG] = [5, 0, 0, 0], BILL
    KnockOut(BILL).run(g)
    assert frames(g) == ["Transfer", "TeamOut"]
    with answered(None) as heard:
        g.settle()
    assert (heard, g.pool[BILL], g.target[DOG]) == ([("knocked-out", BILL), ("team-out",)], 0, -1)
