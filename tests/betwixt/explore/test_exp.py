"""The Exploration Phase: cards, approaches, surprises, vending machines. EXP, INV, CARD, FLOW, DEC"""

from __future__ import annotations

from typing import Any

import pytest

from betwixt.outdoors import answered, fill, go, in_play, outdoors, rig_draws, way
from betwixt.scenes import AVELYNN, BILL, JOAN, asked, do, give, names_of, offers, run, stash, told, why_not
from hauntbox.games.betwixt.actions import UNIVERSE
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST
from hauntbox.games.betwixt.cards.fate import EVENT
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.approach import GATHER, GOAL, MACHINE, next_to
from hauntbox.games.betwixt.rules.explore.doors import hide
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.fight.defeat import leave_map
from hauntbox.games.betwixt.rules.fight.spawning import spawn
from hauntbox.games.betwixt.state import COMBAT, DRAWING, EXPLORATION, KO, Farm, monsters, survey
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves

RAT = MONSTER_OF["Barn Rat"]
SIX = tuple(["story"] * 6)


def free(doors: str = "1N 1E", *laid: tuple[str, int, int, int], **options: Any) -> Farm:
    """An Exploration Phase with full bags, at its first question."""
    g = outdoors(*laid, doors=doors, **options)
    for each in doors.split():
        fill(g, each, *SIX)
    run(g, EXPLORE)
    return g


def on(name: str, place: int) -> int:
    return TILE_OF[name] * 64 + place


# Cards ---------------------------------------------------------------------------------------------------------------


@proves("TGB-DEC-47", "TGB-INV-18")
def test_the_family_approaches_something_or_readies_trades_or_stashes_with_one_fm() -> None:
    g = free()
    give(g, BILL, "Golf Club")
    assert asked(g) == "Household Family"
    texts = ["approach", "arrange ready Bill", *[f"arrange trade {n}" for n in ("Bill", "Joan", "Avelynn")]]
    assert offers(g) == [*texts, "arrange stash Bill"]
    assert why_not(g, "arrange stash Maddox") == "TGB-INV-18"


@proves("TGB-INV-18")
def test_between_fights_fms_trade_at_any_distance() -> None:
    g = free()
    give(g, BILL, "Golf Club")
    g.at[JOAN] = on("1", 61 - 16)
    do(g, "arrange trade Bill", "who Joan", "give left hand", "nobody")
    assert ("Golf Club" in names_of(g, JOAN), asked(g)) == (True, "Household Family")


@proves("TGB-INV-17", "TGB-PAR-23")
def test_so_many_changes_are_made_in_one_exploration_phase() -> None:
    g = free(housekeeping=2)
    give(g, BILL, "Golf Club")
    do(g, "arrange stash Bill", "give left hand", "nobody", "arrange stash Joan", "nobody", "fetch 1")
    assert (offers(g), why_not(g, "arrange ready Joan")) == (["approach"], "TGB-INV-17")
    g = free(housekeeping=1, free_items=True)
    g.fp[JOAN], g.syringes = 8, ()
    assert why_not(g, "item") == ""
    g.changes = 1
    assert why_not(g, "item") == "TGB-INV-17"


@proves("TGB-INV-19")
def test_one_card_readied_is_a_change_and_so_is_a_change_given_up() -> None:
    g = free()
    give(g, BILL, "Golf Club", "Bike Helmet", "Sneakers")
    do(g, "arrange ready Bill", "take left hand", "lay extra 1")
    assert (asked(g), g.changes) == ("Household Family", 1)
    do(g, "arrange ready Bill", "stop")
    assert (asked(g), g.changes) == ("Household Family", 2)
    do(g, "approach")
    assert (asked(g), g.changes) == ("Approaching Family", 2)


@proves("TGB-EXP-13")
def test_no_items_or_talents_between_fights() -> None:
    g = free()
    give(g, BILL, "Soda Pop")
    g.fp[BILL] = 0
    assert {str(act).split()[0] for act in UNIVERSE if not g.why_not(4, act)} == {"approach", "arrange"}


# Approaches ----------------------------------------------------------------------------------------------------------


@proves("TGB-DEC-04", "TGB-EXP-03")
def test_doors_objectives_machines_and_surprises_can_be_approached() -> None:
    g = free("1N 1E", ("1", 0, 0, 0), ("8", 6, 1, 1))  # the booth lies at the E door, which is open
    g.doors, g.visits, g.machines, g.surprises = 1 << way("1N"), 1 << TILE_OF["8"], 1 << on("1", 20), (0,)
    survey(g)
    do(g, "approach")
    assert asked(g) == "Approaching Family"
    assert offers(g) == ["door 1 N", "objective 8", "machine 1", "gather 1"]


@proves("TGB-EXP-05")
def test_what_lies_behind_a_closed_door_cannot_be_approached() -> None:
    g = free("1N 3N", ("1", 0, 0, 0), ("3", 0, 8, 0))
    do(g, "approach")
    assert (offers(g), why_not(g, "door 3 N")) == (["door 1 N"], "TGB-EXP-05")


@proves("TGB-EXP-07")
def test_an_opened_door_is_gone_and_its_doorway_open() -> None:
    g = free()
    rig_draws(g, "1N", "tile 3", "door", "trap", "trap", rest=SIX)
    go(g, "door 1 N")
    assert g.doors >> way("1N") & 1 == 0
    do(g, "approach")
    assert "door 3 N" in offers(g)
    assert g.map.is_near(on("1", 58), on("3", 2))


@proves("TGB-EXP-18", "TGB-DEC-43", "TGB-DEC-44")
def test_one_fm_is_put_next_to_it_and_then_the_others_on_free_spaces_of_the_tile() -> None:
    g = free()
    do(g, "approach", "door 1 N")
    assert (asked(g), offers(g)) == ("Leader Family", ["who Bill", "who Joan", "who Avelynn"])
    assert why_not(g, "who Maddox") == "TGB-EXP-03"
    do(g, "who Joan")
    assert (asked(g), offers(g)) == ("Lead Joan", ["space C8", "space D8"])
    do(g, "space D8")
    assert (g.at[JOAN], told(g, "stands"), asked(g)) == (on("1", 59), [(JOAN, on("1", 59))], "Follow Bill")
    far = free("3N", ("1", 0, 0, 0), ("3", 0, 8, 0))
    do(far, "approach", "door 3 N", "who Joan")
    do(far, offers(far)[0])
    assert far.at[JOAN] >> 6 == TILE_OF["3"]
    alone = free()
    alone.post[JOAN] = alone.post[AVELYNN] = KO
    alone.at[JOAN] = alone.at[AVELYNN] = -1
    do(alone, "approach", "door 1 N")
    assert asked(alone) == "Lead Bill"  # one by himself need not be named


@proves("TGB-EXP-11", "TGB-DEC-45", "TGB-EXP-04")
def test_the_others_are_put_on_any_free_spaces_of_the_same_tile() -> None:
    g = free("1N 1E 3N", ("1", 0, 0, 0), ("3", 50, 50, 0))
    do(g, "approach", "door 1 N", "who Bill", "space C8")
    assert len(offers(g)) == bin(g.map.floor & (1 << 64) - 1).count("1") - 1
    assert why_not(g, "space C8") == "TGB-EXP-11"
    assert why_not(g, "space A1") == ""
    do(g, "space D8", "space A1")
    assert (g.at[BILL], g.at[JOAN], g.at[AVELYNN]) == (on("1", 58), on("1", 59), 0)
    far = free("3N", ("1", 0, 0, 0), ("3", 0, 8, 0))
    do(far, "approach", "door 3 N", "who Bill", "space C6")
    assert len(offers(far)) > 20
    do(far, "space D6", "space A1")
    assert [far.at[fm] for fm in range(3)] == [on("3", 42), on("3", 43), on("3", 0)]


@proves("TGB-EXP-02", "TGB-MOVE-05")
def test_no_movement_points_are_used() -> None:
    g = free()
    g.at[BILL] = 0
    do(g, "approach", "door 1 N", "who Bill")
    assert offers(g) == ["space C8", "space D8"]  # seven rows away


@proves("TGB-EXP-16")
def test_next_to_a_door_are_the_two_spaces_inside_its_doorway() -> None:
    g = free()
    do(g, "approach", "door 1 E", "who Bill")
    assert (offers(g), why_not(g, "space E4")) == (["space F4", "space F5"], "TGB-EXP-16")


@proves("TGB-EXP-16")
def test_next_to_a_secret_door_are_the_middle_spaces_of_its_wall() -> None:
    g = free()
    hide(g, TILE_OF["1"])
    do(g, "approach", "door 1 W", "who Bill")
    assert offers(g) == ["space A4", "space A5"]


@proves("TGB-EXP-17")
def test_next_to_a_machine_or_objective_are_its_neighbors_and_the_objective_space_itself() -> None:
    g = free("1N", ("8", 0, 0, 0))
    machine = on("8", 8)
    g.machines = 1 << machine
    assert set(places(next_to(g, MACHINE, machine))) == {on("8", n) for n in (0, 1, 9, 16)}  # (2, 3) is an obstacle
    spaces = places(next_to(g, GOAL, TILE_OF["8"]))
    assert all(space >> 6 == TILE_OF["8"] for space in spaces)
    goals = places(g.map.goal)
    assert set(goals) < set(spaces)
    assert set(spaces) == {s for s in places(g.map.floor) if any(g.map.is_near(s, at) or s == at for at in goals)}
    assert len(spaces) <= 12


@proves("TGB-EXP-21")
def test_a_surprise_or_an_unmarked_objective_is_approached_by_gathering_on_the_tile() -> None:
    g = free()
    g.surprises, g.visits = (0,), 1
    assert (next_to(g, GATHER, 0), next_to(g, GOAL, 0)) == (0, 0)
    do(g, "approach", "objective 1")
    assert (asked(g), "space A1" in offers(g)) == ("Follow Bill", True)


@proves("TGB-EXP-19")
def test_an_approach_that_would_change_nothing_is_not_offered() -> None:
    g = free("1N", ("1", 0, 0, 0), ("8", 6, 1, 1))
    g.machines = g.visited = 1 << on("1", 20)
    do(g, "approach")
    assert offers(g) == ["door 1 N"]
    for text in ("objective 8", "machine 1", "gather 1"):
        assert why_not(g, text) == "TGB-EXP-19"
    assert why_not(g, "door 1 S") == "TGB-DEC-04"


@proves("TGB-EXP-06", "TGB-FLOW-02")
def test_ending_next_to_a_closed_door_opens_it_and_starts_the_drawing_phase() -> None:
    g = free()
    phases = []
    with answered(lambda g, trigger, facts: phases.append((trigger, g.phase))):
        go(g, "door 1 N")
    assert (phases[0], told(g, "opens")) == (("door-opened", DRAWING), [(way("1N"),)])
    assert len(in_play(g)) > 1


@proves("TGB-EXP-08", "TGB-FLOW-06", "TGB-FLOW-07")
def test_ending_next_to_an_objective_resolves_it_as_the_mission_says() -> None:
    g = free("1N", ("8", 0, 0, 0))
    g.visits = 1 << TILE_OF["8"]
    with answered(lambda g, trigger, facts: setattr(g, "visits", 0)) as heard:
        go(g, "objective 8")
    assert (heard, asked(g), g.visits) == ([("visited", TILE_OF["8"])], "Household Family", 0)


@proves("TGB-EXP-12")
def test_after_something_that_causes_no_fight_the_phase_simply_continues() -> None:
    g = free()
    g.visits, g.changes = 1, 5
    go(g, "objective 1")
    assert (asked(g), g.phase, g.changes) == ("Household Family", EXPLORATION, 5)
    rig_draws(g, "1N", "tile 3", "door", "trap", "trap", rest=SIX)
    go(g, "door 1 N")
    assert (in_play(g), g.doors >> way("1N") & 1) == (["1", "3"], 0)


@proves("TGB-FLOW-08")
def test_monsters_of_an_objective_start_a_fight_like_those_of_tokens() -> None:
    g = free()
    g.visits = 1
    with answered(lambda g, trigger, facts: spawn(g, RAT, 0)):
        go(g, "objective 1")
    assert (g.phase, asked(g)) == (COMBAT, "Prepare Family")


# Surprises -----------------------------------------------------------------------------------------------------------


@proves("TGB-EXP-10")
def test_on_a_tile_with_a_surprise_it_is_resolved() -> None:
    g = free()
    g.surprises += (0,)
    with answered(None) as heard:
        go(g, "gather 1")
    assert (heard, g.surprises, asked(g)) == ([("token-resolved", EVENT, 0)], (), "Household Family")


@proves("TGB-EXP-15")
def test_a_surprise_comes_before_the_door_and_its_token_goes() -> None:
    g = free()
    g.surprises += (0, 5)
    with answered(None) as heard:
        go(g, "door 1 N")
    assert ([each[0] for each in heard[:2]], g.surprises) == (["token-resolved", "door-opened"], (5,))


@proves("TGB-EXP-20")
def test_if_a_surprise_starts_a_fight_the_approach_is_dropped() -> None:
    g = free()
    g.surprises += (0, 0)
    with answered(lambda g, trigger, facts: trigger == "token-resolved" and spawn(g, RAT, 0)) as heard:
        go(g, "door 1 N")
    assert (g.phase, g.doors >> way("1N") & 1, heard) == (COMBAT, 1, [("token-resolved", EVENT, 0)])
    assert g.surprises == (0,)


@proves("TGB-EXP-01", "TGB-FLOW-05")
def test_after_a_fight_the_exploration_phase_follows() -> None:
    g = free()
    g.visits = 1
    with answered(lambda g, trigger, facts: trigger == "visited" and spawn(g, RAT, 0)):
        go(g, "objective 1")
        for m in monsters(g):
            leave_map(g, m)
        for _ in range(9):
            if asked(g) != "Household Family":
                do(g, "nobody")
    assert (asked(g), g.phase) == ("Household Family", EXPLORATION)


# Vending machines ----------------------------------------------------------------------------------------------------


def shopping(bucks: int = 5) -> Farm:
    g = free()
    g.machines, g.purse = 1 << on("1", 20), bucks
    give(g, BILL, "Golf Club")
    stash(g, "Bike Helmet")
    go(g, "machine 1")
    return g


@proves("TGB-DEC-49", "TGB-CARD-31", "TGB-CARD-45")
def test_first_the_family_sells_card_by_card_for_half_the_value_rounded_down() -> None:
    g = shopping()
    assert (asked(g), offers(g)) == ("SellCard Family", ["sell Bill left hand", "sell Stash 1", "stop"])
    do(g, "sell Bill left hand")
    assert g.purse == 5 + CARDS[FIRST["Golf Club"]].value // 2
    do(g, "sell Stash 1")
    assert (g.stash, offers(g)) == ((), ["stop"])
    do(g, "stop")
    assert asked(g) == "BuyCard Family"


@proves("TGB-CARD-30")
@pytest.mark.parametrize(("name", "half"), [("Golf Club", 2), ("Hockey Pads", 2), ("Candy Bar", 1)])
def test_selling_gives_half_of_the_value(name: str, half: int) -> None:
    g = free()
    g.machines = 1 << on("1", 20)
    give(g, BILL, name)
    go(g, "machine 1")
    do(g, offers(g)[0])
    assert g.purse == half == CARDS[FIRST[name]].value // 2
    assert not any([CARDS[card].name == name for card in g.cards[BILL] if card >= 0])
    assert any([FIRST[name] in deck for deck in g.decks[:5]])


@proves("TGB-DEC-48", "TGB-CARD-45")
def test_then_it_buys_until_it_stops() -> None:
    g = shopping()
    do(g, "stop")
    assert (asked(g), offers(g)) == (
        "BuyCard Family",
        ["pick Candy Bar", "pick Soda Pop", "pick Bike Helmet", "stop"],
    )
    do(g, "pick Candy Bar", "who Joan")
    assert (g.purse, "Candy Bar" in names_of(g, JOAN)) == (3, True)
    do(g, "pick Bike Helmet", "who Joan")
    assert (g.purse, offers(g), why_not(g, "pick Candy Bar")) == (0, ["stop"], "TGB-CARD-30")
    do(g, "stop")
    assert asked(g) == "Household Family"


@proves("TGB-EXP-09")
def test_a_machine_sells_the_missions_list_and_can_be_visited_again() -> None:
    g = shopping()
    do(g, "stop")
    assert why_not(g, "pick Golf Club") == "TGB-EXP-09"
    do(g, "stop", "approach")
    assert why_not(g, "machine 1") == "TGB-EXP-19"
    g.visited = 0
    assert why_not(g, "machine 1") == ""


@proves("TGB-MIS-12")
def test_a_machine_is_visited_once_between_two_door_openings() -> None:
    g = shopping()
    do(g, "stop", "stop")
    assert g.visited
    rig_draws(g, "1N", "tile 3", "door", "trap", "trap", rest=SIX)
    go(g, "door 1 N")
    do(g, "approach")
    assert (g.visited, "machine 1" in offers(g)) == (0, True)


@proves("TGB-MIS-11")
def test_a_good_is_sold_while_its_deck_has_the_card() -> None:
    g = shopping(99)
    g.decks[4] = tuple([card for card in g.decks[4] if CARDS[card].name != "Candy Bar"])
    do(g, "stop")
    assert why_not(g, "pick Candy Bar") == "TGB-MIS-11"


@pytest.mark.parametrize("name", ["8", "12"])
@proves("TGB-DEC-44")
def test_no_more_than_twelve_spaces_lie_next_to_an_objective(name: str) -> None:
    g = outdoors((name, 0, 0, 0))
    for fm in range(3):
        g.at[fm] = -1
    assert 0 < len(places(next_to(g, GOAL, TILE_OF[name]))) <= 12
