"""What a party can do between the scenarios of a campaign. Never compiled, see wire.py."""

from __future__ import annotations

from typing import ClassVar

from hauntbox.kernel.wire import Action


class Retry(Action, frozen=True):
    """The failed scenario again."""

    when: ClassVar[str] = "GHT-GROW-09"


class Onward(Action, frozen=True):
    """To the next scenario, even after a failure."""

    when: ClassVar[str] = "GHT-GROW-06"


class Remain(Action, frozen=True):
    """The same character."""

    when: ClassVar[str] = "GHT-GROW-08"
