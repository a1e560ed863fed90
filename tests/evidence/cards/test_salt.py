"""Item: Saltshaker. SALT"""

from __future__ import annotations

import pytest

from evidence.kit import card_of, do, drift, facts, haunting, logged, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.actions import PickUp
from hauntbox.games.evidence.cards.deck import ITEMS, liftable
from hauntbox.games.evidence.cards.tokens import Salt
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def salted(tiles: str, at: str = "B2", hunters: str = "E8 van", ghost: str = "Spirit", round: int = 1) -> Haunting:
    """A ghost of the Kitchen at the start of its turn, with clean tiles on the floor."""
    g = haunting(ghost, "Kitchen", at=at, hunters=hunters, round=round)
    g.salt = tuple([Salt(g.house.place[name], checked=g.round) for name in tiles.split()])
    pass_on(g)
    return g


def stepped(g: Haunting) -> list[bool]:
    return [tile.stepped for tile in g.salt]


def in_hand(g: Haunting, role: int) -> list[str]:
    return [ITEMS.names[card] for card in g.hand[role]]


@proves("EVI-SALT-01", "EVI-SALT-03")
def test_a_saltshaker_has_three_uses_and_then_is_gone() -> None:
    g = haunting(hunters="E8 van", hands="Saltshaker", round=1)
    hands = []
    for uses, square in ((3, "E7"), (2, "E6"), (1, "E5")):
        do(g, f"step {square}", f"use Saltshaker ({uses} left)")
        hands.append(in_hand(g, 1))
        pass_on(g)
        drift(g)
    assert hands == [["Saltshaker (2 left)"], ["Saltshaker (1 left)"], []]
    assert (len(g.salt), [card for card in g.deck if ITEMS.of[card].uses > 1]) == (
        3,
        [card_of("Saltshaker", g.options)],
    )


@proves("EVI-SALT-01")
def test_salt_is_put_down_anywhere_but_in_a_hiding_place() -> None:
    g = haunting(hunters="A1 van", hands="Saltshaker")
    assert why_not(g, "use Saltshaker (3 left)") == "EVI-ITM-09"
    do(g, "step A2", "use Saltshaker (3 left)")
    assert [tile.square for tile in g.salt] == [g.house.place["A2"]]


@proves("EVI-SALT-01")
def test_a_hunter_who_has_put_salt_down_looks_around() -> None:
    g = haunting(hunters="E8 van", hands="Saltshaker")
    g.salt = (Salt(g.house.place["E6"], checked=4, stepped=True),)
    do(g, "use Saltshaker (3 left)")
    assert facts(g, "salt stepped") == [(g.house.place["E6"],)]


@proves("EVI-SALT-02")
def test_each_use_puts_one_clean_tile_on_the_hunters_square() -> None:
    g = haunting(hunters="E8 van", hands="Saltshaker")
    do(g, "use Saltshaker (3 left)")
    assert g.salt == (Salt(g.house.place["E8"], checked=5, stepped=False, shown=False),)
    assert in_hand(g, 1) == ["Saltshaker (2 left)"]


@proves("EVI-SALT-04")
def test_in_the_deck_a_saltshaker_keeps_its_uses() -> None:
    g = haunting(hunters="van van", hands="Saltshaker (2 left)")
    do(g, "exchange", "give Saltshaker (2 left)", "done", "end", "exchange", "take Saltshaker (2 left)", "done")
    assert (in_hand(g, 1), in_hand(g, 2)) == ([], ["Saltshaker (2 left)"])


@proves("EVI-SALT-05")
@pytest.mark.parametrize(("ghost", "marks"), [("Spirit", [True, False, True]), ("Wraith", [False, False, False])])
def test_a_step_onto_a_tile_turns_it_unless_it_is_a_wraiths(ghost: str, marks: list[bool]) -> None:
    g = salted("B3 C3 B4", ghost=ghost)
    drift(g, "B3", "B4")
    assert stepped(g) == marks


@proves("EVI-SALT-06")
def test_the_step_stays_a_secret_until_somebody_looks() -> None:
    g = salted("B3 B4")
    drift(g, "B3", "B2")
    assert [view(g, seat).salt[0].stepped for seat in ((), (1,), (0,))] == [False, False, True]
    do(g, "step E7", "step E6", "step E5")
    assert [view(g, seat).salt[0].stepped for seat in ((), (1,), (0,))] == [False, False, True]
    do(g, "step E4")
    assert [(tile.stepped, tile.shown) for tile in view(g, ()).salt] == [(True, True), (False, False)]


@proves("EVI-SALT-07")
def test_a_tile_that_was_found_stepped_in_is_turned_over_for_good() -> None:
    g = salted("B3 G5", hunters="B4 van")
    g.salt = (g.salt[0], Salt(g.salt[1].square, 1, stepped=True))
    drift(g, "B3", "B2")
    assert (facts(g, "salt stepped"), "salt stepped" in told(g)) == ([(g.house.place["B3"],)], True)
    pass_on(g)
    drift(g)
    assert [tile.shown for tile in view(g, ()).salt] == [True, False]
    assert len(facts(g, "salt stepped")) == 1


@proves("EVI-SALT-07")
def test_a_clean_tile_in_sight_stays_as_it_is() -> None:
    g = salted("B3", hunters="B4 van")
    drift(g)
    assert ([tile.shown for tile in g.salt], facts(g, "salt stepped")) == ([False], [])


@proves("EVI-SALT-08")
def test_a_teleport_leaves_no_footprint() -> None:
    g = salted("B2", at="D4", round=4)
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert (g.hunt, where(g, 0), stepped(g)) == (5, "B2", [False])


@proves("EVI-SALT-08")
def test_a_ghost_that_stands_where_salt_is_put_or_walks_away_from_there_leaves_no_footprint() -> None:
    g = haunting("Spirit", "Kitchen", hunters="B2 van", hands="Saltshaker", round=4)
    do(g, "use Saltshaker (3 left)")
    pass_on(g)
    g.rig("hunt", 6)
    do(g, "step B1", "stop", "refrain", "roll")
    assert (told(g).count("hunt"), stepped(g)) == (1, [False])


@proves("EVI-SALT-09")
def test_hunters_walk_over_salt_as_over_any_floor() -> None:
    g = haunting(hunters="E8 van")
    g.salt = tuple([Salt(g.house.place[name], checked=5) for name in ("E7", "E6")])
    do(g, "step E7", "step E6")
    assert (where(g, 1), g.steps, stepped(g)) == ("E6", 2, [False, False])


@proves("EVI-SALT-10")
def test_salt_is_not_picked_up() -> None:
    g = haunting(hunters="E8 van")
    g.salt, g.dots = (Salt(g.house.place["E8"], checked=5),), (g.house.place["E8"],)
    assert [text for text in offers(g) if text.startswith("pick up")] == ["pick up DOTS"]
    assert [ITEMS.names[card] for card in liftable()] == ["DOTS", "Book", "Crucifix"]
    assert {act.item for act in g.moves.universe if isinstance(act, PickUp)} == {"DOTS", "Book", "Crucifix"}


@proves("EVI-SALT-11")
def test_footprints_are_no_evidence() -> None:
    g = salted("B3 C3", hunters="B4 van")
    drift(g, "B3", "B2")
    assert (facts(g, "salt stepped"), logged(g)) == ([(g.house.place["B3"],)], [])


@proves("EVI-SALT-12")
def test_a_footprint_does_not_tell_when_it_was_left() -> None:
    def found(early: list[str], late: list[str]) -> list[Salt]:
        g = salted("B2", at="B3", hunters="E4 van")
        drift(g, *early)
        pass_on(g)
        drift(g, *late)
        do(g, "step D4")
        return view(g, (1,)).salt

    assert found(["B2", "B1", "B2", "B3"], []) == found([], ["B2", "B1", "B2", "B3"])
