"""A guided game at a table: how far it has come, what the learner is told, and what is not done yet.

All of it follows from the journal, so that it survives whatever the journal survives.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.lessons import Answer, Beat, Chapter, Decision, Free, Lesson, Text, Word
from hauntbox.kernel.wire import Action
from hauntbox.table.record import Entry, Move, NewRules, TableError, Undo

if TYPE_CHECKING:
    from hauntbox.table.table import Table

NOT_YET: Final = "The lesson asks for something else first"
ASTRAY: Final = "The game has left the path of the lesson. Play on as you like, or go on with the lesson."


class Place(NamedTuple):
    """How far a chapter has come."""

    number: int  # of the chapter, from 0
    rest: tuple[Beat, ...]
    steps: int = 0  # that have been made of a walk
    said: Text = ""  # on the answer that was chosen last
    is_astray: bool = False

    @property
    def next(self) -> Beat | None:
        return self.rest[0] if self.rest else None


class Advice(NamedTuple):
    """What the learner is told, and the actions that it leads to."""

    text: str
    answers: tuple[tuple[str, ...], ...] = ()  # each a walk, or one action alone
    rule: str = ""
    said: str = ""  # on what was chosen before
    part: str = ""
    turns: str = ""  # the chapter that comes next, where one may go on to it
    is_end: bool = False
    look: tuple[str, ...] = ()


class Stray(TableError):
    """The lesson has something else in mind, or a word on a choice that leads nowhere."""


# Where the game is.


def lesson_at(table: Table) -> Lesson | None:
    """Its seed is nobody else's: seeds of other tables are drawn."""
    lesson = table.kind.lesson
    return lesson if lesson is not None and table.setting.seed == lesson.seed else None


def heading(lesson: Lesson, number: int) -> str:
    if len(lesson.chapters) == 1:
        return lesson.chapters[number].title
    return f"Part {number + 1} of {len(lesson.chapters)}: {lesson.chapters[number].title}"


def is_page(lesson: Lesson | None, entry: Entry) -> bool:
    """Does a new chapter begin there?"""
    return lesson is not None and isinstance(entry, NewRules) and entry.note in headings(lesson)


def headings(lesson: Lesson) -> list[str]:
    return [heading(lesson, n) for n in range(len(lesson.chapters))]


def is_unopened(table: Table) -> bool:
    """Does the lesson begin at a position of its own, and has that not been set up yet?"""
    lesson = lesson_at(table)
    return lesson is not None and has_position(lesson.chapters[0]) and not table.journal


def has_position(chapter: Chapter) -> bool:
    return bool(chapter.seed or chapter.before or chapter.arrange)


def place(table: Table) -> Place | None:
    """None: no lesson, or a position that was set by hand."""
    lesson = lesson_at(table)
    if lesson is None or is_unopened(table):
        return None
    number, first = 0, 0
    for entry in table.journal:
        if isinstance(entry, NewRules):
            if not is_page(lesson, entry):
                return None
            number, first = headings(lesson).index(entry.note), entry.index
    return followed(number, lesson.chapters[number], moves_since(table.journal, first))


def moves_since(journal: Sequence[Entry], first: int) -> list[Move]:
    """Those that stand. A table that was taken up half way has them in its journal only."""
    taken = {index for entry in journal if isinstance(entry, Undo) for index in entry.moves}
    return [entry for entry in journal[first:] if isinstance(entry, Move) and entry.index not in taken]


def followed(number: int, chapter: Chapter, moves: Iterable[Move]) -> Place:
    here = Place(number, chapter.path)
    for move in moves:
        here = after(here, move.role, move.action)
    return here


def after(here: Place, role: int, action: str) -> Place:
    """One decision further on."""
    match here.next:
        case Free():
            return here
        case Word() as word if word.role == role and word.actions[here.steps] == action:
            if here.steps + 1 < len(word.actions):
                return here._replace(steps=here.steps + 1)
            return here._replace(rest=here.rest[1:], steps=0, said="" if word.says else here.said)
        case Decision() as ask if answer := answer_to(ask, role, action):
            rest = () if answer.ends else here.rest[1:]
            return here._replace(rest=(*answer.then, *rest), said=answer.says)
    return here._replace(is_astray=True)


def answer_to(ask: Decision, role: int, action: str) -> Answer | None:
    """The answer that is chosen so, and is one to go on with."""
    found = next((each for each in ask.answers if each.action == action), None)
    return found if found and ask.role == role and not found.again else None


# What is said.


def advice(table: Table, seat: int) -> Advice | None:
    """For the learner who is asked now, or whose game has ended."""
    lesson, here = lesson_at(table), place(table)
    if lesson is None or here is None or lesson.learner not in table.minds(seat):
        return None
    if seat not in table.asked() and not table.is_over:
        return None
    known = table.kind.known(table.g, table.minds(seat))
    told = word_of(lesson, here, known, is_over=table.is_over)
    return told._replace(said=in_words(here.said, known), part=heading(lesson, here.number))


def word_of(lesson: Lesson, here: Place, known: Game, *, is_over: bool) -> Advice:
    chapter, beat = lesson.chapters[here.number], here.next
    if is_over:
        return Advice("" if here.rest else in_words(chapter.closing, known), is_end=True)
    if here.is_astray:
        return closing(lesson, here, ASTRAY if here.rest else in_words(chapter.closing, known))
    match beat:
        case Word():
            return Advice(in_words(beat.says, known), (beat.actions[here.steps :],), beat.rule, look=beat.look)
        case Decision():
            answers = tuple([(each.action,) for each in beat.answers])
            return Advice(in_words(beat.says, known), answers, beat.rule, look=beat.look)
        case Free():
            done = beat.done(known)
            return closing(lesson, here, done or in_words(beat.says, known))._replace(rule=beat.rule, look=beat.look)
    return closing(lesson, here, in_words(chapter.closing, known))


def closing(lesson: Lesson, here: Place, text: str) -> Advice:
    """A chapter may be left for the next, the last for a real game."""
    last = here.number + 1 == len(lesson.chapters)
    return Advice(text, turns="" if last else lesson.chapters[here.number + 1].title, is_end=last)


def in_words(text: Text, known: Game) -> str:
    return text if isinstance(text, str) else text(known)


# What is done.


def guided_action(table: Table, role: int) -> str:
    """What the lesson lets a role do now; "" where it says nothing."""
    here = place(table)
    if here is None or here.is_astray:
        return ""
    match here.next:
        case Word() as word if word.role == role:
            return word.actions[here.steps]
        case Decision() as ask if ask.role == role:  # a bot plays for the learner
            return next(each.action for each in ask.answers if not each.again)
        case Free() as free:
            legal = [str(act) for act in table.g.legal(role)]
            return next((act for way in free.others for act in legal if act.startswith(way)), "")
    return ""


def waits_for_another(table: Table, role: int) -> bool:
    """Several may be asked at once; the lesson says who answers first."""
    here = place(table)
    if is_unopened(table):
        return True
    beat = here.next if here is not None and not here.is_astray else None
    return isinstance(beat, Word | Decision) and beat.role != role and beat.role in table.g.waiting()


def check_path(table: Table, seat: int, role: int, acts: Sequence[Action]) -> None:
    """The learner does what the lesson speaks of, or reads why not, and chooses again."""
    lesson, here = lesson_at(table), place(table)
    if lesson is None or here is None or lesson.learner not in table.minds(seat):
        return
    for act in acts:
        if here.is_astray:
            return
        if isinstance(here.next, Decision) and (word := word_against(here.next, role, str(act))):
            raise Stray(in_words(word, table.kind.known(table.g, table.minds(seat))))
        if here.next is None and here.number + 1 < len(lesson.chapters):
            raise Stray(f"This part is done: go on to {lesson.chapters[here.number + 1].title}")
        if here.next is None:
            return
        here = after(here, role, str(act))
        if here.is_astray:
            raise Stray(f"{NOT_YET}: {wanted(table, place(table))}.")


def word_against(ask: Decision, role: int, action: str) -> Text:
    return next((each.says for each in ask.answers if each.again and (ask.role, each.action) == (role, action)), "")


def wanted(table: Table, here: Place | None) -> str:
    """In words, as they stand among the options."""
    match here.next if here is not None else None:
        case Word() as word:
            actions = [word.actions[-1]]
        case Decision() as ask:
            actions = [each.action for each in ask.answers]
        case _:
            actions = []
    return ", or ".join(table.kind.describe(table.g, table.parse(action)) for action in actions)


# From chapter to chapter.


def open_first(table: Table) -> None:
    """Set up the first chapter, if it begins at a position of its own."""
    if is_unopened(table):
        turn_to(table, 0)


def turn_page(table: Table, seat: int) -> NewRules:
    """The next chapter's position, where this one may be left."""
    lesson, now = lesson_at(table), advice(table, seat)
    here = place(table)
    if lesson is None or here is None or now is None or not now.turns or table.is_over:
        raise TableError("no chapter of a lesson begins here")
    return turn_to(table, here.number + 1)


def turn_to(table: Table, number: int) -> NewRules:
    lesson = table.kind.lesson
    assert lesson is not None
    state = table.kind.codec.save(position(table.kind, number))
    return table.go_on_from(state, table.kind.version, heading(lesson, number))


def position(kind: Declaration, number: int) -> Game:
    """Where a chapter begins."""
    lesson = kind.lesson
    assert lesson is not None
    chapter = lesson.chapters[number]
    g = kind.new(lesson.options, lesson.scenario, chapter.seed or lesson.seed)
    names = {str(act): act for act in kind.universe(g)}
    for action in chapter.before:
        g.apply(next(role for role in g.waiting() if names[action] in g.legal(role)), names[action])
    if chapter.arrange is not None:
        chapter.arrange(g)
    return g
