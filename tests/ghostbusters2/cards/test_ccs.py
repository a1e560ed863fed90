"""The Class-S cards, each played by its text, in printed order. CCS"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import base, dirt, do, hold, offers, run, scene, slot, stands, told, way, where, why_not
from ghostbusters2.playing import end_round, fire, last_shot
from hauntbox.games.ghostbusters2.cards import class_s, names
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules.combat.targets import needs, to_hit
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.turn.rounds import END_TURNS
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

GW, MG = CODES["GW"], CODES["MG"]
TOP = 26  # XP of Level 5


def equipped(card: str, **more: Any) -> Busters:
    """The first is of Level 5 and has the card, the others are of Level 1."""
    g = scene(cards=card, xp=TOP, **more)
    g.xp[1:], g.level[1:] = [0, 0, 0], [1, 1, 1]
    return g


def parks(g: Busters) -> set[str]:
    return {text.split()[1] for text in offers(g)}


@proves("GBT-CCS-01")
@pytest.mark.parametrize(("dice", "result"), [((2, 4), "hits"), ((4, 2), "hits"), ((3, 3), "misses")])
def test_twin_head_thrower_uses_the_higher_of_two_dice(dice: tuple[int, int], result: str) -> None:
    g = equipped("Twin-Head Thrower", entities="FC C1")
    do(g, "use Twin-Head Thrower")
    for _ in range(2):  # each Combat Action of the turn
        g.rig("combat", *dice)
        do(g, f"fire {where(g, 0)}")
        assert last_shot(g) == result
        g.at[0] = g.street.place["A1"]
        g.spot[0] = g.street.place["C1"]


@proves("GBT-CCS-01")
def test_twin_head_thrower_is_over_with_the_turn() -> None:
    g = equipped("Twin-Head Thrower", entities="FC D1")
    do(g, "use Twin-Head Thrower", "end")
    g.at[1] = g.street.place["A1"]
    g.rig("combat", 3, 6)
    do(g, "fire D1")
    assert last_shot(g) == "misses"


@proves("GBT-CCS-02")
def test_slime_cannon_puts_up_to_three_mood_slimes_without_a_roll() -> None:
    g = equipped("Slime Cannon", entities="GP D1, MG A3")
    hold(g, 0, "A3", 1)
    do(g, "use Slime Cannon")
    assert offers(g) == ["aim D1"]
    do(g, "aim D1", "yes")
    assert (tokens_on(g, slot(g, "D1")), tokens_on(g, slot(g, "A3")), g.pack[0]) == ((0, 3), (0, 0), names.PROTON)


@proves("GBT-CCS-02")
@pytest.mark.parametrize(("answers", "moods"), [(["no", "yes"], 2), (["no", "no"], 1)])
def test_slime_cannon_may_put_fewer(answers: list[str], moods: int) -> None:
    g = equipped("Slime Cannon", entities="GP D1")
    do(g, "use Slime Cannon", "aim D1", *answers)
    assert tokens_on(g, slot(g, "D1")) == (0, moods)


@proves("GBT-CCS-02")
@pytest.mark.parametrize(("code", "plazms", "xp"), [("SP", 1, 2), ("HY", 2, 3), ("HP", 1, 3)])
def test_slime_cannon_finishes_what_needs_no_more(code: str, plazms: int, xp: int) -> None:
    """With one XP more for a Ghost, by Quick Snap."""
    g = equipped("Slime Cannon", entities=f"{code} C1")
    do(g, "use Slime Cannon", "aim C1", "yes")
    assert (g.plazms[0], g.xp[0] - TOP, where(g, 0)) == (plazms, xp, "gone")


@proves("GBT-CCS-02")
def test_slime_cannon_passes_over_who_has_its_mood_slime_and_who_is_hidden() -> None:
    g = equipped("Slime Cannon", at="A1 A5", entities="HJ C1, SP E5, GW A3")
    do(g, "use Slime Cannon")
    assert offers(g) == ["aim C1"]
    do(g, "aim C1")
    assert (tokens_on(g, slot(g, "C1")), why_not(g, "use Slime Cannon")) == ((0, 1), "GBT-EQP-06")
    g.uses[class_s.CANNON] = 1
    assert why_not(g, "use Slime Cannon") == "GBT-CCS-02"


@proves("GBT-CCS-02")
def test_slime_cannon_has_no_more_than_ones_five_tokens() -> None:
    g = equipped("Slime Cannon", entities="GP D1", packs="sppp")
    base(g, "D1", "Amplify", "Amplify", "Amplify")
    hold(g, 0, "D1", 0, 4)
    do(g, "use Slime Cannon", "aim D1")
    assert tokens_on(g, slot(g, "D1")) == (0, 5)


@proves("GBT-CCS-03")
def test_mega_trap_takes_all_low_ghosts_near_seen_or_not() -> None:
    walls = "R A1|B1, R A2|B2, R A3|B3"
    g = equipped("Mega-Trap", entities="GW C1, MG C3, GW D1, SP C2, DS B1", lines=walls)
    do(g, "use Mega-Trap")
    assert (g.trapped[0], sorted(where(g, s) for s in range(5))) == ((GW, MG), ["B1", "C2", "D1", "gone", "gone"])


@proves("GBT-CCS-04")
def test_containment_relay_deposits_what_anybody_traps_this_round() -> None:
    g = equipped("Containment Relay", at="A1 A2", entities="GW C1, GW C2, SP A4", packs="ppss")
    do(g, "use Containment Relay")
    fire(g, "C1", 3)
    do(g, "end")
    fire(g, "C2", 3)
    assert (g.trapped[:2], g.spirit[GW]) == ([(), ()], 5)
    g.at[2] = g.street.place["A2"]
    do(g, "end")
    hold(g, 2, "A4", 0, 1)
    fire(g, "A4", 3)
    assert (g.plazms[2], g.tank, g.poured) == (0, 1, 1)


@proves("GBT-CCS-04")
def test_containment_relay_is_over_with_the_round() -> None:
    g = equipped("Containment Relay", at="A1", entities="GW C1")
    do(g, "use Containment Relay")
    end_round(g)
    fire(g, "C1", 3)
    assert (g.trapped[0], g.spirit[GW]) == ((GW,), 3)


@proves("GBT-CCS-05")
def test_ladder_rig_puts_the_car_elsewhere_whatever_lies_between() -> None:
    walls = ", ".join([f"R D{row}|E{row}" for row in range(1, 6)])
    g = equipped("Ladder Rig", at="car E5", car="B1 A1", lines=walls, columns=12)
    do(g, "use Ladder Rig")
    assert {"A1", "B1", "J1"} <= parks(g)
    do(g, "park J5", "park J4")
    assert (g.street.names[g.front], g.street.names[g.back], stands(g, 0), g.spent) == ("J5", "J4", "car", 0)
    assert told(g)[-1] == "parked"


@proves("GBT-CCS-05")
def test_ladder_rig_needs_two_free_spaces_within_eight_and_no_line_between_them() -> None:
    lines = "R A2|B2, O B2|C2, Y C2|D2, R C1|C2, O D1|D2"
    marks = "G1 F2, P G2"
    g = equipped("Ladder Rig", at="A1", car="B1 C1", lines=lines, entities="GW E2", marks=marks, columns=11, rows=2)
    do(g, "use Ladder Rig")
    firsts = parks(g)
    assert firsts == {"B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1", "B2", "C2", "D2", "H2", "I2", "J2"}
    do(g, "park C2")
    assert parks(g) == {"D2"}


@proves("GBT-CCS-05")
def test_ladder_rig_parks_on_nobody() -> None:
    g = equipped("Ladder Rig", at="A1 D1", car="B1 C1", statue="F1", columns=9, rows=2)
    do(g, "use Ladder Rig")
    assert parks(g) == {"B1", "C1", "E1", "A2", "B2", "C2", "D2", "E2", "H1", "I1", "H2", "I2"}


@proves("GBT-CCS-06")
def test_neutral_rinse_takes_two_ordinary_slimes_or_one_caustic_off_anybody() -> None:
    g = equipped("Neutral Rinse", at="A1 E5 car", car="C2 C3")
    g.slime[1], g.slime[2] = 3 | 1 << 20, 1
    do(g, "use Neutral Rinse")
    assert offers(g) == ["pick Gearhead", "pick Theorist"]  # who is inside the car too
    do(g, "pick Gearhead", "wipe -1 Hit")
    assert offers(g) == ["wipe -1 Hit"]
    do(g, "wipe -1 Hit")
    assert (dirt(g, 1), type(g.asking()).__name__) == (["-1 Hit", "Caustic"], "Turn")


@proves("GBT-CCS-06")
def test_neutral_rinse_takes_nothing_beside_a_caustic_slime() -> None:
    g = equipped("Neutral Rinse", slime="Caustic, Caustic, -1 Hit")
    do(g, "use Neutral Rinse", "pick Regular", "wipe Caustic")
    assert (dirt(g, 0), type(g.asking()).__name__) == (["-1 Hit", "Caustic"], "Turn")


@proves("GBT-CCS-07")
def test_codex_of_true_names_needs_sight_and_stops_what_happens_at_the_end_of_the_round() -> None:
    g = equipped("Codex of True Names", at="A1", entities="TC D1, GW G5", columns=7)
    do(g, "use Codex of True Names")
    assert offers(g) == ["aim D1"]
    do(g, "aim D1")
    end_round(g, 5)
    assert where(g, 0) == "D1"
    end_round(g, 5)
    assert where(g, 0) == "C1"


@proves("GBT-CCS-07")
def test_codex_of_true_names_strips_bases_special_and_resist() -> None:
    g = equipped("Codex of True Names", at="C3", entities="BS D3")
    base(g, "D3", "Amplify", "Caustic")
    one = slot(g, "D3")
    do(g, "use Codex of True Names", "aim D3")
    run(g, END_TURNS[0])
    assert (to_hit(g, one), needs(g, one), g.dulled[0]) == (3, (2, 0, 0), 0)
    run(g, Travel(one, way("w"), 1))
    assert dirt(g, 0) == ["-1 Maneuver"]


@proves("GBT-CCS-07")
@pytest.mark.parametrize(("later", "caught"), [(False, True), (True, False)])
def test_codex_of_true_names_lasts_for_the_round(later: bool, caught: bool) -> None:
    g = equipped("Codex of True Names", at="A1", entities="MC D1")
    hold(g, 0, "D1", 3)
    do(g, "use Codex of True Names", "aim D1")
    if later:
        end_round(g)
    fire(g, "D1", 6)
    assert (g.trapped[0] == (CODES["MC"],)) == caught


@proves("GBT-CCS-08")
@pytest.mark.parametrize(("steps", "ends"), [(1, "B1"), (4, "B1")])
def test_chalk_circle_stops_them_before_the_spaces_beside_one(steps: int, ends: str) -> None:
    g = equipped("Chalk Circle", at="D3", entities="GW A1", columns=7)
    do(g, "use Chalk Circle")
    run(g, Travel(0, way("e"), 1))
    run(g, Travel(0, way("se"), steps))
    assert (where(g, 0), dirt(g, 0)) == (ends, [])


@proves("GBT-CCS-08")
def test_chalk_circle_is_over_with_the_round() -> None:
    g = equipped("Chalk Circle", at="D3", entities="GW A3", columns=7)
    do(g, "use Chalk Circle")
    end_round(g)
    run(g, Travel(0, way("e"), 2))
    assert where(g, 0) == "C3"
