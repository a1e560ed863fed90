"""The figures and Goo Pile Cards of the box. CSU"""

from __future__ import annotations

import re
from random import Random

import pytest

from ghostbusters2.kit import LEDGER, begun, printed, put, run, scene, slot
from ghostbusters2.playing import fire
from hauntbox.games.ghostbusters2.cards.kinds import CODES, KINDS
from hauntbox.games.ghostbusters2.cards.names import GOO_EQUIPMENT, GOO_EVENT, GOO_KEY
from hauntbox.games.ghostbusters2.rules.entities.emerge import Summon
from hauntbox.games.ghostbusters2.rules.figures import from_supply, lose
from hauntbox.games.ghostbusters2.rules.turn.rounds import resolve_die
from hauntbox.games.ghostbusters2.state import NOBODY, Busters
from hauntbox.ledger import proves

SCENARIOS = ("court", "contempt", "retrial", "fury", "platform", "giant", "river", "uptown", "eve")
SUPER, HYPER, GRAND = CODES["SP"], CODES["HY"], CODES["GP"]


def box() -> list[int]:
    """How many figures of each kind the ledger prints; one of each boss."""
    line = next(line for line in LEDGER.splitlines() if "GBT-CSU-01" in line)
    counts = dict(re.findall(r"([A-Z][\w -]+?) (\d+),", line.split("supply: ")[1]))
    return [int(counts.get(kind.name, 1)) for kind in KINDS]


def figures(g: Busters) -> list[int]:
    """Where the figures of each kind are, counted together."""
    on_map = [g.kind[slot] for slot, spot in enumerate(g.spot) if spot >= 0]
    held = [kind for row in g.trapped for kind in row]
    return [
        g.supply[n] + g.spirit[n] + g.lost[n] + on_map.count(n) + held.count(n)  # every place there is
        for n in range(len(KINDS))
    ]


@proves("GBT-CSU-01", "GBT-SET-03", "GBT-SET-02")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_figure_is_made_or_lost_from_set_up_to_the_end(scenario: str) -> None:
    g = begun(scenario)
    dice = Random(scenario)
    assert figures(g) == box()
    for _ in range(150):
        if g.outcome is not None:
            break
        g.apply(g.waiting()[0], dice.choice(g.legal(g.waiting()[0])))
    assert figures(g) == box()


@proves("GBT-CSU-02", "GBT-SPW-04")
def test_a_summons_takes_what_is_in_no_other_place() -> None:
    g = scene(at="A1", entities="GW E5")
    g.supply[CODES["SM"]] = g.supply[CODES["HP"]] = 0
    g.supply[CODES["GW"]] = 1
    run(g, Summon(g.street.place["C3"], (1,)))
    assert (g.supply[CODES["GW"]], g.spirit[CODES["GW"]], len(g.spot)) == (0, 3, 2)
    run(g, Summon(g.street.place["C3"], (1,)))
    assert g.spirit[CODES["GW"]] == 2  # none is outside any more


@proves("GBT-CSU-02")
def test_what_has_left_the_map_is_not_outside_the_scenario() -> None:
    g = scene(at="A1", entities="GW E5")
    g.supply[CODES["SM"]] = g.supply[CODES["HP"]] = g.supply[CODES["GW"]] = 0
    g.spirit[CODES["GW"]] = 0
    lose(g, slot(g, "E5"))
    run(g, Summon(g.street.place["C3"], (1,)))
    assert (g.bodies, g.lost[CODES["GW"]], g.outcome) == (0, 1, None)


@proves("GBT-CSU-03")
@pytest.mark.parametrize(("gone", "code"), [(0, SUPER), (1, HYPER), (2, GRAND), (3, NOBODY)])
def test_without_super_plazms_a_larger_one_comes(gone: int, code: int) -> None:
    """In The River Below a Super-Plazm emerges from a Closed Gate that is rolled."""
    g = scene(at="E5", marks="g1 B3, G2 D2, G3 D3", scenario="river")
    for kind in (SUPER, HYPER, GRAND)[:gone]:
        g.supply[kind] = 0
    resolve_die(g, 1)
    g.settle()
    assert ([g.kind[s] for s, spot in enumerate(g.spot) if spot >= 0] or [NOBODY]) == [code]


@proves("GBT-CSU-03")
def test_a_ghost_is_replaced_by_a_ghost_of_the_next_higher_class_and_never_by_a_boss() -> None:
    g = scene()
    codes = []
    for code in ("GW", "HP"):
        for _ in range(40):
            found = from_supply(g, CODES[code])
            if found != NOBODY and KINDS[found].code not in codes:
                codes.append(KINDS[found].code)
    assert codes == ["GW", "MG", "BS", "TC", "DS", "FC", "HP", "HJ", "HC"]


@proves("GBT-CSU-04")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_goo_deck_has_the_printed_cards(scenario: str) -> None:
    text = printed(scenario).split("Goo deck: ")[1].split(".")[0]
    wanted = {name: int(n) for n, name in re.findall(r"(\d+) (Equipment|Event|Key Item)", text)}
    g = begun(scenario)
    counts = [g.goo.count(card) for card in (GOO_EQUIPMENT, GOO_EVENT, GOO_KEY)]
    assert counts == [wanted.get(name, 0) for name in ("Equipment", "Event", "Key Item")]


@proves("GBT-KEY-32")
def test_a_missed_judge_calls_a_figure_from_outside() -> None:
    g = scene(at="A1", entities="HJ C1")
    put(g, "GW", "E5")
    before = sum(g.supply)
    fire(g, "C1", 1, "s")
    assert (sum(g.supply), len([spot for spot in g.spot if spot >= 0])) == (before - 1, 3)
