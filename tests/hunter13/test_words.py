"""Everything that is told has a sentence, and everything that can be done has words and a picture."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hauntbox.games.hunter13 import GAME, actions, rules
from hauntbox.games.hunter13.actions import DO, STRUCTS, UNIVERSE
from hauntbox.games.hunter13.crib import crib
from hauntbox.games.hunter13.rules.opening import JoinTower
from hauntbox.games.hunter13.scene_options import OPTIONS
from hauntbox.games.hunter13.sentences import SENTENCES
from hauntbox.games.hunter13.state import ENEMY, Mansion
from hauntbox.games.hunter13.words import describe, say
from hauntbox.kernel.wire import Event
from hunter13.manor import manor, turn

RULES = Path(rules.__file__).parent


def told() -> Iterator[str]:
    """What the rules tell, by reading them."""
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                yield from [each.value for each in ast.walk(node.args[1]) if isinstance(each, ast.Constant)]  # type: ignore[misc]


def test_the_rules_tell_nothing_without_a_sentence() -> None:
    said = set(told())
    assert len(said) > 80
    assert said - set(SENTENCES) == set()


def test_no_sentence_waits_for_something_that_is_never_told() -> None:
    assert set(SENTENCES) - set(told()) == set()


def test_all_that_can_be_done_has_words_and_a_picture() -> None:
    g = turn(manor())
    assert set(OPTIONS) == set(STRUCTS)
    words = [describe(g, act) for act in UNIVERSE if act not in DO]
    assert all(words)
    assert not [text for text in words if "{" in text]


def test_sentences_name_people_rooms_cards_and_enemies() -> None:
    g = manor()
    lines = {
        ("moves", 0, 6, "fog"): "Wren goes to the Hall, in the fog.",
        ("checks", 1, 2, 6, 4, 6): "Volt checks IN 6: the Judge-card 4, together 6.",
        ("battle", 0, 4, 0, 18): "Wren fights in the Dining Room: the Headless Knight and Magpie!",
        ("cancels", 2, 0, 12): "Balm cancels the damage to Wren with Q.",
        ("event", 3, 53): "Magpie opens an Event-card: Alarm Bell.",
        ("wounds", 0, 5, 4, 1): "Wren strikes the Rats: 4 MP damage.",
        ("uses", 0, 6, 2): "Wren uses the Tranquilizer on Balm.",
        ("draws for the Enemy", 1, 3, 9): "Volt draws for the Enemy: 3 and 9.",
        ("foe falls", 14): "The Vampire falls!",
    }
    assert {facts: say(g, Event("GHT-TURN-01", str(facts[0]), facts[1:])) for facts in lines} == lines


def test_a_door_says_where_it_leads() -> None:
    g = turn(manor())
    assert describe(g, actions.GO[1]) == "East door to the Hall"
    assert describe(g, actions.GO[0]) == "North door: open a new room"


def test_a_tower_that_joins_no_door_stays_shut() -> None:
    g = manor()
    assert describe(g, actions.APART) == "Apart from all others"
    g.then(JoinTower(0, 13))
    assert describe(g, actions.APART) == "No door: it stays shut"


def test_what_a_scenario_lets_one_do_is_said_in_its_words() -> None:
    g = GAME.new(GAME.options(), "places", "words")
    assert isinstance(g, Mansion)
    assert describe(g, DO[0]).startswith("Search the chests")


def test_the_fallen_are_on_the_other_side() -> None:
    g = manor()
    g.status[1] = 2
    assert [GAME.side(g, role) for role in (0, 1)] == ["Hunters", "Enemy"]


def test_the_reference_card_says_the_numbers_that_are_played() -> None:
    others: dict[str, Any] = {"moves": 1, "escape": 8, "checks": -1}
    for options, move, escape in (({}, "Move: 2 rooms", "DX 6 or more"), (others, "Move: 1 room ", "DX 7 or more")):
        g: Any = GAME.new(options, "places", "card")
        text = " ".join([line for part in crib(g, 0) for line, _ in part.lines])
        assert move in text
        assert escape in text
    g.status[0] = ENEMY
    assert "Move 2 rooms, explored ones" in crib(g, 0)[0].lines[1][0]
