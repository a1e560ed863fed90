"""The pieces in the mansion. Lists of hunters are by role, lists of rooms by tile: T-1 is 0. MODE, SET, HID

One subject, so it is longer than most: every field, once where it is explained and once where it is copied.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hauntbox.games.hunter13.cards.events import CARDS, EVENT_CARDS
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import MONSTER_CARDS
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.content.story import Story
from hauntbox.games.hunter13.options import Options, settled
from hauntbox.kernel.agenda import Game

TILES: Final = len(ROOMS)  # GHT-CMP-01
EVENTS: Final = len(CARDS)  # GHT-CMP-02
ITEMS: Final = len(ITEM_CARDS)  # GHT-CMP-04
MONSTERS: Final = len(MONSTER_CARDS)
FIRST_MONSTER: Final = len(EVENT_CARDS)  # E-31
NOWHERE: Final = -1
NOBODY: Final = -1
BATTLE: Final = "battle"  # in the numbers of a moment: those of a battle follow
ST: Final = 0  # abilities, in the order of the sheet
DX: Final = 1
IN: Final = 2
WP: Final = 3
HP: Final = 0  # kinds of attack and damage
MP: Final = 1
HUNTER: Final = 0  # standing
OUT: Final = 1  # fallen and sitting out
ENEMY: Final = 2  # an ENEMY-player
BASEMENT: Final = 0
FIRST_FLOOR: Final = 1
SECOND_FLOOR: Final = 2
NORTH: Final = 0  # sides of a tile as it lies; a set of sides is four bits
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WIDTH: Final = 128  # of a floor's grid; a cell is (floor * WIDTH + row) * WIDTH + column
SHUT: Final = -2  # a tower's other door that stays shut
FIRST: Final = "places"
Foe = tuple[int, int, int, int, int]  # a boss's HP, MP, bonus, attack (HP, MP, or -1: as printed), abilities (bits)


class Unseen(NamedTuple):
    """What a seat has not seen, wherever it lies, in the order of numbers. Only a position made by `known` has any."""

    tiles: tuple[int, ...] = ()  # in the pile, or left out by the lot
    events: tuple[int, ...] = ()
    items: tuple[int, ...] = ()
    insanity: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()  # how many EVENT, MONSTER and TRAP cards of `events` the lot has left out


ALL_SEEN: Final = Unseen()


@dataclass
class Mansion(Game):
    """A place is a tile; cards go by their numbers from 0: E-1 is 0, I-1 is 0."""

    options: Options = field(default_factory=Options)
    scenario: str = FIRST  # a shipped scenario's name, or the whole text of a player's own
    round: int = 0
    order: tuple[int, ...] = ()  # characters in seat order, the starting player first
    active: int = NOBODY  # whose turn it is
    # The mansion, by tile.
    cell: list[int] = field(default_factory=list)  # NOWHERE: not placed
    turned: list[int] = field(default_factory=list)  # quarter turns clockwise
    explored: int = 0  # bits
    laid: tuple[int, ...] = ()  # tiles on the board, in the order in which they came
    pile: tuple[int, ...] = ()  # top first; the order is secret
    pile_known: tuple[int, ...] = ()  # beside it: by which roles (bits) the tile at that place is known
    opened: tuple[int, ...] = ()  # tiles off the pile that are still to be laid
    aside: int = 0  # tiles set aside, bits
    unused: int = 0  # tiles out of the game, bits
    spare: int = 0  # tiles that the lot has left out, bits: secret
    blocked: int = 0  # floors on which no tile left in the pile may lie, as all have seen, bits
    marks: list[int] = field(default_factory=list)  # sides with a door-marker that lies on this tile
    free_marks: int = 0  # door-markers that do not count against the limit
    locks: list[int] = field(default_factory=list)  # sides locked as by E-13
    confined: int = 0  # tiles shut as by E-11, bits
    posted: list[tuple[int, ...]] = field(default_factory=list)  # Event-cards that stay on the tile
    joint: list[int] = field(default_factory=list)  # of T-14, T-15: tile * 4 + side its other door joins, NOWHERE, SHUT
    lying: list[tuple[int, ...]] = field(default_factory=list)  # items face up
    veiled: list[tuple[int, ...]] = field(default_factory=list)  # items facedown: secret
    omens: list[tuple[int, ...]] = field(default_factory=list)  # unsettled Event-cards facedown: secret
    dread: list[tuple[int, ...]] = field(default_factory=list)  # unsettled Insanity-cards facedown: secret
    # Characters.
    who: list[int] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    came: list[int] = field(default_factory=list)  # the tile before this one; NOWHERE: none yet
    grown: list[tuple[int, ...]] = field(default_factory=list)  # growth steps in ST, DX, IN, WP, HP, MP
    steps_left: list[int] = field(default_factory=list)  # growth steps still to spend
    status: list[int] = field(default_factory=list)
    hurt: list[int] = field(default_factory=list)  # HP damage
    shaken: list[int] = field(default_factory=list)  # MP damage
    hand: list[tuple[int, ...]] = field(default_factory=list)  # Insanity-cards, sorted: 2-10, J Q K A are 11-14. Secret
    items: list[tuple[int, ...]] = field(default_factory=list)
    kept: list[tuple[int, ...]] = field(default_factory=list)  # Event-cards kept (Star of Hope)
    stars: list[int] = field(default_factory=list)  # redraws of the Observatory
    wasting: list[int] = field(default_factory=list)
    maiden: int = 0  # roles whose Wasting is that of the Iron Maiden, bits
    gifted: int = 0  # roles with MP attacks for the rest of the game, bits
    read: list[int] = field(default_factory=list)  # checks of I-21 and I-22 had: bits 1 and 2
    skeleton: bool = False  # I-17 has been drawn once
    whisper: int = 0  # E-16: the card just drawn. Secret of the drawer, who is `active`
    slowed: int = 0  # roles with 1 Movement Point on their next turn, bits
    spurned: list[int] = field(default_factory=list)  # by role: own turns to end until others' relief helps again
    limp: int = 0  # roles with -1 on the next Escape-check, bits
    tried: list[int] = field(default_factory=list)  # by role: tiles whose E-13 check it has had, bits
    might: list[int] = field(default_factory=list)  # by role: bonus of the scenario on Judge-cards in its last battle
    deeper: list[int] = field(default_factory=list)  # by role: change of Maximum MP by the scenario
    vitality: list[int] = field(default_factory=list)
    subdued: int = 0  # ENEMY-players who skip their next turn, bits
    idle: list[int] = field(default_factory=list)  # turns that the fallen still sit out; -1: for good
    fell: tuple[int, ...] = ()  # roles in the order in which they fell
    # Piles. What lies in them is known, the order is not.
    insanity: tuple[int, ...] = ()
    insanity_out: tuple[int, ...] = ()
    event_pile: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()  # Event-cards that are being settled
    events_out: tuple[int, ...] = ()
    events_aside: tuple[int, ...] = ()
    events_spare: tuple[int, ...] = ()  # what the lot has left out: secret
    item_pile: tuple[int, ...] = ()
    item_known: tuple[int, ...] = ()  # beside it, as pile_known
    items_out: tuple[int, ...] = ()
    items_aside: tuple[int, ...] = ()
    judges: list[tuple[int, ...]] = field(default_factory=list)  # by role, then the black set: cards left where drawn
    # ones stay out; ()  where all are shuffled each time
    # Monsters, by number: E-31 is 0.
    lair: list[int] = field(default_factory=list)  # tile, or NOWHERE
    wounds: list[int] = field(default_factory=list)  # HP damage
    frights: list[int] = field(default_factory=list)  # MP damage
    bosses: tuple[tuple[int, Foe], ...] = ()  # monster -> what the scenario makes of it
    # This turn.
    moves: int = 0  # Movement Points left
    moved: bool = False  # the movement step is over
    points: int = 0  # Item-Acquirement Points left
    took: bool = False  # an item that appeared through the tile has been taken
    called: bool = False  # House Call
    rebuffed: bool = False  # a trade was refused
    entered: int = NOWHERE  # side of the tile by which it was entered
    barred: int = 0  # pair tiles that may not be entered in this turn, bits
    extra: int = NOWHERE  # E-22: side of the new door through which one more step may be made
    fought: bool = False  # a battle was fought in this turn
    passed: bool = False  # the last check succeeded
    knocked: bool = False  # a try at the door of the Sealing Room was made in this turn
    hinted: bool = False  # a mood hint was sent in this turn
    asked_end: bool = False  # a deadlock was proposed in this turn
    stayed: bool = True  # has not left the tile on which the turn began
    # The battle.
    field_: int = NOWHERE  # its tile
    bout: int = 0  # its round
    lead: int = NOBODY  # the hunter who fights the first round
    foes: tuple[int, ...] = ()  # monsters, by number, then ENEMY-players as MONSTERS + role
    fighting: int = 0  # hunters in it, bits
    failed: int = 0  # whose Escape-check failed in this round, bits
    fled: int = 0  # who escaped in this round's step A, bits
    types: list[int] = field(default_factory=list)  # by role: HP, MP; -1 not declared in this battle
    foe_types: tuple[int, ...] = ()  # beside foes
    targets: list[int] = field(default_factory=list)  # by role: place in foes
    free: list[int] = field(default_factory=list)  # by role: 0 normal, else the item that gives a Free AT, plus 1
    free_kind: list[int] = field(default_factory=list)  # by role: HP or MP damage of it
    drawn_cards: list[int] = field(default_factory=list)  # by role: this round's Judge-card; 0 none
    black: tuple[int, ...] = ()  # the Enemy's card or cards of this round
    invaded: int = 0  # hunters to whose tile the Enemy came, bits
    hits: tuple[tuple[int, int, int], ...] = ()  # this round's damage to Enemies: whom, by which hunter, how much
    # The scenario. Names are numbers of the Story.
    flags: int = 0
    counts: list[int] = field(default_factory=list)
    clues: int = 0  # read, bits
    heard: list[int] = field(default_factory=list)  # by role: clues read to it, bits
    marker: list[int] = field(default_factory=list)  # tile of each event-marker
    things: list[int] = field(default_factory=list)  # tile of each carried object; -2 - role: carried; NOWHERE
    lots: tuple[int, ...] = ()  # drawn at the start: secret until shown
    lots_shown: int = 0  # bits
    lots_left: tuple[tuple[int, ...], ...] = ()  # what they may be, all together, by all that has come of them openly
    did: tuple[tuple[int, int, int, int], ...] = ()  # action, role, turn number, times: for limits
    turn: int = 0  # of the game, counted from 1
    result: int = NOWHERE  # the ending that came
    seen: int = 0  # triggers that have happened, bits: for play-tests
    mood: list[int] = field(default_factory=list)  # by role: the last hint, 0: none
    stale: int = 0  # turns since anything new was opened, settled or read
    rolls: tuple[tuple[int, int], ...] = ()  # Judge-cards on the table, the last few: role (or black) and value
    # By tile, beside the position: rules/mansion/charting.py works it out when a tile, a marker or a lock changes.
    beside: tuple[int, ...] = field(default=(), compare=False)  # tile * 4 + side: the tile beyond it, or NOWHERE
    passages: tuple[int, ...] = field(default=(), compare=False)  # sides with a way to the tile beyond
    passable: tuple[int, ...] = field(default=(), compare=False)  # those that are not locked
    outward: tuple[int, ...] = field(default=(), compare=False)  # sides with a door beyond which no tile lies
    fresh: tuple[int, ...] = field(default=(), compare=False)  # those that are not locked
    adjacent: tuple[int, ...] = field(default=(), compare=False)  # door-adjacent tiles, bits
    ways: tuple[int, ...] = field(default=(), compare=False)  # those, and where stairs and the chute lead, bits
    story: Story = field(default_factory=lambda: story_of(FIRST), compare=False)
    unseen: Unseen = field(default=ALL_SEEN, compare=False)

    def moment(self, what: str, facts: tuple[int | str, ...]) -> tuple[int | str, ...]:
        """Damage so far, and the Judge-cards on the table: of hands the number of cards alone."""
        if what in ("hurt", "heals"):
            role = int(facts[0])
            return self.hurt[role], self.shaken[role], len(self.hand[role])
        if what == "wounds":
            foe = int(facts[1])
            return (self.wounds[foe], self.frights[foe]) if foe < MONSTERS else (self.vitality[foe - MONSTERS],)
        if what in ("checks", "judge card", "draws for the Enemy"):
            cards = tuple([number for roll in self.rolls for number in roll])
            return (*cards, BATTLE, *self.clash()) if what == "judge card" and self.has_drawn() else cards
        return ()

    def has_drawn(self) -> bool:
        """Both sides of a battle have all their cards of this round."""
        row = self.fighting & ~self.failed
        return bool(self.black) and all([card for role, card in enumerate(self.drawn_cards) if row >> role & 1])

    def clash(self) -> tuple[int, ...]:
        """A battle as it stands now, for the picture of it: all of this lies open."""
        foes = [(foe, kind, *self.damage(foe)) for foe, kind in zip(self.foes, self.foe_types, strict=True)]
        hunters = [(self.types[role], self.drawn_cards[role], self.hurt[role]) for role in range(len(self.who))]
        flat = [number for row in (*hunters, *foes) for number in row]
        return self.field_, self.bout, self.fighting, max(self.black), len(hunters), *flat

    def damage(self, foe: int) -> tuple[int, int]:
        return (self.wounds[foe], self.frights[foe]) if foe < MONSTERS else (0, 0)

    def clone(self) -> Mansion:
        g = Mansion.__new__(Mansion)
        self.copy_to(g)
        g.options, g.scenario, g.round, g.order = self.options, self.scenario, self.round, self.order
        g.active, g.cell, g.turned, g.explored = self.active, self.cell[:], self.turned[:], self.explored
        g.laid, g.pile, g.pile_known, g.opened = self.laid, self.pile, self.pile_known, self.opened
        g.aside, g.unused, g.spare, g.blocked = self.aside, self.unused, self.spare, self.blocked
        g.marks, g.free_marks, g.locks, g.confined = self.marks[:], self.free_marks, self.locks[:], self.confined
        g.posted, g.joint, g.lying, g.veiled = self.posted[:], self.joint[:], self.lying[:], self.veiled[:]
        g.omens, g.dread, g.who, g.at = self.omens[:], self.dread[:], self.who[:], self.at[:]
        g.came, g.grown, g.steps_left, g.status = self.came[:], self.grown[:], self.steps_left[:], self.status[:]
        g.hurt, g.shaken, g.hand, g.items = self.hurt[:], self.shaken[:], self.hand[:], self.items[:]
        g.kept, g.stars, g.wasting, g.maiden = self.kept[:], self.stars[:], self.wasting[:], self.maiden
        g.gifted, g.read, g.skeleton, g.whisper = self.gifted, self.read[:], self.skeleton, self.whisper
        g.slowed, g.spurned, g.limp, g.tried = self.slowed, self.spurned[:], self.limp, self.tried[:]
        g.might, g.deeper, g.vitality, g.subdued = self.might[:], self.deeper[:], self.vitality[:], self.subdued
        g.idle, g.fell, g.insanity, g.insanity_out = self.idle[:], self.fell, self.insanity, self.insanity_out
        g.event_pile, g.shown, g.events_out = self.event_pile, self.shown, self.events_out
        g.events_aside, g.events_spare, g.item_pile = self.events_aside, self.events_spare, self.item_pile
        g.item_known, g.items_out, g.items_aside = self.item_known, self.items_out, self.items_aside
        g.judges, g.lair, g.wounds, g.frights = self.judges[:], self.lair[:], self.wounds[:], self.frights[:]
        g.bosses, g.moves, g.moved, g.points = self.bosses, self.moves, self.moved, self.points
        g.took, g.called, g.rebuffed, g.entered = self.took, self.called, self.rebuffed, self.entered
        g.barred, g.extra, g.fought, g.passed = self.barred, self.extra, self.fought, self.passed
        g.knocked, g.hinted, g.asked_end, g.stayed = self.knocked, self.hinted, self.asked_end, self.stayed
        g.field_, g.bout, g.lead, g.foes = self.field_, self.bout, self.lead, self.foes
        g.fighting, g.failed, g.fled, g.types = self.fighting, self.failed, self.fled, self.types[:]
        g.foe_types, g.targets, g.free, g.free_kind = self.foe_types, self.targets[:], self.free[:], self.free_kind[:]
        g.drawn_cards, g.black, g.invaded, g.hits = self.drawn_cards[:], self.black, self.invaded, self.hits
        g.flags, g.counts, g.clues, g.heard = self.flags, self.counts[:], self.clues, self.heard[:]
        g.marker, g.things, g.lots, g.lots_shown = self.marker[:], self.things[:], self.lots, self.lots_shown
        g.lots_left, g.did, g.turn, g.result = self.lots_left, self.did, self.turn, self.result
        g.seen, g.mood, g.stale, g.rolls = self.seen, self.mood[:], self.stale, self.rolls
        g.beside, g.passages, g.passable, g.outward = self.beside, self.passages, self.passable, self.outward
        g.fresh, g.adjacent, g.ways, g.story = self.fresh, self.adjacent, self.ways, self.story
        g.unseen = self.unseen
        return g


def blank(scenario: str = FIRST, options: Options | None = None) -> Mansion:
    g = Mansion(scenario=scenario, options=settled(options or Options()))
    wake(g)
    return g


def wake(g: Mansion) -> None:
    """The scenario for so many hunters; rules/mansion/charting.py wakes a position that is loaded, with its doors."""
    g.story = story_of(g.scenario, g.options.hunters)


def empty_table(g: Mansion) -> None:
    """Lists of the right length, before anything is placed; GHT-MODE-07: the host comes after the characters.

    GHT-MODE-03: two, three or four of these, with nothing to make up for the missing.
    """
    n = g.options.hunters
    many = n + g.options.host
    g.minds, g.sealed, g.standing = list(range(many)), [None] * many, [{} for _ in range(many)]
    g.cell, g.turned, g.marks, g.locks = [NOWHERE] * TILES, [0] * TILES, [0] * TILES, [0] * TILES
    g.posted, g.lying, g.veiled = [()] * TILES, [()] * TILES, [()] * TILES
    g.omens, g.dread = [()] * TILES, [()] * TILES
    g.joint = [NOWHERE, NOWHERE]  # GHT-CMP-13: two tower-markers; the door-markers are counted where they lie
    g.passages = g.passable = g.outward = g.fresh = g.adjacent = g.ways = (0,) * TILES
    g.beside = (NOWHERE,) * (4 * TILES)
    g.who, g.at, g.came = [NOBODY] * n, [NOWHERE] * n, [NOWHERE] * n
    g.grown, g.steps_left, g.status = [(0,) * 6] * n, [0] * n, [HUNTER] * n
    g.hurt, g.shaken, g.hand, g.items = [0] * n, [0] * n, [()] * n, [()] * n  # GHT-SET-17
    g.kept, g.stars, g.wasting, g.read = [()] * n, [0] * n, [0] * n, [0] * n
    g.spurned, g.tried, g.might, g.deeper = [0] * n, [0] * n, [0] * n, [0] * n
    g.vitality, g.idle, g.mood = [0] * n, [0] * n, [0] * n
    g.judges = [()] * (n + 1)
    g.lair, g.wounds, g.frights = [NOWHERE] * MONSTERS, [0] * MONSTERS, [0] * MONSTERS
    g.types, g.targets, g.free, g.free_kind, g.drawn_cards = [-1] * n, [0] * n, [0] * n, [0] * n, [0] * n
    g.counts = [counter.start for counter in g.story.counters]
    g.heard = [0] * n + [(1 << len(g.story.clues)) - 1] * g.options.host  # GHT-MODE-07: the host has read them all
    g.marker, g.things = [NOWHERE] * len(g.story.markers), [NOWHERE] * len(g.story.things)


# Questions one asks of the pieces -------------------------------------------------------------------------------------


def roles(g: Mansion) -> range:
    """The characters; the host has none."""
    return range(len(g.who))


def host(g: Mansion) -> int:
    """GHT-MODE-06: NOBODY, unless there is one."""
    return len(g.who) if g.options.host else NOBODY


def hunters(g: Mansion) -> list[int]:
    """Standing, in seat order from the starting player."""
    return [role for role in g.order if g.status[role] == HUNTER]


def hunters_at(g: Mansion, tile: int) -> list[int]:
    return [role for role in g.order if g.at[role] == tile and g.status[role] == HUNTER]


def from_left(g: Mansion, role: int) -> list[int]:
    """GHT-SET-15: all characters in seat order, beginning with this one."""
    n = len(g.who)
    return [(role + step) % n for step in range(n)]


def is_feat(g: Mansion, role: int, person: int) -> bool:
    """Everyone has a feat of their own; GHT-CHR-10: the class has no other effect."""
    return g.who[role] == person


def owner(g: Mansion, item: int) -> int:
    for role, items in enumerate(g.items):
        if item in items:
            return role
    return NOBODY


def is_haunted(g: Mansion, tile: int) -> bool:
    """Is a monster there?"""
    return tile in g.lair


def monsters_at(g: Mansion, tile: int) -> list[int]:
    """GHT-CMP-11: a pair of markers says where a monster stayed, GHT-CMP-16: and there are always enough of them."""
    return [monster for monster, lair in enumerate(g.lair) if lair == tile]
