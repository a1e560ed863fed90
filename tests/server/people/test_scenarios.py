"""Scenarios that people bring along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauntbox.games.evidence.content import text_of
from server.kit import House, live, serving

LARKSPUR = text_of("larkspur").replace('title = "', 'title = "My own ')


async def looked_over(house: House, text: str, game: str = "evidence") -> Any:
    return await house.ask("POST", "/api/scenarios", body={"game": game, "text": text})


@live
async def test_a_good_one_has_a_title_and_a_map_and_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        card = await looked_over(house, LARKSPUR)
        assert (card["title"], card["problems"]) == ("My own Larkspur Cottage", [])
        assert card["map"] == (await house.ask("GET", "/api/maps/evidence"))["larkspur"]
        made = await house.ask("POST", "/api/tables", body={"game": "evidence", "scenario": LARKSPUR})
        lobby = await house.ask("GET", f"/api/tables/{made['code']}")
        assert lobby["scenario"] == "own"


@live
async def test_of_a_bad_one_everything_wrong_is_told_and_where(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        bad = LARKSPUR.replace("dawn = 30", "dawn = 300").replace("K#v", "K#^")
        card = await looked_over(house, bad)
        assert (card["title"], card["map"]) == ("", None)
        assert [(one["line"], one["column"], one["field"]) for one in card["problems"]] == [
            (6, 0, "dawn"),
            (10, 5, "drawing"),
        ]
        assert card["problems"][0]["says"] == "line 6, dawn: expected a whole number from 1 to 200, got 300"


@live
@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"game": "chess", "text": LARKSPUR}, 400, "chess"),
        ({"game": "evidence"}, 400, "text"),
        ({"game": "evidence", "text": "#" * 70_000}, 413, "more than 64 KB"),
    ],
    ids=["unknown game", "no text", "too long"],
)
async def test_what_is_no_scenario_is_refused(tmp_path: Path, body: Any, status: int, reason: str) -> None:
    async with serving(tmp_path) as house:
        answer = await house.call("POST", "/api/scenarios", body=body)
        assert answer.status_code == status
        assert reason in answer.json()["error"]
