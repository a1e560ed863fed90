"""The Event cards, each played. CEVT"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, do, hold, offers, run, scene, slot, told, way, where
from ghostbusters2.playing import end_round
from hauntbox.games.ghostbusters2.cards import events
from hauntbox.games.ghostbusters2.cards.kinds import AMPLIFY, CAUSTIC_BASE, CODES, HIVE, MARKED, SHADOW
from hauntbox.games.ghostbusters2.cards.names import GOO_EVENT
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import take_off
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.state import Busters, has_base
from hauntbox.ledger import proves

PILE = "A2"


def find(g: Busters, card: int, name: str = PILE) -> None:
    """The first one's pile hides this Event."""
    g.goo = (GOO_EVENT, *g.goo)
    g.omens = (card, *[other for other in g.omens if other != card])
    do(g, f"investigate {name}")
    g.xp = [0, 0, 0, 0]


def worn(g: Busters, base: int) -> list[int]:
    return [has_base(g, one, base) for one in range(len(g.spot))]


# Overflowing Manhole -------------------------------------------------------------------------------------------------


@proves("GBT-CEVT-01")
@pytest.mark.parametrize(("at", "xp"), [("B1", 1), ("A3", 1), ("C2", 0), ("car", 1)])
def test_overflowing_manhole_is_cleared_by_who_ends_a_turn_beside_it(at: str, xp: int) -> None:
    g = scene(at=f"A1 {at} E5 E5", marks="P A2", car="B3 C3")
    find(g, events.MANHOLE)
    do(g, "step B1", "step C1", "end")
    before = len(g.troubles)
    do(g, "end")
    assert (before, len(g.troubles), g.xp) == (1, 1 - xp, [0, xp, 0, 0])


@proves("GBT-CEVT-01")
def test_overflowing_manhole_splatters_after_four_turns() -> None:
    g = scene(at="A1 E1 E2 E3", marks="P A2")
    find(g, events.MANHOLE)
    do(g, "step B1", "step C1", "end", "end", "end")
    g.rig("event", 1)
    do(g, "end")
    g.at[1] = g.street.place["B3"]
    before = [dirt(g, role) for role in range(4)]
    do(g, "end")
    assert (before, [dirt(g, role) for role in range(4)], g.troubles) == ([[]] * 4, [[], ["-1 Movement"], [], []], ())


# Crowd Panic ---------------------------------------------------------------------------------------------------------


@proves("GBT-CEVT-02")
def test_crowd_panic_is_cleared_by_a_trapped_and_an_extracted_entity() -> None:
    g = scene(at="A1 E1", marks="P A2", entities="SP C1, GW E3", packs="sppp")
    find(g, events.PANIC)
    hold(g, 0, "C1", 0, 1)
    g.rig("combat", 6, 6)
    do(g, "fire C1", "end")
    before = (g.troubles[0][3], list(g.xp))
    do(g, "fire E3")
    assert (before, g.xp, g.troubles) == (((1,), [2, 0, 0, 0]), [2 + 1, 1 + 1, 1, 1], ())


@proves("GBT-CEVT-02")
def test_crowd_panic_takes_a_round_when_one_is_trapped_and_one_only_walked_off() -> None:
    g = scene(at="A1 E1", marks="P A2", entities="GW C1, GW E3", timer=8)
    find(g, events.PANIC)
    g.rig("combat", 6)
    do(g, "fire C1")
    run(g, Travel(1, way("e"), 1))
    end_round(g)
    before = g.timer
    end_round(g)
    assert (before, g.timer, g.xp[1], g.troubles) == (8, 6, 0, ())


# Power Sag and Cold Snap ---------------------------------------------------------------------------------------------


@proves("GBT-CEVT-03")
def test_power_sag_lasts_one_round() -> None:
    g = scene(at="A1 E1", marks="P A2", entities="BS C1, BS C3")
    find(g, events.SAG)
    for name in ("C1", "C3"):
        g.rig("combat", 3)
        g.rig("movement", way("e") + 1)
        do(g, f"fire {name}")
    weak = [word for word in told(g) if word in ("hits", "misses")]
    end_round(g)
    g.rig("combat", 3)
    do(g, next(text for text in offers(g) if text.startswith("fire")))
    assert (weak, told(g).count("hits"), g.troubles) == (["misses", "misses"], 1, ())


@proves("GBT-CEVT-09")
def test_cold_snap_lasts_two_rounds() -> None:
    g = scene(at="A1 E1 E2 E3", marks="P A2")
    find(g, events.SNAP)
    asked = []
    for space in ("B1", "A1", "B1"):
        do(g, f"step {space}")
        asked.append(type(g.asking()).__name__)
        if asked[-1] == "MoveOn":
            do(g, "stop")
        end_round(g)
    assert asked == ["Turn", "Turn", "MoveOn"]


# Flash of Temper and Good Vibrations ---------------------------------------------------------------------------------


@proves("GBT-CEVT-04")
def test_flash_of_temper_slimes_who_rolls_one_or_two() -> None:
    g = scene(at="A1 car E1 E2", marks="P A2", car="C3 C4")
    g.rig("ability", 3, 2, 4, 1)
    find(g, events.TEMPER)
    assert [dirt(g, role) for role in range(4)] == [[], ["-1 Hit"], [], ["-1 Hit"]]
    assert (g.troubles, g.past, g.flipped) == ((), (events.TEMPER,), ())


@proves("GBT-CEVT-11")
def test_good_vibrations_cleans_everybody_by_choice_and_fills_the_tank() -> None:
    g = scene(at="A1 E1 E2 E3", marks="P A2", slime="-1 Hit, -1 Action, Caustic")
    g.slime[1], g.slime[2] = 1 << 8, 1 << 20
    find(g, events.VIBRATIONS)
    assert (offers(g), g.tank) == (["wipe -1 Hit", "wipe -1 Action"], 1)
    do(g, "wipe -1 Action")
    assert [dirt(g, role) for role in range(4)] == [["-1 Hit", "Caustic"], [], ["Caustic"], []]
    assert (g.troubles, g.past) == ((), (events.VIBRATIONS,))


@proves("GBT-CEVT-11")
def test_good_vibrations_reaches_nobody_in_the_car() -> None:
    """GBT-ECT-13: no Slime comes off in there."""
    g = scene(at="A1 car", marks="P A2", car="C3 C4")
    g.slime[1] = 1 << 8
    find(g, events.VIBRATIONS)
    assert dirt(g, 1) == ["-1 Movement"]


# Phantom Toll --------------------------------------------------------------------------------------------------------


@proves("GBT-CEVT-05")
@pytest.mark.parametrize(("spaces", "cleared"), [("CDE", False), ("CDEF", True)])
def test_phantom_toll_asks_for_a_drive_of_four(spaces: str, cleared: bool) -> None:
    g = scene(at="A4 car A5 A5", marks="P A3", car="B1 A1", columns=9)
    find(g, events.TOLL, "A3")
    do(g, "end", *[f"drive front {c}1" for c in spaces], "stop")
    assert (g.troubles == (), g.xp[1], g.flipped == ()) == (cleared, int(cleared), cleared)
    assert ("cleared" in told(g), events.TOLL in g.past) == (cleared, cleared)


@proves("GBT-CEVT-05")
def test_phantom_toll_lets_a_ghost_out_of_the_front_of_the_car() -> None:
    g = scene(at="A4 A5 B5 C5", marks="P A3", car="D2 E2", columns=9)
    find(g, events.TOLL, "A3")
    g.rig("event", 1)
    do(g, "end", "end", "end", "end")
    g.rig("movement", way("n") + 1)
    do(g, "end")
    assert (where(g, 0), g.spirit[CODES["GW"]], g.troubles) == ("D1", 2, ())


# Shadow Parade -------------------------------------------------------------------------------------------------------


@proves("GBT-CEVT-06")
def test_shadow_parade_gives_the_two_lowest_ghosts_shadows() -> None:
    """No Plazm, no Boss; of equal Class the first in map order."""
    g = scene(at="A1", marks="P A2", entities="MG E2, SP C1, GW E5, GW E4, SB1 E3, BS E1")
    find(g, events.PARADE)
    assert worn(g, SHADOW) == [0, 0, 1, 1, 0, 0]
    end_round(g)
    assert (where(g, 3), where(g, 2)) == ("C2", "C3")


@proves("GBT-CEVT-06", "GBT-KEY-02")
def test_shadow_parade_ends_when_both_are_gone_with_more_xp_for_who_held_a_trapped_one() -> None:
    g = scene(at="A1 E1", marks="P A2", entities="MG C1, MG C3, FC E5")
    find(g, events.PARADE)
    hold(g, 0, "C1", 1)
    hold(g, 1, "C1", 1)
    g.rig("combat", 6)
    do(g, "fire C1")
    first = (list(g.xp), len(g.troubles))
    hold(g, 0, "C3", 1)
    run(g, Travel(1, way("w"), 3))
    assert first == ([2 + 1, 1 + 1, 0, 0], 1)
    assert (g.xp, g.troubles, g.past, g.flipped) == ([3, 2, 0, 0], (), (events.PARADE,), ())


@proves("GBT-CEVT-06", "GBT-EVT-02")
def test_shadow_parade_without_ghosts_is_over_at_once() -> None:
    g = scene(at="A1", marks="P A2", entities="SP C1")
    find(g, events.PARADE)
    assert (g.troubles, g.past, worn(g, SHADOW)) == ((), (events.PARADE,), [0])


# Old Grudge ----------------------------------------------------------------------------------------------------------


@proves("GBT-CEVT-07")
def test_old_grudge_marks_the_entity_nearest_to_the_finder() -> None:
    g = scene(at="A1 E5", marks="P A2", entities="SB1 B1, MG C3, GW C1, GW E5")
    find(g, events.GRUDGE)
    assert (worn(g, MARKED), worn(g, AMPLIFY)) == ([0, 0, 1, 0], [0, 0, 0, 0])


@proves("GBT-CEVT-07")
def test_old_grudge_is_cleared_by_defeating_it() -> None:
    g = scene(at="A1 E1", marks="P A2", entities="MG C1, GW E5")
    find(g, events.GRUDGE)
    hold(g, 1, "C1", 1)
    g.rig("combat", 6)
    do(g, "fire C1")
    assert (g.xp, g.troubles, g.flipped) == ([1 + 1, 1 + 1, 0, 0], (), ())


@proves("GBT-CEVT-07")
def test_old_grudge_amplifies_after_two_rounds() -> None:
    g = scene(at="A1 E1", marks="P A2", entities="MG C1, GW E5")
    find(g, events.GRUDGE)
    end_round(g)
    before = (worn(g, MARKED), worn(g, AMPLIFY))
    end_round(g)
    assert (before, worn(g, MARKED), worn(g, AMPLIFY)) == (([1, 0], [0, 0]), [0, 0], [1, 0])
    assert g.troubles == ()


# Slime Tide ----------------------------------------------------------------------------------------------------------


@proves("GBT-CEVT-08")
def test_slime_tide_is_cleared_by_another_pile() -> None:
    g = scene(at="A1 D1", marks="P A2, P E2")
    g.goo = (GOO_EVENT, 0)
    g.omens = (events.TIDE, *g.omens)
    do(g, "investigate A2", "end")
    before = list(g.xp)
    do(g, "investigate E2")
    assert (before, g.xp, g.troubles, g.flipped) == ([1, 0, 0, 0], [1, 1 + 1, 0, 0], (), ())


@proves("GBT-CEVT-08")
def test_slime_tide_makes_every_open_pile_splatter_at_the_end_of_the_round() -> None:
    g = scene(at="A1 D1 E4 C3", marks="P A2, P E2, P D5")
    find(g, events.TIDE)
    end_round(g)
    assert [dirt(g, role) for role in range(4)] == [[], ["-1 Maneuver"], ["-1 Maneuver"], []]
    assert g.troubles == ()


# One Mind ------------------------------------------------------------------------------------------------------------


@proves("GBT-CEVT-10")
@pytest.mark.parametrize(
    ("entities", "hive"),
    [
        ("GW E1, MG E2, MG E3, GW E4", [1, 0, 0, 1]),
        ("GW E1, MG E2, MG E3", [0, 1, 1]),
        ("DS E1, SP E2", [0, 1]),
        ("", []),
    ],
)
def test_one_mind_makes_a_hive_of_the_most_common(entities: str, hive: list[int]) -> None:
    g = scene(at="A1", marks="P A2", entities=entities)
    find(g, events.MIND)
    assert worn(g, HIVE) == hive


@proves("GBT-CEVT-10")
def test_one_mind_is_over_when_one_of_them_is_defeated() -> None:
    g = scene(at="A1", marks="P A2", entities="MG C1, MG E3, MG E5, GW E1")
    find(g, events.MIND)
    hold(g, 0, "C1", 1)
    base(g, "E5", "Shadow")
    g.rig("combat", 6)
    g.rig("movement", way("n") + 1, way("w") + 1)
    do(g, "fire C1")
    assert ([where(g, s) for s in range(4)], worn(g, HIVE)) == (["gone", "gone", "C5", "E1"], [0, 0, 0, 0])
    assert (has_base(g, 2, SHADOW), g.troubles, g.past) == (1, (), (events.MIND,))


@proves("GBT-CEVT-10")
def test_one_mind_goes_on_when_only_another_is_defeated() -> None:
    g = scene(at="A1", marks="P A2", entities="MG C1, MG E3, GW E1")
    find(g, events.MIND)
    take_off(g, 2)
    g.settle()
    assert (len(g.troubles), worn(g, HIVE)[:2]) == (1, [1, 1])


# Old Score -----------------------------------------------------------------------------------------------------------


@proves("GBT-CEVT-12")
def test_old_score_makes_the_highest_class_caustic_but_no_boss() -> None:
    g = scene(at="A1", marks="P A2", entities="GW C1, VG C5, DS E5, TC E1")
    find(g, events.SCORE)
    assert worn(g, CAUSTIC_BASE) == [0, 0, 0, 1]


@proves("GBT-CEVT-12")
def test_old_score_is_cleared_by_defeating_it() -> None:
    g = scene(at="A1", marks="P A2", entities="GW C1, DS E1")
    find(g, events.SCORE)
    run(g, Travel(1, way("e"), 1), RESOLVED)
    assert (g.xp, g.troubles) == ([1, 1, 1, 1], ())


@proves("GBT-CEVT-12")
def test_old_score_gives_the_nearest_a_caustic_slime_after_three_rounds() -> None:
    g = scene(at="A1 E2 E4 C5", marks="P A2", entities="GW C1, DS E1")
    find(g, events.SCORE)
    end_round(g)
    end_round(g)
    before = dirt(g, 1)
    end_round(g)
    assert (before, [dirt(g, role) for role in range(4)]) == ([], [[], ["Caustic"], [], []])
    assert has_base(g, slot(g, "E1"), CAUSTIC_BASE) == 1
