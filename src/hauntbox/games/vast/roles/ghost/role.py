"""The Ghost's answers to cave and table. GHS, FRC, HID"""

from __future__ import annotations

from typing import Any

from hauntbox.games.vast.cave.grid import MIDDLE
from hauntbox.games.vast.cave.ground import is_dark_at
from hauntbox.games.vast.cave.tokens import ARTIFACTS, LIMITS
from hauntbox.games.vast.roles.ghost.board import FACE_DOWN, GhostBoard
from hauntbox.games.vast.roles.ghost.goals import TILES_LOST, artifacts_needed, ghost_wins_by
from hauntbox.games.vast.roles.ghost.judgement import progress
from hauntbox.games.vast.roles.ghost.rules.extras import block
from hauntbox.games.vast.roles.ghost.rules.locks import drop, is_ghost_tile, lock_carried, lose_hold, takes_lock
from hauntbox.games.vast.roles.ghost.rules.moving import bars_end
from hauntbox.games.vast.roles.ghost.rules.stats import (
    SOLO_CARDS,
    VALUES,
    choices,
    deal_cards,
    has_ghost_card,
    influence,
    is_alone,
    is_small,
    may_ask,
)
from hauntbox.games.vast.roles.ghost.turn import FlareRelics, GhostStirs, Haunt, RevealCard, TakeBack, leave
from hauntbox.games.vast.roles.numbers import CAVE, GHOST, GOBLINS, NOBODY, OWNER, TRIBES
from hauntbox.games.vast.roles.role import Role
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.games.vast.table.ends import lose


class Ghost(Role):
    number = GHOST

    def set_up(self, g: Vast) -> None:
        """VSB-GHS-01, VSB-CMP-13: Focus 0, her cards; VSB-GHS-02, VSB-GHS-03: the six Artifacts are given out."""
        g.ghost = GhostBoard()
        g.ghost.cards = deal_cards(g)
        bearers = [] if is_small(g) else [role for role in g.terms.roles if role not in (GHOST, CAVE)]
        for role in bearers[: LIMITS[ARTIFACTS]]:
            g.ghost.carried |= 1 << role
            g.out[ARTIFACTS] += 1
        g.tokens[ARTIFACTS] = (MIDDLE,) * (LIMITS[ARTIFACTS] - len(bearers[: LIMITS[ARTIFACTS]]))

    def begin(self, g: Vast) -> None:
        g.then(GhostStirs(), Haunt(GHOST), TakeBack())

    def end_on_space(self, g: Vast) -> None:
        """VSB-OPT-02: she ends a turn on a Ghost tile without a locked Artifact. VSB-TRN-30: Magma does nothing."""
        board = ghost_of(g)
        if board.locks >= artifacts_needed(g) and takes_lock(g, g.at[GHOST]):
            board.focused = True

    def after_turn(self, g: Vast, role: int) -> None:
        if may_ask(g, role):
            g.then(RevealCard(GHOST, role))

    def after_own_turn(self, g: Vast) -> None:
        """VSB-GHS-20, VSB-GHS-38: in a small game a card may follow her own turn. VSB-SOLO-07: alone, Flare first."""
        if is_small(g) and may_ask(g, GHOST):
            g.then(RevealCard(GHOST, GHOST))
        if is_alone(g):
            g.then(FlareRelics(tuple(sorted({s for s in g.tokens[ARTIFACTS] if is_dark_at(g, s)}))))

    def after_possession(self, g: Vast, role: int) -> None:
        """VSB-GHS-20: in a small game the card leaves the game."""
        if is_small(g):
            leave(g, role)

    def influence(self, g: Vast) -> int:
        return influence(g)

    def alone_number(self, g: Vast) -> int:
        """VSB-VAR-22: the value of the chosen card; the Ghost card: Influence + 1; no card: Influence."""
        card = ghost_of(g).card
        return VALUES[card] if card in VALUES else influence(g) + (card == GHOST)

    def spored(self, g: Vast) -> None:
        block(g, CAVE)  # VSB-GHS-17

    # -- pieces and Artifacts -----------------------------------------------------------------------------------------

    def is_in_way(self, g: Vast, piece: int) -> bool:
        return False  # VSB-ATK-07, VST-FRC-08, VST-MOVE-17

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        return "VSB-FRC-09" if bars_end(g, to) else ""

    def entered(self, g: Vast, piece: int) -> bool:
        """VSB-GHS-12: in a possession what a piece carries is locked, whether it moves by itself or by force.

        VSB-TRN-31: in the Mushroom Forest she loses her hold on a possessed piece.
        """
        self.came(g, piece)  # VSB-GHS-32
        return g.possessed != NOBODY and (lock_carried(g, piece) or lose_hold(g, piece))

    def came(self, g: Vast, piece: int) -> None:
        """VSB-GHS-32: the Goblins' Artifact goes to the first Tribe that is revealed."""
        board = ghost_of(g)
        if piece in TRIBES and board.carried >> GOBLINS & 1 and board.bearer not in TRIBES:
            board.bearer = piece

    def left_behind(self, g: Vast, piece: int) -> None:
        """VSB-GHS-51: what it carried stays on the space, VSB-GHS-32: but a Tribe's goes with it."""
        board = ghost_of(g)
        if piece in TRIBES and g.guest != GOBLINS:
            board.bearer = -1 if board.bearer == piece else board.bearer
        elif board.carried >> OWNER[piece] & 1 and (piece not in TRIBES or board.bearer == piece):
            drop(g, OWNER[piece], g.at[piece])

    def bars_removal(self, g: Vast, space: int) -> str:
        return "VSB-GHS-19" if takes_lock(g, space) else ""

    def tile_goes(self, g: Vast, space: int) -> None:
        """VSB-GHS-13: the lock counts even so. VSB-SOLO-07: alone, too many lost Ghost tiles are the end."""
        board = ghost_of(g)
        if not is_ghost_tile(g, space):
            return
        board.locked = tuple([each for each in board.locked if each != space])
        board.lost += 1
        if is_alone(g) and board.lost >= TILES_LOST.get(g.options.solo_level, board.lost + 1):
            lose(g, "VSB-SOLO-07")

    def slid(self, g: Vast, to: dict[int, int]) -> None:
        board = ghost_of(g)
        board.locked = tuple(sorted([to.get(space, space) for space in board.locked]))
        board.hauled = tuple([(what, to.get(space, space), steps) for what, space, steps in board.hauled])

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return ghost_wins_by(g, event, facts)

    # -- what is known ------------------------------------------------------------------------------------------------

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """VSB-HID-03: the card face down is hers; VSB-GHS-56: alone it is open. VSB-HID-11: in small games all are."""
        k.ghost = board = ghost_of(g).clone()
        if GHOST in seat:
            return
        if is_small(g):
            board.cards = (FACE_DOWN,) * len(board.cards)
        if board.card >= 0 and not board.is_open and not is_alone(g):
            board.card = FACE_DOWN

    def deal(self, k: Vast, seat: tuple[int, ...], rng: Any) -> None:
        """The cards that the seat does not see, dealt anew."""
        board = ghost_of(k)
        if FACE_DOWN in board.cards:
            board.cards = small_deck(k, rng)
        if board.card == FACE_DOWN:
            board.card = rng.choice([card for card in board.cards if card != board.fixed])

    def progress(self, g: Vast) -> float:
        return progress(g)


def small_deck(k: Vast, rng: Any) -> tuple[int, ...]:
    """VSB-GHS-37: cards of the turn positions of which none has left, that which lies open among them."""
    board = ghost_of(k)
    own = (GHOST,) if has_ghost_card(k) else ()
    seen = [board.card] if board.card in VALUES else []
    free = [place for place in choices(k) if not any([card in place for card in (*board.out, *seen)])]
    cards = [rng.choice(place) for place in free]
    if is_alone(k) and k.options.solo_level != "easy":
        rng.shuffle(cards)
        cards = cards[: max(SOLO_CARDS - len(board.out) - len(seen), 0)]
    return tuple(sorted((*cards, *seen, *own)))
