"""Every answer: its words, what one clicks for it, what it costs and what it would do."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import END, Answer, Answers, Paint, actor, counted
from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS, EXTENSION
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF, GEAR
from hauntbox.games.ghostbusters2.cards.gear import UpTo
from hauntbox.games.ghostbusters2.cards.tools import TurnOver
from hauntbox.games.ghostbusters2.rules.combat.aiming import target_at
from hauntbox.games.ghostbusters2.rules.entities.emerge import Trajectory
from hauntbox.games.ghostbusters2.rules.entities.headings import shifted
from hauntbox.games.ghostbusters2.rules.entities.slime import StepIn
from hauntbox.games.ghostbusters2.rules.turn.turn import Turn
from hauntbox.games.ghostbusters2.scene.answers.option_people import (
    be,
    boost,
    clean,
    deploy,
    deposit,
    exchange,
    goods,
    investigate,
    lead,
    maneuver_cost,
    own_trap,
    pick,
    swap,
    use,
    wipe,
)  # fmt: skip
from hauntbox.games.ghostbusters2.scene.answers.previews import beam_there, car_there, sight_from, statue_there
from hauntbox.games.ghostbusters2.scene.board import link_id, vehicles
from hauntbox.games.ghostbusters2.scene.stage import Stage, entity_id, figure_id, sq, target_id
from hauntbox.games.ghostbusters2.state import NOBODY, Busters, car_spaces, statue_spaces
from hauntbox.games.ghostbusters2.words import options as words
from hauntbox.kernel.wire import Action


def action_cost(stage: Stage) -> str:
    return "1 Action" if isinstance(stage.frame, Turn) else ""


# Combat.


def fire(stage: Stage, role: int, act: a.Fire) -> Paint:
    g = stage.g
    target = target_at(g, g.street.place[act.at])
    if target is None:
        return FIRE
    tone = "danger" if any([at != target for at, _, _ in g.held[role]]) else ""
    return Paint((target_id(g, target),), "Fire", action_cost(stage), tone, beam_there(stage, role, target))


def attempt(stage: Stage, role: int, act: a.Attempt) -> Paint:
    target = target_at(stage.g, stage.street.place[act.at])
    return Paint((target_id(stage.g, target),), "Fire", action_cost(stage)) if target is not None else FIRE


def on_space(stage: Stage, at: str) -> tuple[str, ...]:
    """What stands there, or the space."""
    space = stage.street.place[at]
    target = target_at(stage.g, space)
    return (target_id(stage.g, target) if target is not None else sq(stage.street, space),)


def wrangle(stage: Stage, role: int, act: a.Wrangle) -> Paint:
    return Paint(on_space(stage, act.at), "Fire", action_cost(stage))


def cut(stage: Stage, role: int, act: a.Cut) -> Paint:
    g = stage.g
    target = target_at(g, g.street.place[act.at])
    if target is None:
        return Paint(group="Streams")
    return Paint((link_id(g, role, target), target_id(g, target)), "Streams", "free", "danger")


def aim(stage: Stage, role: int, act: a.Aim) -> Paint:
    return Paint(on_space(stage, act.at), "Choose")


# Ways.


def step(stage: Stage, role: int, act: a.Step) -> Paint:
    g, space = stage.g, stage.street.place[act.to]
    is_ride = (car_spaces(g) | statue_spaces(g)) >> space & 1
    show = None if is_ride else sight_from(stage, role, space)
    return Paint((sq(g.street, space),), "Move", action_cost(stage), show=show)


def drive(stage: Stage, role: int, act: a.Drive) -> Paint:
    space = stage.street.place[act.to]
    show = car_there(stage, a.ENDS.index(act.end), space)
    return Paint((sq(stage.street, space),), "Drive", action_cost(stage), show=show)


def walk(stage: Stage, role: int, act: a.Walk) -> Paint:
    """One clicks a space that she would cover."""
    g, way = stage.g, a.WAY_OF[act.way]
    there = shifted(g.street, g.statue, way, True) if g.statue >= 0 else NOBODY
    if there < 0:
        return Paint(group="Lady Liberty")
    fresh = [p for p in g.street.block(there) if p not in g.street.block(g.statue)]
    dear = " and a Plazm" if g.strides and isinstance(stage.frame, Turn) else ""
    on, cost = (sq(g.street, corner(fresh, way)),), f"{action_cost(stage)}{dear}"
    return Paint(on, "Lady Liberty", cost, show=statue_there(stage, there))


def corner(fresh: list[int], way: int) -> int:
    """Straight on, the nearer of two spaces; across, the one at the corner."""
    return {0: fresh[0], 2: fresh[1], 5: fresh[1], 7: fresh[-1]}[way] if len(fresh) == 3 else fresh[0]


def park(stage: Stage, role: int, act: a.Park) -> Paint:
    return Paint((sq(stage.street, stage.street.place[act.space]),), "Park")


def leave(stage: Stage, role: int, act: a.Leave) -> Paint:
    return Paint((sq(stage.street, stage.street.place[act.to]),), "Get out", maneuver_cost(stage, role))


def enter(stage: Stage, role: int, act: a.Enter) -> Paint:
    vehicle = "car" if act.vehicle == a.VEHICLES[0] else "statue"
    return Paint((vehicle,) if vehicle in vehicles(stage.g) else (), "Maneuvers", maneuver_cost(stage, role))


def way(stage: Stage, role: int, act: a.Way) -> Paint:
    """A direction for an Entity, or for oneself."""
    g, slot = stage.g, getattr(stage.frame, "slot", NOBODY)
    here = g.spot[slot] if slot >= 0 else g.at[role]
    there = g.street.step[here][a.WAY_OF[act.way]] if here >= 0 else NOBODY
    return Paint((sq(g.street, there),) if there >= 0 else (), "Direction")


def yes(stage: Stage, role: int, act: a.Yes) -> Paint:
    """What the question is about."""
    g, frame = stage.g, stage.frame
    if isinstance(frame, StepIn):
        return Paint((figure_id(g, frame.other),))
    if isinstance(frame, Trajectory | UpTo):
        return Paint((entity_id(g.kind[frame.slot], frame.slot),))
    return Paint(("omens" if frame.events else "goo",)) if isinstance(frame, TurnOver) else Paint()


FIRE: Final = Paint(group="Fire")
OPTIONS: Final[dict[type[Action], Answer]] = {
    a.Be: Answer(words.be, be),
    a.Lead: Answer(words.lead, lead),
    a.Wear: Answer(words.wear, Paint(group="Pack")),
    a.Park: Answer(words.park, park),
    a.Boost: Answer(words.boost, boost),
    a.Ready: Answer("Keep the rest for later", END),
    a.Step: Answer(words.step, step),
    a.Stop: Answer("Stop here", END),
    a.Drive: Answer(words.drive, drive),
    a.Walk: Answer(words.walk, walk),
    a.Deposit: Answer("Deposit Ghosts and Plazms", deposit),
    a.Unload: Answer("Deposit Ghosts and Plazms as a Maneuver", deposit),
    a.Drop: Answer(words.goods("Deposit"), goods("Deposit")),
    a.Done: Answer("Done", END),
    a.Clean: Answer(words.clean, clean),
    a.Wipe: Answer(words.wipe, wipe),
    a.Swap: Answer(words.swap, swap),
    a.Fire: Answer(words.at_target(words.fire, "Fire at {0.at}"), fire),
    a.Attempt: Answer(words.at_target(words.attempt, "Overcome what is on {0.at}"), attempt),
    a.Wrangle: Answer(words.at_target(words.wrangle, "Wrangle on {0.at}"), wrangle),
    a.Enter: Answer(words.enter, enter),
    a.Leave: Answer("Get out on {0.to}", leave),
    a.Hand: Answer("Exchange Ghosts and Plazms with the {0.who}", exchange),
    a.Trade: Answer("Exchange Equipment with the {0.who}", exchange),
    a.Give: Answer(words.goods("Give"), goods("Give")),
    a.Take: Answer(words.goods("Take"), goods("Take")),
    a.Investigate: Answer("Look into the Goo Pile on {0.at}", investigate),
    a.Use: Answer("Use the {0.card}", use),
    a.UseBetter: Answer(words.use_better, use),
    a.Aim: Answer(words.at_target(words.aim, "On {0.at}"), aim),
    a.Pick: Answer("The {0.who}", pick),
    a.Way: Answer(words.way, way),
    a.Yes: Answer(words.yes_or_no, yes),
    a.No: Answer(words.yes_or_no, END),
    a.Cut: Answer(words.at_target(words.cut, "Let go on {0.at}"), cut),
    a.File: Answer(f"File for an extension: {EXTENSION} rounds more, once", Paint((), "Abilities", "free", "danger")),
    a.Deploy: Answer("Put your Trap on {0.at}", deploy),
    a.Retrieve: Answer("Take your Trap back", own_trap),
    a.Snap: Answer("Trap the Ghost on your Trap", own_trap),
    a.End: Answer(words.end, END),
}
GROUPS: Final = (
    "Fire", "Move", "Drive", "Lady Liberty", "Get out", "Maneuvers", "Trap", "Deposit", "Help", "Cards", "Abilities",
    "Streams", "Instead of Actions",
)  # fmt: skip
ANSWERS: Final = Answers(OPTIONS, {group: n for n, group in enumerate(GROUPS)})


def describe(g: Busters, act: Action) -> str:
    """An option, with what is printed on the card where one sees no picture of it."""
    text = ANSWERS.text(g, actor(g), act)
    if isinstance(act, a.Use | a.UseBetter):
        return f"{text}: {GEAR[CARD_OF[act.card]].text}"
    if isinstance(act, a.Boost):
        return f"{text} ({counted(CHARACTERS[a.CHARACTER_OF[act.character]].cost, 'Plazm')})"
    return text
