"""The drawings that painters may have, by their names. `web/src/art` draws them and writes the list, art.json."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from msgspec import json

ART: Final[dict[str, str]] = json.decode((Path(__file__).parent / "art.json").read_bytes(), type=dict[str, str])


def slug(name: str) -> str:
    """Return a name as drawings are named: "The Brothers' Retrial" is `the-brothers-retrial`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def art_of(game: str, name: str) -> str:
    """Return the drawing of somebody in a game; "" if there is none."""
    return known(f"{game}/{slug(name)}")


def picture_of(game: str, title: str) -> str:
    """Return the picture of a scenario by its title, with or without its number or letter; "" if there is none."""
    return known(f"vignette/{game}/{slug(re.sub(r'^([0-9.]+|[A-Z][.]) ', '', title))}")


def known(id: str) -> str:
    return id if id in ART else ""
