"""What a scene is made of beside the position: who looks, who sits where, what the seat has heard, what rules say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hauntbox.kernel.agenda import Game, Window
from hauntbox.kernel.contract import Declaration, asks, role_names, why_not
from hauntbox.kernel.contract import Seat as Minds
from hauntbox.kernel.wire import Action
from hauntbox.scene.picture import PUBLIC, Line, Seat
from hauntbox.scene.vocabulary import SHAPES

TONES = ("amber", "coral", "moss", "sky", "violet", "bone")


def no_words(rule: str) -> str:
    return ""


class Chair(NamedTuple):
    """A seat at the table, and who holds it."""

    id: str
    name: str
    minds: Minds
    by: str = "human"  # human, bot or none
    here: bool = True


@dataclass(frozen=True)
class Sitting:
    """One seat's side of the table. Nothing in it follows from what the seat may not know."""

    minds: Minds  # whose eyes; none: an onlooker
    you: str = PUBLIC  # the chair's id
    chairs: tuple[Chair, ...] = ()
    log: tuple[Line, ...] = ()
    index: int = 0  # the seat's own number of what it has seen
    why: Callable[[str], str] = no_words  # what the ledger says under an id

    def seat_of(self, mind: int) -> str:
        """The id of the chair that a mind sits on, or ""."""
        return next((chair.id for chair in self.chairs if mind in chair.minds), "")

    def name_of(self, mind: int) -> str:
        return next((chair.name for chair in self.chairs if mind in chair.minds), "")

    def reason(self, rule: str) -> str:
        """Why something cannot be done, in words whatever happens: an option without them would count as allowed."""
        return self.why(rule) or "Not now."


def sit(kind: Declaration, g: Game, minds: Minds, why: Callable[[str], str] = no_words) -> Sitting:
    """Where no table says who plays what."""
    return sit_down(role_names(kind, g), minds, why)


def sit_down(names: Sequence[str], minds: Minds, why: Callable[[str], str] = no_words) -> Sitting:
    """One chair for the minds that look, and one for every other. A role without a name is not in play."""
    rest = [(mind,) for mind, name in enumerate(names) if name and mind not in minds]
    groups = [minds, *rest] if minds else rest
    chairs = [Chair(chair_id(some), " and ".join([names[mind] for mind in some]), some) for some in groups]
    return Sitting(minds, chair_id(minds) if minds else PUBLIC, tuple(sorted(chairs)), why=why)


def chair_id(minds: Minds) -> str:
    return f"s{minds[0]}"


def seats(sitting: Sitting, tones: tuple[str, ...] = TONES, shapes: tuple[str, ...] = SHAPES) -> tuple[Seat, ...]:
    """The chairs as a scene has them, in the tone and shape of their first mind."""
    return tuple(
        [
            Seat(
                chair.id,
                chair.name,
                chair.by,
                chair.here,
                tone=tones[chair.minds[0] % len(tones)] if chair.minds else "ash",
                shape=shapes[chair.minds[0] % len(shapes)] if chair.minds else "",
                you=chair.id == sitting.you,
            )
            for chair in sitting.chairs
        ]
    )


def asked(g: Game) -> list[int]:
    """The minds that a question is put to. Of a window it does not show who has answered."""
    ask = g.asking()
    if ask is None:
        return []
    roles = ask.asked if isinstance(ask, Window) else ask.waiting(g)
    return list(dict.fromkeys([ask.mind(g, role) for role in roles]))


def offers(g: Game, minds: Minds) -> tuple[int, list[tuple[Action, str]]] | None:
    """The first of the minds' roles that must answer, what it is shown, and the rules that bar it; None: nobody is."""
    role = next(iter(asks(g, minds)), None)
    if role is None:
        return None
    return role, [(act, why_not(g, minds, role, act)) for act in g.candidates(role)]


def question_id(g: Game, role: int) -> str:
    """The question and whom it concerns: `HunterTurn/1`."""
    return f"{type(g.asking()).__name__}/{role}"
