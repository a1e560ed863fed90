"""What items, listening, prints and salt tell about the ghost."""

from __future__ import annotations

import pytest

from evidence.kit import do, drift, haunting, logged, pass_on, told
from evidence.notes import ALL_TYPES, ROOMS, having, rooms, squares, types, weight
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, SPIRIT_BOX, UV, WRITING
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.ledger import proves


@proves("EVI-SBX-02")
def test_an_answer_of_the_spirit_box_tells_type_and_place() -> None:
    g = haunting("Spirit", "Kitchen", hunters="B3 van", hands="Spirit Box")
    do(g, "use Spirit Box")
    assert (types(g), rooms(g)) == (having(SPIRIT_BOX), {"Kitchen"})


@proves("EVI-SBX-02")
def test_silence_tells_that_a_type_which_answers_is_not_there() -> None:
    g = haunting("Demon", "Kitchen", hunters="B3 van", hands="Spirit Box")
    do(g, "use Spirit Box")
    assert (types(g, "Kitchen"), types(g, "Nursery")) == (ALL_TYPES - having(SPIRIT_BOX), ALL_TYPES)


@proves("EVI-LIS-02")
@pytest.mark.parametrize(
    ("hunter", "left"), [("G5", {"Bedroom", "Nursery"}), ("A2", {"Bedroom", "Living room", "Nursery"})]
)
def test_listening_tells_where_the_ghost_is_or_is_not(hunter: str, left: set[str]) -> None:
    g = haunting(room="Nursery", hunters=f"{hunter} van", hunt=5)
    do(g, "listen")
    assert rooms(g) == left


def watched(ghost: str, room: str, hunters: str, *walk: str) -> Haunting:
    """A walk with a DOTS token on the Kitchen's spawn square."""
    g = haunting(ghost, room, hunters=hunters, round=1)
    g.dots = (g.house.place["B2"],)
    pass_on(g)
    do(g, *[f"step {square}" for square in walk], "stop")
    return g


@proves("EVI-DOTS-10")
def test_a_sighting_tells_kind_and_room_and_that_the_ghost_was_in_the_field() -> None:
    g = watched("Obake", "Kitchen", "E8 van", "B3", "B4")
    assert (logged(g), types(g), rooms(g)) == ([DOTS], having(DOTS), {"Kitchen"})
    assert {"B4", "B2", "D4"} <= squares(g, "Obake", "Kitchen")


@proves("EVI-DOTS-10")
def test_a_sighting_late_in_the_walk_leaves_few_steps_after_it() -> None:
    g = haunting("Obake", "Kitchen", hunters="E8 E8", round=1)
    pass_on(g)
    drift(g, "B3", "B4", "C4", "D4")
    g.dots = (g.house.place["B2"],)
    do(g, "step van", "end", "end")
    do(g, "step C4", "step B4", "step B3", "stop")
    knowable = squares(g, "Obake", "Kitchen")
    assert ("B3" in knowable, "H4" in knowable, "G4" in knowable) == (True, False, False)


@proves("EVI-DOTS-10")
def test_a_watched_field_that_stays_dark_was_not_entered() -> None:
    g = watched("Obake", "Nursery", "E8 van")
    assert types(g, "Kitchen") == ALL_TYPES - having(DOTS)
    assert types(g, "Nursery") == ALL_TYPES


@proves("EVI-DOTS-10")
def test_a_dark_field_is_no_way_for_a_ghost_of_that_room() -> None:
    g = haunting("Obake", "Kitchen", at="B2", hunters="E8 van", round=1)
    g.dots = (g.house.place["A3"],)
    g.at[GHOST] = g.house.place["C1"]
    g.facts.append(("walked", (g.house.place["E8"],) * 2, (), ()))
    pass_on(g)
    do(g, "stop")
    assert {"A2", "A3", "B2", "B3", "C3"} & squares(g, "Obake", "Kitchen") == set()
    assert {"A2", "A3", "B2", "B3", "C3"} <= squares(g, "Spirit", "Kitchen")


@proves("EVI-EVD-10")
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


@proves("EVI-THM-02")
@pytest.mark.parametrize(("hunter", "left"), [("B3", {"Kitchen"}), ("D3", ROOMS - {"Washroom"}), ("B4", ROOMS)])
def test_the_thermometer_tells_about_the_room(hunter: str, left: set[str]) -> None:
    g = haunting(room="Kitchen", hunters=f"{hunter} van", hands="Thermometer")
    do(g, "use Thermometer")
    assert (rooms(g), types(g)) == (left, ALL_TYPES)


@proves("EVI-EMF-02")
def test_a_reading_tells_type_and_room() -> None:
    g = haunting("Goryo", "Kitchen", hunters="B3 van", hands="EMF Reader")
    g.rig("emf", 4)
    do(g, "use EMF Reader")
    assert (types(g), rooms(g)) == (having(EMF), {"Kitchen"})


@proves("EVI-EMF-02")
def test_no_reading_excludes_nothing_and_makes_types_with_emf_less_likely_there() -> None:
    g = haunting("Goryo", "Kitchen", hunters="B3 van", hands="EMF Reader")
    g.rig("emf", 3)
    do(g, "use EMF Reader")
    assert (types(g, "Kitchen"), rooms(g)) == (ALL_TYPES, ROOMS)
    assert weight(g, "Goryo", "Kitchen") == weight(g, "Goryo", "Nursery") / 2 == weight(g, "Demon", "Kitchen") / 2


@proves("EVI-BOOK-04")
def test_a_written_book_tells_type_and_room() -> None:
    g = haunting("Spirit", hunters="G6 van", hands="Book", round=1)
    do(g, "use Book")
    pass_on(g, book=4)
    drift(g)
    assert (types(g), rooms(g)) == (having(WRITING), {"Nursery"})


@proves("EVI-BOOK-04", "EVI-PAS-01")
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


@proves("EVI-UV-02")
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


@proves("EVI-UV-08", "EVI-EVD-10")
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


def test_where_an_obakes_prints_last_longest_an_old_print_is_an_obakes() -> None:
    g = found("Obake", obake_uv_life=8)
    for _ in range(6):
        pass_on(g, uv=1)
        drift(g)
    assert (len(g.prints), types(g)) == (1, {"Obake"})


def salted(*walk: str) -> Haunting:
    """A Spirit of the Kitchen has walked while a hunter watched salt in the only door of its room that was in use."""
    g = haunting("Spirit", "Kitchen", hunters="B4 van", hands="Saltshaker", round=4)
    do(g, "use Saltshaker (3 left)")
    pass_on(g)
    drift(g, *walk)
    return g


@proves("EVI-EVD-10", "EVI-SALT-06")
def test_clean_salt_in_a_door_tells_that_nobody_walked_out_there() -> None:
    g = salted("B3")
    assert "B3" in squares(g, "Spirit", "Kitchen")
    assert not {"B4", "C4", "B5"} & squares(g, "Spirit", "Kitchen")
    assert "D2" in squares(g, "Spirit", "Kitchen")  # by the other door


@proves("EVI-EVD-10")
def test_a_wraith_may_have_crossed_clean_salt() -> None:
    assert "B4" in squares(salted("B3"), "Wraith", "Kitchen")


@proves("EVI-EVD-10", "EVI-SALT-06")
def test_fresh_footprints_tell_that_the_walk_went_over_them() -> None:
    g = salted("B3", "B4", "C4")
    assert types(g) == ALL_TYPES - {"Wraith"}
    assert squares(g, "Spirit", "Kitchen") == {"B2", "A3", "B3", "C3", "B4", "C4", "D4", "A5", "B5", "C5", "B6"}


@proves("EVI-EVD-10")
def test_footprints_do_not_tell_where_a_ghost_is_that_has_been_put_elsewhere_since() -> None:
    g = haunting("Spirit", "Kitchen", hunters="van van")
    g.facts += [("home",), ("salt", g.house.place["H6"], True, 1)]
    assert types(g) == ALL_TYPES - {"Wraith"}
    assert squares(g, "Spirit", "Kitchen") == {"B2"}


@proves("EVI-EVD-10", "EVI-SALT-07")
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
