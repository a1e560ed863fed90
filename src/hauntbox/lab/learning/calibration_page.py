"""A page with two plots that needs no network: is what is foretold what comes, and does it hold from round to round."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import altair
import polars

from hauntbox.lab.learning.learning import Lessons

SIZE: Final = 380
PERCENT: Final = altair.Axis(format="%")
STYLE: Final = "body { font: 16px/1.45 Georgia, serif; color: #2b1d14; background: #f7f0e0; margin: 2em; }"


def page(title: str, lessons: Lessons) -> str:
    """Of the games that were held out."""
    plots = altair.hconcat(by_chance(lessons), by_round(lessons)).resolve_scale(color="shared")
    drawn = plots.to_html(inline=True, fullhtml=False, output_div="plots", embed_options={"actions": False})
    scores = lessons.held_out
    told = (
        f"Games that the fit has not seen, a quarter of {lessons.games}. AUC {scores.auc:.3f} learned and"
        f" {scores.auc_by_hand:.3f} by hand, log-loss {scores.log_loss:.3f} and {scores.log_loss_by_hand:.3f}."
        " A chance that is meant as it is said lies on the dotted line."
    )
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1><p>{escape(told)}</p>{drawn}</body></html>\n"
    )


def by_chance(lessons: Lessons) -> Any:
    rows = [
        {"judged": name, "foretold": bin.foretold, "won": bin.won, "positions": bin.positions}
        for name, bins in lessons.by_chance.items()
        for bin in bins
    ]
    dots = altair.Chart(polars.DataFrame(rows)).encode(
        x=altair.X("foretold:Q", axis=PERCENT, scale=altair.Scale(domain=[0, 1])),
        y=altair.Y("won:Q", axis=PERCENT, scale=altair.Scale(domain=[0, 1])),
        color="judged:N",
    )
    ideal = altair.Chart(polars.DataFrame({"at": [0.0, 1.0]})).mark_line(strokeDash=[2, 4], color="#888")
    line = dots.mark_line() + dots.mark_circle().encode(size=altair.Size("positions:Q", legend=None))
    return (ideal.encode(x=altair.X("at:Q", title="foretold"), y=altair.Y("at:Q", title="won")) + line).properties(
        width=SIZE, height=SIZE, title="What came of a chance"
    )


def by_round(lessons: Lessons) -> Any:
    rows = [
        {"rounds": f"{span.first}-{span.last}", "judged": name, "chance": chance}
        for span in lessons.by_round
        for name, chance in (("learned", span.learned), ("by hand", span.by_hand), ("what came", span.won))
    ]
    base = altair.Chart(polars.DataFrame(rows)).encode(
        x=altair.X("rounds:O", sort=None), y=altair.Y("chance:Q", axis=PERCENT), color="judged:N"
    )
    return base.mark_line(point=True).properties(width=SIZE, height=SIZE, title="Round by round")
