"""A rule of a real game is fixed: old replays are refolded, running games go on, and nobody is left in the dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hauntbox import games
from hauntbox.cli.error_edge import run
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.rules import ghost_turn, hunter_turn, setup, winning
from hauntbox.games.evidence.rules.hunt import hunt_roll
from hauntbox.games.evidence.rules.passive import evidence_rolls
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.chance import outcome
from hauntbox.kernel.contract import Declaration
from hauntbox.table import (
    BadReplay,
    Move,
    NewRules,
    ReplayVerdict,
    Table,
    check_replay,
    load,
    open_table,
    parse_replay,
    replay_of,
    replay_text,
    save,
)
from hauntbox.table.replays.replay import write_replay
from table import box
from table.play import make, rush

Patch = pytest.MonkeyPatch
NOW, NEWER = GAME.version, GAME.version + 1


@pytest.fixture(autouse=True)
def real_games(test_games: None, monkeypatch: Patch) -> None:
    box.use_real(monkeypatch)


def a_seed() -> str:
    """One whose first hunt die is a 6, so that a Spirit hunts in round 4."""
    return next(str(n) for n in count() if outcome(str(n), "hunt", 0) % 6 == 5)


def one_round(*lantern: str) -> list[str]:
    return ["stop", "refrain", *lantern, "end", "end"]


OPENING = ["be Spirit", "dwell Nursery", "pick Thermometer", "pick EMF Reader", "pick Book", "pick DOTS"]
STORY = [*OPENING, *one_round("step E8"), *one_round(), *one_round(), "stop", "refrain", "roll", "listen", "end", "end"]
ROLL, LISTEN = STORY.index("roll") + 1, STORY.index("listen") + 1  # as moves are numbered


def story(moves: int = 1000) -> Table:
    """Two hunters, a hunt in round 4, and dawn at the end of that round."""
    table = open_table(GAME, {"players": 3, "dawn_round": 4}, seed=a_seed())
    for text in STORY[:moves]:
        make(table, text)
    return table


def wild(seed: str = "1", **options: Any) -> Table:
    table = open_table(GAME, {"players": 3, "dawn_round": 8, **options}, seed=seed)
    rush(table)
    return table


def fix_rules(monkeypatch: Patch, **more: Any) -> Declaration:
    """Evidence as it will be when a rule has been fixed."""
    codec = copy(GAME.codec)
    codec.version = NEWER
    newer = replace(GAME, version=NEWER, codec=codec, **more)
    monkeypatch.setattr(games, "find", lambda name: newer)
    return newer


def verdict(table: Table, change: Callable[[str], str] = str) -> ReplayVerdict:
    return check_replay(parse_replay(change(replay_text(replay_of(table)))))


def hunt_on_more(g: Haunting) -> None:
    """Rules 2: the hunt roll has to beat the countdown."""
    g.countdown += 1
    hunt_roll(g)


def with_chill(g: Haunting) -> None:
    """Rules 2: one more die in every ghost turn."""
    g.roll(6, "chill")
    evidence_rolls(g)


# -- finished games ----------------------------------------------------------------------------------------------------


def test_the_story_is_as_it_was_written() -> None:
    found = verdict(story())
    assert (found.problem, found.notes, found.is_older) == ("", [], False)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_fix_that_did_not_matter_leaves_no_trace(monkeypatch: Patch, seed: str) -> None:
    table = wild(seed)
    fix_rules(monkeypatch)
    found = verdict(table)
    assert (found.problem, found.notes, found.is_older) == ("", [], True)
    assert found.table.journal == table.journal


def test_recorded_outcomes_fall_again_whatever_the_seed(monkeypatch: Patch) -> None:
    table = wild(random_ghost=True)
    fix_rules(monkeypatch)
    found = verdict(table, lambda text: re.sub(r"(?m)^seed .*", "seed another", text))
    assert (found.problem, found.table.g.outcome, uv_dice(found.table)) == ("", table.g.outcome, uv_dice(table))


def test_a_die_that_needs_more_is_reported_with_move_and_rule(monkeypatch: Patch) -> None:
    table = story()
    fix_rules(monkeypatch)
    monkeypatch.setattr(ghost_turn, "hunt_roll", hunt_on_more)
    assert verdict(table).problem == (
        f"move {LISTEN}: Lantern may not listen: Listening is not possible while the ghost is passive. (EVI-LIS-06); "
        f"move {ROLL}, Ghost: roll, leads elsewhere than under rules {NOW} "
        "(EVI-HID-06, EVI-HID-05, EVI-CNT-09, EVI-TURN-03)"
    )


def test_a_die_that_the_record_does_not_know_is_drawn_fresh_and_reported(monkeypatch: Patch) -> None:
    table = story()
    newer = fix_rules(monkeypatch, chances={**GAME.chances, "chill": "EVI-RND-12"})
    monkeypatch.setattr(ghost_turn, "evidence_rolls", with_chill)
    found = verdict(table)
    turns = [index + 1 for index, text in enumerate(STORY) if STORY[index + 1 : index + 2] == ["stop"]]
    assert found.problem == ""
    assert found.notes[:-1] == [f"move {move}: chill was drawn fresh (EVI-RND-12)" for move in turns]
    assert found.notes[-1].startswith(f"move {turns[0]}, Static: pick DOTS, leads elsewhere than under rules {NOW}")
    assert found.table.kind is newer


def test_a_die_that_is_left_out_is_reported_and_does_not_fall_later(monkeypatch: Patch) -> None:
    table = story()
    fix_rules(monkeypatch)
    monkeypatch.setattr(ghost_turn, "evidence_rolls", lambda g: evidence_rolls(g) if g.round != 2 else None)
    found = verdict(table)
    assert found.notes[0] == "move 11: uv is no longer drawn (EVI-RND-01)"
    before, now = uv_dice(table), uv_dice(found.table)
    assert now == [before[0], *before[2:]]


def uv_dice(table: Table) -> list[int | str]:
    dice = [die for entry in table.journal if isinstance(entry, Move) for die in entry.chance]
    return [value for purpose, value in dice if purpose == "uv"]


def test_an_action_that_is_no_longer_legal_is_reported_with_move_and_rule(monkeypatch: Patch) -> None:
    table = story()
    fix_rules(monkeypatch)
    monkeypatch.setattr(hunter_turn, "bars_van_door", lambda g, here, to: "EVI-VAN-03")
    assert verdict(table).problem == (
        f"move {STORY.index('step E8') + 1}: Lantern may not step E8: "
        "While the ghost hunts the van door is closed for both directions. (EVI-VAN-03)"
    )


def test_a_game_that_ends_earlier_now_is_reported_with_move_and_rule(monkeypatch: Patch) -> None:
    table = story()
    fix_rules(monkeypatch)
    monkeypatch.setattr(winning, "dawn", lambda g: 3)
    last = STORY.index("roll") - 2  # the end of round 3
    problem = verdict(table).problem
    assert problem.startswith(f"move {last + 1}: the game is over before it: If neither side has won by the end of the")
    assert f"(EVI-WIN-11); move {last}, Static: end, leads elsewhere than under rules {NOW} (" in problem


def test_another_result_is_reported(monkeypatch: Patch) -> None:
    table = story()
    fix_rules(monkeypatch)
    found = verdict(table, lambda text: text.replace("result    EVI-WIN-11 | 0 0 0", "result    EVI-WIN-02 | 0 1 1"))
    assert found.problem == (
        f"move {len(STORY)}: the record says the result is EVI-WIN-02 | 0 1 1, it is EVI-WIN-11 | 0 0 0"
    )


# -- set-up ------------------------------------------------------------------------------------------------------------


def test_chance_in_set_up_is_written_down() -> None:
    text = replay_text(replay_of(wild(random_ghost=True)))
    assert re.search(r"(?m)^start     type=\d room=\d \| [0-9a-f]{16}$", text)
    assert check_replay(parse_replay(text)).is_good


def test_set_up_falls_as_it_was_written_down(monkeypatch: Patch) -> None:
    table = open_table(GAME, {"players": 3, "random_ghost": True}, seed="1")
    (_, die), _ = table.opening.chance
    other = int(die) % 8 + 1

    def change(text: str) -> str:
        return re.sub(r"type=\d", f"type={other}", text)

    assert verdict(table, change).problem.startswith(f"move 0: the record says chance gave type={other}")
    fix_rules(monkeypatch)
    found = verdict(table, change)
    assert (found.problem, found.table.g.type) == ("", other - 1)  # type: ignore[attr-defined]


def test_a_new_die_of_set_up_is_drawn_fresh_and_reported(monkeypatch: Patch) -> None:
    table = wild(random_ghost=True)
    fix_rules(monkeypatch, chances={**GAME.chances, "moon": "EVI-RND-12"})
    draw_ghost = setup.DrawGhost.run
    monkeypatch.setattr(setup.DrawGhost, "run", lambda self, g: (g.roll(4, "moon"), draw_ghost(self, g)))
    found = verdict(table)
    assert found.notes == [
        "set-up: moon was drawn fresh (EVI-RND-12)",
        f"set-up leads elsewhere than under rules {NOW}",
    ]


def test_set_up_that_cannot_be_followed_is_told_in_one_line(monkeypatch: Patch) -> None:
    table = wild(random_ghost=True)
    fix_rules(monkeypatch)
    with pytest.raises(BadReplay, match="set-up: the rules break on it: IndexError"):
        verdict(table, lambda text: re.sub(r"room=\d", "room=99", text))


def test_what_set_up_told_is_in_the_log() -> None:
    table = open_table(GAME, {"players": 3, "random_ghost": True}, seed="1")
    assert table.log(1) == ["The ghost has chosen what it is.", "The ghost has chosen its room."]


# -- running games -----------------------------------------------------------------------------------------------------


def test_a_running_game_goes_on_under_the_new_rules_with_a_mark(tmp_path: Path, monkeypatch: Patch) -> None:
    table = story(ROLL - 1)
    save(table, tmp_path / "game")
    fix_rules(monkeypatch)
    monkeypatch.setattr(ghost_turn, "hunt_roll", hunt_on_more)
    again = load(tmp_path / "game")
    mark = again.journal[-1]
    assert isinstance(mark, NewRules)
    assert (mark.index, mark.was, mark.now) == (ROLL - 1, NOW, NEWER)
    assert (again.log(0), again.opening) == (table.log(0), table.opening)
    for text in ("roll", "step E7", "end", "end"):
        make(again, text)
    assert again.is_over
    found = verdict(again)
    assert (found.problem, found.notes, found.is_older) == ("", [], False)


def test_a_game_that_went_on_is_saved_and_goes_on_again(tmp_path: Path, monkeypatch: Patch) -> None:
    table = open_table(GAME, {"players": 3, "dawn_round": 6, "random_ghost": True}, seed="1")
    rush(table, 30)
    save(table, tmp_path / "game")
    fix_rules(monkeypatch)
    monkeypatch.setattr(setup.DrawGhost, "run", lambda self, g: 1 / 0)  # its set-up is never asked for again
    again = load(tmp_path / "game")
    rush(again, 10)
    save(again, tmp_path / "game")
    third = load(tmp_path / "game")
    assert (third.journal, third.opening, third.log(0)) == (again.journal, table.opening, again.log(0))


def test_a_replay_with_a_mark_is_refolded_from_there_under_newer_rules_still(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    save(story(ROLL - 1), tmp_path / "game")
    fix_rules(monkeypatch)
    again = load(tmp_path / "game")
    for text in STORY[ROLL - 1 :]:
        make(again, text)
    newest = fix_rules(monkeypatch)
    newest.codec.version = NEWER + 1
    monkeypatch.setattr(games, "find", lambda name: replace(newest, version=NEWER + 1))
    monkeypatch.setattr(ghost_turn, "hunt_roll", hunt_on_more)
    problem = verdict(again).problem
    assert problem.startswith(f"move {LISTEN + 1}: Lantern may not listen")
    assert f"; move {ROLL + 1}, Ghost: roll, leads elsewhere than under rules {NEWER} (" in problem


# -- the command -------------------------------------------------------------------------------------------------------


def check(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    code = run(["replay", str(path), "--check"])
    return code, capsys.readouterr().out.splitlines()


def test_the_command_says_in_one_line_what_is_wrong(
    tmp_path: Path, monkeypatch: Patch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    write_replay(story(), tmp_path / "old.replay")
    fix_rules(monkeypatch)
    monkeypatch.setattr(ghost_turn, "hunt_roll", hunt_on_more)
    code, lines = check(tmp_path / "old.replay", capsys)
    assert (code, len(lines)) == (1, 1)
    assert lines[0].startswith(f"{tmp_path / 'old.replay'}: move {LISTEN}: Lantern may not listen: ")


def test_the_command_notes_what_a_fix_has_changed(
    tmp_path: Path, monkeypatch: Patch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    write_replay(story(), tmp_path / "old.replay")
    fix_rules(monkeypatch)
    monkeypatch.setattr(ghost_turn, "evidence_rolls", with_chill)
    code, lines = check(tmp_path / "old.replay", capsys)
    assert (code, lines[0]) == (0, f"  move {len(OPENING)}: chill was drawn fresh (no rule)")
    assert lines[-1].endswith(
        f"{len(STORY)} moves of Evidence, played under older rules and still possible under rules {NEWER}"
    )
