"""A game in one file, to go on with another day. A file is whole or not there."""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec import MsgspecError, Raw, Struct, json

from hauntbox import games
from hauntbox.kernel.codec import BadSave
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.wire import Event
from hauntbox.table.journal import Divergence, fold
from hauntbox.table.record import Entry, Opening, Setting, TableError
from hauntbox.table.table import Start, Table

FORMAT: Final = 1
FIRST_LINE: Final = re.compile(rb"hauntbox save (\d+) ([0-9a-f]+)\n")


class Saved(Struct):
    """What the file holds below its first line."""

    setting: Setting
    rules: int  # the version under which the position was saved
    journal: list[Entry]
    events: list[tuple[Event, ...]]
    position: Raw
    opening: Opening | None = None


def save(table: Table, path: Path) -> None:
    position = Raw(table.kind.codec.save(table.g))
    sheet = Saved(table.setting, table.kind.version, table.journal, table.events, position, table.opening)
    body = json.encode(sheet)
    write_whole(path, b"hauntbox save %d %s\n" % (FORMAT, checksum(body)) + body)


def load(path: Path) -> Table:
    """The table as it was saved; or a BadSave in one line, with the file left as it is."""
    try:
        saved = json.decode(body_of(path), type=Saved)
    except MsgspecError as error:
        raise BadSave(f"{path}: not a saved game ({error})") from error
    try:
        kind = games.find(saved.setting.game)
    except games.UnknownGame as error:
        raise BadSave(f"{path}: {error}") from error
    if saved.rules > kind.version:
        raise BadSave(f"{path}: saved under rules {saved.rules} of {kind.title}, this Hauntbox knows {kind.version}")
    try:
        return resumed(kind, saved)
    except (BadSave, TableError) as error:
        raise BadSave(f"{path}: {error}") from error


def resumed(kind: Declaration, saved: Saved) -> Table:
    """By folding the journal; from the saved position, marked in the journal, where the rules have changed since."""
    if saved.rules == kind.version:
        with suppress(Divergence):
            return fold(kind, saved.setting, saved.journal, saved.events, saved.opening)
    position = bytes(saved.position)
    table = Table(kind, saved.setting, Start(kind.codec.load(position), saved.opening or Opening()))
    table.journal, table.events = saved.journal, saved.events
    table.go_on_from(position, saved.rules)
    return table


def body_of(path: Path) -> bytes:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}") from error
    first = FIRST_LINE.match(data)
    if first is None:
        raise BadSave(f"{path}: not a saved game of Hauntbox")
    if int(first[1]) > FORMAT:
        raise BadSave(f"{path}: saved by a newer Hauntbox (format {int(first[1])}, this one reads {FORMAT})")
    body = data[first.end() :]
    if checksum(body) != first[2]:
        raise BadSave(f"{path}: a damaged save, its checksum does not fit")
    return body


def checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=16).hexdigest().encode()


def write_whole(path: Path, data: bytes) -> None:
    """Beside the old file first: whatever happens, one of the two is there and whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """The new name is on the disk too, where the system can promise that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
