"""Whether everything in a scenario can happen, and whether it can be won and lost. GHT-FMT-22"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hauntbox.games.common.walking import Path
from hauntbox.games.hunter13.cards.rooms import PAIRS
from hauntbox.games.hunter13.content.sheet import Start
from hauntbox.games.hunter13.content.sheet_effects import Count, End, Spend
from hauntbox.games.hunter13.content.sheet_house import Appear, Carry, Give, Lay, Play
from hauntbox.games.hunter13.content.sheet_parts import Finding, Plan, effects, of_kind, spots
from hauntbox.games.hunter13.content.sheet_tests import Test, When
from hauntbox.games.hunter13.content.survey.survey_house import TILES, floors_of, least, most, open_floors, pool

AT_START = ("opened", "explored", "settled")  # what never happens to a tile that lies there from the start
LAST_ROUND = 100
PLACES = ("at", "to", "lies", "place", "all_at")  # fields that name places


def ways(plan: Plan) -> Iterator[Finding]:
    coming = tiles_to_come(plan)
    for check in (triggers, actions, tests):
        yield from check(plan, coming)
    yield from chances(plan, coming)
    yield from directions(plan)
    yield from monsters(plan)
    yield from gifts(plan)
    yield from ends(plan)


def tiles_to_come(plan: Plan) -> set[str]:
    """All that may ever lie in the mansion."""
    laid = set(effects(plan, Lay, of="tile"))
    unused, floors = set(plan.sheet.tiles.unused), open_floors(plan)
    aside = {*plan.sheet.tiles.aside.goal, *plan.sheet.tiles.aside.staged}
    found = {tile for tile in TILES if tile not in unused and (tile not in aside or tile in laid)}
    for tile, pair in PAIRS.items():
        if TILES[tile] in plan.sheet.tiles.aside.pair and TILES[pair] in unused:
            found.discard(TILES[tile])
    placed = {tile.tile for tile in plan.sheet.tiles.placed}
    return {tile for tile in found if tile in placed or floors_of(plan, tile) & floors}


# Triggers -----------------------------------------------------------------------------------------------------------


def triggers(plan: Plan, coming: set[str]) -> Iterator[Finding]:
    for path, when in of_kind(plan, When):
        for field, reason in lacks(plan, when, coming):
            yield Finding((*path, field), f"this can never happen: {reason}")


def lacks(plan: Plan, when: When, coming: set[str]) -> Iterator[tuple[str, str]]:
    tiles = [*(when.tiles or []), *([when.tile] if when.tile else [])]
    field = "tile" if when.tile else "tiles"
    placed = {tile.tile for tile in plan.sheet.tiles.placed}
    if tiles and not any([tile in coming for tile in tiles]):
        yield field, out_of_play(tiles)
    elif tiles and when.on in AT_START and all([tile in placed for tile in tiles]):
        yield field, f"{' and '.join(tiles)} lie explored from the start"
    if when.item is not None and when.item in plan.sheet.items.unused:
        yield "item", f"{when.item} is not used"
    if when.card is not None and not comes(plan, when.card):
        yield "card", f"{when.card} is not in the pile, and no effect plays it"
    if when.monster is not None and not comes(plan, when.monster):
        yield "monster", f"{when.monster} is not in the pile, and no effect brings it"
    if when.counter is not None:
        yield from uncounted(plan, when)
    if when.on in ("round-begins", "round-ends", "first-turn") and most(when.from_, 1) > LAST_ROUND:
        yield "from", f"the game ends after round {LAST_ROUND}"
    if when.on in ("reached", "tiles") and when.from_ is None:
        yield "on", "missing: expected the number, as from"


def out_of_play(tiles: list[str]) -> str:
    return f"{' and '.join(tiles)} never {'lies' if len(tiles) == 1 else 'lie'} in the mansion"


def comes(plan: Plan, card: str) -> bool:
    cards = plan.sheet.cards
    brought = {*effects(plan, Appear, of="monster"), *effects(plan, Play, of="card")}
    for lot in [plan.sheet.lots[n] for n in range(len(plan.sheet.lots)) if plan.sheet.lots[n].monsters]:
        if lot.name in effects(plan, Appear, of="lot"):
            brought |= set(lot.monsters)
    return card not in cards.unused and (card not in cards.aside or card in brought)


def uncounted(plan: Plan, when: When) -> Iterator[tuple[str, str]]:
    counter = next(each for each in plan.sheet.counters if each.name == when.counter)
    want = least(when.from_, 0)
    if want > most(counter.high, 0):
        yield "from", f"{when.counter} never shows more than {most(counter.high, 0)}"
    steps = [effect for effect in effects(plan, Count) if effect.counter == when.counter]
    rises = any([(effect.by or 0) > 0 or most(effect.to, 0) > 0 for effect in steps])
    if not rises and when.counter not in effects(plan, Spend, of="counter"):
        yield "counter", f"nothing makes {when.counter} rise"


def actions(plan: Plan, coming: set[str]) -> Iterator[Finding]:
    """Somewhere where one can come to."""
    fields = [("actions",), ("enemy", "powers")]
    for field, acts in zip(fields, (plan.sheet.actions, plan.sheet.enemy.powers), strict=True):
        for n, act in enumerate(acts, 1):
            places = [spot for place in act.at for spot in spots(place)]
            if places and all([spot.startswith("T-") and spot not in coming for spot in places]):
                yield Finding((*field, str(n), "at"), f"this can never be done: {out_of_play(places)}")


def tests(plan: Plan, coming: set[str]) -> Iterator[Finding]:
    for path, test in of_kind(plan, Test):
        for field, tile in (("explored", test.explored), ("placed", test.placed)):
            if tile is not None and tile not in coming:
                yield Finding((*path, field), f"this never holds: {out_of_play([tile])}")


def sure(plan: Plan) -> set[str]:
    """Tiles that are in every game: laid, in the pile for certain, or brought by an effect or by a partner."""
    t = plan.sheet.tiles
    found = {*[tile.tile for tile in t.placed], *t.fixed, *effects(plan, Lay, of="tile")}
    if t.random is None:
        found |= set(pool(plan))
    paired = {TILES[tile] for tile, pair in PAIRS.items() if TILES[pair] in found}
    return found | (paired & set(t.aside.pair))


def chances(plan: Plan, coming: set[str]) -> Iterator[Finding]:
    """GHT-FMT-22: what the story waits for lies in a tile that is in every game, and not only in some."""
    certain = sure(plan)
    for path, tiles in named_tiles(plan):
        if not certain.intersection(tiles) and coming.intersection(tiles):
            words = " and ".join(tiles)
            yield Finding(path, f"{words}: only among the random tiles, so not in every game; expected in tiles.fixed")


def named_tiles(plan: Plan) -> Iterator[tuple[Path, list[str]]]:
    """The tiles of which the story needs one, each time that it names some."""
    for path, value in plan.pieces:
        if isinstance(value, When):
            for field, tiles in (("tile", [value.tile] if value.tile else []), ("tiles", value.tiles or [])):
                yield (*path, field), tiles
        if isinstance(value, Test):
            for field, tile in (("explored", value.explored), ("placed", value.placed)):
                yield (*path, field), [tile] if tile else []
        for field in () if isinstance(value, Start) else PLACES:
            yield (*path, field), places_of(getattr(value, field, None))


def places_of(said: Any) -> list[str]:
    """The tiles of a place, or of several; none, if something else may be meant."""
    listed = [said] if isinstance(said, str) else said if isinstance(said, list) else []
    words = [spot for each in listed for spot in spots(each)]
    return words if all([word.startswith("T-") for word in words]) else []


def directions(plan: Plan) -> Iterator[Finding]:
    """GHT-FMT-22: a counter can come to where a test waits for it."""
    for path, test in of_kind(plan, Test):
        if test.counter is not None:
            low, high = span(plan, test.counter)
            if least(test.from_, low) > high:
                yield Finding((*path, "from"), f"this never holds: {test.counter} never shows more than {high}")
            if most(test.to, high) < low:
                yield Finding((*path, "to"), f"this never holds: {test.counter} never shows less than {low}")


def span(plan: Plan, name: str) -> tuple[int, int]:
    """The least and the most that a counter can come to show, by all that changes it."""
    counter = next(each for each in plan.sheet.counters if each.name == name)
    steps = [effect for effect in effects(plan, Count) if effect.counter == name]
    set_to = [effect.to for effect in steps if effect.to is not None]
    rises = any([(effect.by or 0) > 0 for effect in steps]) or name in effects(plan, Spend, of="counter")
    falls = any([(effect.by or 0) < 0 for effect in steps])
    low = counter.low if falls else min([least(n, 0) for n in [counter.start, *set_to]])
    high = most(counter.high, 0) if rises else max([most(n, 0) for n in [counter.start, *set_to]])
    return max(low, counter.low), min(high, most(counter.high, 0))


# What effects bring -------------------------------------------------------------------------------------------------


def monsters(plan: Plan) -> Iterator[Finding]:
    for path, effect in of_kind(plan, Appear):
        if effect.monster is not None and effect.monster in plan.sheet.cards.unused:
            yield Finding(
                (*path, "monster"), f"{effect.monster} is not used: expected it in cards.aside or in the pile"
            )
    for n, lot in enumerate(plan.sheet.lots, 1):
        for monster in lot.monsters:
            if monster not in plan.sheet.cards.aside:
                yield Finding(("lots", str(n), "monsters"), f"{monster} may be met before: expected it in cards.aside")


def gifts(plan: Plan) -> Iterator[Finding]:
    for path, effect in of_kind(plan, Give):
        if effect.item in plan.sheet.items.unused:
            yield Finding((*path, "item"), f"{effect.item} is not used: expected it in items.aside or in the pile")
    for path, effect in of_kind(plan, Play):
        if effect.card not in plan.sheet.cards.aside:
            yield Finding((*path, "card"), f"{effect.card} is in the pile: expected it in cards.aside")
    known = {thing.name: thing for thing in plan.sheet.things}
    for path, effect in of_kind(plan, Carry):
        if effect.who is not None and effect.at is not None and effect.thing in known:
            yield Finding(path, "expected either who or at")


# Ends ---------------------------------------------------------------------------------------------------------------


def ends(plan: Plan) -> Iterator[Finding]:
    """GHT-FMT-22: at least one success and one failure, and each ending can come."""
    brought = set(effects(plan, End, of="ending"))
    if not any([ending.grade != "failure" for ending in plan.sheet.endings]):
        yield Finding(("endings",), "no way to win: expected an ending with the grade success or great")
    if not any([ending.grade == "failure" for ending in plan.sheet.endings]):
        yield Finding(("endings",), "no way to lose: expected an ending with the grade failure")
    for n, ending in enumerate(plan.sheet.endings, 1):
        if ending.grade != "failure" and not ending.points:
            yield Finding((*path_of(n), "points"), "missing: a success is worth Level Points (GHT-SCN-01)")
        if ending.test is None and ending.name not in brought:
            yield Finding(path_of(n), f"{ending.name!r} never comes: it has no test, and no effect ends the game so")


def path_of(n: int) -> Path:
    return "endings", str(n)
