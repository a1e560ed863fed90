"""In the main question of every role a Mental Block is offered beside the Ghost, refused elsewhere, and done. GHS"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.roles.dragon.turn import MoveAndUse
from hauntbox.games.vast.roles.ghost.actions import BLOCK
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.goblins.turn import ActivateTribes, LeadTribe
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import (
    DRAGON,
    FANGS_TRIBE,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    OWNER,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.thief.turn import Sneak
from hauntbox.games.vast.roles.unicorn.turn import PerformActions
from hauntbox.games.vast.state import Vast, dragon_of, ghost_of, ghoul_of, goblins_of, knight_of, thief_of
from hauntbox.kernel.agenda import Choice
from hauntbox.ledger import proves
from vast.ghost.haunting import haunted
from vast.scenes import put


def rich(g: Vast, piece: int) -> None:
    """The role has what a Mental Block costs."""
    match OWNER[piece]:
        case 0:
            knight_of(g).grit = 9
        case 1:
            goblins_of(g).active, goblins_of(g).hand = 0, (1, 2, 3)
        case 3:
            dragon_of(g).hand, dragon_of(g).is_here = (0, 1, 2), True
        case 7:
            thief_of(g).stats, thief_of(g).cubes = [4, 4, 4], 4
        case 4:
            assert g.unicorn
            g.unicorn.hand = (0, 1, 2)
        case _:
            ghoul_of(g).movement = 9


def asked(frame: Choice, piece: int, *ids: str) -> Any:
    return pytest.param(frame, piece, marks=proves("VSB-GHS-15", *ids), id=f"{type(frame).__name__}-{piece}")


@pytest.mark.parametrize(
    ("frame", "piece"),
    [
        asked(MoveAndAct(KNIGHT), KNIGHT, "VSB-KNT-02"),
        asked(ActivateTribes(GOBLINS), FANGS_TRIBE, "VSB-DEC-26"),
        asked(LeadTribe(GOBLINS, 0), FANGS_TRIBE, "VSB-DEC-79", "VSB-DEC-78"),
        asked(MoveAndUse(DRAGON), DRAGON, "VSB-DRT-01"),
        asked(Sneak(THIEF), THIEF, "VSB-THS-07", "VSB-DEC-115"),
        asked(Prowl(GHOUL), GHOUL, "VST-DEC-43", "VST-ACT-04"),
        asked(Prowl(VILE), VILE, "VST-DEC-43", "VST-ACT-04"),
        asked(PerformActions(UNICORN), UNICORN, "VSB-UNT-01"),
    ],
)
def test_beside_the_ghost_her_card_may_be_blocked(frame: Choice, piece: int) -> None:
    role = OWNER[piece]
    others = (KNIGHT, THIEF) if role not in (KNIGHT, THIEF) else (KNIGHT, THIEF, DRAGON)
    g = haunted(roles=tuple(sorted({role, *others, GHOST})), at="w1", focus=2)
    g.turn = role
    put(g, piece, "center")
    rich(g, piece)
    assert (frame.bars(g, role, BLOCK), BLOCK in frame.legal(g, role)) == ("", True)
    assert {*frame.legal(g, role)} <= {*frame.candidates(g, role)}
    put(g, GHOST, "n1e2")
    assert (frame.bars(g, role, BLOCK), BLOCK in frame.legal(g, role)) == ("VSB-GHS-15", False)
    put(g, GHOST, "w1")
    g.then(frame)
    g.play(role, BLOCK)
    assert (ghost_of(g).blocked, frame in g.agenda) == (role, True)
