"""Bringing a database of PostgreSQL up to date. Nodes that start together take turns."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection

from hauntbox.store.database.migrate import check_known, check_shape, migrate, newest, version
from hauntbox.store.postgres.engine import HURRY

LOG: Final = logging.getLogger("hauntbox.store")
PATIENCE: Final = "idle_in_transaction_session_timeout = '120s'"  # a migration on a machine that has much else to do
TURN: Final = 0x48_42_4F_58  # of the advisory lock: "HBOX"


def bring_up_to_date(connection: Connection, where: str) -> None:
    """Each migration is one transaction: a node that is killed on the way leaves the database as it was before it.
    Raises StoreError."""
    connection.exec_driver_sql(f"SET {PATIENCE}")
    connection.exec_driver_sql(f"SELECT pg_advisory_lock({TURN})")
    connection.commit()
    try:
        now = version(connection)
        check_known(now, where)
        connection.rollback()
        if now != newest():
            LOG.info("%s is brought up to date (%s to %s)", where, now or "nothing", newest())
            migrate(connection)
        check_shape(connection, where)
    finally:
        connection.rollback()
        connection.exec_driver_sql(f"SELECT pg_advisory_unlock({TURN})")
        connection.exec_driver_sql(f"SET {HURRY}")
        connection.commit()
