"""Tile placement. PLACE, EX"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.rules.mansion.charting import place, survey
from hauntbox.games.hunter13.rules.mansion.fitting import around, best_turns, matches, shape
from hauntbox.games.hunter13.rules.mansion.house import (
    beyond,
    cell_of,
    doors,
    floor_of,
    floor_of_cell,
    free_doors,
    is_open,
    near,
)
from hauntbox.games.hunter13.rules.mansion.tile_pile import may_lie
from hauntbox.games.hunter13.state import EAST, NORTH, NOWHERE, WEST, WIDTH, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, why_not
from hunter13.manor import asked, manor, room, sides, turn

RECEPTION, ENTRANCE, HALL, CORRIDOR, BALCONY, GARDEN = 2, 16, 5, 11, 21, 23
ABOVE = cell_of(1, -1, 0)  # north of the tile at the middle


def entrance(lay: str = "", pile: str = "T-3 T-4 T-8") -> Mansion:
    """T-17 in the middle, its doors to the north, east and west; who stands there goes on."""
    return turn(manor(at="T-17", lay=f"T-17:0,0 {lay}".strip(), pile=pile))


def doors_when_turned(g: Mansion, turns: list[int]) -> list[list[str]]:
    return [sides((ROOMS[RECEPTION].doors << t | ROOMS[RECEPTION].doors >> 4 - t) & 15) for t in turns]


def fit(g: Mansion, quarters: int) -> tuple[int, int, int]:
    return matches(*shape(RECEPTION, 1, quarters), *around(g, ABOVE))


@proves("GHT-PLACE-03", "GHT-EX-01")
def test_a_new_tile_has_a_door_where_the_hunter_comes_in() -> None:
    g = entrance()
    do(g, "go north")
    assert asked(g) == (0, "Rotate")
    assert why_not(g, "turn north") == "GHT-PLACE-05"  # as printed it has no door to the south
    do(g, "turn east")
    assert sides(doors(g, RECEPTION)) == ["east", "south"]
    assert (room(g), facts(g, "laid")) == ("T-3", (RECEPTION, 1, 1))


@proves("GHT-PLACE-04", "GHT-PLACE-06", "GHT-EX-02")
def test_any_door_may_be_the_entry_door_and_the_hunter_chooses() -> None:
    g = entrance()
    do(g, "go north")
    assert (offers(g), facts(g, "opens")) == (["turn east", "turn south"], (0, RECEPTION))
    assert doors_when_turned(g, [1, 2]) == [["east", "south"], ["south", "west"]]


@proves("GHT-PLACE-05", "GHT-EX-03")
def test_a_door_beside_decides_the_rotation() -> None:
    g = entrance("T-6:-1,1")
    do(g, "go north")
    assert sides(doors(g, RECEPTION)) == ["east", "south"]


@proves("GHT-PLACE-08", "GHT-EX-04")
def test_a_wall_beside_is_met_with_a_wall() -> None:
    g = entrance("T-12:-1,1,0")  # a corridor from north to south: a wall to the west
    do(g, "go north")
    assert sides(doors(g, RECEPTION)) == ["south", "west"]


@proves("GHT-PLACE-07", "GHT-PLACE-13", "GHT-EX-05")
def test_where_not_all_sides_can_match_the_mismatched_one_cannot_be_crossed() -> None:
    g = entrance("T-6:-1,1 T-7:-1,-1 T-12:-2,0,1")
    assert [fit(g, t)[:2] for t in (1, 2)] == [(3, 1), (3, 1)]
    do(g, "go north")
    assert offers(g) == ["turn east", "turn south"]
    do(g, "turn east")
    assert not is_open(g, RECEPTION, WEST)
    assert not is_open(g, 6, EAST)
    g.marks[RECEPTION] |= 1 << WEST
    survey(g)
    assert is_open(g, 6, EAST)


@proves("GHT-PLACE-09")
def test_empty_cells_count_for_nothing_and_the_entry_side_for_one() -> None:
    g = entrance()
    assert [fit(g, t) for t in (1, 2)] == [(1, 0, 1), (1, 0, 1)]


@proves("GHT-PLACE-10")
def test_a_hedge_neither_matches_nor_mismatches() -> None:
    g = entrance("T-24:-1,1")  # its hedge is to the west
    assert [fit(g, t)[:2] for t in (1, 2)] == [(1, 0), (1, 0)]
    beside_rails = entrance("T-6:-1,1")  # a door to the west, where the Balcony has its rails
    assert matches(*shape(BALCONY, 1, 0), *around(beside_rails, ABOVE)) == (1, 0, 1)


@proves("GHT-PLACE-01", "GHT-PLACE-02")
def test_every_floor_is_a_grid_of_its_own() -> None:
    g = entrance()
    for floor, tile in ((0, 3), (1, HALL), (2, 4)):
        place(g, tile, cell_of(floor, -1, 0), 0)
    assert [floor_of(g, tile) for tile in (3, HALL, 4)] == [0, 1, 2]
    half = WIDTH // 2
    corners = [[floor_of_cell(cell_of(floor, end, end)) for end in (-half, half - 1)] for floor in range(3)]
    assert corners == [[0, 0], [1, 1], [2, 2]]
    assert beyond(g, ENTRANCE, NORTH) == HALL
    assert near(g, ENTRANCE) == 1 << HALL


@proves("GHT-PLACE-11")
def test_a_tile_for_another_floor_goes_back_and_the_pile_is_shuffled() -> None:
    g = entrance(pile="T-16 T-5")
    do(g, "go north")
    assert facts(g, "returned") == (15, 1)
    assert room(g) == "T-5"
    assert g.pile == (15,)
    g = do(entrance(pile="T-16 T-19"), "go north")
    assert g.learned  # that there was none, too


@proves("GHT-PLACE-12")
def test_where_no_tile_may_lie_the_step_costs_nothing_and_is_not_tried_again() -> None:
    g = entrance(pile="T-16 T-19")
    do(g, "go north")
    assert (room(g), g.moves, facts(g, "no tile fits")) == ("T-17", 2, (0, 1))
    assert why_not(g, "go east") == "GHT-PLACE-12"


@proves("GHT-PLACE-15")
@pytest.mark.parametrize(("tile", "floors"), [(BALCONY, [1, 2]), (GARDEN, [1])])
def test_thematic_floors(tile: int, floors: list[int]) -> None:
    g = manor(thematic_floors=True)
    assert [floor for floor in range(3) if may_lie(g, tile, floor)] == floors
    plain = manor()
    assert all(may_lie(plain, tile, floor) for floor in range(3))


def test_a_door_with_nothing_behind_it_is_free_until_a_tile_lies_there() -> None:
    g = entrance()
    assert free_doors(g, 1) == [(ENTRANCE, NORTH), (ENTRANCE, EAST), (ENTRANCE, WEST)]
    place(g, HALL, ABOVE, 0)
    assert (ENTRANCE, NORTH) not in free_doors(g, 1)
    assert (HALL, NORTH) in free_doors(g, 1)


def test_best_turns_without_an_entry_join_a_door_to_a_door() -> None:
    g = entrance()
    assert best_turns(g, CORRIDOR, ABOVE, NOWHERE) == [0]
    assert best_turns(g, CORRIDOR, cell_of(1, 1, 0), NOWHERE) == []  # the Entrance has a wall to the south
