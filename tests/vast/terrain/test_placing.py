"""Terrain comes with Event tiles: when, who says which, where it lies, when it goes. TRN"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hauntbox.games.vast.cave.collapse.removal import RemoveTile, eligible
from hauntbox.games.vast.cave.grid import W, distance
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at, is_shut, spaces
from hauntbox.games.vast.cave.reveal import reveal
from hauntbox.games.vast.cave.terrain.lying import bars_crumbling, spaces_of, terrains
from hauntbox.games.vast.cave.terrain.placing import ChooseTerrain, DigPits, PlaceTerrain
from hauntbox.games.vast.cave.terrain.sites import Site, fits, pit_places, placeable, sites, unused
from hauntbox.games.vast.cave.tiles import CANYON, FOREST, LAKE, MAGMA, PITS, RIVER, TERRAINS
from hauntbox.games.vast.roles.cave.rules.rocks import sides
from hauntbox.games.vast.roles.dragon.rules.wrath import bars, begin_wrath
from hauntbox.games.vast.roles.goblins.rules.stats import CAVE_IN
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, EYE_TRIBE, GOBLINS, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.goblins.horde import horde
from vast.scenes import do, offers, put, run, scene, sp, why

STACK = "c. c. c. c. c. c. c."
ALL = [f"raise {name}" for name in ("canyon", "lake", "magma", "mushroom forest", "river", "pits")]


def shaking(drawing: str = "EN vf O0 O0", is_on: bool = True, **more: object) -> Vast:
    """With the Terrain option; the Knight stands on the Entrance."""
    g = scene(drawing, stack=STACK, **more)  # type: ignore[arg-type]
    g.options = replace(g.options, terrain=is_on)
    put(g, KNIGHT, "center")
    if g.cave is not None:
        g.cave.hand, g.stack = g.stack[:3], g.stack[3:]
    return g


def show(g: Vast, name: str, role: int = KNIGHT) -> Vast:
    """Reveal a tile, turn it and fill its edges in whatever way, until something else is asked."""
    reveal(g, role, sp(name))
    g.settle()
    while g.waiting() and not isinstance(g.asking(), ChooseTerrain | PlaceTerrain):
        do(g, offers(g)[0])
    return g


@proves("VSB-TRN-10", "VSB-DEC-154", "VSB-CMP-03")
def test_the_first_event_tile_of_a_round_brings_one_of_six_terrains() -> None:
    g = show(shaking("EN vf O0 vb"), "e1")
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ALL)
    do(g, "raise lake")
    while g.waiting():
        do(g, offers(g)[0])
    assert len(spaces_of(g, LAKE)) == 4
    before = g.laid
    show(g, "e3")
    assert terrains(g) == [spaces_of(g, LAKE)[0]]
    assert g.laid != before  # the second tile of the round lies Lit, and brought nothing


@proves("VSB-TRN-10")
def test_a_new_round_brings_another_and_by_whomever_the_tile_is_revealed() -> None:
    g = shaking("EN vf O0 vb", roles=(KNIGHT, DRAGON))
    g.shaken, g.round = 4, 5
    put(g, DRAGON, "e2")
    assert offers(show(g, "e3", DRAGON)) == ALL
    assert g.waiting() == (DRAGON,)


@proves("VSB-TRN-10")
@pytest.mark.parametrize(
    ("drawing", "is_on", "collapsing"), [("EN vf", False, False), ("EN af", True, False), ("EN vf", True, True)]
)
def test_no_terrain_without_the_option_or_an_event_or_in_the_collapse(
    drawing: str, is_on: bool, collapsing: bool
) -> None:
    g = show(shaking(drawing, is_on, collapsing=collapsing), "e1")
    assert (g.waiting(), terrains(g)) == ((), [])


@proves("VSB-TRN-11")
def test_the_cave_chooses_which_and_where_for_whoever_reveals() -> None:
    g = shaking(roles=(KNIGHT, CAVE), shaper=CAVE)
    run(g, ChooseTerrain(CAVE, sp("center"), KNIGHT))
    do(g, "raise river")
    assert g.waiting() == (CAVE,)
    h = shaking(roles=(KNIGHT, CAVE), shaper=CAVE)
    show(h, "e1")
    assert h.waiting() == (CAVE,)


@proves("VSB-TRN-12", "VSB-TRN-14")
def test_it_is_placed_after_the_edges_are_filled_close_to_the_piece_or_to_the_tile() -> None:
    g = show(shaking("EN O0 O0 O0 vf"), "e4")
    frame = g.asking()
    assert isinstance(frame, ChooseTerrain)
    assert (frame.piece_at, is_dark_at(g, sp("e5"))) == (sp("center"), True)
    do(g, "raise lake")
    nearest = [min([distance(sp("center"), space) for space in Site(LAKE, sp(act[3:])).spaces()]) for act in offers(g)]
    assert set(nearest) == {1}
    assert why(g, "at s1e3") == "VSB-TRN-12"
    h = shaking("EN O0 O0 O0 vf", roles=(KNIGHT, CAVE), shaper=CAVE)
    show(h, "e4", CAVE)
    frame = h.asking()
    assert isinstance(frame, ChooseTerrain)
    assert frame.piece_at == sp("e4")


@proves("VSB-TRN-13")
def test_it_lies_at_a_cave_tile_and_touches_no_terrain_even_at_a_corner() -> None:
    g = scene("EN O0 LK LK O0\n.. .. LK LK O0")
    ground, lake = frozenset(g.ground), frozenset(spaces_of(g, LAKE))
    assert fits(ground, lake, Site(PITS, sp("w1")))
    assert not fits(ground, lake, Site(PITS, sp("w2")))  # at no tile
    assert not fits(ground, lake, Site(PITS, sp("e1")))  # on a tile
    assert not fits(ground, lake, Site(PITS, sp("s1e1")))  # beside the Lake
    assert not fits(ground, lake, Site(PITS, sp("n1e1")))  # at its corner
    assert fits(ground, lake, Site(PITS, sp("n1")))
    assert not fits(ground, lake, Site(PITS, sp("n1e2")))


@proves("VSB-TRN-13", "VSB-TRN-10")
def test_what_fits_nowhere_cannot_be_chosen_and_if_none_fits_none_comes() -> None:
    g = scene("LK LK LK\nLK EN LK\nLK LK LK")
    assert placeable(g, sp("center")) == []
    h = shaking("LK LK LK LK\nLK EN vf LK\nLK LK LK LK")
    show(h, "e1")
    assert (h.waiting(), h.shaken) == ((), 1)
    k = scene("EN O0 O0 O0 O0 O0 O0 O0")
    run(k, ChooseTerrain(KNIGHT, sp("center"), KNIGHT))
    do(k, "raise pits")
    while k.waiting():
        do(k, offers(k)[0])
    run(k, ChooseTerrain(KNIGHT, sp("center"), KNIGHT))
    assert why(k, "raise pits") == "VSB-TRN-32"


@proves("VSB-TRN-03", "VSB-TRN-04", "VSB-TRN-05")
@proves("VSB-TRN-06", "VSB-TRN-07", "VSB-TRN-08")
@pytest.mark.parametrize(
    ("tile", "turn", "drawn"),
    [
        (CANYON, 1, "w1 center e1"),
        (LAKE, 0, "center e1 s1 s1e1"),
        (MAGMA, 0, "n1 center e1"),
        (MAGMA, 2, "w1 center s1"),
        (FOREST, 0, "center e1 s1 s1e1"),
        (RIVER, 1, "center e1 e2 e3"),
        (RIVER, 0, "n3 n2 n1 center"),
        (PITS, 0, "center"),
    ],
)
def test_the_shapes(tile: int, turn: int, drawn: str) -> None:
    assert sorted(Site(tile, sp("center"), turn).spaces()) == sorted([sp(name) for name in drawn.split()])


@proves("VSB-DEC-155")
def test_where_and_how_it_lies_is_asked() -> None:
    g = scene("EN O0", stack=STACK)
    run(g, PlaceTerrain(KNIGHT, sp("center"), RIVER))
    do(g, "at w1")
    assert offers(g) == ["turn 0", "turn 2", "turn 3"]  # the current away from the Entrance, or along it
    assert why(g, "turn 1") == "VSB-TRN-12"
    do(g, "turn 3")
    assert spaces_of(g, RIVER) == [sp("w4"), sp("w3"), sp("w2"), sp("w1")]


@proves("VSB-TRN-02")
def test_its_spaces_are_neither_lit_nor_dark_and_prompt_no_tiles() -> None:
    g = scene("EN O0", stack=STACK)
    run(g, PlaceTerrain(KNIGHT, sp("center"), LAKE))
    do(g, offers(g)[0])
    for space in spaces_of(g, LAKE):
        assert (is_lit_at(g, space), is_dark_at(g, space), is_shut(g, space, 0)) == (False, False, False)
    assert (len(spaces(g)), g.waiting()) == (6, ())


@proves("VSB-TRN-21")
def test_three_pits_the_first_close_the_others_far_from_it_and_from_each_other() -> None:
    g = scene("EN O0 O0 O0 O0 O0 O0", stack=STACK)
    run(g, DigPits(KNIGHT, sp("center")))
    assert offers(g) == ["at n1", "at w1", "at s1"]
    do(g, "at w1")
    assert offers(g) == ["at n1e6", "at e7", "at s1e6"]
    do(g, "at e7")
    assert offers(g) == ["at n1e3", "at s1e3"]
    assert why(g, "at n1e5") == "VSB-TRN-21"
    do(g, "at s1e3")
    assert (len(spaces_of(g, PITS)), g.waiting()) == (3, ())


@proves("VSB-TRN-21")
def test_if_fewer_than_three_pits_fit_another_terrain_is_chosen() -> None:
    g = scene("EN")  # four sides, of which no three lie apart
    assert (pit_places(g, sp("center")), PITS in placeable(g, sp("center"))) == ([], False)
    run(g, ChooseTerrain(KNIGHT, sp("center"), KNIGHT))
    assert (why(g, "raise pits"), why(g, "raise river")) == ("VSB-TRN-13", "")
    h = scene("EN O0 O0")
    assert PITS in placeable(h, sp("center"))


@proves("VSB-TRN-32", "VSB-TRN-18")
def test_each_is_used_once() -> None:
    g = scene("EN O0 LK LK\n.. O0 LK LK")
    assert unused(g) == [tile for tile in TERRAINS if tile != LAKE]
    assert LAKE not in placeable(g, sp("center"))


@proves("VSB-TRN-18", "VSB-TRN-17")
def test_cave_in_takes_terrain_as_one_tile_and_it_may_come_again() -> None:
    g = horde("EN O0 LK LK\n.. .. LK LK", eye="e2", hand="cave-in", population=(3, 3, 1), knight="center")
    before = g.stack
    do(g, "secret cave-in")
    assert (why(g, "at s1e3"), "at e2" in offers(g)) == ("VSB-TRN-17", True)
    do(g, "at e2")
    assert (spaces_of(g, LAKE), g.gone, g.stack) == ([], (), before)
    assert LAKE in unused(g)
    assert g.at[EYE_TRIBE] == sp("e1")


@proves("VSB-TRN-09")
def test_cave_in_leaves_terrain_with_too_few_bare_edges() -> None:
    drawing = "EN O0 O0 O0 ..\n.. O0 LK LK O0\n.. .. LK LK .."
    g = horde(drawing, hand="cave-in", population=(3, 3, 1), knight="center")
    do(g, "secret cave-in")
    assert (why(g, "at s1e2"), "at s1e2" in offers(g)) == ("", True)
    more = horde(drawing.replace(".. .. LK LK ..", ".. O0 LK LK .."), hand="cave-in", knight="center")
    do(more, "secret cave-in")
    assert (why(more, "at s1e2"), "at s1e2" in offers(more)) == ("VSB-TRN-09", False)
    assert goblins_of(g).secrets_out == (CAVE_IN,)


@proves("VSB-TRN-09", "VSB-TRN-24")
@pytest.mark.parametrize(
    ("drawing", "at", "bare"),
    [
        ("EN Re Re Re Re", "e1", True),  # 9 of 10
        ("EN O0 O0 O0 O0 O0\n.. Re Re Re Re O0\n.. O0 .. .. .. ..", "s1e1", False),  # 4 of 10
        ("EN O0 O0 O0 O0 O0\n.. Re Re Re Re O0\n.. .. .. .. .. ..", "s1e1", True),  # 5 of 10
        ("EN MG ..\nO0 MG MG", "e1", True),
        (".. O0 ..\nEN MG ..\nO0 MG MG\n.. O0 O0", "e1", False),
        ("EN PT O0", "e1", True),
        (".. O0 ..\nEN PT O0", "e1", False),
    ],
)
def test_terrain_goes_when_half_of_its_edges_are_bare(drawing: str, at: str, bare: bool) -> None:
    g = scene(drawing, collapsing=True)
    assert (bars_crumbling(g, sp(at)) == "") is bare
    assert (sp(at) in eligible(g)) is bare


@proves("VSB-TRN-17")
def test_the_collapse_takes_a_whole_lake_with_who_stands_there_moved_off_it() -> None:
    g = scene("EN O0 LK LK\n.. O0 LK LK", collapsing=True)
    put(g, KNIGHT, "e2")
    run(g, RemoveTile(KNIGHT, 1))
    assert why(g, "at e3") == "VSB-TRN-17"
    do(g, "at e2")
    assert (spaces_of(g, LAKE), g.at[KNIGHT], g.gone) == ([], sp("e1"), ())


@proves("VSB-TRN-17", "VSB-COLL-13")
def test_terrain_stays_while_somebody_on_it_cannot_get_off() -> None:
    g = scene("EN O0 LK LK\n.. O0 LK LK", collapsing=True)
    put(g, KNIGHT, "e3")  # both ways off are open spaces; the other spaces of the Lake go too
    assert sp("e2") not in eligible(g)


@proves("VSB-TRN-24")
def test_pits_collapse_one_at_a_time() -> None:
    g = scene("PT EN PT O0 PT", collapsing=True)
    run(g, RemoveTile(KNIGHT, 1))
    do(g, "at w1")
    assert spaces_of(g, PITS) == [sp("e1"), sp("e3")]


@proves("VSB-TRN-18", "VSB-TRN-26")
def test_wrath_takes_the_mushroom_forest_and_it_may_come_again() -> None:
    g = scene("EN O0 MF MF\n.. .. MF MF", roles=(KNIGHT, DRAGON))
    put(g, DRAGON, "center")
    put(g, KNIGHT, "s1e3")
    begin_wrath(g, [sp("e2")])
    g.settle()
    while g.waiting():
        do(g, offers(g)[0])
    assert (spaces_of(g, FOREST), g.at[KNIGHT]) == ([], sp("e1"))  # she is moved off all of it first
    assert (FOREST in unused(g), g.gone, g.stack) == (True, (), ())


@proves("VSB-TRN-09")
def test_wrath_leaves_terrain_with_too_few_bare_edges() -> None:
    g = lair("EN O0 MF MF\n.. O0 MF MF\n.. .. O0 O0", here="e1")
    assert bars(g, sp("e2")) == ""
    h = lair("EN O0 MF MF\n.. O0 MF MF O0\n.. .. O0 O0", here="e1")
    assert bars(h, sp("e2")) == "VSB-TRN-09"


@proves("VSB-TRN-27")
def test_rockslides_go_on_the_edges_of_terrain_to_other_tiles() -> None:
    g = scene("EN O0 LK LK\n.. O2 LK LK", roles=(KNIGHT, CAVE), shaper=CAVE)
    assert sides(g, sp("e2")) == [W]
    assert sides(g, sp("s1e2")) == []  # a wall, the Lake itself, an open space


@proves("VSB-TRN-12")
def test_the_goblins_reveal_with_the_tribe_that_is_active() -> None:
    g = horde(fangs="e2")
    assert ROLES[GOBLINS].reveals_from(g) == -1
    goblins_of(g).active = 0
    assert ROLES[GOBLINS].reveals_from(g) == sp("e2")


def test_every_place_is_really_the_closest() -> None:
    g = scene("EN O0 O0\n.. O0 ..\n.. O0 O0")
    for tile in (CANYON, LAKE, MAGMA, FOREST, RIVER):
        found = sites(g, tile, sp("s2e2"))
        assert {min([distance(sp("s2e2"), space) for space in site.spaces()]) for site in found} == {1}
