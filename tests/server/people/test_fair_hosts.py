"""Nobody looks into another's seat unseen, the host neither."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import websockets

from hauntbox.server.actions import host_requests
from hauntbox.server.auth.tokens import hashed
from server.kit import PEOPLE, House, Links, Player, live, serving


async def host(house: House, links: Links, method: str, path: str, body: Any = None) -> Any:
    return await house.ask(method, f"/api/tables/{links.code}/{path}", links.host, body)


async def lobby_seat(house: House, links: Links, seat: int) -> Any:
    return (await house.ask("GET", f"/api/tables/{links.code}"))["seats"][seat]


async def told(player: Player, word: str) -> str:
    """The next line of the table itself that has the word in it."""
    while True:
        line = await player.wait("chat")
        if line["seat"] == -1 and word in line["text"]:
            return str(line["text"])


async def lost(player: Player) -> str:
    """Why somebody was sent away."""
    with pytest.raises(websockets.ConnectionClosed) as gone:
        await player.wait("nothing")
    assert gone.value.rcvd is not None
    assert gone.value.rcvd.code == 4401
    return gone.value.rcvd.reason


async def status(house: House, token: str, path: str = "/api/scene") -> int:
    return (await house.call("GET", path, token)).status_code


# Invitations.


@live
async def test_whoever_makes_a_table_holds_no_token_of_anybody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seats = [{"holder": "human", "here": True}, {"holder": "human"}, {"holder": "bot:random"}, {"holder": "none"}]
        body = {"game": "evidence", "options": {"players": 4}, "seats": seats}
        made = await house.ask("POST", "/api/tables", body=body)
        assert [(bool(s["token"]), bool(s["invite"])) for s in made["seats"]] == [
            (True, False),
            (False, True),
            (False, False),
            (False, False),
        ]
        shown = (await house.ask("GET", f"/api/tables/{made['code']}"))["seats"]
        assert [(s["claimed"], s["local"], s["open"]) for s in shown] == [
            (True, True, False),
            (False, False, False),
            (False, False, True),
            (False, False, True),
        ]


@live
async def test_an_invitation_shows_nothing_and_opens_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = Links(await house.ask("POST", "/api/tables", body={"game": "evidence", "options": {"players": 3}}))
        await host(house, links, "POST", "start")
        invite = links.invites[1]
        card = await house.ask("GET", "/api/invitation", invite)
        assert (card["code"], card["seat"], card["own"]) == (links.code, 1, False)
        for path in ("/api/scene", "/api/log", "/api/report", "/api/stream", f"/api/tables/{links.code}"):
            assert await status(house, invite, path) == 401
        async with house.sit(invite) as thief:
            assert "not valid" in await lost(thief)
        token = await house.claim(invite, "Ben")
        assert (await lobby_seat(house, links, 1))["name"] == "Ben"
        assert await status(house, token) == 200
        again = await house.call("POST", "/api/invitation", invite, {})
        assert (again.status_code, "already" in again.json()["error"]) == (410, True)
        assert await status(house, invite, "/api/invitation") == 410
        assert await status(house, invite) == 401


@live
async def test_the_table_hears_of_whoever_comes_by_an_invitation_that_was_opened_before(tmp_path: Path) -> None:
    """The host may open it first and sit there as the guest; when the guest comes, everybody knows, and once."""
    async with serving(tmp_path) as house:
        links = Links(await house.ask("POST", "/api/tables", body={"game": "evidence", "options": {"players": 3}}))
        other, guest = await house.claim(links.invites[2], "Cy"), links.invites[1]
        await house.claim(guest, "Ben")  # by the host, who has made the link
        async with house.sit(other) as third:
            assert await status(house, guest, "/api/invitation") == 410
            assert "by which Ben had sat down" in await told(third, "has come by the link of Ben")
            assert (await house.call("POST", "/api/invitation", guest, {})).status_code == 410
            await host(house, links, "POST", "host", {"seat": 2})
            assert await told(third, "") == "Cy is the host now."


@live
async def test_invitations_of_others_are_no_tokens_here(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        one = Links(await house.ask("POST", "/api/tables", body={"game": "evidence"}))
        for token in ("", "x", f"{one.code}.guess", "NOSUCH.guess", one.host, one.spectator):
            assert (await house.call("POST", "/api/invitation", token, {})).status_code == 401
            assert await status(house, token, "/api/invitation") == 401


@live
async def test_an_old_invitation_is_void_when_there_is_a_new_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = Links(await house.ask("POST", "/api/tables", body={"game": "evidence"}))
        fresh = (await host(house, links, "POST", "seats/1/invite"))["token"]
        assert (await house.call("POST", "/api/invitation", links.invites[1], {})).status_code == 401
        assert await house.claim(fresh)


@live
async def test_what_was_claimed_is_still_claimed_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
    async with serving(tmp_path) as house:
        assert (await house.call("POST", "/api/invitation", links.invites[1], {})).status_code == 410
        assert await status(house, links.seats[1]) == 200
        assert (await lobby_seat(house, links, 1))["claimed"]


# Bots.


@live
async def test_a_bots_seat_has_no_link_until_it_is_given_to_a_person_and_then_all_are_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite("bot:random", "human", "human")
        assert (links.seats[0], links.invites[0]) == ("", "")
        async with house.sit(links.seats[1]) as hunter:
            fresh = (await host(house, links, "POST", "seats/0/invite"))["token"]
            assert "is for a person now" in await told(hunter, "Ghost")
            await house.claim(fresh, "Eve")
            assert await told(hunter, "sat down") == "Eve has sat down."


@live
async def test_a_bots_token_from_before_there_were_invitations_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite("bot:random", "human", "human")
        token = house.tables.new_token(links.code)
        house.tables.in_memory[links.code].sheet.seats[0].token = hashed(token)
        assert await status(house, token) == 401


@live
async def test_the_host_who_takes_a_bots_seat_is_seen(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite("bot:random", "human", "human")
        async with house.sit(links.seats[1]) as hunter:
            await host(house, links, "POST", "seats/0/here")
            assert "on the host's device" in await told(hunter, "Ghost")
            assert (await lobby_seat(house, links, 0))["local"]


# A person who is there.


@pytest.mark.parametrize(
    ("path", "body", "kind"),
    [
        ("seats/1/here", None, "here"),
        ("seats/1/invite", None, "link"),
        ("seats/1", {"holder": "none"}, "free"),
        ("seats/1", {"holder": "bot:random"}, "bot"),
    ],
    ids=["here", "link", "free", "bot"],
)
@live
async def test_a_person_who_is_there_is_asked_and_may_refuse(
    path: str, body: dict[str, str] | None, kind: str, tmp_path: Path
) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1]) as ben:
            await ben.see(lambda scene: True)
            answer = await host(house, links, "POST", path, body)
            assert not answer.get("token")
            assert (await ben.wait("wish"))["kind"] == kind
            assert (await lobby_seat(house, links, 1))["asked"] == kind
            await house.ask("POST", "/api/seat/answer", links.seats[1], {"yes": False})
            assert "keeps it" in await told(ben, "host asked")
        seat = await lobby_seat(house, links, 1)
        assert (seat["holder"], seat["claimed"], seat["asked"]) == ("human", True, "")
        assert await status(house, links.seats[1]) == 200
        assert (await house.call("POST", "/api/seat/answer", links.seats[1], {"yes": True})).status_code == 409


@live
async def test_revoking_asks_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1]) as ben:
            await ben.see(lambda scene: True)
            await host(house, links, "DELETE", "seats/1/invite")
            assert (await ben.wait("wish"))["kind"] == "link"
            assert await status(house, links.seats[1]) == 200


@live
async def test_who_gives_up_the_seat_is_out_and_only_then_is_it_the_hosts(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1]) as ben, house.sit(links.seats[2]) as cleo:
            await host(house, links, "POST", "seats/1/here")
            await ben.wait("wish")
            await house.ask("POST", "/api/seat/answer", links.seats[1], {"yes": True})
            assert await lost(ben) == "you have given up this seat"
            assert "given up" in await told(cleo, "as the host asked")
            offer = await host(house, links, "POST", "seats/1/here")
            assert await status(house, offer["token"]) == 200
            assert "on the host's device" in await told(cleo, "host plays")


@live
async def test_a_wish_that_nobody_answers_for_minutes_is_granted_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1]) as ben, house.sit(links.seats[2]) as cleo:
            assert (await host(house, links, "POST", "seats/1/invite"))["asked"]
            assert (await host(house, links, "POST", "seats/1/invite"))["asked"]
            monkeypatch.setattr(host_requests, "AWAY", 0.0)
            fresh = await host(house, links, "POST", "seats/1/invite")
            assert "new link" in await lost(ben)
            assert "new link" in await told(cleo, "seat of")
            assert await status(house, fresh["token"], "/api/invitation") == 200


@live
async def test_who_left_a_moment_ago_keeps_the_seat_and_who_is_long_away_is_told_on_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1]) as ben:
            await ben.see(lambda scene: True)
        for path in ("invite", "here"):
            answer = await house.call("POST", f"/api/tables/{links.code}/seats/1/{path}", links.host)
            assert (answer.status_code, "still theirs" in answer.json()["error"]) == (409, True)
        monkeypatch.setattr(host_requests, "AWAY", 0.0)
        async with house.sit(links.seats[2]) as cleo:
            await host(house, links, "POST", "seats/1/invite")
            assert "new link" in await told(cleo, "seat of")
        answer = await house.call("GET", "/api/scene", links.seats[1])
        assert (answer.status_code, "new link" in answer.json()["error"]) == (401, True)
        async with house.sit(links.seats[1]) as ben:
            assert "new link" in await lost(ben)


@live
async def test_a_person_comes_back_from_their_bot_without_asking_anybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1]) as ben, house.sit(links.seats[2]) as cleo:
            await host(house, links, "POST", "seats/1", {"holder": "bot:random"})
            await ben.wait("wish")
            lobby = await house.ask("POST", "/api/seat/answer", links.seats[1], {"yes": True})
            assert (lobby["seats"][1]["holder"], lobby["seats"][1]["returns"]) == ("bot:random", True)
            assert "come back at any time" in await told(cleo, "bot plays")
            await house.ask("POST", "/api/seat", links.seats[1], {"holder": "human"})
            assert "plays again" in await told(cleo, "plays again")
        assert (await lobby_seat(house, links, 1))["holder"] == "human"


@live
async def test_behind_a_bot_that_plays_for_somebody_the_seat_is_still_theirs(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        await house.ask("POST", "/api/seat", links.seats[1], {"holder": "bot:random"})
        for path in ("invite", "here"):
            answer = await house.call("POST", f"/api/tables/{links.code}/seats/1/{path}", links.host)
            assert answer.status_code == 409
        assert await status(house, links.seats[1]) == 200


# Devices.


@live
async def test_a_second_device_on_a_seat_is_shown_to_its_holder(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1], "laptop") as ben:
            await ben.see(lambda scene: True)
            async with house.sit(links.seats[1], "laptop") as window:
                await window.see(lambda scene: True)
                assert await ben.quiet()
            async with house.sit(links.seats[1]) as thief:
                assert (await ben.wait("devices"))["count"] == 2
                assert (await thief.wait("devices"))["count"] == 2
            assert (await ben.wait("devices"))["count"] == 1


@pytest.mark.parametrize("path", ["/api/scene", "/api/log", "/api/report"])
@live
async def test_a_look_without_a_socket_is_shown_too(path: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1], "laptop") as ben:
            await ben.see(lambda scene: True)
            assert await status(house, links.seats[1], path) == 200
            assert (await ben.wait("devices"))["count"] == 2


@live
async def test_people_bring_a_device_of_theirs_and_send_all_others_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        door = (await house.ask("POST", "/api/seat/device", links.seats[1]))["token"]
        assert (await house.ask("GET", "/api/invitation", door))["own"]
        phone = await house.claim(door)
        assert await status(house, phone) == await status(house, links.seats[1]) == 200
        assert (await house.call("POST", "/api/invitation", door, {})).status_code == 401
        async with house.sit(links.seats[1], "old") as old:
            await old.see(lambda scene: True)
            only = (await house.ask("POST", "/api/seat/alone", phone))["token"]
            assert "another device" in await lost(old)
        assert [await status(house, token) for token in (links.seats[1], phone, only)] == [401, 401, 200]


# The host.


@live
async def test_a_stranger_who_sits_down_by_the_code_is_never_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE, start=False)
        await host(house, links, "POST", "host", {"seat": 1})
        path = f"/api/tables/{links.code}"
        await house.ask("POST", f"{path}/seats/1", links.seats[1], {"holder": "none"})
        lobby = await house.ask("GET", path)
        assert lobby["host_seat"] in (0, 2)
        stranger = (await house.ask("POST", f"{path}/seats/1/sit", body={"name": "Eve"}))["token"]
        assert (await house.call("POST", f"{path}/close", stranger)).status_code == 403
        assert (await house.call("POST", f"{path}/close", links.host)).status_code == 401
        assert (await house.call("POST", f"{path}/close", links.seats[lobby["host_seat"]])).status_code == 200


@live
async def test_when_nobody_is_left_nobody_is_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite("human", "bot:random", "bot:random", start=False)
        await host(house, links, "POST", "host", {"seat": 0})
        path = f"/api/tables/{links.code}"
        await house.ask("DELETE", f"{path}/seats/0/invite", links.seats[0])
        assert (await house.ask("GET", path))["host_seat"] is None
        assert (await house.call("POST", f"{path}/close", links.host)).status_code == 401


@live
async def test_a_table_is_handed_over_to_people_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seats = [{"holder": "human"}, {"holder": "bot:random"}, {"holder": "none"}]
        body = {"game": "evidence", "options": {"players": 3}, "seats": seats}
        links = Links(await house.ask("POST", "/api/tables", body=body))
        for seat in range(3):
            answer = await house.call("POST", f"/api/tables/{links.code}/host", links.host, {"seat": seat})
            assert answer.status_code == 409


@live
async def test_who_hands_over_has_no_shared_seats_to_take_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "human", "human")
        await host(house, links, "POST", "host", {"seat": 1})
        async with house.sit(links.seats[0]) as ada:
            await ada.see(lambda scene: True)
            answer = await house.ask("POST", f"/api/tables/{links.code}/seats/0/here", links.seats[1])
            assert answer["asked"]
            assert not (await lobby_seat(house, links, 0))["local"]


@live
async def test_even_a_repair_that_is_refused_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[1]) as ben:
            path = f"/api/tables/{links.code}/repair"
            assert (await house.call("POST", path, links.host, {"note": "?", "move": 99})).status_code == 400
            assert "tried to correct" in await told(ben, "host")


@live
async def test_seats_that_share_the_hosts_device_are_there_together(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seats = [{"holder": "human", "here": True}, {"holder": "human", "here": True}, {"holder": "human"}]
        body = {"game": "evidence", "options": {"players": 3}, "seats": seats}
        links = await house.seated(await house.ask("POST", "/api/tables", body=body))
        async with house.sit(links.seats[0]) as ada:
            await ada.wait("lobby")
            assert [seat["here"] for seat in ada.lobby["seats"]] == [True, True, False]
        assert not (await lobby_seat(house, links, 1))["here"]
