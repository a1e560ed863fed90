"""Possession, tried with a role of the tests: another mind plays on for a role. GHS"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.roles.knight.actions import DECLINE, KEEP
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.knight.cards.ambush import ambush
from hauntbox.games.vast.roles.knight.rules.grit import lose_grit
from hauntbox.games.vast.roles.knight.rules.treasures import find_treasure
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import GHOST, KNIGHT, NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.asking import YesOrNo
from hauntbox.games.vast.table.terms import LINE_A
from hauntbox.games.vast.table.turns import BeginTurn, EndPossession, Possess, end_turn_at_once
from hauntbox.kernel.contract import asks
from hauntbox.kernel.wire import Action
from hauntbox.ledger import proves
from vast.scenes import StandIn, do, offers, put, run, scene, sp, told, why


@dataclass(frozen=True)
class Reveal(YesOrNo):
    """Whether to possess; asked after every turn, whatever the card."""

    victim: int

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            g.then(Possess(self.victim, self.role))


class Spirit(StandIn):
    """A role that may play on for another after its turn."""

    def __init__(self) -> None:
        super().__init__(GHOST)
        self.over: list[int] = []

    def after_turn(self, g: Vast, role: int) -> None:
        g.then(Reveal(GHOST, role))

    def after_possession(self, g: Vast, role: int) -> None:
        self.over.append(role)


@pytest.fixture
def spirit() -> Spirit:
    ROLES[GHOST] = spirit = Spirit()
    return spirit


def possessed(more: int = 0) -> Vast:
    """The Knight has ended her turn, and the spirit plays on for her."""
    g = scene("O0 EN O0", roles=(KNIGHT, GHOST), stack="a. a. a. a.")
    put(g, KNIGHT, "center")
    knight_of(g).grit = more
    g.then(BeginTurn(KNIGHT))
    g.settle()
    do(g, "rest", "at n1", "yes")
    return g


@proves("VSB-GHS-21", "VSB-GHS-22", "VSB-GHS-24")
def test_after_a_turn_tiles_and_all_the_spirit_may_play_on_and_every_question_is_its_own(spirit: Spirit) -> None:
    g = scene("O0 EN O0", roles=(KNIGHT, GHOST), stack="a. a.")
    put(g, KNIGHT, "center")
    g.then(BeginTurn(KNIGHT))
    g.settle()
    do(g, "rest")
    assert g.waiting() == (KNIGHT,)  # the tile first
    do(g, "at n1")
    assert (g.waiting(), isinstance(g.asking(), Reveal)) == ((GHOST,), True)
    do(g, "yes")
    assert (isinstance(g.asking(), MoveAndAct), g.waiting(), g.possessed) == (True, (KNIGHT,), KNIGHT)
    assert list(asks(g, (GHOST,))) == [KNIGHT]  # the role is asked, the spirit's mind answers
    assert asks(g, (KNIGHT,)) == {}
    assert g.turn == KNIGHT  # VSB-GHS-23: part of her turn
    assert told(g, "possesses") == [(GHOST, KNIGHT)]


@proves("VSB-GHS-29", "VSB-GROW-09")
def test_a_possession_places_no_tiles_and_gives_the_role_back(spirit: Spirit) -> None:
    g = possessed()
    tiles = len(g.stack)
    do(g, "rest")
    assert (g.turn, g.minds[KNIGHT], g.possessed, spirit.over) == (GHOST, KNIGHT, NOBODY, [KNIGHT])
    assert told(g, "possession over") == [(GHOST, KNIGHT)]
    assert len(g.stack) == tiles


def test_a_turn_that_ends_at_once_ends_the_possession_and_not_more(spirit: Spirit) -> None:
    g = possessed()
    end_turn_at_once(g)
    g.settle()
    assert (g.turn, g.minds[KNIGHT], spirit.over) == (GHOST, KNIGHT, [KNIGHT])


@proves("VSB-POS-17", "VSB-POS-15")
def test_a_cube_that_goes_back_does_not_end_a_possession_and_none_is_placed(spirit: Spirit) -> None:
    g = possessed(5)
    board = knight_of(g)
    board.track, board.cubes[STRENGTH], board.free = 0b11110, 3, 0
    lose_grit(g, 2)
    g.settle()
    assert (g.waiting(), list(asks(g, (GHOST,)))) == ((KNIGHT,), [KNIGHT])  # which cube: a question to the possessed
    do(g, "cube strength")
    assert (isinstance(g.asking(), MoveAndAct), g.possessed, board.cubes[STRENGTH]) == (True, KNIGHT, 2)
    board.free = 1
    assert why(g, "cube movement") == "VSB-POS-15"


@proves("VSB-GHS-23", "VSB-GHS-46")
def test_steps_and_encounters_are_new_and_what_is_once_per_turn_is_not(spirit: Spirit) -> None:
    g = scene("O0 EN O0", roles=(KNIGHT, GHOST), stack="a. a. a. a.", flare=(KNIGHT,))
    put(g, KNIGHT, "center")
    run(g, BeginTurn(KNIGHT))
    board = knight_of(g)
    do(g, "way e", "flare", "at e1", "cube strength")
    board.met = 1
    do(g, "rest", "at n1", "yes")
    assert (board.moved, board.met, board.cubes[STRENGTH], board.trod) == (0, 0, 1, (sp("e1"),))
    assert (why(g, "flare"), why(g, "way w")) == ("VSB-VAR-02", "")


@proves("VSB-GHS-28")
def test_whoever_possesses_her_is_offered_none_of_her_sidequests(spirit: Spirit) -> None:
    g = possessed()
    knight_of(g).hand, g.smashed = (9,), 3
    assert (why(g, "quest persistent"), "quest persistent" in offers(g)) == ("VSB-KNX-01", False)
    ambush(replace_terms(g))
    g.settle()
    assert (asks(g, (GHOST,)), list(asks(g, (KNIGHT,)))) == ({}, [KNIGHT])  # Fearless is hers to know


def replace_terms(g: Vast) -> Vast:
    g.terms = replace(g.terms, infestation=LINE_A)
    return g


@proves("VSB-GHS-25")
def test_what_stays_with_the_roles_own_player_is_asked_of_her(spirit: Spirit) -> None:
    g = possessed()
    g.treasure_deck = (3,)
    find_treasure(g)
    g.settle()
    assert asks(g, (GHOST,)) == {}
    assert asks(g, (KNIGHT,)) == {KNIGHT: [KEEP, DECLINE]}


def test_the_end_of_a_possession_is_owed() -> None:
    assert EndPossession(KNIGHT, GHOST).is_owed()


def test_a_spirit_that_passes_lets_the_next_turn_come(spirit: Spirit) -> None:
    g = scene("O0 EN", roles=(KNIGHT, GHOST), stack="a. a.")
    put(g, KNIGHT, "center")
    g.then(BeginTurn(KNIGHT))
    g.settle()
    do(g, "rest", "at n1", "no")
    assert (g.turn, offers(g)) == (GHOST, ["no"])
