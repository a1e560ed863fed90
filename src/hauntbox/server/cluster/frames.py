"""What nodes say to each other over NATS. A line is one visitor's connection, from its node to the leader's."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from msgspec import MsgspecError, Struct, json, msgpack

ALIVE: Final = "hauntbox.alive"
NOT_MINE: Final = "not mine"
LOST: Final = "lost"
END: Final = "end"
MARK: Final = "/"  # between the node and the number of a line


class Open(Struct, tag="open", array_like=True):
    """A visitor has come to a table that the other node leads."""

    line: str
    code: str
    scope: dict[str, Any]


class Taken(Struct, tag="taken", array_like=True):
    """The leader serves the line."""

    line: str


class Event(Struct, tag="event", array_like=True):
    """One event of ASGI, numbered in its direction, so that a lost one is noticed."""

    line: str
    n: int
    event: dict[str, Any]


class Shut(Struct, tag="shut", array_like=True):
    """Nothing more comes on the line."""

    line: str
    why: str


Frame = Open | Taken | Event | Shut
FRAMES: Final = msgpack.Decoder(Frame)
encode = msgpack.encode


class Peek(Struct):
    """Of what a visitor sends, the name of the action alone."""

    id: str = ""


PEEK: Final = json.Decoder(Peek)


def subject(node: str) -> str:
    return f"hauntbox.node.{node}"


def front_of(line: str) -> str:
    """The node that took the visitor's connection."""
    return line.rpartition(MARK)[0]


def action_in(event: dict[str, Any]) -> str:
    """The id that the player's program gave its action; "" for what is none."""
    text = event.get("text") or event.get("bytes") or event.get("body")
    if not text:
        return ""
    try:
        return PEEK.decode(text).id
    except (MsgspecError, UnicodeError):
        return ""  # the leader refuses it


def trace(code: str, action: str) -> str:
    """By this an action is found in the logs of all nodes; what it was cannot be read off."""
    return blake2b(f"{code}/{action}".encode("utf-8", "replace"), digest_size=6).hexdigest()
