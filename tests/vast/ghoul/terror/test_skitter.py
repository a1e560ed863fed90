"""Skittering: who names, who picks, what is left when there is nothing to pick. SKT, SKV, OPT, TRN, RND, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.ground import is_dark_at, lay
from hauntbox.games.vast.cave.tiles import AMBUSH, BONES, CANYON, EYE, FANGS, TERRAIN, TILES, tiles_with
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.ghoul.rules.skitter import (
    SKITTER,
    PickTile,
    Skitter,
    is_refuge,
    near_entrance,
    refuges,
    symbol_of_cave,
)
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOUL, KNIGHT, NOBODY
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of
from hauntbox.ledger import proves
from vast.ghoul.prowling import points, prowl
from vast.scenes import at, do, offers, put, run, scene, sp, token, told, why

MAP = """
    .. ab .. ..
    af EN O0 O0
    .. af ae ..
"""


def fled(drawing: str = MAP, by: int = KNIGHT, here: str = "e1", knight: str = "e2", **more: object) -> Vast:
    """The Ghoul has fought on its space."""
    g = prowl(drawing, here=here, knight=knight if KNIGHT in more.get("roles", (KNIGHT,)) else "", **more)  # type: ignore
    g.agenda.clear()
    return run(g, Skitter(GHOUL, by))


@proves("VST-SKT-01", "VST-SKT-03", "VST-DEC-16")
def test_after_its_attack_the_other_names_a_symbol() -> None:
    g = prowl(MAP, here="e1", knight="e1")
    do(g, "attack knight")
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["symbol Fangs", "symbol Bones", "symbol Eye"])
    do(g, "symbol Bones")
    assert (g.at[GHOUL], told(g, "names")) == (sp("n1"), [(KNIGHT, 1)])


@proves("VST-SKT-02", "VST-SKT-29", "VST-OTH-03")
def test_after_anothers_attack_too_and_that_turn_goes_on() -> None:
    g = scene(MAP, stack="a.")
    put(g, KNIGHT, "center")
    put(g, GHOUL, "e1")
    knight_of(g).cubes[STRENGTH] = 1
    run(g, MoveAndAct(KNIGHT))
    do(g, "way e")
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["symbol Fangs", "symbol Bones", "symbol Eye"])
    do(g, "symbol Fangs")
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("w1", "s1"))
    do(g, "at s1")
    assert (g.at[GHOUL], g.at[KNIGHT], g.waiting()) == (sp("s1"), sp("e1"), (KNIGHT,))
    assert "rest" in offers(g)


@proves("VST-SKT-04")
def test_the_symbol_must_be_on_an_unoccupied_dark_tile() -> None:
    g = prowl(MAP, here="e1", knight="e2")
    g.agenda.clear()
    token(g, TREASURES, "n1")
    run(g, Skitter(GHOUL, KNIGHT))
    assert offers(g) == ["symbol Fangs", "symbol Eye"]
    assert why(g, "symbol Bones") == "VST-SKT-04"


@proves("VST-SKT-05", "VST-DEC-17", "VST-SKT-06")
def test_the_ghoul_picks_the_tile() -> None:
    g = do(fled(".. ab .. ..\naf EN O0 O0\naf af .. .."), "symbol Fangs")
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("w1", "s1w1", "s1"))
    assert why(g, "at n1") == "VST-SKT-05"
    token(g, TREASURES, "w1")
    assert why(g, "at w1") == "VST-SKT-06"
    g.tokens[TREASURES] = ()
    put(g, KNIGHT, "w1")
    assert (why(g, "at w1"), why(g, "at e1")) == ("VST-SKT-06", "VST-SKT-06")


@proves("VST-SKT-07")
def test_it_may_stay_on_the_tile_that_it_leaves() -> None:
    g = fled("af EN af", here="w1", knight="center")
    assert offers(g) == at("w1", "e1")
    g = fled("af EN af", here="w1", knight="w1")
    assert g.at[GHOUL] == sp("e1")


@proves("VST-SKT-08", "VST-RND-05", "VST-SKT-28")
@pytest.mark.parametrize(("top", "tile"), [("ab", "n1"), ("ae", "s1e1")])
def test_without_another_player_the_top_tile_names_it(top: str, tile: str) -> None:
    g = fled(by=NOBODY, roles=(GHOUL,), stack=f"{top} af")
    assert g.at[GHOUL] == sp(tile)
    g = fled(by=NOBODY, roles=(GHOUL,), stack="af")
    assert offers(g) == at("w1", "s1")


@proves("VST-SKT-09")
def test_a_crystal_involves_no_other_player() -> None:
    g = prowl("ab EN C0 O0\n.. af .. ..", here="e1", knight="e2", stack="ab")
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert (g.at[GHOUL], g.waiting()) == (sp("w1"), (GHOUL,))


@proves("VST-SKT-10")
def test_with_a_cave_player_the_cave_names_it() -> None:
    g = prowl("ab EN C0 O0\n.. af .. ..", here="e1", roles=(CAVE, GHOUL), shaper=CAVE)
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert g.waiting() == (CAVE,)


@proves("VST-SKT-12", "VST-RND-06")
def test_in_the_collapse_a_collapsed_tile_names_it() -> None:
    tiles = [next(n for n, tile in enumerate(TILES) if tile.symbol == symbol) for symbol in (EYE, BONES)]
    for pick, where in ((1, "s1e1"), (2, "n1")):
        g = prowl(MAP, here="e1", roles=(GHOUL,), collapsing=True, stack="af")
        g.agenda.clear()
        g.gone = tuple(tiles)
        g.rig(SKITTER, pick)
        run(g, Skitter(GHOUL, NOBODY))
        assert g.at[GHOUL] == sp(where)


@proves("VST-SKT-13", "VST-RND-08")
@pytest.mark.parametrize(("symbol", "tile"), [(BONES, "n1"), (EYE, "s1e1")])
def test_without_stack_and_collapsed_tiles_it_is_one_of_three(symbol: int, tile: str) -> None:
    g = prowl(MAP, here="e1", roles=(GHOUL,), stack="")
    g.agenda.clear()
    g.rig(SKITTER, symbol + 1)
    run(g, Skitter(GHOUL, NOBODY))
    assert (g.at[GHOUL], g.drawn[SKITTER]) == (sp(tile), 1)


@proves("VST-SKT-14")
@pytest.mark.parametrize(("roll", "tile"), [(1, "w1"), (2, "n1")])
def test_a_symbol_that_is_not_there_gives_way_to_one_that_is(roll: int, tile: str) -> None:
    g = prowl(".. ab ..\naf EN O0", here="e1", roles=(GHOUL,), stack="ae")
    g.agenda.clear()
    g.rig(SKITTER, roll)
    run(g, Skitter(GHOUL, NOBODY))
    assert g.at[GHOUL] == sp(tile)


@proves("VST-SKT-15", "VST-SKT-16", "VST-DEC-18")
def test_without_a_free_dark_tile_it_goes_near_the_entrance() -> None:
    g = fled("O0 O0 ..\nO0 EN O0\nO0 O0 af", here="e1", knight="s1e1")
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("n1w1", "n1", "w1", "e1", "s1w1", "s1"))
    assert why(g, "at n1e1") == why(g, "at center") == why(g, "at s1e1") == "VST-SKT-15"
    do(g, "at n1w1")
    assert g.at[GHOUL] == sp("n1w1")
    g = prowl("O0 EN O0 O0", here="e2", knight="w1")
    g.agenda.clear()
    token(g, TREASURES, "e1")
    assert near_entrance(g, GHOUL) == []


@proves("VST-SKT-17")
def test_if_none_is_free_either_it_stays() -> None:
    g = prowl("EN O0 O0", here="e2", knight="e1")
    g.agenda.clear()
    run(g, Skitter(GHOUL, KNIGHT))
    assert (g.at[GHOUL], g.agenda, told(g, "skitters")) == (sp("e2"), [], [])


@proves("VST-SKT-19", "VST-SKT-20", "VST-EFF-27")
def test_a_skitter_costs_nothing_and_meets_nothing() -> None:
    g = prowl(
        "EN O8 O8 vf", here="center", knight="center", movement=3, discs=9, agreed={"skitter_ignores_tokens": True}
    )
    token(g, TREASURES, "e3")
    do(g, "attack knight")
    assert (g.at[GHOUL], points(g)[0], is_dark_at(g, sp("e3"))) == (sp("e3"), 3, True)
    assert (told(g, "steps"), told(g, "reveals"), g.tokens[TREASURES]) == ([], [], (sp("e3"),))


@proves("VST-SKT-21")
def test_a_skitter_never_wins() -> None:
    g = prowl("O0 EN O0 O0", here="e1", knight="e2", agreed={})
    g.agenda.clear()
    ghoul_of(g).reached = True
    run(g, Skitter(GHOUL, KNIGHT))
    assert offers(g) == at("w1", "e1")
    do(g, "at w1")
    assert (g.outcome, why_center(g)) == (None, True)


def why_center(g: Vast) -> bool:
    return sp("center") not in refuges(g, GHOUL) + near_entrance(g, GHOUL)


@proves("VST-SKT-27")
def test_no_skitter_follows_an_attack_that_ended_the_game() -> None:
    g = prowl(MAP, here="e1", knight="e1", prey=((GHOUL, KNIGHT),))
    knight_of(g).health = 1
    do(g, "attack knight")
    assert g.outcome is not None
    assert (g.at[GHOUL], ghoul_of(g).fury, told(g, "skitters")) == (sp("e1"), 0, [])


@proves("VST-SKT-18")
def test_the_dragon_names_the_symbol_of_a_trap() -> None:
    assert fled(by=DRAGON, roles=(DRAGON, GHOUL)).waiting() == (DRAGON,)


@proves("VST-SKT-31")
def test_one_who_has_left_names_nothing() -> None:
    g = prowl(MAP, here="e1", knight="e1", stack="ab")
    knight_of(g).health = 1
    do(g, "attack knight")
    assert (g.left, g.at[GHOUL], ghoul_of(g).fury) == (1 << KNIGHT, sp("n1"), 1)


@proves("VST-TRN-09")
def test_it_does_not_skitter_onto_terrain() -> None:
    g = prowl("O0 EN O0 af", here="e1", knight="e2")
    lay(g, sp("s1"), CANYON, TERRAIN)
    assert (refuges(g, GHOUL), near_entrance(g, GHOUL)) == ([], [sp("w1"), sp("e1")])


@proves("VST-OPT-05")
def test_by_agreement_tokens_do_not_matter() -> None:
    for ignores in (False, True):
        g = prowl("af EN O0", here="e1", knight="center", agreed={"skitter_ignores_tokens": ignores})
        token(g, TREASURES, "w1")
        assert refuges(g, GHOUL) == ([sp("w1")] if ignores else [])
        assert is_refuge(g, GHOUL, sp("w1")) is ignores
        put(g, KNIGHT, "w1")
        assert refuges(g, GHOUL) == []
        assert not is_refuge(g, GHOUL, sp("w1"))


@proves("VST-SKT-12", "VST-RND-06")
def test_a_canyon_that_has_collapsed_names_no_symbol() -> None:
    g = prowl("af EN ab", here="center", roles=(GHOUL,), collapsing=True, stack="")
    eyed = tiles_with(AMBUSH)[0]
    g.gone = (CANYON, eyed)
    assert {symbol_of_cave(g) for _ in range(8)} == {TILES[eyed].symbol}


# The variant. -------------------------------------------------------------------------------------------------------


@proves("VST-SKV-01", "VST-SKV-02", "VST-DEC-56")
def test_in_the_variant_the_ghoul_names_the_symbol() -> None:
    g = prowl(MAP, here="e1", knight="e2", agreed={"skitter_variant": True})
    g.agenda.clear()
    token(g, TREASURES, "n1")
    run(g, Skitter(GHOUL, KNIGHT))
    assert (g.waiting(), offers(g)) == ((GHOUL,), ["symbol Fangs", "symbol Eye"])
    assert fled().waiting() == (KNIGHT,)


@proves("VST-SKV-03", "VST-DEC-57")
def test_in_the_variant_the_other_picks_the_tile() -> None:
    g = do(fled(agreed={"skitter_variant": True}), "symbol Fangs")
    assert (g.waiting(), offers(g)) == ((KNIGHT,), at("w1", "s1"))
    do(g, "at s1")
    assert g.at[GHOUL] == sp("s1")


@proves("VST-SKV-04", "VST-DEC-58")
def test_in_the_variant_the_other_picks_the_space_near_the_entrance() -> None:
    g = fled("O0 EN O0 O0", agreed={"skitter_variant": True})
    assert (g.waiting(), offers(g)) == ((KNIGHT,), at("w1", "e1"))
    do(g, "at w1")
    assert g.at[GHOUL] == sp("w1")


@proves("VST-SKV-05")
def test_in_the_variant_a_crystal_is_as_ever() -> None:
    g = fled(by=NOBODY, agreed={"skitter_variant": True}, stack="af")
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("w1", "s1"))
    assert isinstance(g.asking(), PickTile)
    assert FANGS == 0
