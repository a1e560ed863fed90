"""What only the Cave Ghost does. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.kernel.wire import Action

ROCKSLIDE, HATRED, CURSE, PLOT_TWIST = POWERS = range(4)
POWER_NAMES: Final = ("rockslide", "hatred", "crystal curse", "plot twist")


class Wield(Action, frozen=True):
    """Use one of her powers near her."""

    when: ClassVar[str] = "VSB-DEC-144"
    power: str


WIELD: Final = tuple([Wield(name) for name in POWER_NAMES])
STRUCTS: Final = (Wield,)
ACTIONS: Final[tuple[Action, ...]] = WIELD
