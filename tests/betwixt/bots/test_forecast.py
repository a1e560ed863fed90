"""How a bot thinks that a fight will go: who pays for it, and what makes it dearer."""

from __future__ import annotations

from betwixt.scenes import AVELYNN, BILL, DOG, JOAN, SECOND, give, run, scene
from hauntbox.games.betwixt.bots.forecast import SPOILED, Forecast, knock_out_chance
from hauntbox.games.betwixt.cards.words import STUNNED, T
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.fight.targets import take
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.state import Farm


def fought() -> Farm:
    """Bill with a club and Joan, three spaces from two dogs, in the first round."""
    g = scene("B...d.\nJ...d.")
    g.mission, g.round, g.ready = "long_driveway", 1, 0b11
    give(g, BILL, "Golf Club")
    for m in (DOG, SECOND):
        take(g, m, JOAN)
    run(g, Activate(BILL))
    return g


def toll(g: Farm) -> float:
    return sum(Forecast(g).toll.values())


def test_a_peaceful_family_loses_nothing() -> None:
    g = fought()
    g.at[DOG] = g.at[SECOND] = -1
    assert toll(g) == 0.0


def test_those_pay_for_whom_the_monsters_go() -> None:
    costs = Forecast(fought()).toll
    assert costs[BILL] == 0.0 < costs[JOAN]


def test_an_action_spent_on_nothing_makes_the_fight_dearer() -> None:
    g = fought()
    before = toll(g)
    g.acts = 2
    assert toll(g) > before


def test_a_new_round_changes_nothing_by_itself() -> None:
    g = fought()
    g.at[BILL], g.at[JOAN] = g.at[DOG] - 1, g.at[SECOND] - 1
    g.active, g.ready, g.acted = -1, 0, 0b11
    late = toll(g)
    g.ready, g.acted = 0b11, 0
    assert abs(toll(g) - late) < 0.3


def test_to_finish_one_monster_is_worth_more_than_to_wound_two() -> None:
    g = fought()
    one, two = g.clone(), g.clone()
    one.at[DOG] = -1
    two.hp[DOG], two.hp[SECOND] = 1, 2
    assert toll(one) < toll(two) < toll(g)


def test_nearer_is_better_for_who_has_to_strike() -> None:
    g = scene("B......d\n........")
    g.mission, g.round = "long_driveway", 1
    run(g, Activate(BILL))
    far = Forecast(g).readiness(BILL, Forecast(g).aim(BILL, 7)[0])
    g.at[BILL] = g.at[DOG] - 1
    assert Forecast(g).aim(BILL, 1) == (0, 1.0)
    assert Forecast(g).readiness(BILL, 0) > far


def test_a_sling_needs_no_steps_where_it_sees_a_monster() -> None:
    g = scene("A..d..\n......")
    assert Forecast(g).aim(AVELYNN, 3)[0] == 2
    give(g, AVELYNN, "Slingshot")
    assert Forecast(g).aim(AVELYNN, 3) == (0, 1.0)


def test_a_shot_at_a_neighbour_or_past_a_friend_may_be_spoiled() -> None:
    g = scene("Ad....\n......")
    give(g, AVELYNN, "Slingshot")
    assert Forecast(g).aim(AVELYNN, 1) == (0, SPOILED)
    g = scene("AB.d..\n......")
    give(g, AVELYNN, "Slingshot")
    assert Forecast(g).aim(AVELYNN, 3) == (0, SPOILED)


def test_a_stunned_monster_costs_less() -> None:
    g = fought()
    before = toll(g)
    gain(g, DOG, STUNNED)
    assert toll(g) < before


def test_a_chip_for_attack_shortens_the_fight_until_it_is_used() -> None:
    g = fought()
    before = toll(g)
    gain_chip(g, BILL, T)
    assert toll(g) == before  # a die of defense does not
    gain_chip(g, BILL, 0)
    assert toll(g) < before


def test_a_knock_out_is_the_likelier_the_fewer_hp_and_the_more_to_lose() -> None:
    assert knock_out_chance(2, 1) > knock_out_chance(6, 1)
    assert knock_out_chance(6, 6) > knock_out_chance(6, 1)
    assert 0.0 <= knock_out_chance(10, 0) < 0.01


def test_a_fight_that_the_mission_ends_costs_less() -> None:
    g = scene("B...g.\nJ...g.")
    g.mission, g.round, g.ready = "long_driveway", 4, 0b11
    before = toll(g)
    g.held = 5
    assert toll(g) < before
