"""The page of a ladder: a table for each side, and what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import to_builtins

from hauntbox.kernel.contract import Declaration
from hauntbox.lab.experiments.differences import Difference, points
from hauntbox.lab.ladders.climbing import Climbed, Step
from hauntbox.lab.ladders.ladder import Ladder
from hauntbox.lab.report import Standing

ABOUT: Final = (
    "Every bot plays every side in turn, on the same seeds. Shares of games won, with 95% intervals (Wilson).",
    "Below each table neighbours are compared seed by seed, until the interval of the difference leaves out zero or",
    "games enough are played; it is wider because one looks several times. [Bots](bots.md) says what a level is.",
)


def page(kind: Declaration, climbs: Sequence[tuple[Ladder, Climbed]], command: str) -> str:
    """Of ladders that differ in who plays the other side."""
    return "\n".join(lines(kind, climbs, command)) + "\n"


def lines(kind: Declaration, climbs: Sequence[tuple[Ladder, Climbed]], command: str) -> Iterator[str]:
    yield f"# The ladder of {kind.title}"
    yield ""
    yield from ABOUT
    yield ""
    yield f"Set-up: {set_up(kind, climbs[0][0])}; rules version {kind.version}. To make this page anew: `{command}`."
    for ladder, climbed in climbs:
        yield from tables(ladder, climbed)


def tables(ladder: Ladder, climbed: Climbed) -> Iterator[str]:
    for side, fared in climbed.fared.items():
        yield ""
        yield f"## {side}{others(ladder, climbed)}"
        yield ""
        yield "| player | games | won | 95% interval |"
        yield "| --- | ---: | ---: | ---: |"
        yield from [row(player, one) for player, one in fared.items()]
        yield ""
        yield from [f"- {compared(step, found)}" for step, found in climbed.steps if step.side == side]


def row(player: str, one: Standing) -> str:
    return f"| {player} | {one.games} | {one.wins / one.games:.0%} | {one.low:.0%} to {one.high:.0%} |"


def others(ladder: Ladder, climbed: Climbed) -> str:
    return f", the other side by `{ladder.against}`" if len(climbed.fared) > 1 else ""


def set_up(kind: Declaration, ladder: Ladder) -> str:
    title = kind.scenarios.get(ladder.scenario, "a scenario of somebody's own")
    changed = ", ".join([f"{name}={value}" for name, value in to_builtins(ladder.options).items()])
    return f"{title}, {changed or 'the usual options'}"


def compared(step: Step, found: Difference) -> str:
    verdict = "shows no clear difference to"
    if found.is_clear:
        verdict = "is above" if found.low > 0 else "is below"
    between = f"{points(found.low)} to {points(found.high)} points"
    return f"{step.high} {verdict} {step.low}: {found.after:.0%} and {found.before:.0%} of {found.pairs} ({between})"
