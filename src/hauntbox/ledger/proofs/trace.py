"""Which watched lines a test runs. Everything else runs at almost full speed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Set
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

Lines = dict[str, set[int]]  # by file


class Tracer:
    """Follows only functions that still have watched lines to show.

    With `most`, what has gone on for so many calls is followed no longer: all watched lines count as having run.
    """

    def __init__(self, watched: Mapping[str, Mapping[int, int]], most: int = 0) -> None:
        self._watched = watched  # by file: line -> first line of its statement
        self._codes: dict[int, tuple[CodeType, Set[int]]] = {}  # by identity: code objects are slow to hash
        self._unseen: dict[int, set[int]] = {}
        self._ran: Lines = {}
        self._most = most
        self._calls = 0

    @contextmanager
    def running(self) -> Iterator[Lines]:
        """Fills the lines it gives, known by the first lines of their statements."""
        self._unseen, self._ran, self._calls = {}, {}, 0
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            yield self._ran
        finally:
            sys.settrace(before)

    def _call(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        self._calls += 1
        if self._calls == self._most:
            self._give_up()
        if code.co_filename not in self._watched:
            return None
        unseen = self._unseen.get(id(code))
        if unseen is None:
            unseen = self._unseen[id(code)] = set(self._lines_of(code))
        return self._line if unseen else None

    def _give_up(self) -> None:
        sys.settrace(None)
        for path, lines in self._watched.items():
            self._ran[path] = set(lines.values())

    def _line(self, frame: FrameType, event: str, arg: object) -> Any:
        code, line = frame.f_code, frame.f_lineno
        unseen = self._unseen[id(code)]
        if event == "line" and line in unseen:
            unseen.remove(line)
            self._ran.setdefault(code.co_filename, set()).add(self._watched[code.co_filename][line])
            frame.f_trace_lines = bool(unseen)
        return self._line

    def _lines_of(self, code: CodeType) -> Set[int]:
        if id(code) not in self._codes:
            lines = {line for _, _, line in code.co_lines()}
            self._codes[id(code)] = code, self._watched[code.co_filename].keys() & lines
        return self._codes[id(code)][1]
