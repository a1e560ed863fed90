"""`hauntbox serve`: where it listens, what it says, how it stops."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE
from dataclasses import replace
from pathlib import Path

import pytest

from hauntbox.cli import serve
from hauntbox.cli.error_edge import run
from hauntbox.server.running import EVERYWHERE, LOOPBACK, ServePlan, addresses, open_port
from server.kit import PEOPLE, ROOMY, live, serving
from server.safety.test_safety import built


def test_it_listens_on_this_machine_unless_told_otherwise(tmp_path: Path) -> None:
    with open_port(ServePlan(tmp_path, 0)) as alone, open_port(ServePlan(tmp_path, 0, lan=True)) as shared:
        assert alone.getsockname()[0] == LOOPBACK
        assert shared.getsockname()[0] == EVERYWHERE


def test_the_address_for_friends_is_the_machines_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.server.running.own_address", lambda: "192.0.2.7")
    assert addresses(ServePlan(tmp_path, 0), 4666) == ["http://127.0.0.1:4666/"]
    assert addresses(ServePlan(tmp_path, 0, lan=True, root="/games"), 4666)[1] == "http://192.0.2.7:4666/games/"


def test_a_taken_port_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        assert run(["serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path)]) == 2
    assert "try another with --port" in capsys.readouterr().err


def test_what_it_says_when_it_is_ready(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(serve, "has_display", lambda: True)
    found = ["http://127.0.0.1:1/", "http://192.0.2.7:1/"]
    serve.ready(ServePlan(tmp_path, 1, lan=True), found, browser=True)
    serve.ready(ServePlan(tmp_path, 1), found[:1], browser=False)
    serve.ready(ServePlan(tmp_path, 1), found[:1], browser=True, game="evidence")
    said = capsys.readouterr().out
    assert "A table is laid at http://127.0.0.1:1/#/quick/evidence" in said
    assert "Friends on this network come by http://192.0.2.7:1/" in said
    assert opened == [found[0], "http://127.0.0.1:1/#/quick/evidence"]


@live
async def test_ctrl_c_stops_it_with_everybody_told(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    program = "from hauntbox.cli import main; main()"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, *words, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    assert b"Hauntbox is at" in await process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, complaints = await process.communicate()
    assert process.returncode in (0, 130)
    assert b"Traceback" not in complaints


@live
async def test_behind_a_proxy_it_answers_under_its_path(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", pages=built(tmp_path), root="/games") as house:
        answer = await house.call("GET", "/api/games")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        assert (await house.call("GET", "/assets/app-1234.js")).text == "1"
        assert (await house.ask("GET", "/api/openapi.json"))["servers"] == [{"url": "/games"}]
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            assert await ghost.asked()


@pytest.mark.parametrize(("proxies", "statuses"), [("", [200, 429]), (LOOPBACK, [200, 200])])
@live
async def test_the_word_of_a_proxy_is_taken_only_when_asked_to(
    proxies: str, statuses: list[int], tmp_path: Path
) -> None:
    """Two visitors from two addresses, as the proxy says: one bucket or two?"""
    async with serving(tmp_path, replace(ROOMY, tables=0.001, table_burst=1), proxies=proxies) as house:
        made = [
            await house.rest.post("/api/tables", json={"game": "evidence"}, headers={"X-Forwarded-For": address})
            for address in ("192.0.2.1", "192.0.2.2")
        ]
    assert [answer.status_code for answer in made] == statuses
