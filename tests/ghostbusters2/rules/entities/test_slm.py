"""Getting slimed. SLM"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ghostbusters2.kit import dirt, do, hold, offers, run, scene, slot, told, way, where, why_not
from hauntbox.games.ghostbusters2.cards.kinds import ACTION, CAUSTIC, HIT, MANEUVER, MOVEMENT
from hauntbox.games.ghostbusters2.rules.combat.combat import bonus
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed, Splatter
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.street.sight import reach
from hauntbox.games.ghostbusters2.rules.street.walking import move_range
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.state import NOBODY, Busters
from hauntbox.ledger import proves


@proves("GBT-SLM-01", "GBT-EMV-19")
def test_an_entity_slimes_with_its_own_type_whom_it_passes() -> None:
    g = scene(at="B3 D3", entities="BS A3")
    run(g, Travel(slot(g, "A3"), way("e"), 4))
    assert [dirt(g, role) for role in (0, 1)] == [["-1 Maneuver"], ["-1 Maneuver"]]


@proves("GBT-EMV-19")
def test_also_whom_it_passes_on_its_way_to_a_free_space() -> None:
    g = scene(at="B3 C3", entities="BS A3")
    run(g, Travel(0, way("e"), 1))
    assert (where(g, 0), [dirt(g, role) for role in (0, 1)]) == ("D3", [["-1 Maneuver"], ["-1 Maneuver"]])


@proves("GBT-SLM-02")
def test_splatter_slimes_without_moving() -> None:
    g = scene(at="B2", entities="SP A1")
    run(g, Splatter(slot(g, "A1")))
    assert (dirt(g, 0), where(g, slot(g, "A1"))) == (["-1 Movement"], "A1")


@proves("GBT-SLM-03", "GBT-SLM-04", "GBT-ECT-11")
def test_one_segment_over_the_car_slimes_each_inside_once() -> None:
    g = scene(at="car car", car="C2 B2", entities="GW A2")
    run(g, Travel(slot(g, "A2"), way("e"), 3))
    assert [dirt(g, role) for role in (0, 1)] == [["-1 Movement"]] * 2


@proves("GBT-ECT-11")
@pytest.mark.parametrize(("at", "marked"), [("C3", 1), ("D3", 1), ("E5", 0)])
def test_slime_on_one_or_both_of_its_spaces_slimes_each_inside_once(at: str, marked: int) -> None:
    g = scene(at="car car", car="C2 B2", entities=f"SP {at}")
    run(g, Splatter(0))
    assert [dirt(g, role) for role in (0, 1)] == [["-1 Movement"] * marked] * 2


@proves("GBT-SLM-05", "GBT-SLM-08")
def test_two_of_a_type_count_twice() -> None:
    assert move_range(scene(slime="-1 Movement, -1 Movement", move=4), 0) == 2


@proves("GBT-SLM-05")
@pytest.mark.parametrize(
    ("slime", "count", "left"),
    [("-1 Action", actions_left, [3, 2, 1, 0]), ("-1 Maneuver", maneuvers_left, [2, 1, 0, 0]),
     ("-1 Line of Sight", reach, [3, 2, 1, 0]), ("-1 Movement", move_range, [2, 1, 0, 0]),
     ("-1 Hit", lambda g, role: bonus(g, role, NOBODY), [0, -1, -2, -3])],
)  # fmt: skip
def test_each_token_of_a_type_takes_one_more(slime: str, count: Callable[[Busters, int], int], left: list[int]) -> None:
    assert [count(scene(slime=", ".join([slime] * n)), 0) for n in range(4)] == left


@proves("GBT-SLM-06", "GBT-CMB-03")
def test_minus_one_hit_makes_a_miss_of_a_hit() -> None:
    g = scene(entities="GW C1", slime="-1 Hit")
    g.rig("combat", 3)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1")
    assert "misses" in told(g)


@proves("GBT-SLM-07", "GBT-LOS-19")
def test_minus_one_sight() -> None:
    assert [reach(scene(slime=slime), 0) for slime in ("", "-1 Line of Sight")] == [3, 2]


@proves("GBT-SLM-09", "GBT-SLM-10", "GBT-SLM-15")
def test_allowances_shrink_at_once() -> None:
    g = scene()
    before = (actions_left(g, 0), maneuvers_left(g, 0))
    run(g, Slimed(0, ACTION), Slimed(0, MANEUVER))
    assert (before, actions_left(g, 0), maneuvers_left(g, 0)) == ((3, 2), 2, 1)


@proves("GBT-SLM-11", "GBT-NOA-09")
def test_caustic_takes_nothing_and_stays() -> None:
    g = scene(slime="Caustic")
    assert (actions_left(g, 0), reach(g, 0), why_not(g, "clean Regular")) == (3, 3, "GBT-NOA-09")


@proves("GBT-SLM-12")
def test_with_one_type_left_nobody_is_asked() -> None:
    g = scene(slime="-1 Hit, -1 Hit, -1 Hit")
    run(g, Slimed(0, MOVEMENT))
    assert (dirt(g, 0), told(g)[-1]) == (["-1 Hit", "-1 Hit", "Caustic"], "caustic")


@proves("GBT-SLM-12")
def test_which_slime_turns_caustic_is_the_choice_of_who_has_it() -> None:
    g = scene(at="A1 A2")
    g.slime[1] = 1 | 1 << 8 | 1 << 20
    run(g, Slimed(1, MANEUVER))
    assert (g.waiting(), set(offers(g))) == ((1,), {"wipe -1 Hit", "wipe -1 Movement"})
    assert [why_not(g, text) for text in ("wipe -1 Action", "wipe Caustic", "end")] == [
        "GBT-SLM-12",
        "GBT-SLM-12",
        "GBT-PAS-01",
    ]
    do(g, "wipe -1 Movement")
    assert dirt(g, 1) == ["-1 Hit", "Caustic", "Caustic"]


@proves("GBT-SLM-13", "GBT-SCN-10")
@pytest.mark.parametrize(("count", "over"), [(2, False), (3, True)])
def test_three_caustic_lose(count: int, over: bool) -> None:
    g = scene(slime=", ".join(["Caustic"] * count))
    run(g, RESOLVED)
    assert (g.outcome is not None) == over


@proves("GBT-SLM-13")
def test_three_on_three_of_them_do_not() -> None:
    g = scene()
    g.slime = [1 << 4 * CAUSTIC] * 3 + [0]
    run(g, RESOLVED)
    assert g.outcome is None


@proves("GBT-SLM-14")
@pytest.mark.parametrize(
    ("slime", "count"),
    [
        ("-1 Maneuver", maneuvers_left),
        ("-1 Movement", move_range),
        ("-1 Action", actions_left),
        ("-1 Line of Sight", reach),
    ],
)
def test_nothing_falls_below_zero(slime: str, count: Callable[[Busters, int], int]) -> None:
    g = scene(slime=f"{slime}, {slime}, {slime}", actions=2, sight=2)
    assert count(g, 0) == 0


@proves("GBT-SLM-14")
def test_what_is_spent_is_not_counted_against_the_next_turn() -> None:
    g = scene(slime="-1 Action")
    do(g, "step A2", "stop", "step A1", "stop")
    run(g, Slimed(0, ACTION), Slimed(0, ACTION))
    assert actions_left(g, 0) == 0


@proves("GBT-SLM-16")
def test_a_drive_is_as_long_as_ever() -> None:
    g = scene(at="car", car="B1 A1", slime="-1 Movement, -1 Movement", columns=9)
    do(g, *[f"drive front {c}1" for c in "CDEFGH"])
    assert (g.street.names[g.front], why_not(g, "step B2"), why_not(g, "leave G2")) == ("H1", "GBT-MOV-15", "")


@proves("GBT-SLM-17", "GBT-KEY-22")
@pytest.mark.parametrize(("slime", "caught"), [("", True), ("-1 Hit", False)])
def test_minus_one_hit_counts_in_an_attempt(slime: str, caught: bool) -> None:
    g = scene(entities="MC C1", slime=slime)
    hold(g, 0, "C1", 4)
    g.rig("combat", 2)
    g.rig("resist", 3)
    one = slot(g, "C1")
    do(g, "attempt C1")
    assert (where(g, one) == "gone") == caught


@proves("GBT-SLM-18")
def test_several_types_at_a_time() -> None:
    g = scene()
    run(g, Slimed(0, HIT), Slimed(0, CAUSTIC))
    assert dirt(g, 0) == ["-1 Hit", "Caustic"]


@proves("GBT-MOV-15")
def test_without_spaces_there_is_no_move() -> None:
    g = scene(slime="-1 Movement, -1 Movement")
    assert (why_not(g, "step A2"), any(text.startswith("step") for text in offers(g))) == ("GBT-MOV-15", False)
