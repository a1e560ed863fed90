"""The record of a ladder: a small file of which games were won. A ladder that was interrupted goes on with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import kept
from hauntbox.lab.ladders.ladder import Ladder, Task, mark_of

WON, LOST, OPEN = "1", "0", "."


class BadRecord(ValueError):
    """A record that cannot be gone on with, in one line."""


class SetUp(Struct, forbid_unknown_fields=True):
    """What is measured, for whoever reads the file."""

    game: str
    scenario: str
    options: dict[str, Any]
    against: str
    seed: str


class Sheet(Struct, forbid_unknown_fields=True):
    """The file. A letter for each game, in the order of their seeds: 1 won, 0 not won, . not played."""

    set_up: SetUp
    rules: int
    mark: str  # of the rules and the bots
    won: dict[str, dict[str, str]]  # by side and player


class Record:
    """Every game that is finished is in the file."""

    def __init__(self, kind: Declaration, ladder: Ladder, folder: Path) -> None:
        self.path = folder / f"{ladder.game}-against-{ladder.against.replace(':', '-')}.json"
        set_up = SetUp(ladder.game, ladder.scenario, kept(ladder.options), ladder.against, ladder.seed)
        self.sheet = Sheet(set_up, kind.version, mark_of(kind, ladder), {})
        self.is_outdated = False  # the games in the file were played by other rules or bots: the ladder begins anew
        if self.path.exists():
            self.take_up(read_sheet(self.path))

    def take_up(self, there: Sheet) -> None:
        if there.set_up != self.sheet.set_up:
            raise BadRecord(f"{self.path} is the ladder of another set-up: choose another folder with --results")
        self.is_outdated = there.mark != self.sheet.mark
        if not self.is_outdated:
            self.sheet = there

    def letters(self, side: str, player: str) -> str:
        return self.sheet.won.get(side, {}).get(player, "")

    def has(self, task: Task) -> bool:
        return self.letters(task.side, task.player)[task.index : task.index + 1] in (WON, LOST)

    def add(self, task: Task, won: bool) -> None:
        """All of it or nothing: a file that is there is whole."""
        letters = self.letters(task.side, task.player).ljust(task.index + 1, OPEN)
        letters = letters[: task.index] + (WON if won else LOST) + letters[task.index + 1 :]
        self.sheet.won.setdefault(task.side, {})[task.player] = letters
        self.path.parent.mkdir(parents=True, exist_ok=True)
        half = self.path.with_suffix(".half")
        try:
            half.write_bytes(msgspec.json.format(msgspec.json.encode(self.sheet, order="sorted"), indent=2) + b"\n")
            half.replace(self.path)
        finally:
            half.unlink(missing_ok=True)

    def first(self, side: str, player: str, games: int) -> list[float]:
        """A number for each of so many games, which are all there: 1 if it was won."""
        return [float(letter == WON) for letter in self.letters(side, player)[:games]]

    def played(self, side: str, player: str) -> int:
        """How many games from the first on are there."""
        return len(self.letters(side, player).partition(OPEN)[0])


def read_sheet(path: Path) -> Sheet:
    try:
        sheet = msgspec.json.decode(path.read_bytes(), type=Sheet)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"{path} cannot be read ({error}): nothing was changed; delete it to begin anew") from error
    if any([{*letters} - {OPEN, LOST, WON} for fared in sheet.won.values() for letters in fared.values()]):
        raise BadRecord(f"{path} has letters that are no games: nothing was changed; delete it to begin anew")
    return sheet
