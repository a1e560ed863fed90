"""Kinds of question: which space, which way, yes or no. What is listed is allowed, and all of it. GEN"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import AT, NO, YES, At
from hauntbox.games.vast.cave.grid import SPACE_OF
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Listed(Choice):
    """The candidates are worked out once."""

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def run(self, g: Vast) -> None:
        """Nobody was asked: the only answer, if there is one, is given."""
        only = self.candidates(g, self.role)
        assert len(only) <= 1, f"{self} ought to have been asked"
        for act in only:
            self.answer(g, act)


@dataclass(frozen=True)
class YesOrNo(Listed):
    """Whether to do something that nobody has to do."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (YES, NO)


@dataclass(frozen=True)
class WhichSpace(Choice):
    """One of several spaces: those of the pool that no rule bars."""

    def pool(self, g: Vast) -> list[int]:
        """Spaces worth a look, in the order of their numbers."""
        raise NotImplementedError

    def bars_space(self, g: Vast, space: int) -> str:
        """The rule by which it may not be this space, or "". Asked of any space."""
        raise NotImplementedError

    def chosen(self, g: Vast, space: int) -> None:
        raise NotImplementedError

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[space] for space in self.pool(g)]

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [AT[space] for space in self.pool(g) if not self.bars_space(g, space)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        return self.bars_space(g, SPACE_OF[act.space]) if isinstance(act, At) else act.when

    def answer(self, g: Vast, act: At) -> None:
        self.chosen(g, SPACE_OF[act.space])


@dataclass(frozen=True)
class OneSpaceOf(WhichSpace):
    """The same where there is at least one: a lone space is not asked for."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.pool(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.chosen(g, self.pool(g)[0])

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [*self.candidates(g, role)]
