"""What the public facts still allow: type, room and square of the ghost. It serves notebook, redeal and beliefs. EVD-10

Facts are folded into worlds, one for each type and room. A world holds the squares where the ghost may be; it dies when
no square is left. Every set is at least as large as the truth allows, so the truth is always inside.
"""

from __future__ import annotations

from functools import partial
from math import sqrt
from typing import Any, Final

from hauntbox.games.evidence.cards.ghosts import (
    DEMON,
    DOTS,
    EMF,
    GORYO,
    LAMPLIGHTER,
    POLTERGEIST,
    SPIRIT_BOX,
    TIDEWIFE,
    TYPES,
    UV,
    WRAITH,
    WRITING,
    YOKAI,
    choosable,
)  # fmt: skip
from hauntbox.games.evidence.cards.items import box_mask
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.hunt import countdown_step, kill_mask, menace_mask
from hauntbox.games.evidence.rules.hunter_turn import listen_range
from hauntbox.games.evidence.rules.sight import sight_mask
from hauntbox.games.evidence.secrets.worlds import (
    Hunters,
    Knowledge,
    World,
    life_of,
    near_exactly,
    odds,
    safe_squares,
    shares,
)
from hauntbox.games.evidence.state import Haunting, countdown_of
from hauntbox.kernel.geometry import mask_of

FACES: Final = 6
FAINT: Final = 1e-9  # a world that the dice speak against, beside the likeliest


def knowledge(g: Haunting) -> Knowledge:
    """The fold so far goes on from where it was; nothing is worked out until somebody asks."""
    known: Knowledge = g.notebook or nothing_known(g)
    if known.upto < len(g.facts):
        known = Fold(g.house, g.options, known).over(g.facts)
    g.notebook = known
    return known


def nothing_known(g: Haunting) -> Knowledge:
    types = choosable(g.options.more_ghosts)
    worlds = {(t, r): World(1 << g.house.spawn[r], (), 1.0) for t in types for r in g.house.haunts()}
    counts = {t: frozenset([(countdown_of(g.options, t), False)]) for t in types}
    return Knowledge(0, worlds, counts, (), (), {}, (), 0, 1, shares(worlds), odds(worlds))


class Fold:
    """Facts are told one by one to the method of their name."""

    def __init__(self, house: House, options: Options, known: Knowledge) -> None:
        self.house = house
        self.options = options
        self.upto = known.upto
        self.worlds = dict(known.worlds)
        self.counts = dict(known.counts)
        self.flashes = known.flashes
        self.found = known.found
        self.looked = dict(known.looked)
        self.rolled = known.rolled
        self.moved_home = known.moved_home
        self.now = known.round
        self.leaves = (FACES + 1 - options.uv_roll) / FACES  # how often a print is left

    def over(self, facts: list[tuple[Any, ...]]) -> Knowledge:
        for name, *details in facts[self.upto :]:
            getattr(self, name)(*details)
        return Knowledge(
            len(facts), self.worlds, self.counts, self.flashes, self.found, self.looked, self.rolled,
            self.moved_home, self.now, shares(self.worlds), odds(self.worlds),
        )  # fmt: skip

    def each(self) -> list[tuple[int, int, World]]:
        """As they are now: worlds may die while one goes through them."""
        return [(t, r, world) for (t, r), world in self.worlds.items()]

    def put(self, t: int, r: int, world: World, squares: int, weight: float = 1.0) -> None:
        """The world with these squares; with none, or no chance, it is no more."""
        if squares and weight > 0:
            self.worlds[t, r] = World(squares, world.past, world.weight * weight, world.start, world.ground)
        else:
            del self.worlds[t, r]

    def narrow(self, t: int, r: int, world: World, squares: int, since: int = 0) -> None:
        """The world with fewer squares, and the less likely the fewer they are of what they were; a ghost chooses where
        it is, so that the share says less than chance would."""
        left = squares & (since or world.squares)
        self.put(t, r, world, squares, sqrt(left.bit_count() / (since or world.squares).bit_count()))

    def keep(self, t: int, r: int, possible: bool) -> None:
        if not possible:
            del self.worlds[t, r]

    # -- the course of the game -----------------------------------------------------------------------------------

    def round(self, number: int) -> None:
        """Worlds are weighed against the likeliest, and none counts for nothing, however long the game."""
        self.now = number
        best = max([world.weight for world in self.worlds.values()], default=1.0)
        for t, r, world in self.each():
            self.worlds[t, r] = world._replace(weight=max(world.weight / best, FAINT))

    def rolls(self, number: int, books: bool, squares: tuple[int, ...]) -> None:
        """Dice for evidence. In the original draft the Book roll tells whether a book is in the ghost room."""
        self.rolled += (number,)
        if self.options.original_draft and number > 1:
            rooms = {self.house.room_of[square] for square in squares}
            for t, r, _ in self.each():
                self.keep(t, r, (r in rooms) == books)
        oldest = number - max(self.options.uv_life, self.options.obake_uv_life) + 1
        self.flashes = tuple([flash for flash in self.flashes if flash[0] >= oldest])
        if books:
            self.looked = {square: dice + 1 for square, dice in self.looked.items()}
        for t, r, world in self.each():
            past = (*[then for then in world.past if then[0] >= oldest], (number, world.squares))
            self.worlds[t, r] = World(world.squares, past, world.weight, world.start, world.ground)

    def aged(self) -> None:
        """EVI-EVD-10: a print that is still there three rounds after it was found is no Obake's."""
        for square, found in self.found:
            for t, r, world in self.each():
                self.keep(t, r, bool(self.left_in(t, r, world, square, found)))

    def left_in(self, t: int, r: int, world: World, square: int, found: int) -> list[int]:
        """The rounds in which a print that is still there may have been left."""
        if self.options.prints_at_home and self.house.room_of[square] != r:
            return []
        oldest = self.now - self.life(t) + 1
        return [then for then, squares in world.past if oldest <= then <= found and squares >> square & 1]

    def home(self) -> None:
        """The ghost stands on its spawn square."""
        self.moved_home = self.now
        for t, r, world in self.each():
            self.put(t, r, world.put_elsewhere(), 1 << self.house.spawn[r])

    def walked(self, at: Hunters, dots: tuple[int, ...], seen: tuple[tuple[int, int, int], ...]) -> None:
        """A passive walk; a DOTS field that was watched and stayed dark was not crossed."""
        for t, r, world in self.each():
            mine = [token for token in dots if self.house.room_of[token] == r] if DOTS in TYPES[t].kinds else []
            shown = [token for token, _, _ in seen]
            fits = all(token in mine and self.viewers(t, token, at) == (van, house) for token, van, house in seen)
            certain = not self.options.original_draft  # there a roll decides whether it shows
            dark = [token for token in mine if certain and token not in shown and any(self.viewers(t, token, at))]
            ground = self.house.floor & ~self.fields(dark)
            squares = self.house.grid.spread(world.squares, TYPES[t].speed, ground)
            for token in shown if fits else []:
                squares &= self.through(world.squares, TYPES[t].speed, ground, self.fields([token]))
            free = self.house.grid.spread(world.squares, TYPES[t].speed, self.house.floor) if dark else squares
            self.narrow(t, r, world.walked(world.squares, ground), squares if fits else 0, free)

    def sighted(self, seen: tuple[tuple[int, int, int], ...]) -> None:
        """DOTS in a hunt of the original draft: they tell type and room."""
        for token, _, _ in seen:
            for t, r, _world in self.each():
                self.keep(t, r, DOTS in TYPES[t].kinds and self.house.room_of[token] == r)

    def fields(self, tokens: list[int]) -> int:
        mask = 0
        for token in tokens:
            mask |= self.house.field(token, self.options.dots_range)
        return mask

    def viewers(self, t: int, token: int, at: Hunters) -> tuple[int, int]:
        """Would a sighting be seen from the van, and from the house?"""
        van = int(self.house.van in at)
        if t == GORYO:
            return van, 0
        in_sight = sight_mask(self.house, self.options, token, self.options.sight_range) & ~self.house.hiding
        return van, int(any([place != NOWHERE and in_sight >> place & 1 for place in at]))

    def through(self, start: int, speed: int, ground: int, field: int) -> int:
        """The squares where a walk ends that touches the field."""
        ends = 0
        for steps in range(speed + 1):
            touched = self.house.grid.spread(start, steps, ground) & field
            ends |= self.house.grid.spread(touched, speed - steps, ground)
        return ends

    def event(
        self, at: Hunters, touched: tuple[int, ...], noticed: tuple[int, ...], room: int, dimmed: tuple[int, ...]
    ) -> None:
        """EVI-HID-17: within range of each who was touched and of nobody else; EVI-HID-18: whatever the range was."""
        named = self.house.room_mask[room] if room >= 0 else -1
        dims = bool(set(touched) & set(dimmed))
        for t, r, world in self.each():
            squares = world.squares & named
            for reach, roles in self.ranges(t, touched, noticed):
                squares &= near_exactly(self.house, at, roles, partial(self.house.within, steps=reach))
            fits = (t == LAMPLIGHTER) == dims or not touched
            self.narrow(t, r, world, squares if fits else 0)

    def ranges(self, t: int, touched: Hunters, noticed: Hunters) -> list[tuple[int, Hunters]]:
        """How far the event goes, and whom it finds there; a Poltergeist's noise may go farther than its harm."""
        far = self.options.poltergeist_event_range if t == POLTERGEIST else self.options.event_range
        if not self.options.poltergeist_noise:
            return [(far, touched)]
        return [(min(far, self.options.event_range), touched), (far, touched + noticed)]

    def silence(self, at: Hunters) -> None:
        """No event was rolled: that tells nothing for certain."""

    def taunted(self) -> None:
        self.fall({t: 2 if t == YOKAI else 1 for t in self.counts})

    def graced(self) -> None:
        self.fall(dict.fromkeys(self.counts, self.options.countdown_step))

    def fall(self, steps: dict[int, int]) -> None:
        """All countdowns are lower, by type."""
        floor = self.options.countdown_floor
        self.counts = {
            t: frozenset([(max(floor, n - steps[t]), cut) for n, cut in some]) for t, some in self.counts.items()
        }

    def omen(self, result: str, square: int, crucifixes: tuple[int, ...]) -> None:
        """The hunt roll: how often it can have failed is counted for every type."""
        blessed = {self.house.room_of[cross] for cross in crucifixes}
        chances = {t: self.count(t, hunts=result != "none") for t in self.counts}
        for t, r, world in self.each():
            fits = {"none": True, "hunt": r not in blessed, "burnt": r == self.house.room_of[square]}[result]
            self.put(t, r, world, world.squares if fits else 0, chances[t])
        if result == "hunt":
            self.home()  # before anybody has died there, or is asked who does

    def count(self, t: int, *, hunts: bool) -> float:
        """The countdowns that a type may have after the roll, and how likely the roll's result was."""
        options = self.options
        before = set(self.counts[t])
        if t == YOKAI and not options.yokai_steep and not options.yokai_flat:
            before |= {(max(options.countdown_floor, n - options.yokai_cut), True) for n, cut in before if not cut}
        chances = {(n, cut): (FACES + 1 - n) / FACES if hunts else (n - 1) / FACES for n, cut in before}
        chances = {one: min(chance, 1.0) for one, chance in chances.items() if chance > 0}
        step = countdown_step(options, t)
        after = {(max(options.countdown_floor, n - step), cut) for n, cut in chances}
        self.counts[t] = frozenset([(countdown_of(options, t), False)] if hunts else after)
        return max(chances.values(), default=0.0)

    # -- hunts ----------------------------------------------------------------------------------------------------

    def spawned(self, at: Hunters, caught: tuple[int, ...]) -> None:
        """A hunt has begun on the spawn square, and who stood there died."""
        if self.options.original_draft:
            return  # nobody dies there
        for t, r, _ in self.each():
            there = tuple([i for i, place in enumerate(at, 1) if place == self.house.spawn[r]])
            one = self.options.one_victim and len(there) > 1
            self.keep(t, r, set(caught) < set(there) and len(caught) == 1 if one else caught == there)

    def surfaced(self) -> None:
        """A Tidewife may be next door."""
        for t, r, world in self.each():
            doors = [self.house.spawn[room] for room in self.house.next_door(r)] if t == TIDEWIFE else []
            self.put(t, r, world, mask_of([self.house.spawn[r], *[place for place in doors if place != NOWHERE]]))

    def spared(self, at: Hunters) -> None:
        """A hunting turn began and nobody died."""
        found = mask_of([self.house.fronts[place] for place in at if place in self.house.fronts])
        safe = safe_squares(self.house, self.options, at) & ~found
        for t, r, world in self.each():
            self.narrow(t, r, world, world.squares & safe)

    def hunted(self, at: Hunters, victims: tuple[int, ...]) -> None:
        """A hunting turn: it began and went where it killed these, or nobody."""
        fronts = {role: self.house.fronts.get(place, NOWHERE) for role, place in enumerate(at, 1)}
        open_at = tuple([NOWHERE if place in self.house.fronts else place for place in at])
        safe = safe_squares(self.house, self.options, at)
        for t, r, world in self.each():
            if not victims:
                walk = world.walked(0 if self.options.original_draft else world.squares, safe)
                self.put(t, r, walk, self.house.grid.spread(world.squares, TYPES[t].speed, safe))
                continue
            shown = tuple([role for role in victims if fronts[role] == NOWHERE])
            strikes = near_exactly(self.house, self.others_spared(open_at, shown), shown, self.reach)
            edge = self.house.grid.spread(world.squares, TYPES[t].speed - 1, safe)
            later = self.house.grid.spread(edge, 1, self.house.floor) & strikes if shown == victims else 0
            self.put(t, r, world.put_elsewhere(), later | self.at_once(world.squares & strikes, fronts, victims))

    def reach(self, square: int) -> int:
        return kill_mask(self.house, self.options, square)

    def others_spared(self, at: Hunters, victims: Hunters) -> Hunters:
        """Where a ghost kills one at a time, those it did not pick may have been in reach."""
        if not self.options.one_victim:
            return at
        return tuple([place if role in victims else NOWHERE for role, place in enumerate(at, 1)])

    def at_once(self, squares: int, fronts: dict[int, int], victims: tuple[int, ...]) -> int:
        """The squares where a turn may have begun that found just these hiding."""
        for role, front in fronts.items():
            if front != NOWHERE and (role in victims or not self.options.one_victim):
                squares &= 1 << front if role in victims else ~(1 << front)
        return squares

    def quiet(self, square: int, rounds: int) -> None:
        """A hunter stepped there in a hunt and lives."""
        around = menace_mask(self.house, self.options, square, rounds)
        for t, r, world in self.each():
            self.narrow(t, r, world, world.squares & ~around)

    def met(self, square: int, rounds: int) -> None:
        around = menace_mask(self.house, self.options, square, rounds)
        for t, r, world in self.each():
            self.narrow(t, r, world, world.squares & around)

    def heard(self, square: int, near: bool) -> None:
        around = {
            reach: self.house.near(square, reach) for reach in {listen_range(self.options, t) for t in self.counts}
        }
        for t, r, world in self.each():
            mask = around[listen_range(self.options, t)]
            self.narrow(t, r, world, world.squares & (mask if near else ~mask))

    def prolonged(self) -> None:
        """EVI-EVD-10: only a Demon does."""
        for t, r, _ in self.each():
            self.keep(t, r, t == DEMON)

    # -- answers to items -----------------------------------------------------------------------------------------

    def box(self, square: int, answers: bool) -> None:
        around = box_mask(self.house, self.options, square)
        for t, r, world in self.each():
            if SPIRIT_BOX not in TYPES[t].kinds:
                self.keep(t, r, not answers)
            elif answers:
                self.narrow(t, r, world, world.squares & around)
            elif not self.options.original_draft:  # there silence may be a failed roll
                self.narrow(t, r, world, world.squares & ~around)

    def temperature(self, room: int, freezing: bool) -> None:
        for t, r, _ in self.each():
            self.keep(t, r, (r == room) == freezing)

    def emf(self, room: int, reads: bool, stirs: bool) -> None:
        fails = (self.options.emf_roll - 1) / FACES
        here = self.house.room_mask[room]
        graded = -1 if reads or not self.options.graded_emf else here if stirs else ~here
        for t, r, world in self.each():
            able = r == room and EMF in TYPES[t].kinds
            if reads:
                self.keep(t, r, able)
            else:
                self.put(t, r, world, world.squares & graded, fails if able else 1.0)

    def laid(self, square: int) -> None:
        """A book was put down."""
        self.looked[square] = 0

    def book(self, square: int, written: bool) -> None:
        fails = ((self.options.book_roll - 1) / FACES) ** self.looked.get(square, 0)
        self.looked[square] = 0
        for t, r, world in self.each():
            able = r == self.house.room_of[square] and WRITING in TYPES[t].kinds
            if written:
                self.keep(t, r, able)
            elif able:
                self.put(t, r, world, world.squares, fails)

    def salt(self, square: int, stepped: bool, rounds: int) -> None:
        """EVI-EVD-10: a Wraith leaves no footprint. Another has stepped there, or its last walk went around."""
        for t, r, world in self.each():
            if t == WRAITH:
                self.keep(t, r, not stepped)
            elif world.start and not stepped:
                self.put(t, r, world, world.squares & self.around(t, world, square))
            elif world.start and rounds == 1:
                self.put(
                    t, r, world, world.squares & self.through(world.start, TYPES[t].speed, world.ground, 1 << square)
                )

    def around(self, t: int, world: World, square: int) -> int:
        """The squares where the last walk can have ended without a step onto this one; it may have begun there."""
        tile, ground, grid = 1 << square, world.ground & ~(1 << square), self.house.grid
        ends = grid.spread(world.start, TYPES[t].speed, ground)
        if world.start & tile:
            ends |= tile | grid.spread(grid.near[square], TYPES[t].speed - 1, ground)
        return ends

    def shone(self, number: int, square: int, fresh: tuple[int, ...]) -> None:
        """A flashlight was used; the fresh prints had not been seen before."""
        for mark in fresh:
            self.found += ((mark, number),)
            for t, r, world in self.each():
                left = self.left_in(t, r, world, mark, number)
                able = UV in TYPES[t].kinds and bool(left)
                self.put(t, r, world, world.squares & self.since(t, mark, left) if able else 0)
        lit = self.house.within(square, self.options.uv_range)
        for t, r, world in self.each() if not fresh else []:
            if UV in TYPES[t].kinds:
                ground = self.house.room_mask[r] if self.options.prints_at_home else -1
                self.put(t, r, world, world.squares, self.dark_chance(t, world, lit & ground))
        self.flashes += ((number, lit),)

    def dark_chance(self, t: int, world: World, lit: int) -> float:
        """That a ghost which leaves prints has left none there, beside those that all have seen."""
        oldest, chance = self.now - self.life(t) + 1, 1.0
        for then, squares in world.past:
            if then >= oldest and not self.is_seen(then, squares):
                chance *= 1.0 - self.leaves * (squares & lit).bit_count() / squares.bit_count()
        return chance

    def is_seen(self, then: int, squares: int) -> bool:
        """May the print of that round be one that has been found already?"""
        return any([then <= number and squares >> square & 1 for square, number in self.found])

    def since(self, t: int, square: int, rounds: list[int]) -> int:
        """Where a ghost may be now that left a print on the square in one of the rounds."""
        if min(rounds) <= self.moved_home:
            return self.house.floor
        walks = len([number for number in self.rolled if number >= min(rounds)])
        return self.house.grid.spread(1 << square, walks * TYPES[t].speed, self.house.floor)

    def faded(self, square: int, found: int, number: int) -> None:
        """EVI-UV-08: a print that all had seen is gone, so its age is known."""
        at = self.found.index((square, found))
        self.found = self.found[:at] + self.found[at + 1 :]
        for t, r, world in self.each():
            left = number - self.life(t)
            self.keep(t, r, left <= found and any([then == left and s >> square & 1 for then, s in world.past]))

    def life(self, t: int) -> int:
        return life_of(self.options, t)
