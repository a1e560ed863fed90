"""The Combat Phase: order, rounds, end. CMB, MIS, CHIP"""

from __future__ import annotations

from betwixt.fight.yards import YARD, calm, stunned
from betwixt.scenes import (
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    THIRD,
    asked,
    at,
    do,
    give,
    offers,
    run,
    scene,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import CONCENTRATED, STUNNED
from hauntbox.games.betwixt.rules.attack.statuses import gain, has
from hauntbox.games.betwixt.rules.fight.rounds import END_ROUND, FIGHT, SLOTS, START, fight, next_group
from hauntbox.games.betwixt.rules.fight.spawning import reinforce
from hauntbox.games.betwixt.rules.map.facing import facings
from hauntbox.games.betwixt.state import COMBAT, COMING, EXPLORATION, Farm
from hauntbox.ledger import proves


def play_round(g: Farm) -> list[str]:
    """The order of one round, by what is told of it."""
    assert g.events is not None
    g.events.clear()
    g.round = 1
    run(g, START, SLOTS)
    while asked(g):
        do(g, offers(g)[0] if asked(g) == "FmSlot Family" else "end")
    seen = []
    letters = "ABCD"
    for event in g.events:
        if event.what == "activates":
            seen.append("FM")
        elif event.what == "acts":
            letter = letters[g.groups.index(g.kind[int(event.facts[0])])]
            if not seen or seen[-1] != letter:
                seen.append(letter)
    return seen


@proves("TGB-EX-03", "TGB-CMB-06", "TGB-CMB-08")
def test_a_round_with_two_groups_and_three_fms() -> None:
    assert play_round(calm(YARD)) == ["FM", "A", "FM", "B", "FM"]


@proves("TGB-EX-63", "TGB-CMB-38")
def test_a_round_with_four_fms_and_two_groups() -> None:
    assert play_round(calm(YARD.replace("BJA.", "BJAM"))) == ["FM", "A", "FM", "B", "FM", "FM"]


@proves("TGB-CMB-09", "TGB-CMB-06")
def test_after_the_last_fm_all_groups_act_and_without_groups_the_fms_one_after_another() -> None:
    assert play_round(calm(YARD.replace("BJA", "B..").replace("d.r.", "d.rh"))) == ["FM", "A", "B", "C"]
    assert play_round(calm(YARD.replace("d.r.", "d.rh"))) == ["FM", "A", "FM", "B", "FM", "C"]
    assert play_round(calm(YARD.replace("d.r.", "dd.."))) == ["FM", "A", "FM", "FM"]


@proves("TGB-EX-32", "TGB-AMB-03", "TGB-AMB-08")
def test_a_round_with_an_ambush() -> None:
    g = calm(YARD)
    g.ambush = 1
    assert play_round(g) == ["A", "FM", "B", "FM", "FM"]
    for m in (DOG, SECOND):
        gain(g, m, STUNNED)
    g.acted = 0
    assert play_round(g) == ["FM", "A", "FM", "B", "FM"]


@proves("TGB-AMB-05")
def test_monsters_of_the_group_that_did_not_ambush_act_in_its_normal_slot() -> None:
    g = calm(YARD.replace("d.r.", "dd.r"))
    g.ambush = 1
    run(g, START)
    assert next_group(g) == [SECOND]
    assert told(g, "acts") == [(DOG,)]


@proves("TGB-AMB-06", "TGB-ACT-01")
def test_the_fms_prepare_before_the_ambushers_act() -> None:
    g = calm(YARD)
    g.ambush = 1
    fight(g)
    g.settle()
    assert (asked(g), told(g, "acts")) == ("Prepare Family", [])
    do(g, "nobody")
    assert told(g, "acts") == [(DOG,)]


@proves("TGB-CMB-07", "TGB-CMB-34", "TGB-CMP-10")
def test_groups_act_as_placed_and_monsters_in_position_order() -> None:
    g = scene("d.r.d.\n......")
    assert (g.groups, [g.spot[m] for m in (DOG, SECOND, THIRD)]) == ((0, 1), [1, 1, 2])
    assert next_group(g) == [DOG, THIRD]
    g.acted = 0b101
    assert next_group(g) == [SECOND]


@proves("TGB-CMB-08", "TGB-CMB-05", "TGB-DEC-08")
def test_each_fm_activates_once_a_round() -> None:
    g = stunned()
    assert offers(g) == ["who Bill", "who Joan", "who Avelynn"]
    do(g, "who Joan", "end")
    assert (offers(g), why_not(g, "who Joan")) == (["who Bill", "who Avelynn"], "TGB-CMB-08")


@proves("TGB-CMB-10", "TGB-CMB-12", "TGB-CMB-13")
def test_when_all_have_activated_trouble_is_rolled_and_the_next_round_begins() -> None:
    g = stunned()
    g.reacted = 1
    do(g, "who Joan", "end", "who Bill", "end")
    assert (g.round, g.drawn.get("trouble", 0)) == (1, 0)
    do(g, "end")
    assert (g.round, g.drawn["trouble"], g.ready, g.reacted, g.acted) == (2, 1, 0b111, 0, 0)
    assert told(g, "round")[-1] == (2,)
    late = stunned()
    late.post[MADDOX] = COMING
    do(late, "who Joan", "end", "who Bill", "end", "end")
    assert asked(late) == "EntrySpace Maddox"  # before anything else of the round


@proves("TGB-CMB-14", "TGB-CMB-35")
def test_the_fight_is_over_the_moment_the_last_monster_is_defeated() -> None:
    g = stunned(
        YARD.replace("d.r.....", "........").replace("BJA.....", "BJA.....", 1).replace("........", "d.......", 1)
    )
    g.hp[DOG] = 1
    g.rig("LG", 3)
    g.rig("T", 1)
    do(g, "who Bill", "attack")
    assert told(g, "victory") == [()]
    assert "trouble" not in g.drawn


@proves("TGB-CMB-36", "TGB-CMB-37")
def test_a_held_fight_goes_on_without_monsters_to_the_end_of_its_round() -> None:
    g = stunned()
    g.held = 2
    for m in (DOG, SECOND):
        g.at[m] = -1
    for _ in range(2):
        while asked(g).startswith(("FmSlot", "Activation")) and g.drawn.get("trouble", 0) == _:
            do(g, offers(g)[0] if asked(g).startswith("FmSlot") else "end")
    assert (g.drawn["trouble"], told(g, "victory")) == (2, [()])
    left = stunned()
    left.held, left.round = 1, 1
    run(left, FIGHT)
    assert (left.xp, left.trophies, told(left, "victory")) == ([0] * 4, 0, [()])
    assert left.at[DOG] == left.at[SECOND] == -1


@proves("TGB-CMB-39", "TGB-MIS-38")
def test_reinforcements_join_their_group_or_form_a_new_one_and_act_from_the_next_round() -> None:
    g = scene(YARD, beside={"E": "......\n" * 6})
    reinforce(g, MONSTER_OF["Guard Dog"], 0)
    reinforce(g, MONSTER_OF["Wisp"], 0)
    assert (g.groups, g.spot[-2:]) == ((0, 1, MONSTER_OF["Wisp"]), [2, 1])
    assert {g.at[-2], g.at[-1]} == {at(8, 4), at(8, 5)}
    assert -1 not in g.target[-2:]
    assert [g.face[m] in facings(g.map, g.at[m], g.at[g.target[m]]) for m in (-2, -1)] == [True, True]
    assert told(g, "spawns") == [(8, g.at[-2]), (9, g.at[-1])]
    assert next_group(g) == [DOG]
    g.acted = 0b11 | g.acted
    assert next_group(g) == []


@proves("TGB-CMB-43")
def test_a_monster_that_a_rule_takes_off_the_map_is_nobodys_and_the_last_one_ends_the_fight() -> None:
    from hauntbox.games.betwixt.rules.fight.defeat import leave_map

    g = stunned()
    for m in (DOG, SECOND):
        leave_map(g, m)
    run(g, FIGHT)
    assert (g.lost, g.xp, told(g, "victory")) == ((), [0] * 4, [()])


@proves("TGB-CMB-44", "TGB-PAR-25")
def test_a_fight_whose_last_round_ends_without_a_decision_is_lost() -> None:
    assert Farm().options.fight_rounds == 40
    g = scene(YARD, fight_rounds=12)
    g.round = 11
    run(g, FIGHT)
    assert g.outcome is None
    g.agenda.clear()
    g.round = 12
    run(g, FIGHT)
    assert g.outcome is not None
    assert set(g.outcome.scores) == {0.0}


@proves("TGB-EQP-54", "TGB-MIS-15")
def test_the_walkman_concentrates_at_the_start_of_each_fight_and_uses_come_back() -> None:
    g = scene(YARD)
    give(g, BILL, "Richie's Walkman")
    g.used = 7
    fight(g)
    assert (has(g, BILL, CONCENTRATED), has(g, JOAN, CONCENTRATED), g.used) == (True, False, 0)


@proves("TGB-FLOW-04", "TGB-CMB-01")
def test_a_fight_begins_from_nothing() -> None:
    g = scene(YARD)
    g.phase, g.round, g.lost, g.present, g.prepared, g.acted = EXPLORATION, 7, ((0, -1),), 0b1000, 0b11, 0b11
    fight(g)
    assert (g.phase, g.round, g.lost, g.present, g.prepared, g.acted) == (COMBAT, 0, (), 0b111, 0, 0)  # type: ignore[comparison-overlap]  # it has changed since
    assert (told(g, "fight"), [type(frame).__name__ for frame in g.agenda]) == ([()], ["Fight", "Prepare"])


@proves("TGB-MON-27", "TGB-MIS-55")
def test_aunt_dottie_mends_before_trouble() -> None:
    g = scene("yd....\nB.....")
    g.hp[SECOND] = 1
    run(g, END_ROUND)
    assert g.hp[SECOND] == 2
    assert g.drawn["trouble"] == 1
