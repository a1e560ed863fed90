"""Past Plunder and Flare. VAR"""

from __future__ import annotations

from hauntbox.games.vast.cave.die import CENTRE, CORNERS, CROSS, DRAGON_DIE
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.flare import flare, may_flare
from hauntbox.games.vast.table.plunder import Plunder
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.scenes import at, do, offers, put, run, scene, sp, token, told, why


def plundering(drawing: str, **more: object) -> Vast:
    return scene(drawing, plunder=GHOUL, **more)  # type: ignore[arg-type]


@proves("VSB-VAR-08", "VSB-DEC-56", "VSB-VAR-31")
def test_its_holder_puts_a_treasure_on_a_dark_tile_without_any_component() -> None:
    g = plundering("a. EN a. a. a.")
    put(g, KNIGHT, "w1")
    token(g, CRYSTALS, "e1")
    run(g, Plunder(GHOUL))
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("e2", "e3"))  # and no way to decline
    assert [why(g, f"at {name}") for name in ("w1", "e1", "center", "n5")] == ["VSB-VAR-08"] * 4
    do(g, "at e3")
    assert g.tokens[TREASURES] == (sp("e3"),)
    assert run(plundering("a. EN"), Plunder(KNIGHT)).agenda == []  # the other player


@proves("VSB-VAR-09")
def test_it_is_resolved_after_the_end_of_turn_tile_and_may_use_it() -> None:
    g = plundering("EN", stack="a. a.")
    g.turn = GHOUL
    do(run(g, EndTurn(GHOUL)), "at e1")
    assert offers(g) == at("e1")
    do(g, "at e1")
    assert (g.tokens[TREASURES], g.turn) == ((sp("e1"),), KNIGHT)


@proves("VSB-VAR-12")
def test_with_an_empty_supply_nothing_is_placed() -> None:
    g = plundering("a. EN", stack="a.")
    g.out[TREASURES] = 9
    assert run(g, Plunder(GHOUL)).agenda != []
    g.agenda.clear()
    g.out[TREASURES] = 10
    assert run(g, Plunder(GHOUL)).agenda == []


@proves("VSB-VAR-10", "VSB-DEC-165")
def test_without_a_free_dark_tile_one_is_drawn_next_to_a_dark_tile() -> None:
    g = plundering("a. EN O0", stack="a. a.")
    put(g, KNIGHT, "w1")
    run(g, Plunder(GHOUL))
    assert offers(g) == at("n1w1", "w2", "s1w1")
    assert [why(g, f"at {name}") for name in ("w1", "e2", "n5")] == ["VSB-VAR-10"] * 3
    do(g, "at w2")
    assert (is_dark_at(g, sp("w2")), g.tokens[TREASURES], len(g.stack)) == (True, (sp("w2"),), 1)


@proves("VSB-VAR-30")
def test_no_tile_is_drawn_in_the_collapse_or_from_an_empty_stack() -> None:
    for collapsing, stack in ((True, "a."), (False, "")):
        g = plundering("a. EN O0", stack=stack, collapsing=collapsing)
        put(g, KNIGHT, "w1")
        assert run(g, Plunder(GHOUL)).agenda == []
    h = plundering("O0 EN", stack="a. a.")  # before the Collapse, without any Dark tile
    run(h, Plunder(GHOUL))
    assert offers(h) == at("n1w1", "n1", "w2", "e1", "s1w1", "s1")


@proves("VSB-VAR-11", "VSB-VAR-30", "VSB-EX-33")
def test_when_all_dark_tiles_have_collapsed_the_token_goes_on_a_lit_tile_without_any_component() -> None:
    g = plundering("a. EN a. O0", collapsing=True)
    put(g, GHOUL, "w1")
    token(g, TREASURES, "e1")
    assert run(g, Plunder(GHOUL)).agenda == []  # both Dark tiles are taken
    h = plundering("O0 EN O0", collapsing=True)
    put(h, KNIGHT, "center")
    token(h, TREASURES, "w1")
    run(h, Plunder(GHOUL))
    assert (offers(h), why(h, "at w1"), why(h, "at center")) == (at("e1"), "VSB-VAR-08", "VSB-VAR-08")
    do(h, "at e1")
    assert h.tokens[TREASURES] == tuple(sorted([sp("w1"), sp("e1")]))
    token(h, CRYSTALS, "e1")
    assert run(h, Plunder(GHOUL)).agenda == []


@proves("VSB-VAR-01", "VSB-VAR-07")
def test_flare_reveals_every_dark_tile_that_the_pattern_covers() -> None:
    g = scene("c. EN a.\n.. v. ..", stack=" ".join(["t."] * 6), flare=(GHOUL,))
    g.rig(DRAGON_DIE, CROSS)
    tiles = flare(g, GHOUL, sp("center"))
    g.settle()
    assert set(tiles) == {sp("w1"), sp("e1"), sp("s1")}
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("w1", "e1", "s1"))
    while g.agenda:
        do(g, offers(g)[0])
    assert all([is_lit_at(g, space) for space in tiles])
    assert told(g, "flare") == [(GHOUL, sp("center"), CROSS)]
    assert (may_flare(g, GHOUL), may_flare(g, KNIGHT)) == (True, False)


@proves("VSB-VAR-01")
def test_flare_lies_over_its_target_space() -> None:
    g = scene("EN a. a.", flare=(GHOUL,))
    g.rig(DRAGON_DIE, CENTRE, CORNERS)
    assert flare(g, GHOUL, sp("e2")) == (sp("e2"),)
    assert flare(g, GHOUL, sp("e2")) == ()
