"""What is wrong with a scenario beside its fields: the map as it is drawn, decks, objectives. SET, CTL, CSU, CSC

The only list of such reasons: a file is checked by it, and no scenario is played unless it comes back empty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from hauntbox.games.common.scenarios import DRAWING, Finding
from hauntbox.games.ghostbusters2.cards.kinds import CODES, GIANT, KINDS, PLAZM
from hauntbox.games.ghostbusters2.content.drawing import ORANGE, RED, Drawing
from hauntbox.games.ghostbusters2.content.effects import EFFECTS, FAILURES, GOALS, KEYS, SUCCESSES
from hauntbox.games.ghostbusters2.content.objectives import hopeless, is_over_at_once
from hauntbox.games.ghostbusters2.content.sheet import TILE, Sheet
from hauntbox.games.ghostbusters2.content.street import Street

EMERGES: Final = "a Ghost emerges"
BESIDE: Final = 2  # spaces from which a Goo Pile can be investigated
SEEING: Final = 4  # spaces from which a Gate can be fired at
FAR: Final = 3  # sight


class Plan(NamedTuple):
    """A scenario that is being looked at."""

    sheet: Sheet
    drawing: Drawing
    street: Street

    def here(self, space: int, message: str) -> Finding:
        return Finding(DRAWING, message, *self.drawing.spot(space))


# The map.


def survey_map(drawing: Drawing, street: Street) -> Iterator[Finding]:
    for space, message in (*zones(street), *blocks(drawing, street), *symbols(drawing), *rings(street), *ways(street)):
        if space < 0:
            yield Finding(DRAWING, message)
        else:
            yield Finding(DRAWING, message, *drawing.spot(space))


Fault = tuple[int, str]  # a space, or -1; the message


def zones(street: Street) -> Iterator[Fault]:
    """GBT-SET-20: a Start Zone of 2x2 spaces; GBT-SET-14: in which the car can be parked."""
    start = street.start
    if len(start) != 4 or is_at_edge(street, start[0]) or start != street.block(start[0]):
        yield (start[0] if start else -1), "expected a Start Zone of 2x2 spaces, marked S"
        return
    pairs = [(a, b) for a in start for b in start if a < b and street.is_straight(a, b)]
    if all([street.line(a, b) & (RED | ORANGE) for a, b in pairs]):
        yield start[0], "lines part all spaces of the Start Zone: expected room for the Ecto-1a"


def is_at_edge(street: Street, space: int) -> bool:
    """No block of 2x2 spaces begins there."""
    return street.column[space] == street.columns - 1 or street.row[space] == street.rows - 1


def blocks(drawing: Drawing, street: Street) -> Iterator[Fault]:
    """GBT-LIB-01, GBT-KEY-15: what covers 2x2 spaces is drawn on all four."""
    large = {"L": "Lady Liberty", KINDS[GIANT].code: f"the {KINDS[GIANT].name}"}
    for mark, name in large.items():
        spaces = [p for p, drawn in enumerate(drawing.marks) if drawn == mark]
        if spaces and (is_at_edge(street, spaces[0]) or tuple(spaces) != street.block(spaces[0])):
            yield spaces[0], f"{len(spaces)} spaces marked {mark}: expected {name} on 2x2 spaces"


def symbols(drawing: Drawing) -> Iterator[Fault]:
    """GBT-SET-07: each symbol on one Gate."""
    seen: set[str] = set()
    for p, mark in enumerate(drawing.marks):
        if mark[:1] in "Gg" and mark[1:].isdigit():
            if mark[1] in seen:
                yield p, f"a second Gate has the same symbol, {mark[1]}: expected each once (GBT-SET-07)"
            seen.add(mark[1])


def rings(street: Street) -> Iterator[Fault]:
    """GBT-CTL-03: no Open Gate on the outer ring."""
    for gate in street.gates:
        if street.open_gates >> gate & 1 and street.ring[gate].bit_count() < 8:
            yield gate, f"the Open Gate on {street.names[gate]} lies on the outer ring (GBT-CTL-03)"


def ways(street: Street) -> Iterator[Fault]:
    """GBT-CTL-04: from the Start Zone one gets at every pile and within sight of every Gate."""
    if len(street.start) != 4:
        return
    ground, blockers = walkable(street), street.open_gates
    for pile in street.piles:
        beside = [p for p in range(street.squares) if street.near[pile] & ground >> p << p & 1 << p]
        n = len([p for p in beside if street.sees(p, pile, blockers)])
        if n < BESIDE:
            words = f"the Goo Pile on {street.names[pile]} can be investigated from {spaces(n)}: expected {BESIDE}"
            yield pile, f"{words} (GBT-CTL-04)"
    for gate in street.gates:
        near = [p for p in range(street.squares) if ground >> p & 1 and street.apart(p, gate) <= FAR]
        n = len([p for p in near if street.sees(p, gate, blockers)])
        if n < SEEING:
            words = f"the Gate on {street.names[gate]} is seen from {spaces(n)} within {FAR}: expected {SEEING}"
            yield gate, f"{words} (GBT-CTL-04)"


def spaces(n: int) -> str:
    return "no space" if n == 0 else "1 space" if n == 1 else f"{n} spaces"


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


# Names, numbers and objectives.


def known(path: tuple[str, ...], name: str, table: Sequence[str]) -> Iterator[Finding]:
    """Effects in data are names from the game's tables."""
    if name not in table:
        near = get_close_matches(name, table, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(filter(None, table))}"
        yield Finding(path, f"unknown name {name!r}: {hint}")


def gate_names(plan: Plan) -> Iterator[Finding]:
    gates = plan.sheet.gates
    for field, name in (("hit", gates.hit), ("missed", gates.missed), ("open", gates.open), ("closed", gates.closed)):
        yield from known(("gates", field), name, EFFECTS)


def timers(plan: Plan) -> Iterator[Finding]:
    if plan.sheet.timer > plan.sheet.longest:
        yield Finding(("timer",), f"{plan.sheet.timer} is above the maximum of {plan.sheet.longest}")


def goo_cards(plan: Plan) -> Iterator[Finding]:
    """GBT-SET-12: a card for each pile."""
    goo = plan.sheet.goo
    cards = goo.equipment + goo.event + goo.key
    if cards != len(plan.street.piles):
        yield Finding(("goo",), f"{cards} Goo Pile Cards for {len(plan.street.piles)} Goo Piles: expected as many")


def key_items(plan: Plan) -> Iterator[Finding]:
    if plan.sheet.key and not plan.sheet.goo.key:
        yield Finding(("goo", "key"), f"0 cards: expected 1 for the Key Item {plan.sheet.key!r}")
    if plan.sheet.goo.key and not plan.sheet.key:
        yield Finding(("key",), "missing: expected the Key Item of the Goo Pile Card")


def spirit_world(plan: Plan) -> Iterator[Finding]:
    """GBT-SPW-01: Ghosts, no Plazms, GBT-SPW-03: and somebody to emerge."""
    gates, spirit = plan.sheet.gates, plan.sheet.spirit
    for code in spirit:
        if KINDS[CODES[code]].sort == PLAZM:
            yield Finding(("spirit", code), f"a {KINDS[CODES[code]].name} is no Ghost: expected Ghosts")
    if EMERGES in (gates.hit, gates.missed, gates.open, gates.closed) and not sum(spirit.values()):
        yield Finding(("spirit",), f"nobody is there, and {EMERGES!r} would lose at once: expected Ghosts")


def supply(plan: Plan) -> Iterator[Finding]:
    """GBT-CSU-01: no more figures than there are in the box."""
    figures = Counter([kind for kind, _ in plan.street.figures])
    for kind, card in enumerate(KINDS):
        waiting = plan.sheet.spirit.get(card.code, 0)
        if figures[kind] + waiting > card.copies:
            words = f"{figures[kind]} {card.name} on the map and {waiting} in the Spirit World"
            yield Finding(("spirit", card.code) if waiting else ("drawing",), f"{words}: there are {card.copies}")


def tiles(plan: Plan) -> Iterator[Finding]:
    rows = plan.sheet.tiles
    if not rows:
        return
    high, wide = -(-plan.street.rows // TILE), -(-plan.street.columns // TILE)
    if len(rows) != high:
        yield Finding(("tiles",), f"{len(rows)} rows of tiles for a map of {plan.street.rows} rows: expected {high}")
    for n, row in enumerate(rows, 1):
        if len(row) != wide:
            yield Finding(("tiles", str(n)), f"{len(row)} tiles for {plan.street.columns} columns: expected {wide}")


def captain(plan: Plan) -> Iterator[Finding]:
    """GBT-CSC-24: he comes from the supply, by an Open Gate."""
    if plan.sheet.captain and not plan.street.open_gates:
        yield Finding(("captain",), "the Midnight Captain needs an Open Gate to come from")


def objectives(plan: Plan) -> Iterator[Finding]:
    """GBT-SCN-05: the objective can be met, and is not met at the start."""
    reason = hopeless(plan.sheet, plan.street)
    if reason:
        yield Finding(("success",), f"{plan.sheet.success!r} cannot come true: {reason}")
    elif is_over_at_once(plan.sheet, plan.street):
        yield Finding(("success",), f"{plan.sheet.success!r} is true at the start")


def dangers(plan: Plan) -> Iterator[Finding]:
    needs = {"the Giant is home": (GIANT in [kind for kind, _ in plan.street.figures], KINDS[GIANT].name),
             "she is overrun": (plan.street.statue >= 0, "Lady Liberty")}  # fmt: skip
    is_there, who = needs.get(plan.sheet.failure, (True, ""))
    if not is_there:
        yield Finding(("failure",), f"{plan.sheet.failure!r}: the map has no {who}")
    plazms = sum([KINDS[kind].plazms for kind, _ in plan.street.figures])
    if plan.sheet.failure == "the Plazms run out" and plazms < 3:
        yield Finding(("failure",), f"{plan.sheet.failure!r} is true at the start: {plazms} Plazms on the map")


# Each with the fields that it needs to be sound.
Check = Callable[[Plan], Iterator[Finding]]
CHECKS: Final[tuple[tuple[tuple[str, ...], Check], ...]] = (
    (("gates",), gate_names),
    (("success",), lambda plan: known(("success",), plan.sheet.success, SUCCESSES)),
    (("failure",), lambda plan: known(("failure",), plan.sheet.failure, FAILURES)),
    (("goal",), lambda plan: known(("goal",), plan.sheet.goal, GOALS)),
    (("key",), lambda plan: known(("key",), plan.sheet.key, KEYS)),
    (("timer", "longest"), timers),
    (("goo", "drawing"), goo_cards),
    (("goo", "key"), key_items),
    (("spirit", "gates"), spirit_world),
    (("spirit", "drawing"), supply),
    (("tiles", "drawing"), tiles),
    (("captain", "drawing"), captain),
    (("success", "drawing", "gates", "tank"), objectives),
    (("failure", "drawing"), dangers),
)


def survey(plan: Plan, unsound: set[str]) -> Iterator[Finding]:
    """All that can be said in spite of the fields that are unsound."""
    for needs, check in CHECKS:
        if not unsound.intersection(needs):
            yield from check(plan)
