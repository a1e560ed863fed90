"""The Event cards: a challenge with a clock, or something that happens at once. EVT, CEVT, in printed order"""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards.decks import EVENTS, Event, event
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
    SLIMES,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules import aids, dice
from hauntbox.games.ghostbusters2.rules.entities.emerge import GhostEmerges
from hauntbox.games.ghostbusters2.rules.entities.slime import Cleaning, Slimed, SpaceSplatter
from hauntbox.games.ghostbusters2.rules.figures import (
    add_base,
    drop_base,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.street.sight import nearest_role
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


def nobody(g: Busters, finder: int) -> tuple[int, ...]:
    return ()


# When they are revealed ----------------------------------------------------------------------------------------------


def panic(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-02: about nobody yet: so many have been Trapped or Extracted."""
    return (0,)


def temper(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-04: each rolls, and is Slimed on a low die."""
    faces = [(role, dice.combat_die(g, dice.ABILITY)) for role in g.order]
    g.then(*[Slimed(role, HIT) for role, face in faces if face <= EVENTS[TEMPER].n])
    return ()


def vibrations(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-11: each removes one Slime, and the Tank goes up."""
    g.tank += EVENTS[VIBRATIONS].n
    g.then(*[Cleaning(role, role, 1) for role in g.order if g.at[role] != CAR])  # GBT-ECT-13
    return ()


def parade(g: Busters, finder: int) -> tuple[int, ...]:
    """GBT-CEVT-06: the lowest Ghosts get Shadow Bases."""
    ghosts = [slot for slot in slots(g) if g.kind[slot] in GHOSTS and KINDS[g.kind[slot]].rank != BOSS]
    row = in_order(g, ghosts)[: EVENTS[PARADE].n]
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


MANHOLE: Final = event(Event(
    "Overflowing Manhole", "GBT-CEVT-01", "{turns} turns: end a turn adjacent to the pile, or it Splatters.",
    turns=4, fails=manhole_fails,
))  # fmt: skip
PANIC: Final = event(Event(
    "Crowd Panic", "GBT-CEVT-02",
    "{rounds} rounds: Trap or Extract {n} Entities, or the Goo Timer goes down by a round.",
    rounds=2, n=2, about=panic, fails=panic_fails,
))  # fmt: skip
SAG: Final = event(Event(
    "Power Sag", "GBT-CEVT-03", "{rounds} round: all Combat rolls -{n}.", rounds=1, n=aids.SAG_TAKES, power=aids.SAG
))  # fmt: skip
TEMPER: Final = event(Event(
    "Flash of Temper", "GBT-CEVT-04",
    f"At once everybody rolls; on {{n}} or less you get a {SLIMES[HIT]} Slime.",
    n=2, about=temper,
))  # fmt: skip
TOLL: Final = event(Event(
    "Phantom Toll", "GBT-CEVT-05",
    "{turns} turns: a Drive of at least {n} spaces, or a Ghost emerges from the front of the car.",
    turns=4, n=aids.TOLL_SPACES, power=aids.TOLL, fails=toll_fails,
))  # fmt: skip
PARADE: Final = event(Event(
    "Shadow Parade", "GBT-CEVT-06", "The {n} lowest-Class Ghosts get Shadow Bases, until they are gone.",
    n=2, about=parade,
))  # fmt: skip
GRUDGE: Final = event(Event(
    "Old Grudge", "GBT-CEVT-07", "{rounds} rounds: Defeat the Marked Entity, or it is Amplified.",
    rounds=2, about=grudge, fails=grudge_fails,
))  # fmt: skip
TIDE: Final = event(Event(
    "Slime Tide", "GBT-CEVT-08", "{rounds} round: investigate another pile, or every Open pile Splatters.",
    rounds=1, fails=tide_fails,
))  # fmt: skip
SNAP: Final = event(Event(
    "Cold Snap", "GBT-CEVT-09", "{rounds} rounds: Move Actions cover at most {n} space.",
    rounds=2, n=aids.SNAP_SPACES, power=aids.SNAP,
))  # fmt: skip
MIND: Final = event(Event(
    "One Mind", "GBT-CEVT-10", "The most common Entities get Hive Bases, until any of them is Defeated.",
    about=one_mind,
))  # fmt: skip
VIBRATIONS: Final = event(Event(
    "Good Vibrations", "GBT-CEVT-11", "At once: all outside the Ecto-1a remove a Slime; the Ecto-Tank goes up by {n}.",
    n=1, about=vibrations,
))  # fmt: skip
SCORE: Final = event(Event(
    "Old Score", "GBT-CEVT-12",
    "{rounds} rounds: Defeat the Entity with the Caustic Base, or the nearest gains a Caustic Slime.",
    rounds=3, about=score, fails=score_fails,
))  # fmt: skip
