"""What each answer looks like: its words, what one clicks for it, what it costs and what it would do."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.rules.aiming import target_at
from hauntbox.games.ghostbusters2.rules.combat import bonus
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.headings import shifted
from hauntbox.games.ghostbusters2.rules.targets import resist
from hauntbox.games.ghostbusters2.rules.turn import Turn
from hauntbox.games.ghostbusters2.scene_board import link_id, vehicles
from hauntbox.games.ghostbusters2.scene_people import (
    Painter,
    be,
    boost,
    clean,
    deploy,
    deposit,
    end,
    exchange,
    goods,
    investigate,
    lead,
    maneuver_cost,
    own_trap,
    pick,
    swap,
    use,
    wear,
    wipe,
)  # fmt: skip
from hauntbox.games.ghostbusters2.scene_shows import beam_there, car_there, sight_from, statue_there
from hauntbox.games.ghostbusters2.scene_stage import Stage, sq, target_id
from hauntbox.games.ghostbusters2.scene_yes import no, yes
from hauntbox.games.ghostbusters2.state import NOBODY, Busters, car_spaces, statue_spaces
from hauntbox.games.ghostbusters2.words import COMPASS, chance_words
from hauntbox.kernel.wire import Action
from hauntbox.scene import Option


def one(text: str, group: str = "", cost: str = "", tone: str = "") -> Painter:
    """An answer that needs nothing but words; {0} is the action."""

    def option(stage: Stage, role: int, act: Action) -> Option:
        return Option(str(act), text.format(act), group=group, cost=cost, tone=tone)

    return option


def action_cost(stage: Stage, role: int) -> str:
    return "1 Action" if isinstance(stage.frame, Turn) else ""


def target_name(g: Busters, target: int) -> str:
    if target >= 0:
        return f"the {KINDS[g.kind[target]].name} on {g.street.names[g.spot[target]]}"
    return f"the Gate on {g.street.names[g.street.gates[-1 - target]]}"


# Combat.


def fire(stage: Stage, role: int, act: a.Fire) -> Option:
    """What one has to roll, and whether tokens elsewhere come off."""
    g = stage.g
    target = target_at(g, g.street.place[act.at])
    if target is None:
        return Option(str(act), f"Fire at {act.at}", group="Fire")
    chance = chance_words(g, role, target)
    drops = [at for at, _, _ in g.held[role] if at != target]
    return Option(
        str(act),
        f"Fire at {target_name(g, target)}: {chance}{'; you let go of the other target' if drops else ''}",
        on=(target_id(g, target),),
        group="Fire",
        cost=action_cost(stage, role),
        tone="danger" if drops else "",
        show=beam_there(stage, role, target),
    )


def attempt(stage: Stage, role: int, act: a.Attempt) -> Option:
    """Die, bonus and tokens against its die and its Resist."""
    g = stage.g
    target = target_at(g, g.street.place[act.at])
    if target is None:
        return Option(str(act), f"Overcome what is on {act.at}", group="Fire")
    mine, its = bonus(g, role, target) + sum(tokens_on(g, target)), resist(g, target)
    text = f"Overcome {target_name(g, target)}: your die +{mine} against its die +{its}"
    return Option(str(act), text, on=(target_id(g, target),), group="Fire", cost=action_cost(stage, role))


def wrangle(stage: Stage, role: int, act: a.Wrangle) -> Option:
    g = stage.g
    target = target_at(g, g.street.place[act.at])
    on = (target_id(g, target),) if target is not None else (sq(g.street, g.street.place[act.at]),)
    text = f"Wrangle {target_name(g, target)} toward a Trap" if target is not None else f"Wrangle on {act.at}"
    return Option(str(act), text, on=on, group="Fire", cost=action_cost(stage, role))


def cut(stage: Stage, role: int, act: a.Cut) -> Option:
    g = stage.g
    target = target_at(g, g.street.place[act.at])
    if target is None:
        return Option(str(act), f"Let go on {act.at}", group="Streams")
    on = (link_id(g, role, target), target_id(g, target))
    return Option(str(act), f"Let go of {target_name(g, target)}", on=on, group="Streams", cost="free", tone="danger")


def aim(stage: Stage, role: int, act: a.Aim) -> Option:
    g, space = stage.g, stage.street.place[act.at]
    target = target_at(g, space)
    if target is None:
        return Option(str(act), f"On {act.at}", on=(sq(g.street, space),), group="Choose")
    name = target_name(g, target)
    return Option(str(act), f"{name[:1].upper()}{name[1:]}", on=(target_id(g, target),), group="Choose")


# Ways.


def step(stage: Stage, role: int, act: a.Step) -> Option:
    """Into a vehicle too."""
    g, space = stage.g, stage.street.place[act.to]
    on, group, cost = (sq(g.street, space),), "Move", action_cost(stage, role)
    if car_spaces(g) >> space & 1:
        return Option(str(act), f"Get into the Ecto-1a on {act.to}", on=on, group=group, cost=cost)
    if statue_spaces(g) >> space & 1:
        return Option(str(act), f"Walk into Lady Liberty on {act.to}", on=on, group=group, cost=cost)
    show = sight_from(stage, role, space)
    return Option(str(act), f"Move to {act.to}", on=on, group=group, cost=cost, show=show)


def drive(stage: Stage, role: int, act: a.Drive) -> Option:
    space = stage.street.place[act.to]
    verb = "Drive" if act.end == a.ENDS[0] else "Back up"
    show = car_there(stage, a.ENDS.index(act.end), space)
    text, on, cost = f"{verb} to {act.to}", (sq(stage.street, space),), action_cost(stage, role)
    return Option(str(act), text, on=on, group="Drive", cost=cost, show=show)


def walk(stage: Stage, role: int, act: a.Walk) -> Option:
    """One clicks a space that she would cover."""
    g, way = stage.g, a.WAY_OF[act.way]
    there = shifted(g.street, g.statue, way, True) if g.statue >= 0 else NOBODY
    text = f"Walk her {COMPASS[way]}"
    if there < 0:
        return Option(str(act), text, group="Lady Liberty")
    fresh = [p for p in g.street.block(there) if p not in g.street.block(g.statue)]
    dear = " and a Plazm" if g.strides and isinstance(stage.frame, Turn) else ""
    return Option(
        str(act),
        text,
        on=(sq(g.street, corner(fresh, way)),),
        group="Lady Liberty",
        cost=f"1 Action{dear}" if isinstance(stage.frame, Turn) else "",
        show=statue_there(stage, there),
    )


def corner(fresh: list[int], way: int) -> int:
    """Straight on, the nearer of two spaces; across, the one at the corner."""
    return {0: fresh[0], 2: fresh[1], 5: fresh[1], 7: fresh[-1]}[way] if len(fresh) == 3 else fresh[0]


def park(stage: Stage, role: int, act: a.Park) -> Option:
    front = getattr(stage.frame, "front", NOBODY)
    space = stage.street.place[act.space]
    text = f"The back on {act.space}" if front >= 0 else f"The front on {act.space}"
    return Option(str(act), text, on=(sq(stage.street, space),), group="Park")


def leave(stage: Stage, role: int, act: a.Leave) -> Option:
    space = stage.street.place[act.to]
    text, on = f"Get out on {act.to}", (sq(stage.street, space),)
    return Option(str(act), text, on=on, group="Get out", cost=maneuver_cost(stage, role))


def enter(stage: Stage, role: int, act: a.Enter) -> Option:
    vehicle = "car" if act.vehicle == a.VEHICLES[0] else "statue"
    on = (vehicle,) if vehicle in vehicles(stage.g) else ()
    name = "the Ecto-1a" if vehicle == "car" else act.vehicle
    return Option(str(act), f"Get into {name}", on=on, group="Maneuvers", cost=maneuver_cost(stage, role))


def way(stage: Stage, role: int, act: a.Way) -> Option:
    """A direction for an Entity, or for oneself."""
    g, frame, number = stage.g, stage.frame, a.WAY_OF[act.way]
    slot = getattr(frame, "slot", NOBODY)
    here = g.spot[slot] if slot >= 0 else g.at[role]
    there = g.street.step[here][number] if here >= 0 else NOBODY
    on = (sq(g.street, there),) if there >= 0 else ()
    return Option(str(act), COMPASS[number].capitalize(), on=on, group="Direction")


OPTIONS: Final[dict[type[Action], Painter]] = {
    a.Be: be,
    a.Lead: lead,
    a.Wear: wear,
    a.Park: park,
    a.Boost: boost,
    a.Ready: one("Keep the rest for later", tone="end"),
    a.Step: step,
    a.Stop: one("Stop here", tone="end"),
    a.Drive: drive,
    a.Walk: walk,
    a.Deposit: deposit,
    a.Unload: deposit,
    a.Drop: goods,
    a.Done: one("Done", tone="end"),
    a.Clean: clean,
    a.Wipe: wipe,
    a.Swap: swap,
    a.Fire: fire,
    a.Attempt: attempt,
    a.Wrangle: wrangle,
    a.Enter: enter,
    a.Leave: leave,
    a.Hand: exchange,
    a.Trade: exchange,
    a.Give: goods,
    a.Take: goods,
    a.Investigate: investigate,
    a.Use: use,
    a.UseBetter: use,
    a.Aim: aim,
    a.Pick: pick,
    a.Way: way,
    a.Yes: yes,
    a.No: no,
    a.Cut: cut,
    a.File: one("File for an extension: 2 rounds more, once", "Abilities", "free", "danger"),
    a.Deploy: deploy,
    a.Retrieve: own_trap("Take your Trap back"),
    a.Snap: own_trap("Trap the Ghost on your Trap"),
    a.End: end,
}
