"""Experience and Levels. XP"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, hold, run, scene, slot, told, way, where
from hauntbox.games.ghostbusters2.campaign.campaign_state import Team
from hauntbox.games.ghostbusters2.cards import events, tools
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.cards.names import GOO_EVENT
from hauntbox.games.ghostbusters2.flow import lay_out, lay_out_for
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.figures import gain_xp
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.street.sight import reach
from hauntbox.ledger import proves


@proves("GBT-XP-02")
def test_a_closed_gate_gives_xp_for_each_token_to_its_owner() -> None:
    g = scene(at="A1 E1 A5", marks="G1 C3, G2 E5", scenario="retrial")
    hold(g, 0, "C3", 1)
    hold(g, 1, "C3", 1)
    g.rig("combat", 4)
    do(g, "fire C3")
    assert (g.xp, g.held, told(g).count("xp")) == ([2, 1, 0, 0], [(), (), (), ()], 2)


@proves("GBT-XP-04")
@pytest.mark.parametrize(("open_gates", "xp"), [("G1 C3", [7, 2, 2, 2]), ("", [7, 2, 2, 2])])
def test_a_goal_that_is_reached_gives_xp_to_all(open_gates: str, xp: list[int]) -> None:
    g = scene(at="A1 E5", entities="GT D1", marks=open_gates, scenario="platform")
    hold(g, 0, "D1", 5)
    g.rig("combat", 6)
    g.rig("resist", 1)
    do(g, "attempt D1")
    assert (g.xp, told(g)[-1]) == (xp, "won")


@proves("GBT-XP-04")
@pytest.mark.parametrize(("timer", "xp"), [(4, 4), (3, 3)])
def test_a_goal_that_is_missed_gives_nothing(timer: int, xp: int) -> None:
    g = scene(at="A1", marks="G1 C3", scenario="court", timer=timer)
    hold(g, 0, "C3", 2)
    g.rig("combat", 4)
    do(g, "fire C3")
    assert (g.xp[0], told(g)[-1]) == (xp, "won")


@proves("GBT-XP-13")
def test_the_xp_of_a_goal_count_for_a_level() -> None:
    g = scene(at="A1", marks="G1 C3", scenario="court", xp=3)
    hold(g, 0, "C3", 1)
    hold(g, 1, "C3", 1)
    g.options = Options(token_xp=0)
    g.xp = [4, 3, 4, 4]
    g.rig("combat", 4)
    do(g, "fire C3")
    assert (g.xp, g.level, len(g.cards[0])) == ([5, 4, 5, 5], [2, 1, 2, 2], 1)


@proves("GBT-XP-05")
@pytest.mark.parametrize(("scenario", "xp", "level"), [("court", 0, 1), ("contempt", 5, 2), ("retrial", 11, 3)])
def test_one_starts_at_level_1_with_no_xp_unless_the_scenario_comes_later(scenario: str, xp: int, level: int) -> None:
    g = lay_out(Options(bench="bookkeeper"), scenario, "seed")
    g.settle()
    assert (g.xp, g.level) == ([xp] * 4, [level] * 4)


@proves("GBT-XP-07")
def test_there_are_five_levels() -> None:
    g = scene()
    seen = []
    for _ in range(40):
        gain_xp(g, 0, 1)
        run(g, RESOLVED)
        seen.append(g.level[0])
    assert [seen.index(level) + 1 for level in (2, 3, 4, 5)] == [5, 11, 18, 26]
    assert max(seen) == 5


@proves("GBT-XP-06")
def test_the_track_ends_at_30() -> None:
    g = scene(entities="DS C1", xp=28)
    hold(g, 0, "C1", 2)
    g.rig("combat", 6)
    do(g, "fire C1")
    assert g.xp[0] == 30


@proves("GBT-XP-09")
def test_a_level_gives_its_card_once() -> None:
    g = scene()
    for _ in range(3):
        gain_xp(g, 0, 3)
        run(g, RESOLVED)
    assert (g.xp[0], g.level[0], len(g.cards[0])) == (9, 2, 1)


@proves("GBT-XP-09")
def test_a_leap_over_two_levels_gives_the_cards_of_both() -> None:
    g = scene(xp=4)
    gain_xp(g, 0, 7)
    run(g, RESOLVED)
    assert (g.level[0], len(g.cards[0])) == (3, 2)


def test_who_comes_from_an_earlier_scenario_draws_nothing_again() -> None:
    team = Team((0, 1, 2, 3), (5, 5, 11, 0), ((tools.SIREN,), (), (), ()), (28, 24, 30, 26))
    g = lay_out_for(Options(), "contempt", "seed", team)
    g.settle()
    assert (g.level, [len(hand) for hand in g.cards]) == ([2, 2, 3, 1], [2, 1, 1, 1])


@proves("GBT-XP-10")
def test_nothing_takes_xp_away() -> None:
    g = scene(at="A1", entities="GW C1", xp=5)
    gain_xp(g, 0, -2)
    gain_xp(g, 0, 0)
    assert "xp" not in told(g)
    g.rig("combat", 1)
    g.rig("movement", way("w") + 1)
    do(g, "fire C1", "end")
    assert (dirt(g, 0), g.xp[0]) == (["-1 Movement"], 5)


@proves("GBT-XP-12")
def test_what_is_banished_gives_no_xp_and_its_tokens_go_back() -> None:
    g = scene(at="A1 A5", entities="MG D3", cards="Banishing Verse", xp=18)
    hold(g, 0, "D3", 1)
    hold(g, 1, "D3", 1)
    do(g, "use better Banishing Verse", "aim D3", "way e")
    assert (g.xp[:2], g.held[:2], g.spirit[CODES["MG"]]) == ([18, 18], [(), ()], 1)


@proves("GBT-XP-12")
def test_what_leaves_the_map_gives_no_xp() -> None:
    g = scene(at="C1", entities="DS D3")
    hold(g, 0, "D3", 1)
    one = slot(g, "D3")
    g.rig("combat", 3)
    g.rig("movement", way("e") + 1)
    do(g, "fire D3")
    g.rig("combat", 3)
    g.rig("movement", way("e") + 1)
    do(g, "fire E3")
    assert (where(g, one), g.xp[0], g.held[0]) == ("gone", 0, ())


@proves("GBT-XP-08")
def test_a_new_ability_does_not_work_in_the_shot_that_gave_it() -> None:
    g = scene(at="A1", entities="GW C1, GW E1", team="Theorist Regular Gearhead Frontman", xp=10)
    g.rig("combat", 3)
    before = reach(g, 0)
    do(g, "fire C1")
    assert (before, g.level[0], reach(g, 0)) == (3, 3, 4)


@proves("GBT-XP-13")
def test_a_level_gained_by_a_maneuver_waits_until_it_is_over() -> None:
    """The Frontman digs himself to Level 3; his neighbour is Slimed by what he finds, and he cannot step in yet."""
    g = scene(at="B2 B3", marks="P C3", team="Frontman Gearhead Theorist Regular", xp=10)
    g.goo, g.omens = (GOO_EVENT,), (events.TEMPER,)
    g.rig("ability", 6, 1, 6, 6)
    do(g, "investigate C3")
    assert (dirt(g, 1), g.level[0], type(g.asking()).__name__) == (["-1 Hit"], 3, "Turn")
