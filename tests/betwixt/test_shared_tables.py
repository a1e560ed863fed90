"""What is worked out once and shared by all positions is what this position would work out by itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from hauntbox.games import find
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.bots.arms import Arms, arms_of
from hauntbox.games.betwixt.bots.prospects import added_up, cost_ahead
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.cards.talents import TALENTS, WEEKEND_WARRIOR
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.attack.attack import UNROLLED
from hauntbox.games.betwixt.rules.attack.means import all_means, any_in_reach, in_reach, is_shot, means_at_hand
from hauntbox.games.betwixt.rules.dice import BLANK, FACES, Face, face, tally
from hauntbox.games.betwixt.rules.explore.starting import finds_place, hand_out
from hauntbox.games.betwixt.rules.fight.monsters import (
    before,
    beside_it_alone,
    cheapest,
    melee_spaces,
    open_ground,
    reached,
    stays,
)
from hauntbox.games.betwixt.rules.fight.moves import destinations, within
from hauntbox.games.betwixt.rules.gear.dashboard import added_up as gear_added_up
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.gear.readying import bars_laying, can_ready, ends, held, is_movable
from hauntbox.games.betwixt.rules.gear.striking import kinds_of_means, possible
from hauntbox.games.betwixt.rules.gear.trading import any_partner, any_swap, bars_room, can_part, offer_of, partners
from hauntbox.games.betwixt.rules.map.facing import all_behind
from hauntbox.games.betwixt.rules.map.layout import COMPASS, NOWHERE, Layout
from hauntbox.games.betwixt.rules.map.moving import costs_back, pass_doorways, pass_one_by_one, union
from hauntbox.games.betwixt.rules.map.sight import sort_ways, sorted_ways
from hauntbox.games.betwixt.rules.mission.telling import MATCHES, OWN, own_scripts
from hauntbox.games.betwixt.state import (
    COMBAT,
    FMS,
    NOBODY,
    POSITIONS,
    Farm,
    friends,
    is_on_map,
    monsters,
    solid,
    spaces_of,
)

FACTS = ("gear", "shots", "rows", "better", "target", "strike", "wound", "value", "items")


def positions(mission: str) -> Iterator[Farm]:
    """Every third position of a random game."""
    g, rng = find("betwixt").new({}, mission, "tables"), Random(4)
    assert isinstance(g, Farm)
    for n in range(600):
        if not g.agenda:
            return
        if n % 3 == 0 and g.post:
            yield g
        role = g.waiting()[0]
        g.apply(role, rng.choice(g.legal(role)))


@pytest.mark.parametrize("mission", ["long_driveway", "below_the_boiler"])
def test_tables_by_cards_and_tokens_hold_what_this_position_says(mission: str) -> None:
    seen = 0
    for g in positions(mission):
        for fm in range(FMS):
            kept, fresh = arms_of(g, fm), Arms(g, fm)
            assert [getattr(kept, name) for name in FACTS] == [getattr(fresh, name) for name in FACTS]
            assert all_means(g, fm) == means_at_hand(g, fm)
            offer = offer_of(g, fm)
            assert offer == (can_part(g, fm), not bars_room(g, fm, NONE), any_swap(g, fm))
            assert gear(g, fm) == gear_added_up(g, fm, g.cards[fm])
            for start in held(g.cards[fm]):
                places = [end for end in range(POSITIONS) if not bars_laying(g, fm, start, end)]
                assert (ends(g, fm, start), is_movable(g, fm, start)) == (places, places != [])
            assert can_ready(g, fm) == any(ends(g, fm, start) for start in held(g.cards[fm]))
            for card in (g.stash or (0,))[:1]:
                assert finds_place(g, fm, card) == hand_out(g.clone(), fm, card)
            seen += 1
        if g.laid:
            assert cost_ahead(g) == added_up(g)
    assert seen > 100


@pytest.mark.parametrize("mission", ["long_driveway", "below_the_boiler"])
def test_tables_by_who_stands_where_hold_what_this_position_says(mission: str) -> None:
    seen = 0
    for g in positions(mission):
        for fm in [each for each in range(FMS) if is_on_map(g, each) and g.active in (each, NOBODY)]:
            points = gear(g, fm).spd
            seen += destinations(g, fm, points) != 0
            assert destinations(g, fm, points) == within(g, fm, points, False)
            assert destinations(g, fm, 3, True) == within(g, fm, 3, True)
    assert seen > 30


def test_a_change_of_any_fact_of_a_kit_is_seen_at_once() -> None:
    g = next(positions("long_driveway"))
    before = gear(g, 0)
    assert gear(g, 0) is before
    g.talents[0] |= 1 << WEEKEND_WARRIOR
    assert gear(g, 0).hp == before.hp + 3
    g.talents[0] = 0
    g.options = type(g.options)(fm_hp=2)
    assert gear(g, 0).hp == before.hp + 2


def test_dice_are_added_up_face_by_face() -> None:
    rng = Random(7)
    for _ in range(300):
        rolled = tuple([rng.randrange(len(FACES)) * 8 + rng.randrange(6) for _ in range(rng.randrange(6))])
        faces = [face(each) for each in rolled]
        for n, what in enumerate(Face._fields):
            assert tally(rolled)[n] == sum([getattr(each, what) for each in faces])
    assert tally(tuple([die * 8 + UNROLLED for die in range(len(FACES))])) == BLANK


@pytest.mark.parametrize("mission", ["long_driveway", "below_the_boiler"])
def test_an_fm_asks_for_one_target_or_partner_where_the_lists_have_one(mission: str) -> None:
    seen = 0
    for g in positions(mission):
        for fm in [each for each in range(FMS) if is_on_map(g, each) and g.phase == COMBAT]:
            assert any_partner(g, fm) == bool(partners(g, fm))
            for ranged in (False, True):
                assert any_in_reach(g, fm, ranged) == bool(in_reach(g, fm, ranged))
            for talent in (NONE, *range(len(TALENTS) + 4)):
                shots = {is_shot(g, fm, how) for how in possible(g, fm, talent)}
                assert kinds_of_means(g, fm, talent) == (False in shots, True in shots)
                seen += 1
    assert seen > 1000


@pytest.mark.parametrize("mission", ["long_driveway", "below_the_boiler"])
def test_ways_that_end_early_end_where_the_whole_ones_have_the_answer(mission: str) -> None:
    stayed = cut = closer = 0
    for g in positions(mission):
        for m in [m for m in monsters(g) if friends(g)]:
            for aim in friends(g):
                layers = reached(g, m, 4)
                if stays(g, m, aim):
                    stayed += 1
                    assert cheapest(melee_spaces(g, aim, union(layers)), layers) == 1 << g.at[m]
                enough = beside_it_alone(g, aim)
                found = reached(g, m, 4, enough)
                if enough & union(layers):
                    cut += 1
                    assert cheapest(enough, found) == cheapest(melee_spaces(g, aim, union(layers)), layers)
                goals, foes = g.map.near(g.at[aim]) & open_ground(g, m), spaces_of(g, friends(g))
                whole = costs_back(g.map, goals, union(layers), solid(g), foes, False)
                short = costs_back(g.map, goals, union(layers), solid(g), foes, False, 0, 1 << g.at[m])
                closer += len(before(whole, g.at[m]))
                assert before(short, g.at[m]) == before(whole, g.at[m])
    assert min(stayed, cut, closer) > 10


def step_by_step(layout: Layout, at: int, face: int) -> Iterator[int]:
    """The spaces behind somebody who looks that way."""
    dx, dy = COMPASS[face]
    while (at := layout.beside(at, -dx, -dy)) != NOWHERE:
        yield at


@pytest.mark.parametrize("mission", ["long_driveway", "below_the_boiler"])
def test_what_one_layout_sees_and_passes_every_layout_does(mission: str) -> None:
    seen = passed = 0
    rng = Random(3)
    for g in positions(mission):
        standees = [space for space in g.at if space >= 0]
        fresh = Layout(g.laid, g.doors, g.walled, g.breached, g.apart, g.map.tiles, g.cleared)
        for a, b in product(standees, standees):
            if a != b:
                assert sorted_ways(g.map, a, b) == sort_ways(fresh, a, b)
                seen += 1
        for at, way in product(standees, range(4)):
            assert all_behind(fresh, at, way) == tuple(step_by_step(fresh, at, way))
        some = fresh.exits | union([fresh.near(space) for space in standees])
        for corners in (0, spaces_of(g, friends(g)), spaces_of(g, monsters(g)) | fresh.exits & rng.getrandbits(1500)):
            assert pass_doorways(fresh, some, corners) == pass_one_by_one(fresh, some, corners)
        passed += fresh.exits != 0
    assert min(seen, passed) > 10


@pytest.mark.parametrize("mission", ["long_driveway", "below_the_boiler"])
def test_a_mission_listens_to_nothing_of_its_own_but_what_it_names(mission: str) -> None:
    """Else `answer` would not tell it."""
    for g in positions(mission):
        for trigger in sorted(set(MATCHES) - OWN):
            before = GAME.codec.digest(g)
            assert own_scripts(g, mission_of(mission), trigger, (0, 0), NOBODY) == []
            assert GAME.codec.digest(g) == before
        return
