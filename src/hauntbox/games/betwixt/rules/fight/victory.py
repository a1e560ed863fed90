"""After the last monster: drops, XP, money, loot, exchange. CMB, DROP, EQP, MON, LOOK, CHIP"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import GIVE, NOBODY, POSITION_OF, WHO, WHO_OF, Give
from hauntbox.games.betwixt.cards.decks import CARDS, DROP_DECK, FIRST, ITEM_DECK, TOKEN_PLACE
from hauntbox.games.betwixt.cards.items import DROPS
from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import BROWN, GREEN, TRQ
from hauntbox.games.betwixt.rules.attack.chips import FRESH, gain_chip
from hauntbox.games.betwixt.rules.dice import DECK
from hauntbox.games.betwixt.rules.fight.defeat import leave_map
from hauntbox.games.betwixt.rules.fight.knockout import enter_all
from hauntbox.games.betwixt.rules.fight.targets import put_in, take_out
from hauntbox.games.betwixt.rules.fight.turn import take_treasure
from hauntbox.games.betwixt.rules.gear.dashboard import settle_points, without
from hauntbox.games.betwixt.rules.gear.found import find, find_book
from hauntbox.games.betwixt.rules.gear.trading import bars_parting, carried
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.points import heal
from hauntbox.games.betwixt.rules.seats import take_over
from hauntbox.games.betwixt.state import ACTIVE, EXPLORATION, FAMILY, FMS, LOOKOUT, Farm, active_fms, monsters
from hauntbox.games.betwixt.state import FIRST as FIRST_MONSTER
from hauntbox.games.betwixt.state import NOBODY as NO_ONE
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

TEMPORARY: Final = 100  # Temporary Drop Deck Cards among the others: + rarity


@dataclass(frozen=True)
class Victory(Step):
    """The steps after a fight that is won, in their order."""

    def run(self, g: Farm) -> None:
        for m in monsters(g):
            leave_map(g, m)  # TGB-CMB-37: without XP, money or trophies
        g.held, g.ready, g.active = NO_ONE, 0, NO_ONE
        g.chips = [tuple([chip & ~FRESH for chip in chips]) for chips in g.chips]  # TGB-CHIP-14, TGB-CHIP-15
        for name in ("Lawn Darts", "Compound Bow"):
            g.tokens[TOKEN_PLACE[FIRST[name]]] = CARDS[FIRST[name]].tokens  # TGB-EQP-62
        g.tell("TGB-CMB-15", "victory")
        g.then(DRAW_DROPS, REWARD, LOOT_REST, EXCHANGE, SETTLED)


# Step 1: drops -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DrawDrops(Step):
    """TGB-CMB-15: one draw from the Drop Deck, TGB-CMB-17: and those that Monster Cards grant."""

    def run(self, g: Farm) -> None:
        extra = temporary_cards(g)
        pile = g.shuffle((*g.decks[DROP_DECK], *[TEMPORARY + rarity for rarity in extra]), DECK)
        drawn = pile[: draws(g)]  # TGB-CMB-20: reshuffled afterwards, Temporary ones go back to the family
        for card in drawn:
            g.tell("TGB-CMP-21", "drop", card)
        g.then(*[Dropped(card) for card in drawn])


def draws(g: Farm) -> int:
    """TGB-MON-25: notes about extra draws count once per group and fight."""
    return 1 + sum([MONSTERS[kind].drops for kind in {kind for kind, _ in g.lost}])


def temporary_cards(g: Farm) -> list[int]:
    """TGB-CMB-18: one for each green, blue or purple Monster Weapon Card, up to the number the family owns.

    TGB-CMB-40: of monsters defeated in the fight. TGB-CMB-16, TGB-CARD-13: and those that Monster Cards add.
    """
    rarities = [COPIES[weapon].rarity for _, weapon in g.lost if weapon != BARE]
    noted = sum([MONSTERS[kind].green for kind in {kind for kind, _ in g.lost}])
    wanted = [rarities.count(rarity) + (noted if rarity == GREEN else 0) for rarity in (1, 2, 3)]
    return [rarity + 1 for rarity, n in enumerate(wanted) for _ in range(min(n, g.temporary[rarity]))]


@dataclass(frozen=True)
class Dropped(Step):
    """TGB-CMP-21: what is found on the battlefield."""

    card: int

    def run(self, g: Farm) -> None:
        if self.card >= TEMPORARY + GREEN:
            find(g, self.card - TEMPORARY)  # TGB-CMB-19, TGB-CMP-22
            return
        drop = DROPS[self.card]
        if drop.verb == "bucks":
            g.purse += drop.n  # TGB-DROP-02, TGB-DROP-03
        elif drop.verb == "item":
            find(g, ITEM_DECK)  # TGB-DROP-04
        elif drop.verb == "brown":
            find(g, BROWN)  # TGB-DROP-05
        elif drop.verb in ("chips", "wind"):
            g.then(InstantBonus(FAMILY, self.card))
        elif drop.verb == "book":
            find_book(g)  # TGB-DROP-08
        elif drop.verb == "trophy":
            g.trophies += drop.n  # TGB-DROP-09


@dataclass(frozen=True)
class InstantBonus(Listed):
    """TGB-DEC-90: which active FM gets it."""

    card: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [WHO[fm] for fm in active_fms(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-LOOK-16"

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-CHIP-06: the number of TRQ chips it states. TGB-DROP-06, TGB-DROP-07"""
        drop = DROPS[self.card]
        gain_chip(g, WHO_OF[act], TRQ, drop.n)
        if drop.verb == "wind":
            heal(g, WHO_OF[act], 1)


# Step 2: XP ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reward(Step):
    """TGB-CMB-22: every active FM gains the XP of each monster defeated, TGB-CMB-23: a second time for its own."""

    def run(self, g: Farm) -> None:
        shared = sum([MONSTERS[kind].xp for kind, _ in g.lost])  # TGB-CARD-09
        for fm in range(FMS):
            own = sum([MONSTERS[kind].xp for kind in g.slain[fm]])
            took_part = g.post[fm] == ACTIVE and g.present >> fm & 1  # TGB-LOOK-16, TGB-LOOK-26
            earn(g, fm, (shared if took_part else 0) + own)  # TGB-CMB-24, TGB-LOOK-17, TGB-END-04
        g.purse += sum([MONSTERS[kind].money for kind, _ in g.lost])  # TGB-CMB-26, TGB-CMP-31, TGB-CARD-10
        g.trophies += sum([MONSTERS[kind].trophies for kind, _ in g.lost])  # TGB-MON-25
        g.slain = [()] * FMS  # TGB-CMB-27


def earn(g: Farm, fm: int, n: int) -> None:
    """TGB-CMP-30: XP are each FM's own. TGB-PAR-22: a percentage of all XP, rounded up."""
    gained = -(-n * g.options.xp_percent // 100)
    g.xp[fm] += gained
    if gained:
        g.tell("TGB-CMP-30", "xp", fm, gained)


# Steps 3 to 6 --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LootRest(Step):
    """TGB-CMB-28: remaining Treasure Tokens are looted without an action; TGB-CMB-32: the players assign them."""

    def run(self, g: Farm) -> None:
        for token in g.treasures:
            take_treasure(g, token, NO_ONE)


@dataclass(frozen=True)
class Exchange(Listed):
    """TGB-DEC-76, TGB-CMB-29: which active FM goes on lookout, or nobody. TGB-LOOK-02"""

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if LOOKOUT in g.post and active_fms(g) else ()

    def run(self, g: Farm) -> None:
        """Nobody to exchange."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[WHO[fm] for fm in active_fms(g)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-CMB-29"

    def answer(self, g: Farm, act: Action) -> None:
        if act != NOBODY:
            waiting = [fm for fm in range(FMS) if g.post[fm] == LOOKOUT]
            leaver = WHO_OF[act]
            g.then(LastCard(leaver))
            if len(waiting) == 1:
                exchange(g, leaver, waiting[0])
            else:
                g.then(WhoComes(FAMILY, leaver))


@dataclass(frozen=True)
class WhoComes(Listed):
    """TGB-DEC-71: which lookout FM comes in, asked if there are several."""

    leaver: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [WHO[fm] for fm in range(FMS) if g.post[fm] == LOOKOUT and fm != self.leaver]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-LOOK-02"

    def answer(self, g: Farm, act: Action) -> None:
        exchange(g, self.leaver, WHO_OF[act])


def exchange(g: Farm, leaver: int, comer: int) -> None:
    """TGB-CMB-45: an FM exchanged in takes the space of the one who left. TGB-LOOK-03, TGB-LOOK-04, TGB-LOOK-05"""
    g.post[leaver], g.post[comer] = LOOKOUT, ACTIVE
    g.at[leaver], g.at[comer] = NOWHERE, g.at[leaver]
    put_in(g, comer)
    take_out(g, leaver)
    take_over(g, leaver, comer)
    g.tell("TGB-CMB-29", "exchange", leaver, comer)


@dataclass(frozen=True)
class LastCard(Choice):
    """TGB-LOOK-08: an FM leaving the map may drop one card into the Stash. TGB-DEC-68"""

    def waiting(self, g: Farm) -> Sequence[int]:
        room = len(g.stash) < g.options.stash_limit
        return (self.role,) if room and carried(g, self.role) else ()

    def run(self, g: Farm) -> None:
        """Nothing to drop, or no room."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[GIVE[p] for p in carried(g, role)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == NOBODY:
            return ""
        return bars_parting(g, role, POSITION_OF[act]) if isinstance(act, Give) else act.when

    def answer(self, g: Farm, act: Action) -> None:
        if act != NOBODY:
            g.stash = (*g.stash, g.cards[self.role][POSITION_OF[act]])
            g.tell("TGB-LOOK-08", "stashed", g.stash[-1])
            g.cards[self.role] = without(g.cards[self.role], POSITION_OF[act])
            settle_points(g, self.role)


@dataclass(frozen=True)
class Settled(Step):
    """TGB-FLOW-05, TGB-CMB-30, TGB-CMB-31: objectives, then the Exploration Phase. TGB-LOOK-26: late replacements.

    TGB-STS-31: status tokens of the family stay, and do not tick outside combat.
    """

    def run(self, g: Farm) -> None:
        g.phase, g.groups, g.round, g.new_tiles = EXPLORATION, (), 0, 0
        for column in (g.at, g.hp, g.status, g.kind, g.spot, g.weapon, g.target, g.face, g.misses, g.blame):
            del column[FIRST_MONSTER:]
        happen(g, "fight-won")
        g.lost = ()
        enter_all(g)


VICTORY: Final = Victory()
DRAW_DROPS: Final = DrawDrops()
REWARD: Final = Reward()
LOOT_REST: Final = LootRest()
EXCHANGE: Final = Exchange(FAMILY)
SETTLED: Final = Settled()
