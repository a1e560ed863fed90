"""Whatever is sent, the event loop goes on: measured in processor time, so that a busy machine changes nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
import tomllib
import traceback
from asyncio.events import Handle
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import segno
import websockets.sync.client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hauntbox.kernel.codec import Codec
from hauntbox.scenario_files.pages import Page
from hauntbox.server.actions import campaign, host_actions
from hauntbox.server.catalogue import game_cards, map_previews, scenarios
from hauntbox.server.running import LOOPBACK
from hostile import Hostile, corpus
from server.kit import PEOPLE, ROOMY, House, Links, serving

BOUND = 0.050  # seconds of processor time for one callback of the event loop
GROWTH = 200 * 1024 * 1024  # bytes that all of it may leave in memory
WORK: list[tuple[Any, str]] = [  # content is read by these
    (tomllib, "loads"),
    (msgspec.toml, "decode"),
    (Page, "read"),
    (Codec, "edited"),
    (segno, "make"),
    (game_cards, "find"),
    (map_previews, "maps"),
    (host_actions, "lay"),
    (host_actions, "look_ahead"),
    (scenarios, "look_over"),
    (campaign, "believed"),
]


class Besieged(NamedTuple):
    """A server in a thread of its own, a table at it, and how long each callback of its loop took."""

    port: int
    code: str
    tokens: dict[str, str]
    took: list[tuple[float, str]]
    strays: list[str]  # what was read on the loop's thread

    def send(self, client: httpx.Client, it: Hostile) -> httpx.Response:
        token = self.tokens[it.token]
        headers = {"Content-Type": it.kind, **({"Authorization": f"Bearer {token}"} if token else {})}
        try:
            return client.request(it.method, it.path.replace("CODE", self.code), content=it.body, headers=headers)
        except (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError):
            return httpx.Response(400, text="the server hung up while it was still being talked to")


@contextmanager
def besieged(folder: Path) -> Iterator[Besieged]:
    ready: list[tuple[House, Links]] = []
    loops: list[asyncio.AbstractEventLoop] = []
    over, up = threading.Event(), threading.Event()
    took: list[tuple[float, str]] = []
    strays: list[str] = []

    async def story() -> None:
        loops.append(asyncio.get_running_loop())
        async with serving(folder, replace(ROOMY, reading=1.0, importing=2.0)) as house:
            links = await house.create(*PEOPLE)
            ready.append((house, links))
            up.set()
            while not over.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(story()))
    with watched(loops, took), marked(thread, strays):
        thread.start()
        assert up.wait(120)
        took.clear()  # what was done to come up
        house, links = ready[0]
        try:
            tokens = {"": "", "host": links.host, "seat": links.seats[1]}
            yield Besieged(house.port, links.code, tokens, took, strays)
        finally:
            over.set()
            thread.join()


@contextmanager
def watched(loops: list[asyncio.AbstractEventLoop], took: list[tuple[float, str]]) -> Iterator[None]:
    """The processor time of every callback of the server's loop."""
    run = Handle._run

    def measured(handle: Any) -> None:
        started = thread_time()
        run(handle)
        if handle._loop in loops and (seconds := thread_time() - started) > BOUND / 5:
            took.append((seconds, repr(handle._callback)[:300]))

    patch = pytest.MonkeyPatch()
    patch.setattr(Handle, "_run", measured)
    gc.collect()
    gc.freeze()
    gc.disable()  # as the server does: old things are looked through now and then by themselves
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
        patch.undo()


@contextmanager
def marked(loop_thread: threading.Thread, strays: list[str]) -> Iterator[None]:
    """Content from outside must not be read on the loop's thread."""
    patch = pytest.MonkeyPatch()
    for owner, name in WORK:
        patch.setattr(owner, name, refusing(getattr(owner, name), name, loop_thread, strays))
    try:
        yield
    finally:
        patch.undo()


def refusing(
    work: Callable[..., Any], name: str, loop_thread: threading.Thread, strays: list[str]
) -> Callable[..., Any]:
    def run(*args: Any, **kwargs: Any) -> Any:
        if threading.current_thread() is loop_thread:
            way = [frame.name for frame in traceback.extract_stack() if "hauntbox" in frame.filename]
            strays.append(f"{name} by {' > '.join(way[-12:])}")
        return work(*args, **kwargs)

    run.__module__, run.__qualname__, run.__name__ = work.__module__, work.__qualname__, work.__name__
    return run


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def longest(besieged: Besieged) -> tuple[float, str]:
    return max(besieged.took, default=(0.0, ""))


def test_no_request_of_the_corpus_holds_up_the_loop(tmp_path: Path) -> None:
    with besieged(tmp_path) as here, httpx.Client(base_url=f"http://{LOOPBACK}:{here.port}", timeout=60) as client:
        before = resident()
        told = {it.name: here.send(client, it) for it in corpus()}
        hung_up = [name for name, answer in told.items() if "hung up" in answer.text]
        assert len(hung_up) < 10, hung_up
        assert {name: answer.status_code for name, answer in told.items() if answer.status_code >= 500} == {}
        assert here.strays == []
        assert longest(here)[0] < BOUND, longest(here)
        assert resident() - before < GROWTH
        assert "a key may have 20 dots" in told["preview: 1,500 dots"].text
        assert "a scenario may nest 20 levels deep" in told["look over: deep lists"].text
        assert "a number may have 100 digits" in told["a table: 5,000 digits"].text
        assert client.get(f"/api/tables/{here.code}").status_code == 200


def test_no_socket_message_holds_up_the_loop(tmp_path: Path) -> None:
    frames = [
        json.dumps({"type": "chat", "text": "\u202e x" * 12_000}),
        json.dumps({"type": "act", "id": "1", "index": 1, "option": "step " * 12_000}),
        json.dumps({"type": "act", "id": "1", "index": 1, "option": "stpe e7 or so, to the hallway"}),
        json.dumps({"type": "stand", "question": "x" * 60_000, "option": "y"}),
        '{"type": "act", "id": "1", "option": "x", "index": ' + "9" * 5000 + "}",
        "[" * 60_000,
        '{"type": "undo", "by": "turn"}',
        *['{"type": "scene"}'] * 100,
    ]
    with besieged(tmp_path) as here:
        url = f"ws://{LOOPBACK}:{here.port}/api/socket?token={here.tokens['seat']}"
        flood(url, lambda socket: send_all(socket, frames))
        empty = b"\x81\x80\x00\x00\x00\x00" * 40_000  # as many empty messages as fit into a gulp
        flood(url, lambda socket: socket.socket.sendall(empty))
        chunks = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        chunks += b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 40_000
        with httpx.Client() as client:
            knock(here.port, chunks)
            assert client.get(f"http://{LOOPBACK}:{here.port}/api/tables/{here.code}").status_code == 200
        assert here.strays == []
        assert longest(here)[0] < BOUND, longest(here)


def send_all(socket: websockets.sync.client.ClientConnection, frames: list[str]) -> None:
    for frame in frames:
        socket.send(frame)


def flood(url: str, pour: Callable[[websockets.sync.client.ClientConnection], object]) -> None:
    """Pour, and listen until the server hangs up or has nothing more to say. It may hang up while we pour."""
    done = (websockets.ConnectionClosed, ConnectionError, TimeoutError)
    with websockets.sync.client.connect(url, max_size=None) as socket, suppress(*done):
        pour(socket)
        while True:
            socket.recv(timeout=3)


def knock(port: int, words: bytes) -> None:
    import socket

    with socket.create_connection((LOOPBACK, port)) as found:
        found.sendall(words)


JSONISH = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=12), inner, max_size=6),
    max_leaves=30,
)
FIELDS = [
    "game",
    "scenario",
    "options",
    "seats",
    "text",
    "fields",
    "note",
    "move",
    "holder",
    "name",
    "chapter",
    "id",
    "index",
    "option",
]
GAME = st.sampled_from(["evidence", "ghostbusters2", "hunter13"])
BODIES = st.dictionaries(st.sampled_from(FIELDS), JSONISH, max_size=6) | st.fixed_dictionaries(
    {"game": GAME},
    optional={"scenario": st.text(max_size=300).map(lambda text: f"{text}\n"), "options": JSONISH, "seats": JSONISH},
)
PATHS = st.sampled_from([it.path for it in corpus() if it.method == "POST"])


@pytest.mark.long
def test_what_hypothesis_makes_of_it_does_not_either(tmp_path: Path) -> None:
    with besieged(tmp_path) as here, httpx.Client(base_url=f"http://{LOOPBACK}:{here.port}", timeout=60) as client:

        @settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
        @given(PATHS, BODIES, st.sampled_from(["", "host", "seat"]))
        def story(path: str, body: Any, token: str) -> None:
            answer = here.send(client, Hostile("", "POST", path, json.dumps(body).encode(), token))
            assert answer.status_code < 500, answer.text

        story()
        assert here.strays == []
        assert longest(here)[0] < BOUND, longest(here)
