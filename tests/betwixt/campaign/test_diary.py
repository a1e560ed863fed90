"""The Family Diary: what is kept, what reverts, which missions are open. CAMP, END, CMP"""

from __future__ import annotations

import pytest
from msgspec import convert, structs

from betwixt.campaign.diaries import LOST, WON, played, reopened, to_plain
from betwixt.campaign.evenings import evening
from betwixt.missions import on, say, under
from betwixt.scenes import BILL, JOAN, MADDOX, give, learn
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import after_failed, after_won, written
from hauntbox.games.betwixt.campaign.open_missions import NUMBERS, is_done, name_of, open_missions
from hauntbox.games.betwixt.campaign.story import after, first, tell
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, FIRST, NONE, TOKEN_PLACE, book_deck
from hauntbox.games.betwixt.cards.talents import REMEDY
from hauntbox.games.betwixt.cards.words import BROWN, GREEN
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.gear.dashboard import gear, replaced
from hauntbox.games.betwixt.rules.gear.found import read
from hauntbox.games.betwixt.state import ITEM, KO, Farm
from hauntbox.kernel.wire import Chapter, Outcome
from hauntbox.ledger import proves


@proves("TGB-CAMP-03", "TGB-CAMP-17", "TGB-CAMP-12")
def test_the_diary_keeps_everything_that_the_family_has() -> None:
    g = played()
    h = reopened(after_won(g, Diary()))
    for name in ("level", "xp", "points", "talents", "cards", "skill", "practice", "stash", "purse", "trophies",
                 "temporary", "books", "arm"):  # fmt: skip
        assert getattr(h, name) == getattr(g, name), name
    held = {card for row in g.cards for card in row} | set(g.stash)
    assert not held & {card for deck in h.decks[:5] for card in deck}
    assert sorted(h.decks[BOOK_DECK]) == sorted(g.decks[BOOK_DECK])


@proves("TGB-CMP-18", "TGB-CMP-23", "TGB-CAMP-01")
def test_a_campaign_begins_with_mission_1_and_next_to_nothing() -> None:
    chapter = first(Options(), "diary")
    g = reopened(convert(chapter.carry, Carry).diary, chapter.scenario)
    assert (chapter.game, mission_of(chapter.scenario).number) == ("betwixt", "1")
    assert (len(g.decks[BROWN]), g.decks[GREEN], g.temporary, g.purse, g.trophies) == (31, (), (0, 0, 0), 0, 0)
    assert (g.level, g.xp, g.collections) == ([1] * 4, [0] * 4, 0)


@proves("TGB-CAMP-16", "TGB-END-10")
def test_everybody_is_well_again_with_a_remedy_and_a_rocket() -> None:
    g = played()
    gain_chip(g, BILL, 4)
    carry = structs.asdict(Carry("diary", after_won(g, Diary())))
    chapter = Chapter("betwixt", "house_of_many_doors", {"story": "diary", "diary": to_plain(carry["diary"])})
    assert GAME.lay_out_for is not None
    h = GAME.lay_out_for(Options(), chapter.scenario, "x", chapter.carry)
    h.settle()
    assert isinstance(h, Farm)
    assert [h.hp[fm] for fm in range(4)] == [gear(h, fm).hp for fm in range(4)]
    assert (h.fp, h.status[:4], h.chips) == ([gear(h, fm).fp for fm in range(4)], [0] * 4, [()] * 4)
    assert (h.syringes, h.tokens[TOKEN_PLACE[FIRST["Bottle Rocket"]]]) == ((REMEDY,), 1)
    assert (KO not in h.post, h.xp[MADDOX]) == (True, 3)
    richer = structs.replace(after_won(g, Diary()), collections=0b10)
    again = reopened(richer)
    assert (again.collections, any(again.decks[GREEN]), len(again.decks[BOOK_DECK])) == (0b10, True, 10)


@proves("TGB-END-07", "TGB-END-13", "TGB-END-14")
def test_a_failure_reverts_to_the_diary_exactly() -> None:
    diary = after_won(played(), Diary())
    g = reopened(diary)
    g.xp[BILL] += 22
    g.purse += 8
    card = g.decks[BROWN][0]
    g.decks[BROWN] = g.decks[BROWN][1:]
    g.stash = (*g.stash, card)
    g.trophies, g.flags, g.unlocked, g.outcome = 9, 1, ("Mission 3",), Outcome("TGB-END-05", LOST)
    chapter = Chapter("betwixt", "house_of_many_doors", {"story": "diary", "diary": to_plain(diary)})
    found = after(Options(), chapter, g)
    assert isinstance(found, Chapter)
    now = convert(found.carry, Carry).diary
    assert (found.game, convert(found.carry, Carry).won) == ("betwixt.interlude", False)
    same = structs.replace(now, failed=diary.failed, row=diary.row, failing=diary.failing)
    assert same == diary
    assert (now.failed, now.row, now.failing) == (1, 1, "2")
    h = reopened(now)
    assert card in h.decks[BROWN]


@proves("TGB-BOOK-09")
def test_a_book_that_was_read_has_left_the_campaign() -> None:
    g = played()
    books = sorted([*g.decks[BOOK_DECK], *g.books])
    diary = written(g, Diary())
    assert len(diary.read) == 1
    assert sorted([*books, *diary.read]) == sorted(book_deck())
    assert diary.read[0] not in reopened(diary).decks[BOOK_DECK] or list(book_deck()).count(diary.read[0]) > 1
    assert sorted(reopened(diary).decks[BOOK_DECK]) == sorted(g.decks[BOOK_DECK])


@proves("TGB-END-11", "TGB-END-08")
@pytest.mark.parametrize(("rule", "scores", "won"), [
    ("TGB-END-05", LOST, False), ("TGB-MIS-08", LOST, False), ("TGB-END-09", WON, True),
])  # fmt: skip
def test_whatever_a_mission_was_lost_by_an_evening_follows(rule: str, scores: tuple[float, ...], won: bool) -> None:
    g = played(scores)
    g.outcome = Outcome(rule, scores)
    chapter = Chapter("betwixt", "long_driveway", {"story": "diary", "diary": to_plain(Diary())})
    found = after(Options(), chapter, g)
    assert isinstance(found, Chapter)
    carry = convert(found.carry, Carry)
    assert (found.game, found.scenario, carry.story, carry.won) == ("betwixt.interlude", "long_driveway", "diary", won)
    assert (carry.diary.failed, carry.diary.won) == ((0, ("1",)) if won else (1, ()))


@proves("TGB-CMP-06")
def test_what_the_diary_records_is_what_a_failed_mission_goes_back_to() -> None:
    diary = after_won(played(), Diary())
    g = reopened(diary)
    before = written(g, diary)
    learn(g, JOAN, "Bedside Manner")
    give(g, MADDOX, "Work Boots")
    changed = written(g, diary)
    assert (changed.talents, changed.cards) != (before.talents, before.cards)
    h = reopened(after_failed("house_of_many_doors", diary))
    assert (h.talents, h.cards, h.level, h.purse) == (list(diary.talents), list(diary.cards), g.level, g.purse)


@proves("TGB-EX-53")
def test_the_example_of_a_failed_mission() -> None:
    g = on("house_of_many_doors", "13")
    g.level[BILL], g.xp[BILL], g.purse, g.collections = 2, 9, 12, 0b10
    diary = structs.replace(written(g, Diary()), collections=0b10)
    g = reopened(diary)
    tire = next(card for card in g.decks[GREEN] if CARDS[card].name == "Tire Iron")
    g.decks[GREEN] = tuple([card for card in g.decks[GREEN] if card != tire])
    g.xp[BILL], g.purse, g.stash = 31, 20, (tire,)
    club = next(book for book in g.decks[BOOK_DECK])
    g.decks[BOOK_DECK] = tuple(list(g.decks[BOOK_DECK])[1:])
    read(g, BILL, club)
    h = reopened(after_failed("house_of_many_doors", diary))
    assert (h.xp[BILL], h.purse, h.level[BILL], tire in h.decks[GREEN]) == (9, 12, 2, True)
    assert (h.skill[BILL], len(h.decks[BOOK_DECK])) == ((0,) * 7, 12)


@proves("TGB-CAMP-11", "TGB-CAMP-22", "TGB-CAMP-10")
def test_a_won_mission_is_recorded_with_its_flags_and_what_it_opens() -> None:
    g = played(name="house_of_many_doors")
    g.unlocked = ("Collection 2", "Mission 3", "Mission B")
    diary = after_won(g, Diary(won=("1",), unlocked=("Mission 2", "Mission A")))
    assert (diary.won, diary.flags, diary.knocked_out) == (("1", "2"), ("dottie-spared",), 1)
    assert diary.unlocked == ("Mission 2", "Mission A", "Collection 2", "Mission 3", "Mission B")
    assert reopened(diary, "ghosts_betwixt").flags == 1
    assert reopened(diary, "below_the_boiler").flags == 0


ALL = ("Mission 2", "Mission A", "Mission 3", "Mission B", "Mission 4", "Mission 5")


@pytest.mark.parametrize(("won", "unlocked", "open"), [
    pytest.param((), (), ["1"], marks=proves("TGB-CAMP-13")),
    pytest.param(("1",), ALL[:2], ["2", "A"], marks=proves("TGB-CAMP-13", "TGB-CAMP-02")),
    pytest.param(("1", "A"), ALL[:2], ["2"], marks=proves("TGB-CAMP-14")),
    pytest.param(("1", "A", "2"), ALL[:4], ["3", "A", "B"], marks=proves("TGB-CAMP-14")),
    pytest.param(("1", "A", "2", "B", "A"), ALL[:4], ["3"], marks=proves("TGB-CAMP-14")),
    pytest.param(("1", "2", "3", "4"), ALL, ["5", "A", "B"], marks=proves("TGB-CAMP-13")),
])  # fmt: skip
def test_which_missions_are_open(won: tuple[str, ...], unlocked: tuple[str, ...], open: list[str]) -> None:
    assert open_missions(Diary(won=won, unlocked=unlocked)) == open


@proves("TGB-CAMP-26")
@pytest.mark.parametrize("reward", ["", "collections = [2]", 'missions = ["3", "B"]', "epilogue = true"])
def test_a_reward_opens_what_it_names_and_nothing_else_is_sealed(reward: str) -> None:
    names = {"": (), "c": ("Collection 2",), "m": ("Mission 3", "Mission B"), "e": ("Epilogue",)}[reward[:1]]
    effect = f'{{ do = "unlock", {reward} }}' if reward else '{ do = "count", counter = "wheels", by = 1 }'
    g = under(on("long_driveway", "2"), f'on = "treasure-taken" | {effect}')
    say(g, "treasure-taken", BILL, 0)
    assert g.unlocked == names


@proves("TGB-CAMP-15", "TGB-END-08", "TGB-CAMP-23")
def test_what_has_failed_can_be_tried_again_or_left() -> None:
    diary = after_failed("vermin_patrol", Diary(won=("1",), unlocked=ALL[:2]))
    assert open_missions(diary) == ["2", "A"]
    for _ in range(20):
        diary = after_failed("house_of_many_doors", diary)
    assert (open_missions(diary), diary.failed) == (["2", "A"], 21)


@proves("TGB-CAMP-23", "TGB-M5-16")
def test_the_campaign_is_won_with_mission_5() -> None:
    g = played(name="ghosts_betwixt")
    diary = Diary(won=("1", "2", "3", "4"), flags=("dottie-spared",), failed=2, knocked_out=3, level=(5,) * 4,
                  xp=(0,) * 4, cards=((-1,) * 18,) * 4)  # fmt: skip
    chapter = Chapter("betwixt", "ghosts_betwixt", {"story": "diary", "diary": to_plain(diary)})
    found = after(Options(), chapter, g)
    assert isinstance(found, Outcome)
    assert (found.rule, found.scores) == ("TGB-CAMP-23", WON)
    last = after_won(g, diary)
    assert (last.failed, last.knocked_out, last.flags) == (2, 4, ("dottie-spared",))
    told = tell(Chapter("betwixt", "ghosts_betwixt", {"story": "diary", "diary": to_plain(last)}))
    assert "Dottie was spared" in told
    assert ("Knocked out so far: 4" in told, "Won so far: 1, 2, 3, 4, 5" in told) == (True, True)
    assert "No mission won yet" in tell(Chapter("betwixt", "", {"diary": to_plain(structs.replace(last, won=()))}))


@proves("TGB-CAMP-25")
@pytest.mark.parametrize(("number", "level"), [("1", 1), ("2", 2), ("A", 2), ("3", 3), ("B", 3), ("4", 4), ("5", 5)])
def test_the_expected_party(number: str, level: int) -> None:
    assert mission_of(name_of(number)).level == level
    assert number in NUMBERS


@proves("TGB-CAMP-24")
@pytest.mark.parametrize(("row", "failing", "option", "bucks"), [
    (2, "2", True, 2), (5, "2", True, 2), (1, "2", True, 0), (2, "3", True, 0), (2, "2", False, 0),
])  # fmt: skip
def test_help_from_the_second_failure_in_a_row_on(row: int, failing: str, option: bool, bucks: int) -> None:
    from hauntbox.games.betwixt.campaign.diary import help_along

    base = written(played(), Diary())
    diary = structs.replace(base, row=row, failing=failing, purse=10)
    g = reopened(diary, second_chance=option)
    help_along(g, diary)
    assert g.purse == 10 + bucks
    assert ([CARDS[card].name for card in g.stash].count("Band-Aids") == 1) == bool(bucks)
    g.unlocked, g.outcome = (), Outcome("TGB-END-09", WON)
    kept = after_won(g, diary)
    assert (kept.purse, kept.stash, kept.row) == (10, diary.stash, 0)


@proves("TGB-CAMP-24")
def test_lent_band_aids_go_back_from_whoever_carries_them() -> None:
    from hauntbox.games.betwixt.campaign.diary import help_along

    diary = structs.replace(written(on("house_of_many_doors", "13"), Diary()), row=2, failing="2", purse=0)
    g = reopened(diary, second_chance=True)
    help_along(g, diary)
    g.cards[MADDOX], g.stash, g.purse = replaced(g.cards[MADDOX], {ITEM: g.lent}), (), 1
    g.outcome = Outcome("TGB-END-09", WON)
    kept = after_won(g, diary)
    assert (kept.cards[MADDOX][ITEM], kept.stash, kept.purse) == (NONE, (), 0)


@proves("TGB-CAMP-24")
def test_no_band_aids_without_room_in_the_stash() -> None:
    from hauntbox.games.betwixt.campaign.diary import help_along

    diary = structs.replace(written(played(), Diary()), row=2, failing="2")
    g = reopened(diary, second_chance=True, stash_limit=1)
    help_along(g, diary)
    assert (len(g.stash), g.lent) == (1, -1)


@proves("TGB-CAMP-14")
def test_side_mission_b_stays_done_when_a_story_mission_is_won_after_it() -> None:
    assert is_done(Diary(won=("1", "2", "B", "3")), "B")
    assert not is_done(Diary(won=("1", "A", "2")), "A")
    assert is_done(Diary(won=("1", "A", "B")), "A")


@proves("TGB-CAMP-12")
def test_after_an_evening_the_chosen_mission_has_the_diary_as_it_is_now() -> None:
    e = evening(purse=9)
    e.chosen = "A"
    found = after(Options(), Chapter("betwixt.interlude", "long_driveway", {"story": "diary"}), e)
    assert isinstance(found, Chapter)
    carry = convert(found.carry, Carry)
    assert (found.game, found.scenario, carry.story, carry.diary.purse) == ("betwixt", "vermin_patrol", "diary", 9)
