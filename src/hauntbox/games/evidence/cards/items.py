"""The item deck: what each card does when a hunter uses it. ITM, DOTS, BOOK, UV, THM, EMF, CRU, SALT, SBX"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec.structs import replace

from hauntbox.games.evidence.actions import Put
from hauntbox.games.evidence.cards import names
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, UV
from hauntbox.games.evidence.cards.names import is_salt
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.pieces import Book, Salt
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.rules.passive import DRAFT_ROLL
from hauntbox.games.evidence.rules.sight import books_here, check_book, look
from hauntbox.games.evidence.rules.winning import enter
from hauntbox.games.evidence.state import GHOST, Haunting, has_kind, room_at
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

Effect = Callable[[Haunting, int, int, int], None]  # the role that uses it, the card, and the square where it goes


class Item(NamedTuple):
    """A kind of item card."""

    name: str
    text: str  # with the names of options, see `item_text`
    rule: str
    placeable: bool
    use: Effect


def place_dots(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-DOTS-01: its token goes onto the floor."""
    g.dots += (put_down(g, role, card, square),)


def place_book(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-BOOK-01: its token goes onto the floor, EVI-BOOK-09: always empty."""
    g.books += (Book(put_down(g, role, card, square), checked=g.round),)
    g.facts.append(("laid", square))


def place_crucifix(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-CRU-01: its token goes onto the floor."""
    g.crucifixes += (put_down(g, role, card, square),)


def shine(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-UV-02: every print within two squares shows, EVI-UV-04: to all; EVI-UV-05: or nothing does."""
    lit = g.house.within(g.at[role], g.options.uv_range)  # EVI-PAR-09, EVI-DRF-33, EVI-DRF-34
    # EVI-HID-26: by their place on the board, for the order in which they were left is the way the ghost went
    found = sorted([mark.square for mark in g.prints if lit >> mark.square & 1])
    fresh = sorted([mark.square for mark in g.prints if lit >> mark.square & 1 and not mark.found])
    g.prints = tuple([replace(m, found=m.found or g.round) if lit >> m.square & 1 else m for m in g.prints])
    g.learned = True
    g.facts.append(("shone", g.round, g.at[role], tuple(fresh)))
    if found:
        g.tell("EVI-UV-04", "prints", role, *found)
        enter(g, UV, role)  # EVI-UV-03
    else:
        g.tell("EVI-UV-05", "no prints", role)


def take_temperature(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-THM-02: is this the ghost room? EVI-THM-03: always true, EVI-THM-05: all hear it, EVI-THM-06: no evidence."""
    room = room_at(g, g.at[role])
    answer = room == g.room  # EVI-THM-04: wherever the ghost is, EVI-DRF-34
    g.learned = True
    g.facts.append(("temperature", room, answer))
    g.tell("EVI-THM-02", "freezing" if answer else "warm", role, room)


def read_emf(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-EMF-02: one die at every use. EVI-EMF-03: it reads in the ghost room, if the type has EMF, on 4 or higher."""
    high = dice.roll(g, dice.EMF) >= g.options.emf_roll  # EVI-PAR-17, EVI-DRF-34
    room = room_at(g, g.at[role])
    reads = high and room == g.room and has_kind(g, EMF)  # EVI-EMF-06: wherever the ghost is
    stirs = g.options.graded_emf and not reads and room_at(g, g.at[GHOST]) == room  # EVI-OPT-23
    g.facts.append(("emf", room, reads, stirs))
    if reads:
        g.tell("EVI-EMF-04", "level 5", role)
        enter(g, EMF, role)
    elif stirs:
        g.tell("EVI-OPT-23", "level 3", role)
    else:
        g.tell("EVI-EMF-05", "no reading", role)  # EVI-ITM-16: never why


def ask_spirit_box(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-SBX-02: it answers within two squares of a ghost that has it, EVI-SBX-03: for certain."""
    heard = box_mask(g.house, g.options, g.at[role])  # EVI-SBX-04: in whatever room
    answers = bool(heard >> g.at[GHOST] & 1) and has_kind(g, SPIRIT_BOX)
    if g.options.original_draft:
        answers = dice.roll(g, dice.SPIRIT_BOX) >= DRAFT_ROLL and answers  # EVI-DRF-27
    g.learned = True
    g.facts.append(("box", g.at[role], answers))
    if answers:
        g.tell("EVI-SBX-05", "it answers", role)
        enter(g, SPIRIT_BOX, role)
    else:
        g.tell("EVI-SBX-06", "silence", role)


def box_mask(house: House, options: Options, place: int) -> int:
    """EVI-PAR-10: two squares; EVI-OPT-29: through walls, EVI-OPT-17: or over corners."""
    if options.spirit_box_through_walls:
        return house.near(place, options.spirit_box_range)
    return house.reach(place, options.spirit_box_range, diagonal=options.diagonal_reach)  # EVI-DRF-33


def shake_salt(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-SALT-02: one clean tile; EVI-SALT-03: the shaker stays until it is empty; EVI-COM-07: a tile a use."""
    put_down(g, role, card, square)
    if names.salt_left(card) > 1:  # EVI-SALT-01
        gain(g, role, card - 1)  # EVI-HID-12
    g.salt += (Salt(square, checked=g.round),)


ITEMS: Final = (
    Item("DOTS", "Shows a ghost that walks through its field.", "EVI-DOTS-01", True, place_dots),
    Item("Book", "A ghost may write in it, in the ghost room.", "EVI-BOOK-01", True, place_book),
    Item("Crucifix", "Stops one hunt, in the ghost room.", "EVI-CRU-01", True, place_crucifix),
    Item("Flashlight", "Shows prints within {uv_range}.", "EVI-UV-01", False, shine),
    Item("Thermometer", "Tells whether this is the ghost room.", "EVI-THM-01", False, take_temperature),
    Item("EMF Reader", "May read level 5 in the ghost room.", "EVI-EMF-01", False, read_emf),
    Item("Spirit Box", "A ghost within {spirit_box_range} may answer.", "EVI-SBX-01", False, ask_spirit_box),
    Item("Saltshaker", "Salt on the floor shows steps.", "EVI-SALT-01", True, shake_salt),
)  # EVI-ITM-01


def item_of(card: int) -> Item:
    return ITEMS[min(card, names.SALT)]


def item_text(card: int, options: Options) -> str:
    """What stands on the card, with the numbers that are played."""
    return item_of(card).text.format(
        uv_range=squares(options.uv_range), spirit_box_range=squares(options.spirit_box_range)
    )


def squares(n: int) -> str:
    return f"{n} square" if n == 1 else f"{n} squares"


def new_deck(options: Options) -> tuple[int, ...]:
    """EVI-COM-05: two copies of each of the eight items."""
    kinds = (*range(names.SALT), names.full_salt(options.salt_uses))  # EVI-PAR-24, EVI-DRF-32
    return tuple(sorted(kinds * options.item_copies))  # EVI-PAR-25


def use(g: Haunting, role: int, card: int) -> None:
    """EVI-ITM-03: all learn what was used, EVI-HID-16: and what came of it; EVI-ITM-04: as often as one likes."""
    g.tell("EVI-ITM-03", "uses", role, card)
    g.learned = True
    if card not in g.known[role]:
        g.known[role] = put_in(g.known[role], card)  # EVI-HID-10
    if g.options.original_draft and item_of(card).placeable:  # EVI-DRF-32
        g.then(Placing(role, card))  # EVI-DRF-22
    else:
        take_effect(g, role, card, g.at[role])


def take_effect(g: Haunting, role: int, card: int, square: int) -> None:
    item_of(card).use(g, role, card, square)
    if item_of(card).placeable:
        look(g, role)  # EVI-ITM-12: right after an item is placed


@dataclass(frozen=True)
class Placing(Choice):
    """EVI-DRF-22: in the draft a token goes onto a square in front of the hunter."""

    card: int

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [g.moves.put[square] for square in places(g.house.grid.near[g.at[role]])]

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if not isinstance(act, Put):
            return act.when
        return bars_put(g, role, self.card, g.house.place[act.square])

    def answer(self, g: Haunting, act: Put) -> None:
        take_effect(g, self.role, self.card, g.house.place[act.square])  # EVI-DEC-17


def bars_put(g: Haunting, role: int, card: int, square: int) -> str:
    if square in g.house.fronts or not g.house.grid.near[g.at[role]] >> square & 1:
        return "EVI-DRF-22"
    return "EVI-ITM-08" if is_salt(card) and has_salt(g, square) else ""


def has_salt(g: Haunting, square: int) -> bool:
    return any([tile.square == square for tile in g.salt])


def put_down(g: Haunting, role: int, card: int, square: int) -> int:
    """EVI-ITM-05: the token goes onto the hunter's square, EVI-COM-06: one a card, EVI-ITM-06: off the hand."""
    drop(g, role, card)  # EVI-DEC-16: with no further choice
    g.tell("EVI-ITM-07", "placed", role, card, square)
    return square


def drop(g: Haunting, role: int, card: int) -> None:
    """One card leaves the hand, and what all knew of it."""
    g.hand[role] = without(g.hand[role], card)
    g.known[role] = without(g.known[role], card)


def gain(g: Haunting, role: int, card: int) -> None:
    """A card comes into the hand in the sight of all."""
    g.hand[role] = put_in(g.hand[role], card)
    g.known[role] = put_in(g.known[role], card)


def put_in(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Hands and deck are kept in order: how they lie means nothing."""
    return tuple(sorted((*cards, card)))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def bars_use(g: Haunting, role: int, card: int) -> str:
    here = g.at[role]
    if g.hunt and not g.options.original_draft:  # EVI-DRF-21, EVI-DRF-30
        return "EVI-HUNT-23"
    if here == g.house.van:
        return "EVI-HTR-10"  # EVI-VAN-07
    if card not in g.hand[role]:
        return "EVI-HTR-05"
    if g.options.original_draft:
        return bars_draft_use(g, role, card)
    if item_of(card).placeable and here in g.house.fronts:
        return "EVI-ITM-09"
    return "EVI-ITM-08" if is_salt(card) and has_salt(g, here) else ""


def bars_draft_use(g: Haunting, role: int, card: int) -> str:
    """EVI-DRF-22: there must be a square in front of the hunter that the token can go on."""
    if not item_of(card).placeable:
        return ""
    reasons = [bars_put(g, role, card, square) for square in places(g.house.grid.near[g.at[role]])]
    return "" if "" in reasons else reasons[0]


def lies_here(g: Haunting, square: int, item: int) -> bool:
    """Is such a token on the square? DOTS, Book and Crucifix can be picked up, EVI-SALT-10: salt cannot."""
    placed = (g.dots, [book.square for book in g.books], g.crucifixes)[item]
    return square in placed


def bars_pick_up(g: Haunting, role: int, item: int) -> str:
    if g.options.fixed_loadout:  # EVI-OPT-11
        return "EVI-OPT-11"
    if g.hunt:
        return "EVI-HTR-09"
    if g.at[role] == g.house.van or not lies_here(g, g.at[role], item):
        return "EVI-HTR-06"
    return "EVI-PAR-02" if len(g.hand[role]) >= g.options.hunter_hand else ""  # EVI-ITM-02, EVI-DEC-21


def pick_up(g: Haunting, role: int, item: int) -> None:
    """EVI-HTR-06: into the hand, in the sight of all; EVI-BOOK-08: a book was checked on the way here."""
    here = g.at[role]
    if item == names.BOOK and g.options.original_draft and here in books_here(g, role):
        check_book(g, role, here)  # EVI-BOOK-08: there nobody has looked yet
    if item == names.DOTS:
        g.dots = without(g.dots, here)
    elif item == names.CRUCIFIX:
        g.crucifixes = without(g.crucifixes, here)
    else:
        first = next(book for book in g.books if book.square == here)
        g.books = tuple([book for book in g.books if book is not first])
    gain(g, role, item)
    g.tell("EVI-HTR-06", "picks up", role, item, here)
