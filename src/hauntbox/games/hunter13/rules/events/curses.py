"""Cards that harm in ways of their own: Wasting, lost items, whispers, the Alarm Bell. ECARD, EVT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import DISCARD, ITEM, PASS
from hauntbox.games.hunter13.cards.items import TOWER_KEY, WEAPONS
from hauntbox.games.hunter13.rules.hunters.insanity import AFTER_DRAW, JACK, discard, take, top_card
from hauntbox.games.hunter13.rules.items.owning import lose
from hauntbox.games.hunter13.rules.items.trading import drop
from hauntbox.games.hunter13.rules.mansion.exploring import ShowEvent, top_event
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import FIRST_MONSTER, HUNTER, MONSTERS, NOBODY, Mansion
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


def each(g: Mansion, role: int, tile: int, who: str, script: int) -> None:
    """E-6, E-47: the same for several, one after the other; each is the finder of it, on the own tile."""
    for other in reversed(whom(g, who, role, tile)):
        play(g, script, other, g.at[other])


def slow(g: Mansion, role: int, tile: int, who: str) -> None:
    """E-19, E-46: 1 Movement Point on the next turn."""
    for other in whom(g, who, role, tile):
        g.slowed |= 1 << other
        g.tell("GHT-SET-11", "slowed", other)


def waste(g: Mansion, role: int, tile: int, who: str, n: int) -> None:
    """GHT-ECARD-53: the higher Wasting counts; GHT-ICARD-18: the owner of the Key of Tower cannot have any."""
    for other in whom(g, who, role, tile):
        if TOWER_KEY not in g.items[other] and n > g.wasting[other]:
            g.wasting[other] = n
            g.tell("GHT-ECARD-53", "wasting", other, n)


def maiden(g: Mansion, role: int, tile: int, n: int) -> None:
    """GHT-ECARD-50: the loss of the Iron Maiden, which a Potion of Stamina does not help."""
    if g.status[role] == HUNTER and TOWER_KEY not in g.items[role]:  # GHT-ECARD-51
        g.maiden |= 1 << role
        waste(g, role, tile, "finder", n)


def spurn(g: Mansion, role: int, tile: int) -> None:
    """E-9: no relief card of another player helps until the end of the next own turn."""
    g.spurned[role] = 2 if g.active == role else 1
    g.tell("GHT-INS-13", "spurned", role)


# Whispering Walls ---------------------------------------------------------------------------------------------------


def whisper(g: Mansion, role: int, tile: int) -> None:
    """E-16: one Insanity-card."""
    g.whisper = 0
    card = top_card(g) if g.status[role] == HUNTER else NOBODY
    if card != NOBODY:
        take(g, role, card)
        g.whisper = card
        g.then(*[make(role) for make in AFTER_DRAW])


def unhear(g: Mansion, role: int, tile: int) -> None:
    """E-16: asked whatever was drawn, so that the asking tells nothing."""
    if g.whisper:
        g.then(Unhear(role))


def hush(g: Mansion, role: int, tile: int) -> None:
    g.whisper = 0


@dataclass(frozen=True)
class Unhear(Choice):
    """E-16: the card just drawn may be discarded at once if it is a numeral card."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (*DISCARD[: JACK - 2], PASS)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if act == PASS:
            return ""
        heard = g.whisper if g.whisper < JACK and g.whisper in g.hand[role] else 0
        return "" if heard and act == DISCARD[heard - 2] else "GHT-INS-19"

    def answer(self, g: Mansion, act: Action) -> None:
        if act != PASS:
            discard(g, self.role, g.whisper)


# Lost items ---------------------------------------------------------------------------------------------------------


def disarm(g: Mansion, role: int, tile: int) -> None:
    """GHT-ECARD-30: exactly one Weapon is destroyed; without one nothing happens."""
    if any([item in WEAPONS for item in g.items[role]]):
        g.then(Forfeit(role, weapon=True))


def fumble(g: Mansion, role: int, tile: int) -> None:
    """E-23: one item is dropped."""
    if g.items[role] and g.status[role] == HUNTER:
        g.then(Forfeit(role, weapon=False))


@dataclass(frozen=True)
class Forfeit(Choice):
    """GHT-DEC-32: the Weapon that is destroyed, or the item that is dropped, chosen by its owner."""

    weapon: bool

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [ITEM[item] for item in g.items[role] if item in WEAPONS or not self.weapon]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-32"

    def answer(self, g: Mansion, act: Action) -> None:
        item = ITEM.index(act)
        if not self.weapon:
            drop(g, self.role, item)  # GHT-EVT-02: the Poltergeist
            return
        g.items_out = (*g.items_out, item)
        g.tell("GHT-ECARD-30", "destroyed", self.role, item)
        lose(g, self.role, item)


# The Alarm Bell -----------------------------------------------------------------------------------------------------


def alarm(g: Mansion, role: int, tile: int, n: int) -> None:
    """E-54: up to so many Event-cards until a MONSTER appears, which attacks; the others have no effect."""
    for _ in range(n):
        card = top_event(g)
        if card == NOBODY:
            return
        if 0 <= card - FIRST_MONSTER < MONSTERS:
            g.then(ShowEvent(role, tile, card))
            return
        g.tell("GHT-ROOM-14", "no effect", card)
        g.events_out = (*g.events_out, card)


VERBS: Final = {
    "each": each,
    "slow": slow,
    "waste": waste,
    "maiden": maiden,
    "spurn": spurn,
    "whisper": whisper,
    "unhear": unhear,
    "hush": hush,
    "disarm": disarm,
    "fumble": fumble,
    "alarm": alarm,
}
