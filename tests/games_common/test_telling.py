"""What the rules of every game tell: by reading their sources, and in games played at random."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hauntbox import games
from hauntbox.games import betwixt, evidence, ghostbusters2, hunter13, vast
from hauntbox.games.betwixt.words.log import TELLING as BETWIXT
from hauntbox.games.evidence.words.log import TELLING as EVIDENCE
from hauntbox.games.ghostbusters2.words.log import TELLING as GHOSTBUSTERS
from hauntbox.games.hunter13.words.log import TELLING as HUNTERS
from hauntbox.games.vast.words.roles import TELLING as VAST
from hauntbox.kernel.event_text import EventText
from hauntbox.kernel.wire import Event
from hauntbox.ledger.project import HERE

TELLINGS = {
    "betwixt": BETWIXT,
    "evidence": EVIDENCE,
    "ghostbusters2": GHOSTBUSTERS,
    "hunter13": HUNTERS,
    "vast": VAST,
}
MADE_UP = {"ghostbusters2": {"hits", "misses", "overcomes", "resists", "won", "lost"}}  # by a table
DECLARED = {module.GAME.name for module in (betwixt, evidence, ghostbusters2, hunter13, vast)}


def calls(game: str) -> Iterator[tuple[str, int, bool]]:
    """Kind, number of facts, and whether more may follow, of every `g.tell`; interludes tell by tables of their own."""
    for path in (HERE.games / game).rglob("*.py"):
        if not path.name.startswith("interlude"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                    _, what, *facts = node.args
                    is_open = any(isinstance(fact, ast.Starred) for fact in facts)
                    kinds = kinds_in(what)
                    yield from [(kind, len(facts) - is_open, is_open) for kind in kinds]


def kinds_in(what: ast.expr) -> list[str]:
    """`"made" if made else "missed"` names two."""
    parts = [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_every_game_is_looked_at() -> None:
    assert set(TELLINGS) == DECLARED == set(games.names())


@pytest.mark.parametrize("game", TELLINGS)
def test_rules_tell_each_kind_with_the_facts_that_its_sentence_declares(game: str) -> None:
    telling = TELLINGS[game]
    wrong = [call for call in calls(game) if not fits(telling, *call)]
    assert wrong == []


def fits(telling: EventText, kind: str, facts: int, is_open: bool) -> bool:
    if kind not in telling.sentences:
        return False
    declared = telling.sentences[kind].facts
    has_rest = bool(declared) and declared[-1].is_rest
    return is_open == has_rest and facts == len(declared) - has_rest


@pytest.mark.parametrize("game", TELLINGS)
def test_no_sentence_waits_for_something_that_is_never_told(game: str) -> None:
    told = {kind for part in (game, games.COMMON) for kind, _, _ in calls(part)} | MADE_UP.get(game, set())
    assert set(TELLINGS[game].sentences) - told == set()


@pytest.mark.parametrize("name", [*TELLINGS, "ghostbusters2.interlude", "hunter13.interlude", "vast.interlude"])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_whatever_happens_has_a_sentence_and_its_facts_have_names(name: str, seed: str) -> None:
    kind = games.find(name)
    told = list(events(kind, seed))
    assert told
    for g, event in told:
        text = kind.say(g, event)
        assert text
        assert "{" not in text
        assert "|" not in text


def events(kind: Any, seed: str, most: int = 250) -> Iterator[tuple[Any, Event]]:
    rng = Random(seed)
    g = kind.new({}, next(iter(kind.scenarios)), seed)
    for _ in range(most):
        if not g.waiting():
            return
        role = rng.choice(list(g.waiting()))
        g.events = []
        g.apply(role, rng.choice(g.legal(role)))
        yield from [(g, event) for event in g.events if event.what != "chance"]
