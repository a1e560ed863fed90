"""What a role shows of itself: `SCENE` in its `scene.py` is one of these."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from hauntbox.games.common.asking import Paint, Painter
from hauntbox.games.vast.scene.stage import Stage
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Goal, Look, Moment, Sign, Thing


class RoleScene(NamedTuple):
    """How a role looks."""

    legend: Mapping[str, Look]
    panel: Callable[[Stage], dict[str, Thing]]  # its sheet and what lies on it
    decks: Callable[[Vast], dict[str, Thing]]  # its piles beside the map
    paints: Mapping[type[Action], Paint | Painter]
    goal: Callable[[Vast], Goal]
    wants: Callable[[Vast], str]  # in a few words
    have: Callable[[Stage], tuple[Sign, ...]]  # what is left to spend, while it is asked in its turn
    hint: Callable[[Stage], str]
    is_worth: Callable[[Stage, Action, str], bool]  # whether a refusal is worth its reason
    ids: Mapping[str, Callable[[Any], Iterable[str]]]  # what lights up with a fact, by its words
    on: Mapping[str, tuple[str, ...]]  # what changes with an event beside what its facts name
    moments: Mapping[str, Callable[[Vast, Event], Moment | None]]
    good: frozenset[str]  # events that are good news for it
    bad: frozenset[str]
    walk: Callable[[Stage, Any], Paint] | None = None  # a direction in its own question
