"""An attack as it was when a line of the log tells of it: its dice, and its stage. ATK, DICE"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import to_builtins

from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.rules.attack.arithmetic import Sums
from hauntbox.games.betwixt.rules.attack.attack import UNROLLED
from hauntbox.games.betwixt.rules.points import top_hp
from hauntbox.games.betwixt.scene.attack import (
    STEPS,
    harm_cell,
    hit_cell,
    rolled_die,
    soak_cell,
    tray,
    wound_cell,
)
from hauntbox.games.betwixt.scene.people import panel_id
from hauntbox.games.betwixt.scene.stage import monster_id
from hauntbox.games.betwixt.state import FIRST, FMS, Farm
from hauntbox.games.betwixt.words.log import Then, character
from hauntbox.games.common.log import Shown
from hauntbox.kernel.wire import Event
from hauntbox.scene import Cell, Fighter, Gauge, Mode, Stage

MOST_DICE: Final = 14
HIT, WOUND = 1, 4  # steps


def who_id(event: Event, who: int) -> str:
    """A figure as it was called then: numbers on the Monster Tracker are given anew after a fight."""
    if who < FMS:
        return NAMES[who].lower()
    if who < FIRST:
        return f"guest-{who - FMS + 1}"
    return monster_id(*divmod(int(event.now[who - FIRST]), 8))


class Roll(NamedTuple):
    """An attack as it stood then."""

    dice: tuple[int, ...]
    hitter: int
    victim: int
    sums: Sums
    hp: int  # that the victim had


def roll_of(event: Event) -> Roll:
    """Behind the tracker: the dice, who against whom, the sums, the victim's HP, and how many dice."""
    *_, hp, many = [int(each) for each in event.now[-2:]]
    end = len(event.now) - 2 - len(Sums._fields)
    hitter, victim = int(event.now[end - 2]), int(event.now[end - 1])
    dice = tuple([int(each) for each in event.now[end - 2 - many : end - 2]])
    return Roll(dice, hitter, victim, Sums(*[int(n) for n in event.now[end:-2]]), hp)


def rolled(g: Farm, event: Event) -> Shown:
    """The dice that lay open, and nothing in the places of others."""
    roll = roll_of(event)
    there = tray(roll.dice, f"{named(g, event, roll.hitter)} against {named(g, event, roll.victim)}")
    places = [f"die:{n}" for n in range(1, MOST_DICE + 1)]
    return {id: to_builtins(there[id]) if id in there else None for id in ("dice", *places)}


def named(g: Farm, event: Event, who: int) -> str:
    return character(Then(g, event.now), who).removeprefix("the ")


# The stage ------------------------------------------------------------------------------------------------------------


def mode_then(g: Farm, event: Event, roll: Roll) -> Mode:
    name = f"{named(g, event, roll.hitter)} attacks {named(g, event, roll.victim)}"
    return Mode("battle", name, look="attack", on=(who_id(event, roll.hitter), who_id(event, roll.victim)))


def stage_then(g: Farm, event: Event, roll: Roll) -> Stage:
    """The whole attack, up to the miss or the wound; the family stands on the left."""
    ours, theirs = (roll.victim, roll.hitter) if roll.hitter >= FIRST else (roll.hitter, roll.victim)
    has_hit = event.what == "deals"
    return Stage(
        left=(fighter_then(g, event, roll, ours),),
        right=(fighter_then(g, event, roll, theirs),),
        steps=STEPS,
        step=WOUND if has_hit else HIT,
        pipe=cells_then(g, event, roll, has_hit),
    )


def fighter_then(g: Farm, event: Event, roll: Roll, who: int) -> Fighter:
    """Only of the one who is attacked it is known what it had."""
    of = panel_id(who) if who < FMS else who_id(event, who)
    if who != roll.victim:
        return Fighter(of, named(g, event, who))
    left, top = max(0, roll.hp - dealt(event, roll)), most_hp(g, who, roll.hp)
    gauge = Gauge("HP", left, top, "coral", roll.hp if left < roll.hp else None)
    return Fighter(of, named(g, event, who), f"AGI {roll.sums.agi}, armor {roll.sums.armor}", tracks=(gauge,))


def most_hp(g: Farm, who: int, had: int) -> int:
    """Monsters that fell have left their places to others."""
    return max(had, top_hp(g, who)) if who < FIRST else had


def dealt(event: Event, roll: Roll) -> int:
    return min(roll.hp, roll.sums.total) if event.what == "deals" else 0


def cells_then(g: Farm, event: Event, roll: Roll, has_hit: bool) -> tuple[Cell, ...]:
    dice = tuple([rolled_die(each) for each in roll.dice if each & 7 != UNROLLED])
    first = (Cell("Roll", dice, rule="TGB-ATK-09"), hit_cell(roll.sums, has_hit, roll.hitter < FMS))
    if not has_hit:
        return (*first, Cell("Damage"), Cell("Soak"), Cell("Wound"))
    last = wound_cell(roll.hp, dealt(event, roll), named(g, event, roll.victim), roll.victim >= FIRST)
    return (*first, harm_cell(roll.sums), soak_cell(roll.sums), last)
