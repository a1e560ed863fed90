"""The worked examples of the Ghoul's ledger, one test each. EX"""

from __future__ import annotations

from hauntbox.games.vast.cave.collapse.removal import RemoveTile
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.ghoul.goals import fury_goal
from hauntbox.games.vast.roles.ghoul.role import DARING, STALWART
from hauntbox.games.vast.roles.ghoul.rules.dice import GHOUL_DIE
from hauntbox.games.vast.roles.ghoul.turn import GhoulTurn
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOUL, GOBLINS, KNIGHT
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of
from hauntbox.ledger import proves
from vast.ghoul.prowling import points, prowl
from vast.scenes import at, do, offers, put, run, scene, sp, token, told, why


def rolled(*faces: int, level: str = "ghoul") -> Vast:
    g = prowl(agreed={"ghoul_level": level})
    g.agenda.clear()
    g.rig(GHOUL_DIE, *faces)
    return run(g, GhoulTurn())


@proves("VST-EX-01")
def test_two_players_need_nine_fury() -> None:
    assert fury_goal(prowl(roles=(KNIGHT, GHOUL))) == 9


@proves("VST-EX-02")
def test_five_players_need_twelve_fury() -> None:
    assert fury_goal(prowl(roles=(KNIGHT, GOBLINS, DRAGON, CAVE, GHOUL))) == 12


@proves("VST-EX-06")
def test_dice_of_one_two_and_four() -> None:
    g = rolled(1, 2, 4)
    assert sum(ghoul_of(g).held) == 1
    assert points(do(g, "pair 4 2")) == (4, 2)


@proves("VST-EX-07")
def test_dice_of_two_two_and_four() -> None:
    assert sum(ghoul_of(rolled(2, 2, 4)).held) == 0


@proves("VST-EX-08")
def test_two_dice_of_one_and_three() -> None:
    g = rolled(1, 3, level="stalker")
    assert (sum(ghoul_of(g).held), points(g)) == (1, (3, 1))


@proves("VST-EX-09")
def test_four_discs_against_strength_two() -> None:
    g = prowl("af EN O0", here="e1", knight="e1", discs=4)
    knight_of(g).cubes[STRENGTH] = 1
    do(g, "attack knight", "stop")
    assert (points(g)[1], told(g, "defense")) == (1, [(GHOUL, 1)])


@proves("VST-EX-10")
def test_three_discs_and_a_crystal() -> None:
    g = prowl("af EN C0", discs=3)
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal", "stop")
    assert told(g, "defense") == [(GHOUL, 0)]


@proves("VST-EX-16")
def test_the_sixth_fury_draws_a_card_and_the_seventh_none() -> None:
    for fury, cards in ((5, 1), (6, 0)):
        g = prowl("af EN O0", here="e1", knight="e1")
        ghoul_of(g).fury = fury
        do(g, "attack knight")
        assert (ghoul_of(g).fury, sum(ghoul_of(g).held)) == (fury + 1, cards)


@proves("VST-EX-18")
def test_strength_three_and_four_against_defense_three() -> None:
    for strength in (3, 4):
        g = scene("af EN O0")
        put(g, KNIGHT, "center")
        put(g, GHOUL, "e1")
        ghoul_of(g).discs, knight_of(g).cubes[STRENGTH] = 3, strength - 1
        run(g, MoveAndAct(KNIGHT))
        assert why(g, "way e") == ("VST-OTH-02" if strength == 3 else "")
    do(g, "way e")
    assert knight_of(g).feats == 1 << DARING | 1 << STALWART


@proves("VST-EX-25")
def test_a_collapse_that_isolates_the_ghoul() -> None:
    g = scene("EN O0 O0 O0", collapsing=True)
    put(g, KNIGHT, "e2")
    put(g, GHOUL, "e3")
    run(g, RemoveTile(KNIGHT, 3))
    assert (offers(g), why(g, "at e3")) == (at("e1", "e2"), "VSB-COLL-17")
    do(g, "at e1")
    while any([act.startswith("slide") for act in offers(g)]):
        do(g, offers(g)[0])
    assert (g.at[KNIGHT], g.at[GHOUL]) == (sp("e1"), sp("e2"))
    assert (offers(g), why(g, "at e2")) == (at("e1"), "VSB-COLL-17")
    do(g, "at e1")
    while g.agenda and any([act.startswith("slide") for act in offers(g)]):
        do(g, offers(g)[0])
    assert (g.at[KNIGHT], g.at[GHOUL]) == (sp("center"), sp("e1"))
    assert (told(g, "lapses"), g.agenda, g.outcome) == ([(KNIGHT,)], [], None)
