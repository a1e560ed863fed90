"""The actions that name spaces, ready-made for each street."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hauntbox.games.common.scenarios import MOST
from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.cards import decks
from hauntbox.games.ghostbusters2.content import street_of
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


class Row:
    """One for each space, and those of a set of spaces."""

    def __init__(self, acts: Sequence[Action]) -> None:
        self.acts: Final = tuple(acts)
        self.known: Final[dict[int, tuple[Action, ...]]] = {}

    def of(self, mask: int) -> tuple[Action, ...]:
        found = self.known.get(mask)
        if found is None:
            found = self.known[mask] = tuple([self.acts[p] for p in places(mask)])
        return found


class Moves:
    """The actions that name spaces, looked up by the number of the space."""

    def __init__(self, street: Street) -> None:
        names = street.names
        self.step: Final = tuple([a.Step(name) for name in names])
        self.park: Final = tuple([a.Park(name) for name in names])
        self.drive: Final = tuple([tuple([a.Drive(end, name) for name in names]) for end in a.ENDS])
        self.fire: Final = tuple([a.Fire(name) for name in names])
        self.attempt: Final = tuple([a.Attempt(name) for name in names])
        self.wrangle: Final = tuple([a.Wrangle(name) for name in names])
        self.leave: Final = tuple([a.Leave(name) for name in names])
        self.investigate: Final = tuple([a.Investigate(name) for name in names])
        self.aim: Final = tuple([a.Aim(name) for name in names])
        self.cut: Final = tuple([a.Cut(name) for name in names])
        self.deploy: Final = tuple([a.Deploy(name) for name in names])
        self.steps: Final = Row(self.step)
        self.drives: Final = (Row(self.drive[0]), Row(self.drive[1]))
        self.leaves: Final = Row(self.leave)
        usable = [act for act, gear in zip(decks.USE, decks.GEAR, strict=True) if not gear.is_passive]
        better = [act for act, gear in zip(decks.USE_BETTER, decks.GEAR, strict=True) if gear.better]
        piles = [self.investigate[p] for p in street.piles]
        self.universe: Final[tuple[Action, ...]] = (
            *a.BE, *a.LEAD, *a.WEAR, *self.park, *a.BOOST, a.READY, *self.step, a.STOP, *self.drive[0],
            *self.drive[1], *a.WALK, a.DEPOSIT, a.UNLOAD, *a.DROPPABLE, a.DONE, *a.CLEAN, *a.WIPE, *a.SWAP,
            *self.fire, *self.attempt, *a.ENTER, *self.leave, *a.HAND, *a.TRADE, *a.GIVE, *a.TAKE, *decks.GIVE_CARD,
            *decks.TAKE_CARD, *piles, *usable, *better, *self.aim, *a.PICK, *a.WAY, a.YES, a.NO, *self.cut, a.FILE,
            a.END,
        )  # fmt: skip
        self.trapping: Final[tuple[Action, ...]] = (*self.wrangle, *self.deploy, a.RETRIEVE, a.SNAP)


@lru_cache(MOST)
def moves_of(scenario: str) -> Moves:
    return Moves(street_of(scenario))
