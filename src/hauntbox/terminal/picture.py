"""The table as one seat sees it on a terminal: what has changed since it last looked, and what fits of a board."""

from __future__ import annotations

from itertools import groupby
from typing import Final

LEAST_ROOM: Final = 9  # lines of a board that are shown however small the terminal is
LEFT_OUT: Final = "(a part of the board; type show for all of it)"


class Picture:
    """Remembers what the seat has been shown. Blocks between empty lines are, by turns, words and a drawn board."""

    def __init__(self) -> None:
        self.shown: list[list[str]] = []

    def forget(self) -> None:
        self.shown = []

    def changes(self, drawn: str, room: int = 0) -> list[tuple[str, bool]]:
        """Return the first block, of all other words the new lines, and last each board that looks different now, so
        that it stands above the question.

        Each line comes with whether it is words. If boards have to fit into `room` lines, they are cut to those around
        what has changed on them.
        """
        blocks = blocks_of(drawn)
        before = {line for block in self.shown for line in block}
        words = {
            n: block if n == 0 else [line for line in block if line not in before] for n, block in enumerate(blocks)
        }
        lines: list[tuple[str, bool]] = []
        boards: list[tuple[str, bool]] = []
        new = [n for n, block in enumerate(blocks) if n % 2 and block != (self.shown[n] if n < len(self.shown) else [])]
        share = room // len(new) if room and new else 0
        for n, block in enumerate(blocks):
            was = self.shown[n] if n < len(self.shown) else []
            if n % 2 == 0:
                lines += [(line, True) for line in words[n]]
            elif n in new:
                boards += [("", False), *[(line, False) for line in part(block, was, share and max(1, share - 1))]]
        self.shown = blocks
        return [*lines, *boards]


def blocks_of(drawn: str) -> list[list[str]]:
    return [list(lines) for is_empty, lines in groupby(drawn.split("\n"), lambda line: not line) if not is_empty]


def part(block: list[str], was: list[str], room: int) -> list[str]:
    """Return the lines around what has changed, between the names of the columns and a word on what is left out."""
    room = max(room, LEAST_ROOM) if room else 0
    if not room or len(block) <= room:
        return block
    head, *rows, _ = block  # the last line is the key to the signs, which changes with them
    changed = [n for n, line in enumerate(rows, 1) if was and (n >= len(was) or line != was[n])]
    middle = (changed[0] + changed[-1]) // 2 - 1 if changed else len(rows) // 2
    space = room - 2
    top = min(max(0, middle - space // 2), len(rows) - space)
    return [head, *rows[top : top + space], LEFT_OUT]
