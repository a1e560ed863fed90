"""Gates with Resist: full, they close by an attempt alone. KEY"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ghostbusters2.kit import do, hold, offers, put, scene, told, why_not
from hauntbox.games.ghostbusters2.content.sheet import Gates
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves


def resisting(packs: str = "pppp", cards: str = "", **gates: Any) -> Busters:
    """A Gate with Resist 3 that two tokens fill."""
    g = scene(at="A3 A4", marks="G1 C3, G2 E5", entities="GW A1", packs=packs, cards=cards)
    given: dict[str, Any] = {"to_hit": 4, "to_close": 2, "resist": 3, "hit": "the Gate Splatters"}
    rules = Gates(**given | gates)
    g.sheet = msgspec.structs.replace(g.sheet, gates=rules)
    return g


@proves("GBT-KEY-20", "GBT-KEY-24", "GBT-KEY-25")
def test_a_gate_with_resist_does_not_close_by_tokens_alone() -> None:
    g = resisting()
    assert (why_not(g, "attempt C3"), "attempt C3" in offers(g)) == ("GBT-KEY-21", False)
    hold(g, 0, "C3", streams=1)
    g.rig("combat", 4, 4)
    do(g, "fire C3")
    assert (g.gates.bit_count(), g.held[0], told(g).count("splatter")) == (2, ((-1, 2, 0),), 1)
    do(g, "fire C3")
    assert (g.gates.bit_count(), g.held[0]) == (2, ((-1, 3, 0),))
    assert "attempt C3" in offers(g)


@proves("GBT-KEY-20")
def test_nor_by_a_rite() -> None:
    g = resisting(cards="Rite of Closing")
    hold(g, 0, "C3", streams=1)
    do(g, "use Rite of Closing", "aim C3")
    assert (g.gates.bit_count(), g.held[0]) == (2, ((-1, 2, 0),))


@proves("GBT-KEY-21", "GBT-KEY-22", "GBT-KEY-20")
@pytest.mark.parametrize(("die", "against", "is_open"), [(3, 2, False), (3, 3, True)])
def test_an_attempt_closes_it(die: int, against: int, is_open: bool) -> None:
    g = resisting(hit="", missed="the Gate Splatters")
    hold(g, 1, "C3", streams=1)
    assert (why_not(g, "attempt C3"), "attempt C3" in offers(g)) == ("GBT-KEY-21", False)
    hold(g, 1, "C3", streams=1)
    g.rig("combat", die)
    g.rig("resist", against)
    do(g, "attempt C3")
    assert (bool(g.gates >> g.street.place["C3"] & 1), g.xp[1]) == (is_open, 0 if is_open else 2)
    assert (told(g).count("splatter"), bool(g.held[1])) == (is_open, is_open)  # GBT-KEY-23


@proves("GBT-KEY-38")
def test_an_attempt_at_a_gate_needs_a_pack_that_may_fire_at_it_and_sight() -> None:
    g = resisting(kind="moods")
    hold(g, 1, "C3", moods=2)
    assert (why_not(g, "attempt C3"), "attempt C3" in offers(g)) == ("GBT-AGT-01", False)
    g.pack[0] = 1
    assert (why_not(g, "attempt C3"), "attempt C3" in offers(g)) == ("", True)
    put(g, "GW", "B3")
    put(g, "GW", "B2")
    put(g, "GW", "B4")
    assert (why_not(g, "attempt C3"), "attempt C3" in offers(g)) == ("GBT-CMB-01", False)


@proves("GBT-KEY-20")
def test_a_gate_without_resist_is_not_attempted() -> None:
    g = resisting(resist=0, hit="")
    hold(g, 1, "C3", streams=2)
    assert (why_not(g, "attempt C3"), "attempt C3" in offers(g)) == ("GBT-KEY-20", False)
