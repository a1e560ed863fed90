"""A file of weights as people read it: from what it was learned, then each number with its weight, greatest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from hauntbox.games.common.learned.sheet import Fitted, LearnedSheet
from hauntbox.lab.toml_text import toml


def text_of(sheet: LearnedSheet) -> str:
    head = [
        f"# What {sheet.game} has learned: `hauntbox lab learn {sheet.game}` makes this file anew.",
        "# A weight is what one more of a number adds to the log-odds of the side it speaks of.",
        f"game = {toml(sheet.game)}",
        f"rules = {sheet.rules}",
        f"share = {sheet.share}  # of these log-odds in the mixture; the rest is made by hand",
    ]
    parts = [
        "\n".join(head),
        table("source", to_builtins(sheet.source)),
        table("held_out", to_builtins(sheet.held_out), "  # games that the fit has not seen"),
    ]
    if sheet.general is not None:
        parts.append(weights("general", sheet.general))
    parts += [weights(f"scenario.{toml(name)}", fitted) for name, fitted in sheet.scenario.items()]
    parts += [table("[paired]", to_builtins(row)) for row in sheet.paired]
    return "\n\n".join(parts) + "\n"


def table(name: str, values: Mapping[str, Any], note: str = "") -> str:
    rows = [f"{key} = {toml(value)}" for key, value in values.items()]
    return "\n".join([f"[{name}]{note}", *rows])


def weights(name: str, fitted: Fitted) -> str:
    rows = [f"{toml(key)} = {toml(weight)}" for key, weight in sorted(fitted.weights.items(), key=greatest)]
    head = [f"[{name}]", f"bias = {toml(fitted.bias)}", f"by_hand = {toml(fitted.by_hand)}  # of the log-odds by hand"]
    return "\n".join([*head, f"[{name}.weights]", *rows])


def greatest(row: tuple[str, float]) -> tuple[float, str]:
    return -abs(row[1]), row[0]
