"""The bot of the docs, run as anybody would run it, plays at a table."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from hauntbox.server.running import LOOPBACK
from server.kit import live, serving

BOT = Path(__file__).parents[3] / "docs" / "external-bot.py"


@pytest.mark.parametrize("holder", ["none", "human"], ids=["by the code", "by an invitation"])
@live
async def test_the_bot_of_the_docs_plays_a_game_to_its_end(holder: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seats = [{"holder": "bot:random"}, {"holder": holder}, {"holder": "bot:random"}]
        links = await house.create("bot:random", holder, "bot:random", start=False, rounds=6, seats=seats)
        door = links.invites[1] or links.code
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(BOT), f"http://{LOOPBACK}:{house.port}", door, stderr=asyncio.subprocess.PIPE
        )
        while not (lobby := await house.ask("GET", f"/api/tables/{links.code}"))["seats"][1]["claimed"]:
            await asyncio.sleep(0.05)
        assert lobby["seats"][1]["name"] == "A bot of mine"
        await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
        _, complaint = await bot.communicate()
        assert (bot.returncode, complaint) == (0, b"")
        assert (await house.ask("GET", f"/api/tables/{links.code}"))["over"]
