"""What a table may change: the numbers of section PAR, each with a range. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import Annotated

from hauntbox.kernel import options
from hauntbox.kernel.options import number


class Options(options.Options, frozen=True):
    """The defaults are the book's."""

    players: Annotated[int, number(2, 5, "How many people play, the ghost included.", "EVI-PAR-03", "EVI-SET-02")] = 4
    hunter_move: Annotated[int, number(1, 12, "Squares a hunter may walk in a turn.", "EVI-PAR-01")] = 4
    hunter_hand: Annotated[int, number(1, 6, "Items a hunter may hold.", "EVI-PAR-02")] = 2
    grace_rounds: Annotated[int, number(0, 20, "Rounds at the start without a hunt roll.", "EVI-PAR-04")] = 3
    event_range: Annotated[int, number(0, 20, "How far a Ghost Event reaches.", "EVI-PAR-05")] = 4
    poltergeist_event_range: Annotated[int, number(0, 20, "How far a Poltergeist's does.", "EVI-PAR-06")] = 6
    listen_range: Annotated[int, number(0, 20, "How far a hunter hears, through walls.", "EVI-PAR-07")] = 4
    sight_range: Annotated[int, number(0, 20, "How far a hunter sees books, salt and DOTS.", "EVI-PAR-08")] = 4
    uv_range: Annotated[int, number(0, 20, "How far the flashlight shines.", "EVI-PAR-09")] = 2
    spirit_box_range: Annotated[int, number(0, 20, "How far the Spirit Box is answered.", "EVI-PAR-10")] = 2
    dots_range: Annotated[int, number(0, 20, "How far a DOTS field extends in its room.", "EVI-PAR-11")] = 2
    kill_reach: Annotated[int, number(0, 6, "How far a hunting ghost kills.", "EVI-PAR-12")] = 1
    uv_life: Annotated[int, number(1, 30, "Rounds in which a print can be found.", "EVI-PAR-13")] = 5
    obake_uv_life: Annotated[int, number(1, 30, "Rounds in which an Obake's can.", "EVI-PAR-14")] = 3
    uv_roll: Annotated[int, number(1, 7, "A print is left on this or higher.", "EVI-PAR-15")] = 4
    book_roll: Annotated[int, number(1, 7, "A book is written in on this or higher.", "EVI-PAR-16")] = 4
    emf_roll: Annotated[int, number(1, 7, "The EMF Reader reads on this or higher.", "EVI-PAR-17")] = 4
    myling_event_roll: Annotated[int, number(1, 7, "A Myling cannot keep quiet on this.", "EVI-PAR-18")] = 4
    hunt_rounds: Annotated[int, number(1, 12, "Rounds a hunt lasts, its first included.", "EVI-PAR-19")] = 4
    demon_extra_rounds: Annotated[int, number(0, 6, "Rounds a Demon may add.", "EVI-PAR-20")] = 1
    yokai_cut: Annotated[int, number(0, 6, "What a Yokai may take off its countdown.", "EVI-PAR-21")] = 2
    countdown_step: Annotated[int, number(0, 6, "What a failed hunt roll takes off it.", "EVI-PAR-22")] = 1
    countdown_floor: Annotated[int, number(1, 6, "The countdown never falls below this.", "EVI-PAR-23")] = 1
    salt_uses: Annotated[int, number(1, 6, "Tiles in a Saltshaker.", "EVI-PAR-24")] = 3
    item_copies: Annotated[int, number(1, 4, "Cards of each item in the deck.", "EVI-PAR-25")] = 2
    dawn_round: Annotated[int, number(0, 200, "The last round; 0: as the map says.", "EVI-PAR-26")] = 0


def hunters(options: Options) -> int:
    """EVI-SET-03: with two players the hunter player runs two hunters; EVI-PAR-03: else one fewer than the players."""
    return 2 if options.players == 2 else options.players - 1


def seats(options: Options) -> list[tuple[int, ...]]:
    """EVI-SET-05: one hunter a player, EVI-SET-03: two for an only one, EVI-WIN-10: who wins with either."""
    if options.players == 2:
        return [(0,), (1, 2)]
    return [(role,) for role in range(options.players)]
