"""Weapons and Traps, each card played by its text, in printed order. CEQ"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, give, hold, offers, run, scene, slot, told, way, where, why_not
from ghostbusters2.playing import LEVEL_3, LEVEL_4, end_round, fire, last_shot
from hauntbox.games.ghostbusters2.cards import arms
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules.entities.emerge import Summon
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.turn.rounds import RUNAWAYS, resolve_die
from hauntbox.ledger import proves

GW, MG = CODES["GW"], CODES["MG"]


# Weapon --------------------------------------------------------------------------------------------------------------


@proves("GBT-CEQ-01")
@pytest.mark.parametrize(
    ("use", "die", "result"),
    [("use", 3, "hits"), ("use", 2, "misses"), ("use better", 2, "hits"), ("use better", 1, "misses")],
)
def test_focus_nozzle_adds_one_or_from_level_3_two(use: str, die: int, result: str) -> None:
    g = scene(entities="FC C1", cards="Focus Nozzle", xp=LEVEL_3)
    do(g, f"{use} Focus Nozzle")
    fire(g, "C1", die)
    assert last_shot(g) == result


@proves("GBT-CEQ-01")
def test_focus_nozzle_serves_one_roll() -> None:
    g = scene(entities="FC C1", cards="Focus Nozzle")
    do(g, "use Focus Nozzle")
    fire(g, "C1", 3)
    fire(g, "C1", 3)
    assert last_shot(g) == "misses"


@proves("GBT-CEQ-02")
def test_split_emitter_waits_for_a_hit_and_serves_one() -> None:
    g = scene(entities="BS C3, DS A3", cards="Split Emitter")
    do(g, "use Split Emitter")
    fire(g, "C3", 1, "n")
    fire(g, "C1", 3)
    assert (g.trapped[0], g.xp[0]) == ((CODES["BS"],), 2)
    fire(g, "A3", 4)
    assert tokens_on(g, slot(g, "A2")) == (1, 0)


@proves("GBT-CEQ-02")
@pytest.mark.parametrize(("code", "held", "xp"), [("MG", 1, 2), ("DS", 1, 3)])
def test_split_emitter_places_no_more_than_is_needed(code: str, held: int, xp: int) -> None:
    g = scene(entities=f"{code} C1", cards="Split Emitter")
    hold(g, 0, "C1", held)
    do(g, "use Split Emitter")
    fire(g, "C1", 6)
    assert (g.xp[0], g.trapped[0]) == (xp, (CODES[code],))


@proves("GBT-CEQ-03")
def test_long_barrel_is_for_the_next_shot_and_for_no_other_look() -> None:
    g = scene(entities="GW F1, GW F2", cards="Long Barrel, Index of Names", columns=8)
    assert why_not(g, "fire F1") == "GBT-CMB-01"
    do(g, "use Long Barrel")
    assert (why_not(g, "use Index of Names"), why_not(g, "fire F1")) == ("GBT-CEQ-22", "")
    fire(g, "F1", 3)
    assert (g.trapped[0], why_not(g, "fire F2")) == ((GW,), "GBT-CMB-01")


@proves("GBT-CEQ-03")
@pytest.mark.parametrize(("at", "rule"), [("F1", ""), ("G1", "GBT-CMB-01")])
def test_long_barrel_is_two_spaces(at: str, rule: str) -> None:
    g = scene(entities=f"GW {at}", cards="Long Barrel", columns=8)
    do(g, "use Long Barrel")
    assert (why_not(g, f"fire {at}"), f"fire {at}" in offers(g)) == (rule, rule == "")


@proves("GBT-CEQ-04")
def test_bank_shot_plate_fires_past_entities_once() -> None:
    g = scene(entities="SP B1, SP B2, GW C1, GW D1", cards="Bank-Shot Plate, Index of Names", lines="R A1|A2, R B2|B3")
    assert (why_not(g, "fire C1"), "fire C1" in offers(g)) == ("GBT-CMB-01", False)
    do(g, "use Bank-Shot Plate")
    assert (why_not(g, "fire C1"), "fire C1" in offers(g)) == ("", True)
    do(g, "use Index of Names")
    assert "aim C1" not in offers(g)  # no Combat Action
    do(g, "aim B1")
    fire(g, "C1", 3)
    assert (g.trapped[0], why_not(g, "fire D1")) == ((GW,), "GBT-CMB-01")


@proves("GBT-CEQ-04")
@pytest.mark.parametrize(("marks", "lines"), [("G1 B1, G2 B2", ""), ("", "R A1|B1, R A2|B2, R A3|B3")])
def test_bank_shot_plate_does_not_help_with_gates_and_lines(marks: str, lines: str) -> None:
    g = scene(entities="GW C1", cards="Bank-Shot Plate", marks=marks, lines=lines)
    do(g, "use Bank-Shot Plate")
    assert why_not(g, "fire C1") == "GBT-CMB-01"


@proves("GBT-CEQ-05")
def test_mood_bomb_extracts_without_a_roll_and_spreads_until_the_next_shot() -> None:
    g = scene(at="C3", entities="SP C2, SP D4, SP C1, GW C4", cards="Mood Bomb", lines="R C1|C2, R B1|B2, R D1|D2")
    hold(g, 1, "C2", 0, 1)
    do(g, "use Mood Bomb")
    assert (g.plazms[0], g.xp[:2], "hits" in told(g), told(g).count("direction")) == (1, [1, 1], False, 0)
    assert (tokens_on(g, slot(g, "D4")), tokens_on(g, slot(g, "C1"))) == ((0, 1), (0, 0))
    fire(g, "C4", 3)
    assert tokens_on(g, slot(g, "D4")) == (0, 0)


@proves("GBT-CEQ-05")
@pytest.mark.parametrize(("use", "reached"), [("use", 1), ("use better", 2)])
def test_mood_bomb_reaches_two_spaces_and_from_level_4_three(use: str, reached: int) -> None:
    g = scene(at="A1", entities="SP C1, SP A4, SP E5", cards="Mood Bomb", xp=LEVEL_4, sight=5)
    do(g, f"{use} Mood Bomb")
    assert len(g.held[0]) == reached


@proves("GBT-CEQ-05")
def test_mood_bomb_needs_free_tokens_for_each() -> None:
    g = scene(at="C3", entities="SP C2, SP D4, MG B3", cards="Mood Bomb")
    hold(g, 0, "B3", 4)
    do(g, "use Mood Bomb")
    assert [tokens_on(g, slot(g, name)) for name in ("C2", "D4")] == [(0, 1), (0, 0)]


@proves("GBT-CEQ-06")
def test_boson_cell_saves_two_failed_dice_before_anything_reacts() -> None:
    g = scene(entities="GW C1, GW A3, GW C3", cards="Boson Cell")
    g.rig("combat", 1, 2, 3)
    do(g, "fire C1", "yes", "yes")
    assert (g.trapped[0], "direction" in told(g)) == ((GW,), False)
    g.rig("combat", 1)
    g.rig("movement", way("n") + 1)
    do(g, "fire A3")
    assert (type(g.asking()).__name__, last_shot(g)) == ("Turn", "misses")


@proves("GBT-CEQ-06")
def test_boson_cell_is_not_asked_for_after_a_hit_and_may_be_spared() -> None:
    g = scene(entities="GW C1, GW A3", cards="Boson Cell")
    fire(g, "C1", 3)
    g.rig("combat", 1)
    g.rig("movement", way("n") + 1)
    do(g, "fire A3", "no")
    assert (last_shot(g), g.uses[arms.BOSON]) == ("misses", 2)


# Trap ----------------------------------------------------------------------------------------------------------------


@proves("GBT-CEQ-07")
@pytest.mark.parametrize(("use", "prey"), [("use", ["C1"]), ("use better", ["C1", "A3"])])
def test_pedal_trap_takes_class_1_and_from_level_3_class_2(use: str, prey: list[str]) -> None:
    g = scene(at="C3", entities="GW C1, MG A3, GW F3, SP C5, DS E5", columns=7, cards="Pedal Trap", xp=LEVEL_3)
    do(g, f"{use} Pedal Trap")
    assert offers(g) == [f"aim {name}" for name in prey]
    do(g, f"aim {prey[-1]}")
    assert g.trapped[0] == ((GW,) if len(prey) == 1 else (MG,))


@proves("GBT-CEQ-07")
def test_pedal_trap_needs_sight() -> None:
    g = scene(entities="GW C1", lines="R A1|B1, R A2|B2, R A3|B3", cards="Pedal Trap")
    assert why_not(g, "use Pedal Trap") == "GBT-CEQ-07"


@proves("GBT-CEQ-08")
@pytest.mark.parametrize(("use", "second"), [("use", (GW, GW)), ("use better", (GW, MG))])
def test_wide_doors_take_a_neighbour_of_the_trapped_along(use: str, second: tuple[int, ...]) -> None:
    g = scene(entities="GW C1, GW D2, MG B2, GW A3", cards="Wide Doors", xp=LEVEL_4)
    do(g, f"{use} Wide Doors")
    fire(g, "C1", 3)
    assert (g.trapped[0], g.xp[0]) == (second, LEVEL_4 + 1)  # the second had no token on it


@proves("GBT-CEQ-08")
def test_wide_doors_stay_open_for_the_turn_but_nobody_taken_along_takes_another() -> None:
    g = scene(at="A1", entities="GW C1, GW D2, GW E3, GW A3, GW A4", cards="Wide Doors")
    do(g, "use Wide Doors")
    fire(g, "C1", 3)
    assert (g.trapped[0], slot(g, "D2"), slot(g, "E3") >= 0) == ((GW, GW), -1, True)
    fire(g, "A3", 3)
    assert (len(g.trapped[0]), slot(g, "A4")) == (4, -1)


@proves("GBT-CEQ-08")
@pytest.mark.parametrize(("lines", "caught"), [("", 2), ("R C1|C2", 1)])
def test_wide_doors_reach_adjacent_ghosts_only(lines: str, caught: int) -> None:
    g = scene(at="A1", entities="GW C1, GW C2, SP D1, GW C3", lines=lines, cards="Wide Doors")
    do(g, "use Wide Doors")
    fire(g, "C1", 3)
    assert len(g.trapped[0]) == caught


@proves("GBT-CEQ-08")
def test_wide_doors_do_not_open_for_a_plazm() -> None:
    g = scene(at="A1", entities="SP C1, GW D2", packs="ssss", cards="Wide Doors")
    hold(g, 0, "C1", moods=1)
    do(g, "use Wide Doors")
    fire(g, "C1", 3)
    assert (g.plazms[0], g.trapped[0], where(g, 1)) == (1, (), "D2")


@proves("GBT-CEQ-08")
def test_wide_doors_open_for_a_pedal_trap_too() -> None:
    g = scene(entities="GW C1, GW D2", cards="Wide Doors, Pedal Trap")
    do(g, "use Wide Doors", "use Pedal Trap", "aim C1")
    assert g.trapped[0] == (GW, GW)


@proves("GBT-CEQ-08")
def test_wide_doors_close_with_the_turn() -> None:
    g = scene(entities="GW C1, GW D2", cards="Wide Doors")
    do(g, "use Wide Doors")
    end_round(g)
    fire(g, "C1", 3)
    assert g.trapped[0] == (GW,)


@proves("GBT-CEQ-09")
def test_holding_cartridge_keeps_trapped_ghosts_through_the_next_round() -> None:
    g = scene(at="A1", marks="g1 C3", scenario="court", cards="Holding Cartridge")
    g.gates = 1 << g.street.place["C3"]  # so that the scenario goes on
    do(g, "use Holding Cartridge")
    g.gates = 0
    g.trapped[0] = (GW,)
    kept = []
    for _ in range(3):
        resolve_die(g, 1)
        g.settle()
        kept.append(len(g.trapped[0]))
        g.round += 1
    assert kept == [1, 1, 0]


@proves("GBT-CEQ-09")
@pytest.mark.parametrize(("rounds", "kept"), [(1, 1), (2, 0)])
def test_holding_cartridge_stops_a_summons_and_a_brother(rounds: int, kept: int) -> None:
    g = scene(at="A1 E5", cards="Holding Cartridge", scenario="retrial")
    do(g, "use Holding Cartridge")
    g.supply[GW] = g.supply[CODES["SM"]] = g.supply[CODES["HP"]] = 0
    g.round += rounds
    g.trapped[0], g.trapped[1] = (GW,), (CODES["SB1"],)
    g.fugitives = ((CODES["SB1"], g.round),)
    run(g, Summon(g.street.place["C3"], (1,)), RUNAWAYS)
    assert (len(g.trapped[0]), len(g.trapped[1])) == (kept, kept)


@proves("GBT-CEQ-10")
@pytest.mark.parametrize(("use", "ends"), [("use", "D1"), ("use better", "C1")])
def test_bait_canister_draws_two_spaces_and_from_level_3_three(use: str, ends: str) -> None:
    g = scene(at="A1", entities="MG F1", cards="Bait Canister", columns=7, sight=6, xp=LEVEL_3)
    one = slot(g, "F1")
    do(g, f"{use} Bait Canister", "aim F1", "yes")
    assert where(g, one) == ends


@proves("GBT-CEQ-10")
@pytest.mark.parametrize(("answers", "ends"), [(["no", "no"], "E1"), (["no", "yes"], "D1"), (["yes"], "C1")])
def test_bait_canister_draws_as_few_spaces_as_one_likes(answers: list[str], ends: str) -> None:
    g = scene(at="A1", entities="MG F1", cards="Bait Canister", columns=7, sight=6, xp=LEVEL_3)
    do(g, "use better Bait Canister", "aim F1", *answers)
    assert (where(g, 0), type(g.asking()).__name__) == (ends, "Turn")


@proves("GBT-CEQ-10")
def test_bait_canister_needs_sight_and_brings_nobody_into_ones_space() -> None:
    g = scene(at="A1", entities="MG B1, GW E5", cards="Bait Canister", xp=LEVEL_3)
    do(g, "use better Bait Canister")
    assert offers(g) == ["aim B1"]
    do(g, "aim B1")
    assert (where(g, 0), dirt(g, 0)) == ("B1", [])


@proves("GBT-CEQ-10")
def test_bait_canister_draws_toward_its_user() -> None:
    g = scene(at="A1 E5 A5 E1", entities="MG C3", columns=7)
    give(g, 1, "Bait Canister")
    do(g, "end", "use Bait Canister", "aim C3")
    assert (where(g, 0), dirt(g, 1)) == ("D4", [])  # there is one space to go, so nobody is asked


@proves("GBT-CEQ-11")
@pytest.mark.parametrize(("use", "code", "caught"), [("use", "DS", False), ("use better", "DS", True)])
def test_muon_net_needs_one_stream_less_and_from_level_4_two(use: str, code: str, caught: bool) -> None:
    g = scene(entities=f"{code} C1", cards="Muon Net", xp=LEVEL_4)
    hold(g, 0, "C1", 1)
    do(g, f"{use} Muon Net", "aim C1")
    assert (g.trapped[0] != ()) == caught


@proves("GBT-CEQ-11")
@pytest.mark.parametrize(("later", "caught"), [(False, True), (True, False)])
def test_muon_net_lasts_for_the_turn(later: bool, caught: bool) -> None:
    g = scene(entities="DS D1", cards="Muon Net", timer=9)
    hold(g, 0, "D1", 1)
    do(g, "use Muon Net", "aim D1")
    if later:
        end_round(g)
    fire(g, "D1", 6)
    assert (g.trapped[0] != ()) == caught


@proves("GBT-CEQ-11")
def test_muon_net_is_for_what_one_holds_by_streams() -> None:
    g = scene(entities="SP C1, DS A3", cards="Muon Net", packs="sppp")
    hold(g, 0, "C1", 0, 1)
    assert why_not(g, "use Muon Net") == "GBT-CEQ-11"


@proves("GBT-CEQ-12")
def test_remote_dump_deposits_from_afar() -> None:
    g = scene(at="A1", car="G1 H1", columns=8, cards="Remote Dump")
    g.trapped[0], g.plazms[0] = (GW, MG), 1
    assert why_not(g, "deposit") == "GBT-DEP-03"
    do(g, "use Remote Dump", "drop Marathon Ghoul", "drop Plazm", "done")
    assert (g.trapped[0], g.spirit[MG], g.tank, g.spent, g.used) == ((GW,), 1, 1, 0, 0)


@proves("GBT-CEQ-12")
@pytest.mark.parametrize(
    ("entities", "lines", "goods"),
    [("GW D1", "", True), ("GW G1", "", True), ("", "Y C1|D1", True), ("", "", False)],
)
def test_remote_dump_needs_sight_of_a_free_car_and_something_to_drop(entities: str, lines: str, goods: bool) -> None:
    g = scene(at="A1", car="G1 H1", columns=8, rows=1, cards="Remote Dump", entities=entities, lines=lines)
    g.trapped[0] = (GW,) if goods else ()
    assert why_not(g, "use Remote Dump") == "GBT-CEQ-12"
