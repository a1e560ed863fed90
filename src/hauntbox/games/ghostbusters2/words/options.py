"""What can be done, in words that need more than a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.common.asking import Text, counted
from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.characters import APPLAUSE, CHARACTERS
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF, GEAR
from hauntbox.games.ghostbusters2.cards.gear import UpTo
from hauntbox.games.ghostbusters2.cards.kinds import KINDS, SLIMES
from hauntbox.games.ghostbusters2.cards.tools import TurnOver
from hauntbox.games.ghostbusters2.rules.combat.aiming import target_at
from hauntbox.games.ghostbusters2.rules.combat.combat import RollAgain, bonus
from hauntbox.games.ghostbusters2.rules.combat.targets import resist, to_hit
from hauntbox.games.ghostbusters2.rules.entities.emerge import ChooseWay, Trajectory
from hauntbox.games.ghostbusters2.rules.entities.slime import StepIn, TurnsCaustic
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left
from hauntbox.games.ghostbusters2.rules.turn.rounds import Hypothesis
from hauntbox.games.ghostbusters2.state import NOBODY, Busters, car_spaces, role_of, statue_spaces
from hauntbox.games.ghostbusters2.words.log import COMPASS, RIDES, role_name
from hauntbox.kernel.agenda import Frame

# Targets.


def target_name(g: Busters, target: int) -> str:
    if target >= 0:
        return f"the {KINDS[g.kind[target]].name} on {g.street.names[g.spot[target]]}"
    return f"the Gate on {g.street.names[g.street.gates[-1 - target]]}"


def chance_words(g: Busters, role: int, target: int) -> str:
    """What one has to roll to hit it."""
    least = to_hit(g, target) - bonus(g, role, target)
    return f"{least} or more" if 1 < least <= 6 else "sure to hit" if least <= 1 else "cannot hit"


def at_target(words: Callable[[Busters, int, int], str], otherwise: str) -> Text:
    """Words for what stands on the space; others, where nothing does."""

    def text(g: Busters, role: int, act: Any) -> str:
        target = target_at(g, g.street.place[act.at]) if g.spot else None
        return words(g, role, target) if target is not None else otherwise.format(act)

    return text


def fire(g: Busters, role: int, target: int) -> str:
    """What one has to roll, and whether tokens elsewhere come off."""
    drops = any([at != target for at, _, _ in g.held[role]])
    others = "; you let go of the other target" if drops else ""
    return f"Fire at {target_name(g, target)}: {chance_words(g, role, target)}{others}"


def attempt(g: Busters, role: int, target: int) -> str:
    """Die, bonus and tokens against its die and its Resist."""
    mine, its = bonus(g, role, target) + sum(tokens_on(g, target)), resist(g, target)
    return f"Overcome {target_name(g, target)}: your die +{mine} against its die +{its}"


def wrangle(g: Busters, role: int, target: int) -> str:
    return f"Wrangle {target_name(g, target)} toward a Trap"


def cut(g: Busters, role: int, target: int) -> str:
    return f"Let go of {target_name(g, target)}"


def aim(g: Busters, role: int, target: int) -> str:
    name = target_name(g, target)
    return f"{name[:1].upper()}{name[1:]}"


# Ways.


def step(g: Busters, role: int, act: a.Step) -> str:
    """Into a vehicle too."""
    space = g.street.place[act.to]
    if car_spaces(g) >> space & 1:
        return f"Get into the Ecto-1a on {act.to}"
    return f"{'Walk into Lady Liberty on' if statue_spaces(g) >> space & 1 else 'Move to'} {act.to}"


def drive(g: Busters, role: int, act: a.Drive) -> str:
    return f"{'Drive' if act.end == a.ENDS[0] else 'Back up'} to {act.to}"


def park(g: Busters, role: int, act: a.Park) -> str:
    return f"The {'back' if getattr(g.asking(), 'front', NOBODY) >= 0 else 'front'} on {act.space}"


def walk(g: Busters, role: int, act: a.Walk) -> str:
    return f"Walk her {COMPASS[a.WAY_OF[act.way]]}"


def enter(g: Busters, role: int, act: a.Enter) -> str:
    return f"Get into {RIDES[act.vehicle]}"


def way(g: Busters, role: int, act: a.Way) -> str:
    return COMPASS[a.WAY_OF[act.way]].capitalize()


# People and goods.


def be(g: Busters, role: int, act: a.Be) -> str:
    return f"Be the {act.character}. {CHARACTERS[a.CHARACTER_OF[act.character]].abilities[0]}"


def lead(g: Busters, role: int, act: a.Lead) -> str:
    return f"The {act.character} goes {'next' if g.order else 'first'}"


def wear(g: Busters, role: int, act: a.Wear) -> str:
    return f"Wear the {act.pack}: {'Streams, for Ghosts' if act.pack == names.PACKS[0] else 'Mood Slimes, for Plazms'}"


def boost(g: Busters, role: int, act: a.Boost) -> str:
    card = CHARACTERS[a.CHARACTER_OF[act.character]]
    return f"{card.tank}: {card.boost}"


def other_of(g: Busters, who: str) -> int:
    return role_of(g, a.CHARACTER_OF[who])


def clean(g: Busters, role: int, act: a.Clean) -> str:
    """Who cleans itself gives up its Actions."""
    is_own = other_of(g, act.who) == role
    return "Clean yourself; your Actions are over" if is_own else f"Clean the {act.who}"


def swap(g: Busters, role: int, act: a.Swap) -> str:
    other = other_of(g, act.who)
    pack = names.PACKS[1 - g.pack[other]] if other != NOBODY else "other Pack"
    return f"Change to your {pack}; your Actions are over" if other == role else f"Change the {act.who} to the {pack}"


def goods(verb: str) -> Text:
    """Cards and Ghosts that change hands, and what is deposited."""

    def text(g: Busters, role: int, act: Any) -> str:
        return f"{verb} {'the' if act.what in CARD_OF else 'a'} {act.what}"

    return text


def wipe(g: Busters, role: int, act: a.Wipe) -> str:
    is_caustic = isinstance(g.asking(), TurnsCaustic)
    return f"The {act.slime} Slime turns Caustic" if is_caustic else f"Wipe off the {act.slime} Slime"


def use_better(g: Busters, role: int, act: a.UseBetter) -> str:
    return f"Use the {act.card} (Level {GEAR[CARD_OF[act.card]].better})"


def end(g: Busters, role: int, act: a.End) -> str:
    left = actions_left(g, role) if g.active != NOBODY else 0
    return f"End the turn with {counted(left, 'Action')} left" if left else "End the turn"


# Yes and no, in the words of what they mean.

YesNo = tuple[str, str]


def again(g: Busters, frame: RollAgain) -> YesNo:
    return f"Roll again, by {'Overcharge' if frame.tool == 1 else 'the Boson Cell'}", f"Keep the {frame.die}"


def step_in(g: Busters, frame: StepIn) -> YesNo:
    return (
        f"Take the {SLIMES[frame.slime]} Slime yourself, for {APPLAUSE} XP",
        f"The {role_name(g, frame.other)} gets it",
    )


def trajectory(g: Busters, frame: Trajectory) -> YesNo:
    return "Roll the direction again", f"Let the {KINDS[g.kind[frame.slot]].name} go {COMPASS[frame.way]}"


def hypothesis(g: Busters, frame: Hypothesis) -> YesNo:
    return "Roll the Event Die again", f"Keep {names.SYMBOLS[frame.face]}"


def up_to(g: Busters, frame: UpTo) -> YesNo:
    return f"{frame.many} {GEAR[frame.card].unit}", f"Only {frame.many - 1}" if frame.many == 2 else "Fewer"


YES_OR_NO: Final[dict[type[Frame], YesNo | Callable[[Busters, Any], YesNo]]] = {
    RollAgain: again,
    StepIn: step_in,
    Trajectory: trajectory,
    ChooseWay: ("Yes", "Roll for it instead"),
    Hypothesis: hypothesis,
    TurnOver: ("Put the second card on top", "Leave them as they lie"),
    UpTo: up_to,
}


def yes_or_no(g: Busters, role: int, act: a.Yes | a.No) -> str:
    frame = g.asking()
    words = YES_OR_NO.get(type(frame), ("Yes", "No")) if frame is not None else ("Yes", "No")
    return (words if isinstance(words, tuple) else words(g, frame))[isinstance(act, a.No)]
