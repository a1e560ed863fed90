"""What players can say between the sittings of a campaign. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.kernel.wire import Action


class PlayOn(Action, frozen=True):
    """Another sitting."""

    when: ClassVar[str] = "VSB-DEC-175"
    words: ClassVar[str] = "play on"


class Stop(Action, frozen=True):
    """No more sittings, if all others say so too."""

    when: ClassVar[str] = "VSB-DEC-175"
    words: ClassVar[str] = "stop"


PLAY_ON: Final = PlayOn()
STOP: Final = Stop()
