"""What special rules do to people: HP, FP, statuses, chips, XP, dice. MIS"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import WHO, WHO_OF
from hauntbox.games.betwixt.content.mission import A_MONSTER, UNSAID, Deed
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.attack.wounds import element_damage, hurt
from hauntbox.games.betwixt.rules.dice import ANY, MISSION, pick
from hauntbox.games.betwixt.rules.fight.victory import earn
from hauntbox.games.betwixt.rules.mission.running import Script, Verb, mission, run_script
from hauntbox.games.betwixt.rules.points import heal, recover
from hauntbox.games.betwixt.state import (
    AWAY,
    FAMILY,
    FIRST,
    FMS,
    GUEST,
    KO,
    LOOKOUT,
    NOBODY,
    Farm,
    active_fms,
    is_monster,
    monsters,
)
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

Done = Callable[[Farm, int, Deed, int], None]  # to whom, and who set it off
ONE = "one"


def people(g: Farm, who: str | int, it: int) -> list[int]:
    """TGB-MIS-46: "each" and "random" mean active FMs, unless the rule says otherwise.

    TGB-MIS-26: a guest is none of them, and is meant only by its name.
    """
    if who == "it":
        return [it] if it != NOBODY else []
    if who == "each":
        return active_fms(g)
    if who == "random":
        some = active_fms(g)
        return [pick(g, some, ANY)] if some else []
    if isinstance(who, int):
        if GUEST <= who < FIRST and not g.hp[who]:
            return []  # TGB-MIS-27: it has left
        return [who] if who < A_MONSTER else [m for m in monsters(g) if g.kind[m] == who - A_MONSTER]
    return [fm for fm in range(FMS) if g.post[fm] == (LOOKOUT if who == "lookout" else AWAY)]


def everybody(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-46: an effect for all whom it names, TGB-DEC-92: or for one FM of the family's choice."""
    if deed[1] == ONE:
        g.then(WhichFm(FAMILY, script.n, script.place))
        return
    some = people(g, deed[1], script.who)
    if deed[0] == "xp" and deed[1] == "each" and g.ending != NOBODY:
        some = [fm for fm in range(FMS) if g.post[fm] != KO]  # TGB-MIS-40: a reward
    for who in some:
        DONE[deed[0]](g, who, deed, script.who)


@dataclass(frozen=True)
class WhichFm(Choice):
    """TGB-DEC-92: which FM an effect is for. TGB-MIS-46: an active one."""

    n: int
    place: int

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if active_fms(g) else ()

    def run(self, g: Farm) -> None:
        """There is none."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [WHO[fm] for fm in active_fms(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-MIS-46"

    def answer(self, g: Farm, act: Action) -> None:
        deed = mission(g).scripts[self.n][self.place]
        DONE[deed[0]](g, WHO_OF[act], deed, NOBODY)


def healed(g: Farm, who: int, deed: Deed, it: int) -> None:
    heal(g, who, deed[2])


def focused(g: Farm, who: int, deed: Deed, it: int) -> None:
    recover(g, who, deed[2])


def damaged(g: Farm, who: int, deed: Deed, it: int) -> None:
    """Without defense, with its element. TGB-ATK-18: a monster's end belongs to the FM who caused it."""
    by = it if is_monster(who) and 0 <= it < FMS else NOBODY
    hurt(g, who, deed[2] if deed[3] == UNSAID else element_damage(g, who, deed[3], deed[2]), by)


def marked_by(g: Farm, who: int, deed: Deed, it: int) -> None:
    gain(g, who, deed[2], deed[3])


def chipped(g: Farm, who: int, deed: Deed, it: int) -> None:
    gain_chip(g, who, deed[2], deed[3])


def taught(g: Farm, who: int, deed: Deed, it: int) -> None:
    earn(g, who, deed[2])


def each_rolls(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-RND-23: each of them a D6; the effects follow for those with one of the numbers."""
    struck = []
    for fm in people(g, deed[1], script.who):
        shown = g.roll(6, MISSION)
        g.tell("TGB-RND-23", "rolls", fm, shown)
        if shown in deed[2]:
            struck.append(Script(deed[3], 0, fm))
    g.then(*struck)


def roll(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-RND-23: effects by the number, so many times."""
    shown = [g.roll(6, MISSION) for _ in range(deed[2])]
    for each in reversed(shown):
        for numbers, n in deed[1]:
            if each in numbers:
                run_script(g, n, script.who)


DONE: Final[dict[str, Done]] = {
    "heal": healed,
    "focus": focused,
    "damage": damaged,
    "status": marked_by,
    "chip": chipped,
    "xp": taught,
}
PEOPLE_VERBS: Final[dict[str, Verb]] = {**dict.fromkeys(DONE, everybody), "each-rolls": each_rolls, "roll": roll}
