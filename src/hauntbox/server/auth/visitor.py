"""Who asks: a seat, the host, a spectator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hauntbox.server.errors import forbidden
from hauntbox.server.live.painting import SPECTATOR

if TYPE_CHECKING:
    from hauntbox.server.live.live_table import LiveTable


@dataclass(frozen=True)
class Visitor:
    """Somebody with a valid token."""

    live: LiveTable
    token_hash: str
    seat: int = SPECTATOR
    is_host: bool = False
    is_spectator: bool = False
    device: str = ""  # as it calls itself

    @property
    def has_seat(self) -> bool:
        return self.seat != SPECTATOR

    def check_host(self) -> None:
        if not self.is_host:
            raise forbidden("only the host may do that")

    def check_seat(self) -> int:
        if not self.has_seat:
            raise forbidden("only who has a seat may do that")
        return self.seat
