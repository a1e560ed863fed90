"""What is owed is still done when a turn is cut short, and the rest is not; some questions are open to all."""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.collapse.removal import RemoveTile
from hauntbox.games.vast.cave.fill import Fill
from hauntbox.games.vast.cave.terrain.pits import InPits
from hauntbox.games.vast.cave.terrain.placing import ChooseTerrain, DigPits, PlaceTerrain, TerrainComes, TurnTerrain
from hauntbox.games.vast.cave.tiles import RIVER
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile
from hauntbox.games.vast.roles.cave_ghost.turn import Brood
from hauntbox.games.vast.roles.dragon.cards import DiscardPower
from hauntbox.games.vast.roles.dragon.turn import MoveAndUse
from hauntbox.games.vast.roles.ghost.turn import Haunt
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.goblins.cards.monsters import AssignMonster
from hauntbox.games.vast.roles.goblins.cards.secrets import DropSecrets, Keep, OverLimit, Redrawn
from hauntbox.games.vast.roles.goblins.rules.populate import ReshuffleWar
from hauntbox.games.vast.roles.goblins.rules.raiding import Afterwards, Spent
from hauntbox.games.vast.roles.knight.rules.encounter import TileGrit
from hauntbox.games.vast.roles.knight.rules.grit import ReturnCube
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
    UNICORN,
)
from hauntbox.games.vast.roles.thief.turn import LoseCubes, Sneak
from hauntbox.games.vast.roles.unicorn.against import GiveUpSecret, TrapUnicorn
from hauntbox.games.vast.roles.unicorn.cards import DiscardUnicorn
from hauntbox.games.vast.roles.unicorn.rules.destinations import Connect, LayRow
from hauntbox.games.vast.roles.unicorn.rules.radiance import Glory, ImbueWhich
from hauntbox.games.vast.roles.unicorn.rules.teleport import (
    Bolt,
    BoltOn,
    BoltTo,
    Land,
    Meet,
    OrientAhead,
    ShadowSettles,
)
from hauntbox.games.vast.table.turns import EndTurn, end_turn_at_once
from hauntbox.kernel.agenda import Choice, Frame
from hauntbox.ledger import proves
from vast.scenes import scene, sp
from vast.table.test_questions import crowd

HERE = sp("e1")


def owed(frame: Frame, *ids: str) -> Any:
    return pytest.param(frame, marks=[proves(*ids)] if ids else [], id=type(frame).__name__)


OWED = [
    owed(Fill(KNIGHT), "VSB-REV-04"),
    owed(TerrainComes(KNIGHT, HERE), "VSB-TRN-10"),
    owed(ChooseTerrain(KNIGHT, HERE, KNIGHT), "VSB-DEC-154"),
    owed(PlaceTerrain(KNIGHT, HERE, RIVER), "VSB-DEC-155"),
    owed(TurnTerrain(KNIGHT, HERE, RIVER, HERE), "VSB-DEC-155"),
    owed(DigPits(KNIGHT, HERE), "VSB-TRN-21"),
    owed(InPits(THIEF, THIEF, (HERE,)), "VSB-TRN-22", "VST-TRN-04"),
    owed(LayTile(CAVE, HERE), "VSB-DEC-98"),
    owed(TileGrit(), "VSB-KNG-08"),
    owed(ReturnCube(KNIGHT, 0), "VSB-KNG-06"),
    owed(DiscardPower(DRAGON, 1), "VSB-DEC-161"),
    owed(AssignMonster(GOBLINS), "VSB-DEC-68"),
    owed(Redrawn(GOBLINS), "VSB-DEC-75"),
    owed(Keep()),
    owed(OverLimit(GOBLINS), "VSB-GOT-16"),
    owed(DropSecrets(GOBLINS, 1), "VSB-DEC-164"),
    owed(ReshuffleWar(), "VSB-GOT-20"),
    owed(Spent(0), "VSB-GOR-07"),
    owed(Afterwards(0), "VSB-SEC-10"),
    owed(LoseCubes(), "VSB-THS-08"),
    owed(TrapUnicorn(GOBLINS, UNICORN), "VSB-DEC-76"),
    owed(GiveUpSecret(GOBLINS), "VSB-DEC-164", "VSB-UNT-35"),
    owed(DiscardUnicorn(UNICORN, 1), "VSB-DEC-163"),
    owed(Connect(UNICORN, (HERE,)), "VSB-DEC-151"),
    owed(LayRow(UNICORN, (HERE,)), "VSB-UNT-18"),
    owed(OrientAhead(UNICORN, HERE, 1), "VSB-UNT-03"),
    owed(Meet(UNICORN, HERE, (), (), False), "VSB-UNT-04"),
    owed(ShadowSettles(HERE, (), (), False), "VSB-SHU-08"),
    owed(Bolt(), "VSB-UNT-19"),
    owed(BoltOn(HERE, (), ()), "VSB-SHU-13"),
    owed(BoltTo(UNICORN, (), ()), "VSB-DEC-51"),
    owed(Land(HERE)),
    owed(Glory(KNIGHT), "VSB-UNT-16"),
    owed(ImbueWhich(UNICORN), "VSB-DEC-131"),
]


@pytest.mark.parametrize("frame", OWED)
def test_what_is_owed_is_done_though_the_turn_is_over(frame: Frame) -> None:
    g = scene()
    g.then(frame, MoveAndAct(KNIGHT), EndTurn(KNIGHT))
    end_turn_at_once(g)
    assert g.agenda == [EndTurn(KNIGHT), frame]


@pytest.mark.parametrize(
    "asked",
    [
        owed(RemoveTile(KNIGHT, 1), "VSB-COLL-12"),
        owed(MoveAndAct(KNIGHT), "VSB-HID-02"),
        owed(MoveAndUse(DRAGON), "VSB-DRT-01"),
        owed(Brood(CAVE_GHOST), "VSB-CGH-07"),
        owed(Sneak(THIEF), "VSB-DEC-115"),
        owed(Prowl(GHOUL), "VST-ACT-04"),
        owed(Haunt(GHOST), "VSB-DEC-137"),
    ],
)
def test_with_empty_hands_all_see_what_may_be_answered(asked: Choice) -> None:
    assert asked.is_public(crowd(), asked.role)
