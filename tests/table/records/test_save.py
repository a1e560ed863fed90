"""A saved game goes on as if nothing had happened, and nothing is ever lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hauntbox import games
from hauntbox.table import BadSave, NewRules, Request, load, save
from table.corridor import GAME, LOOK, Turn
from table.play import corridor, make, parlour, rush


def test_a_resumed_game_ends_as_it_would_have(tmp_path: Path) -> None:
    whole = parlour("5")
    half = parlour("5", moves=len(whole.journal) // 2)
    save(half, tmp_path / "game")
    resumed = load(tmp_path / "game")
    rush(resumed)
    assert resumed.journal == whole.journal
    assert [resumed.log(seat) for seat in range(4)] == [whole.log(seat) for seat in range(4)]


def test_undo_works_across_a_save(tmp_path: Path) -> None:
    table = corridor("walk 1", "look", "walk 2")
    table.undo(0)
    save(table, tmp_path / "game")
    again = load(tmp_path / "game")
    assert isinstance(again.undo(0), Request)
    again.consent(1)
    assert again.kind.codec.digest(again.g) == table.kind.codec.digest(corridor("walk 1").g)


def test_saving_again_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    save(corridor("walk 1"), tmp_path / "game")
    save(corridor("walk 1", "look"), tmp_path / "game")
    assert [path.name for path in tmp_path.iterdir()] == ["game"]
    assert len(load(tmp_path / "game").journal) == 2


def test_a_save_that_fails_half_way_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(corridor("walk 1"), tmp_path / "game")

    def full(handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space left"):
        save(corridor("walk 1", "look"), tmp_path / "game")
    assert [path.name for path in tmp_path.iterdir()] == ["game"]
    assert len(load(tmp_path / "game").journal) == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data.replace(b"walk 1", b"walk 2"), "a damaged save, its checksum does not fit"),
        (lambda data: data[:-20], "a damaged save, its checksum does not fit"),
        (lambda data: data.replace(b"save 1", b"save 9"), r"saved by a newer Hauntbox \(format 9, this one reads 1\)"),
        (lambda data: b"\x00\xff", "not a saved game of Hauntbox"),
        (lambda data: b"", "not a saved game of Hauntbox"),
    ],
)
def test_a_bad_file_is_refused_in_one_line_and_stays(tmp_path: Path, change, words: str) -> None:  # type: ignore[no-untyped-def]
    save(corridor("walk 1"), tmp_path / "game")
    damaged = change((tmp_path / "game").read_bytes())
    (tmp_path / "game").write_bytes(damaged)
    with pytest.raises(BadSave, match=words) as error:
        load(tmp_path / "game")
    assert "\n" not in str(error.value)
    assert (tmp_path / "game").read_bytes() == damaged


def test_a_missing_file_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="No such file"):
        load(tmp_path / "game")


def test_a_game_that_is_not_in_the_box_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(corridor("walk 1"), tmp_path / "game")
    monkeypatch.setattr(games, "find", raise_unknown)
    with pytest.raises(BadSave, match="unknown game"):
        load(tmp_path / "game")


def raise_unknown(name: str) -> None:
    raise games.UnknownGame(f"unknown game {name!r}: there are none")


def test_under_new_rules_a_game_goes_on_from_its_position_with_a_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(corridor("walk 1", "look", "walk 2"), tmp_path / "game")
    monkeypatch.setattr(Turn, "bars", lambda *_: "" if _[3] == LOOK else "COR-NEW-01")
    newer = replace(GAME, version=2)
    monkeypatch.setattr(newer.codec, "version", 2)
    monkeypatch.setattr(games, "find", lambda name: newer)
    table = load(tmp_path / "game")
    assert isinstance(table.journal[3], NewRules)
    assert (table.journal[3].was, table.journal[3].now) == (1, 2)
    assert table.log(0)[0] == "The Seeker walks to 1."
    make(table, "look")
    save(table, tmp_path / "game")
    assert load(tmp_path / "game").journal == table.journal


def test_a_save_of_newer_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(corridor("walk 1"), tmp_path / "game")
    monkeypatch.setattr(games, "find", lambda name: replace(GAME, version=0))
    with pytest.raises(BadSave, match="saved under rules 1 of Corridor, this Hauntbox knows 0"):
        load(tmp_path / "game")
