"""Replays after the end, bug reports at any time, rules and the box."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest

from hauntbox import games
from hauntbox.kernel.contract import asks
from hauntbox.server.actions import replay_and_report
from hauntbox.server.live import painting
from hauntbox.table import Table, check_replay, parse_replay
from hauntbox.table.line_of_play import LineOfPlay
from server.kit import PATIENCE, PEOPLE, live, serving


@live
async def test_after_the_end_everybody_may_look_through_any_eyes(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("bot:random", "human", "bot:random", rounds=1)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.play_on(Random(6))
        replay = (await house.call("GET", "/api/replay", links.spectator)).text
        assert check_replay(parse_replay(replay)).is_good
        eyes = {
            eyes: (await house.ask("GET", f"/api/replay/3?as={eyes}", links.seats[1]))["seat"]
            for eyes in ("0", "1", "public")
        }
        assert eyes == {"0": "s0", "1": "s1", "public": "public"}
        scene = await house.ask("GET", "/api/replay/3?as=1", links.spectator)
        heard = await house.ask("GET", "/api/log", links.seats[1])
        assert [line["text"] for line in scene["log"]] == [line["text"] for line in heard][: len(scene["log"])]
        assert 0 < len(scene["log"]) < len(heard)
        assert all(seat.get("here", True) for seat in scene["seats"])
        assert (await house.call("GET", "/api/replay/9999", links.host)).status_code == 400
        assert (await house.call("GET", "/api/replay/0?as=9", links.host)).status_code == 400
        log = await house.ask("GET", "/api/log", links.seats[1])
        assert [line["i"] for line in log] == list(range(len(log)))


@live
async def test_a_replay_through_eyes_tells_only_what_those_eyes_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hauntbox.server.actions.host_actions.token_hex", lambda size: "a ghost that walks")
    async with serving(tmp_path) as house:
        links = await house.create("bot:random", "human", "bot:random", rounds=8)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.play_on(Random(6))
        live_table = await house.tables.find(links.code)
        moves = len(live_table.game.line.moves())
        heard = {line["text"] for line in await house.ask("GET", "/api/log", links.spectator)}
        public = await house.ask("GET", "/api/replay/steps?as=public", links.spectator)
        assert set(public["steps"]) - {""} <= heard
        assert not [title for title in public["steps"] if title.startswith("Ghost:")]
        ghost = await house.ask("GET", "/api/replay/steps?as=0", links.spectator)
        assert [title for title in ghost["steps"] if title.startswith("Ghost: step")]
        assert len(public["steps"]) < len(ghost["steps"]) <= moves
        seen = [
            await house.ask("GET", f"/api/replay/{n}?as=public", links.spectator) for n in range(len(public["steps"]))
        ]
        assert all(news(a) != news(b) for a, b in pairwise(seen))
        assert (await house.call("GET", f"/api/replay/{moves}?as=public", links.spectator)).status_code == 400


def news(scene: dict[str, Any]) -> Any:
    """What a scene shows, without its number."""
    return {name: part for name, part in scene.items() if name != "index"}


@live
async def test_whoever_changes_eyes_stays_at_the_same_moment(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("bot:random", "human", "bot:random", rounds=1)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.play_on(Random(6))
        path = "/api/replay/steps?as={}&at={}&was={}"
        end = await house.ask("GET", path.format("0", 9999, "public"), links.spectator)
        assert end["at"] == len(end["steps"])
        begin = await house.ask("GET", path.format("public", 0, "0"), links.spectator)
        assert begin["at"] == 0
        there = await house.ask("GET", path.format("0", 3, "public"), links.spectator)
        back = await house.ask("GET", path.format("public", there["at"], "0"), links.spectator)
        assert back["at"] == 3
        assert (await house.call("GET", path.format("0", "x", "0"), links.spectator)).status_code == 400


@live
async def test_what_takes_long_in_looking_back_is_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int] = []
    stops_of = replay_and_report.stops_of

    def noted(table: Table, line: LineOfPlay, viewer: int) -> list[int]:
        worked_out.append(viewer)
        return stops_of(table, line, viewer)

    monkeypatch.setattr(replay_and_report, "stops_of", noted)
    async with serving(tmp_path) as house:
        links = await house.create("bot:random", "human", "bot:random", rounds=1)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.play_on(Random(6))
        for path in ("/1?as=0", "/2?as=0", "/1?as=1", "/steps?as=0&was=1", "/3?as=1"):
            await house.ask("GET", f"/api/replay{path}", links.spectator)
    assert worked_out == [0, 1]


@live
async def test_whoever_looks_back_without_end_keeps_no_table_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scenes of a record take turns: of one visitor's, nine are waited for and the rest are refused."""
    go_on = Event()

    def slow(*args: Any) -> Any:
        assert go_on.wait(PATIENCE)
        return painting.paint(*args)

    async with serving(tmp_path) as house:
        links = await house.create("bot:random", "human", "bot:random", rounds=1)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.play_on(Random(6))
        monkeypatch.setattr(replay_and_report, "paint", slow)
        looks = {asyncio.create_task(house.call("GET", "/api/replay/0", links.spectator)) for _ in range(40)}
        refused = set[asyncio.Task[httpx.Response]]()
        while len(refused) < 31:
            refused |= (await asyncio.wait(looks - refused, return_when=asyncio.FIRST_COMPLETED))[0]
        other = await house.create(*PEOPLE)
        assert (await house.ask("GET", "/api/scene", other.seats[0]))["index"] == 1
        go_on.set()
        assert Counter([(await look).status_code for look in looks]) == {200: 9, 429: 31}


@live
async def test_a_bug_report_holds_a_position_that_plays(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            await ghost.act((await ghost.asked())[0])
            report = await house.ask("GET", "/api/report", links.seats[0])
            choices = await ghost.asked()
        g = games.find("evidence").codec.load(report["position"].encode())
        assert [str(act) for act in asks(g, (0,))[0]] == choices
        assert report["scene"]["index"] == ghost.scene.index if ghost.scene else 0


@live
async def test_the_box_and_its_rules_are_open_to_all(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        shelf = await house.ask("GET", "/api/games")
        evidence = next(game for game in shelf if game["name"] == "evidence")
        assert evidence["players"] == "1-5"
        assert {"By the book", "Solo"} <= evidence["presets"].keys()
        kinds = {option["name"]: option["kind"] for option in evidence["options"]}
        assert (kinds["players"], kinds["gentle"], kinds["auto_ghost"]) == ("number", "switch", "word")
        rules = await house.ask("GET", "/api/rules/evidence")
        assert rules[0]["id"].startswith("EVI-")
        found = await house.ask("GET", "/api/rules?find=evi-move-02")
        assert [rule["id"] for rule in found] == ["EVI-MOVE-02"]
        assert len(await house.ask("GET", "/api/rules?find=hunter%20wall")) > 1
        assert (await house.call("GET", "/api/rules/chess")).status_code == 404


@live
async def test_a_link_becomes_a_picture(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        answer = await house.call("POST", "/api/qr", body={"text": "http://192.0.2.7:4666/t/ABCDEF"})
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "<path" in answer.text
        assert "viewBox" in answer.text  # it fills whatever frame it gets
