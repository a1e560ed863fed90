"""The Cave's set-up and turn: Omens, tiles, Treasures; its levels and its goal. CVS, REV, COLL, ORD, DIF"""

from __future__ import annotations

from collections import Counter

import pytest

from hauntbox.games.vast.cave.collapse.removal import crystals_to_go
from hauntbox.games.vast.cave.fill import Fill, put_under, tiles_left
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.setup import shares
from hauntbox.games.vast.cave.tiles import AMBUSH, CRYSTAL, EVENT, TILES, TREASURE, VAULT
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.cave.rules.omens import OMENS, CollectOmens, draw_omens, lures, omens_due
from hauntbox.games.vast.roles.cave.rules.tiles import Grow, LayTile, ShapeCave
from hauntbox.games.vast.roles.cave.rules.treasure import HideTreasure, PlaceTreasurePhase, hiding_places
from hauntbox.games.vast.roles.cave.turn import CaveStirs, phases
from hauntbox.games.vast.roles.dragon.rules.wrath import WRATH_TILES
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, fury_goal, note_goal
from hauntbox.games.vast.roles.ghoul.turn import StartOnAdded
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOUL, KNIGHT, NOBODY, THIEF
from hauntbox.games.vast.state import Vast, cave_of, ghoul_of, thief_of
from hauntbox.games.vast.table.ends import BY_AMBUSH, collapse, die
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.games.vast.table.terms import bars_roles, terms_of
from hauntbox.games.vast.table.turns import Possess, start_collapse
from hauntbox.ledger import proves
from vast.cave_role.brooding import ALL, brood, cavern
from vast.scenes import at, do, offers, put, run, sp, token, told, why


def begun(**more: object) -> Vast:
    g = lay_out(Options(ghoul=False, cave=True, **more), "cave", "s")  # type: ignore[arg-type]
    g.settle()
    return g


# Set-up. -------------------------------------------------------------------------------------------------------------


@proves("VSB-CVS-01", "VSB-CVS-03", "VSB-CVS-04")
def test_the_cave_begins_with_three_tiles_and_without_omens() -> None:
    g = begun()
    assert (len(cave_of(g).hand), len(g.stack), sum(cave_of(g).omens)) == (3, 38, 0)


@proves("VSB-OPT-01")
def test_it_may_be_agreed_that_it_begins_with_three_omens() -> None:
    assert sum(cave_of(begun(cave_starts_with_three=True)).omens) == 3


@proves("VSB-CVS-02")
def test_the_cave_has_ten_treasure_tokens_or_twelve_with_the_thief() -> None:
    assert (supply(begun(), TREASURES), supply(begun(thief=True), TREASURES)) == (10, 12)
    g = cavern("af ab EN ae")
    g.out[TREASURES] = 9
    assert len(hiding_places(g)) == 3
    g.out[TREASURES] = 10
    assert hiding_places(g) == []


@proves("VSB-CMP-09", "VSB-RND-05")
def test_the_bag_holds_six_omens_of_each_symbol() -> None:
    g = cavern()
    draw_omens(g, 35)
    assert sorted(cave_of(g).omens) == [5, 6, 6, 6, 6, 6]
    draw_omens(g, 3)
    assert cave_of(g).omens == [6] * 6
    h = cavern(omens="chasm chasm")
    h.rig(OMENS, 4, 5)
    draw_omens(h, 2)
    assert cave_of(h).omens == [3, 1, 0, 0, 0, 0]


@proves("VSB-SOLO-01")
def test_the_cave_is_not_played_alone() -> None:
    assert bars_roles((CAVE,)) == "VSB-ORD-20"
    assert bars_roles((CAVE, GHOUL)) == ""


# Phase 1. ------------------------------------------------------------------------------------------------------------


@proves("VSB-CVS-06")
@pytest.mark.parametrize(
    ("count", "due"),
    [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (10, 5), (11, 6), (21, 6)],
)
def test_omens_are_drawn_by_what_lies_on_the_map(count: int, due: int) -> None:
    assert omens_due(count) == due


@proves("VSB-CVS-05", "VSB-EX-15")
def test_three_treasures_and_two_crystals_draw_four_omens() -> None:
    g = cavern("af ab EN C0 C0")
    token(g, TREASURES, "w1", "w2", "center")
    token(g, CRYSTALS, "e1", "e2")
    run(g, CollectOmens())
    assert sum(cave_of(g).omens) == 4


@proves("VSB-CVS-07")
def test_what_the_thief_carries_counts_and_what_he_has_stashed_does_not() -> None:
    g = cavern(roles=(CAVE, THIEF))
    thief_of(g).carried, thief_of(g).stash = 2, 4
    assert lures(g) == 2


# Phase 2. ------------------------------------------------------------------------------------------------------------


@proves("VSB-CVS-08", "VSB-DEC-99", "VSB-DEC-98")
def test_a_tile_of_the_hand_is_laid_dark_beside_any_tile() -> None:
    g = run(cavern("af EN ab", stack="a. a. v. a."), ShapeCave())
    assert offers(g) == at("n1w1", "n1", "n1e1", "w2", "e2", "s1w1", "s1", "s1e1")
    assert (why(g, "at n2"), why(g, "at e1")) == ("VSB-CVS-08", "VSB-CVS-08")
    do(g, "at s1")
    assert len(offers(g)) == 3
    laid = next(tile for tile in cave_of(g).hand if TILES[tile].feature == EVENT)
    do(g, next(act for act in offers(g) if "event" in act))
    assert g.under[g.laid.index(next(e for e in g.laid if e >> 16 == sp("s1")))] == laid
    assert [space for space, _ in told(g, "lays")] == [sp("s1")]


@proves("VSB-CVS-10")
def test_after_each_tile_the_hand_is_filled_up() -> None:
    g = run(cavern(stack="a. a. a. a."), Grow(CAVE))
    do(g, "at n1")
    do(g, offers(g)[0])
    assert (len(cave_of(g).hand), g.stack) == (3, ())


@proves("VSB-CVS-16", "VSB-DEC-98")
def test_an_empty_stack_fills_no_hand_and_the_last_tile_is_a_tile() -> None:
    g = run(cavern(stack="a. a."), Grow(CAVE))
    do(g, "at n1")
    do(g, offers(g)[0])
    assert (len(cave_of(g).hand), tiles_left(g)) == (1, 1)
    do(run(g, Grow(CAVE)), "at s1")  # nothing to choose
    assert (cave_of(g).hand, tiles_left(g), len(g.ground)) == ((), 0, 5)
    start_collapse(g)
    assert g.collapsing
    assert run(g, Grow(CAVE)).agenda == []


@proves("VSB-CVS-09", "VSB-CVS-14")
def test_crystal_tiles_go_first_in_its_own_turn_and_not_in_those_of_others() -> None:
    g = run(cavern(stack="ce ab vf a."), LayTile(CAVE, sp("n1")))
    acts = [act for act in g.candidates(CAVE) if not g.why_not(CAVE, act)]
    assert [str(act).split()[1] for act in acts] == ["crystal"]
    assert {g.why_not(CAVE, act) for act in g.candidates(CAVE)} == {"", "VSB-CVS-09"}
    g.turn = KNIGHT
    assert len(offers(g)) == 3
    h = run(cavern(stack="a. a. v. c."), LayTile(CAVE, sp("n1")))
    assert len(offers(h)) == len(h.candidates(CAVE))


@proves("VSB-CVS-11", "VSB-COLL-04")
def test_in_the_collapse_it_removes_three_tiles_instead() -> None:
    g = run(cavern("O0 O0 EN O0 O0", stack="", collapsing=True), ShapeCave())
    do(g, "at w2", "at w1", "at e2")
    assert (len(g.ground), g.agenda) == (2, [])


@proves("VSB-COLL-02")
def test_tiles_that_come_back_fill_the_hand_and_put_the_collapse_off() -> None:
    g = cavern(stack="")
    tile = g.under[-1]
    put_under(g, (tile,), WRATH_TILES)
    assert (cave_of(g).hand, g.stack) == ((tile,), ())
    start_collapse(g)
    assert not g.collapsing


# Tiles for others. ---------------------------------------------------------------------------------------------------


@proves("VSB-REV-05", "VSB-DEC-04")
def test_open_edges_are_filled_from_the_caves_hand() -> None:
    g = cavern("EN O0", stack="ae a. v. a.", turn=KNIGHT)
    run(g, Fill(KNIGHT, sp("e1")))
    assert (g.waiting(), offers(g)) == ((CAVE,), at("n1e1", "e2", "s1e1"))
    do(g, "at e2")
    assert g.waiting() == (CAVE,)
    do(g, offers(g)[0])
    assert (sp("e2") in g.ground, len(cave_of(g).hand), g.stack) == (True, 3, ())


@proves("VST-SET-07", "VST-SET-11", "VSB-DEC-160")
def test_the_ghoul_without_a_dark_tile_chooses_the_space_and_the_cave_the_tile() -> None:
    g = run(cavern("EN O0", turn=GHOUL), StartOnAdded(GHOUL))
    do(g, "at w1")
    assert g.waiting() == (CAVE,)
    do(g, offers(g)[0])
    assert (g.at[GHOUL], sp("w1") in g.ground, len(cave_of(g).hand)) == (sp("w1"), True, 3)


# Phase 3. ------------------------------------------------------------------------------------------------------------


@proves("VSB-CVS-12", "VSB-DEC-39")
def test_a_treasure_goes_on_a_dark_tile_without_piece_and_treasure() -> None:
    g = cavern("af ab ae EN O0 vf")
    put(g, GHOUL, "w3")
    token(g, TREASURES, "w2")
    token(g, CRYSTALS, "w1")  # other tokens do not matter
    run(g, PlaceTreasurePhase())
    assert offers(g) == at("w1", "e2")
    assert [why(g, act) for act in ("at w3", "at w2", "at e1", "no")] == ["VSB-CVS-12"] * 4
    do(g, "at e2")
    assert (g.tokens[TREASURES], told(g, "hides treasure")) == ((sp("w2"), sp("e2")), [(CAVE, sp("e2"))])
    assert run(cavern("O0 EN"), PlaceTreasurePhase()).agenda == []


@proves("VSB-DEC-174")
def test_where_the_set_up_says_so_no_treasure_has_to_be_placed() -> None:
    g = run(cavern(optional_treasure=True), PlaceTreasurePhase())
    assert offers(g) == [*at("w1", "e1"), "no"]
    do(g, "no")
    assert (g.tokens[TREASURES], g.agenda) == ((), [])
    assert "no" not in offers(run(cavern(), HideTreasure(CAVE, False)))


@proves("VSB-PLR-17")
@pytest.mark.parametrize(
    ("options", "may_pass"),
    [
        (Options(players=2, knight=False, ghoul=False, cave=True, thief=True), True),
        (Options(players=2, ghoul=False, cave=True), False),
    ],
    ids=["thief", "knight"],
)
def test_against_the_thief_alone_placing_a_treasure_is_optional(options: Options, may_pass: bool) -> None:
    g = cavern(optional_treasure=terms_of(options).optional_treasure)
    assert ("no" in offers(run(g, PlaceTreasurePhase()))) is may_pass


# The turn, the goal, levels. -----------------------------------------------------------------------------------------


@proves("VSB-CVO-02")
def test_omens_may_be_used_before_and_after_every_phase_and_are_kept() -> None:
    g = cavern("O0 O1 EN ab", "chasm")
    g.event_deck = (0,)
    run(g, CaveStirs(), *phases())
    seen = []
    while g.waiting():
        name = type(g.asking()).__name__
        seen.append(name)
        do(g, "proceed" if name == "UseOmens" else offers(g)[0])
    assert seen == ["UseOmens", "UseOmens", "Grow", "LayTile", "UseOmens", "HideTreasure", "UseOmens"]
    assert sum(cave_of(g).omens) == 2


def test_prices_begin_anew_in_every_turn() -> None:
    g = cavern()
    cave_of(g).hated = cave_of(g).plundered = 2
    run(g, CaveStirs())
    assert (cave_of(g).hated, cave_of(g).plundered) == (0, 0)


@proves("VSB-ORD-13", "VST-WIN-12", "VST-VTWO-24")
def test_the_cave_wins_alone_by_the_collapse() -> None:
    g = cavern("C0 EN", stack="", collapsing=True)
    g.gone = tuple([n for n, tile in enumerate(TILES) if tile.feature == CRYSTAL and n not in g.under][:4])
    run(g, ShapeCave())
    do(g, "at w1")
    assert g.outcome is not None
    assert (g.outcome.rule, [role for role, score in enumerate(g.outcome.scores) if score]) == ("VSB-ORD-06", [CAVE])


@proves("VST-VTHREE-11")
def test_without_the_cave_all_lose_and_with_it_all_but_the_cave() -> None:
    g = cavern()
    collapse(g, "VSB-COLL-19")
    assert g.outcome is not None
    assert sum(g.outcome.scores) == 1
    h = cavern()
    h.terms = type(h.terms)(roles=(KNIGHT, GHOUL), seats=2)
    collapse(h, "VSB-COLL-19")
    assert h.outcome is not None
    assert sum(h.outcome.scores) == 0
    assert h.terms.shaper == NOBODY


@proves("VSB-PLR-10")
def test_against_the_knight_an_ambush_that_kills_her_wins() -> None:
    g = cavern(roles=(KNIGHT, CAVE), ambush=(CAVE,))
    die(g, KNIGHT, BY_AMBUSH)
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[CAVE]) == ("VSB-PLR-10", 1)
    h = cavern(roles=(KNIGHT, CAVE))
    die(h, KNIGHT, BY_AMBUSH)
    assert h.outcome is None


@proves("VSB-PLR-34", "VSB-PLR-05")
def test_where_the_dragon_is_her_prey_a_killed_knight_is_skipped_and_play_goes_on() -> None:
    g = lay_out(Options(ghoul=False, dragon=True, cave=True), "cave", "s")
    g.settle()
    die(g, KNIGHT, BY_AMBUSH)
    g.settle()
    assert (g.outcome, g.turn) == (None, DRAGON)
    assert terms_of(g.options).locked


@proves("VST-VTWO-25")
def test_against_the_cave_alone_the_ghoul_needs_nine_fury_or_six_crystals() -> None:
    g = lay_out(Options(knight=False, cave=True), "cave", "s")
    g.settle()
    assert (fury_goal(g), crystal_goal(g)) == (9, 6)
    ghoul_of(g).crystals = 5
    note_goal(g)
    assert not ghoul_of(g).reached
    ghoul_of(g).crystals = 6
    note_goal(g)
    assert ghoul_of(g).reached
    assert crystal_goal(cavern()) == 0


@proves("VSB-DIF-04", "VSB-DIF-12", "VSB-RND-08", "VSB-SET-03")
@pytest.mark.parametrize(("level", "out", "crystals"), [("lava_tube", 2, 3), ("spillway", 1, 4), ("cave", 0, 5)])
def test_easier_levels_leave_tiles_of_each_type_in_the_box(level: str, out: int, crystals: int) -> None:
    g = begun(cave_level=level, thief=True)
    kinds = Counter([TILES[tile].feature for tile in g.boxed])
    assert kinds == Counter({kind: out for kind in (AMBUSH, EVENT, TREASURE, CRYSTAL, VAULT) if out})
    assert crystals_to_go(g) == crystals
    piles = Counter([g.origin[n] for n, tile in enumerate(TILES) if tile.feature == CRYSTAL and n not in g.boxed])
    assert [piles[pile] for pile in (1, 2, 3)] == shares(9 - out)
    other = lay_out(Options(ghoul=False, cave=True, thief=True, cave_level=level), "cave", "t")
    other.settle()
    assert (other.boxed != g.boxed) == (out > 0)


@proves("VSB-DIF-12")
def test_what_is_left_is_spread_as_evenly_as_possible() -> None:
    assert [shares(number) for number in (9, 8, 7, 6, 5, 4)] == [
        [3, 3, 3], [3, 3, 2], [3, 2, 2], [2, 2, 2], [2, 2, 1], [2, 1, 1],
    ]  # fmt: skip


@proves("VSB-DIF-13")
@pytest.mark.parametrize(("level", "tokens"), [("cave", 0), ("great", 4), ("grand", 8)])
def test_harder_levels_have_hatred_tokens(level: str, tokens: int) -> None:
    assert cave_of(begun(cave_level=level)).hatred == tokens


@proves("VSB-CVS-17", "VSB-DEC-158")
def test_a_use_of_hatred_may_take_a_token_away_and_only_then_the_cave_wins() -> None:
    g = brood("C0 EN O0", "trail trail trail", stack="", collapsing=True, level="great")
    g.gone = tuple([n for n, tile in enumerate(TILES) if tile.feature == CRYSTAL and n not in g.under][:5])
    cave_of(g).hatred = 1
    collapse(g, "VSB-COLL-19")
    assert g.outcome is None
    do(g, "omen hatred")
    assert offers(g) == ["yes", "no"]
    h = do(g.clone(), "no")
    assert cave_of(h).hatred == 1
    do(g, "yes")
    assert g.outcome is not None
    assert (g.outcome.scores[CAVE], cave_of(g).hatred) == (1, 0)


@proves("VSB-CVS-17", "VSB-ORD-06")
def test_when_nothing_more_can_happen_a_cave_with_hatred_has_not_won() -> None:
    g = cavern()
    cave_of(g).hatred = 1
    collapse(g, "VSB-COLL-28")
    assert g.outcome is not None
    assert sum(g.outcome.scores) == 0


def test_a_possessed_turn_goes_on_with_the_prices() -> None:
    g = cavern()
    cave_of(g).hated = 2
    run(g, Possess(CAVE, GHOUL))
    assert cave_of(g).hated == 2
    assert g.terms.roles == ALL
