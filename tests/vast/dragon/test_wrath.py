"""Wrath: which tiles it takes, where pieces go, what becomes of the tiles. DRP, COLL"""

from __future__ import annotations

from hauntbox.games.vast.cave.grid import MIDDLE
from hauntbox.games.vast.cave.ground import tile_at
from hauntbox.games.vast.roles.dragon.rules.wrath import (
    Devastate,
    Flee,
    WrathOnTribes,
    begin_wrath,
    refuges,
    take_tile,
)
from hauntbox.games.vast.roles.goblins.rules.stats import TRAP
from hauntbox.games.vast.roles.knight.board import SHIELD
from hauntbox.games.vast.roles.numbers import DRAGON, FANGS_TRIBE, GHOUL, GOBLINS, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of, knight_of
from hauntbox.ledger import proves
from vast.scenes import StandIn, at, offers, put, run, scene, sp, told, why


def wrath(g: Vast, *names: str) -> Vast:
    begin_wrath(g, [sp(name) for name in names])
    g.settle()
    return g


@proves("VSB-DRP-28", "VSB-COLL-13", "VSB-TRN-09")
def test_neither_the_entrance_nor_a_protected_tile_is_taken() -> None:
    class Warden(StandIn):
        def bars_removal(self, g: Vast, space: int) -> str:
            return "VSB-GHS-19" if space == sp("w1") else ""

    ROLES[GHOUL] = Warden(GHOUL)
    g = scene("O0 EN O0 O0", roles=(DRAGON, GHOUL))
    wrath(g, "w1", "center", "e2")
    assert told(g, "removes") == [(DRAGON, sp("e2"), g.stack[-1])]
    assert (MIDDLE in g.ground, sp("w1") in g.ground, sp("e1") in g.ground) == (True, True, True)


@proves("VSB-DRP-28")
def test_the_goblins_are_asked_for_a_trap_only_if_it_lies_there_and_a_tribe_is_hit() -> None:
    def is_asked(trap: bool, tribe: str) -> bool:
        g = scene("O0 O0 EN O0", roles=(KNIGHT, GOBLINS, DRAGON))
        goblins_of(g).population = [3, 0, 0]
        goblins_of(g).shown = (TRAP,) if trap else ()
        put(g, FANGS_TRIBE, tribe)
        put(g, KNIGHT, "w1")
        wrath(g, "w2", "w1")
        return isinstance(g.agenda[-1], WrathOnTribes)

    assert (is_asked(True, "w2"), is_asked(True, "e1"), is_asked(False, "w2")) == (True, False, False)


@proves("VSB-DRP-28", "VSB-DRP-29")
def test_a_piece_goes_to_the_nearest_space_outside_or_as_near_to_it_as_it_can() -> None:
    g = scene("O0 O0 O0 O0 EN", roles=(KNIGHT, DRAGON))
    put(g, KNIGHT, "w3")
    assert refuges(g, KNIGHT, (sp("w3"),)) == [sp("w4"), sp("w2")]
    assert refuges(g, KNIGHT, (sp("w4"), sp("w3"), sp("w2"))) == [sp("w1")]  # over affected tiles
    assert g.at[KNIGHT] == sp("w3")
    walled = scene("O0 O0 O2 O0 EN", roles=(KNIGHT, DRAGON))  # a wall to the east of w2
    put(walled, KNIGHT, "w4")
    affected = (sp("w4"), sp("w3"), sp("w2"))
    assert refuges(walled, KNIGHT, affected) == [sp("w2")]  # the nearest that it can reach
    assert walled.at[KNIGHT] == sp("w4")
    put(walled, KNIGHT, "w2")
    assert refuges(walled, KNIGHT, affected) == []  # it is there already


@proves("VSB-DRP-28", "VSB-FRC-12")
def test_he_chooses_among_equally_near_spaces_and_the_piece_is_moved_by_force() -> None:
    heard: list[tuple[str, int]] = []

    class Listener(StandIn):
        def forced(self, g: Vast, piece: int) -> None:
            heard.append(("forced", g.at[piece]))

        def entered(self, g: Vast, piece: int) -> bool:
            heard.append(("entered", g.at[piece]))
            return False

    ROLES[GHOUL] = Listener(GHOUL)
    g = scene("O0 O0 EN", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "w1")
    wrath(g, "w1")
    assert (g.waiting(), offers(g), why(g, "at w1")) == ((DRAGON,), at("w2", "center"), "VSB-DRP-28")
    g.play(DRAGON, g.legal(DRAGON)[0])
    assert (told(g, "pushed"), heard) == ([(GHOUL, sp("w2"))], [("forced", sp("w2")), ("entered", sp("w2"))])


@proves("VSB-DRP-28", "VSB-DRP-23")
def test_a_tribe_scatters_without_a_question_and_is_not_moved() -> None:
    hits: list[int] = []

    class Struck(StandIn):
        def hit_by_power(self, g: Vast, piece: int, how: int) -> None:
            hits.append(piece)

    ROLES[GOBLINS] = Struck(GOBLINS)
    g = scene("O0 O0 EN", roles=(GOBLINS, DRAGON))
    put(g, FANGS_TRIBE, "w1")  # two spaces would be equally near
    run(g, Flee(DRAGON, FANGS_TRIBE, (sp("w1"),)))
    assert (hits, g.agenda, g.at[FANGS_TRIBE], told(g, "pushed")) == ([FANGS_TRIBE], [], sp("w1"), [])


@proves("VSB-DRP-29", "VSB-DRP-24")
def test_a_tile_with_a_piece_stays_and_the_others_go() -> None:
    g = scene("O0 O0 EN O0", roles=(KNIGHT, DRAGON))
    put(g, KNIGHT, "w1")
    knight_of(g).cubes[SHIELD] = 1
    wrath(g, "w2", "w1", "e1")
    assert [name for name in ("w2", "w1", "e1") if sp(name) in g.ground] == ["w1"]
    assert len(g.stack) == 2


@proves("VSB-COLL-22", "VSB-COLL-19")
def test_the_fifth_crystal_tile_ends_the_game_and_the_fourth_does_not() -> None:
    def after(gone: tuple[int, ...]) -> bool:
        g = scene("EN C0", roles=(KNIGHT, DRAGON))
        g.gone = gone
        run(g, Devastate((sp("e1"),)))
        return g.outcome is not None

    assert (after((36, 37, 38)), after((35, 36, 37, 38))) == (False, True)


@proves("VSB-DRP-23", "VSB-COLL-21")
def test_what_was_peeked_at_goes_with_its_tile_and_roles_hear_of_it() -> None:
    heard: list[int] = []

    class Listener(StandIn):
        def tile_goes(self, g: Vast, space: int) -> None:
            heard.append(space)

    ROLES[GHOUL] = Listener(GHOUL)
    g = scene("O0 EN a. c.", roles=(DRAGON, GHOUL))
    g.peeked = ((sp("e1"), 1), (sp("e2"), 1))
    tiles = [tile_at(g, sp("e1")), tile_at(g, sp("e2"))]
    assert (take_tile(g, sp("e1")), g.gone, g.peeked) == ([tiles[0]], (), ((sp("e2"), 1),))  # type: ignore[comparison-overlap]  # it has changed since
    assert (take_tile(g, sp("e2")), g.gone, g.peeked) == ([], (tiles[1],), ())  # type: ignore[comparison-overlap]  # it has changed since
    assert heard == [sp("e1"), sp("e2")]
    g.collapsing = True
    plain = tile_at(g, sp("w1"))
    assert (take_tile(g, sp("w1")), g.gone) == ([], (tiles[1], plain))
