"""Set-up. SET"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, game, haunting, news, offers, settle_in, told, where, why_not
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.deck import ITEMS
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.view import Behind, view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves
from hauntbox.scenario_files.pages import BadMap


def screen(g: Haunting) -> Behind:
    """What the ghost sees behind its screen."""
    behind = view(g, (0,)).behind
    assert behind is not None
    return behind


def hand(g: Haunting, role: int) -> list[str]:
    return [ITEMS.names[card] for card in g.hand[role]]


def haunted(ghost: str = "Spirit", room: str = "Nursery", **options: int) -> Haunting:
    """The ghost has chosen; the hunters have to pick."""
    g = game("larkspur", **options)
    do(g, f"be {ghost}", f"dwell {room}")
    return g


def turns(g: Haunting) -> list[int]:
    """The order of the hunters in the round that begins."""
    do(g, "stop", "refrain")
    order: list[int] = []
    while g.waiting() != (0,):
        order += g.waiting()
        do(g, "end")
    return order


@proves("EVI-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("name", "title"),
    [("larkspur", "Larkspur Cottage"), ("penhallow", "Penhallow Vicarage"), ("corvane", "Corvane Hall")],
)
def test_every_map_is_chosen_first_and_can_be_played_by_any_number(name: str, title: str, players: int) -> None:
    assert (name in GAME.scenarios, len(GAME.scenarios)) == (True, 3)
    g = game(name, players=players)
    assert (g.house.title, g.round, screen(g).type) == (title, 1, -1)
    settle_in(g, room="Kitchen")
    assert len(turns(g)) == max(2, players - 1)


@proves("EVI-SET-01")
def test_a_map_that_nobody_drew_cannot_be_chosen() -> None:
    with pytest.raises(BadMap, match="unknown map 'attic'"):
        game("attic")


@proves("EVI-SET-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_player_is_the_ghost_and_all_others_are_hunters(players: int) -> None:
    g = game(players=players)
    seats = GAME.seats(g.options, "")
    assert (len(seats), [seat for seat in seats if 0 in seat]) == (players, [(0,)])
    assert sorted(role for seat in seats for role in seat) == g.minds
    settle_in(g)
    assert turns(g) == g.minds[1:]


@proves("EVI-SET-03")
def test_with_two_players_the_hunter_player_runs_two_hunters() -> None:
    g = game(players=2)
    assert GAME.seats(g.options, "") == [(0,), (1, 2)]
    settle_in(g)
    assert ([len(hand) for hand in g.hand], [where(g, role) for role in (1, 2)]) == ([0, 2, 2], ["van", "van"])
    assert turns(g) == [1, 2]


@proves("EVI-SET-03")
def test_the_two_hunters_are_lantern_and_static() -> None:
    g = game(players=2)
    assert (why_not(g, "lead Moss"), offers(g)) == ("EVI-SET-03", ["lead Lantern", "lead Static"])


@proves("EVI-SET-04")
@pytest.mark.parametrize(("first", "order"), [("Lantern", [1, 2]), ("Static", [2, 1])])
def test_who_runs_two_hunters_says_which_of_them_plays_first(first: str, order: list[int]) -> None:
    g = game(players=2)
    assert (g.waiting(), why_not(g, "be Spirit")) == ((1,), "EVI-SET-06")
    do(g, f"lead {first}", "be Spirit", "dwell Nursery")
    assert facts(g, "leads") == [(order[0],)]
    do(g, "pick DOTS", "pick Book", "pick Crucifix", "pick Flashlight")
    assert (hand(g, order[0]), hand(g, order[1])) == (["DOTS", "Book"], ["Crucifix", "Flashlight"])
    assert turns(g) == order


@proves("EVI-SET-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_each_runs_one_hunter(players: int) -> None:
    g = game(players=players)
    assert GAME.seats(g.options, "") == [(role,) for role in range(players)]
    assert g.waiting() == (0,)


@proves("EVI-SET-05")
def test_with_more_players_nobody_fixes_the_order() -> None:
    g = haunted(players=3)
    assert "leads" not in told(g)
    assert (GAME.seats(Options(players=3), ""), why_not(g, "lead Static")) == ([(0,), (1,), (2,)], "EVI-SET-04")


@proves("EVI-SET-06")
@pytest.mark.parametrize(
    ("number", "name"),
    [*enumerate(["Spirit", "Wraith", "Poltergeist", "Demon", "Obake", "Myling", "Yokai", "Goryo"])],
)
def test_the_ghost_chooses_one_of_eight_types_in_secret(number: int, name: str) -> None:
    g, other = game(), game()
    assert (g.waiting(), len(offers(g)), why_not(g, "stop")) == ((0,), 8, "EVI-PAS-17")
    do(g, f"be {name}")
    do(other, "be Wraith" if name == "Spirit" else "be Spirit")
    assert (screen(g).type, g.waiting()) == (number, (0,))
    assert (view(g, (1,)), news(g, 1)) == (view(other, (1,)), news(other, 1))


@proves("EVI-SET-07")
@pytest.mark.parametrize("room", ["Bedroom", "Kitchen", "Living room", "Nursery", "Washroom"])
def test_the_ghost_chooses_a_room_with_a_spawn_square_in_secret(room: str) -> None:
    g, other = game(), game()
    do(g, "be Spirit")
    do(other, "be Spirit", "dwell Kitchen")
    assert (f"dwell {room}" in offers(g), why_not(g, "dwell Hall"), why_not(g, "be Demon")) == (
        True, "EVI-TERM-03", "EVI-SET-06"
    )  # fmt: skip
    do(g, f"dwell {room}")
    assert g.house.rooms[screen(g).room] == room
    assert (view(g, (1,)), news(g, 1)[1:]) == (view(other, (1,)), news(other, 1)[1:])


@proves("EVI-SET-08")
@pytest.mark.parametrize(("room", "square"), [("Kitchen", "B2"), ("Nursery", "H7"), ("Washroom", "E2")])
def test_the_ghost_starts_on_the_spawn_square_of_its_room(room: str, square: str) -> None:
    g = haunted(room=room)
    assert g.house.names[screen(g).square] == square


@proves("EVI-SET-09")
def test_set_up_tells_the_hunters_that_the_ghost_has_chosen_and_not_what() -> None:
    one, other = haunted("Demon", "Kitchen"), haunted("Myling", "Bedroom")
    assert news(one, 1) == news(other, 1) == [("chosen", ()), ("settled", ())]
    assert [view(one, seat) for seat in ((1,), (2,), ())] == [view(other, seat) for seat in ((1,), (2,), ())]


@proves("EVI-SET-09")
def test_type_and_room_stay_secret_until_the_game_ends() -> None:
    g = game(players=3, dawn_round=2)
    settle_in(g, "Demon", "Kitchen")
    secret = []
    while g.outcome is None:
        secret.append(view(g, (1,)).behind)
        do(g, next(text for text in ("stop", "refrain", "end") if text in offers(g)))
    behind = view(g, (1,)).behind
    assert (set(secret), behind is not None and (behind.type, behind.room)) == (
        {None},
        (3, g.house.rooms.index("Kitchen")),
    )


@proves("EVI-SET-10")
def test_each_hunter_picks_two_items_of_its_choice_after_the_ghost_has_chosen() -> None:
    g = haunted(players=3)
    asked = []
    for item in ("Crucifix", "DOTS", "Spirit Box", "EMF Reader"):
        asked.append(g.waiting())
        assert set(g.legal(g.waiting()[0])) <= set(g.candidates(g.waiting()[0]))
        assert (len(offers(g)), why_not(g, "end")) == (8, "EVI-HTR-13")
        do(g, f"pick {item}")
    assert asked == [(1,), (1,), (2,), (2,)]
    assert (hand(g, 1), hand(g, 2), g.waiting()) == (["DOTS", "Crucifix"], ["EMF Reader", "Spirit Box"], (0,))


@proves("EVI-SET-10")
def test_nobody_picks_when_the_deck_is_used_up() -> None:
    g = game(players=5, hunter_hand=3, item_copies=1)
    settle_in(g)
    assert ([len(hand) for hand in g.hand], g.deck) == ([0, 3, 3, 2, 0], ())


@proves("EVI-SET-11")
def test_hunters_pick_clockwise_and_what_is_taken_is_gone() -> None:
    g = haunted(players=4)
    do(g, "pick DOTS", "pick DOTS")
    assert (g.waiting(), why_not(g, "pick DOTS"), "pick DOTS" in offers(g)) == ((2,), "EVI-SET-11", False)
    do(g, "pick Book", "pick Book")
    assert (g.waiting(), why_not(g, "pick Book"), why_not(g, "pick Crucifix")) == ((3,), "EVI-SET-11", "")


@proves("EVI-SET-11")
def test_the_ghost_learns_nothing_of_the_picks() -> None:
    one, other = haunted(players=3), haunted(players=3)
    do(one, "pick DOTS", "pick Book", "pick DOTS", "pick Book")
    do(other, "pick Crucifix", "pick Crucifix", "pick EMF Reader", "pick Spirit Box")
    assert (news(one, 0)[:2], news(one, 0)) == ([("chosen", ()), ("settled", ())], news(other, 0))


@proves("EVI-SET-12")
def test_a_hunter_may_pick_two_copies_of_one_item() -> None:
    g = haunted()
    do(g, "pick Spirit Box", "pick Spirit Box")
    assert hand(g, 1) == ["Spirit Box", "Spirit Box"]


@proves("EVI-SET-12")
def test_a_second_copy_has_to_be_there() -> None:
    g = haunted()
    do(g, "pick Spirit Box", "pick DOTS", "pick Spirit Box")
    assert (g.waiting(), why_not(g, "pick Spirit Box"), why_not(g, "pick DOTS")) == ((2,), "EVI-SET-11", "")


@proves("EVI-SET-13")
def test_the_picked_items_are_in_hand_and_the_ghost_does_not_see_them() -> None:
    g = haunted(players=3)
    do(g, "pick DOTS", "pick Book")
    assert (hand(g, 1), view(g, (0,)).hand, view(g, (0,)).known[0]) == (["DOTS", "Book"], None, ())
    assert [told(g, seat).count("picks") for seat in (0, 1, 2)] == [0, 2, 2]


@proves("EVI-SET-14")
def test_cards_that_nobody_picked_are_in_the_van() -> None:
    g = haunted(players=3)
    do(g, "pick DOTS", "pick DOTS", "pick Book", "pick Crucifix", "stop", "refrain", "exchange", "give DOTS")
    assert [ITEMS.names[card] for card in g.deck].count("Book") == 1
    assert len(g.deck) == 13
    do(g, "take Book")
    assert (hand(g, 1), len(g.deck)) == (["DOTS", "Book"], 12)


@proves("EVI-SET-14")
def test_what_is_not_in_the_van_cannot_be_taken() -> None:
    g = haunting(hunters="van van", hands="DOTS / Book, Book")
    do(g, "exchange")
    assert (why_not(g, "take Book"), why_not(g, "take DOTS"), "take Book" in offers(g)) == ("EVI-SET-14", "", False)


@proves("EVI-SET-15")
@pytest.mark.parametrize("players", [3, 5])
def test_all_hunters_start_in_the_van(players: int) -> None:
    g = game(players=players)
    assert [where(g, role) for role in range(1, players)] == ["van"] * (players - 1)
    settle_in(g)
    assert [where(g, role) for role in range(1, players)] == ["van"] * (players - 1)


@proves("EVI-SET-16")
def test_a_game_starts_in_round_1_with_an_empty_log_a_passive_ghost_and_an_open_door() -> None:
    g = game()
    settle_in(g)
    v = view(g, ())
    assert (v.log, v.round, v.hunt) == ((), 1, 0)
    do(g, "stop", "refrain")
    assert "step E8" in offers(g)


@proves("EVI-SET-17")
@pytest.mark.parametrize(
    ("ghost", "number"),
    [
        ("Spirit", 6),
        ("Wraith", 6),
        ("Poltergeist", 6),
        ("Demon", 4),
        ("Obake", 6),
        ("Myling", 6),
        ("Yokai", 6),
        ("Goryo", 6),
    ],
)
def test_the_countdown_starts_at_the_number_of_the_type(ghost: str, number: int) -> None:
    assert screen(haunted(ghost)).countdown == number


@proves("EVI-SET-18")
def test_hunters_see_each_others_hands() -> None:
    g = haunted(players=3)
    do(g, "pick DOTS", "pick Book", "pick Crucifix", "pick Crucifix")
    assert view(g, (1,)).hand == view(g, (2,)).hand == [g.hand[1], g.hand[2]]
    assert [event[1] for event in news(g, 2) if event[0] == "picks"] == [(1, 0), (1, 1), (2, 2), (2, 2)]
