"""Fate Bags and paths: draws, splits, merges, dead ends. DRAW, RND, MIS"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hauntbox.games.betwixt.cards.fate import NO_TOKEN, number_of
from hauntbox.games.betwixt.rules.dice import FATE, NEAREST, SPLIT, pick
from hauntbox.games.betwixt.state import Farm

NO_PATH: Final = -1


def draw(g: Farm, path: int) -> int:
    """TGB-DRAW-03, TGB-CMP-13: one token at random from that path's bag. TGB-RND-10: it does not go back."""
    bag = g.bags[path]
    token = bag[g.roll(len(bag), FATE) - 1]
    take_from(g, path, token)
    return token


def take_from(g: Farm, path: int, token: int) -> None:
    """TGB-HID-02: all see it. Of several like it, the one that is most surely there."""
    bag = list(g.bags[path])
    bag.remove(token)
    g.bags[path] = tuple(bag)
    some = [(may.bit_count(), n) for n, (each, may) in enumerate(g.inside) if each == token and may >> path & 1]
    if some:
        place = min(some)[1]
        g.inside = (*g.inside[:place], *g.inside[place + 1 :])


def put_back(g: Farm, path: int, tokens: Iterable[int]) -> None:
    """TGB-DRAW-42: only tokens put back by a rule return to a bag."""
    back = list(tokens)
    g.bags[path] = tuple(sorted([*g.bags[path], *back]))
    g.inside = tuple(sorted([*g.inside, *[(token, 1 << path) for token in back]]))


def path_of(g: Farm, way: int) -> int:
    """TGB-DRAW-36: doors along a path draw from its bag."""
    return next((path for door, path in g.paths if door == way), NO_PATH)


def new_path(g: Farm) -> int:
    g.bags.append(())
    if g.teams:
        g.shares = (*g.shares, g.team)  # TGB-MIS-29
    return len(g.bags) - 1


def is_own(g: Farm, path: int) -> bool:
    """TGB-MIS-33: with teams every one has its own bags."""
    return not g.teams or g.shares[path] == g.team


# Splits ---------------------------------------------------------------------------------------------------------------


def split(g: Farm, path: int, n: int) -> list[int]:
    """TGB-DRAW-32: a branching path splits the bag, TGB-DRAW-33: into one for each way on; the first keeps its path."""
    paths = [path, *[new_path(g) for _ in range(n - 1)]]
    deal(g, g.bags[path], paths)
    scatter(g, path, bits_of(paths))  # TGB-HID-03
    return paths


def scatter(g: Farm, path: int, may: int) -> None:
    """What may have been in the bag of a path may now be in any of these."""
    here = 1 << path
    g.inside = tuple(sorted([(token, old & ~here | may if old & here else old) for token, old in g.inside]))


def bits_of(paths: Iterable[int]) -> int:
    return sum([1 << path for path in paths])


def deal(g: Farm, tokens: tuple[int, ...], paths: list[int]) -> None:
    """TGB-DRAW-34, TGB-RND-11: random and even. TGB-DRAW-60: the first ones get one more each until none is left."""
    mixed = g.shuffle(tokens, SPLIT) if len(paths) > 1 and tokens else tokens
    for n, path in enumerate(paths):
        g.bags[path] = tuple(sorted(mixed[n :: len(paths)]))


def fill(g: Farm, tokens: tuple[int, ...], paths: list[int]) -> None:
    """All tokens are dealt anew. TGB-HID-03: nobody knows which are in which bag."""
    deal(g, tokens, paths)
    g.inside = tuple([(token, bits_of(paths)) for token in sorted(tokens)])


def mix_in(g: Farm, tokens: Iterable[int], own: int, paths: int) -> None:
    """TGB-HID-03: new tokens, and all that may have been in a team's own bags, may be in any of these paths."""
    old = [(token, may & ~own | paths if may & own else may) for token, may in g.inside]
    g.inside = tuple(sorted([*old, *[(token, paths) for token in tokens]]))


def add_tokens(g: Farm, tokens: Sequence[int]) -> None:
    """TGB-DRAW-41: all bags are combined, the new tokens mixed in, and the bag is split again.

    TGB-DRAW-51: over all paths that have a closed door, also those that had become dead ends.
    """
    own = [path for path in range(len(g.bags)) if is_own(g, path)]
    mixed = tuple(sorted([*[token for path in own for token in g.bags[path]], *tokens]))
    g.bags = [() if path in own else bag for path, bag in enumerate(g.bags)] or [()]
    paths = sorted({path for _, path in g.paths if is_own(g, path)}) or own[:1] or [0]
    if g.teams:
        deal(g, mixed, paths)
        mix_in(g, tokens, bits_of(own), bits_of(paths))
    else:
        fill(g, mixed, paths)
    g.tell("TGB-DRAW-41", "bags mixed", *[len(bag) for bag in g.bags])


# Merges ---------------------------------------------------------------------------------------------------------------


def tidy(g: Farm) -> None:
    """TGB-DRAW-50, TGB-DRAW-57: at the end of each Placement Phase, bags without a door and low bags go to others."""
    while len(filled(g)) > 1 and strays(g):
        pour(g, strays(g)[0])
    while len(filled(g)) > 1 and low_bags(g):  # TGB-DRAW-63: after each the others are looked at anew
        pour(g, low_bags(g)[0])


def filled(g: Farm) -> list[int]:
    return [path for path, bag in enumerate(g.bags) if bag and is_own(g, path)]


def strays(g: Farm) -> list[int]:
    """TGB-DRAW-57: bags whose path has no closed door left."""
    led = {path for _, path in g.paths}
    return [path for path in filled(g) if path not in led]


def low_bags(g: Farm) -> list[int]:
    """TGB-DRAW-37, TGB-PAR-06: with one or two tokens left. TGB-DRAW-63: the smallest first, then by path."""
    low = [path for path in filled(g) if len(g.bags[path]) <= g.options.low_bag]
    return sorted(low, key=lambda path: (len(g.bags[path]), path))


def pour(g: Farm, path: int) -> None:
    """TGB-DRAW-50: into the other bag with the fewest tokens, TGB-RND-22: ties at random."""
    others = [other for other in filled(g) if other != path]
    least = min([len(g.bags[other]) for other in others])
    to = pick(g, [other for other in others if len(g.bags[other]) == least], NEAREST)
    tokens, g.bags[path] = g.bags[path], ()
    g.bags[to] = tuple(sorted([*g.bags[to], *tokens]))
    scatter(g, path, 1 << to)
    g.tell("TGB-DRAW-37", "bag emptied", path, to)


# Stuck ----------------------------------------------------------------------------------------------------------------


def goal_tile(g: Farm) -> int:
    """The objective tile that is still to be found, or NO_TOKEN."""
    if g.goal == NO_TOKEN or number_of(g.goal) in g.map.lies:
        return NO_TOKEN
    return number_of(g.goal)


def is_dry(g: Farm) -> bool:
    """TGB-DRAW-40: the last bag is low, or no closed door can be opened."""
    some = filled(g)  # TGB-MIS-47: each team for itself
    if len(some) <= 1 and sum([len(g.bags[path]) for path in some]) <= g.options.low_bag:
        return True
    return no_door(g)


def no_door(g: Farm) -> bool:
    """No closed door that can be opened is left. TGB-DRAW-39: those of a path without a bag cannot."""
    return not any([g.bags[path] for _, path in g.paths if is_own(g, path)])


def is_forced(g: Farm) -> bool:
    """TGB-DRAW-40: the next door leads straight to the objective tile. TGB-DRAW-55: if the mission has one."""
    return goal_tile(g) != NO_TOKEN and is_dry(g)
