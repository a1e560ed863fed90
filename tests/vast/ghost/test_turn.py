"""The Ghost's turn: cards, steps, Telekinesis, locks, Mental Block. GHS, FRC, ATK"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.actions import NO, YES
from hauntbox.games.vast.cave.collapse.removal import RemoveTile, bars_removal, remove
from hauntbox.games.vast.cave.forced import bars_push
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E
from hauntbox.games.vast.cave.tokens import ARTIFACTS, CRYSTALS, EVENTS, TREASURES, VAULTS
from hauntbox.games.vast.roles.cave.rules.spores import spore
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile
from hauntbox.games.vast.roles.ghost.actions import BLOCK, LAY_ARTIFACT, TAKE_ARTIFACT
from hauntbox.games.vast.roles.ghost.board import NO_CARD
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra, block, do_extra, extras
from hauntbox.games.vast.roles.ghost.rules.stats import influence, may_ask, movement
from hauntbox.games.vast.roles.ghost.turn import Haunt, ResolveCard, RevealCard, TakeBack
from hauntbox.games.vast.roles.ghoul.rules.prices import in_way
from hauntbox.games.vast.roles.goblins.cards.schemes import cursed
from hauntbox.games.vast.roles.goblins.rules.scatter import scatter
from hauntbox.games.vast.roles.knight.board import SHIELD
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE,
    CAVE_GHOST,
    DRAGON,
    EYE_TRIBE,
    FANGS_TRIBE,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.rules.death import kill
from hauntbox.games.vast.secrets.hidden import SECRETS
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import (
    Vast,
    cave_of,
    dragon_of,
    ghost_of,
    ghoul_of,
    goblins_of,
    knight_of,
    thief_of,
)
from hauntbox.games.vast.table.ends import depart
from hauntbox.kernel.contract import asks
from hauntbox.ledger import proves
from vast.ghost.haunting import MAP, carry, haunted, options_of
from vast.scenes import do, offers, put, run, scene, sp, token, told, why

# Phase 1. ------------------------------------------------------------------------------------------------------------


@proves("VSB-GHS-05")
def test_an_unrevealed_card_gives_focus_and_a_revealed_one_does_not() -> None:
    g = haunted(focus=6)
    board = ghost_of(g)
    board.cards, board.card = (KNIGHT, DRAGON), KNIGHT
    g.options = options_of(KNIGHT, DRAGON, GHOST, ghost_level="phantom")
    run(g, ResolveCard(GHOST))
    assert (board.focus, g.waiting()) == (7, ())
    run(g, ResolveCard(GHOST))
    assert board.focus == 7  # the most there is
    board.focus, board.is_open = 1, True
    run(g, ResolveCard(GHOST))
    assert board.focus == 1
    board.card, board.is_open = NO_CARD, False
    run(g, ResolveCard(GHOST))
    assert board.focus == 1


@proves("VSB-GHS-05", "VSB-POS-09", "VSB-DEC-136")
def test_the_ghost_card_is_revealed_for_movement_and_influence_or_gives_focus() -> None:
    g = haunted(focus=2)
    board = ghost_of(g)
    board.card = GHOST
    run(g, ResolveCard(GHOST))
    assert offers(g) == ["yes", "no"]
    do(g, "yes")
    assert (movement(g), influence(g), board.focus, board.is_open) == (6, 3, 2, True)
    g = haunted(focus=2)
    ghost_of(g).card = KNIGHT
    run(g, ResolveCard(GHOST))
    assert (offers(g), why(g, "yes")) == (["no"], "VSB-GHS-05")  # VSB-HID-16: asked all the same
    do(g, "no")
    assert ghost_of(g).focus == 3


@proves("VSB-GHS-18")
def test_a_blocked_card_gives_no_focus_and_a_second_block_frees_the_first() -> None:
    g = haunted()
    board = ghost_of(g)
    board.card, board.cards = KNIGHT, (KNIGHT, DRAGON)
    g.options = options_of(KNIGHT, DRAGON, GHOST, ghost_level="phantom")
    block(g, KNIGHT)
    run(g, ResolveCard(GHOST))
    assert (board.focus, told(g, "card blocked")) == (0, [(GHOST, KNIGHT)])
    run(g, TakeBack())
    assert offers(g) == ["possession card dragon"]
    assert why(g, "possession card knight") == "VSB-GHS-09"
    block(g, DRAGON)
    assert (board.blocked, offers(g)) == (DRAGON, ["possession card knight"])


# Phase 2. ------------------------------------------------------------------------------------------------------------


@proves("VSB-GHS-06", "VSB-DEC-137")
def test_she_moves_through_everything_and_ends_on_a_tile_without_artifacts() -> None:
    g = haunted("EN O8 O0", roles=(KNIGHT, DRAGON, GHOST), at="center")
    put(g, KNIGHT, "e1")
    run(g, Haunt(GHOST))
    do(g, "way n")  # an open space
    assert (why(g, "fade"), "fade" in offers(g)) == ("VSB-GHS-06", False)
    do(g, "way s", "way e")  # through a wall, onto the Knight's space
    assert (g.at[GHOST], why(g, "way e"), why(g, "fade")) == (sp("e1"), "VSB-GHS-04", "")
    carry(g, KNIGHT)
    h = haunted(MAP, at="center")
    token(h, ARTIFACTS, "e1")
    put(h, KNIGHT, "w1")
    carry(h, KNIGHT)
    run(h, Haunt(GHOST))
    for way in "ew":
        c = h.clone()
        do(c, f"way {way}")
        assert why(c, "fade") == "VSB-GHS-06"


@proves("VSB-GHS-06")
def test_she_does_not_set_out_where_she_could_not_come_back_from() -> None:
    g = haunted("EN O0", at="center")
    run(g, Haunt(GHOST))
    do(g, "way n")
    assert (why(g, "way n"), why(g, "way s")) == ("VSB-GHS-06", "")  # two steps are left, three would be needed


@proves("VSB-GHS-07", "VSB-DEC-138", "VSB-DEC-139")
def test_telekinesis_moves_what_is_in_her_row_or_column_toward_her_or_away() -> None:
    g = haunted(MAP, at="w2", focus=2)
    token(g, TREASURES, "center", "n1e1")
    run(g, Haunt(GHOST))
    do(g, "grip treasure")
    assert (offers(g), why(g, "no")) == (["way e", "way w"], "VSB-GHS-07")  # what she names she moves
    do(g, "way w")
    assert offers(g) == ["way e", "way w", "no"]
    do(g, "no")
    assert g.tokens[TREASURES] == tuple(sorted([sp("w1"), sp("n1e1")]))
    assert "grip treasure" in offers(g)  # one space of Influence is left


@proves("VSB-GHS-49", "VSB-FRC-10", "VSB-GHS-07")
def test_as_many_objects_and_as_far_as_her_influence_split_over_the_turn() -> None:
    g = haunted(MAP, at="w2", focus=2)
    token(g, TREASURES, "e2")
    put(g, DRAGON, "e1")
    put(g, KNIGHT, "center")
    run(g, Haunt(GHOST))
    assert why(g, "grip treasure") == "VSB-GHS-07"  # VSB-FRC-10: it would end with the Knight
    put(g, KNIGHT, "w1")
    do(g, "grip treasure", "way w")
    assert offers(g) == ["way e", "way w"]  # with the Dragon it does not stay
    do(g, "way w")
    assert g.tokens[TREASURES] == (MIDDLE,)
    g = haunted(MAP, at="w2", focus=2)
    token(g, TREASURES, "e2", "n1e2")
    put(g, KNIGHT, "w1")
    run(g, Haunt(GHOST))
    do(g, "grip treasure", "way w", "no", "grip knight", "way e", "no")
    do(g, "way n")  # between uses she moves
    assert "grip treasure" not in offers(g)  # a third object
    do(g, "way s", "grip treasure", "way e")
    assert g.tokens[TREASURES] == tuple(sorted([sp("e2"), sp("n1e2")]))
    assert not [each for each in offers(g) if each.startswith("grip treasure")]  # two spaces in all


@proves("VSB-GHS-08", "VSB-GHS-43", "VSB-DEC-139")
def test_what_cannot_be_moved_and_an_artifact_through_a_wall() -> None:
    for kind in (CRYSTALS, EVENTS, VAULTS):
        g = haunted(MAP, at="w2")
        token(g, kind, "center")
        run(g, Haunt(GHOST))
        assert not [each for each in offers(g) if each.startswith("grip")]
    g = haunted("O0 EN O8 O0", at="w1", focus=2)
    token(g, ARTIFACTS, "e1")
    run(g, Haunt(GHOST))
    do(g, "grip artifact")
    assert offers(g) == ["way e"]
    h = haunted("O0 EN O8 O0", at="w1", focus=4)
    token(h, ARTIFACTS, "e1")
    run(h, Haunt(GHOST))
    do(h, "grip artifact")
    assert offers(h) == ["way e", "way w"]
    moved = h.clone()
    do(h, "way w")
    assert (h.tokens[ARTIFACTS], "grip artifact" in offers(h)) == ((MIDDLE,), False)  # and no further
    assert ghost_of(h).hauled == ((ARTIFACTS, MIDDLE, 3),)
    do(moved, "way e", "way w")
    assert "way w" not in offers(moved)  # it has been moved
    k = haunted(MAP, at="w2")
    put(k, KNIGHT, "center")
    knight_of(k).cubes[SHIELD] = 1
    run(k, Haunt(GHOST))
    assert "grip knight" not in offers(k)


@proves("VST-OTH-46", "VST-OTH-62")
def test_the_ghoul_is_moved_by_force_and_does_not_skitter() -> None:
    g = haunted(MAP, roles=(KNIGHT, GHOUL, GHOST), at="w2", focus=2)
    put(g, GHOUL, "center")
    run(g, Haunt(GHOST))
    do(g, "grip ghoul", "way e")
    assert (g.at[GHOUL], told(g, "skitters"), told(g, "attacks")) == (sp("e1"), [], [])


# Locks. --------------------------------------------------------------------------------------------------------------


@proves("VSB-GHS-12", "VSB-GHS-13", "VSB-GHS-44")
@pytest.mark.parametrize("tile", ["G2", "gb"])
def test_telekinesis_onto_a_ghost_tile_locks_lit_or_dark(tile: str) -> None:
    g = haunted(f"O0 EN {tile}", at="w1", focus=2)
    token(g, ARTIFACTS, "center", "center")
    run(g, Haunt(GHOST))
    do(g, "grip artifact", "way e")
    board = ghost_of(g)
    assert (board.locked, board.locks, g.tokens[ARTIFACTS]) == ((sp("e1"),), 1, (MIDDLE,))
    assert g.revealed == 0
    do(g, "grip artifact", "way e")  # it already has one
    assert (board.locks, g.tokens[ARTIFACTS]) == (1, (sp("e1"),))
    ROLES[GHOST].tile_goes(g, sp("e1"))
    assert (board.locks, board.locked) == (1, ())


@proves("VSB-GHS-12", "VSB-GHS-06")
def test_a_carrier_moved_by_telekinesis_locks_its_artifact() -> None:
    g = haunted("O0 EN gb", roles=(KNIGHT, THIEF, GHOST), at="w1")
    put(g, THIEF, "center")
    carry(g, THIEF)
    run(g, Haunt(GHOST))
    do(g, "grip thief", "way e")
    assert (ghost_of(g).locks, ghost_of(g).carried) == (1, 0)


@proves("VSB-GHS-45")
def test_in_their_own_turns_carriers_lock_nothing() -> None:
    g = scene("O0 EN gb", roles=(KNIGHT, THIEF, GHOST))
    put(g, THIEF, "center")
    carry(g, THIEF)
    g.turn = THIEF
    thief_of(g).stats = [4, 3, 2]
    ROLES[THIEF].begin(g)
    g.agenda.pop()
    g.agenda.pop()
    g.settle()
    do(g, "way e")
    assert (g.at[THIEF], ghost_of(g).locks, ghost_of(g).carried) == (sp("e1"), 0, 1 << THIEF)
    ROLES[GHOST].entered(g, THIEF)
    assert ghost_of(g).locks == 0


@proves("VSB-GHS-19")
def test_ghost_tiles_without_a_lock_never_collapse() -> None:
    g = haunted("gb EN af", at="center", collapsing=True)
    assert (bars_removal(g, sp("w1")), bars_removal(g, sp("e1"))) == ("VSB-GHS-19", "")
    ghost_of(g).locked = (sp("w1"),)
    assert bars_removal(g, sp("w1")) == ""


@proves("VSB-GHS-35", "VSB-DEC-143", "VSB-GHS-55")
def test_an_artifact_on_a_removed_tile_goes_beside_it_as_the_remover_says() -> None:
    g = haunted("O0 O0 O0\n.. EN ..", at="n1w1", collapsing=True)
    token(g, ARTIFACTS, "n1")
    put(g, KNIGHT, "center")
    run(g, *remove(g, KNIGHT, sp("n1")))
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["way e", "way s"])  # not to the Ghost
    assert why(g, "way w") == "VSB-GHS-35"
    do(g, "way e")
    assert g.tokens[ARTIFACTS] == (sp("n1e1"),)
    h = haunted("EN O0 Ob", at="center", collapsing=True)
    token(h, ARTIFACTS, "e2")
    run(h, *remove(h, KNIGHT, sp("e2")))
    assert h.tokens[ARTIFACTS] == (MIDDLE,)
    assert RemoveTile(KNIGHT, 1).times == 1


@proves("VSB-GHS-32", "VSB-GHS-14")
def test_the_goblins_artifact_is_with_the_first_tribe_revealed_and_leaves_with_it() -> None:
    g = haunted("af EN O0", roles=(KNIGHT, GOBLINS, GHOST), at="e1")
    board = ghost_of(g)
    board.carried, g.out[ARTIFACTS] = 1 << GOBLINS, 1
    ghost = ROLES[GHOST]
    put(g, BONES_TRIBE, "w1")
    ghost.came(g, BONES_TRIBE)
    put(g, EYE_TRIBE, "w1")
    ghost.came(g, EYE_TRIBE)
    assert board.bearer == BONES_TRIBE  # one for all three
    goblins_of(g).population = [3, 3, 3]
    scatter(g, 1)
    assert (board.bearer, board.carried >> GOBLINS & 1, g.tokens[ARTIFACTS]) == (-1, 1, ())
    put(g, FANGS_TRIBE, "w1")
    ghost.came(g, FANGS_TRIBE)
    assert board.bearer == FANGS_TRIBE


@proves("VSB-GHS-51")
def test_what_a_killed_or_departed_carrier_had_stays_there_and_players_leave_artifacts_alone() -> None:
    g = haunted(MAP, roles=(KNIGHT, THIEF, GHOST), at="w2")
    put(g, THIEF, "e1")
    put(g, KNIGHT, "e2")
    carry(g, THIEF)
    carry(g, KNIGHT)
    kill(g, KNIGHT)
    assert g.tokens[ARTIFACTS] == (sp("e1"),)
    depart(g, KNIGHT)
    assert (list(g.tokens[ARTIFACTS]), g.out[ARTIFACTS]) == ([sp("e1"), sp("e2")], 0)
    put(g, THIEF, "e1")
    g.turn = THIEF
    assert bars_extra(g, THIEF, TAKE_ARTIFACT) == bars_extra(g, THIEF, LAY_ARTIFACT) == "VSB-GHS-51"


@proves("VSB-FRC-09", "VSB-ATK-07")
def test_she_is_pushed_nowhere_with_an_artifact_and_everyone_ignores_her() -> None:
    g = haunted("EN O2 O0", roles=(KNIGHT, GHOUL, GHOST), at="e1")
    assert bars_push(g, GHOST, E) == ""  # a wall does not matter
    token(g, ARTIFACTS, "e2")
    assert bars_push(g, GHOST, E) == "VSB-FRC-09"
    put(g, KNIGHT, "center")
    assert ROLES[GHOST].bars_struck(g, GHOST, KNIGHT) == "VSB-ATK-07"
    knight_of(g).moved, g.turn = 0, KNIGHT
    ROLES[KNIGHT].begin(g)
    g.settle()
    do(g, "way e")
    assert (g.at[KNIGHT], told(g, "attacks")) == (sp("e1"), [])


@proves("VST-MOVE-17", "VST-FRC-08")
def test_for_the_ghoul_she_is_not_there() -> None:
    g = haunted("EN O0 O0", roles=(KNIGHT, GHOUL, GHOST), at="e1")
    put(g, GHOUL, "center")
    assert (in_way(g, sp("e1")), bars_push(g, GHOUL, E)) == ([], "")
    put(g, KNIGHT, "e1")  # somebody else is
    assert (in_way(g, sp("e1")), bars_push(g, GHOUL, E)) == ([KNIGHT], "VST-FRC-02")
    assert [ROLES[role].is_in_way(g, role) for role in (KNIGHT, GHOST, CAVE_GHOST)] == [True, False, False]


# Phase 3, and revealing. ---------------------------------------------------------------------------------------------


@proves("VSB-GHS-09", "VSB-DEC-140")
def test_she_takes_her_cards_back_and_places_one_face_down() -> None:
    g = haunted()
    board = ghost_of(g)
    board.card, board.is_open = KNIGHT, True
    run(g, TakeBack())
    assert offers(g) == [f"possession card {name}" for name in ("knight", "dragon", "ghost")]
    do(g, "possession card dragon")
    assert (board.card, board.is_open) == (DRAGON, False)


@proves("VSB-HID-03", "VSB-GHS-56")
def test_the_card_face_down_is_hers_alone_to_see_but_alone_it_lies_open() -> None:
    g = haunted()
    ghost_of(g).card = DRAGON
    assert ghost_of(known(g, (GHOST,))).card == DRAGON
    assert ghost_of(known(g, (KNIGHT,))).card == ghost_of(known(g, ())).card == -2
    ghost_of(g).is_open = True
    assert ghost_of(known(g, (KNIGHT,))).card == DRAGON
    h = haunted(roles=(GHOST,))
    ghost_of(h).card = DRAGON
    assert ghost_of(known(h, ())).card == DRAGON
    fact = SECRETS["VSB-HID-03"].fact
    assert (fact(h, ()), fact(g, (KNIGHT,))) == ((), ())
    ghost_of(g).is_open = False
    assert (fact(g, (KNIGHT,)), fact(g, ()), fact(g, (GHOST,)), fact(scene(), ())) == (DRAGON, DRAGON, (), ())


@proves("VSB-GHS-48", "VSB-GHS-21", "VSB-DEC-141")
def test_after_anothers_turn_she_is_asked_whatever_card_lies_there() -> None:
    for card, answers in ((KNIGHT, [YES, NO]), (DRAGON, [NO]), (GHOST, [NO])):
        g = haunted(MAP)
        put(g, KNIGHT, "center")
        ghost_of(g).card = card
        ROLES[GHOST].after_turn(g, KNIGHT)
        g.settle()
        assert asks(g, (GHOST,)) == {GHOST: answers}
        assert card == KNIGHT or why(g, "yes") == "VSB-GHS-21"
        if card == KNIGHT:
            shown = do(g.clone(), "yes")
            assert (ghost_of(shown).is_open, shown.possessed, ghost_of(g).is_open) == (True, KNIGHT, False)
            kept = do(g.clone(), "no")
            assert (ghost_of(kept).is_open, kept.trance) == (False, None)
    ghost_of(g).is_open = True
    assert not may_ask(g, KNIGHT)
    ghost_of(g).card, ghost_of(g).is_open = NO_CARD, False
    assert not may_ask(g, KNIGHT)


@proves("VSB-GHS-47", "VSB-GHS-41", "VSB-GHS-18")
def test_whom_she_cannot_possess_she_is_not_asked_about() -> None:
    g = haunted(MAP, roles=(KNIGHT, GOBLINS, CAVE, THIEF, GHOST))
    ghost_of(g).card = KNIGHT
    assert not may_ask(g, THIEF)  # not on the map
    put(g, THIEF, "center")
    assert may_ask(g, THIEF)
    assert may_ask(g, GOBLINS)
    assert may_ask(g, CAVE)
    block(g, THIEF)
    assert not may_ask(g, THIEF)
    put(g, KNIGHT, "e1")
    assert may_ask(g, KNIGHT)
    g.left = 1 << KNIGHT
    assert not may_ask(g, KNIGHT)


@proves("VSB-GHS-11")
def test_nothing_is_revealed_while_anothers_piece_stands_on_a_locked_ghost_tile() -> None:
    g = haunted("EN gb O0", at="e2")
    board = ghost_of(g)
    board.card, board.locked = GHOST, (sp("e1"),)
    put(g, KNIGHT, "center")
    assert may_ask(g, KNIGHT)
    put(g, KNIGHT, "e1")
    assert not may_ask(g, KNIGHT)
    run(g, ResolveCard(GHOST))
    assert (g.waiting(), board.focus) == ((), 1)  # the Ghost card neither
    put(g, KNIGHT, "center")
    put(g, GHOST, "e1")
    assert may_ask(g, KNIGHT)  # she herself does not matter


@proves("VSB-GHS-20", "VSB-GHS-50", "VSB-GHS-38")
def test_in_a_small_game_the_turn_position_says_after_whose_turn_a_card_is_revealed() -> None:
    g = haunted(MAP, roles=(DRAGON, GHOST), guests=(KNIGHT, GOBLINS, THIEF, GHOUL))
    for card, after in ((KNIGHT, GHOST), (GOBLINS, GHOST), (THIEF, DRAGON), (GHOUL, DRAGON)):
        ghost_of(g).card = card
        for turn in (DRAGON, GHOST):
            h = run(g.clone(), RevealCard(GHOST, turn))
            assert (YES in h.legal(GHOST)) == (turn == after)
    same = haunted(MAP, roles=(GOBLINS, GHOST), guests=(VILE, THIEF))
    ghost_of(same).card = VILE
    assert YES in run(same, RevealCard(GHOST, GOBLINS)).legal(GHOST)  # of the opponent's own position
    alone = haunted(MAP, roles=(GHOST,), guests=(KNIGHT, GHOUL))
    ghost_of(alone).card = GHOUL
    assert YES in run(alone, RevealCard(GHOST, GHOST)).legal(GHOST)


# Mental Block. -------------------------------------------------------------------------------------------------------


def beside(role: int) -> Vast:
    """Her Influence is 2, and the role's piece stands beside her, behind a wall."""
    g = haunted("EN O8", roles=tuple(sorted((role, DRAGON if role != DRAGON else KNIGHT, GHOST))), at="center", focus=2)
    put(g, FANGS_TRIBE if role == GOBLINS else role, "e1")
    g.turn = role
    return g


@proves("VSB-GHS-15", "VSB-DEC-53")
def test_beside_her_or_on_her_space_in_the_own_turn() -> None:
    g = beside(KNIGHT)
    knight_of(g).grit = 9
    assert extras(g, KNIGHT) == [BLOCK]
    put(g, KNIGHT, "center")
    assert extras(g, KNIGHT) == [BLOCK]
    put(g, GHOST, "w3")
    assert (extras(g, KNIGHT), bars_extra(g, KNIGHT, BLOCK)) == ([], "VSB-GHS-15")
    put(g, GHOST, "center")
    do_extra(g, KNIGHT, BLOCK)
    assert (ghost_of(g).blocked, bars_extra(g, KNIGHT, BLOCK)) == (KNIGHT, "VSB-GHS-15")


@proves("VSB-GHS-16", "VSB-GHS-34")
def test_the_knight_pays_influence_and_two_grit_whatever_her_shield() -> None:
    g = beside(KNIGHT)
    board = knight_of(g)
    board.grit, board.cubes[SHIELD] = 3, 1
    assert bars_extra(g, KNIGHT, BLOCK) == "VSB-GHS-16"
    board.grit = 4
    assert bars_extra(g, KNIGHT, BLOCK) == ""
    do_extra(g, KNIGHT, BLOCK)
    assert board.grit == 0


@proves("VSB-GHS-16", "VSB-DEC-164")
def test_goblins_pay_secrets_of_their_choice_and_the_dragon_power_cards() -> None:
    g = beside(GOBLINS)
    board = goblins_of(g)
    board.hand = (1,)
    assert bars_extra(g, FANGS_TRIBE, BLOCK) == "VSB-GHS-16"
    board.hand = (1, 3, 5)
    do_extra(g, FANGS_TRIBE, BLOCK)
    g.settle()
    assert (g.waiting(), len(offers(g))) == ((GOBLINS,), 3)
    do(g, offers(g)[1], offers(g)[0])
    assert (len(board.hand), sorted(board.secrets_out)) == (1, [1, 3]) or len(board.secrets_out) == 2
    d = beside(DRAGON)
    dragon_of(d).hand = (0, 1)
    do_extra(d, DRAGON, BLOCK)
    d.settle()
    assert (dragon_of(d).hand, len(dragon_of(d).spent)) == ((), 2)


@proves("VSB-GHS-16", "VST-OTH-47")
@pytest.mark.parametrize("role", [GHOUL, VILE])
def test_the_ghouls_pay_influence_and_one_movement_and_the_thief_cubes(role: int) -> None:
    g = beside(role)
    ghoul_of(g).movement = 2
    assert bars_extra(g, role, BLOCK) == "VSB-GHS-16"
    ghoul_of(g).movement = 4
    do_extra(g, role, BLOCK)
    assert ghoul_of(g).movement == 1
    t = beside(THIEF)
    thief_of(t).cubes = 1
    assert bars_extra(t, THIEF, BLOCK) == "VSB-GHS-16"
    thief_of(t).cubes = 3
    do_extra(t, THIEF, BLOCK)
    assert thief_of(t).cubes == 1


@proves("VSB-GHS-17")
def test_the_cave_blocks_by_spores() -> None:
    g = haunted(roles=(KNIGHT, CAVE, GHOST), shaper=CAVE)
    spore(g, GHOST)
    assert ghost_of(g).blocked == CAVE


@proves("VSB-CVS-15")
def test_a_ghost_tile_in_the_caves_hand_goes_first_in_any_turn() -> None:
    g = haunted("EN O0", roles=(KNIGHT, CAVE, GHOST), at="e1", shaper=CAVE, stack="gb cf ab")
    cave_of(g).hand, g.stack = tuple(sorted(g.stack)), ()
    for turn in (KNIGHT, CAVE):
        g.turn = turn
        h = run(g.clone(), LayTile(CAVE, sp("n1")))
        assert offers(h) == ["lay ghost treasure room corner bones"]
        assert why(h, "lay crystal corner fangs") in ("VSB-CVS-15", "VSB-DEC-98")
    assert NOWHERE == -1


@proves("VSB-ATK-07")
def test_a_hex_is_not_put_on_the_ghost() -> None:
    assert cursed(haunted(roles=(KNIGHT, GOBLINS, GHOST))) == [KNIGHT]
