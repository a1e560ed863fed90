"""The evidence log, and how a game ends. EVD, WIN"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.evidence.actions import NAME, WAIT, Name, Wait
from hauntbox.games.evidence.cards.ghosts import TYPES, choosable
from hauntbox.games.evidence.cards.tokens import Entry
from hauntbox.games.evidence.options import HARSH, is_automated
from hauntbox.games.evidence.state import GHOST, Haunting, hunters, is_alive, living
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action, Outcome

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
    met = is_back(g)
    if met and not g.options.name_the_ghost:
        # EVI-WIN-07: nobody has to name the ghost, EVI-WIN-08: not even an Obake or a Goryo; EVI-VAN-01
        g.tell("EVI-WIN-02", "solved")
        rate(g)
        finish(g, "EVI-WIN-02", ghost=0.0, alive=1.0)  # EVI-DRF-29: in the draft too
    elif met and not g.asked_to_name:
        g.then(Declare(speaker(g)))  # EVI-OPT-06
    g.asked_to_name = met


def is_back(g: Haunting) -> bool:
    """EVI-WIN-02: every living hunter in the van, EVI-OPT-10: or any one of them by that option."""
    home = [g.at[role] == g.house.van for role in living(g)]
    return any(home) if g.options.any_return else bool(home) and all(home)  # EVI-WIN-06: the log alone wins nothing


def speaker(g: Haunting) -> int:
    """EVI-OPT-08: the hunter whose turn it is, or the first living one if it is the ghost's."""
    turn = [frame.role for frame in g.agenda if isinstance(frame, Choice) and frame.role != GHOST]
    return turn[-1] if turn and is_alive(g, turn[-1]) else living(g)[0]


def can_name(g: Haunting) -> bool:
    """EVI-OPT-06: at any moment at which the winning condition is met."""
    return g.options.name_the_ghost and len(g.log) >= SOLVED and is_back(g)


def bars_name(g: Haunting, act: Name) -> str:
    if not can_name(g):
        return "EVI-OPT-06"
    return "" if NAME.index(act) in choosable(g.options.more_ghosts) else "EVI-GAP-17"


def name_the_ghost(g: Haunting, act: Name) -> None:
    """EVI-OPT-07: right wins the game for the hunters, wrong for the ghost."""
    named = NAME.index(act)
    g.tell("EVI-OPT-07", "named", named)
    if named == g.type:
        rate(g, named=True)
        finish(g, "EVI-OPT-07", ghost=0.0, alive=1.0)
    else:
        finish(g, "EVI-OPT-07", ghost=1.0, alive=0.0)


@dataclass(frozen=True)
class Declare(Choice):
    """EVI-OPT-06: the hunters may declare one type; EVI-OPT-09: or wait, and go back into the house."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [*[NAME[t] for t in choosable(g.options.more_ghosts)], WAIT]

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Name):
            return bars_name(g, act)
        return "" if isinstance(act, Wait) else act.when

    def answer(self, g: Haunting, act: Action) -> None:
        if isinstance(act, Name):
            name_the_ghost(g, act)  # EVI-DEC-19


def rate(g: Haunting, *, named: bool = False) -> None:
    """EVI-AUT-31: stars for a win against the automated ghost."""
    if is_automated(g.options):
        dead = len(hunters(g)) - len(living(g))
        g.tell("EVI-AUT-31", "rated", max(1, 3 - dead) + int(named))


def check_loss(g: Haunting) -> None:
    """EVI-WIN-01: the ghost wins as soon as all hunters are dead."""
    if not living(g):
        g.tell("EVI-WIN-01", "all dead")
        finish(g, "EVI-WIN-01", ghost=1.0, alive=0.0)


def check_dawn(g: Haunting) -> None:
    """EVI-WIN-11: at the end of the dawn round neither side has won."""
    if g.options.no_dawn or g.round < dawn(g):  # EVI-OPT-15
        return
    g.tell("EVI-WIN-11", "dawn")
    if g.options.dawn_defeat:  # EVI-OPT-16
        finish(g, "EVI-OPT-16", ghost=1.0, alive=0.0)
    else:
        finish(g, "EVI-WIN-11", ghost=0.0, alive=0.0)


def dawn(g: Haunting) -> int:
    if g.options.harsh and not g.options.dawn_round:
        return max(1, g.house.dawn - HARSH)  # EVI-OPT-34
    return g.options.dawn_round or g.house.dawn  # EVI-PAR-26


def finish(g: Haunting, rule: str, ghost: float, alive: float) -> None:
    g.learned = True
    g.tell("EVI-WIN-12", "revealed", g.type, g.room, g.at[GHOST])
    # EVI-WIN-09: who has died has lost, whatever the others do later
    g.end(Outcome(rule, (ghost, *[alive if is_alive(g, role) else 0.0 for role in hunters(g)])))
