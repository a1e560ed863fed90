"""The mansion, floor by floor, with all that stands and lies in its rooms."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.events import CARDS
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import PRINTED
from hauntbox.games.hunter13.cards.rooms import (
    CHUTE,
    CHUTE_LANDING,
    ENTRANCE,
    GARDEN,
    LANDING,
    ROOMS,
    STAIRS_BELOW,
    STAIRS_DOWN,
    STAIRS_UP,
    TOWERS,
)  # fmt: skip
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.mansion.house import doors, neutral, tower_side
from hauntbox.games.hunter13.rules.story.story_places import CARRIED
from hauntbox.games.hunter13.scene.furniture import furniture
from hauntbox.games.hunter13.scene.legend import monster_text
from hauntbox.games.hunter13.scene.stage import (
    FLOORS,
    SIDES,
    Stage,
    at_of,
    board_of,
    figure_id,
    placed,
    room_name,
    shape_of,
    side_id,
    tile_id,
    tone_of,
)  # fmt: skip
from hauntbox.games.hunter13.state import ENEMY, FIRST_MONSTER, NOWHERE, OUT, SHUT, Mansion
from hauntbox.games.hunter13.words.log import role_name
from hauntbox.scene import Badge, Board, Card, Link, Piece, Space, Thing, Zone

FLOOR_NAMES: Final = ("Basement", "First floor", "Second floor")
STAIRS: Final = ((STAIRS_UP, LANDING), (STAIRS_DOWN, STAIRS_BELOW))


def board(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    tiles = placed(g)
    return {
        **floors(g, tiles),
        **{tile_id(tile): room(g, tile) for tile in tiles},
        **battlefield(g),
        **markers(stage),
        **laid_cards(g, tiles),
        **monsters(g),
        **figures(stage),
        **ways(g),
    }


# Cardboard.


def floors(g: Mansion, tiles: list[int]) -> dict[str, Thing]:
    there = {board_of(g.cell[tile]) for tile in tiles} or {FLOORS[1]}
    boards = [(id, name, level) for level, (id, name) in enumerate(zip(FLOORS, FLOOR_NAMES, strict=True))]
    return {id: Board(name=name, look="mansion", lay="tiles", level=level) for id, name, level in boards if id in there}


def room(g: Mansion, tile: int) -> Space:
    is_new = not g.explored >> tile & 1
    return Space(
        in_=board_of(g.cell[tile]),
        name=room_name(tile),
        text=texts(g.options).rooms[tile],
        at=at_of(g.cell[tile]),
        look=ROOMS[tile].art[0],
        emblem=f"r-{tile + 1}",
        turn=g.turned[tile],
        sides=sides(g, tile),
        badges=icons(g, tile, is_new),
        dim="unexplored" if is_new else "",
        decor=furniture(room_name(tile)),
    )


def sides(g: Mansion, tile: int) -> dict[str, str | tuple[str, ...]]:
    """As the tile lies; on tiles each states its own, so that a door against a wall is seen."""
    return {letter: side_look(g, tile, side) for side, letter in enumerate(SIDES)}


def side_look(g: Mansion, tile: int, side: int) -> str:
    if tile in TOWERS and side == tower_side(g, tile):
        return "walled" if g.joint[tile - TOWERS[0]] == SHUT else "tower-door"
    if doors(g, tile) >> side & 1:
        return "shut" if g.confined >> tile & 1 else "locked" if g.locks[tile] >> side & 1 else "door"
    if neutral(g, tile) >> side & 1:
        return "hedge" if tile == GARDEN else "rail"
    return "front-door" if tile == ENTRANCE and side == (2 + g.turned[tile]) % 4 else "wall"


def icons(g: Mansion, tile: int, is_new: bool) -> tuple[Badge, ...]:
    """What is printed, with the scenario's changes; faded where it has been settled."""
    override, printed = g.story.rooms.get(tile), ROOMS[tile]
    counts = (printed.insanity, printed.events, printed.items)
    if override is not None and override.icons is not None and not is_new:
        counts = override.icons
    tone = "" if is_new else "ash"
    looks = [look for look, n in zip(("i-mad", "i-event", "i-item"), counts, strict=True) for _ in range(n)]
    return tuple([Badge(look, tone=tone) for look in looks])


def battlefield(g: Mansion) -> dict[str, Thing]:
    if g.field_ == NOWHERE:
        return {}
    home = board_of(g.cell[g.field_])
    return {"battlefield": Zone(in_=home, name="Battle", look="battle", spaces=(tile_id(g.field_),))}


# What lies there.


def markers(stage: Stage) -> dict[str, Thing]:
    """Event-markers and carried objects of the scenario, door-markers and tower-markers."""
    g, things = stage.g, {}
    for n, tile in enumerate(g.marker):
        if tile != NOWHERE:
            things[f"mark:{n + 1}"] = Piece(in_=tile_id(tile), look="marker", name=stage.story.markers[n])
    for n, tile in enumerate(g.things):
        if tile >= 0:
            things[f"thing:{n + 1}"] = Piece(in_=tile_id(tile), look="thing", name=stage.story.things[n].label)
    for tile, bits in enumerate(g.marks):
        for side in [side for side in range(4) if bits >> side & 1]:
            things[f"dm:{tile + 1}{SIDES[side]}"] = Piece(in_=side_id(tile, side), look="door-marker")
    for n, joint in enumerate(g.joint):
        if joint >= 0:
            things[f"tm:{n + 1}"] = Piece(in_=side_id(joint // 4, joint % 4), look="tower-marker")
    return dict(things)


def laid_cards(g: Mansion, tiles: list[int]) -> dict[str, Thing]:
    """GHT-HID-11: facedown ones by kind only."""
    things: dict[str, Thing] = {}
    for tile in tiles:
        id = tile_id(tile)
        for look, cards, what in (
            ("mad", g.dread, "Insanity"),
            ("event", g.omens, "Event"),
            ("item", g.veiled, "Item"),
        ):
            for n in range(len(cards[tile])):
                things[f"{id}/{look}{n + 1}"] = Card(in_=id, look=look, face="down", name=f"{what}-card, facedown")
        for card in g.posted[tile]:
            things[event_id(card)] = event_card(g, card, id)
        for item in g.lying[tile]:
            things[item_id(item)] = item_card(g, item, id)
    return things


def item_id(item: int) -> str:
    """There is one of each number, so it keeps its id wherever it goes."""
    return f"I-{item + 1}"


def item_card(g: Mansion, item: int, place: str, n: int = 0) -> Card:
    text = texts(g.options).items[item]
    return Card(in_=place, n=n, look=f"i-{item + 1}", name=ITEM_CARDS[item].name, text=text)


def event_id(card: int) -> str:
    return f"E-{card + 1}"


def event_card(g: Mansion, card: int, place: str, n: int = 0) -> Card:
    """One that stays: on a tile, or with a finder."""
    text = texts(g.options).events[card]
    return Card(in_=place, n=n, look=CARDS[card].look, name=CARDS[card].name, text=text)


# Who stands there.


def monster_id(monster: int) -> str:
    return f"M-{monster + FIRST_MONSTER + 1}"


def monsters(g: Mansion) -> dict[str, Thing]:
    things: dict[str, Thing] = {}
    for n, tile in enumerate(g.lair):
        if tile != NOWHERE:
            hp, mp, *_ = stats(g, n)
            left = (("b-hp", hp, hp - g.wounds[n]), ("b-mp", mp, mp - g.frights[n]))
            badges = tuple([Badge(look, max(now, 0)) for look, most, now in left if most])
            text = "" if stats(g, n) == PRINTED[n] else played_text(g, n)  # the legend has the printed card
            things[monster_id(n)] = Piece(in_=tile_id(tile), look=f"m-{n}", text=text, badges=badges)
    return things


def played_text(g: Mansion, monster: int) -> str:
    """The card with the values that are played, which scenario and table may have changed."""
    return monster_text(*stats(g, monster), escape=g.options.escape + g.options.checks)


def figures(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    there = [role for role, tile in enumerate(g.at) if tile != NOWHERE]
    return {figure_id(g, role): figure(stage, role) for role in there}


def figure(stage: Stage, role: int) -> Piece:
    g, who = stage.g, stage.g.who[role]
    is_enemy = g.status[role] == ENEMY
    carried = [n for n, tile in enumerate(g.things) if tile == CARRIED - role]
    return Piece(
        in_=tile_id(g.at[role]),
        look=f"g-{who}" if is_enemy else f"h-{who}",
        name=role_name(g, role),
        owner=stage.seat(role),
        tone="danger" if is_enemy else tone_of(g, role),
        shape=shape_of(g, role),
        badges=(*fighting(g, role), *[Badge("carries") for _ in carried]),
        active=g.active == role and g.status[role] != OUT,
        dim="fallen" if g.status[role] == OUT else "",
    )


def fighting(g: Mansion, role: int) -> list[Badge]:
    """How somebody fights, and how long an ENEMY-player lasts."""
    if g.status[role] == ENEMY:
        return [Badge("b-vitality", g.vitality[role])]
    if g.field_ == NOWHERE or not g.fighting >> role & 1 or g.types[role] < 0:
        return []
    return [Badge("free-attack" if g.free[role] else ("hp-attack", "mp-attack")[g.types[role]])]


# Between rooms.


def ways(g: Mansion) -> dict[str, Thing]:
    things: dict[str, Thing] = {}
    for above, below in STAIRS:
        if g.cell and g.cell[above] >= 0 and g.cell[below] >= 0:
            things[stairs_id(above)] = Link(from_=tile_id(above), to=tile_id(below), look="stairs")
    if g.cell and g.cell[CHUTE] >= 0 and g.cell[CHUTE_LANDING] >= 0:
        things["chute"] = Link(from_=tile_id(CHUTE), to=tile_id(CHUTE_LANDING), look="chute")
    for n, joint in enumerate(g.joint):
        if joint >= 0:
            things[f"tower:{n + 1}"] = Link(from_=tile_id(TOWERS[n]), to=tile_id(joint // 4), look="tower-way")
    return things


def stairs_id(tile: int) -> str:
    return "stairs:up" if tile in STAIRS[0] else "stairs:down"
