"""`hauntbox games`: what is in the box."""

from __future__ import annotations

from typing import Any

from msgspec import json, to_builtins
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import tunables
from hauntbox.table import open_table


def show(as_json: bool) -> int:
    cards = [card(games.find(name)) for name in games.names()]
    if as_json:
        print(json.format(json.encode(cards), indent=2).decode())
        return 0
    rows = Table("game", "title", "players", "seats", "scenarios", box=None)
    for each in cards:
        scenarios = ", ".join(each["scenarios"])
        rows.add_row(each["name"], each["title"], each["players"], escape(", ".join(each["seats"])), scenarios)
    Console(highlight=False).print(rows)
    return 0


def card(kind: Declaration) -> dict[str, Any]:
    """A game in short; seats and players are those of the usual options."""
    options = tunables(kind.options)
    seats = [chair.name for chair in open_table(kind, seed="0").chairs]
    span = next((f"{option.low}-{option.high}" for option in options if option.name == "players"), str(len(seats)))
    return {
        "name": kind.name,
        "title": kind.title,
        "rules": kind.version,
        "players": span,
        "seats": seats,
        "scenarios": {name: str(title) for name, title in kind.scenarios.items()},
        "options": [to_builtins(option) for option in options],
    }
