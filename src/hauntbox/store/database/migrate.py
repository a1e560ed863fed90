"""Bringing a database up to date, whenever it was made. Each migration is one transaction, after a copy was made."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from hauntbox.store.database.engine import raw
from hauntbox.store.database.schema import METADATA
from hauntbox.store.errors import RESTORE, StoreError
from hauntbox.store.folder.copying import copy_database

LOG: Final = logging.getLogger("hauntbox.store")
SCRIPTS: Final = Path(__file__).parent / "migrations"


def bring_up_to_date(connection: Connection, path: Path) -> None:
    """With a copy beside it of what was there before. A program that is killed on the way finds it as it was the next
    time, and begins again. Raises StoreError."""
    now = version(connection)
    check_known(now, path)
    if now != newest() and inspect(connection).get_table_names():
        connection.rollback()
        beside = copy_before(path)
        copy_database(raw(connection), beside)
        LOG.info("%s is brought up to date (%s to %s); as it was, it is kept as %s", path, now, newest(), beside)
    connection.rollback()
    migrate(connection)
    check_shape(connection, path)


def copy_before(path: Path) -> Path:
    return path.with_name(f"{path.name}.before-{newest()}")


def migrate(connection: Connection, to: str = "head") -> None:
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    connection.commit()


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def versions() -> list[str]:
    """All of them, oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(settings()).walk_revisions()][::-1]


def newest() -> str:
    return versions()[-1]


def version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def check_known(now: str | None, path: Path | str) -> None:
    if now is not None and now not in versions():
        raise StoreError(
            f"{path}: made by a newer Hauntbox (version {now} of the database, this one knows {newest()}): "
            "use that one, or restore a backup from before"
        )


def check_shape(connection: Connection, path: Path | str) -> None:
    """Are all tables and columns there? A version may be claimed that was never finished."""
    found = inspect(connection)
    names = set(found.get_table_names())
    for table in METADATA.sorted_tables:
        has = {column["name"] for column in found.get_columns(table.name)} if table.name in names else set()
        missing = [column.name for column in table.columns if column.name not in has]
        if missing:
            raise StoreError(f"{path}: {table.name} has no {', '.join(missing)}: it is no whole database; {RESTORE}")
    connection.rollback()
