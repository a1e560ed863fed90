"""Cards and rooms that help: healing shared out, stars kept, a friend's voice, a temptation. ECARD, TILE, EVT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import KIND_OF, NO, PASS, TREAT, WHO, YES, Treat
from hauntbox.games.hunter13.cards.events import STAR
from hauntbox.games.hunter13.rules.hunters.points import heal
from hauntbox.games.hunter13.rules.items.owning import FindItem, end_wasting
from hauntbox.games.hunter13.rules.mansion.house import distances
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import HP, MP, Mansion, hunters, hunters_at
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


def hunter_named(g: Mansion, act: Action) -> int:
    """The role of the character that an answer names."""
    return next(role for role, who in enumerate(g.who) if WHO[who] == act)


def damage(g: Mansion, role: int, kind: int) -> int:
    return g.hurt[role] if kind == HP else g.shaken[role]


def first_aid(g: Mansion, role: int, tile: int, kind: int, amount: int) -> None:
    """E-4: one character on the tile heals."""
    if any([damage(g, other, kind) for other in hunters_at(g, tile)]):
        g.then(Bandage(role, tile, kind, amount))


@dataclass(frozen=True)
class Bandage(Choice):
    """GHT-EVT-02, GHT-DEC-36: one character on the tile."""

    tile: int
    kind: int
    amount: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [WHO[g.who[other]] for other in hunters_at(g, self.tile)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-36"

    def answer(self, g: Mansion, act: Action) -> None:
        heal(g, hunter_named(g, act), self.kind, self.amount)


def helping_hand(g: Mansion, role: int, tile: int, hp: int, mp: int) -> None:
    """E-14: so much HP and so much MP damage, divided over hunters on the tile as the finder likes."""
    ask = Share(role, tile, hp, mp)
    if ask.patients(g):
        g.then(ask)


@dataclass(frozen=True)
class Share(Choice):
    """GHT-EVT-02, GHT-DEC-36: who heals the next point."""

    tile: int
    hp: int
    mp: int

    def patients(self, g: Mansion) -> list[Action]:
        kinds = [kind for kind, left in ((HP, self.hp), (MP, self.mp)) if left]
        here = hunters_at(g, self.tile)
        return [TREAT[g.who[other]][kind] for other in here for kind in kinds if damage(g, other, kind)]

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [*self.patients(g), PASS]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-36"

    def answer(self, g: Mansion, act: Action) -> None:
        if isinstance(act, Treat):
            kind = KIND_OF[act.kind]
            other = next(other for other in hunters_at(g, self.tile) if TREAT[g.who[other]][kind] == act)
            heal(g, other, kind, 1)
            helping_hand(g, self.role, self.tile, self.hp - (kind == HP), self.mp - (kind == MP))


def friend(g: Mansion, role: int, tile: int, kind: int, amount: int) -> None:
    """E-21: the nearest other hunter heals too; among several equally near the finder chooses."""
    far = distances(g, tile)
    others = [other for other in hunters(g) if other != role]
    least = min([far[g.at[other]] for other in others], default=0)
    nearest = [other for other in others if far[g.at[other]] == least]
    if len(nearest) == 1:
        heal(g, nearest[0], kind, amount)
    elif nearest:
        g.then(Friend(role, tuple(nearest), kind, amount))


@dataclass(frozen=True)
class Friend(Choice):
    """GHT-EVT-02: E-21, which of the equally near."""

    near: tuple[int, ...]
    kind: int
    amount: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [WHO[g.who[other]] for other in self.near]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-36"

    def answer(self, g: Mansion, act: Action) -> None:
        heal(g, hunter_named(g, act), self.kind, self.amount)


def cure(g: Mansion, role: int, tile: int, who: str) -> None:
    """E-28: any Wasting ends."""
    for each in whom(g, who, role, tile):
        end_wasting(g, each)


def keep(g: Mansion, role: int, tile: int) -> None:
    """E-25: the card stays with the finder until it is discarded for another Judge-card."""
    g.kept[role] = (*g.kept[role], STAR)
    g.tell("GHT-ROOM-14", "keeps", role, STAR)


def star(g: Mansion, role: int, tile: int) -> None:
    """T-42: the first explorer may draw one Judge-card again later in the game."""
    g.stars[role] += 1
    g.tell("GHT-ROOM-12", "falling star", role)


def item(g: Mansion, role: int, tile: int, who: str) -> None:
    """The top Item-card, not through an icon."""
    g.then(*[FindItem(each) for each in whom(g, who, role, tile)])


def temptation(g: Mansion, role: int, tile: int, yielding: int, refusing: int) -> None:
    """E-10."""
    g.then(Tempted(role, tile, yielding, refusing))


@dataclass(frozen=True)
class Tempted(Choice):
    """E-10: an item and two Insanity-cards, or a check of will."""

    tile: int
    yielding: int
    refusing: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (YES, NO)

    def answer(self, g: Mansion, act: Action) -> None:
        g.tell("GHT-EVT-02", "yields" if act == YES else "resists", self.role)
        play(g, self.yielding if act == YES else self.refusing, self.role, self.tile)


VERBS: Final = {
    "first-aid": first_aid,
    "helping-hand": helping_hand,
    "friend": friend,
    "cure": cure,
    "keep": keep,
    "star": star,
    "item": item,
    "temptation": temptation,
}
