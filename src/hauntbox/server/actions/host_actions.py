"""What the host does: set up a table, seat people and bots, hand out links."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from time import time
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from hauntbox import games
from hauntbox.kernel import options as tunables
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.event_text import together
from hauntbox.server.actions import campaign_rows
from hauntbox.server.actions.seat_holders import change_holder, read_holder
from hauntbox.server.actions.seat_links import NOBODY, claim, is_hosts, pass_on_hosting, seat_at
from hauntbox.server.auth.tokens import hashed
from hauntbox.server.bots import bot_seats
from hauntbox.server.clocks.reckoning import clock_form, clock_row
from hauntbox.server.config.limits import NAME, clean
from hauntbox.server.errors import bad, not_now
from hauntbox.server.live.live_table import LiveTable, names_before
from hauntbox.server.live.tables import Tables
from hauntbox.server.wire.rest_types import NewSeat, NewTable, NewTokens, OptionsChange, Preview, SeatChange, SeatToken
from hauntbox.server.wire.socket_messages import Rematch, encode
from hauntbox.store import CampaignRow, SeatLink, SeatRow, Sheet, TableRow
from hauntbox.table import HUMAN, Chair, TableError, open_table


async def create(tables: Tables, form: NewTable, who: str = "") -> NewTokens:
    """For the visitor `who`."""
    laid = await tables.readers.do(who, lay, form)
    sheet = laid.sheet
    sheet.row.code, sheet.row.created = await tables.free_code(), time()
    tokens = issue_all(tables, sheet)
    await tables.add(sheet, laid.roles)
    return tokens


class Laid(Struct):
    """A table as it would be, and the names of its roles."""

    sheet: Sheet
    roles: list[str]


def lay(form: NewTable, seed: str = "") -> Laid:
    """A new table from what a form says. In a reader."""
    kind = find_game(form.game)
    preview = previewed(kind, form.scenario, form.options)
    row = TableRow(
        code="",
        game=kind.name,
        rules=kind.version,
        scenario=preview.setting.scenario,
        options=preview.setting.options,
        chosen=list(form.options),
        seed=token_hex(16),
        created=0.0,
        hints=form.hints,
        solo_undo=form.solo_undo,
        clock=clock_row(form.clock),
    )
    if form.campaign:
        row.campaign = CampaignRow(kind.name, form.campaign, seed)
        begin_campaign(row, kind, form.campaign)
    seats = seats_from(preview.chairs, form.seats)
    return Laid(Sheet(row, seats), names_before(row.game, row.options, row.scenario))


def begin_campaign(row: TableRow, kind: Declaration, story: str) -> None:
    try:
        campaign_rows.begin(row, kind, story)
    except TableError as error:
        raise bad(str(error)) from error


def find_game(name: str) -> Declaration:
    """One that is on the shelf: what is between two sittings of a campaign is not played by itself."""
    try:
        kind = games.find(name)
    except games.UnknownGame as error:
        raise bad(str(error)) from error
    if kind.name != kind.package:
        raise bad(f"{kind.title} is a part of a campaign")
    return kind


def previewed(kind: Declaration, scenario: str, options: dict[str, Any]) -> Any:
    """A table with these options and no secrets in it: it shows the seats, or what is wrong."""
    try:
        return open_table(kind, options, scenario, "preview")
    except (TableError, tunables.BadOption) as error:
        raise bad(str(error)) from error
    except (ValueError, LookupError) as error:
        raise bad(f"no such scenario of {kind.title}: {scenario[:NAME]!r}") from error


def look_ahead(form: NewTable) -> Preview:
    """In a reader."""
    kind = find_game(form.game)
    table = previewed(kind, form.scenario, form.options)
    asked = asdict(tunables.read(kind.options, form.options))
    played = {name: value for name, value in asdict(table.g.options).items() if value != asked[name]}
    return Preview([chair.name for chair in table.chairs], played)


def given_of(live: LiveTable) -> dict[str, Any]:
    """What was chosen for a table by name; of a row of earlier versions all that would be played."""
    row = live.sheet.row
    if row.chosen is None:
        return tunables.kept(live.kind.as_recorded(row.options, row.scenario))
    return {name: row.options[name] for name in row.chosen}


def seats_from(usual: Sequence[Chair], wanted: Sequence[NewSeat]) -> list[SeatRow]:
    """As wanted; whoever is not mentioned sits as usual. Roles given to one seat leave the others."""
    if any(seat.roles is not None for seat in wanted):
        return regrouped(usual, wanted)
    if len(wanted) > len(usual):
        raise bad(f"{len(wanted)} seats, but this game has {len(usual)}: {', '.join(c.name for c in usual)}")
    forms = [*wanted, *[NewSeat()] * (len(usual) - len(wanted))]
    return [seat_row(form, chair.minds, chair.name) for form, chair in zip(forms, usual, strict=True)]


def regrouped(usual: Sequence[Chair], wanted: Sequence[NewSeat]) -> list[SeatRow]:
    """One seat may play several roles; every role is played by one seat."""
    minds = [mind for chair in usual for mind in chair.minds]
    names = {mind: chair.name for chair in usual for mind in chair.minds}
    given = [mind for seat in wanted for mind in seat.roles or ()]
    if sorted(given) != sorted(minds):
        raise bad(f"every role has one seat: the roles are {sorted(minds)}, the seats have {sorted(given)}")
    return [
        seat_row(seat, tuple(seat.roles or ()), together(list(dict.fromkeys(names[mind] for mind in seat.roles or ()))))
        for seat in wanted
    ]


def seat_row(form: NewSeat, minds: tuple[int, ...], usual_name: str) -> SeatRow:
    holder = read_holder(form.holder)
    if form.here and holder != HUMAN:
        raise bad(f"{holder} plays on no device: only a person's seat is here")
    return SeatRow(clean(form.name, NAME) or usual_name, minds, holder, link=SeatLink(local=form.here))


def issue_all(tables: Tables, sheet: Sheet) -> NewTokens:
    """A token for each seat on the creator's device, an invitation for each other person; a bot's seat has no link."""
    code = sheet.row.code
    host, spectator = tables.new_token(code), tables.new_token(code)
    sheet.row.host, sheet.row.spectator = hashed(host), hashed(spectator)
    return NewTokens(code, host, spectator, [issue(tables, code, n, seat) for n, seat in enumerate(sheet.seats)])


def issue(tables: Tables, code: str, n: int, seat: SeatRow) -> SeatToken:
    if seat.holder != HUMAN:
        return SeatToken(n, seat.name)
    token = tables.new_token(code)
    if seat.link.local:
        seat.token = hashed(token)
        return SeatToken(n, seat.name, token=token)
    seat.link.invite = hashed(token)
    return SeatToken(n, seat.name, invite=token)


# At a table that is there. Whoever calls holds its lock.


async def start(live: LiveTable) -> None:
    live.check_open()
    if live.maybe_game is not None:
        raise not_now("the game has started already")
    empty = [seat.name for seat in live.sheet.seats if seat.holder == NOBODY]
    if empty:
        raise not_now(f"nobody holds {', '.join(empty)}: give the seat to a person or a bot")
    await live.begin()
    live.tell_lobby()
    await live.show_all()
    bot_seats.nudge(live)


async def change_seat(live: LiveTable, n: int, change: SeatChange) -> None:
    live.check_open()
    seat = seat_at(live, n)
    holder = None if change.holder is None else read_holder(change.holder)
    if change.name is not None:
        seat.name = clean(change.name, NAME) or seat.name
        await live.keep()
    if holder is not None:
        await change_holder(live, n, holder)


async def change_options(live: LiveTable, change: OptionsChange, who: str = "") -> None:
    """Hints may be switched at any time, the rest before the start."""
    live.check_open()
    row = live.sheet.row
    is_more = any(part is not None for part in (change.options, change.scenario, change.solo_undo))
    if is_more and row.started:
        raise not_now("the game has started: options are fixed")
    is_new = change.options is not None or change.scenario is not None
    gone = await reset(live, change, who) if is_new else ()
    row.hints = row.hints if change.hints is None else change.hints
    row.solo_undo = row.solo_undo if change.solo_undo is None else change.solo_undo
    await live.keep()
    for n in gone:
        live.clear_seat(n, "this seat is gone")


async def reset(live: LiveTable, change: OptionsChange, who: str) -> Sequence[int]:
    """Seats that are still there keep their people and their links; those that are gone are returned."""
    row = live.sheet.row
    options = given_of(live) if change.options is None else change.options
    if row.campaign and change.scenario is not None:
        raise not_now("a campaign has scenarios of its own")
    scenario = row.scenario if change.scenario is None else change.scenario
    form, seed = NewTable(row.game, scenario, options), ""
    if row.campaign:
        form.game, form.scenario, form.campaign, seed = row.campaign.game, "", row.campaign.story, row.campaign.seed
    laid = await live.tables.readers.do(who, lay, form, seed)
    take_over(row, laid.sheet.row)
    live.names_to_be = laid.roles
    if [seat.minds for seat in laid.sheet.seats] == [seat.minds for seat in live.sheet.seats]:
        return ()
    fresh = laid.sheet.seats
    for old, new in zip(live.sheet.seats, fresh, strict=False):
        new.name, new.holder, new.token, new.link = old.name, old.holder, old.token, old.link
    gone = range(len(fresh), len(live.sheet.seats))
    live.sheet.seats = fresh
    pass_on_hosting(live)
    return gone


def take_over(row: TableRow, laid: TableRow) -> None:
    """What the options decide; who sits there and by which links stays."""
    row.options, row.scenario, row.chosen = laid.options, laid.scenario, laid.chosen
    if laid.campaign:
        row.campaign, row.game, row.rules = laid.campaign, laid.game, laid.rules
        row.seed, row.carry = laid.seed, laid.carry


async def close(live: LiveTable) -> None:
    if not live.sheet.row.closed:
        live.sheet.row.closed = time()
        await live.keep()


async def rematch(live: LiveTable) -> NewTokens:
    """The same people, options and bots at a new table; everybody who is here is given their seat there."""
    row = live.sheet.row
    if row.rematch:
        raise not_now(f"the rematch is at table {row.rematch}")
    if not row.over and not row.closed:
        raise not_now("the game is not over")
    form = NewTable(row.game, row.scenario, given_of(live), [same_seat(live, s) for s in live.sheet.seats])
    form.hints, form.solo_undo, form.clock = row.hints, row.solo_undo, clock_form(row.clock)
    if row.campaign:
        form.game, form.scenario, form.campaign = row.campaign.game, "", row.campaign.story
    tokens = await create(live.tables, form, live.code)
    row.rematch = tokens.code
    await live.keep()
    await take_along(live, tokens)
    return tokens


def same_seat(live: LiveTable, seat: SeatRow) -> NewSeat:
    """A person for whom a bot played is a person again."""
    holder = HUMAN if seat.link.person else seat.holder
    return NewSeat(seat.name, holder, seat.minds, here=is_hosts(live, seat) and holder == HUMAN)


async def take_along(live: LiveTable, tokens: NewTokens) -> None:
    """Whoever is here gets the token of their seat at the new table; the host gets invitations for the rest."""
    new = await live.tables.find(tokens.code)
    for each in tokens.seats:
        token = each.token
        if each.invite and live.is_here(each.seat):
            async with new.lock:
                token, each.invite = (await claim(new, each.invite, "")).token, ""
        if token:
            live.tell_viewer(each.seat, encode(Rematch(tokens.code, token)))
