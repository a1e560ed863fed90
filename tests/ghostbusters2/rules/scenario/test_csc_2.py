"""The Washington Square Park Ghost: three scenarios, their Gates, Key Items, special rules and endings. CSC"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, hold, run, scene, stands, where, why_not
from ghostbusters2.playing import end_round, fire, last_shot
from ghostbusters2.rules.scenario.test_csc_1 import end, roll
from hauntbox.games.ghostbusters2.cards.kinds import GIANT, TRAIN, WISP
from hauntbox.games.ghostbusters2.rules.combat.targets import needs, resist
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.ledger import proves

# 2.1 Fur and Fury ----------------------------------------------------------------------------------------------------


@proves("GBT-CSC-13")
@pytest.mark.parametrize(("at", "to"), [("B3", "A3"), ("B2", "A1"), ("D4", "E5"), ("D5", "D5"), ("C1", "C1")])
def test_the_recoil_of_a_hit_moves_the_shooter_away_from_the_gate(at: str, to: str) -> None:
    """By the sign of both differences: from D5 it would be E6, which is no space, so nobody moves."""
    g = scene(at=at, marks="G1 C3", scenario="fury", entities="FC E1")
    fire(g, "C3", 4)
    assert (last_shot(g), stands(g, 0), dirt(g, 0)) == ("hits", to, [])


@proves("GBT-CSC-13")
@pytest.mark.parametrize(("lines", "others"), [("R A3|B3", ""), ("", "A3")])
def test_it_does_not_where_a_line_or_somebody_is_in_the_way(lines: str, others: str) -> None:
    g = scene(at=f"B3 {others}", marks="G1 C3", scenario="fury", entities="FC E1", lines=lines)
    fire(g, "C3", 4)
    assert stands(g, 0) == "B3"


@proves("GBT-CSC-13", "GBT-AGT-07")
def test_two_tokens_close_a_gate_of_fury_without_recoil() -> None:
    g = scene(at="B3", marks="G1 C3", scenario="fury", entities="FC E1")
    hold(g, 0, "C3", streams=1)
    fire(g, "C3", 4)
    assert (g.gates, stands(g, 0)) == (0, "B3")


@proves("GBT-CSC-13")
def test_a_missed_gate_and_an_open_symbol_send_a_ghost() -> None:
    g = scene(at="B3", marks="G1 C3", scenario="fury", entities="FC E1")
    fire(g, "C3", 2, "s")
    roll(g, 1, "n")
    assert (where(g, 1), where(g, 2), g.spirit[WISP]) == ("C4", "C2", 1)


@proves("GBT-CSC-13")
def test_at_a_closed_symbol_every_super_plazm_stirs() -> None:
    g = scene(at="A5", marks="G1 C3, g2 A1", scenario="fury", entities="FC E5, SP B1, HY C1, SP D2")
    roll(g, 2, "s", "e")
    assert [where(g, n) for n in range(4)] == ["E5", "B2", "C1", "E2"]


@proves("GBT-CSC-14")
def test_the_last_gate_does_not_suck_in_horrors() -> None:
    g = scene(at="A3", marks="G1 C3", scenario="fury", entities="FC E5, MG E1")
    hold(g, 0, "C3", streams=1)
    fire(g, "C3", 4)
    assert (where(g, 0), where(g, 1)) == ("E5", "gone")


@proves("GBT-CSC-15")
def test_with_the_coat_ticket_three_streams_trap_a_horror() -> None:
    g = scene(at="A1", marks="G1 C3", scenario="fury", entities="FC C1", cards="Coat Ticket")
    hold(g, 0, "C1", streams=2)
    before = needs(g, 0)
    do(g, "use Coat Ticket")
    assert (before, needs(g, 0), g.cards[0]) == ((4, 0, 0), (3, 0, 0), ())
    fire(g, "C1", 4)
    assert where(g, 0) == "gone"


@proves("GBT-CSC-15")
@pytest.mark.parametrize(("pedestrian", "xp"), [("", 1), (", HP E1", 0)])
def test_without_horrors_and_gates_it_is_won_and_without_pedestrians_rewarded(pedestrian: str, xp: int) -> None:
    g = scene(at="A1 E5", marks="G1 C3", scenario="fury", entities=f"FC C1{pedestrian}")
    hold(g, 0, "C1", streams=3)
    fire(g, "C1", 4)
    assert end(g) is None
    g.gates = 0
    run(g, RESOLVED)
    assert (end(g), g.xp[1]) == (("GBT-CSC-15", True), xp)


# 2.2 The Midnight Platform -------------------------------------------------------------------------------------------


@proves("GBT-CSC-17")
def test_a_missed_gate_calls_the_train() -> None:
    g = scene(at="A3", marks="G1 C3", scenario="platform", entities="GT H8", columns=8, rows=8)
    fire(g, "C3", 3)
    assert (last_shot(g), where(g, 0)) == ("misses", "E5")


@proves("GBT-CSC-17")
def test_four_hits_and_two_tokens_close_a_gate_of_the_platform() -> None:
    g = scene(at="A3", marks="G1 C3", scenario="platform", entities="GT E5")
    fire(g, "C3", 4)
    assert g.gates
    fire(g, "C3", 4)
    assert not g.gates


@proves("GBT-CSC-17")
def test_an_open_symbol_sends_a_ghost_and_a_closed_one_shunts_the_train() -> None:
    g = scene(at="A1", marks="G1 C3, g2 A8", scenario="platform", entities="GT H8", columns=8, rows=8)
    roll(g, 1, "s")
    assert where(g, 1) == "C4"
    roll(g, 2, "n")
    assert where(g, 0) == "H4"


@proves("GBT-CSC-18")
@pytest.mark.parametrize(("gates", "rule"), [("G1 A5, G2 E5", "GBT-CSC-18"), ("G1 A5, g2 E5", "")])
def test_the_train_cannot_be_overcome_while_two_gates_are_open(gates: str, rule: str) -> None:
    g = scene(at="A1", marks=gates, scenario="platform", entities="GT C1")
    hold(g, 0, "C1", streams=5)
    assert why_not(g, "attempt C1") == rule


@proves("GBT-CSC-18")
def test_the_train_trapped_wins_with_two_xp_for_everybody() -> None:
    g = scene(at="A1 E5", marks="G1 A5", scenario="platform", entities="GT C1")
    hold(g, 0, "C1", streams=5)
    g.rig("combat", 6)
    g.rig("resist", 1)
    do(g, "attempt C1")
    assert (end(g), g.caught >> TRAIN & 1, g.xp[1]) == (("GBT-CSC-18", True), 1, 2)


# 2.3 The Giant Under the Arch ----------------------------------------------------------------------------------------


@proves("GBT-CSC-20")
def test_a_missed_gate_of_the_arch_and_an_open_symbol_send_a_ghost() -> None:
    g = scene(at="A3", marks="G1 C3", entities="WS G7", columns=8, rows=8)
    fire(g, "C3", 3, "s")
    roll(g, 1, "n")
    assert (where(g, 1), where(g, 2)) == ("C4", "C2")


@proves("GBT-CSC-20")
def test_four_hits_and_two_tokens_close_a_gate_of_the_arch() -> None:
    g = scene(at="A3", marks="G1 C3", entities="WS G7", columns=8, rows=8)
    fire(g, "C3", 4)
    assert (last_shot(g), bool(g.gates)) == ("hits", True)
    fire(g, "C3", 4)
    assert not g.gates


@proves("GBT-CSC-20")
@pytest.mark.parametrize(("face", "to"), [(1, "E5"), (4, "G5")])
def test_a_closed_symbol_sends_the_giant_toward_somebody(face: int, to: str) -> None:
    g = scene(at="A1 H1 A8 H8", marks="g1 C3, G2 D6", entities="WS G7", columns=8, rows=8)
    g.rig("target", face)
    roll(g, 1)
    assert where(g, 0) == to


@proves("GBT-CSC-21")
def test_mood_slime_places_no_token_and_takes_one_off_its_resist_until_the_end_of_the_round() -> None:
    g = scene(at="A3", marks="G1 B6, g5 H1", entities="WS D3", packs="sppp", columns=8, rows=8)
    assert resist(g, 0) == 5
    fire(g, "D3", 4)
    assert (g.held[0], resist(g, 0), where(g, 0)) == ((), 4, "C3")  # When Hit it comes a step nearer
    end_round(g, 4)
    assert resist(g, 0) == 5


@proves("GBT-CSC-21")
def test_its_resist_never_falls_below_0() -> None:
    g = scene(at="A3", entities="WS D3", columns=8, rows=8)
    g.soothed = 9
    assert resist(g, 0) == 0


@proves("GBT-CSC-21")
@pytest.mark.parametrize(("spot", "is_lost"), [("A1", True), ("B2", False)])
def test_the_giant_in_the_start_zone_at_the_end_of_a_round_loses(spot: str, is_lost: bool) -> None:
    """It takes a step before that: to B2, of which one space is in the zone, or to C3 and out of it."""
    g = scene(at="H8 H7 H6 H5", marks="S A1, S B1, S A2, S B2, G1 F6", entities=f"WS {spot}", columns=8, rows=8)
    assert end(g) is None
    end_round(g, 4)
    assert end(g) == (("GBT-CSC-21", False) if is_lost else None)


@proves("GBT-CSC-21")
def test_the_giant_trapped_wins_with_three_xp_for_everybody() -> None:
    g = scene(at="A3 H8", entities="WS D3", columns=8, rows=8)
    hold(g, 0, "D3", streams=4)
    hold(g, 2, "D3", streams=4)
    g.rig("combat", 6)
    g.rig("resist", 1)
    do(g, "attempt D3")
    assert (end(g), g.caught >> GIANT & 1, g.xp[1]) == (("GBT-CSC-21", True), 1, 3)
