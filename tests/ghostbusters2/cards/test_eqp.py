"""Equipment: drawn, used, turned face-down, handed on. EQP"""

from __future__ import annotations

import re

import pytest

from ghostbusters2.kit import LEDGER, action, dirt, do, give, offers, run, scene, told, why_not
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF, EQUIPMENT, GEAR, Gear, cards_of
from hauntbox.games.ghostbusters2.rules.equip import draw_affinity, draw_top
from hauntbox.games.ghostbusters2.rules.figures import gain_xp
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

TOP = 26  # XP of Level 5
WEAPONS = {"Focus Nozzle", "Split Emitter", "Long Barrel", "Bank-Shot Plate", "Mood Bomb", "Boson Cell"}
TRAPS = {"Pedal Trap", "Wide Doors", "Holding Cartridge", "Bait Canister", "Muon Net", "Remote Dump"}
TOOLS = {"Grapple Line", "Slime Towels", "Siren Kit", "Quick Coupler", "Thermal Goggles", "Spare Cells"}
TOMES = {"Atlas of Drafts", "Rite of Closing", "Calm Mantra", "Index of Names", "Old Almanac", "Banishing Verse"}


def hand(g: Busters, role: int = 0) -> list[str]:
    return [GEAR[card].name for card in g.cards[role]]


def deck(g: Busters, *cards: str) -> None:
    g.gear = tuple([CARD_OF[name] for name in cards])


@proves("GBT-EQP-01")
@pytest.mark.parametrize(
    ("who", "wanted"),
    [
        ("Gearhead", WEAPONS),
        ("Regular", TRAPS),
        ("Frontman", TOOLS),
        ("Bookkeeper", TOOLS),
        ("Theorist", TOMES),
    ],
)
def test_each_character_has_an_affinity_for_one_of_four_categories(who: str, wanted: set[str]) -> None:
    others = [name for name in ("Gearhead", "Regular", "Frontman", "Bookkeeper", "Theorist") if name != who]
    g = scene(team=" ".join([who, *others[:3]]))
    for _ in range(7):
        draw_affinity(g, 0)
    assert set(hand(g)) == wanted


@proves("GBT-EQP-02")
def test_three_levels_give_equipment() -> None:
    g = scene(team="Gearhead Regular Theorist Frontman")
    deck(g, "Spare Cells", "Boson Cell", "Mood Bomb", "Calm Mantra", "Siren Kit")
    g.rig("reshuffle", 1, 1)
    counts = []
    for xp in (5, 6, 7, 8):
        gain_xp(g, 0, xp)
        run(g, RESOLVED)
        counts.append(len(g.cards[0]))
    assert (counts, g.level[0]) == ([1, 2, 3, 3], 5)
    assert {"Boson Cell", "Mood Bomb"} < set(hand(g))


@proves("GBT-EQP-03", "GBT-EQP-08")
def test_what_is_found_lies_face_up_and_may_be_used_at_once() -> None:
    g = scene(at="B2", marks="P C3")
    deck(g, "Spare Cells")
    do(g, "investigate C3", "use Spare Cells")
    assert (hand(g), g.extra) == (["Spare Cells"], 1)


@proves("GBT-EQP-03")
def test_nobody_uses_what_it_does_not_have() -> None:
    g = scene()
    give(g, 1, "Spare Cells")
    assert why_not(g, "use Spare Cells") == "GBT-EQP-03"


@proves("GBT-EQP-04")
def test_equipment_is_free() -> None:
    g = scene(cards="Focus Nozzle, Calm Mantra, Siren Kit, Split Emitter")
    do(g, "use Focus Nozzle", "use Calm Mantra", "use Siren Kit", "use Split Emitter")
    assert (g.spent, g.used, g.waiting()) == (0, 0, (0,))


@proves("GBT-EQP-05")
def test_equipment_is_used_in_ones_own_turn() -> None:
    g = scene(cards="Calm Mantra")
    do(g, "end")
    assert g.why_not(0, action(g, "use Calm Mantra")) == "GBT-EQP-04"
    assert why_not(g, "use Calm Mantra") == "GBT-EQP-03"
    do(g, "end", "end", "end")
    assert (g.waiting(), why_not(g, "use Calm Mantra")) == ((0,), "")


@proves("GBT-EQP-09", "GBT-EQP-08")
@pytest.mark.parametrize(("xp", "better"), [(10, "GBT-EQP-09"), (11, "")])
def test_a_higher_ability_needs_its_level_and_the_first_is_still_there(xp: int, better: str) -> None:
    g = scene(cards="Focus Nozzle", xp=xp)
    assert (why_not(g, "use Focus Nozzle"), why_not(g, "use better Focus Nozzle")) == ("", better)
    assert ("use better Focus Nozzle" in offers(g)) == (better == "")


@proves("GBT-EQP-09")
@pytest.mark.parametrize("gear", [pytest.param(gear, id=gear.name) for gear in GEAR])
def test_only_the_cards_that_name_a_higher_level_have_a_higher_ability(gear: Gear) -> None:
    [line] = [line for line in LEDGER.splitlines() if line.startswith(f"- {gear.rule}: ") and gear.name in line]
    named = [int(level) for level in re.findall(r"Level (\d):", line) if level != "1"]
    assert named == ([gear.better] if gear.better else [])


@proves("GBT-EQP-09")
def test_the_higher_ability_may_need_level_4() -> None:
    assert why_not(scene(cards="Mood Bomb", xp=17), "use better Mood Bomb") == "GBT-EQP-09"
    g = scene(entities="SP D1", cards="Mood Bomb", xp=18)
    assert (why_not(g, "use Mood Bomb"), why_not(g, "use better Mood Bomb")) == ("GBT-CEQ-05", "")


@proves("GBT-EQP-10")
@pytest.mark.parametrize(("use", "hits"), [("use", False), ("use better", True)])
def test_the_ability_that_is_used_is_the_one_that_is_named(use: str, hits: bool) -> None:
    g = scene(at="E5 A1", entities="MG C1", xp=11)
    give(g, 1, "Focus Nozzle")
    g.rig("combat", 2)
    do(g, "end", f"{use} Focus Nozzle", "fire C1")
    assert ("hits" in told(g)) == hits


@proves("GBT-EQP-10")
@pytest.mark.parametrize(("first", "second"), [("use", "use better"), ("use better", "use")])
def test_one_use_is_one_ability(first: str, second: str) -> None:
    g = scene(at="A1", cards="Slime Towels", slime="-1 Hit, -1 Action, -1 Maneuver", xp=11)
    do(g, f"{first} Slime Towels", "pick Regular", "wipe -1 Hit")
    if first == "use better":
        do(g, "wipe -1 Action")
    assert len(dirt(g, 0)) == (2 if first == "use" else 1)
    assert why_not(g, f"{second} Slime Towels") == "GBT-EQP-06"


@proves("GBT-EQP-11")
def test_one_may_hold_the_whole_deck() -> None:
    g = scene()
    for _ in range(24):
        draw_top(g, 0)
    assert (sorted(hand(g)), g.gear) == (sorted([GEAR[card].name for card in cards_of(EQUIPMENT)]), ())


@proves("GBT-EQP-12")
def test_a_category_draw_takes_the_topmost_and_shuffles_the_rest() -> None:
    g = scene()
    deck(g, "Siren Kit", "Wide Doors", "Boson Cell", "Muon Net", "Calm Mantra")
    before = ["Siren Kit", "Boson Cell", "Muon Net", "Calm Mantra"]
    g.rig("reshuffle", 8)
    draw_affinity(g, 0)
    left = [GEAR[card].name for card in g.gear]
    assert (hand(g), sorted(left), left != before) == (["Wide Doors"], sorted(before), True)


@proves("GBT-EQP-13")
def test_without_a_card_nothing_is_gained() -> None:
    g = scene(at="B2", marks="P C3")
    deck(g)
    do(g, "investigate C3")
    assert (hand(g), g.xp[0]) == ([], 1)
    deck(g, "Siren Kit")
    draw_affinity(g, 0)
    assert (hand(g), len(g.gear)) == ([], 1)


@proves("GBT-EQP-14")
def test_a_card_goes_to_who_can_do_more_with_it() -> None:
    g = scene(at="A1 B1", cards="Focus Nozzle")
    g.xp[1], g.level[1] = 11, 3
    assert why_not(g, "use better Focus Nozzle") == "GBT-EQP-09"
    do(g, "trade Gearhead", "give Focus Nozzle", "end")
    assert (hand(g), why_not(g, "use better Focus Nozzle")) == ([], "")


@proves("GBT-EQP-16")
def test_class_s_is_free_and_turned_face_down() -> None:
    g = scene(cards="Chalk Circle", xp=TOP)
    do(g, "use Chalk Circle")
    assert (g.circle, g.spent, g.used, why_not(g, "use Chalk Circle")) == (0, 0, 0, "GBT-EQP-06")
    do(g, "end")
    assert g.why_not(0, action(g, "use Chalk Circle")) != ""


@proves("GBT-EQP-17")
@pytest.mark.parametrize(("face", "rule"), [(5, ""), (4, "GBT-EQP-06")])
def test_what_is_said_of_equipment_is_said_of_class_s(face: int, rule: str) -> None:
    """The Bookkeeper's Deductible keeps a Class-S card face-up."""
    g = scene(at="A1 B1", team="Regular Bookkeeper Theorist Frontman", cards="Chalk Circle", xp=TOP)
    g.rig("ability", face)
    do(g, "use Chalk Circle")
    assert why_not(g, "use Chalk Circle") == rule


@proves("GBT-EQP-18")
def test_class_s_stays_with_its_owner() -> None:
    g = scene(at="A1 B1", cards="Twin-Head Thrower, Chalk Circle", xp=TOP)
    assert why_not(g, "trade Gearhead") == "GBT-MAN-03"
    give(g, 0, "Siren Kit")
    do(g, "trade Gearhead")
    assert offers(g) == ["give Siren Kit"]
    assert [why_not(g, f"give {card}") for card in ("Twin-Head Thrower", "Chalk Circle")] == ["GBT-MAN-05"] * 2


@proves("GBT-EQP-06")
def test_a_used_card_stays_face_down_when_it_is_handed_on() -> None:
    g = scene(at="A1 B1", cards="Siren Kit")
    do(g, "use Siren Kit", "trade Gearhead", "give Siren Kit", "end")
    assert (hand(g, 1), why_not(g, "use Siren Kit"), "used" in told(g)) == (["Siren Kit"], "GBT-EQP-06", True)
