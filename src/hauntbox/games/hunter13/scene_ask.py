"""The question, with every answer bound to what one clicks, and what is no answer now with the reason."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.questions import QUESTIONS
from hauntbox.games.hunter13.scene_hints import hint
from hauntbox.games.hunter13.scene_options import OPTIONS
from hauntbox.games.hunter13.scene_stage import Stage, name_of
from hauntbox.games.hunter13.state import NOBODY
from hauntbox.games.hunter13.words import foe_name, room_words
from hauntbox.kernel.agenda import Window
from hauntbox.kernel.wire import Action
from hauntbox.scene import Ask, Option

GROUPS: Final = (
    "Battle", "Targets", "Attack", "Doors", "The scenario", "Relief", "Items", "House Call", "Exchange", "Break out",
    "Your mood", "More",
)  # fmt: skip  # others come first
WORTH_A_REASON: Final = (a.Go, a.Unseal, a.Cross, a.Stairs, a.Climb, a.Slide, a.Force, a.Do, a.Soothe, a.Escape, a.Join)
PLAIN_TO_SEE: Final = ("GHT-MOVE-03", "GHT-MOVE-01")


def question(stage: Stage) -> Ask | None:
    if stage.frame is None:
        return None
    mine, others, rule = words_of(stage)
    options = answers(stage)
    who = stage.turn if stage.turn >= 0 else stage.offer[0] if stage.offer else min(stage.asked, default=0)
    return Ask(
        id=f"{type(stage.frame).__name__}/{who}",
        who=tuple(dict.fromkeys(filter(None, [stage.seat(mind) for mind in stage.asked]))),
        done=done(stage),
        text=mine if options else others,
        hint=hint(stage) if options else "",
        rule=rule,
        pick=(1, 1) if options else None,
        options=options,
    )


def done(stage: Stage) -> tuple[str, ...]:
    """Of a window, the seat itself at most: whether others have answered is their affair."""
    you = stage.sitting.you
    minds = [mind for mind in stage.sitting.minds if mind in stage.asked]
    is_window = isinstance(stage.frame, Window) and minds
    return (you,) if is_window and stage.offer is None else ()


def words_of(stage: Stage) -> tuple[str, str, str]:
    mine, others, rule = QUESTIONS[type(stage.frame).__name__]
    who = stage.turn if stage.turn >= 0 else stage.offer[0] if stage.offer else -1
    name = name_of(stage.g, who) if who >= 0 else "everybody"
    facts = frame_words(stage)
    return mine.format(who=name, **facts), others.format(who=name, **facts), rule


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
        "victim": name_of(g, victim) if victim != NOBODY else "somebody",
        "item": f"the {ITEM_CARDS[item].name}" if item != NOBODY else "nothing",
        "turn": name_of(g, g.active) if g.active != NOBODY else "nobody",
    }


def answers(stage: Stage) -> tuple[Option, ...]:
    """First what can be done, then what cannot."""
    if stage.offer is None:
        return ()
    role, acts = stage.offer
    found = [painted(stage, role, act, rule) for act, rule in acts if not rule or is_worth(act, rule)]
    return tuple(sorted(found, key=lambda one: (bool(one.off), place_of(one))))


def place_of(option: Option) -> int:
    return GROUPS.index(option.group) + 1 if option.group in GROUPS else 0


def is_worth(act: Action, rule: str) -> bool:
    """What everybody sees on the table is not worth a refusal: walls, cards that one does not have."""
    return rule not in PLAIN_TO_SEE and isinstance(act, WORTH_A_REASON)


def painted(stage: Stage, role: int, act: Action, rule: str) -> Option:
    option = OPTIONS[type(act)](stage, role, act)
    if not rule:
        return option
    return replace(option, off=stage.reason(rule), rule=rule, show=None, cost="", tone="")
