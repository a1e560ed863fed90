"""Experiments of the lab page: bounded, one by one, cancelled at once, and for nobody far away."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from msgspec import convert

from hauntbox.lab.experiments.experiment import Cell
from hauntbox.lab.experiments.small import GamePair, SmallExperiment, cells_of_small, outcome, play_pair, play_pairs
from hauntbox.server.processes import experiments as lab
from server.kit import PEOPLE, ROOMY, House, gone, live, serving

DEADLIER = {"kill_reach": 3, "hunt_rounds": 10}
ASKED = {"game": "evidence", "changes": DEADLIER, "options": {"grace_rounds": 0}, "games": 20}


def play_for_ever(cells: list[Cell], first: int, last: int, seconds: float) -> list[GamePair]:
    """A game that does not end."""
    while True:
        pass


def die(cells: list[Cell], first: int, last: int, seconds: float) -> list[GamePair]:
    os._exit(1)


def play_two_then_for_ever(cells: list[Cell], first: int, last: int, seconds: float) -> list[GamePair]:
    if first:
        play_for_ever(cells, first, last, seconds)
    return [play_pair(cells, index) for index in range(2)]


async def begin(house: House, **asked: Any) -> Any:
    return await house.ask("POST", "/api/lab", body={**ASKED, **asked})


async def over(house: House, id: str) -> Any:
    while True:
        card = await house.ask("GET", f"/api/lab/{id}")
        if card["state"] not in ("waiting", "playing"):
            return card
        await asyncio.sleep(0.05)


async def refused(house: House, **asked: Any) -> tuple[int, str]:
    answer = await house.call("POST", "/api/lab", body={**ASKED, **asked})
    return answer.status_code, answer.json()["error"]


@live
async def test_an_experiment_is_played_and_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        card = await begin(house)
        assert (card["title"], card["games"]) == ("What does kill reach 3, hunt rounds 10 do?", 20)
        card = await over(house, card["id"])
    assert (card["state"], card["done"], card["outcome"]["broken"]) == ("done", 20, 0)
    cells = cells_of_small(convert(ASKED, SmallExperiment))
    here = outcome([play_pair(cells, index) for index in range(20)])
    assert card["outcome"]["words"] == here.words
    ghost = next(side for side in card["outcome"]["sides"] if side["side"] == "Ghost")
    assert (ghost["is_clear"], ghost["after"] > ghost["before"]) == (True, True)
    assert ghost["before_span"][0] <= ghost["before"] < ghost["before_span"][1]
    assert all([ending["text"] for ending in card["outcome"]["endings"]])
    assert "[set.changes." in card["text"]


@live
async def test_what_cannot_be_played_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        assert await refused(house, changes={"hunt_round": 5}) == (
            400,
            "unknown option 'hunt_round': did you mean hunt_rounds?",
        )
        status, words = await refused(house, options={"random_ghost": True}, changes={"auto_ghost": "shy"})
        assert (status, "exclude one another" in words) == (400, True)
        assert (await refused(house, games=100_000))[0] == 400
        assert (await refused(house, changes={f"n{i}": 1 for i in range(500)}))[0] == 400
        assert (await refused(house, game="chess"))[0] == 404
        assert (await refused(house, game="evidence.interlude"))[0] == 404
        assert "one of random, greedy, easy" in (await refused(house, bot="expert"))[1]
        assert "unknown scenario" in (await refused(house, scenario="x = 1\n" * 1000))[1]
        assert (await refused(house, seed="x" * 5000))[0] == 400
        assert (await house.call("GET", "/api/lab/nobody")).status_code == 404
        assert house.tables.experiments.known == {}


@live
async def test_one_is_played_at_a_time_and_few_may_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "play_there", play_for_ever)
    async with serving(tmp_path, replace(ROOMY, experiments=2)) as house:
        first, second = await begin(house), await begin(house)
        assert (await refused(house))[0] == 429
        await asyncio.sleep(0.1)
        states = [(await house.ask("GET", f"/api/lab/{each['id']}"))["state"] for each in (first, second)]
        assert states == ["playing", "waiting"]
        assert (await house.ask("GET", f"/api/lab/{second['id']}"))["ahead"] == 1
        assert (await house.ask("DELETE", f"/api/lab/{second['id']}"))["state"] == "cancelled"
        assert (await begin(house))["state"] == "waiting"


@live
async def test_a_cancelled_one_leaves_its_process_and_the_next_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "play_there", play_two_then_for_ever)
    async with serving(tmp_path) as house:
        one = await begin(house)
        while (await house.ask("GET", f"/api/lab/{one['id']}"))["done"] < 2:
            await asyncio.sleep(0.05)
        (worker,) = house.tables.experiments.workers.all
        monkeypatch.setattr(lab, "play_there", play_pairs)
        two = await begin(house)
        card = await house.ask("DELETE", f"/api/lab/{one['id']}")
        assert (card["state"], card["done"], card["outcome"]["sides"][0]["games"]) == ("cancelled", 2, 2)
        await gone(worker.pid)
        assert (await over(house, two["id"]))["state"] == "done"
        assert (await house.ask("DELETE", f"/api/lab/{two['id']}"))["state"] == "done"  # too late to cancel


@live
async def test_what_takes_too_long_tells_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "play_there", play_two_then_for_ever)
    async with serving(tmp_path, replace(ROOMY, experimenting=10.0)) as house:
        card = await over(house, (await begin(house))["id"])
        assert (card["state"], card["done"], card["outcome"]["sides"][0]["games"]) == ("late", 2, 2)


@live
async def test_a_process_that_dies_is_told_and_another_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as house:
        monkeypatch.setattr(lab, "play_there", die)
        card = await over(house, (await begin(house))["id"])
        assert (card["state"], card["outcome"]) == ("broken", None)
        monkeypatch.setattr(lab, "play_there", play_pairs)
        assert (await over(house, (await begin(house))["id"]))["state"] == "done"


@live
async def test_tables_do_not_wait_for_an_experiment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "play_there", play_for_ever)
    async with serving(tmp_path) as house:
        one = await begin(house)
        began = monotonic()
        await house.create(*PEOPLE)
        assert monotonic() - began < 10
        assert (await house.ask("GET", f"/api/lab/{one['id']}"))["state"] == "playing"


@live
async def test_the_lab_is_closed_to_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        far = await house.rest.post("/api/lab", headers={"X-Forwarded-For": "192.0.2.1"}, json=ASKED)
        assert (far.status_code, "at this machine" in far.json()["error"]) == (403, True)
        assert (await house.ask("GET", "/api/lab"))["closed"] == ""
        card = await begin(house)
        near = f"/api/lab/{card['id']}"
        assert (await house.rest.get(near, headers={"X-Forwarded-For": "192.0.2.1"})).status_code == 403
    async with serving(tmp_path, lab="everybody") as house:
        answer: httpx.Response = await house.rest.get("/api/lab", headers={"X-Forwarded-For": "192.0.2.1"})
        assert answer.json()["closed"] == ""
    async with serving(tmp_path, lab="nobody") as house:
        assert "lab, in the server's config file" in (await house.ask("GET", "/api/lab"))["closed"]
        assert (await house.call("POST", "/api/lab", body=ASKED)).status_code == 403


@live
async def test_old_ones_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "REMEMBERED", 1)
    async with serving(tmp_path) as house:
        cards = [await begin(house) for _ in range(2)]
        for card in cards:
            await over(house, card["id"])
        await over(house, (await begin(house))["id"])
        assert (await house.call("GET", f"/api/lab/{cards[0]['id']}")).status_code == 404
