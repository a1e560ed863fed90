"""Who may know what. HID"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from evidence.kit import card_of, do, drift, facts, haunting, news, pass_on, told, where
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.deck import ITEMS
from hauntbox.games.evidence.cards.ghosts import POLTERGEIST, TYPE_NAMES
from hauntbox.games.evidence.cards.items import DOTS, EMF_READER, FLASHLIGHT, THERMOMETER
from hauntbox.games.evidence.cards.tokens import Book, Entry, Print, Salt
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.secrets.view import Behind, view
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves

NOT_GHOST = ((), (1,), (2,), (1, 2))


def differ(one: Haunting, other: Haunting) -> list[tuple[int, ...]]:
    """The seats that can tell two positions apart, by their views or by what they have heard."""
    seats = [(), (0,), (1,), (2,), (0, 1, 2)]
    return [s for s in seats if (view(one, s), news(one, *s)) != (view(other, s), news(other, *s))]


@proves("EVI-HID-01")
def test_type_and_room_are_known_to_the_ghost_alone() -> None:
    one, other = haunting("Spirit", "Nursery", at="E4"), haunting("Wraith", "Kitchen", at="E4")
    assert differ(one, other) == [(0,), (0, 1, 2)]


@proves("EVI-HID-02")
@pytest.mark.parametrize("hunt", [0, 4])
def test_the_square_and_the_path_are_known_to_the_ghost_alone(hunt: int) -> None:
    one, other = (haunting(turn="ghost", hunt=hunt, round=5 if hunt else 2) for _ in range(2))
    do(one, "step H6", "step H5", "stop")
    do(other, "step G7", "stop")
    assert differ(one, other) == [(0,), (0, 1, 2)]


@proves("EVI-HID-03")
def test_where_a_teleport_leads_is_not_said() -> None:
    def hunted(room: str) -> Haunting:
        g = haunting(room=room, at="D4", turn="ghost")
        g.rig("hunt", 6)
        do(g, "stop", "refrain", "roll")
        return g

    one, other = hunted("Nursery"), hunted("Kitchen")
    assert (where(one, 0), where(other, 0), differ(one, other)) == ("H7", "B2", [(0,), (0, 1, 2)])


@proves("EVI-HID-03")
def test_who_knows_the_room_can_work_the_square_out() -> None:
    g = haunting("Demon", "Nursery", hunters="G5 van", hands="Thermometer", round=3)
    do(g, "use Thermometer")
    pass_on(g, hunt=6)
    do(g, "step H6", "step H5", "stop", "refrain", "roll")
    assert view(g, (1,)).notebook.squares == [g.house.place["H7"]]


@proves("EVI-HID-04")
def test_the_countdown_is_known_to_the_ghost_alone() -> None:
    assert differ(haunting("Yokai", countdown=5), haunting("Yokai", countdown=3)) == [(0,), (0, 1, 2)]


@proves("EVI-HID-04")
def test_a_yokais_cut_is_known_to_the_ghost_alone() -> None:
    one, other = (haunting("Yokai", turn="ghost") for _ in range(2))
    for g, act in ((one, "cut"), (other, "roll")):
        g.rig("hunt", 1)
        do(g, "stop", "refrain", act)
    assert differ(one, other) == [(0,), (0, 1, 2)]


@proves("EVI-HID-05", "EVI-HID-06")
@pytest.mark.parametrize("purpose", ["uv", "book", "event", "hunt", "emf"])
def test_all_hear_that_a_die_is_rolled_and_only_the_ghost_what_it_shows(purpose: str) -> None:
    def rolled(face: int) -> Haunting:
        g = haunting("Obake", hunters="B3 E8", hands="EMF Reader", round=4)  # no type that these dice matter to
        g.books = (Book(g.house.place["I8"], checked=4),)
        g.rig("hunt", 1)
        g.rig("uv", 1)
        g.rig(purpose, face)
        do(g, "use EMF Reader")
        pass_on(g)
        do(g, "stop", "refrain", "roll")
        return g

    one, other = rolled(1), rolled(2)
    assert differ(one, other) == [(0,), (0, 1, 2)]
    assert [("rolled", (purpose,)) in news(one, *seat) for seat in ((), (0,), (1,))] == [True] * 3
    assert [("shows", (purpose, 1)) in news(one, *seat) for seat in ((), (0,), (1,))] == [False, True, False]


@proves("EVI-HID-06")
def test_every_seat_can_read_off_which_dice_were_rolled() -> None:
    g = haunting(turn="ghost")
    do(g, "stop", "refrain", "roll")
    assert [view(g, seat).rolled for seat in ((), (0,), (1,))] == [["uv", "event", "hunt"]] * 3


@proves("EVI-HID-07")
def test_whether_the_ghost_moved_is_hidden() -> None:
    one, other = (haunting(turn="ghost", round=2) for _ in range(2))
    do(one, "step H6")
    assert differ(one, other) == [(0,), (0, 1, 2)]
    do(one, "step H7", "stop")
    do(other, "stop")
    assert differ(one, other) == []


@proves("EVI-HID-08")
def test_the_ghost_sees_where_all_hunters_are_hidden_ones_too() -> None:
    g = haunting(hunters="A2 van dead E8", hunt=4)
    do(g, "hide A1")
    assert view(g, (0,)).at == [g.house.place["A1"], g.house.van, -1, g.house.place["E8"]]
    assert ("hides", (1, g.house.place["A1"])) in news(g, 0)


@proves("EVI-HID-08")
def test_the_ghost_hears_of_every_step() -> None:
    g = haunting(hunters="E8 van")
    do(g, "step E7", "step E6")
    assert [fact for fact in news(g, 0) if fact[0] == "steps"] == [
        ("steps", (1, g.house.place["E7"])),
        ("steps", (1, g.house.place["E6"])),
    ]


@proves("EVI-HID-09")
def test_the_ghost_sees_how_many_items_a_hunter_holds_and_not_which() -> None:
    one, other = haunting(hands="Book, DOTS / Thermometer"), haunting(hands="Crucifix, DOTS / EMF Reader")
    assert differ(one, other) == [(1,), (2,), (0, 1, 2)]
    assert (view(one, (0,)).cards, view(one, (0,)).hand, view(one, (0,)).deck) == ([2, 1], None, None)


@proves("EVI-HID-10")
def test_what_was_used_is_remembered_until_the_hunter_exchanges() -> None:
    g = haunting(hunters="E8 E8", hands="Thermometer, Flashlight / Thermometer")
    do(g, "use Thermometer", "step van", "end")
    assert view(g, (0,)).known == [(THERMOMETER,), ()]
    pass_on(g)
    drift(g)
    do(g, "exchange", "done")
    assert view(g, (0,)).known == [(), ()]


@proves("EVI-HID-10")
def test_a_second_use_tells_nothing_new_and_a_second_item_does() -> None:
    g = haunting(hunters="E8 van", hands="Thermometer, Flashlight", round=1)
    seen = []
    for item in ("Thermometer", "Thermometer", "Flashlight"):
        do(g, f"use {item}")
        seen.append(view(g, (0,)).known[0])
        pass_on(g)
        drift(g)
    assert seen == [(THERMOMETER,), (THERMOMETER,), (FLASHLIGHT, THERMOMETER)]


@proves("EVI-HID-10")
def test_what_was_placed_is_no_longer_in_the_hand_that_all_remember() -> None:
    g = haunting(hunters="E8 van", hands="DOTS, DOTS")
    do(g, "use DOTS")
    assert (view(g, (0,)).known[0], view(g, (0,)).dots, g.hand[1]) == ((), (g.house.place["E8"],), (DOTS,))


@proves("EVI-HID-10")
@pytest.mark.parametrize("item", ["DOTS", "Book", "Crucifix"])
def test_what_was_picked_up_is_remembered_and_forgotten_when_it_is_placed_again(item: str) -> None:
    g = haunting(hunters="E8 van", hands=f"{item}, Thermometer", round=1)
    seen = []
    for text in (f"use {item}", f"pick up {item}", f"use {item}"):
        do(g, text)
        seen.append(view(g, (0,)).known[0])
        pass_on(g)
        drift(g)
    assert seen == [(), (ITEMS.number[item],), ()]


@proves("EVI-HID-10")
def test_a_shaker_is_remembered_with_what_is_left_in_it() -> None:
    g = haunting(hunters="E8 van", hands="Saltshaker, Thermometer")
    full = card_of("Saltshaker", g.options)
    do(g, f"use {ITEMS.names[full]}")
    assert view(g, (0,)).known[0] == (full - 1,)
    assert view(g, (0,)).cards == [2, 0]


@proves("EVI-HID-11")
def test_all_hear_of_an_exchange_and_hunters_alone_of_the_cards() -> None:
    g = haunting(hunters="van E8", hands="Book, DOTS")
    do(g, "exchange", "give Book", "take EMF Reader", "done")
    assert [told(g, *seat)[-4:] for seat in ((1,), (2,))] == [["exchanges", "gives", "takes", "exchanged"]] * 2
    assert [told(g, *seat)[-2:] for seat in ((), (0,))] == [["exchanges", "exchanged"]] * 2
    assert g.hand[1] == (DOTS, EMF_READER)


@proves("EVI-HID-11")
@pytest.mark.parametrize("seat", [(0,), (1,), (2,), ()])
def test_while_it_goes_on_others_see_as_many_cards_as_before(seat: tuple[int, ...]) -> None:
    g = haunting(hunters="van E8", hands="Book, DOTS / Book")
    seen = []
    for text in ("exchange", "give Book", "give DOTS", "take Crucifix", "done"):
        do(g, text)
        seen.append(view(g, seat).cards)
    assert seen == [[2, 1]] * 4 + [[1, 1]]
    assert facts(g, "exchanged") == [(1, 1)]


@proves("EVI-HID-12")
def test_all_can_count_the_uses_left_in_a_saltshaker() -> None:
    g = haunting(hunters="E8 van", hands="Saltshaker", round=1)
    seen = []
    for uses, square in ((3, "E7"), (2, "E6"), (1, "E5")):
        do(g, f"step {square}", f"use Saltshaker ({uses} left)")
        seen.append((view(g, (0,)).known[0], len(view(g, (0,)).salt)))
        assert view(g, (0,)).known[0] == g.hand[1]
        pass_on(g)
        drift(g)
    assert [(len(cards), tiles) for cards, tiles in seen] == [(1, 1), (1, 2), (0, 3)]
    assert seen[0] != seen[1]


@proves("EVI-HID-13")
@pytest.mark.parametrize(
    ("seat", "sees"), [((1,), True), ((2,), True), ((1, 2), True), ((0, 1, 2), True), ((0,), False), ((), False)]
)
def test_hunters_see_each_others_hands_and_the_deck(seat: tuple[int, ...], sees: bool) -> None:
    g = haunting(hands="Book, DOTS / Thermometer")
    assert (view(g, seat).hand, view(g, seat).deck) == ((g.hand[1:], g.deck) if sees else (None, None))


@proves("EVI-HID-14")
def test_writing_and_footprints_are_known_to_the_ghost_before_the_first_look() -> None:
    one, other = haunting(), haunting()
    one.books = (Book(one.house.place["I1"], checked=5, written=True),)
    one.salt = (Salt(one.house.place["I1"], checked=5, stepped=True),)
    other.books, other.salt = (Book(one.house.place["I1"], 5),), (Salt(one.house.place["I1"], 5),)
    assert differ(one, other) == [(0,), (0, 1, 2)]


@proves("EVI-HID-14")
def test_after_a_look_all_know_of_writing_and_footprints() -> None:
    g = haunting(hunters="E8 van")
    g.books = (Book(g.house.place["E6"], checked=4, written=True),)
    g.salt = (Salt(g.house.place["E6"], checked=4, stepped=True),)
    do(g, "step E7")
    assert [(view(g, s).books[0].written, view(g, s).salt[0].stepped) for s in NOT_GHOST] == [(True, True)] * 4


@proves("EVI-HID-15")
def test_hunters_do_not_notice_a_ghost_in_a_field_that_nobody_watches() -> None:
    def crossing(*walk: str) -> Haunting:
        g = haunting("Obake", "Kitchen", at="B4", hunters="E8 E8", round=1)
        g.dots = (g.house.place["B2"],)
        pass_on(g)
        do(g, *[f"step {square}" for square in walk])
        return g

    one, other = crossing("B3", "B4"), crossing("C4", "B4")
    assert (one.lit, other.lit, differ(one, other)) == ((one.house.place["B2"],), (), [(0,), (0, 1, 2)])
    do(one, "stop")
    do(other, "stop")
    assert differ(one, other) == []


@proves("EVI-HID-16")
@pytest.mark.parametrize(
    ("item", "answer"),
    [("Thermometer", "freezing"), ("EMF Reader", "level 5"), ("Spirit Box", "silence"), ("Flashlight", "prints")],
)
def test_the_answer_to_an_item_is_heard_by_all(item: str, answer: str) -> None:
    g = haunting("Obake", "Kitchen", hunters="B3 van", hands=item)
    g.prints = (Print(g.house.place["B3"], left=5),)
    g.rig("emf", 6)
    do(g, f"use {item}")
    for seat in ((), (0,), (2,)):
        assert [word for word in told(g, *seat) if word in ("uses", answer)] == ["uses", answer]


@proves("EVI-HID-16")
def test_what_a_listener_hears_is_heard_by_all() -> None:
    g = haunting(hunters="G5 van", hunt=5)
    do(g, "listen")
    assert [told(g, *seat)[-1] for seat in ((), (0,), (2,))] == ["near"] * 3


def rooms_left(g: Haunting) -> set[str]:
    return {g.house.rooms[room] for room in view(g, ()).notebook.rooms}


@proves("EVI-HID-17")
def test_an_event_tells_that_the_ghost_is_in_range_of_these_hunters_and_of_nobody_else() -> None:
    g = haunting("Demon", "Kitchen", hunters="D4 F6 van dead", turn="ghost", round=1)
    do(g, "step B3", "stop", "manifest")
    assert (facts(g, "event"), "event" in told(g)) == ([(1,)], True)
    near, far = g.house.place["D4"], g.house.place["F6"]
    for (t, _), world in knowledge(g).worlds.items():
        reach = 6 if t == POLTERGEIST else 4
        for square in places(world.squares):
            assert g.house.distance(square, near) <= reach < g.house.distance(square, far)
    assert knowledge(g).worlds[g.type, g.room].squares >> g.at[0] & 1


@proves("EVI-HID-18")
def test_an_event_sounds_the_same_whatever_its_range() -> None:
    one, other = (haunting(ghost, hunters="G6 van", turn="ghost", round=1) for ghost in ("Spirit", "Poltergeist"))
    for g in (one, other):
        do(g, "stop", "manifest")
    assert differ(one, other) == [(0,), (0, 1, 2)]


@proves("EVI-HID-18")
@pytest.mark.parametrize(("square", "types"), [("F6", set(TYPE_NAMES) - {"Demon"}), ("G7", {"Poltergeist"})])
def test_hunters_have_to_reckon_with_the_wider_range(square: str, types: set[str]) -> None:
    g = haunting("Poltergeist", "Kitchen", hunters=f"{square} van", turn="ghost", round=1)
    do(g, "step B3", "step B4", "step C4", "step D4", "stop", "manifest")
    assert facts(g, "event") == [(1,)]
    assert {TYPE_NAMES[t] for t, room in knowledge(g).worlds if room == g.room} == types


@proves("EVI-HID-19")
def test_a_burnt_crucifix_is_seen_by_all_and_proves_its_room() -> None:
    g = haunting(room="Kitchen", turn="ghost")
    g.crucifixes = (g.house.place["H7"], g.house.place["B3"])
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert [facts(g, "burnt"), view(g, ()).crucifixes] == [[(g.house.place["B3"],)], (g.house.place["H7"],)]
    assert rooms_left(g) == {"Kitchen"}


@proves("EVI-HID-20")
def test_a_kill_tells_the_victim_and_its_square_and_that_the_ghost_was_a_step_away() -> None:
    g = haunting(room="Kitchen", hunters="B4 van", hunt=5)
    pass_on(g)
    do(g, "step B3")
    assert [fact for fact in news(g) if fact[0] == "killed"] == [("killed", (1, g.house.place["B4"]))]
    assert rooms_left(g) == {"Kitchen", "Washroom", "Living room"}


@proves("EVI-HID-21")
def test_after_a_kill_the_ghost_is_at_home_wherever_it_killed() -> None:
    g = haunting(hunters="H4 E8", hunt=5)
    pass_on(g)
    do(g, "step H6", "step H5")
    assert (where(g, 1), where(g, 0)) == ("dead", "H7")
    known = view(g, (2,)).notebook
    assert set(known.squares) == {g.house.spawn[room] for room in known.rooms}


@proves("EVI-HID-22")
def test_a_dead_hunter_knows_what_hunters_know_and_no_more() -> None:
    g = haunting(hunters="dead E8", hands="/ Book, DOTS")
    dead, alive = view(g, (1,)), view(g, (2,))
    assert (dead.hand, dead.deck, dead.behind) == (alive.hand, alive.deck, None)
    assert (dead.hand, dead.asks) == (g.hand[1:], {})


@proves("EVI-HID-23")
def test_onlookers_see_what_is_public_and_after_the_end_everything() -> None:
    g = haunting("Wraith", hunters="E8 van", hands="Book")
    g.log = (Entry(0, 2, 1), Entry(1, 3, 1), Entry(4, 4, 1))
    assert (view(g, ()).behind, view(g, ()).hand, view(g, ()).deck) == (None, None, None)
    do(g, "step van")
    v = view(g, ())
    assert g.outcome is not None
    assert isinstance(v.behind, Behind)
    assert (v.behind.type, v.behind.square, v.hand, v.deck) == (1, g.at[0], g.hand[1:], g.deck)


def rich() -> Haunting:
    """A position with something of everything, in a ghost turn."""
    g = haunting("Obake", "Kitchen", hunters="E8 E8", hands="Book, EMF Reader / Flashlight, DOTS", round=4)
    do(g, "use EMF Reader", "step E7", "end", "use Flashlight")
    g.books = (Book(g.house.place["B2"], checked=4),)
    g.salt = (Salt(g.house.place["B3"], checked=4),)
    g.dots = (g.house.place["C2"],)
    pass_on(g, uv=6)
    return g


@proves("EVI-HID-24")
@pytest.mark.parametrize("seat", [(1,), (1, 2), ()])
@pytest.mark.parametrize(
    "hidden",
    [
        {"type": 6, "room": 3},
        {"countdown": 1, "cut_used": True},
        {"rolls": [("emf", 3), ("uv", 2), ("book", 5)]},
        {"stride": 1, "lit": ()},
        {"prints": ()},
        {"books": (Book(10, 4, written=True),)},
        {"salt": (Salt(19, 4, stepped=True),)},
        {"seed": "another"},
    ],
    ids=lambda hidden: next(iter(hidden)) if isinstance(hidden, dict) else str(hidden),
)
def test_a_bot_of_the_hunters_thinks_the_same_whatever_is_hidden(hidden: dict[str, Any], seat: tuple[int, ...]) -> None:
    one = rich()
    other = one.clone()
    for name, value in hidden.items():
        assert getattr(one, name) != value
        setattr(other, name, value)
    assert [GAME.redeal(one, seat, Random(n)) for n in range(5)] == [
        GAME.redeal(other, seat, Random(n)) for n in range(5)
    ]


@proves("EVI-HID-24")
def test_a_bot_of_the_hunters_thinks_the_same_wherever_the_ghost_is() -> None:
    one = rich()
    other = one.clone()
    do(other, "step B3", "step B4")
    assert [GAME.redeal(one, (1,), Random(n)) for n in range(5)] == [
        GAME.redeal(other, (1,), Random(n)) for n in range(5)
    ]


@proves("EVI-HID-24")
def test_what_a_bot_imagines_looks_to_the_hunters_as_the_truth_does() -> None:
    g = rich()
    imagined = [GAME.redeal(g, (1, 2), Random(n)) for n in range(30)]
    assert all([view(h, (1, 2)) == view(g, (1, 2)) for h in imagined])
    assert len({json.encode(view(h, (0,)).behind) for h in imagined}) > 20


@proves("EVI-HID-25")
@pytest.mark.parametrize(
    "hands", ["Crucifix, EMF Reader / DOTS, Flashlight", "EMF Reader, Saltshaker / Flashlight, Spirit Box"]
)
def test_a_bot_of_the_ghost_thinks_the_same_whatever_the_hunters_hold(hands: str) -> None:
    def played(hands: str) -> Haunting:
        g = haunting("Obake", "Kitchen", hunters="E8 E8", hands=hands)
        g.rig("emf", 1)
        do(g, "use EMF Reader", "end", "use Flashlight")
        return g

    one, other = played("Book, EMF Reader / Thermometer, Flashlight"), played(hands)
    assert [GAME.redeal(one, (0,), Random(n)) for n in range(5)] == [
        GAME.redeal(other, (0,), Random(n)) for n in range(5)
    ]
    assert all([view(GAME.redeal(one, (0,), Random(n)), (0,)) == view(one, (0,)) for n in range(5)])


@proves("EVI-HID-25")
def test_what_the_ghost_has_seen_stays_where_it_is_and_the_rest_may_be_anywhere() -> None:
    g = haunting("Obake", "Kitchen", hunters="E8 E8", hands="Book, EMF Reader / Thermometer, Flashlight")
    do(g, "use EMF Reader")
    hands = [GAME.redeal(g, (0,), Random(n)).hand[1] for n in range(60)]
    assert all([EMF_READER in hand and len(hand) == 2 for hand in hands])
    assert len(set(hands)) == 8


@proves("EVI-HID-25")
def test_how_far_an_exchange_has_come_is_not_known_to_a_bot_of_the_ghost() -> None:
    one = haunting(hunters="van E8", hands="Book, DOTS")
    do(one, "exchange")
    other = one.clone()
    do(other, "give Book", "give DOTS", "take Crucifix")
    assert [GAME.redeal(one, (0,), Random(n)) for n in range(9)] == [
        GAME.redeal(other, (0,), Random(n)) for n in range(9)
    ]


@proves("EVI-HID-01", "EVI-HID-09", "EVI-HID-26")
@pytest.mark.parametrize("seat", [(), (0,), (1,), (2,), (1, 2), (0, 1, 2)])
def test_a_view_holds_the_column_of_its_seat(seat: tuple[int, ...]) -> None:
    g = rich()
    v = view(g, seat)
    assert (v.behind is not None, v.hand is not None) == (0 in seat, bool({1, 2} & set(seat)))
    assert list(v.asks) == ([0] if 0 in seat else [])
    assert (v.at, v.slowed, v.cards, v.order) == (g.at[1:], [False, False], [2, 2], (1, 2))
    assert (v.known, v.hand or g.hand[1:]) == ([(EMF_READER,), (FLASHLIGHT,)], g.hand[1:])


@proves("EVI-HID-26")
def test_the_seed_of_the_dice_is_in_nobodys_view() -> None:
    g = rich()
    g.seed = "the seed of all dice"
    assert not any([b"the seed" in json.encode(view(g, seat)) for seat in ((), (0,), (1,), (0, 1, 2))])
