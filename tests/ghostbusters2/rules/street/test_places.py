"""Nobody comes to stand where somebody stands: Plazms that are put down, Ghosts that find no way out. CSC, KEY, CCS"""

from __future__ import annotations

from typing import Any

from ghostbusters2.kit import dirt, do, put, run, scene, slot, stands, told, way, where
from ghostbusters2.playing import CODE, end_round, on_map
from hauntbox.games.ghostbusters2.cards.kinds import BASES, HYPER, JUDGE, SUPER, WIDE, WISP
from hauntbox.games.ghostbusters2.rules.combat.targets import needs
from hauntbox.games.ghostbusters2.rules.entities.emerge import GhostEmerges, Scatter, Summon, plazm_emerges
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.turn.rounds import RUNAWAYS
from hauntbox.games.ghostbusters2.state import Busters, slots
from hauntbox.ledger import proves


def goes(g: Busters, *ways: str) -> None:
    """What moves at random goes these ways."""
    g.rig("movement", *[way(name) + 1 for name in ways])


def circled(**given: Any) -> Busters:
    """The first one stands in the Chalk Circle."""
    g = scene(**given)
    g.circle = 0
    return g


# A Super-Plazm on a Closed Gate --------------------------------------------------------------------------------------


@proves("GBT-CSC-35")
def test_a_plazm_put_on_somebody_slimes_it_and_emerges_from_there() -> None:
    g = scene(at="C3 E5 E4 E3", entities="GW A5", marks="g1 C3, G2 A1", scenario="eve")
    goes(g, "w")
    end_round(g, 1)
    assert (on_map(g), stands(g, 0)) == ([("GW", "A5"), ("SP", "B3")], "C3")
    assert [dirt(g, role) for role in range(4)] == [["-1 Movement"], [], [], []]


@proves("GBT-CSC-35")
def test_one_put_on_an_entity_emerges_too_and_goes_toward_nobody() -> None:
    g = scene(at="A3 A4", entities="MG C3", marks="g1 C3, G2 E1", scenario="eve")
    goes(g, "e")
    end_round(g, 1)
    assert (on_map(g), dirt(g, 0)) == ([("MG", "C3"), ("SP", "D3")], [])


@proves("GBT-CSC-35")
def test_one_put_on_the_car_slimes_all_inside_once_and_stays_on_top() -> None:
    g = scene(at="car E5 car E3", car="C3 C4", marks="g1 C3, G2 A1", scenario="eve")
    g.rig("roll-off", 6, 1)
    end_round(g, 1)
    assert on_map(g) == [("SP", "C3")]
    assert [dirt(g, role) for role in range(4)] == [["-1 Movement"], [], ["-1 Movement"], []]


@proves("GBT-CSC-35")
def test_from_an_empty_car_it_goes_toward_the_nearest() -> None:
    g = scene(at="G3 H5 H4 H3", car="C3 C4", marks="g1 C3, G2 A1", scenario="eve", columns=8)
    end_round(g, 1)
    assert (on_map(g), dirt(g, 0)) == ([("SP", "E3")], [])


@proves("GBT-CSC-36")
def test_two_super_plazms_that_attach_do_not_move_again() -> None:
    g = scene(at="A5", entities="FC E5, SP B1, SP C1, SP D3", marks="G1 C5, g2 A1", scenario="fury")
    goes(g, "e", "e")
    end_round(g, 2)
    assert [(CODE[g.kind[s]], where(g, s)) for s in slots(g)][1:] == [("HY", "C1"), ("SP", "E3")]


# The Chalk Circle ----------------------------------------------------------------------------------------------------


@proves("GBT-KEY-44")
def test_one_that_emerges_toward_the_circle_rolls_again() -> None:
    g = circled(at="C3", marks="G1 C1")
    goes(g, "s", "sw", "e")
    run(g, GhostEmerges(g.street.place["C1"]))
    assert (on_map(g), g.drawn["movement"]) == ([("GW", "D1")], 3)


@proves("GBT-KEY-44")
def test_the_circle_behind_somebody_is_no_way_either_but_the_edge_is() -> None:
    g = circled(at="E1", marks="G1 B1", entities="MG C1")
    goes(g, "e", "n")
    run(g, GhostEmerges(g.street.place["B1"]))
    assert (on_map(g), g.lost[WISP]) == ([("MG", "C1")], 1)


@proves("GBT-KEY-44")
def test_a_plazm_before_the_circle_still_attaches() -> None:
    g = circled(at="A1", marks="g1 D1", entities="SP C1")
    goes(g, "w")
    plazm_emerges(g, g.street.place["D1"])
    g.settle()
    assert on_map(g) == [("HY", "C1")]


@proves("GBT-KEY-44")
def test_a_summoned_ghost_does_not_stay_in_the_space_of_the_judge() -> None:
    g = circled(at="C3", entities="HJ C2")
    goes(g, "e", "n")
    run(g, Summon(g.street.place["C2"], (1,)))
    assert [where(g, s) for s in slots(g)] == ["C2", "C1"]
    assert g.kind[slot(g, "C2")] == JUDGE


@proves("GBT-KEY-44", "GBT-KEY-40")
def test_an_escaped_ghost_stays_on_the_card_of_who_stands_in_the_circle() -> None:
    g = circled(at="C3 E5 E4 E3", marks="g1 A1, G2 A5", scenario="court")
    g.trapped[0] = (WISP,)
    end_round(g, 1)
    assert (on_map(g), g.trapped[0], told(g).count("goes back")) == ([], (WISP,), 1)


@proves("GBT-KEY-44")
def test_without_the_circle_it_escapes() -> None:
    g = scene(at="C3 E5 E4 E3", marks="g1 A1, G2 A5", scenario="court")
    g.trapped[0] = (WISP,)
    goes(g, "w")
    end_round(g, 1)
    assert (on_map(g), g.trapped[0], dirt(g, 0)) == ([("GW", "B3")], (), [])


@proves("GBT-KEY-40", "GBT-KEY-44")
def test_a_brother_that_cannot_escape_tries_again_a_round_later() -> None:
    g = circled(at="C3")
    g.trapped[0], g.fugitives = (WIDE,), ((WIDE, 1),)
    run(g, RUNAWAYS)
    assert (on_map(g), g.trapped[0], g.fugitives) == ([], (WIDE,), ((WIDE, 2),))


@proves("GBT-KEY-40", "GBT-KEY-44")
def test_a_plazm_without_a_place_goes_back_into_the_supply() -> None:
    g = circled(at="C3", marks="g1 C3")
    before = g.supply[SUPER]
    plazm_emerges(g, g.street.place["C3"])
    g.settle()
    assert (on_map(g), g.supply[SUPER]) == ([], before)


@proves("GBT-KEY-44")
def test_nobody_is_expelled_into_the_circle() -> None:
    g = circled(at="statue", statue="B2", entities="GW C3")
    run(g, Scatter(0, 1))
    assert (on_map(g), dirt(g, 0)) == ([("GW", "C3")], ["-1 Movement"])


# What was for a figure that is gone ----------------------------------------------------------------------------------


@proves("GBT-CEQ-11")
def test_the_muon_net_is_not_for_the_next_ghost_in_its_place() -> None:
    g = scene(at="C3", entities="DS C1", cards="Muon Net", xp=18)
    g.held[0] = ((0, 1, 0),)
    do(g, "use Muon Net", "aim C1")
    assert needs(g, 0) == (2, 0, 0)
    run(g, Travel(0, way("n"), 1))
    assert on_map(g) == []
    assert (put(g, "TC", "C5"), needs(g, 0)) == (0, (3, 0, 0))


@proves("GBT-CEQ-22", "GBT-KEY-02")
def test_the_mark_of_the_index_goes_along_when_plazms_attach() -> None:
    g = scene(at="A1", entities="SP B3, SP C3", packs="ssss", cards="Index of Names")
    marked = BASES.index("Marked")
    do(g, "use Index of Names", "aim B3")
    run(g, Travel(slot(g, "B3"), way("e"), 1))
    grown = slot(g, "C3")
    assert (g.kind[grown], g.indexed, g.bases[grown] >> 4 * marked & 15) == (HYPER, (grown,), 1)
    end_round(g, 5)
    assert (g.indexed, g.bases[grown] >> 4 * marked & 15) == ((), 0)
