"""Between missions: levels, talents, books, cards, the cart, collections, trophies, the next mission. CAMP, EQP, DEC"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from betwixt.missions import on
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, give, names_of, stash, told
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.actions import EVENING
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import opened, written
from hauntbox.games.betwixt.campaign.evening.business import laid
from hauntbox.games.betwixt.campaign.evening.state import Evening
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, FIRST
from hauntbox.games.betwixt.cards.fate import AMBUSH, kind_of
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import BROWN, GREEN
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.explore.starting import begin
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.gear.found import draw_card
from hauntbox.games.betwixt.rules.points import monster_hp
from hauntbox.games.betwixt.rules.setup import lay_decks
from hauntbox.games.betwixt.state import ACTIVE, ITEM, Farm
from hauntbox.ledger import proves
from hauntbox.scene import Scene
from scene.things import option, shown

OPEN = ("Collection 1", "Mission 2", "Mission A")
FAMILY = 4


def evening(
    won: tuple[str, ...] = ("1",), unlocked: tuple[str, ...] = OPEN, cards: bool = False, **facts: Any
) -> Evening:
    """The evening after a mission, with these facts in the Diary."""
    options = {name: facts.pop(name) for name in list(facts) if name in Options.__struct_fields__}
    g = on("long_driveway", "1")
    if cards:
        give(g, BILL, "Golf Club", "Sneakers")
        give(g, JOAN, "Band-Aids")
        stash(g, "Bike Helmet")
    for name, value in facts.items():
        setattr(g, name, value)
    lay_decks(g, ())
    diary = structs.replace(written(g, Diary()), won=won, unlocked=unlocked)
    e = laid(Options(**options), "long_driveway", "evening", Carry("diary", diary))
    e.events = []
    e.settle()
    return e


def offers(g: Evening) -> list[str]:
    (role,) = g.waiting()
    found = g.legal(role)
    assert found == [act for act in g.candidates(role) if not g.why_not(role, act)]
    assert len(found) == len([act for act in EVENING if not g.why_not(role, act)])
    return [str(act) for act in found]


def do(g: Evening, *texts: str) -> None:
    for text in texts:
        assert text in offers(g), (text, offers(g))
        (role,) = g.waiting()
        g.play(role, next(act for act in EVENING if str(act) == text))


def why_not(g: Evening, text: str) -> str:
    (role,) = g.waiting()
    return g.why_not(role, next(act for act in EVENING if str(act) == text))


@proves("TGB-CAMP-09", "TGB-DEC-77", "TGB-CAMP-29")
def test_what_can_be_done_between_missions() -> None:
    g = evening()
    assert offers(g) == ["business cart", "business mission"]
    g = evening(xp=[20] * 4, points=[1] * 4, books=(0,), purse=15, trophies=1, cards=True)
    assert offers(g) == [f"business {what}" for what in (
        "level", "talent", "book", "cards", "cart", "collection", "trophies", "mission",
    )]  # fmt: skip
    do(g, "business cart", "stop", "stop")
    assert why_not(g, "business cart") == "TGB-CAMP-29"
    do(g, "business trophies", "nobody", "business collection", "nobody")
    assert [why_not(g, f"business {what}") for what in ("trophies", "collection")] == ["TGB-CAMP-29"] * 2
    assert "business level" in offers(g)
    do(g, "business mission", "nextmission 2")
    assert (g.outcome is not None, g.waiting()) == (True, ())


@proves("TGB-END-13")
def test_in_the_evening_all_four_are_here_and_their_cards_are_in_no_deck() -> None:
    g = evening(cards=True)
    held = [g.cards[BILL][0], g.cards[JOAN][ITEM], *g.stash]
    assert ([CARDS[card].name for card in held], g.post) == (["Golf Club", "Band-Aids", "Bike Helmet"], [ACTIVE] * 4)
    assert not set(held) & {card for deck in g.decks[:BOOK_DECK] for card in deck}
    assert len(g.decks[BROWN]) > 20


@proves("TGB-CAMP-04", "TGB-FAM-06", "TGB-DEC-78")
def test_levels_are_paid_with_xp_and_the_rest_is_kept() -> None:
    g = evening(xp=[29, 20, 19, 0])
    do(g, "business level")
    assert offers(g) == ["who Bill", "who Joan"]
    hp = gear(g, BILL).hp
    do(g, "who Bill")
    assert (g.level, g.xp[BILL], g.points[BILL], gear(g, BILL).hp) == ([2, 1, 1, 1], 9, 1, hp + 2)


@proves("TGB-EX-54", "TGB-CAMP-19", "TGB-FAM-06")
@pytest.mark.parametrize(("level", "xp", "left"), [(1, 29, 9), (2, 42, 12), (3, 40, 0), (4, 56, 1), (5, 75, 0)])
def test_the_prices_of_levels(level: int, xp: int, left: int) -> None:
    g = evening(level=[level] * 4, xp=[xp, 0, 0, 0])
    do(g, "business level", "who Bill")
    assert (g.level[BILL], g.xp[BILL]) == (level + 1, left)
    short = evening(level=[level] * 4, xp=[xp - left - 1, 0, 0, 0])
    assert "business level" not in offers(short)
    assert "business level" not in offers(evening(level=[6] * 4, xp=[500] * 4))


@proves("TGB-CAMP-19")
def test_several_levels_can_be_bought_at_once() -> None:
    g = evening(xp=[50, 0, 0, 0])
    do(g, "business level", "who Bill", "business level", "who Bill")
    assert (g.level[BILL], g.xp[BILL], g.points[BILL]) == (3, 0, 2)


@proves("TGB-DEC-79", "TGB-DEC-78")
@pytest.mark.parametrize(("arm", "strength", "acc"), [("arm STR", 1, 0), ("arm ACC", 0, 1)])
def test_avelynn_chooses_at_level_3(arm: str, strength: int, acc: int) -> None:
    g = evening(level=[2] * 4, xp=[0, 0, 30, 0])
    before = gear(g, AVELYNN)
    do(g, "business level", "who Avelynn")
    assert offers(g) == ["arm STR", "arm ACC"]
    do(g, arm)
    after = gear(g, AVELYNN)
    assert (after.strength - before.strength, after.acc - before.acc, g.level[AVELYNN]) == (strength, acc, 3)


@proves("TGB-CAMP-05", "TGB-DEC-80", "TGB-DEC-81")
def test_talents_are_bought_with_points() -> None:
    g = evening(points=[1, 0, 0, 2], level=[1, 1, 1, 3])
    do(g, "business talent")
    assert offers(g) == ["who Bill", "who Maddox"]
    do(g, "who Bill")
    assert offers(g) == [f"use {name}" for name in ("Bad Joke", "Calloused Hands", "Walk It Off", "Grill Master")]
    do(g, "use Grill Master")
    assert g.points == [0, 0, 0, 2]
    do(g, "business talent", "who Maddox", "use Cherry Bomb")
    assert (g.points[MADDOX], "Cherry Bomb" in names_of(g, MADDOX)) == (0, True)


@proves("TGB-CAMP-06", "TGB-CAMP-05", "TGB-BOOK-11")
def test_books_are_read_by_anybody() -> None:
    from hauntbox.games.betwixt.cards.items import BOOKS, TALENT_POINT

    skill = next(n for n, book in enumerate(BOOKS) if book.type != TALENT_POINT)
    point = next(n for n, book in enumerate(BOOKS) if book.type == TALENT_POINT)
    g = evening(books=(skill, point))
    do(g, "business book", "nobody")
    assert g.books == (point, skill)
    do(g, "business book", "who Maddox", "business book", "who Joan")
    assert not list(g.books)
    assert (g.points[MADDOX], sum(g.skill[JOAN])) == (1, 1)
    assert written(g, g.diary).read == tuple(sorted([skill, point]))


@proves("TGB-CAMP-18", "TGB-DEC-85", "TGB-INV-21")
def test_cards_move_among_all_four_and_the_stash() -> None:
    g = evening(cards=True)
    do(g, "business cards")
    assert offers(g) == ["shift Bill left hand", "shift Bill feet", "shift Joan item", "shift Stash 1", "stop"]
    do(g, "shift Bill left hand")
    assert offers(g) == ["who Joan", "who Avelynn", "who Maddox", "stash", "nobody"]
    do(g, "who Maddox")
    assert (names_of(g, MADDOX)[0], names_of(g, BILL)[0]) == ("Golf Club", "")
    assert told(g, "takes") == [(MADDOX, g.cards[MADDOX][0])]
    do(g, "shift Bill feet", "nobody")
    assert names_of(g, BILL)[4] == "Sneakers"
    do(g, "shift Stash 1", "who Avelynn", "shift Joan item", "stash")
    assert told(g, "stashed") == [(g.stash[0],)]
    assert (names_of(g, AVELYNN)[2], [CARDS[card].name for card in g.stash]) == ("Bike Helmet", ["Band-Aids"])


@proves("TGB-CAMP-17", "TGB-CAMP-18", "TGB-DEC-74")
def test_a_full_stash_takes_nothing() -> None:
    g = evening(cards=True, stash_limit=1)
    do(g, "business cards", "shift Bill feet")
    assert why_not(g, "stash") == "TGB-CMP-26"
    assert why_not(g, "stop") == "TGB-DEC-59"  # the moment of another question
    g = evening(cards=True, stash_limit=2)
    do(g, "business cards", "shift Stash 1")
    assert why_not(g, "stash") == "TGB-CMP-26"  # where it lies already
    do(g, "nobody", "shift Bill feet", "stash")
    assert len(g.stash) == 2


@proves("TGB-CAMP-18", "TGB-INV-21")
def test_a_card_goes_nowhere_without_room() -> None:
    g = on("long_driveway", "1")
    give(g, BILL, "Golf Club")
    give(g, MADDOX, "Rolling Pin", "Kitchen Knife", "BBs")
    lay_decks(g, ())
    diary = structs.replace(written(g, Diary()), won=("1",), unlocked=OPEN)
    e = laid(Options(extra_spaces=1), "long_driveway", "evening", Carry("diary", diary))
    e.settle()
    do(e, "business cards", "shift Bill left hand")
    assert (why_not(e, "who Maddox"), why_not(e, "who Bill")) == ("TGB-INV-21", "TGB-ACT-35")
    do(e, "who Joan")
    assert (names_of(e, JOAN)[:2], names_of(e, BILL)[:2]) == (["Golf Club"] * 2, ["", ""])


@proves("TGB-CAMP-28")
def test_cards_are_moved_at_most_so_often() -> None:
    g = evening(cards=True)
    do(g, "business cards")
    for n in range(24):
        do(g, "shift Stash 1" if g.stash else "shift Bill feet", "nobody")
        assert g.changes == n + 1
    assert "business level" not in offers(g)
    assert why_not(g, "business cards") == "TGB-CAMP-29"


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


@proves("TGB-DEC-97")
def test_where_only_one_mission_is_open_nobody_is_asked() -> None:
    g = evening(won=(), unlocked=())
    do(g, "business mission")
    assert (g.chosen, told(g, "next mission"), g.waiting()) == ("1", [("1",)], ())


@proves("TGB-DEC-97", "TGB-CAMP-13", "TGB-CAMP-12")
def test_the_evening_ends_with_the_next_mission() -> None:
    g = evening(xp=[20, 0, 0, 0])
    do(g, "business level", "who Bill", "business mission")
    assert offers(g) == ["nextmission 2", "nextmission A"]
    do(g, "nextmission A")
    assert g.outcome is not None
    assert g.outcome.rule == "TGB-CAMP-12"
    assert GAME.campaigns is not None
    from hauntbox.kernel.wire import Chapter

    found = GAME.campaigns.after(Options(), Chapter("betwixt.interlude", "long_driveway", {"story": "diary"}), g)
    assert isinstance(found, Chapter)
    assert (found.game, found.scenario, found.carry["story"]) == ("betwixt", "vermin_patrol", "diary")
    assert (list(found.carry["diary"]["level"]), found.carry["diary"]["xp"][0]) == ([2, 1, 1, 1], 0)


@proves("TGB-EQP-59")
def test_a_draw_from_an_empty_deck_is_one_of_the_next_lower() -> None:
    g = evening()
    g.decks[GREEN], g.decks[GREEN + 1] = (), (FIRST["Hatchet"],)
    assert CARDS[draw_card(g, GREEN)].rarity == BROWN


# How it looks ---------------------------------------------------------------------------------------------------------


def evening_seen(g: Evening) -> Scene:
    assert GAME.campaigns is not None
    return shown(GAME.campaigns.interlude, g, (0,))


def test_between_missions_the_road_shows_what_was_won_and_what_comes() -> None:
    g = evening(won=("1",))
    story = evening_seen(g).story
    assert story is not None
    assert (story.kind, story.title, story.kick) == ("road", "The Family Diary", "After The Long Driveway")
    assert [stop.state for stop in story.stops] == ["won", "now", "hid", "hid", "hid"]
    assert story.next is not None
    assert story.next.name == "House of Many Doors"
    assert [one.name for one in story.cast] == ["Bill", "Joan", "Avelynn", "Maddox"]
    g.diary = structs.replace(g.diary, failing="2", row=2)
    again = evening_seen(g).story
    assert again is not None
    assert again.stops[1].text == "lost 2 times"
    g.diary = structs.replace(g.diary, won=("1", "2", "3", "4", "5"))
    assert evening_seen(g).story is None


def test_what_cannot_be_done_tonight_says_so_in_a_few_words() -> None:
    found = option(evening_seen(evening()), "business trophies")
    assert found.off == "Done for tonight, or there is nothing to change."
