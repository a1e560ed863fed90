"""Pieces of an objective that lie in Treasure or Story Tokens, when the mission is stuck. MIS"""

from __future__ import annotations

from hauntbox.games.betwixt.cards.fate import STORY, TREASURE, kind_of, number_of, token
from hauntbox.games.betwixt.content.mission import Goal, Mission
from hauntbox.games.betwixt.rules.dice import SIDE
from hauntbox.games.betwixt.rules.explore.bags import no_door, take_from
from hauntbox.games.betwixt.rules.explore.exploring import family_tile
from hauntbox.games.betwixt.rules.explore.placing import put_treasure
from hauntbox.games.betwixt.rules.fight.turn import take_treasure
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.state import NOBODY, Farm


def is_piece(goal: Goal, each: int) -> bool:
    """TGB-MIS-06: an objective, but no Objective Token: drawing it does not make others be ignored."""
    return (kind_of(each) == TREASURE and number_of(each) in goal.treasures) or (
        kind_of(each) == STORY and goal.stories
    )


def set_aside(g: Farm, mission: Mission) -> None:
    """TGB-MIS-07: the next tile placed holds all pieces that are still needed, else the tile of the family.

    TGB-MIS-50: the tokens that hold them, lowest numbers first, taken out of the bags.
    """
    if not g.objective:
        return
    goal = mission.goals[g.objective - 1]
    inside = sorted([each for bag in g.bags for each in bag if is_piece(goal, each)])
    found = len([each for each in mission.bag if is_piece(goal, each)]) - len(inside)
    g.pieces = tuple(inside[: max(0, goal.needs - found)])
    for each in g.pieces:
        take_from(g, next(path for path, bag in enumerate(g.bags) if each in bag), each)
    if no_door(g):
        lay_out(g, family_tile(g))
        for treasure in g.treasures:
            take_treasure(g, treasure, NOBODY)  # TGB-PLACE-20


def lay_out(g: Farm, tile: int) -> None:
    """TGB-MIS-50: they are resolved like drawn ones."""
    pieces, g.pieces = g.pieces, ()
    for each in pieces:
        if kind_of(each) == STORY:
            happen(g, "token-resolved", STORY, number_of(each))
        else:
            put_treasure(g, tile, token(TREASURE, number_of(each)), g.roll(2, SIDE) - 1)
