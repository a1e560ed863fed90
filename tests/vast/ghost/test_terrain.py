"""The Ghost, the Cave Ghost and possessed pieces on Terrain. TRN"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import E, W
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.terrain.sites import CHASM
from hauntbox.games.vast.cave.tiles import CANYON
from hauntbox.games.vast.cave.tokens import ARTIFACTS, TREASURES
from hauntbox.games.vast.roles.cave_ghost.rules.isolation import bars_possessing
from hauntbox.games.vast.roles.cave_ghost.turn import Brood
from hauntbox.games.vast.roles.dragon.rules.swat import can_end
from hauntbox.games.vast.roles.ghost.rules.floating import is_near_rest
from hauntbox.games.vast.roles.ghost.rules.stats import bars_possession, may_ask
from hauntbox.games.vast.roles.ghost.rules.telekinesis import bars_token
from hauntbox.games.vast.roles.ghost.turn import Haunt
from hauntbox.games.vast.roles.goblins.turn import bars_activation
from hauntbox.games.vast.roles.knight.rules.stats import movement
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE_GHOST,
    DRAGON,
    EYE_TRIBE,
    FANGS_TRIBE,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, cave_ghost_of, cave_of, dragon_of, ghost_of, knight_of, thief_of
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.ghost.haunting import haunted, possess
from vast.scenes import do, offers, put, run, scene, sp, token, told, why

BOTH = pytest.mark.parametrize("spirit", [GHOST, CAVE_GHOST])
RIVER = "EN Re Re Re Re O0"
PITS = "PT EN O0 O0 O0 PT\n.. .. PT .. .. .."
FOREST = "O0 O0 EN MF MF O0\n.. .. .. MF MF .."
STACK = "af ab ae af ab ae"


def out(spirit: int, drawing: str, at: str, left: int = 3, **more: object) -> Vast:
    """Her movement, with so many steps left; one sort of Ghost or the other."""
    if spirit == GHOST:
        g = haunted(drawing, at=at, **more)  # type: ignore[arg-type]
        ghost_of(g).moved = 3 - left
        return run(g, Haunt(GHOST))
    g = scene(drawing, roles=(KNIGHT, DRAGON, CAVE_GHOST), shaper=CAVE_GHOST, stack=STACK)
    g.turn, cave_of(g).omens = CAVE_GHOST, [6, 0, 0, 0, 0, 0]
    put(g, CAVE_GHOST, at)
    cave_ghost_of(g).moved = 6 - left
    return run(g, Brood(CAVE_GHOST))


def left(g: Vast, spirit: int) -> int:
    return 3 - ghost_of(g).moved if spirit == GHOST else 6 - cave_ghost_of(g).moved


# The River. ---------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-30", "VSB-DEC-137")
@BOTH
def test_down_the_river_a_ghost_goes_for_nothing_and_up_it_not(spirit: int) -> None:
    g = out(spirit, RIVER, "center", 2)
    do(g, "way e")
    assert left(g, spirit) == 1
    do(g, "way e", "way e", "way e")
    assert (g.at[spirit], left(g, spirit)) == (sp("e4"), 1)
    do(g, "way w")
    assert left(g, spirit) == 0
    assert (why(g, "way e"), why(g, "way w") != "") == ("", True)
    do(g, "way e")
    assert why(g, "way e") in ("VSB-GHS-04", "VSB-CGH-07")  # off the River it costs again


@proves("VSB-TRN-30", "VSB-GHS-06")
def test_the_free_way_down_the_river_counts_when_she_looks_for_a_space_to_end_on() -> None:
    g = haunted("EN Re Re Re Re", at="e1")
    token(g, ARTIFACTS, "center", "e1", "e2", "e3")
    ghost_of(g).moved = 3
    run(g, Haunt(GHOST))
    assert [act for act in offers(g) if not act.startswith("grip")] == ["way e"]  # to e4, the one space without
    do(g, "way e", "way e", "way e")
    assert why(g, "fade") == ""
    assert (is_near_rest(g, sp("e1"), 0, {sp("e1")}), is_near_rest(g, sp("e4"), 0, {sp("e4")})) == (True, False)


@proves("VSB-TRN-30")
@pytest.mark.parametrize("by", [GHOST, CAVE_GHOST])
def test_the_river_is_free_for_a_possessed_knight_without_steps(by: int) -> None:
    g = scene(RIVER, roles=(KNIGHT, DRAGON, by), shaper=by if by == CAVE_GHOST else NOBODY)
    put(g, KNIGHT, "e1")
    put(g, by, "center")
    possess(g, KNIGHT, by)
    knight_of(g).moved = movement(g)
    assert [act for act in offers(g) if act.startswith("way")] == ["way e"]
    do(g, "way e", "way e")
    assert (g.at[KNIGHT], knight_of(g).moved, g.possessed) == (sp("e3"), movement(g), KNIGHT)


@proves("VSB-TRN-30")
def test_it_is_free_for_a_possessed_thief_and_a_possessed_dragon() -> None:
    g = haunted(RIVER, roles=(KNIGHT, THIEF, GHOST), at="e5")
    put(g, THIEF, "e1")
    possess(g, THIEF)
    do(g, "way e", "way e", "way e")
    assert (g.at[THIEF], thief_of(g).moved) == (sp("e4"), 0)
    h = haunted(RIVER, at="e5")
    put(h, DRAGON, "e1")
    dragon_of(h).is_here = True
    possess(h, DRAGON)
    do(h, "at e4")
    assert (h.at[DRAGON], dragon_of(h).flown) == (sp("e4"), False)


# Pits. --------------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-30", "VSB-TRN-07", "VSB-TRN-23", "VSB-GHS-06")
@BOTH
def test_a_ghost_goes_through_the_pits_with_three_steps_and_never_ends_there(spirit: int) -> None:
    g = out(spirit, PITS, "center", 3)
    assert why(g, "at e4") == "VSB-TRN-23"
    do(g, "way w")
    assert (g.at[spirit], why(g, "fade"), "fade" in offers(g)) == (sp("w1"), "VSB-TRN-07", False)
    assert {"at e4", "at s1e1"} <= {*offers(g)}
    do(g, "at e4")
    assert (g.at[spirit], left(g, spirit), told(g, "through pits")) == (sp("e4"), 1, [(spirit, sp("e4"))])
    assert [act for act in offers(g) if act != "way w"] == []  # the open spaces and the other Pits are no end
    do(g, "way w")
    assert (g.at[spirit], why(g, "fade"), left(g, spirit)) == (sp("e3"), "", 0)


@proves("VSB-TRN-30", "VSB-TRN-07", "VSB-GHS-06", "VSB-CGH-07")
@BOTH
def test_a_ghost_also_floats_across_a_pit_but_not_into_one_with_the_last_step(spirit: int) -> None:
    row = "EN PT O0 PT"
    assert why(out(spirit, row, "center", 1), "way e") == "VSB-GHS-06"
    g = out(spirit, row, "center", 2)
    do(g, "way e", "way e")
    assert (g.at[spirit], left(g, spirit)) == (sp("e2"), 0)
    far = out(spirit, "PT EN .. .. .. PT O0", "center", 2)
    do(far, "way w")
    assert (why(far, "at e4"), "at e4" in offers(far)) == ("VSB-GHS-06", False)  # there she could not get out any more


@proves("VSB-TRN-07", "VSB-GHS-07")
def test_in_a_pit_a_ghost_does_nothing_but_go_on() -> None:
    g = out(GHOST, PITS, "w1", 2, focus=2)
    token(g, TREASURES, "e1")
    assert (why(g, "grip treasure"), "grip treasure" in offers(g)) == ("VSB-TRN-07", False)
    do(g, "way e")
    assert "grip treasure" in offers(g)
    h = out(CAVE_GHOST, PITS, "w1", 2)
    put(h, KNIGHT, "center")
    assert {act.split()[0] for act in offers(h)} == {"way", "at"}
    assert [why(h, act) for act in ("wield hatred", "possession card knight", "grip knight")] == ["VSB-TRN-07"] * 3
    do(h, "way e")
    assert {"possession card knight", "fade"} <= {*offers(h)}


@proves("VSB-TRN-30")
def test_no_artifact_goes_into_a_pit_or_across_one_not_even_through_a_wall() -> None:
    g = haunted("O0 EN O0 PT O0 PT", at="w1", focus=6)
    token(g, ARTIFACTS, "e1")
    assert bars_token(g, ARTIFACTS, sp("e1"), E) == "VSB-TRN-30"
    token(g, ARTIFACTS, "e3")
    run(g, Haunt(GHOST))
    do(g, "grip artifact")  # that on e1: the other one lies between two Pits
    assert (why(g, "way e"), why(g, "way w")) == ("VSB-TRN-30", "")
    assert bars_token(g, ARTIFACTS, sp("e3"), W) == "VSB-TRN-30"
    walled = haunted("O0 EN T2 PT O0 PT", at="w1", focus=4)
    token(walled, ARTIFACTS, "e1")
    assert bars_token(walled, ARTIFACTS, sp("e1"), E) == "VSB-TRN-30"
    assert not can_end(g, sp("e1"), E, 3)  # nor with the Bats of a possessed Cave


# The Canyon. --------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-30")
@BOTH
def test_a_ghost_enters_the_chasm_without_ending_there(spirit: int) -> None:
    g = out(spirit, "EN O0 O0", "center", 2)
    lay(g, sp("e1"), CANYON, CHASM)
    do(g, "way e")
    assert (g.at[spirit], why(g, "fade"), "fade" in offers(g)) == (sp("e1"), "VSB-TRN-30", False)
    do(g, "way e")
    assert (g.at[spirit], why(g, "fade")) == (sp("e2"), "")
    h = out(spirit, "EN O0 O0", "center", 1)
    lay(h, sp("e1"), CANYON, CHASM)
    assert why(h, "way e") == "VSB-GHS-06"


@proves("VSB-TRN-30")
def test_no_artifact_goes_into_the_chasm() -> None:
    g = haunted("O0 EN O0 O0", at="w1", focus=6)
    lay(g, sp("e1"), CANYON, CHASM)
    token(g, ARTIFACTS, "center", "e2")
    assert (bars_token(g, ARTIFACTS, sp("center"), E), bars_token(g, ARTIFACTS, sp("e2"), W)) == ("VSB-TRN-30",) * 2


# Magma. -------------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-30")
@BOTH
def test_magma_does_nothing_to_a_ghost_and_to_artifacts(spirit: int) -> None:
    g = out(spirit, "EN MG ..\nO0 MG MG", "center", 1)
    token(g, ARTIFACTS, "s1e1")
    do(g, "way e")
    assert why(g, "fade") == ""
    g.agenda.clear()
    boards = (g.ghost.clone() if g.ghost else None, g.cave_ghost.clone() if g.cave_ghost else None)
    ROLES[spirit].end_on_space(g)
    assert ((g.ghost, g.cave_ghost), g.agenda) == (boards, [])
    run(g, EndTurn(spirit))
    assert (g.at[spirit], g.tokens[ARTIFACTS]) == (sp("e1"), (sp("s1e1"),))


# The Mushroom Forest. -----------------------------------------------------------------------------------------------


@proves("VSB-TRN-31", "VSB-DEC-139", "VSB-DEC-138")
@BOTH
def test_telekinesis_moves_no_piece_in_the_forest(spirit: int) -> None:
    g = out(spirit, FOREST, "w2", 3, **({"focus": 6} if spirit == GHOST else {}))
    put(g, KNIGHT, "e1")
    assert (why(g, "grip knight"), "grip knight" in offers(g)) == ("VSB-TRN-31", False)
    token(g, TREASURES, "e1")
    put(g, KNIGHT, "center")
    assert {"grip knight", "grip treasure"} <= {*offers(g)}  # beside it she is moved, and tokens are no pieces
    do(g, "grip knight", "way e")
    assert g.at[KNIGHT] == sp("e1")
    assert type(g.asking()).__name__ in ("Haunt", "Brood")  # she came in, and goes no farther


@proves("VSB-TRN-31", "VSB-DEC-144")
def test_nobody_in_the_forest_is_possessed() -> None:
    g = haunted(FOREST, at="w2")
    put(g, KNIGHT, "e1")
    ghost_of(g).card = KNIGHT
    assert (bars_possession(g, KNIGHT), may_ask(g, KNIGHT)) == ("VSB-TRN-31", False)
    put(g, KNIGHT, "center")
    assert (bars_possession(g, KNIGHT), may_ask(g, KNIGHT)) == ("", True)
    h = out(CAVE_GHOST, FOREST, "w2")
    put(h, KNIGHT, "e1")
    assert (bars_possessing(h, KNIGHT), why(h, "possession card knight")) == ("VSB-TRN-31", "VSB-TRN-31")
    put(h, KNIGHT, "center")
    assert why(h, "possession card knight") == ""


@proves("VSB-TRN-31")
def test_of_the_goblins_those_outside_are_possessed() -> None:
    g = haunted(FOREST, roles=(KNIGHT, GOBLINS, GHOST), at="w2", focus=6)
    for piece, where in ((FANGS_TRIBE, "e1"), (BONES_TRIBE, "e2"), (EYE_TRIBE, "s1e1")):
        put(g, piece, where)
    assert bars_possession(g, GOBLINS) == "VSB-TRN-31"
    put(g, BONES_TRIBE, "w1")
    assert bars_possession(g, GOBLINS) == ""
    possess(g, GOBLINS)
    assert (why(g, "tribe fangs"), why(g, "tribe bones"), why(g, "tribe eye")) == ("VSB-TRN-31", "", "VSB-TRN-31")
    do(g, "tribe bones", "way e")
    assert (g.at[BONES_TRIBE], g.possessed) == (sp("center"), GOBLINS)
    do(g, "way e")
    assert (g.at[BONES_TRIBE], g.possessed) == (sp("e1"), NOBODY)
    g.turn = GOBLINS
    assert bars_activation(g, 0) != "VSB-TRN-31"  # by themselves they act there


ENTER = {KNIGHT: "way e", THIEF: "way e", DRAGON: "at e1", GHOUL: "way e"}


@proves("VSB-TRN-31")
@pytest.mark.parametrize("role", [KNIGHT, DRAGON, THIEF, GHOUL])
@pytest.mark.parametrize("by", [GHOST, CAVE_GHOST])
def test_a_possessed_piece_that_enters_the_forest_ends_the_possession(role: int, by: int) -> None:
    g = scene(FOREST, roles=(KNIGHT, DRAGON, THIEF, GHOUL, by), shaper=by if by == CAVE_GHOST else NOBODY)
    put(g, by, "w2")
    put(g, role, "center")
    dragon_of(g).is_here, dragon_of(g).deck = True, (0, 0, 1, 1, 2, 2)
    possess(g, role, by)
    while ENTER[role] not in offers(g):
        do(g, offers(g)[0])
    assert g.possessed == role
    do(g, ENTER[role])
    assert (g.at[role], g.possessed, g.agenda) == (sp("e1"), NOBODY, [])
    assert g.minds[role] == role
