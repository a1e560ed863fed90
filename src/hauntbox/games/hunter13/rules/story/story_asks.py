"""What a scenario asks: choices of clues, accusations, Judge-cards to spend. GHT-DEC-38"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hauntbox.games.hunter13.actions import ANSWER, SPEND, WHO
from hauntbox.games.hunter13.rules.dice import ALL
from hauntbox.games.hunter13.rules.play import VERBS as ALL_VERBS
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.story.story_tests import holds
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import Mansion, roles
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

Numbers = tuple[int, ...]


@dataclass(frozen=True)
class Ponder(Choice):
    """GHT-DEC-38: the answers that a clue offers, those whose test holds."""

    tile: int
    texts: Numbers
    tests: Numbers
    scripts: Numbers

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [ANSWER[n] for n in range(len(self.texts)) if holds(g, self.tests[n], role, self.tile)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-38"

    def answer(self, g: Mansion, act: Action) -> None:
        n = ANSWER.index(act)
        g.tell("GHT-DEC-38", "answers", self.role, self.texts[n])
        play(g, self.scripts[n], self.role, self.tile)


def choose(g: Mansion, role: int, tile: int, who: Any, texts: Numbers, tests: Numbers, scripts: Numbers) -> None:
    g.then(*[Ponder(each, tile, texts, tests, scripts) for each in whom(g, who, role, tile)])


@dataclass(frozen=True)
class Accuse(Choice):
    """GHT-SO-12: one of the others is named; the lot knows whether that is right."""

    tile: int
    lot: int
    right: int
    wrong: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [WHO[g.who[other]] for other in roles(g) if other != role]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-SO-12"

    def answer(self, g: Mansion, act: Action) -> None:
        named = g.who.index(WHO.index(act))
        g.learned = True
        g.tell("GHT-SO-12", "accuses", self.role, named)
        right = named == g.lots[self.lot]
        g.lots_left = tuple([row for row in g.lots_left if (row[self.lot] == named) == right])
        play(g, self.right if right else self.wrong, self.role, self.tile)


def accuse(g: Mansion, role: int, tile: int, lot: int, right: int, wrong: int) -> None:
    g.then(Accuse(role, tile, lot, right, wrong))


@dataclass(frozen=True)
class SpendCard(Choice):
    """GHT-SO-10: a Judge-card that is left in the own set goes out, and its value is counted."""

    tile: int
    counter: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [SPEND[card - 1] for card in g.judges[role] or ALL]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-SO-10"

    def answer(self, g: Mansion, act: Action) -> None:
        card = SPEND.index(act) + 1
        g.judges[self.role] = tuple([each for each in g.judges[self.role] or ALL if each != card])
        g.tell("GHT-SO-10", "spends", self.role, card)
        ALL_VERBS["count"](g, self.role, self.tile, self.counter, card, -99)


def spend(g: Mansion, role: int, tile: int, counter: int) -> None:
    g.then(SpendCard(role, tile, counter))


VERBS: Final = {"choose": choose, "accuse": accuse, "spend": spend}
