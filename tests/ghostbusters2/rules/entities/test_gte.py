"""Gates and what their symbols do. GTE"""

from __future__ import annotations

import re

import pytest

from ghostbusters2.kit import begun, do, printed, run, scene, told, way, where
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.content import SHIPPED
from hauntbox.games.ghostbusters2.rules.combat.targets import close_gate, gate_target
from hauntbox.games.ghostbusters2.rules.turn.rounds import EVENT_DIE
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves


def roll_event(g: Busters, face: int, *movement: str) -> None:
    g.rig("event", face)
    g.rig("movement", *[way(name) + 1 for name in movement])
    run(g, EVENT_DIE)


@proves("GBT-GTE-01")
def test_a_gate_is_open_until_it_is_closed_and_shows_it() -> None:
    g = begun("giant")
    assert ("Closed Star Gate" in GAME.draw(g, (0,)), "Closed Eye Gate" in GAME.draw(g, (0,))) == (True, False)
    close_gate(g, gate_target(g, g.street.place["C4"]), 0)
    assert ("Closed Eye Gate" in GAME.draw(g, (0,)), g.gates >> g.street.place["C4"] & 1) == (True, 0)


@proves("GBT-GTE-02")
@pytest.mark.parametrize("symbol", [1, 3, 5])
def test_a_symbol_does_nothing_by_itself(symbol: int) -> None:
    """Whatever symbol a Gate has, firing at it is the same."""
    g = scene(at="A3", marks=f"G{symbol} C3")
    g.rig("combat", 3, 4)
    g.rig("movement", way("e") + 1)
    do(g, "fire C3", "fire C3")
    assert [what for what in told(g) if what in ("misses", "emerges", "hits")] == ["misses", "emerges", "hits"]


@proves("GBT-GTE-02", "GBT-GTE-03")
@pytest.mark.parametrize(
    ("scenario", "mark", "happens"),
    [
        ("giant", "G2", "emerges"),
        ("giant", "g2", "targets"),
        ("platform", "g2", "direction"),
        ("river", "g2", "emerges"),
        ("court", "g2", "escapes"),
    ],
)
def test_the_scenario_says_what_a_rolled_symbol_does(scenario: str, mark: str, happens: str) -> None:
    g = scene(at="A5", marks=f"{mark} C3, G1 E5", entities="WS A1, GT E1", columns=8, scenario=scenario)
    g.trapped[0] = (0,)
    roll_event(g, 2, "e", "e")
    effects = ("emerges", "targets", "direction", "escapes")
    assert next(what for what in told(g) if what in effects) == happens


@proves("GBT-GTE-03")
@pytest.mark.parametrize("scenario", SHIPPED)
def test_the_scenario_says_what_it_takes_to_hit_and_to_close(scenario: str) -> None:
    [(to_hit, to_close)] = [(int(a), int(b)) for a, b in re.findall(r"To Hit (\d), To Close (\d)", printed(scenario))]
    g = scene(
        at="A3", marks="G1 C3, G2 C5", packs="ssss" if scenario == "river" else "pppp", scenario=scenario,
        entities="FC E5, SP E4, HP E3, HJ E2", lines="O A3|A2, O A3|A4, O A3|B3, O A3|B2, O A3|B4", actions=5,
    )  # fmt: skip
    g.at[0] = g.street.place["A3"]
    g.rig("combat", to_hit - 1, *[to_hit] * to_close)
    g.rig("movement", way("e") + 1)
    do(g, "fire C3")
    assert told(g).count("misses") == 1
    for _ in range(to_close):
        assert g.gates.bit_count() == 2
        do(g, "fire C3")
    assert (g.gates.bit_count(), told(g).count("hits")) == (1, to_close)


@proves("GBT-GTE-03")
def test_the_scenario_says_what_a_hit_does() -> None:
    """In Fur and Fury the shooter recoils."""
    g = scene(at="B3", marks="G1 C3, G2 E5", scenario="fury", entities="FC E1")
    g.rig("combat", 4)
    do(g, "fire C3")
    assert g.street.names[g.at[0]] == "A3"


@proves("GBT-GTE-04")
@pytest.mark.parametrize(("face", "emerged"), [(1, 0), (2, 1), (3, 0)])
def test_a_symbol_without_a_gate_has_no_effect(face: int, emerged: int) -> None:
    g = scene(at="A5", marks="G2 C3")
    roll_event(g, face, "e")
    assert (told(g).count("emerges"), where(g, 0) if emerged else "D3") == (emerged, "D3")
