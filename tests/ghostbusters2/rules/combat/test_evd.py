"""The Event Die, and Chaos. EVD"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, do, hold, run, scene, told, way, where
from ghostbusters2.playing import end_round
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.turn.rounds import EVENT_DIE
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

GW = CODES["GW"]
GATES = "G1 A1, G2 C1, G3 E1, G4 A5, G5 E5"


def roll(g: Busters, face: int, *movement: int) -> None:
    """The Event Die shows this face; 6 is Chaos."""
    g.rig("event", face)
    g.rig("movement", *movement)
    run(g, EVENT_DIE)


@proves("GBT-EVD-01", "GBT-EVD-02")
@pytest.mark.parametrize(("face", "end"), [(1, "B2"), (2, "D2"), (3, "gone"), (4, "gone"), (5, "gone")])
def test_five_faces_are_gates(face: int, end: str) -> None:
    """Each Open Gate lets a Ghost out, here to the south-east."""
    g = scene(at="C3", marks=GATES)
    roll(g, face, way("se") + 1)
    out = [event.facts[1] for event in g.events or [] if event.what == "emerges"]
    assert (where(g, 0), out, "chaos" in told(g)) == (end, [g.street.symbols[face]], False)


@proves("GBT-EVD-01")
def test_the_sixth_face_is_chaos() -> None:
    g = scene(at="C3", marks=GATES)
    roll(g, 6)
    assert ("chaos" in told(g), "emerges" in told(g), "event die" in told(g)) == (True, False, True)


@proves("GBT-EVD-01")
def test_the_die_has_six_faces() -> None:
    g = scene()
    found = {(dice.event_die(g), g.rolls[-1][1]) for _ in range(200)}
    assert found == {(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (0, 6)}


@proves("GBT-EVD-02", "GBT-EVD-03")
@pytest.mark.parametrize(("marks", "spirit", "trapped"), [("G2 C3", 2, 1), ("g2 C3", 3, 0)])
def test_an_open_gate_and_a_closed_one_do_different_things(marks: str, spirit: int, trapped: int) -> None:
    """In court: a Ghost emerges, or the most laden loses one."""
    g = scene(at="A5", marks=marks, scenario="court")
    g.trapped[0] = (GW,)
    roll(g, 2, way("n") + 1)
    assert (g.spirit[GW], len(g.trapped[0]), where(g, 0)) == (spirit, trapped, "C2" if spirit == 2 else "A4")


@proves("GBT-EVD-03")
def test_an_open_gate_brings_a_new_ghost() -> None:
    g = scene(at="A5", marks="G1 C3")
    end_round(g)
    assert (g.spirit[GW], told(g).count("emerges")) == (2, 1)


@proves("GBT-EVD-04")
def test_each_reacts_as_if_the_nearest_that_sees_it_had_missed_it() -> None:
    """The nearest is behind a wall."""
    g = scene(at="A3 D1", entities="SM B3", lines="R A3|B3, R A2|B2, R A4|B4")
    hold(g, 1, "B3", 1)
    roll(g, 6)
    assert (where(g, 0), g.held[1]) == ("C2", ((0, 1, 0),))


@proves("GBT-EVD-05")
def test_whom_nobody_sees_does_not_react() -> None:
    g = scene(at="A1", entities="GW A3, GW E1, GW E5")
    roll(g, 6, way("s") + 1)
    assert ([where(g, s) for s in range(3)], told(g).count("direction")) == (["A5", "E1", "E5"], 1)


@proves("GBT-EVD-06")
def test_one_roll_serves_for_all() -> None:
    g = scene(at="C3", entities="GW A3, GW E3, MG C1")
    roll(g, 6, way("s") + 1, way("n") + 1, way("n") + 1)
    assert ([where(g, s) for s in range(2)], g.drawn["movement"]) == (["A5", "E5"], 1)


@proves("GBT-EVD-06")
def test_the_roll_also_serves_for_who_emerges_and_who_is_expelled() -> None:
    g = scene(at="statue E5", entities="GW A1, HJ E4", statue="A1")
    g.rig("type", 1)
    roll(g, 6, 4)
    assert ([where(g, s) for s in range(3)], g.drawn["movement"]) == (["C2", "E4", "D4"], 1)


@proves("GBT-EVD-06")
def test_after_a_chaos_directions_are_rolled_again() -> None:
    g = scene(at="C3", entities="GW A3", marks="G1 C1")
    roll(g, 6, way("s") + 1)
    roll(g, 1, way("e") + 1)
    assert (where(g, 0), where(g, 1)) == ("A5", "D1")


@proves("GBT-EVD-07")
@pytest.mark.parametrize(("faces", "end"), [((5, 4), "B3"), ((4, 5), "D3"), ((3, 3, 2, 6), "D3")])
def test_a_tie_is_rolled_off_and_slime_does_not_matter(faces: tuple[int, ...], end: str) -> None:
    g = scene(at="A3 E3", entities="SM C3", slime="-1 Hit, -1 Hit")
    g.rig("roll-off", *faces)
    roll(g, 6)
    assert where(g, 0) == end


@proves("GBT-EVD-08")
def test_who_reacts_to_the_same_one_goes_by_class() -> None:
    """A Moaner of Class 1, a Ghoul of Class 2, a Steward of Class 3."""
    g = scene(at="C5", entities="MG C3, SM B4, DS D4")
    roll(g, 6, way("n") + 1)
    moved = [event.facts[-1] for event in g.events or [] if event.what in ("moves", "gone")]
    assert [one for n, one in enumerate(moved) if one not in moved[:n]] == [1, 0, 2]


@proves("GBT-EVD-09")
def test_who_reacts_to_whom_is_fixed_before_the_first_reaction() -> None:
    """The Conductor pushes the nearest far away, and the Horror goes for it all the same."""
    g = scene(at="G3 B3", entities="TC F2, FC E3", columns=9)
    roll(g, 6)
    assert (g.street.names[g.at[0]], where(g, 0), where(g, 1)) == ("I5", "H4", "H5")


@proves("GBT-EVD-09", "GBT-STR-07")
def test_tokens_are_looked_at_after_each_reaction() -> None:
    """The Wisp comes between, and only then the Steward steps aside, into sight again."""
    g = scene(at="A1", entities="GW B4, DS C3")
    hold(g, 0, "C3", 1)
    roll(g, 6, way("n") + 1)
    assert ([where(g, s) for s in range(2)], g.held[0], "lost sight" in told(g)) == (["B2", "C2"], (), True)


@proves("GBT-EVD-10")
def test_chaos_sets_off_no_hive() -> None:
    g = scene(at="C3", entities="GW A3, GW E3")
    base(g, "A3", "Hive")
    roll(g, 6, way("s") + 1)
    assert (told(g).count("direction"), [where(g, s) for s in range(2)]) == (2, ["A5", "E5"])


@proves("GBT-EVD-04")
def test_chaos_slimes_nobody_by_itself_and_fires_no_shot() -> None:
    g = scene(at="C3", entities="MG A3")
    do(g, "end", "end", "end")
    end = len(told(g))
    g.rig("event", 6)
    do(g, "end")
    assert ("misses" in told(g)[end:], dirt(g, 0)) == (False, ["-1 Movement", "-1 Movement"])
