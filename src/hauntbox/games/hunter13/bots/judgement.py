"""What a bot thinks of a position it has not played out.

Hunters win together: what the mission still takes is weighed against their health, their wits, what they own and the
time that is left. A fallen one wants the opposite. What was learned from many games is mixed in (learned.toml).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final

from hauntbox.games.common.learned.weights import Learned, shipped
from hauntbox.games.hunter13.actions import YES
from hauntbox.games.hunter13.bots.deadlines import night_left, rounds_left, safety, stocks
from hauntbox.games.hunter13.bots.enemy_cost import danger
from hauntbox.games.hunter13.bots.features import GENERAL, measured, names_of
from hauntbox.games.hunter13.bots.moods import untrue
from hauntbox.games.hunter13.bots.work_left import Prospect
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.hunters.insanity import relief
from hauntbox.games.hunter13.rules.hunters.points import base_hp, base_mp, hp, mp
from hauntbox.games.hunter13.rules.story.story_asks import Accuse, SpendCard
from hauntbox.games.hunter13.rules.turn.endings import SPITE
from hauntbox.games.hunter13.rules.turn.setup import lay_tiles, make_item_pile, settle_options
from hauntbox.games.hunter13.state import (
    ENEMY,
    HUNTER,
    NOBODY,
    Mansion,
    blank,
    empty_table,
    hunters,
)

SPAN: Final = 12.0  # turns that make a difference
DESPAIR: Final = 20.0  # and worse than so many turns behind it never looks
LONG: Final = 30.0  # turns of work that one can see
FAINT: Final = 0.5  # and what a turn counts that is farther away
HALFWAY: Final = 0.8  # of all work: when so much is left, chances are even
NEAR: Final = 12.0  # turns of work that will have to be done,
LEAST: Final = 0.45  # and of what is farther away so much: what it takes with luck
LATE: Final = 2.0  # a turn that will be missing
PUSH: Final = 1.3  # the mission goes before comfort
LIFE: Final = 7.0  # turns that the worse of a hunter's HP and MP is worth
HEALTH: Final = 1.5  # and each of the two
WASTE: Final = 0.5
STAR: Final = 0.6
DOOR: Final = 0.08  # a step to the next unopened door
SEALED: Final = 5.0  # no such door at all
FUSS: Final = 0.02  # an Item-Acquirement Point
BEGUN: Final = 0.6  # a deed that is still to be chosen how
HINT: Final = 2.5  # talk, of moods or of giving up
UNTRUE: Final = 0.4  # a mood that is not so: in the turns of others hints cost nothing else
HURRY: Final = 8.0  # of few turns that are left each is worth much
HOURS: Final = 4.0  # turns in which nothing can be done any more
STOCK: Final = 4.0  # all of something that runs down
MEND: Final = 1.5  # a turn on the way to more of it, if nothing is left
NIGHT: Final = 6.0  # all rounds that there are
HOPE: Final = 10.0  # the whole way of a counter that ends it all
CLUE: Final = 0.5  # a letter read
LOST: Final = 9.0  # turns that a fallen one costs
TURNED: Final = 2.0  # and one more that acts for the Enemy
ROOM: Final = 0.25  # a room explored
RELIEF: Final = 0.9  # a relief card
LEARNED: Final = shipped("hunter13", names_of, GENERAL)


def judge(g: Mansion, role: int) -> float:
    """From 0 to 1, as the score of the role's side."""
    return judge_by(g, role, LEARNED)


def judge_by(g: Mansion, role: int, learned: Learned | None) -> float:
    """The same with other weights, or with none."""
    if not g.order or NOBODY in g.who:
        return 0.5
    fair = outlook(g, learned)
    if role < len(g.status) and g.status[role] == ENEMY:
        return SPITE * (1.0 - fair)
    return fair


def outlook(g: Mansion, learned: Learned | None) -> float:
    """The hunters' chance, as it looks: never so bad that it were better to have fallen; the last one cannot choose."""
    look = Look(g)
    fair = sum(look.parts)
    if learned is not None:
        fair = SPAN * learned.log_odds(g.scenario, g.options.hunters, look.numbers(), fair / SPAN)
    if fair < 0.0 and len(hunters(g)) > 1:
        fair /= 1.0 - fair / DESPAIR
    return 1.0 / (1.0 + exp(-fair / SPAN))


def balance(g: Mansion) -> float:
    """In turns of a hunter."""
    return sum(Look(g).parts)


class Look:
    """One position, and what all parts of the judgement ask of it."""

    def __init__(self, g: Mansion) -> None:
        self.g = g
        self.prospect = Prospect(g)
        self.work = self.prospect.work()
        self.left = rounds_left(g)
        talk = HINT * (g.hinted + g.asked_end + g.sealed.count(YES)) + UNTRUE * untrue(g)
        small = FUSS * g.points + BEGUN * isinstance(g.asking(), Accuse | SpendCard)
        self.parts = [*self.mission(), team(g), found(g, self.prospect), -danger(g), -talk, small]

    def by_hand(self) -> float:
        """Log-odds of the hunters."""
        return sum(self.parts) / SPAN

    def numbers(self) -> list[float]:
        """What weights are learned for."""
        return measured(self.g, self.prospect, self.parts, self.work, self.left)

    def mission(self) -> list[float]:
        """What is left to be done and the time for it, by what there was of both at the start."""
        g = self.g
        whole, turns = at_the_start(g.scenario, g.options.hunters)
        left, many = self.left, len(self.prospect.team)
        work = toil(self.work)
        done = PUSH * (HALFWAY * toil(whole) - work)
        hurry = HURRY * log((HOURS + left.all * many) / (HOURS + turns))
        hurry -= LATE * max(min(work, NEAR) + LEAST * max(work - NEAR, 0.0) - left.running * many, 0.0)
        hope = HOPE * (safety(g) - 1.0) - shortage(g, self.prospect)
        return [done, hurry, hope, NIGHT * night_left(g), CLUE * g.clues.bit_count()]


def shortage(g: Mansion, prospect: Prospect) -> float:
    """Of what runs down by itself, and how far it is to where there is more of it."""
    total = 0.0
    for n in stocks(g.scenario, g.options.hunters):
        lack = 1.0 - g.counts[n] / g.story.counters[n].start
        if lack > 0.0:
            total += lack * (STOCK + MEND * min(prospect.fact(("up", n)), 8.0))
    return total


def toil(work: float) -> float:
    """Of a long way much is counted twice: what one finds on it serves for several things."""
    return min(work, LONG) + FAINT * max(work - LONG, 0.0)


@lru_cache(64)
def at_the_start(scenario: str, hunters: int) -> tuple[float, float]:
    """What the mission asks for, and for how many turns there is time."""
    g = blank(scenario, Options(players=hunters))
    settle_options(g)
    empty_table(g)
    lay_tiles(g)
    make_item_pile(g)
    g.order, g.round = tuple(range(hunters)), 1
    g.at = [g.story.deal.starts[0]] * hunters
    return max(Prospect(g).work(), 1.0), rounds_left(g).all * hunters


# The team ----------------------------------------------------------------------------------------------------------


def team(g: Mansion) -> float:
    return sum([hunter(g, role) for role in range(len(g.who))])


def hunter(g: Mansion, role: int) -> float:
    if g.status[role] != HUNTER:
        return -LOST - (TURNED if g.status[role] == ENEMY else 0.0)
    body, mind = vigour(hp(g, role), base_hp(g, role)), vigour(mp(g, role), base_mp(g, role))
    health = LIFE * (min(body, mind) - 1.0) + HEALTH * (body + mind - 2.0) - WASTE * g.wasting[role]
    means = RELIEF * len(relief(g.hand[role])) + STAR * (g.stars[role] + len(g.kept[role]))
    return health + means + sum([ITEM_CARDS[item].worth for item in g.items[role]])


def vigour(left: int, most: int) -> float:
    """The last points count most."""
    share = max(left, 0) / max(most, 1)
    return min(1.0, share * (1.7 - 0.7 * share))


def found(g: Mansion, prospect: Prospect) -> float:
    """Rooms: what is needed may lie behind the next door, and somebody should stand before it."""
    if not g.pile:
        return ROOM * g.explored.bit_count()
    if not prospect.edge:
        return ROOM * g.explored.bit_count() - SEALED  # breaking through takes a turn
    return ROOM * g.explored.bit_count() - DOOR * sum([min(prospect.frontier(role), 6.0) for role in prospect.team])
