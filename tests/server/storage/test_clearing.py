"""Tables that nobody comes back to are cleared away, with whoever is there left in peace."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from hauntbox.server.config.retention import Retention
from hauntbox.store import StoreError
from server.indoors import heard, indoors, listening
from server.kit import PEOPLE, House, live


async def age(house: House) -> None:
    words = "UPDATE tables SET touched = touched - 20 * 86400"
    await house.tables.store.writer.ask(lambda db: db.exec_driver_sql(words) and None)


@live
async def test_an_old_table_is_deleted_and_one_where_somebody_is_stays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with indoors(tmp_path, keeping=Retention(abandoned_days=10)) as house:
        old, watched = await house.create(*PEOPLE), await house.create(*PEOPLE)
        guest = await listening(house.tables.in_memory[watched.code], -1)
        await age(house)
        await house.tables.clear_away()
        assert f"nobody came back to are deleted: {old.code}" in caplog.text
        assert (await house.call("GET", f"/api/tables/{old.code}")).status_code == 404
        assert (await house.call("GET", "/api/scene", old.seats[0])).status_code == 401
        assert (await house.call("GET", "/api/scene", watched.seats[0])).status_code == 200
        assert not heard(guest)


@live
async def test_kept_for_ever_is_for_ever(tmp_path: Path) -> None:
    async with indoors(tmp_path, keeping=Retention(0, 0)) as house:
        links = await house.create(*PEOPLE)
        for _ in range(100):
            await age(house)
        await house.tables.clear_away()
        assert (await house.call("GET", f"/api/tables/{links.code}")).status_code == 200


@live
async def test_a_chore_that_the_disk_refuses_is_done_another_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with indoors(tmp_path, keeping=Retention(abandoned_days=10)) as house:
        links = await house.create(*PEOPLE)
        await age(house)
        with monkeypatch.context() as patch:
            patch.setattr(house.tables.store.writer, "ask", full)
            await house.tables.clear_away()
        assert (await house.call("GET", f"/api/tables/{links.code}")).status_code == 200


async def full(*_: object) -> None:
    raise StoreError("the disk is full")
