"""The question, with every answer bound to what one clicks, and what is no answer now with the reason."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.common import asking
from hauntbox.games.common.asking import filled
from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.rules.hunters.harm import Relief
from hauntbox.games.hunter13.rules.hunters.insanity import relief
from hauntbox.games.hunter13.rules.items.trading import Consent
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.scene.answers.hints import hint
from hauntbox.games.hunter13.scene.answers.options import ANSWERS
from hauntbox.games.hunter13.scene.stage import Stage
from hauntbox.games.hunter13.scene.story import ENDLESS
from hauntbox.games.hunter13.state import NOBODY
from hauntbox.games.hunter13.words.log import foe_name, role_name, room_words
from hauntbox.games.hunter13.words.questions import HELPLESS, QUESTIONS
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action
from hauntbox.scene import Question, Sign

WORTH_A_REASON: Final = (a.Go, a.Unseal, a.Cross, a.Stairs, a.Climb, a.Slide, a.Force, a.Do, a.Soothe, a.Escape, a.Join)
PLAIN_TO_SEE: Final = ("GHT-MOVE-03", "GHT-MOVE-01")


def question(stage: Stage) -> Question | None:
    if stage.frame is None:
        return None
    options = ANSWERS.options(stage, stage.g, is_worth)
    asked = asking.question(stage, words_of(stage), hint(stage) if options else "", options)
    return replace(asked, have=have(stage), warn=warning(stage)) if options else asked


def have(stage: Stage) -> tuple[Sign, ...]:
    """What is left to spend, as signs."""
    g = stage.g
    if not isinstance(stage.frame, Turn):
        return ()
    moves = 0 if g.moved else g.moves
    points = "Item Point" if g.points == 1 else "Item Points"
    return Sign("steps", moves, "room" if moves == 1 else "rooms"), Sign("points", g.points, points)


def warning(stage: Stage) -> str:
    """The last round of a scenario with a limit."""
    g = stage.g
    is_last = isinstance(stage.frame, Turn) and g.round == g.options.rounds < ENDLESS
    return "This is the last round." if is_last else ""


def words_of(stage: Stage) -> asking.Words:
    who = stage.turn if stage.turn >= 0 else stage.offer[0] if stage.offer else -1
    name = role_name(stage.g, who) if who >= 0 else "everybody"
    words = HELPLESS if is_helpless(stage, who) else QUESTIONS[type(stage.frame).__name__]
    return filled(words, who=name, **frame_words(stage))


def is_helpless(stage: Stage, who: int) -> bool:
    """Of those who are asked, whoever knows that no relief card is among the own cards."""
    return isinstance(stage.frame, Relief) and stage.offer is not None and not relief(stage.g.hand[who])


def frame_words(stage: Stage) -> dict[str, str]:
    """What a question may speak of. Frames hold nothing but what all may see."""
    g, frame = stage.g, stage.frame
    role, kind, amount, foe = getattr(frame, "blow", (NOBODY, NOBODY, "", NOBODY))
    victim = getattr(frame, "victim", role)
    item = getattr(frame, "item", NOBODY)
    return {
        "room": room_words(getattr(frame, "opened", getattr(frame, "tile", NOBODY))),
        "foe": foe_name(g, foe) if foe != NOBODY else "the Enemy",
        "amount": str(amount),
        "kind": a.KINDS[kind] if kind != NOBODY else "",
        "victim": role_name(g, victim) if victim != NOBODY else "somebody",
        "item": f"the {ITEM_CARDS[item].name}" if item != NOBODY else "nothing",
        "turn": role_name(g, g.active) if g.active != NOBODY else "nobody",
        **offer_words(frame),
    }


def offer_words(frame: Frame | None) -> dict[str, str]:
    """What a trade is about."""
    if not isinstance(frame, Consent):
        return {"offer": "", "offer_to": ""}
    gives, wants = [f"the {ITEM_CARDS[n].name}" if n != NOBODY else "" for n in (frame.item, frame.back)]
    if gives and wants:
        return {"offer": f"offers {gives} for your {wants[4:]}", "offer_to": f"offers {gives} for {wants} of"}
    return {"offer": f"offers you {gives}" if gives else f"asks you for {wants}",
            "offer_to": f"offers {gives} to" if gives else f"asks for {wants} of"}  # fmt: skip


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """What everybody sees on the table is not worth a refusal: walls, cards that one does not have."""
    return rule not in PLAIN_TO_SEE and isinstance(act, WORTH_A_REASON)
