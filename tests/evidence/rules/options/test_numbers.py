"""Texts say the numbers that are played: cards, reference cards, options to choose."""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import action, do, game, haunting, offers, pass_on, told
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.deck import ITEMS, item_text
from hauntbox.games.evidence.cards.items import FLASHLIGHT, SPIRIT_BOX
from hauntbox.games.evidence.cards.tokens import Print
from hauntbox.games.evidence.words.reference_card import reference_card
from hauntbox.ledger import proves
from hauntbox.scene import Card, show, sit

LARGE: dict[str, Any] = {"uv_range": 7, "spirit_box_range": 8}


def lines(g: Any, role: int) -> str:
    return " ".join([text for part in reference_card(g, role) for text, _ in part.lines])


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "Shows prints within 2 squares. A ghost within 2 squares may answer."),
        (LARGE, "Shows prints within 7 squares. A ghost within 8 squares may answer."),
        ({"uv_range": 1, "spirit_box_range": 0}, "Shows prints within 1 square. A ghost within 0 squares may answer."),
    ],
)
def test_an_item_card_says_how_far_it_reaches_here(options: dict[str, Any], text: str) -> None:
    g = game(**options)
    assert f"{item_text(FLASHLIGHT, g.options)} {item_text(SPIRIT_BOX, g.options)}" == text


def test_on_corvane_with_even_chances_the_spirit_box_says_three() -> None:
    g = game("corvane", even_chances=True)
    assert "within 3 squares" in item_text(SPIRIT_BOX, g.options)


def test_cards_and_choices_say_the_same() -> None:
    g = haunting(hunters="E8 van", hands="Flashlight, Spirit Box", **LARGE)
    picture = show(GAME, g, sit(GAME, g, (1,)))
    texts = {thing.text for thing in picture.things.values() if isinstance(thing, Card)}
    assert {"Shows prints within 7 squares.", "A ghost within 8 squares may answer."} <= texts
    assert GAME.describe(g, action(g, "use Spirit Box")).endswith("A ghost within 8 squares may answer.")
    assert "use Flashlight" in offers(g)


def test_no_item_text_has_a_number_of_its_own() -> None:
    numbers = ("one square", "two", "three", "four", "five squares", "six")
    assert not [item.text for item in ITEMS.entries if any(word in item.text for word in numbers)]


@pytest.mark.parametrize("life", [5, 2])
def test_the_reference_card_says_in_which_rounds_a_print_can_be_found(life: int) -> None:
    g = haunting(hunters="G6 van", hands="Flashlight", uv_life=life)
    assert f"a print lasts its own round and the next {life - 1}." in lines(g, 1)
    for age, found in ((life - 1, True), (life, False)):
        g = haunting(hunters="G6 van", hands="Flashlight", uv_life=life, round=9, grace_rounds=20)
        g.prints = (Print(g.house.place["G6"], 10 - age),)
        pass_on(g)
        do(g, "stop", "refrain", "use Flashlight")
        assert ("prints" in told(g)) == found


@proves("EVI-UV-06")
def test_the_reference_card_of_one_round_says_so() -> None:
    assert "a print lasts its own round only." in lines(game(uv_life=1), 1)


@pytest.mark.parametrize(
    ("options", "first"), [({}, 4), ({"even_chances": True, "players": 5}, 2), ({"gentle": True}, 5)]
)
def test_both_sides_read_from_which_round_the_ghost_may_hunt(options: dict[str, Any], first: int) -> None:
    g = game(**options)
    assert f"From round {first} on the ghost may hunt." in lines(g, 1)
    assert f"From round {first}: the hunt die" in lines(g, 0)


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("hunter_move", 1), ("hunter_hand", 1), ("kill_reach", 1), ("hunt_rounds", 1), ("emf_roll", 1),
        ("dots_range", 1), ("spirit_box_range", 1), ("uv_range", 1), ("uv_life", 1), ("sight_range", 1),
        ("salt_uses", 1),
        ("uv_roll", 0), ("book_roll", 0), ("event_range", 0), ("countdown_step", 0), ("kill_reach", 0),
    ],
)  # fmt: skip
def test_every_number_of_a_reference_card_follows_its_option(name: str, role: int) -> None:
    more, less = [GAME.new({name: value}, "larkspur", "card") for value in (6, 5)]
    assert lines(more, role) != lines(less, role)
