"""The terminal names the rule that asks, though many questions share their answers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from betwixt.scenes import BILL, JOAN, run, scene
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.rules.fight.preparing import PREPARE
from hauntbox.games.betwixt.rules.fight.rounds import FmSlot
from hauntbox.games.betwixt.rules.gear.talents import OnSomebody
from hauntbox.games.betwixt.state import FAMILY, Farm
from hauntbox.terminal.menu import question


def asked(g: Farm) -> str:
    """The rule that the terminal names for the question on top."""
    table: Any = SimpleNamespace(kind=GAME, g=g)
    return question(table, g.legal(g.waiting()[0]))


def test_who_acts_and_who_prepares_are_different_questions() -> None:
    g = scene("BJ.d..")
    g.ready = 0b11
    run(g, FmSlot(FAMILY))
    assert asked(g) == "TGB-DEC-08"
    g = scene("BJ.d..")
    run(g, PREPARE)
    assert asked(g) == "TGB-DEC-50"


def test_no_rule_is_named_rather_than_that_of_another_question() -> None:
    g = scene("BJ.d..")
    g.hp[BILL] = g.hp[JOAN] = 1
    run(g, OnSomebody(JOAN, talents.BEDSIDE_MANNER))
    assert asked(g) == ""
