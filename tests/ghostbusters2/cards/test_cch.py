"""Cards of the Levels; what the Frontman, the Gearhead and the Theorist can do. CCH"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import boosted, dirt, do, hold, led_by, offers, run, scene, told, way, where, why_not
from ghostbusters2.playing import LEVEL_3, LEVEL_5
from hauntbox.games.ghostbusters2.cards.categories import TRAP
from hauntbox.games.ghostbusters2.cards.decks import CATEGORY_OF
from hauntbox.games.ghostbusters2.cards.kinds import HIT
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed
from hauntbox.games.ghostbusters2.rules.figures import gain_xp, tokens_on
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.street.sight import reach
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.rules.turn.rounds import EVENT_DIE
from hauntbox.ledger import proves


@proves("GBT-CCH-01")
def test_levels_2_and_3_bring_a_card_of_the_affinity_and_4_the_top_one() -> None:
    g = led_by("Regular", at="A1")
    for xp, level in ((5, 2), (6, 3)):
        gain_xp(g, 0, xp)
        run(g, RESOLVED)
        assert [CATEGORY_OF[card] for card in g.cards[0]] == [TRAP] * (level - 1)
    before, top = g.cards[0], g.gear[0]
    gain_xp(g, 0, 7)
    run(g, RESOLVED)
    assert set(g.cards[0]) - set(before) == {top}
    gain_xp(g, 0, 8)
    run(g, RESOLVED)
    assert (g.level[0], len(g.cards[0])) == (5, 3)


@proves("GBT-CCH-01", "GBT-EQP-15")
@pytest.mark.parametrize(("xp", "rule"), [(LEVEL_5, ""), (LEVEL_5 - 1, "GBT-EQP-15")])
def test_level_5_unlocks_the_class_s_card(xp: int, rule: str) -> None:
    assert why_not(led_by("Regular", at="A1", entities="GW B2", cards="Mega-Trap", xp=xp), "use Mega-Trap") == rule


@proves("GBT-CCH-02")
def test_smooth_talk_on_4_or_more_once_a_turn() -> None:
    g = led_by("Frontman", at="A1", entities="SP B2", packs="sppp")
    g.rig("combat", 1, 1)
    g.rig("ability", 4, 6)
    do(g, "fire B2")
    assert (dirt(g, 0), told(g).count("smooth talk")) == ([], 1)
    do(g, "fire B2")
    assert (dirt(g, 0), told(g).count("smooth talk")) == (["-1 Movement"], 1)


@proves("GBT-CCH-02")
@pytest.mark.parametrize(("name", "face", "talks"), [("Frontman", 3, 1), ("Gearhead", 6, 0)])
def test_on_less_or_for_another_it_does_not_help(name: str, face: int, talks: int) -> None:
    g = led_by(name, at="A1", entities="SP B2", packs="sppp")
    g.rig("combat", 1)
    g.rig("ability", face)
    do(g, "fire B2")
    assert (dirt(g, 0), told(g).count("smooth talk")) == (["-1 Movement"], talks)


@proves("GBT-CCH-02")
def test_a_hit_that_slimes_is_no_miss() -> None:
    """A Shrieker that is hit Splatters."""
    g = led_by("Frontman", at="A1", entities="BS B2")
    g.rig("combat", 3)
    do(g, "fire B2")
    assert (dirt(g, 0), "smooth talk" in told(g)) == (["-1 Maneuver"], False)


@proves("GBT-CCH-03")
def test_centre_stage_takes_the_slime_of_a_neighbour_once_a_round() -> None:
    g = scene(at="A1 B2", team="Regular Frontman Gearhead Theorist", xp=LEVEL_3)
    run(g, Slimed(0, HIT))
    assert (g.waiting(), offers(g)) == ((1,), ["yes", "no"])
    do(g, "yes")
    assert (dirt(g, 0), dirt(g, 1), g.xp[1], told(g).count("centre stage")) == ([], ["-1 Hit"], LEVEL_3 + 1, 1)
    run(g, Slimed(0, HIT))
    assert dirt(g, 0) == ["-1 Hit"]


@proves("GBT-CCH-03")
def test_centre_stage_may_be_declined() -> None:
    g = scene(at="A1 B2", team="Regular Frontman Gearhead Theorist", xp=LEVEL_3)
    run(g, Slimed(0, HIT))
    do(g, "no")
    assert (dirt(g, 0), dirt(g, 1), g.xp[1]) == (["-1 Hit"], [], LEVEL_3)


@proves("GBT-CCH-03")
@pytest.mark.parametrize(("at", "xp"), [("A1 C1", LEVEL_3), ("A1 B1", LEVEL_3 - 1)])
def test_not_from_afar_nor_below_level_3(at: str, xp: int) -> None:
    g = scene(at=at, team="Regular Frontman Gearhead Theorist", xp=xp)
    run(g, Slimed(0, HIT))
    assert dirt(g, 0) == ["-1 Hit"]


@proves("GBT-CCH-04")
def test_encore_is_one_more_action_that_is_no_shot() -> None:
    g = led_by("Frontman", at="A1 E5", entities="GW C1", xp=LEVEL_5)
    do(g, "step A2", "stop", "step A1", "stop", "step A2", "stop", "end")
    assert (g.waiting(), actions_left(g, 0), maneuvers_left(g, 0)) == ((0,), 1, 0)
    assert (why_not(g, "fire C1"), "fire C1" in offers(g)) == ("GBT-CCH-04", False)
    do(g, "step A1", "stop")
    assert why_not(g, "step A2") == "GBT-ROU-02"
    do(g, "end")
    assert g.waiting() == (1,)


@proves("GBT-CCH-04")
def test_encore_comes_once_a_round_and_at_level_5() -> None:
    g = led_by("Frontman", at="A1 A3 C1 C3", xp=LEVEL_5 - 1)
    do(g, "end")
    assert g.waiting() == (1,)
    g = led_by("Frontman", at="A1 A3 C1 C3", xp=LEVEL_5, slime="-1 Action, -1 Action")
    do(g, "end")
    assert (actions_left(g, 0), why_not(g, "clean Frontman")) == (1, "GBT-NOA-05")
    do(g, "end", "end", "end")
    g.rig("event", 5, 5)
    do(g, "end", "no", "end")
    assert (g.waiting(), g.encore) == ((0,), True)


@proves("GBT-CCH-05")
def test_pep_talk() -> None:
    g = boosted("Frontman", 2, at="A1 A3 C1 C3")
    assert (g.tank, [maneuvers_left(g, role) for role in range(4)]) == (0, [3, 3, 3, 3])
    do(g, "end")
    assert maneuvers_left(g, 1) == 3


@proves("GBT-CCH-06")
@pytest.mark.parametrize(
    ("name", "die", "before", "held"),
    [("Gearhead", 6, 0, 2), ("Gearhead", 5, 0, 1), ("Regular", 6, 0, 1), ("Gearhead", 6, 3, 4)],
)
def test_tuned_thrower(name: str, die: int, before: int, held: int) -> None:
    """Two tokens with the logo, as many as the Horror still needs: it is Trapped by the fourth."""
    g = led_by(name, at="A1 E1", entities="FC C1")
    if before:
        hold(g, 1, "C1", before)
    g.rig("combat", die)
    do(g, "fire C1")
    assert (sum(tokens_on(g, 0)), g.xp[0]) == ((0, 1) if held == 4 else (held, 0))


@proves("GBT-CCH-06")
def test_only_as_many_as_one_has() -> None:
    g = led_by("Gearhead", at="A1", entities="WS C1", columns=6)
    hold(g, 0, "C1", 4)
    g.rig("combat", 6)
    do(g, "fire C1")
    assert g.held[0] == ((0, 5, 0),)


@proves("GBT-CCH-07")
@pytest.mark.parametrize(("xp", "told_of"), [(LEVEL_3, ["hits", "misses"]), (LEVEL_3 - 1, ["misses", "misses"])])
def test_steady_hands_on_the_first_shot_of_a_turn(xp: int, told_of: list[str]) -> None:
    g = led_by("Gearhead", at="A1", entities="FC C1, FC A3", slime="-1 Hit", xp=xp)
    for name in ("C1", "A3"):
        g.rig("combat", 4)
        do(g, f"fire {name}")
    assert [what for what in told(g) if what in ("hits", "misses")] == told_of


@proves("GBT-CCH-08")
def test_overcharge_rolls_again_once_a_turn() -> None:
    g = led_by("Gearhead", at="A1 E5", entities="GW C1, GW A3, GW C3", xp=LEVEL_5)
    g.rig("combat", 3, 1, 3, 1)
    do(g, "fire C1", "no", "fire A3", "yes", "fire C3")
    assert [what for what in told(g) if what in ("hits", "misses")] == ["hits", "hits", "misses"]


@proves("GBT-CCH-08")
@pytest.mark.parametrize(("dice", "what"), [((1, 6), "hits"), ((6, 1), "misses")])
def test_the_second_roll_counts(dice: tuple[int, int], what: str) -> None:
    g = led_by("Gearhead", at="A1", entities="FC C1", xp=LEVEL_5)
    g.rig("combat", *dice)
    do(g, "fire C1", "yes")
    assert (what in told(g), g.asking() is not None) == (True, True)


@proves("GBT-CCH-08")
def test_no_overcharge_before_level_5() -> None:
    g = led_by("Gearhead", at="A1", entities="GW C1", xp=LEVEL_5 - 1)
    g.rig("combat", 6)
    do(g, "fire C1")
    assert type(g.asking()).__name__ == "Turn"


@proves("GBT-CCH-09")
def test_full_stream() -> None:
    g = boosted("Gearhead", 3, at="A1 E1", entities="MG C1")
    g.rig("combat", 3, 3)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1", "end", "fire C3")
    assert (g.tank, [what for what in told(g) if what in ("hits", "misses")]) == (0, ["hits", "hits"])


@proves("GBT-CCH-10")
def test_trajectory_once_a_turn_for_what_one_has_shot_at() -> None:
    g = led_by("Theorist", at="A1", entities="GW C1, GW A3")
    g.rig("combat", 1, 1)
    g.rig("movement", way("n") + 1, way("s") + 1, way("s") + 1)
    do(g, "fire C1")
    assert offers(g) == ["yes", "no"]
    do(g, "yes", "fire A3")
    assert (where(g, 0), where(g, 1), type(g.asking()).__name__) == ("C3", "A5", "Turn")


@proves("GBT-CCH-10", "GBT-EVD-06")
def test_the_one_roll_of_a_chaos_is_no_roll_of_theirs() -> None:
    """The Theorist did not hit or miss them, and the roll is not for one of them."""
    g = led_by("Theorist", at="A1", entities="GW C1, GW A3")
    g.rig("event", 6)
    g.rig("movement", way("s") + 1)
    run(g, EVENT_DIE)
    assert (type(g.asking()).__name__, where(g, 0), where(g, 1)) == ("Turn", "C3", "A5")


@proves("GBT-CCH-10")
def test_trajectory_may_be_declined_and_is_the_theorists_alone() -> None:
    for name, answer in (("Theorist", ["no"]), ("Regular", [])):
        g = led_by(name, at="A1", entities="GW C1")
        g.rig("combat", 1)
        g.rig("movement", way("s") + 1)
        do(g, "fire C1", *answer)
        assert where(g, 0) == "C3"


@proves("GBT-CCH-11")
@pytest.mark.parametrize(("name", "xp", "far"), [
    ("Theorist", LEVEL_3, 4), ("Theorist", LEVEL_3 - 1, 3), ("Regular", LEVEL_3, 3),
])  # fmt: skip
def test_long_lens(name: str, xp: int, far: int) -> None:
    g = led_by(name, at="A1", entities="GW E1", xp=xp)
    assert (reach(g, 0), why_not(g, "fire E1") == "") == (far, far == 4)


@proves("GBT-CCH-12")
@pytest.mark.parametrize(("answer", "emerged"), [("yes", 1), ("no", 0)])
def test_grand_hypothesis_rolls_the_event_die_again(answer: str, emerged: int) -> None:
    """Symbol 2 belongs to no Gate; symbol 1 to an Open one."""
    g = led_by("Regular", at="A5", marks="G1 C3", xp=LEVEL_5)
    g.rig("event", 2, 1)
    g.rig("movement", way("e") + 1)
    run(g, EVENT_DIE)
    assert (g.waiting(), offers(g)) == ((2,), ["yes", "no"])
    do(g, answer)
    assert told(g).count("emerges") == emerged


@proves("GBT-CCH-12")
def test_once_a_round_and_at_level_5() -> None:
    g = led_by("Regular", at="A5", xp=LEVEL_5)
    g.rig("event", 2, 3, 4)
    run(g, EVENT_DIE)
    do(g, "yes")
    assert (g.waiting(), g.drawn["event"]) == ((0,), 2)
    run(g, EVENT_DIE)
    assert g.waiting() == (0,)
    g = led_by("Regular", at="A5", xp=LEVEL_5 - 1)
    g.rig("event", 2)
    run(g, EVENT_DIE)
    assert g.waiting() == (0,)


@proves("GBT-CCH-13")
def test_calibrated_sensors() -> None:
    g = boosted("Theorist", 2, at="A1 A5", entities="GW E1")
    assert (why_not(g, "fire E1"), g.tank) == ("", 0)
