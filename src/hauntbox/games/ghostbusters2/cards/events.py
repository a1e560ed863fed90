"""The Event cards: a challenge with a clock, or something that happens at once. EVT, CEVT, in printed order"""

from __future__ import annotations

from collections.abc import Callable
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
from hauntbox.games.ghostbusters2.rules.figures import (
    add_base,
    drop_base,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.sight import nearest_role
from hauntbox.games.ghostbusters2.rules.slime import Cleaning, Slimed, SpaceSplatter
from hauntbox.games.ghostbusters2.state import (
    CAR,
    Busters,
    Trouble,
    apart,
    in_order,
    of_kind,
    slots,
)  # fmt: skip
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
    Event("Good Vibrations", "At once: all outside the Ecto-1a remove a Slime; the Ecto-Tank goes up by 1.",
          "GBT-CEVT-11", about=vibrations),
    Event("Old Score", "3 rounds: Defeat the Entity with the Caustic Base, or the nearest gains a Caustic Slime.",
          "GBT-CEVT-12", rounds=3, about=score, fails=score_fails),
)  # fmt: skip
