"""Where one can go, what bags hold, how tiles meet: their bounds and exceptions. EXP, DRAW, PLACE, HID, MIS"""

from __future__ import annotations

from typing import Any

import pytest

from betwixt.outdoors import outdoors, t, way
from betwixt.scenes import action, told
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.approach import (
    DEED,
    bars_target,
    deed_tiles,
    next_to,
    reachable,
    seen_targets,
)
from hauntbox.games.betwixt.rules.explore.bags import (
    add_tokens,
    is_dry,
    is_forced,
    is_own,
    new_path,
    put_back,
    take_from,
    tidy,
)
from hauntbox.games.betwixt.rules.explore.doors import lay, lay_apart, open_up, part_of
from hauntbox.games.betwixt.state import Farm, ground
from hauntbox.ledger import proves

# Approaches -----------------------------------------------------------------------------------------------------------


@proves("TGB-EXP-03", "TGB-EXP-19")
def test_only_what_lies_on_the_map_can_be_approached() -> None:
    g = outdoors(("1", 0, 0, 0), ("3", 0, 8, 0), doors="1E")
    g.visits = 1 << TILE_OF["3"] | 1 << TILE_OF["9"]
    g.machines = 1 << TILE_OF["3"] * 64 + 40
    shown = [str(act) for act in seen_targets(g)]
    assert shown == ["door 1 E", "objective 3", "machine 3"]
    assert bars_target(g, action("objective 9")) == "TGB-EXP-19"
    g.deeds = ((0, -1, 0),)
    assert [str(act) for act in seen_targets(g)] == [*shown, "special 1"]


@proves("TGB-EXP-05")
def test_tiles_are_reached_from_where_the_active_fms_stand() -> None:
    g = outdoors(("1", 0, 0, 0), ("3", 0, 8, 0), ("8", 50, 50, 0))
    for fm in (0, 1, 2):
        g.at[fm] = TILE_OF["3"] * 64 + 40
    assert set(reachable(g)) == {TILE_OF["1"], TILE_OF["3"]}
    g.at[2] = -1  # one who is being put down stands nowhere
    assert set(reachable(g)) == {TILE_OF["1"], TILE_OF["3"]}


@proves("TGB-MIS-20", "TGB-EXP-17")
def test_a_mission_action_is_done_next_to_its_space_on_the_tile_where_that_is() -> None:
    g = outdoors(("1", 0, 0, 0), ("3", 0, 8, 0))
    there = TILE_OF["3"] * 64 + 8
    g.deeds = ((1, -1, 1 << there), (0, 1, 0))
    assert (deed_tiles(g, 1), set(deed_tiles(g, 0))) == ([TILE_OF["3"]], {TILE_OF["1"], TILE_OF["3"]})
    assert next_to(g, DEED, 64 + TILE_OF["3"]) == 1 << there
    assert next_to(g, DEED, TILE_OF["3"]) == ground(g) & (1 << 64) - 1 << TILE_OF["3"] * 64
    g.deeds = ((0, 0, 0),)
    assert deed_tiles(g, 0) == []


# Bags -----------------------------------------------------------------------------------------------------------------


def bags(*numbers: int, doors: str = "1N 1E 3N 3S", **options: Any) -> Farm:
    g = outdoors(("1", 0, 0, 0), ("3", 50, 50, 0), doors=doors, **options)
    g.bags = [tuple([t("story")] * n) for n in numbers]
    g.inside = tuple(sorted([(token, 1 << n) for n, bag in enumerate(g.bags) for token in bag]))
    return g


@proves("TGB-HID-02")
def test_a_token_that_is_seen_leaves_its_bag_and_the_surest_of_its_kind_the_list() -> None:
    g = bags(2, 1)
    story, trap = t("story"), t("trap")
    g.bags[0] = (story, story, trap)
    g.inside = ((story, 0b01), (story, 0b10), (story, 0b11), (trap, 0b11))
    take_from(g, 0, story)
    assert (g.bags[0], g.inside) == ((story, trap), ((story, 0b10), (story, 0b11), (trap, 0b11)))  # type: ignore[comparison-overlap]  # it has changed since
    take_from(g, 0, trap)
    assert (g.bags[0], g.inside) == ((story,), ((story, 0b10), (story, 0b11)))  # type: ignore[comparison-overlap]  # it has changed since
    g.inside = ((story, 0b10),)  # it is known to lie in the other bag
    take_from(g, 0, story)
    assert (g.bags[0], g.inside) == ((), ((story, 0b10),))


@proves("TGB-DRAW-42", "TGB-HID-02")
def test_tokens_put_back_are_known_to_be_there() -> None:
    g = bags(1, 1)
    put_back(g, 1, [t("trap"), t("door")])
    assert g.bags[1] == tuple(sorted([t("story"), t("trap"), t("door")]))
    assert {(token, may) for token, may in g.inside if token != t("story")} == {(t("trap"), 0b10), (t("door"), 0b10)}


@proves("TGB-MIS-29", "TGB-MIS-33")
def test_with_teams_a_new_path_is_of_the_team_in_play_and_without_them_everybodys() -> None:
    g = bags(1, 1)
    new_path(g)
    assert (g.shares, [is_own(g, path) for path in range(3)]) == ((), [True] * 3)
    g.teams, g.team, g.shares = (0, 0, 1, 1), 1, (0, 0, 0)
    assert (new_path(g), g.shares) == (3, (0, 0, 0, 1))  # type: ignore[comparison-overlap]  # it has changed since
    assert [is_own(g, path) for path in range(4)] == [False, False, False, True]


@proves("TGB-DRAW-41", "TGB-DRAW-51")
def test_tokens_are_added_where_there_is_no_bag_at_all() -> None:
    g = bags(doors="")
    add_tokens(g, [t("trap")])
    assert (g.bags, g.inside) == ([(t("trap"),)], ((t("trap"), 1),))


@proves("TGB-DRAW-57", "TGB-DRAW-50")
def test_of_two_bags_the_one_without_a_door_goes_to_the_other() -> None:
    g = bags(9, 4, doors="1N 1E")
    g.paths = ((way("1E"), 1),)
    tidy(g)
    assert [len(bag) for bag in g.bags] == [0, 13]


@proves("TGB-DRAW-50", "TGB-DRAW-63")
def test_the_last_bag_stays_however_low_it_is() -> None:
    g = bags(1, doors="1N")
    tidy(g)
    assert [len(bag) for bag in g.bags] == [1]


@proves("TGB-DRAW-50", "TGB-DRAW-37")
def test_a_low_bag_goes_to_the_smallest_other_is_told_and_known_to_be_there() -> None:
    g = bags(7, 2, 5)
    g.rig("nearest", 1)
    tidy(g)
    assert ([len(bag) for bag in g.bags], told(g, "bag emptied")) == ([7, 0, 7], [(1, 2)])
    assert sorted([may for _, may in g.inside]) == [0b1] * 7 + [0b100] * 7


@proves("TGB-DRAW-40", "TGB-DRAW-55")
@pytest.mark.parametrize(("numbers", "dry"), [((1, 1), False), ((2,), True), ((3,), False), ((0, 2), True), ((), True)])
def test_two_bags_are_never_dry_and_a_full_one_forces_nothing(numbers: tuple[int, ...], dry: bool) -> None:
    g = bags(*numbers, doors="1N 1E 3N"[: max(0, 3 * len(numbers) - 1)])
    g.goal = t("tile 8")
    assert (is_dry(g), is_forced(g)) == (dry, dry)


# Tiles ----------------------------------------------------------------------------------------------------------------


@proves("TGB-PLACE-02", "TGB-EXP-07", "TGB-CMP-36")
def test_a_tile_that_is_laid_opens_its_door_and_meets_what_lies_around() -> None:
    g = outdoors(("1", 0, 0, 0), ("8", -1, 14, 0), doors="1N 1E")  # the booth has a wall towards the new tile's north
    lay(g, way("1N"), (TILE_OF["3"], 0, 8, 0))
    assert (g.doors, g.paths, g.new_tiles) == (1 << way("1E"), ((way("1E"), 1),), 1 << TILE_OF["3"])
    assert (g.map.meets[way("1N")], told(g, "tile placed")) == (way("3S"), [(TILE_OF["3"],)])
    assert (g.walled, g.map.joined[TILE_OF["3"]]) == (1 << way("3N"), {TILE_OF["1"]: way("3S")})
    open_on = outdoors(("1", 0, 0, 0), ("4", -1, 14, 0), doors="1N 4S")
    lay(open_on, way("1N"), (TILE_OF["3"], 0, 8, 0))
    assert (open_on.map.meets[way("3N")], open_on.doors, open_on.walled) == (way("4S"), 0, 0)
    assert set(open_on.map.joined[TILE_OF["3"]]) == {TILE_OF["1"], TILE_OF["4"]}


@proves("TGB-EXP-07")
def test_an_opened_door_is_no_beginning_of_a_path_any_more() -> None:
    g = outdoors(doors="1N 1E")
    open_up(g, way("1N"))
    assert (g.doors, g.paths) == (1 << way("1E"), ((way("1E"), 1),))


@proves("TGB-DRAW-54", "TGB-HROOM-09")
def test_rooms_laid_apart_lie_at_places_of_their_own_and_open_by_a_doorway_they_have() -> None:
    g = outdoors(doors="1N 1E")
    lay_apart(g, way("1N"), TILE_OF["S1"])
    lay_apart(g, way("1E"), TILE_OF["15"])  # N, E and S
    assert [each[1:] for each in g.laid[1:]] == [(2000, 1000, 0), (3000, 1000, 0)]
    assert g.apart == ((way("1N"), way("S1S")), (way("1E"), way("15S")))
    north = outdoors(doors="1N")
    lay_apart(north, way("1N"), TILE_OF["1"])
    assert north.apart == ((way("1N"), way("1N")),)


@proves("TGB-MIS-29")
@pytest.mark.parametrize(("y", "part"), [(-20, 0), (40, 0), (1000, 0), (999_980, 1), (1_000_000, 1), (1_001_000, 1)])
def test_a_tile_lies_on_the_part_of_its_team(y: int, part: int) -> None:
    g = outdoors(("1", 0, 0, 0), ("3", 0, y, 0))
    assert part_of(g, TILE_OF["3"]) == part
