"""Records of earlier rules, which left out every option at its default of then: what they were played with.

Up to rules 3 numbers that suit map and hunters were played unless `suited` was off, and presets changed every number
that equalled the book's. This page is history: it stays as it is when the presets of today change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hauntbox.games.evidence.options import Options, hunters
from hauntbox.kernel.options import build

SUITED: Final = {
    ("larkspur", 3): {"grace_rounds": 7, "dawn_round": 36},
    ("larkspur", 4): {"grace_rounds": 1, "dawn_round": 36},
    ("penhallow", 3): {"grace_rounds": 14, "hunter_hand": 3, "dawn_round": 50},
    ("penhallow", 4): {"grace_rounds": 8, "dawn_round": 50},
    ("corvane", 3): {"grace_rounds": 14, "hunter_hand": 3, "dawn_round": 60, "spirit_box_range": 3},
    ("corvane", 4): {"grace_rounds": 6, "dawn_round": 60, "spirit_box_range": 3},
}
BOOK: Final = {  # what presets changed, as the book has it
    "hunter_move": 4, "hunter_hand": 2, "grace_rounds": 3, "listen_range": 4, "spirit_box_range": 2, "uv_roll": 4,
    "book_roll": 4, "emf_roll": 4, "item_copies": 2, "dawn_round": 0, "event_roll": False, "taunt": False,
}  # fmt: skip


def earlier(recorded: Mapping[str, Any], scenario: str) -> Mapping[str, Any]:
    """A record since rules 4 names every option, and is as it was played."""
    if "even_chances" in recorded:
        return recorded
    changes = changed(build(Options, recorded), scenario)
    return {**recorded, **{name: to for name, to in changes.items() if recorded.get(name, BOOK[name]) == BOOK[name]}}


def changed(options: Options, scenario: str) -> dict[str, int | bool]:
    """What presets and variants set then."""
    is_suited = options.suited and not options.original_draft
    changes: dict[str, int | bool] = {**SUITED.get((scenario, hunters(options)), {})} if is_suited else {}
    if options.gentle:
        changes |= {"uv_roll": 3, "book_roll": 3, "emf_roll": 3, "hunter_hand": 3}
        changes["grace_rounds"] = 1 + changes.get("grace_rounds", options.grace_rounds)
    if options.harsh:
        changes |= {"uv_roll": 5, "book_roll": 5, "emf_roll": 5, "item_copies": 1}
        if "dawn_round" in changes:
            changes["dawn_round"] -= 6
    if options.single_copy:
        changes["item_copies"] = 1
    if options.field_bag and hunters(options) < 3:
        changes["hunter_hand"] = 4 if hunters(options) == 1 else 3
    if options.original_draft:
        changes |= {"hunter_move": 5, "listen_range": 3, "event_roll": True, "taunt": True}
    return changes
