"""Characters: what they are called, how they look, and the choosing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from hauntbox.games.common.people import Cast, ChooseCharacter
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.wire import Action

CAST = Cast("Guest", ("Wren", "Volt", "Balm"), (("coral", "square"), ("amber", "circle"), ("violet", "hex")))


class Be(Action, frozen=True):
    when: ClassVar[str] = "TOY-01"
    character: str


class Rest(Action, frozen=True):
    when: ClassVar[str] = "TOY-02"


BE = tuple([Be(name) for name in CAST.names])


@dataclass(frozen=True)
class Choose(ChooseCharacter):
    def cast(self) -> Sequence[Action]:
        return BE

    def rule(self) -> str:
        return "TOY-03"


@dataclass
class Toy(Game):
    who: list[int] = field(default_factory=list)


def test_a_role_is_called_after_its_character_and_looks_like_it() -> None:
    who = [2, -1]
    assert (CAST.name(who, 0), CAST.figure(who, 0), CAST.pair(who, 0)) == ("Balm", "balm", ("violet", "hex"))


def test_until_then_it_is_called_by_its_number() -> None:
    found = [(CAST.name(who, 1), CAST.figure(who, 1)) for who in ([2, -1], [])]
    assert found == [("Guest 2", "guest-2")] * 2


def test_until_then_nobody_else_at_the_table_looks_like_it() -> None:
    pairs = [CAST.pair([1, -1, -1], role) for role in range(3)]
    assert (pairs[0], len(set(pairs))) == (("amber", "circle"), 3)


def test_a_character_is_chosen_once() -> None:
    g = Toy(minds=[0, 1], who=[-1, -1], events=[])
    g.then(Choose(0), Choose(1))
    assert g.legal(0) == list(BE)
    g.play(0, BE[1])
    assert (g.who, g.why_not(1, BE[1]), g.why_not(1, Rest()), g.legal(1)) == (
        [1, -1], "TOY-03", "TOY-02", [BE[0], BE[2]],
    )  # fmt: skip
    assert [(event.rule, event.what, event.facts) for event in g.events or []] == [("TOY-03", "is", (0, 1))]
