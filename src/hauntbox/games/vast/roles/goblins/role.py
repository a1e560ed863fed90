"""The Goblins' answers to cave and table. GOS, FRC, THA, HID"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.vast.cave.forced import is_taken
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, NOWHERE
from hauntbox.games.vast.cave.ground import is_shut
from hauntbox.games.vast.cave.terrain.lying import is_in_forest, is_on_magma, terrain_at
from hauntbox.games.vast.cave.tiles import LAKE, RIVER
from hauntbox.games.vast.roles.goblins.against import (
    bars_knight,
    doze,
    hit_by_dragon,
    shot,
    stabbed,
    stepped_onto,
    struck_by_knight,
)
from hauntbox.games.vast.roles.goblins.board import CARDS, NO_CARD, NO_TRIBE, TRIBE_NUMBERS, GoblinsBoard
from hauntbox.games.vast.roles.goblins.cards.secrets import DropSecrets, StealSecret, shuffle_secrets
from hauntbox.games.vast.roles.goblins.cards.war import shuffle_war
from hauntbox.games.vast.roles.goblins.goals import goblins_win_by, set_health
from hauntbox.games.vast.roles.goblins.judgement import progress
from hauntbox.games.vast.roles.goblins.rules.hiding import RevealFirst
from hauntbox.games.vast.roles.goblins.rules.moving import advance, bars_step
from hauntbox.games.vast.roles.goblins.rules.populate import (
    BlockDiscs,
    ChooseWar,
    GoblinsStir,
    Populate,
    ReshuffleWar,
    WarBrings,
)
from hauntbox.games.vast.roles.goblins.rules.raiding import TakeReward, cure
from hauntbox.games.vast.roles.goblins.rules.scatter import lose_population, scatter, spring_trap, wipe_out
from hauntbox.games.vast.roles.goblins.rules.stats import (
    gain_rage,
    is_revealed,
    lose_rage,
    perception,
    piece_of,
    tribe_of,
    where,
)
from hauntbox.games.vast.roles.goblins.turn import ActivateTribes
from hauntbox.games.vast.roles.knight.cards.monsters import MONSTER_DECK
from hauntbox.games.vast.roles.knight.role import dealt
from hauntbox.games.vast.roles.knight.rules.stats import strength as knight_strength
from hauntbox.games.vast.roles.numbers import GHOUL, GOBLINS, KNIGHT, OWNER, THIEF, TRIBES, VILE
from hauntbox.games.vast.roles.role import Role
from hauntbox.games.vast.state import Vast, goblins_of, trance_of

FACE_DOWN: Final = -1
BOW_STRENGTH: Final = 2
ENDLESS: Final = 99  # movement of a Tribe


class Goblins(Role):
    number = GOBLINS

    def set_up(self, g: Vast) -> None:
        """VSB-GOS-01: all Tribes hidden, VSB-GOS-02: empty; VSB-GOS-03: Rage 1; VSB-GOS-04: three decks, shuffled."""
        g.goblins = GoblinsBoard()
        shuffle_war(g)
        shuffle_secrets(g)
        g.monster_deck = g.shuffle(tuple(range(CARDS)), MONSTER_DECK)

    def adjust(self, g: Vast) -> None:
        set_health(g)

    def begin(self, g: Vast) -> None:
        g.then(
            GoblinsStir(), ChooseWar(GOBLINS), BlockDiscs(GOBLINS), Populate(), WarBrings(), ActivateTribes(GOBLINS),
            ReshuffleWar(),
        )  # fmt: skip

    def bars_possessed(self, g: Vast) -> str:
        """VSB-GHS-47: always, VSB-TRN-31: unless all three are in the Mushroom Forest."""
        return "VSB-TRN-31" if all([is_in_forest(g, piece) for piece in TRIBES]) else ""

    def play_possessed(self, g: Vast, by: int) -> None:
        """VSB-POS-18: Activate Tribes alone; VSB-POS-02: each has the Influence as Population, counted apart.

        VSB-GHS-46: each Tribe is activated once more, and begins a new movement.
        """
        board, trance = goblins_of(g), trance_of(g)
        trance.kept = (tuple(board.population),)
        board.population = [trance.influence] * len(board.population)
        board.activated = 0
        g.then(RevealFirst(GOBLINS), ActivateTribes(GOBLINS))

    def released(self, g: Vast) -> None:
        """VSB-POS-18: their own discs were not touched."""
        board = goblins_of(g)
        board.population, board.active = [*trance_of(g).kept[0]], NO_TRIBE

    def summoned(self, g: Vast) -> None:
        g.goblins = GoblinsBoard()  # VSB-GHS-20: all hidden

    def dismissed(self, g: Vast) -> None:
        g.goblins = None

    def bars_block(self, g: Vast, influence: int) -> str:
        """VSB-GHS-16: as many Secrets cards as her Influence."""
        return "" if len(goblins_of(g).hand) >= influence else "VSB-GHS-16"

    def pay_block(self, g: Vast, influence: int) -> None:
        g.then(DropSecrets(GOBLINS, influence))  # VSB-DEC-164

    def alone_number(self, g: Vast) -> int:
        return max(goblins_of(g).population)  # VSB-VAR-20: that of the largest Tribe

    def slid(self, g: Vast, to: dict[int, int]) -> None:
        board = goblins_of(g)
        board.path = tuple([to.get(space, space) for space in board.path])
        board.lit[:] = [tuple([to.get(space, space) for space in row]) for row in board.lit]
        board.marks[:] = [to.get(space, space) for space in board.marks]

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        """VSB-FRC-05, VSB-COLL-18: not through walls or onto others; Lit tiles cost nothing. VSB-SEC-01"""
        if goblins_of(g).buried >> tribe_of(piece) & 1 and g.turn == GOBLINS:
            return "VSB-SEC-01"
        return "VSB-FRC-05" if is_shut(g, g.at[piece], way) or is_taken(g, piece, to) else ""

    def entered(self, g: Vast, piece: int) -> bool:
        """What Poison took waits for the Knight on the Entrance."""
        if piece == KNIGHT and g.at[KNIGHT] == MIDDLE:
            cure(g)
        return False

    # -- Terrain ------------------------------------------------------------------------------------------------------

    def entered_terrain(self, g: Vast, piece: int, came: int) -> None:
        """VSB-TRN-04, VSB-TRN-08: entering Lake or River costs a Tribe 1 Population. VSB-FRC-12: by force too."""
        here = terrain_at(g, g.at[piece])
        if here in (LAKE, RIVER) and here != terrain_at(g, came):
            lose_population(g, tribe_of(piece), 1)

    def end_on_space(self, g: Vast) -> None:
        """VSB-TRN-05, VSB-TRN-25: a Tribe that ends their turn on Magma is empty."""
        for tribe in TRIBE_NUMBERS:
            if is_on_magma(g, piece_of(tribe)):
                wipe_out(g, tribe)

    def reveals_from(self, g: Vast) -> int:
        tribe = goblins_of(g).active
        return NOWHERE if tribe == NO_TRIBE else where(g, tribe)

    def pit_moves(self, g: Vast, piece: int, gone: int) -> int:
        return ENDLESS

    def bars_pit_exit(self, g: Vast, piece: int, way: int, left: int) -> str:
        """VSB-GOA-40: nor from a Pit that it has been in before."""
        board, pit = goblins_of(g), g.at[piece]
        if pit in board.path and pit != board.path[-1]:
            return "VSB-GOA-40"
        return bars_step(g, tribe_of(piece), way)

    def crossed_pits(self, g: Vast, piece: int) -> None:
        goblins_of(g).path += (g.at[piece],)

    def leave_pit(self, g: Vast, piece: int, way: int) -> None:
        advance(g, tribe_of(piece), NEAR[g.at[piece]][way])

    # -- meeting others -----------------------------------------------------------------------------------------------

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        """VSB-GOS-09: a hidden Tribe cannot be targeted."""
        if not is_revealed(g, tribe_of(piece)):
            return "VSB-GOS-09"
        return bars_knight(g, tribe_of(piece)) if by == KNIGHT else ""

    def struck(self, g: Vast, piece: int, by: int) -> None:
        """By the Thief it does not scatter, but his attack springs the Trap."""
        if by == KNIGHT:
            struck_by_knight(g, tribe_of(piece))
            return
        if OWNER[by] in (GHOUL, VILE):
            scatter(g, tribe_of(piece))  # VST-EFF-09, VST-EFF-10: it does not make them angry
        spring_trap(g)  # VST-ATK-18

    def bars_shot(self, g: Vast, piece: int, by: int) -> str:
        """VSB-KNQ-05: with Strength 2 or more, or it would do nothing."""
        return "" if by == KNIGHT and knight_strength(g) >= BOW_STRENGTH else "VSB-KNQ-05"

    def struck_by_shot(self, g: Vast, piece: int, by: int) -> None:
        shot(g, tribe_of(piece))

    def hit_by_power(self, g: Vast, piece: int, how: int) -> None:
        hit_by_dragon(g, tribe_of(piece), how)

    def bars_hissed(self, g: Vast, piece: int) -> str:
        """VSB-DRP-31: on the map, or hidden with Population."""
        is_there = is_revealed(g, tribe_of(piece)) or goblins_of(g).population[tribe_of(piece)]
        return "" if is_there else "VSB-DRP-31"

    def stepped_onto(self, g: Vast, piece: int, by: int) -> None:
        stepped_onto(g, tribe_of(piece))

    def wariness(self, g: Vast, piece: int) -> int:
        return perception(g, tribe_of(piece))

    def bars_pickpocket(self, g: Vast, piece: int) -> str:
        """VSB-THA-11: they must have a Secrets card."""
        board = goblins_of(g)
        return "" if board.hand or board.shown else "VSB-THA-11"

    def pickpocketed(self, g: Vast, piece: int) -> None:
        gain_rage(g)  # VSB-GOR-10
        g.then(StealSecret(THIEF))  # VSB-THA-09

    def bars_backstab(self, g: Vast, piece: int, cubes: int) -> str:
        return ""

    def backstabbed(self, g: Vast, piece: int, cubes: int) -> None:
        stabbed(g, tribe_of(piece), cubes)

    def rob_thief(self, g: Vast, level: int) -> None:
        """VSB-GOA-10: he is dead, and Rage falls by 1; the Tribe stays. VSB-THU-15: then their bonus."""
        lose_rage(g)
        g.then(TakeReward(GOBLINS, level))

    def spored(self, g: Vast) -> None:
        doze(g)  # VSB-CVO-11

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return goblins_win_by(g, event, facts)

    # -- what is known ------------------------------------------------------------------------------------------------

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """VSB-HID-02, VSB-HID-15: Secrets and drawn War cards are theirs; how many is known. Nobody knows the decks."""
        board = goblins_of(g).clone()
        board.secrets, board.war_deck = veiled(board.secrets), veiled(board.war_deck)
        if GOBLINS not in seat:
            board.hand, board.fresh = veiled(board.hand), veiled(board.fresh)
            board.drawn, board.war_out = veiled(board.drawn), veiled(board.war_out)
        k.goblins = board

    def deal(self, k: Vast, seat: tuple[int, ...], rng: Any) -> None:
        """The Secrets and War cards that the seat does not see, dealt anew."""
        board = goblins_of(k)
        seen = (*board.hand, *board.fresh, *board.shown, *board.secrets_out)
        cards = [card for card in range(CARDS) if card not in seen]
        rng.shuffle(cards)
        board.hand, board.fresh = in_order(dealt(board.hand, cards)), in_order(dealt(board.fresh, cards))
        board.secrets = dealt(board.secrets, cards)
        seen_war = (*board.drawn, *board.war_out, board.war_card)
        war = [card for card in range(CARDS) if card not in seen_war]
        rng.shuffle(war)
        board.drawn, board.war_out = in_order(dealt(board.drawn, war)), in_order(dealt(board.war_out, war))
        board.war_deck = dealt(board.war_deck, war)

    def progress(self, g: Vast) -> float:
        return progress(g)


def veiled(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (FACE_DOWN,) * len(cards)


def in_order(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(cards))


assert NO_CARD == FACE_DOWN
