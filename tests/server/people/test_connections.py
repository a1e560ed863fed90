"""Coming, going and coming again; repeats and late answers."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
import websockets

from server.kit import PEOPLE, House, Links, live, options, serving


async def first_choice(house: House, links: Links) -> tuple[int, list[str]]:
    """Who is asked first, and what."""
    for seat, token in enumerate(links.seats):
        scene = await house.ask("GET", "/api/scene", token)
        if scene["ask"]["options"]:
            return seat, [option["id"] for option in scene["ask"]["options"] if not option.get("off")]
    raise AssertionError("nobody is asked")


@live
async def test_after_a_reload_the_same_scene_has_the_same_number(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            await ghost.act((await ghost.asked())[0])
            before = ghost.scene
        async with house.sit(links.seats[0]) as ghost:
            again = await ghost.see(lambda scene: True)
        assert before is not None
        assert again.index == before.index
        assert again.things == before.things


@live
async def test_two_screens_of_one_seat_see_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as phone, house.sit(links.seats[0]) as laptop:
            await laptop.see(lambda scene: True)
            done = await phone.act((await phone.asked())[0])
            scene = await laptop.see(lambda scene: scene.index == done["index"])
            assert phone.scene is not None
            assert scene.things == phone.scene.things


@live
async def test_nobody_hears_of_a_move_before_the_disk_has_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[0]) as other_screen:
            choice = (await ghost.asked())[0]
            await other_screen.see(lambda scene: True)
            is_ready = threading.Event()
            slow = house.tables.store.writer.ask(lambda db: is_ready.wait())
            await ghost.send_act(choice)
            assert await ghost.quiet()
            assert await other_screen.quiet()
            is_ready.set()
            await slow
            await ghost.wait("done")
            await other_screen.wait("patch")


@live
async def test_a_repeat_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            choice = (await ghost.asked())[0]
            first = await ghost.act(choice, id="mine", index=1)
            second = await ghost.act(choice, id="mine", index=1)
        assert first == second
        assert len(house.tables.in_memory[links.code].game.journal) == 1


@live
async def test_an_answer_to_an_old_scene_is_refused_with_the_present_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            choices = await ghost.asked()
            await ghost.act(choices[0], index=1)
            refused = await ghost.act(choices[1], index=1)
            assert refused["type"] == "refused"
            assert (await ghost.wait("scene"))["scene"]["index"] == 2
        stale = {"id": "x", "index": 1, "option": choices[1]}
        answer = await house.call("POST", "/api/act", links.seats[0], stale)
        assert answer.status_code == 409
        assert answer.json()["scene"]["index"] == 2


@live
async def test_a_refusal_names_the_rule(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.see(lambda scene: True)
            refused = await hunter.act("listen")
        assert refused["type"] == "refused"
        assert refused["rule"].startswith("EVI-")
        assert refused["rule"] in refused["text"]


@live
async def test_a_revoked_link_is_void_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[1]) as hunter:
            await ghost.see(lambda scene: True)
            await house.ask("DELETE", f"/api/tables/{links.code}/seats/0/invite", links.host)
            with pytest.raises(websockets.ConnectionClosed) as gone:
                await ghost.wait("nothing")
            assert gone.value.rcvd is not None
            assert gone.value.rcvd.code == 4401
            await hunter.see(lambda scene: True)
        assert (await house.call("GET", "/api/scene", links.seats[0])).status_code == 401
        fresh = await house.ask("POST", f"/api/tables/{links.code}/seats/0/invite", links.host)
        assert (await house.call("GET", "/api/scene", await house.claim(fresh["token"]))).status_code == 200
        assert (await house.call("GET", "/api/scene", links.seats[0])).status_code == 401


@live
async def test_spectators_can_be_sent_away_and_let_in_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        path = f"/api/tables/{links.code}/spectator"
        async with house.sit(links.spectator) as onlooker, house.sit(links.host) as host:
            await onlooker.see(lambda scene: True)
            await host.see(lambda scene: True)
            fresh = await house.ask("POST", path, links.host)
            with pytest.raises(websockets.ConnectionClosed):
                await onlooker.wait("nothing")
            await host.send("scene")
            await host.wait("scene")
        assert (await house.call("GET", "/api/scene", links.spectator)).status_code == 401
        assert (await house.call("GET", "/api/scene", fresh["token"])).status_code == 200
        await house.ask("DELETE", path, links.host)
        assert (await house.call("GET", "/api/scene", fresh["token"])).status_code == 401


@live
async def test_whoever_connects_gets_one_scene(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE, start=False)
        async with house.sit(links.seats[0]) as early:
            await early.wait("lobby")
            await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
            await early.wait("scene")
            async with house.sit(links.seats[1]) as late:
                await late.wait("scene")
                for player in (early, late):
                    await player.send("consent", yes=True)
                    await player.wait("refused")
        for player in (early, late):
            assert [message["type"] for message in player.got].count("scene") == 1


@live
async def test_presence_is_told_and_makes_no_scene_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.invite(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            choices = await ghost.asked()
            async with house.sit(links.seats[1]):
                while not (await ghost.wait("lobby"))["lobby"]["seats"][1]["here"]:
                    pass
            while (await ghost.wait("lobby"))["lobby"]["seats"][1]["here"]:
                pass
            assert (await ghost.act(choices[0]))["type"] == "done"


@live
async def test_numbers_grow_only_when_the_seat_sees_a_difference(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[1]) as hunter:
            before = (await hunter.see(lambda scene: True)).index
            while True:
                choices = await ghost.asked()
                await ghost.act(choices[0])
                assert hunter.scene is not None
                await hunter.send("scene")
                message = await hunter.wait("scene", "patch")
                if message["type"] == "scene":
                    assert message["scene"]["index"] == before
                    break
                before = hunter.scene.index


@live
async def test_a_bot_needs_no_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        seat, choices = await first_choice(house, links)
        token = links.seats[seat]
        async with house.rest.stream("GET", f"/api/stream?token={token}") as stream:
            lines = stream.aiter_lines()
            while '"type":"scene"' not in await anext(lines):
                pass
            done = await house.ask("POST", "/api/act", token, {"id": "1", "index": 1, "option": choices[0]})
            assert done["index"] == 2
            assert '"to":2' in await anext(lines)
        scene = await house.ask("GET", "/api/scene", token)
        choices = [option["id"] for option in scene["ask"]["options"]]
        done = await house.ask("POST", "/api/act", token, {"id": "2", "index": scene["index"], "option": [choices[0]]})
        assert done == {"index": (await house.ask("GET", "/api/scene", token))["index"]}


@live
async def test_a_spectator_sees_public_facts_and_does_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.spectator) as onlooker:
            scene = await onlooker.see(lambda scene: True)
            assert scene.seat == "public"
            assert not options(scene)
            assert (await onlooker.act("listen"))["type"] == "refused"
            await onlooker.send("chat", text="he is in the attic")
            assert (await onlooker.wait("refused", "chat"))["type"] == "refused"


@live
async def test_whoever_comes_while_the_server_stops_comes_again(tmp_path: Path) -> None:
    """An end that told them their link is void would keep them away for good."""
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        house.tables.in_memory.clear()
        house.tables.is_closing = True
        async with house.sit(links.seats[0]) as ghost:
            with pytest.raises(websockets.ConnectionClosed) as end:
                await ghost.next()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1013
