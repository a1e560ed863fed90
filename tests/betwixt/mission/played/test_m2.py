"""Mission 2, House of Many Doors: escort. M2, and guests in general. MIS"""

from __future__ import annotations

from typing import Any

import pytest

from betwixt.missions import finish, kinds_on, on, opening, say, texts
from betwixt.scenes import AVELYNN, BILL, DOG, JOAN, MADDOX, asked, at, do, give, offers, rig, scene, told
from hauntbox.games.betwixt.cards.fate import AMBUSH, EVENT, MAP, MONSTER, STORY, TRAP, TREASURE, token
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import BLEED, FIRE, LIGHTHEADED, STUNNED, T
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.gather import defense_dice
from hauntbox.games.betwixt.rules.attack.results import agility
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has
from hauntbox.games.betwixt.rules.attack.wounds import element_damage, hurt
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.explore.placing import PutToken
from hauntbox.games.betwixt.rules.fight.moves import move
from hauntbox.games.betwixt.rules.fight.rounds import END_ROUND, fight
from hauntbox.games.betwixt.rules.fight.targets import aim_of, lot, take_out
from hauntbox.games.betwixt.rules.fight.trouble import unlucky
from hauntbox.games.betwixt.rules.gear.items import use_item
from hauntbox.games.betwixt.rules.map.fitting import fits
from hauntbox.games.betwixt.rules.points import heal
from hauntbox.games.betwixt.state import COMBAT, GUEST, Farm, active_fms, friends, survey
from hauntbox.ledger import proves

HOUSE = "house_of_many_doors"
SHOP, KITCHEN, NURSERY = TILE_OF["17"], TILE_OF["14"], TILE_OF["S2"]
PENNY = GUEST


def named(kinds: list[int]) -> list[str]:
    return [MONSTERS[kind].name for kind in kinds]


def house(*tiles: str, penny: bool = False, **options: Any) -> Farm:
    g = on(HOUSE, *(tiles or ("17",)), **options)
    if penny:
        g.hp[PENNY], g.pool[PENNY], g.objective = 7, 3, 2
        g.at[PENNY] = max([space for space in range(64) if g.map.floor >> g.laid[-1][0] * 64 + space & 1])
        g.at[PENNY] += g.laid[-1][0] * 64
    return g


def with_penny(drawing: str, x: int, y: int) -> Farm:
    """A fight as drawn, with Penny on this space."""
    g = scene(drawing)
    g.mission, g.hp[PENNY], g.pool[PENNY], g.at[PENNY] = HOUSE, 7, 3, at(x, y)
    return g


@proves("TGB-M2-04")
def test_the_costume_shop_is_the_first_objective() -> None:
    g = opening(HOUSE)
    assert (g.objective, g.goal, g.visits) == (1, token(MAP, SHOP), 1 << SHOP)


@proves("TGB-M2-05")
def test_two_actors_and_a_stilt_walker_are_in_the_shop() -> None:
    g = house("13", "17")
    say(g, "tile-placed", TILE_OF["15"])
    assert kinds_on(g, "17") == []
    say(g, "tile-placed", SHOP)
    assert named(kinds_on(g, "17")) == ["Haunt Actor", "Haunt Actor", "Stilt Walker"]
    assert texts(g) == ["shop"]


@proves("TGB-M2-06", "TGB-M2-07", "TGB-MIS-21")
def test_penny_joins_in_the_shop_as_a_guest() -> None:
    g = house()
    say(g, "visited", SHOP)
    assert asked(g) == "GuestSpace Family"
    do(g, offers(g)[3])
    assert (g.at[PENNY] >> 6, g.hp[PENNY], g.pool[PENNY], g.objective) == (SHOP, 7, 3, 2)
    assert (agility(g, PENNY), defense_dice(g, PENNY), element_damage(g, PENNY, FIRE, 1)) == (1, (T,), 2)
    assert texts(g) == ["penny"]
    heal(g, PENNY, 5)
    assert g.hp[PENNY] == 7


@proves("TGB-M2-08")
@pytest.mark.parametrize("door", [False, True])
def test_tokens_are_added_and_a_door_where_none_is_left(door: bool) -> None:
    g = house()
    hall = fits(g.map, SHOP * 4 + 1, TILE_OF["15"])  # the shop itself has no free wall
    assert hall is not None
    g.laid = (*g.laid, hall)
    survey(g)
    if door:
        way = SHOP * 4 + 2
        g.doors, g.paths, g.bags = 1 << way, ((way, 0),), [(token(TRAP),)]
    say(g, "visited", SHOP)
    finish(g)
    assert len(g.paths) == 1
    added = [token(MAP, KITCHEN), token(MONSTER, 9), token(TREASURE, 5), token(AMBUSH), token(TRAP)]
    assert g.bags[g.paths[0][1]] == tuple(sorted([*added, *([token(TRAP)] if door else [])]))
    assert (g.goal, g.paths[0][0] >> 2) == (token(MAP, KITCHEN), SHOP if door else TILE_OF["15"])


@proves("TGB-M2-09")
def test_dottie_is_in_the_kitchen() -> None:
    g = house("17", "14")
    g.objective = 2
    say(g, "tile-placed", KITCHEN)
    assert named(kinds_on(g, "14")) == ["Aunt Dottie", "Farmhand", "Farmhand"]
    assert texts(g) == ["kitchen"]


def kitchen_fight() -> Farm:
    g = house("17", "14", penny=True)
    say(g, "tile-placed", KITCHEN)
    g.then(EXPLORE)
    fight(g)
    return g


@proves("TGB-M2-10")
@pytest.mark.parametrize("spared", [True, False])
def test_dottie_may_be_let_go_when_she_is_down_to_four(spared: bool) -> None:
    g = kitchen_fight()
    hurt(g, DOG, g.hp[DOG] - 5, BILL)
    assert texts(g) == ["kitchen"]
    hurt(g, DOG, 1, BILL)
    while asked(g) != "Choose Family":
        finish_one(g)
    assert texts(g) == ["kitchen", "doubt"]
    do(g, "option 1" if spared else "nobody")
    assert (g.at[DOG] < 0, g.flags) == (spared, int(spared))
    assert (g.lost, g.slain[BILL], g.trophies) == ((), (), 0)
    if not spared:
        hurt(g, DOG, 1, BILL)
        g.settle()
        assert asked(g) != "Choose Family"


def finish_one(g: Farm) -> None:
    g.settle()
    if asked(g) != "Choose Family":
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])


@proves("TGB-M2-11", "TGB-M2-16")
def test_with_penny_the_kitchen_wins() -> None:
    g = kitchen_fight()
    for m in range(6, 9):
        hurt(g, m, 99, BILL)
    finish(g)
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g)[-1]) == ("TGB-END-09", "won")
    assert told(g, "bucks")[-1] == (5,)
    assert told(g, "xp")[-4:] == [(BILL, 2), (JOAN, 2), (AVELYNN, 2), (MADDOX, 2)]
    assert g.unlocked == ("Collection 2", "Mission 3", "Mission B")
    assert len(told(g, "found")) >= 1


@proves("TGB-M2-11")
def test_without_penny_it_does_not() -> None:
    g = house("17", "14")
    g.objective, g.fights = 2, 1 << KITCHEN
    say(g, "fight-won")
    assert (g.outcome, g.ending) == (None, -1)


@proves("TGB-M2-12", "TGB-MIS-27", "TGB-MIS-22")
def test_penny_at_no_hp_leaves_and_the_mission_fails() -> None:
    g = kitchen_fight()
    hurt(g, PENNY, 6)
    g.settle()
    assert (g.outcome, g.hp[PENNY]) == (None, 1)
    hurt(g, PENNY, 1)
    g.settle()
    assert g.outcome is not None
    assert (g.outcome.rule, texts(g)[-1], g.at[PENNY], g.pool[PENNY]) == ("TGB-END-11", "lost", -1, 0)
    assert told(g, "guest falls") == [(PENNY,)]


@proves("TGB-M2-13")
@pytest.mark.parametrize(("penny", "face", "traps"), [(True, 3, 0), (True, 4, 1), (False, 1, 1)])
def test_penny_knows_the_traps(penny: bool, face: int, traps: int) -> None:
    g = house(penny=penny)
    rig(g, mission=face)
    g.then(PutToken(SHOP, token(TRAP), 0))
    g.settle()
    assert len(g.traps) == traps
    assert g.drawn.get("mission", 0) == int(penny)


@proves("TGB-M2-14")
def test_the_growth_chart() -> None:
    g = house()
    g.hp[:4] = [1] * 4
    say(g, "token-resolved", STORY, 0)
    assert (g.hp[:4], texts(g)) == ([2, 2, 2, 1], ["chart"])
    assert (asked(g), offers(g)) == ("WhichFm Family", ["who Bill", "who Joan", "who Avelynn"])
    do(g, "who Joan")
    assert g.xp == [0, 1, 0, 0]


@proves("TGB-M2-15")
def test_the_nursery_gives_hp_or_fp() -> None:
    g = house("17", "S2")
    g.hp[:4], g.fp = [1] * 4, [1] * 4
    say(g, "secret-opened", NURSERY)
    assert (asked(g), offers(g)) == ("Choose Bill", ["option 1", "option 2"])
    do(g, "option 1", "option 2", "option 1")
    assert (g.hp[:4], g.fp, len(g.at)) == ([3, 1, 3, 1], [1, 3, 1, 1], 6)


def event(n: int) -> Farm:
    g = house()
    rig(g, event=n)
    return g


@proves("TGB-M2-17")
def test_fog_makes_lightheaded() -> None:
    g = event(1)
    rig(g, mission=(2, 3, 1))
    say(g, "token-resolved", EVENT, 0)
    assert [has(g, fm, LIGHTHEADED) for fm in range(4)] == [True, False, True, False]


@proves("TGB-M2-18")
def test_the_coat_check_has_three_bucks() -> None:
    g = event(2)
    say(g, "token-resolved", EVENT, 0)
    assert g.purse == 3


@proves("TGB-M2-19")
def test_the_portrait_wants_two_bucks() -> None:
    g = event(3)
    g.purse = 1
    say(g, "token-resolved", EVENT, 0)
    assert not g.waiting()
    g = event(3)
    g.purse = 2
    say(g, "token-resolved", EVENT, 0)
    do(g, "option 1")
    assert (g.purse, asked(g), len(g.agenda[-1].cards)) == (0, "Keep Family", 2)  # type: ignore[attr-defined]


@proves("TGB-M2-20")
def test_the_chandelier_falls_on_somebody() -> None:
    g = event(4)
    rig(g, any=2)
    hp = g.hp[:]
    say(g, "token-resolved", EVENT, 0)
    assert [hp[fm] - g.hp[fm] for fm in range(4)] == [0, 2, 0, 0]


@proves("TGB-M2-21")
def test_the_stove_is_warm() -> None:
    g = event(5)
    g.hp[:4] = [1] * 4
    say(g, "token-resolved", EVENT, 0)
    assert g.hp[:4] == [2, 2, 2, 1]


@proves("TGB-M2-22")
def test_coats_ambush() -> None:
    g = event(6)
    say(g, "token-resolved", EVENT, 0)
    assert (named(kinds_on(g, "17")), g.ambush) == (["Haunt Actor", "Haunt Actor"], 0b11)


# Guests ---------------------------------------------------------------------------------------------------------------


@proves("TGB-MIS-22")
def test_monsters_can_go_for_a_guest() -> None:
    g = with_penny("B..d\n....", 3, 1)
    g.target[DOG], g.pool[PENNY] = PENNY, 2
    assert aim_of(g, DOG) == PENNY
    take_out(g, PENNY)
    assert (g.target[DOG], g.pool[PENNY]) == (BILL, 0)
    assert PENNY in friends(g)


@proves("TGB-MIS-23", "TGB-DEC-100")
def test_a_guest_is_led_along() -> None:
    g = with_penny("B.....\n......\n.....d", 1, 2)
    move(g, BILL, 4)
    g.settle()
    do(g, "space D3")
    assert asked(g) == "LeadAlong Bill"
    assert offers(g) == ["way sw", "way s", "way se", "way w", "way e", "nobody"]
    do(g, "way w")
    assert g.at[PENNY] == at(3, 3)


@proves("TGB-MIS-23")
def test_a_guest_who_was_not_near_stays() -> None:
    g = with_penny("B.....\n......\n.....d", 4, 1)
    move(g, BILL, 4)
    g.settle()
    do(g, "space D2")
    assert (g.at[PENNY], g.waiting()) == (at(4, 1), ())


@proves("TGB-MIS-24")
def test_a_guest_goes_where_the_family_goes() -> None:
    g = house("17", penny=True)
    g.doors = 1 << SHOP * 4 + 1
    g.paths, g.bags = ((SHOP * 4 + 1, 0),), [(token(TRAP),) * 9]
    g.then(EXPLORE)
    g.settle()
    do(g, "approach", "door 17 E", "who Bill")
    for _ in range(3):
        do(g, offers(g)[0])
    assert asked(g) == "FollowGuest Family"
    taken = [space & 63 for space in g.at[:3]]
    assert len(offers(g)) == (g.map.tiles[SHOP].floor).bit_count() - len(taken)
    do(g, offers(g)[-1])
    assert g.at[PENNY] >> 6 == SHOP


@proves("TGB-MIS-25", "TGB-MIS-55")
def test_items_help_a_guest_and_her_statuses_tick_with_the_round() -> None:
    g = with_penny("B....d\n......", 2, 1)
    give(g, BILL, "Band-Aids")
    g.hp[PENNY], g.hp[BILL] = 3, 5
    use_item(g, BILL)
    g.settle()
    assert offers(g) == ["who Bill", "guest 1"]
    do(g, "guest 1")
    assert g.hp[PENNY] == 5
    gain(g, PENNY, BLEED, 2)
    gain(g, PENNY, STUNNED)
    rig(g, trouble=6)
    g.then(END_ROUND)
    g.settle()
    assert (g.hp[PENNY], count(g, PENNY, BLEED), has(g, PENNY, STUNNED)) == (4, 1, False)


@proves("TGB-MIS-26", "TGB-MIS-54")
def test_a_guest_is_no_active_fm() -> None:
    g = with_penny("B....d\n......", 2, 1)
    g.pool[BILL], g.pool[PENNY], g.post[JOAN:] = 0, 3, [2] * 3
    assert active_fms(g) == [BILL]
    assert lot(g) == -1
    assert unlucky(g) == BILL  # TGB-LOOK-30
    g.phase = COMBAT
    g.pool[BILL] = 1
    assert {lot(g) for _ in range(20)} == {BILL}
    say(g, "token-resolved", STORY, 0)
    assert offers(g) == ["who Bill"]
