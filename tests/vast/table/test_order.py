"""The order of turns, growth, the end of a turn, how a game ends. ORD, GROW, COLL, WIN"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.fill import PlaceTile
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.ground import is_dark_at, spaces, tile_at
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    ROLE_NAMES,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.ends import BY_AMBUSH, BY_OTHERS, ESCAPED, KILLED, collapse, depart, die, happen
from hauntbox.games.vast.table.setup import lay_out, seats
from hauntbox.games.vast.table.turns import BeginRound, EndRound, EndTurn, Shape, tiles_due
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import ABSENT
from hauntbox.ledger import proves
from vast.scenes import StandIn, at, do, offers, put, run, scene, sp, told, why


@proves("VSB-ORD-01", "VST-ORD-06")
def test_turns_go_by_the_seats_and_absent_seats_are_skipped() -> None:
    roles = (GOBLINS, DRAGON, CAVE, THIEF, GHOUL, GHOST)
    for role in roles:
        ROLES[role] = StandIn(role)
    g = scene("EN", roles=roles, shaper=CAVE, stack="a.")
    g.round = 0
    run(g, BeginRound())
    order = []
    for _ in range(8):
        order.append(g.turn)
        do(g, "no")
    assert order == [*roles, GOBLINS, DRAGON]
    assert [ROLE_NAMES[role] for role in range(3)] == ["Knight", "Goblins", "Vile Ghoul"]
    assert KNIGHT < GOBLINS < VILE < DRAGON < UNICORN < CAVE < CAVE_GHOST < THIEF < GHOUL < GHOST


@proves("VSB-ORD-04")
def test_a_round_is_one_turn_of_every_seat() -> None:
    ROLES[THIEF], ROLES[GHOUL] = StandIn(THIEF), StandIn(GHOUL)
    g = scene("EN", roles=(THIEF, GHOUL), shaper=CAVE, stack="a.")
    g.round = 0
    run(g, BeginRound())
    assert (g.round, g.turn) == (1, THIEF)
    do(g, "no")
    assert (g.round, g.turn) == (1, GHOUL)
    do(g, "no")
    assert (g.round, g.turn) == (2, THIEF)


@proves("VSB-GROW-01", "VSB-DEC-05", "VSB-VAR-25")
def test_at_the_end_of_the_turn_a_dark_tile_is_placed_adjacent_to_any_tile() -> None:
    g = scene("EN O1", stack="v. a. a.")
    top = g.stack[0]
    run(g, EndTurn(KNIGHT))
    assert (g.waiting(), offers(g)) == ((KNIGHT,), at("n1", "n1e1", "w1", "e2", "s1", "s1e1"))
    assert (why(g, "at e1"), why(g, "at e3")) == ("VSB-GROW-01", "VSB-GROW-01")
    do(g, "at n1e1")  # beside a wall too
    assert (tile_at(g, sp("n1e1")), len(g.stack), g.turn) == (top, 2, GHOUL)
    assert is_dark_at(g, sp("n1e1"))


@proves("VSB-GROW-01", "VSB-COLL-05")
@pytest.mark.parametrize("collapsing", [False, True])
def test_where_the_cave_plays_nobody_else_places_or_removes_tiles(collapsing: bool) -> None:
    g = scene("EN O1", roles=(KNIGHT, CAVE), stack="" if collapsing else "v. a. a.", shaper=CAVE, collapsing=collapsing)
    run(g, Shape(KNIGHT))
    assert (g.agenda, len(g.stack), len(spaces(g))) == ([], 0 if collapsing else 3, 2)


def test_an_empty_stack_places_nothing() -> None:
    assert run(scene("EN"), PlaceTile(KNIGHT)).agenda == []


@proves("VSB-GROW-02", "VSB-VAR-21", "VSB-VAR-32", "VSB-GEN-02")
@pytest.mark.parametrize(("number", "drawing", "due"), [(2, "EN C0", 2), (1, "EN C0\nC1 ..", 3), (0, "EN c.", 1)])
def test_alone_as_many_tiles_as_revealed_crystal_tiles_or_the_roles_number(number: int, drawing: str, due: int) -> None:
    class Lonely(StandIn):
        def alone_number(self, g: Vast) -> int:
            return number

    ROLES[GHOUL] = Lonely(GHOUL)
    g = scene(drawing, roles=(GHOUL,), alone=2, stack=" ".join(["a."] * 9))
    g.gone = (39,)  # a Crystal tile has been removed
    assert tiles_due(g, GHOUL) == due
    run(g, EndTurn(GHOUL))
    for _ in range(due):
        assert g.turn == GHOUL
        do(g, offers(g)[0])
    assert len(g.stack) == 9 - due
    g.collapsing = True
    assert tiles_due(g, GHOUL) == due


@proves("VSB-GROW-09")
def test_the_end_of_a_turn_in_its_order() -> None:
    log: list[str] = []

    class Teller(StandIn):
        def end_on_space(self, g: Vast) -> None:
            log.append(f"space {len(g.stack)}")

        def expire(self, g: Vast) -> None:
            log.append(f"expire {len(g.tokens[TREASURES])}")

        def after_turn(self, g: Vast, role: int) -> None:
            log.append(f"after {ROLE_NAMES[role]}")

    ROLES[THIEF], ROLES[GHOUL] = Teller(THIEF), Teller(GHOUL)
    g = scene("EN", roles=(THIEF, GHOUL), plunder=THIEF, stack="a. a.")
    run(g, EndTurn(THIEF))
    assert log == ["space 2"]
    do(g, "at e1", "at e1")  # the tile, then the Treasure on it
    assert log == ["space 2", "expire 1", "after Thief"]
    assert g.turn == GHOUL


class Ending(StandIn):
    """Meets its goal by any event."""

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return "VST-WIN-01" if event == ESCAPED else ""


@proves("VSB-ORD-05")
def test_the_game_ends_at_once_and_one_player_wins_alone() -> None:
    ROLES[GHOUL] = Ending(GHOUL)
    g = scene("EN", stack="a.")
    g.then(EndTurn(KNIGHT))
    assert happen(g, ESCAPED, GHOUL)
    g.settle()
    assert g.outcome is not None
    assert (g.agenda, g.outcome.rule, [g.outcome.scores[role] for role in (KNIGHT, GHOUL)]) == (
        [],
        "VST-WIN-01",
        [0, 1],
    )
    assert [(event.rule, event.facts) for event in g.events or () if event.what == "wins"] == [("VST-WIN-01", (GHOUL,))]
    assert not happen(scene("EN"), KILLED, DRAGON, BY_OTHERS)


@proves("VSB-ORD-23")
@pytest.mark.parametrize(("turn", "winner"), [(THIEF, THIEF), (DRAGON, DRAGON), (CAVE, THIEF), (GHOUL, DRAGON)])
def test_of_several_the_player_whose_turn_it_is_wins_or_else_the_next_in_turn(turn: int, winner: int) -> None:
    ROLES[THIEF], ROLES[DRAGON] = Ending(THIEF), Ending(DRAGON)
    g = scene("EN", roles=(DRAGON, CAVE, THIEF, GHOUL))
    g.turn = turn
    happen(g, ESCAPED, GHOUL)
    assert g.outcome is not None
    assert g.outcome.scores.index(1.0) == winner


@proves("VSB-ORD-06", "VST-WIN-11", "VST-VTWO-07")
@pytest.mark.parametrize("shaper", [CAVE, CAVE_GHOST])
def test_the_collapse_is_the_caves_victory_and_without_it_all_lose(shaper: int) -> None:
    g = scene("EN", roles=(KNIGHT, shaper), shaper=shaper)
    collapse(g, "VSB-COLL-19")
    assert g.outcome is not None
    assert (g.outcome.scores.index(1.0), sum(g.outcome.scores)) == (shaper, 1.0)
    h = scene("EN")
    collapse(h, "VSB-COLL-19")
    assert h.outcome is not None
    assert not any(h.outcome.scores)


@proves("VSB-ORD-22")
def test_who_is_killed_while_that_is_nobodys_goal_leaves_and_play_goes_on() -> None:
    ROLES[THIEF] = StandIn(THIEF)
    g = scene("EN O0", roles=(KNIGHT, THIEF, GHOUL), stack="a. a. a.", shaper=CAVE)
    put(g, KNIGHT, "e1")
    die(g, KNIGHT, BY_OTHERS)
    assert (g.outcome, g.at[KNIGHT], g.terms.seats) == (None, NOWHERE, 3)
    run(g, EndTurn(GHOUL))
    assert (g.turn, g.round) == (THIEF, 2)  # her turns are skipped
    depart(g, GHOUL)
    do(g, "no")
    assert (g.turn, g.round) == (THIEF, 3)  # play goes on with one
    depart(g, THIEF)
    assert g.outcome is not None
    assert (g.outcome.rule, any(g.outcome.scores)) == ("VSB-ORD-22", False)


@proves("VST-VTWO-05")
def test_a_death_that_the_set_up_names_is_a_victory() -> None:
    from hauntbox.games.vast.table.ends import wins_by_prey

    g = scene("EN", prey=((GHOUL, KNIGHT),), ambush=(DRAGON,))
    assert wins_by_prey(g, GHOUL, KILLED, (KNIGHT, BY_OTHERS))
    assert wins_by_prey(g, GHOUL, KILLED, (KNIGHT, BY_AMBUSH))
    assert not wins_by_prey(g, GHOUL, KILLED, (DRAGON, BY_OTHERS))
    assert not wins_by_prey(g, GHOUL, ESCAPED, (KNIGHT, 0))
    assert (
        wins_by_prey(g, DRAGON, KILLED, (KNIGHT, BY_AMBUSH)),
        wins_by_prey(g, DRAGON, KILLED, (KNIGHT, BY_OTHERS)),
    ) == (
        True,
        False,
    )


@proves("VSB-COLL-35", "VSB-PAR-09")
@pytest.mark.parametrize(
    ("limit", "round", "over"), [(100, 99, False), (100, 100, True), (10, 10, True), (10, 9, False)]
)
def test_after_the_last_round_the_cave_has_collapsed(limit: int, round: int, over: bool) -> None:
    g = scene("EN O0", stack="a.")
    g.options, g.round = Options(round_limit=limit), round
    run(g, EndRound())
    assert (g.outcome is not None, Options().round_limit) == (over, 100)


def test_roles_that_do_not_play_have_no_seat_and_no_mind() -> None:
    options = Options(knight=False)
    g = lay_out(options, "cave", "s")
    g.settle()
    assert (seats(options, "cave"), g.roles()) == ([(GHOUL,)], [GHOUL])
    assert (g.minds[KNIGHT], g.knight) == (ABSENT, None)


def test_steps_are_frames() -> None:
    assert issubclass(EndTurn, Step)
    assert told(scene(), "turn") == []
