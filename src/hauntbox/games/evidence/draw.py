"""The house as text, made from a seat's view."""

from __future__ import annotations

from hauntbox.games.evidence.cards.ghosts import KINDS, TYPES
from hauntbox.games.evidence.cards.items import item_of
from hauntbox.games.evidence.cards.names import HUNTERS, ITEM_NAMES
from hauntbox.games.evidence.content import house_of
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.state import Haunting
from hauntbox.games.evidence.view import Behind, View, view
from hauntbox.games.evidence.words import square_words
from hauntbox.kernel.contract import Seat

WIDE = 3
KEY = "1-4 hunters  @ ghost  * spawn  # hiding square  D door  X van door  d DOTS  b book  c crucifix  s salt  u print"


def draw(g: Haunting, seat: Seat) -> str:
    v = view(g, seat)
    house = house_of(v.scenario)
    return "\n".join([*headline(v, house), "", *plan(v, house), KEY, "", *table(v, house), *screen(v.behind, house)])


def headline(v: View, house: House) -> list[str]:
    state = f"HUNT since round {v.hunt}, the van door is shut" if v.hunt else "the ghost is passive"
    return [f"{house.title}, round {v.round} of {v.dawn}: {state}"]


def plan(v: View, house: House) -> list[str]:
    marks = marks_by_square(v, house)
    lines = ["    " + "".join([f" {chr(ord('A') + column)}  " for column in range(house.columns)])]
    for row in range(house.rows):
        squares = range(row * house.columns, (row + 1) * house.columns)
        lines.append("   " + "".join([f"+{edge(house, p, p - house.columns, row > 0)}" for p in squares]) + "+")
        cells = "".join([side(house, p, p - 1, p % house.columns > 0) + cell(house, p, marks) for p in squares])
        lines.append(f"{row + 1:2} {cells}|")
    last = range((house.rows - 1) * house.columns, house.squares)
    is_below = house.is_van_below and house.door in last
    bottom = ["+ X " if is_below and p == house.door else "+---" for p in last]
    van = "".join([str(i) for i, place in enumerate(v.at, 1) if place == house.van])
    where = "" if is_below else f" at {house.names[house.door]}"
    return [*lines, f"   {''.join(bottom)}+", f"   van{where}: {van or 'empty'}"]


def edge(house: House, place: int, other: int, inside: bool) -> str:
    """The border above a square."""
    return {"|": "---", "D": " D ", " ": "   "}[side(house, place, other, inside)]


def side(house: House, place: int, other: int, inside: bool) -> str:
    if not inside or house.room_of[place] == house.room_of[other] == NOWHERE:
        return "|" if not inside or house.room_of[place] != NOWHERE else " "
    if tuple(sorted((place, other))) in house.doors:
        return "D"
    return " " if house.room_of[place] == house.room_of[other] else "|"


def cell(house: House, place: int, marks: dict[int, str]) -> str:
    room = house.room_of[place]
    if room == NOWHERE:
        return " " * WIDE
    printed = "#" if place in house.fronts else "*" if place in house.spawn else ""
    inside = marks.get(place, "") + printed
    return (house.letters[room].lower() + inside if len(inside) < WIDE else inside)[:WIDE].ljust(WIDE)


def marks_by_square(v: View, house: House) -> dict[int, str]:
    """Figures first, then tokens."""
    marks: dict[int, str] = {}
    ghost = [(v.behind.square, "@")] if v.behind and v.behind.square != NOWHERE else []
    figures = [(place, str(role)) for role, place in enumerate(v.at, 1) if place not in (NOWHERE, house.van)]
    tokens = [*[(p, "d") for p in v.dots], *[(p, "c") for p in v.crucifixes], *[(b.square, "b") for b in v.books]]
    traces = [*[(tile.square, "s") for tile in v.salt], *[(mark.square, "u") for mark in v.prints]]
    for place, mark in [*figures, *ghost, *tokens, *traces]:
        marks[place] = marks.get(place, "") + mark
    return marks


def table(v: View, house: House) -> list[str]:
    log = ", ".join([f"{KINDS[entry.kind]} (round {entry.round})" for entry in v.log]) or "empty"
    return [
        *[hunter_line(v, house, i) for i in range(len(v.at))],
        f"Evidence: {log}.",
        f"Possible ghosts: {', '.join([TYPES[t].name for t in v.notebook.types])}.",
        f"Possible rooms: {', '.join([house.rooms[r] for r in v.notebook.rooms])}; {len(v.notebook.squares)} squares.",
        *token_lines(v, house),
    ]


def hunter_line(v: View, house: House, i: int) -> str:
    place = "dead" if v.at[i] == NOWHERE else square_words(house, v.at[i])
    hidden = ", hidden" if v.at[i] in house.fronts else ""
    slow = ", slowed" if v.slowed[i] else ""
    held = v.hand[i] if v.hand is not None else v.known[i]
    cards = ", ".join([ITEM_NAMES[card] for card in held])
    unseen = v.cards[i] - len(held) if v.hand is None else 0
    more = f"{unseen} unseen" if unseen > 0 else ""
    return f"{i + 1} {HUNTERS[i]}: {place}{hidden}{slow}. Items: {', '.join(filter(None, [cards, more])) or 'none'}."


def token_lines(v: View, house: House) -> list[str]:
    books = [f"Book on {house.names[b.square]}{' (written)' if b.written else ''}" for b in v.books]
    salt = [f"salt on {house.names[s.square]}{' (stepped in)' if s.stepped else ''}" for s in v.salt]
    dots = [f"{item_of(0).name} on {house.names[p]}" for p in v.dots]
    crosses = [f"Crucifix on {house.names[p]}" for p in v.crucifixes]
    prints = [f"print on {house.names[m.square]}" for m in v.prints]
    placed = [*dots, *books, *crosses, *salt, *prints]
    return [f"On the floor: {', '.join(placed)}."] if placed else []


def screen(b: Behind | None, house: House) -> list[str]:
    """What the ghost sees behind its screen."""
    if b is None or b.room == NOWHERE:
        return []
    kinds = ", ".join([KINDS[kind] for kind in sorted(TYPES[b.type].kinds)])
    return [
        f"You are the {TYPES[b.type].name} of the {house.rooms[b.room]} ({kinds}), on {square_words(house, b.square)}.",
        f"Countdown {b.countdown}{' (cut)' if b.cut_used else ''}, movement left {b.stride}.",
    ]
