"""The street as text, made from a seat's view."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.events import EVENTS
from hauntbox.games.ghostbusters2.cards.kinds import BASES, BIG, KINDS, SLIMES
from hauntbox.games.ghostbusters2.content import sheet_of, street_of
from hauntbox.games.ghostbusters2.content.drawing import COLOURS
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.state import CAR, NOBODY, STATUE, Busters
from hauntbox.games.ghostbusters2.view import Ghostbuster, View, view
from hauntbox.kernel.contract import Seat

LETTERS: Final = {colour: letter for letter, colour in COLOURS.items()} | {0: " "}
KEY: Final = "1-4 Ghostbusters  F B Ecto-1a  L Lady Liberty  G Open Gate  g Closed Gate  P Goo Pile  R O Y lines"


def draw(g: Busters, seat: Seat) -> str:
    v = view(g, seat)
    street = street_of(v.scenario)
    return "\n".join([*headline(v), "", *plan(v, street), KEY, "", *table(v, street)])


def headline(v: View) -> list[str]:
    turn = f", {name_of(v, v.active)}'s turn" if v.active != NOBODY else ""
    return [f"{sheet_of(v.scenario).title}, round {v.round}{turn}: Goo Timer {v.timer} of {v.longest}, Tank {v.tank}"]


def name_of(v: View, role: int) -> str:
    who = v.team[role].character
    return names.CHARACTERS[who] if who != NOBODY else f"Ghostbuster {role + 1}"


def plan(v: View, street: Street) -> list[str]:
    marks = marks_by_space(v, street)
    lines = ["     " + "".join([f" {chr(ord('A') + column)}  " for column in range(street.columns)]).rstrip()]
    lines.append("    " + "+===" * street.columns + "+")
    for row in range(street.rows):
        spaces = range(row * street.columns, (row + 1) * street.columns)
        if row:
            above = ["+" + 3 * LETTERS[street.line(p - street.columns, p)] for p in spaces]
            lines.append("    " + "".join(above) + "+")
        cells = [marks.get(p, ".").center(3)[:3] + edge(street, p, spaces) for p in spaces]
        lines.append(f"{row + 1:3} |" + "".join(cells))
    return [*lines, "    " + "+===" * street.columns + "+"]


def edge(street: Street, space: int, row: range) -> str:
    return LETTERS[street.line(space, space + 1)] if space + 1 in row else "|"


def marks_by_space(v: View, street: Street) -> dict[int, str]:
    """Figures over vehicles over tokens."""
    marks: dict[int, str] = {}
    for symbol, gate in street.symbols.items():
        marks[gate] = f"{'G' if v.gates >> gate & 1 else 'g'}{symbol}"
    for pile in street.piles:
        if v.piles >> pile & 1:
            marks[pile] = "P"
    for space, mark in ((v.front, "F"), (v.back, "B")):
        marks[space] = mark
    for space in street.block(v.statue) if v.statue >= 0 else ():
        marks[space] = "L"
    for entity in v.entities:
        for space in street.block(entity.at) if BIG[entity.kind] else (entity.at,):
            marks[space] = KINDS[entity.kind].code
    for role, one in enumerate(v.team):
        if one.at >= 0:
            marks[one.at] = str(role + 1)
    return marks


def table(v: View, street: Street) -> list[str]:
    spirit = ", ".join([f"{n} {KINDS[kind].name}" for kind, n in enumerate(v.spirit) if n]) or "empty"
    events = [f"Event: {EVENTS[card].name}, {left} left. {EVENTS[card].text}" for card, _, left, _ in v.troubles]
    based = [f"{KINDS[e.kind].name} on {street.names[e.at]}: {base_words(e.bases)}" for e in v.entities if e.bases]
    return [*[line_of(v, street, role) for role in range(len(v.team))], f"Spirit World: {spirit}.", *events, *based]


def base_words(bases: int) -> str:
    return ", ".join([name for base, name in enumerate(BASES) for _ in range(bases >> 4 * base & 15)])


def line_of(v: View, street: Street, role: int) -> str:
    one = v.team[role]
    where = {CAR: "in the Ecto-1a", STATUE: "in Lady Liberty"}.get(one.at) or street.names[one.at]
    outfit = f"{names.PACKS[one.pack]}, Level {one.level} ({one.xp} XP)"
    return f"{role + 1} {name_of(v, role)}: {where}, {outfit}{goods(v, street, one)}."


def goods(v: View, street: Street, one: Ghostbuster) -> str:
    """Slime, Ghosts, Plazms, cards and tokens, as far as there are any."""
    slime = [SLIMES[t] for t in range(len(SLIMES)) for _ in range(one.slime >> 4 * t & 15)]
    ghosts = [KINDS[kind].name for kind in one.trapped]
    cards = [names.CARDS[card] + ("" if v.uses[card] else " (used)") for card in one.cards]
    spots = {entity.slot: f"the {KINDS[entity.kind].name}" for entity in v.entities}
    gate = {-1 - n: f"the Gate on {street.names[space]}" for n, space in enumerate(street.gates)}
    held = [f"{s + m} on {spots.get(at) or gate[at]}" for at, s, m in one.held]
    parts = [("Slime", slime), ("Trapped", ghosts), ("tokens", held), ("cards", cards)]
    plazms = f"; {one.plazms} Plazms" if one.plazms else ""
    return plazms + "".join([f"; {title}: {', '.join(row)}" for title, row in parts if row])
