"""The Ecto-1a, Lady Liberty, deposits, transfers and Goo Piles. ECT, DRV, LIB, DEP, MAN, INV, GOO"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, give, hold, offers, put, run, scene, slot, stands, told, way, where, why_not
from ghostbusters2.playing import end_round
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.cards.names import GOO_EVENT, GOO_KEY
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside, sees
from hauntbox.games.ghostbusters2.rules.turn.rounds import TICK
from hauntbox.games.ghostbusters2.state import STATUE
from hauntbox.ledger import proves

GW = CODES["GW"]


@proves("GBT-EMV-21", "GBT-ECT-19")
@pytest.mark.parametrize(("start", "toward", "half"), [("C1", "s", "C2"), ("B3", "n", "B2")])
def test_an_entity_rests_on_the_car(start: str, toward: str, half: str) -> None:
    g = scene(at="car", car="C2 B2", entities=f"SP {start}")
    g.plazms[0] = 1
    run(g, Travel(0, way(toward), 1))
    assert (where(g, 0), why_not(g, "drive front D2"), why_not(g, "deposit")) == (half, "GBT-DRV-12", "GBT-DEP-04")


@proves("GBT-MOV-14")
def test_nobody_steps_into_a_haunted_half_of_the_car() -> None:
    g = scene(at="C1", car="C2 B2", entities="GW C2")
    assert why_not(g, "step C2") == "GBT-MOV-04"


@proves("GBT-MAN-10", "GBT-MAN-11", "GBT-ECT-07")
def test_in_on_one_side_and_out_on_the_other() -> None:
    g = scene(at="B1", car="C2 B2")
    do(g, "enter Ecto-1a", "leave C3")
    assert (stands(g, 0), g.used) == ("C3", 2)


@proves("GBT-ECT-08")
def test_nobody_leaves_a_car_whose_sides_are_full() -> None:
    g = scene(at="car", car="C2 B2", entities="GW B1, GW C1, GW B3, GW C3")
    assert not [text for text in offers(g) if text.startswith(("leave", "step"))]


@proves("GBT-ECT-08")
@pytest.mark.parametrize(("last", "ways"), [("C3", []), ("E5", ["leave C3"])])
def test_ghostbusters_fill_the_sides_too(last: str, ways: list[str]) -> None:
    g = scene(at=f"car B1 C1 {last}", car="C2 B2", marks="P B3")
    assert [text for text in offers(g) if text.startswith("leave")] == ways
    assert why_not(g, "leave B1") == "GBT-ECT-06"


@proves("GBT-ECT-13", "GBT-ECT-14")
def test_inside_the_car_one_stays_dirty() -> None:
    g = scene(at="car", car="C2 B2", slime="-1 Hit")
    assert (why_not(g, "clean Regular"), why_not(g, "swap Regular")) == ("GBT-ECT-13", "GBT-ECT-14")


@proves("GBT-DEP-01", "GBT-DEP-02", "GBT-SPW-06")
def test_deposit_ghosts_and_plazms() -> None:
    g = scene(at="car", car="C2 B2", scenario="platform")
    g.trapped[0], g.plazms[0] = (GW, GW), 1
    g.supply[GW] -= 2
    do(g, "deposit", "drop Gutter Wisp", "drop Plazm", "done")
    assert (g.trapped[0], g.tank, g.spirit[GW], g.spent) == ((GW,), 1, 4, 1)


@proves("GBT-DEP-03", "GBT-DEP-04")
def test_deposits_need_the_car_near_and_free() -> None:
    g = scene(at="E5", car="C2 B2")
    g.trapped[0] = (GW,)
    assert why_not(g, "deposit") == "GBT-DEP-03"
    g.at[0] = g.street.place["D3"]
    assert not why_not(g, "deposit")
    put(g, "GW", "B2")
    assert why_not(g, "deposit") == "GBT-DEP-04"


@proves("GBT-CCH-14")
def test_the_regular_deposits_as_a_maneuver() -> None:
    g = scene(at="car", car="C2 B2")
    g.trapped[0] = (GW,)
    do(g, "unload", "drop Gutter Wisp")
    assert (g.spent, g.used) == (0, 1)


@proves("GBT-RSL-01", "GBT-RSL-04", "GBT-CCH-18")
def test_the_bookkeeper_cleans_twice_also_from_the_car() -> None:
    g = scene(at="car D3", car="C2 B2", team="Bookkeeper Gearhead Theorist Frontman")
    g.slime[1] = 0x11
    do(g, "clean Gearhead", "wipe -1 Hit")
    assert dirt(g, 1) == []


@proves("GBT-RSL-03", "GBT-SWP-02")
def test_nobody_in_the_car_is_cleaned_or_switched() -> None:
    g = scene(at="D3 car", car="C2 B2")
    g.slime[1] = 1
    assert (why_not(g, "clean Gearhead"), why_not(g, "swap Gearhead")) == ("GBT-RSL-03", "GBT-SWP-02")


@proves("GBT-SWP-01", "GBT-SWP-03")
def test_a_neighbours_pack() -> None:
    g = scene(at="B2 C3", entities="MG E3")
    hold(g, 1, "E3", 1)
    do(g, "swap Gearhead")
    assert (g.pack[1], g.held[1], g.spent, stands(g, 1)) == (1, (), 1, "C3")


@proves("GBT-SWP-01")
@pytest.mark.parametrize(("at", "entities"), [("B2 D2", ""), ("A1 B2", "GW A2, GW B1")])
def test_only_of_somebody_adjacent_and_in_sight(at: str, entities: str) -> None:
    g = scene(at=at, entities=entities, car="E4 E5")
    assert (why_not(g, "swap Gearhead"), "swap Gearhead" in offers(g)) == ("GBT-SWP-01", False)


@proves("GBT-MAN-01", "GBT-MAN-02", "GBT-MAN-09")
def test_ghosts_go_both_ways() -> None:
    g = scene(at="D3 car", car="C2 B2")
    g.trapped[0], g.trapped[1] = (GW,), (CODES["MG"],)
    do(g, "hand Gearhead", "give Gutter Wisp", "take Marathon Ghoul")
    assert (g.trapped[0], g.trapped[1], g.used) == ((CODES["MG"],), (GW,), 1)


@proves("GBT-MAN-03", "GBT-MAN-05", "GBT-EQP-19")
def test_equipment_goes_over_but_no_class_s() -> None:
    g = scene(at="B2 C3", cards="Mega-Trap")
    give(g, 1, "Spare Cells")
    do(g, "trade Gearhead")
    assert why_not(g, "give Mega-Trap") == "GBT-MAN-05"
    do(g, "take Spare Cells")
    assert "use Spare Cells" in offers(g)


@proves("GBT-INV-02", "GBT-INV-03", "GBT-XP-03")
def test_a_pile_gives_xp_time_and_equipment() -> None:
    g = scene(at="B2", marks="P C3", timer=5)
    do(g, "investigate C3")
    assert (g.xp[0], g.timer, len(g.cards[0]), g.piles) == (1, 6, 1, 0)


@proves("GBT-XP-03")
def test_the_xp_of_a_pile_is_its_finders() -> None:
    g = scene(at="E5 B2", marks="P C3")
    do(g, "end", "investigate C3")
    assert g.xp == [0, 1, 0, 0]


@proves("GBT-INV-04", "GBT-GOO-05", "GBT-EVT-02")
def test_a_pile_with_an_event_stays_flipped_and_is_no_obstacle() -> None:
    g = scene(at="B2", marks="P C3")
    g.goo = (GOO_EVENT,)
    do(g, "investigate C3")
    assert ([g.street.names[p] for p in g.flipped], why_not(g, "step C3")) == (["C3"], "")


@proves("GBT-INV-05")
def test_a_key_item() -> None:
    g = scene(at="B2", marks="P C3, G1 E5", scenario="fury", entities="FC E1")
    g.goo = (GOO_KEY,)
    do(g, "investigate C3", "use Coat Ticket")
    assert (g.ticket, CARD_OF["Coat Ticket"] in g.cards[0]) == (True, False)


@proves("GBT-INV-06", "GBT-INV-07", "GBT-CEN-06")
@pytest.mark.parametrize(
    ("at", "entities", "rule"),
    [("B2", "GW C3", "GBT-INV-06"), ("car", "", "GBT-INV-07"), ("B2", "DS D4", "GBT-CEN-06")],
)
def test_what_keeps_one_from_a_pile(at: str, entities: str, rule: str) -> None:
    g = scene(at=at, car="B4 B5", marks="P C3", entities=entities)
    assert why_not(g, "investigate C3") == rule


@proves("GBT-GOO-02")
def test_the_timer_ticks() -> None:
    g = scene(timer=5)
    run(g, TICK)
    assert g.timer == 4


@proves("GBT-LIB-02", "GBT-LIB-20")
def test_inside_lady_liberty_one_is_beside_nobody_outside() -> None:
    g = scene(at="A2 D4", statue="B2")
    do(g, "enter Lady Liberty")
    assert (g.at[0], is_beside(g, 0, 1)) == (STATUE, False)


@proves("GBT-LIB-14", "GBT-LIB-16")
def test_she_walks_over_lines_but_not_over_entities() -> None:
    g = scene(at="statue", statue="B2", lines="R C2|D2, R C3|D3", entities="GW B5", columns=7)
    do(g, "walk e", "stop")
    assert g.street.names[g.statue] == "C2"
    assert why_not(scene(at="statue", statue="B2", entities="GW D3"), "walk e") == "GBT-LIB-16"


@proves("GBT-LIB-18")
def test_she_takes_in_whom_she_steps_on() -> None:
    g = scene(at="statue D2", statue="B2", columns=7)
    do(g, "walk e", "stop")
    assert g.at[1] == STATUE


@proves("GBT-LIB-28", "GBT-LIB-30")
def test_an_entity_that_ends_in_her_is_inside() -> None:
    g = scene(at="statue", statue="B2", entities="GW E2")
    one = slot(g, "E2")
    run(g, Travel(one, way("w"), 2))
    assert (dirt(g, 0), why_not(g, "walk e"), "inside" in told(g)) == (["-1 Movement"], "GBT-LIB-19", True)


@proves("GBT-LIB-27")
def test_an_entity_inside_that_moves_is_expelled() -> None:
    g = scene(at="statue", statue="B2", entities="GW B2")
    one = slot(g, "B2")
    g.rig("movement", 3)
    run(g, Travel(one, way("w"), 2))
    assert (where(g, one), dirt(g, 0)) == ("D2", ["-1 Movement"])


@proves("GBT-LIB-06")
def test_she_sees_over_lines() -> None:
    g = scene(at="statue", statue="B2", lines="R C2|D2, R C3|D3, R C1|D1, R C4|D4, R C5|D5", entities="GW E2")
    assert sees(g, 0, slot(g, "E2"))


@proves("GBT-LIB-12", "GBT-LIB-35")
def test_one_walks_through_her_over_a_line() -> None:
    g = scene(at="A2", statue="B2", lines="R B2|C2, R B3|C3", move=3)
    do(g, "step B2", "step C2", "step D2")
    assert stands(g, 0) == "D2"


@proves("GBT-CSC-28")
def test_her_second_drive_costs_a_plazm() -> None:
    g = scene(at="statue", statue="A1", columns=8, scenario="uptown")
    do(g, "walk e", "stop")
    assert why_not(g, "walk e") == "GBT-CSC-28"
    g.tank = 1
    do(g, "walk e", "stop")
    assert (g.tank, g.spent) == (0, 2)


@proves("GBT-CSC-28")
def test_her_first_drive_in_every_round_costs_its_action_and_no_plazm() -> None:
    g = scene(at="statue", statue="A1", columns=8, scenario="uptown")
    g.tank = 1
    do(g, "walk e", "stop")
    assert (g.tank, g.spent) == (1, 1)
    g.tank = 0
    end_round(g, 5)
    assert why_not(g, "walk e") == ""
