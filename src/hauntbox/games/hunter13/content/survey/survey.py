"""What is wrong with a scenario beside the types of its fields. GHT-FMT-22

The only list of such reasons: a file is checked by it, and no scenario is played unless it comes back empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final

from hauntbox.games.common.walking import Path, pieces
from hauntbox.games.hunter13.content.sheet import Start
from hauntbox.games.hunter13.content.sheet_effects import Accuse, Count, End, Reveal, Set, Spend
from hauntbox.games.hunter13.content.sheet_house import Appear, Carry, Lure, Mark, Mirror
from hauntbox.games.hunter13.content.sheet_parts import Finding, Plan, effects, of_kind, spots
from hauntbox.games.hunter13.content.sheet_tests import CLASSES, FLOORS, Test, When
from hauntbox.games.hunter13.content.survey.survey_house import house, least
from hauntbox.games.hunter13.content.survey.survey_ways import ways
from hauntbox.games.hunter13.options import Options
from hauntbox.kernel.options import BadOption, read

MOST_DEEDS: Final = 24  # free actions and powers
MOST_THINGS: Final = 12  # for four hunters
WORDS: Final = ("finder", "actor", "all", "here", "others", "around", "nearest", "fallen", "everybody")


def survey(plan: Plan) -> Iterator[Finding]:
    found = list(names(plan))
    yield from found
    for check in (doubles, flags, markers, counters, texts, options, lots, sums, sizes, house):
        yield from check(plan)
    if not found:
        yield from ways(plan)


# Names ----------------------------------------------------------------------------------------------------------------


def tables(plan: Plan) -> dict[str, list[str]]:
    """What there is of each kind of name."""
    return {
        "clue": [clue.name for clue in plan.sheet.clues],
        "flag": plan.sheet.flags,
        "counter": [counter.name for counter in plan.sheet.counters],
        "marker": plan.sheet.markers,
        "thing": [thing.name for thing in plan.sheet.things],
        "lot": [lot.name for lot in plan.sheet.lots],
        "ending": [ending.name for ending in plan.sheet.endings],
    }


FIELDS: Final[dict[Any, dict[str, str]]] = {
    Test: {"clue": "clue", "knows": "clue", "flag": "flag", "counter": "counter", "marker": "marker", "thing": "thing",
           "carries": "thing", "carried": "thing", "lot": "lot"},
    When: {"counter": "counter", "clue": "clue", "thing": "thing"},
    Set: {"flag": "flag"}, Count: {"counter": "counter"}, Spend: {"counter": "counter"}, Mark: {"marker": "marker"},
    Carry: {"thing": "thing"}, Mirror: {"thing": "thing"}, Lure: {"thing": "thing"}, Reveal: {"lot": "lot"},
    Accuse: {"lot": "lot"}, Appear: {"lot": "lot", "like": "lot", "more": "counter"}, End: {"ending": "ending"},
}  # fmt: skip


def names(plan: Plan) -> Iterator[Finding]:
    """Every name that is used is there."""
    known = tables(plan)
    for path, value in plan.pieces:
        for field, kind in FIELDS.get(type(value), {}).items():
            name = getattr(value, field)
            if name is not None:
                yield from unknown((*path, field), name, known[kind], kind)
        for field in () if isinstance(value, Start) else ("at", "to", "lies", "place", "all_at"):
            yield from places((*path, field), getattr(value, field, None), known)
        for field in ("who", "to"):
            yield from people((*path, field), getattr(value, field, None), known, value)
    for n, ending in enumerate(plan.sheet.endings, 1):
        if ending.traitor is not None:
            yield from unknown(("endings", str(n), "traitor"), ending.traitor, known["lot"], "lot")


def unknown(path: Path, name: str, table: Sequence[str], kind: str) -> Iterator[Finding]:
    if name not in table:
        near = get_close_matches(name, table, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(table)}" if table else "there are none"
        yield Finding(path, f"unknown {kind} {name!r}: {hint}")


def places(path: Path, said: Any, known: dict[str, list[str]]) -> Iterator[Finding]:
    """A tile, "here", "hunter", or a word and a name."""
    if path[-1] == "to" and isinstance(said, str):
        said = said if is_place(said) else None  # whom a text is read to
    for n, words in enumerate(said if isinstance(said, list) else [said] if isinstance(said, str) else [], 1):
        where = (*path, str(n)) if isinstance(said, list) else path
        for spot in spots(words) if isinstance(words, str) else []:
            yield from place(where, spot, known)


def is_place(said: str) -> bool:
    return said.partition(" ")[0] in ("here", "hunter", "marker", "thing", "lot", "monster") or said.startswith("T-")


def place(path: Path, spot: str, known: dict[str, list[str]]) -> Iterator[Finding]:
    kind, _, name = spot.partition(" ")
    if kind in ("marker", "thing", "lot"):
        yield from unknown(path, name, known[kind], kind)
    elif kind == "monster":
        if name not in [f"E-{n}" for n in range(31, 46)]:
            yield Finding(path, f"unknown monster {name!r}: there are E-31 to E-45")
    elif spot not in ("here", "hunter") and spot not in [f"T-{n}" for n in range(1, 43)]:
        yield Finding(
            path, f'unknown place {spot!r}: expected a tile, "here", "hunter", or marker, thing, lot, monster'
        )


def people(path: Path, said: Any, known: dict[str, list[str]], value: Any) -> Iterator[Finding]:
    if not isinstance(said, str) or (path[-1] == "to" and type(value).__name__ not in ("Read", "Give")):
        return
    kind, _, name = said.partition(" ")
    if kind == "at":
        for spot in spots(name):
            yield from place(path, spot, known)
    elif kind in ("carrier", "lot"):
        yield from unknown(path, name, known["thing" if kind == "carrier" else "lot"], kind)
    elif kind in ("on", "class"):
        yield from unknown(path, name, FLOORS if kind == "on" else CLASSES, "floor" if kind == "on" else "class")
    elif kind == "holder":
        yield from unknown(path, name, [f"I-{n}" for n in range(1, 26)], "item")
    elif said not in WORDS:
        yield Finding(
            path, f"unknown word {said!r}: there are {', '.join(WORDS)}, and at, on, carrier, lot, class, holder"
        )


def doubles(plan: Plan) -> Iterator[Finding]:
    """No name is given twice."""
    acts = [act.name for act in [*plan.sheet.actions, *plan.sheet.enemy.powers]]
    kinds = {"clues": "clue", "flags": "flag", "counters": "counter", "markers": "marker", "things": "thing",
             "lots": "lot", "endings": "ending"}  # fmt: skip
    known = tables(plan)
    for field, row in [*[(field, known[kind]) for field, kind in kinds.items()], ("actions", acts)]:
        for n, name in enumerate(row, 1):
            if name in row[: n - 1]:
                yield Finding((field, str(n)), f"{name!r} is there twice: expected every name once")


# What is read must be set ---------------------------------------------------------------------------------------------


def read_never_set(plan: Plan, kind: str, made: set[str], verb: str) -> Iterator[Finding]:
    for path, test in of_kind(plan, Test):
        name = getattr(test, kind)
        if name is not None and name in tables(plan)[kind] and name not in made:
            yield Finding((*path, kind), f"the {kind} {name!r} is asked for, but nothing {verb} it")


def flags(plan: Plan) -> Iterator[Finding]:
    made = {effect.flag for effect in effects(plan, Set) if effect.on}
    yield from read_never_set(plan, "flag", made, "sets")
    asked = {test.flag for test in effects(plan, Test)}
    for n, flag in enumerate(plan.sheet.flags, 1):
        if flag not in asked:
            yield Finding(("flags", str(n)), f"nothing asks for the flag {flag!r}")


def markers(plan: Plan) -> Iterator[Finding]:
    laid = {effect.marker for effect in effects(plan, Mark) if effect.at is not None}
    yield from read_never_set(plan, "marker", laid, "lays")
    yield from read_never_set(plan, "thing", {effect.thing for effect in effects(plan, Carry)}, "brings")


def counters(plan: Plan) -> Iterator[Finding]:
    counted = {effect.counter for effect in [*effects(plan, Count), *effects(plan, Spend)]}
    for n, counter in enumerate(plan.sheet.counters, 1):
        if counter.name not in counted:
            yield Finding(("counters", str(n)), f"nothing changes the counter {counter.name!r}")
    for path, effect in of_kind(plan, Count):
        if (effect.by is None) == (effect.to is None):
            yield Finding(path, "expected either by or to")


def texts(plan: Plan) -> Iterator[Finding]:
    """Not a blank one."""
    for path, value in plan.pieces:
        for field in ("text", "background", "mission", "label"):
            words = getattr(value, field, None)
            if isinstance(words, str) and not words.strip():
                yield Finding((*path, field), "missing: expected some words")


def options(plan: Plan) -> Iterator[Finding]:
    """GHT-FMT-15: any option of the game, with a value that it takes."""
    changes: list[tuple[Path, str, Any]] = [(("rules", name), name, value) for name, value in plan.sheet.rules.items()]
    for path, piece in plan.pieces:
        if type(piece).__name__ == "Rule":
            changes.append((path, piece.name, piece.value))
    for path, name, value in changes:
        try:
            read(Options, {name: value})
        except BadOption as error:
            yield Finding(path, str(error))  # GHT-FMT-22


def lots(plan: Plan) -> Iterator[Finding]:
    for n, lot in enumerate(plan.sheet.lots, 1):
        if sum([bool(lot.tiles), bool(lot.monsters), lot.hunters, lot.strangers]) != 1:
            yield Finding(("lots", str(n)), "expected one of tiles, monsters, hunters and strangers")
    secret = {lot.name for lot in plan.sheet.lots if not (lot.hunters and least(lot.told, 0))}
    for n, act in enumerate(plan.sheet.actions, 1):
        asked = {piece.value.lot for piece in of_kind_in(act.test)}
        if asked & secret:
            yield Finding(
                ("actions", str(n), "test"), "asks for a secret lot: that it is offered would tell what was drawn"
            )


def of_kind_in(test: Test | None) -> list[Any]:
    return [piece for piece in pieces(test) if isinstance(piece.value, Test)]


def sums(plan: Plan) -> Iterator[Finding]:
    for path, effect in of_kind(plan, Appear):
        if (effect.monster is None) == (effect.lot is None):
            yield Finding(path, "expected either monster or lot")
    if plan.sheet.start.first == "class" and plan.sheet.start.class_ is None:
        yield Finding(("start", "class"), "missing: expected the class that starts")
    if plan.sheet.enemy.automatic == "go" and plan.sheet.enemy.place is None:
        yield Finding(("enemy", "place"), "missing: expected the place to go to")
    if plan.sheet.players[0] > plan.sheet.players[-1] or len(plan.sheet.players) != 2:
        yield Finding(("players",), "expected the fewest and the most hunters, as [2, 4]")


def sizes(plan: Plan) -> Iterator[Finding]:
    acts = len(plan.sheet.actions) + len(plan.sheet.enemy.powers)
    if acts > MOST_DEEDS:
        yield Finding(("actions",), f"{acts} actions and powers: expected {MOST_DEEDS} at most")
    things = sum([4 if thing.each else 1 for thing in plan.sheet.things])
    if things > MOST_THINGS:
        yield Finding(("things",), f"{things} things with four hunters: expected {MOST_THINGS} at most")
