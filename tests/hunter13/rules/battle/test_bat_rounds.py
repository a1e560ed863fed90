"""How a battle begins, what is declared, and what one round does. BAT, CHR, HID, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.cards.monsters import EITHER
from hauntbox.games.hunter13.rules.battle import agents
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.secrets.view import view
from hauntbox.games.hunter13.state import HP, MONSTERS, MP, NOWHERE
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, says, told, why_not
from hunter13.arena import EAST, HERE, KNIGHT, RATS, WRAITH, ZOMBIE, arena, asked, battle, cards, turn_of
from hunter13.pictures import note, seen


@proves("GHT-BAT-01", "GHT-BAT-14")
def test_round_after_round_the_higher_result_wounds_the_other() -> None:
    g = battle(arena(foes="E-38"), 4, 9, black=(8, 3))
    assert (g.bout, g.hurt[0], g.wounds[ZOMBIE]) == (2, 4, 0)
    assert (seen(g, 0).when.text, seen(g, 0).when.rule) == ("Round 1: Wren's turn, battle", "GHT-BAT-01")
    do(g, "fight")
    assert (g.bout, g.hurt[0], g.wounds[ZOMBIE]) == (3, 4, 6)


@proves("GHT-BAT-02")
def test_no_enemy_no_battle() -> None:
    assert told(battle(arena())) == []
    g = battle(arena(foes="E-38"), 5, black=5)
    assert (g.field_, facts(g, "battle")) == (HERE, (0, HERE, ZOMBIE))


@proves("GHT-BAT-03", "GHT-BAT-04")
def test_the_first_round_is_for_the_turn_player_alone_and_nobody_escapes() -> None:
    g = battle(arena("here here west far", foes="E-32 E-38"))
    assert (g.bout, asked(g), g.fighting) == (1, "Plan", 1)  # the target is asked for: neither escape nor joining was
    cards(g, 1, black=1)
    do(g, "aim E-38")
    assert (g.bout, asked(g), offers(g)) == (2, "MayEscape", ["escape", "fight"])


@proves("GHT-BAT-05", "GHT-HID-14", "GHT-DEC-19")
def test_both_sides_declare_at_once_and_unseen() -> None:
    g = battle(arena(foes="E-31", team="Ombra Wren Volt"), 1, black=1)
    assert g.waiting() == [0, 1]
    says(g, 1, "kind MP")
    assert (g.foe_types, "foe declares" in told(g)) == ((-1,), False)
    says(g, 0, "kind HP")
    assert (g.types[0], g.foe_types, asked(g)) == (HP, (MP,), "MayEscape")
    for battle_seen in (view(g, seat).battle for seat in ((0,), (1,), ())):
        assert {tuple(g.types), (MP,)} <= set(battle_seen)  # open now
    assert (facts(g, "declares"), facts(g, "foe declares")) == ((0, HP), (KNIGHT, MP))


@proves("GHT-BAT-06", "GHT-CHR-09")
def test_the_type_stays_until_the_battle_ends() -> None:
    g = battle(arena(foes="E-32", team="Ombra Wren"), 5, 9, black=(7, 5))
    do(g, "kind MP", "fight")
    assert (g.types[0], g.frights[WRAITH], asked(g)) == (MP, 6, "MayEscape")  # 9 and WP 2, not asked again
    g = battle(arena(foes="E-38", team="Ombra Wren"), 5, 9, black=(5, 5))
    do(g, "kind HP", "fight")
    assert (g.types[0], g.wounds[ZOMBIE], asked(g)) == (HP, 4, "MayEscape")


@proves("GHT-CHR-08")
def test_without_feat_or_item_only_hp_attacks() -> None:
    g = battle(arena(foes="E-32"), 10, black=1)
    assert (g.types[0], g.frights[WRAITH], asked(g)) == (HP, 0, "MayEscape")


@pytest.mark.parametrize("means", ["feat", "I-20", "grimoire", "I-22"])
@proves("GHT-CHR-08", "GHT-ICARD-19", "GHT-ICARD-20", "GHT-ICARD-22")
def test_what_allows_mp_attacks(means: str) -> None:
    g = arena(
        foes="E-32", team="Ombra Wren" if means == "feat" else "Wren Volt", items=means if means[0] == "I" else ""
    )
    if means == "grimoire":
        g.gifted = 1
    if means == "I-22":
        g.read[0] = 2
        assert asked(battle(g.clone(), 1, black=1)) == "MayEscape"  # the check failed: no choice
        g.read[0] |= 4
    assert (asked(battle(g)), offers(g)) == ("Declare", ["kind HP", "kind MP"])


@proves("GHT-BAT-08", "GHT-ECARD-38")
def test_where_both_are_allowed_the_agent_declares() -> None:
    g = arena(foes="E-38")
    g.bosses = ((ZOMBIE, (10, 0, 0, HP, EITHER)),)
    assert battle(g).waiting() == [3]  # the player on the right
    cards(g, 1, black=4)
    do(g, "kind MP")
    assert (g.shaken[0], g.hurt[0], facts(g, "foe declares")) == (3, 0, (ZOMBIE, MP))
    assert battle(arena(foes="E-31")).waiting() == [1]  # the Knight's is announced by the left neighbour
    plain = battle(arena(foes="E-38"), 1, black=4)
    assert (plain.hurt[0], plain.shaken[0], facts(plain, "foe declares")) == (3, 0, (ZOMBIE, HP))


@proves("GHT-BAT-09", "GHT-FALL-14")
def test_the_agent_is_the_host_or_sits_on_the_right() -> None:
    g = arena(foes="E-35")
    assert agents.agent(g) == 3
    g.lead = 2
    assert agents.agent(g) == 1
    assert agents.agent(arena(foes="E-35", host=True)) == 4


@proves("GHT-BAT-10")
def test_later_somebody_outside_the_battle_draws_for_the_enemy() -> None:
    g = battle(arena("here west far here", foes="E-38"), 5, 5, 5, black=(5, 5))
    assert facts(g, "draws for the Enemy")[0] == 3
    do(g, "fight", "pass", "join")  # the one on the right joins, so the next outside draws
    assert facts(g, "draws for the Enemy")[0] == 2
    g = battle(arena("here here", team="Wren Volt", foes="E-38"), 5, 5, 5, black=(5, 5))
    do(g, "fight", "join")
    assert facts(g, "draws for the Enemy")[0] == 1
    g = battle(arena("here here here", team="Wren Volt Balm", foes="E-38"), 5, 5, 5, 5, black=(5, 5))
    do(g, "fight", "join", "join")
    assert facts(g, "draws for the Enemy")[0] == 2  # the nearest on the turn player's right


@proves("GHT-BAT-10")
def test_with_nobody_outside_a_hunter_draws_rather_than_an_enemy_player() -> None:
    g = battle(arena("here here here", team="Wren Volt Balm", foes="E-38", enemies="Balm"), black=5)
    cards(g, 5, 5, 5, black=(5, 5))
    do(g, "aim E-38", "fight", "join", "aim E-38", "aim E-38")
    assert facts(g, "draws for the Enemy")[0] == 1
    g = battle(arena("here here", team="Wren Volt", foes="E-38", enemies="Volt"), black=5)
    cards(g, 5, 5, black=(5, 5))
    do(g, "aim E-38", "fight", "aim E-38")
    assert facts(g, "draws for the Enemy")[0] == 1  # there is nobody else


@proves("GHT-BAT-11")
def test_an_enemy_player_draws_from_its_own_set() -> None:
    g = arena("here here", team="Wren Magpie", enemies="Magpie", no_reshuffle=True)
    g.judges[1], g.judges[0], g.judges[2] = (7,), (3,), (9,)
    battle(g, enemy=1)
    assert (g.hurt[0], g.judges) == (5, [(), (), (9,)])  # 7 and ST 1 against 3


@proves("GHT-BAT-12")
def test_monsters_draw_from_the_black_set() -> None:
    g = arena(foes="E-38", team="Wren Volt", no_reshuffle=True)
    g.judges[0], g.judges[1], g.judges[2] = (3,), (7,), (9,)
    battle(g)
    assert (g.hurt[0], g.judges) == (6, [(), (7,), ()])


@proves("GHT-BAT-13", "GHT-CHR-01")
def test_an_hp_attack_adds_st_and_weapons() -> None:
    g = battle(arena(foes="E-38", team="Jackdaw Wren", items="I-15 I-16"), 4, black=1)
    assert g.wounds[ZOMBIE] == 4 + 1 + 2 + 1 - 1
    shown = note(seen(g, 1), "note:battle")
    assert ("Jackdaw" in shown.text, shown.rule, shown.fresh) == (True, "GHT-BAT-13", True)


@proves("GHT-BAT-13", "GHT-CHR-04")
def test_an_mp_attack_adds_wp_and_no_weapon() -> None:
    g = battle(arena(foes="E-32", team="Ombra Wren", items="I-16"), 4, black=1)
    do(g, "kind MP")
    assert g.frights[WRAITH] == 4 + 2 - 1


@proves("GHT-BAT-15")
def test_the_damage_is_of_the_kind_of_whoever_hits() -> None:
    g = battle(arena(foes="E-32", team="Ombra Wren"), 1, black=8)
    do(g, "kind HP")
    assert (g.shaken[0], g.hurt[0]) == (7, 0)


@proves("GHT-BAT-16")
def test_equal_results_do_no_damage() -> None:
    g = battle(arena(foes="E-38"), 6, black=6)
    assert (g.hurt[0], g.wounds[ZOMBIE]) == (0, 0)


@proves("GHT-BAT-17")
def test_the_full_result_defends_against_either_kind() -> None:
    g = battle(arena(foes="E-32", team="Jackdaw Wren", items="I-15"), 3, black=8)
    assert g.shaken[0] == 8 - (3 + 1 + 2)


@proves("GHT-BAT-18", "GHT-ECARD-41")
def test_double_damage_doubles_the_difference() -> None:
    g = battle(arena(foes="E-35"), 4, black=7)
    assert g.hurt[0] == 6


@proves("GHT-BAT-19")
def test_all_cards_are_back_before_each_round() -> None:
    g = battle(arena(foes="E-38"), 6, 6, black=(6, 6))
    do(g, "fight")
    assert [event.facts for event in g.events or [] if event.what == "judge card"] == [(0, 6), (0, 6)]


@proves("GHT-BAT-34", "GHT-BAT-35", "GHT-BAT-37")
def test_each_hunter_is_compared_with_the_enemy_named_whatever_the_others_do() -> None:
    g = battle(arena("here here far far", foes="E-32 E-38"))
    cards(g, 5, 9, 4, black=(5, 6))
    do(g, "aim E-38", "fight", "join")
    do(g, "aim E-38", "aim E-38")
    assert (g.wounds[ZOMBIE], g.hurt[:2], g.shaken[:2]) == (3, [0, 2], [0, 2])  # 9 - 6; both hit the lower hunter


@proves("GHT-BAT-36", "GHT-DEC-24")
def test_another_target_may_be_named_each_round() -> None:
    g = battle(arena(foes="E-36 E-38"))
    cards(g, 9, 9, black=(5, 5))
    assert offers(g) == ["aim E-36", "aim E-38"]
    do(g, "aim E-36")
    assert facts(g, "aims") == (0, RATS)
    do(g, "fight", "aim E-38")
    assert (g.wounds[RATS], g.wounds[ZOMBIE], facts(g, "aims")) == (5, 4, (0, ZOMBIE))


@proves("GHT-BAT-38")
def test_a_single_attack_hits_the_lowest_alone() -> None:
    g = battle(arena("here here here far", foes="E-38"), 5, 3, 4, 5, black=(5, 6))
    do(g, "fight", "join", "join")
    assert g.hurt == [3, 0, 0, 0]


@proves("GHT-BAT-40")
def test_multiple_attack_hits_all_who_are_lower() -> None:
    g = battle(arena("here here here far", foes="E-36"), 5, 3, 4, 9, black=(6, 7))
    do(g, "fight", "join", "join")
    assert g.hurt == [3, 2, 0, 0]


@proves("GHT-BAT-39")
def test_all_who_tie_for_lowest_are_hit() -> None:
    g = battle(arena("here here here far", foes="E-38"), 5, 3, 3, 4, black=(5, 6))
    do(g, "fight", "join", "join")
    assert g.hurt == [3, 3, 0, 0]


@proves("GHT-BAT-41", "GHT-BAT-42")
def test_several_enemies_share_a_card_and_all_hit_the_lowest() -> None:
    g = battle(arena("here here far far", foes="E-38 E-40"))
    cards(g, 5, 6, 3, black=(5, 5))
    do(g, "aim E-38", "fight", "join", "aim E-38", "aim E-38")
    assert (g.hurt, g.wounds[ZOMBIE]) == ([2, 2 + 4, 0, 0], 1)  # in round 1 the Robot's 7 against 5


@proves("GHT-BAT-43")
def test_who_falls_still_deals_its_damage() -> None:
    g = battle(arena("here here far far", foes="E-38"), 5, 9, 2, black=(5, 6))
    g.wounds[ZOMBIE] = 8
    do(g, "fight", "join")
    assert (g.lair[ZOMBIE], g.hurt[1]) == (NOWHERE, 4)


@proves("GHT-BAT-44", "GHT-BAT-25")
def test_the_enemy_never_escapes() -> None:
    g = battle(arena("here here far far", foes="E-38"), 5, 10, black=5)
    g.wounds[ZOMBIE] = 9
    do(g, "escape")
    assert (g.at[0], g.lair[ZOMBIE], asked(g)) == (EAST, HERE, "MayJoin")
    cards(g, 5, black=5)
    do(g, "join")
    assert (asked(g), g.waiting(), g.lair[ZOMBIE]) == ("MayEscape", (1,), HERE)  # hunters are asked, it is not


@proves("GHT-BAT-58", "GHT-BAT-12")
def test_a_monster_and_an_enemy_player_fight_side_by_side_with_one_black_card() -> None:
    g = arena("here here far", team="Wren Jackdaw Volt", foes="E-38", enemies="Jackdaw", no_reshuffle=True)
    g.judges[0], g.judges[1], g.judges[3] = (3,), (9,), (6,)
    battle(g)
    do(g, "aim E-38")
    assert (g.foes, g.hurt[0], g.judges[1]) == ((ZOMBIE, MONSTERS + 1), 3 + 4, (9,))  # ST 1 on the same black 6


@proves("GHT-BAT-59")
def test_a_fixed_amount_is_added_after_the_difference() -> None:
    g = battle(arena(foes="E-38", team="Flint Wren"), 4, black=3)
    assert g.wounds[ZOMBIE] == 4 + 2 - 3 + 1


@proves("GHT-DEC-18", "GHT-MOVE-12")
def test_who_attacks_an_enemy_player_fights_it_alone() -> None:
    g = arena("here here here", team="Wren Volt Balm", enemies="Volt Balm")
    run(g, Turn(0))
    assert {"attack Volt", "attack Balm", "end"} <= set(offers(g))
    cards(g, 5, 8)  # the Enemy draws first
    do(g, "attack Volt")
    assert (g.foes, g.vitality) == ((MONSTERS + 1,), [0, 7, 10])
    g = arena("here here here", team="Wren Volt Balm", enemies="Volt Balm")
    run(g, Turn(0))
    g.fought = True
    assert why_not(g, "attack Balm") == "GHT-MOVE-12"  # once in a turn


@proves("GHT-FALL-14")
def test_beside_an_attacked_hunter_others_on_the_tile_fight_from_the_second_round_only() -> None:
    g = arena("here here here east", enemies="Volt")
    turn_of(g, 1)
    cards(g, 5, 5)  # the ENEMY-player's and Wren's: nobody else draws
    do(g, "attack Wren")
    assert [event.what for event in g.events or []].count("joins") == 0
    assert (g.lead, g.fighting, g.bout, asked(g), list(g.waiting())) == (0, 1, 2, "MayEscape", [0])
    do(g, "fight")
    assert (asked(g), list(g.waiting())) == ("MayJoin", [2])  # on the tile
    do(g, "join")
    assert (asked(g), list(g.waiting())) == ("MayJoin", [3])  # from next door
    do(g, "join")
    assert (g.fighting, g.at[3] == g.at[0]) == (0b1101, True)


@proves("GHT-FALL-14")
@pytest.mark.parametrize("victim", [0, 2])
def test_the_attacked_hunter_is_the_one_whom_the_enemy_player_has_chosen(victim: int) -> None:
    g = arena("here here here far", enemies="Volt")
    turn_of(g, 1)
    cards(g, 9, 3)
    do(g, f"attack {['Wren', 'Volt', 'Balm'][victim]}")
    assert (g.lead, g.fighting) == (victim, 1 << victim)
    assert [g.hurt[role] for role in (0, 2)] == [6 if role == victim else 0 for role in (0, 2)]


@proves("GHT-FALL-14", "GHT-FALL-15")
def test_an_attacked_hunter_stands_first_and_may_go_anywhere() -> None:
    g = arena("here here far", team="Wren Volt Balm", enemies="Volt")
    turn_of(g, 1)
    cards(g, 5, 5, 8)
    do(g, "attack Wren")
    assert (g.lead, g.fighting, asked(g)) == (0, 1, "MayEscape")
    do(g, "escape")
    assert offers(g) == ["tile T-7", "tile T-39"]
