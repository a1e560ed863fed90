"""The contract of a game, on one page: everything the platform may ask of it. `games/<game>/__init__.py` declares it.

Three words are kept apart. A *role* is a piece or side with decisions of its own; the rules know roles only. A *mind*
decides for a role now: usually its own, another's while it is possessed. A *seat* is the minds that one link plays:
one, several, or none for an onlooker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from hauntbox.kernel.agenda import Frame, Game
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.lessons import Lesson
from hauntbox.kernel.options import Options, build, typed
from hauntbox.kernel.walks import Walks
from hauntbox.kernel.wire import ABSENT, Action, Chapter, Event, Outcome

Seat = tuple[int, ...]  # the minds it plays


class Secret(NamedTuple):
    """A hidden fact, and a way of its own to change it: redeal is on trial too, so it is no witness."""

    fact: Callable[[Any, Seat], object]  # what the seat may not know
    scramble: Callable[[Any, Seat], None]  # another truth in which the seat has seen the same
    reorder: Callable[[Any, Seat], None] | None = None  # the same things, but they came about in another order


def scramble_seed(g: Any, seat: Seat) -> None:
    g.seed += "?"


SEED: Final = Secret(lambda g, seat: g.seed, scramble_seed)  # the chances to come: a secret of every game


class Problem(NamedTuple):
    """Something wrong with a scenario file, and where; for the line and column 0 is nowhere in particular."""

    line: int
    field: str  # with dots: rooms.K
    message: str  # what is there and what was expected, in one line
    column: int = 0

    def __str__(self) -> str:
        where = f"line {self.line}, column {self.column}" if self.column else f"line {self.line}"
        return f"{where}, {self.field}: {self.message}" if self.field else f"{where}: {self.message}"


class Title(NamedTuple):
    """A scenario as people choose it: what it is called, and a line about it, which follows in brackets."""

    name: str
    line: str = ""
    players: tuple[int, int] | None = None  # for how many it is meant

    def __str__(self) -> str:
        return f"{self.name} ({self.line})" if self.line else self.name


class Box(NamedTuple):
    """What is printed on the box, for people who choose a game."""

    line: str = ""  # a few words
    blurb: str = ""  # two sentences
    kind: str = ""  # what one does
    length: str = ""  # "45 min"
    weight: str = ""  # light, medium or heavy
    first: str = ""  # the preset for a first evening
    scenario: str = ""  # and the scenario; "": the first


class CardSection(NamedTuple):
    """A paragraph of a seat's reference card."""

    title: str
    lines: tuple[tuple[str, str], ...]  # (what one may do or should know, rule)


class Learning(NamedTuple):
    """What a game's judgement is learned from. Positions are dealt ones, as the judgement gets them."""

    side: str  # whose chances it speaks of
    names: Callable[[str, Any], Sequence[str]]  # (scenario, options): what is measured, the general numbers first
    general: Sequence[str]  # numbers that mean the same in every scenario
    measure: Callable[[Any], tuple[list[float], float] | None]  # a position's numbers, and its log-odds as they are
    # judged by hand; None: nothing to judge yet
    round_of: Callable[[Any], int]
    judge: Callable[[Any, int, Any], float]  # (position, role, weights or None): the judgement with other weights
    weights: Callable[[str], Any]  # the text of a file of weights, read for this game


class Silly(NamedTuple):
    """Moves that nobody with sense makes, for the lab to count."""

    places: Callable[[Any], Sequence[Any]]  # by role, where it is: to go and come back for nothing is silly
    goods: Mapping[str, Callable[[Any], Any]]  # what it is called to change them and change them back -> of all roles
    idle: tuple[type[Action], ...]  # what does nothing but end something
    folly: Callable[[Any, int, Action, Any], str]  # (position, role, action, position after it): what is silly at once
    kinds: Sequence[str]  # all that `folly` may say


@dataclass(frozen=True)
class Declaration:
    """One game, as the platform sees it. Every function promises to leave the position as it was, unless it says so."""

    name: str  # the package
    title: str
    version: int  # of the rules; a rule fix raises it
    options: type[Options]
    scenarios: Mapping[str, Title]  # by name; the first is the one to start with
    presets: Mapping[str, Mapping[str, Any]]  # name -> options: set-ups worth offering, the usual one first
    lay_out: Callable[[Any, str, str], Game]  # (options, scenario, seed): set-up is on the agenda, nothing has happened
    codec: Codec
    seats: Callable[[Any, str], Sequence[Seat]]  # (options, scenario): the usual seating; every role in play has one
    role_name: Callable[[Any, int], str]
    side: Callable[
        [Any, int], str
    ]  # the roles that win together, by a name of their own; the role's name if it is alone
    universe: Callable[[Any], Sequence[Action]]  # every action that can be named in this game: int <-> action
    known: Callable[[Any, Seat], Any]  # the position as the seat knows it: of its class, a field hidden until it
    # is named; view, scene, drawing and walks are made of it alone, and so is what is filled in
    view: Callable[[Any, Seat], Any]  # what a seat may know, as data that msgspec encodes; the only way out
    fill_in: Callable[[Any, Seat, Random], Any]  # (what the seat knows, seat, dice): a copy with the rest dealt anew
    secrets: Mapping[str, Secret]  # ledger id -> hidden fact
    say: Callable[[Any, Event], str]  # an event in words
    describe: Callable[[Any, Action], str]  # an action in words, as an option to choose
    draw: Callable[[Any, Seat], str]  # the board as text, made from the seat's view
    components: Callable[[Any], Counter[str]]  # what is conserved, wherever it lies
    decisions: Mapping[str, tuple[type[Frame], type[Action]]]  # DEC id -> the question and the answer that show it
    chances: Mapping[str, str]  # purpose of chance -> RND id
    judge: Callable[[Any, int], float] | None = None  # a bot's estimate of a role's score at a cut-off
    shared: bool = False  # roles of a side have one score between them, so that one judgement does for all
    learning: Learning | None = None  # None: the judgement is made by hand alone
    silly: Silly | None = None
    effort: float = 1.0  # the share of a level's simulations that bots spend here, where one takes longer than usual
    # How it looks, in the vocabulary of hauntbox.scene, which stands on this page; None: plainly, made of the rest.
    scene: Callable[[Any, Any], Any] | None = None  # (position, context): the Scene of a seat, made from its view
    line: Callable[[Any, Any, int, Event], Any] | None = None  # (position, context, i, event): line i of its log
    # What is played, and what was played.
    derive: Callable[[Any, Collection[str], str], Mapping[str, Any]] | None = None  # (options, names that were chosen,
    # scenario): what presets, variants and the scenario set; a name that was chosen is not touched by it
    earlier: Callable[[Mapping[str, Any], str], Mapping[str, Any]] | None = None  # (recorded options, scenario): with
    # what an older record left out as it was played then
    # For people.
    preset_lines: Mapping[str, str] = field(default_factory=dict)  # preset -> what it changes, in a sentence
    box: Box = field(default_factory=Box)
    groups: Mapping[str, Sequence[str]] = field(default_factory=dict)  # heading -> options, for set-up forms
    reference_card: Callable[[Any, int], Sequence[CardSection]] | None = None  # of a role, by public facts
    lesson: Lesson | None = None
    walks: Callable[[Any, int], Walks | None] | None = None  # (position as the seat knows it, role): where it can go
    windows: Mapping[str, str] = field(default_factory=dict)  # of what one may answer in advance: Window -> in words
    rare: Mapping[str, str] = field(
        default_factory=dict
    )  # what thousands of random games need not show, with the reason
    # Scenarios of the players' own.
    sheet: type[Any] | None = None  # the Struct of a scenario file, made into a schema for editors
    validate: Callable[[str], list[Problem]] | None = None  # all that is wrong with a text; `new` refuses by the first
    uses: Callable[[Any], Mapping[str, Mapping[str, bool]]] | None = None  # {"visited": {"Hall": True}}: what of the
    # scenario is in use in this position, so that play-tests find what never is
    # Campaigns.
    lay_out_for: Callable[[Any, str, str, Any], Game] | None = None  # the same with a Chapter's carry
    campaigns: Campaigns | None = None

    @property
    def package(self) -> str:
        """The game in the box by whose ledger it is played: an interlude is part of one."""
        return self.name.partition(".")[0]

    def new(self, options: Options | Mapping[str, Any], scenario: str, seed: str) -> Game:
        """A game at its first question: the same inputs give the same one for ever.

        A mapping is what somebody chose, and is settled; a Struct is played as it stands.
        """
        played = options if isinstance(options, Options) else self.settled(options, scenario)
        g = self.lay_out(played, scenario, seed)
        g.settle()
        return g

    def redeal(self, g: Any, seat: Seat, rng: Random) -> Any:
        """A position that the seat cannot tell from this one, made of what it knows and of dice."""
        return self.fill_in(self.known(g, seat), seat, rng)

    def settled(self, given: Mapping[str, Any], scenario: str, book: Mapping[str, Any] | None = None) -> Options:
        """What is played: a chosen number holds; else presets, variants and the scenario decide; else the book.

        `book` is what stands for the rest, where a record has kept it.
        """
        chosen = typed(self.options, given)
        options = build(self.options, {**(book or {}), **chosen})
        derived = self.derive(options, chosen, scenario) if self.derive is not None else {}
        return replace(options, **{name: value for name, value in derived.items() if name not in chosen})

    def as_recorded(self, recorded: Mapping[str, Any], scenario: str) -> Options:
        """What a record says was played."""
        return build(self.options, self.earlier(recorded, scenario) if self.earlier is not None else recorded)


@dataclass(frozen=True)
class Campaigns:
    """Sittings in a row, with a game of this contract between them: levelling, shopping, choices."""

    stories: Mapping[str, str]  # name -> title, in the order in which to play them
    first: Callable[[Any, str], Chapter]  # (options, story): how it begins
    after: Callable[[Any, Chapter, Any], Chapter | Outcome]  # (options, chapter, its last position): what comes next,
    # a sitting or an interlude; or how the campaign ended
    interlude: Declaration  # called `<game>.interlude`; its scenarios are samples of what may be handed over to it
    tell: Callable[[Chapter], Sequence[str]]  # what is handed over, in words


# What a seat gets out of a position beside its view. All of it follows from whose minds the seat plays.


def role_names(kind: Declaration, g: Game) -> list[str]:
    """The names of the roles, by number; "" for a role that is not in play."""
    return [kind.role_name(g, role) if mind != ABSENT else "" for role, mind in enumerate(g.minds)]


def asked_roles(g: Game, seat: Seat) -> list[int]:
    """The seat's roles that must answer now."""
    ask = g.asking()
    return [role for role in ask.waiting(g) if ask.mind(g, role) in seat] if ask is not None else []


def asks(g: Game, seat: Seat) -> dict[int, list[Action]]:
    """The seat's roles that must answer now, with all they may do."""
    ask = g.asking()
    if ask is None:
        return {}
    return {role: ask.legal(g, role) for role in ask.waiting(g) if ask.mind(g, role) in seat}


def walks_of(kind: Declaration, g: Game, seat: Seat, role: int) -> Walks | None:
    """Where the seat can let the role walk now; None: nowhere."""
    if kind.walks is None or role not in asked_roles(g, seat):
        return None
    walks = kind.walks(kind.known(g, seat), role)
    return walks if walks is not None and walks.ways else None


def why_not(g: Game, seat: Seat, role: int, act: Action) -> str:
    """A refusal is a way out too: of a role that another mind leads it says only when such things are done."""
    ask = g.asking()
    return g.why_not(role, act) if ask is not None and ask.mind(g, role) in seat else act.when


def refusals(g: Game, seat: Seat, role: int, acts: Sequence[Action]) -> list[str]:
    """`why_not` of many actions."""
    ask = g.asking()
    if ask is not None and ask.mind(g, role) in seat:
        return g.refusals(role, acts)
    return [act.when for act in acts]


def may_hear(event: Event, seat: Seat) -> bool:
    return event.to is None or any(role in seat for role in event.to)


def heard(events: Iterable[Event], seat: Seat) -> list[Event]:
    return [event for event in events if may_hear(event, seat)]


def score(g: Game, seat: Seat) -> float:
    """From 0 to 1, when the game is over: the best of the seat's roles."""
    if g.outcome is None:
        raise ValueError("the game is not over")
    return max([g.outcome.scores[role] for role in seat], default=0.0)


def is_won(scores: Sequence[float]) -> bool:
    """Has somebody won outright? What those get who have only hindered the others is no win of the group."""
    return max(scores) == 1.0
