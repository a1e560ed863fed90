"""What a table may change: numbers of the box, each with a range, and the rule variants. SCN, COP

Never compiled, see kernel/wire.py.
"""

from __future__ import annotations

from typing import Annotated, Final

from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.kernel import options
from hauntbox.kernel.options import BadOption, number, switch, word

BENCH: Final = ("nobody", *[card.look for card in CHARACTERS])


class Options(options.Options, frozen=True):
    """The defaults are the ledger's."""

    players: Annotated[int, number(1, 4, "How many people play; together they lead four.", "GBT-SCN-03")] = 4
    level: Annotated[int, number(0, 5, "Level at the start; 0: as the scenario says.", "GBT-SCN-11")] = 0
    bench: Annotated[str, word(BENCH, "The character who stays at home; nobody: players choose.", "GBT-CHR-01")] = (
        "nobody"
    )
    actions: Annotated[int, number(1, 6, "Actions in a turn.", "GBT-ROU-02")] = 3
    maneuvers: Annotated[int, number(0, 6, "Maneuvers in a turn.", "GBT-ROU-03")] = 2
    move: Annotated[int, number(1, 6, "Spaces of a Move.", "GBT-MOV-01")] = 2
    drive: Annotated[int, number(1, 12, "Spaces of a Drive of the Ecto-1a.", "GBT-DRV-01")] = 6
    stride: Annotated[int, number(1, 6, "Spaces of a Drive of Lady Liberty.", "GBT-LIB-14")] = 2
    sight: Annotated[int, number(1, 6, "How far everybody sees.", "GBT-LOS-01")] = 3
    tokens: Annotated[int, number(1, 8, "Tokens of a Ghostbuster: Streams or Mood Slimes.", "GBT-STR-01")] = 5
    slimes: Annotated[int, number(1, 5, "Slimes on a Ghostbuster before one turns Caustic.", "GBT-SLM-12")] = 3
    caustic: Annotated[int, number(1, 5, "Caustic Slimes on one Ghostbuster that lose the game.", "GBT-SCN-10")] = 3
    to_hit: Annotated[int, number(-2, 2, "Added to every To Hit.", "GBT-ENT-09")] = 0
    timer: Annotated[int, number(-4, 6, "Added to the Goo Timer and its maximum.", "GBT-SET-04")] = 0
    goo_timer: Annotated[int, number(0, 3, "What a Goo Pile gives to the Goo Timer.", "GBT-GOO-03")] = 1
    goo_xp: Annotated[int, number(0, 3, "XP for a Goo Pile.", "GBT-XP-03")] = 1
    token_xp: Annotated[int, number(0, 3, "XP for each token on what is Trapped or closed.", "GBT-XP-01")] = 1
    level_2: Annotated[int, number(1, 30, "XP of Level 2.", "GBT-CCH-22")] = 5
    level_3: Annotated[int, number(1, 30, "XP of Level 3.", "GBT-CCH-22")] = 11
    level_4: Annotated[int, number(1, 30, "XP of Level 4.", "GBT-CCH-22")] = 18
    level_5: Annotated[int, number(1, 30, "XP of Level 5.", "GBT-CCH-22")] = 26
    most_xp: Annotated[int, number(1, 60, "The most XP a Ghostbuster can have.", "GBT-XP-06")] = 30

    # Variants. Off is the book.
    ghost_traps: Annotated[bool, switch("Ghosts are Trapped by hand, with Trap tokens.", "GBT-TRP-01")] = False
    saved_tank: Annotated[bool, switch("Campaign: the Ecto-Tank carries over.", "GBT-CAM-12")] = False
    keep_progress: Annotated[bool, switch("Campaign: what a lost scenario brought is kept.", "GBT-CAM-17")] = False
    manual_order: Annotated[bool, switch("Players choose which Entity of a Class acts first.", "GBT-ROU-13")] = False
    strict_splatter: Annotated[bool, switch("Lines stop the Splatter of Gates and spaces.", "GBT-KEY-28")] = False
    freed_humans: Annotated[bool, switch("Trapped Haunted Humans go free.", "GBT-COP-02")] = False
    easy: Annotated[bool, switch("Easier: two more rounds.", "GBT-COP-03")] = False
    hard: Annotated[bool, switch("Harder: a round fewer, and some Ghosts have Shadows.", "GBT-COP-04")] = False
    random_map: Annotated[bool, switch("A map of four random tiles, played like scenario 1.1.", "GBT-COP-05")] = False


def check(options: Options) -> None:
    """GBT-COP-01: all of them are off at first; some exclude one another."""
    if options.easy and options.hard:
        raise BadOption("easy and hard exclude one another (GBT-COP-01)")
    if not options.level_2 < options.level_3 < options.level_4 < options.level_5 <= options.most_xp:
        raise BadOption("each Level needs more XP than the one before it (GBT-CCH-22)")


def seats(options: Options, scenario: str = "") -> list[tuple[int, ...]]:
    """GBT-SCN-03: four Ghostbusters for one to four people; GBT-SCN-04: one person leads them all."""
    return list(SEATS[options.players])


SEATS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    1: ((0, 1, 2, 3),),
    2: ((0, 1), (2, 3)),
    3: ((0, 1), (2,), (3,)),
    4: ((0,), (1,), (2,), (3,)),
}
