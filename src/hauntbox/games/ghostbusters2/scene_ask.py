"""The question, with every answer bound to what one clicks, and what is no answer now with the reason."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.cards.class_s import Lift, Rinse
from hauntbox.games.ghostbusters2.cards.gear import GEAR, AimAt, UpTo, UseOn
from hauntbox.games.ghostbusters2.cards.names import CARD_OF, FIRST_KEY, FIRST_S, PASSIVE
from hauntbox.games.ghostbusters2.cards.tools import Banish, TurnOver
from hauntbox.games.ghostbusters2.rules.aiming import target_at
from hauntbox.games.ghostbusters2.rules.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.rules.chores import Depositing, Handing, Trading
from hauntbox.games.ghostbusters2.rules.combat import RollAgain, WhichTrap, bonus
from hauntbox.games.ghostbusters2.rules.driving import Driving, Striding
from hauntbox.games.ghostbusters2.rules.emerge import ChooseWay, Trajectory
from hauntbox.games.ghostbusters2.rules.push import PushAside
from hauntbox.games.ghostbusters2.rules.reactions import WhoFirst
from hauntbox.games.ghostbusters2.rules.rounds import Hypothesis
from hauntbox.games.ghostbusters2.rules.setup import ChooseCharacter, ChoosePack, FixOrder, ParkFront
from hauntbox.games.ghostbusters2.rules.slime import StepIn, TurnsCaustic, WhichSlime
from hauntbox.games.ghostbusters2.rules.tank import Tank
from hauntbox.games.ghostbusters2.rules.targets import to_hit
from hauntbox.games.ghostbusters2.rules.turn import Turn
from hauntbox.games.ghostbusters2.rules.walking import MoveOn
from hauntbox.games.ghostbusters2.scene_options import OPTIONS, target_name
from hauntbox.games.ghostbusters2.scene_stage import Stage, name_of
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action
from hauntbox.scene import Ask, Option

# The question to whom it is put, what others read, and the rule that asks.
QUESTIONS: Final[dict[type[Frame], tuple[str, str, str]]] = {
    ChooseCharacter: ("Whom do you play?", "{who} chooses a character", "GBT-CHR-01"),
    FixOrder: ("Who is next in your line?", "{who} lines up", "GBT-ORD-03"),
    ChoosePack: ("{who}: which Pack?", "{who} chooses a Pack", "GBT-CHR-05"),
    ParkFront: ("Park the Ecto-1a", "The Ecto-1a is being parked", "GBT-SET-13"),
    Tank: ("Use the Ecto-Tank?", "The team looks at the Ecto-Tank", "GBT-TNK-02"),
    Turn: ("{who}: what next?", "{who}'s turn", "GBT-ROU-05"),
    MoveOn: ("{who}: go on?", "{who} moves", "GBT-MOV-01"),
    Driving: ("{who}: drive on?", "{who} drives", "GBT-DRV-01"),
    Striding: ("{who}: walk on?", "{who} walks Lady Liberty", "GBT-LIB-14"),
    Depositing: ("{who}: deposit what?", "{who} deposits", "GBT-DEP-01"),
    Handing: ("{who}: hand over what?", "{who} exchanges Ghosts and Plazms", "GBT-MAN-01"),
    Trading: ("{who}: trade what?", "{who} exchanges Equipment", "GBT-MAN-03"),
    RollAgain: ("{who}: roll again?", "{who} may roll again", "GBT-DEC-19"),
    WhichTrap: ("{who}: toward which Trap?", "{who} chooses a Trap", "GBT-TRP-10"),
    ChooseWay: ("{who}: which way does it go?", "{who} has the Atlas of Drafts", "GBT-CEQ-19"),
    Trajectory: ("{who}: another direction?", "{who} may have the direction rolled again", "GBT-CCH-10"),
    StepIn: ("{who}: step in?", "{who} may take the Slime", "GBT-CCH-03"),
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
NO_ACTIONS: Final = "GBT-ROU-02"  # the hint says so already
BLANKET: Final = (NO_ACTIONS, "GBT-ECT-12", "GBT-CCH-04")  # they bar firing at anything
GROUPS: Final = (
    "Fire", "Move", "Drive", "Lady Liberty", "Get out", "Maneuvers", "Trap", "Deposit", "Help", "Cards", "Abilities",
    "Streams", "Instead of Actions",
)  # fmt: skip


def question(stage: Stage) -> Ask | None:
    if stage.frame is None:
        return None
    mine, others, rule = words_of(stage)
    options = answers(stage)
    who = stage.turn if stage.turn >= 0 else stage.asked[0]
    return Ask(
        id=f"{type(stage.frame).__name__}/{who}",
        who=tuple(dict.fromkeys(filter(None, [stage.seat(role) for role in stage.asked]))),
        text=mine if options else others,
        hint=hint(stage),
        rule=rule,
        pick=(1, 1) if options else None,
        options=options,
    )


def words_of(stage: Stage) -> tuple[str, str, str]:
    assert stage.frame is not None
    mine, others, rule = QUESTIONS[type(stage.frame)]
    who = name_of(stage.g, stage.turn) if stage.turn >= 0 else "the team"
    card = GEAR[stage.frame.card].name if isinstance(stage.frame, AimAt | UseOn | UpTo) else ""
    return mine.format(who=who, card=card), others.format(who=who, card=card), rule


def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def hint(stage: Stage) -> str:
    g, frame = stage.g, stage.frame
    if isinstance(frame, Turn):
        if g.encore:
            return "Encore: 1 Action that is no Combat."
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
        return "Now its back, beside the front." if frame.front >= 0 else "First the space of its front."
    return ""


def answers(stage: Stage) -> tuple[Option, ...]:
    """First what can be done, then what cannot."""
    if stage.offer is None:
        return ()
    role, acts = stage.offer
    found = [OPTIONS[type(act)](stage, role, act) for act, rule in acts if not rule]
    found += refusals(stage, role, [(act, rule) for act, rule in acts if rule and is_worth(stage, role, act, rule)])
    blanket = next((rule for act, rule in acts if isinstance(act, a.Fire) and rule in BLANKET), "")
    if blanket and blanket != NO_ACTIONS:
        found.append(Option("fire", "Fire", group="Fire", off=stage.reason(blanket), rule=blanket))
    return tuple(sorted(found, key=lambda one: (bool(one.off), GROUPS.index(one.group) if one.group in GROUPS else 0)))


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
        return act.card not in PASSIVE and not FIRST_S <= card < FIRST_KEY and g.uses[card] > 0
    if isinstance(act, a.Deposit):
        return bool(g.trapped[role] or g.plazms[role])
    return not isinstance(act, a.Be | a.Done | a.Stop)


def refusals(stage: Stage, role: int, acts: list[tuple[Action, str]]) -> list[Option]:
    """What cannot be done; what one rule bars alike is said in one breath."""
    alike: dict[tuple[type[Action], str], list[Option]] = {}
    for act, rule in acts:
        option = barred(stage, role, act, rule)
        alike.setdefault((type(act), option.off), []).append(option)
    return [together(options) for options in alike.values()]


def barred(stage: Stage, role: int, act: Action, rule: str) -> Option:
    option = OPTIONS[type(act)](stage, role, act)
    text = option.text.partition(":")[0] if isinstance(act, a.Fire) else option.text
    return replace(option, text=text, off=why(stage, act, rule), rule=rule, show=None, cost="", tone="")


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


def why(stage: Stage, act: Action, rule: str) -> str:
    if isinstance(act, a.Use | a.UseBetter) and rule == GEAR[CARD_OF[act.card]].rule:
        return "There is nothing to use it on."
    return stage.reason(rule)
