"""What follows from each thing that a turn may hold. ROU, MOV, DRV, DEP, RSL, SWP, MAN, INV, NOA"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.actions import (
    CHARACTER_OF,
    ENDS,
    VEHICLES,
    WAY_OF,
)  # fmt: skip
from hauntbox.games.ghostbusters2.cards import characters, troubles
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.gear import use
from hauntbox.games.ghostbusters2.cards.names import GOO_EVENT
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.combat.aiming import target_at
from hauntbox.games.ghostbusters2.rules.combat.combat import ATTEMPT, FIRE, WRANGLE, declare, finish_by
from hauntbox.games.ghostbusters2.rules.combat.targets import (
    target_space,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.combat.traps import (
    prey,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.entities.slime import Cleaning
from hauntbox.games.ghostbusters2.rules.figures import drop_tokens
from hauntbox.games.ghostbusters2.rules.street.driving import (
    begin_stride,
    drive_range,
    roll_on,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.street.walking import (
    move_range,
    step,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.turn.allowance import (
    pay_action,
    pay_maneuver,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.turn.chores import (
    Depositing,
    Handing,
    Trading,
    give_up_actions,
    investigate,
    swap_pack,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import (
    CAR,
    STATUE,
    Busters,
    has,
    role_of,
)  # fmt: skip
from hauntbox.kernel.wire import Action


def place(g: Busters, name: str) -> int:
    return g.street.place[name]


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
        give_up_actions(g)  # GBT-NOA-02
        g.then(Cleaning(role, role, 1))  # GBT-NOA-01
        return
    pay_action(g)
    is_clerk = has(g, role, characters.BOOKKEEPER, characters.START)
    g.then(Cleaning(role, other, characters.TOWELS if is_clerk else 1))  # GBT-CCH-18


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
    """GBT-MAN-11: out of the car, GBT-MAN-13: or out of the statue."""
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
    troubles.other_pile_found(g, role)
    if investigate(g, role, pile) == GOO_EVENT:
        troubles.reveal(g, role, pile)


def take_use(g: Busters, role: int, act: a.Use | a.UseBetter) -> None:
    use(g, role, CARD_OF[act.card], isinstance(act, a.UseBetter))


def take_cut(g: Busters, role: int, act: a.Cut) -> None:
    for target, _, _ in g.held[role]:
        if target_space(g, target) == place(g, act.at):
            drop_tokens(g, role, target)
            g.tell("GBT-STR-11", "lets go", role)


def take_file(g: Busters, role: int, act: a.File) -> None:
    """GBT-CCH-20: two up, not above the maximum."""
    g.filed = True
    g.timer = max(g.timer, min(g.longest, g.timer + characters.EXTENSION))
    g.tell("GBT-CCH-20", "extension", role)


def take_deploy(g: Busters, role: int, act: a.Deploy) -> None:
    """GBT-TRP-04: a Maneuver puts one's Trap down, or takes it up again."""
    pay_maneuver(g, role)
    g.traps[role] = place(g, act.at)
    g.tell("GBT-TRP-04", "deploys", role, g.traps[role])


def take_retrieve(g: Busters, role: int, act: a.Retrieve) -> None:
    pay_maneuver(g, role)
    g.tell("GBT-TRP-04", "retrieves", role, g.traps[role])
    g.traps[role] = NOWHERE


def take_snap(g: Busters, role: int, act: a.Snap) -> None:
    """GBT-TRP-08, GBT-TRP-15: Trapped, and XP is given now; GBT-TRP-09: the Trap stays where it is."""
    pay_maneuver(g, role)  # GBT-TRP-16
    finish_by(g, prey(g, role), role)


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
