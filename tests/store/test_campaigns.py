"""Campaigns in the store: pages, and databases that were made before there were any."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from msgspec.structs import replace
from sqlalchemy import create_engine
from sqlalchemy.exc import IntegrityError

from hauntbox.store import CampaignRow, Kept, PageRow, SeatRow, Sheet, Snapshot, Store, TableRow
from hauntbox.store.database.engine import FILE
from hauntbox.store.database.migrate import SCRIPTS
from hauntbox.table import Move
from server.kit import live
from store.places import OpenStore

CAMPAIGN = CampaignRow("serial", "nights", "5eed", "Tuesdays", 1, 0, 2)


def sheet(code: str = "ABCDEF") -> Sheet:
    row = TableRow(code, "serial", 1, "hall", {"luck": 5}, "5eed", 12.5, 13.0, carry={"luck": 5, "night": 1})
    row.campaign = CAMPAIGN
    return Sheet(row, [SeatRow("Ann", (0,)), SeatRow("Bo", (1,), "bot:flat")])


@live
async def test_a_turned_page_is_kept_and_the_table_is_free_for_the_next(open_store: OpenStore) -> None:
    store = open_store()
    await store.add(sheet())
    await store.write("ABCDEF", [Kept(Move(0, 0, 0, "look"))])
    await store.add_snapshot("ABCDEF", Snapshot(0, 1, b"old"))
    turned = sheet()
    turned.row.game = "serial.interlude"
    await store.turn_page(turned, PageRow(0, -1, "once\nupon"), Snapshot(0, 1, b"new"))
    store.close()
    again = open_store()
    assert await again.find("ABCDEF") == turned
    assert await again.pages("ABCDEF") == [PageRow(0, -1, "once\nupon")]
    assert await again.journal("ABCDEF") == []
    assert await again.snapshot("ABCDEF", 9) == Snapshot(0, 1, b"new")
    again.close()


@live
async def test_a_page_is_turned_once(open_store: OpenStore) -> None:
    store = open_store()
    await store.add(sheet())
    await store.turn_page(sheet(), PageRow(0, -1, "a"), Snapshot(0, 1, b"x"))
    await store.write("ABCDEF", [Kept(Move(0, 0, 0, "look"))])
    with pytest.raises(IntegrityError):
        await store.turn_page(sheet(), PageRow(0, -1, "b"), Snapshot(0, 1, b"y"))
    assert len(await store.journal("ABCDEF")) == 1
    store.close()


@live
async def test_a_campaign_may_come_with_its_pages(open_store: OpenStore) -> None:
    store = open_store()
    kept = Kept(Move(0, 0, 0, "look"))
    pages = [PageRow(0, -1, "a"), PageRow(1, 0, "b")]
    await store.add_campaign(sheet(), pages, [kept], Snapshot(0, 1, b"x"))
    assert await store.pages("ABCDEF") == pages
    assert await store.journal("ABCDEF") == [kept]
    assert await store.pages("NOBODY") == []
    store.close()


@live
async def test_tables_from_before_campaigns_are_taken_up(tmp_path: Path) -> None:
    with create_engine(f"sqlite:///{tmp_path / FILE}").connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(SCRIPTS))
        config.attributes["connection"] = connection
        command.upgrade(config, "001")
        connection.commit()
    old = replace(sheet().row, carry=None, campaign=None, opening=sheet().row.opening)
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute(
            "INSERT INTO tables VALUES ('ABCDEF', 'serial', 1, 'hall', '{\"luck\":5}', '5eed', 12.5, 13.0, 0.0, 0,"
            " '', -1, '', 1, 0, '{\"chance\":[],\"digest\":\"\",\"events\":[]}', '', '{}')"
        )
    store = Store(tmp_path)
    found = await store.find("ABCDEF")
    assert found
    assert found.row == old
    store.close()
