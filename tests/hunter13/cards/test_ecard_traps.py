"""TRAP cards, each sprung, and Wasting. ECARD, CAT"""

from __future__ import annotations

import pytest

from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, told, why_not
from hunter13.manor import asked, card, manor, next_turn, owned, room, turn

HALL = 5


@proves("GHT-EVT-06")
@pytest.mark.parametrize(
    ("name", "made", "hurt", "shaken"),
    [("E-49", 4, 4, 0), ("E-51", 6, 6, 0), ("E-53", 6, 0, 6)],  # DX +1
)
def test_a_check_or_damage(name: str, made: int, hurt: int, shaken: int) -> None:
    for value, share in ((made, 0), (made - 1, 1)):
        g = card(manor(), name, value)
        assert (g.hurt[0], g.shaken[0]) == (hurt * share, shaken * share)


@proves("GHT-EVT-06")
def test_the_pitfall_hurts_and_slows() -> None:
    g = card(manor(), "E-46", 4)
    assert (g.hurt[0], next_turn(g).moves) == (4, 1)
    g = card(manor(), "E-46", 5)
    assert (g.hurt[0], next_turn(g).moves) == (0, 3)


@proves("GHT-EVT-06")
def test_the_chandelier_falls_on_everybody_on_the_tile() -> None:
    g = card(manor(at="T-6 T-6 T-7 T-6"), "E-47", 5, 3, 4)  # DX +1, IN +2 by the Field Kit, DX +1
    assert g.hurt == [0, 4, 0, 4]


@proves("GHT-EVT-06")
@pytest.mark.parametrize(("value", "hurt", "wasting"), [(6, 0, 0), (5, 2, 1)])
def test_gas_hurts_and_wastes(value: int, hurt: int, wasting: int) -> None:
    g = card(manor(), "E-48", value)
    assert (g.hurt[0], g.wasting[0], told(g).count("wasting")) == (hurt, wasting, wasting)


@proves("GHT-EVT-06")
@pytest.mark.parametrize(("value", "hurt", "confined"), [(5, 0, 0), (4, 3, 1 << HALL)])  # IN +1
def test_the_clockwork_device_hurts_and_shuts_the_doors(value: int, hurt: int, confined: int) -> None:
    g = card(manor(), "E-50", value)
    assert (g.hurt[0], g.confined) == (hurt, confined)


@proves("GHT-EVT-06")
def test_the_device_shuts_the_doors_as_confined_does() -> None:
    g = card(manor(), "E-50", 1, 4)
    do(turn(g), "go east")
    assert (room(g), g.shaken[0], g.events_out) == ("T-6", 2, (49,))


@proves("GHT-EVT-06")
def test_the_jack_in_the_box_brings_an_insanity_card() -> None:
    assert [len(card(manor(), "E-55", value).hand[0]) for value in (5, 4)] == [0, 1]


# The Alarm Bell -------------------------------------------------------------------------------------------------------


@proves("GHT-ROOM-14")
def test_the_alarm_bell_calls_the_first_monster_among_three_cards_and_the_others_do_nothing() -> None:
    g = card(manor(omens="E-2 E-38 E-39"), "E-54")
    assert (g.lair[7], g.field_, g.shaken[0]) == (HALL, HALL, 0)
    assert (1 in g.events_out, g.event_pile[0], g.lair[8], facts(g, "no effect")) == (True, 38, -1, (1,))


@pytest.mark.parametrize(("name", "monster"), [("E-31", 0), ("E-45", 14)])
def test_the_first_and_the_last_monster_hear_the_bell_too(name: str, monster: int) -> None:
    assert card(manor(omens=name), "E-54").lair[monster] == HALL


def test_the_bell_rings_in_vain_when_no_cards_are_left() -> None:
    g = manor()
    g.event_pile = (53,)
    card(g, "E-54")
    assert (g.field_, g.events_out) == (-1, (53,))


@proves("GHT-EVT-06")
def test_the_alarm_bell_opens_no_more_than_three_cards() -> None:
    g = card(manor(omens="E-2 E-30 E-3 E-38"), "E-54")
    assert (g.lair[7], g.field_, g.event_pile[0]) == (-1, -1, 37)
    assert sorted(g.events_out) == [1, 2, 29, 53]


# The Iron Maiden and Wasting ------------------------------------------------------------------------------------------


@proves("GHT-ECARD-50", "GHT-CAT-26")
@pytest.mark.parametrize(("value", "hurt", "later"), [(5, 0, 0), (4, 3, 5)])
def test_the_iron_maiden_takes_hp_again_and_again(value: int, hurt: int, later: int) -> None:
    g = card(manor(), "E-52", value)
    assert g.hurt[0] == hurt
    next_turn(g)
    assert g.hurt[0] == later


@proves("GHT-ECARD-51", "GHT-ICARD-18", "GHT-CAT-39")
def test_the_key_of_tower_stops_the_loss_and_keeps_it_away_without_being_used_up() -> None:
    g = card(manor(found="I-19"), "E-52", 1)
    card(g, "E-17")
    assert (g.wasting[0], g.maiden, owned(g), facts(g, "cured")) == (0, 0, ["I-19"], (0,))
    card(g, "E-52", 1)
    card(g, "E-48", 1)
    assert (g.wasting[0], g.maiden, owned(g)) == (0, 0, ["I-19"])


@proves("GHT-ECARD-51", "GHT-ICARD-01", "GHT-CAT-27")
@pytest.mark.parametrize("ointment", ["I-1", "I-2"])
def test_an_ointment_stops_the_loss_and_heals_5(ointment: str) -> None:
    g = card(manor(items=f"; {ointment}", at="T-6 T-6 T-5", hurt="4"), "E-52", 1)
    do(turn(g, 1), f"use {ointment}")
    assert (g.hurt[0], g.wasting[0], g.maiden, owned(g, 1)) == (2, 0, 0, [])


@proves("GHT-ECARD-52", "GHT-ICARD-29", "GHT-CAT-31")
def test_a_potion_heals_8_but_does_nothing_against_the_maiden() -> None:
    g = card(manor(items="I-10", hurt="6"), "E-52", 1)
    assert why_not(turn(g), "use I-10") == "GHT-ITM-11"
    g = turn(manor(items="I-10", hurt="9"))
    do(g, "use I-10")
    assert (g.hurt[0], owned(g)) == (1, [])


@proves("GHT-ECARD-52")
def test_a_potion_helps_against_any_other_wasting_damage() -> None:
    g = manor(items="I-10", hurt="9")
    g.wasting[0] = 1
    do(turn(g), "use I-10")
    assert (g.hurt[0], g.wasting[0]) == (1, 1)


@proves("GHT-ECARD-53")
def test_several_wastings_do_not_add_up_and_the_higher_counts() -> None:
    g = card(manor(), "E-48", 1)
    card(g, "E-52", 1)
    assert (g.wasting[0], facts(g, "wasting")) == (2, (0, 2))
    card(g, "E-48", 1)
    assert g.wasting[0] == 2
    before = g.hurt[0]
    next_turn(g)
    assert g.hurt[0] == before + 2


@proves("GHT-ECARD-54")
def test_a_relief_card_cancels_the_loss_of_one_turn() -> None:
    g = manor(hands="A")
    g.wasting[0] = 2
    next_turn(g)
    assert (asked(g), offers(g)) == ((0, "Relief"), ["cancel", "pass"])
    do(g, "cancel")
    assert (g.hurt[0], g.wasting[0]) == (0, 2)
    next_turn(g)
    assert g.hurt[0] == 2
