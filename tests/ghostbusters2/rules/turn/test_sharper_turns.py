"""Bounds and exceptions of turns, rounds and set-up. ROU, EOR, SLM, EVT, MAN, DEP, SET, HID, CAM"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.campaign.test_cam import VETERANS, act_of, after, last_position, recess
from ghostbusters2.kit import do, give, led_by, offers, run, scene, slot, told, way, where, why_not
from ghostbusters2.pictures import ask, seen
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.actions import Step
from hauntbox.games.ghostbusters2.cards import events
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.content import sheet_of, text_of, titles
from hauntbox.games.ghostbusters2.flow import lay_out
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.dice import combat_die, event_die, movement_die
from hauntbox.games.ghostbusters2.rules.entities.emerge import Chase, ChaseNearest
from hauntbox.games.ghostbusters2.rules.entities.headings import ENTITY
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.equip import draw_top
from hauntbox.games.ghostbusters2.rules.figures import take_off
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.rules.turn.rounds import END_ROUND
from hauntbox.games.ghostbusters2.state import car_spaces
from hauntbox.kernel.agenda import Choice
from hauntbox.ledger import proves

GW = CODES["GW"]


# What is left.


@proves("GBT-SLM-14")
@pytest.mark.parametrize(
    ("slimes", "spent", "left"), [(0, 0, 3), (0, 3, 0), (1, 2, 0), (2, 0, 1), (3, 0, 0), (3, 2, 0), (0, 2, 1)]
)
def test_actions_and_maneuvers_end_at_zero(slimes: int, spent: int, left: int) -> None:
    g = scene(at="A1", slime=", ".join(["-1 Action"] * slimes))
    g.spent = spent
    assert actions_left(g, 0) == left
    h = scene(at="A1", slime=", ".join(["-1 Maneuver"] * slimes))
    h.used = spent
    assert maneuvers_left(h, 0) == max(left - 1, 0)


@proves("GBT-EOR-04")
def test_what_lasts_for_a_round_is_over_in_the_next() -> None:
    g = scene(at="A1 A3 C1 C3", entities="GW E5")
    before = {name: getattr(g, name) for name in LASTING}
    for name, value in LASTING.items():
        setattr(g, name, value)
    g.rig("event", 5)
    run(g, END_ROUND)
    assert {name: getattr(g, name) for name in LASTING} == before
    assert (g.round, told(g)[-2:]) == (2, ["round", "turn"])


LASTING: dict[str, Any] = {
    "codex": 0, "circle": 2, "relay": True, "daily": 1, "calm": 1, "soothed": 2, "strides": 1,
    "boosts": (1, 1, 1, 1, 1),
}  # fmt: skip


@proves("GBT-EOR-01", "GBT-HID-03")
def test_the_dice_of_the_last_turn_are_taken_up_at_the_end_of_the_round() -> None:
    g = scene(at="A1 A3 C1 C3")
    g.rolls = (("combat", 3),)
    g.rig("event", 5)
    run(g, END_ROUND)
    assert g.rolls == (("event", 5),)


@proves("GBT-HID-03")
def test_a_die_counts_as_it_lies_on_the_table() -> None:
    g = scene(at="A1")
    g.rig("combat", 2)
    g.rig("movement", 8)
    g.rig("event", 6)
    assert (combat_die(g), movement_die(g), event_die(g)) == (2, 7, 0)
    assert g.rolls == (("combat", 2), ("movement", 8), ("event", 6))


@proves("GBT-HID-02")
def test_of_the_event_deck_all_know_the_cards_and_the_top_ones_that_were_seen() -> None:
    g = scene(at="A1")
    g.omens, g.omens_seen = (7, 2, 9, 1), 2
    view: Any = GAME.view(g, (0,))
    assert (view.events.left, view.events.top) == ((1, 2, 7, 9), (7, 2))


@proves("GBT-CCH-04")
def test_before_an_encore_nothing_of_the_end_of_a_turn_happens() -> None:
    """The Toll waits four turns, and the Encore belongs to the first of them."""
    g = led_by("Frontman", at="E5 B2", car="D1 E1", xp=26)
    g.troubles = ((events.TOLL, g.street.place["A5"], 4, ()),)
    do(g, "end")
    assert (g.waiting(), g.encore, g.troubles[0][2]) == ((0,), True, 4)
    do(g, "end")
    assert (g.waiting(), g.encore, g.troubles[0][2]) == ((1,), False, 3)


@proves("GBT-PAS-01")
def test_steps_that_a_rule_bars_are_named_to_who_stands_on_the_street_and_to_nobody_else() -> None:
    g = scene(at="A1 car", car="D4 D5", entities="GW B2")
    question = g.asking()
    assert isinstance(question, Choice)
    named = {act.to for act in question.candidates(g, 0) if isinstance(act, Step)}
    assert named == {"B1", "A2", "B2"}
    do(g, "end")
    inside = [act.to for act in g.asking().candidates(g, 1) if isinstance(act, Step)]  # type: ignore[union-attr]
    assert inside == [text.split()[1] for text in offers(g) if text.startswith("step ")]


# Events.


@proves("GBT-EVT-02")
@pytest.mark.parametrize(("seen_before", "seen_after"), [(0, 0), (1, 0), (2, 1)])
def test_a_revealed_event_is_one_less_of_those_that_were_foreseen(seen_before: int, seen_after: int) -> None:
    g = scene(at="A1", marks="P B2")
    g.goo, g.omens_seen = (1,), seen_before
    top = g.omens[0]
    do(g, "investigate B2")
    assert (g.omens_seen, top in g.omens) == (seen_after, False)


@proves("GBT-EVT-08")
def test_with_no_event_left_nothing_is_revealed() -> None:
    g = scene(at="A1", marks="P B2")
    g.goo, g.omens = (1,), ()
    do(g, "investigate B2")
    assert (g.troubles, g.past, g.flipped, "event" in told(g)) == ((), (), (), False)


# Exchanges.


@proves("GBT-DEP-02")
def test_a_plazm_leaves_its_owner_for_the_tank_and_a_ghost_for_the_spirit_world() -> None:
    g = scene(at="car", car="B1 B2")
    g.plazms[0], g.trapped[0] = 2, (GW,)
    do(g, "deposit", "drop Plazm")
    assert (g.plazms[0], g.tank, g.poured, g.trapped[0]) == (1, 1, 1, (GW,))
    do(g, "drop Gutter Wisp")
    assert (g.plazms[0], g.tank, g.trapped[0], g.spirit[GW]) == (1, 1, (), 4)


@proves("GBT-MAN-02", "GBT-MAN-04")
@pytest.mark.parametrize(
    ("at", "others"),
    [
        ("car A1 E5 E4", {"Gearhead"}),  # from inside: whoever stands beside the car
        ("car A1 car E4", {"Gearhead", "Theorist"}),  # or sits in it
        ("A1 car E5 E4", {"Gearhead"}),  # from beside the car: whoever is inside
        ("A1 car E5 car", {"Gearhead", "Frontman"}),
        ("C1 B3 car E5", {"Theorist"}),
        ("D5 car E5 A5", {"Theorist"}),  # from elsewhere: whoever one sees
        ("D5 car A5 A4", set()),
    ],
)
def test_with_whom_one_exchanges_things(at: str, others: set[str]) -> None:
    g = scene(at=at, car="B2 C2", entities="GW A2, GW B1")
    g.trapped, g.plazms = [(GW,), (), (), ()], [1, 1, 1, 1]
    give(g, 0, "Siren Kit")
    for verb in ("hand", "trade"):
        assert {text.split()[1] for text in offers(g) if text.startswith(verb)} == others
        names = ("Gearhead", "Theorist", "Frontman")
        assert {name for name in names if not why_not(g, f"{verb} {name}")} == others


@proves("GBT-NOA-01", "GBT-NOA-02")
def test_who_cleans_itself_gives_up_all_actions_and_who_cleans_another_one() -> None:
    g = scene(at="A1 A2", slime="-1 Hit, -1 Hit")
    g.slime[1] = 1
    do(g, "clean Regular")
    assert (g.slime[0], actions_left(g, 0), g.idle) == (1, 0, True)
    h = scene(at="A1 A2", slime="-1 Hit")
    h.slime[1] = 2
    do(h, "clean Gearhead")
    assert (h.slime[:2], actions_left(h, 0), h.idle) == ([1, 1], 2, False)


@proves("GBT-INV-03", "GBT-EQP-13")
def test_the_top_card_is_taken_while_there_is_one() -> None:
    g = scene(at="A1")
    g.gear = (CARD_OF["Siren Kit"], CARD_OF["Spare Cells"])
    for cards in ({"Siren Kit"}, {"Siren Kit", "Spare Cells"}, {"Siren Kit", "Spare Cells"}):
        draw_top(g, 0)
        assert set(g.cards[0]) == {CARD_OF[name] for name in cards}
    assert (len(g.gear), g.uses[CARD_OF["Siren Kit"]]) == (0, 1)


@proves("GBT-XP-08", "GBT-XP-09")
def test_levels_rise_one_after_the_other_with_the_card_of_each() -> None:
    g = led_by("Regular", at="A1")
    g.xp[0], g.raised = 18, True
    run(g, RESOLVED)
    assert (g.level, g.raised, len(g.cards[0])) == ([4, 1, 1, 1], False, 3)
    assert [event.facts for event in g.events or [] if event.what == "level"] == [(0, 2), (0, 3), (0, 4)]
    run(g, RESOLVED)
    assert len(g.cards[0]) == 3


# Movement of Entities.


@proves("GBT-EMV-16")
def test_one_that_is_gone_looks_for_nobody() -> None:
    g = scene(at="A1 A3", entities="GW A2")
    one = slot(g, "A2")
    take_off(g, one)
    run(g, ChaseNearest(one, 2))
    assert (where(g, one), g.rolls) == ("gone", ())


@proves("GBT-EMV-08", "GBT-CEN-17")
def test_toward_one_that_is_gone_nothing_moves() -> None:
    g = scene(at="A5", entities="SB2 A1, SB1 E1")
    one, other = slot(g, "A1"), slot(g, "E1")
    run(g, Chase(one, 2, ENTITY + other))
    assert where(g, one) == "C1"
    take_off(g, other)
    run(g, Chase(one, 2, ENTITY + other))
    assert where(g, one) == "C1"


@proves("GBT-KEY-19")
@pytest.mark.parametrize(
    "taken",
    [{"at": "C3 D3"}, {"car": "D3 E3"}, {"statue": "D2"}, {"entities": "TC B3, GW D3"}, {"marks": "P D3"}],
)
def test_nobody_is_pushed_where_something_stands(taken: dict[str, str]) -> None:
    g = scene(**{"at": "C3", "entities": "TC B3", **taken})  # type: ignore[arg-type]
    run(g, Travel(slot(g, "B3"), way("e"), 1))
    assert "D3" not in g.street.names[g.at[0]]
    assert g.street.names[g.at[0]] != "C3" or type(g.asking()).__name__ == "PushAside"


@proves("GBT-KEY-19")
def test_nobody_is_pushed_onto_a_trap() -> None:
    g = scene(at="C3", entities="TC B3", ghost_traps=True)
    g.traps[1] = g.street.place["D3"]
    run(g, Travel(slot(g, "B3"), way("e"), 1))
    assert offers(g) == ["way ne", "way se"]


@proves("GBT-ECT-01")
def test_without_a_car_no_space_is_covered_by_it() -> None:
    assert car_spaces(scene(at="A1")) == 0
    assert car_spaces(scene(at="B2", car="A1 B1")) == 3


# Scenarios, set-up and campaigns.


@proves("GBT-SET-16")
def test_a_sheet_may_fill_the_tank() -> None:
    g = lay_out(Options(bench="regular"), text_of("court").replace("timer =", "tank = 2\ntimer =", 1), "tank")
    g.settle()
    assert (g.tank, g.poured) == (2, 0)


@proves("GBT-SCN-11")
@pytest.mark.parametrize("scenario", ["court", "contempt", "retrial"])
def test_a_title_comes_with_the_level_of_its_scenario(scenario: str) -> None:
    sheet = sheet_of(scenario)
    assert titles()[scenario][:2] == (sheet.title, f"Level {sheet.number}")


@proves("GBT-CAM-15", "GBT-ORD-03")
def test_while_the_order_is_set_nobody_puts_on_a_pack() -> None:
    g = recess(after(last_position(), team=VETERANS))
    while type(g.asking()).__name__ != "NewOrder":
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    wear = act_of("wear proton pack")
    assert g.why_not(g.waiting()[0], wear) == wear.when


# How near the end is.


@proves("GBT-SCN-08", "GBT-SCN-10")
@pytest.mark.parametrize(
    ("timer", "caustic", "words"),
    [(3, 0, ""), (2, 0, "The Goo Timer is at 2. When it runs out, you lose."),
     (1, 0, "The Goo Timer is at 1. When it runs out, you lose."), (3, 1, ""),
     (3, 2, "Another Caustic Slime on you, and you lose.")],
)  # fmt: skip
def test_who_is_asked_is_warned_of_the_end(timer: int, caustic: int, words: str) -> None:
    g = scene(at="A1 E5", timer=timer, slime=", ".join(["Caustic"] * caustic))
    assert ask(seen(g, 0)).warn == words


@proves("GBT-SCN-08", "GBT-SCN-10")
@pytest.mark.parametrize(
    ("gates", "timer", "caustic", "words"),
    [("G1 C3", 0, 0, "A single Gate was still open."), ("G1 C3, G2 E5", 0, 0, ""),
     ("", 2, 0, "The Goo Timer stood at 2."), ("", 3, 0, ""), ("", 3, 1, ""),
     ("", 3, 2, "Another Caustic Slime on the Gearhead would have lost it.")],
)  # fmt: skip
def test_the_story_of_the_end_says_how_near_it_was(gates: str, timer: int, caustic: int, words: str) -> None:
    g = scene(at="A1 E5", scenario="court", marks=gates, timer=timer, car="D1 E1")
    g.slime[1] = caustic << 20
    run(g, RESOLVED)
    outcome = seen(g, 0).outcome
    assert outcome
    assert outcome.story
    assert (outcome.story.closest.text if outcome.story.closest else "") == words
