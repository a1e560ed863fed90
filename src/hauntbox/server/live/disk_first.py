"""Disk first: a table in memory is never ahead of the disk. docs/decisions/012-disk-first.md

Whoever changes a table holds its lock. Seats and options are changed on `sheet`; what everybody is told and who may do
what goes by `stored`, which follows when the disk has it. Whoever leaves the lock with an error leaves `sheet` like it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from types import TracebackType
from typing import TYPE_CHECKING, Final, NoReturn

from hauntbox.server.errors import gone
from hauntbox.server.failures import where
from hauntbox.server.live.audience import Audience
from hauntbox.server.wire.socket_messages import RefusedMessage
from hauntbox.store import Sheet, StoreError, Unsettled

if TYPE_CHECKING:
    from hauntbox.server.live.tables import Tables

LOG: Final = logging.getLogger("hauntbox.server")


class TableLock(asyncio.Lock):
    """Held by whoever changes anything. Whoever leaves it with an error leaves the table as the disk has it."""

    def __init__(self, live: DiskFirst) -> None:
        super().__init__()
        self.live = live

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self.live.forget_changes()
        await super().__aexit__(kind, error, trace)


class DiskFirst(Audience):
    """The part of a table that knows what the disk has of it."""

    def __init__(self, tables: Tables, sheet: Sheet, names: Sequence[str] = ()) -> None:
        super().__init__()
        self.tables = tables
        self.sheet = sheet  # may be changed under the lock
        self.stored = deepcopy(sheet)  # as the disk has it
        self.names = list(names)  # of the roles, by the stored options
        self.names_to_be: list[str] = []  # by the options of the sheet, where those are other ones
        self.lock = TableLock(self)
        self.is_troubled = False  # the disk did not take something, and everybody here knows

    @property
    def code(self) -> str:
        return self.stored.row.code

    def take_sheet(self) -> None:
        """The disk has the sheet as it is now."""
        old, new = self.stored.row, self.sheet.row
        if (old.options, old.scenario) != (new.options, new.scenario):
            self.names = self.names_to_be
        self.names_to_be = []
        self.stored = deepcopy(self.sheet)

    def forget_changes(self) -> None:
        """What was changed on the sheet and never kept has not happened."""
        self.names_to_be = []
        if self.sheet != self.stored:
            self.sheet = deepcopy(self.stored)

    @contextmanager
    def disk_first(self) -> Iterator[None]:
        """What cannot be kept has not happened. Where it is not certain what the disk has, the table is taken up again
        from it."""
        try:
            yield
        except StoreError as error:
            if isinstance(error, Unsettled):
                self.take_up_again(error)
            self.tell_trouble(f"That could not be kept: {error}. Nothing has changed.")
            raise gone(f"that could not be kept: {error}; nothing has changed") from error
        except BaseException as error:
            LOG.error("table %s: something could not be kept: %s", self.code, where(error))
            self.take_up_again(error)
        self.is_troubled = False

    def take_up_again(self, error: BaseException) -> NoReturn:
        self.drop("that could not be kept: connect again")
        if isinstance(error, Exception):
            raise gone("that could not be kept: the table is taken up again, look and ask once more") from error
        raise error

    def drop(self, reason: str) -> None:
        """Everybody goes, and the table is taken up again from the store."""
        raise NotImplementedError

    def tell_trouble(self, text: str) -> None:
        """Once, until the disk takes something again: who tries what meanwhile is nobody's business."""
        LOG.error("table %s: %s", self.code, text)
        if not self.is_troubled:
            self.is_troubled = True
            self.tell(RefusedMessage(text))

    @property
    def is_in_memory(self) -> bool:
        return self.tables.in_memory.get(self.code) is self

    def check_here(self) -> None:
        """A table that was dropped is played no more; there may be another in its place."""
        if not self.is_in_memory:
            raise gone("the table was taken up again: ask once more")
