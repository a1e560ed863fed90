"""What is in the box: games as a shelf shows them, and the rulebooks."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from hauntbox import bots, games
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import Tunable, tunables
from hauntbox.ledger import rules as ledgers
from hauntbox.server.errors import unknown
from hauntbox.server.forms import GameCard, OptionCard, RuleCard
from hauntbox.table import open_table, rule_text

LOG: Final = logging.getLogger("hauntbox.server")
MOST: Final = 50  # rules that a search shows


@cache
def cards() -> list[GameCard]:
    return [found for name in games.names() for found in card_or_nothing(name)]


def card_or_nothing(name: str) -> list[GameCard]:
    """A game that cannot be taken out of the box does not keep the others in it."""
    try:
        return [card(games.find(name))]
    except Exception:
        LOG.exception("game %s cannot be shown", name)
        return []


def card(kind: Declaration) -> GameCard:
    options = tunables(kind.options)
    seats = [chair.name for chair in open_table(kind, seed="shelf").chairs]
    span = next((f"{each.low}-{each.high}" for each in options if each.name == "players"), str(len(seats)))
    return GameCard(
        name=kind.name,
        title=kind.title,
        blurb=getattr(kind, "blurb", ""),
        length=getattr(kind, "length", ""),
        weight=getattr(kind, "weight", ""),
        players=span,
        seats=seats,
        scenarios=dict(kind.scenarios),
        presets={name: dict(preset) for name, preset in kind.presets.items()},
        options=[option_card(each) for each in options],
        bots=bots.NAMES,
    )


def option_card(each: Tunable) -> OptionCard:
    kind = "switch" if isinstance(each.default, bool) else "number" if isinstance(each.default, int) else "word"
    group = getattr(each, "group", "")
    return OptionCard(each.name, kind, each.default, each.low, each.high, each.choices, each.help, each.rules, group)


def rules(game: str) -> list[RuleCard]:
    if game not in games.names():
        raise unknown(f"no game is called {game[:40]!r}")
    return [rule_card(rule) for rule in ledgers.ledger(game).values() if not rule.superseded]


def find(words: str) -> list[RuleCard]:
    """By id first, then by all words."""
    wanted = words.lower().split()
    if not wanted:
        return []
    known = [rule for rule in ledgers.all_rules().values() if not rule.superseded]
    exact = [rule for rule in known if rule.id.lower() == words.strip().lower()]
    found = exact or [rule for rule in known if all(word in f"{rule.id} {rule.text}".lower() for word in wanted)]
    return [rule_card(rule) for rule in found[:MOST]]


def rule_card(rule: ledgers.Rule) -> RuleCard:
    return RuleCard(rule.id, rule_text(rule.id), rule.section)
