"""Questions refuse what answers another one, and nobody is asked where there is one answer only. REV, COLL, SKT"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.collapse.relics import SaveRelics
from hauntbox.games.vast.cave.collapse.slide import Rejoin, SlideSection
from hauntbox.games.vast.cave.fill import Fill
from hauntbox.games.vast.cave.forced import ClearTile
from hauntbox.games.vast.cave.reveal import Orient, RevealAll
from hauntbox.games.vast.cave.terrain.pits import InPits
from hauntbox.games.vast.cave.terrain.placing import ChooseTerrain, DigPits, PlaceTerrain, TurnTerrain
from hauntbox.games.vast.cave.tiles import RIVER
from hauntbox.games.vast.cave.tokens import OGRE, TREASURES
from hauntbox.games.vast.roles.cave.rules.bats import BatsWhich, CarryPiece, CarryToken
from hauntbox.games.vast.roles.cave.rules.omens import UseOmens
from hauntbox.games.vast.roles.cave.rules.rocks import RockSide
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile
from hauntbox.games.vast.roles.cave_ghost.board import CaveGhostBoard
from hauntbox.games.vast.roles.cave_ghost.turn import Brood
from hauntbox.games.vast.roles.dragon.against import Shove
from hauntbox.games.vast.roles.dragon.rules.swat import SwatOn
from hauntbox.games.vast.roles.dragon.turn import MoveAndUse
from hauntbox.games.vast.roles.ghost.rules.telekinesis import HaulOn
from hauntbox.games.vast.roles.ghost.turn import Haunt, ResolveCard, RevealCard, SelectCard
from hauntbox.games.vast.roles.ghoul.actions import STOP
from hauntbox.games.vast.roles.ghoul.rules.moving import AnnounceStrike, Drift
from hauntbox.games.vast.roles.ghoul.rules.skitter import NameSymbol, PickNear, PickTile
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.goblins.cards.monsters import AssignMonster
from hauntbox.games.vast.roles.goblins.cards.schemes import CaveIn
from hauntbox.games.vast.roles.goblins.rules.errands import DelveTo, GnomeTo
from hauntbox.games.vast.roles.goblins.rules.hiding import LeadLurker, LurkOn, RevealFirst, RevealOn
from hauntbox.games.vast.roles.goblins.rules.moving import Lured
from hauntbox.games.vast.roles.goblins.rules.populate import ChooseWar
from hauntbox.games.vast.roles.goblins.turn import ActivateTribes
from hauntbox.games.vast.roles.knight.actions import REST
from hauntbox.games.vast.roles.knight.cards.ambush import SeekMonster
from hauntbox.games.vast.roles.knight.cards.monsters import Thrust
from hauntbox.games.vast.roles.knight.rules.encounter import DiveTo
from hauntbox.games.vast.roles.numbers import CAVE, CAVE_GHOST, DRAGON, GHOST, GHOUL, GOBLINS, KNIGHT, THIEF, UNICORN
from hauntbox.games.vast.roles.thief.actions import FINISH
from hauntbox.games.vast.roles.thief.turn import Sneak
from hauntbox.games.vast.roles.unicorn.actions import STAND
from hauntbox.games.vast.roles.unicorn.board import UnicornBoard
from hauntbox.games.vast.roles.unicorn.turn import PerformActions
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.agenda import Choice
from hauntbox.ledger import proves
from vast.scenes import put, run, scene, sp, token, told

HERE = sp("e1")


def question(asked: Choice, *ids: str) -> Any:
    return pytest.param(asked, marks=proves(*ids), id=type(asked).__name__)


QUESTIONS = [
    question(Rejoin(KNIGHT), "VSB-DEC-156"),
    question(SlideSection(KNIGHT, HERE), "VSB-DEC-08"),
    question(SaveRelics(GHOST, HERE, (HERE,)), "VSB-DEC-143"),
    question(Fill(KNIGHT), "VSB-DEC-159"),
    question(ClearTile(KNIGHT, HERE), "VSB-DEC-07"),
    question(Orient(KNIGHT, HERE, 1), "VSB-REV-02"),
    question(RevealAll(KNIGHT, (HERE,)), "VSB-DEC-03"),
    question(ChooseTerrain(KNIGHT, HERE, KNIGHT), "VSB-DEC-154"),
    question(PlaceTerrain(KNIGHT, HERE, RIVER), "VSB-DEC-155"),
    question(TurnTerrain(KNIGHT, HERE, RIVER, HERE), "VSB-DEC-155"),
    question(DigPits(KNIGHT, HERE), "VSB-TRN-21"),
    question(InPits(THIEF, THIEF, (HERE,)), "VSB-TRN-22"),
    question(SeekMonster(KNIGHT), "VSB-DEC-157"),
    question(DiveTo(KNIGHT), "VSB-DEC-173"),
    question(Thrust(KNIGHT, HERE), "VSB-MON-36"),
    question(ChooseWar(GOBLINS), "VSB-DEC-21"),
    question(AssignMonster(GOBLINS), "VSB-DEC-68"),
    question(ActivateTribes(GOBLINS), "VSB-DEC-26"),
    question(CaveIn(GOBLINS, 1, ()), "VSB-DEC-73"),
    question(GnomeTo(GOBLINS, 0), "VSB-DEC-82"),
    question(DelveTo(GOBLINS, 0), "VSB-DEC-81"),
    question(RevealOn(GOBLINS, 0), "VSB-DEC-82"),
    question(RevealFirst(GOBLINS), "VSB-POS-02"),
    question(LurkOn(GOBLINS, 0), "VSB-DEC-83"),
    question(LeadLurker(GOBLINS, 0), "VSB-GOA-30"),
    question(Lured(GOBLINS, 1), "VSB-MON-11"),
    question(MoveAndUse(DRAGON), "VSB-DRT-01", "VSB-DRT-02"),
    question(Shove(DRAGON, KNIGHT, 1), "VSB-DEC-92"),
    question(SwatOn(DRAGON, TREASURES, HERE, 1), "VSB-DEC-92"),
    question(PerformActions(UNICORN), "VSB-UNT-01"),
    question(UseOmens(CAVE, 1), "VSB-DEC-100"),
    question(BatsWhich(CAVE), "VSB-DEC-102"),
    question(CarryToken(CAVE, HERE, 1, TREASURES), "VSB-CVO-04"),
    question(CarryPiece(CAVE, KNIGHT, HERE, 1), "VSB-CVO-04"),
    question(RockSide(CAVE, HERE, -1), "VSB-DEC-103"),
    question(LayTile(CAVE, HERE), "VSB-DEC-98", "VSB-DEC-04"),
    question(Brood(CAVE_GHOST), "VSB-DEC-144"),
    question(Sneak(THIEF), "VSB-DEC-115"),
    question(Prowl(GHOUL), "VST-DEC-43", "VST-ACT-04"),
    question(NameSymbol(KNIGHT, GHOUL, GHOUL), "VST-DEC-16"),
    question(AnnounceStrike(GHOUL, 1), "VST-DEC-39"),
    question(Drift(GHOUL), "VST-DEC-26"),
    question(ResolveCard(GHOST), "VSB-DEC-136"),
    question(Haunt(GHOST), "VSB-DEC-137"),
    question(HaulOn(GHOST, 0, HERE), "VSB-DEC-139"),
    question(SelectCard(GHOST), "VSB-DEC-140"),
    question(RevealCard(GHOST, KNIGHT), "VSB-DEC-141"),
]
ENDS = (REST, STOP, FINISH, STAND)
OWN = {Prowl: STOP, Sneak: FINISH, PerformActions: STAND}


def crowd() -> Vast:
    """Everybody's board lies there."""
    g = scene("af EN a.", roles=(KNIGHT, GOBLINS, DRAGON, CAVE, THIEF, GHOUL, GHOST), stack="a. a.")
    g.unicorn, g.cave_ghost = UnicornBoard(), CaveGhostBoard()
    for piece, name in ((KNIGHT, "center"), (GHOUL, "w1"), (THIEF, "e1"), (DRAGON, "e1"), (UNICORN, "e1")):
        put(g, piece, name)
    return g


@pytest.mark.parametrize("asked", QUESTIONS)
def test_the_end_of_anothers_turn_is_refused_by_the_rule_of_its_own_moment(asked: Choice) -> None:
    g = crowd()
    foreign = [act for act in ENDS if act is not OWN.get(type(asked))]
    assert [asked.bars(g, KNIGHT, act) for act in foreign] == [act.when for act in foreign]
    assert len({act.when for act in ENDS}) == 4


@pytest.mark.parametrize("asked", [each for each in QUESTIONS if each.id not in ("SlideSection", "HaulOn")])
def test_what_is_allowed_is_among_what_is_shown_and_barred_by_nothing(asked: Choice) -> None:
    g = crowd()
    allowed = asked.legal(g, asked.role)
    assert {*allowed} <= {*asked.candidates(g, asked.role)}
    assert [asked.bars(g, asked.role, act) for act in allowed] == [""] * len(allowed)


@proves("VST-DEC-16", "VST-DEC-17", "VST-SKT-05")
def test_one_symbol_and_one_tile_leave_nothing_to_ask() -> None:
    g = scene("af EN O0")
    put(g, GHOUL, "e1")
    run(g, NameSymbol(KNIGHT, GHOUL, GHOUL))
    assert (g.agenda, g.at[GHOUL]) == ([], sp("w1"))
    assert (told(g, "names"), told(g, "skitters")) == ([(KNIGHT, 0)], [(GHOUL, sp("w1"))])
    put(g, GHOUL, "e1")
    run(g, PickTile(GHOUL, GHOUL, 0))
    assert (g.agenda, g.at[GHOUL]) == ([], sp("w1"))


@proves("VST-DEC-18", "VST-SKT-15", "VST-SKT-17")
def test_one_free_space_around_the_entrance_leaves_nothing_to_ask_and_none_leaves_it_there() -> None:
    g = scene("O0 EN")
    put(g, GHOUL, "center")
    put(g, KNIGHT, "center")
    run(g, PickNear(GHOUL, GHOUL))
    assert (g.agenda, g.at[GHOUL]) == ([], sp("w1"))
    put(g, KNIGHT, "w1")
    put(g, GHOUL, "center")
    run(g, PickNear(GHOUL, GHOUL))
    assert (g.agenda, g.at[GHOUL]) == ([], sp("center"))


@proves("VSB-COLL-16", "VSB-DEC-07", "VSB-FRC-01")
def test_a_piece_with_one_way_off_a_tile_goes_there() -> None:
    g = scene("EN O0 O0")
    put(g, GHOUL, "e2")
    run(g, ClearTile(KNIGHT, sp("e2")))
    assert (g.agenda, g.at[GHOUL], told(g, "pushed")) == ([], sp("e1"), [(GHOUL, sp("e1"))])


@proves("VSB-MON-36", "VSB-MON-26")
def test_the_ogre_pushes_her_the_only_way_and_goes_where_there_is_none() -> None:
    g = scene("EN O0")
    put(g, KNIGHT, "e1")
    run(g, Thrust(KNIGHT, sp("e1")))
    assert (g.at[KNIGHT], g.tokens[OGRE]) == (sp("center"), (sp("e1"),))
    h = scene("EN")
    put(h, KNIGHT, "center")
    token(h, OGRE, "center")
    run(h, Thrust(KNIGHT, sp("center")))
    assert (h.at[KNIGHT], h.tokens[OGRE]) == (sp("center"), ())
