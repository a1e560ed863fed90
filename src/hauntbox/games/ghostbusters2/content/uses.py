"""What of a scenario is in use, so that its author sees what no game ever comes to."""

from __future__ import annotations

from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.cards.names import GOO_KEY
from hauntbox.games.ghostbusters2.content.sheet import TILE
from hauntbox.games.ghostbusters2.state import Busters, spaces_of


def uses(g: Busters) -> dict[str, dict[str, bool]]:
    """In this position: which Gates are closed, which piles are opened, whom somebody holds, where somebody stands."""
    street = g.street
    gates = [gate for gate in street.gates if street.open_gates >> gate & 1]
    held = {g.kind[target] for row in g.held for target, _, _ in row if target >= 0}
    met = {*held, *[kind for trapped in g.trapped for kind in trapped], *g.stored}
    kinds = {kind for kind, _ in street.figures} | {kind for kind, n in enumerate(g.spirit) if n}
    found = {
        "closed": {f"the Gate on {street.names[gate]}": not g.gates >> gate & 1 for gate in gates},
        "investigated": {f"the pile on {street.names[pile]}": not g.piles >> pile & 1 for pile in street.piles},
        "caught": {KINDS[kind].name: kind in met for kind in sorted(kinds)},
    }
    if g.sheet.tiles:
        found["visited"] = visited(g)
    if g.sheet.key:
        found["found"] = {g.sheet.key: not any([card == GOO_KEY for card in g.goo])}
    return found


def visited(g: Busters) -> dict[str, bool]:
    """By tile; a name that is there twice has its place as well."""
    street, rows = g.street, g.sheet.tiles
    every = [(r, c) for r, row in enumerate(rows) for c in range(len(row))]
    feet = [p for role in range(len(g.at)) for p in spaces_of(g, role)]
    trodden = {(street.row[p] // TILE, street.column[p] // TILE) for p in feet}
    return {f"{rows[r][c]} ({r + 1}/{c + 1})": (r, c) in trodden for r, c in every}
