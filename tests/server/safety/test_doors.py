"""Who may come in, how many at a time, how fast they have to speak and to listen; all of it set in one file."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from hauntbox.cli.error_edge import run
from hauntbox.server.config import settings
from hauntbox.server.config.limits import Limits, neighbourhood
from hauntbox.server.config.settings import BadSettings, Settings
from hauntbox.server.http.connection_limits import ConnectionCounter, Http
from hauntbox.server.http.request_guard import Names
from hauntbox.server.live.listener import Listener
from hauntbox.server.running import LOOPBACK, ServePlan, names_of
from server.kit import PEOPLE, ROOMY, House, live, serving
from server.play.test_campaigns import begin
from server.safety.test_safety import end_of

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


async def knock(house: House, words: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(LOOPBACK, house.port)
    writer.write(words)
    await writer.drain()
    return reader, writer


async def answer_to(house: House, words: bytes) -> str:
    """All that comes until the server hangs up."""
    reader, writer = await knock(house, words)
    try:
        return (await reader.read()).decode()
    except ConnectionResetError:
        return "it hung up"
    finally:
        writer.close()


# Connections.


@live
async def test_a_request_that_is_never_finished_is_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, head_time=0.3)) as house:
        assert "408" in await answer_to(house, HALF)
        assert "408" in await answer_to(house, b"")


@live
async def test_a_second_request_that_is_never_finished_is_given_up_too(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, head_time=0.3)) as house:
        reader, writer = await knock(house, b"GET /api/tables/X HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"404" in await reader.readline()
        await reader.readuntil(b"}")
        writer.write(HALF)
        assert b"408" in await reader.read()
        writer.close()


@live
async def test_a_body_that_never_comes_is_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, body_time=0.3, rest_time=1.0)) as house:
        head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        assert "it has not come within 0.3 seconds" in await answer_to(house, head + b"Content-Length: 99\r\n\r\n{")


@pytest.mark.parametrize("head", [b"X" * 40_000, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 7_000])
@live
async def test_a_head_that_never_ends_is_given_up(head: bytes, tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        assert (await answer_to(house, head)).split()[1] in ("400", "431", "hung")


@pytest.mark.parametrize(("proxies", "inside"), [("", 5), (LOOPBACK, 8), ("127.0.0.0/8", 8), ("*", 8)])
@live
async def test_an_address_has_so_many_connections_and_a_proxy_more(proxies: str, inside: int, tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, connections_each=6), proxies=proxies) as house:
        await house.call("GET", "/api/games")  # the kit's own connection is the sixth
        doors = [await knock(house, HALF) for _ in range(8)]
        assert await turned_away(doors, 8 - inside) == ["503"] * (8 - inside)
        for _, writer in doors:
            writer.close()
        while True:  # those who left make room, as soon as the server has seen them go
            again = await knock(house, HALF)
            if await turned_away([again], 0) == []:
                break
        again[1].close()


async def turned_away(doors: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]], least: int) -> list[str]:
    """Wait for so many answers, and a while for more. Return their states."""
    knocks = {asyncio.create_task(reader.readline()) for reader, _ in doors}
    answered = set[asyncio.Task[bytes]]()
    while len(answered) < least:
        answered |= (await asyncio.wait(knocks - answered, return_when=asyncio.FIRST_COMPLETED))[0]
    answered, others = await asyncio.wait(knocks, timeout=0.3)
    for each in others:
        each.cancel()
    return [each.result().decode().split()[1] for each in answered]


@live
async def test_there_are_so_many_connections_in_all(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, connections=4), proxies=LOOPBACK) as house:
        doors = [await knock(house, HALF) for _ in range(6)]
        assert set(await turned_away(doors, 2)) == {"503"}


def test_a_door_forgets_who_left() -> None:
    door = ConnectionCounter(Limits())
    for n in range(100):
        assert door.lets_in(f"192.0.2.{n}")
        door.leave(f"192.0.2.{n}")
    assert not door.inside


@live
async def test_who_takes_nothing_is_cut_and_costs_little(tmp_path: Path) -> None:
    """Forty sockets that never read, while their table plays."""
    limits = replace(ROOMY, stall_time=0.5, backlog_bytes=200_000, sockets_token=100)
    async with serving(tmp_path, limits) as house:
        links = await house.create(*PEOPLE)
        sleepers = [sleeper(house, links.seats[1]) for _ in range(40)]
        async with house.sit(links.seats[1]) as hunter:
            await hunter.see(lambda scene: True)
            for _ in range(60):
                await hunter.send("scene")
            table = house.tables.in_memory[links.code]
            for _ in range(600):
                for listener in list(table.listeners):
                    if listener.viewer == 1 and listener is not next(iter(table.listeners)):
                        listener.tell("x" * 20_000)
                await asyncio.sleep(0)
                assert sum(listener.size for listener in table.listeners) <= 41 * 220_000
            while len(table.listeners) > 1:
                await asyncio.sleep(0.05)
        for each in sleepers:
            each.close()


def sleeper(house: House, token: str) -> socket.socket:
    """A socket whose other end never reads."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.connect((LOOPBACK, house.port))
    head = f"GET /api/socket?token={token} HTTP/1.1\r\nHost: {LOOPBACK}:{house.port}\r\nUpgrade: websocket\r\n"
    rest = "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    found.sendall((head + rest).encode())
    return found


EMPTY_MASK = b"\x80\x00\x00\x00\x00"
PING, PONG, BEGIN, PART = (bytes([first]) + EMPTY_MASK for first in (0x89, 0x8A, 0x01, 0x00))


@pytest.mark.parametrize("frames", [PING * 500, PONG * 500, BEGIN + PART * 500], ids=["pings", "pongs", "parts"])
@live
async def test_frames_that_make_no_message_are_counted_too(frames: bytes, tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, messages=0.01, burst=20)) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[1]) as hunter:
            assert await ghost.asked()
            await hunter.see(lambda scene: True)
            ghost.socket.transport.write(frames)
            with pytest.raises(websockets.ConnectionClosed):
                await ghost.wait("never")
            await hunter.send("scene")
            await hunter.wait("scene")
        assert 'hauntbox_refused_total{reason="too many frames"} 1' in (await house.call("GET", "/metrics")).text


@live
async def test_sockets_are_opened_only_so_fast(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, requests=0.01, request_burst=6)) as house:
        links = await house.create(*PEOPLE)  # two calls
        for _ in range(4):
            async with house.sit(links.seats[0]) as ghost:
                assert await ghost.asked()
        with pytest.raises(websockets.InvalidStatus):
            async with house.sit(links.seats[0]):
                pass


def test_what_waits_for_a_slow_one_is_bounded_in_bytes() -> None:
    listener = Listener(0, "", 400, 1000)
    for _ in range(10):
        listener.tell("x" * 300)
    assert (listener.is_closed, listener.code) == (True, 1013)
    assert listener.size <= 1000
    one = Listener(0, "", 400, 1000)
    one.tell("x" * 5000)  # a scene alone may be longer
    assert not one.is_closed


# Sockets, requests, tables, guesses.


@live
async def test_a_link_and_an_address_have_so_many_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, sockets_token=2, sockets_each=4, sockets_link=3)) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]), house.sit(links.seats[0]):
            async with house.sit(links.seats[0]) as third:
                assert await end_of(third) == 1008
            stream = await house.call("GET", "/api/stream", links.seats[0])
            assert stream.status_code == 429
            async with house.sit(links.spectator), house.sit(links.spectator), house.sit(links.spectator) as fifth:
                assert await end_of(fifth) == 1008
        async with house.sit(links.seats[0]) as again:
            assert await again.asked()


@live
async def test_requests_come_only_so_fast(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, requests=0.01, request_burst=5)) as house:
        told = [await house.call("GET", "/api/rules?find=ghost") for _ in range(7)]
        assert [answer.status_code for answer in told] == [200] * 5 + [429] * 2
        assert told[-1].headers["retry-after"]


@live
async def test_a_fork_counts_as_a_new_table(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, tables=0.001, table_burst=3)) as house:
        links = await begin(house)
        path = f"/api/tables/{links.code}/campaign/fork"
        told = [await house.call("POST", path, links.host, {"chapter": 1}) for _ in range(4)]
        assert [answer.status_code for answer in told] == [200, 200, 429, 429]


@live
async def test_whoever_guesses_codes_is_slowed_down_and_links_still_open(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, guesses=0.001, guess_burst=3)) as house:
        links = await house.create(*PEOPLE)
        right = f"/api/tables/{links.code}"
        assert (await house.call("GET", right)).status_code == 200
        told = [await house.call("GET", f"/api/tables/BCDFG{letter}") for letter in "HJKMN"]
        assert [answer.status_code for answer in told] == [404, 404, 404, 429, 429]
        assert (await house.call("GET", right)).status_code == 429  # or a guess would still be worth it
        assert (await house.call("POST", f"{right}/seats/0/sit", body={"name": "X"})).status_code == 429
        assert (await house.call("GET", right, links.seats[0])).status_code == 200
        assert (await house.call("GET", "/api/scene", f"{links.code}.guess")).status_code == 429
        async with house.sit(f"{links.code}.guess") as thief:
            assert await end_of(thief) == 1008
        async with house.sit(links.seats[0]) as ghost:
            assert await ghost.asked()


@live
async def test_of_too_many_tables_those_that_nobody_looks_at_wait_on_the_disk(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, in_memory=3)) as house:
        first = await house.create(*PEOPLE)
        async with house.sit(first.seats[0]) as ghost:
            others = [await house.create(*PEOPLE) for _ in range(5)]
            assert len(house.tables.in_memory) <= 3
            assert (await ghost.act((await ghost.asked())[0]))["type"] == "done"
            assert (await house.call("GET", "/api/scene", others[0].seats[0])).status_code == 200


# Names.


def asked_by(host: str, origin: str = "", **more: str) -> dict[str, str]:
    return {"Host": host, **({"Origin": origin} if origin else {}), **more}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (asked_by("127.0.0.1:4666"), 200),
        (asked_by("localhost:4666", "http://localhost:4666"), 200),
        (asked_by("games.example", "https://games.example"), 200),
        (asked_by("127.0.0.1:4666", "https://games.example"), 200),  # by a proxy that keeps the name to itself
        (asked_by("evil.example:4666"), 400),  # a name that somebody has led here
        (asked_by("192.168.1.4:4666"), 400),
        (asked_by(""), 400),
        (asked_by("127.0.0.1:4666", "https://evil.example"), 403),
        (asked_by("127.0.0.1:4666", "http://127.0.0.1:8000"), 403),  # another program of this machine
        (asked_by("127.0.0.1:4666", "null"), 403),
        (asked_by("127.0.0.1:4666", **{"Sec-Fetch-Site": "cross-site"}), 403),
        (asked_by("127.0.0.1:4666", **{"Content-Type": "text/plain"}), 415),
        (asked_by("127.0.0.1:4666", **{"Content-Type": "application/x-www-form-urlencoded"}), 415),
    ],
)
@live
async def test_only_our_own_pages_make_tables(headers: dict[str, str], status: int, tmp_path: Path) -> None:
    async with serving(tmp_path, names=["games.example"]) as house:
        whole = {"Content-Type": "application/json", **headers}
        answer = await house.rest.post("/api/tables", content=b'{"game": "evidence"}', headers=whole)
        assert answer.status_code == status
        bare = await house.rest.post("/api/lessons/evidence", headers=headers)
        assert bare.status_code == (200 if status == 415 else status)


@live
async def test_a_socket_of_another_page_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        url = f"ws://{LOOPBACK}:{house.port}/api/socket?token={links.seats[0]}"
        async with websockets.connect(url, origin=f"http://{LOOPBACK}:{house.port}"):  # type: ignore[arg-type]
            pass
        for origin in ("https://evil.example", f"http://{LOOPBACK}:1", "null"):
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(url, origin=origin)  # type: ignore[arg-type]


def test_on_the_network_it_answers_to_numbers_and_the_machines_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Attic.home.arpa")
    alone = names_of(ServePlan(Path(), 0))
    shared = names_of(ServePlan(Path(), 0, lan=True, settings=Settings(names=["Games.Example"])))
    assert [not alone.bars_host(host) for host in ("localhost:1", "[::1]:1", "attic", "10.0.0.9")] == [
        True,
        True,
        False,
        False,
    ]
    for host in ("attic.home.arpa:1", "attic.local", "10.0.0.9:1", "[fe80::1]:1", "games.example", "GAMES.example."):
        assert not shared.bars_host(host)
    assert "is not called 'evil.example'" in shared.bars_host("evil.example")


@pytest.mark.parametrize(
    "host", ["", ":", "[", "]", "a" * 9000, "127.0.0.1.evil.example", "localhost.evil", "localhost@evil"]
)
def test_no_strange_host_is_taken_for_ours(host: str) -> None:
    assert Names().bars_host(host)


def test_an_address_of_the_newer_kind_counts_by_its_street() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") != neighbourhood("2001:db8:1:3::9")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1"


# The config file.


def test_the_printed_config_says_what_is_so_anyway() -> None:
    text = settings.printed()
    assert settings.parse(text) == Settings()
    assert all("# " in line for line in text.splitlines() if "=" in line)
    assert settings.parse("[limits]\nburst = 7\n").limits == Limits(burst=7)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nmes = []\n", "config, line 1, nmes: unknown field 'nmes': did you mean names?"),
        ("[limits]\nmesages = 3.0\n", "line 2, limits.mesages: unknown field 'mesages': did you mean messages?"),
        ("[limits]\nburst = 0\n", "burst: expected a whole number from 1 to 100000000, got 0"),
        ("[limits]\nidle = 'long'\n", "idle: expected a number from 0.001 to 1000000"),
        ('log = "xml"\n', 'log: expected "json" or "text", got "xml"'),
        ("names = 3\n", "names: expected a list"),
        ("names = [\n", "not TOML"),
    ],
)
def test_a_faulty_config_is_told_with_the_near_name(text: str, words: str) -> None:
    with pytest.raises(BadSettings) as told:
        settings.parse(text)
    assert words in str(told.value)


def test_serve_refuses_a_faulty_config_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "it.toml").write_text("[limits]\nmesages = 3\n")
    assert run(["serve", "--config", str(tmp_path / "it.toml"), "--data", str(tmp_path), "--port", "0"]) == 2
    assert "did you mean messages?" in capsys.readouterr().err
    assert run(["serve", "--print-config"]) == 0
    assert settings.parse(capsys.readouterr().out) == Settings()


def test_the_docs_have_every_limit() -> None:
    docs = (Path(__file__).parents[3] / "docs" / "serving.md").read_text()
    assert "\n".join(settings.rows()) in docs


def test_the_protocol_is_the_one_that_uvicorn_would_take() -> None:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol

    assert issubclass(Http, AutoHTTPProtocol)
