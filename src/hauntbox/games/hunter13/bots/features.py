"""What the judgement is learned from: parts of it, plain facts of the table, and facts of the scenario.

The general numbers mean the same in every mansion. Those of a scenario are made of its file: what may be set, read,
counted, laid and waited for there, and how far it is to each good ending.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final

from hauntbox.games.hunter13.bots.deadlines import Left, elapsed, last_round, night_left, safety
from hauntbox.games.hunter13.bots.enemy_cost import BEAR, blow, hit, points_left, prowling
from hauntbox.games.hunter13.bots.work_left import Prospect
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import FAILURE, Story
from hauntbox.games.hunter13.rules.hunters.insanity import relief
from hauntbox.games.hunter13.rules.hunters.points import base_hp, base_mp, hp, mp
from hauntbox.games.hunter13.state import ENEMY, HP, MP, NOWHERE, OUT, Mansion

FAR_OFF: Final = 40.0  # turns: what is farther away is as good as this
PARTS: Final = (
    "work done", "time against work", "hope", "rounds of the night", "clues", "team", "doors", "danger", "talk",
    "small",
)  # fmt: skip  # of the judgement, in its order
MISSION: Final = (
    "work", "log of work", "rounds", "rounds as if all clocks ran", "turns to spare", "turns missing", "round",
    "gone of the night", "gone of the round", "safety", "triggers that have happened", "turns without news",
)  # fmt: skip
TEAM: Final = (
    "standing", "fallen", "enemies", "least HP", "least MP", "HP", "MP", "missing HP", "missing MP",
    "least of both", "health", "cards", "relief", "relief of the poorest", "items", "worth of items", "stars",
    "wasting", "carried", "slowed", "spurned",
)  # fmt: skip
FOES: Final = (
    "monsters", "battle", "fighting", "bout", "their points", "our blows", "their blows", "prowlers",
    "beside monsters",
)  # fmt: skip
HOUSE: Final = (
    "tiles laid", "rooms explored", "tiles to come", "ways out", "steps to the nearest door", "steps to doors",
    "shut in", "apart", "together", "omens", "items about", "items to come", "steps left", "item points left",
    "battle fought",
)  # fmt: skip
GENERAL: Final = (*PARTS, *MISSION, *TEAM, *FOES, *HOUSE)


@lru_cache(64)
def names_of(scenario: str, hunters: int) -> tuple[str, ...]:
    """All that is measured there."""
    story = story_of(scenario, hunters)
    return (
        *GENERAL,
        *[f"flag {name}" for name in story.flags],
        *[f"read {name}" for name, _ in story.clues],
        *[f"count {each.name}" for each in story.counters],
        *[f"lies {name}" for name in story.markers],
        *[f"lies {each.name} {n}" for n, each in enumerate(story.things)],
        *[f"carried {each.name} {n}" for n, each in enumerate(story.things)],
        *[f"happened {n}" for n in range(len(story.heeds))],
        *[f"turns to ending {n}" for n in good_endings(scenario, hunters)],
    )


@lru_cache(64)
def good_endings(scenario: str, hunters: int) -> tuple[int, ...]:
    return tuple([n for n, each in enumerate(story_of(scenario, hunters).endings) if each.grade != FAILURE])


def measured(g: Mansion, prospect: Prospect, parts: list[float], work: float, left: Left) -> list[float]:
    """In the order of the names."""
    return [
        *parts,
        *mission_facts(g, prospect, work, left),
        *team_facts(g, prospect),
        *foe_facts(g, prospect),
        *house_facts(g, prospect),
        *scenario_facts(g, prospect),
    ]


def mission_facts(g: Mansion, prospect: Prospect, work: float, left: Left) -> list[float]:
    spare = left.running * len(prospect.team) - work
    return [
        min(work, FAR_OFF),
        log(1.0 + work),
        left.running,
        left.all,
        min(max(spare, 0.0), FAR_OFF),
        min(max(-spare, 0.0), FAR_OFF),
        float(g.round),
        1.0 - night_left(g) if last_round(g) < FAR_OFF else 0.0,
        elapsed(g),
        safety(g),
        float(g.seen.bit_count()),
        min(float(g.stale), 12.0),
    ]


def team_facts(g: Mansion, prospect: Prospect) -> list[float]:
    team = prospect.team
    bodies = [max(hp(g, role), 0) / max(base_hp(g, role), 1) for role in team] or [0.0]
    minds = [max(mp(g, role), 0) / max(base_mp(g, role), 1) for role in team] or [0.0]
    reliefs = [float(len(relief(g.hand[role]))) for role in team] or [0.0]
    worth = sum([ITEM_CARDS[item].worth for role in team for item in g.items[role]])
    return [
        float(len(team)),
        float(g.status.count(OUT)),
        float(g.status.count(ENEMY)),
        min(bodies),
        min(minds),
        sum(bodies),
        sum(minds),
        float(sum([max(base_hp(g, role) - hp(g, role), 0) for role in team])),
        float(sum([max(base_mp(g, role) - mp(g, role), 0) for role in team])),
        min(min(bodies), min(minds)),
        sum([min(body, mind) ** 2 for body, mind in zip(bodies, minds, strict=True)]),
        float(sum([len(g.hand[role]) for role in team])),
        sum(reliefs),
        min(reliefs),
        float(sum([len(g.items[role]) for role in team])),
        float(worth),
        float(sum([g.stars[role] + len(g.kept[role]) for role in team])),
        float(sum([g.wasting[role] for role in team])),
        float(len([at for at in g.things if at < NOWHERE])),
        float(g.slowed.bit_count()),
        float(len([role for role in team if g.spurned[role]])),
    ]


def foe_facts(g: Mansion, prospect: Prospect) -> list[float]:
    team, lairs = prospect.team, [lair for lair in g.lair if lair != NOWHERE]
    ours = [role for role in team if g.fighting >> role & 1] if g.field_ != NOWHERE else []
    points = given = taken = 0.0
    if ours:
        for foe in g.foes:
            points += max(points_left(g, foe, HP), points_left(g, foe, MP), 0)
            given += sum([blow(g, role, foe) for role in ours])
            taken += min(hit(g, foe, ours), BEAR)
    return [
        float(len(lairs)),
        float(bool(ours)),
        float(len(ours)),
        float(g.bout if ours else 0),
        points,
        given,
        taken,
        float(sum([prowling(g, role) for role in range(len(g.who)) if g.status[role] == ENEMY])),
        float(len([role for role in team if g.at[role] in lairs])),
    ]


def house_facts(g: Mansion, prospect: Prospect) -> list[float]:
    team = prospect.team
    doors = [min(prospect.frontier(role), 8.0) for role in team] or [8.0]
    gaps = [float(min(prospect.far[one][g.at[two]], 12)) for one in prospect.far for two in prospect.far if one < two]
    return [
        float(len(g.laid)),
        float(g.explored.bit_count()),
        float(len(g.pile)),
        float(len(prospect.edge)),
        min(doors),
        sum(doors),
        float(bool(g.pile) and not prospect.edge),
        max(gaps, default=0.0),
        float(len([gap for gap in gaps if gap == 0.0])),
        float(sum([len(row) for row in g.omens])),
        float(sum([len(row) for row in g.lying])),
        float(len(g.item_pile)),
        float(g.moves),
        float(g.points),
        float(g.fought),
    ]


def scenario_facts(g: Mansion, prospect: Prospect) -> list[float]:
    story = g.story
    return [
        *[float(g.flags >> n & 1) for n in range(len(story.flags))],
        *[float(g.clues >> n & 1) for n in range(len(story.clues))],
        *[float(g.counts[n] - each.start) for n, each in enumerate(story.counters)],
        *[float(at != NOWHERE) for at in g.marker],
        *[float(at >= 0) for at in g.things],
        *[float(at < NOWHERE) for at in g.things],
        *[float(g.seen >> n & 1) for n in range(len(story.heeds))],
        *[turns_to(prospect, story, n) for n in good_endings(g.scenario, g.options.hunters)],
    ]


def turns_to(prospect: Prospect, story: Story, n: int) -> float:
    test = story.endings[n].test
    return min(prospect.test(test) if test != NOTHING else prospect.fact(("end", n)), FAR_OFF)
