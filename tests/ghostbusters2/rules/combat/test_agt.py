"""Attacking Gates. AGT"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, hold, offers, scene, slot, stands, told, where, why_not
from ghostbusters2.playing import fire
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.ledger import proves

FIRST = -1  # the Gate with the lowest symbol, as a target


@proves("GBT-AGT-04")
def test_one_may_put_all_the_tokens_on_a_gate_oneself() -> None:
    g = scene(at="A1", marks="G1 C3, G2 E5", scenario="retrial")
    for n in (1, 2):
        fire(g, "C3", 4)
        assert tokens_on(g, FIRST) == (n, 0)
    fire(g, "C3", 4)
    assert (g.gates.bit_count(), g.xp[0]) == (1, 3)


@proves("GBT-AGT-05")
@pytest.mark.parametrize(("moods", "open_gates"), [(0, 2), (1, 1)])
def test_streams_and_mood_slimes_close_a_gate_together(moods: int, open_gates: int) -> None:
    g = scene(at="A1 E1", marks="G1 C3, G2 E5", packs="pspp", scenario="retrial")
    hold(g, 0, "C3", 1)
    hold(g, 1, "C3", 0, moods)
    fire(g, "C3", 4)
    assert (g.gates.bit_count(), g.xp[:2]) == (open_gates, [2 * moods, moods])


@proves("GBT-AGT-06")
def test_tokens_stay_on_a_gate_from_turn_to_turn() -> None:
    g = scene(at="A1 E1", marks="G1 C3, G2 E5")
    fire(g, "C3", 4)
    do(g, "end", "end", "end")
    assert tokens_on(g, FIRST) == (1, 0)


@proves("GBT-AGT-06")
@pytest.mark.parametrize("target", ["E5", "C1"])
def test_firing_at_something_else_takes_them_off_a_gate(target: str) -> None:
    g = scene(at="B2", marks="G1 B4, G2 E5", entities="MG C1")
    fire(g, "B4", 4)
    fire(g, target, 4, "n")
    assert tokens_on(g, FIRST) == (0, 0)


@proves("GBT-AGT-06")
@pytest.mark.parametrize(("to", "kept"), [("A3", False), ("B4", True)])
def test_who_no_longer_sees_a_gate_loses_the_tokens_there(to: str, kept: bool) -> None:
    g = scene(at="B3", marks="G1 E3, G2 E5")
    fire(g, "E3", 4)
    do(g, f"step {to}", "stop")
    assert (g.held[0] != ()) == kept


@proves("GBT-AGT-09")
@pytest.mark.parametrize(("held", "ends"), [(0, "A1"), (1, "B2")])
def test_a_hit_that_closes_the_gate_has_no_other_effect(held: int, ends: str) -> None:
    """In Fur and Fury a hit throws the shooter back."""
    g = scene(at="B2", marks="G1 C3, G2 E5", scenario="fury")
    hold(g, 0, "C3", held)
    fire(g, "C3", 4)
    assert stands(g, 0) == ends


@proves("GBT-AGT-13")
def test_a_closed_gate_is_no_target() -> None:
    g = scene(at="B2", marks="g1 C3, G2 E5")
    assert (why_not(g, "fire C3"), "fire C3" in offers(g), why_not(g, "fire E5")) == ("GBT-AGT-13", False, "")
    assert (why_not(g, "fire A5"), why_not(g, "fire B2")) == ("GBT-CMB-01", "GBT-CMB-01")


@proves("GBT-AGT-14")
@pytest.mark.parametrize(
    ("scenario", "code", "ends"), [("fury", "FC", "A5"), ("contempt", "FC", "gone"), ("contempt", "HJ", "A5")]
)
def test_the_scenario_says_who_stays_when_all_gates_are_closed(scenario: str, code: str, ends: str) -> None:
    g = scene(at="A1", marks="G1 C3", entities=f"{code} A5, GP E1, GW E5", scenario=scenario)
    one, wisp = slot(g, "A5"), slot(g, "E5")
    hold(g, 0, "C3", 1)
    fire(g, "C3", 4)
    assert (where(g, one), where(g, wisp), g.spirit[CODES[code]]) == (ends, "gone", int(ends == "gone"))


@proves("GBT-AGT-07", "GBT-AGT-10")
@pytest.mark.parametrize(("marks", "news"), [("G1 C3", ["closed", "sucked in"]), ("G1 C3, G2 E5", ["closed"])])
def test_everybody_hears_of_a_closed_gate_and_of_the_last(marks: str, news: list[str]) -> None:
    g = scene(marks=marks, entities="SP E1")
    hold(g, 0, "C3", 1)
    fire(g, "C3", 4)
    assert [what for what in told(g) if what in ("closed", "sucked in")] == news
