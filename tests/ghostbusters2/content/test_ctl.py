"""The nine maps against the ledger's drawings, and the placements of each scenario. CTL, CSC"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ghostbusters2.kit import LEDGER, begun, do, offers, printed, run, scene, where, why_not
from hauntbox.games.ghostbusters2.cards.kinds import CODES, KINDS
from hauntbox.games.ghostbusters2.cards.names import PROTON, SLIME
from hauntbox.games.ghostbusters2.content import SHIPPED, sheet_of, text_of, validate
from hauntbox.games.ghostbusters2.content.drawing import COLOURS, read_drawing, write_drawing
from hauntbox.games.ghostbusters2.flow import lay_out
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.entities.emerge import SPIRIT_WORLD, emerge
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.ledger import proves

every = pytest.mark.parametrize("scenario", SHIPPED)
PLACEMENTS = dict(zip(SHIPPED, ("01", "04", "08", "12", "16", "19", "22", "26", "30"), strict=True))  # GBT-CSC-


def ledgers_drawing(scenario: str) -> str:
    sheet = sheet_of(scenario)
    found = LEDGER.split(f"Map of scenario {sheet.campaign}.{sheet.number}:\n```\n")[1]
    return found.split("```")[0]


def ledgers_tiles() -> dict[str, list[str]]:
    """The ten tiles as drawn: 13 lines each, the outer lines with them."""
    text = LEDGER.split("Tiles (a line on the tile's border counts if the neighbouring tile exists):\n```\n")[1]
    rows = text.split("\n```")[0].split("\n")
    found: dict[str, list[str]] = {}
    for n, row in enumerate(rows):
        for at, name in [(match.start(), match[0]) for match in re.finditer(r"\bT\d+", row)]:
            found[name] = [line[at : at + 25].ljust(25) for line in rows[n + 1 : n + 14]]
    return found


@every
@proves("GBT-CTL-02")
def test_a_map_is_read_and_printed_back_to_the_letter(scenario: str) -> None:
    drawn = ledgers_drawing(scenario)
    assert sheet_of(scenario).drawing.strip("\n") == drawn.strip("\n")
    assert write_drawing(read_drawing(drawn)) == drawn


@proves("GBT-CTL-02")
@pytest.mark.parametrize(("old", "new"), [("RRR", "OOO"), ("G1", "g1"), ("YYY", "   "), (" O ", "   ")])
def test_another_map_is_printed_otherwise(old: str, new: str) -> None:
    drawn = ledgers_drawing("court")
    other = drawn.replace(old, new, 1)
    assert (write_drawing(read_drawing(other)), other != drawn) == (other, True)


@every
@proves("GBT-CTL-02")
def test_the_lines_of_a_map_are_those_of_its_tiles(scenario: str) -> None:
    """Inside the tiles; where two meet, a line of either counts."""
    drawing, tiles = read_drawing(sheet_of(scenario).drawing), ledgers_tiles()
    layout = re.search(r"map ((?:T\d+ |/ )+)", printed(scenario))
    assert layout
    blocks = [row.split() for row in layout[1].split("/")]
    wide, high = drawing.columns, drawing.rows
    lines = {}
    for r in range(high):
        for c in range(wide):
            tile = tiles[blocks[r // 6][c // 6]]
            row, column = r % 6, c % 6
            for letter, (other_c, other_r) in (
                (tile[1 + 2 * row][4 * column], (c - 1, r)),
                (tile[1 + 2 * row][4 * column + 4], (c + 1, r)),
                (tile[2 * row][4 * column + 1], (c, r - 1)),
                (tile[2 * row + 2][4 * column + 1], (c, r + 1)),
            ):
                if letter in COLOURS and 0 <= other_c < wide and 0 <= other_r < high:
                    a, b = sorted((r * wide + c, other_r * wide + other_c))
                    lines[a, b] = COLOURS[letter]
    assert drawing.lines == lines


@pytest.mark.parametrize(
    "scenario", [pytest.param(name, marks=proves(f"GBT-CSC-{n}")) for name, n in PLACEMENTS.items()]
)
def test_everything_is_placed_as_the_ledger_says(scenario: str) -> None:
    g, words = lay_out(Options(), scenario, "kit"), printed(scenario)
    g.settle()
    times = re.search(r"Goo Timer (\d+), maximum (\d+)", words)
    spirit = re.search(r"Spirit World: ([^.]*)\.", words)
    deck = re.search(r"Goo deck: ([^.]*)\.", words)
    tank = re.search(r"Ecto-Tank starts with (\d+)", words)
    assert times
    assert spirit
    assert deck
    assert (g.timer, g.longest) == (int(times[1]), int(times[2]))
    assert {KINDS[kind].code: n for kind, n in enumerate(g.spirit) if n} == {
        code: int(n) for n, code in re.findall(r"(\d+) ([A-Z]+\d?)", spirit[1])
    }
    assert len(g.goo) == sum([int(n) for n in re.findall(r"(\d+) ", deck[1])]) == g.piles.bit_count()
    assert g.tank == (int(tank[1]) if tank else 0)
    marks = read_drawing(ledgers_drawing(scenario)).marks
    on_map = sorted([(KINDS[g.kind[slot]].code, space) for slot, space in enumerate(g.spot)])
    drawn = sorted([(mark, p) for p, mark in enumerate(marks) if mark in CODES])
    first_of_four = [one for one in drawn if one[0] != "WS"] + [one for one in drawn if one[0] == "WS"][:1]
    assert on_map == sorted(first_of_four)
    assert g.statue == (marks.index("L") if "L" in marks else -1)


@every
@proves("GBT-CTL-03")
def test_no_open_gate_starts_on_the_outer_ring(scenario: str) -> None:
    street = begun(scenario).street
    rim = [p for p in range(street.squares) if street.ring[p].bit_count() < 8]
    assert [street.names[p] for p in rim if street.open_gates >> p & 1] == []


@proves("GBT-CTL-03")
@pytest.mark.parametrize(
    ("mark", "problems"), [("G5", ["the Open Gate on L12 lies on the outer ring (GBT-CTL-03)"]), ("g5", [])]
)
def test_a_map_with_one_there_is_refused(mark: str, problems: list[str]) -> None:
    text = text_of("eve")
    assert text.count("g5|") == 1
    assert [problem.message for problem in validate(text.replace("g5|", f"{mark}|"))] == problems


@every
@proves("GBT-CTL-04")
def test_every_pile_and_gate_can_be_got_at(scenario: str) -> None:
    """By playing: nobody else is on the map, and one walks wherever steps lead. Closed Gates are opened one by one."""
    g = begun(scenario)
    role, street = g.active, g.street
    g.kind, g.spot, g.bases, g.bodies = [], [], [], 0
    g.pack[role] = SLIME if g.sheet.gates.kind == "moods" else PROTON
    wanted = {f"investigate {street.names[pile]}": 2 for pile in street.piles}
    wanted |= {f"fire {street.names[gate]}": 4 for gate in street.gates}
    shut = [gate for gate in street.gates if not street.open_gates >> gate & 1]
    ground, edge, found = set[int](), list(street.start), Counter[str]()
    while edge:
        g.at[role], g.gates = edge.pop(), street.open_gates
        if g.at[role] in ground:
            continue
        ground.add(g.at[role])
        found.update(offers(g))
        edge += [street.place[act.split()[1]] for act in offers(g) if act.startswith("step ")]
        for gate in shut:
            g.gates = street.open_gates | 1 << gate
            found.update([act for act in offers(g) if act == f"fire {street.names[gate]}"])
    assert [act for act, n in wanted.items() if found[act] < n] == []


@proves("GBT-CTL-04")
def test_a_gate_behind_walls_is_refused() -> None:
    text = text_of("court")
    old = "  8 | .   .   .   .   G2  .   ."
    walled = text.replace(old, "  8 | .   .   .   . R G2R .   .")
    lines = walled.split("\n")
    row = next(n for n, line in enumerate(lines) if line.startswith("  8 |"))
    for n in (row - 1, row + 1):
        lines[n] = lines[n][:21] + "RRR" + lines[n][24:]
    assert [problem.message for problem in validate("\n".join(lines))] == [
        "the Gate on E8 is seen from no space within 3: expected 4 (GBT-CTL-04)"
    ]


@proves("GBT-CTL-04")
def test_a_pile_behind_walls_is_refused() -> None:
    """Red Lines around F1, in the corner of the Avenue."""
    lines = text_of("court").split("\n")
    row = next(n for n, line in enumerate(lines) if line.startswith("  1 |"))
    lines[row] = lines[row][:24] + "R" + lines[row][25:]
    lines[row + 1] = lines[row + 1][:25] + "RRR" + lines[row + 1][28:]
    assert [problem.message for problem in validate("\n".join(lines))] == [
        "the Goo Pile on F1 can be investigated from no space: expected 2 (GBT-CTL-04)"
    ]


PILLAR = "R B3|C3, R C3|D3, R C2|C3, R C3|C4"


@proves("GBT-CTL-05")
@pytest.mark.parametrize(("lines", "to"), [(PILLAR, "B3"), ("", "C3")])
def test_an_entity_goes_on_over_a_pillar(lines: str, to: str) -> None:
    g = scene(at="A1", entities="GW E3", lines=lines)
    run(g, Travel(0, 3, 2))  # west
    assert where(g, 0) == to


@proves("GBT-CTL-05")
def test_it_does_not_emerge_into_one_either() -> None:
    g = scene(at="A1", marks="G1 D3", lines=PILLAR)
    g.rig("movement", 4)  # west
    emerge(g, CODES["GW"], g.street.place["D3"], SPIRIT_WORLD)
    g.settle()
    assert where(g, 0) == "B3"


@proves("GBT-CTL-05")
def test_a_giant_covers_pillars() -> None:
    g = scene(at="A1", entities="WS D3", lines=PILLAR)
    run(g, Travel(0, 3, 1))
    assert where(g, 0) == "C3"


@proves("GBT-CTL-05")
def test_a_grapple_line_leads_over_a_pillar_but_nobody_ends_on_it() -> None:
    g = scene(at="B3", lines=PILLAR, cards="Grapple Line", car="E5 E4", xp=26)
    do(g, "use better Grapple Line", "step C3")
    assert ("stop" in offers(g), "step D3" in offers(g)) == (False, True)
    h = scene(at="B3", lines=PILLAR, cards="Grapple Line", car="E5 E4", xp=26)
    do(h, "use better Grapple Line", "step A3", "step B3")
    assert why_not(h, "step C3") == "GBT-CTL-05"


@proves("GBT-CTL-05")
def test_no_card_puts_the_car_on_a_pillar() -> None:
    g = scene(at="B3", lines=PILLAR, cards="Ladder Rig", car="E5 E4", xp=26)
    do(g, "use Ladder Rig")
    assert ("park C3" in offers(g), "park C4" in offers(g)) == (False, True)
