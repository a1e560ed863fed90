"""The page of a ladder: a table for each side, and what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec import to_builtins

from hauntbox.kernel.contract import Declaration
from hauntbox.lab.ladder import Ladder
from hauntbox.lab.report import Standing

Climbed = Mapping[str, Mapping[str, Standing]]  # by side and player


def page(kind: Declaration, climbs: Sequence[tuple[Ladder, Climbed]], command: str) -> str:
    """Of ladders that differ in who plays the other side."""
    return "\n".join(lines(kind, climbs, command)) + "\n"


def lines(kind: Declaration, climbs: Sequence[tuple[Ladder, Climbed]], command: str) -> Iterator[str]:
    yield f"# The ladder of {kind.title}"
    yield ""
    yield "Every bot plays every side in turn, on the same seeds. Shares of games won, with 95% intervals (Wilson)."
    yield "What a level is stands in [bots.md](bots.md)."
    yield ""
    yield f"Set-up: {set_up(kind, climbs[0][0])}; rules version {kind.version}. To make this page anew: `{command}`."
    for ladder, climbed in climbs:
        yield from tables(ladder, climbed)


def tables(ladder: Ladder, climbed: Climbed) -> Iterator[str]:
    for side, fared in climbed.items():
        yield ""
        yield f"## {side}{others(ladder, climbed)}"
        yield ""
        yield "| player | games | won | 95% interval |"
        yield "| --- | ---: | ---: | ---: |"
        for player, one in fared.items():
            yield f"| {player} | {one.games} | {one.wins / one.games:.0%} | {one.low:.0%} to {one.high:.0%} |"
        yield ""
        yield from [f"- {told}" for told in shows(fared)]


def others(ladder: Ladder, climbed: Climbed) -> str:
    return f", the other side by `{ladder.against}`" if len(climbed) > 1 else ""


def set_up(kind: Declaration, ladder: Ladder) -> str:
    title = kind.scenarios.get(ladder.scenario, "a scenario of somebody's own")
    changed = ", ".join([f"{name}={value}" for name, value in to_builtins(ladder.options).items()])
    return f"{title}, {changed or 'the usual options'}"


def shows(fared: Mapping[str, Standing]) -> Iterator[str]:
    """Each rung and the one below, and the two ends of the levels."""
    for (low, below), (high, above) in pairwise(fared.items()):
        yield f"{high} {compared(above, below)} {low}"
    for low, high in (("random", "easy"), ("greedy", "normal"), ("easy", "hard")):
        if low in fared and high in fared and (low, high) not in list(pairwise(fared)):
            yield f"{high} {compared(fared[high], fared[low])} {low}"


def compared(above: Standing, below: Standing) -> str:
    if above.low > below.high:
        return "is above (the intervals do not touch)"
    if above.wins > below.wins:
        return "is above (the intervals touch)"
    return "is level with" if above.wins == below.wins else "is below"
