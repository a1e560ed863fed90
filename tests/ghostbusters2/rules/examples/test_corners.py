"""The first of everything: the space A1, the seat that comes first, the kind counted from 0; and what is not there."""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.campaign.test_cam import after as goes_on
from ghostbusters2.campaign.test_cam import last_position, next_scenario, recess, sit_down
from ghostbusters2.kit import (
    begun,
    boosted,
    dirt,
    do,
    give,
    hold,
    led_by,
    offers,
    run,
    scene,
    slot,
    stands,
    told,
    where,
    why_not,
)
from ghostbusters2.pictures import ask, marks, seen
from ghostbusters2.playing import fire, last_shot
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.kinds import CODES, SLIMES
from hauntbox.games.ghostbusters2.content import street_of, text_of, validate
from hauntbox.games.ghostbusters2.flow import lay_out
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.dice import combat_die
from hauntbox.games.ghostbusters2.rules.entities.slime_counts import slimes
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.scenario.setup import ParkFront
from hauntbox.games.ghostbusters2.rules.street.sight import nearest_role
from hauntbox.games.ghostbusters2.state import is_inside
from hauntbox.ledger import proves
from hauntbox.scene import Card, Note

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
    assert (g.street is street_of("court"), g.scenario) == (True, "court")


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


@proves("GBT-ROU-01")
def test_the_table_says_whose_turn_it_is() -> None:
    g = scene(at="A1 B1 C1 D1")
    said = []
    for _ in range(4):
        said.append((seen(g, 0).when.text, g.active))
        do(g, "end")
    names = ("Regular", "Gearhead", "Theorist", "Frontman")
    assert said == [(f"Round 1: the {name}'s turn", role) for role, name in enumerate(names)]


@proves("GBT-LOS-17", "GBT-DEC-12")
@pytest.mark.parametrize(("code", "rule"), [("GW", "GBT-CMB-01"), ("WS", "")])
def test_lines_hide_a_small_entity_and_no_large_one(code: str, rule: str) -> None:
    g = scene(at="A1", entities=f"{code} C1", lines="R B1|C1, R A1|A2, R B1|B2")
    assert (why_not(g, "fire C1"), "fire C1" in offers(g)) == (rule, not rule)


@proves("GBT-EMV-16")
@pytest.mark.parametrize(("order", "goes_for"), [((0, 1, 2, 3), 0), ((1, 0, 2, 3), 1)])
def test_a_roll_off_is_rolled_in_turn_order(order: tuple[int, ...], goes_for: int) -> None:
    g = scene(at="A3 E3", entities="GW C3")
    g.order = order
    g.rig("roll-off", 6, 1)
    assert nearest_role(g, slot(g, "C3")) == goes_for


@proves("GBT-CSC-13")
def test_nobody_is_thrown_out_of_lady_liberty_by_the_recoil() -> None:
    g = scene(at="statue", statue="A1", marks="G1 C3", scenario="fury", entities="FC E1")
    fire(g, "C3", 4)
    assert (last_shot(g), stands(g, 0)) == ("hits", "statue")


@proves("GBT-SET-13", "GBT-SET-14")
def test_the_car_is_parked_with_its_front_on_the_first_space_of_the_street() -> None:
    g = scene(at="car", marks="S A1, S B1, S A2, S B2")
    g.then(ParkFront((0, 1, 2, 3)))
    g.settle()
    assert set(offers(g)) == {"park A1", "park B1", "park A2", "park B2"}
    do(g, "park A1")
    assert set(offers(g)) == {"park B1", "park A2"}


@proves("GBT-FIG-02", "GBT-FIG-01")
def test_who_stands_in_the_corner_is_in_the_way_and_who_sits_in_the_car_is_not() -> None:
    g = scene(at="B2 A1 car", car="D3 D4", move=1)
    assert ("step A1" in offers(g), bool(why_not(g, "step A1")), why_not(g, "step A2")) == (False, True, "")


@proves("GBT-PAS-01")
def test_the_list_shows_all_that_is_offered_and_the_end_of_the_turn() -> None:
    g = scene(at="B2 A1", car="C3 C4", entities="GW D2", marks="P A3")
    shown = [option.id for option in ask(seen(g, 0)).options if not option.off]
    assert sorted(shown) == sorted(offers(g))
    assert "end" in shown


@proves("GBT-MOV-14")
@pytest.mark.parametrize(("entities", "rule"), [("GW C2", ""), ("GW B2", "GBT-MOV-14")])
def test_one_gets_into_the_half_of_the_car_that_nothing_stands_on(entities: str, rule: str) -> None:
    g = scene(at="B1", car="C2 B2", entities=entities)
    assert why_not(g, "enter Ecto-1a") == rule


@proves("GBT-MAN-11")
def test_who_stands_in_the_corner_gets_out_of_nothing() -> None:
    g = scene(at="A1 car", car="B3 B4")
    assert [text for text in offers(g) if text.startswith("leave")] == []
    assert why_not(g, "leave A2") == "GBT-MAN-11"


@proves("GBT-SET-01")
def test_the_banner_of_the_set_up_gives_names_their_capital_and_no_other_word() -> None:
    g = lay_out(Options(players=4), "court", "1")
    g.settle()
    said = set()
    while not g.round:
        said.add(seen(g, 0).when.text)
        g.apply(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert {"Set-up: Ghostbuster 1 chooses a character", "Set-up: the Ecto-1a is being parked"} <= said


@proves("GBT-SCN-08", "GBT-GTE-03", "GBT-TNK-07")
def test_what_counts_is_written_beside_the_board_from_top_to_bottom() -> None:
    things = seen(boosted("Regular", 4, at="A1"), 0).things
    notes = sorted([(thing.n, thing.name) for thing in things.values() if isinstance(thing, Note)])
    assert notes == [
        (1, "What you want"), (2, "Here"), (3, "This round"), (5, "Gates"), (6, "What you fear"),
    ]  # fmt: skip


@proves("GBT-ENT-08")
def test_the_cards_of_the_entities_lie_between_the_round_and_the_gates() -> None:
    things = seen(scene(at="A1", entities="GW C1"), 0).things
    assert (things["entities"].n, things["k:GW"].name) == (4, "Gutter Wisp")


@proves("GBT-SET-19")
@pytest.mark.parametrize(
    ("name", "uses", "said"), [("Spare Cells", 2, [("uses", 2)]), ("Siren Kit", 1, []), ("Spare Cells", 0, [])]
)
def test_only_a_card_of_several_uses_shows_how_many_are_left(name: str, uses: int, said: list[tuple[str, int]]) -> None:
    g = scene(at="A1", cards=name)
    g.uses[CARD_OF[name]] = uses
    assert marks(seen(g, 0), f"c:{name.lower().replace(' ', '-')}") == said


@proves("GBT-SLM-05")
@pytest.mark.parametrize("sort", range(6))
def test_tokens_are_counted_by_their_type(sort: int) -> None:
    g = scene(at="A1", slime=", ".join([SLIMES[sort]] * 2))
    assert [slimes(g, 0, other) for other in range(6)] == [2 * (other == sort) for other in range(6)]


@proves("GBT-LIB-30")
def test_lady_liberty_in_the_corner_has_room_inside_too() -> None:
    g = scene(at="E5", statue="A1", entities="GW A1, GW C1", columns=8)
    assert [is_inside(g, slot(g, at)) for at in ("A1", "C1")] == [True, False]
    run(g, Travel(slot(g, "C1"), 3, 1))
    assert "inside" in told(g)


@proves("GBT-HID-01", "GBT-HID-02")
def test_of_a_deck_one_knows_its_cards_and_not_their_order() -> None:
    g = scene(at="A1", entities="GW A1", marks="P C3, P D3, P E3")
    g.goo, g.gear, g.goo_seen = (1, 0, 2), (5, 3, 4), 1
    seen_of_it: Any = GAME.view(g, (0,))
    assert (seen_of_it.goo.left, seen_of_it.goo.top) == ((0, 1, 2), (1,))
    assert (seen_of_it.gear.left, seen_of_it.gear.top) == ((3, 4, 5), ())
    assert [(one.kind, one.at) for one in seen_of_it.entities] == [(GW, 0)]
