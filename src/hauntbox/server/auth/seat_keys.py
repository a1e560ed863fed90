"""Which token opens which seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.server.auth.tokens import is_same
from hauntbox.store import SeatLink, SeatRow
from hauntbox.table import HUMAN

REMEMBERED: Final = 4  # tokens that were taken away, for each seat


def is_held(seat: SeatRow) -> bool:
    """Has a person sat down here? A bot may be playing for them."""
    return bool(seat.token) and (seat.holder == HUMAN or seat.link.person)


def opens(token_hash: str, seat: SeatRow) -> bool:
    """A bot's seat has no link, unless the bot plays for the person who holds it."""
    mine = [is_same(token_hash, kept) for kept in (seat.token, *seat.link.devices)]
    return any(mine) and is_held(seat)


def why_void(seats: Sequence[SeatRow], token_hash: str) -> str:
    """What somebody is told who held a seat and came back too late."""
    return next((seat.link.voided[token_hash] for seat in seats if token_hash in seat.link.voided), "")


def let_go(seat: SeatRow, why: str) -> None:
    """Nobody holds the seat any more, and nobody is invited."""
    lost = dict.fromkeys([token for token in (seat.token, *seat.link.devices) if token], why)
    kept = {**seat.link.voided, **lost}
    seat.token, seat.link = "", SeatLink(voided=dict(list(kept.items())[-REMEMBERED:]))
