"""The house with all that lies in it, as a seat sees it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from hauntbox.games.common.stage import drawn_once
from hauntbox.games.evidence.cards.ghosts import TYPES
from hauntbox.games.evidence.cards.tokens import Print
from hauntbox.games.evidence.content import house_of
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.scene.furniture import furniture
from hauntbox.games.evidence.scene.legend import FIGURES, SHAPES, TONES, floors
from hauntbox.games.evidence.scene.stage import Stage, sq
from hauntbox.games.evidence.secrets.worlds import life_of
from hauntbox.games.evidence.state import GHOST
from hauntbox.kernel.geometry import places
from hauntbox.scene import Badge, Board, Piece, Space, Thing, Zone
from hauntbox.scene.art import art_of

STEPS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK: Final = {"n": "s", "e": "w", "s": "n", "w": "e"}
CONDITIONS: Final = (Badge("hidden"), Badge("slowed"), Badge("dimmed"), Badge("taunted"))
NARROWED: Final = 2  # of so many squares at most one is left before the picture shows them


def board(stage: Stage) -> dict[str, Thing]:
    """In an order that tells nothing: what is printed, what all may see, what only some do."""
    things = dict(printed(stage.v.scenario, bool(stage.v.hunt)))
    things |= suspicion(stage)
    things |= tokens(stage)
    things |= figures(stage)
    return things


@cache
def printed(scenario: str, is_shut: bool) -> dict[str, Thing]:
    """The plan. The same objects for all scenes of a house, so that what stays is seen at a glance."""
    if is_shut:
        house = house_of(scenario)
        doors = {sq(house, place): space(house, place, is_shut) for place in (house.door, house.van)}
        return {**printed(scenario, False), **doors}
    house = house_of(scenario)
    things: dict[str, Thing] = {"house": Board(name=house.title, look="house", lay="plan", names=True)}
    for place in [*places(house.house), house.van]:
        things[sq(house, place)] = space(house, place, is_shut)
    for room, name in enumerate(house.rooms):
        inside = tuple([sq(house, place) for place in places(house.room_mask[room])])
        things[f"room:{house.letters[room]}"] = Zone(in_="house", name=name, look="room", spaces=inside)
    things["room:van"] = Zone(in_="house", name="Van", look="room", spaces=("sq:van",))
    return things


def space(house: House, place: int, is_shut: bool) -> Space:
    look = "van-floor" if place == house.van else floors(house.rooms)[house.room_of[place]]
    return Space(
        in_="house",
        name=house.names[place],
        at=point(house, place),
        look=look,
        sides=sides(house, place, is_shut),
        badges=marks(house, place),
        decor=(furniture(house)[place],) if place in furniture(house) else (),
    )


def point(house: House, place: int) -> tuple[int, int]:
    if place != house.van:
        return place % house.columns, place // house.columns
    dx, dy = STEPS[van_side(house)]
    return house.door % house.columns + dx, house.door // house.columns + dy


@cache
def van_side(house: House) -> str:
    """On which side of the door square the van stands: the first that leads out of the house."""
    if house.is_van_below:
        return "s"
    return next((way for way in "enw" if beyond(house, house.door, way) == NOWHERE), "s")


def beyond(house: House, place: int, way: str) -> int:
    """The square of the house on a side of another, or NOWHERE."""
    dx, dy = STEPS[way]
    column, row = place % house.columns + dx, place // house.columns + dy
    if not (0 <= column < house.columns and 0 <= row < house.rows):
        return NOWHERE
    other = row * house.columns + column
    return other if house.room_of[other] != NOWHERE else NOWHERE


def sides(house: House, place: int, is_shut: bool) -> dict[str, str | tuple[str, ...]]:
    door = "van-shut" if is_shut else "van-door"
    if place == house.van:
        return {way: door if way == BACK[van_side(house)] else "wall" for way in STEPS}
    looks = {way: side(house, place, way) for way in STEPS}
    if place == house.door:
        looks[van_side(house)] = door
    return {way: look for way, look in looks.items() if look}


def side(house: House, place: int, way: str) -> str:
    other = beyond(house, place, way)
    if other == NOWHERE:
        return "wall"
    if (min(place, other), max(place, other)) in house.doors:
        return "door"
    if house.room_of[place] != house.room_of[other]:
        return "wall"
    is_open = other in house.ghost_ways[place] or place in house.fronts or other in house.fronts
    return "" if is_open else "wall"


def marks(house: House, place: int) -> tuple[Badge, ...]:
    if place in house.fronts:
        front = house.fronts[place]
        return (Badge("hide", way=next(way for way in STEPS if beyond(house, place, way) == front)),)
    return (Badge("spawn"),) if place in house.spawn else ()


# What is known of the ghost.


def suspicion(stage: Stage) -> dict[str, Thing]:
    """EVI-EVD-07: where it may live and be, once that is worth a picture; for the ghost, where it does live."""
    v, house = stage.v, stage.house
    things: dict[str, Thing] = {}
    if not stage.is_ghost_alone:
        if len(v.notebook.rooms) * NARROWED <= len(house.haunts()):
            things["zone:rooms"] = rooms_zone(house, "suspects", tuple(v.notebook.rooms))
        if len(v.notebook.squares) * NARROWED <= house.floor.bit_count():
            things["zone:maybe"] = zone(house, "maybe", tuple(v.notebook.squares), tab="mode" if v.hunt else "")
    if v.behind is not None and v.behind.room != NOWHERE:
        things["zone:mine"] = rooms_zone(house, "mine", (v.behind.room,), stage.seen("you"))
    return things


@drawn_once
def rooms_zone(house: House, look: str, rooms: tuple[int, ...], seen: str = "") -> Zone:
    return zone(house, look, tuple([place for room in rooms for place in places(house.room_mask[room])]), seen)


@drawn_once
def zone(house: House, look: str, squares: tuple[int, ...], seen: str = "", tab: str = "") -> Zone:
    return Zone(in_="house", look=look, spaces=tuple([sq(house, place) for place in squares]), seen=seen, tab=tab)


# What lies on the floor.


def tokens(stage: Stage) -> dict[str, Thing]:
    v, house = stage.v, stage.house
    found: list[tuple[str, Thing]] = []
    for place in v.dots:
        field = tuple(places(house.field(place, stage.options.dots_range)))
        found.append((f"field:{house.names[place]}", zone(house, "field", field)))
        found.append((f"dots:{house.names[place]}", Piece(in_=sq(house, place), look="dots")))
    for place in v.crucifixes:
        found.append((f"cross:{house.names[place]}", Piece(in_=sq(house, place), look="cross")))
    for book in v.books:
        mark = "written" if book.shown else "wet-ink"
        found.append((f"book:{house.names[book.square]}", token(house, book.square, "book", book.written, mark)))
    for tile in v.salt:
        mark = "stepped" if tile.shown else "fresh-step"
        found.append((f"salt:{house.names[tile.square]}", token(house, tile.square, "salt", tile.stepped, mark)))
    for mark_ in v.prints if v.behind is None else v.behind.prints:
        found.append((f"print:{house.names[mark_.square]}", footprint(stage, mark_)))
    return numbered(found)


def token(house: House, square: int, look: str, is_marked: bool, mark: str) -> Piece:
    return Piece(in_=sq(house, square), look=look, badges=(Badge(mark),) if is_marked else ())


def footprint(stage: Stage, mark: Print) -> Piece:
    """EVI-UV-06: the ghost knows how long a print lasts; what nobody has found yet it alone sees."""
    b = stage.v.behind
    if b is None:
        return Piece(in_=sq(stage.house, mark.square), look="print")
    left = mark.left + life_of(stage.options, b.type) - stage.v.round
    seen = "" if mark.found else stage.seen("you")
    return Piece(in_=sq(stage.house, mark.square), look="print", badges=(Badge("life", max(0, left)),), seen=seen)


def numbered(found: Iterable[tuple[str, Thing]]) -> dict[str, Thing]:
    """Several of a kind on one square are told apart by a number."""
    things: dict[str, Thing] = {}
    for id, thing in found:
        n = 1
        while (f"{id}/{n}" if n > 1 else id) in things:
            n += 1
        things[f"{id}/{n}" if n > 1 else id] = thing
    return things


# Who is there.


def figures(stage: Stage) -> dict[str, Thing]:
    v = stage.v
    things: dict[str, Thing] = {
        FIGURES[role]: figure(stage, role, place) for role, place in enumerate(v.at, 1) if place != NOWHERE
    }
    if v.behind is not None and v.behind.square != NOWHERE:
        is_active, seen, art = stage.turn == GHOST, stage.seen("you"), kind_art(v.behind.type)
        things["ghost"] = piece(stage.house, GHOST, v.behind.square, stage.seat(GHOST), (), is_active, seen, art)
    return things


@drawn_once
def piece(
    house: House,
    role: int,
    place: int,
    owner: str,
    badges: tuple[Badge, ...],
    is_active: bool,
    seen: str = "",
    art: str = "",
) -> Piece:
    return Piece(
        in_=sq(house, place),
        look=FIGURES[role],
        owner=owner,
        tone=TONES[role],
        shape=SHAPES[role],
        badges=badges,
        active=is_active,
        seen=seen,
        art=art,
    )


@drawn_once
def kind_art(kind: int) -> str:
    """Return the drawing of a kind of ghost, for those who know the kind."""
    return art_of("evidence", TYPES[kind].name) if kind >= 0 else ""


def figure(stage: Stage, role: int, place: int) -> Piece:
    return piece(stage.house, role, place, stage.seat(role), conditions(stage, role, place), stage.turn == role)


def conditions(stage: Stage, role: int, place: int) -> tuple[Badge, ...]:
    v = stage.v
    holds = (place in stage.house.fronts, v.slowed[role - 1], role in v.dimmed, role in v.taunts)
    return tuple([badge for badge, is_so in zip(CONDITIONS, holds, strict=True) if is_so]) if any(holds) else ()
