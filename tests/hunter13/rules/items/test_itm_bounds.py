"""The bounds of items: what helps whom, what is offered, and what leaves its owner. ITM, ICARD, ECARD, FMT"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.cards.items import POTION
from hauntbox.games.hunter13.content.story import Story, Thing
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.hunters.harm import Rescue
from hauntbox.games.hunter13.rules.items.carrying import bars_climb, burden, things_here
from hauntbox.games.hunter13.rules.items.owning import FindItem, end_wasting
from hauntbox.games.hunter13.rules.items.trading import offers as trades_now
from hauntbox.games.hunter13.rules.items.using import helps, may_use_items, targets
from hauntbox.games.hunter13.state import HUNTER, NOBODY, NOWHERE, OUT
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.arena import arena, battle
from hunter13.manor import asked, manor, owned, turn

OINTMENT, BANDAGES, TRANQUILIZER, SCEPTER, HALL = 0, 2, 6, 24, 5


# What helps -----------------------------------------------------------------------------------------------------------


@proves("GHT-ECARD-52", "GHT-ECARD-53")
@pytest.mark.parametrize(
    ("item", "wasting", "maiden", "hurt", "shaken", "hand", "good"),
    [
        (OINTMENT, 1, 0b10, 0, 0, (), True),
        (OINTMENT, 0, 0, 0, 5, (), False),
        (POTION, 1, 0, 0, 0, (), False),
        (POTION, 1, 0b10, 3, 0, (), False),
        (POTION, 0, 0, 1, 0, (), True),
        (POTION, 0, 0, 0, 1, (), False),
        (BANDAGES, 0, 0, 1, 0, (), True),
        (BANDAGES, 0, 0b10, 1, 0, (), True),
        (BANDAGES, 1, 0, 0, 5, (), False),
        (TRANQUILIZER, 0, 0, 0, 1, (), True),
        (TRANQUILIZER, 1, 0, 5, 0, (), False),
        (SCEPTER, 0, 0, 0, 0, (2,), True),
        (SCEPTER, 1, 0, 5, 5, (), False),
    ],
)
def test_an_item_helps_whoever_has_what_it_heals(
    item: int, wasting: int, maiden: int, hurt: int, shaken: int, hand: tuple[int, ...], good: bool
) -> None:
    g = manor()
    g.wasting[1], g.maiden, g.hurt[1], g.shaken[1], g.hand[1] = wasting, maiden, hurt, shaken, hand
    assert helps(g, item, 1) == good


@proves("GHT-DEC-36")
def test_in_a_battle_an_item_is_used_on_those_on_its_tile() -> None:
    g = arena("here here west far", foes="E-38", items="I-7", items_reach=True)
    g.shaken = [1, 1, 1, 1]
    assert targets(g, 0, TRANQUILIZER) == [0, 1, 2]
    battle(g, 5, black=5)
    assert targets(g, 0, TRANQUILIZER) == [0, 1]


@proves("GHT-ITM-27", "GHT-ITM-24")
def test_the_fallen_use_no_items_even_in_their_own_turn() -> None:
    g = manor(items="; I-7", shaken="0 3", lenient_rescue=True, hurt="20")
    g.status[1], g.active = 1, 1
    run(g, Rescue(0))
    assert asked(g) == (NOBODY, "")


@proves("GHT-ITM-27", "GHT-TURN-05")
def test_whoever_does_not_stand_uses_nothing_in_turn_or_battle() -> None:
    g = manor()
    g.active = 1
    assert [may_use_items(g, role) for role in (0, 1)] == [False, True]
    g.status[1] = OUT
    assert not may_use_items(g, 1)
    g.field_, g.fighting = g.at[1], 0b11
    assert [may_use_items(g, role) for role in (0, 1)] == [True, False]


@proves("GHT-ITM-24", "GHT-DMG-10")
@pytest.mark.parametrize(("items", "asks"), [("I-3", True), ("I-11", False), ("I-16", False), ("I-12", False)])
def test_only_what_is_used_on_somebody_saves_anybody(items: str, asks: bool) -> None:
    g = run(manor(items=items, hurt="20"), Rescue(0))
    assert (asked(g) == (0, "Save"), g.status[0] == HUNTER) == (asks, asks)
    if asks:
        assert offers(g) == ["use I-3", "pass"]


@proves("GHT-ITM-11", "GHT-ITM-24")
def test_the_map_and_the_drill_are_of_no_use_where_the_house_has_no_place() -> None:
    g = turn(manor(items="I-11 I-14", lay="T-14", at="T-14", pile=""))
    assert [why_not(g, text) for text in ("use I-11", "use I-14")] == ["GHT-ECARD-08", "GHT-ICARD-13"]


@proves("GHT-ITM-08", "GHT-ICARD-10")
def test_a_map_that_is_read_is_gone() -> None:
    g = do(turn(manor(items="I-14")), "use I-14")
    assert (owned(g), g.items_out) == ([], (13,))


@proves("GHT-ICARD-28")
@pytest.mark.parametrize(("hand", "left"), [("2 3 4", (4,)), ("2", ())])
def test_the_scepter_takes_two_cards_and_no_third(hand: str, left: tuple[int, ...]) -> None:
    g = do(turn(manor(items="I-25", hands=hand)), "use I-25", "discard 2")
    if len(hand) > 1:
        do(g, "discard 3")
    assert (g.hand[0], asked(g)) == (left, (0, "Turn"))


@proves("GHT-DEC-37", "GHT-DMG-03")
def test_a_house_call_is_for_the_damaged_on_the_tile_once_in_a_turn_and_not_in_a_battle() -> None:
    g = turn(manor(at="T-6 T-6 T-5", team="Balm Wren Volt", hurt="0 3 3", shaken="1"))
    assert offers(g, "treat") == ["treat Balm MP", "treat Wren HP"]
    assert [why_not(g, f"treat {who}") for who in ("Wren MP", "Volt HP")] == ["GHT-DMG-03", "GHT-DEC-37"]
    g.field_ = g.at[2]
    assert (offers(g, "treat"), why_not(g, "treat Wren HP")) == ([], "GHT-DEC-37")
    g.field_ = NOWHERE
    do(g, "treat Wren HP")
    assert (g.hurt[1], why_not(g, "treat Balm MP"), facts(g, "house call")) == (1, "GHT-DEC-37", (0, 1, 0))


@proves("GHT-ECARD-53")
def test_a_cure_is_for_one() -> None:
    g = manor()
    g.wasting, g.maiden = [1, 2, 0, 0], 0b11
    end_wasting(g, 1)
    assert (g.wasting, g.maiden, facts(g, "cured")) == ([1, 0, 0, 0], 0b01, (1,))


# Finding and picking up -----------------------------------------------------------------------------------------------


@proves("GHT-DEC-37", "GHT-ITM-26")
@pytest.mark.parametrize(
    ("pile", "icon", "asks"), [((2, 3, 4), True, True), ((2,), True, False), ((2, 3), False, False)]
)
def test_the_connoisseur_compares_two_cards_of_an_icon(pile: tuple[int, ...], icon: bool, asks: bool) -> None:
    g = manor(team="Magpie Wren")
    g.item_pile, g.item_known = pile, (0,) * len(pile)
    run(g, FindItem(0, icon))
    assert (asked(g)[1] == "Appraise", owned(g)) == (asks, [] if asks else ["I-3"])
    if asks:
        assert (g.item_known, facts(g, "appraises")) == ((1, 1, 0), (0, 2, 3))
        do(g, "item I-4")
        assert (owned(g), g.item_pile, g.item_known) == (["I-4"], (4, 2), (0, 1))


@proves("GHT-ITM-19", "GHT-ITM-22")
def test_what_is_picked_up_lies_there_no_more_and_the_rest_does() -> None:
    g = manor()
    g.lying[HALL] = (2, 6)
    do(turn(g), "pick up I-3")
    assert (g.lying[HALL], owned(g), g.points) == ((6,), ["I-3"], 0)


@proves("GHT-ITM-13", "GHT-ITM-16", "GHT-DEC-14")
@pytest.mark.parametrize(("veiled", "took", "offered"), [((2,), False, True), ((), False, False), ((2,), True, False)])
def test_a_facedown_item_is_offered_once_and_waits_for_the_rest_of_the_turn(
    veiled: tuple[int, ...], took: bool, offered: bool
) -> None:
    g = turn(manor())
    g.veiled[HALL], g.took, g.points = veiled, took, 0
    assert ("take item" in map(str, trades_now(g, 0))) == offered
    if offered:
        do(g, "take item")
        assert (owned(g), g.moves, asked(g)) == (["I-3"], 2, (0, "Turn"))


@proves("GHT-ICARD-21", "GHT-ICARD-25")
def test_whoever_receives_the_grimoire_checks_at_once() -> None:
    g = turn(manor(at="T-6", items="I-21"))
    g.rig("judge", 9)
    do(g, "give I-21", "who Volt", "yes")
    assert (asked(g), facts(g, "made"), g.gifted, owned(g, 1)) == ((0, "Turn"), (1,), 0b10, ["I-21"])


# Things ---------------------------------------------------------------------------------------------------------------

HEAVY = Thing("urn", "the urn", slower=1, climbs=False, single=True)
LIGHT = Thing("bell", "the bell")


@proves("GHT-FMT-13", "GHT-SB-11")
def test_what_is_carried_slows_and_hinders_its_carrier_alone() -> None:
    g = manor(at="T-6 T-6 T-5")
    g.story, g.things = Story(things=(HEAVY, LIGHT)), [-2, -2]
    assert ([burden(g, role) for role in (0, 1)], [bars_climb(g, role) for role in (0, 1)]) == (
        [1, 0], ["GHT-FMT-13", ""],
    )  # fmt: skip


@proves("GHT-FMT-13", "GHT-SO-08")
def test_what_is_carried_singly_goes_to_empty_hands_and_all_hear_of_it() -> None:
    g = manor(at="T-6 T-6 T-6 T-5")
    g.story, g.things = Story(things=(HEAVY, HEAVY, LIGHT)), [-2, -2 - 1, HALL]
    g.stale = 7
    assert list(map(str, things_here(g, 0))) == ["lift 3", "hand 1 Balm"]
    do(turn(g), "hand 1 Balm")
    assert (g.things, g.points, g.stale, facts(g, "carries")) == ([-2 - 2, -2 - 1, HALL], 0, 0, (2, 0))
    g.points = 1
    do(g, "lift 3")
    assert (g.things[2], facts(g, "carries"), told(g).count("carries")) == (-2, (0, 2), 2)


@proves("GHT-FMT-13")
@pytest.mark.parametrize(("carries", "offered"), [(True, ["lift 1"]), (False, [])])
def test_enemy_players_lift_things_where_the_scenario_lets_them(carries: bool, offered: list[str]) -> None:
    g = manor(fallen={"carries": carries})
    g.story, g.things = Story(things=(LIGHT,), fallen=g.story.fallen), [HALL]
    fall(g, 0)
    change_side(g, 0)
    assert list(map(str, things_here(g, 0))) == offered
    g.points = 0
    assert things_here(g, 0) == []
