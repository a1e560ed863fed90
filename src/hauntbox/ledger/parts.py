"""parts.toml beside a ledger: in which part of the work each rule is due that needs proof.

`[part2]` lists `ids` ("VST-CMP-02..08" is a row, both ends included) and `codes` of sections. Codes that hold for one
ledger of a game alone stand in `[default]`, as `part2_VSB`. Each rule has exactly one part: that of its id, or else
that of its code; a rule of an option is due no earlier than the code OPT. `count`, where it stands, is the number of
rules.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hauntbox.ledger.project import HERE, Project
from hauntbox.ledger.rules import ID, Rule, ledger, placed_lines

PART: Final = re.compile(r"part([1-9]\d*)")
PART_OF_LEDGER: Final = re.compile(rf"{PART.pattern}_([A-Z][A-Z0-9]*)")
ROW: Final = re.compile(rf"({ID.pattern})(?:\.\.(\d+))?")
EXPECTED: Final = "expected ids, codes or count of [part1], [part2] ..., or part1_XYZ of [default]"


@dataclass(frozen=True)
class Parts:
    """The part of each rule; empty for a game that is built in one piece."""

    by_id: Mapping[str, int]
    faults: list[str]


@dataclass(frozen=True)
class PartsEntry:
    """One word of a parts.toml: an id, a row of ids, a code or a number."""

    table: str
    key: str
    word: str
    place: str  # file and line


def parts(game: str, project: Project = HERE) -> Parts:
    path = project.games / game / "parts.toml"
    if not path.exists():
        return Parts({}, [])
    try:
        found = list(entries(path))
    except tomllib.TOMLDecodeError as error:
        return Parts({}, [f"{game}/parts.toml: {error}"])
    return PartsFile(ledger(game, project)).read(found)


def entries(path: Path) -> Iterator[PartsEntry]:
    places: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    for table, key, word, place in words_in(path):
        places[table, key, word].append(place)
    for table, fields in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for key, value in fields.items() if isinstance(fields, dict) else [("", fields)]:
            for word in value if isinstance(value, list) else [value]:
                there = places[table, key, str(word)] or [f"{path.parent.name}/{path.name}"]
                yield PartsEntry(table, key, str(word), there.pop(0))


def words_in(path: Path) -> Iterator[tuple[str, str, str, str]]:
    """Each word with its table, key and place: what tomllib leaves out."""
    table = key = ""
    for place, line in placed_lines(path):
        text = line.partition("#")[0]
        if header := re.match(r"\[(\w+)]", text):
            table = header[1]
        elif assigned := re.match(r"(\w+)\s*=", text):
            key = assigned[1]
        for word in re.findall(r"[\w.-]+", text):
            yield table, key, word, place


class PartsFile:
    """What the entries say about the rules of a game, and what is wrong with them."""

    def __init__(self, book: Mapping[str, Rule]) -> None:
        self.book = book
        self.known_codes = {code for rule in book.values() for code in (rule.code, f"{rule.prefix}-{rule.code}")}
        self.ids: dict[str, int] = {}
        self.codes: dict[str, int] = {}  # CMP for every ledger of the game, VST-CMP for one
        self.faults: list[str] = []

    def read(self, found: list[PartsEntry]) -> Parts:
        for entry in found:
            self.take(entry)
        due = {rule.id: self.due(rule) for rule in self.book.values() if rule.needs_proof}
        missing = [self.book[id] for id, part in due.items() if not part]
        self.faults += [f"{rule.place}: {rule.id} is in no part of parts.toml" for rule in missing]
        for entry in found:
            self.count(entry, list(due.values()))
        return Parts(due, self.faults)

    def take(self, entry: PartsEntry) -> None:
        if entry.table == "default" and (named := PART_OF_LEDGER.fullmatch(entry.key)):
            self.put_code(f"{named[2]}-{entry.word}", int(named[1]), entry)
        elif (named := PART.fullmatch(entry.table)) and entry.key == "codes":
            self.put_code(entry.word, int(named[1]), entry)
        elif named and entry.key == "ids":
            self.put_row(int(named[1]), entry)
        elif not named or entry.key != "count":
            self.faults.append(f"{entry.place}: {entry.word}: {EXPECTED}")

    def put_code(self, code: str, part: int, entry: PartsEntry) -> None:
        if code in self.known_codes:
            self.put(self.codes, code, part, entry)
        else:
            self.faults.append(f"{entry.place}: no rule has the code {code}")

    def put_row(self, part: int, entry: PartsEntry) -> None:
        for id in row(entry.word):
            if id in self.book:
                self.put(self.ids, id, part, entry)
            else:
                self.faults.append(f"{entry.place}: {id} is in no ledger of the game")

    def put(self, into: dict[str, int], name: str, part: int, entry: PartsEntry) -> None:
        if name in into:
            self.faults.append(f"{entry.place}: {name} stands in part {into[name]} already")
        into.setdefault(name, part)

    def due(self, rule: Rule) -> int:
        if rule.id in self.ids:
            return self.ids[rule.id]
        codes = (rule.code, "OPT") if rule.options else (rule.code,)
        return max(self.codes.get(f"{rule.prefix}-{code}", self.codes.get(code, 0)) for code in codes)

    def count(self, entry: PartsEntry, due: list[int]) -> None:
        named = PART.fullmatch(entry.table)
        if named and entry.key == "count" and str(number := due.count(int(named[1]))) != entry.word:
            self.faults.append(f"{entry.place}: part {named[1]} has {number} rules, not {entry.word}")


def row(word: str) -> list[str]:
    """TOY-MOV-02..04 as three ids; what is no row stands for itself."""
    match = ROW.fullmatch(word)
    stem, _, first = match[1].rpartition("-") if match else ("", "", "")
    if not match or not match[2] or int(match[2]) <= int(first):
        return [word]
    return [f"{stem}-{number:0{len(first)}d}" for number in range(int(first), int(match[2]) + 1)]
