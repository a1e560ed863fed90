"""Where a player's files are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import strftime

import typer


def data_folder() -> Path:
    """HAUNTBOX_DATA, or where this system keeps the data of programs."""
    if chosen := os.environ.get("HAUNTBOX_DATA"):
        return Path(chosen)
    if sys.platform in ("win32", "darwin"):
        return Path(typer.get_app_dir("hauntbox"))
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hauntbox"


def in_data(name: str, suffix: str) -> Path:
    """A new file for today; never one that is there already."""
    stem = f"{name}-{strftime('%Y%m%d-%H%M%S')}"
    path, n = data_folder() / f"{stem}{suffix}", 1
    while path.exists():
        n += 1
        path = data_folder() / f"{stem}-{n}{suffix}"
    return path
