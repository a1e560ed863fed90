"""The Vile Ghoul's chart and strengthened attacks to their bounds. VGS, VGP, VGX, VGM, VGW, POS"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.roles.ghoul.board import HUNT
from hauntbox.games.vast.roles.ghoul.goals import HUNTED
from hauntbox.games.vast.roles.numbers import DRAGON, GHOST, KNIGHT, NOBODY, UNICORN, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.vile.board import VileBoard
from hauntbox.games.vast.roles.vile.goals import victim_health, vile_wins_by
from hauntbox.games.vast.roles.vile.rules.chart import PrepareBoard, place_die, row_values
from hauntbox.games.vast.roles.vile.rules.strengthen import NO_STEP, Strengthen
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast, ghoul_of, vile_of
from hauntbox.games.vast.table.ends import KILLED
from hauntbox.games.vast.table.trance import Trance
from hauntbox.ledger import proves
from vast.scenes import scene, told
from vast.vile.stalking import chart, meeting


@proves("VST-VGS-01", "VST-VGS-06")
def test_its_board_begins_empty_and_a_copy_is_its_own() -> None:
    board = VileBoard()
    assert (board.row_movement, board.boosts, board.spent, board.bonus, board.right) == (0, 0, 0, 0, ())
    board.supply, board.left, board.right, board.row_movement = (1, 2), 3, (4,), 5
    board.boosts, board.spent, board.bonus = 6, 7, 8
    assert board.clone() == board


@proves("VST-VGP-05", "VST-VGP-01", "VST-VGP-03")
@pytest.mark.parametrize("supply", [(5, 3), ()])
def test_a_turn_begins_with_nothing_left_of_the_last(supply: tuple[int, ...]) -> None:
    g = scene("af EN O0", roles=(KNIGHT, VILE))
    board, vile = ghoul_of(g), vile_of(g)
    board.discs, board.movement, board.spent, board.attacked, board.used = 3, 4, 5, 6, [1] * len(board.used)
    vile.supply, vile.left, vile.right, vile.boosts, vile.spent, vile.bonus = supply, 1, (2,), 1, 1, 1
    PrepareBoard().run(g)
    assert (board.discs, board.movement, board.spent, board.attacked, sum(board.used)) == (0, 0, 0, 0, 0)
    assert (vile.boosts, vile.spent, vile.bonus) == (0, 0, 0)
    assert (vile.right, [type(frame).__name__ for frame in g.agenda]) == (  # type: ignore[comparison-overlap]  # it has changed since
        ((2, 1), []) if supply else ((), ["FillSupply", "RollDice"])
    )


@proves("VST-VGX-01", "VST-DEC-29")
def test_dice_that_are_alike_are_placed_without_a_question() -> None:
    g = chart((4, 4), left=1)
    assert (vile_of(g).left, vile_of(g).supply, g.waiting()) == (4, (4,), ())
    place_die(g, 4)
    assert (vile_of(g).supply, told(g, "places")[-1][:2]) == ((), (VILE, 4))


@proves("VST-VGX-02", "VST-VGX-06")
def test_the_placed_die_leaves_the_supply_and_the_others_stay() -> None:
    g = scene("af EN O0", roles=(KNIGHT, VILE))
    vile_of(g).supply = (6, 5, 1)
    place_die(g, 5)
    assert (vile_of(g).supply, vile_of(g).left) == ((6, 1), 5)


@proves("VST-PAR-05", "VST-VGX-08")
@pytest.mark.parametrize(("rows", "row", "values"), [(True, 0, (7, 1)), (True, 5, (2, 6)), (False, 0, (5, 2))])
def test_what_a_row_is_worth(rows: bool, row: int, values: tuple[int, int]) -> None:
    g = chart((1,), six_row_chart=rows)
    o = g.options
    assert row_values(g, row) == (values if rows else (o.lurk_movement, o.lurk_attack))


# Strengthened attacks. ----------------------------------------------------------------------------------------------


@proves("VST-VGM-29", "VST-DEC-62")
def test_a_step_without_an_attack_is_not_strengthened() -> None:
    g = meeting(2, boosts=1)
    assert Strengthen(VILE, 1, NOBODY).offers(g) == [NO]


@proves("VST-VGM-11", "VST-VGM-14", "VST-DEC-63")
@pytest.mark.parametrize(("attack", "reached"), [(2, False), (3, True), (4, True)])
def test_without_a_step_it_reaches_a_piece_with_one_more_than_its_defence(attack: int, reached: bool) -> None:
    g = meeting(2, attack=attack)
    assert Strengthen(VILE, NO_STEP, KNIGHT).is_within_reach(g) == reached


@proves("VST-VGM-07", "VST-TCD-04", "VST-TCD-05")
def test_boosts_and_hunts_are_told() -> None:
    g = meeting(4, boosts=1, attack=3, cards=(HUNT,))
    frame = Strengthen(VILE, NO_STEP, KNIGHT)
    offered = [act for act in frame.offers(g) if act != NO]
    for act in offered:
        h = g.clone()
        h.events = []
        frame.answer(h, act)
        news = told(h, "boosts attack") + told(h, "uses terror") + told(h, "terror spent")
        assert (len(news), frame in h.agenda, vile_of(h).bonus > 0) == (1, True, True)
        assert news[0][0] == VILE


# Goals, levels, possession. -----------------------------------------------------------------------------------------


@proves("VST-VGW-02", "VST-VGW-03")
def test_the_death_of_its_victim_is_its_victory() -> None:
    knight, dragon = scene("EN", roles=(KNIGHT, VILE)), scene("EN", roles=(VILE, DRAGON))
    assert [vile_wins_by(knight, KILLED, (who, 0)) for who in (KNIGHT, DRAGON)] == ["VST-VGW-02", ""]
    assert vile_wins_by(dragon, KILLED, (DRAGON, 0)) == "VST-VGW-03"


@proves("VST-VGDIF-01", "VST-VGDIF-06", "VST-VGDIF-08")
def test_its_level_sets_the_health_of_its_victim_alone() -> None:
    for roles, victim in (((KNIGHT, VILE, DRAGON), KNIGHT), ((VILE, DRAGON), DRAGON), ((VILE, UNICORN), UNICORN)):
        g = scene("EN", roles=roles)
        before = healths(g)
        ROLES[VILE].adjust(g)
        row = HUNTED[g.options.ghoul_level]
        assert victim_health(g) == row[0 if victim == KNIGHT else 1]
        assert healths(g) == {**before, victim: victim_health(g)}


def healths(g: Vast) -> dict[int, int]:
    boards = ((KNIGHT, g.knight), (DRAGON, g.dragon), (UNICORN, g.unicorn))
    return {role: board.health for role, board in boards if board is not None}


@proves("VSB-POS-07", "VSB-POS-13")
def test_its_dice_are_set_apart_for_a_possession_and_come_back() -> None:
    g = scene("EN", roles=(KNIGHT, VILE, GHOST))
    vile = vile_of(g)
    vile.supply, vile.left, vile.right, vile.row_movement = (1, 2), 3, (4,), 5
    vile.boosts, vile.spent, vile.bonus = 1, 2, 3
    g.trance = Trance(by=GHOST, influence=2)
    ROLES[VILE].play_possessed(g, GHOST)
    assert (vile.supply, vile.left, vile.right, vile.boosts, vile.spent, vile.bonus) == ((), 0, (), 0, 0, 0)  # type: ignore[comparison-overlap]  # it has changed since
    vile.supply, vile.left, vile.right, vile.boosts, vile.spent, vile.bonus = (6,), 6, (6,), 1, 1, 1
    ROLES[VILE].released(g)
    assert (vile.supply, vile.left, vile.right, vile.row_movement) == ((1, 2), 3, (4,), 5)  # type: ignore[comparison-overlap]  # it has changed since
    assert (vile.boosts, vile.spent, vile.bonus) == (0, 0, 0)


@proves("VST-VGW-01")
def test_its_board_lies_open_and_goes_with_it() -> None:
    g = chart((5, 3), left=1)
    k = known(g, (KNIGHT,))
    assert (vile_of(k), vile_of(k) is not vile_of(g), ghoul_of(k).discs) == (vile_of(g), True, ghoul_of(g).discs)
    assert isinstance(ROLES[VILE].progress(g), float)
    ROLES[VILE].dismissed(g)
    assert (g.vile, g.ghoul) == (None, None)
