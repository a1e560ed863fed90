"""The item cards, in printed order: words, picture and effect of each. DOTS, BOOK, UV, THM, EMF, CRU, SALT, SBX"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.evidence.cards import ghosts
from hauntbox.games.evidence.cards.deck import ITEMS, MOST_SALT, Item
from hauntbox.games.evidence.cards.hands import gain, put_down, without
from hauntbox.games.evidence.cards.tokens import Book, Salt
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.rules.passive import DRAFT_ROLL
from hauntbox.games.evidence.rules.winning import enter
from hauntbox.games.evidence.state import GHOST, Haunting, has_kind, room_at

# EVI-ITM-01: all items that there are.


def place_dots(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-DOTS-01: its token goes onto the floor."""
    g.dots += (put_down(g, role, card, square),)


def lift_dots(g: Haunting, square: int) -> None:
    g.dots = without(g.dots, square)


def dots_mask(house: House, options: Options, place: int) -> int:
    """EVI-DRF-22: in the draft it is not known yet where it goes."""
    return 0 if options.original_draft else house.field(place, options.dots_range)


DOTS: Final = ITEMS.add(
    Item(
        "DOTS",
        "Shows a ghost that walks through its field.",
        "EVI-DOTS-01",
        place_dots,
        "laser-sparks",
        "moss",
        verb="Set up the DOTS",
        note="put down in the ghost room, they show the ghost within {dots_range} while somebody watches.",
        note_rule="EVI-DOTS-07",
        id="dots",
        placeable=True,
        floor=lambda g: g.dots,
        lift=lift_dots,
        reach=dots_mask,
        reach_name="the DOTS would light",
    )
)


def place_book(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-BOOK-01: its token goes onto the floor, EVI-BOOK-09: always empty."""
    g.books += (Book(put_down(g, role, card, square), checked=g.round),)
    g.facts.append(("laid", square))


def lift_book(g: Haunting, square: int) -> None:
    first = next(book for book in g.books if book.square == square)
    g.books = tuple([book for book in g.books if book is not first])


BOOK: Final = ITEMS.add(
    Item(
        "Book",
        "A ghost may write in it, in the ghost room.",
        "EVI-BOOK-01",
        place_book,
        "quill-ink",
        "bone",
        verb="Lay the Book",
        note="put down in the ghost room, it may be written in; you read it within {sight_range} without an action.",
        note_rule="EVI-BOOK-02",
        id="book",
        placeable=True,
        floor=lambda g: [book.square for book in g.books],
        lift=lift_book,
    )
)


def place_crucifix(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-CRU-01: its token goes onto the floor."""
    g.crucifixes += (put_down(g, role, card, square),)


def lift_crucifix(g: Haunting, square: int) -> None:
    g.crucifixes = without(g.crucifixes, square)


CRUCIFIX: Final = ITEMS.add(
    Item(
        "Crucifix",
        "Stops one hunt, in the ghost room.",
        "EVI-CRU-01",
        place_crucifix,
        "crucifix",
        "amber",
        verb="Lay the Crucifix",
        note="put down in the ghost room, it stops the next hunt.",
        note_rule="EVI-CRU-02",
        id="cross",
        placeable=True,
        floor=lambda g: g.crucifixes,
        lift=lift_crucifix,
        token_text="Burns to stop one hunt, in the ghost room.",
        is_spent=True,
    )
)


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
        enter(g, ghosts.UV, role)  # EVI-UV-03
    else:
        g.tell("EVI-UV-05", "no prints", role)


def light_mask(house: House, options: Options, place: int) -> int:
    return house.within(place, options.uv_range)


FLASHLIGHT: Final = ITEMS.add(
    Item(
        "Flashlight",
        "Shows prints within {uv_range:square}.",
        "EVI-UV-01",
        shine,
        "flashlight",
        "violet",
        verb="Shine the Flashlight",
        note="shows prints within {uv_range}; a print lasts {print_life}.",
        note_rule="EVI-UV-02",
        id="uv",
        reach=light_mask,
        reach_name="the Flashlight would reach",
    )
)


def take_temperature(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-THM-02: is this the ghost room? EVI-THM-03: always true, EVI-THM-05: all hear it, EVI-THM-06: no evidence."""
    room = room_at(g, g.at[role])
    answer = room == g.room  # EVI-THM-04: wherever the ghost is, EVI-DRF-34
    g.learned = True
    g.facts.append(("temperature", room, answer))
    g.tell("EVI-THM-02", "freezing" if answer else "warm", role, room)


THERMOMETER: Final = ITEMS.add(
    Item(
        "Thermometer",
        "Tells whether this is the ghost room.",
        "EVI-THM-01",
        take_temperature,
        "thermometer-cold",
        "sky",
        verb="Read the Thermometer",
        note="is this the ghost room? It is never wrong.",
        note_rule="EVI-THM-02",
        id="thermo",
        of_room=True,
    )
)


def read_emf(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-EMF-02: one die at every use. EVI-EMF-03: it reads in the ghost room, if the type has EMF, on 4 or higher."""
    high = dice.roll(g, dice.EMF) >= g.options.emf_roll  # EVI-PAR-17, EVI-DRF-34
    room = room_at(g, g.at[role])
    reads = high and room == g.room and has_kind(g, ghosts.EMF)  # EVI-EMF-06: wherever the ghost is
    stirs = g.options.graded_emf and not reads and room_at(g, g.at[GHOST]) == room  # EVI-OPT-23
    g.facts.append(("emf", room, reads, stirs))
    if reads:
        g.tell("EVI-EMF-04", "level 5", role)
        enter(g, ghosts.EMF, role)
    elif stirs:
        g.tell("EVI-OPT-23", "level 3", role)
    else:
        g.tell("EVI-EMF-05", "no reading", role)  # EVI-ITM-16: never why


EMF_READER: Final = ITEMS.add(
    Item(
        "EMF Reader",
        "In the ghost room it may show level 5.",
        "EVI-EMF-01",
        read_emf,
        "radar-sweep",
        "coral",
        verb="Read the EMF Reader",
        note="in the ghost room it may react, on {emf_roll} or more.",
        note_rule="EVI-EMF-03",
        id="emf",
        of_room=True,
    )
)


def ask_spirit_box(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-SBX-02: it answers within two squares of a ghost that has it, EVI-SBX-03: for certain."""
    heard = box_mask(g.house, g.options, g.at[role])  # EVI-SBX-04: in whatever room
    answers = bool(heard >> g.at[GHOST] & 1) and has_kind(g, ghosts.SPIRIT_BOX)
    if g.options.original_draft:
        answers = dice.roll(g, dice.SPIRIT_BOX) >= DRAFT_ROLL and answers  # EVI-DRF-27
    g.learned = True
    g.facts.append(("box", g.at[role], answers))
    if answers:
        g.tell("EVI-SBX-05", "it answers", role)
        enter(g, ghosts.SPIRIT_BOX, role)
    else:
        g.tell("EVI-SBX-06", "silence", role)


def box_mask(house: House, options: Options, place: int) -> int:
    """EVI-PAR-10: two squares; EVI-OPT-29: through walls, EVI-OPT-17: or over corners."""
    if options.spirit_box_through_walls:
        return house.near(place, options.spirit_box_range)
    return house.reach(place, options.spirit_box_range, diagonal=options.diagonal_reach)  # EVI-DRF-33


SPIRIT_BOX: Final = ITEMS.add(
    Item(
        "Spirit Box",
        "A ghost within {spirit_box_range:square} may answer.",
        "EVI-SBX-01",
        ask_spirit_box,
        "pocket-radio",
        "sky",
        verb="Ask the Spirit Box",
        note="the ghost may answer within {spirit_box_range}.",
        note_rule="EVI-SBX-02",
        id="box",
        reach=box_mask,
        reach_name="the Spirit Box would hear",
    )
)


def shake_salt(g: Haunting, role: int, card: int, square: int) -> None:
    """EVI-SALT-02: one clean tile; EVI-SALT-03: the shaker stays until it is empty; EVI-COM-07: a tile a use."""
    put_down(g, role, card, square)
    if ITEMS.left[card] > 1:  # EVI-SALT-01
        gain(g, role, card - 1)  # EVI-HID-12
    g.salt += (Salt(square, checked=g.round),)


SALTSHAKER: Final = ITEMS.add(
    Item(
        "Saltshaker",
        "Salt on the floor shows steps.",
        "EVI-SALT-01",
        shake_salt,
        "salt-shaker",
        "bone",
        verb="Shake salt",
        note="{salt_uses} tiles that show steps.",
        note_rule="EVI-SALT-02",
        uses=MOST_SALT,
        id="salt",
        placeable=True,
        floor=lambda g: [tile.square for tile in g.salt],
        token_name="salt",
        token_icon="powder",
        token_text="Shows whether the ghost stepped here.",
        is_alone=True,  # EVI-ITM-08
        new_uses="salt_uses",
    )
)
