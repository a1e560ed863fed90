"""What hunters fear in a hunt, by what all know of where the ghost may be. For judgement.

A hunter who knew where the ghost is would run elsewhere in every world; one who does not has to find a square that is
good in most of them. So every square is weighed over all places where the ghost may be, once for each thing heard.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.bots.hunt_survivors import TURNS, Chase, chase_of
from hauntbox.games.evidence.cards.ghosts import DEMON, TYPES
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.hunt import turns_left
from hauntbox.games.evidence.rules.hunter_turn import listen_range
from hauntbox.games.evidence.secrets.worlds import Knowledge
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.geometry import places

CAUGHT: Final = 0.9  # how likely a hunter dies whom the ghost can reach
NEARER: Final = 0.02  # and how much a step counts there
ESCAPES: Final = 0.3  # how likely one dies whom it cannot, close to it
FOUND: Final = 0.6  # or one who hides where it may come
HIDDEN: Final = 0.05  # or where it may not
STEP: Final = 0.002  # what a step costs on the way to a better square
FAINT: Final = 0.01  # worlds that are so unlikely beside the likeliest are not feared
GHOSTLY: Final = frozenset(
    ["spared", "hunted", "spawned", "omen", "prolonged", "home"]
)  # facts of the ghost's own turns
Lair = tuple[Chase, int, list[tuple[int, float]]]  # hunting turns to come, and squares with how likely they are
Heard = tuple[tuple[int, bool], ...]  # where somebody listened, and whether it was near


def hunting_turns(turns: int, t: int, prolonged: bool, options: Options) -> int:
    """Those to come, if so many are sure; a Demon may prolong its hunt."""
    more = options.demon_extra_rounds if t == DEMON and not prolonged else 0
    return min(TURNS, turns + more)


def escaping(chase: Chase, turns: int, away: int) -> float:
    """How close a hunter is whom the ghost can come close to in so many turns: 1 beside it, 0 out of its way."""
    return max(0.0, 1.0 - away / (chase.speed * turns + 2.0))


class Fear:
    """Of a hunt in one round, by all that was heard so far."""

    def __init__(self, house: House, lairs: list[Lair]) -> None:
        self.house: Final = house
        self.lairs: Final = lairs
        self.stands: Final[dict[int, float]] = {}
        self.hides: Final[dict[int, float]] = {}
        self.bests: Final[dict[tuple[int, int, int], float]] = {}

    def stand(self, square: int) -> float:
        """How likely a hunter dies who ends its turn there."""
        risk = self.stands.get(square)
        if risk is None:
            risk, row = 0.0, self.house.walks[square]
            for chase, turns, ghosts in self.lairs:
                lost = chase.lost[turns]
                for ghost, chance in ghosts:
                    away = row[ghost]
                    if lost[ghost] >> square & 1:
                        risk += chance * (CAUGHT - NEARER * min(9, away))
                    else:
                        risk += chance * ESCAPES * escaping(chase, turns, away)
            self.stands[square] = risk
        return risk

    def hidden(self, spot: int) -> float:
        risk = self.hides.get(spot)
        if risk is None:
            risk = 0.0
            for chase, turns, ghosts in self.lairs:
                found = chase.found[turns]
                for ghost, chance in ghosts:
                    risk += chance * (FOUND if found[ghost] >> spot & 1 else HIDDEN)
            self.hides[spot] = risk
        return risk

    def least(self, here: int, steps: int, spots: int) -> float:
        """Of all squares that are so near, and of the hiding squares beside them that are free."""
        key = (here, steps, spots)
        best = self.bests.get(key)
        if best is None:
            best = self.bests[key] = self.look_round(here, steps, spots)
        return best

    def look_round(self, here: int, steps: int, spots: int) -> float:
        house, row = self.house, self.house.walks[here]
        best = self.hidden(here) if here in house.fronts else 1.0
        for square in places(house.within(here, steps) & house.floor):
            cost = STEP * row[square]
            best = min(best, self.stand(square) + cost)
            for spot in house.spots[square]:
                if spots >> spot & 1:
                    best = min(best, self.hidden(spot) + cost)
        return best


def lairs(fears: Fears, house: House, options: Options, heard: Heard) -> list[Lair]:
    """The squares where it may be and how likely, by how fast it is and how many hunting turns it has."""
    worlds = fears.known.worlds
    least = FAINT * max([world.weight for world in worlds.values()], default=0.0)
    nearness = close_to(house, fears.at)
    groups: dict[tuple[int, int], dict[int, float]] = {}
    total = 0.0
    for (t, _), world in worlds.items():
        squares = places(world.squares & audible(house, options, t, heard))
        if not squares or world.weight < least:
            continue
        group = groups.setdefault((TYPES[t].speed, hunting_turns(fears.turns, t, fears.prolonged, options)), {})
        share = world.weight / sum([nearness[square] for square in squares])
        total += world.weight
        for square in squares:
            group[square] = group.get(square, 0.0) + share * nearness[square]
    return [
        (
            chase_of(house, pace, options.kill_reach, options.hunter_move),
            left,
            [(square, chance / total) for square, chance in group.items()],
        )
        for (pace, left), group in groups.items()
    ]


def close_to(house: House, at: tuple[int, ...]) -> list[float]:
    """By square: a hunting ghost is rather close to somebody."""
    prey = [place for place in at if place not in (NOWHERE, house.van)]
    return [1.0 / (2.0 + min([row[place] for place in prey], default=0)) for row in house.walks]


def audible(house: House, options: Options, t: int, heard: Heard) -> int:
    mask = -1
    for square, near in heard:
        around = house.near(square, listen_range(options, t))
        mask &= around if near else ~around
    return mask


class Fears:
    """Made when somebody begins to think; worked out when it is asked for, and shared by all clones."""

    def __init__(self, g: Haunting, known: Knowledge) -> None:
        self.known: Final = known
        self.at: Final = tuple(g.at[1:])
        self.turns: Final = turns_left(g) - 1
        self.prolonged: Final = g.prolonged
        self.by_ear: Final[dict[Heard, Fear]] = {}


def take_fright(g: Haunting, known: Knowledge) -> None:
    """What all know is weighed anew if it has changed: who thought before makes no difference."""
    if not g.hunt:
        g.fears = None
    elif g.fears is None or g.fears.known is not known or g.fears.at != tuple(g.at[1:]):
        g.fears = Fears(g, known)


def fear_of(g: Haunting) -> Fear | None:
    """None if the ghost has moved since somebody began to think: then a world shows where it is."""
    fears: Fears | None = g.fears
    if fears is None or fears.known.round != g.round:
        return None
    heard: list[tuple[int, bool]] = []
    for fact in g.facts[fears.known.upto :]:
        if fact[0] in GHOSTLY:
            return None
        if fact[0] == "heard":
            heard.append((fact[1], fact[2]))
    key = tuple(heard)
    known = fears.by_ear.get(key)
    if known is None:
        known = fears.by_ear[key] = Fear(g.house, lairs(fears, g.house, g.options, key))
    return known
