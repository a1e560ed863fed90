"""Every answer: its words, what one clicks for it, what it costs and what it would do."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Answer, Answers, Paint, Painter, actor
from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import CHUTE, PAIRS, TOWERS
from hauntbox.games.hunter13.rules.battle.escape import refuges
from hauntbox.games.hunter13.rules.battle.foes import is_player, stats
from hauntbox.games.hunter13.rules.items.using import CALL
from hauntbox.games.hunter13.rules.mansion.house import beyond
from hauntbox.games.hunter13.scene.answers.previews import laid_so, laying
from hauntbox.games.hunter13.scene.board import item_id, monster_id, stairs_id
from hauntbox.games.hunter13.scene.stage import Stage, figure_id, side_id, tile_id
from hauntbox.games.hunter13.scene.table import mad_id
from hauntbox.games.hunter13.state import NOBODY, NOWHERE, Mansion
from hauntbox.games.hunter13.words import options as words
from hauntbox.games.hunter13.words.options import here
from hauntbox.kernel.wire import Action

POINT: Final = "1 point"
DOORS: Final = "Doors"


def role_of(g: Mansion, name: str) -> int:
    who = a.PERSON_OF.get(name, NOBODY)
    return g.who.index(who) if who in g.who else NOBODY


# Ways.


def go(stage: Stage, role: int, act: a.Go | a.Unseal) -> Paint:
    """One clicks the door; the room beyond, or the pile, lights up."""
    tile, way = here(stage.g, role), a.SIDE_OF[act.way]
    if tile == NOWHERE:
        return Paint(group=DOORS)
    there = beyond(stage.g, tile, way)
    return Paint((side_id(tile, way), tile_id(there) if there != NOWHERE else "rooms"), DOORS, POINT)


def stairs(stage: Stage, role: int, act: a.Stairs) -> Paint:
    tile = here(stage.g, role)
    there = PAIRS.get(tile, NOWHERE)
    return Paint((stairs_id(tile), tile_id(there)) if there != NOWHERE else (), DOORS, POINT)


def cross(stage: Stage, role: int, act: a.Cross) -> Paint:
    """Where the tower joins the other floor, or where it would open it."""
    tile = here(stage.g, role)
    if tile not in TOWERS:
        return Paint((), DOORS, POINT)
    joint = stage.g.joint[tile - TOWERS[0]]
    on = (f"tower:{tile - TOWERS[0] + 1}", tile_id(joint // 4)) if joint >= 0 else ("rooms",)
    return Paint(on, DOORS, POINT)


def chute(cost: str) -> Painter:
    def paint(stage: Stage, role: int, act: Action) -> Paint:
        is_laid = stage.g.cell[CHUTE] >= 0 and stage.g.cell[PAIRS[CHUTE]] >= 0
        return Paint(("chute",) if is_laid else (), DOORS, cost)

    return paint


# Laying tiles and markers.


def turn(stage: Stage, role: int, act: a.Turn) -> Paint:
    """The tile as it would lie."""
    found = laying(stage.g)
    if found is None:
        return Paint(group="Ways to lay it")
    return Paint((tile_id(found.tile),), "Ways to lay it", show=laid_so(found, a.SIDE_OF[act.to]))


def which_tile(stage: Stage, role: int, act: a.Tile) -> Paint:
    tile = a.TILE_OF[act.tile]
    return Paint((tile_id(tile),) if stage.g.cell[tile] >= 0 else (), "Rooms")


def door(stage: Stage, role: int, act: a.Door) -> Paint:
    return Paint((side_id(a.TILE_OF[act.tile], a.SIDE_OF[act.side]),), DOORS)


def wall(group: str) -> Painter:
    def paint(stage: Stage, role: int, act: Any) -> Paint:
        tile = here(stage.g, role)
        return Paint((side_id(tile, a.SIDE_OF[act.side]),) if tile != NOWHERE else (), group)

    return paint


# Cards and items.


def own_card(stage: Stage, role: int, act: a.Shed | a.Discard) -> Paint:
    """The card in one's hand."""
    g, card = stage.g, a.CARD_OF[act.card]
    on = (mad_id(figure_id(g, role), g.hand[role].index(card)),) if card in g.hand[role] else ()
    return Paint(on, "Relief" if isinstance(act, a.Shed) else "Cards")


def person(group: str) -> Painter:
    """Somebody: the sheet, and the figure lights up."""

    def paint(stage: Stage, role: int, act: Any) -> Paint:
        other = role_of(stage.g, act.who)
        if other == NOBODY:
            return Paint(group=group)
        figure = figure_id(stage.g, other)
        return Paint((f"p:{figure}", *([figure] if stage.g.at[other] >= 0 else [])), group)

    return paint


def item(group: str, cost: str = "") -> Painter:
    def paint(stage: Stage, role: int, act: Any) -> Paint:
        number = a.ITEM_OF[act.item]
        return Paint((item_id(number),) if is_in_sight(stage.g, number) else (), group, cost)

    return paint


def is_in_sight(g: Mansion, number: int) -> bool:
    return any([number in items for items in (*g.items, *g.lying)])


def be(stage: Stage, role: int, act: a.Be) -> Paint:
    person = PEOPLE[a.PERSON_OF[act.character]]
    return Paint((f"sheet:{act.character.lower()}",), "Characters", f"HP {person.hp}, MP {person.mp}")


def take_item(stage: Stage, role: int, act: a.TakeItem) -> Paint:
    tile = here(stage.g, role)
    return Paint((f"{tile_id(tile)}/item1",) if tile != NOWHERE and stage.g.veiled[tile] else (), "Items")


def aim(stage: Stage, role: int, act: a.Aim) -> Paint:
    foe, other = a.FOE_OF.get(act.foe, NOBODY), role_of(stage.g, act.foe)
    on = (monster_id(foe),) if foe != NOBODY else (figure_id(stage.g, other),) if other != NOBODY else ()
    return Paint(on, "Targets")


def thing(stage: Stage, role: int, act: a.Lift) -> Paint:
    number = act.thing - 1
    is_there = number < len(stage.g.things) and stage.g.things[number] >= 0
    return Paint((f"thing:{act.thing}",) if is_there else (), "The scenario", POINT)


def escape(stage: Stage, role: int, act: a.Escape) -> Paint:
    return Paint(tuple([tile_id(tile) for tile in refuges(stage.g, role)]), "Battle", tone="danger")


def kind(stage: Stage, role: int, act: a.Kind) -> Paint:
    """No Enemy here has such points, so the attack would do nothing."""
    g, n = stage.g, a.KINDS.index(act.kind)
    foes = [foe for foe in g.foes if not is_player(foe)]
    in_vain = bool(foes) and len(foes) == len(g.foes) and not any([stats(g, foe)[n] for foe in foes])
    return Paint(group="Attack", why=f"No effect: it takes no {act.kind} damage." if in_vain else "")


def yes_or_no(stage: Stage, role: int, act: a.Yes | a.No) -> Paint:
    """With what follows."""
    return Paint(tone="end" if isinstance(act, a.No) else "", why=words.what_follows(stage.g, role, act))


OPTIONS: Final[dict[type[Action], Answer]] = {
    a.Be: Answer(words.be, be),
    a.Grow: Answer(words.grow, Paint(group="Growth")),
    a.Go: Answer(words.go, go),
    a.Cross: Answer("Through the tower to the other floor", cross),
    a.Stairs: Answer(words.stairs, stairs),
    a.Slide: Answer("Slide down the chute", chute("free")),
    a.Climb: Answer("Climb the ladder to the Chute", chute(POINT)),
    a.Stay: Answer("Try to stay: a Falling check", Paint(group="Chute")),
    a.Unseal: Answer("Try the seal of the {0.way} door", go),
    a.Turn: Answer(words.turn, turn),
    a.Tile: Answer(words.which_tile, which_tile),
    a.Door: Answer(words.door, door),
    a.Apart: Answer(words.apart, Paint(group="Elsewhere")),
    a.Mark: Answer("On the {0.side} wall", wall("Walls")),
    a.Breach: Answer("Break through the {0.side} wall: the whole turn", wall("Break out")),
    a.Force: Answer("Open the locked doors", Paint(group="Doors")),
    a.Shed: Answer("Relief: discard your {0.card}", own_card),
    a.Soothe: Answer("Relief for {0.who}: take away a numeral card at random", person("Relief")),
    a.Cancel: Answer("Relief: cancel the damage", Paint((), "Relief", "1 relief card")),
    a.Revive: Answer("Relief: bring {0.who} to 1 HP", person("Relief")),
    a.Pass: Answer("Let it be", END),
    a.Discard: Answer("Discard the {0.card}", own_card),
    a.Mood: Answer("Say that you feel {0.hint}", Paint((), "Your mood", "free")),
    a.Redraw: Answer("Draw again by the {0.by}", Paint(group="Judge-card")),
    a.Use: Answer(words.named("Use the {0}: {1}"), item("Items")),
    a.Item: Answer(words.named("The {0}"), item("Items")),
    a.Give: Answer(words.named("Give the {0} away"), item("Exchange", POINT)),
    a.Receive: Answer(words.named("Ask for the {0}"), item("Exchange", POINT)),
    a.Barter: Answer(words.named("Swap the {0} for another item"), item("Exchange", POINT)),
    a.PickUp: Answer(words.named("Pick up the {0}: {1}"), item("Exchange", POINT)),
    a.Drop: Answer(words.named("Drop the {0}"), item("Exchange", POINT)),
    a.TakeItem: Answer("Take a facedown item", take_item),
    a.Treat: Answer(f"House Call: heal {CALL} {{0.kind}} of {{0.who}}", person("House Call")),
    a.Who: Answer("{0.who}", person("Choose")),
    a.Kind: Answer("{0.kind} attack", kind),
    a.Attack: Answer("Attack {0.who}", person("Attack")),
    a.Escape: Answer(words.escape, escape),
    a.Fight: Answer("Stand and fight", Paint(group="Battle", tone="main")),
    a.Join: Answer("Join the battle", Paint(group="Battle")),
    a.Aim: Answer(words.aim, aim),
    a.Reflect: Answer("Send it back by the Mirror", Paint(group="Items")),
    a.Yes: Answer(words.yes, yes_or_no),
    a.No: Answer(words.no, yes_or_no),
    a.Top: Answer("On top of the pile", Paint(group="Pile")),
    a.Bottom: Answer("Under the pile", Paint(group="Pile")),
    a.Do: Answer(words.do, Paint(group="The scenario")),
    a.Answer: Answer(words.answer, Paint(group="The scenario")),
    a.Lift: Answer(words.lift, thing),
    a.Hand: Answer(words.hand, person("The scenario")),
    a.Spend: Answer("Lay down the Judge-card {0.card}", Paint(group="Judge-cards")),
    a.GiveUp: Answer("Ask all to give up: nothing is left to be found", Paint(group="More", tone="danger")),
    a.End: Answer("End the turn", END),
}
GROUPS: Final = (
    "Battle", "Targets", "Attack", "Doors", "The scenario", "Relief", "Items", "House Call", "Exchange", "Break out",
    "Your mood", "More",
)  # fmt: skip  # others come first
ANSWERS: Final = Answers(OPTIONS, {group: n for n, group in enumerate(GROUPS, 1)})


def describe(g: Mansion, act: Action) -> str:
    return ANSWERS.text(g, actor(g), act)
