"""A board drawn with characters, three to a space. From the scene alone: every game can be played in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from string import ascii_letters, ascii_lowercase
from typing import Final

from hauntbox.scene.structs.scene_things import Board, Piece, Space, Zone
from hauntbox.scene.structs.vocabulary import WALLS
from hauntbox.scene.structs.word_types import Point
from hauntbox.scene.text.reading import SceneReader

WIDE: Final = 3
UPRIGHT: Final = {
    "wall": "|", "hedge": "%", "rock": "|", "door": "D", "bars": "X", "gap": ":", "line": "!", "fence": "/",
    "steam": "~", "dash": ":",
}  # fmt: skip
LYING: Final = {
    "wall": "---", "hedge": "%%%", "rock": "---", "door": " D ", "bars": " X ", "gap": " : ", "line": "===",
    "fence": "///", "steam": "~~~", "dash": "- -",
}  # fmt: skip
STRONGEST: Final = tuple(UPRIGHT)  # of two looks at one edge the first of this list is drawn
TALL: Final = ("figure", "beast", "ghost", "portal", "vehicle")  # capital letters
PRINTED: Final = "*#^%&=$+~"
FLOOR: Final = "."
PICK: Final = "o"
TAKEN: Final = ("D", "X", PICK)  # doors and picks: no letters for pieces


def edge_of(at: Point, way: str) -> tuple[Point, str]:
    """The edge on a side of a space, named by its southern or eastern space."""
    x, y = at
    return {"n": ((x, y), "n"), "w": ((x, y), "w"), "e": ((x + 1, y), "w"), "s": ((x, y + 1), "n")}[way]


class DrawnBoard:
    """One board. Signs are handed out in the order in which things stand in the scene."""

    def __init__(self, read: SceneReader, board: str) -> None:
        self.read = read
        self.board = read.things[board]
        self.spaces = {space.at: (id, space) for id, space in read.of(board, Space)}
        self.zones = [(id, zone) for id, zone in read.of(board, Zone) if read.draw(zone) in ("room", "tile")]
        self.signs: dict[str, str] = {}  # sign -> what it stands for
        self.by_name: dict[str, str] = {}
        self.doors: list[str] = []  # looks of sides that are no walls
        self.edges = self.stated_edges()
        self.large = self.covered()
        self.picks = {on for option in self.options() for on in option[:1]}
        self.hand_out_prints()
        self.cells = {at: self.cell(id, space) for at, (id, space) in self.spaces.items()}
        self.floors = self.written_names()

    def options(self) -> Iterator[tuple[str, ...]]:
        ask = self.read.scene.ask
        yield from [option.on for option in ask.options if not option.off] if ask else []

    # What stands on a space.

    def cell(self, id: str, space: Space) -> str:
        pieces = [self.sign_of(one, piece) for one, piece in self.standing(id)]
        marks = [self.printed(badge.look) for badge in space.badges] if not self.is_laid else []
        found = "".join(dict.fromkeys([*pieces, *marks]))[:WIDE]
        if self.is_laid and not found:
            return (self.read.look(space.emblem).name or self.read.name(id)).lower()[:WIDE]
        return found or (PICK if id in self.picks else FLOOR)

    def standing(self, space: str) -> list[tuple[str, Piece]]:
        """Figures first, so that they are drawn where there is no room for all."""
        pieces = [one for place in self.read.places_of(space) for one in self.read.of(place, Piece)]
        pieces += self.large.get(space, [])
        return sorted(pieces, key=lambda one: self.read.draw(one[1]) not in TALL)

    def covered(self) -> dict[str, list[tuple[str, Piece]]]:
        """What is larger than a space, by the further spaces that it covers."""
        found: dict[str, list[tuple[str, Piece]]] = {}
        for id, piece in self.read.all(Piece):
            home = self.read.things.get(piece.in_)
            if piece.size is None or not isinstance(home, Space):
                continue
            (x, y), (wide, high) = home.at, piece.size
            for at in [(x + dx, y + dy) for dy in range(high) for dx in range(wide) if dx or dy]:
                if at in self.spaces and self.spaces[at][1].in_ == home.in_:
                    found.setdefault(self.spaces[at][0], []).append((id, piece))
        return found

    def sign_of(self, id: str, piece: Piece) -> str:
        name = self.read.name(id)
        if name not in self.by_name:
            self.by_name[name] = self.free_sign(name, self.read.draw(piece))
            self.signs[self.by_name[name]] = name
        return self.by_name[name]

    def free_sign(self, name: str, draw: str) -> str:
        """A letter of its name: capital for who stands there, small for what lies there."""
        letters = [letter for letter in f"{name}{ascii_lowercase}" if letter in ascii_letters]
        wished = [letter.upper() if draw in TALL else letter.lower() for letter in letters]
        ghostly = ["@"] if draw == "ghost" and self.is_one_ghost else []
        return next((sign for sign in [*ghostly, *wished] if self.is_free(sign)), "?")

    @cached_property
    def is_one_ghost(self) -> bool:
        """Of several kinds each has a letter."""
        return len({self.read.name(id) for id, piece in self.read.all(Piece) if self.read.draw(piece) == "ghost"}) == 1

    def is_free(self, sign: str) -> bool:
        return sign not in self.signs and sign not in TAKEN

    def hand_out_prints(self) -> None:
        """In the order of the legend, so that a mark has one sign on all boards of a game."""
        used = {badge.look for _, space in self.spaces.values() if not self.is_laid for badge in space.badges}
        names = dict.fromkeys([look.name for id, look in self.read.scene.legend.items() if id in used])
        for name, sign in zip(names, PRINTED, strict=False):
            self.by_name[name], self.signs[sign] = sign, name

    def printed(self, look: str) -> str:
        return self.by_name.get(self.read.look(look).name, "?")

    # Names of rooms, written on the floor.

    def written_names(self) -> dict[Point, str]:
        """By space, the part of a room's name that is written on it."""
        found: dict[Point, str] = {}
        for id, zone in self.zones:
            run = self.longest_run(zone)
            text = self.read.name(id)[: max(0, len(run) * (WIDE + 1) - 1)]
            for n, at in enumerate(run):
                found[at] = text[n * (WIDE + 1) : (n + 1) * (WIDE + 1)]
        return found

    def longest_run(self, zone: Zone) -> list[Point]:
        """The first longest row of bare floor; a name that does not fit is cut."""
        rooms = [space.at for id in zone.spaces if isinstance(space := self.read.things.get(id), Space)]
        bare = {at for at in rooms if self.cells.get(at) in (FLOOR, PICK)}
        return max([self.run(at, bare) for at in rooms if at in bare], key=len, default=[])

    def run(self, at: Point, bare: set[Point]) -> list[Point]:
        """From a space to the east, as far as the floor is bare and open."""
        found = [at]
        while (there := (found[-1][0] + 1, at[1])) in bare and not self.edge(there, "w"):
            found.append(there)
        return found

    # Edges.

    def stated_edges(self) -> dict[tuple[Point, str], str]:
        """What is drawn between two spaces, by the southern or eastern one; either neighbour may state it."""
        found: dict[tuple[Point, str], list[str]] = {}
        for at, (_, space) in self.spaces.items():
            for way in space.sides:
                found.setdefault(edge_of(at, way), []).extend(self.read.side_looks(space, way))
        self.doors = sorted({look for looks in found.values() for look in looks if not self.is_wall(look)})
        return {edge: self.strongest(looks) for edge, looks in found.items()}

    def is_wall(self, look: str) -> bool:
        return self.read.look(look).draw in WALLS

    def strongest(self, looks: list[str]) -> str:
        draws = [self.read.look(look).draw for look in looks]
        return min(draws, key=STRONGEST.index)

    def edge(self, at: Point, way: str) -> str:
        return self.edges.get(edge_of(at, way), "")

    # The drawing.

    def lines(self) -> list[str]:
        if not self.spaces:
            return []
        xs, ys = [x for x, _ in self.spaces], [y for _, y in self.spaces]
        columns, rows = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
        lines = [f"   {''.join([f' {self.column_name(x):^{WIDE}}' for x in columns])}"] if self.has_names else []
        for y in rows:
            lines += [f"   {self.upper(y, columns)}", f"{self.row_name(y):>2} {self.middle(y, columns)}"]
        return [line.rstrip() for line in [*lines, f"   {self.upper(rows[-1] + 1, columns)}"]]

    @property
    def has_names(self) -> bool:
        return isinstance(self.board, Board) and self.board.names

    @property
    def is_laid(self) -> bool:
        """Tiles are known by their names, squares of a plan by what is printed on them."""
        return isinstance(self.board, Board) and self.board.lay == "tiles"

    def column_name(self, x: int) -> str:
        return chr(ord("A") + x) if 0 <= x < 26 else str(x)

    def row_name(self, y: int) -> str:
        return str(y + 1) if self.has_names and y in self.named_rows else ""

    @cached_property
    def named_rows(self) -> set[int]:
        """Rows with spaces called by column and row; a van beside the house is not."""
        spaces = [space for _, space in self.spaces.values()]
        return {space.at[1] for space in spaces if space.name == f"{self.column_name(space.at[0])}{space.at[1] + 1}"}

    def upper(self, y: int, columns: range) -> str:
        edges = [LYING.get(self.edge((x, y), "n"), " " * WIDE) for x in columns]
        corners = ["+" if self.has_corner(x, y) else " " for x in range(columns[0], columns[-1] + 2)]
        return "".join([corner + edge for corner, edge in zip(corners, [*edges, ""], strict=True)])

    def has_corner(self, x: int, y: int) -> bool:
        around = [((x, y), "n"), ((x, y), "w"), ((x - 1, y - 1), "s"), ((x - 1, y - 1), "e")]
        return any([self.edge(at, way) for at, way in around])

    def middle(self, y: int, columns: range) -> str:
        out = ""
        for x in columns:
            before, text = UPRIGHT.get(self.edge((x, y), "w"), " "), self.inner((x, y))
            over = self.floors.get((x - 1, y), "")[WIDE:] if before == " " else ""  # a name goes on over an open edge
            out += (over or before) + text
        return out + UPRIGHT.get(self.edge((columns[-1], y), "e"), " ")

    def inner(self, at: Point) -> str:
        written = self.floors.get(at, "")[:WIDE]
        return (
            f"{written or self.cells.get(at, ''):<{WIDE}}" if written.strip() else f"{self.cells.get(at, ''):^{WIDE}}"
        )

    def key(self) -> str:
        """What the signs stand for."""
        used = [f"{sign} {name}" for sign, name in self.signs.items()]
        edges = {look.name: UPRIGHT[look.draw] for look in map(self.read.look, self.doors)}
        used += [f"{sign} {name}" for name, sign in edges.items()]
        return "  ".join([*used, *([f"{PICK} you may pick it"] if PICK in self.cells.values() else [])])
