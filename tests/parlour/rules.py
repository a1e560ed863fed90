"""The order of play: four guests of a haunted house strike, save and push one another. RULES.md is the ledger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hauntbox.kernel.agenda import Choice, Step, Window
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.wire import ABSENT, Action, Outcome
from parlour.actions import CARDS, PASS, RELIEVES, ROLES, SHOVES, STRIKES, STRUCTS, WAYS, Relieve, Shove, Strike
from parlour.state import BESIDE, WALL, Parlour, bars_push, bars_relief, bars_strike, clockwise, helpers, is_standing

BLOW: Final = "blow"
DEAL: Final = "deal"
START: Final = (7, 10, 25, 28)


@dataclass(frozen=True)
class SetUp(Step):
    """PAR-SET-01, PAR-SET-02: hit points, three cards. PAR-SET-03: of those who come."""

    def run(self, g: Parlour) -> None:
        cards, guests = g.shuffle(tuple(range(1, CARDS + 1)), DEAL), g.options.guests
        away = ROLES - guests
        g.minds, g.sealed, g.standing = [*range(guests), *[ABSENT] * away], [None] * ROLES, [{}] * ROLES
        g.hp, g.at = [*[g.options.hit_points] * guests, *[0] * away], [*START[:guests], *[WALL] * away]
        hands = [cards[3 * role : 3 * role + 3] for role in range(guests)]
        g.hand, g.deck = [*hands, *[()] * away], cards[3 * guests :]


@dataclass(frozen=True)
class Turn(Choice):
    """PAR-BLW-01: whose turn it is strikes another guest."""

    def candidates(self, g: Parlour, role: int) -> tuple[Strike, ...]:
        return STRIKES

    def bars(self, g: Parlour, role: int, act: Action) -> str:
        return bars_strike(g, role, act.at) if isinstance(act, Strike) else act.when

    def answer(self, g: Parlour, act: Strike) -> None:
        g.then(Blow(self.role, act.at), Draw(act.at), EndTurn(self.role))


@dataclass(frozen=True)
class Blow(Step):
    """PAR-BLW-04: one die says how hard, and all hear it before it lands."""

    striker: int
    victim: int

    def run(self, g: Parlour) -> None:
        harm = g.roll(6, BLOW)
        g.tell("PAR-BLW-04", "strikes", self.striker, self.victim, harm)
        g.then(Relief(helpers(g, self.victim)), Land(self.striker, self.victim, harm))


@dataclass(frozen=True)
class Relief(Window):
    """PAR-REL-02: one charm cancels the whole blow. PAR-REL-05: without one, one passes."""

    def passing(self) -> Action | None:
        return PASS

    def mind(self, g: Parlour, role: int) -> int:
        return role  # PAR-POS-03: a hand obeys its owner alone

    def candidates(self, g: Parlour, role: int) -> list[Action]:
        return [PASS, *[RELIEVES[card] for card in g.hand[role]]]

    def bars(self, g: Parlour, role: int, act: Action) -> str:
        if isinstance(act, Relieve):
            return bars_relief(g, role, act.card)
        return "" if act == PASS else act.when

    def open(self, g: Parlour, answers: list[tuple[int, Any]]) -> None:
        for role, act in answers:
            if isinstance(act, Relieve):
                spend(g, role, act.card)
                g.cut(Draw)
                return  # PAR-REL-04: the rest go back unseen


def spend(g: Parlour, role: int, card: int) -> None:
    g.hand[role] = tuple([c for c in g.hand[role] if c != card])
    g.spent += (card,)
    g.learned = True
    g.tell("PAR-REL-02", "relieves", role, card)


@dataclass(frozen=True)
class Land(Step):
    """PAR-BLW-05: hit points go down."""

    striker: int
    victim: int
    harm: int

    def run(self, g: Parlour) -> None:
        g.hp[self.victim] -= self.harm
        g.tell("PAR-BLW-05", "suffers", self.victim, self.harm)
        if len(clockwise(g, 0)) == 1:
            g.end(Outcome("PAR-WIN-01", tuple([float(hp > 0) for hp in g.hp])))
        elif is_standing(g, self.victim):
            if self.harm == 6:
                g.minds[self.victim] = g.minds[self.striker]  # PAR-POS-01
                g.tell("PAR-POS-01", "possesses", g.minds[self.striker], self.victim)
            if not all(bars_push(g, self.victim, way) for way in WAYS):  # PAR-PSH-04
                g.then(Push(self.striker, self.victim))


@dataclass(frozen=True)
class Push(Choice):
    """PAR-PSH-01: the striker says which way."""

    victim: int

    def candidates(self, g: Parlour, role: int) -> tuple[Shove, ...]:
        return SHOVES

    def bars(self, g: Parlour, role: int, act: Action) -> str:
        return bars_push(g, self.victim, act.way) if isinstance(act, Shove) else act.when

    def answer(self, g: Parlour, act: Shove) -> None:
        g.at[self.victim] = BESIDE[act.way][g.at[self.victim]]
        g.tell("PAR-PSH-01", "pushes", self.role, self.victim, act.way)


@dataclass(frozen=True)
class Draw(Step):
    """PAR-DRW-01: who was struck and stands draws a card."""

    victim: int

    def run(self, g: Parlour) -> None:
        if is_standing(g, self.victim) and g.deck:
            card, g.deck = g.deck[0], g.deck[1:]
            g.hand[self.victim] += (card,)
            g.learned = True
            g.tell("PAR-DRW-01", "draws", self.victim)
            g.tell("PAR-HID-01", "card", self.victim, card, minds=(self.victim,))  # PAR-POS-03


@dataclass(frozen=True)
class EndTurn(Step):
    """PAR-TRN-01: the next standing guest takes a turn."""

    role: int

    def run(self, g: Parlour) -> None:
        g.minds[self.role] = self.role  # PAR-POS-02
        g.then(Turn(clockwise(g, self.role + 1)[0]))


FRAMES: Final = (SetUp, Turn, Blow, Relief, Land, Push, Draw, EndTurn)
CODEC: Final = Codec("parlour", 1, Parlour, FRAMES, STRUCTS)
