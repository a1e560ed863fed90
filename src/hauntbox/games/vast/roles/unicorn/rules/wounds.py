"""What others do to a Unicorn: their comparisons, what attacks cost him, and that he Teleports. UNT, KNA, GOA, SHU"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.die import hits_centre, roll_dragon_die
from hauntbox.games.vast.roles.goblins.rules.stats import strength as tribe_strength
from hauntbox.games.vast.roles.goblins.rules.stats import tribe_of
from hauntbox.games.vast.roles.knight.board import DARING
from hauntbox.games.vast.roles.knight.cards.quests import achieve
from hauntbox.games.vast.roles.knight.rules.stats import attack_strength, strength
from hauntbox.games.vast.roles.numbers import GOBLINS, KNIGHT, TRIBES, UNICORN, VILE
from hauntbox.games.vast.roles.unicorn.actions import BLEED_CARDS, BLEED_HEALTH
from hauntbox.games.vast.roles.unicorn.cards import DiscardUnicorn
from hauntbox.games.vast.roles.unicorn.rules.stats import armor, bleed, hunted_by, hurt
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt
from hauntbox.games.vast.state import Vast, prowler, unicorn_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

MOST_SHOT: Final = 3  # cards
DEEP: Final = 3  # cubes of a Backstab


# Knight, Goblins and Thief. -----------------------------------------------------------------------------------------


def bars_struck(g: Vast, by: int) -> str:
    """VSB-UNT-23, VSB-SHU-26: the Knight's Strength must be at least his Armor, VSB-GOA-14: a Tribe's greater."""
    if by == KNIGHT:
        return "" if attack_strength(g) >= armor(g) else "VSB-KNA-06"
    if by in TRIBES:
        return "" if tribe_strength(g, tribe_of(by)) > armor(g) else "VSB-GOA-14"
    return "VSB-ATK-01"


def struck(g: Vast, by: int) -> None:
    """VSB-UNT-22, VSB-SHU-10: 1 Health, if the attacker hunts him; then he is forced to Teleport in any case.

    VSB-GOA-15, VSB-SHU-12: a Tribe has beaten his Armor.
    """
    g.then(Bolt())
    if by == KNIGHT:
        struck_by_knight(g)
    elif by in TRIBES:
        bleed(g, GOBLINS)


def struck_by_knight(g: Vast) -> None:
    """VSB-KNA-06, VSB-SHU-12: greater Strength succeeds, equal needs the centre of the Dragon die. VSB-KNX-18: Daring.

    VSB-TRE-13: the Mighty Axe takes nothing more.
    """
    force = attack_strength(g) - armor(g)
    if force > 0 or (force == 0 and hits_centre(roll_dragon_die(g))):
        achieve(g, DARING)
        bleed(g, KNIGHT)
    else:
        g.tell("VSB-KNA-06", "misses", KNIGHT, UNICORN)


def bars_stab(g: Vast, cubes: int) -> str:
    """VSB-UNT-25: only with 3 cubes; his Armor is compared with as `wariness`."""
    return "" if cubes == DEEP else "VSB-UNT-25"


def wound(g: Vast, role: int) -> None:
    """VSB-UNT-22, VSB-SHU-12, VSB-PLR-27: an attack that needs no more comparing, by Dragon or Thief."""
    g.then(Bolt())
    bleed(g, role)


# Cards. -------------------------------------------------------------------------------------------------------------


def bars_shot(g: Vast) -> str:
    """VSB-TRE-12: the Enchanted Bow makes him discard a card less than her Strength, if he has any."""
    return "" if strength(g) > 1 and unicorn_of(g).hand else "VSB-TRE-12"


def shot(g: Vast) -> None:
    """VSB-TRE-12: at most 3 cards, as the Dragon; the Shadow Unicorn Teleports as well."""
    if g.terms.shadow:
        g.then(Bolt())
    lose_cards(g, min(strength(g) - 1, MOST_SHOT))


def lose_cards(g: Vast, number: int) -> None:
    """VSB-SEC-15: which cards, he says; VSB-SEC-24: the Shadow Unicorn loses those on top of his Spirit pile."""
    if not g.terms.shadow:
        g.then(DiscardUnicorn(UNICORN, number))
        return
    board = unicorn_of(g)
    g.learned = True
    for card in board.hand[:number]:
        board.hand = board.hand[1:]
        board.spent += (card,)
        g.tell("VSB-SEC-24", "plays unicorn", UNICORN, card)


# The Ghouls. --------------------------------------------------------------------------------------------------------


def suffer(g: Vast) -> None:
    """VST-EFF-16, VST-EFF-30: he chooses his loss, whatever the Ghoul's goal; VST-EFF-29: the Shadow Unicorn loses
    Health if it hunts him. VST-VGM-19: whoever the Vile Ghoul hunts loses Health."""
    if g.terms.shadow:
        bleed(g, prowler(g))
    else:
        g.then(UnicornSuffers(UNICORN))


@dataclass(frozen=True)
class UnicornSuffers(Listed):
    """VST-DEC-54, VST-EFF-16: 1 Health, or as many cards as his Armor; VST-EFF-31: if he has so many."""

    def losses(self, g: Vast) -> list[Action]:
        must = g.vile is not None and hunted_by(g, VILE)
        return [BLEED_HEALTH] if must or len(unicorn_of(g).hand) < armor(g) else [BLEED_HEALTH, BLEED_CARDS]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (UNICORN,) if len(self.losses(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.answer(g, BLEED_HEALTH)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return self.losses(g)

    def answer(self, g: Vast, act: Action) -> None:
        if act == BLEED_CARDS:
            g.then(DiscardUnicorn(UNICORN, armor(g)))
        else:
            hurt(g)
