"""What a team can do between the scenarios of a campaign. Never compiled, see wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.ghostbusters2.actions import Lead, Wear
from hauntbox.kernel.wire import Action


class Retry(Action, frozen=True):
    """The failed scenario once more."""

    when: ClassVar[str] = "GBT-DEC-23"
    words: ClassVar[str] = "try again"


class GiveUp(Action, frozen=True):
    """The campaign is over."""

    when: ClassVar[str] = "GBT-DEC-23"
    words: ClassVar[str] = "give up"


class AsBefore(Action, frozen=True):
    """The same turn order, or the same Packs."""

    when: ClassVar[str] = "GBT-DEC-22"
    words: ClassVar[str] = "as before"


STRUCTS: Final[tuple[type[Action], ...]] = (Retry, GiveUp, AsBefore, Lead, Wear)
RETRY: Final = Retry()
GIVE_UP: Final = GiveUp()
AS_BEFORE: Final = AsBefore()
