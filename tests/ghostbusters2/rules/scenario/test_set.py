"""Setting up a scenario: what lies where before the first round. SET"""

from __future__ import annotations

import re

import pytest

from ghostbusters2.kit import LEDGER, begun, do, offers, printed, run, scene, told, way, why_not
from ghostbusters2.pictures import marks, piece, seen, track
from hauntbox.games.ghostbusters2.cards import events, troubles
from hauntbox.games.ghostbusters2.cards.kinds import CODES, KINDS
from hauntbox.games.ghostbusters2.cards.names import GOO_EQUIPMENT, GOO_EVENT, GOO_KEY
from hauntbox.games.ghostbusters2.content import SHIPPED, sheet_of, text_of, validate
from hauntbox.games.ghostbusters2.content.drawing import COLOURS
from hauntbox.games.ghostbusters2.flow import lay_out
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.entities.emerge import Scatter
from hauntbox.games.ghostbusters2.rules.scenario.setup import ParkFront
from hauntbox.games.ghostbusters2.rules.turn.rounds import EVENT_DIE
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves
from hauntbox.scene import Zone

every = pytest.mark.parametrize("scenario", SHIPPED)


def ledgers_map(scenario: str) -> list[str]:
    """The drawing in the ledger, without its letters and borders: rows of spaces and of edges in turn."""
    sheet = sheet_of(scenario)
    text = LEDGER.split(f"Map of scenario {sheet.campaign}.{sheet.number}:\n```\n")[1].split("\n```")[0]
    return text.splitlines()[2:-1]


def ledgers_marks(scenario: str) -> dict[str, str]:
    """Every space that shows something."""
    found = {}
    for r, line in enumerate(ledgers_map(scenario)[::2], start=1):
        for c in range((len(line) - 5) // 4 + 1):
            mark = line[5 + 4 * c : 8 + 4 * c].strip()
            if mark not in ("", "."):
                found[f"{chr(ord('A') + c)}{r}"] = mark
    return found


def names(g: Busters, mask: int) -> set[str]:
    return {name for name, p in g.street.place.items() if mask >> p & 1}


def marked(scenario: str, pattern: str) -> set[str]:
    return {name for name, mark in ledgers_marks(scenario).items() if re.fullmatch(pattern, mark)}


@every
@proves("GBT-SET-01")
def test_the_lines_of_the_street_are_those_of_the_scenario(scenario: str) -> None:
    g = begun(scenario)
    rows = [row.ljust(5 + 4 * g.street.columns) for row in ledgers_map(scenario)]
    for p in range(g.street.squares):
        c, r = g.street.column[p], g.street.row[p]
        if c + 1 < g.street.columns:
            assert g.street.line(p, p + 1) == COLOURS.get(rows[2 * r][8 + 4 * c], 0), g.street.names[p]
        if r + 1 < g.street.rows:
            assert g.street.line(p, p + g.street.columns) == COLOURS.get(rows[2 * r + 1][5 + 4 * c], 0)


@every
@proves("GBT-SET-01", "GBT-CTL-01")
def test_the_tiles_lie_where_the_scenario_names_them(scenario: str) -> None:
    called = dict(
        re.findall(r"(T\d+) ([A-Z][A-Za-z ]+?)(?:,|\.)", LEDGER.split("GBT-CTL-01: Tile names: ")[1].split("\n")[0])
    )
    rows = re.findall(r"map ((?:T\d+ ?)+)/ ((?:T\d+ ?)+)as drawn", printed(scenario))[0]
    picture = seen(begun(scenario), 0)
    for r, row in enumerate(rows, start=1):
        for c, tile in enumerate(row.split(), start=1):
            zone = picture.things[f"tile:{r}/{c}"]
            assert isinstance(zone, Zone)
            assert zone.name == called[tile]


@every
@proves("GBT-SET-02")
def test_every_figure_stands_where_the_scenario_shows_it(scenario: str) -> None:
    g = begun(scenario)
    stand = {(KINDS[g.kind[slot]].code, g.street.names[p]) for slot in range(len(g.spot)) for p in bodies(g, slot)}
    drawn = {(mark, name) for name, mark in ledgers_marks(scenario).items() if mark in CODES}
    assert stand == drawn
    assert {g.street.names[p] for p in g.street.start} == marked(scenario, "S")


def bodies(g: Busters, slot: int) -> tuple[int, ...]:
    return g.street.block(g.spot[slot]) if KINDS[g.kind[slot]].big else (g.spot[slot],)


@every
@proves("GBT-SET-03")
def test_the_listed_ghosts_are_in_the_spirit_world(scenario: str) -> None:
    listed = re.search(r"Spirit World: ([^.]*)\.", printed(scenario))
    assert listed
    wanted = {code: int(n) for n, code in re.findall(r"(\d+) (\w+)", listed[1])}
    assert {KINDS[kind].code: n for kind, n in enumerate(begun(scenario).spirit) if n} == wanted


@every
@proves("GBT-SET-04")
def test_the_goo_timer_starts_as_printed(scenario: str) -> None:
    [(timer, longest)] = re.findall(r"Goo Timer (\d+), maximum (\d+)", printed(scenario))
    g = begun(scenario)
    assert (g.timer, g.longest) == (int(timer), int(longest))


@proves("GBT-SET-04")
@pytest.mark.parametrize(("more", "timer", "longest"), [(3, 13, 17), (-4, 6, 10)])
def test_a_table_may_start_it_higher_or_lower(more: int, timer: int, longest: int) -> None:
    g = begun("giant", timer=more)
    assert (g.timer, g.longest) == (timer, longest)


@proves("GBT-SET-04")
def test_but_never_at_0() -> None:
    g = begun(text_of("giant").replace("timer = 10", "timer = 2"), timer=-4)
    assert (g.timer, g.longest, g.outcome) == (1, 10, None)


@every
@proves("GBT-SET-05")
def test_gates_are_open_or_closed_as_printed(scenario: str) -> None:
    g = begun(scenario)
    assert names(g, g.gates) == marked(scenario, r"G\d")
    assert {g.street.names[p] for p in g.street.gates} == marked(scenario, r"[Gg]\d")


@proves("GBT-SET-06")
def test_an_author_puts_symbols_on_gates_as_he_likes() -> None:
    text = turned = text_of("giant")
    for old, new in (("G1", "G9"), ("G2", "G1"), ("G9", "G2")):
        turned = turned.replace(old, new)
    assert (turned != text, validate(turned)) == (True, [])
    twice = text.replace("G2", "G1")
    assert ["same symbol" in problem.message for problem in validate(twice)] == [True]


@proves("GBT-SET-07")
@pytest.mark.parametrize(("face", "end"), [(1, "C1"), (2, "C5"), (3, "")])
def test_a_symbol_is_that_of_its_printed_gate(face: int, end: str) -> None:
    g = scene(at="A3", marks="G2 C4, G1 C2")
    g.rig("event", face)
    g.rig("movement", way("n") + 1 if face == 1 else way("s") + 1)
    run(g, EVENT_DIE)
    assert [g.street.names[p] for p in g.spot] == ([end] if end else [])


@every
@proves("GBT-SET-09")
def test_every_goo_pile_lies_open_on_its_space(scenario: str) -> None:
    g = begun(scenario)
    assert (names(g, g.piles), g.flipped) == (marked(scenario, "P"), ())


@every
@proves("GBT-SET-10")
def test_the_goo_pile_deck_is_made_as_printed(scenario: str) -> None:
    deck = re.search(r"Goo deck: ([^.]*)\.", printed(scenario))
    assert deck
    wanted = {kind: int(n) for n, kind in re.findall(r"(\d) (Equipment|Event|Key Item)", deck[1])}
    goo = begun(scenario).goo
    kinds = {"Equipment": GOO_EQUIPMENT, "Event": GOO_EVENT, "Key Item": GOO_KEY}
    assert {kind: goo.count(card) for kind, card in kinds.items() if goo.count(card)} == wanted


@proves("GBT-SET-10")
@pytest.mark.parametrize(("kind", "card"), [("equipment", GOO_EQUIPMENT), ("event", GOO_EVENT)])
def test_a_kind_that_is_not_printed_is_not_in_it(kind: str, card: int) -> None:
    text = text_of("giant").replace("equipment = 4\nevent = 2\nkey = 0\n", f"{kind} = 6\n")
    assert begun(text).goo == (card,) * 6


@proves("GBT-SET-10", "GBT-SET-18")
def test_all_three_decks_are_shuffled() -> None:
    games = [begun("court", seed=str(n)) for n in range(6)]
    assert len({g.goo for g in games}) > 1
    assert len({g.gear for g in games}) == len({g.omens for g in games}) == 6


@proves("GBT-SET-11")
@pytest.mark.parametrize(("card", "gear", "omens"), [(GOO_EQUIPMENT, 23, 12), (GOO_EVENT, 24, 11)])
def test_a_goo_pile_card_is_a_marker_for_a_card_of_another_deck(card: int, gear: int, omens: int) -> None:
    g = begun("court")
    at = next(p for p in range(g.street.squares) if g.street.near[p] & g.piles and not g.piles >> p & 1)
    pile = next(name for name, p in g.street.place.items() if g.street.near[at] & g.piles & 1 << p)
    g.at[g.active], g.goo = at, (card, *g.goo[1:])
    before = (len(g.goo), len(g.gear), len(g.omens))
    do(g, f"investigate {pile}")
    assert (before, len(g.goo), len(g.gear), len(g.omens)) == ((6, 24, 12), 5, gear, omens)


@proves("GBT-SET-12")
@pytest.mark.parametrize(("count", "problems"), [(4, 0), (3, 1), (5, 1)])
def test_there_is_a_card_for_every_goo_pile(count: int, problems: int) -> None:
    text = text_of("giant").replace("equipment = 4", f"equipment = {count}")
    found = [problem for problem in validate(text) if "Goo Pile Cards for" in problem.message]
    assert len(found) == problems


@proves("GBT-SET-01")
def test_until_the_first_round_everybody_reads_that_it_is_set_up() -> None:
    g = parking()
    assert {seen(g, role).when.text for role in range(4)} == {"Set-up: the Ecto-1a is being parked"}
    do(g, offers(g)[0])
    do(g, offers(g)[0])
    assert seen(g, 0).when.text.startswith("Round 1: ")


def parking(scenario: str = "giant") -> Busters:
    g = lay_out(Options(bench="regular"), scenario, "park")
    g.events = []
    g.settle()
    while not offers(g)[0].startswith("park"):
        do(g, offers(g)[0])
    return g


@proves("GBT-SET-13")
def test_the_car_is_parked_on_two_spaces_of_the_start_zone() -> None:
    g = parking()
    assert (offers(g), why_not(g, "park C11")) == (["park A11", "park B11", "park A12", "park B12"], "GBT-SET-13")
    do(g, "park A12")
    assert (g.waiting(), len(g.order)) == (g.order[:1], 4)  # the first seat says what the team has agreed on
    assert (offers(g), why_not(g, "park B11")) == (["park A11", "park B12"], "GBT-SET-13")


@proves("GBT-SET-23")
def test_the_car_may_stand_across_a_yellow_line() -> None:
    """One crosses the Start Zone of the last scenario."""
    g = parking("eve")
    do(g, "park A11")
    assert offers(g) == ["park B11", "park A12"]


@proves("GBT-SET-23")
@pytest.mark.parametrize(("colour", "backs"), [("Y", ["park B1", "park A2"]), ("O", ["park B1"]), ("R", ["park B1"])])
def test_but_across_no_line_that_stops_it(colour: str, backs: list[str]) -> None:
    g = scene(at="car", marks="S A1, S B1, S A2, S B2", lines=f"{colour} A1|A2")
    run(g, ParkFront((0,)))
    do(g, "park A1")
    assert offers(g) == backs


@proves("GBT-SET-13", "GBT-SET-14")
@pytest.mark.parametrize(("front", "back"), [("A11", "A12"), ("A12", "A11")])
def test_the_team_says_which_end_is_the_front(front: str, back: str) -> None:
    g = parking()
    do(g, f"park {front}", f"park {back}")
    assert (g.street.names[g.front], g.street.names[g.back], "parked" in told(g)) == (front, back, True)


@every
@proves("GBT-SET-15")
def test_all_four_start_inside_the_car(scenario: str) -> None:
    picture = seen(begun(scenario, bench="bookkeeper"), 0)
    assert [piece(picture, who).in_ for who in ("frontman", "gearhead", "theorist", "regular")] == ["car"] * 4


@every
@proves("GBT-SET-16")
def test_the_tank_starts_empty_unless_the_scenario_fills_it(scenario: str) -> None:
    filled = re.search(r"The Ecto-Tank starts with (\d) Plazms", printed(scenario))
    g = lay_out(Options(bench="regular"), scenario, "tank")
    g.settle()
    assert (g.tank, g.poured) == (int(filled[1]) if filled else 0, 0)


@every
@proves("GBT-SET-17")
def test_lady_liberty_stands_on_four_spaces_where_she_is_used(scenario: str) -> None:
    g = begun(scenario)
    there = {g.street.names[p] for p in g.street.block(g.statue)} if g.statue >= 0 else set()
    assert there == marked(scenario, "L")
    assert bool(there) == (scenario == "uptown")


@proves("GBT-SET-18")
def test_the_decks_hold_24_and_12_cards() -> None:
    g = begun("court")
    assert (sorted(g.gear), sorted(g.omens)) == (list(range(24)), list(range(12)))


@proves("GBT-SET-19")
def test_counters_show_time_uses_and_plazms() -> None:
    g = scene(at="A1", car="D4 D5", cards="Spare Cells")
    g.omens, g.plazms[0] = (events.SNAP,), 2
    troubles.reveal(g, 0, g.street.place["A2"])
    do(g, "use Spare Cells")
    picture = seen(g, 0)
    assert marks(picture, "event:cold-snap") == [("left", 2)]
    assert ("uses-1", 1) in marks(picture, "c:spare-cells")
    assert piece(picture, "trapped:regular/plazm").count == 2


@proves("GBT-SET-20")
@pytest.mark.parametrize(("old", "new"), [("11 | S   S", "11 | S   ."), ("12 | S   S   .", "12 | S   S   S")])
def test_the_start_zone_is_a_block_of_four(old: str, new: str) -> None:
    text = text_of("giant")
    assert (validate(text), old in text) == ([], True)
    found = [problem.message for problem in validate(text.replace(old, new))]
    assert found == ["expected a Start Zone of 2x2 spaces, marked S"]


@proves("GBT-SET-21")
def test_what_lies_beside_the_map_has_no_space_on_it() -> None:
    """The Tank, the Spirit World, who is inside the car; and the PKE Meter, where the die shows a direction."""
    g = scene(at="A1 car", car="D4 D5", entities="GW C3")
    g.rig("movement", 5)
    run(g, Scatter(0, 1))
    picture = seen(g, 0)
    assert (track(picture, "t:tank").in_, piece(picture, "spirit:GW").in_) == ("", "spirits")
    assert (piece(picture, "die:1").in_, piece(picture, "die:1").tag, piece(picture, "gearhead").in_) == (
        "dice",
        "→",
        "car",
    )


@every
@proves("GBT-SET-22")
def test_a_key_explains_every_mark_of_the_map(scenario: str) -> None:
    picture = seen(begun(scenario), 0)
    looks = {thing.look for thing in picture.things.values() if getattr(thing, "look", "")}
    assert {look for look in looks if not picture.legend[look].name} == set()
    named = {look.name for look in picture.legend.values()}
    assert {KINDS[CODES[mark]].name for mark in ledgers_marks(scenario).values() if mark in CODES} <= named
    assert {"Open Gate", "Goo Pile", "Start Zone", "Red Line", "Orange Line", "Yellow Line"} <= named
