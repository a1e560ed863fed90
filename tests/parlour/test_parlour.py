"""The rules of the parlour, one by one."""

from __future__ import annotations

import pytest

from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.contract import asks, heard
from hauntbox.kernel.wire import Action, Refused
from parlour import GAME, lay_out
from parlour.actions import PASS, Relieve, Shove, Strike
from parlour.options import ParlourOptions
from parlour.rules import BLOW, CODEC, Blow, Draw, EndTurn, Land, Push, Relief, Turn
from parlour.scenes import scene
from parlour.state import Parlour


def test_four_guests_get_three_cards_each() -> None:
    g = lay_out(ParlourOptions(hit_points=5), "parlour", "1")
    g.settle()
    assert (g.hp, [len(hand) for hand in g.hand], len(g.deck)) == ([5] * 4, [3] * 4, 20)


def test_whoever_does_not_come_is_not_in_play_and_is_not_struck() -> None:
    g = GAME.new(ParlourOptions(guests=3), "parlour", "1")
    assert isinstance(g, Parlour)
    assert (g.roles(), len(g.deck), GAME.seats(g.options, "parlour")) == ([0, 1, 2], 23, [(0,), (1,), (2,)])
    assert (g.legal(0), g.why_not(0, Strike(3))) == ([Strike(1), Strike(2)], "PAR-SET-03")


def test_the_fallen_are_passed_over() -> None:
    assert scene("0 1 2 3", EndTurn(0), hp="9 0 9 9").agenda == [Turn(2)]


@pytest.mark.parametrize(
    ("frame", "act", "rule"),
    [
        (Turn(0), Strike(0), "PAR-BLW-02"),
        (Turn(0), Strike(3), "PAR-BLW-03"),
        (Turn(1), Strike(2), "PAR-BLW-01"),
        (Turn(0), PASS, "PAR-REL-01"),
        (Relief((0, 1)), Relieve(5), "PAR-REL-02"),
        (Relief((0, 1)), Relieve(30), "PAR-REL-03"),
        (Push(0, 1), Shove("n"), "PAR-PSH-02"),
        (Push(0, 1), Shove("w"), "PAR-PSH-03"),
    ],
)
def test_a_refusal_names_its_rule_and_changes_nothing(frame: Frame, act: Action, rule: str) -> None:
    g = scene("0 1 . / 2 . 3", frame, hp="9 9 9 0", hands="7 30/5//")
    before = CODEC.digest(g)
    with pytest.raises(Refused) as refusal:
        g.play(0, act)
    assert (refusal.value.rule, CODEC.digest(g)) == (rule, before)


def test_one_die_says_how_hard() -> None:
    g = scene("0 1 2 3")
    for _ in range(50):
        Blow(0, 1).run(g)
    assert {event.facts for event in heard(g.events or [], ())} == {(0, 1, harm) for harm in range(1, 7)}


def test_the_striker_pushes_the_one_he_struck() -> None:
    g = scene("0 . . / . 1 . / . . 2 / 3", Turn(0))
    g.rig(BLOW, 4)
    g.play(0, Strike(1))
    assert (g.hp[1], g.waiting()) == (5, (0,))
    g.play(0, Shove("n"))
    assert g.at[1] == 1


def test_only_those_in_line_who_stand_and_hold_cards_are_asked() -> None:
    g = scene("1 . 0 / 2 . . / . 3", Turn(0), hp="9 9 0 9", hands="2/5/6/7")
    g.play(0, Strike(1))
    assert g.waiting() == [1, 0]


def test_whoever_holds_no_charm_is_asked_too_and_can_only_pass() -> None:
    g = scene("1 . 0 / 2 . . / . 3", Turn(0), hands="20/5/30/7")
    g.play(0, Strike(1))
    assert (g.waiting(), g.legal(0)) == ([1, 2, 0], [PASS])


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_victims_charm_counts_whoever_answers_first(order: tuple[int, int]) -> None:
    g = scene("1 . 0 / 2 / 3", Relief((1, 0)), Land(0, 1, 6), Draw(1), EndTurn(0), hands="7/5//", deck=(20,))
    for role in order:
        g.play(role, g.legal(role)[1])
    assert (g.hand[:2], g.spent, g.hp[1], g.agenda) == ([(7,), (20,)], (5,), 9, [Turn(1)])


def test_with_no_free_side_the_victim_stays() -> None:
    assert scene("1 0 / 2 / 3", Land(0, 1, 2), EndTurn(0)).agenda == [Turn(1)]


def test_a_six_possesses_the_victim_for_a_turn_but_not_his_hand() -> None:
    g = scene("1 0 / 2 / 3", Land(0, 1, 6), EndTurn(0), hands="/5//")
    assert list(asks(g, (0,))) == [1]
    assert not asks(g, (1,))
    g.play(1, Strike(0))
    assert list(asks(g, (1,))) == [1]
    assert not asks(g, (0,))
    g.play(1, Relieve(5))
    assert (g.agenda, g.minds) == ([Turn(2)], [0, 1, 2, 3])


def test_the_last_to_stand_wins_at_once() -> None:
    g = scene("0 1 2 3", Land(0, 1, 9), Draw(1), EndTurn(0), hp="9 9 0 0")
    assert g.outcome
    assert (g.outcome.rule, g.outcome.scores, g.agenda) == ("PAR-WIN-01", (1, 0, 0, 0), [])


def test_only_the_drawer_hears_which_card_it_was() -> None:
    g = scene("0 1 2 3", Draw(1), deck=(20,))
    assert g.hand[1] == (20,)
    assert [len(heard(g.events or [], seat)) for seat in [(0,), (1,), ()]] == [1, 2, 1]


def test_the_words_are_the_players_words() -> None:
    g = scene("0 1 . / 2 . 3", Turn(0), hands="24///", deck=(20,))
    g.rig(BLOW, 2)
    g.play(0, Strike(1))
    g.play(0, PASS)
    g.play(0, Shove("e"))
    assert [GAME.say(g, event) for event in heard(g.events or [], (1,))] == [
        "Agnes strikes at Bertram for 2.",
        "Bertram loses 2 hit points.",
        "Agnes pushes Bertram east.",
        "Bertram draws a card.",
        "It is card 20.",
    ]
    assert GAME.draw(g, (0,)).splitlines()[0] == "0 . 1 . . ."
    assert GAME.describe(g, Strike(2)) == "Strike Clara"
