"""Out of a battle and into it. BAT, ITM, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.cards.rooms import CHUTE, CHUTE_LANDING, tile
from hauntbox.games.hunter13.content.story import Story, Thing
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.battle.joining import bars_join
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.state import HP, MP, NOWHERE
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.arena import EAST, FAR, HERE, WEST, WRAITH, ZOMBIE, arena, asked, battle, cards
from hunter13.manor import manor


@proves("GHT-BAT-20", "GHT-BAT-21", "GHT-DEC-21")
def test_from_the_second_round_on_each_hunter_may_escape_then_others_may_join() -> None:
    g = battle(arena("here west here far", foes="E-38"), 5, 5, 5, black=(5, 5))
    seen = [(asked(g), *g.waiting())]
    for word in ("fight", "join", "pass"):
        do(g, word)
        seen.append((asked(g), *g.waiting()))
    assert seen == [("MayEscape", 0), ("MayJoin", 1), ("MayJoin", 2), ("MayEscape", 0)]
    do(g, "fight")
    assert (asked(g), *g.waiting()) == ("MayEscape", 1)


@proves("GHT-BAT-65")
@pytest.mark.parametrize("invaded", [False, True])
def test_shut_doors_do_not_hold_whoever_escapes_and_stay_shut_for_the_others(invaded: bool) -> None:
    g = arena(foes="E-38")
    g.confined = 1 << HERE
    survey(g)
    battle(g, 5, 9, black=5, invaded=invaded)
    do(g, "escape")
    if invaded:
        assert offers(g) == ["tile T-7", "tile T-39"]
        do(g, "tile T-39")
    assert (g.at[0], g.confined) == (WEST if invaded else EAST, 1 << HERE)


@proves("GHT-BAT-65")
def test_a_locked_door_is_no_way_in_any_direction_and_no_way_in() -> None:
    g = arena("here west east far", foes="E-38")
    g.locks[HERE] = 1 << 3  # the west door; T-39 lies beyond it
    survey(g)
    battle(g, 5, 9, black=5, invaded=True)
    assert [bars_join(g, role) for role in (1, 2)] == ["GHT-BAT-30", ""]
    do(g, "escape")
    assert (g.at[0], g.locks[HERE]) == (EAST, 1 << 3)  # the only way left


@pytest.mark.parametrize(("card", "out"), [(4, False), (5, True)])
@proves("GHT-BAT-22")
def test_an_escape_needs_six_with_dx(card: int, out: bool) -> None:
    g = battle(arena(foes="E-38"), 5, card, black=5)
    do(g, "escape")  # Wren's DX is 1
    assert (g.at[0] == EAST, g.hurt[0]) == (out, 0 if out else 1)


@proves("GHT-BAT-23", "GHT-TURN-08")
def test_who_escapes_goes_back_where_they_came_from() -> None:
    g = battle(arena(foes="E-38"), 5, 9, black=5)
    do(g, "escape")
    assert (g.at[0], g.came[0], g.field_, facts(g, "escapes")) == (EAST, HERE, NOWHERE, (0, EAST))


@proves("GHT-BAT-24", "GHT-DEC-22")
def test_where_the_enemy_came_the_hunter_may_go_anywhere() -> None:
    g = battle(arena(foes="E-38"), 5, 9, black=5, invaded=True)
    do(g, "escape")
    assert offers(g) == ["tile T-7", "tile T-39"]
    do(g, "tile T-39")
    assert g.at[0] == WEST


@proves("GHT-BAT-24")
def test_the_scenario_may_let_everybody_go_anywhere() -> None:
    g = battle(arena(foes="E-38", escape_anywhere=True), 5, 9, black=5)
    do(g, "escape")
    assert offers(g) == ["tile T-7", "tile T-39"]


@proves("GHT-BAT-24")
def test_who_came_to_help_goes_back_even_if_the_enemy_came_first() -> None:
    g = battle(arena("here west", team="Wren Volt", foes="E-38"), 5, 5, 5, black=(5, 5), invaded=True)
    do(g, "fight", "join", "fight")
    cards(g, 9)
    do(g, "escape")
    assert g.at[1] == WEST


@proves("GHT-BAT-26", "GHT-BAT-28")
def test_a_failed_escape_costs_one_per_enemy_and_leaves_the_round_out() -> None:
    g = battle(arena(foes="E-32 E-38"), 5, 2, black=5)
    do(g, "aim E-38", "escape")
    assert (g.bout, g.hurt[0], g.shaken[0]) == (3, 1, 1)  # no cards were drawn in round 2
    assert told(g).count("judge card") == 1


@proves("GHT-BAT-28")
def test_who_failed_is_not_hit_while_a_companion_fights() -> None:
    g = battle(arena("here here", team="Wren Volt", foes="E-38"), 5, 2, 4, black=(5, 9))
    do(g, "escape", "join")
    assert (g.hurt, g.drawn_cards) == ([1, 5], [0, 0])


@proves("GHT-BAT-28", "GHT-DEC-25", "GHT-ITM-21")
def test_who_failed_neither_aims_nor_has_a_free_attack_but_may_use_other_items() -> None:
    g = arena("here here", team="Wren Volt", foes="E-32 E-38", items="I-3 I-13 I-14")
    g.hurt[0] = 5
    battle(g, 5, 2, 5, black=5)
    do(g, "aim E-38", "escape", "join")
    assert (asked(g), g.waiting(), offers(g)) == ("Plan", (0,), ["fight", "use I-3"])
    assert why_not(g, "use I-14") == "GHT-ITM-21"  # the house can wait
    do(g, "fight")
    assert (g.waiting(), offers(g)) == ((1,), ["aim E-32", "aim E-38"])


@proves("GHT-BAT-27", "GHT-ECARD-42")
def test_double_damage_makes_it_two() -> None:
    g = battle(arena(foes="E-35"), 5, 2, black=5)
    do(g, "escape")
    assert g.hurt[0] == 2


@proves("GHT-BAT-29")
def test_after_a_failure_one_may_try_again_or_fight() -> None:
    g = battle(arena(foes="E-38"), 5, 2, 7, black=(5, 3))
    do(g, "escape")
    assert offers(g) == ["escape", "fight"]
    do(g, "fight")
    assert g.wounds[ZOMBIE] == 4


@proves("GHT-BAT-30", "GHT-DEC-23")
def test_hunters_on_the_tile_or_next_to_it_may_join_and_come_at_no_cost() -> None:
    g = battle(arena("here west here far", foes="E-38"), 5, 5, 5, 5, black=(5, 5))
    g.moves = 2
    do(g, "fight")
    assert (offers(g), g.waiting()) == (["join", "pass"], (1,))
    assert [bars_join(g, role) for role in range(4)] == ["GHT-BAT-30", "", "", "GHT-BAT-30"]
    do(g, "join", "join")
    assert (g.fighting, g.at[:3], g.came[1], g.moves) == (0b111, [HERE] * 3, WEST, 2)
    assert (facts(g, "moves"), told(g).count("joins"), facts(g, "joins")) == ((1, HERE, "join"), 2, (2,))


@proves("GHT-BAT-30")
def test_who_is_farther_away_cannot_join() -> None:
    g = battle(arena("here far", team="Wren Volt", foes="E-38"), 5, 5, black=(5, 5))
    do(g, "fight")
    assert (g.bout, told(g).count("joins")) == (3, 0)


@proves("GHT-BAT-31")
def test_others_may_join_when_the_tile_is_empty_and_else_the_battle_ends() -> None:
    g = battle(arena("here west", team="Wren Volt", foes="E-38"), 5, 9, black=5)
    do(g, "escape")
    assert (asked(g), g.fighting) == ("MayJoin", 0)
    other = g.clone()
    cards(g, 9, black=5)
    do(g, "join")
    assert (g.field_, g.wounds[ZOMBIE]) == (HERE, 4)
    do(other, "pass")
    assert (other.field_, other.lair[ZOMBIE]) == (NOWHERE, HERE)


@proves("GHT-BAT-32", "GHT-BAT-33")
def test_who_escaped_may_rejoin_in_the_next_round_at_the_earliest() -> None:
    g = battle(arena("here here", team="Wren Volt", foes="E-38"), 5, 9, 5, 5, 5, black=(5, 5, 5))
    do(g, "escape")
    assert g.waiting() == (1,)
    do(g, "join")
    assert (g.bout, asked(g), g.waiting()) == (3, "MayEscape", (1,))  # Wren was not asked to join in round 2
    do(g, "fight")
    assert (asked(g), g.waiting()) == ("MayJoin", (0,))
    do(g, "join")
    assert (g.at[0], g.fighting) == (HERE, 0b11)


@proves("GHT-BAT-07")
def test_who_joins_declares_on_joining() -> None:
    g = battle(arena("here west", team="Wren Ombra", foes="E-32"), 5, 5, 6, black=(5, 5))
    do(g, "fight", "join")
    assert (asked(g), offers(g)) == ("DeclareOwn", ["kind HP", "kind MP"])
    do(g, "kind MP")
    assert (g.types[1], g.frights[WRAITH], facts(g, "declares")) == (MP, 3, (1, MP))


@proves("GHT-BAT-63")
@pytest.mark.parametrize(("word", "kind"), [("HP", HP), ("MP", MP)])
def test_who_rejoins_keeps_the_type(word: str, kind: int) -> None:
    g = battle(arena("here here", team="Ombra Wren", foes="E-32"), 5, 9, 5, 5, 6, black=(5, 5, 5))
    do(g, f"kind {word}", "escape", "join", "fight", "join")
    assert (asked(g), g.types[0]) == ("MayEscape", kind)
    fresh = battle(arena(foes="E-32", team="Ombra Wren"))
    assert asked(fresh) == "Declare"


@proves("GHT-BAT-60")
def test_after_a_forced_move_the_way_back_is_the_tile_before() -> None:
    g = arena("far far", team="Wren Volt", foes="E-38")
    g.came[0], g.at[0] = g.at[0], HERE  # a fall or a swap has brought Wren here
    battle(g, 5, 9, black=5)
    do(g, "escape")
    assert g.at[0] == FAR


@proves("GHT-BAT-64", "GHT-DEC-45")
def test_without_a_tile_before_any_adjacent_one_will_do() -> None:
    g = arena(foes="E-38")
    g.came[0] = NOWHERE
    battle(g, 5, 9, black=5)
    do(g, "escape")
    assert offers(g) == ["tile T-7", "tile T-39"]


@proves("GHT-BAT-64")
def test_with_nowhere_to_go_no_escape_check_can_be_made() -> None:
    g = arena(foes="E-38", items="I-3")
    g.came[0] = NOWHERE
    g.adjacent = tuple([0 if tile == HERE else tiles for tile, tiles in enumerate(g.adjacent)])
    g.hurt[0] = 5
    battle(g, 5, black=5)
    do(g, "fight")
    assert (why_not(g, "escape"), offers(g)) == ("GHT-BAT-64", ["fight", "use I-3"])


@proves("GHT-FMT-13")
def test_some_things_do_not_let_their_carrier_escape() -> None:
    g = arena(foes="E-38")
    g.story = Story(things=(Thing("heir", "the heir", escapes=False),))
    g.things = [-2]
    battle(g, 5, black=5)
    assert (why_not(g, "escape"), offers(g)) == ("GHT-FMT-13", ["fight"])


@proves("GHT-ITM-23")
def test_an_escaped_turn_player_may_fetch_an_item_and_come_back() -> None:
    g = arena("here here", team="Wren Volt", foes="E-38")
    g.lying[EAST] = (12,)
    battle(g, 5, 9, 5, black=(5, 5))
    do(g, "escape", "join")
    assert (asked(g), g.waiting()) == ("OnErrand", (0,))
    cards(g, 5, 5, black=5)
    do(g, "pick up I-13", "fight", "join")
    assert (g.items[0], g.points, g.at[0], g.fighting) == ((12,), 0, HERE, 0b11)


@proves("GHT-ITM-23")
def test_a_facedown_item_costs_no_point_and_waits_for_the_turn() -> None:
    for lying, question in (((), "MayEscape"), ((12,), "OnErrand")):
        g = arena("here here", team="Wren Volt", foes="E-38")
        g.lying[EAST], g.veiled[EAST] = lying, (3,)
        battle(g, 5, 9, 5, black=(5, 5))
        do(g, "escape", "join")
        assert asked(g) == question
    assert why_not(g, "take item") == "GHT-ITM-23"


@proves("GHT-ITM-23")
def test_nobody_else_and_not_without_a_point() -> None:
    g = arena("here here", team="Wren Volt", foes="E-38")
    g.lying[EAST], g.points = (12,), 0
    battle(g, 5, 9, 5, black=(5, 5))
    do(g, "escape", "join")
    assert (asked(g), g.waiting()) == ("MayEscape", (1,))


@proves("GHT-ITM-21")
def test_items_may_be_used_in_the_battle_also_by_one_whose_escape_failed() -> None:
    g = arena("here here", team="Wren Volt", foes="E-38", items="I-3")
    g.hurt[1] = 5
    battle(g, 5, 2, 5, black=(5, 5))
    do(g, "fight", "escape", "join")
    assert (asked(g), g.waiting(), g.failed) == ("Plan", (0,), 1)
    do(g, "use I-3", "who Volt")
    assert (g.hurt, g.items[0]) == ([1, 2], ())


@proves("GHT-BAT-62")
def test_who_falls_is_out_and_the_others_fight_on() -> None:
    g = arena("here here", team="Wren Volt", foes="E-38")
    g.hurt[0] = 19
    battle(g, 5, 3, 8, black=(5, 5))
    do(g, "fight", "join")
    assert (g.status[0], g.fighting, asked(g), g.waiting()) == (1, 0b10, "MayEscape", (1,))
    assert g.wounds[ZOMBIE] == 3


@proves("GHT-BAT-45", "GHT-BAT-46", "GHT-BAT-47")
def test_a_battle_ends_with_its_hunters_gone_and_the_monster_stays_wounded() -> None:
    g = battle(arena(foes="E-38"), 9, 9, black=5)
    do(g, "escape")
    assert (g.field_, g.foes, g.lair[ZOMBIE], g.wounds[ZOMBIE]) == (NOWHERE, (), HERE, 4)
    assert facts(g, "battle ends") == (HERE, ZOMBIE)


@proves("GHT-BAT-45")
def test_a_battle_ends_when_all_enemies_have_fallen() -> None:
    g = battle(arena(foes="E-34"), 9, black=2)
    assert (g.field_, g.types, g.types[0] == HP) == (NOWHERE, [-1] * 4, False)


@proves("GHT-TILE-38", "GHT-TURN-08")
def test_whoever_escapes_to_the_broken_corridor_may_slip() -> None:
    g = manor("T-6", lay="T-39:0,0 T-6:0,1 T-23:0,2,1", team="Wren Volt")
    g.came[0], g.lair[ZOMBIE] = tile("Broken Corridor"), HERE
    cards(g, 5, 9, 2, black=5)
    run(g, Battle(HERE, 0))
    do(g, "escape")
    assert (g.at[0], g.hurt[0]) == (tile("Broken Corridor"), 3)


@proves("GHT-TILE-32", "GHT-BAT-31")
def test_whoever_joins_on_the_chute_may_slide_past_the_battle() -> None:
    g = manor("T-20 T-20 T-6", lay="T-39:0,0 T-6:0,1 T-20:0,2,1 T-21:0,2,0,0", team="Wren Volt Balm")
    fall(g, 1)
    change_side(g, 1)
    g.rig("judge", 5, 5, 1, 5)
    run(g, Battle(CHUTE, 0, False, 1))
    do(g, "fight", "join")
    assert offers(g) == ["stay", "slide"]
    do(g, "stay")  # 1 and DX 1: the Falling check fails
    assert (g.at[2], g.fighting, g.bout) == (CHUTE_LANDING, 0b1, 3)
