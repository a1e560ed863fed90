"""Pages about the scenarios of Ghost Hunter 13 that are made from them, so that they are true.

`python tools/scenario_pages.py` writes docs/hunter13-scenarios.md, the end of docs/write-a-scenario.md and the schema;
`python tools/scenario_pages.py --check` only says whether they are up to date.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct, json
from msgspec.structs import FieldInfo, fields

from hauntbox.games.hunter13.content import SHIPPED, sheet_of
from hauntbox.games.hunter13.content import sheet as sheets
from hauntbox.games.hunter13.content import sheet_effects as effects
from hauntbox.games.hunter13.content.sheet import Sheet
from hauntbox.games.hunter13.content.sheet_house import Effect, Who
from hauntbox.games.hunter13.content.sheet_parts import Plan
from hauntbox.games.hunter13.content.sheet_tests import TRIGGERS, Place, Scaled, Test, When
from hauntbox.scenario_files.pages import schema

DOCS: Final = Path(__file__).parents[1] / "docs"
TABLE, PAGE, SCHEMA = (
    DOCS / "hunter13-scenarios.md",
    DOCS / "write-a-scenario.md",
    DOCS / "schema/hunter13-scenario.json",
)
BEGIN, END = "<!-- made by tools/scenario_pages.py -->", "<!-- end -->"
MOST_ALIKE: Final = 0.6
WHEN: Final = {
    "start": "before the first round", "opened": "a tile is laid", "entered": "a hunter comes to a tile",
    "explored": "a tile is explored, before its own icons", "settled": "all of an explored tile is settled",
    "left": "a hunter leaves a tile", "stopped": "a hunter's movement is over", "turn-ends": "a hunter's turn ends",
    "gained": "a hunter gets an item", "used": "an item is used up", "given": "an item is given",
    "lost": "an item is lost",
    "card": "an Event-card is opened", "met": "a battle with a monster begins", "escaped": "a hunter escapes from it",
    "defeated": "a monster falls", "blow": "an ENEMY-player has done damage in a battle", "made": "a check succeeds",
    "missed": "a check fails", "fell": "a hunter falls", "restored": "a fallen character stands again",
    "round-begins": "a round begins", "first-turn": "before the first turn of a round", "round-ends": "a round ends",
    "reached": "a counter comes up to a number", "tiles": "so many tiles lie in the mansion",
    "empty": "the last tile is taken off the pile", "known": "a clue has been read",
    "gathered": "all standing hunters are on one tile", "together": "a hunter and a thing are on one tile",
    "deadlock": "nothing can be done any more; without an ending now it is a failure",
}  # fmt: skip


# What scenarios are made of -----------------------------------------------------------------------------------------


def triggers(name: str) -> set[str]:
    plan = Plan(sheet_of(name))
    found = {piece.value.on for piece in plan.pieces if isinstance(piece.value, When)}
    return found | ({"action"} if plan.sheet.actions else set()) | ({"power"} if plan.sheet.enemy.powers else set())


def deeds(name: str) -> set[str]:
    plan = Plan(sheet_of(name))
    return {tag(type(piece.value)) for piece in plan.pieces if isinstance(piece.value, Effect)}


def tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def marks(name: str) -> set[str]:
    """Triggers, effects and kinds of objective, told apart."""
    on = {f"on {each}" for each in triggers(name)}
    return on | {f"do {each}" for each in deeds(name)} | {f"kind {each}" for each in sheet_of(name).kind}


def alike(one: str, other: str) -> float:
    """What two share, as a part of all that either has."""
    a, b = marks(one), marks(other)
    return len(a & b) / len(a | b)


def table() -> str:
    lines = [
        "# The thirteen scenarios of Ghost Hunter 13, side by side", "",
        "Made by `tools/scenario_pages.py` from the files in `src/hauntbox/games/hunter13/content/scenarios`.",
        "What things are called is told in [Write a scenario](write-a-scenario.md).", "",
        "| | title | level | one wins if one can | triggers | effects |", "|---|---|---|---|---|---|",
    ]  # fmt: skip
    for name in SHIPPED:
        s = sheet_of(name)
        row = (str(s.number), s.title, str(s.level), ", ".join(s.kind), ", ".join(sorted(triggers(name))),
               ", ".join(sorted(deeds(name))))  # fmt: skip
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join([*lines, "", *shared(), ""])


def shared() -> list[str]:
    pairs = sorted([(alike(one, other), one, other) for one, other in combinations(SHIPPED, 2)], reverse=True)
    lines = [
        "## How much two have in common", "",
        f"Of the triggers, effects and objectives that either of two has, both have {MOST_ALIKE:.0%} at most. Nearest:",
        "",
        "| | | in common |", "|---|---|---|",
    ]  # fmt: skip
    rows = [f"| {sheet_of(one).title} | {sheet_of(other).title} | {part:.0%} |" for part, one, other in pairs[:8]]
    return lines + rows


# The words of the format --------------------------------------------------------------------------------------------

PARTS: Final = (
    (sheets.Sheet, "the whole file"), (sheets.Contents, "`[contents]`"), (sheets.Tiles, "`[tiles]`"),
    (sheets.PlacedTile, "one of `tiles.placed`"), (sheets.Aside, "`[tiles.aside]`"), (sheets.Bury, "`[tiles.bury]`"),
    (sheets.Start, "`[start]`"), (sheets.Cards, "`[cards]`"), (sheets.Items, "`[items]`"),
    (sheets.CounterSheet, "`[[counters]]`"), (sheets.LotSheet, "`[[lots]]`"), (sheets.ThingSheet, "`[[things]]`"),
    (sheets.RoomSheet, "`[[rooms]]`"), (sheets.Clue, "`[[clues]]`"), (sheets.Happening, "`[[happenings]]`"),
    (sheets.Action, "`[[actions]]` and `[[enemy.powers]]`"), (sheets.FallenSheet, "`[fallen]`"),
    (sheets.Enemy, "`[enemy]`"), (sheets.EndingSheet, "`[[endings]]`"), (sheets.Bonus, "one of `bonus`"),
    (Scaled, "a number that depends on the hunters"),
)  # fmt: skip


def reference() -> str:
    lines = [BEGIN, "", "### Fields", ""]
    for kind, where in PARTS:
        lines += [f"**{where}**", "", *rows(kind), ""]
    lines += ["### Triggers: `on`", "", "| on | when |", "|---|---|", *[f"| `{on}` | {WHEN[on]} |" for on in TRIGGERS]]
    lines += ["", "Fields beside `on`:", "", *rows(When, skip="on"), ""]
    lines += ["### Tests", "", "All fields that are given must hold.", "", *rows(Test), ""]
    lines += [
        "### Who, and where",
        "",
        f"Who (`who`, `to`): {note(Who)}",
        "",
        f"Where (`at`, `lies`, `place` and others): {note(Place)}",
        "",
    ]
    lines += ["### Effects: `do`", "", "| do | what it does | fields |", "|---|---|---|"]
    lines += [effect(kind) for kind in get_args(effects.Deed)]
    return "\n".join([*lines, "", END])


def rows(kind: type[Struct], skip: str = "") -> list[str]:
    hints = get_type_hints(kind, include_extras=True)
    out = ["| field | what it says |", "|---|---|"]
    return out + [f"| `{f.encode_name}` | {told(f, hints[f.name])} |" for f in fields(kind) if f.name != skip]


def effect(kind: type[Struct]) -> str:
    hints = get_type_hints(kind, include_extras=True)
    parts = [f"`{f.encode_name}`: {told(f, hints[f.name])}" for f in fields(kind)]
    return f"| `{tag(kind)}` | {(kind.__doc__ or '').splitlines()[0].split(' GHT-')[0]} | {' '.join(parts)} |"


def told(field: FieldInfo, hint: Any) -> str:
    """What a field says, with the words that it takes and the one that holds if nothing is said."""
    said = [note(hint), *unsaid_words(hint)]
    if words(hint) and isinstance(field.default, str):
        said.append(f"Without it: `{field.default}`.")
    return " ".join(said)


def unsaid_words(hint: Any) -> list[str]:
    """The words that a field takes, unless its description lists them already."""
    listed = [f"`{word}`" for word in words(hint)]
    return [] if all([word in note(hint) for word in listed]) else [f"Words: {', '.join(listed)}."]


def words(hint: Any) -> tuple[str, ...]:
    """The words that a field takes; none, if it takes anything else."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    inner = get_args(hint)[:1] if get_origin(hint) is Annotated else get_args(hint)
    return tuple([word for each in inner for word in words(each)])


def note(hint: Any) -> str:
    """The outermost description."""
    if get_origin(hint) is Annotated:
        found = [str(meta.description) for meta in get_args(hint)[1:] if getattr(meta, "description", None)]
        if found:
            return found[-1].replace("|", "or")
    return ""


def page() -> str:
    text = PAGE.read_text()
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + reference() + after


def made() -> dict[Path, str]:
    form = json.format(json.encode(schema(Sheet, "A scenario of Ghost Hunter 13")), indent=2).decode()
    return {TABLE: table(), PAGE: page(), SCHEMA: f"{form}\n"}


def main() -> int:
    stale = [path for path, text in made().items() if not path.exists() or path.read_text() != text]
    if "--check" not in sys.argv:
        for path, text in made().items():
            path.write_text(text)
        return 0
    for path in stale:
        print(f"{path.name} is out of date: run tools/scenario_pages.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
