"""Bringing a database up to date, whenever it was made."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection

SCRIPTS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()


def version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
