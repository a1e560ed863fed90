"""Every answer: what one clicks for it, its group and cost, and what it would reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import to_builtins

from hauntbox.games.betwixt import actions as a
from hauntbox.games.betwixt.cards.decks import CARDS, KINDS, NONE
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.talents import SYRINGES, TALENT_NAMES, TALENTS
from hauntbox.games.betwixt.cards.words import DICE
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.means import is_shot, position_of, targets_of
from hauntbox.games.betwixt.rules.attack.reach import in_the_way, range_of, reach
from hauntbox.games.betwixt.rules.attack.rerolls import AgainWard
from hauntbox.games.betwixt.rules.explore.approach import fresh_machines, goals_on
from hauntbox.games.betwixt.rules.explore.approach import tile_of as approached
from hauntbox.games.betwixt.rules.explore.bags import path_of
from hauntbox.games.betwixt.rules.explore.exploring import Lead
from hauntbox.games.betwixt.rules.explore.starting import StartSpace
from hauntbox.games.betwixt.rules.fight.moves import destinations
from hauntbox.games.betwixt.rules.fight.turn import guard_die, strike_die, treasures_near
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.gear.items import meant
from hauntbox.games.betwixt.rules.gear.striking import AtWhom, ByWhat, act_of, possible, ways
from hauntbox.games.betwixt.rules.gear.talents import at_hand
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.map.facing import is_behind
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.map.sight import HINDERED, UNSEEN, look
from hauntbox.games.betwixt.scene.board import machine_id, treasure_id, zone
from hauntbox.games.betwixt.scene.legend import card_text
from hauntbox.games.betwixt.scene.people import card_id, panel_id, syringe_id, talent_id
from hauntbox.games.betwixt.scene.stage import Stage, bag_id, is_on, monster_id, side_ids, spaces_of, tile_id
from hauntbox.games.betwixt.scene.table import offer_id
from hauntbox.games.betwixt.state import FMS, ITEM, Farm, monsters
from hauntbox.games.betwixt.words.names import figure_id, space_id
from hauntbox.games.betwixt.words.options import TEXTS
from hauntbox.games.common.asking import END, Answer, Answers, Paint, Painter
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action
from hauntbox.scene import Beat

MOVE, FIGHT, CARDS_GROUP, GO = "Move", "Fight", "Cards", "Go"
ACTION: Final = "1 action"
ARRANGED: Final = {"ready": "Ready equipment", "trade": "Trade", "stash": "Use the Stash"}
REACH, HARD = "zone:reach", "zone:hindered"


# People ---------------------------------------------------------------------------------------------------------------


def who(stage: Stage, role: int, act: a.Who) -> Paint:
    """The sheet; the figure lights up."""
    return somebody(stage.g, NAMES.index(act.who), "")


def somebody(g: Farm, fm: int, group: str) -> Paint:
    return Paint((panel_id(fm), *([figure_id(g, fm)] if is_on(g.at[fm]) else [])), group)


def arrange(stage: Stage, role: int, act: a.Arrange) -> Paint:
    return somebody(stage.g, NAMES.index(act.who), ARRANGED[act.how])


def active(stage: Stage, role: int, act: a.Active) -> Paint:
    return Paint(tuple([panel_id(NAMES.index(name)) for name in act.names.split()]))


# The map --------------------------------------------------------------------------------------------------------------


def on_tile(stage: Stage, role: int, act: a.Tile) -> Paint:
    return Paint((tile_id(TILE_OF[act.tile]),), "Tiles")


def asked_tile(stage: Stage) -> int:
    """The tile whose spaces a question is about."""
    if isinstance(stage.frame, StartSpace):
        return guide(stage.g).start
    if isinstance(stage.frame, Lead):
        return approached(stage.frame.what, stage.frame.where)
    return int(getattr(stage.frame, "tile", NOWHERE))


def on_space(stage: Stage, role: int, act: a.Space) -> Paint:
    tile = asked_tile(stage)
    if tile == NOWHERE:
        return Paint(group="Spaces")
    space = tile * 64 + a.PLACE_OF[act]
    return Paint((space_id(space),), "Spaces")


def to_way(stage: Stage, role: int, act: a.Way) -> Paint:
    """The next space in that direction from whoever goes."""
    g, mover = stage.g, getattr(stage.frame, "who", role)
    if not isinstance(mover, int) or mover >= len(g.at) or not is_on(g.at[mover]):
        return Paint(group="Ways")
    space = g.map.beside(g.at[mover], *a.STEPS[a.WAY_OF[act]])
    return Paint((space_id(space),) if space != NOWHERE else (), "Ways")


def door(stage: Stage, role: int, act: a.Door) -> Paint:
    """One clicks the door; the bag of its path lights up."""
    g, way = stage.g, a.DOOR_OF[act]
    if way >> 2 not in g.map.lies:
        return Paint(group="Doors")
    path = path_of(g, way)
    bag = (bag_id(path),) if path >= 0 else ()
    cost = f"{len(g.bags[path])} tokens" if path >= 0 and g.bags[path] else ""
    return Paint((*side_ids(g.map, way), *bag), "Doors", cost)


def objective(stage: Stage, role: int, act: a.Objective) -> Paint:
    tile = a.GOAL_OF[act]
    return Paint((*spaces_of(goals_on(stage.g, tile)), tile_id(tile)) if tile in stage.g.map.lies else (), GO)


def machine(stage: Stage, role: int, act: a.Machine) -> Paint:
    g, tile = stage.g, a.GOAL_OF[act]
    some = fresh_machines(g, tile) or [space for space in places(g.machines) if space >> 6 == tile]
    return Paint(tuple([machine_id(space) for space in some]), GO)


def gather(stage: Stage, role: int, act: a.Gather) -> Paint:
    return Paint((f"surprise:{act.tile}",) if a.GOAL_OF[act] in stage.g.surprises else (), GO)


# The fight ------------------------------------------------------------------------------------------------------------


def is_ready(stage: Stage, role: int) -> bool:
    return role < FMS and is_on(stage.g.at[role])


def move(stage: Stage, role: int, act: a.Move) -> Paint:
    g = stage.g
    if not is_ready(stage, role):
        return Paint(group=MOVE)
    far = destinations(g, role, gear(g, role).spd)
    return Paint((figure_id(g, role),), MOVE, ACTION, show=lit(far, 0))


def lit(clear: int, hindered: int) -> Beat | None:
    """Spaces that glow while one points at an answer."""
    zones = {REACH: zone("", "reach", clear), HARD: zone("", "hindered", hindered)}
    shown = {id: to_builtins(each) for id, each in zones.items() if each.spaces}
    return Beat(set=shown) if shown else None


def attack(stage: Stage, role: int, act: a.Attack) -> Paint:
    """One clicks the target if there is one, else the weapon; all targets light up."""
    g = stage.g
    if not is_ready(stage, role):
        return Paint(group=FIGHT)
    found = ways(g, role)
    aims = list(dict.fromkeys([m for how in found for m in targets_of(g, role, how)]))
    cards = [weapon_card(g, role, how) for how in found or possible(g, role, NONE)]
    figures = [figure_id(g, m) for m in aims]
    shown = [id for id in cards if id]
    on = (*figures, *shown) if len(figures) == 1 else (*shown, *figures)
    return Paint(tuple(dict.fromkeys(on)), FIGHT, ACTION, show=sight(g, role, found or possible(g, role, NONE)))


def weapon_card(g: Farm, fm: int, how: int) -> str:
    card = g.cards[fm][position_of(how)] if how >> 5 & 7 < 2 else NONE
    return card_id(card) if card != NONE else ""


def sight(g: Farm, fm: int, some: list[int]) -> Beat | None:
    """What these means can reach from here: spaces in range and sight, and those where a shot is hindered."""
    clear = hindered = 0
    for how in some:
        if is_shot(g, fm, how):
            easy, hard = shot_spaces(g, fm)
            clear, hindered = clear | easy, hindered | hard
        else:
            clear |= g.map.near(g.at[fm]) & g.map.floor
    return lit(clear, hindered & ~clear)


def shot_spaces(g: Farm, fm: int) -> tuple[int, int]:
    """TGB-ATK-03: in range and line of sight; TGB-RNG-05: next to the shooter it is hindered."""
    here, (foes, mates) = g.at[fm], in_the_way(g, fm)
    easy = hard = 0
    for space in places(g.map.around(here, range_of(gear(g, fm).acc)) & g.map.floor & ~(1 << here)):
        seen = look(g.map, here, space, foes & ~(1 << space), mates)
        if seen != UNSEEN:
            is_hard = seen == HINDERED or g.map.is_near(here, space)
            easy, hard = (easy, hard | 1 << space) if is_hard else (easy | 1 << space, hard)
    return easy, hard


def by_what(stage: Stage, role: int, act: a.With) -> Paint:
    g, frame = stage.g, stage.frame
    found = [how for how in possible(g, role, frame.talent) if act_of(how) == act] if isinstance(frame, ByWhat) else []
    if not found or not is_ready(stage, role):
        return Paint(group="Weapons")
    card = weapon_card(g, role, found[0])
    aims = [figure_id(g, m) for m in targets_of(g, role, found[0])]
    return Paint((card, *aims) if card else (), "Weapons", show=sight(g, role, found))


def foe(stage: Stage, role: int, act: a.Foe) -> Paint:
    kind, spot = a.FOE_OF[act]
    there = [m for m in monsters(stage.g) if (stage.g.kind[m], stage.g.spot[m]) == (kind, spot)]
    return Paint((monster_id(kind, spot),) if there else (), "Targets")


def stance(die: Callable[[Farm, int], int]) -> Painter:
    def paint(stage: Stage, role: int, act: Action) -> Paint:
        return Paint((), FIGHT, f"+{DICE[die(stage.g, role)]}" if role < FMS else "")

    return paint


def talent(stage: Stage, role: int, act: a.Talent) -> Paint:
    if role >= FMS:
        return Paint(group=FIGHT)
    owned = [talent_id(n) if n < len(TALENT_NAMES) else syringe_id(n - 33) for n in at_hand(stage.g, role)]
    return Paint(tuple(owned[:1]), FIGHT)


def use(stage: Stage, role: int, act: a.Use) -> Paint:
    if act.talent in SYRINGES:
        syringe = SYRINGES.index(act.talent)
        return Paint((syringe_id(syringe),) if syringe in stage.g.syringes else (), "Syringes")
    talent = TALENT_NAMES.index(act.talent)
    owned = role < FMS and stage.g.talents[role] >> talent & 1
    return Paint((talent_id(talent),) if owned else (), "Talents")


def loot(stage: Stage, role: int, act: a.Loot) -> Paint:
    near = treasures_near(stage.g, role) if is_ready(stage, role) else []
    return Paint(tuple([treasure_id(token // 2) for _, token in near]), FIGHT)


def treasure(stage: Stage, role: int, act: a.Treasure) -> Paint:
    there = [token // 2 for _, token in stage.g.treasures]
    return Paint((treasure_id(act.number),) if act.number in there else (), "Treasures")


def die(stage: Stage, role: int, act: a.Die) -> Paint:
    """A die of the tray: hits lie first, then damage, then defense."""
    g = stage.g
    before = len(g.hits) + len(g.harms) if isinstance(stage.frame, AgainWard) else 0
    return Paint((f"die:{before + act.die}",), "Dice")


# Cards ----------------------------------------------------------------------------------------------------------------


def at_position(g: Farm, fm: int, position: str, group: str) -> Paint:
    card = g.cards[fm][a.POSITION_NAMES.index(position)] if fm < FMS else NONE
    return Paint((card_id(card),) if card != NONE else (), group)


def own(group: str) -> Painter:
    def paint(stage: Stage, role: int, act: Any) -> Paint:
        return at_position(stage.g, role, act.position, group)

    return paint


def others(stage: Stage, role: int, act: a.Receive) -> Paint:
    return at_position(stage.g, getattr(stage.frame, "other", FMS), act.position, CARDS_GROUP)


def item(stage: Stage, role: int, act: a.Item) -> Paint:
    card = stage.g.cards[role][ITEM] if role < FMS else NONE
    return Paint((card_id(card),) if card != NONE else (), FIGHT)


def fetch(stage: Stage, role: int, act: a.Fetch) -> Paint:
    stash = stage.g.stash
    return Paint((card_id(stash[act.place - 1]),) if act.place <= len(stash) else (), "Stash")


def sell(stage: Stage, role: int, act: a.Sell) -> Paint:
    fm, place = a.SELL_OF[act]
    if fm == FMS:
        return Paint((card_id(stage.g.stash[place]),) if place < len(stage.g.stash) else (), "Stash")
    card = stage.g.cards[fm][place]
    return Paint((card_id(card),) if card != NONE else (), NAMES[fm])


def shift(stage: Stage, role: int, act: a.Shift) -> Paint:
    fm, place = a.SHIFT_OF[act]
    if fm == FMS:
        return Paint((card_id(stage.g.stash[place]),) if place < len(stage.g.stash) else (), "Stash")
    return at_position(stage.g, fm, act.position, NAMES[fm])


def refill(stage: Stage, role: int, act: a.Refill) -> Paint:
    held = [card for card in stage.g.cards[role] if card != NONE and CARDS[card].name == act.card]
    return Paint((card_id(held[0]),) if held else (), "Fireworks")


def pick(stage: Stage, role: int, act: a.Pick) -> Paint:
    return Paint((offer_id(a.PICK_OF[act]),), "Cards on offer")


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.Who: who,
    a.Nobody: END,
    a.Move: move,
    a.Attack: attack,
    a.Talent: talent,
    a.Defensive: stance(guard_die),
    a.Offensive: stance(strike_die),
    a.Loot: loot,
    a.Item: item,
    a.Ready: Paint(group=CARDS_GROUP),
    a.Trade: Paint(group=CARDS_GROUP),
    a.Stash: Paint(group=CARDS_GROUP),
    a.End: END,
    a.Stop: END,
    a.No: END,
    a.Tile: on_tile,
    a.Space: on_space,
    a.Way: to_way,
    a.With: by_what,
    a.Foe: foe,
    a.Use: use,
    a.Die: die,
    a.Treasure: treasure,
    a.Take: own(CARDS_GROUP),
    a.Lay: own("Places"),
    a.Give: own(CARDS_GROUP),
    a.Receive: others,
    a.Fetch: fetch,
    a.Refill: refill,
    a.Approach: Paint(group=GO, tone="main"),
    a.Arrange: arrange,
    a.Door: door,
    a.Objective: objective,
    a.Machine: machine,
    a.Gather: gather,
    a.Active: active,
    a.Pick: pick,
    a.Sell: sell,
    a.Shift: shift,
    a.Buy: Paint(group="Weapon effects"),
}
# Groups in their order; what has none, and most ways to stop, come after them.
ORDER: Final = (
    "Targets", "Weapons", MOVE, FIGHT, "Talents", "Doors", GO, "Spaces", "Tiles", CARDS_GROUP,
    *ARRANGED.values(), "Stash", "",
)  # fmt: skip
ANSWERS: Final = Answers(
    {kind: Answer(text, PAINTS.get(kind, Paint())) for kind, text in TEXTS.items()},
    {group: n for n, group in enumerate(ORDER, 1)},
)


def consequence(stage: Stage, id: str) -> str:
    """What an answer leads to, where the table does not show it: of a target, how the shot stands."""
    g, frame = stage.g, stage.frame
    if id.startswith("pick "):
        return next((card_text(KINDS[kind]) for act, kind in a.PICK_OF.items() if str(act) == id), "")
    if id.startswith("use "):
        return next((TALENTS[n].text for n, act in enumerate(a.USE) if str(act) == id and n < len(TALENTS)), "")
    act = next((each for each in a.FOE_OF if str(each) == id), None) if isinstance(frame, AtWhom) else None
    if act is None or not isinstance(frame, AtWhom):
        return ""
    m, fm = meant(g, act), stage.turn
    ranged = is_shot(g, fm, frame.how)
    said = ["from behind"] if is_behind(g.map, g.at[m], g.face[m], g.at[fm], ranged) else []
    if ranged and reach(g, fm, True, gear(g, fm).acc, m) == HINDERED:
        said.append(f"obstructed: {g.options.penalty_miss} or less on a D6 misses")
    return f"{', '.join([f'{g.hp[m]} HP', *said])}".capitalize() if said else f"{g.hp[m]} HP"
