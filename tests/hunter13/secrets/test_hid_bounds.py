"""What a seat knows and what its pictures show, to the last card; and other deals that look the same. HID, MODE"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as changed

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.actions import CANCEL, PASS
from hauntbox.games.hunter13.content.story import Deal, Lot, Story
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.hunters.harm import wound
from hauntbox.games.hunter13.scene.moments import points_then
from hauntbox.games.hunter13.scene.story import enemy_side, heard
from hauntbox.games.hunter13.secrets.view import HIDDEN, known, view
from hauntbox.games.hunter13.state import MP, NOBODY, OUT, Mansion
from hauntbox.kernel.contract import Seat
from hauntbox.ledger import proves
from hauntbox.scene import Card, Pile, sit
from hunter13.manor import manor
from hunter13.pictures import seen, track

HALL, SALON = 5, 6
WREN, VOLT = 0, 1


def deals(g: Mansion, seat: Seat, n: int = 40) -> list[Any]:
    return [GAME.redeal(g, seat, Random(k)) for k in range(n)]


# What a seat knows ----------------------------------------------------------------------------------------------------


@proves("GHT-HID-07", "GHT-HID-11", "GHT-HID-12")
def test_of_piles_and_facedown_cards_the_number_is_known() -> None:
    g = manor(pile="T-3 T-4")
    g.insanity, g.event_pile = (3, 4, 5), (7, 8)
    g.veiled[HALL], g.omens[HALL], g.dread[HALL] = (1,), (2, 3), (4,)
    k = known(g, (WREN,))
    assert (k.insanity, k.event_pile, k.pile) == ((HIDDEN,) * 3, (HIDDEN,) * 2, (HIDDEN,) * 2)
    assert (k.veiled[HALL], k.omens[HALL], k.dread[HALL]) == ((HIDDEN,), (HIDDEN,) * 2, (HIDDEN,))
    assert (k.veiled[SALON], k.spare) == ((), 1 << 2 | 1 << 3)


@proves("GHT-HID-07")
@pytest.mark.parametrize(
    ("bits", "seat", "shown"),
    [
        ((0b01, 0), (WREN,), (2, HIDDEN)),
        ((0b01, 0), (VOLT,), (HIDDEN, HIDDEN)),
        ((0b11, 0b10), (), (2, HIDDEN)),
        ((0b11, 0b10), (VOLT,), (2, 3)),
        ((0b10, 0b01), (WREN, VOLT), (2, 3)),
    ],
)
def test_a_tile_is_known_to_those_who_saw_it_and_to_all_if_all_did(
    bits: tuple[int, ...], seat: Seat, shown: tuple[int, ...]
) -> None:
    g = manor(team="Wren Volt", pile="T-3 T-4")
    g.pile_known = bits
    assert known(g, seat).pile == shown


@proves("GHT-HID-01")
@pytest.mark.parametrize(("whisper", "seat", "shown"), [(7, (WREN,), 7), (7, (VOLT,), HIDDEN), (0, (VOLT,), 0)])
def test_a_whispered_card_is_known_to_whoever_drew_it(whisper: int, seat: Seat, shown: int) -> None:
    g = manor(hands="7")
    g.whisper = whisper
    assert known(g, seat).whisper == shown


@proves("GHT-HID-08", "GHT-HID-01")
def test_how_cards_that_are_out_lie_upon_each_other_is_not_known() -> None:
    g = manor()
    g.insanity_out, g.events_out, g.items_out = (9, 3), (5, 2), (8, 1)
    k = known(g, (WREN,))
    assert (k.insanity_out, k.events_out, k.items_out) == ((3, 9), (2, 5), (1, 8))


@proves("GHT-HID-09", "GHT-HID-13", "GHT-HID-08")
def test_a_view_names_open_tiles_and_monsters_where_they_are_and_nothing_hidden() -> None:
    g = manor(pile="T-3 T-4")
    g.pile_known, g.rolls, g.lair[7] = (1, 0), ((0, 4),), HALL
    mine, other = view(g, (WREN,)), view(g, (VOLT,))
    assert (mine.rolls, mine.unseen, other.unseen, mine.pile) == (((0, 4),), (2, 3), (2, 3), (2, HIDDEN))
    assert [(each.monster, each.at) for each in mine.monsters] == [(7, HALL)]


@proves("GHT-HID-02", "GHT-HID-03")
def test_of_a_character_only_what_was_done_to_it_is_shown_to_others() -> None:
    g = manor(hands="9 K; 3", shaken="2 5")
    g.maiden, g.gifted, g.slowed, g.limp = 0b01, 0b10, 0b01, 0b10
    mine, volts = view(g, (WREN,)).team[:2]
    assert (mine.hand, volts.hand, volts.cards) == ((9, 13), None, 1)
    assert (mine.conditions[-5:], volts.conditions[-5:]) == ((1, 0, 1, 0, 0), (0, 1, 0, 1, 0))


# What a seat sees -----------------------------------------------------------------------------------------------------


@proves("GHT-HID-01", "GHT-HID-03")
def test_own_insanity_cards_are_read_and_those_of_others_counted() -> None:
    g = manor(hands="2 J; 5 6", items="I-3; I-7")
    g.kept[VOLT] = (24,)
    things = seen(g, WREN).things
    hands = {id: thing for id, thing in things.items() if isinstance(thing, Pile) and id.startswith("h:")}
    wren, volt = list(hands.values())[:2]
    assert (wren.count, wren.seen, wren.n, volt.count, volt.seen) == (2, "you", 5, 2, "")
    cards = {id: thing for id, thing in things.items() if isinstance(thing, Card) and id.startswith("mad:")}
    assert [(card.name, card.look, card.n) for card in cards.values()] == [("2", "mad", 0), ("J", "relief", 1)]
    assert {"I-3", "I-7", "E-25"} <= set(things)
    assert wren.name == "Insanity"
    both = seen(g, WREN, VOLT).things
    assert [thing.name for id, thing in both.items() if id.startswith("h:")][:3] == [
        "Wren: Insanity", "Volt: Insanity", "Insanity",
    ]  # fmt: skip


@proves("GHT-HID-02")
def test_mp_is_shown_to_whoever_knows_the_hand_and_to_others_the_damage() -> None:
    g = manor(hands="9; 3", shaken="2 4", hurt="25 1")
    g.active = WREN
    mine, others = track(seen(g, WREN), "mp:wren"), track(seen(g, VOLT), "mp:wren")
    assert (mine.value, mine.max, mine.cap, mine.n) == (9, 20, 11, 4)
    assert (others.value, others.text, others.max) == (None, "2 damage", 20)
    assert [track(seen(g, WREN), name).value for name in ("hp:wren", "hp:volt", "mv:wren", "ip:wren")] == [0, 19, 2, 1]
    assert [track(seen(g, WREN), name).n for name in ("mv:wren", "ip:wren", "hp:wren")] == [1, 2, 3]
    fall(g, VOLT)
    change_side(g, VOLT)
    assert (track(seen(g, WREN), "vit:volt").value, track(seen(g, WREN), "vit:volt").n) == (10, 3)
    assert "hp:volt" not in seen(g, WREN).things
    unborn = GAME.new({"hunters": 2}, "places", "hid")
    assert isinstance(unborn, Mansion)
    assert not [id for id in seen(unborn, WREN).things if id.startswith(("hp:", "mp:"))]


@proves("GHT-HID-02")
@pytest.mark.parametrize(
    ("seat", "cards", "shown"),
    [
        ((WREN,), 1, {"value": 6}),
        ((VOLT,), 1, {"text": "5 damage"}),
        ((WREN,), 2, None),
        ((VOLT,), 2, {"text": "5 damage"}),
    ],
)
def test_points_after_a_blow_show_mp_to_those_who_know_the_hand_while_it_is_the_same(
    seat: Seat, cards: int, shown: dict[str, Any] | None
) -> None:
    g = manor(hands="9", shaken="2")
    wound(g, (WREN, MP, 3, NOBODY))
    assert g.events
    event = changed(g.events[-1], now=(21, 5, cards))
    then = points_then(g, sit(GAME, g, seat), event)
    assert (then["hp:wren"], then.get("mp:wren")) == ({"value": 0}, shown)
    event = changed(g.events[-1], now=(4, 0, 1))
    assert points_then(g, sit(GAME, g, (VOLT,)), event) == {"hp:wren": {"value": 16}, "mp:wren": {"text": None}}


@proves("GHT-HID-11")
def test_facedown_cards_lie_on_their_tile_by_kind_and_open_ones_by_name() -> None:
    g = manor()
    g.dread[HALL], g.omens[HALL], g.veiled[HALL] = (3,), (4, 5), (6,)
    g.lying[HALL], g.posted[SALON] = (2,), (10,)
    things = seen(g, WREN).things
    down = {id: thing.name for id, thing in things.items() if isinstance(thing, Card) and thing.face == "down"}
    on_hall = [name for id, name in down.items() if "T-6" in id or "t-6" in id.lower()]
    assert sorted(on_hall) == [
        "Event-card, facedown", "Event-card, facedown", "Insanity-card, facedown", "Item-card, facedown",
    ]  # fmt: skip
    assert ("I-3" in things, "E-11" in things) == (True, True)


@proves("GHT-HID-07")
def test_piles_show_their_number_and_what_the_seat_has_looked_at() -> None:
    g = manor(pile="T-3 T-4 T-8")
    g.pile_known = (0, 1, 0)
    things = seen(g, WREN).things
    piles = [things[name] for name in ("rooms", "events", "items", "mads")]
    assert [thing.count for thing in piles if isinstance(thing, Pile)] == [3, 55, 25, 52]
    assert [id for id in things if id.startswith("rooms/")] == ["rooms/2"]
    assert [id for id in seen(g, VOLT).things if id.startswith("rooms/")] == []


@proves("GHT-HID-13")
def test_judge_cards_that_were_drawn_lie_open_for_all() -> None:
    g = manor()
    g.rolls = ((WREN, 7), (VOLT, 3))
    assert [id for id in seen(g, 3).things if id.startswith("judge")] == ["judge", "judge/1", "judge/2"]
    g.rolls = ()
    assert not [id for id in seen(g, 3).things if id.startswith("judge")]


@proves("GHT-HID-09")
@pytest.mark.parametrize(("minds", "bits"), [((0,), 0b011), ((1,), 0b101), ((0, 1), 0b111), ((), 0b001)])
def test_clues_are_those_read_to_the_seat_and_to_an_onlooker_those_read_to_all(minds: Seat, bits: int) -> None:
    g = manor(team="Wren Volt")
    g.heard = [0b011, 0b101]
    assert heard(g, minds) == bits
    g.heard = []
    assert heard(g, minds) == 0


@proves("GHT-HID-10", "GHT-MODE-07")
@pytest.mark.parametrize(
    ("text", "hears", "fallen", "seat", "host", "told"),
    [
        (0, True, False, (0,), False, False),
        (0, True, True, (0,), False, True),
        (0, False, True, (0,), False, False),
        (0, False, True, (1,), False, True),
        (0, False, False, (4,), True, True),
        (0, False, False, (0,), True, False),
        (-1, True, True, (1,), False, False),
    ],
)
def test_the_enemy_side_is_known_to_the_host_to_the_fallen_and_to_all_where_it_was_read(
    text: int, hears: bool, fallen: bool, seat: Seat, host: bool, told: bool
) -> None:
    g = manor(host=host, fallen={"text": text, "heard": hears})
    if fallen:
        g.status[1], g.fell = OUT, (1,)

    class Looking:
        context = sit(GAME, g, seat)
        story = g.story

    looking: Any = Looking()
    looking.g = g
    assert enemy_side(looking) == told


# Another deal ---------------------------------------------------------------------------------------------------------


@proves("GHT-HID-01", "GHT-HID-12")
def test_unseen_insanity_cards_are_dealt_to_hands_tiles_and_pile_and_none_twice() -> None:
    g = manor(hands="2; 9 10; Q")
    g.dread[HALL], g.whisper, g.active = (7,), 9, VOLT
    every = sorted([*g.insanity, *g.hand[0], *g.hand[1], *g.hand[2], 7])
    dealt = deals(g, (WREN,))
    for h in dealt:
        assert sorted([*h.insanity, *h.hand[0], *h.hand[1], *h.hand[2], *h.dread[HALL]]) == every
        assert (h.hand[0], len(h.hand[1]), len(h.hand[2]), len(h.dread[HALL])) == ((2,), 2, 1, 1)
        assert (h.whisper in h.hand[1], list(h.hand[1]) == sorted(h.hand[1])) == (True, True)
    assert len({h.hand[1] for h in dealt}) > 5
    g.whisper = 0
    assert {h.whisper for h in deals(g, (WREN,), 5)} == {0}


@proves("GHT-HID-11")
def test_unseen_events_are_dealt_to_tiles_pile_and_those_left_out_by_their_kind() -> None:
    g = manor()
    g.story = Story(deal=Deal(events_fixed=(3, 31), events_random=(5, 5, 5)))
    g.omens[HALL] = (3, 40)
    g.event_pile, g.events_spare = (4, 31, 50), (5, 6, 32, 51)
    every = sorted((*g.omens[HALL], *g.event_pile, *g.events_spare))
    dealt = deals(g, (WREN,), 80)
    for h in dealt:
        assert sorted((*h.omens[HALL], *h.event_pile, *h.events_spare)) == every
        assert [sum(card in kind for card in h.events_spare) for kind in (range(30), range(30, 45), range(45, 55))] == [
            2, 1, 1,
        ]  # fmt: skip
        assert not {3, 31} & set(h.events_spare)
        assert h.events_spare == tuple(sorted(h.events_spare))
    assert len({h.event_pile for h in dealt}) > 10
    assert len({h.events_spare for h in dealt}) > 3


@proves("GHT-HID-09")
def test_secret_lots_are_drawn_anew_among_those_that_are_left() -> None:
    g = manor()
    g.story = Story(lots=(Lot("coffin", "tiles", (3, 4, 9)),))
    g.lots, g.lots_left = (3,), ((3,), (9,))
    assert {h.lots for h in deals(g, (WREN,))} == {(3,), (9,)}
    g.lots_shown = 1
    assert {h.lots for h in deals(g, (WREN,))} == {(3,)}


@proves("GHT-HID-14")
@pytest.mark.parametrize(("ask", "usual"), [(True, {}), (False, {"AnyTime": PASS})])
def test_what_others_have_said_in_advance_is_not_known(ask: bool, usual: dict[str, Any]) -> None:
    g = manor(ask_relief=ask)
    g.stand(WREN, "Relief", CANCEL)
    g.stand(VOLT, "Relief", CANCEL)
    h = GAME.redeal(g, (WREN,), Random(1))
    assert (h.standing[WREN], h.standing[VOLT]) == ({"Relief": CANCEL}, usual)


@proves("GHT-HID-07", "GHT-HID-08")
def test_tiles_of_the_scenario_are_never_left_out_and_none_is_there_twice() -> None:
    g = manor(pile="T-3 T-4 T-8")
    g.story = replace(g.story, deal=Deal(fixed=(2,), buried=(3,)))
    g.spare = 1 << 9 | 1 << 10
    for h in deals(g, (WREN,)):
        left = [tile for tile in range(42) if h.spare >> tile & 1]
        assert (sorted([*h.pile, *left]), len(left), {2, 3} & set(left)) == ([2, 3, 7, 9, 10], 2, set())
