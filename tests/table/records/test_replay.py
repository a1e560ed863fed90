"""A replay is a text that a person reads and a program checks."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from hauntbox import games
from hauntbox.table import (
    BadReplay,
    ReplayVerdict,
    Table,
    check_replay,
    parse_replay,
    read_replay,
    replay_of,
    replay_text,
)
from hauntbox.table.replays.replay import write_replay
from table.corridor import GAME
from table.play import chairs, corridor, make, parlour


def text_of(table: Table) -> str:
    return replay_text(replay_of(table))


def verdict(text: str) -> ReplayVerdict:
    return check_replay(parse_replay(text))


def everything() -> Table:
    """Moves, standing answers, undo of every kind, in a scenario of one's own."""
    table = corridor("walk 1", "look", scenario='# mine\n\n[map]\n  rows = "a | b"\n')
    table.undo(0)
    table.consent(1)
    return table


def test_a_replay_reads_like_play() -> None:
    lines = text_of(corridor("walk 1", "look")).splitlines()
    assert lines[0] == "hauntbox replay 1"
    assert 'seat 1    {"name":"Ghost","minds":[1],"holder":"human"}' in lines
    moves = [line for line in lines if re.match(r"\d+  ", line)]
    assert re.fullmatch(r"1  seat 0 Seeker: walk 1 \| [0-9a-f]{16}", moves[0])
    assert re.fullmatch(r"2  seat 0 Seeker: look \| look=\d \| [0-9a-f]{16}", moves[1])
    assert lines[-1] == "result    not finished"


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    for table in (everything(), parlour("2")):
        write_replay(table, tmp_path / "game")
        replay = read_replay(tmp_path / "game")
        assert replay.setting == table.setting
        assert replay_text(replay) == text_of(table)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_finished_game_checks_to_its_end(seed: str) -> None:
    table = parlour(seed)
    found = verdict(text_of(table))
    assert (found.problem, found.table.journal) == ("", table.journal)


def test_undo_and_standing_answers_are_checked_too() -> None:
    table = parlour("4", moves=3)
    for seat in range(4):
        table.stand(seat, seat, "Relief", table.parse("pass"))
    table.stand(2, 2, "Relief", None)
    assert verdict(text_of(table)).is_good
    assert verdict(text_of(everything())).is_good


def test_one_changed_digit_is_found_and_named() -> None:
    text = text_of(parlour("2"))
    blow = re.search(r"^(\d+)  .*blow=(\d)", text, re.M)
    assert blow
    changed = text[: blow.start(2)] + str(int(blow[2]) % 6 + 1) + text[blow.end(2) :]
    problem = verdict(changed).problem
    assert problem.startswith(f"move {blow[1]}: the record says chance gave blow=")


def test_a_changed_digest_is_found_and_named() -> None:
    text = text_of(parlour("2"))
    line = re.search(r"^7  .* \| ([0-9a-f]{16})$", text, re.M)
    assert line
    digest = line[1]
    other = ("1" if digest[0] != "1" else "2") + digest[1:]
    assert verdict(text.replace(digest, other)).problem == (
        f"move 7: the record says the position is {other}, it is {digest}"
    )


def test_a_changed_action_is_refused_in_the_players_words() -> None:
    problem = verdict(text_of(corridor("walk 1", "look")).replace("walk 1", "walk 5")).problem
    assert problem == "move 1: Seeker may not walk 5 (COR-WALK-02)"


def test_a_changed_result_is_found() -> None:
    text = text_of(corridor("look", luck=1)).replace("COR-END-01 | 1 0", "COR-END-01 | 0 1")
    assert "the record says the result is COR-END-01 | 0 1, it is COR-END-01 | 1 0" in verdict(text).problem


def test_a_changed_seed_is_found() -> None:
    text = text_of(corridor("walk 1", "walk 2"))
    assert verdict(re.sub(r"(?m)^seed .*", "seed  2", text)).problem.startswith("move 0: the record says the first")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("hauntbox replay 1", "hauntbox replay 2", r"line 1: .*: written by a newer Hauntbox \(format 2, this one"),
        ("hauntbox replay 1", "hauntbox save 1 0a", "is a saved game, and has no end yet: hauntbox play --resume"),
        ("hauntbox replay 1", "PGN", "line 1: 'PGN': a replay starts with 'hauntbox replay 1'"),
        ("game  ", "gam  ", "line 2: .*: here stands the line 'game'"),
        ("rules     1", "rules     one", "line 3: .*: rules: "),
        ('"minds":[1]', '"minds":1', "line 8: .*seat 1: "),
        ("seat 0 Seeker: walk", "seat 5 Seeker: walk", "line 12: .*: after the number stands who moves: seat 0 to"),
        ("Seeker: walk", "Sneaker: walk", "line 12: .*: after the seat stands a role: there are Seeker, Ghost"),
        ("Seeker: walk 1", "Seeker walk 1", "line 12: .*: after Seeker stands an action, e.g."),
        ("2  seat", "3  seat", "line 13: .*: here stands move 2"),
        ("look=", "look:", "line 13: .*: outcomes of chance look like 'uv=4 hunt=2'"),
        ("1  seat 0", "nonsense", "line 12: .*: a move looks like"),
        ("result ", "", "line 15: .*: here stands the line 'result'"),
    ],
)
def test_an_error_says_where_what_is_wrong_and_what_would_be_right(old: str, new: str, words: str) -> None:
    text = text_of(corridor("walk 1", "look")).replace(old, new, 1)
    with pytest.raises(BadReplay, match=words) as error:
        parse_replay(text)
    assert "\n" not in str(error.value)


def test_a_file_that_stops_short_says_so() -> None:
    with pytest.raises(BadReplay, match="the file ends after line 12, before its result"):
        parse_replay("\n".join(text_of(corridor("walk 1", "look")).splitlines()[:12]))


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b""])
def test_what_is_no_replay_is_refused_in_one_line(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "game").write_bytes(data)
    with pytest.raises(BadReplay, match="game"):
        read_replay(tmp_path / "game")


def test_a_replay_of_newer_rules_is_refused_in_one_line() -> None:
    text = text_of(corridor("walk 1")).replace("rules     1", "rules     2")
    with pytest.raises(BadReplay, match="played under rules 2 of Corridor, this Hauntbox knows 1"):
        verdict(text)


def test_a_replay_of_older_rules_keeps_its_recorded_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(corridor("look", "walk 1", "look"))
    monkeypatch.setattr(games, "find", lambda name: replace(GAME, version=2))
    changed = re.sub(r"look=\d", "look=3", text)
    found = verdict(changed)
    assert (found.problem, found.notes, found.table.log(0)[0]) == ("", [], "The Seeker looks: 3.")


def test_under_new_rules_a_missing_outcome_is_drawn_fresh_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    text = re.sub(r" \| look=\d", "", text_of(corridor("look")))
    monkeypatch.setattr(games, "find", lambda name: replace(GAME, version=2))
    assert verdict(text).notes == ["move 1: look was drawn fresh (COR-RND-01)"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("takes back 2", "takes back 3", "move 3: move 3 does not stand, so it cannot be taken back"),
        ("takes back 2", "takes back 1", "move 3: what followed does not stand without it"),
        ("Seeker: walk 1", "Seeker: wlak 1", "move 1: no action is called 'wlak 1': did you mean walk 1"),
    ],
)
def test_what_cannot_have_happened_is_a_divergence(old: str, new: str, words: str) -> None:
    table = corridor("walk 1", "walk 2")
    table.undo(0)
    assert words in verdict(text_of(table).replace(old, new)).problem


def test_a_standing_answer_that_cannot_be_is_a_divergence() -> None:
    table = parlour("4", moves=0)
    table.stand(1, 1, "Relief", table.parse("pass"))
    assert "'Tea' has no standing answer" in verdict(text_of(table).replace("in Relief", "in Tea")).problem


def test_solo_undo_is_marked() -> None:
    table = corridor("look", chairs=chairs("human", "bot:random"), solo_undo=True)
    table.undo(0)
    text = text_of(table)
    assert "\nundo      solo\n" in text
    assert "takes back 1 | solo |" in text
    assert verdict(text).is_good


def test_a_game_that_went_on_under_new_rules_is_checked_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = corridor("walk 1", "look")
    monkeypatch.setattr(table.kind.codec, "version", 2)
    newer = replace(GAME, version=2)
    monkeypatch.setattr(games, "find", lambda name: newer)
    table.kind = newer
    table.go_on_from(newer.codec.save(table.g), was=1)
    make(table, "walk 2")
    text = text_of(table)
    assert "\n3  rules 1 to 2 | {" in text
    assert verdict(text.replace("look=", "look=1")).table.journal[3:] == table.journal[3:]
    assert verdict(text.replace("walk 2", "walk 3")).problem == "move 4: Seeker may not walk 3 (COR-WALK-02)"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("scenario  hall", "scenario  cellar", "a scenario that Corridor cannot play: a corridor has a"),
        ('{"luck":5}', '{"luck":50}', "option"),
        ("game      corridor", "game      chess", "unknown game 'chess'"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_one_line(old: str, new: str, words: str) -> None:
    with pytest.raises((ValueError, LookupError), match=words) as error:
        verdict(text_of(corridor("walk 1", luck=5)).replace(old, new))
    assert "\n" not in str(error.value)


def test_rules_that_break_on_a_record_are_told_by_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(corridor("walk 1", "look"))
    monkeypatch.setattr("table.corridor.look", lambda g: 1 / 0)
    assert verdict(text).problem == "move 2: the rules break on it: ZeroDivisionError: division by zero"


def test_large_outcomes_are_kept_as_the_kernel_tells_them() -> None:
    large = "9" * 30
    replay = parse_replay(re.sub(r"look=\d", f"look={large}", text_of(corridor("look"))))
    assert replay.journal[0].chance == (("look", large),)  # type: ignore[union-attr]
