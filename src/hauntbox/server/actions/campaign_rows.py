"""From rows of the store to the campaign that they tell of, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.server.errors import not_now
from hauntbox.store import CampaignRow, PageRow, Sheet, TableRow
from hauntbox.table import (
    Campaign,
    CampaignPage,
    CampaignPlan,
    Setting,
    open_campaign,
    parse_replay,
    replay_text,
)

if TYPE_CHECKING:
    from hauntbox.server.live.live_table import LiveTable


def begin(row: TableRow, kind: Declaration, story: str) -> None:
    """The first chapter, before anything is played; again when the options change. Raises TableError, BadOption."""
    seed = row.campaign.seed if row.campaign else ""
    given = {name: row.options[name] for name in row.chosen or ()}
    campaign = open_campaign(kind, story, given, seed, ())
    row.campaign = row_of(campaign.plan)
    set_chapter(row, campaign.table.setting)


def row_of(plan: CampaignPlan) -> CampaignRow:
    chosen = list(plan.chosen) if plan.chosen is not None else None
    return CampaignRow(plan.game, plan.story, plan.seed, plan.name, options=plan.options, chosen=chosen)


def set_chapter(row: TableRow, setting: Setting) -> None:
    row.game, row.rules, row.scenario = setting.game, setting.rules, setting.scenario
    row.seed, row.carry, row.options = setting.seed, setting.carry, setting.options


def campaign_row(row: TableRow) -> CampaignRow:
    if row.campaign is None:
        raise not_now("no campaign is played at this table")
    return row.campaign


def plan_of(sheet: Sheet) -> CampaignPlan:
    row, told = sheet.row, campaign_row(sheet.row)
    chairs = tuple([seat.chair for seat in sheet.seats])
    options = row.options if told.options is None else told.options
    chosen = tuple(told.chosen) if told.chosen is not None else None
    return CampaignPlan(told.game, told.story, options, told.seed, chairs, row.solo_undo, told.name, chosen)


async def campaign_of(live: LiveTable) -> Campaign:
    """With the game that is being played at the table as its last page."""
    told = campaign_row(live.sheet.row)
    rows = await live.tables.store.pages(live.code)
    pages = await live.tables.slow_work.work(live.code, pages_of, rows)
    return Campaign(games.find(told.game), plan_of(live.sheet), live.game, pages, told.after)


def pages_of(rows: Iterable[PageRow]) -> list[CampaignPage]:
    return [CampaignPage(row.after, parse_replay(row.replay)) for row in rows]


def page_rows(campaign: Campaign) -> list[PageRow]:
    return [PageRow(n, page.after, replay_text(page.replay)) for n, page in enumerate(campaign.earlier)]


def note(row: TableRow, campaign: Campaign) -> None:
    """Where in the campaign the table is now."""
    set_chapter(row, campaign.table.setting)
    row.opening, row.over = campaign.table.opening, campaign.table.is_over
    pages, chapter = len(campaign.earlier), len(campaign.story())
    row.campaign = replace(row_of(campaign.plan), pages=pages, after=campaign.came_from, chapter=chapter)
