"""Dashboards, readying, trading, the Stash, what cards give. INV, ACT, CARD, STAT, EQP"""

from __future__ import annotations

import pytest

from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    asked,
    do,
    give,
    learn,
    names_of,
    offers,
    rig,
    run,
    scene,
    stash,
    tokens_on,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST, NONE
from hauntbox.games.betwixt.cards.words import BLIND, BR, T
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.means import FIRE_IT, all_means, blow_of, means
from hauntbox.games.betwixt.rules.attack.statuses import gain, has
from hauntbox.games.betwixt.rules.gear.dashboard import (
    bars_arrangement,
    free_extra,
    gear,
    pouch_slots,
    put,
    put_extra,
    replaced,
)
from hauntbox.games.betwixt.rules.gear.readying import PickUp
from hauntbox.games.betwixt.rules.gear.trading import Partner, PutIn, bars_parting, partners
from hauntbox.games.betwixt.rules.setup import set_table
from hauntbox.games.betwixt.scene.people import place_words
from hauntbox.games.betwixt.state import (
    ACCESSORY,
    CHEST,
    EMPTY,
    EXTRA,
    FEET,
    HEAD,
    ITEM,
    LEFT,
    POUCH,
    RIGHT,
    Farm,
)
from hauntbox.ledger import proves


def ready(g: Farm, fm: int = BILL) -> Farm:
    run(g, PickUp(fm, 0))
    return g


def lying(fm: int, **cards: str) -> Farm:
    """A fight with these cards in these positions, whatever the rules say."""
    g = scene("BJAM..\n.....d")
    places = {"left": LEFT, "right": RIGHT, "head": HEAD, "chest": CHEST, "feet": FEET, "accessory": ACCESSORY}
    places |= {
        "item": ITEM,
        "e1": EXTRA,
        "e2": EXTRA + 1,
        "e3": EXTRA + 2,
        "e4": EXTRA + 3,
        "pouch": POUCH,
        "gloves": 5,
    }
    g.cards[fm] = replaced(EMPTY, {places[name]: FIRST[card] for name, card in cards.items()})
    return g


def fault(fm: int = BILL, **cards: str) -> str:
    g = lying(fm, **cards)
    return bars_arrangement(g, fm, g.cards[fm])


@proves("TGB-INV-01", "TGB-CMP-02")
def test_a_dashboard_has_eight_positions_and_three_extra_spaces() -> None:
    g = scene("B.....\n.....d")
    assert gear(g, BILL).spaces == 3
    give(g, BILL, "Rolling Pin", "Kitchen Knife", "Bike Helmet", "Leather Jacket", "Work Boots", "Gardening Gloves")
    give(g, BILL, "Rabbit's Foot", "Soda Pop", "Golf Balls", "Baseballs", "Pucks")
    assert "" not in names_of(g, BILL)[: EXTRA + 3]
    full = g.cards[BILL]
    assert not put(g, BILL, FIRST["BBs"])
    assert g.cards[BILL] == full
    assert [place_words(g, BILL, p) for p, card in enumerate(full) if card != NONE] == [
        "left hand", "right hand", "head", "chest", "feet", "gloves", "accessory", "item",
        "extra 1", "extra 2", "extra 3",
    ]  # fmt: skip


@proves("TGB-PAR-09")
def test_the_number_of_extra_spaces_can_be_changed() -> None:
    assert gear(scene("B.....\n.....d", extra_spaces=5), BILL).spaces == 5


@proves("TGB-CARD-23", "TGB-CARD-24", "TGB-CARD-38")
def test_a_weapon_of_two_hands_fills_both_and_a_shield_needs_a_hand() -> None:
    assert fault(left="Golf Club", right="Golf Club") == ""
    assert fault(left="Golf Club") == "TGB-CARD-23"
    assert fault(left="Rolling Pin", right="Trash Can Lid") == ""
    assert fault(left="Golf Club", right="Trash Can Lid") == "TGB-CARD-23"
    assert fault(left="Bike Helmet") == "TGB-CARD-38"
    g = lying(BILL, left="Trash Can Lid")
    g.cards[BILL] = replaced(g.cards[BILL], {RIGHT: FIRST["Trash Can Lid"]})
    assert bars_arrangement(g, BILL, g.cards[BILL]) == "TGB-CARD-24"


@proves("TGB-CARD-32", "TGB-CARD-37", "TGB-CMP-20")
def test_clothing_accessories_and_items_have_positions_of_their_own() -> None:
    assert fault(head="Bike Helmet", chest="Hockey Pads", feet="Sneakers", gloves="Oven Mitts") == ""
    assert fault(head="Sneakers") == "TGB-CARD-32"
    assert fault(accessory="Bike Helmet") == "TGB-CARD-37"
    assert fault(item="Rabbit's Foot") == "TGB-CMP-20"
    assert fault(item="Soda Pop", accessory="Rabbit's Foot") == ""
    assert (fault(left="Soda Pop"), fault(right="Rolling Pin")) == ("TGB-CARD-38", "")
    assert (fault(MADDOX, pouch="Soda Pop"), fault(MADDOX, pouch="Slingshot")) == ("TGB-INV-14", "")
    assert fault(BILL, pouch="Slingshot") == "TGB-INV-10"


@proves("TGB-STAT-11", "TGB-EX-08")
def test_weight_may_not_exceed_str() -> None:
    assert fault(JOAN, head="Catcher's Mask") == ""
    assert fault(JOAN, head="Bike Helmet", feet="Work Boots") == ""  # just STR 1
    assert fault(JOAN, head="Catcher's Mask", chest="Leather Jacket") == "TGB-STAT-11"
    assert fault(AVELYNN, head="Catcher's Mask", chest="Leather Jacket") == ""


@proves("TGB-INV-04", "TGB-EQP-58")
def test_weapons_weigh_nothing_and_shields_do() -> None:
    assert gear(lying(BILL, left="Sledge", right="Sledge"), BILL).weight == 0
    assert gear(lying(BILL, left="Trash Can Lid"), BILL).weight == 2
    assert fault(JOAN, left="Trash Can Lid", head="Catcher's Mask") == "TGB-STAT-11"


@proves("TGB-CARD-33", "TGB-CARD-34", "TGB-EX-56")
def test_fractions_of_a_color_are_added() -> None:
    g = lying(JOAN, head="Bike Helmet", feet="Work Boots")
    assert (gear(g, JOAN).defense, bars_arrangement(g, JOAN, g.cards[JOAN])) == ((T, T), "")
    assert gear(lying(JOAN, head="Bike Helmet"), JOAN).defense == (T,)


@proves("TGB-CARD-43", "TGB-EX-56")
def test_fractions_of_different_colors_are_not_added() -> None:
    assert gear(lying(JOAN, head="Bike Helmet", feet="Steel-Toe Boots"), JOAN).defense == (T,)
    assert gear(lying(JOAN, head="Batting Helmet", feet="Steel-Toe Boots"), JOAN).defense == (BR, T)


@proves("TGB-CARD-35", "TGB-CARD-36", "TGB-CARD-18")
def test_armor_weight_and_dice_of_cards_count() -> None:
    found = gear(lying(BILL, chest="Riot Vest", left="Kitchen Knife"), BILL)
    assert (found.armor, found.weight, found.defense) == (1, 6, (BR, BR))
    g = lying(BILL, left="Kitchen Knife")
    assert blow_of(g, BILL, means(0)).hit == (0, 2)


@proves("TGB-INV-02", "TGB-CARD-37")
def test_extra_inventory_gives_no_benefit() -> None:
    worn, carried = (
        lying(BILL, feet="Sneakers", chest="Leather Jacket"),
        lying(BILL, e1="Sneakers", e2="Leather Jacket"),
    )
    assert (gear(worn, BILL).spd, gear(worn, BILL).armor) == (5, 1)
    assert (gear(carried, BILL).spd, gear(carried, BILL).armor, gear(carried, BILL).weight) == (4, 0, 0)
    assert gear(lying(BILL, accessory="Charm Bracelet"), BILL).fp == 6


@proves("TGB-INV-16", "TGB-CHIP-02")
def test_the_base_row_changes_at_once_but_not_a_roll_that_has_begun() -> None:
    g = lying(BILL, chest="Hockey Pads")
    assert gear(g, BILL).defense == (BR, T)
    rig(g, LG=1)
    attack(g, DOG, BILL)
    g.settle()
    rolled = g.wards
    g.cards[BILL] = EMPTY
    assert (gear(g, BILL).defense, g.wards) == ((BR,), rolled)


@proves("TGB-STAT-16", "TGB-STAT-17")
def test_a_card_raises_the_maximum_only_and_a_fallen_maximum_takes_the_value_along() -> None:
    g = lying(BILL, e1="Charm Bracelet")
    ready(g)
    do(g, "take extra 1", "lay accessory")
    assert (g.fp[BILL], gear(g, BILL).fp) == (5, 6)
    g.agenda.clear()
    g.fp[BILL] = 6
    ready(g)
    do(g, "take accessory", "lay extra 1")
    assert g.fp[BILL] == 5


@proves("TGB-TAL-08")
def test_weekend_warrior_adds_3_hp() -> None:
    g = scene("B.....\n.....d")
    learn(g, BILL, "Weekend Warrior")
    assert gear(g, BILL).hp == 13


@proves("TGB-PAR-19")
def test_hp_of_fms_can_be_raised() -> None:
    assert gear(scene("B.....\n.....d", fm_hp=3), BILL).hp == 13


# Ready Equipment -----------------------------------------------------------------------------------------------------


@proves("TGB-ACT-22", "TGB-EX-04", "TGB-DEC-63")
def test_one_action_readies_several_cards() -> None:
    g = ready(lying(BILL, e1="BB Pistol", e2="Soda Pop"))
    assert offers(g) == ["take extra 1", "take extra 2", "stop"]
    do(g, "take extra 1", "lay left hand", "take extra 2", "lay item")
    assert (names_of(g, BILL)[LEFT], names_of(g, BILL)[ITEM]) == ("BB Pistol", "Soda Pop")


@proves("TGB-ACT-36", "TGB-DEC-64")
def test_a_card_is_picked_up_once_and_swaps_with_what_lies_there() -> None:
    g = ready(lying(BILL, left="Rolling Pin", e1="Kitchen Knife"))
    do(g, "take extra 1")
    assert set(offers(g)) == {"lay left hand", "lay right hand", "lay extra 2", "lay extra 3"}
    do(g, "lay left hand")
    assert (names_of(g, BILL)[LEFT], names_of(g, BILL)[EXTRA]) == ("Kitchen Knife", "Rolling Pin")
    assert why_not(g, "take left hand") == "TGB-ACT-36"


@proves("TGB-ACT-37")
def test_a_card_that_would_break_a_limit_cannot_be_put_there() -> None:
    g = ready(lying(JOAN, head="Catcher's Mask", e1="Leather Jacket"), JOAN)
    do(g, "take extra 1")
    assert (why_not(g, "lay chest"), "lay chest" in offers(g)) == ("TGB-STAT-11", False)


@proves("TGB-ACT-38")
def test_a_two_handed_weapon_sends_both_hands_away_if_there_is_room() -> None:
    g = ready(lying(BILL, left="Rolling Pin", right="Kitchen Knife", e1="Golf Club"))
    do(g, "take extra 1", "lay left hand")
    assert names_of(g, BILL)[:2] == ["Golf Club", "Golf Club"]
    assert names_of(g, BILL)[EXTRA : EXTRA + 2] == ["Rolling Pin", "Kitchen Knife"]
    out = ready(lying(BILL, left="Golf Club", right="Golf Club", head="Bike Helmet"))
    do(out, "take left hand")
    assert why_not(out, "lay head")
    do(out, "lay extra 2")
    assert (names_of(out, BILL)[:3], names_of(out, BILL)[EXTRA + 1]) == (["", "", "Bike Helmet"], "Golf Club")
    full = ready(lying(BILL, left="Rolling Pin", right="Kitchen Knife", e1="Golf Club", e2="Pucks", e3="BBs"))
    do(full, "take extra 1")
    assert why_not(full, "lay left hand") == "TGB-ACT-38"


@proves("TGB-EQP-66")
def test_equipping_the_goggles_takes_blind_away() -> None:
    g = lying(BILL, e1="Night-Vision Goggles")
    gain(g, BILL, BLIND)
    ready(g)
    do(g, "take extra 1", "lay accessory")
    assert not has(g, BILL, BLIND)


@proves("TGB-INV-12", "TGB-EX-57", "TGB-EQP-21")
def test_the_fanny_pack_stays_while_its_space_is_needed() -> None:
    g = lying(AVELYNN, accessory="Fanny Pack", e1="Bike Helmet", e2="Gardening Gloves", e3="Pucks", e4="BBs")
    assert (gear(g, AVELYNN).spaces, bars_arrangement(g, AVELYNN, g.cards[AVELYNN])) == (4, "")
    assert bars_parting(g, AVELYNN, ACCESSORY) == "TGB-INV-12"
    ready(g, AVELYNN)
    assert "take accessory" not in offers(g)
    do(g, "take extra 1", "lay head", "take extra 2", "lay gloves", "take accessory", "lay extra 1", "stop")
    assert (names_of(g, AVELYNN)[ACCESSORY], names_of(g, AVELYNN)[EXTRA]) == ("", "Fanny Pack")


@proves("TGB-INV-12")
def test_a_card_in_the_space_of_a_fanny_pack_that_is_gone_takes_one_that_is_left() -> None:
    g = lying(AVELYNN, e2="Gardening Gloves", e3="Pucks", e4="BBs")
    assert free_extra(g, g.cards[AVELYNN]) == NONE
    g = lying(AVELYNN, e3="Pucks", e4="BBs")
    assert free_extra(g, g.cards[AVELYNN]) == EXTRA


# Trading -------------------------------------------------------------------------------------------------------------


@proves("TGB-ACT-23", "TGB-DEC-65")
def test_one_trades_with_an_fm_on_an_adjacent_space() -> None:
    g = scene("BJ....\n..A..d")
    give(g, BILL, "Golf Balls")
    assert partners(g, BILL) == [JOAN]
    run(g, Partner(BILL))
    assert why_not(g, "who Avelynn") == "TGB-ACT-23"
    do(g, "who Joan")
    assert asked(g) == "GiveCard Bill"


@proves("TGB-ACT-24", "TGB-DEC-66", "TGB-DEC-67", "TGB-ACT-30", "TGB-DEC-09")
@pytest.mark.parametrize(
    ("answers", "bills", "joans"),
    [
        (("give extra 1", "nobody"), [], ["Golf Balls", "Pucks"]),
        (("nobody", "receive extra 1"), ["Golf Balls", "Pucks"], []),
        (("give extra 1", "receive extra 1"), ["Pucks"], ["Golf Balls"]),
    ],
)
def test_a_trade_is_a_gift_or_one_card_for_one(answers: tuple[str, ...], bills: list[str], joans: list[str]) -> None:
    g = scene("BJ....\n.....d")
    give(g, BILL, "Golf Balls")
    give(g, JOAN, "Pucks")
    run(g, Partner(BILL))
    do(g, "who Joan", *answers)
    assert [sorted([name for name in names_of(g, fm) if name]) for fm in (BILL, JOAN)] == [bills, joans]


@proves("TGB-ACT-25", "TGB-ACT-29", "TGB-INV-20")
def test_a_card_received_lies_in_extra_inventory() -> None:
    g = scene("BJ....\n.....d")
    give(g, BILL, "Bike Helmet")
    run(g, Partner(BILL))
    do(g, "who Joan", "give head", "nobody")
    assert (names_of(g, JOAN)[HEAD], names_of(g, JOAN)[EXTRA]) == ("", "Bike Helmet")


@proves("TGB-ACT-30", "TGB-DEC-67")
def test_without_room_a_card_must_be_swapped_out() -> None:
    g = scene("BJ....\n.....d")
    give(g, BILL, "Golf Balls")
    give(g, JOAN, "Pucks", "BBs", "Baseballs")
    run(g, Partner(BILL))
    do(g, "who Joan", "give extra 1")
    assert (why_not(g, "nobody"), "receive extra 2" in offers(g)) == ("TGB-ACT-30", True)
    full = scene("BJ....\n.....d")
    give(full, BILL, "Golf Balls", "Pucks", "BBs")
    give(full, JOAN, "Baseballs")
    run(full, Partner(BILL))
    do(full, "who Joan")
    assert why_not(full, "nobody") == "TGB-ACT-30"  # he has no room for a gift


@proves("TGB-ACT-24", "TGB-DEC-66", "TGB-DEC-67")
def test_a_trade_of_nothing_for_nothing_is_none() -> None:
    g = scene("BJ....\n.....d")
    give(g, BILL, "Golf Balls")
    run(g, Partner(BILL))
    do(g, "who Joan")
    assert why_not(g, "nobody") == "TGB-ACT-35"
    both = scene("BJ....\n.....d")
    give(both, BILL, "Golf Balls")
    give(both, JOAN, "Pucks")
    run(both, Partner(BILL))
    do(both, "who Joan", "nobody")
    assert (why_not(both, "nobody"), why_not(both, "receive extra 2")) == ("TGB-ACT-35", "TGB-ACT-23")
    full = scene("BJ....\n.....d")
    give(full, BILL, "Golf Balls", "BBs", "Baseballs")
    give(full, JOAN, "Pucks")
    run(full, Partner(BILL))
    do(full, "who Joan")
    assert why_not(full, "nobody") == "TGB-ACT-30"


@proves("TGB-INV-15", "TGB-ACT-23")
def test_fireworks_cannot_be_traded_or_stashed() -> None:
    g = lying(MADDOX, left="Bottle Rocket", e1="Pucks")
    assert bars_parting(g, MADDOX, LEFT) == "TGB-INV-15"
    run(g, PutIn(MADDOX))
    assert offers(g) == ["give extra 1"]
    assert fault(MADDOX, e1="Bottle Rocket") == "TGB-INV-15"


@proves("TGB-ACT-26", "TGB-DEC-68", "TGB-DEC-69")
def test_one_card_is_taken_from_the_stash_or_swapped_with_it() -> None:
    g = lying(BILL, e1="Pucks")
    stash(g, "Soda Pop", "BBs")
    run(g, PutIn(BILL))
    assert offers(g) == ["give extra 1", "nobody"]
    do(g, "give extra 1")
    assert offers(g) == ["fetch 1", "fetch 2", "nobody"]
    do(g, "fetch 2")
    assert ([CARDS[card].name for card in g.stash], names_of(g, BILL)[EXTRA]) == (["Soda Pop", "Pucks"], "BBs")
    assert told(g, "stash") == [(BILL, FIRST["Pucks"], FIRST["BBs"])]


@proves("TGB-ACT-27", "TGB-CMP-26")
def test_a_card_may_be_put_in_alone_while_the_stash_has_room() -> None:
    g = lying(BILL, e1="Pucks")
    run(g, PutIn(BILL))
    do(g, "give extra 1", "nobody")
    assert len(g.stash) == 1
    full = lying(BILL, e1="Pucks")
    stash(full, "Soda Pop", "BBs", "Baseballs", "Golf Balls", "Bike Helmet")
    run(full, PutIn(BILL))
    do(full, "give extra 1")
    assert why_not(full, "nobody") == "TGB-CMP-26"


@proves("TGB-ACT-28", "TGB-CARD-40")
def test_a_card_of_the_stash_goes_to_extra_inventory() -> None:
    g = scene("B.....\n.....d")
    stash(g, "Soda Pop")
    run(g, PutIn(BILL))
    do(g, "nobody", "fetch 1")
    assert (names_of(g, BILL)[ITEM], names_of(g, BILL)[EXTRA]) == ("", "Soda Pop")


@proves("TGB-INV-21", "TGB-SET-14")
def test_cards_of_the_start_go_to_their_own_position_if_it_is_free_and_legal() -> None:
    g = scene("J.....\n.....d")
    for name in ("Catcher's Mask", "Bike Helmet", "Leather Jacket", "Rolling Pin"):
        put(g, JOAN, FIRST[name])
    found = names_of(g, JOAN)
    assert (found[HEAD], found[LEFT], found[EXTRA : EXTRA + 2]) == (
        "Catcher's Mask",
        "Rolling Pin",
        ["Bike Helmet", "Leather Jacket"],
    )


@proves("TGB-INV-13", "TGB-INV-20")
def test_cards_that_are_gained_never_go_into_the_pouch() -> None:
    g = lying(MADDOX, e1="Pucks", e2="BBs", e3="Baseballs")
    assert not put_extra(g, MADDOX, FIRST["Rolling Pin"])
    assert FIRST["Rolling Pin"] not in g.cards[MADDOX]


# The pouch -----------------------------------------------------------------------------------------------------------


@proves("TGB-INV-05", "TGB-CMP-04", "TGB-SET-01")
def test_maddox_starts_with_the_bottle_rocket_in_the_pouch() -> None:
    g = Farm()
    set_table(g)
    assert (names_of(g, MADDOX)[POUCH], tokens_on(g, "Bottle Rocket")) == ("Bottle Rocket", 1)
    assert (g.hp[:4], g.fp) == ([10, 8, 8, 7], [5, 8, 6, 7])


@proves("TGB-INV-06", "TGB-INV-07", "TGB-EX-52")
def test_ready_equipment_swaps_the_rocket_with_the_slingshot() -> None:
    g = lying(MADDOX, left="Slingshot", right="Slingshot", pouch="Bottle Rocket")
    assert all_means(g, MADDOX) == [means(0)]
    ready(g, MADDOX)
    do(g, "take pouch 1", "lay left hand")
    assert (names_of(g, MADDOX)[LEFT], names_of(g, MADDOX)[RIGHT], names_of(g, MADDOX)[POUCH]) == (
        "Bottle Rocket",
        "",
        "Slingshot",
    )
    g.agenda.clear()
    assert blow_of(g, MADDOX, means(0)).elements == (1, 0, 0, 0)


@proves("TGB-INV-14", "TGB-TAL-40")
def test_a_pouch_slot_takes_a_firework_or_a_weapon() -> None:
    assert fault(MADDOX, pouch="Slingshot") == ""
    assert fault(MADDOX, pouch="Bike Helmet") == "TGB-INV-14"
    assert fault(BILL, pouch="Slingshot") == "TGB-INV-10"


@proves("TGB-INV-10", "TGB-TAL-27", "TGB-TAL-31")
def test_talents_open_more_slots() -> None:
    g = scene("M.....\n.....d")
    assert pouch_slots(g, MADDOX) == 1
    learn(g, MADDOX, "Roman Candle")
    assert pouch_slots(g, MADDOX) == 2
    learn(g, MADDOX, "Cherry Bomb")
    assert (pouch_slots(g, MADDOX), pouch_slots(g, BILL)) == (3, 0)


def test_nothing_is_in_two_places() -> None:
    g = lying(BILL, left="Golf Club", right="Golf Club", e1="Golf Balls")
    assert all_means(g, BILL) == [means(0), means(0, FIRE_IT)]
    assert NONE not in [card for card in g.cards[BILL] if card >= 0]
    assert asked(g) == ""


@proves("TGB-ACT-37", "TGB-STAT-11")
def test_what_lies_in_a_wrong_place_bars_the_whole_arrangement() -> None:
    g = lying(AVELYNN)
    cards = list(g.cards[AVELYNN])
    assert bars_arrangement(g, AVELYNN, tuple(cards)) == ""
    cards[FEET] = FIRST["Bike Helmet"]
    assert bars_arrangement(g, AVELYNN, tuple(cards)) != ""
    cards[FEET] = FIRST["Sneakers"]
    assert bars_arrangement(g, AVELYNN, tuple(cards)) == ""
