"""The Collapse: which tiles go, what is on them, its end. COLL"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import (
    DONE,
    DUE,
    WHOLE,
    RemoveTile,
    TakeAway,
    classes,
    crystals_gone,
    crystals_shown,
    eligible,
    is_fruitless,
)
from hauntbox.games.vast.cave.fill import PlaceTile
from hauntbox.games.vast.cave.grid import NAMES
from hauntbox.games.vast.cave.ground import survey
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, MONSTERS, TREASURES
from hauntbox.games.vast.roles.numbers import CAVE, GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.turns import EndTurn, start_collapse
from hauntbox.ledger import proves
from vast.scenes import Idle, StandIn, at, do, offers, put, run, scene, sp, token, told, why


def names(found: list[int]) -> set[str]:
    return {NAMES[space] for space in found}


def falling(drawing: str, **more: object) -> Vast:
    return scene(drawing, collapsing=True, **more)  # type: ignore[arg-type]


FOUR = """
O0  O0  O0
O0  EN  O0
O0  O0  O0
"""
RING = """
a.  a.  a.  a.
a.  EN  O0  a.
v.  v.  v.  v.
"""


@proves("VSB-COLL-07", "VSB-COLL-09", "VSB-COLL-08")
@pytest.mark.parametrize(
    ("drawing", "found"),
    [
        ("O0 EN O0 O0", {"w1", "e2"}),  # one neighbour
        (FOUR, {"n1w1", "n1e1", "s1w1", "s1e1"}),  # two, there being none with one
        ("O0 EN O0\n.. O0 ..", {"w1", "e1", "s1"}),
    ],
)
def test_tiles_that_touch_fewest_others_may_go(drawing: str, found: set[str]) -> None:
    assert names(eligible(falling(drawing))) == found


@proves("VSB-COLL-08", "VSB-COLL-26")
def test_a_class_that_is_barred_is_passed_over_up_to_tiles_that_touch_four() -> None:
    g = falling(RING)
    assert [len(each) for each in classes(g)] == [0, 4, 6, 1]
    corners = {"n1w1", "n1e2", "s1w1", "s1e2"}
    assert names(eligible(g)) == corners

    class Warden(StandIn):
        barred: set[str] = set()

        def bars_removal(self, g: Vast, space: int) -> str:
            return "VSB-GHS-19" if NAMES[space] in self.barred else ""

    ROLES[GHOUL] = warden = Warden(GHOUL)
    warden.barred = corners
    assert names(eligible(g)) == {"n1", "n1e1", "s1", "s1e1", "w1", "e2"}
    warden.barred = corners | {"n1", "n1e1", "s1", "s1e1", "w1", "e2"}
    assert names(eligible(g)) == {"e1"}
    run(g, RemoveTile(KNIGHT, 1))
    assert (why(g, "at n1w1"), why(g, "at e1")) == ("VSB-GHS-19", "")


@proves("VSB-COLL-10")
def test_which_tiles_may_go_is_asked_anew_after_each() -> None:
    g = run(falling("EN O0 O0 O0"), RemoveTile(KNIGHT, 2))
    assert (offers(g), g.fruitless) == (at("e3"), 0)
    do(g, "at e3")
    assert offers(g) == at("e2")
    do(g, "at e2")
    assert (g.agenda, len(g.ground)) == ([], 2)


@proves("VSB-COLL-28", "VSB-COLL-31")
def test_a_removal_is_noted_and_the_next_is_asked_for_when_the_map_hangs_together_again() -> None:
    for drawing, first, second in (
        ("EN O0 O0 O0", "at e3", "at e2"),
        ("EN O0 O0\nO0 .. O0\nO0 O0 O0", "at e2", "at e1"),
    ):
        g = run(falling(drawing), RemoveTile(KNIGHT, 2))
        do(g, first)
        assert (g.fruitless, g.waiting(), second in offers(g)) == (DUE | DONE, (KNIGHT,), True)
        do(g, second)
        assert g.agenda == []  # two in all


@proves("VSB-COLL-17", "VSB-COLL-12")
def test_a_tile_stays_if_its_piece_could_not_leave_after_all_and_what_was_peeked_at_goes_with_a_tile() -> None:
    g = falling("a. EN a. a.")
    g.peeked = ((sp("w1"), 1 << GHOUL), (sp("e2"), 1 << GHOUL))
    put(g, KNIGHT, "e2")
    run(g, TakeAway(GHOUL, sp("e2")))
    assert (sp("e2") in g.ground, g.gone, g.peeked) == (True, (), ((sp("w1"), 1 << GHOUL), (sp("e2"), 1 << GHOUL)))
    put(g, KNIGHT, "e1")
    run(g, TakeAway(GHOUL, sp("e2")))
    assert (sp("e2") in g.ground, len(g.gone), g.peeked) == (False, 1, ((sp("w1"), 1 << GHOUL),))  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-COLL-29")
def test_protected_tiles_do_not_keep_the_cave_up_and_any_other_does() -> None:
    class Warden(StandIn):
        def bars_removal(self, g: Vast, space: int) -> str:
            return "VSB-GHS-19" if space == sp("w1") else ""

    ROLES[GHOUL] = Warden(GHOUL)
    g = do(run(falling("O0 EN O0"), RemoveTile(KNIGHT, 1)), "at e1")
    assert g.outcome is not None
    h = do(run(falling("O0 EN O0 O0"), RemoveTile(KNIGHT, 1)), "at e2")
    assert h.outcome is None


@proves("VSB-COLL-11", "VSB-DEC-06")
def test_the_remover_chooses_but_a_revealed_crystal_tile_goes_first() -> None:
    g = run(falling("O0 EN\n.. C0"), RemoveTile(GHOUL, 1))
    assert (g.waiting(), offers(g), why(g, "at w1")) == ((GHOUL,), at("s1"), "VSB-COLL-11")
    h = run(falling("O0 EN\n.. c."), RemoveTile(GHOUL, 1))
    assert offers(h) == at("w1", "s1")  # a Dark one is not known
    k = run(falling("O0 EN C0 O0"), RemoveTile(GHOUL, 1))
    assert offers(k) == at("w1", "e2")  # not among the eligible
    assert (why(k, "at e1"), why(k, "at n1")) == ("VSB-COLL-07", "VSB-MAP-06")


@proves("VSB-VAR-23")
def test_alone_crystal_tiles_go_first_then_dark_then_lit() -> None:
    drawing = "O0 EN a.\n.. C0 .."
    assert names(eligible(falling(drawing, alone=2))) == {"s1"}
    assert names(eligible(falling("O0 EN a.", alone=2))) == {"e1"}
    assert names(eligible(falling("O0 EN O0", alone=1))) == {"w1", "e1"}
    assert names(eligible(falling("O0 EN a."))) == {"w1", "e1"}
    assert names(eligible(falling("O0 EN a. a. O0", alone=2))) == {"w1", "e3"}  # within the order of classes


@proves("VSB-COLL-12", "VSB-COLL-20", "VSB-TRN-17")
def test_a_removed_dark_tile_is_turned_over_for_all_and_counts_if_it_is_a_crystal_tile() -> None:
    g = run(falling("a. EN c."), RemoveTile(KNIGHT, 1))
    crystal = g.ground[sp("e1")] >> 20
    do(g, "at e1")
    assert (g.gone, crystals_gone(g), crystals_shown(g)) == ((crystal,), 1, 1)
    assert told(g, "removes") == [(KNIGHT, sp("e1"), crystal)]
    assert g.stack == ()
    h = do(run(falling("a. EN c."), RemoveTile(KNIGHT, 1)), "at w1")
    assert crystals_gone(h) == 0


@proves("VSB-COLL-13")
def test_the_entrance_is_never_removed() -> None:
    g = run(falling("EN O0"), RemoveTile(KNIGHT, 1))
    assert (offers(g), why(g, "at center")) == (at("e1"), "VSB-COLL-13")


@proves("VSB-COLL-14", "VSB-COLL-15", "VSB-GEN-05")
def test_tokens_of_a_removed_tile_return_and_bombs_leave_the_game() -> None:
    g = falling("EN O8 O0")
    for kind in (TREASURES, EVENTS, CRYSTALS, *MONSTERS):
        token(g, kind, "e2", "e1")
    bomb = sp("e2") * 4
    g.bombs += (bomb, sp("e1") * 4 + 3)
    g.slides += (sp("e1") * 4 + 1,)
    survey(g)
    do(run(g, RemoveTile(KNIGHT, 1)), "at e2")
    assert [g.tokens[kind] for kind in (TREASURES, EVENTS, CRYSTALS, *MONSTERS)] == [(sp("e1"),)] * 5
    assert (g.bombs, g.slides, g.out[TREASURES]) == ((sp("e1") * 4 + 3,), (), 0)
    assert g.knight is not None
    assert (g.knight.crystals, g.smashed, g.knight.bombs) == (0, 0, 3)


@proves("VSB-COLL-16", "VSB-DEC-07", "VSB-TRN-17")
def test_the_remover_moves_pieces_off_to_a_space_of_his_choice() -> None:
    g = falling("EN O0 O0\n.. O0 O0")
    put(g, KNIGHT, "s1e2")
    put(g, THIEF, "s1e2")
    do(run(g, RemoveTile(GHOUL, 1)), "at s1e2")
    assert (g.waiting(), offers(g)) == ((GHOUL,), ["way n", "way w"])
    assert why(g, "way s") == "VSB-FRC-02"
    do(g, "way n")
    assert (g.at[KNIGHT], g.at[THIEF], sp("s1e2") in g.ground) == (sp("e2"), sp("s1e1"), False)  # one after the other


@proves("VSB-COLL-17", "VSB-FRC-15")
def test_a_tile_whose_piece_cannot_leave_stays_and_the_next_is_taken() -> None:
    g = falling("O0 EN O0 O8")
    put(g, KNIGHT, "e2")  # behind a wall
    run(g, RemoveTile(GHOUL, 1))
    assert (offers(g), why(g, "at e2")) == (at("w1"), "VSB-COLL-17")
    h = falling("EN O0 O0")
    put(h, KNIGHT, "e2")
    assert names(eligible(h)) == {"e2"}
    put(h, GHOUL, "e1")  # the only way out is taken, and further on there is no way
    assert names(eligible(h)) == {"e1"}  # from there the Ghoul can leave


@proves("VSB-COLL-17", "VSB-TRN-17")
def test_two_pieces_must_both_find_a_place() -> None:
    g = falling("EN O0 O0")
    put(g, KNIGHT, "e2")
    put(g, THIEF, "e2")
    assert names(eligible(g)) == {"e1"}  # there is one exit for two
    assert why(run(g, RemoveTile(GHOUL, 1)), "at e2") == "VSB-COLL-17"
    h = falling("EN O0 O0\n.. O0 O2")
    put(h, KNIGHT, "e2")
    put(h, THIEF, "e2")
    do(run(h, RemoveTile(GHOUL, 1)), "at e2")
    assert offers(h) == ["way s", "way w"]
    do(h, "way w")  # the other has one way left
    assert (h.at[KNIGHT], h.at[THIEF], h.agenda) == (sp("e1"), sp("s1e2"), [])


@proves("VSB-COLL-19")
def test_with_the_fifth_crystal_tile_the_cave_has_collapsed() -> None:
    g = falling("O0 EN C0 O0")
    g.gone = (31, 32, 33)
    do(run(g, RemoveTile(KNIGHT, 3)), "at e2", "at e1")
    assert (crystals_gone(g), g.outcome) == (4, None)
    h = falling("O0 EN C0 O0")
    h.gone = (35, 36, 37, 38)
    do(run(h, RemoveTile(KNIGHT, 3)), "at e2", "at e1")
    assert h.outcome is not None
    assert (h.outcome.rule, sp("w1") in h.ground) == ("VSB-ORD-06", True)


@proves("VSB-COLL-27")
def test_if_nothing_can_be_removed_the_removals_of_the_turn_lapse() -> None:
    g = falling("EN O8")
    put(g, KNIGHT, "e1")
    run(g, RemoveTile(GHOUL, 3))
    assert (g.agenda, g.fruitless, told(g, "lapses")) == ([], DUE, [(GHOUL,)])


@proves("VSB-COLL-28")
@pytest.mark.parametrize(
    ("bits", "fruitless"),
    [(WHOLE | DUE, True), (WHOLE | DUE | DONE, False), (DUE, False), (WHOLE, False), (0, False)],
)
def test_a_whole_round_of_the_collapse_without_a_removal_that_was_due_is_fruitless(bits: int, fruitless: bool) -> None:
    g = falling("EN O0")
    g.fruitless = bits
    assert is_fruitless(g) == fruitless


@proves("VSB-COLL-28", "VSB-EX-32")
def test_three_blocked_turns_make_a_round_and_the_cave_has_collapsed() -> None:
    g = falling("O2 EN O8\n.. O1 ..", roles=(KNIGHT, THIEF, GHOUL))
    for piece, name in ((KNIGHT, "w1"), (THIEF, "e1"), (GHOUL, "s1")):
        put(g, piece, name)

    class Stuck(StandIn):
        def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
            return "VST-FRC-01"

    ROLES[THIEF], ROLES[GHOUL] = Stuck(THIEF), Stuck(GHOUL)
    g.fruitless = WHOLE
    run(g, EndTurn(KNIGHT))
    assert (g.outcome, g.turn, g.fruitless) == (None, THIEF, WHOLE | DUE)
    do(g, "no")
    assert (g.outcome, g.turn) == (None, GHOUL)
    do(g, "no")
    assert g.outcome is not None
    assert told(g, "collapsed") == [()]
    assert len(g.ground) == 4


@proves("VSB-COLL-29")
def test_if_only_the_entrance_is_left_the_cave_has_collapsed() -> None:
    g = do(run(falling("EN O0"), RemoveTile(KNIGHT, 1)), "at e1")
    assert g.outcome is not None
    h = falling("O2 EN O0")
    put(h, KNIGHT, "w1")  # behind a wall: blocked, but not for good
    do(run(h, RemoveTile(GHOUL, 1)), "at e1")
    assert h.outcome is None


@proves("VSB-COLL-01", "VSB-GROW-06", "VSB-ORD-01")
def test_the_collapse_begins_with_the_turn_after_the_last_tile() -> None:
    g = scene("EN", stack="a.")
    start_collapse(g)
    assert not g.collapsing
    run(g, EndTurn(KNIGHT))
    do(g, "at e1")
    assert (g.collapsing, g.turn) == (True, GHOUL)


@proves("VSB-COLL-01", "VSB-COLL-02")
def test_not_in_the_same_turn_and_not_if_tiles_have_come_back() -> None:
    g = scene("EN O0", stack="a.")
    run(g, EndTurn(KNIGHT))
    do(g, "at n1")  # the last tile
    assert (g.turn, g.collapsing, g.stack) == (GHOUL, True, ())
    h = scene("EN O0", stack="a.")
    put(h, KNIGHT, "center")
    h.then(EndTurn(KNIGHT))
    h.settle()
    h.stack += (3,)  # a tile that has come back in the same turn
    do(h, "at n1")
    assert (h.turn, h.collapsing, h.stack) == (GHOUL, False, (3,))
    k = scene("EN O0", stack="a.")
    k.then(PlaceTile(KNIGHT), Idle(KNIGHT))
    k.settle()
    do(k, "at n1")
    assert (k.stack, k.collapsing) == ((), False)  # not in the same turn


@proves("VSB-COLL-05", "VST-VTWO-32")
def test_each_player_removes_three_tiles_at_the_end_of_the_turn() -> None:
    g = falling("O0 O0 EN O0 O0")
    run(g, EndTurn(KNIGHT))
    for name in ("at w2", "at w1"):
        do(g, name)
    assert g.waiting() == (KNIGHT,)
    do(g, "at e2")
    assert (len(g.ground), g.turn) == (2, GHOUL)


def test_with_a_cave_player_nobody_else_removes_tiles() -> None:
    g = falling("O0 EN", roles=(KNIGHT, CAVE), shaper=CAVE)
    run(g, EndTurn(KNIGHT))
    assert (len(g.ground), g.turn) == (2, CAVE)
