"""Silly moves are found where they are made, and what was done for a reason is none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from hauntbox.cli.error_edge import run
from hauntbox.games import find
from hauntbox.games.evidence.actions import EXCHANGE, Give, Take
from hauntbox.kernel.contract import Silly
from hauntbox.kernel.wire import Action
from hauntbox.lab.follies.counting import FRO, NotCounted, Watcher, count_silly, silly_of


class Walker:
    """A table with one piece on it."""

    def __init__(self, at: int = 0, pack: str = "red", learned: bool = False) -> None:
        self.at, self.pack, self.learned, self.outcome = at, pack, learned, None


class Go(Action, frozen=True):
    when: ClassVar[str] = "T-1"


class Rest(Action, frozen=True):
    when: ClassVar[str] = "T-2"


TOY = Silly(
    lambda g: [g.at],
    {"changes back": lambda g: g.pack},
    (Rest,),
    lambda g, role, act, after: "far too far" if after.at > 8 else "",
    ("far too far",),
)


def silly_in(*after: Walker, acts: dict[int, Action] | None = None) -> list[list[str]]:
    g = Walker()
    watcher, found = Watcher(TOY, g), []
    for n, each in enumerate(after):
        found.append(watcher.saw(g, 0, (acts or {}).get(n, Go()), each))
        g = each
    return found


def test_to_and_fro_is_to_come_back_for_nothing() -> None:
    assert silly_in(Walker(1), Walker(0)) == [[], [FRO]]
    assert silly_in(Walker(1), Walker(2), Walker(3), Walker(1)) == [[], [], [], [FRO]]
    assert silly_in(Walker(1), Walker(1), Walker(0), acts={1: Rest()}) == [[], [], [FRO]]  # resting is no reason


def test_whoever_has_learned_or_done_something_may_come_back() -> None:
    assert silly_in(Walker(1, learned=True), Walker(0)) == [[], []]
    assert silly_in(Walker(1), Walker(1), Walker(0)) == [[], [], []]  # something was done at 1
    assert silly_in(Walker(1), Walker(2)) == [[], []]


def test_what_is_changed_back_is_counted_though_one_walks_between() -> None:
    assert silly_in(Walker(0, "blue"), Walker(1, "blue"), Walker(1, "red")) == [[], [], ["changes back"]]
    assert silly_in(Walker(0, "blue"), Walker(0, "blue", learned=True), Walker(0, "red")) == [[], [], []]


def test_a_game_names_what_is_silly_at_once() -> None:
    assert silly_in(Walker(9)) == [["far too far"]]


def test_a_hunter_who_gives_an_item_back_and_takes_it_again_is_seen() -> None:
    kind = find("evidence")
    assert kind.silly is not None
    g: Any = kind.new({}, "larkspur", "1")
    while EXCHANGE not in g.legal(g.waiting()[0]):
        role = g.waiting()[0]
        g.play(role, g.legal(role)[0])
    role = g.waiting()[0]
    g.play(role, EXCHANGE)
    give = next(act for act in g.legal(role) if isinstance(act, Give))
    watcher, found = Watcher(kind.silly, g), []
    for act in (give, Take(give.item)):
        before = g.clone()
        g.play(role, act)
        found.append(watcher.saw(before, role, act, g))
    assert found == [[], ["changes items and changes them back"]]


@pytest.mark.parametrize("game", ["evidence", "ghostbusters2", "hunter13"])
def test_counts_are_the_same_for_any_number_of_workers(game: str) -> None:
    one = count_silly(game, "greedy", 2)
    assert one == count_silly(game, "greedy", 2, workers=2)
    assert one.decisions > 20
    assert all(number >= 0 for number in one.moves.values())


def test_random_play_is_silly() -> None:
    moves = count_silly("ghostbusters2", "random", 3).moves
    assert moves["Ghostbusters: goes to and fro"] > 1
    assert moves["Ghostbusters: changes packs and changes them back"] > 0


def test_a_game_that_names_none_says_so() -> None:
    with pytest.raises(NotCounted, match="names no silly moves"):
        silly_of(replace(find("vast"), silly=None))


def test_the_page_says_how_it_was_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.md"
    assert run(["lab", "silly", "evidence", "--bots", "greedy", "--games", "1", "--out", str(out)]) == 0
    assert "`hauntbox lab silly evidence --bots greedy --games 1`" in out.read_text()
    assert "| Hunters: goes to and fro |" in out.read_text()
    assert run(["lab", "silly", "evidence", "hunter13", "--scenario", "larkspur"]) == 2
    assert "one game at a time" in capsys.readouterr().err
