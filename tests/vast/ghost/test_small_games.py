"""With one opponent or alone: which cards there are, and after whose turns. GHS, SOLO, HID"""

from __future__ import annotations

from random import Random

import pytest

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile
from hauntbox.games.vast.roles.ghost.board import FACE_DOWN
from hauntbox.games.vast.roles.ghost.rules.stats import bars_card, deal_cards, may_ask, place_of
from hauntbox.games.vast.roles.ghost.turn import (
    FlareRelics,
    GhostStirs,
    HauntOn,
    ResolveCard,
    RevealCard,
    SelectCard,
    TakeBack,
)
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.ledger import proves
from vast.ghost.haunting import begun, haunted, options_of
from vast.scenes import do, offers, put, run, sp, token, told, why

GUESTS = (KNIGHT, GOBLINS, VILE, CAVE, THIEF, GHOUL)


def small(*roles: int, **more: object) -> Vast:
    return haunted(roles=(*roles, GHOST), guests=tuple([role for role in GUESTS if role not in roles]), **more)  # type: ignore[arg-type]


@proves("VSB-GHS-20", "VSB-GHS-38", "VSB-GHS-48")
def test_with_one_opponent_she_is_asked_after_her_own_turn_too() -> None:
    for g, number in ((small(DRAGON), 1), (haunted(), 0)):
        ghost_of(g).card = KNIGHT
        put(g, DRAGON, "center")
        ROLES[GHOST].after_own_turn(g)
        assert g.agenda == [RevealCard(GHOST, GHOST)] * number
        assert [may_ask(g, role) for role in (DRAGON, THIEF)] == [True, number == 1]
        assert bars_card(g, GHOST) == ("VSB-GHS-21" if not number else "")
        g.agenda.clear()
        ghost_of(g).card = -1
        ROLES[GHOST].after_own_turn(g)
        assert g.agenda == []
    g = small(DRAGON)
    ghost_of(g).card = GHOST
    assert [bars_card(g, turn) for turn in (GHOST, DRAGON)] == ["VSB-GHS-20"] * 2


@proves("VSB-ORD-01")
def test_the_turn_positions() -> None:
    order = (KNIGHT, GOBLINS, VILE, DRAGON, UNICORN, CAVE, THIEF, GHOUL)
    assert [place_of(role) for role in order] == [0, 1, 1, 2, 2, 3, 4, 5]


@proves("VSB-GHS-37", "VSB-RND-07", "VSB-GHS-03")
@pytest.mark.parametrize(("dice", "second", "fourth"), [((1, 2), GOBLINS, UNICORN), ((2, 1), VILE, DRAGON)])
def test_of_two_cards_of_a_position_chance_says_which(dice: tuple[int, int], second: int, fourth: int) -> None:
    g = begun(KNIGHT, GHOST)
    g.rig("possession cards", *dice)
    assert deal_cards(g) == (second, *sorted((fourth, CAVE, THIEF, GHOUL)), GHOST)


@proves("VSB-GHS-37", "VSB-HID-11", "VSB-SOLO-10")
def test_of_a_small_deck_others_know_how_many_cards_and_what_has_left() -> None:
    g = begun(KNIGHT, GHOST)
    board, ghost = ghost_of(g), ROLES[GHOST]
    board.cards, board.out, board.card, board.is_open = (DRAGON, CAVE, GHOUL, GHOST), (GOBLINS, THIEF), CAVE, True
    assert ghost_of(known(g, (GHOST,))).cards == board.cards
    k = known(g, (KNIGHT,))
    assert (ghost_of(k).cards, ghost_of(k).card) == ((FACE_DOWN,) * 4, CAVE)
    dealt = set()
    for n in range(10):
        h = k.clone()
        ghost.deal(h, (KNIGHT,), Random(n))
        dealt.add(ghost_of(h).cards)
    assert dealt == {(DRAGON, CAVE, GHOUL, GHOST), (UNICORN, CAVE, GHOUL, GHOST)}
    assert ghost_of(known(haunted(), (KNIGHT,))).cards == (KNIGHT, DRAGON, GHOST)  # in a larger game all know them


@proves("VSB-GHS-37")
def test_alone_at_medium_three_cards_in_all_and_by_chance() -> None:
    g = begun(GHOST, solo_level="medium")
    board = ghost_of(g)
    for out, most in (((), 3), ((KNIGHT,), 2), ((KNIGHT, THIEF, GHOUL), 0)):
        board.out = out
        dealt = set()
        for n in range(20):
            h = known(g, ())
            ghost_of(h).cards = (FACE_DOWN,)
            ROLES[GHOST].deal(h, (), Random(n))
            dealt.add(ghost_of(h).cards)
        assert {len(cards) for cards in dealt} == {most}
        assert not {*out} & {card for cards in dealt for card in cards}
        assert {CAVE, THIEF, GHOUL} - {*out} <= {card for cards in dealt for card in cards} or not most


@proves("VSB-SOLO-07")
def test_with_others_a_lost_ghost_tile_is_not_the_end_and_alone_flare_burns_for_each_artifact_on_dark() -> None:
    g = haunted("g0 EN", at="center")
    g.options = options_of(KNIGHT, DRAGON, GHOST, solo_level="hard")
    ROLES[GHOST].tile_goes(g, sp("w1"))
    assert (g.outcome, ghost_of(g).lost) == (None, 1)
    alone = haunted("af EN af O0 af", roles=(GHOST,), at="center", alone=2, guests=(KNIGHT,))
    token(alone, ARTIFACTS, "w1", "e1", "e2")
    alone.rig("dragon die", 4, 4)
    ROLES[GHOST].after_own_turn(alone)
    assert alone.agenda == [FlareRelics(tuple(sorted((sp("w1"), sp("e1")))))]
    alone.agenda.clear()
    run(alone, FlareRelics((sp("center"), sp("e2"), sp("e4"))))
    assert (alone.waiting(), told(alone, "flare")) == ((), [])
    run(alone, FlareRelics((sp("w1"), sp("e1"))))
    while alone.waiting():
        do(alone, offers(alone)[0])
    assert alone.drawn["dragon die"] == 2


# A turn begins, a card is placed. -----------------------------------------------------------------------------------


@proves("VSB-GHS-01", "VSB-GHS-05")
def test_a_turn_begins_without_steps_hauls_and_boost_and_with_her_card() -> None:
    g = haunted(focus=1)
    board = ghost_of(g)
    board.moved, board.hauled, board.boosted, board.card = 3, ((1, 2, 3),), True, KNIGHT
    run(g, GhostStirs())
    do(g, "no")
    assert (board.moved, board.hauled, board.boosted, board.focus) == (0, (), False, 2)  # type: ignore[comparison-overlap]  # it has changed since
    assert (told(g, "focus"), board.is_open) == ([(GHOST, 2)], False)


@proves("VSB-GHS-05", "VSB-GHS-18")
def test_a_blocked_card_is_shown_and_gives_nothing() -> None:
    g = haunted()
    board = ghost_of(g)
    board.card = board.blocked = KNIGHT
    run(g, ResolveCard(GHOST))
    do(g, "no")
    assert (board.is_open, board.focus, told(g, "focus"), told(g, "card blocked")) == (True, 0, [], [(GHOST, KNIGHT)])


@proves("VSB-GHS-09", "VSB-DEC-140")
def test_the_card_taken_back_lies_there_no_more_and_a_block_is_kept_in_mind() -> None:
    g = haunted()
    board = ghost_of(g)
    board.card, board.is_open, board.blocked = KNIGHT, True, DRAGON
    run(g, TakeBack())
    assert (board.card, board.is_open, board.fixed) == (-1, False, -1)
    assert (why(g, "possession card dragon"), g.agenda) == ("VSB-GHS-09", [SelectCard(GHOST)])
    do(g, "possession card knight")
    assert (board.card, board.fixed) == (KNIGHT, DRAGON)
    board.cards = (DRAGON,)
    assert run(g, SelectCard(GHOST)).waiting() == ()


@proves("VSB-GHS-01", "VSB-GHS-40", "VSB-DEC-135")
def test_she_comes_onto_dark_ground_or_brings_a_tile() -> None:
    g = haunted("af EN O0", at="center")
    g.at[GHOST] = NOWHERE
    run(g, GhostStirs())
    assert why(g, "at e1") == "VSB-GHS-01"
    do(g, "at w1")
    assert told(g, "appears") == [(GHOST, sp("w1"))]
    h = haunted("EN O0", roles=(KNIGHT, CAVE, GHOST), at="center", shaper=CAVE, stack="af")
    h.at[GHOST] = NOWHERE
    run(h, GhostStirs())
    assert why(h, "at e1") == "VSB-GHS-40"
    HauntOn(GHOST).chosen(h, sp("n1"))
    assert h.agenda[-1] == LayTile(CAVE, sp("n1"))
    assert told(h, "appears") == [(GHOST, sp("n1"))]
