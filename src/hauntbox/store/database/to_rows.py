"""From rows as the program has them to rows as the database has them. Journals are text that a person can read."""

from __future__ import annotations

from typing import Any

from msgspec import json, to_builtins

from hauntbox.store.rows import Kept, PageRow, Sheet, Snapshot, TableRow

Row = dict[str, Any]
TEXTS = ("options", "opening", "numbers", "carry", "campaign", "chosen", "clock")


def text(value: Any) -> str:
    return json.encode(value).decode()


def table(row: TableRow) -> Row:
    plain: Row = to_builtins(row)
    return {**plain, **{name: text(getattr(row, name)) for name in TEXTS}}


def seats(sheet: Sheet) -> list[Row]:
    return [
        {**to_builtins(each), "minds": text(each.minds), "link": text(each.link), "code": sheet.row.code, "seat": n}
        for n, each in enumerate(sheet.seats)
    ]


def entry(code: str, kept: Kept, epoch: int = 0) -> Row:
    return {
        "code": code,
        "n": kept.entry.index,
        "entry": text(kept.entry),
        "events": text(kept.events),
        "act": kept.act,
        "numbers": text(kept.numbers),
        "epoch": epoch,
    }


def page(code: str, one: PageRow) -> Row:
    return {"code": code, "n": one.n, "after": one.after, "replay": one.replay}


def snapshot(code: str, taken: Snapshot) -> Row:
    return {"code": code, "n": taken.index, "rules": taken.rules, "state": taken.state}
