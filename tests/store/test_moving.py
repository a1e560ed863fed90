"""Tables from one store to another, both ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from cluster.parts import Postgres
from hauntbox.store import CampaignRow, ChatLine, Kept, PageRow, Snapshot, Store, StoreCalls, StoreError
from hauntbox.store.moving import copy_store, spoken
from hauntbox.store.opening import open_store
from hauntbox.store.postgres.store import PostgresStore
from server.kit import live
from store.test_store import ENTRIES, sheet

JOURNAL = [Kept(entry, act=f"id{entry.index}") for entry in ENTRIES]
LINE = ChatLine(0, "Ann", "table", "hello \u2603", 1.0)


async def fill(store: StoreCalls) -> None:
    await store.add(sheet())
    await store.write("ABCDEF", JOURNAL)
    await store.add_snapshot("ABCDEF", Snapshot(2, 1, b"\x00\xff"))
    await store.say("ABCDEF", LINE)
    story = sheet("STORY")
    story.row.campaign = CampaignRow("serial", "nights", "5eed")
    await store.add_campaign(story, [PageRow(0, -1, "once\nupon")], JOURNAL, Snapshot(0, 1, b"x"))
    store.close()


async def check_all_there(store: StoreCalls) -> None:
    assert await store.find("ABCDEF") == sheet()
    assert await store.journal("ABCDEF") == await store.journal("STORY") == JOURNAL
    assert await store.snapshot("ABCDEF", 9) == Snapshot(2, 1, b"\x00\xff")
    assert await store.chat("ABCDEF", 9) == [LINE]
    assert await store.pages("STORY") == [PageRow(0, -1, "once\nupon")]
    store.close()


@live
async def test_tables_go_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    await fill(Store(tmp_path / "here"))
    assert copy_store(str(tmp_path / "here"), database) == 2
    await check_all_there(PostgresStore(database, lease=0.001))
    assert copy_store(database, str(tmp_path / "back")) == 2
    await check_all_there(Store(tmp_path / "back"))


@live
async def test_only_an_empty_store_that_nobody_uses_takes_tables(tmp_path: Path, database: str) -> None:
    await fill(Store(tmp_path / "one"))
    await fill(Store(tmp_path / "two"))
    with pytest.raises(StoreError, match="there are tables already"):
        copy_store(str(tmp_path / "one"), str(tmp_path / "two"))
    node = PostgresStore(database, "attic", lease=60)
    with pytest.raises(StoreError, match=r"attic-\w+ uses it: stop that first"):
        copy_store(str(tmp_path / "one"), database)
    node.close()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://hauntbox:wrong@{at}/postgres", "the password of hauntbox is wrong or missing"),
        ("postgresql://hauntbox:{password}@{at}/attic", "there is no such database"),
        ("postgresql://hauntbox:{password}@127.0.0.1:9/attic", "cannot be reached"),
        ("postgresql://db.example.org/hauntbox", "off this machine only with TLS"),
        ("postgresql://db.example.org/hauntbox?sslmode=require", "off this machine only with TLS"),
        ("mysql://root@localhost/hauntbox", "a store is at postgresql"),
        ("postgresql://localhost", "names no database"),
    ],
)
def test_what_is_wrong_with_a_url_is_one_sentence_without_the_password(
    url: str, words: str, postgres: Postgres, tmp_path: Path
) -> None:
    whole = url.format(at=f"127.0.0.1:{postgres.port}", password=postgres.password)
    with pytest.raises(StoreError, match=words) as told:
        open_store(tmp_path, whole)
    assert "\n" not in str(told.value)
    assert postgres.password not in str(told.value)


def test_a_database_of_a_newer_program_is_left_alone(database: str, tmp_path: Path) -> None:
    store = PostgresStore(database, lease=0.001)
    with store.connection.begin():
        store.connection.exec_driver_sql("UPDATE alembic_version SET version_num = '999'")
    store.close()
    with pytest.raises(StoreError, match="newer Hauntbox"):
        open_store(tmp_path, database)
    assert "hauntbox" not in spoken(database).partition("/")[0]
