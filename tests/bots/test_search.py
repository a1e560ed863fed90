"""The tree search: what it learns on the way, and that it learns from redealt worlds only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

import pytest

from hauntbox.bots import make
from hauntbox.bots.search import Recipe, SearchBot
from hauntbox.bots.tree import Branch, Node, main_line, select
from hauntbox.kernel.wire import Action
from hauntbox.lab import simulate
from parlour import GAME
from parlour.actions import PASS, SHOVES, Relieve
from parlour.rules import Draw, EndTurn, Land, Push, Relief
from parlour.scenes import scene

ROOM = "0 1 / 2 . 3"
CROWD = "2 . 0 / . 1 . / . . 3"
HALL = "2 . . . 0 / . . . . . / . . 1 . . / . . . . . / . . . . 3"


def tried(node: Node, role: int, act: Action, *values: float) -> Branch:
    branch = node.branch(role, act)
    for value in values:
        branch.offered += 1
        node.learn(branch, value)
    return branch


def test_it_saves_its_own_life() -> None:
    g = scene(ROOM, Relief((1, 0)), Land(0, 1, 9), Draw(1), EndTurn(0), hp="3 5 0 0", hands="/4//", deck=(20, 21))
    assert make("search:60", 1).choose(GAME, g, 1, (1,)) == Relieve(4)


def test_its_reason_weighs_every_option_the_chosen_first() -> None:
    g = scene(CROWD, Push(0, 1), EndTurn(0))
    bot = make("search:40", 5)
    chosen = bot.choose(GAME, g, 0, (0,))
    assert (next(iter(bot.reason)), set(bot.reason)) == (chosen, set(g.legal(0)))
    assert sorted(estimate.n for estimate in bot.reason.values()) == [5, 5, 15, 15]
    assert bot.reason[chosen].n == 15


def test_few_options_need_less_thought() -> None:
    assert [Recipe(100, each=20).budget(options) for options in (2, 4, 9)] == [40, 80, 100]


def test_a_game_that_takes_long_is_thought_about_less() -> None:
    g = scene(CROWD, Push(0, 1), EndTurn(0))
    done = []
    for effort in (1.0, 0.5):
        bot = SearchBot("search", 5, Recipe(80))
        bot.choose(replace(GAME, effort=effort), g, 0, (0,))
        done.append(sum(estimate.n for estimate in bot.reason.values()))
    assert done == [80, 40]


def test_it_can_say_what_it_expects() -> None:
    g = scene(CROWD, Push(0, 1), EndTurn(0))
    bot = make("search:60", 5)
    chosen = bot.choose(GAME, g, 0, (0,))
    assert bot.line[0] == (0, chosen)
    assert len(bot.line) > 1


def test_what_has_served_well_is_taken_and_what_is_little_known_is_tried() -> None:
    node, rng = Node(), Random(1)
    good, poor = tried(node, 0, PASS, *[0.9] * 50), tried(node, 0, SHOVES[0], *[0.1] * 50)
    assert select(node, 0, [PASS, SHOVES[0]], 0.3, 0.0, rng) is good
    poor.n, poor.total = 1, 0.5
    assert select(node, 0, [PASS, SHOVES[0]], 1.0, 0.0, rng) is poor


def test_curiosity_is_measured_by_what_is_at_stake() -> None:
    picks = []
    for stakes in (1.0, 0.01):
        node, rng = Node(), Random(1)
        tried(node, 0, PASS, *[0.6 * stakes, 0.4 * stakes] * 20)
        tried(node, 0, SHOVES[0], *[0.5 * stakes, 0.2 * stakes] * 3)
        picks.append([select(node, 0, [PASS, SHOVES[0]], 3.0, 0.0, rng).act for _ in range(20)])
    assert picks[0] == picks[1]
    assert SHOVES[0] in picks[0]


def test_a_node_has_room_for_few_until_it_is_visited_often() -> None:
    acts = [PASS, *SHOVES[:5]]
    node, rng = Node(), Random(1)
    for _ in acts:
        node.learn(select(node, 0, acts, 0.3, 2.0, rng), 0.5)
    assert len(node.branches) < len(acts)
    for _ in range(30):
        node.learn(select(node, 0, acts, 0.3, 2.0, rng), 0.5)
    assert len(node.branches) == len(acts)


def test_what_another_role_could_do_is_no_answer_of_this_one() -> None:
    node = Node()
    tried(node, 1, PASS, 1.0, 1.0)
    assert select(node, 0, [PASS, SHOVES[0]], 0.3, 2.0, Random(2)).n == 0


def test_while_a_window_is_open_the_others_do_not_know_what_was_answered() -> None:
    node = Node()
    first, second = node.branch(0, PASS), node.branch(0, Relieve(4))
    assert node.after(first, True) is node.after(second, True)
    assert node.after(first, False) is not node.after(second, False)


def test_the_main_line_ends_where_little_is_known() -> None:
    first, node = Branch(0, PASS), Node()
    first.node = node
    second = tried(node, 0, SHOVES[0], 0.5, 0.5)
    second.node = Node()
    tried(second.node, 0, SHOVES[1], 1.0)
    assert [branch.act for branch in main_line(first)] == [PASS, SHOVES[0]]


@pytest.mark.long
def test_search_beats_random() -> None:
    report = simulate("parlour", 60, 1, ["search:24", "random", "random", "random"], {"hit_points": 8}, kind=GAME)
    assert report.roles["Agnes"].low > 0.25


def test_a_bot_in_a_hurry_still_answers() -> None:
    bot = make("search:100000000", 1)
    bot.patience = 0.05
    began = process_time()
    assert bot.choose(GAME, scene(CROWD, Push(0, 1), EndTurn(0)), 0, (0,)) in SHOVES
    assert process_time() - began < 2


def play_two(bot: SearchBot, between: Callable[[Any], None] = lambda g: None) -> list[int]:
    """Two pushes in a row, and something in between: of how many answers it knew something at the beginning of each."""
    g = scene(HALL, Push(0, 1), Push(0, 1), EndTurn(0))
    g.apply(0, bot.choose(GAME, g, 0, (0,)))
    first = bot.foreknown
    between(g)
    bot.choose(GAME, g, 0, (0,))
    return [first, bot.foreknown]


def test_it_goes_on_with_the_tree_where_it_sees_what_it_expected() -> None:
    first, second = play_two(SearchBot("search", 3, Recipe(64)))
    assert first == 0
    assert second > 0


def test_it_starts_anew_where_it_sees_something_else() -> None:
    def hurt(g: Any) -> None:
        g.hp[2] -= 1

    assert play_two(SearchBot("search", 3, Recipe(64)), hurt) == [0, 0]


def test_without_reuse_every_decision_is_thought_of_anew() -> None:
    assert play_two(SearchBot("search", 3, Recipe(64, reuse=False))) == [0, 0]


def test_a_root_weighs_anew_what_it_knows() -> None:
    node = Node()
    first = tried(node, 0, PASS, 0.5, 0.7)
    first.node = Node()
    root = node.regrown()
    assert root.visits == root.branch(0, PASS).n == 0
    assert root.branch(0, PASS).node is first.node


def test_a_side_that_shares_its_score_is_judged_once() -> None:
    judged: list[int] = []

    def judge(g: Any, role: int) -> float:
        judged.append(role)
        return 0.5

    kind = replace(GAME, judge=judge, side=lambda g, role: "Guests", shared=True)
    make("search:40", 1).choose(kind, scene(CROWD, Push(2, 1), EndTurn(2)), 2, (2,))
    assert set(judged) == {0}


def judged(worths: dict[int, float]) -> Any:
    """The parlour, judged by where guest 1 stands."""
    return replace(GAME, judge=lambda g, role: worths.get(g.at[1], 0.1))


def test_of_two_ways_to_the_same_end_the_sooner_one_is_taken() -> None:
    """Pushed twice, guest 1 ends in the north-east either way; but north is better at once."""
    g = scene(HALL, Push(0, 1), Push(0, 1), EndTurn(0))
    here = g.at[1]
    north, east, both = after(g, SHOVES[0]), after(g, SHOVES[1]), after(after_of(g, SHOVES[0]), SHOVES[1])
    assert len({here, north, east, both}) == 4
    kind = judged({north: 0.6, east: 0.2, both: 0.9})
    assert make("search:100", 1).choose(kind, g, 0, (0,)) == SHOVES[0]


def test_it_looks_past_what_is_poor_at_once() -> None:
    g = scene(HALL, Push(0, 1), Push(0, 1), EndTurn(0))
    far = after(after_of(g, SHOVES[1]), SHOVES[1])
    kind = judged({after(g, SHOVES[0]): 0.2, far: 0.9})
    assert make("greedy", 1).choose(kind, g, 0, (0,)) == SHOVES[0]
    assert make("search:200", 1).choose(kind, g, 0, (0,)) == SHOVES[1]


def after_of(g: Any, act: Action) -> Any:
    h = g.clone()
    h.apply(0, act)
    return h


def after(g: Any, act: Action) -> int:
    return int(after_of(g, act).at[1])
