"""What others know of the Dragon's hand. HID"""

from __future__ import annotations

from random import Random

from hauntbox.games.vast.cave.fill import put_under
from hauntbox.games.vast.cave.setup import RETURNED
from hauntbox.games.vast.cave.tokens import CLAW_GEM
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.dragon.board import CARDS, CLAW, FLAME
from hauntbox.games.vast.roles.dragon.cards import cards_promised
from hauntbox.games.vast.roles.dragon.rules.wrath import WRATH_TILES
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.secrets.hidden import SECRETS
from hauntbox.games.vast.secrets.known import UNSEEN, known
from hauntbox.games.vast.secrets.redeal import fill_in
from hauntbox.games.vast.secrets.view import view
from hauntbox.games.vast.state import dragon_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.scenes import do, token


@proves("VSB-HID-02")
def test_his_hand_is_his_own_and_others_know_how_many() -> None:
    g = lay_out(Options(ghoul=False, dragon=True), "cave", "s")
    g.settle()
    assert dragon_of(known(g, (KNIGHT,))).hand == (-1, -1, -1)
    assert dragon_of(known(g, (DRAGON,))).hand == dragon_of(g).hand


@proves("VSB-GEN-06")
def test_a_scramble_of_power_cards_is_noticed_by_nobody_and_a_redeal_fits() -> None:
    g, rng = lay_out(Options(ghoul=False, dragon=True), "cave", "s"), Random(4)
    g.settle()
    changed = 0
    while g.outcome is None and g.round < 8:
        for seat in ((KNIGHT,), (DRAGON,)):
            h = g.clone()
            SECRETS["VSB-GEN-06"].scramble(h, seat)
            assert known(g, seat) == known(h, seat)
            assert view(g, seat) == view(h, seat)
            changed += SECRETS["VSB-GEN-06"].fact(g, seat) != SECRETS["VSB-GEN-06"].fact(h, seat)
            board = dragon_of(fill_in(known(g, seat), seat, Random(1)))
            assert sorted(board.hand + board.deck + board.spent) == [*CARDS]
        role = g.waiting()[0]
        g.play(role, rng.choice(g.legal(role)))
    assert changed


@proves("VSB-HID-14", "VSB-RND-13")
def test_tiles_put_under_the_stack_are_known_to_all_and_their_order_to_nobody() -> None:
    g = lay_out(Options(ghoul=False, dragon=True), "cave", "s")
    g.settle()
    lower, upper = g.stack[-3:], g.stack[:2]
    g.stack = g.stack[2:-3]
    put_under(g, lower, WRATH_TILES)
    g.stack = tuple([tile for tile in g.stack if tile != lower[0]])  # it was laid, lit and comes back once more
    put_under(g, (*upper, lower[0]), WRATH_TILES)
    assert g.returned == (tuple(sorted(lower[1:])), tuple(sorted((*upper, lower[0]))))
    k = known(g, (KNIGHT,))
    assert k.returned == g.returned
    assert [(tile - UNSEEN) // 8 - RETURNED for tile in k.stack[-5:]] == [0, 0, 1, 1, 1]
    orders = set()
    for n in range(12):
        h = fill_in(k, (KNIGHT,), Random(n))
        assert (set(h.stack[-5:-3]), set(h.stack[-3:])) == ({*lower[1:]}, {*upper, lower[0]})
        assert [h.origin[tile] for tile in (*lower, *upper)] == [g.origin[tile] for tile in (*lower, *upper)]
        orders.add(h.stack[-3:])
    assert len(orders) > 2


@proves("VSB-DRT-02")
def test_who_has_announced_a_power_holds_in_every_world_what_no_gem_can_pay() -> None:
    g = lair(hand="ccf", here="e1")
    dragon_of(g).sloth[0] = 3
    token(g, CLAW_GEM, "w1")
    do(g, "power slither")  # a Claw, for which he may lend the Gem, and a Flame
    hands = []
    for n in range(30):
        k = known(g, (KNIGHT,))
        ROLES[DRAGON].deal(k, (KNIGHT,), Random(n))
        hands.append(dragon_of(k).hand)
    assert all([FLAME in hand and len(hand) == 3 for hand in hands])
    assert not all([CLAW in hand for hand in hands])
    do(g, "lend claw gem")
    assert cards_promised(g) == []
