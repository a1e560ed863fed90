"""One program at a time writes in a data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from hauntbox.store.errors import StoreError

FILE: Final = "server.lock"


class FolderLock:
    """Held until it is closed or the process ends, however it ends. The file stays; only the lock on it counts."""

    def __init__(self, folder: Path) -> None:
        self.handle = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            seize(self.handle)
        except OSError as error:
            os.close(self.handle)
            raise StoreError(f"{folder}: another server uses it: stop that one first") from error

    def close(self) -> None:
        os.close(self.handle)


if sys.platform == "win32":
    import msvcrt

    def seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
