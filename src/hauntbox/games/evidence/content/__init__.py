"""The houses: drawn maps in TOML, beside this file or a player's own. MAP"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from hauntbox.games.evidence.content.drawing import BadMap, read_drawing
from hauntbox.games.evidence.content.house import House

SHIPPED: Final = ("larkspur", "penhallow", "corvane")  # EVI-SET-01: the table chooses; small, medium, large


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """A map file."""

    title: str
    drawing: str
    rooms: dict[str, str]
    dawn: int
    size: str = ""
    advice: str = ""  # how many hunters it suits


def text_of(scenario: str) -> str:
    """A shipped map goes by its name, a player's own is its whole text."""
    if "\n" in scenario:
        return scenario
    if scenario not in SHIPPED:
        raise BadMap(f"unknown map {scenario!r}: there are {', '.join(SHIPPED)}")
    return files(__name__).joinpath(f"{scenario}.toml").read_text()


def sheet_of(scenario: str) -> Sheet:
    try:
        return msgspec.convert(tomllib.loads(text_of(scenario)), Sheet)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadMap(f"not a map: {error}") from error


@cache
def house_of(scenario: str) -> House:
    sheet = sheet_of(scenario)
    return House(sheet.title, sheet.dawn, sheet.rooms, read_drawing(sheet.drawing))


def titles() -> dict[str, str]:
    """EVI-MAP-13: each with the number of hunters it suits."""
    sheets = {name: sheet_of(name) for name in SHIPPED}
    return {name: f"{sheet.title} ({sheet.size}, for {sheet.advice})" for name, sheet in sheets.items()}
