"""What a group does with its campaign: go on, look back, rewind, fork, take it along and bring it."""

from __future__ import annotations

from copy import deepcopy
from time import time

from msgspec import Struct
from msgspec.structs import replace

from hauntbox.kernel.contract import is_won
from hauntbox.kernel.wire import Chapter, Outcome
from hauntbox.server.actions import host_actions
from hauntbox.server.actions.campaign_rows import campaign_of, campaign_row, note, page_rows, row_of
from hauntbox.server.actions.seat_holders import read_holder
from hauntbox.server.bots import bot_seats
from hauntbox.server.config.limits import NAME, clean
from hauntbox.server.errors import bad, not_now
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.resume import snapshot_of
from hauntbox.server.live.tables import Tables
from hauntbox.server.wire.rest_types import CampaignCard, ChapterCard, NewTokens
from hauntbox.store import Kept, PageRow, SeatRow, Sheet, Snapshot, TableRow
from hauntbox.table import (
    BadSave,
    Campaign,
    TableError,
    campaign_text,
    check_campaign,
    parse_campaign,
    replay_text,
    title_of,
)

# At a table that is there. Whoever calls holds its lock.


async def go_on(live: LiveTable) -> None:
    """The next chapter, at the same table and by the same links."""
    live.check_open()
    campaign = await campaign_of(live)
    try:
        await live.tables.slow_work.work(live.code, campaign.go_on)
    except TableError as error:
        raise not_now(str(error)) from error
    await turn(live, campaign)


async def rewind(live: LiveTable, chapter: int) -> None:
    live.check_open()
    campaign = await campaign_of(live)
    try:
        await live.tables.slow_work.work(live.code, campaign.rewind, chapter)
    except TableError as error:
        raise bad(str(error)) from error
    await turn(live, campaign)


async def turn(live: LiveTable, campaign: Campaign) -> None:
    """What was played becomes a page of the store; then everybody sees the new chapter."""
    played, sheet = campaign.earlier[-1], deepcopy(live.sheet)
    text = await live.tables.slow_work.work(live.code, replay_text, played.replay)
    page = PageRow(len(campaign.earlier) - 1, played.after, text)
    note(sheet.row, campaign)
    await live.turn_page(sheet, page, campaign.table)
    live.tell_lobby()
    await live.show_all()
    bot_seats.nudge(live)


async def card(live: LiveTable) -> CampaignCard:
    campaign, row = await campaign_of(live), campaign_row(live.sheet.row)
    following = campaign.next()
    ending = following if isinstance(following, Outcome) else None
    return CampaignCard(
        code=live.code,
        game=row.game,
        title=campaign.rules.stories[row.story],
        chapters=[chapter_card(campaign, n, number) for number, n in enumerate(campaign.story(), 1)],
        aside=[chapter_card(campaign, n, 0) for n in campaign.set_aside()],
        next=title_of(campaign.kind, following) if isinstance(following, Chapter) else "",
        won=is_won(ending.scores) if ending else None,
        rule=ending.rule if ending else "",
    )


def chapter_card(campaign: Campaign, n: int, number: int) -> ChapterCard:
    page = campaign.pages[n]
    return ChapterCard(
        number=number,
        title=campaign.title(n),
        interlude=page.chapter.game != campaign.kind.name,
        over=page.is_over,
        won=is_won(page.scores) if page.is_over else None,
        rule=page.rule,
        moves=len(page.replay.journal) if page.is_over else 0,  # before the end their number would tell something
        carries=list(campaign.rules.tell(page.chapter)),
    )


async def replay(live: LiveTable, chapter: int) -> str:
    campaign = await campaign_of(live)
    try:
        page = campaign.pages[campaign.at(chapter)]
    except TableError as error:
        raise bad(str(error)) from error
    if not page.is_over:
        raise not_now("the record is open when the chapter is over")
    return await live.tables.slow_work.work(live.code, replay_text, page.replay)


async def export(live: LiveTable) -> str:
    """One file to take along. A chapter that is being played is in it as it began: its secrets are not for seats."""
    campaign = await campaign_of(live)
    return await live.tables.slow_work.work(live.code, lambda: campaign_text(open_part(campaign)))


async def fork(live: LiveTable, chapter: int) -> NewTokens:
    campaign = await campaign_of(live)
    try:
        parcel = await live.tables.slow_work.work(live.code, forked, campaign, chapter, live.sheet.row.hints)
    except TableError as error:
        raise bad(str(error)) from error
    return await add(live.tables, parcel)


def forked(campaign: Campaign, chapter: int, hints: bool) -> Parcel:
    return packed(campaign.fork(chapter) if chapter else open_part(campaign), hints)


def open_part(campaign: Campaign) -> Campaign:
    """A copy without the cards and dice of a chapter that is not over."""
    return campaign.fork() if campaign.table.is_over else campaign.fork(len(campaign.story()))


# Campaigns from elsewhere.


async def bring(tables: Tables, text: str, who: str) -> NewTokens:
    """For the visitor `who`."""
    return await add(tables, await tables.readers.do(who, believed, text, seconds=tables.limits.importing))


def believed(text: str) -> Parcel:
    """Every page is played again before it is believed. In a reader."""
    try:
        campaign = parse_campaign(text, "the file")
        minds = sorted(mind for chair in campaign.plan.chairs for mind in chair.minds)
        if minds != campaign.table.g.roles():
            raise BadSave(f"the file: every role has one seat, the seats have the roles {minds}")
        check_campaign(campaign)
        return packed(campaign)
    except (BadSave, TableError) as error:
        raise bad(str(error)) from error


class Parcel(Struct):
    """A campaign as the store keeps it, for a table that has no code and no links yet."""

    sheet: Sheet
    pages: list[PageRow]
    journal: list[Kept]
    snapshot: Snapshot


def packed(campaign: Campaign, hints: bool = True) -> Parcel:
    plan, table = campaign.plan, campaign.table
    row = TableRow(
        code="",
        game=table.kind.name,
        rules=table.setting.rules,
        scenario=table.setting.scenario,
        options=table.setting.options,
        chosen=list(plan.given),
        seed=table.setting.seed,
        created=0.0,
        hints=hints,
        solo_undo=plan.solo_undo,
        campaign=row_of(replace(plan, name=clean(plan.name, NAME))),
    )
    note(row, campaign)
    seats = [SeatRow(clean(c.name, NAME), c.minds, read_holder(c.holder)) for c in plan.chairs]
    journal = [Kept(entry, events) for entry, events in zip(table.journal, table.events, strict=True)]
    return Parcel(Sheet(row, seats), page_rows(campaign), journal, snapshot_of(table))


async def add(tables: Tables, parcel: Parcel) -> NewTokens:
    """A new table in the middle of a campaign, with links of its own."""
    sheet, now = parcel.sheet, time()
    sheet.row.code, sheet.row.created, sheet.row.started = await tables.free_code(), now, now
    tokens = host_actions.issue_all(tables, sheet)
    await tables.store.add_campaign(sheet, parcel.pages, parcel.journal, parcel.snapshot)
    bot_seats.nudge(await tables.find(sheet.row.code))
    return tokens
