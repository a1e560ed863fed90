"""The connection to NATS. Off this machine only with TLS and a password, for what it carries holds secrets."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import SplitResult, urlsplit

from hauntbox.server.config.cluster import ClusterSettings

if TYPE_CHECKING:
    from nats.aio.client import Client

LOG: Final = logging.getLogger("hauntbox.server")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
PATIENCE: Final = 3.0  # seconds


class NatsError(OSError):
    """NATS cannot be used, in one line without the password."""


def checked(settings: ClusterSettings) -> SplitResult:
    """Raises NatsError."""
    try:
        url = urlsplit(settings.nats)
        host, port = url.hostname or "", url.port
    except ValueError as error:
        raise NatsError("[cluster] nats is not understood: nats://USER:PASSWORD@HOST:4222") from error
    if url.scheme not in ("nats", "tls") or not host:
        raise NatsError("[cluster] nats is not understood: nats://USER:PASSWORD@HOST:4222")
    if host not in LOOPBACK:
        if url.scheme != "tls":
            raise NatsError(f"NATS at {host}: use TLS off this machine: tls://USER:PASSWORD@{host}:{port or 4222}")
        if not (url.username and url.password):
            raise NatsError(f"NATS at {host}: off this machine only with a user and a password in its url")
    return url


async def connect(
    settings: ClusterSettings, name: str, on_change: Callable[[bool], Awaitable[None]] | None = None
) -> Client:
    """Tries for ever once it has been there; the first time it is there, or NatsError is raised."""
    url = checked(settings)
    try:
        import nats
        from nats.errors import Error
    except ModuleNotFoundError as error:
        raise NatsError('NATS needs more than is installed: pip install "hauntbox[cluster]"') from error

    async def gone() -> None:
        if on_change is not None:
            await on_change(False)

    async def back() -> None:
        if on_change is not None:
            await on_change(True)

    async def note(error: Exception) -> None:
        heard.append(error)
        if link is not None:  # before, what is raised says it
            LOG.warning("NATS: %s", type(error).__name__)

    link: Client | None = None
    heard: deque[BaseException] = deque(maxlen=1)
    more: dict[str, Any] = {}
    if url.scheme == "tls":  # before the first byte, or one on the way could ask for the password without TLS
        more = {"tls": context(settings), "tls_handshake_first": True}
    try:
        link = await asyncio.wait_for(
            nats.connect(
                settings.nats,
                name=name,
                allow_reconnect=on_change is not None,
                max_reconnect_attempts=-1 if on_change is not None else 0,
                reconnect_time_wait=0.5,
                connect_timeout=int(PATIENCE),
                ping_interval=2,
                max_outstanding_pings=2,
                disconnected_cb=gone,
                reconnected_cb=back,
                error_cb=note,
                **more,
            ),
            2 * PATIENCE,
        )
    except (OSError, Error, TimeoutError, ssl.SSLError) as error:
        is_late = isinstance(error, TimeoutError) and heard  # it was tried again and again
        raise NatsError(why(heard[-1] if is_late else error, url)) from error
    return link


def context(settings: ClusterSettings) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=settings.ca or None)
    except (OSError, ssl.SSLError) as error:
        raise NatsError(f"[cluster] ca = {settings.ca}: not a certificate that can be read") from error


def why(error: BaseException, url: SplitResult) -> str:
    where = f"NATS at {url.hostname}:{url.port or 4222}"
    if "authorization" in str(error).lower():
        return f"{where}: its user or password is wrong"
    if isinstance(error, ssl.SSLError) or "certificate" in str(error).lower() or "tls" in str(error).lower():
        return f"{where}: TLS does not come about: the certificate, or tls:// in its url, is not right"
    return f"{where} cannot be reached"


async def try_out(settings: ClusterSettings) -> None:
    """Before anything is served. Raises NatsError."""
    link = await connect(settings, "hauntbox-start")
    await link.close()
