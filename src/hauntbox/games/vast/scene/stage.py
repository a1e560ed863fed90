"""What the pictures of a position are made of: what the seat knows, what it is asked, and the ids of things."""

from __future__ import annotations

import re
from typing import Final

from hauntbox.games.common import stage as common
from hauntbox.games.vast.actions import At, Way
from hauntbox.games.vast.cave.grid import NAMES, NEAR, SPACE_OF, WAY_NAMES
from hauntbox.games.vast.cave.tokens import TOKEN_NAMES
from hauntbox.games.vast.roles.numbers import FANGS_TRIBE, GOBLINS, NOBODY, OWNER, PIECE_NAMES, ROLE_NAMES, TRIBES
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.roles import REASONS
from hauntbox.scene import SeatContext

BOARD: Final = "cave"
PAIRS: Final = (  # tone and shape, by role; of two that share a seat one plays
    ("amber", "circle"), ("jade", "kite"), ("jade", "kite"), ("coral", "square"), ("violet", "shield"),
    ("sky", "hex"), ("sky", "hex"), ("rose", "arch"), ("moss", "diamond"), ("bone", "ghost"),
)  # fmt: skip
REMARK: Final = re.compile(r"\s*\((?:ruling|sourced|original|option: [^)]*)\)")


class Stage(common.Stage):
    """Made of what the seat knows alone."""

    def __init__(self, g: Vast, context: SeatContext) -> None:
        self.g = known(g, context.minds)
        super().__init__(self.g, context)

    def reason(self, rule: str) -> str:
        """A short cause, or what the ledger says without its remarks."""
        return REASONS.get(rule) or REMARK.sub("", super().reason(rule))

    def owner(self, role: int) -> str:
        """The seat of a role's own mind."""
        return self.seat(role)

    @property
    def own_role(self) -> int:
        """The role of whoever looks; an onlooker sees with the eyes of whose turn it is."""
        mine = [role for role in self.g.terms.roles if self.is_mine(role)]
        turn = self.g.turn if self.g.turn in self.g.terms.roles else NOBODY
        return mine[0] if mine else turn if turn != NOBODY else self.g.terms.roles[0]


def offered(stage: Stage) -> list[int]:
    """The open spaces that answer a question, in the order of their numbers: to be named, or to be stepped onto."""
    acts = [act for act, rule in stage.offer[1] if not rule] if stage.offer is not None else []
    named = {SPACE_OF[act.space] for act in acts if isinstance(act, At)}
    start = walker_at(stage)
    if start in stage.g.ground:
        named |= {NEAR[start][WAY_NAMES.index(act.way)] for act in acts if isinstance(act, Way)}
    return sorted(named - set(stage.g.ground))


def walker_at(stage: Stage) -> int:
    """Where the piece stands that somebody walks with, if the question is about a walk."""
    g, frame = stage.g, stage.frame
    tribe = getattr(frame, "tribe", NOBODY)
    if getattr(frame, "space", NOBODY) != NOBODY or stage.turn == NOBODY:
        return NOBODY
    if stage.turn == GOBLINS:
        return g.at[FANGS_TRIBE + tribe] if tribe != NOBODY else g.at[getattr(frame, "piece", GOBLINS)]
    return g.at[stage.turn]


def is_shown(stage: Stage, space: int) -> bool:
    """Whether the picture has this space: with a tile, or as one that a question offers."""
    return space in stage.g.ground or space in offered(stage)


# Ids. ----------------------------------------------------------------------------------------------------------------


def space_id(space: int) -> str:
    return f"t:{NAMES[space]}"


def side_id(space: int, way: int) -> str:
    return f"{space_id(space)}.{WAY_NAMES[way]}"


def piece_id(piece: int) -> str:
    return PIECE_NAMES[piece].lower().replace(" ", "-")


def panel_id(role: int) -> str:
    return f"p:{slug(ROLE_NAMES[role])}"


def token_id(kind: int, space: int) -> str:
    return f"{slug(TOKEN_NAMES[kind])}:{NAMES[space]}"


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def look_of(piece: int) -> str:
    """Tribes look each in its own way; other roles have one piece."""
    return slug(PIECE_NAMES[piece] if piece in TRIBES else ROLE_NAMES[OWNER[piece]])
