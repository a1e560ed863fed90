"""The bot of the docs, run as anybody would run it, plays at a table."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from hauntbox.server.running import LOOPBACK
from server.kit import live, serving

BOT = Path(__file__).parents[2] / "docs" / "external-bot.py"


@live
async def test_the_bot_of_the_docs_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("bot:random", "none", "bot:random", start=False, rounds=6)
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(BOT), f"http://{LOOPBACK}:{house.port}", links.code, stderr=asyncio.subprocess.PIPE
        )
        while (lobby := await house.ask("GET", f"/api/tables/{links.code}"))["seats"][1]["holder"] == "none":
            await asyncio.sleep(0.05)
        assert lobby["seats"][1]["name"] == "A bot of mine"
        await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
        _, complaint = await bot.communicate()
        assert (bot.returncode, complaint) == (0, b"")
        assert (await house.ask("GET", f"/api/tables/{links.code}"))["over"]
