"""What is printed on the box, and how a set-up form is laid out."""

from __future__ import annotations

from typing import Final

from hauntbox.kernel.contract import Box

BOX: Final = Box(
    line="One hides. The others listen.",
    blurb="Instruments in the dark. One of you is the ghost and knows the house; the others listen, measure and run.",
    kind="deduction and hunts",
    length="45 min",
    weight="medium",
    first="Even chances",
    scenario="larkspur",
)
PRESETS: Final[dict[str, dict[str, int | str | bool]]] = {
    "By the book": {},
    "Even chances": {"even_chances": True},
    "Two players": {"players": 2},
    "Solo": {"players": 1, "auto_ghost": "restless", "solo_hunters": 3},
    "Beginners": {"even_chances": True, "gentle": True},
    "Experts": {"harsh": True},
    "Eleven ghosts": {"more_ghosts": True, "name_the_ghost": True, "players": 5},
    "The original draft": {"original_draft": True},
}
PRESET_LINES: Final = {
    "By the book": "Every number as the rulebook has it. The ghost wins more often than the hunters.",
    "Even chances": "Fair for three or four hunters: night, hands and Spirit Box fit the map; each side wins "
    "about half.",
    "Two players": "One is the ghost, the other leads two hunters.",
    "Solo": "You lead three hunters against a ghost that plays by itself.",
    "Beginners": "Even chances, and easier: evidence shows on a 3, hands hold three items, and the ghost hunts "
    "a round later.",
    "Experts": "Evidence shows on a 5, there is one card of each item, and dawn comes six rounds earlier.",
    "Eleven ghosts": "Three more types, four hunters, and they win by naming the ghost.",
    "The original draft": "An older version of the rules: other turn order, hunts, items and evidence.",
}
GROUPS: Final = {
    "Who plays": ("players", "auto_ghost", "solo_hunters", "lone_hunter", "random_ghost", "more_ghosts"),
    "Difficulty": (
        "even_chances", "gentle", "harsh", "dawn_round", "no_dawn", "dawn_defeat", "grace_rounds", "original_draft",
    ),
    "Winning": ("name_the_ghost", "any_return"),
    "Hunters": (
        "hunter_move", "hunter_hand", "field_bag", "fixed_loadout", "single_copy", "item_copies", "salt_uses", "taunt",
    ),
    "Hearing and seeing": (
        "listen_range", "sight_range", "line_of_sight", "uv_range", "spirit_box_range", "spirit_box_through_walls",
        "dots_range",
    ),
    "Evidence": ("uv_roll", "uv_life", "obake_uv_life", "book_roll", "emf_roll", "graded_emf", "prints_at_home"),
    "Ghost Events": (
        "event_range", "poltergeist_event_range", "poltergeist_noise", "event_roll", "event_names_room",
        "myling_event_roll",
    ),
    "Hunts": (
        "hunt_rounds", "demon_extra_rounds", "countdown_step", "countdown_floor", "countdown_in_grace", "yokai_cut",
        "yokai_steep", "yokai_flat", "kill_reach", "diagonal_reach", "one_victim", "constant_menace",
        "stay_after_hunt",
    ),
}  # fmt: skip
