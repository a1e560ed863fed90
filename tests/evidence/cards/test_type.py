"""The eight ghost types. TYPE"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, logged, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, KINDS, SPIRIT, TYPE_NAMES, UV, the_eight
from hauntbox.games.evidence.cards.tokens import Book, Entry, Salt
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves

THE_EIGHT = [
    pytest.param("Spirit", {"EMF", "Spirit Box", "Writing"}, 6, 4, marks=proves("EVI-TYPE-04")),
    pytest.param("Wraith", {"EMF", "Spirit Box", "DOTS"}, 6, 4, marks=proves("EVI-TYPE-06")),
    pytest.param("Poltergeist", {"Spirit Box", "UV", "Writing"}, 6, 5, marks=proves("EVI-TYPE-11")),
    pytest.param("Demon", {"UV", "Writing", "DOTS"}, 4, 3, marks=proves("EVI-TYPE-13")),
    pytest.param("Obake", {"EMF", "UV", "DOTS"}, 6, 4, marks=proves("EVI-TYPE-17")),
    pytest.param("Myling", {"EMF", "UV", "Writing"}, 6, 5, marks=proves("EVI-TYPE-19")),
    pytest.param("Yokai", {"Spirit Box", "Writing", "DOTS"}, 6, 4, marks=proves("EVI-TYPE-22")),
    pytest.param("Goryo", {"EMF", "UV", "DOTS"}, 6, 4, marks=proves("EVI-TYPE-26")),
]


def salted(g: Haunting, *squares: str) -> None:
    g.salt = tuple([Salt(g.house.place[square], checked=g.round) for square in squares])


def movement_left(g: Haunting) -> int:
    """As the ghost player sees it."""
    behind = view(g, (0,)).behind
    assert behind is not None
    return behind.stride


def evidence_of(ghost: str) -> set[str]:
    """What the log says after every item has had its best chance."""
    g = haunting(ghost, hunters="H6 G7 H8 van", hands="EMF Reader / Spirit Box / Flashlight", round=1)
    g.books, g.dots = (Book(g.house.place["G8"], checked=1),), (g.house.place["H7"],)
    pass_on(g, uv=6, book=6, event=1, emf=6)
    do(g, "stop", "refrain", "use EMF Reader", "end", "use Spirit Box", "end", "use Flashlight")
    return {KINDS[kind] for kind in logged(g)}


@proves("EVI-TYPE-01")
def test_the_ghost_player_chooses_among_exactly_eight_types() -> None:
    names = ["Spirit", "Wraith", "Poltergeist", "Demon", "Obake", "Myling", "Yokai", "Goryo"]
    assert [card.name for card in the_eight()] == names
    assert offers(new(Options(), "larkspur", "any")) == [f"be {name}" for name in names]


@proves("EVI-TYPE-02")
def test_all_types_together_give_five_kinds_of_evidence() -> None:
    assert set().union(*map(evidence_of, TYPE_NAMES)) == {"EMF", "Spirit Box", "Writing", "UV", "DOTS"} == set(KINDS)


@proves("EVI-TYPE-03")
@pytest.mark.parametrize(("ghost", "kinds", "countdown", "speed"), THE_EIGHT)
def test_a_type_gives_its_three_kinds_of_evidence_and_no_other(
    ghost: str, kinds: set[str], countdown: int, speed: int
) -> None:
    (card,) = [card for card in the_eight() if card.name == ghost]
    assert evidence_of(ghost) == kinds == {KINDS[kind] for kind in card.kinds}


@pytest.mark.parametrize(("ghost", "kinds", "countdown", "speed"), THE_EIGHT)
def test_a_type_walks_as_far_as_its_card_says(ghost: str, kinds: set[str], countdown: int, speed: int) -> None:
    (card,) = [card for card in the_eight() if card.name == ghost]
    g = haunting(ghost, at="B4", turn="ghost")
    do(g, *["step C4", "step B4", "step C4", "step B4", "step C4"][:speed])
    assert (offers(g), card.speed) == (["stop"], speed)


@pytest.mark.parametrize(("ghost", "kinds", "countdown", "speed"), THE_EIGHT)
def test_a_type_needs_at_first_what_its_card_says_to_hunt(
    ghost: str, kinds: set[str], countdown: int, speed: int
) -> None:
    hunts = []
    for die in (countdown - 1, countdown):
        g = haunting(the_eight()[TYPE_NAMES.index(ghost)].name, hunters="van", round=3)
        pass_on(g, event=1, hunt=die)
        do(g, "stop", "refrain", "roll")
        hunts.append(g.hunt > 0)
    assert hunts == [False, True]


@proves("EVI-TYPE-05")
def test_a_spirit_can_do_nothing_that_sets_another_type_apart() -> None:
    g = haunting(the_eight()[SPIRIT].name, at="B4", hunters="H4 van", round=6, hunt=4)
    salted(g, "C4")
    pass_on(g)
    do(g, "step C4", "stop", "end", "end")
    assert (g.salt[0].stepped, why_not(g, "prolong")) == (True, "EVI-TYPE-14")
    g.rig("event", 6)
    do(g, "relent", "stop")
    assert offers(g) == ["manifest", "refrain"]
    do(g, "refrain")
    assert (offers(g), why_not(g, "cut")) == (["roll"], "EVI-TYPE-23")


@proves("EVI-TYPE-07")
@pytest.mark.parametrize(("ghost", "step", "left"), [("Wraith", "C4", 2), ("Wraith", "B3", 3), ("Spirit", "C4", 3)])
def test_a_step_onto_salt_costs_a_wraith_two(ghost: str, step: str, left: int) -> None:
    g = haunting(ghost, at="B4", hunters="van", turn="ghost")
    salted(g, "C4", "H4")
    do(g, f"step {step}")
    assert movement_left(g) == left


@proves("EVI-TYPE-07")
def test_a_tile_that_was_stepped_in_costs_a_wraith_two_as_well() -> None:
    g = haunting("Wraith", at="B4", hunters="van", turn="ghost")
    g.salt = (Salt(g.house.place["C4"], checked=1, stepped=True, shown=True),)
    do(g, "step C4")
    assert movement_left(g) == 2


@proves("EVI-TYPE-08")
def test_a_wraith_with_one_movement_left_cannot_step_onto_salt() -> None:
    g = haunting("Wraith", at="B3", hunters="van", turn="ghost")
    salted(g, "C4", "H4")
    do(g, "step B4", "step B5", "step B4")
    assert (why_not(g, "step C4"), sorted(offers(g))) == ("EVI-TYPE-08", ["step B3", "step B5", "stop"])


@proves("EVI-TYPE-08")
def test_a_wraith_with_two_movement_left_steps_onto_salt_and_no_farther() -> None:
    g = haunting("Wraith", at="B4", hunters="van", turn="ghost")
    salted(g, "C4")
    do(g, "step B3", "step B4", "step C4")
    assert (where(g, 0), offers(g)) == ("C4", ["stop"])


@proves("EVI-TYPE-09")
@pytest.mark.parametrize(("ghost", "stepped"), [("Wraith", False), ("Spirit", True)])
def test_a_wraith_never_turns_a_salt_tile(ghost: str, stepped: bool) -> None:
    g = haunting(ghost, at="B4", hunters="van", turn="ghost")
    salted(g, "C4")
    do(g, "step C4")
    assert g.salt[0].stepped == stepped


@proves("EVI-TYPE-10")
def test_a_hunting_wraith_pays_for_salt_and_leaves_no_footprint() -> None:
    g = haunting("Wraith", at="B4", hunters="van", hunt=5, turn="ghost")
    salted(g, "C4")
    do(g, "step C4")
    assert (movement_left(g), g.salt[0].stepped) == (2, False)


@proves("EVI-TYPE-12")
@pytest.mark.parametrize(
    ("ghost", "touched"), [("Poltergeist", (2, 3, 4)), ("Spirit", (2,)), ("Demon", (2,)), ("Myling", (2,))]
)
def test_six_squares_from_a_poltergeist_its_event_is_noticed_and_slows(ghost: str, touched: tuple[int, ...]) -> None:
    g = haunting(ghost, at="B4", hunters="I4 F4 G4 H4", round=1, turn="ghost")
    do(g, "stop", "manifest")
    assert facts(g, "event") == [touched]
    assert view(g, ()).slowed == [role in touched for role in (1, 2, 3, 4)]


@proves("EVI-TYPE-14")
def test_a_demon_prolongs_its_hunt_by_one_round_and_once() -> None:
    g = haunting("Demon", hunters="van", round=7, hunt=4)
    do(g, "end", "prolong")
    assert (g.round, g.hunt) == (8, 4)
    do(g, "stop", "end")
    assert (g.round, g.hunt, "rolled" in told(g)) == (9, 0, True)


@proves("EVI-TYPE-14")
def test_a_demon_may_prolong_its_next_hunt_too() -> None:
    g = haunting("Demon", hunters="van", round=8, hunt=4)
    g.prolonged = True
    do(g, "end", "stop", "refrain")
    g.rig("hunt", 6)
    do(g, "roll", *["end", "stop"] * 3, "end")
    assert (g.round, offers(g)) == (12, ["relent", "prolong"])


@proves("EVI-TYPE-14")
@pytest.mark.parametrize("ghost", [name for name in TYPE_NAMES if name != "Demon"])
def test_no_other_type_can_prolong_a_hunt(ghost: str) -> None:
    g = haunting(ghost, hunters="van", round=7, hunt=4)
    do(g, "end")
    assert (why_not(g, "prolong"), offers(g)) == ("EVI-TYPE-14", ["relent"])


@proves("EVI-TYPE-14")
def test_a_demon_cannot_prolong_before_the_last_round_is_over() -> None:
    g = haunting("Demon", hunters="van", round=7, hunt=4, turn="ghost")
    assert why_not(g, "prolong") == "EVI-TYPE-14"
    do(g, "stop", "end")
    assert why_not(g, "prolong") == ""


@proves("EVI-TYPE-15")
def test_a_demon_cannot_prolong_a_hunt_that_ended_through_a_kill() -> None:
    g = haunting("Demon", at="B2", hunters="B4 van", round=7, hunt=4, turn="ghost")
    do(g, "step B3", "end")
    assert (g.round, g.hunt, why_not(g, "prolong")) == (8, 0, "EVI-TYPE-14")


@proves("EVI-TYPE-16")
def test_all_are_told_that_a_prolonged_hunt_goes_on() -> None:
    g = haunting("Demon", hunters="van", round=7, hunt=4)
    do(g, "end", "prolong")
    assert ("prolonged" in told(g), view(g, ()).prolonged, "hunt over" in told(g)) == (True, True, False)


@proves("EVI-TYPE-18")
@pytest.mark.parametrize(("ghost", "last"), [("Obake", 7), ("Myling", 9), ("Goryo", 9)])
def test_a_print_of_an_obake_lasts_three_rounds_instead_of_five(ghost: str, last: int) -> None:
    g = haunting(ghost, hunters="van", round=4)
    pass_on(g, uv=4)
    there = []
    while g.prints:
        there.append(g.round)
        do(g, "stop", "manifest")
        pass_on(g, uv=1, hunt=1)
        do(g, "roll", "end")
    assert there == list(range(5, last + 1))


@proves("EVI-TYPE-20", "EVI-TYPE-21")
@pytest.mark.parametrize(
    ("ghost", "die", "free"), [("Myling", 3, True), ("Myling", 4, False), ("Spirit", 4, True), ("Poltergeist", 6, True)]
)
def test_a_myling_must_perform_a_ghost_event_on_four_or_higher_and_may_on_less(
    ghost: str, die: int, free: bool
) -> None:
    g = haunting(ghost, hunters="van", turn="ghost")
    g.rig("event", die)
    do(g, "stop")
    assert why_not(g, "refrain") == ("" if free else "EVI-TYPE-20")
    assert (why_not(g, "manifest"), why_not(g, "roll")) == ("", "EVI-CNT-01")


@proves("EVI-TYPE-20")
def test_a_myling_is_bound_again_in_each_passive_turn() -> None:
    g = haunting("Myling", hunters="van", round=1, turn="ghost")
    g.rig("event", 4, 4)
    do(g, "stop", "manifest", "end", "stop")
    assert offers(g) == ["manifest"]


@proves("EVI-TYPE-23")
@pytest.mark.parametrize(("die", "hunts"), [(3, False), (4, True)])
def test_a_yokai_takes_two_off_its_countdown_before_the_roll(die: int, hunts: bool) -> None:
    g = haunting("Yokai", hunters="van", turn="ghost")
    do(g, "stop", "refrain")
    g.rig("hunt", die)
    do(g, "cut")
    assert (g.hunt > 0) == hunts


@proves("EVI-TYPE-23")
def test_the_cut_does_not_go_below_the_floor() -> None:
    g = haunting("Yokai", hunters="van", turn="ghost", countdown=4, countdown_floor=3)
    do(g, "stop", "refrain")
    g.rig("hunt", 2)
    do(g, "cut")
    assert (g.hunt, g.countdown) == (0, 3)


@proves("EVI-TYPE-23")
def test_a_yokai_cuts_only_once_until_the_countdown_is_reset() -> None:
    g = haunting("Yokai", hunters="van", turn="ghost")
    g.rig("hunt", 1, 3)
    do(g, "stop", "refrain", "cut", "end", "stop", "refrain")
    assert (why_not(g, "cut"), offers(g)) == ("EVI-TYPE-23", ["roll"])
    do(g, "roll", *["end", "stop"] * 3, "end", "relent", "stop", "refrain")
    assert offers(g) == ["roll", "cut"]


@proves("EVI-TYPE-23")
def test_a_yokai_cuts_only_just_before_a_hunt_roll() -> None:
    g = haunting("Yokai", hunters="van", turn="ghost")
    refused = [why_not(g, "cut")]
    do(g, "stop")
    refused.append(why_not(g, "cut"))
    assert refused == ["EVI-TYPE-23", "EVI-TYPE-23"]


@proves("EVI-TYPE-23")
@pytest.mark.parametrize("ghost", [name for name in TYPE_NAMES if name != "Yokai"])
def test_no_other_type_can_cut(ghost: str) -> None:
    g = haunting(ghost, hunters="van", turn="ghost")
    do(g, "stop", "manifest")
    assert (why_not(g, "cut"), offers(g)) == ("EVI-TYPE-23", ["roll"])


@proves("EVI-TYPE-24")
@pytest.mark.parametrize(("die", "hunts"), [(2, False), (3, True)])
def test_a_lowered_countdown_stays_lowered_and_goes_on_falling(die: int, hunts: bool) -> None:
    g = haunting("Yokai", hunters="van", turn="ghost")
    g.rig("hunt", 1, die)
    do(g, "stop", "refrain", "cut", "end", "stop", "refrain", "roll")
    assert (g.hunt > 0) == hunts


@proves("EVI-TYPE-25")
def test_hunters_cannot_tell_a_cut_from_a_plain_roll() -> None:
    seen = []
    for choice in ("roll", "cut"):
        g = haunting("Yokai", hunters="van van", turn="ghost")
        g.rig("hunt", 3)
        do(g, "stop", "refrain", choice)
        seen.append((told(g, 1), told(g), view(g, (1,)), g.countdown))
    assert (seen[0][:3], seen[0][3], seen[1][3]) == (seen[1][:3], 5, 3)


@proves("EVI-TYPE-27")
@pytest.mark.parametrize(
    ("ghost", "hunters", "sighted"),
    [
        ("Goryo", "H6 H8", []),
        ("Goryo", "H6 van", [(0, 1)]),
        ("Obake", "H6 H8", [(1, 0)]),
        ("Obake", "H6 van", [(1, 1)]),
    ],
)
def test_a_goryo_in_the_dots_is_seen_from_the_van_only(
    ghost: str, hunters: str, sighted: list[tuple[int, int]]
) -> None:
    g = haunting(ghost, hunters=hunters, turn="ghost")
    g.dots = (g.house.place["H7"],)
    do(g, "step H6", "stop")
    assert [(house, van) for _, van, house in facts(g, "sighted")] == sighted
    assert logged(g) == [DOTS] * len(sighted)


@proves("EVI-TYPE-28")
def test_all_evidence_together_leaves_obake_and_goryo() -> None:
    g = haunting("Goryo")
    g.log = (Entry(EMF, 2, 1), Entry(UV, 3, 1), Entry(DOTS, 4, 2))
    assert [TYPE_NAMES[t] for t in view(g, (1,)).notebook.candidates] == ["Obake", "Goryo"]
