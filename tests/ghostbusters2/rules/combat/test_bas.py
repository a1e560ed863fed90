"""Entity bases. BAS"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, do, hold, put, run, scene, slot, told, way, where
from ghostbusters2.playing import end_round, fire, last_shot
from hauntbox.games.ghostbusters2.cards.kinds import CODES, HYPER, SUPER
from hauntbox.games.ghostbusters2.rules.entities.emerge import GhostEmerges
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.ledger import proves


@proves("GBT-BAS-02")
def test_only_its_wearer_has_a_bases_ability() -> None:
    g = scene(at="A1", entities="GW E1, GW E5")
    base(g, "E5", "Shadow")
    end_round(g)
    assert (where(g, 0), where(g, 1), told(g).count("base")) == ("E1", "C3", 1)


@proves("GBT-BAS-03")
def test_an_entity_wears_several_bases_and_each_works() -> None:
    g = scene(at="C3", entities="GW A3")
    base(g, "A3", "Amplify", "Caustic", "Shadow")
    one = slot(g, "A3")
    g.rig("combat", 3)
    g.rig("movement", way("n") + 1)
    do(g, "fire A3")
    missed = where(g, one)
    end_round(g)
    assert (missed, where(g, one), dirt(g, 0)) == ("A1", "D4", ["Caustic"])


@proves("GBT-BAS-05", "GBT-BAS-10")
@pytest.mark.parametrize(("copies", "die", "hits"), [(0, 3, True), (1, 3, False), (1, 4, True), (2, 4, False)])
def test_each_amplify_raises_to_hit(copies: int, die: int, hits: bool) -> None:
    g = scene(entities="BS C1")
    base(g, "C1", *["Amplify"] * copies)
    g.rig("combat", die)
    do(g, "fire C1")
    assert ("hits" in told(g)) == hits


@proves("GBT-BAS-05", "GBT-BAS-10")
@pytest.mark.parametrize(("copies", "need"), [(0, 2), (1, 3), (2, 4)])
@pytest.mark.parametrize(("code", "packs"), [("MG", "pppp"), ("SP", "sppp"), ("HP", "pppp")])
def test_each_amplify_asks_for_one_token_more(code: str, packs: str, copies: int, need: int) -> None:
    g = scene(at="A1 A2", entities=f"{code} C1", packs=packs, to_hit=-2)
    base(g, "C1", *["Amplify"] * copies)
    one = slot(g, "C1")
    hold(g, 0, "C1", *((need - 2, 0) if packs[0] == "p" else (0, need - 2)))
    g.rig("combat", 6, 6)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1")
    before = where(g, one)
    do(g, f"fire {before}")
    assert (before == "gone", where(g, one)) == (False, "gone")


@proves("GBT-BAS-11")
def test_amplify_on_a_judge_asks_for_streams_only() -> None:
    g = scene(at="A1 A2", entities="HJ C1", packs="spsp")
    base(g, "C1", "Amplify")
    one = slot(g, "C1")
    hold(g, 1, "C1", 2)
    g.rig("combat", 6, 6)
    g.rig("ability", 6, 6)
    do(g, "fire C1")
    waits = (where(g, one), tokens_on(g, one))
    do(g, "end", "fire C1")
    assert (waits, where(g, one), g.trapped[1]) == (("C1", (2, 1)), "gone", (CODES["HJ"],))


@proves("GBT-BAS-07")
def test_a_hive_does_not_set_off_a_hive() -> None:
    g = scene(at="A3", entities="MG C3, MG E1, MG E5")
    for name in ("C3", "E1", "E5"):
        base(g, name, "Hive")
    g.rig("combat", 6)
    g.rig("movement", way("n") + 1, way("s") + 1, way("w") + 1)
    do(g, "fire C3")
    assert [where(g, s) for s in range(3)] == ["C1", "E3", "C5"]  # all three stay, each to be moved once
    assert told(g).count("direction") == 3


@proves("GBT-BAS-06")
def test_a_plazm_that_has_attached_is_of_another_name() -> None:
    g = scene(at="A3", entities="SP C3, SP B1, SP C1", packs="ssss")
    base(g, "C3", "Hive")
    fire(g, "C3", 6, "e", "e")
    assert [(g.kind[s], where(g, s)) for s in (0, 2)] == [(SUPER, "D3"), (HYPER, "C1")]
    assert (where(g, 1), told(g).count("splatter"), told(g).count("direction")) == ("gone", 0, 2)


@proves("GBT-BAS-17")
def test_the_wearer_reacts_first_then_the_others_in_map_order() -> None:
    g = scene(at="A5", entities="MG E5, MG C5, MG A1, MG E1")
    base(g, "C5", "Hive")
    g.rig("combat", 6)
    do(g, "fire C5")
    assert [event.facts[2] for event in g.events or [] if event.what == "direction"] == [1, 2, 3, 0]


@proves("GBT-BAS-18")
def test_two_hives_make_the_others_react_twice() -> None:
    g = scene(at="A3", entities="MG C3, MG C1", columns=9)
    base(g, "C3", "Hive", "Hive")
    g.rig("combat", 6)
    g.rig("movement", way("e") + 1, way("e") + 1, way("e") + 1)
    do(g, "fire C3")
    assert [where(g, s) for s in range(2)] == ["E3", "G1"]


@proves("GBT-BAS-18")
def test_a_second_caustic_base_changes_nothing() -> None:
    g = scene(at="B3", entities="GW A3")
    base(g, "A3", "Caustic", "Caustic")
    run(g, Travel(slot(g, "A3"), way("e"), 2))
    assert dirt(g, 0) == ["Caustic"]


@proves("GBT-BAS-13")
def test_two_shadows_give_two_movements() -> None:
    """It goes through its target and two spaces on, and with the second Base back again."""
    g = scene(at="C1", entities="GW B1", columns=7)
    base(g, "B1", "Shadow", "Shadow")
    end_round(g)
    assert (where(g, 0), dirt(g, 0)) == ("B1", ["-1 Movement", "-1 Movement"])


@proves("GBT-BAS-14")
def test_a_mark_does_nothing_by_itself() -> None:
    g = scene(at="A3", entities="GW C3")
    base(g, "C3", "Marked")
    end_round(g)
    still = where(g, 0)
    g.rig("combat", 3)
    do(g, "fire C3")
    assert (still, g.trapped[0]) == ("C3", (CODES["GW"],))


@proves("GBT-BAS-14")
def test_nor_does_it_make_a_hit_of_a_miss() -> None:
    g = scene(at="A3", entities="GW C3")
    base(g, "C3", "Marked")
    fire(g, "C3", 2, "n")
    assert (last_shot(g), where(g, 0), g.trapped[0]) == ("misses", "C1", ())


@proves("GBT-BAS-15")
def test_bases_come_off_with_the_figure() -> None:
    g = scene(at="A3", entities="GW C3", marks="G1 E5")
    base(g, "C3", "Amplify", "Shadow")
    hold(g, 0, "C3", 1)
    g.rig("combat", 4)
    do(g, "fire C3")
    gone = g.bases[0]
    g.rig("movement", way("n") + 1)
    run(g, GhostEmerges(g.street.place["E5"]))
    assert (gone, g.bases[slot(g, "E4")]) == (0, 0)


@proves("GBT-BAS-15")
def test_who_walks_off_the_map_leaves_its_bases() -> None:
    g = scene(entities="GW E3")
    base(g, "E3", "Amplify")
    run(g, Travel(0, way("e"), 1))
    one = put(g, "MG", "C3")
    assert (one, g.bases[one]) == (0, 0)
