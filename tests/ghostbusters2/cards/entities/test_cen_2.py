"""The Entity cards: Mini-Bosses and Bosses, and what holds for all of them. CEN"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, do, hold, offers, put, run, scene, slot, stands, told, way, where, why_not
from ghostbusters2.playing import HIT, MISS, end_round, on_map, shoot
from hauntbox.games.ghostbusters2.cards import events
from hauntbox.games.ghostbusters2.cards.entities import Lightning
from hauntbox.games.ghostbusters2.cards.kinds import AMPLIFY, CODES, HIVE, MARKED
from hauntbox.games.ghostbusters2.cards.names import GOO_EVENT
from hauntbox.games.ghostbusters2.rules.entities.slime import Splatter
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.state import has_base
from hauntbox.ledger import proves

# Mini-Bosses ---------------------------------------------------------------------------------------------------------


@proves("GBT-CEN-14")
def test_ghost_train() -> None:
    g = scene(at="A3", entities="GT C3", columns=9, rows=9)
    assert where(g, shoot(g, "C3", HIT, "s")) == "C5"
    g = scene(at="A3", entities="GT C3", columns=9, rows=9)
    assert where(g, shoot(g, "C3", MISS, "s")) == "C7"


@proves("GBT-CEN-14")
@pytest.mark.parametrize(("start", "end"), [("B3", "H3"), ("F3", "L3"), ("G3", "A3"), ("K3", "E3"), ("C3", "I3")])
def test_ghost_train_runs_its_line_at_the_end_of_each_round(start: str, end: str) -> None:
    """East from the western half, west from the eastern, whoever is nearest."""
    g = scene(at="A1 L1", entities=f"GT {start}", columns=12)
    end_round(g)
    assert where(g, 0) == end


@proves("GBT-CEN-15")
def test_midnight_captain() -> None:
    g = scene(at="A3", entities="MC D4")
    assert where(g, shoot(g, "D4", HIT)) == "C3"
    g = scene(at="A3", entities="MC C3")
    for code in ("GW", "SM", "HP"):
        g.supply[CODES[code]] = 0
    g.rig("type", 2)
    shoot(g, "C3", MISS, "e")
    assert on_map(g) == [("MC", "C3"), ("BS", "D3")]


@proves("GBT-CEN-15")
def test_midnight_captain_calls_his_stewards_at_the_end_of_each_round() -> None:
    g = scene(at="A5", entities="MC A1, DS E1, DS E5, TC E3")
    end_round(g)
    assert [where(g, s) for s in range(4)] == ["A1", "D2", "D5", "D4"]


@proves("GBT-CEN-15")
def test_without_a_captain_stewards_stay() -> None:
    g = scene(at="A5", entities="DS E1, DS E5")
    end_round(g)
    assert [where(g, s) for s in range(2)] == ["E1", "E5"]


# Bosses --------------------------------------------------------------------------------------------------------------


@proves("GBT-CEN-16")
def test_tall_brother_hit() -> None:
    g = scene(at="A3", entities="SB1 C3")
    assert (where(g, shoot(g, "C3", HIT, "s")), dirt(g, 0)) == ("C5", [])


@proves("GBT-CEN-16")
@pytest.mark.parametrize(
    ("at", "lines", "slimed"),
    [
        ("A3 B1", "", [1, 1]),
        ("A3 B6", "", [1, 1]),
        ("A3 E3", "", [1, 1]),
        ("A3 D4", "", [1, 0]),
        ("A3 B7", "", [1, 0]),
        ("A3 B1", "Y B1|B2", [1, 0]),
        ("A3 B1 B2", "", [1, 0, 1]),
    ],
)
def test_tall_brother_missed_comes_and_strikes_along_row_and_column(at: str, lines: str, slimed: list[int]) -> None:
    """From D5 by C4 to B3; then whoever is in row 3 or column B, within three spaces and in his sight."""
    g = scene(at=at, entities="SB1 D5", lines=lines, columns=7, rows=7)
    assert where(g, shoot(g, "D5", MISS)) == "B3"
    assert [dirt(g, role) for role in range(len(slimed))] == [["-1 Hit"] * n for n in slimed]


@proves("GBT-CEN-16")
def test_tall_brother_strikes_one_half_of_the_car_from_the_corner() -> None:
    g = scene(at="car A4 B5 E5", entities="SB1 A1", car="B3 A3")
    run(g, Lightning(0))
    assert [dirt(g, role) for role in range(4)] == [["-1 Hit"], ["-1 Hit"], [], []]


@proves("GBT-CEN-16")
@pytest.mark.parametrize(
    ("other", "die", "hits"),
    [(", SB2 F3", 4, False), (", SB2 F3", 5, True), (", SB2 G3", 4, True), (", GW E3", 4, True), ("", 4, True)],
)
def test_tall_brother_is_harder_to_hit_beside_his_brother(other: str, die: int, hits: bool) -> None:
    g = scene(at="A3", entities=f"SB1 C3{other}", columns=9)
    shoot(g, "C3", die, "s")
    assert ("hits" in told(g)) == hits


@proves("GBT-CEN-16")
def test_tall_brother_does_nothing_at_the_end_of_a_round() -> None:
    g = scene(at="A3", entities="SB1 C3")
    end_round(g)
    assert (where(g, 0), dirt(g, 0)) == ("C3", [])


@proves("GBT-CEN-17")
def test_wide_brother() -> None:
    g = scene(at="A3", entities="SB2 C4")
    assert where(g, shoot(g, "C4", HIT)) == "B3"
    g = scene(at="D3", entities="SB2 G3", columns=9)
    assert (where(g, shoot(g, "G3", MISS)), stands(g, 0), dirt(g, 0)) == ("D3", "C3", ["-1 Movement"])


@proves("GBT-CEN-17")
@pytest.mark.parametrize(("brother", "end"), [("SB1 A1, ", "C3"), ("SM A1, ", "E3"), ("", "E3")])
def test_wide_brother_joins_the_other_or_goes_for_the_nearest(brother: str, end: str) -> None:
    g = scene(at="E1", entities=f"{brother}SB2 E5")
    g.rig("movement", way("s") + 1)
    one = slot(g, "E5")
    end_round(g)
    assert where(g, one) == end


@proves("GBT-CEN-18")
def test_park_ghost() -> None:
    g = scene(at="A1", entities="WS D3", columns=9, rows=6)
    assert where(g, shoot(g, "D3", HIT)) == "C2"
    g = scene(at="B2", entities="WS E5", columns=9, rows=6)
    assert (where(g, shoot(g, "E5", MISS)), dirt(g, 0)) == ("C3", [])


@proves("GBT-CEN-18")
def test_park_ghost_splatters_around_and_then_steps_at_the_end_of_each_round() -> None:
    """Twelve spaces around it; who is two spaces away is safe until it has come."""
    g = scene(at="B2 E5 F4 G4", entities="WS C3", columns=9, rows=6)
    g.rig("roll-off", 6, 1)
    end_round(g)
    assert [len(dirt(g, role)) for role in range(4)] == [2, 1, 0, 0]
    assert dirt(g, 1) == ["-1 Movement"]


@proves("GBT-CEN-18")
def test_park_ghost_takes_one_step_at_the_end_of_each_round() -> None:
    g = scene(at="A1 I9", entities="WS D5", columns=9, rows=9)
    g.rig("roll-off", 1, 6)
    end_round(g)
    assert where(g, 0) == "E6"


@proves("GBT-CEN-18")
@pytest.mark.parametrize("space", ["B2", "C2", "D2", "E2", "B3", "E3", "B4", "E4", "B5", "C5", "D5", "E5"])
def test_the_twelve_spaces_around_the_park_ghost(space: str) -> None:
    g = scene(at=f"{space} A1 F6", entities="WS C3", columns=6, rows=6)
    run(g, Splatter(0))
    assert [dirt(g, role) for role in range(3)] == [["-1 Movement"], [], []]


@proves("GBT-CEN-19")
def test_vigo_hit_splatters() -> None:
    g = scene(at="A3 D4", entities="VG C3")
    one = shoot(g, "C3", HIT)
    assert (where(g, one), dirt(g, 0), dirt(g, 1)) == ("C3", [], ["Caustic"])


@proves("GBT-CEN-19")
@pytest.mark.parametrize(("face", "places"), [(1, ["E1", "C3", "E5", "A5"]), (2, ["E5", "E1", "C3", "A5"])])
def test_vigo_missed_changes_places_with_a_random_ghost(face: int, places: list[str]) -> None:
    """Not with a Plazm; nobody is Slimed, though he goes past all."""
    g = scene(at="A3 D2 D4", entities="VG C3, GW E1, HP E5, SP A5")
    g.rig("places", face)
    shoot(g, "C3", MISS)
    assert ([where(g, s) for s in range(4)], [dirt(g, role) for role in range(3)]) == (places, [[], [], []])
    assert "places" in told(g)


@proves("GBT-CEN-19")
def test_vigo_missed_without_other_ghosts_drifts() -> None:
    g = scene(at="A3", entities="VG C3, SP E5", rows=8)
    assert where(g, shoot(g, "C3", MISS, "s")) == "C5"


@proves("GBT-CEN-19")
@pytest.mark.parametrize(("moods", "slimed"), [(0, ["Caustic"]), (1, [])])
def test_vigo_stares_at_the_nearest_unless_a_mood_slime_is_on_him(moods: int, slimed: list[str]) -> None:
    g = scene(at="C1 A3 E5", entities="VG C4", packs="spsp")
    hold(g, 0, "C4", 0, moods)
    hold(g, 1, "C4", 1)
    g.rig("roll-off", 1, 6)
    end_round(g)
    assert [dirt(g, role) for role in range(3)] == [[], [], slimed]


@proves("GBT-CEN-19")
def test_vigo_stares_at_nobody_he_does_not_see() -> None:
    g = scene(at="E1 C3", entities="VG C2", lines="R C2|C3, R B2|B3, R D2|D3")
    end_round(g)
    assert (dirt(g, 0), dirt(g, 1)) == (["Caustic"], [])


# For all of them -----------------------------------------------------------------------------------------------------


@proves("GBT-CEN-20")
@pytest.mark.parametrize("name", ["Pedal Trap", "Banishing Verse", "Mega-Trap"])
@pytest.mark.parametrize("code", ["GT", "MC", "SB1", "SB2", "WS", "VG"])
def test_no_card_takes_a_boss_away(name: str, code: str) -> None:
    g = scene(at="A1", entities=f"{code} B2", cards=name, xp=26)
    refused = why_not(g, f"use {name}")
    put(g, "GW", "A2")
    assert (refused != "", why_not(g, f"use {name}")) == (True, "")


@proves("GBT-CEN-20")
def test_a_boss_is_not_among_the_targets_of_a_trap() -> None:
    g = scene(at="A1", entities="MC B2, GW A2", cards="Pedal Trap", xp=26)
    do(g, "use better Pedal Trap")
    assert offers(g) == ["aim A2"]


@proves("GBT-CEN-20")
def test_wide_doors_let_no_boss_in() -> None:
    g = scene(at="A1", entities="GW C1, MC C2", cards="Wide Doors", xp=26)
    g.rig("combat", 6)
    do(g, "use better Wide Doors", "fire C1")
    assert (g.trapped[0], where(g, 1)) == ((CODES["GW"],), "C2")


@proves("GBT-CEN-21")
@pytest.mark.parametrize(("die", "caught"), [(2, True), (1, False)])
def test_both_kinds_count_as_bonus_against_resist(die: int, caught: bool) -> None:
    """Vigo: 2 + 4 against 3 + 3."""
    g = scene(at="A1 A2", entities="VG C1, GW E5", packs="pspp")
    hold(g, 0, "C1", 2)
    hold(g, 1, "C1", 0, 2)
    one = slot(g, "C1")
    g.rig("combat", die)
    g.rig("resist", 3)
    do(g, "attempt C1")
    assert (where(g, one) == "gone") == caught


@proves("GBT-CEN-22")
def test_a_boss_gets_no_base() -> None:
    g = scene(at="A1", marks="P A2", entities="SB1 C1")
    g.goo, g.omens = (GOO_EVENT,), (events.MIND, *g.omens)
    do(g, "investigate A2")
    assert (has_base(g, 0, HIVE), g.bases[0]) == (0, 0)


@proves("GBT-CEN-22")
def test_a_mini_boss_does_and_a_boss_may_be_marked_by_equipment() -> None:
    g = scene(at="A1", entities="MC C1, SB1 C3", cards="Index of Names")
    base(g, "C1", "Amplify")
    base(g, "C3", "Amplify")
    do(g, "use Index of Names", "aim C3")
    assert ([has_base(g, s, AMPLIFY) for s in range(2)], has_base(g, 1, MARKED)) == ([1, 0], 1)
    assert tokens_on(g, 1) == (0, 0)
