"""Everything one can do on the farm: ready-made, so that no decision builds any. Never compiled, see wire.py.

One list and its names, so it is longer than most. Spaces are lettered and numbered from a tile's lower left corner.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import ClassVar, Final

from hauntbox.games.betwixt.cards.decks import KINDS
from hauntbox.games.betwixt.cards.equipment import FIREWORKS
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.talents import SYRINGES, TALENT_NAMES
from hauntbox.games.betwixt.cards.words import DEFENSE_DICE, DICE, RARITIES, STATUSES
from hauntbox.games.betwixt.content.tiles import SIDES, TILE_NAMES
from hauntbox.kernel.wire import Action

POSITION_NAMES: Final = (
    "left hand", "right hand", "head", "chest", "feet", "gloves", "accessory", "item",
    *[f"extra {n}" for n in range(1, 8)], *[f"pouch {n}" for n in range(1, 4)],
)  # fmt: skip
WAYS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
SPACE_NAMES: Final = tuple([f"{'ABCDEFGH'[place % 8]}{place // 8 + 1}" for place in range(64)])


class Who(Action, frozen=True):
    """Which family member."""

    when: ClassVar[str] = "TGB-DEC-08"
    who: str


class Nobody(Action, frozen=True):
    when: ClassVar[str] = "TGB-ACT-33"


class Move(Action, frozen=True):
    when: ClassVar[str] = "TGB-ACT-06"


class Attack(Action, frozen=True):
    when: ClassVar[str] = "TGB-ACT-07"


class Talent(Action, frozen=True):
    when: ClassVar[str] = "TGB-ACT-09"


class Defensive(Action, frozen=True):
    """Defensive Stance."""

    when: ClassVar[str] = "TGB-ACT-11"


class Offensive(Action, frozen=True):
    """Offensive Stance."""

    when: ClassVar[str] = "TGB-ACT-14"


class Loot(Action, frozen=True):
    when: ClassVar[str] = "TGB-ACT-17"


class Item(Action, frozen=True):
    when: ClassVar[str] = "TGB-ACT-19"


class Ready(Action, frozen=True):
    """Ready Equipment."""

    when: ClassVar[str] = "TGB-ACT-22"


class Trade(Action, frozen=True):
    """Trade with Family."""

    when: ClassVar[str] = "TGB-ACT-23"


class Stash(Action, frozen=True):
    """Trade with Stash, or the Stash as the place of a card."""

    when: ClassVar[str] = "TGB-ACT-26"


class End(Action, frozen=True):
    """Of the activation."""

    when: ClassVar[str] = "TGB-ACT-33"


class Stop(Action, frozen=True):
    """No more of this."""

    when: ClassVar[str] = "TGB-DEC-59"


class Yes(Action, frozen=True):
    when: ClassVar[str] = "TGB-DEC-34"


class No(Action, frozen=True):
    when: ClassVar[str] = "TGB-DEC-34"


class Tile(Action, frozen=True):
    when: ClassVar[str] = "TGB-DEC-52"
    tile: str


class Space(Action, frozen=True):
    """Of the tile in question."""

    when: ClassVar[str] = "TGB-DEC-53"
    space: str


class Way(Action, frozen=True):
    """To the next space, by the compass of the map."""

    when: ClassVar[str] = "TGB-DEC-62"
    way: str


class With(Action, frozen=True):
    """Which weapon and how."""

    when: ClassVar[str] = "TGB-DEC-54"
    how: str


class Foe(Action, frozen=True):
    """Which monster, by its kind and its position on the Monster Tracker."""

    when: ClassVar[str] = "TGB-DEC-55"
    foe: str
    number: int


class Use(Action, frozen=True):
    """Which talent or loaded syringe."""

    when: ClassVar[str] = "TGB-DEC-56"
    talent: str


class Buy(Action, frozen=True):
    """Which weapon effect of those listed, from 1."""

    when: ClassVar[str] = "TGB-DEC-59"
    effect: int


class Die(Action, frozen=True):
    """Which die of those rolled, from 1."""

    when: ClassVar[str] = "TGB-DEC-61"
    die: int


class Defend(Action, frozen=True):
    """Which defense dice to roll."""

    when: ClassVar[str] = "TGB-DEC-17"
    dice: str


class Treasure(Action, frozen=True):
    """Which Treasure Token."""

    when: ClassVar[str] = "TGB-DEC-19"
    number: int


class Take(Action, frozen=True):
    """A card of one's own dashboard, by its position."""

    when: ClassVar[str] = "TGB-DEC-63"
    position: str


class Lay(Action, frozen=True):
    """To which position a card goes."""

    when: ClassVar[str] = "TGB-DEC-64"
    position: str


class Give(Action, frozen=True):
    when: ClassVar[str] = "TGB-DEC-66"
    position: str


class Receive(Action, frozen=True):
    """A card of the other dashboard."""

    when: ClassVar[str] = "TGB-DEC-67"
    position: str


class Fetch(Action, frozen=True):
    """A card of the Stash, by its place from 1."""

    when: ClassVar[str] = "TGB-DEC-69"
    place: int


class Cure(Action, frozen=True):
    """Which harmful status goes."""

    when: ClassVar[str] = "TGB-DEC-95"
    status: str


class Refill(Action, frozen=True):
    """Which firework card gets the token."""

    when: ClassVar[str] = "TGB-DEC-99"
    card: str


class Approach(Action, frozen=True):
    """No more changes of cards: the family goes somewhere."""

    when: ClassVar[str] = "TGB-DEC-47"


class Arrange(Action, frozen=True):
    """Cards between fights: ready, trade or stash, and who."""

    when: ClassVar[str] = "TGB-DEC-47"
    how: str
    who: str


class Door(Action, frozen=True):
    """Which closed or secret door, by its tile and that tile's own side."""

    when: ClassVar[str] = "TGB-DEC-04"
    tile: str
    side: str


class Objective(Action, frozen=True):
    when: ClassVar[str] = "TGB-DEC-04"
    tile: str


class Machine(Action, frozen=True):
    """The vending machine of a tile."""

    when: ClassVar[str] = "TGB-DEC-04"
    tile: str


class Gather(Action, frozen=True):
    """On a tile with a surprise."""

    when: ClassVar[str] = "TGB-DEC-04"
    tile: str


class Active(Action, frozen=True):
    """Who is active from the start."""

    when: ClassVar[str] = "TGB-DEC-01"
    names: str


class Pick(Action, frozen=True):
    """One of the cards offered."""

    when: ClassVar[str] = "TGB-DEC-39"
    card: str


class Sell(Action, frozen=True):
    """A card of a dashboard, or of the Stash by its place from 1."""

    when: ClassVar[str] = "TGB-DEC-49"
    who: str
    position: str


class Option(Action, frozen=True):
    """Which of a mission's listed effects, from 1."""

    when: ClassVar[str] = "TGB-DEC-91"
    number: int


class Special(Action, frozen=True):
    """A mission action, by its number from 1."""

    when: ClassVar[str] = "TGB-MIS-20"
    number: int


class Guest(Action, frozen=True):
    """Which guest of the mission, from 1."""

    when: ClassVar[str] = "TGB-MIS-25"
    number: int


class Team(Action, frozen=True):
    """Which team goes on: 1 is Bill's."""

    when: ClassVar[str] = "TGB-DEC-46"
    number: int


class Point(Action, frozen=True):
    """What is lost: HP or FP."""

    when: ClassVar[str] = "TGB-DEC-28"
    what: str


class Shift(Action, frozen=True):
    """A card to be moved: of a dashboard, or of the Stash by its place from 1."""

    when: ClassVar[str] = "TGB-DEC-85"
    who: str
    position: str


# Between missions.


class Business(Action, frozen=True):
    """What the family does next."""

    when: ClassVar[str] = "TGB-DEC-77"
    what: str


class Arm(Action, frozen=True):
    """STR or ACC."""

    when: ClassVar[str] = "TGB-DEC-79"
    what: str


class Collection(Action, frozen=True):
    when: ClassVar[str] = "TGB-DEC-82"
    number: int


class Bargain(Action, frozen=True):
    """For how many trophies."""

    when: ClassVar[str] = "TGB-DEC-83"
    trophies: int


class Deck(Action, frozen=True):
    when: ClassVar[str] = "TGB-DEC-84"
    color: str


class NextMission(Action, frozen=True):
    when: ClassVar[str] = "TGB-DEC-97"
    number: str


STRUCTS: Final[tuple[type[Action], ...]] = (
    Who, Nobody, Move, Attack, Talent, Defensive, Offensive, Loot, Item, Ready, Trade, Stash, End, Stop, Yes, No, Tile,
    Space, Way, With, Foe, Use, Buy, Die, Defend, Treasure, Take, Lay, Give, Receive, Fetch, Cure,
    Refill, Approach, Arrange, Door, Objective, Machine, Gather, Active, Pick, Sell, Option, Special, Guest,
    Team, Point, Shift,
)  # fmt: skip

WHO: Final = tuple([Who(name) for name in NAMES])
NOBODY: Final = Nobody()
MOVE: Final = Move()
ATTACK: Final = Attack()
TALENT: Final = Talent()
DEFENSIVE: Final = Defensive()
OFFENSIVE: Final = Offensive()
LOOT: Final = Loot()
ITEM: Final = Item()
READY: Final = Ready()
TRADE: Final = Trade()
STASH: Final = Stash()
END: Final = End()
STOP: Final = Stop()
YES: Final = Yes()
NO: Final = No()
TILE: Final = tuple([Tile(name) for name in TILE_NAMES])
SPACE: Final = tuple([Space(name) for name in SPACE_NAMES])
WAY: Final = tuple([Way(way) for way in WAYS])
WITH: Final = tuple([With(how) for how in ("left hand", "right hand", "left firing", "right firing", "unarmed")])
FOE: Final = tuple([tuple([Foe(monster.name, n) for n in range(1, 7)]) for monster in MONSTERS])  # by kind
USE: Final = tuple([Use(name) for name in TALENT_NAMES])
INJECT: Final = tuple([Use(name) for name in SYRINGES])
BUY: Final = tuple([Buy(n) for n in range(1, 7)])
DIE: Final = tuple([Die(n) for n in range(1, 17)])
DEFEND: Final = {
    dice: Defend(" ".join([DICE[die] for die in dice]))
    for n in range(1, 7)
    for dice in combinations_with_replacement(DEFENSE_DICE[::-1], n)
}  # by the dice, best first
TREASURE: Final = tuple([Treasure(n) for n in range(1, 13)])
TAKE: Final = tuple([Take(name) for name in POSITION_NAMES])
LAY: Final = tuple([Lay(name) for name in POSITION_NAMES])
GIVE: Final = tuple([Give(name) for name in POSITION_NAMES])
RECEIVE: Final = tuple([Receive(name) for name in POSITION_NAMES])
FETCH: Final = tuple([Fetch(n) for n in range(1, 11)])
CURE: Final = tuple([Cure(name) for name in STATUSES])
REFILL: Final = tuple([Refill(card.name) for card in FIREWORKS])
APPROACH: Final = Approach()
HOW: Final = ("ready", "trade", "stash")
ARRANGE: Final = tuple([tuple([Arrange(how, name) for name in NAMES]) for how in HOW])  # by what and FM
DOOR: Final = tuple([Door(name, side) for name in TILE_NAMES for side in SIDES])  # by doorway
OBJECTIVE: Final = tuple([Objective(name) for name in TILE_NAMES])
MACHINE: Final = tuple([Machine(name) for name in TILE_NAMES])
GATHER: Final = tuple([Gather(name) for name in TILE_NAMES])
ACTIVE: Final = {
    fms: Active(" ".join([NAMES[fm] for fm in fms])) for n in range(1, 5) for fms in combinations(range(4), n)
}  # by FMs
PICK: Final = tuple([Pick(card.name) for card in KINDS])  # by kind
SELL: Final = tuple([tuple([Sell(name, position) for position in POSITION_NAMES]) for name in NAMES])
SELL_STASHED: Final = tuple([Sell("Stash", str(n)) for n in range(1, 11)])
OPTION: Final = tuple([Option(n) for n in range(1, 5)])
SPECIAL: Final = tuple([Special(n) for n in range(1, 5)])
GUEST_OF: Final = (Guest(1), Guest(2))
TEAM: Final = (Team(1), Team(2))
POINTS: Final = (Point("HP"), Point("FP"))
SHIFT: Final = tuple([tuple([Shift(name, position) for position in POSITION_NAMES]) for name in NAMES])
SHIFT_STASHED: Final = tuple([Shift("Stash", str(n)) for n in range(1, 11)])

WHO_OF: Final[dict[Action, int]] = {act: fm for fm, act in enumerate(WHO)}
TILE_OF: Final[dict[Action, int]] = {act: tile for tile, act in enumerate(TILE)}
PLACE_OF: Final[dict[Action, int]] = {act: place for place, act in enumerate(SPACE)}
WAY_OF: Final[dict[Action, int]] = {act: way for way, act in enumerate(WAY)}
FOE_OF: Final[dict[Action, tuple[int, int]]] = {
    act: (kind, n + 1) for kind, row in enumerate(FOE) for n, act in enumerate(row)
}
DEFEND_OF: Final[dict[Action, tuple[int, ...]]] = {act: dice for dice, act in DEFEND.items()}
POSITION_OF: Final[dict[Action, int]] = {act: n for row in (TAKE, LAY, GIVE, RECEIVE) for n, act in enumerate(row)}
ARRANGE_OF: Final[dict[Action, tuple[int, int]]] = {
    act: (how, fm) for how, row in enumerate(ARRANGE) for fm, act in enumerate(row)
}
DOOR_OF: Final[dict[Action, int]] = {act: way for way, act in enumerate(DOOR)}
GOAL_OF: Final[dict[Action, int]] = {act: tile for row in (OBJECTIVE, MACHINE, GATHER) for tile, act in enumerate(row)}
ACTIVE_OF: Final[dict[Action, tuple[int, ...]]] = {act: fms for fms, act in ACTIVE.items()}
SELL_OF: Final[dict[Action, tuple[int, int]]] = {
    **{act: (fm, p) for fm, row in enumerate(SELL) for p, act in enumerate(row)},
    **{act: (len(NAMES), n) for n, act in enumerate(SELL_STASHED)},
}
SHIFT_OF: Final[dict[Action, tuple[int, int]]] = {
    **{act: (fm, p) for fm, row in enumerate(SHIFT) for p, act in enumerate(row)},
    **{act: (len(NAMES), n) for n, act in enumerate(SHIFT_STASHED)},
}
OPTION_OF: Final[dict[Action, int]] = {act: n for n, act in enumerate(OPTION)}
SPECIAL_OF: Final[dict[Action, int]] = {act: n for n, act in enumerate(SPECIAL)}
PICK_OF: Final[dict[Action, int]] = {act: kind for kind, act in enumerate(PICK)}
CURE_OF: Final[dict[Action, int]] = {act: status for status, act in enumerate(CURE)}

UNIVERSE: Final[tuple[Action, ...]] = (
    *WHO, NOBODY, MOVE, ATTACK, TALENT, DEFENSIVE, OFFENSIVE, LOOT, ITEM, READY, TRADE, STASH, END, STOP, YES, NO,
    *TILE, *SPACE, *WAY, *WITH, *[act for row in FOE for act in row], *USE, *INJECT, *BUY, *DIE, *DEFEND.values(),
    *TREASURE, *TAKE, *LAY, *GIVE, *RECEIVE, *FETCH, *CURE, *REFILL, APPROACH,
    *[act for row in ARRANGE for act in row], *DOOR, *OBJECTIVE, *MACHINE, *GATHER, *ACTIVE.values(), *PICK,
    *[act for row in SELL for act in row], *SELL_STASHED, *OPTION, *SPECIAL, *GUEST_OF, *TEAM, *POINTS,
    *[act for row in SHIFT for act in row], *SHIFT_STASHED,
)  # fmt: skip

# Between missions -----------------------------------------------------------------------------------------------------

BUSINESS: Final = tuple(
    [Business(what) for what in ("level", "talent", "book", "cards", "cart", "collection", "trophies", "mission")]
)
ARM: Final = (Arm("STR"), Arm("ACC"))
COLLECTION: Final = tuple([Collection(n) for n in (1, 2, 3)])
BARGAIN: Final = tuple([Bargain(n) for n in (1, 2, 3)])
DECKS: Final = tuple([Deck(color) for color in RARITIES])
MISSION: Final = tuple([NextMission(number) for number in ("1", "2", "3", "4", "5", "A", "B")])
EVENING_STRUCTS: Final[tuple[type[Action], ...]] = (
    Who, Nobody, Stash, Stop, Use, Give, Pick, Sell, Shift, Business, Arm, Collection, Bargain, Deck, NextMission,
)  # fmt: skip
EVENING: Final[tuple[Action, ...]] = (
    *WHO, NOBODY, STASH, STOP, *USE, *GIVE, *PICK, *[act for row in SELL for act in row], *SELL_STASHED,
    *[act for row in SHIFT for act in row], *SHIFT_STASHED, *BUSINESS, *ARM, *COLLECTION, *BARGAIN, *DECKS, *MISSION,
)  # fmt: skip
