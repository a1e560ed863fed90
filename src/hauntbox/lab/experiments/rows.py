"""Rows of a table, one for each game, and their Parquet files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import polars
from polars.exceptions import PolarsError

from hauntbox.lab.experiments.experiment import BadExperiment, Cell
from hauntbox.lab.report import Row, best_by_name

SCHEMA: Final[dict[str, Any]] = {
    "cell": polars.Int32,
    "pair": polars.Int32,
    "game": polars.String,
    "scenario": polars.String,
    "bots": polars.String,
    "change": polars.String,
    "index": polars.Int32,  # games of one pair and index have the same seed
    "seed": polars.String,
    "decisions": polars.Int32,
    "ending": polars.String,  # the rule that ended it; empty if it broke
    "roles": polars.List(polars.String),
    "role_scores": polars.List(polars.Float64),
    "sides": polars.List(polars.String),
    "side_scores": polars.List(polars.Float64),  # a side fares as well as the best of its roles
    "error": polars.String,
}
Games = polars.DataFrame


class BadRows(BadExperiment):
    """A file of rows that cannot be read, in one line."""


def table_of(cell: Cell, rows: list[Row]) -> Games:
    return polars.DataFrame([record(cell, row) for row in rows], schema=SCHEMA, orient="row")


def record(cell: Cell, row: Row) -> tuple[Any, ...]:
    sides = best_by_name(row.sides, row.scores)
    return (
        cell.number,
        cell.pair,
        cell.game,
        scenario_name(cell.job.scenario),
        cell.bots,
        cell.change,
        row.index,
        cell.job.seed_of(row.index),
        row.decisions,
        row.rule,
        list(row.names),
        list(row.scores),
        list(sides),
        list(sides.values()),
        row.failure.error if row.failure is not None else "",
    )


def scenario_name(scenario: str) -> str:
    """A scenario of somebody's own is a whole text: its first line stands for it."""
    return scenario.partition("\n")[0]


def write_rows(games: Games, path: Path) -> None:
    """All of it or nothing: a file that is there is whole."""
    half = path.with_suffix(".half")
    try:
        games.write_parquet(half)
        with half.open("rb+") as file:
            os.fsync(file.fileno())
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def read_rows(path: Path) -> Games:
    try:
        games = polars.read_parquet(path)
    except (PolarsError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise BadRows(f"{path} cannot be read ({reason}): delete it, and its games are played again") from error
    if dict(games.schema) != SCHEMA:
        raise BadRows(f"{path} was written by another version of Hauntbox: take another folder with --out")
    return games
