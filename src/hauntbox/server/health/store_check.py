"""Looking through a store: is the file whole, are journals without gaps, can every table be taken up again?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import MsgspecError
from sqlalchemy import Connection

from hauntbox import games
from hauntbox.server.actions.campaign_rows import plan_of
from hauntbox.server.live.resume import check_numbers, folded, resumed, rules_of
from hauntbox.store import Sheet, Summary
from hauntbox.store.database import queries
from hauntbox.store.database.engine import FILE
from hauntbox.table import BadSave, Campaign, CampaignPage, Divergence, Table, TableError, parse_replay

WHOLE: Final = "ok"


def problems(db: Connection, quick: bool = False) -> Iterator[str]:
    """All that is wrong, one line each; quickly without playing every journal again."""
    yield from damages(db, "quick_check" if quick else "integrity_check")
    for row in db.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"a row of {row[0]} belongs to no table"
    for one in queries.summaries(db):
        yield from gaps(db, one) if quick else faults(db, one)


def damages(db: Connection, pragma: str) -> list[str]:
    found = list(db.exec_driver_sql(f"PRAGMA {pragma}").scalars())
    return [] if found == [WHOLE] else [f"the file is damaged: {line}" for line in found]


def gaps(db: Connection, one: Summary) -> Iterator[str]:
    numbers = queries.numbers(db, one.table.code)
    if list(numbers) != list(range(len(numbers))):
        missing = next(n for n in range(len(numbers) + 1) if n not in numbers)
        yield f"table {one.table.code}: entry {missing} of its journal is missing"


def faults(db: Connection, one: Summary) -> Iterator[str]:
    """What stands in the record stays out of the words: it may be a secret of a game that is being played."""
    try:
        if one.table.started:
            play_again(db, sheet_of(db, one.table.code))
    except Divergence as error:
        yield f"table {one.table.code}: the rules do not follow its journal at entry {error.index}"
    except (TableError, BadSave, MsgspecError, games.UnknownGame) as error:
        yield f"table {one.table.code}: it cannot be taken up again: {error}"


def play_again(db: Connection, sheet: Sheet) -> None:
    """From the first entry on; what was begun under older rules, as the server takes it up. Raises what is wrong."""
    kept, kind = queries.journal(db, sheet.row.code), games.find(sheet.row.game)
    check_numbers(kept)
    if rules_of(sheet, kept) == kind.version:
        folded(kind, sheet, kept, None)
    else:
        taken_up(db, sheet)


def taken_up(db: Connection, sheet: Sheet) -> Table:
    """As the server takes it up."""
    code = sheet.row.code
    kept = queries.journal(db, code)
    check_numbers(kept)
    kind = games.find(sheet.row.game)
    return resumed(kind, sheet, kept, queries.snapshot(db, code, len(kept)))[0]


def sheet_of(db: Connection, code: str) -> Sheet:
    sheet = queries.find(db, code)
    if sheet is None:
        raise TableError(f"there is no table {code}")
    return sheet


def campaign_at(db: Connection, sheet: Sheet) -> Campaign:
    """With the game that is being played at the table as its last page."""
    told = sheet.row.campaign
    if told is None:
        raise TableError(f"no campaign is played at table {sheet.row.code}")
    pages = [CampaignPage(row.after, parse_replay(row.replay)) for row in queries.pages(db, sheet.row.code)]
    return Campaign(games.find(told.game), plan_of(sheet), taken_up(db, sheet), pages, told.after)


def copies(folder: Path) -> list[Path]:
    """Older databases that are kept beside the present one."""
    return sorted(path for path in folder.glob(f"{FILE}.*") if path.suffix != ".part")
