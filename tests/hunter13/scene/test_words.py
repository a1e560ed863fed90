"""Everything that can be done has words and a picture. tests/games_common looks at what is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hauntbox.games.hunter13 import GAME, actions
from hauntbox.games.hunter13.actions import DO, STRUCTS, UNIVERSE
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.mansion.opening import JoinTower
from hauntbox.games.hunter13.scene.answers.options import OPTIONS, describe
from hauntbox.games.hunter13.scene.legend import legend
from hauntbox.games.hunter13.state import ENEMY, Mansion
from hauntbox.games.hunter13.words.log import say
from hauntbox.games.hunter13.words.reference_card import reference_card
from hauntbox.games.hunter13.words.sentences import SENTENCES
from hauntbox.kernel.wire import Event
from hunter13.manor import manor, turn


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
        ("checks", 1, 2, 6, 4, 6): "Volt checks Intelligence 6: Judge-card 4, total 6.",
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


def test_a_judge_card_to_lay_down_is_called_by_its_number() -> None:
    assert describe(manor(), actions.SPEND[4]) == "Lay down the Judge-card 5"


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
    for options, move, escape in (
        ({}, "Move: up to 2 rooms", "Dexterity 6 or more"),
        (others, "Move: up to 1 room,", "Dexterity 7 or more"),
    ):
        g: Any = GAME.new(options, "places", "card")
        text = " ".join([line for part in reference_card(g, 0) for line, _ in part.lines])
        assert move in text
        assert escape in text
    g.status[0] = ENEMY
    assert "Move up to 2 rooms, explored ones" in reference_card(g, 0)[0].lines[1][0]


def test_abilities_are_spelled_out_wherever_players_read() -> None:
    """ST, DX, IN and WP are names of the code: a player reads Strength, Dexterity, Intelligence, Willpower."""
    letters = re.compile(r"(?<!\()\b(ST|DX|IN|WP)\b")
    says = texts(Options())
    read = [*says.events, *says.items, *says.rooms, *says.people, *SENTENCES.values()]
    read += [look.text for look in legend(Options()).values()]
    read += [line for part in reference_card(turn(manor()), 0) for line, _ in part.lines]
    read += [describe(turn(manor()), act) for act in UNIVERSE if act not in DO]
    scenarios = [path.read_text() for path in (Path(actions.__file__).parent / "content" / "scenarios").glob("*.toml")]
    read += [line for text in scenarios for line in text.splitlines() if line.startswith("text = ")]
    assert len(read) > 300
    assert [text for text in read if letters.search(text)] == []
    g = manor()
    assert say(g, Event("GHT-GROW-05", "grows", (0, 3))) == "Wren grows: Willpower."
