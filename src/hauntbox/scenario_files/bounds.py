"""How large a TOML text from outside may be. It is looked through once, from left to right, before anything reads it.

The reader of the library takes a time that grows with the cube of the dots in a key, recurses for every bracket and
breaks on numbers of thousands of digits; so what nobody writes by hand is refused here, by its bound and its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from hauntbox.kernel.contract import Problem

CHARACTERS: Final = 200_000
LINES: Final = 5_000
DEPTH: Final = 20  # brackets and braces inside each other
DOTS: Final = 20  # in a key or the name of a table
WORD: Final = 100  # letters of a bare key, digits of a number
KEYS: Final = 5_000  # equals signs

# Every branch takes what it takes without a second thought (possessive), so the whole takes linear time.
TOKEN: Final = re.compile(
    r'''(?P<text>"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}|\Z)|\'{3}(?:[^']|'(?!''))*+(?:'{3,5}|\Z)'''
    r"""|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?)"""
    r"""|(?P<comment>\#[^\n]*+)|(?P<word>[^\s"'\#\[\]{}=,.]++)|(?P<mark>[\[\]{}=,.\n])""",
    re.DOTALL,
)
PARTING: Final = frozenset("[]{}=,\n")  # what a key cannot go on beyond


class Line(NamedTuple):
    """A statement: its first and its last line, counted from 0."""

    first: int
    last: int


class Scan:
    """One walk through a text: the first bound that it breaks, and the lines of its statements."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.line = 0
        self.depth = 0
        self.dots = 0
        self.keys = 0

    def statements(self) -> Iterator[Line]:
        """What stands between two line ends outside all brackets and texts; a blank line is one too."""
        first = 0
        for found in TOKEN.finditer(self.text):
            if self.step(found) and not self.depth:
                yield Line(first, self.line - 1)
                first = self.line
        yield Line(first, self.line)

    def excess(self) -> Problem | None:
        """The first bound that is broken, or None."""
        if len(self.text) > CHARACTERS:
            return Problem(1, "", f"{len(self.text)} characters: expected {CHARACTERS} at most")
        if self.text.count("\n") > LINES:
            return Problem(LINES + 1, "", f"a scenario may have {LINES} lines")
        for found in TOKEN.finditer(self.text):
            line = self.line
            self.step(found)
            if words := self.bars(found):
                return Problem(line + 1, "", words)
        return None

    def step(self, found: re.Match[str]) -> bool:
        """Is it the end of a line?"""
        mark = found["mark"]
        if mark is None:
            self.line += found[0].count("\n")
            return False
        self.depth = max(0, self.depth + (mark in "[{") - (mark in "]}"))
        self.dots = 0 if mark in PARTING else self.dots + 1
        self.keys += mark == "="
        self.line += mark == "\n"
        return mark == "\n"

    def bars(self, found: re.Match[str]) -> str:
        if self.depth > DEPTH:
            return f"a scenario may nest {DEPTH} levels deep"
        if self.dots > DOTS:
            return f"a key may have {DOTS} dots"
        if self.keys > KEYS:
            return f"a scenario may have {KEYS} keys"
        word = found["word"]
        if word is not None and len(word) > WORD:
            return (
                f"a number may have {WORD} digits"
                if word.lstrip("+-")[:1].isdigit()
                else f"a name may have {WORD} letters"
            )
        return ""


def excess(text: str) -> Problem | None:
    return Scan(text).excess()


def statements(text: str) -> Iterator[Line]:
    return Scan(text).statements()
