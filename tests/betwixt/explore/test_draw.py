"""The Drawing Phase: what comes out of a bag, which tile it is, its doors. DRAW, HROOM, PAR, RND"""

from __future__ import annotations

import pytest

from betwixt.outdoors import (
    WORDS,
    doors_of,
    drawn,
    fill,
    guide_1,
    in_play,
    outdoors,
    rig_draws,
    sizes,
    t,
    tiles,
    way,
)
from betwixt.scenes import told
from hauntbox.games.betwixt.cards.fate import KIND_NAMES, kind_of, number_of
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.bags import draw, path_of
from hauntbox.games.betwixt.rules.explore.doors import hide, put_door
from hauntbox.games.betwixt.rules.explore.drawing import next_tiles
from hauntbox.games.betwixt.state import Farm, survey
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves


def tokens(g: Farm, door: str = "1N") -> list[int]:
    """What was kept for the first tile."""
    return [each for each, _ in drawn(g, door)[0].drawn]


def words(*some: str) -> list[int]:
    return [t(word) for word in some]


@proves("TGB-DRAW-03", "TGB-RND-10")
def test_tokens_are_drawn_one_at_a_time_from_the_bag_of_the_path_in_their_order() -> None:
    g = outdoors(doors="1N 1E")
    rig_draws(g, "1N", "trap", "treasure 2", "tile 3", "door")
    fill(g, "1E", "story")
    assert tokens(g) == words("trap", "treasure 2", "door")
    assert (sizes(g), in_play(g)) == ([0, 1], ["1", "3"])


@proves("TGB-CMP-14")
def test_fate_tokens_are_of_nine_kinds_and_bear_numbers() -> None:
    assert len(KIND_NAMES) == len({t(word) for word in WORDS if word != "tile"} | {t("tile 1")}) == 9
    for kind, word in enumerate(WORDS):
        each = t("tile 7") if word == "tile" else t(f"{word} 6")
        assert (kind_of(each), number_of(each)) == (kind, 6)


@proves("TGB-RND-10", "TGB-CMP-13")
def test_a_drawn_token_does_not_come_again() -> None:
    g = outdoors(doors="1N")
    fill(g, "1N", "trap", "door", "story")
    assert sorted([draw(g, 0) for _ in range(3)]) == sorted(words("trap", "door", "story"))


@proves("TGB-DRAW-04", "TGB-DRAW-05")
@pytest.mark.parametrize("tile", [(), ("tile 3",)])
def test_the_third_counting_token_ends_it_with_or_without_a_map_tile(tile: tuple[str, ...]) -> None:
    g = outdoors(doors="1N", mission=guide_1(tiles=tiles("1", "7", "3"), goals=()))
    rig_draws(g, "1N", "trap", *tile, "trap", "door", rest=("tile 7", "event"))
    assert tokens(g) == words("trap", "trap", "door")
    assert (in_play(g)[1], sizes(g)) == ("3", [2])


@proves("TGB-PAR-03")
def test_how_many_tokens_count_can_be_changed() -> None:
    g = outdoors(doors="1N", draw_count=2)
    rig_draws(g, "1N", "tile 3", "door", "trap", rest=("event",))
    assert tokens(g) == words("door", "trap")


@proves("TGB-DRAW-06", "TGB-EX-22")
@pytest.mark.parametrize(("mission", "found"), [(("10", "11", "12"), "11"), (("3", "10", "12", "13"), "12")])
def test_from_tile_10_without_a_map_tile_comes_11_if_it_is_in_the_mission_else_12(
    mission: tuple[str, ...], found: str
) -> None:
    g = outdoors(("10", 0, 0, 0), doors="10N", mission=guide_1(tiles=tiles(*mission), goals=()))
    rig_draws(g, "10N", "monster 1", "monster 2", "treasure 1")
    drawn(g, "10N")
    assert in_play(g) == ["10", found]


@proves("TGB-DRAW-07")
def test_next_counts_up_from_the_tile_of_the_doorway_and_round() -> None:
    g = outdoors(("10", 0, 0, 0), mission=guide_1(tiles=tiles("2", "3", "10", "11"), goals=()))
    assert next_tiles(g, TILE_OF["10"]) == list(tiles("11", "2", "3"))
    g.laid += ((TILE_OF["11"], 50, 50, 0),)
    survey(g)
    assert next_tiles(g, TILE_OF["11"]) == list(tiles("2", "3"))


@proves("TGB-DRAW-07")
def test_for_a_secondary_tile_it_counts_from_the_new_tile() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "door", "trap", "trap", "trap", "trap", "event", rest=("story",) * 4)
    g.rig("doorway", 1)
    drawn(g, "1N")
    assert in_play(g) == ["1", "6", "7"]


@proves("TGB-DRAW-09")
def test_an_objective_tile_is_reached_by_counting_only_when_no_other_is_left() -> None:
    g = outdoors(mission=guide_1(tiles=tiles("1", "3", "8", "9"), goals=tiles("8")))
    g.goal = t("tile 8")
    assert next_tiles(g, TILE_OF["7"]) == list(tiles("9", "3", "8"))


@proves("TGB-DRAW-52")
def test_a_tile_whose_objective_is_not_open_is_never_next_and_without_a_tile_there_is_a_wall() -> None:
    g = outdoors(doors="1N", mission=guide_1(tiles=tiles("1", "8", "12"), goals=tiles("8", "12")))
    g.goal = t("tile 8")
    assert next_tiles(g, 0) == [TILE_OF["8"]]
    g = outdoors(doors="1N", mission=guide_1(tiles=tiles("1", "12"), goals=tiles("12")))
    rig_draws(g, "1N", "trap", "trap", "door")
    assert drawn(g, "1N") == []
    assert (g.walled >> way("1N") & 1, g.doors, sizes(g)) == (1, 0, [3])


@proves("TGB-DRAW-10", "TGB-DRAW-11")
def test_ambush_does_not_count_and_the_monster_token_right_after_it_ambushes() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "ambush", "monster 1", "monster 2", "ambush", "trap")
    (find,) = drawn(g, "1N")[:1]
    assert find.drawn == ((t("monster 1"), 1), (t("monster 2"), 0), (t("trap"), 0))


@proves("TGB-DRAW-12")
def test_an_ambush_followed_by_another_token_or_one_put_back_has_no_effect() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "ambush", "trap", "monster 1", "ambush", "back tile 4", "monster 2")
    assert [more for _, more in drawn(g, "1N")[0].drawn] == [0, 0, 0]


@proves("TGB-DRAW-13", "TGB-PAR-04")
def test_a_monster_token_too_many_is_put_back_and_another_drawn() -> None:
    g = outdoors(doors="1N", draw_count=4)
    rig_draws(g, "1N", "tile 3", "monster 1", "monster 2", "monster 3", "back monster 4", "trap")
    assert tokens(g) == words("monster 1", "monster 2", "monster 3", "trap")
    assert g.bags[0] == (t("monster 4"),)
    g = outdoors(doors="1N", monster_tokens=1)
    rig_draws(g, "1N", "tile 3", "monster 1", "back monster 2", "trap", "door")
    assert tokens(g) == words("monster 1", "trap", "door")


@proves("TGB-DRAW-31")
def test_the_limit_counts_all_tiles_of_the_phase_together() -> None:
    g = outdoors(doors="1N")
    first = ("tile 3", "monster 1", "monster 2", "monster 3")
    rig_draws(g, "1N", *first, "tile 7", "back monster 4", "trap", "trap", "event")
    finds = drawn(g, "1N")
    assert [each for each, _ in finds[1].drawn] == words("trap", "trap", "event")


@proves("TGB-DRAW-14")
def test_a_second_map_tile_is_put_back() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "back tile 7", "trap", "trap", "door")
    drawn(g, "1N")
    assert (in_play(g), g.bags[0]) == (["1", "3"], (t("tile 7"),))
    assert (t("tile 7"),) in told(g, "put back")


@proves("TGB-DRAW-15", "TGB-DRAW-16")
def test_the_objective_token_replaces_the_first_tile_which_goes_back() -> None:
    g = outdoors(doors="1N")
    g.goal = t("tile 8")
    rig_draws(g, "1N", "trap", "tile 3", "monster 1", "tile 8", rest=("door",))
    (find,) = drawn(g, "1N")
    assert (find.drawn, in_play(g)) == ((), ["1", "8"])
    assert g.bags[0] == tuple(sorted(words("trap", "tile 3", "monster 1", "door")))


@proves("TGB-DRAW-19", "TGB-EX-27")
def test_when_the_objective_token_is_drawn_all_other_tokens_of_the_tile_are_ignored() -> None:
    g = outdoors(doors="1N")
    g.goal = t("tile 8")
    rig_draws(g, "1N", "trap", "door", "tile 8")
    (find,) = drawn(g, "1N")
    assert (find.drawn, in_play(g), g.bags[0]) == ((), ["1", "8"], tuple(sorted(words("trap", "door"))))


@proves("TGB-DRAW-20")
def test_the_drawing_stops_with_the_objective_token() -> None:
    g = outdoors(doors="1N")
    g.goal = t("tile 8")
    rig_draws(g, "1N", "tile 8", rest=("trap", "trap", "door"))
    drawn(g, "1N")
    assert (g.drawn["fate"], told(g, "ignored")) == (1, [])
    g = outdoors(doors="1N")
    g.goal = t("tile 8")
    rig_draws(g, "1N", "trap", "door", "tile 8", rest=("trap",))
    drawn(g, "1N")
    assert (told(g, "ignored"), g.bags[0]) == ([(2,)], tuple(sorted(words("trap", "trap", "door"))))


@proves("TGB-DRAW-17")
def test_the_token_of_a_tile_in_play_is_removed_from_the_mission() -> None:
    g = outdoors(("1", 0, 0, 0), ("7", 50, 0, 0), doors="1N")
    rig_draws(g, "1N", "tile 7", "tile 3", "trap", "trap", "door")
    assert tokens(g) == words("trap", "trap", "door")
    assert (in_play(g)[2:], g.bags[0]) == (["3"], ())


BACKS = ("tile 3", "back tile 4", "back tile 5", "back tile 7")


@proves("TGB-DRAW-18", "TGB-DRAW-48", "TGB-PAR-05")
def test_three_in_a_row_put_back_end_the_phase_and_waiting_doorways_get_doors() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "trap", *BACKS, rest=("story",) * 4)
    finds = drawn(g, "1N")
    assert ([find.drawn for find in finds], doors_of(g, "3")) == ([((t("trap"), 0),)], "N")
    g = outdoors(doors="1N", put_back_limit=2)
    rig_draws(g, "1N", "tile 3", "back tile 4", "back tile 5", rest=("story",) * 4)
    drawn(g, "1N")
    assert g.drawn["fate"] == 3


@proves("TGB-DRAW-48")
def test_the_next_map_tile_rule_holds_then_too() -> None:
    g = outdoors(doors="1N", monster_tokens=1, mission=guide_1(tiles=tiles("1", "3")))
    rig_draws(g, "1N", "monster 1", "back monster 2", "back monster 3", "back monster 2", rest=("story",))
    drawn(g, "1N")
    assert in_play(g) == ["1", "3"]


@proves("TGB-DRAW-47")
def test_a_kept_or_removed_token_resets_the_count_and_one_put_back_may_come_up_again() -> None:
    g = outdoors(("1", 0, 0, 0), ("7", 50, 0, 0), doors="1N")
    backs = ("back tile 4", "back tile 4")
    rig_draws(g, "1N", "tile 3", *backs, "tile 7", *backs, "trap", *backs, "trap", "door")
    assert tokens(g) == words("trap", "trap", "door")
    assert g.bags[0] == (t("tile 4"),)


@proves("TGB-DRAW-53")
def test_the_token_of_a_tile_that_does_not_fit_is_put_back() -> None:
    walls = (("2", -8, 8, 0), ("10", 6, 8, 0))
    g = outdoors(("1", 0, 0, 0), *walls, doors="1N")  # between them there is room for six columns
    rig_draws(g, "1N", "back tile 9", "tile 3", "trap", "trap", "door")
    drawn(g, "1N")
    assert (in_play(g)[3:], g.bags[0]) == (["3"], (t("tile 9"),))


@proves("TGB-PLACE-03")
def test_if_the_next_tile_does_not_fit_the_one_after_it_is_tried() -> None:
    walls = (("2", -8, 8, 0), ("10", 6, 8, 0))
    g = outdoors(("1", 0, 0, 0), *walls, doors="1N", mission=guide_1(tiles=tiles("1", "9", "11"), goals=()))
    rig_draws(g, "1N", "trap", "trap", "door")
    drawn(g, "1N")
    assert in_play(g)[3:] == ["11"]


@proves("TGB-DRAW-43")
def test_if_the_bag_runs_empty_the_tile_is_played_with_what_was_drawn() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "trap", "tile 3")
    assert tokens(g) == words("trap")
    assert in_play(g) == ["1", "3"]


@proves("TGB-DRAW-38")
def test_open_doorways_of_a_path_whose_bag_is_used_up_are_walls() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "trap", "tile 3")
    drawn(g, "1N")
    assert (g.walled >> way("3N") & 1, doors_of(g, "3")) == (1, "")
    assert (way("3N"),) in told(g, "wall")


@proves("TGB-DRAW-22", "TGB-RND-13")
@pytest.mark.parametrize("side", [1, 2])
def test_the_side_of_a_treasure_lies_up_at_random(side: int) -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "treasure 2", "trap", "trap")
    g.rig("treasure side", side)
    assert drawn(g, "1N")[0].drawn[0] == (t("treasure 2"), side - 1)


# Doors ---------------------------------------------------------------------------------------------------------------


@proves("TGB-DRAW-24", "TGB-RND-14", "TGB-CMP-32")
@pytest.mark.parametrize(("face", "closed"), [(1, "N"), (2, "E")])
def test_a_door_token_closes_one_open_doorway_at_random(face: int, closed: str) -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "door", "trap", "trap")
    g.rig("doorway", face)
    drawn(g, "1N")
    assert (doors_of(g, "6"), told(g, "door")[0]) == (closed, (way(f"6{closed}"),))


@proves("TGB-DRAW-46")
def test_tile_fit_and_doors_are_settled_while_drawing_but_no_piece_is_placed() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", "door", "trap", "door", "monster 1", rest=("story",) * 3)
    drawn(g, "1N")
    assert (in_play(g), doors_of(g, "6"), g.drawn["fate"]) == (["1", "6"], "NE", 4)


@proves("TGB-DRAW-02")
def test_while_tokens_are_drawn_no_piece_is_placed() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "treasure 1", "trap", "monster 1")
    drawn(g, "1N")
    assert (g.traps, g.treasures, len(g.at)) == ((), (), 6)
    walled = outdoors(doors="1N", mission=guide_1(tiles=tiles("1"), goals=()))
    rig_draws(walled, "1N", *["trap"] * 3)
    assert (drawn(walled, "1N"), in_play(walled), walled.walled >> way("1N") & 1) == ([], ["1"], 1)


@proves("TGB-DRAW-29", "TGB-DRAW-30", "TGB-CMP-36")
def test_each_open_doorway_gets_a_drawing_and_those_of_secondary_tiles_get_doors() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 6", *["trap"] * 3, "tile 3", *["event"] * 3, "tile 7", "event", "story", "machine")
    finds = drawn(g, "1N")
    assert [find.way for find in finds] == [way("1N"), way("6N"), way("6E")]
    assert (in_play(g), doors_of(g, "6")) == (["1", "6", "3", "7"], "")
    assert (doors_of(g, "3"), doors_of(g, "7")) == ("N", "N")


@proves("TGB-DRAW-45", "TGB-HROOM-01", "TGB-HROOM-08", "TGB-RND-14")
@pytest.mark.parametrize(("face", "side"), [(1, "E"), (2, "W")])
def test_more_doors_than_doorways_hide_a_room_behind_a_random_free_wall(face: int, side: str) -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "door", "door", "trap")
    g.rig("doorway", face)
    drawn(g, "1N")
    assert doors_of(g, "3") == "".join(sorted(f"N{side}", key="NESW".index))
    assert g.secret == 1 << way(f"3{side}")


@proves("TGB-HROOM-07")
@pytest.mark.parametrize(("rooms", "doors"), [((), 0), (tiles("S1"), 1), (tiles("S1", "S2"), 2)])
def test_no_more_secret_doors_than_the_mission_has_secret_rooms(rooms: tuple[int, ...], doors: int) -> None:
    g = outdoors(("3", 0, 0, 0), mission=guide_1(secrets=rooms))
    for _ in range(3):
        hide(g, TILE_OF["3"])
    assert (g.secret.bit_count(), len(told(g, "secret door"))) == (doors, doors)
    assert {each[0] for each in told(g, "secret door")} == set(places(g.secret))


@proves("TGB-HROOM-08")
def test_without_a_free_wall_the_token_is_discarded() -> None:
    g = outdoors(("17", 0, 0, 0))
    hide(g, TILE_OF["17"])
    assert (g.secret, g.doors) == (0, 0)


@proves("TGB-DRAW-58")
def test_open_doorways_of_an_objective_tile_get_doors_and_no_drawing() -> None:
    g = outdoors(doors="1N")
    g.goal = t("tile 6")
    rig_draws(g, "1N", "tile 6", rest=("trap", "trap", "door"))
    assert len(drawn(g, "1N")) == 1
    assert (doors_of(g, "6"), g.drawn["fate"]) == ("NE", 1)


@proves("TGB-DRAW-61")
def test_an_objective_tile_that_is_next_counts_as_drawn() -> None:
    g = outdoors(doors="1N", mission=guide_1(tiles=tiles("1", "6"), goals=tiles("6")))
    g.goal = t("tile 6")
    rig_draws(g, "1N", "trap", "trap", "door", rest=("event",))
    (find,) = drawn(g, "1N")
    assert (find.drawn, sum(sizes(g)), doors_of(g, "6")) == ((), 4, "NE")


@proves("TGB-DRAW-56")
def test_what_is_drawn_after_the_objective_tile_opens_no_next_objective() -> None:
    g = outdoors(doors="1N", mission=guide_1(goals=tiles("8", "12")))
    g.goal = t("tile 8")
    rig_draws(g, "1N", "tile 6", *["trap"] * 3, "tile 8", "tile 7", *["event"] * 3)
    drawn(g, "1N")
    assert (in_play(g), number_of(g.goal)) == (["1", "6", "8", "7"], TILE_OF["8"])


@proves("TGB-PLACE-27")
def test_a_doorway_that_meets_one_in_play_is_open_and_a_door_there_goes() -> None:
    g = outdoors(("1", 0, 0, 0), ("10", 6, 8, 1), doors="1N 10N")  # its N looks east, its S west
    g.laid = ((TILE_OF["1"], 0, 0, 0), (TILE_OF["10"], 6, 7, 1))
    g.doors, g.paths = 1 << way("1N") | 1 << way("10S"), ((way("1N"), 0), (way("10S"), 1))
    survey(g)
    rig_draws(g, "1N", "tile 6", "door", "trap", "trap", rest=("story",) * 4)
    drawn(g, "1N")
    assert g.map.meets[way("6E")] == way("10S")
    assert (doors_of(g, "10"), doors_of(g, "6"), path_of(g, way("10S"))) == ("", "N", -1)


@proves("TGB-PLACE-22", "TGB-PLACE-27")
def test_a_doorway_against_a_wall_is_a_wall_and_no_way_on() -> None:
    g = outdoors(("1", 0, 0, 0), ("8", 6, 8, 0), doors="1N")
    rig_draws(g, "1N", "tile 6", "door", "trap", "trap", rest=("story",) * 4)
    drawn(g, "1N")
    assert (g.walled >> way("6E") & 1, doors_of(g, "6"), sizes(g)) == (1, "N", [4])
    shut = outdoors(("1", 0, 0, 0), ("10", 6, 8, 1), doors="1N")
    shut.laid, shut.walled = ((TILE_OF["1"], 0, 0, 0), (TILE_OF["10"], 6, 7, 1)), 1 << way("10S")
    survey(shut)
    rig_draws(shut, "1N", "tile 6", "door", "trap", "trap", rest=("story",) * 4)
    drawn(shut, "1N")
    assert shut.walled >> way("6E") & 1  # against a doorway that has become a wall


@proves("TGB-TILE-30", "TGB-RND-24")
def test_a_door_is_put_on_a_random_free_wall_or_on_the_nearest_tile_that_has_one() -> None:
    g = outdoors(("3", 0, 0, 0))
    g.rig("wall", 2)
    assert put_door(g, TILE_OF["3"]) == way("3W")
    assert (doors_of(g, "3"), path_of(g, way("3W")), sizes(g)) == ("W", 0, [0])
    g = outdoors(("17", 0, 0, 0), ("3", 1, -6, 0))  # joined by its S doorway
    assert put_door(g, TILE_OF["17"]) in (way("3E"), way("3W"))
    assert told(g, "door") == [(put,) for put in (way("3E"), way("3W")) if g.doors >> put & 1]
    g = outdoors(("17", 0, 0, 0))
    g.laid, g.walled = ((TILE_OF["17"], 0, 0, 0),), 0
    survey(g)
    assert (put_door(g, TILE_OF["17"]), g.doors, told(g, "door")) == (-1, 0, [])


@proves("TGB-EX-23")
def test_behind_a_door_of_tile_6_four_tokens_are_drawn_for_tile_9_and_the_bag_is_split() -> None:
    g = outdoors(("6", 0, 0, 0), doors="6N", mission=guide_1(tiles=tiles("6", "9", "10", "11"), goals=()))
    first = ("door", "monster 1", "ambush", "treasure 1")
    rig_draws(g, "6N", *first, "trap", "trap", "event", rest=("story",) * 5)
    g.rig("doorway", 1)
    finds = drawn(g, "6N")
    assert [each for each, _ in finds[0].drawn] == words("door", "monster 1", "treasure 1")
    assert (in_play(g)[:2], finds[0].drawn[1][1]) == (["6", "9"], 0)  # nobody ambushes
    assert (len(finds), doors_of(g, "9")) == (2, "E")
    assert sorted(sizes(g))[-2:] == [2, 3]
