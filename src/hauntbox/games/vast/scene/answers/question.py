"""The question: its words, what is left to spend, every answer, and what is no answer now with the reason."""

from __future__ import annotations

from msgspec.structs import replace

from hauntbox.games.common import asking
from hauntbox.games.common.asking import counted, filled
from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.collapse.removal import RemoveTile
from hauntbox.games.vast.cave.fill import PlaceTile, tiles_left
from hauntbox.games.vast.roles.knight.actions import PLACE_OF, Cube
from hauntbox.games.vast.roles.knight.cards.ambush import SeekMonster
from hauntbox.games.vast.roles.knight.rules.treasures import CARDS
from hauntbox.games.vast.roles.knight.words import place_text
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, NOBODY, ROLE_NAMES, UNICORN
from hauntbox.games.vast.scene.answers.options import ANSWERS, OWN
from hauntbox.games.vast.scene.roles import OF_ROLE
from hauntbox.games.vast.scene.stage import Stage
from hauntbox.games.vast.state import prowler
from hauntbox.games.vast.words.names import agreeing, the_name
from hauntbox.games.vast.words.options import asked_by, moved_name
from hauntbox.kernel.wire import Action
from hauntbox.scene import Option, Question


def question(stage: Stage) -> Question | None:
    if stage.frame is None:
        return None
    options = tuple([with_why(stage, option) for option in ANSWERS.options(stage, stage.g, is_worth)])
    asked = asking.question(stage, words_of(stage), hint(stage) if options else "", options)
    is_own = type(stage.frame).__name__ in OWN and stage.turn in OF_ROLE
    return replace(asked, have=OF_ROLE[stage.turn].have(stage) if is_own and options else ())


def words_of(stage: Stage) -> asking.Words:
    g, frame = stage.g, stage.frame
    words = asked_by(g)
    piece = getattr(frame, "piece", NOBODY)
    mine, others, rule = filled(
        (words.mine, words.others, words.rule),
        who=ROLE_NAMES[stage.turn] if stage.turn >= 0 else "Everybody",
        the=f"The {ROLE_NAMES[stage.turn]}" if stage.turn >= 0 else "Everybody",
        the_piece=f"The {the_name(g, piece)}" if piece >= 0 else "It",
        foe=str(getattr(frame, "foe", "")),
        moved=moved_name(g),
        piece=f"the {the_name(g, piece)}" if piece >= 0 else "it",
        found=found_card(stage),
    )
    return mine, agreeing(others), rule


def found_card(stage: Stage) -> str:
    """The Treasure card that she has just found, for her eyes."""
    knight = stage.g.knight
    card = knight.treasures[-1] if knight is not None and knight.treasures else NOBODY
    return CARDS[card] if card >= 0 else "card"


def hint(stage: Stage) -> str:
    g, frame = stage.g, stage.frame
    if isinstance(frame, PlaceTile):
        return f"{counted(tiles_left(g), 'tile')} are left until the Collapse.".replace("1 tile are", "1 tile is")
    if isinstance(frame, RemoveTile):
        return f"{counted(frame.times, 'more tile')} to go. Tiles that touch the fewest others go first."
    role = stage.turn if stage.turn in OF_ROLE else stage.own_role
    return OF_ROLE[role].hint(stage) or other_hint(stage)


def other_hint(stage: Stage) -> str:
    """Questions that the Ghoul's rules put to others."""
    asks = stage.turn in (KNIGHT, DRAGON, UNICORN) and stage.g.ghoul is not None
    return OF_ROLE[prowler(stage.g)].hint(stage) if asks else ""


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """Outside of a turn what is no answer is not worth a reason, but for what a card would allow."""
    if isinstance(stage.frame, SeekMonster):
        return act == YES
    if type(stage.frame).__name__ not in OWN or stage.turn not in OF_ROLE:
        return False
    return OF_ROLE[stage.turn].is_worth(stage, act, rule)


def with_why(stage: Stage, option: Option) -> Option:
    """What a Hero cube would do."""
    act = next((act for act, _ in stage.offer[1] if str(act) == option.id), None) if stage.offer is not None else None
    if isinstance(act, Cube) and not option.off:
        return replace(option, why=place_text(stage.g, PLACE_OF[act.place]))
    return option
