"""Vigo: three scenarios, their Gates, Key Items, special rules and endings. CSC"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, hold, offers, run, scene, told, way, where, why_not
from ghostbusters2.pictures import seen
from ghostbusters2.playing import end_round, fire, last_shot
from ghostbusters2.rules.scenario.test_csc_1 import end, roll
from hauntbox.games.ghostbusters2.cards.kinds import CAPTAIN, SUPER, VIGO, WISP
from hauntbox.games.ghostbusters2.rules.combat.targets import is_met, resist
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves
from hauntbox.scene import Zone

# 3.1 The River Below -------------------------------------------------------------------------------------------------


@proves("GBT-CSC-23")
def test_only_mood_slime_closes_the_gates_of_the_river() -> None:
    g = scene(at="A3 A2", marks="G1 C3", scenario="river", packs="pspp")
    assert why_not(g, "fire C3") == "GBT-AGT-01"
    do(g, "end")
    fire(g, "C3", 4)
    assert g.held[1] == ((-1, 0, 1),)
    fire(g, "C3", 4)
    assert not g.gates


@proves("GBT-CSC-23")
def test_a_gate_of_the_river_that_is_missed_splatters() -> None:
    g = scene(at="A1 B3 C4", marks="G1 C3", scenario="river", packs="sppp")
    fire(g, "C3", 3)
    assert [dirt(g, role) for role in range(3)] == [[], ["-1 Movement"], ["-1 Movement"]]


@proves("GBT-CSC-23")
def test_an_open_symbol_sends_a_ghost_and_a_closed_one_a_super_plazm() -> None:
    g = scene(at="A1", marks="G1 C3, g2 E5", scenario="river")
    roll(g, 1, "s")
    roll(g, 2, "n")
    assert [(g.kind[n], where(g, n)) for n in (0, 1)] == [(WISP, "C4"), (SUPER, "E4")]
    assert (g.spirit[WISP], g.supply[SUPER]) == (2, 7)


def pouring(gates: str = "G3 C1, G2 C5") -> Busters:
    """Somebody inside the car with Plazms to deposit; two are in the Tank already."""
    g = scene(at="car", car="E3 E4", marks=gates, scenario="river")
    g.plazms[0], g.poured = 3, 2
    do(g, "deposit")
    return g


@proves("GBT-CSC-24")
def test_with_the_third_plazm_the_captain_comes_from_the_lowest_open_gate() -> None:
    g = pouring()
    g.rig("movement", way("n") + 1)
    assert g.spot == []
    do(g, "drop Plazm")
    do(g, "done")
    assert (g.kind[0], where(g, 0), g.supply[CAPTAIN]) == (CAPTAIN, "C4", 0)


@proves("GBT-CSC-24", "GBT-SCN-07")
def test_he_comes_once() -> None:
    g = pouring()
    do(g, "drop Plazm", "drop Plazm", "drop Plazm")
    run(g, RESOLVED)
    assert told(g).count("emerges") == 1


@proves("GBT-CSC-24")
def test_without_an_open_gate_he_does_not_come_then_or_later() -> None:
    g = pouring("g2 C5")
    do(g, "drop Plazm", "done")
    assert (g.spot, g.supply[CAPTAIN]) == ([], 1)
    g.gates = 1 << g.street.place["C5"]
    run(g, RESOLVED)
    assert g.spot == []


@proves("GBT-CSC-25")
@pytest.mark.parametrize(("cards", "plazms"), [("Sample Jar", 2), ("", 1)])
def test_the_sample_jar_takes_one_more_of_each_plazm(cards: str, plazms: int) -> None:
    g = scene(at="A1", entities="SP C1", marks="G1 C4", scenario="river", packs="sppp", cards=cards)
    hold(g, 0, "C1", moods=1)
    assert "use Sample Jar" not in offers(g)  # it works by itself
    fire(g, "C1", 3)
    assert g.plazms[0] == plazms


@proves("GBT-CSC-25")
@pytest.mark.parametrize(("poured", "gates", "is_won"), [
    (6, "G1 C1", True), (6, "g1 C1", True), (6, "G1 C1, G2 C5", False), (5, "G1 C1", False),
])  # fmt: skip
def test_six_plazms_with_at_most_one_gate_open_win(poured: int, gates: str, is_won: bool) -> None:
    g = scene(at="car E1", car="E3 E4", marks=gates, scenario="river")
    g.poured, g.plazms[0], g.captain = poured - 1, 1, True
    do(g, "deposit", "drop Plazm")
    assert (end(g), g.xp[1]) == ((("GBT-CSC-25", True), 1) if is_won else (None, 0))


# 3.2 Walk Her Uptown -------------------------------------------------------------------------------------------------


@proves("GBT-CSC-27")
def test_a_missed_gate_of_uptown_and_an_open_symbol_send_a_ghost() -> None:
    g = scene(at="A3", marks="G1 C3", scenario="uptown", statue="G7", columns=8, rows=8)
    fire(g, "C3", 3, "s")
    roll(g, 1, "n")
    assert (where(g, 0), where(g, 1)) == ("C4", "C2")


@proves("GBT-CSC-27")
def test_four_hits_and_two_tokens_close_a_gate_of_uptown() -> None:
    g = scene(at="A3", marks="G1 C3", scenario="uptown", statue="G7", columns=8, rows=8)
    fire(g, "C3", 4)
    assert (last_shot(g), bool(g.gates)) == ("hits", True)
    fire(g, "C3", 4)
    assert not g.gates


@proves("GBT-CSC-27")
def test_wherever_she_stands() -> None:
    g = scene(at="H8", entities="GW F1", marks="g1 D4, G2 F6", scenario="uptown", statue="A1", columns=8, rows=8)
    roll(g, 1)
    assert where(g, 0) == "C1"


@proves("GBT-CSC-27")
def test_a_closed_symbol_sends_the_nearest_ghost_toward_her() -> None:
    """The Plazm is nearer, but no Ghost; the Wisp is nearer than the Ghoul."""
    entities = "SP E7, GW B7, MG A1"
    g = scene(at="A8", entities=entities, marks="g1 D4, G2 F3", scenario="uptown", statue="G7", columns=8, rows=8)
    roll(g, 1)
    assert [where(g, n) for n in range(3)] == ["E7", "E6", "A1"]  # around the Plazm


@proves("GBT-CSC-29")
@pytest.mark.parametrize(("cards", "spaces"), [("Loud Record", 3), ("", 2)])
def test_with_the_loud_record_inside_she_walks_three_spaces(cards: str, spaces: int) -> None:
    g = scene(at="statue statue", statue="A1", scenario="uptown", cards=cards, columns=8, rows=8)
    do(g, "walk e")
    while "walk e" in offers(g) and "stop" in offers(g):
        do(g, "walk e")
    assert g.street.names[g.statue] == "ABCDEFGH"[spaces] + "1"


@proves("GBT-CSC-29")
def test_the_record_does_not_help_from_outside() -> None:
    g = scene(at="E5 statue", statue="A1", scenario="uptown", cards="Loud Record", columns=8, rows=8)
    do(g, "end", "walk e", "walk e")
    assert (g.street.names[g.statue], "stop" in offers(g)) == ("C1", False)


def strolling(statue: str, entities: str = "") -> Busters:
    return scene(
        at="A1 A2 A3 A4", statue=statue, entities=entities, marks="G1 C5", scenario="uptown", columns=16, rows=10
    )


@proves("GBT-CSC-29")
@pytest.mark.parametrize(("statue", "is_won"), [("M7", True), ("L7", True), ("M6", True), ("L6", False), ("K7", False)])
def test_half_of_her_uptown_at_the_end_of_a_round_wins(statue: str, is_won: bool) -> None:
    g = strolling(statue)
    run(g, RESOLVED)
    assert end(g) is None  # in the middle of a turn it does not count
    end_round(g, 5)
    assert (end(g), g.xp[0]) == ((("GBT-CSC-29", True), 2) if is_won else (None, 0))


@proves("GBT-CSC-29")
def test_with_an_entity_inside_she_has_not_arrived() -> None:
    g = strolling("M7", "GW M7")
    end_round(g, 5)
    assert end(g) is None


@proves("GBT-CSC-29")
@pytest.mark.parametrize(
    ("entities", "is_lost"), [("GW B7, GW C7, GW B8, GW C8", True), ("GW B7, GW C7, GW B8", False)]
)
def test_four_entities_inside_her_lose(entities: str, is_lost: bool) -> None:
    g = strolling("B7", entities)
    run(g, RESOLVED)
    assert end(g) == (("GBT-CSC-29", False) if is_lost else None)


@proves("GBT-CSC-29")
def test_everybody_sees_where_uptown_is() -> None:
    zone = seen(strolling("B7"), 0).things["uptown"]
    assert isinstance(zone, Zone)
    assert zone.spaces == tuple([f"sq:{column}{row}" for row in (7, 8, 9, 10) for column in "MNOP"])
    assert "uptown" not in seen(scene(), 0).things


# 3.3 Eve of the New Year ---------------------------------------------------------------------------------------------


@proves("GBT-CSC-31")
def test_a_missed_gate_of_the_eve_and_an_open_symbol_send_a_ghost() -> None:
    g = scene(at="A3", marks="G1 C3", entities="VG E5", scenario="eve")
    fire(g, "C3", 3, "s")
    roll(g, 1, "n")
    assert (where(g, 1), where(g, 2)) == ("C4", "C2")


@proves("GBT-CSC-31")
def test_four_hits_and_two_tokens_close_a_gate_of_the_eve() -> None:
    g = scene(at="A3", marks="G1 C3", entities="VG E5", scenario="eve")
    fire(g, "C3", 4)
    assert (last_shot(g), bool(g.gates)) == ("hits", True)
    fire(g, "C3", 4)
    assert not g.gates


@proves("GBT-CSC-31")
def test_a_closed_symbol_sends_the_first_hyper_plazm_to_the_nearest() -> None:
    entities = "VG A8, HY H6, HY H4, SP H1"
    g = scene(at="A4", marks="g1 C3, G2 F2", entities=entities, scenario="eve", columns=8, rows=8)
    roll(g, 1)
    assert [where(g, n) for n in range(4)] == ["A8", "H6", "F4", "H1"]


@proves("GBT-CSC-31")
def test_or_a_super_plazm_from_the_supply_on_the_gate() -> None:
    g = scene(at="A8", marks="g1 E4, G2 F2", entities="VG H8", scenario="eve", columns=8, rows=8)
    roll(g, 1)
    assert (g.kind[1], where(g, 1), g.supply[SUPER]) == (SUPER, "C6", 7)


@proves("GBT-CSC-32")
def test_streams_on_vigo_count_only_with_a_mood_slime_beside_them() -> None:
    g = scene(at="A1 A3", entities="VG C1", scenario="eve", packs="psps")
    hold(g, 0, "C1", streams=4)
    assert not is_met(g, 0)
    hold(g, 1, "C1", moods=4)
    assert (is_met(g, 0), g.held[0]) == (True, ((0, 4, 0),))


@proves("GBT-CSC-32")
@pytest.mark.parametrize(("entities", "value"), [("VG C1, HC E5", 5), ("VG C1, HJ E5", 3)])
def test_beside_the_curator_vigo_resists_with_five(entities: str, value: int) -> None:
    assert resist(scene(at="A1", entities=entities, scenario="eve"), 0) == value


@proves("GBT-CSC-32", "GBT-CMB-07")
def test_vigo_trapped_wins() -> None:
    g = scene(at="A1 A3", entities="VG C1", scenario="eve", packs="psps")
    hold(g, 0, "C1", streams=4)
    hold(g, 1, "C1", moods=4)
    g.rig("combat", 6)
    g.rig("resist", 1)
    do(g, "attempt C1")
    assert (end(g), g.caught >> VIGO & 1) == (("GBT-CSC-32", True), 1)


@proves("GBT-CSC-33")
@pytest.mark.parametrize(("timer", "tokens"), [(1, 2), (2, 1)])
def test_in_the_final_round_vigo_splatters_twice(timer: int, tokens: int) -> None:
    g = scene(at="B2", entities="VG C3", scenario="eve", timer=timer)
    fire(g, "C3", 5)
    assert dirt(g, 0) == ["Caustic"] * tokens


@proves("GBT-CSC-33")
@pytest.mark.parametrize(("timer", "tokens"), [(1, 2), (2, 1)])
def test_in_the_final_round_his_stare_gives_two_slimes(timer: int, tokens: int) -> None:
    g = scene(at="C1 E5 E4 E3", entities="VG C3", scenario="eve", timer=timer, marks="G1 A4")
    g.at[1:] = [g.street.place[name] for name in ("A5", "B5", "D5")]
    g.rig("roll-off", 6, 1, 1, 1)
    end_round(g, 5)
    assert sum(len(dirt(g, role)) for role in range(4)) == tokens
