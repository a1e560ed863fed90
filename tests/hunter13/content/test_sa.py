"""The first scenario: Thirteen Places at Table. SA"""

from __future__ import annotations

from hauntbox.games.hunter13.actions import ITEM_OF, TILE_OF
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.battle.blows import blessing
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.hunters.levels import is_success, level_points
from hauntbox.games.hunter13.rules.story.story import ended, happen, may_restore
from hauntbox.games.hunter13.rules.turn.endings import check_end, has_goal
from hauntbox.games.hunter13.state import HUNTER
from hauntbox.ledger import proves
from hunter13.acting import offers, run
from hunter13.manor import enter, next_turn, owned, turn
from hunter13.progress import bits, clues, count, ending, know, lair, marker, names, set_count
from hunter13.tale import CALM, act, can, down, end_round, fallen_now, opening, prowl, tale

PROPHET = 6


@proves("GHT-SA-01", "GHT-SA-03")
def test_eighteen_rooms_of_one_floor_make_the_pile() -> None:
    for seed in "abc":
        g = opening("places", seed=seed)
        assert names(bits(g.unused)) == "T-1 T-2 T-14 T-15 T-16 T-19 T-20 T-21 T-40"
        pile = {*g.pile, *g.laid[1:]}
        assert len(pile) == 18
        assert pile >= {TILE_OF[t] for t in ["T-5", "T-6", "T-26", "T-34", "T-35", "T-39"]}
        assert not pile & set(bits(g.unused))


@proves("GHT-SA-02")
def test_all_begin_in_the_entrance_and_anybody_may_be_first() -> None:
    firsts = {opening("places", seed=str(n)).order[0] for n in range(12)}
    g = opening("places")
    assert [g.at[role] for role in g.order] == [TILE_OF["T-17"]] * 3
    assert firsts == {0, 1, 2}


@proves("GHT-SA-04", "GHT-SA-05")
def test_cards_and_items_that_are_left_out_or_wait_aside() -> None:
    g = opening("places")
    out = {30, 34, 39, 40, 41, 42, 44}
    assert len(g.event_pile) == 47
    assert not out & set(g.event_pile)
    assert g.events_aside == (36,)
    assert len(g.item_pile) == 23
    assert g.items_aside == (8, 22)


@proves("GHT-SA-06")
def test_the_story_of_the_thirteenth_chair_is_told_to_all() -> None:
    g = opening("places")
    assert "thirteen" in g.story.background
    assert "thirteen rounds" in g.story.mission.replace("\n", " ")


@proves("GHT-SA-07", "GHT-SA-14")
def test_the_thirteenth_stroke_of_the_clock_loses_the_game() -> None:
    g = tale("places")
    assert g.options.sealed_relief
    end_round(g, 12)
    assert count(g, "hour") == 12
    assert g.outcome is None
    end_round(g)
    assert ending(g) == "thirteen"
    assert g.outcome is not None
    assert g.outcome.scores == (0.0, 0.0, 0.0)


@proves("GHT-SA-14")
def test_when_all_have_fallen_the_table_is_full() -> None:
    g = tale("places")
    for role in range(3):
        check_end(g)
        assert g.outcome is None
        fallen_now(g, role)
    check_end(g)
    assert (ending(g), is_success(g)) == ("nobody", False)


@proves("GHT-SA-08")
def test_thirteen_plates_are_read_and_marked_when_the_dining_room_is_explored() -> None:
    g = tale("places", at="T-6", new="T-5", lay="T-39 T-6 T-5", omens=CALM)
    enter(g, "T-5")
    assert clues(g) == ["plates"]
    assert marker(g, "table") == "T-5"
    assert g.heard == [1, 1, 1]


@proves("GHT-SA-09")
def test_the_chests_hold_the_diary_for_a_check_or_for_three_mp() -> None:
    g = turn(tale("places", at="T-34", lay="T-6 T-34"))
    act(g, "search", 3)  # IN +1
    assert owned(g) == []
    assert not can(g, "search")
    happen(g, "left", 0, TILE_OF["T-34"])
    assert can(g, "search")
    act(g, "search", 4)
    assert owned(g) == ["I-9"]
    assert not g.items_aside.count(ITEM_OF["I-9"])
    assert not can(g, "ransack")
    g = turn(tale("places", at="T-34", lay="T-6 T-34"))
    act(g, "ransack")
    assert owned(g) == ["I-9"]
    assert g.shaken[0] == 3


@proves("GHT-SA-10")
def test_diary_and_guest_book_give_the_name_and_the_cross_key() -> None:
    g = next_turn(tale("places", at="T-35", lay="T-6 T-35"))
    assert "end" in offers(g)
    assert clues(g) == []
    g = next_turn(tale("places", at="T-35", lay="T-6 T-35", items="I-9"))
    g.play(0, g.legal(0)[offers(g).index("end")])
    assert clues(g) == ["guest-book"]
    assert owned(g) == ["I-9", "I-23"]


@proves("GHT-SA-11")
def test_a_prayer_takes_a_turn_and_gives_one_more_on_judge_cards_against_the_boss() -> None:
    g = tale("places", at="T-6", lay="T-39 T-6 T-26")
    enter(g, "T-26")
    assert clues(g) == []
    know(g, "plates")
    enter(g, "T-26")
    assert clues(g) == ["plates", "altar"]
    turn(g)
    assert not can(g, "pray")  # the turn is not whole any more
    g.stayed = True
    act(g, "pray")
    assert g.might[0] == 1
    assert g.moves == 0
    assert not can(g, "pray")
    g.bosses, g.lair[PROPHET] = ((PROPHET, stats(g, PROPHET)),), g.at[0]
    g.agenda.clear()
    assert blessing(g, 0) == 0
    run(g, Battle(g.at[0], 0))
    assert (blessing(g, 0), blessing(g, 1)) == (1, 0)


@proves("GHT-SA-12")
def test_the_name_on_the_card_brings_the_prophet_to_the_table() -> None:
    for team, points_ in (("Wren Volt", 12), ("Wren Volt Balm", 14), ("Wren Volt Balm Flint", 16)):
        g = turn(tale("places", at="T-5 T-6", lay="T-39 T-6 T-5", team=team))
        assert not can(g, "write")
        know(g, "plates", "guest-book")
        act(g, "write")
        assert lair(g, "E-37") == "T-5"
        assert stats(g, PROPHET)[:2] == (points_, points_)
        assert g.field_ == TILE_OF["T-5"]
        assert g.fighting == 1


@proves("GHT-SA-13", "GHT-SA-17")
def test_the_fall_of_the_prophet_wins_and_haste_without_losses_is_worth_a_point_more() -> None:
    for rounds, fallen, worth in ((10, False, 2), (11, False, 1), (10, True, 1)):
        g = tale("places")
        g.round = rounds
        if fallen:
            down(g, 2)
        happen(g, "defeated", 0, g.at[0], PROPHET)
        g.settle()
        assert ending(g) == "peace"
        assert level_points(g, 0) == worth


@proves("GHT-SA-15")
def test_items_and_relief_cards_restore_after_one_turn_out() -> None:
    g = tale("places")
    assert may_restore(g, 0, "items")
    assert may_restore(g, 0, "relief")
    assert g.story.fallen.out == 1
    assert down(g, 1).vitality[1] == 10


@proves("GHT-SA-16")
def test_a_fallen_guest_alone_at_the_table_turns_the_hour_once() -> None:
    g = down(tale("places", at="T-6 T-5 T-6"), 1)
    prowl(g, 1)
    act(g, "turn-hour")
    assert count(g, "hour") == 1
    assert not can(g, "turn-hour")
    prowl(g, 1)
    assert not can(g, "turn-hour")
    set_count(g, "hour", 12)
    assert not has_goal(g)
    set_count(g, "hour", 13)
    assert has_goal(g)
    assert ended(g)
    g = down(tale("places", at="T-5 T-5 T-6"), 1)
    prowl(g, 1)
    assert g.status[0] == HUNTER
    assert not can(g, "turn-hour")
