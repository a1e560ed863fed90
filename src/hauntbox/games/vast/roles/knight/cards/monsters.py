"""Monster cards in games without Goblins: their Ambush Strengths, drawing them, and what their texts do. MON, VAR"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.vast.actions import WAY, Way
from hauntbox.games.vast.cave.forced import push
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import bars_way, is_dark_at, is_unoccupied
from hauntbox.games.vast.cave.holding import put_token, take_token
from hauntbox.games.vast.cave.terrain.canyon import bridge, may_open, open_canyon
from hauntbox.games.vast.cave.tokens import MONSTER_CARDS, OGRE, TROLL
from hauntbox.games.vast.roles.knight.rules.grit import lose_grit
from hauntbox.games.vast.roles.knight.rules.treasures import lose_treasure
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

NO_MONSTER: Final = -1
WISP, BEETLES, FLAME_GIANT = 5, 6, 9  # by number in the deck
MONSTER_DECK: Final = "monsters"  # purposes of chance
GNOME: Final = "gnome"
BLOB_GRIT: Final = 5  # VSB-KNG-04


def no_text(g: Vast, came: int) -> None:
    """VSB-MON-02: the Pet Frog has none. What the Wisp and the Flame Giant do belongs to the fight."""


def ogre_text(g: Vast, came: int) -> None:
    """VSB-MON-04: she moves to an adjacent unoccupied space that is not Dark, and the token is put where she was."""
    g.then(Thrust(KNIGHT, g.at[KNIGHT]))


@dataclass(frozen=True)
class Thrust(Listed):
    """VSB-MON-36: the Ogre pushes her, by Forced Movement and so not through a wall; she says where."""

    space: int

    def ways(self, g: Vast) -> list[int]:
        return [way for way in WAYS if not bars_thrust(g, self.space, way)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if len(self.ways(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        ways = self.ways(g)
        if ways:
            self.move(g, ways[0])
        elif self.space in g.tokens[OGRE]:
            drive_off(g, OGRE)  # VSB-MON-26: she stays, and the Ogre goes

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [WAY[way] for way in self.ways(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        return bars_thrust(g, self.space, WAY_NAMES.index(act.way)) if isinstance(act, Way) else act.when

    def answer(self, g: Vast, act: Way) -> None:
        self.move(g, WAY_NAMES.index(act.way))

    def move(self, g: Vast, way: int) -> None:
        push(g, KNIGHT, way)
        post(g, OGRE, self.space)


def bars_thrust(g: Vast, space: int, way: int) -> str:
    """VSB-MON-04: not onto Dark tiles or occupied ones. VSB-MON-36: nor through walls; no Shield helps."""
    rule = bars_way(g, space, way)
    if rule:
        return rule
    to = NEAR[space][way]
    return "VSB-MON-04" if is_dark_at(g, to) or not is_unoccupied(g, to) else ""


def post(g: Vast, kind: int, space: int) -> None:
    """VSB-MON-22: while its token is on the map the card lies beside it, out of the deck and of the discard pile."""
    if not g.tokens[kind]:
        put_token(g, kind, space)
        g.monster_out = tuple([card for card in g.monster_out if card != MONSTER_CARDS[kind]])


def drive_off(g: Vast, kind: int) -> None:
    """VSB-MON-24: the token leaves the map, and the card goes to the discard pile."""
    take_token(g, kind, g.tokens[kind][0])
    g.monster_out += (MONSTER_CARDS[kind],)
    g.tell("VSB-MON-24", "defeated", MONSTER_CARDS[kind])


def troll_text(g: Vast, came: int) -> None:
    """VSB-MON-06: its token goes on the bridge of the Canyon, which is placed if it is not in play.

    VSB-MON-25: from the bridge she is put back on the space that she came from.
    VSB-MON-29: if the Canyon does not fit, or VSB-COLL-03 in the Collapse, nothing is placed.
    """
    if g.tokens[TROLL]:
        g.at[KNIGHT] = came
        g.tell("VSB-MON-25", "driven back", KNIGHT, came)
        return
    if may_open(g, g.at[KNIGHT]):
        g.then(open_canyon(g, KNIGHT, g.at[KNIGHT]), TrollComes())
    else:
        g.then(TrollComes())


@dataclass(frozen=True)
class TrollComes(Step):
    """VSB-MON-06: onto the bridge."""

    def run(self, g: Vast) -> None:
        if bridge(g) != NOWHERE:
            post(g, TROLL, bridge(g))


def golem_text(g: Vast, came: int) -> None:
    """VSB-MON-08: from then on the Ancient Map takes 2 cubes for a wall."""
    knight_of(g).golem = True


def gnome_text(g: Vast, came: int) -> None:
    """VSB-MON-10: she loses a random Treasure card."""
    cards = knight_of(g).treasures
    if cards:
        lose_treasure(g, cards[g.roll(len(cards), GNOME) - 1])


def beetles_text(g: Vast, came: int) -> None:
    """VSB-MON-14: the card stays by the deck until the next Monster is drawn."""
    knight_of(g).beetles = True
    g.monster_out = tuple([card for card in g.monster_out if card != BEETLES])


def underworm_text(g: Vast, came: int) -> None:
    """VSB-MON-35: first the tile is resolved and its Grit gained, then she is carried off."""
    knight_of(g).worm = True


def blob_text(g: Vast, came: int) -> None:
    """VSB-MON-18: 5 Grit are lost."""
    lose_grit(g, BLOB_GRIT)


class MonsterCard(NamedTuple):
    """`text` is what a hit does, given the space she came from."""

    name: str
    rule: str
    strength: int  # in an Ambush; of the Wisp it is ignored
    text: Callable[[Vast, int], None]


MONSTER_LIST: Final = (
    MonsterCard("Pet Frog", "VSB-MON-02", 2, no_text),
    MonsterCard("Ogre", "VSB-MON-04", 4, ogre_text),
    MonsterCard("Troll", "VSB-MON-06", 4, troll_text),
    MonsterCard("Golem", "VSB-MON-08", 3, golem_text),
    MonsterCard("Gnome", "VSB-MON-10", 3, gnome_text),
    MonsterCard("Wisp", "VSB-MON-12", 0, no_text),
    MonsterCard("Bright Beetles", "VSB-MON-14", 3, beetles_text),
    MonsterCard("Underworm", "VSB-MON-16", 2, underworm_text),
    MonsterCard("Blob", "VSB-MON-18", 3, blob_text),
    MonsterCard("Flame Giant", "VSB-MON-20", 4, no_text),
)  # by number


def draw_monster(g: Vast) -> tuple[int, int]:
    """Draw the next Monster, and return it with its Strength. VSB-VAR-29: it goes to the discard pile, which is
    shuffled when the deck is empty. VSB-MON-14: Bright Beetles give it 1 Strength more and are discarded."""
    board = knight_of(g)
    if not g.monster_deck:
        g.monster_deck, g.monster_out = g.shuffle(g.monster_out, MONSTER_DECK), ()
    g.learned = True
    card, g.monster_deck = g.monster_deck[0], g.monster_deck[1:]
    foe = MONSTER_LIST[card].strength + board.beetles
    g.monster_out += (BEETLES, card) if board.beetles else (card,)
    board.beetles = False
    g.tell(MONSTER_LIST[card].rule, "monster", card, foe)
    return card, foe
