"""The Canyon: where it is laid, who crosses it, when it collapses. TRN"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import RemoveTile, eligible
from hauntbox.games.vast.cave.grid import NEAR, E, N, S, W
from hauntbox.games.vast.cave.ground import bars_way, is_dark_at, is_lit_at, is_shut, spaces
from hauntbox.games.vast.cave.terrain.canyon import bridge, canyon, open_canyon
from hauntbox.games.vast.cave.terrain.lying import bars_crumbling
from hauntbox.games.vast.cave.terrain.sites import Site, fits, lay_terrain, sites
from hauntbox.games.vast.cave.tiles import CANYON
from hauntbox.games.vast.cave.tokens import TROLL
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import CAVE, GHOUL, KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, scene, sp, token, why


def laid(drawing: str = "EN O0", at: str = "e2", way: int = N, stack: str = "vf vf vf vf", **more: object) -> Vast:
    """A Canyon with its bridge on a space, and the ends that way."""
    g = scene(drawing, stack=stack, **more)  # type: ignore[arg-type]
    put(g, KNIGHT, "center")
    assert fits(frozenset(g.ground), frozenset(), Site(CANYON, sp(at), way))
    lay_terrain(g, Site(CANYON, sp(at), way))
    return g


@proves("VSB-TRN-03", "VSB-MON-34")
def test_it_is_a_lit_bridge_between_two_impassable_ends() -> None:
    g = laid()
    assert (canyon(g), bridge(g)) == ([sp("n1e2"), sp("e2"), sp("s1e2")], sp("e2"))
    assert (is_lit_at(g, sp("e2")), bars_way(g, sp("e2"), N), bars_way(g, sp("e2"), S)) == (
        True,
        "VSB-MAP-09",
        "VSB-MAP-09",
    )


@proves("VSB-TRN-02")
def test_its_ends_are_neither_lit_nor_dark_and_have_no_walls() -> None:
    g = laid()
    for end in (sp("n1e2"), sp("s1e2")):
        assert (is_lit_at(g, end), is_dark_at(g, end)) == (False, False)
        assert not any([is_shut(g, end, way) for way in (N, E, S, W)])


@proves("VSB-TRN-19", "VSB-TRN-16", "VSB-TRN-02")
def test_a_dark_tile_goes_on_the_far_side_of_the_bridge_and_none_at_its_ends() -> None:
    g = scene("EN O0", stack="vf vf vf vf")
    put(g, KNIGHT, "e1")
    run(g, open_canyon(g, KNIGHT, sp("e1")))
    do(g, "at e2")
    assert (bridge(g), is_dark_at(g, sp("e3"))) == (sp("e2"), True)
    assert [space for space in spaces(g) if is_dark_at(g, space)] == [sp("e3")]


@proves("VSB-TRN-16")
def test_she_steps_off_the_bridge_onto_a_dark_tile_with_an_encounter_and_in_the_collapse_none_is_laid() -> None:
    g = laid("EN O0 .. vf", at="e2")
    put(g, KNIGHT, "e2")
    knight_of(g).free = 3
    run(g, MoveAndAct(KNIGHT))
    do(g, "way e")
    assert (g.at[KNIGHT], knight_of(g).met) == (sp("e3"), 1)
    h = laid(collapsing=True)
    put(h, KNIGHT, "e2")
    run(h, MoveAndAct(KNIGHT))
    assert (why(h, "way e"), sp("e3") in h.ground) == ("VSB-MAP-06", False)


@proves("VSB-TRN-13", "VSB-TRN-19")
def test_it_lies_on_open_spaces_with_its_bridge_at_a_cave_tile() -> None:
    g = scene("EN O0\n.. O0")
    assert fits(frozenset(g.ground), frozenset(), Site(CANYON, sp("e2"), N))
    assert fits(frozenset(g.ground), frozenset(), Site(CANYON, sp("w1"), N))
    assert not fits(frozenset(g.ground), frozenset(), Site(CANYON, sp("w1"), E))  # its end would lie on the Entrance
    assert not fits(frozenset(g.ground), frozenset(), Site(CANYON, sp("w2"), N))  # touches nothing
    assert not fits(frozenset(g.ground), frozenset(), Site(CANYON, sp("s1"), E))  # an end on a tile


@proves("VSB-TRN-12", "VSB-TRN-14", "VSB-DEC-155")
def test_it_lies_as_close_to_the_piece_as_it_can_and_the_revealer_chooses() -> None:
    g = scene("EN O0 O0 O0", stack="vf vf vf vf")
    found = sites(g, CANYON, sp("e3"))
    assert {site.at for site in found} == {sp("e4"), sp("n1e3"), sp("s1e3"), sp("n1e2"), sp("s1e2")}
    run(g, open_canyon(g, KNIGHT, sp("e3")))
    assert (g.waiting(), why(g, "at w1")) == ((KNIGHT,), "VSB-TRN-12")
    do(g, "at e4")
    assert bridge(g) == sp("e4")


@proves("VSB-TRN-11")
def test_without_a_cave_player_the_revealer_chooses() -> None:
    g = scene("EN O0", stack="vf vf")
    run(g, open_canyon(g, KNIGHT, sp("e1")))
    assert g.waiting() == (KNIGHT,)


@proves("VSB-TRN-11")
def test_with_a_cave_player_the_cave_chooses() -> None:
    g = scene("EN O0", roles=(KNIGHT, CAVE), shaper=CAVE)
    run(g, open_canyon(g, KNIGHT, sp("e1")))
    assert g.waiting() == (CAVE,)


@proves("VSB-TRN-15")
def test_between_canyon_and_cave_tile_a_wall_blocks() -> None:
    g = laid("EN O2", at="e2")
    assert bars_way(g, sp("e2"), W) == "VSB-MAP-13"
    h = laid("EN O0", at="e2")
    assert (bars_way(h, sp("e2"), W), bars_way(h, sp("e1"), E)) == ("", "")


@proves("VSB-TRN-09", "VSB-TRN-17")
def test_it_collapses_when_half_of_its_edges_are_exposed_and_counts_as_one_tile() -> None:
    g = laid("EN O0 .. O0\n.. .. .. O0", at="e2", collapsing=True)
    assert bars_crumbling(g, bridge(g)) == ""
    assert sp("e2") in eligible(g)
    token(g, TROLL, "e2")
    run(g, RemoveTile(KNIGHT, 1))
    assert (why(g, "at n1e2"), why(g, "at e2")) == ("VSB-TRN-17", "")
    do(g, "at e2")
    assert (canyon(g), g.gone, g.tokens[TROLL], g.monster_out) == ([], (), (), (2,))


@proves("VSB-TRN-17", "VSB-COLL-14", "VSB-COLL-12")
def test_what_lies_on_the_edges_of_its_ends_goes_with_it() -> None:
    g = laid("EN O0 .. O0\n.. .. .. O0", at="e2", collapsing=True)
    end = next(space for space in canyon(g) if space != sp("e2"))
    g.slides = (end * 4, sp("e1") * 4 + 3)
    do(run(g, RemoveTile(KNIGHT, 1)), "at e2")
    assert (end in g.ground, g.slides) == (False, (sp("e1") * 4 + 3,))  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-TRN-09")
@pytest.mark.parametrize(("more", "rule"), [("O0", "VSB-TRN-09"), ("..", "")])
def test_with_five_covered_edges_it_stays(more: str, rule: str) -> None:
    drawing = f".. O0 .. O0\nEN O0 .. O0\n.. {more} .. .."
    g = laid(drawing, at="e2", collapsing=True)
    assert bars_crumbling(g, bridge(g)) == rule
    assert (sp("e2") in eligible(g)) is (rule == "")
    assert len([near for space in canyon(g) for near in NEAR[space] if near in g.ground and near not in canyon(g)]) == (
        5 if rule else 4
    )
    put(g, GHOUL, "e1")
    assert offers(run(g, RemoveTile(KNIGHT, 1))) != []
