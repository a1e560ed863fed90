"""The evidence log and what follows from it. EVD"""

from __future__ import annotations

from itertools import combinations

import pytest

from evidence.kit import do, drift, haunting, logged, pass_on, told
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, KINDS, SPIRIT_BOX, TYPE_NAMES, TYPES, UV, WRITING
from hauntbox.games.evidence.cards.tokens import Entry, Print
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def with_log(*kinds: int, hunters: str = "E8 van") -> Haunting:
    g = haunting("Spirit", hunters=hunters)
    g.log = tuple([Entry(kind, 2, 1) for kind in kinds])
    return g


def allowed(*kinds: int) -> set[str]:
    """The candidates that everybody can read off the log."""
    return {TYPE_NAMES[t] for t in view(with_log(*kinds), ()).notebook.candidates}


def types_left(g: Haunting) -> set[str]:
    """The types that all that is known allows, hints included."""
    return {TYPE_NAMES[t] for t in view(g, ()).notebook.types}


@proves("EVI-EVD-01")
def test_what_one_hunter_finds_all_have_found() -> None:
    g = haunting("Wraith", "Kitchen", at="B3", hunters="B3 B4", hands="Spirit Box / EMF Reader")
    g.log = (Entry(DOTS, 2, 1),)
    g.rig("emf", 6)
    do(g, "use Spirit Box", "step B4", "end", "step B3", "use EMF Reader")
    assert [(entry.kind, entry.finder) for entry in g.log] == [(DOTS, 1), (SPIRIT_BOX, 1), (EMF, 2)]


@proves("EVI-EVD-02")
def test_an_entry_keeps_kind_round_and_finder_for_all_to_see_for_good() -> None:
    g = haunting("Wraith", "Kitchen", hunters="E8 B3", hands="/ Spirit Box", round=2)
    do(g, "end", "use Spirit Box")
    assert [told(g, *seat)[-1] for seat in ((), (0,), (1,))] == ["logged"] * 3
    pass_on(g)
    drift(g)
    assert [view(g, seat).log for seat in ((), (0,), (1,))] == [(Entry(SPIRIT_BOX, round=2, finder=2),)] * 3


@proves("EVI-EVD-03")
def test_a_second_find_of_a_kind_changes_nothing() -> None:
    g = haunting("Wraith", "Kitchen", hunters="B3 B3", hands="Spirit Box / Spirit Box")
    before = g.log = (Entry(SPIRIT_BOX, 2, 1), Entry(DOTS, 3, 1))
    do(g, "end", "use Spirit Box")
    assert (told(g)[-1], g.log) == ("it answers", before)


def investigate(ghost: str) -> Haunting:
    """Everything that can be tried in its room, with the best of dice."""
    g = haunting(
        ghost, "Kitchen", hunters="B3 B3 B3", hands="EMF Reader, Spirit Box / Flashlight, Book / DOTS", round=1
    )
    g.rig("emf", 6)
    do(g, "use EMF Reader", "end", "use Book", "end", "use DOTS")
    pass_on(g, uv=6, book=6)
    drift(g)
    do(g, "use Spirit Box", "end", "use Flashlight")
    return g


@proves("EVI-EVD-05")
@pytest.mark.parametrize("ghost", [name for name in TYPE_NAMES if name != "Goryo"])
def test_whatever_is_tried_the_log_ends_with_the_three_kinds_of_the_type(ghost: str) -> None:
    g = investigate(ghost)
    assert sorted(logged(g)) == sorted(TYPES[TYPE_NAMES.index(ghost)].kinds)


@proves("EVI-EVD-04")
def test_not_even_a_print_under_the_light_enters_the_log_of_a_type_that_leaves_none() -> None:
    g = haunting("Spirit", hunters="B3 van", hands="Flashlight")
    g.prints = (Print(g.house.place["B3"], left=5),)
    do(g, "use Flashlight")
    assert (told(g)[-1], logged(g)) == ("prints", [])


@proves("EVI-EVD-05")
def test_the_third_entry_wins_as_soon_as_all_are_in_the_van() -> None:
    g = with_log(EMF, SPIRIT_BOX, WRITING)
    do(g, "step van")
    assert g.outcome is not None


@proves("EVI-EVD-06")
def test_a_kind_that_follows_from_the_others_still_has_to_be_found() -> None:
    g = haunting("Poltergeist", hunters="E8 van")
    g.log = (Entry(SPIRIT_BOX, 2, 1), Entry(UV, 3, 1))
    do(g, "step van")
    assert (view(g, ()).notebook.candidates, g.outcome) == ([TYPE_NAMES.index("Poltergeist")], None)


@proves("EVI-EVD-07")
@pytest.mark.parametrize(
    ("kinds", "types"),
    [
        ((), "Spirit Wraith Poltergeist Demon Obake Myling Yokai Goryo"),
        ((EMF,), "Spirit Wraith Obake Myling Goryo"),
        ((SPIRIT_BOX,), "Spirit Wraith Poltergeist Yokai"),
        ((WRITING,), "Spirit Poltergeist Demon Myling Yokai"),
        ((UV,), "Poltergeist Demon Obake Myling Goryo"),
        ((DOTS,), "Wraith Demon Obake Yokai Goryo"),
        ((SPIRIT_BOX, UV), "Poltergeist"),
        ((EMF, DOTS), "Wraith Obake Goryo"),
    ],
)
def test_the_candidates_are_the_types_that_have_every_kind_in_the_log(kinds: tuple[int, ...], types: str) -> None:
    assert allowed(*kinds) == set(types.split())


@proves("EVI-EVD-07")
def test_the_list_does_not_depend_on_what_the_ghost_is() -> None:
    views = []
    for ghost in ("Spirit", "Obake"):
        g = haunting(ghost)
        g.log = (Entry(EMF, 2, 1),)
        views.append(view(g, ()).notebook.candidates)
    assert views[0] == views[1]


SETS = {
    "EMF, Spirit Box, Writing": {"Spirit"},
    "EMF, Spirit Box, DOTS": {"Wraith"},
    "Spirit Box, Writing, UV": {"Poltergeist"},
    "Writing, UV, DOTS": {"Demon"},
    "EMF, UV, DOTS": {"Obake", "Goryo"},
    "EMF, Writing, UV": {"Myling"},
    "Spirit Box, Writing, DOTS": {"Yokai"},
}


@proves("EVI-EVD-08")
def test_seven_sets_of_three_have_a_type_and_one_has_two() -> None:
    found = {", ".join([KINDS[kind] for kind in three]): allowed(*three) for three in combinations(range(5), 3)}
    assert {kinds: types for kinds, types in found.items() if types} == SETS


@proves("EVI-EVD-09")
@pytest.mark.parametrize("kinds", [(EMF, SPIRIT_BOX, UV), (EMF, WRITING, DOTS), (SPIRIT_BOX, UV, DOTS)])
def test_three_sets_have_no_type(kinds: tuple[int, ...]) -> None:
    assert allowed(*kinds) == set()


@proves("EVI-EVD-10")
def test_a_prolonged_hunt_means_demon() -> None:
    g = haunting("Demon", hunt=2)
    do(g, "end", "end", "prolong")
    assert types_left(g) == {"Demon"}


@proves("EVI-EVD-10")
@pytest.mark.parametrize(("hunters", "goryo"), [("B3 E8", set()), ("B3 van", set()), ("E8 van", {"Goryo"})])
def test_a_sighting_from_the_house_excludes_goryo(hunters: str, goryo: set[str]) -> None:
    g = haunting("Obake", "Kitchen", hunters=hunters, round=1)
    g.dots = (g.house.place["B2"],)
    pass_on(g)
    do(g, "stop")
    assert types_left(g) == {"Wraith", "Demon", "Obake", "Yokai"} | goryo


@proves("EVI-EVD-10")
@pytest.mark.parametrize(("rounds", "obake"), [(2, True), (3, False)])
def test_a_print_found_in_two_rounds_three_apart_excludes_obake(rounds: int, obake: bool) -> None:
    g = haunting("Goryo", hunters="H6 van", hands="Flashlight", grace_rounds=20)
    pass_on(g, uv=4)
    drift(g)
    do(g, "use Flashlight")
    for _ in range(rounds):
        pass_on(g, uv=1)
        drift(g)
    do(g, "use Flashlight")
    assert ("Obake" in types_left(g), "Goryo" in types_left(g)) == (obake, True)


@proves("EVI-EVD-10")
def test_a_print_found_before_a_hunt_and_right_after_it_excludes_obake() -> None:
    g = haunting("Goryo", hunters="H4 G6", hands="/ Flashlight", round=4)
    pass_on(g, uv=4)
    drift(g)
    do(g, "end", "use Flashlight", "step F6", "step E6")
    pass_on(g, uv=1, hunt=6)
    do(g, "stop", "refrain", "roll")
    pass_on(g)
    do(g, "stop")
    assert "Obake" in types_left(g)
    pass_on(g)
    do(g, "step H6", "step H5")
    assert (g.round, g.hunt) == (8, 0)
    do(g, "step F6", "step G6", "use Flashlight")
    assert (told(g)[-1], "Obake" in types_left(g)) == ("prints", False)


@proves("EVI-EVD-10")
@pytest.mark.parametrize(("ghost", "wraith"), [("Spirit", False), ("Wraith", True)])
def test_salt_stepped_in_excludes_wraith(ghost: str, wraith: bool) -> None:
    g = haunting(ghost, "Kitchen", hunters="B3 van", hands="Saltshaker", round=1)
    do(g, "use Saltshaker (3 left)")
    pass_on(g)
    drift(g, "B3", "B2")
    assert ("Wraith" in types_left(g), len(types_left(g))) == (wraith, 8 if wraith else 7)
