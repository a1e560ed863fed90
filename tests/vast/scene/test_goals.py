"""What each role is told that it wants, by which rule, and how far it has come. ORD, WIN, SOLO, PLR, SHU"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.tiles import CRYSTAL, tiles_with
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.scene.hunt import goal_of
from hauntbox.games.vast.state import (
    Vast,
    dragon_of,
    ghost_of,
    ghoul_of,
    goblins_of,
    knight_of,
    thief_of,
    unicorn_of,
)
from hauntbox.ledger import proves
from hauntbox.scene import Part
from vast.scenes import scene


def goal(rule: str, roles: tuple[int, ...], text: str, stages: str, **more: Any) -> Any:
    """The first of the roles is asked."""
    return pytest.param(roles, more, text, stages, rule, marks=proves(rule), id=f"{rule}-{len(roles)}")


def advanced(g: Vast) -> Vast:
    """Some of everything that is wanted."""
    if g.knight is not None:
        knight_of(g).crystals, knight_of(g).health = 2, 4
    if g.goblins is not None:
        goblins_of(g).crystals = 3
    if g.dragon is not None:
        dragon_of(g).health, dragon_of(g).wakefulness = 2, 3
    if g.unicorn is not None:
        unicorn_of(g).health, unicorn_of(g).radiance = 1, 4
    if g.thief is not None:
        thief_of(g).stash = 4
    if g.ghoul is not None:
        ghoul_of(g).fury, ghoul_of(g).crystals = 5, 1
    if g.ghost is not None:
        ghost_of(g).locks = 2
    g.gone = tiles_with(CRYSTAL)[:2]
    return g


ESCAPE = "entrance: enter the Entrance"
HUNTED = "unicorn-health: {}'s Health: 1"


@pytest.mark.parametrize(
    ("roles", "more", "text", "stages", "rule"),
    [
        goal(
            "VSB-ORD-08",
            (KNIGHT, GHOUL),
            "Smash 5 Crystals, then escape through the Entrance.",
            f"crystal 3/5: Crystals; {ESCAPE}",
        ),
        goal("VSB-ORD-07", (KNIGHT, DRAGON), "Reduce the Dragon's Health to 0.", "knight: Dragon's Health: 2"),
        goal("VSB-ORD-09", (GOBLINS, KNIGHT), "Reduce the Knight's Health to 0.", "goblins: Knight's Health: 4"),
        goal("VSB-ORD-10", (GOBLINS, DRAGON), "Reduce the Dragon's Health to 0.", "goblins: Dragon's Health: 2"),
        goal("VSB-ORD-11", (GOBLINS, THIEF), "Smash 5 Crystals.", "crystal 3/5: Crystals"),
        goal(
            "VST-VTWO-11",
            (GOBLINS, GHOUL),
            "Smash 5 Crystals, then escape through the Entrance.",
            f"crystal 4/5: Crystals; {ESCAPE}",
        ),
        goal(
            "VSB-ORD-12",
            (DRAGON, KNIGHT),
            "11 Wakefulness, surface, escape.",
            f"wakefulness 3/11: Wakefulness; vein: come to the surface; {ESCAPE}",
        ),
        goal(
            "VSB-ORD-13",
            (CAVE, KNIGHT),
            "Lay all tiles, then take 5 Crystal tiles away.",
            "collapse: lay all tiles; gone 2/5: Crystal tiles gone",
            shaper=CAVE,
        ),
        goal("VSB-ORD-14", (THIEF, GHOUL), "Stash 6 Treasures at the Entrance.", "stash 4/6: stashed"),
        goal("VSB-ORD-15", (UNICORN, KNIGHT), "9 Radiance, then escape.", f"radiance 4/9: Radiance; {ESCAPE}"),
        goal(
            "VSB-ORD-16",
            (GHOST, KNIGHT, DRAGON),
            "Lock 5 Artifacts on Ghost tiles, then enter the Entrance.",
            f"locks 2/5: Artifacts locked; {ESCAPE}",
        ),
        goal("VST-WIN-01", (GHOUL, KNIGHT), "9 Fury, then escape through the Entrance.", f"fury 5/9: Fury; {ESCAPE}"),
        goal(
            "VST-SOLO-03",
            (GHOUL,),
            "8 Fury or 6 Crystals, then escape through the Entrance.",
            f"fury 5/8: Fury, crystal 1/6: or Crystals; {ESCAPE}",
        ),
        goal("VST-VGW-02", (VILE, KNIGHT), "Kill the Knight.", "vile-ghoul: the Knight is dead"),
        goal(
            "VST-VGW-05",
            (VILE, THIEF),
            "6 Crystals, then escape through the Entrance.",
            f"crystal 1/6: Crystals; {ESCAPE}",
        ),
        goal(
            "VSB-PLR-29",
            (DRAGON, UNICORN, KNIGHT),
            "Kill the Nightmare Unicorn, then escape.",
            f"{HUNTED.format('Nightmare Unicorn')}; {ESCAPE}",
            hunter=DRAGON,
        ),
        goal(
            "VSB-SHU-27",
            (KNIGHT,),
            "Kill the Shadow Unicorn, then escape.",
            f"{HUNTED.format('Shadow Unicorn')}; {ESCAPE}",
            shadow=True,
            hunter=KNIGHT,
        ),
    ],
)
def test_a_goal_says_what_is_wanted_how_far_it_has_come_and_by_which_rule(
    roles: tuple[int, ...], more: dict[str, Any], text: str, stages: str, rule: str
) -> None:
    g = advanced(scene(roles=tuple(sorted(roles)), **more))
    aim = goal_of(g, roles[0])
    assert (aim.text, aim.rule) == (text, rule)
    assert "; ".join([", ".join(map(said, stage)) for stage in aim.win]) == stages
    assert not any([part.on for stage in aim.win for part in stage])
    assert set(aim.lose) <= {"the cave collapses", "no Health left", "you are killed", "another player wins first"}
    assert aim.lose


def said(part: Part) -> str:
    count = "" if part.of is None else f" {part.n}/{part.of}"
    return f"{part.look}{count}: {part.text}"
