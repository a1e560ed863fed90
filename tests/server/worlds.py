"""The same table in two houses, the same but for a secret: what a seat is told in both is compared byte for byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration
from hauntbox.server.auth.tokens import hashed
from hauntbox.server.live.painting import SPECTATOR
from hauntbox.store import ClockRow, SeatRow, Sheet, Snapshot, TableRow
from server.kit import House, Player, serving, store_in

CODE = "TWIN"


async def plant(
    folder: Path,
    kind: Declaration,
    options: Mapping[str, Any],
    worlds: Mapping[str, Game],
    clock: ClockRow | None = None,
) -> None:
    """Tables that begin in these positions, with tokens that the test knows."""
    store = store_in(folder)
    added = []
    for code, g in worlds.items():
        row = TableRow(code, kind.name, kind.version, g.scenario, dict(options), g.seed, 1.0, 1.0)  # type: ignore[attr-defined]
        row.clock = clock
        row.spectator = hashed(link(code, SPECTATOR))
        seats = [SeatRow(f"Seat {n}", (n,), token=hashed(link(code, n))) for n in range(len(g.minds))]
        added.append(store.add(Sheet(row, seats)))
        added.append(store.add_snapshot(code, Snapshot(0, kind.version, kind.codec.save(g))))
    await asyncio.gather(*added)
    store.close()


def link(code: str, viewer: int) -> str:
    return f"{code}.{viewer}"


async def settle(player: Player) -> None:
    """All that was on its way has come: what nobody understands is answered after it."""
    await player.send("fence")
    await player.wait("refused")


class Twins:
    """Two worlds, and who looks on in both."""

    def __init__(
        self, houses: tuple[House, House], players: dict[int, tuple[Player, Player]], watching: tuple[int, ...]
    ) -> None:
        self.houses = houses
        self.players = players
        self.watching = watching

    async def play(self, seat: int, option: str, other: str = "") -> None:
        """In both worlds; with `other` something else in the second one."""
        for house, said in zip(self.houses, (option, other or option), strict=True):
            await self.answer(house, seat, said)

    async def answer(self, house: House, seat: int, option: str) -> None:
        index = (await house.ask("GET", "/api/scene", link(CODE, seat)))["index"]
        form = {"id": f"{index}/{seat}", "index": index, "option": option}
        await house.ask("POST", "/api/act", link(CODE, seat), form)

    async def alike(self) -> bool:
        """Has everybody who looks on been told the same in both worlds up to now?"""
        return all([await self.hears_the_same(viewer) for viewer in self.watching])

    async def hears_the_same(self, viewer: int) -> bool:
        one, two = self.players[viewer]
        await settle(one)
        await settle(two)
        return one.raw == two.raw

    def told(self, viewer: int) -> str:
        return "\n".join([line for player in self.players[viewer] for line in player.raw])


@asynccontextmanager
async def twins(
    folder: Path,
    kind: Declaration,
    options: Mapping[str, Any],
    worlds: Sequence[Game],
    watching: tuple[int, ...],
    clock: ClockRow | None = None,
    **more: Any,
) -> AsyncIterator[Twins]:
    """All seats and an onlooker are there; these may not notice anything."""
    await plant(folder / "one", kind, options, {CODE: worlds[0]}, clock)
    await plant(folder / "two", kind, options, {CODE: worlds[1]}, clock)
    async with (
        serving(folder / "one", **more) as first,
        serving(folder / "two", **more) as second,
        AsyncExitStack() as chairs,
    ):
        players = {}
        for viewer in (*range(len(worlds[0].minds)), SPECTATOR):
            pair = [await chairs.enter_async_context(house.sit(link(CODE, viewer))) for house in (first, second)]
            players[viewer] = pair[0], pair[1]
            for player in pair:  # the next one comes when this one sits
                await settle(player)
        yield Twins((first, second), players, watching)
