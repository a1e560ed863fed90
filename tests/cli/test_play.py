"""`hauntbox play` and `hauntbox replay`, as one types them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.shell import Shell
from hauntbox.table import read_replay


def test_a_game_is_played_to_the_end_and_its_replay_is_kept(shell: Shell, home: Path) -> None:
    ended = shell("play corridor --option luck=1 --seats human,bot:random --seed 1", "walk 1\nlook\n")
    assert ended.code == 0
    assert "The game is over. (COR-END-01)" in ended.out
    kept = re.search(r"The replay is in (\S+)", ended.out)
    assert kept
    assert Path(kept[1]).parent == home / "data"
    assert shell(f"replay {kept[1]} --check").code == 0


def test_the_replay_goes_where_one_says(shell: Shell, home: Path) -> None:
    shell("play corridor --option luck=1 --seed 1 --replay mine.txt", "look\n")
    assert read_replay(home / "mine.txt").setting.options == {"luck": 1}


def test_a_game_of_bots_plays_by_itself(shell: Shell) -> None:
    ended = shell("play parlour --seats bot:random,bot:random,bot:random,bot:random --seed 1")
    assert (ended.code, "The game is over." in ended.out) == (0, True)


def test_by_default_one_person_plays_the_first_seat_against_bots(shell: Shell) -> None:
    shell("play corridor --seed 1", "look\n" * 40)
    assert 'seat 0    {"name":"Seeker","minds":[0],"holder":"human"}' in kept_replay()
    assert '"holder":"bot:normal"' in kept_replay()


def test_as_picks_ones_seat(shell: Shell) -> None:
    shell("play corridor --seed 1 --as ghost --option luck=1", "done\n" * 40)
    assert '{"name":"Ghost","minds":[1],"holder":"human"}' in kept_replay()


def kept_replay() -> str:
    return next(Path("data").glob("*.replay")).read_text()


def test_when_the_input_ends_the_game_is_saved_and_can_be_resumed(shell: Shell) -> None:
    ended = shell("play corridor --seed 1 --seats human,bot:random", "walk 1\n")
    assert ended.code == 0
    resume = re.search(r"hauntbox (play --resume \S+)", ended.out)
    assert resume
    again = shell(resume[1], "look\n" * 40)
    assert ".S...." in again.out
    assert "The game is over." in again.out


def test_a_resumed_game_ends_as_it_would_have(shell: Shell) -> None:
    play = "play parlour --seed 9 --seats human,bot:random,bot:random,bot:random"
    shell(f"{play} --replay whole.txt", "1\n" * 200)
    shell(play, "1\n1\n1\nsave half\n")
    shell("play --resume half --replay resumed.txt", "1\n" * 200)
    assert Path("whole.txt").read_text() == Path("resumed.txt").read_text()


def test_a_scenario_of_ones_own_survives_in_the_replay(shell: Shell) -> None:
    Path("mine.toml").write_text('[map]\nrows = """\n| a |\n"""\n')
    shell("play corridor --scenario mine.toml --option luck=1 --replay r.txt", "look\n")
    assert read_replay(Path("r.txt")).setting.scenario == Path("mine.toml").read_text()
    assert shell("replay r.txt --check").code == 0


def test_ctrl_c_ends_cleanly_and_saves(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    shell("play corridor --seed 1", "walk 1\nsave game\n")
    monkeypatch.setattr("hauntbox.terminal.screen.Screen.ask", interrupted)
    ended = shell("play --resume game")
    assert (ended.code, "Traceback" in ended.err) == (130, False)
    assert "The game is saved." in ended.out


def interrupted(*_: object, **how: object) -> str:
    raise KeyboardInterrupt


def test_a_bug_is_one_line_and_a_report_and_the_game_is_saved(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("table.corridor.look", lambda g: 1 / 0)
    ended = shell("play corridor --seed 1", "walk 1\nlook\n")
    assert ended.code == 3
    assert len(ended.err.splitlines()) == 1
    report = re.search(r"a bug: ZeroDivisionError: division by zero\. .* (\S+)$", ended.err)
    assert report
    assert "Traceback" in Path(report[1]).read_text()
    assert "The game is saved." in ended.out


def test_a_replay_is_told_in_words(shell: Shell) -> None:
    shell("play corridor --option luck=1 --seed 1 --replay r.txt", "walk 1\nlook\n")
    lines = shell("replay r.txt").out.splitlines()
    assert lines[0] == "Corridor: Seeker (human), Ghost (bot:normal)"
    assert lines[1:3] == ["   1  Seeker: walk 1", "        The Seeker walks to 1. (COR-WALK-01)"]


def test_a_position_of_a_replay_is_shown(shell: Shell) -> None:
    shell("play corridor --option luck=1 --seed 1 --replay r.txt", "walk 1\nlook\n")
    assert shell("replay r.txt --at 0").out == "S....G\n"
    assert shell("replay r.txt --at 1").out == ".S...G\n"


def test_check_finds_one_changed_digit(shell: Shell) -> None:
    shell("play parlour --seats bot:random,bot:random,bot:random,bot:random --seed 1 --replay r.txt")
    text = Path("r.txt").read_text()
    assert shell("replay r.txt --check").code == 0
    Path("r.txt").write_text(re.sub(r"blow=(\d)", lambda m: f"blow={int(m[1]) % 6 + 1}", text, count=1))
    ended = shell("replay r.txt --check")
    assert ended.code == 1
    assert re.search(r"r\.txt: move \d+: the record says chance gave blow=\d, it gives blow=\d", ended.out)


def test_a_replay_is_told_as_far_as_the_rules_follow_it(shell: Shell) -> None:
    shell("play corridor --option luck=1 --seed 1 --replay r.txt", "walk 1\nwalk 2\nlook\n")
    Path("r.txt").write_text(Path("r.txt").read_text().replace("walk 2", "walk 5"))
    ended = shell("replay r.txt")
    assert ended.code == 1
    assert "   1  Seeker: walk 1" in ended.out
    assert "move 2: Seeker may not walk 5 (COR-WALK-02)" in ended.out
    assert "no further than move 1" in shell("replay r.txt --at 3").out
    assert "there is no move 9, it has moves 0 to 3" in shell("replay r.txt --at 9").err


def test_a_save_of_another_game_is_refused(shell: Shell) -> None:
    shell("play corridor --seed 1", "walk 1\nsave game\n")
    assert shell("play parlour --resume game").err == "hauntbox: game is a game of corridor, not of parlour\n"


def test_whoever_quits_unsaved_leaves_nothing_behind(shell: Shell) -> None:
    assert shell("play corridor --seed 1", "walk 1\nquit\n\n").code == 0
    assert not Path("data").exists()


def test_a_finished_game_is_kept_even_if_its_place_cannot_be_written(shell: Shell) -> None:
    Path("file").touch()
    ended = shell("play corridor --option luck=1 --seed 1 --replay file/r.txt", "look\n")
    assert ended.code == 0
    assert "file/r.txt cannot be written" in ended.out
    assert len(list(Path("data").glob("*.replay"))) == 1


def test_a_reader_who_has_read_enough_is_no_bug(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.cli.game_list.show", broken_pipe)
    monkeypatch.setattr("hauntbox.cli.error_edge.hang_up", lambda: 0)
    assert shell("games")[::2] == (0, "")


def broken_pipe(*_: object) -> int:
    raise BrokenPipeError


def test_an_interrupted_command_says_so_to_the_shell(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.cli.error_edge.app", interrupted)
    assert shell("games") == (130, "", "")
