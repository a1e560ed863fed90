"""Possession under way, of every role, by either Ghost: who is asked and told, what others can tell, saves. GHS"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from battery.checks import secrets, undo
from battery.checks.known import fields_apart
from battery.trial import differing, play_on, shown
from hauntbox.games.vast import GAME, flow
from hauntbox.games.vast.roles.knight.cards.ambush import SeekMonster
from hauntbox.games.vast.roles.knight.rules.treasures import KeepTreasure
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import asks, may_hear
from hauntbox.ledger import proves
from hauntbox.scene import show, sit
from vast.secrets.possessions import HAUNTED, HOLDS, Hold, Possessions

ON = 6  # decisions that a game goes on
FEW, MORE = 2, 6  # moments of each hold that every seat looks at
OWNERS = (KeepTreasure, SeekMonster)  # VSB-GHS-25, VSB-GHS-28: what the role's own player answers
EVERY_HOLD = pytest.mark.parametrize("hold", HOLDS, ids=str)


@cache
def played() -> Possessions:
    return Possessions(*HAUNTED)


def some(hold: Hold, most: int = FEW) -> Possessions:
    """A trial of a few moments, no two of them alike."""
    trial = Possessions()
    moments: list[Game] = [*played().moments(hold)]
    trial.positions = Random(str(hold)).sample(moments, min(most, len(moments)))
    return trial


def goes_on(g: Vast, decisions: int) -> Vast:
    rng = Random(decisions)
    for _ in range(decisions):
        if g.waiting():
            role = g.waiting()[0]
            g.apply(role, rng.choice(g.legal(role)))
    return g


@EVERY_HOLD
def test_saved_and_resumed_half_way_it_goes_on_alike(hold: Hold) -> None:
    moments = played().moments(hold)
    assert moments
    for g in moments:
        h = flow.CODEC.load(flow.CODEC.save(g))
        assert isinstance(h, Vast)
        assert (h, h.ground, h.terms) == (g, g.ground, g.terms)
        assert flow.CODEC.digest(goes_on(h, ON)) == flow.CODEC.digest(goes_on(g.clone(), ON))


@proves("VSB-GHS-24", "VSB-GHS-25", "VSB-GHS-28")
@EVERY_HOLD
def test_the_mind_that_decides_is_asked_and_nobody_else(hold: Hold) -> None:
    for g in played().moments(hold):
        ask = g.asking()
        assert ask is not None
        for role in g.waiting():
            mind = ask.mind(g, role)
            assert mind in g.terms.roles  # somebody is there to answer
            if role == hold.role:
                assert mind == (role if isinstance(ask, OWNERS) else hold.by), ask
            for other in (each for each in g.terms.roles if each != mind):
                assert role not in asks(g, (other,))
                question = show(GAME, g, sit(GAME, g, (other,))).ask
                assert question is None or not question.options or asks(g, (other,))


@EVERY_HOLD
def test_what_a_possessed_role_learns_goes_to_the_mind_that_decides(hold: Hold) -> None:
    """But for the Knight's own cards, which stay with her."""
    for g in played().moments(hold):
        for act in g.legal(g.waiting()[0]):
            after = play_on(g, (g.waiting()[0], act))
            for event in after.events or ():
                is_own = event.what in ("treasure", "gives treasure", "lost treasure", "draws sidequest")
                if event.to is not None and not is_own:
                    assert not may_hear(event, (hold.role,)), event


@proves("VSB-GHS-28")
@EVERY_HOLD
def test_no_seat_can_tell_what_it_may_not_know_while_a_role_is_possessed(hold: Hold) -> None:
    trial = some(hold)
    for g in trial.positions:
        for seat in trial.seats(g):
            before, k = shown(GAME, g, seat), GAME.known(g, seat)
            for rule, h in secrets.worlds(trial, g, seat):
                assert not differing(before, shown(GAME, h, seat)), f"{seat} can tell {rule} {trial.where(g)}"
                assert not fields_apart(k, GAME.known(h, seat)), f"{seat} knows {rule} {trial.where(g)}"


@EVERY_HOLD
def test_news_log_and_questions_tell_no_more(hold: Hold) -> None:
    trial = some(hold)
    secrets.check_memory(trial)
    secrets.check_lines(trial)
    secrets.check_asking(trial)


@pytest.mark.long
@EVERY_HOLD
def test_redeals_and_undo_know_no_more(hold: Hold) -> None:
    trial = some(hold, MORE)
    secrets.check_redeal(trial)
    undo.check_free_undo(trial)
