"""From rows as the database has them to rows as the program has them."""

from __future__ import annotations

from typing import Any

from msgspec.json import Decoder

from hauntbox.kernel.wire import Event
from hauntbox.store.rows import ChatLine, Kept, Numbers, SeatRow, TableRow
from hauntbox.table import Entry
from hauntbox.table.record import Opening

Row = Any  # a mapping from columns to values

ENTRY: Decoder[Entry] = Decoder(Entry)
EVENTS = Decoder(tuple[Event, ...])
NUMBERS = Decoder(Numbers)
OPTIONS = Decoder(dict[str, Any])
OPENING = Decoder(Opening)
MINDS = Decoder(tuple[int, ...])
LINE = Decoder(ChatLine)


def table(row: Row) -> TableRow:
    decoders: dict[str, Decoder[Any]] = {"options": OPTIONS, "opening": OPENING, "numbers": NUMBERS}
    return TableRow(**{**row, **{name: decoder.decode(row[name]) for name, decoder in decoders.items()}})


def seat(row: Row) -> SeatRow:
    return SeatRow(row["name"], MINDS.decode(row["minds"]), row["holder"], row["token"])


def entry(row: Row) -> Kept:
    return Kept(ENTRY.decode(row["entry"]), EVENTS.decode(row["events"]), row["act"], NUMBERS.decode(row["numbers"]))


def line(text: str) -> ChatLine:
    return LINE.decode(text)
