"""A mission is won or failed. END, MIS"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.content.mission import Deed
from hauntbox.games.betwixt.rules.fight.knockout import is_lost
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.mission.farm import end_fight
from hauntbox.games.betwixt.rules.mission.running import Next, Rule, Script, Verb
from hauntbox.games.betwixt.rules.mission.story import read
from hauntbox.games.betwixt.state import COMBAT, FMS, Farm
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Outcome


def win(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-END-12: in the middle of a fight the fight ends, and the steps after victory come before the rewards.

    TGB-MIS-49: it ends everything else.
    """
    g.ending = deed[1]
    if g.phase == COMBAT:
        g.agenda[:] = [frame for frame in g.agenda if not isinstance(frame, (Rule, Script, Next))]
        end_fight(g, deed, script)
    else:
        g.agenda.clear()
        g.then(WON)


@dataclass(frozen=True)
class Won(Step):
    """TGB-MIS-39: the fight is settled; then the rewards are given, then the ending text is read."""

    def run(self, g: Farm) -> None:
        g.then(LAST_WORDS)
        happen(g, "mission-won")


@dataclass(frozen=True)
class LastWords(Step):
    """TGB-END-09: a mission is won when its last objective is completed."""

    def run(self, g: Farm) -> None:
        read(g, ("read", g.ending), Script(0, 0, 0))
        g.tell("TGB-END-09", "mission won")
        g.end(Outcome("TGB-END-09", (1.0,) * (FMS + 1)))


def lose(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-END-11: a mission can fail for reasons of its own, TGB-END-05: or because all FMs are KO'd."""
    read(g, deed, script)
    rule = "TGB-END-05" if is_lost(g) else "TGB-END-11"
    g.tell(rule, "mission failed")
    g.end(Outcome(rule, (0.0,) * (FMS + 1)))


WON: Final = Won()
LAST_WORDS: Final = LastWords()
ENDING_VERBS: Final[dict[str, Verb]] = {"win": win, "lose": lose}
