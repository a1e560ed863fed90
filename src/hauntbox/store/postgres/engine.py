"""Connections to PostgreSQL: whether an address may be used, and what is wrong when it cannot be."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from hauntbox.store.errors import StoreError, unreachable

SCHEMES: Final = ("postgresql", "postgres")
LOOPBACK: Final = ("", "localhost", "127.0.0.1", "::1")
VERIFIED: Final = ("verify-full", "verify-ca")
HURRY: Final = "idle_in_transaction_session_timeout = '5s'"  # a node that is paused holds up nobody for longer
SETTINGS: Final = (
    "synchronous_commit = on",  # a commit is on the disk, also when the power goes
    "statement_timeout = '30s'",
    HURRY,
)
WAITS: Final = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "keepalives_idle": 5, "application_name": "hauntbox"}


def is_url(text: str) -> bool:
    return "://" in text


def read_url(text: str) -> URL:
    """Of a database that may be used. Raises StoreError; a password is never in its words."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise StoreError("the store's url is not understood: postgresql://USER@HOST:PORT/DATABASE") from error
    if url.drivername not in SCHEMES:
        raise StoreError(f"a store is at postgresql://..., not at {url.drivername}://...")
    if not url.database:
        raise StoreError(f"{place(url)}: the url names no database: postgresql://USER@HOST:PORT/DATABASE")
    if not is_near(url) and url.query.get("sslmode") not in VERIFIED:
        raise StoreError(f"{place(url)}: off this machine only with TLS: add ?sslmode=verify-full to the url")
    return url.set(drivername="postgresql+psycopg")


def place(url: URL) -> str:
    """Where it is, without who asks."""
    return f"{url.host or 'a local socket'}{f':{url.port}' if url.port else ''}/{url.database or ''}"


def is_near(url: URL) -> bool:
    """On this machine: by the loopback, or by a socket in a folder."""
    host = url.host or str(url.query.get("host", "") or os.environ.get("PGHOST", ""))
    return host in LOOPBACK or host.startswith("/")


def open_engine(url: URL) -> Engine:
    with told(url):
        try:
            engine = create_engine(url, poolclass=NullPool, connect_args=WAITS, hide_parameters=True)
        except ModuleNotFoundError as error:
            raise StoreError('PostgreSQL needs more than is installed: pip install "hauntbox[cluster]"') from error

    @event.listens_for(engine, "connect")
    def set_up(raw: Any, _: object) -> None:
        if not is_near(url) and not raw.pgconn.used_password and "sslcert" not in url.query:
            raise StoreError(f"{place(url)}: it lets in whoever comes: off this machine only with a password")
        raw.autocommit = True
        for setting in SETTINGS:
            raw.execute(f"SET {setting}")
        raw.autocommit = False

    return engine


@contextmanager
def told(url: URL) -> Iterator[None]:
    """Whatever is wrong with the database is one line that names it."""
    try:
        yield
    except DBAPIError as error:
        raise StoreError(f"{place(url)}: {why(error.orig, url)}") from error


def why(error: BaseException | None, url: URL) -> str:
    """libpq tells in words alone why it was not let in."""
    said = str(error)
    if "password authentication failed" in said or "no password supplied" in said:
        return f"the password of {url.username or 'the user'} is wrong or missing"
    if "does not exist" in said and "database" in said:
        return "there is no such database: `createdb` makes one"
    if "does not exist" in said and "role" in said:
        return f"there is no user {url.username}"
    if "no pg_hba.conf entry" in said:
        return f"{url.username or 'the user'} may not come from this machine"
    if "certificate" in said or "SSL" in said:
        return "TLS does not come about: the certificate or sslmode is not right"
    return unreachable(error) or f"the database says: {said.splitlines()[0] if said else type(error).__name__}"


def connected(engine: Engine, url: URL) -> Connection:
    """Raises StoreError."""
    with told(url):
        return engine.connect()
