"""One game of a run once more, as a replay that every viewer of replays opens."""

from __future__ import annotations

from msgspec.structs import replace

from hauntbox.games import find
from hauntbox.kernel.options import kept
from hauntbox.lab.experiments.experiment import Cell
from hauntbox.lab.match import LIMIT, Match
from hauntbox.table import Table, open_table, usual_chairs


def table_of_game(cell: Cell, index: int) -> Table:
    """The same bots with the same dice play the game again, and a table writes it down."""
    kind, job = find(cell.game), cell.job
    match = Match(kind, job, index)
    table = open_table(kind, kept(job.options), job.scenario, job.seed_of(index))
    holders = [f"bot:{name}" for name in job.players]
    table.setting = replace(table.setting, chairs=tuple(usual_chairs(table, holders)))
    for _ in range(LIMIT):
        if not match.g.agenda:
            break
        role, act, _ = match.decide()
        seat = next(seat for seat, roles in table.asked().items() if role in roles)
        table.play(seat, role, act)
        match.g.apply(role, act)
    return table
