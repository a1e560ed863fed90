"""What others know of the Goblins' cards. HID"""

from __future__ import annotations

from random import Random

from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.goblins.rules.populate import ChooseWar, GoblinsStir
from hauntbox.games.vast.roles.numbers import GOBLINS, KNIGHT
from hauntbox.games.vast.secrets.hidden import SECRETS
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.secrets.redeal import fill_in
from hauntbox.games.vast.secrets.view import view
from hauntbox.games.vast.state import goblins_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.goblins.horde import horde
from vast.scenes import do, run


@proves("VSB-HID-15")
def test_drawn_war_cards_are_theirs_the_chosen_one_and_monsters_are_everybodys() -> None:
    g = horde(rage=3)
    g.agenda.clear()
    run(g, GoblinsStir(), ChooseWar(GOBLINS))
    assert goblins_of(known(g, (KNIGHT,))).drawn == (-1, -1, -1)
    assert goblins_of(known(g, (GOBLINS,))).drawn == (0, 1, 2)
    do(g, "war spite")
    k = goblins_of(known(g, (KNIGHT,)))
    assert (k.war_card, k.war_out) == (1, (-1, -1))
    goblins_of(g).pending = (4,)
    assert goblins_of(known(g, (KNIGHT,))).pending == (4,)


@proves("VSB-HID-02", "VSB-HID-13")
def test_secrets_in_hand_are_theirs_and_how_many_is_known() -> None:
    g = horde(hand="hex, trap", shown="goblin ruby")
    k = goblins_of(known(g, (KNIGHT,)))
    assert (k.hand, k.shown, set(k.secrets)) == ((-1, -1), (4,), {-1})
    own = goblins_of(known(g, (GOBLINS,)))
    assert (own.hand, set(own.secrets)) == ((7, 8), {-1})


@proves("VSB-HID-15", "VSB-HID-02")
def test_a_scramble_is_noticed_by_nobody_and_a_redeal_fits() -> None:
    g, rng = lay_out(Options(ghoul=False, goblins=True), "cave", "s"), Random(4)
    g.settle()
    changed = {KNIGHT: 0, GOBLINS: 0}
    while g.outcome is None and g.round < 12:
        for mind in (KNIGHT, GOBLINS):
            seat, h = (mind,), g.clone()
            SECRETS["VSB-HID-15"].scramble(h, seat)
            assert known(g, seat) == known(h, seat)
            assert view(g, seat) == view(h, seat)
            changed[mind] += SECRETS["VSB-HID-15"].fact(g, seat) != SECRETS["VSB-HID-15"].fact(h, seat)
            dealt = fill_in(known(g, seat), seat, Random(1))
            board = goblins_of(dealt)
            secrets = board.hand + board.fresh + board.shown + board.secrets + board.secrets_out
            assert sorted(secrets) == [*range(10)]
            chosen = (board.war_card,) if board.war_card >= 0 else ()
            assert sorted(board.war_deck + board.drawn + board.war_out + chosen) == [*range(10)]
            tamed = [each for row in board.monsters for each in row]
            assert sorted([*dealt.monster_deck, *dealt.monster_out, *board.pending, *tamed]) == [*range(10)]
        role = g.waiting()[0]
        g.play(role, rng.choice(g.legal(role)))
    assert all(changed.values())
