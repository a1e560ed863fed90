"""`hauntbox campaign`, as one types it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import Shell
from hauntbox.table import load_campaign
from table import box

NEW = "campaign new serial --option luck=1 --seed 1 --seats human,bot:random --name tuesdays"


@pytest.fixture
def kept(shell: Shell, home: Path) -> Path:
    """A campaign that has just begun; looking always finds the ghost."""
    assert shell(NEW).code == 0
    return home / "data" / "campaigns" / "tuesdays.campaign"


def test_a_campaign_is_played_to_its_end_with_one_command(shell: Shell, kept: Path) -> None:
    ended = shell("campaign play tuesdays", "look\nlearn\nlook\nsleep\nlook\n")
    assert ended.code == 0
    assert "Chapter 1: The hall" in ended.out
    assert "Chapter 5: The hall" in ended.out
    assert "The campaign is won." in ended.out
    assert len(load_campaign(kept).pages) == 5


def test_one_may_leave_in_the_middle_of_a_sitting_and_go_on_another_day(shell: Shell, kept: Path) -> None:
    first = shell("campaign play tuesdays", "look\nlearn\nwalk 1\nquit\n")
    assert "To go on: hauntbox campaign play tuesdays" in first.out
    again = shell("campaign play tuesdays", "")
    assert "Chapter 3: The hall" in again.out
    assert ".S...." in again.out


def test_when_the_input_ends_nothing_is_lost(shell: Shell, kept: Path) -> None:
    shell("campaign play tuesdays", "walk 1\n")
    assert len(load_campaign(kept).table.journal) == 1


def test_the_save_command_says_that_there_is_no_need(shell: Shell, kept: Path) -> None:
    assert "a campaign is kept in its own file" in shell("campaign play tuesdays", "save x\n").out


def test_others_may_take_the_seats(shell: Shell, kept: Path) -> None:
    shell("campaign play tuesdays --as ghost", "")
    assert [chair.holder for chair in load_campaign(kept).table.chairs] == ["bot:normal", "human"]


def test_the_list_says_where_each_stands(shell: Shell, kept: Path) -> None:
    shell("campaign play tuesdays", "look\n")
    assert "Three nights" in shell("campaign list").out
    assert "2: Interlude after The hall" in shell("campaign list").out


def test_a_broken_file_does_not_hide_the_others(shell: Shell, kept: Path) -> None:
    kept.with_name("old.campaign").write_text("hauntbox campaign 1 00\n")
    ended = shell("campaign list")
    assert "checksum does not fit" in ended.out
    assert "Three nights" in ended.out


def test_show_tells_the_chapters_and_what_is_carried(shell: Shell, kept: Path) -> None:
    shell("campaign play tuesdays", "look\n")
    told = shell("campaign show tuesdays").out
    assert "  1  The hall: won (COR-END-01)" in told
    assert "  2  Interlude after The hall: to be played" in told
    assert "Looking on 1" in told


def test_a_rewind_sets_aside_what_followed(shell: Shell, kept: Path) -> None:
    shell("campaign play tuesdays", "look\nlearn\n")
    ended = shell("campaign rewind tuesdays 2")
    assert "stands at the start of chapter 2, Interlude after The hall" in ended.out
    assert "Interlude after The hall: set aside, won" in shell("campaign show tuesdays").out


def test_a_fork_leaves_the_first_as_it_was(shell: Shell, kept: Path) -> None:
    shell("campaign play tuesdays", "look\nlearn\n")
    before = kept.read_text()
    assert shell("campaign fork tuesdays thursdays --at 2").code == 0
    shell("campaign play thursdays", "sleep\n")
    assert kept.read_text() == before
    assert len(load_campaign(kept.with_name("thursdays.campaign")).story()) == 3


def test_a_campaign_goes_to_another_machine_in_one_file(
    shell: Shell, kept: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell("campaign play tuesdays", "look\nwalk 1\n")
    assert shell("campaign export tuesdays out.txt").code == 0
    monkeypatch.setenv("HAUNTBOX_DATA", str(home / "elsewhere"))
    ended = shell("campaign import out.txt")
    assert "is now the campaign tuesdays" in ended.out
    assert kept.read_text() == (home / "elsewhere" / "campaigns" / "tuesdays.campaign").read_text()


def test_a_name_that_is_taken_is_not_taken_again(shell: Shell, kept: Path) -> None:
    assert "there is a campaign tuesdays already" in shell(NEW).err
    shell("campaign export tuesdays out.txt")
    assert "out.txt is there already" in shell("campaign export tuesdays out.txt").err
    assert "is now the campaign tuesdays-2" in shell("campaign import out.txt").out


def test_what_a_file_hides_is_found_before_it_is_believed(shell: Shell, kept: Path) -> None:
    text = kept.read_text()
    Path("forged.txt").write_text(text.replace("Tuesdays", "x").replace('"luck":1', '"luck":6'))
    ended = shell("campaign import forged.txt")
    assert (ended.code, "forged.txt: a damaged campaign" in ended.err) == (2, True)


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("new corridor", "Corridor has no campaigns"),
        ("new chess", "unknown game 'chess'"),
        ("new serial --story dawn", "unknown campaign 'dawn' of Serial: there are nights"),
        ("new serial --name a/b", "'a/b' is no name for a campaign"),
        ("new serial --seats human,cat", "unknown player 'cat'"),
        ("play tuesday", "unknown campaign 'tuesday': did you mean tuesdays?"),
        ("rewind tuesdays 4", "there is no chapter 4: the story has chapters 1 to 1"),
        ("fork tuesdays thursdays --at 9", "there is no chapter 9"),
        ("import nothing.txt", "nothing.txt: No such file"),
        ("simulate serial --campaigns 0", "it takes one of each at least"),
        ("simulate serial --players random,random,random", "3 bots for 2 seats"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_line_and_exit_code_2(shell: Shell, kept: Path, command: str, complaint: str) -> None:
    ended = shell(f"campaign {command}")
    assert (ended.code, ended.err.count("\n")) == (2, 1)
    assert complaint in ended.err


def test_without_campaigns_the_list_says_how_to_begin(shell: Shell) -> None:
    assert "hauntbox campaign new GAME" in shell("campaign list").out
    assert "none yet: hauntbox campaign new GAME" in shell("campaign show x").err


def test_bots_play_whole_campaigns_and_are_counted(shell: Shell) -> None:
    ended = shell("campaign simulate serial --campaigns 3 --option luck=2")
    assert ended.code == 0
    assert "won: 3; the longest had 5 chapters" in ended.out
    assert "The hall" in ended.out


def test_ghostbusters_go_from_scenario_to_interlude(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    box.use_real(monkeypatch)
    shell("campaign new ghostbusters2 --seed 1 --seats human,bot:random,bot:random,bot:random --name busters")
    played = shell("campaign play busters --seats bot:random,bot:random,bot:random,bot:random")
    assert "Chapter 2: Interlude after 1.1 Order in the Court" in played.out
    assert "The campaign is over. After a failed campaign scenario" in played.out
