"""The store of one process: a database of SQLite in a folder."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

from hauntbox.store.calls import StoreCalls
from hauntbox.store.database.engine import FILE, open_engine, raw
from hauntbox.store.database.migrate import bring_up_to_date
from hauntbox.store.folder.archive import told
from hauntbox.store.folder.copying import check_whole
from hauntbox.store.folder.lock import FolderLock
from hauntbox.store.folder.privacy import make_private
from hauntbox.store.writer_thread import WriterThread


class Store(StoreCalls):
    """Nobody else writes in the folder meanwhile."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / FILE
        make_private(folder, FILE)
        self.lock = FolderLock(folder)
        try:
            self.engine = open_engine(self.path)
            self.connection = self.connect()
        except BaseException:
            self.lock.close()
            raise
        self.writer = WriterThread(self.connection)

    def connect(self) -> Connection:
        """What is damaged, newer or in use is told in one line; what is older is brought up to date. Raises
        StoreError."""
        with told(self.path):
            connection = self.engine.connect()
            try:
                check_whole(raw(connection), self.path)
                bring_up_to_date(connection, self.path)
            except BaseException:
                connection.close()
                raise
        return connection

    def close(self) -> None:
        self.writer.stop()
        self.connection.close()
        self.engine.dispose()
        self.lock.close()
