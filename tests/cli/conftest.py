from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import Shell
from table import box


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The tests' own games, and a place for a player's files."""
    box.use(monkeypatch)
    monkeypatch.setenv("HAUNTBOX_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)
