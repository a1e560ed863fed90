"""Information-set tree search: one tree over what everybody does, grown in re-dealt worlds and judged at its leaves.

Every simulation takes one of a few worlds that the seat cannot tell from the true one, gives it fresh dice, and goes
down the tree: whoever decides takes what has served them best so far, or what has been tried too little. The first step
into the unknown is the leaf; the position there is judged, and everybody on the way remembers its worth to them.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any, Final

from hauntbox.bots.bot import Bot, Estimate
from hauntbox.bots.flat import worth
from hauntbox.bots.playout import wander
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.wire import Action

TRIES: Final = 12  # simulations for each world
CURIOSITY: Final = 0.35  # how much what is little known attracts
WIDTH: Final = 2.0  # below the root a node takes one more answer when its visits times this reach the square of those
DEPTH: Final = 60  # answers in the tree
SIMULATIONS: Final = 200  # per decision
TO_THE_END: Final = 2_000  # answers after it, in a game that cannot judge a position


class Branch:
    """One answer at a node: how often it was possible, taken, and what came of it for the one who answered."""

    def __init__(self, act: Action) -> None:
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
        self.visits = 0
        self.branches: dict[tuple[int, Action], Branch] = {}

    def branch(self, role: int, act: Action) -> Branch:
        found = self.branches.get((role, act))
        if found is None:
            found = self.branches[role, act] = Branch(act)
        return found


class Recipe:
    """How a level thinks."""

    def __init__(self, simulations: int, playout: int = 0, curiosity: float = CURIOSITY, tries: int = TRIES) -> None:
        self.simulations = simulations
        self.playout = playout  # random answers between the leaf and the judgement
        self.curiosity = curiosity
        self.tries = tries


class SearchBot(Bot):
    def __init__(self, name: str, seed: int | str, recipe: Recipe) -> None:
        super().__init__(name, seed)
        self.recipe = recipe
        self.line: list[Action] = []  # what it expects to come

    def prefer(self, kind: Declaration, g: Any, role: int, seat: Seat, options: list[Action]) -> Action:
        rng, recipe = self.dice(kind, g, role, seat), self.recipe
        root, world = Node(), g
        for n in range(recipe.simulations):
            if n % recipe.tries == 0:
                world = kind.redeal(g, seat, rng)
            trial = world.clone()
            trial.seed = f"{rng.getrandbits(64):x}"
            simulate(kind, trial, root, role, recipe, rng)
        known = [(root.branch(role, act), act) for act in options]
        rng.shuffle(known)
        known.sort(key=lambda pair: (pair[0].n, pair[0].mean()), reverse=True)
        self.reason = {act: Estimate(branch.mean(), branch.n) for branch, act in known}
        self.line = main_line(known[0][0])
        return known[0][1]


def simulate(kind: Declaration, g: Any, root: Node, role: int, recipe: Recipe, rng: Random) -> None:
    """Down the tree to a leaf, and what it is worth back up."""
    path: list[tuple[Branch, int]] = []
    node: Node | None = root
    is_root = True
    for _ in range(DEPTH):
        if not g.agenda:
            break
        ask = g.agenda[-1]
        roles = ask.waiting(g)
        who = role if is_root else roles[0] if len(roles) == 1 else roles[int(rng.random() * len(roles))]
        acts = ask.legal(g, who)
        if len(acts) == 1:
            g.apply(who, acts[0])
            continue
        assert node is not None
        branch = select(node, who, acts, recipe.curiosity, is_root, rng)
        path.append((branch, ask.mind(g, who)))
        g.apply(who, branch.act)
        is_root = False
        if branch.n == 0:
            break
        if branch.node is None:
            branch.node = Node()
        node = branch.node
    wander(g, rng, recipe.playout if kind.judge is not None else TO_THE_END)
    remember(kind, g, path)


def select(node: Node, role: int, acts: list[Action], curiosity: float, is_root: bool, rng: Random) -> Branch:
    """The best of those tried and the too little tried; a new one as long as the node has room for it."""
    node.visits += 1
    tried: list[Branch] = []
    fresh: list[Action] = []
    for act in acts:
        found = node.branches.get((role, act))
        if found is None or found.n == 0:
            fresh.append(act)
        else:
            found.offered += 1
            tried.append(found)
    if fresh and (is_root or len(tried) * len(tried) <= WIDTH * node.visits):
        return node.branch(role, fresh[int(rng.random() * len(fresh))])
    best, best_value = tried[0], -1.0
    for branch in tried:
        value = branch.total / branch.n + curiosity * sqrt(log(branch.offered + 1) / branch.n)
        if value > best_value:
            best, best_value = branch, value
    return best


def remember(kind: Declaration, g: Any, path: list[tuple[Branch, int]]) -> None:
    values: dict[int, float] = {}
    for branch, mind in path:
        if mind not in values:
            values[mind] = worth(kind, g, mind)
        branch.n += 1
        branch.total += values[mind]


def main_line(first: Branch) -> list[Action]:
    """What was taken most often, one after the other."""
    line, branch = [first.act], first
    while branch.node is not None and branch.node.branches:
        branch = max(branch.node.branches.values(), key=lambda each: each.n)
        if branch.n < 2:
            break
        line.append(branch.act)
    return line
