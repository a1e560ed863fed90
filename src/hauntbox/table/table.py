"""A game being played: a set-up, seats, and an append-only journal. The position is the journal's fold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from secrets import token_hex
from typing import Any, NamedTuple

from msgspec import MsgspecError
from msgspec.structs import replace

from hauntbox.kernel import options as tunables
from hauntbox.kernel.agenda import Game, TeamChoice, Window
from hauntbox.kernel.contract import Declaration, Seat, asked_roles, asks, heard, walks_of, why_not
from hauntbox.kernel.event_text import together
from hauntbox.kernel.walks import Walks, goes_on
from hauntbox.kernel.wire import Action, Event
from hauntbox.table import undo as undoing
from hauntbox.table.lesson import check_path, is_page, lesson_at
from hauntbox.table.line_of_play import Attempted, LineOfPlay, Ply, attempt, set_up
from hauntbox.table.record import (
    HUMAN,
    ONLOOKER,
    Chair,
    Chance,
    Entry,
    Given,
    Move,
    NewRules,
    Opening,
    Setting,
    Stand,
    TableError,
    Undo,
)  # fmt: skip
from hauntbox.table.undo import NoUndo, Request
from hauntbox.table.words import RefusedInWords, action_names, no_way, parse_action

News = Event | Given | str


def words_of(notice: Given | str) -> str:
    return notice.text if isinstance(notice, Given) else notice


def repair_words(entry: NewRules) -> str:
    return f"The position was repaired by hand: {entry.note}"


class Start(NamedTuple):
    """Where a table's journal begins."""

    g: Game
    opening: Opening


class Table:
    """Nothing is ever half done: an action is applied to a clone, and then the table swaps to it."""

    def __init__(self, kind: Declaration, setting: Setting, start: Start | None = None) -> None:
        start = start or begin(kind, setting)
        self.kind = kind
        self.setting = setting
        self.opening = start.opening
        self.line = LineOfPlay(start.g)
        self.journal: list[Entry] = []
        self.events: list[tuple[Event, ...]] = []  # by entry of the journal
        self.request: Request | None = None  # an undo that waits for consent
        self.names = action_names(kind, self.line.g)
        self.chapter = ""  # what the game is called in a campaign

    @property
    def g(self) -> Game:
        """The position. It holds secrets: what reaches a seat goes through the methods that take one."""
        return self.line.g

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.setting.chairs

    @property
    def is_over(self) -> bool:
        return self.g.outcome is not None

    @property
    def is_solo(self) -> bool:
        return sum(chair.is_human for chair in self.chairs) == 1

    # Trying something out: whoever must keep it on a disk before it counts does it on a draft.

    def draft(self) -> Table:
        """A table that goes on from here by itself; this one stays as it is. They share the positions so far."""
        other = copy(self)
        other.line = LineOfPlay(self.g)
        other.line.plies = list(self.line.plies)
        other.journal, other.events = list(self.journal), list(self.events)
        return other

    def stages(self, since: int) -> list[Table]:
        """This table as it was after each step of a walk that began with entry `since`, and as it is; of anything else,
        only as it is: nobody is shown a question that the table has answered."""
        last = len(self.journal)
        ends = [entry.index for entry in self.journal[since + 1 :] if isinstance(entry, Move) and entry.walks_on]
        return [*[self.without_last(last - end) for end in ends], self]

    def without_last(self, n: int) -> Table:
        """This table before its last n entries, which are moves."""
        other = self.draft()
        other.line.g = other.line.plies[-n].before
        del other.line.plies[-n:], other.journal[-n:], other.events[-n:]
        return other

    def adopt(self, draft: Table) -> None:
        """What was done on the draft has happened here."""
        self.line, self.journal, self.events = draft.line, draft.journal, draft.events
        self.request = draft.request

    # What a seat may know and do.

    def asked(self) -> dict[int, list[int]]:
        """The seats that have to answer now, each with its roles."""
        found = {seat: asked_roles(self.g, chair.minds) for seat, chair in enumerate(self.chairs)}
        return {seat: roles for seat, roles in found.items() if roles}

    @property
    def is_for_people(self) -> bool:
        """What a team decides together is left to the people in it: its bots wait."""
        return isinstance(self.g.asking(), TeamChoice) and any(self.chairs[seat].is_human for seat in self.asked())

    def choices(self, seat: int, role: int) -> list[Action]:
        """All that the seat may let the role do now; empty if it is not asked."""
        return asks(self.g, self.minds(seat)).get(role, [])

    def walks(self, seat: int, role: int) -> Walks | None:
        """Where the seat may let the role walk now, as far as the seat can tell."""
        return walks_of(self.kind, self.g, self.minds(seat), role)

    def board(self, seat: int) -> str:
        return self.kind.draw(self.g, self.minds(seat))

    def log(self, seat: int) -> list[str]:
        """All that the seat has heard and that still stands, in words; a notice where something was taken back."""
        return [self.kind.say(self.g, one) if isinstance(one, Event) else words_of(one) for one in self.news(seat)]

    def news(self, viewer: int) -> list[News]:
        """The same as events, and notices as they are worded; for a seat or an onlooker."""
        taken = {index for entry in self.journal if isinstance(entry, Undo) for index in entry.moves}
        found: list[News] = [*heard(self.opening.events, self.eyes(viewer))]
        for entry in self.journal:
            found += self.news_of(entry, viewer) if entry.index not in taken else ()
        return found

    def news_of(self, entry: Entry, viewer: int) -> list[News]:
        """What a seat or an onlooker hears of one entry of the journal."""
        if isinstance(entry, Undo):
            return [f"{self.chairs[entry.seat].name} took that back."] if self.has_noticed(viewer, entry) else []
        if isinstance(entry, NewRules) and entry.note:
            return [entry.note if is_page(lesson_at(self), entry) else repair_words(entry)]
        given = [self.given_words(entry)] if isinstance(entry, Move) and entry.given else []
        return [*given, *heard(self.events[entry.index], self.eyes(viewer))]

    def given_words(self, entry: Move) -> Given:
        """The same for everybody, so it is said by what an onlooker knows."""
        g = self.kind.known(self.g, ())
        who, what = self.kind.role_name(g, entry.role), self.kind.describe(g, self.parse(entry.action))
        return Given(entry.seat, f"{who} had one answer only: {what}")

    def has_noticed(self, viewer: int, entry: Undo) -> bool:
        """A secret move leaves silently too: only who heard of the moves hears that they were taken back."""
        return viewer == entry.seat or any(heard(self.events[index], self.eyes(viewer)) for index in entry.moves)

    def why_not(self, seat: int, role: int, act: Action) -> RefusedInWords | None:
        """Why the seat may not let the role do this; None if it may."""
        minds = self.minds(seat)
        rule = why_not(self.g, minds, role, act)
        if not rule and role in asked_roles(self.g, minds):
            return None
        return RefusedInWords(self.kind.role_name(self.g, role), role, act, rule)

    def parse(self, text: str) -> Action:
        return parse_action(self.kind, self.g, text, self.names)

    def eyes(self, viewer: int) -> Seat:
        """The minds through which a viewer looks: those of a seat, or none of an onlooker."""
        return () if viewer == ONLOOKER else self.minds(viewer)

    def minds(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.chairs):
            raise TableError(f"no seat {seat} at this table: there are seats 0 to {len(self.chairs) - 1}")
        return self.chairs[seat].minds

    # What seats do.

    def play(self, seat: int, role: int, act: Action, walks_on: bool = False) -> Move:
        """Let a role act, or raise a Refusal and leave everything as it was."""
        self.check_role(role)
        act = self.parse(str(act))
        if refusal := self.why_not(seat, role, act):
            raise refusal
        check_path(self, seat, role, [act])
        return self.make_move(seat, role, act, attempt(self.g, role, act), walks_on)

    def walk(self, seat: int, role: int, acts: Sequence[Action]) -> list[Move]:
        """Play a walk that the seat is offered, step by step, and stop at any news. Returns the moves it came to."""
        self.check_role(role)
        steps = [self.parse(str(act)) for act in acts]
        walks = self.walks(seat, role)
        if walks is None or walks.find(steps) is None:
            refusal = self.why_not(seat, role, steps[0]) if steps else None
            raise refusal or no_way(walks)
        check_path(self, seat, role, steps)
        made = [self.play(seat, role, steps[0])]
        for act in steps[1:]:
            if not goes_on(walks.asks, walks.tells, self.g, role, self.events[-1]) or self.why_not(seat, role, act):
                break
            made.append(self.play(seat, role, act, walks_on=True))
        return made

    def stand(self, seat: int, role: int, window: str, act: Action | None) -> Stand:
        """Answer all coming windows of a name alike, or with None be asked again. Only a role's own mind may."""
        self.check_role(role)
        if role not in self.minds(seat):
            raise TableError(f"{self.kind.role_name(self.g, role)} does not answer for {self.chairs[seat].name}")
        known = [name for name, frame in self.kind.codec.frames.items() if issubclass(frame, Window)]
        if window not in known or not self.g.standing:
            raise TableError(f"{window!r} has no standing answer: {', '.join(known) or 'nothing in this game'} has")
        return self.make_stand(seat, role, window, self.parse(str(act)) if act is not None else None)

    def standing(self, role: int) -> dict[str, Action]:
        """The answers that the role has given in advance, by window. For its own mind only."""
        return self.g.standing[role] if self.g.standing else {}

    def undo(self, seat: int, by: str = undoing.ACTION) -> Undo | Request:
        """Take back the seat's last action, or its turn: at once where that is free, else when the others consent."""
        self.minds(seat)
        solo = self.setting.solo_undo and self.is_solo and self.chairs[seat].is_human
        wish = undoing.wish(self.line, seat, by, solo)
        if wish.is_free or solo:
            return self.take_back(seat, wish.moves, "free" if wish.is_free else "solo")
        self.request = Request(seat, wish.moves, undoing.consents_needed(self.chairs, seat))
        return self.request

    def consent(self, seat: int) -> Undo | Request:
        """Agree to the undo that is asked for; the last to agree lets it happen."""
        request = self.pending(seat)
        request = request._replace(needs=request.needs - {seat}, given=request.given | {seat})
        if not request.needs:
            return self.take_back(request.seat, request.moves, "consent", tuple(sorted(request.given)))
        self.request = request
        return request

    def decline(self, seat: int) -> None:
        self.pending(seat)
        self.request = None

    def pending(self, seat: int) -> Request:
        if self.request is None or seat not in self.request.needs:
            raise NoUndo(f"nobody asks for the consent of {self.chairs[seat].name}")
        return self.request

    def check_role(self, role: int) -> None:
        if role not in self.g.roles():
            raise TableError(f"no role {role} in this game: there are {', '.join(map(str, self.g.roles()))}")

    # What is written down. These trust their caller: they also follow journals, see journal.py.

    def make_move(
        self, seat: int, role: int, act: Action, result: Attempted, walks_on: bool = False, given: bool = False
    ) -> Move:
        index, digest, learned = len(self.journal), self.kind.codec.digest(result.g), result.learned
        entry = Move(index, seat, role, str(act), result.chance, digest, learned, walks_on, given)
        self.line.push(Ply(index, seat, role, self.g, act, "", learned, walks_on, given), result.g)
        self.write(entry, result.events)
        return entry

    def make_stand(self, seat: int, role: int, window: str, act: Action | None) -> Stand:
        index, after = len(self.journal), self.g.clone()
        after.stand(role, window, act)
        self.line.push(Ply(index, seat, role, self.g, act, window), after)
        digest = self.kind.codec.digest(after)
        entry = Stand(index, seat, role, window, str(act) if act is not None else None, digest)
        self.write(entry)
        return entry

    def take_back(self, seat: int, moves: tuple[int, ...], leave: str, consent: tuple[int, ...] = ()) -> Undo:
        self.line.take_back(moves)
        entry = Undo(len(self.journal), seat, moves, leave, consent, self.kind.codec.digest(self.g))
        self.write(entry)
        return entry

    def repair(self, g: Game, note: str) -> NewRules:
        """Somebody in charge has set the position right; it is tried first, and everybody can read why."""
        if not note:
            raise TableError("a repair needs a word to the others: what is it for?")
        self.try_out(g)
        return self.go_on_from(self.kind.codec.save(g), self.kind.version, note)

    def try_out(self, g: Game) -> None:
        """Whatever is wrong with a position that was made by hand is told before it is played."""
        try:
            h = g.clone()
            h.settle()
            for chair in self.chairs:
                self.kind.view(h, chair.minds)
            legal = [h.legal(role) for role in h.waiting()]
        except Exception as error:
            raise TableError(f"the rules cannot go on from there: {type(error).__name__}: {error}") from error
        if h.outcome is None and not (legal and all(legal)):
            raise TableError("nobody could do anything there, and the game is not over")
        if self.kind.codec.digest(h) != self.kind.codec.digest(g):
            raise TableError("something would happen by itself there: a position stands at a question")

    def go_on_from(self, state: bytes, was: int, note: str = "") -> NewRules:
        """Under new rules the past cannot be folded: the saved position is the new start."""
        self.line = LineOfPlay(self.kind.codec.load(state))
        now, digest = self.kind.version, self.kind.codec.digest(self.g)
        entry = NewRules(len(self.journal), was, now, state.decode(), digest, note)
        self.write(entry)
        return entry

    def write(self, entry: Entry, events: tuple[Event, ...] = ()) -> None:
        self.journal.append(entry)
        self.events.append(events)
        self.request = None


def open_table(
    kind: Declaration,
    options: Mapping[str, Any] | None = None,
    scenario: str = "",
    seed: str = "",
    chairs: Sequence[Chair] | None = None,
    solo_undo: bool = False,
) -> Table:
    """A new game. Options are as typed or sent by a form; the usual seating, the first scenario, an unknown seed."""
    where = scenario or next(iter(kind.scenarios))
    setting = Setting(
        game=kind.name,
        rules=kind.version,
        options=played_options(kind, options or {}, where),
        scenario=where,
        seed=seed.strip() or token_hex(16),
        chairs=tuple(chairs or ()),
        solo_undo=solo_undo,
    )
    table = Table(kind, setting)
    if chairs is None:
        table.setting = replace(setting, chairs=tuple(usual_chairs(table)))
    return table


def played_options(
    kind: Declaration, given: Mapping[str, Any], scenario: str, book: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Every option as it is played, for the record; a scenario that cannot be read is told in one line."""
    try:
        return tunables.kept(kind.settled(given, scenario, book))
    except tunables.BadOption:
        raise
    except (ValueError, LookupError, MsgspecError) as error:
        if scenario in kind.scenarios:
            raise
        raise TableError(f"a scenario that {kind.title} cannot play: {error}") from error


def begin(kind: Declaration, setting: Setting, recorded: Chance | None = None) -> Start:
    """Set-up; with a record its chance falls as it was written down."""
    result = first_position(kind, setting, recorded)
    return Start(result.g, Opening(result.chance, kind.codec.digest(result.g), result.events))


def first_position(kind: Declaration, setting: Setting, recorded: Chance | None) -> Attempted:
    """A scenario of somebody's own may be faulty, which is not the program's fault."""
    try:
        options = kind.as_recorded(setting.options, setting.scenario)
        return set_up(laid_out(kind, options, setting), recorded)
    except (ValueError, LookupError, MsgspecError) as error:
        if setting.carry is not None:
            raise TableError(f"what is handed over does not fit {kind.title}: {error}") from error
        if setting.scenario in kind.scenarios:
            raise
        raise TableError(f"a scenario that {kind.title} cannot play: {error}") from error


def laid_out(kind: Declaration, options: Any, setting: Setting) -> Game:
    if setting.carry is None:
        return kind.lay_out(options, setting.scenario, setting.seed)
    if kind.lay_out_for is None:
        raise TableError(f"{kind.title} has no campaigns")
    return kind.lay_out_for(options, setting.scenario, setting.seed, setting.carry)


def usual_chairs(table: Table, holders: Sequence[str] = ()) -> list[Chair]:
    """The game's usual seating, named by the roles; people hold the seats for which no holder is given."""
    kind, g = table.kind, table.g
    played = kind.as_recorded(table.setting.options, table.setting.scenario)
    seats = kind.seats(played, table.setting.scenario)
    names = [together([kind.role_name(g, mind) for mind in seat]) for seat in seats]
    held = [*holders, *[HUMAN] * (len(seats) - len(holders))]
    return [Chair(*facts) for facts in zip(names, map(tuple, seats), held, strict=True)]
