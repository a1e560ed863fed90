"""What players read: every answer has words of its own, the log keeps the names of monsters that are gone."""

from __future__ import annotations

import pytest

from betwixt.missions import begun
from betwixt.scenes import DOG, do, give, monster, run, scene
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.actions import EVENING_STRUCTS, STRUCTS
from hauntbox.games.betwixt.rules.fight.defeat import leave_map
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.fight.victory import SETTLED
from hauntbox.games.betwixt.words.box import GROUPS, PRESET_LINES, PRESETS
from hauntbox.games.betwixt.words.log import say
from hauntbox.games.betwixt.words.names import die_name, monster_name, token_name
from hauntbox.games.betwixt.words.options import TEXTS, describe
from hauntbox.games.betwixt.words.reference_card import reference_card
from hauntbox.kernel.options import tunables
from hauntbox.ledger.rules import ledger


def test_every_kind_of_answer_has_words() -> None:
    """In a mission, and between missions."""
    assert set(TEXTS) == {*STRUCTS, *EVENING_STRUCTS}


def test_the_options_of_a_question_are_told_apart() -> None:
    g = begun()
    for _ in range(60):
        (role,) = g.waiting()
        legal = g.legal(role)
        assert len({describe(g, act) for act in legal}) == len(legal)
        g.apply(role, legal[len(legal) // 2])


@pytest.mark.parametrize(
    ("frame", "words"),
    [("attack", "Attack"), ("move", "Move"), ("end", "End Bill's turn"), ("item", "Use the Band-Aids")],
)
def test_an_activation_in_words(frame: str, words: str) -> None:
    g = scene("B.d...")
    give(g, 0, "Golf Club", "Band-Aids")
    run(g, Activate(0))
    assert words in [describe(g, act) for act in g.candidates(0) if str(act) == frame]


def test_a_monster_keeps_its_name_in_the_log_when_the_fight_is_over() -> None:
    g = scene("Bd....")
    g.events = []
    g.tell("TGB-AI-01", "acts", DOG)
    leave_map(g, DOG)
    run(g, SETTLED)
    monster(g, "Barn Rat", 5)
    assert say(g, g.events[0]) == "The Guard Dog 1 acts."


def test_dice_tokens_and_bosses_in_words() -> None:
    assert die_name(0) == "LG blank"
    assert die_name(5) == "LG 1 hit 1 effect"
    assert token_name(64 + 3) == "a Monster Token 3"
    assert token_name(7) == "the Map Tile 8 (Ticket Booth)"
    assert monster_name(17, 1) == "Gatekeeper Gus"
    assert monster_name(0, 2) == "Guard Dog 2"


def test_the_reference_card_cites_rules_of_the_ledger() -> None:
    rules = set(ledger("betwixt"))
    lines = [line for part in reference_card(begun(), 0) for line in part.lines]
    assert len(lines) > 12
    assert {rule for _, rule in lines} <= rules


def test_every_option_has_a_place_in_the_form_and_every_preset_a_line() -> None:
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted([each.name for each in tunables(GAME.options)])
    assert list(PRESETS) == list(PRESET_LINES)


def test_a_card_that_is_given_up_is_named() -> None:
    g = begun()
    do(g, "active Bill Joan Avelynn")
    assert [describe(g, act) for act in g.legal(0)] == ["Take the Golf Club", "Take the Baseball Bat"]
