"""The hunt roll, hunts and kills. CNT, HUNT, KILL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.evidence.actions import KILL, STOP, Kill, Surface
from hauntbox.games.evidence.cards.ghosts import TIDEWIFE, YOKAI
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.rules.automaton import GhostChoice
from hauntbox.games.evidence.rules.winning import check_loss, check_win
from hauntbox.games.evidence.state import (
    GHOST,
    Haunting,
    hunters,
    is_hidden,
    own_countdown,
    room_at,
    seen_by,
    spawn,
)  # fmt: skip
from hauntbox.kernel.wire import Action


def is_grace(g: Haunting) -> bool:
    """EVI-TURN-06: rounds 1, 2 and 3; EVI-TURN-09: or as many as the option says."""
    least = 1 if g.options.original_draft else 0  # EVI-DRF-04: no hunt roll in round 1
    return g.round <= max(least, g.options.grace_rounds)  # EVI-PAR-04


def cut_countdown(g: Haunting) -> None:
    """EVI-TYPE-23: once between two resets a Yokai lowers it by 2, EVI-TYPE-25: in secret."""
    g.countdown = max(g.options.countdown_floor, g.countdown - g.options.yokai_cut)  # EVI-PAR-21
    g.cut_used = True


def hunt_roll(g: Haunting) -> None:
    """EVI-CNT-02: a hunt starts when the die is equal to the countdown or higher."""
    if dice.roll(g, dice.HUNT) < g.countdown:
        fall_countdown(g, countdown_step(g.options, g.type))
        note_omen(g, "none")
        g.tell("EVI-CNT-09", "no hunt")
        return
    reset_countdown(g)
    # EVI-CRU-02: one in the ghost room, EVI-CRU-03: anywhere in it
    cross = next((square for square in g.crucifixes if room_at(g, square) == g.room), NOWHERE)  # EVI-CRU-07: the first
    if cross == NOWHERE:  # EVI-CRU-04: one elsewhere does nothing, EVI-DRF-34
        start_hunt(g)
    else:
        burn(g, cross)


def fall_countdown(g: Haunting, step: int) -> None:
    """EVI-CNT-04: it falls by 1, EVI-CNT-05: not below 1; EVI-TYPE-24: a lowered one as well."""
    g.countdown = max(g.options.countdown_floor, g.countdown - step)  # EVI-PAR-22, EVI-PAR-23


def countdown_step(options: Options, t: int) -> int:
    """After a failed hunt roll. EVI-OPT-21: two for a Yokai by that option."""
    return 2 if t == YOKAI and options.yokai_steep else options.countdown_step


def reset_countdown(g: Haunting) -> None:
    """EVI-CNT-06: back to the type's own number; EVI-CNT-12: a Yokai may cut again."""
    g.countdown = own_countdown(g)
    g.cut_used = False


def burn(g: Haunting, square: int) -> None:
    """EVI-CNT-11: no hunt, the Crucifix is spent; EVI-CRU-06, EVI-HID-19: all see which; EVI-CNT-13: that is all."""
    note_omen(g, "burnt", square)
    spent = g.crucifixes.index(square)
    g.crucifixes = g.crucifixes[:spent] + g.crucifixes[spent + 1 :]  # EVI-CRU-05
    g.tell("EVI-CRU-06", "burnt", square)


def note_omen(g: Haunting, result: str, square: int = NOWHERE) -> None:
    """EVI-CNT-09: "no hunt", "hunt" or "crucifix" is all that becomes known."""
    g.facts.append(("omen", result, square, g.crucifixes))


def start_hunt(g: Haunting) -> None:
    """EVI-HUNT-01: announced at once; EVI-HUNT-02: the ghost is on its spawn square, EVI-HUNT-05: and that is all."""
    g.hunt = g.round  # EVI-HUNT-06
    note_omen(g, "hunt")
    g.tell("EVI-HUNT-01", "hunt")  # EVI-DRF-11
    g.at[GHOST] = spawn(g)  # EVI-HUNT-02, EVI-MOVE-17: no walk, EVI-SALT-08: no footprint, EVI-HID-03: not said where
    caught = [role for role in hunters(g) if g.at[role] == g.at[GHOST]]  # EVI-HUNT-03, EVI-HUNT-04: not beside it
    if is_truce(g):
        caught = []
    if g.options.one_victim:
        g.prey = tuple(caught)  # EVI-OPT-25: the ghost is asked even if there is nobody, or the asking would tell
        g.then(AT_SPAWN)
    else:
        catch(g, caught)


def catch(g: Haunting, caught: list[int]) -> None:
    g.facts.append(("spawned", tuple(g.at[1:]), tuple(caught)))
    kill(g, caught)


def is_truce(g: Haunting) -> bool:
    """EVI-DRF-12: in the draft nobody dies in the first round of a hunt."""
    return g.options.original_draft and g.hunt == g.round


@dataclass(frozen=True)
class AtSpawn(GhostChoice):
    """EVI-OPT-25: who dies of several on the spawn square."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [*[KILL[role] for role in g.order], STOP]  # EVI-AUT-29: in turn order

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        return bars_prey(g, act)

    def answer(self, g: Haunting, act: Action) -> None:
        g.prey = ()
        catch(g, [KILL.index(act)] if isinstance(act, Kill) else [])


AT_SPAWN: Final = AtSpawn(GHOST)


def bars_prey(g: Haunting, act: Action) -> str:
    """EVI-OPT-25: one of those in reach, and one it must be."""
    if isinstance(act, Kill):
        return "" if KILL.index(act) in g.prey else "EVI-OPT-25"
    return "EVI-OPT-25" if g.prey else ("" if act == STOP else act.when)


def is_last_round(g: Haunting) -> bool:
    """EVI-HUNT-07: four rounds, the starting one included; EVI-HUNT-09: one more if prolonged."""
    return turns_left(g) <= 1


def turns_left(g: Haunting) -> int:
    """Rounds that the hunt has left, the present one included."""
    rounds = g.options.hunt_rounds + (g.options.demon_extra_rounds if g.prolonged else 0)  # EVI-PAR-19, EVI-PAR-20
    return rounds - (g.round - g.hunt)


def prolong(g: Haunting) -> None:
    """EVI-TYPE-14: one round more, EVI-TYPE-16: and all hear it."""
    g.prolonged = True
    g.learned = True
    g.facts.append(("prolonged",))
    g.tell("EVI-TYPE-16", "prolonged")


def end_hunt(g: Haunting) -> None:
    """EVI-HUNT-13: the ghost is back on its spawn square and passive; EVI-HUNT-14: all hear it, the door opens."""
    g.hunt = 0  # EVI-HIDE-09: hunters stay where they are
    g.prolonged = False
    if not g.options.stay_after_hunt:  # EVI-OPT-27
        g.at[GHOST] = spawn(g)  # EVI-HUNT-13, EVI-HID-21, EVI-DRF-18
        g.facts.append(("home",))
    g.tell("EVI-HUNT-14", "hunt over")
    if g.options.more_ghosts and not g.options.stay_after_hunt:
        g.then(SURFACING)  # EVI-GAP-16: every type is asked, or the asking would name the Tidewife
    check_win(g)  # EVI-WIN-05


@dataclass(frozen=True)
class Surfacing(GhostChoice):
    """EVI-GAP-16: after a hunt a Tidewife may be on the spawn square of a room next door."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        rooms = sorted(g.house.haunts(), key=lambda room: g.house.spawn[room])  # EVI-AUT-29: by row and column
        return [g.moves.surface[room] for room in rooms]

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if not isinstance(act, Surface):
            return act.when
        room = g.moves.surface.index(act)
        if room == g.room:
            return ""
        if g.type != TIDEWIFE or room not in g.house.next_door(g.room):
            return "EVI-HUNT-13"
        return "" if g.house.spawn[room] != NOWHERE else "EVI-TERM-03"

    def answer(self, g: Haunting, act: Surface) -> None:
        g.at[GHOST] = g.house.spawn[g.moves.surface.index(act)]
        g.facts.append(("surfaced",))


SURFACING: Final = Surfacing(GHOST)


def exposed(g: Haunting, square: int) -> list[int]:
    """EVI-KILL-02: who is not hidden within one step; EVI-KILL-03: a wall keeps safe, EVI-KILL-04: a corner too."""
    reach = kill_mask(g.house, g.options, square)  # EVI-DRF-16
    return [role for role in seen_by(g, reach) if not is_hidden(g, role)]  # EVI-KILL-10, EVI-HUNT-16


def kill_mask(house: House, options: Options, square: int) -> int:
    """EVI-PAR-12: one step, EVI-OPT-17: or over corners too."""
    return house.reach(square, options.kill_reach, diagonal=options.diagonal_reach)


def menace_mask(house: House, options: Options, square: int, rounds: int) -> int:
    """Where a hunting ghost is that kills a hunter who steps onto the square, so many rounds into the hunt."""
    return kill_mask(house, options, square) if options.constant_menace and rounds > 0 else 1 << square


def cornered(g: Haunting, square: int) -> list[int]:
    """EVI-KILL-08: who hides where this is the front square, for a ghost that starts its turn there."""
    return [role for role in hunters(g) if g.house.fronts.get(g.at[role]) == square]  # EVI-DRF-17


def start_kills(g: Haunting) -> None:
    """EVI-KILL-05: at the start of the hunting turn; EVI-KILL-11: hidden and unhidden at the same moment."""
    here = g.at[GHOST]
    strike(g, sorted(exposed(g, here) + cornered(g, here)))


def step_kills(g: Haunting) -> None:
    """EVI-KILL-05: after each of its steps; EVI-KILL-09: a passing ghost does not find who hides."""
    strike(g, exposed(g, g.at[GHOST]))


def strike(g: Haunting, victims: list[int]) -> None:
    """EVI-KILL-06: nobody in reach is spared, EVI-KILL-07: all die together; EVI-DEC-21: no choice in it."""
    if g.options.one_victim and len(victims) > 1:  # EVI-OPT-25
        g.prey = tuple([role for role in g.order if role in victims])  # EVI-OPT-25: the ghost picks one
    elif victims:
        note_hunted(g, victims)
        kill(g, victims)


def note_hunted(g: Haunting, victims: list[int]) -> None:
    g.facts.append(("hunted", tuple(g.at[1:]), tuple(victims)))


def kill(g: Haunting, victims: list[int]) -> None:
    """EVI-HUNT-10: a kill ends the hunt at once, EVI-HUNT-11: also by the teleport, EVI-TYPE-15: also a Demon's."""
    if not victims:
        return
    g.learned = True
    for role in victims:
        bury(g, role)
    check_loss(g)
    if g.outcome is None and not g.options.original_draft:
        end_hunt(g)
    elif g.outcome is None:
        check_win(g)  # EVI-DRF-13, EVI-DRF-14: the hunt goes on


def bury(g: Haunting, role: int) -> None:
    """EVI-KILL-15: the name and the square are told; EVI-KILL-16: the token leaves, EVI-KILL-17: the items go back."""
    # EVI-KILL-18, EVI-KILL-19: what it placed and what it found stay
    g.tell("EVI-KILL-15", "killed", role, g.at[role])  # EVI-HID-20
    g.at[role] = NOWHERE
    g.slowed[role] = False
    g.dimmed = tuple([one for one in g.dimmed if one != role])
    g.deck = tuple(sorted(g.deck + g.hand[role]))
    g.hand[role] = g.known[role] = ()
