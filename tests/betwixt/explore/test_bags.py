"""Bags and paths: splits, merges, dead ends, the way out when a mission is stuck. DRAW, HROOM, EX"""

from __future__ import annotations

from typing import Any

import pytest

from betwixt.outdoors import (
    answered,
    bag_of_mission_1,
    doors_of,
    drawn,
    fill,
    go,
    guide_1,
    in_play,
    outdoors,
    rig_draws,
    sizes,
    t,
    tiles,
    way,
)
from betwixt.scenes import asked, offers, run, told, why_not
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.bags import add_tokens, deal, is_dry, no_door, path_of, put_back, split, tidy
from hauntbox.games.betwixt.rules.explore.doors import hide
from hauntbox.games.betwixt.rules.explore.exploring import APPROACHING, EXPLORE, family_tile
from hauntbox.games.betwixt.rules.explore.opening import forced_ways
from hauntbox.games.betwixt.state import AWAY, Farm, survey
from hauntbox.ledger import proves

STORIES = ("story",)


def bags(*numbers: int, doors: str = "1N 1E 3N 3S", **options: Any) -> Farm:
    """Bags with so many tokens on the paths of these doors."""
    g = outdoors(("1", 0, 0, 0), ("3", 50, 50, 0), doors=doors, **options)
    g.bags = [tuple([t("story")] * n) for n in numbers]
    return g


@proves("TGB-DRAW-32", "TGB-DRAW-33", "TGB-DRAW-60")
def test_two_ways_on_split_the_bag_in_the_order_of_the_unturned_doorways() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "door", "trap", "door", rest=STORIES * 7)
    drawn(g, "1N")
    assert (path_of(g, way("6N")), path_of(g, way("6E"))) == (0, 1)
    assert sizes(g) == [4, 3]


@proves("TGB-DRAW-33")
def test_a_tile_without_a_branch_keeps_its_bag_whole() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "door", "trap", "trap", rest=STORIES * 7)
    drawn(g, "1N")
    assert (path_of(g, way("3N")), sizes(g)) == (0, [7])


@proves("TGB-DRAW-34", "TGB-RND-11")
def test_the_split_is_random_and_even_and_the_odd_token_is_the_first_paths() -> None:
    seen = set()
    for seed in range(12):
        g = outdoors(doors="1N")
        g.seed = str(seed)
        g.bags = [tuple(range(5))]
        assert split(g, 0, 2) == [0, 1]
        assert sizes(g) == [3, 2]
        assert sorted([*g.bags[0], *g.bags[1]]) == list(range(5))
        seen.add(g.bags[1])
    assert len(seen) > 3


@proves("TGB-DRAW-60")
def test_over_three_paths_the_first_ones_get_one_token_more() -> None:
    g = bags(26)
    split(g, 0, 3)
    assert sizes(g) == [9, 9, 8]


@proves("TGB-DRAW-35")
def test_the_split_comes_after_all_draws_of_the_phase() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "door", "trap", "trap", "tile 3", "event", "event", "machine", rest=STORIES * 4)
    g.rig("doorway", 2)
    drawn(g, "1N")
    assert (in_play(g), sizes(g)) == (["1", "6", "3"], [2, 2])


@proves("TGB-DRAW-49")
def test_a_branching_secondary_tile_splits_the_bag_of_its_own_path_again() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "door", "trap", "trap", "tile 9", "event", "event", "machine", rest=STORIES * 10)
    g.rig("doorway", 2)  # E is closed, N is drawn for
    drawn(g, "1N")
    assert (doors_of(g, "9"), doors_of(g, "6")) == ("EW", "E")
    assert [path_of(g, way(each)) for each in ("9E", "6E", "9W")] == [0, 1, 2]
    assert sizes(g) == [3, 5, 2]


@proves("TGB-DRAW-49")
def test_secret_doors_are_no_ways_on() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "door", "door", "trap", rest=STORIES * 6)
    drawn(g, "1N")
    assert (g.secret.bit_count(), sizes(g), len(g.paths)) == (1, [6], 1)


@proves("TGB-DRAW-36")
def test_a_door_draws_from_the_bag_of_its_path() -> None:
    g = outdoors(doors="1N 1E")
    fill(g, "1N", *STORIES * 5)
    rig_draws(g, "1E", "tile 3", "trap", "trap", "door", rest=("door",))
    drawn(g, "1E")
    assert sizes(g) == [5, 1]
    assert path_of(g, way("3N")) == 1


# Merges --------------------------------------------------------------------------------------------------------------


@proves("TGB-DRAW-37", "TGB-DRAW-50")
def test_a_bag_of_one_or_two_tokens_goes_to_the_other_bag_with_the_fewest() -> None:
    g = bags(7, 2, 5)
    tidy(g)
    assert sizes(g) == [7, 0, 7]
    g = bags(7, 3, 5)
    tidy(g)
    assert sizes(g) == [7, 3, 5]


@proves("TGB-PAR-06")
def test_how_few_tokens_are_low_can_be_changed() -> None:
    g = bags(7, 3, 5, low_bag=3)
    tidy(g)
    assert sizes(g) == [7, 0, 8]
    g = bags(7, 1, low_bag=0)
    tidy(g)
    assert sizes(g) == [7, 1]


@proves("TGB-DRAW-50", "TGB-RND-22")
@pytest.mark.parametrize(("face", "after"), [(1, [6, 0, 5]), (2, [5, 0, 6])])
def test_of_equal_bags_one_at_random_receives(face: int, after: list[int]) -> None:
    g = bags(5, 1, 5)
    g.rig("nearest", face)
    tidy(g)
    assert sizes(g) == after


@proves("TGB-DRAW-63")
def test_low_bags_are_emptied_one_at_a_time_the_smallest_first() -> None:
    g = bags(2, 1, 9)
    tidy(g)
    assert sizes(g) == [3, 0, 9]  # the one goes to the two, which is no longer low
    g = bags(2, 2, 9)
    tidy(g)
    assert sizes(g) == [0, 4, 9]


@proves("TGB-DRAW-57")
def test_a_bag_whose_path_has_no_closed_door_left_goes_to_the_smallest_other_one_or_stays() -> None:
    g = bags(9, 4, 6, doors="1N 1E 3N")
    g.paths = ((way("1E"), 1), (way("3N"), 2))
    tidy(g)
    assert sizes(g) == [0, 13, 6]
    g = bags(9, doors="1N")
    g.paths = ()
    tidy(g)
    assert sizes(g) == [9]


@proves("TGB-DRAW-39")
def test_a_door_of_a_path_without_a_bag_cannot_be_opened() -> None:
    g = outdoors(doors="1N 1E")
    fill(g, "1E", *STORIES * 5)
    g.goal = t("tile 8")
    run(g, APPROACHING)
    assert (offers(g), why_not(g, "door 1 N")) == (["door 1 E"], "TGB-DRAW-39")
    g.teams, g.team, g.shares = (0, 0, 1, 1), 0, (0, 1)
    assert no_door(g)  # the other team's bag opens none of ours


@proves("TGB-DRAW-41", "TGB-HID-03")
def test_added_tokens_are_mixed_with_all_bags_and_split_again() -> None:
    g = bags(3, 8, doors="1N 1E")
    add_tokens(g, [t("tile 12"), t("monster 7"), t("trap")])
    assert (sizes(g), told(g, "bags mixed")) == ([7, 7], [(7, 7)])
    assert t("tile 12") in [*g.bags[0], *g.bags[1]]
    assert {may for token, may in g.inside if token == t("tile 12")} == {0b11}
    g = bags(3, 8, 4, doors="1N 1E 3N")
    g.teams, g.team, g.shares = (0, 0, 1, 1), 0, (0, 0, 1)  # the last bag is the other team's
    g.inside = tuple([(token, 1 << n) for n, bag in enumerate(g.bags) for token in bag])
    add_tokens(g, [t("tile 12")])
    assert (sizes(g), {may for token, may in g.inside if token == t("tile 12")}) == ([6, 6, 4], {0b11})
    assert sorted([may for _, may in g.inside]) == [0b11] * 12 + [0b100] * 4


@proves("TGB-DRAW-51")
def test_paths_that_had_become_dead_ends_get_tokens_again_and_those_without_a_door_none() -> None:
    g = bags(0, 10, 5, doors="1N 1E 3N")
    g.paths = ((way("1N"), 0), (way("1E"), 1))
    assert no_door(g) is False
    add_tokens(g, [t("trap")])
    assert sizes(g) == [8, 8, 0]


@proves("TGB-DRAW-42")
def test_tokens_that_were_placed_leave_the_mission() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "back tile 7", "trap", "ambush", "trap", "door", rest=("event",))
    drawn(g, "1N")
    assert g.bags[0] == (t("tile 7"), t("event"))
    put_back(g, 0, [t("trap")])
    assert len(g.bags[0]) == 3


# Stuck ---------------------------------------------------------------------------------------------------------------


def dry(*laid: tuple[str, int, int, int], doors: str = "1N 1E", goal: str = "tile 8") -> Farm:
    """All bags are empty, and the objective has not been found."""
    g = outdoors(*laid, doors=doors)
    g.goal = t(goal)
    return g


@proves("TGB-DRAW-40")
@pytest.mark.parametrize(("numbers", "stuck"), [((2,), True), ((3,), False), ((0,), True), ((0, 3), False)])
def test_a_mission_is_stuck_with_one_low_bag_or_no_door_to_open(numbers: tuple[int, ...], stuck: bool) -> None:
    assert is_dry(bags(*numbers, doors="1N 1E"[: 3 * len(numbers) - 1])) is stuck


@proves("TGB-DRAW-40", "TGB-DRAW-61")
def test_then_any_door_leads_straight_to_the_objective_tile() -> None:
    g = dry()
    run(g, EXPLORE)
    with answered(None) as heard:
        go(g, "door 1 E")
    assert (in_play(g), "fate" in g.drawn, g.map.meets[way("1E")]) == (["1", "8"], False, way("8S"))
    assert heard == [("door-opened",), ("tile-placed", TILE_OF["8"])]


@proves("TGB-DRAW-40")
def test_without_a_door_left_one_is_put_on_a_free_wall_of_the_familys_tile() -> None:
    g = dry(doors="")
    with answered(None) as heard:
        run(g, EXPLORE)
    assert (doors_of(g, "1"), heard) == ("W", [("stuck",)])
    go(g, "door 1 W")
    assert in_play(g) == ["1", "8"]


@proves("TGB-DRAW-40")
def test_so_it_is_when_the_last_objective_was_completed_without_a_door_left() -> None:
    g = outdoors(doors="")
    g.visits = 1
    run(g, EXPLORE)
    with answered(lambda g, trigger, facts: setattr(g, "goal", t("tile 12"))):
        go(g, "objective 1")
    assert (doors_of(g, "1"), asked(g)) == ("W", "Household Family")


@proves("TGB-DRAW-55")
def test_a_mission_without_an_objective_tile_says_itself_what_happens() -> None:
    g = outdoors(doors="")
    with answered(None) as heard:
        run(g, EXPLORE)
    assert (heard, g.doors) == ([("stuck",)], 0)


@proves("TGB-DRAW-54")
def test_where_the_objective_tile_does_not_fit_other_doors_are_tried_then_free_walls() -> None:
    g = dry(("1", 0, 0, 0), ("2", -1, 9, 0))  # too near the N door
    assert forced_ways(g, way("1N")) == [way("1N"), way("1E"), way("1W"), way("2W")]
    run(g, EXPLORE)
    go(g, "door 1 N")
    assert (g.map.meets[way("8S")], doors_of(g, "1")) == (way("1E"), "N")
    assert g.paths == ((way("1N"), 0),)


@proves("TGB-DRAW-54")
def test_then_it_is_put_behind_a_free_wall_or_apart_from_the_map() -> None:
    near = ("2", -1, 9, 0)
    g = dry(("1", 0, 0, 0), near, doors="1N")
    run(g, EXPLORE)
    go(g, "door 1 N")
    assert g.map.meets[way("8S")] == way("1W")
    walls = (near, ("11", -7, 1, 0), ("3", -1, 16, 0), ("3", 8, 9, 0), ("3", -8, 9, 0))
    g = dry(("1", 0, 0, 0), near, doors="1N")
    g.laid += tuple([(TILE_OF["12"] + 1 + n, x, y, 0) for n, (_, x, y, _) in enumerate(walls[1:])])
    survey(g)
    shut_in(g)
    run(g, EXPLORE)
    go(g, "door 1 N")
    assert (g.apart, g.doors) == (((way("1N"), way("8S")),), 0)


def shut_in(g: Farm) -> None:
    """No free wall is left on any tile."""
    for tile in g.map.lies:
        for side in range(4):
            if not g.map.has_doorway(tile * 4 + side):
                g.breached |= 1 << tile * 4 + side
                g.walled |= 1 << tile * 4 + side
    survey(g)


@proves("TGB-MIS-53")
def test_the_familys_tile_is_where_most_stand_or_the_one_placed_last() -> None:
    g = outdoors(("1", 0, 0, 0), ("3", 0, 8, 0))
    assert family_tile(g) == TILE_OF["1"]
    g.at[1] = TILE_OF["3"] * 64
    assert family_tile(g) == TILE_OF["1"]
    g.post[0] = AWAY
    assert family_tile(g) == TILE_OF["3"]


@proves("TGB-DRAW-54", "TGB-DRAW-51")
def test_doors_beyond_a_wall_that_was_opened_have_a_path_of_their_own() -> None:
    g = dry(("1", 0, 0, 0), ("2", -1, 9, 0), doors="1N", goal="tile 6")
    run(g, EXPLORE)
    go(g, "door 1 N")
    assert g.map.meets[way("6S")] == way("1W")
    assert g.paths == ((way("1N"), 0), (way("6N"), 1), (way("6E"), 2))
    add_tokens(g, [t("trap")] * 6)
    assert sizes(g) == [2, 2, 2]


# Hidden rooms --------------------------------------------------------------------------------------------------------


def hidden(*more: tuple[str, int, int, int], **changes: Any) -> Farm:
    """A secret door in the W wall of tile 1."""
    g = outdoors(("1", 0, 0, 0), *more, mission=guide_1(**changes))
    hide(g, TILE_OF["1"])
    g.bags = [tuple([t("story")] * 5)]
    return g


@proves("TGB-HROOM-03", "TGB-HROOM-04", "TGB-HROOM-06")
def test_a_secret_door_adds_the_secret_room_without_a_drawing_and_the_exploration_begins() -> None:
    g = hidden()
    g.new_tiles = 1
    with answered(None) as heard:
        run(g, EXPLORE)
        go(g, "door 1 W")
    assert (told(g, "secret room"), g.new_tiles & 1) == ([(TILE_OF["S1"],)], 0)
    assert (in_play(g), sizes(g), heard) == (
        ["1", "S1"],
        [5],
        [("stuck",), ("secret-opened", TILE_OF["S1"]), ("stuck",)],
    )
    assert (asked(g), g.map.meets[way("1W")], doors_of(g, "1")) == ("Household Family", way("S1S"), "")


@proves("TGB-HROOM-05")
def test_all_other_doorways_of_a_hidden_room_are_dead_ends() -> None:
    g = hidden(secrets=tiles("6"))
    run(g, EXPLORE)
    go(g, "door 1 W")
    assert (g.walled, doors_of(g, "6")) == (1 << way("6N") | 1 << way("6E"), "")


@proves("TGB-HROOM-09")
def test_a_secret_room_that_does_not_fit_is_laid_apart() -> None:
    g = hidden()
    g.laid += ((TILE_OF["3"], -7, 1, 0),)
    survey(g)
    run(g, EXPLORE)
    go(g, "door 1 W")
    assert g.apart == ((way("1W"), way("S1S")),)
    assert TILE_OF["S1"] in [there >> 2 for there in g.map.meets.values()]


# Worked examples -----------------------------------------------------------------------------------------------------


def example_50() -> Farm:
    """Mission 1 as the family opens its first door."""
    g = outdoors(doors="1N 1E")
    g.bags[0] = bag_of_mission_1()
    split_start(g)
    rig_draws(g, "1N", "tile 6", "monster 1", "door", "treasure 1", "monster 2", "trap", "trap", rest=STORIES * 11)
    g.rig("doorway", 2)
    drawn(g, "1N")
    return g


def split_start(g: Farm) -> None:
    g.bags = g.bags[:1]
    split(g, 0, 2)
    assert sizes(g) == [18, 17]


@proves("TGB-EX-50")
def test_the_35_tokens_of_mission_1_are_split_and_drawn_and_split_again() -> None:
    g = example_50()
    assert (in_play(g), doors_of(g, "6"), doors_of(g, "7")) == (["1", "6", "7"], "E", "N")
    assert sizes(g) == [6, 17, 5]


@proves("TGB-EX-51")
def test_bags_merge_and_are_mixed_anew_after_the_objective() -> None:
    g = example_50()
    rig_draws(g, "6E", "tile 3", "door", "trap", "trap", rest=("story",))
    drawn(g, "6E")
    tidy(g)
    assert (sizes(g), no_door(g)) == ([7, 17, 0], False)
    g.goal = t("tile 8")
    rig_draws(g, "1E", "tile 8", rest=STORIES * 16)
    drawn(g, "1E")
    tidy(g)
    assert sizes(g) == [23, 0, 0]
    add_tokens(g, [t(word) for word in ("tile 12", "monster 7", "treasure 5", "ambush", "trap")])
    assert sizes(g) == [14, 0, 14]


@proves("TGB-DRAW-34", "TGB-RND-11")
@pytest.mark.parametrize(("paths", "draws"), [([0], 0), ([0, 1], 1)])
def test_a_bag_that_has_one_way_to_go_is_not_mixed(paths: list[int], draws: int) -> None:
    g = bags(5)
    tokens = g.bags[0]
    g.bags = [(), ()]
    before = sum(g.drawn.values())
    deal(g, tokens, paths)
    assert sorted([token for bag in g.bags for token in bag]) == sorted(tokens)
    assert (sum(g.drawn.values()) > before) == bool(draws)
