"""Entity cards in words, as players read them: numbers and habits. CEN"""

from __future__ import annotations

from functools import cache
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import BOSS, KINDS, MINI, SLIMES, Habit, Kind
from hauntbox.games.ghostbusters2.rules.combat.reactions import HABITS

SORTS: Final = ("Ghost", "Haunted Human", "Plazm")  # by sort


KEYWORDS: Final = {
    "Bound": "never leaves the map",
    "Push": "pushes everybody it meets",
    "Gigantic": "stands on a square of spaces, and is seen over everything",
}


@cache
def card_text(kind: int) -> str:
    """The whole card."""
    card = KINDS[kind]
    parts = [f"{rank_words(card)}, Class {card.grade}. To Hit {card.to_hit}. {needs_words(card)}."]
    parts += [f"Slime: {SLIMES[card.slime]}.", told("When hit: ", card.hit), told("When missed: ", card.missed)]
    parts += [sentence(habit_words(card.each_turn)), told("Each round's end: ", card.each_round), card.special]
    return " ".join(filter(None, [*parts, keyword_words(card)]))


def told(when: str, habit: Habit) -> str:
    return f"{when}{habit_words(habit)}." if habit[0] else ""


def sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}." if words else ""


def habit_words(habit: Habit) -> str:
    """A habit with its number: moves 2 spaces toward the shooter."""
    name, n = habit
    classes = " or ".join(map(str, range(1, n + 1)))
    return HABITS[name].text.format(n=n, spaces=counted(n, "space"), classes=f"Class {classes}") if name else ""


def counted(n: int, what: str) -> str:
    return f"{n} {what}{'' if n == 1 else 's'}"


def rank_words(card: Kind) -> str:
    return {MINI: "Mini-Boss ", BOSS: "Boss "}.get(card.rank, "") + SORTS[card.sort]


def needs_words(card: Kind) -> str:
    """To Trap 2 Streams."""
    verb = "To Extract" if card.is_plazm else "To Trap"
    if card.either:
        return f"{verb} {card.either} tokens of either kind"
    parts = [counted(n, what) for n, what in ((card.streams, "Stream"), (card.moods, "Mood Slime")) if n]
    return f"{verb} {' and '.join(parts)}"


def keyword_words(card: Kind) -> str:
    has = {"Bound": card.bound, "Push": card.push, "Gigantic": card.big}
    words = [f"{name}: {KEYWORDS[name]}." for name, holds in has.items() if holds]
    return " ".join([*words, *([f"Resist {card.resist}."] if card.resist else [])])
