"""The question, with every answer bound to what one clicks, and what is no answer now with the reason."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.common import asking
from hauntbox.games.common.asking import counted, filled
from hauntbox.games.evidence.actions import Give, Pick, Take, Use
from hauntbox.games.evidence.cards.deck import ITEMS, is_new, item_of
from hauntbox.games.evidence.rules.ghost_turn import Event, HuntEnds, HuntWalk, Omen, PassiveWalk
from hauntbox.games.evidence.rules.hunt import AtSpawn, Surfacing
from hauntbox.games.evidence.rules.hunter_turn import HunterTurn, Refit
from hauntbox.games.evidence.rules.setup import ChooseRoom, ChooseType, FixOrder, PickItem
from hauntbox.games.evidence.rules.using import Placing
from hauntbox.games.evidence.rules.winning import Declare
from hauntbox.games.evidence.scene.answers.options import ANSWERS
from hauntbox.games.evidence.scene.stage import Stage, name_of
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action
from hauntbox.scene import Question, Sign

# The question to whom it is put, what others read, and the rule that asks.
QUESTIONS: Final[dict[type[Frame], asking.Words]] = {
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


def question(stage: Stage) -> Question | None:
    """EVI-HID-26: others learn who is asked and what about, which all may know, and no answers."""
    if stage.frame is None:
        return None
    options = ANSWERS.options(stage, stage, is_worth)
    asked = asking.question(stage, words_of(stage), hint(stage, bool(options)), options)
    return replace(asked, have=have(stage), warn=warning(stage)) if options else asked


def have(stage: Stage) -> tuple[Sign, ...]:
    """What is left to spend, as signs."""
    v = stage.v
    if isinstance(stage.frame, HunterTurn):
        action = (Sign("acts", 1, "action"),) if not v.acted else ()
        return (Sign("steps", v.steps, "step" if v.steps == 1 else "steps"), *action)
    if isinstance(stage.frame, PassiveWalk | HuntWalk) and v.behind is not None:
        return (Sign("steps", v.behind.stride, "step" if v.behind.stride == 1 else "steps"),)
    return ()


def warning(stage: Stage) -> str:
    """EVI-KILL-01: what comes to a hunter who stays in the open while the ghost hunts."""
    here = stage.at[stage.turn] if isinstance(stage.frame, HunterTurn) else stage.house.van
    in_the_open = here != stage.house.van and here not in stage.house.fronts
    return "The ghost hunts: it kills anyone it comes next to." if stage.v.hunt and in_the_open else ""


def words_of(stage: Stage) -> asking.Words:
    assert stage.frame is not None
    return filled(QUESTIONS[type(stage.frame)], who=name_of(stage.turn))


def hint(stage: Stage, is_asked: bool) -> str:
    v, b = stage.v, stage.v.behind
    if isinstance(stage.frame, HunterTurn):
        return turn_hint(v.steps, v.acted)
    if isinstance(stage.frame, Refit) and is_asked and v.hand is not None:
        held = len(v.hand[stage.turn - 1])
        return f"{held} of {stage.options.hunter_hand} in hand. First put items back, then take others."
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


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """Saltshakers that are not in the game are not worth a refusal."""
    if not isinstance(act, Pick | Use | Give | Take):
        return True
    card = ITEMS.number[act.item]
    return item_of(card).uses == 1 or is_new(card, stage.options)
