"""Free AT, mirrors, the scenario's say, and what is left afterwards. BAT, EVT, ICARD"""

from __future__ import annotations

from typing import Any

from hauntbox.games.hunter13.content.story import Heed, Story
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.battle.battle_ends import rest
from hauntbox.games.hunter13.rules.story.story_house import stalk, vanish
from hauntbox.games.hunter13.state import HP, NOBODY, NOWHERE
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.arena import (
    EAST,
    FAR,
    HERE,
    KNIGHT,
    PROPHET,
    RATS,
    ROBOT,
    WEST,
    WRAITH,
    ZOMBIE,
    arena,
    asked,
    battle,
    cards,
    turn_of,
)


@proves("GHT-BAT-50", "GHT-BAT-53", "GHT-DEC-25")
def test_a_free_attack_does_the_bare_card_and_nothing_comes_back() -> None:
    g = battle(arena(foes="E-40", team="Flint Wren", items="I-12"))
    assert offers(g) == ["fight", "use I-12"]
    g.rig("free", 6)
    cards(g, black=10)
    do(g, "use I-12", "kind HP")
    assert (g.wounds[ROBOT], g.hurt[0], g.items[0]) == (6, 0, ())  # neither ST 2 nor Hard Case counts


@proves("GHT-BAT-51", "GHT-ICARD-08")
def test_dynamite_does_twice_the_card() -> None:
    g = battle(arena(foes="E-40", items="I-13"))
    g.rig("free", 6)
    cards(g, black=10)
    do(g, "use I-13")
    assert g.wounds[ROBOT] == 12


@proves("GHT-BAT-52")
def test_its_kind_is_the_items_whatever_was_declared() -> None:
    g = arena(foes="E-37", team="Ombra Wren", items="I-12 I-13")
    battle(g, black=1)
    do(g, "kind MP")
    other = g.clone()
    g.rig("free", 4)
    do(g, "use I-13")
    assert (g.wounds[PROPHET], g.frights[PROPHET]) == (8, 0)
    other.rig("free", 4)
    do(other, "use I-12", "kind MP")
    assert (other.wounds[PROPHET], other.frights[PROPHET]) == (0, 4)
    cards(other, black=1)
    other.rig("free", 2)
    do(other, "fight", "use I-13")
    assert (other.wounds[PROPHET], other.frights[PROPHET]) == (4, 4)  # the Dynamite after the Amulet


@proves("GHT-BAT-54", "GHT-ICARD-09")
def test_against_the_others_the_enemy_fights_as_usual() -> None:
    g = arena("here here", team="Wren Volt", foes="E-40", items="I-13")
    battle(g, 5, black=3)
    do(g, "fight", "fight", "join")
    g.rig("free", 3)
    cards(g, 2, black=5)
    do(g, "use I-13")
    assert (g.wounds[ROBOT], g.hurt) == (6, [0, 5])


@proves("GHT-BAT-55")
def test_a_free_attack_is_declared_before_the_cards_are_drawn() -> None:
    g = battle(arena(foes="E-40", items="I-13"))
    assert (asked(g), "judge card" in told(g)) == ("Plan", False)
    cards(g, 5, black=(5, 5))
    do(g, "fight")
    assert (asked(g), why_not(g, "use I-13")) == ("MayEscape", "GHT-BAT-55")
    do(g, "fight", "use I-13")
    assert facts(g, "free attack") == (0, 12)


@proves("GHT-ICARD-07")
def test_the_amulet_strikes_all_enemies_at_once() -> None:
    g = battle(arena(foes="E-36 E-38", items="I-12"))
    g.rig("free", 5)
    cards(g, black=10)
    do(g, "use I-12", "kind HP")
    assert (g.wounds[RATS], g.wounds[ZOMBIE], g.hurt[0]) == (5, 5, 0)


@proves("GHT-BAT-36")
def test_dynamite_goes_at_one_enemy_that_is_named() -> None:
    g = battle(arena(foes="E-36 E-38", items="I-13"))
    g.rig("free", 3)
    cards(g, black=10)
    do(g, "use I-13", "aim E-38")
    assert (g.wounds[RATS], g.wounds[ZOMBIE]) == (0, 6)


@proves("GHT-ICARD-16", "GHT-DEC-26")
def test_the_mirror_sends_the_damage_back_or_stays() -> None:
    g = battle(arena(foes="E-38", items="I-18"), 3, black=8)
    assert offers(g) == ["reflect", "pass"]
    other = g.clone()
    do(g, "reflect")
    assert (g.hurt[0], g.wounds[ZOMBIE], g.items[0], facts(g, "reflects")) == (0, 5, (), (0, 5, HP))
    do(other, "pass")
    assert (other.hurt[0], other.wounds[ZOMBIE], other.items[0]) == (5, 0, (17,))


@proves("GHT-ICARD-17")
def test_what_comes_back_keeps_its_kind() -> None:
    g = arena(foes="E-31", items="I-18")
    battle(g, 3, black=8)
    do(g, "kind HP", "reflect")
    assert (g.wounds[KNIGHT], g.frights[KNIGHT], g.hurt[0]) == (0, 0, 0)
    g = battle(arena(foes="E-31", items="I-18"), 3, black=8)
    do(g, "kind MP", "reflect")
    assert g.frights[KNIGHT] == 6


@proves("GHT-BAT-48")
def test_whoever_comes_later_has_a_first_round_again() -> None:
    g = battle(arena(foes="E-38"), 9, 9, black=5)
    do(g, "escape")
    g.at[1], g.active = HERE, 1
    cards(g, 7, black=5)
    run(g, Battle(HERE, 1))
    assert (asked(g), g.waiting(), g.bout, g.wounds[ZOMBIE]) == ("MayEscape", (1,), 2, 6)


@proves("GHT-BAT-49", "GHT-EVT-10")
def test_a_felled_monster_is_discarded_and_gives_nothing() -> None:
    g = arena(foes="E-38")
    before = (g.steps_left[:], g.items[0])
    g.wounds[ZOMBIE] = 8
    battle(g, 9, black=5)
    assert (g.lair[ZOMBIE], g.wounds[ZOMBIE], g.events_out) == (NOWHERE, 0, (37,))
    assert (g.steps_left, g.items[0]) == before


@proves("GHT-BAT-56")
def test_monsters_stay_where_they_are_unless_the_scenario_moves_them() -> None:
    g = arena("far far", team="Wren Volt", foes="E-38", enemies="Volt")
    turn_of(g, 1)
    do(g, "tile T-7", "end")
    assert (g.lair[ZOMBIE], g.at[1]) == (HERE, EAST)
    stalk(g, NOBODY, HERE, ZOMBIE, ((("tile", FAR),),), 1)
    assert (g.lair[ZOMBIE], facts(g, "stalks")) == (EAST, (ZOMBIE, EAST))


@proves("GHT-BAT-57")
def test_a_scenario_may_limit_the_rounds() -> None:
    g = battle(arena(foes="E-38", battle_rounds=2), 5, 5, black=(5, 5))
    assert g.bout == 2
    do(g, "fight")
    assert (g.field_, g.lair[ZOMBIE]) == (NOWHERE, HERE)


@proves("GHT-BAT-57", "GHT-BAT-01")
def test_a_scenario_may_let_an_enemy_withdraw() -> None:
    g = battle(arena(foes="E-38 E-40"), 5, 5, 5, black=(3, 5, 4))
    do(g, "aim E-38")
    vanish(g, NOBODY, HERE, ROBOT)
    assert facts(g, "vanishes") == (ROBOT,)
    do(g, "fight", "aim E-38")
    assert (g.bout, g.foes, g.wounds[ZOMBIE]) == (3, (ZOMBIE,), 2)
    vanish(g, NOBODY, HERE, ZOMBIE)
    do(g, "fight")
    assert g.field_ == NOWHERE


@proves("GHT-BAT-61")
def test_resting_monsters_heal_when_left_alone() -> None:
    said: dict[str, Any] = {"resting_monsters": True}
    for options, left in ((said, 0), ({}, 4)):
        g = battle(arena(foes="E-38", **options), 9, 9, black=5)
        rest(g)
        assert g.wounds[ZOMBIE] == 4
        do(g, "escape")
        rest(g)
        assert g.wounds[ZOMBIE] == left


@proves("GHT-BAT-02")
def test_a_battle_waits_for_the_end_of_another() -> None:
    g = battle(arena("here west", team="Wren Volt", foes="E-38"), 5, black=5)
    g.lair[WRAITH] = WEST
    run(g, Battle(WEST, 1))
    assert (g.field_, asked(g)) == (HERE, "MayEscape")
    cards(g, 9, 5, black=5)
    do(g, "escape", "pass")
    assert (g.field_, g.lead, asked(g)) == (WEST, 1, "MayEscape")


@proves("GHT-FMT-11")
def test_a_blessing_counts_against_the_scenarios_boss_alone() -> None:
    for bosses, damage in (((), 3), (((ZOMBIE, (10, 0, 0, HP, 0)),), 5)):
        g = arena(foes="E-38")
        g.bosses, g.might[0] = bosses, 2
        assert battle(g, 8, black=5).wounds[ZOMBIE] == damage


@proves("GHT-FMT-09")
def test_a_scenario_hears_of_monsters_met_escaped_from_and_felled() -> None:
    g = arena(foes="E-38")
    heeds = (Heed("met", number=ZOMBIE), Heed("escaped", number=ZOMBIE), Heed("defeated", number=ZOMBIE))
    g.story = Story(heeds=heeds, by_trigger={heed.on: (n,) for n, heed in enumerate(heeds)})
    battle(g, 5, 9, black=5)
    assert g.seen == 0b001
    do(g, "escape")
    assert g.seen == 0b011
    g.at[0], g.wounds[ZOMBIE] = HERE, 9
    battle(g, 9, black=5)
    assert g.seen == 0b111


@proves("GHT-FALL-18")
def test_nobody_fights_an_enemy_player_who_is_subdued() -> None:
    g = arena("here here", team="Wren Volt", enemies="Volt")
    g.subdued = 0b10
    assert (battle(g, enemy=1).field_, told(g)[-1]) == (NOWHERE, "changes side")


@proves("GHT-CHK-02", "GHT-BAT-13")
def test_a_star_lets_a_hunter_draw_again_in_a_battle() -> None:
    g = arena(foes="E-38")
    g.kept[0], g.stars[0] = (24,), 1
    battle(g, 1, 2, 9, black=5)
    assert (asked(g), offers(g), why_not(g, "fight")) == (
        "DrawAgain", ["redraw Star of Hope", "redraw Falling star", "pass"], "GHT-BAT-29",
    )  # fmt: skip
    kept = g.clone()
    do(kept, "pass")
    assert (kept.hurt[0], kept.kept[0], kept.stars[0]) == (4, (24,), 1)
    do(g, "redraw Star of Hope", "redraw Falling star")
    assert (g.wounds[ZOMBIE], g.hurt[0], g.kept[0], g.stars[0]) == (4, 0, (), 0)
    assert (told(g).count("redraws"), facts(g, "redraws")) == (2, (0,))
    assert [event.facts for event in g.events or [] if event.what == "judge card"] == [(0, 1), (0, 2), (0, 9)]


@proves("GHT-HID-13", "GHT-BAT-11")
def test_the_cards_of_the_round_lie_open() -> None:
    g = arena("here here", team="Wren Volt", enemies="Volt")
    battle(g, 6, 4, 5, 5, enemy=1)
    assert (g.rolls, [event.facts for event in g.events or [] if event.what == "judge card"]) == (
        ((1, 6), (0, 4)), [(1, 6), (0, 4)],
    )  # fmt: skip
    do(g, "fight")
    assert g.rolls == ((1, 5), (0, 5))
