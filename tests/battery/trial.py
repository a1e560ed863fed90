"""A game on trial: random games over its scenarios and options, and sampled positions that every check looks at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import json

from hauntbox.games import find, names
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration, Seat, asks, heard, refusals, walks_of
from hauntbox.kernel.options import BadOption, Options, Tunable, tunables
from hauntbox.kernel.wire import Action, Event
from hauntbox.ledger.rules import ledger, parse
from hauntbox.scene import encode, show, sit

CAP = 200_000  # decisions; a random game that has not ended by then never will
DEEPER = 6  # how many times more games the positions come from
KEPT = 8  # positions of one kind
SELDOM = 4  # positions, at least, in which there is a secret
Pattern = tuple[bool, ...]
Move = tuple[int, Action]
Shown = dict[str, bytes]  # digests, by what is shown


class Setting(NamedTuple):
    scenario: str
    options: Options


class Trial:
    def __init__(self, kind: Declaration, games: int = 60, positions: int = 200) -> None:
        self.kind = kind
        self.games = games
        self.most = positions
        self.looked: dict[tuple[int, Seat], Shown] = {}  # by the identity of a position
        self.plain = [Setting(scenario, kind.settled({}, scenario)) for scenario in kind.scenarios]
        self.varied = [setting for setting in variations(kind) if is_playable(kind, setting)] or self.plain

    def setting(self, n: int) -> Setting:
        """Scenarios as they are and options turned one at a time, by turns."""
        row = self.varied if n % 2 else self.plain
        return row[n // 2 % len(row)]

    def lay_out(self, n: int) -> Game:
        setting = self.setting(n)
        return self.kind.lay_out(setting.options, setting.scenario, f"battery {n}")

    def start(self, n: int) -> Game:
        g = self.lay_out(n)
        g.settle()
        return g

    def play(self, n: int, g: Game | None = None) -> Iterator[Game]:
        """The decisions of random game number n; look, but play on a clone."""
        g, rng = g or self.start(n), Random(n)
        for _ in range(CAP):
            if not g.waiting():
                break
            yield g
            step(g, rng)
        assert g.outcome, f"game {n} of {self.setting(n)} does not end: {g.agenda[-3:]}"

    @cached_property
    def positions(self) -> list[Game]:
        """Decisions of many random games: every kind of question alike, and under it every pattern of secrets."""
        found: dict[str, dict[Pattern, Pile]] = defaultdict(lambda: defaultdict(Pile))
        rng = Random(0)
        for n in range(DEEPER * self.games):
            for g in self.play(n):
                found[type(g.asking()).__name__][self.pattern(g)].add(g, rng)
        share = max(1, self.most // len(found))
        chosen = [g for name in sorted(found) for g in by_turns(found[name].values(), share)]
        chosen += self.with_seldom_secrets(chosen, [pile for piles in found.values() for pile in piles.values()])
        for g in chosen:
            self.kind.view(g, ())  # what a game works out lazily is worked out once
        return chosen

    def with_seldom_secrets(self, chosen: list[Game], piles: list[Pile]) -> list[Game]:
        """Return more positions, so that each secret is there in some: questions have only a few places each."""
        more = list[Game]()
        for n in range(len(self.kind.secrets)):
            there = [g for pile in piles for g in pile.kept if not self.pattern(g)[n]]
            taken = {id(g) for g in (*chosen, *more)}
            missing = SELDOM - len([g for g in there if id(g) in taken])
            more += [g for g in there if id(g) not in taken][: max(0, missing)]
        return more

    def pattern(self, g: Game) -> Pattern:
        """Which secrets there are at all: some things seldom lie hidden in random play."""
        return tuple([is_blank(secret.fact(g, ())) for secret in self.kind.secrets.values()])

    def shown(self, g: Game, seat: Seat) -> Shown:
        """What a seat gets out of one of the positions, which no check changes: worked out once for all checks."""
        if (found := self.looked.get((id(g), seat))) is None:
            digest = self.kind.codec.digest(g)
            found = self.looked[id(g), seat] = shown(self.kind, g, seat)
            assert self.kind.codec.digest(g) == digest, f"to look at a position changed it {self.where(g)}"
        return found

    def sample(self, n: int) -> list[Game]:
        return Random(n).sample(self.positions, min(n, len(self.positions)))

    @cached_property
    def usual(self) -> list[Seat]:
        """Every seating that some setting of the game proposes."""
        rows = [self.kind.seats(setting.options, setting.scenario) for setting in (*self.plain, *self.varied)]
        return list(dict.fromkeys(tuple(seat) for row in rows for seat in row))

    def seats(self, g: Game) -> list[Seat]:
        """The usual seatings, every mind alone, and an onlooker."""
        minds = set(g.roles())
        return list(dict.fromkeys([*[seat for seat in self.usual if minds.issuperset(seat)], *zip(minds), ()]))

    @cached_property
    def rules(self) -> set[str]:
        """The ids of the game's ledger."""
        if self.kind.package in names():
            return set(ledger(self.kind.package))
        package = Path(str(import_module(self.kind.name).__file__)).parent
        return {rule.id for rule in parse(package / "RULES.md")}

    def redeal(self, g: Game, seat: Seat, rng: Random) -> Game:
        return self.fill_in(self.kind.known(g, seat), seat, rng)

    def fill_in(self, k: Game, seat: Seat, rng: Random) -> Game:
        try:
            dealt: Game = self.kind.fill_in(k, seat, rng)
        except Exception as error:
            raise AssertionError(f"no redeal for {seat}: {error!r} {self.where(k)}") from error
        return dealt

    def where(self, g: Game) -> str:
        """A bug report that can be loaded."""
        return f"in {self.kind.codec.save(g).decode()}"


def declared() -> list[Declaration]:
    """Every game in the box that declares itself by now, and the games between sittings of their campaigns."""
    box = [find(name) for name in names() if hasattr(import_module(f"hauntbox.games.{name}"), "GAME")]
    return box + [kind.campaigns.interlude for kind in box if kind.campaigns is not None]


def variations(kind: Declaration) -> Iterator[Setting]:
    """The presets on every scenario, then each option turned alone."""
    for options in kind.presets.values():
        for scenario in kind.scenarios:
            yield Setting(scenario, kind.settled(options, scenario))
    for tunable in tunables(kind.options):
        for value in other_values(tunable):
            yield from settings(kind, {tunable.name: value}, next(iter(kind.scenarios)))


def settings(kind: Declaration, chosen: Mapping[str, Any], scenario: str) -> list[Setting]:
    """An option may contradict another; then the game says so in one line."""
    try:
        return [Setting(scenario, kind.settled(chosen, scenario))]
    except BadOption:
        return []


def other_values(t: Tunable) -> list[Any]:
    if isinstance(t.default, bool):
        return [not t.default]
    row = t.choices or [value for value in (t.low, t.high) if value is not None]
    return [value for value in row if value != t.default]


def is_playable(kind: Declaration, setting: Setting) -> bool:
    """An option may ask for another one that is off; then the game says so in one line."""
    try:
        return bool(kind.new(setting.options, setting.scenario, "try"))
    except BadOption:
        return False


def step(g: Game, rng: Random) -> Move:
    role, act = any_move(g, rng)
    g.apply(role, act)
    return role, act


def any_move(g: Game, rng: Random) -> Move:
    role = rng.choice(g.waiting())
    legal = g.legal(role)
    assert legal, f"role {role} has nothing to answer: {g.agenda[-1]}"
    return role, rng.choice(legal)


def moves(g: Game) -> list[Move]:
    return [(role, act) for role in g.waiting() for act in g.legal(role)]


class Pile:
    """A few of many positions, each with the same chance to stay."""

    def __init__(self) -> None:
        self.seen = 0
        self.kept: list[Game] = []

    def add(self, g: Game, rng: Random) -> None:
        self.seen += 1
        if len(self.kept) < KEPT:
            self.kept.append(g.clone())
        elif rng.random() < KEPT / self.seen:
            self.kept[rng.randrange(KEPT)] = g.clone()


def by_turns(piles: Iterable[Pile], most: int) -> list[Game]:
    rows = zip_longest(*[pile.kept for pile in piles])
    return [g for row in rows for g in row if g is not None][:most]


def is_blank(fact: object) -> bool:
    if isinstance(fact, Mapping):
        return all(map(is_blank, fact.values()))
    return all(map(is_blank, fact)) if isinstance(fact, list | tuple | set | frozenset) else not fact


def shown(kind: Declaration, g: Game, seat: Seat) -> Shown:
    """Everything a seat can get out of a position, to the byte."""
    scene = encode(show(kind, g, sit(kind, g, seat)))
    found = {
        **told(kind, g, seat),
        "the drawing": kind.draw(g, seat).encode(),
        "the scene": scene,
        "the walks": walks_in_words(kind, g, seat),
    }
    return {part: blake2b(text, digest_size=16).digest() for part, text in found.items()}


def walks_in_words(kind: Declaration, g: Game, seat: Seat) -> bytes:
    """Where the seat's roles can walk, with every way there."""
    found = [walks_of(kind, g, seat, role) for role in asks(g, seat)]
    return json.encode([(walks._replace(asks=()), len(walks.asks)) for walks in found if walks is not None])


def told(kind: Declaration, g: Game, seat: Seat) -> dict[str, bytes]:
    """The same without the drawing, which is made from the view. Of roles it does not play, refusals tell nothing."""
    questions = asks(g, seat)
    return {
        "the view": json.encode(kind.view(g, seat)),
        "the agenda": repr(g.agenda).encode(),
        "the questions": json.encode(questions),
        "the refusals": json.encode([refusals(g, seat, role, kind.universe(g)) for role in questions]),
    }


def play_on(g: Game, move: Move) -> Game:
    """A clone that has played, with its news."""
    h = g.clone()
    h.events = []
    h.apply(*move)
    return h


def told_with_news(kind: Declaration, g: Game, seat: Seat) -> dict[str, bytes]:
    return {**told(kind, g, seat), "the news": json.encode(heard(news(g), seat))}


def news(g: Game) -> list[Event]:
    return g.events or []


def differing(a: dict[str, bytes], b: dict[str, bytes]) -> str:
    """What tells two positions apart, in words, or ""."""
    return " and ".join(part for part in a if a[part] != b[part])
