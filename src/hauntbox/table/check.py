"""Does a replay still play as it was written down?"""

from __future__ import annotations

from dataclasses import dataclass, field

from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.wire import Refused
from hauntbox.table.journal import Divergence, follow, follow_move, resumed_at
from hauntbox.table.reading import BadReplay
from hauntbox.table.record import Entry, Move
from hauntbox.table.replay import Replay, result_of
from hauntbox.table.table import Table


@dataclass
class Verdict:
    """What folding a replay has shown."""

    table: Table  # as far as the rules could follow
    problem: str = ""  # the first divergence, in words, or ""
    notes: list[str] = field(default_factory=list)  # what a change of the rules explains

    @property
    def is_good(self) -> bool:
        return not self.problem


def check_replay(replay: Replay) -> Verdict:
    """Fold the replay and compare every outcome of chance and every digest.

    Under older rules the outcomes fall as they were written down, and only what the rules now forbid is a divergence.
    """
    kind = known_game(replay)
    table = Table(kind, replay.setting)
    verdict = Verdict(table)
    try:
        compare_start(replay, table)
        for entry in replay.journal[: resumed_at(replay.journal)]:
            table.write(entry)
        for entry in replay.journal[resumed_at(replay.journal) :]:
            step(verdict, entry, is_older=replay.setting.rules < kind.version)
        compare_result(replay, table)
    except (Divergence, Refused) as error:
        verdict.problem = str(error)
    return verdict


def known_game(replay: Replay) -> Declaration:
    kind = games.find(replay.setting.game)
    if replay.setting.rules > kind.version:
        raise BadReplay(
            f"played under rules {replay.setting.rules} of {kind.title}, this Hauntbox knows {kind.version}"
        )
    return kind


def step(verdict: Verdict, entry: Entry, is_older: bool) -> None:
    if not is_older:
        follow(verdict.table, entry)
    elif isinstance(entry, Move):
        made = follow_move(verdict.table, entry, rigged=True)
        verdict.notes += differences(verdict.table.kind, entry, made)
    else:
        follow(verdict.table, entry, digests=False)


def differences(kind: Declaration, said: Move, made: Move) -> list[str]:
    """Outcomes that the older rules had not asked for, or had asked for in vain."""
    before, now = [p for p, _ in said.chance], [p for p, _ in made.chance]
    fresh = [purpose for purpose in dict.fromkeys(now) if now.count(purpose) > before.count(purpose)]
    idle = [purpose for purpose in dict.fromkeys(before) if before.count(purpose) > now.count(purpose)]
    return [
        *[f"move {said.index + 1}: {p} was drawn fresh ({kind.chances.get(p, 'no rule')})" for p in fresh],
        *[f"move {said.index + 1}: {p} is no longer drawn ({kind.chances.get(p, 'no rule')})" for p in idle],
    ]


def compare_start(replay: Replay, table: Table) -> None:
    digest = table.kind.codec.digest(table.g)
    if replay.setting.rules == table.kind.version and digest != replay.start:
        raise Divergence(-1, f"the record says the first position is {replay.start}, it is {digest}")


def compare_result(replay: Replay, table: Table) -> None:
    result = result_of(table)
    if result != replay.result:
        raise Divergence(len(table.journal) - 1, f"the record says the result is {replay.result}, it is {result}")
