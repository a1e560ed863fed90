"""The Ghost's set-up, goal and levels. GHS, SET, ORD, PLR, DIF, SOLO, VORD"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hauntbox.games.vast.cave.collapse.removal import eligible
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.tiles import DARK, GHOST_TILES, GHOSTLY, LIT_FACES, TILES
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.ghost.goals import artifacts_needed
from hauntbox.games.vast.roles.ghost.rules.locks import is_ghost_tile
from hauntbox.games.vast.roles.ghost.rules.stats import VALUES, influence, movement
from hauntbox.games.vast.roles.ghoul.goals import fury_goal
from hauntbox.games.vast.roles.goblins.goals import crystals_needed
from hauntbox.games.vast.roles.knight.goals import crystals_needed as knight_crystals
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.secrets.known import UNSEEN, known
from hauntbox.games.vast.state import ghost_of, knight_of
from hauntbox.games.vast.table.ends import BY_OTHERS, ESCAPED, KILLED
from hauntbox.games.vast.table.terms import LINE_A, LINE_B, terms_of
from hauntbox.games.vast.table.turns import tiles_due
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves
from vast.ghost.haunting import begun, haunted, options_of
from vast.scenes import do, offers, run, sp, token


@proves("VSB-CMP-02", "VSB-TILE-11", "VSB-TILE-21")
def test_six_ghost_tiles_marked_on_both_sides() -> None:
    assert len(GHOST_TILES) == 6
    rows = [(TILES[n].feature, TILES[n].walls, TILES[n].symbol) for n in GHOST_TILES]
    assert rows == [(1, 0, 0), (1, 1, 1), (2, 5, 2), (2, 0, 0), (4, 3, 1), (4, 1, 2)]
    for tile in range(1, len(TILES)):
        assert bool(DARK[tile] & GHOSTLY) == bool(LIT_FACES[tile][0] & GHOSTLY) == (tile in GHOST_TILES)
    assert not set(begun(KNIGHT, GHOUL).stack) & {*GHOST_TILES}
    g = haunted("EN gb ab G2", at="center")  # all see it, whatever else they see of the tile
    assert [is_ghost_tile(g, sp(name)) for name in ("e1", "e2", "e3")] == [True, False, True]
    assert [(tile - UNSEEN) // 4 % 2 for tile in known(g, ()).under[1:3]] == [1, 0]


@proves("VSB-SET-10", "VSB-RND-09")
@pytest.mark.parametrize("level", ["cave", "lava_tube"])
def test_two_ghost_tiles_in_each_pile_none_on_top_and_two_of_each_type_in_the_box(level: str) -> None:
    boxes = set()
    for seed in "abcdef":
        g = begun(KNIGHT, DRAGON, CAVE, GHOST, seed=seed, cave_level=level)
        hand = g.cave.hand if g.cave is not None else ()
        assert sorted([g.origin[tile] for tile in GHOST_TILES]) == [1, 1, 2, 2, 3, 3]
        firsts = [n for n in range(1, len(g.stack)) if g.origin[g.stack[n]] != g.origin[g.stack[n - 1]]]
        assert not [n for n in firsts if g.stack[n] in GHOST_TILES]
        out = Counter([TILES[tile].feature for tile in g.boxed])
        extra = 2 if level == "lava_tube" else 0
        assert [out[feature] for feature in (1, 2, 4)] == [2 + extra] * 3
        assert len(set(g.boxed)) == len(g.boxed)
        assert len({*g.boxed, *g.stack, *g.under, *hand}) == len(g.boxed) + len(g.stack) + len(g.under) + len(hand)
        boxes.add(g.boxed)
    assert len(boxes) > 1


@proves("VSB-CMP-13", "VSB-GHS-02")
def test_with_two_others_or_more_each_but_the_cave_gets_an_artifact_and_her_deck_is_theirs() -> None:
    g = begun(KNIGHT, GOBLINS, DRAGON, CAVE, GHOST)
    board = ghost_of(g)
    assert board.cards == (KNIGHT, GOBLINS, DRAGON, CAVE, GHOST)
    assert board.carried == 1 << KNIGHT | 1 << GOBLINS | 1 << DRAGON
    assert (g.tokens[ARTIFACTS], g.out[ARTIFACTS]) == ((MIDDLE,) * 3, 3)
    assert (board.focus, g.at[GHOST]) == (0, NOWHERE)


@proves("VSB-GHS-03", "VSB-GHS-37", "VSB-RND-07")
def test_with_one_opponent_six_artifacts_on_the_entrance_and_a_card_of_each_position() -> None:
    second = set()
    for seed in "abcdefgh":
        g = begun(KNIGHT, GHOST, seed=seed)
        assert g.tokens[ARTIFACTS] == (MIDDLE,) * 6
        cards = ghost_of(g).cards
        assert KNIGHT not in cards
        assert GHOST in cards
        assert len([card for card in cards if card in (GOBLINS, VILE)]) == 1
        assert {CAVE, THIEF, GHOUL} <= {*cards}
        assert len([card for card in cards if card in (DRAGON, UNICORN)]) == 1
        second.add(next(card for card in cards if card in (GOBLINS, VILE)))
        assert VILE in ghost_of(begun(GOBLINS, GHOST, seed=seed)).cards  # at the opponent's position the other one
        assert GOBLINS not in ghost_of(begun(GOBLINS, GHOST, seed=seed)).cards
    assert second == {GOBLINS, VILE}


@proves("VSB-GHS-37", "VSB-GHS-03", "VSB-HID-11")
@pytest.mark.parametrize(("roles", "own"), [((KNIGHT, GHOST), True), ((GHOST,), False)])
def test_whoever_does_not_see_her_small_deck_takes_it_for_any_that_could_have_been_dealt(
    roles: tuple[int, ...], own: bool
) -> None:
    g = begun(*roles, solo_level="easy")
    k = known(g, ())
    dealt = set()
    for n in range(30):
        h = k.clone()
        ROLES[GHOST].deal(h, (), Random(n))
        dealt.add(ghost_of(h).cards)
    assert {len(cards) for cards in dealt} == {len(ghost_of(g).cards)}
    assert {GHOST in cards for cards in dealt} == {own}
    for pair in ({GOBLINS, VILE}, {DRAGON, UNICORN}):
        assert {len(pair & {*cards}) for cards in dealt} == {1}
    assert len(dealt) > 1
    assert ghost_of(g).cards in dealt


@proves("VSB-GHS-52")
def test_no_card_of_a_role_that_shares_the_opponents_pieces() -> None:
    for seed in "abcd":
        assert not {GHOUL, VILE} & {*ghost_of(begun(GHOUL, GHOST, seed=seed)).cards}
        assert GHOUL not in ghost_of(begun(VILE, GHOST, seed=seed)).cards


@proves("VSB-GHS-57")
@pytest.mark.parametrize("roles", [(GOBLINS, GHOST), (GHOST,)])
def test_beside_the_shadow_unicorn_nobody_summons_the_nightmare_unicorn(roles: tuple[int, ...]) -> None:
    both = [
        {card for n in range(16) for card in ghost_of(begun(*roles, seed=str(n), solo_level="easy", **more)).cards}
        for more in ({}, {"shadow_unicorn": True})
    ]
    assert [UNICORN in cards for cards in both] == [True, False]
    g = begun(*roles, shadow_unicorn=True)
    assert g.unicorn is not None
    assert UNICORN not in g.terms.guests


@proves("VSB-SOLO-07", "VSB-SOLO-10", "VSB-GHS-03")
@pytest.mark.parametrize(("level", "cards"), [("easy", 6), ("medium", 3), ("hard", 3)])
def test_alone_her_deck_has_no_ghost_card_and_three_cards_beyond_easy(level: str, cards: int) -> None:
    g = begun(GHOST, solo_level=level)
    assert (len(ghost_of(g).cards), GHOST in ghost_of(g).cards, g.terms.alone) == (cards, False, 2)
    assert len({ghost_of(begun(GHOST, solo_level="hard", seed=s)).cards for s in "abcdef"}) > 1


@proves("VSB-GHS-04", "VSB-EX-21")
def test_focus_gives_movement_and_influence() -> None:
    rows = []
    for focus in range(8):
        g = haunted(focus=focus)
        rows.append((movement(g), influence(g)))
    assert rows == [(3, 1), (4, 1), (4, 2), (5, 2), (5, 3), (6, 3), (6, 4), (7, 4)]
    assert rows[4] == (5, 3)


@proves("VSB-ORD-16", "VSB-DIF-06")
@pytest.mark.parametrize(
    ("level", "need", "has_card"),
    [("spirit", 3, True), ("specter", 4, True), ("ghost", 5, True), ("phantom", 5, False), ("wraith", 6, False)],
)
def test_she_locks_artifacts_then_enters_the_entrance(level: str, need: int, has_card: bool) -> None:
    g = begun(KNIGHT, DRAGON, GHOST, ghost_level=level)
    ghost = ROLES[GHOST]
    assert (artifacts_needed(g), GHOST in ghost_of(g).cards) == (need, has_card)
    ghost_of(g).locks = need - 1
    assert ghost.wins_by(g, ESCAPED, GHOST) == ""
    ghost_of(g).locks = need
    assert ghost.wins_by(g, ESCAPED, GHOST) == "VSB-ORD-16"
    assert ghost.wins_by(g, ESCAPED, KNIGHT) == ""


@proves("VSB-OPT-02")
def test_fully_focused_asks_for_a_turn_on_a_free_ghost_tile_or_one_artifact_more() -> None:
    g = haunted("EN O0 g0", at="e2")
    g.options = options_of(KNIGHT, DRAGON, GHOST, fully_focused=True)
    board, ghost = ghost_of(g), ROLES[GHOST]
    board.locks = 5
    assert ghost.wins_by(g, ESCAPED, GHOST) == ""
    board.locks = 6
    assert ghost.wins_by(g, ESCAPED, GHOST) == "VSB-ORD-16"
    board.locks = 4
    ghost.end_on_space(g)
    assert not board.focused  # before the goal it does not count
    board.locks = 5
    ghost.end_on_space(g)
    assert ghost.wins_by(g, ESCAPED, GHOST) == "VSB-ORD-16"
    with pytest.raises(BadOption, match="VSB-OPT-02"):
        terms_of(options_of(KNIGHT, GHOST, fully_focused=True, ghost_level="wraith"))


@proves("VSB-PLR-19", "VST-VORD-07", "VST-VFOUR-09")
def test_with_three_others_she_has_past_plunder_without_a_cave_and_one_tile_goes() -> None:
    for roles in (
        (KNIGHT, GOBLINS, DRAGON, GHOST),
        (KNIGHT, DRAGON, GHOUL, GHOST),
        (KNIGHT, DRAGON, THIEF, GHOUL, GHOST),
    ):
        g = begun(*roles)
        assert (g.terms.plunder, g.terms.removals) == (GHOST, 1)
    g = begun(KNIGHT, GOBLINS, DRAGON, CAVE, GHOST)
    assert (g.terms.plunder, g.terms.removals) == (NOBODY, 3)


@proves("VSB-PLR-23", "VSB-EX-30", "VST-VTHREE-09")
def test_with_two_others_their_row_stays_and_past_plunder_is_hers() -> None:
    g = begun(KNIGHT, DRAGON, GHOST)
    assert (g.terms.infestation, g.terms.hunger, g.terms.plunder) == (LINE_A, 2, GHOST)
    assert (g.terms.removals, tiles_due(g, KNIGHT)) == (3, 1)
    g.collapsing = True
    assert tiles_due(g, KNIGHT) == 3
    assert begun(KNIGHT, GHOUL, GHOST).terms.plunder == GHOST
    h = begun(KNIGHT, THIEF, GHOST, agreed_crystals=6)
    assert knight_crystals(h) == 6  # as the two agreed
    assert begun(KNIGHT, CAVE, GHOST).terms.plunder == NOBODY


@proves("VSB-PLR-20", "VSB-PAR-04")
@pytest.mark.parametrize("agreed", [5, 6])
def test_against_the_goblins_she_needs_one_artifact_more_than_they_need_crystals(agreed: int) -> None:
    g = begun(GOBLINS, GHOST, agreed_artifacts=agreed, goblin_level="warlord", ghost_level="spirit")
    assert (artifacts_needed(g), crystals_needed(g), g.terms.alone) == (agreed, agreed - 1, 0)
    assert g.terms.flare == (GOBLINS, GHOST)


@proves("VSB-PLR-33")
def test_the_one_opponent_plays_the_solo_variant_and_a_killed_knight_has_lost() -> None:
    g = begun(KNIGHT, GHOST, solo_level="medium")
    assert (g.terms.infestation, g.terms.fewer_quests, g.terms.alone) == (LINE_B, True, 0)
    assert ROLES[GHOST].wins_by(g, KILLED, KNIGHT, BY_OTHERS) == "VSB-PLR-33"
    assert ROLES[GHOST].wins_by(begun(KNIGHT, GHOUL, GHOST), KILLED, KNIGHT, BY_OTHERS) == ""
    d = begun(DRAGON, GHOST, solo_level="easy")
    assert d.dragon is not None
    assert d.dragon.wakefulness == 4
    assert begun(KNIGHT, DRAGON, GHOST).dragon.wakefulness == 2  # type: ignore[union-attr]


@proves("VST-VORD-03", "VST-VORD-04", "VST-VORD-02")
def test_ghoul_against_ghost_is_the_ghouls_solo_game_with_her_in_it() -> None:
    g = begun(GHOUL, GHOST, solo_level="hard")
    assert (g.terms.alone, g.terms.flare, g.tokens[ARTIFACTS]) == (0, (GHOUL, GHOST), (MIDDLE,) * 6)
    assert (fury_goal(g), artifacts_needed(g)) == (9, 5)


@proves("VST-VORD-05", "VST-VORD-06", "VST-EX-33")
def test_the_fury_goal_counts_all_seats() -> None:
    assert fury_goal(begun(KNIGHT, GHOUL, GHOST)) == 10
    g = begun(KNIGHT, DRAGON, GHOUL, GHOST)
    assert (fury_goal(g), g.terms.plunder, g.terms.removals, tiles_due(g, KNIGHT)) == (11, GHOST, 1, 1)


@proves("VST-VORD-01", "VST-VORD-08")
def test_the_ghouls_set_up_first_then_hers() -> None:
    g = begun(KNIGHT, CAVE, THIEF, GHOUL, GHOST)
    h = begun(KNIGHT, CAVE, THIEF, GHOUL)
    assert (g.terms.infestation, g.terms.optional_treasure, g.terms.ambush) == (
        h.terms.infestation,
        h.terms.optional_treasure,
        h.terms.ambush,
    )
    assert g.terms.plunder == NOBODY  # the Cave plays


@proves("VST-VGV-20", "VST-VGV-30")
def test_vile_ghoul_and_ghost() -> None:
    g = begun(VILE, GHOST, solo_level="easy")
    assert (g.terms.flare, g.terms.alone, artifacts_needed(g)) == ((VILE, GHOST), 0, 5)
    assert begun(KNIGHT, VILE, DRAGON, GHOST).terms.plunder == GHOST


@proves("VSB-ORD-19", "VSB-ORD-20")
def test_who_does_not_play_with_her() -> None:
    for roles, rule in (
        ((CAVE_GHOST, GHOST, KNIGHT), "VSB-ORD-19"),
        ((CAVE, CAVE_GHOST, KNIGHT), "VSB-ORD-19"),
        ((CAVE, GHOST), "VSB-ORD-20"),
        ((CAVE_GHOST,), "VSB-ORD-20"),
    ):
        with pytest.raises(BadOption, match=rule):
            terms_of(options_of(*sorted(roles)))


@proves("VSB-GHS-36")
def test_flare_lies_there_for_her_if_a_card_names_it() -> None:
    assert begun(KNIGHT, DRAGON, GHOST).terms.flare == ()
    assert begun(KNIGHT, GHOUL, GHOST).terms.flare == (GHOST,)
    assert begun(GHOST).terms.flare == (GHOST,)


@proves("VSB-GHS-01", "VSB-DEC-135")
def test_on_her_first_turn_she_appears_on_any_unoccupied_dark_tile_and_resolves_no_card() -> None:
    g = haunted("af EN af", at="center")
    g.at[GHOST] = NOWHERE
    ghost_of(g).card = KNIGHT
    token(g, 0, "w1")
    ROLES[GHOST].begin(g)
    g.settle()
    assert offers(g) == ["at e1"]
    do(g, "at e1")
    assert (type(g.asking()).__name__, ghost_of(g).focus) == ("Haunt", 0)


@proves("VSB-GHS-40")
def test_without_a_free_dark_tile_one_is_added() -> None:
    g = haunted("EN O0", at="center", stack="a. a.")
    g.at[GHOST] = NOWHERE
    ROLES[GHOST].begin(g)
    g.settle()
    assert "at n1" in offers(g)
    assert "at e1" not in offers(g)
    do(g, "at n1")
    assert (g.at[GHOST] in g.ground, len(g.stack)) == (True, 1)


@proves("VSB-VAR-22")
def test_alone_the_value_of_the_chosen_card_says_how_many_tiles_come() -> None:
    g = begun(GHOST)
    board, ghost = ghost_of(g), ROLES[GHOST]
    for card, value in VALUES.items():
        board.card = card
        assert ghost.alone_number(g) == value
    board.focus, board.card = 4, GHOST
    assert ghost.alone_number(g) == 4
    board.card = -1
    assert ghost.alone_number(g) == 3


@proves("VSB-SOLO-07")
@pytest.mark.parametrize(("level", "losses"), [("easy", 9), ("medium", 2), ("hard", 1)])
def test_alone_she_loses_if_too_many_ghost_tiles_collapse(level: str, losses: int) -> None:
    g = haunted("EN g0 h0", roles=(GHOST,), at="center")
    g.options = options_of(GHOST, solo_level=level)
    ghost = ROLES[GHOST]
    ghost_of(g).locked = (2629, 2630)
    ghost.tile_goes(g, MIDDLE)  # no Ghost tile
    assert (g.outcome, ghost_of(g).lost) == (None, 0)
    for n, space in enumerate(ghost_of(g).locked, 1):
        ghost.tile_goes(g, space)
        assert (g.outcome is not None) == (n >= losses)
    assert ghost_of(g).locked == ()


@proves("VSB-SOLO-07", "VSB-VAR-23")
def test_alone_flare_burns_around_artifacts_and_locked_ghost_tiles_go_before_dark_ones() -> None:
    g = haunted("af EN af af", roles=(GHOST,), at="center", alone=2, guests=(KNIGHT,))
    token(g, ARTIFACTS, "e1")
    g.rig("dragon die", 4)  # a cross
    ROLES[GHOST].after_own_turn(g)
    g.settle()
    assert "at e1" in offers(g)  # which of the covered tiles first
    c = haunted("g0 EN af", roles=(GHOST,), at="center", alone=2, collapsing=True)
    assert eligible(c) == [sp("e1")]  # VSB-GHS-19
    ghost_of(c).locked = (sp("w1"),)
    assert eligible(c) == [sp("w1")]


def test_the_knight_in_a_game_with_a_ghost_has_her_usual_board() -> None:
    assert knight_of(begun(KNIGHT, DRAGON, GHOST)).health == 7
    assert run(haunted()).outcome is None
