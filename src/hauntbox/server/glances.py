"""Pictures that may fail. A painter that breaks loses its own picture; the move stands, and all others see it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from http import HTTPStatus
from typing import Final, NamedTuple

from hauntbox.scene import Chair
from hauntbox.server.advance import standing_words
from hauntbox.server.errors import Denied
from hauntbox.server.messages import Refused, encode
from hauntbox.server.sight import Sight
from hauntbox.server.trouble import where
from hauntbox.table import Table

LOG: Final = logging.getLogger("hauntbox.server")
BLIND: Final = "Your picture of the table could not be drawn. The game goes on; the host can take it back to a move."


class Glance(NamedTuple):
    """A sight as it is after a look, and what to tell its viewer."""

    sight: Sight
    message: str | None


def glance(old: Sight, table: Table, people: Sequence[Chair]) -> Glance:
    """Look at a table that may be a draft. The old sight stays as it is. A viewer who sees nothing is told so once."""
    sight = old.turned_to(table)
    try:
        return Glance(sight, sight.look(people))
    except Exception as error:
        note(table, old.viewer, error)
    if old.is_blind:  # telling it for every move would tell of moves that are secret
        return Glance(old.turned_to(table), None)
    return Glance(old.blinded(table), encode(Refused(BLIND)))


def look(old: Sight, table: Table, people: Sequence[Chair]) -> Sight:
    """The sight up to date, for a viewer who asks for it; Denied if it cannot be drawn."""
    sight = old.turned_to(table)
    try:
        sight.look(people)
    except Exception as error:
        note(table, old.viewer, error)
        raise Denied(HTTPStatus.INTERNAL_SERVER_ERROR, BLIND) from error
    return sight


def answers_in_advance(table: Table, viewer: int) -> str | None:
    """The message with the viewer's standing answers; None where there are none to tell, or they cannot be told."""
    try:
        return standing_words(table, viewer)
    except Exception as error:
        note(table, viewer, error)
        return None


def note(table: Table, viewer: int, error: Exception) -> None:
    LOG.error("%s: a picture for viewer %d could not be drawn: %s", table.kind.name, viewer, where(error))
