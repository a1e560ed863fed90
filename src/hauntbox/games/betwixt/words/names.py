"""What things and people are called."""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.actions import SPACE_NAMES
from hauntbox.games.betwixt.cards import fate
from hauntbox.games.betwixt.cards.decks import CARDS, NONE
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.items import DROPS
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.talents import SYRINGES, TALENTS
from hauntbox.games.betwixt.cards.words import DICE, RARITIES
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.content.tiles import SIDES, TILES
from hauntbox.games.betwixt.rules.attack.means import FIRST_SYRINGE
from hauntbox.games.betwixt.rules.dice import face
from hauntbox.games.betwixt.rules.fight.victory import TEMPORARY
from hauntbox.games.betwixt.state import FAMILY, FIRST, FMS, NOBODY, Farm

COMPASS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
TRAPS: Final = ("Rat Trap", "Bear Trap", "Taser Trap", "Firework")
THE_FAMILY: Final = "the family"
GUEST_WORD: Final = "guest"


def role_name(g: Farm, role: int) -> str:
    """An FM, or the family for what belongs to all."""
    return NAMES[role] if role < FMS else "The family"


def side(g: Farm, role: int) -> str:
    """TGB-ROLE-01: all on the same side."""
    return "Family"


def monster_name(kind: int, spot: int) -> str:
    """By its position on the Monster Tracker; of a boss there is one."""
    return MONSTERS[kind].name if MONSTERS[kind].boss else f"{MONSTERS[kind].name} {spot}"


def who_name(g: Farm, who: int) -> str:
    if who == NOBODY:
        return THE_FAMILY
    if who < FAMILY:
        return NAMES[who]
    if who < FIRST:
        names = [guest.name for guest in mission_of(g.mission).guests] if g.mission else []
        return names[who - FMS] if who - FMS < len(names) else f"{GUEST_WORD} {who - FMS + 1}"
    return monster_name(g.kind[who], g.spot[who])


def tile_name(tile: int) -> str:
    return TILES[tile].name


def space_name(space: int) -> str:
    """A space of the whole map."""
    return f"{SPACE_NAMES[space & 63]}, {tile_name(space >> 6)}"


def doorway_name(way: int) -> str:
    """By the tile's own side, as it is printed."""
    return f"the {COMPASS[SIDES[way & 3]]} side of the {tile_name(way >> 2)}"


def card_name(card: int) -> str:
    return CARDS[card].name if card != NONE else "nothing"


def drop_name(card: int) -> str:
    if card < len(DROPS):
        return f"{DROPS[card].name} ({DROPS[card].text})"
    return f"a {RARITIES[card - TEMPORARY]} Temporary Drop Card"


def talent_name(talent: int) -> str:
    return SYRINGES[talent - FIRST_SYRINGE] if talent >= FIRST_SYRINGE else TALENTS[talent].name


def token_name(token: int) -> str:
    """A Fate Token as it is printed."""
    kind, number = fate.kind_of(token), fate.number_of(token)
    if kind == fate.MAP:
        return f"the Map Tile {TILES[number].number} ({tile_name(number)})"
    if kind == fate.TRAP and number:
        return f"a {TRAPS[number - 1]} Token"
    return f"a {fate.KIND_NAMES[kind]} Token{f' {number}' if number else ''}"


SYMBOLS: Final = (
    ("hits", "hit"), ("effects", "effect"), ("damage", "damage"), ("evades", "evade"), ("shields", "shield"),
    ("skull", "skull"), ("miss", "miss"),
)  # fmt: skip


def die_name(rolled: int) -> str:
    """A die as it has fallen: LG 1 hit."""
    shown = [(getattr(face(rolled), field), word) for field, word in SYMBOLS]
    signs = [f"{n} {word}" for n, word in shown if n]
    return f"{DICE[rolled >> 3]} {' '.join(signs) or 'blank'}"


# Ids in scenes --------------------------------------------------------------------------------------------------------


def figure_id(g: Farm, who: int) -> str:
    """The id of a figure: bill, or guard-dog-2."""
    return who_name(g, who).lower().replace(" ", "-")


def space_id(space: int) -> str:
    """The id of a space: 8:C3 is C3 of the tile with the number 8."""
    return f"{TILES[space >> 6].number}:{SPACE_NAMES[space & 63]}"
