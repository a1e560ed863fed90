"""The pieces on the street, and the first questions one asks of them. Nothing is hidden but the order of decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from hauntbox.games.ghostbusters2.cards.decks import GEAR
from hauntbox.games.ghostbusters2.cards.kinds import BIG, GRADES, KINDS, Kind
from hauntbox.games.ghostbusters2.content import sheet_of, street_of
from hauntbox.games.ghostbusters2.content.sheet import Sheet
from hauntbox.games.ghostbusters2.content.street import NOWHERE, Street
from hauntbox.games.ghostbusters2.content.street_actions import Moves, moves_of
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.kernel.agenda import Game

CAR: Final = -2  # where a Ghostbuster inside the Ecto-1a is
STATUE: Final = -3  # and one inside Lady Liberty
GONE: Final = NOWHERE  # an Entity's slot that is free
NOBODY: Final = -1
NO_NET: Final = (NOBODY, 0)
FAR: Final = 99  # from somebody who is not on the map
FIRST: Final = "court"
ROLES: Final = (0, 1, 2, 3)
SHOTS: Final = ("hits", "misses", "overcomes", "resists")
ROLLED: Final = (*SHOTS, "direction", "targets", "event die", "rolled off", "smooth talk", "deductible", "chaos")
Held = tuple[tuple[int, int, int], ...]  # target, Streams, Mood Slimes; a Gate is the target -1 - its number
Trouble = tuple[int, int, int, tuple[int, ...]]  # an Event: card, pile, counters left, whom it is about


@dataclass
class Busters(Game):
    """Lists of Ghostbusters are by role, lists of Entities by slot."""

    options: Options = field(default_factory=Options)
    scenario: str = FIRST  # a shipped scenario's name, or the whole text of a player's own
    round: int = 0
    order: tuple[int, ...] = ()  # roles in turn order
    active: int = NOBODY  # whose turn it is
    # Ghostbusters.
    who: list[int] = field(default_factory=list)  # character
    at: list[int] = field(default_factory=list)  # space, CAR or STATUE
    pack: list[int] = field(default_factory=list)
    slime: list[int] = field(default_factory=list)  # four bits for each type
    xp: list[int] = field(default_factory=list)
    level: list[int] = field(default_factory=list)
    trapped: list[tuple[int, ...]] = field(default_factory=list)  # kinds, sorted
    plazms: list[int] = field(default_factory=list)
    cards: list[tuple[int, ...]] = field(default_factory=list)  # Equipment, Class-S and Key Items
    held: list[Held] = field(default_factory=list)
    dulled: list[int] = field(default_factory=list)  # Maneuvers lost in the next turn
    traps: list[int] = field(default_factory=list)  # own Trap's space; NOWHERE: carried
    # Vehicles.
    front: int = NOWHERE
    back: int = NOWHERE
    statue: int = NOWHERE  # her north-western space
    # Entities.
    kind: list[int] = field(default_factory=list)
    spot: list[int] = field(default_factory=list)  # space, north-western one of four; GONE: the slot is free
    bases: list[int] = field(default_factory=list)  # four bits for each Base
    bodies: int = 0  # spaces with Entities, those inside Lady Liberty excepted
    subdued: int = 0  # ghost-traps: slots whose Resist is overcome
    # The street.
    gates: int = 0  # Open ones
    piles: int = 0  # Open ones
    flipped: tuple[int, ...] = ()  # piles that wait for their Event
    timer: int = 0
    longest: int = 0
    spirit: list[int] = field(default_factory=list)  # by kind
    supply: list[int] = field(default_factory=list)  # by kind
    lost: list[int] = field(default_factory=list)  # by kind: removed from the scenario
    tank: int = 0
    poured: int = 0  # Plazms put into the Tank in this scenario
    # Decks: what lies in them is known, the order is not.
    goo: tuple[int, ...] = ()
    goo_seen: int = 0  # so many from the top are known
    gear: tuple[int, ...] = ()
    omens: tuple[int, ...] = ()  # the Event deck
    omens_seen: int = 0
    uses: list[int] = field(default_factory=list)  # by card, uses left; 0: face-down
    troubles: tuple[Trouble, ...] = ()  # active Events, oldest first
    past: tuple[int, ...] = ()  # Events that are over
    # This turn.
    spent: int = 0  # Actions
    used: int = 0  # Maneuvers
    extra: int = 0  # Actions gained
    idle: bool = False  # has given up its Actions
    fired: int = 0  # Combat Actions
    encore: bool = False
    once: int = 0  # abilities used this turn
    aids: int = 0  # effects of Equipment this turn
    net: tuple[int, int] = NO_NET  # Muon Net: slot, how much lower
    # This round.
    daily: int = 0  # abilities used this round
    boosts: tuple[int, ...] = (0, 0, 0, 0, 0)  # Tank abilities, by character
    calm: int = 0  # Slimes that Calm Mantra keeps off
    relay: bool = False
    circle: int = NOBODY  # who stands in the Chalk Circle
    codex: int = NOBODY  # slot whose Special, Bases and Resist are ignored
    indexed: tuple[int, ...] = ()  # slots Marked until the end of the round
    soothed: int = 0  # what Mood Slime has taken off a Giant's Resist
    strides: int = 0  # Drives of Lady Liberty
    cartridge: int = 0  # the last round in which nobody loses Trapped Ghosts
    chaos: int = 0  # the Movement Die of a Chaos; 0: none
    shooter: int = NOBODY  # whose missed Combat Action is being resolved
    # The scenario.
    filed: bool = False  # the Extension
    ticket: bool = False  # the Coat Ticket
    captain: bool = False  # he has come
    stored: tuple[int, ...] = ()  # kinds deposited for good
    caught: int = 0  # kinds that have been Trapped, as bits
    fugitives: tuple[tuple[int, int], ...] = ()  # kind, the round at whose end it escapes
    raised: bool = False  # somebody has gained XP in this step
    drained: bool = False  # a Ghost had to emerge and there was none
    home: bool = False  # the Giant has ended a round in the Start Zone
    rolls: tuple[tuple[str, int], ...] = ()  # the dice on the table, the last few: purpose and face
    # Beside the position.
    street: Street = field(default_factory=lambda: street_of(FIRST), compare=False)
    sheet: Sheet = field(default_factory=lambda: sheet_of(FIRST), compare=False)
    moves: Moves = field(default_factory=lambda: moves_of(FIRST), compare=False)

    def moment(self, what: str, facts: tuple[int | str, ...]) -> tuple[int | str, ...]:
        """The dice on the table, or the number that the event has changed."""
        if what in ROLLED:
            return tuple([part for roll in self.rolls for part in roll])
        if what in ("boost", "deposits"):
            return (self.tank,)
        if what == "closed":
            return (self.gates.bit_count(),)
        if what == "xp":
            return (self.xp[int(facts[0])],)
        return (self.slime[int(facts[0])],) if what == "slimed" else ()

    def clone(self) -> Busters:
        g = Busters.__new__(Busters)
        self.copy_to(g)
        g.options, g.scenario, g.round, g.order = self.options, self.scenario, self.round, self.order
        g.active, g.who, g.at, g.pack = self.active, self.who[:], self.at[:], self.pack[:]
        g.slime, g.xp, g.level, g.trapped = self.slime[:], self.xp[:], self.level[:], self.trapped[:]
        g.plazms, g.cards, g.held, g.dulled = self.plazms[:], self.cards[:], self.held[:], self.dulled[:]
        g.traps, g.front, g.back, g.statue = self.traps[:], self.front, self.back, self.statue
        g.kind, g.spot, g.bases, g.bodies = self.kind[:], self.spot[:], self.bases[:], self.bodies
        g.subdued, g.gates, g.piles, g.flipped = self.subdued, self.gates, self.piles, self.flipped
        g.timer, g.longest, g.spirit, g.supply = self.timer, self.longest, self.spirit[:], self.supply[:]
        g.lost, g.tank, g.poured, g.goo = self.lost[:], self.tank, self.poured, self.goo
        g.goo_seen, g.gear, g.omens, g.omens_seen = self.goo_seen, self.gear, self.omens, self.omens_seen
        g.uses, g.troubles, g.past, g.spent = self.uses[:], self.troubles, self.past, self.spent
        g.used, g.extra, g.idle, g.fired = self.used, self.extra, self.idle, self.fired
        g.encore, g.once, g.aids, g.net = self.encore, self.once, self.aids, self.net
        g.daily, g.boosts, g.calm, g.relay = self.daily, self.boosts, self.calm, self.relay
        g.circle, g.codex, g.indexed, g.soothed = self.circle, self.codex, self.indexed, self.soothed
        g.strides, g.cartridge, g.chaos, g.shooter = self.strides, self.cartridge, self.chaos, self.shooter
        g.filed, g.ticket, g.captain, g.stored = self.filed, self.ticket, self.captain, self.stored
        g.caught, g.fugitives, g.raised, g.drained = self.caught, self.fugitives, self.raised, self.drained
        g.home, g.rolls, g.street, g.sheet = self.home, self.rolls, self.street, self.sheet
        g.moves = self.moves
        return g


def blank(scenario: str = FIRST) -> Busters:
    g = Busters(scenario=scenario)
    wake(g)
    return g


def wake(g: Busters) -> None:
    """GBT-SET-01: the street of the scenario, also for a position that is loaded."""
    g.street, g.sheet, g.moves = street_of(g.scenario), sheet_of(g.scenario), moves_of(g.scenario)


def empty_table(g: Busters) -> None:
    """Lists of the right length, before anything is placed."""
    four = len(ROLES)  # GBT-SCN-02: in every scenario, however many people play
    g.minds, g.sealed, g.standing = list(ROLES), [None] * four, [{} for _ in ROLES]
    g.who, g.pack = [NOBODY] * four, [0] * four
    g.at = [CAR] * four  # GBT-SET-15: all inside the Ecto-1a
    g.slime, g.xp, g.level = [0] * four, [0] * four, [1] * four
    g.trapped, g.cards, g.held = [() for _ in ROLES], [() for _ in ROLES], [() for _ in ROLES]
    g.plazms, g.dulled, g.traps = [0] * four, [0] * four, [NOWHERE] * four
    g.spirit, g.lost = [0] * len(KINDS), [0] * len(KINDS)
    g.supply = [kind.copies for kind in KINDS]  # GBT-CSU-01
    g.uses = [0] * len(GEAR)


# Ghostbusters --------------------------------------------------------------------------------------------------------


def has(g: Busters, role: int, character: int, level: int) -> bool:
    """GBT-XP-07: an ability of its Level or a lower one."""
    return g.who[role] == character and g.level[role] >= level


def role_of(g: Busters, character: int) -> int:
    return g.who.index(character) if character in g.who else NOBODY


def on_foot(g: Busters) -> int:
    """The spaces of Ghostbusters who are not inside a vehicle."""
    mask = 0
    for at in g.at:
        if at >= 0:
            mask |= 1 << at
    return mask


def car_spaces(g: Busters) -> int:
    """GBT-ECT-01: a front and a back."""
    return 1 << g.front | 1 << g.back if g.front >= 0 else 0


def statue_spaces(g: Busters) -> int:
    return g.street.blot(g.statue) if g.statue >= 0 else 0


def spaces_of(g: Busters, role: int) -> tuple[int, ...]:
    """GBT-ECT-03: inside the car in both its spaces, GBT-LIB-05: inside the statue in all four.

    GBT-ECT-02: who is inside is still in play.
    """
    at = g.at[role]
    if at >= 0:
        return (at,)
    if at == CAR:
        return (g.front, g.back) if g.front >= 0 else ()
    return g.street.block(g.statue) if at == STATUE else ()


def riders(g: Busters, vehicle: int) -> list[int]:
    return [role for role in ROLES if g.at[role] == vehicle]


def closed(g: Busters) -> int:
    """GBT-MOV-04: spaces that no Ghostbuster enters; GBT-FIG-07, GBT-FIG-08: an Open Gate or pile is shut all round.

    GBT-TER-02, GBT-TER-07: nobody and no vehicle crosses its dashed lines; GBT-TER-04: a Closed Gate is no obstacle.
    """
    return g.bodies | g.gates | g.piles


# Entities ------------------------------------------------------------------------------------------------------------


def card(g: Busters, slot: int) -> Kind:
    return KINDS[g.kind[slot]]


def slots(g: Busters) -> list[int]:
    """On the map, in no order."""
    spots = g.spot
    return [slot for slot in range(len(spots)) if spots[slot] >= 0]


def in_order(g: Busters, some: Sequence[int]) -> list[int]:
    """GBT-EMV-27, GBT-ROU-12: those on the map, from lowest Class to highest (GBT-ENT-08), then in map order."""
    row = [(GRADES[g.kind[slot]], g.spot[slot], slot) for slot in some if g.spot[slot] >= 0]
    row.sort()
    return [slot for _, _, slot in row]


def of_kind(g: Busters, *kinds: int) -> list[int]:
    """GBT-CEN-23: in map order; GBT-SPW-02: whoever is in the Spirit World is not among them."""
    row = [(g.spot[slot], slot) for slot, kind in enumerate(g.kind) if kind in kinds and g.spot[slot] >= 0]
    row.sort()
    return [slot for _, slot in row]


def body(g: Busters, slot: int) -> tuple[int, ...]:
    """The spaces an Entity stands on."""
    return g.street.block(g.spot[slot]) if BIG[g.kind[slot]] else (g.spot[slot],)


def is_inside(g: Busters, slot: int) -> bool:
    """GBT-LIB-30: inside Lady Liberty."""
    return g.statue >= 0 and bool(statue_spaces(g) >> g.spot[slot] & 1)


def entity_at(g: Busters, space: int) -> int:
    """Its slot, or NOBODY."""
    if space in g.spot:
        return g.spot.index(space)
    if not g.bodies >> space & 1:
        return NOBODY
    return next((slot for slot in slots(g) if BIG[g.kind[slot]] and space in g.street.block(g.spot[slot])), NOBODY)


def count_bodies(g: Busters) -> None:
    """GBT-LIB-01: those inside Lady Liberty are in nobody's way."""
    mask = 0
    for slot, spot in enumerate(g.spot):
        if spot >= 0:
            mask |= g.street.blot(spot) if BIG[g.kind[slot]] else 1 << spot
    g.bodies = mask & ~statue_spaces(g) if g.statue >= 0 else mask


def has_base(g: Busters, slot: int, base: int) -> int:
    """GBT-BAS-02: the ability of a Base that it wears, GBT-BAS-05: once for each copy."""
    return 0 if slot == g.codex else g.bases[slot] >> 4 * base & 15  # GBT-CCS-07


def apart(g: Busters, role: int, slot: int) -> int:
    """GBT-EMV-28: from the closest space of a vehicle, GBT-KEY-41: to the closest of a 2x2 figure."""
    closest, there = FAR, body(g, slot)
    for here in spaces_of(g, role):
        row = g.street.away[here]
        for space in there:
            closest = min(closest, row[space])
    return closest
