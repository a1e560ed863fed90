"""A host sets a position right: back to a move, or field by field. Everybody is told."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hauntbox.games import find
from hauntbox.table import BadSave, TableError, check_replay, open_table, parse_replay, replay_of, replay_text
from server.kit import House, Links, live, serving


async def setting_right(house: House, links: Links, **form: Any) -> Any:
    return await house.call("POST", f"/api/tables/{links.code}/repair", links.host, form)


@live
async def test_back_to_a_move_and_everybody_reads_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "human")
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[1]) as hunter:
            await hunter.asked()
            first = hunter.scene
            await hunter.act("lead Static")
            await ghost.asked()
            answer = await setting_right(house, links, note="Ben meant Lantern", move=0)
            assert answer.status_code == 200
            assert first
            scene = await hunter.see(lambda scene: bool(scene.log) and "repaired" in scene.log[-1].text)
            assert scene.ask == first.ask
            assert scene.log[-1].text == "The position was repaired by hand: Ben meant Lantern"
            assert (await hunter.act("lead Lantern"))["type"] == "done"


@live
async def test_a_repaired_table_is_taken_up_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "human")
        async with house.sit(links.seats[1]) as hunter:
            await hunter.asked()
            await hunter.act("lead Static")
            assert (await setting_right(house, links, note="again", move=0)).status_code == 200
    async with serving(tmp_path) as house, house.sit(links.seats[1]) as hunter:
        assert "lead Lantern" in await hunter.asked()


@live
async def test_a_field_is_set_by_hand_and_whoever_looks_is_seen(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "human", start=True)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.asked()
            state = await house.ask("GET", f"/api/tables/{links.code}/position", links.host)
            assert (await hunter.wait("chat"))["text"].startswith("The host has looked")
            assert state["round"] == 1
            assert (
                await setting_right(house, links, note="we forgot to count", fields={"round": 4})
            ).status_code == 200
            assert house.tables.in_memory[links.code].game.g.round == 4  # type: ignore[attr-defined]


@live
async def test_a_repair_that_cannot_be_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "human")
        table = house.tables.in_memory[links.code].game
        for form, words in (
            ({"note": "x", "move": 7}, "there is no move 7: the game has moves 0 to 0"),
            ({"note": "x"}, "one of the two"),
            ({"note": " ", "move": 0}, "a repair needs a word to the others"),
            ({"note": "x", "fields": {"rounds": 4}}, "a position has no field 'rounds': there are "),
            ({"note": "x", "fields": {"round": "four"}}, "field round is str, where int was expected"),
            ({"note": "x", "fields": {"agenda": []}}, "nobody could do anything there"),
        ):
            answer = await setting_right(house, links, **form)
            assert answer.status_code == 400
            assert words in answer.json()["error"]
        assert not table.journal


def test_a_repaired_game_has_a_replay_that_holds() -> None:
    kind, rng = find("evidence"), Random(3)
    table = open_table(kind, {"players": 2, "dawn_round": 3}, seed="slip")
    start = table.g.clone()
    for _ in range(6):
        play_any(table, rng)
    table.repair(start, "from the top")
    while not table.is_over:
        play_any(table, rng)
    text = replay_text(replay_of(table))
    assert " | from the top | " in text
    assert check_replay(parse_replay(text)).is_good
    assert "The position was repaired by hand: from the top" in table.log(1)


def play_any(table: Any, rng: Random) -> None:
    seat, roles = next(iter(table.asked().items()))
    table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))


def test_a_position_that_is_no_position_is_refused() -> None:
    kind = find("evidence")
    table = open_table(kind, seed="slip")
    with pytest.raises(BadSave, match="not a position of evidence"):
        kind.codec.edited(table.g, {"agenda": [["Dance"]]})
    with pytest.raises(TableError, match="the rules cannot go on from there"):
        table.repair(kind.codec.edited(table.g, {"at": []}), "broken")
