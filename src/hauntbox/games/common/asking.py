"""The question: its words, every answer bound to what one clicks, and what is no answer now, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from hauntbox.games.common.stage import Stage, drawn_once
from hauntbox.kernel.agenda import Game, Window
from hauntbox.kernel.wire import Action
from hauntbox.scene import Beat, Option, Question

Words = tuple[str, str, str]  # a question to whom it is put, what others read, and the rule that asks
Text = str | Callable[[Any, int, Any], str]  # {0} is the action; or made of the position, the role and the action


class Paint(NamedTuple):
    """What a picture adds to the words of an answer. `on[0]` is what one clicks; {0} in an id is the action."""

    on: tuple[str, ...] = ()
    group: str = ""
    cost: str = ""
    tone: str = ""
    show: Beat | None = None  # painted while one points at it
    why: str = ""  # a consequence, or odds


Painter = Callable[[Any, int, Any], Paint]  # makes it of the stage, the role and the action


class Answer(NamedTuple):
    """One kind of action as an option: its words and its paint."""

    text: Text
    paint: Paint | Painter = Paint()


END: Final = Paint(tone="end")


def actor(g: Game) -> int:
    """The first role that has to answer; if nobody has, any."""
    return next(iter(g.waiting()), 0)


class Answers(NamedTuple):
    """A game's answers by their actions, and the places of their groups; groups without one come first."""

    answers: Mapping[type[Action], Answer]
    groups: Mapping[str, int] = {}
    causes: Mapping[str, str] = {}  # why not, where a rule says something else of this action: "RULE-01 Give"

    def text(self, g: Any, role: int, act: Action) -> str:
        """Return an action as a player reads it: this is the only source of an option's words.

        `g` is what the words are made of: a position, or what a seat knows of it.
        """
        text = self.answers[type(act)].text
        return text.format(act) if isinstance(text, str) else text(g, role, act)

    def option(self, stage: Stage, g: Any, role: int, act: Action, rule: str = "") -> Option:
        """Return an answer for the picture, greyed where a rule bars it."""
        answer, off = self.answers[type(act)], self.cause(stage, act, rule) if rule else ""
        if isinstance(answer.text, str) and isinstance(answer.paint, Paint) and not answer.paint.show:
            return plain_option(answer.text, answer.paint, act, off, rule)
        paint, text = self.paint(stage, role, act), self.text(g, role, act)
        return option_of(act, text, paint, off, rule)

    def cause(self, stage: Stage, act: Action, rule: str) -> str:
        return self.causes.get(f"{rule} {type(act).__name__}") or stage.reason(rule)

    def paint(self, stage: Any, role: int, act: Action) -> Paint:
        paint = self.answers[type(act)].paint
        if not isinstance(paint, Paint):
            return paint(stage, role, act)
        return filled_paint(paint, act) if paint.on else paint

    def options(self, stage: Stage, g: Any, is_worth: Callable[[Any, Action, str], bool]) -> tuple[Option, ...]:
        """Return all answers, and of the rest what is worth a reason."""
        if stage.offer is None:
            return ()
        role, acts = stage.offer
        shown = [(act, rule) for act, rule in acts if not rule or is_worth(stage, act, rule)]
        return self.in_order([self.option(stage, g, role, act, rule) for act, rule in shown])

    def in_order(self, options: Iterable[Option]) -> tuple[Option, ...]:
        """First what can be done, then what cannot; in each, by the places of the groups."""
        found = list(options)
        ranks = [(bool(one.off), self.groups.get(one.group, 0), n) for n, one in enumerate(found)]
        return tuple([found[n] for _, _, n in sorted(ranks)])


@drawn_once
def plain_option(text: str, paint: Paint, act: Action, off: str, rule: str) -> Option:
    """Return an answer that says the same in every position."""
    return option_of(act, text.format(act), filled_paint(paint, act) if paint.on else paint, off, rule)


def filled_paint(paint: Paint, act: Action) -> Paint:
    return paint._replace(on=tuple([id.format(act) for id in paint.on]))


def option_of(act: Action, text: str, paint: Paint, off: str, rule: str) -> Option:
    """Return an option: what is barred has a reason in the place of a price."""
    if rule:
        return Option(str(act), text, on=paint.on, group=paint.group, off=off, rule=rule)
    return Option(
        str(act), text, on=paint.on, group=paint.group, cost=paint.cost, tone=paint.tone, show=paint.show,
        why=paint.why,
    )  # fmt: skip


def filled(words: Words, **facts: str) -> Words:
    mine, others, rule = words
    return mine.format(**facts), others.format(**facts), rule


def question(stage: Stage, words: Words, hint: str, options: tuple[Option, ...]) -> Question:
    """Whom it is not put to reads who is asked and what about, and no answers."""
    mine, others, rule = words
    return Question(
        id=f"{type(stage.frame).__name__}/{stage.subject}",
        who=tuple(dict.fromkeys(filter(None, [stage.seat(mind) for mind in stage.asked]))),
        done=done(stage),
        text=mine if options else others,
        hint=hint,
        rule=rule,
        pick=(1, 1) if options else None,
        options=options,
    )


def done(stage: Stage) -> tuple[str, ...]:
    """Of a window, the seat itself at most: whether others have answered is their affair."""
    is_asked = any([stage.is_mine(mind) for mind in stage.asked])
    return (stage.context.you,) if isinstance(stage.frame, Window) and is_asked and stage.offer is None else ()


def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
