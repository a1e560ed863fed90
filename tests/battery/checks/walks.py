"""Checks of walks: each can be played as it is offered, and ends early only by news that its seat could not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from battery.trial import Trial, news, play_on
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Seat, walks_of
from hauntbox.kernel.walks import Walk, Walks, goes_on

PLAYED = 12  # walks of a position, the longest among them
WORLDS = 12  # redeals of what the seat knows


def offered(trial: Trial, g: Game) -> Iterator[tuple[int, Seat, Walks]]:
    """Every role that is asked, with the walks of the mind that decides for it."""
    ask = g.asking()
    for role in g.waiting() if ask is not None else ():
        seat = (ask.mind(g, role),)  # type: ignore[union-attr]
        walks = walks_of(trial.kind, g, seat, role)
        if walks is not None:
            yield role, seat, walks


def check_walks(trial: Trial) -> None:
    """Every step is legal when its turn comes; places are reached once; a walk that can be seen to end ends there."""
    longest = 0
    for g in trial.positions:
        for role, seat, walks in offered(trial, g):
            longest = max([longest, *[len(walk.acts) for walk in walks.ways]])
            assert len({walk.on for walk in walks.ways}) == len(walks.ways), f"two ways to a place {trial.where(g)}"
            for walk in some(walks.ways):
                check_walk(trial, g, role, seat, walks, walk)
    assert trial.kind.walks is None or longest > 1, "no walk has two steps"


def some(ways: tuple[Walk, ...]) -> list[Walk]:
    """The last are the longest."""
    return [*ways[-2:], *Random(len(ways)).sample(ways[:-2], max(0, min(PLAYED, len(ways)) - 2))]


def check_walk(trial: Trial, g: Game, role: int, seat: Seat, walks: Walks, walk: Walk) -> None:
    where = f"on the way to {walk.to} {trial.where(g)}"
    for act in walk.acts[:-1]:
        assert not g.why_not(role, act), f"{act} is not legal {where}"
        after = play_on(g, (role, act))
        if not goes_on(walks.asks, walks.tells, after, role, news(after)):
            foreseen = is_seen_to_end(walks, after, role) and is_foreseen(trial, g, role, seat, walks, act)
            assert not foreseen, f"{act} ends the walk for all to see {where}"
            return
        g = after
    assert not g.why_not(role, walk.acts[-1]), f"{walk.acts[-1]} is not legal {where}"


def is_seen_to_end(walks: Walks, after: Game, role: int) -> bool:
    """Has something happened, or has a secret only been looked at?"""
    was, after.learned = after.learned, False
    goes = goes_on(walks.asks, walks.tells, after, role, news(after))
    after.learned = was
    return not goes


def is_foreseen(trial: Trial, g: Game, role: int, seat: Seat, walks: Walks, act: object) -> bool:
    """Does the step end the walk in every world that the seat cannot tell from this one?"""
    for n in range(WORLDS):
        world = trial.redeal(g, seat, Random(n))
        after = play_on(world, (role, act))  # type: ignore[arg-type]
        if goes_on(walks.asks, walks.tells, after, role, news(after)):
            return False
    return True
