"""The question, with every answer bound to what one clicks, and what is no answer now with the reason."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.common import asking
from hauntbox.games.common.asking import counted, filled
from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.cards.class_s import Lift, Rinse
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF, GEAR, is_class_s
from hauntbox.games.ghostbusters2.cards.gear import AimAt, UpTo, UseOn
from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC
from hauntbox.games.ghostbusters2.cards.tools import Banish, TurnOver
from hauntbox.games.ghostbusters2.rules.combat.aiming import target_at
from hauntbox.games.ghostbusters2.rules.combat.combat import RollAgain, WhichTrap, bonus
from hauntbox.games.ghostbusters2.rules.combat.reactions import WhoFirst
from hauntbox.games.ghostbusters2.rules.combat.targets import to_hit
from hauntbox.games.ghostbusters2.rules.entities.emerge import ChooseWay, Trajectory
from hauntbox.games.ghostbusters2.rules.entities.push import PushAside
from hauntbox.games.ghostbusters2.rules.entities.slime import StepIn, TurnsCaustic, WhichSlime
from hauntbox.games.ghostbusters2.rules.scenario.setup import ChooseCharacter, ChoosePack, FixOrder, ParkFront
from hauntbox.games.ghostbusters2.rules.street.driving import Driving, Striding
from hauntbox.games.ghostbusters2.rules.street.walking import MoveOn
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.rules.turn.chores import Depositing, Handing, Trading
from hauntbox.games.ghostbusters2.rules.turn.rounds import Hypothesis
from hauntbox.games.ghostbusters2.rules.turn.tank import Tank
from hauntbox.games.ghostbusters2.rules.turn.turn import Turn
from hauntbox.games.ghostbusters2.scene.answers.blocked_view import why_unseen
from hauntbox.games.ghostbusters2.scene.answers.options import ANSWERS
from hauntbox.games.ghostbusters2.scene.stage import Stage
from hauntbox.games.ghostbusters2.words.causes import NOTHING_TO_USE_ON
from hauntbox.games.ghostbusters2.words.log import role_name
from hauntbox.games.ghostbusters2.words.options import target_name
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action
from hauntbox.scene import Option, Question, Sign

# The question to whom it is put, what others read, and the rule that asks.
QUESTIONS: Final[dict[type[Frame], asking.Words]] = {
    ChooseCharacter: ("Who will you be?", "{who} chooses a character", "GBT-CHR-01"),
    FixOrder: ("Who goes next in your line?", "{who} lines up", "GBT-ORD-03"),
    ChoosePack: ("{who}: which Pack?", "{who} chooses a Pack", "GBT-CHR-05"),
    ParkFront: ("Park the Ecto-1a", "The Ecto-1a is being parked", "GBT-SET-13"),
    Tank: ("Use the Ecto-Tank?", "The team looks at the Ecto-Tank", "GBT-TNK-02"),
    Turn: ("{who}: what next?", "{who}'s turn", "GBT-ROU-05"),
    MoveOn: ("{who}: go on?", "{who} moves", "GBT-MOV-01"),
    Driving: ("{who}: drive where?", "{who} drives", "GBT-DRV-01"),
    Striding: ("{who}: walk on?", "{who} walks Lady Liberty", "GBT-LIB-14"),
    Depositing: ("{who}: deposit what?", "{who} deposits", "GBT-DEP-01"),
    Handing: ("{who}: hand over what?", "{who} exchanges Ghosts and Plazms", "GBT-MAN-01"),
    Trading: ("{who}: trade what?", "{who} exchanges Equipment", "GBT-MAN-03"),
    RollAgain: ("{who}: roll again?", "{who} may roll again", "GBT-DEC-19"),
    WhichTrap: ("{who}: toward which Trap?", "{who} chooses a Trap", "GBT-TRP-10"),
    ChooseWay: ("{who}: which way does it go?", "{who} has the Atlas of Drafts", "GBT-CEQ-19"),
    Trajectory: ("{who}: roll the direction again?", "{who} may have the direction rolled again", "GBT-CCH-10"),
    StepIn: ("{who}: take the Slime yourself?", "{who} may take the Slime", "GBT-CCH-03"),
    TurnsCaustic: ("{who}: which Slime turns Caustic?", "{who} gets Caustic Slime", "GBT-SLM-12"),
    WhichSlime: ("{who}: which Slime comes off?", "{who} wipes off Slime", "GBT-RSL-01"),
    PushAside: ("{who}: pushed aside, where to?", "{who} is pushed aside", "GBT-KEY-17"),
    WhoFirst: ("{who}: which Entity is first?", "{who} says which Entity is first", "GBT-ROU-13"),
    Hypothesis: ("{who}: roll the Event Die again?", "{who} may have the Event Die rolled again", "GBT-CCH-12"),
    AimAt: ("{who}: use the {card} on what?", "{who} uses the {card}", "GBT-DEC-18"),
    UseOn: ("{who}: use the {card} on whom?", "{who} uses the {card}", "GBT-DEC-18"),
    UpTo: ("{who}: how many with the {card}?", "{who} uses the {card}", "GBT-DEC-18"),
    TurnOver: ("{who}: in which order?", "{who} looks into a deck", "GBT-CEQ-23"),
    Banish: ("{who}: banish it which way?", "{who} banishes a Ghost", "GBT-CEQ-24"),
    Lift: ("{who}: where does the Ecto-1a go?", "{who} uses the Ladder Rig", "GBT-CCS-05"),
    Rinse: ("{who}: which Slime comes off?", "{who} uses the Neutral Rinse", "GBT-CCS-06"),
}
UNSEEN_RULE: Final = "GBT-CMB-01"
LATE: Final = 2  # of the Goo Timer
NO_ACTIONS: Final = "GBT-ROU-02"  # the hint says so already
BLANKET: Final = (NO_ACTIONS, "GBT-ECT-12", "GBT-CCH-04")  # they bar firing at anything


def question(stage: Stage) -> Question | None:
    if stage.frame is None:
        return None
    options = answers(stage)
    asked = asking.question(stage, words_of(stage), hint(stage), options)
    return replace(asked, have=have(stage), warn=warning(stage)) if options else asked


def have(stage: Stage) -> tuple[Sign, ...]:
    """What is left to spend, as signs; an Encore is told in words."""
    g = stage.g
    if not isinstance(stage.frame, Turn) or g.encore:
        return ()
    acts, moves = actions_left(g, stage.turn), maneuvers_left(g, stage.turn)
    man = "Maneuver" if moves == 1 else "Maneuvers"
    return Sign("act", acts, "Action" if acts == 1 else "Actions"), Sign("man", moves, man)


def warning(stage: Stage) -> str:
    """GBT-SCN-10, GBT-SCN-08: how near the end is."""
    g = stage.g
    if not isinstance(stage.frame, Turn):
        return ""
    if g.slime[stage.turn] >> 4 * CAUSTIC & 15 == g.options.caustic - 1:
        return "Another Caustic Slime on you, and you lose."
    return f"The Goo Timer is at {g.timer}. When it runs out, you lose." if 0 < g.timer <= LATE else ""


def words_of(stage: Stage) -> asking.Words:
    assert stage.frame is not None
    who = role_name(stage.g, stage.turn) if stage.turn >= 0 else "the team"
    card = GEAR[stage.frame.card].name if isinstance(stage.frame, AimAt | UseOn | UpTo) else ""
    return filled(QUESTIONS[type(stage.frame)], who=who, card=card)


def hint(stage: Stage) -> str:
    g, frame = stage.g, stage.frame
    if isinstance(frame, Turn):
        if g.encore:
            return "Encore: an extra Action, but not a Combat Action."
        left = actions_left(g, stage.turn), maneuvers_left(g, stage.turn)
        return f"{counted(left[0], 'Action')} and {counted(left[1], 'Maneuver')} left."
    if isinstance(frame, MoveOn | Driving | Striding):
        return f"{counted(frame.left, 'space')} left."
    if isinstance(frame, RollAgain):
        least = to_hit(g, frame.target) - bonus(g, stage.turn, frame.target)
        need = "" if frame.against else f" {least} or more hits {target_name(g, frame.target)}."
        return f"The die shows {frame.die}.{need}"
    if isinstance(frame, Tank):
        return f"{counted(g.tank, 'Plazm')} in the Ecto-Tank. What you buy lasts for this round."
    if isinstance(frame, ParkFront):
        return (
            "Now choose the space of its back, beside the front."
            if frame.front >= 0
            else "First choose the space of its front."
        )
    return ""


def answers(stage: Stage) -> tuple[Option, ...]:
    if stage.offer is None:
        return ()
    role, acts = stage.offer
    found = [ANSWERS.option(stage, stage.g, role, act) for act, rule in acts if not rule]
    found += refusals(stage, role, [(act, rule) for act, rule in acts if rule and is_worth(stage, role, act, rule)])
    blanket = next((rule for act, rule in acts if isinstance(act, a.Fire) and rule in BLANKET), "")
    if blanket and blanket != NO_ACTIONS:
        found.append(Option("fire", "Fire", group="Fire", off=stage.reason(blanket), rule=blanket))
    return ANSWERS.in_order(found)


def is_worth(stage: Stage, role: int, act: Action, rule: str) -> bool:
    """What everybody sees on the map, or reads on the card, is not worth a refusal."""
    g = stage.g
    if rule == NO_ACTIONS or isinstance(act, a.Step | a.Drive | a.Walk):
        return False
    if isinstance(act, a.Fire):
        return rule not in BLANKET and target_at(g, g.street.place[act.at]) is not None
    if isinstance(act, a.Enter):
        vehicle = g.front if act.vehicle == a.VEHICLES[0] else g.statue
        return g.at[role] >= 0 and vehicle >= 0 and g.street.apart(g.at[role], vehicle) <= 1
    if isinstance(act, a.Use | a.UseBetter):
        card = CARD_OF[act.card]
        return not GEAR[card].is_passive and not is_class_s(card) and g.uses[card] > 0
    if isinstance(act, a.Deposit):
        return bool(g.trapped[role] or g.plazms[role])
    return not isinstance(act, a.Be | a.Done | a.Stop)


def refusals(stage: Stage, role: int, acts: list[tuple[Action, str]]) -> list[Option]:
    """What cannot be done; what one rule bars alike is said in one breath."""
    alike: dict[tuple[type[Action], str, str], list[Option]] = {}
    for act, rule in acts:
        option = barred(stage, role, act, rule)
        own = option.id if option.block is not None else ""  # its line is drawn by itself
        alike.setdefault((type(act), option.off, own), []).append(option)
    return [together(options) for options in alike.values()]


def barred(stage: Stage, role: int, act: Action, rule: str) -> Option:
    option = ANSWERS.option(stage, stage.g, role, act, rule)
    if isinstance(act, a.Use | a.UseBetter) and rule == GEAR[CARD_OF[act.card]].rule:
        return replace(option, off=NOTHING_TO_USE_ON)
    return unseen(stage, role, act, option) if isinstance(act, a.Fire) else option


def unseen(stage: Stage, role: int, act: a.Fire, option: Option) -> Option:
    """A target that is refused, with what stands in the way where it is out of sight."""
    target = target_at(stage.g, stage.street.place[act.at])
    said = replace(option, text=option.text.partition(":")[0])
    if option.rule != UNSEEN_RULE or target is None:
        return said
    cause, block = why_unseen(stage, role, target)
    return replace(said, off=cause, block=block)


def together(options: list[Option]) -> Option:
    """Fire at the Gutter Wisp on A1, the Gate on B2."""
    first = options[0]
    if len(options) == 1:
        return first
    verbs = {option.text.partition(" the ")[0] for option in options}
    said = f"{verbs.pop()} " if len(verbs) == 1 else ""
    rest = ", ".join(dict.fromkeys([option.text.removeprefix(said) for option in options]))
    on = tuple(dict.fromkeys([thing for option in options for thing in option.on]))
    return replace(first, text=f"{said}{rest}", on=on)
