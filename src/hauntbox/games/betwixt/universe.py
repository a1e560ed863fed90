"""What can be named in a mission: of tiles, options and mission actions only its own; and what seldom is done."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hauntbox.games.betwixt import actions as a
from hauntbox.games.betwixt.actions import UNIVERSE
from hauntbox.games.betwixt.cards.talents import ATTACK, SUPPORT, SYRINGES, TALENT_NAMES, TALENTS
from hauntbox.games.betwixt.cards.words import HARMFUL
from hauntbox.games.betwixt.content.mission import UNSAID, Mission
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.state import Farm
from hauntbox.games.common.scenarios import MOST
from hauntbox.kernel.wire import Action


def universe(g: Farm) -> tuple[Action, ...]:
    return nameable(g.mission)


@lru_cache(MOST)
def nameable(name: str) -> tuple[Action, ...]:
    mission = mission_of(name)
    return tuple([act for act in UNIVERSE if is_of(mission, act)])


def is_of(mission: Mission, act: Action) -> bool:
    goals = [goal.tile for goal in mission.goals if goal.tile != UNSAID]
    if isinstance(act, a.Objective):
        visits = [heed.tile for heed in mission.heeds if heed.on == "visited"]
        return TILE_OF[act.tile] in goals and (TILE_OF[act.tile] in visits or UNSAID in visits)
    if isinstance(act, a.Machine | a.Gather):  # the tokens of other tiles are ignored
        tile = TILE_OF[act.tile]
        return tile in mission.tiles and tile != mission.start and tile not in goals
    if isinstance(act, a.Tile | a.Door):
        tile = TILE_OF[act.tile]
        return tile in mission.tiles or tile in mission.secret_rooms
    if isinstance(act, a.Treasure):
        return act.number in mission.treasures
    if isinstance(act, a.Cure):
        return a.CURE_OF[act] in HARMFUL
    if isinstance(act, a.Use) and act.talent in TALENT_NAMES:
        talent = TALENTS[TALENT_NAMES.index(act.talent)]
        return talent.kind in (ATTACK, SUPPORT) or talent.points > 0  # used, or learned before a single mission
    if isinstance(act, a.Special):
        return act.number <= len(mission.acts)
    if isinstance(act, a.Guest):
        return act.number <= len(mission.guests)
    if isinstance(act, a.Team):
        return any([deed[0] == "teams" for script in mission.scripts for deed in script])
    if isinstance(act, a.Option):
        return act.number <= max([len(options) for options in mission.choices], default=0)
    return True


# What random games seldom show, with the reason ----------------------------------------------------------------------

BOUGHT: Final = "talents are bought between missions"
FOUND: Final = "random play seldom lives to find and equip the card"
FULL: Final = "only with more room than the book gives"
DEEP: Final = "few tokens lie on few tiles, and random play does not come far"
STARTING: Final = [talent.name for talent in TALENTS if not talent.points] + list(SYRINGES[:2])


def why_rare(act: Action) -> str:
    """The reason why thousands of random games need not show an action, or ""."""
    if isinstance(act, a.Use):
        return "" if act.talent in STARTING else BOUGHT
    if isinstance(act, a.Cure | a.Refill):
        return BOUGHT
    if isinstance(act, a.Die | a.Buy):
        return FOUND if (act.die if isinstance(act, a.Die) else act.effect) > 2 else ""
    if isinstance(act, a.Fetch):
        return FULL if act.place > 5 else ""
    if isinstance(act, a.Take | a.Lay | a.Give | a.Receive):
        if act.position.startswith("pouch"):
            return BOUGHT
        return FULL if act.position[-1] in "4567" else FOUND if act.position == "accessory" else ""
    if isinstance(act, a.Machine | a.Gather | a.Treasure):
        return DEEP
    if isinstance(act, a.Active):
        return "the table has two or one active FMs" if len(act.names.split()) < 3 else ""
    return FOUND if isinstance(act, a.With | a.No) else ""


RARE: Final[dict[str, str]] = {
    **dict.fromkeys(["Cure", "Refill", "TGB-DEC-34", "TGB-DEC-58", "TGB-DEC-95", "TGB-DEC-99"], BOUGHT),
    **dict.fromkeys(["No", "TGB-DEC-86", "TGB-DEC-87", "TGB-DEC-88"], FOUND),
    "TGB-DEC-92": "in missions to which random play does not come",
    **{str(act): why_rare(act) for act in nameable("long_driveway") if why_rare(act)},
}
