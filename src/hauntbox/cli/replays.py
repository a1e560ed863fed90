"""`hauntbox replay`: a finished game in words, one position of it, or whether it still plays as written."""

from __future__ import annotations

from pathlib import Path

from hauntbox.kernel.contract import heard
from hauntbox.table import Entry, Move, Replay, Table, TableError, check_replay, read_replay, rule_text
from hauntbox.table.replays.replay import entry_words
from hauntbox.terminal import Screen


def check(path: Path, screen: Screen) -> int:
    replay = read_replay(path)
    verdict = check_replay(replay)
    if not verdict.is_good:
        screen.say(f"{path}: {verdict.problem}", "red")
        return 1
    kind = verdict.table.kind
    how = f"played under older rules and still possible under rules {kind.version}"
    screen.list(verdict.notes)
    screen.say(f"{path}: {len(replay.journal)} moves of {kind.title}, {how if verdict.is_older else 'all as written'}")
    return 0


def show_at(path: Path, n: int, screen: Screen) -> int:
    """The position after line n of the replay; the game is over, so all of it."""
    replay = read_replay(path)
    if not 0 <= n <= len(replay.journal):
        raise TableError(f"{path}: there is no move {n}, it has moves 0 to {len(replay.journal)}")
    replay.journal = replay.journal[:n]
    table = check_replay(replay).table
    screen.say(table.kind.draw(table.g, everyone(table)))
    return 0 if len(table.journal) == n else stopped(path, table, screen)


def show(path: Path, screen: Screen) -> int:
    replay = read_replay(path)
    verdict = check_replay(replay)
    table = verdict.table
    screen.say(f"{table.kind.title}: {', '.join(f'{chair.name} ({chair.holder})' for chair in table.chairs)}", "bold")
    for entry in table.journal:
        show_entry(table, replay, entry, screen)
    if not verdict.is_good:
        screen.say(f"{path}: {verdict.problem}", "red")
        return 1
    outcome = table.g.outcome
    screen.say(f"{outcome.rule}: {rule_text(outcome.rule)}" if outcome else "The game was not finished.", "bold")
    return 0


def show_entry(table: Table, replay: Replay, entry: Entry, screen: Screen) -> None:
    who = f"{replay.roles[entry.role]}: {entry.action}" if isinstance(entry, Move) else entry_words(entry, replay.roles)
    screen.say(f"{entry.index + 1:>4}  {who}")
    for event in heard(table.events[entry.index], everyone(table)):
        screen.say(f"        {table.kind.say(table.g, event)} ({event.rule})", "dim")


def everyone(table: Table) -> tuple[int, ...]:
    return tuple(mind for chair in table.chairs for mind in chair.minds)


def stopped(path: Path, table: Table, screen: Screen) -> int:
    screen.say(f"{path}: the rules follow it no further than move {len(table.journal)}; try --check", "red")
    return 1
