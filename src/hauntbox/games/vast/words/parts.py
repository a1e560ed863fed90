"""What a role says of itself: `WORDS` in its `words.py` is one of these, and the common words are another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hauntbox.games.common.asking import Text
from hauntbox.games.vast.actions import Way
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

StepText = Callable[[Vast, int, Way], str]


class Asked(NamedTuple):
    """A question in words: to whom it is put, what others read, the rule that asks, and its plainest answers.

    In `at` {place} is a space with its tile, in `way` {way} is a direction.
    """

    mine: str
    others: str
    rule: str
    at: str = "At {place}"
    way: str = "{way}"
    yes: str = "Yes"
    no: str = "No"
    enough: str = "No more"


class Parlance(NamedTuple):
    """The words of a role, or those that all share."""

    sentences: Mapping[str, str]  # by the kind of event
    facts: Words  # what a position makes of a fact
    texts: Mapping[type[Action], Text]  # options
    questions: Mapping[str, Asked]  # by the name of the frame
    reasons: Mapping[str, str]  # why not, by the rule that forbids
    card: Callable[[Vast], list[CardSection]]  # the reference card
    steps: Mapping[str, StepText] = {}  # what a direction means, by the name of the frame


class Capitals:
    """An action, and its names as texts have them: the Claw Gem."""

    def __init__(self, act: Action) -> None:
        self.act = act

    def __getattr__(self, field: str) -> str:
        return str(getattr(self.act, field)).title()


def with_names(template: str) -> Text:
    """The text of an option, with the names of pieces and tokens in capitals: Attack the Vile Ghoul."""
    return lambda g, role, act: template.format(Capitals(act))
