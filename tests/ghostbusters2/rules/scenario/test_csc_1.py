"""The Scoleri Brothers: three scenarios, their Gates, Key Items, special rules and endings. CSC"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, hold, offers, run, scene, told, way, where
from ghostbusters2.pictures import piece, seen
from ghostbusters2.playing import end_round, fire, last_shot
from hauntbox.games.ghostbusters2.cards.kinds import GHOUL, JUDGE, KINDS, MOANER, TALL, WIDE, WISP
from hauntbox.games.ghostbusters2.rules.combat.targets import resist
from hauntbox.games.ghostbusters2.rules.entities.emerge import GhostEmerges
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.turn.rounds import EVENT_DIE
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves


def roll(g: Busters, symbol: int, *ways: str) -> None:
    """The Event Die shows a symbol; whatever moves at random then goes these ways."""
    g.rig("event", symbol)
    g.rig("movement", *[way(name) + 1 for name in ways])
    run(g, EVENT_DIE)


def end(g: Busters) -> tuple[str, bool] | None:
    """The rule by which it is over, and whether it is won."""
    return (g.outcome.rule, g.outcome.scores[0] > 0) if g.outcome else None


# 1.1 Order in the Court ----------------------------------------------------------------------------------------------


@proves("GBT-CSC-02")
def test_a_ghost_emerges_from_a_gate_that_is_missed() -> None:
    g = scene(at="A3", marks="G1 C3", scenario="court")
    fire(g, "C3", 3, "e")
    assert (last_shot(g), g.spirit[WISP], where(g, 0)) == ("misses", 2, "D3")


@proves("GBT-CSC-02")
def test_four_hits_a_gate_and_three_tokens_of_either_kind_close_it() -> None:
    g = scene(at="A3 A2", marks="G1 C3, G2 E1", scenario="court", packs="pspp")
    fire(g, "C3", 4)
    fire(g, "C3", 4)
    assert (last_shot(g), g.gates.bit_count(), len(g.spot)) == ("hits", 2, 0)
    do(g, "end")
    fire(g, "C3", 4)
    assert (g.gates.bit_count(), "closed" in told(g)) == (1, True)


@proves("GBT-CSC-02")
def test_a_ghost_emerges_from_an_open_gate_whose_symbol_is_rolled() -> None:
    g = scene(at="A3", marks="G1 C3", scenario="court")
    roll(g, 1, "s")
    assert (g.spirit[WISP], where(g, 0)) == (2, "C4")


@proves("GBT-CSC-02")
def test_at_a_closed_gate_the_most_laden_loses_its_lowest_ghost() -> None:
    g = scene(at="A5 C1", marks="G2 E5, g1 C3", scenario="court")
    g.trapped = [(MOANER,), (WISP, GHOUL), (), ()]
    roll(g, 1, "e")
    assert (g.trapped[:2], g.spirit[WISP], where(g, 0)) == ([(MOANER,), (GHOUL,)], 3, "D1")
    assert "escapes" in told(g)


@proves("GBT-CSC-02")
def test_at_a_closed_gate_nothing_happens_while_nobody_has_a_ghost() -> None:
    g = scene(at="A5 C1", marks="G2 E5, g1 C3", scenario="court")
    roll(g, 1, "e")
    assert (g.spot, g.spirit[WISP], told(g)[-1]) == ([], 3, "event die")


@proves("GBT-CSC-03")
def test_the_case_file_puts_a_token_on_every_open_gate_in_sight() -> None:
    g = scene(at="A3", marks="G1 C3, G2 A5, g3 C5, G4 E1", scenario="court", cards="Case File")
    do(g, "use Case File")
    assert sorted(g.held[0]) == [(-2, 1, 0), (-1, 1, 0)]  # E1 is too far away, C5 is Closed
    assert g.cards[0] == ()


@proves("GBT-CSC-03")
@pytest.mark.parametrize(("timer", "xp"), [(4, 2), (3, 1)])
def test_the_last_gate_wins_and_gives_xp_while_four_rounds_are_left(timer: int, xp: int) -> None:
    g = scene(at="A3 E5", marks="G1 C3", scenario="court", timer=timer)
    hold(g, 0, "C3", streams=2)
    assert end(g) is None
    fire(g, "C3", 4)
    assert (end(g), g.xp[0], g.xp[1]) == (("GBT-CSC-03", True), 2 + xp, xp - 1)


# 1.2 Contempt --------------------------------------------------------------------------------------------------------

RICH = "SP E1, SP E3, HP E5"  # three Plazms to be had


@proves("GBT-CSC-05")
def test_a_gate_of_contempt_that_is_missed_splatters() -> None:
    g = scene(at="A1 B3 D4", entities=RICH, marks="G1 C3", scenario="contempt")
    fire(g, "C3", 3)
    assert [dirt(g, role) for role in range(3)] == [[], ["-1 Hit"], ["-1 Hit"]]


@proves("GBT-CSC-05")
def test_its_open_gates_send_a_ghost() -> None:
    g = scene(at="A1", entities=RICH, marks="G1 C3", scenario="contempt")
    roll(g, 1, "s")
    assert (g.spirit[WISP], where(g, 3)) == (2, "C4")


@proves("GBT-CSC-05")
def test_its_closed_gates_make_each_judge_wander_its_own_way() -> None:
    entities = "SP H1, SP H3, HP H5, HJ B1, HJ B3"
    g = scene(at="A8", entities=entities, marks="G1 D7, g2 A1", scenario="contempt", columns=8, rows=8)
    roll(g, 2, "e", "s")
    assert (where(g, 3), where(g, 4)) == ("D1", "B5")


@proves("GBT-CSC-06")
@pytest.mark.parametrize(("cards", "target", "shot"), [
    ("Gavel", "C1", "hits"), ("", "C1", "misses"), ("Gavel", "A3", "misses"),
])  # fmt: skip
def test_the_gavel_helps_against_haunted_humans(cards: str, target: str, shot: str) -> None:
    g = scene(at="A1", entities=f"{RICH}, HJ C1, MG A3", marks="G1 D4", scenario="contempt", cards=cards)
    assert "use Gavel" not in offers(g)  # it works by itself
    fire(g, target, 3, "s", "s")
    assert last_shot(g) == shot


@proves("GBT-CSC-06")
def test_both_judges_and_three_plazms_win() -> None:
    g = scene(at="car", car="C3 C4", entities=RICH, marks="G1 E4", scenario="contempt")
    g.trapped[0], g.plazms[0] = (JUDGE, JUDGE), 3
    do(g, "deposit", "drop Haunted Judge", "drop Haunted Judge", "drop Plazm", "drop Plazm")
    assert end(g) is None
    do(g, "drop Plazm")
    assert end(g) == ("GBT-CSC-06", True)


@proves("GBT-CSC-06")
def test_three_plazms_and_one_judge_do_not() -> None:
    g = scene(at="car", car="C3 C4", entities=RICH, marks="G1 E4", scenario="contempt")
    g.trapped[0], g.plazms[0] = (JUDGE,), 3
    do(g, "deposit", "drop Haunted Judge", "drop Plazm", "drop Plazm", "drop Plazm")
    assert end(g) is None


@proves("GBT-CSC-06")
@pytest.mark.parametrize(("poured", "carried", "on_map", "is_lost"), [
    (1, 1, "SP E1", False), (1, 1, "", True), (0, 0, "HY E1, SP E3", False), (0, 1, "SP E1", True),
    (0, 0, "HC E1, HP E3", False), (0, 2, "MG E1", True),
])  # fmt: skip
def test_with_fewer_than_three_plazms_in_reach_all_is_lost(
    poured: int, carried: int, on_map: str, is_lost: bool
) -> None:
    g = scene(at="A1", entities=on_map, marks="G1 D4", scenario="contempt")
    g.poured, g.plazms[0] = poured, carried
    run(g, RESOLVED)
    assert end(g) == (("GBT-CSC-06", False) if is_lost else None)


@proves("GBT-CSC-07")
def test_the_last_gate_does_not_suck_in_judges() -> None:
    g = scene(at="A3", entities=f"{RICH}, HJ E4, MG A1", marks="G1 C3", scenario="contempt")
    hold(g, 0, "C3", streams=1)
    fire(g, "C3", 4)
    assert (where(g, 3), where(g, 4), where(g, 2)) == ("E4", "gone", "gone")


@proves("GBT-CSC-34")
def test_a_deposited_judge_never_comes_back() -> None:
    g = scene(at="car", car="C3 C4", entities=RICH, marks="G1 E4", scenario="contempt")
    g.trapped[0] = (JUDGE, WISP)
    g.spirit[WISP] = 0
    do(g, "deposit", "drop Haunted Judge", "done")
    assert (g.stored, g.spirit[JUDGE], g.lost[JUDGE]) == ((JUDGE,), 0, 1)
    run(g, GhostEmerges(g.street.place["A1"]))
    assert g.drained


@proves("GBT-CSC-34")
@pytest.mark.parametrize("freed", [False, True])
def test_a_freed_judge_counts_as_deposited(freed: bool) -> None:
    g = scene(at="A1", entities=f"{RICH}, HJ C1", marks="G1 E4", scenario="contempt", packs="sppp", freed_humans=freed)
    hold(g, 1, "C1", streams=2)
    fire(g, "C1", 4)
    assert (g.stored, g.trapped[0]) == (((JUDGE,), ()) if freed else ((), (JUDGE,)))


# 1.3 The Brothers' Retrial -------------------------------------------------------------------------------------------


@proves("GBT-CSC-09")
def test_a_missed_gate_calls_the_nearest_brother() -> None:
    g = scene(at="A3", entities="SB1 H3, SB2 H8", marks="G1 C3", scenario="retrial", columns=8, rows=8)
    fire(g, "C3", 3)
    assert (where(g, 0), where(g, 1)) == ("F3", "H8")


@proves("GBT-CSC-09")
def test_three_tokens_close_a_gate_of_the_retrial() -> None:
    g = scene(at="A3 E5", entities="SB1 H3", marks="G1 C3, G2 G7", scenario="retrial", columns=8, rows=8)
    fire(g, "C3", 4)
    fire(g, "C3", 4)
    assert g.gates.bit_count() == 2
    fire(g, "C3", 4)
    assert g.gates.bit_count() == 1


@proves("GBT-CSC-09")
def test_at_a_closed_gate_both_brothers_react_as_if_missed() -> None:
    g = scene(at="A1 H8", entities="SB1 E1, SB2 D8", marks="g1 C3, G2 F3", scenario="retrial", columns=8, rows=8)
    roll(g, 1)
    assert (where(g, 0), where(g, 1)) == ("C1", "G8")  # two spaces toward A1, three toward H8
    assert dirt(g, 0) == ["-1 Hit"]  # the Tall one Slimes its row


@proves("GBT-CSC-09")
def test_an_open_gate_of_the_retrial_sends_a_ghost() -> None:
    g = scene(at="A1", entities="SB1 E5", marks="G1 C3", scenario="retrial")
    roll(g, 1, "s")
    assert where(g, 1) == "C4"


@proves("GBT-CSC-10")
@pytest.mark.parametrize(("gates", "tall", "wide"), [
    ("g1 A5", 3, 3), ("G1 B2", 4, 4), ("G1 B2, G2 B4", 5, 5), ("G1 B2, G2 B4, G3 D2", 5, 5),
])  # fmt: skip
def test_open_gates_stiffen_the_brothers_up_to_two(gates: str, tall: int, wide: int) -> None:
    g = scene(at="A1", entities="SB1 E5, SB2 E4", marks=gates, scenario="retrial")
    assert (resist(g, 0), resist(g, 1)) == (tall, wide)


@proves("GBT-CSC-10")
def test_a_brother_who_is_not_deposited_by_the_end_of_the_next_round_escapes() -> None:
    g = scene(
        at="A1 E1 A3 E3", car="H7 H8", entities="SB1 C1", marks="G1 F6, g4 A8", scenario="retrial", columns=8, rows=8
    )
    hold(g, 0, "C1", streams=5)
    g.rig("combat", 6)
    g.rig("resist", 1)
    do(g, "attempt C1")
    assert g.trapped[0] == (TALL,)
    end_round(g, 5)  # a symbol that is not on this map
    assert g.trapped[0] == (TALL,)
    g.rig("movement", way("s") + 1)
    end_round(g, 5)
    assert (TALL in g.trapped[0], where(g, 0), len(g.held[0])) == (False, "A2", 0)
    assert told(g).count("escapes") == 1


@proves("GBT-CSC-10")
@pytest.mark.parametrize(
    ("marks", "more"), [("g1 E5", 0), ("G1 E5", 1), ("G1 E5, G2 E4", 2), ("G1 E5, G2 E4, G3 E3", 2)]
)
def test_open_gates_strengthen_the_brothers_up_to_two(marks: str, more: int) -> None:
    g = scene(at="A1", entities="SB1 C1, SB2 C3", marks=marks, scenario="retrial")
    assert [resist(g, s) - KINDS[g.kind[s]].resist for s in (0, 1)] == [more, more]


@proves("GBT-CSC-10")
@pytest.mark.parametrize("brother", ["Tall", "Wide"])
def test_one_brother_deposited_does_not_win(brother: str) -> None:
    g = scene(at="car", car="C3 C4", marks="G1 E4", scenario="retrial")
    g.trapped[0] = (TALL if brother == "Tall" else WIDE,)
    do(g, "deposit", f"drop Scoleri Brother, {brother}")
    assert (end(g), g.trapped[0], g.xp) == (None, (), [0, 0, 0, 0])


@proves("GBT-CSC-10")
def test_the_brothers_deposited_win_with_three_xp_for_everybody() -> None:
    g = scene(at="car", car="C3 C4", marks="G1 E4", scenario="retrial")
    g.trapped[0] = (TALL, WIDE)
    do(g, "deposit", "drop Scoleri Brother, Tall")
    assert end(g) is None
    do(g, "drop Scoleri Brother, Wide")
    assert (end(g), g.xp) == (("GBT-CSC-10", True), [3, 3, 3, 3])


@proves("GBT-CSC-11")
def test_a_deposited_brother_never_emerges() -> None:
    g = scene(at="car", car="C3 C4", marks="G1 E4", scenario="retrial")
    g.trapped[0], g.spirit[WISP] = (TALL, WISP), 0
    g.fugitives = ((TALL, 2), (WIDE, 2))
    do(g, "deposit", "drop Scoleri Brother, Tall", "done")
    assert [kind for kind, _ in g.fugitives] == [WIDE]
    assert piece(seen(g, 0), "stored:SB1").count == 1
    run(g, GhostEmerges(g.street.place["A1"]))
    assert (g.drained, g.spirit[TALL], g.stored) == (True, 0, (TALL,))
