"""Where a hunter or the ghost can go in one walk. A walk ends where it shows something or somebody dies."""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.actions import Step
from hauntbox.games.evidence.cards.ghosts import WRAITH
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk, PassiveWalk
from hauntbox.games.evidence.rules.hunt import exposed, is_truce
from hauntbox.games.evidence.rules.hunter_turn import HunterTurn
from hauntbox.games.evidence.rules.walking import step_cost
from hauntbox.games.evidence.scene.legend import FIGURES
from hauntbox.games.evidence.state import GHOST, Haunting, speed
from hauntbox.kernel.walks import Steps, Walks, search


def here(g: Haunting, role: int) -> str:
    return g.house.names[g.at[role]]


def to(g: Haunting, role: int, act: Step) -> str:
    return act.to


def on(g: Haunting, square: str) -> str:
    return f"sq:{square}"


def cost(g: Haunting, role: int, act: Step) -> int:
    """Salt is dear to a Wraith."""
    return step_cost(g, g.house.place[act.to])


def is_daring(g: Haunting, role: int, act: Step) -> bool:
    """Whoever meets the hunting ghost dies, and in the van the game may be won."""
    return act.to == g.house.names[g.house.van] or (bool(g.hunt) and not is_truce(g))


def is_telling(g: Haunting, role: int, act: Step) -> bool:
    """Somebody dies of the step, or it leaves a trace."""
    square = g.house.place[act.to]
    if g.hunt and exposed(g, square):
        return True
    if g.type != WRAITH and any([tile.square == square for tile in g.salt]):
        return True
    return any([g.house.field(token, g.options.dots_range) >> square & 1 for token in g.dots])


HUNTER_STEPS: Final = Steps((Step,), (HunterTurn,), ("steps",), here, to, on, is_risky=is_daring)
GHOST_STEPS: Final = Steps((Step,), (PassiveWalk, HuntWalk), (), here, to, on, cost, is_telling)


def walks(g: Haunting, role: int) -> Walks | None:
    steps = GHOST_STEPS if role == GHOST else HUNTER_STEPS
    if not isinstance(g.asking(), steps.asks):
        return None
    have, most = (g.stride, speed(g)) if role == GHOST else (g.steps, g.options.hunter_move)
    ways = search(g, role, steps)
    return Walks(FIGURES[role], ("step", "steps"), have, most, ways, steps.asks, steps.tells)
