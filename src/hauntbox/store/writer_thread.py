"""One thread does all that touches the database. What came in while it was busy goes into one transaction.

A commit waits for the disk some milliseconds; five hundred moves a second are possible because many share one commit.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from hauntbox.store.errors import Uncertain, plain

T = TypeVar("T")


class WriteJob(NamedTuple):
    """Something to do with the connection, and who waits for it."""

    do: Callable[[Connection], Any]
    promise: Future[Any]


class JobDone(NamedTuple):
    """What a job came to: a result or an error."""

    promise: Future[Any]
    result: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        if self.promise.done():  # nobody waits any more
            return
        if self.error is not None:
            self.promise.set_exception(self.error)
        else:
            self.promise.set_result(self.result)


class WriterThread:
    """A promise is kept when the transaction that holds the job is on the disk."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.loop: AbstractEventLoop | None = None  # of those who ask
        self.waiting: SimpleQueue[WriteJob | None] = SimpleQueue()
        self.batches = 0
        self.jobs = 0
        self.busy = 0.0  # seconds
        self.thread = Thread(target=self.work, name="hauntbox-writer", daemon=True)
        self.thread.start()

    def ask(self, do: Callable[[Connection], T]) -> Future[T]:
        self.loop = get_running_loop()
        promise: Future[T] = self.loop.create_future()
        self.waiting.put(WriteJob(do, promise))
        return promise

    def stop(self) -> None:
        """What was asked before is still done."""
        self.waiting.put(None)
        self.thread.join()

    def work(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self.next_batch()
            if batch:
                started = perf_counter()
                done = self.do_all(batch)
                self.busy += perf_counter() - started
                self.batches += 1
                self.jobs += len(batch)
                self.tell(done)

    def next_batch(self) -> tuple[list[WriteJob], bool]:
        """All that waits now, at least one; and whether more may come."""
        batch = [self.waiting.get()]
        while not self.waiting.empty():
            batch.append(self.waiting.get())
        jobs = [job for job in batch if job is not None]
        return jobs, len(jobs) == len(batch)

    def do_all(self, batch: list[WriteJob]) -> list[JobDone]:
        """In one transaction; if that fails, each in its own, so that nobody pays for another's mistake. What may have
        been done is not done again."""
        try:
            return self.transact(batch)
        except Exception as error:
            if len(batch) == 1 or isinstance(error, Uncertain):
                return [JobDone(job.promise, error=plain(error)) for job in batch]
            return [self.do_alone(job) for job in batch]

    def do_alone(self, job: WriteJob) -> JobDone:
        return self.do_all([job])[0]

    def transact(self, batch: list[WriteJob]) -> list[JobDone]:
        done: list[JobDone] = []
        try:
            with self.connection.begin():
                done = [JobDone(job.promise, job.do(self.connection)) for job in batch]
        except DBAPIError as error:
            if done and error.connection_invalidated:  # it was lost when it was asked to commit
                raise Uncertain("the database went away, and may have kept it or not") from error
            raise
        return done

    def tell(self, done: list[JobDone]) -> None:
        """One call wakes the loop for the whole batch."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(tell_all, done)


def tell_all(done: list[JobDone]) -> None:
    for each in done:
        each.tell()
