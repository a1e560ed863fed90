"""Before the first round: the piles, the mansion, the characters and their growth. SET, MODE, GROW, RND"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from hauntbox.games.common import people
from hauntbox.games.hunter13.actions import BE, GROW, PASS, TILE, TRACK_OF, Grow
from hauntbox.games.hunter13.campaign.campaign_state import Party
from hauntbox.games.hunter13.rules import dice
from hauntbox.games.hunter13.rules.hunters.growth import add_step, bars_step, first_steps
from hauntbox.games.hunter13.rules.hunters.insanity import PACK
from hauntbox.games.hunter13.rules.hunters.points import base_mp
from hauntbox.games.hunter13.rules.mansion.charting import place
from hauntbox.games.hunter13.rules.mansion.house import cell_of
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import (
    EVENTS,
    FIRST_MONSTER,
    ITEMS,
    MONSTERS,
    NOBODY,
    TILES,
    Mansion,
    empty_table,
    from_left,
    roles,
)
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import mask_of
from hauntbox.kernel.wire import Action

# GHT-CMP-03: EVENT, MONSTER and TRAP cards by their numbers
KINDS = (range(FIRST_MONSTER), range(FIRST_MONSTER, FIRST_MONSTER + MONSTERS), range(FIRST_MONSTER + MONSTERS, EVENTS))


@dataclass(frozen=True)
class SetUp(Step):
    """GHT-SET-01, GHT-SET-02: what the scenario's Preparation says; then the characters."""

    party: Party | None = None

    def run(self, g: Mansion) -> None:
        empty_table(g)
        lay_tiles(g)
        make_event_pile(g)
        make_item_pile(g)
        g.insanity = g.shuffle(PACK, dice.INSANITY)  # GHT-SET-05, GHT-CMP-06
        for role in range(len(g.minds)):
            if not g.options.ask_relief:
                g.stand(role, "AnyTime", PASS)  # GHT-TURN-06: nobody is asked until they say so
        party = self.party
        if party is not None and party.characters:
            g.who, g.grown = list(party.characters), list(party.grown)  # GHT-MODE-12: as grown so far
            g.then(Begin(next((who for who in party.fallen if who not in party.characters), NOBODY)))
            return
        g.then(*[ChooseCharacter(role) for role in roles(g)], *[StartGrowing(role) for role in roles(g)], Begin())


def settle_options(g: Mansion) -> None:
    """Set the options that the scenario changes, where no table has chosen any; see content/scenario_options.py."""
    known = g.options.__struct_fields__
    g.options = replace(g.options, **{name: value for name, value in g.story.switches.items() if name in known})


def lay_tiles(g: Mansion) -> None:
    """GHT-SET-03: tiles that lie already, those set aside and those left out; the others are shuffled facedown."""
    deal = g.story.deal
    g.unused, g.aside = deal.unused, deal.aside
    for lies in deal.placed:
        place(g, lies.tile, cell_of(lies.floor, lies.row, lies.column), lies.turn)
        g.explored |= 1 << lies.tile  # GHT-SET-16
    taken = deal.unused | deal.aside | mask_of(deal.fixed) | g.explored
    pool = tuple([tile for tile in range(TILES) if not taken >> tile & 1])
    fillers, left = some_of(g, pool, deal.random)
    g.spare = mask_of(left)
    pile = [tile for tile in sorted([*deal.fixed, *fillers]) if tile not in deal.buried]
    shuffled = g.shuffle(tuple(pile), dice.TILES)  # GHT-RND-02
    if deal.buried:
        shuffled = bury(g, shuffled)  # GHT-FMT-02
    g.pile, g.pile_known = shuffled, (0,) * len(shuffled)


def some_of(g: Mansion, pool: tuple[int, ...], n: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """GHT-RND-03: so many of them at random, and those left out; -1: all."""
    if n < 0:
        return pool, ()
    lot = g.shuffle(pool, dice.FILLER)
    return lot[:n], tuple(sorted(lot[n:]))


def bury(g: Mansion, pile: tuple[int, ...]) -> tuple[int, ...]:
    """GHT-FMT-02: some tiles lie somewhere in the lowest part of the pile."""
    buried = g.story.deal.buried
    whole = len(pile) + len(buried)
    depth = max(g.story.deal.depth or whole // 2, len(buried))
    top = pile[: whole - depth]
    return top + g.shuffle(tuple(sorted([*pile[len(top) :], *buried])), dice.TILES)


def make_event_pile(g: Mansion) -> None:
    """GHT-SET-04: EVENT, MONSTER and TRAP cards together."""
    deal = g.story.deal
    out = (*deal.events_unused, *deal.events_aside)
    g.events_aside = deal.events_aside
    pile, spare = list(deal.events_fixed), list[int]()
    for kind, n in zip(KINDS, deal.events_random, strict=True):
        pool = tuple([card for card in kind if card not in out and card not in deal.events_fixed])
        drawn, left = some_of(g, pool, n)
        pile += drawn
        spare += left  # GHT-RND-03
    g.event_pile, g.events_spare = g.shuffle(tuple(sorted(pile)), dice.EVENTS), tuple(spare)  # GHT-RND-04


def make_item_pile(g: Mansion) -> None:
    """GHT-SET-06."""
    deal = g.story.deal
    g.items_aside = tuple(sorted({*deal.items_aside, *deal.items_first, *deal.items_shared}))
    out = (*deal.items_unused, *g.items_aside)
    g.item_pile = g.shuffle(tuple([item for item in range(ITEMS) if item not in out]), dice.ITEMS)  # GHT-RND-05
    g.item_known = (0,) * len(g.item_pile)  # GHT-HID-07


# Characters ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChooseCharacter(people.ChooseCharacter):
    """GHT-DEC-02, GHT-SET-07: the seat is the colour."""

    def cast(self) -> Sequence[Action]:
        return BE

    def rule(self) -> str:
        """Nobody shares a sheet."""
        return "GHT-SET-08"


@dataclass(frozen=True)
class StartGrowing(Step):
    """GHT-GROW-11: before a scenario played singly, as many growth steps as its level."""

    role: int

    def run(self, g: Mansion) -> None:
        g.steps_left[self.role] = first_steps(g.options, g.story.level)
        if g.steps_left[self.role]:
            g.then(Growing(self.role))


@dataclass(frozen=True)
class Growing(Choice):
    """GHT-DEC-03, GHT-GROW-12: step by step."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return GROW

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if not isinstance(act, Grow):
            return act.when
        return bars_step(g.options, g.who[role], g.grown[role], TRACK_OF[act.track])

    def answer(self, g: Mansion, act: Grow) -> None:
        track = TRACK_OF[act.track]
        g.grown[self.role] = add_step(g.grown[self.role], track)
        g.steps_left[self.role] -= 1
        g.tell("GHT-GROW-05", "grows", self.role, track)
        if g.steps_left[self.role]:
            g.then(self)


# The first moment ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Begin(Step):
    """GHT-SET-13: pawns on the starting tile; GHT-SET-14: the starting player; what was drawn in secret."""

    first_fallen: int = NOBODY

    def run(self, g: Mansion) -> None:
        deal = g.story.deal
        g.order = tuple(from_left(g, first_player(g)))  # GHT-SET-15
        starts = deal.starts
        for n, role in enumerate(g.order):
            g.at[role] = starts[n % len(starts)] if deal.gathering == "split" else starts[0]
        share_items(g)
        draw_lots(g, self.first_fallen)  # GHT-SO-05
        g.tell("GHT-SET-14", "begins", g.order[0])
        choosing = [ChooseStart(role) for role in g.order if deal.gathering == "choose" and len(starts) > 1]
        g.then(*choosing, Started())


def first_player(g: Mansion) -> int:
    """GHT-RND-01: anybody, unless the scenario names one."""
    deal = g.story.deal
    if deal.first == "lowest-mp":
        return min(roles(g), key=lambda role: base_mp(g, role))
    if deal.first == "class" and deal.first_class in g.who:
        return g.who.index(deal.first_class)  # GHT-FMT-04
    return g.roll(len(g.who), dice.FIRST) - 1


def share_items(g: Mansion) -> None:
    """GHT-SET-17: nothing, unless the scenario gives something; GHT-FMT-06."""
    deal, first = g.story.deal, g.order[0]
    shared = (*deal.items_first, *deal.items_shared)
    g.items_aside = tuple([item for item in g.items_aside if item not in shared])
    g.items[first] = tuple(sorted([*g.items[first], *deal.items_first]))
    for n, item in enumerate(deal.items_shared):
        role = g.order[n % len(g.order)]
        g.items[role] = tuple(sorted([*g.items[role], item]))


def draw_lots(g: Mansion, first_fallen: int) -> None:
    """GHT-SO-05: secret until the scenario shows them; GHT-SO-12: whom it is about may be told."""
    g.lots_left = ((),)
    for n, lot in enumerate(g.story.lots):
        row = lot.among
        if lot.of == "hunters":
            row = tuple(roles(g))
        elif lot.of == "strangers":
            row = tuple([person for person in range(len(BE)) if person not in g.who])
            if first_fallen in row:
                row = (first_fallen,)  # GHT-SO-13
        g.lots_left = tuple([(*left, each) for left in g.lots_left for each in row])
        g.lots += (row[g.roll(len(row), dice.LOTS) - 1],)
        if lot.told:
            g.tell("GHT-SO-12", "drawn", n, to=(g.lots[-1],))


@dataclass(frozen=True)
class ChooseStart(Choice):
    """GHT-FMT-04: one of several starting tiles."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in g.story.deal.starts]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-SET-13"

    def answer(self, g: Mansion, act: Action) -> None:
        g.at[self.role] = TILE.index(act)
        g.tell("GHT-SET-13", "moves", self.role, g.at[self.role], "start")


@dataclass(frozen=True)
class Started(Step):
    """GHT-SCN-03: Contents are read, GHT-MODE-08: to everybody."""

    def run(self, g: Mansion) -> None:
        g.tell("GHT-SCN-03", "contents")
        story.happen(g, "start")  # GHT-FMT-09
