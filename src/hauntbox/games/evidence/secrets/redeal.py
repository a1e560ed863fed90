"""A position that a seat cannot tell from this one, made of what the seat knows and the dice alone. HID"""

from __future__ import annotations

from bisect import bisect
from random import Random
from typing import Final

from msgspec.structs import replace

from hauntbox.games.evidence.bots.hunt_risk import take_fright
from hauntbox.games.evidence.cards.ghosts import DOTS, TYPES, UV, WRAITH, WRITING, choosable
from hauntbox.games.evidence.cards.tokens import Print
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.options import is_automated
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.rules.ghost_turn import Event, HuntWalk, PassiveWalk
from hauntbox.games.evidence.rules.hunt import AtSpawn, exposed
from hauntbox.games.evidence.rules.hunter_turn import Refit
from hauntbox.games.evidence.rules.setup import ChooseRoom, ChooseType, DrawGhost
from hauntbox.games.evidence.secrets.knowledge import FACES, knowledge
from hauntbox.games.evidence.secrets.view import deal, is_ghost, is_hunter, unshown
from hauntbox.games.evidence.secrets.worlds import Knowledge, World, life_of, safe_squares
from hauntbox.games.evidence.state import GHOST, UNKNOWN, Haunting, hunters, is_hidden, own_countdown, room_at
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.geometry import places

DIE: Final = range(1, FACES + 1)
AT_RANDOM: Final = 0.5  # how often the ghost may be anywhere; else it is where the best of a few picks is
PICKS: Final = 3
BY_CHANCE: Final = 0.25  # how often a thing happened that nobody could see: any share in between will do


def fill_in(k: Haunting, seat: Seat, rng: Random) -> Haunting:
    take_fright(k, knowledge(k))  # the fold and what is made of it stay with what is known
    h = k.clone()
    h.seed = f"{rng.getrandbits(128):032x}"
    if not is_ghost(k, seat):
        deal_ghost(h, knowledge(h), rng)
    if not is_hunter(k, seat):
        deal_hands(h, rng)
    return h


def deal_hands(g: Haunting, rng: Random) -> None:
    """EVI-HID-25: what the ghost has not seen may lie in any hand or in the deck."""
    cards = list(g.deck)
    rng.shuffle(cards)
    ask = g.asking()
    if isinstance(ask, Refit):  # how far the exchange has come is not seen either
        others = sum([len(unshown(g, role)) for role in hunters(g) if role != ask.role])
        g.hand[ask.role] = tuple([0] * rng.randint(0, min(g.options.hunter_hand, len(cards) - others)))
        g.taken = rng.randint(0, len(g.hand[ask.role]))
    deal(g, cards)


def deal_ghost(g: Haunting, notes: Knowledge, rng: Random) -> None:
    """EVI-HID-24: a type, a room, a square and traces that the public facts allow."""
    deal_rolls(g, rng)
    if is_to_come(g, ChooseRoom):
        if not is_to_come(g, ChooseType):
            g.type = rng.choice(choosable(g.options.more_ghosts))
            g.countdown = own_countdown(g)
        return
    worlds, chances = notes.odds
    g.type, g.room = worlds[bisect(chances, rng.random() * chances[-1], 0, len(worlds) - 1)]
    world = notes.worlds[g.type, g.room]
    g.countdown, g.cut_used = rng.choice(sorted(notes.counts[g.type]))
    g.at[GHOST] = likely_square(g, places(world.squares), rng)
    if isinstance(g.asking(), Event):
        g.event_roll = rng.choice(DIE)
    deal_walk(g, rng)
    deal_prey(g, rng)
    deal_mind(g, rng)
    deal_prints(g, notes, world, rng)
    deal_writing(g, notes, rng)
    deal_steps(g, rng)


def is_to_come(g: Haunting, choice: type[Frame]) -> bool:
    """Is the choice still on the agenda, or the drawing that takes its place?"""
    return any([isinstance(frame, choice | DrawGhost) for frame in g.agenda])


def deal_rolls(g: Haunting, rng: Random) -> None:
    """EVI-HID-05: any face; what an automated ghost draws is no die."""
    faces = rng.choices(DIE, k=len(g.rolls))
    if not (is_automated(g.options) or g.options.random_ghost):  # shortcut: then every roll is one of the die
        g.rolls = [(purpose, face) for (purpose, _), face in zip(g.rolls, faces, strict=True)]
        return  # shortcut: of the line above
    drawn = {
        dice.TYPE: len(choosable(g.options.more_ghosts)),
        dice.ROOM: len(g.house.haunts()),
        dice.TARGET: len(g.house.haunts()),
        dice.SQUARE: max([mask.bit_count() for mask in g.house.room_mask]),
    }
    g.rolls = [
        (purpose, rng.randint(1, drawn[purpose]) if purpose in drawn else face)
        for (purpose, _), face in zip(g.rolls, faces, strict=True)
    ]


def likely_square(g: Haunting, squares: list[int], rng: Random) -> int:
    """Any of them; but a passive ghost is rather at home, and a hunting one rather close to somebody."""
    if rng.random() < AT_RANDOM:
        return rng.choice(squares)
    some = [rng.choice(squares) for _ in range(PICKS)]
    goals = [place for place in g.at[1:] if place not in (NOWHERE, g.house.van)] if g.hunt else [g.house.spawn[g.room]]
    return min(some, key=lambda square: min([g.house.walks[square][goal] for goal in goals], default=0))


def deal_walk(g: Haunting, rng: Random) -> None:
    """While the ghost is walking nobody sees how far it has come."""
    ask = g.asking()
    if not isinstance(ask, PassiveWalk | HuntWalk):
        return
    start, speed = g.at[GHOST], TYPES[g.type].speed
    ground = safe_squares(g.house, g.options, tuple(g.at[1:])) if isinstance(ask, HuntWalk) else g.house.floor
    walked = rng.randint(0, speed) if ground >> start & 1 else 0  # beside somebody it has to pick before it walks
    g.at[GHOST] = rng.choice(places(g.house.grid.spread(1 << start, walked, ground | 1 << start)))
    g.stride = speed - walked
    if (g.options.original_draft or isinstance(ask, PassiveWalk)) and DOTS in TYPES[g.type].kinds:
        fields = {token: g.house.field(token, g.options.dots_range) for token in g.dots if room_at(g, token) == g.room}
        lit = [token for token, field in fields.items() if crossed(field, start, g.at[GHOST]) or is_chance(rng, walked)]
        g.lit = tuple(lit)


def deal_prey(g: Haunting, rng: Random) -> None:
    """A ghost that kills one at a time may be about to pick; then it stands where several are in reach."""
    ask = g.asking()
    if isinstance(ask, AtSpawn):
        there = [role for role in hunters(g) if g.at[role] == g.at[GHOST]]
        g.prey = tuple(there) if not g.options.original_draft else ()
    elif isinstance(ask, HuntWalk) and g.options.one_victim:
        if rng.random() < BY_CHANCE:
            crowded = [square for square in places(g.house.floor) if len(exposed(g, square)) > 1]
            g.at[GHOST] = rng.choice(crowded or [g.at[GHOST]])
        near = exposed(g, g.at[GHOST])
        has_picked = g.options.original_draft and rng.random() < AT_RANDOM  # there it goes on beside the others
        g.prey = tuple(near) if len(near) > 1 and not has_picked else ()


def deal_mind(g: Haunting, rng: Random) -> None:
    """What an automated ghost has in mind."""
    if is_automated(g.options):
        g.target = rng.choice([UNKNOWN, *[place for place in g.house.spawn if place != NOWHERE]])
        g.hid_far = tuple([role for role in hunters(g) if is_hidden(g, role) and rng.random() < BY_CHANCE])


def crossed(field: int, start: int, end: int) -> bool:
    return bool((field >> start | field >> end) & 1)


def is_chance(rng: Random, walked: int) -> bool:
    return walked > 0 and rng.random() < BY_CHANCE


def deal_prints(g: Haunting, notes: Knowledge, world: World, rng: Random) -> None:
    """Prints that were found keep their place; others may lie where no light has shone since."""
    life = life_of(g.options, g.type)
    rounds = [(then, squares) for then, squares in world.past if g.round - then < life]
    found = sorted([(mark.square, mark.found) for mark in g.prints])  # EVI-HID-26: in no order of age
    marks = [Print(square, rng.choice(left_in(rounds, square, number)), number) for square, number in found]
    used = {mark.left for mark in marks}
    for then, squares in rounds if UV in TYPES[g.type].kinds else []:
        if g.options.prints_at_home:
            squares &= g.house.room_mask[g.room]
        for number, lit in notes.flashes:
            squares &= ~lit if number >= then else -1
        if then not in used and squares and rng.random() < (FACES + 1 - g.options.uv_roll) / FACES:
            marks.append(Print(rng.choice(places(squares)), then))
    g.prints = tuple(sorted(marks, key=lambda mark: (mark.left, mark.square, mark.found)))


def left_in(rounds: list[tuple[int, int]], square: int, found: int) -> list[int]:
    return [then for then, squares in rounds if then <= found and squares >> square & 1]


def deal_writing(g: Haunting, notes: Knowledge, rng: Random) -> None:
    """A book that nobody has looked at since a Book roll may be written in."""
    writes = WRITING in TYPES[g.type].kinds
    fails = (g.options.book_roll - 1) / FACES
    books = []
    for book in g.books:
        rolls = notes.looked.get(book.square, 0) if writes and room_at(g, book.square) == g.room else 0
        books.append(book if book.shown else replace(book, written=rng.random() >= fails**rolls))
    g.books = tuple(books)


def deal_steps(g: Haunting, rng: Random) -> None:
    """Salt that nobody has looked at since the ghost walked may be stepped in."""
    treads = g.type != WRAITH
    g.salt = tuple([
        tile if tile.shown else replace(tile, stepped=treads and tile.checked < g.round and rng.random() < BY_CHANCE)
        for tile in g.salt
    ])  # fmt: skip
