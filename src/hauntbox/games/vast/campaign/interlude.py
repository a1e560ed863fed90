"""Between two sittings of a campaign: who went up, and whether there is another sitting. DIF"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import convert

from hauntbox.games.common import interlude as common
from hauntbox.games.common.asking import Answer, Answers
from hauntbox.games.common.interlude import opened, seat_all
from hauntbox.games.vast.campaign.campaign_state import Carry
from hauntbox.games.vast.campaign.interlude_actions import PLAY_ON, STOP, PlayOn, Stop
from hauntbox.games.vast.campaign.levels import level_name, moved_up, with_levels
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import NOBODY, ROLE_COUNT, ROLE_NAMES
from hauntbox.games.vast.table.setup import seats
from hauntbox.games.vast.table.terms import roles_in, terms_of
from hauntbox.kernel.agenda import Choice, Game
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.event_text import EventText, Words
from hauntbox.kernel.known import public_part
from hauntbox.kernel.wire import ABSENT, Action, Outcome

UNIVERSE: Final[tuple[Action, ...]] = (PLAY_ON, STOP)
STOPPED: Final = Outcome("VSB-DEC-175", (0.0,) * ROLE_COUNT)


@dataclass
class Recess(Game):
    """Everything lies open, and no die is rolled."""

    options: Options = field(default_factory=Options)
    carry: Carry = field(default_factory=Carry)
    is_stopped: bool = False  # the campaign is over

    def clone(self) -> Recess:
        g = Recess.__new__(Recess)
        self.copy_to(g)
        g.options, g.carry, g.is_stopped = self.options, self.carry, self.is_stopped
        return g


@dataclass(frozen=True)
class AnotherSitting(Choice):
    """VSB-DEC-175: asked in the order of turns, until somebody wants another sitting."""

    def candidates(self, g: Recess, role: int) -> Sequence[Action]:
        return UNIVERSE

    def answer(self, g: Recess, act: Action) -> None:
        if isinstance(act, PlayOn):
            g.tell("VSB-DEC-175", "plays on", self.role)
            g.then(GoOn())
            return
        g.tell("VSB-DEC-175", "has enough", self.role)
        later = [role for role in roles_in(g.options) if role > self.role]
        if later:
            g.then(AnotherSitting(later[0]))
            return
        g.is_stopped = True  # VSB-DIF-15: all have enough
        g.end(STOPPED)


@dataclass(frozen=True)
class GoOn(common.GoOn):
    """VSB-DIF-08: the next sitting, at the levels that were reached."""

    def rule(self) -> str:
        return "VSB-DIF-08"


def lay_out_for(options: Options, scenario: str, seed: str, carry: Any) -> Recess:
    own = convert(carry, Carry)
    terms_of(with_levels(options, own))  # refuses what does not fit
    roles = roles_in(options)
    g = Recess(seed=seed, options=options, carry=own)
    seat_all(g, ROLE_COUNT)
    g.minds = [role if role in roles else ABSENT for role in range(ROLE_COUNT)]
    g.then(AnotherSitting(roles[0]))
    return g


def lay_out(options: Options, scenario: str, seed: str) -> Recess:
    """After a first sitting that somebody has won, or nobody."""
    terms_of(options)
    winner = roles_in(options)[0] if scenario == "won" else NOBODY
    return lay_out_for(options, "cave", seed, moved_up(with_levels(options, Carry()), winner))


# What a seat sees: everything. ---------------------------------------------------------------------------------------


EMPTY: Final = Recess()
PUBLIC: Final = ("options", "carry", "is_stopped")


def known(g: Recess, seat: Seat) -> Recess:
    k: Recess = public_part(g, seat, EMPTY, PUBLIC)
    return k


def view(g: Recess, seat: Seat) -> dict[str, Any]:
    k = known(g, seat)
    return opened(k, seat, won_words(k), levels=level_lines(k.carry), stopped=k.is_stopped)


def won_words(g: Recess) -> str:
    """Who has won the sitting before, and the level that follows."""
    if g.carry.winner == NOBODY:
        return "Nobody has won, and nobody goes up."
    level = level_name(dict(g.carry.levels)[g.carry.winner])
    return f"Won by the {ROLE_NAMES[g.carry.winner]}. The next level there: {level}."


def level_lines(carry: Carry) -> list[str]:
    return [f"{ROLE_NAMES[role]}: {level_name(level)}" for role, level in carry.levels]


def role_name(g: Recess, role: int) -> str:
    return ROLE_NAMES[role]


def components(g: Recess) -> Counter[str]:
    return Counter({"levels": len(g.carry.levels)})


WORDS: Final[Words] = {"role": lambda g, role: f"the {ROLE_NAMES[role]}"}
SENTENCES: Final = {
    "plays on": "Another sitting, for {role}.",
    "has enough": "No more sittings, for {role}.",
}
ANSWERS: Final = Answers(
    {PlayOn: Answer("Play another sitting"), Stop: Answer("End the campaign, if all others agree")}
)


def interlude(name: str, version: int, scene: Callable[[Any, Any], Any], derive: Callable[..., Any]) -> Declaration:
    return common.interlude(
        name=name,
        title="Vast, between sittings",
        version=version,
        options=Options,
        derive=derive,
        lay_out=lay_out,
        lay_out_for=lay_out_for,
        codec=Codec(name, version, Recess, (AnotherSitting, GoOn), (PlayOn, Stop, Carry, Outcome)),
        seats=seats,
        role_name=role_name,
        side=role_name,
        universe=lambda g: UNIVERSE,
        known=known,
        view=view,
        components=components,
        decisions={"VSB-DEC-175": (AnotherSitting, Stop)},
        secret="VSB-RND-02",
        telling=EventText(SENTENCES, WORDS),
        answers=ANSWERS,
        scene=scene,
    )
