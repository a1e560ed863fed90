"""The lobby: what everybody with the code may know of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hauntbox import games
from hauntbox.kernel.wire import Chapter
from hauntbox.server.actions.host_requests import asked_of
from hauntbox.server.auth.seat_keys import is_held
from hauntbox.server.clocks.reckoning import clock_form
from hauntbox.server.live.painting import SPECTATOR
from hauntbox.server.wire.rest_types import ChapterNow, Lobby, LobbySeat, You
from hauntbox.table import title_of
from hauntbox.table.campaigns.campaign import rules_of

if TYPE_CHECKING:
    from hauntbox.server.auth.visitor import Visitor
    from hauntbox.server.live.live_table import LiveTable


OWN: Final = "own"  # a scenario that somebody has written


def lobby_of(live: LiveTable) -> Lobby:
    row = live.stored.row
    return Lobby(
        code=row.code,
        game=row.game,
        title=live.kind.title,
        scenario=row.scenario if row.scenario in live.kind.scenarios else OWN,
        options=row.options,
        hints=row.hints,
        solo_undo=row.solo_undo,
        started=row.started > 0,
        over=row.over,
        closed=row.closed > 0,
        rematch=row.rematch,
        host_seat=row.host_seat if row.host_seat >= 0 else None,
        seats=seats_of(live),
        campaign=chapter_now(live),
        clock=clock_form(row.clock),
        watching=sum(listener.viewer == SPECTATOR for listener in live.listeners),
    )


def chapter_now(live: LiveTable) -> ChapterNow | None:
    told = live.stored.row.campaign
    if told is None:
        return None
    row, kind = live.stored.row, games.find(told.game)
    chapter = Chapter(row.game, row.scenario, row.carry)
    return ChapterNow(rules_of(kind).stories[told.story], told.chapter, title_of(kind, chapter))


def chapter_words(live: LiveTable) -> str:
    """`Vigo, 3: 3.2 Walk Her Uptown`, or ""."""
    now = chapter_now(live)
    return f"{now.story}, {now.chapter}: {now.title}" if now else ""


def seats_of(live: LiveTable) -> list[LobbySeat]:
    return [
        LobbySeat(
            seat=n,
            name=seat.name,
            holder=seat.holder,
            here=is_present(live, n),
            roles=roles_of(live, seat.minds),
            open=not is_held(seat) and not seat.link.invite,
            claimed=is_held(seat),
            local=is_held(seat) and seat.link.local and live.stored.row.host_seat < 0,
            returns=seat.link.person,
            asked=asked_of(live, n),
        )
        for n, seat in enumerate(live.stored.seats)
    ]


def is_present(live: LiveTable, n: int) -> bool:
    """Seats on the host's device are there together, though one at a time is looked through."""
    if live.is_here(n) or live.stored.row.host_seat >= 0 or not live.stored.seats[n].link.local:
        return live.is_here(n)
    return any(live.is_here(m) for m, seat in enumerate(live.stored.seats) if seat.link.local)


def roles_of(live: LiveTable, minds: tuple[int, ...]) -> list[str]:
    return [live.role_names[mind] for mind in minds]


def lobby_for(visitor: Visitor) -> Lobby:
    seat = visitor.seat if visitor.has_seat else None
    return replace(lobby_of(visitor.live), you=You(seat, visitor.is_host, visitor.is_spectator))
