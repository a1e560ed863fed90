"""Coming to a space, whom he meets there, and being forced to go on. UNT, SHU, REV

These go round: a forced Teleport lands him somewhere, landing attacks, and an attack forces the next Teleport.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, At
from hauntbox.games.vast.cave.collapse.removal import MoreToRemove, RemoveTile
from hauntbox.games.vast.cave.collapse.slide import Rejoin
from hauntbox.games.vast.cave.fill import Fill
from hauntbox.games.vast.cave.forced import announce_entry
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, NOWHERE, SPACE_OF
from hauntbox.games.vast.cave.ground import is_dark_at, is_edge_shut, is_open_space, others_at
from hauntbox.games.vast.cave.reveal import SHOWN, Feature, Orient, came_through, turn_over
from hauntbox.games.vast.cave.terrain.leaving import lay_for
from hauntbox.games.vast.cave.terrain.placing import TerrainComes
from hauntbox.games.vast.cave.tiles import LIT_FACES
from hauntbox.games.vast.roles.numbers import NOBODY, OWNER, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.unicorn.actions import GORE, PIECE_OF, Gore
from hauntbox.games.vast.roles.unicorn.against import gore
from hauntbox.games.vast.roles.unicorn.cards import put_away
from hauntbox.games.vast.roles.unicorn.rules.destinations import Connect, reveal_cards, valid_shown
from hauntbox.games.vast.roles.unicorn.rules.sight import face_open, mark, prize
from hauntbox.games.vast.roles.unicorn.rules.stats import clarity, decider, orienter
from hauntbox.games.vast.roles.unicorn.rules.strides import is_on_hot_ground
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.ends import ESCAPED, happen
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

COLLAPSING: Final = 3  # VSB-SHU-13: tiles that go first


# Landing. -----------------------------------------------------------------------------------------------------------


def land(g: Vast, space: int, chain: tuple[int, ...] = (), fled: tuple[int, ...] = (), came: int = NOWHERE) -> None:
    """He comes to a space, by a step from `came` or by a Teleport. VSB-ORD-15, VSB-UNT-32: in his own turn the Entrance
    is the way out, whoever stands there; a Dark tile is revealed first, then he meets who is there."""
    g.at[UNICORN] = space
    g.tell("VSB-UNT-03", "steps" if came != NOWHERE else "teleports", UNICORN, space)
    if space == MIDDLE and g.turn == UNICORN and happen(g, ESCAPED, UNICORN):
        return
    leapt = came == NOWHERE
    g.then(ShadowSettles(space, chain, fled, leapt) if g.terms.shadow else Meet(UNICORN, space, chain, fled, leapt))
    announce_entry(g, UNICORN)  # VSB-UNT-33
    if is_dark_at(g, space):
        unveil(g, space, came)


def unveil(g: Vast, space: int, came: int) -> None:
    """VSB-UNT-03: a Dark tile is revealed, VSB-TILE-16: by him; VSB-SHU-21: others may say how it lies.

    VSB-TRN-10: an Event tile brings Terrain by whomever it is revealed.
    """
    who, tile = orienter(g), turn_over(g, UNICORN, space)
    start = came_through(g, space, came)
    ahead = (NEAR[start].index(space)) if start != NOWHERE else NOBODY
    turns = OrientAhead(who, space, tile, start, ahead)
    g.then(turns, Fill(who, space), TerrainComes(UNICORN, space), Feature(UNICORN, space, SHOWN))


@dataclass(frozen=True)
class OrientAhead(Orient):
    """VSB-UNT-03: connected to where he came from, and so that he can go straight on, if possible."""

    ahead: int = NOBODY

    def is_owed(self) -> bool:
        return True

    def turns(self, g: Vast) -> list[int]:
        found = super().turns(g)
        return [turn for turn in found if self.is_open_ahead(g, turn)] or found

    def is_open_ahead(self, g: Vast, turn: int) -> bool:
        if self.ahead == NOBODY:
            return False
        there = g.ground.get(NEAR[self.space][self.ahead], 0)
        return not is_edge_shut(g, self.space, self.ahead, LIT_FACES[self.tile][turn], there)


# Meeting. -----------------------------------------------------------------------------------------------------------


def foes_at(g: Vast, space: int, chain: tuple[int, ...]) -> list[int]:
    """VSB-UNT-31, VSB-ATK-07: the pieces that he meets, Ghosts excepted. VSB-UNT-37, VSB-SHU-29: none of them twice."""
    if g.at[UNICORN] != space:
        return []
    others = [piece for piece in others_at(g, UNICORN, space) if ROLES[OWNER[piece]].is_in_way(g, piece)]
    return [piece for piece in others if piece not in chain]


@dataclass(frozen=True)
class Meet(Listed):
    """VSB-UNT-04: a piece on the space is attacked at once. VSB-DEC-128, VSB-UNT-31: of several he chooses one.

    VST-OTH-26: no Defense keeps him out.
    """

    space: int
    chain: tuple[int, ...]
    fled: tuple[int, ...]
    leapt: bool  # he has come by a Teleport

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (UNICORN,) if len(foes_at(g, self.space, self.chain)) > 1 else ()

    def run(self, g: Vast) -> None:
        """VSB-UNT-37: arriving at one already attacked ends the chain. VSB-TRN-29: but not on Magma or a Pit."""
        foes = foes_at(g, self.space, self.chain)
        for piece in foes:
            attack(g, piece, self.chain, self.fled)
        if self.leapt and not foes and g.at[UNICORN] == self.space:
            leave_hot_ground(g, self.chain, self.fled)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [GORE[piece] for piece in foes_at(g, self.space, self.chain)]

    def answer(self, g: Vast, act: Gore) -> None:
        attack(g, PIECE_OF[act.piece], self.chain, self.fled)


def attack(g: Vast, piece: int, chain: tuple[int, ...] = (), fled: tuple[int, ...] = ()) -> None:
    """VSB-ATK-01, VSB-UNT-10: it always succeeds. VSB-UNT-17, VSB-SHU-10: afterwards he is forced to Teleport.

    VSB-UNT-27: even if it was evaded.
    """
    g.tell("VSB-ATK-01", "attacks", UNICORN, piece)
    g.then(Bolt((*chain, piece), fled))
    gore(g, piece)


@dataclass(frozen=True)
class ShadowSettles(Step):
    """VSB-SHU-08, VSB-SHU-28: what the Shadow Unicorn does on a new space, once it is revealed: attack, Teleport for
    a cube, mark the tile and turn right if he faces a wall. VSB-SHU-23: without an open edge he Teleports too.

    VSB-TRN-29: as he does where a Teleport has brought him onto Magma or a Pit.
    """

    space: int
    chain: tuple[int, ...]
    fled: tuple[int, ...]
    leapt: bool  # he has come by a Teleport

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        if g.at[UNICORN] != self.space:
            return
        foes = foes_at(g, self.space, self.chain)
        if foes:
            attack(g, prize(g, foes), self.chain, self.fled)
        elif self.space in self.fled:
            face_open(g)  # VSB-SHU-29
        elif self.space in unicorn_of(g).marks:
            g.then(Bolt(self.chain, (*self.fled, self.space)))  # VSB-SHU-10
        else:
            mark(g, self.space)
            if not face_open(g):
                g.then(Bolt(self.chain, (*self.fled, self.space)))
            elif self.leapt:
                leave_hot_ground(g, self.chain, self.fled)


# Forced on. ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bolt(Step):
    """VSB-UNT-19, VSB-SHU-10: he is forced to Teleport: cards are revealed until a destination fits.

    `chain` are the pieces that he has attacked since this began, VSB-UNT-37, VSB-SHU-29; `fled` the spaces that have
    sent him away, by a cube or by what they are. VSB-SHU-28: a Teleport ends his Move.
    """

    chain: tuple[int, ...] = ()
    fled: tuple[int, ...] = ()

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        if g.at[UNICORN] not in g.ground:
            return
        board, shakes = unicorn_of(g), is_shaking(g)
        board.moving = False
        put_away(board)
        reveal_cards(g, clarity(g), more=not shakes)
        if shakes and not valid_shown(g):  # VSB-SHU-13
            g.then(RemoveTile(decider(g), COLLAPSING), BoltOn(g.at[UNICORN], self.chain, self.fled))
        else:
            g.then(BoltTo(decider(g), self.chain, self.fled))


def leave_hot_ground(g: Vast, chain: tuple[int, ...] = (), fled: tuple[int, ...] = ()) -> None:
    """VSB-TRN-29: a Move or a Teleport that ends on Magma or a Pit forces a Teleport; VSB-TRN-05: so does a turn that
    ends on Magma. VSB-TRN-33: no space does it twice in one chain."""
    here = g.at[UNICORN]
    if is_on_hot_ground(g) and here not in fled:
        g.tell("VSB-TRN-29", "driven on", UNICORN, here)
        g.then(Bolt(chain, (*fled, here)))


def is_shaking(g: Vast) -> bool:
    """VSB-SHU-13: whether the Shadow Unicorn's Teleport may bring tiles down: in the Collapse, while none are going."""
    going = any([isinstance(frame, MoreToRemove | Rejoin) for frame in g.agenda])
    return g.terms.shadow and g.collapsing and not going


@dataclass(frozen=True)
class BoltOn(Step):
    """VSB-SHU-13: three tiles are gone, and cards are drawn until one fits. If his own tile was among them he is
    away already."""

    start: int
    chain: tuple[int, ...]
    fled: tuple[int, ...]

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        if g.at[UNICORN] in g.ground and g.at[UNICORN] == self.start:
            reveal_cards(g, 0, more=True)
            g.then(BoltTo(decider(g), self.chain, self.fled))


@dataclass(frozen=True)
class BoltTo(Listed):
    """VSB-DEC-51: to which of the destinations that the revealed cards show."""

    chain: tuple[int, ...]
    fled: tuple[int, ...]

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(valid_shown(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        found = valid_shown(g)
        if found:
            self.go(g, found[0])
        else:  # VSB-UNT-38, VSB-SHU-29: he stays where he is
            put_away(unicorn_of(g))
            g.tell("VSB-UNT-38", "unicorn stays", UNICORN)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[space] for space in valid_shown(g)]

    def answer(self, g: Vast, act: At) -> None:
        self.go(g, SPACE_OF[act.space])

    def go(self, g: Vast, space: int) -> None:
        put_away(unicorn_of(g))
        teleport(g, space, self.chain, self.fled)


def teleport(g: Vast, space: int, chain: tuple[int, ...] = (), fled: tuple[int, ...] = ()) -> None:
    """VSB-UNS-08: his facing does not change. VSB-UNT-18, VSB-SHU-13: an open space is connected first."""
    if space in g.ground:
        land(g, space, chain, fled)
    else:
        g.then(Connect(decider(g), (space,)), Land(space, chain, fled))


@dataclass(frozen=True)
class Land(Step):
    """He comes to the tile that was laid for him."""

    space: int
    chain: tuple[int, ...] = ()
    fled: tuple[int, ...] = ()
    came: int = NOWHERE

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        if self.space in g.ground:
            land(g, self.space, self.chain, self.fled, self.came)


# On foot. -----------------------------------------------------------------------------------------------------------


def stride(g: Vast, way: int) -> None:
    """He goes one space on. VSB-TRN-16: where no tile lies beside Terrain, one is laid first."""
    here = g.at[UNICORN]
    space = NEAR[here][way]
    if is_open_space(g, space):
        g.then(Land(space, came=here))
        lay_for(g, decider(g), space)
    else:
        land(g, space, came=here)
