"""What is printed on the box, presets, and how a set-up form is laid out."""

from __future__ import annotations

from typing import Final

from hauntbox.kernel.contract import Box

BOX: Final = Box(
    line="Stay together.",
    blurb="A family of four on a farm that is no longer empty. Open doors, fight what comes, and keep one on lookout.",
    kind="co-operative dungeon crawl",
    length="90 min",
    weight="heavy",
    first="Solo",
)
PRESETS: Final[dict[str, dict[str, int | bool]]] = {
    "By the book": {},
    "Solo": {"players": 1},
    "Two players": {"players": 2},
    "Three players": {"players": 3},
    "Gentle": {"fm_hp": 3, "monster_hp": -1},
    "Grim": {"monster_hp": 1, "boss_hp": 4},
}
PRESET_LINES: Final = {
    "By the book": "Every number as the rulebook has it.",
    "Solo": "You lead the whole family.",
    "Two players": "Two family members each.",
    "Three players": "One active family member each. If yours goes on lookout, you play the one who comes in.",
    "Gentle": "Each family member has three HP more, each monster one HP fewer.",
    "Grim": "Each monster has one HP more, a boss five.",
}
GROUPS: Final = {
    "Who plays": ("players", "active_fms"),
    "Difficulty": ("fm_hp", "monster_hp", "boss_hp", "xp_percent", "trouble_high", "fight_rounds"),
    "Fate": ("draw_count", "monster_tokens", "put_back_limit", "low_bag", "fm_tokens"),
    "Cards": ("stash_limit", "extra_spaces", "housekeeping"),
    "Dice": ("hit_color_limit", "defense_limit", "penalty_miss", "blind_need"),
    "The campaign": ("cart_cards", "second_chance", "single_mission"),
    "Other readings of a rule": (
        "lookout_choice",
        "exposed_family",
        "repeat_effects",
        "climb_obstacles",
        "no_renew",
        "armor_stops_elements",
        "lasting_traps",
        "next_from_last",
        "true_ambush",
        "free_items",
    ),
    "Monsters and traps": ("group_limit", "patience", "rat_trap", "bear_trap", "taser_trap"),
}
