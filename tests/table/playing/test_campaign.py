"""Campaigns, on the tests' own: nights in the corridor, days between them."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from hauntbox.games import UnknownGame
from hauntbox.kernel.codec import BadSave
from hauntbox.kernel.wire import Chapter
from hauntbox.table import (
    Campaign,
    TableError,
    campaign_text,
    check_campaign,
    load_campaign,
    open_campaign,
    parse_campaign,
    save_campaign,
)
from hauntbox.table.campaigns.campaign import open_chapter
from hauntbox.table.saves import checksum
from table import box
from table.corridor import GAME as CORRIDOR
from table.play import make
from table.serial import GAME, NIGHTS


def serial(*moves: str, luck: int = 5, seed: str = "1") -> Campaign:
    """A campaign after these moves; `on` opens the next chapter."""
    campaign = open_campaign(GAME, options={"luck": luck}, seed=seed, name="Tuesdays")
    for text in moves:
        if text == "on":
            campaign.go_on()
        else:
            make(campaign.table, text)
    return campaign


def play_night(campaign: Campaign) -> None:
    while not campaign.table.is_over:
        make(campaign.table, "look")


def rush(campaign: Campaign, moves: int = 1_000) -> None:
    """By dice of its own for every move, so that a resumed campaign goes on as it would have."""
    table = campaign.table
    for _ in range(moves):
        if table.is_over:
            return
        rng = Random(f"{table.setting.seed} {len(table.journal)}")
        seat, roles = next(iter(table.asked().items()))
        table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))


def play_out(campaign: Campaign, chapters: int = 20) -> None:
    """By dice, to the end of the campaign or of so many chapters."""
    for _ in range(chapters):
        rush(campaign)
        if campaign.ending:
            return
        campaign.go_on()


def fingerprint(campaign: Campaign) -> list[list[str]]:
    """Every position of every page."""
    return [[entry.digest for entry in page.replay.journal] for page in campaign.pages]


def test_a_campaign_is_nights_with_days_between_them() -> None:
    campaign = serial()
    play_out(campaign)
    titles = [campaign.title(n) for n in campaign.story()]
    assert titles == ["The hall", "Interlude after The hall"] * (NIGHTS - 1) + ["The hall"]
    assert campaign.ending is not None
    assert campaign.ending.rule == "COR-END-01"


def test_what_was_gained_between_sittings_is_there_in_the_next() -> None:
    campaign = serial()
    play_night(campaign)
    campaign.go_on()
    make(campaign.table, "learn")
    campaign.go_on()
    assert campaign.table.g.options.luck == 4  # type: ignore[attr-defined]


def test_an_interlude_can_be_taken_back_and_refuses_as_a_game_does() -> None:
    campaign = serial()
    play_night(campaign)
    campaign.go_on()
    with pytest.raises(TableError, match="no action is called 'look'"):
        make(campaign.table, "look")
    assert campaign.table.asked() == {0: [0]}


def test_no_chapter_is_skipped() -> None:
    campaign = serial("walk 1")
    with pytest.raises(TableError, match="The hall is not over yet"):
        campaign.go_on()
    assert campaign.next() is None


def test_nothing_follows_the_end() -> None:
    campaign = serial()
    play_out(campaign)
    with pytest.raises(TableError, match=r"the campaign is over \(COR-END-01\)"):
        campaign.go_on()


def test_every_page_has_dice_of_its_own_and_they_tell_nothing_of_each_other() -> None:
    campaign = serial()
    play_out(campaign)
    seeds = [page.replay.setting.seed for page in campaign.pages]
    assert len(set(seeds)) == len(seeds)
    assert not any(campaign.plan.seed in seed and len(campaign.plan.seed) > 8 for seed in seeds)


@pytest.mark.parametrize("stop", [1, 4, 9, 14, 22])
def test_a_campaign_saved_in_the_middle_goes_on_as_if_it_had_not_been(stop: int, tmp_path: Path) -> None:
    straight = serial(luck=6, seed="9")
    play_out(straight)
    broken = serial(luck=6, seed="9")
    for _ in range(stop):
        if broken.table.is_over:
            broken.go_on()
        rush(broken, 1)
    save_campaign(broken, tmp_path / "x")
    again = load_campaign(tmp_path / "x")
    play_out(again)
    assert fingerprint(again) == fingerprint(straight)
    assert again.ending == straight.ending


def test_a_loaded_campaign_is_the_one_that_was_saved(tmp_path: Path) -> None:
    campaign = serial("walk 1", "look")
    play_night(campaign)
    campaign.go_on()
    campaign.rewind(1)
    make(campaign.table, "walk 1")
    save_campaign(campaign, tmp_path / "x")
    again = load_campaign(tmp_path / "x")
    assert campaign_text(again) == campaign_text(campaign)
    assert (again.plan, again.story(), again.set_aside()) == (campaign.plan, [2], [0, 1])


def test_the_file_can_be_read_by_people() -> None:
    campaign = serial("walk 1")
    play_night(campaign)
    campaign.go_on()
    text = campaign_text(campaign)
    assert "name      Tuesdays\n" in text
    assert "\npage 2    follows 1\n    hauntbox replay 1\n    game      serial.interlude\n" in text
    assert "\n    1  seat 0 Seeker: walk 1 | " in text


# Going back.


def test_a_rewind_goes_to_the_start_of_a_chapter_and_throws_nothing_away() -> None:
    campaign = serial()
    play_out(campaign, 2)
    before = fingerprint(campaign)
    campaign.rewind(2)
    assert campaign.table.setting.game == "serial.interlude"
    assert not campaign.table.journal
    assert campaign.story() == [0, 3]
    assert (campaign.set_aside(), fingerprint(campaign)[:3]) == ([1, 2], before)


def test_after_a_rewind_the_dice_fall_anew_and_what_was_carried_is_the_same() -> None:
    campaign = serial()
    play_night(campaign)
    first = campaign.table
    campaign.rewind(1)
    assert campaign.table.setting.seed != first.setting.seed
    assert campaign.table.setting.carry == first.setting.carry


def test_only_chapters_of_the_story_can_be_gone_back_to() -> None:
    campaign = serial()
    with pytest.raises(TableError, match="there is no chapter 2: the story has chapters 1 to 1"):
        campaign.rewind(2)


def test_a_fork_is_a_campaign_of_its_own() -> None:
    campaign = serial()
    play_night(campaign)
    campaign.go_on()
    other = campaign.fork(name="Thursdays")
    make(other.table, "learn")
    assert (len(campaign.table.journal), len(other.table.journal)) == (0, 1)
    assert (other.plan.name, other.story(), other.plan.seed == campaign.plan.seed) == ("Thursdays", [0, 1], False)


def test_a_fork_may_start_at_an_earlier_chapter_and_leaves_the_rest_behind() -> None:
    campaign = serial()
    play_out(campaign)
    other = campaign.fork(3)
    assert other.story() == [0, 1, 2]
    assert not other.table.journal
    assert other.table.setting.carry == campaign.pages[2].replay.setting.carry
    play_out(other)
    assert other.ending
    check_campaign(other)


def test_a_fork_at_no_chapter_is_refused() -> None:
    with pytest.raises(TableError, match="there is no chapter 4"):
        serial().fork(4)


# Rules that change.


def test_what_was_told_before_the_rules_changed_is_told_still(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = serial("walk 1", "walk 2")
    before, text = campaign.table.log(0), campaign_text(campaign)
    assert before
    for name, kind in box.SERIAL.items():
        codec = copy(kind.codec)
        codec.version = 2
        monkeypatch.setitem(box.SERIAL, name, replace(kind, version=2, codec=codec))
    table = parse_campaign(text).table
    assert (table.kind.version, table.log(0)) == (2, before)


def test_a_file_without_what_was_told_is_read_too() -> None:
    body = campaign_text(serial("walk 1")).partition("\n")[2]
    old = "\n".join(line for line in body.split("\n") if not line.startswith("told "))
    assert parse_campaign(signed(old)).table.log(0) == serial("walk 1").table.log(0)


# Files that cannot be read.


def signed(body: str, format: int = 1) -> str:
    return f"hauntbox campaign {format} {checksum(body.encode()).decode()}\n{body}"


def forged(campaign: Campaign, old: str, new: str) -> str:
    """A file that somebody changed, and gave the right checksum."""
    body = campaign_text(campaign).partition("\n")[2]
    assert old in body
    return signed(body.replace(old, new, 1))


def test_a_damaged_file_is_refused() -> None:
    text = campaign_text(serial("walk 1"))
    with pytest.raises(BadSave, match="x: a damaged campaign, its checksum does not fit"):
        parse_campaign(text.replace("walk 1", "walk 2"), "x")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("once upon a time", "x: not a campaign of Hauntbox, which starts with 'hauntbox campaign 2'"),
        (signed("", 7), r"x: written by a newer Hauntbox \(format 7, this one reads 2\)"),
        (signed("game   chess\n"), "x: unknown game 'chess'"),
        (signed("game   corridor\nrules 1\nstory a\n"), "x, line 5"),
        (signed("game   serial\nrules 3\n"), "x: saved under rules 3 of Serial, this Hauntbox knows 1"),
        (signed("game   serial\nrules 1\nstory  dawn\nname\n"), "x: unknown campaign 'dawn' of Serial"),
        (signed("game   serial\nstory  nights\n"), "x, line 3: 'story  nights': here stands the line 'rules'"),
    ],
)  # fmt: skip
def test_a_file_of_something_else_is_refused_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(BadSave, match=problem):
        parse_campaign(text, "x")


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="No such file"):
        load_campaign(tmp_path / "x")
    (tmp_path / "x").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSave, match="not a campaign, it is not text"):
        load_campaign(tmp_path / "x")


def test_an_honest_campaign_passes_the_check() -> None:
    campaign = serial()
    play_out(campaign, 3)
    campaign.rewind(2)
    check_campaign(parse_campaign(campaign_text(campaign)))


def test_another_result_than_the_played_one_is_found_out() -> None:
    campaign = serial()
    play_night(campaign)
    campaign.go_on()
    with pytest.raises(BadSave, match=r"page 1, The hall: .*it is COR-END-01"):
        check_campaign(parse_campaign(forged(campaign, "result    COR-END-01 | 1 0", "result    COR-END-01 | 0 1")))


def test_more_than_was_handed_over_is_found_out() -> None:
    campaign = serial()
    play_night(campaign)
    campaign.go_on()
    body = campaign_text(campaign).partition("\n")[2]
    first, second = body.split("page 2")
    richer = second.replace('carry     {"luck":5', 'carry     {"luck":2')
    assert richer != second
    with pytest.raises(BadSave, match="page 2 is not what page 1 leads to"):
        check_campaign(parse_campaign(signed(f"{first}page 2{richer}")))


def test_a_move_that_the_rules_forbid_is_found_out_by_its_page() -> None:
    campaign = serial("walk 1")
    play_night(campaign)
    campaign.go_on()
    with pytest.raises(BadSave, match="page 1, The hall: move 1"):
        check_campaign(parse_campaign(forged(campaign, "walk 1 |", "walk 4 |")))


def test_a_game_without_campaigns_says_so() -> None:
    with pytest.raises(TableError, match="Corridor has no campaigns"):
        open_campaign(CORRIDOR)
    with pytest.raises(TableError, match="unknown campaign 'dawn' of Serial: there are nights"):
        open_campaign(GAME, "dawn")


def test_what_is_handed_over_must_fit() -> None:
    with pytest.raises(TableError, match="what is handed over does not fit Serial"):
        open_chapter(serial().plan, Chapter("serial", "hall", {}), 0)
    with pytest.raises(UnknownGame):
        open_chapter(serial().plan, Chapter("chess.interlude", "hall", {}), 0)
