"""The agenda of frames and the loop that runs it: what is pending in a game is data, never a closure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Final, ParamSpec, TypeVar

from mypy_extensions import mypyc_attr

from hauntbox.kernel.chance import order, orders, outcome
from hauntbox.kernel.wire import ABSENT, NOBODY, Action, Event, Outcome, Refused, Roles, Stuck

STEP_CAP: Final = 1_000
KEPT: Final = 4_096  # frames of a kind
Fields = ParamSpec("Fields")
Kind = TypeVar("Kind")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Frame:
    """A line of the agenda: ids and numbers that all may see. Never changed, so clones share it."""

    def is_owed(self) -> bool:
        """A cut leaves such a frame on the agenda: somebody else's due, or the end of a possession."""
        return False

    def run(self, g: Any) -> None:
        raise NotImplementedError


def kept(make: Callable[Fields, Kind]) -> Callable[Fields, Kind]:
    """A kind of frame that is made once for the same fields: to look one up takes a tenth of the time."""
    return lru_cache(KEPT, typed=True)(make)  # type: ignore[return-value]  # called as the class is


@lru_cache(KEPT, typed=True)
def frame_words(frame: Frame) -> str:
    """A frame as a view and a picture tell of it. Frames are few, and dataclasses are slow to spell themselves."""
    return repr(frame)


def agenda_words(agenda: Sequence[Frame]) -> str:
    return f"[{', '.join([frame_words(frame) for frame in agenda])}]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """Happens by itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame):
    """Waits for roles. Whom it asks, and what it offers, follows from what their minds may know."""

    when: ClassVar[str] = ""  # the rule that asks

    def waiting(self, g: Any) -> Sequence[int]:
        raise NotImplementedError

    def mind(self, g: Any, role: int) -> int:
        """Who decides for the role here."""
        return int(g.minds[role])

    def candidates(self, g: Any, role: int) -> Sequence[Action]:
        """What to show, allowed or greyed. Holds every action that `bars` lets through."""
        raise NotImplementedError

    def bars(self, g: Any, role: int, act: Action) -> str:
        """The rule that forbids an action, whichever it is, or "". By default, all that is shown may be done."""
        return "" if act in self.candidates(g, role) else act.when

    def bars_each(self, g: Any, role: int, acts: Sequence[Action]) -> list[str]:
        """`bars` of many actions. Where all that is shown may be done, what is shown is worked out once."""
        if type(self).bars is not Ask.bars:
            return [self.bars(g, role, act) for act in acts]
        shown = frozenset(self.candidates(g, role))
        return ["" if act in shown else act.when for act in acts]

    def legal(self, g: Any, role: int) -> list[Action]:
        """All that no rule bars. A frame may answer faster, with masks; the battery holds it to `bars`."""
        return [act for act in self.candidates(g, role) if not self.bars(g, role, act)]

    def is_public(self, g: Any, role: int) -> bool:
        """Can all see what the role may answer here? Then the table gives a lone answer (decision 018). The battery
        holds a frame to it; what somebody should answer knowingly does not say so."""
        return False

    def take(self, g: Any, role: int, act: Any) -> None:
        """The role has answered."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Choice(Ask):
    """One role decides, and the effect follows at once."""

    role: int

    def waiting(self, g: Any) -> Sequence[int]:
        return (self.role,)

    def take(self, g: Any, role: int, act: Any) -> None:
        g.agenda.pop()
        self.answer(g, act)

    def answer(self, g: Any, act: Any) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class TeamChoice(Ask):
    """Any one of a team decides for all of it. A game whose teams vote keeps the question open until they agree."""

    team: Roles

    def waiting(self, g: Any) -> Sequence[int]:
        return self.team

    def take(self, g: Any, role: int, act: Any) -> None:
        g.agenda.pop()
        self.answer(g, role, act)

    def answer(self, g: Any, role: int, act: Any) -> None:
        """What follows when this member says so; to hear the others first, ask again with `then`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Window(Ask):
    """Several roles decide at once. Answers come in any order, stay sealed, and count in the order asked."""

    asked: Roles  # by public facts alone: the asking itself tells

    def passing(self) -> Action | None:
        """What a standing answer becomes while the rules forbid it."""
        return None

    def waiting(self, g: Any) -> Sequence[int]:
        return [role for role in self.asked if g.sealed[role] is None]

    def take(self, g: Any, role: int, act: Any) -> None:
        g.sealed[role] = act
        if len(self.asked) > 1:
            g.learned = True  # open or still shut, the window tells whether others have answered

    def fill(self, g: Any) -> None:
        """Give the standing answers. A role that can only pass is asked all the same: else the window would close
        at once, and tell everybody that nobody had a choice (decision 002)."""
        for role in self.waiting(g):
            answer = g.standing[role].get(type(self).__name__) if g.standing else None
            if answer is not None and self.bars(g, role, answer):
                answer = self.passing()
            g.sealed[role] = answer

    def run(self, g: Any) -> None:
        answers = [(role, g.sealed[role]) for role in self.asked]
        for role in self.asked:
            g.sealed[role] = None
        self.open(g, answers)

    def open(self, g: Any, answers: list[tuple[int, Any]]) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Game:
    """What every position holds. A game adds its pieces, each field with a default, and a written-out clone."""

    seed: str = ""
    agenda: list[Frame] = field(default_factory=list)  # next frame last
    minds: list[int] = field(default_factory=list)  # who decides for each role now; ABSENT: the role is not in play
    sealed: list[Action | None] = field(default_factory=list)  # by role, while a window is open
    standing: list[dict[str, Action]] = field(default_factory=list)  # by role: window -> answer given in advance
    drawn: dict[str, int] = field(default_factory=dict)  # outcomes of chance so far, by purpose
    outcome: Outcome | None = None
    # Beside the position: neither saved nor compared.
    rigged: dict[str, tuple[int, ...]] = field(default_factory=dict, compare=False)
    events: list[Event] | None = field(default=None, compare=False)  # None: muted
    learned: bool = field(default=False, compare=False)  # the last action may have told somebody something
    known_to: Roles | None = field(default=None, compare=False)  # all that a seat knows
    view: Any = field(default=None, compare=False)  # of that seat, once somebody has looked

    # -- the contract, by role ------------------------------------------------------------------------------------

    def roles(self) -> list[int]:
        """The roles in play. One that the set-up leaves out has no mind and no seat, and is listed nowhere."""
        return [role for role, mind in enumerate(self.minds) if mind != ABSENT]

    def asking(self) -> Ask | None:
        """The question on the table, or None when the game is over."""
        top = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, Ask) else None

    def waiting(self) -> Sequence[int]:
        """The roles that have to answer now."""
        ask = self.asking()
        return ask.waiting(self) if ask is not None else ()

    def legal(self, role: int) -> list[Action]:
        """Everything the role may do now, complete and exact; empty if it is not asked."""
        ask = self.asking()
        if ask is None or role not in ask.waiting(self):
            return []
        return ask.legal(self, role)

    def candidates(self, role: int) -> Sequence[Action]:
        """What is worth showing to the role, allowed or greyed."""
        ask = self.asking()
        return ask.candidates(self, role) if ask is not None and role in ask.waiting(self) else ()

    def why_not(self, role: int, act: Action) -> str:
        """The rule that forbids the role this action now, or ""."""
        ask = self.asking()
        if ask is None or role not in ask.waiting(self):
            return act.when
        return ask.bars(self, role, act)

    def refusals(self, role: int, acts: Sequence[Action]) -> list[str]:
        """`why_not` of many actions: who is asked is worked out once."""
        ask = self.asking()
        if ask is None or role not in ask.waiting(self):
            return [act.when for act in acts]
        return ask.bars_each(self, role, acts)

    def play(self, role: int, act: Action) -> None:
        """For the table, which trusts nobody: judge first; a refusal leaves the position as it was."""
        rule = self.why_not(role, act)
        if rule:
            raise Refused(role, act, rule)
        self.apply(role, act)

    def apply(self, role: int, act: Action) -> None:
        """For bots and replays: an action that legal() listed."""
        self.learned = False
        ask: Any = self.agenda[-1]
        ask.take(self, role, act)
        self.settle()

    def stand(self, role: int, window: str, act: Action | None) -> None:
        """Answer all coming windows of a name alike ("don't ask me for this"), or be asked again."""
        answers = {name: answer for name, answer in self.standing[role].items() if name != window}
        self.standing[role] = answers if act is None else {**answers, window: act}

    def clone(self) -> Game:
        """A muted copy; what never changes is shared."""
        raise NotImplementedError

    def copy_to(self, other: Game) -> None:
        """The kernel's part of a clone. Field by field into an empty object is twice as fast as a long constructor."""
        other.seed, other.outcome, other.rigged = self.seed, self.outcome, self.rigged
        other.agenda, other.minds, other.sealed = self.agenda[:], self.minds[:], self.sealed[:]
        other.standing, other.drawn = self.standing[:], self.drawn.copy()
        other.events, other.learned = None, False
        other.known_to, other.view = None, None  # a clone may be changed

    # -- what rules do with the agenda ----------------------------------------------------------------------------

    def settle(self) -> None:
        """Run frames until somebody is waited for, or nothing is left. What a rule planned after the end is dropped."""
        agenda = self.agenda
        for _ in range(STEP_CAP):
            if self.outcome is not None:
                agenda.clear()
            if not agenda:
                return
            top = agenda[-1]
            if isinstance(top, Ask):
                if isinstance(top, Window):
                    top.fill(self)
                if top.waiting(self):
                    return  # a question that waits for nobody answers itself
            agenda.pop()
            top.run(self)
        raise Stuck(f"{STEP_CAP} steps without a decision: {agenda[-3:]}")

    def then(self, *frames: Frame) -> None:
        """Put frames next on the agenda, in reading order."""
        if len(frames) == 1:
            self.agenda.append(frames[0])
        else:
            self.agenda.extend(frames[::-1])

    def after(self, depth: int, *frames: Frame) -> None:
        """Put frames behind all that was put on the agenda since it was so deep, in reading order."""
        self.agenda[depth:depth] = frames[::-1]

    def follow(self, depth: int, frame: Frame) -> None:
        """One frame behind all that was put on the agenda since it was so deep; if that is nothing, it runs at once."""
        if len(self.agenda) > depth:
            self.agenda.insert(depth, frame)
        elif self.outcome is None:
            frame.run(self)

    def cut(self, *to: Frame | type[Frame]) -> None:
        """Drop what was to come before the nearest of these frames, or kinds of frame. What is owed stays, and comes
        first. A frame says whose turn ends; a kind finds the end of anybody's."""
        agenda = self.agenda
        for place in range(len(agenda) - 1, -1, -1):
            if is_among(agenda[place], to):
                agenda[place + 1 :] = [frame for frame in agenda[place + 1 :] if frame.is_owed()]
                return
        names = " or ".join([each.__name__ if isinstance(each, type) else str(each) for each in to])
        raise Stuck(f"no {names} to cut to in {agenda}")

    def end(self, outcome: Outcome) -> None:
        """The game is over, from any depth."""
        self.outcome = outcome
        self.agenda.clear()

    # -- chance and news ------------------------------------------------------------------------------------------

    def roll(self, faces: int, purpose: str) -> int:
        """1 to faces. Each purpose has its own stream."""
        n = self.drawn.get(purpose, 0)
        self.drawn[purpose] = n + 1
        fixed = self.rigged.get(purpose, ())
        value = fixed[n] if n < len(fixed) and fixed[n] else outcome(self.seed, purpose, n) % faces + 1
        self.learned = True
        if self.events is not None:  # the rule tells the players
            self.tell(purpose, "chance", str(value) if value > 2**53 else value, to=NOBODY)
        return value

    def shuffle(self, cards: tuple[int, ...], purpose: str) -> tuple[int, ...]:
        """One roll of a die with a face for every order."""
        return order(cards, self.roll(orders(len(cards)), purpose) - 1)

    def rig(self, purpose: str, *values: int) -> None:
        """Fix the next outcomes: for tests, and for replays by their record. 0 leaves one to chance."""
        past = (0,) * self.drawn.get(purpose, 0)
        self.rigged = {**self.rigged, purpose: past + values}

    def tell(
        self, rule: str, what: str, *facts: int | str, to: Roles | None = None, minds: Roles | None = None
    ) -> None:
        """An event for the log of those who may hear it; costs nothing when muted.

        `to` names roles: the minds that decide for them now hear it. `minds` names those who hear it whoever decides:
        a hand's owner, say, while the piece is possessed.
        """
        if self.events is not None:
            hear = minds if to is None else tuple(dict.fromkeys([self.minds[role] for role in to]))
            self.events.append(Event(rule, what, facts, hear, self.moment(what, facts)))

    def moment(self, what: str, facts: tuple[int | str, ...]) -> tuple[int | str, ...]:
        """What the picture of an event needs of the position as it is now. All who hear of the event may know it."""
        return ()


def is_among(frame: Frame, wanted: tuple[Frame | type[Frame], ...]) -> bool:
    return any([isinstance(frame, each) if isinstance(each, type) else frame == each for each in wanted])
