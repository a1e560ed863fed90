"""Replays after the end, bug reports at any time, rules and the box."""

from __future__ import annotations

from pathlib import Path
from random import Random

from hauntbox import games
from hauntbox.kernel.contract import asks
from hauntbox.table import check_replay, parse_replay
from server.kit import PEOPLE, live, serving


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
