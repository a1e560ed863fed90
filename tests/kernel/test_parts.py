"""A position with parts: role boards as dataclasses in fields of their own, saved, compared and cloned with it."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Final

import pytest

from cloning import rewritten
from hauntbox.kernel.agenda import Game, Step
from hauntbox.kernel.codec import BadSave, Codec
from hauntbox.kernel.wire import Action


class Go(Action, frozen=True):
    pass


@dataclass
class Pack:
    gems: list[int] = field(default_factory=list)
    key: tuple[int, ...] = ()

    def clone(self) -> Pack:
        part = Pack.__new__(Pack)
        part.gems, part.key = self.gems[:], self.key
        return part


@dataclass
class Knight:
    health: int = 7
    cubes: list[int] = field(default_factory=lambda: [0] * 3)
    pack: Pack = field(default_factory=Pack)
    ways: dict[int, int] = field(default_factory=dict, compare=False)  # worked out again when needed

    def clone(self) -> Knight:
        part = Knight.__new__(Knight)
        part.health, part.cubes, part.pack, part.ways = self.health, self.cubes[:], self.pack.clone(), self.ways
        return part


@dataclass
class Cave(Game):
    knight: Knight = field(default_factory=Knight)
    round: int = 0
    guest: Pack | None = None  # only in some games

    def clone(self) -> Cave:
        g = Cave.__new__(Cave)
        self.copy_to(g)
        g.knight, g.round, g.guest = self.knight.clone(), self.round, None if self.guest is None else self.guest.clone()
        return g


@dataclass(frozen=True)
class Nop(Step):
    pass


CODEC: Final = Codec("cave", 1, Cave, (Nop,), (Go,), parts={"guest": Pack})


def cave() -> Cave:
    g = Cave(seed="x", round=2)
    g.knight.health, g.knight.pack.gems, g.knight.pack.key = 3, [4, 4], (1, 2)
    g.knight.ways = {1: 2}
    return g


def test_parts_come_back_from_a_save_with_their_kinds() -> None:
    g = CODEC.load(CODEC.save(cave()))
    assert isinstance(g, Cave)
    assert (g, g.knight.pack) == (cave(), Pack([4, 4], (1, 2)))
    assert g.knight.ways == {}  # beside the position


def test_a_digest_goes_by_every_field_of_a_part_and_leaves_defaults_out() -> None:
    g = cave()
    before = CODEC.digest(g)
    g.knight.pack.gems.append(5)
    assert CODEC.digest(g) != before
    assert CODEC.digest(Cave(seed="x")) == Codec("cave", 1, Game, (Nop,), (Go,)).digest(Game(seed="x"))


def test_a_part_younger_than_the_save_keeps_its_default() -> None:
    g = CODEC.thaw({"agenda": [], "knight": {"health": 5}})
    assert isinstance(g, Cave)
    assert g.knight == Knight(health=5)


def test_a_part_that_some_games_do_without_is_saved_where_it_is() -> None:
    g = cave()
    before = CODEC.digest(g)
    assert CODEC.load(CODEC.save(g)).guest is None  # type: ignore[attr-defined]
    g.guest = Pack([1])
    h = CODEC.load(CODEC.save(g))
    assert isinstance(h, Cave)
    assert (h, h.guest, CODEC.digest(h) == before) == (g, Pack([1]), False)
    c = g.clone()
    assert c.guest is not None
    c.guest.gems.append(2)
    assert g.guest == Pack([1])


def test_a_part_that_is_no_part_is_refused() -> None:
    with pytest.raises(BadSave, match="not a position of cave"):
        CODEC.edited(cave(), {"knight": {"cubes": 5}})


def test_a_clone_shares_nothing_that_changes() -> None:
    g = cave()
    h = g.clone()
    h.knight.cubes[0], h.knight.pack.gems[0], h.knight.health = 9, 9, 9
    assert (g, h.knight.ways is g.knight.ways) == (cave(), True)


SOURCE: Final = """
from hauntbox.games.vast.roles.knight.board import KnightBoard


@dataclass
class Board:
    cubes: list[int]
    name: str = ""

    def clone(self) -> Board:
        part = Board.__new__(Board)
        return part


@dataclass
class Table(Game):
    board: Board
    seen: dict[int, int]
    known: list[int] = field(default_factory=list, compare=False)
    limit: ClassVar[int] = 3
    guest: Board | None = None
    kept: KnightBoard | None = None

    def clone(self) -> Table:
        g = Table.__new__(Table)
        g.forgotten = 1
        return g
"""


def test_the_tool_writes_a_clone_by_the_fields() -> None:
    written = rewritten(SOURCE)
    assert "        part.cubes, part.name = self.cubes[:], self.name\n" in written
    assert (
        "        self.copy_to(g)\n        g.board, g.seen, g.known = self.board.clone(), self.seen.copy(), self.known\n"
        in written
    )
    assert "g.guest = None if self.guest is None else self.guest.clone()\n" in written
    assert "g.kept = None if self.kept is None else self.kept.clone()\n" in written  # its class is imported
    assert "forgotten" not in written
    assert rewritten(written) == written


def test_the_tool_leaves_other_clones_alone() -> None:
    by_hand = "class A(Game):\n    x: list[int]\n\n    def clone(self) -> A:\n        return A(self.x)\n"
    assert rewritten(by_hand) == by_hand
    assert ast.parse(by_hand)
