"""Whole campaigns played by bots: saved and resumed in the middle they end as they would have."""

from __future__ import annotations

from pathlib import Path

from hauntbox.games import find
from hauntbox.kernel.wire import Chapter
from hauntbox.lab.campaigns import bots_campaign, play_table, simulate_campaigns
from hauntbox.table import (
    Campaign,
    campaign_text,
    check_campaign,
    load_campaign,
    parse_campaign,
    save_campaign,
    usual_chairs,
)

GAME = find("ghostbusters2")
SEED = "sleep 1"
EASY = {"timer": 6, "easy": True, "to_hit": -2, "actions": 6}


def a_campaign(path: Path, sleeps: bool) -> Campaign:
    """Good bots win the first scenario, bad ones lose the next until they give up. A night's sleep is a file."""
    campaign = bots_campaign(GAME, SEED, ["greedy"], EASY)
    for _ in range(9):
        while not campaign.table.is_over:
            play_table(campaign.table, 90)
            if sleeps:
                save_campaign(campaign, path)
                campaign = load_campaign(path)
        if campaign.ending:
            break
        campaign.go_on()
        campaign.seat(usual_chairs(campaign.table, ["bot:random"] * 4))
    return campaign


def test_a_campaign_that_sleeps_ends_as_one_that_does_not(tmp_path: Path) -> None:
    straight, slept = [a_campaign(tmp_path / "x", sleeps) for sleeps in (False, True)]
    assert campaign_text(slept) == campaign_text(straight)
    titles = [straight.title(n) for n in straight.story()[:4]]
    assert titles == [
        "1.1 Order in the Court (Level 1)",
        "Interlude after 1.1 Order in the Court (Level 1)",
        "1.2 Contempt (Level 2)",
        "Interlude after 1.2 Contempt (Level 2)",
    ]
    assert straight.ending
    assert straight.ending.rule == "GBT-DEC-23"
    check_campaign(parse_campaign(campaign_text(straight)))


def test_what_the_first_scenario_gave_is_there_in_the_second(tmp_path: Path) -> None:
    campaign = bots_campaign(GAME, SEED, ["greedy"], EASY)
    play_table(campaign.table)
    earned = campaign.table.g.xp  # type: ignore[attr-defined]
    between = campaign.next()
    assert isinstance(between, Chapter)
    campaign.go_on()
    play_table(campaign.table)
    campaign.go_on()
    assert sum(earned) > 0
    assert campaign.table.g.xp == earned  # type: ignore[attr-defined]


def test_campaigns_are_counted_and_the_same_seed_gives_the_same_count() -> None:
    once = simulate_campaigns(GAME, 2, seed=4, story="park")
    assert once == simulate_campaigns(GAME, 2, seed=4, story="park")
    assert (once.story, once.won, sum(once.endings.values())) == ("park", 0, 2)
    assert once.chapters["2.1 Fur and Fury (Level 1)"].played >= 2


def test_bots_that_never_give_up_are_stopped() -> None:
    report = simulate_campaigns(GAME, 1, seed=1, chapters=1)
    assert report.endings == {"stopped": 1}
