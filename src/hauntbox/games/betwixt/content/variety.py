"""How missions differ: their triggers, effects and kinds of objective, and the page that shows them. MIS

`python -m hauntbox.games.betwixt.content.variety` prints docs/betwixt-missions.md.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from hauntbox.games.betwixt.content import sheet_effects as e
from hauntbox.games.betwixt.content.reader import BOOK, SHIPPED
from hauntbox.games.betwixt.content.sheet import Objective, Sheet
from hauntbox.games.common.walking import pieces

MOST: Final = 0.6  # of what two missions do together may be the same
HEAD: Final = """# The missions of The Ghosts Betwixt

What sets something off in each mission, what it does, and what an objective is. Made by
`python -m hauntbox.games.betwixt.content.variety`, and compared by a test; the words are those of
[Write a mission](write-a-mission.md).
"""


def verbs_in(said: Any) -> set[str]:
    """The effects of a rule, those inside others too."""
    found = [each.value for each in pieces(said) if isinstance(each.value, e.Effect)]
    return {str(value.__struct_config__.tag) for value in found}


def goal_kind(goal: Objective) -> str:
    if goal.treasures or goal.stories:
        return "collect"
    return "reach a tile" if goal.tile is not None else "do something"


def features(sheet: Sheet) -> set[tuple[str, str]]:
    """Trigger and effect of every rule and event, mission actions, guests and kinds of objective."""
    rules = {(rule.when.on, verb) for rule in sheet.happenings for verb in verbs_in(rule)}
    events = {("event", verb) for event in sheet.events for verb in verbs_in(event)}
    goals = {("objective", goal_kind(goal)) for goal in sheet.objectives}
    acts = {("action", act.text) for act in sheet.actions}
    return rules | events | goals | acts | {("guest", guest.name) for guest in sheet.guests}


def shared(one: Sheet, other: Sheet) -> float:
    """Of all that the two have, the part that both have."""
    a, b = features(one), features(other)
    return len(a & b) / len(a | b)


def listed(some: set[str]) -> str:
    return ", ".join([f"`{each}`" for each in sorted(some)])


def row(sheet: Sheet) -> str:
    triggers: set[str] = {rule.when.on for rule in sheet.happenings}
    verbs = {verb for rule in sheet.happenings for verb in verbs_in(rule)}
    goals = ", ".join([goal_kind(goal) for goal in sheet.objectives])
    return f"| {sheet.number}. {sheet.title} | {sheet.task} | {goals} | {listed(triggers)} | {listed(verbs)} |"


def page() -> str:
    sheets = [BOOK.sheet_of(name) for name in SHIPPED]
    table = ["| Mission | What one does | Objectives | Triggers | Effects |", "| --- | --- | --- | --- | --- |"]
    table += [row(sheet) for sheet in sheets]
    pairs = [(shared(a, b), a.number, b.number) for a, b in combinations(sheets, 2)]
    nearest = [f"| {a} and {b} | {round(share * 100)}% |" for share, a, b in sorted(pairs, reverse=True)[:5]]
    rest = [
        "",
        f"Two missions share at most {round(MOST * 100)}%. The nearest:",
        "",
        "| Missions | Shared |",
        "| --- | --- |",
    ]
    return "\n".join([HEAD, *table, *rest, *nearest, ""])


if __name__ == "__main__":
    print(page(), end="")
