"""What is malformed, stolen, too big or too much is refused, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from hauntbox.server.running import LOOPBACK
from server.kit import PEOPLE, ROOMY, House, Links, Player, live, serving

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    '{"type": "dance"}',
    '{"type": "act"}',
    '{"type": "act", "id": "", "index": 1, "option": "x"}',
    '{"type": "act", "id": "1", "index": "one", "option": "x"}',
    '{"type": "act", "id": "1", "index": 1, "option": "x", "seat": 0}',
    '{"type": "act", "id": "1", "index": 1, "option": "fly to the moon"}',
    '{"type": "chat", "channel": "ghost", "text": "x"}',
    '{"type": "undo", "by": "century"}',
    '{"type": "consent", "yes": true}',
    '{"type": "stand", "question": "Nothing", "option": null}',
    "[" * 2000,
    "\ud800".encode("utf-8", "surrogatepass"),
    b"\x00\xff\xfe",
]


async def others_are_fine(house: House, links: Links) -> bool:
    async with house.sit(links.seats[0]) as ghost:
        return bool((await ghost.act((await ghost.asked())[0]))["type"] == "done")


async def end_of(player: Player) -> int:
    with pytest.raises(websockets.ConnectionClosed) as gone:
        await player.wait("nothing")
    assert gone.value.rcvd is not None
    return gone.value.rcvd.code


@live
async def test_nonsense_is_refused_in_words_and_the_connection_stays(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.see(lambda scene: True)
            for text in NONSENSE:
                await hunter.socket.send(text)
                assert (await hunter.wait("refused"))["text"]
            assert await others_are_fine(house, links)


@live
async def test_malformed_requests_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        for body in (b"{", b"[]", b'{"game": 3}', b'{"game": "evidence", "seed": "1"}', b"\xff"):
            answer = await house.rest.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400
            assert answer.json()["error"]
        assert (await house.call("GET", "/api/nowhere")).status_code == 404
        assert (await house.call("GET", "/api/tables/NOSUCH")).status_code == 404


@live
async def test_a_wrong_token_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        for token in ("", "x", links.code, f"{links.code}.", f"{links.code}.guess", links.seats[0] + "x", "\u00e9" * 9):
            answer = await house.rest.get("/api/scene", params={"token": token})
            assert answer.status_code == 401
            async with house.sit(token) as thief:
                assert await end_of(thief) == 4401
                assert not thief.got
        assert await others_are_fine(house, links)


@live
async def test_a_huge_message_ends_the_connection_and_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[1]) as hunter, house.sit(links.seats[2]) as other:
            await hunter.see(lambda scene: True)
            await hunter.send("chat", text="x" * 70_000)
            assert await end_of(hunter) == 1009
            await other.see(lambda scene: True)
            assert await others_are_fine(house, links)
        answer = await house.call("POST", "/api/tables", body={"game": "evidence", "scenario": "x" * 70_000})
        assert answer.status_code == 413


@live
async def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, messages=1, burst=5, patience=20)) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.see(lambda scene: True)
            for _ in range(30):
                await hunter.send("scene")
            assert await end_of(hunter) == 1008
            assert [message["type"] for message in hunter.got].count("scene") <= 7
        assert await others_are_fine(house, links)


@live
async def test_tables_are_not_made_by_the_thousand(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, tables=0.01, table_burst=2)) as house:
        made = [await house.call("POST", "/api/tables", body={"game": "evidence"}) for _ in range(4)]
        assert [answer.status_code for answer in made] == [200, 200, 429, 429]


@live
async def test_who_reads_too_slowly_is_let_go(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, backlog=3)) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[1]) as hunter:
            await hunter.see(lambda scene: True)
            sleeper = next(iter(house.tables.in_memory[links.code].listeners))
            for _ in range(4):
                sleeper.tell('{"type":"undone","yes":true}')
            assert await end_of(hunter) == 1013


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/..%5csecret.txt",
        "//etc/passwd",
    ],
)
@live
async def test_no_path_leads_out_of_the_pages(path: str, tmp_path: Path) -> None:
    pages = built(tmp_path)
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(tmp_path / "data", pages=pages) as house:
        reader, writer = await asyncio.open_connection(LOOPBACK, house.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        answer = (await reader.read()).decode()
        writer.close()
    assert "secret" not in answer
    assert "root:" not in answer


def built(tmp_path: Path) -> Path:
    """What a build of the client leaves."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>Hauntbox</title>")
    (pages / "assets" / "app-1234.js").write_text("1")
    return pages


@live
async def test_pages_are_asked_for_again_and_assets_kept_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", pages=built(tmp_path)) as house:
        home, table = await house.call("GET", "/"), await house.call("GET", "/table/ABCDEF")
        asset, api = await house.call("GET", "/assets/app-1234.js"), await house.call("GET", "/api/games")
        missing = await house.call("GET", "/assets/app-9999.js")
    assert home.text == table.text == "<title>Hauntbox</title>"
    assert home.headers["cache-control"] == table.headers["cache-control"] == "no-cache"
    assert "immutable" in asset.headers["cache-control"]
    assert api.headers["cache-control"] == "no-store"
    assert missing.status_code == 404
    for answer in (home, asset, api):
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"


@live
async def test_secrets_are_neither_logged_nor_stored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("websockets.client").setLevel(logging.WARNING)  # the tests' own side of the wire
    for name in ("httpx", "httpcore", "websockets.client"):
        logging.getLogger(name).setLevel(logging.WARNING)
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            await ghost.see(lambda scene: True)
            await ghost.socket.send("{")
            await ghost.wait("refused")
        await house.call("GET", "/api/scene?token=" + links.seats[0] + "x")
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in (*links.seats, links.host, links.spectator):
        secret = token.partition(".")[2]
        assert secret not in caplog.text
        assert secret.encode() not in kept


@live
async def test_the_seed_and_the_digests_never_leave(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[1]) as hunter:
            await ghost.act((await ghost.asked())[0])
            await hunter.see(lambda scene: True)
            report = (await house.call("GET", "/api/report", links.seats[1])).text
            table = house.tables.in_memory[links.code].game
            told = "".join([*ghost.raw, *hunter.raw, report])
        assert table.setting.seed not in told
        assert table.journal[0].digest not in told
        assert json.loads(report)["seat"] == 1
        assert (await house.call("GET", "/api/replay", links.seats[0])).status_code == 409
        assert (await house.call("GET", "/api/replay/0", links.host)).status_code == 409
