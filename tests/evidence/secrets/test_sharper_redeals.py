"""What a redeal may and may not contain, at its bounds, and what a seat is given to think with. HID"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from evidence.kit import do, drift, haunting, pass_on
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import OBAKE, TYPES, UV
from hauntbox.games.evidence.cards.tokens import Salt
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.secrets.view import known, view
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.ledger import proves

DEALS = 120
ALL_EIGHT = "Book, Crucifix / DOTS, EMF Reader / Flashlight, Saltshaker / Spirit Box, Thermometer"


def dealt(g: Haunting, *seat: int) -> list[Haunting]:
    return [GAME.redeal(g, seat, Random(n)) for n in range(DEALS)]


def all_cards(g: Haunting) -> list[int]:
    return sorted([*[card for hand in g.hand for card in hand], *g.deck])


@proves("EVI-HID-25", "EVI-HID-09")
@pytest.mark.parametrize(
    ("hunters", "hands", "options"),
    [("van E8", "Book, DOTS / Crucifix", {}), ("van E8 E8 E8", ALL_EIGHT, {"single_copy": True})],
)
def test_how_far_an_exchange_has_come_is_left_open_and_no_card_is_lost(
    hunters: str, hands: str, options: dict[str, Any]
) -> None:
    g = haunting(hunters=hunters, hands=hands, **options)
    do(g, "exchange")
    deals = dealt(g, GHOST)
    assert {len(other.hand[1]) for other in deals} == {0, 1, 2}
    assert {(len(other.hand[1]), other.taken) for other in deals} == {(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)}
    assert all([all_cards(other) == all_cards(g) for other in deals])


@proves("EVI-HID-24")
@pytest.mark.parametrize("hunt", [0, 4])
def test_while_the_ghost_walks_a_redeal_leaves_open_how_far_it_has_come(hunt: int) -> None:
    deals = dealt(haunting("Spirit", turn="ghost", hunt=hunt, hunters="A2 van"), 1)
    fastest = max([TYPES[other.type].speed for other in deals])
    assert {TYPES[other.type].speed - other.stride for other in deals} == set(range(fastest + 1))
    assert all([other.stride >= 0 for other in deals])


@proves("EVI-HID-24")
def test_a_redeal_has_a_face_on_every_die_that_was_rolled() -> None:
    g = haunting("Spirit", turn="ghost", hunters="A2 van")
    assert [what for what, _ in g.rolls] == ["uv"]
    assert {other.rolls[0][1] for other in dealt(g, 1)} == set(range(1, 7))


def aged(uv: int) -> Haunting:
    """Five rounds in which the ghost has rolled this for prints, and nobody has looked; it is round 6."""
    g = haunting("Demon", hunters="van van", round=1, grace_rounds=9)
    for _ in range(5):
        pass_on(g, uv=uv)
        drift(g)
    return g


@proves("EVI-HID-26")
def test_a_redeal_has_no_print_that_would_have_faded() -> None:
    deals = dealt(aged(1), 1)
    marks = {t: {mark.left for other in deals if other.type == t for mark in other.prints} for t in range(len(TYPES))}
    assert marks[OBAKE] == {4, 5, 6}
    assert {left for t in marks if t != OBAKE for left in marks[t]} == {2, 3, 4, 5, 6}


@proves("EVI-HID-26")
def test_a_redeal_has_no_print_of_this_round_where_a_light_has_shone_in_it() -> None:
    g = haunting("Demon", hunters="H6 van", hands="Flashlight", round=1, grace_rounds=9)
    pass_on(g, uv=1)
    drift(g)
    do(g, "use Flashlight")
    ((_, lit),) = knowledge(g).flashes
    deals = [other for other in dealt(g, 1) if UV in TYPES[other.type].kinds]
    assert any([other.prints for other in deals])
    assert not any([lit >> mark.square & 1 for other in deals for mark in other.prints])


@proves("EVI-HID-09", "EVI-HID-26")
def test_who_has_taken_a_card_knows_that_nothing_can_be_given_back_any_more() -> None:
    g = haunting(hunters="van E8", hands="Book, DOTS / Book")
    do(g, "exchange", "give Book", "give DOTS")
    offered = []
    for text in ("take Crucifix", "take Book"):
        do(g, text)
        offered.append({str(act).split()[0] for act in view(g, (1,)).asks[1]})
    assert offered == [{"take", "done"}, {"done"}]


@proves("EVI-HID-14")
def test_the_ghost_sees_every_footprint_and_the_hunters_those_that_were_shown() -> None:
    g = haunting(hunters="E8 van")
    g.salt = (Salt(10, 4, stepped=True), Salt(11, 4, stepped=True, shown=True))
    assert [[tile.stepped for tile in known(g, seat).salt] for seat in ((GHOST,), (1,), ())] == [
        [True, True],
        [False, True],
        [False, True],
    ]
