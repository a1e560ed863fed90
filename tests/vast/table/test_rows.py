"""Rows of set-ups with both Goblins and Cave, and a Knight who dies beside Dragon and Cave. PLR, VTHREE, VFOUR"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.roles.dragon.board import HUNGER
from hauntbox.games.vast.roles.dragon.rules.wakefulness import move_hunger
from hauntbox.games.vast.roles.goblins.goals import crystals_needed, prey
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, KNIGHT, NOBODY, THIEF
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.ends import BY_AMBUSH, die, playing
from hauntbox.games.vast.table.terms import LINE_A, bars_roles, terms_of
from hauntbox.ledger import proves
from vast.scenes import scene
from vast.table.test_setups import case, goals, roles_of, row
from vast.table.test_terms import chosen


def goals_of_goblins(g: Vast) -> dict[str, int]:
    """Whom they hunt, or their Crystals."""
    return {"prey": prey(g)} if prey(g) != NOBODY else {"prey": NOBODY, "G": crystals_needed(g)}


def card_row(seats: str) -> dict[str, Any]:
    """What the tables give to these seats, what is as usual left out; rules do not count."""
    found = row(seats)
    return {name: getattr(found, name) for name in found.__struct_fields__ if name != "rules" and getattr(found, name)}


@pytest.mark.parametrize(
    ("seats", "expected", "needed"),
    [
        case("GC", "VSB-PLR-13", {"flare": "G"}, {"G": 5, "prey": NOBODY}),
        case("KGC", "VSB-PLR-04", {"flare": "K"}, {"K": 5, "prey": KNIGHT}),
        case("GDC", "VSB-PLR-06", {"ash": True}, {"prey": DRAGON}),
        case("GCL", "VST-VTHREE-17", {"flare": "GL"}, {"G": 5, "L": 10, "prey": NOBODY}),
        case("KGDC", "VSB-PLR-02", {}, {"prey": KNIGHT}),
        case("KGCL", "VST-VFOUR-11", {"flare": "K"}, {"K": 5, "L": 11, "prey": KNIGHT}),
        case("GDCL", "VST-VFOUR-13", {"ash": True}, {"L": 11, "prey": DRAGON}),
        case(
            "GCTL",
            "VST-VFOUR-18",
            {"flare": "GT", "optional_treasure": True},
            {"G": 5, "T": 6, "L": 11, "prey": NOBODY},
        ),
        case("KGDCT", "VSB-PLR-01", {}, {"T": 6, "prey": KNIGHT}),
        case("KGDCL", "VST-VFOUR-20", {}, {"L": 12, "prey": KNIGHT}),
        case("KGDTL", "VST-VFOUR-21", {"plunder": "L"}, {"T": 6, "L": 12, "prey": KNIGHT}),
        case("KGCTL", "VST-VFOUR-21", {"flare": "K"}, {"K": 5, "T": 6, "L": 12, "prey": KNIGHT}),
        case("GDCTL", "VST-VFOUR-21", {"ash": True}, {"T": 6, "L": 12, "prey": DRAGON}),
    ],
)
def test_a_row_with_the_cave_or_the_goblins(seats: str, expected: dict[str, Any], needed: dict[str, int]) -> None:
    """That the Cave wins by the Collapse is proved with it."""
    assert card_row(seats) == expected
    g = scene(roles=roles_of(seats))
    assert {**goals(g), **goals_of_goblins(g)} == needed
    assert bars_roles(roles_of(seats)) == ""


@proves("VSB-PLR-15", "VSB-PLR-05")
@pytest.mark.parametrize("roles", [(DRAGON, CAVE), (KNIGHT, DRAGON, CAVE)])
def test_two_hunger_cubes_move_and_the_cave_cannot_return_them(roles: tuple[int, ...]) -> None:
    terms = terms_of(chosen(*roles))
    g = scene(roles=roles, hunger=terms.hunger, locked=terms.locked)
    move_hunger(g)
    board = dragon_of(g)
    assert (board.sloth[HUNGER], board.wakefulness, board.locked) == (2, 2, 2)


@proves("VSB-PLR-34", "VSB-PLR-05")
@pytest.mark.parametrize("roles", [(KNIGHT, DRAGON, CAVE), (KNIGHT, DRAGON, CAVE, THIEF)])
def test_a_knight_killed_beside_dragon_and_cave_leaves_and_play_goes_on(roles: tuple[int, ...]) -> None:
    terms = terms_of(chosen(KNIGHT, DRAGON, CAVE))
    assert (terms.infestation, terms.hunger, terms.locked, terms.ambush) == (LINE_A, 2, True, ())
    g = scene(roles=roles)
    die(g, KNIGHT, BY_AMBUSH)
    assert (g.outcome, playing(g)) == (None, [role for role in roles if role != KNIGHT])
