"""The road of a campaign: the houses behind, and what the next one asks before anybody grows. GROW"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.common import stories
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.content import SHIPPED, sheet_of, story_of
from hauntbox.scene import Cast, Sign, Story

STORIES: Final = {"thirteen": "The Thirteen Houses"}
ASKS: Final = {  # by what a scenario is about
    "break": ("pips", "Something to break."),
    "defeat": ("hp-attack", "Somebody to defeat."),
    "defend": ("hp-attack", "Something to defend."),
    "escort": ("steps", "Somebody to lead to safety."),
    "find": ("in", "Something to find."),
    "gather": ("carries", "Things to gather and carry."),
    "lure": ("steps", "Something to lure along."),
    "reckon": ("wp", "A reckoning with the dead."),
    "return": ("carries", "Something to bring back."),
    "unite": ("wp", "The dead to bring together."),
    "unmask": ("in", "Somebody to unmask."),
}


def series(story: str) -> list[str]:
    """GHT-GROW-01, GHT-SO-14: all scenarios in the order of their numbers."""
    return sorted(SHIPPED, key=lambda name: sheet_of(name).number)


def road(story: str, played: Sequence[tuple[str, bool]], after: str, again: bool, cast: Sequence[Cast]) -> Story | None:
    """Return the way that lies behind and the next house; None when there is none."""
    row = series(story)
    now = row.index(after) + (not again)
    if now == len(row):
        return None
    sheet, told = sheet_of(row[now]), story_of(row[now])
    return stories.road(
        "hunter13",
        STORIES.get(story, "The campaign"),
        kick=f"Ghost Hunter 13. House {now + 1} of {len(row)}.",
        results=[(sheet_of(name).title, [won for which, won in played if which == name]) for name in row],
        now=now,
        text=first_sentence(told.background),
        asks=[Sign(look, text=text) for look, text in [ASKS[kind] for kind in sheet.kind if kind in ASKS]],
        cast=cast,
    )


def first_sentence(text: str) -> str:
    flowing = " ".join(text.split())
    return f"{flowing.partition('. ')[0].rstrip('.')}." if flowing else ""


def member(who: int, player: str, left: str, bonuses: Sequence[tuple[str, int]]) -> Cast:
    """Somebody of the party, with what has grown so far."""
    person = PEOPLE[who]
    has = tuple([Sign(look, f"+{value}" if value > 0 else str(value)) for look, value in bonuses if value])
    words = f"{person.role}, {left}"
    return Cast(person.name, look=f"h-{who}", tone=person.tone, shape=person.shape, who=player, text=words, has=has)
