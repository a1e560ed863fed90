"""Item-cards at the moment they are obtained, keys, and what goes with its owner. ICARD, ITM, CAT, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.rules.battle.blows import kinds as attacks
from hauntbox.games.hunter13.rules.hunters.points import max_mp, mp
from hauntbox.games.hunter13.rules.items.owning import Obtain
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.manor import asked, card, enter, manor, owned, room, turn

GRIMOIRE, BUNCH, CROSS_KEY = 20, 21, 22


# Skeleton Key ---------------------------------------------------------------------------------------------------------


@proves("GHT-ICARD-15", "GHT-DEC-35", "GHT-CAT-37")
def test_who_first_draws_the_skeleton_key_may_discard_an_insanity_card_of_choice() -> None:
    g = card(manor(found="I-17", hands="3 9 K"), "E-17")
    assert (asked(g)[0], offers(g)) == (0, ["discard 3", "discard 9", "discard K", "pass"])
    do(g, "discard 9")
    assert (g.hand[0], owned(g)) == ((3, 13), ["I-17"])


@proves("GHT-ICARD-15")
def test_the_skeleton_key_does_so_only_once_in_a_game() -> None:
    g = card(manor(found="I-17", hands="3; 4", at="T-6"), "E-17")
    do(g, "pass")
    do(turn(g), "drop I-17", "end")
    g.points = 1
    do(turn(g, 1), "pick up I-17")
    assert (asked(g), owned(g, 1), g.hand) == ((1, "Turn"), ["I-17"], [(3,), (4,), (), ()])


@proves("GHT-ITM-28", "GHT-CAT-29")
@pytest.mark.parametrize("key", ["I-6", "I-17", "I-19", "I-22", "I-23"])
def test_every_key_opens_locked_doors_and_is_not_used_up(key: str) -> None:
    g = manor(items=key)
    g.locks[5] = 15
    survey(g)
    do(turn(g), "force")
    assert (g.locks[5], owned(g)) == (0, [key])


@proves("GHT-ITM-29", "GHT-CAT-36")
def test_the_pistol_opens_locked_doors_and_is_not_used_up() -> None:
    g = manor(items="I-16")
    g.locks[5] = 15
    survey(g)
    do(turn(g), "force")
    assert (g.locks[5], owned(g)) == (0, ["I-16"])


# Grimoire -------------------------------------------------------------------------------------------------------------


@proves("GHT-ICARD-20", "GHT-DEC-44", "GHT-CAT-41")
@pytest.mark.parametrize(("value", "gifted", "cards"), [(5, 1, 0), (4, 0, 1)])  # IN +1
def test_the_finder_of_the_grimoire_may_check_in_6_at_once(value: int, gifted: int, cards: int) -> None:
    g = card(manor(found="I-21"), "E-17", value)
    assert offers(g) == ["yes", "no"]
    do(g, "yes")
    assert (g.gifted, len(g.hand[0]), "gifted" in told(g)) == (gifted, cards, bool(gifted))
    assert facts(g, "reads") == (0, GRIMOIRE)


@proves("GHT-ICARD-20")
def test_what_was_learned_stays_when_the_grimoire_is_given_away() -> None:
    g = card(manor(found="I-21", at="T-6 T-6 T-5"), "E-17", 9)
    do(g, "yes")
    g.rig("judge", 1)
    do(turn(g), "give I-21", "yes")
    assert (owned(g), owned(g, 1), g.gifted) == ([], ["I-21"], 1)


@proves("GHT-ICARD-31", "GHT-ICARD-20")
def test_a_declined_check_is_lost_for_good() -> None:
    g = card(manor(found="I-21"), "E-17")
    do(g, "no")
    assert facts(g, "declines") == (0, GRIMOIRE)
    do(turn(g), "drop I-21", "end")
    g.points = 1
    do(turn(g), "pick up I-21")
    assert (asked(g)[1], g.gifted, owned(g)) == ("Turn", 0, ["I-21"])


@proves("GHT-ICARD-21")
def test_who_receives_the_grimoire_has_to_check_at_once() -> None:
    g = turn(manor(items="I-21", at="T-6 T-6 T-5"))
    g.rig("judge", 4)  # Volt has IN +2
    do(g, "give I-21", "yes")
    assert (asked(g), g.gifted) == ((0, "Turn"), 2)


@proves("GHT-ICARD-23")
def test_each_character_checks_the_grimoire_once_in_a_game() -> None:
    g = turn(manor(items="I-21", at="T-6 T-6 T-5", found="I-3"))
    g.rig("judge", 1, 9)
    do(g, "give I-21", "yes")
    g.points = 1
    do(g, "receive I-21", "yes")
    assert g.gifted == 1  # the first to own it in this position checks when it comes back
    g.points = 1
    do(g, "give I-21", "yes")
    assert (g.gifted, len(g.hand[1])) == (1, 1)


@proves("GHT-ICARD-22", "GHT-CAT-42")
@pytest.mark.parametrize(("value", "kinds"), [(6, 2), (5, 1)])
def test_the_bunch_of_keys_gives_mp_attacks_while_owned_for_wp_6(value: int, kinds: int) -> None:
    g = card(manor(found="I-22"), "E-17", value)
    do(g, "yes")
    assert (len(attacks(g, 0)), "attuned" in told(g)) == (kinds, kinds == 2)
    do(turn(g), "drop I-22")
    assert len(attacks(g, 0)) == 1


@proves("GHT-ICARD-31", "GHT-ICARD-22", "GHT-ICARD-23")
def test_the_check_of_the_bunch_may_be_declined_even_if_it_is_received_and_comes_once() -> None:
    g = turn(manor(items="I-22", at="T-6 T-6 T-5"))
    do(g, "give I-22", "yes")
    assert (asked(g), offers(g)) == ((1, "MayRead"), ["yes", "no"])
    do(g, "no")
    run(g, Obtain(1, BUNCH))
    assert asked(g) == (0, "Turn")


# Cross Key ------------------------------------------------------------------------------------------------------------


@proves("GHT-ICARD-24", "GHT-CAT-43")
def test_the_cross_key_raises_maximum_mp_by_10_even_above_the_start() -> None:
    g = manor(hands="4")
    before = max_mp(g, 0)
    run(g, Obtain(0, CROSS_KEY))
    assert (before, max_mp(g, 0)) == (16, 26)


@proves("GHT-ICARD-25")
def test_the_10_go_with_the_cross_key_to_the_receiver_at_once() -> None:
    g = turn(manor(items="I-23", at="T-6 T-6 T-5"))
    do(g, "give I-23", "yes")
    assert (max_mp(g, 0), max_mp(g, 1)) == (20, 30)


@proves("GHT-ICARD-26")
def test_losing_the_cross_key_may_drive_a_character_insane_after_a_rescue() -> None:
    g = turn(manor(items="I-23", hands="9 9 J", shaken="3"))
    assert mp(g, 0) == 9
    do(g, "drop I-23")
    assert (asked(g), mp(g, 0)) == ((0, "Save"), -1)
    do(g, "shed 9")
    assert (mp(g, 0), g.status[0], asked(g)) == (8, 0, (0, "Turn"))
    g = turn(manor(items="I-23", hands="9 9", shaken="3"))
    do(g, "drop I-23", "pass")
    assert g.status[0] != 0


# Ladders --------------------------------------------------------------------------------------------------------------

CHUTES = "T-39 T-20:0,1,0,1 T-21:0,1,0,0"


@proves("GHT-ICARD-02", "GHT-CAT-28")
@pytest.mark.parametrize("ladder", ["I-4", "I-5"])
def test_the_owner_of_a_ladder_climbs_from_the_landing_to_the_chute_for_a_movement_point(ladder: str) -> None:
    g = turn(manor(at="T-21", lay=CHUTES, items=ladder))
    do(g, "climb")
    assert (room(g), g.moves) == ("T-20", 1)


@proves("GHT-ICARD-03")
def test_a_ladder_dropped_on_the_landing_lets_everybody_climb() -> None:
    g = manor(at="T-21", lay=CHUTES)
    assert why_not(turn(g), "climb") == "GHT-TILE-35"
    g.lying[20] = (3,)
    do(turn(g, 1), "climb")
    assert room(g, 1) == "T-20"


@proves("GHT-ICARD-04")
def test_a_ladder_dropped_on_the_chute_has_no_effect() -> None:
    g = manor(at="T-21", lay=CHUTES)
    g.lying[19] = (3,)
    assert why_not(turn(g), "climb") == "GHT-TILE-35"
    g.at[0] = 38
    assert asked(enter(g, "T-20"))[1] == "HoldOn"


# Connoisseur ----------------------------------------------------------------------------------------------------------


@proves("GHT-DEC-37")
def test_the_connoisseur_keeps_one_of_two_items_for_an_icon_and_puts_the_other_under_the_pile() -> None:
    g = manor(team="Magpie Volt", at="T-39", lay="T-39 T-26:0,1,1", new="T-26", found="I-3 I-16")
    enter(g, "T-26")
    assert (asked(g)[0], offers(g)) == (0, ["item I-3", "item I-16"])
    do(g, "item I-16")
    assert (owned(g), g.item_pile[-1], g.item_known[-1]) == (["I-16"], 2, 1)
    assert len(g.item_pile) == len(g.item_known) == 24
    assert [event.to for event in g.events or [] if event.what == "appraises"] == [(0,)]  # nobody else hears of it


@proves("GHT-DEC-37")
def test_the_connoisseur_takes_the_top_item_where_no_icon_gives_it() -> None:
    g = card(manor(team="Magpie Volt", found="I-3 I-16"), "E-17")
    assert owned(g) == ["I-3"]
