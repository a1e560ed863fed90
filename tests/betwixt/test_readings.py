"""Other readings of rules, which a table may choose: each replaces just the one beside which it stands. OPT"""

from __future__ import annotations

import pytest

from betwixt.missions import on, say
from betwixt.outdoors import outdoors, tiles
from betwixt.scenes import BILL, DOG, JOAN, asked, at, do, give, offers, rig, run, scene, told, why_not
from hauntbox.games.betwixt.cards.fate import EVENT
from hauntbox.games.betwixt.cards.words import FIRE, T
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.attack.chips import age_chips, gain_chip
from hauntbox.games.betwixt.rules.attack.results import affordable, elemental_damage, may_repeat
from hauntbox.games.betwixt.rules.attack.traps import spring
from hauntbox.games.betwixt.rules.explore.drawing import next_tiles
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.fight.monsters import reached
from hauntbox.games.betwixt.rules.fight.moves import destinations
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.fight.trouble import Loss, Trouble
from hauntbox.games.betwixt.rules.map.moving import union
from hauntbox.games.betwixt.state import KO, LOOKOUT, Farm
from hauntbox.kernel.options import tunables
from hauntbox.ledger import proves

NAMES = (
    "lookout_choice", "exposed_family", "repeat_effects", "climb_obstacles", "no_renew", "armor_stops_elements",
    "lasting_traps", "next_from_last", "true_ambush", "free_items", "single_mission", "second_chance",
)  # fmt: skip


@proves("TGB-OPT-02", "TGB-OPT-04")
def test_there_are_twelve_and_all_are_off() -> None:
    switches = [each.name for each in tunables(Options) if isinstance(each.default, bool)]
    assert sorted(switches) == sorted(NAMES)
    assert not any([getattr(Options(), name) for name in NAMES])
    assert all([each.rules for each in tunables(Options) if each.name in NAMES])


@proves("TGB-LOOK-20", "TGB-DEC-28", "TGB-LOOK-19")
@pytest.mark.parametrize(("what", "hp", "fp"), [("point HP", 1, 0), ("point FP", 0, 1)])
def test_the_player_chooses_what_trouble_takes(what: str, hp: int, fp: int) -> None:
    g = scene("B..d", lookout_choice=True)
    before = g.hp[JOAN], g.fp[JOAN]
    run(g, Loss(JOAN))
    assert (asked(g), offers(g)) == ("LossOf Joan", ["point HP", "point FP"])
    do(g, what)
    assert (g.hp[JOAN], g.fp[JOAN]) == (before[0] - hp, before[1] - fp)


@proves("TGB-LOOK-22")
@pytest.mark.parametrize(("post", "option", "lost"), [(KO, True, 1), (LOOKOUT, True, 0), (KO, False, 0)])
def test_an_exposed_family_loses_every_round(post: int, option: bool, lost: int) -> None:
    g = scene("B..d", exposed_family=option)
    g.post[JOAN:] = [post] * 3
    before = sum(g.hp[:4]) + sum(g.fp)
    rig(g, trouble=6)
    run(g, Trouble())
    assert before - sum(g.hp[:4]) - sum(g.fp) == lost
    assert g.drawn.get("trouble", 0) == int(not lost)


@proves("TGB-CARD-29")
@pytest.mark.parametrize(("option", "places"), [(True, [0]), (False, [])])
def test_an_effect_can_be_paid_again(option: bool, places: list[int]) -> None:
    g = scene("Bd....", repeat_effects=option)
    give(g, BILL, "Golf Club")
    g.hitter, g.victim, g.means = BILL, DOG, 0
    g.hits = tuple([3 * 8 + 0] * 3)  # B dice with two symbols each
    g.bought = (0,)
    found = [place for place in affordable(g) if place == 0]
    assert found == places
    g.hitter = DOG
    assert not may_repeat(g)  # TGB-CARD-16 stands for monsters


@proves("TGB-MOVE-07")
def test_obstacles_can_be_crossed_but_not_ended_on() -> None:
    for option, crossed in ((False, False), (True, True)):
        g = scene("Bo...d", climb_obstacles=option)
        found = destinations(g, BILL, 3)
        assert bool(found >> at(3, 1) & 1) == crossed  # two points for the obstacle, one for the space beyond
        assert not found >> at(2, 1) & 1
        assert not found >> at(4, 1) & 1
        assert bool(destinations(g, BILL, 4) >> at(4, 1) & 1) == crossed
        some = union(reached(g, DOG, 5))
        assert not some >> at(2, 1) & 1


@proves("TGB-CHIP-13")
@pytest.mark.parametrize(("option", "left"), [(False, 1), (True, 0)])
def test_a_repeated_stance_keeps_its_chip_or_not(option: bool, left: int) -> None:
    g = scene("B..d", no_renew=option)
    gain_chip(g, BILL, T, stance=True)
    age_chips(g, BILL, (False, True))
    assert len(g.chips[BILL]) == left


@proves("TGB-ELEM-07")
@pytest.mark.parametrize(
    ("option", "pierce", "armor", "damage"),
    [(False, 0, 2, 3), (True, 0, 2, 1), (True, 1, 2, 2), (True, 3, 2, 3), (True, 0, 5, 0)],
)
def test_armor_may_stop_elements(option: bool, pierce: int, armor: int, damage: int) -> None:
    from hauntbox.games.betwixt.cards.words import ELEMENT, PIERCE
    from hauntbox.games.betwixt.rules.altering import ARMOR
    from hauntbox.games.betwixt.rules.attack.means import blow_of

    g = scene("B.d", armor_stops_elements=option)
    g.altered = ((ARMOR, g.kind[DOG], 0, armor),)
    give(g, BILL, "Golf Club")
    g.hitter, g.victim, g.means = BILL, DOG, 0
    weak = 3 - element(g)
    did = [(ELEMENT + FIRE, weak), (PIERCE, pierce)]
    assert elemental_damage(g, blow_of(g, BILL, 0), did) == damage


def element(g: Farm) -> int:
    from hauntbox.games.betwixt.rules.attack.wounds import value

    return value(g, DOG, FIRE)


@proves("TGB-TRAP-10")
@pytest.mark.parametrize(("option", "left"), [(False, 0), (True, 1)])
def test_sprung_traps_may_stay(option: bool, left: int) -> None:
    g = scene("B2.d", lasting_traps=option)
    g.at[BILL] = at(2, 1)
    hp = g.hp[BILL]
    assert spring(g, BILL, -1)
    assert (hp - g.hp[BILL], len(g.traps)) == (3, left)


@proves("TGB-DRAW-08")
@pytest.mark.parametrize(("option", "first"), [(False, "2"), (True, "6")])
def test_the_next_tile_may_count_from_the_last_one(option: bool, first: str) -> None:
    g = outdoors(("1", 0, 0, 0), ("5", 0, 40, 0), next_from_last=option)
    assert next_tiles(g, g.laid[0][0])[0] == tiles(first)[0]


@proves("TGB-AMB-07")
@pytest.mark.parametrize("option", [True, False])
def test_ambushers_may_act_before_anybody_prepares(option: bool) -> None:
    g = on("long_driveway", "2", true_ambush=option)
    rig(g, event=6)
    say(g, "token-resolved", EVENT, 0)
    g.then(EXPLORE)
    fight(g)
    g.settle()
    while asked(g).split()[0] not in ("Prepare", "FmSlot"):
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])
    assert asked(g) == "Prepare Family"
    acted = len(told(g, "acts"))
    assert acted == (2 if option else 0)
    do(g, "nobody")
    while asked(g).split()[0] != "FmSlot":
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])
    assert (len(told(g, "acts")), g.acted) == (2, 0b11)  # once in the first round, not twice


@proves("TGB-EXP-14", "TGB-DEC-103", "TGB-DEC-47")
def test_items_and_talents_may_be_used_between_fights() -> None:
    g = on("long_driveway", "2", free_items=True)
    give(g, BILL, "Band-Aids")
    g.hp[BILL] = 3
    g.fp[JOAN], g.syringes = 8, ()
    run(g, EXPLORE)
    assert "item" in offers(g)
    do(g, "item")
    assert (asked(g), offers(g)) == ("UseFreely Family", ["who Bill", "who Joan", "who Avelynn", "nobody"])
    do(g, "who Bill")
    assert (g.hp[BILL], asked(g)) == (5, "Household Family")
    do(g, "item", "who Joan")
    assert asked(g) == "WhichTalent Joan"
    do(g, "use Fill a Syringe", "use Remedy")
    assert list(g.syringes) == [0]
    assert (g.fp[JOAN], g.changes) == (7, 2)
    give(g, JOAN, "Soda Pop")
    g.fp[JOAN], g.syringes = 6, ()
    do(g, "item", "who Joan")
    assert (asked(g), offers(g)) == ("UseWhat Joan", ["item", "talent"])
    assert why_not(g, "approach") == "TGB-EXP-14"


@proves("TGB-EXP-14")
def test_by_the_book_they_may_not() -> None:
    g = on("long_driveway", "2")
    give(g, BILL, "Band-Aids")
    g.hp[BILL] = 3
    run(g, EXPLORE)
    assert "item" not in offers(g)
    assert why_not(g, "item")
