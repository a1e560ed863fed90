"""Where missions hook in: rules say what has happened, a mission's happenings answer. MIS

The names are the triggers of the mission vocabulary. The package of missions fills the table when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.betwixt.state import Farm

Answer = Callable[[Farm, str, tuple[int, ...]], None]
ANSWERS: Final[list[Answer]] = []


def happen(g: Farm, trigger: str, *facts: int) -> None:
    """Tell the mission; without one nothing follows."""
    for answer in ANSWERS:
        answer(g, trigger, facts)
