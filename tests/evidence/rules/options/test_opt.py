"""Options of set-up, ending and preset, and which go together. OPT"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from evidence.kit import (
    GHOST,
    do,
    game,
    haunting,
    logged,
    offers,
    pass_on,
    settle_in,
    settled,
    switched,
    told,
    where,
    why_not,
)  # fmt: skip
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, TYPE_NAMES, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Entry
from hauntbox.games.evidence.content import text_of
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options, check, seats
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.options import BadOption, kept, tunables
from hauntbox.ledger import proves

SWITCHES = [t.name for t in tunables(Options) if isinstance(t.default, bool)]
EXCLUSIVE = [
    ("yokai_steep", "yokai_flat"),
    ("no_dawn", "dawn_defeat"),
    ("gentle", "harsh"),
    ("fixed_loadout", "field_bag"),
    ("original_draft", "stay_after_hunt"),
]
SPIRITS = (Entry(EMF, 2, 1), Entry(SPIRIT_BOX, 2, 1), Entry(WRITING, 3, 2))


def having(*switches: str) -> Options:
    given: dict[str, Any] = dict.fromkeys(switches, True)
    return settled(**given)


def hands(g: Haunting) -> list[int]:
    return view(g, ()).cards


# -- returning and dawn -----------------------------------------------------------------------------------------------


@proves("EVI-OPT-10")
@pytest.mark.parametrize(("option", "over"), [(True, True), (False, False)])
def test_one_hunter_in_the_van_is_enough_by_that_option(option: bool, over: bool) -> None:
    g = haunting(hunters="E8 G6", **switched("any_return", option))
    g.log = SPIRITS
    do(g, "step van")
    assert bool(g.outcome) == over
    if g.outcome:
        assert g.outcome.scores == (0.0, 1.0, 1.0)


@proves("EVI-OPT-10")
def test_the_third_kind_wins_at_once_if_somebody_is_in_the_van() -> None:
    g = haunting(at="H7", hunters="G7 van", hands="Spirit Box", any_return=True)
    g.log = SPIRITS[::2]
    do(g, "use Spirit Box")
    assert g.outcome
    assert g.outcome.scores == (0.0, 1.0, 1.0)


@proves("EVI-OPT-10")
def test_the_log_has_to_be_complete_and_somebody_has_to_be_back() -> None:
    g = haunting(hunters="E8 G6", any_return=True)
    g.log = SPIRITS[:2]
    do(g, "step van", "step E8")
    g.log = SPIRITS
    do(g, "step E7")
    assert g.outcome is None


@proves("EVI-OPT-15")
@pytest.mark.parametrize(("option", "over"), [(True, False), (False, True)])
def test_without_dawn_the_game_goes_on(option: bool, over: bool) -> None:
    g = haunting(hunters="van van", round=30, **switched("no_dawn", option))
    do(g, "end", "end")
    assert (bool(g.outcome), g.round) == (over, 30 if over else 31)


@proves("EVI-OPT-16")
@pytest.mark.parametrize(("option", "scores"), [(True, (1.0, 0.0, 0.0)), (False, (0.0, 0.0, 0.0))])
def test_at_dawn_the_ghost_wins_by_that_option(option: bool, scores: tuple[float, ...]) -> None:
    g = haunting(hunters="van van", round=29, **switched("dawn_defeat", option))
    pass_on(g, hunt=1)
    assert g.outcome is None
    do(g, "stop", "refrain", "roll", "end", "end")
    assert g.outcome
    assert (g.outcome.scores, g.outcome.rule == "EVI-OPT-16") == (scores, option)


# -- hands and hunters ------------------------------------------------------------------------------------------------


@proves("EVI-OPT-11")
@pytest.mark.parametrize(("option", "reason"), [(True, "EVI-OPT-11"), (False, "")])
def test_a_fixed_loadout_forbids_the_exchange_in_the_van(option: bool, reason: str) -> None:
    g = haunting(hunters="van E8", hands="Book, EMF Reader", **switched("fixed_loadout", option))
    assert (why_not(g, "exchange"), "exchange" in offers(g)) == (reason, not option)


@proves("EVI-OPT-11")
@pytest.mark.parametrize(("option", "reason"), [(True, "EVI-OPT-11"), (False, "")])
def test_a_fixed_loadout_forbids_to_pick_up(option: bool, reason: str) -> None:
    g = haunting(hunters="E8 van", hands="EMF Reader", **switched("fixed_loadout", option))
    g.dots = (g.house.place["E8"],)
    assert (why_not(g, "pick up DOTS"), "pick up DOTS" in offers(g)) == (reason, not option)


@proves("EVI-OPT-12")
def test_four_hunters_take_the_whole_deck_of_single_copies() -> None:
    g = game(players=5, single_copy=True)
    assert len(g.deck) == 8
    settle_in(g)
    assert (len({card for hand in g.hand for card in hand}), hands(g), len(g.deck)) == (8, [2, 2, 2, 2], 0)


@proves("EVI-OPT-12", "EVI-OPT-14", "EVI-OPT-24")
def test_by_the_book_there_are_two_copies_and_two_items_in_hand_and_the_ghost_chooses() -> None:
    g = game(players=3)
    assert (len(g.deck), g.waiting()) == (16, (GHOST,))
    settle_in(g)
    assert hands(g) == [2, 2]


@proves("EVI-OPT-13")
@pytest.mark.parametrize(
    ("players", "option", "seating"),
    [(2, True, [(0,), (1,)]), (2, False, [(0,), (1, 2)]), (3, True, [(0,), (1,), (2,)])],
)
def test_two_players_may_play_with_a_lone_hunter(players: int, option: bool, seating: list[tuple[int, ...]]) -> None:
    g = game(players=players, **switched("lone_hunter", option))
    assert (len(g.at) - 1, seats(g.options)) == (sum(map(len, seating)) - 1, seating)


@proves("EVI-OPT-14")
@pytest.mark.parametrize(
    ("players", "lone", "held"), [(2, True, [4]), (2, False, [3, 3]), (3, False, [3, 3]), (4, False, [2, 2, 2])]
)
def test_one_or_two_hunters_fill_larger_hands_from_a_field_bag(players: int, lone: bool, held: list[int]) -> None:
    g = game(players=players, lone_hunter=lone, field_bag=True)
    settle_in(g)
    assert hands(g) == held


@proves("EVI-OPT-14")
def test_a_field_bag_is_full_at_three() -> None:
    g = game(players=3, field_bag=True)
    settle_in(g)
    do(g, "stop", "refrain", "exchange")
    assert why_not(g, "take Thermometer") == "EVI-PAR-02"
    do(g, "give DOTS")
    assert why_not(g, "take Thermometer") == ""


# -- a ghost by chance ------------------------------------------------------------------------------------------------


@proves("EVI-OPT-24", "EVI-RND-08")
def test_type_and_room_are_drawn_each_as_likely_as_the_others() -> None:
    drawn = [new(Options(random_ghost=True), "larkspur", str(seed)) for seed in range(800)]
    types, rooms = Counter(g.type for g in drawn), Counter(g.house.rooms[g.room] for g in drawn)
    assert set(types) == set(range(8))
    assert all(70 <= n <= 130 for n in types.values())
    assert set(rooms) == {"Bedroom", "Kitchen", "Living room", "Nursery", "Washroom"}
    assert all(125 <= n <= 195 for n in rooms.values())


@proves("EVI-OPT-24")
def test_a_drawn_ghost_asks_nobody_and_is_known_to_its_player_alone() -> None:
    g = game(random_ghost=True)
    assert g.waiting() == (1,)
    assert where(g, GHOST) == g.house.names[g.house.spawn[g.room]]
    behind = view(g, (GHOST,)).behind
    assert behind
    assert (behind.type, behind.room) == (g.type, g.room)
    assert view(g, (1,)).behind is None
    assert len(view(g, (1,)).notebook.types) == len(TYPE_NAMES)


# -- what goes together -----------------------------------------------------------------------------------------------


@proves("EVI-OPT-31")
@pytest.mark.parametrize(("one", "other"), EXCLUSIVE)
def test_these_options_exclude_one_another(one: str, other: str) -> None:
    assert new(having(one), "larkspur", "a")
    assert new(having(other), "larkspur", "b")
    with pytest.raises(BadOption, match=rf"{one} and {other} exclude one another \(EVI-OPT-31\)"):
        new(having(one, other), "larkspur", "c")


@proves("EVI-OPT-31")
def test_an_automated_ghost_is_drawn_anyway() -> None:
    with pytest.raises(BadOption, match=r"auto_ghost and random_ghost exclude one another \(EVI-OPT-31\)"):
        new(Options(auto_ghost="shy", random_ghost=True), "larkspur", "seed")


@proves("EVI-OPT-32")
def test_every_other_pair_of_options_goes_together() -> None:
    for one, other in combinations(SWITCHES, 2):
        if (one, other) not in EXCLUSIVE and (other, one) not in EXCLUSIVE:
            check(having(one, other))


@proves("EVI-OPT-32")
def test_all_that_is_not_excluded_goes_together_at_once() -> None:
    left_out = [other for _, other in EXCLUSIVE]
    g = new(having(*[name for name in SWITCHES if name not in left_out]), "larkspur", "seed")
    assert g.waiting() == (1,)


# -- presets ----------------------------------------------------------------------------------------------------------


@proves("EVI-OPT-33")
@pytest.mark.parametrize(("die", "found"), [(3, True), (2, False)])
def test_for_beginners_evidence_shows_on_a_three(die: int, found: bool) -> None:
    g = haunting(ghost="Myling", hunters="G6 van", hands="EMF Reader", gentle=True)
    g.books = (Book(g.house.place["I5"], checked=5),)
    g.rig("emf", die)
    do(g, "use EMF Reader")
    pass_on(g, uv=die, book=die)
    assert (logged(g) == [EMF], bool(g.prints), g.books[0].written) == (found, found, found)


@proves("EVI-OPT-33")
def test_beginners_hold_three_items_and_have_four_rounds_of_grace() -> None:
    g = game(players=3, gentle=True)
    settle_in(g)
    assert hands(g) == [3, 3]
    for _ in range(4):
        do(g, "stop", "refrain", "end", "end")
    do(g, "stop", "refrain")
    assert (g.round, offers(g)) == (5, ["roll"])


@proves("EVI-OPT-34")
@pytest.mark.parametrize(("die", "found"), [(5, True), (4, False)])
def test_for_experts_evidence_shows_on_a_five(die: int, found: bool) -> None:
    g = haunting(ghost="Myling", hunters="G6 van", hands="EMF Reader", harsh=True)
    g.books = (Book(g.house.place["I5"], checked=5),)
    g.rig("emf", die)
    do(g, "use EMF Reader")
    pass_on(g, uv=die, book=die)
    assert (logged(g) == [EMF], bool(g.prints), g.books[0].written) == (found, found, found)


@proves("EVI-OPT-34")
def test_experts_have_one_copy_of_each_item() -> None:
    g = game(harsh=True)
    assert len(g.deck) == len(set(g.deck)) == 8


@proves("EVI-OPT-34")
@pytest.mark.parametrize(("house", "last"), [("larkspur", 24), ("penhallow", 34), ("corvane", 44)])
def test_for_experts_dawn_is_six_rounds_earlier(house: str, last: int) -> None:
    room = "Kitchen"
    assert view(haunting(room=room, house=house, hunters="van van", harsh=True), ()).dawn == last
    g = haunting(room=room, house=house, hunters="van van", round=last - 1, harsh=True)
    pass_on(g, hunt=1)
    do(g, "stop", "refrain", "roll", "end", "end")
    assert g.outcome
    assert "dawn" in told(g)


@proves("EVI-OPT-34")
@pytest.mark.parametrize(("players", "options", "last"), [(4, {}, 54), (4, {"dawn_round": 58}, 58), (3, {}, 44)])
def test_for_experts_a_night_with_even_chances_is_shorter_too(players: int, options: dict[str, Any], last: int) -> None:
    assert view(game("corvane", players=players, even_chances=True, harsh=True, **options), ()).dawn == last


@proves("EVI-OPT-34")
def test_the_shortest_night_has_one_round() -> None:
    house = text_of("larkspur").replace("dawn = 30", "dawn = 5")
    assert view(haunting(house=house, hunters="van van", round=1, harsh=True), ()).dawn == 1


@proves("EVI-OPT-33", "EVI-OPT-34")
def test_a_preset_leaves_alone_what_the_table_has_set_itself() -> None:
    gentle = settled(gentle=True, uv_roll=6, hunter_hand=1, grace_rounds=0)
    assert (gentle.uv_roll, gentle.hunter_hand, gentle.grace_rounds, gentle.book_roll) == (6, 1, 0, 3)
    harsh = settled(harsh=True, book_roll=2, item_copies=3)
    assert (harsh.book_roll, harsh.item_copies, harsh.emf_roll) == (2, 3, 5)
    assert view(haunting(hunters="van van", harsh=True, dawn_round=20), ()).dawn == 20


@proves("EVI-OPT-35")
@pytest.mark.parametrize(
    ("house", "chosen", "name", "value"),
    [
        ("larkspur", {"players": 5, "even_chances": True, "grace_rounds": 3}, "grace_rounds", 3),
        ("penhallow", {"even_chances": True, "hunter_hand": 2}, "hunter_hand", 2),
        ("corvane", {"even_chances": True, "dawn_round": 0}, "dawn_round", 0),
        ("larkspur", {"gentle": True, "uv_roll": 4}, "uv_roll", 4),
        ("larkspur", {"harsh": True, "item_copies": 2}, "item_copies", 2),
        ("larkspur", {"players": 3, "field_bag": True, "hunter_hand": 2}, "hunter_hand", 2),
        ("larkspur", {"original_draft": True, "hunter_move": 4}, "hunter_move", 4),
        ("larkspur", {"original_draft": True, "taunt": "no"}, "taunt", False),
    ],
)
def test_a_chosen_number_holds_also_where_it_is_the_books(
    house: str, chosen: dict[str, Any], name: str, value: int
) -> None:
    assert getattr(settled(house, **chosen), name) == value
    left_out = {other: to for other, to in chosen.items() if other != name}
    assert getattr(settled(house, **left_out), name) != value


@proves("EVI-OPT-35")
def test_what_is_settled_stays_as_it_is() -> None:
    once = settled("corvane", players=5, even_chances=True, gentle=True, field_bag=True, original_draft=True)
    assert settled("corvane", **kept(once)) == settled("larkspur", **kept(once)) == once


@proves("EVI-OPT-36")
@pytest.mark.parametrize("copies", [2, 3])
def test_single_copies_and_another_number_of_them_are_refused(copies: int) -> None:
    with pytest.raises(BadOption, match=rf"item_copies={copies} another number: choose one of them \(EVI-OPT-36\)"):
        settled(single_copy=True, item_copies=copies)
    assert settled(single_copy=True, item_copies=1).item_copies == settled(single_copy=True).item_copies == 1


@proves("EVI-OPT-14")
def test_a_field_bag_leaves_alone_what_the_table_has_set_itself() -> None:
    assert settled(players=3, field_bag=True, hunter_hand=1).hunter_hand == 1
