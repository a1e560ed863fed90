"""The tree that a search grows: moments at which somebody decides, and what came of each answer."""

from __future__ import annotations

from math import log, sqrt
from random import Random

from hauntbox.kernel.wire import Action


class Branch:
    """One answer at a node: how often it was possible, taken, and what came of it for the one who answered."""

    def __init__(self, role: int, act: Action) -> None:
        self.role = role
        self.act = act
        self.offered = 0
        self.n = 0
        self.total = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0


class Node:
    """A moment at which somebody decides; who and what is possible may differ from world to world."""

    def __init__(self) -> None:
        self.arrivals = 0  # at this moment before anything was tried
        self.visits = 0
        self.total = 0.0  # what came of it, to whoever decided
        self.squares = 0.0
        self.branches: dict[tuple[int, Action], Branch] = {}
        self.sealed: Node | None = None  # the next to answer the same window, who cannot know what was answered here

    def branch(self, role: int, act: Action) -> Branch:
        found = self.branches.get((role, act))
        if found is None:
            found = self.branches[role, act] = Branch(role, act)
        return found

    def after(self, branch: Branch, is_open: bool) -> Node:
        """What follows an answer; while a window is open the same whatever the answer was."""
        if is_open:
            if self.sealed is None:
                self.sealed = Node()
            return self.sealed
        if branch.node is None:
            branch.node = Node()
        return branch.node

    def spread(self) -> float:
        """How much values differ here: in some games a move is worth a tenth of the game, in others a thousandth."""
        if self.visits < 2:
            return 0.0
        mean = self.total / self.visits
        return sqrt(max(0.0, self.squares / self.visits - mean * mean))

    def regrown(self) -> Node:
        """The same for a search that begins here: what follows the answers is kept, what they are worth is not, for a
        root weighs them otherwise."""
        root = Node()
        for branch in self.branches.values():
            root.branch(branch.role, branch.act).node = branch.node
        root.sealed = self.sealed
        return root

    def learn(self, branch: Branch, value: float) -> None:
        branch.n += 1
        branch.total += value
        self.visits += 1
        self.total += value
        self.squares += value * value


def select(node: Node, role: int, acts: list[Action], curiosity: float, width: float, rng: Random) -> Branch:
    """The best of those tried and the too little tried; a new one as long as the node has room for it."""
    tried: list[Branch] = []
    fresh: list[Action] = []
    for act in acts:
        found = node.branches.get((role, act))
        if found is None or found.n == 0:
            fresh.append(act)
        else:
            found.offered += 1
            tried.append(found)
    if fresh and len(tried) * len(tried) <= width * (node.visits + 1):
        return node.branch(role, fresh[int(rng.random() * len(fresh))])
    reach = curiosity * node.spread()
    best, best_value = tried[0], -1.0
    for branch in tried:
        value = branch.total / branch.n + reach * sqrt(log(branch.offered + 1) / branch.n)
        if value > best_value:
            best, best_value = branch, value
    return best


def main_line(first: Branch) -> list[Branch]:
    """What was taken most often, one after the other, as far as it was taken more than once."""
    line, branch = [first], first
    while branch.node is not None and branch.node.branches:
        branch = max(branch.node.branches.values(), key=lambda each: each.n)
        if branch.n < 2:
            break
        line.append(branch)
    return line
