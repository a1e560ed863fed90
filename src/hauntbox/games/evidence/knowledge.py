"""What the public facts still allow: type, room and square of the ghost. It serves notebook, redeal and beliefs. EVD-10

Facts are folded into worlds, one for each type and room. A world holds the squares where the ghost may be; it dies when
no square is left. Every set is at least as large as the truth allows, so the truth is always inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from hauntbox.games.evidence.cards.ghosts import (
    DEMON,
    DOTS,
    EMF,
    GORYO,
    OBAKE,
    POLTERGEIST,
    SPIRIT_BOX,
    TYPES,
    UV,
    WRAITH,
    WRITING,
    YOKAI,
)  # fmt: skip
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.geometry import mask_of

FACES: Final = 6
Hunters = tuple[int, ...]  # their squares, Lantern first
Count = tuple[int, bool]  # a countdown, and whether a Yokai has cut it


class World(NamedTuple):
    """One type in one room."""

    squares: int  # where the ghost may be now
    past: tuple[tuple[int, int], ...]  # round and squares at the latest UV rolls, oldest first
    weight: float  # how well the dice that it needs have fallen, for beliefs


class Knowledge(NamedTuple):
    """All that follows from the facts up to a point. Never changed, so clones share it."""

    upto: int
    worlds: dict[tuple[int, int], World]  # by type and room
    counts: dict[int, frozenset[Count]]  # by type
    flashes: tuple[tuple[int, int], ...]  # round and squares that a flashlight has shone on
    found: tuple[tuple[int, int], ...]  # prints on the table: square, round in which they were found
    looked: dict[int, int]  # book's square -> dice rolled for it since somebody looked
    rolled: tuple[int, ...]  # rounds with a passive ghost turn
    moved_home: int  # the last round in which the ghost was put on its spawn square
    round: int


def knowledge(g: Haunting) -> Knowledge:
    """The fold so far goes on from where it was; nothing is worked out until somebody asks."""
    known: Knowledge = g.notebook or nothing_known(g)
    if known.upto < len(g.facts):
        known = Fold(g.house, g.options, known).over(g.facts)
    g.notebook = known
    return known


def nothing_known(g: Haunting) -> Knowledge:
    worlds = {(t, r): World(1 << g.house.spawn[r], (), 1.0) for t in range(len(TYPES)) for r in g.house.haunts()}
    counts = {t: frozenset([(card.countdown, False)]) for t, card in enumerate(TYPES)}
    return Knowledge(0, worlds, counts, (), (), {}, (), 0, 1)


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

    def over(self, facts: list[tuple[Any, ...]]) -> Knowledge:
        for name, *details in facts[self.upto :]:
            getattr(self, name)(*details)
        return Knowledge(
            len(facts), self.worlds, self.counts, self.flashes, self.found, self.looked, self.rolled,
            self.moved_home, self.now,
        )  # fmt: skip

    def each(self) -> Iterator[tuple[int, int, World]]:
        for (t, r), world in list(self.worlds.items()):
            yield t, r, world

    def put(self, t: int, r: int, world: World, squares: int, weight: float = 1.0) -> None:
        """The world with these squares; with none, or no chance, it is no more."""
        if squares and weight > 0:
            self.worlds[t, r] = world._replace(squares=squares, weight=world.weight * weight)
        else:
            del self.worlds[t, r]

    def keep(self, t: int, r: int, possible: bool) -> None:
        if not possible:
            del self.worlds[t, r]

    # -- the course of the game -----------------------------------------------------------------------------------

    def round(self, number: int) -> None:
        self.now = number

    def rolls(self, number: int, books: bool) -> None:
        self.rolled += (number,)
        oldest = number - max(self.options.uv_life, self.options.obake_uv_life) + 1
        self.flashes = tuple([flash for flash in self.flashes if flash[0] >= oldest])
        if books:
            self.looked = {square: dice + 1 for square, dice in self.looked.items()}
        for t, r, world in self.each():
            past = (*[then for then in world.past if then[0] >= oldest], (number, world.squares))
            self.worlds[t, r] = world._replace(past=past)

    def aged(self) -> None:
        """EVI-EVD-10: a print that is still there three rounds after it was found is no Obake's."""
        for square, found in self.found:
            for t, r, world in self.each():
                self.keep(t, r, bool(self.left_in(t, world, square, found)))

    def left_in(self, t: int, world: World, square: int, found: int) -> list[int]:
        """The rounds in which a print that is still there may have been left."""
        oldest = self.now - self.life(t) + 1
        return [then for then, squares in world.past if oldest <= then <= found and squares >> square & 1]

    def home(self) -> None:
        """The ghost stands on its spawn square."""
        self.moved_home = self.now
        for t, r, world in self.each():
            self.put(t, r, world, 1 << self.house.spawn[r])

    def walked(self, at: Hunters, dots: tuple[int, ...], seen: tuple[tuple[int, int, int], ...]) -> None:
        """A passive walk; a DOTS field that was watched and stayed dark was not crossed."""
        for t, r, world in self.each():
            mine = [token for token in dots if self.house.room_of[token] == r] if DOTS in TYPES[t].kinds else []
            shown = [token for token, _, _ in seen]
            fits = all(token in mine and self.viewers(t, token, at) == (van, house) for token, van, house in seen)
            dark = [token for token in mine if token not in shown and any(self.viewers(t, token, at))]
            ground = self.house.floor & ~self.fields(dark)
            squares = self.house.grid.spread(world.squares, TYPES[t].speed, ground)
            for token in shown if fits else []:
                squares &= self.through(world.squares, TYPES[t].speed, ground, self.fields([token]))
            self.put(t, r, world, squares if fits else 0)

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
        in_sight = self.house.within(token, self.options.sight_range) & ~self.house.hiding
        return van, int(any([place != NOWHERE and in_sight >> place & 1 for place in at]))

    def through(self, start: int, speed: int, ground: int, field: int) -> int:
        """The squares where a walk ends that touches the field."""
        ends = 0
        for steps in range(speed + 1):
            touched = self.house.grid.spread(start, steps, ground) & field
            ends |= self.house.grid.spread(touched, speed - steps, ground)
        return ends

    def event(self, at: Hunters, touched: tuple[int, ...]) -> None:
        """EVI-HID-17: within range of each who was touched and of nobody else; EVI-HID-18: whatever the range was."""
        for t, r, world in self.each():
            reach = self.options.poltergeist_event_range if t == POLTERGEIST else self.options.event_range
            self.put(t, r, world, world.squares & near_exactly(self.house, at, touched, reach))

    def omen(self, result: str, square: int, crucifixes: tuple[int, ...]) -> None:
        """The hunt roll: how often it can have failed is counted for every type."""
        blessed = {self.house.room_of[cross] for cross in crucifixes}
        chances = {t: self.count(t, hunts=result != "none") for t in self.counts}
        for t, r, world in self.each():
            fits = {"none": True, "hunt": r not in blessed, "burnt": r == self.house.room_of[square]}[result]
            self.put(t, r, world, world.squares if fits else 0, chances[t])

    def count(self, t: int, *, hunts: bool) -> float:
        """The countdowns that a type may have after the roll, and how likely the roll's result was."""
        options, card = self.options, TYPES[t]
        before = set(self.counts[t])
        if t == YOKAI:
            before |= {(max(options.countdown_floor, n - options.yokai_cut), True) for n, cut in before if not cut}
        chances = {(n, cut): (FACES + 1 - n) / FACES if hunts else (n - 1) / FACES for n, cut in before}
        chances = {one: min(chance, 1.0) for one, chance in chances.items() if chance > 0}
        after = {(max(options.countdown_floor, n - options.countdown_step), cut) for n, cut in chances}
        self.counts[t] = frozenset([(card.countdown, False)] if hunts else after)
        return max(chances.values(), default=0.0)

    # -- hunts ----------------------------------------------------------------------------------------------------

    def spawned(self, at: Hunters, caught: tuple[int, ...]) -> None:
        """A hunt began on the spawn square, and who stood there died."""
        self.home()
        for t, r, _ in self.each():
            self.keep(t, r, caught == tuple([i for i, place in enumerate(at, 1) if place == self.house.spawn[r]]))

    def spared(self, at: Hunters) -> None:
        """A hunting turn began and nobody died."""
        found = mask_of([self.house.fronts[place] for place in at if place in self.house.fronts])
        safe = safe_squares(self.house, self.options, at) & ~found
        for t, r, world in self.each():
            self.put(t, r, world, world.squares & safe)

    def hunted(self, at: Hunters, victims: tuple[int, ...]) -> None:
        """A hunting turn: it began and went where it killed these, or nobody."""
        fronts = {role: self.house.fronts.get(place, NOWHERE) for role, place in enumerate(at, 1)}
        open_at = tuple([NOWHERE if place in self.house.fronts else place for place in at])
        safe = safe_squares(self.house, self.options, at)
        for t, r, world in self.each():
            if not victims:
                self.put(t, r, world, self.house.grid.spread(world.squares, TYPES[t].speed, safe))
                continue
            shown = tuple([role for role in victims if fronts[role] == NOWHERE])
            strikes = near_exactly(self.house, open_at, shown, self.options.kill_reach)
            edge = self.house.grid.spread(world.squares, TYPES[t].speed - 1, safe)
            later = self.house.grid.spread(edge, 1, self.house.floor) & strikes if shown == victims else 0
            self.keep(t, r, bool(later or self.at_once(world.squares & strikes, fronts, victims)))

    def at_once(self, squares: int, fronts: dict[int, int], victims: tuple[int, ...]) -> int:
        """The squares where a turn may have begun that found just these hiding."""
        for role, front in fronts.items():
            if front != NOWHERE:
                squares &= 1 << front if role in victims else ~(1 << front)
        return squares

    def quiet(self, square: int) -> None:
        """A hunter stepped there in a hunt and lives."""
        for t, r, world in self.each():
            self.put(t, r, world, world.squares & ~(1 << square))

    def met(self, square: int) -> None:
        for t, r, world in self.each():
            self.put(t, r, world, world.squares & 1 << square)

    def heard(self, square: int, near: bool) -> None:
        around = self.house.near(square, self.options.listen_range)
        for t, r, world in self.each():
            self.put(t, r, world, world.squares & (around if near else ~around))

    def prolonged(self) -> None:
        """EVI-EVD-10: only a Demon does."""
        for t, r, _ in self.each():
            self.keep(t, r, t == DEMON)

    # -- answers to items -----------------------------------------------------------------------------------------

    def box(self, square: int, answers: bool) -> None:
        around = self.house.within(square, self.options.spirit_box_range)
        for t, r, world in self.each():
            if SPIRIT_BOX in TYPES[t].kinds:
                self.put(t, r, world, world.squares & (around if answers else ~around))
            else:
                self.keep(t, r, not answers)

    def temperature(self, room: int, freezing: bool) -> None:
        for t, r, _ in self.each():
            self.keep(t, r, (r == room) == freezing)

    def emf(self, room: int, reads: bool) -> None:
        fails = (self.options.emf_roll - 1) / FACES
        for t, r, world in self.each():
            able = r == room and EMF in TYPES[t].kinds
            if reads:
                self.keep(t, r, able)
            elif able:
                self.put(t, r, world, world.squares, fails)

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

    def salt(self, square: int, stepped: bool) -> None:
        """EVI-EVD-10: a Wraith leaves no footprint."""
        for t, r, _ in self.each():
            self.keep(t, r, not (stepped and t == WRAITH))

    def shone(self, number: int, square: int, fresh: tuple[int, ...]) -> None:
        """A flashlight was used; the fresh prints had not been seen before."""
        for mark in fresh:
            self.found += ((mark, number),)
            for t, r, world in self.each():
                left = self.left_in(t, world, mark, number)
                able = UV in TYPES[t].kinds and bool(left)
                self.put(t, r, world, world.squares & self.since(t, mark, left) if able else 0)
        self.flashes += ((number, self.house.within(square, self.options.uv_range)),)

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


def near_exactly(house: House, at: Hunters, roles: tuple[int, ...], reach: int) -> int:
    """Squares within reach of these hunters in the house, and of no others."""
    mask = house.floor
    for role, place in enumerate(at, 1):
        if place not in (NOWHERE, house.van):
            around = house.within(place, reach)
            mask &= around if role in roles else ~around
    return mask


def safe_squares(house: House, options: Options, at: Hunters) -> int:
    """Where a hunting ghost kills nobody who is not hidden."""
    return near_exactly(
        house, tuple([NOWHERE if place in house.fronts else place for place in at]), (), options.kill_reach
    )


def life_of(options: Options, t: int) -> int:
    return options.obake_uv_life if t == OBAKE else options.uv_life
