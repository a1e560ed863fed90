"""What the characters can do. CCH"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import dirt, do, give, hold, offers, run, scene, told, way, why_not
from hauntbox.games.ghostbusters2.cards.names import CARD_OF
from hauntbox.games.ghostbusters2.options import Options, check
from hauntbox.games.ghostbusters2.rules.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.rules.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.figures import gain_xp
from hauntbox.games.ghostbusters2.rules.rounds import EVENT_DIE, ROUND
from hauntbox.games.ghostbusters2.rules.sight import reach
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves

LEVEL_3, LEVEL_4, LEVEL_5 = 11, 18, 26
FIRST = {
    "Frontman": "Frontman Regular Gearhead Theorist",
    "Gearhead": "Gearhead Regular Theorist Frontman",
    "Theorist": "Theorist Regular Gearhead Frontman",
    "Regular": "Regular Gearhead Theorist Frontman",
    "Bookkeeper": "Bookkeeper Regular Gearhead Theorist",
}


def led_by(name: str, **given: Any) -> Busters:
    """This character's turn."""
    return scene(team=FIRST[name], **given)


def boosted(name: str, plazms: int, **given: Any) -> Busters:
    """The Tank has given this character's ability at the start of a round."""
    g = led_by("Bookkeeper" if name == "Bookkeeper" else "Regular", **given)
    g.tank = plazms
    g.agenda.clear()
    run(g, ROUND)
    do(g, f"boost {name}")
    return g


@proves("GBT-CCH-04")
def test_encore_is_one_more_action_that_is_no_shot() -> None:
    g = led_by("Frontman", at="A1 E5", entities="GW C1", xp=LEVEL_5)
    do(g, "step A2", "stop", "step A1", "stop", "step A2", "stop", "end")
    assert (g.waiting(), actions_left(g, 0), maneuvers_left(g, 0)) == ((0,), 1, 0)
    assert (why_not(g, "fire C1"), "fire C1" in offers(g)) == ("GBT-CCH-04", False)
    do(g, "step A1", "stop")
    assert why_not(g, "step A2") == "GBT-ROU-02"
    do(g, "end")
    assert g.waiting() == (1,)


@proves("GBT-CCH-04")
def test_encore_comes_once_a_round_and_at_level_5() -> None:
    g = led_by("Frontman", at="A1 A3 C1 C3", xp=LEVEL_5 - 1)
    do(g, "end")
    assert g.waiting() == (1,)
    g = led_by("Frontman", at="A1 A3 C1 C3", xp=LEVEL_5, slime="-1 Action, -1 Action")
    do(g, "end")
    assert (actions_left(g, 0), why_not(g, "clean Frontman")) == (1, "GBT-NOA-05")
    do(g, "end", "end", "end")
    g.rig("event", 5, 5)
    do(g, "end", "no", "end")
    assert (g.waiting(), g.encore) == ((0,), True)


@proves("GBT-CCH-05")
def test_pep_talk() -> None:
    g = boosted("Frontman", 2, at="A1 A3 C1 C3")
    assert (g.tank, [maneuvers_left(g, role) for role in range(4)]) == (0, [3, 3, 3, 3])
    do(g, "end")
    assert maneuvers_left(g, 1) == 3


@proves("GBT-CCH-07")
@pytest.mark.parametrize(("xp", "told_of"), [(LEVEL_3, ["hits", "misses"]), (LEVEL_3 - 1, ["misses", "misses"])])
def test_steady_hands_on_the_first_shot_of_a_turn(xp: int, told_of: list[str]) -> None:
    g = led_by("Gearhead", at="A1", entities="FC C1, FC A3", slime="-1 Hit", xp=xp)
    for name in ("C1", "A3"):
        g.rig("combat", 4)
        do(g, f"fire {name}")
    assert [what for what in told(g) if what in ("hits", "misses")] == told_of


@proves("GBT-CCH-08")
def test_overcharge_rolls_again_once_a_turn() -> None:
    g = led_by("Gearhead", at="A1 E5", entities="GW C1, GW A3, GW C3", xp=LEVEL_5)
    g.rig("combat", 3, 1, 3, 1)
    do(g, "fire C1", "no", "fire A3", "yes", "fire C3")
    assert [what for what in told(g) if what in ("hits", "misses")] == ["hits", "hits", "misses"]


@proves("GBT-CCH-08")
@pytest.mark.parametrize(("dice", "what"), [((1, 6), "hits"), ((6, 1), "misses")])
def test_the_second_roll_counts(dice: tuple[int, int], what: str) -> None:
    g = led_by("Gearhead", at="A1", entities="FC C1", xp=LEVEL_5)
    g.rig("combat", *dice)
    do(g, "fire C1", "yes")
    assert (what in told(g), g.asking() is not None) == (True, True)


@proves("GBT-CCH-08")
def test_no_overcharge_before_level_5() -> None:
    g = led_by("Gearhead", at="A1", entities="GW C1", xp=LEVEL_5 - 1)
    g.rig("combat", 6)
    do(g, "fire C1")
    assert type(g.asking()).__name__ == "Turn"


@proves("GBT-CCH-09")
def test_full_stream() -> None:
    g = boosted("Gearhead", 3, at="A1 E1", entities="MG C1")
    g.rig("combat", 3, 3)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1", "end", "fire C3")
    assert (g.tank, [what for what in told(g) if what in ("hits", "misses")]) == (0, ["hits", "hits"])


@proves("GBT-CCH-11")
@pytest.mark.parametrize(("name", "xp", "far"), [
    ("Theorist", LEVEL_3, 4), ("Theorist", LEVEL_3 - 1, 3), ("Regular", LEVEL_3, 3),
])  # fmt: skip
def test_long_lens(name: str, xp: int, far: int) -> None:
    g = led_by(name, at="A1", entities="GW E1", xp=xp)
    assert (reach(g, 0), why_not(g, "fire E1") == "") == (far, far == 4)


@proves("GBT-CCH-12")
@pytest.mark.parametrize(("answer", "emerged"), [("yes", 1), ("no", 0)])
def test_grand_hypothesis_rolls_the_event_die_again(answer: str, emerged: int) -> None:
    """Symbol 2 belongs to no Gate; symbol 1 to an Open one."""
    g = led_by("Regular", at="A5", marks="G1 C3", xp=LEVEL_5)
    g.rig("event", 2, 1)
    g.rig("movement", way("e") + 1)
    run(g, EVENT_DIE)
    assert (g.waiting(), offers(g)) == ((2,), ["yes", "no"])
    do(g, answer)
    assert told(g).count("emerges") == emerged


@proves("GBT-CCH-12")
def test_once_a_round_and_at_level_5() -> None:
    g = led_by("Regular", at="A5", xp=LEVEL_5)
    g.rig("event", 2, 3, 4)
    run(g, EVENT_DIE)
    do(g, "yes")
    assert (g.waiting(), g.drawn["event"]) == ((0,), 2)
    run(g, EVENT_DIE)
    assert g.waiting() == (0,)
    g = led_by("Regular", at="A5", xp=LEVEL_5 - 1)
    g.rig("event", 2)
    run(g, EVENT_DIE)
    assert g.waiting() == (0,)


@proves("GBT-CCH-13")
def test_calibrated_sensors() -> None:
    g = boosted("Theorist", 2, at="A1 A5", entities="GW E1")
    assert (why_not(g, "fire E1"), g.tank) == ("", 0)


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
    g = scene(team=FIRST["Bookkeeper"], at="A5 car C5 statue", car="C1 B1", statue="D1")
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
