"""Relief cards in one's own turn, and before the turns of others. INS, TURN, FALL, HID"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import CARD_OF, MOOD, PASS, REVIVE, SHED, SOOTHE, Mood, Revive, Shed, Soothe
from hauntbox.games.hunter13.actions import PERSON_OF as PEOPLE
from hauntbox.games.hunter13.rules.hunters.fallen import bars_revive, revive
from hauntbox.games.hunter13.rules.hunters.insanity import bars_shed, has_relief, numerals, pay, shed, soothe
from hauntbox.games.hunter13.rules.mansion.house import helping
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import HUNTER, Mansion, roles
from hauntbox.kernel.agenda import Window
from hauntbox.kernel.wire import Action

Use = Shed | Soothe | Revive
OTHER_MOODS: Final = tuple([[act for n, act in enumerate(MOOD, 1) if n != last] for last in range(len(MOOD) + 1)])


def role_named(g: Mansion, name: str) -> int:
    """Whose character it is; NOBODY: nobody's."""
    return g.who.index(PEOPLE[name]) if PEOPLE[name] in g.who else -1


def offers(g: Mansion, role: int) -> list[Action]:
    """GHT-DEC-15: what its relief cards may do now."""
    if not has_relief(g, role):
        return []
    out: list[Action] = [SHED[card - 2] for card in dict.fromkeys(numerals(g.hand[role]))]
    others = [other for other in roles(g) if other != role]
    out += [SOOTHE[g.who[other]] for other in others if not bars_soothe(g, role, other)]
    return out + [REVIVE[g.who[other]] for other in others if not bars_revive(g, role, other)]


def bars(g: Mansion, role: int, act: Use) -> str:
    if isinstance(act, Shed):
        return bars_shed(g, role, act)
    if not has_relief(g, role):
        return act.when
    other = role_named(g, act.who)
    if other in (-1, role):
        return act.when
    return bars_soothe(g, role, other) if isinstance(act, Soothe) else bars_revive(g, role, other)


def bars_soothe(g: Mansion, role: int, other: int) -> str:
    """GHT-INS-13: on the same or a door-adjacent tile; GHT-RUL-52: at any time; GHT-FALL-21: also the fallen."""
    if not g.hand[other]:
        return "GHT-INS-14"
    if not helping(g, g.at[other]) >> g.at[role] & 1:
        return "GHT-INS-13"
    if g.status[other] != HUNTER:
        return "" if story.may_restore(g, other, "relief") else "GHT-FALL-06"
    return "GHT-INS-12" if g.spurned[other] else ""


def take(g: Mansion, role: int, act: Use) -> None:
    """GHT-INS-10: any number of them, one after the other."""
    if isinstance(act, Shed):
        shed(g, role, CARD_OF[act.card])
        return
    other = role_named(g, act.who)
    if isinstance(act, Soothe):
        soothe(g, role, other)
    else:
        pay(g, role)
        revive(g, other)  # GHT-FALL-23


def moods(g: Mansion, role: int) -> Sequence[Action]:
    """GHT-DEC-42: another mood than the last."""
    return OTHER_MOODS[g.mood[role]]


def hint(g: Mansion, role: int, act: Mood) -> None:
    """GHT-INS-25, GHT-HID-15: a mood, and no number."""
    g.mood[role] = MOOD.index(act) + 1
    g.tell("GHT-HID-15", "hints", role, MOOD.index(act))


@dataclass(frozen=True)
class AnyTime(Window):
    """GHT-TURN-06: relief cards in another's turn. All are asked who hold cards, and pass until they say otherwise."""

    def passing(self) -> Action | None:
        return PASS

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [*offers(g, role), *moods(g, role), PASS]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if isinstance(act, Use):
            return bars(g, role, act)
        return "" if act == PASS or act in moods(g, role) else act.when

    def open(self, g: Mansion, answers: list[tuple[int, Action]]) -> None:
        """In seat order; whoever has done something is asked again."""
        busy = []
        for role, act in answers:
            if isinstance(act, Mood):
                hint(g, role, act)
            elif isinstance(act, Use) and not bars(g, role, act):
                take(g, role, act)
                busy.append(role)
        asked = tuple([role for role in busy if g.hand[role] and g.status[role] == HUNTER])
        if asked:
            g.then(AnyTime(asked))
