"""Characters that players choose: what they are called, how they look, and the choosing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from hauntbox.games.common.stage import NOBODY
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action
from hauntbox.scene import pair_of


class Cast(NamedTuple):
    """The characters by number. `who` are those that the roles play, NOBODY where none is chosen yet."""

    noun: str  # what a role is called until then
    names: Sequence[str]
    pairs: Sequence[tuple[str, str]]  # tone and shape

    def name(self, who: Sequence[int], role: int) -> str:
        person = played(who, role)
        return self.names[person] if person != NOBODY else f"{self.noun} {role + 1}"

    def figure(self, who: Sequence[int], role: int) -> str:
        """The id of the piece."""
        return self.name(who, role).lower().replace(" ", "-")

    def pair(self, who: Sequence[int], role: int) -> tuple[str, str]:
        """The tone and shape of the character, or until one is chosen a pair that nobody at the table has."""
        return pair_of(self.pairs, who, role)


def played(who: Sequence[int], role: int) -> int:
    """The character that a role plays."""
    return who[role] if role < len(who) else NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class ChooseCharacter(Choice):
    """A game says by which actions, in the order of the characters, and by which rule no two play the same."""

    def cast(self) -> Sequence[Action]:
        raise NotImplementedError

    def rule(self) -> str:
        raise NotImplementedError

    def candidates(self, g: Any, role: int) -> Sequence[Action]:
        return self.cast()

    def bars(self, g: Any, role: int, act: Action) -> str:
        if act not in self.cast():
            return act.when
        return self.rule() if self.cast().index(act) in g.who else ""

    def answer(self, g: Any, act: Action) -> None:
        g.who[self.role] = self.cast().index(act)
        g.tell(self.rule(), "is", self.role, g.who[self.role])
