"""The checker itself: it finds every kind of fault that it is there for."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest
from msgspec.structs import replace

from faults.history import Deed, Journal, faults
from faults.pictures import leaks, look
from hauntbox import games
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.scene import Scene, SeatContext
from hauntbox.server.live.painting import SPECTATOR, seat_holders
from hauntbox.server.live.resume import setting_of
from hauntbox.server.live.viewer import ViewerState
from hauntbox.store import Kept, SeatRow, Sheet, TableRow
from hauntbox.table import Move, Table, open_table
from hauntbox.table.journal import follow


def entry(n: int, act: str, seat: int = 0, action: str = "look", epoch: int = 1) -> tuple[Kept, int]:
    return Kept(Move(n, seat, seat, action), act=act), epoch


def deed(id: str, sent: float, told: float, answer: str = "done", seat: int = 0) -> Deed:
    return Deed("T", seat, id, "look", sent, told, answer)


GOOD = [entry(0, "a"), entry(1, "b", 1), entry(2, "c", epoch=2), entry(3, "", 1, epoch=2)]
DEEDS = [deed("a", 1, 2), deed("b", 3, 4, seat=1), deed("c", 5, 6), deed("d", 7, 8, "refused"), deed("e", 9, 0, "")]


def test_a_good_history_has_no_faults() -> None:
    assert list(faults(DEEDS, GOOD)) == []


@pytest.mark.parametrize(
    ("journal", "words"),
    [
        ([GOOD[0], GOOD[2]], "is numbered"),
        ([GOOD[0], entry(1, "c")], "acknowledged and is lost"),
        ([*GOOD, entry(4, "a", epoch=2)], "was played 2 times"),
        ([*GOOD, entry(4, "d", epoch=2)], "was refused and was played"),
        ([*GOOD, entry(4, "x", epoch=2)], "nobody has asked"),
        ([entry(0, "c"), entry(1, "b", 1), entry(2, "a")], "stands behind it"),
        ([entry(0, "a", action="run"), *GOOD[1:]], "the journal has run"),
        ([entry(0, "a", epoch=3), *GOOD[1:]], "a lease came after a later one"),
    ],
)
def test_every_kind_of_fault_is_found(journal: Journal, words: str) -> None:
    assert any(words in line for line in faults(DEEDS, journal))


@pytest.fixture
def played() -> tuple[Sheet, list[Kept], dict[int, list[Scene]]]:
    """A table of two, and what both its seats and an onlooker saw of forty moves."""
    kind, rng = games.find("evidence"), Random(1)
    table = open_table(kind, {"players": 2}, "", "seed")
    for _ in range(40):
        seat, roles = next(iter(table.asked().items()))
        table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))
    row = TableRow("T", kind.name, kind.version, table.setting.scenario, {"players": 2}, "seed", 1.0, 1.0)
    sheet = Sheet(row, [SeatRow(chair.name, chair.minds) for chair in table.chairs])
    kept = [Kept(entry) for entry in table.journal]
    return sheet, kept, {viewer: sights(sheet, kept, viewer) for viewer in (0, 1, SPECTATOR)}


def sights(sheet: Sheet, kept: list[Kept], viewer: int) -> list[Scene]:
    table = Table(games.find(sheet.row.game), setting_of(sheet))
    people = seat_holders(table.chairs, range(2))
    eye = ViewerState(table, viewer)
    found = [look(eye, people)]
    for each in kept:
        follow(table, each.entry)
        found.append(look(eye, people))
    return found


Played = tuple[Sheet, list[Kept], dict[int, list[Scene]]]


def test_pictures_of_the_journal_are_right(played: Played) -> None:
    assert list(leaks(*played)) == []


def test_a_picture_of_another_seat_is_found(played: Played) -> None:
    sheet, kept, shown = played
    assert "viewer 0 was shown picture 41, which is not in the journal" in leaks(
        sheet, kept, {0: [*shown[0], shown[1][-1]]}
    )


def test_an_old_picture_and_a_word_too_much_are_found(played: Played) -> None:
    sheet, kept, shown = played
    old = [*shown[SPECTATOR], shown[SPECTATOR][0]]
    assert list(leaks(sheet, kept, {SPECTATOR: old})) == ["viewer -1 was shown picture 41 after a later one"]
    look = next(iter(shown[0][-1].legend.values()))
    told = replace(shown[0][-1], legend={**shown[0][-1].legend, "it": look})
    assert "told of something with picture 0" in "".join(leaks(sheet, kept, {0: [told]}))


def test_a_secret_in_a_picture_is_found(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a program that lets painters see the whole position, and of one who paints what is hidden."""
    kind = games.find("evidence")
    paint = kind.scene
    assert paint is not None

    class Leaky(Declaration):
        def redeal(self, g: Game, seat: Seat, rng: Random) -> Game:
            other: Game = kind.redeal(g, seat, rng)
            return other

    def leak(g: Game, sitting: SeatContext) -> Scene:
        scene: Scene = paint(kind.known(g, sitting.minds), sitting)
        return replace(scene, chapter=kind.codec.digest(g))

    told = {field.name: getattr(kind, field.name) for field in fields(Declaration) if field.init}
    leaky = Leaky(**{**told, "known": lambda g, seat: g, "scene": leak})
    monkeypatch.setattr(games, "find", lambda name: leaky)
    assert "could tell another truth from this one" in "".join(leaks(*played))
