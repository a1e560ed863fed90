"""Scrambles, redeals and views: what a seat has not seen may be otherwise, and the seat cannot tell. HID, RND"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from hauntbox.games.vast import flow
from hauntbox.games.vast.cave.tiles import CRYSTAL, GHOST_TILES, TILES, VAULT, tiles_with
from hauntbox.games.vast.cave.tokens import MONSTER_CARDS, OGRE
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.knight.board import FEARLESS
from hauntbox.games.vast.roles.knight.cards.monsters import BEETLES
from hauntbox.games.vast.roles.knight.rules.treasures import bury_treasure, lose_treasure
from hauntbox.games.vast.roles.numbers import CAVE, CAVE_GHOST, DRAGON, GHOST, GHOUL, KNIGHT
from hauntbox.games.vast.secrets.hidden import SECRETS
from hauntbox.games.vast.secrets.known import UNSEEN, known
from hauntbox.games.vast.secrets.redeal import fill_in
from hauntbox.games.vast.secrets.view import view
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.ghost.haunting import begun
from vast.scenes import scene, token

OTHERS = (GHOUL,)
ELSEWHERE = (  # secrets of other roles
    "VSB-HID-01",
    "VSB-HID-03",
    "VSB-HID-11",
    "VSB-HID-05",
    "VSB-HID-06",
    "VSB-HID-07",
    "VSB-HID-09",
    "VSB-HID-15",
    "VSB-RND-02",
    "VSB-GEN-06",
    "VST-HID-02",
    "VST-HID-03",
)
SEATS = ((KNIGHT,), OTHERS)
SOLO = Options(ghoul=False, solo_level="hard", collapse_variant=True)


def positions(seed: int, every: int = 12) -> Iterator[Vast]:
    """Positions of a random game; she is hard to kill, so that it lasts into the Collapse."""
    g, rng = lay_out(SOLO, "cave", str(seed)), Random(seed)
    g.settle()
    n = 0
    while g.outcome is None:
        knight_of(g).health = 7
        if n % every == 0:
            yield g
        acts = g.legal(KNIGHT)
        g.apply(KNIGHT, rng.choice([act for act in acts if str(act) != "rest"] or acts))
        n += 1


def same(g: Vast, h: Vast, seat: tuple[int, ...]) -> bool:
    return known(g, seat) == known(h, seat) and view(g, seat) == view(h, seat)


@pytest.mark.parametrize("id", [pytest.param(id, marks=proves(id)) for id in SECRETS if id not in ELSEWHERE])
def test_a_scramble_changes_the_fact_and_the_seat_cannot_tell(id: str) -> None:
    changed = 0
    for g in positions(3):
        for seat in SEATS:
            h = g.clone()
            if id in ("VSB-HID-10", "VSB-HID-18") and len(h.treasure_deck) > 2:
                card, h.treasure_deck = h.treasure_deck[0], h.treasure_deck[1:]
                knight_of(h).treasures += (card,)
                if id == "VSB-HID-18":
                    lose_treasure(h, card)
            before = h.clone()
            SECRETS[id].scramble(h, seat)
            assert same(before, h, seat)
            changed += SECRETS[id].fact(h, seat) != SECRETS[id].fact(before, seat)
    assert changed


def tiles(g: Vast) -> Counter[int]:
    return Counter([*g.under, *g.stack, *g.gone, *g.boxed])


@proves("VSB-RND-01", "VSB-RND-04", "VSB-HID-04")
def test_a_redeal_looks_the_same_keeps_symbols_and_piles_and_can_be_played() -> None:
    for seed in (3, 4):
        for g in positions(seed, 30):
            for seat in SEATS:
                h = fill_in(known(g, seat), seat, Random(seed))
                assert same(g, h, seat)
                assert tiles(h) == tiles(g)
                assert Counter(h.origin) == Counter(g.origin)
                for pile in (1, 2, 3):
                    crystals = [n for n, tile in enumerate(TILES) if tile.feature == CRYSTAL and h.origin[n] == pile]
                    assert len(crystals) == 3
                assert sorted(h.event_deck) == sorted(g.event_deck)
                assert sorted(h.monster_deck) == sorted(g.monster_deck)
                board, true = knight_of(h), knight_of(g)
                assert sorted(board.hand + board.quests) == sorted(true.hand + true.quests)
                assert sorted(board.treasures + h.treasure_deck) == sorted(true.treasures + g.treasure_deck)
                role = h.waiting()[0]
                h.apply(role, h.legal(role)[0])


@proves("VSB-SET-06", "VSB-SET-07", "VSB-RND-01")
@pytest.mark.parametrize("thief", [False, True])
def test_a_redeal_spreads_crystals_and_vaults_evenly_over_the_piles(thief: bool) -> None:
    g = lay_out(Options(thief=thief), "cave", "piles")
    g.settle()
    h = fill_in(known(g, (KNIGHT,)), (KNIGHT,), Random(4))
    for feature, share in ((CRYSTAL, 3), (VAULT, 2 * thief)):
        spread = Counter([h.origin[n] for n in tiles_with(feature)])
        assert [spread[pile] for pile in (1, 2, 3)] == [share] * 3
    assert h.stack != g.stack


@proves("VSB-MON-22", "VSB-RND-01")
def test_a_redeal_leaves_monsters_on_the_map_and_in_the_open_where_they_are() -> None:
    g = lay_out(Options(), "cave", "monsters")
    g.settle()
    deck = [card for card in range(10) if card not in (MONSTER_CARDS[OGRE], BEETLES, 0)]
    g.monster_deck, g.monster_out, knight_of(g).beetles = tuple(deck), (0,), True
    token(g, OGRE, "center")
    h = fill_in(known(g, OTHERS), OTHERS, Random(1))
    assert (sorted(h.monster_deck), h.monster_out) == (deck, (0,))
    assert h.monster_deck != g.monster_deck


def test_redeals_differ() -> None:
    g = next(positions(5))
    deals = {fill_in(known(g, OTHERS), OTHERS, Random(n)).stack for n in range(5)}
    assert len(deals) == 5


@proves("VSB-HID-02", "VSB-HID-13")
def test_of_her_sidequests_others_see_the_number_and_what_she_has_shown() -> None:
    g = scene()
    board = knight_of(g)
    board.hand, board.shown, board.quests = (1, FEARLESS, 5), 1 << FEARLESS, (6, 7)
    assert knight_of(known(g, OTHERS)).hand == (-1, FEARLESS, -1)
    assert knight_of(known(g, (KNIGHT,))).hand == (1, FEARLESS, 5)
    assert knight_of(known(g, (KNIGHT,))).quests == (-1, -1)


@proves("VSB-HID-10", "VSB-HID-18")
def test_a_treasure_that_goes_under_the_deck_from_face_down_is_known_to_her_alone() -> None:
    g = scene()
    board = knight_of(g)
    board.treasures, board.face_up, g.treasure_deck = (1, 2, 3), 0b0010, (6, 5)
    assert knight_of(known(g, OTHERS)).treasures == (1, -1, -1)
    lose_treasure(g, 1)
    lose_treasure(g, 2)
    assert known(g, (KNIGHT,)).treasure_deck == (-1, -1, 1, 2)
    assert known(g, OTHERS).treasure_deck == (-1, -1, 1, -1)
    assert [event.to for event in g.events or () if event.what == "lost treasure"] == [(KNIGHT,)]


@proves("VSB-HID-18", "VSB-HID-09", "VSB-HID-02")
def test_among_treasures_under_the_deck_each_knows_those_that_went_there_by_its_own_hand() -> None:
    g = scene(roles=(KNIGHT, CAVE), shaper=CAVE)
    knight_of(g).treasures, g.treasure_deck = (2, 3), (6, 5, 4)
    lose_treasure(g, 2)
    bury_treasure(g, 6)
    lose_treasure(g, 3)
    assert [*g.treasure_deck] == [5, 4, 2, 6, 3]
    assert known(g, (KNIGHT,)).treasure_deck == (-1, -1, 2, -1, 3)
    assert known(g, (CAVE,)).treasure_deck[3] == 6
    assert known(g, ()).treasure_deck == (-1,) * 5


@proves("VSB-HID-17", "VSB-HID-04")
def test_nobody_sees_the_stack_or_the_tiles_in_the_box() -> None:
    g = next(positions(1))
    for seat in SEATS:
        k = known(g, seat)
        assert all([tile >= UNSEEN for tile in (*k.stack, *k.boxed)])
        assert (len(k.stack), len(k.boxed)) == (len(g.stack), 3)
        assert {(tile - UNSEEN) % 4 for tile in k.stack[1:]} == {3}


@proves("VSB-CGH-19", "VSB-SET-10", "VSB-TILE-21", "VSB-DIF-12")
@pytest.mark.parametrize("roles", [(KNIGHT, DRAGON, GHOST), (KNIGHT, CAVE_GHOST)])
def test_a_redeal_has_the_same_tiles_ghost_tiles_too(roles: tuple[int, ...]) -> None:
    g = begun(*roles)
    for n in range(3):
        h = fill_in(known(g, (KNIGHT,)), (KNIGHT,), Random(n))
        hands = [each.cave.hand if each.cave is not None else () for each in (g, h)]
        assert tiles(h) + Counter(hands[1]) == tiles(g) + Counter(hands[0])
        spread = [[h.origin[tile] for tile in GHOST_TILES if tile in pile] for pile in (h.stack, h.boxed)]
        assert Counter(spread[0]) == Counter([g.origin[tile] for tile in GHOST_TILES if tile in g.stack])
        assert len(spread[1]) == len([tile for tile in GHOST_TILES if tile in g.boxed])
        assert same(g, h, (KNIGHT,))


@proves("VSB-HID-14", "VSB-HID-13")
def test_collapsed_tiles_and_discard_piles_are_seen_by_all() -> None:
    g = scene()
    g.gone, g.event_out, g.monster_out, g.treasure_out = (5, 30), (1,), (2,), (3,)
    k = known(g, OTHERS)
    assert (k.gone, k.event_out, k.monster_out, k.treasure_out) == (g.gone, (1,), (2,), (3,))


def test_a_view_is_data() -> None:
    for g in positions(6, 60):
        for seat in SEATS:
            told = msgspec.json.decode(msgspec.json.encode(view(g, seat)))
            assert len(told["tiles"]) == len(g.laid)
            assert flow.CODEC.load(flow.CODEC.save(g)) == g
