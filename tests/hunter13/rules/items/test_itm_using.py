"""Items in use: in the own turn, in battle, in a rescue, on the fallen. ITM, TURN, DMG, FALL, DEC"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.actions import USE
from hauntbox.games.hunter13.rules.hunters.fallen import fall
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.rules.hunters.points import hp
from hauntbox.games.hunter13.rules.items.using import bars_use
from hauntbox.games.hunter13.state import HP, HUNTER, MP, OUT
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, why_not
from hunter13.acting import do as act
from hunter13.acting import offers as choices
from hunter13.arena import arena, battle, cards
from hunter13.manor import asked, manor, next_turn, owned, turn

HALL = 5


@proves("GHT-ITM-07", "GHT-ITM-08", "GHT-DEC-13")
def test_a_disposable_item_is_discarded_when_used() -> None:
    g = turn(manor(items="I-3 I-6", hurt="5"))
    assert offers(g, "use") == ["use I-3"]
    do(g, "use I-3")
    assert (owned(g), g.items_out, facts(g, "uses")) == (["I-6"], (2,), (0, 2, 0))


@proves("GHT-ITM-09")
def test_a_continuous_item_works_while_owned_and_cannot_be_used_up() -> None:
    g = turn(manor(items="I-6 I-9 I-16"))
    assert (offers(g, "use"), why_not(g, "use I-6")) == ([], "GHT-ITM-09")


@proves("GHT-ITM-07")
def test_disposable_items_are_shown_even_where_they_cannot_be_used_now() -> None:
    g = turn(manor(items="I-3 I-6 I-12"))
    shown = [str(act) for act in g.candidates(0) if str(act).startswith("use")]
    assert (shown, offers(g, "use"), why_not(g, "use I-12")) == (["use I-3", "use I-12"], [], "GHT-BAT-55")


@proves("GHT-ITM-08")
def test_one_point_of_damage_is_enough_to_use_an_item() -> None:
    g = do(turn(manor(items="I-3 I-7", hurt="1", shaken="1")), "use I-3", "use I-7")
    assert (g.hurt[0], g.shaken[0], owned(g)) == (0, 0, [])


@proves("GHT-TURN-05", "GHT-DEC-13")
def test_any_number_of_items_at_any_moment_of_the_own_turn() -> None:
    g = turn(manor(items="I-1 I-3 I-7", hurt="9", shaken="9"))
    do(g, "use I-1", "go east", "use I-3", "use I-7", "go east")
    assert (g.hurt[0], g.shaken[0], g.points) == (1, 6, 1)


@proves("GHT-ITM-11")
def test_an_item_helps_another_only_on_the_same_tile() -> None:
    g = turn(manor(items="I-3", at="T-6 T-7", hurt="0 5"))
    assert why_not(g, "use I-3") == "GHT-ITM-11"
    do(g, "go east", "use I-3")
    assert g.hurt == [0, 2, 0, 0]


@proves("GHT-ITM-12")
def test_with_the_option_items_reach_door_adjacent_tiles() -> None:
    near: dict[str, Any] = {"items": "I-3", "at": "T-6 T-7 T-5", "hurt": "0 5 5"}
    assert why_not(turn(manor(**near)), "use I-3") == "GHT-ITM-11"
    g = turn(manor(**near, items_reach=True))
    do(g, "use I-3")
    assert g.hurt == [0, 2, 5, 0]


@proves("GHT-ITM-24")
def test_outside_the_own_turn_nobody_uses_items() -> None:
    """Volt is about to fall in Wren's turn, with Bandages at hand: nobody is asked for them."""
    g = turn(manor(items="; I-3", at="T-6 T-6 T-5"))
    run(g, Hurt(1, HP, 20))
    assert (g.status[1] == HUNTER, g.hurt[1]) == (False, 20)
    g = turn(manor(items="; I-3", at="T-6 T-6 T-5", hurt="0 5"))
    assert bars_use(g, 1, USE[2]) == "GHT-ITM-24"


@proves("GHT-ITM-25")
def test_with_lenient_rescue_they_may() -> None:
    g = turn(manor(items="; I-3; I-1", at="T-6", lenient_rescue=True))
    run(g, Hurt(1, HP, 20))
    assert (asked(g), offers(g)) == ((1, "Save"), ["use I-3", "pass"])
    do(g, "pass")
    assert (asked(g), offers(g)) == ((2, "Save"), ["use I-1", "pass"])
    do(g, "use I-1")
    assert (hp(g, 1), g.status[1], owned(g, 2)) == (5, HUNTER, [])
    g = turn(manor(items="; I-3; I-1", at="T-6"))
    run(g, Hurt(1, HP, 20))
    assert (asked(g), g.status[1]) == ((0, "Turn"), OUT)


@proves("GHT-ITM-25")
def test_with_lenient_rescue_a_bystander_of_a_battle_may_help_too() -> None:
    g = arena(foes="E-40", at="here here far far", lenient_rescue=True)
    g.items[1], g.items[2], g.hurt[0] = (2,), (0,), 18
    battle(g, 5, black=7)
    assert (g.waiting()[0], choices(g)) == (1, ["use I-3", "pass"])
    act(g, "use I-3")
    assert (g.status[0], hp(g, 0)) == (HUNTER, 1)


@proves("GHT-DMG-10", "GHT-DEC-17")
def test_in_the_own_turn_an_item_saves_a_companion_on_the_tile_before_the_fall() -> None:
    g = turn(manor(items="I-3 I-6 I-14", at="T-6 T-6 T-5"))
    run(g, Hurt(1, HP, 22))
    assert (asked(g), offers(g)) == ((0, "Save"), ["use I-3", "pass"])
    do(g, "use I-3")
    assert (hp(g, 1), g.status[1]) == (1, HUNTER)


@proves("GHT-DMG-10")
@pytest.mark.parametrize(("kind", "heals"), [(HP, ["use I-3"]), (MP, ["use I-7", "use I-25"])])
def test_what_heals_the_other_kind_is_no_rescue(kind: int, heals: list[str]) -> None:
    g = turn(manor(items="I-3 I-7 I-25", at="T-6 T-6 T-5", hands="; 2", hurt="0 1", shaken="0 1"))
    run(g, Hurt(1, kind, 19, cancellable=False))
    while asked(g)[0] == 1:
        do(g, "pass")
    assert (asked(g), offers(g)) == ((0, "Save"), [*heals, "pass"])


@proves("GHT-DMG-10")
def test_an_item_that_does_not_heal_enough_leaves_the_rescue_open() -> None:
    g = turn(manor(items="I-3 I-1", at="T-6 T-6 T-5"))
    run(g, Hurt(1, HP, 24))
    do(g, "use I-3")
    assert (asked(g), offers(g)) == ((0, "Save"), ["use I-1", "pass"])
    do(g, "pass")
    assert g.status[1] != HUNTER


# In battle ------------------------------------------------------------------------------------------------------------


@proves("GHT-ITM-21")
def test_in_a_battle_those_who_take_part_use_items_on_any_hunter_on_the_tile() -> None:
    g = arena(foes="E-40", at="here here far far", items="I-3")
    g.hurt[:2] = [4, 4]
    battle(g, 5, black=5)
    assert "use I-3" in choices(g)
    act(g, "use I-3")
    assert choices(g) == ["who Wren", "who Volt"]
    act(g, "who Volt")
    assert g.hurt[1] == 1


@proves("GHT-ITM-21")
def test_who_failed_to_escape_still_counts_as_taking_part() -> None:
    g = arena(foes="E-40", items="I-3")
    battle(g, 5, black=7)
    cards(g, 1)
    act(g, "escape")
    assert (g.failed, "use I-3" in choices(g)) == (1, True)


@proves("GHT-ITM-21", "GHT-ITM-24")
def test_a_hunter_beside_the_battle_does_not_use_items() -> None:
    g = arena(foes="E-40", at="here here far far")
    g.items[1], g.hurt[1] = (2,), 5
    battle(g, 5, black=7)
    act(g, "fight")
    assert (g.waiting()[0], choices(g)) == (1, ["join", "pass"])


@proves("GHT-ITM-24")
def test_in_a_battles_rescue_fighters_use_their_items_and_bystanders_do_not() -> None:
    g = arena(foes="E-40", at="here here far far", items="I-1")
    g.items[1] = (2,)
    g.hurt[0] = 18
    battle(g, 5, black=7)
    act(g, "fight")
    assert (g.waiting()[0], choices(g)) == (0, ["use I-1", "pass"])
    act(g, "pass")
    assert g.status[0] != HUNTER


# On the fallen --------------------------------------------------------------------------------------------------------


@proves("GHT-FALL-20")
@pytest.mark.parametrize("allowed", [True, False])
def test_items_restore_the_fallen_where_the_scenario_allows_it(allowed: bool) -> None:
    g = manor(items="I-3", at="T-6 T-6 T-5", hurt="0 21", fallen={"items": allowed})
    fall(g, 1)
    turn(g)
    assert ("use I-3" in offers(g)) == allowed
    if allowed:
        do(g, "use I-3")
        assert (g.status[1], hp(g, 1)) == (HUNTER, 2)


@proves("GHT-FALL-23")
def test_a_fallen_character_who_is_not_well_enough_stays_fallen() -> None:
    g = manor(items="I-3", at="T-6 T-6 T-5", hurt="0 24")
    fall(g, 1)
    do(turn(g), "use I-3")
    assert (g.status[1] == HUNTER, g.hurt[1]) == (False, 21)


# Feats of items and healing -------------------------------------------------------------------------------------------


@proves("GHT-DEC-37")
def test_a_house_call_heals_2_of_somebody_on_the_tile_once_in_a_turn() -> None:
    g = turn(manor(team="Balm Volt Wren", at="T-6 T-6 T-5", hurt="5 5 5", shaken="0 1"))
    assert offers(g, "treat") == ["treat Balm HP", "treat Volt HP", "treat Volt MP"]
    do(g, "treat Volt HP")
    assert (g.hurt, offers(g, "treat"), why_not(g, "treat Balm HP")) == ([5, 3, 5], [], "GHT-DEC-37")
    assert facts(g, "house call") == (0, 1, HP)
    assert why_not(next_turn(g), "treat Balm MP") == "GHT-DMG-03"  # nothing to heal


@proves("GHT-DEC-37")
def test_only_the_physician_makes_house_calls() -> None:
    g = turn(manor(hurt="5"))
    assert (offers(g, "treat"), why_not(g, "treat Wren HP")) == ([], "GHT-DEC-37")


@proves("GHT-DEC-37")
def test_the_connoisseur_has_two_item_acquirement_points() -> None:
    g = next_turn(manor(team="Magpie Volt", at="T-6", items="I-3 I-6 I-9"))
    do(g, "drop I-3", "drop I-6")
    assert (g.lying[HALL], why_not(g, "drop I-9")) == ((2, 5), "GHT-ITM-13")
