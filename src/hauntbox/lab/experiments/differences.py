"""What a side has won, and the difference that a change makes, each with its interval, and in words."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from msgspec import Struct

from hauntbox.lab.intervals import Z95, paired_interval, wilson

WON: Final = 0.5  # a score above it


class Share(Struct, frozen=True):
    """What a side has won."""

    side: str
    games: int
    wins: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games


class Difference(Struct, frozen=True):
    """What a change did to a side's share of wins, game for game on the same seeds."""

    side: str
    pairs: int
    before: float
    after: float
    low: float  # the true difference lies between low and high, 95 times in 100
    high: float

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


def share(side: str, won: list[float]) -> Share:
    """Of games with 1 for each that the side has won."""
    wins = int(sum(won))
    return Share(side, len(won), wins, *wilson(wins, len(won)))


def difference(side: str, before: list[float], after: list[float], z: float = Z95) -> Difference:
    """Of pairs of such games."""
    steps = [then - now for now, then in zip(before, after, strict=True)]
    return Difference(side, len(steps), fmean(before), fmean(after), *paired_interval(steps, z))


def told(differences: list[Difference]) -> str:
    """A sentence for each side."""
    return " ".join([sentence_case(spoken(each)) for each in differences])


def spoken(one: Difference) -> str:
    """One plain sentence."""
    span = f"between {points(one.low)} and {points(one.high)} points, {one.pairs} pairs"
    if one.is_clear:
        more = "more" if one.low > 0 else "fewer"
        return f"{more} wins for {one.side}, {one.after:.0%} instead of {one.before:.0%} ({span})."
    return f"no clear difference for {one.side}, {one.after:.0%} instead of {one.before:.0%} ({span})."


def sentence_case(words: str) -> str:
    return words[0].upper() + words[1:]


def points(share: float) -> str:
    return f"{100 * share:+.1f}"
