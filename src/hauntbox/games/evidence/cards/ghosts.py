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
    text: str  # to remember it by
    ability: str  # EVI-COM-04: what sets it apart, with option fields and words of words/abilities.py
    rule: str  # of its ability


SPIRIT, WRAITH, POLTERGEIST, DEMON, OBAKE, MYLING, YOKAI, GORYO, LAMPLIGHTER, HOLLOW_MAN, TIDEWIFE = range(11)


def the_eight() -> tuple[GhostType, ...]:
    """EVI-TYPE-01: exactly these; EVI-COM-04: one card each."""
    return (
        # EVI-TYPE-04, EVI-TYPE-05
        GhostType(
            "Spirit",
            frozenset((EMF, SPIRIT_BOX, WRITING)),
            countdown=6,
            speed=4,
            text="Nothing sets it apart, and that is its best disguise.",
            ability="No special ability.",
            rule="EVI-TYPE-05",
        ),
        # EVI-TYPE-06
        GhostType(
            "Wraith",
            frozenset((EMF, SPIRIT_BOX, DOTS)),
            countdown=6,
            speed=4,
            text="It floats a hand's breadth above the floor and hates crossing a line of salt.",
            ability="Stepping onto salt takes {salt_step} of its steps, and it leaves no footprint there.",
            rule="EVI-TYPE-07",
        ),
        # EVI-TYPE-11
        GhostType(
            "Poltergeist",
            frozenset((SPIRIT_BOX, UV, WRITING)),
            countdown=6,
            speed=5,
            text="When it throws a chair, the far end of the house hears it.",
            ability="Its Ghost Events are noticed within {poltergeist_event_range} squares, "
            "those of others within {event_range}{poltergeist_harm}.",
            rule="EVI-TYPE-12",
        ),
        # EVI-TYPE-13
        GhostType(
            "Demon",
            frozenset((UV, WRITING, DOTS)),
            countdown=4,
            speed=3,
            text="Slow, early, and unwilling to let a hunt end.",
            ability="When its hunt would end, it may hunt on for {demon_extra_rounds:round}, once in each hunt.",
            rule="EVI-TYPE-14",
        ),
        # EVI-TYPE-17
        GhostType(
            "Obake",
            frozenset((EMF, UV, DOTS)),
            countdown=6,
            speed=4,
            text="What it touches glows for a moment and then forgets.",
            ability="Its prints last {obake_uv_life:round}, those of others {uv_life}.",
            rule="EVI-TYPE-18",
        ),
        # EVI-TYPE-19
        GhostType(
            "Myling",
            frozenset((EMF, UV, WRITING)),
            countdown=6,
            speed=5,
            text="It cannot keep quiet, and it is quick.",
            ability="When its event roll is {myling_event_roll} or more, it must cause a Ghost Event.",
            rule="EVI-TYPE-20",
        ),
        # EVI-TYPE-22
        GhostType(
            "Yokai",
            frozenset((SPIRIT_BOX, WRITING, DOTS)),
            countdown=6,
            speed=4,
            text="Patient until it is not.",
            ability="{yokai_countdown}",
            rule="EVI-TYPE-23",
        ),
        # EVI-TYPE-26
        GhostType(
            "Goryo",
            frozenset((EMF, UV, DOTS)),
            countdown=6,
            speed=4,
            text="It shows itself to a lens, never to a face.",
            ability="DOTS show it only to hunters in the van.",
            rule="EVI-TYPE-27",
        ),
    )


def three_more() -> tuple[GhostType, ...]:
    """For the evidence sets that the eight leave out."""
    return (
        # EVI-GAP-14
        GhostType(
            "Lamplighter",
            frozenset((EMF, SPIRIT_BOX, UV)),
            countdown=5,
            speed=4,
            text="It takes the light out of your eyes.",
            ability="Whoever it slows also sees only {dimmed_sight} squares far until the end of the next turn.",
            rule="EVI-GAP-14",
        ),
        # EVI-GAP-15
        GhostType(
            "Hollow Man",
            frozenset((EMF, WRITING, DOTS)),
            countdown=6,
            speed=4,
            text="You hear it when it is too late.",
            ability="Listening finds it only within {hollow_range} squares.",
            rule="EVI-GAP-15",
        ),
        # EVI-GAP-16
        GhostType(
            "Tidewife",
            frozenset((SPIRIT_BOX, UV, DOTS)),
            countdown=5,
            speed=4,
            text="She comes back where the water stood.",
            ability="After a hunt it may come back in a room that a door joins to its own.",
            rule="EVI-GAP-16",
        ),
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
