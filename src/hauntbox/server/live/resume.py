"""A table as it was, from what the store has kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from hauntbox.kernel.contract import Declaration
from hauntbox.store import Kept, Sheet, Snapshot
from hauntbox.table import Divergence, Move, NewRules, Setting, Table, TableError
from hauntbox.table.journal import follow, follow_move, last_mark
from hauntbox.table.table import Start


def setting_of(sheet: Sheet) -> Setting:
    row = sheet.row
    chairs = tuple([seat.chair for seat in sheet.seats])
    return Setting(row.game, row.rules, row.options, row.scenario, row.seed, chairs, row.solo_undo, row.carry)


class Gap(TableError):
    """A journal of which something is missing."""


def check_numbers(kept: Sequence[Kept]) -> None:
    """Entries are numbered without a gap, or nothing that is found by its number is what it should be."""
    for n, each in enumerate(kept):
        if each.entry.index != n:
            raise Gap(f"entry {n} of its journal is missing")


def missing(kept: Sequence[Kept]) -> list[Kept]:
    """What a journal lacks. Older programs could lose a repair and go on from the next: that one's position is all that
    counts, so it stands for the lost one too. Raises Gap where anything else is missing."""
    found, n = [], 0
    for each in kept:
        if each.entry.index > n:
            if not isinstance(each.entry, NewRules):
                raise Gap(f"entry {n} of its journal is missing")
            found += [Kept(replace(each.entry, index=lost, note="")) for lost in range(n, each.entry.index)]
        n = each.entry.index + 1
    return found


def snapshot_of(table: Table) -> Snapshot:
    return Snapshot(len(table.journal), table.kind.version, table.kind.codec.save(table.g))


def resumed(kind: Declaration, sheet: Sheet, kept: Sequence[Kept], snapshot: Snapshot | None) -> tuple[Table, bool]:
    """The table, and whether its journal was marked because it goes on under other rules."""
    if rules_of(sheet, kept) == kind.version:
        with suppress(Divergence):
            return folded(kind, sheet, kept, snapshot), False
    return carried_over(kind, sheet, kept, snapshot), True


def folded(kind: Declaration, sheet: Sheet, kept: Sequence[Kept], snapshot: Snapshot | None) -> Table:
    table, start = begun(kind, sheet, kept, snapshot)
    for each in kept[start:]:
        follow(table, each.entry)
    return table


def begun(kind: Declaration, sheet: Sheet, kept: Sequence[Kept], snapshot: Snapshot | None) -> tuple[Table, int]:
    """At the snapshot or where new rules began, whichever is later."""
    mark = last_mark([each.entry for each in kept])
    n, state = (snapshot.index, snapshot.state) if snapshot else (0, b"")
    if mark is not None and mark.index >= n:
        n, state = mark.index, mark.state.encode()
    start = Start(kind.codec.load(state), sheet.row.opening) if state else None
    table = Table(kind, setting_of(sheet), start)
    for each in kept[:n]:
        table.write(each.entry, each.events)
    return table, n


def rules_of(sheet: Sheet, kept: Sequence[Kept]) -> int:
    """The rules under which the table was played last."""
    mark = last_mark([each.entry for each in kept])
    return mark.now if mark else sheet.row.rules


def carried_over(kind: Declaration, sheet: Sheet, kept: Sequence[Kept], snapshot: Snapshot | None) -> Table:
    """Under new rules: from the snapshot, then as it was written down, dice and all, as far as the rules follow."""
    table, start = begun(kind, sheet, kept, snapshot)
    was = rules_of(sheet, kept)
    with suppress(Divergence):
        for each in kept[start:]:
            if isinstance(each.entry, Move):
                follow_move(table, each.entry, rigged=True)
            else:
                follow(table, each.entry, digests=False)
    table.journal = [each.entry for each in kept]
    table.events = [each.events for each in kept]
    table.go_on_from(kind.codec.save(table.g), was)
    return table
