"""A hunter's turn: steps, items, relief and whatever the scenario offers, until it is ended. TURN, MOVE, DEC

One question, so its table is longer than most: what is shown, what forbids, what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.actions import SIDE_OF
from hauntbox.games.hunter13.cards.people import HOUSE_CALL
from hauntbox.games.hunter13.cards.rooms import PAIRS, SEALING, TOWERS
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.battle.foes import enemies_at
from hauntbox.games.hunter13.rules.hunters import relief
from hauntbox.games.hunter13.rules.hunters.relief import role_named
from hauntbox.games.hunter13.rules.items import trading, using
from hauntbox.games.hunter13.rules.mansion import doors_made, walking
from hauntbox.games.hunter13.rules.mansion.house import QUARTERS, SIDES_IN
from hauntbox.games.hunter13.rules.mansion.pawns import stop
from hauntbox.games.hunter13.rules.mansion.walking import bars_go, bars_unseal
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.turn.endings import RESOLVED, Agree
from hauntbox.games.hunter13.state import ENEMY, HUNTER, Mansion, hunters
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

Bar = Callable[[Mansion, int, Any], str]
Take = Callable[[Mansion, int, Any], None]
WEARY: Final = 5  # rounds without anything new


# What a turn holds beside the other modules' -------------------------------------------------------------------------


def bars_attack(g: Mansion, role: int, act: a.Attack) -> str:
    """GHT-MOVE-12, GHT-DEC-18: an ENEMY-player on the same tile; GHT-MOVE-11: nobody has to."""
    if g.fought:
        return "GHT-MOVE-12"
    return "" if role_named(g, act.who) in enemies_at(g, g.at[role]) else "GHT-MOVE-12"


def attack(g: Mansion, role: int, act: a.Attack) -> None:
    """GHT-RUL-31: a battle ends the movement."""
    stop(g)
    g.then(Battle(g.at[role], role, False, role_named(g, act.who)))


def bars_breach(g: Mansion, role: int, act: a.Breach) -> str:
    """GHT-PLACE-14: the whole turn."""
    return "" if is_whole(g) and act in doors_made.breaches(g, role) else "GHT-PLACE-14"


def is_whole(g: Mansion) -> bool:
    return g.stayed and not g.moved and not g.fought


def bars_end_of_hope(g: Mansion) -> str:
    """GHT-DEC-40: nothing new for some rounds, and not asked in this turn yet."""
    return "" if g.stale >= WEARY * len(g.who) and not g.asked_end else "GHT-END-04"


def give_up(g: Mansion, role: int, act: Action) -> None:
    g.asked_end = True
    g.tell("GHT-DEC-40", "proposes", role)
    g.then(Agree(tuple(hunters(g))))


def hint(g: Mansion, role: int, act: a.Mood) -> None:
    g.hinted = True
    relief.hint(g, role, act)


def bars_offer(g: Mansion, role: int, act: Action) -> str:
    return "" if act in story.offers(g, role) else "GHT-FMT-12"


BARS: Final[dict[type[Action], Bar]] = {
    a.Go: lambda g, r, act: bars_go(g, r, SIDE_OF[act.way]),
    a.Unseal: lambda g, r, act: bars_unseal(g, r, SIDE_OF[act.way]),
    a.Cross: lambda g, r, act: walking.bars_cross(g, r),
    a.Stairs: lambda g, r, act: walking.bars_stairs(g, r),
    a.Climb: lambda g, r, act: walking.bars_climb(g, r),
    a.Slide: lambda g, r, act: walking.bars_slide(g, r),
    a.Give: trading.bars_trade,
    a.Receive: trading.bars_trade,
    a.Barter: trading.bars_trade,
    a.PickUp: trading.bars_trade,
    a.Drop: trading.bars_trade,
    a.TakeItem: trading.bars_trade,
    a.Use: using.bars_use,
    a.Treat: using.bars_call,
    a.Force: lambda g, r, act: doors_made.bars_force(g, r),
    a.Breach: bars_breach,
    a.Shed: relief.bars,
    a.Soothe: relief.bars,
    a.Revive: relief.bars,
    a.Attack: bars_attack,
    a.Do: bars_offer,
    a.Lift: bars_offer,
    a.Hand: bars_offer,
    a.Mood: lambda g, r, act: "GHT-INS-25" if g.hinted or act not in relief.moods(g, r) else "",
    a.GiveUp: lambda g, r, act: bars_end_of_hope(g),
    a.End: lambda g, r, act: "",
}
TAKES: Final[dict[type[Action], Take]] = {
    a.Go: walking.go,
    a.Unseal: walking.unseal,
    a.Cross: lambda g, r, act: walking.cross(g, r),
    a.Stairs: lambda g, r, act: walking.take_stairs(g, r),
    a.Climb: lambda g, r, act: walking.climb(g, r),
    a.Slide: lambda g, r, act: walking.slide(g, r),
    a.Give: trading.take,
    a.Receive: trading.take,
    a.Barter: trading.take,
    a.PickUp: trading.take,
    a.Drop: trading.take,
    a.TakeItem: trading.take,
    a.Use: using.use,
    a.Treat: using.call,
    a.Force: lambda g, r, act: doors_made.force(g, r),
    a.Breach: doors_made.breach,
    a.Shed: relief.take,
    a.Soothe: relief.take,
    a.Revive: relief.take,
    a.Attack: attack,
    a.Do: story.perform,
    a.Lift: story.perform,
    a.Hand: story.perform,
    a.Mood: hint,
    a.GiveUp: give_up,
}
WAYS: Final[tuple[Action, ...]] = (a.CROSS, a.STAIRS, a.CLIMB, a.SLIDE)
GO: Final = tuple([tuple([a.GO[side] for side in sides]) for sides in SIDES_IN])  # by the set of sides


def steps(g: Mansion, role: int) -> list[Action]:
    """GHT-DEC-04: a door, stairs, a tower's other door, the chute; GHT-MOVE-02: or none of them."""
    here = g.at[role]
    out: list[Action] = [*GO[walking.goes(g, role)]]
    if g.adjacent[here] >> SEALING & 1:  # shortcut: there is nothing else to unseal
        out += [a.UNSEAL[side] for side in QUARTERS if not bars_unseal(g, role, side)]
    if here in PAIRS or here in TOWERS:  # shortcut: there are no such ways elsewhere
        out += [act for act in WAYS if not BARS[type(act)](g, role, act)]
    return out


def offers(g: Mansion, role: int) -> list[Action]:
    here = g.at[role]
    out = steps(g, role)
    out += trading.offers(g, role)
    if g.items[role]:
        out += using.usable(g, role)
    if g.who[role] == HOUSE_CALL:
        out += using.treats(g, role)
    if g.hand[role]:
        out += relief.offers(g, role)
    if ENEMY in g.status and not g.fought:
        out += [a.ATTACK[g.who[foe]] for foe in enemies_at(g, here)]
    if g.story.acts_on[here] or g.things:
        out += story.offers(g, role)
    if g.options.sealed_relief and is_whole(g):
        out += doors_made.breaches(g, role)
    if g.locks[here] and not doors_made.bars_force(g, role):
        out.append(a.FORCE)
    if not g.hinted:
        out += relief.moods(g, role)
    if not bars_end_of_hope(g):
        out.append(a.GIVE_UP)
    out.append(a.END)
    return out


@dataclass(frozen=True)
class Turn(Choice):
    """GHT-TURN-01: movement, then what the tile asks for; GHT-TURN-04, GHT-TURN-05: items at any moment of it."""

    def waiting(self, g: Mansion) -> Sequence[int]:
        """Whoever falls in the own turn has no more of it."""
        return (self.role,) if g.status[self.role] == HUNTER else ()

    def run(self, g: Mansion) -> None:
        """Nobody to ask."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        shown = [*a.GO, *using.uses(g, role), *trading.trades(g, role)]
        return list(dict.fromkeys([*self.legal(g, role), *shown]))

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        bar = BARS.get(type(act))
        return bar(g, role, act) if bar is not None else act.when

    def legal(self, g: Mansion, role: int) -> list[Action]:
        return offers(g, role)

    def is_public(self, g: Mansion, role: int) -> bool:
        """What Insanity-cards allow is seen by their owner alone."""
        return not g.hand[role]

    def take(self, g: Mansion, role: int, act: Action) -> None:
        if isinstance(act, a.End):
            g.agenda.pop()  # GHT-TURN-02
            return
        g.rolls = ()  # GHT-HID-13
        depth = len(g.agenda)
        TAKES[type(act)](g, role, act)  # GHT-DEC-05: then the same question again
        if not isinstance(act, a.Mood):  # no ending asks for moods
            g.follow(depth, RESOLVED)  # GHT-TURN-07: after a battle the turn goes on
