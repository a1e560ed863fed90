"""What others know of the Ghoul, and what it knows. HID"""

from __future__ import annotations

from random import Random

import pytest

from hauntbox.games.vast.roles.ghoul.board import ADAPT, BLINK, CHASE, CHEAT, HUNT, SCOUR, SNEAK, TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.rules.drawing import draw_terror
from hauntbox.games.vast.roles.numbers import CAVE, GHOUL, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.secrets.hidden import SECRETS
from hauntbox.games.vast.secrets.known import UNSEEN, known
from hauntbox.games.vast.secrets.view import view
from hauntbox.games.vast.state import Vast, ghoul_of
from hauntbox.ledger import proves
from vast.ghoul.prowling import prowl
from vast.scenes import do, put, scene, sp


def looking() -> Vast:
    """The Ghoul looks at two cards, and has put one under the deck before."""
    g = prowl(cards=(ADAPT,))
    g.agenda.clear()
    board = ghoul_of(g)
    board.deck = (SCOUR, SNEAK, CHASE, CHASE, CHASE, HUNT)
    board.out = (HUNT, HUNT, SNEAK, 3, 4, 6)
    draw_terror(g)
    g.settle()
    do(g, "no", "keep card sneak")
    draw_terror(g)
    g.settle()
    return g


@proves("VST-HID-01", "VST-HID-04")
def test_cards_in_front_dice_discs_fury_and_treasures_are_public() -> None:
    g = looking()
    board = ghoul_of(g)
    board.dice, board.discs, board.fury, board.treasure = (6, 4, 1), 3, 5, 1
    k = ghoul_of(known(g, (KNIGHT,)))
    assert (k.held, k.dice, k.discs, k.fury, k.treasure) == (board.held, (6, 4, 1), 3, 5, 1)
    assert (k.out, k.movement, k.bottom) == (board.out, board.movement, 1)


@proves("VST-HID-02")
def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    g = prowl()
    for seat in ((KNIGHT,), (GHOUL,), ()):
        assert ghoul_of(known(g, seat)).deck == (-1,) * 13
        assert SECRETS["VST-HID-02"].fact(g, seat) == TERROR_CARDS
    h = looking()
    deck = ghoul_of(h).deck
    assert [SECRETS["VST-HID-02"].fact(h, seat) for seat in ((GHOUL,), (KNIGHT,))] == [deck[:2], deck]
    assert SECRETS["VST-HID-02"].fact(scene(roles=(KNIGHT,)), (KNIGHT,)) == ()


@proves("VST-HID-03")
def test_cards_put_under_the_deck_are_known_to_the_ghoul() -> None:
    g = looking()
    own, other = ghoul_of(known(g, (GHOUL,))), ghoul_of(known(g, (KNIGHT,)))
    assert (own.deck, other.deck) == ((-1, -1, SCOUR), (-1, -1, -1))
    assert (own.looked, other.looked) == ((CHASE, CHASE), (-1, -1))
    fact = SECRETS["VST-HID-03"].fact
    assert (fact(g, (GHOUL,)), fact(g, (KNIGHT,))) == ((), ((CHASE, CHASE), (SCOUR,)))
    assert fact(scene(roles=(KNIGHT,)), (KNIGHT,)) == ()


def test_what_a_seat_does_not_know_is_dealt_of_the_cards_that_lie_nowhere() -> None:
    g = looking()
    for seat in ((GHOUL,), (KNIGHT,)):
        decks = set()
        for n in range(12):
            k = known(g, seat)
            ROLES[GHOUL].deal(k, seat, Random(n))
            board = ghoul_of(k)
            cards = [kind for kind, held in enumerate(board.held) for _ in range(held)]
            assert sorted([*cards, *board.out, *board.deck, *board.looked]) == [*TERROR_CARDS]
            decks.add((board.deck, board.looked))
            if seat == (GHOUL,):
                assert (board.deck[-1], board.looked) == (SCOUR, (CHASE, CHASE))
        assert len(decks) > 1


@proves("VST-HID-05", "VST-HID-07")
def test_of_dark_tiles_and_of_the_stack_the_symbol_is_seen() -> None:
    g = prowl("af EN ab", roles=(KNIGHT, CAVE, GHOUL), shaper=CAVE, stack="ae ab", here="center")
    for seat in ((KNIGHT,), (GHOUL,)):
        k = known(g, seat)
        assert (k.under[0], k.under[2], k.stack[0]) == (UNSEEN, UNSEEN + 1, UNSEEN + 2)
    assert known(g, (CAVE,)).under == g.under


@proves("VST-HID-06", "VST-HID-08")
def test_a_tile_that_it_looked_at_stays_known_to_the_ghoul_alone() -> None:
    g = prowl("EN vf", here="e1", cards=(SCOUR,))
    do(g, "use scour turn")
    for _ in range(2):
        assert known(g, (GHOUL,)).under[1] == g.under[1]
        assert known(g, (KNIGHT,)).under[1] == UNSEEN
        if "stop" not in [str(act) for act in g.legal(GHOUL)]:
            do(g, "no")
    assert [event.to for event in g.events or () if event.what == "sees"] == [(GHOUL,)]
    assert sp("e1") in dict(g.peeked)


@proves("VST-HID-10")
def test_a_search_shows_only_the_card_that_is_taken() -> None:
    g = prowl(cards=(ADAPT,))
    g.agenda.clear()
    draw_terror(g)
    g.settle()
    do(g, "search scour")
    for seat in ((KNIGHT,), (GHOUL,)):
        board = ghoul_of(known(g, seat))
        assert (board.held[SCOUR], board.deck) == (1, (-1,) * 11)
    told = [(event.what, event.to) for event in g.events or () if event.what != "chance"]
    assert told[-2:] == [("terror spent", None), ("terror", None)]


def adapted() -> Vast:
    """It has put Chase under the deck, and looks at Sneak and Cheat."""
    g = scene(roles=(KNIGHT, GHOUL))
    put(g, KNIGHT, "center")
    board = ghoul_of(g)
    board.deck, board.bottom, board.looked = (HUNT, SCOUR, BLINK, CHASE), 1, (SNEAK, CHEAT)
    return g


@proves("VST-HID-02")
@pytest.mark.parametrize("seat", [(GHOUL,), (KNIGHT,), ()])
def test_another_order_of_the_terror_deck_is_not_noticed(seat: tuple[int, ...]) -> None:
    g, h = adapted(), adapted()
    SECRETS["VST-HID-02"].scramble(h, seat)
    assert ghoul_of(h).deck != ghoul_of(g).deck
    assert known(g, seat) == known(h, seat)
    assert view(g, seat) == view(h, seat)


@proves("VST-HID-03")
def test_others_cannot_tell_what_it_has_looked_at_or_put_back_and_the_ghoul_can() -> None:
    g, h = adapted(), adapted()
    SECRETS["VST-HID-03"].scramble(h, (KNIGHT,))
    assert (ghoul_of(h).looked, ghoul_of(h).deck[-1]) != (ghoul_of(g).looked, ghoul_of(g).deck[-1])
    assert view(g, (KNIGHT,)) == view(h, (KNIGHT,))
    assert view(g, (GHOUL,)) != view(h, (GHOUL,))
    own = known(g, (GHOUL,)).ghoul
    assert own is not None
    assert (own.looked, own.deck) == ((SNEAK, CHEAT), (-1, -1, -1, CHASE))
