"""What leads to a fact, and what that takes, in turns of a hunter: whatever gets in the way is forgotten. For bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.bots.causes import Fact, Source, bosses_of, sources_of
from hauntbox.games.hunter13.bots.deadlines import elapsed
from hauntbox.games.hunter13.bots.distances import CARRIED, STEP, Bearings, turns
from hauntbox.games.hunter13.bots.enemy_cost import dread
from hauntbox.games.hunter13.cards.rooms import PAIRS
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import Heed, Place
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.mansion.house import FAR, floor_of, leads_out
from hauntbox.games.hunter13.rules.mansion.tile_pile import may_lie
from hauntbox.games.hunter13.rules.play import Play
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hauntbox.kernel.geometry import places

NEVER: Final = 120.0  # turns: as good as impossible
AGAIN: Final = 2.5  # turns for each further one of a kind
SOON: Final = 6.0  # turns: for what comes later nobody waits at the place
WAITING: Final = 0.3  # of the way: what it is worth that somebody has gone ahead
USUAL: Final = 3.0  # turns to a place, from wherever one will be
OPEN: Final = 0.9  # of a turn: to open a room that may be the right one
WAIT: Final = 0.7  # a turn in which one waits for something
STAIRS: Final = 3.0  # turns: to find a way to another floor
TOGETHER: Final = 0.4  # of the way of each hunter to a battle
BLOW: Final = 3.0  # points that a turn of battle takes off an Enemy
PARRY: Final = 0.6  # of them less for each point of its bonus
DREAD: Final = 8.0  # turns: what it will cost to have called it
BOSS: Final = 15  # points of a monster that comes from the pile
CHANCES: Final = {
    "fell": NEVER,
    "restored": 10.0,
    "card": 5.0,
    "blow": 3.0,
    "met": 3.0,
    "escaped": 3.0,
    "together": 2.0,
}
# turns until a trigger comes by itself
WANTED: Final = {
    "owns": "item", "held": "item", "carries": "thing", "carried": "thing", "clue": "clue", "flag": "flag",
    "marker": "marker", "monster": "monster",
}  # fmt: skip  # words of a test -> what they ask for


class Plan(Bearings):
    """One position. What was worked out is kept; what depends on itself is impossible."""

    def __init__(self, g: Mansion) -> None:
        super().__init__(g)
        self.story = g.story
        self.sources = sources_of(g.scenario, g.options.hunters)
        self.known: dict[Fact, float] = {}
        self.running = [frame.script for frame in g.agenda if isinstance(frame, Play)]
        self.out: list[list[int]] = [[], [], []]  # by floor: tiles with doors that lead to nothing yet
        for tile in g.laid:
            if leads_out(g, tile):
                self.out[floor_of(g, tile)].append(tile)
        self.next_out: dict[int, float] = {}  # by floor: turns of whoever is next to one of them

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
            # it happens once: it has happened, or is just happening
            return 0.0 if self.story.heeds[source.number_of].script in self.running else NEVER
        who = self.actors(source.hands) if source.hands else self.team
        way = self.trigger(source, who) if source.on else self.spots(source.places, who) + source.effort
        before = sum([self.test(test) for test in source.tests])
        if before > 0.0 and (goals := [tile for tile in self.tiles_of(source) if self.g.cell[tile] >= 0]):
            way = self.later(way, before, self.missing(source.tests), goals)
        return min(NEVER, way / max(source.chance, 0.1) + before)

    def later(self, way: float, before: float, missing: list[Fact], goals: list[int]) -> float:
        """The way of whoever does first what is to be done before; it helps if somebody waits there who can go on."""
        if not missing:
            return way
        homes = [home for fact in missing if (home := self.home_of(fact)) != NOWHERE]
        leg = max([min([turns(self.steps_from(home)[tile]) for tile in goals]) for home in homes], default=USUAL)
        if any([word in ("item", "thing") for word, _ in missing]):
            return leg
        share = WAITING * max(1.0 - before / SOON, 0.0)
        return way * share + leg * (1.0 - share)

    def missing(self, tests: tuple[int, ...]) -> list[Fact]:
        """What does not hold yet; things that nobody carries."""
        out: list[Fact] = []
        for word, n, *_ in [term for test in tests if test != NOTHING for term in self.story.tests[test]]:
            if word == "all":
                out += self.missing(n)
            elif word in WANTED and n >= 0 and not self.has((WANTED[word], n)):
                out.append((WANTED[word], n))
        return out

    def has(self, fact: Fact) -> bool:
        return self.g.things[fact[1]] <= CARRIED if fact[0] == "thing" else self.holds(fact)

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
        return CHANCES.get(source.on, 1.0) + self.wait(self.story.heeds[source.number_of])

    def wait(self, heed: Heed) -> float:
        """Until the round comes for which something is written."""
        if heed.least < 0 or not heed.on.startswith(("round", "first")):
            return 0.0
        rounds = heed.least - self.g.round
        return WAIT * max(rounds - elapsed(self.g), 0.0) * len(self.team) if rounds >= 0 else NEVER

    def actors(self, hands: tuple[Fact, ...]) -> list[int]:
        """Who can set it off: whoever has what is asked for, or anybody."""
        g, able = self.g, self.team
        for kind, n in hands:
            if kind == "item":
                able = [role for role in able if n in g.items[role]] or self.team
            else:
                able = [role for role in able if g.things[n] == CARRIED - role] or self.team
        return able

    def fight(self, monster: int) -> float:
        """To find it, to bring the others along, and to bring it down."""
        g = self.g
        lair = g.lair[monster]
        if lair == NOWHERE:
            call = self.fact(("monster", monster))
            gather = TOGETHER * self.spread(self.lair_to_be(monster)) * max(1.0 - call / SOON, 0.0)
            bonus, points = bosses_of(g.scenario, g.options.hunters).get(monster, (0, BOSS))
            return call + DREAD + gather + points / max(BLOW - PARRY * bonus, 1.0)
        hp, mp, bonus, _, _ = stats(g, monster)
        pools = ((hp, g.wounds[monster]), (mp, g.frights[monster]))
        left = min([max(most - lost, 0) for most, lost in pools if most > 0])
        way = turns(min([self.approach(role, lair) for role in self.far], default=FAR))
        ahead = dread(g, monster) if way > 0.0 else 0.0
        return way + ahead + TOGETHER * self.spread(lair) + left / max(BLOW - PARRY * bonus, 1.0)

    def lair_to_be(self, monster: int) -> int:
        """Where hunters call it, or come upon it."""
        tiles = [tile for source in self.sources.get(("monster", monster), ()) for tile in self.tiles_of(source)]
        return next((tile for tile in tiles if self.g.cell[tile] >= 0), NOWHERE)

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
        """To a door beyond which this tile may come to lie, or else beyond which a way to its floor may be found."""
        floors = [floor for floor, doors in enumerate(self.out) if doors]
        own = [self.way_off(floor, who) for floor in floors if may_lie(self.g, tile, floor)]
        if own:
            return min(own)
        return STAIRS + min([self.way_off(floor, who) for floor in floors], default=STEP)

    def way_off(self, floor: int, who: list[int]) -> float:
        """To the next door of a floor that leads to nothing yet."""
        if who is not self.team:
            return min([self.way(at, who) for at in self.out[floor]])
        if floor not in self.next_out:
            self.next_out[floor] = min([self.way(at, who) for at in self.out[floor]])
        return self.next_out[floor]

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

    def several(self, fact: Fact, times: int) -> float:
        """Each way once, the cheapest first; what is missing then comes again by one of them."""
        once = max(self.fact(fact), 0.3)
        rows = sorted([max(self.source(source), 0.3) for source in self.sources.get(fact, ())])[:times]
        rows = [row for row in rows if row < NEVER] or [once]
        return min(NEVER, sum(rows) + (times - len(rows)) * min(once, AGAIN))

    def test(self, n: int) -> float:
        """What it takes until it holds: bots/work_left.py knows the words of a test."""
        raise NotImplementedError
