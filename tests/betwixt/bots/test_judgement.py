"""What a bot thinks of positions: each part of its judgement points the right way."""

from __future__ import annotations

from betwixt.missions import driveway
from betwixt.scenes import BILL, DOG, JOAN, MADDOX, SECOND, give, run, scene
from hauntbox.games.betwixt.bots.features import FEATURES
from hauntbox.games.betwixt.bots.forecast import Forecast
from hauntbox.games.betwixt.bots.judgement import WEIGHTS, judge
from hauntbox.games.betwixt.bots.prospects import tallies
from hauntbox.games.betwixt.cards.decks import FIRST, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.fate import MONSTER, token
from hauntbox.games.betwixt.cards.talents import REMEDY
from hauntbox.games.betwixt.cards.words import BLIND
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.gear.found import Found, LeaveBehind
from hauntbox.games.betwixt.state import EXTRA, FAMILY, GUEST, ITEM, KO, LOOKOUT, Farm


def part(g: Farm, name: str) -> float:
    return FEATURES[name](Forecast(g))


def fought() -> Farm:
    """Bill with a club and Joan, three spaces from two dogs."""
    g = scene("B...d.\nJ...d.")
    g.mission = "long_driveway"
    give(g, BILL, "Golf Club")
    run(g, Activate(BILL))
    return g


def test_every_part_has_a_weight() -> None:
    assert set(WEIGHTS) == set(FEATURES)


def test_wounds_and_knock_outs_count_against_the_family() -> None:
    g = fought()
    before = judge(g, 0)
    g.hp[JOAN] -= 3
    hurt = judge(g, 0)
    g.post[JOAN], g.at[JOAN] = KO, -1
    assert before > hurt > judge(g, 0)


def test_a_wound_weighs_more_on_whom_it_may_knock_out() -> None:
    g = fought()
    whole = part(g, "balance"), part(g, "danger")
    g.hp[JOAN] -= 1
    first = whole[0] - part(g, "balance"), part(g, "danger") - whole[1]
    g.hp[JOAN] = 2
    low = part(g, "balance"), part(g, "danger")
    g.hp[JOAN] = 1
    assert low[0] - part(g, "balance") > first[0]
    assert part(g, "danger") - low[1] > first[1]


def test_a_loaded_remedy_is_worth_more_than_the_point_it_takes() -> None:
    g = fought()
    g.fp[JOAN], g.syringes = 5, ()
    before = part(g, "medicine")
    g.fp[JOAN], g.syringes = 4, (REMEDY,)
    loaded = part(g, "medicine")
    g.post[JOAN] = LOOKOUT
    assert loaded > before
    assert loaded > part(g, "medicine")


def test_an_item_at_hand_is_worth_more_than_one_in_a_bag() -> None:
    g = fought()
    give(g, JOAN, "Band-Aids")
    at_hand = part(g, "items")
    cards = list(g.cards[JOAN])
    cards[ITEM], cards[EXTRA] = NONE, cards[ITEM]
    g.cards[JOAN] = tuple(cards)
    assert at_hand > part(g, "items") > 0


def test_a_blow_shortens_a_fight_though_the_monster_would_fall_in_time() -> None:
    g = fought()
    g.at[SECOND], g.acted = -1, 1  # one dog, which has had its turn
    before = part(g, "length")
    g.hp[DOG] -= 1
    assert 0 < part(g, "length") < before
    g.at[DOG] = -1
    assert part(g, "length") == 0.0


def test_statuses_count_for_those_who_bear_them() -> None:
    g = fought()
    before = part(g, "toll")
    gain(g, DOG, BLIND)
    assert part(g, "toll") < before
    gain(g, BILL, BLIND)
    assert part(g, "ailments") == 1.0


def test_a_better_weapon_is_worth_having() -> None:
    g = fought()
    bare = g.clone()
    bare.cards[BILL] = bare.cards[JOAN]
    assert part(g, "ahead") < part(bare, "ahead")


def test_a_sling_in_the_hands_is_better_than_a_rocket_that_can_be_fired_once() -> None:
    g = driveway(active=(BILL, JOAN, MADDOX))
    give(g, MADDOX, "Slingshot")
    sling, rocket = part(g, "ahead"), FIRST["Bottle Rocket"]
    g.cards[MADDOX] = (rocket, *g.cards[JOAN][1:])
    g.tokens[TOKEN_PLACE[rocket]] = 1
    assert sling < part(g, "ahead")
    g.tokens[TOKEN_PLACE[rocket]] = 0
    spent = part(g, "ahead")
    g.tokens[TOKEN_PLACE[rocket]] = 3
    assert part(g, "ahead") < spent


def test_monsters_in_the_bags_and_objectives_to_come_lie_ahead() -> None:
    g = driveway()
    before = part(g, "ahead")
    g.inside = ((token(MONSTER, 6), 1),)
    more = part(g, "ahead")
    g.objective = 2
    assert before < more > part(g, "ahead")


def test_an_objective_is_progress() -> None:
    g = driveway()
    before = judge(g, 0)
    g.objective = 2
    assert judge(g, 0) > before


def test_a_change_of_cards_between_fights_has_its_price() -> None:
    g = driveway()
    before = judge(g, 0)
    g.changes = 1
    assert judge(g, 0) < before
    fight = fought()
    fight.changes = 1
    assert part(fight, "bother") == 0.0


def test_a_found_card_is_not_offered_to_a_full_bag_again_and_again() -> None:
    g = driveway()
    g.agenda = [Found(FAMILY, FIRST["Golf Club"])]
    before = judge(g, 0)
    g.agenda = [LeaveBehind(BILL, FIRST["Golf Club"])]
    assert judge(g, 0) < before - 0.1


def test_a_guest_who_may_fall_weighs_more_than_one_of_the_family() -> None:
    g = fought()
    g.mission = "house_of_many_doors"
    g.hp[GUEST], g.at[GUEST] = 2, g.at[JOAN] + 2
    alone = part(g, "danger")
    g.hp[GUEST] = 1
    guest = part(g, "danger") - alone
    g.hp[GUEST], g.hp[JOAN] = 2, 2
    low = part(g, "danger")
    g.hp[JOAN] = 1
    assert guest > part(g, "danger") - low > 0


def test_what_the_mission_counts_is_read_from_its_rules() -> None:
    assert tallies("long_driveway") == []
    assert tallies("below_the_boiler") == [(1, 2, True), (0, 13, False)]  # valve wheels, pressure
    assert tallies("ghosts_betwixt") == [(0, 3, True)]
    assert tallies("vermin_patrol") == [(0, 12, True)]
    assert tallies("last_hayride") == [(0, 8, False)]


def test_a_wheel_is_progress_and_pressure_is_not() -> None:
    g = driveway()
    g.mission, g.counters = "below_the_boiler", (3, 0)
    before = part(g, "tally")
    g.counters = (3, 1)
    assert part(g, "tally") > before
    g.counters = (6, 0)
    assert part(g, "tally") < before
