"""Deposits, and Slime taken off others. DEP, RSL"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, offers, scene, told, why_not
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.ledger import proves

GW, MG, HP = CODES["GW"], CODES["MG"], CODES["HP"]


@proves("GBT-DEP-05", "GBT-DEP-01")
def test_a_deposit_gives_no_xp() -> None:
    g = scene(at="car", car="C2 B2")
    g.trapped[0], g.plazms[0] = (GW, MG), 2
    do(g, "deposit")
    assert offers(g) == ["drop Gutter Wisp", "drop Marathon Ghoul", "drop Plazm"]
    do(g, "drop Gutter Wisp", "drop Marathon Ghoul", "drop Plazm", "drop Plazm")
    assert (g.xp, g.spirit[GW], g.spirit[MG], g.tank, g.spent) == ([0] * 4, 4, 1, 2, 1)


@proves("GBT-DEP-01")
def test_a_deposit_is_of_something() -> None:
    g = scene(at="car", car="C2 B2")
    assert (why_not(g, "deposit"), "deposit" in offers(g)) == ("GBT-DEP-01", False)
    g.trapped[0] = (GW,)
    do(g, "deposit")
    assert (why_not(g, "done"), why_not(g, "drop Plazm")) == ("GBT-DEP-01", "GBT-DEP-02")


@proves("GBT-DEP-03")
@pytest.mark.parametrize(
    ("at", "lines", "entities", "rule"),
    [("D3", "", "", ""), ("D3", "O C2|D2, O C3|D3", "", "03"), ("D3", "", "GW D2, GW C3", "03"), ("E3", "", "", "03")],
)
def test_beside_the_car_one_must_see_it(at: str, lines: str, entities: str, rule: str) -> None:
    g = scene(at=at, car="C2 B2", lines=lines, entities=entities)
    g.trapped[0] = (GW,)
    assert why_not(g, "deposit") == (rule and "GBT-DEP-03")


@proves("GBT-RSL-02")
def test_caustic_slime_stays_on() -> None:
    g = scene(at="A1 B1")
    g.slime[1] = 1 << 20
    assert (why_not(g, "clean Gearhead"), "clean Gearhead" in offers(g)) == ("GBT-RSL-02", False)
    g.slime[1] |= 1 | 1 << 8
    do(g, "clean Gearhead")
    assert (set(offers(g)), why_not(g, "wipe Caustic")) == ({"wipe -1 Hit", "wipe -1 Movement"}, "GBT-RSL-02")
    do(g, "wipe -1 Hit")
    assert (dirt(g, 1), g.spent, told(g).count("cleaned")) == (["-1 Movement", "Caustic"], 1, 1)


@proves("GBT-RSL-01")
@pytest.mark.parametrize(
    ("at", "lines", "entities"), [("A1 C1", "", ""), ("A1 B1", "O A1|B1", ""), ("B2 C3", "", "GW C2, GW B3")]
)
def test_only_a_neighbour_in_sight_is_cleaned(at: str, lines: str, entities: str) -> None:
    g = scene(at=at, lines=lines, entities=entities)
    g.slime[1] = 1
    assert (why_not(g, "clean Gearhead"), "clean Gearhead" in offers(g)) == ("GBT-RSL-01", False)


@proves("GBT-RSL-04")
def test_from_the_car_one_cleans_whom_one_sees() -> None:
    g = scene(at="car D3", car="C2 B2", lines="Y C2|D2, Y C3|D3")
    g.slime[1] = 1
    assert why_not(g, "clean Gearhead") == "GBT-RSL-01"
    g = scene(at="car D3", car="C2 B2")
    g.slime[1] = 1
    do(g, "clean Gearhead")
    assert dirt(g, 1) == []
