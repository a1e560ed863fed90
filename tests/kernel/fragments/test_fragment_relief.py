"""A fragment of Ghost Hunter 13: damage, and the players in reach who may cancel it (GHT-DMG-04 to GHT-DMG-08)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hauntbox.kernel.agenda import Frame, Game, Step, Window
from hauntbox.kernel.wire import Action

HUNTERS = 4
DOORS = {(0, 1), (1, 0), (1, 2), (2, 1)}  # tile 3 has walls all round


class Let(Action, frozen=True):
    """Let the damage be."""


class Discard(Action, frozen=True):
    when = "GHT-DMG-04"
    card: int  # 2 to 10: a numeral; 11 to 14: a court card or an ace, which relieves


@dataclass
class Mansion(Game):
    tile: list[int] = field(default_factory=list)
    hurt: list[int] = field(default_factory=lambda: [0] * HUNTERS)
    hand: list[tuple[int, ...]] = field(default_factory=list)  # insanity cards; their number is public
    discard: tuple[int, ...] = ()


def in_reach(g: Mansion, victim: int) -> tuple[int, ...]:
    """GHT-DMG-07: the victim, then clockwise those on the same tile or behind a door. Not by what they hold."""
    clockwise = [(victim + k) % HUNTERS for k in range(HUNTERS)]
    here = g.tile[victim]
    return tuple(role for role in clockwise if g.hand[role] and (g.tile[role] == here or (here, g.tile[role]) in DOORS))


@dataclass(frozen=True)
class Attack(Step):
    """GHT-DMG-05: every victim of one attack is relieved on its own."""

    harm: tuple[tuple[int, int], ...]  # victim and damage

    def run(self, g: Mansion) -> None:
        g.then(*[Damage(victim, amount) for victim, amount in self.harm])


@dataclass(frozen=True)
class Damage(Step):
    """GHT-DMG-08: cancelling is decided when the damage is caused."""

    victim: int
    amount: int

    def run(self, g: Mansion) -> None:
        g.then(Relief(in_reach(g, self.victim), self.victim), Wound(self.victim, self.amount), Wounded())


@dataclass(frozen=True)
class Relief(Window):
    """GHT-DMG-04: one relief card cancels all of it."""

    victim: int

    def passing(self) -> Action | None:
        return Let()

    def candidates(self, g: Mansion, role: int) -> list[Action]:
        return [Let(), *map(Discard, g.hand[role])]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        relieves = isinstance(act, Let) or (isinstance(act, Discard) and act.card > 10 and act.card in g.hand[role])
        return "" if relieves else "GHT-DMG-04"

    def open(self, g: Mansion, answers: list[tuple[int, Any]]) -> None:
        for role, act in answers:
            if isinstance(act, Discard):
                g.hand[role] = tuple(card for card in g.hand[role] if card != act.card)
                g.discard += (act.card,)
                g.cut(Wounded)
                return  # the others keep theirs


@dataclass(frozen=True)
class Wound(Step):
    victim: int
    amount: int

    def run(self, g: Mansion) -> None:
        g.hurt[self.victim] += self.amount


class Wounded(Step):
    """Where this damage ends, cancelled or taken."""

    def run(self, g: Mansion) -> None:
        pass


def mansion(*frames: Frame, tiles: str = "0 1 2 3", hands: str = "2 11/3 12/4 13/5 14") -> Mansion:
    g = Mansion(minds=list(range(HUNTERS)), sealed=[None] * HUNTERS, standing=[{}] * HUNTERS)
    g.tile = [int(tile) for tile in tiles.split()]
    g.hand = [tuple(int(card) for card in hand.split()) for hand in hands.split("/")]
    g.then(*frames)
    g.settle()
    return g


def test_victim_and_neighbours_behind_doors_are_asked_the_victim_first() -> None:
    assert mansion(Damage(1, 4)).waiting() == [1, 2, 0]
    assert mansion(Damage(3, 4)).waiting() == [3]


def test_one_card_of_one_neighbour_cancels_the_whole_damage() -> None:
    g = mansion(Damage(1, 4))
    for role, act in [(0, Discard(11)), (1, Let()), (2, Let())]:
        g.play(role, act)
    assert (g.hurt, g.hand[0], g.discard) == ([0] * HUNTERS, (2,), (11,))


def test_if_nobody_helps_the_damage_is_taken() -> None:
    g = mansion(Damage(3, 4))
    g.play(3, Let())
    assert g.hurt == [0, 0, 0, 4]


def test_when_two_would_help_one_card_is_spent() -> None:
    g = mansion(Damage(1, 4))
    for role, act in [(0, Discard(11)), (2, Discard(13)), (1, Let())]:
        g.play(role, act)
    assert (g.discard, g.hand[0]) == ((13,), (2, 11))


def test_one_attack_on_two_victims_takes_two_cards() -> None:
    g = mansion(Attack(((0, 2), (3, 2))), tiles="0 2 2 3")
    g.play(0, Discard(11))
    assert g.waiting() == [3]
    g.play(3, Let())
    assert g.hurt == [0, 0, 0, 2]


def test_a_numeral_relieves_nobody() -> None:
    g = mansion(Damage(3, 4))
    assert (g.legal(3), g.why_not(3, Discard(5))) == ([Let(), Discard(14)], "GHT-DMG-04")


def test_who_holds_numerals_only_is_asked_by_what_all_can_see() -> None:
    g = mansion(Damage(1, 4), hands="2/3 12/4/5")
    assert (g.waiting(), g.legal(0)) == ([1, 2, 0], [Let()])


def test_standing_answers_spare_the_question_and_one_that_the_hand_forbids_is_a_pass() -> None:
    g = mansion(hands="2 11/3/4/5")
    for role, act in [(0, Let()), (1, Discard(12)), (2, Let())]:
        g.stand(role, "Relief", act)
    g.then(Damage(1, 4))
    g.settle()
    assert (g.hurt, g.waiting()) == ([0, 4, 0, 0], ())
