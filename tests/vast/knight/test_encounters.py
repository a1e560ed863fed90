"""An Encounter from its tile to its spoils, and what ends it. KNE, KNA, KNX, MON, TRN, ORD"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.die import CENTRE, DIAMOND, DRAGON_DIE
from hauntbox.games.vast.cave.ground import is_lit_at, lay
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, TREASURES
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile
from hauntbox.games.vast.roles.knight.actions import COLLECT, ENOUGH
from hauntbox.games.vast.roles.knight.board import AXE, BOMB, DARING, JAVELIN, STRENGTH, SWORD
from hauntbox.games.vast.roles.knight.rules.dragon_hunt import HUNTED, SwingAxe, bars_dig, bars_hunt, strike_dragon
from hauntbox.games.vast.roles.knight.rules.encounter import (
    ATTACKS,
    DIVE,
    SPOILS,
    Attacks,
    DiveTo,
    Explore,
    Spoils,
    Surface,
    begin_encounter,
    dives,
    explore,
    loot,
)
from hauntbox.games.vast.roles.knight.turn import MOVE_AND_ACT
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, dragon_of, knight_of
from hauntbox.games.vast.table.ends import ESCAPED, SMASHED
from hauntbox.games.vast.table.terms import LINE_A
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.scenes import offers, put, run, scene, sp, token, told

CRYSTAL_TILE = 30


def knight(drawing: str = "O0 EN O0 O0", **more: object) -> Vast:
    g = scene(drawing, stack="c. c. c. c.", **more)  # type: ignore[arg-type]
    put(g, KNIGHT, "center")
    knight_of(g).free = 0
    return g


@proves("VSB-KNE-01", "VSB-KNE-03")
@pytest.mark.parametrize(("drawing", "is_dark"), [("EN c.", True), ("EN O0", False)])
def test_it_is_remembered_where_she_came_from_and_what_she_revealed(drawing: str, is_dark: bool) -> None:
    g = knight(drawing)
    put(g, KNIGHT, "e1")
    begin_encounter(g, sp("center"))
    board = knight_of(g)
    assert (board.came, board.unveiled, board.met) == (sp("center"), sp("e1") if is_dark else -1, 1)
    assert [frame for frame in g.agenda if frame == ATTACKS(KNIGHT, sp("e1"), True)] != []
    begin_encounter(g)
    assert (board.came, board.met) == (-1, 2)
    assert g.agenda[-1] == DIVE or is_dark


@proves("VSB-KNE-07", "VSB-KNE-08")
def test_an_event_token_needs_a_card_and_a_card_needs_a_token() -> None:
    g = knight()
    token(g, EVENTS, "center")
    begin_encounter(g)
    assert (g.tokens[EVENTS], told(g, "event")) == ((sp("center"),), [])
    h = knight()
    h.event_deck = (9,)
    begin_encounter(h)
    assert (h.event_deck, told(h, "event")) == ((9,), [])
    token(h, EVENTS, "center")
    begin_encounter(h)
    assert (h.tokens[EVENTS], h.event_deck) == ((), ())  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-KNE-03", "VSB-KNE-09", "VSB-TILE-19")
@pytest.mark.parametrize(("tile", "news"), [("v.", "event"), ("a.", "ambush"), ("t.", "")])
def test_the_revealed_tile_is_resolved_by_its_feature_and_then_worth_a_grit(tile: str, news: str) -> None:
    g = knight(f"EN {tile}", infestation=LINE_A)
    g.event_deck = (4,)
    put(g, KNIGHT, "e1")
    explore(g, sp("e1"), sp("center"))
    g.settle()
    while g.waiting():
        g.play(KNIGHT, g.legal(KNIGHT)[-1])
    assert is_lit_at(g, sp("e1"))
    assert [what for what in ("event", "ambush") if told(g, what)] == [news] * (news != "")
    assert knight_of(g).grit == 1


@proves("VSB-KNE-02", "VSB-DEC-60")
def test_spoils_are_had_one_by_one_on_the_space_of_the_encounter() -> None:
    g = knight()
    assert loot(g) == []
    token(g, TREASURES, "center", "center")
    assert loot(g) == [COLLECT[0]]
    spoils = Spoils(KNIGHT, sp("e1"))
    assert spoils.waiting(g) == ()
    g.treasure_deck = ()
    run(g, SPOILS(KNIGHT, sp("center")))
    g.play(KNIGHT, COLLECT[0])
    assert (knight_of(g).grit, offers(g)) == (5, ["collect treasure", "enough"])
    g.play(KNIGHT, ENOUGH)
    assert (g.tokens[TREASURES], g.agenda) == ((sp("center"),), [])


@proves("VSB-DEC-170", "VST-OTH-48")
def test_elsewhere_than_at_her_encounter_she_attacks_nobody() -> None:
    g = knight(roles=(KNIGHT, THIEF))
    token(g, CRYSTALS, "center")
    knight_of(g).cubes[STRENGTH] = 2
    assert [len(Attacks(KNIGHT, sp(where), True).may(g)) for where in ("e1", "center")] == [0, 1]


# Goals and ends. ----------------------------------------------------------------------------------------------------


@proves("VSB-ORD-08", "VSB-ORD-07")
def test_the_last_crystal_is_no_victory_but_the_escape_after_it() -> None:
    g = knight()
    knight_of(g).crystals = 5
    wins_by = ROLES[KNIGHT].wins_by
    assert (wins_by(g, SMASHED, KNIGHT), wins_by(g, ESCAPED, GHOUL), wins_by(g, ESCAPED, KNIGHT)) == (
        "",
        "",
        "VSB-ORD-08",
    )
    knight_of(g).crystals = 4
    assert wins_by(g, ESCAPED, KNIGHT) == ""


@proves("VSB-ORD-22")
@pytest.mark.parametrize("turn", [KNIGHT, GHOUL])
def test_dead_she_does_nothing_more_in_her_turn(turn: int) -> None:
    g = knight()
    g.turn = turn
    g.then(MOVE_AND_ACT, EndTurn(turn))
    ROLES[KNIGHT].depart(g)
    assert (MOVE_AND_ACT in g.agenda) == (turn != KNIGHT)


@proves("VSB-TRN-05", "VSB-TRN-25")
@pytest.mark.parametrize(("where", "before", "after"), [("e1", 2, 1), ("e1", 1, 1), ("center", 2, 2)])
def test_magma_takes_health_where_she_ends_but_not_her_last(where: str, before: int, after: int) -> None:
    g = knight("EN MG")
    put(g, KNIGHT, where)
    knight_of(g).health = before
    ROLES[KNIGHT].end_on_space(g)
    assert knight_of(g).health == after


# The Dragon underground. --------------------------------------------------------------------------------------------


def hunted(strength: int = 2, face: int = DIAMOND, **more: Any) -> Vast:
    """She shares his space; his Armor is 1."""
    g = knight(roles=(KNIGHT, DRAGON), **more)
    put(g, DRAGON, "center")
    board = knight_of(g)
    board.cubes[BOMB], board.cubes[AXE], board.cubes[STRENGTH] = 1, 1, strength - 2
    dragon_of(g).wakefulness = 0
    g.rig(DRAGON_DIE, face)
    return g


@proves("VSB-KNA-01", "VSB-KNA-02")
@pytest.mark.parametrize(("collapsing", "rule"), [(False, "VSB-KNA-01"), (True, "VSB-KNA-02")])
def test_once_a_turn_she_attacks_him_underground(collapsing: bool, rule: str) -> None:
    g = hunted(collapsing=collapsing)
    assert (bars_dig(g), bars_hunt(g)) == ("", "")
    strike_dragon(g)
    assert (knight_of(g).used >> HUNTED & 1, bars_dig(g)) == (1, rule)
    knight_of(g).used = 0
    knight_of(g).cubes[BOMB] = 0
    assert bars_dig(g) == ("" if collapsing else rule)


@proves("VSB-KNA-04", "VSB-KNX-05", "VSB-KNQ-09")
@pytest.mark.parametrize(
    ("collapsing", "javelin", "bomb"), [(False, False, 1), (True, False, 0), (False, True, 0), (True, True, 0)]
)
def test_only_an_attack_by_the_bomb_uses_it_and_swings_no_axe(collapsing: bool, javelin: bool, bomb: int) -> None:
    g = hunted(collapsing=collapsing)
    board = knight_of(g)
    if javelin:
        board.treasures, board.face_up = (JAVELIN - SWORD,), 1 << JAVELIN - SWORD
    strike_dragon(g)
    assert (board.used >> BOMB & 1, g.agenda == [SwingAxe(KNIGHT)]) == (bomb, not bomb)
    assert (board.feats, dragon_of(g).health) == (1 << DARING, 4)


@proves("VSB-KNA-04")
@pytest.mark.parametrize(("face", "health"), [(CENTRE, 4), (DIAMOND, 5)])
def test_a_miss_is_told_and_no_daring(face: int, health: int) -> None:
    g = hunted(2, face)
    knight_of(g).cubes[AXE] = 0
    strike_dragon(g)
    misses = health == 5
    assert (dragon_of(g).health, told(g, "misses")) == (health, [(KNIGHT, DRAGON)] * misses)
    assert (knight_of(g).feats, dragon_of(g).surfaced) == (0 if misses else 1 << DARING, False)


# The Underworm. -----------------------------------------------------------------------------------------------------


@proves("VSB-MON-35", "VSB-DEC-173")
def test_of_two_equally_near_ones_she_chooses_and_of_one_she_is_not_asked() -> None:
    g = knight("af .. ab\n.. EN ..\n.. .. ..")
    assert DiveTo(KNIGHT).waiting(g) == (KNIGHT,)
    alone = knight("af .. ..\n.. EN ..")
    assert DiveTo(KNIGHT).waiting(alone) == ()
    run(alone, DiveTo(KNIGHT))
    assert told(alone, "carried off") == [(KNIGHT, sp("n1w1"))]


@proves("VSB-MON-35")
def test_open_spaces_serve_only_while_tiles_are_laid() -> None:
    g = knight("EN O0")
    assert dives(g) != []
    g.collapsing = True
    assert dives(g) == []
    g.collapsing, g.stack = False, ()
    assert dives(g) == []


@proves("VSB-DEC-173", "VSB-MON-16")
def test_where_the_cave_plays_it_lays_the_tile_and_she_meets_what_is_there_as_one_who_was_carried() -> None:
    g = knight("EN O0", roles=(KNIGHT, CAVE), shaper=CAVE)
    DiveTo(KNIGHT).go(g, sp("n1e1"))
    assert g.agenda == [Surface(sp("n1e1")), LayTile(CAVE, sp("n1e1"))]
    g.agenda.clear()
    lay(g, sp("n1e1"), CRYSTAL_TILE, DARK[CRYSTAL_TILE])
    Surface(sp("n1e1")).run(g)
    assert g.agenda[:3] == [SPOILS(KNIGHT, sp("n1e1")), ATTACKS(KNIGHT, sp("n1e1"), False), DIVE]
    assert (g.at[KNIGHT], knight_of(g).unveiled, Explore(sp("n1e1")) in g.agenda) == (sp("n1e1"), sp("n1e1"), True)
