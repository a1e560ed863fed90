"""What a campaign hands from one scenario to the next. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Party(Struct, frozen=True, tag=True):
    """Hunters as they come to a scenario; lists are by role."""

    characters: tuple[int, ...] = ()
    points: tuple[int, ...] = ()  # Level Points so far, those that the first scenario's level gave among them
    grown: tuple[tuple[int, ...], ...] = ()  # growth steps in ST, DX, IN, WP, HP, MP
    fallen: tuple[int, ...] = ()  # characters who fell in earlier scenarios, the first first


class Carry(Struct, frozen=True):
    """What one part of a campaign hands over to the next."""

    story: str = ""
    party: Party = Party()  # without characters: a party that is still to be chosen
    won: bool = True  # the scenario before, if there was one
    # Every scenario that was played, and whether it was won. Earlier records do not have it, and keep their digests.
    played: tuple[tuple[str, bool], ...] | UnsetType = UNSET
