"""The tree search: what it learns on the way, and that it learns from redealt worlds only."""

from __future__ import annotations

from random import Random

from hauntbox.bots import make
from hauntbox.bots.search import Branch, Node, Recipe, SearchBot, main_line, select
from hauntbox.kernel.wire import Action
from hauntbox.lab import simulate
from parlour import GAME
from parlour.actions import PASS, SHOVES, Relieve
from parlour.rules import Draw, EndTurn, Land, Push, Relief
from parlour.scenes import scene

ROOM = "0 1 / 2 . 3"
CROWD = "2 . 0 / . 1 . / . . 3"


def tried(node: Node, role: int, act: Action, n: int, total: float) -> Branch:
    branch = node.branch(role, act)
    branch.n = branch.offered = n
    branch.total = total
    return branch


def test_it_saves_its_own_life() -> None:
    g = scene(ROOM, Relief((1, 0)), Land(0, 1, 9), Draw(1), EndTurn(0), hp="3 5 0 0", hands="/4//", deck=(20, 21))
    assert make("search:60", 1).choose(GAME, g, 1, (1,)) == Relieve(4)


def test_its_reason_weighs_every_option_the_most_tried_first() -> None:
    g = scene(CROWD, Push(0, 1), EndTurn(0))
    bot = make("search:40", 5)
    chosen = bot.choose(GAME, g, 0, (0,))
    counts = [estimate.n for estimate in bot.reason.values()]
    assert (next(iter(bot.reason)), set(bot.reason), sum(counts)) == (chosen, set(g.legal(0)), 40)
    assert counts == sorted(counts, reverse=True)


def test_it_can_say_what_it_expects() -> None:
    g = scene(CROWD, Push(0, 1), EndTurn(0))
    bot = SearchBot("search", 5, Recipe(60))
    chosen = bot.choose(GAME, g, 0, (0,))
    assert bot.line[0] == chosen
    assert len(bot.line) > 1


def test_what_has_served_well_is_taken_and_what_is_little_known_is_tried() -> None:
    node, rng = Node(), Random(1)
    good, poor = tried(node, 0, PASS, 50, 45.0), tried(node, 0, SHOVES[0], 50, 5.0)
    assert select(node, 0, [PASS, SHOVES[0]], 0.3, True, rng) is good
    poor.n, poor.total = 1, 0.5
    assert select(node, 0, [PASS, SHOVES[0]], 0.8, True, rng) is poor


def test_the_root_tries_everything_once_and_a_deeper_node_has_room_for_few() -> None:
    acts = [PASS, *SHOVES[:5]]
    root, below, rng = Node(), Node(), Random(1)
    for node in (root, below):
        for _ in acts:
            branch = select(node, 0, acts, 0.3, node is root, rng)
            branch.n += 1
    assert len(root.branches) == len(acts)
    assert len(below.branches) < len(acts)


def test_what_another_role_could_do_is_no_answer_of_this_one() -> None:
    node = Node()
    tried(node, 1, PASS, 9, 9.0)
    assert select(node, 0, [PASS, SHOVES[0]], 0.3, True, Random(2)).n == 0


def test_the_main_line_ends_where_little_is_known() -> None:
    first, node = Branch(PASS), Node()
    first.node = node
    second = tried(node, 0, SHOVES[0], 5, 2.0)
    second.node = Node()
    tried(second.node, 0, SHOVES[1], 1, 1.0)
    assert main_line(first) == [PASS, SHOVES[0]]


def test_search_beats_random() -> None:
    report = simulate("parlour", 60, 1, ["search:24", "random", "random", "random"], {"hit_points": 8}, kind=GAME)
    assert report.roles["Agnes"].low > 0.25
