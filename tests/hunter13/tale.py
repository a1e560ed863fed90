"""Scenarios of Ghost Hunter 13 in a few words: a story told up to some moment, and what happens then."""

from __future__ import annotations

from typing import Any

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.story.story import happen
from hauntbox.games.hunter13.rules.turn.enemy_turn import EnemyTurn
from hauntbox.games.hunter13.rules.turn.rounds import END_ROUND
from hauntbox.games.hunter13.rules.turn.setup import settle_options
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hunter13.acting import do, run
from hunter13.manor import manor

THREE = "Wren Volt Balm"
CALM = "E-24 E-24"  # Weapon Destruction, for those without a Weapon


def tale(name: str, at: str = "T-6 T-5", lay: str = "T-39 T-6 T-7 T-5", team: str = THREE, **given: Any) -> Mansion:
    """This scenario with these rooms and hunters. Options of the game and all that `manor` takes may be given."""
    g = manor(at=at, lay=lay, team=team, **given)
    n = len(team.split())
    g.scenario, g.story = name, story_of(name, n)
    settle_options(g)
    deal = g.story.deal
    g.aside, g.events_aside, g.items_aside = deal.aside, deal.events_aside, deal.items_aside
    out = (*deal.events_unused, *deal.events_aside)
    g.event_pile = tuple([card for card in g.event_pile if card not in out])
    owned = [item for row in g.items for item in row]
    g.items_aside = tuple([item for item in g.items_aside if item not in owned])
    g.item_pile = tuple([item for item in g.item_pile if item not in deal.items_aside])
    g.item_known = (0,) * len(g.item_pile)
    g.counts = [counter.start for counter in g.story.counters]
    g.marker, g.things = [NOWHERE] * len(g.story.markers), [NOWHERE] * len(g.story.things)
    g.heard = [0] * len(g.minds)
    g.lots = tuple([lot.among[0] if lot.among else 0 for lot in g.story.lots])
    return g


def opening(name: str, hunters: int = 3, seed: str = "tale", **options: Any) -> Mansion:
    """The real game, up to the first turn; whatever is asked before is answered by the first option."""
    g = GAME.new({"hunters": hunters, **options}, name, seed)
    assert isinstance(g, Mansion)
    g.events = []
    while type(g.asking()).__name__ != "Turn":
        role = g.waiting()[0]
        g.apply(role, g.legal(role)[0])
    return g


# What is done ---------------------------------------------------------------------------------------------------------


def deed(g: Mansion, name: str) -> str:
    """What one types to do it."""
    return f"do {[act.name for act in g.story.acts].index(name) + 1}"


def act(g: Mansion, name: str, *judge: int) -> Mansion:
    """Whoever is asked does it; the Judge-cards drawn then show these."""
    g.rig("judge", *judge)
    return do(g, deed(g, name))


def can(g: Mansion, name: str) -> bool:
    return deed(g, name) in [str(each) for each in g.legal(g.waiting()[0])]


def end_round(g: Mansion, times: int = 1) -> Mansion:
    """So many rounds end, with nothing done in them; the next one does not begin."""
    for _ in range(times):
        g.agenda.clear()
        g.then(END_ROUND)
        while g.agenda and type(g.agenda[-1]).__name__ != "Round":
            top = g.agenda.pop()
            top.run(g)
        g.agenda.clear()
        g.round += 1
    return g


def happened(g: Mansion, what: str, role: int = 0, number: int = -1, where: str = "") -> Mansion:
    """Something happens that a scenario may wait for."""
    g.agenda.clear()
    happen(g, what, role, TILE_OF[where] if where else g.at[role] if role >= 0 else NOWHERE, number)
    g.settle()
    return g


def fallen_now(g: Mansion, role: int) -> None:
    """A hunter falls."""
    fall(g, role)
    g.settle()


def down(g: Mansion, role: int) -> Mansion:
    """A hunter has fallen and acts for the Enemy."""
    fall(g, role)
    g.settle()
    change_side(g, role)
    g.idle[role] = 0
    return g


def prowl(g: Mansion, role: int) -> Mansion:
    """The turn of an ENEMY-player."""
    g.agenda.clear()
    g.active, g.stayed, g.moved, g.points = role, True, False, 1
    return run(g, EnemyTurn(role))
