"""The Cave Ghost: Isolation, powers near her, Telekinesis, Possession at once, spent Omens. CGH"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import crystals_to_go
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.setup import cave_level, tiles_out
from hauntbox.games.vast.cave.tiles import DARK, GHOST_TILES
from hauntbox.games.vast.cave.tokens import ARTIFACTS, CRYSTALS, TREASURES
from hauntbox.games.vast.roles.cave.goals import hatred_tokens
from hauntbox.games.vast.roles.cave.rules.omens import draw_omens
from hauntbox.games.vast.roles.cave_ghost.rules.isolation import (
    distance_to,
    isolation,
    lures,
    omens_due,
    possession_price,
)
from hauntbox.games.vast.roles.cave_ghost.rules.powers import PayAny, TradeSpent
from hauntbox.games.vast.roles.cave_ghost.rules.pulling import pull_at, rings
from hauntbox.games.vast.roles.cave_ghost.turn import Brood, CollectHers
from hauntbox.games.vast.roles.dragon.rules.wrath import take_tile
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal
from hauntbox.games.vast.roles.knight.cards.events import EVENT_CARDS, resolve_event
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.rules.stats import movement, stealth, thievery
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast, cave_ghost_of, cave_of, goblins_of, thief_of, trance_of
from hauntbox.games.vast.table.ends import collapse
from hauntbox.kernel.contract import asks
from hauntbox.ledger import proves
from vast.ghost.haunting import begun
from vast.scenes import do, offers, put, run, scene, sp, token, told, why

ROW = "O0 O0 C0 T0 EN T0 C0 O0 O0"


def brooding(
    drawing: str = ROW,
    *,
    roles: tuple[int, ...] = (KNIGHT, CAVE_GHOST, THIEF),
    at: str = "center",
    omens: int = 6,
    stack: str = "af ab vf cf ve",
    **more: object,
) -> Vast:
    """It is her Move and Use Powers phase."""
    g = scene(drawing, roles=roles, shaper=CAVE_GHOST, stack=stack, **more)  # type: ignore[arg-type]
    g.turn = CAVE_GHOST
    put(g, CAVE_GHOST, at)
    cave_of(g).omens = [omens, 0, 0, 0, 0, 0]
    cave_of(g).hand, g.stack = tuple(sorted(g.stack[:3])), g.stack[3:]
    cave_ghost_of(g).tiles = tuple([tile for tile in GHOST_TILES if tile not in g.under])
    return run(g, Brood(CAVE_GHOST))


@proves("VSB-CGH-01", "VSB-PLR-30")
def test_she_replaces_the_cave_and_wins_by_the_collapse() -> None:
    g, h = begun(KNIGHT, CAVE_GHOST), begun(KNIGHT, CAVE)
    assert (g.terms.shaper, g.terms.flare, g.terms.infestation) == (CAVE_GHOST, h.terms.flare, h.terms.infestation)
    assert (g.terms.ambush, h.terms.ambush) == ((CAVE_GHOST,), (CAVE,))
    collapse(g, "VSB-COLL-19")
    assert g.outcome is not None
    assert g.outcome.scores[CAVE_GHOST] == 1.0


@proves("VST-VTWO-34", "VST-VGV-19", "VST-VTHREE-26")
def test_against_the_ghouls_as_the_cave() -> None:
    g = begun(CAVE_GHOST, GHOUL)
    assert (crystal_goal(g), g.terms.flare) == (6, (GHOUL,))
    assert crystal_goal(begun(VILE, CAVE_GHOST)) == 6
    g, h = begun(KNIGHT, CAVE_GHOST, GHOUL), begun(KNIGHT, CAVE, GHOUL)
    assert (g.terms.flare, g.terms.infestation) == (h.terms.flare, h.terms.infestation)


@proves("VSB-CGH-02", "VSB-CMP-02")
def test_ghost_tiles_beside_her_never_in_the_stack_and_no_artifacts() -> None:
    g = begun(KNIGHT, CAVE_GHOST, THIEF)
    assert cave_ghost_of(g).tiles == GHOST_TILES
    assert not {*g.stack, *cave_of(g).hand} & {*GHOST_TILES}
    assert (g.tokens[ARTIFACTS], g.out[ARTIFACTS]) == ((), 0)
    run(g)
    g.agenda.clear()
    ROLES[CAVE_GHOST].begin(g)
    g.settle()
    assert type(g.asking()).__name__ == "HauntOn"
    assert set(offers(g)) <= {"at n1", "at e1", "at s1", "at w1"}


@proves("VSB-CGH-12")
def test_without_a_free_dark_tile_she_places_one_from_her_hand() -> None:
    g = brooding("EN O0")
    g.agenda.clear()
    g.at[CAVE_GHOST] = NOWHERE
    ROLES[CAVE_GHOST].begin(g)
    g.settle()
    do(g, "at n1")
    assert type(g.asking()).__name__ == "LayTile"
    do(g, offers(g)[0])
    assert g.at[CAVE_GHOST] == sp("n1")
    assert sp("n1") in g.ground


@proves("VSB-CGH-03", "VSB-HID-09")
def test_the_top_event_cards_are_not_hers_to_see() -> None:
    g, h = begun(KNIGHT, CAVE_GHOST), begun(KNIGHT, CAVE)
    assert set(known(g, (CAVE_GHOST,)).event_deck) == {-1}
    assert known(h, (CAVE,)).event_deck[:3] == h.event_deck[:3]
    assert known(g, (CAVE_GHOST,)).under == g.under
    g.learned = False
    ROLES[CAVE_GHOST].offers_event(g)
    g.settle()
    assert [card >= 0 for card in known(g, (CAVE_GHOST,)).event_deck[:4]] == [True, True, True, False]
    assert g.learned  # whatever brought her there is not taken back for nothing


@proves("VSB-CGH-04")
def test_a_ghost_tile_removed_before_the_collapse_comes_back_to_her() -> None:
    g = brooding("EN gb", roles=(DRAGON, CAVE_GHOST))
    put(g, CAVE_GHOST, "center")
    tile = g.under[-1]
    assert tile not in cave_ghost_of(g).tiles
    assert take_tile(g, sp("e1")) == []
    assert (tile in cave_ghost_of(g).tiles, tile in g.gone) == (True, False)
    h = brooding("EN gb", roles=(DRAGON, CAVE_GHOST), collapsing=True)
    take_tile(h, sp("e1"))
    assert h.gone == (tile,)


@proves("VSB-CGH-05")
def test_isolation_is_counted_in_rings() -> None:
    assert [rings(sp("center"), sp(name)) for name in ("center", "n1e1", "n2e1", "w3", "s3e3")] == [0, 1, 2, 3, 3]
    g = brooding("O8 EN .. O0", at="center")  # walls and open spaces do not matter
    put(g, KNIGHT, "w1")
    assert isolation(g) == 1


@proves("VSB-CGH-06", "VSB-CGH-18")
def test_omens_for_isolation_crystals_and_ghost_tiles() -> None:
    assert [omens_due(n) for n in range(14)] == [1, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6]
    g = brooding("gb O0 EN O0 C0")
    put(g, KNIGHT, "e2")
    put(g, THIEF, "w2")
    token(g, CRYSTALS, "e2")
    token(g, TREASURES, "e1")
    assert lures(g) == 2 + 1 + 1  # not the Treasure
    g.at[KNIGHT] = sp("e1")
    assert lures(g) == 3  # the closest piece counts
    cave_of(g).omens = [0] * 6
    run(g, CollectHers())
    assert sum(cave_of(g).omens) == omens_due(3) == 3


@proves("VSB-CGH-17")
def test_without_a_piece_isolation_plays_no_part_and_hidden_goblins_are_measured_to_their_tile() -> None:
    g = brooding("O0 EN O0 O0 af", roles=(GOBLINS, CAVE_GHOST))
    assert isolation(g) == 0
    assert distance_to(g, GOBLINS) == 3
    assert possession_price(g, GOBLINS) == 4 + 2
    h = brooding("O0 EN O0", roles=(GOBLINS, CAVE_GHOST))
    assert distance_to(h, GOBLINS) == 0


@proves("VSB-CGH-07")
def test_her_turn_has_five_phases() -> None:
    g = brooding()
    g.agenda.clear()
    put(g, KNIGHT, "center")
    ROLES[CAVE_GHOST].begin(g)
    names = [type(frame).__name__ for frame in reversed(g.agenda)]
    assert names == ["CaveGhostStirs", "CollectHers", "ShapeCave", "Brood", "PlaceTreasurePhase", "TradeSpent"]
    h = brooding("EN O0 O0 O0 O0 O0 C0 C0")
    for _ in range(6):
        do(h, "way e")
    assert (h.at[CAVE_GHOST], why(h, "way e")) == (sp("e6"), "VSB-CGH-07")


@proves("VSB-CGH-08", "VSB-DEC-144")
def test_powers_work_near_her() -> None:
    g = brooding(ROW, at="w2")
    c = g.clone()
    do(c, "wield rockslide")
    assert offers(c) == ["way e", "way w"]  # an edge of her own space
    c = g.clone()
    do(c, "wield hatred")
    assert type(c.asking()).__name__ == "GrowNear"
    assert offers(c) == [f"at {name}" for name in ("n1w3", "n1w2", "n1w1", "s1w3", "s1w2", "s1w1")]
    assert why(c, "at n1e1") == "VSB-CGH-08"
    t = brooding("O0 Tc EN O0 O2", at="e1")
    do(t, "wield crystal curse")
    assert all([space in ("at e2", "at center") or "turn" in space for space in offers(t)])


@proves("VSB-CGH-08", "VSB-DEC-145", "VSB-DEC-146")
def test_plot_twist_places_a_ghost_tile_around_her() -> None:
    g = brooding("EN O0", at="e1")
    do(g, "wield plot twist")
    assert "at n1" in offers(g)
    assert why(g, "at w1") == "VSB-CGH-08"
    do(g, "at n1e1")
    assert len(offers(g)) == 6
    do(g, "lay ghost event open fangs")
    assert (len(cave_ghost_of(g).tiles), g.ground[sp("n1e1")] & 0xFFFF) == (5, DARK[GHOST_TILES[3]])
    h = brooding("EN O0", at="e1", collapsing=True)
    assert why(h, "wield plot twist") == "VSB-CGH-08"


@proves("VSB-CGH-09", "VSB-PAR-07", "VSB-CGH-16")
@pytest.mark.parametrize(("power", "price"), [("rockslide", 2), ("hatred", 1), ("crystal curse", 1), ("plot twist", 2)])
def test_prices_are_paid_with_any_omens(power: str, price: int) -> None:
    drawing = "O0 O1 EN O2 O0"
    g = brooding(drawing, omens=price - 1)
    assert why(g, f"wield {power}") == "VSB-CGH-09"
    g = brooding(drawing, omens=0)
    cave_of(g).omens = [0, 0, 0, 0, price, 1]
    do(g, f"wield {power}")
    while type(g.asking()).__name__ == "PayAny":
        assert offers(g) == ["pay omens mushroom", "pay omens trail"]
        do(g, "pay omens mushroom")
    assert (cave_of(g).omens, cave_ghost_of(g).spent[4]) == ([0, 0, 0, 0, 0, 1], price)


@proves("VSB-CGH-09", "VSB-DEC-144")
def test_hatred_rises_and_telekinesis_costs_one() -> None:
    g = brooding(ROW)
    for price in (1, 2, 3):
        before = sum(cave_of(g).omens)
        do(g, "wield hatred")
        while type(g.asking()).__name__ != "Brood":
            do(g, offers(g)[0])
        assert before - sum(cave_of(g).omens) == price
    h = brooding(ROW)
    token(h, TREASURES, "e1")
    assert "grip treasure" in offers(h)
    do(h, "grip treasure")
    assert sum(cave_of(h).omens) == 5
    assert why(brooding(ROW, omens=0), "grip treasure") == "VSB-CGH-09"


@proves("VSB-CGH-10", "VST-OTH-61", "VSB-DEC-139")
def test_telekinesis_reaches_farther_the_nearer_the_object() -> None:
    names = ["e1", "e2", "e3", "e4", "e5", "e6", "e7"]
    g = brooding(ROW)
    assert [pull_at(g, sp(name)) for name in ("center", *names)] == [5, 5, 4, 3, 2, 1, 1, 1]
    h = brooding(ROW, roles=(KNIGHT, CAVE_GHOST, GHOUL))
    put(h, GHOUL, "e2")
    do(h, "grip ghoul", "way e", "way e")
    assert (h.at[GHOUL], told(h, "skitters")) == (sp("e4"), [])
    h = brooding(ROW)
    token(h, TREASURES, "w3")
    do(h, "grip treasure", "way e", "way e")
    assert offers(h) == ["way e", "way w", "no"]
    do(h, "way e")
    assert (h.tokens[TREASURES], type(h.asking()).__name__) == ((sp("center"),), "Brood")


@proves("VSB-CGH-10", "VSB-CGH-14", "VSB-EX-27")
def test_possession_of_the_thief_three_rings_away() -> None:
    g = brooding(ROW)
    put(g, THIEF, "e3")
    thief_of(g).stats, thief_of(g).targeted = [2, 4, 3], 1 << KNIGHT
    do(g, "possession card thief")
    assert (sum(cave_of(g).omens), g.possessed, g.turn) == (1, THIEF, THIEF)
    assert (movement(g), stealth(g), thievery(g)) == (4, 3, 3)
    assert list(asks(g, (CAVE_GHOST,))) == [THIEF]
    assert thief_of(g).targeted == 1 << KNIGHT  # VSB-CGH-15: what he did in his last turn counts
    do(g, "finish")
    assert (g.possessed, g.turn, type(g.asking()).__name__) == (NOBODY, CAVE_GHOST, "Brood")


@proves("VSB-CGH-10", "VSB-DEC-147", "VSB-CGH-11")
def test_the_price_grows_with_the_rings_and_from_six_on_there_is_none() -> None:
    for rings_away, price in ((0, 3), (1, 3), (2, 4), (3, 5), (4, 6)):
        g = brooding("EN O0 O0 O0 O0 O0 C0 C0", omens=6)
        put(g, THIEF, f"e{rings_away}" if rings_away else "center")
        assert possession_price(g, THIEF) == price
        assert "possession card thief" in offers(g)
    put(g, THIEF, "e6")
    assert why(g, "possession card thief") == "VSB-CGH-10"
    assert why(g, "possession card ghost") == why(g, "possession card dragon") == "VSB-CGH-11"
    g.at[THIEF] = NOWHERE
    assert why(g, "possession card thief") == "VSB-GHS-47"


@proves("VSB-CGH-14", "VSB-CGH-15")
def test_limits_count_the_last_own_turn_and_she_sees_nothing() -> None:
    g = brooding("af EN O0", roles=(GOBLINS, CAVE_GHOST))
    goblins_of(g).hand, goblins_of(g).flared = (1, 2), 7
    do(g, "possession card goblins")
    assert trance_of(g).influence == 2
    assert goblins_of(known(g, (CAVE_GHOST,))).hand == (-1, -1)
    do(g, "tribe fangs", "at w1", "tribe fangs")
    assert why(g, "flare") == "VSB-VAR-03"


@proves("VSB-CGH-13")
def test_six_spent_omens_become_a_treasure_as_often_as_there_are_six() -> None:
    g = brooding("af ab EN af ab", omens=0)
    g.agenda.clear()
    board = cave_ghost_of(g)
    board.spent = [6, 0, 0, 0, 0, 6]
    run(g, TradeSpent())
    assert type(g.asking()).__name__ == "ReturnSpent"  # which six
    for _ in range(5):
        do(g, "pay omens chasm")
    assert sum(board.spent) == 7
    do(g, "pay omens trail", "at e1")
    assert (sum(board.spent), g.tokens[TREASURES]) == (0, (sp("e1"),))  # the other six follow
    do(g, "at e2")
    assert (sum(board.spent), len(g.tokens[TREASURES]), g.waiting()) == (0, 2, ())
    board.spent = [5, 0, 0, 0, 0, 0]
    run(g, TradeSpent())
    assert (sum(board.spent), g.waiting()) == (5, ())


@proves("VSB-CGH-13", "VSB-RND-05")
def test_spent_omens_are_not_in_the_bag() -> None:
    g = brooding(ROW, omens=0)
    cave_ghost_of(g).spent = [6, 6, 6, 6, 6, 5]
    draw_omens(g, 4)
    assert cave_of(g).omens == [0, 0, 0, 0, 0, 1]
    run(g, PayAny(CAVE_GHOST, 1))
    assert cave_ghost_of(g).spent[5] == 6


@proves("VSB-CGH-19")
@pytest.mark.parametrize(
    ("level", "crystals", "out", "ghosts", "hatred"),
    [
        ("spirit", 3, 2, 4, 0),
        ("specter", 4, 1, 5, 0),
        ("ghost", 5, 0, 6, 0),
        ("phantom", 5, 0, 6, 4),
        ("wraith", 5, 0, 6, 8),
    ],
)
def test_her_levels_are_the_caves(level: str, crystals: int, out: int, ghosts: int, hatred: int) -> None:
    g = begun(KNIGHT, CAVE_GHOST, ghost_level=level)
    assert (crystals_to_go(g), tiles_out(g), hatred_tokens(g)) == (crystals, out, hatred)
    assert len(cave_ghost_of(g).tiles) == ghosts
    assert len([tile for tile in g.boxed if tile in GHOST_TILES]) == 6 - ghosts
    assert cave_level(begun(KNIGHT, CAVE, cave_level="great", ghost_level="spirit")) == "great"


@proves("VSB-CGH-20", "VSB-CVO-15", "VSB-DEC-158")
def test_hatred_in_the_collapse_takes_an_eligible_tile_around_her() -> None:
    g = brooding("af O0 EN O0 O0 af", at="e1", collapsing=True)
    assert why(g, "wield hatred") == "VSB-CVO-15"  # no tile whose turn it is lies around her
    h = brooding("af O0 EN O0 O0 af", at="e2", collapsing=True)
    do(h, "wield hatred")
    assert offers(h) == ["at e3"]
    assert why(h, "at w2") == "VSB-CGH-20"


@proves("VSB-EVT-10")
def test_deep_and_dark_gives_her_two_omens() -> None:
    g = brooding(ROW, omens=0)
    g.agenda.clear()
    g.turn = KNIGHT
    put(g, KNIGHT, "center")
    copies, card = [], 0
    for kind, each in enumerate(EVENT_CARDS):
        copies += [kind] * each.copies
    card = copies.index([each.name for each in EVENT_CARDS].index("Deep and Dark"))
    resolve_event(g, card)
    g.settle()
    assert sum(cave_of(g).omens) == 2
