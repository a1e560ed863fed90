"""How a card is used, and the questions it asks. EQP"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hauntbox.games.ghostbusters2.actions import CHARACTER_OF, PICK, Aim, Pick, Yes
from hauntbox.games.ghostbusters2.cards.decks import CLASS_S_LEVEL, GEAR, is_class_s
from hauntbox.games.ghostbusters2.cards.kinds import KINDS, PLAZM
from hauntbox.games.ghostbusters2.rules.asking import YesOrNo
from hauntbox.games.ghostbusters2.rules.equip import turn_down
from hauntbox.games.ghostbusters2.rules.figures import tokens_of
from hauntbox.games.ghostbusters2.rules.street.sight import sees
from hauntbox.games.ghostbusters2.state import Busters, role_of, slots
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


def bars_use(g: Busters, role: int, card: int, better: bool) -> str:
    """GBT-EQP-04, GBT-EQP-05: face-up, in one's turn; GBT-EQP-08, GBT-EQP-09: by Level; GBT-EQP-15: Class-S at 5."""
    if card not in g.cards[role]:
        return "GBT-EQP-03"
    if not g.uses[card]:
        return "GBT-EQP-06"
    gear = GEAR[card]
    if is_class_s(card) and g.level[role] < CLASS_S_LEVEL:
        return "GBT-EQP-15"
    if better and not (gear.better and g.level[role] >= gear.better):
        return "GBT-EQP-09"
    if gear.spaces is not None:
        return "" if gear.spaces(g, role, better) else gear.rule
    if gear.people is not None:
        return "" if gear.people(g, role, better) else gear.rule
    if gear.is_passive:  # asked for when it applies, never used of one's own accord
        return gear.rule
    return gear.rule if gear.bars is not None and gear.bars(g, role, better) else ""


def use(g: Busters, role: int, card: int, better: bool) -> None:
    """GBT-EQP-10: one ability, for free; GBT-EQP-06: then it is turned face-down, GBT-EQP-16: Class-S too."""
    gear = GEAR[card]
    g.tell(gear.rule, "uses", role, card)
    if gear.spaces is not None:
        g.then(AimAt(role, card, better))
    elif gear.people is not None:
        g.then(UseOn(role, card, better))
    elif gear.use is not None:
        gear.use(g, role, better)
    if card in g.cards[role]:  # a Key Item may be discarded
        turn_down(g, role, card)


@dataclass(frozen=True)
class AimAt(Choice):
    """GBT-DEC-18: what the card is used on."""

    card: int
    better: bool

    def spaces(self, g: Busters, role: int) -> list[int]:
        find = GEAR[self.card].spaces
        return find(g, role, self.better) if find is not None else []

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [g.moves.aim[space] for space in self.spaces(g, role)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Aim):
            return act.when
        return "" if g.street.place[act.at] in self.spaces(g, role) else GEAR[self.card].rule

    def is_public(self, g: Busters, role: int) -> bool:
        return True

    def answer(self, g: Busters, act: Aim) -> None:
        hits = GEAR[self.card].hits
        if hits is not None:
            hits(g, self.role, self.better, g.street.place[act.at])


@dataclass(frozen=True)
class UseOn(Choice):
    """GBT-DEC-18: whom the card is used on."""

    card: int
    better: bool

    def people(self, g: Busters, role: int) -> list[int]:
        find = GEAR[self.card].people
        return find(g, role, self.better) if find is not None else []

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [PICK[g.who[other]] for other in self.people(g, role)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Pick):
            return act.when
        return "" if role_of(g, CHARACTER_OF[act.who]) in self.people(g, role) else GEAR[self.card].rule

    def is_public(self, g: Busters, role: int) -> bool:
        return True

    def answer(self, g: Busters, act: Pick) -> None:
        helps = GEAR[self.card].helps
        if helps is not None:
            helps(g, self.role, self.better, role_of(g, CHARACTER_OF[act.who]))


@dataclass(frozen=True)
class UpTo(YesOrNo):
    """GBT-DEC-18: a card that says "up to" does so many, or one less; the last is not asked about."""

    card: int
    slot: int
    many: int

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Yes):
            measure(g, self.role, self.card, self.slot, self.many)
        else:
            up_to(g, self.role, self.card, self.slot, self.many - 1)


def up_to(g: Busters, role: int, card: int, slot: int, most: int) -> None:
    if most > 1:
        g.then(UpTo(role, card, slot, most))
    else:
        measure(g, role, card, slot, most)


def measure(g: Busters, role: int, card: int, slot: int, many: int) -> None:
    measures = GEAR[card].measures
    if measures is not None:
        measures(g, role, slot, many)


# What several decks use ----------------------------------------------------------------------------------------------


def aid(plain: int, better: int = 0) -> Callable[[Busters, int, bool], None]:
    """An effect that lasts for this turn, or for its next shot."""

    def use(g: Busters, role: int, more: bool) -> None:
        g.aids |= better if more and better else plain

    return use


def is_prey(g: Busters, slot: int, grade: int) -> bool:
    """GBT-CEN-20: a Ghost of a low Class; never a Mini-Boss or Boss."""
    kind = KINDS[g.kind[slot]]
    return kind.sort != PLAZM and not kind.rank and kind.grade <= grade


def seen_spaces(g: Busters, role: int, better: bool) -> list[int]:
    return sorted([g.spot[slot] for slot in slots(g) if sees(g, role, slot)])


def can_add(g: Busters, role: int, target: int) -> bool:
    """One has a free token for it: those on other targets come off."""
    return tokens_of(g, role, target) < g.options.tokens
