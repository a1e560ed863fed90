"""A mission hears what has happened: which of its special rules are set off, and when they run. MIS"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hauntbox.games.betwixt.cards import fate
from hauntbox.games.betwixt.cards.decks import KINDS
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.content.mission import LAST, LAST_OF_TEAM, NOTHING, UNSAID, Band, Heed, Mission
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.attack.results import Over
from hauntbox.games.betwixt.rules.dice import EVENT
from hauntbox.games.betwixt.rules.fight.knockout import is_lost
from hauntbox.games.betwixt.rules.guide import GUIDES, KEEPERS, Guide
from hauntbox.games.betwixt.rules.hooks import ANSWERS
from hauntbox.games.betwixt.rules.mission.cards import CARD_VERBS
from hauntbox.games.betwixt.rules.mission.conditions import holds
from hauntbox.games.betwixt.rules.mission.ending import ENDING_VERBS, WON
from hauntbox.games.betwixt.rules.mission.farm import FARM_VERBS
from hauntbox.games.betwixt.rules.mission.guests import GUEST_VERBS
from hauntbox.games.betwixt.rules.mission.people import PEOPLE_VERBS
from hauntbox.games.betwixt.rules.mission.pieces import lay_out, set_aside
from hauntbox.games.betwixt.rules.mission.running import VERBS, Next, Rule, Script
from hauntbox.games.betwixt.rules.mission.story import STORY_VERBS
from hauntbox.games.betwixt.rules.mission.teams import TEAM_VERBS, leave_field
from hauntbox.games.betwixt.state import FMS, KO, NOBODY, Farm, is_fm, monsters
from hauntbox.games.common.scenarios import MOST
from hauntbox.kernel.agenda import Frame

VERBS.update({**STORY_VERBS, **FARM_VERBS, **PEOPLE_VERBS, **CARD_VERBS, **TEAM_VERBS, **GUEST_VERBS, **ENDING_VERBS})


# What `own_scripts` and `answer` themselves listen to.
OWN: Final = frozenset(["start", "stuck", "team-out", "tile-placed", "treasure-taken", "token-resolved", "fight-won"])


def answer(g: Farm, trigger: str, facts: tuple[int, ...]) -> None:
    """Something has happened. TGB-MIS-49: conditions are checked now, before the first effect."""
    if not g.mission or g.mission in GUIDES or g.outcome is not None:
        return
    mission = mission_of(g.mission)
    if trigger not in OWN and trigger not in mission.by_trigger:
        return  # shortcut: nobody listens
    who = facts[1] if trigger in ("treasure-taken", "action-done") else facts[0] if trigger == "knocked-out" else NOBODY
    if trigger == "token-resolved" and facts[0] == fate.EVENT:  # TGB-MIS-10
        facts = (fate.EVENT, surprise(g, mission))
    rules: list[Frame] = [*own_scripts(g, mission, trigger, facts, who)]
    if g.ending == NOBODY or trigger == "mission-won":  # TGB-MIS-49: winning ends everything else
        for n in mission.by_trigger.get(trigger, ()):
            if is_set_off(g, mission, n, facts):
                rules.append(Rule(mission.heeds[n].script, who))
                g.happened |= 1 << n
    if trigger == "fight-won":
        g.fights = g.fight_names = 0
        rules = rules if g.ending == NOBODY else [WON]  # TGB-END-12: after the steps that follow a victory
    put(g, rules)


def own_scripts(g: Farm, mission: Mission, trigger: str, facts: tuple[int, ...], who: int) -> list[Frame]:
    """What the tables say, before the special rules."""
    if trigger == "start":
        g.purse += mission.money  # TGB-MIS-01
    if trigger == "stuck":
        set_aside(g, mission)  # TGB-MIS-08: what else happens is for the mission's own rules
    if trigger == "team-out":
        leave_field(g)  # TGB-MIS-34
    if trigger == "tile-placed" and g.pieces:
        lay_out(g, facts[0])  # TGB-MIS-50
    if trigger == "treasure-taken":
        sides = mission.treasures.get(facts[0] >> 1)  # TGB-M1-23
        return [Rule(sides[facts[0] & 1], who)] if sides is not None else []
    if trigger == "token-resolved" and facts[0] == fate.EVENT:
        return [Rule(mission.events[facts[1]][1], NOBODY)] if facts[1] != NOTHING else []  # TGB-MIS-10
    if trigger == "fight-won":
        late, g.late = g.late, ()
        return [Script(*each, alone=True) for each in late]  # TGB-MIS-51: step 5 after the victory
    return []


def put(g: Farm, rules: Sequence[Frame]) -> None:
    """TGB-MIS-49: what a rule sets off comes when that rule is done; TGB-MIS-41: after an attack under way.

    Monsters that rules have put on the map are fought when the phases look for them, after all rules.
    """
    if not rules:
        return
    agenda = g.agenda
    nexts = [n for n, frame in enumerate(agenda) if isinstance(frame, Next)]
    overs = [n for n, frame in enumerate(agenda) if isinstance(frame, Over)]
    if nexts:
        agenda[nexts[-1] + 1 : nexts[-1] + 1] = rules[::-1]
    elif overs and not is_lost(g):
        depth = overs[0]
        while depth and isinstance(agenda[depth - 1], Rule):
            depth -= 1
        agenda[depth:depth] = rules[::-1]
    else:
        g.then(*rules)


# What is set off ------------------------------------------------------------------------------------------------------


def is_set_off(g: Farm, mission: Mission, n: int, facts: tuple[int, ...]) -> bool:
    """TGB-MIS-18: every time, unless it says first time. TGB-MIS-44: only while its objective is the current one."""
    heed = mission.heeds[n]
    if g.happened >> n & 1 and (heed.once or heed.on == "hurt-to"):
        return False
    if heed.opens != UNSAID and g.objective != heed.opens - 1:
        return False
    return MATCHES[heed.on](g, heed, facts) and holds(g, heed.test)


def is_any(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    return True


def is_tile(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    return heed.tile in (UNSAID, facts[0])


def is_visit(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    """TGB-MIS-44: of the tile of the current objective, and on a map without monsters."""
    if not is_tile(g, heed, facts) or monsters(g):
        return False
    goals = mission_of(g.mission).goals
    return bool(g.objective) and goals[g.objective - 1].tile == facts[0]


def is_token(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    return heed.kind in (UNSAID, facts[0]) and (not heed.numbers or facts[1] in heed.numbers)


def is_treasure(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    return not heed.numbers or facts[0] >> 1 in heed.numbers


def is_fight(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    """TGB-MIS-43: by each tile where a special rule has put monsters, and by a monster with a name of its own."""
    if heed.fight != UNSAID:
        return bool(g.fights >> heed.fight & 1)
    return heed.fight_name == UNSAID or bool(g.fight_names >> heed.fight_name & 1)


def is_round(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    return is_fight(g, heed, facts) and heed.round in (UNSAID, facts[0]) and facts[0] >= heed.least


def is_monster(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    kind = g.kind[facts[0]]
    return heed.monster in (UNSAID, kind) and heed.type in (UNSAID, MONSTERS[kind].type)


def is_hurt(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    return is_monster(g, heed, facts) and g.hp[facts[0]] <= heed.hp


def is_fallen(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    """TGB-M3-27: with a fight, whoever took part in it."""
    if heed.fight != UNSAID and not (is_fight(g, heed, facts) and (not g.teams or g.teams[facts[0]] == g.team)):
        return False
    if heed.who == LAST_OF_TEAM:
        return is_last_of_team(g, facts[0])
    return is_lost(g) if heed.who == LAST else heed.who in (UNSAID, facts[0])


def is_last_of_team(g: Farm, fm: int) -> bool:
    """TGB-MIS-34: nobody of the team stands any more."""
    if not g.teams or not is_fm(fm):
        return False
    return not any([g.post[other] != KO and g.teams[other] == g.teams[fm] for other in range(FMS)])


def is_count(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    return (heed.counter, heed.number) == facts


def is_action(g: Farm, heed: Heed, facts: tuple[int, ...]) -> bool:
    return heed.action in (UNSAID, facts[0])


MATCHES: Final = {
    "start": is_any,
    "door-opened": is_any,
    "tile-placed": is_tile,
    "token-resolved": is_token,
    "treasure-taken": is_treasure,
    "fight-won": is_fight,
    "visited": is_visit,
    "round-ends": is_round,
    "defeated": is_monster,
    "hurt-to": is_hurt,
    "knocked-out": is_fallen,
    "counter-reaches": is_count,
    "action-done": is_action,
    "merged": is_any,
    "stuck": is_any,
    "secret-opened": is_tile,
    "mission-won": is_any,
}


# Surprise events ------------------------------------------------------------------------------------------------------


def surprise(g: Farm, mission: Mission) -> int:
    """TGB-MIS-10, TGB-RND-20: rolled on the table; a repeated number is rolled again. NOTHING: all have happened."""
    left = [n for n in mission.events if not g.eventful >> n & 1]
    if not left:
        return NOTHING
    n = rolled_event(g, left)
    g.eventful |= 1 << n
    g.tell("TGB-MIS-10", "event", n, mission.events[n][0])
    return n


def rolled_event(g: Farm, left: Sequence[int]) -> int:
    while True:
        n = g.roll(6, EVENT)
        if n in left:
            return n


def guide_of(name: str) -> Guide:
    """What the phases look up. TGB-MIS-01"""
    mission = mission_of(name)
    picks = dict(mission.picks)
    last = max(mission.spawns, default=0)
    return Guide(
        mission.start,
        mission.tiles,
        mission.bag,
        mission.secret_rooms,
        tuple([goal.tile for goal in mission.goals if goal.tile != UNSAID]),
        mission.walls,
        mission.spaces,
        tuple([kinds(mission.spawns.get(n, ())) for n in range(last + 1)]),
        tuple([names(picks.get(fm, ())) for fm in range(FMS)]),
        names(mission.family),
        names(mission.among),
        mission.choose,
        tuple([(KINDS[kind].name, price) for kind, price in mission.vending]),
        mission.guests,
        tuple([act.pay for act in mission.acts]),
    )


def kinds(band: Band) -> tuple[int, ...]:
    return tuple([kind for kind, n, _ in band for _ in range(n)])


def names(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([KINDS[kind].name for kind in cards])


KEEPERS.append(lru_cache(MOST)(guide_of))
ANSWERS.append(answer)
