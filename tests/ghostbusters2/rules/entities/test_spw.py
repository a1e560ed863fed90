"""The Spirit World. SPW"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, do, offers, run, scene, slot, told, way, where
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules.entities.emerge import GhostEmerges
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

EAST = way("e") + 1


def spirits(g: Busters, text: str) -> None:
    """Exactly these are in the Spirit World: "2 GW, 1 MG"."""
    g.spirit = [0] * len(g.spirit)
    for item in filter(None, text.split(", ")):
        count, code = item.split()
        g.spirit[CODES[code]] = int(count)


def emerged(g: Busters) -> list[int]:
    return [g.kind[one] for one, at in enumerate(g.spot) if at >= 0]


@proves("GBT-SPW-01")
def test_whoever_is_in_the_spirit_world_can_still_emerge() -> None:
    """When it does, the scenario says: here, when a Gate is missed."""
    g = scene(at="A3", marks="G1 C3")
    spirits(g, "2 GW")
    g.rig("combat", 1)
    g.rig("movement", EAST)
    do(g, "fire C3")
    assert (where(g, slot(g, "D3")), g.spirit[CODES["GW"]]) == ("D3", 1)


@proves("GBT-SPW-02")
def test_nothing_reaches_whoever_is_in_it() -> None:
    """One Wisp on the map, with a hive, three in the Spirit World: a shot concerns the one alone."""
    g = scene(at="A1", entities="GW C1")
    base(g, "C1", "Hive")
    assert [text for text in offers(g) if text.startswith("fire")] == ["fire C1"]
    g.rig("combat", 1)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1")
    assert (g.spirit[CODES["GW"]], told(g).count("moves")) == (3, 1)


@proves("GBT-SPW-03", "GBT-SCN-09")
@pytest.mark.parametrize(("there", "lost"), [("", True), ("1 FC", False)])
def test_if_none_is_left_to_emerge_all_is_lost(there: str, lost: bool) -> None:
    g = scene(at="A5")
    spirits(g, there)
    run(g, GhostEmerges(g.street.place["C3"]), RESOLVED)
    assert (g.outcome.rule if g.outcome else "") == ("GBT-SCN-09" if lost else "")
    assert ("drained" in told(g)) == lost


@proves("GBT-SPW-03")
def test_an_empty_spirit_world_alone_loses_nothing() -> None:
    g = scene(at="A5")
    spirits(g, "")
    run(g, RESOLVED)
    assert g.outcome is None


@proves("GBT-SPW-04")
@pytest.mark.parametrize(("there", "code"), [
    ("1 FC, 2 MG, 1 GW", "GW"), ("1 FC, 2 MG", "MG"), ("1 FC, 1 DS", "DS"), ("1 FC", "FC"), ("1 HP, 1 BS", "HP"),
])  # fmt: skip
def test_the_lowest_class_emerges(there: str, code: str) -> None:
    g = scene(at="A5")
    spirits(g, there)
    g.rig("movement", EAST)
    run(g, GhostEmerges(g.street.place["C3"]))
    assert emerged(g) == [CODES[code]]


@proves("GBT-SPW-05")
@pytest.mark.parametrize(("face", "code"), [(1, "GW"), (2, "SM"), (3, "HP")])
def test_a_die_decides_between_types_however_many_there_are(face: int, code: str) -> None:
    g = scene(at="A5")
    spirits(g, "5 GW, 1 SM, 2 HP, 1 MG")
    g.rig("type", face)
    g.rig("movement", EAST)
    run(g, GhostEmerges(g.street.place["C3"]))
    assert emerged(g) == [CODES[code]]


@proves("GBT-SPW-05")
def test_with_one_type_there_is_no_roll() -> None:
    g = scene(at="A5")
    spirits(g, "5 GW, 1 MG")
    run(g, GhostEmerges(g.street.place["C3"]))
    assert "type" not in g.drawn
