"""A table that is open now: the game, who looks on, and what they have been shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.scene import Chair as SceneChair
from hauntbox.server import looking, wishes
from hauntbox.server.advance import standing_words
from hauntbox.server.chat_lines import readable
from hauntbox.server.errors import gone, not_now, unknown
from hauntbox.server.limits import Bucket
from hauntbox.server.listener import Listener
from hauntbox.server.lobbies import chapter_words, lobby_of
from hauntbox.server.messages import LobbyMessage, Message, Undone, encode
from hauntbox.server.pictures import SPECTATOR, seat_id
from hauntbox.server.resume import resumed, setting_of
from hauntbox.server.sight import Sight
from hauntbox.server.wishes import Wish
from hauntbox.store import ChatLine, Kept, Sheet, Snapshot
from hauntbox.store.rows import Numbers
from hauntbox.table import BadSave, Chair, Entry, NewRules, Request, Table, TableError, open_table

if TYPE_CHECKING:
    from hauntbox.server.hall import Hall

LOG: Final = logging.getLogger("hauntbox.server")
EVERY: Final = 64  # entries from one snapshot to the next
CHAT_LINES: Final = 200
VOID: Final = 4401  # the end of a connection whose token is not valid any more


class LiveTable:
    """One thing happens at a time: whoever changes anything holds the lock until it is on the disk and told."""

    def __init__(self, hall: Hall, sheet: Sheet) -> None:
        self.hall = hall
        self.sheet = sheet
        self.kind: Declaration = games.find(sheet.table.game)
        self.game: Table | None = None  # None before the start
        self.sights: dict[int, Sight] = {}
        self.done: dict[tuple[int, str], int] = {}  # (seat, id of the action) -> the seat's number after it
        self.chat: list[ChatLine] = []
        self.names: list[str] = []  # of the roles
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.undo_asked: Request | None = None  # for which consent was asked
        self.undos = 0  # a bot that thought before one thinks again
        self.seen = self.opened = monotonic()
        self.left: dict[int, float] = {}  # seat -> when nobody was there any more
        self.wishes: dict[int, Wish] = {}  # seat -> what the host asks of its person
        self.looks: dict[int, dict[str, float]] = {}  # seat -> device -> when it looked by a call
        self.devices: dict[int, int] = {}  # seat -> on how many devices it was told to be open
        self.buckets: dict[int, Bucket] = {}  # of seats that act without a socket

    @property
    def code(self) -> str:
        return self.sheet.table.code

    @property
    def table(self) -> Table:
        if self.game is None:
            raise not_now("the game has not started yet")
        return self.game

    @property
    def role_names(self) -> list[str]:
        """By the present options."""
        if not self.names:
            row = self.sheet.table
            g = self.game.g if self.game else open_table(self.kind, row.options, row.scenario, "0").g
            self.names = [self.kind.role_name(g, role) for role in range(len(g.minds))]
        return self.names

    def check_open(self) -> None:
        if self.sheet.table.closed:
            raise not_now("the host has closed this table")

    # Opening and closing.

    async def open(self) -> None:
        """Take it up from the store."""
        self.chat = await self.hall.store.chat(self.code, CHAT_LINES)
        if not self.sheet.table.started:
            return
        kept = await self.hall.store.journal(self.code)
        snapshot = await self.hall.store.snapshot(self.code, max(0, len(kept) - EVERY))
        try:
            self.game, is_marked = resumed(self.kind, self.sheet, kept, snapshot)
        except (BadSave, TableError) as error:
            LOG.error("table %s cannot be opened: %s", self.code, error)
            raise unknown("this table cannot be opened any more") from error
        self.game.chapter = chapter_words(self)
        self.remember(kept)
        if is_marked:
            await self.hall.store.write(self.code, Kept(self.game.journal[-1]), self.take_snapshot())

    def remember(self, kept: list[Kept]) -> None:
        """Who was shown what, and which actions were done."""
        shown = dict(self.sheet.table.numbers)
        for each in kept:
            for viewer, mark in each.numbers.items():
                shown[viewer] = max(mark, shown.get(viewer, mark), key=lambda mark: mark[0])
            if each.act and not isinstance(each.entry, NewRules):
                seat = each.entry.seat
                self.done[seat, each.act] = each.numbers.get(seat, (0, ""))[0]
        self.sights = {viewer: Sight(self.table, viewer, mark) for viewer, mark in shown.items()}

    def start(self) -> None:
        self.game = Table(self.kind, setting_of(self.sheet))
        self.game.chapter = chapter_words(self)
        self.sheet.table.opening = self.game.opening
        self.sights = {}

    def turn_to(self, table: Table) -> None:
        """Another chapter of a campaign. Numbers go on, so that no answer to the old one is taken for a new one."""
        self.kind, self.game = table.kind, table
        table.chapter = chapter_words(self)
        self.sights = {viewer: Sight(table, viewer, (number, "")) for viewer, (number, _) in self.numbers().items()}
        self.names, self.undo_asked = [], None
        self.undos += 1

    def take_snapshot(self) -> Snapshot:
        table = self.table
        return Snapshot(len(table.journal), self.kind.version, self.kind.codec.save(table.g))

    def leave(self, code: int, reason: str) -> None:
        """Everybody goes; the store has it all."""
        if self.bots is not None and self.bots is not asyncio.current_task():
            self.bots.cancel()
        for listener in list(self.listeners):
            listener.close(code, reason)

    # Who looks on.

    async def join(self, listener: Listener) -> None:
        """First the lobby, then what was said, then the scene."""
        async with self.lock:
            was_here = self.is_here(listener.viewer)
            self.listeners.add(listener)
            self.seen = monotonic()
            if was_here and listener.viewer != SPECTATOR:
                listener.tell(encode(LobbyMessage(lobby_of(self))))
            else:
                self.tell_lobby()
            looking.greet(self, listener)
            wishes.remind(self, listener)
            await self.show(listener)

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.seen = self.left[listener.viewer] = monotonic()
        looking.tell(self, listener.viewer)
        if not self.is_here(listener.viewer) or listener.viewer == SPECTATOR:
            self.tell_lobby()

    async def show(self, listener: Listener) -> None:
        for line in readable(self.chat, listener.viewer):
            listener.tell(encode(line))
        if self.game is not None:
            await self.show_scene(listener.viewer, [listener])

    async def show_all(self) -> None:
        """Another game than before, to everybody."""
        for viewer in {listener.viewer for listener in self.listeners}:
            await self.show_scene(viewer, [each for each in self.listeners if each.viewer == viewer])

    async def show_scene(self, viewer: int, listeners: list[Listener]) -> None:
        messages = [await self.whole_scene(viewer), standing_words(self.table, viewer)]
        for listener in listeners:
            for message in messages:
                if message is not None:
                    listener.tell(message)

    async def whole_scene(self, viewer: int) -> str:
        return (await self.up_to_date(viewer)).whole()

    async def up_to_date(self, viewer: int) -> Sight:
        """A sight nobody has looked through for a while catches up; its new number is kept before it is told."""
        sight = self.sights.setdefault(viewer, Sight(self.table, viewer))
        if sight.is_current:
            return sight
        before = sight.number
        sight.look(self.people())
        if sight.number != before:
            self.sheet.table.numbers = self.numbers()
            await self.hall.store.write_numbers(self.code, self.sheet.table.numbers)
        return sight

    def numbers(self) -> Numbers:
        return {viewer: (sight.number, sight.fingerprint) for viewer, sight in self.sights.items()}

    def is_here(self, viewer: int) -> bool:
        return any(listener.viewer == viewer for listener in self.listeners)

    def people(self) -> list[SceneChair]:
        here = {listener.viewer for listener in self.listeners}
        return [
            SceneChair(seat_id(n), seat.name, seat.minds, seat.holder.partition(":")[0], n in here)
            for n, seat in enumerate(self.sheet.seats)
        ]

    def send_away(self, token_hash: str, reason: str) -> None:
        """Whoever came by a token that is void now."""
        for listener in [each for each in self.listeners if each.token_hash == token_hash]:
            listener.close(VOID, reason)

    def clear_seat(self, seat: int, reason: str, but: str = "") -> None:
        """Whoever looks through the seat, but those who came by one token."""
        for listener in [each for each in self.listeners if each.viewer == seat and each.token_hash != but]:
            listener.close(VOID, reason)

    def bucket(self, seat: int) -> Bucket:
        limits = self.hall.limits
        return self.buckets.setdefault(seat, Bucket(limits.messages, limits.burst))

    # Telling.

    def tell(self, message: Message) -> None:
        text = encode(message)
        for listener in self.listeners:
            listener.tell(text)

    def tell_lobby(self) -> None:
        self.tell(LobbyMessage(lobby_of(self)))

    def tell_viewer(self, viewer: int, message: str | None) -> None:
        if message is not None:
            for listener in self.listeners:
                if listener.viewer == viewer:
                    listener.tell(message)

    # Writing down.

    async def write(self, entry: Entry, act: str = "") -> int:
        """What a seat or the host has just done: onto the disk first, then to everybody who sees a difference."""
        self.check_here()
        actor = SPECTATOR if isinstance(entry, NewRules) else entry.seat
        with self.hall.meter.measure("scenes of a table"):
            news = self.look_round(actor)
        is_due = len(self.table.journal) % EVERY == 0
        kept = Kept(entry, self.table.events[entry.index], act, self.numbers())
        with self.hall.meter.measure("waiting for disk"), self.or_drop():
            snapshot = self.take_snapshot() if is_due else None
            await self.hall.store.write(self.code, kept, snapshot, self.table.is_over)
        self.sheet.table.over = self.table.is_over
        number = self.sights[actor].number
        if act:
            self.done[actor, act] = number
        for viewer, message in news.items():
            self.tell_viewer(viewer, message)
        self.withdraw_undo()
        return number

    @contextmanager
    def or_drop(self) -> Iterator[None]:
        """What cannot be kept has not happened: the table is taken up again from the store."""
        try:
            yield
        except Exception:
            LOG.exception("table %s: something could not be kept", self.code)
            self.hall.drop(self, 1011, "that could not be kept: connect again")
            raise

    def check_here(self) -> None:
        """A table that was dropped is played no more; there may be another in its place."""
        if self.hall.tables.get(self.code) is not self:
            raise gone("the table was taken up again: ask once more")

    def withdraw_undo(self) -> None:
        """Whoever was asked for consent need not think about it any longer."""
        if self.undo_asked is not None and self.table.request is None:
            self.tell_asked(self.undo_asked, Undone(yes=False))
            self.undo_asked = None

    def tell_asked(self, request: Request, message: Message) -> None:
        for viewer in {request.seat, *request.needs, *request.given}:
            self.tell_viewer(viewer, encode(message))

    def look_round(self, actor: int) -> dict[int, str]:
        """What the one who acted and everybody who listens sees now, where that is something new."""
        people = self.people()
        found = {}
        for viewer in sorted({actor, *[listener.viewer for listener in self.listeners]}):
            sight = self.sights.setdefault(viewer, Sight(self.table, viewer))
            message = sight.look(people)
            if message is not None:
                found[viewer] = message
        return found

    async def keep(self) -> None:
        """The table's sheet, after a change."""
        self.check_here()
        with self.or_drop():
            await self.hall.store.change(self.sheet)
        if self.game is not None:
            chairs = tuple(Chair(seat.name, seat.minds, seat.holder) for seat in self.sheet.seats)
            self.game.setting = replace(self.game.setting, chairs=chairs)
        self.tell_lobby()
