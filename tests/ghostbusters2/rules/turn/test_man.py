"""Maneuvers: transfers, and in and out of vehicles. MAN"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, give, offers, scene, stands, told, why_not
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.ledger import proves

GW, MG = CODES["GW"], CODES["MG"]
CELLS, SIREN = CARD_OF["Spare Cells"], CARD_OF["Siren Kit"]


@proves("GBT-MAN-01")
def test_any_number_of_ghosts_and_plazms_go_over_in_one_maneuver() -> None:
    g = scene(at="A1 B2")
    g.trapped[0], g.plazms[0], g.plazms[1] = (GW, GW, MG), 2, 0
    do(g, "hand Gearhead", *["give Gutter Wisp"] * 2, *["give Plazm"] * 2, "done")
    assert (g.trapped[:2], g.plazms[:2], g.used, g.spent) == ([(MG,), (GW, GW)], [0, 2], 1, 0)


@proves("GBT-MAN-01")
@pytest.mark.parametrize(
    ("at", "lines", "entities"),
    [("A1 C1", "", ""), ("A1 B1", "Y A1|B1", ""), ("B2 C3", "", "GW C2, GW B3")],
)
def test_the_partner_is_adjacent_and_in_sight(at: str, lines: str, entities: str) -> None:
    g = scene(at=at, lines=lines, entities=entities, cards="Spare Cells")
    g.trapped[1] = (GW,)
    assert (why_not(g, "hand Gearhead"), why_not(g, "trade Gearhead")) == ("GBT-MAN-01", "GBT-MAN-03")
    assert not [text for text in offers(g) if text.startswith(("hand", "trade"))]


@proves("GBT-MAN-01")
@pytest.mark.parametrize(
    ("ghosts", "plazms", "rule"),
    [((1, 0), (0, 0), ""), ((0, 1), (0, 0), ""), ((0, 0), (1, 0), ""), ((0, 0), (0, 1), ""),
     ((0, 0), (0, 0), "GBT-MAN-01")],
)  # fmt: skip
def test_there_is_something_to_move_as_long_as_one_of_the_two_has_anything(
    ghosts: tuple[int, int], plazms: tuple[int, int], rule: str
) -> None:
    g = scene(at="A1 B2", car="E5 E4")
    g.trapped[:2], g.plazms[:2] = [(GW,) * n for n in ghosts], list(plazms)
    assert (why_not(g, "hand Gearhead"), "hand Gearhead" in offers(g)) == (rule, not rule)


@proves("GBT-MAN-02", "GBT-MAN-04")
@pytest.mark.parametrize(("at", "rule"), [("A1 car", ""), ("car A1", ""), ("E2 car", "no"), ("car B4", "no")])
def test_beside_the_car_one_trades_with_who_is_inside(at: str, rule: str) -> None:
    g = scene(at=at, car="C2 B2", cards="Spare Cells")
    g.trapped[0] = (GW,)
    assert why_not(g, "hand Gearhead") == (rule and "GBT-MAN-01")
    assert why_not(g, "trade Gearhead") == (rule and "GBT-MAN-03")
    if not rule:
        do(g, "trade Gearhead", "give Spare Cells", "hand Gearhead", "give Gutter Wisp")
        assert (g.cards[1], g.trapped[1], g.used) == ((CELLS,), (GW,), 2)


@proves("GBT-MAN-02", "GBT-MAN-04")
@pytest.mark.parametrize("at", ["A1 car", "car A1"])
def test_through_the_doors_of_the_car_one_need_not_see_the_other(at: str) -> None:
    g = scene(at=at, car="B2 C2", entities="GW A2, GW B1", cards="Spare Cells")
    g.trapped[0], g.slime[1] = (GW,), 1
    assert {"hand Gearhead", "trade Gearhead"} <= set(offers(g))
    assert "clean Gearhead" not in offers(g)
    do(g, "trade Gearhead", "give Spare Cells", "hand Gearhead", "give Gutter Wisp")
    assert (g.cards[1], g.trapped[1]) == ((CELLS,), (GW,))


@proves("GBT-MAN-04")
@pytest.mark.parametrize("at", ["A1 car", "car A1"])
def test_with_nothing_oneself_one_takes_what_the_other_has(at: str) -> None:
    g = scene(at=at, car="B2 C2")
    assert why_not(g, "trade Gearhead") == "GBT-MAN-03"
    give(g, 1, "Spare Cells")
    do(g, "trade Gearhead", "take Spare Cells")
    assert (g.cards[0], g.cards[1]) == ((CELLS,), ())


@proves("GBT-MAN-01", "GBT-MAN-02", "GBT-MAN-03")
def test_on_foot_one_has_to_see_the_other() -> None:
    g = scene(at="A1 B2", car="E5 E4", entities="GW A2, GW B1", cards="Spare Cells")
    g.trapped[0] = (GW,)
    assert (why_not(g, "hand Gearhead"), why_not(g, "trade Gearhead")) == ("GBT-MAN-01", "GBT-MAN-03")
    assert not {"hand Gearhead", "trade Gearhead"} & set(offers(g))


@proves("GBT-MAN-06")
def test_one_transfer_is_with_one_partner() -> None:
    g = scene(at="B1 A1 C1")
    g.trapped[0], g.trapped[2] = (GW, GW), (MG,)
    do(g, "hand Gearhead", "give Gutter Wisp")
    assert offers(g) == ["give Gutter Wisp", "done"]  # nothing of the third
    do(g, "done", "hand Theorist", "take Marathon Ghoul", "done")
    assert (g.trapped[:3], g.used) == ([(GW, MG), (GW,), ()], 2)


@proves("GBT-MAN-06")
@pytest.mark.parametrize("who", ["Regular", "Bookkeeper"])
def test_the_partner_is_another_ghostbuster_in_play(who: str) -> None:
    g = scene(at="B1 A1", cards="Spare Cells")
    assert why_not(g, f"trade {who}") == "GBT-MAN-06"


@proves("GBT-MAN-07")
def test_ghosts_and_equipment_are_two_maneuvers() -> None:
    g = scene(at="A1 B1", cards="Spare Cells, Siren Kit")
    g.trapped[0] = (GW, GW)
    do(g, "hand Gearhead")
    assert why_not(g, "give Spare Cells") == "GBT-MAN-07"
    do(g, "give Gutter Wisp", "done", "trade Gearhead")
    assert why_not(g, "give Gutter Wisp") == "GBT-MAN-07"
    do(g, "give Siren Kit", "done")
    assert (g.used, g.trapped[1], g.cards[1]) == (2, (GW,), (SIREN,))


@proves("GBT-MAN-03")
def test_equipment_goes_both_ways_and_used_cards_stay_used() -> None:
    g = scene(at="A1 B1", cards="Siren Kit")
    give(g, 1, "Spare Cells")
    do(g, "use Siren Kit", "trade Gearhead")
    assert why_not(g, "done") == "GBT-MAN-03"
    do(g, "give Siren Kit", "take Spare Cells")
    assert (g.cards[0], g.cards[1], g.uses[SIREN], g.uses[CELLS]) == ((CELLS,), (SIREN,), 0, 2)
    assert told(g).count("passes") == 2


@proves("GBT-MAN-08")
def test_two_in_the_car_trade_with_each_other() -> None:
    g = scene(at="car car", car="C2 B2", cards="Spare Cells")
    g.plazms[1] = 1
    do(g, "hand Gearhead", "take Plazm", "trade Gearhead", "give Spare Cells")
    assert (g.plazms[:2], g.cards[1]) == ([1, 0], (CELLS,))


@proves("GBT-MAN-12")
def test_a_move_goes_into_and_out_of_the_car() -> None:
    g = scene(at="B1", car="C2 B2")
    do(g, "step B2", "stop")
    assert (stands(g, 0), g.spent, g.used) == ("car", 1, 0)
    do(g, "step C3", "step D4")
    assert (stands(g, 0), g.spent, g.used) == ("D4", 2, 0)


@proves("GBT-MAN-10", "GBT-MAN-11")
def test_without_maneuvers_one_gets_in_and_out_for_an_action() -> None:
    g = scene(at="B1", car="C2 B2", maneuvers=0)
    do(g, "enter Ecto-1a")
    assert why_not(g, "enter Ecto-1a") == "GBT-MAN-10"
    do(g, "leave C3")
    assert (stands(g, 0), g.spent, why_not(g, "leave C1")) == ("C3", 2, "GBT-MAN-11")
    assert told(g)[-2:] == ["enters", "leaves"]


@proves("GBT-MAN-13")
def test_a_maneuver_goes_into_and_out_of_lady_liberty() -> None:
    g = scene(at="A1", statue="B2")
    do(g, "enter Lady Liberty")
    assert (stands(g, 0), g.used) == ("statue", 1)
    do(g, "leave D4")
    assert (stands(g, 0), g.used, g.spent) == ("D4", 2, 0)
