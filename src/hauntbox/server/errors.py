"""Refusals: a status, one sentence, and the rule where a rule refused."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any


class Denied(Exception):
    """Something that is not done, in one sentence for whoever asked."""

    def __init__(self, status: HTTPStatus, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.text = text
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        """It may come from another process."""
        return type(self), (self.status, self.text, self.rule)


class Stale(Denied):
    """An answer to a scene that is not the present one."""

    def __init__(self, scene: Any) -> None:
        super().__init__(HTTPStatus.CONFLICT, "the table has moved on: look again")
        self.scene = scene


def bad(text: str) -> Denied:
    return Denied(HTTPStatus.BAD_REQUEST, text)


def unknown(text: str) -> Denied:
    return Denied(HTTPStatus.NOT_FOUND, text)


def not_now(text: str, rule: str = "") -> Denied:
    return Denied(HTTPStatus.CONFLICT, text, rule)


def forbidden(text: str) -> Denied:
    return Denied(HTTPStatus.FORBIDDEN, text)


def no_token(why: str = "") -> Denied:
    """The same words for a wrong and an old one; whoever had a seat and lost it is told `why`."""
    return Denied(HTTPStatus.UNAUTHORIZED, why or "this link is not valid: ask the host for a new one")


def gone(text: str) -> Denied:
    return Denied(HTTPStatus.SERVICE_UNAVAILABLE, text)


def out_of_order(error: OSError) -> Denied:
    """The disk does not do its part: nobody here is to blame, and nothing has changed."""
    return gone(f"the server cannot use its disk: {error}; nothing has changed, try again later")


def too_many() -> Denied:
    return Denied(HTTPStatus.TOO_MANY_REQUESTS, "too much at once: wait a moment")
