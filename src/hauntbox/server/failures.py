"""What to do about something that broke: tell the log where, and try again by and by."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import PurePath
from traceback import extract_tb
from typing import Final

DEPTH: Final = 6  # places, the innermost last
PAUSES: Final = (0.5, 1.0, 2.0, 5.0, 10.0)  # seconds; the last again and again


def where(error: BaseException) -> str:
    """`IndexError at live_table.py:210, viewer.py:52`. What the error says is left out: it may name a secret."""
    places = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)]
    return f"{type(error).__name__} at {', '.join(places[-DEPTH:]) or 'an unknown place'}"


def waits() -> Iterator[float]:
    """How long to wait before trying again, for ever."""
    return chain(PAUSES, repeat(PAUSES[-1]))
