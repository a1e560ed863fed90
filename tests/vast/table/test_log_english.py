"""The log in good English: names in the plural have verbs in the plural, and no article stands twice."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hauntbox.games.vast.declaration import DECLARED as KIND
from hauntbox.games.vast.roles.knight.cards.monsters import MONSTER_LIST
from hauntbox.games.vast.roles.numbers import GHOUL, GOBLINS, KNIGHT, PIECE_NAMES, ROLE_NAMES, THIEF
from hauntbox.games.vast.scene.log import moment
from hauntbox.games.vast.table.ends import win
from hauntbox.games.vast.words.names import PLURALS, agreeing, plural
from hauntbox.games.vast.words.roles import SENTENCES, TELLING, say
from hauntbox.kernel.wire import Event
from hauntbox.scene import show, sit

BEETLES = [card.name for card in MONSTER_LIST].index("Bright Beetles")
WITH_GOBLINS = {"goblins": True, "ghoul": False}
SINGULAR = re.compile(r"^The (Goblins|Bright Beetles) (?!possess\b)[a-z]+s\b")


def game() -> Any:
    return KIND.new(WITH_GOBLINS, "cave", "english")


def test_all_names_of_several_are_known_as_such() -> None:
    names = (*ROLE_NAMES, *PIECE_NAMES, *[card.name for card in MONSTER_LIST])
    assert {name for name in names if name.endswith("s")} == set(PLURALS)


@pytest.mark.parametrize(
    ("what", "facts", "said"),
    [
        ("monster lost", (BEETLES,), "The Bright Beetles are discarded."),
        ("monster lost", (0,), "The Pet Frog is discarded."),
        ("assigned", (BEETLES, 12), "The Bright Beetles join the Eye Tribe."),
        ("defeated", (BEETLES,), "The Bright Beetles are beaten."),
        ("dies", (GOBLINS,), "The Goblins are killed."),
        ("wins", (GOBLINS,), "The Goblins win!"),
        ("wins", (KNIGHT,), "The Knight wins!"),
        ("rage", (GOBLINS, 3), "The Goblins have 3 Rage."),
        ("turn", (GOBLINS,), "The Goblins' turn."),
        ("possesses", (GOBLINS, THIEF), "The Goblins possess the Thief."),
    ],
)
def test_several_do_things_in_the_plural(what: str, facts: tuple[int, ...], said: str) -> None:
    assert say(game(), Event("VSB-GEN-01", what, facts)) == said


@pytest.mark.parametrize("what", [what for what, said in SENTENCES.items() if re.match(r"\{(role|monster)\} ", said)])
def test_no_sentence_about_several_has_a_verb_in_the_singular(what: str) -> None:
    first = TELLING.sentences[what].said[0].words
    sentence = re.sub(r"^\{\w+\}", "The Goblins" if first == "role" else "The Bright Beetles", SENTENCES[what])
    assert not SINGULAR.match(agreeing(sentence))


@pytest.mark.parametrize(
    ("one", "several"),
    [("is", "are"), ("has", "have"), ("goes", "go"), ("tries", "try"), ("misses", "miss"), ("hexes", "hex")],
)
def test_verbs_of_several(one: str, several: str) -> None:
    assert plural(one) == several
    assert agreeing(f"The Goblins {one} it.") == f"The Goblins {several} it."
    assert agreeing(f"The Goblins {several} it.") == f"The Goblins {several} it."


def test_what_others_read_and_the_verdict_agree_too() -> None:
    g = game()
    killed = moment(g, Event("VSB-ORD-22", "dies", (GOBLINS,)))
    assert killed is not None
    assert killed.title == "The Goblins are killed"
    win(g, GOBLINS, "VSB-ORD-11")
    verdict = show(KIND, g, sit(KIND, g, ())).outcome
    assert verdict is not None
    assert verdict.text == "The Goblins win"


def test_what_the_goblins_are_asked_is_told_to_others_in_the_plural() -> None:
    g: Any = KIND.new({"players": 1, "knight": False, "ghoul": False, "goblins": True, "round_limit": 10}, "cave", "e")
    read = set[str]()
    while g.waiting():
        ask = show(KIND, g, sit(KIND, g, ())).ask
        read |= {ask.text} if ask is not None else set()
        g.apply(g.waiting()[0], g.legal(g.waiting()[0])[-1])
    assert "The Goblins let the cave grow" in read
    assert [text for text in read if SINGULAR.match(text)] == []


@pytest.mark.parametrize("what", SENTENCES)
def test_no_article_stands_twice(what: str) -> None:
    """Roles, pieces and Monsters come with theirs."""
    assert not re.search(r"\b[Tt]he \{(\w+:)?(role|piece|monster)\}", SENTENCES[what])


def test_the_thief_robs_somebody_with_one_article() -> None:
    g: Any = KIND.new({"thief": True}, "cave", "english")
    assert say(g, Event("VSB-THA-11", "pickpockets", (THIEF, GHOUL))) == "The Thief tries to rob the Ghoul."
