"""Choices whose answers need no judging: what is listed is allowed, and all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.betwixt.actions import NO, YES
from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Listed(Choice):
    """The candidates are worked out once."""

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [*self.candidates(g, role)]


@dataclass(frozen=True)
class YesOrNo(Listed):
    """Whether to do something that nobody has to do."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (YES, NO)
