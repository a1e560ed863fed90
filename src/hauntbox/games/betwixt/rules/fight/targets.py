"""Target Tokens: the bag, the draw, and whom a monster goes for. CMP, LOOK, DICE, AI"""

from __future__ import annotations

from hauntbox.games.betwixt.rules.dice import NEAREST, TARGETS, pick
from hauntbox.games.betwixt.state import FIRST, FMS, NOBODY, Farm, friends, is_on_map, monsters


def put_in(g: Farm, fm: int) -> None:
    """TGB-LOOK-05, TGB-SET-04, TGB-CMP-15: all tokens of one who becomes active go into the Target Bag."""
    g.pool[fm] = g.options.fm_tokens  # TGB-PAR-02, TGB-FAM-05


def take_out(g: Farm, fm: int) -> None:
    """TGB-LOOK-04: the tokens of one who leaves go to the dashboard, from the bag and from the Monster Trackers.

    TGB-LOOK-06: every monster whose target has left draws a new one at once.
    """
    g.pool[fm] = 0
    bereft = [m for m in range(FIRST, len(g.at)) if g.target[m] == fm]
    for m in bereft:
        g.target[m] = NOBODY
    for m in bereft:
        if is_on_map(g, m):
            draw(g, m)


def draw(g: Farm, m: int) -> None:
    """TGB-PLACE-11, TGB-CMP-16: one token at random, each as likely as another; TGB-LOOK-07: from an empty bag none."""
    left = sum(g.pool)
    if not left:
        return
    n = g.roll(left, TARGETS)
    for fm, tokens in enumerate(g.pool):
        if n <= tokens:
            take(g, m, fm)
            return
        n -= tokens


def take(g: Farm, m: int, fm: int) -> None:
    g.pool[fm] -= 1
    g.target[m] = fm
    g.misses[m] = 0
    g.tell("TGB-AI-02", "target", m, fm)


def give_back(g: Farm, m: int) -> None:
    """TGB-CMB-33: the token returns to the bag at once."""
    if g.target[m] != NOBODY:
        g.pool[g.target[m]] += 1
        g.target[m] = NOBODY


def redraw(g: Farm, m: int) -> None:
    """TGB-DICE-19: the old token goes back before the draw, so that the same FM can come up again."""
    give_back(g, m)
    draw(g, m)


def change(g: Farm, m: int) -> None:
    """TGB-AI-18: the old token is set aside during the draw, so that a different one comes up if there is any."""
    old = g.target[m]
    if old == NOBODY:
        return draw(g, m)
    aside, g.pool[old] = g.pool[old], 0
    g.target[m] = NOBODY
    draw(g, m)
    g.pool[old] += aside + 1
    if g.target[m] == NOBODY:
        take(g, m, old)
    return None


def turn_on(g: Farm, m: int, fm: int) -> None:
    """TGB-DICE-20: a monster takes this FM's token from the bag and returns its own.

    TGB-DICE-21: without one in the bag it keeps its target.
    """
    if g.pool[fm] and g.target[m] != fm:
        give_back(g, m)
        take(g, m, fm)


def aim_of(g: Farm, m: int) -> int:
    """Whom it goes for now. TGB-LOOK-07, TGB-LOOK-14: the nearest if it has no token, or one of an FM not on the map.

    NOBODY while neither an FM nor a guest is on the map.
    """
    held = g.target[m]
    if held != NOBODY and is_on_map(g, held):
        return held
    some = friends(g)
    if not some:
        return NOBODY
    if not is_on_map(g, m):
        return pick(g, some, NEAREST)  # an ambusher without a token is equally near to all
    paces = [g.map.distance(g.at[m], g.at[fm]) for fm in some]
    return pick(g, [fm for fm, far in zip(some, paces, strict=True) if far == min(paces)], NEAREST)


def holders(g: Farm, fm: int) -> list[int]:
    """The monsters on the map that hold a token of this FM."""
    return [m for m in monsters(g) if g.target[m] == fm]


def lot(g: Farm) -> int:
    """TGB-LOOK-25: a token drawn only for a random pick goes straight back; NOBODY if the bag has none of an FM's."""
    bag = [fm for fm in range(FMS) for _ in range(g.pool[fm])]
    return bag[g.roll(len(bag), TARGETS) - 1] if bag else NOBODY
