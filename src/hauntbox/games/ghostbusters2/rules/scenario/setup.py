"""Before the first round: the street, the decks, the team. SET, CHR, ORD, SCN, CAM"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.common import people
from hauntbox.games.ghostbusters2.actions import BE, CHARACTER_OF, LEAD, WEAR, Lead, Park, Wear
from hauntbox.games.ghostbusters2.campaign.campaign_state import Team
from hauntbox.games.ghostbusters2.cards.characters import AFFINITY
from hauntbox.games.ghostbusters2.cards.decks import CATEGORY_OF, CLASS_S, EQUIPMENT, EVENTS, cards_of
from hauntbox.games.ghostbusters2.cards.kinds import CODES, GRADES, KINDS, PLAZM, SHADOW
from hauntbox.games.ghostbusters2.cards.names import (
    CHARACTERS,
    GOO_EQUIPMENT,
    GOO_EVENT,
    GOO_KEY,
    PACKS,
)  # fmt: skip
from hauntbox.games.ghostbusters2.content.street import ON_FOOT
from hauntbox.games.ghostbusters2.options import BENCH, seats
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.equip import draw_for, fresh_uses, level_of
from hauntbox.games.ghostbusters2.rules.figures import add_base, place
from hauntbox.games.ghostbusters2.rules.scenario.random_street import random_street
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, Busters, empty_table, wake
from hauntbox.kernel.agenda import Choice, Step, TeamChoice
from hauntbox.kernel.geometry import mask_of, places
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class SetUp(Step):
    """Everything where the scenario shows it; then the team."""

    team: Team | None = None

    def run(self, g: Busters) -> None:
        if g.options.random_map and self.team is None:
            g.scenario = random_street(g)  # GBT-COP-05
            wake(g)
        empty_table(g)
        lay_out(g)  # GBT-SET-02, GBT-SET-04
        shuffle_decks(g)  # GBT-SET-18
        packs = [ChoosePack(role) for role in ROLES]
        if self.team is not None and self.team.characters:
            join_team(g, self.team)
            g.then(Deal(), *packs[len(self.team.packs) :], ParkFront(ROLES))  # GBT-DEC-22: the team has chosen Packs
            return
        bench = BENCH.index(g.options.bench) - 1
        if bench >= 0:
            g.who = [who for who in range(len(CHARACTERS)) if who != bench]
        level = 1 if self.team is not None else g.options.level or g.sheet.number  # GBT-CAM-04, GBT-SCN-11
        choices = [ChooseCharacter(role) for role in ROLES] if bench < 0 else []  # GBT-CHR-01
        g.then(*choices, Deal(level), *packs, ParkFront(ROLES))


def lay_out(g: Busters) -> None:
    """GBT-SET-02: every starting element where the scenario shows it."""
    street, sheet, o = g.street, g.sheet, g.options
    g.gates, g.statue = street.open_gates, street.statue  # GBT-SET-05, GBT-SET-17
    g.piles = mask_of(street.piles)  # GBT-SET-09: all face-up
    # GBT-SET-04: as printed, GBT-COP-03, GBT-COP-04: a little more or less
    g.timer = max(1, sheet.timer + o.timer + 2 * o.easy - o.hard)
    g.longest = max(g.timer, sheet.longest + o.timer + 2 * o.easy)
    g.tank = sheet.tank  # GBT-SET-16: empty, if the scenario says nothing
    for code, count in sheet.spirit.items():
        g.spirit[CODES[code]] += count  # GBT-SET-03
        g.supply[CODES[code]] -= count
    for kind, space in street.figures:  # GBT-SET-02, GBT-ENT-07
        slot = place(g, kind, space)
        g.supply[kind] -= 1
        if o.hard and GRADES[kind] == 1 and KINDS[kind].sort != PLAZM:
            add_base(g, slot, SHADOW)  # GBT-COP-04


def shuffle_decks(g: Busters) -> None:
    """Three decks; GBT-SET-11, GBT-CSU-04: Goo Pile Cards are markers, each for a card of another deck; GBT-CAM-14."""
    goo = g.sheet.goo
    cards = (GOO_EQUIPMENT,) * goo.equipment + (GOO_EVENT,) * goo.event + (GOO_KEY,) * goo.key
    g.goo = g.shuffle(cards, dice.GOO)  # GBT-SET-10
    g.gear = g.shuffle(tuple(cards_of(EQUIPMENT)), dice.GEAR)  # GBT-SET-18
    g.omens = g.shuffle(tuple(range(len(EVENTS))), dice.OMENS)  # GBT-SET-18


def join_team(g: Busters, team: Team) -> None:
    """GBT-CAM-05: with its XP, GBT-CAM-06: its Equipment, GBT-CAM-13: all of it face-up.

    GBT-CAM-09, GBT-CAM-10, GBT-CAM-11: without Slime, Ghosts or Plazms. GBT-CAM-15: in an order of its own.
    """
    g.who, g.xp = list(team.characters), list(team.xp)
    g.level = [level_of(g, xp) for xp in team.xp]
    for role in ROLES:
        own = team.cards[role] + team.class_s[role : role + 1]
        g.cards[role] = tuple(sorted(own))
        for card in own:
            g.uses[card] = fresh_uses(card)
    g.gear = tuple([card for card in g.gear if not any([card in hand for hand in g.cards])])
    g.order = team.order
    g.pack = list(team.packs) or g.pack  # GBT-DEC-22
    g.tank += team.tank  # GBT-CAM-12


@dataclass(frozen=True)
class ChooseCharacter(people.ChooseCharacter):
    def cast(self) -> Sequence[Action]:
        return BE

    def rule(self) -> str:
        """No character is used twice."""
        return "GBT-CHR-01"


@dataclass(frozen=True)
class Deal(Step):
    """Class-S cards, XP and Equipment of the Level, and who comes first."""

    level: int = 0  # 0: the team comes with its XP and cards

    def run(self, g: Busters) -> None:
        if self.level:
            for role in ROLES:
                deal_class_s(g, role)  # GBT-CHR-07
            start_at(g, self.level)  # GBT-SCN-12
        lines = [tuple(seat) for seat in seats(g.options)]
        if not g.order:
            first = g.roll(len(lines), dice.FIRST) - 1  # GBT-ORD-01
            lines = lines[first:] + lines[:first]  # GBT-ORD-02
        else:
            lines = [(role,) for role in g.order]  # GBT-ORD-05
        g.order = ()
        g.then(LineUp(tuple(lines)))


def deal_class_s(g: Busters, role: int) -> None:
    """GBT-CHR-07: a random one of the character's kind, face-up."""
    dealt = [card for hand in g.cards for card in hand]
    kind = AFFINITY[g.who[role]]
    row = [card for card in cards_of(CLASS_S) if CATEGORY_OF[card] == kind and card not in dealt]
    card = row[g.roll(len(row), dice.CLASS_S) - 1]
    g.cards[role] = tuple(sorted([*g.cards[role], card]))
    g.uses[card] = 1
    g.tell("GBT-CHR-07", "gets", role, card)


def start_at(g: Busters, level: int) -> None:
    """GBT-XP-05, GBT-CAM-04, GBT-CHR-04: Level 1 with 0 XP, unless the scenario starts higher."""
    o = g.options
    for role in ROLES:
        g.xp[role] = (0, o.level_2, o.level_3, o.level_4, o.level_5)[level - 1]  # GBT-SCN-12
        for reached in range(2, level + 1):
            g.level[role] = reached
            draw_for(g, role, reached)  # GBT-SCN-13


@dataclass(frozen=True)
class LineUp(Step):
    """GBT-ORD-03: a seat with several lines them up."""

    lines: tuple[tuple[int, ...], ...]

    def run(self, g: Busters) -> None:
        if not self.lines:
            return
        line, rest = self.lines[0], self.lines[1:]
        if len(line) > 1:
            g.then(FixOrder(line[0], line), LineUp(rest))
        else:
            g.order += line
            g.then(LineUp(rest))


@dataclass(frozen=True)
class FixOrder(Choice):
    """GBT-DEC-04: who of a line is next."""

    line: tuple[int, ...]

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [LEAD[g.who[other]] for other in self.line]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Lead):
            return act.when
        return "" if act in self.candidates(g, role) else "GBT-ORD-03"

    def answer(self, g: Busters, act: Lead) -> None:
        one = g.who.index(CHARACTER_OF[act.character])
        rest = tuple([other for other in self.line if other != one])
        g.order += (one,)
        if len(rest) > 1:
            g.then(FixOrder(self.role, rest))
        else:
            g.order += rest


@dataclass(frozen=True)
class ChoosePack(Choice):
    """GBT-CHR-05: the Proton Pack or the Slime Blower."""

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return WEAR

    def answer(self, g: Busters, act: Wear) -> None:
        g.pack[self.role] = PACKS.index(act.pack)
        g.tell("GBT-CHR-05", "pack", self.role, g.pack[self.role])


def free_pairs(g: Busters, front: int) -> list[int]:
    """GBT-SET-13: beside it in the Start Zone, GBT-SET-23: without a line that stops the car."""
    return [p for p in places(g.street.orthogonal[ON_FOOT][front]) if p in g.street.start]


@dataclass(frozen=True)
class ParkFront(TeamChoice):
    """GBT-SET-13, GBT-SET-14: the front of the Ecto-1a on a space of the Start Zone, then its back beside it."""

    front: int = NOBODY

    def waiting(self, g: Busters) -> Sequence[int]:
        """GBT-DEC-03: what the team agrees on the first seat says; if it does not agree, that seat decides."""
        return g.order[:1]

    def spaces(self, g: Busters) -> list[int]:
        return free_pairs(g, self.front) if self.front != NOBODY else [p for p in g.street.start if free_pairs(g, p)]

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [g.moves.park[space] for space in self.spaces(g)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Park):
            return act.when
        return "" if g.street.place[act.space] in self.spaces(g) else "GBT-SET-13"

    def answer(self, g: Busters, role: int, act: Action) -> None:
        assert isinstance(act, Park)
        space = g.street.place[act.space]
        if self.front == NOBODY:
            g.then(ParkFront(ROLES, space))
        else:
            g.front, g.back = self.front, space
            g.tell("GBT-SET-13", "parked", self.front, space)
