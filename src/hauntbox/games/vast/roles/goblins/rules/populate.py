"""Phases 1 and 2: the War card, Goblin discs, overpopulation; and what else the card brings. GOT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.goblins.actions import (
    REDRAW_WAR,
    SECRET,
    TRIBE,
    TRIBE_NAMES,
    WAR,
    WAR_NAMES,
    Redraw,
    Secret,
    Tribe,
    War,
)
from hauntbox.games.vast.roles.goblins.board import MOST, NO_TRIBE, TRIBE_NUMBERS
from hauntbox.games.vast.roles.goblins.cards.monsters import draw_monsters
from hauntbox.games.vast.roles.goblins.cards.schemes import bars_secret, hand_acts, play, play_secret, secret_of
from hauntbox.games.vast.roles.goblins.cards.secrets import can_redraw, draw_secrets
from hauntbox.games.vast.roles.goblins.cards.war import choose_war, draw_war, redraw_war, shuffle_war, war_card
from hauntbox.games.vast.roles.goblins.rules.scatter import scatter
from hauntbox.games.vast.roles.goblins.rules.stats import FROG, LEADER, gain_rage, hidden, lose_rage, piece_of, revealed
from hauntbox.games.vast.roles.numbers import GOBLINS
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class GoblinsStir(Step):
    """What a turn begins with. VSB-GOT-01: Rage 0 is raised to 1; VSB-GOT-02: as many War cards as Rage are drawn."""

    def run(self, g: Vast) -> None:
        board = goblins_of(g)
        board.blocked = board.led = board.activated = board.furious = board.bombers = board.flared = board.buried = 0
        board.active, board.path = NO_TRIBE, ()
        board.lit, board.marks = [(), (), ()], [NOWHERE] * len(TRIBE_NUMBERS)
        board.tunnels = board.lured = board.dug = board.ruby = False
        if g.thief is not None:
            g.thief.hexed = 0  # VSB-SEC-14: until now
        if not board.rage:
            gain_rage(g)
        draw_war(g, board.rage)


@dataclass(frozen=True)
class ChooseWar(Choice):
    """VSB-DEC-21: phase 1, one of the drawn cards. VSB-GOT-17: Secrets may be played, VSB-DEC-75: the Ruby used."""

    def waiting(self, g: Vast) -> Sequence[int]:
        board = goblins_of(g)
        return (GOBLINS,) if len(board.drawn) > 1 or board.hand or can_redraw(g) else ()

    def run(self, g: Vast) -> None:
        choose_war(g, goblins_of(g).drawn[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        drawn = goblins_of(g).drawn
        again = [REDRAW_WAR[card] for card in drawn] if can_redraw(g) else []
        return [*[WAR[card] for card in drawn], *again, *hand_acts(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Secret):
            return bars_secret(g, secret_of(act))
        return "" if act in self.candidates(g, role) else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, War):
            choose_war(g, WAR_NAMES.index(act.card))
            return
        g.then(self)
        if isinstance(act, Redraw):
            goblins_of(g).ruby = True
            redraw_war(g, WAR_NAMES.index(act.card))
        else:
            play(g, secret_of(act))


@dataclass(frozen=True)
class BlockDiscs(Listed):
    """VSB-DEC-22, VSB-GOT-04: for 1 Rage all discs of a Tribe are blocked."""

    def tribes(self, g: Vast) -> list[int]:
        board = goblins_of(g)
        discs = war_card(g).discs
        return [tribe for tribe in TRIBE_NUMBERS if board.rage and discs[tribe] and not board.blocked >> tribe & 1]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if self.tribes(g) else ()

    def run(self, g: Vast) -> None:
        """There is nothing to block."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[TRIBE[tribe] for tribe in self.tribes(g)], NO]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Tribe):
            tribe = TRIBE_NAMES.index(act.name)
            goblins_of(g).blocked |= 1 << tribe
            g.tell("VSB-GOT-04", "blocks", GOBLINS, piece_of(tribe))
            lose_rage(g)
            g.then(self)


@dataclass(frozen=True)
class Populate(Step):
    """VSB-GOT-03: phase 2, the card's discs are added. VSB-GOT-05: then what is above 4 is cut.

    VSB-GOT-07: one Tribe scatters for it, however many were cut. VSB-GOS-06, VSB-CMP-07: twelve discs in all.
    """

    def run(self, g: Vast) -> None:
        board = goblins_of(g)
        for tribe in TRIBE_NUMBERS:
            if not board.blocked >> tribe & 1:
                board.population[tribe] += war_card(g).discs[tribe]
        cut = [tribe for tribe in TRIBE_NUMBERS if board.population[tribe] > MOST]
        over = [tribe for tribe in cut if FROG not in board.monsters[tribe]]  # VSB-MON-01
        for tribe in cut:
            board.population[tribe] = MOST
        fangs, bones, eye = board.population
        g.tell("VSB-GOT-03", "populates", GOBLINS, fangs, bones, eye)
        if over:
            g.tell("VSB-GOT-05", "too many", GOBLINS)
            g.then(Overpopulated(GOBLINS))


@dataclass(frozen=True)
class Overpopulated(Choice):
    """VSB-DEC-23, VSB-GOT-06: which revealed Tribe scatters; if none is, which hidden one.

    VSB-HID-16: while there are Secrets in hand it is asked, Leader or not. VSB-MON-33: the Pet Frog's Tribe too.
    """

    def tribes(self, g: Vast) -> list[int]:
        """VSB-SEC-05, VSB-SEC-28: not the one that a Leader keeps together."""
        led = goblins_of(g).led
        return [tribe for tribe in revealed(g) or hidden(g) if not led >> tribe & 1]

    def waiting(self, g: Vast) -> Sequence[int]:
        tribes = self.tribes(g)
        return (GOBLINS,) if len(tribes) > 1 or (tribes and goblins_of(g).hand) else ()

    def run(self, g: Vast) -> None:
        for tribe in self.tribes(g):
            scatter(g, tribe)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        leader = [SECRET[LEADER]] if LEADER in goblins_of(g).hand else []
        return [*[TRIBE[tribe] for tribe in self.tribes(g)], *leader]

    def answer(self, g: Vast, act: Action) -> None:
        g.learned = True
        if isinstance(act, Tribe):
            scatter(g, TRIBE_NAMES.index(act.name))
            return
        g.then(LedTribe(GOBLINS), self)
        play_secret(g, LEADER)


@dataclass(frozen=True)
class LedTribe(Listed):
    """VSB-DEC-71, VSB-SEC-28: whom the Leader keeps together."""

    def tribes(self, g: Vast) -> list[int]:
        return revealed(g) or hidden(g)

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if len(self.tribes(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.answer(g, TRIBE[self.tribes(g)[0]])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [TRIBE[tribe] for tribe in self.tribes(g)]

    def answer(self, g: Vast, act: Tribe) -> None:
        goblins_of(g).led |= 1 << TRIBE_NAMES.index(act.name)


@dataclass(frozen=True)
class WarBrings(Step):
    """VSB-GOT-08: only now, after overpopulation, VSB-GOT-09: Rage; then phases 3 and 4, Monsters and Secrets."""

    def run(self, g: Vast) -> None:
        card = war_card(g)
        if card.rage:
            gain_rage(g, card.rage)
        g.then(BringMonsters(card.monsters), BringSecrets(card.secrets))


@dataclass(frozen=True)
class BringMonsters(Step):
    number: int

    def run(self, g: Vast) -> None:
        if self.number:
            draw_monsters(g, self.number)  # VSB-GOT-10


@dataclass(frozen=True)
class BringSecrets(Step):
    number: int

    def run(self, g: Vast) -> None:
        if self.number:
            draw_secrets(g, self.number)  # VSB-GOT-15


@dataclass(frozen=True)
class ReshuffleWar(Step):
    """VSB-GOT-20: at the end of each turn."""

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        shuffle_war(g)
