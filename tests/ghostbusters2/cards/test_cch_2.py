"""What the Regular and the Bookkeeper can do, and the track of Levels. CCH"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import boosted, dirt, do, give, hold, led_by, offers, put, run, scene, told, why_not
from ghostbusters2.playing import LEVEL_3, LEVEL_5
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.options import Options, check
from hauntbox.games.ghostbusters2.rules.figures import gain_xp
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.turn.rounds import ROUND
from hauntbox.games.ghostbusters2.state import CAR, count_bodies
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves


@proves("GBT-CCH-14")
@pytest.mark.parametrize(("name", "rule"), [("Regular", ""), ("Gearhead", "GBT-CCH-14")])
def test_clean_hands(name: str, rule: str) -> None:
    g = led_by(name, at="car", car="C2 B2")
    g.plazms[0] = 1
    assert why_not(g, "unload") == rule
    if not rule:
        do(g, "unload", "drop Plazm")
        assert (g.tank, g.spent, g.used) == (1, 0, 1)


@proves("GBT-CCH-14")
def test_clean_hands_are_still_a_deposit_and_a_maneuver() -> None:
    g = led_by("Regular", at="car", car="C2 B2")
    assert (why_not(g, "unload"), "unload" in offers(g)) == ("GBT-DEP-01", False)
    g.plazms[0] = 1
    put(g, "GW", "B2")
    assert (why_not(g, "unload"), "unload" in offers(g)) == ("GBT-DEP-04", False)
    g.at[0], g.spot[0] = g.street.place["E5"], g.street.place["A1"]
    count_bodies(g)
    assert (why_not(g, "unload"), "unload" in offers(g)) == ("GBT-DEP-03", False)
    g.at[0] = CAR
    g.used, g.spent = g.options.maneuvers, g.options.actions - 1
    assert (why_not(g, "unload"), "unload" in offers(g)) == ("", True)  # the last Action becomes a Maneuver
    g.spent += 1
    assert (why_not(g, "unload") != "", "unload" in offers(g)) == (True, False)


@proves("GBT-CCH-15")
@pytest.mark.parametrize(("name", "xp", "far"), [
    ("Regular", LEVEL_3, 3), ("Regular", LEVEL_3 - 1, 2), ("Gearhead", LEVEL_3, 2),
])  # fmt: skip
def test_long_haul(name: str, xp: int, far: int) -> None:
    g = led_by(name, at="A1", xp=xp, rows=1)
    do(g, *[f"step {column}1" for column in "BCD"[:far]])
    assert (type(g.asking()).__name__, g.spent) == ("Turn", 1)


@proves("GBT-CCH-16")
@pytest.mark.parametrize(("xp", "more"), [(LEVEL_5, 1), (LEVEL_5 - 1, 0)])
def test_quick_snap_for_a_trapped_ghost(xp: int, more: int) -> None:
    """Each who has a token on it gains one more, once however many tokens."""
    g = led_by("Regular", at="A1 E1 E5", entities="DS C1", xp=xp)
    hold(g, 1, "C1", 2)
    g.rig("combat", 6)
    do(g, "fire C1")
    assert [n - xp for n in g.xp] == [1 + more, 2 + more, 0, 0]


@proves("GBT-CCH-16")
def test_quick_snap_for_a_closed_gate_once_a_turn() -> None:
    g = led_by("Regular", at="C3", marks="G1 C1, G2 A3, G3 E5", xp=LEVEL_5 - 6)
    g.level[0] = 5
    for name in ("C1", "A3"):
        hold(g, 0, name, 1)
        g.rig("combat", 6)
        do(g, f"fire {name}")
    assert g.xp[0] == LEVEL_5 - 6 + 3 + 2


@proves("GBT-CCH-16")
def test_a_plazm_or_a_ghost_without_tokens_does_not_use_it_up() -> None:
    g = led_by("Regular", at="A1", entities="GW B2, GW C1, SP A3", cards="Pedal Trap", xp=LEVEL_5 - 6, packs="sppp")
    g.level[0] = 5
    hold(g, 0, "A3", 0, 1)
    g.rig("combat", 6, 6)
    do(g, "fire A3", "use Pedal Trap", "aim B2")
    assert g.xp[0] == LEVEL_5 - 6 + 2
    g.pack[0] = 0
    do(g, "fire C1")
    assert g.xp[0] == LEVEL_5 - 6 + 2 + 2


@proves("GBT-CCH-17")
def test_second_wind() -> None:
    g = boosted("Regular", 2, at="A5 A1", rows=5)
    do(g, "end", "step B1", "step C1", "step D1")
    assert (type(g.asking()).__name__, g.spent, g.tank) == ("Turn", 1, 0)


@proves("GBT-CCH-18")
@pytest.mark.parametrize(("name", "left"), [("Bookkeeper", 1), ("Gearhead", 2)])
def test_spare_towels(name: str, left: int) -> None:
    g = led_by(name, at="A1 B2")
    g.slime[1] = 0x3
    do(g, "clean Regular")
    assert (len(dirt(g, 1)), g.spent) == (left, 1)


@proves("GBT-CCH-19")
@pytest.mark.parametrize(("face", "up"), [(5, True), (4, False)])
def test_deductible_keeps_a_card_face_up(face: int, up: bool) -> None:
    g = led_by("Bookkeeper", at="A1 B2", xp=LEVEL_3)
    give(g, 1, "Siren Kit")
    g.rig("ability", face)
    do(g, "end", "use Siren Kit")
    assert g.uses[CARD_OF["Siren Kit"]] == up


@proves("GBT-CCH-19")
@pytest.mark.parametrize(("at", "xp"), [("A1 E5", LEVEL_3), ("A1 B2", LEVEL_3 - 1)])
def test_out_of_sight_or_below_level_3_it_does_not(at: str, xp: int) -> None:
    g = led_by("Bookkeeper", at=at, xp=xp)
    give(g, 1, "Siren Kit")
    do(g, "end", "use Siren Kit")
    assert (g.uses[CARD_OF["Siren Kit"]], "deductible" in told(g)) == (0, False)


@proves("GBT-CCH-19")
def test_deductible_comes_once_a_round_and_for_the_last_use_only() -> None:
    g = led_by("Bookkeeper", at="A1 B2", xp=LEVEL_3, cards="Siren Kit, Spare Cells")
    g.rig("ability", 6, 6)
    do(g, "use Spare Cells")
    assert "deductible" not in told(g)
    do(g, "use Siren Kit", "use Siren Kit")
    assert (g.uses[CARD_OF["Siren Kit"]], told(g).count("deductible")) == (0, 1)


@proves("GBT-CCH-20")
@pytest.mark.parametrize(("timer", "after"), [(8, 10), (12, 13), (13, 13)])
def test_extension_filed(timer: int, after: int) -> None:
    g = led_by("Bookkeeper", at="A1", xp=LEVEL_5, timer=timer)
    do(g, "file")
    assert (g.timer, why_not(g, "file"), g.spent) == (after, "GBT-CCH-20", 0)
    assert told(g)[-1] == "extension"


@proves("GBT-CCH-20")
def test_only_the_bookkeeper_of_level_5_files() -> None:
    assert why_not(led_by("Bookkeeper", xp=LEVEL_5 - 1), "file") == "GBT-CCH-20"
    assert why_not(led_by("Regular", xp=LEVEL_5), "file") == "GBT-CCH-20"


@proves("GBT-CCH-21")
def test_rinse_cycle() -> None:
    """Each on foot removes one of its choice; the Caustic stays, and so does what is on who sits in the car."""
    g = led_by("Bookkeeper", at="A5 car C5 statue", car="C1 B1", statue="D1")
    g.slime = [0x100101, 0x1, 0x100000, 0x11]
    g.tank = 1
    g.agenda.clear()
    run(g, ROUND)
    do(g, "boost Bookkeeper")
    assert offers(g) == ["wipe -1 Hit", "wipe -1 Movement"]
    do(g, "wipe -1 Movement", "wipe -1 Hit")
    assert [dirt(g, role) for role in range(4)] == [
        ["-1 Hit", "Caustic"],
        ["-1 Hit"],
        ["Caustic"],
        ["-1 Line of Sight"],
    ]
    assert (g.tank, type(g.asking()).__name__) == (0, "Turn")


@proves("GBT-CCH-22")
@pytest.mark.parametrize(
    ("xp", "level"), [(0, 1), (4, 1), (5, 2), (10, 2), (11, 3), (17, 3), (18, 4), (25, 4), (26, 5), (30, 5)]
)
def test_the_levels_of_the_track(xp: int, level: int) -> None:
    g = scene()
    gain_xp(g, 0, xp)
    run(g, RESOLVED)
    assert (g.level[0], g.level[1]) == (level, 1)


@proves("GBT-CCH-22", "GBT-XP-06")
def test_the_track_ends_at_thirty() -> None:
    g = scene(xp=29)
    gain_xp(g, 0, 5)
    assert g.xp[0] == 30


@proves("GBT-CCH-22")
def test_each_level_needs_more_xp_than_the_one_before() -> None:
    with pytest.raises(BadOption, match="each Level needs more XP"):
        check(Options(level_3=5))
