"""Two teams on two parts of the map, step by step. MIS, M3, DEC, ROLE"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from betwixt.missions import on
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, action, do, offers, run, scene, told, why_not
from hauntbox.games.betwixt.actions import SPACE_NAMES
from hauntbox.games.betwixt.cards.fate import TRAP, token
from hauntbox.games.betwixt.content.mission import UNSAID
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.doors import PART, doorways
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.explore.opening import Draw
from hauntbox.games.betwixt.rules.fight.rounds import FIGHT, SLOTS
from hauntbox.games.betwixt.rules.fight.spawning import appear
from hauntbox.games.betwixt.rules.mission.running import NEXT, Rule, Script, mission
from hauntbox.games.betwixt.rules.mission.teams import MergeSpace, TeamUp, divide, leave_field, merge
from hauntbox.games.betwixt.rules.mission.telling import is_fallen, is_last_of_team
from hauntbox.games.betwixt.rules.seats import roller, seat_active
from hauntbox.games.betwixt.state import (
    ACTIVE,
    AWAY,
    COMBAT,
    EXPLORATION,
    FAMILY,
    GUEST,
    KO,
    NOBODY,
    PLACEMENT,
    Farm,
    survey,
)
from hauntbox.ledger import proves

MAZE = "mirror_maze"
SHOP, ATTIC = TILE_OF["17"], TILE_OF["20"]
SCRIPT = Script(0, 0, NOBODY)


@proves("TGB-MIS-29", "TGB-M3-02", "TGB-HID-03")
def test_the_party_is_divided_with_doors_bags_and_a_question() -> None:
    g = on(MAZE, "17")
    traps = tuple(sorted([token(TRAP)] * 7))
    g.doors, g.walled = 0b11 << SHOP * 4, 0b1000 << ATTIC * 4
    g.paths, g.bags = ((SHOP * 4, 0), (SHOP * 4 + 1, 1)), [traps[:4], traps[4:]]
    divide(g, ("teams", (SHOP, ATTIC)), SCRIPT)
    second = [way for way in doorways(g, ATTIC) if not g.walled >> way & 1]
    assert g.laid == ((SHOP, 0, 0, 0), (ATTIC, 0, PART, 0))
    assert list(dict(g.paths)) == [SHOP * 4, SHOP * 4 + 1, *second]
    assert (dict(g.paths)[SHOP * 4], dict(g.paths)[SHOP * 4 + 1]) == (0, 1)
    assert g.shares == (0, 0, *[1] * len(second))
    assert [len(bag) for bag in g.bags][:2] == [2, 2]
    assert sum([len(bag) for bag in g.bags[2:]]) == 3
    assert {may for _, may in g.inside} == {(1 << len(g.bags)) - 1}
    assert g.agenda == [TeamUp(FAMILY)]


@proves("TGB-MIS-28", "TGB-DEC-42", "TGB-ROLE-15")
def test_all_four_are_active_with_a_player_and_nowhere_yet() -> None:
    g = on(MAZE, "17", players=3)
    g.minds = [0] * 5
    TeamUp(FAMILY).answer(g, action("who Maddox"))
    assert (g.teams, g.post, g.camps) == ((0, 1, 1, 0), [ACTIVE] * 4, (-1,) * 4)
    assert (g.minds[:3], TeamUp(FAMILY).bars(g, FAMILY, action("who Bill"))) == ([0, 1, 2], "TGB-MIS-28")


@proves("TGB-ROLE-05", "TGB-ROLE-15")
@pytest.mark.parametrize(
    ("players", "minds", "after"),
    [(3, [0, 0, 0, 0, 0], [0, 1, 2, 0, 0]), (3, [2, 1, 0, 0, 0], [2, 1, 0, 0, 0]), (2, [0] * 5, [0] * 5)],
)
def test_seats_are_given_out_once_and_to_three_players_only(players: int, minds: list[int], after: list[int]) -> None:
    g = scene("BJA...", players=players)
    g.minds = list(minds)
    seat_active(g)
    assert g.minds == after


@proves("TGB-ROLE-09")
def test_where_nobody_runs_the_monsters_another_player_rolls_for_them() -> None:
    g = scene("BJA...", players=3)
    g.minds = [0, 1, 2, 0, 0]
    assert [roller(g, fm) for fm in (BILL, JOAN, AVELYNN)] == [1, 0, 0]


def parted(**facts: Any) -> Farm:
    """Two teams, the first one in play."""
    g = on(MAZE, "17", active=(BILL, JOAN))
    g.laid = (g.laid[0], (ATTIC, 0, PART, 0))
    survey(g)
    g.teams, g.team, g.camps = (0, 0, 1, 1), 0, (-1, -1, ATTIC * 64, ATTIC * 64 + 1)
    g.post[AVELYNN] = g.post[MADDOX] = AWAY
    g.shares = (0,)
    for name, value in facts.items():
        setattr(g, name, value)
    return g


@proves("TGB-MIS-36", "TGB-M3-08", "TGB-MIS-51")
def test_teams_that_meet_are_one_family_with_all_its_tokens() -> None:
    g = parted(phase=PLACEMENT, idle=1, pool=[1, 1, 0, 0, 0, 0])
    g.post[JOAN], g.at[JOAN] = KO, -1
    g.agenda = [Draw(3)]
    merge(g, ("merge-teams", ATTIC), SCRIPT)
    assert (g.teams, g.camps, g.shares, g.team, g.idle, g.phase) == ((), (), (), -1, -1, EXPLORATION)
    assert (g.post, g.at[:4], g.pool[:4]) == ([ACTIVE, KO, ACTIVE, ACTIVE], [-1] * 4, [6, 1, 6, 6])
    assert (g.agenda[1:], told(g, "merged")) == ([MergeSpace(fm, ATTIC) for fm in (MADDOX, AVELYNN, BILL)], [(ATTIC,)])
    before = g.agenda[:]
    merge(g, ("merge-teams", ATTIC), SCRIPT)  # there are no teams any more
    assert g.agenda == before
    fighting = parted(phase=COMBAT)
    merge(fighting, ("merge-teams", ATTIC), SCRIPT)
    assert (fighting.teams, fighting.late) == ((0, 0, 1, 1), ((0, 0, -1),))


@proves("TGB-DEC-101", "TGB-MIS-36")
def test_on_the_common_tile_everybody_stands_where_it_was_said() -> None:
    g = parted()
    run(g, MergeSpace(BILL, ATTIC))
    where = offers(g)[-1]
    assert why_not(g, "end") == "TGB-ACT-33"
    do(g, where)
    assert g.at[BILL] == ATTIC * 64 + SPACE_NAMES.index(where.removeprefix("space "))


@proves("TGB-MIS-48", "TGB-MIS-34")
def test_of_the_fight_of_a_team_that_is_out_only_owed_rules_are_left() -> None:
    g = parted(phase=COMBAT, round=3, held=5, ready=3, active=BILL, ambush=1, fights=7, fight_names=7)
    g.lost, g.late, g.treasures, g.slain[BILL] = ((0, -1),), ((0, 0, -1),), ((5, 2),), (0,)
    m = appear(g, 0)
    g.at[m], g.target[m], g.groups = 40, BILL, (0,)
    g.pool[BILL] = 3
    g.agenda = [FIGHT, Rule(0, -1), SLOTS, NEXT, SCRIPT]
    leave_field(g)
    assert g.agenda == [EXPLORE, Rule(0, -1), NEXT, SCRIPT]
    assert (g.phase, g.groups, g.round, g.held, g.ready, g.active) == (EXPLORATION, (), 0, -1, 0, -1)  # type: ignore[comparison-overlap]  # it has changed since
    assert (g.lost, g.late, g.treasures, g.fights, g.fight_names, g.ambush) == ((), (), (), 0, 0, 0)  # type: ignore[comparison-overlap]  # it has changed since
    assert (len(g.at), g.slain, g.pool[BILL], told(g, "team out")) == (m, [()] * 4, 4, [(0,)])


@proves("TGB-MIS-34")
@pytest.mark.parametrize(
    ("down", "fm", "last"), [((0,), 0, False), ((0, 1), 1, True), ((0, 1), GUEST, False), ((2,), 2, False)]
)
def test_who_is_the_last_of_a_team(down: tuple[int, ...], fm: int, last: bool) -> None:
    g = parted()
    for each in down:
        g.post[each] = KO
    assert is_last_of_team(g, fm) is last
    g.teams = ()
    assert is_last_of_team(g, 0) is False


@proves("TGB-M3-27")
@pytest.mark.parametrize(
    ("fights", "fm", "team", "down", "sets_off"),
    [(0, 1, 0, (0, 1), False), (8, 1, 0, (0, 1), True), (8, 2, 0, (2, 3), False), (8, 1, 0, (1,), False)],
)
def test_a_team_goes_out_in_the_fight_of_that_name(
    fights: int, fm: int, team: int, down: tuple[int, ...], sets_off: bool
) -> None:
    g = parted(fights=fights, team=team)
    for each in down:
        g.post[each] = KO
    heed = next(each for each in mission(g).heeds if each.on == "knocked-out" and each.fight != UNSAID)
    g.fights = 1 << heed.fight if fights else 0
    assert is_fallen(g, heed, (fm,)) is sets_off
    plain = replace(heed, fight=UNSAID, who=UNSAID)
    assert is_fallen(g, plain, (fm,)) is True
