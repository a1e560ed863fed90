"""From rows as the database has them to rows as the program has them."""

from __future__ import annotations

from typing import Any

from msgspec.json import Decoder

from hauntbox.kernel.wire import Event
from hauntbox.store.rows import (
    CampaignRow,
    ChatLine,
    ClockRow,
    Kept,
    Numbers,
    PageRow,
    SeatLink,
    SeatRow,
    Summary,
    TableRow,
)
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
LINK = Decoder(SeatLink)
CARRY = Decoder(Any)
CAMPAIGN: Decoder[CampaignRow | None] = Decoder(CampaignRow | None)
CHOSEN: Decoder[list[str] | None] = Decoder(list[str] | None)
CLOCK: Decoder[ClockRow | None] = Decoder(ClockRow | None)
COLUMNS: dict[str, Decoder[Any]] = {
    "options": OPTIONS,
    "opening": OPENING,
    "numbers": NUMBERS,
    "carry": CARRY,
    "campaign": CAMPAIGN,
    "chosen": CHOSEN,
    "clock": CLOCK,
}  # those that are kept as text


def table(row: Row) -> TableRow:
    plain = {name: row[name] for name in TableRow.__struct_fields__}
    return TableRow(**{**plain, **{name: decoder.decode(row[name]) for name, decoder in COLUMNS.items()}})


def summary(row: Row, seats: list[str]) -> Summary:
    return Summary(table(row), seats, row["entries"], row["touched"], bool(row["finished"]))


def seat(row: Row) -> SeatRow:
    return SeatRow(row["name"], MINDS.decode(row["minds"]), row["holder"], row["token"], LINK.decode(row["link"]))


def entry(row: Row) -> Kept:
    return Kept(ENTRY.decode(row["entry"]), EVENTS.decode(row["events"]), row["act"], NUMBERS.decode(row["numbers"]))


def page(row: Row) -> PageRow:
    return PageRow(row["n"], row["after"], row["replay"])


def line(text: str) -> ChatLine:
    return LINE.decode(text)
