"""Reading the map drawings, and the three houses as the ledger lists them. MAP"""

from __future__ import annotations

import re

import pytest

from evidence.kit import afresh, build, do, facts, game, haunting, offers, pass_on, told, why_not
from evidence.lodge import PLAN, ROOMS
from hauntbox.games.evidence.content import players_for, sheet_of, titles
from hauntbox.games.evidence.content.drawing import name_of, read_drawing
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.content.survey import bad_edges
from hauntbox.ledger import proves
from hauntbox.ledger.project import HERE
from hauntbox.scenario_files.pages import BadMap

LEDGER = (HERE.games / "evidence" / "RULES.md").read_text()
TITLES = {"larkspur": "Larkspur Cottage", "penhallow": "Penhallow Vicarage", "corvane": "Corvane Hall"}


def house_from(plan: str) -> House:
    drawing = read_drawing(plan)
    named = {letter: name for letter, name in ROOMS.items() if letter in drawing.rooms.values()}
    return House("A plan", 9, named, drawing)


def beside(house: House, square: str) -> set[str]:
    """Where one step leads, van door aside."""
    return {house.names[place] for place in house.grid.beside[house.place[square]]}


def names_of(house: House, mask: int) -> set[str]:
    return {house.names[place] for place in range(house.squares) if mask >> place & 1}


def entry(name: str) -> str:
    """The ledger's entry on a house."""
    return LEDGER.split(f" map: {TITLES[name]}\n")[1].split("\n###")[0]


def rows(name: str) -> list[list[str]]:
    """The ledger's table of rooms: letter, name, squares, spawn square, steps from the van, hiding squares, doors."""
    lines = [line for line in entry(name).splitlines() if re.match(r"\| [A-Z] \|", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def row_of(house: House, room: int) -> list[str]:
    """A room of a house in the words of the ledger's table."""
    own = [place for place in range(house.squares) if house.room_of[place] == room]
    spawn = house.spawn[room]
    spots = [f"{house.names[spot]} ({house.names[house.fronts[spot]]})" for spot in own if spot in house.fronts]
    doors = [
        f"{house.names[a]}-{house.names[b]}" for a, b in house.doors if room in (house.room_of[a], house.room_of[b])
    ]
    return [
        house.letters[room],
        house.rooms[room],
        str(len(own)),
        "none" if spawn == NOWHERE else house.names[spawn],
        "-" if spawn == NOWHERE else str(house.distance(house.van, spawn)),
        ", ".join(spots) or "none",
        ", ".join(sorted(doors)),
    ]


def sums(house: House) -> str:
    """Its size in the words of the ledger."""
    return (
        f"{house.columns} columns by {house.rows} rows: {house.house.bit_count()} squares in {len(house.rooms)} rooms, "
        f"{len(house.doors)} doors, {len(house.fronts)} hiding spots, {len(house.haunts())} rooms with a spawn square."
    )


@proves("EVI-MAP-01")
def test_columns_are_lettered_from_the_left_and_rows_numbered_from_the_top() -> None:
    house = house_from(PLAN)
    assert [house.rooms[house.room_of[house.place[square]]] for square in ("A1", "D1", "A3")] == [
        "Kitchen", "Washroom", "Hall"
    ]  # fmt: skip
    assert house.names == ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "van")


@proves("EVI-MAP-02")
def test_the_first_character_of_a_square_is_the_letter_of_its_room() -> None:
    house = house_from(PLAN)
    assert {room: names_of(house, house.room_mask[house.rooms.index(room)]) for room in ROOMS.values()} == {
        "Kitchen": {"A1", "B1", "A2", "B2"},
        "Washroom": {"C1", "D1", "C2", "D2"},
        "Hall": {"A3", "B3", "C3"},
    }


@proves("EVI-MAP-02")
def test_a_room_without_a_name_cannot_be_played_in() -> None:
    with pytest.raises(BadMap, match="room Q of the drawing has no name"):
        house_from(PLAN.replace("H", "Q"))


@proves("EVI-MAP-03")
def test_a_star_marks_the_spawn_square() -> None:
    house = house_from(PLAN)
    assert {house.rooms[room]: house.names[house.spawn[room]] for room in house.haunts()} == {
        "Kitchen": "B1", "Washroom": "D2"
    }  # fmt: skip


@proves("EVI-MAP-04")
@pytest.mark.parametrize(("spot", "front"), [("A1", "A2"), ("A4", "B4"), ("A8", "A7"), ("I8", "H8")])
def test_the_arrow_after_the_hash_sign_points_to_the_front_square(spot: str, front: str) -> None:
    g = haunting(house=afresh(), hunters=f"{front} van", hunt=4)
    do(g, f"hide {spot}")
    pass_on(g)
    do(g, "stop")
    assert [text for text in offers(g) if text.startswith("step ")] == [f"step {front}"]


@proves("EVI-MAP-04")
def test_a_hiding_square_without_an_arrow_is_refused() -> None:
    with pytest.raises(BadMap, match="the hiding square A3 points nowhere"):
        house_from(PLAN.replace("H#>", "H# "))


@proves("EVI-MAP-05")
def test_an_edge_is_drawn_left_of_a_square_or_above_it() -> None:
    house = house_from("""
     A   B   C
   +---+---+---+
 1 |K  |K   K* |
   +   +---+   +
 2 |K   K   K  |
   + X +---+---+
 3 |V  |
   +---+
""")
    assert {square: beside(house, square) for square in ("A1", "B1", "C1", "B2", "C2")} == {
        "A1": {"A2"}, "B1": {"C1"}, "C1": {"B1", "C2"}, "B2": {"A2", "C2"}, "C2": {"B2", "C1"}
    }  # fmt: skip


@proves("EVI-MAP-05")
def test_short_lines_are_padded_with_blanks() -> None:
    short = "\n".join([line.rstrip() for line in PLAN.splitlines()])
    wide = "\n".join([line.ljust(60) for line in PLAN.strip("\n").splitlines()])
    assert read_drawing(short) == read_drawing(wide)
    assert house_from(short).squares == 12


@proves("EVI-MAP-05")
@pytest.mark.parametrize(("drawn", "read"), [(1, 3), (3, 5), (26, 28), (27, 29), (28, 29), (400, 29)])
def test_as_many_columns_are_read_as_are_drawn_and_none_far_outside(drawn: int, read: int) -> None:
    """The border that ends the last square begins a column more, which is empty, as is the next one."""
    drawing = read_drawing(row_of_squares(drawn))
    assert {spot[1] for spot, _ in drawing.edges} == set(range(read))


@proves("EVI-MAP-05")
@pytest.mark.parametrize(("drawn", "read"), [(1, 2), (3, 4), (60, 61), (61, 62), (62, 62), (90, 62)])
@pytest.mark.parametrize("below", [True, False])
def test_as_many_rows_are_read_as_are_drawn_and_none_far_below(drawn: int, read: int, below: bool) -> None:
    """The last line of borders belongs to one row more, which is empty."""
    letters, border, squares = row_of_squares(2).split("\n")
    rows = [line for row in range(1, drawn + 1) for line in (border, f"{row:>2} {squares[3:]}")]
    drawing = read_drawing("\n".join([letters, *rows, *[border] * below]))
    assert ({spot[0] for spot, _ in drawing.edges}, drawing.faults) == (set(range(read)), [])


@proves("EVI-MAP-08")
@pytest.mark.parametrize("corner", range(4))
def test_what_is_no_corner_is_told_wherever_it_stands(corner: int) -> None:
    """Three squares have four corners above them."""
    letters, border, squares = row_of_squares(3).split("\n")
    at = 3 + 4 * corner
    drawing = read_drawing("\n".join([letters, f"{border[:at]}x{border[at + 1 :]}", squares]))
    assert [(each.line, each.column) for each in drawing.faults] == [(1, at)]
    assert "expected a corner" in drawing.faults[0].message


def row_of_squares(columns: int) -> str:
    return "\n".join(["     A", f"   {'+---' * columns}+", f" 1 {'|K  ' * columns}|"])


@proves("EVI-MAP-06")
def test_the_van_is_a_place_but_no_square_of_the_house() -> None:
    house = house_from(PLAN)
    assert (house.names[house.van], "B4" in house.place, house.house.bit_count()) == ("van", False, 11)


@proves("EVI-MAP-06")
def test_a_house_without_a_van_is_refused() -> None:
    with pytest.raises(BadMap, match="no van"):
        house_from(PLAN.replace("|V  |", "|   |"))


@proves("EVI-MAP-07")
def test_bars_are_walls_and_d_is_a_door_and_x_the_van_door_and_a_blank_is_open() -> None:
    house = house_from(PLAN)
    assert {square: beside(house, square) for square in ("B1", "B2", "B3")} == {
        "B1": {"A1", "B2"}, "B2": {"A2", "B1", "B3", "C2"}, "B3": {"A3", "B2", "C3"}
    }  # fmt: skip
    doors = {f"{house.names[a]}-{house.names[b]}" for a, b in house.doors}
    assert (doors, house.names[house.door]) == ({"B2-C2", "B2-B3"}, "B3")


@proves("EVI-MAP-08")
@pytest.mark.parametrize("name", ["larkspur", "penhallow", "corvane"])
def test_corners_mean_nothing(name: str) -> None:
    drawing = sheet_of(name).drawing
    assert read_drawing(drawing.replace("+", " ").replace(".", "+")) == read_drawing(drawing)


@proves("EVI-MAP-09")
def test_a_blank_cell_is_outside_the_house() -> None:
    house = house_from(PLAN)
    outside = house.place["D3"]
    assert (house.room_of[outside], house.house >> outside & 1, beside(house, "D3")) == (NOWHERE, 0, set())
    assert beside(house, "C3") == {"B3"}


@proves("EVI-MAP-10")
def test_a_house_that_is_open_to_the_east_is_told_so_row_by_row() -> None:
    """No line of it is long enough to end in a wall."""
    drawing = read_drawing("\n".join([line[:19] for line in PLAN.split("\n")]))
    assert [each.message.split(":")[0] for each in bad_edges(drawing)] == [
        "no wall between D1 and the outside",
        "no wall between D2 and the outside",
    ]


@proves("EVI-MAP-10")
@pytest.mark.parametrize("name", ["larkspur", "penhallow", "corvane"])
def test_only_doors_lead_from_room_to_room(name: str) -> None:
    house = build(name)
    ways = [(a, b) for a in range(house.squares) for b in house.grid.beside[a] if house.room_of[a] != house.room_of[b]]
    assert {(min(way), max(way)) for way in ways} == house.doors


@proves("EVI-MAP-10")
def test_an_open_border_between_two_rooms_is_refused() -> None:
    with pytest.raises(BadMap, match="no wall and no door between C1 and B1"):
        house_from(PLAN.replace("K* |W", "K*  W"))


@proves("EVI-MAP-11")
@pytest.mark.parametrize(
    ("spot", "front", "others"),
    [("A1", "A2", {"B1"}), ("I1", "I2", {"H1"}), ("A8", "A7", {"B8"}), ("I8", "H8", {"I7"})],
)
def test_a_hiding_square_is_entered_from_its_front_square_alone(spot: str, front: str, others: set[str]) -> None:
    house = build("larkspur")
    assert beside(house, spot) == {front}
    assert spot in beside(house, front)
    assert not [other for other in others if spot in beside(house, other)]


@proves("EVI-MAP-11")
@pytest.mark.parametrize(("ghost", "slowed"), [("B1", ()), ("A2", (1,))])
def test_a_range_reaches_into_a_hiding_square_by_its_front_alone(ghost: str, slowed: tuple[int, ...]) -> None:
    g = haunting(house=afresh(), at=ghost, hunters="A1 van", turn="ghost", event_range=1)
    do(g, "stop", "manifest")
    assert facts(g, "event") == [slowed]


@proves("EVI-MAP-13", "EVI-SET-03")
@pytest.mark.parametrize(
    ("advice", "players"),
    [
        ("1 or 2 hunters", (2, 3)),
        ("2 to 4 hunters", (2, 5)),
        ("3 or 4 hunters", (4, 5)),
        ("3 hunters", (4, 4)),
        ("all", None),
    ],
)
def test_two_players_are_enough_for_two_hunters_and_more_hunters_ask_for_a_player_each(
    advice: str, players: tuple[int, int] | None
) -> None:
    assert players_for(advice) == players


@proves("EVI-MAP-13")
def test_a_map_is_offered_with_the_number_of_hunters_it_suits() -> None:
    (advice,) = re.findall(r"EVI-MAP-13: Suggested use: (.*)\.\n", LEDGER)
    assert [title.line.replace(", for", " for") for title in titles().values()] == advice.split(", ")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("larkspur", marks=proves("EVI-MAP-14")),
        pytest.param("penhallow", marks=proves("EVI-MAP-18")),
        pytest.param("corvane", marks=proves("EVI-MAP-22")),
    ],
)
def test_rooms_squares_doors_and_hiding_spots_are_those_of_the_ledger(name: str) -> None:
    house = build(name)
    assert [row_of(house, room) for room in range(len(house.rooms))] == rows(name)
    assert f"{house.title} is {sums(house)}" in entry(name)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("larkspur", marks=proves("EVI-MAP-14")),
        pytest.param("penhallow", marks=proves("EVI-MAP-18")),
        pytest.param("corvane", marks=proves("EVI-MAP-22")),
    ],
)
def test_the_house_is_the_one_that_the_ledger_draws(name: str) -> None:
    drawn = entry(name).split("```text\n")[1].split("```")[0]
    assert read_drawing(sheet_of(name).drawing) == read_drawing(drawn)


@pytest.mark.parametrize(
    ("name", "van", "door", "room"),
    [
        pytest.param("larkspur", "E9", "E8", "Hall", marks=proves("EVI-MAP-15")),
        pytest.param("penhallow", "F13", "F12", "Corridor", marks=proves("EVI-MAP-19")),
        pytest.param("corvane", "L15", "L14", "Foyer", marks=proves("EVI-MAP-23")),
    ],
)
def test_the_van_door_leads_to_one_square_of_the_house(name: str, van: str, door: str, room: str) -> None:
    g = haunting(house=afresh(name), room="Kitchen", hunters="van van")
    drawing = read_drawing(sheet_of(name).drawing)
    assert drawing.van is not None
    assert (name_of(drawing.van), g.house.rooms[g.house.room_of[g.house.door]]) == (van, room)
    do(g, f"step {door}", "step van")
    assert [text for text in offers(g) if text.startswith("step ")] == [f"step {door}"]


@pytest.mark.parametrize(
    ("name", "rooms"),
    [
        pytest.param("larkspur", ["Hall"], marks=proves("EVI-MAP-16")),
        pytest.param("penhallow", ["Corridor", "Pantry"], marks=proves("EVI-MAP-20")),
        pytest.param("corvane", ["Corridor", "Foyer", "Pantry"], marks=proves("EVI-MAP-24")),
    ],
)
def test_rooms_without_a_spawn_square_cannot_be_haunted(name: str, rooms: list[str]) -> None:
    g = game(afresh(name))
    do(g, "be Spirit")
    assert [room for room in g.house.rooms if why_not(g, f"dwell {room}") == "EVI-TERM-03"] == rooms
    assert len(offers(g)) == len(g.house.rooms) - len(rooms)


@pytest.mark.parametrize(
    ("name", "dawn"),
    [
        pytest.param("larkspur", 30, marks=proves("EVI-MAP-17")),
        pytest.param("penhallow", 40, marks=proves("EVI-MAP-21")),
        pytest.param("corvane", 50, marks=proves("EVI-MAP-25")),
    ],
)
def test_the_dawn_round_of_a_house(name: str, dawn: int) -> None:
    g, h = (haunting(house=name, room="Kitchen", hunters="van van", round=round) for round in (dawn, dawn - 1))
    pass_on(g)
    pass_on(h)
    assert ("dawn" in told(g), "dawn" in told(h)) == (True, False)
