"""No Actions taken, and passing. NOA, PAS"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import action, dirt, do, give, offers, scene, stands, why_not
from ghostbusters2.playing import end_round
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left, maneuvers_left
from hauntbox.ledger import proves


@proves("GBT-NOA-01", "GBT-NOA-02")
def test_one_slime_comes_off_and_with_it_all_actions() -> None:
    g = scene(slime="-1 Hit, -1 Movement, Caustic")
    do(g, "clean Regular", "wipe -1 Movement")
    assert (dirt(g, 0), actions_left(g, 0), maneuvers_left(g, 0)) == (["-1 Hit", "Caustic"], 0, 2)
    assert why_not(g, "step A2") == "GBT-ROU-02"


@proves("GBT-NOA-01")
@pytest.mark.parametrize(
    ("first", "rule"), [("step A2", "GBT-NOA-01"), ("use Calm Mantra", ""), ("investigate B2", "")]
)
def test_only_who_has_taken_no_action_may_do_it(first: str, rule: str) -> None:
    g = scene(marks="P B2", slime="-1 Hit", cards="Calm Mantra")
    do(g, first, *(["stop"] if first.startswith("step") else []))
    assert [why_not(g, f"{deed} Regular") for deed in ("clean", "swap")] == [rule, rule]
    assert ("swap Regular" in offers(g)) == (rule == "")


@proves("GBT-NOA-05")
@pytest.mark.parametrize("deed", ["clean Regular", "swap Regular"])
def test_one_of_the_two_in_a_turn(deed: str) -> None:
    g = scene(slime="-1 Hit, -1 Hit")
    do(g, deed)
    assert [why_not(g, f"{other} Regular") for other in ("clean", "swap")] == ["GBT-NOA-05", "GBT-NOA-05"]
    end_round(g)
    assert [why_not(g, f"{other} Regular") for other in ("clean", "swap")] == ["", ""]


@proves("GBT-NOA-06")
def test_maneuvers_equipment_and_abilities_are_still_there_before_and_after() -> None:
    g = scene(at="B1", car="C2 B2", cards="Calm Mantra, Siren Kit", team="Bookkeeper Gearhead Theorist Frontman", xp=26)
    g.level[1:] = [1, 1, 1]
    g.rig("ability", 1)
    do(g, "use Calm Mantra", "enter Ecto-1a", "leave B1", "swap Bookkeeper", "use Siren Kit", "file")
    assert (g.calm, g.filed, g.timer, stands(g, 0)) == (1, True, 10, "B1")
    g = scene(at="B1", car="C2 B2")
    do(g, "swap Regular", "enter Ecto-1a", "leave B3")
    assert (stands(g, 0), why_not(g, "enter Ecto-1a")) == ("B3", "GBT-ROU-03")


@proves("GBT-NOA-07")
def test_an_action_that_became_a_maneuver_is_taken() -> None:
    g = scene(at="B1", car="C2 B2", maneuvers=1, slime="-1 Hit")
    do(g, "enter Ecto-1a")
    assert g.spent == 0
    do(g, "leave B1")
    assert (why_not(g, "clean Regular"), why_not(g, "swap Regular")) == ("GBT-NOA-01", "GBT-NOA-01")


@proves("GBT-NOA-08")
@pytest.mark.parametrize("deed", ["clean Regular", "swap Regular"])
def test_who_has_no_actions_left_by_slime_may_do_it(deed: str) -> None:
    g = scene(slime="-1 Action, -1 Action, -1 Action")
    assert (actions_left(g, 0), deed in offers(g)) == (0, True)
    do(g, deed)
    assert len(dirt(g, 0)) == (2 if deed[0] == "c" else 3)


@proves("GBT-NOA-10")
def test_lost_actions_are_not_converted_and_do_not_come_back() -> None:
    g = scene(at="B1", car="C2 B2", slime="-1 Action", maneuvers=1)
    do(g, "clean Regular", "enter Ecto-1a")
    assert (actions_left(g, 0), why_not(g, "leave B1")) == (0, "GBT-ROU-03")


@proves("GBT-NOA-02")
def test_an_action_gained_before_is_lost_too() -> None:
    g = scene(cards="Spare Cells")
    do(g, "use Spare Cells", "swap Regular")
    assert actions_left(g, 0) == 0


@proves("GBT-PAS-01", "GBT-PAS-02")
@pytest.mark.parametrize("before", [(), ("step A2", "stop"), ("enter Ecto-1a",)])
def test_nobody_has_to_use_up_its_turn(before: tuple[str, ...]) -> None:
    g = scene(at="B1 D4", car="C2 B2")
    give(g, 0, "Calm Mantra")
    do(g, *before)
    assert ("end" in offers(g), action(g, "end") in g.candidates(0)) == (True, True)
    do(g, "end")
    assert (g.waiting(), g.spent, g.used) == ((1,), 0, 0)
