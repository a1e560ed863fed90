"""Keywords of reactions: Resist, Splatter, Split, Summon. KEY"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ghostbusters2.kit import dirt, do, hold, offers, run, scene, slot, told, way, where, why_not
from ghostbusters2.playing import CODE, on_map
from hauntbox.games.ghostbusters2.cards.kinds import CODES, GRADES
from hauntbox.games.ghostbusters2.content.sheet import Gates
from hauntbox.games.ghostbusters2.rules.entities.emerge import Summon
from hauntbox.games.ghostbusters2.rules.entities.slime import Splatter
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

GW, SM, MG, BS, HP, HJ = [CODES[code] for code in ("GW", "SM", "MG", "BS", "HP", "HJ")]


# Resist --------------------------------------------------------------------------------------------------------------


def attempt(g: Busters, name: str, die: int, against: int) -> int:
    """The one whose turn it is tries to Trap what stands there."""
    one = slot(g, name)
    g.rig("combat", die)
    g.rig("resist", against)
    do(g, f"attempt {name}")
    return one


@proves("GBT-KEY-23")
def test_who_fails_makes_it_react_as_missed_and_loses_no_token() -> None:
    g = scene(at="A1", entities="SB2 D1")
    g.at[1] = g.street.place["D3"]
    hold(g, 0, "D1", 3)
    hold(g, 1, "D1", 2)
    one = attempt(g, "D1", 1, 6)
    assert (where(g, one), tokens_on(g, one)) == ("A1", (5, 0))


@proves("GBT-KEY-23")
def test_a_captain_that_resists_summons() -> None:
    g = scene(at="A1", entities="MC C1")
    hold(g, 0, "C1", 4)
    g.rig("type", 1)
    g.rig("movement", way("s") + 1)
    attempt(g, "C1", 1, 6)
    assert (on_map(g), tokens_on(g, 0)) == ([("MC", "C1"), ("GW", "C2")], (4, 0))


@proves("GBT-KEY-25")
def test_tokens_may_be_added_beyond_the_number() -> None:
    g = scene(at="A1", entities="MC C1")
    hold(g, 0, "C1", 4)
    assert {"fire C1", "attempt C1"} <= set(offers(g))
    g.rig("combat", 4)
    do(g, "fire C1")
    assert (tokens_on(g, 0), where(g, 0)) == ((5, 0), "B1")


@proves("GBT-KEY-25")
def test_each_token_raises_the_bonus() -> None:
    g = scene(at="A1 A2", entities="MC C1")
    hold(g, 0, "C1", 4)
    hold(g, 1, "C1", 1)
    assert where(g, attempt(g, "C1", 1, 3)) == "gone"


@proves("GBT-KEY-38")
@pytest.mark.parametrize(
    ("at", "lines", "packs", "rule"),
    [
        ("A1 C3", "", "pppp", ""),
        ("A1 C3", "", "sppp", "GBT-CMB-10"),
        ("A1 C3", "R A1|B1, R A2|B2", "pppp", "GBT-CMB-01"),
        ("A5 C3", "", "pppp", "GBT-CMB-01"),
        ("car C3", "", "pppp", "GBT-ECT-12"),
    ],
)
def test_an_attempt_is_a_combat_action(at: str, lines: str, packs: str, rule: str) -> None:
    g = scene(at=at, entities="MC C1", lines=lines, packs=packs, car="D5 E5")
    hold(g, 1, "C1", 4)
    assert why_not(g, "attempt C1") == rule


@proves("GBT-KEY-38")
def test_who_attempts_needs_no_token_drops_others_and_gets_the_ghost() -> None:
    g = scene(at="A1 C3", entities="MC C1, MG A3")
    hold(g, 1, "C1", 4)
    hold(g, 0, "A3", 1)
    attempt(g, "C1", 6, 1)
    assert (g.trapped[:2], g.held[0], g.xp[:2], g.spent) == ([(CODES["MC"],), ()], (), [0, 4], 1)


@proves("GBT-KEY-39")
@pytest.mark.parametrize(("slime", "caught"), [("", True), ("-1 Hit, -1 Hit", False)])
def test_to_hit_does_not_count_but_slime_does(slime: str, caught: bool) -> None:
    """1 + 4 against 1 + 3, and To Hit would be 4."""
    g = scene(at="A1", entities="MC C1", slime=slime)
    hold(g, 0, "C1", 4)
    assert (where(g, attempt(g, "C1", 1, 1)) == "gone") == caught


@proves("GBT-KEY-39")
@pytest.mark.parametrize("code", ["SP", "GP", "DS"])
def test_without_resist_there_is_no_attempt(code: str) -> None:
    g = scene(at="A1", entities=f"{code} C1", packs="sppp")
    hold(g, 0, "C1", 0, 4)
    assert (why_not(g, "attempt C1"), "attempt C1" in offers(g)) == ("GBT-KEY-20", False)


# Splatter ------------------------------------------------------------------------------------------------------------


@proves("GBT-KEY-26")
@pytest.mark.parametrize(("at", "hit"), [("B2", 1), ("D4", 1), ("C2", 1), ("C5", 0), ("A3", 0)])
def test_an_entity_splatters_over_the_eight_spaces_around_it(at: str, hit: int) -> None:
    g = scene(at=at, entities="GP C3")
    run(g, Splatter(0))
    assert (dirt(g, 0), "splatter" in told(g)) == (["-1 Action"] * hit, True)


@proves("GBT-KEY-26")
def test_one_in_the_corner_splatters_too() -> None:
    g = scene(at="B2", entities="GP A1")
    run(g, Splatter(0))
    assert dirt(g, 0) == ["-1 Action"]


@proves("GBT-KEY-26", "GBT-KEY-27")
@pytest.mark.parametrize(("lines", "entities"), [("", ""), ("R B2|C2, R C2|C3, Y B2|B3, O B3|C3", ", GW B3, GW C2")])
def test_a_gate_splatters_too_and_minds_nothing_between(lines: str, entities: str) -> None:
    g = scene(at="C5 B2", marks="G1 C3", scenario="contempt", lines=lines, entities=f"SP A5{entities}", rows=6)
    g.rig("combat", 1)
    do(g, "fire C3")
    assert (dirt(g, 0), dirt(g, 1)) == ([], ["-1 Hit"])


@proves("GBT-KEY-28")
@pytest.mark.parametrize(
    ("variant", "slimed"), [({"strict_splatter": True}, 1), ({"strict_splatter": False}, 2), ({}, 2)]
)
def test_strict_splatter_of_a_gate_needs_adjacency(variant: dict[str, Any], slimed: int) -> None:
    g = scene(at="C5 B3 D3", marks="G1 C3", scenario="contempt", entities="SP A5", rows=6,
              lines="Y B3|C3, Y B2|C2, Y B4|C4", **variant)  # fmt: skip
    g.rig("combat", 1)
    do(g, "fire C3")
    assert sum([len(dirt(g, role)) for role in range(3)]) == slimed


@proves("GBT-KEY-28")
def test_strict_splatter_is_not_for_entities() -> None:
    g = scene(at="B3", entities="SP C3", lines="Y B3|C3, Y B2|C2, Y B4|C4", strict_splatter=True)
    run(g, Splatter(0))
    assert dirt(g, 0) == ["-1 Movement"]


@proves("GBT-KEY-29")
def test_a_gate_without_a_printed_slime_takes_movement() -> None:
    g = scene(at="C5 B2", marks="G1 C3", rows=6)
    g.sheet = msgspec.structs.replace(g.sheet, gates=Gates(to_hit=4, to_close=2, missed="the Gate Splatters"))
    g.rig("combat", 1)
    do(g, "fire C3")
    assert dirt(g, 1) == ["-1 Movement"]


# Split ---------------------------------------------------------------------------------------------------------------


@proves("GBT-KEY-30", "GBT-CMB-17")
@pytest.mark.parametrize(("code", "smaller"), [("HY", "SP"), ("GP", "HY")])
def test_a_hit_splits_a_larger_plazm(code: str, smaller: str) -> None:
    g = scene(at="A3", entities=f"{code} C3", packs="sppp")
    g.rig("combat", 6)
    g.rig("card", 1)
    g.rig("movement", way("e") + 1)
    before = list(g.supply)
    do(g, "fire C3")
    assert (on_map(g), tokens_on(g, 0)) == ([(smaller, "C3"), ("SP", "D3")], (0, 1))
    gone = [before[n] - g.supply[n] for n in (CODES["SP"], CODES["HY"], CODES["GP"])]
    assert (gone, "split" in told(g)) == ([2, -1, 0] if code == "HY" else [1, 1, -1], True)


@proves("GBT-KEY-30", "GBT-CMB-18")
def test_a_split_may_finish_the_original_at_once() -> None:
    """A Hyper-Plazm with a second Mood Slime is a Super-Plazm with two."""
    g = scene(at="A3", entities="HY C3", packs="sppp")
    hold(g, 0, "C3", 0, 1)
    g.rig("combat", 6)
    g.rig("card", 1)
    g.rig("movement", way("e") + 1)
    do(g, "fire C3")
    assert (on_map(g), g.plazms[0], g.xp[0], g.held[0]) == ([("SP", "D3")], 1, 2, ())


@proves("GBT-KEY-31")
@pytest.mark.parametrize(
    ("code", "supers", "splits"), [("HY", 0, False), ("HY", 1, False), ("HY", 2, True), ("GP", 1, True)]
)
def test_no_split_without_the_figures_for_it(code: str, supers: int, splits: bool) -> None:
    g = scene(at="A3", entities=f"{code} C3", packs="sppp")
    g.supply[CODES["SP"]] = supers
    g.rig("combat", 6)
    g.rig("card", 1)
    g.rig("movement", way("e") + 1)
    do(g, "fire C3")
    assert ([kind for kind, _ in on_map(g)] != [code]) == splits


# Summon --------------------------------------------------------------------------------------------------------------


def dry(g: Busters, *grades: int) -> None:
    """None of these Classes is in the supply or in the Spirit World."""
    for n, grade in enumerate(GRADES):
        if grade in grades:
            g.supply[n] = g.spirit[n] = 0


def summon(g: Busters, *grades: int) -> list[tuple[str, str]]:
    g.rig("movement", way("e") + 1)
    run(g, Summon(g.street.place["C3"], grades), RESOLVED)
    return on_map(g)


@proves("GBT-KEY-32", "GBT-KEY-42")
def test_summon_takes_from_outside_the_scenario_first() -> None:
    g = scene()
    g.trapped[0] = (GW,)
    g.rig("type", 2)
    before = g.supply[SM]
    assert (summon(g, 1), g.supply[SM], g.trapped[0], g.spirit[GW]) == ([("SM", "D3")], before - 1, (GW,), 3)


@proves("GBT-KEY-32")
def test_summon_takes_from_cards_before_the_spirit_world() -> None:
    g = scene()
    dry(g, 1)
    g.trapped[1], g.spirit[SM] = (SM, MG), 1
    assert (summon(g, 1), g.trapped[1], g.spirit[SM]) == ([("SM", "D3")], (MG,), 1)


@proves("GBT-KEY-32")
def test_summon_takes_from_the_spirit_world_last() -> None:
    g = scene()
    dry(g, 1)
    g.trapped[1], g.spirit[SM] = (MG,), 1
    assert (summon(g, 1), g.trapped[1], g.spirit[SM]) == ([("SM", "D3")], (MG,), 0)


@proves("GBT-KEY-33")
@pytest.mark.parametrize(
    ("first", "second", "dice", "loser"),
    [
        ((GW,), (GW, MG), (), 1),
        ((GW, GW), (GW,), (), 0),
        ((GW,), (GW,), (2, 5), 1),
        ((GW,), (GW,), (5, 2), 0),
        ((GW,), (MG, MG), (), 0),
    ],
)
def test_who_has_the_most_trapped_ghosts_loses_one(
    first: tuple[int, ...], second: tuple[int, ...], dice: tuple[int, ...], loser: int
) -> None:
    g = scene()
    dry(g, 1)
    g.trapped[0], g.trapped[1] = first, second
    g.rig("roll-off", *dice)
    before = [len(row) for row in g.trapped]
    assert summon(g, 1) == [("GW", "D3")]
    assert [n - len(row) for n, row in zip(before, g.trapped, strict=True)] == [int(role == loser) for role in range(4)]
    assert g.drawn.get("roll-off", 0) == len(dice)


@proves("GBT-KEY-32", "GBT-CEQ-09")
@pytest.mark.parametrize(("kept", "taken"), [(0, True), (1, False), (2, False)])
def test_a_holding_cartridge_keeps_trapped_ghosts_from_being_summoned(kept: int, taken: bool) -> None:
    g = scene(cards="Holding Cartridge")
    dry(g, 1)
    g.trapped[0] = (GW,)
    if kept:
        do(g, "use Holding Cartridge")
        g.round = kept
    assert (summon(g, 1) != []) == taken


@proves("GBT-KEY-34")
def test_summon_with_no_ghost_anywhere_does_nothing() -> None:
    g = scene()
    dry(g, 1, 2)
    assert (summon(g, 1, 2), g.outcome, g.drained) == ([], None, False)


@proves("GBT-KEY-42")
@pytest.mark.parametrize(("face", "code"), [(1, "MG"), (2, "BS"), (3, "HJ")])
def test_summon_takes_the_lowest_class_and_a_die_decides_between_types(face: int, code: str) -> None:
    g = scene()
    dry(g, 1)
    g.rig("type", face)
    assert summon(g, 1, 2) == [(code, "D3")]


@proves("GBT-KEY-42")
@pytest.mark.parametrize(("face", "kind"), [(1, GW), (2, SM)])
def test_a_die_decides_between_types_on_a_card_too(face: int, kind: int) -> None:
    g = scene()
    dry(g, 1, 2)
    g.trapped[0] = (GW, SM, MG)
    g.rig("type", face)
    assert summon(g, 1, 2) == [(CODE[kind], "D3")]


@proves("GBT-KEY-42")
def test_only_what_the_text_allows_is_summoned() -> None:
    g = scene()
    dry(g, 1)
    assert (summon(g, 1), g.supply[MG], g.supply[BS], g.supply[HJ], g.supply[HP]) == ([], 8, 6, 3, 0)
