"""What it is all for, and the mood of the table while the ghost hunts."""

from __future__ import annotations

from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.rules.winning import SOLVED
from hauntbox.games.evidence.scene.legend import EVIDENCE
from hauntbox.games.evidence.scene.stage import Stage, sq
from hauntbox.scene import Goal, Mode, Part, Piece, Thing

HEARTBEAT = 55  # beats a minute
KINDS_LEFT = ("a first kind", "a second kind", "a third kind")


def goal(stage: Stage) -> Goal | None:
    """What the seat wants: the ghost that all are dead, everybody else that they get away with what they have found."""
    if stage.is_over:
        return None
    return ghost_goal(stage) if stage.is_ghost_alone else hunters_goal(stage)


def hunters_goal(stage: Stage) -> Goal:
    """EVI-WIN-02, EVI-WIN-03: three kinds, then home; the boxes fill up."""
    v, options = stage.v, stage.options
    found = [Part(f"ev-{EVIDENCE[entry.kind]}", on=True) for entry in v.log][:SOLVED]
    kinds = (*found, *[Part(text=KINDS_LEFT[n]) for n in range(len(found), SOLVED)])
    alive = [place for place in v.at if place != NOWHERE]
    home = len([place for place in alive if place == stage.house.van])
    wanted = min(1, len(alive)) if options.any_return else len(alive)
    back = Part("van", n=home, of=wanted, text="hunters in the van")
    who = "one hunter gets" if options.any_return else "all get"
    text = f"Find three kinds of evidence, then {who} back to the van."
    named = " and name the ghost" if options.name_the_ghost else ""
    rule = "EVI-OPT-06" if named else "EVI-OPT-10" if options.any_return else "EVI-WIN-02"
    return Goal(f"{text[:-1]}{named}.", rule, (kinds, (back,)), ("all hunters dead", *dawn(stage)))


def ghost_goal(stage: Stage) -> Goal:
    """EVI-WIN-01"""
    v = stage.v
    dead = len([place for place in v.at if place == NOWHERE])
    parts = ((Part("killed", n=dead, of=len(v.at), text="hunters dead"),),)
    return Goal("Kill every hunter before they get away.", "EVI-WIN-01", parts, ("three kinds found and all home",))


def dawn(stage: Stage) -> tuple[str, ...]:
    return () if stage.options.no_dawn else (f"dawn in round {stage.v.dawn}",)


def mode(stage: Stage) -> Mode | None:
    """EVI-HUNT-01: while it hunts the table is in another mood; its silhouette is lit where it must be standing."""
    if not stage.v.hunt or stage.is_over:
        return None
    return hunting(stage.is_ghost_alone, tuple(silhouette(stage)))


def hunting(is_ghost: bool, on: tuple[str, ...] = ()) -> Mode:
    text = "You kill anyone next to you." if is_ghost else "It kills anyone next to it on its turn."
    return Mode("hunt", "The hunt", text, "hunt", on, HEARTBEAT, "EVI-HUNT-01")


def silhouette(stage: Stage) -> dict[str, Thing]:
    """EVI-HID-02: to those who do not see it, where it must be by all that was said, if only one square is left."""
    squares = stage.v.notebook.squares
    if not stage.v.hunt or stage.is_over or stage.v.behind is not None or len(squares) != 1:
        return {}
    return {"sil": Piece(in_=sq(stage.house, squares[0]), look="ghost", name="The ghost", ago=0, text="must be here")}
