"""Who leads a table, and that nobody else writes at it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, text

from hauntbox.store import ChatLine, Fenced, Kept, PageRow, Snapshot, StoreError, Uncertain
from hauntbox.store.database.migrate import migrate
from hauntbox.store.postgres import migrating
from hauntbox.store.postgres.store import PostgresStore
from hauntbox.store.rows import Sheet
from hauntbox.store.writer_thread import WriteJob
from server.kit import live
from store.test_store import ENTRIES, sheet

LONG, SHORT = 60.0, 0.001


@live
async def test_a_table_is_led_by_one_node_until_its_time_is_up(database: str) -> None:
    one, two = PostgresStore(database, "one", LONG), PostgresStore(database, "two", LONG)
    await one.add(sheet())
    assert await two.lead("ABCDEF") == one.node
    assert (await one.lead("ABCDEF"), one.led) == ("", {"ABCDEF": 1})
    await expire(one)
    assert (await two.lead("ABCDEF"), two.led) == ("", {"ABCDEF": 2})
    assert await one.beat() == ["ABCDEF"]
    assert one.led == {}
    assert await one.lead("NOSUCH") == ""
    one.close()
    two.close()


async def expire(store: PostgresStore) -> None:
    words = text("UPDATE nodes SET until = 0 WHERE id = :node")
    await store.writer.ask(lambda db: db.execute(words, {"node": store.node}) and None)


@live
async def test_whoever_does_not_lead_writes_nothing_at_all(database: str) -> None:
    old, new = PostgresStore(database, "old", LONG), PostgresStore(database, "new", LONG)
    await old.add(sheet())
    await old.write("ABCDEF", [Kept(ENTRIES[0])])
    await expire(old)
    await new.lead("ABCDEF")
    other = sheet()
    other.row.host = "else"
    deeds: list[Callable[[], Awaitable[None]]] = [
        lambda: old.write("ABCDEF", [Kept(ENTRIES[1])]),
        lambda: old.change(other),
        lambda: old.write_numbers("ABCDEF", {}),
        lambda: old.add_snapshot("ABCDEF", Snapshot(1, 1, b"x")),
        lambda: old.say("ABCDEF", ChatLine(0, "Ann", "table", "hello", 1.0)),
        lambda: old.turn_page(other, PageRow(0, -1, "a"), Snapshot(0, 1, b"x")),
    ]
    for deed in deeds:
        old.led["ABCDEF"] = 1  # it believes so every time
        with pytest.raises(Fenced):
            await deed()
    assert old.fenced == len(deeds)
    assert await new.find("ABCDEF") == sheet()
    assert await new.journal("ABCDEF") == [Kept(ENTRIES[0])]
    assert (await new.chat("ABCDEF", 9), await new.pages("ABCDEF"), await new.snapshot("ABCDEF", 9)) == ([], [], None)
    await new.write("ABCDEF", [Kept(ENTRIES[1])])
    assert await epochs(new) == [1, 2]
    old.close()
    new.close()


async def epochs(store: PostgresStore) -> list[int]:
    words = text("SELECT epoch FROM journal ORDER BY n")
    return list(await store.writer.ask(lambda db: db.execute(words).scalars().all()))


@live
async def test_nodes_that_take_up_the_same_tables_agree(database: str) -> None:
    first = PostgresStore(database, "first", SHORT)
    codes = [f"T{n}" for n in range(30)]
    await asyncio.gather(*[first.add(started(code)) for code in codes])
    nodes = [PostgresStore(database, f"n{n}", LONG) for n in range(3)]
    assert await nodes[0].unfinished() == sorted(codes)
    told = await asyncio.gather(*[node.lead(code) for code in codes for node in nodes])
    led = [set(node.led) for node in nodes]
    assert sum(map(len, led)) == len(set.union(*led)) == len(codes)
    assert told.count("") == len(codes)
    assert await nodes[0].unfinished() == []
    nodes[1].close()
    assert set(await nodes[0].unfinished()) == led[1]
    for node in (first, nodes[0], nodes[2]):
        node.close()


def started(code: str) -> Sheet:
    made = sheet(code)
    made.row.started = 1.0
    return made


@live
async def test_a_lease_that_a_paused_node_holds_in_a_transaction_holds_up_nobody(database: str) -> None:
    paused, other = PostgresStore(database, "paused", SHORT), PostgresStore(database, "other", LONG)
    await paused.add(sheet())
    with paused.engine.connect() as held:
        held.execute(text("SELECT 1 FROM leases FOR SHARE"))
        assert await asyncio.wait_for(other.lead("ABCDEF"), 3) == paused.node
    assert await other.lead("ABCDEF") == ""
    paused.close()
    other.close()


@live
async def test_a_lost_connection_is_told_and_made_again(database: str) -> None:
    store = PostgresStore(database, "cut", LONG)
    await store.add(sheet())
    await cut(store)
    with pytest.raises(StoreError, match=r"cannot be reached|stops, or has just started") as told:
        await store.write("ABCDEF", [Kept(ENTRIES[0])])
    assert not isinstance(told.value, Uncertain)
    await store.write("ABCDEF", [Kept(ENTRIES[0])])
    assert await store.journal("ABCDEF") == [Kept(ENTRIES[0])]
    store.close()


@live
async def test_what_was_lost_at_its_commit_is_uncertain_and_is_not_done_twice(database: str) -> None:
    store, done = PostgresStore(database, "cut", LONG), []
    await store.add(sheet())
    loop = asyncio.get_running_loop()

    def kill(db: Connection) -> None:
        db.exec_driver_sql("SELECT 1")  # so that there is something to commit
        done.append(1)
        end(store)

    jobs = [WriteJob(kill, loop.create_future()), WriteJob(lambda db: None, loop.create_future())]
    for job in await asyncio.to_thread(store.writer.do_all, jobs):
        assert isinstance(job.error, Uncertain)
    assert done == [1]
    await store.write("ABCDEF", [Kept(ENTRIES[0])])
    store.close()


async def cut(store: PostgresStore) -> None:
    await asyncio.to_thread(end, store)


def end(store: PostgresStore) -> None:
    """The database ends this store's connection."""
    pid = store.connection.connection.driver_connection.info.backend_pid  # type: ignore[union-attr]
    with store.engine.connect() as other:
        other.execute(text("SELECT pg_terminate_backend(:pid, 5000)"), {"pid": pid})


@live
async def test_a_slow_machine_has_time_for_migrations_and_little_for_moves(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that is paused in the middle of a move holds up nobody for long."""
    told = []

    def slowly(db: Connection) -> None:
        told.append(db.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar())
        migrate(db)

    monkeypatch.setattr(migrating, "migrate", slowly)
    store = PostgresStore(database, lease=0.001)
    told.append(
        await store.writer.ask(lambda db: db.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar())
    )
    assert told == ["2min", "5s"]
    store.close()
