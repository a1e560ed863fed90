"""What Pickpocket and Backstab do to the Knight, to the Dragon and to the Ghoul. THA, OTH

Their roles call this from `pickpocketed` and `backstabbed`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.roles.dragon.board import GREED, ROOM
from hauntbox.games.vast.roles.dragon.cards import DiscardPower
from hauntbox.games.vast.roles.dragon.rules.sloth import return_cube
from hauntbox.games.vast.roles.ghoul.actions import CARD_NAMES, TREASURE_NAMES
from hauntbox.games.vast.roles.ghoul.board import KINDS, GhoulBoard
from hauntbox.games.vast.roles.ghoul.rules.drawing import shuffle_deck
from hauntbox.games.vast.roles.knight.rules.grit import lose_grit
from hauntbox.games.vast.roles.knight.rules.treasures import lose_treasure
from hauntbox.games.vast.roles.numbers import DRAGON, THIEF
from hauntbox.games.vast.roles.thief.actions import ROB_CARD, ROB_TREASURE, STEAL, STEAL_HIDDEN, TEAR, Steal, Tear
from hauntbox.games.vast.roles.thief.rules.stash import gain_treasure
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, knight_of, prowler, thief_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

HIDDEN_CARD: Final = "pickpocket"  # purpose of chance
GRIT_LOST: Final = (0, 1, 3, 5)  # VSB-THA-14: by cubes


# The Knight. --------------------------------------------------------------------------------------------------------


def bars_rob_knight(g: Vast) -> str:
    """VSB-THA-11: she must have a Treasure card."""
    return "" if knight_of(g).treasures else "VSB-THA-11"


def rob_knight(g: Vast) -> None:
    g.then(StealTreasure(THIEF))


def open_cards(g: Vast) -> list[int]:
    board = knight_of(g)
    return sorted([card for card in board.treasures if board.face_up >> card & 1])


@dataclass(frozen=True)
class StealTreasure(Listed):
    """VSB-DEC-118, VSB-THA-08: a face-up Treasure card of his choice, or one that lies face down, by chance."""

    def cards(self, g: Vast) -> list[Action]:
        seen = open_cards(g)
        hidden = [STEAL_HIDDEN] if len(knight_of(g).treasures) > len(seen) else []
        return [*[STEAL[card] for card in seen], *hidden]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if len(self.cards(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return self.cards(g)

    def answer(self, g: Vast, act: Action) -> None:
        self.steal(g, act)

    def steal(self, g: Vast, act: Action) -> None:
        """VSB-RND-06: by chance. VSB-THA-07: and he gains a Treasure token."""
        board = knight_of(g)
        veiled = [card for card in board.treasures if not board.face_up >> card & 1]
        if isinstance(act, Steal) and act != STEAL_HIDDEN:
            lose_treasure(g, TREASURE_NAMES.index(act.card))
        else:
            lose_treasure(g, veiled[g.roll(len(veiled), HIDDEN_CARD) - 1])
        gain_treasure(g)


def stab_knight(g: Vast, cubes: int) -> None:
    """VSB-THA-14: she loses 1, 3 or 5 Grit."""
    lose_grit(g, GRIT_LOST[cubes])


# The Dragon. --------------------------------------------------------------------------------------------------------


def bars_rob_dragon(g: Vast) -> str:
    """VSB-THA-11: he must have a cube on Wakefulness, and room for it on Greed."""
    board = dragon_of(g)
    return "" if board.wakefulness and board.sloth[GREED] < ROOM[GREED] else "VSB-THA-11"


def rob_dragon(g: Vast) -> None:
    """VSB-THA-10: one Sloth cube goes back to Greed. VSB-THA-07: and the Thief gains a Treasure token."""
    return_cube(g, GREED)
    gain_treasure(g)


def stab_dragon(g: Vast, cubes: int) -> None:
    """VSB-THA-16: he discards as many Power cards, or all that he has."""
    g.then(DiscardPower(DRAGON, cubes))


# The Ghoul. ---------------------------------------------------------------------------------------------------------


def bars_rob_ghoul(g: Vast) -> str:
    """VST-OTH-39: it must have a Treasure token or a Terror card."""
    board = ghoul_of(g)
    return "" if board.treasure or can_tear(board) else "VST-OTH-39"


def can_tear(board: GhoulBoard) -> list[int]:
    return [kind for kind in range(KINDS) if board.held[kind]]


def rob_ghoul(g: Vast) -> None:
    g.then(RobGhoul(THIEF))


@dataclass(frozen=True)
class RobGhoul(Listed):
    """VST-DEC-59, VST-OTH-36: its Treasure token or one of its Terror cards."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if ghoul_of(g).treasure and can_tear(ghoul_of(g)) else ()

    def run(self, g: Vast) -> None:
        self.answer(g, ROB_TREASURE if ghoul_of(g).treasure else ROB_CARD)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (ROB_TREASURE, ROB_CARD)

    def answer(self, g: Vast, act: Action) -> None:
        """VST-COL-11, VST-OTH-67: the token is carried like any other; VST-OTH-40: and the supply gives nothing."""
        if act != ROB_TREASURE:
            g.then(TearCard(prowler(g) if g.possessed == THIEF else THIEF))
            return
        ghoul_of(g).treasure -= 1
        thief_of(g).carried += 1
        g.tell("VST-OTH-36", "robs", THIEF, prowler(g))


@dataclass(frozen=True)
class TearCard(Listed):
    """VST-DEC-60, VST-OTH-38: which Terror card, he chooses; VST-SKT-30: possessed, the Ghoul's own player does."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(can_tear(ghoul_of(g))) > 1 else ()

    def run(self, g: Vast) -> None:
        self.tear(g, can_tear(ghoul_of(g))[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [TEAR[kind] for kind in can_tear(ghoul_of(g))]

    def answer(self, g: Vast, act: Tear) -> None:
        self.tear(g, CARD_NAMES.index(act.card))

    def tear(self, g: Vast, kind: int) -> None:
        """VST-OTH-37, VST-HID-09: all see it, and it is shuffled into the deck; VST-OTH-40: he gains a Treasure token
        from the supply."""
        board = ghoul_of(g)
        board.held[kind] -= 1
        g.tell("VST-OTH-37", "tears", THIEF, kind)
        shuffle_deck(g, (*board.deck, kind))
        g.learned = True
        gain_treasure(g)


def stab_ghoul(g: Vast, cubes: int) -> None:
    """VST-OTH-41: its next turn begins with 1 movement point less for each cube, VST-OTH-42: which lie there till then.

    VST-OTH-43, VST-OTH-44: taken once, when the points are set. VST-OTH-51: 1 to 3 cubes.
    """
    ghoul_of(g).backstab += cubes
