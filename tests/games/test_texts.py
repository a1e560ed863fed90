"""Player texts hold no numbers of their own: each is an option of the table, or stands on a list with a reason."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from hauntbox.games import find
from hauntbox.games.evidence.scene.answers.question import QUESTIONS
from hauntbox.games.evidence.scene.notes import ADVICE, GOALS
from hauntbox.games.evidence.words.log import SENTENCES
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import tunables
from hauntbox.scene import Card, show, sit

NUMBER = re.compile(
    r"\d+|\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|twice|half|double)\b",
    re.IGNORECASE,
)

# What may stay, as patterns, and why. A line that no text needs any more has to go.
REVIEWED: dict[str, dict[str, str]] = {
    "evidence": {
        r"Countdown \d, speed \d": "filled from the fields of the type's entry",
        r"takes 2 of its steps": "filled from SALT_STEP, which no option changes",
        r"only within 2 squares": "filled from HOLLOW, which no option changes",
        r"only 2 squares far": "filled from DIMMED, which no option changes",
        r"countdown falls by 2": "filled from the rule: the option is the number",
        r"countdown is 4": "the option is the number",
        r"level [35]": "the name of a reading",
        r"three kinds": "the three kinds of every type, EVI-TYPE-03",
        r"Three more": "the option is the number",
        r"one hunt\b": "a Crucifix is spent by a hunt, EVI-CRU-02",
        r"[Hh]alf (as many|its steps)": "EVI-EVT-08: no option changes it",
        r"about half": "a share of games that was measured",
        r"One action: use an item, or pick up a placed one": "EVI-HTR-05: no option changes it",
        r"kills one hunter": "the option is the number",
        r"(One|one) hunter (in|is in) the van": "the option is the number",
        r"One card of each|one card of each": "the option is the number",
        r"one or two hunters": "the option goes by the number of hunters",
        r"Two players: one hunter": "the option goes by the number of players",
        r"three or four hunters": "the preset goes by the number of hunters, EVI-PAR-27",
        r"One is the ghost, the other leads two": "the preset is the number",
        r"lead three hunters": "the preset is the number",
        r"four hunters": "the preset is the number",
        r"on a 3, hands hold three": "EVI-OPT-33: the preset is the number",
        r"on a 5": "EVI-OPT-34: the preset is the number",
        r"six rounds earlier": "EVI-OPT-34: the preset is the number",
        r"One (of you|hides)": "somebody",
        r"; 0: as": "what to write for none",
    },
}
Source = Callable[[Declaration], Iterator[str]]


def evidence_texts(kind: Declaration) -> Iterator[str]:
    for mine, others, _ in QUESTIONS.values():
        yield from (mine, others)
    for sentence in SENTENCES.values():
        yield re.sub(r"{.*?}", "", sentence)
    for name, text in GOALS.values():
        yield from (name, text)
    yield from ADVICE.values()


SOURCES: dict[str, Source] = {"evidence": evidence_texts}  # by game: its questions, sentences and notes


class Named(int):
    """A number that is written as the name of its option, so that only other numbers show as numbers."""

    name: str

    def __new__(cls, value: int, name: str) -> Named:
        number = super().__new__(cls, value)
        number.name = name
        return number

    def __str__(self) -> str:
        return f"<{self.name}>"

    def __format__(self, spec: str) -> str:
        return str(self)

    def __add__(self, other: int) -> Named:
        return Named(int(self) + other, self.name)

    def __sub__(self, other: int) -> Named:
        return Named(int(self) - other, self.name)


def named(options: Any) -> Any:
    """The options of a table, all numbers named."""
    numbers = [tunable.name for tunable in tunables(type(options)) if type(tunable.default) is int]
    return replace(options, **{name: Named(getattr(options, name), name) for name in numbers})


def texts(kind: Declaration) -> Iterator[str]:
    """All that players read of a game: options, presets, the legend, reference cards, cards, questions, sentences."""
    yield from [tunable.help for tunable in tunables(kind.options)]
    yield from kind.preset_lines.values()
    yield from [kind.box.line, kind.box.blurb]
    for chosen in [{}, *[{tunable.name: True} for tunable in tunables(kind.options) if tunable.default is False]]:
        yield from of_a_table(kind, chosen)
    yield from SOURCES[kind.name](kind)


@pytest.fixture(autouse=True)
def _cards_painted_anew() -> Iterator[None]:
    """Named numbers equal plain ones, so a part painted before would be taken for one of these, and the other way."""
    forget_parts()
    yield
    forget_parts()


def forget_parts() -> None:
    """Empty every cache of what is painted."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("hauntbox.games.evidence.scene", "hauntbox.games.common")):
            for part in vars(module).values():
                if hasattr(part, "cache_clear"):
                    part.cache_clear()


def of_a_table(kind: Declaration, chosen: dict[str, Any]) -> Iterator[str]:
    """What depends on the options that are played."""
    scenario = next(iter(kind.scenarios))
    g: Any = kind.new(chosen, scenario, "texts")
    g.options = named(g.options)
    for role in g.roles():
        yield from [
            part
            for section in (kind.reference_card(g, role) if kind.reference_card else ())
            for part, _ in section.lines
        ]
    picture = show(kind, g, sit(kind, g, tuple(g.roles())))
    for look in picture.legend.values():
        yield from (look.name, look.text)
    yield from [f"{thing.name} {thing.text}" for thing in picture.things.values() if isinstance(thing, Card)]


def own_numbers(text: str, allowed: dict[str, str]) -> list[str]:
    for pattern in allowed:
        text = re.sub(pattern, "", text)
    return [match.group() for match in NUMBER.finditer(text)]


@pytest.mark.parametrize("name", SOURCES)
def test_no_text_has_a_number_of_its_own(name: str) -> None:
    kind = find(name)
    found = {text for text in texts(kind) if own_numbers(text, REVIEWED[name])}
    assert not found


@pytest.mark.parametrize("name", SOURCES)
def test_every_line_of_the_list_is_needed(name: str) -> None:
    every = set(texts(find(name)))
    idle = [pattern for pattern in REVIEWED[name] if not any(re.search(pattern, text) for text in every)]
    assert not idle


def test_a_number_in_a_text_is_found_and_one_of_an_option_is_not() -> None:
    options = named(find("evidence").options())
    assert own_numbers("Within two squares, on a 4.", {}) == ["two", "4"]
    assert own_numbers(f"Within {options.uv_range + 1}, stops one hunt.", {"one hunt": "as printed"}) == []
