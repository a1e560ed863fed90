"""The street with all that stands on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import BIG, KINDS
from hauntbox.games.ghostbusters2.cards.names import SLIME
from hauntbox.games.ghostbusters2.content.drawing import ORANGE, RED, YELLOW
from hauntbox.games.ghostbusters2.content.objectives import is_uptown
from hauntbox.games.ghostbusters2.content.sheet import TILE, Sheet
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.rules.combat.targets import gate_target, needs, resist, to_hit
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.scene.legend import BASE_LOOKS, FIGURES, SLIME_LOOKS, SYMBOL_LOOKS, floor_of
from hauntbox.games.ghostbusters2.scene.stage import (
    Stage,
    entity_id,
    figure_id,
    gate_id,
    sq,
    target_id,
    tone_of,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import CAR, NOBODY, STATUE, Busters, is_inside, slots
from hauntbox.games.ghostbusters2.words.log import CAST, role_name
from hauntbox.kernel.geometry import places
from hauntbox.scene import Badge, Board, Link, Piece, Space, Thing, Zone

SIDES: Final = {"n": 1, "e": 4, "s": 6, "w": 3}  # the ways of a street
LINES: Final = {RED: "red", ORANGE: "orange", YELLOW: "yellow"}
PACK_LOOKS: Final = ("proton", "blower")  # by Pack


def board(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things = dict(printed(stage.street, stage.sheet.title, tiles(stage.sheet), g.gates, g.piles))
    return things | goals(stage) | tokens(stage) | vehicles(g) | entities(g) | figures(stage) | links(stage)


# What is printed.


def tiles(sheet: Sheet) -> tuple[tuple[str, ...], ...]:
    """GBT-CTL-01: by name, GBT-SET-01: each in its place."""
    return tuple([tuple(row) for row in sheet.tiles])


@lru_cache(maxsize=64)
def printed(street: Street, name: str, names: tuple[tuple[str, ...], ...], gates: int, piles: int) -> dict[str, Thing]:
    """The map. The same objects as long as no Gate or pile changes, so that what stays is seen at a glance."""
    things: dict[str, Thing] = {"street": Board(name=name, look="street", lay="plan", names=True)}
    floors = [floor_of(tile_of(street, names, p)) for p in range(street.squares)]
    there = [p for p in range(street.squares) if not street.missing >> p & 1]
    for p in there:
        things[sq(street, p)] = space(street, p, floors[p], gates, piles)
    for row, line in enumerate(names):
        for column, tile in enumerate(line):
            spaces = tuple([sq(street, p) for p in there if tile_at(street, p) == (row, column)])
            things[f"tile:{row + 1}/{column + 1}"] = Zone(in_="street", name=tile, look="tile", spaces=spaces)
    start = tuple([sq(street, p) for p in street.start])
    if start:
        things["start"] = Zone(in_="street", name="Start Zone", look="start", spaces=start)
    return things


def tile_at(street: Street, p: int) -> tuple[int, int]:
    return street.row[p] // TILE, street.column[p] // TILE


def tile_of(street: Street, names: tuple[tuple[str, ...], ...], p: int) -> str:
    row, column = tile_at(street, p)
    return names[row][column] if row < len(names) and column < len(names[row]) else ""


def space(street: Street, p: int, floor: str, gates: int, piles: int) -> Space:
    return Space(
        in_="street",
        name=street.names[p],
        at=(street.column[p], street.row[p]),
        look=floor,
        sides=sides(street, p, gates, piles),
        emblem="pillar" if street.pillars >> p & 1 else "",
    )


def sides(street: Street, p: int, gates: int, piles: int) -> dict[str, str | tuple[str, ...]]:
    """Lines, and dashed ones around an Open Gate or pile."""
    dash = "gate-line" if gates >> p & 1 else "goo-line" if piles >> p & 1 else ""
    found: dict[str, str | tuple[str, ...]] = {}
    for side, way in SIDES.items():
        beyond = street.step[p][way]
        line = LINES.get(street.line(p, beyond), "") if beyond >= 0 else ""
        looks = tuple(filter(None, (line, dash)))
        if looks:
            found[side] = looks if len(looks) > 1 else looks[0]
    return found


def goals(stage: Stage) -> dict[str, Thing]:
    """GBT-CSC-29: where she must go."""
    if stage.sheet.success != "she is uptown":
        return {}
    street = stage.street
    uptown = [p for p in range(street.squares) if is_uptown(street, p)]
    return {"uptown": Zone(in_="street", name="Uptown", look="uptown", spaces=tuple([sq(street, p) for p in uptown]))}


# What lies on it.


def tokens(stage: Stage) -> dict[str, Thing]:
    g, street = stage.g, stage.street
    things: dict[str, Thing] = {gate_id(street, p): gate(g, symbol, p) for symbol, p in street.symbols.items()}
    for p in places(g.piles):
        things[f"goo:{street.names[p]}"] = Piece(in_=sq(street, p), look="goo")
    for p in g.flipped:
        things[f"goo:{street.names[p]}"] = Piece(in_=sq(street, p), look="manhole")
    for role, p in enumerate(g.traps):
        if p >= 0:
            owner, tone = stage.seat(role), tone_of(g, role)
            things[f"trap:{figure_id(g, role)}"] = Piece(in_=sq(street, p), look="trap-token", owner=owner, tone=tone)
    return things


def gate(g: Busters, symbol: int, space: int) -> Piece:
    """Open or Closed, with the tokens on it, of those that close it."""
    name, mark = f"{SYMBOL_LOOKS[symbol].title()} Gate", Badge(SYMBOL_LOOKS[symbol])
    if not g.gates >> space & 1:
        return Piece(in_=sq(g.street, space), look="shut", name=f"Closed {name}", badges=(mark,))
    target, wanted = gate_target(g, space), g.sheet.gates.to_close
    held = sum(tokens_on(g, target))
    text = f"Open. Hit on {to_hit(g, target)}, closed with {wanted} tokens. {held} on it."
    badges = (mark, Badge("tokens", f"{held}/{wanted}")) if held else (mark,)
    if held and g.sheet.gates.resist:
        badges = (*badges, Badge("resist", g.sheet.gates.resist))
    return Piece(in_=sq(g.street, space), look="gate", name=name, text=text, badges=badges)


def vehicles(g: Busters) -> dict[str, Thing]:
    """The car with front and back, and Lady Liberty, who covers four spaces."""
    street, things = g.street, {}
    if g.front >= 0:
        lying = street.row[g.front] == street.row[g.back]
        way = ("e" if g.front > g.back else "w") if lying else ("s" if g.front > g.back else "n")
        size = (2, 1) if lying else (1, 2)
        things["car"] = Piece(in_=sq(street, min(g.front, g.back)), look="car", size=size, way=way)
    if g.statue >= 0:
        things["statue"] = Piece(in_=sq(street, g.statue), look="statue", size=(2, 2))
    return dict(things)


# Who stands there.


def entities(g: Busters) -> dict[str, Thing]:
    """Entities by their slots, so that what stays keeps its place."""
    return {entity_id(g.kind[slot], slot): entity(g, slot) for slot in slots(g)}


def entity(g: Busters, slot: int) -> Piece:
    """In a space, or inside Lady Liberty."""
    kind = g.kind[slot]
    place = "statue" if is_inside(g, slot) else sq(g.street, g.spot[slot])
    return Piece(
        in_=place,
        look=f"e-{KINDS[kind].code}",
        size=(2, 2) if BIG[kind] else None,
        badges=(*grips(g, slot), *bases(g, slot)),
    )


def grips(g: Busters, slot: int) -> list[Badge]:
    """The tokens on it, of those it takes; and what it resists with."""
    streams, moods = tokens_on(g, slot)
    need_s, need_m, need_e = needs(g, slot)
    rows = (("tokens", streams + moods, need_e), ("streams", streams, need_s), ("moods", moods, need_m))
    badges = [Badge(look, f"{held}/{need}") for look, held, need in rows if need and streams + moods]
    if badges and resist(g, slot):
        badges.append(Badge("subdued") if g.subdued >> slot & 1 else Badge("resist", resist(g, slot)))
    return badges


def bases(g: Busters, slot: int) -> list[Badge]:
    counts = [g.bases[slot] >> 4 * base & 15 for base in range(len(BASE_LOOKS))]
    return [Badge(look, n if n > 1 else None) for look, n in zip(BASE_LOOKS, counts, strict=True) if n]


def figures(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    return {figure_id(g, role): figure(stage, role) for role in range(len(g.at)) if g.at[role] != CAR or g.front >= 0}


def figure(stage: Stage, role: int) -> Piece:
    """On a space, or inside a vehicle."""
    g = stage.g
    at, who = g.at[role], g.who[role]
    return Piece(
        in_={CAR: "car", STATUE: "statue"}.get(at) or sq(g.street, at),
        look=FIGURES[who] if who != NOBODY else "ghostbuster",
        name=role_name(g, role),
        owner=stage.seat(role),
        tone=tone_of(g, role),
        shape=CAST.pair(g.who, role)[1],
        badges=(Badge(PACK_LOOKS[g.pack[role]]), *slimes_on(g, role)),
        active=role in (g.active, stage.turn),
    )


def slimes_on(g: Busters, role: int) -> list[Badge]:
    return slime_badges(g.slime[role])


def slime_badges(slimes: int) -> list[Badge]:
    counts = [slimes >> 4 * slime & 15 for slime in range(len(SLIME_LOOKS))]
    return [Badge(look, n if n > 1 else None) for look, n in zip(SLIME_LOOKS, counts, strict=True) if n]


def links(stage: Stage) -> dict[str, Thing]:
    """Streams and Mood Slimes, from who holds them to the target."""
    g = stage.g
    things: dict[str, Thing] = {}
    for role, held in enumerate(g.held):
        for target, streams, moods in held:
            beam, mark = (figure_id(g, role), target_id(g, target)), "mood" if moods else "stream"
            tone = "slime" if moods and g.pack[role] == SLIME else tone_of(g, role)
            things[link_id(g, role, target)] = Link(
                from_=beam[0], to=beam[1], look=mark, tone=tone, owner=stage.seat(role), count=streams + moods
            )
    return things


def link_id(g: Busters, role: int, target: int) -> str:
    return f"beam:{figure_id(g, role)}/{target_id(g, target)}"
