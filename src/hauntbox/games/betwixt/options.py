"""What a table may change: numbers of the box, each with its range; and who sits where. PAR, ROLE

Never compiled, see kernel/wire.py.
"""

from __future__ import annotations

from typing import Annotated, Final

from hauntbox.kernel import options
from hauntbox.kernel.options import number, switch


class Options(options.Options, frozen=True):
    """The defaults are the ledger's."""

    players: Annotated[int, number(1, 4, "How many people.", "TGB-ROLE-01")] = 4
    active_fms: Annotated[int, number(1, 4, "Family members in play at once.", "TGB-PAR-01", "TGB-ROLE-10")] = 3
    fm_tokens: Annotated[int, number(3, 9, "Target Tokens of each family member.", "TGB-PAR-02", "TGB-FAM-05")] = 6
    draw_count: Annotated[int, number(2, 4, "Counting tokens drawn for a tile.", "TGB-PAR-03", "TGB-DRAW-04")] = 3
    monster_tokens: Annotated[int, number(1, 4, "Monster Tokens kept in a Drawing Phase.", "TGB-PAR-04")] = 3
    put_back_limit: Annotated[int, number(2, 6, "Tokens put back in a row that end the drawing.", "TGB-PAR-05")] = 3
    low_bag: Annotated[int, number(0, 4, "A bag with so few tokens left is emptied.", "TGB-PAR-06", "TGB-DRAW-37")] = 2
    group_limit: Annotated[int, number(3, 6, "The most monsters in a group.", "TGB-PAR-07", "TGB-CMP-07")] = 6
    stash_limit: Annotated[int, number(0, 10, "The most cards in the Stash.", "TGB-PAR-08", "TGB-CMP-26")] = 5
    extra_spaces: Annotated[int, number(1, 6, "Extra Inventory spaces.", "TGB-PAR-09", "TGB-INV-01")] = 3
    hit_color_limit: Annotated[
        int, number(2, 6, "The most hit dice of one color in an attack.", "TGB-PAR-10", "TGB-DICE-07")
    ] = 3
    defense_limit: Annotated[
        int, number(1, 6, "The most defense dice against an attack.", "TGB-PAR-11", "TGB-DICE-23")
    ] = 3
    penalty_miss: Annotated[
        int, number(0, 5, "Without a clear line, a D6 up to this misses.", "TGB-PAR-12", "TGB-RNG-06")
    ] = 2
    blind_need: Annotated[int, number(2, 6, "A Blind attacker needs this on a D6.", "TGB-PAR-13")] = 5
    trouble_high: Annotated[
        int, number(0, 6, "A D6 up to this brings trouble to the lookout.", "TGB-PAR-14", "TGB-LOOK-18")
    ] = 1
    patience: Annotated[
        int,
        number(1, 6, "Turns without reach after which a monster looks for another target.", "TGB-PAR-15", "TGB-AI-16"),
    ] = 3
    rat_trap: Annotated[int, number(0, 5, "Bleed of a Rat Trap.", "TGB-PAR-16", "TGB-TRAP-01")] = 2
    bear_trap: Annotated[int, number(0, 8, "Damage of a Bear Trap.", "TGB-PAR-17", "TGB-TRAP-02")] = 3
    taser_trap: Annotated[int, number(0, 5, "Damage of a Taser Trap.", "TGB-PAR-18", "TGB-TRAP-03")] = 1
    fm_hp: Annotated[int, number(-4, 10, "Added to the HP of each family member.", "TGB-PAR-19", "TGB-FAM-01")] = 0
    monster_hp: Annotated[int, number(-2, 6, "Added to the HP of each monster.", "TGB-PAR-20", "TGB-MON-01")] = 0
    boss_hp: Annotated[int, number(-10, 20, "Added to the HP of each boss besides.", "TGB-PAR-21", "TGB-MON-18")] = 0
    xp_percent: Annotated[int, number(50, 300, "Percentage of all XP gained, rounded up.", "TGB-PAR-22")] = 100
    housekeeping: Annotated[int, number(0, 40, "Changes of cards in an Exploration Phase.", "TGB-PAR-23")] = 12
    cart_cards: Annotated[int, number(0, 6, "Drawn cards on the cart between missions.", "TGB-PAR-24")] = 3
    fight_rounds: Annotated[int, number(10, 200, "Rounds after which a fight is lost.", "TGB-PAR-25")] = 40
    # TGB-OPT-04: other readings of a rule; TGB-OPT-02: each replaces just the rule beside which it stands.
    lookout_choice: Annotated[bool, switch("Lookout trouble: the player chooses HP or FP.", "TGB-LOOK-20")] = False
    exposed_family: Annotated[bool, switch("With nobody on lookout there is a loss every round.", "TGB-LOOK-22")] = (
        False
    )
    repeat_effects: Annotated[
        bool, switch("A weapon effect may be paid for more than once in an attack.", "TGB-CARD-29")
    ] = False
    climb_obstacles: Annotated[bool, switch("Obstacles can be crossed for an extra movement point.", "TGB-MOVE-07")] = (
        False
    )
    no_renew: Annotated[bool, switch("A repeated stance does not keep its old chip.", "TGB-CHIP-13")] = False
    armor_stops_elements: Annotated[bool, switch("Armor reduces elemental damage too.", "TGB-ELEM-07")] = False
    lasting_traps: Annotated[bool, switch("Sprung traps stay on the map.", "TGB-TRAP-10")] = False
    next_from_last: Annotated[bool, switch("The next tile is the one after the tile played last.", "TGB-DRAW-08")] = (
        False
    )
    true_ambush: Annotated[bool, switch("Ambushers act before the preparation step.", "TGB-AMB-07")] = False
    free_items: Annotated[bool, switch("Items and support talents work between fights, too.", "TGB-EXP-14")] = False
    single_mission: Annotated[bool, switch("A single mission starts with a made-up Diary.", "TGB-OPT-05")] = False
    second_chance: Annotated[bool, switch("The family gets help after two failures in a row.", "TGB-CAMP-24")] = False


# TGB-ROLE-02, TGB-ROLE-03, TGB-ROLE-07: all FMs to one player, two to each of two, one to each of four.
# TGB-ROLE-11: these are suggestions, a table may share out the minds in any other way.
SEATS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    1: ((0, 1, 2, 3),),
    2: ((0, 1), (2, 3)),
    3: ((0,), (1,), (2,)),
    4: ((0,), (1,), (2,), (3,)),
}


def seats(options: Options, scenario: str = "") -> list[tuple[int, ...]]:
    """TGB-ROLE-01: one to four players, all on the same side."""
    return list(SEATS[options.players])
