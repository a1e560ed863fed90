"""What a role is offered in its turn is done, and what has no grounds is neither offered nor allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hauntbox.games.vast.cave.die import CENTRE, DRAGON_DIE
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.dragon.rules.sloth import eat
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, GOBLINS, KNIGHT, THIEF
from hauntbox.games.vast.state import Vast, dragon_of, goblins_of, thief_of
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.goblins.horde import lead
from vast.scenes import do, offers, put, token, told, why
from vast.thief.sneaking import sneak

Change = Callable[[Vast], object]


def nothing(g: Vast) -> None:
    """It is as it is."""


def led(**more: Any) -> Vast:
    return lead("bones", "ae EN O0 O0", population=(0, 4, 0), rage=1, **more)


@proves("VSB-DEC-78", "VSB-DEC-79", "VSB-GOT-19", "VSB-GOA-36")
@pytest.mark.parametrize(
    ("act", "what", "grounds", "more", "goes_on"),
    [
        ("way e", "steps", nothing, {}, True),
        ("raid crystal", "hews", lambda g: token(g, CRYSTALS, "e1"), {}, False),
        ("raid knight", "attacks", lambda g: put(g, KNIGHT, "e1"), {}, False),
        ("plunder treasure", "plunders", lambda g: token(g, TREASURES, "e1"), {}, False),
        ("secret blind fury", "plays secret", nothing, {"hand": "blind fury"}, True),
        ("flare", "flare", nothing, {"flare": (GOBLINS,)}, True),
        ("hide", "hides", nothing, {}, False),
        ("special", "special", nothing, {}, False),
    ],
)
def test_a_led_tribe_does_what_it_is_offered(
    act: str, what: str, grounds: Change, more: dict[str, Any], goes_on: bool
) -> None:
    g, bare = led(**more), led()
    grounds(g)
    assert act in offers(g)
    assert (act in offers(bare)) == (why(bare, act) == "") == (grounds is nothing and not more)
    do(g, act)
    while type(g.asking()).__name__ not in ("LeadTribe", "ActivateTribes"):
        do(g, offers(g)[-1])
    assert told(g, what) != []
    assert (goblins_of(g).active >= 0) == goes_on


@proves("VSB-DRT-01", "VSB-DRT-02", "VSB-DRT-03")
@pytest.mark.parametrize(
    ("act", "what", "grounds", "hand"),
    [
        ("at center", "steps", nothing, ""),
        ("power wing", "uses power", nothing, "w"),
        ("power claw", "uses power", nothing, "c"),
        ("feed", "sloth", lambda g: eat(g, 2), ""),
    ],
)
def test_the_dragon_does_what_he_is_offered_and_goes_on(act: str, what: str, grounds: Change, hand: str) -> None:
    g, bare = lair(hand=hand), lair()
    grounds(g)
    g.rig(DRAGON_DIE, CENTRE)
    assert act in offers(g)
    assert (act in offers(bare)) == (why(bare, act) == "") == (act == "at center")
    do(g, act)
    while type(g.asking()).__name__ == "WingTo":
        do(g, offers(g)[0])
    assert (len(told(g, what)), type(g.asking()).__name__) == (1, "MoveAndUse")
    assert dragon_of(g).flown == (act == "at center")
    do(g, "settle")
    assert type(g.asking()).__name__ != "MoveAndUse"


@proves("VSB-THS-07", "VSB-DEC-115", "VSB-DEC-117")
@pytest.mark.parametrize(
    ("act", "rule"),
    [
        ("way n", "VSB-MAP-06"),
        ("climb e", "VSB-THA-04"),
        ("loot treasure 1", "VSB-THA-01"),
        ("pick lock 1", "VSB-THA-12"),
        ("pickpocket ghoul 1", "VSB-THA-07"),
        ("backstab ghoul 1", "VSB-THA-14"),
        ("peek", "VSB-THS-11"),
        ("flare", "VSB-VAR-04"),
    ],
)
def test_the_thief_is_told_why_he_cannot(act: str, rule: str) -> None:
    g = sneak("O0 EN O0 O0", roles=(KNIGHT, DRAGON, THIEF, GHOUL))
    put(g, GHOUL, "w1")
    assert (why(g, act), act in offers(g), thief_of(g).cubes) == (rule, False, 4)
