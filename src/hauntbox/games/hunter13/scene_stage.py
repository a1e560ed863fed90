"""What the pictures of a position are made of: a copy that holds what the seat knows, and what the seat is asked."""

from __future__ import annotations

import re
from typing import Final

from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.scene_art import PEOPLE_SHAPES, PEOPLE_TONES
from hauntbox.games.hunter13.state import NOBODY, TILES, WIDTH, Mansion
from hauntbox.games.hunter13.view import is_known, seen_lots, sees_hand
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.contract import Seat
from hauntbox.scene import Sitting, asked, offers

FLOORS: Final = ("basement", "first", "second")  # ids of boards, by floor
SIDES: Final = "nesw"
COMPASS: Final = ("north", "east", "south", "west")
UNKNOWN: Final = 0  # a card that the seat does not see
RULING: Final = re.compile(r"\s*\((?:ruling|option: [^)]*)\)")


class Stage:
    """The only reader of the position: of a copy in which what is hidden says nothing."""

    def __init__(self, g: Mansion, sitting: Sitting) -> None:
        self.g = known(g, sitting.minds)
        self.story = g.story
        self.sitting = sitting
        self.frame = g.asking()
        self.offer = offers(g, sitting.minds)
        self.turn = self.frame.role if isinstance(self.frame, Choice) else NOBODY  # whose question it is
        self.is_over = g.outcome is not None

    @property
    def asked(self) -> tuple[int, ...]:
        """The minds that the question is put to; of a window it does not show who has answered."""
        return tuple(asked(self.g))

    def reason(self, rule: str) -> str:
        """Why not, in the ledger's words without its remarks."""
        return RULING.sub("", self.sitting.reason(rule))

    def seat(self, role: int) -> str:
        return self.sitting.seat_of(role)

    def is_mine(self, role: int) -> bool:
        return role in self.sitting.minds


# What a seat knows.


def known(g: Mansion, minds: Seat) -> Mansion:
    """GHT-HID-01, GHT-HID-07, GHT-HID-11: own cards, and of piles what one has looked at."""
    h = g.clone()
    h.seed, h.rigged = "", {}
    h.pile = sorted_but(g.pile, [is_known(g, bits, minds) for bits in g.pile_known])
    h.item_pile = sorted_but(g.item_pile, [is_known(g, bits, minds) for bits in g.item_known])
    h.insanity, h.event_pile = tuple(sorted(g.insanity)), tuple(sorted(g.event_pile))
    h.hand = [hand if sees_hand(g, minds, role) else blank(hand) for role, hand in enumerate(g.hand)]
    h.veiled, h.omens, h.dread = [[blank(cards) for cards in rows] for rows in (g.veiled, g.omens, g.dread)]
    h.judges = [tuple(sorted(cards)) for cards in g.judges]
    h.lots = seen_lots(g, minds)
    return h


def blank(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def sorted_but(pile: tuple[int, ...], seen: list[bool]) -> tuple[int, ...]:
    """What one has seen lies where it lies, the rest in the order of its numbers."""
    rest = iter(sorted([card for card, is_seen in zip(pile, seen, strict=True) if not is_seen]))
    return tuple([card if is_seen else next(rest) for card, is_seen in zip(pile, seen, strict=True)])


# Ids and names.


def tile_id(tile: int) -> str:
    return f"T-{tile + 1}"


def side_id(tile: int, side: int) -> str:
    return f"{tile_id(tile)}.{SIDES[side]}"


def at_of(cell: int) -> tuple[int, int]:
    """Column and row, from the middle of its floor."""
    return cell % WIDTH - WIDTH // 2, cell // WIDTH % WIDTH - WIDTH // 2


def board_of(cell: int) -> str:
    return FLOORS[cell // (WIDTH * WIDTH)]


def placed(g: Mansion) -> list[int]:
    return [tile for tile in range(TILES) if g.cell and g.cell[tile] >= 0]


def person(g: Mansion, role: int) -> int:
    """Which character, once it is chosen; the host has none."""
    return g.who[role] if role < len(g.who) else NOBODY


def figure_id(g: Mansion, role: int) -> str:
    who = person(g, role)
    return PEOPLE[who].name.lower() if who != NOBODY else f"hunter-{role + 1}"


def name_of(g: Mansion, role: int) -> str:
    if role >= len(g.who):
        return "Host"
    who = person(g, role)
    return PEOPLE[who].name if who != NOBODY else f"Hunter {role + 1}"


def tone_of(g: Mansion, role: int) -> str:
    who = person(g, role)
    return PEOPLE_TONES[who if who != NOBODY else role % len(PEOPLE_TONES)]


def shape_of(g: Mansion, role: int) -> str:
    who = person(g, role)
    return PEOPLE_SHAPES[who if who != NOBODY else role % len(PEOPLE_SHAPES)]


def room_name(tile: int) -> str:
    return ROOMS[tile].name


def the_room(tile: int) -> str:
    return f"the {ROOMS[tile].name}"
