"""Running the server: the address to give to others, and uvicorn with what a table needs."""

from __future__ import annotations

import asyncio
import gc
import socket as sockets
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from hauntbox.server.app import make_app, tables_in
from hauntbox.server.config.limits import HEAD, MESSAGE
from hauntbox.server.config.settings import BadSettings, Settings
from hauntbox.server.health import logs
from hauntbox.server.http.connection_limits import Config, ConnectionCounter, Http, Socket
from hauntbox.server.http.request_guard import LOOPBACK as LOOPBACK_NAMES
from hauntbox.server.http.request_guard import Names
from hauntbox.store import StoreCalls
from hauntbox.store.opening import open_store

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
SWITCH: Final = 0.001  # seconds; a commit that is done soon gets its turn to say so
YOUNG: Final = (5_000, 20, 1_000_000)  # what is old is looked through by the tables, now and then: it takes too long


USUAL: Final = Settings()


@dataclass(frozen=True)
class ServePlan:
    """How to serve."""

    folder: Path  # where tables are kept
    port: int
    lan: bool = False
    root: str = ""  # the path under which a proxy shows the server
    proxies: str = ""  # the addresses of proxies whose word is taken for who a visitor is
    settings: Settings = USUAL

    @property
    def trusted(self) -> str:
        return self.proxies or self.settings.proxy


def open_port(plan: ServePlan) -> sockets.socket:
    """Bound before anything else is done, so that a taken port is told at once. Raises OSError."""
    found = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    if sys.platform != "win32":  # where it means something else
        found.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        found.bind((EVERYWHERE if plan.lan else LOOPBACK, plan.port))
    except OSError:
        found.close()
        raise
    return found


def addresses(plan: ServePlan, port: int) -> list[str]:
    """For this machine, and for the others on the network."""
    hosts = [LOOPBACK, *([own_address()] if plan.lan else [])]
    return [f"http://{host}:{port}{plan.root}/" for host in dict.fromkeys(hosts)]


def own_address() -> str:
    """The one that this machine shows to its network. Nothing is sent."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address that nobody has
        return str(probe.getsockname()[0])
    return LOOPBACK


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def run(plan: ServePlan, door: sockets.socket, ready: Callable[[], None]) -> None:
    """Until somebody stops it."""
    logs.set_up(plan.settings.log)
    tune()
    chosen = plan.settings
    store = open_shared(plan)
    app = make_app(
        tables_in(store, chosen.limits, chosen.keeping, chosen.cluster),
        names=names_of(plan),
        metrics=chosen.metrics,
        lab=chosen.lab,
    )
    Server(config(plan, app), ready).run(sockets=[door])


def open_shared(plan: ServePlan) -> StoreCalls:
    """The store, when all that the config names is there. Raises OSError, in one sentence."""
    shared, cluster = plan.settings.store.url, plan.settings.cluster
    if cluster.nats and not shared:
        raise BadSettings("[cluster] nats needs a store that the nodes share: [store] url = postgresql://...")
    if cluster.nats:
        from hauntbox.server.cluster.nats_link import try_out

        asyncio.run(try_out(cluster))
    return open_store(plan.folder, shared, cluster.name, cluster.lease)


def tune() -> None:
    """So that no move waits for Python's housekeeping."""
    sys.setswitchinterval(SWITCH)
    take_all_descriptors()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


def take_all_descriptors() -> None:
    """As many connections as the system grants: it starts with few."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def names_of(plan: ServePlan) -> Names:
    """Loopback; on the network also this machine's name and any address in numbers; and what the config says."""
    host = sockets.gethostname().lower()
    own = {host, f"{host.partition('.')[0]}.local"} if plan.lan else set()
    public = frozenset(name.lower() for name in plan.settings.names)
    return Names(LOOPBACK_NAMES | own, public, any_number=plan.lan)


def config(plan: ServePlan, app: Starlette) -> Config:
    limits = plan.settings.limits
    made = Config(
        app,
        http=Http,
        ws=Socket,
        root_path=plan.root,
        proxy_headers=bool(plan.trusted),
        forwarded_allow_ips=plan.trusted or None,
        timeout_keep_alive=int(limits.rest_time) or 1,
        h11_max_incomplete_event_size=HEAD,
        access_log=False,  # links hold secrets
        log_config=None,
        log_level="warning",
        server_header=False,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,  # patches are small, and time is better spent on games
        timeout_graceful_shutdown=5,
    )
    made.door = app.state.door = ConnectionCounter(limits, plan.trusted)
    return made
