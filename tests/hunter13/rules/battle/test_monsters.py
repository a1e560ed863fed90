"""What the fifteen monsters do. EVT, ECARD"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.state import HP, MP, NOWHERE
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told
from hunter13.arena import (
    ADVENTURER,
    EAST,
    GOLEM,
    HAND,
    HERE,
    KNIGHT,
    PROPHET,
    RAVEN,
    SKELETON,
    SNAKE,
    WRAITH,
    ZOMBIE,
    arena,
    battle,
    cards,
)


@proves("GHT-ECARD-38", "GHT-DEC-20", "GHT-ECARD-39")
def test_the_knight_is_announced_anew_by_the_left_neighbour_or_the_host() -> None:
    g = battle(arena(foes="E-31"))
    assert g.waiting() == [1]
    cards(g, 1, 1, 10, black=(1, 1))
    do(g, "kind MP")
    assert (g.shaken[0], g.foe_types) == (1, (MP,))
    do(g, "escape")  # 1 + DX 1 fails
    do(g, "escape")
    assert g.field_ == NOWHERE
    g.at[0] = HERE
    assert battle(g).waiting() == [1]
    cards(g, 1, black=1)
    do(g, "kind HP")
    assert (g.foe_types, g.frights[KNIGHT]) == ((HP,), 0)
    assert battle(arena(foes="E-31", host=True)).waiting() == [4]


@proves("GHT-DEC-27", "GHT-ECARD-44")
def test_of_hunters_who_tie_the_golem_strikes_one_whom_its_agent_names() -> None:
    g = battle(arena("here here far far", foes="E-35"), 5, 3, 3, black=(5, 5))
    do(g, "fight", "join")
    assert (list(g.waiting()), offers(g)) == ([3], ["who Wren", "who Volt"])
    do(g, "who Volt")
    assert g.hurt == [0, 4, 0, 0]
    assert g.wounds[GOLEM] == 0


@proves("GHT-ECARD-40", "GHT-ECARD-43", "GHT-EVT-08")
def test_a_monster_without_such_points_takes_no_such_damage() -> None:
    g = battle(arena(foes="E-31"), 10, black=1)
    do(g, "kind HP")
    assert (g.wounds[KNIGHT], g.frights[KNIGHT]) == (0, 0)
    g = battle(arena(foes="E-35", team="Ombra Wren"), 10, black=1)
    do(g, "kind MP")
    assert (g.wounds[GOLEM], g.frights[GOLEM]) == (0, 0)
    g = arena(foes="E-38")
    g.bosses = ((ZOMBIE, (1, 0, 0, HP, 0)),)
    assert battle(g, 10, black=1).lair[ZOMBIE] == NOWHERE  # one point is enough to be wounded


@pytest.mark.parametrize(("kind", "word"), [(HP, "HP"), (MP, "MP")])
@proves("GHT-EVT-07", "GHT-EVT-09")
def test_a_monster_falls_when_either_of_its_points_are_gone(kind: int, word: str) -> None:
    g = arena(foes="E-37", team="Ombra Wren")
    battle(g, 9 + 2 * (1 - kind), black=1)  # 11 - 2, with WP 2 for MP
    g.rig("judge", 10)
    (g.wounds if kind == HP else g.frights)[PROPHET] = 3
    do(g, f"kind {word}")
    assert (g.lair[PROPHET], "foe falls" in told(g)) == (NOWHERE, True)


@proves("GHT-ECARD-45")
def test_only_the_pistols_owner_wounds_the_raven() -> None:
    g = battle(arena(foes="E-42"), 10, black=1)
    assert g.wounds[RAVEN] == 0
    g = battle(arena(foes="E-42", items="I-16"), 10, black=1)
    assert g.wounds[RAVEN] == 10 + 1 - 2


@pytest.mark.parametrize("item", ["I-12", "I-13", "I-18"])
@proves("GHT-ECARD-46")
def test_amulet_dynamite_and_mirror_work_on_the_raven(item: str) -> None:
    g = battle(arena(foes="E-42", items=item), 1, black=4)
    g.rig("free", 3)
    words = {"I-12": ("use I-12", "kind MP"), "I-13": ("use I-13",), "I-18": ("reflect",)}[item]
    do(g, *words)
    assert (g.wounds[RAVEN], g.frights[RAVEN]) == {"I-12": (0, 3), "I-13": (6, 0), "I-18": (4, 0)}[item]


@proves("GHT-ECARD-47", "GHT-RND-09")
def test_the_vampire_uses_the_higher_of_two_different_cards() -> None:
    g = arena(foes="E-45")
    cards(g, 6, black=3, vampire=8)  # the eighth of the nine cards without the 3 is the 9
    run(g, Battle(HERE, 0))
    assert (facts(g, "draws for the Enemy")[1:], g.hurt[0]) == ((3, 9), 9 + 1 - 6)
    g = arena(foes="E-45")
    cards(g, 6, black=8, vampire=2)
    run(g, Battle(HERE, 0))
    assert g.hurt[0] == 8 + 1 - 6


@proves("GHT-ECARD-48")
def test_the_vampires_cards_go_back_before_the_next_round() -> None:
    g = arena(foes="E-45")
    g.rig("judge", 5, 5)
    g.rig("black", 9, 9)
    g.rig("vampire", 1, 1)
    run(g, Battle(HERE, 0))
    do(g, "fight")
    drawn = [event.facts[1:] for event in g.events or [] if event.what == "draws for the Enemy"]
    assert (drawn, g.hurt[0]) == ([(9, 1), (9, 1)], 10)


@proves("GHT-ECARD-49")
def test_others_beside_the_vampire_use_the_first_card() -> None:
    g = arena(foes="E-38 E-45")
    cards(g, 2, black=3, vampire=8)
    run(g, Battle(HERE, 0))
    do(g, "aim E-45")
    assert g.hurt[0] == (3 - 2) + (9 + 1 - 2)


@proves("GHT-CAT-22")
def test_the_dead_adventurer_leaves_an_item_to_whoever_felled_it() -> None:
    g = arena("here here", team="Wren Volt", foes="E-33")
    g.item_pile = (2, 3)
    g.item_known = (0, 0)
    battle(g, 5, 6, 9, black=(5, 5))
    g.wounds[ADVENTURER] = 6
    do(g, "fight", "join")
    assert (g.items, g.lair[ADVENTURER]) == ([(), (2,)], NOWHERE)


@proves("GHT-CAT-23")
def test_the_prophet_soothes_when_it_falls() -> None:
    g = arena("here here far", team="Wren Volt Balm", foes="E-37")
    g.shaken, g.wounds[PROPHET] = [5, 5, 5], 9
    battle(g, 9, black=1)
    assert g.shaken == [3, 3, 5]


@proves("GHT-CHK-03", "GHT-CHK-04")
def test_the_crawling_hand_clings() -> None:
    g = battle(arena(foes="E-34"), 2, 5, 5, black=(9, 9))
    assert g.limp == 1
    do(g, "escape")  # 5 + DX 1 - 1
    assert (g.at[0], g.limp, g.wounds[HAND]) == (HERE, 1, 0)  # the failed escape hurt again, so it clings again


@proves("GHT-BAT-26")
def test_the_skeleton_rattles_whoever_fails_to_escape() -> None:
    g = battle(arena(foes="E-39"), 5, 2, black=5)
    do(g, "escape")
    assert (g.hurt[0], g.shaken[0], g.lair[SKELETON]) == (1, 1, HERE)


@proves("GHT-ICARD-18")
def test_the_snake_is_venomous_but_not_to_the_owner_of_the_tower_key() -> None:
    g = battle(arena(foes="E-43"), 2, black=9)
    assert (g.wasting[0], g.wounds[SNAKE]) == (1, 0)
    g = battle(arena(foes="E-43", items="I-19"), 2, black=9)
    assert (g.hurt[0], g.wasting[0]) == (8, 0)
    assert battle(arena(foes="E-38"), 2, black=9).wasting[0] == 0  # the Zombie's blow is no poison


@proves("GHT-ECARD-53")
def test_venom_does_not_lessen_a_worse_wasting() -> None:
    g = arena(foes="E-43")
    g.wasting[0] = 2
    assert battle(g, 2, black=9).wasting[0] == 2


@proves("GHT-BAT-22")
def test_from_the_hound_one_escapes_with_seven_whatever_stands_beside_it() -> None:
    g = battle(arena(foes="E-38 E-44"), 6, 5, 6, black=5)
    do(g, "aim E-44", "escape")
    assert g.at[0] == HERE
    do(g, "escape")
    assert g.at[0] == EAST


@proves("GHT-CHK-06", "GHT-ECARD-47")
def test_without_reshuffling_the_vampire_draws_both_cards_of_those_left() -> None:
    g = arena(foes="E-45", team="Wren Volt", no_reshuffle=True)
    g.judges[0], g.judges[2] = (6,), (4, 9)
    run(g, Battle(HERE, 0))
    assert (sorted(facts(g, "draws for the Enemy")[1:]), g.hurt[0], g.judges[2]) == ([4, 9], 9 + 1 - 6, ())


@proves("GHT-RND-09")
def test_the_vampires_two_cards_always_differ_and_may_be_any() -> None:
    drawn = []
    for n in range(60):
        g = arena(foes="E-45", team="Wren Volt")
        g.seed = f"vampire {n}"
        run(g, Battle(HERE, 0))
        drawn.append(facts(g, "draws for the Enemy")[1:])
    assert all(first != second for first, second in drawn)
    assert {second for _, second in drawn} == set(range(1, 11))


@proves("GHT-EVT-07", "GHT-BAT-13")
def test_a_table_may_make_monsters_stronger_or_weaker() -> None:
    g = arena(foes="E-38", foe_bonus=2, foe_points=3)
    g.wounds[ZOMBIE] = 12
    assert (battle(g, 5, black=5).hurt[0], g.lair[ZOMBIE]) == (2, HERE)
    g = arena(foes="E-34", foe_points=-4)
    assert battle(g, 6, black=6).lair[HAND] == NOWHERE  # 5 - 4 is 1, and it has -1
    assert (stats(arena(), WRAITH)[:2], stats(arena(), HAND)[:2]) == ((0, 10), (5, 0))  # as printed
    assert stats(arena(foe_points=-4), WRAITH)[:2] == (0, 6)
    assert stats(arena(foe_points=-4), HAND)[:2] == (1, 0)


@proves("GHT-BAT-08")
def test_a_boss_attacks_as_the_scenario_says_or_as_printed() -> None:
    for attack, hurt in ((-1, (0, 4)), (HP, (4, 0)), (MP, (0, 4))):
        g = arena(foes="E-32")
        g.bosses = ((WRAITH, (0, 10, 0, attack, 0)),)
        battle(g, 1, black=5)
        assert (g.hurt[0], g.shaken[0]) == hurt


@proves("GHT-FALL-17")
def test_the_first_player_can_be_an_enemy_too() -> None:
    g = arena("here here", team="Wren Volt", enemies="Wren")
    battle(g, 3, 8, role=1, enemy=0)
    assert (g.vitality[0], g.foes) == (5, (15,))


@pytest.mark.parametrize(("before", "falls"), [(4, False), (5, True)])
@proves("GHT-EVT-09", "GHT-FALL-18", "GHT-BAT-37")
def test_exactly_0_is_enough(before: int, falls: bool) -> None:
    g = arena(foes="E-32", team="Ombra Wren")
    g.frights[WRAITH] = before
    battle(g, 4, black=1)
    do(g, "kind MP")
    assert (g.lair[WRAITH] == NOWHERE, facts(g, "wounds")) == (falls, (0, WRAITH, 5, MP))
    g = arena(foes="E-38", team="Wren Volt")
    g.wounds[ZOMBIE] = before
    battle(g, 6, black=1)
    assert (g.lair[ZOMBIE] == NOWHERE, facts(g, "wounds")) == (falls, (0, ZOMBIE, 5, HP))
    g = arena("here here", team="Wren Volt", enemies="Volt")
    g.vitality[1] = 10 - before
    battle(g, 1, 6, enemy=1)
    assert (g.subdued != 0, facts(g, "wounds")) == (falls, (0, 16, 5, HP))
