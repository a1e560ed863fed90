"""What exactly the Diary holds after a mission, and what of it the next position has. CAMP, END, SET, OPT"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from betwixt.campaign.diaries import played, reopened, to_plain
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import after_failed, after_won, written
from hauntbox.games.betwixt.campaign.evening.business import laid
from hauntbox.games.betwixt.campaign.story import lay_out_for
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves


@proves("TGB-CAMP-03", "TGB-CMP-23")
def test_nothing_stands_in_a_new_diary() -> None:
    facts = structs.asdict(Diary())
    assert (facts.pop("arm"), facts.pop("temporary"), any(facts.values())) == (True, (0, 0, 0), False)
    assert structs.asdict(Carry()) == {"story": "", "diary": Diary(), "won": True}


@proves("TGB-CAMP-11", "TGB-CAMP-22", "TGB-CAMP-10")
def test_a_won_mission_adds_only_what_is_new_and_ends_the_row_of_failures() -> None:
    g = played(name="house_of_many_doors")
    g.unlocked = ("Collection 2", "Mission 3")
    before = Diary(unlocked=("Mission 3",), flags=("dottie-spared",), failing="2", row=1)
    diary = after_won(g, before)
    assert (diary.unlocked, diary.flags) == (("Mission 3", "Collection 2"), ("dottie-spared",))
    assert (diary.row, diary.failing) == (0, "")
    g.flags = 0
    assert after_won(g, Diary()).flags == ()


@proves("TGB-CAMP-11", "TGB-CAMP-24")
def test_what_was_lent_is_not_recorded() -> None:
    g = played(name="house_of_many_doors", second_chance=True)
    g.diary, g.lent = Diary(row=2, failing="2"), g.stash[0]
    kept = after_won(g, g.diary)
    assert (kept.purse, kept.stash) == (10, ())


@proves("TGB-END-07", "TGB-END-14")
def test_failures_in_a_row_are_those_of_one_mission() -> None:
    first = after_failed("house_of_many_doors", Diary())
    second = after_failed("house_of_many_doors", first)
    other = after_failed("vermin_patrol", second)
    assert [(each.row, each.failing, each.failed) for each in (first, second, other)] == [
        (1, "2", 1), (2, "2", 2), (1, "A", 3),
    ]  # fmt: skip


@proves("TGB-SET-12", "TGB-CAMP-16", "TGB-CAMP-22")
@pytest.mark.parametrize(("flags", "players", "known"), [((), 1, 0), (("dottie-spared",), 1, 1), (("else",), 3, 0)])
def test_a_mission_is_opened_with_its_flags_and_seats(flags: tuple[str, ...], players: int, known: int) -> None:
    g = reopened(Diary(flags=flags), "ghosts_betwixt", players=players)
    assert (g.flags, g.minds) == (known, [0] * 5 if players == 3 else [0, 1, 2, 3, 0])


@proves("TGB-SET-12", "TGB-CAMP-24")
def test_a_second_chance_begins_with_what_is_lent() -> None:
    diary = structs.replace(written(played(), Diary()), row=2, failing="2", purse=5)
    g = laid_out(diary, second_chance=True)
    assert (g.purse, g.lent in g.stash) == (7, True)
    assert laid_out(diary).purse == 5


@proves("TGB-OPT-05", "TGB-SET-12")
def test_with_a_diary_nothing_is_made_up() -> None:
    diary = structs.replace(written(played(), Diary()), purse=5)
    g = laid_out(diary, single_mission=True)
    assert (g.purse, g.level, type(g.asking()).__name__) == (5, [2, 1, 1, 1], "Muster")
    assert type(laid_out(Diary(), single_mission=True).asking()).__name__ == "Typical"


def laid_out(diary: Diary, **options: Any) -> Farm:
    """House of Many Doors at its first question."""
    g = lay_out_for(Options(**options), "house_of_many_doors", "again", to_plain(Carry("diary", diary)))
    g.settle()
    return g


@proves("TGB-CAMP-09")
@pytest.mark.parametrize(
    ("won", "mission"), [((), ""), (("1", "A"), "long_driveway"), (("1", "2"), "house_of_many_doors")]
)
def test_an_evening_is_laid_out_with_its_seed_its_seats_and_the_last_story_mission(
    won: tuple[str, ...], mission: str
) -> None:
    e = laid(Options(), "long_driveway", "seven", Carry("diary", Diary(won=won), won=False))
    assert (e.seed, e.mission, e.played, e.won) == ("seven", mission, "long_driveway", False)
    assert (e.minds, e.sealed, e.standing) == ([0, 1, 2, 3, 0], [None] * 5, [{}] * 5)
    assert [type(frame).__name__ for frame in reversed(e.agenda)] == ["Lamplight", "WhatNext", "EveningOver"]
