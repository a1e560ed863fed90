"""Processes for what must not hold up the event loop. One that overruns its time, or dies, is replaced by another.

Where the system can fork, all of them come from one process that has opened the games already: a new one is there in a
few milliseconds, and they share what they have in common.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")
HOW: Final = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
STARTING: Final = 60.0  # seconds for a process to come up, on a machine that has much else to do
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class Overrun(Exception):
    """It was not done in time."""


class Died(Exception):
    """The process is no more, and the work is not done."""


class Crowded(Exception):
    """The same visitor, or table, has too much waiting already."""


def context() -> Any:
    found: Any = multiprocessing.get_context(HOW)
    if HOW == "forkserver":
        found.set_forkserver_preload(["hauntbox.server.processes.preload"])
    return found


# In the other process.


class OutOfTime(BaseException):
    """Not an Exception, so that nothing on the way takes it for one of its own."""


def settle_in(memory: int) -> int:
    """Ctrl-C is the server's business: it sends its workers home. If it is no more, they go by themselves."""
    import_module("hauntbox.server.processes.preload")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory and sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    Thread(target=outlive_nobody, daemon=True).start()
    return os.getpid()


def outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def limited(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """Do it within so many seconds of processor time, where the system counts them."""
    if not hasattr(signal, "setitimer"):
        return work(*args)
    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*args)
    except OutOfTime as error:
        raise Overrun from error
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def ring(number: int, frame: object) -> None:
    raise OutOfTime


# In the server.


class Worker:
    """One process, started when there is something to do."""

    def __init__(self, memory: int = 0) -> None:
        self.pool: Executor = ProcessPoolExecutor(1, mp_context=context())
        self.memory = memory
        self.pid = 0

    async def start(self) -> None:
        if not self.pid:
            loop = asyncio.get_running_loop()
            self.pid = await asyncio.wait_for(loop.run_in_executor(self.pool, settle_in, self.memory), STARTING)

    async def do(self, seconds: float | None, work: Callable[..., T], *args: Any) -> T:
        """Within so many seconds by the clock, if they are said. Raises Overrun, Died, and whatever the work raises."""
        try:
            await self.start()
            promise = asyncio.get_running_loop().run_in_executor(self.pool, work, *args)
            return await asyncio.wait_for(promise, seconds)
        except TimeoutError as error:
            raise Overrun from error
        except BrokenProcessPool as error:
            raise Died from error

    def dismiss(self) -> None:
        """Waits until it is gone: a pool that is still closing when Python ends complains about its pipes."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, KILL)
        self.pool.shutdown(wait=True, cancel_futures=True)


class Workers:
    """So many at a time. Everybody who has work has one of them at most, and they take turns."""

    def __init__(self, number: int, most: int = 1_000_000, memory: int = 0) -> None:
        self.number = max(1, number)
        self.most = most  # that one visitor may have waiting
        self.memory = memory
        self.all: set[Worker] = set()
        self.idle: list[Worker] = []  # the last is warm, the first may not have started
        self.busy: Counter[str] = Counter()  # by whom
        self.waiting: dict[str, deque[asyncio.Future[Worker]]] = {}  # whoever has had a turn goes to the end
        for _ in range(self.number):
            self.hire()

    @property
    def queue(self) -> int:
        """How much waits for its turn."""
        return sum([len(each) for each in self.waiting.values()])

    @property
    def is_up(self) -> bool:
        return any([worker.pid for worker in self.all])

    def new_worker(self) -> Worker:
        return Worker(self.memory)

    def hire(self) -> None:
        worker = self.new_worker()
        self.all.add(worker)
        self.idle.append(worker)

    async def warm_up(self) -> None:
        """Start one, so that the first who needs it need not wait."""
        worker = await self.take("")
        try:
            await worker.start()
        finally:
            self.give_back("", worker)

    async def do(self, who: str, seconds: float | None, work: Callable[..., T], *args: Any) -> T:
        worker = await self.take(who)
        is_sound = False
        try:
            made = await worker.do(seconds, work, *args)
            is_sound = True
            return made
        except (Overrun, Died):
            raise
        except Exception:
            is_sound = True  # it has told what went wrong, and can go on
            raise
        finally:
            self.give_back(who, worker, is_sound)  # one that nobody waits for any more is still at it

    async def take(self, who: str) -> Worker:
        queue = self.waiting.setdefault(who, deque())
        if len(queue) >= self.most:
            raise Crowded
        promise: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue.append(promise)
        self.deal()
        try:
            return await promise
        except asyncio.CancelledError:
            if promise.done() and not promise.cancelled():
                self.give_back(who, promise.result())
            promise.cancel()
            raise

    def give_back(self, who: str, worker: Worker, is_sound: bool = True) -> None:
        self.busy[who] -= 1
        self.busy += Counter()  # whoever has none is forgotten
        if is_sound:
            self.idle.append(worker)
        else:
            self.replace(worker)
        self.deal()

    def replace(self, worker: Worker) -> None:
        self.all.discard(worker)
        asyncio.get_running_loop().run_in_executor(None, worker.dismiss)
        self.hire()

    def deal(self) -> None:
        """Whoever has waited longest since their last turn comes next."""
        for who in list(self.waiting):
            queue = self.waiting[who]
            while queue and queue[0].done():  # nobody waits for it any more
                queue.popleft()
            if queue and not (self.idle and not self.busy[who]):
                continue
            del self.waiting[who]
            if queue:
                self.busy[who] += 1
                queue.popleft().set_result(self.idle.pop())
            if queue:
                self.waiting[who] = queue

    def close(self) -> None:
        for worker in self.all:
            worker.dismiss()
