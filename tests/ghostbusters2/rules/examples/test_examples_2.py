"""The ledger's worked examples: Entities, Slime, combat, rounds. EX"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, do, hold, offers, put, run, scene, slot, stands, told, way, where, why_not
from hauntbox.games.ghostbusters2.cards.kinds import CODES, HIT, MOVEMENT
from hauntbox.games.ghostbusters2.content import street_of
from hauntbox.games.ghostbusters2.rules.combat.targets import close_gate, needs, to_hit
from hauntbox.games.ghostbusters2.rules.entities.emerge import ChaseRandom, Scatter
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed, Splatter
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel, expel
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.turn.rounds import TICK
from hauntbox.games.ghostbusters2.state import NOBODY, Busters
from hauntbox.ledger import proves

TOWARD = -1


def drift(g: Busters, name: str, steps: int, direction: str = "e") -> int:
    """An Entity moves at random, and the die shows this direction."""
    one = slot(g, name)
    g.rig("movement", way(direction) + 1)
    run(g, Scatter(one, steps))
    return one


@proves("GBT-EX-21")
@pytest.mark.parametrize(
    ("start", "steps", "lines", "marks", "end"),
    [
        ("C3", 2, "", "", "E3"),
        ("D3", 2, "", "", "gone"),
        ("C3", 1, "R C3|D3", "", "D3"),
        ("C3", 1, "", "P D3", "D3"),
        ("C3", 1, "", "G1 D3", "E3"),
    ],
)
def test_random_moves(start: str, steps: int, lines: str, marks: str, end: str) -> None:
    g = scene(entities=f"GW {start}", lines=lines, marks=marks)
    assert where(g, drift(g, start, steps)) == end


@proves("GBT-EX-22", "GBT-EX-23")
@pytest.mark.parametrize(
    ("code", "start", "steps", "at", "more", "end", "slimed"),
    [
        ("GW", "C3", 1, "D3", "", "E3", 1),
        ("GW", "C3", 2, "D3", "", "E3", 1),
        ("GW", "C3", 2, "E3", "", "gone", 1),
        ("BS", "C3", 2, "E3", "", "D3", 1),
        ("GW", "B3", 1, "C3", ", GW D3", "E3", 1),
    ],
)
def test_random_moves_through_ghostbusters(
    code: str, start: str, steps: int, at: str, more: str, end: str, slimed: int
) -> None:
    g = scene(at=at, entities=f"{code} {start}{more}")
    one = drift(g, start, steps)
    assert (where(g, one), len(dirt(g, 0))) == (end, slimed)


@proves("GBT-EX-24", "GBT-EX-44")
@pytest.mark.parametrize(
    ("at", "more", "steps", "end", "slimed"),
    [
        ("E4", "", 2, "C3", 0),
        ("E4", "", 3, "D4", 0),
        ("C1", "", 2, "D1", 1),
        ("B1", "", 2, "C1", 1),
        ("D3", ", MG B2", 1, "B1", 0),
        ("D4", ", MG B2", 1, "C3", 0),
        ("D1", ", MG B1", 1, "B2", 0),
        ("D1", "", 1, "B1", 0),
        ("D3", "", 1, "B2", 0),
    ],
)
def test_moves_toward_a_ghostbuster(at: str, more: str, steps: int, end: str, slimed: int) -> None:
    g = scene(at=at, entities=f"GW A1{more}")
    one = slot(g, "A1")
    run(g, Travel(one, TOWARD, steps, 0))
    assert (where(g, one), len(dirt(g, 0))) == (end, slimed)


@proves("GBT-EX-25")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_random_ghostbuster(face: int) -> None:
    g = scene(at="A1 C1 E1 E5", entities="GW C3")
    g.rig("target", face)
    run(g, ChaseRandom(slot(g, "C3"), 1))
    assert next(event.facts[1] for event in g.events or [] if event.what == "targets") == (face - 1) // 2


@proves("GBT-EX-26")
def test_a_fourth_slime_turns_another_caustic() -> None:
    g = scene(slime="-1 Hit, -1 Action, Caustic")
    run(g, Slimed(0, MOVEMENT))
    assert offers(g) == ["wipe -1 Hit", "wipe -1 Action"]
    do(g, "wipe -1 Action")
    assert dirt(g, 0) == ["-1 Hit", "Caustic", "Caustic"]


@proves("GBT-EX-27")
def test_the_third_caustic_loses() -> None:
    g = scene(slime="-1 Hit, Caustic, Caustic")
    run(g, Slimed(0, HIT), RESOLVED)
    assert g.outcome is not None
    assert g.outcome.rule == "GBT-SCN-10"


@proves("GBT-EX-28")
@pytest.mark.parametrize(("die", "what"), [(4, "misses"), (5, "hits"), (6, "hits")])
def test_minus_one_hit(die: int, what: str) -> None:
    g = scene(entities="MG C1", slime="-1 Hit")
    g.rig("combat", die)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1")
    assert what in told(g)


@proves("GBT-EX-29")
def test_tokens_of_two_trap_a_ghost() -> None:
    g = scene(at="A1 E1", entities="DS C1")
    hold(g, 0, "C1", 1)
    hold(g, 1, "C1", 1)
    g.rig("combat", 4)
    do(g, "fire C1")
    assert (g.trapped[0], g.xp[:2], "moves" in told(g)) == ((CODES["DS"],), [2, 1], False)


@proves("GBT-EX-30")
def test_xp_ends_at_thirty() -> None:
    g = scene(marks="G1 C1, G2 C4", xp=29)
    hold(g, 0, "C1", 2)
    close_gate(g, -1, 0)
    assert g.xp[0] == 30


@proves("GBT-EX-31", "GBT-EX-47")
@pytest.mark.parametrize(
    ("code", "streams", "slime", "dice", "caught"),
    [("MC", 4, "", (2, 3), True), ("MC", 4, "", (1, 3), False), ("MC", 4, "-1 Hit", (2, 3), False)],
)
def test_resist(code: str, streams: int, slime: str, dice: tuple[int, int], caught: bool) -> None:
    """A Midnight Captain has Resist 3 and needs 4: with a die of 2, 2+4 against 3+3."""
    g = scene(entities=f"{code} C1", slime=slime)
    hold(g, 0, "C1", streams)
    g.rig("combat", dice[0])
    g.rig("resist", dice[1])
    one = slot(g, "C1")
    do(g, "attempt C1")
    assert (where(g, one) == "gone", tokens_on(g, one)[0]) == (caught, 0 if caught else streams)


@proves("GBT-EX-32")
@pytest.mark.parametrize(
    ("code", "before", "left", "supers", "gained"),
    [("HY", 1, "", 1, 1), ("GP", 1, "HY", 1, 0), ("HY", 2, "", 0, 2)],
)
def test_splits(code: str, before: int, left: str, supers: int, gained: int) -> None:
    g = scene(at="C1", entities=f"{code} C3", packs="sppp")
    hold(g, 0, "C3", 0, before)
    g.rig("combat", 6)
    g.rig("card", 1)
    g.rig("movement", way("s") + 1)
    do(g, "fire C3")
    kinds = sorted([g.kind[s] for s, at in enumerate(g.spot) if at >= 0])
    assert kinds == [CODES["SP"]] * supers + ([CODES[left]] if left else [])
    assert g.plazms[0] == gained


@proves("GBT-EX-33")
def test_splatter_touches_each_in_the_car_once() -> None:
    g = scene(at="car car", car="C2 B2", entities="SP D3")
    run(g, Splatter(slot(g, "D3")))
    assert [len(dirt(g, role)) for role in (0, 1)] == [1, 1]


@proves("GBT-EX-34")
def test_amplify_twice() -> None:
    g = scene(entities="BS C1")
    base(g, "C1", "Amplify", "Amplify")
    assert (to_hit(g, slot(g, "C1")), needs(g, slot(g, "C1"))) == (5, (4, 0, 0))


@proves("GBT-EX-35")
def test_success_comes_before_failure() -> None:
    g = scene(scenario="court", marks="G1 C1", slime="-1 Hit, Caustic, Caustic")
    close_gate(g, -1, 0)
    run(g, Slimed(0, HIT), RESOLVED)
    assert g.outcome is not None
    assert g.outcome.scores[0] == 1.0


@proves("GBT-EX-36")
def test_an_action_may_be_a_maneuver() -> None:
    g = scene(at="B1", car="C2 B2", slime="-1 Action, -1 Action")
    do(g, "enter Ecto-1a", "leave B1", "enter Ecto-1a")
    assert offers(g) == ["end"]


@proves("GBT-EX-37")
def test_the_goo_timer_is_capped() -> None:
    g = scene(at="C2", marks="P B1, P D1", timer=5)
    g.longest = 6
    do(g, "investigate B1", "investigate D1")
    run(g, TICK)
    assert g.timer == 5


@proves("GBT-EX-38")
@pytest.mark.parametrize(("face", "space"), list(enumerate(["B1", "C1", "D2", "D3", "C4", "B4", "A3", "A2"], start=1)))
def test_expelled(face: int, space: str) -> None:
    g = scene(at="E5", statue="B2", entities="GW B2")
    one = slot(g, "B2")
    g.rig("movement", face)
    expel(g, one, g.spot[one])
    g.settle()
    assert where(g, one) == space


@proves("GBT-EX-42")
@pytest.mark.parametrize(
    ("start", "at", "lines", "ways", "ends", "entity"),
    [
        ("C3", "D3", "", [], "E3", "D3"),
        ("D3", "E3", "", ["way n", "way s"], "E2", "E3"),
        ("C3", "D3", "R D3|E3", ["way ne", "way se"], "E2", "D3"),
    ],
)
def test_pushed(start: str, at: str, lines: str, ways: list[str], ends: str, entity: str) -> None:
    g = scene(at=at, entities=f"TC {start}", lines=lines)
    one = drift(g, start, 1)
    if ways:
        assert offers(g) == ways
        do(g, ways[0])
    assert (stands(g, 0), where(g, one), len(dirt(g, 0))) == (ends, entity, 1)


@proves("GBT-EX-42", "GBT-KEY-19")
def test_nowhere_to_be_pushed() -> None:
    g = scene(at="E3 E2 E4", entities="TC D3")
    one = drift(g, "D3", 1)
    assert (stands(g, 0), where(g, one), dirt(g, 0)) == ("E3", "gone", ["-1 Action"])


@proves("GBT-EX-43")
def test_cleaning_oneself_costs_all_actions() -> None:
    g = scene(at="B1", car="C2 B2", slime="-1 Action")
    do(g, "clean Regular")
    assert (why_not(g, "step A1"), dirt(g, 0)) == ("GBT-ROU-02", [])
    do(g, "enter Ecto-1a", "leave B1")
    assert offers(g) == ["end"]


@proves("GBT-EX-45")
@pytest.mark.parametrize(("at", "end"), [("E5", "C3"), ("E3", "C2")])
def test_a_giant_moves_as_one_block(at: str, end: str) -> None:
    g = scene(at=at, entities="WS B2")
    one = slot(g, "B2")
    run(g, Travel(one, TOWARD, 1, 0))
    assert where(g, one) == end


@proves("GBT-EX-46")
def test_ghost_traps() -> None:
    g = scene(at="B1", entities="MG B3", ghost_traps=True, maneuvers=4)
    hold(g, 0, "B3", 1)
    one = slot(g, "B3")
    do(g, "deploy C2")
    g.rig("combat", 4)
    g.rig("movement", way("s") + 1)
    do(g, "fire B3")
    assert (where(g, one), tokens_on(g, one)) == ("B5", (0, 0))  # its two steps took it out of sight
    g.spot[one] = g.street.place["B3"]
    hold(g, 0, "B3", 2)
    g.rig("combat", 4)
    do(g, "wrangle B3")
    assert (where(g, one), tokens_on(g, one)) == ("C2", (2, 0))
    do(g, "snap")
    assert (g.trapped[0], g.xp[0]) == ((CODES["MG"],), 2)


@proves("GBT-EX-48")
@pytest.mark.parametrize(("start", "direction", "end"), [("A2", "e", "C2"), ("B1", "s", "B3")])
def test_a_pillar_is_no_resting_place(start: str, direction: str, end: str) -> None:
    g = scene(at="L12")
    g.street = street_of("eve")
    one = put(g, "GW", start)
    g.at[0] = g.street.place["L12"]
    g.rig("movement", way(direction) + 1)
    run(g, Scatter(one, 1))
    assert (where(g, one), NOBODY) == (end, -1)
