"""What one should know before one answers: points left, the odds of a battle, what a blow would do."""

from __future__ import annotations

from hauntbox.games.hunter13.actions import KINDS
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.rules.hunters.harm import Mirror, Relief, Save
from hauntbox.games.hunter13.rules.hunters.insanity import Between, relief
from hauntbox.games.hunter13.rules.hunters.points import hp, mp
from hauntbox.games.hunter13.rules.items.owning import MayRead
from hauntbox.games.hunter13.rules.turn.endings import Agree
from hauntbox.games.hunter13.rules.turn.enemy_turn import Prowl
from hauntbox.games.hunter13.rules.turn.setup import Growing
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.scene.battle import lines
from hauntbox.games.hunter13.scene.stage import Stage
from hauntbox.games.hunter13.secrets.view import HIDDEN
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hauntbox.games.hunter13.words.log import role_name


def hint(stage: Stage) -> str:
    g, frame = stage.g, stage.frame
    role = stage.offer[0] if stage.offer is not None else stage.turn
    if isinstance(frame, Turn):
        return turn_hint(g)
    if isinstance(frame, Relief | Mirror):
        return blow_hint(g, role, *frame.blow[:3])
    if isinstance(frame, Save):
        return f"{points_of(g, frame.victim)} {relief_words(g, role)}"
    if isinstance(frame, Between):
        return f"{points_of(g, role)} {relief_words(g, role)}"
    if isinstance(frame, Prowl):
        return "1 room more." if g.moves == 1 else f"{g.moves} rooms more." if g.moves else "No more steps."
    if isinstance(frame, Growing):
        left = g.steps_left[role]
        return "1 step left." if left == 1 else f"{left} steps left."
    if isinstance(frame, MayRead):
        return texts(g.options).items[frame.item]
    if isinstance(frame, Agree):
        return "Somebody says that nothing is left to be found."
    return " ".join(lines(g)) if g.field_ != NOWHERE else ""


def turn_hint(g: Mansion) -> str:
    if g.moved or not g.moves:
        return "The walk is over."
    points = "1 Movement Point" if g.moves == 1 else f"{g.moves} Movement Points"
    return f"{points}. A new room ends the walk."


def blow_hint(g: Mansion, role: int, victim: int, kind: int, amount: int) -> str:
    """What would be left."""
    left = [hp, mp][kind](g, victim) - amount
    is_known = kind == 0 or HIDDEN not in g.hand[victim]
    rest = f"would have {left} {KINDS[kind]} left" if left > 0 else f"would have no {KINDS[kind]} left, and fall"
    would = f"{role_name(g, victim)} {rest}." if is_known else ""
    return f"{would} {relief_words(g, role)}".strip()


def relief_words(g: Mansion, role: int) -> str:
    n = len(relief(g.hand[role])) if role < len(g.hand) else 0
    return "You hold no relief card." if not n else f"You hold {n} relief card{'' if n == 1 else 's'}."


def points_of(g: Mansion, role: int) -> str:
    mind = str(mp(g, role)) if HIDDEN not in g.hand[role] else "?"
    return f"{role_name(g, role)}: HP {hp(g, role)}, MP {mind}."
