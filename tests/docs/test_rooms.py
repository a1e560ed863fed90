"""Rooms are small enough to look round in, and the tour names them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOZEN = 12
KINDS = (".py", ".ts", ".svelte")
# Rooms with more files; none may be added.
CROWDED = {
    "src/hauntbox/games/betwixt/rules/attack",
    "src/hauntbox/games/betwixt/rules/fight",
    "tests/browser/page",
    "tests/vast/table",
}


def rooms() -> Iterator[tuple[str, int]]:
    """Every folder of the sources and tests with the number of its files; `__init__.py` is the door."""
    for top in ("src/hauntbox", "tests", "web/src", "web/test"):
        for folder in [ROOT / top, *(ROOT / top).rglob("*/")]:
            name = str(folder.relative_to(ROOT))
            if folder.is_dir() and "server/static" not in name:
                files = [file for file in folder.iterdir() if file.suffix in KINDS and file.stem != "__init__"]
                yield name, len(files)


def test_a_room_has_a_dozen_files_at_most() -> None:
    counted = dict(rooms())
    assert counted["src/hauntbox/kernel"] > 5
    assert {name for name, number in counted.items() if number > DOZEN} == CROWDED


def test_the_tour_leads_through_every_room_of_the_house() -> None:
    tour = (ROOT / "docs" / "tour.md").read_text()
    doors = [*(ROOT / "src" / "hauntbox").glob("*/__init__.py"), *(ROOT / "src/hauntbox/games").glob("*/__init__.py")]
    house = [door.parent.name for door in doors]
    assert len(house) > 15
    assert [name for name in house if name not in tour] == []
