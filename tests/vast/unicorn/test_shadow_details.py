"""The Shadow Unicorn's cards, Moves and Rampages step by step. SHU, ORD, TRN, RND"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import MoreToRemove
from hauntbox.games.vast.cave.collapse.slide import Rejoin
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    FANGS_TRIBE,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.thief.board import EVASION
from hauntbox.games.vast.roles.unicorn.against import gore, gored_by_shadow
from hauntbox.games.vast.roles.unicorn.rules.sight import LOTS, face_open, prize
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt, BoltOn, BoltTo, ShadowSettles, is_shaking
from hauntbox.games.vast.roles.unicorn.rules.wounds import lose_cards
from hauntbox.games.vast.roles.unicorn.shadow_turn import (
    ChargeOn,
    ChargeWhich,
    ShadowCards,
    ShadowMoves,
    heed,
    is_stirring,
    quarry,
    rampage,
    refresh,
)
from hauntbox.games.vast.state import Vast, goblins_of, thief_of, unicorn_of
from hauntbox.ledger import proves
from vast.scenes import put, sp, told
from vast.unicorn.stable import cards, haunt


def names(g: Vast) -> list[str]:
    return [type(frame).__name__ for frame in reversed(g.agenda)]


# His cards. ---------------------------------------------------------------------------------------------------------


@proves("VSB-SHU-05", "VSB-HID-07")
def test_the_pile_is_refreshed_to_his_spirit_or_to_the_last_card() -> None:
    g = haunt()
    board = unicorn_of(g)
    board.hand = ()
    refresh(g)
    assert len(board.hand) == 3
    board.hand, board.deck, board.spent = (), cards("f1"), ()
    refresh(g)
    assert (board.hand, board.deck) == (cards("f1"), ())


@proves("VSB-SHU-05", "VSB-TRN-05")
def test_a_card_is_revealed_told_and_heeded() -> None:
    g = haunt("O0 O0 EN O0 O0 O0", pile="f1 l1 f1l1")
    first = cards("f1")[0]
    ShadowCards(0, False).run(g)
    board = unicorn_of(g)
    assert (board.spent, told(g, "spirit card"), names(g)) == (
        (first,),
        [(UNICORN, first)],
        ["ShadowMoves", "ShadowCards"],
    )
    g.agenda.clear()
    board.facing = 1
    ShadowCards(1, False).run(g)
    assert (board.facing, names(g)) == (0, ["ShadowCards"])
    g.agenda.clear()
    g.at[UNICORN] = -1
    ShadowCards(2, False).run(g)
    assert (len(board.hand), g.agenda) == (1, [])


@proves("VSB-SHU-05", "VSB-SHU-06")
@pytest.mark.parametrize(("facing", "after"), [(0, 3), (1, 0), (3, 2)])
def test_an_even_card_turns_him(facing: int, after: int) -> None:
    g = haunt()
    unicorn_of(g).facing = facing
    heed(g, cards("l1")[0], False, False)
    assert unicorn_of(g).facing == after


@proves("VSB-ORD-03")
def test_he_takes_turns_while_he_lives() -> None:
    g = haunt()
    assert is_stirring(g)
    g.left = 1 << UNICORN
    assert not is_stirring(g)


@proves("VSB-SHU-04")
def test_he_appears_at_the_hunters_piece_or_at_the_first_on_the_map() -> None:
    g = haunt("O0 EN O0 O0", roles=(KNIGHT, THIEF, GHOUL), hunter=GHOUL)
    put(g, THIEF, "center")
    assert quarry(g) == sp("center")
    put(g, GHOUL, "e2")
    assert quarry(g) == sp("e2")
    put(g, KNIGHT, "w1")
    assert quarry(g) == sp("e2")


# Moves. -------------------------------------------------------------------------------------------------------------


@proves("VSB-SHU-08", "VSB-SHU-23")
def test_a_move_goes_on_until_its_steps_are_gone() -> None:
    g = haunt("O0 EN O0 O0", here="center", facing="e")
    board = unicorn_of(g)
    board.moving = True
    ShadowMoves(2).run(g)
    assert (g.at[UNICORN], ShadowMoves(1, (sp("e1"),), False) in g.agenda) == (sp("e1"), True)
    ShadowMoves(0).run(g)
    assert not board.moving
    board.moving = True
    g.at[UNICORN] = -1
    ShadowMoves(2).run(g)
    assert not board.moving
    assert not ShadowMoves(1).has_left


@proves("VSB-SHU-08", "VSB-TRN-16")
def test_having_left_terrain_for_an_open_space_is_kept_in_mind() -> None:
    g = haunt("EN LK ..", here="e1", facing="e")
    unicorn_of(g).moving = True
    ShadowMoves(2).run(g)
    assert [frame.has_left for frame in g.agenda if isinstance(frame, ShadowMoves)] == [True]
    h = haunt("EN O0 O0", here="e1", facing="e")
    unicorn_of(h).moving = True
    ShadowMoves(2, (), True).run(h)
    assert [frame.has_left for frame in h.agenda if isinstance(frame, ShadowMoves)] == [True]


@proves("VSB-SHU-08", "VSB-SHU-23")
def test_facing_a_wall_he_turns_right() -> None:
    g = haunt("O0 EN O2\n.. O0 ..", here="e1", facing="e", collapsing=True)
    assert face_open(g)
    assert unicorn_of(g).facing == 3
    shut = haunt("EN", here="center", collapsing=True)
    assert not face_open(shut)


# Where he comes to. -------------------------------------------------------------------------------------------------


@proves("VSB-SHU-08", "VSB-SHU-10", "VSB-SHU-29")
def test_on_a_new_space_he_attacks_or_flees_his_cube_or_marks_it() -> None:
    here = sp("e1")
    settles = ShadowSettles(here, (), (), False)
    g = haunt("O0 EN O0 O0", here="e1", collapsing=True)
    settles.run(g)
    assert (unicorn_of(g).marks, g.agenda) == ((here,), [])
    settles.run(g)
    assert g.agenda == [Bolt((), (here,))]
    g.agenda.clear()
    unicorn_of(g).facing = 0
    ShadowSettles(here, (), (here,), False).run(g)
    assert (g.agenda, unicorn_of(g).facing) == ([], 1)
    put(g, KNIGHT, "e1")
    settles.run(g)
    assert told(g, "attacks") == [(UNICORN, KNIGHT)]
    alone = haunt("EN", here="center", collapsing=True)
    ShadowSettles(sp("center"), (), (), False).run(alone)
    assert Bolt((), (sp("center"),)) in alone.agenda


@proves("VSB-SHU-10", "VSB-SHU-28", "VSB-SHU-13")
def test_from_where_no_tile_lies_he_does_not_teleport() -> None:
    g = haunt()
    g.at[UNICORN] = -1
    Bolt().run(g)
    assert g.agenda == []


@proves("VSB-SHU-13")
def test_tiles_go_first_only_in_the_collapse_and_while_none_are_going() -> None:
    for collapsing in (False, True):
        g = haunt(collapsing=collapsing)
        assert is_shaking(g) == collapsing
        for frame in (MoreToRemove(KNIGHT, 1), Rejoin(KNIGHT)):
            g.agenda[:] = [frame]
            assert not is_shaking(g)
    g = haunt(here="e1")
    for where, frames in (("e1", ["BoltTo"]), ("e2", [])):
        g.agenda.clear()
        put(g, UNICORN, where)
        BoltOn(sp("e1"), (), ()).run(g)
        assert names(g) == frames
    assert BoltTo(KNIGHT, (), ()).is_owed()


# Rampage. -----------------------------------------------------------------------------------------------------------


@proves("VSB-SHU-07", "VSB-SHU-19")
def test_a_rampage_is_told_and_asks_only_among_tribes() -> None:
    g = haunt("O0 EN O0 O0", roles=(KNIGHT, GOBLINS), hunter=NOBODY, facing="w", here="center")
    put(g, KNIGHT, "e1")
    rampage(g)
    assert (told(g, "rampages"), g.agenda) == ([(UNICORN,)], [ChargeOn(KNIGHT)])
    g.agenda.clear()
    goblins_of(g).population = [3, 2, 2]
    put(g, FANGS_TRIBE, "w1")
    g.rig(LOTS, 1)
    rampage(g)
    assert names(g) == ["ChargeOn"]
    g.agenda.clear()
    g.at[KNIGHT] = -1
    put(g, BONES_TRIBE, "w1")
    rampage(g)
    assert [type(frame) for frame in g.agenda] == [ChargeWhich]


@proves("VSB-SHU-07", "VSB-SHU-20")
def test_he_charges_straight_on_and_marks_and_reveals_what_he_crosses() -> None:
    g = haunt("EN O0 af O0", here="center", facing="e")
    put(g, KNIGHT, "e3")
    board = unicorn_of(g)
    ChargeOn(KNIGHT).run(g)
    assert (g.at[UNICORN], g.agenda) == (sp("center"), [])  # he does not move
    board.moving = True
    ChargeOn(KNIGHT).run(g)
    assert (g.at[UNICORN], told(g, "steps"), board.marks) == (sp("e1"), [(UNICORN, sp("e1"))], (sp("e1"),))
    g.agenda.clear()
    ChargeOn(KNIGHT).run(g)
    assert "OrientAhead" in names(g)
    g.agenda.clear()
    put(g, UNICORN, "e2")
    ChargeOn(KNIGHT).run(g)
    assert (g.at[UNICORN], sp("e3") in board.marks) == (sp("e3"), False)
    g.agenda.clear()
    ChargeOn(KNIGHT).run(g)
    assert (told(g, "attacks"), board.moving) == ([(UNICORN, KNIGHT)], False)


@proves("VSB-SHU-07", "VSB-TRN-29")
def test_a_wall_stops_a_charge() -> None:
    g = haunt("EN O2 O0", here="e1", facing="e")
    put(g, KNIGHT, "e2")
    unicorn_of(g).moving = True
    ChargeOn(KNIGHT).run(g)
    assert (g.at[UNICORN], unicorn_of(g).moving, g.agenda) == (sp("e1"), False, [])


@proves("VSB-RND-11")
@pytest.mark.parametrize(("lot", "piece"), [(1, KNIGHT), (2, GHOUL)])
def test_between_equal_ones_lots_decide(lot: int, piece: int) -> None:
    g = haunt("O0 EN O0", roles=(KNIGHT, GHOUL), hunter=NOBODY, here="center")
    put(g, KNIGHT, "e1")
    put(g, GHOUL, "e1")
    g.rig(LOTS, lot)
    assert prize(g, [KNIGHT, GHOUL]) == piece


# His attacks. -------------------------------------------------------------------------------------------------------


@proves("VSB-SEC-22", "VSB-SHU-11", "VSB-SEC-17")
def test_no_trap_stops_him_but_it_is_sprung() -> None:
    g = haunt(roles=(KNIGHT, GOBLINS))
    put(g, BONES_TRIBE, "e1")
    board = goblins_of(g)
    board.population, board.shown = [3, 3, 3], (8,)
    gore(g, BONES_TRIBE)
    assert (board.population[1], board.shown, board.secrets_out) == (1, (), (8,))  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-SHU-09", "VSB-THU-20", "VST-OTH-64")
def test_a_thief_who_evades_slips_away_and_either_ghoul_skitters() -> None:
    g = haunt(roles=(KNIGHT, THIEF))
    put(g, THIEF, "e1")
    thief_of(g).upgrades[EVASION] = 1
    g.rig("action die", 6)
    gored_by_shadow(g, THIEF)
    assert names(g) == ["SlipAway"]
    for ghoul in (GHOUL, VILE):
        h = haunt(roles=(KNIGHT, ghoul))
        put(h, ghoul, "e1")
        gored_by_shadow(h, ghoul)
        assert names(h) == ["Skitter"]


@proves("VSB-SEC-24", "VSB-TRE-12")
def test_cards_off_his_pile_are_told() -> None:
    g = haunt(pile="f1 l1 f2")
    lose_cards(g, 2)
    first, second, third = cards("f1 l1 f2")
    assert (unicorn_of(g).hand, unicorn_of(g).spent) == ((third,), (first, second))
    assert told(g, "plays unicorn") == [(UNICORN, first), (UNICORN, second)]
