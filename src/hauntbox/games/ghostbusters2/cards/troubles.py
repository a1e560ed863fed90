"""Events from their revealing to their end: clocks, and what clears them. EVT, CEVT"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.cards.decks import EVENTS
from hauntbox.games.ghostbusters2.cards.events import (
    GRUDGE,
    MANHOLE,
    MIND,
    PANIC,
    PARADE,
    SCORE,
    TIDE,
    nobody,
)  # fmt: skip
from hauntbox.games.ghostbusters2.cards.kinds import HIVE
from hauntbox.games.ghostbusters2.rules.figures import FINISHED, VANISHED, WATCHERS, Fall, drop_base, gain_xp
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside_space
from hauntbox.games.ghostbusters2.state import NOBODY, STATUE, Busters, Trouble
from hauntbox.kernel.agenda import Step

LASTING: Final = (PARADE, MIND)


def resolve(g: Busters, trouble: Trouble) -> None:
    """GBT-EVT-06: the card and its Goo Pile token leave the scenario."""
    row = list(g.troubles)
    row.remove(trouble)
    g.troubles = tuple(row)
    g.past = (*g.past, trouble[0])
    g.flipped = tuple([pile for pile in g.flipped if pile != trouble[1]])


def clear(g: Busters, trouble: Trouble) -> None:
    g.tell(EVENTS[trouble[0]].rule, "cleared", trouble[0])
    resolve(g, trouble)


def reveal(g: Busters, finder: int, pile: int) -> None:
    """GBT-EVT-02: announced to all; GBT-EVT-08: nothing if the deck is empty."""
    if not g.omens:
        return
    g.learned = True
    card, g.omens = g.omens[0], g.omens[1:]  # GBT-EVT-01, GBT-INV-04
    g.omens_seen = max(g.omens_seen - 1, 0)
    event = EVENTS[card]
    g.tell("GBT-EVT-02", "event", card)
    about = (event.about or nobody)(g, finder)
    # GBT-EVT-03, GBT-EVT-04: the turn that revealed it does not count, GBT-EVT-05: the round does
    left = event.turns + 1 if event.turns else event.rounds
    if left or (card in LASTING and about):
        g.troubles = (*g.troubles, (card, pile, left, about))
        g.flipped = (*g.flipped, pile)  # GBT-GOO-05
    else:
        g.past = (*g.past, card)


def other_pile_found(g: Busters, finder: int) -> None:
    """GBT-CEVT-08: another Goo Pile is investigated."""
    for trouble in g.troubles:
        if trouble[0] == TIDE:
            gain_xp(g, finder, 1)
            clear(g, trouble)


def watch(g: Busters, fall: Fall) -> None:
    """GBT-EVT-07: Events that wait for somebody's end, in the order they were revealed."""
    slot, _, tokens, how, heir = fall
    for trouble in g.troubles:
        card, pile, left, about = trouble
        if card == PANIC:
            if how == FINISHED:
                swap(g, trouble, (card, pile, left, (about[0] + 1,)))
        elif slot in about:
            if how == VANISHED:  # GBT-KEY-06: sucked in or part of another now, but not Defeated
                forget(g, trouble, slot, heir)
            else:
                fallen(g, trouble, slot, tokens, how)


def forget(g: Busters, trouble: Trouble, slot: int, heir: int = NOBODY) -> None:
    """It is about one figure less, or about the one that wears its Bases now (GBT-KEY-02)."""
    card, pile, left, about = trouble
    rest = {heir if other == slot else other for other in about} - {NOBODY}
    if rest or card not in LASTING:
        swap(g, trouble, (card, pile, left, tuple(sorted(rest))))
    else:
        clear(g, trouble)


def fallen(g: Busters, trouble: Trouble, slot: int, tokens: tuple[int, ...], how: int) -> None:
    card, about = trouble[0], trouble[3]
    holders = [role for role, n in enumerate(tokens) if n]
    if card == PARADE:
        for role in holders if how == FINISHED else []:
            gain_xp(g, role, 1)  # GBT-CEVT-06
        forget(g, trouble, slot)
        return
    for role in holders if card == GRUDGE else g.order if card == SCORE else ():
        gain_xp(g, role, 1)  # GBT-CEVT-07, GBT-CEVT-12
    if card == MIND:
        for other in about:
            drop_base(g, other, HIVE)  # GBT-CEVT-10
    clear(g, trouble)


def swap(g: Busters, old: Trouble, new: Trouble) -> None:
    if new[0] == PANIC and new[3][0] >= EVENTS[PANIC].n:
        for role in g.order:
            gain_xp(g, role, 1)  # GBT-CEVT-02
        clear(g, old)
    else:
        g.troubles = tuple([new if trouble == old else trouble for trouble in g.troubles])


WATCHERS.append(watch)


def end_turn(g: Busters, role: int) -> None:
    """GBT-EVT-04: Events counted in turns."""
    g.then(*[Counts(trouble[0], role) for trouble in g.troubles if EVENTS[trouble[0]].turns])


def end_round(g: Busters) -> None:
    """GBT-EVT-05: Events counted in rounds."""
    g.then(*[Counts(trouble[0]) for trouble in g.troubles if EVENTS[trouble[0]].rounds])


@dataclass(frozen=True)
class Counts(Step):
    """GBT-EVT-07: one after the other as they were revealed, each with all that follows from it."""

    card: int
    role: int = NOBODY  # whose turn it was; NOBODY: a round

    def run(self, g: Busters) -> None:
        g.then(RESOLVED)  # GBT-SCN-07
        for trouble in g.troubles:
            if trouble[0] == self.card:
                self.count(g, trouble)

    def count(self, g: Busters, trouble: Trouble) -> None:
        if self.card == MANHOLE and g.at[self.role] != STATUE and is_beside_space(g, self.role, trouble[1]):
            gain_xp(g, self.role, 1)  # GBT-CEVT-01
            clear(g, trouble)
        else:
            tick(g, trouble)


def tick(g: Busters, trouble: Trouble) -> None:
    card, pile, left, about = trouble
    if left > 1:
        swap(g, trouble, (card, pile, left - 1, about))
        return
    g.tell(EVENTS[card].rule, "expired", card)
    resolve(g, trouble)
    fails = EVENTS[card].fails
    if fails is not None:
        fails(g, trouble)
