"""Running the server: the address to give to others, and uvicorn with what a table needs."""

from __future__ import annotations

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

from hauntbox.server import logs
from hauntbox.server.app import hall_in, make_app
from hauntbox.server.connections import Config, Door, Http, Socket
from hauntbox.server.guard import LOOPBACK as LOOPBACK_NAMES
from hauntbox.server.guard import Names
from hauntbox.server.limits import HEAD, MESSAGE
from hauntbox.server.settings import Settings

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
SWITCH: Final = 0.001  # seconds; a commit that is done soon gets its turn to say so
YOUNG: Final = (5_000, 20, 1_000_000)  # what is old is looked through by the hall, now and then: it takes too long


USUAL: Final = Settings()


@dataclass(frozen=True)
class Plan:
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


def open_port(plan: Plan) -> sockets.socket:
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


def addresses(plan: Plan, port: int) -> list[str]:
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


def run(plan: Plan, door: sockets.socket, ready: Callable[[], None]) -> None:
    """Until somebody stops it."""
    logs.set_up(plan.settings.log)
    tune()
    app = make_app(
        hall_in(plan.folder, plan.settings.limits, plan.settings.keeping),
        names=names_of(plan),
        metrics=plan.settings.metrics,
    )
    Server(config(plan, app), ready).run(sockets=[door])


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


def names_of(plan: Plan) -> Names:
    """Loopback; on the network also this machine's name and any address in numbers; and what the config says."""
    host = sockets.gethostname().lower()
    own = {host, f"{host.partition('.')[0]}.local"} if plan.lan else set()
    public = frozenset(name.lower() for name in plan.settings.names)
    return Names(LOOPBACK_NAMES | own, public, any_number=plan.lan)


def config(plan: Plan, app: Starlette) -> Config:
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
    made.door = app.state.door = Door(limits, plan.trusted)
    return made
