"""Positions between fights: real tiles, rigged bags, a mission that a test writes itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from betwixt.scenes import do, offers
from hauntbox.games.betwixt.cards.fate import (
    AMBUSH,
    DOOR,
    EVENT,
    MACHINE,
    MAP,
    MONSTER,
    STORY,
    TRAP,
    TREASURE,
    token,
)
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.content.tiles import SIDES, TILE_OF
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.explore.bags import new_path, path_of
from hauntbox.games.betwixt.rules.explore.drawing import Find, draw_all, split_paths
from hauntbox.games.betwixt.rules.fight.targets import put_in
from hauntbox.games.betwixt.rules.guide import GUIDES, Guide
from hauntbox.games.betwixt.rules.hooks import ANSWERS
from hauntbox.games.betwixt.rules.setup import set_table
from hauntbox.games.betwixt.state import ACTIVE, EXPLORATION, Farm, survey

DOGS = (MONSTER_OF["Guard Dog"],) * 2
RATS = (MONSTER_OF["Barn Rat"],) * 3
WORDS = {"tile": MAP, "monster": MONSTER, "treasure": TREASURE, "door": DOOR, "machine": MACHINE, "trap": TRAP}
WORDS |= {"event": EVENT, "story": STORY, "ambush": AMBUSH}
FIRST = TILE_OF["1"]


def t(text: str) -> int:
    """A token in words: "tile 6", "monster 2", "door"."""
    word, _, number = text.partition(" ")
    return token(WORDS[word], TILE_OF[number] if word == "tile" else int(number or 0))


def tiles(*names: str) -> tuple[int, ...]:
    return tuple([TILE_OF[name] for name in names])


def way(text: str) -> int:
    """A doorway: "1N", "S1S"."""
    return TILE_OF[text[:-1]] * 4 + SIDES.index(text[-1])


def bag_of_mission_1() -> tuple[int, ...]:
    words = [f"tile {n}" for n in range(2, 12)] + [f"monster {n}" for n in range(1, 8)]
    words += [f"treasure {n}" for n in range(1, 5)] + ["door"] * 4 + ["trap"] * 4 + ["ambush"] * 2
    return tuple([t(word) for word in [*words, "event", "event", "machine", "story"]])


def guide_1(**changes: Any) -> Guide:
    """The set-up of Mission 1, as far as these tests need it."""
    plain = Guide(
        start=FIRST,
        tiles=tuple(range(12)),
        bag=bag_of_mission_1(),
        secrets=tiles("S1"),
        goals=tiles("8", "12"),
        spaces=0b111111_00111111,
        monsters=((), DOGS, RATS, DOGS, RATS, DOGS, RATS, DOGS),
        picks=(("Golf Club", "Baseball Bat"), ("Kitchen Knife",), ("Hockey Stick",), ("Slingshot", "Tennis Racket")),
        given=("Band-Aids", "Soda Pop"),
        offered=("Bike Helmet", "Sneakers", "Gardening Gloves"),
        taken=2,
        goods=(("Candy Bar", 2), ("Soda Pop", 2), ("Bike Helmet", 3)),
    )
    return plain._replace(**changes)


def outdoors(*laid: tuple[str, int, int, int], doors: str = "", mission: Guide | None = None, **options: Any) -> Farm:
    """Bill, Joan and Avelynn on the first tile, Maddox on lookout; each door named has a path with an empty bag."""
    g = Farm(options=Options(**options))
    g.seed, g.events, g.phase, g.mission = "outdoors", [], EXPLORATION, "test"
    GUIDES["test"] = mission or guide_1()
    set_table(g)
    g.laid = tuple([(TILE_OF[name], x, y, turn) for name, x, y, turn in (laid or (("1", 0, 0, 0),))])
    for each in doors.split():
        g.doors |= 1 << way(each)
        g.paths += ((way(each), new_path(g)),)
    survey(g)
    for fm, place in ((0, 16), (1, 17), (2, 18)):
        g.post[fm], g.at[fm] = ACTIVE, g.laid[0][0] * 64 + place
        put_in(g, fm)
    return g


def fill(g: Farm, door: str, *words: str) -> None:
    """What lies in the bag of a door."""
    g.bags[path_of(g, way(door))] = tuple(sorted([t(word) for word in words]))


def rig_draws(g: Farm, door: str, *words: str, rest: tuple[str, ...] = ()) -> None:
    """The bag of a door, and in which order its tokens come up; "back ..." is put back, "all back" gives all back."""
    out: list[int] = []
    bag = sorted([t(word) for word in [*first_times(words), *rest]])
    fill_tokens(g, door, bag)
    left, faces = list(bag), []
    for word in words:
        if word == "all back":
            left = sorted([*left, *out])
            out = []
            continue
        drawn = t(word.removeprefix("back "))
        faces.append(left.index(drawn) + 1)
        if not word.startswith("back "):
            left.remove(drawn)
            out.append(drawn)
    g.rig("fate", *faces)


def first_times(words: tuple[str, ...]) -> list[str]:
    """A token that was put back before is in the bag once only."""
    found: list[str] = []
    back: list[str] = []
    for word in [each for each in words if each != "all back"]:
        plain = word.removeprefix("back ")
        if plain in back:
            back.remove(plain)
        else:
            found.append(plain)
        if word.startswith("back "):
            back.append(plain)
    return found


def fill_tokens(g: Farm, door: str, bag: list[int]) -> None:
    g.bags[path_of(g, way(door))] = tuple(bag)


def drawn(g: Farm, door: str) -> list[Find]:
    """The Drawing Phase behind a door, with its splits, and nothing after it."""
    path = path_of(g, way(door))
    finds = draw_all(g, way(door), path)
    split_paths(g, path, finds)
    return finds


def doors_of(g: Farm, name: str) -> str:
    return "".join([side for n, side in enumerate(SIDES) if g.doors >> TILE_OF[name] * 4 + n & 1])


def in_play(g: Farm) -> list[str]:
    names = {tile: name for name, tile in TILE_OF.items()}
    return [names[laid[0]] for laid in g.laid]


def sizes(g: Farm) -> list[int]:
    return [len(bag) for bag in g.bags]


def go(g: Farm, to: str, *spaces: str) -> None:
    """Approach something: Bill goes first, the others take the spaces named, or the first that are free."""
    do(g, "approach", to)
    for n in range(4):
        if g.asking() is None or type(g.asking()).__name__ not in ("Leader", "Lead", "Follow"):
            return
        if type(g.asking()).__name__ == "Leader":
            do(g, "who Bill")
        do(g, f"space {spaces[n]}" if n < len(spaces) else offers(g)[0])


@contextmanager
def answered(answer: Any) -> Iterator[list[tuple[Any, ...]]]:
    """A mission that answers; what it was told is in the list."""
    heard: list[tuple[Any, ...]] = []

    def listen(g: Farm, trigger: str, facts: tuple[int, ...]) -> None:
        heard.append((trigger, *facts))
        if answer is not None:
            answer(g, trigger, facts)

    ANSWERS.append(listen)
    try:
        yield heard
    finally:
        ANSWERS.remove(listen)
