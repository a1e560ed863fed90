"""What is done with the tables that a server keeps: backup, restore, check, list, export, delete."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import localtime, strftime

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Rows

from hauntbox.cli.mistakes import Complaint, unknown
from hauntbox.cli.player_files import data_folder
from hauntbox.server.auth.tokens import read_code
from hauntbox.server.health import store_check
from hauntbox.store import Store, Summary
from hauntbox.store.database import queries
from hauntbox.store.database.engine import FILE
from hauntbox.store.folder.archive import back_up, reading
from hauntbox.store.folder.restoring import restore as put_back
from hauntbox.table import Table, save, save_campaign, write_replay
from hauntbox.terminal import Screen


def backup(data: Path | None, file: Path, screen: Screen) -> int:
    back_up(data or data_folder(), file)
    screen.say(f"All tables are in {file}. It holds every secret: keep it to yourself.")
    return 0


def restore(data: Path | None, file: Path, screen: Screen) -> int:
    old = put_back(data or data_folder(), file)
    screen.say(f"The tables of {file} are back.{f' Those from before are in {old}.' if old else ''}")
    return 0


def check(data: Path | None, quick: bool, screen: Screen) -> int:
    folder = data or data_folder()
    with reading(folder) as db:
        wrong = list(store_check.problems(db, quick))
        number = len(queries.summaries(db))
    for line in wrong:
        screen.say(line, "red")
    screen.list(f"an older copy: {path}" for path in store_check.copies(folder))
    screen.say(f"{folder / FILE}: {many(number, 'table')}, {many(len(wrong), 'problem')}")
    return 1 if wrong else 0


def many(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


def show(data: Path | None, screen: Screen) -> int:
    with reading(data or data_folder()) as db:
        found = queries.summaries(db)
    rows = Rows(box=None, pad_edge=False)
    for title in ("table", "game", "", "moves", "last touched", "seats"):
        rows.add_column(title, no_wrap=True)
    for one in found:
        rows.add_row(*map(escape, cells(one)))
    wide(screen.console).print(rows)
    return 0


def wide(console: Console) -> Console:
    """A pipe takes lines of any length."""
    return console if console.is_terminal else Console(file=console.file, width=200, highlight=False, emoji=False)


def cells(one: Summary) -> list[str]:
    when = strftime("%Y-%m-%d", localtime(one.touched))
    return [one.table.code, one.table.game, state(one), str(one.entries), when, ", ".join(one.seats)]


def state(one: Summary) -> str:
    row = one.table
    if row.closed:
        return "closed"
    if row.over:
        return "over" if row.campaign is None else "between chapters"
    return "playing" if row.started else "not started"


def export(data: Path | None, code: str, file: Path, screen: Screen) -> int:
    if file.exists():
        raise Complaint(f"{file}: there is a file of that name already")
    with reading(data or data_folder()) as db:
        sheet = queries.find(db, known(read_code(code), queries.summaries(db)))
        assert sheet is not None
        if not sheet.row.started:
            raise Complaint(f"table {sheet.row.code} has not started: there is nothing to export")
        if sheet.row.campaign is not None:
            save_campaign(store_check.campaign_at(db, sheet), file)
            kind = "a campaign: `hauntbox campaign import` reads it"
        else:
            kind = write_game(store_check.taken_up(db, sheet), file)
    screen.say(f"Table {sheet.row.code} is in {file}, {kind}. It holds every secret of the game.")
    return 0


def write_game(table: Table, file: Path) -> str:
    """What the file is and how to read it."""
    if table.is_over:
        write_replay(table, file)
        return "a replay: `hauntbox replay` reads it"
    save(table, file)
    return "a saved game: `hauntbox play --resume` goes on with it"


def delete(data: Path | None, codes: list[str], screen: Screen) -> int:
    """All of them or none."""
    folder = data or data_folder()
    with reading(folder) as db:
        summaries = queries.summaries(db)
    wanted = [known(read_code(code), summaries) for code in codes]
    asyncio.run(remove(folder, wanted))
    screen.say(f"Deleted: {', '.join(wanted)}")
    return 0


async def remove(folder: Path, codes: list[str]) -> None:
    store = Store(folder)
    try:
        await store.delete(codes)
    finally:
        store.close()


def known(code: str, summaries: list[Summary]) -> str:
    codes = [one.table.code for one in summaries]
    if code not in codes:
        raise unknown("table", code, codes or ["none yet"])
    return code
