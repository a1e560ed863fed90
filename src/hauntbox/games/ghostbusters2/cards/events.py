"""The Event cards: a challenge with a clock, or something that happens at once. EVT, CEVT, in printed order"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.ghostbusters2.cards.kinds import (
    AMPLIFY,
    BOSS,
    CAUSTIC,
    CAUSTIC_BASE,
    GHOSTS,
    GRADES,
    HIT,
    HIVE,
    KINDS,
    MANEUVER,
    MARKED,
    MOVEMENT,
    SHADOW,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.emerge import GhostEmerges
from hauntbox.games.ghostbusters2.rules.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.figures import (
    FINISHED,
    VANISHED,
    WATCHERS,
    Fall,
    add_base,
    drop_base,
    gain_xp,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.sight import is_beside_space, nearest_role
from hauntbox.games.ghostbusters2.rules.slime import Cleaning, Slimed, SpaceSplatter
from hauntbox.games.ghostbusters2.state import (
    CAR,
    NOBODY,
    STATUE,
    Busters,
    Trouble,
    apart,
    in_order,
    of_kind,
    slots,
)  # fmt: skip
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.geometry import places

MANHOLE: Final = 0
PANIC: Final = 1
SAG: Final = 2
TEMPER: Final = 3
TOLL: Final = 4
PARADE: Final = 5
GRUDGE: Final = 6
TIDE: Final = 7
SNAP: Final = 8
MIND: Final = 9
VIBRATIONS: Final = 10
SCORE: Final = 11
Happening = Callable[[Busters, Trouble], None]


class Event(NamedTuple):
    """One card. Counted in turns, in rounds, or not at all."""

    name: str
    text: str
    rule: str
    turns: int = 0
    rounds: int = 0
    about: Callable[[Busters, int], tuple[int, ...]] | None = None  # whom it is about, when it is revealed
    fails: Happening | None = None


def nobody(g: Busters, finder: int) -> tuple[int, ...]:
    return ()


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


# When they are revealed ----------------------------------------------------------------------------------------------


def panic(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-02: about nobody yet: so many have been Trapped or Extracted."""
    return (0,)


def temper(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-04: each rolls, and is Slimed on 1 or 2."""
    faces = [(role, dice.combat_die(g, dice.ABILITY)) for role in g.order]
    g.then(*[Slimed(role, HIT) for role, face in faces if face <= 2])
    return ()


def vibrations(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-11: each removes one Slime, and the Tank goes up."""
    g.tank += 1
    g.then(*[Cleaning(role, role, 1) for role in g.order if g.at[role] != CAR])  # GBT-ECT-13
    return ()


def parade(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-06: the two lowest Ghosts get Shadow Bases."""
    row = in_order(g, [slot for slot in slots(g) if g.kind[slot] in GHOSTS and KINDS[g.kind[slot]].rank != BOSS])[:2]
    for slot in row:
        add_base(g, slot, SHADOW)
    return tuple(row)


def grudge(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-07: the Entity nearest to the finder, no Boss, is Marked."""
    row = [slot for slot in slots(g) if KINDS[g.kind[slot]].rank != BOSS]
    row.sort(key=lambda slot: (apart(g, finder, slot), g.spot[slot]))  # GBT-CEN-23
    if row:
        add_base(g, row[0], MARKED)
    return tuple(row[:1])


def one_mind(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-10: all of the name with the most figures; ties: the lowest Class."""
    here = {g.kind[slot] for slot in slots(g)}
    if not here:
        return ()
    kind = min(here, key=lambda k: (-len(of_kind(g, k)), GRADES[k], k))
    row = of_kind(g, kind)
    for slot in row:
        add_base(g, slot, HIVE)
    return tuple(row)


def score(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-12: the highest Class that is no Boss gets a Caustic Base."""
    row = [slot for slot in slots(g) if KINDS[g.kind[slot]].rank != BOSS]
    row.sort(key=lambda slot: (-GRADES[g.kind[slot]], g.spot[slot]))  # GBT-CEN-23
    for slot in row[:1]:
        add_base(g, slot, CAUSTIC_BASE)
    return tuple(row[:1])


# When their time is up -----------------------------------------------------------------------------------------------


def manhole_fails(g: Busters, trouble: Trouble) -> None:
    g.then(SpaceSplatter(trouble[1], MOVEMENT))  # GBT-CEVT-01


def panic_fails(g: Busters, trouble: Trouble) -> None:
    g.timer -= 1  # GBT-CEVT-02


def toll_fails(g: Busters, trouble: Trouble) -> None:
    g.then(GhostEmerges(g.front))  # GBT-CEVT-05


def grudge_fails(g: Busters, trouble: Trouble) -> None:
    """GBT-CEVT-07: it is unmarked and Amplified."""
    for slot in trouble[3]:
        drop_base(g, slot, MARKED)
        add_base(g, slot, AMPLIFY)


def tide_fails(g: Busters, trouble: Trouble) -> None:
    g.then(*[SpaceSplatter(pile, MANEUVER) for pile in places(g.piles)])  # GBT-CEVT-08


def score_fails(g: Busters, trouble: Trouble) -> None:
    """GBT-CEVT-12: the nearest gains a Caustic Slime."""
    g.then(*[Slimed(nearest_role(g, slot), CAUSTIC) for slot in trouble[3]])


EVENTS: Final = (
    Event("Overflowing Manhole", "4 turns: end a turn adjacent to the pile, or it Splatters.", "GBT-CEVT-01",
          turns=4, fails=manhole_fails),
    Event("Crowd Panic", "2 rounds: Trap or Extract 2 Entities, or the Goo Timer goes down 1.", "GBT-CEVT-02",
          rounds=2, about=panic, fails=panic_fails),
    Event("Power Sag", "1 round: all Combat rolls -1.", "GBT-CEVT-03", rounds=1),
    Event("Flash of Temper", "At once: each rolls; on 1 or 2 a -1 Hit Slime.", "GBT-CEVT-04", about=temper),
    Event("Phantom Toll", "4 turns: a Drive of at least 4 spaces, or a Ghost emerges from the front of the car.",
          "GBT-CEVT-05", turns=4, fails=toll_fails),
    Event("Shadow Parade", "The two lowest-Class Ghosts get Shadow Bases, until both are gone.", "GBT-CEVT-06",
          about=parade),
    Event("Old Grudge", "2 rounds: Defeat the Marked Entity, or it is Amplified.", "GBT-CEVT-07",
          rounds=2, about=grudge, fails=grudge_fails),
    Event("Slime Tide", "1 round: investigate another pile, or every Open pile Splatters.", "GBT-CEVT-08",
          rounds=1, fails=tide_fails),
    Event("Cold Snap", "2 rounds: Move Actions cover at most 1 space.", "GBT-CEVT-09", rounds=2),
    Event("One Mind", "The most common Entities get Hive Bases, until one of them is Defeated.", "GBT-CEVT-10",
          about=one_mind),
    Event("Good Vibrations", "At once: each removes a Slime; the Ecto-Tank goes up by 1.", "GBT-CEVT-11",
          about=vibrations),
    Event("Old Score", "3 rounds: Defeat the Entity with the Caustic Base, or the nearest gains a Caustic Slime.",
          "GBT-CEVT-12", rounds=3, about=score, fails=score_fails),
)  # fmt: skip
LASTING: Final = (PARADE, MIND)


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
    if new[0] == PANIC and new[3][0] >= 2:
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
