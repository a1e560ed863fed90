"""The choices of a role, short enough to read, and what a player means by what he types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.kernel.wire import Action
from hauntbox.table import Table, UnknownAction
from hauntbox.terminal.screen import Screen

IN_FULL: Final = "     (? shows all of each)"
MANY: Final = 8  # more options of one kind than this stand on one line, to be typed and not numbered


class Menu:
    """What a role may do now. Numbers are for the options that have a line of their own."""

    def __init__(self, table: Table, seat: int, role: int) -> None:
        self.table = table
        self.options = table.choices(seat, role)
        groups = grouped(self.options)
        self.numbered = [act for group in groups if len(group) <= MANY for act in group]
        self.bundles = [group for group in groups if len(group) > MANY]

    def height(self, screen: Screen) -> int:
        """Lines that it takes, where it is shown in short."""
        return sum([len(list(screen.wrapped(row))) for row in self.in_short(screen)])

    def show(self, screen: Screen, in_short: bool = False) -> None:
        for row in self.in_short(screen) if in_short else self.rows():
            screen.say(row)

    def rows(self) -> list[str]:
        kind, g = self.table.kind, self.table.g
        width = max([len(str(act)) for act in self.numbered], default=0)
        numbered = [
            f"{n:>3}  {act!s:<{width}}  {kind.describe(g, act)}".rstrip() for n, act in enumerate(self.numbered, 1)
        ]
        return [
            *numbered,
            *[f"  -  {verb(group[0])} ...  {' '.join(object_of(act) for act in group)}" for group in self.bundles],
        ]

    def in_short(self, screen: Screen) -> list[str]:
        """The rows; if they took more than half of a terminal, each is cut to a line, so that a board has room."""
        rows, width = self.rows(), screen.console.width
        if not screen.height or sum([len(list(screen.wrapped(row))) for row in rows]) <= screen.height // 2:
            return rows
        cut = [row if len(row) <= width else f"{row[: width - 4].rpartition(' ')[0]} ..." for row in rows]
        return rows if cut == rows else [*cut, IN_FULL]

    def pick(self, text: str) -> Action:
        """By number, by the action's text, or by the part of it that says which, where only one option has it."""
        if text.isdecimal() and 1 <= int(text) <= len(self.numbered):
            return self.numbered[int(text) - 1]
        wanted = " ".join(text.lower().split())
        fitting = [act for act in self.options if object_of(act).lower() == wanted]
        if len(fitting) == 1 and not text.isdecimal():
            return fitting[0]
        if text.isdecimal():
            raise UnknownAction(
                f"there is no choice {text}: type a number from 1 to {len(self.numbered)}, or an action"
            )
        return self.table.parse(text)


def grouped(options: Sequence[Action]) -> list[list[Action]]:
    """Options of one kind together, in the order in which the kinds first come."""
    groups: dict[type[Action], list[Action]] = {}
    for act in options:
        groups.setdefault(type(act), []).append(act)
    return list(groups.values())


def verb(act: Action) -> str:
    return act.words or type(act).__name__.lower()


def object_of(act: Action) -> str:
    """What the action is done to: its text without the verb."""
    return str(act)[len(verb(act)) :].strip()


def question(table: Table, options: Sequence[Action]) -> str:
    """The id of the rule that asks: the question's own, or the one moment that all the options share."""
    ask = table.g.asking()
    if ask is None or ask.when:
        return "" if ask is None else ask.when
    own = [rule for rule, (frame, _) in table.kind.decisions.items() if isinstance(ask, frame)]
    if len(own) == 1:
        return own[0]
    moments = {act.when for act in options}
    moment = moments.pop() if len(moments) == 1 else ""
    return moment if moment in own or moment not in table.kind.decisions else ""  # not another question's
