"""The Nightmare Unicorn possessed, summoned, and blocking the Ghost. POS, GHS"""

from __future__ import annotations

import pytest

from hauntbox.games.vast import flow
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.ghost.actions import BLOCK
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra
from hauntbox.games.vast.roles.numbers import GHOST, GHOUL, KNIGHT, UNICORN
from hauntbox.games.vast.roles.unicorn.board import CLARITY, PACE
from hauntbox.games.vast.roles.unicorn.rules.stats import clarity, pace
from hauntbox.games.vast.roles.unicorn.turn import PerformActions
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast, ghost_of, trance_of, unicorn_of
from hauntbox.games.vast.table.turns import BeginTurn
from hauntbox.kernel.contract import asks
from hauntbox.ledger import proves
from vast.ghost.haunting import haunted, possess
from vast.scenes import do, offers, put, run, sp

OWN = (3, 7, 11)
FOCUS = {1: 0, 2: 2, 3: 4, 4: 6}


def ridden(focus: int = 0, roles: tuple[int, ...] = (KNIGHT, UNICORN, GHOUL, GHOST)) -> Vast:
    """He stands in the cave with three cards, and his turn is over."""
    g = haunted(roles=roles, focus=focus)
    put(g, UNICORN, "center")
    board = unicorn_of(g)
    board.is_here, board.hand, board.spent = True, OWN, ()
    board.deck = tuple([card for card in range(24) if card not in OWN])
    return g


@proves("VSB-POS-08")
@pytest.mark.parametrize("strong", [1, 2, 3, 4])
def test_a_possessed_unicorn_has_influence_and_two_cards_pace_four_and_clarity_two(strong: int) -> None:
    g = ridden(FOCUS[strong])
    board = unicorn_of(g)
    board.upgrades[PACE], board.upgrades[CLARITY], board.acted = 2, 2, 9
    usual = (pace(g), clarity(g))
    possess(g, UNICORN)
    assert (len(board.hand), {*board.hand} & {*OWN}, pace(g), clarity(g)) == (strong + 2, set(), 4, 2)
    assert usual == (g.options.unicorn_pace + 2, g.options.unicorn_clarity + 2)
    assert isinstance(g.asking(), PerformActions)  # VSB-GHS-46: his actions are new
    assert list(asks(g, (GHOST,))) == [UNICORN]


@proves("VSB-GHS-27")
def test_his_own_hand_comes_back_and_what_is_unused_is_discarded() -> None:
    g = possess(ridden(), UNICORN)
    board = unicorn_of(g)
    drawn, board.anger, g.learned = board.hand, 3, False
    do(g, "stand")
    assert g.learned  # all see what he discards
    assert (board.hand, {*board.spent}, board.anger) == (OWN, {*drawn}, 1)


@proves("VSB-GHS-28")
def test_meanwhile_he_alone_sees_his_own_cards_and_the_ghost_those_she_drew() -> None:
    g = possess(ridden(), UNICORN)
    drawn = unicorn_of(g).hand
    his, hers, others = known(g, (UNICORN,)), known(g, (GHOST,)), known(g, (KNIGHT,))
    assert (trance_of(his).hand, unicorn_of(his).hand) == (OWN, (-1,) * 3)
    assert (trance_of(hers).hand, unicorn_of(hers).hand) == ((-1,) * 3, drawn)
    assert (trance_of(others).hand, unicorn_of(others).hand) == ((-1,) * 3, (-1,) * 3)


def test_a_game_saved_half_way_goes_on_alike() -> None:
    g = possess(ridden(FOCUS[4]), UNICORN)
    h = flow.CODEC.load(flow.CODEC.save(g))
    assert isinstance(h, Vast)
    for each in (g, h):
        do(each, "stand")
    assert flow.CODEC.digest(g) == flow.CODEC.digest(h)


@proves("VSB-GHS-16", "VSB-UNT-01")
def test_he_blocks_her_for_as_many_cards_as_her_influence_and_says_which() -> None:
    g = ridden(FOCUS[2])
    put(g, GHOST, "w1")
    ghost_of(g).cards = (KNIGHT, UNICORN, GHOUL)
    board = unicorn_of(g)
    run(g, BeginTurn(UNICORN))
    board.hand = (3,)
    assert bars_extra(g, UNICORN, BLOCK) == "VSB-GHS-16"
    board.hand = OWN
    assert "mental block" in offers(g)
    do(g, "mental block")
    assert (ghost_of(g).blocked, len(offers(g))) == (UNICORN, 3)
    do(g, offers(g)[0])
    do(g, offers(g)[0])
    assert (len(board.hand), isinstance(g.asking(), PerformActions)) == (1, True)


@proves("VSB-GHS-20")
def test_summoned_he_comes_by_his_first_turn_rule_acts_once_and_disappears() -> None:
    g = haunted(roles=(KNIGHT, GHOST))
    put(g, KNIGHT, "center")
    possess(g, UNICORN)
    assert {*offers(g)} == {"at w1", "at e1", "at n1"}  # Lit tiles next to her
    do(g, "at e1")
    assert (g.at[UNICORN], g.guest, len(unicorn_of(g).hand)) == (sp("e1"), UNICORN, 3)
    do(g, "stand")
    assert (g.at[UNICORN], g.guest, g.unicorn) == (NOWHERE, -1, None)
