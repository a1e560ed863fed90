"""Event-cards are opened. EVT"""

from __future__ import annotations

from dataclasses import replace

from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.mansion.exploring import Explore
from hauntbox.games.hunter13.state import FIRST_MONSTER, NOWHERE
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told
from hunter13.arena import HERE, ZOMBIE, arena, cards
from hunter13.manor import asked, card, manor


@proves("GHT-EVT-01")
def test_an_event_icon_opens_the_top_card_for_all() -> None:
    g = manor("T-6", new="T-6", omens="E-17 E-19")
    run(g, Explore(0, HERE))
    shown = [event for event in g.events or [] if event.what == "event"]
    assert ([event.facts for event in shown], shown[0].to) == ([(0, 16)], None)
    assert g.event_pile[0] == 18


@proves("GHT-EVT-02")
def test_an_event_is_followed_good_or_bad() -> None:
    assert card(manor("T-6", hurt="9"), "E-28").hurt[0] == 3
    assert card(manor("T-6"), "E-18", 2).shaken[0] == 4
    assert card(manor("T-6"), "E-18", 5).shaken[0] == 0


@proves("GHT-EVT-03")
def test_bonus_and_fitting_items_count_for_an_event_check() -> None:
    assert card(manor("T-6", team="Wren Volt", shaken="5"), "E-5", 3).shaken[0] == 5  # 3 + IN 1 is below 5
    g = card(manor("T-6", team="Wren Volt", shaken="5", items="I-9"), "E-5", 3)
    assert g.shaken[0] == 2


@proves("GHT-EVT-04")
def test_damage_of_an_event_may_be_cancelled_from_the_next_tile() -> None:
    g = card(manor("T-6 T-7 T-5", hands="; J; J"), "E-18", 2)
    assert (g.waiting(), offers(g)) == ([1], ["cancel", "pass"])
    do(g, "cancel")
    assert (g.shaken[0], g.hand) == (0, [(), (), (11,), ()])


@proves("GHT-EVT-05")
def test_a_monster_card_puts_it_on_the_tile_and_fights_at_once() -> None:
    g = manor("T-6")
    g.rig("black", 9)
    card(g, "E-38", 4)
    assert (g.lair[ZOMBIE], g.hurt[0], g.bout, asked(g)) == (HERE, 5, 2, (0, "MayEscape"))
    assert FIRST_MONSTER + ZOMBIE not in g.events_out


@proves("GHT-EVT-06")
def test_a_trap_has_a_check_and_its_damage_may_be_cancelled() -> None:
    assert card(manor("T-6", team="Wren Volt"), "E-49", 4).hurt[0] == 0  # 4 + DX 1
    assert card(manor("T-6", team="Wren Volt"), "E-49", 3).hurt[0] == 4
    g = card(manor("T-6", team="Wren Volt", hands="Q"), "E-49", 3)
    do(g, "cancel")
    assert (g.hurt[0], "cancels" in told(g)) == (0, True)


@proves("GHT-EVT-10")
def test_a_boss_that_was_set_aside_goes_back_there() -> None:
    g = arena(foes="E-38")
    g.story = replace(g.story, deal=replace(g.story.deal, events_aside=(37,)))
    g.wounds[ZOMBIE] = 9
    cards(g, 9, black=5)
    run(g, Battle(HERE, 0))
    assert (g.lair[ZOMBIE], g.events_out, g.events_aside) == (NOWHERE, (), (37,))
    assert facts(g, "foe falls") == (ZOMBIE,)
