"""Events in words. The sentence of a kind of event declares its facts, in the order in which rules tell them.

`{hunter} hands {other:hunter} the {item}. | slot` is told with four facts. A name in braces says what a fact is called
and in which words it is put; `name:words`, where the two differ. `{*hunters}` stands for all that are left, each in
the words of a hunter. Behind the bar stand the names of facts that are not said: pictures and tests read them;
one that comes earlier is `{name:unsaid}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hauntbox.kernel.wire import Event

Words = Mapping[str, Callable[[Any, Any], str]]  # what a position makes of a fact, by the name of the words
HOLE: Final = re.compile(r"\{([^}]*)\}")
UNSAID: Final = "unsaid"
CHANCE: Final = "chance"  # an outcome of chance, which is for the journal


class Untold(ValueError):
    """A kind of event without a sentence, or with facts that its sentence does not declare."""


class Fact(NamedTuple):
    """A fact, as a sentence declares it."""

    name: str
    words: str
    is_rest: bool


class Sentence(NamedTuple):
    """What is said: `texts` with a fact between each two; and all facts, the said ones first."""

    texts: tuple[str, ...]
    said: tuple[Fact, ...]
    facts: tuple[Fact, ...]


def fact(hole: str) -> Fact:
    name, _, words = hole.removeprefix("*").partition(":")
    is_rest = hole.startswith("*")
    return Fact(name, words or (name.removesuffix("s") if is_rest else name), is_rest)


def sentence(template: str) -> Sentence:
    text, _, unsaid = template.partition(" | ")
    parts = HOLE.split(text)
    said = tuple([fact(hole) for hole in parts[1::2]])
    return Sentence(tuple(parts[::2]), said, (*said, *[fact(name) for name in unsaid.split()]))


class EventText:
    """A game's way to tell: a sentence for each kind of event, and the words for its facts."""

    def __init__(self, sentences: Mapping[str, str], words: Words) -> None:
        self.words = {"number": number, UNSAID: nothing, **words}
        self.sentences = {what: sentence(template) for what, template in sentences.items()}
        for what, made in self.sentences.items():
            check(what, made, self.words)

    def say(self, g: Any, event: Event) -> str:
        """The event in its game's words, with a capital in front."""
        if event.what == CHANCE:
            return f"({event.rule}: {event.facts[0]})"
        made = self.sentence_of(event)
        out = [made.texts[0]]
        for one, value, text in zip(made.said, self.facts(event).values(), made.texts[1:], strict=False):
            word = self.words[one.words]
            out += [joined([word(g, each) for each in value]) or "nobody" if one.is_rest else word(g, value), text]
        said = "".join(out)
        return said[:1].upper() + said[1:]

    def facts(self, event: Event) -> dict[str, Any]:
        """The facts by their names; all that are left are a tuple."""
        declared, told = self.sentence_of(event).facts, event.facts
        names = [one.name for one in declared]
        if not declared or not declared[-1].is_rest:
            if len(told) != len(names):
                raise Untold(f"{event.what!r} is told with {len(told)} facts: expected {', '.join(names) or 'none'}")
            return dict(zip(names, told, strict=True))
        if len(told) < len(names) - 1:
            raise Untold(f"{event.what!r} is told with {len(told)} facts: expected {', '.join(names)}")
        return dict(zip(names, (*told[: len(names) - 1], told[len(names) - 1 :]), strict=True))

    def said(self, event: Event) -> list[tuple[str, Any]]:
        """The facts that are said, one by one, each with the name of its words."""
        if event.what == CHANCE:
            return []
        pairs = zip(self.sentence_of(event).said, self.facts(event).values(), strict=False)
        found = [(one.words, each) for one, value in pairs for each in (value if one.is_rest else (value,))]
        return [(words, each) for words, each in found if words != UNSAID]

    def sentence_of(self, event: Event) -> Sentence:
        if event.what not in self.sentences:
            raise Untold(f"{event.what!r} has no sentence")
        return self.sentences[event.what]


def check(what: str, made: Sentence, words: Words) -> None:
    """Every fact has a name of its own, every one that is said has words, and only the last takes all that are left."""
    names = [one.name for one in made.facts]
    missing = [one.words for one in made.said if one.words not in words]
    if missing:
        raise Untold(f"{what!r} speaks of {missing[0]!r}, for which there are no words")
    if len(set(names)) != len(names):
        raise Untold(f"{what!r} calls two facts alike: {', '.join(names)}")
    if any([one.is_rest for one in made.facts[:-1]]):
        raise Untold(f"{what!r} has facts behind all that are left: {', '.join(names)}")


def number(g: Any, n: int) -> str:
    return str(n)


def nothing(g: Any, value: Any) -> str:
    return ""


def joined(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def any_of(names: Sequence[str]) -> str:
    """Return "A, B or C"."""
    return " or ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def together(names: list[str]) -> str:
    """Return the name of a seat with several roles: "A, B and C", or "Hunters 1 to 3" where only numbers differ."""
    kinds = {name.rpartition(" ")[0] for name in names}
    numbers = [name.rpartition(" ")[2] for name in names]
    if len(names) > 2 and len(kinds) == 1 and "" not in kinds and is_row(numbers):
        return f"{kinds.pop()}s {numbers[0]} to {numbers[-1]}"
    return joined(names)


def is_row(numbers: list[str]) -> bool:
    if not all([number.isdecimal() for number in numbers]):
        return False
    first = int(numbers[0])
    return [int(number) for number in numbers] == list(range(first, first + len(numbers)))
