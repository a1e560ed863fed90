"""What cards give and hold, whom items reach, what is found: bounds, exceptions, events. INV, CARD, ITM, TAL, CMB"""

from __future__ import annotations

import pytest

from betwixt.scenes import (
    AVELYNN,
    BILL,
    JOAN,
    MADDOX,
    asked,
    at,
    do,
    give,
    monster,
    names_of,
    run,
    scene,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.decks import (
    BOOK_DECK,
    BOTTLE_ROCKET,
    CHERRY_BOMB,
    FIRST,
    ITEM_DECK,
    NONE,
    TOKEN_PLACE,
)
from hauntbox.games.betwixt.cards.items import ITEMS
from hauntbox.games.betwixt.cards.words import BR, T
from hauntbox.games.betwixt.rules.gear.dashboard import (
    Gear,
    bars_arrangement,
    gear,
    put_extra,
    replaced,
    settle_points,
    spaces_of,
)
from hauntbox.games.betwixt.rules.gear.fireworks import LayFirework, make_rocket
from hauntbox.games.betwixt.rules.gear.found import LeaveBehind, draw_card, find, find_book
from hauntbox.games.betwixt.rules.gear.items import is_free, near_friends, reached, use_item
from hauntbox.games.betwixt.state import ACCESSORY, EMPTY, EXTRA, FIREWORK, ITEM, LEFT, POUCH, RAT, RIGHT
from hauntbox.ledger import proves

FIELD = "........\n" * 8


def wearing(*cards: str, fm: int = BILL) -> Gear:
    g = scene("BJAM..")
    give(g, fm, *cards)
    return gear(g, fm)


@proves("TGB-INV-02", "TGB-ELEM-08", "TGB-EQP-58")
def test_weapons_give_no_resistance_and_dice_are_listed_best_first() -> None:
    plain, armed = wearing(fm=MADDOX), wearing("Flare Gun", fm=MADDOX)
    assert (armed.elements, armed.armor, armed.weight) == (plain.elements, plain.armor, plain.weight)
    assert wearing("Hockey Pads").defense == (BR, T)
    assert wearing("Charm Bracelet").spaces == wearing().spaces == 3
    assert wearing("Fanny Pack").spaces == 4


@proves("TGB-PAR-09", "TGB-EQP-21")
@pytest.mark.parametrize(("accessory", "more"), [("Fanny Pack", 1), ("Rabbit's Foot", 0)])
def test_only_the_fanny_pack_gives_a_space(accessory: str, more: int) -> None:
    g = scene("B.....", extra_spaces=2)
    give(g, BILL, accessory)
    assert spaces_of(g, g.cards[BILL]) == 2 + more


@proves("TGB-CARD-24", "TGB-CARD-23")
@pytest.mark.parametrize(
    ("left", "right", "rule"),
    [
        ("Trash Can Lid", "", ""),
        ("", "Trash Can Lid", ""),
        ("Rolling Pin", "Trash Can Lid", ""),
        ("Trash Can Lid", "Rolling Pin", ""),
        ("Trash Can Lid", "Trash Can Lid", "TGB-CARD-24"),
    ],
)
def test_a_shield_may_lie_in_either_hand_beside_anything_but_a_shield(left: str, right: str, rule: str) -> None:
    g = scene("B.....")
    hands = {place: FIRST[name] for place, name in ((LEFT, left), (RIGHT, right)) if name}
    assert bars_arrangement(g, BILL, replaced(EMPTY, hands)) == rule


@proves("TGB-INV-20", "TGB-INV-13", "TGB-INV-12")
def test_a_card_that_is_given_takes_the_first_free_space() -> None:
    g = scene("BJ....", extra_spaces=2)
    assert [put_extra(g, JOAN, FIRST[name]) for name in ("BBs", "Pucks", "Golf Balls")] == [True, True, False]
    assert names_of(g, JOAN)[EXTRA : EXTRA + 3] == ["BBs", "Pucks", ""]


@proves("TGB-STAT-17")
def test_points_above_a_maximum_fall_and_others_stay() -> None:
    g = scene("BJ....")
    top = gear(g, BILL)
    g.hp[BILL], g.fp[BILL] = top.hp + 3, top.fp + 2
    settle_points(g, BILL)
    assert (g.hp[BILL], g.fp[BILL]) == (top.hp, top.fp)
    g.hp[BILL], g.fp[BILL] = 2, 1
    settle_points(g, BILL)
    assert (g.hp[BILL], g.fp[BILL]) == (2, 1)


# Fireworks ------------------------------------------------------------------------------------------------------------


@proves("TGB-INV-08", "TGB-TAL-25", "TGB-TAL-39")
@pytest.mark.parametrize(("fp", "asks"), [(1, False), (2, True), (3, True)])
def test_a_firework_is_refilled_for_the_fp_there_are(fp: int, asks: bool) -> None:
    g = scene("M....d")
    g.cards[MADDOX] = replaced(g.cards[MADDOX], {POUCH + 1: CHERRY_BOMB})
    for card in (BOTTLE_ROCKET, CHERRY_BOMB):
        g.tokens[TOKEN_PLACE[card]] = 0
    g.fp[MADDOX] = fp
    make_rocket(g, MADDOX, MADDOX)
    g.settle()
    assert (asked(g), g.tokens[TOKEN_PLACE[BOTTLE_ROCKET]]) == (("WhichFirework Maddox", 0) if asks else ("", 1))
    if asks:
        do(g, "refill Cherry Bomb")
        assert (g.fp[MADDOX], g.tokens[TOKEN_PLACE[CHERRY_BOMB]]) == (fp - 2, 1)


@proves("TGB-TAL-26", "TGB-TAL-49")
def test_a_third_firework_takes_the_oldest_away_and_no_other_trap() -> None:
    g = scene("......\n......\n..M...\n......\n......\n.....d")
    old, rat = (at(6, 6), FIREWORK, -1), (at(5, 5), RAT, MADDOX)
    g.traps = (old, rat, (at(1, 1), FIREWORK, MADDOX))
    run(g, LayFirework(MADDOX))
    do(g, "way n")
    assert g.traps == (rat, (at(1, 1), FIREWORK, MADDOX), (at(3, 5), FIREWORK, MADDOX))
    assert told(g, "firework") == [(MADDOX, at(3, 5))]


# Found ----------------------------------------------------------------------------------------------------------------


@proves("TGB-EQP-59", "TGB-HID-04")
def test_one_card_leaves_the_deck() -> None:
    g = scene("B.....")
    first, *rest = g.decks[ITEM_DECK]
    assert (draw_card(g, ITEM_DECK), g.decks[ITEM_DECK]) == (first, tuple(rest))


@proves("TGB-DROP-11", "TGB-CMB-21")
def test_the_buck_in_the_place_of_a_card_is_told() -> None:
    g = scene("B.....")
    g.decks[ITEM_DECK] = ()
    find(g, ITEM_DECK)
    assert (g.purse, told(g, "bucks"), told(g, "found")) == (1, [(1,)], [])


@proves("TGB-DEC-75", "TGB-CMB-41", "TGB-ACT-30")
def test_what_may_be_left_behind_for_a_found_card() -> None:
    g = scene("BJ....", extra_spaces=2)
    give(g, JOAN, "Fanny Pack", "Charm Bracelet", "Pucks", "BBs", "Kitchen Knife")
    assert names_of(g, JOAN)[ACCESSORY] == "Fanny Pack"
    run(g, LeaveBehind(JOAN, FIRST["Golf Balls"]))
    rules = {text: why_not(g, text) for text in ("give accessory", "give left hand", "give extra 1", "end")}
    assert rules == {
        "give accessory": "TGB-INV-12", "give left hand": "TGB-ACT-30", "give extra 1": "", "end": "TGB-ACT-33",
    }  # fmt: skip
    do(g, "give extra 2")
    assert (told(g, "given"), "Golf Balls" in names_of(g, JOAN)) == ([(JOAN, FIRST["Golf Balls"])], True)


@proves("TGB-CMB-41", "TGB-DEC-75")
def test_a_card_left_behind_takes_its_points_along() -> None:
    g = scene("BJ....", extra_spaces=1)
    give(g, JOAN, "Charm Bracelet", "Pucks")
    top = gear(g, JOAN).fp
    g.fp[JOAN] = top
    g.cards[JOAN] = replaced(g.cards[JOAN], {EXTRA: NONE, EXTRA + 1: NONE})
    run(g, LeaveBehind(JOAN, FIRST["Golf Balls"]))
    do(g, "give accessory")
    assert (g.fp[JOAN], "Golf Balls" in names_of(g, JOAN)) == (top - 1, True)


@proves("TGB-CMP-25", "TGB-BOOK-10", "TGB-BOOK-09")
def test_a_book_is_told_when_it_is_drawn_and_when_it_is_read() -> None:
    g = scene("BJ....")
    book = g.decks[BOOK_DECK][0]
    find_book(g)
    g.settle()
    do(g, "who Joan")
    assert (told(g, "book"), told(g, "reads")) == ([(book,)], [(JOAN, book)])


# Items ----------------------------------------------------------------------------------------------------------------


@proves("TGB-ITM-17", "TGB-ITM-16")
def test_an_item_for_a_neighbour_reaches_oneself_and_those_on_adjacent_spaces() -> None:
    g = scene("BJ......\n..A.....\n" + FIELD[:54])
    assert near_friends(g, BILL) == [BILL, JOAN]
    assert near_friends(g, JOAN) == [BILL, JOAN, AVELYNN]


@proves("TGB-ITM-16", "TGB-ITM-14", "TGB-ITM-09", "TGB-ITM-10")
@pytest.mark.parametrize(
    ("name", "far"), [("Dog Treat", 3), ("Pepper Spray", 1), ("Flash Camera", 2), ("Salt Shaker", 3)]
)
def test_how_far_an_item_reaches_among_monsters(name: str, far: int) -> None:
    g = scene("B.......\n" + FIELD[:63])
    dog = monster(g, "Guard Dog", at(2, 8))
    item = next(n for n, each in enumerate(ITEMS) if each.name == name)
    found = []
    for x in range(2, 8):
        g.at[dog] = at(x, 8)
        found.append(bool(reached(g, BILL, item)))
    assert found == [x - 1 <= far for x in range(2, 8)]


@proves("TGB-ACT-21", "TGB-ACT-19")
def test_an_item_is_told_with_its_user_and_only_some_are_free() -> None:
    g = scene("BJ...d")
    assert not is_free(g, JOAN)
    give(g, JOAN, "Band-Aids")
    assert not is_free(g, JOAN)
    g.hp[JOAN], card = 1, g.cards[JOAN][ITEM]
    use_item(g, JOAN)
    assert told(g, "uses") == [(JOAN, card)]
    g.cards[JOAN] = replaced(g.cards[JOAN], {ITEM: FIRST["Glow Stick"]})
    assert is_free(g, JOAN)


@proves("TGB-EQP-59", "TGB-HID-04")
@pytest.mark.parametrize("deck", [0, 1, 2, 3, ITEM_DECK])
def test_only_equipment_is_drawn_from_lower_decks(deck: int) -> None:
    g = scene("B.....")
    full = [(FIRST[name],) for name in ("Golf Club", "Hatchet", "Silver Locket", "Mascot Suit", "Soda Pop")]
    for n in range(ITEM_DECK + 1):
        g.decks = [*full[:n], *[()] * (ITEM_DECK + 1 - n)]
        lower = 0 if deck == ITEM_DECK else min(n, deck + 1)
        assert draw_card(g, deck) == (full[lower - 1][0] if lower else NONE)
