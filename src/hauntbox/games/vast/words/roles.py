"""The words of all roles and the common ones, joined: one line for each role."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.cave.words import WORDS as CAVE_WORDS
from hauntbox.games.vast.roles.cave_ghost.words import WORDS as CAVE_GHOST_WORDS
from hauntbox.games.vast.roles.dragon.words import WORDS as DRAGON_WORDS
from hauntbox.games.vast.roles.ghost.words import WORDS as GHOST_WORDS
from hauntbox.games.vast.roles.ghoul.words import WORDS as GHOUL_WORDS
from hauntbox.games.vast.roles.goblins.words import WORDS as GOBLINS_WORDS
from hauntbox.games.vast.roles.knight.words import WORDS as KNIGHT_WORDS
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.thief.words import WORDS as THIEF_WORDS
from hauntbox.games.vast.roles.unicorn.words import WORDS as UNICORN_WORDS
from hauntbox.games.vast.roles.unicorn.words import from_unicorn
from hauntbox.games.vast.roles.vile.words import WORDS as VILE_WORDS
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.ends import must_flee
from hauntbox.games.vast.words.common import COMMON
from hauntbox.games.vast.words.names import agreeing, the_name
from hauntbox.games.vast.words.parts import Asked, Parlance
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import EventText
from hauntbox.kernel.wire import ABSENT, Event

OF_ROLE: Final[dict[int, Parlance]] = {
    KNIGHT: KNIGHT_WORDS,
    GOBLINS: GOBLINS_WORDS,
    VILE: VILE_WORDS,
    DRAGON: DRAGON_WORDS,
    UNICORN: UNICORN_WORDS,
    CAVE: CAVE_WORDS,
    CAVE_GHOST: CAVE_GHOST_WORDS,
    THIEF: THIEF_WORDS,
    GHOUL: GHOUL_WORDS,
    GHOST: GHOST_WORDS,
}
PARTS: Final = (COMMON, *OF_ROLE.values())
SENTENCES: Final = {what: said for part in PARTS for what, said in part.sentences.items()}
QUESTIONS: Final[dict[str, Asked]] = {frame: asked for part in PARTS for frame, asked in part.questions.items()}
OWN: Final = {frame: text for part in PARTS for frame, text in part.steps.items()}
REASONS: Final = {rule: said for part in PARTS for rule, said in part.reasons.items()}
TELLING: Final = EventText(SENTENCES, {name: word for part in PARTS for name, word in part.facts.items()})


def say(g: Vast, event: Event) -> str:
    """An event in words."""
    return agreeing(TELLING.say(g, event))


def reference_card(g: Vast, role: int) -> list[CardSection]:
    """How I win, what I can do, how others hurt me; and the cave. A role that does not play has the cave only."""
    own = OF_ROLE[role].card(g) if g.minds[role] != ABSENT else []
    if own and role == g.terms.hunter:
        own = [CardSection("How I win", (hunt_line(g, role),)), *own[1:]]
    met = (
        [CardSection("The Unicorn", from_unicorn(g, role))] if own and g.unicorn is not None and role != UNICORN else []
    )
    return [*own, *met, *COMMON.card(g)]


def hunt_line(g: Vast, role: int) -> tuple[str, str]:
    """VSB-SHU-27, VSB-PLR-29: what a hunter wants instead of the usual goal."""
    rule = "VSB-SHU-27" if g.terms.shadow else "VSB-PLR-29"
    flee = ", then I enter the Entrance" if must_flee(g, role) else ""
    return f"The {the_name(g, UNICORN)} is killed{flee}.", rule
