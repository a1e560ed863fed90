"""Questions refuse what answers another one, and nobody is asked where there is one answer only. REV, COLL, SKT"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.slide import Rejoin, SlideSection
from hauntbox.games.vast.cave.fill import Fill
from hauntbox.games.vast.cave.forced import ClearTile
from hauntbox.games.vast.cave.reveal import Orient, RevealAll
from hauntbox.games.vast.cave.terrain.placing import ChooseTerrain, PlaceTerrain
from hauntbox.games.vast.cave.tiles import RIVER
from hauntbox.games.vast.cave.tokens import OGRE
from hauntbox.games.vast.roles.ghoul.actions import STOP
from hauntbox.games.vast.roles.ghoul.rules.moving import AnnounceStrike
from hauntbox.games.vast.roles.ghoul.rules.skitter import NameSymbol, PickNear, PickTile
from hauntbox.games.vast.roles.knight.actions import REST
from hauntbox.games.vast.roles.knight.cards.ambush import SeekMonster
from hauntbox.games.vast.roles.knight.cards.monsters import Thrust
from hauntbox.games.vast.roles.knight.rules.encounter import DiveTo
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.kernel.agenda import Choice
from hauntbox.ledger import proves
from vast.scenes import put, run, scene, sp, token, told

HERE = sp("e1")
OTHERS = [
    pytest.param(Rejoin(KNIGHT), marks=proves("VSB-DEC-156")),
    pytest.param(SlideSection(KNIGHT, HERE), marks=proves("VSB-DEC-08")),
    pytest.param(Fill(KNIGHT), marks=proves("VSB-DEC-159")),
    pytest.param(ClearTile(KNIGHT, HERE), marks=proves("VSB-DEC-07")),
    pytest.param(Orient(KNIGHT, HERE, 1), marks=proves("VSB-REV-02")),
    pytest.param(RevealAll(KNIGHT, (HERE,)), marks=proves("VSB-DEC-03")),
    pytest.param(ChooseTerrain(KNIGHT, HERE, KNIGHT), marks=proves("VSB-DEC-154")),
    pytest.param(PlaceTerrain(KNIGHT, HERE, RIVER), marks=proves("VSB-DEC-155")),
    pytest.param(NameSymbol(KNIGHT, GHOUL, GHOUL), marks=proves("VST-DEC-16")),
    pytest.param(AnnounceStrike(GHOUL, 1), marks=proves("VST-DEC-39")),
    pytest.param(SeekMonster(KNIGHT), marks=proves("VSB-DEC-157")),
    pytest.param(DiveTo(KNIGHT), marks=proves("VSB-DEC-173")),
]


@pytest.mark.parametrize("question", OTHERS, ids=lambda each: type(each).__name__)
def test_the_end_of_a_turn_is_refused_by_the_rule_of_its_own_moment(question: Choice) -> None:
    g = scene("af EN a.", stack="a. a.")
    put(g, KNIGHT, "center")
    put(g, GHOUL, "w1")
    assert [question.bars(g, KNIGHT, act) for act in (REST, STOP)] == [REST.when, STOP.when]
    assert REST.when != STOP.when


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
