"""Who gets, carries and leaves an Artifact, and what the Ghost's steps come to. GHS, TRN, ORD"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.actions import AT
from hauntbox.games.vast.cave.grid import MIDDLE, E
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.ghost.actions import BLOCK, LAY_ARTIFACT
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra, do_extra
from hauntbox.games.vast.roles.ghost.rules.locks import carries, drop, lose_hold, pick_up
from hauntbox.games.vast.roles.ghost.rules.moving import bars_fade, bars_step, step
from hauntbox.games.vast.roles.ghost.turn import Haunt
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, DRAGON, EYE_TRIBE, GHOST, GOBLINS, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import ghost_of, knight_of
from hauntbox.ledger import proves
from vast.ghost.haunting import carry, haunted, possess
from vast.scenes import do, put, run, scene, sp, token, told, why


@proves("VSB-GHS-32")
def test_the_goblins_artifact_goes_to_a_tribe_and_to_nobody_else() -> None:
    g = haunted(roles=(KNIGHT, GOBLINS, GHOST))
    board, ghost = ghost_of(g), ROLES[GHOST]
    board.carried = 1 << GOBLINS
    put(g, KNIGHT, "e1")
    put(g, EYE_TRIBE, "e1")
    ghost.came(g, KNIGHT)
    assert board.bearer == -1
    assert not ghost.entered(g, EYE_TRIBE)
    assert board.bearer == EYE_TRIBE
    board.carried, board.bearer = 0, -1
    ghost.came(g, EYE_TRIBE)
    assert board.bearer == -1  # they have none


@proves("VSB-GHS-32", "VSB-GHS-51")
def test_summoned_goblins_leave_it_where_the_tribe_with_it_stood() -> None:
    g = haunted(roles=(KNIGHT, GHOST))
    g.guest, ghost = GOBLINS, ROLES[GHOST]
    put(g, BONES_TRIBE, "e1")
    put(g, EYE_TRIBE, "w1")
    carry(g, BONES_TRIBE)
    ghost.left_behind(g, EYE_TRIBE)
    assert g.tokens[ARTIFACTS] == ()
    ghost.left_behind(g, BONES_TRIBE)
    assert (g.tokens[ARTIFACTS], ghost_of(g).carried, g.out[ARTIFACTS]) == ((sp("e1"),), 0, 0)  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-GHS-31", "VSB-GHS-51")
def test_which_tribe_picks_one_up_and_that_it_is_told_where_one_is_laid_down() -> None:
    g = haunted(roles=(KNIGHT, GOBLINS, GHOST))
    token(g, ARTIFACTS, "e1", "w1")
    put(g, BONES_TRIBE, "e1")
    put(g, KNIGHT, "w1")
    pick_up(g, BONES_TRIBE)
    pick_up(g, KNIGHT)
    assert (ghost_of(g).bearer, ghost_of(g).carried) == (BONES_TRIBE, 1 << GOBLINS | 1 << KNIGHT)
    drop(g, GOBLINS, sp("e1"))
    assert (told(g, "token"), ghost_of(g).bearer) == ([(ARTIFACTS, sp("e1"))], -1)


@proves("VSB-GHS-14")
def test_nobody_carries_one_without_her_and_whoever_has_none_carries_none() -> None:
    assert not carries(scene(), KNIGHT)
    g = haunted(roles=(KNIGHT, THIEF, GHOST))
    carry(g, THIEF)
    assert [carries(g, piece) for piece in (KNIGHT, THIEF)] == [False, True]


@proves("VSB-GHS-31", "VSB-GHS-51", "VSB-DEC-142")
def test_an_artifact_is_laid_down_by_a_possessed_piece_on_a_tile() -> None:
    assert bars_extra(scene(), KNIGHT, LAY_ARTIFACT) == LAY_ARTIFACT.when
    g = haunted(roles=(KNIGHT, THIEF, GHOST))
    put(g, THIEF, "e1")
    possess(g, THIEF)
    assert bars_extra(g, THIEF, LAY_ARTIFACT) == "VSB-GHS-31"  # it has none
    carry(g, THIEF)
    assert [bars_extra(g, piece, LAY_ARTIFACT) for piece in (THIEF, KNIGHT)] == ["", "VSB-GHS-51"]
    put(g, THIEF, "w3")
    assert bars_extra(g, THIEF, LAY_ARTIFACT) == "VSB-GHS-51"


@proves("VSB-TRN-31")
@pytest.mark.parametrize(("where", "is_lost"), [("center", False), ("e1", True)])
def test_she_loses_hold_of_the_possessed_piece_in_the_forest(where: str, is_lost: bool) -> None:
    g = haunted("O0 EN MF MF", roles=(KNIGHT, THIEF, GHOST), at="w1")
    for piece in (KNIGHT, THIEF):
        put(g, piece, where)
    possess(g, THIEF)
    assert not lose_hold(g, KNIGHT)
    agenda = [*g.agenda]
    assert (ROLES[GHOST].entered(g, THIEF), len(g.agenda) < len(agenda)) == (is_lost, is_lost)


# Mental Block. ------------------------------------------------------------------------------------------------------


@proves("VSB-GHS-15", "VSB-GHS-18")
def test_the_own_piece_must_be_beside_her_and_the_own_card_among_hers() -> None:
    g = haunted(at="w2", focus=2)
    g.turn, knight_of(g).grit = KNIGHT, 9
    put(g, KNIGHT, "e2")
    put(g, DRAGON, "w1")
    assert bars_extra(g, KNIGHT, BLOCK) == "VSB-GHS-15"
    put(g, KNIGHT, "w1")
    assert bars_extra(g, KNIGHT, BLOCK) == ""
    ghost_of(g).cards = (DRAGON, GHOST)
    assert bars_extra(g, KNIGHT, BLOCK) == "VSB-GHS-15"
    ghost_of(g).cards, g.possessed = (KNIGHT, GHOST), KNIGHT
    assert bars_extra(g, KNIGHT, BLOCK) == "VSB-GHS-15"
    g.possessed = -1
    do_extra(g, KNIGHT, BLOCK)
    assert told(g, "mental block") == [(KNIGHT, GHOST)]
    small = haunted(roles=(KNIGHT, GHOST), guests=(THIEF,), at="w2")
    put(small, KNIGHT, "w1")
    knight_of(small).grit = 9
    assert bars_extra(small, KNIGHT, BLOCK) == "VSB-GHS-15"


# Her steps. ---------------------------------------------------------------------------------------------------------


@proves("VSB-GHS-06", "VSB-ORD-16", "VSB-DEC-137")
def test_she_may_end_on_the_entrance_with_artifacts_only_to_win_there() -> None:
    g = haunted("O0 O0 EN O0", at="w1")
    token(g, ARTIFACTS, "center")
    board = ghost_of(g)
    board.moved, board.locks = 2, 4
    assert bars_step(g, E) == "VSB-GHS-06"
    board.locks = 5
    assert bars_step(g, E) == ""
    put(g, GHOST, "w2")
    step(g, E)
    assert (g.outcome, board.moved, told(g, "steps")) == (None, 3, [(GHOST, sp("w1"))])
    step(g, E)
    assert (g.at[GHOST], told(g, "wins")) == (MIDDLE, [(GHOST,)])
    assert g.outcome is not None


@proves("VSB-GHS-06")
def test_she_stays_with_an_artifact_only_if_she_gets_nowhere_else() -> None:
    g = haunted(at="e1")
    token(g, ARTIFACTS, "e1")
    for moved, rule in ((2, "VSB-GHS-06"), (3, "")):
        ghost_of(g).moved = moved
        assert bars_fade(g) == rule


@proves("VSB-GHS-49", "VSB-DEC-137", "VSB-GHS-06")
def test_what_she_may_do_is_open_to_all_and_fading_ends_it() -> None:
    g = haunted(at="w2")
    put(g, KNIGHT, "w1")
    run(g, Haunt(GHOST))
    frame = g.agenda[-1]
    assert isinstance(frame, Haunt)
    assert frame.is_public(g, GHOST)
    assert [str(act) for act in g.legal(GHOST)] == ["way n", "way e", "way s", "way w", "grip knight", "fade"]
    assert frame.bars(g, GHOST, BLOCK) == BLOCK.when
    do(g, "fade")
    assert g.waiting() == ()


@proves("VSB-GHS-06", "VSB-DEC-137")
def test_in_a_pit_she_moves_nothing_and_goes_on_to_another() -> None:
    g = haunted("PT EN O0 PT", at="w1", focus=2)
    put(g, KNIGHT, "center")
    run(g, Haunt(GHOST))
    assert (why(g, "grip knight"), Haunt(GHOST).legal(g, GHOST)[-1]) == ("VSB-TRN-07", AT[sp("e2")])
    do(g, "at e2")
    assert (g.at[GHOST], ghost_of(g).moved) == (sp("e2"), 1)
