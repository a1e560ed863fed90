"""Where a role can walk, on a board that is drawn for each case."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest

from hauntbox.kernel.agenda import Choice, Game
from hauntbox.kernel.walks import Steps, Walk, Walks, search
from hauntbox.kernel.wire import Action, Outcome

ROLE = 0
STRIDE = 5


class Go(Action, frozen=True):
    when: ClassVar[str] = "GAR-GO-01"
    x: int
    y: int


class Rest(Action, frozen=True):
    when: ClassVar[str] = "GAR-REST-01"


@dataclass
class Garden(Game):
    """`#` wall, `m` mud that costs four, `?` something to find, `!` a bell that all hear, `&` somebody who asks,
    `X` the end, `=` a bench where one cannot stop."""

    rows: tuple[str, ...] = ()
    at: tuple[int, int] = (0, 0)
    left: int = STRIDE
    seen: list[str] = field(default_factory=list)

    def clone(self) -> Garden:
        h = Garden(rows=self.rows, at=self.at, left=self.left, seen=self.seen)  # what was seen is shared on purpose
        self.copy_to(h)
        return h


@dataclass(frozen=True)
class Stroll(Choice):
    def legal(self, g: Garden, role: int) -> list[Action]:
        (x, y), found = g.at, []
        for to in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if sign(g, *to) != "#" and price(g, role, Go(*to)) <= g.left:
                found.append(Go(*to))
        return [*found, Rest()]

    def take(self, g: Garden, role: int, act: Any) -> None:
        g.left -= price(g, role, act)
        g.at = act.x, act.y
        here = sign(g, *g.at)
        g.seen.append(here)
        g.tell("GAR-GO-01", "goes", role)
        if here == "?":
            g.learned = True
        elif here == "!":
            g.tell("GAR-BELL-01", "rings")
        elif here == "&":
            g.then(Answer(1))
        elif here == "X":
            g.end(Outcome("GAR-END-01", (1.0,)))


@dataclass(frozen=True)
class Answer(Choice):
    pass


def sign(g: Garden, x: int, y: int) -> str:
    return g.rows[y][x] if 0 <= y < len(g.rows) and 0 <= x < len(g.rows[y]) else "#"


def price(g: Garden, role: int, act: Any) -> int:
    return 4 if sign(g, act.x, act.y) == "m" else 1


def name(x: int, y: int) -> str:
    return f"{x}{y}"


STEPS = Steps(
    (Go,),
    (Stroll,),
    ("goes",),
    here=lambda g, role: name(*g.at),
    to=lambda g, role, act: name(act.x, act.y),
    on=lambda g, place: f"sq:{place}",
    cost=price,
    is_risky=lambda g, role, act: sign(g, act.x, act.y) == "*",
    bars_stop=lambda g, role: "No rest here." if sign(g, *g.at) == "=" else "",
)


def garden(*rows: str) -> Garden:
    g = Garden(rows=rows, minds=[0, 1], sealed=[None, None], standing=[{}, {}])
    g.then(Stroll(ROLE))
    return g


def walks(*rows: str) -> dict[str, Walk]:
    """From the upper left corner, by place."""
    return {walk.to: walk for walk in search(garden(*rows), ROLE, STEPS)}


def test_every_place_has_its_shortest_way() -> None:
    found = walks("...", "##.", "...")
    assert [(walk.to, walk.cost) for walk in found.values()] == [("10", 1), ("20", 2), ("21", 3), ("22", 4), ("12", 5)]
    assert found["22"].acts == (Go(1, 0), Go(2, 0), Go(2, 1), Go(2, 2))
    assert found["22"].on == "sq:22"


def test_of_two_ways_the_one_that_is_offered_first_is_taken() -> None:
    assert walks("..", "..")["11"].acts == (Go(1, 0), Go(1, 1))


def test_a_cheap_detour_is_better_than_a_dear_step() -> None:
    found = walks(".m.", "...")
    assert (found["10"].acts, found["10"].cost) == ((Go(1, 0),), 4)
    assert found["20"] == Walk("20", "sq:20", (Go(0, 1), Go(1, 1), Go(2, 1), Go(2, 0)), 4)


@pytest.mark.parametrize("news", ["?", "!", "&", "X", "*"])
def test_a_way_ends_with_the_step_that_brings_news(news: str) -> None:
    assert list(walks(f".{news}.")) == ["10"]


@pytest.mark.parametrize("news", ["?", "!", "&", "*"])
def test_a_way_leads_around_news(news: str) -> None:
    assert walks(f".{news}.", "...")["20"].acts == (Go(0, 1), Go(1, 1), Go(2, 1), Go(2, 0))


def test_a_risky_step_is_not_tried_out() -> None:
    g = garden(".*")
    assert [walk.to for walk in search(g, ROLE, STEPS)] == ["10"]
    assert g.seen == []


def test_where_nobody_can_stop_one_can_still_pass() -> None:
    found = walks(".=.")
    assert (found["10"].off, found["20"].off) == ("No rest here.", "")
    offer = Walks("figure", ("step", "steps"), STRIDE, STRIDE, tuple(found.values()), STEPS.asks, STEPS.tells)
    assert offer.find([Go(1, 0)]) is None
    assert offer.find([Go(1, 0), Go(2, 0)]) == found["20"]


def test_the_position_stays_as_it_was() -> None:
    g = garden("...", "...")
    search(g, ROLE, STEPS)
    assert (g.at, g.left, g.events) == ((0, 0), STRIDE, None)
