"""The passive ghost: prints, writing, DOTS sightings and Ghost Events. PAS, EVT, DOTS, UV"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.evidence.cards.ghosts import (
    DOTS,
    GORYO,
    LAMPLIGHTER,
    MYLING,
    OBAKE,
    POLTERGEIST,
    UV,
    WRITING,
    YOKAI,
)
from hauntbox.games.evidence.cards.tokens import Print
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.rules.sight import sees
from hauntbox.games.evidence.rules.winning import enter
from hauntbox.games.evidence.state import GHOST, UNKNOWN, Haunting, has_kind, in_reach, living, room_at, screen

EVENT_ROLL: Final = 5
DRAFT_ROLL: Final = 4
TAUNTED: Final = 2  # what a taunt adds to the event roll


def fade(g: Haunting) -> None:
    """EVI-TURN-13: before all else prints whose life is over are removed, EVI-HUNT-20: in a hunt too."""
    last = g.round - print_life(g)
    for mark in sorted(g.prints, key=place_of_print):  # EVI-HID-26
        if mark.left <= last and mark.found:  # EVI-UV-08: seen by all only if it had been found
            g.facts.append(("faded", mark.square, mark.found, g.round))
            g.tell("EVI-UV-08", "faded", mark.square)
    g.prints = tuple([mark for mark in g.prints if mark.left > last])
    if any([mark.found for mark in g.prints]):
        g.facts.append(("aged",))


def place_of_print(mark: Print) -> tuple[int, int]:
    """The order in which prints are named: by what all can see of them, never by their age."""
    return mark.square, mark.found


def print_life(g: Haunting) -> int:
    """EVI-UV-06: rounds r to r+4, EVI-UV-07: for an Obake r to r+2; EVI-DRF-28: in the draft too."""
    return g.options.obake_uv_life if g.type == OBAKE else g.options.uv_life  # EVI-PAR-13, EVI-PAR-14, EVI-TYPE-18


def evidence_rolls(g: Haunting) -> None:
    """EVI-PAS-01: first in the turn. EVI-PAS-02, EVI-PAS-03: the dice are rolled whatever the type and the room."""
    # EVI-PAS-15: these two and no others, EVI-RND-10: in this order, EVI-RND-11: even if nothing can come of it
    if dice.roll(g, dice.UV) >= g.options.uv_roll and has_kind(g, UV):  # EVI-PAS-06, EVI-PAR-15, EVI-TERM-21
        leave_print(g)
    # EVI-PAS-04: a die of its own, EVI-PAS-12: one for all books
    rolls = has_book_roll(g)
    if rolls and dice.roll(g, dice.BOOK) >= g.options.book_roll:  # EVI-PAR-16
        write(g)
    g.facts.append(("rolls", g.round, rolls, tuple([book.square for book in g.books])))


def has_book_roll(g: Haunting) -> bool:
    """EVI-PAS-03: with a book anywhere in the house."""
    if g.options.original_draft:
        return g.round > 1 and has_book_at_home(g)  # EVI-DRF-04, EVI-DRF-06
    return bool(g.books)


def has_book_at_home(g: Haunting) -> bool:
    return any([room_at(g, book.square) == g.room for book in g.books])


def leave_print(g: Haunting) -> None:
    """EVI-PAS-07: where the ghost stands at that moment, EVI-PAS-08: in whatever room; EVI-UV-09: even on another."""
    if g.options.prints_at_home and room_at(g, g.at[GHOST]) != g.room:  # EVI-OPT-30
        return
    g.prints += (Print(g.at[GHOST], g.round),)  # EVI-TERM-18, EVI-COM-08: as many as it takes
    g.tell("EVI-PAS-07", "print", g.at[GHOST], to=screen(g))


def write(g: Haunting) -> None:
    """EVI-PAS-10: in every book of the ghost room, EVI-PAS-11: wherever the ghost is; EVI-BOOK-03: only so."""
    if has_kind(g, WRITING) and has_book_at_home(g):  # EVI-PAS-09
        g.books = tuple([
            # EVI-PAS-14: not elsewhere; EVI-BOOK-02: anywhere in the room; EVI-PAS-13: for good
            book if room_at(g, book.square) != g.room else replace(book, written=True)
            for book in g.books
        ])  # fmt: skip
        g.tell("EVI-PAS-10", "written", to=screen(g))


def touch_dots(g: Haunting) -> None:
    """EVI-DOTS-05: on a field square at any moment of the movement step, standing still too; EVI-DOTS-06: no die."""
    for token in g.dots:
        if token not in g.lit and is_in_field(g, token):
            g.lit += (token,)


def is_in_field(g: Haunting, token: int) -> bool:
    """EVI-DOTS-02: a token works in the ghost room only, EVI-DOTS-04: and for a type that has DOTS."""
    return (
        room_at(g, token) == g.room
        and has_kind(g, DOTS)
        and bool(g.house.field(token, g.options.dots_range) >> g.at[GHOST] & 1)  # EVI-PAR-11, EVI-DRF-33
    )


def sightings(g: Haunting) -> None:
    """EVI-DOTS-10: announced and logged, EVI-DOTS-11: at the end of the movement step; EVI-PAS-18: or just that."""
    # EVI-HID-26: in the order in which they were placed, for the order in which they were crossed is the way it went
    seen = [(token, viewers(g, token)) for token in dict.fromkeys(g.dots) if token in g.lit and shows_itself(g)]
    seen = [(token, roles) for token, roles in seen if roles]  # EVI-DOTS-13: unseen is forgotten
    g.lit = ()  # EVI-DOTS-14: and may be crossed again
    shown = tuple([sighting(g, *one) for one in seen])
    g.facts.append(("sighted", shown) if g.hunt else ("walked", tuple(g.at[1:]), g.dots, shown))
    g.dots_roll = 0
    g.tell("EVI-PAS-18", "moved")
    for token, roles in seen:
        _, van, house = sighting(g, token, roles)
        g.tell("EVI-DOTS-12", "sighted", token, van, house)
        enter(g, DOTS, roles[0])


def shows_itself(g: Haunting) -> bool:
    """EVI-DOTS-06: for certain, EVI-DRF-26: in the draft when the turn's one DOTS roll is 4 or higher."""
    return not g.options.original_draft or g.dots_roll >= DRAFT_ROLL


def sighting(g: Haunting, token: int, roles: list[int]) -> tuple[int, int, int]:
    """EVI-DOTS-12: which token, seen from the van or from the house or both; never the ghost's square."""
    return token, int(any(in_van(g, role) for role in roles)), int(any(not in_van(g, role) for role in roles))


def in_van(g: Haunting, role: int) -> bool:
    return g.at[role] == g.house.van


def viewers(g: Haunting, token: int) -> list[int]:
    """EVI-DOTS-07: who is in the van, or in the house with the token in sight; EVI-VAN-06: the van sees every field."""
    if g.type == GORYO:
        return [role for role in living(g) if in_van(g, role)]  # EVI-DOTS-08, EVI-TYPE-27
    return [role for role in living(g) if in_van(g, role) or sees(g, role, token)]  # EVI-DOTS-09: for no action


def must_manifest(g: Haunting) -> bool:
    """EVI-TYPE-20: a Myling that rolled 4 or higher; EVI-EVT-04: the others roll for nothing."""
    if g.options.event_roll:
        return g.event_roll >= (g.options.myling_event_roll if g.type == MYLING else EVENT_ROLL)  # EVI-OPT-05
    if is_provoked(g):
        return True
    return g.type == MYLING and g.event_roll >= g.options.myling_event_roll  # EVI-PAR-18


def is_provoked(g: Haunting) -> bool:
    """EVI-OPT-04: a hunter who has taunted it is within the range of the event."""
    return not set(g.taunts).isdisjoint(in_reach(g, g.at[GHOST], event_range(g)))


def event_range(g: Haunting) -> int:
    """EVI-PAR-05: four squares; EVI-TYPE-12: a Poltergeist is noticed from farther away."""
    return g.options.poltergeist_event_range if g.type == POLTERGEIST else g.options.event_range  # EVI-PAR-06


def manifest(g: Haunting) -> None:
    """EVI-EVT-06: everyone in the house within walking distance 4; EVI-EVT-13: named, and nothing else is told."""
    touched = in_reach(g, g.at[GHOST], slow_range(g))  # EVI-EVT-07, EVI-EVT-16: not over the van door, EVI-EVT-17
    for role in touched:
        g.slowed[role] = True  # EVI-EVT-12: once is all, EVI-DRF-09
    heard = [role for role in in_reach(g, g.at[GHOST], event_range(g)) if role not in touched]  # EVI-OPT-20
    room = room_at(g, g.at[GHOST]) if g.options.event_names_room else UNKNOWN  # EVI-OPT-19
    if g.type == LAMPLIGHTER:
        g.dimmed = tuple(sorted({*g.dimmed, *touched}))  # EVI-GAP-14
    g.facts.append(("event", tuple(g.at[1:]), tuple(touched), tuple(heard), room, g.dimmed))
    g.tell("EVI-EVT-13", "event", *touched)  # EVI-EVT-14: not where it was, EVI-EVT-15: perhaps nobody, EVI-DRF-09
    if heard:
        g.tell("EVI-OPT-20", "heard", *heard)
    if room != UNKNOWN:
        g.tell("EVI-OPT-19", "event room", room)
    if g.type == LAMPLIGHTER and touched:
        g.tell("EVI-GAP-14", "dimmed", *touched)


def slow_range(g: Haunting) -> int:
    """As far as it is noticed, EVI-OPT-20: but a Poltergeist's noise goes farther than its harm by that option."""
    return min(event_range(g), g.options.event_range) if g.options.poltergeist_noise else event_range(g)


def taunt(g: Haunting, role: int) -> None:
    """EVI-OPT-02: the countdown falls, by 2 for a Yokai; EVI-OPT-03: once a round, however many taunt."""
    if not g.taunts:
        fall = 2 if g.type == YOKAI else 1
        g.countdown = max(g.options.countdown_floor, g.countdown - fall)
        g.facts.append(("taunted",))
    g.taunts += (role,)
    g.tell("EVI-OPT-02", "taunts", role)
