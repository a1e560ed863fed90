"""Parts that the nodes stand on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cluster.parts import Nats
from postgres import database, postgres  # noqa: F401
from server.cluster.nodes import nats_running


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    with nats_running() as found:
        yield found
