"""People at the tables of a cluster. Whose node goes away comes back by another, and asks for the same action again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

import httpx
import websockets

from faults.history import Deed, History
from hauntbox.server.running import LOOPBACK
from server.kit import Links, Player

PAUSE: Final = 0.3  # seconds that a person thinks
RETRY: Final = 0.3
TROUBLE: Final = (OSError, TimeoutError, websockets.ConnectionClosed, websockets.InvalidHandshake, httpx.HTTPError)
ANSWER: Final = 15.0  # seconds after which a person asks again


class Client:
    """One seat, by whichever node answers."""

    def __init__(self, links: Links, seat: int, ports: Callable[[], list[int]], history: History) -> None:
        self.links = links
        self.seat = seat
        self.ports = ports
        self.history = history
        self.rng = Random(f"{links.code}/{seat}")
        self.open: Deed | None = None  # asked for, and nobody has said what became of it
        self.index = 0  # of the scene that it answers
        self.count = 0
        self.is_over = False
        self.waited = 0.0  # the longest pause

    async def play(self) -> None:
        while not self.is_over:
            try:
                await self.sit_down()
            except TROUBLE:
                await asyncio.sleep(RETRY)

    async def sit_down(self) -> None:
        port = self.rng.choice(self.ports())
        url = f"ws://{LOOPBACK}:{port}/api/socket?token={self.links.seats[self.seat]}"
        async with websockets.connect(url, max_size=None, ping_interval=None, open_timeout=5) as socket:
            player = Player(socket)
            await asyncio.wait_for(player.see(lambda scene: True), ANSWER)
            if self.open is not None:
                await self.ask(player, self.open)
            while True:
                choices = await player.asked()
                if not choices:
                    self.is_over = True
                    return
                await asyncio.sleep(PAUSE * (0.5 + self.rng.random()))
                await self.act(player, self.rng.choice(choices))

    async def act(self, player: Player, option: str) -> None:
        assert player.scene is not None
        self.count += 1
        self.index = player.scene.index
        self.open = Deed(self.links.code, self.seat, f"{self.seat}-{self.count}", option, monotonic())
        self.history.deeds.append(self.open)
        await self.ask(player, self.open)

    async def ask(self, player: Player, deed: Deed) -> None:
        """The same id as before: if it has been done already, that is the answer."""
        await player.send_act(deed.option, deed.id, self.index)
        while self.open is not None:
            message = await asyncio.wait_for(player.wait("done", "refused"), ANSWER)
            if message.get("id") == deed.id:
                self.hear(deed, message)

    def hear(self, deed: Deed, message: dict[str, Any]) -> None:
        if message["type"] == "refused" and is_of_the_moment(message["text"]):
            raise OSError("the table moves: come again")
        deed.answer, deed.told = message["type"], monotonic()
        self.waited = max(self.waited, deed.told - deed.sent)
        self.open = None


def is_of_the_moment(text: str) -> bool:
    """A refusal that says nothing about the action itself: it may be asked for again."""
    return "taken up again" in text or "could not be kept" in text or "ask once more" in text


async def lay(ports: list[int], number: int) -> list[Links]:
    """Tables of two people, at one node after the other."""
    seats = [{"holder": "human", "here": True}] * 2
    found = []
    for n in range(number):
        async with httpx.AsyncClient(base_url=f"http://{LOOPBACK}:{ports[n % len(ports)]}", timeout=60) as rest:
            made = await rest.post("/api/tables", json={"game": "evidence", "options": {"players": 2}, "seats": seats})
            assert made.status_code == 200, made.text
            links = Links(made.json())
            headers = {"Authorization": f"Bearer {links.host}"}
            begun = await rest.post(f"/api/tables/{links.code}/start", headers=headers)
            assert begun.status_code == 200, begun.text
            found.append(links)
    return found
