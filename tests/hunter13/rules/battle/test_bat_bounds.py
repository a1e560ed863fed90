"""The bounds of a battle: what a round begins with, what the end leaves, who speaks, and what a blow takes. BAT, EVT"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.rules.battle.battle_ends import rewards
from hauntbox.games.hunter13.rules.battle.blows import victims
from hauntbox.games.hunter13.rules.battle.foes import harm
from hauntbox.games.hunter13.rules.battle.joining import ERRAND, MayJoin
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import HP, HUNTER, MONSTERS, MP, NOBODY, NOWHERE, OUT
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.arena import EAST, HERE, KNIGHT, ROBOT, WEST, WRAITH, ZOMBIE, arena, asked, battle, cards

MAGPIE = 3


# Who speaks and draws -------------------------------------------------------------------------------------------------


@proves("GHT-BAT-09")
def test_in_the_first_round_the_right_neighbour_draws_even_as_an_enemy_of_the_battle() -> None:
    g = battle(arena("here far far here", foes="E-38", enemies="Magpie"), 5, 5, black=(5, 5))
    do(g, "aim E-38")
    assert facts(g, "draws for the Enemy")[0] == MAGPIE
    do(g, "fight", "aim E-38")
    assert facts(g, "draws for the Enemy")[0] == 2


@proves("GHT-BAT-08")
@pytest.mark.parametrize(("attacks", "speakers", "kind"), [("both", (MAGPIE,), -1), ("mp", (), MP), ("hp", (), HP)])
def test_an_enemy_player_with_a_choice_declares_and_another_has_its_kind(
    attacks: str, speakers: tuple[int, ...], kind: int
) -> None:
    g = battle(arena("here far far here", enemies="Magpie", fallen={"attacks": attacks}), 5, 5, enemy=MAGPIE)
    assert (tuple(g.waiting()) if asked(g) == "Declare" else (), g.foe_types) == (speakers, (kind,))
    if speakers:
        assert offers(g) == ["kind HP", "kind MP"]
        do(g, "kind MP")
        assert (g.foe_types, facts(g, "foe declares")) == ((MP,), (MONSTERS + MAGPIE, MP))


@proves("GHT-BAT-06", "GHT-BAT-05")
def test_what_was_declared_is_not_asked_or_told_again() -> None:
    g = battle(arena(foes="E-31 E-38"), 5, 5, black=(5, 5))
    assert (asked(g), *g.waiting()) == ("Declare", 1)  # for the Knight
    do(g, "kind HP", "aim E-38")
    assert (g.bout, asked(g), g.types[0], g.foe_types) == (2, "MayEscape", HP, (HP, HP))
    assert (told(g).count("declares"), told(g).count("foe declares")) == (1, 2)


@proves("GHT-BAT-05")
def test_an_enemy_who_comes_later_declares_then_and_the_others_keep_their_kind() -> None:
    g = battle(arena(foes="E-38"), 5, 5, black=(5, 5))
    g.lair[KNIGHT] = HERE
    do(g, "fight")
    assert (asked(g), *g.waiting(), g.foe_types) == ("Declare", 1, (-1, HP))
    do(g, "kind MP")
    assert (g.foe_types, told(g).count("foe declares"), told(g).count("declares")) == ((MP, HP), 2, 1)


# Rounds ---------------------------------------------------------------------------------------------------------------


@proves("GHT-BAT-01", "GHT-BAT-52")
def test_a_round_begins_with_no_cards_targets_or_free_attacks_of_the_last_one() -> None:
    g = arena(foes="E-37 E-40", items="I-12")
    battle(g, 5, black=5)
    g.rig("free", 3)
    do(g, "use I-12", "kind MP")
    assert (g.bout, g.free, g.free_kind, g.targets) == (2, [0] * 4, [HP] * 4, [0] * 4)
    assert (g.drawn_cards, g.black, g.hits, g.failed, g.fled) == ([0] * 4, (), (), 0, 0)


@proves("GHT-BAT-01")
def test_with_no_enemy_left_there_is_no_other_round() -> None:
    g = battle(arena(foes="E-38"), 5, 5, black=(5, 5))
    g.lair[ZOMBIE] = NOWHERE
    do(g, "fight")
    assert (g.field_, g.agenda) == (NOWHERE, [])


@proves("GHT-BAT-03", "GHT-FALL-14")
def test_whoever_fights_has_fought_in_this_turn_and_only_those_who_were_there_were_invaded() -> None:
    g = battle(arena("here here west far", foes="E-38"), 5, black=5, invaded=True)
    assert (g.fought, g.fighting, g.invaded, g.lead) == (True, 0b1, 0b11, 0)
    assert battle(arena("here here west far", foes="E-38"), 5, black=5).invaded == 0


@proves("GHT-BAT-16")
def test_whoever_is_equal_is_no_victim() -> None:
    g = battle(arena(foes="E-38"), 5, black=5)
    g.drawn_cards[0], g.black = 5, (5,)
    assert victims(g, 0) == []
    g.black = (6,)
    assert victims(g, 0) == [0]


@proves("GHT-BAT-45")
def test_the_end_of_a_battle_leaves_nothing_of_it() -> None:
    g = battle(arena("here here far far", foes="E-38"), 5, 2, 5, black=(5, 5))
    do(g, "escape", "join")
    cards(g, 9, 9)
    do(g, "escape", "escape")
    assert (g.field_, g.bout, g.lead, g.foes, g.fighting) == (NOWHERE, 0, NOBODY, (), 0)
    assert (g.types, g.foe_types, g.invaded, g.failed, g.fled) == ([-1] * 4, (), 0, 0, 0)
    assert (g.black, g.hits, facts(g, "battle ends")) == ((), (), (HERE, ZOMBIE))


@proves("GHT-BAT-45", "GHT-BAT-37")
def test_whoever_did_most_damage_in_the_last_round_finds_what_the_dead_adventurer_leaves() -> None:
    g = battle(arena("here here far far", foes="E-33"), 5, 6, 9, black=(5, 5))
    g.wounds[2] = 8
    do(g, "fight", "join")
    assert (g.field_, g.items[0], len(g.items[1]), g.lair[2]) == (NOWHERE, (), 1, NOWHERE)
    assert (g.black, g.hits) == ((), ())


@proves("GHT-BAT-49", "GHT-EVT-09")
def test_an_enemy_player_without_vitality_is_subdued_and_no_monster() -> None:
    g = arena("here far far here", enemies="Magpie")
    g.vitality[MAGPIE] = 1
    battle(g, 3, 8, enemy=MAGPIE)
    assert (g.subdued, g.field_, facts(g, "foe falls")) == (1 << MAGPIE, NOWHERE, (MONSTERS + MAGPIE,))


@proves("GHT-FMT-09", "GHT-CAT-22")
def test_the_fall_of_an_enemy_player_is_no_monsters(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []
    monkeypatch.setattr(story, "happen", lambda g, what, *more: heard.append(what))
    g = arena("here far far here", enemies="Magpie")
    g.vitality[MAGPIE] = 1
    battle(g, 3, 8, enemy=MAGPIE)
    assert (g.subdued, "defeated" in heard) == (1 << MAGPIE, False)


@proves("GHT-CAT-22")
def test_whoever_fell_in_the_last_round_finds_nothing() -> None:
    g = battle(arena("here here far far", foes="E-33"), 5, 6, 9, black=(5, 5))
    g.lead, g.foes, g.hits, g.status[0] = 0, (2,), ((2, 0, 5),), OUT
    rewards(g, 2)
    assert [type(frame).__name__ for frame in g.agenda].count("FindItem") == 0
    g.status[0] = HUNTER
    rewards(g, 2)
    assert [type(frame).__name__ for frame in g.agenda].count("FindItem") == 1


@proves("GHT-BAT-31", "GHT-DEC-24")
def test_each_hunter_in_the_battle_says_whom_to_attack() -> None:
    g = battle(arena("here here far far", foes="E-38 E-40"), 5, 5, 5, black=(5, 5))
    do(g, "aim E-38", "fight", "join")
    assert (asked(g), *g.waiting()) == ("Plan", 0)
    do(g, "aim E-38")
    assert (asked(g), *g.waiting()) == ("Plan", 1)
    do(g, "aim E-40")
    assert facts(g, "aims") == (1, ROBOT)


# What a blow takes ----------------------------------------------------------------------------------------------------


@proves("GHT-BAT-37", "GHT-EVT-08")
@pytest.mark.parametrize(("kind", "taken"), [(HP, 3), (MP, 0)])
def test_a_monster_takes_only_what_it_has_points_for(kind: int, taken: int) -> None:
    g = arena(foes="E-38")
    harm(g, ZOMBIE, kind, 3, 1)
    assert (g.wounds[ZOMBIE], g.frights[ZOMBIE]) == (taken, 0)
    assert g.hits == (((ZOMBIE, 1, 3),) if taken else ())
    assert [event.facts for event in g.events or []] == ([(1, ZOMBIE, 3, HP)] if taken else [])


@proves("GHT-EVT-08")
def test_mp_damage_frightens_and_does_not_wound() -> None:
    g = arena(foes="E-32")
    harm(g, WRAITH, MP, 4, 0)
    assert (g.wounds[WRAITH], g.frights[WRAITH], facts(g, "wounds")) == (0, 4, (0, WRAITH, 4, MP))


@proves("GHT-FALL-17", "GHT-BAT-37")
def test_either_kind_takes_vitality_and_is_told_as_it_is() -> None:
    g = arena("here far far here", enemies="Magpie")
    harm(g, MONSTERS + MAGPIE, MP, 4, 0)
    assert (g.vitality[MAGPIE], g.hurt[MAGPIE], g.shaken[MAGPIE]) == (6, 0, 0)
    assert (facts(g, "wounds"), g.hits) == ((0, MONSTERS + MAGPIE, 4, MP), ((MONSTERS + MAGPIE, 0, 4),))


# Items, escape and joining --------------------------------------------------------------------------------------------


@proves("GHT-BAT-55", "GHT-BAT-52")
def test_the_amulets_user_is_asked_for_the_kind_and_the_dynamites_user_for_the_target_if_there_are_two() -> None:
    g = do(battle(arena(foes="E-37 E-40", items="I-12"), black=5), "use I-12")
    assert (asked(g), offers(g), facts(g, "free attack")) == ("FreeKind", ["kind HP", "kind MP"], (0, 11))
    g = do(battle(arena(foes="E-38 E-40", items="I-13"), black=5), "use I-13")
    assert (asked(g), offers(g)) == ("FreeAim", ["aim E-38", "aim E-40"])
    g = battle(arena(foes="E-40", items="I-13"), black=5)
    g.rig("free", 4)
    do(g, "use I-13")
    assert (g.bout, g.wounds[ROBOT], g.items[0]) == (2, 8, ())


@proves("GHT-BAT-29", "GHT-ITM-21")
def test_before_the_choice_to_escape_items_are_used_and_the_choice_comes_again() -> None:
    g = arena(foes="E-38", items="I-7 I-12")
    g.shaken[0] = 3
    battle(g, 5, black=5)
    do(g, "fight")
    assert (asked(g), offers(g)) == ("MayEscape", ["escape", "fight", "use I-7"])
    assert why_not(g, "use I-12") == "GHT-BAT-55"
    do(g, "use I-7")
    assert (asked(g), offers(g), g.items[0], g.shaken[0] < 3) == ("MayEscape", ["escape", "fight"], (11,), True)


@proves("GHT-BAT-23")
def test_whoever_flees_leaves_the_others_in_the_battle() -> None:
    g = battle(arena("here here far far", foes="E-38"), 5, 5, 5, black=(5, 5))
    do(g, "fight", "join")
    cards(g, 9)
    do(g, "escape")
    assert (g.fighting, g.fled, g.at[0], asked(g), g.waiting()) == (0b10, 0b1, EAST, "MayEscape", (1,))


@proves("GHT-DEC-23", "GHT-BAT-30")
def test_whoever_has_gone_too_far_cannot_join_any_more() -> None:
    g = battle(arena("here far west far", foes="E-38"), 5, black=5)
    g.agenda.clear()
    run(g, MayJoin(1))
    assert (offers(g), why_not(g, "join")) == (["pass"], "GHT-BAT-30")
    g.agenda.clear()
    run(g, MayJoin(2))
    assert (offers(g), why_not(g, "join")) == (["join", "pass"], "")
    do(g, "join")
    assert (g.at[2], g.came[2], g.fighting) == (HERE, WEST, 0b101)


@proves("GHT-ITM-23")
@pytest.mark.parametrize(("fighting", "at", "point", "asks"), [(2, EAST, 1, True), (0, EAST, 1, False)])
def test_an_errand_is_for_whoever_is_out_while_others_fight(fighting: int, at: int, point: int, asks: bool) -> None:
    g = battle(arena("here here far far", foes="E-38", items="I-3"), 5, black=5)
    g.agenda.clear()
    g.fighting, g.at[0], g.points = fighting, at, point
    run(g, ERRAND)
    assert asked(g) == ("OnErrand" if asks else "")
