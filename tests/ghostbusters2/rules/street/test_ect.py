"""The Ecto-1a: where it is, how one gets in and out, what it is like inside. ECT"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, give, hold, offers, put, run, scene, slot, stands, way, where, why_not
from hauntbox.games.ghostbusters2.cards.events import VIBRATIONS
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.cards.names import GOO_EVENT
from hauntbox.games.ghostbusters2.rules.entities.emerge import ChaseNearest
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside, sees_space
from hauntbox.games.ghostbusters2.state import apart
from hauntbox.ledger import proves


def spaces(texts: list[str], verb: str) -> set[str]:
    return {text.split()[1] for text in texts if text.startswith(verb)}


@proves("GBT-ECT-01")
@pytest.mark.parametrize(("start", "slimed"), [("B2", True), ("C2", True), ("D2", False), ("E2", False)])
def test_who_is_inside_is_in_the_front_and_in_the_back(start: str, slimed: bool) -> None:
    g = scene(at="car E5", car="A1 B1", entities=f"GW {start}")
    run(g, Travel(slot(g, start), way("nw"), 1))
    assert (dirt(g, 0) == ["-1 Movement"]) == slimed


@proves("GBT-ECT-03")
@pytest.mark.parametrize(("space", "seen"), [("H1", True), ("I1", False), ("A1", True), ("A5", False)])
def test_one_looks_out_from_both_ends(space: str, seen: bool) -> None:
    g = scene(at="car", car="E1 D1", columns=9)
    assert sees_space(g, 0, g.street.place[space]) == seen


@proves("GBT-ECT-02")
def test_who_is_inside_has_turns_and_is_gone_for() -> None:
    g = scene(at="A5 car", car="C2 B2", entities="GW E2", columns=7)
    run(g, ChaseNearest(slot(g, "E2"), 2))
    assert (dirt(g, 1), apart(g, 1, slot(g, "C2"))) == (["-1 Movement"], 0)
    do(g, "end")
    assert g.waiting() == (1,)


@proves("GBT-ECT-04")
def test_all_four_find_room() -> None:
    g = scene(at="B1 car car car", car="C2 B2")
    do(g, "enter Ecto-1a")
    assert [stands(g, role) for role in range(4)] == ["car"] * 4


@proves("GBT-ECT-05", "GBT-ECT-06")
@pytest.mark.parametrize(
    ("car", "sides"),
    [("C2 B2", {"B1", "C1", "B3", "C3"}), ("C2 C3", {"B2", "D2", "B3", "D3"}), ("A1 B1", {"A2", "B2"})],
)
def test_the_long_sides_are_the_way_in_and_the_way_out(car: str, sides: set[str]) -> None:
    g = scene(at="car", car=car)
    assert (spaces(offers(g), "leave"), spaces(offers(g), "step")) == (sides, sides)
    for name in set(g.street.names) - set(car.split()):
        g.at[0] = g.street.place[name]
        assert (why_not(g, "enter Ecto-1a") == "") == (name in sides)


@proves("GBT-ECT-06")
@pytest.mark.parametrize(("line", "rule"), [("R", "GBT-ECT-06"), ("O", "GBT-ECT-06"), ("Y", "")])
def test_red_and_orange_shut_a_side(line: str, rule: str) -> None:
    g = scene(at="car", car="C2 B2", lines=f"{line} B1|B2")
    assert (why_not(g, "step B1"), why_not(g, "leave B1")) == (rule, rule)
    g.at[0] = g.street.place["B1"]
    assert (why_not(g, "enter Ecto-1a"), why_not(g, "step B2")) == (rule, rule and "GBT-MOV-11")


@proves("GBT-ECT-06")
def test_an_open_gate_or_pile_shuts_a_side() -> None:
    g = scene(at="car", car="C2 B2", marks="G1 B1, P C3, G2 B3")
    g.gates &= ~(1 << g.street.place["B3"])
    assert spaces(offers(g), "leave") == {"C1", "B3"}


@proves("GBT-ECT-09")
def test_an_entity_stands_on_one_half_of_the_car() -> None:
    g = scene(at="C1", car="C2 B2", entities="GW D2")
    one = slot(g, "D2")
    run(g, Travel(one, way("w"), 1))
    assert (where(g, one), why_not(g, "step C2")) == ("C2", "GBT-MOV-04")
    run(g, Travel(one, way("w"), 1))
    assert (where(g, one), why_not(g, "step C2")) == ("B2", "")


@proves("GBT-ECT-10")
def test_an_entity_on_the_car_is_a_target() -> None:
    g = scene(at="A1 car", car="C2 B2", entities="GW C2")
    g.rig("combat", 3)
    do(g, "fire C2")
    assert g.trapped[0] == (CODES["GW"],)


@proves("GBT-ECT-15")
def test_from_inside_the_car_one_investigates_nothing() -> None:
    g = scene(at="car", car="C2 B2", marks="P B3")
    assert (why_not(g, "investigate B3"), "investigate B3" in offers(g)) == ("GBT-INV-07", False)
    g.at[0] = g.street.place["A2"]
    assert why_not(g, "investigate B3") == ""


@proves("GBT-ECT-16")
@pytest.mark.parametrize(("foot", "beside"), [("A1", True), ("D2", True), ("D3", True), ("E2", False), ("B4", False)])
def test_beside_one_space_of_the_car_is_beside_the_car(foot: str, beside: bool) -> None:
    g = scene(at=f"{foot} car", car="C2 B2")
    assert (is_beside(g, 0, 1), is_beside(g, 1, 0)) == (beside, beside)


@proves("GBT-ECT-16")
def test_a_line_at_both_spaces_parts_one_from_the_car() -> None:
    g = scene(at="B1 car", car="C2 B2", lines="O B1|B2")
    assert is_beside(g, 0, 1)  # round the corner of C1
    g = scene(at="B1 car", car="C2 B2", lines="O B1|B2, O C1|C2")
    assert not is_beside(g, 0, 1)


@proves("GBT-ECT-17")
def test_one_sees_across_the_car_and_steps_past_its_corner() -> None:
    g = scene(at="B1 car", car="B2 B3", entities="GW B4, GW A1")
    assert (why_not(g, "fire B4"), why_not(g, "step A2")) == ("", "")
    put(g, "GW", "C2")
    assert why_not(g, "step A2") == ""


@proves("GBT-ECT-17")
def test_an_entity_on_the_car_does_stand_in_the_way() -> None:
    g = scene(at="B1 car", car="B2 B3", entities="GW B4, GW A1, GW B2")
    assert (why_not(g, "fire B4"), why_not(g, "step A2")) == ("GBT-CMB-01", "GBT-MOV-06")


@proves("GBT-ECT-13")
def test_even_good_vibrations_clean_nobody_in_the_car() -> None:
    g = scene(at="B1 car A5", car="C2 B2", marks="P A2")
    g.goo, g.omens = (GOO_EVENT,), (VIBRATIONS,)
    g.slime = [1, 1, 2, 0]
    do(g, "investigate A2")
    assert [dirt(g, role) for role in (0, 1, 2)] == [[], ["-1 Hit"], ["-1 Hit"]]


@proves("GBT-ECT-18")
@pytest.mark.parametrize(("target", "kept"), [("F2", True), ("G2", False), ("A5", True)])
def test_tokens_last_while_either_end_of_the_car_sees_the_target(target: str, kept: bool) -> None:
    g = scene(at="C1", car="C2 B2", entities=f"MG {target}", columns=8, sight=4 if target == "G2" else 3)
    hold(g, 0, target, 1)
    if target == "G2":
        g.slime[0] = 1 << 4
    do(g, "enter Ecto-1a")
    assert (g.held[0] != ()) == kept


@proves("GBT-ECT-13", "GBT-ECT-14")
def test_nobody_in_the_car_is_cleaned_or_switched_by_others_either() -> None:
    g = scene(at="B1 car", car="C2 B2", cards="Slime Towels, Quick Coupler")
    g.slime[1] = 1
    assert (why_not(g, "use Slime Towels"), why_not(g, "swap Gearhead")) == ("GBT-CEQ-14", "GBT-SWP-02")
    give(g, 1, "Quick Coupler")
    g.cards[0], g.cards[1] = (), g.cards[0]
    do(g, "end")
    assert [why_not(g, f"use {card}") for card in ("Slime Towels", "Quick Coupler")] == ["GBT-CEQ-14", "GBT-CEQ-16"]
