"""What is printed on the box, and how a set-up form is laid out."""

from __future__ import annotations

from typing import Final

from hauntbox.kernel.contract import Box

BOX: Final = Box(
    line="Mind the slime.",
    blurb="Neon after rain. Close the gates before the Goo Timer runs out, and hold no more streams than you can keep.",
    kind="co-operative tactics",
    length="60 min",
    weight="medium",
    first="Gentle start",
)
PRESETS: Final[dict[str, dict[str, int | str | bool]]] = {
    "By the book": {},
    "Gentle start": {"easy": True, "bench": "bookkeeper"},
    "Solo": {"players": 1},
    "Two players": {"players": 2},
    "Easy": {"easy": True},
    "Hard": {"hard": True},
    "Ghost Traps": {"ghost_traps": True},
    "Veterans": {"level": 5},
}
PRESET_LINES: Final = {
    "By the book": "Every number as the rulebook has it.",
    "Gentle start": "Two more rounds, and the Bookkeeper stays at home, so that nobody has to choose a character.",
    "Solo": "You lead all four Ghostbusters.",
    "Two players": "Two Ghostbusters each.",
    "Easy": "The Goo Timer starts two higher, and so does its maximum.",
    "Hard": "The Goo Timer starts one lower, and Ghosts of Class 1 begin with a Shadow.",
    "Ghost Traps": "Ghosts are Trapped by hand, with Trap tokens.",
    "Veterans": "All begin at Level 5, whatever the scenario says.",
}
GROUPS: Final = {
    "Who plays": ("players", "bench", "level"),
    "Difficulty": ("easy", "hard", "timer", "to_hit", "caustic", "slimes"),
    "Variants": ("ghost_traps", "manual_order", "strict_splatter", "freed_humans", "random_map"),
    "Campaign": ("saved_tank", "keep_progress"),
    "Turns": ("actions", "maneuvers", "move", "drive", "stride", "sight", "tokens"),
    "Experience": ("goo_timer", "goo_xp", "token_xp", "level_2", "level_3", "level_4", "level_5", "most_xp"),
}
