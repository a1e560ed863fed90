"""Talents and syringes in use. TAL, INV, ACT"""

from __future__ import annotations

import pytest

from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    THIRD,
    asked,
    at,
    do,
    give,
    hold,
    learn,
    offers,
    rig,
    run,
    scene,
    tokens_on,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.decks import CHERRY_BOMB, FIRST, ROMAN_CANDLE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.words import BLEED, BLIND, CHARGED, REFRESHED, STUNNED, TRQ, WEAKENED
from hauntbox.games.betwixt.rules.attack.chips import die_of
from hauntbox.games.betwixt.rules.attack.means import FIRST_SYRINGE, OWN_DICE, UNARMED, means
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.gear.dashboard import replaced
from hauntbox.games.betwixt.rules.gear.satchel import known, slots
from hauntbox.games.betwixt.rules.gear.striking import FinaleTile, finale_spaces, possible
from hauntbox.games.betwixt.rules.gear.talents import bars_talent, usable
from hauntbox.games.betwixt.state import FIREWORK, POUCH, Farm
from hauntbox.ledger import proves


def turn(drawing: str, fm: int, *names: str) -> Farm:
    """The FM's activation, with these talents."""
    g = scene(drawing)
    learn(g, fm, *names)
    run(g, Activate(fm))
    return g


@proves("TGB-TAL-02")
def test_bad_joke_makes_a_monster_within_4_take_bills_token() -> None:
    g = scene("........\nBJ..d...\n........\n........\n........\n........\n........\n.......d")
    learn(g, BILL, "Bad Joke")
    hold(g, DOG, JOAN)
    hold(g, SECOND, JOAN)
    run(g, Activate(BILL))
    do(g, "talent", "use Bad Joke")
    assert (g.target[DOG], g.target[SECOND], g.fp[BILL]) == (BILL, JOAN, 4)
    g.pool[BILL] = 0
    assert bars_talent(g, BILL, talents.BAD_JOKE, False) in ("TGB-ACT-04", "TGB-ACT-35")


@proves("TGB-TAL-04", "TGB-DEC-95")
def test_walk_it_off_takes_one_harmful_status_and_heals_1() -> None:
    g = scene("BJ....\n.....d")
    learn(g, BILL, "Walk It Off")
    gain(g, JOAN, WEAKENED)
    gain(g, JOAN, STUNNED)
    gain(g, JOAN, CHARGED)
    g.hp[JOAN] = 3
    run(g, Activate(BILL))
    do(g, "talent", "use Walk It Off")
    assert offers(g) == ["cure Stunned", "cure Weakened"]
    do(g, "cure Weakened")
    assert (has(g, JOAN, WEAKENED), has(g, JOAN, STUNNED), has(g, JOAN, CHARGED), g.hp[JOAN]) == (False, True, True, 4)
    one = scene("B.....\n.....d")
    learn(one, BILL, "Walk It Off")
    gain(one, BILL, WEAKENED)
    one.hp[BILL] = 3
    run(one, Activate(BILL))
    do(one, "talent", "use Walk It Off")
    assert (has(one, BILL, WEAKENED), one.hp[BILL], asked(one)) == (False, 4, "Activation Bill")


@proves("TGB-TAL-07", "TGB-DEC-57", "TGB-TAL-46")
@pytest.mark.parametrize(("second", "hp"), [("foe Barn Rat 1", (1, 4)), ("foe Haunt Actor 1", (2, 3))])
def test_big_swing_hits_a_second_monster_for_half(second: str, hp: tuple[int, int]) -> None:
    g = turn("......\n......\n..f...\n..Br..\n...h..\n......", BILL, "Big Swing")
    rig(g, LG=3, LO=5, Br=1)
    do(g, "talent", "use Big Swing", "foe Farmhand 1")
    assert set(offers(g)) == {"foe Barn Rat 1", "foe Haunt Actor 1"}
    do(g, second)
    assert (g.hp[DOG], (g.hp[SECOND], g.hp[THIRD])) == (2, hp)


@proves("TGB-TAL-07")
def test_big_swing_hits_the_only_second_monster_without_a_question() -> None:
    g = turn("......\n......\n..f...\n..Br..\n......\n...h..", BILL, "Big Swing")
    rig(g, LG=3, LO=5, Br=1)
    do(g, "talent", "use Big Swing", "foe Farmhand 1")
    assert (g.hp[DOG], g.hp[SECOND], g.hp[THIRD], asked(g)) == (2, 1, 4, "Activation Bill")
    weak = turn("......\n......\n..f...\n..Br..\n...h..\n......", BILL, "Big Swing")
    rig(weak, LG=3, LO=1, Br=1)
    do(weak, "talent", "use Big Swing", "foe Farmhand 1")
    assert (weak.hp[DOG], weak.hp[SECOND], asked(weak)) == (4, 2, "Activation Bill")  # half of 1 is nothing
    alone = turn("......\n......\n..f...\n..B...\n......\n...h..", BILL, "Big Swing")
    rig(alone, LG=3, LO=5, Br=1)
    do(alone, "talent", "use Big Swing")
    assert (alone.hp[DOG], alone.hp[SECOND], asked(alone)) == (2, 4, "Activation Bill")


@proves("TGB-TAL-09", "TGB-DEC-98", "TGB-TAL-44")
def test_fill_a_syringe_loads_a_known_one_into_a_free_slot() -> None:
    g = scene("J.....\n.....d")
    assert (slots(g), bars_talent(g, JOAN, talents.FILL_A_SYRINGE, False)) == (1, "TGB-ACT-35")
    g.syringes = ()
    run(g, Activate(JOAN))
    do(g, "talent", "use Fill a Syringe")
    assert offers(g) == ["use Remedy", "use Antidote"]
    do(g, "use Antidote")
    assert list(g.syringes) == [1]
    assert g.fp[JOAN] == 7


@proves("TGB-TAL-11", "TGB-TAL-12", "TGB-TAL-42")
def test_recipes_teach_syringes() -> None:
    g = scene("J.....\n.....d")
    assert known(g) == [0, 1]
    learn(g, JOAN, "Stimulant Recipe")
    assert known(g) == [0, 1, 2, 3]
    learn(g, JOAN, "Venom Recipe")
    assert known(g) == [0, 1, 2, 3, 4, 5]


@proves("TGB-TAL-14")
def test_second_pocket_can_be_bought_twice() -> None:
    g = scene("J.....\n.....d")
    learn(g, JOAN, "Second Pocket")
    assert slots(g) == 2
    g.talents[JOAN] |= 1 << talents.SECOND_POCKET_TWICE
    assert slots(g) == 3
    assert len(talents.TALENTS) == talents.SECOND_POCKET_TWICE  # the bit behind all talents


@proves("TGB-TAL-10")
def test_bedside_manner_heals_2_within_3_spaces() -> None:
    g = scene("........\nJ..B...A\n........\n........\n........\n........\n........\n.......d")
    learn(g, JOAN, "Bedside Manner")
    g.hp[BILL], g.hp[AVELYNN] = 5, 1
    run(g, Activate(JOAN))
    do(g, "talent", "use Bedside Manner")
    assert (g.hp[BILL], g.hp[AVELYNN], g.fp[JOAN]) == (7, 1, 6)


@proves("TGB-TAL-13")
def test_mothers_glare_weakens_a_monster_within_3_spaces() -> None:
    g = turn("........\nJ..d...d\n........\n........\n........\n........\n........\n........", JOAN, "Mother's Glare")
    do(g, "talent", "use Mother's Glare")
    assert (has(g, DOG, WEAKENED), has(g, SECOND, WEAKENED)) == (True, False)


@proves("TGB-TAL-15")
def test_triage_heals_and_stops_bleed_within_2_spaces() -> None:
    g = scene("........\nJ.B.A...\n........\n........\n........\n........\n........\n.......d")
    learn(g, JOAN, "Triage")
    for fm in (JOAN, BILL, AVELYNN):
        g.hp[fm] = 3
        gain(g, fm, BLEED, 2)
    run(g, Activate(JOAN))
    do(g, "talent", "use Triage")
    assert [(g.hp[fm], count(g, fm, BLEED)) for fm in (JOAN, BILL, AVELYNN)] == [(4, 0), (4, 0), (3, 2)]


@proves("TGB-TAL-41", "TGB-TAL-42")
def test_a_helpful_syringe_on_oneself_or_a_neighbour_costs_an_action_and_no_fp_and_is_used_up() -> None:
    g = scene("JB....\n.....d")
    g.hp[BILL], g.hp[JOAN] = 5, 5
    run(g, Activate(JOAN))
    do(g, "talent", "use Remedy", "who Bill")
    assert (g.hp[BILL], g.syringes, g.acts, g.fp[JOAN]) == (8, (), 1, 8)
    far = scene("J.B...\n.....d")
    far.hp[BILL] = 5
    assert usable(far, JOAN, False) == []


@proves("TGB-TAL-41", "TGB-ACT-05", "TGB-TAL-46")
def test_a_harmful_syringe_is_an_attack_talent_on_an_adjacent_monster() -> None:
    g = scene("Jd....\n......")
    g.syringes = (4,)
    run(g, Activate(JOAN))
    rig(g, LG=3, LB=2, T=1)
    do(g, "talent", "use Sedative")
    assert (has(g, DOG, STUNNED), g.struck, len(g.syringes)) == (True, True, 0)
    assert possible(g, JOAN, FIRST_SYRINGE + 4) == [means(0, OWN_DICE, FIRST_SYRINGE + 4)]
    shooter = scene("Md....\n......")
    give(shooter, MADDOX, "Slingshot")
    assert possible(shooter, MADDOX, talents.DAD_STRENGTH) == [means(0, UNARMED, talents.DAD_STRENGTH)]
    assert possible(shooter, MADDOX, talents.FINISHING_MOVE) == [means(0, 0, talents.FINISHING_MOVE)]
    assert why_not(g, "attack") == "TGB-ACT-05"


@proves("TGB-TAL-42", "TGB-TAL-43", "TGB-DEC-57")
@pytest.mark.parametrize(("syringe", "name"), [(1, "Antidote"), (2, "Stimulant"), (3, "Tonic")])
def test_antidote_stimulant_and_tonic(syringe: int, name: str) -> None:
    g = scene("JB....\n.....d")
    g.syringes = (syringe,)
    for status in (WEAKENED, STUNNED):
        gain(g, BILL, status)
    g.hp[BILL] = 5
    run(g, Activate(JOAN))
    do(g, "talent", f"use {name}")
    if asked(g) == "OnSomebody Joan":
        do(g, "who Bill")
    assert (has(g, BILL, WEAKENED), has(g, BILL, CHARGED), has(g, BILL, REFRESHED)) == (
        syringe != 1,
        syringe == 2,
        syringe == 3,
    )


@proves("TGB-TAL-45")
def test_each_syringe_counts_as_a_talent_of_its_own_name() -> None:
    g = scene("JB....\n.....d")
    g.syringes = (0, 0, 1)
    g.hp[BILL] = 1
    gain(g, BILL, WEAKENED)
    run(g, Activate(JOAN))
    do(g, "talent", "use Remedy", "talent")
    assert (why_not(g, "use Remedy"), "use Antidote" in offers(g)) == ("TGB-ACT-04", True)


@proves("TGB-TAL-16", "TGB-DEC-56", "TGB-ACT-02")
def test_steady_hands_use_a_syringe_on_an_fm_without_an_action_once() -> None:
    g = scene("JB....\n.....d")
    learn(g, JOAN, "Steady Hands")
    g.syringes, g.hp[BILL] = (0, 1), 1
    gain(g, BILL, WEAKENED)
    run(g, Activate(JOAN))
    do(g, "move", "space A1", "offensive", "talent")
    assert why_not(g, "use Fill a Syringe") == "TGB-ACT-02"
    assert (why_not(g, "use Remedy"), g.free, g.acts) == ("", 0, 2)
    do(g, "use Remedy")
    assert (g.acts, g.hp[BILL], asked(g)) == (2, 4, "")


@proves("TGB-TAL-17")
def test_quick_feet_move_3_spaces_past_monsters_and_are_no_move_action() -> None:
    g = turn("A.d.....\nTTTTTTTT", AVELYNN)
    do(g, "talent", "use Quick Feet", "space D2")
    assert (g.at[AVELYNN], "move" in offers(g)) == (at(4, 2), True)


@proves("TGB-TAL-20")
def test_pep_talk_gives_another_a_chip_and_1_fp() -> None:
    g = scene("A...B...\n.......J\n.......d")
    learn(g, AVELYNN, "Pep Talk")
    g.fp[BILL] = 1
    run(g, Activate(AVELYNN))
    do(g, "talent", "use Pep Talk")
    assert ([die_of(chip) for chip in g.chips[BILL]], g.fp[BILL], g.fp[AVELYNN]) == ([TRQ], 2, 4)


@proves("TGB-TAL-21", "TGB-DEC-09", "TGB-ACT-03")
def test_sticky_fingers_loot_without_an_action_once() -> None:
    g = scene("......\n......\n.$A$..\n......\n......\n.....d")
    learn(g, AVELYNN, "Sticky Fingers")
    run(g, Activate(AVELYNN))
    do(g, "loot", offers_after(g, "loot"))
    assert g.acts == 0
    do(g, "loot")
    assert (g.acts, len(g.treasures)) == (1, 0)


def offers_after(g: Farm, text: str) -> str:
    twin = g.clone()
    twin.events = []
    do(twin, text)
    return offers(twin)[0]


@proves("TGB-TAL-25", "TGB-INV-08")
def test_make_a_bottle_rocket_adds_a_token_up_to_three() -> None:
    g = turn("M.....\n.....d", MADDOX)
    do(g, "talent", "use Make a Bottle Rocket")
    assert (tokens_on(g, "Bottle Rocket"), g.fp[MADDOX]) == (2, 6)
    g.tokens[TOKEN_PLACE[FIRST["Bottle Rocket"]]] = 3
    g.talented = 0
    assert bars_talent(g, MADDOX, talents.MAKE_A_BOTTLE_ROCKET, False) == "TGB-ACT-35"
    two = scene("M.....\n.....d")
    learn(two, MADDOX, "Roman Candle")
    two.cards[MADDOX] = replaced(two.cards[MADDOX], {0: ROMAN_CANDLE})
    run(two, Activate(MADDOX))
    do(two, "talent", "use Make a Bottle Rocket")
    assert asked(two) == "WhichFirework Maddox"


@proves("TGB-TAL-40", "TGB-DEC-99", "TGB-TAL-39")
def test_any_firework_card_may_be_refilled_the_cherry_bomb_for_2_fp() -> None:
    g = scene("M.....\n.....d")
    learn(g, MADDOX, "Roman Candle", "Cherry Bomb")
    g.cards[MADDOX] = replaced(g.cards[MADDOX], {0: ROMAN_CANDLE, POUCH + 1: CHERRY_BOMB})
    g.tokens[TOKEN_PLACE[CHERRY_BOMB]] = 0
    give(g, MADDOX, "BBs")
    g.tokens[TOKEN_PLACE[FIRST["BBs"]]] = 1  # which is no firework
    run(g, Activate(MADDOX))
    do(g, "talent", "use Make a Bottle Rocket")
    assert set(offers(g)) == {"refill Bottle Rocket", "refill Roman Candle", "refill Cherry Bomb"}
    do(g, "refill Cherry Bomb")
    assert (tokens_on(g, "Cherry Bomb"), g.fp[MADDOX]) == (1, 5)


@proves("TGB-EX-52", "TGB-DEC-63", "TGB-ACT-36")
def test_maddox_readies_the_rocket_fires_it_and_makes_another() -> None:
    g = scene("......\n......\nM.d...\n......\n......\n......")
    give(g, MADDOX, "Slingshot")
    run(g, Activate(MADDOX))
    rig(g, LG=6, G=2, DY=2, T=3)
    do(g, "ready", "take pouch 1", "lay left hand")
    if asked(g).startswith("PickUp"):
        do(g, "stop")
    do(g, "attack")
    assert offers(g) == ["buy 1", "stop"]
    do(g, "stop")
    assert (g.hp[DOG], tokens_on(g, "Bottle Rocket")) == (1, 0)
    run(g, Activate(MADDOX))
    do(g, "talent", "use Make a Bottle Rocket")
    assert (g.fp[MADDOX], "attack" in offers(g)) == (6, True)


@proves("TGB-TAL-26", "TGB-TAL-49", "TGB-DEC-58")
def test_firecrackers_are_laid_on_a_free_adjacent_floor_space_two_at_most() -> None:
    g = scene("......\n......\n.oMd..\n..1...\n......\n......")
    learn(g, MADDOX, "Lay Firecrackers")
    run(g, Activate(MADDOX))
    do(g, "talent", "use Lay Firecrackers")
    assert {"way w", "way e", "way s"}.isdisjoint(offers(g))
    assert why_not(g, "way s") == "TGB-TAL-49"
    do(g, "way n")
    g.traps = (*g.traps, (0, FIREWORK, MADDOX))
    rat, first, second = g.traps
    g.talented = 0
    do(g, "talent", "use Lay Firecrackers", offers_after_two(g))
    assert first not in g.traps
    assert g.traps[:2] == (rat, second)
    assert len([trap for trap in g.traps if trap[1] == FIREWORK]) == 2


def offers_after_two(g: Farm) -> str:
    twin = g.clone()
    twin.events = []
    do(twin, "talent", "use Lay Firecrackers")
    return offers(twin)[0]


@proves("TGB-TAL-28")
def test_a_smoke_bomb_blinds_all_adjacent_monsters() -> None:
    g = turn("......\n......\n..dr..\n..M...\n......\n....d.", MADDOX, "Smoke Bomb")
    do(g, "talent", "use Smoke Bomb")
    assert [has(g, m, BLIND) for m in (DOG, SECOND, THIRD)] == [True, True, False]


@proves("TGB-TAL-32", "TGB-TAL-48", "TGB-DEC-58")
def test_grand_finale_rolls_once_and_every_monster_around_the_space_defends() -> None:
    g = turn("........\n........\nM...f.A.\n....f...\n........\n.......f\n........\n........", MADDOX, "Grand Finale")
    rig(g, LG=3, LB=2, B=2, DY=4, Br=(1, 2))
    do(g, "talent", "use Grand Finale", "space E6")
    assert [5 - g.hp[m] for m in (DOG, SECOND, THIRD)] == [2, 1, 0]
    assert (g.hp[AVELYNN], g.fp[MADDOX], g.drawn["DY"], g.drawn["Br"]) == (8, 3, 1, 2)
    assert (g.struck, g.hits, g.hitter) == (True, g.hits[:3], MADDOX)
    for status, purpose, shown in ((BLIND, "blind", 4), (None, "obstruction", 2)):
        yard = "........\n........\nM...f...\n....f...\n........\n........\n........\n........"
        g = turn(yard if status else yard.replace("\n....f", "\nr...f"), MADDOX, "Grand Finale")
        if status:
            gain(g, MADDOX, status)
        else:
            hold(g, SECOND, MADDOX)
        hp = g.hp[DOG:]
        g.rig(purpose, shown)
        do(g, "talent", "use Grand Finale", "space E6")
        assert (g.hp[DOG:], g.hits) == (hp, ())  # the penalty spoils all of it


@proves("TGB-TAL-32")
def test_grand_finale_is_fired_at_a_space_in_range_and_sight() -> None:
    g = scene("........\n........\nM.T.f...\n........\n........\n........\n........\n........")
    spaces = finale_spaces(g, MADDOX)
    assert not spaces >> at(5, 6) & 1  # behind the tall obstacle
    assert spaces >> at(3, 5) & 1
    assert not spaces >> at(6, 6) & 1
    assert not spaces & 1  # too far from the monster


@proves("TGB-TAL-33", "TGB-ACT-09")
def test_passives_and_reactions_are_not_chosen_as_actions() -> None:
    g = scene("Bd....\n......")
    learn(g, BILL, "Not My Kids", "Calloused Hands")
    assert [bars_talent(g, BILL, n, False) for n in (talents.NOT_MY_KIDS, talents.CALLOUSED_HANDS)] == [
        "TGB-ACT-09"
    ] * 2
    assert told(g, "talent") == []


@proves("TGB-TAL-32", "TGB-DEC-52")
def test_grand_finale_over_two_tiles_asks_for_the_tile_first() -> None:
    g = scene(
        "......\n......\n....Md\n......\n......\n......", beside={"E": "......\n......\n.f....\n" + "......\n" * 3}
    )
    g.new_tiles = 1 << 1
    run(g, FinaleTile(MADDOX))
    assert offers(g) == ["tile 1", "tile 2"]
    assert why_not(g, "tile 3") == "TGB-TAL-32"
    do(g, "tile 2")
    assert asked(g) == "FinaleSpace Maddox"
