"""The Entity cards: Ghosts, Haunted Humans and Plazms, each hit, missed and left alone. CEN"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, hold, scene, stands, told, way, where, why_not
from ghostbusters2.playing import HIT, MISS, end_round, on_map, shoot
from hauntbox.games.ghostbusters2.cards.kinds import AMPLIFY, CODES
from hauntbox.games.ghostbusters2.rules.figures import take_off, tokens_on
from hauntbox.games.ghostbusters2.rules.turn.allowance import maneuvers_left
from hauntbox.games.ghostbusters2.state import has_base
from hauntbox.ledger import proves


def rests(code: str) -> bool:
    """At the end of a round it stays where it is and slimes nobody."""
    g = scene(at="C2", entities=f"{code} C3")
    end_round(g)
    return (where(g, 0), dirt(g, 0), "direction" in told(g)) == ("C3", [], False)


# Ghosts --------------------------------------------------------------------------------------------------------------


@proves("GBT-CEN-01")
def test_gutter_wisp() -> None:
    g = scene(at="A3", entities="GW C3")
    assert where(g, shoot(g, "C3", MISS, "n")) == "C1"
    assert (where(g, shoot(g, "C1", HIT)), told(g).count("moves"), rests("GW")) == ("gone", 1, True)


@proves("GBT-CEN-01")
def test_an_amplified_gutter_wisp_is_hit_and_stays() -> None:
    g = scene(at="A3", entities="GW C3")
    base(g, "C3", "Amplify")
    one = shoot(g, "C3", HIT)
    assert (where(g, one), tokens_on(g, one)) == ("C3", (1, 0))


@proves("GBT-CEN-02", "GBT-EMV-08")
def test_subway_moaner_missed_and_hit() -> None:
    g = scene(at="A2", entities="SM D3")
    base(g, "D3", "Amplify")
    missed = where(g, shoot(g, "D3", MISS))
    one = shoot(g, "C2", HIT)
    assert (missed, where(g, one), tokens_on(g, one), told(g).count("moves")) == ("C2", "C2", (1, 0), 1)


@proves("GBT-CEN-02")
def test_subway_moaner_stirs_at_the_end_of_each_round() -> None:
    g = scene(at="A5", entities="SM C3")
    found = []
    for direction in ("n", "e"):
        g.rig("movement", way(direction) + 1)
        end_round(g)
        found.append(where(g, 0))
    assert found == ["C2", "D2"]


@proves("GBT-CEN-03")
def test_marathon_ghoul() -> None:
    """Missed, it comes two spaces and two more: through the shooter and one on."""
    g = scene(at="D3", entities="MG G3", columns=9)
    assert (where(g, shoot(g, "G3", MISS)), dirt(g, 0)) == ("C3", ["-1 Movement"])
    assert (where(g, shoot(g, "C3", HIT, "s")), rests("MG")) == ("C5", True)


@proves("GBT-CEN-03")
def test_marathon_ghoul_goes_for_the_shooter_anew_in_its_second_segment() -> None:
    g = scene(at="D3", entities="MG E3", columns=9)
    assert (where(g, shoot(g, "E3", MISS)), len(dirt(g, 0))) == ("E3", 2)


@proves("GBT-CEN-04")
def test_balcony_shrieker() -> None:
    g = scene(at="B3 D4 A5", entities="BS C3")
    one = shoot(g, "C3", HIT)
    found = (where(g, one), [dirt(g, role) for role in range(3)])
    assert found == ("C3", [["-1 Maneuver"], ["-1 Maneuver"], []])
    assert where(g, shoot(g, "C3", MISS, "n")) == "C1"


@proves("GBT-CEN-04")
def test_a_shriek_costs_one_maneuver_of_the_next_turn_however_many_shriek() -> None:
    g = scene(at="B2 E5", entities="BS C3, BS A1")
    left = [maneuvers_left(g, 0)]
    end_round(g)
    left.append(maneuvers_left(g, 0))
    assert (where(g, 0), where(g, 1)) == ("C3", "A1")
    take_off(g, 0)
    take_off(g, 1)
    end_round(g)
    assert (left, maneuvers_left(g, 0), told(g).count("shriek")) == ([2, 1], 2, 2)


@proves("GBT-CEN-05")
def test_tunnel_conductor() -> None:
    g = scene(at="D3", entities="TC F3", columns=9)
    assert where(g, shoot(g, "F3", HIT, "e")) == "I3"
    g = scene(at="D3", entities="TC G4", columns=9)
    assert where(g, shoot(g, "G4", MISS)) == "E3"


@proves("GBT-CEN-05")
def test_tunnel_conductor_goes_for_the_nearest_at_the_end_of_each_round() -> None:
    g = scene(at="A1 C5", entities="TC E3")
    end_round(g)
    assert where(g, 0) == "D4"


@proves("GBT-CEN-06")
def test_drowned_steward() -> None:
    """Missed, it Splatters where it is, then drifts."""
    g = scene(at="A3 D4 C1", entities="DS C3")
    assert where(g, shoot(g, "C3", HIT)) == "B3"
    g = scene(at="A3 D4 C1", entities="DS C3")
    one = shoot(g, "C3", MISS, "n")
    assert (where(g, one), [dirt(g, role) for role in range(3)], rests("DS")) == ("C2", [[], ["-1 Hit"], []], True)


@proves("GBT-CEN-06")
def test_goo_piles_beside_a_drowned_steward_are_guarded() -> None:
    g = scene(at="B3", entities="DS D4", marks="P C3, P A3")
    assert (why_not(g, "investigate C3"), why_not(g, "investigate A3")) == ("GBT-CEN-06", "")


@proves("GBT-CEN-07")
def test_fur_coat_horror() -> None:
    g = scene(at="D3 G4", entities="FC F3", columns=9)
    one = shoot(g, "F3", HIT)
    assert (where(g, one), dirt(g, 0), dirt(g, 1)) == ("F3", [], ["-1 Action"])
    assert (where(g, shoot(g, "F3", MISS)), stands(g, 0), dirt(g, 0)) == ("C3", "B3", ["-1 Action"])


@proves("GBT-CEN-07")
@pytest.mark.parametrize(("trapped", "end"), [((1, 0, 2), "C3"), ((0, 0, 0), "E3"), ((1, 1, 0), "E3")])
def test_fur_coat_horror_goes_for_who_has_most_trapped_ghosts(trapped: tuple[int, ...], end: str) -> None:
    """Of those who have as many, for the nearest."""
    g = scene(at="A1 E2 A3", entities="FC E5")
    for role, n in enumerate(trapped):
        g.trapped[role] = (CODES["GW"],) * n
    end_round(g)
    assert where(g, 0) == end


# Haunted Humans ------------------------------------------------------------------------------------------------------


@proves("GBT-CEN-08")
def test_haunted_pedestrian() -> None:
    g = scene(at="A3", entities="HP C3")
    assert where(g, shoot(g, "C3", HIT, "n")) == "C2"
    g = scene(at="A3", entities="HP D4")
    assert (where(g, shoot(g, "D4", MISS)), rests("HP")) == ("C3", True)


@proves("GBT-CEN-09")
@pytest.mark.parametrize(("faces", "left"), [((1, 2), (0, 1)), ((2, 1), (1, 0)), ((6, 6), (1, 1)), ((1, 1), (0, 0))])
def test_haunted_judge_hit_shakes_off_who_rolls_one(faces: tuple[int, int], left: tuple[int, int]) -> None:
    g = scene(at="A3 A4 A5", entities="HJ C3", packs="pspp")
    base(g, "C3", "Amplify", "Amplify")
    hold(g, 1, "C3", 0, 1)
    g.rig("ability", *faces)
    one = shoot(g, "C3", HIT)
    assert (tokens_on(g, one), g.drawn["ability"], where(g, one)) == (left, 2, "C3")
    assert [bool(g.held[role]) for role in (0, 1)] == [n > 0 for n in left]
    assert told(g).count("shaken off") == 2 - sum(left)


@proves("GBT-CEN-09")
def test_haunted_judge_shakes_off_one_token_of_several() -> None:
    g = scene(at="A3 A4", entities="HJ C3", packs="pspp")
    base(g, "C3", "Amplify", "Amplify")
    hold(g, 0, "C3", 1)
    hold(g, 1, "C3", 0, 2)
    g.rig("ability", 1, 1)
    one = shoot(g, "C3", HIT)
    assert (tokens_on(g, one), g.held[:2]) == ((1, 1), [((one, 1, 0),), ((one, 0, 1),)])


@proves("GBT-CEN-09")
def test_haunted_judge_missed_summons_a_ghost_of_class_one() -> None:
    g = scene(at="A3", entities="HJ C3")
    g.rig("type", 3)
    supply = g.supply[CODES["HP"]]
    shoot(g, "C3", MISS, "e")
    assert (on_map(g), g.supply[CODES["HP"]], rests("HJ")) == ([("HJ", "C3"), ("HP", "D3")], supply - 1, True)


@proves("GBT-CEN-10")
def test_haunted_curator() -> None:
    g = scene(at="A3 C2", entities="HC C3")
    assert where(g, shoot(g, "C3", HIT, "s")) == "C5"
    g = scene(at="A3 C2", entities="HC C3")
    one = shoot(g, "C3", MISS)
    assert (where(g, one), dirt(g, 0), dirt(g, 1)) == ("C3", ["-1 Action"], [])


@proves("GBT-CEN-10", "GBT-CEN-23")
def test_haunted_curator_amplifies_the_nearest_each_round() -> None:
    """Nobody twice, no Boss, nobody beyond three spaces; of equals the first in map order."""
    g = scene(at="A9", entities="HC E5, GW G7, SB1 E6, GW C3, MG H5, GW A5", columns=9, rows=9)
    order = []
    for _ in range(4):
        end_round(g)
        order.append([s for s in range(6) if has_base(g, s, AMPLIFY)])
    assert order == [[3], [1, 3], [1, 3, 4], [1, 3, 4]]


# Plazms --------------------------------------------------------------------------------------------------------------


@proves("GBT-CEN-11")
def test_super_plazm() -> None:
    g = scene(at="A3 C2", entities="SP C3", packs="sppp")
    assert (where(g, shoot(g, "C3", HIT, "s")), dirt(g, 1)) == ("C4", [])
    g = scene(at="A3 C2", entities="SP C3", packs="sppp")
    one = shoot(g, "C3", MISS)
    assert (where(g, one), dirt(g, 0), dirt(g, 1), rests("SP")) == ("C3", [], ["-1 Movement"], True)


@proves("GBT-CEN-12")
@pytest.mark.parametrize(("face", "splits"), [(1, True), (5, True), (6, False), (8, False)])
def test_hyper_plazm_hit_splits_or_splatters(face: int, splits: bool) -> None:
    g = scene(at="A3 C2", entities="HY C3", packs="sppp")
    g.rig("card", face)
    shoot(g, "C3", HIT, "s")
    found = [("SP", "C3"), ("SP", "C4")] if splits else [("HY", "C3")]
    assert (on_map(g), dirt(g, 1)) == (found, [] if splits else ["-1 Hit"])


@proves("GBT-CEN-12")
def test_hyper_plazm_missed_splatters_and_drifts() -> None:
    g = scene(at="A3 C2 D5", entities="HY C3", packs="sppp")
    one = shoot(g, "C3", MISS, "s")
    assert (where(g, one), dirt(g, 1), dirt(g, 2), rests("HY")) == ("C4", ["-1 Hit"], [], True)


@proves("GBT-CEN-13")
def test_grand_plazm() -> None:
    g = scene(at="A3 C2", entities="GP C3", packs="sppp")
    shoot(g, "C3", HIT, "s")
    assert (on_map(g), dirt(g, 1)) == ([("HY", "C3"), ("SP", "C4")], [])
    g = scene(at="A3 C2", entities="GP C3", packs="sppp")
    one = shoot(g, "C3", MISS)
    assert (where(g, one), dirt(g, 1)) == ("C3", ["-1 Action", "-1 Action"])


@proves("GBT-CEN-13")
def test_grand_plazm_splatters_at_the_end_of_each_round() -> None:
    g = scene(at="A3 C2", entities="GP C3")
    end_round(g)
    assert (where(g, 0), dirt(g, 0), dirt(g, 1)) == ("C3", [], ["-1 Action"])


@proves("GBT-CEN-23")
def test_of_equals_the_first_on_the_map_is_taken() -> None:
    """The closed Gate of the last scenario calls a Hyper-Plazm."""
    g = scene(at="E5", entities="HY A3, HY C1", scenario="eve", marks="g1 E1")
    end_round(g)
    assert (where(g, 0), where(g, 1)) == ("A3", "E3")
