"""The goal of each scenario in one line of at most fourteen words; what else it asks stands in its mission."""

from __future__ import annotations

import re
from typing import Final

MOST: Final = 14  # words
GOALS: Final = {
    "bells": "Name the ringer, call it down, and beat it before the thirteenth stroke.",
    "bride": "Stop the great clock before it shows twelve.",
    "candle": "Pray the candle out in the chapel, or name whoever carries it.",
    "divided": "Bring both halves of the word to the sealing room, and say it.",
    "doubles": "Lure every double into the picture gallery before its own hunter.",
    "fever": "Bring the four ingredients to the kitchen and brew the cure.",
    "heir": "Find the drowned child and bring it out by the front door.",
    "judge": "Find the witnesses, then lay cards of exactly thirteen before the court.",
    "lamp": "Keep a lamp burning until the end of the twelfth round.",
    "places": "Learn the thirteenth guest's name and end it before the clock strikes thirteen.",
    "remembers": "Carry diary, cross and scepter to the entrance, and stand there together.",
    "thirteenth": "Break two seals in one round; with four hunters, all three.",
    "tithe": "Find his coffin and turn him to dust before dawn.",
}
SENTENCE: Final = re.compile(r"[.:;!?](?=\s|$)")


def goal_line(scenario: str, title: str, mission: str) -> str:
    """Of a player's own scenario the first clause of its mission, where that is short enough."""
    if scenario in GOALS:
        return GOALS[scenario]
    first = SENTENCE.split(" ".join(mission.split()), maxsplit=1)[0]
    return f"{first}." if 0 < len(first.split()) <= MOST else f"{title}: fulfil the mission."
