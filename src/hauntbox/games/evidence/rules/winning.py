"""The evidence log, and how a game ends. EVD, WIN"""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.cards.ghosts import TYPES
from hauntbox.games.evidence.pieces import Entry
from hauntbox.games.evidence.state import GHOST, Haunting, hunters, is_alive, living
from hauntbox.kernel.wire import Outcome

SOLVED: Final = 3  # kinds that every type has


def enter(g: Haunting, kind: int, finder: int) -> None:
    """EVI-EVD-01: one hunter's find counts for all; EVI-EVD-02: kind, round and finder stay for good."""
    if any([entry.kind == kind for entry in g.log]):
        return  # EVI-EVD-03
    if kind not in TYPES[g.type].kinds:
        return  # EVI-EVD-04
    g.log += (Entry(kind, g.round, finder),)
    g.tell("EVI-EVD-02", "logged", kind, finder)
    check_win(g)  # EVI-WIN-04


def check_win(g: Haunting) -> None:
    """EVI-WIN-02: all three kinds in the log and every living hunter in the van. EVI-WIN-03: at once, at any moment."""
    if len(g.log) < SOLVED or g.outcome is not None:
        return  # EVI-EVD-05: three are all there are; EVI-EVD-06: to have worked it out is not enough
    alive = living(g)
    # EVI-WIN-06: the log alone wins nothing while somebody is outside
    if alive and all([g.at[role] == g.house.van for role in alive]):
        # EVI-WIN-07: nobody has to name the ghost, EVI-WIN-08: not even an Obake or a Goryo; EVI-VAN-01
        g.tell("EVI-WIN-02", "solved")
        finish(g, "EVI-WIN-02", ghost=0.0, alive=1.0)


def check_loss(g: Haunting) -> None:
    """EVI-WIN-01: the ghost wins as soon as all hunters are dead."""
    if not living(g):
        g.tell("EVI-WIN-01", "all dead")
        finish(g, "EVI-WIN-01", ghost=1.0, alive=0.0)


def check_dawn(g: Haunting) -> None:
    """EVI-WIN-11: at the end of the dawn round neither side has won."""
    if g.round >= dawn(g):
        g.tell("EVI-WIN-11", "dawn")
        finish(g, "EVI-WIN-11", ghost=0.0, alive=0.0)


def dawn(g: Haunting) -> int:
    return g.options.dawn_round or g.house.dawn  # EVI-PAR-26


def finish(g: Haunting, rule: str, ghost: float, alive: float) -> None:
    g.learned = True
    g.tell("EVI-WIN-12", "revealed", g.type, g.room, g.at[GHOST])
    # EVI-WIN-09: who has died has lost, whatever the others do later
    g.end(Outcome(rule, (ghost, *[alive if is_alive(g, role) else 0.0 for role in hunters(g)])))
