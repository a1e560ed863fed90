"""After every fully resolved step: tokens, Levels, then success and failure. SCN, STR, XP"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import CAPTAIN
from hauntbox.games.ghostbusters2.rules.combat.reactions import CHECKS, hold_all
from hauntbox.games.ghostbusters2.rules.combat.targets import is_met
from hauntbox.games.ghostbusters2.rules.entities.emerge import SUPPLY, emerge
from hauntbox.games.ghostbusters2.rules.equip import level_up
from hauntbox.games.ghostbusters2.rules.figures import gain_xp
from hauntbox.games.ghostbusters2.rules.scenario.scenarios import GOALS, SUCCESSES, failure
from hauntbox.games.ghostbusters2.state import ROLES, Busters
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.geometry import mask_of, places
from hauntbox.kernel.wire import Outcome


@dataclass(frozen=True)
class Resolved(Step):
    """GBT-SCN-07: something is fully resolved; GBT-STR-07: tokens are looked at, GBT-XP-08: Levels rise."""

    def run(self, g: Busters) -> None:
        if any(g.held):
            hold_all(g)
        if g.subdued:  # GBT-TRP-12: while To Trap stays met
            g.subdued = mask_of([slot for slot in places(g.subdued) if is_met(g, slot)])
        if g.raised:
            level_up(g)
        check_end(g)
        if g.outcome is None:
            captain_comes(g)


def check_end(g: Busters) -> None:
    """GBT-SCN-06: success first, when both come true at the same moment."""
    rule, is_won = SUCCESSES[g.sheet.success]  # GBT-SCN-05
    if is_won(g):
        if GOALS[g.sheet.goal](g):
            for role in ROLES:
                gain_xp(g, role, g.sheet.goal_xp)  # GBT-XP-04
        finish(g, rule, "won", 1.0)
        return
    rule = failure(g)
    if rule:
        finish(g, rule, "lost", 0.0)


def finish(g: Busters, rule: str, how: str, score: float) -> None:
    """GBT-XP-13: what the last step gave counts, its Levels and their cards too."""
    level_up(g)
    g.tell(rule, how)
    g.end(Outcome(rule, (score, score, score, score)))


CAPTAIN_PLAZMS: Final = 3


def captain_comes(g: Busters) -> None:
    """GBT-CSC-24: with three Plazms in the Tank, once, from the Open Gate with the lowest symbol."""
    if not g.sheet.captain or g.captain or g.poured < CAPTAIN_PLAZMS:
        return
    g.captain = True
    gates = [gate for _, gate in sorted(g.street.symbols.items()) if g.gates >> gate & 1]
    if gates and g.supply[CAPTAIN]:
        g.supply[CAPTAIN] -= 1
        g.then(RESOLVED)  # GBT-SCN-07: when he has found his place
        emerge(g, CAPTAIN, gates[0], SUPPLY)


RESOLVED: Final = Resolved()
CHECKS.append(check_end)
