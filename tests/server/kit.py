"""A server on a free port of this machine, and people who play at it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import wraps
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import httpx
import msgspec
import psycopg
import uvicorn
import websockets

from hauntbox.scene import Patch, Scene, patch
from hauntbox.server.app import make_app, node_of
from hauntbox.server.config.cluster import ClusterSettings
from hauntbox.server.config.limits import Limits
from hauntbox.server.config.settings import Settings
from hauntbox.server.http import static_files
from hauntbox.server.live.tables import Tables
from hauntbox.server.running import LOOPBACK, ServePlan, config, names_of, open_port
from hauntbox.store import Store, StoreCalls
from hauntbox.store.postgres.store import PostgresStore

P = ParamSpec("P")
Message = dict[str, Any]
ROOMY = Limits(
    messages=10_000,
    burst=10_000,
    tables=10_000,
    table_burst=10_000,
    requests=10_000,
    request_burst=10_000,
    in_flight=10_000,
    guesses=10_000,
    guess_burst=10_000,
    thinking=10,
    beat=0,
)
PEOPLE = ("human", "human", "human")
POSTGRES = "HAUNTBOX_TEST_POSTGRES"  # the url of a server on which the tests of this server are made, if they are
PATIENCE = 600.0  # seconds: a test that takes longer hangs, however busy the machine is


def live(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that runs in an event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def story() -> None:
            await asyncio.wait_for(test(*args, **kwargs), PATIENCE)

        asyncio.run(story())

    return run


class House:
    """A running server."""

    def __init__(self, tables: Tables, port: int, rest: httpx.AsyncClient) -> None:
        self.tables = tables
        self.port = port
        self.rest = rest

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.rest.request(method, path, headers=headers, json=body)

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        answer = await self.call(method, path, token, body)
        assert answer.status_code == 200, answer.text[:300]
        return answer.json()

    async def create(self, *holders: str, start: bool = True, rounds: int = 0, **more: Any) -> Links:
        """A table of Evidence with so many seats; with few rounds it is soon over."""
        seats = [{"holder": holder, "here": holder == "human"} for holder in holders]
        options = {"players": len(holders), "dawn_round": rounds}
        body = {"game": "evidence", "options": options, "seats": seats, **more}
        links = Links(await self.ask("POST", "/api/tables", body=body))
        if start:
            await self.ask("POST", f"/api/tables/{links.code}/start", links.host)
        return links

    async def invite(self, *holders: str, start: bool = True, **more: Any) -> Links:
        """Such a table of people who came by invitations, each with a device of their own."""
        seats = [{"holder": holder} for holder in holders]
        body = {"game": "evidence", "options": {"players": len(holders)}, "seats": seats, **more}
        links = await self.seated(await self.ask("POST", "/api/tables", body=body))
        if start:
            await self.ask("POST", f"/api/tables/{links.code}/start", links.host)
        return links

    async def seated(self, made: Any) -> Links:
        """The links of a table, with everybody who is invited to it in their seat."""
        links = Links(made)
        for n, invite in enumerate(links.invites):
            links.seats[n] = await self.claim(invite) if invite else links.seats[n]
        return links

    async def claim(self, invite: str, name: str = "") -> str:
        """Sit down by an invitation; the token that one gets."""
        token: str = (await self.ask("POST", "/api/invitation", invite, {"name": name}))["token"]
        return token

    @asynccontextmanager
    async def sit(self, token: str, device: str = "") -> AsyncIterator[Player]:
        url = f"ws://{LOOPBACK}:{self.port}/api/socket?token={token}&device={device}"
        async with websockets.connect(url, max_size=None, ping_interval=None, open_timeout=PATIENCE) as socket:
            yield Player(socket)


class Links:
    def __init__(self, made: Any) -> None:
        self.code: str = made["code"]
        self.host: str = made["host"]
        self.spectator: str = made["spectator"]
        self.seats: list[str] = [seat["token"] for seat in made["seats"]]
        self.invites: list[str] = [seat["invite"] for seat in made["seats"]]


class Player:
    """One end of a socket. It follows its scene by the patches it gets, like any painter."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.got: list[Message] = []
        self.scene: Scene | None = None
        self.lobby: Message = {}

    async def next(self) -> Message:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.got.append(message)
        self.follow(message)
        return message

    def follow(self, message: Message) -> None:
        if message["type"] == "scene":
            self.scene = msgspec.convert(message["scene"], Scene)
        elif message["type"] == "patch":
            assert self.scene is not None
            self.scene = patch(self.scene, msgspec.convert(message["patch"], Patch))
        elif message["type"] == "lobby":
            self.lobby = message["lobby"]

    async def wait(self, *types: str) -> Message:
        """The next message of a kind."""
        while (message := await self.next())["type"] not in types:
            pass
        return message

    async def quiet(self, seconds: float = 0.15) -> bool:
        """Does nothing come for a while?"""
        try:
            await asyncio.wait_for(self.next(), seconds)
        except TimeoutError:
            return True
        return False

    async def see(self, condition: Callable[[Scene], bool]) -> Scene:
        while self.scene is None or not condition(self.scene):
            await self.next()
        return self.scene

    async def asked(self) -> list[str]:
        """What one may do, once one is asked."""
        return options(await self.see(lambda scene: scene.state == "over" or bool(options(scene))))

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def send_act(self, option: str, id: str = "", index: int | None = None) -> str:
        assert self.scene is not None
        index = self.scene.index if index is None else index
        id = id or f"{index}/{option}"
        await self.send("act", id=id, index=index, option=option)
        return id

    async def act(self, option: str, id: str = "", index: int | None = None) -> Message:
        id = await self.send_act(option, id, index)
        while True:
            message = await self.wait("done", "refused")
            if message["id"] == id:
                return message

    async def play_on(self, rng: Random, most: int = 10_000) -> int:
        """Answer at random until the game is over; how many actions that were."""
        for n in range(most):
            choices = await self.asked()
            if not choices:
                return n
            done = await self.act(rng.choice(choices))
            assert done["type"] == "done", done
        return most


async def gone(pid: int) -> None:
    """Wait until a process is no more: it is sent away beside all else."""
    with suppress(ProcessLookupError):
        while True:
            os.kill(pid, 0)
            await asyncio.sleep(0.02)


def options(scene: Scene) -> list[str]:
    """What the seat may answer now."""
    return [option.id for option in scene.ask.options if not option.off] if scene.ask else []


def store_in(folder: Path) -> StoreCalls:
    """The store of a test: SQLite, or a database of the PostgreSQL that all tests are to be made with."""
    server = os.environ.get(POSTGRES)
    if not server:
        return Store(folder)
    return PostgresStore(database_of(server, folder))


def database_of(server: str, folder: Path) -> str:
    """The same for the same folder. Its url."""
    name = f"folder_{blake2b(bytes(folder), digest_size=8).hexdigest()}"
    with psycopg.connect(server, autocommit=True) as db:
        if not db.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
            db.execute(f"CREATE DATABASE {name}".encode())
    return f"{server.rpartition('/')[0]}/{name}"


@asynccontextmanager
async def serving(
    folder: Path,
    limits: Limits = ROOMY,
    pages: Path | None = None,
    root: str = "",
    proxies: str = "",
    names: Sequence[str] = (),
    shared: StoreCalls | None = None,
    cluster: ClusterSettings | None = None,
    lab: str = "loopback",
    **more: Any,
) -> AsyncIterator[House]:
    """On a folder of its own, or as a node on a store that others share."""
    settings = Settings(limits=limits, names=list(names))
    store, plan = shared or store_in(folder), ServePlan(folder, 0, root=root, proxies=proxies, settings=settings)
    door = open_port(plan)

    def open_tables() -> Tables:
        return Tables(store, limits, node=node_of(store, cluster or ClusterSettings()), **more)

    app = make_app(open_tables, pages or static_files.FOLDER, names_of(plan), lab=lab)
    server = uvicorn.Server(config(plan, app))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started:
        assert not running.done(), running.exception()
        await asyncio.sleep(0.005)
    port = door.getsockname()[1]
    try:
        await app.state.tables.readers.workers.warm_up()  # the first takes seconds, where much else goes on
        async with httpx.AsyncClient(base_url=f"http://{LOOPBACK}:{port}", timeout=PATIENCE) as rest:
            yield House(app.state.tables, port, rest)
    finally:
        server.should_exit = True
        await running
