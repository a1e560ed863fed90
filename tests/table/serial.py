"""Serial: the corridor as a campaign of three nights; between two the Seeker sleeps or learns to look."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Final

from msgspec.structs import replace as changed

from hauntbox.kernel.agenda import Choice, Game
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Campaigns, Declaration, Seat, Title
from hauntbox.kernel.wire import Action, Chapter, Event, Outcome
from table import corridor
from table.corridor import SEEKER, Corridor, CorridorOptions

NIGHTS: Final = 3


class Learn(Action, frozen=True):
    when: ClassVar[str] = "COR-LOOK-01"


class Sleep(Action, frozen=True):
    when: ClassVar[str] = "COR-TURN-01"


LEARN: Final = Learn()
SLEEP: Final = Sleep()


@dataclass
class Day(Game):
    options: CorridorOptions = field(default_factory=CorridorOptions)
    luck: int = 6

    def clone(self) -> Day:
        day = Day(options=self.options, luck=self.luck)
        self.copy_to(day)
        return day


@dataclass(frozen=True)
class Rest(Choice):
    def candidates(self, g: Day, role: int) -> tuple[Action, ...]:
        return (LEARN, SLEEP)

    def bars(self, g: Day, role: int, act: Action) -> str:
        return "" if act in (LEARN, SLEEP) else act.when

    def answer(self, g: Day, act: Action) -> None:
        g.luck -= act == LEARN
        g.end(Outcome("COR-END-01", (1.0, 1.0)))


def day(options: CorridorOptions, scenario: str, seed: str, carry: Any) -> Day:
    g = Day(seed=seed, options=options, luck=carry["luck"], minds=[0, 1], sealed=[None] * 2, standing=[{}, {}])
    g.then(Rest(SEEKER))
    return g


def night(options: CorridorOptions, scenario: str, seed: str, carry: Any) -> Corridor:
    return corridor.lay_out(changed(options, luck=carry["luck"]), scenario, seed)


def first(options: CorridorOptions, story: str) -> Chapter:
    return Chapter("serial", "hall", {"luck": options.luck, "night": 1})


def after(options: CorridorOptions, chapter: Chapter, g: Any) -> Chapter | Outcome:
    carry = chapter.carry
    if isinstance(g, Day):
        return Chapter("serial", "hall", {"luck": g.luck, "night": carry["night"] + 1})
    return Chapter("serial.interlude", "hall", carry) if carry["night"] < NIGHTS else Outcome("COR-END-01", (1.0, 0.0))


def fill_in(k: Day, seat: Seat, rng: Random) -> Day:
    return k.clone()


def say(g: Day, event: Event) -> str:
    return event.what


INTERLUDE: Final = Declaration(
    name="serial.interlude",
    title="Serial, by day",
    version=1,
    options=CorridorOptions,
    scenarios={"hall": Title("The hall")},
    presets={},
    lay_out=lambda options, scenario, seed: day(options, scenario, seed, {"luck": 6, "night": 1}),
    lay_out_for=day,
    codec=Codec("serial.interlude", 1, Day, (Rest,), (Learn, Sleep, Outcome)),
    seats=corridor.GAME.seats,
    role_name=lambda g, role: ("Seeker", "Ghost")[role],
    side=lambda g, role: ("Seeker", "Ghost")[role],
    universe=lambda g: (LEARN, SLEEP),
    known=lambda g, seat: g.clone(),
    view=lambda g, seat: {"luck": g.luck},
    fill_in=fill_in,
    secrets={},
    say=say,
    describe=lambda g, act: str(act).capitalize(),
    draw=lambda g, seat: f"Looking finds the ghost on {g.luck}.",
    components=lambda g: Counter(),
    decisions={},
    chances={},
)
GAME: Final = replace(
    corridor.GAME,
    name="serial",
    title="Serial",
    codec=Codec("serial", 1, Corridor, (corridor.Turn,), (corridor.Walk, corridor.Look, corridor.Done, Outcome)),
    lay_out_for=night,
    campaigns=Campaigns(
        {"nights": "Three nights"}, first, after, INTERLUDE, lambda chapter: [f"Looking on {chapter.carry['luck']}"]
    ),
)
