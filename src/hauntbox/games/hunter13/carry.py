"""What a campaign hands from one scenario to the next, and what is decided in between. Never compiled, see wire.py."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from hauntbox.kernel.wire import Action


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


class Retry(Action, frozen=True):
    """The failed scenario again."""

    when: ClassVar[str] = "GHT-GROW-09"


class Onward(Action, frozen=True):
    """To the next scenario, even after a failure."""

    when: ClassVar[str] = "GHT-GROW-06"


class Remain(Action, frozen=True):
    """The same character."""

    when: ClassVar[str] = "GHT-GROW-08"
