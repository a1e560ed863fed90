"""What a host may do, and nobody else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from server.kit import PEOPLE, House, Links, live, serving

HOST_CALLS = [
    ("POST", "start", None),
    ("POST", "seats/0", {"name": "Eve"}),
    ("POST", "seats/0/invite", None),
    ("DELETE", "seats/0/invite", None),
    ("POST", "seats/0/here", None),
    ("POST", "options", {"hints": False}),
    ("POST", "spectator", None),
    ("DELETE", "spectator", None),
    ("POST", "host", {"seat": 0}),
    ("POST", "close", None),
    ("POST", "rematch", None),
    ("GET", "position", None),
    ("POST", "repair", {"note": "a slip", "move": 0}),
]


async def change(house: House, links: Links, seat: int, **fields: str) -> None:
    await house.ask("POST", f"/api/tables/{links.code}/seats/{seat}", links.host, fields)


@pytest.mark.parametrize(("method", "path", "body"), HOST_CALLS, ids=[f"{m} {p}" for m, p, _ in HOST_CALLS])
@live
async def test_only_the_host_may(method: str, path: str, body: object, tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE, start=False)
        other = await house.create(*PEOPLE, start=False)
        for token, status in ((links.seats[0], 403), (links.spectator, 403), ("", 401), (other.host, 401)):
            answer = await house.call(method, f"/api/tables/{links.code}/{path}", token, body)
            assert answer.status_code == status


@live
async def test_a_code_is_read_as_people_type_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE, start=False)
        typed = f"{links.code[:3]}-{links.code[3:]}".lower()
        lobby = await house.ask("GET", f"/api/tables/{typed}")
        assert lobby["code"] == links.code
        assert lobby["you"] is None


@live
async def test_options_change_before_the_start_and_not_after(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE, start=False)
        path = f"/api/tables/{links.code}"
        lobby = await house.ask("POST", f"{path}/options", links.host, {"options": {"players": 4}})
        assert len(lobby["seats"]) == 4
        assert lobby["seats"][3]["open"]
        assert (await house.call("GET", path, links.seats[1])).json()["you"]["seat"] == 1
        await house.ask("POST", f"{path}/start", links.host)
        answer = await house.call("POST", f"{path}/options", links.host, {"options": {"players": 2}})
        assert answer.status_code == 409
        assert (await house.call("POST", f"{path}/start", links.host)).status_code == 409


@live
async def test_a_wrong_option_is_refused_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        for body, word in (
            ({"game": "evidence", "options": {"playesr": 4}}, "players"),
            ({"game": "evidence", "options": {"players": 40}}, "40"),
            ({"game": "chess"}, "evidence"),
            ({"game": "evidence", "scenario": "nowhere"}, "scenario"),
            ({"game": "evidence", "seats": [{"holder": "bot:clever"}]}, "easy, normal, hard, expert"),
            ({"game": "evidence", "seats": [{"roles": [0]}]}, "role"),
        ):
            answer = await house.call("POST", "/api/tables", body=body)
            assert answer.status_code == 400
            assert word in answer.json()["error"]


@live
async def test_a_bot_takes_a_leavers_seat_and_gives_it_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.see(lambda scene: True)
            await change(house, links, 0, holder="bot:random")
            await hunter.asked()
            await change(house, links, 0, holder="human")
            refused = await house.call("POST", "/api/act", links.seats[0], {"id": "a", "index": 0, "option": "x"})
            assert refused.status_code == 409
        table = house.tables.in_memory[links.code].game
        assert table.chairs[0].is_human


@live
async def test_who_has_handed_over_is_host_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE, start=False)
        path = f"/api/tables/{links.code}"
        await house.ask("POST", f"{path}/host", links.host, {"seat": 1})
        assert (await house.call("POST", f"{path}/start", links.host)).status_code == 401
        assert (await house.call("POST", f"{path}/start", links.seats[0])).status_code == 403
        lobby = await house.ask("POST", f"{path}/start", links.seats[1])
        assert lobby["host_seat"] == 1
        assert lobby["you"] == {"seat": 1, "host": True, "spectator": False}


@live
async def test_at_a_closed_table_nobody_moves(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            choices = await ghost.asked()
            await house.ask("POST", f"/api/tables/{links.code}/close", links.host)
            assert (await ghost.act(choices[0]))["type"] == "refused"


@live
async def test_a_rematch_seats_the_same_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("bot:random", "human", "bot:random", rounds=1)
        await change(house, links, 1, name="Ann")
        async with house.sit(links.seats[1]) as ann:
            await ann.see(lambda scene: True)
            assert (await house.call("POST", f"/api/tables/{links.code}/rematch", links.host)).status_code == 409
            await ann.play_on(Random(5))
            made = await house.ask("POST", f"/api/tables/{links.code}/rematch", links.host)
            told = await ann.wait("rematch")
            assert (told["code"], told["token"]) == (made["code"], made["seats"][1]["token"])
        lobby = await house.ask("GET", f"/api/tables/{made['code']}", told["token"])
        assert [(seat["name"], seat["holder"]) for seat in lobby["seats"]][1] == ("Ann", "human")
        assert lobby["seats"][0]["holder"] == "bot:random"
        assert not lobby["started"]


@live
async def test_for_a_rematch_people_get_their_own_tokens_and_the_host_invitations_for_the_rest(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite("bot:random", "human", "human", start=False)
        await house.ask("POST", f"/api/tables/{links.code}/close", links.host)
        async with house.sit(links.seats[1]) as ann:
            await ann.wait("lobby")
            made = await house.ask("POST", f"/api/tables/{links.code}/rematch", links.host)
            told = await ann.wait("rematch")
        assert [(bool(s["token"]), bool(s["invite"])) for s in made["seats"]] == [
            (False, False),
            (False, False),
            (False, True),
        ]
        lobby = await house.ask("GET", f"/api/tables/{made['code']}", told["token"])
        assert (lobby["you"]["seat"], lobby["seats"][1]["claimed"], lobby["seats"][2]["claimed"]) == (1, True, False)


@live
async def test_hints_are_given_until_the_host_switches_them_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            choices = await ghost.asked()
            await ghost.send("hint")
            hint = await ghost.wait("hint", "refused")
            assert hint["option"] in choices
            assert 0 <= hint["chance"] <= 1
            assert f"It won {hint['chance']:.0%} of " in hint["text"]
            assert hint["line"]
            await house.ask("POST", f"/api/tables/{links.code}/options", links.host, {"hints": False})
            await ghost.send("hint")
            assert (await ghost.wait("hint", "refused"))["type"] == "refused"


@live
async def test_a_game_does_not_start_with_an_empty_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "none", "human", start=False)
        answer = await house.call("POST", f"/api/tables/{links.code}/start", links.host)
        assert answer.status_code == 409
        async with house.sit(links.seats[0]) as ghost:
            await change(house, links, 1, holder="human")
            await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
            assert await ghost.asked()
