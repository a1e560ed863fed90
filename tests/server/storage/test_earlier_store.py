"""A store of an earlier version, with games that are not over: they go on with the numbers they were begun with."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from random import Random
from typing import Any

from hauntbox.kernel.options import tunables
from server.kit import House, live, serving
from server.storage.test_resuming import play_moves

STORE = Path(__file__).parents[2] / "table" / "records" / "earlier" / "store.tar.xz"


class Known:
    """Links that were handed out then."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.code, self.host, self.seats = made["code"], made["host"], made["seats"]


def unpacked(folder: Path) -> dict[str, Any]:
    with tarfile.open(STORE) as tar:
        tar.extractall(folder, filter="data")
    known = json.loads((folder / "links.json").read_text())
    return {name: Known(made) for name, made in known.items()}


async def options_at(house: House, links: Any) -> Any:
    return (await house.tables.find(links.code)).game.g.options  # type: ignore[attr-defined]


@live
async def test_tables_of_evidence_go_on_with_the_numbers_of_then(tmp_path: Path) -> None:
    tables = unpacked(tmp_path)
    async with serving(tmp_path) as house:
        even, book = await options_at(house, tables["evidence"]), await options_at(house, tables["book"])
        assert (even.grace_rounds, even.dawn_round, even.hunter_hand) == (8, 50, 2)
        assert (book.grace_rounds, book.dawn_round, book.hunter_hand, book.spirit_box_range) == (3, 0, 2, 2)
        for name in ("evidence", "book"):
            await play_moves(house, tables[name], 5, Random(1))
    async with serving(tmp_path) as house:
        assert (await options_at(house, tables["evidence"])) == even
        await play_moves(house, tables["evidence"], 5, Random(2))


@live
async def test_a_table_that_waited_for_its_players_starts_with_what_was_chosen_then(tmp_path: Path) -> None:
    links = unpacked(tmp_path)["waiting"]
    async with serving(tmp_path) as house:
        path = f"/api/tables/{links.code}"
        assert len((await house.ask("GET", path))["seats"]) == 4
        await house.ask("POST", f"{path}/options", links.host, {"scenario": "penhallow"})
        await house.ask("POST", f"{path}/start", links.host)
        played = await options_at(house, links)
        assert (played.grace_rounds, played.uv_roll, played.hunter_hand) == (4, 3, 3)


@live
async def test_campaigns_go_on_with_the_numbers_of_then_chapter_after_chapter(tmp_path: Path) -> None:
    tables = unpacked(tmp_path)
    async with serving(tmp_path) as house:
        first = await options_at(house, tables["ghostbusters2"])
        assert (first.players, first.timer, first.drive, first.actions) == (1, 2, 8, 3)
        await play_moves(house, tables["ghostbusters2"], 5, Random(1))
        hunters = await options_at(house, tables["hunter13"])
        assert (hunters.players, hunters.hunters, hunters.moves) == (2, 2, 3)
        await play_moves(house, tables["hunter13"], 5, Random(1))
        turned = tables["turned"]
        await house.ask("POST", f"/api/tables/{turned.code}/campaign/rewind", turned.host, {"chapter": 1})
        row = (await house.tables.find(turned.code)).sheet.row
        assert (row.options["timer"], row.options["caustic"], row.options["actions"]) == (-4, 1, 1)
        assert row.options.keys() == {each.name for each in tunables(type(first))}
        assert row.campaign
        assert row.campaign.chosen is None


# -- tables of now -----------------------------------------------------------------------------------------------------


@live
async def test_what_was_chosen_holds_and_the_rest_follows_the_scenario_until_the_start(tmp_path: Path) -> None:
    chosen = {"players": 5, "even_chances": True, "grace_rounds": 3}
    async with serving(tmp_path) as house:
        made = await house.ask("POST", "/api/tables", body={"game": "evidence", "options": chosen})
        links = Known({**made, "seats": [seat["token"] for seat in made["seats"]]})
        path = f"/api/tables/{links.code}"
        lobby = await house.ask("GET", path)
        assert (lobby["options"]["grace_rounds"], lobby["options"]["dawn_round"]) == (3, 36)
        lobby = await house.ask("POST", f"{path}/options", links.host, {"scenario": "corvane"})
        assert (lobby["options"]["grace_rounds"], lobby["options"]["dawn_round"]) == (3, 60)
        await house.ask("POST", f"{path}/start", links.host)
        played = await options_at(house, links)
        assert (played.grace_rounds, played.dawn_round, played.spirit_box_range) == (3, 60, 3)
