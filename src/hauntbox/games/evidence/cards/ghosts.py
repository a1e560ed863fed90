"""The ghost type cards: evidence, countdown, speed and what sets each apart. TYPE, EVD"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

EMF, SPIRIT_BOX, WRITING, UV, DOTS = range(5)
KINDS: Final = ("EMF", "Spirit Box", "Writing", "UV", "DOTS")  # EVI-TYPE-02


class GhostType(NamedTuple):
    name: str
    kinds: frozenset[int]  # EVI-TYPE-03: it can never give another
    countdown: int
    speed: int
    text: str


SPIRIT, WRAITH, POLTERGEIST, DEMON, OBAKE, MYLING, YOKAI, GORYO, LAMPLIGHTER, HOLLOW_MAN, TIDEWIFE = range(11)


def the_eight() -> tuple[GhostType, ...]:
    """EVI-TYPE-01: exactly these; EVI-COM-04: one card each."""

    def card(name: str, kinds: Iterable[int], countdown: int, speed: int, text: str) -> GhostType:
        return GhostType(name, frozenset(kinds), countdown, speed, text)

    return (
        # EVI-TYPE-04, EVI-TYPE-05
        card("Spirit", (EMF, SPIRIT_BOX, WRITING), 6, 4, "Nothing sets it apart, and that is its best disguise."),
        # EVI-TYPE-06
        card(
            "Wraith",
            (EMF, SPIRIT_BOX, DOTS),
            6,
            4,
            "It floats a hand's breadth above the floor and hates crossing a line of salt.",
        ),
        # EVI-TYPE-11
        card(
            "Poltergeist", (SPIRIT_BOX, UV, WRITING), 6, 5, "When it throws a chair, the far end of the house hears it."
        ),
        card("Demon", (UV, WRITING, DOTS), 4, 3, "Slow, early, and unwilling to let a hunt end."),  # EVI-TYPE-13
        card("Obake", (EMF, UV, DOTS), 6, 4, "What it touches glows for a moment and then forgets."),  # EVI-TYPE-17
        card("Myling", (EMF, UV, WRITING), 6, 5, "It cannot keep quiet, and it is quick."),  # EVI-TYPE-19
        card("Yokai", (SPIRIT_BOX, WRITING, DOTS), 6, 4, "Patient until it is not."),  # EVI-TYPE-22
        card("Goryo", (EMF, UV, DOTS), 6, 4, "It shows itself to a lens, never to a face."),  # EVI-TYPE-26
    )


def three_more() -> tuple[GhostType, ...]:
    """For the evidence sets that the eight leave out."""
    return (
        # EVI-GAP-14
        GhostType("Lamplighter", frozenset((EMF, SPIRIT_BOX, UV)), 5, 4, "It takes the light out of your eyes."),
        # EVI-GAP-15
        GhostType("Hollow Man", frozenset((EMF, WRITING, DOTS)), 6, 4, "You hear it when it is too late."),
        # EVI-GAP-16
        GhostType("Tidewife", frozenset((SPIRIT_BOX, UV, DOTS)), 5, 4, "She comes back where the water stood."),
    )


EIGHT: Final = the_eight()
TYPES: Final = (*EIGHT, *three_more())
TYPE_NAMES: Final = tuple([card.name for card in EIGHT])
EVERY_NAME: Final = tuple([card.name for card in TYPES])


def choosable(more_ghosts: bool) -> range:
    """EVI-TYPE-01: the eight, EVI-GAP-17: or eleven with the option."""
    return range(len(TYPES) if more_ghosts else len(EIGHT))


def candidates(found: Iterable[int], more_ghosts: bool = False) -> list[int]:
    """EVI-EVD-07: the types whose three kinds include every entry of the log."""
    # EVI-EVD-08: seven sets have a type, EVI-TYPE-28: one of them two; EVI-EVD-09: three have none
    entries = set(found)
    return [t for t in choosable(more_ghosts) if entries <= TYPES[t].kinds]
