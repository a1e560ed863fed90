"""Lines of chat: who may read one was settled when it was said."""

from __future__ import annotations

from collections.abc import Sequence

from hauntbox.server.live.painting import SPECTATOR
from hauntbox.server.wire.socket_messages import ChatMessage
from hauntbox.store import ChatLine


def may_read(line: ChatLine, viewer: int) -> bool:
    return line.readers is None or (viewer != SPECTATOR and viewer in line.readers)


def readable(lines: Sequence[ChatLine], viewer: int) -> list[ChatMessage]:
    return [spoken(line) for line in lines if may_read(line, viewer)]


def spoken(line: ChatLine) -> ChatMessage:
    return ChatMessage(line.channel, line.name, line.seat, line.text, line.at)
