"""Revealing, orienting, filling. REV, DEC"""

from __future__ import annotations

from hauntbox.games.vast.cave.fill import Fill, gaps
from hauntbox.games.vast.cave.grid import NOWHERE, E, N, S, W
from hauntbox.games.vast.cave.ground import feature_at, is_dark_at, is_lit_at, is_shut, lay, survey, tile_at
from hauntbox.games.vast.cave.reveal import ENTERED, RevealAll, came_through, orientations, reveal
from hauntbox.games.vast.cave.tiles import AMBUSH, CRYSTAL, DARK, LIT_FACES, TILES, turned
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.games.vast.state import Vast
from hauntbox.ledger import proves
from vast.scenes import at, do, offers, put, run, scene, sp, token, told, why

OPEN_TILE, TUNNEL, DEAD_END = 1, 2, 12  # Ambush tiles
OPENS_WEST, OPENS_NORTH = 1, 2  # turns of a dead end
assert [TILES[tile].walls.bit_count() for tile in (OPEN_TILE, TUNNEL, DEAD_END)] == [0, 2, 3]


def hide(g: Vast, name: str, tile: int) -> None:
    """Put a tile of one's choice, Dark side up."""
    lay(g, sp(name), tile, DARK[tile])


def revealing(drawing: str, name: str, tile: int, stack: str = "a. a. a. a.", came: str = "") -> Vast:
    g = scene(drawing, stack=stack)
    hide(g, name, tile)
    reveal(g, GHOUL, sp(name), came=sp(came) if came else -1)
    g.settle()
    return g


@proves("VSB-REV-01", "VSB-REV-14")
def test_a_revealed_tile_is_flipped_on_its_space_and_what_stands_there_stays() -> None:
    g = scene("EN a.")
    put(g, GHOUL, "e1")
    token(g, TREASURES, "e1")
    tile = tile_at(g, sp("e1"))
    hide(g, "e1", OPEN_TILE)
    reveal(g, KNIGHT, sp("e1"))
    g.settle()
    assert (is_lit_at(g, sp("e1")), tile_at(g, sp("e1")), tile != OPEN_TILE) == (True, OPEN_TILE, True)
    assert (g.at[GHOUL], g.tokens[TREASURES], g.lit_now) == (sp("e1"), (sp("e1"),), True)
    assert told(g, "reveals") == [(KNIGHT, sp("e1"), OPEN_TILE)]


@proves("VSB-REV-02", "VSB-DEC-02")
def test_the_revealer_turns_it_so_that_it_connects_to_the_entrance() -> None:
    g = revealing("EN a.", "e1", DEAD_END)
    assert (g.agenda, g.ground[sp("e1")] & 15) == ([], 0b0111)  # only one way a dead end can lie: open to the west
    assert not is_shut(g, sp("center"), E)
    h = revealing("EN a.", "e1", 7)  # Corner
    assert TILES[7].walls.bit_count() == 2
    assert (h.waiting(), offers(h)) == ((GHOUL,), ["turn 0", "turn 1"])
    assert why(h, "turn 2") == "VSB-REV-02"
    do(h, "turn 1")
    assert h.ground[sp("e1")] & 15 == 0b0110


@proves("VSB-REV-02")
def test_a_lit_neighbour_that_is_cut_off_does_not_count_as_a_connection() -> None:
    g = scene("..  O0\nEN  a.")  # n1e1 hangs together with nothing
    assert orientations(g, sp("e1"), DEAD_END, -1) == [OPENS_WEST]
    h = scene("O0  O0\nEN  a.")  # by n1 it does
    assert orientations(h, sp("e1"), DEAD_END, -1) == [OPENS_WEST, OPENS_NORTH]
    k = scene("O0  O4\nEN  a.")  # but for a wall
    assert orientations(k, sp("e1"), DEAD_END, -1) == [OPENS_WEST]


@proves("VSB-REV-03")
def test_if_no_turn_connects_any_will_do() -> None:
    g = revealing("EN a. a.", "e2", TUNNEL)  # its only neighbours are Dark or open
    assert offers(g) == ["turn 0", "turn 1"]
    h = revealing("EN a. a.", "e2", DEAD_END)
    assert offers(h) == ["turn 0", "turn 1", "turn 2", "turn 3"]


@proves("VSB-REV-13", "VSB-KNE-04")
def test_where_both_cannot_be_met_the_tile_connects_to_where_the_piece_came_from() -> None:
    g = scene("EN O0\na. a.")  # s1e1 lies between the Dark tile s1 and the Lit tile e1
    assert orientations(g, sp("s1e1"), DEAD_END, -1) == [OPENS_NORTH]
    assert orientations(g, sp("s1e1"), DEAD_END, sp("s1")) == [OPENS_WEST]
    assert [turned(TILES[7].walls, turn) for turn in orientations(g, sp("s1e1"), 7, sp("s1"))] == [0b0110]  # both
    h = scene("EN a. O8")
    assert came_through(h, sp("e1"), sp("e2")) == NOWHERE  # through a wall
    assert came_through(h, sp("e1"), sp("center")) == sp("center")
    assert came_through(h, sp("e1"), NOWHERE) == NOWHERE


@proves("VSB-REV-13")
def test_if_the_own_rule_cannot_be_met_the_general_one_still_holds() -> None:
    g = scene("EN a. O8")
    assert orientations(g, sp("e1"), DEAD_END, sp("e2")) == [OPENS_WEST]  # a wall of the tile she came from


@proves("VSB-REV-04", "VSB-REV-06", "VSB-REV-12")
def test_new_open_edges_are_filled_from_the_stack_by_the_revealer_before_the_feature() -> None:
    g = scene("EN c.", stack="a. v. t. a.")
    first = g.stack
    hide(g, "e1", next(n for n, tile in enumerate(TILES) if tile.feature == CRYSTAL))
    reveal(g, GHOUL, sp("e1"))
    g.settle()
    assert (g.waiting(), offers(g), g.tokens[CRYSTALS]) == ((GHOUL,), at("n1e1", "e2", "s1e1"), ())
    do(g, "at e2")
    assert (tile_at(g, sp("e2")), is_dark_at(g, sp("e2")), offers(g)) == (first[0], True, at("n1e1", "s1e1"))
    do(g, "at s1e1")  # the last one needs no answer
    assert [tile_at(g, sp(name)) for name in ("e2", "s1e1", "n1e1")] == [*first[:3]]
    assert (g.stack, g.tokens[CRYSTALS]) == (first[3:], (sp("e1"),))


@proves("VSB-DEC-159")
def test_who_fills_chooses_the_edge_and_only_open_ones() -> None:
    g = scene("O0 EN", stack="a. a. a. a. a. a.")
    run(g, Fill(GHOUL, sp("w1")))
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("n1w1", "w2", "s1w1"))
    assert why(g, "at n1") == "VSB-REV-04"  # of another tile


@proves("VSB-REV-07")
def test_all_open_edges_of_the_map_are_filled_whoever_made_them() -> None:
    g = scene("O0 EN O1", stack=" ".join(["a."] * 12))
    assert len(gaps(g, -1)) == 2 + 3 + 2
    run(g, Fill(GHOUL))
    while g.agenda:
        do(g, offers(g)[0])
    assert gaps(g, -1) == []
    assert not is_dark_at(g, sp("n1e1"))  # a wall has no edge to fill
    assert is_dark_at(g, sp("n1w1"))


@proves("VSB-REV-08", "VSB-COLL-03")
def test_in_the_collapse_nothing_is_filled() -> None:
    g = scene("O0 EN", stack="a. a.", collapsing=True)
    run(g, Fill(GHOUL))
    assert (g.agenda, len(g.stack)) == ([], 2)


@proves("VSB-REV-09")
def test_when_the_stack_runs_out_the_other_edges_stay_open() -> None:
    g = scene("O0 EN", stack="a.")
    do(run(g, Fill(GHOUL, sp("w1"))), "at w2")
    assert (g.agenda, gaps(g, sp("w1"))) == ([], [sp("n1w1"), sp("s1w1")])


@proves("VSB-REV-10", "VSB-DEC-03", "VSB-REV-11")
def test_several_tiles_are_revealed_one_at_a_time_in_the_revealers_order() -> None:
    g = scene("a. EN a.\n.. a. ..", stack=" ".join(["c."] * 9))
    tiles = tuple(sorted([sp("w1"), sp("e1"), sp("s1")]))
    for name, tile in zip(("w1", "e1", "s1"), (1, 5, 10), strict=True):
        hide(g, name, tile)
    run(g, RevealAll(KNIGHT, tiles))
    assert offers(g) == at("w1", "e1", "s1")
    assert why(g, "at s2") == "VSB-REV-11"
    do(g, "at e1", "at n1e1", "at e2")
    assert (is_lit_at(g, sp("e1")), is_dark_at(g, sp("w1"))) == (True, True)
    assert is_dark_at(g, sp("s1e1"))  # filled in, and not among those that were Dark at the start
    assert offers(g) == at("w1", "s1")
    do(g, "at w1")
    while g.agenda:
        do(g, offers(g)[0])
    assert all([is_lit_at(g, space) for space in tiles])
    assert is_dark_at(g, sp("s1e1"))


@proves("VSB-REV-01", "VSB-REV-02")
def test_what_is_revealed_is_told_and_no_longer_a_secret_of_those_who_peeked() -> None:
    g = scene("a. EN a.")
    g.peeked += ((sp("w1"), 1 << GHOUL), (sp("e1"), 1 << GHOUL))
    hide(g, "e1", OPEN_TILE)
    g.learned = False
    reveal(g, KNIGHT, sp("e1"), ENTERED)
    g.settle()
    assert (g.peeked, g.learned, g.revealed) == (((sp("w1"), 1 << GHOUL),), True, 1)
    assert told(g, "orients") == [(KNIGHT, sp("e1"), 0)]
    assert told(g, "reveals") == [(KNIGHT, sp("e1"), OPEN_TILE)]
    assert feature_at(g, sp("e1")) == AMBUSH


@proves("VSB-REV-15", "VSB-REV-14")
def test_a_rockslide_on_a_revealed_tile_goes_only_where_its_own_wall_comes_to_lie() -> None:
    def left(side: int, opens: int) -> tuple[int, list[bool]]:
        """Slides on an edge of it, and one far away, when it is turned so that it opens that way."""
        g = scene("O0 O0 .. O0\nEN a. O0 O0")
        hide(g, "e1", TUNNEL)
        g.slides = (sp("e1") * 4 + side, sp("e3") * 4 + N)
        survey(g)
        reveal(g, GHOUL, sp("e1"))
        g.settle()
        for act in offers(g) if g.agenda else []:
            if is_open_by(act, TUNNEL, opens):
                do(g, act)
                break
        assert (g.agenda, is_lit_at(g, sp("e1")), (sp("e3") * 4 + N) in g.slides) == ([], True, True)
        return len(g.slides) - 1, [is_shut(g, sp("e1"), way) for way in (N, E, S, W)]

    assert left(N, E) == (0, [True, False, True, False])  # its wall lies there now
    assert left(E, E) == (1, [True, True, True, False])
    assert left(E, N) == (0, [False, True, False, True])
    assert left(W, N) == (0, [False, True, False, True])  # shut off there, it lies north and south


def is_open_by(act: str, tile: int, way: int) -> bool:
    return not LIT_FACES[tile][int(act.split()[1])] >> way & 1


@proves("VSB-REV-11")
def test_a_tile_that_something_else_has_lit_meanwhile_is_not_revealed_again() -> None:
    g = scene("a. EN a.", stack="c. c. c. c. c. c.")
    hide(g, "w1", OPEN_TILE)
    hide(g, "e1", 5)
    lay(g, sp("w1"), OPEN_TILE, LIT_FACES[OPEN_TILE][0])
    run(g, RevealAll(KNIGHT, (sp("w1"), sp("e1"))))
    assert (told(g, "reveals"), len(told(g, "orients"))) == ([(KNIGHT, sp("e1"), 5)], 1)  # without a question
