"""The data folder is its owner's only, and the log tells nothing of what is in it."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

import pytest

from hauntbox.store import Kept, Store
from hauntbox.store.database.engine import FILE
from hauntbox.store.folder.archive import back_up
from hauntbox.store.folder.restoring import restore
from server.kit import live
from store.test_store import ENTRIES, sheet


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@live
async def test_folder_and_files_are_the_owners_only(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        folder = tmp_path / "deep" / "data"
        store = Store(folder)
        await store.add(sheet())
        back_up(folder, tmp_path / "backup")
        assert {path.name for path in folder.iterdir()} == {FILE, f"{FILE}-wal", f"{FILE}-shm", "server.lock"}
        assert {mode(path) for path in folder.iterdir()} == {0o600}
        store.close()
        kept = restore(folder, tmp_path / "backup")
        assert kept is not None
        assert {mode(folder / FILE), mode(kept), mode(tmp_path / "backup")} == {0o600}
        assert mode(folder) == 0o700
    finally:
        os.umask(old)


def test_what_others_could_read_is_tightened_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    folder = tmp_path / "data"
    Store(folder).close()
    folder.chmod(0o755)
    for name in (FILE, f"{FILE}.before-002"):
        (folder / name).touch()
        (folder / name).chmod(0o644)
    Store(folder).close()
    assert [mode(folder), mode(folder / FILE), mode(folder / f"{FILE}.before-002")] == [0o700, 0o600, 0o600]
    assert caplog.text.count("it is its owner's only from now on") == 3
    caplog.clear()
    Store(folder).close()
    assert "from now on" not in caplog.text


def test_a_folder_that_everybody_shares_stays_open(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    Store(folder).close()
    assert (mode(folder), mode(folder / FILE)) == (0o1777, 0o600)


@live
async def test_an_error_of_the_database_names_no_values(tmp_path: Path) -> None:
    store = Store(tmp_path)
    await store.add(sheet())
    await store.write("ABCDEF", [Kept(ENTRIES[0])])
    with pytest.raises(Exception, match="UNIQUE") as error:
        await store.write("ABCDEF", [Kept(ENTRIES[0], act="my secret")])
    assert "my secret" not in str(error.value)
    assert "step e7" not in str(error.value)
    store.close()
