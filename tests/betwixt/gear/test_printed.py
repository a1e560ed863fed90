"""Every card, sheet and monster says what its line of the ledger says. EQP, ITM, BOOK, DROP, TAL, MON, MWP, FAM"""

from __future__ import annotations

import re

import pytest

from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.cards import equipment, monster_weapons, monsters
from hauntbox.games.betwixt.cards.decks import (
    CARDS,
    DECKS,
    FIRST,
    KIND,
    KINDS,
    book_deck,
    drop_deck,
    equipment_deck,
    item_deck,
)
from hauntbox.games.betwixt.cards.equipment import EQUIPMENT, FIREWORKS, Card
from hauntbox.games.betwixt.cards.family import FAMILY, NAMES, Person, grown
from hauntbox.games.betwixt.cards.items import BOOKS, DROPS, ITEMS, TALENT_POINT, Book, Drop, Item
from hauntbox.games.betwixt.cards.monster_weapons import COPIES, WEAPONS, Weapon
from hauntbox.games.betwixt.cards.monsters import MONSTERS, Monster
from hauntbox.games.betwixt.cards.talents import SYRINGE_TEXTS, SYRINGES, TALENTS, Talent
from hauntbox.games.betwixt.cards.words import DICE, ELEMENTS, RARITIES, effect_text
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.seats import seat_of
from hauntbox.games.betwixt.scene.legend import printed
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves
from hauntbox.ledger.rules import ledger

RULES = ledger("betwixt")
QUARTERS = {0: "0", 1: "1/4", 2: "1/2", 3: "3/4", 4: "1", 6: "1 1/2", 8: "2"}


def line(id: str) -> str:
    """The ledger's sentence, without its notes on the source; its letters WE are symbols to players."""
    text = re.sub(r" \(text[^)]*\)", "", RULES[id].text)
    text = re.sub(r"; name, type, D and Fire \+1 from text", "", text).rstrip(".")
    return re.sub(r"\bWE (\d):", lambda found: f"{found[1]} symbol{'' if found[1] == '1' else 's'}:", text)


def ids(code: str, first: int, last: int) -> list[str]:
    return [f"TGB-{code}-{n:02}" for n in range(first, last + 1)]


# Equipment -----------------------------------------------------------------------------------------------------------


def equipment_line(card: Card) -> str:
    copies = f"{card.copies} cop{'y' if card.copies == 1 else 'ies'}"
    head = [RARITIES[card.rarity], f"collection {card.collection}" if card.collection else copies]
    parts = weapon_parts(card) if card.place == equipment.WEAPON else worn_parts(card)
    tail = "" if card.place == equipment.WEAPON else f"; Weight {QUARTERS[card.weight]}"
    return f"{card.name}: {', '.join(head)}, {parts}{tail}; Value {card.value}"


def weapon_parts(card: Card) -> str:
    words = [equipment.TYPES[card.type], "two hands" if card.hands == 2 else "one hand", DICE[card.die]]
    words += [f"damage {card.damage}", "ranged" if card.ranged else "melee"]
    if card.tokens:
        words.append(
            f"Arrows (own {card.tokens} tokens)" if card.name == "Compound Bow" else f"own {card.tokens} tokens"
        )
    elif card.ammo:
        words.append(card.ammo if card.ranged else f"fires {card.ammo}")
    elif card.note:
        words.append(card.note)
    passive = [f"{ELEMENTS[e]} Damage {n}" for e, n in enumerate(card.elements) if n]
    return "; ".join([", ".join(words), *passive, *[effect_text(effect) for effect in card.effects]])


def worn_parts(card: Card) -> str:
    places = {1: "shield in a hand position", 2: "head", 3: "chest", 4: "feet", 5: "hand", 6: "accessory", 7: "ammo"}
    clothing = card.collection and card.place in (2, 3, 4, 5)
    gives = [f"SPD +{card.spd}"] if card.spd else []
    gives += [f"{'1' if card.halves == 2 else '1/2'} {DICE[card.die]}"] if card.halves else []
    gives += [f"armor {card.armor}"] if card.armor else []
    kinds = [ELEMENTS[e] for e, n in enumerate(card.elements) if n]
    gives += [f"{' and '.join(kinds)} resistance +{max(card.elements)}"] if kinds else []
    gives += [f"FP +{card.fp}"] if card.fp else []
    gives += [f"ACC +{card.acc}"] if card.acc else []
    gives += [f"{card.tokens} tokens"] if card.tokens else []
    text = ", ".join([*(["clothing"] if clothing else []), places[card.place], *gives])
    joint = "; " if card.acc else ", "
    return f"{text}{joint}{card.note}" if card.note else text


@proves(*ids("EQP", 1, 54))
@pytest.mark.parametrize(("id", "card"), list(zip(ids("EQP", 1, 54), EQUIPMENT, strict=True)))
def test_every_equipment_card_is_its_line(id: str, card: Card) -> None:
    assert equipment_line(card) == line(id)


@proves("TGB-EQP-63", "TGB-CMP-17", "TGB-ITM-15")
def test_the_decks_have_as_many_cards_as_the_ledger_says() -> None:
    assert [len(equipment_deck(rarity)) for rarity in DECKS] == [31, 0, 0, 0]
    assert len(item_deck()) == 26
    opened = [equipment_deck(rarity, 0b1110) for rarity in DECKS]
    added = [card for deck in opened for card in deck if CARDS[card].collection]
    assert len(added) == len(set(added)) == 26
    assert [{CARDS[card].rarity for card in deck} for deck in opened] == [{0}, {1}, {2}, {3}]
    assert line("TGB-CMP-17").endswith(f"rising: {', '.join(RARITIES)}")
    assert len(equipment_deck(1, 0b0010)) == 8


@proves("TGB-BOOK-10", "TGB-DROP-10")
def test_books_and_drops() -> None:
    assert (len(book_deck()), len(drop_deck())) == (12, 20)


def test_every_copy_is_a_card_of_its_own() -> None:
    assert [KINDS[kind].name for kind in KIND].count("Slingshot") == 2
    assert CARDS[FIRST["Slingshot"] + 1].name == "Slingshot"


@proves(*ids("TAL", 37, 39))
@pytest.mark.parametrize(("id", "card"), list(zip(ids("TAL", 37, 39), FIREWORKS, strict=True)))
def test_the_fireworks(id: str, card: Card) -> None:
    words = line(id)
    assert words.startswith(f"{card.name}: firework, ranged, one hand, {DICE[card.die]}, damage {card.damage}")
    assert (card.ranged, card.hands, card.type) == (True, 1, equipment.FIREWORK)
    fire = re.search(r", Fire Damage (\d), \d symbol", words)
    assert card.elements == (int(fire[1]) if fire else 0, 0, 0, 0)
    assert effect_text(card.effects[0]) in words
    assert f"up to {card.tokens}" in words


# Items, books, drops -------------------------------------------------------------------------------------------------


@proves(*ids("ITM", 1, 14))
@pytest.mark.parametrize(("id", "item"), list(zip(ids("ITM", 1, 14), ITEMS, strict=True)))
def test_every_item_says_its_line(id: str, item: Item) -> None:
    name, copies, free, _, _, value, text = item
    many = f"{copies} cop{'y' if copies == 1 else 'ies'}"
    assert line(id) == f"{name}: {many}, {'no action' if free else 'takes an action'}: {text} Value {value}"


@proves(*ids("BOOK", 1, 8))
@pytest.mark.parametrize(("id", "book"), list(zip(ids("BOOK", 1, 8), BOOKS, strict=True)))
def test_every_book_says_its_line(id: str, book: Book) -> None:
    name, copies, type = book
    gives = "Talent Point" if type == TALENT_POINT else f"{equipment.TYPES[type]} proficiency token"
    assert line(id) == f"{name}: {copies} cop{'y' if copies == 1 else 'ies'}: one {gives}"


@proves(*ids("DROP", 1, 9))
@pytest.mark.parametrize(("id", "drop"), list(zip(ids("DROP", 1, 9), DROPS, strict=True)))
def test_every_drop_says_its_line(id: str, drop: Drop) -> None:
    name, copies, _, _, text = drop
    assert line(id) == f"{name}: {copies} cop{'y' if copies == 1 else 'ies'}: {text}"


# Talents -------------------------------------------------------------------------------------------------------------

KIND_WORDS = ("attack talent", "support talent", "passive", "reaction")


@pytest.mark.parametrize(("id", "talent"), list(zip(ids("TAL", 1, 32), TALENTS, strict=True)))
def test_every_talent_says_its_line(id: str, talent: Talent) -> None:
    owner, name, kind, fp, points, text = talent
    cost = f"{KIND_WORDS[kind]}, {fp} FP" if kind in (0, 1, 3) else KIND_WORDS[kind]
    bought = f"{points} TP" if points else "owned from the start"
    assert line(id) == f"{NAMES[owner]}, {name} ({cost}; {bought}): {text.rstrip('.')}"


@proves("TGB-TAL-42", "TGB-TAL-43")
def test_syringes_say_their_lines() -> None:
    both = line("TGB-TAL-42") + line("TGB-TAL-43")
    assert all(f"{name} ({text})" in both for name, text in zip(SYRINGES, SYRINGE_TEXTS, strict=True))


# Monsters ------------------------------------------------------------------------------------------------------------


def monster_line(card: Monster) -> str:
    attack = ("draws a weapon", "melee", "ranged")[card.attack]
    defense = ", ".join([DICE[die] for die in card.defense]) or "none"
    head = (
        f"{card.name}{' (boss)' if card.boss else ''}: {monsters.TYPES[card.type]}, HP {card.hp}, STR {card.strength}, "
        f"ACC {card.acc}, AGI {card.agi}, SPD {card.spd}, {attack}, hit {', '.join([DICE[d] for d in card.hit])}, "
        f"defense {defense}, armor {card.armor}"
    )
    parts = [head, *[effect_text(effect) for effect in card.effects], f"XP {card.xp}, money {card.money}"]
    return "; ".join([*parts, *notes(card)])


def notes(card: Monster) -> list[str]:
    order = (3, 0, 2, 1) if card.type == monsters.GHOST else (0, 2, 1, 3)
    values = [f"{ELEMENTS[e]} {card.elements[e]:+}" for e in order if card.elements[e]]
    found = ["Flight"] if card.flies else []
    found += [", ".join(values)] if values else []
    found += ["one extra Drop draw"] if card.drops else []
    found += ["add 1 green Temporary card if owned"] if card.green else []
    found += [card.note] if card.note else []
    gives = "gives " if card.name == "Gatekeeper Gus" else ""
    return [*found, *([f"{gives}{card.trophies} troph{'y' if card.trophies == 1 else 'ies'}"] if card.trophies else [])]


@proves(*ids("MON", 1, 22))
@pytest.mark.parametrize(("id", "card"), list(zip(ids("MON", 1, 22), MONSTERS, strict=True)))
def test_every_monster_card_is_its_line(id: str, card: Monster) -> None:
    assert monster_line(card) == line(id)


@proves("TGB-MON-23")
def test_spirits_are_melee_or_ranged_and_have_no_weapon_deck() -> None:
    spirits = [card for card in MONSTERS if card.type == monsters.GHOST]
    assert spirits
    assert all(card.attack in (monsters.MELEE, monsters.RANGED) for card in spirits)
    assert {card.deck for card in WEAPONS} == {monsters.BEAST, monsters.HUMANISH}


def weapon_line(card: Weapon) -> str:
    copies = f"{card.copies} cop{'y' if card.copies == 1 else 'ies'}"
    words = [card.name, copies, RARITIES[card.rarity], "ranged" if card.ranged else "melee", DICE[card.die]]
    effects = [effect_text(effect) for effect in card.effects]
    return f"{monsters.TYPES[card.deck]} deck: " + "; ".join([", ".join([*words, f"damage {card.damage}"]), *effects])


@proves(*ids("MWP", 1, 25))
@pytest.mark.parametrize(("id", "card"), list(zip(ids("MWP", 1, 25), WEAPONS, strict=True)))
def test_every_monster_weapon_is_its_line(id: str, card: Weapon) -> None:
    assert weapon_line(card) == line(id)


def test_the_weapon_decks_have_15_and_17_cards() -> None:
    assert [len(deck) for deck in monster_weapons.DECKS] == [15, 17]
    assert len(COPIES) == 32


# The family ----------------------------------------------------------------------------------------------------------


@proves(*ids("FAM", 1, 4), "TGB-SET-02")
@pytest.mark.parametrize(("id", "person"), list(zip(ids("FAM", 1, 4), FAMILY, strict=True)))
def test_every_sheet_is_its_line(id: str, person: Person) -> None:
    p = person
    assert line(id) == (
        f"{p.name}: HP {p.hp}, FP {p.fp}, STR {p.strength}, ACC {p.acc}, AGI {p.agi}, SPD {p.spd}; "
        f"base {DICE[p.hit]}, base {DICE[p.defense]}"
    )
    assert NAMES == ("Bill", "Joan", "Avelynn", "Maddox")


@proves("TGB-CMP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_father_mother_sister_and_brother_take_part_at_every_player_count(players: int) -> None:
    looks = printed()
    people = [f"{looks[f'f-{fm}'].name} ({looks[f'f-{fm}'].text.lower()})" for fm in range(4)]
    assert f"{', '.join(people[:3])} and {people[3]}" in line("TGB-CMP-01").replace("The family members are ", "")
    g = GAME.lay_out(Options(players=players), "long_driveway", "four")
    assert isinstance(g, Farm)
    g.settle()
    assert [hp > 0 for hp in g.hp[:4]] == [True] * 4
    assert len(g.minds) == len(g.sealed) == len(g.standing) == 5  # and the family as a whole
    assert [len(some) for some in (g.post, g.cards, g.talents, g.fp)] == [4] * 4
    assert {seat_of(g, fm) for fm in range(4)} <= set(range(players))


@proves("TGB-EX-02")
def test_bills_set_up() -> None:
    bill = FAMILY[0]
    assert (bill.hp, bill.fp, bill.strength, bill.acc) == (10, 5, 3, 1)


@proves(*ids("FAM", 9, 12), "TGB-FAM-07")
@pytest.mark.parametrize("fm", range(4))
def test_every_level_gives_the_bonus_of_its_line(fm: int) -> None:
    words = line(f"TGB-FAM-{9 + fm:02}")
    for level, bonus in re.findall(r"(\d) ([^;]+)", words.split(": ", 1)[1]):
        before, after = grown(fm, int(level) - 1), grown(fm, int(level))
        assert changes(before, after) == bonus.replace("STR +1 or ACC +1", "STR +1"), level


def changes(before: Person, after: Person) -> str:
    found = []
    for field, word in (("spd", "SPD"), ("hp", "HP"), ("fp", "FP"), ("strength", "STR"), ("acc", "ACC")):
        if gained := getattr(after, field) - getattr(before, field):
            found.append(f"{word} +{gained}")
    for field in ("hit", "defense"):
        if getattr(after, field) != getattr(before, field):
            found.append(f"base {field} {DICE[getattr(before, field)]} becomes {DICE[getattr(after, field)]}")
    return " and ".join(found)


@proves("TGB-FAM-11")
def test_avelynn_may_take_acc_at_level_3() -> None:
    assert changes(grown(2, 2, arm=False), grown(2, 3, arm=False)) == "ACC +1"


@proves("TGB-FAM-13")
def test_weapon_types() -> None:
    assert ", ".join(equipment.TYPES) in line("TGB-FAM-13")


@proves("TGB-CMP-08", "TGB-CARD-07", "TGB-CARD-14")
def test_what_a_monster_card_does_not_say_is_nothing() -> None:
    plain = Monster("X", 0, 1, 1, 1, 1, 1, 0, (), (), 0, 0, 0)
    assert (plain.effects, plain.elements, plain.flies, plain.boss) == ((), (0, 0, 0, 0), False, False)
    assert (plain.drops, plain.green, plain.trophies, plain.note) == (0, 0, 0, "")
