"""What each answer looks like: its words, what one clicks for it, what it costs and what it would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import CHUTE, PAIRS, ROOMS, TOWERS
from hauntbox.games.hunter13.rules.checks import bonus, target
from hauntbox.games.hunter13.rules.escape import escape_check, refuges
from hauntbox.games.hunter13.rules.house import beyond
from hauntbox.games.hunter13.scene_board import item_id, monster_id, stairs_id
from hauntbox.games.hunter13.scene_looks import signed
from hauntbox.games.hunter13.scene_shows import door_words, laid_so, laying
from hauntbox.games.hunter13.scene_stage import Stage, figure_id, side_id, tile_id
from hauntbox.games.hunter13.scene_table import mad_id
from hauntbox.games.hunter13.state import NOBODY, NOWHERE, Mansion
from hauntbox.games.hunter13.words import describe, room_words
from hauntbox.kernel.wire import Action
from hauntbox.scene import Option

Painter = Callable[[Stage, int, Any], Option]
POINT: Final = "1 point"


def plain(group: str = "", cost: str = "", tone: str = "") -> Painter:
    """An answer that needs nothing but words."""

    def option(stage: Stage, role: int, act: Action) -> Option:
        return Option(str(act), describe(stage.g, act), group=group, cost=cost, tone=tone)

    return option


def here(stage: Stage, role: int) -> int:
    """The tile that the role stands on."""
    return stage.g.at[role] if role < len(stage.g.at) else NOWHERE


def role_of(g: Mansion, name: str) -> int:
    who = a.PERSON_OF.get(name, NOBODY)
    return g.who.index(who) if who in g.who else NOBODY


# Ways.


def go(stage: Stage, role: int, act: a.Go | a.Unseal) -> Option:
    """One clicks the door; the room beyond, or the pile, lights up."""
    tile, way = here(stage, role), a.SIDE_OF[act.way]
    if tile == NOWHERE:
        return Option(str(act), describe(stage.g, act), group="Doors")
    there = beyond(stage.g, tile, way)
    on = (side_id(tile, way), tile_id(there) if there != NOWHERE else "rooms")
    return Option(str(act), describe(stage.g, act), on=on, group="Doors", cost=POINT)


def stairs(stage: Stage, role: int, act: a.Stairs) -> Option:
    tile = here(stage, role)
    there = PAIRS.get(tile, NOWHERE)
    on = (stairs_id(tile), tile_id(there)) if there != NOWHERE else ()
    text = f"Stairs to the {ROOMS[there].name}" if there != NOWHERE else describe(stage.g, act)
    return Option(str(act), text, on=on, group="Doors", cost=POINT)


def cross(stage: Stage, role: int, act: a.Cross) -> Option:
    """Where the tower joins the other floor, or where it would open it."""
    tile = here(stage, role)
    if tile not in TOWERS:
        return Option(str(act), describe(stage.g, act), group="Doors", cost=POINT)
    joint = stage.g.joint[tile - TOWERS[0]]
    on = (f"tower:{tile - TOWERS[0] + 1}", tile_id(joint // 4)) if joint >= 0 else ("rooms",)
    return Option(str(act), describe(stage.g, act), on=on, group="Doors", cost=POINT)


def chute(cost: str) -> Painter:
    def option(stage: Stage, role: int, act: Action) -> Option:
        on = ("chute",) if stage.g.cell[CHUTE] >= 0 and stage.g.cell[PAIRS[CHUTE]] >= 0 else ()
        return Option(str(act), describe(stage.g, act), on=on, group="Doors", cost=cost)

    return option


# Laying tiles and markers.


def turn(stage: Stage, role: int, act: a.Turn) -> Option:
    """The tile as it would lie."""
    found = laying(stage.g)
    quarters = a.SIDE_OF[act.to]
    if found is None:
        return Option(str(act), describe(stage.g, act), group="Ways to lay it")
    text = door_words(found, quarters)
    return Option(str(act), text, on=(tile_id(found.tile),), group="Ways to lay it", show=laid_so(found, quarters))


def which_tile(stage: Stage, role: int, act: a.Tile) -> Option:
    tile = a.TILE_OF[act.tile]
    if stage.g.cell[tile] >= 0:
        return Option(str(act), f"Go to {room_words(tile)}", on=(tile_id(tile),), group="Rooms")
    room = ROOMS[tile]
    icons = [
        f"{n} {what}" for n, what in ((room.insanity, "Insanity"), (room.events, "Event"), (room.items, "Item")) if n
    ]
    doors = f"{room.doors.bit_count()} doors" if room.doors.bit_count() > 1 else "1 door"
    return Option(str(act), f"{room.name}: {', '.join([doors, *icons])}", group="Rooms")


def door(stage: Stage, role: int, act: a.Door) -> Option:
    tile, way = a.TILE_OF[act.tile], a.SIDE_OF[act.side]
    return Option(str(act), describe(stage.g, act), on=(side_id(tile, way),), group="Doors")


def wall(group: str) -> Painter:
    def option(stage: Stage, role: int, act: Any) -> Option:
        tile = here(stage, role)
        on = (side_id(tile, a.SIDE_OF[act.side]),) if tile != NOWHERE else ()
        return Option(str(act), describe(stage.g, act), on=on, group=group)

    return option


# Cards and items.


def own_card(stage: Stage, role: int, act: a.Shed | a.Discard) -> Option:
    """The card in one's hand."""
    g, card = stage.g, a.CARD_OF[act.card]
    on = (mad_id(figure_id(g, role), g.hand[role].index(card)),) if card in g.hand[role] else ()
    return Option(str(act), describe(g, act), on=on, group="Relief" if isinstance(act, a.Shed) else "Cards")


def person(group: str) -> Painter:
    """Somebody: the sheet, and the figure lights up."""

    def option(stage: Stage, role: int, act: Any) -> Option:
        other = role_of(stage.g, act.who)
        figure = figure_id(stage.g, other) if other != NOBODY else ""
        on = (f"p:{figure}", *([figure] if stage.g.at[other] >= 0 else [])) if figure else ()
        return Option(str(act), describe(stage.g, act), on=on, group=group)

    return option


def item(group: str, cost: str = "") -> Painter:
    def option(stage: Stage, role: int, act: Any) -> Option:
        number = a.ITEM_OF[act.item]
        on = (item_id(number),) if is_in_sight(stage.g, number) else ()
        return Option(str(act), describe(stage.g, act), on=on, group=group, cost=cost)

    return option


def is_in_sight(g: Mansion, number: int) -> bool:
    return any([number in items for items in (*g.items, *g.lying)])


def be(stage: Stage, role: int, act: a.Be) -> Option:
    """With what is on the sheet."""
    person = PEOPLE[a.PERSON_OF[act.character]]
    bonuses = [f"{name} {signed(n)}" for name, n in zip(a.TRACKS, person.abilities, strict=False) if n]
    text = f"{person.name}, {person.role}: {', '.join(bonuses)}. {person.feat}: {person.text}"
    on, cost = (f"sheet:{act.character.lower()}",), f"HP {person.hp}, MP {person.mp}"
    return Option(str(act), text, on=on, group="Characters", cost=cost)


def take_item(stage: Stage, role: int, act: a.TakeItem) -> Option:
    tile = here(stage, role)
    on = (f"{tile_id(tile)}/item1",) if tile != NOWHERE and stage.g.veiled[tile] else ()
    return Option(str(act), describe(stage.g, act), on=on, group="Items")


def aim(stage: Stage, role: int, act: a.Aim) -> Option:
    foe = a.FOE_OF.get(act.foe, NOBODY)
    other = role_of(stage.g, act.foe)
    on = (monster_id(foe),) if foe != NOBODY else (figure_id(stage.g, other),) if other != NOBODY else ()
    return Option(str(act), describe(stage.g, act), on=on, group="Targets")


def thing(stage: Stage, role: int, act: a.Lift) -> Option:
    number = act.thing - 1
    on = (f"thing:{act.thing}",) if number < len(stage.g.things) and stage.g.things[number] >= 0 else ()
    return Option(str(act), describe(stage.g, act), on=on, group="The scenario", cost=POINT)


def escape(stage: Stage, role: int, act: a.Escape) -> Option:
    """Where to, and how many of the ten cards let one get away."""
    g = stage.g
    check, found = escape_check(g, role), refuges(g, role)
    least = target(g, check.need, check.kind) - bonus(g, role, check.ability, check.kind)
    cards = min(max(11 - least, 0), 10)
    where = f" to {room_words(found[0])}" if len(found) == 1 else ""
    text = f"Try to escape{where}: {cards} of 10 cards"
    return Option(str(act), text, on=tuple([tile_id(tile) for tile in found]), group="Battle", tone="danger")


OPTIONS: Final[dict[type[Action], Painter]] = {
    a.Be: be,
    a.Grow: plain("Growth"),
    a.Go: go,
    a.Cross: cross,
    a.Stairs: stairs,
    a.Slide: chute("free"),
    a.Climb: chute(POINT),
    a.Stay: plain("Chute"),
    a.Unseal: go,
    a.Turn: turn,
    a.Tile: which_tile,
    a.Door: door,
    a.Apart: plain("Elsewhere"),
    a.Mark: wall("Walls"),
    a.Breach: wall("Break out"),
    a.Force: plain("Doors"),
    a.Shed: own_card,
    a.Soothe: person("Relief"),
    a.Cancel: plain("Relief", "1 relief card"),
    a.Revive: person("Relief"),
    a.Pass: plain(tone="end"),
    a.Discard: own_card,
    a.Mood: plain("Your mood", "free"),
    a.Redraw: plain("Judge-card"),
    a.Use: item("Items"),
    a.Item: item("Items"),
    a.Give: item("Exchange", POINT),
    a.Receive: item("Exchange", POINT),
    a.Barter: item("Exchange", POINT),
    a.PickUp: item("Exchange", POINT),
    a.Drop: item("Exchange", POINT),
    a.TakeItem: take_item,
    a.Treat: person("House Call"),
    a.Who: person("Choose"),
    a.Kind: plain("Attack"),
    a.Attack: person("Attack"),
    a.Escape: escape,
    a.Fight: plain("Battle", tone="main"),
    a.Join: plain("Battle"),
    a.Aim: aim,
    a.Reflect: plain("Items"),
    a.Yes: plain(),
    a.No: plain(tone="end"),
    a.Top: plain("Pile"),
    a.Bottom: plain("Pile"),
    a.Do: plain("The scenario"),
    a.Answer: plain("The scenario"),
    a.Lift: thing,
    a.Hand: person("The scenario"),
    a.Spend: plain("Judge-cards"),
    a.GiveUp: plain("More", tone="danger"),
    a.End: plain(tone="end"),
}
