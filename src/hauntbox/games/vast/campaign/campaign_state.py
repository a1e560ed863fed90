"""What a campaign hands from one sitting to the next. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from msgspec import Struct

from hauntbox.games.vast.roles.numbers import NOBODY


class Carry(Struct, frozen=True, tag=True):
    """VSB-DIF-08: the level of each role; none before the first sitting, when all begin at the easiest."""

    levels: tuple[tuple[int, str], ...] = ()  # role and level, in the order of turns
    winner: int = NOBODY  # of the sitting before
