"""Items found, given, received, bartered, picked up and dropped. ITM, TURN, DEC"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hauntbox.games.hunter13.content.story import Room
from hauntbox.games.hunter13.rules.hunters.fallen import fall
from hauntbox.games.hunter13.rules.items.trading import bars_trade
from hauntbox.games.hunter13.state import NOBODY, NOWHERE, OUT, Mansion
from hauntbox.ledger import proves
from hunter13.acting import action, do, facts, offers, told, why_not
from hunter13.acting import do as act
from hunter13.acting import offers as choices
from hunter13.arena import ROBOT, arena, battle, cards
from hunter13.manor import asked, enter, manor, next_turn, owned, room, turn

CHAPEL, HALL = 25, 5
BESIDE = "T-39 T-26:0,1,1"  # the Chapel's only door leads to the Cross Corridor


def treasury(n: int, **given: object) -> Mansion:
    """The scenario has put so many Item icons into the Chapel."""
    g = manor(**{"at": "T-39", "lay": BESIDE, "new": "T-26", "found": "I-3 I-6 I-10", **given})  # type: ignore[arg-type]
    g.story = replace(g.story, rooms={CHAPEL: Room(icons=(0, 0, n), incident=False)})
    return g


# Through the tile -----------------------------------------------------------------------------------------------------


@proves("GHT-ITM-01", "GHT-ITM-03")
def test_an_item_icon_gives_the_top_item_for_no_point() -> None:
    g = enter(treasury(1), "T-26")
    assert (owned(g), g.points, facts(g, "obtains")) == (["I-3"], 1, (0, 2))
    turn(g)
    assert [why_not(g, text) for text in ("use I-7", "drop I-7")] == ["GHT-ITM-01"] * 2


@proves("GHT-ITM-01")
def test_nobody_gives_or_barters_what_another_owns() -> None:
    g = together()
    assert [why_not(g, text) for text in ("give I-6", "barter I-6", "use I-7")] == ["GHT-ITM-01"] * 3


@proves("GHT-ITM-02")
def test_of_several_icons_the_first_is_owned_and_the_rest_lie_facedown() -> None:
    g = enter(treasury(3), "T-26")
    assert (owned(g), g.veiled[CHAPEL], g.lying[CHAPEL]) == (["I-3"], (5, 9), ())


@proves("GHT-ITM-04")
def test_a_second_one_has_to_wait_even_with_a_point_left() -> None:
    g = turn(enter(treasury(2), "T-26"))
    assert (why_not(g, "take item"), g.points) == ("GHT-ITM-04", 1)


@proves("GHT-ITM-05", "GHT-ITM-06", "GHT-DEC-14")
def test_in_the_next_turn_the_same_hunter_may_take_one_for_no_point() -> None:
    g = next_turn(enter(treasury(3), "T-26"))
    do(g, "take item")
    assert (owned(g), g.points, g.veiled[CHAPEL], why_not(g, "take item")) == (["I-3", "I-6"], 1, (9,), "GHT-ITM-04")


@proves("GHT-ITM-05")
def test_another_hunter_who_comes_first_may_take_one() -> None:
    g = next_turn(enter(treasury(2), "T-26"), 1)
    do(g, "go east", "take item")
    assert (room(g, 1), owned(g, 1)) == ("T-26", ["I-6"])


@proves("GHT-ITM-26")
def test_used_items_are_discarded_and_an_empty_pile_gives_nothing() -> None:
    g = treasury(1, items="I-7", shaken="3")
    do(turn(g), "use I-7")
    g.agenda.clear()
    g.item_pile, g.item_known = (), ()
    enter(g, "T-26")
    assert (owned(g), g.items_out, g.explored >> CHAPEL & 1) == ([], (6,), 1)
    assert (facts(g, "no item"), "obtains" in told(g)) == ((0,), False)


@proves("GHT-ITM-10")
def test_a_character_may_own_any_number_of_items() -> None:
    many = " ".join(f"I-{n}" for n in range(1, 25) if n != 3)
    g = enter(treasury(1, items=many), "T-26")
    assert len(g.items[0]) == 24


# The Item-Acquirement Point -------------------------------------------------------------------------------------------


def together(**given: object) -> Mansion:
    """Three of them in the Hall, the fourth far away."""
    return turn(manor(**{"at": "T-6 T-6 T-6 T-5", "items": "I-3; I-6; ; I-10", **given}))  # type: ignore[arg-type]


@proves("GHT-ITM-13", "GHT-DEC-11")
def test_a_point_is_spent_to_give_an_item_to_one_of_those_on_the_tile() -> None:
    g = do(together(), "give I-3")
    assert (asked(g), offers(g)) == ((0, "ToWhom"), ["who Volt", "who Balm"])
    do(g, "who Balm", "yes")
    assert ([owned(g, role) for role in range(3)], g.points) == ([[], ["I-6"], ["I-3"]], 0)
    assert facts(g, "agrees") == (2, 0, 2, NOBODY)


@proves("GHT-ITM-13", "GHT-DEC-11")
def test_with_a_point_all_five_are_offered_and_without_one_none() -> None:
    g = together()
    g.lying[HALL] = (7,)
    deals = ["give I-3", "receive I-6", "barter I-3", "drop I-3", "pick up I-8"]
    assert [text for text in offers(g) if text in deals] == deals
    g.points = 0
    assert not [text for text in offers(g) if text in deals]


@proves("GHT-ITM-13")
def test_there_is_no_barter_where_nobody_has_anything_to_give() -> None:
    g = together(items="I-3")
    assert (why_not(g, "barter I-3"), why_not(g, "give I-3"), "barter I-3" in offers(g)) == ("GHT-ITM-13", "", False)


@proves("GHT-ITM-17", "GHT-ITM-05", "GHT-ITM-14")
def test_what_does_not_lie_there_is_not_taken_and_who_is_not_there_gets_nothing() -> None:
    g = together()
    assert (why_not(g, "pick up I-8"), why_not(g, "take item")) == ("GHT-ITM-17", "GHT-ITM-05")
    do(g, "give I-3")
    assert why_not(g, "who Magpie") == "GHT-ITM-14"


@proves("GHT-ITM-13")
def test_a_point_is_spent_to_receive_an_item() -> None:
    g = do(together(), "receive I-6", "yes")
    assert ([owned(g, role) for role in range(2)], g.points) == ([["I-3", "I-6"], []], 0)


@proves("GHT-ITM-13")
def test_a_point_is_spent_to_barter_one_item_for_one() -> None:
    g = do(together(), "barter I-3")
    assert (asked(g), offers(g), why_not(g, "item I-10")) == ((0, "InReturn"), ["item I-6"], "GHT-ITM-13")
    do(g, "item I-6", "yes")
    assert ([owned(g, role) for role in range(2)], g.points) == ([["I-6"], ["I-3"]], 0)


@proves("GHT-ITM-13", "GHT-ITM-17")
def test_a_point_is_spent_to_drop_an_item_which_any_hunter_there_may_pick_up() -> None:
    g = do(together(), "drop I-3")
    assert (g.lying[HALL], g.points, owned(g), facts(g, "drops")) == ((2,), 0, [], (0, 2, HALL))
    do(next_turn(g, 2), "pick up I-3")
    assert (owned(g, 2), g.points, g.lying[HALL]) == (["I-3"], 0, ())


@proves("GHT-ITM-13")
@pytest.mark.parametrize("second", ["give I-3", "receive I-6", "barter I-3", "drop I-3", "pick up I-9"])
def test_one_of_these_in_a_turn(second: str) -> None:
    g = together()
    g.lying[HALL] = (7, 8)
    do(g, "pick up I-8")
    assert why_not(g, second) == "GHT-ITM-13"


@proves("GHT-ITM-19")
def test_picking_up_costs_a_point_for_each_item_whoever_dropped_it() -> None:
    g = together()
    fall(g, 1)
    g.lying[HALL] = (*g.lying[HALL], 7)
    do(g, "pick up I-6")
    assert why_not(g, "pick up I-8") == "GHT-ITM-13"


@proves("GHT-ITM-14")
def test_trade_needs_another_player_on_the_same_tile() -> None:
    g = turn(manor(at="T-6 T-7", items="I-3; I-6"))
    assert [why_not(g, text) for text in ("give I-3", "receive I-6", "barter I-3")] == ["GHT-ITM-14"] * 3
    assert why_not(together(), "receive I-10") == "GHT-ITM-14"


@proves("GHT-ITM-15", "GHT-DEC-12")
def test_the_other_player_may_refuse_and_is_not_asked_again_in_this_turn() -> None:
    g = do(together(), "receive I-6")
    assert (asked(g), offers(g)) == ((1, "Consent"), ["yes", "no"])
    do(g, "no")
    assert (owned(g, 1), g.points, facts(g, "refuses")) == (["I-6"], 1, (1, 0, NOBODY, 5))
    assert [why_not(g, text) for text in ("give I-3", "receive I-6", "drop I-3")] == ["GHT-ITM-15", "GHT-ITM-15", ""]
    assert "receive I-6" in offers(next_turn(g))


@proves("GHT-ITM-16", "GHT-TURN-04")
def test_trade_in_the_middle_of_movement_which_goes_on_afterwards() -> None:
    g = turn(manor(at="T-39 T-6 T-5", items="I-3"))
    do(g, "go east")
    assert "give I-3" in offers(g)
    do(g, "give I-3", "yes", "go east")
    assert (room(g), owned(g, 1)) == ("T-7", ["I-3"])


@proves("GHT-ITM-27")
def test_an_enemy_player_owns_nothing_and_trades_with_nobody() -> None:
    g = together(at="T-6 T-6 T-5")
    fall(g, 1)
    assert (owned(g, 1), why_not(g, "give I-3")) == ([], "GHT-ITM-14")
    g.status[1] = 2
    next_turn(g, 1)
    assert not [text for text in offers(g) if text.startswith(("pick", "use", "take"))]


@proves("GHT-ITM-18")
def test_who_falls_drops_all_items_face_up() -> None:
    g = together(items="I-3 I-6 I-16")
    fall(g, 0)
    assert (owned(g), g.lying[HALL]) == ([], (2, 5, 15))


# In and around battles ------------------------------------------------------------------------------------------------


@proves("GHT-ITM-20")
@pytest.mark.parametrize("text", ["give I-3", "drop I-3", "pick up I-8"])
def test_during_a_battle_nothing_changes_hands(text: str) -> None:
    g = battle(arena(foes="E-40", items="I-3", at="here here far far"), 5, black=7)
    g.lying[HALL] = (7,)
    assert bars_trade(g, 0, action(text)) == "GHT-ITM-20"  # type: ignore[arg-type]
    assert text not in choices(g)


def to_declare() -> Mansion:
    return battle(arena(foes="E-40", items="I-3 I-20", at="here here far far"))


def to_aim() -> Mansion:
    return battle(arena(foes="E-40 E-36", items="I-3 I-13", at="here here far far"))


def to_aim_freely() -> Mansion:
    g = to_aim()
    act(g, "use I-13")
    return g


def to_escape() -> Mansion:
    return battle(arena(foes="E-40", items="I-3", at="here here far far"), 5, black=7)


def to_join() -> Mansion:
    g = to_escape()
    act(g, "fight")
    return g


def to_reflect() -> Mansion:
    return battle(arena(foes="E-40", items="I-3 I-18", at="here here far far"), 5, black=7)


def to_cancel() -> Mansion:
    g = arena(foes="E-40", items="I-3", at="here here far far")
    g.hand[0] = (12,)
    return battle(g, 5, black=7)


@proves("GHT-ITM-20")
@pytest.mark.parametrize(
    ("moment", "question"),
    [(to_declare, "Declare"), (to_aim, "Plan"), (to_aim_freely, "FreeAim"), (to_escape, "MayEscape"),
     (to_join, "MayJoin"), (to_reflect, "Mirror"), (to_cancel, "Relief")],
)  # fmt: skip
@pytest.mark.parametrize("text", ["give I-3", "receive I-3", "barter I-3", "drop I-3", "pick up I-8", "take item"])
def test_whatever_is_asked_in_a_battle_a_trade_is_refused_by_the_rule_on_battles(
    moment: Callable[[], Mansion], question: str, text: str
) -> None:
    g = moment()
    g.lying[HALL] = (7,)
    assert asked(g)[1] == question
    assert why_not(g, text) == "GHT-ITM-20"
    assert why_not(g, "go north") != "GHT-ITM-20"


@proves("GHT-ITM-22")
def test_what_a_companion_dropped_in_the_battle_is_picked_up_after_it() -> None:
    g = arena(foes="E-40", at="here here far far")
    g.items[1], g.hurt[1] = (2,), 19
    battle(g, 5, black=5)
    cards(g, 9, 1, black=1)
    act(g, "fight", "join", "fight", "pass")  # Volt falls, and has not used the Bandages
    assert (g.status[1], g.lying[HALL], g.field_) == (OUT, (2,), HALL)
    assert why_not(g, "pick up I-3") != ""
    assert not [text for text in choices(g) if "I-3" in text]
    g.wounds[ROBOT] = 17
    cards(g, 9, black=1)
    act(g, "fight")
    assert g.field_ == NOWHERE
    do(turn(g), "pick up I-3")
    assert (owned(g), g.points) == (["I-3"], 0)


@proves("GHT-ITM-23")
def test_a_turn_player_who_has_escaped_may_fetch_an_item_between_rounds_and_rejoin() -> None:
    g = arena(foes="E-40", at="here here far far")
    g.lying[6] = (12,)
    battle(g, 5, black=7)
    act(g, "fight", "join")
    cards(g, 5, 5, 9, 5, black=(5, 5))
    while "escape" in choices(g):
        act(g, "escape" if g.waiting()[0] == 0 else "fight")
    assert choices(g) == ["pick up I-13", "pass"]
    act(g, "pick up I-13")
    assert g.items[0] == (12,)
