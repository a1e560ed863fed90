"""Checks of undo: an action is marked exactly when it may have told somebody something."""

from __future__ import annotations

from collections import Counter
from random import Random

from battery.trial import Move, Trial, differing, moves, news, play_on, told_with_news
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import Action

WORLDS = 8  # redeals of each seat's view
ENOUGH = 500  # samples after which a mark that never told anything is idle
Case = tuple[str, ...]  # the question, the answer, and the rules that spoke


def learns(trial: Trial, g: Game, move: Move, seat: Seat, rng: Random) -> str:
    """By what the seat could rule out, after the action, a world that was possible to it before; or ""."""
    trial.kind.view(g, seat)  # what a game works out lazily is worked out once
    truth = told_with_news(trial.kind, play_on(g, move), seat)
    for _ in range(WORLDS):
        world = trial.redeal(g, seat, rng)
        parts = [differing(truth, told_with_news(trial.kind, after, seat)) for after in ways_on(world, move)]
        if all(parts):
            return parts[0]
    return ""


def ways_on(world: Game, move: Move) -> list[Game]:
    """How a world goes on when the action is taken. Where it cannot be, the role does another, or nothing yet."""
    role, act = move
    if not world.why_not(role, act):
        return [play_on(world, move)]
    return [world, *[play_on(world, (role, other)) for other in world.legal(role)]]


def some_moves(g: Game, rng: Random, most: int) -> list[Move]:
    """With every kind of answer among them, as far as that goes."""
    row = moves(g)
    rng.shuffle(row)
    before: Counter[type[Action]] = Counter()
    ranked = []
    for move in row:
        ranked.append((before[type(move[1])], move))
        before[type(move[1])] += 1
    return [move for _, move in sorted(ranked, key=lambda pair: pair[0])[:most]]


def check_free_undo(trial: Trial) -> None:
    """After an action without a mark, no seat knows more than before: it may be taken back."""
    rng = Random(3)
    for g in trial.positions:
        for move in some_moves(g, rng, 4):
            if not play_on(g, move).learned:
                for seat in trial.seats(g):
                    part = learns(trial, g, move, seat, rng)
                    assert not part, f"{move} is not marked, but by {part} seat {seat} learns from it {trial.where(g)}"


def check_marks(trial: Trial) -> None:
    """What is marked does tell somebody something, now and then."""
    rng = Random(4)
    tried: Counter[Case] = Counter()
    proved: set[Case] = set()
    for n in range(trial.games):
        for g in trial.play(n):
            for move in some_moves(g, rng, 2):
                after = play_on(g, move)
                case = case_of(g, move, after)
                if after.learned and case not in proved and tried[case] < ENOUGH:
                    tried[case] += 1
                    if any(learns(trial, g, move, seat, rng) for seat in rng.sample(trial.seats(g), 2)):
                        proved.add(case)
    idle = [" ".join(case) for case, n in tried.items() if n == ENOUGH and case not in proved]
    idle = [case for case in idle if f"mark: {case}" not in trial.kind.rare]
    assert not idle, f"marked for nothing: {idle}"


def case_of(g: Game, move: Move, after: Game) -> Case:
    spoke = dict.fromkeys(event.rule for event in news(after))
    return (type(g.asking()).__name__, type(move[1]).__name__, *spoke)
