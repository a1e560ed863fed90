"""What is wrong with a mission beside the types of its fields: names, numbers, words that are not built yet. MIS"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final

from hauntbox.games.betwixt.cards.decks import KINDS
from hauntbox.games.betwixt.cards.equipment import ITEM
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.content import sheet as s
from hauntbox.games.betwixt.content import sheet_effects as e
from hauntbox.games.betwixt.content.sheet_tests import NARROWED, Test, When
from hauntbox.games.betwixt.content.tiles import SIDES, TILE_OF, TILES
from hauntbox.games.betwixt.content.writing import CARD_OF, place
from hauntbox.games.common.scenarios import Finding
from hauntbox.games.common.walking import Path, Piece, pieces

WORDS: Final = ("each", "random", "one", "lookout", "away", "it")
OF_TEAMS: Final[tuple[type, ...]] = (e.Wait, e.MergeTeams)
OF_MONSTERS: Final = ("armor", "hp", "activations")  # numbers of a kind of monster
CARD_FIELDS: Final[dict[type, tuple[str, ...]]] = {
    s.Pick: ("cards",), s.Equipment: ("family", "among"), s.Good: ("card",), e.Give: ("card",), s.Action: ("pay",),
}  # fmt: skip


class Tables:
    """What there is of each kind of name."""

    def __init__(self, sheet: s.Sheet, found: list[Piece]) -> None:
        self.pieces = found
        self.start = sheet.start.tile
        spawned = [each.value for each in found if isinstance(each.value, e.Spawned)]
        tiles = [*sheet.tiles, *sheet.secret_rooms]
        self.known: dict[str, Sequence[str]] = {
            "flag": sheet.flags,
            "counter": [counter.name for counter in sheet.counters],
            "action": [act.name for act in sheet.actions],
            "text": list(sheet.texts),
            "mark": [each.value.mark for each in found if isinstance(each.value, e.PlaceMark)],
            "monster": [monster.name for monster in MONSTERS],
            "card": list(CARD_OF),
            "tile": tiles,
            "place": [*tiles, "family"],
            "fight": [*tiles, *[each.name for each in spawned if each.name]],
            "guest": [guest.name for guest in sheet.guests],
        }
        self.known["who"] = [*WORDS, *NAMES, *self.known["guest"], *self.known["monster"]]
        self.known["fallen"] = ["last", "last-of-team", *NAMES, *self.known["guest"]]
        self.known["at"] = [*tiles, *self.known["mark"]]
        self.known["removed"] = [*self.known["monster"], *self.known["mark"], "trap"]
        self.known["price"] = ["item", *CARD_OF]


FIELDS: Final[dict[type, dict[str, str]]] = {
    Test: {"flag": "flag", "counter": "counter", "standing": "guest", "at": "at"},
    When: {"tile": "tile", "fight": "fight", "monster": "monster", "who": "fallen", "counter": "counter",
           "action": "action"},
    e.Spawned: {"monster": "monster"}, e.Read: {"text": "text"}, e.Win: {"text": "text"}, e.Lose: {"text": "text"},
    e.Spawn: {"tile": "place"}, e.Reinforce: {"tile": "place"}, e.Set: {"flag": "flag"},
    e.Count: {"counter": "counter", "near": "mark"}, e.Retarget: {"monster": "monster"}, e.Heal: {"who": "who"},
    e.Focus: {"who": "who"}, e.Damage: {"who": "who"}, e.Gain: {"who": "who"}, e.Chip: {"who": "who"},
    e.MergeTeams: {"tile": "tile"}, e.EachRolls: {"who": "who"}, e.Xp: {"who": "who"},
    e.Join: {"guest": "guest", "tile": "place"},
    e.PlaceDoor: {"tile": "place"}, e.PlaceTrap: {"tile": "place"}, e.PlaceMark: {"tile": "tile"},
    e.WallUp: {"tile": "tile"}, e.Modify: {"monster": "monster"}, e.OpenAction: {"action": "action"},
    e.Remove: {"what": "removed"}, e.Pay: {"card": "price"}, s.Start: {"tile": "tile"}, s.Objective: {"tile": "tile"},
    s.Where: {"tile": "tile", "mark": "mark"},
}  # fmt: skip
SHOWN: Final = {"fallen": "person", "who": "person", "at": "tile or mark", "removed": "piece", "price": "card"}


def survey(sheet: s.Sheet) -> Iterator[Finding]:
    tables = Tables(sheet, list(pieces(sheet)))
    for path, value in tables.pieces:
        yield from names(path, value, tables)
        if isinstance(value, When):
            yield from narrowed(path, value)
        if isinstance(value, e.Modify) and (value.monster is not None) != (value.what in OF_MONSTERS):
            owner = "a monster's" if value.what in OF_MONSTERS else "no monster's"
            yield Finding((*path, "what"), f"{value.what!r} is {owner}")
        yield from of_guests(path, value, tables)
        yield from of_teams(path, value, tables)
        if isinstance(value, e.Tokens):
            yield from table_tokens(path, value, sheet, tables)
    yield from doubles(sheet)
    yield from spaces(sheet)
    yield from ends(tables)
    yield from objectives(sheet, tables)


def of_guests(path: Path, value: Any, tables: Tables) -> Iterator[Finding]:
    """TGB-MIS-21: a guest has no FP, no chips and no XP; TGB-MA-08: what a mission action uses up is an item."""
    if isinstance(value, e.Focus | e.Chip | e.Xp) and value.who in tables.known["guest"]:
        yield Finding((*path, "who"), f"{value.who} is a guest, and has no FP, chips or XP")
    if isinstance(value, s.Action) and value.pay in CARD_OF and KINDS[CARD_OF[value.pay]].place != ITEM:
        yield Finding((*path, "pay"), f"{value.pay!r} is no item")


def of_teams(path: Path, value: Any, tables: Tables) -> Iterator[Finding]:
    """TGB-MIS-28: who speaks of teams makes some, at the start."""
    made = [each.path for each in tables.pieces if isinstance(each.value, e.Teams)]
    speaks = isinstance(value, OF_TEAMS) or (isinstance(value, Test) and value.one_team is not None)
    hears = isinstance(value, When) and (value.on == "merged" or value.who == "last-of-team")
    if (speaks or hears) and not made:
        yield Finding(path, "there are no teams: no effect is `teams`")
    rules = [each for each in tables.pieces if isinstance(each.value, s.Happening)]
    if isinstance(value, e.Teams) and path[:2] not in [each.path for each in rules if each.value.when.on == "start"]:
        yield Finding(path, '`teams` belongs to a rule `when = { on = "start" }`')
    if isinstance(value, e.Teams) and value.tiles[0] != tables.start:
        yield Finding((*path, "tiles"), f"Bill's team starts on the start tile, {tables.start}")


def names(path: Path, value: Any, tables: Tables) -> Iterator[Finding]:
    """Every name that is used is there."""
    for field, kind in FIELDS.get(type(value), {}).items():
        if getattr(value, field) is not None:
            yield from unknown((*path, field), getattr(value, field), tables.known[kind], SHOWN.get(kind, kind))
    for field in CARD_FIELDS.get(type(value), ()):
        said = getattr(value, field)
        for n, card in enumerate(said if isinstance(said, list) else [said], 1):
            if card is not None:
                where = (*path, field, str(n)) if isinstance(said, list) else (*path, field)
                yield from unknown(where, card, tables.known["card"], "card")


def unknown(path: Path, name: str, table: Sequence[str], kind: str) -> Iterator[Finding]:
    if name not in table:
        near = get_close_matches(name, table, 1)
        some = ", ".join(table[:12])
        hint = f"did you mean {near[0]}?" if near else f"there are {some}" if table else "there are none"
        yield Finding(path, f"unknown {kind} {name!r}: {hint}")


def narrowed(path: Path, when: When) -> Iterator[Finding]:
    """A trigger has its own fields."""
    for field in ("tile", "kind", "numbers", "fight", "round", "from", "monster", "type", "hp", "who", "counter",
                  "number", "action"):  # fmt: skip
        given = getattr(when, "from_" if field == "from" else field) is not None
        if given and field not in NARROWED[when.on]:
            yield Finding((*path, field), f"`{when.on}` knows no {field!r}")
    needed = {"counter-reaches": ("counter", "number"), "hurt-to": ("monster", "hp")}.get(when.on, ())
    for field in needed:
        if getattr(when, field) is None:
            yield Finding(path, f"`{when.on}` needs {field!r}")


def table_tokens(path: Path, said: e.Tokens, sheet: s.Sheet, tables: Tables) -> Iterator[Finding]:
    """TGB-DRAW-21, TGB-DRAW-22: each number means something."""
    for field, some, known in (
        ("monsters", said.monsters, [each.token for each in sheet.monsters]),
        ("treasures", said.treasures, [each.token for each in sheet.treasures]),
    ):
        for n, token in enumerate(some, 1):
            if token not in known:
                yield Finding((*path, field, str(n)), f"the table `{field}` has no token {token}")
    for n, tile in enumerate(said.tiles, 1):
        yield from unknown((*path, "tiles", str(n)), tile, tables.known["tile"], "tile")
    if said.events and not sheet.events:
        yield Finding((*path, "events"), "there are no events")
    if said.machines and not sheet.vending:
        yield Finding((*path, "machines"), "there is nothing in `vending`")


def doubles(sheet: s.Sheet) -> Iterator[Finding]:
    """Everything is listed once."""
    lists: tuple[tuple[str, str, list[Any]], ...] = (
        ("counters", "name", [each.name for each in sheet.counters]),
        ("actions", "name", [each.name for each in sheet.actions]),
        ("monsters", "token", [each.token for each in sheet.monsters]),
        ("treasures", "token", [each.token for each in sheet.treasures]),
        ("events", "number", [each.number for each in sheet.events]),
        ("objectives", "number", [each.number for each in sheet.objectives]),
        ("vending", "card", [each.card for each in sheet.vending]),
    )
    for table, field, some in lists:
        for n, each in enumerate(some):
            if each in some[:n]:
                yield Finding((table, str(n + 1), field), f"{each!r} stands there twice")
    for field, tiles in (("tiles", sheet.tiles), ("secret_rooms", sheet.secret_rooms), ("flags", sheet.flags)):
        for name, count in Counter(tiles).items():
            if count > 1:
                yield Finding((field,), f"{name!r} stands there twice")


def spaces(sheet: s.Sheet) -> Iterator[Finding]:
    """TGB-MIS-02, TGB-MIS-03: the start has room for three, and a door."""
    tile = TILES[TILE_OF[sheet.start.tile]]
    named = [space for space in sheet.start.spaces if tile.floor >> place(space) & 1]
    if sheet.start.spaces and len(named) < 3:
        yield Finding(("start", "spaces"), f"only {len(named)} of them are floor of tile {tile.number}")
    doors = [side for n, side in enumerate(SIDES) if tile.doorways >> n & 1 and side not in sheet.start.walls]
    if not doors:
        yield Finding(("start", "walls"), f"tile {tile.number} has no door left")


def ends(tables: Tables) -> Iterator[Finding]:
    """One can win."""
    if not any(isinstance(each.value, e.Win) for each in tables.pieces):
        yield Finding(("happenings",), "nothing wins this mission: no effect is `win`")


def objectives(sheet: s.Sheet, tables: Tables) -> Iterator[Finding]:
    """TGB-MIS-04: they are numbered from 1 on, and each is opened by something."""
    numbers = sorted([each.number for each in sheet.objectives])
    if numbers != list(range(1, len(numbers) + 1)):
        yield Finding(("objectives",), f"numbered {numbers}, not from 1 on")
    opened = [each for each in tables.pieces if isinstance(each.value, e.OpenObjective)]
    for path, value in opened:
        if value.number not in numbers:
            yield Finding((*path, "number"), f"there is no objective {value.number}")
    for number in set(numbers) - {each.value.number for each in opened}:
        yield Finding(("objectives", str(numbers.index(number) + 1)), f"nothing opens objective {number}")
