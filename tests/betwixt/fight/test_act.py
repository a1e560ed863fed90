"""Activations: which actions, how many, in which order. ACT, STS, MOVE, CMB (preparation)"""

from __future__ import annotations

import pytest

from betwixt.scenes import (
    AVELYNN,
    BILL,
    JOAN,
    MADDOX,
    SECOND,
    asked,
    at,
    do,
    give,
    learn,
    offers,
    rig,
    run,
    scene,
    stash,
    tokens_on,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.decks import FIRST
from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BR,
    CHARGED,
    CRIPPLED,
    LB,
    STUNNED,
    TRQ,
    WEAKENED,
    T,
)
from hauntbox.games.betwixt.rules.attack.chips import die_of
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has
from hauntbox.games.betwixt.rules.fight.preparing import PREPARE
from hauntbox.games.betwixt.rules.fight.turn import Activate, EndActivation
from hauntbox.games.betwixt.rules.gear.trading import can_stash
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves

ROOM = """
......
......
......
..B...
...d..
......
"""


def turn(drawing: str = ROOM, fm: int = BILL, *cards: str) -> Farm:
    """This FM's activation has begun."""
    g = scene(drawing)
    give(g, fm, *cards)
    run(g, Activate(fm))
    return g


@proves("TGB-ACT-02", "TGB-DEC-09")
def test_an_activation_allows_two_actions() -> None:
    g = turn()
    assert set(offers(g)) == {"move", "attack", "talent", "end"}
    do(g, "move", "space B4", "offensive")
    assert asked(g) == ""
    assert told(g, "moves") == [(BILL, at(2, 4))]


@proves("TGB-ACT-03")
def test_the_same_action_is_not_taken_twice() -> None:
    g = turn()
    do(g, "move", "space B4")
    assert (why_not(g, "move"), "move" in offers(g)) == ("TGB-ACT-03", False)


@proves("TGB-ACT-03", "TGB-ACT-04")
def test_two_different_talents_are_allowed_and_not_the_same_twice() -> None:
    g = scene("JB..d.")
    learn(g, JOAN, "Bedside Manner")
    g.hp[BILL], g.syringes = 1, ()
    run(g, Activate(JOAN))
    do(g, "talent", "use Bedside Manner")
    assert "talent" in offers(g)
    do(g, "talent")
    assert (offers(g), why_not(g, "use Bedside Manner")) == (["use Fill a Syringe"], "TGB-ACT-04")


@proves("TGB-ACT-05", "TGB-ACT-40")
def test_after_an_attack_neither_attack_nor_attack_talent_is_offered() -> None:
    g = turn()
    rig(g, LG=1)
    do(g, "attack")
    assert why_not(g, "attack") == "TGB-ACT-03"
    do(g, "end")
    g = turn()
    rig(g, LG=1, G=1)
    do(g, "talent", "use Dad Strength")
    assert (why_not(g, "attack"), g.fp[BILL]) == ("TGB-ACT-05", 3)
    assert "talent" not in offers(g)


@proves("TGB-ACT-06", "TGB-STAT-06", "TGB-DEC-53")
def test_move_gives_points_equal_to_spd_spent_at_once() -> None:
    g = turn("BTTTTTTT\n........\n........\n........\n........\n........\n........\n......d.")
    do(g, "move")
    rows = {name[-1] for name in offers(g)}
    assert min(rows) == "4"  # SPD 4: four rows down from 8
    do(g, "space B4")
    assert why_not(g, "move") == "TGB-ACT-03"


@proves("TGB-MOVE-02", "TGB-MOVE-03", "TGB-MOVE-18")
def test_a_move_names_its_end_and_points_that_are_left_are_lost() -> None:
    g = turn()
    do(g, "move", "space B4")
    wide = scene("B....d\n" + "......\n" * 5, beside={"E": "......\n" * 6})
    wide.at[BILL], wide.new_tiles = at(5, 3), 0b11
    run(wide, Activate(BILL))
    do(wide, "move")
    assert (asked(wide), offers(wide)) == ("MoveTile Bill", ["tile 1", "tile 2"])
    assert (asked(g), g.acts) == ("Activation Bill", 1)
    assert why_not(g, "space C4") != ""


@proves("TGB-MOVE-19", "TGB-MOVE-11")
def test_a_destination_is_free_in_reach_and_not_where_one_stands() -> None:
    g = turn("......\n......\n..J...\n..Bo..\n...d..\n......")
    do(g, "move")
    assert {"space C3", "space C4", "space D3", "space D2"}.isdisjoint(offers(g))
    assert [why_not(g, f"space {name}") for name in ("C3", "C4", "D3")] == ["TGB-MOVE-19"] * 3


@proves("TGB-MOVE-12", "TGB-MOVE-13", "TGB-DEC-52")
def test_in_a_fight_fms_enter_only_tiles_with_people_or_monsters_or_just_placed() -> None:
    empty = "......\n" * 6
    g = scene("......\n......\n...B.d\n......\n......\n......", beside={"E": empty})
    run(g, Activate(BILL))
    do(g, "move")
    assert asked(g) == "MoveTo Bill"
    g = scene("......\n......\n...B.d\n......\n......\n......", beside={"E": empty})
    g.new_tiles = 1 << 1
    run(g, Activate(BILL))
    do(g, "move")
    assert (asked(g), offers(g)) == ("MoveTile Bill", ["tile 1", "tile 2"])
    do(g, "tile 2")
    assert {"space A4", "space A3"} < set(offers(g))
    g = scene(
        "......\n......\n...B.d\n......\n......\n......", beside={"E": "......\n......\n....r.\n" + "......\n" * 3}
    )
    run(g, Activate(BILL))
    do(g, "move")
    assert asked(g) == "MoveTile Bill"


@proves("TGB-MOVE-16")
def test_walking_onto_a_trap_has_no_effect() -> None:
    g = turn("......\n......\n......\n.2B...\n...d..\n......")
    do(g, "move", "space B3")
    assert (g.hp[BILL], len(g.traps), told(g, "moves")) == (10, 1, [(BILL, at(2, 3))])


@proves("TGB-STS-06")
def test_a_crippled_fm_cannot_move_for_two_activations() -> None:
    g = scene(ROOM)
    gain(g, BILL, CRIPPLED)
    for _ in range(2):
        run(g, Activate(BILL))
        assert why_not(g, "move") == "TGB-STS-06"
        do(g, "end")
    run(g, Activate(BILL))
    assert "move" in offers(g)


@proves("TGB-STS-05", "TGB-STS-30")
def test_a_stunned_fm_loses_the_token_and_the_turn_but_other_tokens_count() -> None:
    g = scene(ROOM)
    gain(g, BILL, STUNNED)
    gain(g, BILL, BLEED, 2)
    gain(g, BILL, WEAKENED)
    run(g, Activate(BILL))
    assert (asked(g), has(g, BILL, STUNNED)) == ("", False)
    assert (count(g, BILL, WEAKENED), count(g, BILL, BLEED), g.hp[BILL]) == (1, 1, 9)


@proves("TGB-STS-03", "TGB-EX-15")
def test_bleed_2_costs_1_hp_at_the_end_of_each_of_two_activations() -> None:
    g = scene(ROOM)
    gain(g, BILL, BLEED, 2)
    seen = []
    for _ in range(3):
        run(g, Activate(BILL))
        do(g, "end")
        seen.append((g.hp[BILL], count(g, BILL, BLEED)))
    assert seen == [(9, 1), (8, 0), (8, 0)]
    g = scene(ROOM)
    gain(g, BILL, BLEED)
    gain(g, BILL, WEAKENED)
    run(g, EndActivation(BILL))
    assert (count(g, BILL, WEAKENED), g.active, g.hp[BILL]) == (1, -1, 9)
    g.at[BILL] = -1
    run(g, EndActivation(BILL))
    assert (count(g, BILL, WEAKENED), g.active) == (1, -1)  # who has left the map does not go on


@proves("TGB-STS-28")
@pytest.mark.parametrize(("before", "seen"), [(0, [(10, 2), (9, 1), (8, 0)]), (1, [(9, 2), (8, 1), (7, 0)])])
def test_bleed_gained_in_the_own_activation_waits_for_the_next(before: int, seen: list[tuple[int, int]]) -> None:
    g = scene(ROOM)
    if before:
        gain(g, BILL, BLEED, before)
    run(g, Activate(BILL))
    gain(g, BILL, BLEED, 2)
    found = []
    for _ in range(3):
        do(g, "end")
        found.append((g.hp[BILL], count(g, BILL, BLEED)))
        run(g, Activate(BILL))
    assert found == seen
    do(g, "end")
    assert g.active == -1  # what comes now is not of the own activation


@proves("TGB-STS-22", "TGB-STS-23")
def test_charged_allows_a_third_action_but_not_the_same_twice() -> None:
    g = scene(ROOM)
    gain(g, BILL, CHARGED)
    run(g, Activate(BILL))
    do(g, "move", "space B4", "offensive")
    assert (asked(g), why_not(g, "offensive")) == ("Activation Bill", "TGB-ACT-03")
    do(g, "defensive")
    assert asked(g) == ""


@proves("TGB-STS-24", "TGB-STS-25")
def test_charged_allows_both_stances_but_never_first() -> None:
    g = scene(ROOM)
    gain(g, BILL, CHARGED)
    run(g, Activate(BILL))
    assert (why_not(g, "offensive"), why_not(g, "defensive")) == ("TGB-ACT-15", "TGB-ACT-12")
    do(g, "move", "space B4", "defensive", "offensive")
    assert sorted([die_of(chip) for chip in g.chips[BILL]]) == [TRQ, T]


@proves("TGB-ACT-11", "TGB-ACT-12", "TGB-ACT-13")
def test_defensive_stance_is_a_second_action_and_lasts_to_the_end_of_the_next_activation() -> None:
    g = turn()
    assert why_not(g, "defensive") == "TGB-ACT-12"
    do(g, "move", "space B4", "defensive")
    assert [die_of(chip) for chip in g.chips[BILL]] == [T]
    run(g, Activate(BILL))
    do(g, "end")
    assert g.chips[BILL] == ()


@proves("TGB-ACT-14", "TGB-ACT-15", "TGB-ACT-16")
def test_offensive_stance_is_a_second_action_and_its_chip_goes_with_the_next_activation() -> None:
    g = turn()
    assert why_not(g, "offensive") == "TGB-ACT-15"
    do(g, "move", "space B4", "offensive")
    assert [die_of(chip) for chip in g.chips[BILL]] == [TRQ]
    run(g, Activate(BILL))
    do(g, "end")
    assert g.chips[BILL] == ()


@proves("TGB-EX-19")
@pytest.mark.parametrize(("again", "chips"), [(False, 0), (True, 2)])
def test_maddoxs_stance_and_the_next_activation(again: bool, chips: int) -> None:
    g = scene("......\n......\n......\n..M...\n......\n.....d")
    run(g, Activate(MADDOX))
    do(g, "move", "space B4", "offensive")
    run(g, Activate(MADDOX))
    do(g, "move", "space C3", *(["offensive"] if again else ["end"]))
    assert len(g.chips[MADDOX]) == chips


@proves("TGB-TAL-03", "TGB-TAL-29", "TGB-CHIP-04")
def test_calloused_hands_and_short_fuse_replace_the_chip_of_a_stance() -> None:
    g = scene("BM....\n...d..")
    learn(g, BILL, "Calloused Hands")
    learn(g, MADDOX, "Short Fuse")
    run(g, Activate(BILL))
    do(g, "move", "space B1", "defensive")
    run(g, Activate(MADDOX))
    do(g, "move", "space C2", "offensive")
    assert ([die_of(c) for c in g.chips[BILL]], [die_of(c) for c in g.chips[MADDOX]]) == ([BR], [LB])


@proves("TGB-ACT-17", "TGB-ACT-18", "TGB-DEC-19")
def test_loot_takes_a_treasure_next_to_or_under_one() -> None:
    g = turn("......\n.....d\n......\n..B...\n.$$...\n....$.")
    do(g, "loot")
    assert len(offers(g)) == 2
    do(g, offers(g)[0])
    assert len(g.treasures) == 2
    g = scene("......\n.....d\n......\n..B...\n......\n......")
    g.treasures = ((g.at[BILL], 2),)
    run(g, Activate(BILL))
    do(g, "loot")
    assert not g.treasures
    assert told(g, "loots") == [(BILL, 1)]
    g = turn("......\n.....d\n......\n..B...\n......\n..$...")
    assert why_not(g, "loot") == "TGB-ACT-35"


@proves("TGB-ACT-19", "TGB-ACT-20", "TGB-CARD-39")
def test_an_item_is_used_from_the_equipped_position_and_goes_back_to_its_deck() -> None:
    g = turn(ROOM, BILL, "Soda Pop", "Band-Aids")
    g.fp[BILL], g.hp[BILL] = 0, 5
    deck = len(g.decks[4])
    do(g, "item")
    assert (g.fp[BILL], g.hp[BILL], len(g.decks[4]), g.acts) == (3, 5, deck + 1, 1)
    assert why_not(g, "item") == "TGB-ACT-03"


@proves("TGB-ACT-21", "TGB-ACT-34", "TGB-ACT-03")
def test_an_item_that_costs_no_action_is_used_besides_two_actions() -> None:
    g = turn(ROOM, BILL, "Glow Stick")
    do(g, "move", "space B4", "offensive")
    assert offers(g) == ["item", "end"]
    do(g, "item")
    assert (g.acts, asked(g)) == (2, "")


@proves("TGB-ACT-33", "TGB-DEC-09")
def test_an_fm_may_use_fewer_actions_or_none() -> None:
    g = turn()
    do(g, "end")
    assert (g.acts, asked(g)) == (0, "")


@proves("TGB-ACT-35")
def test_an_action_without_effect_is_not_offered() -> None:
    g = turn("TTT...\nTBT...\nTTT..d\n......\n......\n......")
    g.fp[BILL] = 0
    assert offers(g) == ["end"]
    names = ("move", "attack", "talent", "loot", "ready", "stash")
    assert [why_not(g, name) for name in names] == ["TGB-ACT-35"] * 6
    assert why_not(g, "item") == "TGB-CMP-20"


@proves("TGB-ACT-09", "TGB-ACT-10", "TGB-STAT-03")
def test_a_talent_costs_an_action_and_fp_and_needs_them() -> None:
    g = scene("......\n......\n......\n..A...\n......\n.....d")
    g.fp[AVELYNN] = 1
    run(g, Activate(AVELYNN))
    do(g, "talent", "use Quick Feet", "space C4")
    assert (g.fp[AVELYNN], g.acts, told(g, "talent")) == (0, 1, [(AVELYNN, 16)])
    assert why_not(g, "talent")
    run(g, Activate(AVELYNN))
    assert "talent" not in offers(g)
    from hauntbox.games.betwixt.rules.gear.talents import bars_talent

    assert bars_talent(g, AVELYNN, 16, False) == "TGB-ACT-10"


@proves("TGB-RNG-13")
def test_each_shot_spends_a_token_and_an_empty_ammo_card_goes_back() -> None:
    g = turn("......\n......\nB..d..\n......\n......\n......", BILL, "BB Pistol", "BBs")
    deck = len(g.decks[0])
    rig(g, LG=1, LB=1)
    do(g, "attack")
    assert tokens_on(g, "BBs") == 5
    bare = turn("Bd....\n......")
    before = bare.tokens[:]
    do(bare, "attack")
    assert bare.tokens == before
    g.tokens[g.tokens.index(5)] = 1
    run(g, Activate(BILL))
    do(g, "attack")
    assert (len(g.decks[0]), tokens_on(g, "BBs")) == (deck + 1, 6)
    assert FIRST["BBs"] not in g.cards[BILL]


@proves("TGB-DEC-54", "TGB-DEC-55", "TGB-DEC-09")
def test_weapon_and_target_are_asked_where_there_are_several() -> None:
    g = turn("......\n......\n..B...\n..dr..\n......\n......", BILL, "Rolling Pin", "Kitchen Knife")
    do(g, "attack")
    assert offers(g) == ["with left hand", "with right hand"]
    do(g, "with right hand")
    assert offers(g) == ["foe Guard Dog 1", "foe Barn Rat 1"]
    do(g, "foe Barn Rat 1")
    assert (g.hitter, g.victim) == (BILL, SECOND)


# Preparation ---------------------------------------------------------------------------------------------------------


@proves("TGB-CMB-01", "TGB-CMB-02", "TGB-DEC-51")
def test_in_preparation_one_of_seven_actions_and_no_move_attack_or_loot() -> None:
    g = scene(ROOM.replace("..B...", "$.BJ.."))
    give(g, BILL, "Soda Pop", "Rolling Pin")
    g.fp[BILL], g.treasures = 1, ((g.at[BILL], 2),)
    run(g, PREPARE)
    do(g, "who Bill")
    assert set(offers(g)) == {"defensive", "offensive", "item", "ready", "trade", "stash", "end"}
    assert [why_not(g, name) for name in ("move", "attack", "loot")] == ["TGB-CMB-02"] * 3
    passing = scene(ROOM)
    run(passing, PREPARE)
    do(passing, "who Bill", "end")
    assert (asked(passing), passing.prepared, passing.acts) == ("", 1, 0)
    do(g, "defensive")
    assert asked(g) == "Prepare Family"


@proves("TGB-CMB-03", "TGB-CMB-04")
def test_no_attack_talents_in_preparation_but_stances_at_once() -> None:
    g = scene(ROOM)
    run(g, PREPARE)
    do(g, "who Bill")
    assert ("talent" in offers(g), "offensive" in offers(g)) == (False, True)
    from hauntbox.games.betwixt.rules.gear.talents import bars_talent

    assert bars_talent(g, BILL, 0, True) == "TGB-CMB-03"


@proves("TGB-CMB-42", "TGB-DEC-50", "TGB-ACT-32")
def test_the_players_choose_the_order_and_nobody_prepares_twice() -> None:
    g = scene("BJ....\n...d..")
    run(g, PREPARE)
    assert offers(g) == ["who Bill", "who Joan", "nobody"]
    do(g, "who Joan", "end")
    assert (offers(g), why_not(g, "who Joan")) == (["who Bill", "nobody"], "TGB-CMB-42")
    do(g, "nobody")
    assert asked(g) == ""


@proves("TGB-EX-36", "TGB-CARD-40")
def test_an_item_in_the_stash_takes_two_actions_to_get_ready() -> None:
    g = scene(ROOM)
    stash(g, "Soda Pop")
    g.fp[BILL] = 0
    run(g, Activate(BILL))
    do(g, "stash", "nobody", "fetch 1", "ready", "take extra 1", "lay item")
    assert asked(g) == ""
    run(g, Activate(BILL))
    assert "item" in offers(g)


@proves("TGB-STS-31")
def test_tokens_stay_and_do_not_tick_outside_activations() -> None:
    g = scene(ROOM)
    gain(g, BILL, WEAKENED)
    run(g, PREPARE)
    do(g, "who Bill", "end")
    assert count(g, BILL, WEAKENED) == 2


@proves("TGB-DEC-09", "TGB-STAT-06", "TGB-CHIP-04", "TGB-ACT-05", "TGB-ACT-19")
@pytest.mark.parametrize(
    ("act", "question"),
    [
        ("move", "MoveTo Bill"),
        ("attack", "ByWhat Bill"),
        ("talent", "WhichTalent Bill"),
        ("loot", "WhichTreasure Bill"),
        ("item", "OnWhom Bill"),
        ("ready", "PickUp Bill"),
        ("trade", "Partner Bill"),
        ("stash", "PutIn Bill"),
    ],
)
def test_every_action_leads_to_its_own_question(act: str, question: str) -> None:
    g = scene("......\n..$...\n.$BJ..\n...d..\n......\n......")
    give(g, BILL, "Rolling Pin", "Kitchen Knife", "Band-Aids")
    learn(g, BILL, "Bad Joke")
    g.hp[BILL], g.hp[JOAN] = 5, 5
    run(g, Activate(BILL))
    do(g, act)
    assert (asked(g), g.acts) == (question, 0 if act == "talent" else 1)
    assert (g.struck, len(told(g, "uses"))) == (act == "attack", int(act == "item"))


@proves("TGB-CMP-26", "TGB-PAR-08")
@pytest.mark.parametrize(
    ("stashed", "armed", "spaces", "can"),
    [(4, True, 0, True), (5, True, 0, False), (5, False, 3, True), (0, False, 3, False)],
)
def test_the_stash_is_of_use_while_it_has_room_or_a_card_to_take(
    stashed: int, armed: bool, spaces: int, can: bool
) -> None:
    g = scene(ROOM, extra_spaces=spaces)
    stash(g, *["Band-Aids", "Soda Pop", "Candy Bar", "Flash Camera", "Pepper Spray"][:stashed])
    give(g, BILL, *["Golf Club"][: int(armed)])
    assert can_stash(g, BILL) == can


@proves("TGB-STS-03", "TGB-STS-26")
def test_an_activation_ends_though_its_fm_has_left_the_map() -> None:
    g = scene("BJ...d")
    gain(g, BILL, BLEED)
    g.active, g.at[BILL] = BILL, -1
    run(g, EndActivation(BILL))
    assert (g.active, g.hp[BILL]) == (-1, 10)
