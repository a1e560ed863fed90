"""Bots that think elsewhere: workers that share the decisions of all nodes. `hauntbox worker` is one of them."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec import Struct, msgpack

from hauntbox.server.bots.thinkers import NoThought, Puzzle, Thinkers, Thought, spare_processors
from hauntbox.server.cluster.nats_link import connect
from hauntbox.server.config.cluster import ClusterSettings

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

LOG: Final = logging.getLogger("hauntbox.server")
THINK: Final = "hauntbox.think"
GROUP: Final = "thinkers"  # each decision goes to one of them
ON_THE_WAY: Final = 2.0  # seconds more than a worker has
BUSY: Final = "busy"


class Answer(Struct):
    """What a worker has come to; without a thought, why not."""

    thought: Thought | None = None
    why: str = ""


PUZZLES: Final = msgpack.Decoder(Puzzle)
ANSWERS: Final = msgpack.Decoder(Answer)


class SharedThinkers(Thinkers):
    """Asks the workers. If none is there, or all have enough to do, this node thinks itself."""

    def __init__(self, number: int, seconds: float, link: Callable[[], Client | None]) -> None:
        super().__init__(number, seconds)
        self.link = link
        self.elsewhere = 0  # decisions that workers have made

    async def think(self, puzzle: Puzzle) -> Thought:
        answer = await self.ask(puzzle)
        if answer is None or answer.why == BUSY:
            return await super().think(puzzle)
        if answer.thought is None:
            raise NoThought(answer.why)
        self.elsewhere += 1
        return answer.thought

    async def ask(self, puzzle: Puzzle) -> Answer | None:
        """None if nobody is there. A worker that was there and says nothing has used up the time there is."""
        from nats.errors import Error, NoRespondersError
        from nats.errors import TimeoutError as TooLate

        link = self.link()
        if link is None or not link.is_connected:
            return None
        try:
            told = await link.request(THINK, msgpack.encode(puzzle), timeout=self.seconds + ON_THE_WAY)
        except NoRespondersError:
            return None
        except TooLate as error:
            raise NoThought(f"no worker has answered within {self.seconds + ON_THE_WAY:g} s") from error
        except Error:
            return None
        return ANSWERS.decode(told.data)


class BotWorker:
    """Takes decisions as long as it has a process to spare for them."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.tasks: set[asyncio.Task[None]] = set()

    async def join(self, settings: ClusterSettings) -> Client:
        """When it returns, NATS sends decisions here."""

        async def on_change(is_there: bool) -> None:
            LOG.log(logging.INFO if is_there else logging.ERROR, "NATS is %s", "there again" if is_there else "away")

        link = await connect(settings, f"{settings.name or 'hauntbox'}-worker", on_change)
        await link.subscribe(THINK, queue=GROUP, cb=self.take)
        for _ in range(2):  # a ping goes ahead of what waits to be sent: the second one comes behind the subscription
            await link.flush()
        return link

    async def take(self, message: Msg) -> None:
        if len(self.tasks) >= self.thinkers.workers.number:
            await message.respond(msgpack.encode(Answer(why=BUSY)))
            return
        task = asyncio.create_task(self.answer(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, message: Msg) -> None:
        puzzle = PUZZLES.decode(message.data)
        try:
            answer = Answer(await self.thinkers.think(puzzle))
        except NoThought as error:
            answer = Answer(why=str(error))
        await message.respond(msgpack.encode(answer))


async def work(settings: ClusterSettings, seconds: float, ready: Callable[[], None]) -> None:
    """Until somebody stops it. What is thought about then is thought through first."""
    worker = BotWorker(Thinkers(spare_processors(), seconds))
    link = await worker.join(settings)
    end = asyncio.Event()
    for how in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(how, end.set)
    try:
        await worker.thinkers.workers.warm_up()
        ready()
        await end.wait()
        await link.drain()
        await asyncio.gather(*worker.tasks, return_exceptions=True)
    finally:
        worker.thinkers.close()
