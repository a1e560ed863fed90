"""Step A of a round: out of the battle. BAT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import ESCAPE, FIGHT, TILE, Use
from hauntbox.games.hunter13.cards.monsters import RATTLES, SWIFT, power
from hauntbox.games.hunter13.content.book import Book
from hauntbox.games.hunter13.rules.battle.blows import Blow, force
from hauntbox.games.hunter13.rules.battle.foes import bars_now, has, is_player
from hauntbox.games.hunter13.rules.hunters.checks import CHECK, Check
from hauntbox.games.hunter13.rules.hunters.harm import Blows
from hauntbox.games.hunter13.rules.items.using import bars_use, usable, use
from hauntbox.games.hunter13.rules.mansion.house import near
from hauntbox.games.hunter13.rules.mansion.pawns import shift
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import DX, MP, NOWHERE, Mansion, from_left
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

RATTLED: Final = power(RATTLES)
SWIFTER: Final = power(SWIFT)
_book = Book(4_000)
AWAY: Final = _book.add([("escaped",)])
CAUGHT: Final = _book.add([("caught",)])


def refuges(g: Mansion, role: int) -> list[int]:
    """GHT-BAT-23: the tile stood on before, GHT-BAT-60: however the hunter came to this one.

    GHT-BAT-65: through shut doors too; a locked one is no way in any direction, as it joins no tiles.
    """
    here, came = g.at[role], g.came[role]
    free = g.invaded >> role & 1 or g.options.escape_anywhere  # GHT-BAT-24, GHT-FALL-15
    if came != NOWHERE and came != here and g.cell[came] != NOWHERE and not free:
        return [came]
    return places(near(g, here))  # GHT-BAT-64: also without a tile to go back to


def bars_escape(g: Mansion, role: int) -> str:
    """GHT-BAT-64: nowhere to go; GHT-FMT-13: some things do not let their carrier escape."""
    if not refuges(g, role):
        return "GHT-BAT-64"
    held = [g.story.things[n] for n, where in enumerate(g.things) if where == -2 - role]
    return "" if all([thing.escapes for thing in held]) else "GHT-FMT-13"


@dataclass(frozen=True)
class Escapes(Step):
    """GHT-BAT-20: step A, GHT-BAT-21: each hunter in the battle decides; GHT-BAT-44: the Enemy has no such step."""

    def run(self, g: Mansion) -> None:
        g.then(*[MAY_ESCAPE(role) for role in from_left(g, g.lead) if g.fighting >> role & 1])


@dataclass(frozen=True)
class MayEscape(Choice):
    """GHT-DEC-21: try to escape, GHT-BAT-29: or fight; every round anew. GHT-ITM-21: items before that."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (ESCAPE, FIGHT, *usable(g, role))

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if act == ESCAPE:
            return bars_escape(g, role)
        if isinstance(act, Use):
            return bars_use(g, role, act)
        return "" if act == FIGHT else bars_now(g, act)

    def answer(self, g: Mansion, act: Action) -> None:
        if act == ESCAPE:
            g.then(escape_check(g, self.role))
        elif isinstance(act, Use):
            g.then(self)
            use(g, self.role, act)


def escape_check(g: Mansion, role: int) -> Check:
    """GHT-BAT-22, GHT-CHK-09: DX 6 or more; the Shadow Hound asks for one more."""
    need = g.options.escape + (SWIFTER if any([has(g, foe, SWIFT) for foe in g.foes]) else 0)
    return CHECK(role, DX, need, AWAY, CAUGHT, "escape", g.field_)


def escaped(g: Mansion, role: int, tile: int) -> None:
    """GHT-BAT-25: the Enemy stays."""
    found = refuges(g, role)
    if len(found) == 1:
        flee(g, role, found[0])
    else:
        g.then(Refuge(role))  # GHT-BAT-24


@dataclass(frozen=True)
class Refuge(Choice):
    """GHT-DEC-22, GHT-DEC-45: to any door-adjacent placed tile."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in refuges(g, role)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-BAT-24"

    def answer(self, g: Mansion, act: Action) -> None:
        flee(g, self.role, TILE.index(act))


def flee(g: Mansion, role: int, tile: int) -> None:
    """GHT-BAT-23: out of the battle."""
    g.fighting &= ~(1 << role)
    g.fled |= 1 << role
    g.tell("GHT-BAT-23", "escapes", role, tile)
    shift(g, role, tile, "escape")
    for foe in g.foes:
        if not is_player(foe):
            story.happen(g, "escaped", role, g.field_, foe)  # GHT-FMT-09


def caught(g: Mansion, role: int, tile: int) -> None:
    """GHT-BAT-28: neither attacks nor is attacked in this round."""
    g.failed |= 1 << role
    g.then(Blows(tuple(caught_blows(g, role))))


def caught_blows(g: Mansion, role: int) -> list[Blow]:
    """GHT-BAT-26: 1 damage per Enemy, of its type; GHT-BAT-27, GHT-ECARD-42: 2 with Double Damage."""
    blows = []
    for foe, kind in zip(g.foes, g.foe_types, strict=True):
        blows.append((role, kind, force(g, foe), foe))
        if has(g, foe, RATTLES):
            blows.append((role, MP, RATTLED, foe))
    return blows


VERBS: Final = {"escaped": escaped, "caught": caught}
ESCAPES: Final = Escapes()
MAY_ESCAPE: Final = kept(MayEscape)
