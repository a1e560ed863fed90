"""What clients saw, and whether the journals agree with it: every acknowledged action once, and in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from hauntbox.scene import Scene
from hauntbox.store import Kept
from hauntbox.table import Move


@dataclass
class Deed:
    """An action as its player knows it."""

    table: str
    seat: int
    id: str
    option: str
    sent: float
    told: float = 0.0  # 0: nobody has said what became of it
    answer: str = ""  # done, refused


@dataclass
class History:
    """Of all clients, by one clock."""

    deeds: list[Deed] = field(default_factory=list)
    pictures: dict[tuple[str, int], list[Scene]] = field(default_factory=dict)  # of a table and a viewer, in order

    def of(self, table: str) -> list[Deed]:
        return [deed for deed in self.deeds if deed.table == table]


Journal = Sequence[tuple[Kept, int]]  # entries with the epochs under which they were written


def faults(deeds: Iterable[Deed], journal: Journal) -> Iterator[str]:
    """All that is wrong with one table, one line each."""
    deeds = list(deeds)
    yield from numbering(journal)
    places: dict[tuple[int, str], list[int]] = {}
    for kept, _ in journal:
        if isinstance(kept.entry, Move) and kept.act:
            places.setdefault((kept.entry.seat, kept.act), []).append(kept.entry.index)
    for deed in deeds:
        yield from fate(deed, places.get((deed.seat, deed.id), []), journal)
    for key in places.keys() - {(deed.seat, deed.id) for deed in deeds}:
        yield f"entry {places[key]}: nobody has asked for {key}"
    yield from order(deeds, places)


def numbering(journal: Journal) -> Iterator[str]:
    numbers = [kept.entry.index for kept, _ in journal]
    if numbers != list(range(len(numbers))):
        yield f"the journal is numbered {numbers}"
    epochs = [epoch for _, epoch in journal]
    if epochs != sorted(epochs):
        yield f"a lease came after a later one: {epochs}"


def fate(deed: Deed, places: list[int], journal: Journal) -> Iterator[str]:
    if len(places) > 1:
        yield f"{deed.id} of seat {deed.seat} was played {len(places)} times: {places}"
    if deed.answer == "done" and not places:
        yield f"{deed.id} of seat {deed.seat} was acknowledged and is lost"
    if deed.answer == "refused" and places:
        yield f"{deed.id} of seat {deed.seat} was refused and was played: {places}"
    for place in places:
        entry = journal[place][0].entry
        if isinstance(entry, Move) and entry.action != deed.option:
            yield f"{deed.id} of seat {deed.seat} was {deed.option}, the journal has {entry.action}"


def order(deeds: Sequence[Deed], places: dict[tuple[int, str], list[int]]) -> Iterator[str]:
    """What was acknowledged before another was sent comes before it."""
    done = [deed for deed in deeds if deed.answer == "done" and (deed.seat, deed.id) in places]
    done.sort(key=lambda deed: places[deed.seat, deed.id][0])
    latest_sent, by = 0.0, ""
    for deed in done:
        if deed.told < latest_sent:
            yield f"{deed.id} was acknowledged before {by} was sent, and stands behind it"
        if deed.sent > latest_sent:
            latest_sent, by = deed.sent, deed.id
