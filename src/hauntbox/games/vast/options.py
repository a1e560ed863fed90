"""What a table may change: who plays, at which level, by which variants. PAR, DIF, OPT

Which roles go together says table/terms.py. Never compiled, see kernel/wire.py.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final

from hauntbox.kernel import options
from hauntbox.kernel.options import BadOption, number, switch, word

KNIGHT_LEVELS: Final = ("novice", "squire", "knight", "baroness", "lady")
THIEF_LEVELS: Final = ("footpad", "burglar", "thief", "prowler", "invader")
GOBLIN_LEVELS: Final = ("miscreant", "boss", "chief", "master", "warlord")
GHOUL_LEVELS: Final = ("ragpicker", "scavenger", "ghoul", "stalker", "hunter")
CAVE_LEVELS: Final = ("lava_tube", "spillway", "cave", "great", "grand")
GHOST_LEVELS: Final = ("spirit", "specter", "ghost", "phantom", "wraith")
UNICORN_LEVELS: Final = ("pony", "mare", "unicorn", "dire", "phantasm")
HUNTERS: Final = ("nobody", "knight", "goblins", "vile_ghoul", "dragon", "thief", "ghoul")
DRAGON_LEVELS: Final = ("hatchling", "whelp", "dragon", "elder", "ancient")
PLAYERS: Final = "players"
SOLO_LEVELS: Final = ("easy", "medium", "hard")


class Options(options.Options, frozen=True):
    """The defaults are the ledger's: Knight against Ghoul, both at the standard level."""

    players: Annotated[int, number(1, 7, "How many people play.", "VSB-ORD-18", "VST-PAR-01")] = 2
    # Seats, in the order of turns. VSB-PAR-01, VST-PAR-01. A role that is not built yet cannot be chosen.
    knight: Annotated[bool, switch("The Knight plays.", "VSB-PAR-01", "VST-PAR-01")] = True
    goblins: Annotated[bool, switch("The Goblins play.", "VSB-PAR-01", "VST-PAR-01")] = False
    vile_ghoul: Annotated[bool, switch("The Vile Ghoul plays.", "VSB-PAR-01", "VST-PAR-01")] = False
    dragon: Annotated[bool, switch("The Dragon plays.", "VSB-PAR-01", "VST-PAR-01")] = False
    unicorn: Annotated[
        bool, switch("The Nightmare Unicorn plays, in the Dragon's place or beside him.", "VSB-PAR-01", "VSB-PAR-08")
    ] = False
    cave: Annotated[bool, switch("The Cave plays.", "VSB-PAR-01", "VST-PAR-01")] = False
    cave_ghost: Annotated[bool, switch("The Cave Ghost plays.", "VSB-PAR-01", "VST-PAR-01")] = False
    thief: Annotated[bool, switch("The Thief plays.", "VSB-PAR-01", "VST-PAR-01")] = False
    ghoul: Annotated[bool, switch("The Ghoul plays.", "VSB-PAR-01", "VST-PAR-01")] = True
    ghost: Annotated[bool, switch("The Ghost plays.", "VSB-PAR-01", "VST-PAR-01")] = False
    # Levels. VSB-PAR-02: the third is the standard.
    knight_level: Annotated[
        str, word(KNIGHT_LEVELS, "How hard the game is for the Knight.", "VSB-PAR-02", "VSB-DIF-01")
    ] = "knight"
    goblin_level: Annotated[
        str, word(GOBLIN_LEVELS, "How hard the game is for the Goblins.", "VSB-PAR-02", "VSB-DIF-02")
    ] = "chief"
    dragon_level: Annotated[
        str, word(DRAGON_LEVELS, "How hard the game is for the Dragon.", "VSB-PAR-02", "VSB-DIF-03")
    ] = "dragon"
    unicorn_level: Annotated[
        str, word(UNICORN_LEVELS, "How hard the game is for the Nightmare Unicorn.", "VSB-PAR-02", "VSB-DIF-07")
    ] = "unicorn"
    cave_level: Annotated[str, word(CAVE_LEVELS, "How hard the game is for the Cave.", "VSB-PAR-02", "VSB-DIF-04")] = (
        "cave"
    )
    thief_level: Annotated[
        str, word(THIEF_LEVELS, "How hard the game is for the Thief.", "VSB-PAR-02", "VSB-DIF-05")
    ] = "thief"
    ghoul_level: Annotated[
        str, word(GHOUL_LEVELS, "How hard the game is for the Ghoul.", "VST-PAR-02", "VST-DIF-07")
    ] = "ghoul"
    ghost_level: Annotated[
        str,
        word(
            GHOST_LEVELS,
            "How hard the game is for the Ghost or the Cave Ghost.",
            "VSB-PAR-02",
            "VSB-DIF-06",
            "VSB-CGH-19",
        ),
    ] = "ghost"
    solo_level: Annotated[str, word(SOLO_LEVELS, "How hard a game for one player is.", "VST-PAR-03", "VSB-PAR-03")] = (
        "medium"
    )
    agreed_crystals: Annotated[
        int, number(5, 6, "Crystals for the Knight, and Treasures for the Thief.", "VSB-PAR-04", "VSB-PLR-11")
    ] = 5
    agreed_artifacts: Annotated[
        int,
        number(
            5, 6, "Artifacts for the Ghost against the Goblins, who need a Crystal fewer.", "VSB-PAR-04", "VSB-PLR-20"
        ),
    ] = 5
    # Variants.
    fully_focused: Annotated[
        bool, switch("Before her escape the Ghost must also end a turn on a free Ghost tile.", "VSB-OPT-02")
    ] = False
    shadow_unicorn: Annotated[
        bool,
        switch("The Shadow Unicorn is in the cave; nobody plays it.", "VSB-OPT-05", "VSB-PAR-08", "VST-SOLO-14"),
    ] = False
    hunter: Annotated[
        str,
        word(HUNTERS, "Who must kill the Shadow Unicorn, or the Nightmare Unicorn beside the Dragon.", "VSB-PAR-06"),
    ] = "nobody"
    simple_teleport: Annotated[
        bool, switch("A Unicorn card always points north, wherever the Unicorn looks.", "VSB-OPT-03")
    ] = False
    collapse_variant: Annotated[bool, switch("Some tiles stay in the box, unseen.", "VSB-SET-11")] = False
    collapse_variant_tiles: Annotated[
        int, number(2, 4, "How many tiles stay in the box.", "VSB-PAR-05", "VSB-SET-11")
    ] = 3
    terrain: Annotated[bool, switch("Lakes, Rivers, Pits and more come with Events.", "VSB-TRN-10", "VSB-CMP-03")] = (
        False
    )
    crowded_house: Annotated[
        bool,
        switch("In a large round fewer tiles come and go, and the Cave draws more Omens.", "VSB-OPT-04", "VSB-VAR-24"),
    ] = False
    skitter_variant: Annotated[
        bool, switch("The Ghoul names the symbol when it skitters; its opponent picks the tile.", "VST-SKV-01")
    ] = False
    skitter_ignores_tokens: Annotated[bool, switch("The Ghoul may skitter onto tokens.", "VST-OPT-05")] = False
    crystal_no_fury: Annotated[bool, switch("A smashed Crystal makes no Fury.", "VST-OPT-01")] = False
    crystal_to_knight: Annotated[bool, switch("The Knight gets the Crystals that the Ghoul smashes.", "VST-OPT-02")] = (
        False
    )
    goblins_no_escape: Annotated[
        bool, switch("Against the Ghoul the Goblins need not escape: the last Crystal wins.", "VST-OPT-06")
    ] = False
    evasion_denies_fury: Annotated[bool, switch("An attack that the Thief evades makes no Fury.", "VST-OPT-03")] = False
    backstab_pins: Annotated[
        bool, switch("A Ghoul that a Backstab leaves no movement cannot move this turn.", "VST-OPT-08")
    ] = False
    slow_collapse: Annotated[
        bool, switch("Four or more players without the Cave: a turn of the Collapse takes one tile.", "VSB-COLL-06")
    ] = False
    solo_two_dice: Annotated[
        bool, switch("In a game alone, too, Stalker and Hunter have only two dice.", "VST-DIF-09", "VST-PAR-08")
    ] = False
    vile_shares_ghoul_entry: Annotated[
        bool, switch("The Vile Ghoul enters a space with several pieces at the Ghoul's price.", "VST-OPT-09")
    ] = False
    six_row_chart: Annotated[bool, switch("The Vile Ghoul's chart has a row for each face.", "VST-OPT-07")] = False
    cave_starts_with_three: Annotated[bool, switch("The Cave begins with three Omens.", "VSB-OPT-01")] = False
    spores_no_skitter: Annotated[bool, switch("Soporific Spores make no Ghoul skitter.", "VST-OPT-04")] = False
    # Numbers of our own.
    lurk_movement: Annotated[int, number(1, 9, "Movement of the row Lurk.", "VST-PAR-05", "VST-VGX-08")] = 6
    lurk_attack: Annotated[int, number(1, 9, "Attack of the row Lurk.", "VST-PAR-05", "VST-VGX-08")] = 2
    stalk_movement: Annotated[int, number(1, 9, "Movement of the row Stalk.", "VST-PAR-05", "VST-VGX-09")] = 4
    stalk_attack: Annotated[int, number(1, 9, "Attack of the row Stalk.", "VST-PAR-05", "VST-VGX-09")] = 3
    rend_movement: Annotated[int, number(1, 9, "Movement of the row Rend.", "VST-PAR-05", "VST-VGX-10")] = 3
    rend_attack: Annotated[int, number(1, 9, "Attack of the row Rend.", "VST-PAR-05", "VST-VGX-10")] = 4
    boost_worth: Annotated[int, number(1, 3, "Movement or Attack that a Boost die is worth.", "VST-PAR-06")] = 1
    unicorn_pace: Annotated[
        int, number(1, 5, "Actions of the Nightmare Unicorn, at first.", "VSB-PAR-07", "VSB-UNS-06")
    ] = 2
    unicorn_clarity: Annotated[
        int, number(1, 5, "Cards that the Unicorn reveals for a forced Teleport, at first.", "VSB-PAR-07", "VSB-UNS-06")
    ] = 1
    spirit_spaces: Annotated[
        int, number(1, 5, "Upgrade spaces of the Unicorn's Spirit.", "VSB-PAR-07", "VSB-UNS-09")
    ] = 3
    pace_spaces: Annotated[int, number(1, 5, "Upgrade spaces of the Unicorn's Pace.", "VSB-PAR-07", "VSB-UNS-09")] = 3
    armor_spaces: Annotated[int, number(1, 5, "Upgrade spaces of the Unicorn's Armor.", "VSB-PAR-07", "VSB-UNS-09")] = 2
    clarity_spaces: Annotated[
        int, number(1, 5, "Upgrade spaces of the Unicorn's Clarity.", "VSB-PAR-07", "VSB-UNS-09")
    ] = 2
    shadow_spirit: Annotated[
        int, number(1, 5, "Cards of the Shadow Unicorn's Spirit pile, at first.", "VSB-PAR-07", "VSB-SHU-03")
    ] = 3
    shadow_armor: Annotated[int, number(1, 5, "Armor of the Shadow Unicorn, at first.", "VSB-PAR-07", "VSB-SHU-03")] = 2
    agreed_treasures: Annotated[
        int, number(5, 6, "Treasures for the Thief against the Vile Ghoul, who needs a Crystal more.", "VST-PAR-04")
    ] = 5
    rockslide_price: Annotated[
        int, number(1, 4, "Omens for the Cave Ghost's Rockslide.", "VSB-PAR-07", "VSB-CGH-09")
    ] = 2
    curse_price: Annotated[
        int, number(1, 4, "Omens for the Cave Ghost's Crystal Curse.", "VSB-PAR-07", "VSB-CGH-09")
    ] = 1
    plot_twist_price: Annotated[
        int, number(1, 4, "Omens for the Cave Ghost's Plot Twist.", "VSB-PAR-07", "VSB-CGH-09")
    ] = 2
    telekinesis_price: Annotated[
        int, number(1, 4, "Omens for the Cave Ghost's Telekinesis.", "VSB-PAR-07", "VSB-CGH-09")
    ] = 1
    round_limit: Annotated[int, number(10, 300, "Rounds after which the cave has collapsed.", "VSB-PAR-09")] = 100


# Who plays. ----------------------------------------------------------------------------------------------------------

CALLED: Final = (
    "ghoul",
    "knight",
    "dragon",
    "thief",
    "goblins",
    "cave",
    "ghost",
    "unicorn",
    "vile_ghoul",
    "cave_ghost",
)  # who is called, in this order, where players are counted and roles are not named


BY_NAME: Final = ("vile_ghoul", "unicorn", "cave_ghost")  # who plays only if named


def derived(options: Options, chosen: Collection[str], scenario: str) -> dict[str, int | bool]:
    """Roles that were not named follow from the number of players; that, where it was not said, from the roles.

    VSB-ORD-18, VST-PAR-01: a role for each player.
    """
    named = [role for role in CALLED if role in chosen]
    if PLAYERS not in chosen:
        return {PLAYERS: sum([getattr(options, role) for role in CALLED])}
    on = [role for role in named if getattr(options, role)]
    free = [role for role in CALLED if role not in chosen and role not in BY_NAME]
    if options.vile_ghoul:
        free = [role for role in free if role not in ("ghoul", "goblins")]  # VST-CMP-09, VST-ORD-07: its places
    if options.cave_ghost:
        free = [role for role in free if role not in ("cave", "ghost")]  # VSB-ORD-19: her places
    playing = on + free[: max(options.players - len(on), 0)]
    if len(playing) != options.players:
        seats = "a player" if options.players == 1 else f"{options.players} players"
        raise BadOption(
            f"{len(playing)} roles for {seats}: each player has one role, change seats or roles (VSB-ORD-18)"
        )
    rest = [role for role in CALLED if role not in chosen]
    return {role: role in playing for role in rest}
