"""After victory: spoils, drops, books, what heals. CMB, DROP, BOOK"""

from __future__ import annotations

import pytest

from betwixt.fight.yards import weapon, won
from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    asked,
    do,
    give,
    hold,
    names_of,
    offers,
    run,
    scene,
    stash,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, DROP_DECK, FIRST, ITEM_DECK, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.items import BOOKS, DROPS
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import TRQ
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.chips import die_of, gain_chip
from hauntbox.games.betwixt.rules.attack.means import UNARMED, means
from hauntbox.games.betwixt.rules.fight.victory import (
    DRAW_DROPS,
    EXCHANGE,
    LOOT_REST,
    REWARD,
    SETTLED,
    TEMPORARY,
    VICTORY,
    Dropped,
    draws,
    temporary_cards,
)
from hauntbox.games.betwixt.rules.gear.found import draw_card, find, find_book, read
from hauntbox.games.betwixt.state import ACTIVE, COMBAT, EXPLORATION, KO, LOOKOUT
from hauntbox.games.betwixt.state import FIRST as FIRST_MONSTER
from hauntbox.ledger import proves

# After victory -------------------------------------------------------------------------------------------------------


@proves("TGB-CMB-11", "TGB-CMB-33", "TGB-PLACE-21")
def test_a_defeated_monster_goes_to_the_dashboard_its_token_to_the_bag_its_weapon_away() -> None:
    g = scene("Bd....\n.r....", weapon="Yellow Teeth")
    hold(g, DOG, BILL)
    g.hp[DOG], weapon = 1, g.weapon[DOG]
    g.rig("LG", 3)
    g.rig("T", 1)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert (g.slain[BILL], g.pool[BILL], g.arms_out[0]) == ((0,), 6, (weapon,))
    assert [die_of(chip) for chip in g.chips[BILL]] == [TRQ]


@proves("TGB-CMB-22", "TGB-CMB-23", "TGB-EX-29")
def test_xp_for_all_and_again_for_the_final_blow() -> None:
    g = won()
    g.lost, g.slain[BILL] = ((0, -1), (0, -1)), (0, 0)
    run(g, REWARD)
    assert g.xp == [4, 2, 2, 0]


@proves("TGB-CMB-24", "TGB-EX-34", "TGB-LOOK-17")
def test_a_ko_d_fm_gains_only_the_xp_of_its_own_monsters() -> None:
    g = won()
    g.post[BILL], g.slain[BILL] = KO, (MONSTER_OF["Farmhand"],)
    g.lost = ((MONSTER_OF["Farmhand"], -1), (0, -1))
    run(g, REWARD)
    assert g.xp[BILL] == 2
    assert g.xp[JOAN] == 3


@proves("TGB-CMB-26", "TGB-CMB-27", "TGB-CARD-09")
def test_money_goes_into_one_purse_and_dashboards_are_cleared() -> None:
    g = won()
    g.lost, g.slain[BILL] = ((0, -1), (7, -1)), (0,)
    run(g, REWARD)
    assert (g.purse, g.slain) == (1 + 2, [()] * 4)


@proves("TGB-PAR-22", "TGB-CARD-10")
def test_a_percentage_of_xp_is_rounded_up() -> None:
    g = won(xp_percent=150)
    g.lost = ((0, -1),)
    run(g, REWARD)
    assert (g.xp[BILL], g.purse) == (2, 1)


@proves("TGB-MON-25")
def test_notes_count_once_per_group_and_trophies_once_per_boss() -> None:
    g = won()
    g.lost = ((MONSTER_OF["Prize Sow"], -1),) * 3 + ((MONSTER_OF["Chainsaw Clown"], -1),)
    assert draws(g) == 3
    g.lost = ((MONSTER_OF["The Hollow Host"], -1), (MONSTER_OF["Gatekeeper Gus"], -1))
    run(g, REWARD)
    assert g.trophies == 3


@proves("TGB-CMB-15", "TGB-CMB-17", "TGB-CMB-20")
def test_one_draw_from_the_drop_deck_and_more_by_monster_cards_and_the_deck_stays_whole() -> None:
    for lost, many in (((0, -1), 1), ((MONSTER_OF["Prize Sow"], -1), 2)):
        g = won()
        g.lost = (lost,)
        g.then(DRAW_DROPS)
        frame = g.agenda.pop()
        frame.run(g)
        assert [type(frame).__name__ for frame in g.agenda] == ["Dropped"] * many
        assert told(g, "drop") == [(getattr(frame, "card", -1),) for frame in reversed(g.agenda)]
        assert len(g.decks[DROP_DECK]) == 20


@proves("TGB-EX-26", "TGB-CMB-18", "TGB-CMB-40")
def test_green_and_blue_weapons_add_temporary_cards_if_owned() -> None:
    g = won()
    g.lost = ((0, weapon("Corrosive Spit")), (7, weapon("Hillbilly Tomahawk")), (0, weapon("Yellow Teeth")))
    assert temporary_cards(g) == []
    g.temporary = (2, 2, 2)
    assert temporary_cards(g) == [1, 2]
    g.lost *= 3
    g.temporary = (1, 5, 5)
    assert temporary_cards(g) == [1, 2, 2, 2]


@proves("TGB-CMB-16", "TGB-CARD-13")
def test_a_masked_cousin_adds_a_green_card_once() -> None:
    g = won()
    g.temporary, g.lost = (3, 0, 0), ((MONSTER_OF["Masked Cousin"], -1),) * 2
    assert temporary_cards(g) == [1]


@proves("TGB-CMB-19", "TGB-CMP-22", "TGB-EQP-59")
def test_a_temporary_card_is_a_draw_of_its_color_or_the_next_lower() -> None:
    g = won()
    g.decks[1] = (FIRST["Hatchet"],)
    run(g, Dropped(TEMPORARY + 1))
    assert told(g, "found") == [(FIRST["Hatchet"],)]
    g.agenda.clear()
    run(g, Dropped(TEMPORARY + 3))  # purple, blue and green are empty: brown
    assert CARDS[int(told(g, "found")[-1][0])].rarity == 0


@proves("TGB-CMB-21", "TGB-DEC-74")
def test_the_players_choose_who_gets_a_found_card() -> None:
    g = won()
    card = g.decks[ITEM_DECK][0]
    find(g, ITEM_DECK)
    g.settle()
    assert offers(g) == ["who Bill", "who Joan", "who Avelynn", "stash", "nobody"]
    assert told(g, "found") == [(card,)]
    do(g, "who Joan")
    assert (card in g.cards[JOAN], told(g, "given")) == (True, [(JOAN, card)])
    find(g, ITEM_DECK)
    g.settle()
    do(g, "stash")
    assert (len(g.stash), told(g, "stashed")) == (1, [(g.stash[0],)])
    card = g.decks[ITEM_DECK][0]
    find(g, ITEM_DECK)
    g.settle()
    do(g, "nobody")
    assert (card in g.decks[ITEM_DECK], len(g.stash)) == (True, 1)
    give(g, BILL, "Golf Balls", "Baseballs", "Pucks")
    find(g, ITEM_DECK)
    g.settle()
    do(g, "who Bill", "nobody")
    assert asked(g) == "Found Family"  # he keeps what he has, and it is offered again


@proves("TGB-CMP-26", "TGB-PAR-08")
def test_the_stash_holds_five_cards() -> None:
    g = won()
    stash(g, "Golf Balls", "Baseballs", "Pucks", "BBs", "Tennis Balls")
    find(g, ITEM_DECK)
    g.settle()
    assert why_not(g, "stash") == "TGB-CMP-26"


@proves("TGB-CMB-41", "TGB-DEC-75", "TGB-CARD-44")
def test_without_room_a_carried_card_may_be_left_behind_and_goes_back_to_its_deck() -> None:
    g = won()
    give(g, BILL, "Golf Balls", "Baseballs", "Pucks")
    g.decks[0] = tuple([card for card in g.decks[0] if card not in g.cards[BILL]])
    size = len(g.decks[0])
    g.tokens[TOKEN_PLACE[FIRST["Baseballs"]]] = 1
    find(g, ITEM_DECK)
    g.settle()
    do(g, "who Bill")
    assert asked(g) == "LeaveBehind Bill"
    do(g, "nobody")
    assert asked(g) == "Found Family"
    do(g, "who Bill", "give extra 2")
    assert "Baseballs" not in names_of(g, BILL)
    assert told(g, "given") == [(BILL, told(g, "found")[-1][0])]
    assert len(g.decks[0]) == size + 1
    assert g.tokens[TOKEN_PLACE[FIRST["Baseballs"]]] == 3  # full again


@proves("TGB-DROP-11", "TGB-EQP-59")
def test_a_draw_from_nothing_gives_a_buck() -> None:
    g = won()
    g.decks[ITEM_DECK] = g.decks[0] = ()
    assert draw_card(g, 3) == NONE
    find(g, ITEM_DECK)
    find(g, 2)
    assert (g.purse, asked(g)) == (2, "")


DROP_OF = {drop.name: n for n, drop in enumerate(DROPS)}


@proves("TGB-DROP-01", "TGB-DROP-02", "TGB-DROP-03")
@pytest.mark.parametrize(("name", "bucks"), [("Nothing but Dust", 0), ("Loose Change", 2), ("Fat Wallet", 4)])
def test_drops_of_money(name: str, bucks: int) -> None:
    g = won()
    run(g, Dropped(DROP_OF[name]))
    assert (g.purse, asked(g)) == (bucks, "")


@proves("TGB-DROP-04", "TGB-DROP-05", "TGB-CMP-21")
@pytest.mark.parametrize(("name", "deck"), [("Lunchbox", ITEM_DECK), ("Scrap Heap", 0)])
def test_drops_that_are_draws(name: str, deck: int) -> None:
    g = won()
    top = g.decks[deck][0]
    run(g, Dropped(DROP_OF[name]))
    assert (asked(g), told(g, "found")) == ("Found Family", [(top,)])


@proves("TGB-DROP-06", "TGB-DROP-07", "TGB-CHIP-06", "TGB-DEC-90", "TGB-CMP-22")
@pytest.mark.parametrize(("name", "chips", "healed"), [("Adrenaline", 1, 0), ("Second Wind", 2, 1)])
def test_instant_bonus_drops(name: str, chips: int, healed: int) -> None:
    g = won()
    g.hp[JOAN] = 4
    run(g, Dropped(DROP_OF[name]))
    assert (offers(g), why_not(g, "who Maddox")) == (["who Bill", "who Joan", "who Avelynn"], "TGB-LOOK-16")
    do(g, "who Joan")
    assert ([die_of(chip) for chip in g.chips[JOAN]], g.hp[JOAN]) == ([TRQ] * chips, 4 + healed)


@proves("TGB-DROP-08", "TGB-DROP-09", "TGB-DEC-89")
def test_a_paperback_and_a_souvenir() -> None:
    g = won()
    run(g, Dropped(DROP_OF["Dog-Eared Paperback"]))
    assert asked(g) == "Reader Family"
    g.agenda.clear()
    run(g, Dropped(DROP_OF["Souvenir"]))
    assert g.trophies == 1


@proves(*[f"TGB-BOOK-{n:02}" for n in range(1, 9)], "TGB-CMP-25")
@pytest.mark.parametrize("book", range(8))
def test_a_book_gives_a_proficiency_token_or_a_talent_point(book: int) -> None:
    g = won()
    read(g, BILL, book)
    type = BOOKS[book].type
    assert g.skill[BILL] == tuple([int(n == type) for n in range(7)])
    assert g.points[BILL] == int(type < 0)


@proves("TGB-BOOK-09", "TGB-BOOK-11", "TGB-BOOK-10")
def test_a_book_is_read_by_an_active_fm_or_kept() -> None:
    g = won()
    book = g.decks[BOOK_DECK][0]
    find_book(g)
    g.settle()
    assert (offers(g)[-1], why_not(g, "who Maddox")) == ("nobody", "TGB-BOOK-11")
    do(g, "nobody")
    assert (g.books, len(g.decks[BOOK_DECK])) == ((book,), 11)
    find_book(g)
    g.settle()
    do(g, "who Bill")
    assert (g.books, len(g.decks[BOOK_DECK])) == ((book,), 10)


@proves("TGB-BOOK-10")
def test_a_draw_from_an_empty_book_deck_gives_two_bucks() -> None:
    g = won()
    g.decks[BOOK_DECK] = ()
    find_book(g)
    assert (g.purse, asked(g)) == (2, "")


@proves("TGB-CMB-28", "TGB-CMB-32")
def test_the_rest_of_the_treasure_is_looted_without_an_action() -> None:
    g = won("BJA$.$")
    run(g, LOOT_REST)
    assert not g.treasures
    assert [facts[0] for facts in told(g, "loots")] == [-1, -1]


@proves("TGB-CMB-29", "TGB-DEC-76", "TGB-LOOK-02")
def test_one_active_fm_may_be_exchanged_with_one_on_lookout() -> None:
    g = won()
    space = g.at[JOAN]
    run(g, EXCHANGE)
    assert offers(g) == ["who Bill", "who Joan", "who Avelynn", "nobody"]
    do(g, "who Joan")
    assert (g.post[JOAN], g.post[MADDOX], g.at[JOAN], g.at[MADDOX]) == (LOOKOUT, ACTIVE, -1, space)
    assert (g.pool[JOAN], g.pool[MADDOX], told(g, "exchange")) == (0, 6, [(JOAN, MADDOX)])
    kept = won()
    run(kept, EXCHANGE)
    do(kept, "nobody")
    assert (kept.post[JOAN], asked(kept), told(kept, "exchange")) == (ACTIVE, "", [])
    full = won()
    full.post[MADDOX] = KO
    run(full, EXCHANGE)
    assert asked(full) == ""  # nobody is on lookout


@proves("TGB-DEC-71", "TGB-CMB-29", "TGB-LOOK-02")
def test_of_two_on_lookout_the_family_chooses_who_comes() -> None:
    g = won("BJ....")
    space = g.at[JOAN]
    run(g, EXCHANGE)
    do(g, "who Joan")
    assert (asked(g), offers(g)) == ("WhoComes Family", ["who Avelynn", "who Maddox"])
    assert why_not(g, "who Joan") == "TGB-LOOK-02"
    do(g, "who Maddox")
    assert (g.post, g.at[MADDOX], g.at[AVELYNN]) == ([ACTIVE, LOOKOUT, LOOKOUT, ACTIVE], space, -1)


@proves("TGB-CMB-45")
def test_who_is_exchanged_in_takes_the_space_of_the_one_who_left() -> None:
    g = won()
    space = g.at[BILL]
    run(g, EXCHANGE)
    do(g, "who Bill")
    assert g.at[MADDOX] == space


@proves("TGB-LOOK-08", "TGB-DEC-68")
def test_whoever_goes_on_lookout_may_drop_one_card_into_the_stash() -> None:
    g = won()
    give(g, BILL, "Golf Club", "Bike Helmet")
    run(g, EXCHANGE)
    do(g, "who Bill")
    assert offers(g) == ["give left hand", "give head", "nobody"]
    do(g, "give left hand")
    assert ([CARDS[card].name for card in g.stash], names_of(g, BILL)[:3]) == (["Golf Club"], ["", "", "Bike Helmet"])


@proves("TGB-CMB-31", "TGB-FLOW-05")
def test_after_the_steps_the_exploration_phase_begins() -> None:
    g = won("BJAd..")
    g.at[DOG] = -1
    g.phase = COMBAT
    run(g, SETTLED)
    assert (g.phase, len(g.at), g.groups) == (EXPLORATION, FIRST_MONSTER, ())


@proves("TGB-CHIP-14", "TGB-CHIP-15")
def test_chips_left_are_kept_to_the_end_of_the_first_activation_of_the_next_fight() -> None:
    from hauntbox.games.betwixt.rules.attack.chips import age_chips

    g = won()
    g.active = BILL
    gain_chip(g, BILL, TRQ)
    run(g, VICTORY)
    assert [die_of(chip) for chip in g.chips[BILL]] == [TRQ]
    g.active = BILL
    age_chips(g, BILL, (False, False))
    assert g.chips[BILL] == ()


@proves("TGB-EQP-62")
def test_lawn_darts_and_bow_get_their_tokens_back_after_a_fight_and_the_flare_gun_does_not() -> None:
    g = won()
    g.tokens = [0] * len(g.tokens)
    run(g, VICTORY)
    full = [g.tokens[TOKEN_PLACE[FIRST[name]]] for name in ("Lawn Darts", "Compound Bow", "Flare Gun")]
    assert full == [3, 6, 0]
