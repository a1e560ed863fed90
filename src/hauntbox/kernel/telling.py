"""Events in words: a sentence for each kind, with letters in braces that stand for its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hauntbox.kernel.wire import Event

Words = Mapping[str, Callable[[Any], str]]  # what a letter makes of a fact


def told(event: Event, sentences: Mapping[str, str], words: Words) -> str:
    """In its game's words; an outcome of chance, which is for the journal, by its purpose."""
    if event.what == "chance":
        return f"({event.rule}: {event.facts[0]})"
    return sentence(sentences[event.what], event.facts, words)


def sentence(template: str, facts: tuple[Any, ...], words: Words) -> str:
    """A letter stands for the next fact; doubled, for all that are left. Facts that are left over are for others."""
    out, left = template, list(facts)
    while "{" in out:
        start, end = out.index("{"), out.index("}")
        key, rest = out[start + 1 : end], out[end + 1 :]
        if len(key) == 2:
            word, left = joined([words[key[0]](fact) for fact in left]) or "nobody", []
        else:
            word = words[key](left.pop(0))
        out = out[:start] + word + rest
    return out


def joined(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
