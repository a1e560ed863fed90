"""Actions and refusals in words: who, what, why, rule."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.walks import Walks
from hauntbox.kernel.wire import Action, Refused
from hauntbox.ledger import rules
from hauntbox.table.record import TableError

Names = Mapping[str, Action]


class UnknownAction(TableError):
    """Words that name no action of the game."""


class RefusedInWords(Refused):
    """An action that a rule forbids, in words: `Lantern may not step d1: Nobody crosses a wall. (EVI-MOVE-02)`."""

    def __init__(self, who: str, role: int, act: Action, rule: str) -> None:
        super().__init__(role, act, rule)
        self.who = who

    def __str__(self) -> str:
        why = rule_text(self.rule)
        reason = f": {why} ({self.rule})" if why else f" ({self.rule})" if self.rule else ""
        return f"{self.who} may not {self.act}{reason}"


def no_way(walks: Walks | None) -> TableError:
    """Somebody wants to walk where no walk leads."""
    places = [walk.to for walk in walks.ways if not walk.off] if walks is not None else []
    where = f"you can walk to {', '.join(places)}" if places else "you cannot walk anywhere now"
    return TableError(f"No way there without stopping: {where}.")


def rule_text(id: str) -> str:
    """What the ledger says, without the marks for its authors; "" for a rule that no ledger has."""
    try:
        return rules.rule(id).plain
    except rules.UnknownRule:
        return ""


def action_names(kind: Declaration, g: Any) -> dict[str, Action]:
    """Every action that can be named in this game, by its text form in small letters."""
    return {str(act).lower(): act for act in kind.universe(g)}


def parse_action(kind: Declaration, g: Any, text: str, names: Names | None = None) -> Action:
    """The action that a player has typed, in any mixture of capitals and spaces."""
    known = action_names(kind, g) if names is None else names
    asked = " ".join(text.lower().split())
    if asked not in known:
        raise UnknownAction(f"no action is called {text.strip()!r}: {hint(asked, known)}")
    return known[asked]


def hint(asked: str, known: Names) -> str:
    near = get_close_matches(asked, known, 3)
    if near:
        return f"did you mean {' or '.join(near)}?"
    verbs = dict.fromkeys(name.split()[0] for name in known)
    return f"actions start with {', '.join(verbs)}"
