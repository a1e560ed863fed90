"""Monsters and Secrets to their bounds: who is asked, what is told, what is left. GOT, SEC, MON, THA"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.actions import AT
from hauntbox.games.vast.cave.tiles import CRYSTAL, TILES
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.goblins.actions import FILCH, SECRET_NAMES
from hauntbox.games.vast.roles.goblins.cards.monsters import AssignMonster, draw_monsters
from hauntbox.games.vast.roles.goblins.cards.schemes import CaveIn, HideAndStrike, TileFalls, bars_fall, hiders
from hauntbox.games.vast.roles.goblins.cards.secrets import DropSecrets, Redrawn, StealSecret, draw_secrets
from hauntbox.games.vast.roles.goblins.cards.war import choose_war
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    EYE_TRIBE,
    GHOST,
    GOBLINS,
    KNIGHT,
    THIEF,
)
from hauntbox.games.vast.state import Vast, goblins_of, knight_of
from hauntbox.ledger import proves
from vast.goblins.horde import horde
from vast.goblins.test_war import camp
from vast.scenes import do, offers, run, sp, token, told, why

FANGS, BONES, EYE = range(3)


def drawing(number: int, **more: object) -> Vast:
    g = camp(**more)  # type: ignore[arg-type]
    draw_monsters(g, number)
    g.settle()
    return g


# Monsters. ----------------------------------------------------------------------------------------------------------


@proves("VSB-GOT-11", "VSB-GOT-13", "VSB-DEC-68")
def test_what_becomes_of_a_drawn_monster_is_told() -> None:
    g = drawing(2, population=(0, 2, 0))
    assert {*g.legal(GOBLINS)} <= {*AssignMonster(GOBLINS).candidates(g, GOBLINS)}
    do(g, "tame bones", "refuse")
    assert (told(g, "assigned"), told(g, "monster lost")) == ([(0, BONES_TRIBE)], [(1,)])
    assert g.waiting() == ()


@proves("VSB-DEC-69", "VSB-GOT-12")
def test_a_replaced_monster_is_discarded_and_the_new_one_stands_in_its_slot() -> None:
    g = drawing(1, population=(0, 2, 0), monsters=("troll", "ogre", ""))
    assert offers(g) == ["swap ogre", "swap troll", "refuse"]
    do(g, "swap troll")
    assert (goblins_of(g).monsters, g.monster_out) == ([(0,), (1,), ()], (2,))


@proves("VSB-SEC-07", "VSB-DEC-68")
def test_the_ruby_draws_a_monster_anew_before_the_others_and_once() -> None:
    g = drawing(2, population=(0, 4, 0), shown="goblin ruby")
    board = goblins_of(g)
    do(g, "redraw pet frog")
    assert (board.pending, board.ruby, g.monster_out) == ((2, 1), True, (0,))
    assert not [act for act in offers(g) if act.startswith("redraw")]


# Secrets. -----------------------------------------------------------------------------------------------------------


@proves("VSB-GOT-15", "VSB-SEC-07", "VSB-DEC-75")
def test_the_ruby_draws_a_secret_anew_once_and_all_see_the_card_that_goes() -> None:
    g = camp(shown="goblin ruby")
    run(g, Redrawn(GOBLINS))
    assert g.waiting() == ()  # nothing has been drawn
    draw_secrets(g, 2)
    g.settle()
    assert offers(g) == ["redraw secret tunnels", "redraw cave-in", "no"]
    do(g, "redraw cave-in")
    board = goblins_of(g)
    assert (board.hand, board.secrets_out, board.ruby, g.agenda) == ((0, 2), (1,), True, [])
    assert told(g, "secret gone") == [(GOBLINS, 1)]


@proves("VSB-DEC-164")
@pytest.mark.parametrize(("count", "asked", "left"), [(0, False, 2), (1, True, 2), (2, False, 0), (3, False, 0)])
def test_secrets_are_given_up_by_choice_or_all_of_them(count: int, asked: bool, left: int) -> None:
    g = camp(hand="hex, poison")
    run(g, DropSecrets(GOBLINS, count))
    assert (g.waiting() == (GOBLINS,), len(goblins_of(g).hand)) == (asked, left)
    if asked:
        do(g, "drop hex")
        assert (goblins_of(g).hand, goblins_of(g).secrets_out, g.agenda) == ((2,), (7,), [])


@proves("VSB-THA-09", "VSB-THA-07", "VSB-DEC-118")
def test_the_thief_takes_the_open_card_that_he_names_or_a_hidden_one_by_chance() -> None:
    g = horde(roles=(GOBLINS, THIEF), hand="hex", shown="trap, goblin ruby")
    g.agenda.clear()
    steal = StealSecret(THIEF)
    steal.answer(g, FILCH[SECRET_NAMES.index("trap")])
    board = goblins_of(g)
    assert (board.shown, board.hand, board.secrets_out) == ((4,), (7,), (8,))
    assert told(g, "gains treasure") == [(THIEF,)]
    board.shown = ()
    run(g, steal)
    assert (board.hand, len(told(g, "gains treasure"))) == ((), 2)


@proves("VSB-GOT-02", "VSB-HID-15")
def test_the_chosen_war_card_is_told_to_all() -> None:
    g = camp()
    goblins_of(g).drawn = (3, 4)
    choose_war(g, 4)
    assert told(g, "war") == [(GOBLINS, 4)]


# Cave-In. -----------------------------------------------------------------------------------------------------------


@proves("VSB-SEC-02", "VSB-DEC-73")
def test_a_cave_in_needs_goblins_of_the_eye_and_a_tile_that_may_fall() -> None:
    g = horde("EN O0", population=(1, 1, 1), knight="e1", hand="cave-in")
    assert why(g, "secret cave-in") == "VSB-SEC-02"
    h = horde("EN O0 O0", population=(1, 1, 1), knight="e1", hand="cave-in")
    assert why(h, "secret cave-in") == ""
    do(h, "secret cave-in")
    assert (why(h, "at e1"), why(h, "at e3"), bars_fall(h, sp("e3"))) == ("VSB-SEC-03", "VSB-MAP-06", "VSB-MAP-06")
    do(h, "no")
    assert (len(h.laid), h.returned) == (3, ())


@proves("VSB-DEC-73", "VSB-SEC-02")
def test_an_artifact_on_a_falling_tile_is_saved() -> None:
    g = horde("EN O0 O0", population=(0, 0, 2), knight="center", roles=(KNIGHT, GOBLINS, GHOST), hand="cave-in")
    token(g, ARTIFACTS, "e1")
    g.agenda.clear()
    CaveIn(GOBLINS, 2).answer(g, AT[sp("e1")])
    assert [type(frame).__name__ for frame in g.agenda] == ["TileFalls", "SaveRelics", "ClearTile"]


@proves("VSB-COLL-22", "VSB-DEC-73")
def test_whoever_stops_early_has_the_fallen_tiles_shuffled_too() -> None:
    g = horde("O0 O0 EN O0 O0", population=(0, 0, 4), knight="center", hand="cave-in")
    do(g, "secret cave-in", "at w2", "at e2", "no")
    assert ([len(row) for row in g.returned], len(g.stack), len({*g.stack})) == ([0, 0, 2], 8, 8)


@proves("VSB-COLL-19", "VSB-SEC-02")
@pytest.mark.parametrize(("gone", "over"), [(3, False), (4, True)])
def test_the_last_crystal_tile_that_falls_is_the_end(gone: int, over: bool) -> None:
    g = horde("C0 EN O0", knight="center")
    g.agenda.clear()
    g.gone = tuple([n for n, tile in enumerate(TILES) if tile.feature == CRYSTAL and n not in g.under][:gone])
    TileFalls(sp("w1"), 0, ()).run(g)
    assert (g.outcome is not None, len(told(g, "collapsed"))) == (over, int(over))
    assert over or g.agenda == [CaveIn(GOBLINS, 0, ())]


# Hiding Spots, Hex. -------------------------------------------------------------------------------------------------


@proves("VSB-SEC-26", "VSB-DEC-71", "VSB-SEC-19")
def test_from_hiding_spots_strikes_a_hidden_tribe_with_goblins_that_was_not_activated() -> None:
    g = horde("A0 EN V0 V0", knight="center", population=(0, 3, 4))
    board, frame = goblins_of(g), HideAndStrike(GOBLINS)
    assert hiders(g) == [BONES, EYE]
    board.activated = 1 << BONES
    assert (hiders(g), [str(act) for act in frame.candidates(g, GOBLINS)]) == ([EYE], ["tribe eye"])
    run(g, frame)
    do(g, "tribe eye")
    assert (told(g, "attacks"), board.activated) == ([(EYE_TRIBE, KNIGHT)], 1 << BONES | 1 << EYE)


@proves("VSB-SEC-11")
def test_a_hex_is_told() -> None:
    g = do(horde(population=(4, 4, 2), knight="e1", hand="hex"), "secret hex", "curse knight")
    assert (told(g, "hexes"), told(g, "loses grit"), knight_of(g).grit) == ([(GOBLINS, KNIGHT)], [(2, 0)], 0)
