"""The original draft: items and evidence. DRF"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import action, do, facts, game, haunting, logged, offers, pass_on, told, where, why_not
from evidence.rules.options.test_drf import dice, draft, rest
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.cards.items import dots_mask
from hauntbox.games.evidence.cards.tokens import Book, Print, Salt
from hauntbox.games.evidence.rules.using import Placing
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def square_of(g: Haunting, name: str) -> int:
    return g.house.place[name]


def lay(g: Haunting, *tokens: str) -> None:
    g.dots = tuple([square_of(g, name) for name in tokens])


def written(g: Haunting, name: str) -> None:
    g.books = (Book(square_of(g, name), checked=0, written=True),)


# -- what hunters do ---------------------------------------------------------------------------------------------------


@proves("EVI-DRF-21")
@pytest.mark.parametrize(("on", "rule"), [(True, ""), (False, "EVI-HUNT-23")])
def test_items_can_be_used_in_a_hunt(on: bool, rule: str) -> None:
    g = haunting(hunters="A2 van", hands="Thermometer", hunt=4, original_draft=on)
    assert (why_not(g, "use Thermometer"), "use Thermometer" in offers(g)) == (rule, on)
    assert {"listen", "hide A1"} <= set(offers(g))


@proves("EVI-DRF-21")
def test_an_item_used_in_a_hunt_is_the_turns_one_action() -> None:
    g = draft(hunters="A2 van", hands="Thermometer", hunt=4)
    do(g, "use Thermometer")
    assert [why_not(g, text) for text in ("listen", "hide A1", "use Thermometer")] == ["EVI-HTR-12"] * 3


@proves("EVI-HTR-09")
def test_nothing_is_picked_up_in_a_hunt_of_the_draft_either() -> None:
    g = draft(hunters="E8 van", hunt=4)
    lay(g, "E8")
    assert (why_not(g, "pick up DOTS"), "pick up DOTS" in offers(g)) == ("EVI-HTR-09", False)


@proves("EVI-DRF-22")
@pytest.mark.parametrize(("on", "squares"), [(True, 0), (False, 8)])
def test_before_a_square_is_picked_no_field_is_shown(on: bool, squares: int) -> None:
    g = haunting(original_draft=on)
    assert dots_mask(g.house, g.options, square_of(g, "B2")).bit_count() == squares


@proves("EVI-DRF-22")
def test_a_token_goes_onto_a_square_one_step_away_that_the_hunter_picks() -> None:
    g = draft(hunters="H6 van", hands="Book")
    do(g, "use Book")
    assert set(offers(g)) == {"put G6", "put I6", "put H5", "put H7"}
    do(g, "put H5")
    assert ([book.square for book in g.books], g.hand[1]) == ([square_of(g, "H5")], ())


@proves("EVI-DRF-22")
def test_no_token_goes_onto_a_hiding_square_into_the_van_or_farther_away() -> None:
    g = draft(hunters="H8 E8", hands="Book / Crucifix")
    assert why_not(g, "put H7") == "EVI-DRF-22"
    do(g, "use Book")
    assert [why_not(g, text) for text in ("put H8", "put H6", "end")] == ["EVI-DRF-22", "EVI-DRF-22", "EVI-HTR-13"]
    assert offers(g) == ["put H7", "put G8"]
    do(g, "put G8", "end", "use Crucifix")
    assert set(offers(g)) == {"put E7", "put F8"}


@proves("EVI-DRF-22", "EVI-DRF-21")
def test_a_second_salt_tile_needs_another_square() -> None:
    g = draft(hunters="H8 I8", hands="Saltshaker / Saltshaker")
    g.salt = (Salt(square_of(g, "H8"), checked=0), Salt(square_of(g, "H7"), checked=0))
    do(g, "use Saltshaker (3 left)")
    assert (why_not(g, "put H7"), offers(g)) == ("EVI-ITM-08", ["put G8"])
    do(g, "put G8", "end")
    assert (where(g, 2), why_not(g, "use Saltshaker (3 left)")) == ("I8", "EVI-ITM-08")


@proves("EVI-DRF-23")
def test_a_taunt_is_an_action() -> None:
    g = draft(hunters="E8 van", hands="Thermometer", countdown=6)
    assert "taunt" in offers(g)
    do(g, "taunt")
    assert (told(g)[-1], g.countdown, why_not(g, "use Thermometer")) == ("taunts", 5, "EVI-HTR-12")


@proves("EVI-DRF-24", "EVI-OPT-35")
def test_a_table_that_chooses_no_taunts_checks_all_the_same() -> None:
    g = draft(hunters="H5 van", taunt=False)
    written(g, "H6")
    assert ("taunt" in offers(g), "check" in offers(g)) == (False, True)


@proves("EVI-DRF-24")
def test_a_book_in_sight_tells_nothing_until_an_action_is_spent_on_it() -> None:
    g = draft(hunters="H4 van")
    written(g, "H6")
    do(g, "step H5")
    assert logged(g) == []
    do(g, "check")
    assert (logged(g), why_not(g, "taunt"), "check" in offers(g)) == ([WRITING], "EVI-HTR-12", False)


@proves("EVI-DRF-24")
def test_at_the_end_of_the_ghosts_turn_nobody_sees_into_a_book() -> None:
    g = draft(hunters="H6 van")
    written(g, "G8")
    pass_on(g)
    rest(g)
    assert (logged(g), "check" in offers(g)) == ([], True)


@proves("EVI-DRF-24")
@pytest.mark.parametrize(
    ("hunter", "on", "rule"),
    [
        ("H6", True, ""),
        ("G5", True, ""),
        ("H4", True, "EVI-DRF-24"),
        ("van", True, "EVI-DRF-24"),
        ("I8", True, "EVI-ITM-14"),
        ("H6", False, "EVI-BOOK-06"),
    ],
)
def test_a_book_is_checked_in_its_room(hunter: str, on: bool, rule: str) -> None:
    g = haunting(hunters=f"{hunter} van", original_draft=on)
    written(g, "G7")
    assert (why_not(g, "check"), "check" in offers(g)) == (rule, not rule)


@proves("EVI-DRF-24")
def test_a_book_is_checked_by_a_hunter_in_its_turn() -> None:
    g = draft(hunters="H6 van")
    written(g, "G7")
    assert g.why_not(2, action(g, "check")) == "EVI-DRF-24"


@proves("EVI-BOOK-08")
@pytest.mark.parametrize(("writing", "entries"), [(True, [WRITING]), (False, [])])
def test_who_picks_up_a_book_of_the_draft_looks_into_it(writing: bool, entries: list[int]) -> None:
    g = draft(hunters="H6 van")
    g.books = (Book(square_of(g, "H6"), checked=0, written=writing),)
    do(g, "pick up Book")
    assert (logged(g), len(g.books), "book empty" in told(g)) == (entries, 0, not writing)


# -- what the ghost leaves ---------------------------------------------------------------------------------------------


@proves("EVI-DRF-25")
@pytest.mark.parametrize("on", [True, False])
def test_a_footprint_shows_at_the_end_of_the_ghosts_turn_though_nobody_is_near(on: bool) -> None:
    g = haunting(hunters="van van", round=1, turn="ghost", original_draft=on)
    g.salt = (Salt(square_of(g, "H6"), checked=0), Salt(square_of(g, "H5"), checked=0))
    do(g, "step H6")
    assert "salt stepped" not in told(g)
    finish_turn(g)
    assert facts(g, "salt stepped") == ([(square_of(g, "H6"),)] if on else [])


@proves("EVI-DRF-25")
@pytest.mark.parametrize(
    ("tile", "looks"), [({}, 1), ({"shown": True, "stepped": True}, 0), ({"checked": 1}, 0)], ids=str
)
def test_a_tile_that_is_turned_over_or_was_looked_at_this_round_is_not_looked_at_again(
    tile: dict[str, Any], looks: int
) -> None:
    g = haunting(hunters="van van", round=1, turn="ghost", original_draft=True)
    g.salt = (Salt(square_of(g, "H5"), **{"checked": 0, **tile}),)
    finish_turn(g)
    assert [fact[0] for fact in g.facts].count("salt") == looks


def finish_turn(g: Haunting) -> None:
    do(g, "stop")
    if g.waiting() == (0,):
        do(g, "refrain")


@proves("EVI-DRF-26")
@pytest.mark.parametrize(("die", "entries"), [(3, []), (4, [DOTS])])
def test_a_ghost_shows_itself_in_the_dots_on_a_four(die: int, entries: list[int]) -> None:
    g = draft(ghost="Obake")
    lay(g, "H6")
    pass_on(g, dots=die)
    do(g, "stop")
    assert (logged(g), "shows" in told(g, 1), "shows" in told(g, 0)) == (entries, False, True)


@proves("EVI-DRF-26")
@pytest.mark.parametrize(
    ("on", "ghost", "tokens", "rolls"),
    [(True, "Obake", "H6 G6", 1), (True, "Spirit", "A2", 1), (True, "Obake", "", 0), (False, "Obake", "H6", 0)],
)
def test_one_die_serves_for_all_dots_whatever_the_ghost_and_the_room(
    on: bool, ghost: str, tokens: str, rolls: int
) -> None:
    g = haunting(ghost=ghost, original_draft=on)
    lay(g, *tokens.split())
    pass_on(g, dots=4)
    do(g, "stop")
    assert (dice(g).count("dots"), len(facts(g, "sighted"))) == (rolls, len(tokens.split()) if ghost == "Obake" else 0)


@proves("EVI-DRF-27")
@pytest.mark.parametrize(
    ("ghost", "hunter", "die", "answer"),
    [
        ("Spirit", "H5", 4, "it answers"),
        ("Spirit", "H5", 3, "silence"),
        ("Spirit", "H4", 6, "silence"),
        ("Obake", "H5", 6, "silence"),
    ],
)
def test_the_spirit_box_rolls_at_every_use_and_answers_on_a_four(
    ghost: str, hunter: str, die: int, answer: str
) -> None:
    g = draft(ghost=ghost, hunters=f"{hunter} van", hands="Spirit Box")
    g.rig("box", die)
    do(g, "use Spirit Box")
    assert [word for word in told(g) if word in ("rolled", "it answers", "silence")] == ["rolled", answer]
    assert logged(g) == ([SPIRIT_BOX] if answer == "it answers" else [])


@proves("EVI-DRF-27")
def test_the_book_knows_no_die_for_the_spirit_box() -> None:
    g = haunting(hunters="H5 van", hands="Spirit Box")
    do(g, "use Spirit Box")
    assert (dice(g), logged(g)) == ([], [SPIRIT_BOX])


@proves("EVI-DRF-28")
@pytest.mark.parametrize(("ghost", "left"), [("Myling", 5), ("Obake", 3)])
def test_prints_fade_as_in_the_book(ghost: str, left: int) -> None:
    g = draft(ghost=ghost, hunters="H5 van", hands="Flashlight", round=5)
    g.prints = (Print(square_of(g, "H6"), 5),)
    for _ in range(5):
        do(g, "use Flashlight")
        pass_on(g, uv=1, event=1)
        rest(g)
    assert (told(g).count("prints"), told(g).count("no prints")) == (left, 5 - left)


# -- evidence in a hunt ------------------------------------------------------------------------------------------------


@proves("EVI-DRF-30")
@pytest.mark.parametrize(("start", "walk"), [("H7", ()), ("H4", ("step H5", "step H4"))])
def test_dots_show_a_hunting_ghost(start: str, walk: tuple[str, ...]) -> None:
    g = draft(ghost="Obake", at=start, hunters="van van", hunt=5)
    lay(g, "H6")
    pass_on(g, dots=4)
    do(g, *walk, "stop")
    assert (logged(g), told(g).count("moved")) == ([DOTS], 1)


@proves("EVI-DRF-30")
def test_emf_reader_and_spirit_box_answer_in_a_hunt() -> None:
    g = draft(hunters="G5 H5", hands="EMF Reader / Spirit Box", hunt=4)
    g.rig("emf", 4)
    g.rig("box", 4)
    do(g, "use EMF Reader", "end", "use Spirit Box")
    assert logged(g) == [EMF, SPIRIT_BOX]


# -- the same eight items ----------------------------------------------------------------------------------------------


@proves("EVI-DRF-32")
@pytest.mark.parametrize(
    ("item", "placeable"),
    [
        ("DOTS", True),
        ("Book", True),
        ("Crucifix", True),
        ("Saltshaker (3 left)", True),
        ("Flashlight", False),
        ("Thermometer", False),
        ("EMF Reader", False),
        ("Spirit Box", False),
    ],
)
def test_four_items_are_put_on_the_floor_and_four_are_not(item: str, placeable: bool) -> None:
    g = draft(hunters="H6 van", hands=item)
    do(g, f"use {item}")
    assert isinstance(g.asking(), Placing) == placeable


@proves("EVI-DRF-32")
def test_the_deck_has_the_same_eight_items_and_salt_for_three_uses() -> None:
    g = game(original_draft=True)
    do(g, "be Spirit", "dwell Nursery")
    assert {text.removeprefix("pick ") for text in offers(g)} == {
        "DOTS", "Book", "Crucifix", "Flashlight", "Thermometer", "EMF Reader", "Spirit Box", "Saltshaker (3 left)",
    }  # fmt: skip


@proves("EVI-DRF-33")
@pytest.mark.parametrize(("mark", "answer"), [("H5", "prints"), ("G4", "no prints")])
def test_the_flashlight_reaches_two_squares(mark: str, answer: str) -> None:
    g = draft(hunters="H7 van", hands="Flashlight")
    g.prints = (Print(square_of(g, mark), 5),)
    do(g, "use Flashlight")
    assert answer in told(g)


@proves("EVI-DRF-33")
@pytest.mark.parametrize(("hunter", "answer"), [("H5", "it answers"), ("H4", "silence")])
def test_the_spirit_box_reaches_two_squares(hunter: str, answer: str) -> None:
    g = draft(hunters=f"{hunter} van", hands="Spirit Box")
    g.rig("box", 6)
    do(g, "use Spirit Box")
    assert answer in told(g)


@proves("EVI-DRF-33")
@pytest.mark.parametrize(("token", "entries"), [("H5", [DOTS]), ("G5", [])])
def test_a_dots_field_is_two_squares_deep(token: str, entries: list[int]) -> None:
    g = draft(ghost="Obake")
    lay(g, token)
    pass_on(g, dots=6)
    do(g, "stop")
    assert logged(g) == entries


@proves("EVI-DRF-34")
@pytest.mark.parametrize(("hunter", "answer"), [("H5", "freezing"), ("H4", "warm")])
def test_the_thermometer_knows_the_ghost_room(hunter: str, answer: str) -> None:
    g = draft(hunters=f"{hunter} van", hands="Thermometer")
    do(g, "use Thermometer")
    assert told(g)[-1] == answer


@proves("EVI-DRF-34")
@pytest.mark.parametrize(("die", "answer"), [(4, "level 5"), (3, "no reading")])
def test_the_emf_reader_reads_on_a_four(die: int, answer: str) -> None:
    g = draft(hunters="H5 van", hands="EMF Reader")
    g.rig("emf", die)
    do(g, "use EMF Reader")
    assert answer in told(g)


@proves("EVI-DRF-34")
@pytest.mark.parametrize(("mark", "answer"), [("H5", "prints"), ("G4", "no prints")])
def test_the_flashlight_shows_prints(mark: str, answer: str) -> None:
    g = draft(ghost="Obake", hunters="H7 van", hands="Flashlight")
    g.prints = (Print(square_of(g, mark), 5),)
    do(g, "use Flashlight")
    assert (answer in told(g), len(logged(g))) == (True, int(answer == "prints"))


@proves("EVI-DRF-34")
@pytest.mark.parametrize(("square", "hunts"), [("G5", False), ("E5", True)])
def test_a_crucifix_in_the_ghost_room_stops_a_hunt(square: str, hunts: bool) -> None:
    g = draft()
    g.crucifixes = (square_of(g, square),)
    pass_on(g, hunt=6)
    do(g, "stop", "roll")
    assert (bool(g.hunt), bool(g.crucifixes), "burnt" in told(g)) == (hunts, hunts, not hunts)
