"""The file of learned weights, `bots/learned.toml` of a game: readable, and it says from what it was learned."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

LEARNED: Final = "learned.toml"


class BadWeights(ValueError):
    """What is wrong with a file of weights, in one line."""


class Source(Struct, forbid_unknown_fields=True):
    """What the weights were learned from."""

    scenarios: list[str]
    options: dict[str, str | int | bool]  # beside the usual ones
    seed: str
    games: int
    positions: int
    random: list[float]  # shares of random answers that games took turns with
    bot: str = "easy"


class HeldOut(Struct, forbid_unknown_fields=True):
    """How well games that the fit has not seen are foretold."""

    auc: float
    auc_by_hand: float
    log_loss: float
    log_loss_by_hand: float


class Paired(Struct, forbid_unknown_fields=True):
    """What a side has won with these weights and without, on the same seeds."""

    scenario: str
    side: str
    bot: str
    games: int
    learned: float
    by_hand: float
    better: int  # games that only the learned judgement won
    worse: int


class Fitted(Struct, forbid_unknown_fields=True):
    """Log-odds: the bias, so much of those by hand, and so much for each unit of a number. A number that is not named
    adds nothing."""

    bias: float
    weights: dict[str, float]
    by_hand: float = 0.0


class LearnedSheet(Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: str
    rules: int
    share: Annotated[float, Meta(ge=0, le=1)]  # of the learned log-odds in the mixture; the rest is made by hand
    source: Source
    held_out: HeldOut
    general: Fitted | None = None  # for scenarios that have none of their own
    scenario: dict[str, Fitted] = {}
    paired: list[Paired] = []  # the games that it was accepted for


def read_sheet(text: str) -> LearnedSheet:
    try:
        return msgspec.convert(tomllib.loads(text), LearnedSheet)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadWeights(f"a file of weights that cannot be read: {error}") from error


def shipped_sheet(game: str) -> LearnedSheet | None:
    """The game's own, if it has learned anything."""
    file = files(f"hauntbox.games.{game}.bots") / LEARNED
    return read_sheet(file.read_text(encoding="utf-8")) if file.is_file() else None
