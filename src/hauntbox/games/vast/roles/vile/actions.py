"""What only the Vile Ghoul does. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.kernel.wire import Action


class Place(Action, frozen=True):
    """Place a die with this face on the chart."""

    when: ClassVar[str] = "VST-DEC-29"
    words: ClassVar[str] = "place die"
    face: int


class Spend(Action, frozen=True):
    """Pay a price with so many Boost dice, the rest with movement points."""

    when: ClassVar[str] = "VST-DEC-61"
    words: ClassVar[str] = "spend boost"
    dice: int


class Boost(Action, frozen=True):
    """Spend a Boost die on Attack."""

    when: ClassVar[str] = "VST-DEC-62"
    words: ClassVar[str] = "boost attack"


PLACE: Final = {face: Place(face) for face in range(1, 7)}
SPEND: Final = tuple([Spend(dice) for dice in range(4)])
BOOST: Final = Boost()

STRUCTS: Final = (Place, Spend, Boost)
ACTIONS: Final[tuple[Action, ...]] = (*PLACE.values(), *SPEND, BOOST)
