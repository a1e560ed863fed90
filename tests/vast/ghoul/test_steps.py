"""The Ghoul's steps, the beginning of its turn and its refusals. MOVE, ATK, VGM, WIN, TURN, OTH, ACT"""

from __future__ import annotations

from typing import Any

from hauntbox.games.vast.actions import FLARE, NO, WAY
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E
from hauntbox.games.vast.cave.tokens import FLAME_WALL
from hauntbox.games.vast.roles.ghoul.actions import ATTACK, SMASH_CRYSTAL, USE_GAME, USE_TURN
from hauntbox.games.vast.roles.ghoul.against import (
    bars_attack,
)
from hauntbox.games.vast.roles.ghoul.board import SNEAK
from hauntbox.games.vast.roles.ghoul.rules.moving import AnnounceStrike, GhoulArrives, announce, enter
from hauntbox.games.vast.roles.ghoul.turn import PHASES, GhoulAppears, Prowl
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE,
    DRAGON,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of
from hauntbox.ledger import proves
from vast.ghoul.prowling import give, prowl
from vast.scenes import put, scene, sp, token, told


def quiet(*args: Any, **more: Any) -> Vast:
    """The Ghoul's place without a question."""
    g = prowl(*args, **more)
    g.agenda.clear()
    return g


def names(g: Vast) -> list[str]:
    return [type(frame).__name__ for frame in reversed(g.agenda)]


# Steps. -------------------------------------------------------------------------------------------------------------


@proves("VST-MOVE-26", "VST-ATK-01", "VST-DEC-39")
def test_an_attack_that_cannot_be_announced_is_refused_by_its_rule() -> None:
    g = quiet("EN O0 O0 O0", here="e1", discs=1, roles=(KNIGHT, THIEF, GHOUL))
    put(g, KNIGHT, "e2")
    knight_of(g).cubes[2] = 3
    frame = AnnounceStrike(GHOUL, E)
    assert frame.bars(g, GHOUL, ATTACK[KNIGHT]) == bars_attack(g, KNIGHT, 1) != ""
    assert (frame.bars(g, GHOUL, ATTACK[THIEF]), frame.bars(g, GHOUL, SMASH_CRYSTAL)) == (
        "VST-ATK-01",
        SMASH_CRYSTAL.when,
    )
    assert frame.bars(g, GHOUL, NO) in ("", "VST-MOVE-26")


@proves("VST-VGM-26")
def test_what_strengthens_the_vile_ghoul_is_named_before_its_step_is_paid() -> None:
    g = scene("EN O0 O0", roles=(KNIGHT, VILE))
    put(g, VILE, "e1")
    ghoul_of(g).movement, ghoul_of(g).discs = 5, 9
    announce(g, E, KNIGHT)
    assert names(g) == ["Strengthen", "PayStep"]
    g.agenda.clear()
    ghoul_of(g).held[SNEAK] = 1
    announce(g, E, NOBODY)
    assert names(g) == ["PayStep"]


@proves("VST-MOVE-23", "VST-MOVE-01")
def test_it_attacks_where_it_arrives_unless_something_drives_it_away() -> None:
    g = quiet("EN O0 O0", here="e1", knight="e2")
    GhoulArrives(sp("e2"), KNIGHT).run(g)
    assert (told(g, "steps"), told(g, "attacks")) == ([(GHOUL, sp("e2"))], [(GHOUL, KNIGHT)])
    h = quiet("EN O0 O0", here="e1", knight="e2", roles=(KNIGHT, DRAGON, GHOUL))
    token(h, FLAME_WALL, "e2")
    GhoulArrives(sp("e2"), KNIGHT).run(h)
    assert (told(h, "attacks"), names(h)) == ([], ["Skitter"])
    river = quiet("EN O0 Re Re Re", here="e1")
    GhoulArrives(sp("e2"), NOBODY).run(river)
    assert names(river) == ["Drift"]


@proves("VST-WIN-01", "VST-MOVE-01")
def test_a_step_that_wins_is_its_last() -> None:
    g = quiet("EN O0", here="e1")
    ghoul_of(g).reached = True
    assert (enter(g, MIDDLE), g.outcome is not None) == (False, True)
    h = quiet("EN O0", here="e1")
    assert (enter(h, MIDDLE), h.outcome) == (True, None)


# Its turn. ----------------------------------------------------------------------------------------------------------


@proves("VST-TURN-02", "VST-SET-05")
def test_on_the_map_its_turn_begins_with_its_phases_and_before_that_it_comes() -> None:
    g = quiet()
    ROLES[GHOUL].begin(g)
    assert [*reversed(g.agenda)] == [*PHASES[GHOUL]]
    g.agenda.clear()
    GhoulAppears().run(g)
    assert g.agenda == []
    g.at[GHOUL] = NOWHERE
    ROLES[GHOUL].begin(g)
    assert [*reversed(g.agenda)] != [*PHASES[GHOUL]]


@proves("VST-OTH-01", "VST-OTH-10", "VST-OTH-02")
def test_only_the_knight_gains_feats_by_striking_it() -> None:
    for by, feats in ((KNIGHT, True), (BONES_TRIBE, False)):
        g = quiet(roles=(KNIGHT, GOBLINS, GHOUL), here="e1", knight="e1")
        knight_of(g).feats = 0
        ROLES[GHOUL].struck(g, GHOUL, by)
        assert (knight_of(g).feats != 0, names(g)) == (feats, ["Skitter"])
    assert ROLES[GHOUL].bars_struck(quiet(), GHOUL, CAVE) == "VST-OTH-01"


@proves("VST-ACT-01", "VST-ACT-03", "VST-ACT-05")
def test_what_it_may_not_do_is_refused_by_the_rule_of_that_act() -> None:
    g = quiet("EN O8 O0", here="center", movement=0, discs=0)
    frame = Prowl(GHOUL)
    acts = (WAY[1], ATTACK[KNIGHT], USE_TURN[SNEAK], USE_GAME[SNEAK], SMASH_CRYSTAL, FLARE)
    assert [act for act in acts if not frame.bars(g, GHOUL, act)] == []
    assert {*frame.legal(g, GHOUL)} <= {*frame.candidates(g, GHOUL)}
    assert [str(act) for act in frame.legal(g, GHOUL)] == ["stop"]
    give(g, SNEAK)
    assert (frame.bars(g, GHOUL, USE_GAME[SNEAK]), USE_GAME[SNEAK] in frame.legal(g, GHOUL)) == ("", True)
    assert frame.bars(g, GHOUL, USE_TURN[SNEAK]) != ""
