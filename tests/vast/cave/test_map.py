"""Spaces, edges, sight. MAP, TRN"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.fill import PlaceTile
from hauntbox.games.vast.cave.grid import (
    DIAGONAL,
    MIDDLE,
    NAMES,
    NEAR,
    SPACES,
    WAYS,
    E,
    N,
    S,
    W,
    around,
    distance,
    name_of,
    space_at,
)
from hauntbox.games.vast.cave.ground import (
    bars_way,
    is_dark_at,
    is_open_edge,
    is_open_space,
    is_shut,
    is_unoccupied,
    is_visible,
    lay,
    lift,
    occupied,
    spaces,
    straight,
    survey,
    tile_at,
)
from hauntbox.games.vast.cave.tiles import BARRED, LIT_FACES, TERRAIN
from hauntbox.games.vast.cave.tokens import TOKEN_KINDS
from hauntbox.games.vast.roles.numbers import GHOUL
from hauntbox.games.vast.state import Vast
from hauntbox.ledger import proves
from vast.scenes import offers, put, run, scene, sp, token


@proves("VSB-MAP-01")
def test_every_space_has_a_name_of_its_own_whether_or_not_a_tile_lies_there() -> None:
    assert len({*NAMES}) == SPACES
    assert [name_of(space) for space in (MIDDLE, *NEAR[MIDDLE])] == ["center", "n1", "e1", "s1", "w1"]
    assert name_of(space_at(-2, 3)) == "s3w2"
    assert NAMES[space_at(4, -1)] == "n1e4"


@proves("VSB-MAP-02", "VSB-MAP-03", "VSB-MAP-04")
def test_adjacent_are_four_surrounding_eight_and_distances_orthogonal() -> None:
    here = sp("n1e1")
    assert {NAMES[space] for space in NEAR[here]} == {"n2e1", "n1e2", "e1", "n1"}
    assert {NAMES[space] for space in around(here)} == {"n2e1", "n1e2", "e1", "n1", "n2e2", "n2", "e2", "center"}
    assert set(around(here)) - set(NEAR[here]) == set(DIAGONAL[here])
    assert (distance(MIDDLE, sp("n2e3")), distance(sp("n2w1"), sp("s1e1"))) == (5, 5)


def test_the_world_is_round_so_that_it_has_no_edge() -> None:
    for way in WAYS:
        assert straight(MIDDLE, way, 72) == MIDDLE
        assert distance(straight(MIDDLE, way, 35), MIDDLE) == 35


@proves("VSB-MAP-05", "VSB-MAP-13", "VSB-MAP-14")
def test_a_wall_on_either_side_shuts_an_edge_and_dark_tiles_have_none() -> None:
    g = scene("O8 EN O8 O0 a.")
    assert is_shut(g, sp("center"), E)  # the neighbour's wall
    assert is_shut(g, sp("e1"), W)
    assert is_open_edge(g, sp("center"), W)
    assert not is_open_edge(g, sp("e1"), W)
    assert is_open_edge(g, sp("e2"), E)
    assert not is_open_edge(g, sp("e3"), W)  # Dark: no wall, but no open edge either
    assert not any([is_shut(g, sp("e3"), way) for way in WAYS])
    assert is_shut(g, sp("w1"), W)  # to an open space


@proves("VSB-MAP-13", "VSB-MAP-15")
@pytest.mark.parametrize(("name", "cell", "way"), [("n1", "O4", N), ("e1", "O8", E), ("s1", "O1", S), ("w1", "O2", W)])
@pytest.mark.parametrize("bombed", [False, True])
def test_the_wall_of_a_tile_that_lies_there_already_shuts_the_edge_too(
    name: str, cell: str, way: int, bombed: bool
) -> None:
    """The Entrance is laid last, with a Bomb somewhere else or without."""
    rows = {N: f".. {cell} ..\n.. EN ..", E: f"EN {cell}", S: f"EN\n{cell}", W: f"{cell} EN"}
    g = scene(rows[way])
    if bombed:
        g.bombs = (sp("n5") * 4 + E,)
    lift(g, MIDDLE)
    lay(g, MIDDLE, 0, LIT_FACES[0][0])
    assert [is_shut(g, MIDDLE, each) for each in WAYS] == [each == way for each in WAYS]
    assert is_shut(g, sp(name), way ^ 2)


@proves("VSB-MAP-06", "VSB-MAP-07")
def test_a_space_without_a_tile_is_open_and_only_tiles_in_play_are_the_map() -> None:
    g = scene("a. EN", stack="a. v.")
    assert (is_open_space(g, sp("e1")), is_open_space(g, sp("w1"))) == (True, False)
    assert spaces(g) == sorted([sp("w1"), MIDDLE])
    assert bars_way(g, MIDDLE, E) == "VSB-MAP-06"
    assert bars_way(g, MIDDLE, W) == ""


def test_where_tiles_lie_is_told_in_the_order_of_spaces_whatever_the_tiles() -> None:
    g = scene("a. EN v. c. t.")
    assert g.laid == tuple(sorted(g.laid))
    assert offers(run(g, PlaceTile(GHOUL))) if g.stack else True
    assert [tile_at(g, space) for space in spaces(g)] == list(g.under)


@proves("VSB-MAP-08")
@pytest.mark.parametrize("kind", range(TOKEN_KINDS))
def test_unoccupied_is_without_pieces_and_without_tokens(kind: int) -> None:
    g = scene("a. EN a.")
    assert is_unoccupied(g, sp("e1"))
    put(g, GHOUL, "e1")
    assert not is_unoccupied(g, sp("e1"))
    token(g, kind, "w1")
    assert not is_unoccupied(g, sp("w1"))
    assert (occupied(g) & {*spaces(g)}, occupied(g, GHOUL) & {*spaces(g)}) == ({sp("e1"), sp("w1")}, {sp("w1")})


@proves("VSB-MAP-09")
def test_an_impassable_space_cannot_be_entered() -> None:
    g = scene("EN O0")
    assert bars_way(g, MIDDLE, E) == ""
    lay(g, sp("e1"), 1, TERRAIN | BARRED)
    assert bars_way(g, MIDDLE, E) == "VSB-MAP-09"
    assert not is_dark_at(g, sp("e1"))


SIGHT = """
..  O0  ..  ..  ..
a.  EN  O0  O0  O2
..  O1  ..  O0  V0
..  V0  ..  ..  ..
"""


@proves("VSB-MAP-10")
@pytest.mark.parametrize(
    ("a", "b", "seen"),
    [
        ("center", "e3", True),  # along a line
        ("e3", "center", True),
        ("center", "s1e2", False),  # not on a line
        ("n1", "s1", False),  # a wall between the last two
        ("s1", "s2", True),
        ("s1", "s1e2", False),  # an open space between them
        ("e2", "s1e2", True),
    ],
)
def test_a_straight_line_without_wall_or_open_space_is_seen_along(a: str, b: str, seen: bool) -> None:
    assert is_visible(scene(SIGHT), sp(a), sp(b)) == seen


@proves("VSB-MAP-10", "VSB-MAP-11", "VSB-MAP-12")
def test_a_dark_tile_is_seen_itself_and_hides_what_lies_beyond() -> None:
    g = scene("EN O0 a. O0")
    assert is_visible(g, MIDDLE, sp("e2"))
    assert not is_visible(g, MIDDLE, sp("e3"))
    assert is_visible(g, sp("e2"), sp("e3"))  # from the Dark tile itself
    assert is_visible(g, sp("e2"), sp("e2"))
    assert not is_visible(scene("EN O8 a."), MIDDLE, sp("e2"))  # behind a wall


@proves("VSB-MAP-15")
def test_a_bomb_opens_an_edge_and_a_rockslide_shuts_it_even_so() -> None:
    def edge(**tokens: tuple[int, ...]) -> tuple[bool, bool]:
        g = scene("EN O8 O0")
        g.bombs, g.slides = tokens.get("bombs", ()), tokens.get("slides", ())
        survey(g)
        return is_shut(g, MIDDLE, E), is_shut(g, sp("e1"), E)

    wall = (MIDDLE * 4 + E, sp("e1") * 4 + W)
    free = sp("e2") * 4 + W
    assert edge() == (True, False)
    assert edge(bombs=(wall[0],)) == edge(bombs=(wall[1],)) == (False, False)
    assert edge(slides=(free,)) == (True, True)
    assert edge(bombs=(wall[0],), slides=(wall[1],)) == (True, False)


def same_ground(g: Vast) -> bool:
    ground = g.ground
    survey(g)
    return ground == g.ground


def test_laying_and_lifting_keeps_the_ground_as_a_survey_finds_it() -> None:
    g = scene("O1 EN O8\na. O2 O4\n.. v. t.")
    assert same_ground(g)
    lift(g, sp("s1"))
    assert same_ground(g)
    assert is_shut(g, sp("s1e1"), S)
    assert not is_shut(g, sp("s1e1"), W)  # the wall of the tile that has gone
    lay(g, sp("s1"), 3, 0)
    assert same_ground(g)
