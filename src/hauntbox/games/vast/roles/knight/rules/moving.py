"""The Knight's steps: where she may go, and what entering a space asks of her. KNT, KNE, KNQ"""

from __future__ import annotations

from dataclasses import dataclass

from hauntbox.games.vast.cave.forced import announce_entry
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, WAYS
from hauntbox.games.vast.cave.ground import bars_way, has_monster, is_dark_at, is_open_space, is_shut, plain_ways
from hauntbox.games.vast.cave.terrain.leaving import can_step_off, lay_for
from hauntbox.games.vast.cave.terrain.lying import is_drift
from hauntbox.games.vast.cave.terrain.pits import bars_trip, begin_trip
from hauntbox.games.vast.cave.tiles import TERRAIN
from hauntbox.games.vast.cave.tokens import EVENTS
from hauntbox.games.vast.roles.knight.against import bars_meeting, must_meet
from hauntbox.games.vast.roles.knight.board import MAP, SWIFT
from hauntbox.games.vast.roles.knight.cards.quests import TROD, achieve
from hauntbox.games.vast.roles.knight.rules.encounter import begin_encounter
from hauntbox.games.vast.roles.knight.rules.stats import is_used, movement, note_use, perception
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.ends import ESCAPED, happen
from hauntbox.kernel.agenda import Step


def bars_step(g: Vast, way: int) -> str:
    """The rule by which she may not step there, or ""."""
    return bars_walk(g, way) or bars_edge(g, way)


def open_ways(g: Vast) -> list[int]:
    """What `bars_step` lets through; what is the same on all sides is asked once."""
    board, here = knight_of(g), g.at[KNIGHT]
    if board.met >= perception(g) or has_event(g, here):
        return []
    if board.moved < movement(g):
        plain = plain_ways(g, here)
        return [way for way in WAYS if plain >> way & 1 or not bars_edge(g, way)]
    if not g.ground[here] & TERRAIN:
        return []  # shortcut: only a River carries her on
    return [way for way in WAYS if is_drift(g, here, way) and not bars_edge(g, way)]


def bars_walk(g: Vast, way: int) -> str:
    """The rule by which she may not walk any more, or "". VSB-TRN-08: down the River she always may."""
    board = knight_of(g)
    if board.moved >= movement(g) and not is_drift(g, g.at[KNIGHT], way):
        return "VSB-KNT-02"
    if board.met >= perception(g):
        return "VSB-KNT-03"
    return "VSB-KNE-08" if has_event(g, g.at[KNIGHT]) else ""


def bars_edge(g: Vast, way: int) -> str:
    """The rule by which this edge stops her, or "". VSB-GEN-02: her Ancient Map goes before the rule of walls."""
    here = g.at[KNIGHT]
    rule = bars_way(g, here, way)
    if rule == "VSB-TRN-22":
        rule = bars_trip(g, KNIGHT, NEAR[here][way])
    if rule == "VSB-MAP-06" and can_step_off(g, here, way):
        rule = ""  # VSB-TRN-16
    if rule and not (rule == "VSB-MAP-13" and can_pass_wall(g)):  # VSB-KNQ-06
        return rule
    to = NEAR[here][way]
    return bars_meeting(g, to) if to in g.at else ""  # VSB-ATK-03


def can_pass_wall(g: Vast) -> bool:
    """VSB-KNQ-06: with the Ancient Map; VSB-POS-15: possessed, through one wall."""
    board = knight_of(g)
    if g.possessed == KNIGHT:
        return not is_used(g, MAP)
    return board.cubes[MAP] >= board.walls + wall_price(g)


def wall_price(g: Vast) -> int:
    """Cubes of the Ancient Map for a wall. VSB-MON-08: 2 once the Golem has hit her."""
    return 2 if knight_of(g).golem else 1


def pass_wall(g: Vast) -> None:
    if g.possessed == KNIGHT:
        note_use(g, MAP)
    else:
        knight_of(g).walls += wall_price(g)


def has_event(g: Vast, space: int) -> bool:
    """VSB-KNE-10: without Event cards, Event tokens are ignored."""
    return space in g.tokens[EVENTS] and bool(g.event_deck)


def step(g: Vast, way: int) -> None:
    """VSB-DEC-10: onto the space beside. VSB-KNQ-06: a wall takes a cube of the Ancient Map, two facing ones too.

    VSB-TRN-16: off Terrain onto an open space, where a tile is laid first. VSB-TRN-08: free down the River.
    """
    board, here = knight_of(g), g.at[KNIGHT]
    space = NEAR[here][way]
    board.moved += not is_drift(g, here, way)
    if is_shut(g, here, way):
        pass_wall(g)
    if is_open_space(g, space):
        g.then(KnightArrives(space))
        lay_for(g, KNIGHT, space)
    else:
        arrive(g, space)


@dataclass(frozen=True)
class KnightArrives(Step):
    """VSB-TRN-16: on the tile that was laid for her; she reveals it with an Encounter."""

    space: int

    def run(self, g: Vast) -> None:
        arrive(g, self.space)


def arrive(g: Vast, space: int) -> None:
    """VSB-KNE-06: what she need not meet she may ignore."""
    board, here = knight_of(g), g.at[KNIGHT]
    if space not in board.trod:
        board.trod += (space,)
        if len(board.trod) >= TROD:
            achieve(g, SWIFT)  # VSB-KNX-10
    g.at[KNIGHT] = space
    g.tell("VSB-DEC-10", "steps", KNIGHT, space)
    if space == MIDDLE and happen(g, ESCAPED, KNIGHT):  # VSB-ORD-21
        return
    if announce_entry(g, KNIGHT, here):
        return  # VSB-GHS-13
    if begin_trip(g, KNIGHT):
        return
    if is_dark_at(g, space) or has_event(g, space) or has_monster(g, space) or must_meet(g, space):
        begin_encounter(g, here)  # VSB-KNE-03, VSB-KNE-07, VSB-MON-23
