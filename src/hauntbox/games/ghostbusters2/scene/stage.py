"""What the pictures of a position are made of: what all know of it, and what the seat is asked."""

from __future__ import annotations

import re
from typing import Final

from hauntbox.games.common import stage as common
from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.rules.combat.targets import gate_space
from hauntbox.games.ghostbusters2.secrets.view import known
from hauntbox.games.ghostbusters2.state import CAR, STATUE, Busters
from hauntbox.games.ghostbusters2.words.causes import CAUSES
from hauntbox.games.ghostbusters2.words.log import CAST
from hauntbox.scene import SeatContext

SHORT: Final = re.compile(r"\bGB(s?)\b")


class Stage(common.Stage):
    """Made of what the seat knows."""

    def __init__(self, g: Busters, context: SeatContext) -> None:
        self.g = known(g, context.minds)
        super().__init__(self.g, context)
        self.street = self.g.street
        self.sheet = self.g.sheet

    def reason(self, rule: str) -> str:
        """In a few words, or in the ledger's without its abbreviation."""
        return CAUSES.get(rule) or SHORT.sub(lambda found: "Ghostbuster" + found[1], super().reason(rule))


def sq(street: Street, space: int) -> str:
    return f"sq:{street.names[space]}"


def figure_id(g: Busters, role: int) -> str:
    return CAST.figure(g.who, role)


def tone_of(g: Busters, role: int) -> str:
    """GBT-CHR-03: each character has a colour of its own, whichever Pack it carries."""
    return CAST.pair(g.who, role)[0]


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
