"""What players of Ghost Hunter 13 do in a test, as they would type it, and what they hear."""

from __future__ import annotations

from typing import Any

import hauntbox.games.hunter13.flow  # noqa: F401  it fills the tables of verbs
from hauntbox.games.hunter13.actions import DO, ITEM_OF, UNIVERSE
from hauntbox.games.hunter13.state import NOBODY, Mansion
from hauntbox.kernel.wire import Action


def run(g: Mansion, *frames: Any) -> Mansion:
    """These things happen now."""
    g.then(*frames)
    g.settle()
    return g


def give(g: Mansion, role: int, *names: str) -> None:
    g.items[role] = tuple(sorted([*g.items[role], *[ITEM_OF[name] for name in names]]))


def action(text: str) -> Action:
    return next(act for act in (*UNIVERSE, *DO) if str(act).lower() == text.lower())


def do(g: Mansion, *texts: str) -> Mansion:
    """Whoever is asked first does these things, one after the other, by the rules."""
    for text in texts:
        says(g, g.waiting()[0], text)
    return g


def says(g: Mansion, role: int, text: str) -> None:
    """The role does this; it was offered, and so was all else that no rule forbids."""
    exact(g, role)
    g.play(role, action(text))


def exact(g: Mansion, role: int) -> list[Action]:
    """Return what the role is offered. It is what no rule forbids: nothing more, nothing less, nothing twice."""
    legal = g.legal(role)
    allowed = [act for act in dict.fromkeys((*UNIVERSE, *DO)) if not g.why_not(role, act)]
    assert sorted(map(str, legal)) == sorted(map(str, allowed))
    return legal


def why_not(g: Mansion, text: str, role: int = NOBODY) -> str:
    asked = role if role != NOBODY else g.waiting()[0]
    exact(g, asked)
    return g.why_not(asked, action(text))


def offers(g: Mansion, word: str = "") -> list[str]:
    """What may be done now, as far as it begins with this word."""
    acts = [str(act) for act in exact(g, g.waiting()[0])] if g.waiting() else []
    return [text for text in acts if text.startswith(word)]


def told(g: Mansion) -> list[str]:
    return [event.what for event in g.events or []]


def facts(g: Mansion, what: str) -> tuple[int | str, ...]:
    """Of the last event of that name."""
    return next(event.facts for event in reversed(g.events or []) if event.what == what)
