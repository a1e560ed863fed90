"""Values as TOML writes them."""

from __future__ import annotations

from typing import Any

from msgspec import json


def toml(value: Any) -> str:
    """What TOML and JSON write alike, and small tables in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{toml(key)} = {toml(each)}" for key, each in value.items()]) + "}"
    return json.encode(value).decode()
