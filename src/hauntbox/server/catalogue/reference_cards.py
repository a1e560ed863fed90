"""Reference cards: what a seat may do, on one page."""

from __future__ import annotations

from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.wire.rest_types import ReferenceLine, ReferenceSection


def cards_of(live: LiveTable, seat: int) -> list[ReferenceSection]:
    """Of every role that the seat plays; what two of them share is said once."""
    kind, table = live.kind, live.game
    if kind.reference_card is None:
        return []
    found = dict.fromkeys([each for role in table.minds(seat) for each in kind.reference_card(table.g, role)])
    return [ReferenceSection(each.title, [ReferenceLine(text, rule) for text, rule in each.lines]) for each in found]
