"""Chat keeps to its side of the table."""

from __future__ import annotations

from pathlib import Path

from server.kit import PEOPLE, live, serving


@live
async def test_the_team_hears_what_the_ghost_and_onlookers_do_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "human", "human")
        ghost_link, one_link, other_link = links.seats
        async with (
            house.sit(ghost_link) as ghost,
            house.sit(one_link) as one,
            house.sit(other_link) as other,
            house.sit(links.spectator) as onlooker,
        ):
            everyone = (ghost, one, other, onlooker)
            for each in everyone:
                await each.see(lambda scene: True)
            await one.send("chat", channel="team", text="I think it is the attic")
            await one.send("chat", channel="table", text="Good evening")
            heard = [(await each.wait("chat"))["text"] for each in everyone]
        assert heard == ["Good evening", "I think it is the attic", "I think it is the attic", "Good evening"]
        for link, lines in ((ghost_link, 1), (other_link, 2), (links.spectator, 1)):
            async with house.sit(link) as again:
                await again.see(lambda scene: True)
                assert len([message for message in again.got if message["type"] == "chat"]) == lines


@live
async def test_who_plays_both_sides_has_no_team(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seats = [{"name": "All of us", "roles": [0, 1, 2], "here": True}]
        links = await house.create(*PEOPLE, start=False)
        made = await house.ask(
            "POST", "/api/tables", body={"game": "evidence", "options": {"players": 3}, "seats": seats}
        )
        await house.ask("POST", f"/api/tables/{made['code']}/start", made["host"])
        async with house.sit(made["seats"][0]["token"]) as all_of_us, house.sit(links.seats[0]) as early:
            await all_of_us.send("chat", channel="team", text="psst")
            assert "side" in (await all_of_us.wait("refused"))["text"]
            await early.send("chat", channel="team", text="psst")
            assert "started" in (await early.wait("refused"))["text"]


@live
async def test_a_line_loses_what_could_deceive_and_keeps_what_is_only_odd(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE, start=False)
        async with house.sit(links.seats[0]) as ann:
            await ann.send("chat", text="a\x00b\u202ec\n\td <script>alert(1)</script> " + "x" * 900)
            line = (await ann.wait("chat"))["text"]
            await ann.send("chat", text=" \n\u202e ")
            assert (await ann.wait("chat", "refused"))["type"] == "refused"
        assert line.startswith("abc d <script>alert(1)</script> x")
        assert len(line) == 500
        await house.ask(
            "POST", f"/api/tables/{links.code}/seats/0", links.host, {"name": "<img src=x>\x1b[31m" + "y" * 99}
        )
        lobby = await house.ask("GET", f"/api/tables/{links.code}")
        assert lobby["seats"][0]["name"] == ("<img src=x>[31m" + "y" * 99)[:40]
