"""What a seat gets out of a position beside its view, by the minds it plays: questions, refusals, news, a score."""

from __future__ import annotations

import pytest

from hauntbox.kernel.contract import asks, heard, score, why_not
from hauntbox.kernel.wire import Event
from kernel.room import MAYBE, NO, YES, Midnight, Poll, Question, room
from parlour.actions import PASS, Strike
from parlour.rules import Relief, Turn
from parlour.scenes import scene


def test_a_seat_is_asked_for_the_minds_it_plays() -> None:
    g = room(Poll((0, 1, 2)))
    assert asks(g, (0, 2)) == {0: [YES, NO], 2: [YES, NO]}
    assert asks(g, ()) == {}


def test_nobody_is_asked_when_the_game_is_over() -> None:
    assert asks(room(Midnight()), (0, 1, 2)) == {}


def test_a_possessed_role_is_asked_through_the_mind_that_has_it() -> None:
    g = room(Question(1))
    g.minds[1] = 2
    assert (asks(g, (1,)), asks(g, (2,))) == ({}, {1: [YES, NO]})


def test_a_question_may_say_itself_whose_mind_decides() -> None:
    g = scene("1 0 / 2 / 3", Relief((1,)), hands="/5//")
    g.minds[1] = 0
    assert (list(asks(g, (0,))), list(asks(g, (1,)))) == ([], [1])


def test_a_refusal_about_anothers_role_says_only_when_such_things_are_done() -> None:
    g = room(Question(0))
    assert why_not(g, (0,), 0, MAYBE) == "ROM-SAY-02"
    assert why_not(g, (1,), 0, MAYBE) == why_not(g, (1,), 0, YES) == "ROM-SAY-01"


def test_a_refusal_about_a_possessed_role_is_for_the_mind_that_has_it() -> None:
    g = scene("0 1 2 3", Turn(1))
    g.minds[1] = 3
    assert [why_not(g, seat, 1, Strike(1)) for seat in [(1,), (3,)]] == ["PAR-BLW-01", "PAR-BLW-02"]
    assert why_not(g, (3,), 1, PASS) == "PAR-REL-01"


def test_news_reaches_those_it_is_for() -> None:
    everyone, some, nobody = Event("R", "a"), Event("R", "b", to=(1, 2)), Event("R", "c", to=())
    news = [everyone, some, nobody]
    assert heard(news, (0,)) == heard(news, ()) == [everyone]
    assert heard(news, (0, 2)) == [everyone, some]


def test_a_seat_scores_with_the_best_of_its_roles() -> None:
    g = room(Midnight())
    assert [score(g, seat) for seat in [(0, 2), (1, 2), (2,), ()]] == [1.0, 0.5, 0.0, 0.0]


def test_there_is_no_score_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        score(room(Question(0)), (0,))
