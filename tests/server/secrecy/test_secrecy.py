"""Two worlds that differ in a secret, played alike over real sockets: who may not know it gets the same bytes.

Order, number and ids of the messages included. Where a seat's view itself comes to differ, the secret is out by the
rules, and the comparison ends there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import json

from hauntbox import games
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration, Seat, Secret
from hauntbox.server.live.painting import SPECTATOR
from hauntbox.table import Table, open_table
from server.kit import House, live, serving
from server.worlds import link, plant, settle

KIND = games.find("evidence")
OPTIONS = {"players": 3}
MINDS: dict[int, Seat] = {0: (0,), 1: (1,), 2: (2,), SPECTATOR: ()}
OBSERVERS = (0, 1, SPECTATOR)
WALKS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {  # options, and scenarios played at random for positions
    "evidence": (OPTIONS, ("",) * 4),
    "hunter13": ({"players": 3, "ask_relief": True}, ("tithe", "candle", "places", "lamp")),
}
LONGEST = 1000  # moves of a game
EACH = 2  # positions for every secret and observer
MOVES = 3  # played in both worlds after that


class Case(NamedTuple):
    """A position, another truth behind it, and who must not notice."""

    kind: Declaration
    code: str
    secret: str
    observer: int
    true: Game
    other: Game


def positions(kind: Declaration) -> list[Game]:
    """From random games, in no order."""
    rng, found = Random(0), []
    options, scenarios = WALKS[kind.name]
    for seed, scenario in enumerate(scenarios):
        table = open_table(kind, options, scenario, str(seed))
        while not table.is_over and len(table.journal) < LONGEST:
            found.append(table.g)
            seat, roles = next(iter(table.asked().items()))
            table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))
    rng.shuffle(found)
    return found


def other_truths(secret: Secret, places: list[Game], minds: Seat) -> Iterator[tuple[Game, Game]]:
    """Positions with another truth behind them, where the secret has one."""
    for g in places:
        other = g.clone()
        secret.scramble(other, minds)
        if secret.fact(other, minds) != secret.fact(g, minds):
            yield g, other


def cases(kind: Declaration) -> list[Case]:
    found: list[Case] = []
    places = positions(kind)
    for id, secret in kind.secrets.items():
        for observer in OBSERVERS:
            for g, other in islice(other_truths(secret, places, MINDS[observer]), EACH):
                found.append(Case(kind, f"C{len(found)}", id, observer, g, other))
    return found


def position(house: House, code: str) -> Game:
    return house.tables.in_memory[code].game.g


def view(house: House, case: Case) -> bytes:
    return json.encode(case.kind.view(position(house, case.code), MINDS[case.observer]))


async def move(houses: tuple[House, House], case: Case, rng: Random) -> bool:
    """Whoever is asked does the same in both worlds; False where there is nothing that can be done in both."""
    tables = [house.tables.in_memory[case.code].game for house in houses]
    asked = [next(iter(table.asked().items()), None) for table in tables]
    if asked[0] is None or asked[0] != asked[1]:
        return False
    seat, roles = asked[0]
    both = [act for act in tables[0].choices(seat, roles[0]) if act in tables[1].choices(seat, roles[0])]
    if not both:
        return False
    act = str(rng.choice(both))
    for house in houses:
        index = (await house.ask("GET", "/api/scene", link(case.code, seat)))["index"]
        form = {"id": f"{index}/{act}", "index": index, "option": act}
        await house.ask("POST", "/api/act", link(case.code, seat), form)
    return True


async def compare(houses: tuple[House, House], case: Case, rng: Random) -> int:
    """How many messages were compared."""
    token = link(case.code, case.observer)
    async with houses[0].sit(token) as one, houses[1].sit(token) as two:
        for _ in range(MOVES):
            await settle(one)
            await settle(two)
            assert one.raw == two.raw, case.secret
            if not await move(houses, case, rng) or view(houses[0], case) != view(houses[1], case):
                break
        else:
            await settle(one)
            await settle(two)
            assert one.raw == two.raw, case.secret
        return len(one.raw)


@pytest.mark.parametrize("game", WALKS)
@live
async def test_no_secret_shows_on_the_wire(tmp_path: Path, game: str) -> None:
    kind, (options, _) = games.find(game), WALKS[game]
    every = cases(kind)
    assert {case.secret for case in every} == kind.secrets.keys()
    await plant(tmp_path / "one", kind, options, {case.code: case.true for case in every})
    await plant(tmp_path / "two", kind, options, {case.code: case.other for case in every})
    async with serving(tmp_path / "one") as one, serving(tmp_path / "two") as two:
        compared = await asyncio.gather(*[compare((one, two), case, Random(case.code)) for case in every])
    assert sum(compared) > 5 * len(every)


# Two ghosts of different minds: another type, another room, other walks of another length.


class Twins(NamedTuple):
    """A table in each of two houses, the same but for the ghost."""

    houses: tuple[House, House]
    code: str
    minds: tuple[Random, Random]  # the ghosts'

    def tables(self) -> list[Table]:
        return [house.tables.in_memory[self.code].game for house in self.houses]

    def look_alike(self, viewer: int) -> bool:
        views = {json.encode(KIND.view(table.g, MINDS[viewer])) for table in self.tables()}
        return len(views) == 1

    async def play(self, world: int, seat: int, option: str) -> None:
        house, token = self.houses[world], link(self.code, seat)
        index = (await house.ask("GET", "/api/scene", token))["index"]
        form = {"id": f"{index}/{option}", "index": index, "option": option}
        await house.ask("POST", "/api/act", token, form)

    async def ghosts_play(self) -> None:
        """Each as it likes, until somebody else is asked."""
        for world, (table, rng) in enumerate(zip(self.tables(), self.minds, strict=True)):
            while 0 in table.asked():
                await self.play(world, 0, str(rng.choice(table.choices(0, 0))))

    async def hunters_play(self, rng: Random) -> None:
        one, other = self.tables()
        seat, roles = next(iter(one.asked().items()))
        options = one.choices(seat, roles[0])
        assert options == other.choices(seat, roles[0])
        option = str(rng.choice(options))
        await self.play(0, seat, option)
        await self.play(1, seat, option)


async def compare_twins(twins: Twins, rng: Random) -> tuple[int, bool]:
    """How many messages a hunter got in both worlds alike, and whether the ghosts had made equally many moves."""
    ends = [house.sit(link(twins.code, viewer)) for viewer in (1, SPECTATOR) for house in twins.houses]
    async with ends[0] as hunter, ends[1] as other_hunter, ends[2] as onlooker, ends[3] as other_onlooker:
        pairs = [(1, hunter, other_hunter), (SPECTATOR, onlooker, other_onlooker)]
        told, is_uneven = 0, False
        while True:
            await twins.ghosts_play()
            if not all(twins.look_alike(viewer) for viewer, _, _ in pairs):
                return told, is_uneven
            for _, one, two in pairs:
                await settle(one)
                await settle(two)
                assert one.raw == two.raw
            told = len(hunter.raw)
            is_uneven = is_uneven or len({len(table.journal) for table in twins.tables()}) == 2
            await twins.hunters_play(rng)


@live
async def test_ghosts_of_different_minds_look_alike_until_the_rules_tell(tmp_path: Path) -> None:
    codes = {f"T{seed}": KIND.new(KIND.options(**OPTIONS), "larkspur", str(seed)) for seed in range(6)}
    await plant(tmp_path / "one", KIND, OPTIONS, codes)
    await plant(tmp_path / "two", KIND, OPTIONS, codes)
    async with serving(tmp_path / "one") as one, serving(tmp_path / "two") as two:
        for house in (one, two):
            await asyncio.gather(*[house.tables.find(code) for code in codes])
        every = [Twins((one, two), code, (Random(code), Random(f"not {code}"))) for code in codes]
        found = await asyncio.gather(*[compare_twins(twins, Random(twins.code)) for twins in every])
    assert sum(told for told, _ in found) > 10 * len(codes)
    assert any(is_uneven for _, is_uneven in found)
