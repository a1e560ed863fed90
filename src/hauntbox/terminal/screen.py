"""What a terminal shows and reads. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text


class Closed(Exception):
    """Nobody types any more: the end of the input."""


def plain_console() -> Console:
    """Words as they are written: `file:100:` names a line and is no emoji."""
    return Console(highlight=False, soft_wrap=True, emoji=False)


class Screen:
    """One terminal, or a pipe."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or plain_console()

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def list(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(f"  {line}", style)

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
