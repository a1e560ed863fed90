"""The Ghost Traps variant. TRP"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import dirt, do, hold, offers, put, run, scene, slot, stands, told, way, where, why_not
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

MG = CODES["MG"]


def trapping(traps: str = "", **more: Any) -> Busters:
    """A position of the variant; who has a Trap on the map has it there: "C2 . D4"."""
    g = scene(ghost_traps=True, **more)
    for role, name in enumerate(traps.split()):
        g.traps[role] = g.street.place.get(name, -1)
    return g


def deploys(g: Busters) -> set[str]:
    return {text.split()[1] for text in offers(g) if text.startswith("deploy")}


@proves("GBT-TRP-01")
@pytest.mark.parametrize(
    ("variant", "caught", "ends"),
    [({"ghost_traps": True}, (), "C3"), ({"ghost_traps": False}, (MG,), "gone"), ({}, (MG,), "gone")],
)
def test_enough_streams_do_not_trap_by_themselves_in_the_variant(
    variant: dict[str, Any], caught: tuple[int, ...], ends: str
) -> None:
    g = scene(entities="MG C1", **variant)
    hold(g, 0, "C1", 1)
    one = slot(g, "C1")
    g.rig("combat", 4)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1")
    assert (g.trapped[0], where(g, one)) == (caught, ends)
    assert tokens_on(g, one) == ((0, 0) if caught else (2, 0))


@proves("GBT-TRP-02")
def test_each_carries_a_trap_of_its_own() -> None:
    g = trapping(at="A1 C1 A3 C3", columns=8)
    for name in ("A2", "C2", "B3", "D3"):
        do(g, f"deploy {name}", "end")
    assert [g.street.names[space] for space in g.traps] == ["A2", "C2", "B3", "D3"]


@proves("GBT-TRP-02", "GBT-TRP-03", "GBT-TRP-08", "GBT-TRP-10")
@pytest.mark.parametrize(
    ("deed", "rule"), [("deploy A2", "02"), ("retrieve", "02"), ("snap", "02"), ("wrangle B1", "10")]
)
def test_without_the_option_there_are_no_traps(deed: str, rule: str) -> None:
    g = scene(at="A1", entities="GW B1")
    g.traps[0] = g.street.place["B1"]
    hold(g, 0, "B1", 1)
    assert (why_not(g, deed), deed in offers(g)) == (f"GBT-TRP-{rule}", False)


@proves("GBT-TRP-03")
def test_one_handles_only_ones_own_trap() -> None:
    g = trapping("B1", at="A1 A2", entities="MG B1")
    assert why_not(g, "deploy B2") == "GBT-TRP-03"
    do(g, "end")
    hold(g, 1, "B1", 2)
    assert (why_not(g, "retrieve"), why_not(g, "snap")) == ("GBT-TRP-03", "GBT-TRP-08")


@proves("GBT-TRP-04")
def test_a_maneuver_puts_it_down_and_another_takes_it_up() -> None:
    g = trapping(at="A1", lines="O A1|A2")
    assert deploys(g) == {"B1", "B2"}
    assert deploys(trapping(at="C3")) == {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}
    assert why_not(g, "deploy C3") == "GBT-TRP-04"
    do(g, "deploy B2")
    assert (g.street.names[g.traps[0]], g.used, g.spent) == ("B2", 1, 0)
    do(g, "retrieve")
    assert (g.traps[0], g.used, told(g)[-2:]) == (-1, 2, ["deploys", "retrieves"])


@proves("GBT-TRP-04")
def test_a_trap_out_of_reach_stays_where_it_is() -> None:
    assert why_not(trapping("C3", at="A1"), "retrieve") == "GBT-TRP-04"


@proves("GBT-TRP-05")
def test_what_has_no_room_for_a_trap() -> None:
    g = trapping(". C2 A1", at="B2 B3", marks="G1 B1, P C1", car="A2 A3")
    assert deploys(g) == {"C3"}
    assert [why_not(g, f"deploy {name}") for name in ("A1", "B1", "C1", "C2", "A2")] == ["GBT-TRP-05"] * 5


@proves("GBT-TRP-06")
def test_one_steps_over_a_trap_and_an_entity_rests_on_it() -> None:
    g = trapping("B1", at="A1", entities="GW B3", rows=4)
    do(g, "step B1")
    assert why_not(g, "stop") == "GBT-MOV-10"
    do(g, "step C1")
    one = slot(g, "B3")
    run(g, Travel(one, way("n"), 2))
    assert (stands(g, 0), where(g, one)) == ("C1", "B1")


@proves("GBT-TRP-06")
def test_the_last_step_does_not_lead_onto_a_trap() -> None:
    g = trapping("B1", at="A1 car", slime="-1 Movement", car="C2 B2")
    assert (why_not(g, "step B1"), why_not(g, "step A2")) == ("GBT-MOV-10", "")
    do(g, "end")
    assert (why_not(g, "leave B1"), why_not(g, "leave C1")) == ("GBT-ECT-06", "")


@proves("GBT-TRP-07")
def test_one_looks_across_a_trap() -> None:
    assert why_not(trapping("B1 C1", at="A1", entities="GW D1"), "fire D1") == ""


@proves("GBT-TRP-08")
def test_a_ghost_that_is_held_on_ones_own_trap_goes_onto_the_card() -> None:
    g = trapping("B2", at="A1", entities="MG B2")
    hold(g, 0, "B2", 2)
    do(g, "snap")
    assert (g.trapped[0], g.used, g.spent, g.bodies) == ((MG,), 1, 0, 0)


@proves("GBT-TRP-08")
@pytest.mark.parametrize(("trap", "at"), [("B2", "A4"), ("C3", "A1"), (".", "A1")])
def test_the_trap_must_be_under_the_ghost_and_beside_its_owner(trap: str, at: str) -> None:
    g = trapping(trap, at=at, entities="MG B2")
    hold(g, 0, "B2", 2)
    assert (why_not(g, "snap"), "snap" in offers(g)) == ("GBT-TRP-08", False)


@proves("GBT-TRP-09")
def test_under_a_figure_a_trap_cannot_be_taken_up() -> None:
    g = trapping("B2", at="A1", entities="MG B2")
    hold(g, 0, "B2", 2)
    assert why_not(g, "retrieve") == "GBT-TRP-09"
    do(g, "snap")
    assert (g.street.names[g.traps[0]], why_not(g, "retrieve")) == ("B2", "")


@proves("GBT-TRP-09")
def test_under_the_car_a_trap_cannot_be_taken_up() -> None:
    g = trapping("B2", at="A1", car="B2 B3")
    assert why_not(g, "retrieve") == "GBT-TRP-09"


@proves("GBT-TRP-10", "GBT-TRP-11")
def test_a_wrangle_that_hits_draws_the_ghost_to_a_trap_of_ones_choice() -> None:
    g = trapping("E1 C5", at="A3", entities="MG C3")
    hold(g, 0, "C3", 2)
    one = slot(g, "C3")
    g.rig("combat", 4)
    do(g, "wrangle C3")
    assert set(offers(g)) == {"aim E1", "aim C5"}
    do(g, "aim C5")
    assert (where(g, one), tokens_on(g, one), g.spent) == ("C4", (2, 0), 1)


@proves("GBT-TRP-10", "GBT-EMV-08", "GBT-EMV-17")
def test_with_one_trap_nobody_is_asked_and_on_it_the_ghost_stays() -> None:
    g = trapping(". A1", at="A3", entities="MG B2")
    hold(g, 0, "B2", 2)
    one = slot(g, "B2")
    for name in ("B2", "A1"):
        g.rig("combat", 4)
        do(g, f"wrangle {name}")
        assert where(g, one) == "A1"


@proves("GBT-TRP-10")
@pytest.mark.parametrize(("traps", "holder", "entities"), [("", 0, "MG C3"), ("B3", 1, "MG C3"), ("B3", 0, "SP C3")])
def test_a_wrangle_needs_a_trap_an_own_stream_and_a_ghost(traps: str, holder: int, entities: str) -> None:
    g = trapping(traps, at="A3 A5", entities=entities)
    hold(g, holder, "C3", 2)
    assert (why_not(g, "wrangle C3"), "wrangle C3" in offers(g)) == ("GBT-TRP-10", False)


@proves("GBT-TRP-10")
def test_mood_slime_on_a_human_does_not_wrangle_it() -> None:
    g = trapping("B3", at="A3", entities="HP C3", packs="sppp")
    hold(g, 0, "C3", 0, 2)
    assert why_not(g, "wrangle C3") == "GBT-TRP-10"


@proves("GBT-TRP-11")
def test_a_wrangle_that_misses_makes_it_react() -> None:
    g = trapping("E1", at="A3", entities="DS C3")
    hold(g, 0, "C3", 3)
    g.rig("combat", 3)
    g.rig("movement", way("w") + 1)
    one = slot(g, "C3")
    do(g, "wrangle C3")
    assert (where(g, one), tokens_on(g, one), "splatter" in told(g)) == ("B3", (3, 0), True)


@proves("GBT-TRP-12")
def test_resist_is_overcome_first_and_only_while_the_ghost_is_held() -> None:
    g = trapping("B2", at="A1", entities="MC B2")
    hold(g, 0, "B2", 4)
    assert why_not(g, "snap") == "GBT-TRP-12"
    g.rig("combat", 6)
    g.rig("resist", 1)
    do(g, "attempt B2")
    assert (g.trapped[0], why_not(g, "snap"), why_not(g, "attempt B2")) == ((), "", "GBT-KEY-20")
    do(g, "cut B2")
    hold(g, 0, "B2", 4)
    assert why_not(g, "snap") == "GBT-TRP-12"


@proves("GBT-TRP-13")
def test_a_plazm_on_a_trap_is_extracted_as_ever() -> None:
    g = trapping("B2", at="A1", entities="SP B2", packs="sppp")
    hold(g, 0, "B2", 0, 1)
    assert why_not(g, "snap") == "GBT-TRP-13"
    g.rig("combat", 3)
    do(g, "fire B2")
    assert (g.plazms[0], g.bodies, "direction" in told(g)) == (1, 0, False)


@proves("GBT-TRP-14")
def test_a_haunted_human_is_trapped_by_hand_too() -> None:
    g = trapping("B1", at="A1", entities="HP B2")
    hold(g, 0, "B2", 1)
    g.rig("combat", 3)
    g.rig("movement", way("n") + 1)
    do(g, "fire B2")
    assert (g.trapped[0], why_not(g, "fire B1")) == ((), "")
    do(g, "snap")
    assert (g.trapped[0], g.plazms[0]) == ((CODES["HP"],), 1)


@proves("GBT-TRP-15")
def test_xp_come_with_the_trap() -> None:
    g = trapping("B1", at="A1 D1", entities="BS B2")
    hold(g, 1, "B2", 1)
    g.rig("combat", 3)
    do(g, "fire B2")
    before = g.xp[:2]
    run(g, Travel(slot(g, "B2"), way("n"), 1))
    do(g, "snap")
    assert (before, g.xp[:2]) == ([0, 0], [1, 1])


@proves("GBT-TRP-16")
def test_an_action_pays_for_it_only_as_a_maneuver() -> None:
    g = trapping("B1", at="A1", entities="MG B1", maneuvers=0)
    hold(g, 0, "B1", 2)
    do(g, "snap")
    assert (g.trapped[0], g.spent, g.used) == ((MG,), 1, 0)


def test_without_maneuvers_and_actions_it_waits() -> None:
    g = trapping("B1", at="A1", entities="MG B1", maneuvers=0)
    hold(g, 0, "B1", 2)
    do(g, "swap Regular")
    hold(g, 0, "B1", 2)
    assert (why_not(g, "snap"), "snap" in offers(g)) == ("GBT-ROU-03", False)


@proves("GBT-TRP-17")
def test_more_streams_may_be_added_and_it_reacts_to_each() -> None:
    g = trapping("B1", at="A1", entities="BS B2")
    hold(g, 0, "B2", 2)
    g.rig("combat", 3)
    do(g, "fire B2")
    assert (tokens_on(g, slot(g, "B2")), dirt(g, 0)) == ((3, 0), ["-1 Maneuver"])


@proves("GBT-TRP-18")
def test_from_the_car_one_reaches_as_far_as_its_spaces_do() -> None:
    g = trapping(at="car", car="C2 B2")
    assert deploys(g) == {"A1", "B1", "C1", "D1", "A2", "D2", "A3", "B3", "C3", "D3"}
    do(g, "deploy D3")
    one = put(g, "GW", "D3")
    hold(g, 0, "D3", 1)
    do(g, "snap", "retrieve")
    assert (where(g, one), g.traps[0]) == ("gone", -1)


@proves("GBT-TRP-18")
def test_from_the_statue_none_of_it_is_possible() -> None:
    g = trapping("D2", at="statue", statue="B2", entities="GW D2")
    hold(g, 0, "D2", 1)
    assert [why_not(g, deed) for deed in ("snap", "retrieve", "deploy A1")] == ["GBT-TRP-18"] * 3
    g.traps[0] = -1
    assert (why_not(g, "deploy A1"), deploys(g)) == ("GBT-TRP-18", set())


@proves("GBT-TRP-19")
def test_a_ghost_that_is_no_longer_held_enough_is_neither_trapped_nor_wrangled() -> None:
    g = trapping("B1", at="A1 E1", entities="MG B1")
    hold(g, 0, "B1", 1)
    hold(g, 1, "B1", 1)
    assert (why_not(g, "snap"), why_not(g, "wrangle B1")) == ("", "")
    g.held[1] = ()
    assert (why_not(g, "snap"), why_not(g, "wrangle B1")) == ("GBT-TRP-19", "GBT-TRP-19")
