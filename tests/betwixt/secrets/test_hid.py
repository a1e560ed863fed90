"""What a seat may know, and what is dealt anew where it does not. HID"""

from __future__ import annotations

from random import Random

import pytest
from msgspec import json

from betwixt.missions import begun, written
from betwixt.outdoors import bag_of_mission_1
from betwixt.scenes import DOG, do, hold, scene
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import written as written_diary
from hauntbox.games.betwixt.campaign.evening.business import laid
from hauntbox.games.betwixt.campaign.interlude import known as known_evening
from hauntbox.games.betwixt.cards.fate import MAP, MONSTER, kind_of
from hauntbox.games.betwixt.flow import lay_out
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.explore.bags import add_tokens, draw, pour, put_back, split
from hauntbox.games.betwixt.rules.fight.targets import redraw
from hauntbox.games.betwixt.rules.gear.found import draw_card
from hauntbox.games.betwixt.secrets.redeal import fill_in
from hauntbox.games.betwixt.secrets.view import HIDDEN, known, view
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves

SEATS = [(), (0,), (1, 2), (0, 1, 2, 3)]
SET_UP = (
    "active Bill Joan Avelynn", "pick Golf Club", "pick Kitchen Knife", "pick Hockey Stick", "pick Slingshot",
    "who Bill", "who Joan", "pick Sneakers", "who Avelynn", "pick Bike Helmet", "stash", "space A1", "space B1",
    "space A2", "approach",
)  # fmt: skip


def exploring(seed: str = "begun") -> Farm:
    """Mission 1 before its first door."""
    g = begun(seed)
    do(g, *SET_UP)
    return g


@proves("TGB-HID-01")
@pytest.mark.parametrize("seat", SEATS)
def test_dashboards_stash_map_and_monsters_are_open_to_everybody(seat: tuple[int, ...]) -> None:
    g = scene("B.d\nJ..", weapon="Claws")
    g.stash, g.status[0] = (3,), 5
    hold(g, DOG, 1)
    k = known(g, seat)
    for name in ("cards", "hp", "fp", "stash", "laid", "at", "kind", "weapon", "target", "status", "purse", "xp"):
        assert getattr(k, name) == getattr(g, name), name
    assert k.target[DOG] == 1


@proves("TGB-HID-02")
def test_what_is_in_the_bags_is_hidden_but_the_starting_list_and_what_was_drawn_are_open() -> None:
    g = exploring()
    k = known(g, (0,))
    assert k.bags == [(HIDDEN,) * len(bag) for bag in g.bags]
    assert sorted([token for token, _ in k.inside]) == sorted(bag_of_mission_1())
    drawn = draw(g, 0)
    left = sorted(bag_of_mission_1())
    left.remove(drawn)
    assert [token for token, _ in known(g, (0,)).inside] == left


@proves("TGB-HID-02")
def test_a_token_put_back_is_known_to_be_in_its_bag() -> None:
    g = exploring()
    drawn = draw(g, 1)
    put_back(g, 1, [drawn])
    assert (drawn, 0b10) in known(g, ()).inside
    for n in range(20):
        assert drawn in fill_in(known(g, ()), (), Random(n)).bags[1]


@proves("TGB-HID-03")
def test_after_a_split_nobody_knows_which_token_is_where_but_how_many_there_are() -> None:
    g = exploring()
    drawn = draw(g, 1)
    put_back(g, 1, [drawn])
    split(g, 1, 2)
    k = known(g, (0,))
    assert [len(bag) for bag in k.bags] == [len(bag) for bag in g.bags]
    assert (drawn, 0b110) in k.inside
    dealt = [fill_in(k, (0,), Random(n)) for n in range(30)]
    assert {bag for h in dealt for bag in range(3) if drawn in h.bags[bag]} >= {1, 2}
    assert all(drawn not in h.bags[0] or h.bags[0].count(drawn) < g.inside.count((drawn, 0b111)) + 1 for h in dealt)
    for h in dealt:
        assert sorted([t for bag in h.bags for t in bag]) == sorted([t for bag in g.bags for t in bag])


@proves("TGB-HID-03")
def test_tokens_poured_into_another_bag_are_known_to_be_there_and_mixed_ones_anywhere() -> None:
    g = exploring()
    drawn = draw(g, 0)
    put_back(g, 0, [drawn])
    pour(g, 0)
    assert {may for _, may in g.inside} == {0b10}
    g.paths = ((0, 0), (1, 1))
    add_tokens(g, [drawn])
    assert {may for _, may in g.inside} == {0b11}


@proves("TGB-HID-04")
def test_the_order_of_all_decks_is_hidden_and_dealt_anew() -> None:
    g = exploring()
    k = known(g, (0,))
    assert (k.decks, k.arms) == ([tuple(sorted(d)) for d in g.decks], [tuple(sorted(d)) for d in g.arms])
    assert (
        len({(fill_in(k, (0,), Random(n)).decks[0][0], fill_in(k, (0,), Random(n)).arms[0][0]) for n in range(9)}) > 1
    )
    g.learned = False
    assert draw_card(g, 0) >= 0
    assert g.learned


@proves("TGB-HID-04")
def test_so_it_is_between_missions() -> None:
    g = exploring()
    evening = laid(Options(), "long_driveway", "hidden", Carry("diary", written_diary(g, Diary(won=("1",)))))
    evening.settle()
    evening.arms_out[0] = (5, 3, 4)
    k = known_evening(evening, (0,))
    for name in ("decks", "arms", "arms_out"):
        assert getattr(k, name) == [tuple(sorted(deck)) for deck in getattr(evening, name)]


@proves("TGB-HID-05")
def test_what_the_target_bag_will_give_is_hidden_its_contents_are_not() -> None:
    g = scene("B.J\n.d.")
    hold(g, DOG, 0)
    k = known(g, (1,))
    assert k.pool == g.pool
    drawn = set()
    for n in range(12):
        h = fill_in(k, (1,), Random(n))
        redraw(h, DOG)
        drawn.add(h.target[DOG])
    assert drawn == {0, 1}


def missions_apart(change: tuple[str, str]) -> list[Farm]:
    """Two missions that differ in something that is not due yet, at their first question."""
    rules = ('on = "stuck" | { do = "read", text = "one" }',)
    more = '[[monsters]]\ntoken = 1\nspawns = [{ monster = "Guard Dog", number = 2 }]\n'
    texts = [written(*rules, more="").replace("[[counters]]", more + "[[counters]]", 1)]
    texts.append(texts[0].replace(*change))
    assert texts[0] != texts[1]
    found = []
    for text in texts:
        g = lay_out(Options(), text, "seed")
        g.events = []
        g.settle()
        found.append(g)
    return found


def seen(g: Farm, seat: tuple[int, ...]) -> tuple[object, ...]:
    said = [GAME.say(g, event) for event in g.events or [] if event.to is None]
    offered = [GAME.describe(g, act) for role in g.waiting() for act in g.legal(role)]
    return json.encode(view(g, seat)), said, offered, repr(g.agenda), GAME.draw(g, seat)


@proves("TGB-HID-06")
def test_what_a_token_means_is_not_to_be_seen_before_it_is_resolved() -> None:
    a, b = missions_apart(('monster = "Guard Dog"', 'monster = "Barn Rat"'))
    assert seen(a, (0,)) == seen(b, (0,))


@proves("TGB-HID-07")
@pytest.mark.parametrize(
    "change", [('label = "Second"', 'label = "Third"'), ('secret_rooms = ["S1"]', 'secret_rooms = ["S1", "S2"]')]
)
def test_later_objectives_and_secret_rooms_are_hidden(change: tuple[str, str]) -> None:
    a, b = missions_apart(change)
    assert seen(a, (0,)) == seen(b, (0,))


@proves("TGB-HID-08")
def test_what_lies_behind_a_door_is_unknown_until_it_is_placed() -> None:
    g = exploring()
    k, found = known(g, (0,)), set()
    for n in range(12):
        h = fill_in(k, (0,), Random(n))
        do(h, "door 1 N", "who Bill", "space C8", "space A4", "space B4")
        found.add(h.laid[1][0])
    assert len(found) > 2


@proves("TGB-HID-09")
@pytest.mark.parametrize("seat", SEATS)
def test_neither_seed_nor_bags_nor_decks_are_in_what_a_seat_knows(seat: tuple[int, ...]) -> None:
    g = exploring("the seed of all")
    k = known(g, seat)
    assert (k.seed, k.rigged) == ("", {})
    assert b"the seed of all" not in GAME.codec.save(k)
    h = fill_in(k, seat, Random(1))
    assert h.seed not in ("", g.seed)
    assert fill_in(k, seat, Random(1)).bags == h.bags
    assert [sorted(deck) for deck in h.decks] == [sorted(deck) for deck in g.decks]
    assert [h.decks != k.decks, h.arms != k.arms] == [True, True]


@proves("TGB-HID-10")
def test_of_a_mission_title_and_task_are_open_and_its_texts_are_not() -> None:
    a, b = missions_apart(('one = "One."', 'one = "Another."'))
    assert seen(a, ()) == seen(b, ())
    assert (view(a, ()).story["mission"], view(a, ()).story["task"]) == ("A Test", "Be tested.")


def test_every_token_of_the_bags_is_accounted_for_whatever_happens() -> None:
    g = exploring()
    assert {kind_of(token) for token, _ in g.inside} > {MAP, MONSTER}
    rng = Random(3)
    for _ in range(40):
        path = rng.randrange(len(g.bags))
        if g.bags[path] and rng.random() < 0.7:
            drawn = draw(g, path)
            if rng.random() < 0.5:
                put_back(g, path, [drawn])
        elif len(g.bags) < 6 and g.bags[path]:
            split(g, path, 2)
        assert sorted([token for token, _ in g.inside]) == sorted([token for bag in g.bags for token in bag])
        h = fill_in(known(g, ()), (), rng)
        assert [len(bag) for bag in h.bags] == [len(bag) for bag in g.bags]
        assert view(h, ()) == view(g, ())
