"""Hidden information. HID"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.content.story import Lot, Story
from hauntbox.games.hunter13.rules.dice import judge_card
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.rules.hunters.insanity import discard, take_random
from hauntbox.games.hunter13.rules.hunters.points import mp
from hauntbox.games.hunter13.rules.mansion.exploring import SettleInsanity, lay_down
from hauntbox.games.hunter13.rules.mansion.tile_pile import see, shuffle_pile
from hauntbox.games.hunter13.secrets.hidden import SECRETS
from hauntbox.games.hunter13.secrets.view import HIDDEN, view
from hauntbox.games.hunter13.secrets.view_structs import View
from hauntbox.games.hunter13.state import MP, OUT, Mansion
from hauntbox.kernel.contract import Seat
from hauntbox.ledger import proves
from hunter13.acting import do, give, run, told
from hunter13.manor import asked, beast, manor
from hunter13.pictures import seen, track

WREN, VOLT, HALL = 0, 1, 5
ONLOOKER: Seat = ()


def plain(shown: View) -> Any:
    return msgspec.to_builtins(shown)


def looks_alike(g: Mansion, h: Mansion, seat: Seat) -> bool:
    return bool(plain(view(g, seat)) == plain(view(h, seat)))


@proves("GHT-HID-01", "GHT-HID-02")
def test_of_anothers_hand_the_number_is_seen_and_nothing_that_follows_from_its_values() -> None:
    g = manor(hands="2 5; 7 J", shaken="3 4")
    of_volt = view(g, (WREN,)).team[VOLT]
    assert (of_volt.cards, of_volt.hand, of_volt.shaken) == (2, None, 4)
    other = g.clone()
    other.hand[VOLT] = (3, 4)
    assert looks_alike(g, other, (WREN,))
    assert not looks_alike(g, other, (VOLT,))
    own, others = track(seen(g, VOLT), "mp:volt"), track(seen(g, WREN), "mp:volt")
    assert (own.value, others.value, others.text, others.rule) == (9, None, "4 damage", "GHT-HID-02")
    assert (own.in_, own.n) == (others.in_, others.n)


@proves("GHT-HID-03")
def test_damage_items_values_position_and_feats_are_public() -> None:
    g = manor(hurt="6")
    give(g, WREN, "I-16")
    sheet = view(g, ONLOOKER).team[WREN]
    assert (sheet.hurt, sheet.items, sheet.at, sheet.who) == (6, (15,), HALL, 1)
    beast(g, "E-38", "T-7")
    assert [(monster.monster, monster.at) for monster in view(g, ONLOOKER).monsters] == [(7, HALL + 1)]


@proves("GHT-HID-04", "GHT-HID-05")
def test_what_leaves_a_hand_is_shown_and_what_stays_is_not() -> None:
    g = manor(hands="4 9 J")
    discard(g, WREN, 11)
    g.rig("numeral", 1)
    take_random(g, WREN)
    shown = view(g, (VOLT,))
    assert shown.insanity_out == (4, 11)
    assert (shown.team[WREN].cards, shown.team[WREN].hand) == (1, None)
    assert [event.facts for event in g.events or [] if event.what == "discards"] == [(0, 11), (0, 4)]


@proves("GHT-HID-06")
def test_insanity_becomes_public_with_the_fall() -> None:
    g = manor(at="T-6 T-5", team="Wren Volt", shaken="19")
    before = plain(view(g, (VOLT,)))
    assert before["team"][WREN]["status"] == 0
    run(g, Hurt(WREN, MP, 5, cancellable=False))
    assert view(g, (VOLT,)).team[WREN].status == OUT
    assert "falls" in told(g)


@proves("GHT-HID-07")
def test_the_order_of_piles_is_unknown_but_for_what_one_has_looked_at() -> None:
    g = manor(pile="T-3 T-4 T-8")
    see(g, WREN, 2)
    assert view(g, (WREN,)).pile == (2, 3, HIDDEN)
    assert view(g, (VOLT,)).pile == (HIDDEN, HIDDEN, HIDDEN)
    shuffle_pile(g, g.pile)
    assert view(g, (WREN,)).pile == (HIDDEN, HIDDEN, HIDDEN)


@proves("GHT-HID-08")
def test_what_is_left_out_is_public_but_which_tiles_the_lot_brought_is_not() -> None:
    g = manor(pile="T-3 T-4")
    g.unused, g.spare = 1 << 0, 1 << 7
    other = g.clone()
    other.pile, other.spare = (2, 7), 1 << 3
    assert view(g, (WREN,)).unused == 1
    assert looks_alike(g, other, (WREN,))


@proves("GHT-HID-09")
def test_clues_and_lots_are_unknown_until_they_are_read_or_shown() -> None:
    g = manor()
    g.story = Story(title="A house", lots=(Lot("coffin", "tiles", (3, 4)), Lot("bearer", "hunters", told=True)))
    g.lots, g.heard = (3, VOLT), [0, 5, 0, 0]
    assert view(g, (WREN,)).lots == (HIDDEN, HIDDEN)
    assert view(g, (VOLT,)).lots == (HIDDEN, VOLT)
    assert (view(g, (VOLT,)).clues, view(g, (WREN,)).clues) == ({VOLT: 5}, {WREN: 0})
    assert [SECRETS["GHT-HID-09"].fact(g, seat) for seat in ((WREN,), (VOLT,))] == [[3, VOLT], [3]]
    g.lots_shown = 1
    assert view(g, (WREN,)).lots == (3, HIDDEN)
    assert view(g, (WREN,)).title == "A house"


@proves("GHT-HID-11")
def test_of_facedown_cards_on_a_tile_the_kind_is_known() -> None:
    g = manor()
    lay_down(g, HALL, dread=1, omens=2, veiled=1)
    room = next(room for room in view(g, (WREN,)).rooms if room.tile == HALL)
    assert (room.dread, room.omens, room.veiled) == (1, 2, 1)
    other = g.clone()
    SECRETS["GHT-HID-11"].scramble(other, (WREN,))
    assert other.omens != g.omens
    assert looks_alike(g, other, (WREN,))


@proves("GHT-HID-12")
def test_an_unsettled_insanity_card_is_seen_by_whoever_takes_it() -> None:
    g = manor()
    g.dread[HALL] = (9,)
    run(g, SettleInsanity(WREN, HALL, 0))
    assert g.hand[WREN] == (9,)
    assert [event.to for event in g.events or [] if 9 in event.facts] == [(WREN,)]


@proves("GHT-HID-13")
def test_drawn_judge_cards_lie_open() -> None:
    g = manor()
    g.rig("judge", 7)
    judge_card(g, WREN)
    assert view(g, ONLOOKER).rolls == ((WREN, 7),)
    g.rig("judge", *range(1, 10))
    for _ in range(9):
        judge_card(g, VOLT)
    assert view(g, ONLOOKER).rolls == tuple([(VOLT, value) for value in range(2, 10)])  # the last eight


# Another deal --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [(WREN,), (VOLT,), ONLOOKER])
def test_a_redeal_looks_the_same_and_leaves_standing_hunters_in_their_senses(seat: Seat) -> None:
    g = manor(hands="2 5; 9 10; 3 4 Q; 8", shaken="0 0 10 5", pile="T-3 T-4 T-8 T-10")
    g.dread[HALL], g.insanity = (7,), g.insanity[:30]
    for n in range(20):
        h = GAME.redeal(g, seat, Random(n))
        assert looks_alike(g, h, seat)
        assert all(mp(h, role) >= 1 for role in range(4))
        assert h.seed != g.seed


@proves("GHT-HID-07", "GHT-HID-08")
def test_a_redeal_keeps_the_tiles_that_were_looked_at_and_deals_the_others_and_those_left_out() -> None:
    g = manor(pile="T-3 T-4 T-8 T-10 T-11")
    g.spare = 1 << 17
    see(g, WREN, 2)
    dealt = [GAME.redeal(g, (WREN,), Random(n)) for n in range(30)]
    assert {h.pile[:2] for h in dealt} == {(2, 3)}
    assert {h.pile[2] for h in dealt} == {7, 9, 10, 17}
    assert {h.pile[0] for h in [GAME.redeal(g, (VOLT,), Random(n)) for n in range(40)]} == {2, 3, 7, 9, 10, 17}


def test_a_redeal_of_a_sinking_hunter_sinks() -> None:
    g = manor(at="T-6 T-6", team="Wren Volt", hands="8 J; J", shaken="15")
    run(g, Hurt(WREN, MP, 1, cancellable=False))
    assert asked(g) == (WREN, "Save")
    for n in range(20):
        assert mp(GAME.redeal(g, (VOLT,), Random(n)), WREN) <= 0


@proves("GHT-HID-14")
def test_others_sealed_answers_are_dealt_anew() -> None:
    g = manor(at="T-6", hands="J; Q; K")
    run(g, Hurt(VOLT, MP, 4))
    do(g, "cancel")
    said = {str(GAME.redeal(g, (3,), Random(n)).sealed[VOLT]) for n in range(200)}
    assert said == {"cancel", "pass", "None"}


@proves("GHT-HID-14")
def test_the_own_sealed_answer_stays_as_it_is() -> None:
    g = manor(at="T-6", hands="J; Q; K")
    run(g, Hurt(VOLT, MP, 4))
    do(g, "cancel")
    (mine,) = [role for role, answer in enumerate(g.sealed) if str(answer) == "cancel"]
    assert {str(GAME.redeal(g, (mine,), Random(n)).sealed[mine]) for n in range(40)} == {"cancel"}


def test_whether_others_have_answered_makes_no_difference_to_a_redeal() -> None:
    g = manor(at="T-6", hands="J; Q; K")
    run(g, Hurt(VOLT, MP, 4))
    h = g.clone()
    do(h, "cancel")
    assert (type(h.asking()), h.sealed != g.sealed) == (type(g.asking()), True)
    for n in range(40):
        dealt = GAME.redeal(g, (), Random(n))
        assert dealt == GAME.redeal(h, (), Random(n))
        assert dealt.waiting()


def test_an_item_on_a_tile_that_was_taken_off_the_board_is_dealt_anew_too() -> None:
    g = manor()
    g.veiled[24], g.item_pile, g.item_known = g.item_pile[:1], g.item_pile[1:], g.item_known[1:]
    dealt = [GAME.redeal(g, (WREN,), Random(n)) for n in range(40)]
    assert {len(h.veiled[24]) for h in dealt} == {1}
    assert len({h.veiled[24] for h in dealt}) > 3
    assert {tuple(sorted(h.item_pile + h.veiled[24])) for h in dealt} == {tuple(range(25))}
