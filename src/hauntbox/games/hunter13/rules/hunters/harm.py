"""Damage and what keeps it off, and the moment before a fall. DMG, INS, EVT"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import CANCEL, PASS, REFLECT, SHED, SOOTHE, Shed, Soothe
from hauntbox.games.hunter13.cards.items import MIRROR
from hauntbox.games.hunter13.rules.battle.foes import bars_now, bite, harm
from hauntbox.games.hunter13.rules.hunters.insanity import AFTER_DRAW, bars_shed, has_relief, pay, shed, soothe
from hauntbox.games.hunter13.rules.hunters.points import heal, hp, is_down, look
from hauntbox.games.hunter13.rules.mansion.house import helping
from hauntbox.games.hunter13.rules.story.story_acts import USING_UP
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import HP, HUNTER, NOBODY, Mansion, from_left
from hauntbox.kernel.agenda import Choice, Step, Window, kept
from hauntbox.kernel.wire import Action

ON_FALL: Final[list[Callable[[Mansion, int], None]]] = []  # rules/hunters/fallen.py says what a fall is
Offer = Callable[[Mansion, int, int], list[Action]]  # (g, helper, victim)
AID: Final[list[Offer]] = []  # rules/items/using.py: items in a rescue
AID_TAKES: Final[dict[type[Action], Callable[..., None]]] = {}  # (g, helper, victim, act)


# Damage --------------------------------------------------------------------------------------------------------------

Blow = tuple[int, int, int, int]  # role, kind, amount, the Enemy


@dataclass(frozen=True)
class Hurt(Step):
    """GHT-DMG-01: damage of a kind to one character, then the moment of rescue if it needs one."""

    role: int
    kind: int
    amount: int
    source: str = "event"
    by: int = NOBODY  # the Enemy
    cancellable: bool = True

    def run(self, g: Mansion) -> None:
        g.then(THREAT(self.role, self.kind, self.amount, self.source, self.by, self.cancellable), RESCUE(self.role))


@dataclass(frozen=True)
class Blows(Step):
    """GHT-BAT-43: all damage of a round, GHT-DMG-09: or of a failed escape; then all rescues."""

    blows: tuple[Blow, ...]
    source: str = "battle"

    def run(self, g: Mansion) -> None:
        threats = [THREAT(role, kind, amount, self.source, by) for role, kind, amount, by in self.blows]
        hit = dict.fromkeys([role for role, _, _, _ in self.blows])
        g.then(*threats, *[RESCUE(role) for role in hit])


@dataclass(frozen=True)
class Threat(Step):
    """GHT-DMG-08: decided when the damage is caused."""

    role: int
    kind: int
    amount: int
    source: str
    by: int = NOBODY
    cancellable: bool = True

    def run(self, g: Mansion) -> None:
        if self.amount <= 0 or g.status[self.role] != HUNTER:
            return
        g.tell("GHT-DMG-01", "threatens", self.role, self.amount, self.kind)
        blow = (self.role, self.kind, self.amount, self.by)
        if self.by != NOBODY and MIRROR in g.items[self.role]:
            g.then(Mirror(self.role, blow, self.source))
        elif self.cancellable:
            g.then(Relief(in_reach(g, self.role), blow, self.source))
        else:
            wound(g, blow)


@dataclass(frozen=True)
class Mirror(Choice):
    """GHT-ICARD-16, GHT-DEC-26: the owner sends the damage back; GHT-RUL-45: or lets it come, and may cancel it."""

    blow: Blow
    source: str

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (REFLECT, PASS)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in (REFLECT, PASS) else bars_now(g, act)

    def answer(self, g: Mansion, act: Action) -> None:
        role, kind, amount, foe = self.blow
        if act == PASS:
            g.then(Relief(in_reach(g, role), self.blow, self.source))
            return
        g.tell("GHT-ICARD-16", "reflects", role, amount, kind)
        for use_up in USING_UP:
            use_up(g, role, MIRROR)
        harm(g, foe, kind, amount, role)  # GHT-ICARD-17


def in_reach(g: Mansion, role: int) -> tuple[int, ...]:
    """GHT-DMG-07: the victim and hunters on the same or a door-adjacent tile; all who hold any card, by its back."""
    reach = helping(g, g.at[role])
    out = []
    for other in from_left(g, role):
        stands = g.status[other] == HUNTER  # GHT-FALL-19: the fallen use no relief cards
        helps = other == role or (stands and reach >> g.at[other] & 1 and not g.spurned[role])
        if helps and g.hand[other]:
            out.append(other)
    return tuple(out)


@dataclass(frozen=True)
class Relief(Window):
    """GHT-DMG-04: one relief card cancels the whole damage, GHT-DMG-05: of one attack to one victim; GHT-DMG-06.

    Who is asked has cards and is in reach: whether there is a relief card among them, the asking does not tell.
    """

    blow: Blow
    source: str

    def passing(self) -> Action | None:
        return PASS

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (CANCEL, PASS)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if act == CANCEL:
            return "" if has_relief(g, role) else "GHT-DMG-04"
        return "" if act == PASS else bars_now(g, act)

    def open(self, g: Mansion, answers: list[tuple[int, Action]]) -> None:
        """GHT-INS-15; GHT-DMG-12: the victim comes first, then the others from its left."""
        g.learned = g.learned or bool(answers)
        for role, act in answers:
            if act == CANCEL:
                card = pay(g, role)
                g.tell("GHT-DMG-04", "cancels", role, self.blow[0], card)
                return
        wound(g, self.blow)


def wound(g: Mansion, blow: Blow) -> None:
    """GHT-INS-07: counters of both kinds (GHT-CMP-14), and never too few of them (GHT-CMP-15)."""
    role, kind, amount, by = blow
    if kind == HP:
        g.hurt[role] += amount
    else:
        g.shaken[role] += amount
    g.tell("GHT-DMG-01", "hurt", role, amount, kind)
    if by != NOBODY:
        bite(g, role, by)


# The moment before a fall --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rescue(Step):
    """GHT-DMG-10: HP or MP has come to 0 or less, and may still be brought back, GHT-INS-16; else nothing happens."""

    role: int
    again: bool = False

    def run(self, g: Mansion) -> None:
        if g.status[self.role] != HUNTER:
            return
        look(g, self.role)
        if not is_down(g, self.role):
            if self.again:
                g.tell("GHT-DMG-11", "saved", self.role)
            return
        if not self.again:
            g.tell("GHT-DMG-10", "brink", self.role)
        ask_next(g, self.role, tuple(from_left(g, self.role)))


def ask_next(g: Mansion, victim: int, row: tuple[int, ...]) -> None:
    """GHT-DMG-12: victim, then the others from its left, until all pass; then the fall (GHT-HID-06: all see it)."""
    own = (victim,) if g.hand[victim] else ()
    relief = in_reach(g, victim) if hp(g, victim) > 0 else own  # it heals no HP, but GHT-TURN-06: at any time
    for n, helper in enumerate(row):
        if helper in relief or aid(g, helper, victim):
            g.then(Save(helper, victim, row[n + 1 :]))
            return
    for fall in ON_FALL:
        fall(g, victim)


def aid(g: Mansion, helper: int, victim: int) -> list[Action]:
    """Items that may be used in this rescue."""
    return [act for offer in AID for act in offer(g, helper, victim)]


@dataclass(frozen=True)
class Save(Choice):
    """GHT-DEC-17: relief cards or items, or pass."""

    victim: int
    rest: tuple[int, ...]

    def cards(self, g: Mansion, role: int) -> Sequence[Action]:
        if role == self.victim:
            return SHED
        return (SOOTHE[g.who[self.victim]],) if hp(g, self.victim) > 0 else ()

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [*self.cards(g, role), *aid(g, role, self.victim), PASS]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if act not in self.candidates(g, role):
            return "GHT-DMG-10"
        if isinstance(act, Shed):
            return bars_shed(g, role, act)
        if isinstance(act, Soothe):
            return "" if has_relief(g, role) and role in in_reach(g, self.victim) else "GHT-INS-12"
        return ""

    def answer(self, g: Mansion, act: Action) -> None:
        if act == PASS:
            ask_next(g, self.victim, self.rest)
            return
        g.then(RESCUE(self.victim, True))
        if isinstance(act, Shed):
            shed(g, self.role, SHED.index(act) + 2)
        elif isinstance(act, Soothe):
            soothe(g, self.role, self.victim)
        else:
            AID_TAKES[type(act)](g, self.role, self.victim, act)


# Deeds ---------------------------------------------------------------------------------------------------------------


def hurt_some(g: Mansion, role: int, tile: int, who: str, kind: int, amount: int, cancellable: bool = True) -> None:
    """GHT-EVT-04: damage of a card, a tile or a clue."""
    g.then(*[Hurt(victim, kind, amount, "event", NOBODY, cancellable) for victim in whom(g, who, role, tile)])


def heal_some(g: Mansion, role: int, tile: int, who: str, kind: int, amount: int) -> None:
    for each in whom(g, who, role, tile):
        heal(g, each, kind, amount)


VERBS: Final = {"hurt": hurt_some, "heal": heal_some}
THREAT: Final = kept(Threat)
RESCUE: Final = kept(Rescue)
AFTER_DRAW.append(RESCUE)
