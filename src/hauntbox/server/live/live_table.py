"""A table that is open now: the game, who looks on, and what they have been shown.

Nothing here is ahead of the disk. A move is made on a draft of the table, seats are changed on a sheet that `keep` has
not taken yet; both become the table's own when they are stored. docs/decisions/012-disk-first.md says what fails how.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final, NoReturn

from msgspec.structs import replace

from hauntbox import games
from hauntbox.kernel.contract import Declaration, role_names
from hauntbox.scene import SeatHolder
from hauntbox.server.actions import host_requests
from hauntbox.server.actions.host_requests import HostRequest
from hauntbox.server.actions.lobby_view import chapter_words, lobby_of
from hauntbox.server.clocks.timekeeper import Timekeeper
from hauntbox.server.config.limits import Bucket
from hauntbox.server.errors import Denied, not_now, unknown
from hauntbox.server.failures import where
from hauntbox.server.live import devices
from hauntbox.server.live.audience import VOID
from hauntbox.server.live.chat_lines import may_read, readable, spoken
from hauntbox.server.live.disk_first import DiskFirst
from hauntbox.server.live.listener import Listener
from hauntbox.server.live.painting import SPECTATOR, seat_holders
from hauntbox.server.live.resume import Gap, missing, resumed, setting_of, snapshot_of
from hauntbox.server.live.viewer import ViewerState
from hauntbox.server.live.viewer_news import ViewerNews, answers_in_advance, look, news
from hauntbox.server.wire.socket_messages import LobbyMessage, Message, RefusedMessage, Undone, encode
from hauntbox.store import ChatLine, Kept, PageRow, Sheet
from hauntbox.store.rows import Numbers
from hauntbox.table import BadSave, Entry, Move, NewRules, Request, Table, TableError, give_lone_answers

if TYPE_CHECKING:
    from hauntbox.server.live.tables import Tables

LOG: Final = logging.getLogger("hauntbox.server")
EVERY: Final = 64  # entries from one snapshot to the next
CHAT_LINES: Final = 200
__all__ = ["CHAT_LINES", "VOID", "LiveTable"]


class LiveTable(DiskFirst):
    """One thing happens at a time: whoever changes anything holds the lock until it is on the disk and told."""

    def __init__(self, tables: Tables, sheet: Sheet, names: Sequence[str] = ()) -> None:
        super().__init__(tables, sheet, names)
        self.kind: Declaration = games.find(sheet.row.game)
        self.maybe_game: Table | None = None  # None before the start
        self.viewers: dict[int, ViewerState] = {}
        self.done: dict[tuple[int, str], int] = {}  # (seat, id of the action) -> the seat's number after it
        self.chat: list[ChatLine] = []
        self.bots: asyncio.Task[None] | None = None
        self.undo_asked: Request | None = None  # for which consent was asked
        self.undos = 0  # a bot that thought before one thinks again
        self.seen = self.opened = monotonic()
        self.left: dict[int, float] = {}  # seat -> when nobody was there any more
        self.host_requests: dict[int, HostRequest] = {}  # seat -> what the host asks of its person
        self.looks: dict[int, dict[str, float]] = {}  # seat -> device -> when it looked by a call
        self.late_comers: set[str] = set()  # hashes of used invitations by which somebody else came
        self.devices: dict[int, int] = {}  # seat -> on how many devices it was told to be open
        self.buckets: dict[int, Bucket] = {}  # of seats that act without a socket
        self.timekeeper = Timekeeper(self)

    @property
    def game(self) -> Table:
        if self.maybe_game is None:
            raise not_now("the game has not started yet")
        return self.maybe_game

    @property
    def role_names(self) -> list[str]:
        """By the present options; before the start they come from a reader."""
        if not self.names:
            self.names = role_names(self.kind, self.game.g)
        return self.names

    def check_open(self) -> None:
        if self.sheet.row.closed:
            raise not_now("the host has closed this table")

    @property
    def is_full(self) -> bool:
        return len(self.game.journal) >= self.tables.limits.entries

    def check_room(self) -> None:
        if self.is_full:
            raise not_now(f"a game may have {self.tables.limits.entries} moves on this server: this one is full")

    # Opening and closing.

    async def open(self) -> None:
        """Take it up from the store."""
        self.chat = await self.tables.store.chat(self.code, CHAT_LINES)
        if not self.sheet.row.started:
            row = self.sheet.row
            self.names = await self.tables.readers.do(self.code, names_before, row.game, row.options, row.scenario)
            return
        kept = await self.whole_journal()
        snapshot = await self.tables.store.snapshot(self.code, max(0, len(kept) - EVERY))
        try:
            game, is_marked = await asyncio.to_thread(resumed, self.kind, self.sheet, kept, snapshot)
        except (BadSave, TableError) as error:
            self.give_up(error)
        if is_marked:
            await self.tables.store.write(self.code, [Kept(game.journal[-1])], snapshot_of(game))
        self.maybe_game = game
        game.chapter = chapter_words(self)
        self.remember(kept)
        await self.wind_clocks()

    async def whole_journal(self) -> list[Kept]:
        kept = await self.tables.store.journal(self.code)
        try:
            lost = missing(kept)
        except Gap as error:
            self.give_up(error)
        if lost:
            await self.tables.store.write(self.code, lost)
            LOG.warning("table %s: a repair that was lost is filled in", self.code)
        return sorted([*kept, *lost], key=lambda each: each.entry.index)

    def give_up(self, error: Exception) -> NoReturn:
        """What the record says stays out of the log: it holds secrets."""
        LOG.error("table %s cannot be opened: %s; see `hauntbox check store`", self.code, where(error))
        why = f" ({error})" if isinstance(error, Gap) else ""
        raise unknown(f"this table cannot be opened any more{why}") from error

    def remember(self, kept: list[Kept]) -> None:
        """Who was shown what, and which actions were done."""
        shown = dict(self.sheet.row.numbers)
        for each in kept:
            for viewer, mark in each.numbers.items():
                shown[viewer] = max(mark, shown.get(viewer, mark), key=lambda mark: mark[0])
            if each.act and not isinstance(each.entry, NewRules):
                seat = each.entry.seat
                self.done[seat, each.act] = each.numbers.get(seat, (0, ""))[0]
        self.viewers = {viewer: ViewerState(self.game, viewer, mark) for viewer, mark in shown.items()}

    def leave(self, code: int, reason: str) -> None:
        """Everybody goes; the store has it all."""
        if self.bots is not None and self.bots is not asyncio.current_task():
            self.bots.cancel()
        self.timekeeper.stop()
        for listener in list(self.listeners):
            listener.close(code, reason)

    def drop(self, reason: str) -> None:
        self.tables.drop(self, 1011, reason)

    # Who looks on.

    async def join(self, listener: Listener) -> None:
        """First the lobby, then what was said, then the scene. Nobody is told anything of a table that was dropped
        while they waited: they are sent to the one in its place."""
        async with self.lock:
            if not self.is_in_memory:
                listener.close(1012, "the table was taken up again: connect again")
                return
            was_here = self.is_here(listener.viewer)
            self.listeners.add(listener)
            self.seen = monotonic()
            if was_here and listener.viewer != SPECTATOR:
                listener.tell(encode(LobbyMessage(lobby_of(self))))
            else:
                self.tell_lobby()
            devices.greet(self, listener)
            host_requests.remind(self, listener)
            await self.show(listener)
            self.timekeeper.greet(listener)

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.seen = self.left[listener.viewer] = monotonic()
        devices.tell(self, listener.viewer)
        if not self.is_here(listener.viewer) or listener.viewer == SPECTATOR:
            self.tell_lobby()

    async def show(self, listener: Listener) -> None:
        for line in readable(self.chat, listener.viewer):
            listener.tell(encode(line))
        if self.maybe_game is not None:
            await self.show_scene(listener.viewer, [listener])

    async def show_all(self) -> None:
        """Another game than before, to everybody."""
        for viewer in {listener.viewer for listener in self.listeners}:
            await self.show_scene(viewer, [each for each in self.listeners if each.viewer == viewer])

    async def show_scene(self, viewer: int, listeners: list[Listener]) -> None:
        """Whoever cannot be shown anything now is told why, and stays."""
        try:
            messages = [await self.whole_scene(viewer), answers_in_advance(self.game, viewer)]
        except Denied as error:
            messages = [encode(RefusedMessage(error.text))]
        for listener in listeners:
            for message in messages:
                if message is not None:
                    listener.tell(message)

    async def whole_scene(self, viewer: int) -> str:
        return (await self.up_to_date(viewer)).whole()

    async def up_to_date(self, viewer: int) -> ViewerState:
        """A sight nobody has looked through for a while catches up; its new number is kept before it is told."""
        old = self.state(viewer)
        if old.is_current:
            return old
        if old.is_far_behind:
            state = await asyncio.to_thread(look, old, self.game, self.people())
        else:
            state = look(old, self.game, self.people())
        if state.number != old.number:
            numbers = {**self.numbers(), viewer: state.mark}
            with self.disk_first():
                await self.tables.store.write_numbers(self.code, numbers)
            self.sheet.row.numbers = self.stored.row.numbers = numbers
        self.viewers[viewer] = state
        return state

    def state(self, viewer: int) -> ViewerState:
        return self.viewers.get(viewer) or ViewerState(self.game, viewer)

    def numbers(self) -> Numbers:
        return {viewer: state.mark for viewer, state in self.viewers.items()}

    def people(self) -> list[SeatHolder]:
        here = {listener.viewer for listener in self.listeners}
        return seat_holders([seat.chair for seat in self.stored.seats], here)

    def bucket(self, seat: int) -> Bucket:
        limits = self.tables.limits
        return self.buckets.setdefault(seat, Bucket(limits.messages, limits.burst))

    def tell_lobby(self) -> None:
        self.tell(LobbyMessage(lobby_of(self)))

    # Writing down.

    async def write(self, draft: Table, act: str = "") -> int:
        """What a seat or the host has done on a draft: onto the disk, then it has happened, then everybody who sees a
        difference is told. Returns the number of the one who acted."""
        self.check_here()
        self.check_room()
        self.answer_lone(draft)
        new = draft.journal[len(self.game.journal) :]
        actor = SPECTATOR if isinstance(new[0], NewRules) else new[0].seat
        with self.tables.timings.measure_work("scenes of a table"):
            seen = self.look_round(draft, actor)
        numbers = {**self.numbers(), **{viewer: state.mark for viewer, (state, _) in seen.items()}}
        turning = self.timekeeper.after(seen[SPECTATOR].state) if SPECTATOR in seen else None
        clock = turning[0] if turning else None
        kept = [Kept(entry, draft.events[entry.index], "" if is_given(entry) else act, numbers) for entry in new]
        with self.tables.timings.measure("waiting for disk"), self.disk_first():
            is_due = len(draft.journal) // EVERY > len(self.game.journal) // EVERY
            picture = snapshot_of(draft) if is_due else None
            await self.tables.store.write(self.code, kept, picture, draft.is_over, clock)
        self.go_on(draft, seen)
        if turning:
            self.timekeeper.turn(*turning)
        if act:
            self.done[actor, act] = self.viewers[actor].number
        return self.viewers[actor].number

    def answer_lone(self, draft: Table) -> None:
        """After a move, give what all can see to be the only answer. Where a rule breaks on it, whoever is asked is
        asked: the move before it stands."""
        if not isinstance(draft.journal[-1], Move):
            return
        try:
            give_lone_answers(draft)
        except Exception as error:
            LOG.error("table %s: a lone answer cannot be given: %s", self.code, where(error))

    def look_round(self, draft: Table, actor: int) -> dict[int, ViewerNews]:
        """What the one who acted and everybody who listens would see."""
        people, stages = self.people(), draft.stages(len(self.game.journal))
        viewers = sorted({actor, *[listener.viewer for listener in self.listeners], *self.eyes_of_clocks()})
        return {viewer: news(self.state(viewer), stages, people) for viewer in viewers}

    def eyes_of_clocks(self) -> tuple[int, ...]:
        """Clocks go by what spectators would see, also where none is there."""
        return (SPECTATOR,) if self.timekeeper.row else ()

    async def wind_clocks(self) -> None:
        if self.timekeeper.row:
            with suppress(Denied):  # a picture that cannot be drawn: the clocks stand until the next one
                self.timekeeper.wind(await self.up_to_date(SPECTATOR))

    def go_on(self, draft: Table, seen: dict[int, ViewerNews]) -> None:
        """The disk has it: now it has happened."""
        self.game.adopt(draft)
        self.sheet.row.over = self.stored.row.over = self.game.is_over
        for viewer, (state, messages) in seen.items():
            self.viewers[viewer] = state.turned_to(self.game)
            for message in messages:
                self.tell_viewer(viewer, message)
        self.withdraw_undo()

    async def begin(self) -> None:
        """The game starts, when the disk has its sheet and its first position."""
        self.check_here()
        game = await asyncio.to_thread(Table, self.kind, setting_of(self.sheet))  # a scenario may take a while
        row = self.sheet.row
        row.started, row.rules, row.opening = time(), self.kind.version, game.opening
        with self.disk_first():
            await self.tables.store.change(self.sheet, snapshot_of(game))
        self.maybe_game, self.viewers = game, {}
        self.take_sheet()
        game.chapter = chapter_words(self)
        await self.wind_clocks()

    async def turn_page(self, sheet: Sheet, page: PageRow, table: Table) -> None:
        """Another chapter of a campaign, at the same table."""
        self.check_here()
        sheet.row.numbers = {viewer: (number, "") for viewer, (number, _) in self.numbers().items()}
        if sheet.row.clock:
            sheet.row.clock = replace(sheet.row.clock, used={}, late=[])
        with self.disk_first():
            await self.tables.store.turn_page(sheet, page, snapshot_of(table))
        self.sheet = sheet
        self.take_sheet()
        self.turn_to(table)
        await self.wind_clocks()

    def turn_to(self, table: Table) -> None:
        """Numbers go on, so that no answer to the old chapter is taken for one to the new."""
        self.kind, self.maybe_game = table.kind, table
        table.chapter = chapter_words(self)
        self.viewers = {viewer: ViewerState(table, viewer, mark) for viewer, mark in self.stored.row.numbers.items()}
        self.names, self.undo_asked = [], None
        self.undos += 1

    async def keep(self) -> None:
        """The table's sheet, after a change."""
        self.check_here()
        is_settled = self.timekeeper.settle()
        with self.disk_first():
            await self.tables.store.change(self.sheet)
        self.take_sheet()
        if self.maybe_game is not None:
            chairs = tuple([seat.chair for seat in self.sheet.seats])
            self.maybe_game.setting = replace(self.maybe_game.setting, chairs=chairs)
        self.tell_lobby()
        if is_settled:
            self.timekeeper.settled()

    async def say(self, line: ChatLine) -> None:
        self.check_here()
        with self.disk_first():
            await self.tables.store.say(self.code, line)
        self.chat = [*self.chat, line][-CHAT_LINES:]
        message = encode(spoken(line))
        for listener in self.listeners:
            if may_read(line, listener.viewer):
                listener.tell(message)

    def withdraw_undo(self) -> None:
        """Whoever was asked for consent need not think about it any longer."""
        if self.undo_asked is not None and self.game.request is None:
            self.tell_asked(self.undo_asked, Undone(yes=False))
            self.undo_asked = None

    def tell_asked(self, request: Request, message: Message) -> None:
        for viewer in {request.seat, *request.needs, *request.given}:
            self.tell_viewer(viewer, encode(message))


def is_given(entry: Entry) -> bool:
    return isinstance(entry, Move) and entry.given


def names_before(game: str, options: dict[str, Any], scenario: str) -> list[str]:
    """The names of the roles of a table that has not started. In a reader."""
    kind = games.find(game)
    return role_names(kind, kind.new(kind.as_recorded(options, scenario), scenario, "0"))
