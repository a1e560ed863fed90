"""What each step of the Exploration Phase changes, tells and refuses. EXP, DEC, FLOW, MIS, INV"""

from __future__ import annotations

from typing import Any

import pytest

from betwixt.missions import on
from betwixt.outdoors import answered, doors_of, fill, go, guide_1, in_play, outdoors, rig_draws, t, tiles, way
from betwixt.scenes import AVELYNN, BILL, JOAN, asked, at, do, give, learn, offers, run, scene, told, why_not
from hauntbox.games.betwixt.actions import SPACE_NAMES, TALENT
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST
from hauntbox.games.betwixt.cards.fate import STORY
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.approach import DOOR
from hauntbox.games.betwixt.rules.explore.doors import PART, breach
from hauntbox.games.betwixt.rules.explore.drawing import Find
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE, GO_ON, FollowGuest, family_tile, uses
from hauntbox.games.betwixt.rules.explore.opening import Draw, force, forced_ways, open_door, open_secret
from hauntbox.games.betwixt.rules.explore.parties import able_teams, send_out
from hauntbox.games.betwixt.rules.explore.placing import cuts, place, put_machine, put_treasure
from hauntbox.games.betwixt.rules.explore.vending import bars_good, visit
from hauntbox.games.betwixt.rules.gear.talents import WhichTalent, can_use
from hauntbox.games.betwixt.state import ACTIVE, AWAY, COMBAT, DRAWING, EXPLORATION, FAMILY, GUEST, KO, PLACEMENT, Farm
from hauntbox.ledger import proves

SIX = ("story",) * 6


def free(doors: str = "1N 1E", *laid: tuple[str, int, int, int], **options: Any) -> Farm:
    """An Exploration Phase with full bags, at its first question."""
    g = outdoors(*laid, doors=doors, **options)
    for each in doors.split():
        fill(g, each, *SIX)
    run(g, EXPLORE)
    return g


@proves("TGB-EXP-01")
def test_a_new_exploration_begins_from_nothing() -> None:
    g = outdoors(doors="1N")
    fill(g, "1N", *SIX)
    g.phase, g.new_tiles, g.changes = COMBAT, 7, 9
    run(g, EXPLORE)
    assert (g.phase, g.new_tiles, g.changes) == (EXPLORATION, 0, 0)


@proves("TGB-DRAW-40", "TGB-EXP-12")
@pytest.mark.parametrize(("doors", "goal", "put"), [("1N", "tile 8", 0), ("", "tile 8", 1), ("", "tile 1", 0)])
def test_a_door_is_put_only_if_the_objective_is_still_sought_and_there_is_none(doors: str, goal: str, put: int) -> None:
    g = outdoors(doors=doors)
    g.goal = t(goal)
    before = g.doors
    run(g, GO_ON)
    assert (g.doors & ~before).bit_count() == put
    assert asked(g) == "Household Family"


@proves("TGB-MIS-53")
def test_those_who_stand_nowhere_are_on_no_tile() -> None:
    g = outdoors(("3", 0, 8, 0), ("1", 0, 0, 0))
    g.at[:3] = [TILE_OF["1"] * 64 + 1, -1, -1]
    assert family_tile(g) == TILE_OF["1"]
    g.at[:3] = [-1, -1, -1]
    assert family_tile(g) == TILE_OF["3"]  # the first one


@proves("TGB-DEC-47", "TGB-EXP-13")
def test_at_the_limit_of_changes_only_the_approach_is_left() -> None:
    g = free(housekeeping=2)
    give(g, BILL, "Golf Club")
    assert len(offers(g)) > 1
    g.changes = 2
    assert offers(g) == ["approach"]


@proves("TGB-DEC-47", "TGB-EXP-13", "TGB-EXP-14")
def test_items_are_offered_only_to_who_could_use_one() -> None:
    g = free(free_items=True)
    g.syringes, g.fp[:] = (), [0] * 4
    assert (why_not(g, "item"), "item" in offers(g)) == ("TGB-ACT-35", False)
    give(g, BILL, "Soda Pop")
    assert (why_not(g, "item"), "item" in offers(g)) == ("", True)
    assert why_not(free(), "item") != ""


@proves("TGB-EXP-14", "TGB-DEC-103")
def test_between_fights_only_support_talents_are_used_and_nothing_of_a_turn_counts() -> None:
    g = free(free_items=True)
    learn(g, AVELYNN, "Quick Feet")
    assert uses(g, AVELYNN) == ([TALENT] if can_use(g, AVELYNN, True) else [])
    learn(g, BILL, "Bad Joke")
    g.syringes, g.acts, g.did, g.talented, g.free = (), 2, 255, 255, 255
    do(g, "item", "who Joan")
    assert (g.acts, g.did, g.talented, g.free) == (0, 0, 0, 0)
    assert g.asking() == WhichTalent(JOAN, 1, True)


@proves("TGB-EXP-02", "TGB-EXP-03", "TGB-DEC-04")
def test_an_approach_lifts_everybody_and_is_told() -> None:
    g = free()
    do(g, "approach", "door 1 E")
    assert (g.at[:3], told(g, "approaches")) == ([-1] * 3, [(way("1E") * 8 + DOOR,)])
    assert [type(frame).__name__ for frame in g.agenda[-2:]] == ["Arrive", "Leader"]


@proves("TGB-DEC-43", "TGB-EXP-21")
def test_of_two_active_fms_one_is_named() -> None:
    g = free()
    g.post[AVELYNN], g.at[AVELYNN] = KO, -1
    do(g, "approach", "door 1 N")
    assert (asked(g), offers(g)) == ("Leader Family", ["who Bill", "who Joan"])


@proves("TGB-DEC-44", "TGB-DEC-45", "TGB-EXP-11")
def test_on_a_later_tile_everybody_stands_just_where_it_was_said() -> None:
    g = free("6N", ("1", 0, 0, 0), ("6", 0, 8, 0))
    tile = TILE_OF["6"] * 64
    do(g, "approach", "door 6 N", "who Bill")
    assert (why_not(g, "end"), why_not(g, "space A1")) == ("TGB-ACT-33", "TGB-EXP-16")
    do(g, "space C6")
    assert (g.at[BILL], len(set(offers(g))), why_not(g, "end")) == (tile + 42, len(offers(g)), "TGB-ACT-33")
    assert len(offers(g)) == (g.map.floor >> tile & (1 << 64) - 1).bit_count() - 1
    do(g, "space B2", "space C1")
    assert told(g, "stands") == [(BILL, tile + 42), (JOAN, tile + 9), (AVELYNN, tile + 2)]


@proves("TGB-DEC-45", "TGB-MIS-24")
def test_a_guest_is_put_just_where_it_was_said() -> None:
    g = on("house_of_many_doors", "13", "16")
    g.agenda.clear()
    g.at[GUEST:] = [-1, -1]
    while len(g.at) < GUEST + 1:
        g.at.append(-1)
    run(g, FollowGuest(FAMILY, TILE_OF["16"], GUEST))
    place = offers(g)[5]
    do(g, place)
    assert g.at[GUEST] == TILE_OF["16"] * 64 + SPACE_NAMES.index(place.removeprefix("space "))


@proves("TGB-EXP-12", "TGB-EXP-08")
@pytest.mark.parametrize(("to", "changes"), [("door 1 N", 0), ("objective 1", 5)])
def test_a_door_begins_a_new_phase_and_anything_else_does_not(to: str, changes: int) -> None:
    g = free()
    g.visits, g.changes = 1, 5
    rig_draws(g, "1N", "tile 3", "door", "trap", "trap", rest=SIX)
    go(g, to)
    assert (asked(g), g.changes) == ("Household Family", changes)


@pytest.mark.parametrize(("text", "ask"), [
    pytest.param((), "Household", marks=proves("TGB-DEC-47", "TGB-EXP-13")),
    pytest.param(("approach",), "Approaching", marks=proves("TGB-DEC-04", "TGB-EXP-18")),
    pytest.param(("arrange ready Bill",), "PickUp", marks=proves("TGB-DEC-63")),
    pytest.param(("arrange ready Bill", "take left hand"), "PutDown", marks=proves("TGB-DEC-64")),
    pytest.param(("arrange trade Bill",), "Partner", marks=proves("TGB-DEC-65")),
    pytest.param(("arrange trade Bill", "who Joan"), "GiveCard", marks=proves("TGB-DEC-66", "TGB-ACT-24")),
    pytest.param(("arrange trade Bill", "who Joan", "give left hand"), "ReceiveCard", marks=proves("TGB-DEC-67")),
    pytest.param(("arrange stash Bill",), "PutIn", marks=proves("TGB-DEC-68")),
    pytest.param(("arrange stash Bill", "give left hand"), "TakeOut", marks=proves("TGB-DEC-69", "TGB-ACT-26")),
])  # fmt: skip
def test_questions_about_cards_that_all_can_see_may_be_answered_by_the_table(text: tuple[str, ...], ask: str) -> None:
    """A lone answer is given without asking: decision 018."""
    g = free()
    give(g, BILL, "Golf Club")
    do(g, *text)
    found = g.asking()
    assert type(found).__name__ == ask
    if ask not in ("PickUp",):
        assert found is not None
        assert found.is_public(g, 0)


# What an approach leads to --------------------------------------------------------------------------------------------


@proves("TGB-EXP-12", "TGB-EXP-08", "TGB-EXP-09")
def test_only_a_secret_door_leads_to_the_secret_room_and_a_visit_is_one_to_an_objective() -> None:
    g = free()
    g.secret = 1 << way("1E")
    rig_draws(g, "1N", "tile 3", "door", "trap", "trap", rest=SIX)
    go(g, "door 1 N")
    assert (in_play(g), told(g, "secret room")) == (["1", "3"], [])
    g = free()
    g.surprises = (0,)
    with answered(None) as heard:
        go(g, "gather 1")
    assert "visited" not in [each[0] for each in heard]


@proves("TGB-MIS-20", "TGB-EXP-12")
def test_the_second_mission_action_is_done_by_approaching_it() -> None:
    g = free()
    g.deeds = ((1, -1, 1),)
    with answered(None) as heard:
        go(g, "special 2")
    assert [each[:2] for each in heard] == [("action-done", 1)]


@proves("TGB-FLOW-02", "TGB-EXP-06", "TGB-MIS-12")
def test_an_opened_door_begins_a_phase_without_new_tiles() -> None:
    g = outdoors(doors="1N")
    g.phase, g.new_tiles, g.visited = EXPLORATION, 7, 3
    open_door(g, way("1N"))
    assert (g.phase, g.new_tiles, g.visited) == (DRAWING, 0, 0)
    assert told(g, "opens") == [(way("1N"),)]


@proves("TGB-PLACE-01", "TGB-FLOW-03", "TGB-DRAW-01")
def test_before_placement_every_door_of_the_new_tile_has_a_path() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "door", "trap", "trap", rest=SIX)
    g.then(Draw(way("1N")))
    g.agenda.pop().run(g)
    assert (g.phase, g.paths) == (PLACEMENT, ((way("3N"), 0),))


@proves("TGB-DRAW-58", "TGB-DRAW-40", "TGB-DRAW-61")
def test_open_doorways_of_a_forced_objective_tile_get_doors() -> None:
    g = outdoors(doors="1N")
    g.goal = t("tile 6")
    find = force(g, way("1N"))
    assert (find.tile, find.drawn, doors_of(g, "6")) == (TILE_OF["6"], (), "NE")


@proves("TGB-DRAW-54", "TGB-MIS-29")
def test_a_team_is_forced_through_walls_of_its_own_part_only() -> None:
    g = outdoors(("1", 0, 0, 0), ("3", 0, PART, 0), doors="1N")
    g.teams, g.team = (0, 0, 1, 1), 0
    assert {each >> 2 for each in forced_ways(g, way("1N"))} == {TILE_OF["1"]}
    g.teams = ()
    assert {each >> 2 for each in forced_ways(g, way("1N"))} == {TILE_OF["1"], TILE_OF["3"]}


@proves("TGB-HROOM-03", "TGB-HROOM-06")
def test_a_second_secret_door_leads_to_the_second_secret_room() -> None:
    g = outdoors(mission=guide_1(secrets=tiles("S1", "S2")))
    g.new_tiles = 1
    for side in ("1W", "1S"):
        breach(g, way(side))
        open_secret(g, way(side))
    assert (in_play(g), g.new_tiles) == (["1", "S1", "S2"], 1 << TILE_OF["S2"])


# Teams and tokens -----------------------------------------------------------------------------------------------------


@proves("TGB-MIS-34", "TGB-M3-07")
@pytest.mark.parametrize(
    ("down", "idle", "able"),
    [((), -1, [0, 1]), ((0,), -1, [0, 1]), ((0, 1), -1, [1]), ((2, 3), -1, [0]), ((), 1, [0]), ((0, 1), 1, [1])],
)
def test_which_teams_can_go_on(down: tuple[int, ...], idle: int, able: list[int]) -> None:
    g = outdoors()
    g.teams, g.idle = (0, 0, 1, 1), idle
    for fm in range(4):
        g.post[fm] = KO if fm in down else ACTIVE
    assert able_teams(g) == able


@proves("TGB-MIS-31", "TGB-MIS-30")
def test_tokens_of_the_team_that_stays_leave_the_bag() -> None:
    g = outdoors()
    g.teams, g.camps, g.pool[:4] = (0, 0, 1, 1), (-1,) * 4, [2, 2, 2, 2]
    send_out(g, 0)
    assert (g.pool[:4], [g.post[fm] for fm in range(4)]) == ([6, 6, 0, 0], [ACTIVE, ACTIVE, AWAY, AWAY])
    assert told(g, "team") == [(0,)]


@proves("TGB-DRAW-28")
def test_a_story_is_told_with_its_number() -> None:
    g = outdoors(("3", 0, 0, 0))
    with answered(None) as heard:
        place(g, [Find(0, TILE_OF["3"], ((t("story 3"), 0),))])
        g.settle()
    assert ("token-resolved", STORY, 3) in heard


@proves("TGB-PLACE-16", "TGB-DRAW-25", "TGB-MIS-57")
def test_treasure_and_machines_are_told_and_no_machine_stands_on_a_doorway() -> None:
    g = outdoors(("3", 0, 0, 0))
    tile = TILE_OF["3"] * 64
    g.rig("axis", 3, 1, 5, 5)
    put_machine(g, TILE_OF["3"], t("machine"), 0)
    put_treasure(g, TILE_OF["3"], t("treasure 1"), 0)
    assert (told(g, "machine"), g.machines) == ([(tile + 4,)], 1 << tile + 4)  # (3, 1) and (4, 1) are the doorway
    assert told(g, "treasure") == [(tile + 4 * 8 + 4,)]


@proves("TGB-MIS-57")
@pytest.mark.parametrize(("mark", "machines"), [("T", 0), ("o", 0), (".", 1 << at(1, 2) | 1 << at(2, 1))])
def test_spaces_that_touch_only_past_a_corner_are_not_joined(mark: str, machines: int) -> None:
    g = scene(f"......\n......\n......\n......\n{mark}.....\n.{mark}....")
    g.machines = machines
    assert cuts(g, 0, at(6, 6))  # the corner at (1, 1) is by itself
    open_floor = scene("......\n" * 6, beside={"E": "......\n" * 6})
    assert not cuts(open_floor, 0, at(3, 3))
    assert not cuts(open_floor, 1, at(3, 3, tile=1))


# Vending machines -----------------------------------------------------------------------------------------------------


@proves("TGB-CARD-30", "TGB-CARD-31", "TGB-DEC-49")
def test_a_sold_card_is_told_goes_back_to_its_deck_and_takes_its_points_along() -> None:
    g = free()
    give(g, BILL, "Charm Bracelet")
    g.decks[:4] = [tuple([card for card in deck if card not in g.cards[BILL]]) for deck in g.decks[:4]]
    card, g.fp[BILL] = FIRST["Charm Bracelet"], 6
    g.agenda.clear()
    visit(g, 0)
    g.settle()
    do(g, "sell Bill accessory")
    assert (g.fp[BILL], told(g, "sold"), card in g.decks[CARDS[card].rarity]) == (5, [(card,)], True)


@proves("TGB-CARD-30", "TGB-MIS-11")
@pytest.mark.parametrize(("purse", "rule"), [(2, ""), (1, "TGB-CARD-30")])
def test_the_last_bucks_are_enough(purse: int, rule: str) -> None:
    g = free()
    g.purse = purse
    assert bars_good(g, "Candy Bar") == rule
