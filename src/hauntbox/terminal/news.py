"""What has been heard, on a terminal: lines of the log, and cards and letters in a frame of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from msgspec.structs import replace

from hauntbox.scene import Line, Moment, Scene, rows, told

WIDEST: Final = 62  # columns of a frame
FRAMED: Final = ("card", "letter")  # kinds of moments that one reads; others are told by their line


def news_lines(scene: Scene, lines: Sequence[Line], width: int) -> Iterator[tuple[str, bool]]:
    """Yield lines of text, each with whether it is part of a moment. Several lines of one set are one line."""
    for line in rows(lines):
        moment = line.moment
        framed = moment is not None and moment.kind in FRAMED and bool(moment.title or moment.text)
        line = replace(line, text=line.sum or line.text)
        [text] = told(scene, [replace(line, moment=None) if framed else line])
        yield text, moment is not None and not framed
        if framed and moment is not None:
            yield from [(row, True) for row in frame(moment, width)]


def frame(moment: Moment, width: int) -> list[str]:
    """Return a card or a letter between rules, as wide as the terminal lets it be."""
    inside = max(20, min(WIDEST, width - 4) - 4)
    parts = [moment.head, moment.title, moment.text, moment.small, moment.sign]
    rows = [row for part in parts if part for paragraph in part.split("\n") for row in wrap(paragraph, inside) or [""]]
    edge = f"+{'-' * (inside + 2)}+"
    return [edge, *[f"| {row:<{inside}} |" for row in rows], edge]
