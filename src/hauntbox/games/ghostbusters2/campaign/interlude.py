"""Between two scenarios: once more or no more, the turn order, the Packs. CAM"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import convert

from hauntbox.games.common import interlude as common
from hauntbox.games.common.asking import Answer, Answers
from hauntbox.games.common.interlude import opened, seat_all
from hauntbox.games.ghostbusters2.actions import CHARACTER_OF, LEAD, WEAR, Lead, Wear
from hauntbox.games.ghostbusters2.campaign.campaign_state import Carry, Team
from hauntbox.games.ghostbusters2.campaign.interlude_actions import (
    AS_BEFORE,
    GIVE_UP,
    RETRY,
    STRUCTS,
    AsBefore,
    GiveUp,
    Retry,
)
from hauntbox.games.ghostbusters2.cards.decks import GEAR
from hauntbox.games.ghostbusters2.cards.names import CHARACTERS, PACKS
from hauntbox.games.ghostbusters2.content import titles
from hauntbox.games.ghostbusters2.options import Options, check, seats
from hauntbox.games.ghostbusters2.rules.equip import level_by
from hauntbox.games.ghostbusters2.state import ROLES
from hauntbox.games.ghostbusters2.words.log import side
from hauntbox.kernel.agenda import Game, TeamChoice
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.event_text import EventText, Words
from hauntbox.kernel.known import public_part
from hauntbox.kernel.wire import Action, Outcome

UNIVERSE: Final[tuple[Action, ...]] = (RETRY, GIVE_UP, AS_BEFORE, *LEAD, *WEAR)
GIVEN_UP: Final = Outcome("GBT-DEC-23", (0.0, 0.0, 0.0, 0.0))


@dataclass
class Recess(Game):
    """Everything lies open, and no die is rolled. Lists are by role."""

    options: Options = field(default_factory=Options)
    scenario: str = ""  # the one that was played
    carry: Carry = field(default_factory=Carry)
    line: tuple[int, ...] = ()  # roles in the new turn order
    packs: list[int] = field(default_factory=list)
    has_given_up: bool = False

    def clone(self) -> Recess:
        g = Recess.__new__(Recess)
        self.copy_to(g)
        g.options, g.scenario, g.carry, g.line = self.options, self.scenario, self.carry, self.line
        g.packs, g.has_given_up = self.packs[:], self.has_given_up
        return g


@dataclass(frozen=True)
class TryAgain(TeamChoice):
    """GBT-DEC-23: after a failed scenario, once more or no more."""

    def candidates(self, g: Recess, role: int) -> Sequence[Action]:
        return (RETRY, GIVE_UP)

    def answer(self, g: Recess, role: int, act: Action) -> None:
        g.has_given_up = isinstance(act, GiveUp)
        g.tell("GBT-DEC-23", "gives up" if g.has_given_up else "tries again", role)
        if g.has_given_up:
            g.end(GIVEN_UP)


def next_in_line(g: Recess) -> list[int]:
    """GBT-ORD-03: a seat plays all its Ghostbusters before the next seat; GBT-ORD-05: else anybody."""
    left = [role for role in ROLES if role not in g.line]
    mates = next((seat for seat in seats(g.options) if g.line and g.line[-1] in seat), ())
    return [role for role in left if role in mates] or left


@dataclass(frozen=True)
class NewOrder(TeamChoice):
    """GBT-CAM-15: the order of turns, set anew from the first to the last."""

    def candidates(self, g: Recess, role: int) -> Sequence[Action]:
        return (AS_BEFORE, *[LEAD[who] for who in g.carry.team.characters])

    def bars(self, g: Recess, role: int, act: Action) -> str:
        if isinstance(act, AsBefore):
            return "GBT-CAM-15" if g.line else ""
        if not isinstance(act, Lead):
            return act.when
        who = CHARACTER_OF[act.character]
        return "" if who in [g.carry.team.characters[other] for other in next_in_line(g)] else "GBT-ORD-03"

    def answer(self, g: Recess, role: int, act: Action) -> None:
        if isinstance(act, Lead):
            g.line += (g.carry.team.characters.index(CHARACTER_OF[act.character]),)
            rest = tuple([other for other in ROLES if other not in g.line])
            if len(rest) > 1:
                g.then(NewOrder(ROLES))
                return
            g.line += rest
        else:
            g.line = g.carry.team.order
        g.tell("GBT-CAM-15", "order", *g.line)


@dataclass(frozen=True)
class NewPack(TeamChoice):
    """GBT-DEC-22: the Pack of one of them."""

    wearer: int

    def candidates(self, g: Recess, role: int) -> Sequence[Action]:
        return (AS_BEFORE, *WEAR)

    def answer(self, g: Recess, role: int, act: Action) -> None:
        if isinstance(act, Wear):
            g.packs[self.wearer] = PACKS.index(act.pack)
            g.tell("GBT-CHR-05", "pack", self.wearer, g.packs[self.wearer])
        else:
            g.cut(GoOn)


@dataclass(frozen=True)
class GoOn(common.GoOn):
    """GBT-CAM-15: with the order and the Packs as they are now."""

    def rule(self) -> str:
        return "GBT-CAM-15"


def lay_out_for(options: Options, scenario: str, seed: str, carry: Any) -> Recess:
    check(options)
    own = convert(carry, Carry)
    g = Recess(seed=seed, options=options, scenario=scenario, carry=own, packs=list(own.team.packs))
    seat_all(g, len(ROLES))
    failed = [] if own.won else [TryAgain(ROLES)]
    g.then(*failed, NewOrder(ROLES), *[NewPack(ROLES, role) for role in ROLES], GoOn())
    return g


SAMPLES: Final = {
    "won": Carry("scoleri", Team((0, 1, 2, 3), (5, 4, 6, 2), ((12,), (), (18, 20), ()), (28, 24, 30, 26),
                                 (2, 3, 0, 1), (0, 1, 0, 0))),
    "lost": Carry("scoleri", Team((4, 2, 1, 0), class_s=(29, 31, 25, 28), order=(0, 1, 2, 3), packs=(1, 1, 0, 0)),
                  won=False),
}  # fmt: skip


def lay_out(options: Options, scenario: str, seed: str) -> Recess:
    return lay_out_for(options, "court", seed, SAMPLES[scenario])


# What a seat sees: everything. ---------------------------------------------------------------------------------------


EMPTY: Final = Recess()
PUBLIC: Final = ("options", "scenario", "carry", "line", "packs", "has_given_up")  # GBT-HID-03


def known(g: Recess, seat: Seat) -> Recess:
    """GBT-HID-04: every seat knows the same; GBT-HID-05: nobody knows the dice."""
    k: Recess = public_part(g, seat, EMPTY, PUBLIC)
    return k


def view(g: Recess, seat: Seat) -> dict[str, Any]:
    """What the seat knows, and the questions it is asked."""
    k = known(g, seat)
    before = f"{titles()[k.scenario]}: {'won' if k.carry.won else 'lost'}"
    team, order = [member(k, role) for role in ROLES], [role_name(k, role) for role in k.line]
    return opened(k, seat, before, team=team, turn_order=order, given_up=k.has_given_up)


def member(g: Recess, role: int) -> str:
    team = g.carry.team
    cards = ", ".join([GEAR[card].name for card in (*team.cards[role], team.class_s[role])])
    level = level_by(g.options, team.xp[role])
    return f"{role_name(g, role)}: {team.xp[role]} XP, Level {level}, {PACKS[g.packs[role]]}, {cards}"


def role_name(g: Recess, role: int) -> str:
    return CHARACTERS[g.carry.team.characters[role]]


WORDS: Final[Words] = {"buster": role_name, "pack": lambda g, pack: PACKS[pack]}
SENTENCES: Final = {
    "tries again": "The team tries again. | buster",
    "gives up": "The team gives up. | buster",
    "order": "The turn order is {first:buster}, {second:buster}, {third:buster}, {fourth:buster}.",
    "pack": "{buster} wears the {pack}.",
}


def lead(g: Recess, role: int, act: Lead) -> str:
    return f"The {act.character} goes {'next' if g.line else 'first'}"


def as_before(g: Recess, role: int, act: AsBefore) -> str:
    return "The Packs as they are" if isinstance(g.asking(), NewPack) else "The turn order as it was"


def wear(g: Recess, role: int, act: Wear) -> str:
    ask = g.asking()
    return f"{role_name(g, ask.wearer)} wears the {act.pack}" if isinstance(ask, NewPack) else f"Wear the {act.pack}"


ANSWERS: Final = Answers(
    {
        Retry: Answer("Play the scenario again"),
        GiveUp: Answer("End the campaign"),
        AsBefore: Answer(as_before),
        Lead: Answer(lead),
        Wear: Answer(wear),
    }
)


def components(g: Recess) -> Counter[str]:
    return Counter(GEAR[card].name for hand in (*g.carry.team.cards, g.carry.team.class_s) for card in hand)


def interlude(name: str, version: int, scene: Callable[[Any, Any], Any]) -> Declaration:
    return common.interlude(
        name=name,
        title="Ghostbusters II, between scenarios",
        version=version,
        options=Options,
        lay_out=lay_out,
        lay_out_for=lay_out_for,
        codec=Codec(name, version, Recess, (TryAgain, NewOrder, NewPack, GoOn), (*STRUCTS, Team, Outcome)),
        seats=seats,
        role_name=role_name,
        side=side,
        universe=lambda g: UNIVERSE,
        known=known,
        view=view,
        components=components,
        decisions={"GBT-DEC-22": (NewPack, Wear), "GBT-DEC-23": (TryAgain, Retry)},
        secret="GBT-HID-05",
        telling=EventText(SENTENCES, WORDS),
        answers=ANSWERS,
        scene=scene,
    )
