"""What is in the box: games as a shelf shows them, and the rulebooks."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from hauntbox import bots, games
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import Tunable, tunables
from hauntbox.ledger import rules as ledgers
from hauntbox.scene.art import picture_of
from hauntbox.server.errors import bad, unknown
from hauntbox.server.wire.rest_types import FirstEvening, GameCard, OptionCard, RuleCard, ScenarioTitle
from hauntbox.table import open_table

LOG: Final = logging.getLogger("hauntbox.server")
MOST: Final = 50  # rules that a search shows
LONGEST: Final = 200  # letters that one may look for


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
        line=kind.box.line,
        blurb=kind.box.blurb,
        kind=kind.box.kind,
        length=kind.box.length,
        weight=kind.box.weight,
        first=FirstEvening(kind.box.first, kind.box.scenario or next(iter(kind.scenarios))) if kind.box.first else None,
        lesson=kind.lesson.title if kind.lesson else "",
        players=span,
        seats=seats,
        scenarios={
            name: ScenarioTitle(*title, picture_of(kind.name, title.name)) for name, title in kind.scenarios.items()
        },
        presets={name: dict(preset) for name, preset in kind.presets.items()},
        preset_lines=dict(kind.preset_lines),
        options=[option_card(each, group_of(kind, each.name)) for each in options],
        bots=bots.NAMES,
        campaigns=dict(kind.campaigns.stories) if kind.campaigns else {},
        own=kind.validate is not None,
    )


def group_of(kind: Declaration, option: str) -> str:
    return next((heading for heading, names in kind.groups.items() if option in names), "")


def option_card(each: Tunable, group: str) -> OptionCard:
    kind = "switch" if isinstance(each.default, bool) else "number" if isinstance(each.default, int) else "word"
    return OptionCard(each.name, kind, each.default, each.low, each.high, each.choices, each.help, each.rules, group)


def known_game(name: str) -> str:
    if name not in games.names():
        raise unknown(f"no game is called {name[:40]!r}")
    return name


def rules(game: str) -> list[RuleCard]:
    return [rule_card(rule) for rule in ledgers.ledger(game).values() if not rule.superseded]


def checked(words: str) -> str:
    """What one may look for."""
    if len(words) > LONGEST:
        raise bad(f"{len(words)} letters: one may look for {LONGEST}")
    return words


def find(words: str) -> list[RuleCard]:
    """By id first, then by all words. In a reader."""
    wanted = dict.fromkeys(words.lower().split())
    if not wanted:
        return []
    exact = [rule for rule, _ in lowered() if rule.id.lower() == words.strip().lower()]
    found = exact or [rule for rule, text in lowered() if all([word in text for word in wanted])]
    return [rule_card(rule) for rule in found[:MOST]]


@cache
def lowered() -> list[tuple[ledgers.Rule, str]]:
    """Every rule beside what one may find in it, in small letters."""
    known = [rule for rule in ledgers.all_rules().values() if not rule.superseded]
    return [(rule, f"{rule.id} {rule.text}".lower()) for rule in known]


def rule_card(rule: ledgers.Rule) -> RuleCard:
    return RuleCard(rule.id, rule.plain, rule.section)
