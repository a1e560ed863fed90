"""How the Vile Ghoul pays: movement points and Boost dice. VGM, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.roles.ghoul.rules.paying import PayPrice, attack_now, boosts_left, hunt_sums, pay, purse
from hauntbox.games.vast.roles.numbers import GHOUL, VILE
from hauntbox.games.vast.state import Vast, ghoul_of, vile_of
from hauntbox.ledger import proves
from vast.scenes import run, scene, told


def prowl(movement: int, boosts: int) -> Vast:
    g = scene("EN", roles=(VILE,))
    g.turn = VILE
    ghoul_of(g).movement, vile_of(g).boosts = movement, boosts
    return g


@proves("VST-DEC-61", "VST-VGM-27", "VST-VGM-05")
@pytest.mark.parametrize(
    ("price", "movement", "boosts", "numbers"),
    [(2, 3, 2, [0, 1, 2]), (1, 3, 2, [0, 1]), (2, 0, 2, [2]), (2, 1, 3, [1, 2]), (0, 3, 2, [0]), (3, 1, 2, [2])],
)
def test_boost_dice_pay_any_part_of_a_price_and_never_more_than_it(
    price: int, movement: int, boosts: int, numbers: list[int]
) -> None:
    g = prowl(movement, boosts)
    assert PayPrice(VILE, price).numbers(g) == numbers
    assert PayPrice(VILE, price).waiting(g) == ((VILE,) if len(numbers) > 1 else ())


@proves("VST-VGM-05", "VST-TCD-23", "VST-DEC-61")
def test_what_dice_do_not_pay_movement_pays() -> None:
    g = prowl(3, 2)
    PayPrice(VILE, 2).settle(g, 1)
    assert (ghoul_of(g).movement, vile_of(g).spent, told(g, "boosts")) == (2, 1, [(VILE, 1)])
    PayPrice(VILE, 2).settle(g, 0)
    assert (ghoul_of(g).movement, vile_of(g).spent, len(told(g, "boosts"))) == (0, 1, 1)
    h = prowl(3, 0)
    pay(h, 2)
    assert (ghoul_of(h).movement, h.agenda) == (1, [])  # without dice nobody is asked
    k = run(prowl(0, 2), PayPrice(VILE, 2))
    assert (vile_of(k).spent, k.agenda) == (2, [])


@proves("VST-VGM-04", "VST-VGM-06", "VST-VGM-03")
def test_dice_that_are_left_fill_the_purse_and_the_bonus_adds_to_the_attack() -> None:
    g = prowl(3, 3)
    vile_of(g).spent = 1
    assert (boosts_left(g), purse(g), purse(g, 1), purse(g, 5)) == (2, 5, 4, 3)
    ghoul_of(g).discs, vile_of(g).bonus = 4, 2
    assert attack_now(g) == 6
    h = scene("EN", roles=(GHOUL,))
    ghoul_of(h).discs, ghoul_of(h).movement = 4, 3
    assert (boosts_left(h), purse(h), attack_now(h), hunt_sums(h)) == (0, 3, 4, [0])
