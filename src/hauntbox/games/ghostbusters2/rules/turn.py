"""A Ghostbuster's turn: Actions, Maneuvers, cards, in any order. ROU, PAS, STR, and whatever a turn may hold

One question, so it is longer than most: what is shown, what forbids, what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.actions import (
    CHARACTER_OF,
    CLEAN,
    DEPOSIT,
    END,
    ENDS,
    ENTER,
    FILE,
    HAND,
    RETRIEVE,
    SNAP,
    SWAP,
    TRADE,
    UNLOAD,
    USE,
    USE_BETTER,
    VEHICLES,
    WALK,
    WAY_OF,
)  # fmt: skip
from hauntbox.games.ghostbusters2.cards import events, names
from hauntbox.games.ghostbusters2.cards.gear import GEAR, bars_use, use
from hauntbox.games.ghostbusters2.cards.kinds import BIG, HUMAN, TRAIN
from hauntbox.games.ghostbusters2.cards.names import CARD_OF, GOO_EVENT
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.allowance import (
    actions_left,
    bars_action,
    bars_maneuver,
    maneuvers_left,
    pay_action,
    pay_maneuver,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.chores import (
    Depositing,
    Handing,
    Trading,
    bars_clean,
    bars_clean_self,
    bars_deposit,
    bars_hand,
    bars_investigate,
    bars_swap,
    bars_swap_self,
    bars_trade,
    give_up_actions,
    investigate,
    movable,
    swap_pack,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.combat import ATTEMPT, FIRE, WRANGLE, declare
from hauntbox.games.ghostbusters2.rules.driving import (
    bars_drive,
    bars_walk,
    begin_stride,
    drive_range,
    drives,
    is_haunted,
    roll_on,
    stride_range,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.figures import drop_tokens, tokens_of
from hauntbox.games.ghostbusters2.rules.sight import blockers, is_beside, lens, reach, sees, sees_gate, sees_role
from hauntbox.games.ghostbusters2.rules.slime import Cleaning
from hauntbox.games.ghostbusters2.rules.targets import (
    bars_gate_pack,
    bars_pack,
    gate_target,
    has_resist,
    is_met,
    is_wanting,
    target_space,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.traps import (
    bars_deploy,
    bars_retrieve,
    bars_snap,
    bars_wrangle,
    snap,
    trap_spaces,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.walking import (
    bars_enter_car,
    bars_enter_statue,
    bars_step,
    exits,
    move_range,
    step,
    steps,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import (
    CAR,
    NOBODY,
    ROLES,
    STATUE,
    Busters,
    car_spaces,
    card,
    entity_at,
    has,
    is_inside,
    role_of,
    slots,
    spaces_of,
    wipeable,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

# Targets -------------------------------------------------------------------------------------------------------------


def target_at(g: Busters, space: int) -> int | None:
    """What one can fire at in a space: an Entity, else an Open Gate."""
    slot = entity_at(g, space)
    if slot != NOBODY:
        return slot if g.spot[slot] == space else None
    return gate_target(g, space) if g.gates >> space & 1 else None  # GBT-AGT-13


def bars_combat(g: Busters, role: int) -> str:
    """GBT-ECT-12: not from inside the car; GBT-CCH-04: an Encore is no Combat."""
    if g.at[role] == CAR:
        return "GBT-ECT-12"
    return "GBT-CCH-04" if g.encore else bars_action(g, role)


def bars_fire(g: Busters, role: int, space: int) -> str:
    target = target_at(g, space)
    if target is None:
        return "GBT-CMB-01"
    return bars_combat(g, role) or bars_target(g, role, target) or bars_sight(g, role, target)


def bars_sight(g: Busters, role: int, target: int) -> str:
    seen = sees(g, role, target) if target >= 0 else sees_gate(g, role, target_space(g, target))
    return "" if seen else "GBT-LOS-03"


def bars_target(g: Busters, role: int, target: int) -> str:
    """GBT-STR-01: with all one's tokens on it one cannot add another."""
    pack = g.pack[role]
    if g.held[role] and tokens_of(g, role, target) >= g.options.tokens:
        return "GBT-STR-01"
    if target < 0:
        return bars_gate_pack(g.sheet, pack)
    rule = bars_pack(g, target, pack)
    if rule or card(g, target).sort != HUMAN:
        return rule
    done = not is_wanting(g, target, pack)
    return "GBT-CMB-14" if done and not (g.options.ghost_traps and is_met(g, target)) else ""


def bars_attempt(g: Busters, role: int, space: int) -> str:
    """GBT-KEY-21: its number is reached, GBT-KEY-38: and one's Pack may fire at it; GBT-CSC-18: the Train's Gates."""
    target = target_at(g, space)
    if target is None or target < 0 or not has_resist(g, target) or g.subdued >> target & 1:
        return "GBT-KEY-20"
    if not is_met(g, target):
        return "GBT-KEY-21"
    if g.kind[target] == TRAIN and g.gates.bit_count() >= 2:
        return "GBT-CSC-18"
    return bars_combat(g, role) or bars_pack(g, target, g.pack[role]) or bars_sight(g, role, target)


def bars_wrangling(g: Busters, role: int, space: int) -> str:
    slot = entity_at(g, space)
    rule = bars_wrangle(g, role, slot) or bars_combat(g, role)
    return rule or bars_pack(g, slot, g.pack[role]) or bars_sight(g, role, slot)


def in_range(g: Busters, role: int) -> list[int]:
    """Spaces with something to fire at, near enough to be seen at all."""
    far, street, around = reach(g, role), g.street, 0
    if g.at[role] >= 0:
        around = street.within(g.at[role], far)
    else:
        for space in spaces_of(g, role):
            around |= street.within(space, far)
    found = places(around & (g.bodies | g.gates))
    if g.statue >= 0:
        found += [g.spot[slot] for slot in slots(g) if is_inside(g, slot)]
    return found


def targets(g: Busters, role: int) -> list[Action]:
    """GBT-DEC-12: what one may fire at, and how."""
    out: list[Action] = []
    tried: set[int] = set()
    at, between, sight = g.at[role], blockers(g, role), g.street.sights[lens(g, role)]
    for space in in_range(g, role):
        slot = entity_at(g, space)
        if slot != NOBODY:
            if slot in tried:
                continue
            tried.add(slot)
            space, target = g.spot[slot], slot
        else:
            target = gate_target(g, space)
        if not bars_target(g, role, target):
            plain = at >= 0 and (slot == NOBODY or (g.bodies >> space & 1 and not BIG[g.kind[slot]]))
            if sight.sees(at, space, between) if plain else not bars_sight(g, role, target):
                out.append(g.moves.fire[space])
        if slot != NOBODY and (g.options.ghost_traps or has_resist(g, slot)):
            out += more_shots(g, role, space)
    return out


def more_shots(g: Busters, role: int, space: int) -> list[Action]:
    out: list[Action] = [] if bars_attempt(g, role, space) else [g.moves.attempt[space]]
    return out if bars_wrangling(g, role, space) else [*out, g.moves.wrangle[space]]


# Others --------------------------------------------------------------------------------------------------------------


def bars_use_of(g: Busters, role: int, act: a.Use | a.UseBetter) -> str:
    return bars_use(g, role, CARD_OF[act.card], isinstance(act, a.UseBetter))


def bars_other(g: Busters, role: int, who: str, alone: Callable[..., str], other: Callable[..., str]) -> str:
    """The same deed for a neighbour, as an Action, or for oneself."""
    target = role_of(g, CHARACTER_OF[who])
    if target == NOBODY:
        return "GBT-CHR-01"
    return alone(g, role) if target == role else bars_action(g, role) or other(g, role, target)


def bars_with(g: Busters, role: int, who: str, other: Callable[..., str]) -> str:
    target = role_of(g, CHARACTER_OF[who])
    return "GBT-MAN-06" if target in (NOBODY, role) else bars_maneuver(g, role) or other(g, role, target)


def bars_enter(g: Busters, role: int, vehicle: str) -> str:
    rule = bars_enter_car(g, role) if vehicle == VEHICLES[0] else bars_enter_statue(g, role)
    return bars_maneuver(g, role) or rule


def bars_leave(g: Busters, role: int, space: int) -> str:
    if g.at[role] >= 0:
        return "GBT-MAN-11"
    return bars_maneuver(g, role) or ("" if exits(g, role) >> space & 1 else "GBT-ECT-06")


def bars_cut(g: Busters, role: int, space: int) -> str:
    """GBT-STR-11: at any moment of one's own turn."""
    return "" if space in held_spaces(g, role) else "GBT-STR-11"


def held_spaces(g: Busters, role: int) -> list[int]:
    return [target_space(g, target) for target, _, _ in g.held[role]]


def bars_unload(g: Busters, role: int) -> str:
    """GBT-CCH-14: the Regular may Deposit as a Maneuver."""
    if not has(g, role, names.REGULAR, 1):
        return "GBT-CCH-14"
    return bars_maneuver(g, role) or bars_deposit(g, role)


def bars_file(g: Busters, role: int) -> str:
    """GBT-CCH-20: the Bookkeeper, once in a scenario."""
    return "" if has(g, role, names.BOOKKEEPER, 5) and not g.filed else "GBT-CCH-20"


def place(g: Busters, name: str) -> int:
    return g.street.place[name]


Bar = Callable[[Busters, int, Any], str]
BARS: Final[dict[type[Action], Bar]] = {
    a.Step: lambda g, r, act: bars_action(g, r) or bars_step(g, r, place(g, act.to), move_range(g, r)),
    a.Fire: lambda g, r, act: bars_fire(g, r, place(g, act.at)),
    a.Attempt: lambda g, r, act: bars_attempt(g, r, place(g, act.at)),
    a.Wrangle: lambda g, r, act: bars_wrangling(g, r, place(g, act.at)),
    a.Drive: lambda g, r, act: bars_action(g, r) or bars_drive(g, r, act, drive_range(g)),
    a.Walk: lambda g, r, act: bars_action(g, r) or bars_walk(g, r, act, stride_range(g)),
    a.Deposit: lambda g, r, act: bars_action(g, r) or bars_deposit(g, r),
    a.Unload: lambda g, r, act: bars_unload(g, r),
    a.Clean: lambda g, r, act: bars_other(g, r, act.who, bars_clean_self, bars_clean),
    a.Swap: lambda g, r, act: bars_other(g, r, act.who, bars_swap_self, bars_swap),
    a.Enter: lambda g, r, act: bars_enter(g, r, act.vehicle),
    a.Leave: lambda g, r, act: bars_leave(g, r, place(g, act.to)),
    a.Hand: lambda g, r, act: bars_with(g, r, act.who, bars_hand),
    a.Trade: lambda g, r, act: bars_with(g, r, act.who, bars_trade),
    a.Investigate: lambda g, r, act: bars_maneuver(g, r) or bars_investigate(g, r, place(g, act.at)),
    a.Use: bars_use_of,
    a.UseBetter: bars_use_of,
    a.Cut: lambda g, r, act: bars_cut(g, r, place(g, act.at)),
    a.File: lambda g, r, act: bars_file(g, r),
    a.Deploy: lambda g, r, act: bars_maneuver(g, r) or bars_deploy(g, r, place(g, act.at)),
    a.Retrieve: lambda g, r, act: bars_maneuver(g, r) or bars_retrieve(g, r),
    a.Snap: lambda g, r, act: bars_maneuver(g, r) or bars_snap(g, r),  # GBT-TRP-16
    a.End: lambda g, r, act: "",
}


def partners(g: Busters, role: int) -> list[int]:
    """GBT-MAN-01: whom one can reach: adjacent and in sight."""
    at, row = g.at[role], []
    if at < 0:
        return [o for o in ROLES if o != role and is_beside(g, role, o) and sees_role(g, role, o)]
    near, ring = g.street.near[at], g.street.ring[at]
    for other in ROLES:
        spot = g.at[other]
        if spot >= 0:
            if near >> spot & 1 and sees_role(g, role, other):
                row.append(other)
        elif spot == CAR and ring & car_spaces(g) and is_beside(g, role, other) and sees_role(g, role, other):
            row.append(other)
    return row


@dataclass(frozen=True)
class Turn(Choice):
    """GBT-ROU-05: Actions and Maneuvers in any order; GBT-PAS-01, GBT-PAS-02: none of them is owed."""

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        out = [act for act in self.legal(g, role) if act is not END]
        more: list[Action] = [*[USE[card] for card in g.cards[role]], DEPOSIT, *ENTER, END]
        more += [g.moves.fire[space] for space in in_range(g, role)]
        if g.at[role] >= 0:
            more += g.moves.steps(g.street.ring[g.at[role]])
        return list(dict.fromkeys([*out, *more]))

    def bars(self, g: Busters, role: int, act: Action) -> str:
        bar = BARS.get(type(act))
        return bar(g, role, act) if bar is not None else act.when

    def legal(self, g: Busters, role: int) -> list[Action]:
        """As `bars` would answer, without asking about each."""
        out: list[Action] = []
        acts = actions_left(g, role)
        if acts or maneuvers_left(g, role):
            friends = partners(g, role)
            if acts:
                self.by_action(g, role, out, friends)
            self.by_maneuver(g, role, out, friends)
        if not g.spent and not g.idle and g.at[role] != CAR:
            self.for_oneself(g, role, out)
        for number in g.cards[role]:
            if g.uses[number]:
                if not bars_use(g, role, number, False):
                    out.append(USE[number])
                if GEAR[number].better and not bars_use(g, role, number, True):
                    out.append(USE_BETTER[number])
        if g.held[role]:
            out += [g.moves.cut[space] for space in held_spaces(g, role)]
        if not bars_file(g, role):
            out.append(FILE)
        out.append(END)
        return out

    def by_action(self, g: Busters, role: int, out: list[Action], friends: list[int]) -> None:
        at, moves = g.at[role], g.moves
        far = move_range(g, role)
        if far:
            out += moves.steps(steps(g, role, far))
        if at == CAR:
            if not is_haunted(g):
                left = drive_range(g)
                out += [moves.drive[end][space] for end in (0, 1) for space in drives(g, end, left)]
        elif not g.encore:
            out += targets(g, role)
        if at == STATUE:
            out += [act for act in WALK if not bars_walk(g, role, act, stride_range(g))]
        if (g.trapped[role] or g.plazms[role]) and not bars_deposit(g, role):
            out.append(DEPOSIT)
        for other in friends:
            if g.at[other] != CAR:
                if g.slime[other] and wipeable(g, other):
                    out.append(CLEAN[g.who[other]])
                if at != CAR:
                    out.append(SWAP[g.who[other]])

    def by_maneuver(self, g: Busters, role: int, out: list[Action], friends: list[int]) -> None:
        at, moves = g.at[role], g.moves
        if at < 0:
            out += [moves.leave[space] for space in places(exits(g, role))]
        else:
            if g.street.ring[at] & car_spaces(g) and not bars_enter_car(g, role):
                out.append(ENTER[0])
            if g.statue >= 0 and not bars_enter_statue(g, role):
                out.append(ENTER[1])
            near = g.street.near[at] & g.piles
            if near:
                out += [moves.investigate[p] for p in places(near) if not bars_investigate(g, role, p)]
        for other in friends:
            if g.trapped[role] or g.trapped[other] or g.plazms[role] or g.plazms[other]:
                out.append(HAND[g.who[other]])
            if movable(g, role) or movable(g, other):
                out.append(TRADE[g.who[other]])
        if g.who[role] == names.REGULAR and not bars_unload(g, role):
            out.append(UNLOAD)
        if g.options.ghost_traps:
            self.by_trap(g, role, out)

    def by_trap(self, g: Busters, role: int, out: list[Action]) -> None:
        if g.traps[role] < 0 and g.at[role] != STATUE:
            out += [g.moves.deploy[space] for space in places(trap_spaces(g, role))]
        if not bars_retrieve(g, role):
            out.append(RETRIEVE)
        if not bars_snap(g, role):
            out.append(SNAP)

    def for_oneself(self, g: Busters, role: int, out: list[Action]) -> None:
        """GBT-NOA-01, GBT-NOA-03: with no Action taken."""
        if g.slime[role] and not bars_clean_self(g, role):
            out.append(CLEAN[g.who[role]])
        out.append(SWAP[g.who[role]])

    def take(self, g: Busters, role: int, act: Action) -> None:
        if isinstance(act, a.End):
            g.agenda.pop()  # GBT-ROU-06
            return
        g.then(RESOLVED)
        TAKES[type(act)](g, role, act)


# What follows --------------------------------------------------------------------------------------------------------


def take_step(g: Busters, role: int, act: a.Step) -> None:
    far = move_range(g, role)
    pay_action(g)
    step(g, role, place(g, act.to), far)


def take_shot(g: Busters, role: int, act: Any) -> None:
    mode = {a.Fire: FIRE, a.Attempt: ATTEMPT, a.Wrangle: WRANGLE}[type(act)]
    target = target_at(g, place(g, act.at))
    pay_action(g)
    if target is not None:
        declare(g, role, target, mode)


def take_drive(g: Busters, role: int, act: a.Drive) -> None:
    """GBT-DRV-14: as often as there are Actions."""
    far = drive_range(g)
    pay_action(g)
    g.aids &= ~aids.SIREN
    roll_on(g, role, ENDS.index(act.end), place(g, act.to), far, 1)


def take_walk(g: Busters, role: int, act: a.Walk) -> None:
    pay_action(g)
    begin_stride(g, role, WAY_OF[act.way])


def take_deposit(g: Busters, role: int, act: Action) -> None:
    if isinstance(act, a.Unload):
        pay_maneuver(g, role)
    else:
        pay_action(g)
    g.then(Depositing(role))


def take_clean(g: Busters, role: int, act: a.Clean) -> None:
    other = role_of(g, CHARACTER_OF[act.who])
    if other == role:
        give_up_actions(g)
        g.then(Cleaning(role, role, 1))
        return
    pay_action(g)
    g.then(Cleaning(role, other, 2 if has(g, role, names.BOOKKEEPER, 1) else 1))  # GBT-CCH-18


def take_swap(g: Busters, role: int, act: a.Swap) -> None:
    other = role_of(g, CHARACTER_OF[act.who])
    if other == role:
        give_up_actions(g)
    else:
        pay_action(g)
    swap_pack(g, other)


def take_enter(g: Busters, role: int, act: a.Enter) -> None:
    """GBT-STR-12, GBT-ECT-18: tokens stay, as long as one sees their target; GBT-MAN-13: into the statue too."""
    pay_maneuver(g, role)
    g.at[role] = CAR if act.vehicle == VEHICLES[0] else STATUE
    g.tell("GBT-MAN-10", "enters", role, VEHICLES.index(act.vehicle))


def take_leave(g: Busters, role: int, act: a.Leave) -> None:
    pay_maneuver(g, role)
    g.at[role] = place(g, act.to)
    g.tell("GBT-MAN-11", "leaves", role, g.at[role])


def take_hand(g: Busters, role: int, act: a.Hand) -> None:
    pay_maneuver(g, role)
    g.then(Handing(role, role_of(g, CHARACTER_OF[act.who])))


def take_trade(g: Busters, role: int, act: a.Trade) -> None:
    pay_maneuver(g, role)
    g.then(Trading(role, role_of(g, CHARACTER_OF[act.who])))


def take_investigate(g: Busters, role: int, act: a.Investigate) -> None:
    pay_maneuver(g, role)
    pile = place(g, act.at)
    events.other_pile_found(g, role)
    if investigate(g, role, pile) == GOO_EVENT:
        events.reveal(g, role, pile)


def take_use(g: Busters, role: int, act: a.Use | a.UseBetter) -> None:
    use(g, role, CARD_OF[act.card], isinstance(act, a.UseBetter))


def take_cut(g: Busters, role: int, act: a.Cut) -> None:
    for target, _, _ in g.held[role]:
        if target_space(g, target) == place(g, act.at):
            drop_tokens(g, role, target)


def take_file(g: Busters, role: int, act: a.File) -> None:
    """GBT-CCH-20: two up, not above the maximum."""
    g.filed = True
    g.timer = max(g.timer, min(g.longest, g.timer + 2))
    g.tell("GBT-CCH-20", "extension", role)


def take_deploy(g: Busters, role: int, act: a.Deploy) -> None:
    pay_maneuver(g, role)
    g.traps[role] = place(g, act.at)


def take_retrieve(g: Busters, role: int, act: a.Retrieve) -> None:
    pay_maneuver(g, role)
    g.traps[role] = NOBODY


def take_snap(g: Busters, role: int, act: a.Snap) -> None:
    pay_maneuver(g, role)
    snap(g, role)


TAKES: Final[dict[type[Action], Callable[[Busters, int, Any], None]]] = {
    a.Step: take_step,
    a.Fire: take_shot,
    a.Attempt: take_shot,
    a.Wrangle: take_shot,
    a.Drive: take_drive,
    a.Walk: take_walk,
    a.Deposit: take_deposit,
    a.Unload: take_deposit,
    a.Clean: take_clean,
    a.Swap: take_swap,
    a.Enter: take_enter,
    a.Leave: take_leave,
    a.Hand: take_hand,
    a.Trade: take_trade,
    a.Investigate: take_investigate,
    a.Use: take_use,
    a.UseBetter: take_use,
    a.Cut: take_cut,
    a.File: take_file,
    a.Deploy: take_deploy,
    a.Retrieve: take_retrieve,
    a.Snap: take_snap,
}
