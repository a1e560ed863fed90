"""The Judge-cards of a round, and the blows that follow. BAT, ECARD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import PASS, WHO
from hauntbox.games.hunter13.cards.monsters import SINGLE, TWO_CARDS
from hauntbox.games.hunter13.rules.battle.agents import agent
from hauntbox.games.hunter13.rules.battle.blows import Blow, blow, free_attacks, strike_all, victims
from hauntbox.games.hunter13.rules.battle.foes import bars_now, has, is_player
from hauntbox.games.hunter13.rules.dice import ALL, BLACK, FACES, FREE, JUDGE, VAMPIRE, black_set, judge_card
from hauntbox.games.hunter13.rules.hunters.checks import redraws, spend_redraw
from hauntbox.games.hunter13.rules.hunters.harm import Blows
from hauntbox.games.hunter13.state import MONSTERS, Mansion, from_left
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Clash(Step):
    """GHT-BAT-34: all draw at the same time, GHT-BAT-19: from all their cards."""

    def run(self, g: Mansion) -> None:
        row = [role for role in from_left(g, g.lead) if g.fighting & ~g.failed & 1 << role]
        if not row or not g.foes:
            return
        g.rolls = ()  # GHT-HID-13: the cards of this round lie open
        g.black = enemy_cards(g)
        for role in row:
            g.drawn_cards[role] = judge_card(g, role, FREE if g.free[role] else JUDGE)
            g.tell("GHT-BAT-13", "judge card", role, g.drawn_cards[role])
        g.then(*[DrawAgain(role) for role in row if redraws(g, role)], FIRST_FOE)


def enemy_cards(g: Mansion) -> tuple[int, ...]:
    """GHT-BAT-12: monsters draw from the black set, GHT-BAT-11: an ENEMY-player alone from its own."""
    if all([is_player(foe) for foe in g.foes]):
        card = judge_card(g, g.foes[0] - MONSTERS)
        g.tell("GHT-BAT-11", "judge card", g.foes[0] - MONSTERS, card)
        return (card,)
    cards = [judge_card(g, black_set(g), BLACK)]
    if any([has(g, foe, TWO_CARDS) for foe in g.foes]):
        cards.append(second_card(g, cards[0]))  # GHT-ECARD-47
    g.tell("GHT-BAT-10", "draws for the Enemy", agent(g), *cards)
    return tuple(cards)


def second_card(g: Mansion, first: int) -> int:
    """GHT-ECARD-47, GHT-RND-09: of the nine that are left; GHT-ECARD-48: next round both are back."""
    if g.options.no_reshuffle:
        return judge_card(g, black_set(g))  # GHT-CHK-06: of those that are left
    return [card for card in ALL if card != first][g.roll(FACES - 1, VAMPIRE) - 1]


@dataclass(frozen=True)
class DrawAgain(Choice):
    """A Judge-card drawn again by the Star of Hope or the Falling star."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (*redraws(g, role), PASS)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else bars_now(g, act)

    def answer(self, g: Mansion, act: Action) -> None:
        if act == PASS:
            return
        spend_redraw(g, self.role, act)
        g.drawn_cards[self.role] = judge_card(g, self.role, FREE if g.free[self.role] else JUDGE)
        g.tell("GHT-BAT-13", "judge card", self.role, g.drawn_cards[self.role])
        if redraws(g, self.role):
            g.then(self)


@dataclass(frozen=True)
class Judge(Step):
    """GHT-BAT-42: each Enemy in turn finds whom it hits; then all damage is applied at once (GHT-BAT-43)."""

    place: int
    blows: tuple[Blow, ...]

    def run(self, g: Mansion) -> None:
        if self.place == len(g.foes):
            strike_all(g)
            free_attacks(g)
            g.then(Blows(self.blows))
            return
        hit = victims(g, self.place)
        if has(g, g.foes[self.place], SINGLE) and len(hit) > 1:
            g.then(Victim(agent(g), self.place, self.blows))  # GHT-ECARD-44
        else:
            g.then(strikes(g, self.place, self.blows, hit))


def strikes(g: Mansion, place: int, blows: tuple[Blow, ...], hit: Sequence[int]) -> Judge:
    return Judge(place + 1, (*blows, *[blow(g, place, role) for role in hit]))


@dataclass(frozen=True)
class Victim(Choice):
    """GHT-DEC-27, GHT-ECARD-44: of hunters who tie for lowest the Golem strikes one, whom its agent names."""

    place: int
    blows: tuple[Blow, ...]

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [WHO[g.who[hunter]] for hunter in victims(g, self.place)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-ECARD-44"

    def answer(self, g: Mansion, act: Action) -> None:
        hit = [role for role in victims(g, self.place) if WHO[g.who[role]] == act]
        g.then(strikes(g, self.place, self.blows, hit))


CLASH: Final = Clash()
FIRST_FOE: Final = Judge(0, ())
