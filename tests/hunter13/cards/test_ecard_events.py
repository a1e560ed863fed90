"""EVENT cards, each opened. ECARD, CAT"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.state import HP, ST, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, why_not
from hunter13.manor import asked, beast, card, enter, manor, next_turn, owned, room, rooms, turn


def damage(g: Mansion, kind: str) -> int:
    return g.hurt[0] if kind == "HP" else g.shaken[0]


@proves("GHT-EVT-02")
@pytest.mark.parametrize(
    ("name", "made", "kind", "amount"),
    [
        ("E-2", 5, "MP", 3),
        ("E-15", 4, "HP", 3),  # with DX +1
        ("E-18", 5, "MP", 4),
        ("E-29", 6, "MP", 6),
        pytest.param("E-30", 5, "MP", 10, marks=proves("GHT-ECARD-37", "GHT-CAT-21")),
    ],
)
def test_a_check_or_damage(name: str, made: int, kind: str, amount: int) -> None:
    assert damage(card(manor(), name, made), kind) == 0
    assert damage(card(manor(), name, made - 1), kind) == amount


@proves("GHT-HID-07", "GHT-EVT-02")
def test_vision_puts_each_of_two_tiles_on_top_or_at_the_bottom() -> None:
    g = card(manor(pile="T-3 T-4 T-8 T-10"), "E-1")
    assert (offers(g), why_not(g, "tile T-8")) == (["tile T-3", "tile T-4"], "GHT-HID-07")
    do(g, "tile T-4", "bottom", "top")
    assert rooms(g.pile) == "T-3 T-8 T-10 T-4"
    assert g.pile_known == (1, 0, 0, 1)
    said = [(event.what, event.facts, event.to) for event in g.events or []]
    assert said[-4:] == [
        ("looks", (0, 2), None),
        ("sees tiles", (0, 2, 3), (0,)),
        ("puts under", (0,), None),
        ("puts on top", (0,), None),
    ]


@proves("GHT-EVT-02")
def test_vision_may_put_both_on_top_in_the_order_that_the_finder_likes() -> None:
    g = card(manor(pile="T-3 T-4 T-8 T-10"), "E-1")
    do(g, "tile T-3", "top", "top")
    assert rooms(g.pile) == "T-4 T-3 T-8 T-10"


@proves("GHT-EVT-02")
def test_bloody_handprints_bring_an_insanity_card() -> None:
    assert [len(card(manor(), "E-3", value).hand[0]) for value in (6, 5)] == [0, 1]


@proves("GHT-EVT-02")
def test_the_first_aid_box_is_for_one_character_on_the_tile() -> None:
    g = card(manor(at="T-6 T-6 T-7 T-6", hurt="0 7 8 9"), "E-4")
    assert offers(g) == ["who Wren", "who Volt", "who Magpie"]
    do(g, "who Volt")
    assert g.hurt == [0, 3, 8, 9]


@proves("GHT-HID-07", "GHT-EVT-02")
def test_intuition_heals_and_puts_one_of_four_tiles_on_top() -> None:
    g = card(manor(pile="T-3 T-4 T-8 T-10 T-11 T-18", shaken="5"), "E-5", 4)
    assert (g.shaken[0], offers(g)) == (2, ["tile T-3", "tile T-4", "tile T-8", "tile T-10"])
    assert why_not(g, "tile T-11") == "GHT-HID-07"
    do(g, "tile T-8")
    assert g.pile[0] == 7
    assert sorted(g.pile) == [2, 3, 7, 9, 10, 17]
    assert g.pile_known == (1, 0, 0, 0, 0, 0)
    assert [event.to for event in g.events or [] if event.what in ("sees tiles", "puts on top")] == [(0,), None]


@proves("GHT-EVT-02")
def test_intuition_that_fails_does_nothing() -> None:
    g = card(manor(shaken="5"), "E-5", 3)
    assert (g.shaken[0], asked(g)) == (5, (-1, ""))


@proves("GHT-EVT-02")
def test_the_clock_is_heard_by_every_hunter() -> None:
    g = card(manor(), "E-6", 4, 3, 4, 3)
    assert g.shaken == [0, 2, 0, 2]


@proves("GHT-INS-13")
def test_the_doubles_persuasion_keeps_the_help_of_others_away_until_the_end_of_the_next_turn() -> None:
    g = card(manor(at="T-6 T-6 T-5 T-5", hands="; A", team="Wren Volt Balm Magpie"), "E-9", 5)
    assert (asked(g), g.shaken[0]) == ((1, "Relief"), 0)  # the damage itself may still be cancelled
    do(g, "pass")
    assert (g.shaken[0], facts(g, "spurned")) == (4, (0,))
    run(g, Hurt(0, HP, 1))
    assert (asked(g)[1], g.hurt[0]) == ("", 1)
    turn(g)
    do(g, "end")
    turn(g)
    run(g, Hurt(0, HP, 1))
    assert g.hurt[0] == 2  # still nobody is asked
    do(g, "end")
    run(g, Hurt(0, HP, 1))
    assert asked(g) == (1, "Relief")


@proves("GHT-EVT-02")
def test_temptation_gives_an_item_for_two_insanity_cards() -> None:
    g = card(manor(found="I-3", hands="2"), "E-10")
    assert offers(g) == ["yes", "no"]
    do(g, "yes", "pass")
    assert (owned(g), len(g.hand[0]), facts(g, "yields")) == (["I-3"], 3, (0,))


@proves("GHT-EVT-02")
@pytest.mark.parametrize(("value", "shaken"), [(5, 0), (4, 3)])
def test_temptation_is_refused_by_a_check_of_will(value: int, shaken: int) -> None:
    g = card(manor(), "E-10", value)
    do(g, "no")
    assert (owned(g), g.hand[0], g.shaken[0], facts(g, "resists")) == ([], (), shaken, (0,))


@proves("GHT-EVT-02")
def test_fire_burns_the_finder_who_fails_and_always_the_others_on_the_tile() -> None:
    for value, own in ((5, 0), (4, 4)):  # DX +1
        g = card(manor(at="T-6 T-6 T-7 T-6"), "E-12", value)
        assert g.hurt == [own, 2, 0, 2]


@proves("GHT-EVT-02")
def test_the_helping_hand_is_divided_as_the_finder_likes() -> None:
    g = card(manor(at="T-6 T-6 T-5 T-5", hurt="2 2 2", shaken="1 3 3"), "E-14")
    assert offers(g) == ["treat Wren HP", "treat Wren MP", "treat Volt HP", "treat Volt MP", "pass"]
    do(g, "treat Wren HP", "treat Volt HP", "treat Volt HP")
    assert offers(g) == ["treat Wren MP", "treat Volt MP", "pass"]
    do(g, "treat Wren MP", "treat Volt MP", "treat Volt MP")
    assert (g.hurt, g.shaken, asked(g)[1]) == ([1, 0, 2, 0], [0, 1, 3, 0], "")


@proves("GHT-EVT-02")
@pytest.mark.parametrize(("top", "left"), [(7, "discard 7"), (10, "discard 10"), (11, "")])
def test_whispering_walls_let_go_of_a_numeral_card_heard_clearly(top: int, left: str) -> None:
    g = manor(hands="5")
    g.insanity = (top, *g.insanity)
    card(g, "E-16", 6)
    assert offers(g) == ([left, "pass"] if left else ["pass"])
    assert why_not(g, "discard J") == "GHT-INS-19"
    do(g, left or "pass")
    assert g.hand[0] == ((5,) if left else (5, 11))


def test_whispers_that_drive_a_hunter_mad_open_a_rescue_first() -> None:
    g = manor(hands="9 9 J")
    g.insanity = (7, *g.insanity)
    card(g, "E-16", 6)
    assert asked(g) == (0, "Save")
    do(g, "shed 9")
    assert (g.hand[0], offers(g)) == ((7, 9), ["discard 7", "pass"])
    do(g, "pass")
    assert (g.hand[0], g.whisper) == ((7, 9), 0)


@proves("GHT-EVT-02")
def test_whispering_walls_keep_the_card_of_whoever_fails() -> None:
    g = manor()
    g.insanity = (7, *g.insanity)
    card(g, "E-16", 5)
    assert (g.hand[0], asked(g)[1]) == ((7,), "")


@proves("GHT-EVT-02")
def test_the_satchel_holds_the_top_item() -> None:
    assert owned(card(manor(found="I-18"), "E-17")) == ["I-18"]


@proves("GHT-SET-11")
def test_snuffed_candles_leave_one_movement_point_for_the_next_turn() -> None:
    g = card(manor(), "E-19")
    assert facts(g, "slowed") == (0,)
    next_turn(g)
    assert g.moves == 1
    next_turn(g)
    assert g.moves == 3  # the Journalist's


@proves("GHT-EVT-02")
def test_the_sleepwalker_is_led_by_the_player_on_the_right_to_an_explored_tile_without_monster() -> None:
    g = manor(new="T-7")
    card(g, "E-20")
    assert (asked(g), offers(g)) == ((3, "Lead"), ["tile T-39"])
    do(g, "tile T-39")
    assert room(g) == "T-39"
    g = manor()
    beast(g, "E-38", "T-39")
    assert offers(card(g, "E-20")) == ["tile T-7"]
    g = card(manor(), "E-11")
    assert asked(card(g, "E-20"))[1] == ""  # shut doors keep a sleepwalker in


def test_nothing_is_settled_where_the_sleepwalker_goes_and_the_rest_stays_behind() -> None:
    g = manor(at="T-3 T-5 T-5 T-5", lay="T-39 T-3:1,0,0 T-7 T-5", omens="E-20", new="T-3")
    g.omens[38] = (3,)
    g.active = 0
    enter(g, "T-3")
    do(g, "tile T-39")
    assert (room(g), g.omens[38], len(g.veiled[2])) == ("T-39", (3,), 1)


@proves("GHT-EVT-02")
@pytest.mark.parametrize(("at", "healed"), [("T-6 T-7 T-5 T-5", 1), ("T-6 T-5 T-5 T-39", 3)])
def test_a_friends_voice_reaches_the_nearest_other_hunter(at: str, healed: int) -> None:
    g = card(manor(at=at, shaken="3 3 3 3"), "E-21")
    assert g.shaken == [1, *[1 if role == healed else 3 for role in (1, 2, 3)]]


@proves("GHT-EVT-02")
def test_of_two_equally_near_friends_the_finder_chooses_one() -> None:
    g = card(manor(at="T-6 T-7 T-39 T-5", shaken="3 3 3 3"), "E-21")
    assert offers(g) == ["who Volt", "who Balm"]
    do(g, "who Balm")
    assert g.shaken == [1, 3, 1, 3]


@proves("GHT-EVT-02")
def test_the_poltergeist_makes_the_finder_drop_an_item_of_choice() -> None:
    g = card(manor(items="I-3 I-16"), "E-23", 3)
    assert (g.hurt[0], offers(g)) == (2, ["item I-3", "item I-16"])
    do(g, "item I-3")
    assert (owned(g), g.lying[5]) == (["I-16"], (2,))
    assert card(manor(items="I-3"), "E-23", 4).hurt[0] == 0  # DX +1


def test_the_poltergeist_asks_nothing_of_whoever_has_nothing_or_falls() -> None:
    assert asked(card(manor(), "E-23", 3))[1] == ""
    g = card(manor(items="I-6 I-16", hurt="19"), "E-23", 3)
    assert (asked(g)[1], g.lying[5]) == ("", (5, 15))


@proves("GHT-ECARD-30", "GHT-CAT-19", "GHT-DEC-32")
def test_weapon_destruction_takes_exactly_one_weapon_chosen_by_its_owner() -> None:
    g = card(manor(items="I-3 I-15 I-16"), "E-24")
    assert offers(g) == ["item I-15", "item I-16"]
    do(g, "item I-15")
    assert (owned(g), g.items_out, g.lying[5]) == (["I-3", "I-16"], (14,), ())
    assert facts(g, "destroyed") == (0, 14)


@proves("GHT-ECARD-30")
def test_without_a_weapon_nothing_is_destroyed() -> None:
    g = card(manor(items="I-3 I-6"), "E-24")
    assert (owned(g), asked(g)[1]) == (["I-3", "I-6"], "")


@proves("GHT-ROOM-14")
def test_the_star_of_hope_is_kept_and_draws_a_judge_card_again() -> None:
    g = card(manor(), "E-25")
    assert (g.kept[0], g.events_out, facts(g, "keeps")) == ((24,), (), (0, 24))
    g.rig("judge", 2, 5)
    run(g, Check(0, ST, 5, tile=5))
    assert offers(g) == ["redraw Star of Hope", "pass"]
    do(g, "redraw Star of Hope")
    assert (g.passed, g.kept[0], g.events_out) == (True, (), (24,))


def test_the_star_of_hope_gives_one_redraw_and_the_new_card_counts() -> None:
    g = card(manor(), "E-25")
    g.rig("judge", 4, 1)
    run(g, Check(0, ST, 5, tile=5))
    do(g, "redraw Star of Hope")
    assert (g.passed, asked(g)[1]) == (False, "")


@proves("GHT-EVT-02")
def test_exquisite_sound_heals_on_the_tile_and_on_door_adjacent_ones() -> None:
    g = card(manor(at="T-6 T-7 T-39 T-5", shaken="4 4 4 4"), "E-27")
    assert g.shaken == [1, 1, 1, 4]


@proves("GHT-EVT-02")
def test_the_miraculous_spring_heals_hp_and_any_wasting() -> None:
    g = manor(hurt="7")
    g.wasting[0], g.maiden = 2, 1
    card(g, "E-28")
    assert (g.hurt[0], g.wasting[0], g.maiden) == (1, 0, 0)


def test_an_event_card_is_discarded_after_it_was_settled() -> None:
    assert card(manor(), "E-2", 9).events_out == (1,)
