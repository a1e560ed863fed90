"""The bounds of Preparation: the empty table, the piles, where pawns stand and who begins. SET, MODE, RND, FMT, CMP"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME, components
from hauntbox.games.hunter13.campaign.campaign_state import Party
from hauntbox.games.hunter13.content.story import Counter, Deal, Lot, Placed, Story, Thing
from hauntbox.games.hunter13.flow import lay_out_for
from hauntbox.games.hunter13.options import Options, settled
from hauntbox.games.hunter13.rules.hunters.growth import bars_raise
from hauntbox.games.hunter13.rules.mansion.house import cell_of
from hauntbox.games.hunter13.rules.turn.setup import (
    KINDS,
    Begin,
    SetUp,
    bury,
    draw_lots,
    first_player,
    lay_tiles,
    make_event_pile,
    make_item_pile,
    share_items,
    some_of,
)
from hauntbox.games.hunter13.state import NOBODY, NOWHERE, Mansion, blank, empty_table, from_left
from hauntbox.ledger import proves
from hunter13.acting import facts, offers, run, why_not
from hunter13.manor import asked, manor
from hunter13.tale import opening

TILES, EVENTS, ITEMS, MONSTERS = 42, 55, 25, 15


def dealt(team: str = "Wren Volt Balm", **given: Any) -> Mansion:
    """A table with this Preparation, before anything is done of it."""
    g = manor(team=team, lay="", at="T-6", pile="")
    g.story = replace(g.story, deal=Deal(**{"starts": (5,), **given}))
    return g


# The empty table ------------------------------------------------------------------------------------------------------


@proves("GHT-MODE-03", "GHT-SET-17", "GHT-MODE-07")
@pytest.mark.parametrize(("hunters", "host"), [(2, False), (3, True)])
def test_nothing_lies_on_the_table_and_nobody_has_anything(hunters: int, host: bool) -> None:
    g = blank("places", Options(hunters=hunters, host=host))
    g.story = Story(
        counters=(Counter("rung", "Rung", start=3, high=9),),
        markers=("spot", "place"),
        things=(Thing("bell", "a bell"),),
        clues=(("a", 0), ("b", 1)),
    )
    empty_table(g)
    n, many = hunters, hunters + host
    assert (g.minds, g.sealed, g.standing) == (list(range(many)), [None] * many, [{}] * many)
    assert g.cell == [NOWHERE] * TILES
    for name in ("turned", "marks", "locks"):
        assert getattr(g, name) == [0] * TILES
    for name in ("posted", "lying", "veiled", "omens", "dread"):
        assert getattr(g, name) == [()] * TILES
    for name in ("passages", "passable", "outward", "fresh", "adjacent", "ways"):
        assert getattr(g, name) == (0,) * TILES
    assert (g.joint, g.beside) == ([NOWHERE] * 2, (NOWHERE,) * (4 * TILES))
    for name in ("who", "at", "came", "types"):
        assert getattr(g, name) == [-1] * n
    for name in ("steps_left", "status", "hurt", "shaken", "stars", "wasting", "read", "spurned", "tried", "might"):
        assert getattr(g, name) == [0] * n
    for name in ("deeper", "vitality", "idle", "mood", "targets", "free", "free_kind", "drawn_cards"):
        assert getattr(g, name) == [0] * n
    for name in ("hand", "items", "kept"):
        assert getattr(g, name) == [()] * n
    assert (g.grown, g.judges) == ([(0,) * 6] * n, [()] * (n + 1))
    assert (g.lair, g.wounds, g.frights) == ([NOWHERE] * MONSTERS, [0] * MONSTERS, [0] * MONSTERS)
    assert (g.counts, g.marker, g.things) == ([3], [NOWHERE] * 2, [NOWHERE])
    assert g.heard == [0] * n + [0b11] * host


@proves("GHT-SET-15")
def test_play_goes_to_the_left() -> None:
    g = manor()
    assert [from_left(g, role) for role in (0, 1, 3)] == [[0, 1, 2, 3], [1, 2, 3, 0], [3, 0, 1, 2]]


@proves("GHT-CMP-01", "GHT-CMP-02", "GHT-CMP-04", "GHT-CMP-06")
@pytest.mark.parametrize("scenario", ["places", "bride"])
def test_every_tile_and_card_is_somewhere(scenario: str) -> None:
    assert components(blank()) == {}
    g = opening(scenario)
    whole = {"tiles": TILES, "events": EVENTS, "items": ITEMS, "insanity": 52}
    assert dict(components(g)) == whole
    top, g.pile, g.pile_known = g.pile[0], g.pile[1:], g.pile_known[1:]
    assert dict(components(g)) == {**whole, "tiles": TILES - 1}
    g.opened = (top,)
    assert dict(components(g)) == whole
    beast = next(card for card in g.event_pile if card in KINDS[1])
    g.event_pile = tuple([card for card in g.event_pile if card != beast])
    assert dict(components(g)) == {**whole, "events": EVENTS - 1}
    g.lair[beast - 30] = 0
    assert dict(components(g)) == whole
    g.story = replace(g.story, deal=replace(g.story.deal, items_unused=(*g.story.deal.items_unused, 3, 4)))
    assert components(g)["items"] == ITEMS + 2


# Piles ----------------------------------------------------------------------------------------------------------------


@proves("GHT-SET-03", "GHT-SET-16", "GHT-FMT-02")
def test_tiles_lie_are_set_aside_are_left_out_or_are_shuffled_into_the_pile() -> None:
    g = dealt(
        unused=1 << 0,
        aside=1 << 1,
        fixed=(2, 3),
        random=4,
        placed=(Placed(tile=5, floor=1, row=0, column=2, turn=1),),
        buried=(2,),
        depth=2,
    )
    lay_tiles(g)
    assert (g.unused, g.aside, g.laid, g.explored) == (1, 2, (5,), 1 << 5)
    assert (g.cell[5], g.turned[5]) == (cell_of(1, 0, 2), 1)
    assert (len(g.pile), g.pile.count(2), g.pile.count(3), g.pile_known) == (6, 1, 1, (0,) * 6)
    assert 2 in g.pile[-2:]
    assert (g.spare.bit_count(), g.spare & sum([1 << tile for tile in (*g.pile, 0, 1, 5)])) == (33, 0)


@proves("GHT-SET-03")
def test_without_a_number_all_other_tiles_are_in_the_pile() -> None:
    g = dealt(unused=0b11)
    lay_tiles(g)
    assert (sorted(g.pile), g.spare) == (list(range(2, TILES)), 0)


@proves("GHT-RND-03")
@pytest.mark.parametrize(("n", "drawn", "left"), [(-1, 5, 0), (0, 0, 5), (3, 3, 2)])
def test_so_many_are_drawn_and_the_others_left_out(n: int, drawn: int, left: int) -> None:
    some, rest = some_of(manor(), (1, 2, 3, 4, 5), n)
    assert (len(some), len(rest), sorted((*some, *rest)), rest) == (drawn, left, [1, 2, 3, 4, 5], tuple(sorted(rest)))


@proves("GHT-FMT-02")
@pytest.mark.parametrize(("depth", "lowest"), [(0, 5), (3, 3), (1, 2)])
def test_what_is_buried_lies_in_the_lowest_part(depth: int, lowest: int) -> None:
    seen = set()
    for seed in range(60):
        g = dealt(buried=(20, 21), depth=depth)
        g.seed = str(seed)
        pile = bury(g, tuple(range(8)))
        assert (len(pile), pile[: 10 - lowest]) == (10, tuple(range(10 - lowest)))
        seen |= {pile.index(20)}
    assert min(seen) == 10 - lowest


@proves("GHT-SET-04", "GHT-RND-04", "GHT-RND-03")
def test_the_event_pile_has_the_fixed_cards_and_so_many_of_each_kind() -> None:
    g = dealt(events_unused=(0, 31), events_aside=(1, 32), events_fixed=(2, 33), events_random=(4, 3, 2))
    make_event_pile(g)
    kinds = [[card for card in g.event_pile if card in kind] for kind in KINDS]
    assert ([len(kind) for kind in kinds], len(set(g.event_pile)), g.events_aside) == ([5, 4, 2], 11, (1, 32))
    assert ({2, 33} <= set(g.event_pile), {0, 1, 31, 32} & set(g.event_pile)) == (True, set())
    assert sorted((*g.event_pile, *g.events_spare)) == [card for card in range(EVENTS) if card not in (0, 1, 31, 32)]


@proves("GHT-SET-06", "GHT-RND-05", "GHT-HID-07")
def test_the_item_pile_lacks_what_is_unused_aside_or_given_and_nobody_knows_it() -> None:
    g = dealt(items_unused=(0,), items_aside=(1,), items_first=(2,), items_shared=(3, 4))
    g.item_known = (1,)
    make_item_pile(g)
    assert (sorted(g.item_pile), g.items_aside, [*g.item_known]) == (list(range(5, ITEMS)), (1, 2, 3, 4), [0] * 20)


@proves("GHT-SET-17", "GHT-FMT-06")
def test_items_are_given_to_the_first_and_dealt_out_in_seat_order() -> None:
    g = dealt(items_aside=(1,), items_first=(2,), items_shared=(3, 4, 5, 6))
    g.items_aside, g.order = (1, 2, 3, 4, 5, 6), (1, 2, 0)
    share_items(g)
    assert (g.items, [*g.items_aside]) == ([(5,), (2, 3, 6), (4,)], [1])


# The first moment -----------------------------------------------------------------------------------------------------


@proves("GHT-SET-13", "GHT-FMT-04")
@pytest.mark.parametrize(
    ("gathering", "starts", "at", "asks"),
    [
        ("together", (5, 6), [5, 5, 5], ""),
        ("split", (5, 6), [5, 5, 6], ""),
        ("choose", (5, 6), [5, 5, 5], "ChooseStart"),
        ("choose", (5,), [5, 5, 5], ""),
    ],
)
def test_pawns_stand_together_in_turn_or_where_they_choose(
    gathering: str, starts: tuple[int, ...], at: list[int], asks: str
) -> None:
    g = dealt(gathering=gathering, starts=starts)
    g.rig("first", 2)
    run(g, Begin())
    assert (g.order, g.at, asked(g)[1], facts(g, "begins")) == ((1, 2, 0), at, asks, (1,))


@proves("GHT-SET-14", "GHT-SET-15")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_when_all_stand_in_their_places_the_contents_are_read_and_the_starting_player_has_the_turn(seed: str) -> None:
    g = opening("places", seed=seed)
    assert (g.waiting(), g.round, facts(g, "begins")) == ((g.order[0],), 1, (g.order[0],))
    assert [event.what for event in g.events or []].count("contents") == 1


@proves("GHT-SET-14", "GHT-SO-05", "GHT-SET-15")
def test_lots_are_drawn_before_the_first_turn() -> None:
    g = dealt()
    g.story = replace(g.story, lots=(Lot("coffin", "tiles", (3, 4)),))
    run(g, Begin())
    assert (len(g.lots), g.lots_left) == (1, ((3,), (4,)))


@proves("GHT-RND-01", "GHT-FMT-04")
@pytest.mark.parametrize(
    ("given", "first"),
    [
        ({}, 2),
        ({"first": "class", "first_class": 3}, 1),
        ({"first": "class", "first_class": 7}, 2),
        ({"first": "random", "first_class": 3}, 2),
        ({"first": "lowest-mp"}, 0),
    ],
)
def test_anybody_begins_unless_the_scenario_names_one(given: dict[str, Any], first: int) -> None:
    g = dealt("Flint Volt Balm", **given)
    g.rig("first", 3)
    assert first_player(g) == first


@proves("GHT-SO-05", "GHT-SO-12", "GHT-SO-13")
@pytest.mark.parametrize(("of", "fallen", "among"), [
    ("tiles", NOBODY, (3, 4)), ("hunters", NOBODY, (0, 1, 2)), ("strangers", NOBODY, (0, 2, 4, 5, 7)),
    ("strangers", 4, (4,)), ("strangers", 1, (0, 2, 4, 5, 7)),
])  # fmt: skip
def test_a_lot_may_be_anything_of_its_row(of: str, fallen: int, among: tuple[int, ...]) -> None:
    found = set()
    for value in range(1, len(among) + 1):
        g = manor(team="Wren Volt Balm")
        g.story = replace(g.story, lots=(Lot("it", of, (3, 4), told=of == "hunters"),))
        g.rig("lots", value)
        draw_lots(g, fallen)
        found |= {*g.lots}
        assert g.lots_left == tuple([(each,) for each in among])
    assert found == set(among)


@proves("GHT-SET-01", "GHT-MODE-12", "GHT-SET-02")
def test_a_party_comes_as_it_has_grown_and_remembers_the_first_who_is_gone() -> None:
    party = Party((1, 3), (4, 4), ((1, 0, 0, 0, 0, 0), (0,) * 6), fallen=(3, 6, 1))
    g = blank("places", Options(hunters=2))
    g.seed = "party"
    SetUp(party).run(g)
    assert (g.who, g.grown, g.agenda) == ([1, 3], [(1, 0, 0, 0, 0, 0), (0,) * 6], [Begin(6)])
    assert (len(g.item_pile) > 0, len(g.insanity), len(g.pile) > 0, len(g.event_pile) > 0) == (True, 52, True, True)


@proves("GHT-MODE-12")
def test_a_chapter_has_the_luck_of_its_seed() -> None:
    first, same, other = [lay_out_for(Options(hunters=2), "places", seed, Party()) for seed in ("a", "a", "b")]
    assert (first.seed, same.seed, other.seed) == ("a", "a", "b")
    for g in (first, same, other):
        g.settle()
    assert (first.pile == same.pile, first.pile == other.pile) == (True, False)


@proves("GHT-DEC-03", "GHT-GROW-12")
def test_growing_is_asked_for_and_nothing_else() -> None:
    g = GAME.new({"hunters": 2, "growth": 1}, "places", "grow")
    assert isinstance(g, Mansion)
    while asked(g)[1] != "Growing":
        g.apply(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert (offers(g, "grow") == offers(g), why_not(g, "pass") != "") == (True, True)


@proves("GHT-GROW-13", "GHT-GROW-14")
@pytest.mark.parametrize(("grown", "track", "why"), [
    ((0, 0, 0, 0, 0, 0), 0, ""), ((1, 0, 0, 0, 0, 0), 0, "GHT-GROW-13"), ((1, 0, 0, 1, 0, 0), 3, ""),
    ((0, 0, 0, 0, 0, 0), 1, "GHT-GROW-13"), ((1, 0, 0, 0, 0, 0), 3, ""),
])  # fmt: skip
def test_no_ability_is_raised_to_two_above_another(grown: tuple[int, ...], track: int, why: str) -> None:
    assert bars_raise(Options(), 1, grown, track) == why  # Wren: 0 1 1 0


@proves("GHT-MODE-04")
@pytest.mark.parametrize(
    ("given", "hunters", "solo"),
    [
        ({"players": 4}, 4, False),
        ({"players": 5, "host": True}, 4, False),
        ({"players": 1}, 3, True),
        ({"players": 1, "hunters": 2}, 2, True),
        ({"players": 4, "solo": True}, 3, True),
        ({"players": 4, "hunters": 2}, 2, False),
    ],
)
def test_one_person_leads_three_and_several_one_each(given: dict[str, Any], hunters: int, solo: bool) -> None:
    made = settled(Options(**given))
    assert (made.hunters, made.solo) == (hunters, solo)
