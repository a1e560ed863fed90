"""Campaigns: what a team takes along, what it leaves, and what comes next. CAM"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import dirt, give, scene
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.campaign.campaign_state import Carry, Team
from hauntbox.games.ghostbusters2.campaign.interlude import Recess
from hauntbox.games.ghostbusters2.campaign.road import STORIES, series
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF, EVENTS
from hauntbox.games.ghostbusters2.cards.kinds import BOSS, CODES, KINDS, SLIMES
from hauntbox.games.ghostbusters2.content import sheet_of, street_of
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.wire import Action, Chapter, Outcome
from hauntbox.ledger import proves

assert GAME.campaigns is not None
CAMPAIGNS = GAME.campaigns
CLASS_S = ("Containment Relay", "Slime Cannon", "Chalk Circle", "Ladder Rig")
LEADS = ("lead regular", "lead gearhead", "lead theorist", "lead frontman")  # by role
FIRST_TRY = Team(())
VETERANS = Team((3, 1, 2, 0), (9, 9, 9, 9), ((12,), (), (), ()), (27, 25, 31, 28), (0, 1, 2, 3), (0, 0, 0, 0), 2)


def last_position(won: bool = True, **position: Any) -> Busters:
    """The end of a scenario, with Class-S cards for all."""
    g = scene(**position)
    for role, name in enumerate(CLASS_S):
        give(g, role, name)
    g.end(Outcome("GBT-CSC-02" if won else "GBT-SCN-08", (float(won),) * 4))
    return g


def after(g: Any, scenario: str = "court", team: Team = FIRST_TRY, game: str = "ghostbusters2") -> Any:
    return CAMPAIGNS.after(g.options, Chapter(game, scenario, Carry("scoleri", team)), g)


def act_of(text: str) -> Action:
    return next(act for act in CAMPAIGNS.interlude.universe(None) if str(act).lower() == text)


def recess(chapter: Chapter, *answers: str, **options: Any) -> Recess:
    """The interlude, as far as these answers lead it."""
    assert CAMPAIGNS.interlude.lay_out_for is not None
    g = CAMPAIGNS.interlude.lay_out_for(Options(**options), chapter.scenario, "recess", chapter.carry)
    g.settle()
    assert isinstance(g, Recess)
    for text in answers:
        g.play(g.waiting()[0], act_of(text))
    return g


def next_scenario(g: Busters, *answers: str, **more: Any) -> Chapter:
    """What the interlude leads to."""
    between = after(g, **more)
    leads_to = CAMPAIGNS.after(g.options, between, recess(between, *answers or ("as before", "as before")))
    assert isinstance(leads_to, Chapter)
    return leads_to


def sit_down(chapter: Chapter, **options: Any) -> Busters:
    """The first question of a scenario."""
    assert GAME.lay_out_for is not None
    g = GAME.lay_out_for(Options(**options), chapter.scenario, "next", chapter.carry)
    g.settle()
    assert isinstance(g, Busters)
    return g


def bosses(scenario: str) -> int:
    return sum(KINDS[kind].rank == BOSS for kind, _ in street_of(scenario).figures)


@pytest.mark.parametrize("story", STORIES)
@proves("GBT-CAM-01")
def test_a_campaign_is_played_in_order_and_leads_to_a_boss(story: str) -> None:
    row = series(story)
    assert [sheet_of(name).number for name in row] == [1, 2, 3]
    assert [bool(bosses(name)) for name in row] == [False, False, True]


@pytest.mark.parametrize("story", STORIES)
@proves("GBT-CAM-02")
def test_the_scenarios_of_a_campaign_share_what_their_border_shows(story: str) -> None:
    borders = {sheet_of(name).campaign for name in series(story)}
    others = [name for name in GAME.scenarios if name not in series(story)]
    assert len(borders) == 1
    assert not borders & {sheet_of(name).campaign for name in others}


@proves("GBT-CAM-03")
def test_the_brothers_come_first_then_the_park_ghost_then_vigo() -> None:
    assert [title.split()[-1] for title in CAMPAIGNS.stories.values()] == ["Brothers", "Ghost", "Vigo"]
    assert [CAMPAIGNS.first(Options(), story).scenario for story in CAMPAIGNS.stories] == ["court", "fury", "river"]


@proves("GBT-CAM-04")
def test_a_campaign_starts_with_no_xp_whatever_the_level_of_single_scenarios() -> None:
    g = sit_down(CAMPAIGNS.first(Options(), "scoleri"), level=4, bench="regular")
    assert (g.xp, g.level) == ([0] * 4, [1] * 4)


@proves("GBT-CAM-05", "GBT-DEC-23")
def test_xp_goes_on_to_the_next_scenario() -> None:
    g = sit_down(next_scenario(last_position(xp=12)))
    assert (g.scenario, g.xp, g.level) == ("contempt", [12] * 4, [3] * 4)


@proves("GBT-CAM-06")
def test_equipment_goes_on_and_key_items_do_not() -> None:
    g = sit_down(next_scenario(last_position(cards="Siren Kit, Case File")))
    assert g.cards[0] == (CARD_OF["Siren Kit"], CARD_OF["Containment Relay"])
    assert CARD_OF["Siren Kit"] not in g.gear


@proves("GBT-CAM-07")
def test_a_new_campaign_starts_with_all_equipment_in_the_deck() -> None:
    g = sit_down(CAMPAIGNS.first(Options(), "park"), bench="regular")
    assert sorted(g.gear) == list(range(24))


@proves("GBT-CAM-08")
def test_class_s_cards_stay_for_the_whole_campaign_also_after_a_failure() -> None:
    won, lost = last_position(), last_position(won=False)
    again = next_scenario(lost, "try again", "as before", "as before")
    for g in sit_down(next_scenario(won)), sit_down(again):
        assert [hand[-1] for hand in g.cards] == [CARD_OF[name] for name in CLASS_S]


@pytest.mark.parametrize("slime", [pytest.param("Caustic", id="caustic"), pytest.param("-1 Hit", id="other")])
@proves("GBT-CAM-09", "GBT-CAM-10")
def test_all_slime_comes_off(slime: str) -> None:
    assert slime in SLIMES
    g = sit_down(next_scenario(last_position(slime=slime)))
    assert dirt(g, 0) == []


@proves("GBT-CAM-11")
def test_ghosts_plazms_and_the_tank_stay_behind() -> None:
    before = last_position()
    before.trapped[0], before.plazms[1], before.tank = (CODES["GW"],), 2, 4
    g = sit_down(next_scenario(before))
    assert (g.trapped, g.plazms, g.tank) == ([()] * 4, [0] * 4, 0)


@proves("GBT-CAM-12")
def test_a_saved_tank_goes_on() -> None:
    before = last_position(saved_tank=True)
    before.tank = 4
    assert sit_down(next_scenario(before)).tank == 4


@proves("GBT-CAM-13")
def test_used_equipment_is_turned_up_again() -> None:
    before = last_position(cards="Siren Kit, Spare Cells")
    before.uses[CARD_OF["Siren Kit"]] = before.uses[CARD_OF["Spare Cells"]] = 0
    g = sit_down(next_scenario(before))
    assert (g.uses[CARD_OF["Siren Kit"]], g.uses[CARD_OF["Spare Cells"]]) == (1, 2)


@proves("GBT-CAM-14")
def test_the_event_deck_is_whole_again() -> None:
    before = last_position()
    before.omens, before.past = before.omens[2:], before.omens[:2]
    g = sit_down(next_scenario(before))
    assert (sorted(g.omens), g.past) == (list(range(len(EVENTS))), ())


@proves("GBT-CAM-15")
def test_the_team_may_set_a_new_turn_order() -> None:
    answers = ("lead theorist", "lead frontman", "lead gearhead", "as before")
    g = sit_down(next_scenario(last_position(), *answers))
    assert [g.who[role] for role in g.order] == [2, 0, 1, 3]


@proves("GBT-CAM-15")
def test_nobody_has_two_places_in_the_order_and_who_stays_at_home_has_none() -> None:
    g = recess(after(last_position()), "lead theorist")
    barred = {text: g.why_not(0, act_of(text)) for text in ["lead theorist", "lead bookkeeper", "as before"]}
    assert list(barred.values()) == ["GBT-ORD-03", "GBT-ORD-03", "GBT-CAM-15"]


@proves("GBT-ORD-03")
@pytest.mark.parametrize(
    ("players", "first", "barred", "second"),
    [(2, "lead regular", ["lead theorist", "lead frontman"], "lead gearhead"),
     (2, "lead frontman", ["lead regular", "lead gearhead"], "lead theorist"),
     (3, "lead gearhead", ["lead theorist", "lead frontman"], "lead regular"),
     (3, "lead theorist", [], "lead regular")],
)  # fmt: skip
def test_a_new_order_keeps_the_figures_of_a_person_together(
    players: int, first: str, barred: list[str], second: str
) -> None:
    """Two lead Regular and Gearhead, Theorist and Frontman; three only the former as a pair."""
    g = recess(after(last_position(players=players)), first, players=players)
    assert [text for text in LEADS if text != first and g.why_not(0, act_of(text)) == "GBT-ORD-03"] == barred
    g.play(0, act_of(second))
    assert len(g.line) == 2


@proves("GBT-CAM-16")
def test_a_failed_scenario_is_played_again_as_the_team_came_to_it() -> None:
    lost = last_position(won=False, xp=20, cards="Boson Cell", saved_tank=True)
    lost.tank = 7
    again = next_scenario(lost, "try again", "as before", "as before", scenario="contempt", team=VETERANS)
    g = sit_down(again)
    assert (g.scenario, g.xp, g.tank) == ("contempt", [9] * 4, 2)
    assert g.cards[0] == (CARD_OF["Grapple Line"], CARD_OF["Containment Relay"])


@proves("GBT-CAM-17")
def test_with_keep_progress_the_gains_of_a_failed_scenario_are_kept() -> None:
    lost = last_position(won=False, xp=12, cards="Boson Cell", keep_progress=True)
    g = sit_down(next_scenario(lost, "try again", "as before", "as before"))
    assert (g.scenario, g.xp) == ("court", [12] * 4)
    assert g.cards[0] == (CARD_OF["Boson Cell"], CARD_OF["Containment Relay"])


@proves("GBT-CAM-18")
def test_the_last_scenario_wins_the_campaign() -> None:
    won = after(last_position(), "retrial")
    lost = after(last_position(won=False), "retrial")
    assert won == Outcome("GBT-CAM-18", (1.0,) * 4)
    assert isinstance(lost, Chapter)


@proves("GBT-DEC-22")
def test_the_team_chooses_packs_and_is_not_asked_again() -> None:
    answers = ("as before", "wear slime blower", "wear proton pack", "wear slime blower", "wear proton pack")
    g = sit_down(next_scenario(last_position(packs="pspp"), *answers))
    assert (g.pack, type(g.asking()).__name__) == ([1, 0, 1, 0], "ParkFront")


@proves("GBT-DEC-22")
def test_packs_may_stay_as_they_are() -> None:
    g = sit_down(next_scenario(last_position(packs="pspp"), "as before", "wear slime blower", "as before"))
    assert g.pack == [1, 1, 0, 0]


@proves("GBT-DEC-23", "GBT-CAM-18")
def test_after_a_failure_any_of_the_team_may_end_the_campaign() -> None:
    between = after(last_position(won=False))
    g = recess(between)
    assert list(g.waiting()) == [0, 1, 2, 3]
    assert [str(act) for act in g.legal(3)] == ["try again", "give up"]
    g.events = []
    g.play(3, act_of("give up"))
    assert [event.what for event in g.events][:1] == ["gives up"]
    assert CAMPAIGNS.after(g.options, between, g) == Outcome("GBT-DEC-23", (0.0,) * 4)


def test_after_a_success_nobody_is_asked_whether_to_go_on() -> None:
    g = recess(after(last_position()))
    assert g.why_not(0, act_of("give up")) == "GBT-DEC-23"


def test_what_is_handed_over_is_told_in_words() -> None:
    between = after(last_position(xp=12, cards="Siren Kit"))
    assert CAMPAIGNS.tell(between)[0] == "Regular: 12 XP, Siren Kit, Containment Relay"
    assert CAMPAIGNS.tell(CAMPAIGNS.first(Options(), "vigo")) == ["A new team, without XP or Equipment."]
