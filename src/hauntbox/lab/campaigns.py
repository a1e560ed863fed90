"""Whole campaigns played by bots. The same seed gives the same campaign, however often it is saved and resumed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from hauntbox import bots
from hauntbox.kernel.contract import Declaration, is_won
from hauntbox.lab.simulate import Progress, seated
from hauntbox.table import Campaign, Table, open_campaign, usual_chairs

CHAPTERS: Final = 60  # bots that try again for ever are stopped here
STOPPED: Final = "stopped"


class Tally(Struct):
    """How often a chapter was played, and won by anybody."""

    played: int = 0
    won: int = 0


class CampaignReport(Struct):
    game: str
    story: str
    campaigns: int
    seed: str
    players: tuple[str, ...]
    endings: dict[str, int]  # by rule, or "stopped"
    won: int
    chapters: dict[str, Tally]  # sittings, by title
    longest: int  # sittings and interludes of one campaign


def simulate_campaigns(
    kind: Declaration,
    campaigns: int = 10,
    seed: int | str = 0,
    players: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    story: str = "",
    chapters: int = CHAPTERS,
    progress: Progress | None = None,
) -> CampaignReport:
    """Play so many campaigns and count."""
    endings: Counter[str] = Counter()
    tallies: dict[str, Tally] = {}
    won = longest = 0
    for n in range(campaigns):
        campaign = bots_campaign(kind, f"{seed}/{n}", players, options, story)
        play_campaign(campaign, chapters)
        ending = campaign.ending
        endings[ending.rule if ending else STOPPED] += 1
        won += bool(ending and is_won(ending.scores))
        longest = max(longest, len(campaign.pages))
        count(campaign, tallies)
        if progress is not None:
            progress(n + 1, campaigns)
    names = seated(players, len(campaign.plan.chairs))
    return CampaignReport(
        kind.name, campaign.plan.story, campaigns, str(seed), names, dict(endings), won, tallies, longest
    )


def bots_campaign(
    kind: Declaration,
    seed: str,
    players: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    story: str = "",
) -> Campaign:
    """A campaign with a bot in every seat."""
    campaign = open_campaign(kind, story, options, seed)
    names = seated(players, len(campaign.plan.chairs))
    campaign.seat(usual_chairs(campaign.table, [f"bot:{name}" for name in names]))
    return campaign


def play_campaign(campaign: Campaign, chapters: int = CHAPTERS) -> None:
    """To its end, or through so many chapters."""
    for _ in range(chapters):
        play_table(campaign.table)
        if campaign.ending is not None:
            return
        campaign.go_on()


def play_table(table: Table, moves: int = 200_000) -> None:
    """The bots of its seats play, to the end or so many moves."""
    for _ in range(moves):
        if table.is_over:
            return
        seat, roles = next(iter(table.asked().items()))
        chair, seed = table.chairs[seat], f"{table.setting.seed}/{seat}/{len(table.journal)}"  # nobody goes in circles
        table.play(seat, roles[0], bots.make(chair.bot, seed).choose(table.kind, table.g, roles[0], chair.minds))


def count(campaign: Campaign, tallies: dict[str, Tally]) -> None:
    for n, page in enumerate(campaign.pages):
        if page.chapter.game == campaign.kind.name and page.is_over:
            tally = tallies.setdefault(campaign.title(n), Tally())
            tally.played += 1
            tally.won += is_won(page.scores)
