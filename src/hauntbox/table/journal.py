"""Following a journal that was written down: from a save, a replay, a bug report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hauntbox.kernel.codec import BadSave
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.wire import Event, Refused
from hauntbox.table.line_of_play import LineOfPlay, attempt
from hauntbox.table.record import Chance, Entry, Move, NewRules, Opening, Setting, Stand, TableError, Undo
from hauntbox.table.table import Start, Table
from hauntbox.table.words import rule_text


class Divergence(TableError):
    """The rules do not lead where the record says."""

    def __init__(self, index: int, what: str) -> None:
        super().__init__(f"move {index + 1}: {what}")
        self.index = index
        self.what = what


def fold(
    kind: Declaration,
    setting: Setting,
    entries: Sequence[Entry],
    events: Sequence[tuple[Event, ...]] = (),
    opening: Opening | None = None,
) -> Table:
    """The table that a journal leads to; events are needed only for what was played under older rules."""
    mark = last_mark(entries)
    table = Table(kind, setting, start_from(kind, mark, opening or Opening()) if mark else None)
    if opening is not None and not mark:
        compare_opening(opening, table.opening)
    played_before = mark.index if mark else 0
    for i, entry in enumerate(entries[:played_before]):
        table.write(entry, events[i] if i < len(events) else ())
    for entry in entries[played_before:]:
        follow(table, entry)
    return table


def last_mark(entries: Sequence[Entry]) -> NewRules | None:
    """Where the rules took over under which the game was played to its end."""
    marks = [entry for entry in entries if isinstance(entry, NewRules)]
    return marks[-1] if marks else None


def start_from(kind: Declaration, mark: NewRules, opening: Opening) -> Start:
    """What stands before the mark cannot be folded any more, its set-up neither."""
    try:
        return Start(kind.codec.load(mark.state.encode()), opening)
    except BadSave as error:
        raise Divergence(mark.index, str(error)) from error


def compare_opening(said: Opening, made: Opening) -> None:
    if said.chance != made.chance:
        raise Divergence(-1, chance_words(said.chance, made.chance))
    if said.digest != made.digest:
        raise Divergence(-1, f"the record says the first position is {said.digest}, it is {made.digest}")


def follow(table: Table, entry: Entry, digests: bool = True) -> None:
    """Do what the entry says; or a Divergence, if the rules forbid it or lead elsewhere."""
    match entry:
        case Move():
            made: Entry = follow_move(table, entry)
        case Stand():
            made = follow_stand(table, entry)
        case Undo():
            made = follow_undo(table, entry)
        case NewRules():
            made = entry
            table.line = LineOfPlay(table.kind.codec.load(entry.state.encode()))
            table.write(entry)
    if digests and made.digest != entry.digest:
        raise Divergence(entry.index, f"the record says the position is {entry.digest}, it is {made.digest}")


def follow_move(table: Table, entry: Move, rigged: bool = False) -> Move:
    """With rigged chance the outcomes fall as they were written down, whatever the dice would say now."""
    if outcome := table.g.outcome:
        raise Divergence(entry.index, f"the game is over before it: {rule_text(outcome.rule)} ({outcome.rule})")
    try:
        act = table.parse(entry.action)
        table.check_role(entry.role)
        refusal = table.why_not(entry.seat, entry.role, act)
    except TableError as error:
        raise Divergence(entry.index, str(error)) from error
    if refusal is not None:
        raise Divergence(entry.index, str(refusal))
    try:
        result = attempt(table.g, entry.role, act, entry.chance if rigged else None)
    except Exception as error:  # whatever the record makes the rules do, it is told by its move
        raise Divergence(entry.index, f"the rules break on it: {type(error).__name__}: {error}") from error
    if not rigged and result.chance != entry.chance:
        raise Divergence(entry.index, chance_words(entry.chance, result.chance))
    return table.make_move(entry.seat, entry.role, act, result, entry.walks_on, entry.given)


def follow_stand(table: Table, entry: Stand) -> Stand:
    try:
        act = table.parse(entry.action) if entry.action is not None else None
        return table.stand(entry.seat, entry.role, entry.window, act)
    except TableError as error:
        raise Divergence(entry.index, str(error)) from error


def follow_undo(table: Table, entry: Undo) -> Undo:
    standing = {ply.index for ply in table.line.moves()}
    gone = [index for index in entry.moves if index not in standing]
    if gone:
        raise Divergence(entry.index, f"move {gone[0] + 1} does not stand, so it cannot be taken back")
    try:
        return table.take_back(entry.seat, entry.moves, entry.leave, entry.consent)
    except Refused as error:
        raise Divergence(entry.index, f"what followed does not stand without it: {error}") from error


def chance_words(said: Chance, drawn: Chance) -> str:
    return f"the record says chance gave {labels(said) or 'nothing'}, it gives {labels(drawn) or 'nothing'}"


def labels(chance: Iterable[tuple[str, int | str]]) -> str:
    """Outcomes of chance as replays show them."""
    return " ".join(f"{purpose}={value}" for purpose, value in chance)
