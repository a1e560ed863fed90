"""People at the tables of a cluster. Whose node goes away comes back by another, and asks for the same action again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, Final

import httpx
import websockets

from faults.history import Deed, History
from hauntbox.server.live.painting import SPECTATOR
from server.kit import Links, Message, Player

PAUSE: Final = 1.0  # seconds that a person thinks
RETRY: Final = 0.3
TROUBLE: Final = (OSError, TimeoutError, websockets.ConnectionClosed, websockets.InvalidHandshake, httpx.HTTPError)
ANSWER: Final = 15.0  # seconds after which a person asks again, and a node that gives no sign of life is left
LOOK: Final = 3.0  # seconds
Places = Callable[[], Sequence[str]]  # where nodes answer now: 127.0.0.1:4666


class Witness(Player):
    """Keeps every picture that it is shown."""

    def __init__(self, socket: websockets.ClientConnection, history: History, table: str, viewer: int) -> None:
        super().__init__(socket)
        self.pictures = history.pictures.setdefault((table, viewer), [])

    def follow(self, message: Message) -> None:
        super().follow(message)
        if message["type"] in ("scene", "patch") and self.scene is not None:
            self.pictures.append(self.scene)


class Client:
    """One seat, or an onlooker, by whichever node answers."""

    def __init__(self, links: Links, viewer: int, places: Places, history: History) -> None:
        self.links = links
        self.viewer = viewer
        self.places = places
        self.history = history
        self.rng = Random(f"{links.code}/{viewer}")
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
        token = self.links.spectator if self.viewer == SPECTATOR else self.links.seats[self.viewer]
        url = f"ws://{self.rng.choice(self.places())}/api/socket?token={token}"
        async with websockets.connect(
            url, max_size=None, open_timeout=ANSWER, ping_interval=LOOK, ping_timeout=ANSWER
        ) as socket:
            player = Witness(socket, self.history, self.links.code, self.viewer)
            await asyncio.wait_for(player.see(lambda scene: True), ANSWER)
            if self.viewer == SPECTATOR:
                await player.see(lambda scene: scene.state == "over")
                self.is_over = True
                return
            if self.open is not None:
                await self.ask(player, self.open)
            await self.answer_all(player)

    async def answer_all(self, player: Player) -> None:
        while choices := await player.asked():
            await asyncio.sleep(PAUSE * (0.5 + self.rng.random()))
            await self.act(player, self.rng.choice(choices))
        self.is_over = True

    async def act(self, player: Player, option: str) -> None:
        assert player.scene is not None
        self.count += 1
        self.index = player.scene.index
        self.open = Deed(self.links.code, self.viewer, f"{self.viewer}-{self.count}", option, monotonic())
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


async def lay(places: Sequence[str], number: int) -> list[Links]:
    """Tables of two people, at one node after the other."""
    seats = [{"holder": "human", "here": True}] * 2
    found = []
    for n in range(number):
        async with httpx.AsyncClient(base_url=f"http://{places[n % len(places)]}", timeout=60) as rest:
            made = await rest.post("/api/tables", json={"game": "evidence", "options": {"players": 2}, "seats": seats})
            assert made.status_code == 200, made.text
            links = Links(made.json())
            headers = {"Authorization": f"Bearer {links.host}"}
            begun = await rest.post(f"/api/tables/{links.code}/start", headers=headers)
            assert begun.status_code == 200, begun.text
            found.append(links)
    return found
