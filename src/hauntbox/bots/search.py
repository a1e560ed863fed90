"""Information-set tree search: one tree over what everybody does, grown in re-dealt worlds and judged at its leaves.

Every simulation takes a world that the seat cannot tell from the true one, gives it fresh dice, and goes down the tree:
whoever decides takes what has served them best so far, or what has been tried too little. The first step into the
unknown is the leaf; the position there is judged, and everybody on the way remembers its worth to them.

At the root all answers are tried in the same worlds with the same luck, the worse half is dropped, and the rest is
tried more: what counts there is to find the best one, not to do well on the way. If what the seat sees at its next
decision is what it expected to see, it goes on with the branch of the tree that it has.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Final

from hauntbox.bots.bot import Bot, Estimate
from hauntbox.bots.candidates import Candidate, weigh
from hauntbox.bots.flat import worth
from hauntbox.bots.playout import wander
from hauntbox.bots.trail import Trail
from hauntbox.bots.tree import Branch, Node, main_line, select
from hauntbox.bots.why import skip_forced
from hauntbox.kernel.agenda import Window
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.wire import ABSENT, Action

SIMULATIONS: Final = 200  # per decision
DEPTH: Final = 60  # answers in the tree
TO_THE_END: Final = 2_000  # answers after it, in a game that cannot judge a position


@dataclass
class Recipe:
    """How a level thinks."""

    simulations: int  # per decision, at most
    each: int = 0  # per option; 0: no less for few options
    playout: int = 0  # answers between the leaf and the judgement
    curiosity: float = 0.5  # how much what is little known attracts, in units of what values differ by
    width: float = 2.0  # a node takes one more answer when its visits times this reach the square of those it has
    tries: int = 12  # simulations for each world
    informed: int = 12  # answers that are looked at, one decision deep, where a node opens; 0: none
    ahead: float = 0.5  # how much what may come later counts beside what an answer leads to at once
    reuse: bool = True

    def budget(self, options: int) -> int:
        return min(self.simulations, self.each * options) if self.each else self.simulations


class SearchBot(Bot):
    def __init__(self, name: str, seed: int | str, recipe: Recipe) -> None:
        super().__init__(name, seed)
        self.recipe = recipe
        self.expected = b""  # the sight at which the kept tree goes on
        self.kept = Node()
        self.trail = Trail()
        self.foreknown = 0  # answers of which it knew something when it last began to think

    def prefer(self, kind: Declaration, k: Any, role: int, seat: Seat, options: list[Action]) -> Action:
        sight = self.sight(kind, k, role, seat)
        root = self.kept.regrown() if sight == self.expected else Node()
        self.foreknown = sum([each.node is not None and each.node.arrivals > 0 for each in root.branches.values()])
        search = Search(kind, k, role, seat, self.recipe, root, Random(int.from_bytes(sight, "big")))
        if kind.silly is not None:
            options = self.look_back(search, sight, options)
        ranked = search.rank(options, monotonic() + self.patience if self.patience else 0.0)
        self.reason = {each.branch.act: Estimate(min(1.0, max(0.0, each.value)), each.n) for each in ranked}
        chosen = ranked[0].branch
        self.line = [(branch.role, branch.act) for branch in main_line(chosen)]
        self.expected = b""
        if self.recipe.reuse or kind.silly is not None:
            self.look_ahead(search, chosen)
        return chosen.act

    def look_back(self, search: Search, sight: bytes, options: list[Action]) -> list[Action]:
        """All but what would lead back to where it came from."""
        world = search.deal()
        self.trail.begin(search.kind, world, search.role, sight)
        return self.trail.sensible(search.kind, world, search.role, options)

    def look_ahead(self, search: Search, chosen: Branch) -> None:
        """What it will see at its next question, if nothing unforeseen happens."""
        before: Any = search.world
        g: Any = before.clone()
        ask = g.asking()
        g.apply(search.role, chosen.act)
        after = g.clone() if search.kind.silly is not None else g
        after.learned = g.learned
        node = search.root.after(chosen, is_open(g, ask))
        skip_forced(g)
        expected = b""
        for role in g.waiting():
            if g.asking().mind(g, role) in search.seat:
                expected = self.sight(search.kind, g, role, search.seat)
                break
        if expected and self.recipe.reuse:
            self.expected, self.kept = expected, node
        if search.kind.silly is not None:
            self.trail.go_on(search.kind, before, after, search.role, chosen.act, expected)


class Search:
    """One decision being thought about."""

    def __init__(
        self, kind: Declaration, k: Any, role: int, seat: Seat, recipe: Recipe, root: Node, rng: Random
    ) -> None:
        self.kind = kind
        self.known = k
        self.role = role
        self.seat = seat
        self.recipe = recipe
        self.root = root
        self.rng = rng
        self.voices = voices(kind, k)
        self.world: Any = None
        self.used = recipe.tries  # simulations in this world
        self.done = 0  # positions that were judged
        self.gain, self.passes = 0.0, 0  # what the search has added to what is at once, all candidates taken together
        self.ahead = recipe.ahead if kind.judge is not None else 1.0

    def rank(self, options: list[Action], deadline: float) -> list[Candidate]:
        """The best first. Late or not, there is always an answer."""
        running = [Candidate(self.root.branch(self.role, act)) for act in options]
        self.rng.shuffle(running)  # sorting is stable, so equals fall to chance and not to the order of listing
        rounds, budget = (len(running) - 1).bit_length(), int(self.recipe.budget(len(options)) * self.kind.effort)
        dropped: list[Candidate] = []
        for n in range(rounds):
            self.try_all(running)
            while self.done + len(running) <= budget * (n + 1) // rounds:
                if deadline and monotonic() > deadline:
                    break
                self.try_all(running)
            weigh(running, self.gain / max(1, self.passes), self.ahead)
            running.sort(key=worth_of, reverse=True)
            half = (len(running) + 1) // 2
            running, dropped = running[:half], running[half:] + dropped
        return running + dropped

    def deal(self) -> Any:
        """Another world."""
        self.world, self.used = self.kind.fill_in(self.known, self.seat, self.rng), 0
        return self.world

    def try_all(self, running: list[Candidate]) -> None:
        """Every answer in the same world, with the same luck to follow: what differs is the answer."""
        if self.used >= self.recipe.tries:
            self.deal()
        luck = f"{self.rng.getrandbits(64):x}"
        gains: list[tuple[Candidate, float]] = []
        for candidate in running:
            trial = self.world.clone()
            trial.seed = luck
            now, later, is_deep = self.simulate(trial, candidate.branch)
            candidate.learn(now)
            if is_deep:
                gains.append((candidate, later - now))
            self.used += 1
        if gains:
            usual = sum([gain for _, gain in gains]) / len(gains)
            self.gain, self.passes = self.gain + usual, self.passes + 1
            for candidate, gain in gains:
                candidate.foresee(gain - usual)

    def simulate(self, g: Any, first: Branch) -> tuple[float, float, bool]:
        """Down the tree to a leaf, and what it is worth back up: at once, in the end, and whether that is later."""
        path: list[tuple[Node, Branch, int]] = []
        node, branch, role, rng, recipe = self.root, first, self.role, self.rng, self.recipe
        ask, now, is_judged = g.agenda[-1], 0.0, self.kind.judge is not None
        start, known = g, dict[int, float]()  # what has been found out about the leaf
        for _ in range(DEPTH):
            path.append((node, branch, self.voices[ask.mind(g, role)]))
            g.apply(role, branch.act)
            node = node.after(branch, is_open(g, ask))
            acts: list[Action] = []
            while g.agenda:
                ask = g.agenda[-1]
                roles = ask.waiting(g)
                role = roles[0] if len(roles) == 1 else roles[int(rng.random() * len(roles))]
                acts = ask.legal(g, role)
                if len(acts) > 1:
                    break
                g.apply(role, acts[0])
            if not g.agenda:
                break
            node.arrivals += 1
            if node.arrivals == 1:
                break
            if len(path) == 1 and is_judged:
                now = worth(self.kind, g, path[0][2])
            if node.arrivals == 2 and recipe.informed and is_judged:
                g, mind, best = self.look_around(node, g, ask, role, acts)
                known = {mind: best} if not recipe.playout else {}
                break
            branch = select(node, role, acts, recipe.curiosity, recipe.width, rng)
        is_deep = not is_judged or len(path) > 1 or g is not start
        wander(g, rng, recipe.playout if is_judged else TO_THE_END)
        self.done += 1
        value = self.remember(g, path, known)
        return (now if is_deep else value), value, is_deep

    def look_around(self, node: Node, g: Any, ask: Any, role: int, acts: list[Action]) -> tuple[Any, int, float]:
        """What each answer leads to at once; the one that whoever decides would like best, and its worth to them."""
        mind, most = self.voices[ask.mind(g, role)], self.recipe.informed
        best, best_value = g, -1.0
        for act in acts if len(acts) <= most else self.rng.sample(acts, most):
            h = g.clone()
            h.apply(role, act)
            value = worth(self.kind, h, mind)
            branch = node.branch(role, act)
            branch.offered += 1
            node.learn(branch, value)
            if value > best_value:
                best, best_value = h, value
        self.done += len(acts)
        return best, mind, best_value

    def remember(self, g: Any, path: list[tuple[Node, Branch, int]], values: dict[int, float]) -> float:
        """What it was worth to everybody on the way; returned is what to the one at the root."""
        for node, branch, mind in path:
            if mind not in values:
                values[mind] = worth(self.kind, g, mind)
            node.learn(branch, values[mind])
        return values[path[0][2]]


def worth_of(candidate: Candidate) -> float:
    return candidate.value


def voices(kind: Declaration, g: Any) -> list[int]:
    """By mind, the one that is asked what a position is worth: where a side shares its score, the first of it."""
    minds = range(len(g.minds))
    if not kind.shared:
        return list(minds)
    sides = [kind.side(g, mind) if g.minds[mind] != ABSENT else "" for mind in minds]
    return [sides.index(side) for side in sides]


def is_open(g: Any, ask: Any) -> bool:
    """Does the same window still wait for others?"""
    return isinstance(ask, Window) and bool(g.agenda) and g.agenda[-1] is ask
