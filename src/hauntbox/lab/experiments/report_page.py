"""`lab report`: one page with plots that any browser shows without a network."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import altair
import polars

from hauntbox.lab.experiments.comparing import Comparison, compare
from hauntbox.lab.experiments.differences import points
from hauntbox.lab.experiments.experiment import Cell
from hauntbox.lab.experiments.rows import Games
from hauntbox.lab.experiments.run_folder import RunFolder
from hauntbox.lab.experiments.shares import cell_games, finished, shares
from hauntbox.table import rule_text

WIDTH: Final = 620
STYLE: Final = """
body { font: 16px/1.45 Georgia, serif; color: #2b1d14; background: #f7f0e0; max-width: 1080px; }
body { margin: 2em auto; padding: 0 1em; }
h1, h2 { font-weight: 400; } td, th { padding: 3px 12px 3px 0; text-align: left; } td.n { text-align: right; }
"""


def page(folder: RunFolder, games: Games) -> str:
    """The whole page, with everything that it shows inside it."""
    plots = altair.vconcat(*charts(folder, games)).resolve_scale(color="independent", y="independent")
    drawn = plots.to_html(inline=True, fullhtml=False, output_div="plots", embed_options={"actions": False})
    title = escape(folder.experiment.title or folder.path.name)
    words = [head(folder, games), changes(compare(folder, games)), table(folder.cells, games)]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>"
        f"<body><h1>{title}</h1>{''.join(words)}<h2>In pictures</h2>{drawn}</body></html>\n"
    )


def head(folder: RunFolder, games: Games) -> str:
    broken = games.height - finished(games).height
    told = f"{games.height} games in {len(folder.cells)} set-ups, seed {folder.experiment.seed}; {broken} broke."
    return f"<p>{escape(told)} A bar or a dot is what was seen; its line holds the true share 95 times in 100.</p>"


def changes(found: list[Comparison]) -> str:
    if not found:
        return ""
    lines = [f"<li>{escape(each.sentence)}</li>" for each in found]
    return f"<h2>What the changes do</h2><ul>{''.join(lines)}</ul>"


def table(cells: list[Cell], games: Games) -> str:
    rows = [
        f"<tr><td>{escape(cell.name)}</td><td>{escape(each.side)}</td><td class=n>{each.games}</td>"
        f"<td class=n>{each.share:.1%}</td><td class=n>{each.low:.1%} to {each.high:.1%}</td></tr>"
        for cell in cells
        for each in shares(cell_games(games, cell.number))
    ]
    heads = "".join(f"<th>{name}</th>" for name in ("set-up", "side", "games", "won", "95% interval"))
    return f"<h2>Wins by side</h2><table><tr>{heads}</tr>{''.join(rows)}</table>"


def charts(folder: RunFolder, games: Games) -> list[Any]:
    """A plot for each question; those that the games cannot answer are left out."""
    done = finished(games).join(names(folder.cells), on="cell", maintain_order="left")
    drawn = [wins(folder, games), lengths(done), endings(done), roles(done)]
    if found := compare(folder, games):
        drawn.insert(0, steps(found))
    return drawn


def names(cells: list[Cell]) -> Games:
    return polars.DataFrame(
        {"cell": [cell.number for cell in cells], "set-up": [cell.name for cell in cells]},
        schema={"cell": polars.Int32, "set-up": polars.String},
    )


def wins(folder: RunFolder, games: Games) -> Any:
    rows = [
        {"set-up": cell.name, "side": each.side, "won": each.share, "low": each.low, "high": each.high}
        for cell in folder.cells
        for each in shares(cell_games(games, cell.number))
    ]
    base = altair.Chart(polars.DataFrame(rows)).encode(y=altair.Y("set-up:N", sort=None, axis=LONG), color="side:N")
    dots = base.mark_point(filled=True, size=70).encode(x=altair.X("won:Q", axis=PERCENT), yOffset="side:N")
    lines = base.mark_rule().encode(x=altair.X("low:Q", title="won"), x2="high:Q", yOffset="side:N")
    return (dots + lines).properties(title="Wins by side", width=WIDTH)


def steps(found: list[Comparison]) -> Any:
    rows = [
        {
            "change": f"{each.change}, {each.base}",
            "side": one.side,
            "points": 100 * (one.after - one.before),
            "low": 100 * one.low,
            "high": 100 * one.high,
            "told": f"{points(one.low)} to {points(one.high)}",
        }
        for each in found
        for one in each.differences
    ]
    base = altair.Chart(polars.DataFrame(rows)).encode(y=altair.Y("change:N", sort=None, axis=LONG), color="side:N")
    dots = base.mark_point(filled=True, size=70).encode(x="points:Q", yOffset="side:N", tooltip="told:N")
    lines = base.mark_rule().encode(x=altair.X("low:Q", title="points"), x2="high:Q", yOffset="side:N")
    nothing = altair.Chart(polars.DataFrame({"zero": [0]})).mark_rule(strokeDash=[4, 4]).encode(x="zero:Q")
    return (dots + lines + nothing).properties(title="What a change does to the share of wins", width=WIDTH)


def lengths(done: Games) -> Any:
    """Boxes of five numbers: a page holds no row for each of a million games."""
    shares = {"shortest": 0.05, "short": 0.25, "median": 0.5, "long": 0.75, "longest": 0.95}
    told = [polars.col("decisions").quantile(share).alias(name) for name, share in shares.items()]
    base = altair.Chart(done.group_by("set-up", maintain_order=True).agg(told)).encode(
        y=altair.Y("set-up:N", sort=None, axis=LONG), tooltip=[f"{name}:Q" for name in shares]
    )
    whiskers = base.mark_rule().encode(x=altair.X("shortest:Q", title="decisions in a game"), x2="longest:Q")
    boxes = base.mark_bar(size=16).encode(x="short:Q", x2="long:Q")
    middles = base.mark_tick(color="white", size=16, thickness=2).encode(x="median:Q")
    title = "Length: a box holds half of the games, its line nine in ten"
    return (whiskers + boxes + middles).properties(title=title, width=WIDTH)


def endings(done: Games) -> Any:
    counts = done.group_by("set-up", "ending", maintain_order=True).len("games")
    counts = counts.with_columns(
        polars.col("ending").map_elements(lambda rule: f"{rule}: {rule_text(rule)}", return_dtype=polars.String)
    )
    return (
        altair.Chart(counts)
        .mark_bar()
        .encode(
            x=altair.X("games:Q", stack="normalize", axis=PERCENT),
            y=altair.Y("set-up:N", sort=None, axis=LONG),
            color=altair.Color("ending:N", legend=altair.Legend(labelLimit=700, orient="bottom", columns=1)),
            tooltip=["ending:N", "games:Q"],
        )
        .properties(title="How games end, by rule", width=WIDTH)
    )


def roles(done: Games) -> Any:
    """The mean score of every role."""
    long = done.select("set-up", "roles", "role_scores").explode("roles", "role_scores")
    means = long.group_by("set-up", "roles", maintain_order=True).agg(polars.col("role_scores").mean().alias("score"))
    return (
        altair.Chart(means)
        .mark_bar()
        .encode(x="score:Q", y=altair.Y("roles:N", sort=None, title="role"), row=altair.Row("set-up:N", header=ABOVE))
        .properties(title="Mean score by role", width=WIDTH)
    )


LONG: Final = altair.Axis(labelLimit=360, title="")
PERCENT: Final = altair.Axis(format="%")
ABOVE: Final = altair.Header(labelOrient="top", labelAnchor="start", title="", labelLimit=600)
