"""Telekinesis: how far, past whom, and what is not moved. GHS, FRC, TRN, ATK"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import E, W
from hauntbox.games.vast.cave.tokens import ARTIFACTS, EVENTS, TREASURES
from hauntbox.games.vast.roles.ghost.actions import PIECE
from hauntbox.games.vast.roles.ghost.rules.telekinesis import bars_haul, bars_token, is_only_she, reach
from hauntbox.games.vast.roles.ghost.turn import Haunt
from hauntbox.games.vast.roles.numbers import DRAGON, GHOST, KNIGHT, THIEF
from hauntbox.games.vast.state import ghost_of
from hauntbox.ledger import proves
from vast.ghost.haunting import MAP, carry, haunted
from vast.scenes import do, offers, put, run, sp, token, told, why


@proves("VSB-GHS-49", "VSB-GHS-07", "VSB-DEC-139")
def test_an_object_goes_as_far_as_her_influence_in_all_and_counts_as_one() -> None:
    g = haunted(MAP, at="w2", focus=2)
    token(g, TREASURES, "e2")
    assert [reach(g, TREASURES, sp("e2")), ghost_of(g).hauled] == [2, ()]
    run(g, Haunt(GHOST))
    do(g, "grip treasure", "way w")
    assert (reach(g, TREASURES, sp("e1")), ghost_of(g).hauled) == (1, ((TREASURES, sp("e1"), 1),))
    do(g, "way w")
    assert (type(g.asking()).__name__, why(g, "grip treasure")) == ("Haunt", "VSB-GHS-07")
    assert ghost_of(g).hauled == ((TREASURES, sp("center"), 2),)
    assert bars_haul(g, TREASURES, sp("center"), W) == "VSB-GHS-49"
    assert told(g, "hauls") == [(GHOST, TREASURES, sp("e1")), (GHOST, TREASURES, sp("center"))]


@proves("VSB-DEC-138", "VSB-GHS-07", "VSB-DEC-139")
def test_of_several_tokens_she_says_which_and_lets_go_of_it_after_a_space_at_least() -> None:
    g = haunted(MAP, at="w2", focus=2)
    token(g, TREASURES, "center", "e2", "n1e1")
    put(g, KNIGHT, "center")
    put(g, DRAGON, "n1e2")
    run(g, Haunt(GHOST))
    assert [act for act in offers(g) if act.startswith("grip")] == ["grip treasure", "grip knight"]
    assert why(g, "grip dragon") == "VSB-GHS-07"  # neither in her row nor in her column
    do(g, "grip treasure")
    assert (offers(g), why(g, "at n1e1"), why(g, "at e2")) == (["at center", "at e2"], "VSB-GHS-07", "")
    do(g, "at center")
    assert offers(g) == ["way e", "way w"]
    do(g, "way w")
    assert offers(g)[-1] == "no"
    do(g, "no", "grip knight")
    assert offers(g) == ["way e", "way w"]
    do(g, "way e")
    assert (offers(g)[-1], g.at[KNIGHT]) == ("no", sp("e1"))


@proves("VSB-GHS-06")
def test_no_artifact_comes_onto_her_space_or_takes_the_last_space_to_end_on() -> None:
    g = haunted(MAP, at="w2", focus=2)
    token(g, ARTIFACTS, "w1")
    token(g, TREASURES, "w1")
    put(g, THIEF, "w1")
    assert [bars_haul(g, what, sp("w1"), W) for what in (ARTIFACTS, TREASURES)] == ["VSB-GHS-06", ""]
    g = haunted("EN O0 O0", at="w1", focus=0)
    token(g, ARTIFACTS, "e1")
    assert bars_haul(g, ARTIFACTS, sp("e1"), W) == ""  # she still gets to e2
    ghost_of(g).moved = 2
    assert bars_haul(g, ARTIFACTS, sp("e1"), W) == "VSB-GHS-06"


@proves("VSB-GHS-06")
@pytest.mark.parametrize(("more", "rule"), [((), ""), (("e1",), "VSB-GHS-06"), (("e2",), "")])
def test_where_an_artifact_lay_she_may_end_if_it_was_the_only_one(more: tuple[str, ...], rule: str) -> None:
    g = haunted("EN O0 O0", at="w1", focus=0)
    token(g, ARTIFACTS, "e1", *more)
    ghost_of(g).moved = 1
    assert bars_haul(g, ARTIFACTS, sp("e1"), W) == rule
    bearer = haunted("EN O0 O0", roles=(KNIGHT, THIEF, GHOST), at="w1", focus=0)
    put(bearer, THIEF, "e1")
    carry(bearer, THIEF)
    token(bearer, ARTIFACTS, *more)
    ghost_of(bearer).moved = 1
    assert bars_haul(bearer, PIECE + THIEF, sp("e1"), W) == rule


@proves("VSB-DEC-139", "VSB-GHS-07")
def test_whoever_carries_an_artifact_does_not_come_onto_her_space_either() -> None:
    g = haunted(MAP, at="w2", focus=2)
    put(g, KNIGHT, "w1")
    assert bars_haul(g, PIECE + KNIGHT, sp("w1"), W) == ""
    carry(g, KNIGHT)
    assert (bars_haul(g, PIECE + KNIGHT, sp("w1"), W), bars_haul(g, PIECE + KNIGHT, sp("w1"), E)) == ("VSB-GHS-06", "")


@proves("VSB-GHS-08", "VSB-TRN-30")
def test_walls_and_pits_stop_tokens() -> None:
    g = haunted("O0 EN O2 O0 PT O0", at="w1", focus=2)
    token(g, TREASURES, "e1", "e2")
    token(g, ARTIFACTS, "e1", "e2")
    assert [bars_token(g, kind, sp("e1"), E) for kind in (TREASURES, ARTIFACTS)] == ["VSB-GHS-08"] * 2
    assert [bars_token(g, kind, sp("e2"), E) for kind in (TREASURES, ARTIFACTS)] == ["VSB-TRN-22", "VSB-TRN-30"]
    assert bars_token(g, TREASURES, sp("center"), E) == ""


@proves("VSB-FRC-10", "VSB-ATK-07")
def test_a_token_passes_a_piece_if_it_gets_beyond_and_ignores_a_ghost() -> None:
    g = haunted("O0 O0 EN O0 O0", at="w2", focus=2)
    token(g, TREASURES, "center")
    put(g, KNIGHT, "e1")
    assert bars_token(g, TREASURES, sp("center"), E) == ""
    put(g, DRAGON, "e2")
    assert bars_token(g, TREASURES, sp("center"), E) == "VSB-FRC-10"
    put(g, GHOST, "e1")
    assert (is_only_she(g, sp("e1")), is_only_she(g, sp("e2"))) == (False, False)
    put(g, KNIGHT, "w1")
    assert (is_only_she(g, sp("e1")), bars_token(g, TREASURES, sp("center"), E)) == (True, "")


@proves("VSB-FRC-04")
def test_she_leaves_the_knight_where_an_event_lies() -> None:
    g = haunted("O0 EN O0 O0 O0", at="w1", focus=6)
    put(g, KNIGHT, "center")
    token(g, EVENTS, "e2")
    g.event_deck = (0,)
    run(g, Haunt(GHOST))
    do(g, "grip knight", "way e")
    assert offers(g) == ["way e", "way w", "no"]
    do(g, "way e")
    assert (g.at[KNIGHT], type(g.asking()).__name__) == (sp("e2"), "Haunt")
