"""The first of everything: the space A1, the seat that comes first, the kind counted from 0; and what is not there."""

from __future__ import annotations

import pytest

from ghostbusters2.kit import begun, dirt, do, fire, give, hold, led_by, offers, scene, slot, told, where, why_not
from ghostbusters2.pictures import seen
from ghostbusters2.test_cam import after as goes_on
from ghostbusters2.test_cam import last_position, next_scenario, recess, sit_down
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.cards.names import CARD_OF
from hauntbox.games.ghostbusters2.content import street_of, text_of, validate
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.dice import combat_die
from hauntbox.games.ghostbusters2.rules.travel import Travel
from hauntbox.ledger import proves
from hauntbox.scene import Card

GW = CODES["GW"]


@proves("GBT-CCS-05")
def test_ladder_rig_puts_the_front_of_the_car_into_the_corner_too() -> None:
    g = scene(at="E5", car="B3 B4", xp=26, cards="Ladder Rig")
    do(g, "use Ladder Rig", "park A1")
    assert set(offers(g)) == {"park A2", "park B1"}
    do(g, "park A2")
    assert (g.street.names[g.front], g.street.names[g.back]) == ("A1", "A2")


@proves("GBT-CCS-06")
def test_neutral_rinse_offers_no_caustic_slime_that_is_not_there() -> None:
    g = scene(at="A1", xp=26, cards="Neutral Rinse", slime="-1 Hit, -1 Movement")
    do(g, "use Neutral Rinse", "pick Regular")
    assert (set(offers(g)), why_not(g, "wipe Caustic")) == ({"wipe -1 Hit", "wipe -1 Movement"}, "GBT-CCS-06")


@proves("GBT-EMV-07")
def test_nobody_goes_to_the_corner_that_is_missing() -> None:
    g = scene(at="E5", entities="BS B1", marks="# A1")
    one = slot(g, "B1")
    g.then(Travel(one, 3, 1))
    g.settle()
    assert (where(g, one), g.street.neighbour(g.street.place["C1"], 3)) == ("B1", g.street.place["B1"])


@proves("GBT-DEC-25", "GBT-TRP-10")
def test_a_ghost_may_be_drawn_to_a_trap_in_the_corner() -> None:
    g = scene(at="A3", entities="MG C3", ghost_traps=True)
    g.traps[0], g.traps[1] = g.street.place["A1"], g.street.place["E5"]
    hold(g, 0, "C3", 2)
    g.rig("combat", 6)
    do(g, "wrangle C3")
    assert set(offers(g)) == {"aim A1", "aim E5"}


@proves("GBT-ENT-01")
def test_a_ghost_is_no_haunted_human() -> None:
    g = scene(at="A1", entities="GW C1", freed_humans=True)
    fire(g, "C1", 6)
    assert (g.trapped[0], g.lost[GW]) == ((GW,), 0)


@proves("GBT-AGT-02")
def test_what_comes_of_a_missed_gate_may_be_talked_away() -> None:
    """The shooter's own miss Splatters the Gate of 3.1, and the Frontman has Smooth Talk."""
    g = led_by("Frontman", at="B1", marks="G1 C1", packs="spps", scenario="river")
    g.rig("combat", 1)
    g.rig("ability", 6)
    do(g, "fire C1")
    assert (told(g).count("smooth talk"), dirt(g, 0)) == (1, [])


@proves("GBT-AGT-13", "GBT-CMB-01")
def test_a_closed_gate_is_named_as_the_reason_and_an_empty_space_is_not() -> None:
    g = scene(at="A1", marks="g1 A2, G2 B2, g3 C1")
    assert [why_not(g, f"fire {at}") for at in ("A2", "C1", "B1")] == ["GBT-AGT-13", "GBT-AGT-13", "GBT-CMB-01"]


@proves("GBT-CEQ-03")
def test_without_a_long_barrel_tokens_are_lost_with_the_sight() -> None:
    g = scene(at="A1", entities="MG C1", cards="Bank-Shot Plate", columns=8)
    do(g, "use Bank-Shot Plate")
    fire(g, "C1", 6, "e")
    assert (g.held[0], "lost sight" in told(g)) == ((), True)


@proves("GBT-INV-01", "GBT-GOO-01")
def test_a_pile_is_looked_into_once() -> None:
    g = scene(at="A1", marks="P A2, P B2")
    do(g, "investigate A2")
    assert (why_not(g, "investigate A2"), why_not(g, "investigate B2")) == ("GBT-GOO-01", "")


@proves("GBT-HID-03")
def test_the_last_six_dice_lie_open() -> None:
    g = scene(at="A1")
    g.rig("combat", *range(1, 7), 1, 2)
    for _ in range(8):
        combat_die(g)
    assert g.rolls == tuple([("combat", face) for face in (3, 4, 5, 6, 1, 2)])


@proves("GBT-INV-09")
def test_a_key_item_is_shown_as_one_and_other_cards_by_their_category() -> None:
    g = scene(at="A1", cards="Gavel, Siren Kit", scenario="contempt", entities="GP E5")
    cards = [seen(g, 0).things[id] for id in ("c:gavel", "c:siren-kit")]
    assert [card.look for card in cards if isinstance(card, Card)] == ["key-item", "utility"]


@proves("GBT-COP-05")
def test_without_the_option_the_street_is_as_it_is_drawn() -> None:
    g = begun("court")
    assert (g.options, g.street is street_of("court"), g.scenario) == (Options(), True, "court")


@proves("GBT-CAM-12")
@pytest.mark.parametrize(("saved", "tank"), [(False, 0), (True, 3)])
def test_the_tank_goes_on_only_with_that_option(saved: bool, tank: int) -> None:
    before = last_position(saved_tank=saved)
    before.tank = 3
    assert sit_down(next_scenario(before)).tank == tank


@proves("GBT-CAM-17")
def test_without_the_option_the_gains_of_a_failed_scenario_are_lost() -> None:
    g = sit_down(next_scenario(last_position(won=False, xp=12), "try again", "as before", "as before"))
    assert (g.scenario, g.xp) == ("court", [0] * 4)


@proves("GBT-CSU-04")
@pytest.mark.parametrize(("n", "fault"), [(-1, "got -1"), (0, ""), (8, ""), (9, "got 9")])
def test_a_goo_deck_has_up_to_eight_cards_of_a_sort(n: int, fault: str) -> None:
    text = text_of("court")
    line = next(line for line in text.splitlines() if line.startswith("event ="))
    told_of = [
        problem.message for problem in validate(text.replace(line, f"event = {n}")) if problem.field == "goo.event"
    ]
    assert [fault in message for message in told_of] == ([True] if fault else [])


@proves("GBT-CAM-15")
def test_the_turn_order_is_offered_in_the_teams_order_and_told() -> None:
    g = recess(goes_on(last_position()))
    g.events = []
    assert [str(act) for act in g.legal(0)] == [
        "as before", "lead Regular", "lead Gearhead", "lead Theorist", "lead Frontman",
    ]  # fmt: skip
    g.play(0, g.legal(0)[0])
    assert [(event.rule, event.what, event.facts) for event in g.events] == [("GBT-CAM-15", "order", (0, 1, 2, 3))]


@proves("GBT-CHR-05")
def test_a_new_pack_between_scenarios_is_told() -> None:
    g = recess(goes_on(last_position()), "as before")
    g.events = []
    g.play(0, next(act for act in g.legal(0) if str(act) == "wear Slime Blower"))
    assert [(event.rule, event.what, event.facts) for event in g.events] == [("GBT-CHR-05", "pack", (0, 1))]


@proves("GBT-CEQ-06", "GBT-CEQ-19")
@pytest.mark.parametrize("name", ["Boson Cell", "Atlas of Drafts"])
def test_cards_that_ask_by_themselves_are_read_like_others_and_not_used_before(name: str) -> None:
    g = scene(at="A1")
    give(g, 0, name)
    card = seen(g, 0).things[f"c:{name.lower().replace(' ', '-')}"]
    assert isinstance(card, Card)
    assert (card.name, bool(card.text), g.uses[CARD_OF[name]] > 0) == (name, True, True)
    assert not [text for text in offers(g) if text.startswith("use")]
