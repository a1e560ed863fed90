"""How a fault of a scene is said: one line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator


def amiss(where: str, what: str, word: str, known: Iterable[str]) -> Iterator[str]:
    """A word that is not on its list; none at all is no fault."""
    if word and word not in known:
        yield f"{where}: no {what} {word!r}"


def twice(what: str, ids: list[str]) -> Iterator[str]:
    for id, n in Counter(ids).items():
        if n > 1:
            yield f"{what} {id}: is there {n} times"
