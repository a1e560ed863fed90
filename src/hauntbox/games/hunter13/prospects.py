"""What the mission still asks for, in turns of a hunter: a plan that forgets whatever gets in the way. For bots."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.hunter13.bearings import CARRIED, STEP, Bearings
from hauntbox.games.hunter13.cards.rooms import PAIRS
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import FAILURE, Place, Term
from hauntbox.games.hunter13.rules.foes import stats
from hauntbox.games.hunter13.rules.house import floor_of, free_doors
from hauntbox.games.hunter13.rules.tile_pile import may_lie
from hauntbox.games.hunter13.sources import Fact, Source, sources_of
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hauntbox.kernel.geometry import places

HAUL: Final = 3.0  # turns from wherever it will be had
AGAIN: Final = 2.5  # turns for each further one of a kind
NEVER: Final = 120.0  # turns: as good as impossible
OPEN: Final = 0.6  # of a turn: to open a room that may be the right one
BLOW: Final = 3.0  # points that a turn of battle takes off an Enemy
DREAD: Final = 3.5  # turns: what it will cost to have called it
BOSS: Final = 2.0  # times its printed points: scenarios make more of them
CHANCES: Final = {"fell": 20.0, "restored": 10.0, "card": 5.0, "blow": 3.0, "met": 3.0, "escaped": 3.0, "together": 2.0}
# turns until a trigger comes by itself
FACTS: Final = ("flag", "clue", "marker", "monster", "thing")


class Prospect(Bearings):
    """One position. What was worked out is kept; what depends on itself is impossible."""

    def __init__(self, g: Mansion) -> None:
        super().__init__(g)
        self.story = g.story
        self.sources = sources_of(g.scenario, g.options.hunters)
        self.known: dict[Fact, float] = {}
        self.out: dict[int, list[int]] = {}  # by floor: tiles with doors that lead to nothing yet

    # -- the mission ----------------------------------------------------------------------------------------------

    def work(self) -> float:
        """GHT-FMT-19: to the nearest ending that is a success."""
        best = NEVER
        for n, ending in enumerate(self.story.endings):
            if ending.grade != FAILURE:
                own = self.test(ending.test) if ending.test != NOTHING else self.fact(("end", n))
                best = min(best, own)
        return best

    def fact(self, fact: Fact) -> float:
        """What it takes until it holds."""
        if fact not in self.known:
            self.known[fact] = NEVER
            self.known[fact] = 0.0 if self.holds(fact) else self.cheapest(fact)
        return self.known[fact]

    def cheapest(self, fact: Fact) -> float:
        costs = [self.source(source) for source in self.sources.get(fact, ())]
        if fact[0] == "item":
            costs.append(self.item_about(fact[1]))
        return min(costs, default=NEVER)

    def holds(self, fact: Fact) -> bool:
        g, (word, n) = self.g, fact
        if word == "flag":
            return g.flags >> n & 1 != 0
        if word == "clue":
            return g.clues >> n & 1 != 0
        if word == "item":
            return any([n in g.items[role] for role in self.team])
        if word == "monster":
            return g.lair[n] != NOWHERE
        if word == "marker":
            return g.marker[n] != NOWHERE
        if word == "thing":
            return g.things[n] != NOWHERE
        return word == "lay" and g.cell[n] >= 0

    # -- what brings it about -------------------------------------------------------------------------------------

    def source(self, source: Source) -> float:
        if source.on and not self.story.heeds[source.number_of].again and self.g.seen >> source.number_of & 1:
            return NEVER  # it has happened, and happens once
        who = self.actors(source.tests)
        way = self.trigger(source, who) if source.on else self.spots(source.places, who) + source.effort
        way = max(way, self.detour(source))
        return min(NEVER, way / max(source.chance, 0.1) + sum([self.test(test) for test in source.tests]))

    def detour(self, source: Source) -> float:
        """From where somebody gets what is asked for to where it is asked for."""
        homes = [home for fact in self.missing(source.tests) if (home := self.home_of(fact)) != NOWHERE]
        goals = [tile for tile in self.tiles_of(source) if self.g.cell[tile] >= 0]
        if not homes or not goals:
            return 0.0
        far = self.steps_from(homes[0])
        return STEP * min([min(far[tile], 12) for tile in goals])

    def missing(self, tests: tuple[int, ...]) -> list[Fact]:
        """Items and things that nobody has yet."""
        terms = [term for test in tests if test != NOTHING for term in self.story.tests[test]]
        items = [("item", n) for word, n, *_ in terms if word == "owns" and isinstance(n, int) and n >= 0]
        things = [("thing", n) for word, n, *_ in terms if word == "carries" and isinstance(n, int)]
        return [fact for fact in items if not self.holds(fact)] + [t for t in things if self.g.things[t[1]] > CARRIED]

    def home_of(self, fact: Fact) -> int:
        """Where it lies, or where it is to be had."""
        word, n = fact
        if word == "thing" and self.g.things[n] >= 0:
            return self.g.things[n]
        if word == "item" and (lies := self.lies_open(n)) != NOWHERE:
            return lies
        tiles = [tile for source in self.sources.get(fact, ()) for tile in self.tiles_of(source)]
        return next((tile for tile in tiles if self.g.cell[tile] >= 0), NOWHERE)

    def tiles_of(self, source: Source) -> list[int]:
        if source.tiles:
            return places(source.tiles)
        return [tile for place in source.places for kind, n in place if (tile := self.tile_of(kind, n)) != NOWHERE]

    def trigger(self, source: Source, who: list[int]) -> float:
        if source.on == "defeated":
            return self.fight(source.number) if source.number >= 0 else 2.0
        if source.on in ("gained", "used", "given", "lost"):
            return self.fact(("item", source.number)) + 0.5
        if source.on == "known":
            return self.fact(("clue", source.number)) if source.number >= 0 else 1.0
        if source.on == "reached":
            least = self.story.heeds[source.number_of].least
            return self.several(("up", source.number), max(least - self.g.counts[source.number], 1))
        if source.tiles:
            return min([self.reach(tile, who) for tile in places(source.tiles)])
        return CHANCES.get(source.on, 1.0)

    def actors(self, tests: tuple[int, ...]) -> list[int]:
        """Who can set it off: whoever has what is asked for, or anybody."""
        able = self.team
        for word, *rest in [term for test in tests if test != NOTHING for term in self.story.tests[test]]:
            if word == "owns" and rest[0] >= 0:
                able = [role for role in able if rest[0] in self.g.items[role]] or self.team
            elif word == "carries":
                able = [role for role in able if self.g.things[rest[0]] == CARRIED - role] or self.team
        return able

    def fight(self, monster: int) -> float:
        """To find it, to bring the others along, and to bring it down."""
        g = self.g
        hp, mp, _, _, _ = stats(g, monster)
        left = min([most - lost for most, lost in ((hp, g.wounds[monster]), (mp, g.frights[monster])) if most > 0])
        lair = g.lair[monster]
        if lair == NOWHERE:
            gather = 0.3 * self.spread(self.lair_to_be(monster))
            return self.fact(("monster", monster)) + BOSS * left / BLOW + DREAD + gather
        return self.way(lair, self.team) + 0.3 * self.spread(lair) + left / BLOW

    def lair_to_be(self, monster: int) -> int:
        """Where an action of the hunters calls it."""
        spots = [place for source in self.sources.get(("monster", monster), ()) for place in source.places]
        tiles = [n for place in spots for kind, n in place if kind == "tile" and self.g.cell[n] >= 0]
        return tiles[0] if tiles else NOWHERE

    # -- places ---------------------------------------------------------------------------------------------------

    def reach(self, tile: int, who: list[int]) -> float:
        g = self.g
        if g.cell[tile] >= 0:
            steps = self.way(tile, who)
            return steps + (0.2 if not g.explored >> tile & 1 else 0.0)
        if tile in g.pile:
            return 2.0 + OPEN * (len(g.pile) + 1) / 2 + self.way_out(tile, who)
        if tile in PAIRS and (g.cell[PAIRS[tile]] >= 0 or PAIRS[tile] in g.pile):
            return 1.0 + self.reach(PAIRS[tile], who)
        if not (g.aside | g.unused) >> tile & 1:
            return 1.5  # it has been opened, and is about to be laid
        return 1.0 + self.fact(("lay", tile))

    def way_out(self, tile: int, who: list[int]) -> float:
        """To a door beyond which this tile may come to lie."""
        floors = [floor for floor in range(3) if may_lie(self.g, tile, floor)]
        doors = [at for floor in floors for at in self.exits(floor)]
        return min([self.way(at, who) for at in doors], default=STEP)

    def exits(self, floor: int) -> list[int]:
        if floor not in self.out:
            self.out[floor] = list(dict.fromkeys([at for at, _ in free_doors(self.g, floor)]))
        return self.out[floor]

    def spots(self, places: tuple[Place, ...], who: list[int]) -> float:
        return min([self.spot(place, who) for place in places], default=0.3)

    def spot(self, place: Place, who: list[int]) -> float:
        """The first that lies in the mansion, else the first."""
        tiles = [tile for kind, n in place if (tile := self.tile_of(kind, n)) != NOWHERE]
        laid = [tile for tile in tiles if self.g.cell[tile] >= 0] or tiles
        if laid:
            return self.reach(laid[0], who)
        kind, n = place[0] if place else ("here", 0)
        if kind == "marker":
            return self.fact(("marker", n))
        return 3.0 if kind in ("thing", "lot", "monster") else 0.0

    def item_about(self, item: int) -> float:
        """Lying somewhere, or still in the pile."""
        g, lies = self.g, self.lies_open(item)
        if lies != NOWHERE:
            return self.reach(lies, self.team) + 0.5
        return 2.0 + len(g.item_pile) / 2 if item in g.item_pile else NEVER

    def lies_open(self, item: int) -> int:
        return next((tile for tile in self.g.laid if item in self.g.lying[tile]), NOWHERE)

    # -- what must hold -------------------------------------------------------------------------------------------

    def test(self, n: int) -> float:
        if n == NOTHING:
            return 0.0
        return min(NEVER, sum([self.term(term) for term in self.story.tests[n]]))

    def term(self, term: Term) -> float:
        word, *rest = term
        meaning = TERMS.get(str(word))
        return meaning(self, *rest) if meaning is not None else 0.0

    def item_wanted(self, item: int) -> float:
        return self.fact(("item", item)) if item >= 0 else 0.0

    def counted(self, n: int, low: int, high: int) -> float:
        value = self.g.counts[n]
        if value < low:
            return self.several(("up", n), low - value)
        return self.several(("down", n), value - high) if value > high else 0.0

    def several(self, fact: Fact, times: int) -> float:
        """Each way once, the cheapest first; what is missing then comes again by one of them."""
        once = max(self.fact(fact), 0.3)
        rows = sorted([max(self.source(source), 0.3) for source in self.sources.get(fact, ())])[:times]
        rows = [row for row in rows if row < NEVER] or [once]
        return min(NEVER, sum(rows) + (times - len(rows)) * min(once, AGAIN))

    def there(self, place: Place) -> float:
        return self.spot(place, self.team)

    def lies(self, word: str, n: int, place: Place, floor: int = -1) -> float:
        """A marker, a thing or a monster, perhaps in its place or on its floor, from where it is or will be had."""
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
        return cost + STEP * min(self.steps_from(here)[wanted[0]], 24)

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
    "clue": lambda p, n: p.fact(("clue", n)),
    "knows": Prospect.heard_by,
    "flag": lambda p, n: p.fact(("flag", n)),
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
