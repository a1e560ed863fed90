"""The hunters' notebook, and what everybody wants: words that lie on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.evidence.cards.ghosts import KINDS, TYPES, choosable
from hauntbox.games.evidence.scene_stage import Stage
from hauntbox.games.evidence.scene_table import type_card
from hauntbox.kernel.telling import joined
from hauntbox.scene import Note, Pile, Thing

GOALS: Final = {
    "solved": ("The hunters win", "when three kinds of evidence are found and every living hunter is in the van."),
    "any": ("The hunters win", "when three kinds of evidence are found and one hunter is in the van."),
    "named": ("The hunters win", "by naming the ghost, with three kinds of evidence and every living hunter home."),
    "ghost": ("The ghost wins", "as soon as all hunters are dead."),
}
GOAL_RULES: Final = {"solved": "EVI-WIN-02", "any": "EVI-OPT-10", "named": "EVI-OPT-06", "ghost": "EVI-WIN-01"}
ADVICE: Final = {
    ("hunter", False): "Search: use items in rooms, look at books and salt, and log three kinds of evidence.",
    ("hunter", True): "The ghost hunts: hide, listen or keep away. The van is shut; who is beside the ghost dies.",
    ("ghost", False): "Walk unseen, frighten the hunters, and wait for the hunt.",
    ("ghost", True): "Hunt: whoever you come next to dies. Hidden hunters die if you start your turn before them.",
    ("both", False): "The hunters search for evidence; the ghost walks unseen.",
    ("both", True): "The ghost hunts: the van is shut, and who is beside the ghost dies.",
}


def notebook(stage: Stage) -> dict[str, Thing]:
    return {**types(stage), **notes(stage)}


def types(stage: Stage) -> dict[str, Thing]:
    """EVI-EVD-07: what it may be still, and why not the others."""
    things: dict[str, Thing] = {"types": Pile(name="What is it?", lay="row")}
    for n, t in enumerate(choosable(stage.options.more_ghosts)):
        things[f"type:{TYPES[t].name}"] = type_card(stage.options, t, "types", n=n, dim=ruled_out(stage, t))
    return things


def ruled_out(stage: Stage, t: int) -> str:
    v = stage.v
    missing = [KINDS[entry.kind] for entry in v.log if entry.kind not in TYPES[t].kinds]
    if missing:
        return f"does not give {joined(missing)}"
    return "" if t in v.notebook.types else "ruled out by what was seen"


def notes(stage: Stage) -> dict[str, Thing]:
    """What one wants oneself, what to do about it, what is known, what the others want."""
    mine, theirs = goals(stage)
    things: dict[str, Thing] = goal_note(mine)
    if not stage.is_over:
        who = "ghost" if stage.is_ghost_alone else "hunter" if stage.plays_hunters else "both"
        things["note:now"] = Note(name="Now", text=ADVICE[who, bool(stage.v.hunt)])
        things["note:book"] = Note(name="Notebook", text=notebook_words(stage), rule="EVI-EVD-07")
    return {**things, **goal_note(theirs)}


def goal_note(goal: str) -> dict[str, Thing]:
    name, text = GOALS[goal]
    return {f"goal:{'ghost' if goal == 'ghost' else 'hunters'}": Note(name=name, text=text, rule=GOAL_RULES[goal])}


def goals(stage: Stage) -> list[str]:
    options = stage.options
    ours = "named" if options.name_the_ghost else "any" if options.any_return else "solved"
    if stage.is_ghost_alone:
        return ["ghost", ours]
    return [ours, "ghost"]


def notebook_words(stage: Stage) -> str:
    v, house = stage.v, stage.house
    types = [TYPES[t].name for t in v.notebook.types]
    rooms = [f"the {house.rooms[room]}" for room in v.notebook.rooms]
    what = "any type" if len(types) == len(choosable(stage.options.more_ghosts)) else either(types)
    where = "any room with a spawn square" if len(rooms) == len(house.haunts()) else either(rooms)
    n = len(v.notebook.squares)
    on = "one square" if n == 1 else f"{n} squares"
    return f"It may be {what}, it may live in {where}, and it may be on {on}."


def either(names: Sequence[str]) -> str:
    return " or ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
