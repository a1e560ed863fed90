"""What an attack does on average: by hand for simple ones, and in the right direction for the others."""

from __future__ import annotations

import pytest

from hauntbox.games.betwixt.bots.odds import ATTACK, Target, harm, sums_of
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.cards.words import ALL, DAMAGE, FIRE, LG, PIERCE, STATUS, STUNNED, T
from hauntbox.games.betwixt.rules.attack.means import Blow

BARE_FIST = Blow(False, (LG,), 1, 0, (0, 0, 0, 0), (), NONE, ())
NOBODY_GUARDS: Target = ((), 1, 0, (0, 0, 0, 0))


def test_the_sums_of_dice_have_all_chances() -> None:
    chances = sums_of((LG, LG), ATTACK)
    assert sum([chance for _, chance in chances]) == pytest.approx(1.0)
    assert dict(chances)[2, 2] == pytest.approx(1 / 36)


def test_a_plain_blow_is_chance_to_hit_times_damage() -> None:
    assert harm(BARE_FIST, NOBODY_GUARDS) == pytest.approx(4 / 6 * 1.0)  # LG hits on four sides, LY shows 1 on average


def test_agility_shields_and_armor_take_from_it() -> None:
    strong = BARE_FIST._replace(hit=(LG, LG), damage=2)
    plain = harm(strong, NOBODY_GUARDS)
    assert harm(strong, ((), 2, 0, (0, 0, 0, 0))) < plain
    assert harm(strong, ((T,), 1, 0, (0, 0, 0, 0))) < plain
    assert harm(strong, ((), 1, 1, (0, 0, 0, 0))) < plain


def test_effects_are_paid_with_symbols_and_need_a_hit() -> None:
    sharp = BARE_FIST._replace(effects=((1, DAMAGE, 3),))
    assert harm(sharp, NOBODY_GUARDS) == pytest.approx(4 / 6 + 3 / 6)  # one side of LG hits and shows a symbol
    assert harm(BARE_FIST._replace(effects=((3, DAMAGE, 3),)), NOBODY_GUARDS) == harm(BARE_FIST, NOBODY_GUARDS)


def test_pierce_elements_and_statuses_count() -> None:
    plated: Target = ((), 1, 2, (1, 0, 0, 0))
    assert harm(BARE_FIST, plated) == 0.0
    assert harm(BARE_FIST._replace(surely=((PIERCE, ALL),)), plated) > 0.0
    burning = BARE_FIST._replace(elements=(1, 0, 0, 0))
    assert harm(burning, plated) == pytest.approx(4 / 6 * 2)  # weakness 1, and no armor against it
    assert harm(BARE_FIST._replace(surely=((STATUS + STUNNED, 1),)), plated) > 0.0
    assert FIRE == 0
