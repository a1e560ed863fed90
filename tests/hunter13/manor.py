"""Rooms, cards and items of Ghost Hunter 13 in a few words: what lies where, who has what, and what happens then.

Unless said otherwise T-39 - T-6 - T-7 - T-5 lie in a row on the first floor with four doors each, all explored.
"""

from __future__ import annotations

from typing import Any

from hauntbox.games.hunter13.actions import CARD_OF, ITEM_OF, PERSON_OF, SIDES, TILE_OF
from hauntbox.games.hunter13.content.story import Fallen, Story
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.hunters.insanity import PACK
from hauntbox.games.hunter13.rules.mansion.arriving import Enter
from hauntbox.games.hunter13.rules.mansion.charting import place
from hauntbox.games.hunter13.rules.mansion.exploring import ShowEvent
from hauntbox.games.hunter13.rules.mansion.house import cell_of
from hauntbox.games.hunter13.rules.turn.rounds import BeginTurn, EndTurn
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.state import MONSTERS, NOBODY, NOWHERE, Mansion, blank, empty_table
from hunter13.acting import give, run

TEAM = "Wren Volt Balm Magpie"
ROW = "T-39 T-6 T-7 T-5"


def manor(
    at: str = "T-6 T-5",  # each hunter's room; the others are in the last one
    lay: str = ROW,  # rooms from west to east, or with row, column, turn and floor: "T-12:0,1,1,2"
    team: str = TEAM,
    pile: str = "T-3 T-4 T-8 T-10 T-11 T-18",  # the top first
    items: str = "",  # of each hunter: "I-1 I-3; I-7"
    hands: str = "",  # Insanity-cards of each: "2 5 J; A"
    hurt: str = "",  # HP damage of each
    shaken: str = "",  # MP damage of each
    found: str = "",  # the top of the Item pile
    omens: str = "",  # the top of the Event pile
    new: str = "",  # rooms that are unexplored
    fallen: dict[str, Any] | None = None,  # what the scenario says of them
    **options: Any,
) -> Mansion:
    """The first hunter's turn, with nothing on the agenda."""
    names = team.split()
    g = blank("places", Options(hunters=len(names), **options))
    g.seed, g.events, g.story = "manor", [], Story(fallen=Fallen(**(fallen or {})))
    empty_table(g)
    for column, spec in enumerate(lay.split()):
        put(g, spec, column)
    for name in new.split():
        g.explored &= ~(1 << TILE_OF[name])
    g.who = [PERSON_OF[name] for name in names]
    g.order, g.round, g.turn = tuple(range(len(names))), 1, 1
    g.active, g.moves, g.points = 0, 2, 1
    where = [TILE_OF[name] for name in at.split()]
    g.at = (where + where[-1:] * len(names))[: len(names)]
    g.pile = tuple([TILE_OF[name] for name in pile.split()])
    g.pile_known = (0,) * len(g.pile)
    for role, row in enumerate(items.split(";")):
        give(g, role, *row.split())
    for role, row in enumerate(hands.split(";")):
        g.hand[role] = tuple(sorted([CARD_OF[card] for card in row.split()])) if row.strip() else ()
    g.hurt = amounts(hurt, len(names))
    g.shaken = amounts(shaken, len(names))
    g.insanity = PACK
    owned = [item for row in g.items for item in row]
    top = [ITEM_OF[name] for name in found.split()]
    g.item_pile = (*top, *[item for item in range(25) if item not in owned and item not in top])
    g.item_known = (0,) * len(g.item_pile)
    first = [number(name) for name in omens.split()]
    g.event_pile = (*first, *[card for card in range(55) if card not in first])
    return g


def put(g: Mansion, spec: str, column: int = 0) -> None:
    name, _, where = spec.partition(":")
    given = [int(each) for each in where.split(",")] if where else []
    row, column, turned, floor = given + [0, column, 0, 1][len(given) :]
    place(g, TILE_OF[name], cell_of(floor, row, column), turned)
    g.explored |= 1 << TILE_OF[name]


def amounts(text: str, n: int) -> list[int]:
    return ([*map(int, text.split())] + [0] * n)[:n]


def number(name: str) -> int:
    """Of a card or a room: E-1 is 0."""
    return int(name[2:]) - 1


# What happens -------------------------------------------------------------------------------------------------------


def card(g: Mansion, name: str, *judge: int, role: int = 0) -> Mansion:
    """A hunter opens this Event-card; the Judge-cards drawn then show these."""
    g.rig("judge", *judge)
    g.event_pile = tuple([other for other in g.event_pile if other != number(name)])
    return run(g, ShowEvent(role, g.at[role], number(name)))


def enter(g: Mansion, name: str, *judge: int, role: int = 0, side: int = NOWHERE) -> Mansion:
    """A hunter comes to a room by this side of it, and settles what is there."""
    g.rig("judge", *judge)
    return run(g, Enter(role, TILE_OF[name], "walk", side))


def turn(g: Mansion, role: int = 0) -> Mansion:
    """The hunter's turn, as it stands."""
    g.active = role
    return run(g, Turn(role), EndTurn(role))


def next_turn(g: Mansion, role: int = 0) -> Mansion:
    """A new turn of the hunter, from its beginning."""
    g.agenda.clear()
    return run(g, BeginTurn(role))


# What has become of it ----------------------------------------------------------------------------------------------


def asked(g: Mansion) -> tuple[int, str]:
    """Who is asked, and what."""
    return (g.waiting()[0], type(g.asking()).__name__) if g.waiting() else (NOBODY, "")


def owned(g: Mansion, role: int = 0) -> list[str]:
    return [f"I-{item + 1}" for item in g.items[role]]


def room(g: Mansion, role: int = 0) -> str:
    return f"T-{g.at[role] + 1}"


def rooms(tiles: tuple[int, ...]) -> str:
    return " ".join([f"T-{tile + 1}" for tile in tiles])


def sides(bits: int) -> list[str]:
    return [name for n, name in enumerate(SIDES) if bits >> n & 1]


def beast(g: Mansion, name: str, where: str) -> None:
    """A monster stands in a room."""
    g.lair[int(name[2:]) - 31] = TILE_OF[where]
    assert 0 <= int(name[2:]) - 31 < MONSTERS
