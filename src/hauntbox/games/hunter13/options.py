"""What a table may change: numbers of the box, each with a range, and the rule variants. MODE, DEC

Never compiled, see kernel/wire.py.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec.structs import replace

from hauntbox.kernel import options
from hauntbox.kernel.options import BadOption, number, switch

BY_LEVEL: Final = -1  # as many growth steps as the scenario's level


class Options(options.Options, frozen=True):
    """The defaults are the ledger's. A scenario may set those not chosen: content/scenario_options.py."""

    players: Annotated[int, number(1, 5, "How many people.", "GHT-MODE-01", "GHT-MODE-04")] = 4
    hunters: Annotated[int, number(0, 4, "How many hunters; 0: as many as people.", "GHT-MODE-03")] = 0
    solo: Annotated[bool, switch("One person leads two or three characters.", "GHT-MODE-04", "GHT-MODE-05")] = False
    host: Annotated[bool, switch("A further person reads the scenario and directs.", "GHT-MODE-06")] = False
    automatic: Annotated[bool, switch("The fallen move by themselves.", "GHT-FALL-27")] = False
    growth: Annotated[int, number(-1, 12, "Growth steps before play; -1: by the level.", "GHT-GROW-11")] = BY_LEVEL
    moves: Annotated[int, number(1, 6, "Movement Points in a turn.", "GHT-SET-11")] = 2
    points: Annotated[int, number(0, 4, "Item-Acquirement Points in a turn.", "GHT-SET-12")] = 1
    extra_hp: Annotated[int, number(-6, 12, "Added to everybody's HP.", "GHT-SET-09")] = 0
    extra_mp: Annotated[int, number(-6, 12, "Added to everybody's MP.", "GHT-SET-09")] = 0
    foe_bonus: Annotated[int, number(-3, 3, "Added to every Enemy-monster's result.", "GHT-BAT-13")] = 0
    foe_points: Annotated[int, number(-4, 8, "Added to every Enemy-monster's HP and MP.", "GHT-EVT-07")] = 0
    checks: Annotated[int, number(-3, 3, "Added to the target number of every check.", "GHT-CHK-01")] = 0
    falling: Annotated[int, number(2, 9, "Dexterity that a Falling check needs.", "GHT-CHK-08")] = 5
    escape: Annotated[int, number(2, 9, "Dexterity that an Escape-check needs.", "GHT-CHK-09")] = 6
    shut_doors: Annotated[int, number(2, 9, "Strength that opens the doors of Confined!", "GHT-ECARD-16")] = 5
    locked_doors: Annotated[int, number(2, 9, "Strength that opens The Other Doors.", "GHT-ECARD-25")] = 6
    grimoire: Annotated[int, number(2, 9, "Intelligence that masters the Grimoire.", "GHT-ICARD-20")] = 6
    bunch: Annotated[int, number(2, 9, "Willpower that masters the Bunch of Keys.", "GHT-ICARD-22")] = 6
    vitality: Annotated[int, number(1, 30, "Vitality of an ENEMY-player.", "GHT-FALL-17")] = 10
    enemy_moves: Annotated[int, number(1, 6, "Tiles an ENEMY-player may go.", "GHT-FALL-11")] = 2
    doors: Annotated[int, number(0, 9, "Door-markers in the box.", "GHT-CMP-17")] = 3
    battle_rounds: Annotated[int, number(0, 20, "Rounds of a battle at most; 0: no limit.", "GHT-BAT-57")] = 0
    rounds: Annotated[int, number(5, 100, "Rounds after which play counts as deadlocked.", "GHT-END-05")] = 100

    # Variants. Off is the book.
    ask_relief: Annotated[bool, switch("Holders of Insanity-cards are asked before each turn.", "GHT-TURN-06")] = False
    many_doors: Annotated[bool, switch("The Door-markers never run out.", "GHT-CMP-19")] = False
    sealed_relief: Annotated[bool, switch("A sealed mansion can be broken open.", "GHT-PLACE-14")] = False
    thematic_floors: Annotated[bool, switch("No Balcony below, no Garden upstairs or below.", "GHT-PLACE-15")] = False
    open_insanity: Annotated[bool, switch("Everybody sees all Insanity-cards.", "GHT-INS-26")] = False
    no_reshuffle: Annotated[bool, switch("Judge-cards stay out until the set is used up.", "GHT-CHK-06")] = False
    items_reach: Annotated[bool, switch("Items work on door-adjacent tiles too.", "GHT-ITM-12")] = False
    lenient_rescue: Annotated[bool, switch("Companions' items help in every rescue.", "GHT-ITM-25")] = False
    resting_monsters: Annotated[bool, switch("Monsters left alone heal.", "GHT-BAT-61")] = False
    escape_anywhere: Annotated[bool, switch("Escapes lead to any adjacent tile.", "GHT-BAT-24")] = False
    relief_by_stairs: Annotated[bool, switch("Relief cards reach along stairs, towers, chutes.", "GHT-SO-06")] = False
    fog_stops: Annotated[bool, switch("The Fog opens no tiles.", "GHT-ECARD-55")] = False
    growth_counts: Annotated[bool, switch("Growth is limited by steps, not by bonuses.", "GHT-GROW-21")] = False
    side_points: Annotated[bool, switch("Level Points go by the side that a player is on.", "GHT-GROW-17")] = False


PRESETS: Final[dict[str, dict[str, int | bool]]] = {
    "By the book": {},
    "Gentle start": {"growth": 4, "ask_relief": False},
    "Solo": {"players": 1, "hunters": 3},
    "Solo, automatic": {"players": 1, "hunters": 2, "automatic": True},
    "Two hunters": {"players": 2},
    "Three hunters": {"players": 3},
    "With a host": {"players": 5, "host": True},
    "Open hands": {"open_insanity": True},
}
PRESET_LINES: Final = {
    "By the book": "Four hunters, every number as the rulebook has it.",
    "Gentle start": "Every hunter starts four growth steps stronger.",
    "Solo": "You lead three hunters.",
    "Solo, automatic": "You lead two hunters, and the fallen move by themselves.",
    "Two hunters": "Two people, a hunter each.",
    "Three hunters": "Three people, a hunter each.",
    "With a host": "Four hunters, and a fifth person who reads the scenario and directs play.",
    "Open hands": "Everybody sees all Insanity-cards.",
}


def settled(options: Options) -> Options:
    """With the number of characters: GHT-MODE-04: one person leads three, if nothing else is said."""
    if options.solo or options.players == 1:
        return replace(options, hunters=options.hunters or 3, solo=True)
    return replace(options, hunters=options.hunters or options.players - options.host)


def check(options: Options) -> None:
    """GHT-MODE-01: two to four characters; GHT-MODE-04: a solo player has two or three and no host."""
    options = settled(options)
    if not 2 <= options.hunters <= 4:
        raise BadOption(f"{options.hunters} characters: 2 to 4 can play")
    if options.solo and options.hunters > 3:
        raise BadOption("solo needs hunters=2 or hunters=3")
    if options.solo and options.host:
        raise BadOption("solo and host exclude one another")


def seats(options: Options, scenario: str = "") -> list[tuple[int, ...]]:
    """GHT-MODE-01: one for each character, GHT-MODE-04: or one for all, GHT-MODE-07: and one for the host.

    GHT-MODE-05: whoever leads several has a turn, a hand and items for each.
    """
    options = settled(options)
    if options.solo:
        return [tuple(range(options.hunters))]
    return [(role,) for role in range(options.hunters + options.host)]
