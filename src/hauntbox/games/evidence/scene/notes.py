"""The hunters' notebook, and what everybody wants: words that lie on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hauntbox.games.common.stage import drawn_once
from hauntbox.games.evidence.cards.ghosts import KINDS, TYPES, choosable
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.winning import SOLVED
from hauntbox.games.evidence.scene.stage import Stage
from hauntbox.games.evidence.scene.table import Kinds, type_card
from hauntbox.kernel.event_text import joined
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
    ("hunter", True): "The ghost hunts: hide, listen or keep away. The van is shut; anyone next to the ghost dies.",
    ("ghost", False): "Walk unseen, frighten the hunters, and wait for the hunt.",
    (
        "ghost",
        True,
    ): "Hunt: you kill anyone you come next to. Hidden hunters die if you start your turn in front of them.",
    ("both", False): "The hunters search for evidence; the ghost walks unseen.",
    ("both", True): "The ghost hunts: the van is shut, and anyone next to the ghost dies.",
}
# When the evidence is complete.
HOME: Final = {
    "hunter": "Three kinds are found: every living hunter must get back to the van.",
    "ghost": "They have found three kinds: do not let them get back to the van.",
    "both": "Three kinds are found: the hunters are on their way to the van.",
}


def notebook(stage: Stage) -> dict[str, Thing]:
    found = tuple([entry.kind for entry in stage.v.log])
    return {**types(stage.options, found, tuple(stage.v.notebook.types)), **notes(stage)}


@drawn_once
def types(options: Options, found: Kinds, possible: Kinds) -> Mapping[str, Thing]:
    """EVI-EVD-07: what it may be still, and why not the others."""
    things: dict[str, Thing] = {"types": Pile(name="What is it?", lay="row", tab="notebook")}
    for n, t in enumerate(choosable(options.more_ghosts)):
        things[f"type:{TYPES[t].name}"] = type_card(options, t, "types", n=n, dim=ruled_out(found, possible, t))
    return things


def ruled_out(found: Kinds, possible: Kinds, t: int) -> str:
    missing = [KINDS[kind] for kind in found if kind not in TYPES[t].kinds]
    if missing:
        return f"does not give {joined(missing)}"
    return "" if t in possible else "ruled out by what was seen"


def notes(stage: Stage) -> dict[str, Thing]:
    """What one wants oneself, what to do about it, what is known, what the others want."""
    mine, theirs = goals(stage)
    things: dict[str, Thing] = {**goal_note(mine)}
    if not stage.is_over:
        who = "ghost" if stage.is_ghost_alone else "hunter" if stage.plays_hunters else "both"
        is_solved = len(stage.v.log) >= SOLVED and not stage.v.hunt
        text = HOME[who] if is_solved else ADVICE[who, bool(stage.v.hunt)]
        book = stage.v.notebook
        is_any = len(book.types) == len(choosable(stage.options.more_ghosts))
        things["note:now"] = note("Now", text)
        things["note:book"] = book_note(stage.house, tuple(book.types), tuple(book.rooms), len(book.squares), is_any)
    return {**things, **goal_note(theirs)}


@drawn_once
def note(name: str, text: str) -> Note:
    return Note(name=name, text=text, tab="notebook")


@drawn_once
def goal_note(goal: str) -> Mapping[str, Thing]:
    name, text = GOALS[goal]
    return {
        f"goal:{'ghost' if goal == 'ghost' else 'hunters'}": Note(
            name=name, text=text, rule=GOAL_RULES[goal], tab="story"
        )
    }


def goals(stage: Stage) -> list[str]:
    options = stage.options
    ours = "named" if options.name_the_ghost else "any" if options.any_return else "solved"
    if stage.is_ghost_alone:
        return ["ghost", ours]
    return [ours, "ghost"]


@drawn_once
def book_note(house: House, types: Kinds, rooms: tuple[int, ...], squares: int, is_any_type: bool) -> Note:
    what = "any type" if is_any_type else either([TYPES[t].name for t in types])
    is_anywhere = len(rooms) == len(house.haunts())
    where = "any room with a spawn square" if is_anywhere else either([f"the {house.rooms[room]}" for room in rooms])
    on = "one square" if squares == 1 else f"any of {squares} squares"
    text = f"It may be {what}, it may live in {where}, and it could be standing on {on}."
    return Note(name="Notebook", text=text, rule="EVI-EVD-07", tab="notebook")


def either(names: Sequence[str]) -> str:
    return " or ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
