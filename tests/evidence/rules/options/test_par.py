"""Parameters: each at its default and one beyond it, then changed by the table. PAR"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import GHOST, do, facts, game, haunting, logged, offers, pass_on, settle_in, told, where, why_not
from hauntbox.games.evidence.cards import items
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, SPIRIT_BOX, UV, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Print
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.hunt import kill_mask
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.geometry import places
from hauntbox.kernel.options import BadOption, read
from hauntbox.ledger import proves

Changes = dict[str, Any]  # of options
EVEN = {"even_chances": True}
HALL = ("B4", "C4", "D4", "E4", "F4", "G4", "H4", "I4")  # each one step from the next, with no shorter way


def hunt_rolls(g: Haunting, *dice: int) -> bool:
    """Passive ghost turns with these hunt rolls: is there a hunt after them?"""
    g.rig("hunt", *dice)
    for _ in dice:
        pass_on(g)
        do(g, "stop", "refrain", "roll")
    return bool(g.hunt)


@proves("EVI-PAR-01")
@pytest.mark.parametrize(("options", "steps"), [({}, 4), ({"hunter_move": 3}, 3), ({"hunter_move": 5}, 5)])
def test_a_hunter_walks_four_squares_and_not_a_fifth(options: Changes, steps: int) -> None:
    g = haunting(hunters="B4 van", **options)
    do(g, *[f"step {square}" for square in HALL[1 : steps + 1]])
    assert (where(g, 1), why_not(g, f"step {HALL[steps + 1]}")) == (HALL[steps], "EVI-HTR-01")


@proves("EVI-PAR-02")
@pytest.mark.parametrize(
    ("options", "hand", "rule"),
    [
        ({}, "Book", ""),
        ({}, "Book, EMF Reader", "EVI-PAR-02"),
        ({"hunter_hand": 3}, "Book, EMF Reader", ""),
        ({"hunter_hand": 3}, "Book, EMF Reader, Spirit Box", "EVI-PAR-02"),
    ],
)
def test_a_hunter_holds_two_items(options: Changes, hand: str, rule: str) -> None:
    g = haunting(hunters="E8 van", hands=f"{hand} / {hand}", **options)
    g.dots = (g.house.place["E8"],)
    assert (why_not(g, "pick up DOTS"), "pick up DOTS" in offers(g)) == (rule, not rule)
    do(g, "end", "exchange")
    assert (why_not(g, "take DOTS"), "take DOTS" in offers(g)) == (rule, not rule)


@proves("EVI-PAR-02")
@pytest.mark.parametrize(("options", "items"), [({}, 2), ({"hunter_hand": 3}, 3)])
def test_set_up_fills_the_hand(options: Changes, items: int) -> None:
    g = game(**options)
    settle_in(g)
    assert [len(hand) for hand in g.hand] == [0, items, items, items]


@proves("EVI-PAR-03")
@pytest.mark.parametrize(
    ("options", "hunters"),
    [({"players": 2}, 2), ({"players": 3}, 2), ({"players": 4}, 3), ({"players": 5}, 4), ({}, 3)],
)
def test_there_is_one_hunter_fewer_than_players(options: Changes, hunters: int) -> None:
    g = game(**options)
    settle_in(g)
    do(g, "stop", "refrain")
    turns: list[int] = []
    while g.waiting() != (0,):
        turns += g.waiting()
        do(g, "end")
    assert turns == [1, 2, 3, 4][:hunters]


@proves("EVI-PAR-03")
@pytest.mark.parametrize("players", [1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(BadOption):
        new(read(Options, {"players": players}), "larkspur", "seed")


@proves("EVI-PAR-04")
@pytest.mark.parametrize(
    ("options", "round", "rolls"), [({}, 3, False), ({}, 4, True), ({"grace_rounds": 4}, 4, False)]
)
def test_three_rounds_have_no_hunt_roll(options: Changes, round: int, rolls: bool) -> None:
    g = haunting(turn="ghost", round=round, **options)
    do(g, "stop", "refrain")
    assert ("roll" in offers(g)) is rolls


@pytest.mark.parametrize(
    ("ghost", "options", "squares"),
    [
        pytest.param("Spirit", {}, 4, marks=proves("EVI-PAR-05")),
        pytest.param("Spirit", {"event_range": 3}, 3, marks=proves("EVI-PAR-05")),
        pytest.param("Poltergeist", {}, 6, marks=proves("EVI-PAR-06")),
        pytest.param("Poltergeist", {"poltergeist_event_range": 5}, 5, marks=proves("EVI-PAR-06")),
    ],
)
def test_a_ghost_event_reaches_four_squares_and_a_poltergeists_six(ghost: str, options: Changes, squares: int) -> None:
    g = haunting(ghost, at="B4", hunters=f"{HALL[squares]} {HALL[squares + 1]}", turn="ghost", **options)
    do(g, "stop", "manifest")
    assert facts(g, "event") == [(1,)]


@pytest.mark.parametrize(
    ("ghost", "slowed"),
    [
        pytest.param("Spirit", False, marks=proves("EVI-PAR-05")),
        pytest.param("Poltergeist", True, marks=proves("EVI-PAR-06")),
    ],
)
def test_walls_are_in_the_way_of_an_event(ghost: str, slowed: bool) -> None:
    g = haunting(ghost, at="H2", hunters="G5 van", turn="ghost")
    do(g, "stop", "manifest")
    assert g.slowed[1] is slowed


@proves("EVI-PAR-07")
@pytest.mark.parametrize(
    ("options", "ghost", "answer"),
    [
        ({}, "F2", "near"),
        ({}, "F3", "not near"),
        ({"listen_range": 5}, "F3", "near"),
        ({"listen_range": 3}, "F2", "not near"),
    ],
)
def test_a_hunter_hears_four_squares_through_walls(options: Changes, ghost: str, answer: str) -> None:
    g = haunting(at=ghost, hunters="C1 van", hunt=4, **options)
    do(g, "listen")
    assert answer in told(g)


@proves("EVI-PAR-08")
@pytest.mark.parametrize(
    ("options", "distance", "seen"), [({}, 4, True), ({}, 5, False), ({"sight_range": 5}, 5, True)]
)
def test_a_hunter_sees_four_squares(options: Changes, distance: int, seen: bool) -> None:
    g = haunting(hunters=f"{HALL[distance]} van", turn="ghost", round=1, **options)
    g.books = (Book(g.house.place["B4"], checked=0),)
    do(g, "stop", "refrain")
    assert ("book empty" in told(g)) is seen


@proves("EVI-PAR-09")
@pytest.mark.parametrize(("options", "distance", "log"), [({}, 2, [UV]), ({}, 3, []), ({"uv_range": 3}, 3, [UV])])
def test_the_flashlight_shines_two_squares(options: Changes, distance: int, log: list[int]) -> None:
    g = haunting("Obake", hunters=f"{HALL[distance]} van", hands="Flashlight", **options)
    g.prints = (Print(g.house.place["B4"], left=5),)
    do(g, "use Flashlight")
    assert logged(g) == log


@proves("EVI-PAR-10")
@pytest.mark.parametrize(
    ("options", "distance", "log"), [({}, 2, [SPIRIT_BOX]), ({}, 3, []), ({"spirit_box_range": 3}, 3, [SPIRIT_BOX])]
)
def test_the_spirit_box_is_answered_from_two_squares(options: Changes, distance: int, log: list[int]) -> None:
    g = haunting(at="B4", hunters=f"{HALL[distance]} van", hands="Spirit Box", **options)
    do(g, "use Spirit Box")
    assert logged(g) == log


@proves("EVI-PAR-11")
@pytest.mark.parametrize(
    ("options", "ghost", "log"), [({}, "H2", [DOTS]), ({}, "I2", []), ({"dots_range": 3}, "I2", [DOTS])]
)
def test_a_dots_field_is_two_squares_deep(options: Changes, ghost: str, log: list[int]) -> None:
    g = haunting("Yokai", room="Bedroom", at=ghost, hunters="van van", **options)
    g.dots = (g.house.place["F2"],)
    pass_on(g)
    do(g, "stop")
    assert logged(g) == log


@proves("EVI-PAR-12")
@pytest.mark.parametrize(("options", "squares"), [({}, 1), ({"kill_reach": 2}, 2), ({"kill_reach": 0}, 0)])
def test_a_hunting_ghost_kills_one_square_away(options: Changes, squares: int) -> None:
    g = haunting(at="B5", hunters=f"{HALL[squares]} {HALL[squares + 1]}", turn="ghost", hunt=4, **options)
    do(g, "step B4")
    assert (where(g, 1), where(g, 2)) == ("dead", HALL[squares + 1])


@proves("EVI-PAR-12")
def test_it_reaches_no_square_but_its_own_and_those_one_step_away() -> None:
    g = haunting()
    reach = {square: kill_mask(g.house, g.options, square) for square in places(g.house.floor)}
    assert reach == {square: g.house.grid.near[square] | 1 << square for square in reach}


@proves("EVI-PAR-10", "EVI-OPT-29")
@pytest.mark.parametrize("through", [False, True])
def test_the_spirit_box_hears_the_squares_within_two_and_no_others(through: bool) -> None:
    g = haunting(spirit_box_through_walls=through)
    measure = g.house.near if through else g.house.within
    reach = {place: items.box_mask(g.house, g.options, place) for place in (*places(g.house.floor), g.house.van)}
    assert reach == {place: measure(place, 2) for place in reach}


@proves("EVI-PAR-12")
def test_a_wall_is_in_the_way_of_a_kill() -> None:
    g = haunting(at="C2", hunters="D1 van", turn="ghost", hunt=4)
    do(g, "step C1")
    assert where(g, 1) == "D1"


@pytest.mark.parametrize(
    ("ghost", "options", "life"),
    [
        pytest.param("Poltergeist", {}, 5, marks=proves("EVI-PAR-13")),
        pytest.param("Poltergeist", {"uv_life": 4}, 4, marks=proves("EVI-PAR-13")),
        pytest.param("Obake", {}, 3, marks=proves("EVI-PAR-14")),
        pytest.param("Obake", {"obake_uv_life": 4}, 4, marks=proves("EVI-PAR-14")),
    ],
)
def test_a_print_lives_five_rounds_and_an_obakes_three(ghost: str, options: Changes, life: int) -> None:
    g = haunting(ghost, hunters="B4 van", hands="Flashlight", round=9, grace_rounds=20, **options)
    lasting, over = (g.house.place[square] for square in ("B4", "C4"))
    g.prints = (Print(over, left=10 - life), Print(lasting, left=11 - life))
    pass_on(g, uv=1)
    do(g, "stop", "refrain", "use Flashlight")
    assert facts(g, "prints") == [(1, lasting)]


@proves("EVI-PAR-15")
@pytest.mark.parametrize(
    ("options", "die", "log"), [({}, 3, []), ({}, 4, [UV]), ({"uv_roll": 5}, 4, []), ({"uv_roll": 5}, 5, [UV])]
)
def test_a_print_is_left_on_4_or_higher(options: Changes, die: int, log: list[int]) -> None:
    g = haunting("Obake", hunters="H7 van", hands="Flashlight", round=1, **options)
    pass_on(g, uv=die)
    do(g, "stop", "refrain", "use Flashlight")
    assert logged(g) == log


@proves("EVI-PAR-16")
@pytest.mark.parametrize(
    ("options", "die", "log"),
    [({}, 3, []), ({}, 4, [WRITING]), ({"book_roll": 5}, 4, []), ({"book_roll": 5}, 5, [WRITING])],
)
def test_a_book_is_written_in_on_4_or_higher(options: Changes, die: int, log: list[int]) -> None:
    g = haunting(hunters="H8 van", hands="Book", round=1, **options)
    do(g, "use Book")
    pass_on(g, book=die)
    do(g, "stop", "refrain")
    assert logged(g) == log


@proves("EVI-PAR-17")
@pytest.mark.parametrize(
    ("options", "die", "log"), [({}, 3, []), ({}, 4, [EMF]), ({"emf_roll": 5}, 4, []), ({"emf_roll": 5}, 5, [EMF])]
)
def test_the_emf_reader_reads_on_4_or_higher(options: Changes, die: int, log: list[int]) -> None:
    g = haunting(hunters="H8 van", hands="EMF Reader", **options)
    g.rig("emf", die)
    do(g, "use EMF Reader")
    assert logged(g) == log


@proves("EVI-PAR-18")
@pytest.mark.parametrize(
    ("options", "die", "rule"),
    [
        ({}, 3, ""),
        ({}, 4, "EVI-TYPE-20"),
        ({"myling_event_roll": 5}, 4, ""),
        ({"myling_event_roll": 5}, 5, "EVI-TYPE-20"),
    ],
)
def test_a_myling_cannot_keep_quiet_on_4_or_higher(options: Changes, die: int, rule: str) -> None:
    g = haunting("Myling", turn="ghost", **options)
    g.rig("event", die)
    do(g, "stop")
    assert why_not(g, "refrain") == rule


@proves("EVI-PAR-19")
@pytest.mark.parametrize(
    ("options", "round", "ends"),
    [({}, 7, False), ({}, 8, True), ({"hunt_rounds": 5}, 8, False), ({"hunt_rounds": 5}, 9, True)],
)
def test_a_hunt_lasts_four_rounds_its_first_included(options: Changes, round: int, ends: bool) -> None:
    g = haunting(hunters="van van", hunt=5, round=round, **options)
    pass_on(g)
    assert ("relent" in offers(g)) is ends


@proves("EVI-PAR-20")
@pytest.mark.parametrize(("options", "rounds"), [({}, 1), ({"demon_extra_rounds": 2}, 2)])
def test_a_demon_adds_one_round(options: Changes, rounds: int) -> None:
    g = haunting("Demon", hunters="van van", hunt=5, round=8, **options)
    pass_on(g)
    do(g, "prolong")
    for _ in range(rounds):
        assert g.hunt == 5
        do(g, "stop")
        pass_on(g)
    assert (g.hunt, g.round) == (0, 9 + rounds)


@proves("EVI-PAR-21")
@pytest.mark.parametrize(
    ("options", "die", "hunts"),
    [({}, 3, False), ({}, 4, True), ({"yokai_cut": 3}, 2, False), ({"yokai_cut": 3}, 3, True)],
)
def test_a_yokai_cuts_its_countdown_by_two(options: Changes, die: int, hunts: bool) -> None:
    g = haunting("Yokai", hunters="van van", turn="ghost", **options)
    g.rig("hunt", die)
    do(g, "stop", "refrain", "cut")
    assert bool(g.hunt) is hunts


@proves("EVI-PAR-22")
@pytest.mark.parametrize(
    ("options", "die", "hunts"),
    [({}, 4, False), ({}, 5, True), ({"countdown_step": 2}, 3, False), ({"countdown_step": 2}, 4, True)],
)
def test_the_countdown_falls_by_one_in_a_round(options: Changes, die: int, hunts: bool) -> None:
    g = haunting(hunters="van van", **options)
    assert hunt_rolls(g, 1, die) is hunts


@proves("EVI-PAR-23")
@pytest.mark.parametrize(("options", "hunts"), [({}, True), ({"countdown_floor": 2}, False)])
def test_the_countdown_falls_to_one_and_no_farther(options: Changes, hunts: bool) -> None:
    g = haunting(hunters="van van", countdown=3, **options)
    assert hunt_rolls(g, 1, 1, 1) is hunts


@proves("EVI-PAR-23")
@pytest.mark.parametrize(("die", "hunts"), [(2, False), (3, True)])
def test_a_yokais_cut_stops_there_too(die: int, hunts: bool) -> None:
    g = haunting("Yokai", hunters="van van", turn="ghost", countdown=4, countdown_floor=3)
    g.rig("hunt", die)
    do(g, "stop", "refrain", "cut")
    assert bool(g.hunt) is hunts


@proves("EVI-PAR-24")
@pytest.mark.parametrize(("options", "uses"), [({}, 3), ({"salt_uses": 2}, 2)])
def test_a_saltshaker_is_empty_after_three_uses(options: Changes, uses: int) -> None:
    g = game(players=3, hunter_hand=1, grace_rounds=9, **options)
    do(g, "be Spirit", "dwell Nursery", f"pick Saltshaker ({uses} left)", "pick Book", "stop", "refrain", "step E8")
    for left, square in zip(range(uses, 0, -1), ("E7", "E6", "E5"), strict=False):
        assert len(g.hand[1]) == 1
        do(g, f"use Saltshaker ({left} left)", f"step {square}", "end", "end", "stop", "refrain")
    assert (len(g.salt), g.hand[1]) == (uses, ())


@proves("EVI-PAR-25")
@pytest.mark.parametrize(("options", "copies"), [({}, 2), ({"item_copies": 3}, 3), ({"item_copies": 1}, 1)])
def test_there_are_two_cards_of_each_item(options: Changes, copies: int) -> None:
    g = game(players=4, **options)
    do(g, "be Spirit", "dwell Nursery", *["pick Crucifix"] * copies)
    assert (why_not(g, "pick Crucifix"), "pick Crucifix" in offers(g)) == ("EVI-SET-11", False)


@proves("EVI-PAR-26")
@pytest.mark.parametrize(
    ("house", "options", "last"),
    [("larkspur", {}, 30), ("penhallow", {}, 40), ("corvane", {}, 50), ("larkspur", {"dawn_round": 31}, 31)],
)
def test_dawn_is_in_the_round_that_the_map_says(house: str, options: Changes, last: int) -> None:
    g = haunting(house=house, room="Kitchen", hunters="van van", round=last - 1, grace_rounds=20, **options)
    pass_on(g, hunt=1)
    before = "dawn" in told(g)
    do(g, "stop", "refrain", "roll")
    pass_on(g)
    assert (before, "dawn" in told(g), g.round) == (False, True, last)


@proves("EVI-PAR-27")
@pytest.mark.parametrize(
    ("house", "hunters", "grace", "hand", "dawn"),
    [
        ("larkspur", 3, 7, 2, 36),
        ("larkspur", 4, 1, 2, 36),
        ("penhallow", 3, 14, 3, 50),
        ("penhallow", 4, 8, 2, 50),
        ("corvane", 3, 14, 3, 60),
        ("corvane", 4, 6, 2, 60),
        ("corvane", 2, 3, 2, 50),
    ],
)
def test_grace_hands_and_dawn_suit_map_and_hunters(house: str, hunters: int, grace: int, hand: int, dawn: int) -> None:
    g = game(house, players=hunters + 1, even_chances=True)
    assert view(g, ()).dawn == dawn
    settle_in(g, room="Kitchen")
    do(g, "stop", "refrain")
    while "roll" not in offers(g):
        pass_on(g)
        do(g, "stop", "refrain")
    assert (g.round - 1, {len(cards) for cards in g.hand[1:]}) == (grace, {hand})


@proves("EVI-PAR-27")
@pytest.mark.parametrize(
    ("players", "options", "log"),
    [(4, EVEN, [SPIRIT_BOX]), (5, EVEN, [SPIRIT_BOX]), (3, EVEN, []), (4, {}, [])],
)
def test_a_spirit_box_reaches_farther_for_three_and_four_hunters_in_the_large_house(
    players: int, options: Changes, log: list[int]
) -> None:
    g = game("corvane", players=players, **options)
    settle_in(g, room="Kitchen")
    do(g, "stop", "refrain")
    from_lair = g.house.walks[g.at[GHOST]]
    g.at[1], g.hand[1] = next(square for square in places(g.house.floor) if from_lair[square] == 3), (items.SPIRIT_BOX,)
    do(g, "use Spirit Box")
    assert logged(g) == log


@proves("EVI-PAR-27")
@pytest.mark.parametrize(
    ("options", "grace", "hand", "dawn"),
    [
        ({}, 3, 2, 50),
        (EVEN, 14, 3, 60),
        ({**EVEN, "original_draft": True}, 3, 2, 50),
        ({**EVEN, "grace_rounds": 1, "hunter_hand": 5, "dawn_round": 7}, 1, 5, 7),
        ({**EVEN, "gentle": True}, 15, 3, 60),
        ({"gentle": True}, 4, 3, 50),
    ],
)
def test_a_table_may_play_by_the_book_or_by_numbers_of_its_own(
    options: Changes, grace: int, hand: int, dawn: int
) -> None:
    g = game("corvane", players=4, **options)
    assert (g.options.grace_rounds, g.options.hunter_hand, view(g, ()).dawn) == (grace, hand, dawn)
