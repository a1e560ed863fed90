"""Objectives of missions, and actions that only a mission has. MIS, END"""

from __future__ import annotations

import pytest

from betwixt.mission.calm import ROOM, calm
from betwixt.missions import kinds_on, say, written
from betwixt.outdoors import answered
from betwixt.scenes import (
    BILL,
    JOAN,
    at,
    do,
    offers,
    rig,
    run,
    scene,
    told,
    why_not,
)  # fmt: skip
from hauntbox.games.betwixt.actions import SPECIAL
from hauntbox.games.betwixt.cards.decks import CARDS
from hauntbox.games.betwixt.cards.fate import EVENT, NO_TOKEN, STORY, TREASURE, token
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import SHARPENED
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.explore.bags import is_forced
from hauntbox.games.betwixt.rules.explore.exploring import APPROACHING, EXPLORE
from hauntbox.games.betwixt.rules.fight.preparing import Preparation
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.state import COMBAT, EXPLORATION, Farm
from hauntbox.ledger import proves

# Objectives -----------------------------------------------------------------------------------------------------------

WHEELS = """
[[treasures]]
token = 3
a = [{ do = "bucks", amount = 1 }]
b = [{ do = "bucks", amount = 1 }]

[[treasures]]
token = 4
a = [{ do = "bucks", amount = 1 }]
b = [{ do = "bucks", amount = 1 }]
"""


def wheels(stories: bool = False) -> Farm:
    """Two wheels are needed; one has been found, three tokens are still in the bags."""
    g = scene(ROOM)
    text = written('on = "treasure-taken" | { do = "count", counter = "wheels", by = 1 }').replace(
        'label = "First"\ntile = "2"',
        'label = "First"\nneeds = 2\n' + ("stories = true" if stories else "treasures = [3, 4, 5]"),
    )
    more = WHEELS + WHEELS.replace("token = 3", "token = 5").split("[[treasures]]\ntoken = 4")[0]
    g.mission = text.replace("[[counters]]", more + "\n[[counters]]", 1).replace(
        "[bag]\n", "[bag]\ntreasures = [3, 4, 5]\nstories = 3\n"
    )
    g.phase, g.objective, g.bags, g.paths = EXPLORATION, 1, [(token(TREASURE, 5),), (token(TREASURE, 4),)], ((0, 0),)
    return g


@proves("TGB-MIS-07", "TGB-MIS-50")
def test_pieces_still_needed_lie_on_the_next_tile_lowest_numbers_first() -> None:
    g = wheels()
    say(g, "stuck")
    assert (g.pieces, g.bags) == ((token(TREASURE, 4),), [(token(TREASURE, 5),), ()])
    none = wheels()
    none.objective = 0
    say(none, "stuck")
    assert (none.pieces, len(none.bags[1])) == ((), 1)  # before the first objective nothing is needed
    say(g, "tile-placed", 0)
    assert [each[1] // 2 for each in g.treasures] == [4]
    say(g, "tile-placed", 0)
    assert len(g.treasures) == 1


@proves("TGB-MIS-07", "TGB-MIS-50")
def test_without_a_door_the_pieces_lie_where_the_family_is() -> None:
    g = wheels()
    g.paths = ()
    say(g, "stuck")
    assert (g.pieces, g.treasures, g.counters) == ((), (), (0, 1))


@proves("TGB-MIS-06")
def test_a_piece_is_no_objective_token() -> None:
    g = wheels()
    say(g, "secret-opened", TILE_OF["S1"])
    g = wheels(stories=True)
    g.bags = [(token(STORY), token(STORY), token(TREASURE, 4))]
    say(g, "stuck")
    assert (g.pieces, g.goal) == ((token(STORY),), NO_TOKEN)


@proves("TGB-MIS-50", "TGB-MIS-07")
def test_a_story_that_is_laid_out_is_resolved_like_a_drawn_one() -> None:
    g = wheels(stories=True)
    g.bags = [(token(STORY), token(STORY))]
    say(g, "stuck")
    with answered(None) as heard:
        say(g, "tile-placed", 0)
    assert [each for each in heard if each[0] == "token-resolved"] == [("token-resolved", STORY, 0)]
    assert (g.pieces, g.treasures) == ((), ())


@proves("TGB-MIS-08")
def test_a_mission_without_an_objective_tile_has_its_own_rule_when_it_is_stuck() -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "ambush", monsters = [{ monster = "Barn Rat", number = 4 }] }')
    run(g, EXPLORE)
    assert not is_forced(g)
    assert kinds_on(g, "1") == [MONSTER_OF["Barn Rat"]] * 4
    assert g.phase == COMBAT


@proves("TGB-MIS-10", "TGB-RND-20")
def test_each_event_happens_once_and_then_the_token_does_nothing() -> None:
    events = "".join(
        [f'[[events]]\nnumber = {n}\nlabel = "E"\neffects = [{{ do = "bucks", amount = {n} }}]\n' for n in range(1, 7)]
    )
    g = calm(ROOM, more="")
    twice = 'on = "token-resolved", kind = "event", numbers = [5] | { do = "bucks", amount = 50 }'
    g.mission = written(twice).replace("[[counters]]", events + "[[counters]]", 1)
    rig(g, event=(3, 3, 3, 5, 1, 2, 4, 6))
    for _ in range(8):
        say(g, "token-resolved", EVENT, 0)
    assert told(g, "bucks") == [(3,), (5,), (50,), (1,), (2,), (4,), (6,)]
    assert told(g, "event")[0] == (3, "E")


@proves("TGB-MIS-14")
@pytest.mark.parametrize(("number", "rarity"), [("2", 1), ("3", 1), ("4", 2), ("5", 2)])
def test_equipment_comes_from_the_best_rarity_that_is_filled(number: str, rarity: int) -> None:
    g = calm(ROOM, 'on = "stuck" | { do = "draw", deck = "equipment" }', number=number)
    cards = [next(n for n, card in enumerate(CARDS) if card.rarity == each) for each in range(4)]
    g.decks[:4] = [(card,) for card in cards]
    say(g, "stuck")
    assert g.decks[rarity] == ()
    g.agenda.clear()
    say(g, "stuck")
    assert g.decks[rarity - 1] == ()


# Mission actions ------------------------------------------------------------------------------------------------------

BOILER = """
[[actions]]
name = "turn"
text = "Fit a wheel to the boiler"
at = { tile = "1", mark = "boiler" }
limit = 2
"""


def boiler(drawing: str) -> Farm:
    text = written().replace("[[counters]]", BOILER + "\n[[counters]]", 1)
    rules = """
[[happenings]]
when = { on = "tile-placed", tile = "1" }
effects = [
    { do = "place-mark", mark = "boiler", tile = "1", spaces = ["C1"] }, { do = "action", action = "turn" },
]

[[happenings]]
when = { on = "action-done", action = "turn" }
effects = [{ do = "bucks", amount = 1 }, { do = "status", who = "it", status = "Sharpened" }]

[texts]"""
    g = scene(drawing)
    g.mission = text.replace("[texts]", rules)
    say(g, "tile-placed", 0)
    return g


@proves("TGB-MIS-20")
def test_a_mission_action_costs_an_action_next_to_its_space() -> None:
    g = boiler("Bo.J.d")
    assert g.marked == ((0, 1 << at(3, 1)),)
    run(g, Activate(JOAN))
    do(g, "special 1")
    assert (g.purse, g.acts, has(g, JOAN, SHARPENED), has(g, BILL, SHARPENED)) == (1, 1, True, False)
    assert why_not(g, "special 1") == "TGB-ACT-03"
    do(g, "end")
    run(g, Activate(BILL))
    assert why_not(g, "special 1") == "TGB-MIS-20"  # too far away
    do(g, "end")
    for _ in range(2):
        run(g, Activate(JOAN))
        if SPECIAL[0] in g.legal(JOAN):
            do(g, "special 1")
        do(g, "end")
    assert g.purse == 2  # twice at most


@proves("TGB-ACT-39", "TGB-DEC-09")
def test_an_action_that_the_mission_adds_takes_one_of_two_and_is_not_done_twice() -> None:
    g = boiler("Bo.J.d")
    run(g, Activate(JOAN))
    assert "special 1" in offers(g)
    do(g, "special 1")
    assert (g.acts, why_not(g, "special 1"), "defensive" in offers(g)) == (1, "TGB-ACT-03", True)
    do(g, "defensive")
    assert (g.acts, told(g, "special")) == (2, [(JOAN, 0)])


@proves("TGB-MIS-20", "TGB-EXP-17")
def test_between_fights_a_mission_action_is_done_by_approaching_its_space() -> None:
    g = boiler("Bo.J..")
    g.phase, g.bags = EXPLORATION, [()]
    run(g, APPROACHING)
    assert "special 1" in offers(g)
    do(g, "special 1", "who Joan")
    assert offers(g) == ["space C1", "space D1"]  # on the mark or next to it; an obstacle is on B1
    do(g, "space D1", "space F1")
    assert (g.purse, has(g, JOAN, SHARPENED), has(g, BILL, SHARPENED), g.deeds[0][1]) == (1, True, False, 1)


@proves("TGB-MIS-20")
def test_a_mission_action_that_is_used_up_is_no_goal_any_more() -> None:
    g = boiler("Bo.J..")
    g.phase, g.bags = EXPLORATION, [()]
    g.deeds = tuple([(n, 0, near) for n, _, near in g.deeds])
    run(g, APPROACHING)
    assert why_not(g, "special 1") == "TGB-MIS-20"


@proves("TGB-MIS-20")
def test_no_mission_action_in_preparation() -> None:
    g = boiler("Bo.J.d")
    run(g, Preparation(JOAN))
    assert why_not(g, "special 1") == "TGB-MIS-20"
