"""Silly moves of the family: what nobody with sense does, and what only looks like it."""

from __future__ import annotations

from betwixt.scenes import BILL, DOG, JOAN, give, run, scene
from hauntbox.games.betwixt import actions as a
from hauntbox.games.betwixt.bots.silly import BAG, LETS_GO, SILLY, STRIPS, cards, folly
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.gear.dashboard import replaced
from hauntbox.games.betwixt.state import EXTRA, HEAD, Farm
from hauntbox.kernel.wire import Action
from hauntbox.lab.follies.counting import Watcher


def beside_a_dog() -> Farm:
    """Bill with a club and a helmet on, his turn."""
    g = scene("Bd....\nJ.....")
    g.mission = "long_driveway"
    give(g, BILL, "Golf Club")
    give(g, BILL, "Bike Helmet")
    run(g, Activate(BILL))
    g.learned = False  # nobody has learned anything since
    return g


def silly(g: Farm, role: int, act: Action) -> str:
    after = g.clone()
    after.apply(role, act)
    return folly(g, role, act, after)


def laid(g: Farm, start: int, end: int) -> Farm:
    """The card of one position at another."""
    after = g.clone()
    after.cards[BILL] = replaced(g.cards[BILL], {start: g.cards[BILL][end], end: g.cards[BILL][start]})
    return after


def test_a_turn_that_ends_beside_a_monster_without_an_attack_is_silly() -> None:
    g = beside_a_dog()
    assert silly(g, BILL, a.END) == LETS_GO
    g.struck = True
    assert silly(g, BILL, a.END) == ""


def test_whoever_can_reach_nobody_may_end_the_turn() -> None:
    g = scene("B...d.\nJ.....")
    run(g, Activate(BILL))
    assert silly(g, BILL, a.END) == ""


def test_a_helmet_is_not_taken_off_while_monsters_are_about() -> None:
    g = beside_a_dog()
    assert g.cards[BILL][HEAD] != NONE
    assert folly(g, BILL, a.LAY[EXTRA], laid(g, HEAD, EXTRA)) == STRIPS
    off = laid(g, HEAD, EXTRA)
    assert folly(off, BILL, a.LAY[HEAD], g) == ""
    g.at[DOG] = -1
    assert folly(g, BILL, a.LAY[EXTRA], laid(g, HEAD, EXTRA)) == ""


def test_where_in_a_bag_a_card_lies_is_all_the_same() -> None:
    g = laid(beside_a_dog(), HEAD, EXTRA)
    after = laid(g, EXTRA, EXTRA + 1)
    assert folly(g, BILL, a.LAY[EXTRA + 1], after) == BAG
    assert cards(g) == cards(after) != cards(laid(g, EXTRA, HEAD))


def test_cards_changed_back_are_seen_and_a_turn_of_another_forgets_nothing() -> None:
    g = beside_a_dog()
    watcher = Watcher(SILLY, g)
    off = laid(g, HEAD, EXTRA)
    assert watcher.saw(g, BILL, a.LAY[EXTRA], off) == [STRIPS]
    assert watcher.saw(off, JOAN, a.MOVE, off) == []
    assert watcher.saw(off, BILL, a.LAY[HEAD], g) == [next(iter(SILLY.goods))]


def test_a_step_there_and_back_is_seen_over_the_questions_of_a_move() -> None:
    g = beside_a_dog()
    away = g.clone()
    away.at[JOAN] += 1
    watcher = Watcher(SILLY, g)
    assert watcher.saw(g, JOAN, a.SPACE[0], away) == []
    assert watcher.saw(away, JOAN, a.MOVE, away) == []
    assert watcher.saw(away, JOAN, a.TILE[0], away) == []
    assert watcher.saw(away, JOAN, a.SPACE[0], g) == ["goes to and fro"]
    assert watcher.saw(g, BILL, a.ATTACK, g) == []
