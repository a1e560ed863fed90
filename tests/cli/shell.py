"""The program as one types it, in this process."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

from hauntbox.cli.error_edge import run


class Ended(NamedTuple):
    code: int
    out: str
    err: str


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, command: str, typed: str = "") -> Ended:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(command.split())
        said = self.capsys.readouterr()
        return Ended(code, said.out, said.err)
