"""Which of two teams goes on, and where the other one stands meanwhile. MIS, DEC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import TEAM
from hauntbox.games.betwixt.rules.fight.targets import put_in
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.state import ACTIVE, AWAY, FAMILY, FMS, KO, Farm
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class WhichTeam(Choice):
    """TGB-DEC-46: which team goes on. TGB-MIS-30: only that one takes part in the phases that follow."""

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if len(able_teams(g)) > 1 else ()

    def run(self, g: Farm) -> None:
        send_out(g, able_teams(g)[0])

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return TEAM

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in TEAM:
            return act.when
        return "" if TEAM.index(act) in able_teams(g) else "TGB-MIS-30"

    def answer(self, g: Farm, act: Action) -> None:
        send_out(g, TEAM.index(act))


def able_teams(g: Farm) -> list[int]:
    """TGB-MIS-34: those with a standing FM; one that waits (TGB-M3-07) only if the other is out."""
    standing = [team for team in (0, 1) if any([g.teams[fm] == team and g.post[fm] != KO for fm in range(FMS)])]
    return [team for team in standing if team != g.idle] or standing


def send_out(g: Farm, team: int) -> None:
    """TGB-MIS-31: the others are away: they do not act, and their Target Tokens lie on their dashboards."""
    camps = list(g.camps)
    for fm in range(FMS):
        if g.at[fm] != NOWHERE:
            camps[fm], g.at[fm] = g.at[fm], NOWHERE
        if g.post[fm] == KO:
            continue
        if g.teams[fm] == team:
            g.post[fm], g.at[fm] = ACTIVE, camps[fm]
            put_in(g, fm)
        else:
            g.post[fm], g.pool[fm] = AWAY, 0
    g.team, g.camps = team, tuple(camps)
    g.tell("TGB-MIS-30", "team", team)


WHICH_TEAM: Final = WhichTeam(FAMILY)
