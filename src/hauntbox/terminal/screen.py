"""What a terminal shows and reads. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

FURTHER_IN: Final = " " * 6


class Closed(Exception):
    """Nobody types any more: the end of the input."""


def plain_console() -> Console:
    """Words as they are written: `file:100:` names a line and is no emoji."""
    return Console(highlight=False, soft_wrap=True, emoji=False)


class Screen:
    """One terminal, or a pipe."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or plain_console()

    @property
    def height(self) -> int:
        """Lines that are seen at once; 0 for a pipe, which is read from its beginning."""
        return self.console.height if self.console.is_terminal else 0

    def say(self, text: str = "", style: str = "") -> None:
        for line in self.wrapped(text):
            self.draw(line, style)

    def draw(self, line: str = "", style: str = "") -> None:
        """Print a line as it is: part of a drawing."""
        self.console.print(Text(line, style))

    def list(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(f"  {line}", style)

    def wrapped(self, text: str) -> Iterator[str]:
        """Yield lines broken between words, what goes on further in. In a pipe they stay whole."""
        for line in text.split("\n") if self.height else ():
            yield from wrap(line, self.console.width, subsequent_indent=FURTHER_IN) or [""]
        if not self.height:
            yield text

    def ask(self, prompt: str) -> str:
        try:
            return self.console.input(Text(prompt, "bold")).strip()
        except EOFError:
            self.say()
            raise Closed from None

    def has_yes(self, question: str) -> bool:
        return self.ask(f"{question} (y/n) ").lower() in ("y", "yes")

    def wipe(self) -> None:
        """Nothing that stood here can be read any more, not even by scrolling up."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.say("-" * 40)
