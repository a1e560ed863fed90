"""Everything a guest can do: ready-made, so that no decision builds any."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.kernel.wire import Action, Outcome

ROLES: Final = 4
CARDS: Final = 32
WAYS: Final = "nesw"


class Strike(Action, frozen=True):
    when: ClassVar[str] = "PAR-BLW-01"
    at: int


class Pass(Action, frozen=True):
    when: ClassVar[str] = "PAR-REL-01"


class Relieve(Action, frozen=True):
    when: ClassVar[str] = "PAR-REL-01"
    card: int


class Shove(Action, frozen=True):
    when: ClassVar[str] = "PAR-PSH-01"
    way: str


STRIKES: Final = tuple(Strike(role) for role in range(ROLES))
PASS: Final = Pass()
RELIEVES: Final = tuple(Relieve(card) for card in range(CARDS + 1))
SHOVES: Final = tuple(Shove(way) for way in WAYS)

CHARMS: Final = 12
UNIVERSE: Final[tuple[Action, ...]] = (*STRIKES, PASS, *RELIEVES[1:], *SHOVES)
STRUCTS: Final = (Strike, Pass, Relieve, Shove, Outcome)
