"""A mission begins: seats, who is active, cards, the start tile. SET, ROLE, DEC, PAR, MIS"""

from __future__ import annotations

from typing import Any

import pytest

from betwixt.outdoors import answered, bag_of_mission_1, doors_of, guide_1, in_play, sizes
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, asked, do, give, names_of, offers, run, scene, told, why_not
from hauntbox.games.betwixt.cards.decks import FIRST
from hauntbox.games.betwixt.cards.words import BLEED, TRQ
from hauntbox.games.betwixt.options import Options, seats
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.explore.drawing import next_tiles
from hauntbox.games.betwixt.rules.explore.exploring import Follow
from hauntbox.games.betwixt.rules.explore.starting import begin, hand_out
from hauntbox.games.betwixt.rules.fight.knockout import KnockOut
from hauntbox.games.betwixt.rules.fight.victory import EXCHANGE
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.guide import GUIDES, Guide
from hauntbox.games.betwixt.rules.seats import roller, runner
from hauntbox.games.betwixt.state import ACTIVE, EXPLORATION, FAMILY, LOOKOUT, Farm
from hauntbox.kernel.contract import asks
from hauntbox.ledger import proves


def begun(mission: Guide | None = None, **options: Any) -> Farm:
    """A mission at its first question."""
    g = Farm(options=Options(**options))
    g.seed, g.events = "start", []
    GUIDES["test"] = mission or guide_1()
    begin(g, "test")
    g.settle()
    return g


CARDS = ("pick Golf Club", "pick Kitchen Knife", "pick Hockey Stick", "pick Slingshot")
FAMILY_CARDS = ("who Bill", "who Joan", "pick Sneakers", "who Maddox", "pick Bike Helmet", "stash")
SPACES = ("space A1", "space B1", "space A2")


def explored(active: str = "Bill Joan Avelynn", **options: Any) -> Farm:
    """The same at its first Exploration Phase."""
    g = begun(**options)
    do(g, f"active {active}", *CARDS, *FAMILY_CARDS, *SPACES[: len(active.split())])
    return g


@proves("TGB-DEC-01", "TGB-SET-03", "TGB-ROLE-10")
def test_the_players_choose_which_three_are_active() -> None:
    g = begun()
    assert (asked(g), len(offers(g))) == ("Muster Family", 4)
    assert why_not(g, "active Bill Joan") == "TGB-ROLE-10"
    assert why_not(g, "pick Golf Club") == "TGB-DEC-39"
    do(g, "active Bill Joan Maddox")
    assert (g.post, told(g, "active")) == ([ACTIVE, ACTIVE, LOOKOUT, ACTIVE], [(0, 1, 3)])


@proves("TGB-PAR-01")
@pytest.mark.parametrize(("n", "answers"), [(1, 4), (2, 6), (4, 1)])
def test_how_many_are_active_can_be_changed(n: int, answers: int) -> None:
    assert len(offers(begun(active_fms=n))) == answers <= 6


@proves("TGB-SET-04")
def test_target_tokens_of_the_active_are_in_the_bag_and_those_of_the_lookout_not() -> None:
    assert explored("Bill Joan Maddox").pool[:4] == [6, 6, 0, 6]


@proves("TGB-SET-07", "TGB-MIS-02")
def test_the_missions_tokens_are_in_bags_split_over_the_doors_of_the_start_tile() -> None:
    g = begun()
    assert (doors_of(g, "1"), sizes(g)) == ("NE", [18, 17])
    assert sorted([*g.bags[0], *g.bags[1]]) == sorted(bag_of_mission_1())
    g = begun(guide_1(walled=0b0001))
    assert (doors_of(g, "1"), sizes(g), g.walled) == ("E", [35], 1)


@proves("TGB-SET-08", "TGB-DEC-39")
def test_each_fm_takes_one_of_the_cards_offered() -> None:
    g = begun()
    do(g, "active Bill Joan Avelynn")
    assert (asked(g), offers(g)) == ("Outfit Bill", ["pick Golf Club", "pick Baseball Bat"])
    assert why_not(g, "pick Slingshot") == "TGB-SET-08"
    do(g, *CARDS)
    assert [names_of(g, fm)[0] for fm in range(4)] == ["Golf Club", "Kitchen Knife", "Hockey Stick", "Slingshot"]
    assert told(g, "takes") == [(fm, g.cards[fm][0]) for fm in range(4)]
    assert (g.hp[:4], g.fp) == ([gear(g, fm).hp for fm in range(4)], [gear(g, fm).fp for fm in range(4)])


@proves("TGB-DEC-40", "TGB-DEC-41")
def test_family_cards_are_taken_one_by_one_and_given_to_an_fm_or_the_stash() -> None:
    g = begun()
    do(g, "active Bill Joan Avelynn", *CARDS)
    assert (asked(g), offers(g)) == (
        "Carry Family",
        [*[f"who {n}" for n in ("Bill", "Joan", "Avelynn", "Maddox")], "stash"],
    )
    do(g, "who Bill", "stash")
    assert (asked(g), offers(g)) == (
        "FamilyCard Family",
        [f"pick {n}" for n in ("Bike Helmet", "Sneakers", "Gardening Gloves")],
    )
    do(g, "pick Sneakers", "who Joan")
    assert (names_of(g, JOAN)[4], len(g.stash)) == ("Sneakers", 1)
    assert told(g, "takes")[-1] == (JOAN, g.cards[JOAN][4])
    assert told(g, "stashed") == [(g.stash[0],)]
    assert offers(g) == ["pick Bike Helmet", "pick Gardening Gloves"]
    do(g, "pick Bike Helmet", "stash")
    assert asked(g) == "StartSpace Bill"


@proves("TGB-INV-21")
def test_a_card_goes_to_its_own_position_and_else_to_extra_inventory() -> None:
    g = begun()
    do(g, "active Bill Joan Avelynn", *CARDS, "who Bill", "who Bill")
    assert (names_of(g, BILL)[7], names_of(g, BILL)[8]) == ("Band-Aids", "Soda Pop")
    g.hp[JOAN], g.fp[JOAN], fresh = 1, 1, gear(g, JOAN)
    assert hand_out(g, JOAN, FIRST["Sneakers"])
    assert (g.hp[JOAN], g.fp[JOAN]) == (gear(g, JOAN).hp, gear(g, JOAN).fp)
    assert fresh.hp > 1
    full = scene("B.....", extra_spaces=1)
    give(full, BILL, "Band-Aids", "Soda Pop")
    full.hp[BILL] = 2
    assert (hand_out(full, BILL, FIRST["Candy Bar"]), full.hp[BILL]) == (False, 2)


@proves("TGB-SET-14")
def test_dice_of_the_starting_cards_count_at_once() -> None:
    g = begun(guide_1(offered=("Hockey Pads",), taken=1))
    do(g, "active Bill Joan Avelynn", *CARDS, "stash", "stash", "pick Hockey Pads")
    before = len(gear(g, BILL).defense)
    do(g, "who Bill")
    assert len(gear(g, BILL).defense) > before


@proves("TGB-SET-09", "TGB-CMP-34")
def test_the_missions_tiles_lie_ready_and_only_the_start_tile_is_laid() -> None:
    g = begun()
    assert (in_play(g), len(next_tiles(g, 0))) == (["1"], 9)


@proves("TGB-SET-10", "TGB-DEC-101", "TGB-MIS-03")
def test_the_active_fms_are_put_on_free_spaces_of_the_start_tile_that_the_mission_names() -> None:
    g = begun()
    do(g, "active Bill Joan Avelynn", *CARDS, *FAMILY_CARDS)
    assert (asked(g), offers(g)) == ("StartSpace Bill", [f"space {c}{r}" for r in (1, 2) for c in "ABEF"])
    assert why_not(g, "space A4") == "TGB-MIS-03"
    do(g, SPACES[0])
    assert why_not(g, SPACES[0]) == "TGB-MIS-03"  # somebody stands there
    do(g, *SPACES[1:])
    assert (g.at[:4], told(g, "stands")) == ([0, 1, 8, -1], [(0, 0), (1, 1), (2, 8)])


@proves("TGB-FLOW-09")
def test_spaces_that_the_mission_names_go_before_the_general_rule() -> None:
    g = begun(guide_1(spaces=0b1, picks=((), (), (), ()), given=(), taken=0))
    do(g, "active Bill Joan Avelynn")
    assert offers(g) == ["space A1"]
    g = begun(guide_1(spaces=0, picks=((), (), (), ()), given=(), taken=0))
    do(g, "active Bill Joan Avelynn")
    assert len(offers(g)) == g.map.floor.bit_count()


@proves("TGB-SET-11", "TGB-EXP-01")
def test_play_begins_with_the_exploration_phase() -> None:
    g = explored()
    assert (asked(g), g.phase) == ("Household Family", EXPLORATION)


@proves("TGB-SET-13", "TGB-SET-06")
def test_hp_and_fp_are_full_and_tokens_and_chips_gone_at_the_start_of_each_mission() -> None:
    g = explored()
    g.hp[BILL], g.fp[BILL], g.post[JOAN] = 1, 0, 2
    gain(g, BILL, BLEED, 2)
    gain_chip(g, BILL, TRQ)
    begin(g, "test")
    assert (g.hp[BILL], g.fp[BILL], g.status[BILL], g.chips[BILL], g.post[JOAN]) == (10, 5, 0, (), LOOKOUT)


@proves("TGB-SET-12")
def test_a_later_mission_begins_with_what_the_family_has() -> None:
    g = explored()
    g.agenda.clear()
    g.level[BILL], g.purse = 2, 7
    begin(g, "test")
    assert (g.level[BILL], g.purse, names_of(g, BILL)[0], in_play(g)) == (2, 7, "Golf Club", ["1"])
    assert sizes(g) == [18, 17]


@proves("TGB-SET-01")
def test_the_mission_hears_of_the_start_before_the_first_decision() -> None:
    with answered(None) as heard:
        g = begun()
    assert (heard, asked(g), g.hp[:4]) == ([("start",)], "Muster Family", [gear(g, fm).hp for fm in range(4)])


# Seats ---------------------------------------------------------------------------------------------------------------


def seated(g: Farm) -> list[int]:
    """By role, and the family last: the number of its player's seat."""
    return [next(n for n, seat in enumerate(seats(g.options)) if mind in seat) for mind in g.minds]


@proves("TGB-ROLE-02", "TGB-ROLE-14")
def test_one_player_has_every_fm_and_the_monsters_before_the_first_decision() -> None:
    g = begun(players=1)
    assert (seated(g), runner(g)) == ([0] * 5, 0)


@proves("TGB-ROLE-03", "TGB-ROLE-04")
@pytest.mark.parametrize(("active", "runs"), [("Bill Joan Avelynn", 1), ("Joan Avelynn Maddox", 0)])
def test_of_two_players_each_has_two_fms_and_who_has_one_active_runs_the_monsters(active: str, runs: int) -> None:
    g = explored(active, players=2)
    assert (seated(g), runner(g)) == ([0, 0, 1, 1, 0], runs)


@proves("TGB-ROLE-05", "TGB-ROLE-06")
def test_three_players_have_one_active_fm_each_and_share_the_monsters() -> None:
    g = explored("Bill Avelynn Maddox", players=3)
    assert ([g.minds[fm] for fm in (BILL, AVELYNN, MADDOX)], runner(g)) == ([0, 1, 2], -1)


@proves("TGB-ROLE-05")
def test_when_an_fm_goes_on_lookout_its_player_takes_over_who_comes() -> None:
    g = explored("Bill Avelynn Maddox", players=3)
    g.agenda.clear()
    run(g, EXCHANGE)
    do(g, "who Avelynn")
    assert g.minds[JOAN] == 1


@proves("TGB-ROLE-12")
def test_the_player_of_a_ko_d_fm_takes_over_who_comes_in() -> None:
    g = explored("Bill Avelynn Maddox", players=3)
    g.agenda.clear()
    run(g, KnockOut(MADDOX))
    assert g.minds[JOAN] == 2


@proves("TGB-ROLE-07", "TGB-EX-28")
def test_of_four_players_the_one_whose_fm_is_on_lookout_runs_the_monsters() -> None:
    g = explored("Bill Joan Maddox", players=4)
    assert (g.minds, runner(g)) == ([0, 1, 2, 3, 0], AVELYNN)


@proves("TGB-ROLE-11")
@pytest.mark.parametrize("agreed", [((0,), (1, 2, 3)), ((2, 3), (1,), (0,))])
def test_the_players_may_agree_on_any_other_seats(agreed: tuple[tuple[int, ...], ...]) -> None:
    g = begun(players=2)
    do(g, "active Bill Joan Avelynn")
    for fm in range(4):
        g.agenda.clear()
        run(g, Follow(fm, 0))
        assert [bool(asks(g, seat)) for seat in agreed] == [fm in seat for seat in agreed]


@proves("TGB-ROLE-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_have_all_roles_among_them(players: int) -> None:
    assert set(seated(explored(players=players))) == set(range(players))
    assert len(seats(Options(players=players))) == players


@proves("TGB-ROLE-08")
def test_monsters_have_no_role_that_could_choose_for_them() -> None:
    g = explored()
    assert (len(g.minds), runner(g) in g.minds) == (5, True)


@proves("TGB-ROLE-09")
def test_somebody_other_than_the_defenders_player_rolls_for_a_monster_if_there_is_one() -> None:
    assert roller(explored(players=1), BILL) == 0
    g = explored(players=2)
    assert [roller(g, fm) for fm in (BILL, AVELYNN)] == [1, 0]
    assert [roller(explored(players=4), fm) for fm in (BILL, MADDOX)] == [3, 0]


@proves("TGB-ROLE-13")
def test_what_belongs_to_all_is_the_first_seats_and_an_fms_own_its_players() -> None:
    g = explored(players=4)
    assert (g.waiting(), g.minds[FAMILY]) == ((FAMILY,), 0)
    do(g, "approach", "door 1 N", "who Joan")
    assert [g.minds[role] for role in g.waiting()] == [1]


@proves("TGB-ROLE-15")
@pytest.mark.parametrize(
    ("players", "minds"), [(1, [0, 0, 0, 0]), (2, [0, 0, 1, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])]
)
def test_with_all_four_active_the_first_seat_of_three_plays_the_fourth(players: int, minds: list[int]) -> None:
    g = begun(players=players, active_fms=4)
    do(g, "active Bill Joan Avelynn Maddox")
    assert seated(g)[:4] == minds
