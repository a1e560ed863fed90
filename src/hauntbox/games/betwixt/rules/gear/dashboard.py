"""Dashboards: positions, hands, Weight, and what the cards in them give. INV, CARD, STAT, FAM, ELEM, EQP"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards import equipment
from hauntbox.games.betwixt.cards.decks import CARDS, KIND, KINDS, NONE
from hauntbox.games.betwixt.cards.equipment import AMMO, SHIELD, WEAPON
from hauntbox.games.betwixt.cards.family import MADDOX, grown
from hauntbox.games.betwixt.cards.talents import CHERRY_BOMB, ROMAN_CANDLE, WEEKEND_WARRIOR
from hauntbox.games.betwixt.cards.words import DEFENSE_DICE
from hauntbox.games.betwixt.state import (
    ACCESSORY,
    CHEST,
    EXTRA,
    FEET,
    FMS,
    GLOVES,
    HEAD,
    ITEM,
    LEFT,
    POSITIONS,
    POUCH,
    RIGHT,
    Farm,
)

WORN: Final = {HEAD: equipment.HEAD, CHEST: equipment.CHEST, FEET: equipment.FEET, GLOVES: equipment.GLOVES}
FITTED: Final = (LEFT, RIGHT, HEAD, CHEST, FEET, GLOVES, ACCESSORY)  # positions in which equipment gives something
HANDS: Final = (LEFT, RIGHT)
QUARTERS: Final = 4  # Weight is counted in quarters
KEPT: Final = 20_000
ACCESSORIES: Final = {card.name: kind for kind, card in enumerate(KINDS) if card.place == equipment.ACCESSORY}
FANNY_PACK: Final = ACCESSORIES["Fanny Pack"]


class Gear(NamedTuple):
    """What an FM has, all in all. TGB-CMP-02, TGB-CMP-29, TGB-ELEM-09: cards add to it."""

    hp: int  # maximum
    fp: int
    strength: int
    acc: int
    agi: int
    spd: int
    hit: int  # base hit die
    defense: tuple[int, ...]  # base row, best first
    armor: int
    elements: tuple[int, ...]  # plus is weakness
    weight: int
    spaces: int  # Extra Inventory


class Offer(NamedTuple):
    """What a dashboard can do in a trade."""

    parts: bool  # a card may go
    room: bool  # a card can be taken in
    swaps: bool  # one can be taken in for one that goes


class Kit:
    """What follows from a dashboard and its owner, and from nothing else; the rest of it once somebody asks."""

    def __init__(self, has_it: Gear, shoots: bool) -> None:
        self.gear: Final = has_it
        self.offer: Offer | None = None  # see trading.py
        self.ready: bool | None = None  # can a card change its place? See readying.py
        self.ends: Final[dict[int, list[int]]] = {}  # by position: where its card can go; see readying.py
        self.movable: Final[dict[int, bool]] = {}  # by position: can its card go anywhere?
        self.shoots: Final = shoots  # a card in hand counts tokens or needs ammo
        self.means: list[int] | None = None  # with what to attack, if not so; see means.py
        self.kinds: tuple[bool, bool] | None = None  # is there a blow, and a shot, among them; see striking.py


class Asked:
    """Whose kit was asked for last, and by which facts."""

    def __init__(self, g: Farm, fm: int, kit: Kit) -> None:
        self.cards: Final = g.cards[fm]
        self.talents: Final = g.talents[fm]
        self.level: Final = g.level[fm]
        self.arm: Final = g.arm
        self.options: Final = g.options
        self.kit: Final = kit


KITS: Final[dict[tuple[int, int, bool, int, int, int, tuple[int, ...]], Kit]] = {}
LATEST: Final[list[Asked | None]] = [None] * FMS  # by FM: mostly it is asked for again


def gear(g: Farm, fm: int) -> Gear:
    """TGB-INV-16, TGB-CHIP-02: put right at once whenever a card is equipped or removed."""
    return kit_of(g, fm).gear


def kit_of(g: Farm, fm: int) -> Kit:
    """Worked out once for the same cards and the same person. If the very cards were asked for last, that is enough:
    to look them up all of them have to be compared."""
    latest, talents, level = LATEST[fm], g.talents[fm], g.level[fm]
    if (
        latest is not None
        and latest.cards is g.cards[fm]
        and latest.options is g.options
        and latest.talents == talents
        and latest.level == level
        and latest.arm == g.arm
    ):
        return latest.kit  # shortcut: the table has the same
    key = (fm, level, g.arm, talents, g.options.fm_hp, g.options.extra_spaces, g.cards[fm])
    found = KITS.get(key)
    if found is None:
        if len(KITS) >= KEPT:  # shortcut: memory has an end
            KITS.clear()  # shortcut: what is needed is added up again
        found = KITS[key] = Kit(added_up(g, fm, g.cards[fm]), is_counted(g.cards[fm]))
    LATEST[fm] = Asked(g, fm, found)
    return found


def is_counted(cards: tuple[int, ...]) -> bool:
    """Does a card in hand have tokens of its own, or is it used with ammo?"""
    held = [CARDS[cards[hand]] for hand in HANDS if cards[hand] != NONE]
    return any([card.tokens > 0 or card.ammo != "" for card in held])


def added_up(g: Farm, fm: int, cards: tuple[int, ...]) -> Gear:
    person = grown(fm, g.level[fm], g.arm)  # TGB-CMP-03: AGI and SPD are printed values
    fitted = [CARDS[card] for card in fitted_cards(cards)]  # TGB-INV-02: Extra Inventory gives no benefit
    worn = [card for card in fitted if card.place != WEAPON]
    warrior = 3 if g.talents[fm] >> WEEKEND_WARRIOR & 1 else 0  # TGB-TAL-08
    return Gear(
        hp=person.hp + g.options.fm_hp + warrior,  # TGB-PAR-19
        fp=person.fp + sum([card.fp for card in worn]),
        strength=person.strength,
        acc=person.acc + sum([card.acc for card in worn]),
        agi=person.agi,
        spd=person.spd + sum([card.spd for card in worn]),
        hit=person.hit,
        defense=tuple(sorted([person.defense, *clothing_dice(worn)], reverse=True)),
        armor=sum([card.armor for card in worn]),
        elements=weaknesses(worn),
        weight=weight_of(cards),
        spaces=spaces_of(g, cards),
    )


def weaknesses(worn: list[equipment.Card]) -> tuple[int, ...]:
    """TGB-ELEM-08, TGB-EQP-58: one of each element, less what the cards resist."""
    guards = [card.elements for card in worn if any(card.elements)]
    return tuple([1 - sum([each[e] for each in guards]) for e in range(4)])


def clothing_dice(worn: list[equipment.Card]) -> list[int]:
    """TGB-CARD-34: fractions of a die of one color are added, each full sum of 1 gives a die.

    TGB-CARD-43: those of different colors are not added to one another.
    """
    halves = [(card.die, card.halves) for card in worn if card.halves]
    return [die for die in DEFENSE_DICE for _ in range(sum([n for each, n in halves if each == die]) // 2)]


def fitted_cards(cards: tuple[int, ...]) -> list[int]:
    """The cards in equipped positions, one of two hands once."""
    seen = [cards[position] for position in FITTED if cards[position] != NONE]
    return list(dict.fromkeys(seen))


def spaces_of(g: Farm, cards: tuple[int, ...]) -> int:
    """TGB-PAR-09. TGB-EQP-21: the Fanny Pack gives one more Extra Inventory space."""
    card = cards[ACCESSORY]
    return g.options.extra_spaces + (1 if card != NONE and KIND[card] == FANNY_PACK else 0)


def extras(cards: tuple[int, ...]) -> list[int]:
    """The cards in Extra Inventory."""
    return [card for card in cards[EXTRA:POUCH] if card != NONE]


def free_extra(g: Farm, cards: tuple[int, ...]) -> int:
    """A free Extra Inventory space, or NONE. TGB-INV-13: pouch slots are no such spaces.

    TGB-INV-12: a card may still lie in the space of a Fanny Pack that is gone; it takes one of those that are left.
    """
    if len(extras(cards)) >= spaces_of(g, cards):
        return NONE
    return next(position for position in range(EXTRA, EXTRA + spaces_of(g, cards)) if cards[position] == NONE)


def pouch_slots(g: Farm, fm: int) -> int:
    """TGB-INV-05: one slot, TGB-INV-10: and one for each talent that opens another."""
    return 1 + (g.talents[fm] >> ROMAN_CANDLE & 1) + (g.talents[fm] >> CHERRY_BOMB & 1) if fm == MADDOX else 0


def has_accessory(g: Farm, fm: int, name: str) -> bool:
    card = g.cards[fm][ACCESSORY]
    return card != NONE and CARDS[card].name == name


# Is an arrangement legal? ---------------------------------------------------------------------------------------------


def bars_arrangement(g: Farm, fm: int, cards: tuple[int, ...]) -> str:
    """TGB-ACT-37: every arrangement on the way must be legal in hands, Weight and spaces."""
    for position, card in enumerate(cards):
        if card != NONE and not FITS[position] >> card & 1:  # shortcut: most cards need no further question
            rule = bars_place(g, fm, cards, position)
            if rule:
                return rule
    if weight_of(cards) > grown(fm, g.level[fm], g.arm).strength * QUARTERS:
        return "TGB-STAT-11"
    return "TGB-INV-12" if len(extras(cards)) > spaces_of(g, cards) else ""


def weight_of(cards: tuple[int, ...]) -> int:
    """TGB-INV-04: without weapons; TGB-EQP-58"""
    return sum([WEIGHTS[card] for card in fitted_cards(cards)])


def bars_place(g: Farm, fm: int, cards: tuple[int, ...], position: int) -> str:
    """The rule that keeps the card at this position from lying there."""
    card = CARDS[cards[position]]
    if position >= POUCH:
        return bars_pouch(g, fm, card, position)
    if position >= EXTRA:
        return "TGB-INV-15" if card.type == equipment.FIREWORK else ""
    if position in HANDS:
        return bars_hand(cards, position)
    if position in WORN:
        return "" if card.place == WORN[position] else "TGB-CARD-32"  # one piece each
    if position == ACCESSORY:
        return "" if card.place == equipment.ACCESSORY else "TGB-CARD-37"
    return "" if card.place == equipment.ITEM else "TGB-CMP-20"


def bars_hand(cards: tuple[int, ...], position: int) -> str:
    """TGB-CARD-23: a weapon of two hands fills both, TGB-CARD-24: a shield goes with a weapon of one hand only."""
    card = CARDS[cards[position]]
    if card.place not in (WEAPON, SHIELD):
        return "TGB-CARD-38"
    if card.hands == 2 and cards[LEFT] != cards[RIGHT]:
        return "TGB-CARD-23"
    other = cards[RIGHT if position == LEFT else LEFT]
    two = card.place == SHIELD and other != NONE and CARDS[other].place == SHIELD
    return "TGB-CARD-24" if two else ""


def bars_pouch(g: Farm, fm: int, card: equipment.Card, position: int) -> str:
    """TGB-INV-14: a slot takes one firework card, or one weapon of Maddox, of one hand or two."""
    if position - POUCH >= pouch_slots(g, fm):
        return "TGB-INV-10"
    return "" if card.place == WEAPON else "TGB-INV-14"


def lies_freely(position: int, card: int) -> bool:
    return takes(position, card) and not (position >= EXTRA and CARDS[card].type == equipment.FIREWORK)


def takes(position: int, card: int) -> bool:
    """Could a card of this kind lie in such a position at all?"""
    place = CARDS[card].place
    if position >= POUCH:
        return place == WEAPON
    if position >= EXTRA:
        return True
    if position in HANDS:
        return place in (WEAPON, SHIELD)
    if position in WORN:
        return place == WORN[position]
    return place == (equipment.ACCESSORY if position == ACCESSORY else equipment.ITEM)


TAKES: Final = tuple([sum([1 << card for card in range(len(CARDS)) if takes(p, card)]) for p in range(POSITIONS)])
WEIGHTS: Final = tuple([0 if card.place == WEAPON else card.weight for card in CARDS])
# By position outside hands and pouch: the cards that may lie there whatever else there is, bits.
FITS: Final = tuple(
    [
        sum([1 << card for card in range(len(CARDS)) if RIGHT < position < POUCH and lies_freely(position, card)])
        for position in range(POSITIONS)
    ]
)


def own_position(card: int) -> int:
    """Where a card belongs; NONE for ammo, which has no position of its own."""
    place = CARDS[card].place
    if place == AMMO:
        return NONE
    if place in (WEAPON, SHIELD):
        return LEFT
    if place == equipment.ACCESSORY:
        return ACCESSORY
    return ITEM if place == equipment.ITEM else {worn: position for position, worn in WORN.items()}[place]


def put(g: Farm, fm: int, card: int) -> bool:
    """TGB-INV-21: to its own position if that is free and hands and Weight allow it, else to Extra Inventory.

    TGB-INV-01: those are all the positions there are.
    """
    for position in own_positions(card):
        cards = laid_down(g.cards[fm], card, position)
        if cards and not bars_arrangement(g, fm, cards):
            g.cards[fm] = cards
            return True
    return put_extra(g, fm, card)


def own_positions(card: int) -> list[int]:
    position = own_position(card)
    return [] if position == NONE else [LEFT, RIGHT] if position == LEFT else [position]


def laid_down(cards: tuple[int, ...], card: int, position: int) -> tuple[int, ...]:
    """The card in a free position; () if it is not free."""
    wanted = [LEFT, RIGHT] if CARDS[card].hands == 2 else [position]
    if any([cards[each] != NONE for each in wanted]):
        return ()
    return replaced(cards, dict.fromkeys(wanted, card))


def replaced(cards: tuple[int, ...], changes: dict[int, int]) -> tuple[int, ...]:
    found = list(cards)
    for position, card in changes.items():
        found[position] = card
    return tuple(found)


def put_extra(g: Farm, fm: int, card: int) -> bool:
    """TGB-INV-20: a card that is found, drawn, bought or given goes to a free Extra Inventory space."""
    position = free_extra(g, g.cards[fm])
    if position == NONE:
        return False
    g.cards[fm] = replaced(g.cards[fm], {position: card})
    return True


def without(cards: tuple[int, ...], position: int) -> tuple[int, ...]:
    """With the card of this position taken away; one of two hands leaves both."""
    card = cards[position]
    both = position in HANDS and cards[LEFT] == cards[RIGHT]
    return replaced(cards, {LEFT: NONE, RIGHT: NONE} if both else {position: NONE}) if card != NONE else cards


def settle_points(g: Farm, fm: int) -> None:
    """TGB-STAT-17: when a maximum falls, a higher current value falls to it."""
    found = gear(g, fm)
    g.hp[fm] = min(g.hp[fm], found.hp)
    g.fp[fm] = min(g.fp[fm], found.fp)
