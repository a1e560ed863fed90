"""Whole missions and campaigns by dice: all end, nothing breaks, and a save in the middle changes nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import convert, to_builtins

from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.actions import EVENING
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import written
from hauntbox.games.betwixt.rules.setup import set_table
from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.codec import BadSave
from hauntbox.kernel.wire import Chapter
from hauntbox.lab.campaigns import bots_campaign, play_campaign, play_table
from hauntbox.ledger import proves
from hauntbox.table import (
    Campaign,
    campaign_text,
    check_campaign,
    load_campaign,
    open_campaign,
    parse_campaign,
    save_campaign,
)

MOST = 60_000  # decisions of a mission
MANY = 8  # chapters and evenings between them


@pytest.mark.parametrize("name", list(GAME.scenarios))
@pytest.mark.parametrize("seed", range(2))
def test_missions_end_with_the_party_of_their_place(name: str, seed: int) -> None:
    g, dice = GAME.new({}, name, f"whole {seed}"), Random(seed)
    for _ in range(MOST):
        if g.outcome is not None:
            break
        (role,) = g.waiting()[:1]
        g.apply(role, dice.choice(g.legal(role)))
    assert g.outcome is not None


def rush(campaign: Campaign, moves: int = MOST) -> None:
    """By dice of its own for every move, so that a resumed campaign goes on as it would have."""
    table = campaign.table
    for _ in range(moves):
        if table.is_over:
            return
        rng = Random(f"{table.setting.seed} {len(table.journal)}")
        seat, roles = next(iter(table.asked().items()))
        table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))


def begun(seed: str = "diary") -> Campaign:
    return open_campaign(GAME, options={"players": 1}, seed=seed, name="Tuesdays")


def chapters(campaign: Campaign, n: int) -> None:
    for _ in range(n):
        rush(campaign)
        campaign.go_on()


def digests(campaign: Campaign) -> list[list[str]]:
    return [[entry.digest for entry in page.replay.journal] for page in campaign.pages]


def test_a_campaign_saved_in_the_middle_goes_on_as_it_would_have(tmp_path: Path) -> None:
    straight = begun()
    chapters(straight, 2)
    rush(straight)
    paused = begun()
    chapters(paused, 1)
    rush(paused, 3)
    save_campaign(paused, tmp_path / "along.campaign")
    resumed = load_campaign(tmp_path / "along.campaign")
    rush(resumed)
    resumed.go_on()
    rush(resumed)
    assert digests(resumed) == digests(straight)


STRONG = {"players": 1, "fm_hp": 10, "monster_hp": -2, "boss_hp": -10, "monster_tokens": 1, "fight_rounds": 200}


def bots_at_it(seed: str) -> Campaign:
    """A Diary that bots write who decide by dice, with a family strong enough to get on."""
    return bots_campaign(GAME, seed, ("random",), STRONG)


@pytest.mark.long
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_diary_of_bots_is_the_same_with_saves_in_the_middle_of_every_chapter(tmp_path: Path, seed: str) -> None:
    straight = bots_at_it(seed)
    play_campaign(straight, MANY)
    paused, path = bots_at_it(seed), tmp_path / "bots.campaign"
    for _ in range(MANY):
        play_table(paused.table, 40)
        save_campaign(paused, path)
        paused = load_campaign(path)
        play_campaign(paused, 1)
        if paused.ending is not None:
            break
    assert digests(paused) == digests(straight)
    assert (paused.ending, len(paused.pages)) == (straight.ending, len(straight.pages))


def test_a_rewound_diary_begins_the_evening_again_and_keeps_what_was_set_aside() -> None:
    campaign = begun()
    chapters(campaign, 2)
    before = digests(campaign)[:2]
    campaign.rewind(2)
    assert (campaign.story(), campaign.set_aside()) == ([0, 3], [1, 2])
    assert campaign.table.setting.carry == campaign.pages[1].replay.setting.carry
    assert digests(campaign)[:2] == before


def test_a_fork_goes_another_way_and_leaves_the_first_diary_alone() -> None:
    campaign = begun()
    chapters(campaign, 1)
    other = campaign.fork(name="Thursdays")
    assert other.table.setting.carry == campaign.table.setting.carry
    rush(other)
    other.go_on()
    assert (len(campaign.table.journal), other.plan.name, other.story()) == (0, "Thursdays", [0, 1, 2])
    assert other.plan.seed != campaign.plan.seed


def test_a_diary_goes_to_another_machine_as_text() -> None:
    campaign = begun()
    chapters(campaign, 1)
    rush(campaign, 4)
    text = campaign_text(campaign)
    arrived = parse_campaign(text)
    check_campaign(arrived)
    assert (campaign_text(arrived), digests(arrived)) == (text, digests(campaign))
    assert arrived.table.g == campaign.table.g
    with pytest.raises(BadSave):
        check_campaign(parse_campaign(text.replace("Tuesdays", "Thursdays")))


@proves("TGB-END-07")
def test_a_failed_mission_leaves_the_diary_as_it_was() -> None:
    campaign = begun()
    rush(campaign)
    campaign.go_on()
    assert campaign.pages[1].chapter.carry["won"] is False
    before, after = [convert(page.chapter.carry, Carry).diary for page in campaign.pages[:2]]
    changed = {name for name in Diary.__struct_fields__ if getattr(before, name) != getattr(after, name)}
    assert changed == {"failed", "row", "failing"}


def test_three_branches_of_the_diary_field_by_field() -> None:
    """One evening, forked: what was bought differs, and nothing else; and the family of the next mission has it."""
    trunk = evening_of(rich())
    carried = {}
    for name, moves in BRANCHES.items():
        branch = trunk.fork(name=name)
        choose(branch, *moves, "business mission", "nextmission 2")
        branch.go_on()
        carried[name] = convert(branch.table.setting.carry, Carry).diary
        g: Any = branch.table.g
        assert written(g, g.diary) == carried[name]
    assert differing(carried["plain"], rich()) == set()
    assert differing(carried["plain"], carried["level"]) == {"level", "xp", "points"}
    assert differing(carried["plain"], carried["trophy"]) == {"purse", "trophies"}
    assert differing(carried["level"], carried["trophy"]) == {"level", "xp", "points", "purse", "trophies"}
    grown = carried["level"]
    assert (grown.level, grown.xp, grown.points) == ((2, 1, 1, 1), (5, 0, 0, 0), (1, 0, 0, 0))
    assert (carried["trophy"].purse, carried["trophy"].trophies) == (rich().purse + 4, 1)
    assert (len(trunk.table.journal), convert(trunk.table.setting.carry, Carry).diary) == (0, rich())


BRANCHES = {
    "plain": (),
    "level": ("business level", "who Bill"),
    "trophy": ("business trophies", "bargain 1", "nobody"),
}


def evening_of(diary: Diary) -> Campaign:
    """A campaign in the evening after Mission 1, with this Diary."""
    campaign = begun("branches")
    campaign.turn(Chapter("betwixt.interlude", "long_driveway", to_builtins(Carry("diary", diary))), 0)
    return campaign


def choose(campaign: Campaign, *texts: str) -> None:
    for text in texts:
        seat, roles = next(iter(campaign.table.asked().items()))
        campaign.table.play(seat, roles[0], next(act for act in EVENING if str(act) == text))


def differing(one: Diary, other: Diary) -> set[str]:
    return {name for name in Diary.__struct_fields__ if getattr(one, name) != getattr(other, name)}


def rich() -> Diary:
    g = Farm(mission="long_driveway")
    set_table(g)
    g.xp, g.trophies, g.tokens = [25, 0, 0, 0], 2, g.tokens
    return written(g, Diary(won=("1",), unlocked=("Mission 2", "Mission A")))
