"""Where a Ghostbuster can go in one Move, or the Ecto-1a in one Drive. Lady Liberty's strides are asked one by one."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.actions import Drive, Step
from hauntbox.games.ghostbusters2.rules.street.driving import Driving, can_park, drive_range
from hauntbox.games.ghostbusters2.rules.street.walking import MoveOn, can_stop, move_range
from hauntbox.games.ghostbusters2.rules.turn.turn import Turn
from hauntbox.games.ghostbusters2.scene.stage import figure_id
from hauntbox.games.ghostbusters2.state import CAR, Busters
from hauntbox.kernel.walks import Steps, Walks, search

TAKEN: Final = "Somebody stands there."


def figure_here(g: Busters, role: int) -> str:
    return g.street.names[g.at[role]] if g.at[role] >= 0 else ""


def car_here(g: Busters, role: int) -> str:
    """Where it leads is where the end that goes ahead comes to; neither end is there yet."""
    return ""


def to(g: Busters, role: int, act: Step | Drive) -> str:
    return act.to


def on(g: Busters, space: str) -> str:
    return f"sq:{space}"


def bars_standing(g: Busters, role: int) -> str:
    """One walks past others, and does not end where they are."""
    return "" if can_stop(g, role) else TAKEN


def bars_parking(g: Busters, role: int) -> str:
    """The car drives past people and does not park on them."""
    return "" if can_park(g, g.front, g.back, 0) else TAKEN


MOVE: Final = Steps((Step,), (MoveOn,), ("steps",), figure_here, to, on, bars_stop=bars_standing)
DRIVE: Final = Steps((Drive,), (Driving,), ("drives",), car_here, to, on, bars_stop=bars_parking)


def walks(g: Busters, role: int) -> Walks | None:
    """A whole Move, or what is left of it; whoever sits in the car sees how far that goes."""
    ask = g.asking()
    if isinstance(ask, Driving) or (isinstance(ask, Turn) and g.at[role] == CAR):
        most = drive_range(g)
        have = ask.left if isinstance(ask, Driving) else most
        return Walks("car", ("space", "spaces"), have, most, search(g, role, DRIVE), DRIVE.asks, DRIVE.tells)
    if not isinstance(ask, Turn | MoveOn):
        return None
    most = move_range(g, role)
    have = ask.left if isinstance(ask, MoveOn) else most
    ways = search(g, role, MOVE)
    return Walks(figure_id(g, role), ("space", "spaces"), have, most, ways, MOVE.asks, MOVE.tells)
