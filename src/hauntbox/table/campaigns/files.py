"""A campaign as one readable text file: the plan, then every page as a replay, indented.

hauntbox campaign 2 5f1e...
game      ghostbusters2
rules     1
story     scoleri
name      Tuesdays
options   {"players": 2, "level": 0}
chosen    ["players"]
seed      5f1e...
seat 0    {"name": "Ray", "minds": [0, 1], "holder": "human"}

page 1    follows 0
    hauntbox replay 1
    ...

It holds the seed and all secrets: not for seats still playing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Raw, json

from hauntbox import games
from hauntbox.kernel import options as tunables
from hauntbox.kernel.codec import BadSave
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import BadOption
from hauntbox.kernel.wire import Chapter, Event, Outcome
from hauntbox.table.campaigns.campaign import NOTHING, Campaign, CampaignPage, CampaignPlan, chapter_of, rules_of
from hauntbox.table.record import TableError
from hauntbox.table.replays.check import check_replay
from hauntbox.table.replays.reader import BadReplay, ReplayReader, text_in
from hauntbox.table.replays.replay import INDENT, header_lines, replay_text
from hauntbox.table.saves import Saved, checksum, resumed, write_whole
from hauntbox.table.table import Table

FORMAT: Final = 2  # since 2 with all options, and which of them were chosen
FIRST_LINE: Final = re.compile(r"hauntbox campaign (\d+) ([0-9a-f]+)")
PAGE: Final = re.compile(r"page (\d+) +follows (\d+)")


def save_campaign(campaign: Campaign, path: Path) -> None:
    write_whole(path, campaign_text(campaign).encode())


def campaign_text(campaign: Campaign) -> str:
    body = "\n".join([*head(campaign), *pages_of(campaign), ""])
    return f"hauntbox campaign {FORMAT} {checksum(body.encode()).decode()}\n{body}"


def head(campaign: Campaign) -> Iterator[str]:
    plan = campaign.plan
    yield f"game      {plan.game}"
    yield f"rules     {campaign.kind.version}"
    yield f"story     {plan.story}"
    yield f"name      {plan.name}"
    yield f"options   {json.encode(plan.options).decode()}"
    if plan.chosen is not None:
        yield f"chosen    {json.encode(plan.chosen).decode()}"
    yield from header_lines(plan.seed, plan.solo_undo, plan.chairs)


def pages_of(campaign: Campaign) -> Iterator[str]:
    """The last one with what was told and its position too, to go on from when the rules have changed since."""
    for n, page in enumerate(campaign.pages, 1):
        yield ""
        yield f"page {n:<4} follows {page.after + 1}"
        yield from [f"{INDENT}{line}" if line else "" for line in replay_text(page.replay).rstrip("\n").split("\n")]
    table = campaign.table
    yield ""
    yield f"told      {json.encode(table.events).decode()}"
    yield f"position  {table.kind.codec.save(table.g).decode()}"


# Reading -------------------------------------------------------------------------------------------------------------


def load_campaign(path: Path) -> Campaign:
    """The campaign as it was saved; or a BadSave in one line, with the file left as it is."""
    return parse_campaign(text_in(path, "a campaign", BadSave), str(path))


def parse_campaign(text: str, name: str = "campaign") -> Campaign:
    lines = sound_lines(text, name)
    try:
        return CampaignReader(lines, name).campaign()
    except BadReplay as error:  # it says where
        raise BadSave(str(error)) from error
    except (BadSave, TableError, BadOption, games.UnknownGame) as error:
        raise BadSave(f"{name}: {error}") from error


def sound_lines(text: str, name: str) -> list[str]:
    """Whole, and of a format that this program reads."""
    first, _, body = text.partition("\n")
    match = FIRST_LINE.fullmatch(first)
    if match is None:
        raise BadSave(f"{name}: not a campaign of Hauntbox, which starts with 'hauntbox campaign {FORMAT}'")
    if int(match[1]) > FORMAT:
        raise BadSave(f"{name}: written by a newer Hauntbox (format {match[1]}, this one reads {FORMAT})")
    if checksum(body.encode()).decode() != match[2]:
        raise BadSave(f"{name}: a damaged campaign, its checksum does not fit")
    return text.split("\n")


class CampaignReader(ReplayReader):
    """Takes the plan line by line, and hands each page to a reader of replays."""

    def __init__(self, lines: Sequence[str], name: str) -> None:
        super().__init__(lines, name)
        self.unindented = [line.removeprefix(INDENT) for line in lines]

    def campaign(self) -> Campaign:
        self.at = 1
        kind = games.find(self.field("game"))
        version = self.value("rules", int)
        if version > kind.version:
            raise BadSave(f"saved under rules {version} of {kind.title}, this Hauntbox knows {kind.version}")
        plan = self.plan(kind)
        pages = self.pages()
        table = self.table(pages, version)
        return Campaign(kind, plan, table, pages[:-1], pages[-1].after)

    def plan(self, kind: Declaration) -> CampaignPlan:
        story, name = self.field("story"), self.field("name")
        if story not in rules_of(kind).stories:
            raise BadSave(f"unknown campaign {story!r} of {kind.title}")
        return CampaignPlan(
            game=kind.name,
            story=story,
            name=name,
            options=self.value("options", dict[str, Any]),
            chosen=self.value("chosen", tuple[str, ...]) if self.is_next("chosen") else None,
            seed=self.field("seed"),
            solo_undo=self.is_next("undo") and self.field("undo") == "solo",
            chairs=self.chairs(),
        )

    def pages(self) -> list[CampaignPage]:
        found: list[CampaignPage] = []
        self.skip_blank()
        while self.is_next("page"):
            found.append(self.page(len(found)))
            self.skip_blank()
        if not found:
            raise self.wrong("here stands 'page 1    follows 0'")
        return found

    def page(self, n: int) -> CampaignPage:
        match = PAGE.fullmatch(self.line())
        if match is None or int(match[1]) != n + 1 or int(match[2]) > n:
            raise self.wrong(f"here stands 'page {n + 1}', and an earlier one that it follows")
        self.at += 1
        inner = ReplayReader(self.unindented, self.name)
        inner.at = self.at
        replay = inner.replay()
        self.at = inner.at
        return CampaignPage(int(match[2]) - 1, replay)

    def table(self, pages: Sequence[CampaignPage], version: int) -> Table:
        last = pages[-1].replay
        told: list[tuple[Event, ...]] = [()] * len(last.journal)
        if self.is_next("told"):
            told = self.value("told", list[tuple[Event, ...]])
        position = Raw(self.field("position").encode())
        saved = Saved(last.setting, version, last.journal, told, position, last.opening)
        return resumed(games.find(last.setting.game), saved)


# A file from somebody else -------------------------------------------------------------------------------------------


def check_campaign(campaign: Campaign) -> None:
    """Every page plays as it is written down and leads to those that follow it; or a BadSave that names the page."""
    pages = campaign.pages
    tables = [played(campaign, n) for n in range(len(pages))]
    options = tunables.build(campaign.kind.options, campaign.plan.options)
    for n, page in enumerate(pages):
        if page.after == NOTHING:
            leads_to = campaign.rules.first(options, campaign.plan.story)
        else:
            before = tables[page.after]
            leads_to = after_page(campaign, options, before, page.after)
        if not is_same(page.chapter, leads_to) and campaign.kind.version == page.replay.setting.rules:
            raise BadSave(f"page {n + 1} is not what page {page.after + 1} leads to")


def is_same(one: Chapter, other: Chapter) -> bool:
    """On paper there are no tuples."""
    return json.encode(one) == json.encode(other)


def after_page(campaign: Campaign, options: Any, table: Table, n: int) -> Any:
    if not table.is_over:
        raise BadSave(f"page {n + 1} is not finished, and yet another follows it")
    found = campaign.rules.after(options, chapter_of(table.setting), table.g)
    if isinstance(found, Outcome):
        raise BadSave(f"page {n + 1} ends the campaign, and yet another follows it")
    return found


def played(campaign: Campaign, n: int) -> Table:
    verdict = check_replay(campaign.pages[n].replay)
    if not verdict.is_good:
        raise BadSave(f"page {n + 1}, {campaign.title(n)}: {verdict.problem}")
    return verdict.table
