"""The third scenario: The Clockmaker's Bride. SC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.actions import ITEM_OF, TILE, TILE_OF
from hauntbox.games.hunter13.rules.battle.foes import foes_at, stats
from hauntbox.games.hunter13.rules.dice import black_set, judge_card
from hauntbox.games.hunter13.rules.hunters.fallen import fall, full_vitality
from hauntbox.games.hunter13.rules.hunters.levels import level_points
from hauntbox.games.hunter13.rules.mansion.house import floor_of
from hauntbox.games.hunter13.rules.mansion.opening import laid
from hauntbox.games.hunter13.rules.story.story import happen, may_restore
from hauntbox.games.hunter13.rules.turn.endings import check_end, has_goal
from hauntbox.games.hunter13.rules.turn.setup import ChooseStart
from hauntbox.games.hunter13.state import MONSTERS, Mansion
from hauntbox.ledger import proves
from hunter13.acting import run, told
from hunter13.manor import beast, enter, put, turn
from hunter13.progress import bits, clues, count, ending, flag, know, lair, mark, marker, names, set_count, set_flags
from hunter13.tale import CALM, act, can, down, end_round, opening, prowl, tale

BRIDE = 9
ROOMS = "T-14 T-27:0,2 T-31:0,3 T-6:0,1 T-7:0,4"  # T-14 - T-6 - T-27 - T-31 - T-7 in a row


def works(at: str = "T-6", **given: str) -> Mansion:
    """The clock runs, and the three squares are marked."""
    g = tale("bride", at=at, lay=ROOMS, **given)
    set_flags(g, "ticking")
    know(g, "drawings")
    for name, where in (("tower", "T-14"), ("laboratory", "T-27"), ("gallery", "T-31")):
        mark(g, name, where)
    return g


@proves("GHT-SC-01", "GHT-SC-03")
def test_twenty_four_rooms_with_the_entrance_perhaps_among_them() -> None:
    g = opening("bride")
    assert names(bits(g.unused)) == "T-2 T-16 T-20 T-21"
    assert names(bits(g.aside)) == "T-19 T-40"
    pile = {*g.pile, *g.laid[2:]}
    assert len(pile) == 24
    assert pile >= {TILE_OF[t] for t in ["T-1", "T-14", "T-15", "T-27", "T-31", "T-36", "T-42", "T-39"]}
    assert any([TILE_OF["T-17"] in opening("bride", seed=str(n)).pile for n in range(6)])


@proves("GHT-SC-02")
def test_hunters_choose_one_of_two_halls_side_by_side() -> None:
    g = opening("bride")
    halls = (TILE_OF["T-6"], TILE_OF["T-7"])
    assert g.laid[:2] == halls
    assert g.adjacent[halls[0]] >> halls[1] & 1
    g.agenda.clear()
    run(g, ChooseStart(1))
    assert g.legal(1) == [TILE[halls[0]], TILE[halls[1]]]
    g.play(1, TILE[halls[1]])
    assert g.at[1] == halls[1]


@proves("GHT-SC-04", "GHT-SC-05")
def test_the_bride_and_the_clockwork_wait_aside_with_keys_and_dynamite() -> None:
    g = opening("bride")
    assert len(g.event_pile) == 52
    assert set(g.events_aside) == {39, 49}
    assert 44 not in g.event_pile
    assert len(g.item_pile) == 23
    assert set(g.items_aside) == {ITEM_OF["I-22"], ITEM_OF["I-13"]}


@proves("GHT-SC-06")
def test_an_hour_of_every_guest() -> None:
    g = opening("bride")
    assert "hour of every guest" in g.story.background.replace("\n", " ")
    assert "stop the clock" in g.story.mission


@proves("GHT-SC-07")
@pytest.mark.parametrize("first", ["T-36", "T-42"])
def test_the_drawings_start_the_clock_and_mark_what_lies(first: str) -> None:
    g = tale("bride", at="T-6", lay=f"T-6 {first} T-31:0,4 T-15:0,7", new=first, omens=CALM, pile="T-27 T-14 T-3")
    enter(g, first, 10)
    assert "drawings" in clues(g)
    assert (marker(g, "gallery"), marker(g, "tower")) == ("T-31", "T-15")
    assert marker(g, "laboratory") == ""
    assert count(g, "clock") == 0
    g.agenda.clear()
    laid(g, 0, TILE_OF["T-27"], g.cell[TILE_OF["T-31"]] + 500, 0)
    laid(g, 0, TILE_OF["T-14"], g.cell[TILE_OF["T-31"]] + 900, 0)
    g.settle()
    assert (marker(g, "laboratory"), marker(g, "tower")) == ("T-27", "T-15")


@proves("GHT-SC-08")
@pytest.mark.parametrize(
    ("team", "shown"), [("Wren Volt Balm Flint", [1, 2, 3]), ("Wren Volt Balm", [1, 2, 3]), ("Wren Volt", [1, 1, 2])]
)
def test_the_clock_rises_each_round_and_for_two_only_every_second(team: str, shown: list[int]) -> None:
    g = tale("bride", team=team)
    end_round(g)
    assert count(g, "clock") == 0
    set_flags(g, "ticking")
    assert [count(end_round(g), "clock") for _ in range(3)] == shown
    set_count(g, "clock", 6)
    assert [count(end_round(g), "clock") for _ in range(2)] == [7, 8]


@proves("GHT-SC-09")
@pytest.mark.parametrize(
    ("where", "name", "bonus"), [("T-14", "tower", 0), ("T-27", "laboratory", 2), ("T-31", "gallery", 0)]
)
def test_squares_are_unwound_by_strength_sense_and_fingers(where: str, name: str, bonus: int) -> None:
    g = works(at=where, team="Volt Balm Ombra")  # Volt has IN +2, ST 0, DX 0
    set_count(g, "clock", 3)
    turn(g)
    act(g, f"unwind-{name}", 5 - bonus)
    assert g.hurt[0] == 2
    assert count(g, "clock") == 3
    assert not can(g, f"unwind-{name}")
    g.turn += 1
    act(g, f"unwind-{name}", 6 - bonus)
    assert (count(g, "clock"), count(g, "unwound"), count(g, "wound")) == (1, 1, 2)
    assert flag(g, f"{name}-unwound")
    assert marker(g, name) == where
    g = works(at=where, team="Volt Balm Ombra")
    turn(g)
    act(g, f"unwind-{name}", 10)
    assert count(g, "clock") == 0


@proves("GHT-SC-10")
@pytest.mark.parametrize("floor", [2, 1])
def test_the_second_square_brings_keys_and_the_sealing_room(floor: int) -> None:
    g = works(at="T-27")
    if floor == 2:
        put(g, "T-39:0,0,0,2")
    set_count(g, "unwound", 1)
    turn(g)
    act(g, "unwind-laboratory", 10)
    assert "bunch" in clues(g)
    assert names(g.lying[TILE_OF["T-27"]], "I") == "I-22"
    while g.cell[TILE_OF["T-40"]] < 0:
        g.apply(0, g.legal(0)[0])
    assert floor_of(g, TILE_OF["T-40"]) == floor
    assert not g.explored >> TILE_OF["T-40"] & 1


@proves("GHT-SC-11")
def test_the_other_study_holds_the_dynamite() -> None:
    g = tale("bride", at="T-6", lay="T-6 T-36 T-42:0,4", new="T-36 T-42", omens=CALM)
    enter(g, "T-36", 10)
    assert clues(g) == ["drawings"]
    g.agenda.clear()
    enter(g, "T-42", 10)
    assert clues(g) == ["drawings", "heart"]
    assert names(g.lying[TILE_OF["T-42"]], "I") == "I-13"


@proves("GHT-SC-12")
@pytest.mark.parametrize(("team", "hp"), [("Wren Volt", 16), ("Wren Volt Balm", 18), ("Wren Volt Balm Flint", 20)])
def test_the_bride_rises_stronger_for_every_square_that_is_wound(team: str, hp: int) -> None:
    g = tale("bride", at="T-6", lay="T-6 T-40", new="T-40", team=team)
    set_count(g, "wound", 2)
    enter(g, "T-40", 1)  # the Clockwork Device strikes first
    assert "bride" in clues(g)
    assert g.hurt[0] >= 3
    assert told(g).index("event") < told(g).index("battle")
    assert lair(g, "E-40") == "T-40"
    assert stats(g, BRIDE)[:3] == (hp, 0, 3)
    assert g.fighting == 1


@proves("GHT-SC-13", "GHT-SC-18")
def test_the_fall_of_the_bride_wins_and_with_three_squares_unwound_it_is_great() -> None:
    for unwound, name, worth in ((2, "stopped", 1), (3, "silence", 2)):
        g = works()
        set_count(g, "unwound", unwound)
        happen(g, "defeated", 0, g.at[0], BRIDE)
        g.settle()
        assert ending(g) == name
        assert level_points(g, 1) == worth


@proves("GHT-SC-14")
def test_at_twelve_all_is_lost() -> None:
    g = works()
    set_count(g, "clock", 11)
    check_end(g)
    assert g.outcome is None
    end_round(g)
    assert ending(g) == "twelve"
    assert level_points(g, 0) == 0


@proves("GHT-SC-15")
def test_items_alone_restore_and_the_fallen_fight_beside_the_bride() -> None:
    g = works(at="T-7")
    assert may_restore(g, 0, "items")
    assert not may_restore(g, 0, "relief")
    down(g, 1)
    assert full_vitality(g) == 12
    assert g.vitality[1] == 12
    beast(g, "E-40", "T-7")
    assert foes_at(g, TILE_OF["T-7"]) == (BRIDE, MONSTERS + 1)


@proves("GHT-SC-16")
def test_cogs_wind_squares_up_again_and_push_the_hand_once() -> None:
    g = down(works(at="T-6 T-27 T-6"), 1)
    prowl(g, 1)
    assert not can(g, "wind")
    set_flags(g, "laboratory-unwound")
    set_count(g, "unwound", 2)
    set_count(g, "wound", 1)
    set_count(g, "clock", 4)
    act(g, "wind")
    assert not flag(g, "laboratory-unwound")
    assert (count(g, "wound"), count(g, "unwound"), count(g, "clock")) == (2, 1, 4)
    g.turn += 1
    prowl(g, 1)
    act(g, "push")
    assert count(g, "clock") == 5
    g.turn += 1
    prowl(g, 1)
    assert not can(g, "push")
    set_count(g, "clock", 11)
    assert not has_goal(g)
    set_count(g, "clock", 12)
    assert has_goal(g)


@proves("GHT-SC-17")
def test_judge_cards_stay_out_while_the_bride_is_fought() -> None:
    g = works(at="T-7")
    happen(g, "met", 0, g.at[0], BRIDE)
    g.settle()
    assert sorted([judge_card(g, 0) for _ in range(10)]) == list(range(1, 11))
    assert sorted([judge_card(g, black_set(g)) for _ in range(10)]) == list(range(1, 11))
    know(g, "bride")
    happen(g, "turn-ends", 0, g.at[0])
    g.settle()
    assert not g.options.no_reshuffle
    assert "rule" in told(g)


def test_all_fallen_is_a_failure() -> None:
    g = works()
    for role in range(3):
        fall(g, role)
    check_end(g)
    assert ending(g) == "nobody"
