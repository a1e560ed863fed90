"""Whether everything in a scenario can happen, and whether it can be won and lost. GHT-FMT-22"""

from __future__ import annotations

from collections.abc import Iterator

from hauntbox.games.hunter13.cards.rooms import PAIRS
from hauntbox.games.hunter13.content.sheet_effects import Count, End, Spend
from hauntbox.games.hunter13.content.sheet_house import Appear, Carry, Give, Lay, Play
from hauntbox.games.hunter13.content.sheet_tests import Test, When
from hauntbox.games.hunter13.content.survey_house import TILES, floors_of, least, most, open_floors
from hauntbox.games.hunter13.content.walking import Finding, Path, Plan, effects, of_kind, spots

AT_START = ("opened", "explored", "settled")  # what never happens to a tile that lies there from the start
LAST_ROUND = 100


def ways(plan: Plan) -> Iterator[Finding]:
    coming = tiles_to_come(plan)
    for check in (triggers, actions, tests):
        yield from check(plan, coming)
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
