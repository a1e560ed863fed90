"""A table from what was typed: options, scenario, seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hauntbox import bots
from hauntbox.cli.mistakes import Complaint, unknown
from hauntbox.kernel.contract import Declaration
from hauntbox.table import HUMAN, Chair, Table, TableError, open_table, usual_chairs
from hauntbox.terminal.clocks import Clocks, read_clock

USUAL_BOT: Final = "bot:normal"
NONE: Final = "none"
BOT: Final = "bot"  # goes on when the time is up
MARK: Final = "mark"


def read_options(given: Sequence[str]) -> dict[str, str]:
    for each in given:
        if "=" not in each:
            raise Complaint(f"option {each!r}: it looks like name=value, e.g. --option players=3")
    return {name.strip(): value.strip() for name, _, value in (each.partition("=") for each in given)}


def read_scenario(kind: Declaration, name: str) -> str:
    """The name of one of the game's scenarios, or the text of a file."""
    if not name or name in kind.scenarios:
        return name
    if not Path(name).is_file():
        raise unknown("scenario", name, kind.scenarios, ", or a file of your own")
    return read_file(Path(name))


def read_file(path: Path) -> str:
    """Some editors mark UTF-8 with a sign in front, which is no part of the text."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Complaint(f"{path}: expected text in UTF-8, {error.reason} at byte {error.start}") from error


def read_holder(word: str) -> str:
    """Who holds a seat: human, none, bot, or bot:LEVEL."""
    named = {words: f"bot:{level}" for level, words in bots.IN_WORDS.items()}
    holder = USUAL_BOT if word == "bot" else named.get(word, word)  # also as the browser says it
    if holder in (HUMAN, NONE):
        return holder
    if not holder.startswith("bot:"):
        raise unknown("player", word, [HUMAN, NONE, *[f"bot:{name}" for name in bots.NAMES]])
    bots.make(holder.removeprefix("bot:"), 0)  # an unknown level is refused here
    return holder


def clocks_of(clock: str, at_zero: str) -> Clocks | None:
    """As typed; None where nobody counts the time."""
    if at_zero not in (BOT, MARK):
        raise unknown("end of the time", at_zero, [BOT, MARK])
    if not clock:
        return None
    try:
        return Clocks(read_clock(clock, at_zero == BOT))
    except ValueError as error:
        raise Complaint(str(error)) from error


def set_up(
    kind: Declaration,
    given: Sequence[str] = (),
    scenario: str = "",
    seed: str = "",
    seats: str = "",
    human: str = "",
    solo_undo: bool = False,
) -> Table:
    """A new table; mistakes in a scenario of one's own are told with the name of its file."""
    options, text = read_options(given), read_scenario(kind, scenario)
    try:
        bare = open_table(kind, options, text, seed or "0")
    except TableError as error:
        raise Complaint(f"{scenario}: {error}") from error
    return open_table(kind, options, text, seed, seated(bare, seats, human), solo_undo)


def seated(bare: Table, seats: str, human: str) -> list[Chair]:
    """As given, bots for the rest; else one person, in the first seat or the one asked for, and bots."""
    names = [chair.name for chair in bare.chairs]
    if seats and human:
        raise Complaint("--seats says who sits where, --as gives one seat to you: use one of them")
    holders = [read_holder(word.strip()) for word in seats.split(",")] if seats else usual_holders(names, human)
    if len(holders) > len(names):
        raise Complaint(f"{len(holders)} players for {len(names)} seats: they are {', '.join(names)}")
    return usual_chairs(bare, holders + [USUAL_BOT] * (len(names) - len(holders)))


def read_bots(names: str) -> list[str]:
    """By commas, with or without the word by which seats tell them from people."""
    return [name.strip().removeprefix("bot:") for name in names.split(",")]


def usual_holders(names: Sequence[str], human: str) -> list[str]:
    known = {name.lower(): n for n, name in enumerate(names)}
    if human and human.lower() not in known:
        raise unknown("seat", human, names)
    mine = known[human.lower()] if human else 0
    return [HUMAN if n == mine else USUAL_BOT for n in range(len(names))]
