"""What a turn offers, all at once: as its question's `bars` would answer about each. ROU, MAN, NOA, CCH"""

from __future__ import annotations

from hauntbox.games.ghostbusters2.actions import (
    CLEAN,
    DEPOSIT,
    END,
    ENTER,
    FILE,
    HAND,
    RETRIEVE,
    SNAP,
    SWAP,
    TRADE,
    UNLOAD,
    WALK,
)  # fmt: skip
from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.decks import CLASS_S, CLASS_S_LEVEL, DECK_OF, GEAR, USE, USE_BETTER
from hauntbox.games.ghostbusters2.cards.gear import bars_use
from hauntbox.games.ghostbusters2.rules.combat.aiming import targets
from hauntbox.games.ghostbusters2.rules.combat.targets import target_space
from hauntbox.games.ghostbusters2.rules.combat.traps import bars_retrieve, bars_snap, trap_spaces
from hauntbox.games.ghostbusters2.rules.entities.slime_counts import wipeable
from hauntbox.games.ghostbusters2.rules.street.driving import (
    bars_statue,
    drive_range,
    drives,
    is_haunted,
    stride_range,
    strides,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside, seen_of, sees_car
from hauntbox.games.ghostbusters2.rules.street.walking import (
    bars_enter_car,
    bars_enter_statue,
    crowd,
    move_range,
    next_spaces,
    open_steps,
    ways_out,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left, bars_maneuver, maneuvers_left
from hauntbox.games.ghostbusters2.rules.turn.chores import bars_clean_self, bars_deposit, bars_investigate, movable
from hauntbox.games.ghostbusters2.state import CAR, ROLES, STATUE, Busters, car_spaces, has
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def offers(g: Busters, role: int) -> list[Action]:
    out: list[Action] = []
    acts = actions_left(g, role)
    if acts or maneuvers_left(g, role):
        friends, there, full = partners(g, role), 0, 0
        if acts or g.at[role] < 0:
            there, full = next_spaces(g, g.at[role]), crowd(g, role)
        if acts:
            by_action(g, role, there, full, out)
            if friends:
                for_friends(g, role, friends, out)
        by_maneuver(g, role, there, full, out)
        if CAR in g.at:
            friends = by_car(g, role, friends)
        if friends:
            with_friends(g, role, friends, out)
        if g.who[role] == characters.REGULAR and not bars_unload(g, role):
            out.append(UNLOAD)
        if g.options.ghost_traps:
            by_trap(g, role, out)
    if not g.spent and not g.idle and g.at[role] != CAR:
        for_oneself(g, role, out)
    for card in g.cards[role]:
        if g.uses[card] and (DECK_OF[card] != CLASS_S or g.level[role] >= CLASS_S_LEVEL):
            by_card(g, role, card, out)
    if g.held[role]:
        out += [g.moves.cut[space] for space in held_spaces(g, role)]
    if g.who[role] == characters.BOOKKEEPER and not bars_file(g, role):
        out.append(FILE)
    out.append(END)
    return out


def partners(g: Busters, role: int) -> list[int]:
    """GBT-MAN-01: whom one can reach: adjacent and in sight."""
    at, near = g.at[role], 0
    if at >= 0:
        near = g.street.near[at]
    elif at == CAR and g.front >= 0:
        near = g.street.near[g.front] | g.street.near[g.back]
    beside = [there for there in g.at if there >= 0 and near >> there & 1]
    reached = seen_of(g, role, beside) if beside else []
    if at < 0:
        reached.append(at)
    elif near & car_spaces(g) and CAR in g.at and sees_car(g, role):
        reached.append(CAR)
    return [other for other in ROLES if g.at[other] in reached and other != role] if reached else []


def by_car(g: Busters, role: int, seen: list[int]) -> list[int]:
    """GBT-MAN-02, GBT-MAN-04: with whom one exchanges things: also through the doors of the car, without sight."""
    if g.at[role] == CAR:
        return [other for other in ROLES if other != role and is_beside(g, role, other)]
    if g.at[role] >= 0 and g.street.near[g.at[role]] & car_spaces(g):
        return [other for other in ROLES if other in seen or g.at[other] == CAR]
    return seen


def by_action(g: Busters, role: int, there: int, full: int, out: list[Action]) -> None:
    at, moves = g.at[role], g.moves
    far = move_range(g, role)
    if far:
        out += moves.steps.of(open_steps(g, at, there, full, far))
    if at == CAR:
        if not is_haunted(g):
            left = drive_range(g)
            out += moves.drives[0].of(drives(g, 0, left))
            out += moves.drives[1].of(drives(g, 1, left))
    elif not g.encore:
        targets(g, role, out)
    if at == STATUE and not bars_statue(g, role):
        out += [WALK[way] for way in strides(g, stride_range(g))]
    if (g.trapped[role] or g.plazms[role]) and not bars_deposit(g, role):
        out.append(DEPOSIT)


def for_friends(g: Busters, role: int, friends: list[int], out: list[Action]) -> None:
    for other in friends:
        if g.at[other] != CAR:
            if g.slime[other] and wipeable(g, other):
                out.append(CLEAN[g.who[other]])
            if g.at[role] != CAR:
                out.append(SWAP[g.who[other]])


def by_maneuver(g: Busters, role: int, there: int, full: int, out: list[Action]) -> None:
    at, moves = g.at[role], g.moves
    if at < 0:
        out += moves.leaves.of(ways_out(g, there, full))
        return
    near = g.street.near[at]
    if g.street.ring[at] & car_spaces(g) and not bars_enter_car(g, role):
        out.append(ENTER[0])
    if g.statue >= 0 and not bars_enter_statue(g, role):
        out.append(ENTER[1])
    if near & g.piles:
        out += [moves.investigate[p] for p in places(near & g.piles) if not bars_investigate(g, role, p)]


def with_friends(g: Busters, role: int, friends: list[int], out: list[Action]) -> None:
    goods, cards = g.trapped[role] or g.plazms[role], movable(g, role)
    for other in friends:
        if goods or g.trapped[other] or g.plazms[other]:
            out.append(HAND[g.who[other]])
        if cards or movable(g, other):
            out.append(TRADE[g.who[other]])


def by_trap(g: Busters, role: int, out: list[Action]) -> None:
    if g.traps[role] < 0 and g.at[role] != STATUE:
        out += [g.moves.deploy[space] for space in places(trap_spaces(g, role))]
    if not bars_retrieve(g, role):
        out.append(RETRIEVE)
    if not bars_snap(g, role):
        out.append(SNAP)


def for_oneself(g: Busters, role: int, out: list[Action]) -> None:
    """GBT-NOA-01, GBT-NOA-03: with no Action taken."""
    if g.slime[role] and not bars_clean_self(g, role):
        out.append(CLEAN[g.who[role]])
    out.append(SWAP[g.who[role]])


def by_card(g: Busters, role: int, card: int, out: list[Action]) -> None:
    if not bars_use(g, role, card, False):
        out.append(USE[card])
    if GEAR[card].better and not bars_use(g, role, card, True):
        out.append(USE_BETTER[card])


def held_spaces(g: Busters, role: int) -> list[int]:
    return [target_space(g, target) for target, _, _ in g.held[role]]


def bars_unload(g: Busters, role: int) -> str:
    """GBT-CCH-14: the Regular may Deposit as a Maneuver."""
    if not has(g, role, characters.REGULAR, characters.START):
        return "GBT-CCH-14"
    return bars_maneuver(g, role) or bars_deposit(g, role)


def bars_file(g: Busters, role: int) -> str:
    """GBT-CCH-20: the Bookkeeper, once in a scenario."""
    return "" if has(g, role, characters.BOOKKEEPER, characters.TOP) and not g.filed else "GBT-CCH-20"
