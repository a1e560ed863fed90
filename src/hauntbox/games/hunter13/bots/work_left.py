"""What the mission still asks for, in turns of a hunter. For bots."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.hunter13.bots.cost_of_facts import NEVER, OPEN, Plan
from hauntbox.games.hunter13.bots.distances import CARRIED, STEP
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import FAILURE, Place, Term
from hauntbox.games.hunter13.rules.mansion.house import floor_of
from hauntbox.games.hunter13.state import NOWHERE
from hauntbox.kernel.geometry import places

__all__ = ["NEVER", "Prospect"]

HAUL: Final = 3.0  # turns from wherever it will be had
LIFT: Final = 2.5  # turns until somebody has taken it up,
FETCH: Final = 0.6  # and of the way to it: others may be sent, when the nearest has done so
OWNER: Final = 1.7  # steps of the owner count more: whoever walks drives the own double away
SIMPLE: Final = ("flag", "clue")  # words of a test that are facts
FACTS: Final = ("flag", "clue", "marker", "monster", "thing")


class Prospect(Plan):
    """One position: what is left to be done, and what each word of a test asks for."""

    def work(self) -> float:
        """To the nearest ending that is a success."""
        best = NEVER
        for n, ending in enumerate(self.story.endings):
            if ending.grade != FAILURE:
                own = self.test(ending.test) if ending.test != NOTHING else self.fact(("end", n))
                best = min(best, own)
        return best

    def test(self, n: int) -> float:
        if n == NOTHING:
            return 0.0
        return min(NEVER, sum([self.term(term) for term in self.story.tests[n]]))

    def term(self, term: Term) -> float:
        word = term[0]
        if word in SIMPLE:
            return self.fact((word, term[1]))
        meaning = TERMS.get(word)
        return meaning(self, *term[1:]) if meaning is not None else 0.0

    def item_wanted(self, item: int) -> float:
        return self.fact(("item", item)) if item >= 0 else 0.0

    def counted(self, n: int, low: int, high: int) -> float:
        value = self.g.counts[n]
        if value < low:
            return self.several(("up", n), low - value)
        return self.several(("down", n), value - high) if value > high else 0.0

    def there(self, place: Place) -> float:
        return self.spot(place, self.team)

    def lies(self, word: str, n: int, place: Place, floor: int = -1) -> float:
        """A marker, a thing or a monster, perhaps in its place or on its floor, from where it is or will be had."""
        if word == "thing" and self.story.things[n].kin > 1 and place:
            return self.all_lie(n, place[0][1])
        cost = self.fact((word, n))
        here = self.home_of((word, n)) if cost else self.tile_of(word, n)
        if floor >= 0 and (here == NOWHERE or floor_of(self.g, here) != floor):
            cost += 3.0
        wanted = [tile for kind, m in place if (tile := self.tile_of(kind, m)) != NOWHERE]
        if here in wanted or not wanted:
            return cost
        if self.g.cell[wanted[0]] < 0:
            return cost + self.reach(wanted[0], self.team)
        if here == NOWHERE or self.g.cell[here] < 0:
            return cost + HAUL  # nobody knows yet from where: waiting at the goal is no help
        lies = word == "thing" and self.g.things[n] >= 0
        fetch = LIFT + FETCH * self.way(here, self.free_hands()) if lies else 0.0
        return cost + fetch + STEP * min(self.steps_from(here)[wanted[0]], 24)

    def free_hands(self) -> list[int]:
        """Whoever carries nothing, or else anybody."""
        busy = [CARRIED - at for at in self.g.things if at <= CARRIED]
        return [role for role in self.team if role not in busy] or self.team

    def all_lie(self, first: int, goal: int) -> float:
        """Of things that everybody has one of, each has to come to the goal, and its owner with it."""
        if self.g.cell[goal] < 0:
            return self.reach(goal, self.team)
        rooms = [(role, self.g.things[first + role]) for role in self.team]
        ways = [self.steps_from(at)[goal] + OWNER * self.far[role][goal] for role, at in rooms if at >= 0]
        return STEP * sum([min(way, 12.0) for way in ways])

    def carries(self, thing: int) -> float:
        if self.g.things[thing] <= CARRIED:
            return 0.0
        return self.lies("thing", thing, ()) + self.spot((("thing", thing),), self.team)

    def heard_by(self, clue: int) -> float:
        """Somebody has heard it, and has come to the goal if that lies."""
        g = self.g
        goals = [tile for tile in places(self.story.deal.aside) if g.cell[tile] >= 0]
        knowers = [role for role in self.team if g.heard[role] >> clue & 1]
        if not knowers:
            return self.fact(("clue", clue)) or NEVER
        return min([self.way(tile, knowers) for tile in goals], default=0.0)

    def undone(self, test: int) -> float:
        """What must not hold: a flag that is set comes off only where the scenario says so."""
        word, n = [*self.story.tests[test][0], 0][:2]
        if word not in FACTS or not isinstance(n, int) or not self.holds((str(word), n)):
            return 0.0
        return min(self.fight(n), NEVER) if word == "monster" else self.fact(("unflag", n))

    def gathered(self, yes: int) -> float:
        spots = [self.g.at[role] for role in self.team]
        return min([self.spread(tile) for tile in spots], default=0.0) if yes else 0.0

    def here(self, low: int, high: int) -> float:
        spots = [self.g.at[role] for role in self.team]
        return max([low - spots.count(tile) for tile in spots], default=0) * 1.0 if low > 1 else 0.0

    def rooms(self, low: int, high: int) -> float:
        return max(low - len(self.g.laid), 0) * OPEN / max(len(self.team), 1)


def both(p: Prospect, tests: tuple[int, ...]) -> float:
    return min(NEVER, sum([p.test(n) for n in tests]))


def one_of(p: Prospect, tests: tuple[int, ...]) -> float:
    return min([p.test(n) for n in tests], default=0.0)


TERMS: Final[dict[str, Any]] = {
    "knows": Prospect.heard_by,
    "owns": Prospect.item_wanted,
    "held": Prospect.item_wanted,
    "explored": lambda p, tile: 0.0 if p.g.explored >> tile & 1 else p.reach(tile, p.team),
    "placed": lambda p, tile: 0.0 if p.g.cell[tile] >= 0 else p.reach(tile, p.team),
    "count": Prospect.counted,
    "marker": lambda p, n, place, floor: p.lies("marker", n, place, floor),
    "thing": lambda p, n, place, floor: p.lies("thing", n, place, floor),
    "monster": lambda p, n, place, floor: p.lies("monster", n, place, floor),
    "carried": Prospect.carries,
    "not": Prospect.undone,
    "at": Prospect.there,
    "all_at": lambda p, place: p.spread(place[0][1]) if place[0][0] == "tile" else 0.0,
    "carries": Prospect.carries,
    "gathered": Prospect.gathered,
    "here": Prospect.here,
    "tiles": Prospect.rooms,
    "all": both,
    "any": one_of,
}
