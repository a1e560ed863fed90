"""Between missions: what can be done, cards, the next mission, how it looks. CAMP, DEC"""

from __future__ import annotations

from msgspec import structs

from betwixt.campaign.evenings import OPEN, do, evening, offers, why_not
from betwixt.missions import on
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, give, names_of, stash, told
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import written
from hauntbox.games.betwixt.campaign.evening.business import laid
from hauntbox.games.betwixt.campaign.evening.state import Evening
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, FIRST
from hauntbox.games.betwixt.cards.words import BROWN
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.gear.dashboard import replaced
from hauntbox.games.betwixt.rules.setup import lay_decks
from hauntbox.games.betwixt.state import ACTIVE, ITEM, LEFT
from hauntbox.ledger import proves
from hauntbox.scene import Scene
from scene.things import option, shown


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


@proves("TGB-CAMP-18", "TGB-DEC-85")
def test_a_card_that_may_not_part_or_can_go_nowhere_stays_and_every_move_counts() -> None:
    g = evening(extra_spaces=1, stash_limit=1)
    give(g, BILL, "Golf Balls")
    stash(g, "Bike Helmet")
    for fm, name in ((JOAN, "Baseballs"), (AVELYNN, "Pucks"), (MADDOX, "BBs")):
        give(g, fm, name)
    do(g, "business cards")
    assert why_not(g, "shift Bill extra 1") == "TGB-CAMP-18"
    g.stash = ()
    assert why_not(g, "shift Bill extra 1") == ""
    g.cards[MADDOX] = replaced(g.cards[MADDOX], {LEFT: FIRST["Bottle Rocket"]})
    assert why_not(g, "shift Maddox left hand") == "TGB-INV-15"
    do(g, "shift Bill extra 1", "stash")
    assert (g.changes, why_not(g, "who Bill")) == (1, "TGB-DEC-08")


@proves("TGB-CAMP-18")
def test_a_card_that_only_the_last_fm_has_room_for_can_be_moved() -> None:
    g = evening(extra_spaces=1, stash_limit=0)
    for fm, name in ((BILL, "Golf Balls"), (JOAN, "Baseballs"), (AVELYNN, "Pucks")):
        give(g, fm, name)
    do(g, "business cards")
    assert why_not(g, "shift Bill extra 1") == ""
    do(g, "shift Bill extra 1", "who Maddox")
    assert "Golf Balls" in names_of(g, MADDOX)
