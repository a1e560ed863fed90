"""Missions by themselves, with a made-up Diary. OPT"""

from __future__ import annotations

import pytest

from betwixt.scenes import scene, told
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.actions import NO, STOP, YES
from hauntbox.games.betwixt.campaign.evening.growing import BuyTalent, LearnWhich
from hauntbox.games.betwixt.campaign.evening.moving import MoveCard
from hauntbox.games.betwixt.campaign.open_missions import name_of
from hauntbox.games.betwixt.campaign.singles import Dealt, FirstOutfit, Typical, made_up, random_card, row_of
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST, ITEM_DECK, NONE
from hauntbox.games.betwixt.cards.equipment import ITEM
from hauntbox.games.betwixt.cards.talents import TALENT_NAMES
from hauntbox.games.betwixt.cards.words import BLUE, BROWN, GREEN
from hauntbox.games.betwixt.rules.explore.starting import Muster
from hauntbox.games.betwixt.state import FMS, POUCH, Farm
from hauntbox.ledger import proves

ROWS = {
    "A": (2, 1, (1, 0, 0), 3, 6, 0), "2": (2, 1, (1, 0, 0), 3, 6, 0b10), "B": (3, 2, (1, 1, 0), 4, 8, 0b10),
    "3": (3, 2, (1, 1, 0), 4, 8, 0b110), "4": (4, 3, (1, 2, 0), 5, 10, 0b110), "5": (5, 4, (1, 2, 1), 6, 10, 0b1110),
}  # fmt: skip


def single(number: str, seed: str = "single") -> Farm:
    g = GAME.new({}, name_of(number), seed)
    assert isinstance(g, Farm)
    return g


def answer(g: Farm, until: type, how: int = 0) -> None:
    while not isinstance(g.asking(), until):
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[how])


def held(g: Farm) -> list[int]:
    cards = [card for row in g.cards for card in dict.fromkeys(row[:POUCH]) if card != NONE]
    return [*cards, *g.stash]


@proves("TGB-OPT-05", "TGB-OPT-07", "TGB-OPT-08")
@pytest.mark.parametrize("number", list(ROWS))
def test_everybody_has_what_the_row_says(number: str) -> None:
    level, points, draws, items, bucks, collections = ROWS[number]
    g = single(number)
    assert (g.level, g.points, g.purse, g.collections) == ([level] * 4, [points] * 4, bucks, collections)
    answer(g, MoveCard)
    found = [CARDS[card] for card in held(g)]
    gear = [card for card in found if card.place != ITEM]
    assert len(found) - len(gear) == items
    by_rarity = [len([card for card in gear if card.rarity == rarity]) for rarity in (BROWN, GREEN, BLUE)]
    if number in ("A",):
        draws = (1, 0, 0)
    assert len(gear) == FMS * (1 + sum(draws))
    assert by_rarity[0] >= FMS * 2 if draws[1:] == (0, 0) else by_rarity[1] >= 1
    assert (g.skill, g.trophies, g.flags, g.xp) == ([(0,) * 7] * 4, 0, 0, [0] * 4)
    assert g.drawn["cart"] == FMS * sum(draws) + items


@proves("TGB-OPT-06", "TGB-DEC-96")
def test_typical_talents_or_their_own() -> None:
    g = single("5")
    assert isinstance(g.asking(), Typical)
    g.apply(4, YES)
    names = [[name for n, name in enumerate(TALENT_NAMES) if g.talents[fm] >> n & 1] for fm in range(4)]
    assert {"Calloused Hands", "Walk It Off", "Weekend Warrior"} < set(names[0])
    assert {"Roman Candle", "Lay Firecrackers", "Cherry Bomb"} < set(names[3])
    assert g.points == [0] * 4
    g = single("3")
    g.apply(4, NO)
    assert isinstance(g.asking(), BuyTalent)
    g.apply(4, g.legal(4)[0])
    assert isinstance(g.asking(), LearnWhich)
    g.apply(0, g.legal(0)[0])
    g.apply(4, STOP)
    assert (isinstance(g.asking(), FirstOutfit), g.points) == (True, [1, 2, 2, 2])


@proves("TGB-OPT-07")
def test_the_picks_are_those_of_mission_1_and_cards_can_be_moved() -> None:
    g = single("2")
    g.apply(4, YES)
    assert [str(act) for act in g.legal(0)] == ["pick Golf Club", "pick Baseball Bat"]
    answer(g, MoveCard)
    assert len(g.legal(4)) > 1
    g.apply(4, STOP)
    assert isinstance(g.asking(), Muster)


@proves("TGB-OPT-07", "TGB-RND-25")
def test_a_card_without_room_goes_to_the_next_one_then_to_the_stash_and_else_back() -> None:
    g = scene("B.....", extra_spaces=1, stash_limit=1)
    g.decks[ITEM_DECK] = (FIRST["Soda Pop"],) * 9
    for fm in (2, 3, 0, 1):
        for _ in range(2):  # one in the item position, one in Extra Inventory
            Dealt(2, ITEM_DECK).run(g)
            assert (told(g, "takes")[-1][0], g.decks[ITEM_DECK]) == (fm, ())
            g.decks[ITEM_DECK] = (next(card for card in SODAS if card not in held(g)),)
    Dealt(2, ITEM_DECK).run(g)
    assert (len(g.stash), len(told(g, "takes"))) == (1, 8)
    g.decks[ITEM_DECK] = (FIRST["Candy Bar"],)
    Dealt(2, ITEM_DECK).run(g)
    assert (len(g.stash), g.decks[ITEM_DECK]) == (1, (FIRST["Candy Bar"],))
    g.decks[ITEM_DECK] = ()
    Dealt(2, ITEM_DECK).run(g)
    assert len(g.stash) == 1


@proves("TGB-EQP-59", "TGB-RND-25")
def test_a_random_card_of_an_empty_deck_is_one_of_the_next_lower_and_each_is_drawn_once() -> None:
    g = scene("B.....")
    g.decks[BROWN], g.decks[GREEN], g.decks[BLUE] = (FIRST["Golf Club"],), (), ()
    g.decks[ITEM_DECK] = (FIRST["Soda Pop"], FIRST["Candy Bar"])
    assert (random_card(g, BLUE), g.decks[BROWN]) == (FIRST["Golf Club"], ())
    assert (random_card(g, BLUE), random_card(g, BROWN)) == (NONE, NONE)
    g.rig("cart", 2)
    drawn = random_card(g, ITEM_DECK)
    assert (drawn, g.decks[ITEM_DECK]) == (max(FIRST["Soda Pop"], FIRST["Candy Bar"]),
                                           (min(FIRST["Soda Pop"], FIRST["Candy Bar"]),))  # fmt: skip
    random_card(g, ITEM_DECK)
    assert (random_card(g, ITEM_DECK), g.decks[ITEM_DECK]) == (NONE, ())


SODAS = [n for n, card in enumerate(CARDS) if card.place == ITEM]


@proves("TGB-OPT-05")
def test_mission_1_is_as_it_says_and_others_can_be_played_without_a_diary() -> None:
    assert isinstance(single("1").asking(), Muster)
    g = GAME.new({"single_mission": False}, name_of("3"), "plain")
    assert isinstance(g, Farm)
    assert g.level == [1] * 4
    assert row_of(name_of("1")).level == 1
    first = GAME.new({}, name_of("1"), "plain")
    assert isinstance(first, Farm)
    assert (made_up(first), first.purse, first.level) == ([], 0, [1] * 4)
