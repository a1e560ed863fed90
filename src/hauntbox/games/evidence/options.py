"""What a table may change: the numbers of section PAR, each with a range, and the rule variants. PAR, OPT, DRF, AUT

Never compiled, see kernel/wire.py.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final

from hauntbox.kernel import options
from hauntbox.kernel.options import BadOption, number, retired, switch, word

LEVELS: Final = ("no", "shy", "restless", "vengeful")
EVEN: Final = {  # EVI-PAR-27: by map and number of hunters
    ("larkspur", 3): {"grace_rounds": 7, "dawn_round": 36},
    ("larkspur", 4): {"grace_rounds": 1, "dawn_round": 36},
    ("penhallow", 3): {"grace_rounds": 14, "hunter_hand": 3, "dawn_round": 50},
    ("penhallow", 4): {"grace_rounds": 8, "dawn_round": 50},
    ("corvane", 3): {"grace_rounds": 14, "hunter_hand": 3, "dawn_round": 60, "spirit_box_range": 3},
    ("corvane", 4): {"grace_rounds": 6, "dawn_round": 60, "spirit_box_range": 3},
}
HARSH: Final = 6  # rounds that the expert preset takes off a night


class Options(options.Options, frozen=True):
    """The defaults are the book's. What presets and variants change is in the numbers already, see `derived`."""

    players: Annotated[int, number(1, 5, "How many people play, the ghost included.", "EVI-PAR-03", "EVI-SET-02")] = 4
    hunter_move: Annotated[int, number(1, 12, "Squares a hunter may walk in a turn.", "EVI-PAR-01")] = 4
    hunter_hand: Annotated[int, number(1, 6, "Items a hunter may hold.", "EVI-PAR-02")] = 2
    grace_rounds: Annotated[int, number(0, 20, "Rounds at the start without a hunt roll.", "EVI-PAR-04")] = 3
    event_range: Annotated[int, number(0, 20, "How far a Ghost Event reaches.", "EVI-PAR-05")] = 4
    poltergeist_event_range: Annotated[
        int, number(0, 20, "How far a Poltergeist's Ghost Event reaches.", "EVI-PAR-06")
    ] = 6
    listen_range: Annotated[int, number(0, 20, "How far a hunter hears, through walls.", "EVI-PAR-07")] = 4
    sight_range: Annotated[int, number(0, 20, "How far a hunter sees books, salt and DOTS.", "EVI-PAR-08")] = 4
    uv_range: Annotated[int, number(0, 20, "How far the flashlight shines.", "EVI-PAR-09")] = 2
    spirit_box_range: Annotated[int, number(0, 20, "From how far a ghost answers the Spirit Box.", "EVI-PAR-10")] = 2
    dots_range: Annotated[int, number(0, 20, "How far a DOTS field extends in its room.", "EVI-PAR-11")] = 2
    kill_reach: Annotated[int, number(0, 6, "How far a hunting ghost kills.", "EVI-PAR-12")] = 1
    uv_life: Annotated[int, number(1, 30, "How many rounds a print can be found.", "EVI-PAR-13")] = 5
    obake_uv_life: Annotated[int, number(1, 30, "How many rounds an Obake's print can be found.", "EVI-PAR-14")] = 3
    uv_roll: Annotated[int, number(1, 7, "A ghost leaves a print on this or higher.", "EVI-PAR-15")] = 4
    book_roll: Annotated[int, number(1, 7, "A ghost writes in a Book on this or higher.", "EVI-PAR-16")] = 4
    emf_roll: Annotated[int, number(1, 7, "The EMF Reader reads on this or higher.", "EVI-PAR-17")] = 4
    myling_event_roll: Annotated[
        int, number(1, 7, "A Myling must cause a Ghost Event on this or higher.", "EVI-PAR-18")
    ] = 4
    hunt_rounds: Annotated[int, number(1, 12, "Rounds a hunt lasts, the first included.", "EVI-PAR-19")] = 4
    demon_extra_rounds: Annotated[int, number(0, 6, "Rounds by which a Demon may lengthen its hunt.", "EVI-PAR-20")] = 1
    yokai_cut: Annotated[int, number(0, 6, "By how much a Yokai may lower its countdown.", "EVI-PAR-21")] = 2
    countdown_step: Annotated[
        int, number(0, 6, "By how much a failed hunt roll lowers the countdown.", "EVI-PAR-22")
    ] = 1
    countdown_floor: Annotated[int, number(1, 6, "The countdown never falls below this.", "EVI-PAR-23")] = 1
    salt_uses: Annotated[int, number(1, 6, "Salt tiles in a Saltshaker.", "EVI-PAR-24")] = 3
    item_copies: Annotated[int, number(1, 4, "Cards of each item in the deck.", "EVI-PAR-25")] = 2
    dawn_round: Annotated[int, number(0, 200, "The last round; 0: as the map says.", "EVI-PAR-26")] = 0

    # Variants. Off is the book.
    original_draft: Annotated[bool, switch("The older draft: turn order, hunts, items, evidence.", "EVI-DRF-01")] = (
        False
    )
    taunt: Annotated[bool, switch("Hunters may taunt the ghost.", "EVI-OPT-01")] = False
    event_roll: Annotated[bool, switch("Ghost Events are rolled for, not chosen.", "EVI-OPT-05")] = False
    name_the_ghost: Annotated[bool, switch("Hunters win by naming the type.", "EVI-OPT-06")] = False
    any_return: Annotated[bool, switch("One hunter in the van is enough to win.", "EVI-OPT-10")] = False
    fixed_loadout: Annotated[bool, switch("No exchange and no picking up of items.", "EVI-OPT-11")] = False
    single_copy: Annotated[bool, switch("One card of each item.", "EVI-OPT-12")] = False
    lone_hunter: Annotated[bool, switch("Two players: one hunter only.", "EVI-OPT-13")] = False
    field_bag: Annotated[bool, switch("Larger hands for one or two hunters.", "EVI-OPT-14")] = False
    no_dawn: Annotated[bool, switch("The game has no last round.", "EVI-OPT-15")] = False
    dawn_defeat: Annotated[bool, switch("At dawn the ghost wins.", "EVI-OPT-16")] = False
    diagonal_reach: Annotated[bool, switch("Kills and the Spirit Box reach diagonally too.", "EVI-OPT-17")] = False
    line_of_sight: Annotated[bool, switch("Hunters see in straight lines only.", "EVI-OPT-18")] = False
    event_names_room: Annotated[bool, switch("A Ghost Event names the ghost's room.", "EVI-OPT-19")] = False
    poltergeist_noise: Annotated[bool, switch("Far away, a Poltergeist is heard but slows nobody.", "EVI-OPT-20")] = (
        False
    )
    yokai_steep: Annotated[bool, switch("A Yokai's countdown falls by 2.", "EVI-OPT-21")] = False
    yokai_flat: Annotated[bool, switch("A Yokai's countdown is 4.", "EVI-OPT-22")] = False
    graded_emf: Annotated[bool, switch("The EMF Reader also shows level 3.", "EVI-OPT-23")] = False
    random_ghost: Annotated[bool, switch("The ghost's type and room are drawn at random.", "EVI-OPT-24")] = False
    one_victim: Annotated[bool, switch("A ghost kills one hunter at a time.", "EVI-OPT-25")] = False
    constant_menace: Annotated[bool, switch("A hunter who steps next to a hunting ghost dies.", "EVI-OPT-26")] = False
    stay_after_hunt: Annotated[bool, switch("After a hunt the ghost stays where it is.", "EVI-OPT-27")] = False
    countdown_in_grace: Annotated[bool, switch("The countdown falls in grace rounds.", "EVI-OPT-28")] = False
    spirit_box_through_walls: Annotated[bool, switch("The Spirit Box hears through walls.", "EVI-OPT-29")] = False
    prints_at_home: Annotated[bool, switch("Prints are left in the ghost room only.", "EVI-OPT-30")] = False
    more_ghosts: Annotated[bool, switch("Three more ghost types.", "EVI-GAP-14")] = False
    auto_ghost: Annotated[str, word(LEVELS, "An automated ghost, and how fierce it is.", "EVI-AUT-01")] = "no"
    solo_hunters: Annotated[int, number(2, 4, "Hunters that a solo player leads.", "EVI-AUT-01")] = 2
    # Presets: they set numbers above that the table has not chosen.
    even_chances: Annotated[bool, switch("Numbers by which each side wins about half the games.", "EVI-PAR-27")] = False
    gentle: Annotated[
        bool,
        switch("Beginner rules: evidence shows on a 3, hands hold three items, and grace lasts longer.", "EVI-OPT-33"),
    ] = False
    harsh: Annotated[
        bool, switch("Expert rules: evidence shows on a 5, one card of each item, and an early dawn.", "EVI-OPT-34")
    ] = False
    # Of records before rules 4, where it was on if nothing was said; only content/earlier_options.py reads it.
    suited: Annotated[bool, retired("it is called even_chances, and off unless chosen")] = True


EXCLUSIVE: Final = (
    ("yokai_steep", "yokai_flat"),
    ("no_dawn", "dawn_defeat"),
    ("gentle", "harsh"),
    ("fixed_loadout", "field_bag"),
    ("original_draft", "stay_after_hunt"),
    ("auto_ghost", "random_ghost"),
)


def is_on(options: Options, name: str) -> bool:
    return getattr(options, name) not in (False, "no")


def check(options: Options) -> None:
    """EVI-OPT-31: some options exclude one another; EVI-OPT-32: all others go together."""
    for one, other in EXCLUSIVE:
        if is_on(options, one) and is_on(options, other):
            raise BadOption(f"{one} and {other} exclude one another (EVI-OPT-31)")
    if options.players == 1 and not is_automated(options):
        raise BadOption("one player needs an automated ghost: auto_ghost=restless, or more players (EVI-AUT-01)")
    if options.players == 5 and is_automated(options):
        raise BadOption("an automated ghost plays against four hunters at most (EVI-AUT-01)")


def even(options: Options, scenario: str) -> dict[str, int]:
    """EVI-PAR-27: the numbers by which hunters and ghost have even chances on a map; none for maps of one's own."""
    if not options.even_chances or options.original_draft:
        return {}
    return EVEN.get((scenario, hunters(options)), {})


def derived(options: Options, chosen: Collection[str], scenario: str = "") -> dict[str, int | bool]:
    """What presets and variants set. EVI-OPT-35: whoever settles a game leaves alone what the table has chosen."""
    changes: dict[str, int | bool] = {**even(options, scenario)}
    if options.gentle:
        changes |= {"uv_roll": 3, "book_roll": 3, "emf_roll": 3, "hunter_hand": 3}  # EVI-OPT-33
        changes["grace_rounds"] = 1 + changes.get("grace_rounds", options.grace_rounds)  # EVI-OPT-33
    if options.harsh:
        changes |= {"uv_roll": 5, "book_roll": 5, "emf_roll": 5, "item_copies": 1}  # EVI-OPT-34
        if "dawn_round" in changes:
            changes["dawn_round"] -= HARSH  # EVI-OPT-34
    if options.single_copy:
        check_copies(options, chosen)  # EVI-OPT-36
        changes["item_copies"] = 1  # EVI-OPT-12
    if options.field_bag and hunters(options) < 3:  # EVI-OPT-14
        changes["hunter_hand"] = 4 if hunters(options) == 1 else 3  # EVI-OPT-14
    if options.original_draft:  # EVI-DRF-01
        # EVI-DRF-02: five squares, EVI-DRF-19: three to listen, EVI-DRF-08, EVI-DRF-23: rolled events and taunts
        changes |= {"hunter_move": 5, "listen_range": 3, "event_roll": True, "taunt": True}
    return changes


def check_copies(options: Options, chosen: Collection[str]) -> None:
    """EVI-OPT-36: one card of each item, and another number of cards chosen for it, contradict one another."""
    if "item_copies" in chosen and options.item_copies != 1:
        raise BadOption(
            f"single_copy deals one card of each item, item_copies={options.item_copies} another number: "
            "choose one of them (EVI-OPT-36)"
        )


def has_variants(options: Options) -> bool:
    """Does the game have actions that the book does not know?"""
    return any([options.original_draft, options.taunt, options.name_the_ghost, options.one_victim, options.more_ghosts])


def is_automated(options: Options) -> bool:
    return options.auto_ghost != "no"


def hunters(options: Options) -> int:
    """EVI-SET-03: with two players the hunter player runs two hunters; EVI-PAR-03: else one fewer than the players."""
    if is_automated(options):
        return options.solo_hunters if options.players == 1 else options.players  # EVI-AUT-01
    if options.players == 2:
        return 1 if options.lone_hunter else 2  # EVI-OPT-13
    return options.players - 1


def seats(options: Options, scenario: str = "") -> list[tuple[int, ...]]:
    """EVI-SET-05: one hunter a player, EVI-SET-03: two for an only one, EVI-WIN-10: who wins with either."""
    roles = range(1, 1 + hunters(options))
    ghost = [] if is_automated(options) else [(0,)]
    if options.players - len(ghost) == 1:
        return [*ghost, tuple(roles)]
    return [*ghost, *[(role,) for role in roles]]
