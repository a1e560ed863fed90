"""What can be done, in words: the one source for pictures, refusals, menus and bots' reasons."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Answer, Answers, Text, actor, counted
from hauntbox.games.vast import actions as a
from hauntbox.games.vast.cave.forced import ClearTile, leaving
from hauntbox.games.vast.cave.grid import SPACE_OF
from hauntbox.games.vast.cave.reveal import Orient
from hauntbox.games.vast.cave.terrain.placing import TurnTerrain
from hauntbox.games.vast.cave.tiles import LIT_FACES, RIVER, TERRAIN_NAMES
from hauntbox.games.vast.roles.knight.actions import Enough
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.names import COMPASS, WAY_OF, place_words, the_piece
from hauntbox.games.vast.words.parts import Asked
from hauntbox.games.vast.words.roles import OWN, PARTS, QUESTIONS
from hauntbox.kernel.event_text import joined
from hauntbox.kernel.wire import Action


def question_name(g: Vast) -> str:
    """The question on the table, or ""."""
    frame = g.asking()
    return type(frame).__name__ if frame is not None else ""


def asked_by(g: Vast) -> Asked:
    """Its words."""
    return QUESTIONS.get(question_name(g), PLAIN)


PLAIN: Final = Asked("", "", "")


def at_text(g: Vast, role: int, act: a.At) -> str:
    return asked_by(g).at.format(place=place_words(g, SPACE_OF[act.space]))


def way_text(g: Vast, role: int, act: a.Way) -> str:
    """Where to; a role's own step says what lies there."""
    own = OWN.get(question_name(g))
    if own is not None:
        return own(g, role, act)
    way = WAY_OF[act.way]
    text = asked_by(g).way.format(way=way, moved=moved_name(g))
    return text[:1].upper() + text[1:]


def moved_name(g: Vast) -> str:
    """Who has to leave a tile that goes."""
    frame = g.asking()
    pieces = leaving(g, frame.space) if isinstance(frame, ClearTile) else []
    return the_piece(g, pieces[0]) if pieces else "it"


def turn_text(g: Vast, role: int, act: a.Turn) -> str:
    """How a tile would lie, by its walls."""
    frame = g.asking()
    if isinstance(frame, TurnTerrain):
        return terrain_turn(frame.tile, act.quarters)
    if not isinstance(frame, Orient):
        return f"{counted(act.quarters, 'quarter turn')}"
    face = LIT_FACES[frame.tile][act.quarters]
    walls = [COMPASS[way] for way in range(4) if face >> way & 1]
    return f"{'Walls' if len(walls) > 1 else 'A wall'} {joined(walls)}" if walls else "Open on all sides"


def terrain_turn(tile: int, turn: int) -> str:
    """How a Terrain would lie: where the River flows, which sides of its corner the Magma takes."""
    if tile == RIVER:
        return f"It flows {COMPASS[turn]}"
    return f"To the {COMPASS[turn]} and the {COMPASS[(turn + 1) % 4]}"


def raise_text(g: Vast, role: int, act: a.Raise) -> str:
    return TERRAIN_NAMES[a.RAISE.index(act)]


def slide_text(g: Vast, role: int, act: a.Slide) -> str:
    if len(act.way) == 1:
        return f"Slide {WAY_OF[act.way]}"
    first, number, then = act.way[0], act.way[1:-1], act.way[-1]
    return f"Slide {number} {WAY_OF[first]}, then {WAY_OF[then]}"


def yes_text(g: Vast, role: int, act: Action) -> str:
    return asked_by(g).yes


def enough_text(g: Vast, role: int, act: Action) -> str:
    return asked_by(g).enough


def no_text(g: Vast, role: int, act: Action) -> str:
    return asked_by(g).no


TEXTS: Final[dict[type[Action], Text]] = {
    a.At: at_text,
    a.Way: way_text,
    a.Turn: turn_text,
    a.Slide: slide_text,
    a.Symbol: "{0.symbol}",
    a.Raise: raise_text,
    a.Yes: yes_text,
    a.No: no_text,
    a.Flare: "Light a Flare",
    Enough: enough_text,
    **{kind: text for part in PARTS for kind, text in part.texts.items()},
}
WORDED: Final = Answers({kind: Answer(text) for kind, text in TEXTS.items()})


def describe(g: Vast, act: Action) -> str:
    """An action as an option to choose, in the words of whoever has to answer."""
    return WORDED.text(g, actor(g), act)
