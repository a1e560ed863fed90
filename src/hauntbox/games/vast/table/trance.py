"""A possession under way: who plays on for whom, how strongly, and what comes back when it is over. GHS, POS"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Trance:
    """Public, but for the cards set aside."""

    by: int = -1  # the role whose mind decides
    influence: int = 1
    turn: int = -1  # whose turn it was before
    used: int = 0  # of the Knight's card: what was used once, bits of her places
    kept: tuple[tuple[int, ...], ...] = ()  # what the role's board showed before, as the role says
    hand: tuple[int, ...] = ()  # the own cards of Dragon or Unicorn, set aside; seen by him

    def clone(self) -> Trance:
        part = Trance.__new__(Trance)
        part.by, part.influence, part.turn, part.used = self.by, self.influence, self.turn, self.used
        part.kept, part.hand = self.kept, self.hand
        return part
