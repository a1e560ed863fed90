"""What a scenario must have to be playable, beside the right fields. SET, CTL"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.content.drawing import read_drawing
from hauntbox.games.ghostbusters2.content.effects import EFFECTS, FAILURES, GOALS, KEYS, SUCCESSES
from hauntbox.games.ghostbusters2.content.sheet import Sheet
from hauntbox.games.ghostbusters2.content.street import Street

Finding = tuple[str, str]  # field, message


def survey(sheet: Sheet) -> Iterator[Finding]:
    yield from names(sheet)
    street = Street(read_drawing(sheet.drawing))
    yield from zones(street)
    cards = sheet.goo.equipment + sheet.goo.event + sheet.goo.key
    if cards != len(street.piles):  # GBT-SET-12
        yield "goo", f"{cards} Goo Pile Cards for {len(street.piles)} Goo Piles: expected as many"
    yield from supply(sheet, street)
    if sheet.timer > sheet.longest:
        yield "timer", f"{sheet.timer} is above the maximum of {sheet.longest}"
    if bool(sheet.key) != bool(sheet.goo.key):
        yield "key", "a Key Item needs its Goo Pile Card, and the card its Key Item"


def supply(sheet: Sheet, street: Street) -> Iterator[Finding]:
    """GBT-CSU-01: there are only so many figures."""
    for kind, card in enumerate(KINDS):
        count = sheet.spirit.get(card.code, 0) + sum([figure == kind for figure, _ in street.figures])
        if count > card.copies:
            yield "spirit", f"{count} figures of {card.code} on the map and in the Spirit World: there are {card.copies}"


def names(sheet: Sheet) -> Iterator[Finding]:
    """Effects in data are names from the game's tables."""
    gates = sheet.gates
    for field, name in (("hit", gates.hit), ("missed", gates.missed), ("open", gates.open), ("closed", gates.closed)):
        yield from known("gates", f"{field}: ", name, EFFECTS)
    yield from known("success", "", sheet.success, SUCCESSES)
    yield from known("failure", "", sheet.failure, FAILURES)
    yield from known("goal", "", sheet.goal, GOALS)
    yield from known("key", "", sheet.key, KEYS)


def known(field: str, part: str, name: str, table: Sequence[str]) -> Iterator[Finding]:
    if name not in table:
        near = get_close_matches(name, table, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(filter(None, table))}"
        yield field, f"{part}unknown name {name!r}: {hint}"


def zones(street: Street) -> Iterator[Finding]:
    """GBT-SET-20: a Start Zone of 2x2 spaces; GBT-CTL-03: no Open Gate on the outer ring."""
    if len(street.start) != 4 or street.start != street.block(street.start[0]):
        yield "drawing", "expected a Start Zone of 2x2 spaces, marked S"
    if len(street.symbols) < len(street.gates):
        yield "drawing", "two Gates have the same symbol (GBT-SET-07)"
    for gate in street.gates:
        if street.open_gates >> gate & 1 and street.ring[gate].bit_count() < 8:
            yield "drawing", f"the Open Gate on {street.names[gate]} lies on the outer ring (GBT-CTL-03)"
    yield from reaches(street)


def reaches(street: Street) -> Iterator[Finding]:
    """GBT-CTL-04: piles and Gates can be got at."""
    if not street.start:
        return
    ground = walkable(street)
    blockers = street.open_gates
    for pile in street.piles:
        beside = [p for p in range(street.squares) if street.near[pile] & ground >> p << p & 1 << p]
        if len([p for p in beside if street.sees(p, pile, blockers)]) < 2:
            yield "drawing", f"the Goo Pile on {street.names[pile]} needs 2 spaces beside it (GBT-CTL-04)"
    for gate in street.gates:
        spaces = [p for p in range(street.squares) if ground >> p & 1 and street.apart(p, gate) <= 3]
        if len([p for p in spaces if street.sees(p, gate, blockers)]) < 4:
            yield "drawing", f"the Gate on {street.names[gate]} needs 4 spaces that see it (GBT-CTL-04)"


def walkable(street: Street) -> int:
    """Everywhere a Ghostbuster gets to from the Start Zone."""
    closed = street.open_gates
    for pile in street.piles:
        closed |= 1 << pile
    found, edge = 0, list(street.start)
    while edge:
        p = edge.pop()
        if not found >> p & 1:
            found |= 1 << p
            fresh = street.walk(p, closed) & ~found
            edge += [q for q in range(street.squares) if fresh >> q & 1]
    return found
