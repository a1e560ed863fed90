"""The order of play: set-up, and then the phases of rules/ put one another on the agenda; the frames of all. FLOW"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.campaign import beginning, singles
from hauntbox.games.betwixt.campaign.beginning import OpenDiary
from hauntbox.games.betwixt.campaign.carry import Diary
from hauntbox.games.betwixt.campaign.evening import growing, moving
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.explore.starting import Begin
from hauntbox.games.betwixt.rules.mission import telling
from hauntbox.games.betwixt.rules.seats import seat_all
from hauntbox.games.betwixt.state import FMS, Farm
from hauntbox.games.common.frames import frames_in, modules_in
from hauntbox.kernel.agenda import Frame

assert telling  # it answers what the rules say has happened

RULES: Final = "hauntbox.games.betwixt.rules"
FRAMES: Final[tuple[type[Frame], ...]] = frames_in([*modules_in(RULES), beginning, growing, moving, singles])


def lay_out(options: Options, scenario: str, seed: str) -> Farm:
    return lay_out_for(options, scenario, seed, Diary())


def lay_out_for(options: Options, scenario: str, seed: str, diary: Diary) -> Farm:
    """A table before anything has happened: the mission is a shipped one's name, or the text of a player's own."""
    mission_of(scenario)  # a mission that cannot be read is refused here
    g = Farm(options=options, mission=scenario, diary=diary)
    g.seed = seed
    seat_all(g)
    g.sealed, g.standing = [None] * (FMS + 1), [{} for _ in range(FMS + 1)]
    g.then(OpenDiary(), Begin())
    return g
