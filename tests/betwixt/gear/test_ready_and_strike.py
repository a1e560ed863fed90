"""Readying, learning, striking and Grand Finale: exceptions, bounds and events. ACT, INV, TAL, ATK, RNG, ITM"""

from __future__ import annotations

import pytest

from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    action,
    asked,
    at,
    do,
    give,
    hold,
    learn,
    names_of,
    run,
    scene,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST, NONE
from hauntbox.games.betwixt.cards.talents import (
    DAD_STRENGTH,
    FASTPITCH,
    GRAND_FINALE,
    SECOND_POCKET,
    SECOND_POCKET_TWICE,
    TALENT_NAMES,
    TALENTS,
)
from hauntbox.games.betwixt.cards.words import BLIND, LIGHTHEADED, STUNNED, WEAKENED
from hauntbox.games.betwixt.rules.attack.means import FIRE_IT, FIRST_SYRINGE, OWN_DICE, SWING, UNARMED, means
from hauntbox.games.betwixt.rules.attack.statuses import gain, has
from hauntbox.games.betwixt.rules.attack.stumbling import Shove
from hauntbox.games.betwixt.rules.gear.dashboard import gear, replaced
from hauntbox.games.betwixt.rules.gear.items import EFFECTS, meant, named, use_item
from hauntbox.games.betwixt.rules.gear.learning import gain_level, learn_talent
from hauntbox.games.betwixt.rules.gear.readying import PickUp, can_ready, moved
from hauntbox.games.betwixt.rules.gear.striking import (
    AtWhom,
    Blast,
    ByWhat,
    FinaleSpace,
    Swept,
    blasted,
    choose_means,
    possible,
    spend_ammo,
)
from hauntbox.games.betwixt.state import (
    ACCESSORY,
    CHEST,
    EMPTY,
    EXPLORATION,
    EXTRA,
    GUEST,
    HEAD,
    ITEM,
    LEFT,
    RIGHT,
    Farm,
)
from hauntbox.ledger import proves

ROW = "\nTTTTTTTT" * 7


def dressed(fm: int = BILL, spaces: int = 3, **cards: str) -> Farm:
    """A fight with these cards in these positions, whatever the rules say."""
    g = scene("BJAM..\n.....d", extra_spaces=spaces)
    where = {"left": LEFT, "right": RIGHT, "head": HEAD, "chest": CHEST, "item": ITEM, "acc": ACCESSORY, "e1": EXTRA}
    g.cards[fm] = replaced(EMPTY, {where[name]: FIRST[card] for name, card in cards.items()})
    return g


# Items and talents ----------------------------------------------------------------------------------------------------


@proves("TGB-ACT-19", "TGB-ACT-20")
def test_an_item_works_on_whom_it_is_used_and_not_on_the_user() -> None:
    g = scene("BJ...d")
    give(g, BILL, "Band-Aids")
    g.hp[JOAN] = 1
    use_item(g, BILL)
    assert (g.hp[JOAN], told(g, "recovers")) == (3, [(JOAN, 2)])


@proves("TGB-MIS-25", "TGB-DEC-57")
def test_everybody_has_a_name_in_answers() -> None:
    g = scene("BJ.d.d\n......")
    for guest in (GUEST, GUEST + 1):
        g.at[guest] = at(guest, 5)
    names = {
        BILL: "who Bill",
        GUEST: "guest 1",
        GUEST + 1: "guest 2",
        DOG: "foe Guard Dog 1",
        SECOND: "foe Guard Dog 2",
    }
    for who, text in names.items():
        assert (str(named(g, who)), meant(g, named(g, who))) == (text, who)


@proves("TGB-ITM-03", "TGB-ITM-06")
def test_candy_gives_1_of_each_and_salts_take_three_statuses_in_their_order() -> None:
    g = scene("BJ...d")
    g.hp[BILL], g.fp[BILL] = 3, 2
    EFFECTS["candy"](g, BILL, BILL)
    assert (g.hp[BILL], g.fp[BILL]) == (4, 3)
    for status in (BLIND, LIGHTHEADED, STUNNED, WEAKENED):
        gain(g, JOAN, status)
    EFFECTS["salts"](g, BILL, JOAN)
    assert told(g, "rid") == [(JOAN, STUNNED), (JOAN, LIGHTHEADED), (JOAN, BLIND)]
    assert has(g, JOAN, WEAKENED)


@proves("TGB-ITM-11")
def test_marbles_are_a_stumble_of_two() -> None:
    g = scene("Bd......" + ROW)
    EFFECTS["marbles"](g, BILL, DOG)
    g.settle()
    assert g.asking() == Shove(BILL, DOG, 2, 0)


@proves("TGB-TAL-27", "TGB-TAL-31", "TGB-STAT-16")
def test_a_talent_is_paid_for_and_second_pocket_can_be_learned_twice() -> None:
    g = scene("MJ....")
    g.points[MADDOX], g.points[JOAN] = 3, 3
    learn_talent(g, MADDOX, TALENT_NAMES.index("Roman Candle"))
    assert (g.points[MADDOX], "Roman Candle" in names_of(g, MADDOX)) == (2, True)
    price = TALENTS[SECOND_POCKET].points
    g.talents[JOAN] |= 1 << SECOND_POCKET + 1  # the next one in the list is no Second Pocket
    learn_talent(g, JOAN, SECOND_POCKET)
    assert (g.points[JOAN], g.talents[JOAN] >> SECOND_POCKET & 1) == (3 - price, 1)
    before = g.talents[JOAN]
    learn_talent(g, JOAN, SECOND_POCKET)
    assert g.talents[JOAN] == before | 1 << SECOND_POCKET_TWICE


@proves("TGB-FAM-07", "TGB-STAT-16")
def test_a_level_is_one_level_and_one_point() -> None:
    g = scene("BJ....")
    top = gear(g, JOAN)
    g.hp[JOAN], g.fp[JOAN] = 2, 1
    gain_level(g, JOAN)
    more = gear(g, JOAN)
    assert (g.level, g.points) == ([1, 2, 1, 1], [0, 1, 0, 0])
    assert (g.hp[JOAN], g.fp[JOAN]) == (2 + more.hp - top.hp, 1 + more.fp - top.fp)


# Readying -------------------------------------------------------------------------------------------------------------


@proves("TGB-ACT-36", "TGB-ACT-38")
def test_with_empty_hands_a_card_just_goes_to_its_place() -> None:
    g = dressed(e1="Soda Pop")
    assert moved(g, BILL, EXTRA, ITEM) == replaced(EMPTY, {ITEM: FIRST["Soda Pop"]})


@proves("TGB-ACT-38", "TGB-ACT-36")
@pytest.mark.parametrize(("card", "hands"), [("Rolling Pin", 1), ("Hockey Stick", 2)])
def test_a_weapon_of_two_hands_changes_places_with_one_in_extra_inventory(card: str, hands: int) -> None:
    g = dressed(left="Golf Club", right="Golf Club", e1=card, head="Bike Helmet")
    right = FIRST[card] if CARDS[FIRST[card]].hands == 2 else NONE
    wanted = {LEFT: FIRST[card], RIGHT: right, EXTRA: FIRST["Golf Club"], HEAD: FIRST["Bike Helmet"]}
    assert moved(g, BILL, LEFT, EXTRA) == replaced(EMPTY, wanted)
    assert moved(g, BILL, LEFT, HEAD) == ()
    assert moved(g, BILL, LEFT, EXTRA + 1)[EXTRA + 1] == FIRST["Golf Club"]


@proves("TGB-DEC-64", "TGB-CARD-23", "TGB-ACT-37")
def test_where_a_card_cannot_be_put_down() -> None:
    g = dressed(left="Rolling Pin", e1="Golf Club")
    run(g, PickUp(BILL, 0))
    do(g, "take left hand")
    assert [why_not(g, text) for text in ("lay left hand", "lay head", "lay right hand")] == [
        "TGB-DEC-64",
        "TGB-DEC-64",
        "",
    ]
    g = dressed(left="Rolling Pin", e1="Golf Club")
    run(g, PickUp(BILL, 0))
    do(g, "take extra 1")
    assert [why_not(g, text) for text in ("lay right hand", "lay left hand")] == ["TGB-CARD-23", ""]


@proves("TGB-ACT-35")
def test_whether_a_card_can_change_its_place_depends_on_spaces_and_strength() -> None:
    for spaces in (1, 3):
        assert can_ready(dressed(BILL, spaces, e1="BBs"), BILL) == (spaces > 1)
    for level, arm, can in ((2, True, False), (3, True, True), (3, False, False), (2, False, False)):
        g = dressed(AVELYNN, 1, e1="Mascot Suit", head="Catcher's Mask")
        g.level[AVELYNN], g.arm = level, arm
        assert can_ready(g, AVELYNN) == can
    assert can_ready(dressed(e1=CARDS[0].name), BILL)  # the first of all cards too


@proves("TGB-DEC-63", "TGB-ACT-22")
def test_only_positions_with_a_card_are_shown() -> None:
    g = dressed(left="Rolling Pin", e1="BBs")
    run(g, PickUp(BILL, 0))
    assert [str(act) for act in g.candidates(BILL)] == ["take left hand", "take extra 1", "stop"]


@proves("TGB-ACT-22", "TGB-DEC-64", "TGB-INV-19")
def test_a_readied_card_is_told_and_the_last_one_ends_the_action() -> None:
    g = dressed(acc="Charm Bracelet")
    g.fp[BILL] = gear(g, BILL).fp
    run(g, PickUp(BILL, 0))
    do(g, "take accessory", "lay extra 1")
    assert (told(g, "readied"), g.fp[BILL]) == ([(BILL, FIRST["Charm Bracelet"])], gear(g, BILL).fp)
    assert asked(g) == ""  # nothing else can be picked up
    g = dressed(acc="Charm Bracelet", e1="BBs")
    run(g, PickUp(BILL, 0))
    do(g, "take accessory", "lay extra 2")
    assert asked(g) == "PickUp Bill"
    g = dressed(acc="Charm Bracelet", e1="BBs")
    g.phase = EXPLORATION
    run(g, PickUp(BILL, 0))
    do(g, "take accessory", "lay extra 2")
    assert asked(g) == ""  # between fights one card is one change


# Striking -------------------------------------------------------------------------------------------------------------


@proves("TGB-TAL-46")
@pytest.mark.parametrize(
    ("cards", "talent", "found"),
    [
        (("Rolling Pin", "BB Pistol", "BBs"), NONE, [means(0), means(1)]),
        (("Rolling Pin", "BB Pistol", "BBs"), DAD_STRENGTH, [means(0, SWING, DAD_STRENGTH)]),
        (("BB Pistol", "BBs"), DAD_STRENGTH, [means(0, UNARMED, DAD_STRENGTH)]),
        (("Rolling Pin",), FASTPITCH, [means(0, OWN_DICE, FASTPITCH)]),
        (("Rolling Pin",), GRAND_FINALE, [means(0, OWN_DICE, GRAND_FINALE)]),
        (("Rolling Pin",), FIRST_SYRINGE, [means(0, OWN_DICE, FIRST_SYRINGE)]),
        (("Rolling Pin",), FIRST_SYRINGE + 5, [means(0, OWN_DICE, FIRST_SYRINGE + 5)]),
    ],
)
def test_with_what_an_attack_or_an_attack_talent_is_made(cards: tuple[str, ...], talent: int, found: list[int]) -> None:
    g = scene("B.d...")
    give(g, BILL, *cards)
    assert possible(g, BILL, talent) == found


@proves("TGB-DEC-54", "TGB-ACT-07", "TGB-ATK-19")
def test_just_the_weapon_that_was_named_is_used() -> None:
    g = scene("Bdr....." + ROW)
    give(g, BILL, "Rolling Pin", "BB Pistol", "BBs")
    run(g, ByWhat(BILL, NONE))
    assert [why_not(g, f"with {hand} hand") for hand in ("left", "right")] == ["", ""]
    assert [why_not(g, text) for text in ("with unarmed", "end")] == ["TGB-ACT-07"] * 2
    g.at[DOG], g.at[SECOND] = at(4, 8), at(4, 8)
    assert why_not(g, "with left hand") == "TGB-ATK-19"
    do(g, "with right hand")
    do(g, "foe Guard Dog 1")
    assert told(g, "attacks") == [(BILL, DOG, means(1))]


@proves("TGB-DEC-55", "TGB-ATK-01", "TGB-ATK-03")
@pytest.mark.parametrize(("how", "rule"), [(means(0), "TGB-ATK-01"), (means(1), "TGB-ATK-03")])
def test_a_target_out_of_reach_is_refused_by_the_rule_of_the_attack(how: int, rule: str) -> None:
    g = scene("Bd.....r" + ROW)
    give(g, BILL, "Rolling Pin", "BB Pistol", "BBs")
    run(g, AtWhom(BILL, how))
    assert (why_not(g, "foe Guard Dog 1"), why_not(g, "foe Barn Rat 1"), why_not(g, "end")) == ("", rule, "TGB-ACT-33")


@proves("TGB-RNG-13", "TGB-INV-09")
@pytest.mark.parametrize(
    ("cards", "how", "spent", "last"),
    [
        (("Golf Club", "Golf Balls"), means(0), 0, "Golf Club"),
        (("Golf Club", "Golf Balls"), means(0, FIRE_IT), 1, "Golf Club"),
        (("Golf Club", "Golf Balls"), means(0, UNARMED), 0, ""),
        (("Golf Club", "Golf Balls"), means(0, OWN_DICE, FASTPITCH), 0, ""),
        (("BB Pistol", "BBs"), means(0), 1, "BB Pistol"),
        (("Lawn Darts",), means(0), 1, "Lawn Darts"),
        (("Slingshot",), means(0), 0, "Slingshot"),
    ],
)
def test_which_attacks_spend_a_token(cards: tuple[str, ...], how: int, spent: int, last: str) -> None:
    g = scene("B.d...")
    give(g, BILL, *cards)
    before = sum(g.tokens)
    spend_ammo(g, BILL, how)
    assert (before - sum(g.tokens), g.last_weapon[BILL]) == (spent, FIRST[last] if last else NONE)


@proves("TGB-TAL-07")
@pytest.mark.parametrize(("dealt", "lost"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_big_swing_deals_half_rounded_down(dealt: int, lost: int) -> None:
    g = scene("dB....\n.f....")
    g.dealt = dealt
    Swept(BILL, DOG).run(g)
    assert 5 - g.hp[SECOND] == lost


# Grand Finale ---------------------------------------------------------------------------------------------------------


def finale(drawing: str, tile: int = 0, **beside: str) -> Farm:
    """It is about to be fired, after another attack."""
    g = scene(drawing, beside=beside)
    learn(g, MADDOX, "Grand Finale")
    g.hits = g.harms = g.wards = g.bought = (1,)
    run(g, FinaleSpace(MADDOX, tile))
    return g


@proves("TGB-TAL-32", "TGB-ACT-05")
def test_grand_finale_asks_where_it_is_fired_at() -> None:
    g = scene("M..d....\nTTTTTTTT")
    choose_means(g, MADDOX, GRAND_FINALE)
    g.settle()
    assert (asked(g), g.struck) == ("FinaleSpace Maddox", True)
    assert why_not(g, "end") == "TGB-TAL-32"


@proves("TGB-DEC-58", "TGB-TAL-48")
def test_grand_finale_begins_an_attack_of_its_own_on_all_within_two_spaces() -> None:
    g = finale("M.......\n........\n........\n...r.f.f\n........\n........\n........\n........")
    FinaleSpace(MADDOX, 0).answer(g, action("space D5"))
    assert (g.hitter, g.victim, g.first) == (MADDOX, DOG, DOG)
    assert g.means == means(0, OWN_DICE, GRAND_FINALE)
    assert (g.hits, g.harms, g.wards, g.bought) == ((), (), (), ())
    assert [getattr(frame, "m", -1) for frame in reversed(g.agenda)][:2] == [DOG, SECOND]
    assert not {"blind", "obstruction"} & set(g.drawn)
    assert blasted(g, at(4, 5)) == [DOG, SECOND]


@proves("TGB-DEC-58", "TGB-TAL-32")
def test_grand_finale_over_a_later_tile_hits_that_tile() -> None:
    g = finale("......\n......\n....dM\n......\n......\n......", 1, E="......\n" * 6)
    FinaleSpace(MADDOX, 1).answer(g, action("space A4"))  # two spaces from the dog
    assert [getattr(frame, "m", -1) for frame in reversed(g.agenda)][:1] == [DOG]


@proves("TGB-DEC-58", "TGB-TAL-48")
@pytest.mark.parametrize(("status", "die", "goes_on"), [
    ("blind", 5, True), ("blind", 4, False), ("obstruction", 3, True), ("obstruction", 2, False),
])  # fmt: skip
def test_penalties_of_grand_finale_come_first(
    status: str, die: int, goes_on: bool, dice: list[tuple[str, int]]
) -> None:
    below = "........" if status == "blind" else "r......."
    g = finale("\n".join(["M.......", *["........"] * 2, "...r....", *["........"] * 3, below]))
    if status == "blind":
        gain(g, MADDOX, BLIND)
    else:
        g.at[SECOND] = at(1, 7)
        hold(g, SECOND, MADDOX)
    g.rig(status, die)
    dice.clear()
    g.agenda.clear()
    FinaleSpace(MADDOX, 0).answer(g, action("space D5"))
    assert (bool(g.agenda), dice) == (goes_on, [(status, 6)])


@proves("TGB-TAL-48")
def test_each_monster_of_a_blast_is_judged_for_itself() -> None:
    g = scene("M..d....\nTTTTTTTT")
    g.hitter, g.victim, g.wards, g.bought, g.landed, g.dealt = MADDOX, BILL, (1,), (0,), True, 3
    Blast(MADDOX, DOG).run(g)
    assert (g.victim, g.wards, g.bought, g.landed, g.dealt) == (DOG, (), (), False, 0)  # type: ignore[comparison-overlap]  # it has changed since
    names = [type(frame).__name__ for frame in reversed(g.agenda)]
    assert names == ["Guard", "Roll", "Skulls", "Judged", "Deal", "Suffer"]
    g.agenda.clear()
    g.at[DOG] = -1
    Blast(MADDOX, DOG).run(g)
    assert not g.agenda
