"""What the rules of maps forbid in a drawing: each mistake by itself, with all that follows from it."""

from __future__ import annotations

import pytest

from evidence.content.test_own_maps import changed
from hauntbox.games.evidence.content import validate
from hauntbox.ledger import proves

Changes = list[tuple[str, str]]
Told = list[tuple[int, int, str]]
NO_KITCHEN = (7, 5, "no way leads from the van door to room Kitchen")
NO_WASHROOM = (7, 13, "no way leads from the van door to room Washroom")
OPENS_ON_B3 = (11, 9, "the van door opens on the hiding square B3")
STRAY = "a wall or door beside no square"


def mistake(id: str, changes: Changes, *told: tuple[int, int, str]) -> object:
    return pytest.param(changes, list(told), marks=proves(id), id=f"{id}-{told[-1][2]}")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        mistake(
            "EVI-MAP-01",
            [("A   B   C   D", "A   B   D   C")],
            (5, 14, "expected column letters, A at character 6 and three blanks between, got 'D'"),
        ),
        mistake(
            "EVI-MAP-01",
            [("     A   B", "      A  B")],
            (5, 7, "expected column letters, A at character 6 and three blanks between, got 'A'"),
        ),
        mistake("EVI-MAP-05", [(" 2 |K   K  DW   W* |\n", "")], (9, 1, "expected a row of squares here")),
        mistake(
            "EVI-MAP-02",
            [("|K   K* |", "|B   K* |")],
            (7, 5, "room B of the drawing has no name under [rooms]"),
            (7, 8, "no wall and no door between B1 and A1, which are two rooms"),
            (8, 5, "no wall and no door between A2 and A1, which are two rooms"),
        ),
        mistake("EVI-MAP-02", [("|K   K* |", "|k   K* |")], (7, 5, "'k' is no room")),
        mistake("EVI-MAP-02", [('H = "Hall"', 'H = "Hall"\nQ = "Attic"')], (19, 0, "Attic has no squares")),
        mistake("EVI-TERM-01", [('"Washroom"', '"kitchen"')], (20, 0, "two rooms are called kitchen, K and W")),
        mistake(
            "EVI-TERM-03",
            [("2 |K   K  D", "2 |K   K* D")],
            (9, 9, "room Kitchen has two spawn squares, B1 and B2"),
        ),
        mistake("EVI-TERM-03", [("K* |", "K  |"), ("W* |", "W  |")], (4, 0, "no room can be haunted")),
        mistake("EVI-MAP-04", [("W#v|", "W#^|")], (7, 17, "the hiding square D1 points at the outside")),
        mistake(
            "EVI-MAP-04",
            [("W   W#v|", "W#< W#v|")],
            (7, 13, "the hiding square C1 points at a wall, behind which is B1"),
        ),
        mistake(
            "EVI-MAP-04",
            [("W   W#v|", "W#> W#v|")],
            (7, 13, "the hiding square C1 points at another hiding square, D1"),
        ),
        mistake(
            "EVI-MAP-04",
            [("H#> H   H", "H   H#v H")],
            NO_KITCHEN,
            NO_WASHROOM,
            (11, 5, "no way leads from the van door to room Hall"),
            (11, 9, "the hiding square B3 points at the van"),
            OPENS_ON_B3,
        ),
        mistake(
            "EVI-MAP-06",
            [("|V  |", "|   |")],
            (4, 0, "no van"),
            (12, 9, "this X joins no van"),
            (13, 8, STRAY),
            (14, 9, STRAY),
        ),
        mistake("EVI-MAP-06", [("|V  |", "|V# |")], (13, 9, "expected nothing after the V of the van, got 'V# '")),
        mistake("EVI-MAP-06", [("|V  |", "|V  |V  |")], (13, 13, "a second van, C4, beside B4")),
        mistake("EVI-TERM-13", [("+ X +---+", "+---+---+")], (13, 9, "the van, B4, has no door")),
        mistake("EVI-TERM-13", [("+---+ X +---+\n", "+ X + X +---+\n")], (12, 5, "this X joins no van")),
        mistake(
            "EVI-TERM-13",
            [("|H#> H   H  |", "|H   H#> H  |")],
            NO_KITCHEN,
            NO_WASHROOM,
            (11, 5, "no way leads from the van door to A3 of room Hall"),
            OPENS_ON_B3,
        ),
        mistake(
            "EVI-TERM-13",
            [("4     |V  |", "4     |V  XH  |"), ("   +---+\n'''", "   +---+---+\n'''"), ("X +---+", "X +   +")],
            (13, 12, "a second van door"),
        ),
        mistake(
            "EVI-MAP-10",
            [("K  DW", "K   W")],
            (9, 12, "no wall and no door between C2 and B2, which are two rooms"),
        ),
        mistake("EVI-MAP-10", [("H   H  |\n", "H   H\n")], (11, 16, "no wall between C3 and the outside")),
        mistake("EVI-MAP-10", [("H   H  |\n", "H   H  D\n")], (11, 16, "a door between C3 and the outside")),
        mistake(
            "EVI-MAP-10",
            [("+---+ X +---+\n", "+---+ D +---+\n")],
            (12, 9, "a door between B3 and the van"),
            (13, 9, "the van, B4, has no door"),
        ),
        mistake("EVI-MAP-10", [(" 4     |V  |", " 4     |V  |   |   |")], (13, 16, STRAY)),
        mistake("EVI-TERM-08", [("K  DW", "K  |W")], NO_WASHROOM),
        mistake(
            "EVI-TERM-08",
            [("W#v|\n   +   .   +", "W#v|\n   +---.---+")],
            (7, 5, "no way leads from the van door to A1, B1 of room Kitchen"),
        ),
        mistake(
            "EVI-TERM-08",
            [("|K   K* |W", "|K  |K* |W"), ("   +   .   +   .", "   +---.   +   .")],
            (7, 5, "no way leads from the van door to A1 of room Kitchen"),
        ),
    ],
)
def test_a_drawing_that_breaks_a_rule_is_told_so(changes: Changes, told: Told) -> None:
    problems = validate(changed(*changes))
    assert [(each.line, each.column, each.message.split(":")[0]) for each in problems] == told
