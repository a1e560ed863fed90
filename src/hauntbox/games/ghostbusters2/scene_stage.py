"""What the pictures of a position are made of: what all know of it, and what the seat is asked."""

from __future__ import annotations

import re
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.cards.names import CHARACTERS
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.rules.targets import gate_space
from hauntbox.games.ghostbusters2.scene_looks import FIGURES, SHAPES, TONES
from hauntbox.games.ghostbusters2.state import CAR, NOBODY, STATUE, Busters
from hauntbox.games.ghostbusters2.view import known
from hauntbox.kernel.agenda import Choice
from hauntbox.scene import Sitting, offers

SHORT: Final = re.compile(r"\bGB(s?)\b")


class Stage:
    """The only reader of the position: of a copy in which what is hidden says nothing."""

    def __init__(self, g: Busters, sitting: Sitting) -> None:
        self.g = known(g)
        self.street = g.street
        self.sheet = g.sheet
        self.sitting = sitting
        self.frame = self.g.asking()
        self.offer = offers(self.g, sitting.minds)
        self.turn = self.frame.role if isinstance(self.frame, Choice) else NOBODY  # whose question it is
        self.is_over = g.outcome is not None

    @property
    def asked(self) -> tuple[int, ...]:
        """The roles that the question is put to."""
        return tuple(self.frame.waiting(self.g)) if self.frame is not None else ()

    def reason(self, rule: str) -> str:
        """Why not, in the ledger's words without its abbreviation."""
        return SHORT.sub(lambda found: "Ghostbuster" + found[1], self.sitting.reason(rule))

    def seat(self, role: int) -> str:
        return self.sitting.seat_of(role)

    def is_mine(self, role: int) -> bool:
        return role in self.sitting.minds


def sq(street: Street, space: int) -> str:
    return f"sq:{street.names[space]}"


def figure_id(g: Busters, role: int) -> str:
    """The character's, once it is chosen."""
    who = g.who[role] if g.who else NOBODY
    return FIGURES[who] if who != NOBODY else f"ghostbuster-{role + 1}"


def name_of(g: Busters, role: int) -> str:
    who = g.who[role] if g.who else NOBODY
    return CHARACTERS[who] if who != NOBODY else f"Ghostbuster {role + 1}"


def tone_of(g: Busters, role: int) -> str:
    """GBT-CHR-03: each character has a colour of its own, whichever Pack it carries."""
    who = g.who[role] if g.who else NOBODY
    return TONES[who if who != NOBODY else role]


def shape_of(g: Busters, role: int) -> str:
    who = g.who[role] if g.who else NOBODY
    return SHAPES[who if who != NOBODY else role]


def entity_id(kind: int, slot: int) -> str:
    """A figure that grows or splits becomes another one."""
    return f"{KINDS[kind].code.lower()}-{slot}"


def gate_id(street: Street, space: int) -> str:
    return f"gate:{street.names[space]}"


def target_id(g: Busters, target: int) -> str:
    """An Entity by its slot, a Gate below 0."""
    return entity_id(g.kind[target], target) if target >= 0 else gate_id(g.street, gate_space(g, target))


def where_words(g: Busters, role: int) -> str:
    """On D7; in the Ecto-1a."""
    at = g.at[role]
    if at == CAR:
        return "in the Ecto-1a"
    return "in Lady Liberty" if at == STATUE else f"on {g.street.names[at]}"
