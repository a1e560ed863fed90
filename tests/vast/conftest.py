"""Every test finds the roles as they are built; roles that are not built yet are stand-ins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.table.terms import listed, terms_of
from vast.scenes import StandIn


@pytest.fixture(autouse=True)
def _terms() -> None:
    """What a set-up says is worked out in every test anew, so that it is shown by the test that claims it."""
    terms_of.cache_clear()
    listed.cache_clear()


@pytest.fixture(autouse=True)
def _roles() -> Iterator[None]:
    kept = list(ROLES)
    for number, role in enumerate(ROLES):
        if role.number != number:
            ROLES[number] = StandIn(number)
    yield
    ROLES[:] = kept
