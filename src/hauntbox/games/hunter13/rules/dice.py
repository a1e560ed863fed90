"""Judge-cards and shuffles, each with a purpose of its own. RND, CHK"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.state import Mansion

FIRST: Final = "first"  # GHT-RND-01
TILES: Final = "tiles"  # GHT-RND-02
FILLER: Final = "filler"  # GHT-RND-03
EVENTS: Final = "events"  # GHT-RND-04
ITEMS: Final = "items"  # GHT-RND-05
INSANITY: Final = "insanity"  # GHT-RND-06
JUDGE: Final = "judge"  # GHT-RND-07
BLACK: Final = "black"  # GHT-RND-08
VAMPIRE: Final = "vampire"  # GHT-RND-09
NUMERAL: Final = "numeral"  # GHT-RND-10
FOG: Final = "fog"  # GHT-RND-11
FREE: Final = "free"  # GHT-RND-12
LEFT_OUT: Final = "left out"  # GHT-RND-13: of the Judge-cards that are left
LOTS: Final = "lots"  # GHT-RND-03: what a scenario draws in secret
FACES: Final = 10  # GHT-CMP-08: one card of each value
ALL: Final = tuple(range(1, FACES + 1))


def judge_card(g: Mansion, role: int, purpose: str = JUDGE) -> int:
    """GHT-CHK-02, GHT-CMP-07: of the role's own ten; the black set's is that of len(g.who)."""
    if g.options.no_reshuffle:
        left = g.judges[role] or ALL
        value = left[g.roll(len(left), LEFT_OUT) - 1]  # GHT-CHK-06, GHT-RND-13
        g.judges[role] = tuple([card for card in left if card != value])
    else:
        value = g.roll(FACES, purpose)  # GHT-CHK-05
    g.rolls = (*g.rolls[-7:], (role, value))  # GHT-HID-13: it lies open on the table
    return value


def black_set(g: Mansion) -> int:
    """The place of the monsters' Judge-cards."""
    return len(g.who)
