"""What a scene is made of beside the position: who looks, who sits where, what the seat has heard, what rules say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hauntbox.kernel.agenda import Game, Window
from hauntbox.kernel.contract import Declaration, asked_roles, refusals, role_names
from hauntbox.kernel.contract import Seat as Minds
from hauntbox.kernel.event_text import together
from hauntbox.kernel.wire import Action
from hauntbox.scene.structs.picture import PUBLIC, Line, Seat
from hauntbox.scene.structs.vocabulary import PAIRS


def no_words(rule: str) -> str:
    return ""


class SeatHolder(NamedTuple):
    """A seat at the table, and who holds it."""

    id: str
    name: str
    minds: Minds
    by: str = "human"  # human, bot or none
    here: bool = True


@dataclass(frozen=True)
class SeatContext:
    """One seat's side of the table. Nothing in it follows from what the seat may not know."""

    minds: Minds  # whose eyes; none: an onlooker
    you: str = PUBLIC  # the chair's id
    chairs: tuple[SeatHolder, ...] = ()
    log: tuple[Line, ...] = ()
    index: int = 0  # the seat's own number of what it has seen
    why: Callable[[str], str] = no_words  # what the ledger says under an id

    def seat_of(self, mind: int) -> str:
        """The id of the chair that a mind sits on, or ""."""
        for chair in self.chairs:
            if mind in chair.minds:
                return chair.id
        return ""

    def name_of(self, mind: int) -> str:
        return next((chair.name for chair in self.chairs if mind in chair.minds), "")

    def reason(self, rule: str) -> str:
        """Why something cannot be done, in words whatever happens: an option without them would count as allowed."""
        return self.why(rule) or "Not now."


def sit(kind: Declaration, g: Game, minds: Minds, why: Callable[[str], str] = no_words) -> SeatContext:
    """Where no table says who plays what."""
    return sit_down(role_names(kind, g), minds, why)


def sit_down(names: Sequence[str], minds: Minds, why: Callable[[str], str] = no_words) -> SeatContext:
    """One chair for the minds that look, and one for every other. A role without a name is not in play."""
    rest = [(mind,) for mind, name in enumerate(names) if name and mind not in minds]
    groups = [minds, *rest] if minds else rest
    chairs = [SeatHolder(chair_id(some), together([names[mind] for mind in some]), some) for some in groups]
    return SeatContext(minds, chair_id(minds) if minds else PUBLIC, tuple(sorted(chairs)), why=why)


def chair_id(minds: Minds) -> str:
    return f"s{minds[0]}"


def seats(context: SeatContext, pairs: Sequence[tuple[str, str]] = PAIRS) -> tuple[Seat, ...]:
    """The chairs as a scene has them, in the tone and shape of their first mind."""
    return tuple(
        [
            Seat(
                chair.id,
                chair.name,
                chair.by,
                chair.here,
                *(pairs[chair.minds[0]] if chair.minds else ("ash", "")),
                you=chair.id == context.you,
            )
            for chair in context.chairs
        ]
    )


def pair_of(own: Sequence[tuple[str, str]], chosen: Sequence[int], role: int) -> tuple[str, str]:
    """The tone and shape of a role: those of the character it has chosen, or the first that nobody at the table has."""
    if role < len(chosen) and chosen[role] >= 0:
        return own[chosen[role]]
    taken = [own[who] for who in chosen if who >= 0]
    free = [pair for pair in PAIRS if pair not in taken]
    before = [other for other in range(role) if other >= len(chosen) or chosen[other] < 0]
    return free[len(before)]


def asked(g: Game) -> list[int]:
    """The minds that a question is put to. Of a window it does not show who has answered."""
    ask = g.asking()
    if ask is None:
        return []
    roles = ask.asked if isinstance(ask, Window) else ask.waiting(g)
    return list(dict.fromkeys([ask.mind(g, role) for role in roles]))


def offers(g: Game, minds: Minds) -> tuple[int, list[tuple[Action, str]]] | None:
    """The first of the minds' roles that must answer, what it is shown, and the rules that bar it; None: nobody is."""
    role = next(iter(asked_roles(g, minds)), None)
    if role is None:
        return None
    acts = g.candidates(role)
    return role, [*zip(acts, refusals(g, minds, role, acts), strict=True)]


def question_id(g: Game, role: int) -> str:
    """The question and whom it concerns: `HunterTurn/1`."""
    return f"{type(g.asking()).__name__}/{role}"
