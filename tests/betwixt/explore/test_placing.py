"""The Placement Phase: tokens in their order, then monsters, then a fight or not. PLACE, DRAW, FLOW, MIS, RND"""

from __future__ import annotations

from typing import Any

import pytest

from betwixt.outdoors import DOGS, RATS, answered, drawn, outdoors, rig_draws, t, way
from betwixt.scenes import asked, run, told
from hauntbox.games.betwixt.cards.fate import STORY, TRAP
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.bags import path_of
from hauntbox.games.betwixt.rules.explore.opening import Draw, open_door
from hauntbox.games.betwixt.rules.explore.placing import cuts, put_machine, put_trap, put_treasure, token_space
from hauntbox.games.betwixt.state import BEAR, COMBAT, PLACEMENT, RAT, TASER, Farm, monsters
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves

THREE = TILE_OF["3"]
REST = tuple(["event"] * 4)


def opened(*words: str, **options: Any) -> Farm:
    """The N door of tile 1 has been opened on tile 3, and these tokens were drawn."""
    g = outdoors(doors="1N", **options)
    rig_draws(g, "1N", "tile 3", *words, rest=REST)
    run(g, Draw(way("1N")))
    return g


def at3(x: int, y: int) -> int:
    return THREE * 64 + (y - 1) * 8 + x - 1


@proves("TGB-FLOW-03", "TGB-PLACE-01", "TGB-DRAW-02")
def test_placement_begins_when_no_open_doorway_needs_drawing() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "trap", "door", "trap", "monster 1", "trap", "trap", rest=REST)
    phases = []
    with answered(lambda g, trigger, facts: phases.append((trigger, g.phase, g.drawn["fate"]))):
        run(g, Draw(way("1N")))
    assert {each[1:] for each in phases} >= {(PLACEMENT, 7)}
    assert phases[0][1:] == (PLACEMENT, 7)


@proves("TGB-PLACE-02")
def test_first_the_tiles_are_added_and_then_tokens_are_resolved() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "trap", "door", "trap", "tile 3", "trap", "event", "door", rest=REST)
    order = []
    with answered(lambda g, trigger, facts: order.append(len(g.laid))):
        run(g, Draw(way("1N")))
    assert set(order) == {3}
    assert g.new_tiles == 1 << TILE_OF["6"] | 1 << THREE
    assert told(g, "tile placed") == [(TILE_OF["6"],), (THREE,)]
    assert g.doors >> way("1N") & 1 == 0


@proves("TGB-PLACE-04")
def test_tokens_of_a_tile_are_resolved_in_the_order_drawn() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "trap", "treasure 1", "door", rest=REST)
    g.rig("axis", 2, 2, 2, 2)
    run(g, Draw(way("1N")))
    assert ([trap[0] for trap in g.traps], told(g, "treasure")) == ([at3(2, 2)], [(at3(3, 2),)])


@proves("TGB-PLACE-24")
def test_all_other_tokens_of_every_tile_come_before_the_first_monster() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "monster 1", "door", "trap", "tile 3", "trap", "event", "door", rest=REST)
    run(g, Draw(way("1N")))
    assert g.events is not None
    names = [event.what for event in g.events if event.what in ("trap laid", "spawns")]
    assert names == ["trap laid", "trap laid", "spawns", "spawns"]


@proves("TGB-PLACE-06", "TGB-DRAW-21")
def test_the_mission_says_which_monsters_a_number_means() -> None:
    g = opened("monster 2", "door", "monster 1")
    assert [g.kind[m] for m in monsters(g)] == [*RATS, *DOGS]
    assert {g.at[m] >> 6 for m in monsters(g)} == {THREE}


@proves("TGB-DRAW-11")
def test_all_monsters_of_a_token_after_an_ambush_do_ambush() -> None:
    g = opened("ambush", "monster 1", "door", "monster 2")
    assert g.ambush == 0b11


@proves("TGB-FLOW-04")
@pytest.mark.parametrize(("word", "phase"), [("monster 1", COMBAT), ("trap", PLACEMENT)])
def test_with_monsters_a_fight_follows_and_without_none(word: str, phase: int) -> None:
    assert opened(word, "door", "trap").phase == phase


@proves("TGB-PLACE-05")
def test_without_monsters_the_phase_ends() -> None:
    g = opened("trap", "door", "trap")
    assert (monsters(g), asked(g), len(g.traps)) == ([], "", 2)


@proves("TGB-PLACE-16", "TGB-RND-08")
def test_traps_and_treasure_are_placed_with_the_rolls_of_monsters() -> None:
    g = outdoors(("3", 0, 0, 0))
    g.rig("axis", 4, 2, 2, 6)
    put_trap(g, THREE, t("trap"), 0)
    put_treasure(g, THREE, t("treasure 3"), 1)
    assert (g.traps[0][0], g.treasures) == (at3(4, 2), ((at3(2, 6), 7),))


@proves("TGB-PLACE-17")
def test_their_space_is_free_of_obstacles_figures_and_other_tokens() -> None:
    g = outdoors(("1", 0, 0, 0))
    g.at[0], g.traps, g.treasures = 0, ((1, 0, -1),), ((8, 2),)
    g.rig("axis", 1, 1, 1, 2, 3, 1)
    assert [token_space(g, 0) for _ in range(3)] == [4, 9, 4]  # (3, 1) and (4, 1) are the station wagon


@proves("TGB-DRAW-59")
def test_what_finds_no_free_space_is_left_out() -> None:
    g = outdoors(("3", 0, 0, 0))
    g.treasures = tuple([(space, 2) for space in places(g.map.floor)])
    before = g.treasures
    put_trap(g, THREE, t("trap"), 0)
    put_treasure(g, THREE, t("treasure 1"), 0)
    put_machine(g, THREE, t("machine"), 0)
    assert (g.traps, g.treasures, g.machines) == ((), before, 0)


@proves("TGB-PLACE-20")
def test_treasure_of_a_placement_without_monsters_is_looted_at_once() -> None:
    with answered(None) as heard:
        g = opened("treasure 1", "door", "trap")
    assert (g.treasures, next(each for each in heard if each[0] == "treasure-taken")[2]) == ((), -1)
    with answered(None) as heard:
        g = opened("treasure 1", "door", "monster 1")
    assert (len(g.treasures), "treasure-taken" in [each[0] for each in heard]) == (1, False)


@proves("TGB-DRAW-23")
def test_what_a_treasure_is_the_mission_says_by_number_and_side() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "treasure 4", "door", "trap", rest=REST)
    g.rig("treasure side", 2)
    with answered(None) as heard:
        run(g, Draw(way("1N")))
    assert ("treasure-taken", 9, -1) in heard


@proves("TGB-DRAW-25", "TGB-MIS-11")
def test_a_vending_machine_stands_on_a_random_free_space_of_its_tile() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "machine", "door", "trap", rest=REST)
    g.rig("axis", 2, 1)
    run(g, Draw(way("1N")))
    assert g.machines == 1 << at3(2, 1)


@proves("TGB-MIS-57")
def test_a_machine_is_not_put_on_a_doorway_nor_where_it_cuts_the_floor_in_two() -> None:
    g = outdoors(("3", 0, 0, 0))
    g.rig("axis", 3, 1)
    put_machine(g, THREE, t("machine"), 0)
    assert g.machines not in (0, 1 << at3(3, 1), 1 << at3(4, 1))
    g = outdoors(("3", 0, 0, 0))
    g.machines = 1 << at3(1, 3)
    assert cuts(g, THREE, at3(2, 3))  # a row of chairs fills the rest
    assert not cuts(g, THREE, at3(1, 1))


@proves("TGB-DRAW-26", "TGB-RND-19", "TGB-MIS-09")
@pytest.mark.parametrize(("face", "kind"), [(1, RAT), (3, RAT), (4, BEAR), (5, BEAR), (6, TASER)])
def test_a_die_says_which_trap_it_is(face: int, kind: int) -> None:
    g = outdoors(("3", 0, 0, 0))
    g.rig("trap", face)
    with answered(None) as heard:
        put_trap(g, THREE, t("trap"), 0)
    ((space, found, by),) = g.traps
    assert (found, by, space >> 6, heard) == (kind, -1, THREE, [("token-resolved", TRAP, 0)])
    assert told(g, "trap laid") == [(space, kind)]


@proves("TGB-RND-19")
def test_unless_the_token_names_it() -> None:
    g = outdoors(("3", 0, 0, 0))
    put_trap(g, THREE, t("trap 3"), 0)
    assert (g.traps[0][1], "trap" in g.drawn) == (TASER, False)


@proves("TGB-DRAW-27")
def test_a_surprise_marks_the_tile() -> None:
    g = opened("event", "door", "event")
    assert (g.surprises, told(g, "surprise")) == ((THREE, THREE), [(THREE,), (THREE,)])


@proves("TGB-DRAW-28")
def test_a_story_is_played_once_placement_is_over_or_after_the_fight() -> None:
    with answered(None) as heard:
        g = opened("story", "door", "trap")
    assert [each[0] for each in heard][-2:] == ["tile-placed", "token-resolved"]
    assert heard[-1] == ("token-resolved", STORY, 0)
    with answered(None) as heard:
        g = opened("story", "door", "monster 1")
    assert (g.phase, STORY in [each[1] for each in heard if each[0] == "token-resolved"]) == (COMBAT, False)
    assert "Story" in [type(frame).__name__ for frame in g.agenda]


@proves("TGB-MIS-43")
def test_monsters_of_tokens_come_before_those_of_special_rules() -> None:
    seen = []
    with answered(lambda g, trigger, facts: seen.append((trigger, len(monsters(g))))):
        opened("monster 2", "door", "trap")
    assert ("tile-placed", 3) in seen


@proves("TGB-DRAW-01")
def test_no_monster_is_on_the_map_while_tokens_are_drawn() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "monster 1", "door", "trap", rest=REST)
    seen = []
    with answered(lambda g, trigger, facts: seen.append((trigger, len(monsters(g))))):
        open_door(g, way("1N"))
        g.settle()
    assert (seen[0], len(monsters(g))) == (("door-opened", 0), 2)


@proves("TGB-DRAW-56")
def test_objectives_advance_only_after_placement() -> None:
    g = outdoors(doors="1N")
    goals = []
    g.goal = t("tile 8")
    rig_draws(g, "1N", "tile 8", rest=REST)
    with answered(lambda g, trigger, facts: goals.append((trigger, g.goal))):
        run(g, Draw(way("1N")))
    assert goals == [("tile-placed", t("tile 8"))]


@proves("TGB-DRAW-50")
def test_low_bags_are_looked_for_at_the_end_of_placement() -> None:
    g = outdoors(doors="1N 1E")
    rig_draws(g, "1N", "tile 3", "trap", "door", "trap", rest=("event",))
    g.bags[1] = (t("event"),) * 5
    run(g, Draw(way("1N")))
    assert (g.bags[0], len(g.bags[1]), path_of(g, way("3N"))) == ((), 6, 0)


@proves("TGB-DRAW-44")
def test_a_door_whose_tile_fits_nowhere_is_a_wall_and_play_goes_on() -> None:
    g = outdoors(("1", 0, 0, 0), ("2", -1, 9, 0), doors="1N")
    g.bags[0] = (t("event"),) * 5
    assert drawn(g, "1N") == []
    assert (g.walled >> way("1N") & 1, len(g.bags[0])) == (1, 5)


@proves("TGB-FLOW-01")
def test_a_door_leads_through_all_four_phases() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "monster 1", "door", "trap", rest=REST)
    phases = [g.phase]
    with answered(lambda g, trigger, facts: phases.append(g.phase)):
        open_door(g, way("1N"))
        g.settle()
    assert sorted({*phases, g.phase}) == [0, 1, 2, 3]
