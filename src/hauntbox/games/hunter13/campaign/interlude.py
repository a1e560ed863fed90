"""Between two scenarios: once more or onward, the same character or another, growth. GROW"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import convert

from hauntbox.games.common import interlude as common
from hauntbox.games.common.asking import Answer, Answers, Paint
from hauntbox.games.common.interlude import opened, seat_all
from hauntbox.games.hunter13.actions import BE, END, GROW, TRACK_NAMES, TRACKS, Be, End, Grow
from hauntbox.games.hunter13.campaign.campaign_state import Carry, Party
from hauntbox.games.hunter13.campaign.interlude_actions import Onward, Remain, Retry
from hauntbox.games.hunter13.cards.people import PEOPLE, PERSON_OF
from hauntbox.games.hunter13.content import titles
from hauntbox.games.hunter13.options import Options, check, seats, settled
from hauntbox.games.hunter13.rules.hunters.growth import NOT_GROWN, Grown, add_step, bars_step, bonus
from hauntbox.games.hunter13.words.options import grow
from hauntbox.kernel.agenda import Choice, Game, Step, TeamChoice
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.event_text import EventText, Words
from hauntbox.kernel.known import public_part
from hauntbox.kernel.wire import Action, Outcome

RETRY, ONWARD, REMAIN = Retry(), Onward(), Remain()
UNIVERSE: Final[tuple[Action, ...]] = (RETRY, ONWARD, REMAIN, *BE, *GROW, END)


@dataclass
class Recess(Game):
    """Everything lies open, and no card is drawn. Lists are by role."""

    options: Options = field(default_factory=Options)
    scenario: str = ""  # the one that was played
    carry: Carry = field(default_factory=Carry)
    who: list[int] = field(default_factory=list)
    grown: list[Grown] = field(default_factory=list)
    again: bool = False  # the same scenario once more

    def clone(self) -> Recess:
        g = Recess.__new__(Recess)
        self.copy_to(g)
        g.options, g.scenario, g.carry, g.who = self.options, self.scenario, self.carry, self.who[:]
        g.grown, g.again = self.grown[:], self.again
        return g


def steps_left(g: Recess, role: int) -> int:
    """GHT-GROW-04: one Level Point buys one step."""
    return g.carry.party.points[role] - sum(g.grown[role])


@dataclass(frozen=True)
class OnceMore(TeamChoice):
    """GHT-DEC-43: a failed scenario again (GHT-GROW-09), or on to the next (GHT-GROW-06)."""

    def candidates(self, g: Recess, role: int) -> Sequence[Action]:
        return (RETRY, ONWARD)

    def answer(self, g: Recess, role: int, act: Action) -> None:
        g.again = act == RETRY
        g.tell("GHT-DEC-43", "once more" if g.again else "onward", role)


@dataclass(frozen=True)
class Change(Choice):
    """GHT-GROW-08: the same character, or a new one that grows by the Level Points earned so far."""

    def candidates(self, g: Recess, role: int) -> Sequence[Action]:
        return (REMAIN, *BE)

    def bars(self, g: Recess, role: int, act: Action) -> str:
        if isinstance(act, Be):
            return "GHT-SET-08" if PERSON_OF[act.character] in g.who else ""
        return "" if act == REMAIN else act.when

    def answer(self, g: Recess, act: Action) -> None:
        if isinstance(act, Be):
            old, g.who[self.role] = g.who[self.role], PERSON_OF[act.character]
            g.grown[self.role] = NOT_GROWN
            g.tell("GHT-GROW-08", "changes", self.role, old, g.who[self.role])


@dataclass(frozen=True)
class Growing(Choice):
    """GHT-GROW-03: a growth step before the next scenario, or no more for now."""

    def candidates(self, g: Recess, role: int) -> Sequence[Action]:
        return (*GROW, END)

    def bars(self, g: Recess, role: int, act: Action) -> str:
        if isinstance(act, Grow):
            return bars_step(g.options, g.who[role], g.grown[role], TRACKS.index(act.track))
        return "" if act == END else act.when

    def answer(self, g: Recess, act: Action) -> None:
        if isinstance(act, Grow):
            track = TRACKS.index(act.track)
            g.grown[self.role] = add_step(g.grown[self.role], track)
            g.tell("GHT-GROW-05", "grows", self.role, track)
            g.then(BeginGrowing(self.role))


@dataclass(frozen=True)
class BeginGrowing(Step):
    """While there are Level Points to spend."""

    role: int

    def run(self, g: Recess) -> None:
        if steps_left(g, self.role) > 0:
            g.then(Growing(self.role))


@dataclass(frozen=True)
class GoOn(common.GoOn):
    """GHT-GROW-06: on to the next scenario."""

    def rule(self) -> str:
        return "GHT-GROW-06"


def lay_out_for(options: Options, scenario: str, seed: str, carry: Any) -> Recess:
    check(options)
    own = convert(carry, Carry)
    g = Recess(seed=seed, options=options, scenario=scenario, carry=own)
    g.who, g.grown = list(own.party.characters), list(own.party.grown)
    seat_all(g, len(g.who) + options.host)
    roles = tuple(range(len(g.who)))
    failed = [] if own.won else [OnceMore(roles)]
    g.then(*failed, *[frame for role in roles for frame in (Change(role), BeginGrowing(role))], GoOn())
    return g


def sample(won: bool, hunters: int) -> Carry:
    party = Party(tuple(range(hunters)), (2,) * hunters, ((0, 1, 0, 0, 0, 0),) * hunters)
    return Carry("thirteen", party, won)


def lay_out(options: Options, scenario: str, seed: str) -> Recess:
    return lay_out_for(options, "places", seed, sample(scenario == "won", settled(options).hunters))


# What a seat sees: everything. ---------------------------------------------------------------------------------------


EMPTY: Final = Recess()
PUBLIC: Final = ("options", "scenario", "carry", "who", "grown", "again")


def known(g: Recess, seat: Seat) -> Recess:
    return public_part(g, seat, EMPTY, PUBLIC)  # type: ignore[no-any-return]


def view(g: Recess, seat: Seat) -> dict[str, Any]:
    g = known(g, seat)
    before = f"{titles()[g.scenario]}: {'won' if g.carry.won else 'lost'}"
    return opened(g, seat, before, party=[member(g, role) for role in range(len(g.who))], again=g.again)


def member(g: Recess, role: int) -> str:
    person, grown = PEOPLE[g.who[role]], g.grown[role]
    values = ", ".join([f"{TRACK_NAMES[which]} {bonus(g.who[role], grown, which):+}" for which in range(4)])
    points = f"HP {person.hp + 2 * grown[4]}, MP {person.mp + 2 * grown[5]}"
    return f"{person.name}: {values}, {points}, {steps_left(g, role)} Level Points to spend"


def role_name(g: Recess, role: int) -> str:
    return PEOPLE[g.who[role]].name if role < len(g.who) else "Host"


WORDS: Final[Words] = {
    "hunter": role_name,
    "ability": lambda g, track: TRACK_NAMES[track],
    "person": lambda g, who: PEOPLE[who].name,
}
SENTENCES: Final = {
    "once more": "The same scenario once more. | hunter",
    "onward": "On to the next scenario. | hunter",
    "changes": "{hunter:unsaid}{old:person} stays behind, and {new:person} comes along.",
    "grows": "{hunter} grows: {ability}.",
}


def be(g: Recess, role: int, act: Be) -> Paint:
    return Paint((f"sheet:{act.character.lower()}",)) if PERSON_OF[act.character] not in g.who else Paint()


ANSWERS: Final = Answers(
    {
        Retry: Answer("The failed scenario once more"),
        Onward: Answer("On to the next scenario"),
        Remain: Answer("The same character"),
        Be: Answer("{0.character} comes instead", be),
        Grow: Answer(grow),
        End: Answer("Keep what is left for later"),
    }
)


def components(g: Recess) -> Counter[str]:
    return Counter({"hunters": len(g.who), "Level Points": sum(g.carry.party.points)})


def interlude(name: str, version: int, scene: Callable[[Any, Any], Any]) -> Declaration:
    frames = (OnceMore, Change, Growing, BeginGrowing, GoOn)
    return common.interlude(
        name=name,
        title="Ghost Hunter 13, between scenarios",
        version=version,
        options=Options,
        lay_out=lay_out,
        lay_out_for=lay_out_for,
        codec=Codec(name, version, Recess, frames, (Retry, Onward, Remain, Be, Grow, End, Party, Outcome)),
        seats=seats,
        role_name=role_name,
        side=lambda g, role: "hunters",
        universe=lambda g: UNIVERSE,
        known=known,
        view=view,
        components=components,
        decisions={"GHT-DEC-43": (OnceMore, Retry), "GHT-DEC-03": (Growing, Grow)},
        secret="GHT-HID-07",
        telling=EventText(SENTENCES, WORDS),
        answers=ANSWERS,
        scene=scene,
    )
