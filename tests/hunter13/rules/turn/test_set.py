"""Components, modes and set-up. CMP, MODE, SET, RND"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME, components
from hauntbox.games.hunter13.actions import PERSON_OF, TILE_OF
from hauntbox.games.hunter13.campaign.campaign_state import Party
from hauntbox.games.hunter13.content import SHIPPED, sheet_of, story_of, text_of, titles
from hauntbox.games.hunter13.content.story import Deal, Lot, Placed, Story
from hauntbox.games.hunter13.flow import lay_out, lay_out_for
from hauntbox.games.hunter13.options import Options, check, seats
from hauntbox.games.hunter13.rules.dice import BLACK, black_set, judge_card
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.rules.hunters.insanity import PACK
from hauntbox.games.hunter13.rules.hunters.points import base_hp, base_mp
from hauntbox.games.hunter13.rules.mansion.arriving import Enter
from hauntbox.games.hunter13.rules.mansion.charting import place
from hauntbox.games.hunter13.rules.mansion.exploring import Explore
from hauntbox.games.hunter13.rules.mansion.house import cell_of
from hauntbox.games.hunter13.rules.turn.rounds import item_points, movement
from hauntbox.games.hunter13.rules.turn.setup import SetUp, draw_lots, first_player
from hauntbox.games.hunter13.state import HP, NOBODY, Mansion, blank, from_left, host, monsters_at
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves
from hunter13.acting import action, do, facts, give, offers, run, told, why_not
from hunter13.manor import beast, manor
from hunter13.pictures import seen


def begun(scenario: str = "places", seed: str = "set", **options: Any) -> Mansion:
    """A game at the first turn: everybody has taken the first that was offered."""
    g = lay_out(Options(**options), scenario, seed)
    g.events = []
    g.settle()
    while g.active == NOBODY:
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    return g


def prepared(seed: str = "set", **deal: Any) -> Mansion:
    """A position after Preparation, before anybody has chosen a character."""
    given = {"placed": (Placed(16, 1),), "starts": (16,), **deal}
    g = blank("places", Options(hunters=2))
    g.seed, g.events, g.story = seed, [], Story(deal=Deal(**given))
    g.then(SetUp())
    g.settle()
    return g


@proves("GHT-CMP-01", "GHT-CMP-02", "GHT-CMP-04")
def test_forty_two_tiles_fifty_five_events_twenty_five_items_and_fifty_two_insanity_cards() -> None:
    assert components(begun()) == {"tiles": 42, "events": 55, "items": 25, "insanity": 52}


@proves("GHT-CMP-05", "GHT-CMP-06", "GHT-SET-05")
def test_the_insanity_pile_has_four_of_each_card_and_no_joker() -> None:
    g = prepared()
    assert Counter(g.insanity) == dict.fromkeys(range(2, 15), 4)
    assert sum(card < 11 for card in PACK) == 36
    assert g.insanity != PACK


@proves("GHT-CMP-07", "GHT-CMP-08", "GHT-SET-07")
def test_everybody_and_the_monsters_have_ten_judge_cards_of_their_own() -> None:
    g = manor(no_reshuffle=True)
    run(g)
    for role in (0, black_set(g)):
        assert sorted(judge_card(g, role, BLACK) for _ in range(10)) == list(range(1, 11))
    assert g.judges[1] == ()
    fresh = prepared()
    do(fresh, "be Wren")
    assert fresh.who == [1, NOBODY]


@proves("GHT-CMP-11", "GHT-CMP-16")
def test_any_number_of_monsters_stay_each_on_its_tile() -> None:
    g = manor()
    names = ["E-31", "E-32", "E-33", "E-34", "E-36", "E-38"]
    for name in names:
        beast(g, name, "T-39")
    assert len(monsters_at(g, TILE_OF["T-39"])) == 6


@proves("GHT-CMP-13")
def test_there_is_a_tower_marker_for_each_tower() -> None:
    assert len(begun().joint) == 2


@proves("GHT-CMP-14", "GHT-CMP-15")
def test_counters_never_run_out() -> None:
    g = run(manor(extra_hp=12), Hurt(0, HP, 999, cancellable=False))
    assert g.hurt[0] == 999


@proves("GHT-CMP-18", "GHT-MODE-10", "GHT-MODE-11")
def test_thirteen_scenarios_the_first_to_begin_with_and_none_easier_than_the_one_before() -> None:
    assert [title.name.split(".")[0] for title in titles().values()] == [str(n) for n in range(1, 14)]
    levels = [sheet_of(name).level for name in SHIPPED]
    assert levels == sorted(levels)
    assert next(iter(GAME.scenarios)) == SHIPPED[0]


# Modes ---------------------------------------------------------------------------------------------------------------


@proves("GHT-MODE-01", "GHT-MODE-03")
@pytest.mark.parametrize("hunters", [2, 3, 4])
def test_two_to_four_hunters_play_any_scenario(hunters: int) -> None:
    for name in SHIPPED:
        g = begun(name, hunters=hunters)
        assert len(g.who) == len(g.at) == len(seats(g.options)) == hunters


@proves("GHT-MODE-01", "GHT-MODE-04")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        (Options(players=4, hunters=1), "2 to 4"),
        (Options(players=4, hunters=5), "2 to 4"),
        (Options(players=1, hunters=4), "solo needs"),
        (Options(players=2, hunters=2, solo=True, host=True), "exclude"),
    ],
)
def test_another_number_of_hunters_or_a_host_beside_a_solo_player_is_refused(options: Options, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        check(options)


@proves("GHT-MODE-01", "GHT-MODE-03", "GHT-MODE-04")
def test_there_are_as_many_hunters_as_people_four_if_nothing_is_said_and_three_for_one() -> None:
    assert len(begun().who) == 4
    assert [seats(Options(players=n)) for n in (2, 3)] == [[(0,), (1,)], [(0,), (1,), (2,)]]
    assert seats(Options(players=1)) == [(0, 1, 2)]


@proves("GHT-MODE-04", "GHT-MODE-05")
def test_a_solo_player_leads_two_or_three_each_with_hand_and_items() -> None:
    assert seats(Options(hunters=2)) == [(0,), (1,)]  # unless that is said
    options = Options(solo=True, hunters=3)
    assert seats(options) == [(0, 1, 2)]
    assert len(begun(solo=True, hunters=3).hand) == 3
    with pytest.raises(BadOption):
        check(Options(solo=True, hunters=4))


@proves("GHT-MODE-06", "GHT-MODE-07")
def test_a_host_has_a_seat_and_no_character() -> None:
    assert host(begun()) == NOBODY
    g = begun(players=5, host=True)
    assert (host(g), len(g.minds), len(g.who)) == (4, 5, 4)
    assert seats(g.options)[-1] == (4,)


@proves("GHT-MODE-08", "GHT-SCN-03")
def test_contents_are_read_before_the_first_round() -> None:
    g = begun()
    assert told(g).index("contents") < told(g).index("round")


@proves("GHT-MODE-09")
def test_no_clue_is_read_before_a_hunter_has_brought_it_about() -> None:
    g = begun()
    assert (g.clues, g.heard) == (0, [0] * 4)
    run(g, Explore(g.active, g.at[0]))  # no clue waits for the Entrance
    assert g.clues == 0
    place(g, TILE_OF["T-5"], cell_of(1, -1, 0), 0)
    run(g, Enter(g.active, TILE_OF["T-5"]))
    assert g.clues == 1
    assert all(g.heard)


@proves("GHT-MODE-13", "GHT-DEC-01")
def test_a_scenario_of_the_players_own_is_played_like_a_shipped_one() -> None:
    text = text_of("places").replace("Thirteen Places at Table", "Our Own Table")
    g = begun(text, hunters=2)
    assert (g.story.title, g.scenario) == ("Our Own Table", text)
    assert g.at == [16] * 2


@proves("GHT-MODE-12", "GHT-GROW-11")
def test_singly_a_scenario_gives_growth_by_its_level_in_a_row_the_party_comes_as_it_is() -> None:
    assert [sum(steps) for steps in begun("bride").grown] == [3] * 4
    party = Party(characters=(0, 1), points=(1, 1), grown=((1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 2)))
    g = lay_out_for(Options(hunters=2), "bride", "set", party)
    g.settle()
    while g.active == NOBODY:
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert (g.who, g.grown) == ([0, 1], [(1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 2)])
    with pytest.raises(BadOption):
        lay_out_for(Options(hunters=1), "bride", "set", party)


# Set-up --------------------------------------------------------------------------------------------------------------


@proves("GHT-SET-01", "GHT-SET-02", "GHT-SET-03")
def test_tiles_left_out_set_aside_and_shuffled_by_the_scenario() -> None:
    g = prepared(unused=1 << 0, aside=1 << 1, fixed=(4, 5), random=6)
    assert (g.unused, g.aside, len(g.pile)) == (1, 2, 8)
    assert seen(g, 0).when.rule == "GHT-SET-01"
    assert {4, 5} <= set(g.pile)
    assert not {0, 1, 16} & set(g.pile)
    assert g.spare.bit_count() == 42 - 8 - 3


@proves("GHT-SCN-02", "GHT-FMT-02")
def test_where_the_preparation_says_nothing_all_other_tiles_and_cards_are_used() -> None:
    g = prepared()
    assert (g.unused, g.aside, g.spare, sorted(g.pile)) == (0, 0, 0, [tile for tile in range(42) if tile != 16])
    assert (len(g.event_pile), len(g.item_pile)) == (55, 25)
    places = {prepared(fixed=(4,), buried=(4,), random=19, seed=f"deep {n}").pile.index(4) for n in range(40)}
    assert places == set(range(10, 20))  # anywhere in the lower half


@proves("GHT-SET-04", "GHT-RND-04")
def test_one_pile_of_events_monsters_and_traps() -> None:
    g = prepared(events_unused=(0,), events_aside=(36,), events_random=(4, 2, 1), events_fixed=(5,))
    assert Counter(min(card // 15, 3) for card in g.event_pile)[2] == 2
    assert (len(g.event_pile), 5 in g.event_pile, 0 in g.event_pile, g.events_aside) == (8, True, False, (36,))
    assert list(prepared().event_pile) != sorted(prepared().event_pile)


@proves("GHT-SET-06", "GHT-RND-05")
def test_the_items_that_are_used_are_shuffled() -> None:
    g = prepared(items_unused=(0,), items_aside=(8,))
    assert sorted(g.item_pile) == [item for item in range(25) if item not in (0, 8)]
    assert list(g.item_pile) != sorted(g.item_pile)


@proves("GHT-SET-08")
def test_nobody_shares_a_sheet() -> None:
    g = prepared()
    do(g, "be Flint")
    assert (facts(g, "is"), g.who[0]) == ((0, PERSON_OF["Flint"]), PERSON_OF["Flint"])
    assert why_not(g, "be Flint") == "GHT-SET-08"
    assert "be Flint" not in offers(g)
    assert [seen(g, 1).things[f"sheet:{name}"].dim for name in ("flint", "wren")] == ["taken", ""]


@proves("GHT-SET-09")
def test_hp_and_mp_as_printed_with_what_growth_and_the_table_add() -> None:
    g = manor(team="Flint Ombra", extra_mp=1)
    g.grown[0] = (0, 0, 0, 0, 2, 0)
    assert (base_hp(g, 0), base_mp(g, 0), base_mp(g, 1)) == (28, 19, 26)
    g = manor(team="Flint Ombra", extra_hp=2)
    assert (base_hp(g, 0), base_mp(g, 0), base_mp(g, 1)) == (26, 18, 25)


@proves("GHT-SET-11", "GHT-SET-12")
def test_two_movement_points_and_one_item_point_but_for_feats_and_cards() -> None:
    g = manor(team="Volt Wren Magpie")
    assert [movement(g, role) for role in range(3)] == [2, 3, 2]
    assert [item_points(g, role) for role in range(3)] == [1, 1, 2]
    g.slowed = 2
    assert movement(g, 1) == 1


@proves("GHT-SET-13", "GHT-SET-16", "GHT-SET-17")
def test_all_begin_on_the_starting_tile_which_is_explored_with_empty_hands() -> None:
    g = begun()
    assert g.at == [16] * 4
    assert g.explored == 1 << 16
    assert (g.items, g.hand) == ([()] * 4, [()] * 4)


@proves("GHT-SET-14", "GHT-SET-15", "GHT-RND-01")
def test_a_random_player_starts_and_turns_pass_to_the_left() -> None:
    firsts = {begun(seed=f"first {n}").order[0] for n in range(30)}
    assert firsts == {0, 1, 2, 3}
    g = begun(seed="first 1")
    assert (g.order, facts(g, "begins")) == (tuple(from_left(g, g.order[0])), (g.order[0],))
    g.story = Story(deal=Deal(first="lowest-mp"))
    assert base_mp(g, first_player(g)) == min(base_mp(g, role) for role in range(4))


@proves("GHT-RND-02")
def test_the_pile_of_tiles_is_shuffled_another_way_in_every_game() -> None:
    assert len({begun(seed=f"pile {n}").pile for n in range(5)}) == 5


def lots_drawn(g: Mansion, first: int) -> tuple[int, ...]:
    g.lots = ()
    draw_lots(g, first)
    return g.lots


@proves("GHT-RND-03", "GHT-SO-05")
def test_fillers_and_lots_are_drawn_at_random_and_nobody_is_told() -> None:
    assert len({begun(seed=f"filler {n}").spare for n in range(5)}) > 1
    assert [len(prepared(fixed=(4, 5), random=n).pile) for n in (0, 1, 39)] == [2, 3, 41]
    g = manor()
    g.story = Story(lots=(Lot("a", "tiles", (3, 4, 5)), Lot("b", "strangers")))
    drawn: set[tuple[int, ...]] = set()
    for _ in range(40):
        drawn.add(lots_drawn(g, NOBODY))
    assert {lots[0] for lots in drawn} == {3, 4, 5}
    assert not {lots[1] for lots in drawn} & set(g.who)
    assert "drawn" not in told(g)
    assert lots_drawn(g, 7)[1] == 7  # the first who fell in the campaign comes back


def test_tiles_can_be_buried_in_the_lowest_part_of_the_pile() -> None:
    for n in range(10):
        g = blank("places", Options(hunters=2))
        g.story = Story(deal=Deal(placed=(Placed(16, 1),), starts=(16,), buried=(4, 5), depth=6))
        g.seed = f"bury {n}"
        g.then(SetUp())
        g.settle()
        assert {4, 5} <= set(g.pile[-6:])


def test_start_tiles_may_be_chosen_and_items_shared_out() -> None:
    g = begun("bride", hunters=2)
    assert set(g.at) <= set(story_of("bride", 2).deal.starts)
    heir = begun("heir", hunters=2)
    assert heir.items[heir.order[0]] == (3,)
    assert action("tile T-6") in GAME.universe(g)
    give(g, 0, "I-1")
    assert g.items[0] == (0,)
