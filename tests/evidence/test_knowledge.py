"""What follows from the public facts: the truth is always inside, and every kind of fact narrows it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from evidence.kit import do, drift, haunting, logged, names, pass_on, told, where
from hauntbox.games.evidence.actions import Use
from hauntbox.games.evidence.cards.ghosts import DOTS, EIGHT, EMF, SPIRIT_BOX, TYPE_NAMES, UV, WRITING
from hauntbox.games.evidence.content import SHIPPED
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.knowledge import knowledge
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.redeal import redeal
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk, PassiveWalk
from hauntbox.games.evidence.rules.hunt import AtSpawn
from hauntbox.games.evidence.state import GHOST, UNKNOWN, Haunting
from hauntbox.games.evidence.view import view
from hauntbox.games.evidence.worlds import Knowledge

ALL_TYPES = set(TYPE_NAMES)
ROOMS = {"Bedroom", "Kitchen", "Living room", "Nursery", "Washroom"}  # of Larkspur Cottage, with a spawn square


def types(g: Haunting, room: str = "") -> set[str]:
    """The types that are left, anywhere or for one room."""
    return {TYPE_NAMES[t] for t, r in knowledge(g).worlds if room in ("", g.house.rooms[r])}


def rooms(g: Haunting, ghost: str = "") -> set[str]:
    return {g.house.rooms[r] for t, r in knowledge(g).worlds if ghost in ("", TYPE_NAMES[t])}


def squares(g: Haunting, ghost: str, room: str) -> set[str]:
    return names(g, knowledge(g).worlds[TYPE_NAMES.index(ghost), g.house.rooms.index(room)].squares)


def weight(g: Haunting, ghost: str, room: str) -> float:
    return knowledge(g).worlds[TYPE_NAMES.index(ghost), g.house.rooms.index(room)].weight


def having(kind: int) -> set[str]:
    return {card.name for card in EIGHT if kind in card.kinds}


# -- the truth is inside ----------------------------------------------------------------------------------------------


def play_step(g: Haunting, rng: Random) -> None:
    """Anything, but an item rather than a walk: random hunters seldom ask."""
    role = g.waiting()[0]
    legal = g.legal(role)
    uses = [act for act in legal if isinstance(act, Use)]
    g.play(role, rng.choice(uses if uses and rng.random() < 0.4 else legal))


def check_truth(g: Haunting) -> None:
    if g.room == UNKNOWN or g.outcome is not None:  # before the choice nothing is true, after the end all is told
        return
    known = knowledge(g)
    assert (g.type, g.room) in known.worlds
    assert (g.countdown, g.cut_used) in known.counts[g.type]
    if not isinstance(g.asking(), PassiveWalk | HuntWalk):  # where a walk has come to is told at its end
        assert known.worlds[g.type, g.room].squares >> g.at[GHOST] & 1
    past = dict(known.worlds[g.type, g.room].past)
    assert all([past[mark.left] >> mark.square & 1 for mark in g.prints])


def at_once(g: Haunting) -> Knowledge:
    h = g.clone()
    h.notebook = None
    return knowledge(h)


@pytest.mark.parametrize("house", SHIPPED)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6)])
def test_the_truth_is_always_inside_and_folding_by_and_by_is_folding_at_once(
    house: str, players: int, seed: int
) -> None:
    g, rng = new(Options(players=players), house, f"truth {seed}"), Random(seed)
    while g.waiting():
        play_step(g, rng)
        check_truth(g)
        if rng.random() < 0.01:
            assert at_once(g) == knowledge(g)
    assert at_once(g) == knowledge(g)


@pytest.mark.parametrize("ghost", TYPE_NAMES)
def test_the_truth_is_inside_for_every_type_whatever_the_numbers_are(ghost: str) -> None:
    options = Options(
        dawn_round=20, obake_uv_life=9, uv_life=2, uv_roll=2, event_range=7, kill_reach=2, countdown_step=2
    )
    g, rng = new(options, "larkspur", ghost), Random(ghost)
    do(g, f"be {ghost}")
    while g.waiting():
        play_step(g, rng)
        check_truth(g)
    assert len(g.facts) > 50


RARE: dict[str, dict[str, Any]] = {
    "certain prints that last": {"uv_roll": 1, "uv_life": 30, "obake_uv_life": 30},
    "certain prints at home": {"uv_roll": 1, "prints_at_home": True},
    "certain answers": {"book_roll": 1, "emf_roll": 1, "uv_roll": 1},
    "no chance of a print": {"uv_roll": 7, "event_range": 0, "sight_range": 0},
    "one victim of far reach": {"one_victim": True, "kill_reach": 3, "hunt_rounds": 1, "countdown_step": 5},
    "long shadows": {"one_victim": True, "stay_after_hunt": True, "more_ghosts": True, "demon_extra_rounds": 3},
}


@pytest.mark.parametrize("name", RARE)
def test_the_truth_is_inside_at_the_ends_of_what_a_table_may_choose(name: str) -> None:
    for seed, house in enumerate(SHIPPED):
        options = Options(grace_rounds=1, dawn_round=14, **RARE[name])
        g, rng = new(options, house, f"{name} {seed}"), Random(seed)
        while g.waiting():
            play_step(g, rng)
            check_truth(g)
            check_dealing(g, rng)


def check_dealing(g: Haunting, rng: Random) -> None:
    """Of every world that is left a position can be made."""
    if g.waiting() and rng.random() < 0.1:
        for seat in ((GHOST,), (1,), ()):
            assert view(redeal(g, seat, rng), seat) == view(g, seat)


@pytest.mark.parametrize("at_home", [False, True])
def test_a_second_look_at_a_print_that_all_have_seen_rules_out_nobody(at_home: bool) -> None:
    g = haunting("Demon", hunters="H6 H6", hands="Flashlight / Flashlight", round=1, uv_roll=1, prints_at_home=at_home)
    pass_on(g)
    drift(g)
    do(g, "use Flashlight", "end")
    before = rooms(g, "Demon")
    do(g, "use Flashlight")
    assert before == rooms(g, "Demon") == {"Nursery"}


def test_where_prints_are_left_at_home_alone_a_dark_floor_elsewhere_rules_out_nobody() -> None:
    g = haunting(
        "Poltergeist", at="E8", hunters="E8 E8", hands="Spirit Box / Flashlight", round=1,
        uv_roll=1, prints_at_home=True, spirit_box_range=0,
    )  # fmt: skip
    g.facts += [("walked", tuple(g.at[1:]), (), ())] * 6  # it has come a long way
    do(g, "use Spirit Box", "end")
    pass_on(g)
    drift(g)
    do(g, "end", "use Flashlight")
    assert (told(g)[-1], "Nursery" in rooms(g, "Poltergeist")) == ("no prints", True)


@pytest.mark.parametrize("hunters", ["H7 H7 van", "H7 E8 van", "E8 E8 van"])
def test_while_it_picks_one_of_several_the_ghost_is_known_to_be_on_a_spawn_square(hunters: str) -> None:
    g = haunting("Spirit", at="H4", hunters=hunters, turn="ghost", one_victim=True)
    g.facts.append(("walked", tuple(g.at[1:]), (), ()))
    do(g, "stop", "refrain")
    g.rig("hunt", 6)
    do(g, "roll")
    assert isinstance(g.asking(), AtSpawn)
    assert (where(g, 0), squares(g, "Spirit", "Nursery")) == ("H7", {"H7"})


# -- what each fact tells ---------------------------------------------------------------------------------------------


def test_at_first_every_type_may_be_in_every_room_with_a_spawn_square() -> None:
    g = haunting()
    assert all([rooms(g, ghost) == ROOMS for ghost in TYPE_NAMES])


def test_an_answer_of_the_spirit_box_tells_type_and_place() -> None:
    g = haunting("Spirit", "Kitchen", hunters="B3 van", hands="Spirit Box")
    do(g, "use Spirit Box")
    assert (types(g), rooms(g)) == (having(SPIRIT_BOX), {"Kitchen"})


def test_silence_tells_that_a_type_which_answers_is_not_there() -> None:
    g = haunting("Demon", "Kitchen", hunters="B3 van", hands="Spirit Box")
    do(g, "use Spirit Box")
    assert (types(g, "Kitchen"), types(g, "Nursery")) == (ALL_TYPES - having(SPIRIT_BOX), ALL_TYPES)


@pytest.mark.parametrize(
    ("hunter", "left"), [("G5", {"Bedroom", "Nursery"}), ("A2", {"Bedroom", "Living room", "Nursery"})]
)
def test_listening_tells_where_the_ghost_is_or_is_not(hunter: str, left: set[str]) -> None:
    g = haunting(room="Nursery", hunters=f"{hunter} van", hunt=5)
    do(g, "listen")
    assert rooms(g) == left


def test_a_hunter_who_lives_on_a_square_shows_that_the_hunting_ghost_is_not_there() -> None:
    g = haunting(room="Kitchen", hunters="H6 van", hunt=5)
    do(g, "step H7")
    assert rooms(g) == ROOMS - {"Nursery"}


def test_a_hunter_who_runs_into_the_ghost_shows_where_it_was() -> None:
    g = haunting(room="Nursery", hunters="H6 van", hunt=5)
    do(g, "step H7")
    assert (where(g, 1), rooms(g)) == ("dead", {"Nursery"})


@pytest.mark.parametrize(
    ("hunter", "left"), [("B4", {"Kitchen", "Living room", "Washroom"}), ("H6", ROOMS - {"Nursery"})]
)
def test_an_event_tells_who_was_in_range_and_who_was_not(hunter: str, left: set[str]) -> None:
    g = haunting("Demon", "Kitchen", hunters=f"{hunter} van", turn="ghost", round=1)
    do(g, "stop", "manifest")
    assert rooms(g, "Demon") == left


def test_silence_of_the_event_step_tells_nothing() -> None:
    g = haunting("Demon", "Kitchen", turn="ghost", round=1)
    do(g, "stop")
    before = knowledge(g).worlds
    do(g, "refrain")
    assert knowledge(g).worlds == before


def test_a_walk_spreads_the_squares_by_the_speed_of_the_type() -> None:
    g = haunting("Demon", "Nursery", turn="ghost", round=1)
    do(g, "stop")
    assert ("H4" in squares(g, "Demon", "Nursery"), "H4" in squares(g, "Spirit", "Nursery")) == (True, True)
    assert ("G4" in squares(g, "Demon", "Nursery"), "G4" in squares(g, "Spirit", "Nursery")) == (False, True)


def test_a_kill_by_the_teleport_tells_the_room() -> None:
    g = haunting(room="Kitchen", hunters="B2 van", turn="ghost")
    g.rig("hunt", 6)
    do(g, "step B3", "stop", "refrain", "roll")
    assert (where(g, 1), rooms(g)) == ("dead", {"Kitchen"})


def test_who_survives_on_a_spawn_square_tells_that_it_is_another_room() -> None:
    g = haunting(room="Kitchen", hunters="H7 E2", turn="ghost")
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert rooms(g) == ROOMS - {"Nursery", "Washroom"}


def test_a_kill_tells_from_where_the_ghost_can_have_come() -> None:
    g = haunting("Demon", "Kitchen", hunters="B4 van", hunt=5)
    pass_on(g)
    do(g, "step B3")
    assert rooms(g, "Demon") == {"Kitchen", "Living room"}
    assert rooms(g, "Spirit") == {"Kitchen", "Living room", "Washroom"}


def test_who_is_spared_at_the_start_of_a_turn_tells_that_the_ghost_was_not_beside() -> None:
    g = haunting("Demon", "Kitchen", hunters="H6 van", hunt=5)
    pass_on(g)
    assert rooms(g) == ROOMS - {"Nursery"}


def test_a_hidden_hunter_is_found_from_the_front_square_alone() -> None:
    g = haunting("Demon", "Kitchen", hunters="A1 van", hunt=5)
    pass_on(g)
    do(g, "step A2", "stop")
    assert rooms(g, "Demon") == ROOMS
    pass_on(g)
    assert (where(g, 1), rooms(g, "Demon"), rooms(g, "Spirit")) == ("dead", {"Kitchen"}, {"Kitchen", "Washroom"})


def test_a_hunting_walk_without_a_kill_keeps_away_from_the_hunters() -> None:
    g = haunting("Demon", "Kitchen", hunters="B4 van", hunt=5)
    pass_on(g)
    do(g, "stop")
    assert squares(g, "Demon", "Kitchen") == {"A2", "A3", "B1", "B2", "C1", "C2", "C3", "D2", "D1", "D3", "E2"}


def watched(ghost: str, room: str, hunters: str, *walk: str) -> Haunting:
    """A walk with a DOTS token on the Kitchen's spawn square."""
    g = haunting(ghost, room, hunters=hunters, round=1)
    g.dots = (g.house.place["B2"],)
    pass_on(g)
    do(g, *[f"step {square}" for square in walk], "stop")
    return g


def test_a_sighting_tells_kind_and_room_and_that_the_ghost_was_in_the_field() -> None:
    g = watched("Obake", "Kitchen", "E8 van", "B3", "B4")
    assert (logged(g), types(g), rooms(g)) == ([DOTS], having(DOTS), {"Kitchen"})
    assert {"B4", "B2", "D4"} <= squares(g, "Obake", "Kitchen")


def test_a_sighting_late_in_the_walk_leaves_few_steps_after_it() -> None:
    g = haunting("Obake", "Kitchen", hunters="E8 E8", round=1)
    pass_on(g)
    drift(g, "B3", "B4", "C4", "D4")
    g.dots = (g.house.place["B2"],)
    do(g, "step van", "end", "end")
    do(g, "step C4", "step B4", "step B3", "stop")
    knowable = squares(g, "Obake", "Kitchen")
    assert ("B3" in knowable, "H4" in knowable, "G4" in knowable) == (True, False, False)


def test_a_watched_field_that_stays_dark_was_not_entered() -> None:
    g = watched("Obake", "Nursery", "E8 van")
    assert types(g, "Kitchen") == ALL_TYPES - having(DOTS)
    assert types(g, "Nursery") == ALL_TYPES


def test_a_dark_field_is_no_way_for_a_ghost_of_that_room() -> None:
    g = haunting("Obake", "Kitchen", at="B2", hunters="E8 van", round=1)
    g.dots = (g.house.place["A3"],)
    g.at[GHOST] = g.house.place["C1"]
    g.facts.append(("walked", (g.house.place["E8"],) * 2, (), ()))
    pass_on(g)
    do(g, "stop")
    assert {"A2", "A3", "B2", "B3", "C3"} & squares(g, "Obake", "Kitchen") == set()
    assert {"A2", "A3", "B2", "B3", "C3"} <= squares(g, "Spirit", "Kitchen")


def test_a_field_that_only_the_house_watches_tells_nothing_of_a_goryo() -> None:
    g = watched("Spirit", "Nursery", "B3 E8")
    assert types(g, "Kitchen") == ALL_TYPES - having(DOTS) | {"Goryo"}


def test_a_field_that_nobody_watches_tells_nothing() -> None:
    assert types(watched("Obake", "Kitchen", "E8 E8"), "Kitchen") == ALL_TYPES


def test_a_burnt_crucifix_tells_the_room() -> None:
    g = haunting(room="Kitchen", turn="ghost")
    g.crucifixes = (g.house.place["B3"],)
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert rooms(g) == {"Kitchen"}


@pytest.mark.parametrize(("die", "left"), [(6, ROOMS - {"Kitchen"}), (1, ROOMS)])
def test_a_hunt_in_spite_of_a_crucifix_excludes_its_room(die: int, left: set[str]) -> None:
    g = haunting(room="Nursery", turn="ghost")
    g.crucifixes = (g.house.place["B3"],)
    g.rig("hunt", die)
    do(g, "stop", "refrain", "roll")
    assert rooms(g) == left


@pytest.mark.parametrize(("hunter", "left"), [("B3", {"Kitchen"}), ("D3", ROOMS - {"Washroom"}), ("B4", ROOMS)])
def test_the_thermometer_tells_about_the_room(hunter: str, left: set[str]) -> None:
    g = haunting(room="Kitchen", hunters=f"{hunter} van", hands="Thermometer")
    do(g, "use Thermometer")
    assert (rooms(g), types(g)) == (left, ALL_TYPES)


def test_a_reading_tells_type_and_room() -> None:
    g = haunting("Goryo", "Kitchen", hunters="B3 van", hands="EMF Reader")
    g.rig("emf", 4)
    do(g, "use EMF Reader")
    assert (types(g), rooms(g)) == (having(EMF), {"Kitchen"})


def test_no_reading_excludes_nothing_and_makes_types_with_emf_less_likely_there() -> None:
    g = haunting("Goryo", "Kitchen", hunters="B3 van", hands="EMF Reader")
    g.rig("emf", 3)
    do(g, "use EMF Reader")
    assert (types(g, "Kitchen"), rooms(g)) == (ALL_TYPES, ROOMS)
    assert weight(g, "Goryo", "Kitchen") == weight(g, "Goryo", "Nursery") / 2 == weight(g, "Demon", "Kitchen") / 2


def test_a_written_book_tells_type_and_room() -> None:
    g = haunting("Spirit", hunters="G6 van", hands="Book", round=1)
    do(g, "use Book")
    pass_on(g, book=4)
    drift(g)
    assert (types(g), rooms(g)) == (having(WRITING), {"Nursery"})


def test_an_empty_book_excludes_nothing_and_makes_writers_less_likely_there() -> None:
    g = haunting("Spirit", hunters="G6 van", hands="Book", round=1)
    do(g, "use Book")
    pass_on(g, book=3)
    drift(g)
    assert (types(g, "Nursery"), rooms(g)) == (ALL_TYPES, ROOMS)
    assert weight(g, "Spirit", "Nursery") == weight(g, "Spirit", "Kitchen") / 2


def found(ghost: str, obake_uv_life: int = 3) -> Haunting:
    """A print was left and found in the same round."""
    g = haunting(ghost, hunters="H6 van", hands="Flashlight", grace_rounds=20, obake_uv_life=obake_uv_life)
    pass_on(g, uv=4)
    drift(g)
    do(g, "use Flashlight")
    return g


def test_a_print_tells_type_and_room_and_how_far_the_ghost_can_be() -> None:
    g = found("Demon")
    assert (told(g)[-1], types(g), rooms(g)) == ("logged", having(UV), {"Nursery"})


def test_a_ghost_cannot_have_gone_farther_from_its_print_than_its_walks_since() -> None:
    g = haunting("Demon", hunters="E5 van", hands="Flashlight", grace_rounds=20)
    pass_on(g, uv=1)
    drift(g, "H6", "G6", "F6")
    pass_on(g, uv=1)
    drift(g, "F5", "F4", "E4")
    pass_on(g, uv=4)
    drift(g)
    assert {"E4", "H7"} <= squares(g, "Demon", "Nursery")
    do(g, "use Flashlight")
    assert ("E4" in squares(g, "Demon", "Nursery"), "H7" in squares(g, "Demon", "Nursery")) == (True, False)


@pytest.mark.parametrize(
    ("ghost", "rounds", "left"),
    [
        ("Obake", 2, {"Poltergeist", "Demon", "Obake", "Myling", "Goryo"}),
        ("Obake", 3, {"Obake"}),
        ("Goryo", 3, {"Poltergeist", "Demon", "Myling", "Goryo"}),
        ("Goryo", 5, {"Poltergeist", "Demon", "Myling", "Goryo"}),
    ],
)
def test_how_long_a_found_print_lives_tells_about_the_type(ghost: str, rounds: int, left: set[str]) -> None:
    g = found(ghost)
    for _ in range(rounds):
        pass_on(g, uv=1)
        drift(g)
    assert types(g) == left
    assert ("faded" in told(g)) is (rounds >= (3 if ghost == "Obake" else 5))


def test_four_rolls_without_a_hunt_exclude_a_demon() -> None:
    g = haunting("Spirit", round=3)
    demons = []
    for _ in range(4):
        pass_on(g)
        drift(g)
        demons.append("Demon" in types(g))
    assert (g.countdown, demons) == (2, [True, True, True, False])


def test_a_hunt_is_likelier_with_a_low_countdown_and_resets_it() -> None:
    g = haunting("Demon", turn="ghost")
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert weight(g, "Demon", "Nursery") == pytest.approx(3 * weight(g, "Spirit", "Nursery"))
    assert weight(g, "Yokai", "Nursery") == weight(g, "Demon", "Nursery")
    counts = knowledge(g).counts
    assert [counts[TYPE_NAMES.index(name)] for name in ("Demon", "Yokai")] == [{(4, False)}, {(6, False)}]


def test_a_yokai_may_have_cut_its_countdown_or_not() -> None:
    g = haunting("Spirit", turn="ghost")
    g.rig("hunt", 1)
    do(g, "stop", "refrain", "roll")
    counts = knowledge(g).counts
    assert counts[TYPE_NAMES.index("Yokai")] == {(5, False), (3, True)}
    assert counts[TYPE_NAMES.index("Spirit")] == {(5, False)}


def test_a_prolonged_hunt_is_a_demons() -> None:
    g = haunting("Demon", hunt=2)
    do(g, "end", "end", "prolong")
    assert types(g) == {"Demon"}


def test_the_end_of_a_hunt_puts_the_ghost_on_its_spawn_square() -> None:
    g = haunting("Spirit", hunt=2)
    do(g, "end", "end", "relent")
    assert squares(g, "Spirit", "Nursery") == {"H7"}


def test_where_an_obakes_prints_last_longest_an_old_print_is_an_obakes() -> None:
    g = found("Obake", obake_uv_life=8)
    for _ in range(6):
        pass_on(g, uv=1)
        drift(g)
    assert (len(g.prints), types(g)) == (1, {"Obake"})


def test_facts_that_contradict_each_other_leave_nothing_and_break_nothing() -> None:
    g = haunting("Spirit")  # bots imagine such positions: what they deal may not fit to the last detail
    g.facts += [("temperature", room, False) for room in g.house.haunts()]
    g.facts.append(("round", g.round + 1))
    assert (knowledge(g).worlds, knowledge(g).rooms) == ({}, {})


# -- salt -------------------------------------------------------------------------------------------------------------


def salted(*walk: str) -> Haunting:
    """A Spirit of the Kitchen has walked while a hunter watched salt in the only door of its room that was in use."""
    g = haunting("Spirit", "Kitchen", hunters="B4 van", hands="Saltshaker", round=4)
    do(g, "use Saltshaker (3 left)")
    pass_on(g)
    drift(g, *walk)
    return g


def test_clean_salt_in_a_door_tells_that_nobody_walked_out_there() -> None:
    g = salted("B3")
    assert "B3" in squares(g, "Spirit", "Kitchen")
    assert not {"B4", "C4", "B5"} & squares(g, "Spirit", "Kitchen")
    assert "D2" in squares(g, "Spirit", "Kitchen")  # by the other door


def test_a_wraith_may_have_crossed_clean_salt() -> None:
    assert "B4" in squares(salted("B3"), "Wraith", "Kitchen")


def test_fresh_footprints_tell_that_the_walk_went_over_them() -> None:
    g = salted("B3", "B4", "C4")
    assert types(g) == ALL_TYPES - {"Wraith"}
    assert squares(g, "Spirit", "Kitchen") == {"B2", "A3", "B3", "C3", "B4", "C4", "D4", "A5", "B5", "C5", "B6"}


def test_older_footprints_tell_only_that_it_was_no_wraith() -> None:
    g = haunting("Spirit", "Kitchen", hunters="B4 van", hands="Saltshaker", round=4)
    do(g, "use Saltshaker (3 left)", "step C4", "step D4", "step E4", "step F4", "end")
    pass_on(g)
    drift(g, "B3", "B4")
    do(g, "step G4", "step H4", "step H5", "step H6")
    pass_on(g)
    drift(g, "B5", "B6")
    do(g, "step H5", "step H4", "step G4", "step F4")
    assert "salt stepped" in told(g)
    assert "B2" in squares(g, "Spirit", "Kitchen")
