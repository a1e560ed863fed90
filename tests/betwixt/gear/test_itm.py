"""Items in use. ITM, ACT, ELEM"""

from __future__ import annotations

import pytest

from betwixt.scenes import AVELYNN, BILL, DOG, JOAN, SECOND, THIRD, asked, at, do, give, offers, scene, told, why_not
from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BLIND,
    CHARGED,
    CONCENTRATED,
    LIGHTHEADED,
    REFRESHED,
    SHARPENED,
    STUNNED,
    WEAKENED,
)
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has
from hauntbox.games.betwixt.rules.gear.items import bars_item, is_free, subjects, use_item
from hauntbox.games.betwixt.rules.points import recover
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves

ITEM = 7


def holding(item: str, drawing: str = "......\n......\n..BJ..\n..d...\n......\n......") -> Farm:
    g = scene(drawing)
    give(g, BILL, item)
    return g


def use(g: Farm, *answers: str) -> None:
    assert bars_item(g, BILL) == ""
    use_item(g, BILL)
    g.settle()
    do(g, *answers)
    assert g.cards[BILL][ITEM] == -1


@proves("TGB-ITM-01", "TGB-DEC-57", "TGB-ITM-16")
def test_band_aids_heal_2_hp_of_oneself_or_a_neighbour() -> None:
    g = holding("Band-Aids")
    g.hp[BILL], g.hp[JOAN] = 5, 5
    use(g, "who Joan")
    assert (g.hp[BILL], g.hp[JOAN]) == (5, 7)
    g = holding("Band-Aids")
    g.hp[BILL] = 9
    use(g)
    assert g.hp[BILL] == 10


@proves("TGB-ITM-02", "TGB-STAT-02", "TGB-ITM-16")
def test_soda_pop_recovers_3_fp_up_to_the_maximum() -> None:
    for before, after in ((0, 3), (4, 5)):
        g = holding("Soda Pop")
        g.fp[BILL] = before
        use(g)
        assert (g.fp[BILL], told(g, "focuses")) == (after, [(BILL, after - before)])
        recover(g, BILL, 9)
        recover(g, BILL, 9)
        assert [facts for facts in told(g, "focuses") if not facts[1]] == []  # nothing is told of nothing


@proves("TGB-ITM-03", "TGB-STAT-02", "TGB-ITM-16")
def test_a_candy_bar_recovers_1_hp_and_1_fp() -> None:
    g = holding("Candy Bar")
    g.hp[BILL], g.fp[BILL] = 10, 2
    use(g)
    assert (g.hp[BILL], g.fp[BILL]) == (10, 3)


@proves("TGB-ITM-04", "TGB-ITM-07", "TGB-ITM-08")
@pytest.mark.parametrize(
    ("item", "status"), [("Energy Drink", CHARGED), ("Glow Stick", CONCENTRATED), ("Whetstone", SHARPENED)]
)
def test_energy_drink_glow_stick_and_whetstone_give_their_status(item: str, status: int) -> None:
    g = holding(item)
    use(g)
    assert has(g, BILL, status)


@proves("TGB-ACT-21")
def test_candy_bar_glow_stick_and_whetstone_cost_no_action() -> None:
    free = {
        name
        for name in ("Candy Bar", "Glow Stick", "Whetstone", "Soda Pop", "Dog Treat")
        if is_free(holding(name), BILL)
    }
    assert free == {"Candy Bar", "Glow Stick", "Whetstone"}


@proves("TGB-ITM-05")
def test_a_gauze_roll_stops_all_bleed_and_heals_1() -> None:
    g = holding("Gauze Roll")
    gain(g, JOAN, BLEED, 3)
    g.hp[JOAN] = 5
    use(g)
    assert (count(g, JOAN, BLEED), g.hp[JOAN]) == (0, 6)


@proves("TGB-ITM-06")
def test_smelling_salts_take_stunned_lightheaded_and_blind() -> None:
    g = holding("Smelling Salts")
    for status in (STUNNED, LIGHTHEADED, BLIND, WEAKENED):
        gain(g, JOAN, status)
    use(g)
    assert [has(g, JOAN, s) for s in (STUNNED, LIGHTHEADED, BLIND, WEAKENED)] == [False, False, False, True]


@proves("TGB-ITM-09", "TGB-ACT-19", "TGB-ITM-16")
def test_a_flash_camera_blinds_all_monsters_within_2_spaces() -> None:
    g = holding("Flash Camera", "........\nB.d.....\n........\n..r.....\n...c....\n........\n........\n........")
    use(g)
    assert [has(g, m, BLIND) for m in (DOG, SECOND, THIRD)] == [True, True, False]


@proves("TGB-ITM-10")
def test_pepper_spray_blinds_and_dizzies_an_adjacent_monster() -> None:
    g = holding("Pepper Spray", "......\n......\n..B...\n..dr..\n......\n....c.")
    use_item(g, BILL)
    g.settle()
    assert (offers(g), why_not(g, "foe Yard Crow 1")) == (["foe Guard Dog 1", "foe Barn Rat 1"], "TGB-ITM-16")
    do(g, "foe Barn Rat 1")
    assert (has(g, SECOND, BLIND), has(g, SECOND, LIGHTHEADED), g.status[DOG]) == (True, True, 0)


@proves("TGB-ITM-11", "TGB-ITM-16")
def test_marbles_make_a_monster_in_sight_stumble_2_away_from_the_user() -> None:
    g = holding("Bag of Marbles", "........\n........\nB.d.....\n........\n........\n........\n........\n........")
    use(g, "way e", "way e")
    assert g.at[DOG] == at(5, 6)
    stuck = holding("Bag of Marbles", "TTTTTTTT\nBdTTTTTT\nTTTTTTTT\n........\n........\n........\n........\n........")
    assert bars_item(stuck, BILL) == "TGB-ITM-16"  # it cannot go anywhere
    hidden = holding("Bag of Marbles", "TTTTTTTT\nB.T.d...\nTTTTTTTT\n........\n........\n........\n........\n........")
    assert bars_item(hidden, BILL) == "TGB-ITM-16"


@proves("TGB-ITM-12", "TGB-ITM-13", "TGB-MON-26", "TGB-MIS-16", "TGB-ITM-16")
@pytest.mark.parametrize(("item", "who"), [("Dog Treat", DOG), ("Salt Shaker", SECOND)])
def test_a_dog_treat_is_for_beasts_and_a_salt_shaker_for_spirits(item: str, who: int) -> None:
    g = holding(item, "......\n......\n..B...\n.d.sh.\n......\n......")
    assert subjects(g, BILL, 11 if item == "Dog Treat" else 12) == [who]
    use(g)
    if item == "Dog Treat":
        assert has(g, DOG, STUNNED)
    else:
        assert g.hp[SECOND] == 6 - (3 + 2)


@proves("TGB-ELEM-11")
def test_elemental_damage_of_an_item_is_changed_by_the_value_without_defense() -> None:
    g = holding("Salt Shaker", "......\n......\n..B...\n..w...\n......\n...d..")
    use(g)
    assert (g.at[DOG], g.slain[BILL]) == (-1, (13,))  # a Wisp: 3 + 1 is more than its 3 HP


@proves("TGB-ITM-14", "TGB-ACT-19", "TGB-MIS-16")
def test_a_thermos_refreshes_every_fm_within_2_spaces_and_the_user() -> None:
    g = holding("Lemonade Thermos", "........\nB.J.....\n........\n...A....\n........\n........\n........\n.......d")
    use(g)
    assert [has(g, fm, REFRESHED) for fm in (BILL, JOAN, AVELYNN)] == [True, True, False]


@proves("TGB-ITM-16")
def test_an_item_is_not_used_up_without_an_effect() -> None:
    for name in ("Band-Aids", "Gauze Roll", "Smelling Salts", "Soda Pop", "Candy Bar"):
        assert bars_item(holding(name), BILL) == "TGB-ITM-16"
    assert bars_item(holding("Dog Treat", "......\n..B..h"), BILL) == "TGB-ITM-16"
    assert bars_item(holding("Dog Treat", "......\n..B..d"), BILL) == ""


@proves("TGB-ITM-16")
@pytest.mark.parametrize(
    ("name", "hp", "fp", "statuses"),
    [
        ("Band-Aids", -1, 0, ()),
        ("Soda Pop", 0, -1, ()),
        ("Candy Bar", -1, 0, ()),
        ("Candy Bar", 0, -1, ()),
        ("Gauze Roll", -1, 0, ()),
        ("Gauze Roll", 0, 0, (BLEED,)),
        ("Smelling Salts", 0, 0, (STUNNED,)),
        ("Smelling Salts", 0, 0, (LIGHTHEADED,)),
        ("Smelling Salts", 0, 0, (BLIND,)),
    ],
)
def test_an_item_is_used_for_any_of_its_effects(name: str, hp: int, fp: int, statuses: tuple[int, ...]) -> None:
    g = holding(name, "......\n......\n..B...\n......\n......\n.....d")
    g.hp[BILL] += hp
    g.fp[BILL] += fp
    for status in statuses:
        gain(g, BILL, status)
    assert bars_item(g, BILL) == ""


@proves("TGB-ITM-17")
def test_items_for_a_neighbour_work_on_an_adjacent_guest() -> None:
    from hauntbox.games.betwixt.rules.gear.items import near_friends

    g = holding("Gauze Roll")
    g.at[4] = at(4, 5)
    assert near_friends(g, BILL) == [BILL, JOAN, 4]
    assert asked(g) == ""


@proves("TGB-CMP-20")
def test_an_item_elsewhere_than_in_its_position_cannot_be_used() -> None:
    g = scene("B....d")
    give(g, BILL, "Glow Stick", "Energy Drink")
    g.cards[BILL] = (*g.cards[BILL][:7], -1, *g.cards[BILL][8:])
    assert bars_item(g, BILL) == "TGB-CMP-20"
