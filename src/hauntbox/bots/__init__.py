"""Players that are programs. They know the contract of a game and no game; what they see is what their seat sees."""

from __future__ import annotations

from hauntbox.bots.bot import Bot, Estimate, NotAsked, RandomBot
from hauntbox.bots.flat import SIMULATIONS, FlatBot
from hauntbox.bots.greedy import GreedyBot
from hauntbox.bots.levels import LEVELS
from hauntbox.bots.search import SIMULATIONS as SEARCHES
from hauntbox.bots.search import Recipe, SearchBot
from hauntbox.bots.why import Why, in_words, why

__all__ = ["IN_WORDS", "NAMES", "Bot", "Estimate", "NotAsked", "UnknownBot", "Why", "in_words", "make", "why"]

NAMES = (*LEVELS, "greedy", "random")  # as they are offered, the levels first
IN_WORDS = {
    "easy": "an easy bot",
    "normal": "a bot",
    "hard": "a hard bot",
    "greedy": "a hasty bot",
    "random": "a careless bot",
}  # as people read it, in the browser too


class UnknownBot(LookupError):
    """A name that no bot has, in one line for the player."""


def make(name: str, seed: int | str) -> Bot:
    """A bot by its name: a level, `greedy`, `random`, or `search:500` and `flat:500` for 500 simulations a decision."""
    kind, colon, budget = name.partition(":")
    if name in LEVELS:
        return SearchBot(name, seed, LEVELS[name])
    if name == "random":
        return RandomBot(name, seed)
    if name == "greedy":
        return GreedyBot(name, seed)
    if kind == "flat" and (not colon or is_count(budget)):
        return FlatBot(name, seed, int(budget or SIMULATIONS))
    if kind == "search" and (not colon or is_count(budget)):
        return SearchBot(name, seed, Recipe(int(budget or SEARCHES)))
    raise UnknownBot(
        f"unknown bot {name!r}: there are {', '.join(NAMES)}, and search:500 or flat:500 for 500 simulations a decision"
    )


def is_count(word: str) -> bool:
    return word.isdecimal() and int(word) > 0
