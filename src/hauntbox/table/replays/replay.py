"""Replays: a finished game as one readable text file. It holds the seed and all secrets: not for seats still playing.

hauntbox replay 1
game      evidence
rules     1
options   {"players": 3}
scenario  corvane
seed      5f1e...
seat 0    {"name": "Ghost", "minds": [0], "holder": "human"}
roles     ["Ghost", "Lantern", "Ash"]
start     type=3 room=5 | 0c44...

1  seat 1 Lantern: step e7 | uv=4 hunt=2 | 9f2c...
2  seat 1 takes back 1 | consent of 0 2 | 0c44...
3  seat 0 Ghost always in Relief: pass | 77d0...

result    EVI-WIN-01 | 0 1 1
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct, json

from hauntbox.kernel.contract import role_names
from hauntbox.table.journal import labels
from hauntbox.table.record import Chair, Entry, Move, NewRules, Opening, Setting, Stand, Undo
from hauntbox.table.saves import write_whole
from hauntbox.table.table import Table

FORMAT: Final = 1
INDENT: Final = "    "
UNFINISHED: Final = "not finished"


class Replay(Struct):
    """A game as it was written down. Nothing in it has been checked against the rules."""

    setting: Setting
    roles: list[str]  # their names, no two alike
    opening: Opening
    journal: list[Entry]
    result: str = UNFINISHED


def write_replay(table: Table, path: Path) -> None:
    write_whole(path, replay_text(replay_of(table)).encode())


def replay_of(table: Table) -> Replay:
    return Replay(table.setting, unlike_names(table), table.opening, table.journal, result_of(table))


def result_of(table: Table) -> str:
    outcome = table.g.outcome
    return f"{outcome.rule} | {' '.join(f'{score:g}' for score in outcome.scores)}" if outcome else UNFINISHED


def unlike_names(table: Table) -> list[str]:
    """The names of the roles, no two in play alike."""
    names: list[str] = []
    for role, name in enumerate(role_names(table.kind, table.g)):
        names.append(f"{name} {role}" if name and name in names else name)
    return names


def replay_text(replay: Replay) -> str:
    moves = [f"{entry.index + 1}  {entry_words(entry, replay.roles)} | {entry.digest}" for entry in replay.journal]
    return "\n".join([*head(replay), "", *moves, "", f"result    {replay.result}", ""])


def head(replay: Replay) -> Iterator[str]:
    setting = replay.setting
    yield f"hauntbox replay {FORMAT}"
    yield f"game      {setting.game}"
    yield f"rules     {setting.rules}"
    yield f"options   {json.encode(setting.options).decode()}"
    yield from scenario_lines(setting.scenario)
    if setting.carry is not None:
        yield f"carry     {json.encode(setting.carry).decode()}"
    yield from header_lines(setting.seed, setting.solo_undo, setting.chairs)
    yield f"roles     {json.encode(replay.roles).decode()}"
    yield f"start     {' | '.join(filter(None, [labels(replay.opening.chance), replay.opening.digest]))}"


def header_lines(seed: str, solo_undo: bool, chairs: Sequence[Chair]) -> Iterator[str]:
    yield f"seed      {seed}"
    if solo_undo:
        yield "undo      solo"
    for seat, chair in enumerate(chairs):
        yield f"seat {seat:<4} {json.encode(chair).decode()}"


def scenario_lines(scenario: str) -> list[str]:
    """A name stands on the line, a whole text is indented below it."""
    if "\n" not in scenario:
        return [f"scenario  {scenario}"]
    return ["scenario", *[INDENT + line for line in scenario.split("\n")]]


def entry_words(entry: Entry, roles: Sequence[str]) -> str:
    match entry:
        case Move():
            dice = labels(entry.chance)
            return f"seat {entry.seat} {roles[entry.role]}: {entry.action}" + (f" | {dice}" if dice else "")
        case Stand():
            how = "asked again in" if entry.action is None else "always in"
            answer = "" if entry.action is None else f": {entry.action}"
            return f"seat {entry.seat} {roles[entry.role]} {how} {entry.window}{answer}"
        case Undo():
            return f"seat {entry.seat} takes back {numbers(entry.moves, 1)} | {leave_words(entry)}"
        case NewRules():
            return f"rules {entry.was} to {entry.now} | {entry.state}" + (f" | {entry.note}" if entry.note else "")


def leave_words(entry: Undo) -> str:
    return f"consent of {numbers(entry.consent)}" if entry.leave == "consent" else entry.leave


def numbers(values: Sequence[int], shift: int = 0) -> str:
    return " ".join(str(value + shift) for value in values)
