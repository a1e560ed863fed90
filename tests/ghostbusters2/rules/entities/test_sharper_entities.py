"""Entities on their way: whom they touch and whom not, where they stop, and what is told of it. EMV, KEY, SLM, CCS"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, run, scene, slot, stands, told, way, where
from ghostbusters2.playing import on_map
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules.entities.emerge import GhostEmerges, Scatter
from hauntbox.games.ghostbusters2.rules.entities.headings import ENTITY, way_toward
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import lose
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves


def go(g: Busters, name: str, direction: str, steps: int) -> int:
    one = slot(g, name)
    run(g, Travel(one, way(direction), steps))
    return one


def said(g: Busters, what: str) -> list[tuple[int | str, ...]]:
    return [event.facts for event in g.events or [] if event.what == what]


@proves("GBT-KEY-16", "GBT-SLM-03")
@pytest.mark.parametrize(("code", "after"), [("GW", "C3"), ("TC", "D3")])
def test_only_an_entity_that_pushes_moves_whom_it_passes(code: str, after: str) -> None:
    g = scene(at="C3 A1 A2 A5", entities=f"{code} B3")
    go(g, "B3", "e", 1)
    assert (stands(g, 0), len(dirt(g, 0))) == (after, 1)


@proves("GBT-ECT-11", "GBT-SLM-04")
@pytest.mark.parametrize(("start", "slimed"), [("B3", 0), ("B5", 1)])
def test_whoever_is_in_the_car_is_slimed_only_by_what_passes_the_car(start: str, slimed: int) -> None:
    g = scene(at="C3 car A1 A2", car="C5 D5", entities=f"GW {start}")
    go(g, start, "e", 1)
    assert (len(dirt(g, 1)), len(dirt(g, 0))) == (slimed, 1 - slimed)


@proves("GBT-KEY-03", "GBT-EMV-24")
def test_a_plazm_attaches_to_one_in_its_space_and_to_no_other() -> None:
    g = scene(at="A5 B5", entities="SP B3, GW C3, SP A1")
    one = go(g, "B3", "e", 1)
    assert (where(g, one), sorted(on_map(g))) == ("D3", [("GW", "C3"), ("SP", "A1"), ("SP", "D3")])


@proves("GBT-KEY-01")
def test_of_two_that_attach_it_is_told_what_they_become_and_where() -> None:
    g = scene(at="A5 B5", entities="SP B3, SP C3")
    other = slot(g, "C3")
    one = go(g, "B3", "e", 1)
    assert said(g, "attach") == [(CODES["HY"], g.street.place["C3"], other, one)]


@proves("GBT-EMV-23", "GBT-EMV-05")
def test_the_first_space_of_the_map_is_a_space_like_others() -> None:
    g = scene(at="A5 B5", entities="GW A1")
    one = go(g, "A1", "e", 1)
    assert where(g, one) == "B1"


@proves("GBT-KEY-14", "GBT-KEY-15")
@pytest.mark.parametrize(("code", "start", "end"), [("GW", "D3", "E3"), ("GW", "C4", "D4"), ("WS", "C3", "D3")])
def test_a_small_figure_goes_to_the_last_column_and_a_block_one_less_far(code: str, start: str, end: str) -> None:
    g = scene(at="A5 B5", entities=f"{code} {start}")
    one = go(g, start, "e", 1)
    assert where(g, one) == end


@proves("GBT-CCS-08")
@pytest.mark.parametrize(("circle", "end"), [(-1, "D3"), (0, "D3"), (3, "B3")])
def test_nobody_wards_but_who_stands_in_the_circle(circle: int, end: str) -> None:
    g = scene(at="A1 A2 A5 D4", entities="GW B3")
    g.circle = circle
    one = go(g, "B3", "e", 2)
    assert where(g, one) == end


@proves("GBT-EMV-08")
def test_toward_what_is_gone_there_is_no_way() -> None:
    g = scene(at="A5 B5", entities="GW B3, MG D3")
    one, other = slot(g, "B3"), slot(g, "D3")
    assert way_toward(g, one, g.spot[one], ENTITY + other) == way("e")
    lose(g, other)
    assert way_toward(g, one, g.spot[one], ENTITY + other) == NOWHERE


@proves("GBT-KEY-40", "GBT-KEY-44")
def test_who_finds_no_way_out_slimes_nobody_and_goes_back() -> None:
    g = scene(at="A1 C1 A3 C3", marks="G1 B2", entities="GW B1, GW A2, GW C2, MG B3", columns=3, rows=3)
    g.spirit = [0] * len(g.spirit)
    g.spirit[CODES["BS"]] = 1
    run(g, GhostEmerges(g.street.place["B2"]))
    assert (g.spirit[CODES["BS"]], [dirt(g, role) for role in range(4)]) == (1, [[], [], [], []])
    ((kind, space, _),) = said(g, "goes back")
    assert (kind, space) == (CODES["BS"], g.street.place["B2"])


@proves("GBT-KEY-07")
def test_of_a_ghost_that_emerges_it_is_told_which_and_where() -> None:
    g = scene(at="A5 B5", marks="G1 C3")
    g.rig("movement", way("e") + 1)
    run(g, GhostEmerges(g.street.place["C3"]))
    one = slot(g, "D3")
    assert said(g, "emerges") == [(CODES["GW"], g.street.place["C3"], one)]


@proves("GBT-CCH-10")
def test_a_direction_that_is_rolled_again_is_told_again_whoever_is_the_theorist() -> None:
    g = scene(at="A5 B5 A1 E5", entities="GW C3")
    run(g, Scatter(slot(g, "C3"), 1, 2))
    do(g, "yes")
    assert (told(g).count("direction"), len(said(g, "moves"))) == (2, 1)


@proves("GBT-EMV-05", "GBT-EMV-06")
def test_of_what_leaves_the_map_it_is_told_what_it_was() -> None:
    g = scene(at="A5 B5", entities="SM D4, GW E3")
    one = go(g, "E3", "e", 1)
    assert (where(g, one), said(g, "gone")) == ("gone", [(CODES["GW"], one)])
