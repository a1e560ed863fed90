"""Holding Streams and Mood Slimes. STR"""

from __future__ import annotations

import msgspec
import pytest

from ghostbusters2.kit import base, boosted, do, hold, run, scene, slot, told, way, where
from ghostbusters2.playing import end_round, fire
from hauntbox.games.ghostbusters2.content.sheet import Gates
from hauntbox.games.ghostbusters2.rules.combat.targets import is_met
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.ledger import proves


@proves("GBT-STR-03")
@pytest.mark.parametrize(("code", "spot"), [("SB2", "D1"), ("VG", "D1"), ("WS", "D1")])
def test_a_boss_holds_tokens_like_anybody(code: str, spot: str) -> None:
    g = scene(at="A1 A2", entities=f"{code} {spot}", columns=7)
    hold(g, 1, spot, 1)
    one = slot(g, spot)
    fire(g, spot, 6)
    assert (tokens_on(g, one), is_met(g, one)) == ((2, 0), False)


@proves("GBT-STR-03", "GBT-STR-04")
def test_the_tokens_of_a_boss_go_where_he_goes() -> None:
    g = scene(at="A1", entities="SB2 D1")
    fire(g, "D1", 4)
    assert (where(g, 0), tokens_on(g, 0)) == ("C1", (1, 0))


@proves("GBT-STR-04")
def test_tokens_move_with_the_entity() -> None:
    g = scene(at="A1 E5", entities="MG C2, MG C4")
    hold(g, 0, "C2", 1)
    one, other = slot(g, "C2"), slot(g, "C4")
    run(g, Travel(one, way("e"), 1))
    assert (where(g, one), tokens_on(g, one), tokens_on(g, other)) == ("D2", (1, 0), (0, 0))


@proves("GBT-STR-07")
def test_a_shot_that_draws_the_entity_away_costs_others_their_tokens() -> None:
    g = scene(at="A3 F3 C5", entities="DS C3", columns=7)
    hold(g, 1, "C3", 1)
    hold(g, 2, "C3", 1)
    base(g, "C3", "Amplify")
    fire(g, "C3", 5)
    assert (where(g, 0), [held != () for held in g.held[:3]]) == ("B3", [True, False, True])


@proves("GBT-STR-07")
def test_after_a_maneuver() -> None:
    g = scene(at="car", car="C1 B1", entities="MG F1", columns=7)
    hold(g, 0, "F1", 1)
    do(g, "leave B2")
    assert g.held[0] == ()


@proves("GBT-STR-07")
def test_after_the_use_of_equipment() -> None:
    g = scene(at="A3 G3", entities="MG D3", cards="Bait Canister", columns=7)
    hold(g, 1, "D3", 1)
    do(g, "use Bait Canister", "aim D3", "yes")
    assert (where(g, 0), g.held[1]) == ("B3", ())


@proves("GBT-STR-06", "GBT-TNK-07")
@pytest.mark.parametrize(("gate", "kept"), [("E1", False), ("D1", True)])
def test_when_the_sight_that_the_tank_gave_is_over(gate: str, kept: bool) -> None:
    g = boosted("Theorist", 2, at="A1 A5 A5 A5", marks=f"G1 {gate}", columns=7)
    fire(g, gate, 4)
    assert g.held[0] == ((-1, 1, 0),)
    end_round(g, 2)
    assert (bool(g.held[0]), g.round) == (kept, 3)


@proves("GBT-STR-07")
@pytest.mark.parametrize(("toward", "kept"), [("w", True), ("e", False)])
def test_after_an_entitys_own_movement_at_the_end_of_the_round(toward: str, kept: bool) -> None:
    g = scene(at="A1 E5", entities="SM D1", columns=7)
    hold(g, 0, "D1", 1)
    g.rig("movement", way(toward) + 1)
    end_round(g)
    assert (g.held[0] != ()) == kept


@proves("GBT-STR-07")
@pytest.mark.parametrize(("toward", "kept"), [("w", True), ("e", False)])
def test_after_an_effect_of_the_scenario(toward: str, kept: bool) -> None:
    """In Fur and Fury the symbol of a Closed Gate stirs the Super-Plazms."""
    g = scene(at="A1", entities="SP D1, GW E5", marks="g1 C4, G2 B5", scenario="fury", packs="sppp", columns=7)
    hold(g, 0, "D1", 0, 1)
    g.rig("movement", way(toward) + 1)
    end_round(g, 1)
    assert (where(g, 0), g.held[0] != ()) == ("C1" if kept else "E1", kept)


@proves("GBT-STR-12")
def test_getting_into_the_car_and_out_keeps_the_tokens() -> None:
    g = scene(at="C1", car="C2 B2", entities="MG D4")
    hold(g, 0, "D4", 1)
    for deed in ("enter Ecto-1a", "leave C3"):
        do(g, deed)
        assert g.held[0] == ((0, 1, 0),)


@proves("GBT-STR-12")
def test_getting_into_lady_liberty_keeps_the_tokens_too() -> None:
    g = scene(at="A1", statue="B2", entities="MG D4")
    hold(g, 0, "D4", 1)
    do(g, "enter Lady Liberty")
    assert g.held[0] == ((0, 1, 0),)


@proves("GBT-STR-12")
def test_who_is_too_far_away_in_the_car_loses_them() -> None:
    g = scene(at="C3", car="C2 B2", entities="MG C6", rows=6)
    hold(g, 0, "C6", 1)
    do(g, "enter Ecto-1a")
    assert g.held[0] == ()


@proves("GBT-STR-06")
def test_everybody_hears_who_has_lost_sight() -> None:
    g = scene(at="B3", entities="MG E3")
    hold(g, 0, "E3", 1)
    do(g, "step A3", "stop")
    assert "lost sight" in told(g)


@proves("GBT-STR-02", "GBT-STR-08")
def test_of_tokens_on_several_targets_those_on_the_next_one_stay() -> None:
    g = scene(at="A1", entities="GP C1, GP A3", packs="sppp")
    hold(g, 0, "C1", 0, 1)
    hold(g, 0, "A3", 0, 1)
    one, other = slot(g, "C1"), slot(g, "A3")
    fire(g, "C1", 1)
    assert (tokens_on(g, one), tokens_on(g, other)) == ((0, 1), (0, 0))


@proves("GBT-STR-01")
@pytest.mark.parametrize(("held", "placed"), [(4, 5), (3, 5), (2, 4)])
def test_nobody_has_more_than_five_tokens(held: int, placed: int) -> None:
    g = scene(at="A1", marks="G1 C1", cards="Split Emitter", columns=6)
    g.sheet = msgspec.structs.replace(g.sheet, gates=Gates(to_hit=4, to_close=9))
    hold(g, 0, "C1", held)
    do(g, "use Split Emitter")
    fire(g, "C1", 6)
    assert tokens_on(g, -1) == (placed, 0)
