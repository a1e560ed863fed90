"""Insanity-cards and MP. INS"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.actions import SOOTHE
from hauntbox.games.hunter13.rules.hunters.harm import Hurt, Rescue
from hauntbox.games.hunter13.rules.hunters.insanity import Draw, relief, take_random, top_card
from hauntbox.games.hunter13.rules.hunters.points import heal, is_down, max_mp, mp
from hauntbox.games.hunter13.secrets.view import view
from hauntbox.games.hunter13.state import HUNTER, MP, NOBODY, OUT
from hauntbox.ledger import proves
from hunter13.acting import do, facts, give, offers, run, told, why_not
from hunter13.manor import asked, card, manor, turn
from hunter13.pictures import seen

WREN, VOLT = 0, 1  # both with 20 MP


@proves("GHT-INS-01", "GHT-INS-03")
def test_a_drawn_insanity_card_is_seen_by_its_owner_alone() -> None:
    g = manor()
    g.insanity = (7, 8)
    run(g, Draw(WREN))
    assert g.hand[WREN] == (7,)
    assert (view(g, (WREN,)).team[WREN].hand, view(g, (VOLT,)).team[WREN].hand) == ((7,), None)
    said = [(event.what, event.facts, event.to) for event in g.events or []]
    assert said == [("draws", (WREN,), None), ("drew", (WREN, 7), (WREN,))]


@proves("GHT-INS-02", "GHT-INS-10")
def test_several_are_drawn_one_at_a_time_with_relief_between() -> None:
    g = manor(hands="3 J Q")
    g.insanity = (10, 9)
    run(g, Draw(WREN, 2))
    assert (asked(g), offers(g)) == ((WREN, "Between"), ["shed 3", "shed 10", "pass"])
    do(g, "shed 10")
    assert (asked(g), list(g.hand[WREN])) == ((WREN, "Between"), [3, 12])
    do(g, "shed 3")
    assert (asked(g)[1], list(g.hand[WREN])) == ("", [9])


@proves("GHT-INS-02", "GHT-INS-23")
def test_who_goes_mad_over_the_first_card_draws_no_second() -> None:
    g = manor(at="T-6 T-5", team="Wren Volt", shaken="15")
    g.insanity = (9, 8)
    run(g, Draw(WREN, 2))
    while asked(g)[1]:
        do(g, "pass")
    assert (g.status[WREN], list(g.insanity)) == (OUT, [8])


@proves("GHT-INS-04", "GHT-INS-05", "GHT-INS-09")
def test_numeral_cards_lower_maximum_mp_and_relief_cards_do_not() -> None:
    g = manor(hands="2 5 7 J A")
    assert max_mp(g, WREN) == 6
    shown = seen(g, WREN).things["mad:wren/2"]
    assert (shown.text, shown.rule) == ("Maximum MP -5", "GHT-INS-04")
    give(g, WREN, "I-23")
    assert max_mp(g, WREN) == 16


@proves("GHT-INS-06", "GHT-INS-07")
def test_mp_is_what_damage_leaves_of_the_maximum_and_may_be_below_zero() -> None:
    g = manor(hands="2 5 7")
    run(g, Hurt(WREN, MP, 10, cancellable=False))
    assert (max_mp(g, WREN), mp(g, WREN), g.shaken[WREN]) == (6, -4, 10)


@proves("GHT-INS-08", "GHT-CHR-06")
@pytest.mark.parametrize(
    ("hands", "shaken", "down"),
    [("10 10", "0", True), ("10 9", "0", False), ("", "20", True), ("5", "15", True), ("5", "14", False)],
)
def test_zero_mp_is_insanity_by_cards_by_damage_or_by_both(hands: str, shaken: str, down: bool) -> None:
    g = manor(hands=hands, shaken=shaken)
    assert is_down(g, WREN) == down
    run(g, Rescue(WREN))
    while asked(g)[1]:
        do(g, "pass")
    assert g.status[WREN] == (OUT if down else HUNTER)


@proves("GHT-INS-10", "GHT-INS-11")
def test_each_relief_card_takes_one_numeral_card_of_ones_choice() -> None:
    g = turn(manor(hands="3 5 8 J Q"))
    assert offers(g, "shed") == ["shed 3", "shed 5", "shed 8"]
    shown = seen(g, WREN).things["mad:wren/4"]
    assert (shown.name, shown.look, shown.rule) == ("J", "relief", "GHT-INS-11")
    do(g, "shed 8", "shed 3")
    assert g.hand[WREN] == (5,)
    assert why_not(g, "shed 5") == "GHT-INS-11"


@proves("GHT-INS-12", "GHT-INS-13")
def test_another_in_reach_is_helped_by_a_random_card() -> None:
    g = turn(manor(at="T-6 T-7 T-5", team="Wren Volt Balm", hands="J Q; 4 9; 5"))
    assert why_not(g, "soothe Balm") == "GHT-INS-13"
    g.spurned[VOLT] = 1
    assert why_not(g, "soothe Volt") == "GHT-INS-12"
    g.spurned[VOLT] = 0
    g.rig("numeral", 2)
    do(g, "soothe Volt")
    assert (g.hand[WREN], g.hand[VOLT], facts(g, "soothes")) == ((12,), (4,), (WREN, VOLT))


@proves("GHT-INS-14")
def test_only_numeral_cards_are_offered_to_a_helper() -> None:
    g = manor(hands="; J Q")
    take_random(g, VOLT)
    assert g.hand[VOLT] == (11, 12)
    assert facts(g, "no numerals") == (VOLT,)
    assert why_not(turn(manor(at="T-6", hands="J")), "soothe Volt") == "GHT-INS-14"  # nothing to take
    g.hand[VOLT] = (3, 11, 12)
    take_random(g, VOLT)
    assert g.hand[VOLT] == (11, 12)


@proves("GHT-INS-15", "GHT-DMG-04")
def test_a_relief_card_cancels_all_of_a_cards_damage() -> None:
    g = card(manor(hands="J"), "E-30", 1)
    do(g, "cancel")
    assert (g.shaken[WREN], g.hand[WREN], g.insanity_out) == (0, (), (11,))


@proves("GHT-INS-16")
def test_relief_in_the_moment_when_mp_falls_to_zero() -> None:
    g = manor(hands="8 J", shaken="5", team="Wren Volt", at="T-6 T-5")
    g.insanity = (9,)
    run(g, Draw(WREN))
    assert asked(g) == (WREN, "Save")
    do(g, "shed 9")
    assert (g.status[WREN], g.hand[WREN]) == (HUNTER, (8,))


@proves("GHT-INS-17", "GHT-INS-18", "GHT-EX-21")
def test_healing_mp_never_goes_above_the_maximum_that_cards_leave() -> None:
    g = manor(hands="8", shaken="2")
    assert (max_mp(g, WREN), mp(g, WREN)) == (12, 10)
    assert (heal(g, WREN, MP, 5), facts(g, "heals")) == (2, (WREN, 2, MP))
    assert (max_mp(g, WREN), mp(g, WREN)) == (12, 12)


@proves("GHT-INS-19")
def test_whispering_walls_let_a_numeral_card_go() -> None:
    g = manor(at="T-6", team="Ombra Volt")
    g.insanity = (9, 3)
    card(g, "E-16", 9)
    assert asked(g) == (0, "Unhear")
    do(g, "discard 9")
    assert g.hand[0] == ()


@proves("GHT-INS-20", "GHT-ICARD-24")
def test_the_cross_key_lifts_the_maximum_above_what_is_printed() -> None:
    g = manor(items="I-23")
    assert max_mp(g, WREN) == 30
    g.deeper[WREN] = -4
    assert max_mp(g, WREN) == 26


@proves("GHT-INS-21")
def test_discards_are_shuffled_when_the_pile_is_empty() -> None:
    g = manor()
    g.insanity, g.insanity_out = (), (5, 11)
    assert {top_card(g), top_card(g)} == {5, 11}
    assert top_card(g) == NOBODY


@proves("GHT-INS-02", "GHT-INS-21")
@pytest.mark.parametrize("more", [1, 3])
def test_where_no_card_is_left_nobody_draws_any_more(more: int) -> None:
    g = manor()
    g.insanity, g.insanity_out = (5,), ()
    run(g, Draw(WREN, 1 + more))
    assert (g.hand[WREN], told(g).count("draws"), asked(g)[1]) == ((5,), 1, "Between")
    do(g, "pass")
    assert (g.hand[WREN], told(g).count("draws"), asked(g)[1]) == ((5,), 1, "")


@proves("GHT-INS-22")
def test_nothing_cancels_a_drawn_numeral_card() -> None:
    g = manor(hands="J")
    g.insanity = (9,)
    run(g, Draw(WREN))
    assert asked(g)[1] == ""
    assert g.hand[WREN] == (9, 11)


@proves("GHT-INS-23")
def test_who_is_insane_acts_for_the_hunters_no_longer() -> None:
    g = manor(at="T-6 T-6", team="Wren Volt", hands="10; J", shaken="9 19")
    run(g, Hurt(VOLT, MP, 3, cancellable=False))
    while asked(g)[1]:
        do(g, "pass")
    assert g.status[VOLT] == OUT
    run(g, Hurt(WREN, MP, 1))
    assert list(g.waiting()) == [WREN]  # a fallen companion is not asked for a relief card


@proves("GHT-INS-25", "GHT-HID-15")
def test_a_hint_is_a_mood_and_no_number_once_in_a_turn() -> None:
    g = turn(manor(hands="10 9"))
    do(g, "mood desperate")
    assert (g.mood[WREN], facts(g, "hints")) == (3, (WREN, 2))
    assert why_not(g, "mood fine") == "GHT-INS-25"
    assert view(g, (VOLT,)).team[WREN].hand is None


@proves("GHT-INS-26")
def test_with_open_insanity_all_see_all() -> None:
    g = manor(hands="10 9", open_insanity=True)
    assert view(g, (VOLT,)).team[WREN].hand == (9, 10)
    assert view(manor(hands="10 9"), (VOLT,)).team[WREN].hand is None


@proves("GHT-INS-27")
def test_a_relief_card_is_paid_from_the_own_hand_and_never_handed_over() -> None:
    g = turn(manor(at="T-6 T-6", hands="J; 5"))
    do(g, "soothe Volt")
    assert (g.hand[WREN], g.hand[VOLT], g.insanity_out) == ((), (), (11, 5))
    assert not [act for act in g.legal(WREN) if type(act) is type(SOOTHE[0])]
    assert relief((5, 11, 14)) == (11, 14)
