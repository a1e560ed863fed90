"""The order of play, and the tables that the modules fill. TURN"""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.frames import frames_in, modules_in
from hauntbox.games.hunter13.campaign.campaign_state import Party
from hauntbox.games.hunter13.options import Options, check
from hauntbox.games.hunter13.rules import play
from hauntbox.games.hunter13.rules.turn import rounds, setup
from hauntbox.games.hunter13.state import Mansion, blank
from hauntbox.kernel.options import BadOption


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


MODULES: Final = modules_in("hauntbox.games.hunter13.rules")
FRAMES: Final = frames_in(MODULES)
for _module in MODULES:
    if _module is not play:
        play.VERBS.update(getattr(_module, "VERBS", {}))
