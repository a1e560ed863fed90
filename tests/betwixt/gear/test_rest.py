"""What the other files leave: levels, talents gained, numbers that can be changed, small rules. FAM, STAT, PAR, CARD"""

from __future__ import annotations

import pytest

from betwixt.scenes import (
    BILL,
    DOG,
    JOAN,
    MADDOX,
    asked,
    at,
    do,
    give,
    names_of,
    offers,
    rig,
    run,
    scene,
    tokens_on,
    told,
)
from hauntbox.games.betwixt.cards import monsters, talents
from hauntbox.games.betwixt.cards.equipment import EQUIPMENT
from hauntbox.games.betwixt.cards.monster_weapons import COPIES, WEAPONS
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import DAMAGE_DICE, DEFENSE_DICE, DICE, HIT_DICE, TRQ, WEAKENED, T
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.chips import die_of, gain_chip
from hauntbox.games.betwixt.rules.attack.gather import attack_dice, defenses
from hauntbox.games.betwixt.rules.attack.means import BLOWS, UNARMED, blow_of, is_ranged, means
from hauntbox.games.betwixt.rules.attack.statuses import count, gain
from hauntbox.games.betwixt.rules.attack.stumbling import stumble
from hauntbox.games.betwixt.rules.attack.traps import flies
from hauntbox.games.betwixt.rules.dice import roll_dice
from hauntbox.games.betwixt.rules.fight.defeat import learn
from hauntbox.games.betwixt.rules.fight.monsters import plan
from hauntbox.games.betwixt.rules.fight.rounds import START, fight
from hauntbox.games.betwixt.rules.fight.spawning import spawn
from hauntbox.games.betwixt.rules.fight.targets import aim_of, put_in
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.fight.victory import REWARD, SETTLED
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.gear.found import find_book
from hauntbox.games.betwixt.rules.gear.learning import bars_learning, gain_level, learn_talent
from hauntbox.games.betwixt.rules.hooks import ANSWERS
from hauntbox.games.betwixt.rules.setup import lay_decks, set_table
from hauntbox.games.betwixt.scene.legend import monster_text, printed
from hauntbox.games.betwixt.state import COMBAT, EXPLORATION, GUEST, POUCH, Farm
from hauntbox.games.betwixt.state import monsters as monsters_of
from hauntbox.ledger import proves
from hauntbox.ledger.rules import ledger


@proves("TGB-STAT-16", "TGB-FAM-07")
def test_a_level_or_a_talent_that_raises_a_maximum_raises_the_value_too() -> None:
    g = scene("B.....\n.....d")
    g.hp[BILL] = 4
    gain_level(g, BILL)
    assert (g.hp[BILL], gear(g, BILL).hp, g.points[BILL]) == (6, 12, 1)
    learn_talent(g, BILL, talents.WEEKEND_WARRIOR)
    assert (g.hp[BILL], gear(g, BILL).hp) == (9, 15)


@proves("TGB-FAM-08", "TGB-CAMP-05")
def test_talents_of_two_points_are_open_from_level_3() -> None:
    g = scene("B.....\n.....d")
    g.points[BILL] = 2
    assert bars_learning(g, BILL, talents.BAD_JOKE) == ""
    assert bars_learning(g, BILL, talents.BIG_SWING) == "TGB-FAM-08"
    g.level[BILL] = 3
    assert bars_learning(g, BILL, talents.BIG_SWING) == ""
    g.points[BILL] = 1
    assert bars_learning(g, BILL, talents.BIG_SWING) == "TGB-CAMP-05"
    assert bars_learning(g, JOAN, talents.BAD_JOKE) == "TGB-CAMP-05"
    g.points[JOAN] = 9
    for bought in range(3):  # all talents once, and this one twice
        assert bars_learning(g, JOAN, talents.SECOND_POCKET) == ("TGB-CAMP-05" if bought == 2 else "")
        learn_talent(g, JOAN, talents.SECOND_POCKET)


@proves("TGB-TAL-27", "TGB-TAL-31")
def test_firework_talents_open_a_slot_with_their_card() -> None:
    g = scene("M.....\n.....d")
    learn_talent(g, MADDOX, talents.ROMAN_CANDLE)
    learn_talent(g, MADDOX, talents.CHERRY_BOMB)
    assert names_of(g, MADDOX)[POUCH:] == ["Bottle Rocket", "Roman Candle", "Cherry Bomb"]


@proves("TGB-TAL-37", "TGB-TAL-38", "TGB-TAL-39")
def test_every_firework_card_comes_with_one_token() -> None:
    g = Farm()
    set_table(g)
    assert [tokens_on(g, name) for name in ("Bottle Rocket", "Roman Candle", "Cherry Bomb")] == [1, 1, 1]
    assert (tokens_on(g, "Lawn Darts"), tokens_on(g, "BBs")) == (3, 6)


@proves("TGB-SET-05", "TGB-CMP-18", "TGB-RND-18")
def test_six_decks_are_shuffled_separately_and_only_the_base_equipment_is_there() -> None:
    first, second = Farm(), Farm()
    first.seed, second.seed = "one", "two"
    set_table(first)
    set_table(second)
    assert [len(deck) for deck in first.decks] == [31, 0, 0, 0, 26, 12, 20]
    assert [len(deck) for deck in first.arms] == [15, 17]
    assert first.arms_out == [(), ()]
    give(first, 0, "Golf Club")
    first.stash = (next(card for card in first.decks[4]),)
    lay_decks(first, ())
    assert [len(deck) for deck in first.decks] == [30, 0, 0, 0, 25, 12, 20]
    assert first.cards[0][0] not in first.decks[0]
    first.cards[0], first.stash = second.cards[0], ()
    lay_decks(first, ())
    for a, b in zip([*first.decks, *first.arms], [*second.decks, *second.arms], strict=True):
        assert sorted(a) == sorted(b)
        assert a != b or not a


@proves("TGB-FAM-05", "TGB-PAR-02", "TGB-SET-04")
@pytest.mark.parametrize("tokens", [6, 9])
def test_each_fm_has_six_target_tokens(tokens: int) -> None:
    g = scene("B.....\n.....d", fm_tokens=tokens)
    put_in(g, JOAN)
    assert g.pool[JOAN] == tokens


@proves("TGB-PAR-10", "TGB-PAR-11")
@pytest.mark.parametrize("limit", [2, 4])
def test_the_limits_of_dice_can_be_changed(limit: int) -> None:
    g = scene("Bd....", hit_color_limit=limit, defense_limit=limit)
    gain_chip(g, BILL, TRQ, 6)
    gain_chip(g, BILL, T, 6)
    g.hitter, g.victim, g.means = BILL, DOG, means(0, UNARMED)
    assert attack_dice(g, blow_of(g, BILL, g.means)).count(TRQ) == limit
    assert {len(some) for some in defenses(g, BILL)} == {limit}


@proves("TGB-PAR-12", "TGB-PAR-13")
@pytest.mark.parametrize(("miss", "need", "rolled"), [(2, 5, False), (1, 5, True), (1, 6, False)])
def test_the_numbers_of_penalty_dice_can_be_changed(miss: int, need: int, rolled: bool) -> None:
    g = scene("M.....\n.d....", penalty_miss=miss, blind_need=need)
    give(g, MADDOX, "Slingshot")
    gain(g, MADDOX, 3)
    g.rig("blind", 5)
    g.rig("obstruction", 2)
    attack(g, MADDOX, DOG, means(0))
    g.settle()
    assert bool(g.hits) == rolled


@proves(*[f"TGB-CARD-{n:02}" for n in (1, 3, 5, 6, 7, 12, 14)])
@pytest.mark.parametrize("card", MONSTERS, ids=[card.name for card in MONSTERS])
def test_a_monster_card_lists_stats_attack_type_dice_effects_and_elements(card: monsters.Monster) -> None:
    assert min(card.hp, card.strength, card.acc, card.agi, card.spd) >= 1
    assert card.attack in (monsters.DRAWS, monsters.MELEE, monsters.RANGED)
    assert set(card.hit) <= set(range(5))
    assert set(card.defense) <= {9, 10, 11}
    assert len(card.elements) == 4
    assert all(cost in (1, 2) for cost, _, _ in card.effects)


@proves("TGB-CARD-11")
def test_a_card_with_the_flight_symbol_gives_flight() -> None:
    g = scene("cdB...")
    assert [flies(g, who) for who in (DOG, DOG + 1, BILL)] == [True, False, False]


@proves("TGB-CARD-19", "TGB-CARD-20", "TGB-CARD-30")
@pytest.mark.parametrize("card", [card for card in EQUIPMENT if card.hands], ids=lambda card: card.name)
def test_a_weapon_lists_damage_kind_and_value(card: object) -> None:
    assert card.damage >= 0  # type: ignore[attr-defined]
    assert card.value > 0  # type: ignore[attr-defined]


@proves("TGB-CARD-21", "TGB-CARD-22", "TGB-CARD-42")
def test_ammo_belongs_to_ranged_and_to_firing_weapons() -> None:
    fires = {card.name: card.ammo for card in EQUIPMENT if card.hands and card.ammo and not card.ranged}
    needs = {card.name: card.ammo for card in EQUIPMENT if card.hands and card.ammo and card.ranged}
    assert fires == {
        "Golf Club": "Golf Balls",
        "Baseball Bat": "Baseballs",
        "Hockey Stick": "Pucks",
        "Tennis Racket": "Tennis Balls",
        "Nail-Studded Bat": "Baseballs",
    }
    assert set(needs.values()) == {"BBs"}
    assert {weapon.name for weapon in WEAPONS if weapon.ranged} == {
        "Corrosive Spit", "Rotten Apples", "Fog Hose", "Attic Crossbow", "Hillbilly Tomahawk", "Haunted Lantern",
    }  # fmt: skip


@proves("TGB-ACT-01")
def test_an_fm_has_one_activation_in_a_round() -> None:
    g = scene("B.....\n.....d")
    g.ready = 1
    run(g, Activate(BILL))
    assert (g.ready, g.active, told(g, "activates")) == (0, 0, [(0,)])
    do(g, "end")
    assert g.active == -1


@proves("TGB-ACT-40")
def test_after_the_attack_action_no_attack_talent_is_offered() -> None:
    g = scene("Bd....\n......")
    run(g, Activate(BILL))
    rig(g, LG=1)
    do(g, "attack")
    assert ("talent" in offers(g), "attack" in offers(g)) == (False, False)


@proves("TGB-STS-34")
def test_stumble_moves_the_target_back_up_to_n_spaces() -> None:
    g = scene("......\n......\nBd....\n......\n......\n......")
    stumble(g, BILL, DOG, 3)
    g.settle()
    do(g, "way e", "way e", "way e")
    assert (g.at[DOG], asked(g)) == (at(5, 4), "")


@proves("TGB-STS-31", "TGB-CMB-30")
def test_after_a_fight_status_tokens_stay_and_the_mission_hears_of_the_victory() -> None:
    heard: list[str] = []

    def answer(g: Farm, trigger: str, facts: tuple[int, ...]) -> None:
        heard.append(trigger)

    g = scene("B.....\n.....d")
    gain(g, BILL, WEAKENED)
    g.at[DOG] = -1
    ANSWERS.append(answer)
    try:
        run(g, SETTLED)
    finally:
        ANSWERS.remove(answer)
    assert (count(g, BILL, WEAKENED), heard) == (2, ["fight-won"])


@proves("TGB-CHIP-01", "TGB-CHIP-07")
def test_chips_of_the_bonus_row_say_which_dice_are_rolled_besides() -> None:
    g = scene("Bg....")
    gain_chip(g, BILL, TRQ)
    assert [die_of(chip) for chip in g.chips[BILL]] == [TRQ]
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert [die >> 3 for die in g.hits] == [0, TRQ]


@proves("TGB-AI-29")
def test_monsters_go_for_guests_as_for_fms() -> None:
    g = scene("d.....\n......\n......\n......\n......\n.....B")
    g.at[GUEST] = at(3, 6)
    g.target[DOG] = GUEST
    space, victim = plan(g, DOG, aim_of(g, DOG), 5)
    assert victim == GUEST
    assert g.map.is_near(space, g.at[GUEST])


@proves("TGB-RNG-08")
def test_tall_obstacles_stop_ranged_attacks_and_low_ones_do_not() -> None:
    from hauntbox.games.betwixt.rules.attack.reach import reach
    from hauntbox.games.betwixt.rules.map.sight import HINDERED, UNSEEN

    assert reach(scene("M.T.d.\nTTTTTT"), MADDOX, True, 8, DOG) == UNSEEN
    assert reach(scene("M.o.d.\nTTTTTT"), MADDOX, True, 8, DOG) == HINDERED


@proves("TGB-INV-11", "TGB-CMP-05")
def test_joans_satchel_starts_with_a_remedy_in_its_one_slot() -> None:
    from hauntbox.games.betwixt.rules.gear.satchel import slots

    g = Farm()
    set_table(g)
    assert (list(g.syringes), slots(g)) == ([talents.REMEDY], 1)


@proves("TGB-CMP-03", "TGB-CMP-29")
def test_agi_and_spd_are_printed_and_cards_add_to_what_is_printed() -> None:
    g = scene("B.....\n.....d")
    assert (gear(g, BILL).agi, gear(g, BILL).spd, gear(g, BILL).armor) == (1, 4, 0)
    give(g, BILL, "Sneakers", "Leather Jacket", "Oven Mitts")
    assert (gear(g, BILL).agi, gear(g, BILL).spd, gear(g, BILL).armor, gear(g, BILL).elements) == (
        1,
        5,
        1,
        (0, 1, 1, 1),
    )


@proves("TGB-CMP-08", "TGB-CARD-03")
def test_a_group_shares_one_card_which_says_how_it_attacks() -> None:
    g = scene("ttp...\nB.....")
    assert [is_ranged(g, m) for m in (DOG, DOG + 1, DOG + 2)] == [True, True, True]
    melee = scene("kk....\nB.....")
    assert [is_ranged(melee, m) for m in (DOG, DOG + 1)] == [False, False]
    BLOWS.clear()
    assert blow_of(melee, DOG, 0) == blow_of(melee, DOG + 1, 0)
    card = MONSTERS[melee.kind[DOG]]
    assert (blow_of(melee, DOG, 0).hit, blow_of(melee, DOG, 0).stat) == (card.hit, card.strength)
    assert monster_text(card) == printed()[f"m-{melee.kind[DOG]}"].text


@proves("TGB-CMP-11")
def test_a_weapon_card_adds_to_its_own_monster_only() -> None:
    g = scene("dd....\nB.....")
    g.weapon[DOG] = 0
    own, bare, card = blow_of(g, DOG, 0), blow_of(g, DOG + 1, 0), COPIES[0]
    assert own.hit == (*bare.hit, card.die)
    assert own.effects == (*bare.effects, *card.effects)
    assert (bare.hit, bare.effects) == (MONSTERS[g.kind[DOG]].hit, MONSTERS[g.kind[DOG]].effects)


@proves("TGB-CMP-12")
def test_a_bonus_chip_lasts_until_the_next_matching_roll_and_base_dice_stay() -> None:
    g = scene("Bg....")
    gain_chip(g, BILL, TRQ)
    for dice in ([0, TRQ], [0]):
        attack(g, BILL, DOG, means(0, UNARMED))
        g.settle()
        assert [die >> 3 for die in g.hits] == dice


@proves("TGB-CMP-15", "TGB-CMP-16")
def test_tokens_of_active_fms_are_in_the_bag_or_on_monsters_and_every_monster_has_one() -> None:
    g = scene("BJ....\n......\n......")
    for _ in range(4):
        spawn(g, 0, 0)
    held = g.target[DOG:]
    assert all(fm in (BILL, JOAN) for fm in held)
    assert [g.pool[fm] + held.count(fm) for fm in range(4)] == [6, 6, 0, 0]
    put_in(g, MADDOX)
    assert g.pool[MADDOX] == 6


@proves("TGB-CMP-27")
def test_an_activation_token_shows_ready_or_resting() -> None:
    g = scene("BJ....\n.....d")
    run(g, START)
    assert g.ready == 0b11
    run(g, Activate(JOAN))
    assert g.ready == 0b01


@proves("TGB-CMP-28")
def test_a_two_sided_token_counts_two_activations() -> None:
    g = scene("B.....\n.....d")
    gain(g, BILL, WEAKENED)
    seen = [count(g, BILL, WEAKENED)]
    for _ in range(2):
        run(g, Activate(BILL))
        do(g, "end")
        seen.append(count(g, BILL, WEAKENED))
    assert seen == [2, 1, 0]


@proves("TGB-CMP-30", "TGB-CMP-31")
def test_xp_are_each_ones_own_and_money_is_the_familys() -> None:
    g = scene("BJ....\n......")
    g.lost, g.slain[JOAN] = ((7, -1),), (7,)
    run(g, REWARD)
    assert (g.xp[:2], g.purse) == ([2, 4], 2)
    assert {who: sum([int(n) for fm, n in told(g, "xp") if fm == who]) for who in (BILL, JOAN)} == {BILL: 2, JOAN: 4}


@proves("TGB-CMP-33")
def test_proficiency_belongs_to_a_weapon_type() -> None:
    g = scene("B.....\n.....d")
    learn(g, BILL, 3)
    assert g.skill[BILL] == (0, 0, 0, 1, 0, 0, 0)


@proves("TGB-CMP-37")
def test_standees_are_active_fms_and_monsters() -> None:
    g = scene("BJ....\n.....d")
    assert (monsters_of(g), [fm for fm in range(4) if g.at[fm] >= 0]) == ([DOG], [BILL, JOAN])


@proves("TGB-CMP-38")
def test_there_are_five_hit_four_damage_and_three_defense_dice() -> None:
    assert [len(some) for some in (HIT_DICE, DAMAGE_DICE, DEFENSE_DICE)] == [5, 4, 3]
    assert sorted([*HIT_DICE, *DAMAGE_DICE, *DEFENSE_DICE]) == list(range(12))
    g = scene("B.....\n.....d")
    rolled = roll_dice(g, range(12))
    assert [die >> 3 for die in rolled] == list(range(12))
    names = [[DICE[die] for die in some] for some in (HIT_DICE, DAMAGE_DICE, DEFENSE_DICE)]
    for some in names:
        assert f"({', '.join(some)})" in ledger("betwixt")["TGB-CMP-38"].text


@proves("TGB-SET-13")
def test_at_the_start_hp_and_fp_are_full_and_there_are_no_tokens_or_chips() -> None:
    g = Farm()
    set_table(g)
    assert g.hp[:4] == [gear(g, fm).hp for fm in range(4)]
    assert g.fp == [gear(g, fm).fp for fm in range(4)]
    assert (set(g.status), set(g.chips), set(g.slain), len(g.chips), len(g.slain)) == ({0}, {()}, {()}, 4, 4)


@proves("TGB-FLOW-04", "TGB-FLOW-08", "TGB-FLOW-01")
def test_monsters_on_the_map_start_a_combat_phase() -> None:
    g = scene("B.....\n.....d")
    g.phase = EXPLORATION
    fight(g)
    g.settle()
    assert (g.phase, asked(g)) == (COMBAT, "Prepare Family")


@proves("TGB-FLOW-05")
def test_after_the_fight_play_returns_to_exploration() -> None:
    g = scene("B.....\n.....d")
    g.at[DOG] = -1
    run(g, SETTLED)
    assert g.phase == EXPLORATION


@proves("TGB-DEC-56")
def test_the_talent_is_chosen_among_those_that_can_be_used() -> None:
    g = scene("Bd....\n......")
    learn_all(g)
    run(g, Activate(BILL))
    do(g, "talent")
    assert (asked(g), set(offers(g))) == ("WhichTalent Bill", {"use Dad Strength", "use Bad Joke", "use Grill Master"})


def learn_all(g: Farm) -> None:
    g.talents[BILL] = 0b11111 & ~(1 << talents.CALLOUSED_HANDS) | 1 << talents.CALLOUSED_HANDS


@proves("TGB-DEC-89")
def test_a_book_is_offered_to_the_active_fms() -> None:
    g = scene("BJ....\n......")
    find_book(g)
    g.settle()
    assert offers(g) == ["who Bill", "who Joan", "nobody"]
