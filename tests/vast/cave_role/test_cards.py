"""Cards that the Cave chooses for the Knight, and what it knows. KNE, TRE, EVT, HID"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hauntbox.games.vast.cave.setup import HELD
from hauntbox.games.vast.cave.tiles import CRYSTAL, TILES
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.cave.cards import KIND_OF, GiveCard, PlayEvent
from hauntbox.games.vast.roles.cave.rules.tiles import Grow
from hauntbox.games.vast.roles.knight.cards.events import DECK, deep_and_dark, draw_event
from hauntbox.games.vast.roles.knight.rules.treasures import find_treasure, lose_treasure
from hauntbox.games.vast.roles.numbers import CAVE, GHOUL, KNIGHT
from hauntbox.games.vast.secrets.hidden import SECRETS
from hauntbox.games.vast.secrets.known import UNSEEN, known
from hauntbox.games.vast.secrets.redeal import fill_in
from hauntbox.games.vast.secrets.view import view
from hauntbox.games.vast.state import Vast, cave_of, knight_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.cave_role.brooding import cavern
from vast.scenes import do, offers, put, run, told

AMBUSH_CARD, RATS, DEEP, LIGHT = 0, 4, 7, 10
HER, OTHERS = (KNIGHT,), ((KNIGHT,), (GHOUL,), ())


def met(events: tuple[int, ...] = (), treasures: tuple[int, ...] = ()) -> Vast:
    """The Knight's turn."""
    g = cavern(turn=KNIGHT)
    put(g, KNIGHT, "center")
    g.event_deck, g.treasure_deck = events, treasures
    return g


@proves("VSB-DEC-40", "VSB-KNE-09", "VSB-KNE-10")
def test_the_cave_plays_one_of_three_event_cards_and_puts_the_others_to_the_bottom() -> None:
    g = met((RATS, DEEP, RATS + 1, LIGHT))
    knight_of(g).grit = 5
    draw_event(g)
    g.settle()
    assert (g.waiting(), offers(g)) == ((CAVE,), ["play event rats", "play event deep and dark"])
    do(g, "play event rats")
    assert (g.event_deck, g.event_out, cave_of(g).sunk) == ((LIGHT, DEEP, RATS + 1), (RATS,), 2)
    assert knight_of(g).grit == 3


@proves("VSB-KNE-17")
def test_with_fewer_cards_it_plays_one_of_what_there_is() -> None:
    g = met((RATS, DEEP))
    draw_event(g)
    g.settle()
    do(g, "play event deep and dark")
    assert (g.event_deck, g.event_out) == ((RATS,), (DEEP,))
    draw_event(g)
    g.settle()
    assert (g.agenda, g.event_out) == ([], (DEEP, RATS))
    draw_event(g)
    assert g.agenda == []


def test_three_cards_alike_are_asked_like_any_others() -> None:
    g = met()
    g.event_deck = (RATS, RATS + 1, RATS + 2)
    run(g, PlayEvent(CAVE))
    assert (g.waiting(), offers(g)) == ((CAVE,), ["play event rats"])


@proves("VSB-EVT-03")
def test_deep_and_dark_brings_the_cave_two_omens_and_her_no_treasure() -> None:
    g = met()
    g.treasure_deck = (1, 2)
    deep_and_dark(g)
    g.settle()
    assert (sum(cave_of(g).omens), g.agenda, knight_of(g).treasures) == (2, [], ())


@proves("VSB-CMP-18")
def test_the_event_deck_has_fifteen_cards() -> None:
    assert Counter([card.name for card in DECK]) == {
        "Ambush": 4, "Rats": 3, "Deep and Dark": 3, "Light": 1, "Vantage Point": 1, "Fresh Air": 1, "Fresh Water": 1,
        "Cave Bread": 1,
    }  # fmt: skip
    assert len(KIND_OF) == 15


@proves("VSB-TRE-01", "VSB-DEC-41")
def test_the_cave_gives_her_one_of_two_treasure_cards() -> None:
    g = met(treasures=(3, 1, 6))
    find_treasure(g)
    g.settle()
    assert (g.waiting(), offers(g)) == ((CAVE,), ["give treasure mighty axe", "give treasure heroic boots"])
    do(g, "give treasure heroic boots")
    assert (knight_of(g).treasures, g.treasure_deck, g.waiting()) == ((3,), (6, 1), (KNIGHT,))
    do(g, "keep")
    g.treasure_deck = (6,)
    find_treasure(g)
    g.settle()
    assert (knight_of(g).treasures, g.waiting()) == ((3, 6), (KNIGHT,))  # one card is no choice


# What is known. ------------------------------------------------------------------------------------------------------


@proves("VSB-HID-05", "VSB-CVS-13")
def test_the_cave_knows_the_dark_tiles_and_the_top_three_event_cards_and_others_do_not() -> None:
    g = cavern()
    g.event_deck = (1, 2, 3, 4, 5, 6)
    assert known(g, (CAVE,)).event_deck == (1, 2, 3, -1, -1, -1)
    assert known(g, (CAVE,)).under == g.under
    for seat in OTHERS:
        assert known(g, seat).event_deck == (-1,) * 6
        assert known(g, seat).under[1] == 0  # the Entrance
        assert all([tile >= UNSEEN for n, tile in enumerate(known(g, seat).under) if n != 1])


@proves("VSB-HID-09", "VSB-HID-10")
def test_the_cave_knows_what_it_has_put_under_the_decks_and_what_it_gave() -> None:
    g = met()
    g.treasure_deck, g.event_deck, cave_of(g).sunk = (3, 1, 6, 5), (1, 2, 3, 4, 5, 6), 2
    assert known(g, (CAVE,)).event_deck == (1, 2, 3, -1, 5, 6)
    run(g, GiveCard(CAVE))
    assert known(g, (CAVE,)).treasure_deck == (3, 1, -1, -1)
    assert [known(g, seat).treasure_deck for seat in OTHERS] == [(-1,) * 4] * 3
    do(g, "give treasure heroic boots", "keep")
    assert known(g, (CAVE,)).treasure_deck == (-1, -1, 1)
    assert [known(g, seat).treasure_deck for seat in OTHERS] == [(-1,) * 3] * 3
    assert [knight_of(known(g, seat)).treasures for seat in ((CAVE,), HER, (GHOUL,))] == [(3,), (3,), (-1,)]
    lose_treasure(g, 3)
    assert known(g, (CAVE,)).treasure_deck == (-1, -1, 1, 3)
    assert known(g, HER).treasure_deck == (-1, -1, -1, 3)
    assert known(g, (GHOUL,)).treasure_deck == (-1,) * 4


@proves("VSB-HID-02", "VSB-HID-01")
def test_of_the_caves_hand_others_know_the_symbols_that_they_have_seen() -> None:
    g = cavern(stack="ce ab vf a.")
    g.origin = (1,) * len(TILES)
    assert cave_of(known(g, (CAVE,))).hand == cave_of(g).hand
    for seat in OTHERS:
        assert cave_of(known(g, seat)).hand == tuple([UNSEEN + 8 * HELD + symbol for symbol in range(3)])


def test_a_hand_with_one_legal_tile_is_asked_like_any_other() -> None:
    g = run(cavern(stack="ce ab vf a."), Grow(CAVE))
    do(g, "at n1")
    assert (g.waiting(), len(offers(g))) == ((CAVE,), 1)


@proves("VSB-CVS-10", "VSB-CVS-03")
def test_what_the_cave_draws_is_told_by_its_symbol_alone() -> None:
    g = cavern(stack="ce ab vf a.")
    assert told(g, "draws tile") == [(CAVE, symbol << 5) for symbol in (2, 1, 0)]


OF_CAVE = ("VSB-HID-01", "VSB-HID-05", "VSB-HID-09", "VST-HID-05", "VSB-HID-04", "VSB-RND-04")


@pytest.mark.parametrize("id", [pytest.param(id, marks=proves(id)) for id in OF_CAVE])
def test_a_scramble_changes_the_fact_and_the_seat_cannot_tell(id: str) -> None:
    changed = 0
    for g in positions():
        for seat in (HER, (CAVE,), ()):
            h = g.clone()
            SECRETS[id].scramble(h, seat)
            assert known(g, seat) == known(h, seat)
            assert view(g, seat) == view(h, seat)
            changed += SECRETS[id].fact(h, seat) != SECRETS[id].fact(g, seat)
    assert changed


def positions() -> list[Vast]:
    """Some positions of a random game, with a Treasure card that the Cave has not given."""
    g, rng = lay_out(Options(ghoul=False, cave=True, dragon=True), "cave", "s"), Random(4)
    g.settle()
    found = []
    for n in range(150):
        if g.outcome is not None:
            break
        if n % 30 == 29:
            h = g.clone()
            if h.treasure_deck and knight_of(h).health:
                GiveCard(CAVE).answer(h, GiveCard(CAVE).candidates(h, CAVE)[0])  # type: ignore[arg-type]
                h.agenda.pop()
            found.append(h)
        g.apply(g.waiting()[0], rng.choice(g.legal(g.waiting()[0])))
    return found


def test_a_redeal_looks_the_same_and_keeps_every_tile_once() -> None:
    for g in positions():
        for seat in (HER, (CAVE,), ()):
            h = fill_in(known(g, seat), seat, Random(1))
            assert known(h, seat) == known(g, seat)
            assert sorted([*h.under, *h.stack, *h.gone, *cave_of(h).hand]) == sorted(
                [*g.under, *g.stack, *g.gone, *cave_of(g).hand]
            )
            for pile in {g.origin[tile] for tile in g.stack if g.origin[tile] > g.origin[g.stack[0]]}:
                crystals = [t for t in h.stack if TILES[t].feature == CRYSTAL and h.origin[t] == pile]
                assert len(crystals) == 3
