"""The order of play. ROU"""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.frames import frames_in, modules_in
from hauntbox.games.ghostbusters2.campaign.campaign_state import Team
from hauntbox.games.ghostbusters2.options import Options, check
from hauntbox.games.ghostbusters2.rules.scenario import setup
from hauntbox.games.ghostbusters2.rules.turn import rounds
from hauntbox.games.ghostbusters2.state import Busters, blank


def lay_out(options: Options, scenario: str, seed: str) -> Busters:
    """GBT-DEC-01: the table has chosen the scenario and the options."""
    return lay_out_for(options, scenario, seed)


def lay_out_for(options: Options, scenario: str, seed: str, team: Team | None = None) -> Busters:
    """GBT-CAM-05: a campaign hands its team over; without one, the Level is the scenario's (GBT-SCN-11)."""
    check(options)
    g = blank(scenario)
    g.options, g.seed = options, seed
    g.then(setup.SetUp(team), rounds.ROUND)
    return g


FRAMES: Final = frames_in(modules_in("hauntbox.games.ghostbusters2.rules", "hauntbox.games.ghostbusters2.cards"))
