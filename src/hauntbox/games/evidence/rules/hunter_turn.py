"""A hunter's turn: walk, one action, walk on. HTR, LIS, HIDE, VAN"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.evidence.actions import (
    CHECK,
    DONE,
    END,
    EXCHANGE,
    LISTEN,
    NAME,
    TAUNT,
    Check,
    Done,
    End,
    Exchange,
    Give,
    Hide,
    Listen,
    Name,
    PickUp,
    Step,
    Take,
    Taunt,
    Use,
)  # fmt: skip
from hauntbox.games.evidence.cards.deck import ITEMS, liftable
from hauntbox.games.evidence.cards.ghosts import HOLLOW_MAN, choosable
from hauntbox.games.evidence.cards.hands import put_in, without
from hauntbox.games.evidence.options import Options, is_automated
from hauntbox.games.evidence.rules.automaton import note_hiding
from hauntbox.games.evidence.rules.hunt import is_truce, kill, menace_mask
from hauntbox.games.evidence.rules.passive import taunt
from hauntbox.games.evidence.rules.sight import bars_check, check_books, look
from hauntbox.games.evidence.rules.using import bars_pick_up, bars_use, lies_here, pick_up, use
from hauntbox.games.evidence.rules.winning import bars_name, can_name, check_win, name_the_ghost
from hauntbox.games.evidence.state import GHOST, Haunting, bars_way, hunters, is_alive
from hauntbox.kernel import agenda
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

CARD_OF = ITEMS.number
PLACED = liftable()
HOLLOW = 2  # how near a Hollow Man must be to be heard


@dataclass(frozen=True)
class BeginTurn(agenda.Step):
    """EVI-TURN-01: one turn for every living hunter; EVI-TURN-04: the dead are skipped."""

    role: int

    def run(self, g: Haunting) -> None:
        if is_alive(g, self.role):
            g.steps = allowance(g, self.role)
            g.slowed[self.role] = False  # EVI-EVT-10: that one turn only
            g.acted = False  # EVI-EVT-11: a slowed hunter acts as ever
            g.tell("EVI-TURN-03", "turn", self.role)
            g.then(TURNS[self.role])


def allowance(g: Haunting, role: int) -> int:
    """EVI-HTR-01: four squares; EVI-EVT-08: halved by an event, EVI-EVT-09: rounded up, EVI-HUNT-25: in a hunt too."""
    full = g.options.hunter_move  # EVI-PAR-01
    return (full + 1) // 2 if g.slowed[role] else full  # EVI-DRF-03: five to three


def bars_action(g: Haunting) -> str:
    """EVI-HTR-12: one action in a turn, whatever its kind."""
    return "EVI-HTR-12" if g.acted else ""


def bars_step(g: Haunting, role: int, to: int) -> str:
    here, house = g.at[role], g.house
    if house.van in (here, to):
        return bars_van_door(g, here, to)
    if to in house.fronts:
        return "EVI-MOVE-11"
    if house.fronts.get(here, to) != to:
        return "EVI-MOVE-12"
    return bars_way(g, here, to) or bars_distance(g)


def bars_van_door(g: Haunting, here: int, to: int) -> str:
    """EVI-VAN-02: open both ways while the ghost is passive, EVI-VAN-03, EVI-HUNT-15: shut while it hunts."""
    if here == to:
        return "EVI-MOVE-15"
    if g.house.door not in (here, to):
        return "EVI-MOVE-13" if here == g.house.van else "EVI-MOVE-14"
    return "EVI-VAN-03" if g.hunt else bars_distance(g)  # EVI-VAN-05, EVI-DRF-15


def bars_distance(g: Haunting) -> str:
    return "" if g.steps > 0 else "EVI-HTR-01"


def bars_exchange(g: Haunting, role: int) -> str:
    """EVI-HTR-07: in the van, EVI-HTR-08: in both ghost states."""
    if g.options.fixed_loadout:  # EVI-OPT-11
        return "EVI-OPT-11"
    return "" if g.at[role] == g.house.van else "EVI-HTR-07"


def bars_taunt(g: Haunting, role: int) -> str:
    """EVI-OPT-01: by that option, in the house, while the ghost is passive."""
    return "" if g.options.taunt and not g.hunt and g.at[role] != g.house.van else "EVI-OPT-01"


def bars_listen(g: Haunting, role: int) -> str:
    if not g.hunt:
        return "EVI-LIS-06"
    return "EVI-LIS-01" if g.at[role] == g.house.van else ""


def bars_hide(g: Haunting, role: int, spot: int) -> str:
    """EVI-HIDE-01: in the house, during a hunt."""
    if not g.hunt:
        return "EVI-HIDE-06"
    if g.house.fronts[spot] != g.at[role]:
        return "EVI-HIDE-02"
    return "EVI-HIDE-05" if spot in g.at[1:] else ""


@dataclass(frozen=True)
class HunterTurn(Choice):
    """EVI-HTR-02: movement and action in either order, EVI-HTR-03: the movement split at will."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        """EVI-HTR-05, EVI-HTR-09: what fits the place and the state of the ghost, allowed or greyed."""
        here = g.at[role]
        out: list[Action] = [*g.moves.hunter[here], *[g.moves.use[card] for card in sorted(set(g.hand[role]))]]
        out += [g.moves.pick_up[item] for item in PLACED if lies_here(g, here, item)]
        out += [g.moves.hide[spot] for spot in g.house.spots[here]]
        return [*out, *self.extras(g, role), EXCHANGE, LISTEN, END]

    def extras(self, g: Haunting, role: int) -> list[Action]:
        """What the variants add."""
        taunts = [TAUNT] if g.options.taunt else []
        checks = [CHECK] if g.options.original_draft else []
        names = [NAME[t] for t in choosable(g.options.more_ghosts)] if can_name(g) else []
        return [*taunts, *checks, *names]

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Step):
            return bars_step(g, role, g.house.place[act.to])  # EVI-HTR-01, EVI-MOVE-02
        if isinstance(act, Use):
            return bars_action(g) or bars_use(g, role, CARD_OF[act.item])  # EVI-HTR-05
        if isinstance(act, PickUp):
            return bars_action(g) or bars_pick_up(g, role, CARD_OF[act.item])  # EVI-HTR-06
        if isinstance(act, Exchange):
            return bars_action(g) or bars_exchange(g, role)  # EVI-HTR-07
        if isinstance(act, Listen):
            return bars_action(g) or bars_listen(g, role)  # EVI-LIS-01
        if isinstance(act, Hide):
            return bars_action(g) or bars_hide(g, role, g.house.place[act.spot])  # EVI-HIDE-01
        if isinstance(act, Taunt):
            return bars_action(g) or bars_taunt(g, role)  # EVI-OPT-01
        if isinstance(act, Check):
            return bars_action(g) or bars_check(g, role)  # EVI-DRF-24
        if isinstance(act, Name):
            return bars_name(g, act)  # EVI-OPT-06
        return "" if isinstance(act, End) else act.when  # EVI-HTR-11: nothing is handed over in the house

    def legal(self, g: Haunting, role: int) -> list[Action]:
        """As `bars` would answer, without asking about each."""
        here = g.at[role]
        out: list[Action] = []
        if g.steps > 0:  # EVI-HTR-01
            out += (g.moves.shut if g.hunt else g.moves.hunter)[here]
        if not g.acted:
            out += self.actions(g, role, here)
        if g.asked_to_name or g.options.taunt or g.options.original_draft:  # EVI-DRF-24
            out += [act for act in self.extras(g, role) if not self.bars(g, role, act)]
        out.append(END)  # EVI-HTR-04: neither all of the movement nor an action is owed, EVI-HIDE-07
        return out

    def actions(self, g: Haunting, role: int, here: int) -> list[Action]:
        if here == g.house.van:
            return [] if g.options.fixed_loadout else [EXCHANGE]
        out: list[Action] = []
        if g.hunt:
            out += [g.moves.hide[spot] for spot in g.house.spots[here] if spot not in g.at[1:]]  # EVI-HIDE-05
            out.append(LISTEN)  # EVI-HUNT-24
            if not g.options.original_draft:
                return out
        # EVI-HTR-05: what can be used here
        out += [g.moves.use[card] for card in sorted(set(g.hand[role])) if not bars_use(g, role, card)]
        if g.dots or g.books or g.crucifixes:
            out += [g.moves.pick_up[item] for item in PLACED if not bars_pick_up(g, role, item)]  # EVI-HTR-06
        return out

    def is_public(self, g: Haunting, role: int) -> bool:
        """EVI-HID-10: what a hunter can still use is seen as far as its cards are."""
        return g.acted or len(g.known[role]) == len(g.hand[role])

    def take(self, g: Haunting, role: int, act: Action) -> None:
        if isinstance(act, Step):
            walk(g, role, g.house.place[act.to])
        elif isinstance(act, End):
            g.steps, g.acted = 0, True  # EVI-DEC-15
        elif isinstance(act, Name):
            name_the_ghost(g, act)
        else:
            g.acted = True
            perform(g, role, act)
        if g.outcome is None:
            check_win(g)
        if g.outcome is None and (not is_alive(g, role) or (g.acted and g.steps == 0)):
            g.agenda.remove(self)  # EVI-HTR-13
            g.dimmed = tuple([one for one in g.dimmed if one != role])  # EVI-GAP-14


def walk(g: Haunting, role: int, to: int) -> None:
    """EVI-MOVE-01: one movement a step, EVI-MOVE-12, EVI-MOVE-13, EVI-MOVE-14: from a hiding square and the van too."""
    g.steps -= 1
    # EVI-MOVE-05, EVI-MOVE-06: nobody is in the way; EVI-MOVE-04: it may have been there; EVI-SALT-09: salt is nothing
    g.at[role] = to
    g.tell("EVI-HID-08", "steps", role, to)
    if g.hunt and to != g.house.van:  # EVI-KILL-01: a passive ghost does no harm
        meet(g, role, to)
    if is_alive(g, role):
        look(g, role)  # EVI-ITM-12


def meet(g: Haunting, role: int, square: int) -> None:
    """EVI-KILL-13: who steps onto a hunting ghost dies at once, EVI-KILL-12: who steps beside it does not."""
    if is_truce(g):
        return
    reach = menace(g, square)
    met = bool(reach >> g.at[GHOST] & 1)
    g.learned = True
    g.facts.append(("met" if met else "quiet", square, g.round - g.hunt))
    if met:
        kill(g, [role])  # EVI-KILL-14


def menace(g: Haunting, square: int) -> int:
    """EVI-KILL-13: the square itself, EVI-OPT-26: or all in reach from the hunt's second round on by that option."""
    return menace_mask(g.house, g.options, square, g.round - g.hunt)


def perform(g: Haunting, role: int, act: Action) -> None:
    if isinstance(act, Use):
        use(g, role, CARD_OF[act.item])  # EVI-DEC-11
    elif isinstance(act, PickUp):
        pick_up(g, role, CARD_OF[act.item])  # EVI-HTR-06
    elif isinstance(act, Exchange):
        begin_exchange(g, role)  # EVI-HTR-07
    elif isinstance(act, Listen):
        listen(g, role)  # EVI-LIS-02
    elif isinstance(act, Hide):
        hide(g, role, g.house.place[act.spot])  # EVI-HIDE-02
    elif isinstance(act, Taunt):
        taunt(g, role)  # EVI-DEC-18
    elif isinstance(act, Check):
        check_books(g, role)  # EVI-DRF-24


def listen(g: Haunting, role: int) -> None:
    """EVI-LIS-02: near or not near, within straight distance 4, EVI-LIS-03: through walls; EVI-LIS-04: to all."""
    reach = listen_range(g.options, g.type)
    near = g.house.grid.straight(g.at[role], g.at[GHOST]) <= reach  # EVI-TERM-10
    g.learned = True
    g.facts.append(("heard", g.at[role], near))
    g.tell("EVI-LIS-02", "near" if near else "not near", role)  # EVI-LIS-05: the hunter stays where it is


def listen_range(options: Options, t: int) -> int:
    return min(HOLLOW, options.listen_range) if t == HOLLOW_MAN else options.listen_range  # EVI-PAR-07, EVI-GAP-15


def hide(g: Haunting, role: int, spot: int) -> None:
    """EVI-HIDE-02: onto the hiding square, EVI-HIDE-03: free; EVI-HTR-14: and no farther in this turn."""
    if is_automated(g.options):
        note_hiding(g, role)
    g.at[role] = spot  # EVI-HIDE-08: after leaving another one, too
    g.steps = 0
    g.tell("EVI-HIDE-10", "hides", role, spot)


def begin_exchange(g: Haunting, role: int) -> None:
    """EVI-HID-11: that it happens is public; EVI-HID-10: and from now on nobody knows what the hunter holds."""
    g.known[role] = ()
    g.tell("EVI-HID-11", "exchanges", role)
    g.then(Refit(role, len(g.hand[role])))


@dataclass(frozen=True)
class Refit(Choice):
    """EVI-HTR-07: give back what one likes, then take as many as fit."""

    cards: int  # in hand when it began: all that others see until it is over

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [
            *[g.moves.give[card] for card in sorted(set(g.hand[role]))],
            *[g.moves.take[card] for card in sorted(set(g.deck))],
            DONE,
        ]

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Give):
            return "" if CARD_OF[act.item] in g.hand[role] and not g.taken else "EVI-HTR-07"
        if isinstance(act, Take):
            if CARD_OF[act.item] not in g.deck:
                return "EVI-SET-14"
            return "EVI-PAR-02" if len(g.hand[role]) >= g.options.hunter_hand else ""
        return "" if isinstance(act, Done) else act.when

    def take(self, g: Haunting, role: int, act: Action) -> None:
        to = tuple(hunters(g))  # EVI-HID-11: the cards are seen by hunters only
        if isinstance(act, Give):
            card = CARD_OF[act.item]
            g.hand[role] = without(g.hand[role], card)
            g.deck = put_in(g.deck, card)  # EVI-SALT-04: a Saltshaker as full as it is
            g.tell("EVI-HTR-07", "gives", role, card, to=to)
        elif isinstance(act, Take):
            card = CARD_OF[act.item]
            g.deck = without(g.deck, card)
            g.hand[role] = put_in(g.hand[role], card)  # EVI-DEC-12
            g.taken += 1
            g.tell("EVI-HTR-07", "takes", role, card, to=to)
        else:
            g.agenda.pop()
            g.taken = 0
            g.learned = True
            g.tell("EVI-HID-11", "exchanged", role, len(g.hand[role]))


TURNS = tuple([HunterTurn(role) for role in range(5)])
