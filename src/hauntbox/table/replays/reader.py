"""Reading a replay file. A person may have edited it, so an error says where, what is wrong and what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import MsgspecError, json

from hauntbox.table.record import Chair, Chance, Entry, Move, NewRules, Opening, Setting, Stand, TableError, Undo
from hauntbox.table.replays.replay import FORMAT, INDENT, Replay

T = TypeVar("T")

LARGEST: Final = 2**53  # larger outcomes are kept as text, see Game.roll
NUMBERED: Final = re.compile(r"(\d+)  (.+) \| ([0-9a-f]+)")
MOVE: Final = re.compile(r": ([^|]+?)(?: \| (.+))?")
DIE: Final = re.compile(r"([^=|]+)=(\d+)(?: |$)")
STAND: Final = re.compile(r" (?:always in (\w+): (.+)|asked again in (\w+))")
UNDO: Final = re.compile(r"takes back ([\d ]+) \| (free|solo|consent)(?: of ([\d ]+))?")
RULES: Final = re.compile(r"rules (\d+) to (\d+) \| (\{.+\})(?: \| ([^{}|]+))?")
SEAT: Final = re.compile(r"seat (\d+) (.+)")


class BadReplay(TableError):
    """A replay that cannot be read, in one line for the player."""


def read_replay(path: Path) -> Replay:
    return parse_replay(text_in(path, "a replay", BadReplay), str(path))


def text_in(path: Path, what: str, wrong: type[Exception]) -> str:
    """A file's text; or the error in one line."""
    try:
        return path.read_bytes().decode()
    except OSError as error:
        raise wrong(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise wrong(f"{path}: not {what}, it is not text ({error.reason})") from error


def parse_replay(text: str, name: str = "replay") -> Replay:
    return ReplayReader(text.split("\n"), name).replay()


class ReplayReader:
    """Takes a file line by line and knows where it is."""

    def __init__(self, lines: Sequence[str], name: str) -> None:
        self.lines = lines
        self.name = name
        self.at = 0
        self.roles: list[str] = []
        self.seats = 0

    def replay(self) -> Replay:
        self.read_format()
        setting = self.setting()
        self.roles = self.value("roles", list[str])
        opening = self.opening()
        self.skip_blank()
        journal = self.journal()
        self.skip_blank()
        return Replay(setting, self.roles, opening, journal, self.field("result"))

    def read_format(self) -> None:
        match = re.fullmatch(r"hauntbox replay (\d+)", self.line())
        if self.line().startswith("hauntbox save "):
            raise BadReplay(f"{self.name} is a saved game, and has no end yet: hauntbox play --resume {self.name}")
        if match is None:
            raise self.wrong(f"a replay starts with 'hauntbox replay {FORMAT}'")
        if int(match[1]) > FORMAT:
            raise self.wrong(f"written by a newer Hauntbox (format {match[1]}, this one reads {FORMAT})")
        self.at += 1

    def setting(self) -> Setting:
        return Setting(
            game=self.field("game"),
            rules=self.value("rules", int),
            options=self.value("options", dict[str, Any]),
            scenario=self.scenario(),
            carry=self.value("carry", Any) if self.is_next("carry") else None,
            seed=self.field("seed"),
            solo_undo=self.is_next("undo") and self.field("undo") == "solo",
            chairs=self.chairs(),
        )

    def scenario(self) -> str:
        if self.line() != "scenario":
            return self.field("scenario")
        self.at += 1
        text = []
        while self.line().startswith(INDENT) or not self.line().strip():  # an editor may strip an empty line
            text.append(self.line()[len(INDENT) :])
            self.at += 1
        return "\n".join(text)

    def chairs(self) -> tuple[Chair, ...]:
        found: list[Chair] = []
        while self.is_next("seat"):
            found.append(self.value(f"seat {len(found)}", Chair))
        if not found:
            raise self.wrong('here stand the seats, e.g. seat 0  {"name": "Ghost", "minds": [0], "holder": "human"}')
        self.seats = len(found)
        return tuple(found)

    def opening(self) -> Opening:
        dice, _, digest = self.line().removeprefix("start").rpartition(" | ")
        found = Opening(self.chance(dice.strip()), digest.strip())
        self.field("start")
        return found

    def journal(self) -> list[Entry]:
        found: list[Entry] = []
        while self.line().strip() and not self.is_next("result"):
            found.append(self.entry(len(found)))
            self.at += 1
        return found

    def entry(self, index: int) -> Entry:
        match = NUMBERED.fullmatch(self.line())
        if match is None:
            raise self.wrong("a move looks like '12  seat 1 Lantern: step e7 | die=4 | 9f2c'")
        if int(match[1]) != index + 1:
            raise self.wrong(f"here stands move {index + 1}")
        words, digest = match[2], match[3]
        if rules := RULES.fullmatch(words):
            return NewRules(index, int(rules[1]), int(rules[2]), rules[3], digest, rules[4] or "")
        seat = SEAT.fullmatch(words)
        if seat is None or int(seat[1]) >= self.seats:
            raise self.wrong(f"after the number stands who moves: seat 0 to seat {self.seats - 1}")
        return self.done(index, int(seat[1]), seat[2], digest)

    def done(self, index: int, seat: int, words: str, digest: str) -> Entry:
        if undo := UNDO.fullmatch(words):
            moves = tuple(int(n) - 1 for n in undo[1].split())
            return Undo(index, seat, moves, undo[2], tuple(map(int, (undo[3] or "").split())), digest)
        role = self.role(words)
        rest = words[len(self.roles[role]) :]
        if move := MOVE.fullmatch(rest):
            return Move(index, seat, role, move[1], self.chance(move[2] or ""), digest)
        if stand := STAND.fullmatch(rest):
            return Stand(index, seat, role, stand[1] or stand[3], stand[2], digest)
        raise self.wrong(f"after {self.roles[role]} stands an action, e.g. '{self.roles[role]}: step e7'")

    def role(self, words: str) -> int:
        """The longest name that fits: one may be the beginning of another."""
        fitting = [role for role, name in enumerate(self.roles) if re.match(rf"{re.escape(name)}[: ]", words)]
        if not fitting:
            raise self.wrong(f"after the seat stands a role: there are {', '.join(filter(None, self.roles))}")
        return max(fitting, key=lambda role: len(self.roles[role]))

    def chance(self, text: str) -> Chance:
        found = DIE.findall(text)
        if " ".join(f"{purpose}={value}" for purpose, value in found) != text:
            raise self.wrong("outcomes of chance look like 'uv=4 hunt=2'")
        return tuple((purpose, int(value) if int(value) <= LARGEST else value) for purpose, value in found)

    def field(self, name: str) -> str:
        if not self.is_next(name):
            raise self.wrong(f"here stands the line '{name}'")
        self.at += 1
        return self.lines[self.at - 1][len(name) :].strip()

    def value(self, name: str, kind: Callable[..., T] | type[T]) -> T:
        text = self.field(name)
        try:
            found: T = json.decode(text, type=kind)
        except MsgspecError as error:
            self.at -= 1
            raise self.wrong(f"{name}: {error}") from error
        return found

    def is_next(self, name: str) -> bool:
        return re.match(rf"{name}(\s|$)", self.line()) is not None

    def skip_blank(self) -> None:
        while self.at < len(self.lines) and not self.line().strip():
            self.at += 1

    def line(self) -> str:
        if self.at >= len(self.lines):
            raise BadReplay(f"{self.name}: the file ends after line {len(self.lines)}, before its result")
        return self.lines[self.at].rstrip("\r")

    def wrong(self, right: str) -> BadReplay:
        return BadReplay(f"{self.name}, line {self.at + 1}: {self.lines[self.at][:60]!r}: {right}")
