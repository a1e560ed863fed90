"""The data folder is its owner's only: seeds, positions and the hashes of links are in it."""

from __future__ import annotations

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LOG: Final = logging.getLogger("hauntbox.store")
OWNERS_FOLDER: Final = 0o700
OWNERS_FILE: Final = 0o600


def make_private(folder: Path, file: str) -> None:
    """Make the folder and the database; those that are there already and may be read by others are tightened."""
    make_folder(folder)
    create_private(folder / file)
    if sys.platform != "win32":  # where folders of a user are closed to others anyway
        for path, mode in open_to_others(folder, file):
            tighten(path, mode)


def make_folder(folder: Path) -> None:
    if not folder.exists():
        folder.mkdir(mode=OWNERS_FOLDER, parents=True)


def create_private(path: Path) -> None:
    """An empty file, unless there is one; SQLite gives its companions the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNERS_FILE))


def open_to_others(folder: Path, file: str) -> Iterator[tuple[Path, int]]:
    """Each with the mode it should have. A folder that everybody shares, like /tmp, stays as it is."""
    found = folder.stat().st_mode
    if found & 0o077 and not found & stat.S_ISVTX:
        yield folder, OWNERS_FOLDER
    for path in sorted(folder.glob(f"{file}*")):
        if path.stat().st_mode & 0o177:
            yield path, OWNERS_FILE


def tighten(path: Path, mode: int) -> None:
    try:
        path.chmod(mode)
        LOG.info("%s could be read by others: it is its owner's only from now on", path)
    except OSError as error:
        LOG.warning("%s can be read by others, and that cannot be changed: %s", path, error.strerror)
