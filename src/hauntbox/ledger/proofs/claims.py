"""What tests say they prove: before they run, with `proves`, and while they run, with `witness`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from hauntbox.ledger.project import HERE, Project
from hauntbox.ledger.rules import rule

if TYPE_CHECKING:
    import pytest


class ClaimListener:
    """Whose ledgers count, and what the running test has witnessed."""

    project: Project = HERE
    heard: set[str] | None = None  # None: nobody listens


LISTENER = ClaimListener()


def proves(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, or a case of a parametrised one, as proof of rules; without ids, as one that calls `witness`."""
    import pytest  # players have no pytest

    return pytest.mark.proves.with_args(*ids)


def witness(*ids: str) -> None:
    """Say inside a test that play has just shown these rules at work; it counts if the test passes."""
    for id in ids:
        rule(id, LISTENER.project)
    if LISTENER.heard is not None:
        LISTENER.heard.update(ids)


@contextmanager
def listening() -> Iterator[set[str]]:
    heard: set[str] = set()
    before, LISTENER.heard = LISTENER.heard, heard
    try:
        yield heard
    finally:
        LISTENER.heard = before
