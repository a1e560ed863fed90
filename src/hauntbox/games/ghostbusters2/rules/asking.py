"""Questions that several rules ask alike. DEC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.ghostbusters2.actions import NO, YES
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class YesOrNo(Choice):
    """Something that one may do or leave."""

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return (YES, NO)
