"""A box with the tests' own games in it, and their ledgers."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.ledger import rules
from hauntbox.ledger.rules import Rule, UnknownRule
from table import corridor, serial

GAMES = {"corridor": corridor.GAME, "parlour": parlour.GAME}
SERIAL = {"serial": serial.GAME, "serial.interlude": serial.INTERLUDE}  # for tests of campaigns
LEDGER = {rule.id: rule for rule in rules.parse(Path(parlour.__file__).with_name("RULES.md"))}
REAL = {"names": games.names, "find": games.find, "rule": rules.rule}  # as they are without the tests


def find(name: str) -> Declaration:
    found = {**GAMES, **SERIAL}.get(name)
    if found is None:
        raise games.UnknownGame(f"unknown game {name!r}: there are {', '.join(GAMES)}")
    return found


def rule(id: str, *_: object) -> Rule:
    if id not in LEDGER:
        raise UnknownRule(id, LEDGER)
    return LEDGER[id]


def use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: list(GAMES))
    monkeypatch.setattr(games, "find", find)
    monkeypatch.setattr(rules, "rule", rule)


def use_real(monkeypatch: pytest.MonkeyPatch) -> None:
    """The box that players have."""
    monkeypatch.setattr(games, "names", REAL["names"])
    monkeypatch.setattr(games, "find", REAL["find"])
    monkeypatch.setattr(rules, "rule", REAL["rule"])
