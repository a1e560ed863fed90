"""The names that a scenario file may use for effects, endings and Key Items. What they do stands in rules/."""

from __future__ import annotations

from typing import Final

EFFECTS: Final = (
    "", "a Ghost emerges", "the most laden loses a Ghost", "the Gate Splatters", "the Judges wander", "a Brother comes",
    "the Brothers react", "the shooter recoils", "the Super-Plazms stir", "the Train comes", "the Train shunts",
    "the Giant lurches", "a Super-Plazm emerges", "a Ghost goes for the statue", "a Plazm comes",
)  # fmt: skip
SUCCESSES: Final = (
    "no Gate is open", "the Judges are deposited", "the Brothers are deposited", "no Horror and no Gate is left",
    "the Train is Trapped", "the Giant is Trapped", "six Plazms and one Gate", "she is uptown", "Vigo is Trapped",
)  # fmt: skip
FAILURES: Final = ("", "the Plazms run out", "the Giant is home", "she is overrun")
GOALS: Final = ("", "four rounds are left", "no Pedestrian is left")
KEYS: Final = ("", "Case File", "Gavel", "Coat Ticket", "Sample Jar", "Loud Record")
