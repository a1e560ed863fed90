"""What begins and ends rounds, turns and possessions, frame by frame; who leaves and how. ORD, GROW, COLL, GHS"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import DUE, WHOLE
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, cave_of, unicorn_of
from hauntbox.games.vast.table.ends import (
    BY_OTHERS,
    ESCAPED,
    collapse,
    die,
    hunt_won,
    leave_map,
)
from hauntbox.games.vast.table.flare import may_flare
from hauntbox.games.vast.table.setups import row_of
from hauntbox.games.vast.table.terms import FLARING, Terms, with_shadow
from hauntbox.games.vast.table.trance import Trance
from hauntbox.games.vast.table.turns import (
    BeginRound,
    BeginTurn,
    EndPossession,
    EndRound,
    EndTurn,
    NextTurn,
    ShadowTurn,
    Shape,
    TurnOver,
    end_turn_at_once,
)
from hauntbox.ledger import proves
from vast.scenes import StandIn, put, scene, told
from vast.unicorn.stable import haunt


@proves("VSB-ORD-01", "VSB-ORD-04")
def test_after_the_last_seat_a_new_round_begins() -> None:
    g = scene("EN", stack="a.")
    NextTurn(KNIGHT).run(g)
    assert g.agenda == [BeginTurn(GHOUL)]
    g.agenda.clear()
    g.left = 1 << GHOUL
    NextTurn(KNIGHT).run(g)
    assert g.agenda == [BeginRound(), EndRound()]


@proves("VSB-ORD-01", "VSB-ORD-03")
@pytest.mark.parametrize("is_dead", [False, True])
def test_the_shadow_unicorn_has_the_last_turn_of_a_round_while_he_lives(is_dead: bool) -> None:
    g = haunt()
    g.left = 1 << UNICORN if is_dead else 0
    NextTurn(KNIGHT).run(g)
    assert g.agenda == [BeginRound(), EndRound(), *[ShadowTurn()] * (not is_dead)]


@proves("VSB-ORD-03", "VSB-GROW-05")
def test_his_turn_is_told_and_may_begin_the_collapse() -> None:
    g = haunt(stack="")
    g.turn, g.lit_now = KNIGHT, True
    ShadowTurn().run(g)
    assert (g.turn, g.lit_now, g.collapsing, told(g, "turn")) == (UNICORN, False, True, [(UNICORN,)])
    assert g.agenda != []


@proves("VSB-ORD-04")
@pytest.mark.parametrize(("stack", "fruitless"), [("a.", 0), ("", WHOLE)])
def test_a_round_that_begins_with_the_collapse_is_a_whole_one(stack: str, fruitless: int) -> None:
    g = scene("EN", stack=stack)
    g.fruitless = DUE
    BeginRound().run(g)
    assert (g.fruitless, g.collapsing, g.agenda) == (fruitless, stack == "", [BeginTurn(KNIGHT)])


@proves("VSB-ORD-01", "VSB-COLL-01")
def test_a_turn_begins_with_nothing_lit_and_perhaps_with_the_collapse() -> None:
    for stack, begins in (("a.", []), ("", [()])):
        g = scene("EN", stack=stack)
        g.lit_now = True
        BeginTurn(GHOUL).run(g)
        assert (g.turn, g.lit_now, told(g, "collapse begins"), g.agenda[0]) == (GHOUL, False, begins, EndTurn(GHOUL))


@proves("VSB-COLL-05", "VSB-COLL-03")
@pytest.mark.parametrize("collapsing", [False, True])
def test_only_where_tiles_go_their_going_is_due(collapsing: bool) -> None:
    g = scene("EN O0 O0", stack="a.", collapsing=collapsing)
    Shape(KNIGHT).run(g)
    assert (g.fruitless & DUE == DUE, len(g.agenda)) == (collapsing, 1)


@proves("VSB-GROW-09")
def test_after_a_turn_all_others_are_asked_and_then_the_role_itself() -> None:
    log: list[str] = []

    class Listener(StandIn):
        def after_turn(self, g: Vast, role: int) -> None:
            log.append(f"{self.number} after {role}")

        def after_own_turn(self, g: Vast) -> None:
            log.append(f"{self.number} own")

    ROLES[THIEF], ROLES[GHOUL] = Listener(THIEF), Listener(GHOUL)
    TurnOver(THIEF).run(scene("EN", roles=(THIEF, GHOUL)))
    assert log == [f"{GHOUL} after {THIEF}", f"{THIEF} own"]


@proves("VSB-GHS-29", "VSB-GHS-27", "VSB-CGH-10")
def test_a_possession_gives_all_back_and_outlives_a_turn_that_is_cut() -> None:
    g = scene("EN", roles=(KNIGHT, THIEF, GHOST))
    g.trance, g.possessed, g.turn, g.minds[THIEF] = Trance(by=GHOST, turn=KNIGHT), THIEF, THIEF, GHOST
    over = EndPossession(THIEF, GHOST)
    g.then(MoveAndAct(KNIGHT), over, EndTurn(KNIGHT))
    end_turn_at_once(g)
    assert (g.agenda, over.is_owed()) == ([EndTurn(KNIGHT), over], True)
    over.run(g)
    assert (g.possessed, g.trance, g.turn, g.minds[THIEF]) == (NOBODY, None, KNIGHT, THIEF)  # type: ignore[comparison-overlap]  # it has changed since
    assert told(g, "possession over") == [(GHOST, THIEF)]


# Who leaves, who wins. ----------------------------------------------------------------------------------------------


@proves("VSB-CVS-17", "VSB-ORD-13", "VSB-COLL-19")
@pytest.mark.parametrize(("rule", "over"), [("VSB-COLL-19", False), ("VSB-COLL-28", True)])
def test_with_hatred_left_the_cave_has_not_won(rule: str, over: bool) -> None:
    g = scene("EN", roles=(KNIGHT, CAVE), shaper=CAVE)
    cave_of(g).hatred = 1
    collapse(g, rule)
    assert (g.outcome is not None, told(g, "collapsed"), told(g, "wins")) == (over, [()] * over, [])


@proves("VSB-GHS-50", "VSB-ORD-22")
def test_a_summoned_piece_that_dies_only_leaves_the_map() -> None:
    departed: list[int] = []

    class Guest(StandIn):
        def depart(self, g: Vast) -> None:
            departed.append(self.number)

    ROLES[THIEF] = Guest(THIEF)
    g = scene("EN O0", roles=(KNIGHT, GHOST))
    g.guest = THIEF
    put(g, THIEF, "e1")
    die(g, THIEF, BY_OTHERS)
    assert (g.at[THIEF], departed, g.left, g.outcome) == (NOWHERE, [THIEF], 0, None)


@proves("VSB-GHS-51")
def test_all_hear_of_each_piece_that_leaves_the_map_and_of_no_other() -> None:
    heard: list[int] = []

    class Listener(StandIn):
        def left_behind(self, g: Vast, piece: int) -> None:
            heard.append(piece)

    ROLES[GHOUL] = Listener(GHOUL)
    g = scene("EN O0", roles=(GOBLINS, GHOUL))
    put(g, BONES_TRIBE, "e1")
    leave_map(g, GOBLINS)
    assert (heard, g.at[BONES_TRIBE]) == ([BONES_TRIBE], NOWHERE)


@proves("VSB-SHU-27", "VSB-SHU-16")
def test_a_hunter_escapes_himself_and_after_the_unicorns_death() -> None:
    g = haunt(hunter=KNIGHT)
    g.left = 1 << UNICORN
    assert [hunt_won(g, KNIGHT, ESCAPED, (who,)) for who in (KNIGHT, GHOUL)] == ["VSB-SHU-16", ""]
    g.left = 0
    assert hunt_won(g, KNIGHT, ESCAPED, (KNIGHT,)) == ""
    assert unicorn_of(g).health > 0


@proves("VSB-SHU-14", "VSB-SHU-17")
def test_only_alone_against_the_shadow_the_cards_of_a_set_up_are_left_out() -> None:
    row, own = row_of("KD"), row_of("K")
    assert row
    assert own
    assert with_shadow(row, (KNIGHT, GHOUL)) == row
    alone = with_shadow(own, (KNIGHT,))
    assert (alone.alone, alone.fewer_quests, alone.infestation) == (0, False, own.infestation)


@proves("VSB-GHS-36")
def test_a_possessed_role_whose_card_names_flare_may_use_it() -> None:
    g = scene("EN", roles=(KNIGHT, GHOUL, GHOST), flare=(KNIGHT,))
    assert [may_flare(g, role) for role in (KNIGHT, GHOUL)] == [True, False]
    g.possessed = GHOUL
    assert (may_flare(g, KNIGHT), may_flare(g, GHOUL)) == (True, GHOUL in FLARING)
    g.terms = Terms(roles=(KNIGHT, GHOST), seats=2)
    g.possessed = KNIGHT
    assert may_flare(g, KNIGHT) == (KNIGHT in FLARING)
