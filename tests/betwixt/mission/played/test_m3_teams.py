"""Two teams in play, as in the Mirror Maze. MIS, HID"""

from __future__ import annotations

import pytest

from betwixt.mission.played.maze import HALL, MAZE, SHOP, divided, finish_start, finish_until, split
from betwixt.missions import finish, opening, say
from betwixt.outdoors import sizes
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, asked, do, offers, rig, told, why_not
from hauntbox.games.betwixt.cards.fate import DOOR, EVENT, MAP, TRAP, token
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.explore.bags import is_dry, is_forced, no_door, tidy
from hauntbox.games.betwixt.rules.explore.doors import part_of
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.explore.opening import open_door
from hauntbox.games.betwixt.rules.explore.parties import send_out
from hauntbox.games.betwixt.rules.fight.knockout import is_team_out
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.gear.trading import partners
from hauntbox.games.betwixt.rules.mission.telling import is_last_of_team
from hauntbox.games.betwixt.state import ACTIVE, AWAY, EXPLORATION, KO, Farm, active_fms
from hauntbox.ledger import proves


@proves("TGB-MIS-30", "TGB-DEC-46", "TGB-MIS-31")
def test_one_team_goes_and_the_other_is_away() -> None:
    g = divided()
    assert (asked(g), offers(g)) == ("WhichTeam Family", ["team 1", "team 2"])
    do(g, "team 2")
    assert (g.post, active_fms(g)) == ([AWAY, AWAY, ACTIVE, ACTIVE], [AVELYNN, MADDOX])
    assert g.pool[:4] == [0, 0, 6, 6]
    assert [space >= 0 for space in g.at[:4]] == [False, False, True, True]
    assert asked(g) == "Household Family"


@proves("TGB-MIS-30")
def test_the_question_comes_with_every_exploration_phase() -> None:
    g = split()
    before = g.at[:4]
    g.then(EXPLORE)
    g.settle()
    do(g, "team 2")
    g.agenda.clear()
    g.then(EXPLORE)
    g.settle()
    do(g, "team 1")
    assert g.at[:4] == before


@proves("TGB-MIS-31")
def test_who_is_away_gains_nothing() -> None:
    g = split("16")
    say(g, "tile-placed", HALL)
    g.then(EXPLORE)
    fight(g)
    for m in range(6, 8):
        hurt(g, m, 99, BILL)
    finish_until(g, EXPLORATION)
    assert (g.xp[JOAN], g.xp[AVELYNN], g.xp[MADDOX]) == (4, 0, 0)


@proves("TGB-MIS-32")
def test_trade_stays_within_a_team_and_the_stash_is_everybodys() -> None:
    from betwixt.scenes import give, stash

    g = split()
    give(g, BILL, "Golf Club")
    give(g, AVELYNN, "Baseball Bat")
    stash(g, "Soda Pop")
    assert partners(g, BILL) == [JOAN]
    send_out(g, 1)
    assert partners(g, AVELYNN) == [MADDOX]
    assert len(g.stash) == 1


@proves("TGB-MIS-33")
def test_a_low_bag_goes_to_another_of_the_same_team() -> None:
    g = split()
    g.bags, g.shares = [(token(DOOR),), (token(TRAP),) * 6, (token(TRAP),) * 4], (0, 1, 0)
    g.paths = (*g.paths, (SHOP * 4 + 2, 2))
    tidy(g)
    assert sizes(g) == [0, 6, 5]


@proves("TGB-MIS-33", "TGB-MIS-47")
def test_a_team_without_a_bag_finds_the_objective_behind_its_next_door() -> None:
    g = split()
    g.goal, g.bags = token(MAP, HALL), [(), (token(TRAP),) * 6]
    assert (is_dry(g), no_door(g), is_forced(g)) == (True, True, True)
    send_out(g, 1)
    assert (is_dry(g), no_door(g), is_forced(g)) == (False, False, False)
    send_out(g, 0)
    open_door(g, SHOP * 4 + 1)
    g.settle()
    assert HALL in g.map.lies
    assert part_of(g, HALL) == 0


@proves("TGB-MIS-48")
def test_a_team_that_goes_out_elsewhere_leaves_the_game_to_the_other() -> None:
    g = split("13")
    rig(g, event=6)
    say(g, "token-resolved", EVENT, 0)
    g.then(EXPLORE)
    fight(g)
    g.settle()
    g.post[JOAN], g.at[JOAN] = KO, -1
    hurt(g, BILL, 99)
    g.treasures, g.ambush, g.slain[BILL] = ((g.at[BILL], 2),), 1, (0,)
    finish_until(g, EXPLORATION)
    assert (len(g.at), g.flags, g.team) == (6, 0, 1)
    assert (g.groups, g.round, g.ready, g.active, g.held) == ((), 0, 0, -1, -1)
    assert (g.treasures, g.ambush, g.slain, g.fights, g.late) == ((), 0, [()] * 4, 0, ())  # type: ignore[comparison-overlap]  # it has changed since
    assert told(g, "team out") == [(0,)]


@proves("TGB-MIS-34")
def test_nobody_replaces_a_fallen_member_of_a_team() -> None:
    g = split()
    hurt(g, BILL, 99)
    finish(g)
    assert (g.post, g.team) == ([KO, ACTIVE, AWAY, AWAY], 0)
    assert (is_team_out(g, BILL), is_last_of_team(g, BILL)) == (False, False)
    assert why_not_team(g)
    g.post[JOAN] = KO
    assert (is_team_out(g, JOAN), is_last_of_team(g, JOAN)) == (True, True)
    assert (is_team_out(g, AVELYNN), is_last_of_team(g, AVELYNN)) == (False, False)  # the other team's
    g.teams = ()
    assert (is_team_out(g, JOAN), is_last_of_team(g, JOAN)) == (False, False)


def why_not_team(g: Farm) -> bool:
    g.then(EXPLORE)
    g.settle()
    return asked(g) == "WhichTeam Family" and not why_not(g, "team 1")


@proves("TGB-HID-11")
@pytest.mark.parametrize("seat", [(0,), (3,), ()])
def test_both_teams_know_the_same(seat: tuple[int, ...]) -> None:
    from hauntbox.games.betwixt.secrets.view import known

    g = split("16", team=1)
    k = known(g, seat)
    assert (k.laid, k.camps, k.at, k.teams, k.paths) == (g.laid, g.camps, g.at, g.teams, g.paths)


@proves("TGB-MIS-31")
def test_whoever_is_knocked_out_stays_so_when_the_teams_change() -> None:
    g = opening(MAZE)
    finish_start(g)
    g.post[AVELYNN] = KO
    before = g.pool[AVELYNN]
    for team in (0, 1):
        send_out(g, team)
        assert (g.post[AVELYNN], g.pool[AVELYNN], g.team) == (KO, before, team)
        others = [fm for fm in range(4) if fm != AVELYNN]
        assert [g.post[fm] for fm in others] == [ACTIVE if g.teams[fm] == team else AWAY for fm in others]
        assert told(g, "team")[-1] == (team,)
