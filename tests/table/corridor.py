"""Corridor: a seeker and an unseen ghost walk six squares; looking rolls a die. For tests of undo and of secrecy."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Any, ClassVar, Final

from hauntbox.kernel.agenda import Choice, Game
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Declaration, Seat, Title
from hauntbox.kernel.options import Options, number
from hauntbox.kernel.walks import Steps, Walks, search
from hauntbox.kernel.wire import Action, Event, Outcome

SEEKER: Final = 0
GHOST: Final = 1
LENGTH: Final = 6


class CorridorOptions(Options, frozen=True):
    luck: Annotated[int, number(1, 6, "Looking finds the ghost on this or higher.", "COR-LOOK-01")] = 6


class Walk(Action, frozen=True):
    when: ClassVar[str] = "COR-WALK-01"
    to: int


class Look(Action, frozen=True):
    when: ClassVar[str] = "COR-LOOK-01"


class Done(Action, frozen=True):
    when: ClassVar[str] = "COR-TURN-01"


WALKS: Final = tuple(Walk(square) for square in range(LENGTH))
LOOK: Final = Look()
DONE: Final = Done()
UNIVERSE: Final[tuple[Action, ...]] = (*WALKS, LOOK, DONE)


@dataclass
class Corridor(Game):
    options: CorridorOptions = field(default_factory=CorridorOptions)
    at: list[int] = field(default_factory=list)  # the ghost's square is hidden
    walked: int = 0  # in this turn

    def clone(self) -> Corridor:
        return Corridor(
            self.seed, self.agenda[:], self.minds[:], self.sealed[:], self.standing[:], self.drawn.copy(), self.outcome,
            self.rigged, None, False, None, None, self.options, self.at[:], self.walked,
        )  # fmt: skip


@dataclass(frozen=True)
class Turn(Choice):
    def candidates(self, g: Corridor, role: int) -> tuple[Action, ...]:
        return UNIVERSE

    def bars(self, g: Corridor, role: int, act: Action) -> str:
        if isinstance(act, Walk):
            return "COR-WALK-03" if g.walked == 3 else "" if abs(act.to - g.at[role]) == 1 else "COR-WALK-02"
        return act.when if act == LOOK and role == GHOST else ""

    def answer(self, g: Corridor, act: Action) -> None:
        if isinstance(act, Walk):
            g.at[self.role] = act.to
            g.walked += 1
            g.tell("COR-WALK-01", "walks", self.role, act.to, to=(GHOST,) if self.role == GHOST else None)
        if isinstance(act, Look):
            look(g)
        if act == DONE:
            g.walked = 0
        if not g.outcome:
            g.then(Turn(1 - self.role if act == DONE else self.role))


def look(g: Corridor) -> None:
    found = g.roll(6, "look")
    g.tell("COR-LOOK-01", "looks", found)
    if found >= g.options.luck:
        g.end(Outcome("COR-END-01", (1.0, 0.0)))


def lay_out(options: CorridorOptions, scenario: str, seed: str) -> Corridor:
    g = Corridor(seed=seed, options=options, minds=[0, 1], sealed=[None] * 2, standing=[{}, {}], at=[0, 5])
    if scenario != "hall" and "[map]" not in scenario:
        raise ValueError("a corridor has a [map]")
    g.then(Turn(SEEKER))
    return g


def view(g: Corridor, seat: Seat) -> dict[str, Any]:
    ghost = g.at[GHOST] if GHOST in seat else None
    asks = {role: len(g.legal(role)) for role in g.waiting() if role in seat}
    return {"seeker": g.at[SEEKER], "ghost": ghost, "agenda": repr(g.agenda), "asks": asks}


def known(g: Corridor, seat: Seat) -> Corridor:
    """All but the ghost and the seed."""
    k = g.clone()
    k.seed, k.rigged = "", {}
    k.at[GHOST] = g.at[GHOST] if GHOST in seat else -1
    return k


def fill_in(k: Corridor, seat: Seat, rng: Random) -> Corridor:
    h = k.clone()
    h.seed = str(rng.getrandbits(64))
    if GHOST not in seat:
        h.at[GHOST] = rng.randrange(LENGTH)
    return h


WALKING: Final = Steps(
    (Walk,),
    (Turn,),
    ("walks",),
    here=lambda g, role: f"s{g.at[role]}",
    to=lambda g, role, act: f"s{act.to}",
    on=lambda g, place: f"square:{place}",
)


def walks(g: Corridor, role: int) -> Walks:
    ways = search(g, role, WALKING)
    return Walks(role_name(g, role).lower(), ("step", "steps"), 3 - g.walked, 3, ways, WALKING.asks, WALKING.tells)


def say(g: Corridor, event: Event) -> str:
    if event.what == "looks":
        return f"The Seeker looks: {event.facts[0]}."
    return f"The {role_name(g, int(event.facts[0]))} walks to {event.facts[1]}."


def role_name(g: Corridor, role: int) -> str:
    return ("Seeker", "Ghost")[role]


def describe(g: Corridor, act: Action) -> str:
    return f"Walk to {act.to}" if isinstance(act, Walk) else str(act).capitalize()


def draw(g: Corridor, seat: Seat) -> str:
    v = view(g, seat)
    return "".join("S" if i == v["seeker"] else "G" if i == v["ghost"] else "." for i in range(LENGTH))


GAME: Final = Declaration(
    name="corridor",
    title="Corridor",
    version=1,
    options=CorridorOptions,
    scenarios={"hall": Title("The hall")},
    presets={},
    lay_out=lay_out,
    codec=Codec("corridor", 1, Corridor, (Turn,), (Walk, Look, Done, Outcome)),
    seats=lambda options, scenario: [(SEEKER,), (GHOST,)],
    role_name=role_name,
    side=role_name,
    universe=lambda g: UNIVERSE,
    known=known,
    view=view,
    fill_in=fill_in,
    secrets={},
    say=say,
    describe=describe,
    draw=draw,
    components=lambda g: Counter(),
    decisions={},
    chances={"look": "COR-RND-01"},
    walks=walks,
)
