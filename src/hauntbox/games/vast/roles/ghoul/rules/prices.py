"""What a step costs the Ghoul and the Vile Ghoul. MOVE, VGM, TCD"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import NEAR
from hauntbox.games.vast.cave.ground import is_shut, others_at
from hauntbox.games.vast.cave.terrain.lying import is_drift
from hauntbox.games.vast.roles.ghoul.against import bars_attack
from hauntbox.games.vast.roles.ghoul.board import SNEAK
from hauntbox.games.vast.roles.ghoul.rules.drawing import idle
from hauntbox.games.vast.roles.ghoul.rules.paying import attack_now, attacks_within_reach, purse
from hauntbox.games.vast.roles.numbers import NOBODY, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghoul_of, prowler

WALL: Final = 1  # surcharges, bits
PIECE: Final = 2
COUNT: Final = (0, 1, 1, 2)  # movement points, by bits
DEAREST: Final = 3  # a step with both


def in_way(g: Vast, space: int) -> list[int]:
    """The pieces of other players that count, VST-MOVE-28: the Dragon underground too. VST-MOVE-21: Monsters do not.

    VST-MOVE-27: the Shadow Unicorn does.
    """
    return [piece for piece in others_at(g, prowler(g), space) if ROLES[OWNER[piece]].is_in_way(g, piece)]


def surcharges(g: Vast, way: int, target: int, attack: int) -> int:
    """VST-MOVE-06: 1 for a wall, VST-MOVE-10: 1 for a space with other pieces, VST-MOVE-12: unless one is attacked.

    VST-MOVE-07, VST-MOVE-08, VST-MOVE-09: an edge is shut or not, by whatever. VST-MOVE-11: 1 for all the pieces.
    """
    if ghoul_of(g).lasting >> SNEAK & 1:
        return 0  # VST-TCD-07
    here = g.at[prowler(g)]
    wall = WALL if is_shut(g, here, way) else 0
    others = in_way(g, NEAR[here][way])
    return wall if not others or is_free_entry(g, others, target, attack) else wall | PIECE  # VST-MOVE-15


def is_free_entry(g: Vast, others: list[int], target: int, attack: int) -> bool:
    """VST-MOVE-13, VST-MOVE-14, VST-MOVE-24: due all the same for a piece that it cannot attack now.

    VST-VGM-12, VST-VGM-13: the Vile Ghoul enters freely only if it attacks whoever stands there, VST-VGM-25: so not
    if there are several; VST-OPT-09: but by agreement as the Ghoul does.
    """
    if target == NOBODY or any([bars_attack(g, piece, attack) for piece in others]):
        return False
    return g.vile is None or g.options.vile_shares_ghoul_entry or others == [target]


def base_price(g: Vast, way: int) -> int:
    """VST-MOVE-01: 1, VST-TRN-02: up the River too. VSB-TRN-08: none down it, VST-TRN-12: unless somebody is there."""
    here = g.at[prowler(g)]
    return 0 if is_drift(g, here, way) and not others_at(g, prowler(g), NEAR[here][way]) else 1


def least_price(g: Vast, way: int, target: int, attack: int = -1) -> int:
    """The base price, and what is due beyond that after all Sneaks; VST-TCD-06."""
    due = surcharges(g, way, target, attack_now(g) if attack < 0 else attack)
    return base_price(g, way) + max(COUNT[due] - idle(ghoul_of(g), SNEAK), 0)


def can_step(g: Vast, way: int, target: int) -> bool:
    """VST-MOVE-26: whether the step can be paid, VST-VGM-26: with the Boost dice that the attack leaves."""
    if target == NOBODY:
        return least_price(g, way, NOBODY) <= purse(g)
    return any(
        [
            not bars_attack(g, target, attack) and least_price(g, way, target, attack) <= purse(g, dice)
            for attack, dice in attacks_within_reach(g)
        ]
    )


def is_payable(g: Vast, way: int) -> bool:
    """Whether `targets` finds any."""
    if can_step(g, way, NOBODY):
        return True
    there = others_at(g, prowler(g), NEAR[g.at[prowler(g)]][way])
    return any([can_step(g, way, target) for target in there])


def targets(g: Vast, way: int) -> list[int]:
    """VST-MOVE-22: whom it may announce to attack with the step, and NOBODY, as far as it can pay.

    VST-MOVE-23: the whole price of the attack lies on the Attack space.
    """
    there = others_at(g, prowler(g), NEAR[g.at[prowler(g)]][way])
    return [target for target in (NOBODY, *there) if can_step(g, way, target)]
