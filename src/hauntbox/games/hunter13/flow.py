"""The order of play, and the tables that the modules fill. TURN"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.carry import Party
from hauntbox.games.hunter13.options import Options, check
from hauntbox.games.hunter13.rules import (
    arriving,
    battle,
    battle_ends,
    battle_plans,
    checks,
    clash,
    curses,
    doors_made,
    endings,
    enemy_turn,
    escape,
    exploring,
    favours,
    forced,
    harm,
    insanity,
    joining,
    mapping,
    opening,
    owning,
    play,
    relief,
    rounds,
    setup,
    story,
    story_asks,
    story_house,
    story_things,
    story_verbs,
    trading,
    turn,
    using,
    visions,
    walking,
)  # fmt: skip
from hauntbox.games.hunter13.state import Mansion, blank
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.options import BadOption

MODULES: Final = (
    arriving, battle, battle_ends, battle_plans, checks, clash, curses, doors_made, endings, enemy_turn, escape,
    exploring, favours, forced, harm, insanity, joining, mapping, opening, owning, play, relief, rounds, setup, story,
    story_asks, story_house, story_things, story_verbs, trading, turn, using, visions, walking,
)  # fmt: skip


def lay_out(options: Options, scenario: str, seed: str) -> Mansion:
    """GHT-DEC-01: the table has chosen the scenario and the options."""
    return lay_out_for(options, scenario, seed)


def lay_out_for(options: Options, scenario: str, seed: str, party: Party | None = None) -> Mansion:
    """GHT-MODE-12: a campaign hands its characters over."""
    check(options)
    g = blank(scenario, options)
    check_hunters(g)
    g.seed = seed
    g.then(setup.SetUp(party), rounds.ROUND)
    return g


def check_hunters(g: Mansion) -> None:
    """GHT-FMT-01: a scenario may say that it is not for so few or so many."""
    fewest, most = g.story.players
    if not fewest <= g.options.hunters <= most:
        raise BadOption(f"{g.options.hunters} hunters: {g.story.title} is for {fewest} to {most}")


def frames_of(module: object) -> list[type[Frame]]:
    """The frames that a module defines."""
    name = getattr(module, "__name__", "")
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Frame)]
    return [each for each in found if getattr(each, "__module__", "") == name]


FRAMES: Final[tuple[type[Frame], ...]] = tuple([frame for module in MODULES for frame in frames_of(module)])
for _module in MODULES:
    if _module is not play:
        play.VERBS.update(getattr(_module, "VERBS", {}))
