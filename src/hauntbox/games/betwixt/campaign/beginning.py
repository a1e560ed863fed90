"""Before a mission begins: the Diary is opened, or one is made up. SET, CAMP, OPT"""

from __future__ import annotations

from dataclasses import dataclass

from hauntbox.games.betwixt.campaign.diary import help_along, opened
from hauntbox.games.betwixt.campaign.singles import made_up
from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.agenda import Step


@dataclass(frozen=True)
class OpenDiary(Step):
    """TGB-SET-12: a later mission keeps what the Diary records. TGB-OPT-05: one by itself has a made-up Diary."""

    def run(self, g: Farm) -> None:
        opened(g, g.diary)
        help_along(g, g.diary)
        if g.options.single_mission and not g.diary.level:
            g.then(*made_up(g))
