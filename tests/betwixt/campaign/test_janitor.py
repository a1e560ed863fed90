"""The Night Janitor: his cart, collections, trophies. CAMP, EQP, DEC, CMP"""

from __future__ import annotations

import pytest
from msgspec import structs

from betwixt.campaign.evenings import OPEN, do, evening, offers, why_not
from betwixt.missions import on
from betwixt.scenes import told
from hauntbox.games.betwixt.campaign.carry import Diary
from hauntbox.games.betwixt.campaign.diary import opened, written
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, FIRST, ITEM_DECK
from hauntbox.games.betwixt.cards.fate import AMBUSH, kind_of
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import BROWN, GREEN
from hauntbox.games.betwixt.rules.explore.starting import begin
from hauntbox.games.betwixt.rules.gear.found import draw_card
from hauntbox.games.betwixt.rules.points import monster_hp
from hauntbox.games.betwixt.rules.setup import lay_decks
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves


@proves("TGB-CAMP-20", "TGB-RND-25", "TGB-PAR-24")
@pytest.mark.parametrize(
    ("cards", "collections", "deck"), [(3, 0, BROWN), (3, 0b10, GREEN), (5, 0, BROWN), (0, 0, BROWN)]
)
def test_the_cart_has_drawn_cards_and_the_last_vending_list(cards: int, collections: int, deck: int) -> None:
    g = evening(cart_cards=cards, collections=collections, purse=50)
    do(g, "business cart")
    assert (len(set(g.cart)), {CARDS[card].rarity for card in g.cart}) == (cards, {deck} if cards else set())
    assert not set(g.cart) & set(g.decks[deck])
    assert g.drawn.get("cart", 0) == cards
    do(g, "stop")
    goods = {"Candy Bar", "Soda Pop", "Band-Aids", "Energy Drink", "Golf Balls", "Baseballs", "Bike Helmet"}
    assert {text.removeprefix("pick ") for text in offers(g)} == {
        *goods, *[CARDS[card].name for card in g.cart], "stop",
    }  # fmt: skip


@proves("TGB-CAMP-20", "TGB-CARD-45", "TGB-DEC-48")
def test_the_janitor_buys_for_half_and_sells_at_value() -> None:
    g = evening(cards=True, purse=40, xp=[0] * 4)
    do(g, "business cart", "sell Bill left hand")
    assert g.purse == 40 + CARDS[FIRST["Golf Club"]].value // 2
    purse = g.purse
    do(g, "stop")
    card = next(each for each in g.cart if CARDS[each].name not in ("Bike Helmet", "Golf Balls", "Baseballs"))
    do(g, f"pick {CARDS[card].name}", "stash")
    assert (purse - g.purse, card in g.stash, card in g.cart) == (CARDS[card].value, True, False)
    purse = g.purse
    do(g, "pick Candy Bar", "who Joan")
    assert purse - g.purse == 2


@proves("TGB-CARD-30", "TGB-CAMP-20")
def test_what_costs_more_than_there_is_cannot_be_bought() -> None:
    g = evening(purse=40)
    do(g, "business cart", "stop")
    card = next(each for each in g.cart if CARDS[each].name not in ("Bike Helmet", "Golf Balls", "Baseballs"))
    text = f"pick {CARDS[card].name}"
    g.purse = CARDS[card].value
    assert (why_not(g, text), why_not(g, "pick Candy Bar")) == ("", "")
    g.purse = CARDS[card].value - 1
    assert why_not(g, text) == "TGB-CARD-30"
    g.purse = 1
    assert why_not(g, "pick Candy Bar") == "TGB-CARD-30"


@proves("TGB-CAMP-20")
def test_before_any_story_mission_is_won_there_is_no_list() -> None:
    g = evening(won=(), unlocked=())
    do(g, "business cart", "stop")
    assert len(g.cart) == 3
    assert g.mission == ""


@proves("TGB-CAMP-21")
def test_what_is_not_bought_goes_back() -> None:
    g = evening()
    do(g, "business cart")
    on_cart = g.cart
    assert (len(set(on_cart)), set(on_cart) & set(g.decks[BROWN])) == (3, set())
    do(g, "stop", "stop")
    assert (g.cart, set(on_cart) <= set(g.decks[BROWN])) == ((), True)


@pytest.mark.parametrize(("n", "price", "temporary", "books", "more"), [
    pytest.param(1, 15, (2, 0, 0), 1, GREEN, marks=proves("TGB-EQP-55", "TGB-CAMP-07", "TGB-CMP-19")),
    pytest.param(2, 25, (0, 2, 0), 0, GREEN + 1, marks=proves("TGB-EQP-56", "TGB-CAMP-07", "TGB-DEC-82")),
    pytest.param(3, 35, (1, 0, 1), 0, GREEN + 2, marks=proves("TGB-EQP-57", "TGB-CAMP-07", "TGB-CMP-19")),
])  # fmt: skip
def test_collections(n: int, price: int, temporary: tuple[int, ...], books: int, more: int) -> None:
    g = evening(purse=price - 1, unlocked=(*OPEN[1:], f"Collection {n}"))
    assert "business collection" not in offers(g)
    g = evening(purse=price, unlocked=(*OPEN[1:], f"Collection {n}"))
    before, kept = len(g.decks[more]), len(g.decks[BOOK_DECK])
    do(g, "business collection")
    assert offers(g) == [f"collection {n}", "nobody"]
    do(g, f"collection {n}")
    if books:
        do(g, "nobody")
    assert (g.purse, g.temporary, g.collections) == (0, temporary, 1 << n)
    assert len(g.decks[more]) > before
    assert kept - len(g.decks[BOOK_DECK]) == books
    assert {CARDS[card].collection for card in g.decks[more] if CARDS[card].collection} <= {n}


@proves("TGB-DEC-82")
def test_with_money_for_two_one_is_asked_again() -> None:
    g = evening(purse=40, unlocked=(*OPEN[1:], "Collection 1", "Collection 2"))
    do(g, "business collection", "collection 2")
    assert offers(g) == ["collection 1", "nobody"]
    do(g, "nobody")
    assert (g.purse, g.collections) == (15, 1 << 2)


@proves("TGB-CMP-35")
def test_what_no_mission_has_opened_stays_in_the_box() -> None:
    g = on("long_driveway", "1")
    lay_decks(g, ())
    assert {CARDS[card].collection for deck in g.decks[:4] for card in deck} == {0}
    g.collections = 1 << 2
    lay_decks(g, ())
    assert {CARDS[card].collection for deck in g.decks[:4] for card in deck} == {0, 2}


@proves("TGB-CMP-19")
def test_a_collection_is_offered_by_a_reward_only() -> None:
    g = evening(purse=99, unlocked=OPEN)
    do(g, "business collection")
    assert [why_not(g, f"collection {n}") for n in (1, 2, 3)] == ["", "TGB-CMP-19", "TGB-CMP-19"]


@proves("TGB-EQP-61")
def test_the_box_has_so_many_temporary_cards() -> None:
    g = evening(purse=99, temporary=(4, 3, 2), unlocked=(*OPEN, "Collection 2", "Collection 3"))
    do(g, "business collection", "collection 1", "nobody", "collection 2", "collection 3")
    assert g.temporary == (4, 3, 2)


@proves("TGB-EQP-56")
@pytest.mark.parametrize(("collections", "ambushes"), [(0, 3), (0b10, 3), (0b100, 4)])
def test_the_barn_loft_adds_an_ambush_to_later_bags(collections: int, ambushes: int) -> None:
    assert ambushed(structs.replace(written(evening(), Diary()), collections=collections))[1] == ambushes


@proves("TGB-EQP-64")
def test_a_challenge_counts_from_the_next_mission_on() -> None:
    g = evening(purse=25, unlocked=(*OPEN[1:], "Collection 2"))
    old = written(g, Diary())
    do(g, "business collection", "collection 2")
    new = written(g, Diary())
    later = written(ambushed(new)[0], new)  # the campaign goes on
    assert [ambushed(diary)[1] for diary in (old, new, later)] == [3, 4, 4]


def ambushed(diary: Diary) -> tuple[Farm, int]:
    """House of Many Doors by a Diary, and the Ambush Tokens in its bags."""
    g = Farm(mission="house_of_many_doors")
    g.seed = "loft"
    opened(g, diary)
    begin(g, "house_of_many_doors")
    return g, len([token for bag in g.bags for token in bag if kind_of(token) == AMBUSH])


@proves("TGB-EQP-57")
def test_the_prop_vault_makes_spirits_stronger() -> None:
    g = Farm()
    plain = monster_hp(g, MONSTER_OF["Wisp"]), monster_hp(g, MONSTER_OF["Barn Rat"])
    g.collections = 0b1000
    assert (monster_hp(g, MONSTER_OF["Wisp"]), monster_hp(g, MONSTER_OF["Barn Rat"])) == (plain[0] + 1, plain[1])


@proves("TGB-CAMP-08", "TGB-CMP-24", "TGB-DEC-83")
def test_trophies_are_traded_in() -> None:
    g = evening(trophies=3)
    do(g, "business trophies")
    assert offers(g) == ["bargain 1", "bargain 2", "bargain 3", "nobody"]
    do(g, "bargain 1")
    assert (g.trophies, g.purse) == (2, 4)
    assert why_not(g, "bargain 3") == "TGB-EQP-60"
    books = len(g.decks[BOOK_DECK])
    do(g, "bargain 2", "nobody")
    assert (g.trophies, len(g.decks[BOOK_DECK]), told(g, "bargain")) == (0, books - 1, [(0,), (1,)])
    assert "business mission" in offers(g)


@proves("TGB-EQP-60", "TGB-DEC-84")
def test_three_trophies_buy_a_card_of_any_filled_deck() -> None:
    g = evening(trophies=3, collections=0b10)
    do(g, "business trophies", "bargain 3")
    assert offers(g) == ["deck brown", "deck green"]
    do(g, "deck green", "stash")
    assert (CARDS[g.stash[-1]].rarity, g.trophies, told(g, "bargain")) == (GREEN, 0, [(2,)])
    kept = evening(trophies=2)
    do(kept, "business trophies", "nobody")
    assert (kept.trophies, kept.purse, told(kept, "bargain")) == (2, 0, [])
    empty = evening(trophies=3)
    do(empty, "business trophies")
    empty.decks[:4] = [()] * 4
    assert why_not(empty, "bargain 3") == "TGB-DEC-84"


@proves("TGB-EQP-59")
def test_a_draw_from_an_empty_deck_is_one_of_the_next_lower() -> None:
    g = evening()
    g.decks[GREEN], g.decks[GREEN + 1] = (), (FIRST["Hatchet"],)
    assert CARDS[draw_card(g, GREEN)].rarity == BROWN


@proves("TGB-CAMP-20", "TGB-CAMP-21")
def test_what_lies_on_the_cart_is_told_and_goes_back_with_the_cart() -> None:
    g = evening(purse=1)
    do(g, "business cart")
    assert told(g, "cart") == [g.cart]
    cart = g.cart
    do(g, "stop", "stop")
    assert (g.cart, sorted(cart)) == ((), sorted([card for card in g.decks[BROWN] if card in cart]))


@proves("TGB-CAMP-20", "TGB-PAR-24")
def test_the_cart_is_green_by_collection_1_alone_and_holds_what_there_is() -> None:
    g = evening(collections=0b100)
    g.decks[GREEN] = (FIRST["Hatchet"],)
    g.decks[BROWN] = (FIRST["Golf Club"], FIRST["Baseballs"])
    do(g, "business cart")
    assert set(g.cart) == {FIRST["Golf Club"], FIRST["Baseballs"]}  # two are left, and nothing in the place of a third


@proves("TGB-DEC-48", "TGB-CARD-30")
def test_of_the_cart_only_goods_and_what_is_left_of_them_can_be_bought() -> None:
    g = evening(purse=99)
    g.decks[ITEM_DECK] = tuple([card for card in g.decks[ITEM_DECK] if CARDS[card].name != "Candy Bar"])
    do(g, "business cart", "stop")
    assert (why_not(g, "pick Candy Bar"), why_not(g, "stop")) == ("TGB-MIS-11", "")
    strange = next(card.name for card in CARDS if card.rarity == GREEN and FIRST[card.name] not in g.cart)
    assert why_not(g, f"pick {strange}") == "TGB-EXP-09"
    assert why_not(g, "who Bill") != ""
    do(g, "pick Soda Pop", "stash", "stop")
    assert why_not(g, "business cart") == "TGB-CAMP-29"


@proves("TGB-CMP-19", "TGB-CAMP-07", "TGB-DEC-82")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_an_open_collection_is_not_bought_again_and_bars_no_other(n: int) -> None:
    some = tuple([f"Collection {each}" for each in (1, 2, 3)])
    g = evening(purse=99, collections=1 << n, unlocked=(*OPEN[1:], *some))
    do(g, "business collection")
    assert [why_not(g, f"collection {each}") for each in (1, 2, 3)] == [
        "TGB-CMP-19" if each == n else "" for each in (1, 2, 3)
    ]
    do(g, f"collection {n % 3 + 1}")
    assert told(g, "collection") == [(n % 3 + 1,)]
    poor = evening(purse=15, unlocked=(*OPEN[1:], *some))
    do(poor, "business collection")
    assert [why_not(poor, f"collection {each}") for each in (1, 2, 3)] == ["", "TGB-CAMP-07", "TGB-CAMP-07"]


@proves("TGB-EQP-60")
@pytest.mark.parametrize("trophies", [1, 2, 3])
@pytest.mark.parametrize("bargain", [1, 2, 3])
def test_a_bargain_costs_as_many_trophies_as_its_number(trophies: int, bargain: int) -> None:
    g = evening(trophies=trophies)
    do(g, "business trophies")
    if bargain > trophies:
        assert why_not(g, f"bargain {bargain}") == "TGB-EQP-60"
    else:
        do(g, f"bargain {bargain}")
        assert g.trophies == trophies - bargain
