"""Games under random options: every option is drawn over its range, so that unthought-of combinations are played."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import Struct

from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import BadOption, Tunable, kept, tunables
from hauntbox.lab.match import Job, play
from hauntbox.lab.report import Failure
from hauntbox.lab.simulate import Progress

TRIES: Final = 20_000  # for one set of options: most of what is drawn excludes one another


class Mishap(Struct, frozen=True):
    """A game that broke, with all it takes to see it again."""

    scenario: str
    options: dict[str, Any]
    failure: Failure


def play_varied(
    kind: Declaration, games: int, seed: str, scenario: str = "", progress: Progress | None = None
) -> list[Mishap]:
    """Play so many games of random bots, each with options of its own; scenarios take turns unless one is given."""
    scenes = [scenario] if scenario else list(kind.scenarios)
    mishaps: list[Mishap] = []
    for index in range(games):
        scene = scenes[index % len(scenes)]
        chosen = random_options(kind, scene, Random(f"{seed}/{index}/options"))
        options = kind.settled(chosen, scene)
        row = play(kind, Job(options, scene, seed, ("random",) * len(kind.seats(options, scene))), index)
        if row.failure is not None:
            mishaps.append(Mishap(scene, kept(options), row.failure))
        if progress is not None:
            progress(index + 1, games)
    return mishaps


def random_options(kind: Declaration, scenario: str, rng: Random) -> dict[str, Any]:
    """Drawn anew until the game takes them."""
    for _ in range(TRIES):
        drawn = {each.name: random_value(each, rng) for each in tunables(kind.options)}
        if is_playable(kind, drawn, scenario):
            return drawn
    raise BadOption(f"{kind.title} takes none of {TRIES} sets of random options")


def random_value(each: Tunable, rng: Random) -> int | str | bool:
    if isinstance(each.default, bool):
        return rng.random() < 0.5
    if each.choices:
        return rng.choice(each.choices)
    assert each.low is not None
    assert each.high is not None
    return rng.randint(each.low, each.high)


def is_playable(kind: Declaration, chosen: dict[str, Any], scenario: str) -> bool:
    try:
        kind.lay_out(kind.settled(chosen, scenario), scenario, "")
    except BadOption:
        return False
    return True
