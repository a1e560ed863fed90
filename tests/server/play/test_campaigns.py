"""A campaign at a table of the server: chapter after chapter by the same links."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hauntbox.games import find
from hauntbox.server.config.limits import CAMPAIGN
from hauntbox.table import campaign_text, open_campaign, parse_campaign
from server.kit import House, Links, live, options, serving

QUICK = {"players": 1, "timer": -4, "hard": True, "caustic": 1, "slimes": 1, "actions": 1, "maneuvers": 0}
BODY = {"game": "ghostbusters2", "campaign": "scoleri", "options": QUICK}


async def begin(house: House, **more: Any) -> Links:
    links = await house.seated(await house.ask("POST", "/api/tables", body={**BODY, **more}))
    await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
    return links


async def lose(house: House, links: Links) -> None:
    """One person leads all four, badly."""
    async with house.sit(links.seats[0]) as player:
        await player.play_on(Random(1))


async def lost(house: House, **more: Any) -> Links:
    """The first chapter has been lost."""
    links = await begin(house, **more)
    await lose(house, links)
    return links


async def between(house: House) -> Links:
    """The host has gone on to the interlude after it."""
    links = await lost(house)
    await do(house, links, "on")
    return links


async def given_up(house: House) -> Links:
    links = await between(house)
    async with house.sit(links.seats[0]) as player:
        await player.asked()
        await player.act("give up")
    return links


async def do(house: House, links: Links, what: str, **body: Any) -> Any:
    return await house.ask("POST", f"/api/tables/{links.code}/campaign/{what}", links.host, body)


async def card(house: House, links: Links, token: str = "") -> Any:
    return await house.ask("GET", f"/api/tables/{links.code}/campaign", token or links.seats[0])


@live
async def test_the_shelf_tells_which_campaigns_there_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        shelf = {game["name"]: game for game in await house.ask("GET", "/api/games")}
        assert list(shelf["ghostbusters2"]["campaigns"]) == ["scoleri", "park", "vigo"]
        assert shelf["evidence"]["campaigns"] == {}


@live
async def test_the_scene_and_the_lobby_say_which_chapter_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await begin(house)
        async with house.sit(links.seats[0]) as player:
            scene = await player.see(lambda scene: bool(options(scene)))
            assert scene.chapter == "The Scoleri Brothers, 1: 1.1 Order in the Court (Level 1)"
            assert player.lobby["campaign"]["chapter"] == 1


@live
async def test_the_host_goes_on_and_everybody_stays_where_they_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await lost(house)
        assert (await card(house, links))["next"] == "Interlude after 1.1 Order in the Court (Level 1)"
        async with house.sit(links.seats[0]) as player:
            over = await player.see(lambda scene: scene.state == "over")
            await do(house, links, "on")
            scene = await player.see(lambda scene: "Interlude" in scene.chapter)
            assert options(scene) == ["try again", "give up"]
            assert scene.index > over.index
            assert (await player.act("try again"))["type"] == "done"
            assert "as before" in await player.asked()


@live
async def test_a_lost_scenario_is_tried_again_and_the_story_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await between(house)
        async with house.sit(links.seats[0]) as player:
            for answer in ("try again", "as before", "as before"):
                await player.asked()
                await player.act(answer)
        await do(house, links, "on")
        told = await card(house, links)
        assert [(c["number"], c["won"], c["interlude"]) for c in told["chapters"]] == [
            (1, False, False),
            (2, True, True),
            (3, None, False),
        ]
        assert told["chapters"][2]["title"] == "1.1 Order in the Court (Level 1)"
        assert "0 XP" in told["chapters"][2]["carries"][0]


@live
async def test_giving_up_ends_the_campaign(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await given_up(house)
        told = await card(house, links)
        assert (told["won"], told["rule"], told["next"]) == (False, "GBT-DEC-23", "")
        refused = await house.call("POST", f"/api/tables/{links.code}/campaign/on", links.host)
        assert (refused.status_code, "the campaign is over" in refused.text) == (409, True)


@live
async def test_the_server_may_stop_between_chapters_and_in_the_middle_of_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await between(house)
        async with house.sit(links.seats[0]) as player:
            await player.asked()
            await player.act("try again")
        before = await card(house, links)
        shown = await house.ask("GET", "/api/scene", links.seats[0])
    async with serving(tmp_path) as house:
        assert await card(house, links) == before
        assert {**await house.ask("GET", "/api/scene", links.seats[0]), "seats": shown["seats"]} == shown


@live
async def test_a_rewind_starts_a_chapter_anew_and_keeps_what_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await between(house)
        seed = (await house.tables.find(links.code)).game.setting.seed
        await do(house, links, "rewind", chapter=1)
        told = await card(house, links)
        assert [c["title"][:3] for c in told["chapters"]] == ["1.1"]
        assert [c["title"][:9] for c in told["aside"]] == ["1.1 Order", "Interlude"]
        assert (await house.tables.find(links.code)).game.setting.seed != seed


@live
async def test_a_fork_is_a_table_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await between(house)
        async with house.sit(links.seats[0]) as player:
            made = await do(house, links, "fork", chapter=1)
            while "copied this campaign" not in (await player.wait("chat"))["text"]:
                pass
            assert [seat["token"] for seat in made["seats"]] == [""] * len(made["seats"])
            await house.call("GET", f"/api/tables/{links.code}/campaign/export", links.host)
            while "saved this campaign" not in (await player.wait("chat"))["text"]:
                pass
        other = await house.seated(made)
        assert len((await card(house, other))["chapters"]) == 1
        async with house.sit(other.seats[0]) as player:
            await player.act((await player.asked())[0])
        assert len((await card(house, links))["chapters"]) == 2


@live
async def test_a_fork_in_the_middle_of_a_chapter_has_other_dice(tmp_path: Path) -> None:
    """Or one could look at the cards to come at one table, and play at the other."""
    async with serving(tmp_path) as house:
        links = await begin(house)
        others = [await house.seated(await do(house, links, "fork", chapter=n)) for n in (0, 1)]
        games = [(await house.tables.find(code)).game for code in (links.code, *[other.code for other in others])]
        assert len({game.setting.seed for game in games}) == 3
        assert len({str(game.g.gear) for game in games}) == 3  # type: ignore[attr-defined]  # a deck


@live
async def test_an_export_holds_no_secret_of_the_chapter_that_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await between(house)
        answer = await house.call("GET", f"/api/tables/{links.code}/campaign/export", links.host)
        row = (await house.tables.find(links.code)).sheet.row
        assert row.campaign
        assert row.seed not in answer.text
        assert row.campaign.seed not in answer.text
        assert len(parse_campaign(answer.text).pages) == 2


@live
async def test_a_campaign_travels_from_one_server_to_another(tmp_path: Path) -> None:
    async with serving(tmp_path / "here") as house:
        links = await lost(house)
        text = (await house.call("GET", f"/api/tables/{links.code}/campaign/export", links.host)).text
        told = await card(house, links)
    async with serving(tmp_path / "there") as house:
        there = await house.seated(await house.ask("POST", "/api/campaigns", body={"text": text}))
        again = await card(house, there)
        assert {**again, "code": told["code"]} == told
        await do(house, there, "on")
        async with house.sit(there.seats[0]) as player:
            assert await player.asked() == ["try again", "give up"]


@live
async def test_a_campaign_from_the_terminal_goes_on_in_the_middle_of_a_sitting(tmp_path: Path) -> None:
    campaign = open_campaign(find("ghostbusters2"), options=QUICK, seed="1")
    seat, roles = next(iter(campaign.table.asked().items()))
    campaign.table.play(seat, roles[0], campaign.table.choices(seat, roles[0])[0])
    async with serving(tmp_path) as house:
        links = await house.seated(await house.ask("POST", "/api/campaigns", body={"text": campaign_text(campaign)}))
        table = (await house.tables.find(links.code)).game
        assert [entry.digest for entry in table.journal] == [entry.digest for entry in campaign.table.journal]
        await lose(house, links)
        assert (await card(house, links))["next"]


@live
async def test_a_damaged_campaign_is_refused_with_the_reason(tmp_path: Path) -> None:
    text = campaign_text(open_campaign(find("ghostbusters2"), options=QUICK, seed="1"))
    async with serving(tmp_path) as house:
        for wrong, reason in [
            (text.replace("scoleri", "vigo"), "a damaged campaign"),
            ("once upon a time", "not a campaign of Hauntbox"),
            (text.replace("campaign 2", "campaign 9", 1), "written by a newer Hauntbox"),
        ]:
            answer = await house.call("POST", "/api/campaigns", body={"text": wrong})
            assert (answer.status_code, reason in answer.text) == (400, True), answer.text
        large = await house.call("POST", "/api/campaigns", body={"text": "x" * (CAMPAIGN + 1)})
        assert large.status_code == 413


@live
async def test_the_replay_of_a_chapter_is_open_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await begin(house)
        path = f"/api/tables/{links.code}/campaign/chapters/1"
        assert (await house.call("GET", path, links.seats[0])).status_code == 409
        await lose(house, links)
        await do(house, links, "on")
        assert (await house.call("GET", path, links.spectator)).text.startswith("hauntbox replay 1\n")


@live
async def test_only_the_host_turns_pages(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await lost(house, seats=[{"holder": "human"}])
        for what in ("on", "rewind", "fork"):
            answer = await house.call("POST", f"/api/tables/{links.code}/campaign/{what}", links.spectator, {})
            assert answer.status_code == 403
        assert (
            await house.call("GET", f"/api/tables/{links.code}/campaign/export", links.spectator)
        ).status_code == 403


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "evidence", "campaign": "scoleri"}, "has no campaigns"),
        ({"game": "ghostbusters2", "campaign": "dawn"}, "unknown campaign 'dawn'"),
        ({"game": "ghostbusters2.interlude"}, "is a part of a campaign"),
    ],
)
def test_what_is_no_campaign_cannot_be_begun(tmp_path: Path, body: Any, reason: str) -> None:
    @live
    async def story() -> None:
        async with serving(tmp_path) as house:
            answer = await house.call("POST", "/api/tables", body=body)
            assert (answer.status_code, reason in answer.text) == (400, True), answer.text

    story()


@live
async def test_a_table_without_a_campaign_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "human")
        answer = await house.call("GET", f"/api/tables/{links.code}/campaign", links.seats[0])
        assert (answer.status_code, "no campaign is played at this table" in answer.text) == (409, True)


@live
async def test_options_may_change_before_the_start_and_scenarios_may_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.seated(await house.ask("POST", "/api/tables", body=BODY))
        path = f"/api/tables/{links.code}/options"
        await house.ask("POST", path, links.host, {"options": {**QUICK, "timer": -3}})
        refused = await house.call("POST", path, links.host, {"scenario": "giant"})
        assert (refused.status_code, "scenarios of its own" in refused.text) == (409, True)
        await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
        assert (await card(house, links))["chapters"][0]["title"] == "1.1 Order in the Court (Level 1)"


@live
async def test_a_rematch_begins_the_campaign_anew(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await given_up(house)
        again = await house.seated(await house.ask("POST", f"/api/tables/{links.code}/rematch", links.host))
        lobby = await house.ask("GET", f"/api/tables/{again.code}")
        assert lobby["campaign"] == {**lobby["campaign"], "chapter": 1, "story": "The Scoleri Brothers"}
