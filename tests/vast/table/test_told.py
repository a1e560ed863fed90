"""What happens is told, with who, where and how much: one line of play for each kind of news."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hauntbox.games.vast.cave.fill import lay_dark
from hauntbox.games.vast.cave.grid import W
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES, TROLL
from hauntbox.games.vast.roles.ghoul.board import ADAPT, CHASE, CHEAT, SCOUR, SNEAK
from hauntbox.games.vast.roles.ghoul.goals import gain_fury
from hauntbox.games.vast.roles.ghoul.rules.dice import GHOUL_DIE, gain_discs, gain_movement, set_statistics
from hauntbox.games.vast.roles.ghoul.rules.drawing import draw_terror
from hauntbox.games.vast.roles.ghoul.turn import GhoulTurn, start
from hauntbox.games.vast.roles.knight.board import BOMB, JAVELIN, POTIONS, STRENGTH, SWORD
from hauntbox.games.vast.roles.knight.cards.monsters import troll_text
from hauntbox.games.vast.roles.knight.rules.encounter import begin_encounter, collect, smash
from hauntbox.games.vast.roles.knight.rules.equipment import blast, drink, ready
from hauntbox.games.vast.roles.knight.rules.grit import gain_grit, heal, hurt, lose_grit
from hauntbox.games.vast.roles.knight.rules.moving import step
from hauntbox.games.vast.roles.knight.rules.stats import place_cube
from hauntbox.games.vast.roles.knight.rules.treasures import KeepTreasure, lose_treasure
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of
from hauntbox.games.vast.table.ends import BY_OTHERS, collapse
from hauntbox.games.vast.table.plunder import PlaceTreasure
from hauntbox.games.vast.table.turns import BeginRound, BeginTurn
from hauntbox.ledger import proves
from vast.ghoul.prowling import prowl
from vast.scenes import do, put, run, scene, sp, token, told, why

Play = Callable[[], Vast]
Facts = list[tuple[int | str, ...]]


def knight(drawing: str = "O0 EN O8", here: str = "center") -> Vast:
    g = scene(drawing, stack="af ab ae")
    put(g, KNIGHT, here)
    board = knight_of(g)
    board.cubes[SWORD + 5], board.treasures, board.face_up = 1, (5, 6), 1 << 5
    return g


def after(g: Vast, act: Callable[[Vast], object]) -> Vast:
    act(g)
    return g


def gritty() -> Vast:
    return after(knight(), lambda g: gain_grit(g, 3))


def crystal() -> Vast:
    g = knight("O0 EN C0", "e1")
    token(g, CRYSTALS, "e1")
    token(g, TREASURES, "e1")
    return g


def rolls_again() -> Vast:
    g = prowl(cards=(CHEAT,))
    g.agenda.clear()
    g.rig(GHOUL_DIE, 6, 4, 3, 2)
    return do(run(g, GhoulTurn()), "no", "reroll 4")


def adapts() -> Vast:
    g = prowl(cards=(ADAPT,))
    g.agenda.clear()
    ghoul_of(g).deck = (SNEAK, SCOUR, *ghoul_of(g).deck[2:])
    draw_terror(g)
    g.settle()
    return do(g, "no", "keep card sneak")


def ghoul_smashes() -> Vast:
    g = prowl("af EN C0", discs=4)
    token(g, CRYSTALS, "e1")
    return do(g, "smash crystal")


def troll_back() -> Vast:
    g = knight()
    token(g, TROLL, "center")
    return after(g, lambda g: troll_text(g, sp("w1")))


def declined() -> Vast:
    g = knight()
    knight_of(g).treasures = (4,)
    return do(run(g, KeepTreasure(KNIGHT)), "decline")


def fury_goal() -> Vast:
    g = prowl()
    ghoul_of(g).fury = 8
    return after(g, gain_fury)


HER: list[tuple[str, Play, str, Facts]] = [
    ("VSB-KNG-07", lambda: after(gritty(), lambda g: gain_grit(g, 1)), "grit", [(3, 3), (1, 4)]),
    ("VSB-DEC-10", lambda: after(knight(), lambda g: step(g, W)), "steps", [(KNIGHT, sp("w1"))]),
    ("VSB-KNG-05", lambda: after(knight(), lambda g: gain_grit(g, 12)), "hero cube", [(5,), (11,)]),
    ("VSB-KNG-06", lambda: after(knight(), lambda g: lose_grit(g, 2)), "loses grit", [(2, 0)]),
    ("VSB-KNS-11", lambda: after(knight(), lambda g: hurt(g, 2, BY_OTHERS)), "hurt", [(2, 5)]),
    ("VSB-TRE-11", lambda: after(knight(), lambda g: heal(g, 2)), "heals", [(7,)]),
    ("VSB-DEC-65", lambda: after(knight(), drink), "drinks", [()]),
    ("VSB-TRE-09", lambda: after(knight(), drink), "heals", [(7,)]),
    ("VSB-KNQ-02", lambda: after(knight("EN OA", "e1"), lambda g: blast(g, W)), "bomb", [(sp("e1"), W)]),
    ("VSB-DEC-169", lambda: after(knight(), ready), "javelin", [()]),
    ("VSB-KNQ-01", lambda: after(knight(), lambda g: place_cube(g, BOMB)), "cube", [(BOMB,)]),
    ("VSB-KNE-01", lambda: after(crystal(), begin_encounter), "encounter", [(sp("e1"),)]),
    ("VSB-KNA-11", lambda: after(crystal(), smash), "smashes", [(KNIGHT, sp("e1"))]),
    ("VSB-TRE-03", lambda: after(crystal(), collect), "collects", [(KNIGHT, sp("e1"))]),
    ("VSB-MON-36", lambda: after(knight(), lambda g: lose_treasure(g, 5)), "loses treasure", [(5,)]),
    ("VSB-HID-18", lambda: after(knight(), lambda g: lose_treasure(g, 6)), "loses a treasure", [()]),
    ("VSB-TRE-02", declined, "declines", [(4,)]),
    ("VSB-MON-25", troll_back, "driven back", [(KNIGHT, sp("w1"))]),
]
ITS: list[tuple[str, Play, str, Facts]] = [
    ("VST-TCD-08", rolls_again, "rolls again", [(GHOUL, 4)]),
    ("VST-ROLL-03", rolls_again, "ghoul dice", [(GHOUL, 6, 4, 3), (GHOUL, 6, 3, 2)]),
    ("VST-ROLL-08", lambda: after(prowl(), lambda g: set_statistics(g, 5, 2)), "points", [(GHOUL, 5, 2)]),
    ("VST-ROLL-15", lambda: after(prowl(), lambda g: gain_movement(g, 4)), "gains movement", [(GHOUL, 4)]),
    ("VST-ROLL-14", lambda: after(prowl(), lambda g: gain_discs(g, 1)), "gains attack", [(GHOUL, 1)]),
    ("VST-TER-08", lambda: do(prowl(cards=(CHASE,)), "use chase game"), "terror spent", [(GHOUL, CHASE)]),
    ("VST-TER-09", lambda: do(prowl(cards=(SNEAK,)), "use sneak game"), "terror lasts", [(GHOUL, SNEAK)]),
    ("VST-TER-09", lambda: do(prowl(cards=(CHASE,)), "use chase game"), "terror lasts", []),
    ("VST-TCD-12", adapts, "terror put back", [(GHOUL, 1)]),
    ("VST-SET-05", lambda: after(prowl(), lambda g: start(g, sp("w1"))), "appears", [(GHOUL, sp("w1"))]),
    ("VST-WIN-06", fury_goal, "ready to escape", [(GHOUL,)]),
    ("VST-EFF-18", ghoul_smashes, "smashes", [(GHOUL, sp("e1"))]),
    ("VST-MOVE-01", lambda: do(prowl(), "way w"), "steps", [(GHOUL, sp("center"))]),
]
TABLE: list[tuple[str, Play, str, Facts]] = [
    (
        "VSB-REV-06",
        lambda: after(scene("EN", stack="af"), lambda g: lay_dark(g, sp("n1"))),
        "lays",
        [(sp("n1"), DARK[13])],
    ),
    ("VSB-VAR-08", lambda: do(run(scene("af EN ab"), PlaceTreasure(KNIGHT)), "at e1"), "plunder", [(KNIGHT, sp("e1"))]),
    ("VSB-ORD-04", lambda: run(scene("EN", stack="af"), BeginRound()), "round", [(2,)]),
    ("VSB-ORD-06", lambda: after(scene("EN"), lambda g: collapse(g, "VSB-COLL-19")), "collapsed", [()]),
    ("VSB-COLL-01", lambda: run(scene("EN"), BeginTurn(GHOUL)), "collapse begins", [()]),
    ("VSB-ORD-01", lambda: run(scene("EN", stack="af"), BeginTurn(KNIGHT)), "turn", [(KNIGHT,)]),
]


@pytest.mark.parametrize(
    ("play", "what", "facts"),
    [
        pytest.param(*row[1:], marks=proves(row[0]), id=f"{row[2]} {n} {row[0]}")
        for n, row in enumerate(HER + ITS + TABLE)
    ],
)
def test_it_is_told_once_with_its_facts(play: Play, what: str, facts: Facts) -> None:
    assert told(play(), what) == facts


@proves("VSB-KNT-02", "VSB-KNT-03", "VSB-KNT-04")
def test_everything_that_she_may_do_is_offered_and_nothing_else() -> None:
    g = knight("O1 EN C0", "center")
    board = knight_of(g)
    board.treasures, board.free, board.cubes[STRENGTH], board.cubes[POTIONS] = (), 2, 1, 0
    run(g, MoveAndAct(KNIGHT))
    assert why(g, "encounter") != ""
    cubes = ["movement", "perception", "strength", "bomb", "bow", "map", "shield"]
    assert [act for act in g.legal(KNIGHT) if not g.why_not(KNIGHT, act)] == g.legal(KNIGHT)
    assert [str(act) for act in g.legal(KNIGHT)] == ["way e", "way w", *[f"cube {name}" for name in cubes], "rest"]
    token(g, CRYSTALS, "center")
    board.cubes[STRENGTH] = 2
    assert "encounter" in [str(act) for act in g.legal(KNIGHT)]
    frame = g.agenda[-1]
    assert isinstance(frame, MoveAndAct)
    assert {*g.legal(KNIGHT)} <= {*frame.candidates(g, KNIGHT)}
    board.met = 1
    assert str(g.legal(KNIGHT)[0]) == "cube movement"


@proves("VSB-TRE-10", "VSB-DEC-169", "VSB-KNA-11")
def test_the_javelin_is_thrown_with_the_next_attack() -> None:
    g = crystal()
    knight_of(g).face_up |= 1 << JAVELIN - SWORD
    smash(g)
    assert (told(g, "javelin thrown"), knight_of(g).treasures) == ([()], (POTIONS - SWORD,))
