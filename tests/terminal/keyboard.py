"""A screen whose keyboard types what a test says, and which remembers what it showed."""

from __future__ import annotations

import io
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console

from hauntbox.table import Table, save
from hauntbox.terminal import Closed, Screen, Session


class Keyboard(Screen):
    def __init__(self, typed: Iterable[str], is_terminal: bool = False) -> None:
        self.shown = io.StringIO()
        super().__init__(Console(file=self.shown, width=200, force_terminal=is_terminal, soft_wrap=True))
        self.typed = list(typed)

    def ask(self, prompt: str) -> str:
        self.say(prompt)
        if not self.typed:
            raise Closed
        return self.typed.pop(0)

    @property
    def text(self) -> str:
        return self.shown.getvalue()


def sit(table: Table, *typed: str, is_terminal: bool = False) -> Keyboard:
    """Play until all is typed."""
    screen = Keyboard(typed, is_terminal)
    with suppress(Closed):
        Session(table, screen, save).run()
    return screen
