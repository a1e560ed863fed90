"""What players read on cards and tiles says the same as the ledger's tables: names, and every number in order."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from hauntbox.games.hunter13.cards.events import CARDS
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.people import PEOPLE, PERSON_OF
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.options import Options

BOOK = texts(Options())  # what is played unless somebody chooses otherwise
LEDGER = files("hauntbox.games.hunter13").joinpath("RULES.md").read_text()
EVENT_ROWS = re.findall(r"^\| E-(\d+) \| ([^|]+) \| [^|]+ \| ([^|]+) \|$", LEDGER, re.MULTILINE)
ITEM_ROWS = re.findall(r"^\| (I-[\d, I-]+) \| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$", LEDGER, re.MULTILINE)
ROOM_ROWS = re.findall(r"^\| T-(\d+) \| [^|]+ \| [^|]+ \| [^|]+ \| \d/\d/\d \| ([^|]+) \|$", LEDGER, re.MULTILINE)
FEAT_ROWS = re.findall(r"^\| (\w+) \| [^|]+ \|(?: [+-]?\d+ \|){6} [^:|]+: ([^|]+) \|$", LEDGER, re.MULTILINE)


def numbers(text: str) -> list[str]:
    """Without the numbers of cards and tiles."""
    return re.findall(r"\d+", re.sub(r"[EIT]-\d+", "", text))


@pytest.mark.parametrize("row", EVENT_ROWS, ids=[f"E-{row[0]}" for row in EVENT_ROWS])
def test_event_and_trap_cards(row: tuple[str, str, str]) -> None:
    card = int(row[0]) - 1
    assert (CARDS[card].name, numbers(BOOK.events[card])) == (row[1], numbers(row[2]))


def test_all_forty_are_there() -> None:
    assert [int(row[0]) for row in EVENT_ROWS] == [*range(1, 31), *range(46, 56)]


@pytest.mark.parametrize("row", ITEM_ROWS, ids=[row[0] for row in ITEM_ROWS])
def test_item_cards(row: tuple[str, str, str]) -> None:
    for n in re.findall(r"\d+", row[0]):
        card = int(n) - 1
        name = row[1].removeprefix("Weapon / ").removesuffix(" (Talisman)")
        assert (ITEM_CARDS[card].name, numbers(BOOK.items[card])) == (name, numbers(row[2]))


def test_all_twenty_five_are_there() -> None:
    assert sum(len(re.findall(r"\d+", row[0])) for row in ITEM_ROWS) == len(ITEM_CARDS) == 25


@pytest.mark.parametrize("row", ROOM_ROWS, ids=[f"T-{row[0]}" for row in ROOM_ROWS])
def test_room_tiles(row: tuple[str, str]) -> None:
    if numbers(row[1]):
        assert set(numbers(BOOK.rooms[int(row[0]) - 1])) <= set(numbers(row[1]))
    assert bool(BOOK.rooms[int(row[0]) - 1]) == (row[1] != "-")


@pytest.mark.parametrize("row", FEAT_ROWS, ids=[row[0] for row in FEAT_ROWS])
def test_feats(row: tuple[str, str]) -> None:
    assert numbers(BOOK.people[PERSON_OF[row[0]]]) == numbers(row[1])


def test_all_feats_are_there() -> None:
    assert [row[0] for row in FEAT_ROWS] == [person.name for person in PEOPLE]
