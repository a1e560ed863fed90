"""The pieces on the farm. Lists of characters: 0 to 3 the family, 4 and 5 guests, from 6 on monsters. CMP, INV, HID

One subject, so it is longer than most: every field, once where it is explained and once where it is copied.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from hauntbox.games.betwixt.campaign.carry import Diary
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.cards.fate import NO_TOKEN
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.map.layout import NOWHERE, Laid, Layout, Pairs, layout_of
from hauntbox.kernel.agenda import Game

FMS: Final = 4
FAMILY: Final = 4  # the role that decides what belongs to all
GUEST: Final = 4  # the first guest's number among the characters
FIRST: Final = 6  # the first monster's
NOBODY: Final = -1

ACTIVE, LOOKOUT, KO, COMING, AWAY = range(5)  # posts; COMING: enters as the next round starts
EXPLORATION, DRAWING, PLACEMENT, COMBAT = range(4)  # TGB-FLOW-01

# Positions of a dashboard. TGB-INV-01
LEFT, RIGHT, HEAD, CHEST, FEET, GLOVES, ACCESSORY, ITEM, EXTRA = range(9)  # EXTRA is the first of them
POUCH: Final = 15  # the first slot of Maddox's Fireworks Pouch
POSITIONS: Final = 18
EMPTY: Final = (NONE,) * POSITIONS

RAT, BEAR, TASER, FIREWORK = range(4)  # traps
Trap = tuple[int, int, int]  # where, which, who laid it
SUFFERED: Final = ("damage", "status", "recovers", "focuses", "rid", "knocked out", "defeated")  # events about points
ROLLED: Final = ("rolled", "second roll", "hit", "miss", "deals")  # events about dice


@dataclass
class Farm(Game):
    """A space is tile * 64 + place, a set of spaces is an int; a card is a number of cards/decks.py."""

    options: Options = field(default_factory=Options)
    mission: str = ""
    phase: int = EXPLORATION
    # The map. Doorways are tile * 4 + side, sides N, E, S, W of the unturned tile; sets of them are bits.
    laid: tuple[Laid, ...] = ()  # tiles in the order placed
    doors: int = 0  # doorways with a closed door
    walled: int = 0  # doorways that have become walls
    breached: int = 0  # doorways cut into free walls: secret doors, doors that a rule puts
    secret: int = 0  # those of them that are secret doors
    apart: Pairs = ()  # doorways that lead to one another though their tiles lie apart
    cleared: int = 0  # spaces whose obstacle a rule has taken away
    traps: tuple[Trap, ...] = ()
    treasures: tuple[tuple[int, int], ...] = ()  # where, and token number * 2 + side
    machines: int = 0  # spaces with a vending machine
    trap_more: int = 0  # by how much the mission raises trap damage
    surprises: tuple[int, ...] = ()  # tiles with a Surprise Event Token, one entry for each
    marks: int = 0  # spaces that a mission has marked for an objective, beside those drawn on tiles
    # Fate. What lies in the bags is secret, how many tokens are in each is not.
    bags: list[tuple[int, ...]] = field(default_factory=list)  # Fate Tokens in ascending order, by path
    inside: tuple[tuple[int, int], ...] = ()  # all of them in ascending order: a token, and the paths whose bags may
    # hold it by what all have seen, bits
    paths: tuple[tuple[int, int], ...] = ()  # closed doors, and the path of each
    goal: int = NO_TOKEN  # the Objective Token, if it is a Map Tile
    visits: int = 0  # tiles where the mission waits for an FM next to the objective, bits
    # The Exploration Phase.
    visited: int = 0  # vending machines used since the last door, spaces
    changes: int = 0  # of cards
    # The mission: see content/mission.py, whose lists these numbers mean.
    objective: int = 0  # the current one, from 1
    flags: int = 0  # bits
    counters: tuple[int, ...] = ()
    peaks: tuple[int, ...] = ()  # the highest that each counter has shown
    heard: int = 0  # texts that have been read, bits
    happened: int = 0  # special rules that have happened, bits
    eventful: int = 0  # surprise events that have happened, bits by number
    marked: tuple[tuple[int, int], ...] = ()  # marks, and the set of spaces of each
    deeds: tuple[tuple[int, int, int], ...] = ()  # mission actions open now, how often still (-1: any), spaces (0: any)
    fights: int = 0  # tiles after which the fight is called, bits
    fight_names: int = 0  # monsters with a name of their own after which it is called, bits
    late: tuple[tuple[int, int, int], ...] = ()  # deeds that wait for the end of the fight: script, place, whose
    altered: tuple[tuple[int, int, int, int], ...] = ()  # numbers: which, whose, by, to; see rules/altering.py
    pieces: tuple[int, ...] = ()  # of the objective, set aside for the next tile: Fate Tokens
    ending: int = NOBODY  # the last words of a mission that is won
    unlocked: tuple[str, ...] = ()  # collections and missions
    # Two teams, as long as there are any. See rules/mission/teams.py.
    teams: tuple[int, ...] = ()  # by FM: which of the two; (): one family
    team: int = NOBODY  # the one that goes on
    idle: int = NOBODY  # the one that waits until they meet
    camps: tuple[int, ...] = ()  # by FM: the space where one who is away stands
    shares: tuple[int, ...] = ()  # by path: the team whose bag it has
    # The campaign. See campaign/diary.py.
    collections: int = 0  # Equipment Collections that are open, bits
    lent: int = NONE  # a card that a second chance has lent
    diary: Diary = field(default_factory=Diary)  # as it was when the mission began
    # Characters.
    at: list[int] = field(default_factory=list)  # space; NOWHERE: not on the map
    hp: list[int] = field(default_factory=list)
    status: list[int] = field(default_factory=list)  # tokens: two bits for each, five for Bleed, see statuses.py
    kind: list[int] = field(default_factory=list)  # of monsters; NOBODY for the others, as below
    spot: list[int] = field(default_factory=list)  # position on the Monster Tracker, from 1
    weapon: list[int] = field(default_factory=list)  # Monster Weapon card
    target: list[int] = field(default_factory=list)  # whose Target Token it holds; NOBODY: the nearest FM's
    face: list[int] = field(default_factory=list)  # N, E, S, W of the map
    misses: list[int] = field(default_factory=list)  # activations in a row without reaching the target
    blame: list[int] = field(default_factory=list)  # the FM who gave it Bleed last
    # The family, by FM.
    post: list[int] = field(default_factory=list)
    fp: list[int] = field(default_factory=list)
    level: list[int] = field(default_factory=list)
    xp: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)  # Talent Points
    talents: list[int] = field(default_factory=list)  # bits
    cards: list[tuple[int, ...]] = field(default_factory=list)  # by position; a card of two hands is in both
    chips: list[tuple[int, ...]] = field(default_factory=list)  # bonus battle chips, see chips.py
    skill: list[tuple[int, ...]] = field(default_factory=list)  # proficiency tokens by weapon type
    practice: list[tuple[int, ...]] = field(default_factory=list)  # final blows by weapon type
    slain: list[tuple[int, ...]] = field(default_factory=list)  # monsters on the dashboard, by kind
    last_weapon: list[int] = field(default_factory=list)  # position of the weapon last attacked with
    arm: bool = True  # Avelynn's third level: STR, else ACC
    syringes: tuple[int, ...] = ()  # loaded in the satchel
    tokens: list[int] = field(default_factory=list)  # ammo, by cards/decks.py TOKEN_CARDS
    pool: list[int] = field(default_factory=list)  # Target Tokens in the bag, by FM and guest
    # What the family has together.
    stash: tuple[int, ...] = ()
    purse: int = 0
    trophies: int = 0
    temporary: tuple[int, ...] = (0, 0, 0)  # green, blue, purple Temporary Drop Deck Cards owned
    books: tuple[int, ...] = ()  # kept to be read later, by kind
    # Decks: what lies in them is known, the order is secret.
    decks: list[tuple[int, ...]] = field(default_factory=list)  # brown, green, blue, purple, items, books, drops
    arms: list[tuple[int, ...]] = field(default_factory=list)  # Monster Weapons: Beast, Humanish
    arms_out: list[tuple[int, ...]] = field(default_factory=list)
    # The fight.
    round: int = 0
    groups: tuple[int, ...] = ()  # kinds, in the order placed
    ready: int = 0  # FMs whose Activation Token shows Ready, bits
    prepared: int = 0  # FMs who have prepared or passed, bits
    acted: int = 0  # monsters who have had their activation in this round, bits
    ambush: int = 0  # monsters who act before everybody else in the first round, bits
    present: int = 0  # FMs who were active in this fight, bits
    new_tiles: int = 0  # tiles placed just before this fight, bits
    lost: tuple[tuple[int, int], ...] = ()  # monsters defeated in this fight: kind and weapon card
    held: int = NOBODY  # the round until whose end a mission holds the fight
    used: int = 0  # uses per Combat Phase that are gone, bits
    reacted: int = 0  # uses per round
    # The activation.
    active: int = NOBODY  # whose it is
    acts: int = 0  # actions taken
    did: int = 0  # which, bits
    talented: int = 0  # talents and syringes used, bits
    struck: bool = False  # an attack has been made
    free: int = 0  # free uses of this activation that are gone, bits
    bled: int = 0  # Bleed tokens that the active character has gained in it
    # The attack under way.
    hitter: int = NOBODY
    victim: int = NOBODY
    first: int = NOBODY  # the original target, where a skull has moved the attack
    means: int = 0  # with what, see attack/means.py
    hits: tuple[int, ...] = ()  # dice rolled, each die * 8 + face
    harms: tuple[int, ...] = ()
    wards: tuple[int, ...] = ()
    bought: tuple[int, ...] = ()  # weapon effects, by their number
    landed: bool = False  # the attack has hit
    dealt: int = 0  # HP that the victim really lost
    # Beside the position.
    map: Layout = field(default_factory=lambda: layout_of(()), compare=False)

    def moment(self, what: str, facts: tuple[int | str, ...]) -> tuple[int | str, ...]:
        """The Monster Tracker, monster by monster as kind * 8 + position: numbers are given anew after a fight.

        Behind it what an event changes: points and tokens, or the dice of an attack, who fights whom, its sums, and HP.
        """
        tracker = tuple([self.kind[m] * 8 + self.spot[m] for m in range(FIRST, len(self.kind))])
        if what in SUFFERED:
            who = int(facts[0])
            return *tracker, self.hp[who], self.fp[who] if who < FMS else 0, self.status[who], self.target[who]
        if what in ROLLED and ARITHMETIC:
            dice = (*self.hits, *self.harms, *self.wards)
            return *tracker, *dice, self.hitter, self.victim, *ARITHMETIC[0](self), self.hp[self.victim], len(dice)
        return tracker

    def clone(self) -> Farm:
        g = Farm.__new__(Farm)
        self.lay_down(g)
        return g

    def lay_down(self, g: Farm) -> None:
        """Copy every field to another position."""
        self.copy_to(g)
        g.options, g.mission, g.phase, g.laid = self.options, self.mission, self.phase, self.laid
        g.doors, g.walled, g.breached, g.secret = self.doors, self.walled, self.breached, self.secret
        g.apart, g.cleared, g.traps, g.treasures = self.apart, self.cleared, self.traps, self.treasures
        g.machines, g.trap_more, g.surprises, g.marks = self.machines, self.trap_more, self.surprises, self.marks
        g.bags, g.inside, g.paths, g.goal = self.bags[:], self.inside, self.paths, self.goal
        g.visits, g.visited, g.changes, g.objective = self.visits, self.visited, self.changes, self.objective
        g.flags, g.counters, g.peaks, g.heard = self.flags, self.counters, self.peaks, self.heard
        g.happened, g.eventful, g.marked, g.deeds = self.happened, self.eventful, self.marked, self.deeds
        g.fights, g.fight_names, g.late, g.altered = self.fights, self.fight_names, self.late, self.altered
        g.pieces, g.ending, g.unlocked, g.teams = self.pieces, self.ending, self.unlocked, self.teams
        g.team, g.idle, g.camps, g.shares = self.team, self.idle, self.camps, self.shares
        g.collections, g.lent, g.diary, g.at = self.collections, self.lent, self.diary, self.at[:]
        g.hp, g.status, g.kind, g.spot = self.hp[:], self.status[:], self.kind[:], self.spot[:]
        g.weapon, g.target, g.face, g.misses = self.weapon[:], self.target[:], self.face[:], self.misses[:]
        g.blame, g.post, g.fp, g.level = self.blame[:], self.post[:], self.fp[:], self.level[:]
        g.xp, g.points, g.talents, g.cards = self.xp[:], self.points[:], self.talents[:], self.cards[:]
        g.chips, g.skill, g.practice, g.slain = self.chips[:], self.skill[:], self.practice[:], self.slain[:]
        g.last_weapon, g.arm, g.syringes, g.tokens = self.last_weapon[:], self.arm, self.syringes, self.tokens[:]
        g.pool, g.stash, g.purse, g.trophies = self.pool[:], self.stash, self.purse, self.trophies
        g.temporary, g.books, g.decks, g.arms = self.temporary, self.books, self.decks[:], self.arms[:]
        g.arms_out, g.round, g.groups, g.ready = self.arms_out[:], self.round, self.groups, self.ready
        g.prepared, g.acted, g.ambush, g.present = self.prepared, self.acted, self.ambush, self.present
        g.new_tiles, g.lost, g.held, g.used = self.new_tiles, self.lost, self.held, self.used
        g.reacted, g.active, g.acts, g.did = self.reacted, self.active, self.acts, self.did
        g.talented, g.struck, g.free, g.bled = self.talented, self.struck, self.free, self.bled
        g.hitter, g.victim, g.first, g.means = self.hitter, self.victim, self.first, self.means
        g.hits, g.harms, g.wards, g.bought = self.hits, self.harms, self.wards, self.bought
        g.landed, g.dealt, g.map = self.landed, self.dealt, self.map


ARITHMETIC: Final[list[Callable[[Farm], tuple[int, ...]]]] = []  # filled by rules/attack/arithmetic.py


def survey(g: Farm) -> None:
    """The layout of the tiles as they lie now: after a tile or a door has come or gone, and after loading."""
    if g.map.tiles is layout_of(()).tiles:
        g.map = layout_of(g.laid, g.doors, g.walled, g.breached, g.apart, g.cleared)
    else:  # drawn for a test
        g.map = Layout(g.laid, g.doors, g.walled, g.breached, g.apart, g.map.tiles, g.cleared)


# Questions one asks of the pieces -------------------------------------------------------------------------------------


def is_fm(who: int) -> bool:
    return who < FMS


def is_monster(who: int) -> bool:
    return who >= FIRST


def is_on_map(g: Farm, who: int) -> bool:
    return g.at[who] != NOWHERE


def monsters(g: Farm) -> list[int]:
    """Those on the map, in the order spawned. TGB-CMP-37: a standee is an active FM or a monster there."""
    at = g.at
    return [who for who in range(FIRST, len(at)) if at[who] != NOWHERE]


def any_monster(g: Farm) -> bool:
    at = g.at
    for who in range(FIRST, len(at)):  # noqa: SIM110  # as in monsters(), without the list
        if at[who] != NOWHERE:
            return True
    return False


def friends(g: Farm) -> list[int]:
    """FMs and guests on the map. TGB-AI-29"""
    at = g.at
    return [who for who in range(FIRST) if at[who] != NOWHERE]


def active_fms(g: Farm) -> list[int]:
    return [fm for fm in range(FMS) if g.post[fm] == ACTIVE]


def spaces_of(g: Farm, some: list[int]) -> int:
    """The set of spaces where they stand."""
    at, mask = g.at, 0
    for who in some:
        mask |= 1 << at[who]
    return mask


def side_of(g: Farm, who: int) -> list[int]:
    """The character's own side on the map."""
    return monsters(g) if who >= FIRST else friends(g)


def foes_of(g: Farm, who: int) -> list[int]:
    return friends(g) if who >= FIRST else monsters(g)


def at_space(g: Farm, space: int) -> int:
    """Who stands there, or NOBODY."""
    return g.at.index(space) if space in g.at else NOBODY


def standing(g: Farm) -> int:
    """The spaces where anybody stands."""
    mask = 0
    for space in g.at:
        if space != NOWHERE:
            mask |= 1 << space
    return mask


def solid(g: Farm) -> int:
    """TGB-MOVE-17: the spaces with an obstacle; TGB-MIS-11: a vending machine counts as a low one."""
    return g.map.solid | g.machines


def climbable(g: Farm) -> int:
    """TGB-MOVE-07: an obstacle can be crossed for one more movement point, if the table plays so."""
    return solid(g) if g.options.climb_obstacles else 0


def ground(g: Farm) -> int:
    """The spaces on which one can stand."""
    return g.map.floor & ~g.machines
