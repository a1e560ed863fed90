"""How the server is, what it writes down, and how its pages travel."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from hauntbox.server.health.logs import Json, Text, discreet
from hauntbox.server.http.static_files import accepts
from server.kit import PEOPLE, ROOMY, live, serving
from server.safety.test_safety import built


@live
async def test_it_says_that_it_lives_and_is_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        assert await house.ask("GET", "/health") == {"health": "good"}
        await house.tables.ready
        assert await house.ask("GET", "/ready") == {"store": True, "thinkers": True, "readers": True}
        house.tables.store.writer.stop()
        answer = await house.call("GET", "/ready")
        assert (answer.status_code, answer.json()["store"]) == (503, False)
        assert (await house.call("GET", "/health")).status_code == 200
        house.tables.store.writer = type(house.tables.store.writer)(house.tables.store.connection)


@live
async def test_its_numbers_are_told_to_prometheus_on_this_machine(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, tables=0.001, table_burst=1)) as house:
        links = await house.create(*PEOPLE)
        assert (await house.call("POST", "/api/tables", body={"game": "evidence"})).status_code == 429
        async with house.sit(links.seats[0]) as ghost:
            await ghost.act((await ghost.asked())[0])
            told = (await house.call("GET", "/metrics")).text
    lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(lines["hauntbox_tables"]) == 1
    assert float(lines["hauntbox_sockets"]) == 1
    assert float(lines["hauntbox_move_seconds_count"]) == 1
    assert float(lines['hauntbox_move_seconds_bucket{le="+Inf"}']) == 1
    assert float(lines['hauntbox_refused_total{reason="Too Many Requests"}']) == 1
    assert {"hauntbox_thinkers_queue", "hauntbox_loop_stall_seconds", "hauntbox_connections"} <= lines.keys()
    assert links.code not in told


@live
async def test_its_numbers_are_not_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies="127.0.0.1") as house:
        answer = await house.rest.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
        assert answer.status_code == 403
    async with serving(tmp_path) as house:  # a proxy that nobody has told of
        assert (await house.rest.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})).status_code == 403


# The log.


def record(message: str, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, None) if error else None
    return logging.LogRecord("hauntbox.server", logging.WARNING, "x.py", 1, message, (), info)


def test_a_line_of_the_log_has_a_date() -> None:
    assert Text().format(record("hello"))[:2] == "20"
    assert Text().format(record("hello")).endswith(" WARNING hello")
    said = json.loads(Json().format(record("hello", ValueError("x"))))
    assert (said["level"], said["logger"], said["message"]) == ("WARNING", "hauntbox.server", "hello")
    assert said["at"].endswith("+00:00")
    assert said["error"] == "ValueError: x"


@pytest.mark.parametrize(
    "text",
    [
        "GET /api/socket?token=BCDFGH.0123456789abcdefghijklmnopqrstuv HTTP/1.1",
        "BCDFGH.0123456789abcdefghijklmnopqrstuv is void",
        "x&token=0123456789abcdefghijklmnopqrstuv",
    ],
)
def test_no_secret_is_written_down(text: str) -> None:
    for formatter in (Text(), Json()):
        assert "0123456789" not in formatter.format(record(text))
        assert "0123456789" not in formatter.format(record("broke", ValueError(text)))


def test_no_position_is_written_down_whole() -> None:
    assert len(discreet("x" * 100_000)) < 500
    assert len(Json().format(record("broke", ValueError('{"state": ' + "1" * 9000)))) < 1500


# The pages.


def packed(tmp_path: Path) -> Path:
    """What a build of the client leaves, with one file packed in both ways."""
    pages = built(tmp_path)
    script = pages / "assets" / "app-1234.js"
    script.with_name("app-1234.js.br").write_bytes(b"BR")
    script.with_name("app-1234.js.gz").write_bytes(b"GZ!")
    return pages


@pytest.mark.parametrize(
    ("accepted", "coding", "length"),
    [
        ("gzip, deflate, br", "br", 2),
        ("gzip", "gzip", 3),
        ("br;q=0, gzip", "gzip", 3),
        ("identity", None, 1),
        ("", None, 1),
    ],
)
@live
async def test_a_file_travels_packed_as_the_browser_likes_it(
    accepted: str, coding: str | None, length: int, tmp_path: Path
) -> None:
    async with serving(tmp_path / "data", pages=packed(tmp_path)) as house:
        answer = await house.rest.head("/assets/app-1234.js", headers={"Accept-Encoding": accepted})
        assert answer.headers.get("content-encoding") == coding
        assert int(answer.headers["content-length"]) == length
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        known = {"Accept-Encoding": accepted, "If-None-Match": answer.headers["etag"]}
        again = await house.rest.get("/assets/app-1234.js", headers=known)
        assert again.status_code == 304
        assert again.headers["vary"] == "Accept-Encoding"
        home = await house.rest.get("/", headers={"Accept-Encoding": accepted})
        assert "content-encoding" not in home.headers


@live
async def test_the_ways_of_packing_have_tags_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", pages=packed(tmp_path)) as house:
        tags = [
            (await house.rest.head("/assets/app-1234.js", headers={"Accept-Encoding": way})).headers["etag"]
            for way in ("br", "gzip", "identity")
        ]
        assert len(set(tags)) == 3


def test_a_weight_of_nothing_is_a_refusal() -> None:
    assert accepts("gzip;q=0.5, br", "br")
    assert not accepts("gzip;q=0.5, br; q=0", "br")
    assert not accepts("*", "br")
