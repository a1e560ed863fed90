"""The Combat Phase: order, rounds, end, spoils. CMB, AMB, MIS, DROP, BOOK, CHIP"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    THIRD,
    asked,
    at,
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
from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import CONCENTRATED, STUNNED, TRQ
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.chips import die_of, gain_chip
from hauntbox.games.betwixt.rules.attack.means import UNARMED, means
from hauntbox.games.betwixt.rules.attack.statuses import gain, has
from hauntbox.games.betwixt.rules.fight.ambush import ambush
from hauntbox.games.betwixt.rules.fight.rounds import END_ROUND, FIGHT, GROUP_SLOT, SLOTS, START, fight, next_group
from hauntbox.games.betwixt.rules.fight.spawning import reinforce
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
from hauntbox.games.betwixt.rules.map.facing import facings
from hauntbox.games.betwixt.state import ACTIVE, COMBAT, COMING, EXPLORATION, KO, LOOKOUT, Farm
from hauntbox.games.betwixt.state import FIRST as FIRST_MONSTER
from hauntbox.kernel.agenda import Step
from hauntbox.ledger import proves

YARD = """
BJA.....
........
........
........
........
........
........
d.r.....
"""


def stunned(drawing: str = YARD, **options: int) -> Farm:
    """A fight in which no monster does anything, at its first question after preparation."""
    g = scene(drawing, **options)  # type: ignore[arg-type]
    for m in range(FIRST_MONSTER, len(g.at)):
        gain(g, m, STUNNED)
    fight(g)
    g.settle()
    do(g, "nobody")
    return g


def play_round(g: Farm) -> list[str]:
    """The order of one round, by what is told of it."""
    assert g.events is not None
    g.events.clear()
    g.round = 1
    run(g, START, SLOTS)
    while asked(g):
        do(g, offers(g)[0] if asked(g) == "FmSlot Family" else "end")
    seen = []
    letters = "ABCD"
    for event in g.events:
        if event.what == "activates":
            seen.append("FM")
        elif event.what == "acts":
            letter = letters[g.groups.index(g.kind[int(event.facts[0])])]
            if not seen or seen[-1] != letter:
                seen.append(letter)
    return seen


def calm(drawing: str) -> Farm:
    """Stunned monsters: they have their activations and do nothing."""
    g = scene(drawing)
    for m in range(FIRST_MONSTER, len(g.at)):
        gain(g, m, STUNNED)
    return g


@proves("TGB-EX-03", "TGB-CMB-06", "TGB-CMB-08")
def test_a_round_with_two_groups_and_three_fms() -> None:
    assert play_round(calm(YARD)) == ["FM", "A", "FM", "B", "FM"]


@proves("TGB-EX-63", "TGB-CMB-38")
def test_a_round_with_four_fms_and_two_groups() -> None:
    assert play_round(calm(YARD.replace("BJA.", "BJAM"))) == ["FM", "A", "FM", "B", "FM", "FM"]


@proves("TGB-CMB-09", "TGB-CMB-06")
def test_after_the_last_fm_all_groups_act_and_without_groups_the_fms_one_after_another() -> None:
    assert play_round(calm(YARD.replace("BJA", "B..").replace("d.r.", "d.rh"))) == ["FM", "A", "B", "C"]
    assert play_round(calm(YARD.replace("d.r.", "d.rh"))) == ["FM", "A", "FM", "B", "FM", "C"]
    assert play_round(calm(YARD.replace("d.r.", "dd.."))) == ["FM", "A", "FM", "FM"]


@proves("TGB-EX-32", "TGB-AMB-03", "TGB-AMB-08")
def test_a_round_with_an_ambush() -> None:
    g = calm(YARD)
    g.ambush = 1
    assert play_round(g) == ["A", "FM", "B", "FM", "FM"]
    for m in (DOG, SECOND):
        gain(g, m, STUNNED)
    g.acted = 0
    assert play_round(g) == ["FM", "A", "FM", "B", "FM"]


@proves("TGB-AMB-05")
def test_monsters_of_the_group_that_did_not_ambush_act_in_its_normal_slot() -> None:
    g = calm(YARD.replace("d.r.", "dd.r"))
    g.ambush = 1
    run(g, START)
    assert next_group(g) == [SECOND]
    assert told(g, "acts") == [(DOG,)]


@proves("TGB-AMB-06", "TGB-ACT-01")
def test_the_fms_prepare_before_the_ambushers_act() -> None:
    g = calm(YARD)
    g.ambush = 1
    fight(g)
    g.settle()
    assert (asked(g), told(g, "acts")) == ("Prepare Family", [])
    do(g, "nobody")
    assert told(g, "acts") == [(DOG,)]


@proves("TGB-CMB-07", "TGB-CMB-34", "TGB-CMP-10")
def test_groups_act_as_placed_and_monsters_in_position_order() -> None:
    g = scene("d.r.d.\n......")
    assert (g.groups, [g.spot[m] for m in (DOG, SECOND, THIRD)]) == ((0, 1), [1, 1, 2])
    assert next_group(g) == [DOG, THIRD]
    g.acted = 0b101
    assert next_group(g) == [SECOND]


@proves("TGB-CMB-08", "TGB-CMB-05", "TGB-DEC-08")
def test_each_fm_activates_once_a_round() -> None:
    g = stunned()
    assert offers(g) == ["who Bill", "who Joan", "who Avelynn"]
    do(g, "who Joan", "end")
    assert (offers(g), why_not(g, "who Joan")) == (["who Bill", "who Avelynn"], "TGB-CMB-08")


@proves("TGB-CMB-10", "TGB-CMB-12", "TGB-CMB-13")
def test_when_all_have_activated_trouble_is_rolled_and_the_next_round_begins() -> None:
    g = stunned()
    g.reacted = 1
    do(g, "who Joan", "end", "who Bill", "end")
    assert (g.round, g.drawn.get("trouble", 0)) == (1, 0)
    do(g, "end")
    assert (g.round, g.drawn["trouble"], g.ready, g.reacted, g.acted) == (2, 1, 0b111, 0, 0)
    assert told(g, "round")[-1] == (2,)
    late = stunned()
    late.post[MADDOX] = COMING
    do(late, "who Joan", "end", "who Bill", "end", "end")
    assert asked(late) == "EntrySpace Maddox"  # before anything else of the round


@proves("TGB-CMB-14", "TGB-CMB-35")
def test_the_fight_is_over_the_moment_the_last_monster_is_defeated() -> None:
    g = stunned(
        YARD.replace("d.r.....", "........").replace("BJA.....", "BJA.....", 1).replace("........", "d.......", 1)
    )
    g.hp[DOG] = 1
    g.rig("LG", 3)
    g.rig("T", 1)
    do(g, "who Bill", "attack")
    assert told(g, "victory") == [()]
    assert "trouble" not in g.drawn


@proves("TGB-CMB-36", "TGB-CMB-37")
def test_a_held_fight_goes_on_without_monsters_to_the_end_of_its_round() -> None:
    g = stunned()
    g.held = 2
    for m in (DOG, SECOND):
        g.at[m] = -1
    for _ in range(2):
        while asked(g).startswith(("FmSlot", "Activation")) and g.drawn.get("trouble", 0) == _:
            do(g, offers(g)[0] if asked(g).startswith("FmSlot") else "end")
    assert (g.drawn["trouble"], told(g, "victory")) == (2, [()])
    left = stunned()
    left.held, left.round = 1, 1
    run(left, FIGHT)
    assert (left.xp, left.trophies, told(left, "victory")) == ([0] * 4, 0, [()])
    assert left.at[DOG] == left.at[SECOND] == -1


@proves("TGB-CMB-39", "TGB-MIS-38")
def test_reinforcements_join_their_group_or_form_a_new_one_and_act_from_the_next_round() -> None:
    g = scene(YARD, beside={"E": "......\n" * 6})
    reinforce(g, MONSTER_OF["Guard Dog"], 0)
    reinforce(g, MONSTER_OF["Wisp"], 0)
    assert (g.groups, g.spot[-2:]) == ((0, 1, MONSTER_OF["Wisp"]), [2, 1])
    assert {g.at[-2], g.at[-1]} == {at(8, 4), at(8, 5)}
    assert -1 not in g.target[-2:]
    assert [g.face[m] in facings(g.map, g.at[m], g.at[g.target[m]]) for m in (-2, -1)] == [True, True]
    assert told(g, "spawns") == [(8, g.at[-2]), (9, g.at[-1])]
    assert next_group(g) == [DOG]
    g.acted = 0b11 | g.acted
    assert next_group(g) == []


@proves("TGB-CMB-43")
def test_a_monster_that_a_rule_takes_off_the_map_is_nobodys_and_the_last_one_ends_the_fight() -> None:
    from hauntbox.games.betwixt.rules.fight.defeat import leave_map

    g = stunned()
    for m in (DOG, SECOND):
        leave_map(g, m)
    run(g, FIGHT)
    assert (g.lost, g.xp, told(g, "victory")) == ((), [0] * 4, [()])


@proves("TGB-CMB-44", "TGB-PAR-25")
def test_a_fight_whose_last_round_ends_without_a_decision_is_lost() -> None:
    assert Farm().options.fight_rounds == 40
    g = scene(YARD, fight_rounds=12)
    g.round = 11
    run(g, FIGHT)
    assert g.outcome is None
    g.agenda.clear()
    g.round = 12
    run(g, FIGHT)
    assert g.outcome is not None
    assert set(g.outcome.scores) == {0.0}


@proves("TGB-EQP-54", "TGB-MIS-15")
def test_the_walkman_concentrates_at_the_start_of_each_fight_and_uses_come_back() -> None:
    g = scene(YARD)
    give(g, BILL, "Richie's Walkman")
    g.used = 7
    fight(g)
    assert (has(g, BILL, CONCENTRATED), has(g, JOAN, CONCENTRATED), g.used) == (True, False, 0)


@proves("TGB-FLOW-04", "TGB-CMB-01")
def test_a_fight_begins_from_nothing() -> None:
    g = scene(YARD)
    g.phase, g.round, g.lost, g.present, g.prepared, g.acted = EXPLORATION, 7, ((0, -1),), 0b1000, 0b11, 0b11
    fight(g)
    assert (g.phase, g.round, g.lost, g.present, g.prepared, g.acted) == (COMBAT, 0, (), 0b111, 0, 0)  # type: ignore[comparison-overlap]  # it has changed since
    assert (told(g, "fight"), [type(frame).__name__ for frame in g.agenda]) == ([()], ["Fight", "Prepare"])


@proves("TGB-MON-27", "TGB-MIS-55")
def test_aunt_dottie_mends_before_trouble() -> None:
    g = scene("yd....\nB.....")
    g.hp[SECOND] = 1
    run(g, END_ROUND)
    assert g.hp[SECOND] == 2
    assert g.drawn["trouble"] == 1


# After victory -------------------------------------------------------------------------------------------------------


def won(drawing: str = "BJA...", **options: int) -> Farm:
    g = scene(drawing, **options)  # type: ignore[arg-type]
    g.post[MADDOX] = LOOKOUT
    return g


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


def weapon(name: str) -> int:
    return next(n for n, copy in enumerate(COPIES) if copy.name == name)


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


# Ambush --------------------------------------------------------------------------------------------------------------


@proves("TGB-AMB-01", "TGB-AMB-02", "TGB-RND-17")
def test_a_melee_ambusher_takes_a_random_free_space_next_to_its_target() -> None:
    g = scene("......\n......\n..B...\n..o...\n......\n......")
    found = set()
    for seed in range(12):
        g.seed = str(seed)
        m = ambush(g, MONSTER_OF["Prize Sow"])
        if m >= 0:
            assert g.target[m] == BILL
            assert g.map.is_near(g.at[m], g.at[BILL])
            found.add(g.at[m])
            g.at[m] = -1
            g.pool[BILL] = 6
    assert len(found) > 3
    assert g.ambush
    crowd = scene("......\n......\n..B...\nrrrrrr\n......\n......")
    assert (ambush(crowd, MONSTER_OF["Barn Rat"]), len(crowd.at), told(crowd, "ambushes")) == (-1, 12, [])
    walled = scene("TTTTTT\n" * 5 + "BTTTTT")
    assert (ambush(walled, MONSTER_OF["Prize Sow"]), walled.ambush, told(walled, "ambushes")) == (-1, 0, [])
    m = ambush(g, MONSTER_OF["Farmhand"])
    assert (g.weapon[m] != BARE, told(g, "ambushes")[-1]) == (True, (m, g.at[m]))


@proves("TGB-AMB-04")
def test_a_ranged_ambusher_is_in_range_without_a_penalty_and_else_as_near_as_it_can() -> None:
    g = scene("........\n" * 3 + "...B....\n" + "........\n" * 4)
    m = ambush(g, MONSTER_OF["Ticket Taker"])
    assert 2 <= g.map.distance(g.at[m], g.at[BILL]) <= 4
    shut = scene("TTTTTTTT\nTBTTTTTT\nTTT.....\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT")
    m = ambush(shut, MONSTER_OF["Prize Sow"])
    assert shut.at[m] == at(4, 6)
    full = scene("TTTTTT\n" * 5 + "BTTTTT")
    assert ambush(full, MONSTER_OF["Prize Sow"]) == -1


@proves("TGB-LOOK-07")
def test_an_ambusher_that_finds_no_target_token_goes_for_anybody() -> None:
    g = scene("B.....\n......\n......\n......\n......\n.....J")
    g.pool = [0] * 6
    g.rig("nearest", 2)
    m = ambush(g, MONSTER_OF["Guard Dog"])
    assert g.map.is_near(g.at[m], g.at[1])


@dataclass(frozen=True)
class Marked(Step):
    """Something that would come later in the round."""

    def run(self, g: Farm) -> None:
        g.changes += 100


@proves("TGB-CMB-07")
@pytest.mark.parametrize(("drawing", "later"), [("B.....", 0), ("B....d", 100)])
def test_without_monsters_the_rest_of_the_round_is_dropped(drawing: str, later: int) -> None:
    g = scene(drawing)
    g.agenda = [FIGHT]
    g.round, g.acted = 2, 1
    run(g, GROUP_SLOT, Marked())
    assert g.changes == later


@proves("TGB-CMB-06", "TGB-CMB-09", "TGB-CMB-10")
def test_without_monsters_no_further_slot_comes() -> None:
    g = scene("BJ....")
    g.agenda, g.round, g.ready = [FIGHT], 2, 0b11
    g.then(SLOTS, Marked())
    g.agenda.pop().run(g)
    assert (g.agenda, g.changes) == ([FIGHT], 0)
    held = scene("BJ....")
    held.agenda, held.round, held.ready, held.held = [FIGHT], 2, 0b11, 2
    run(held, SLOTS)
    assert asked(held) == "FmSlot Family"
