"""What a seat may know, and how it is told. The only way out of a position: all that a seat gets is made from it. HID

A seat plays the ghost, hunters, both (one tablet for all) or nobody. Hunters share what they know, the dead too.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple, replace

from hauntbox.games.evidence.cards.ghosts import candidates, choosable
from hauntbox.games.evidence.cards.tokens import Book, Entry, Print, Salt
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.rules.hunter_turn import Refit
from hauntbox.games.evidence.rules.winning import dawn
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.secrets.worlds import what_is_left
from hauntbox.games.evidence.state import GHOST, Haunting, hunters, screen
from hauntbox.kernel.agenda import agenda_words
from hauntbox.kernel.contract import SEED, Seat, Secret, asks
from hauntbox.kernel.geometry import places
from hauntbox.kernel.known import public_part
from hauntbox.kernel.wire import Action, Outcome

EMPTY: Final = Haunting()
FACE_DOWN: Final = -1  # a card in a hand that the seat has not seen
PUBLIC: Final = (
    "options", "scenario", "round", "order", "hunt", "prolonged", "slowed", "dimmed", "taunts", "asked_to_name",
    "steps", "acted", "dots", "crucifixes", "log", "known", "facts", "house", "moves",
)  # fmt: skip


def is_ghost(g: Haunting, seat: Seat) -> bool:
    """EVI-WIN-12: at the end everybody sees behind the screen, EVI-HID-23: onlookers too."""
    return g.outcome is not None or (GHOST in seat and bool(screen(g)))  # EVI-AUT-30


def is_hunter(g: Haunting, seat: Seat) -> bool:
    """EVI-HID-13: hunters see each other's hands and the deck; EVI-HID-22: the dead too; EVI-WIN-12: at the end all."""
    return g.outcome is not None or len(seat) > 1 or (len(seat) == 1 and seat[0] != GHOST)


def known(g: Haunting, seat: Seat) -> Haunting:
    """EVI-HID-26: the position with exactly the facts of the seat's column; what nobody names here is hidden."""
    if g.known_to == seat:
        return g
    k: Haunting = public_part(g, seat, EMPTY, PUBLIC)
    k.notebook, k.fears = knowledge(g), g.fears  # shortcut: both follow from the public facts
    k.at = [NOWHERE, *g.at[1:]] if g.at else []  # EVI-HID-08: squares of hunters, hidden or not
    if is_ghost(g, seat):
        look_behind(k, g)
    else:
        look_at_table(k, g)
    if is_hunter(g, seat):
        k.hand, k.deck, k.taken = g.hand[:], g.deck, g.taken  # EVI-HID-09
    else:
        k.hand, k.deck = face_down(g), tuple(sorted(unseen_cards(g)))
    return k


def look_behind(k: Haunting, g: Haunting) -> None:
    """EVI-COM-02: the ghost token stands on the private map only, EVI-COM-12: and so does the countdown marker."""
    k.type, k.room = g.type, g.room  # EVI-HID-01
    k.at, k.target, k.hid_far = g.at[:], g.target, g.hid_far  # EVI-HID-02
    k.countdown, k.cut_used = g.countdown, g.cut_used  # EVI-HID-04
    k.rolls, k.event_roll, k.dots_roll = g.rolls[:], g.event_roll, g.dots_roll  # EVI-HID-05
    k.stride, k.prey = g.stride, g.prey  # EVI-HID-07
    k.books, k.salt = g.books, g.salt  # EVI-HID-14
    k.lit, k.prints = g.lit, g.prints  # EVI-HID-15


def look_at_table(k: Haunting, g: Haunting) -> None:
    """What a hunter or an onlooker sees of what the ghost does."""
    k.rolls = [(purpose, 0) for purpose, _ in g.rolls]  # EVI-HID-06
    k.books = tuple(
        [book if book.written == book.shown else replace(book, written=book.shown) for book in g.books]
    )  # EVI-HID-14
    k.salt = tuple(
        [tile if tile.stepped == tile.shown else replace(tile, stepped=tile.shown) for tile in g.salt]
    )  # EVI-SALT-12
    k.prints = tuple(found_prints(g))


def found_prints(g: Haunting) -> list[Print]:
    """EVI-UV-10: in no order of age."""
    return sorted([replace(mark, left=0) for mark in g.prints if mark.found], key=astuple) if g.prints else []


def face_down(g: Haunting) -> list[tuple[int, ...]]:
    """EVI-HID-09: what all have seen, and how many more; during an exchange, EVI-HID-11: as many as before it began."""
    held, ask = [len(hand) for hand in g.hand], g.asking()
    if isinstance(ask, Refit):
        held[ask.role] = ask.cards
    return [shown + (FACE_DOWN,) * (n - len(shown)) for shown, n in zip(g.known, held, strict=True)]


def unseen_cards(g: Haunting) -> list[int]:
    """EVI-HID-25: what lies in hands without having been shown, and in the deck; all can tell by counting."""
    in_hands = [card for role in hunters(g) for card in unshown(g, role) if card != FACE_DOWN]
    return in_hands + list(g.deck)


def unshown(g: Haunting, role: int) -> list[int]:
    left = list(g.hand[role])
    for card in g.known[role]:
        left.remove(card)
    return left


class Notebook(Struct, frozen=True):
    """What follows from the public facts."""

    candidates: list[int]  # types that the log allows
    types: list[int]  # types that everything allows
    rooms: list[int]
    squares: list[int]


class Behind(Struct, frozen=True):
    """What lies behind the ghost's screen."""

    type: int
    room: int
    square: int
    countdown: int
    cut_used: bool
    stride: int
    lit: tuple[int, ...]
    event_roll: int
    prey: tuple[int, ...]
    rolls: list[tuple[str, int]]
    prints: tuple[Print, ...]


class View(Struct, frozen=True):
    scenario: str
    round: int
    dawn: int  # the last round
    order: tuple[int, ...]
    at: list[int]  # hunters only, Lantern first
    hunt: int
    prolonged: bool
    slowed: list[bool]
    dimmed: tuple[int, ...]
    taunts: tuple[int, ...]
    events: int  # Ghost Events so far, those that touched nobody too
    steps: int
    acted: bool
    dots: tuple[int, ...]
    crucifixes: tuple[int, ...]
    books: list[Book]
    salt: list[Salt]
    prints: list[Print]  # found ones; the ghost's are in `behind`
    log: tuple[Entry, ...]
    cards: list[int]  # how many each hunter holds
    known: list[tuple[int, ...]]  # what all have seen in each hand
    rolled: list[str]  # that dice were rolled
    notebook: Notebook
    agenda: str
    asks: dict[int, list[Action]]
    outcome: Outcome | None
    hand: list[tuple[int, ...]] | None  # hunters and, at the end, everybody
    deck: tuple[int, ...] | None
    behind: Behind | None  # the ghost and, at the end, everybody


def view(g: Haunting, seat: Seat) -> View:
    k = known(g, seat)
    if k.view is None:
        k.view = told(k, seat)
    return k.view  # type: ignore[no-any-return]


def told(k: Haunting, seat: Seat) -> View:
    """What the seat knows, as data."""
    ghost, hunter = is_ghost(k, seat), is_hunter(k, seat)
    return View(
        scenario=k.scenario,  # EVI-COM-01: the same house for both sides
        round=k.round,  # EVI-COM-11
        dawn=dawn(k),
        order=k.order,
        at=k.at[1:],
        hunt=k.hunt,
        prolonged=k.prolonged,
        slowed=k.slowed[1:],
        dimmed=k.dimmed,
        taunts=k.taunts,
        events=len([fact for fact in k.facts if fact[0] == "event"]),  # EVI-HID-17
        steps=k.steps,
        acted=k.acted,
        dots=k.dots,  # EVI-ITM-07
        crucifixes=k.crucifixes,
        books=list(k.books),
        salt=list(k.salt),
        prints=found_prints(k) if ghost else list(k.prints),
        log=k.log,  # EVI-COM-10
        cards=cards(k),
        known=k.known[1:],
        rolled=[purpose for purpose, _ in k.rolls],
        notebook=notebook(k),
        agenda=agenda_words(k.agenda),
        asks=asks(k, seat),
        outcome=k.outcome,
        hand=k.hand[1:] if hunter else None,  # EVI-HID-13
        deck=k.deck if hunter else None,
        behind=behind(k) if ghost else None,  # EVI-HID-01
    )


def cards(k: Haunting) -> list[int]:
    """EVI-HID-09: how many each holds; during an exchange, EVI-HID-11: as many as before it began."""
    held = [len(hand) for hand in k.hand[1:]]
    ask = k.asking()
    if isinstance(ask, Refit):
        held[ask.role - 1] = ask.cards
    return held


def notebook(k: Haunting) -> Notebook:
    """EVI-EVD-07: derived from public facts only."""
    left = what_is_left(knowledge(k).worlds)
    possible = candidates([entry.kind for entry in k.log], k.options.more_ghosts)
    return Notebook(possible, left.types, left.rooms, left.squares)


def behind(k: Haunting) -> Behind:
    return Behind(
        k.type, k.room, k.at[GHOST], k.countdown, k.cut_used, k.stride, k.lit, k.event_roll, k.prey,
        k.rolls, k.prints,
    )  # fmt: skip


# Every row of the ledger's table, and a way to change it that the seat cannot notice. -------------------------------


def hidden_from_hunters(fact: Any) -> Any:
    return lambda g, seat: None if is_ghost(g, seat) else fact(g)


def scramble_haunt(g: Haunting, seat: Seat) -> None:
    if not is_ghost(g, seat):
        rooms = g.house.haunts()
        g.type = (g.type + 1) % len(choosable(g.options.more_ghosts)) if g.type >= 0 else g.type
        g.room = rooms[(rooms.index(g.room) + 1) % len(rooms)] if g.room >= 0 else g.room


def scramble_square(g: Haunting, seat: Seat) -> None:
    if not is_ghost(g, seat) and g.at[GHOST] >= 0:
        floor = places(g.house.floor)
        g.at[GHOST] = floor[(floor.index(g.at[GHOST]) + 5) % len(floor)]
        g.target = g.at[GHOST]
        g.hid_far = tuple([role for role in hunters(g) if role not in g.hid_far])


def scramble_countdown(g: Haunting, seat: Seat) -> None:
    if not is_ghost(g, seat):
        g.countdown = g.countdown % 6 + 1
        g.cut_used = not g.cut_used


def scramble_rolls(g: Haunting, seat: Seat) -> None:
    if not is_ghost(g, seat):
        g.rolls = [(purpose, value % 6 + 1) for purpose, value in g.rolls]
        g.event_roll = g.event_roll % 6 + 1 if g.event_roll else 0


def scramble_walk(g: Haunting, seat: Seat) -> None:
    if not is_ghost(g, seat) and g.stride:
        g.stride -= 1
    if not is_ghost(g, seat):
        g.prey = ()


def scramble_traces(g: Haunting, seat: Seat) -> None:
    if not is_ghost(g, seat):
        g.books = tuple([book if book.shown else replace(book, written=not book.written) for book in g.books])
        g.salt = tuple([tile if tile.shown else replace(tile, stepped=not tile.stepped) for tile in g.salt])


def scramble_lit(g: Haunting, seat: Seat) -> None:
    if not is_ghost(g, seat):
        g.lit = () if g.lit else g.dots[:1]


def scramble_prints(g: Haunting, seat: Seat) -> None:
    if not is_ghost(g, seat):
        fresh = () if any([not mark.found for mark in g.prints]) else (Print(g.house.door, g.round),)
        g.prints = tuple([mark for mark in g.prints if mark.found]) + fresh


def reorder_lit(g: Haunting, seat: Seat) -> None:
    """It has crossed their fields the other way round."""
    if not is_ghost(g, seat):
        g.lit = g.lit[::-1]


def reorder_prints(g: Haunting, seat: Seat) -> None:
    """What was left first was left last, as far as nothing was found before it was left."""
    aged = [replace(mark, left=age.left) for mark, age in zip(g.prints[::-1], g.prints, strict=True)]
    if not is_ghost(g, seat) and all([not mark.found or mark.left <= mark.found for mark in aged]):
        g.prints = tuple(aged)


def scramble_hands(g: Haunting, seat: Seat) -> None:
    """The cards that nobody has seen go round by one place, from hand to hand to deck."""
    if not is_hunter(g, seat):
        unseen = unseen_cards(g)
        deal(g, unseen[1:] + unseen[:1])


def deal(g: Haunting, cards: list[int]) -> None:
    """As many unseen cards to each hand as before, the rest to the deck."""
    for role in hunters(g):
        n = len(unshown(g, role))
        g.hand[role], cards = tuple(sorted([*g.known[role], *cards[:n]])), cards[n:]
    g.deck = tuple(sorted(cards))


SECRETS: Final = {
    "EVI-HID-01": Secret(hidden_from_hunters(lambda g: (g.type, g.room)), scramble_haunt),
    "EVI-HID-02": Secret(hidden_from_hunters(lambda g: (g.at[GHOST], g.target, g.hid_far)), scramble_square),
    "EVI-HID-04": Secret(hidden_from_hunters(lambda g: (g.countdown, g.cut_used)), scramble_countdown),
    "EVI-HID-05": Secret(hidden_from_hunters(lambda g: (g.rolls, g.event_roll)), scramble_rolls),
    "EVI-HID-07": Secret(hidden_from_hunters(lambda g: (g.stride, g.prey)), scramble_walk),
    "EVI-HID-09": Secret(lambda g, seat: None if is_hunter(g, seat) else g.hand, scramble_hands),
    "EVI-HID-14": Secret(hidden_from_hunters(lambda g: (g.books, g.salt)), scramble_traces),
    "EVI-HID-15": Secret(hidden_from_hunters(lambda g: g.lit), scramble_lit, reorder_lit),
    "EVI-UV-10": Secret(hidden_from_hunters(lambda g: g.prints), scramble_prints, reorder_prints),
    "EVI-HID-26": SEED,
}
