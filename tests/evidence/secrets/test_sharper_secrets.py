"""What a redeal leaves open, what the ghost alone sees, and what an event tells. HID, EVD"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from evidence.kit import GHOST, do, drift, haunting, pass_on
from evidence.notes import squares
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import LAMPLIGHTER, TYPES, UV, WRAITH, WRITING
from hauntbox.games.evidence.cards.tokens import Salt
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.secrets.view import known
from hauntbox.games.evidence.state import UNKNOWN, Haunting
from hauntbox.ledger import proves

DEALS = 120


def dealt(g: Haunting) -> list[Haunting]:
    """As a hunter may think of them."""
    return [GAME.redeal(g, (1,), Random(n)) for n in range(DEALS)]


def printed(**options: object) -> Haunting:
    """Three rounds of a Demon, which leaves a print in each; nobody has looked."""
    g = haunting("Demon", hunters="van van", round=1, grace_rounds=9, **options)  # type: ignore[arg-type]
    for walk in (["G7", "H7"], ["G7"], []):
        pass_on(g, uv=6)
        drift(g, *walk)
    return g


@proves("EVI-HID-26")
def test_a_redeal_leaves_prints_by_types_that_leave_them_in_rounds_that_were_and_in_no_others() -> None:
    deals = dealt(printed())
    with_prints = [g for g in deals if g.prints]
    assert {UV in TYPES[g.type].kinds for g in with_prints} == {True}
    able = [g for g in deals if UV in TYPES[g.type].kinds]
    assert {mark.left for g in able for mark in g.prints} == {2, 3, 4}
    assert {len({mark.left for mark in g.prints}) == len(g.prints) for g in able} == {True}
    share = sum([len(g.prints) for g in able]) / (3 * len(able))
    assert 0.3 < share < 0.7  # by the die: 4, 5 and 6 leave one


@proves("EVI-HID-26")
def test_with_prints_at_home_a_redeal_leaves_them_there() -> None:
    deals = dealt(printed(prints_at_home=True))
    homes = [(g.house.room_of[mark.square], g.room) for g in deals for mark in g.prints]
    assert homes
    assert {at == room for at, room in homes} == {True}


@proves("EVI-HID-26")
def test_a_redeal_keeps_the_prints_that_were_found_and_leaves_no_other_in_the_light() -> None:
    g = haunting("Demon", hunters="H6 van", hands="Flashlight", round=1, grace_rounds=9)
    pass_on(g, uv=6)
    drift(g, "G7", "H7")
    do(g, "use Flashlight")
    found = {(mark.square, mark.found) for mark in g.prints if mark.found}
    assert found
    for other in dealt(g):
        assert {(mark.square, mark.found) for mark in other.prints if mark.found} == found
        assert GAME.view(other, (1,)) == GAME.view(g, (1,))
        fresh = [mark for mark in other.prints if not mark.found]
        assert fresh == []


@proves("EVI-HID-24")
def test_what_an_automated_ghost_has_in_mind_is_dealt_too() -> None:
    g = haunting("Spirit", hunters="E8 van", auto_ghost="restless")
    g.target = g.house.spawn[g.room]
    minds = {other.target for other in dealt(g)}
    assert UNKNOWN in minds
    assert {place for place in g.house.spawn if place >= 0} <= minds


@proves("EVI-HID-24")
def test_salt_that_nobody_has_looked_at_may_be_stepped_in_but_not_by_a_wraith() -> None:
    g = haunting("Spirit", hunters="E8 van", round=5)
    g.salt = (Salt(g.house.place["G6"], checked=4), Salt(g.house.place["F6"], checked=5))
    deals = dealt(g)
    assert {other.salt[0].stepped for other in deals if other.type != WRAITH} == {True, False}
    assert {other.salt[0].stepped for other in deals if other.type == WRAITH} <= {False}
    assert {other.salt[1].stepped for other in deals} == {False}


@proves("EVI-HID-07", "EVI-HID-14", "EVI-HID-15")
def test_what_lies_behind_the_screen_is_known_to_the_ghost_as_it_is() -> None:
    g = printed()
    g.prey, g.stride, g.lit, g.target, g.hid_far = (1, 2), 3, (4,), 5, (1,)
    g.event_roll, g.dots_roll, g.cut_used = 6, 5, True
    k, other = known(g, (0,)), known(g, (1,))
    for name in BEHIND:
        assert getattr(k, name) == getattr(g, name), name
        assert getattr(other, name) != getattr(g, name), name


BEHIND = ("type", "room", "target", "hid_far", "countdown", "cut_used", "event_roll", "dots_roll", "stride", "prey",
          "prints", "lit", "rolls")  # fmt: skip


@proves("EVI-HID-17")
def test_an_event_leaves_only_squares_where_the_ghost_could_be_before_it() -> None:
    g = haunting("Spirit", turn="ghost", hunters="D6 van")
    do(g, "stop")
    before = squares(g, "Spirit", "Nursery"), squares(g, "Spirit", "Kitchen")
    do(g, "manifest")
    after = squares(g, "Spirit", "Nursery")
    assert "H7" in after
    assert after < before[0]
    assert (len(before[0]), len(after), before[1].isdisjoint(after)) == (18, 10, True)


@proves("EVI-HID-26", "EVI-HID-06")
def test_a_hunter_knows_of_prints_what_was_found_and_what_all_fear() -> None:
    g = printed()
    g.fears = object()
    g.prints = (replace(g.prints[0], found=3), *g.prints[1:])
    k = known(g, (1,))
    assert (k.fears, [mark.square for mark in k.prints]) == (g.fears, [g.prints[0].square])
    assert [face for _, face in k.rolls] == [0] * len(g.rolls)
    assert len(known(g, (0,)).prints) == len(g.prints) > 1


@proves("EVI-HID-24")
def test_a_book_that_nobody_has_looked_at_may_be_written_by_who_writes_there() -> None:
    g = haunting("Spirit", hunters="H6 van", hands="Book", round=2, grace_rounds=9)
    do(g, "use Book")
    g.at[1] = g.house.van
    pass_on(g, uv=1)
    drift(g)
    able = [other.books[0].written for other in dealt(g) if writes_at(other)]
    assert set(able) == {True, False}
    assert {other.books[0].written for other in dealt(g) if not writes_at(other)} == {False}


def writes_at(g: Haunting) -> bool:
    return WRITING in TYPES[g.type].kinds and g.house.room_of[g.books[0].square] == g.room


@proves("EVI-DEC-08", "EVI-HUNT-19")
@pytest.mark.parametrize("walk", [[], ["H6"]])
def test_when_a_hunting_ghost_stops_its_steps_are_over(walk: list[str]) -> None:
    g = haunting("Spirit", turn="ghost", hunt=4, hunters="A2 van")
    do(g, *[f"step {square}" for square in walk], "stop")
    assert (g.stride, GHOST in g.waiting()) == (0, False)
    assert ("hunted", tuple(g.at[1:]), ()) in g.facts


@proves("EVI-EVT-02", "EVI-EVT-03")
@pytest.mark.parametrize("answer", ["manifest", "refrain"])
def test_with_the_answer_the_die_and_what_was_shouted_are_over(answer: str) -> None:
    g = haunting("Spirit", turn="ghost", hunters="G6 van")
    g.taunts = (1,)
    g.rig("event", 1)
    do(g, "stop")
    if answer == "refrain":
        g.taunts = ()
    do(g, answer)
    assert (g.event_roll, g.taunts) == (0, ())


@proves("EVI-HID-11", "EVI-HID-09")
def test_in_an_exchange_the_ghost_counts_the_cards_that_there_were() -> None:
    g = haunting(hunters="van E8", hands="Book, DOTS / Book")
    lengths = []
    for text in ("exchange", "give Book", "give DOTS", "take Crucifix", "done"):
        do(g, text)
        lengths.append([len(hand) for hand in known(g, (0,)).hand[1:]])
    assert lengths == [[2, 1]] * 4 + [[1, 1]]


@proves("EVI-HID-05")
def test_a_die_that_the_ghost_has_rolled_may_show_any_face_to_a_hunter() -> None:
    g = haunting(hunters="F6 van")
    g.rolls = [("uv", 2), ("hunt", 5)]
    deals = dealt(g)
    assert [{other.rolls[n][1] for other in deals} for n in (0, 1)] == [set(range(1, 7))] * 2
    assert {tuple([purpose for purpose, _ in other.rolls]) for other in deals} == {("uv", "hunt")}


@proves("EVI-HID-17")
@pytest.mark.parametrize(("hunter", "left"), [("B4", True), ("G6", False)])
def test_an_event_without_dim_eyes_tells_of_a_lamplighter_only_if_somebody_was_near(hunter: str, left: bool) -> None:
    g = haunting("Spirit", turn="ghost", hunters=f"{hunter} van", more_ghosts=True)
    do(g, "stop", "manifest")
    assert any([t == LAMPLIGHTER for t, _ in knowledge(g).worlds]) == left
