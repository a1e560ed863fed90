"""Books and salt are checked by whoever has them in sight. ITM-11 to ITM-16, BOOK, SALT"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.evidence.cards.ghosts import WRITING
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.winning import enter
from hauntbox.games.evidence.state import Haunting, is_hidden, is_in_house, living, room_at

DIMMED: Final = 2  # EVI-GAP-14: how far a hunter sees whom a Lamplighter has touched


def sees(g: Haunting, role: int, square: int) -> bool:
    """EVI-TERM-19: four squares, for a hunter in the house who is not hidden."""
    if not is_in_house(g, role) or is_hidden(g, role):
        return False  # EVI-ITM-14
    radius = min(DIMMED, g.options.sight_range) if role in g.dimmed else g.options.sight_range  # EVI-PAR-08
    return bool(sight_mask(g.house, g.options, g.at[role], radius) >> square & 1)


def sight_mask(house: House, options: Options, place: int, radius: int) -> int:
    """EVI-TERM-19: by walking distance, EVI-OPT-18: or in straight lines."""
    return house.visible(place, radius) if options.line_of_sight else house.within(place, radius)


def look(g: Haunting, role: int) -> None:
    """EVI-ITM-11, EVI-BOOK-06: no action. What was checked since the ghost's last turn cannot have changed."""
    for book in g.books if not g.options.original_draft else ():  # EVI-DRF-24: there it takes an action
        if not book.shown and book.checked != g.round and sees(g, role, book.square):
            check_book(g, role, book.square)
    for tile in g.salt:
        if not tile.shown and tile.checked != g.round and sees(g, role, tile.square):
            check_salt(g, tile.square)


def look_all(g: Haunting) -> None:
    """EVI-ITM-12: at the end of each ghost turn everybody looks, EVI-HUNT-22: in a hunt too."""
    for role in living(g):
        look(g, role)
    if g.options.original_draft:
        for tile in g.salt:
            if not tile.shown and tile.checked != g.round:
                check_salt(g, tile.square)  # EVI-DRF-25: footprints show wherever they are


def bars_check(g: Haunting, role: int) -> str:
    """EVI-DRF-24: in the draft, an action in the book's room."""
    if not g.options.original_draft:
        return "EVI-BOOK-06"
    if is_hidden(g, role):
        return "EVI-ITM-14"
    return "" if books_here(g, role) else "EVI-DRF-24"


def books_here(g: Haunting, role: int) -> list[int]:
    """Squares of books in the room of a hunter that are not known to be written in."""
    room = room_at(g, g.at[role])
    return [book.square for book in g.books if room_at(g, book.square) == room and not book.shown] if room >= 0 else []


def check_books(g: Haunting, role: int) -> None:
    for square in dict.fromkeys(books_here(g, role)):
        check_book(g, role, square)


def check_book(g: Haunting, role: int, square: int) -> None:
    """EVI-BOOK-04: writing counts when somebody looks again; EVI-ITM-15: the answer is true."""
    written = any([book.written and not book.shown for book in g.books if book.square == square])
    g.books = tuple([
        replace(book, checked=g.round, shown=book.written) if book.square == square else book for book in g.books
    ])  # fmt: skip
    g.learned = True
    g.facts.append(("book", square, written))
    if written:
        g.tell("EVI-BOOK-05", "book written", role, square)
        enter(g, WRITING, role)
    else:
        g.tell("EVI-BOOK-07", "book empty", role, square)


def check_salt(g: Haunting, square: int) -> None:
    """EVI-SALT-06: the change shows now; EVI-SALT-07: a stepped-in tile is turned over for good."""
    rounds = min([g.round - tile.checked for tile in g.salt if tile.square == square])
    g.salt = tuple([
        replace(tile, checked=g.round, shown=tile.stepped) if tile.square == square else tile for tile in g.salt
    ])  # fmt: skip
    # EVI-SALT-11: no entry in the log
    stepped = square in [tile.square for tile in g.salt if tile.shown]
    g.learned = True
    g.facts.append(("salt", square, stepped, rounds))
    if stepped:
        g.tell("EVI-SALT-07", "salt stepped", square)
