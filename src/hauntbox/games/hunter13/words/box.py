"""What is printed on the box, and how a set-up form is laid out."""

from __future__ import annotations

from typing import Final

from hauntbox.kernel.contract import Box

BOX: Final = Box(
    line="Every door leads deeper.",
    blurb="Candle and moon. Lay the mansion room by room, keep your wits to yourself, and learn what the house wants."
    " Before it has you.",
    kind="co-operative exploration",
    length="90 min",
    weight="medium",
    first="Gentle start",
)
GROUPS: Final = {
    "Who plays": ("players", "hunters", "solo", "automatic", "host"),
    "Difficulty": ("growth", "extra_hp", "extra_mp", "foe_bonus", "foe_points", "checks", "rounds"),
    "Secrets and help": ("open_insanity", "ask_relief", "items_reach", "lenient_rescue", "relief_by_stairs"),
    "The mansion": ("doors", "many_doors", "sealed_relief", "thematic_floors", "fog_stops"),
    "Turns and checks": (
        "moves",
        "points",
        "falling",
        "escape",
        "shut_doors",
        "locked_doors",
        "grimoire",
        "bunch",
        "no_reshuffle",
    ),
    "Enemies": ("vitality", "enemy_moves", "resting_monsters", "battle_rounds", "escape_anywhere"),
    "Growth": ("growth_counts", "side_points"),
}
