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
GROUPS: Final = {
    "Who plays": ("players", "bench", "level"),
    "Difficulty": ("easy", "hard", "timer", "to_hit", "caustic", "slimes"),
    "Variants": ("ghost_traps", "manual_order", "strict_splatter", "freed_humans", "random_map"),
    "Campaign": ("saved_tank", "keep_progress"),
    "Turns": ("actions", "maneuvers", "move", "drive", "stride", "sight", "tokens"),
    "Experience": ("goo_timer", "goo_xp", "token_xp", "level_2", "level_3", "level_4", "level_5", "most_xp"),
}
