"""Books and salt are checked by whoever has them in sight. ITM-11 to ITM-16, BOOK, SALT"""

from __future__ import annotations

from msgspec.structs import replace

from hauntbox.games.evidence.cards.ghosts import WRITING
from hauntbox.games.evidence.rules.winning import enter
from hauntbox.games.evidence.state import Haunting, is_hidden, is_in_house, living


def sees(g: Haunting, role: int, square: int) -> bool:
    """EVI-TERM-19: four squares, for a hunter in the house who is not hidden."""
    if not is_in_house(g, role) or is_hidden(g, role):
        return False  # EVI-ITM-14
    return bool(g.house.within(g.at[role], g.options.sight_range) >> square & 1)  # EVI-PAR-08


def look(g: Haunting, role: int) -> None:
    """EVI-ITM-11, EVI-BOOK-06: no action. What was checked since the ghost's last turn cannot have changed."""
    for book in g.books:
        if not book.shown and book.checked != g.round and sees(g, role, book.square):
            check_book(g, role, book.square)
    for tile in g.salt:
        if not tile.shown and tile.checked != g.round and sees(g, role, tile.square):
            check_salt(g, tile.square)


def look_all(g: Haunting) -> None:
    """EVI-ITM-12: at the end of each ghost turn everybody looks, EVI-HUNT-22: in a hunt too."""
    for role in living(g):
        look(g, role)


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
    g.salt = tuple([
        replace(tile, checked=g.round, shown=tile.stepped) if tile.square == square else tile for tile in g.salt
    ])  # fmt: skip
    # EVI-SALT-11: no entry in the log
    stepped = square in [tile.square for tile in g.salt if tile.shown]
    g.learned = True
    g.facts.append(("salt", square, stepped))
    if stepped:
        g.tell("EVI-SALT-07", "salt stepped", square)
