"""The Drawing Phase: what lies behind a door. DRAW, PLACE, PAR, RND"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards.fate import (
    AMBUSH,
    DOOR,
    MAP,
    MONSTER,
    NO_TOKEN,
    TREASURE,
    kind_of,
    number_of,
    token,
)
from hauntbox.games.betwixt.rules.altering import MONSTER_TOKENS, altered
from hauntbox.games.betwixt.rules.dice import SIDE
from hauntbox.games.betwixt.rules.explore.bags import draw, put_back, split
from hauntbox.games.betwixt.rules.explore.doors import close, close_all, close_one, doorways, lay, open_ways, wall_up
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.map.fitting import fits
from hauntbox.games.betwixt.rules.map.layout import MOST_TILES, Laid
from hauntbox.games.betwixt.state import Farm

Drawn = tuple[int, int]  # a token, and the side of a treasure or whether a monster ambushes


class Find(NamedTuple):
    """TGB-DRAW-46: what is settled as soon as the drawing for a tile ends."""

    way: int  # the doorway that it lies behind
    tile: int
    drawn: tuple[Drawn, ...]  # tokens other than Map Tile and Ambush, in the order drawn


class Hand:
    """What has been drawn for one tile."""

    def __init__(self, way: int, path: int, monsters: int) -> None:
        self.way: Final = way
        self.path: Final = path
        self.monsters: Final = monsters  # Monster Tokens of earlier tiles. TGB-DRAW-31
        self.tile = NO_TOKEN  # the Map Tile Token kept
        self.kept: list[Drawn] = []
        self.row = 0  # tokens put back one after the other
        self.lurks = False  # the last token was an Ambush


# One tile -------------------------------------------------------------------------------------------------------------


def draw_hand(g: Farm, hand: Hand) -> None:
    """TGB-DRAW-04: until three tokens other than Map Tile and Ambush, TGB-DRAW-05: with or without a Map Tile.

    TGB-PAR-03. TGB-DRAW-43: or until the bag is empty. TGB-DRAW-18, TGB-PAR-05: or three in a row were put back.
    """
    while len(hand.kept) < g.options.draw_count and g.bags[hand.path] and not is_row(g, hand):
        take(g, hand, draw(g, hand.path))
        if is_goal(g, hand.tile):
            return  # TGB-DRAW-20: the drawing for that tile stops


def is_row(g: Farm, hand: Hand) -> bool:
    return hand.row >= g.options.put_back_limit


def is_goal(g: Farm, drawn: int) -> bool:
    return drawn != NO_TOKEN and drawn == g.goal


def take(g: Farm, hand: Hand, drawn: int) -> None:
    """TGB-DRAW-47: a token put back returns before the next draw; one kept or removed resets the count."""
    lurks, hand.lurks = hand.lurks, False  # TGB-DRAW-12: what comes next uses an Ambush up
    rule = bars_keeping(g, hand, drawn)
    g.tell(rule or "TGB-DRAW-03", "put back" if rule else "drawn", drawn)
    if rule:
        put_back(g, hand.path, [drawn])
        hand.row += 1
        return
    hand.row = 0
    keep(g, hand, drawn, lurks)


def bars_keeping(g: Farm, hand: Hand, drawn: int) -> str:
    """The rule that puts a token back, or ""."""
    if kind_of(drawn) == MONSTER:
        more = hand.monsters + len([each for each, _ in hand.kept if kind_of(each) == MONSTER])
        return "TGB-DRAW-13" if more >= altered(g, MONSTER_TOKENS, g.options.monster_tokens) else ""  # TGB-PAR-04
    if kind_of(drawn) != MAP or number_of(drawn) in g.map.lies:
        return ""
    if hand.tile != NO_TOKEN and not is_goal(g, drawn):
        return "TGB-DRAW-14"
    return "" if fits(g.map, hand.way, number_of(drawn)) else "TGB-DRAW-53"


def keep(g: Farm, hand: Hand, drawn: int, lurks: bool) -> None:
    kind = kind_of(drawn)
    if kind == MAP:
        keep_tile(g, hand, drawn)
    elif kind == AMBUSH:
        hand.lurks = True  # TGB-DRAW-10: it does not count
    elif kind == MONSTER:
        hand.kept.append((drawn, int(lurks)))  # TGB-DRAW-11: directly after an Ambush Token all of them ambush
    elif kind == TREASURE:
        hand.kept.append((drawn, g.roll(2, SIDE) - 1))  # TGB-DRAW-22, TGB-RND-13: the side that lies up
    else:
        hand.kept.append((drawn, 0))


def keep_tile(g: Farm, hand: Hand, drawn: int) -> None:
    """TGB-DRAW-17: a tile in play is removed from the mission. TGB-DRAW-15: the Objective Token replaces another."""
    if number_of(drawn) in g.map.lies:
        return
    if hand.tile != NO_TOKEN:
        put_back(g, hand.path, [hand.tile])  # TGB-DRAW-16
    hand.tile = drawn


def ignore(g: Farm, hand: Hand) -> None:
    """TGB-DRAW-20: ignored tokens go back into the bag."""
    put_back(g, hand.path, [each for each, _ in hand.kept])
    if hand.kept:
        g.tell("TGB-DRAW-20", "ignored", len(hand.kept))
    hand.kept = []


# Which tile, how it lies, its doors -----------------------------------------------------------------------------------


def settle(g: Farm, hand: Hand) -> Find | None:
    """TGB-DRAW-46: at once, since it decides the further drawing. TGB-DRAW-52: without any tile there is a wall."""
    laid = fits(g.map, hand.way, number_of(hand.tile)) if hand.tile != NO_TOKEN else next_tile(g, hand.way)
    if laid is None:
        ignore(g, hand)
        wall_up(g, hand.way)  # TGB-DRAW-44: so play goes on
        return None
    if is_goal(g, token(MAP, laid[0])):
        ignore(g, hand)  # TGB-DRAW-19, TGB-DRAW-61: also if it was counted up to
    lay(g, hand.way, laid)
    for each, _ in hand.kept:
        if kind_of(each) == DOOR:
            close_one(g, laid[0])
    return Find(hand.way, laid[0], tuple(hand.kept))


def next_tile(g: Farm, way: int) -> Laid | None:
    """TGB-DRAW-06: the next tile not in play. TGB-PLACE-03: if it does not fit, the one after it is tried."""
    for tile in next_tiles(g, way >> 2):
        laid = fits(g.map, way, tile)
        if laid is not None:
            return laid
    return None


def next_tiles(g: Farm, tile: int) -> list[int]:
    """TGB-DRAW-07: counting up from the tile of the doorway, and round to the lowest number.

    TGB-DRAW-09: an objective tile comes last, TGB-DRAW-52: one that is not open never.
    """
    book = guide(g)
    if g.options.next_from_last:
        tile = g.laid[-1][0]  # TGB-DRAW-08
    here = [each for each in book.tiles if each not in g.map.lies]
    known = [each for each in here if each not in book.goals or is_goal(g, token(MAP, each))]
    return sorted(known, key=lambda each: (each in book.goals, (each - tile - 1) % MOST_TILES))


# The phase ------------------------------------------------------------------------------------------------------------


def draw_all(g: Farm, way: int, path: int) -> list[Find]:
    """The tile behind the opened door, and its secondary tiles. TGB-DRAW-02: no piece is placed yet."""
    hand = Hand(way, path, 0)
    draw_hand(g, hand)
    find = settle(g, hand)
    if find is None:
        return []
    if is_goal(g, token(MAP, find.tile)):
        close_all(g, find.tile)  # TGB-DRAW-58
        return [find]
    return [find, *draw_onward(g, find, path, is_row(g, hand))]


def draw_onward(g: Farm, first: Find, path: int, over: bool) -> list[Find]:
    """TGB-DRAW-29: each doorway of the first tile that is still open gets its own drawing. TGB-DRAW-31"""
    finds: list[Find] = []
    for way in open_ways(g, first.tile):
        if over:
            close(g, way)  # TGB-DRAW-48
        elif not g.bags[path]:
            wall_up(g, way)  # TGB-DRAW-38
        else:
            hand = Hand(way, path, monster_tokens([first, *finds]))
            draw_hand(g, hand)
            over = is_row(g, hand)
            find = settle(g, hand)
            if find is not None:
                close_all(g, find.tile)  # TGB-DRAW-30
                finds.append(find)
    return finds


def monster_tokens(finds: list[Find]) -> int:
    return len([each for find in finds for each, _ in find.drawn if kind_of(each) == MONSTER])


def split_paths(g: Farm, path: int, finds: list[Find]) -> None:
    """TGB-DRAW-35: after all draws; TGB-DRAW-49: in the order the tiles are placed, each for its own path."""
    led = {finds[0].way: path} if finds else {}
    for find in finds:
        ways = ways_on(g, find, finds)
        paths = split(g, led[find.way], len(ways)) if ways else []
        led.update(zip(ways, paths, strict=True))
    g.paths += tuple([(way, each) for way, each in led.items() if g.doors >> way & 1])


def ways_on(g: Farm, find: Find, finds: list[Find]) -> list[int]:
    """TGB-DRAW-33: all doorways with a door or a new tile behind them. TGB-DRAW-49: no secret doors."""
    beyond = [other.way for other in finds]
    return [way for way in doorways(g, find.tile) if way in beyond or (g.doors & ~g.secret) >> way & 1]
