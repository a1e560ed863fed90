"""Does a replay still play as it was written down?"""

from __future__ import annotations

from dataclasses import dataclass, field

from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.table.journal import Divergence, compare_opening, follow, follow_move, last_mark, start_from
from hauntbox.table.line_of_play import OUTCOME
from hauntbox.table.record import Chance, Entry, Move, TableError
from hauntbox.table.replays.reader import BadReplay
from hauntbox.table.replays.replay import Replay, entry_words, result_of
from hauntbox.table.table import Start, Table, begin


@dataclass
class ReplayVerdict:
    """What folding a replay has shown."""

    table: Table  # as far as the rules could follow
    is_older: bool = False  # it was played under rules that have changed since
    problem: str = ""  # the first divergence, in words, or ""
    notes: list[str] = field(default_factory=list)  # what a change of the rules explains
    parting: str = ""  # the first move that leads elsewhere than under the older rules, in words

    @property
    def is_good(self) -> bool:
        return not self.problem


def check_replay(replay: Replay) -> ReplayVerdict:
    """Fold the replay and compare every outcome of chance and every digest.

    Under older rules the outcomes fall as they were written down, and only what the rules now forbid, or another
    result, is a divergence. What was drawn fresh and where the game took another way is noted.
    """
    kind = known_game(replay)
    verdict = ReplayVerdict(first_table(kind, replay), played_under(replay) < kind.version)
    mark = last_mark(replay.journal)
    try:
        if mark is None:
            check_opening(verdict, replay)
        for entry in replay.journal[: mark.index if mark else 0]:
            verdict.table.write(entry)
        for entry in replay.journal[mark.index if mark else 0 :]:
            step(verdict, replay, entry)
        compare_result(replay, verdict.table)
    except Divergence as error:
        verdict.problem = f"{error}; {verdict.parting}" if verdict.parting else str(error)
    if verdict.parting and verdict.is_good:
        verdict.notes.append(verdict.parting)
    return verdict


def known_game(replay: Replay) -> Declaration:
    kind = games.find(replay.setting.game)
    if played_under(replay) > kind.version:
        raise BadReplay(
            f"played under rules {played_under(replay)} of {kind.title}, this Hauntbox knows {kind.version}"
        )
    return kind


def played_under(replay: Replay) -> int:
    """The rules at the end of the game."""
    mark = last_mark(replay.journal)
    return mark.now if mark else replay.setting.rules


def first_table(kind: Declaration, replay: Replay) -> Table:
    """Under older rules set-up falls as it was written down too; or the game begins where other rules took over."""
    if mark := last_mark(replay.journal):
        return Table(kind, replay.setting, start_from(kind, mark, replay.opening))
    recorded = replay.opening.chance if replay.setting.rules < kind.version else None
    return Table(kind, replay.setting, first_start(kind, replay, recorded))


def first_start(kind: Declaration, replay: Replay, recorded: Chance | None) -> Start:
    try:
        return begin(kind, replay.setting, recorded)
    except Exception as error:  # whatever the record makes the rules do, it is told in one line
        if recorded is None or isinstance(error, TableError):
            raise
        raise BadReplay(f"set-up: the rules break on it: {type(error).__name__}: {error}") from error


def check_opening(verdict: ReplayVerdict, replay: Replay) -> None:
    made = verdict.table.opening
    if not verdict.is_older:
        compare_opening(replay.opening, made)
        return
    verdict.notes += differences(verdict.table.kind, "set-up", replay.opening.chance, made.chance)
    if made.digest != replay.opening.digest:
        verdict.parting = f"set-up leads elsewhere than under rules {replay.setting.rules}"


def step(verdict: ReplayVerdict, replay: Replay, entry: Entry) -> None:
    if not verdict.is_older:
        follow(verdict.table, entry)
        return
    if isinstance(entry, Move):
        made = follow_move(verdict.table, entry, rigged=True)
        verdict.notes += differences(verdict.table.kind, f"move {entry.index + 1}", entry.chance, made.chance)
    else:
        follow(verdict.table, entry, digests=False)
    if not verdict.parting and verdict.table.journal[-1].digest != entry.digest:
        verdict.parting = parting(verdict.table, replay, entry)


def parting(table: Table, replay: Replay, entry: Entry) -> str:
    """Which move it was, and the rules that spoke in it."""
    rules = dict.fromkeys(event.rule for event in table.events[-1] if event.what != OUTCOME)
    what = (
        f"{replay.roles[entry.role]}: {entry.action}" if isinstance(entry, Move) else entry_words(entry, replay.roles)
    )
    spoke = f" ({', '.join(rules)})" if rules else ""
    return f"move {entry.index + 1}, {what}, leads elsewhere than under rules {played_under(replay)}{spoke}"


def differences(kind: Declaration, where: str, said: Chance, made: Chance) -> list[str]:
    """Outcomes that the older rules had not asked for, or had asked for in vain."""
    before, now = [purpose for purpose, _ in said], [purpose for purpose, _ in made]
    fresh = [purpose for purpose in dict.fromkeys(now) if now.count(purpose) > before.count(purpose)]
    idle = [purpose for purpose in dict.fromkeys(before) if before.count(purpose) > now.count(purpose)]
    return [
        *[f"{where}: {p} was drawn fresh ({kind.chances.get(p, 'no rule')})" for p in fresh],
        *[f"{where}: {p} is no longer drawn ({kind.chances.get(p, 'no rule')})" for p in idle],
    ]


def compare_result(replay: Replay, table: Table) -> None:
    result = result_of(table)
    if result != replay.result:
        raise Divergence(len(table.journal) - 1, f"the record says the result is {replay.result}, it is {result}")
