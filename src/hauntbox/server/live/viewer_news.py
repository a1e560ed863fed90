"""Pictures that may fail. A painter that breaks loses its own picture; the move stands, and all others see it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from http import HTTPStatus
from typing import Final, NamedTuple

from hauntbox.scene import SeatHolder
from hauntbox.server.actions.standing_answers import standing_words
from hauntbox.server.errors import Denied
from hauntbox.server.failures import where
from hauntbox.server.live.viewer import ViewerState
from hauntbox.server.wire.socket_messages import RefusedMessage, encode
from hauntbox.table import Table

LOG: Final = logging.getLogger("hauntbox.server")
BLIND: Final = "Your picture of the table could not be drawn. The game goes on; the host can take it back to a move."


class Looked(NamedTuple):
    """A sight as it is after a look, and what to tell its viewer."""

    state: ViewerState
    message: str | None


class ViewerNews(NamedTuple):
    """A sight as it is after all that has happened, and the messages that tell of it."""

    state: ViewerState
    messages: list[str]


def news(old: ViewerState, stages: Sequence[Table], people: Sequence[SeatHolder]) -> ViewerNews:
    """Look at one stage after the other: a viewer is told of a walk as of single steps."""
    state, messages = old, []
    for stage in stages:
        state, message = glance(state, stage, people)
        messages += [message] if message is not None else []
    return ViewerNews(state, messages)


def glance(old: ViewerState, table: Table, people: Sequence[SeatHolder]) -> Looked:
    """Look at a table that may be a draft. The old sight stays as it is. A viewer who sees nothing is told so once."""
    state = old.turned_to(table)
    try:
        return Looked(state, state.look(people))
    except Exception as error:
        note(table, old.viewer, error)
    if old.is_blind:  # telling it for every move would tell of moves that are secret
        return Looked(old.turned_to(table), None)
    return Looked(old.blinded(table), encode(RefusedMessage(BLIND)))


def look(old: ViewerState, table: Table, people: Sequence[SeatHolder]) -> ViewerState:
    """The sight up to date, for a viewer who asks for it; Denied if it cannot be drawn."""
    state = old.turned_to(table)
    try:
        state.look(people)
    except Exception as error:
        note(table, old.viewer, error)
        raise Denied(HTTPStatus.INTERNAL_SERVER_ERROR, BLIND) from error
    return state


def answers_in_advance(table: Table, viewer: int) -> str | None:
    """The message with the viewer's standing answers; None where there are none to tell, or they cannot be told."""
    try:
        return standing_words(table, viewer)
    except Exception as error:
        note(table, viewer, error)
        return None


def note(table: Table, viewer: int, error: Exception) -> None:
    LOG.error("%s: a picture for viewer %d could not be drawn: %s", table.kind.name, viewer, where(error))
