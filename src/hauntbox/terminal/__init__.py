"""Playing in a terminal: the board as text, numbered choices, typed actions."""

from hauntbox.terminal.screen import Closed, Screen
from hauntbox.terminal.session import Quit, Session

__all__ = ["Closed", "Quit", "Screen", "Session"]
