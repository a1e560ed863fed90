"""Players that are programs. They know the contract of a game and no game; what they see is what their seat sees."""

from __future__ import annotations

from hauntbox.bots.bot import Bot, Estimate, NotAsked, RandomBot
from hauntbox.bots.flat import SIMULATIONS, FlatBot
from hauntbox.bots.greedy import GreedyBot
from hauntbox.bots.search import SIMULATIONS as SEARCHES
from hauntbox.bots.search import Recipe, SearchBot

__all__ = ["NAMES", "Bot", "Estimate", "NotAsked", "UnknownBot", "make"]

NAMES = ("random", "greedy", "flat")


class UnknownBot(LookupError):
    """A name that no bot has, in one line for the player."""


def make(name: str, seed: int | str) -> Bot:
    """A bot by its name: `random`, `greedy`, `flat`, `search`, or `flat:500` for 500 simulations per decision."""
    kind, colon, budget = name.partition(":")
    if name == "random":
        return RandomBot(name, seed)
    if name == "greedy":
        return GreedyBot(name, seed)
    if kind == "flat" and (not colon or is_count(budget)):
        return FlatBot(name, seed, int(budget or SIMULATIONS))
    if kind == "search" and (not colon or is_count(budget)):
        return SearchBot(name, seed, Recipe(int(budget or SEARCHES)))
    raise UnknownBot(
        f"unknown bot {name!r}: there are {', '.join(NAMES)}, search, and flat:500 for 500 simulations a decision"
    )


def is_count(word: str) -> bool:
    return word.isdecimal() and int(word) > 0
