"""What each action of an activation counts, gives and asks. ACT, MIS, TAL, CHIP, DEC, STS"""

from __future__ import annotations

import pytest

from betwixt.missions import on
from betwixt.outdoors import answered
from betwixt.scenes import AVELYNN, BILL, DOG, JOAN, MADDOX, asked, at, do, give, learn, offers, run, scene, told
from hauntbox.games.betwixt.actions import TALENT
from hauntbox.games.betwixt.cards.decks import FIRST, ITEM_DECK
from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.words import TRQ, T
from hauntbox.games.betwixt.rules.attack.chips import STANCE
from hauntbox.games.betwixt.rules.fight.turn import Activate, can_do, costs_nothing, do_special
from hauntbox.games.betwixt.rules.fight.victory import (
    EXCHANGE,
    REWARD,
    TEMPORARY,
    VICTORY,
    Dropped,
    earn,
    temporary_cards,
)
from hauntbox.games.betwixt.rules.gear.readying import PickUp
from hauntbox.games.betwixt.rules.gear.talents import WhichTalent
from hauntbox.games.betwixt.state import ITEM, LOOKOUT
from hauntbox.ledger import proves

ROOM = "......\n......\n......\n..B...\n...d..\n......"


@proves("TGB-ACT-34", "TGB-TAL-16")
def test_one_steady_syringe_is_enough_for_an_action_that_costs_nothing() -> None:
    g = scene("JB..d.")
    learn(g, JOAN, "Steady Hands", "Bedside Manner")
    g.hp[BILL], g.syringes = 1, (0,)
    assert costs_nothing(g, JOAN, TALENT)
    g.syringes = ()
    assert not costs_nothing(g, JOAN, TALENT)


@proves("TGB-MIS-20", "TGB-MA-08")
def test_of_several_mission_actions_one_in_reach_is_enough() -> None:
    g = scene(ROOM)
    g.deeds = ((0, 2, 1 << at(1, 1)), (0, 1, 1 << g.at[BILL]), (1, -1, 0), (2, 0, 0))
    assert [can_do(g, BILL, n) for n in range(4)] == [True, True, False, False]
    g.deeds = ((0, 2, 1 << at(1, 1)),)
    assert not can_do(g, BILL, 0)


@proves("TGB-MIS-20", "TGB-ACT-39")
def test_a_mission_action_is_counted_and_others_are_not() -> None:
    g = scene(ROOM)
    g.deeds = ((0, 2, 0), (1, 3, 0), (2, -1, 0))
    with answered(None) as heard:
        do_special(g, BILL, 0)
        do_special(g, BILL, 2)
    assert (g.deeds, heard) == (
        ((0, 1, 0), (1, 3, 0), (2, -1, 0)),
        [("action-done", 0, BILL), ("action-done", 2, BILL)],
    )
    assert told(g, "special") == [(BILL, 0), (BILL, 2)]


@proves("TGB-MA-08")
def test_the_price_of_a_mission_action_goes_back_to_its_deck() -> None:
    g = on("vermin_patrol", "13")
    give(g, BILL, "Candy Bar")
    card = g.cards[BILL][ITEM]
    g.decks[ITEM_DECK] = ()
    do_special(g, BILL, 0)
    assert (g.cards[BILL][ITEM], g.decks[ITEM_DECK]) == (-1, (card,))


@proves("TGB-ACT-03", "TGB-ACT-34")
def test_a_free_item_uses_up_nothing_of_the_activation() -> None:
    g = scene(ROOM)
    give(g, BILL, "Glow Stick")
    run(g, Activate(BILL))
    do(g, "item")
    assert (g.acts, g.did, g.free) == (0, 0, 0)


@proves("TGB-CHIP-04", "TGB-DEC-09")
@pytest.mark.parametrize(("act", "die"), [("offensive", TRQ), ("defensive", T)])
def test_the_chip_of_a_stance_is_marked_as_one(act: str, die: int) -> None:
    g = scene(ROOM)
    run(g, Activate(BILL))
    do(g, "move", "space B4", act)
    assert g.chips[BILL] == (die | STANCE,)


@proves("TGB-DEC-09", "TGB-CHIP-04")
def test_readying_and_talents_begin_with_their_own_question() -> None:
    g = scene("JB..d.")
    learn(g, JOAN, "Bedside Manner")
    give(g, JOAN, "Kitchen Knife")
    g.hp[BILL] = 1
    run(g, Activate(JOAN))
    do(g, "talent")
    assert g.asking() == WhichTalent(JOAN, 2, False)
    run(g, Activate(JOAN))
    do(g, "ready")
    assert g.asking() == PickUp(JOAN, 0)


@proves("TGB-ACT-01", "TGB-MIS-15", "TGB-CMB-08")
def test_an_activation_begins_from_nothing() -> None:
    g = scene(ROOM)
    g.active, g.acts, g.did, g.talented, g.struck, g.free, g.bled, g.ready = 2, 3, 3, 3, True, 3, 3, 0b11
    Activate(BILL).run(g)
    assert (g.active, g.acts, g.did, g.talented, g.struck, g.free, g.bled) == (BILL, 0, 0, 0, False, 0, 0)
    assert (g.ready, told(g, "activates")) == (0b10, [(BILL,)])


@proves("TGB-CMB-35", "TGB-DEC-09")
@pytest.mark.parametrize(("held", "asks"), [(-1, False), (1, True)])
def test_without_monsters_an_activation_goes_on_only_while_the_fight_is_held(held: int, asks: bool) -> None:
    g = scene("BJ....")
    g.held = held
    run(g, Activate(BILL))
    assert bool(asked(g)) == asks


@proves("TGB-DEC-19", "TGB-ACT-17", "TGB-CMB-32")
@pytest.mark.parametrize("number", [1, 2])
def test_just_the_treasure_that_was_named_is_looted_and_the_mission_hears_of_it(number: int) -> None:
    g = scene("......\n.....d\n......\n..B...\n.$$...\n......")
    spaces = {token // 2: space for space, token in g.treasures}
    run(g, Activate(BILL))
    do(g, "loot")
    with answered(None) as heard:
        do(g, next(text for text in offers(g) if text.endswith(str(number))))
    assert [space for space, _ in g.treasures] == [spaces[3 - number]]
    assert (heard, told(g, "loots")) == ([("treasure-taken", 2 * number, BILL)], [(BILL, number)])


# After the fight ------------------------------------------------------------------------------------------------------


@proves("TGB-CMB-15", "TGB-CMB-37", "TGB-CHIP-15")
def test_after_a_victory_nothing_of_the_fight_goes_on_and_five_steps_follow() -> None:
    g = scene("BJ....\nd.....")
    g.held, g.ready, g.active = 2, 3, BILL
    VICTORY.run(g)
    assert (g.held, g.ready, g.active, g.at[DOG]) == (-1, 0, -1, -1)
    names = [type(frame).__name__ for frame in reversed(g.agenda)]
    assert names == ["DrawDrops", "Reward", "LootRest", "Exchange", "Settled"]


@proves("TGB-CMB-18", "TGB-CMB-40", "TGB-CMB-20")
def test_temporary_cards_come_by_the_colors_of_weapons_and_not_without_any() -> None:
    g = scene("B.....")
    colors = {COPIES[n].rarity: n for n in range(len(COPIES))}
    g.temporary = (2, 2, 2)
    g.lost = ((0, BARE), *[(0, n) for rarity, n in sorted(colors.items())])
    assert temporary_cards(g) == [rarity for rarity in sorted(colors) if rarity]
    g.lost = ((0, BARE),) * 3
    assert temporary_cards(g) == []


@proves("TGB-CMB-19", "TGB-CMP-22", "TGB-CMB-20")
@pytest.mark.parametrize("rarity", [1, 2, 3])
def test_a_temporary_card_that_is_drawn_is_a_draw_of_its_color(rarity: int) -> None:
    g = scene("B.....")
    g.decks[rarity] = (FIRST["Hatchet"],)
    Dropped(TEMPORARY + rarity).run(g)
    assert (told(g, "found"), g.decks[rarity]) == ([(FIRST["Hatchet"],)], ())


@proves("TGB-LOOK-16", "TGB-LOOK-26", "TGB-CMB-22")
def test_who_was_not_in_the_fight_gains_nothing_for_it() -> None:
    g = scene("BJ....")
    g.lost, g.present = ((0, BARE),), 0b01
    run(g, REWARD)
    assert (g.xp, told(g, "xp")) == ([1, 0, 0, 0], [(BILL, 1)])


@proves("TGB-CMP-30", "TGB-PAR-22")
@pytest.mark.parametrize(("percent", "gained"), [(100, 250), (50, 125), (150, 375)])
def test_xp_are_a_percentage_to_the_point(percent: int, gained: int) -> None:
    g = scene("BJ....", xp_percent=percent)
    earn(g, JOAN, 250)
    assert (g.xp, told(g, "xp")) == ([0, gained, 0, 0], [(JOAN, gained)])


@proves("TGB-DEC-76", "TGB-CMB-29", "TGB-LOOK-02")
def test_whoever_leaves_is_asked_for_a_last_card_and_its_player_plays_who_comes() -> None:
    g = scene("BJA...", players=3)
    g.post[MADDOX], g.minds = LOOKOUT, [0, 1, 2, 0, 0]
    give(g, AVELYNN, "Golf Balls")
    run(g, EXCHANGE)
    do(g, "who Avelynn")
    assert (asked(g), g.minds[MADDOX]) == ("LastCard Avelynn", 2)
