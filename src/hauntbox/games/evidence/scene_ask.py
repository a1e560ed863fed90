"""The question, with every answer bound to what one clicks, and what is no answer now with the reason."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.evidence.actions import Give, Pick, Take, Use
from hauntbox.games.evidence.cards.items import Placing
from hauntbox.games.evidence.cards.names import ITEM_NAMES, SALT, full_salt
from hauntbox.games.evidence.rules.ghost_turn import Event, HuntEnds, HuntWalk, Omen, PassiveWalk
from hauntbox.games.evidence.rules.hunt import AtSpawn, Surfacing
from hauntbox.games.evidence.rules.hunter_turn import HunterTurn, Refit
from hauntbox.games.evidence.rules.setup import ChooseRoom, ChooseType, FixOrder, PickItem
from hauntbox.games.evidence.rules.winning import Declare
from hauntbox.games.evidence.scene_options import OPTIONS
from hauntbox.games.evidence.scene_stage import Stage, name_of
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action
from hauntbox.scene import Ask, Option

# The question to whom it is put, what others read, and the rule that asks.
QUESTIONS: Final[dict[type[Frame], tuple[str, str, str]]] = {
    ChooseType: ("What are you?", "The ghost chooses what it is", "EVI-SET-06"),
    ChooseRoom: ("Which room do you haunt?", "The ghost chooses its room", "EVI-SET-07"),
    FixOrder: ("Who plays first?", "The hunters choose who plays first", "EVI-SET-04"),
    PickItem: ("{who}: pick an item", "{who} picks an item", "EVI-SET-10"),
    PassiveWalk: ("Walk unseen", "The ghost walks unseen", "EVI-PAS-17"),
    Event: ("Frighten them?", "The ghost may frighten the hunters", "EVI-EVT-02"),
    Omen: ("Roll for the hunt", "The ghost rolls for the hunt", "EVI-CNT-01"),
    HuntWalk: ("Hunt", "The ghost hunts", "EVI-HUNT-19"),
    AtSpawn: ("Who dies?", "The ghost looks around", "EVI-OPT-25"),
    HuntEnds: ("The hunt may end", "The hunt may end", "EVI-HUNT-08"),
    Surfacing: ("Where do you come back?", "The ghost comes back", "EVI-GAP-16"),
    HunterTurn: ("{who}: walk or act", "{who}'s turn", "EVI-HTR-02"),
    Refit: ("{who}: exchange items", "{who} goes through the items in the van", "EVI-HTR-07"),
    Placing: ("{who}: where does it go?", "{who} puts something down", "EVI-DRF-22"),
    Declare: ("{who}: name the ghost?", "The hunters may name the ghost", "EVI-OPT-06"),
}


def question(stage: Stage) -> Ask | None:
    """EVI-HID-26: others learn who is asked and what about, which all may know, and no answers."""
    if stage.frame is None:
        return None
    mine, others, rule = QUESTIONS[type(stage.frame)]
    who = name_of(stage.turn)
    options = answers(stage)
    text = (mine if options else others).format(who=who)
    seat = stage.seat(stage.turn)
    return Ask(
        id=f"{type(stage.frame).__name__}/{stage.turn}",
        who=(seat,) if seat else (),
        text=text,
        hint=hint(stage, bool(options)),
        rule=rule,
        pick=(1, 1) if options else None,
        options=options,
    )


def hint(stage: Stage, is_asked: bool) -> str:
    v, b = stage.v, stage.v.behind
    if isinstance(stage.frame, HunterTurn):
        return turn_hint(v.steps, v.acted)
    if isinstance(stage.frame, Refit) and is_asked and v.hand is not None:
        held = len(v.hand[stage.turn - 1])
        return f"{held} of {stage.options.hunter_hand} in hand. First put back, then take."
    if b is None or not is_asked:
        return ""
    if isinstance(stage.frame, PassiveWalk | HuntWalk):
        return f"{counted(b.stride, 'step')} left."
    if isinstance(stage.frame, Event):
        return f"Your die shows {b.event_roll}."
    return f"A hunt begins on {b.countdown} or higher." if isinstance(stage.frame, Omen) else ""


def turn_hint(steps: int, acted: bool) -> str:
    if acted:
        return f"{counted(steps, 'step')} left, no action."
    return f"{counted(steps, 'step')} and 1 action left{', in any order' if steps else ''}."


def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def answers(stage: Stage) -> tuple[Option, ...]:
    """First what can be done, then what cannot."""
    if stage.offer is None:
        return ()
    role, acts = stage.offer
    found = [
        barred(stage, OPTIONS[type(act)](stage, role, act), rule) for act, rule in acts if is_worth(stage, act, rule)
    ]
    return (*[one for one in found if not one.off], *[one for one in found if one.off])


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """Saltshakers that are not in the game are not worth a refusal."""
    if not rule or not isinstance(act, Pick | Use | Give | Take):
        return True
    card = ITEM_NAMES.index(act.item)
    return card < SALT or card == full_salt(stage.options.salt_uses)


def barred(stage: Stage, option: Option, rule: str) -> Option:
    if not rule:
        return option
    return replace(option, off=stage.sitting.reason(rule), rule=rule, show=None, cost="", tone="")
