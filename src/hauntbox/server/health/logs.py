"""The log: a date on every line, as text or as JSON, without secrets and without positions."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

from msgspec import json

SECRET: Final = re.compile(r"((?:\?|&|\b)token=)[^&\s\"']+|\b([A-Z0-9]{4,12}\.)[\w-]{20,}")
LONGEST: Final = 400  # letters of a line: what is longer quotes a position, or what somebody sent


def discreet(text: str) -> str:
    """Links are cut out, and long lines cut short."""
    hidden = SECRET.sub(lambda found: f"{found[1] or found[2]}(secret)", text)
    return "\n".join([line if len(line) <= LONGEST else f"{line[:LONGEST]} ..." for line in hidden.split("\n")])


class Text(logging.Formatter):
    """`2026-01-31 20:15:00 WARNING ...`"""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        if record.exc_info:
            said["error"] = discreet(self.formatException(record.exc_info))
        return json.encode(said).decode()


def set_up(how: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if how == "json" else Text())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
