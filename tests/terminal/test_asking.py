"""Rules are found as people ask for them at the keyboard."""

from __future__ import annotations

import pytest

from hauntbox.ledger import rules
from hauntbox.ledger.asking import asked_for

GAMES = ("evidence", "ghostbusters2", "hunter13", "betwixt", "vast")


def found(game: str, question: str) -> list[str]:
    return [rule.id for rule in asked_for(rules.ledger(game).values(), question)]


@pytest.mark.parametrize(
    ("game", "question", "id"),
    [
        ("evidence", "can I hide during a hunt", "EVI-HIDE-01"),
        ("evidence", "how does the ghost win", "EVI-WIN-01"),
        ("ghostbusters2", "line of sight", "GBT-LOS-01"),
        ("ghostbusters2", "can I remove Caustic Slime?", "GBT-RSL-02"),
        ("hunter13", "can I join a battle", "GHT-BAT-30"),
        ("hunter13", "how does the Enemy win", "GHT-FALL-29"),
        ("betwixt", "can I use two talents", "TGB-ACT-03"),
        ("betwixt", "line of sight", "TGB-ATK-04"),
        ("vast", "when does the cave collapse", "VSB-COLL-19"),
        ("vast", "how does the Ghoul win", "VST-WIN-01"),
    ],
)
def test_a_question_finds_its_rule(game: str, question: str, id: str) -> None:
    assert id in found(game, question)


@pytest.mark.parametrize("game", GAMES)
def test_can_i_finds_what_is_allowed(game: str) -> None:
    book = rules.ledger(game)
    assert found(game, "can I?")
    assert all("may" in f"{book[id].section} {book[id].text}".lower() for id in found(game, "can I?"))


def test_what_stands_in_a_rule_comes_first() -> None:
    first = found("evidence", "the ghost never enters the van")[0]
    assert first == "EVI-MOVE-09"
    assert found("evidence", "bicycle") == []
