"""The evening between two missions, for tests."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from betwixt.missions import on
from betwixt.scenes import BILL, JOAN, give, stash
from hauntbox.games.betwixt.actions import EVENING
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import written
from hauntbox.games.betwixt.campaign.evening.business import laid
from hauntbox.games.betwixt.campaign.evening.state import Evening
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.setup import lay_decks

OPEN = ("Collection 1", "Mission 2", "Mission A")
FAMILY = 4


def evening(
    won: tuple[str, ...] = ("1",), unlocked: tuple[str, ...] = OPEN, cards: bool = False, **facts: Any
) -> Evening:
    """The evening after a mission, with these facts in the Diary."""
    options = {name: facts.pop(name) for name in list(facts) if name in Options.__struct_fields__}
    g = on("long_driveway", "1")
    if cards:
        give(g, BILL, "Golf Club", "Sneakers")
        give(g, JOAN, "Band-Aids")
        stash(g, "Bike Helmet")
    for name, value in facts.items():
        setattr(g, name, value)
    lay_decks(g, ())
    diary = structs.replace(written(g, Diary()), won=won, unlocked=unlocked)
    e = laid(Options(**options), "long_driveway", "evening", Carry("diary", diary))
    e.events = []
    e.settle()
    return e


def offers(g: Evening) -> list[str]:
    (role,) = g.waiting()
    found = g.legal(role)
    assert found == [act for act in g.candidates(role) if not g.why_not(role, act)]
    assert len(found) == len([act for act in EVENING if not g.why_not(role, act)])
    return [str(act) for act in found]


def do(g: Evening, *texts: str) -> None:
    for text in texts:
        assert text in offers(g), (text, offers(g))
        (role,) = g.waiting()
        g.play(role, next(act for act in EVENING if str(act) == text))


def why_not(g: Evening, text: str) -> str:
    (role,) = g.waiting()
    return g.why_not(role, next(act for act in EVENING if str(act) == text))
