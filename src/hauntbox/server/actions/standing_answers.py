"""Answers that a seat has given in advance, told to that seat alone."""

from __future__ import annotations

from hauntbox.server.live.painting import SPECTATOR
from hauntbox.server.wire.socket_messages import Standing, StandingMessage, encode
from hauntbox.table import Table


def standing_roles(table: Table, seat: int, question: str, option: str | None) -> list[int]:
    """Whom a wish concerns: one answers in advance for the role that is asked, and is asked again for all."""
    roles = list(table.minds(seat))
    if option is None:
        return [role for role in roles if question in table.standing(role)] or roles[:1]
    asked = [role for role in table.asked().get(seat, []) if role in roles]
    return (asked or roles)[:1]


def standing_words(table: Table, seat: int) -> str | None:
    """The message; None where the game knows no such answers."""
    kind, g = table.kind, table.g
    if seat == SPECTATOR or not kind.windows:
        return None
    answers = [
        Standing(name, kind.windows[name], kind.role_name(g, role), kind.describe(g, act))
        for role in table.minds(seat)
        for name, act in table.standing(role).items()
    ]
    return encode(StandingMessage(answers))
