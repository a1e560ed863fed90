"""Combat, Gates and tokens. CMB, AGT, STR"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, do, hold, offers, put, scene, slot, told, way, where, why_not
from ghostbusters2.playing import fire, last_shot
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules.combat.targets import needs
from hauntbox.games.ghostbusters2.rules.dice import combat_die
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.ledger import proves


@proves("GBT-CMB-04", "GBT-STR-10", "GBT-EMV-15")
def test_a_miss_makes_it_react_and_takes_no_token() -> None:
    g = scene(at="A1", entities="MG D1")
    hold(g, 0, "D1", 1)
    one = slot(g, "D1")
    g.rig("combat", 1)
    do(g, "fire D1")
    assert ("misses" in told(g), len(dirt(g, 0)) > 0, where(g, one)) == (True, True, "gone")


@proves("GBT-CMB-05")
def test_a_hit_places_a_token_then_it_reacts() -> None:
    g = scene(at="A1", entities="DS C1")
    g.rig("combat", 4)
    one = slot(g, "C1")
    do(g, "fire C1")
    assert (tokens_on(g, one), where(g, one)) == ((1, 0), "B1")


@proves("GBT-CMB-07", "GBT-KEY-35", "GBT-XP-01")
def test_one_stream_traps_a_wisp() -> None:
    g = scene(entities="GW C1")
    g.rig("combat", 3)
    do(g, "fire C1")
    assert (g.trapped[0], g.xp[0], g.held[0]) == ((CODES["GW"],), 1, ())


@proves("GBT-CMB-08", "GBT-CMB-09")
def test_an_extracted_plazm_gives_its_counters() -> None:
    g = scene(entities="SP C1", packs="sppp")
    hold(g, 0, "C1", 0, 1)
    g.rig("combat", 3)
    do(g, "fire C1")
    assert (g.plazms[0], g.xp[0], g.held[0], g.supply[CODES["SP"]]) == (1, 2, (), 8)


@proves("GBT-CMB-10", "GBT-CMB-11")
@pytest.mark.parametrize(("packs", "rule"), [("sppp", "GBT-CMB-10"), ("pppp", "GBT-CMB-11")])
def test_the_pack_decides_whom_one_fires_at(packs: str, rule: str) -> None:
    g = scene(entities="GW C1, SP A3", packs=packs)
    assert why_not(g, "fire C1" if packs[0] == "s" else "fire A3") == rule


@proves("GBT-CMB-13", "GBT-CMB-15")
def test_a_judge_needs_both_kinds() -> None:
    g = scene(entities="HJ C1", packs="sppp")
    hold(g, 1, "C1", 2)
    g.at[1] = g.street.place["C3"]
    g.rig("combat", 4)
    do(g, "fire C1")
    assert (g.trapped[0], g.plazms[0], g.xp[:2]) == ((CODES["HJ"],), 1, [1, 2])


@proves("GBT-CMB-14")
def test_a_kind_that_is_complete_cannot_be_added() -> None:
    g = scene(entities="HJ C1")
    hold(g, 0, "C1", 1)
    assert not why_not(g, "fire C1")
    hold(g, 0, "C1", 1)
    assert why_not(g, "fire C1") == "GBT-CMB-14"


@proves("GBT-AGT-01")
def test_gates_of_the_river_take_mood_slimes_only() -> None:
    assert why_not(scene(marks="G1 C3", scenario="river"), "fire C3") == "GBT-AGT-01"
    assert not why_not(scene(marks="G1 C3", scenario="river", packs="sppp"), "fire C3")


@proves("GBT-AGT-02", "GBT-KEY-07")
def test_a_missed_gate_lets_a_ghost_out() -> None:
    g = scene(marks="G1 C3")
    g.rig("combat", 3)
    g.rig("movement", way("e") + 1)
    do(g, "fire C3")
    assert (where(g, slot(g, "D3")), g.spirit[CODES["GW"]]) == ("D3", 2)


@proves("GBT-AGT-03", "GBT-AGT-07", "GBT-AGT-08")
def test_two_tokens_close_a_gate() -> None:
    g = scene(marks="G1 C3, G2 E5")
    for die in (4, 5):
        g.rig("combat", die)
        do(g, "fire C3")
    assert (g.gates.bit_count(), g.xp[0], g.held[0]) == (1, 2, ())


@proves("GBT-AGT-10", "GBT-AGT-11", "GBT-AGT-12")
def test_the_last_gate_sucks_the_ghosts_in() -> None:
    g = scene(at="A1 E1", marks="G1 C3", entities="MG E5, SP A5, MC E3, HP D5, HJ C5, VG B5")
    hold(g, 1, "E3", 1)
    hold(g, 0, "C3", 1)
    g.rig("combat", 6)
    do(g, "fire C3")
    assert [g.kind[s] for s, at in enumerate(g.spot) if at >= 0] == [CODES[code] for code in ("SP", "MC", "VG")]
    assert ([g.spirit[CODES[code]] for code in ("MG", "HP", "HJ")], g.xp[1]) == ([1, 1, 1], 0)


@proves("GBT-AGT-10")
@pytest.mark.parametrize(("scenario", "stays"), [("contempt", "HJ"), ("fury", "FC")])
def test_but_not_whom_the_scenario_names(scenario: str, stays: str) -> None:
    g = scene(at="A3", marks="G1 C3", entities=f"MG E5, {stays} C5", scenario=scenario)
    hold(g, 0, "C3", 1)
    fire(g, "C3", 6)
    assert ([where(g, s) for s in range(2)], g.spirit[CODES["MG"]]) == (["gone", "C5"], 1)


@proves("GBT-AGT-10")
def test_while_a_gate_is_open_nobody_is_sucked_in() -> None:
    g = scene(at="A3", marks="G1 C3, G2 E1", entities="MG E5")
    hold(g, 0, "C3", 1)
    fire(g, "C3", 6)
    assert (g.gates.bit_count(), where(g, 0)) == (1, "E5")


@proves("GBT-STR-01")
def test_with_all_tokens_on_it_one_cannot_fire_again() -> None:
    g = scene(entities="WS C1", columns=6)
    hold(g, 0, "C1", 5)
    assert why_not(g, "fire C1") == "GBT-STR-01"


@proves("GBT-STR-06")
def test_who_loses_sight_loses_the_tokens() -> None:
    g = scene(at="B3", entities="MG E3")
    hold(g, 0, "E3", 1)
    do(g, "step A3", "stop")
    assert g.held[0] == ()


@proves("GBT-STR-05")
def test_sight_may_be_lost_during_a_move() -> None:
    g = scene(at="B3", entities="MG E3")
    hold(g, 0, "E3", 1)
    do(g, "step A3", "step B2")
    assert tokens_on(g, slot(g, "E3")) == (1, 0)


@proves("GBT-STR-08", "GBT-STR-02")
def test_another_target_drops_the_tokens_before_the_roll() -> None:
    g = scene(entities="MG C1, MG A3")
    hold(g, 0, "C1", 1)
    one = slot(g, "C1")
    g.rig("combat", 4)
    g.rig("movement", way("e") + 1)
    do(g, "fire A3")
    assert tokens_on(g, one) == (0, 0)


@proves("GBT-STR-09", "GBT-NOA-03", "GBT-NOA-04")
def test_switching_packs_drops_the_tokens_and_the_actions() -> None:
    g = scene(entities="MG C1")
    hold(g, 0, "C1", 1)
    do(g, "swap Regular")
    assert (g.held[0], g.pack[0], why_not(g, "step A2")) == ((), 1, "GBT-ROU-02")


@proves("GBT-NOA-04")
def test_an_action_gained_before_is_lost_too() -> None:
    g = scene(cards="Spare Cells")
    do(g, "use Spare Cells", "swap Regular")
    assert (why_not(g, "step A2"), g.extra) == ("GBT-ROU-02", 0)


@proves("GBT-STR-11")
def test_tokens_may_be_cut() -> None:
    g = scene(entities="MG C1")
    hold(g, 0, "C1", 1)
    do(g, "cut C1")
    assert g.held[0] == ()


@proves("GBT-ECT-12")
def test_nobody_fires_from_the_car() -> None:
    g = scene(at="car", car="B1 A1", entities="GW C1")
    assert why_not(g, "fire C1") == "GBT-ECT-12"


@proves("GBT-KEY-20", "GBT-KEY-21", "GBT-KEY-24")
def test_resist_waits_for_an_attempt() -> None:
    g = scene(entities="MC C1")
    assert why_not(g, "attempt C1") == "GBT-KEY-21"
    hold(g, 0, "C1", 3)
    g.rig("combat", 4)
    do(g, "fire C1")
    one = slot(g, "B1")
    assert (where(g, one), tokens_on(g, one), "attempt B1" in offers(g)) == ("B1", (4, 0), True)


@proves("GBT-BAS-06", "GBT-BAS-08", "GBT-BAS-16")
def test_a_hive_reacts_together() -> None:
    g = scene(entities="MG C1, MG E5")
    put(g, "MG", "A5")
    g.bases[0] += 1
    hold(g, 0, "C1", 1)
    g.rig("combat", 4)
    g.rig("movement", way("n") + 1, way("n") + 1)
    do(g, "fire C1")
    assert [where(g, s) for s in range(3)] == ["gone", "E3", "A3"]
    assert g.held[0] == ()


@proves("GBT-CMB-01")
@pytest.mark.parametrize(("packs", "tokens"), [("pppp", (1, 0)), ("sppp", (0, 1))])
def test_the_pack_decides_what_is_placed(packs: str, tokens: tuple[int, int]) -> None:
    g = scene(entities="HP C1", packs=packs)
    g.rig("movement", way("s") + 1)
    g.rig("combat", 3)
    one = slot(g, "C1")
    do(g, "fire C1")
    assert (tokens_on(g, one), g.spent) == (tokens, 1)


@proves("GBT-CMB-01")
def test_a_target_must_be_seen() -> None:
    g = scene(entities="GW E1, GW C3, SP C1")
    bars = [why_not(g, f"fire {name}") for name in ("E1", "C1", "B1", "C3")]
    assert bars == ["GBT-CMB-01", "GBT-CMB-11", "GBT-CMB-01", ""]


@proves("GBT-CMB-01")
def test_a_gate_must_be_seen_too() -> None:
    g = scene(at="A1", marks="G1 E1, G2 A4, G3 C1", lines="R B1|C1, R B2|C2", car="E5 E4")
    assert [why_not(g, f"fire {name}") for name in ("E1", "C1", "A4")] == ["GBT-CMB-01", "GBT-CMB-01", ""]
    assert [text for text in offers(g) if text.startswith("fire")] == ["fire A4"]


@proves("GBT-CMB-02")
@pytest.mark.parametrize(("die", "result"), [(5, "misses"), (6, "hits")])
def test_the_logo_counts_as_6(die: int, result: str) -> None:
    g = scene(entities="FC C1")
    base(g, "C1", "Amplify", "Amplify")
    fire(g, "C1", die)
    assert last_shot(g) == result


@proves("GBT-CMB-02")
def test_the_combat_die_has_six_faces() -> None:
    g = scene()
    assert {combat_die(g) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@proves("GBT-CMB-06")
@pytest.mark.parametrize(("held", "slime"), [(0, ["-1 Maneuver"]), (1, [])])
def test_the_last_token_leaves_no_time_to_react(held: int, slime: list[str]) -> None:
    g = scene(at="A1", entities="BS B2")
    hold(g, 0, "B2", held)
    fire(g, "B2", 3)
    assert (dirt(g, 0), g.trapped[0]) == (slime, (CODES["BS"],) if held else ())


@proves("GBT-CMB-06")
@pytest.mark.parametrize(("code", "pack"), [("MG", "p"), ("SP", "s")])
def test_who_is_trapped_or_extracted_does_not_run_first(code: str, pack: str) -> None:
    g = scene(at="A1", entities=f"GW E5, {code} B2", packs=pack * 4)
    hold(g, 0, "B2", *((1, 0) if pack == "p" else (0, 1)))
    fire(g, "B2", 4)
    assert (where(g, 0), where(g, 1), "direction" in told(g)) == ("E5", "gone", False)
    assert (g.trapped[0], g.plazms[0]) == (((CODES["MG"],), 0) if code == "MG" else ((), 1))


@proves("GBT-CMB-12")
@pytest.mark.parametrize(("others", "caught"), [(1, False), (2, True)])
def test_tokens_of_several_add_up(others: int, caught: bool) -> None:
    g = scene(at="A1 A3 C3", entities="DS C1")
    for role in range(1, others + 1):
        hold(g, role, "C1", 1)
    fire(g, "C1", 4)
    assert (g.trapped[0] == (CODES["DS"],), g.xp[:3]) == (caught, [1, 1, 1] if caught else [0, 0, 0])


@proves("GBT-CMB-16")
def test_a_haunted_human_is_deposited_like_a_ghost() -> None:
    g = scene(at="A1", entities="HP C1", car="A2 B2")
    hold(g, 0, "C1", 1)
    fire(g, "C1", 3)
    do(g, "deposit", "drop Haunted Pedestrian", "done")
    assert (g.trapped[0], g.spirit[CODES["HP"]], g.plazms[0]) == ((), 1, 1)


@proves("GBT-CMB-17")
def test_after_a_split_the_tokens_stay_on_the_smaller_figure() -> None:
    g = scene(at="A1 A3", entities="GP C1", packs="sspp")
    hold(g, 1, "C1", 0, 1)
    fire(g, "C1", 4, "s")
    assert (g.kind[0], tokens_on(g, 0), needs(g, 0), where(g, slot(g, "C2"))) == (CODES["HY"], (0, 2), (0, 3, 0), "C2")


@proves("GBT-CMB-18")
def test_a_split_that_leaves_enough_tokens_extracts_at_once() -> None:
    g = scene(at="A1 A3", entities="HY C1", packs="sspp")
    hold(g, 1, "C1", 0, 1)
    g.rig("card", 1)
    fire(g, "C1", 3, "s")
    assert (g.plazms[:2], g.xp[:2], g.held[:2]) == ([1, 0], [1, 1], [(), ()])
    assert [g.kind[s] for s, spot in enumerate(g.spot) if spot >= 0] == [CODES["SP"]]


@proves("GBT-CMB-07", "GBT-CMB-08")
@pytest.mark.parametrize(("code", "pack", "news"), [("GW", "p", "trapped"), ("SP", "s", "extracted")])
def test_everybody_hears_of_a_catch(code: str, pack: str, news: str) -> None:
    g = scene(entities=f"{code} C1", packs=f"{pack}ppp")
    hold(g, 0, "C1", 0, int(pack == "s"))
    fire(g, "C1", 3)
    assert told(g).count(news) == 1


@proves("GBT-CMB-14")
def test_a_complete_kind_is_complete_with_ghost_traps_too() -> None:
    g = scene(entities="HJ C1", ghost_traps=True)
    hold(g, 0, "C1", 2)
    assert (why_not(g, "fire C1"), "fire C1" in offers(g)) == ("GBT-CMB-14", False)
