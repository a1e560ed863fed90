"""What a campaign hands from one scenario to the next. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Team(Struct, frozen=True, tag=True):
    """Four Ghostbusters as they come to a scenario; lists are by role."""

    characters: tuple[int, ...]
    xp: tuple[int, ...] = (0, 0, 0, 0)
    cards: tuple[tuple[int, ...], ...] = ((), (), (), ())  # GBT-CAM-06: Equipment carries over
    class_s: tuple[int, ...] = ()  # GBT-CAM-08: kept for the whole campaign
    order: tuple[int, ...] = ()  # GBT-ORD-05: a turn order that the team has set
    packs: tuple[int, ...] = ()  # and the Packs
    tank: int = 0  # GBT-CAM-12: by that option


class Carry(Struct, frozen=True):
    """What one part of a campaign hands over to the next."""

    story: str = ""
    team: Team = Team(())  # without characters: a team that is still to be chosen
    won: bool = True  # the scenario before, if there was one
    # Every scenario that was played, and whether it was won. Earlier records do not have it, and keep their digests.
    played: tuple[tuple[str, bool], ...] | UnsetType = UNSET
