"""What the Cave Ghost's powers, steps and spent Omens come to, to their bounds. CGH, TRN"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import NOWHERE, E
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.setup import HELD
from hauntbox.games.vast.cave.tiles import BARRED, CANYON, GHOST_TILES
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.cave.rules.treasure import HideTreasure
from hauntbox.games.vast.roles.cave_ghost.actions import HATRED, PLOT_TWIST, POWER_NAMES, ROCKSLIDE
from hauntbox.games.vast.roles.cave_ghost.rules.isolation import bars_possessing
from hauntbox.games.vast.roles.cave_ghost.rules.powers import (
    ReturnSpent,
    TradeSpent,
    TwistWhich,
    bars_power,
)
from hauntbox.games.vast.roles.cave_ghost.rules.pulling import rings
from hauntbox.games.vast.roles.cave_ghost.turn import Brood, CaveGhostStirs, bars_step
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import cave_ghost_of, cave_of
from hauntbox.ledger import proves
from vast.cave_ghost.test_cave_ghost import ROW, brooding
from vast.ghost.haunting import begun
from vast.scenes import do, put, run, sp, token, told, why


@proves("VSB-CGH-01", "VSB-CGH-02")
def test_all_know_that_the_ghost_tiles_are_hers() -> None:
    g = begun(KNIGHT, CAVE_GHOST)
    assert {g.origin[tile] for tile in GHOST_TILES} == {HELD}
    h = begun(KNIGHT, CAVE_GHOST, ghost_level="spirit")
    assert sorted([g.origin[tile] - h.origin[tile] for tile in GHOST_TILES]) == [0, 0, 0, 0, 1, 1]


@proves("VSB-MAP-09")
@pytest.mark.parametrize(("face", "rule"), [(BARRED, "VSB-MAP-09"), (0, "")])
def test_she_is_not_pushed_into_a_chasm(face: int, rule: str) -> None:
    g = brooding("EN O0 O0")
    lay(g, sp("e1"), CANYON, face)
    assert ROLES[CAVE_GHOST].bars_forced(g, CAVE_GHOST, E, sp("e1")) == rule


@proves("VSB-CGH-10")
@pytest.mark.parametrize(("where", "rule"), [("e5", ""), ("e6", "VSB-CGH-10")])
def test_six_rings_away_nobody_is_possessed(where: str, rule: str) -> None:
    g = brooding("EN O0 O0 O0 O0 O0 C0 C0")
    put(g, THIEF, where)
    assert bars_possessing(g, THIEF) == rule


@proves("VSB-CGH-10", "VSB-GHS-49")
def test_an_object_is_moved_as_far_as_it_was_away_at_first() -> None:
    g = brooding(ROW, at="w3")
    token(g, TREASURES, "center")
    do(g, "grip treasure", "way e")
    assert (cave_ghost_of(g).pull, cave_ghost_of(g).hauled) == (3, ((TREASURES, sp("e1"), 1),))
    do(g, "way e", "way e")
    assert (g.tokens[TREASURES], type(g.asking()).__name__) == ((sp("e3"),), "Brood")
    assert (cave_ghost_of(g).pull, cave_ghost_of(g).hauled) == (0, ())


@proves("VSB-CGH-05")
def test_rings_are_counted_on_both_axes() -> None:
    pairs = [("n2", "n3"), ("s3", "s3"), ("s2", "n1"), ("w2", "e2"), ("n3w1", "s1e1")]
    assert [rings(sp(a), sp(b)) for a, b in pairs] == [1, 0, 3, 4, 4]


@proves("VSB-CGH-09", "VSB-CGH-08", "VSB-DEC-144")
def test_a_power_that_is_paid_for_still_needs_something_to_work_on() -> None:
    g = brooding("EN O0", collapsing=True)
    assert [bars_power(g, power) for power in (PLOT_TWIST, ROCKSLIDE)] == ["VSB-CGH-08", ""]
    alone = brooding("EN")
    assert [bars_power(alone, power) for power in (PLOT_TWIST, ROCKSLIDE)] == ["", "VSB-CVO-05"]
    assert why(alone, f"wield {POWER_NAMES[ROCKSLIDE]}") == "VSB-CVO-05"
    do(alone, f"wield {POWER_NAMES[HATRED]}")
    assert told(alone, "wields") == [(CAVE_GHOST, HATRED)]


@proves("VSB-DEC-145", "VSB-CGH-08")
def test_of_two_ghost_tiles_she_says_which_and_the_last_one_goes_down_unasked() -> None:
    g = brooding("EN O0")
    board = cave_ghost_of(g)
    board.tiles = GHOST_TILES[:2]
    assert TwistWhich(CAVE_GHOST, sp("n1")).waiting(g) == (CAVE_GHOST,)
    board.tiles = GHOST_TILES[:1]
    run(g, TwistWhich(CAVE_GHOST, sp("n1")))
    assert (board.tiles, GHOST_TILES[0] in g.under) == ((), True)


@proves("VSB-CGH-07", "VSB-CGH-13")
@pytest.mark.parametrize(
    ("drawing", "is_short", "number"), [("af EN", False, 1), ("O0 EN", False, 0), ("af EN", True, 0)]
)
def test_spent_omens_bring_a_treasure_if_there_is_one_and_a_place_for_it(
    drawing: str, is_short: bool, number: int
) -> None:
    g = brooding(drawing, omens=0)
    g.agenda.clear()
    cave_ghost_of(g).spent = [6, 0, 0, 0, 0, 0]
    g.out[TREASURES] = supply(g, TREASURES) if is_short else 0
    TradeSpent().run(g)
    assert g.agenda.count(HideTreasure(CAVE_GHOST, False)) == number
    assert g.agenda[-1] == ReturnSpent(CAVE_GHOST, 6)


@proves("VSB-CGH-13")
@pytest.mark.parametrize(
    ("spent", "asked"), [([7, 0, 0, 0, 0, 0], False), ([3, 0, 0, 0, 0, 3], False), ([4, 0, 0, 0, 0, 3], True)]
)
def test_which_tokens_return_is_asked_only_if_it_makes_a_difference(spent: list[int], asked: bool) -> None:
    g, total = brooding("O0 EN", omens=0), sum(spent)
    g.agenda.clear()
    cave_ghost_of(g).spent = spent
    run(g, ReturnSpent(CAVE_GHOST, 6))
    assert (g.waiting() == (CAVE_GHOST,)) == asked
    assert sum(cave_ghost_of(g).spent) == total - (0 if asked else 6)


@proves("VSB-CGH-02", "VSB-CGH-12")
def test_a_turn_begins_with_fresh_limits() -> None:
    g = brooding("EN O0")
    board, cave = cave_ghost_of(g), cave_of(g)
    board.moved, board.pull, board.hauled, cave.plundered, cave.hated = 6, 2, ((1, 2, 3),), 1, 2
    CaveGhostStirs().run(g)
    assert (board.moved, board.pull, board.hauled, cave.plundered, cave.hated) == (0, 0, (), 0, 0)  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-DEC-137", "VSB-CGH-07")
def test_her_steps_are_told_and_open_to_all() -> None:
    g = brooding("EN O0 O0")
    frame = g.agenda[-1]
    assert isinstance(frame, Brood)
    assert frame.is_public(g, CAVE_GHOST)
    assert {*g.legal(CAVE_GHOST)} <= {*frame.candidates(g, CAVE_GHOST)}
    do(g, "way e")
    assert (g.at[CAVE_GHOST], cave_ghost_of(g).moved, told(g, "steps")) == (sp("e1"), 1, [(CAVE_GHOST, sp("e1"))])
    cave_ghost_of(g).moved = 5
    assert bars_step(g, E) == ""
    put(g, CAVE_GHOST, "e2")
    assert (bars_step(g, E), why(g, "fade")) == ("VSB-GHS-06", "")
    cave_ghost_of(g).moved = 6
    assert bars_step(g, E) == "VSB-CGH-07"
    do(g, "fade")
    assert g.waiting() == ()
    g.at[CAVE_GHOST] = NOWHERE
    assert run(g, Brood(CAVE_GHOST)).waiting() == ()
