"""Movement. MOVE, TURN"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.mansion.arriving import Arrive
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.mansion.house import near, ways
from hauntbox.games.hunter13.rules.mansion.opening import LayBeside
from hauntbox.games.hunter13.rules.mansion.pawns import relocate
from hauntbox.games.hunter13.rules.turn.rounds import ROUND, BeginTurn
from hauntbox.games.hunter13.state import ENEMY, NOWHERE, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.fable import sound
from hunter13.manor import asked, beast, manor, next_turn, room, turn
from hunter13.pictures import seen
from hunter13.progress import ending
from hunter13.tale import tale

HALL, CORRIDOR = 5, 11


@proves("GHT-MOVE-01", "GHT-MOVE-19", "GHT-SET-11")
def test_two_tiles_in_a_turn_a_point_for_each() -> None:
    g = next_turn(manor(at="T-39 T-5", team="Volt Wren"))
    assert g.moves == 2
    do(g, "go east", "go east")
    assert (room(g), g.moves, facts(g, "moves")) == ("T-7", 0, (0, HALL + 1, "walk"))
    assert why_not(g, "go east") == "GHT-MOVE-01"
    do(g, "end")
    assert g.moved


@proves("GHT-MOVE-02", "GHT-TURN-02")
def test_nobody_has_to_move_and_the_turn_passes_to_the_left() -> None:
    g = run(manor(team="Volt Wren"), BeginTurn(0), BeginTurn(1))
    assert "end" in offers(g)
    do(g, "end")
    assert "moves" not in told(g)
    assert asked(g) == (1, "Turn")


@proves("GHT-MOVE-03", "GHT-MOVE-04")
def test_through_any_door_and_through_no_wall() -> None:
    g = turn(manor(at="T-12", lay="T-39 T-12:0,1,1 T-6:0,2", pile="T-5"))
    assert offers(g, "go") == ["go east", "go west"]
    assert why_not(g, "go north") == "GHT-MOVE-03"


@proves("GHT-MOVE-05", "GHT-MOVE-06")
def test_the_announced_step_is_taken_whatever_tile_comes() -> None:
    g = turn(manor(pile="T-12 T-3"))
    do(g, "go north")
    assert room(g) == "T-12"
    assert g.pile == (2,)
    assert why_not(g, "go south") == "GHT-MOVE-01"


@proves("GHT-MOVE-07")
def test_an_unexplored_tile_ends_the_movement() -> None:
    g = turn(manor(new="T-7"))
    do(g, "go east")
    assert (room(g), g.moves, g.moved) == ("T-7", 0, True)


@proves("GHT-MOVE-07")
def test_whoever_was_carried_off_on_the_way_explores_nothing() -> None:
    g = run(manor(new="T-7"), Arrive(0, HALL + 1, "walk"))
    assert (g.explored >> HALL + 1 & 1, g.moves, told(g)) == (0, 2, [])


@proves("GHT-MOVE-08")
def test_an_explored_tile_lets_walk_on() -> None:
    g = turn(manor())
    do(g, "go east")
    assert (room(g), g.moves) == ("T-7", 1)
    assert "go east" in offers(g)


@proves("GHT-MOVE-09")
def test_a_tile_laid_elsewhere_stops_nobody_and_its_first_visitor_stops() -> None:
    g = run(manor(), LayBeside(0, CORRIDOR, 1))
    do(g, "door T-6 north")
    assert (g.moves, g.moved) == (2, False)
    turn(g)
    do(g, "go north")
    assert (room(g), g.moves) == ("T-12", 0)


@proves("GHT-MOVE-10", "GHT-BAT-48")
def test_a_monster_ends_the_movement_and_fights_at_once() -> None:
    g = manor(team="Volt Wren")
    beast(g, "E-38", "T-7")
    g.rig("judge", 5)
    g.rig("black", 5)
    turn(g)
    do(g, "go east")
    assert g.field_ == 6
    assert (g.moves, g.moved) == (0, True)


@proves("GHT-MOVE-11")
def test_an_enemy_player_lets_pass() -> None:
    g = manor(at="T-6 T-7", team="Volt Wren")
    g.status[1], g.vitality[1] = ENEMY, 10
    turn(g)
    do(g, "go east")
    assert g.field_ == NOWHERE
    assert "go east" in offers(g)
    assert "attack Wren" in offers(g)


@proves("GHT-MOVE-13")
def test_where_a_door_meets_a_wall_nobody_crosses() -> None:
    g = turn(manor(at="T-6", lay="T-6:0,0 T-12:0,1,0"))
    assert why_not(g, "go east") == "GHT-MOVE-13"


@proves("GHT-MOVE-14", "GHT-MOVE-15")
def test_stairs_lead_to_another_floor_for_a_point() -> None:
    g = turn(manor(at="T-1", lay="T-1:0,0,0,1 T-19:0,0,0,2"))
    assert (near(g, 0), ways(g, 0)) == (0, 1 << 18)
    do(g, "stairs")
    assert (room(g), g.moves) == ("T-19", 1)
    do(g, "stairs")
    assert (room(g), g.moves) == ("T-1", 0)


@proves("GHT-MOVE-16")
def test_any_number_share_a_tile() -> None:
    g = manor(at="T-6 T-6 T-6 T-7")
    relocate(g, 3, HALL, "walk")
    assert g.at == [HALL] * 4


@proves("GHT-MOVE-17")
def test_without_tiles_a_door_to_nowhere_is_of_no_use() -> None:
    g = turn(manor(pile=""))
    assert why_not(g, "go north") == "GHT-MOVE-17"
    assert offers(g, "go") == ["go east", "go west"]


@proves("GHT-MOVE-18", "GHT-ROOM-09")
def test_cards_found_on_an_explored_tile_are_settled_and_the_movement_goes_on() -> None:
    g = manor()
    g.dread[6], g.stale = (12, 7), 3
    turn(g)
    do(g, "go east", "pass")
    assert (g.hand[0], g.dread[6], g.stale) == ((7, 12), (), 0)
    assert g.moves == 1
    assert "go east" in offers(g)


@proves("GHT-ROOM-09")
def test_insanity_cards_are_taken_before_the_event_cards_that_lie_there() -> None:
    g = manor()
    g.dread[6], g.omens[6] = (7,), (23,)  # Weapon Destruction
    turn(g)
    do(g, "go east")
    order = [what for what in told(g) if what in ("takes dread", "draws", "event")]
    assert (order[-1], g.hand[0], g.omens[6], g.events_out) == ("event", (7,), (), (23,))
    assert len(order) == 2


@proves("GHT-MOVE-20")
def test_who_begins_beside_a_monster_fights_it_and_does_not_move() -> None:
    g = manor(team="Volt Wren")
    beast(g, "E-38", "T-6")
    g.rig("judge", 5)
    g.rig("black", 5)
    next_turn(g)
    assert g.field_ == HALL
    assert g.moved
    assert g.invaded >> 0 & 1  # so an escape may go to any door-adjacent tile


@proves("GHT-TURN-01", "GHT-TURN-03")
def test_a_round_is_one_turn_of_everybody_in_seat_order() -> None:
    g = run(manor(at="T-6 T-6 T-5", team="Volt Wren Balm", growth=0), ROUND)
    turns = []
    for _ in range(4):
        turns.append((g.round, g.active))
        do(g, "end")
    assert turns == [(2, 0), (2, 1), (2, 2), (3, 0)]
    assert (seen(g, 0).when.text, seen(g, 0).when.rule) == ("Round 3: Wren's turn, movement", "GHT-TURN-01")
    said = [(event.what, event.facts[0]) for event in g.events or [] if event.what in ("round", "turn")]
    assert said == [("round", 2), *[("turn", role) for role in range(3)], ("round", 3), ("turn", 0), ("turn", 1)]


@proves("GHT-TURN-06")
def test_relief_cards_are_asked_for_before_others_turns_from_all_who_hold_cards() -> None:
    g = manor(at="T-6", team="Volt Wren Balm", hands="; 5 J; 7", ask_relief=True)
    next_turn(g)
    assert asked(g)[1] == "AnyTime"
    assert list(g.waiting()) == [1, 2]  # Balm has no relief card, and is asked all the same
    assert offers(g) == ["shed 5", "soothe Balm", "mood fine", "mood shaken", "mood desperate", "pass"]
    do(g, "shed 5")
    do(g, "pass")
    assert (g.hand[1], g.hand[2]) == ((), (7,))
    assert asked(g) == (0, "Turn")


@proves("GHT-TURN-06")
@pytest.mark.parametrize(("options", "first"), [({}, "Turn"), ({"ask_relief": True}, "AnyTime")])
def test_nobody_is_asked_for_relief_cards_before_they_or_the_table_say_so(options: dict[str, Any], first: str) -> None:
    g = GAME.new(Options(hunters=2, growth=0, **options), "places", "move")
    assert isinstance(g, Mansion)
    do(g, "be Wren", "be Volt")
    g.hand = [(5, 11), (5, 11)]
    assert asked(next_turn(g, 0))[1] == first


@proves("GHT-TURN-07", "GHT-TURN-09")
def test_after_a_won_battle_the_turn_goes_on_and_the_tile_is_settled() -> None:
    g = manor(at="T-6", new="T-27", lay="T-6:0,0 T-27:0,1", team="Volt Wren", omens="E-34", found="I-3")
    g.insanity = (2, 3, 4, 5)
    g.rig("judge", 9, 10, 10)
    g.rig("black", 1)
    turn(g)
    do(g, "go east")
    while asked(g)[1] != "Turn":
        do(g, offers(g)[-1])
    assert g.items[0] == (2,)
    assert g.hand[0] == (2, 3)


@proves("GHT-TURN-07", "GHT-END-01")
def test_a_battle_that_fulfils_the_mission_ends_the_game_before_the_turn_goes_on() -> None:
    when = 'when = { on = "defeated", monster = "E-34" }'
    g = tale(sound(more=f'[[happenings]]\n{when}\neffects = [{{ do = "set", flag = "done" }}]\n'))
    beast(g, "E-34", "T-7")
    g.rig("judge", 9)
    g.rig("black", 1)
    do(turn(g), "go east")
    assert (ending(g), asked(g)[1]) == ("won", "")


@proves("GHT-MOVE-15")
def test_there_are_stairs_only_where_stairs_are() -> None:
    g = turn(manor())
    assert why_not(g, "stairs") == "GHT-MOVE-15"
    assert "stairs" not in offers(g)


@proves("GHT-ECARD-21")
@proves("GHT-ECARD-21")
def test_a_locked_door_is_locked_from_both_sides() -> None:
    g = manor(at="T-6")
    g.locks[HALL] = 2
    survey(g)
    turn(g)
    assert why_not(g, "go east") == "GHT-ECARD-21"
    g.at[0] = HALL + 1
    assert why_not(g, "go west") == "GHT-ECARD-21"
    assert offers(g, "go") == ["go north", "go east", "go south"]
