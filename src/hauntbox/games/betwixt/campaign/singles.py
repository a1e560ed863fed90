"""A mission by itself, with a made-up Diary. OPT, DEC, RND"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.betwixt.actions import NO
from hauntbox.games.betwixt.campaign.evening.growing import BUY_TALENTS
from hauntbox.games.betwixt.campaign.evening.moving import MOVE_CARD
from hauntbox.games.betwixt.campaign.open_missions import name_of
from hauntbox.games.betwixt.cards.decks import ITEM_DECK, NONE
from hauntbox.games.betwixt.cards.talents import TALENT_NAMES
from hauntbox.games.betwixt.cards.words import BLUE, BROWN, GREEN
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.dice import CART
from hauntbox.games.betwixt.rules.explore.starting import Outfit
from hauntbox.games.betwixt.rules.explore.vending import copies_of
from hauntbox.games.betwixt.rules.gear.dashboard import put
from hauntbox.games.betwixt.rules.gear.found import return_card
from hauntbox.games.betwixt.rules.gear.learning import gain_level, learn_talent
from hauntbox.games.betwixt.rules.guide import KEEPERS
from hauntbox.games.betwixt.rules.listed import YesOrNo
from hauntbox.games.betwixt.rules.setup import lay_decks
from hauntbox.games.betwixt.state import FAMILY, FMS, Farm
from hauntbox.kernel.agenda import Frame, Step
from hauntbox.kernel.wire import Action


class Row(NamedTuple):
    """What the family has in single-mission play."""

    level: int
    draws: tuple[int, ...]  # rarities, for each FM
    items: int
    bucks: int
    collections: tuple[int, ...]


# TGB-OPT-05, TGB-CAMP-25: by the number of the mission; Talent Points are one for each level gained.
ROWS: Final = {
    "1": Row(1, (), 0, 0, ()),
    "A": Row(2, (BROWN,), 3, 6, ()),
    "2": Row(2, (BROWN,), 3, 6, (1,)),
    "B": Row(3, (BROWN, GREEN), 4, 8, (1,)),
    "3": Row(3, (BROWN, GREEN), 4, 8, (1, 2)),
    "4": Row(4, (BROWN, GREEN, GREEN), 5, 10, (1, 2)),
    "5": Row(5, (BROWN, GREEN, GREEN, BLUE), 6, 10, (1, 2, 3)),
}
# The ledger's typical talents, by level from 2 and FM; a point is saved at level 4.
TYPICAL: Final = (
    ("Calloused Hands", "Bedside Manner", "Sneak Attack", "Roman Candle"),
    ("Walk It Off", "Second Pocket", "Low Tackle", "Lay Firecrackers"),
    (),
    ("Weekend Warrior", "Triage", "Finishing Move", "Cherry Bomb"),
    ("Bad Joke", "Mother's Glare", "Pep Talk", "Short Fuse"),
)


def row_of(mission: str) -> Row:
    """TGB-OPT-05: of a mission in the box its own; else that of a story mission of its level."""
    found = mission_of(mission)
    return ROWS.get(found.number) or ROWS[str(min(found.level, 5))]


def derived(options: Options, chosen: Collection[str], scenario: str) -> dict[str, bool]:
    """TGB-OPT-05: a mission by itself is played so, unless it hands out equipment of its own as Mission 1 does."""
    return {"single_mission": not mission_of(scenario).picks and mission_of(scenario).level > 1}


def made_up(g: Farm) -> list[Frame]:
    """TGB-OPT-05: all four have level, Talent Points, cards and money of the row; TGB-OPT-08: and nothing else."""
    row = row_of(g.mission)
    if row.level == 1:
        return []  # as the mission says
    g.collections = sum([1 << n for n in row.collections])  # TGB-OPT-08: their cards, and their challenges
    lay_decks(g, ())
    for fm in range(FMS):
        for _ in range(row.level - 1):
            gain_level(g, fm)
    g.purse = row.bucks
    outfits = [FirstOutfit(fm) for fm in range(FMS)]
    draws = [Dealt(fm, rarity) for fm in range(FMS) for rarity in row.draws]
    items = [Dealt(n % FMS, ITEM_DECK) for n in range(row.items)]
    return [Typical(FAMILY), *outfits, *draws, *items, MOVE_CARD]


@dataclass(frozen=True)
class Typical(YesOrNo):
    """TGB-DEC-96: typical talents, or own choice. TGB-OPT-06"""

    def answer(self, g: Farm, act: Action) -> None:
        if act == NO:
            g.then(BUY_TALENTS)
            return
        for names in TYPICAL[: row_of(g.mission).level - 1]:
            for fm, name in enumerate(names):
                learn_talent(g, fm, TALENT_NAMES.index(name))


@dataclass(frozen=True)
class FirstOutfit(Outfit):
    """TGB-OPT-07: the picks of Mission 1."""

    def offered(self, g: Farm) -> list[str]:
        return [name for name in KEEPERS[0](name_of("1")).picks[self.role] if copies_of(g, name)]


@dataclass(frozen=True)
class Dealt(Step):
    """TGB-OPT-07, TGB-RND-25: a card at random; without room at one it goes to the next, and then to the Stash."""

    fm: int
    deck: int

    def run(self, g: Farm) -> None:
        card = random_card(g, self.deck)
        if card == NONE:
            return
        for fm in [(self.fm + n) % FMS for n in range(FMS)]:
            if put(g, fm, card):
                g.tell("TGB-OPT-07", "takes", fm, card)
                return
        if len(g.stash) < g.options.stash_limit:
            g.stash = (*g.stash, card)
        else:
            return_card(g, card)


def random_card(g: Farm, deck: int) -> int:
    """TGB-RND-25: any card of a deck; TGB-EQP-59: of the next lower one if it is empty."""
    while not g.decks[deck] and 0 < deck < ITEM_DECK:
        deck -= 1
    some = tuple(sorted(g.decks[deck]))
    if not some:
        return NONE
    card = some[g.roll(len(some), CART) - 1]
    g.decks[deck] = tuple([each for each in g.decks[deck] if each != card])
    return card
