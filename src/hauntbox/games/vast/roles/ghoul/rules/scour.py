"""Scour: the Ghoul looks under Dark tiles, and reveals them if it likes. TCD, HID"""

from __future__ import annotations

from dataclasses import dataclass

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.ground import is_dark_at, tile_at
from hauntbox.games.vast.cave.reveal import reveal
from hauntbox.games.vast.roles.ghoul.board import SCOUR
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.games.vast.table.asking import YesOrNo
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action


def look_under(g: Vast, space: int) -> None:
    """VST-TCD-16, VST-HID-06: the Ghoul alone sees the Lit side, VST-HID-08: and goes on knowing it."""
    looked = dict(g.peeked)
    looked[space] = looked.get(space, 0) | 1 << prowler(g)
    g.peeked = tuple(sorted(looked.items()))
    g.learned = True
    g.tell("VST-TCD-16", "looks", prowler(g), space)
    g.tell("VST-HID-06", "sees", space, tile_at(g, space), to=(prowler(g),))
    g.then(ShowTile(prowler(g), space))


def scour_entered(g: Vast, space: int) -> None:
    """VST-TCD-17: every Dark tile that it enters in this turn."""
    if ghoul_of(g).lasting >> SCOUR & 1 and is_dark_at(g, space):
        g.then(LookUnder(space))


@dataclass(frozen=True)
class LookUnder(Step):
    """VST-TCD-17, VST-MOVE-23: after the attack that was announced with the step."""

    space: int

    def run(self, g: Vast) -> None:
        if is_dark_at(g, self.space):
            look_under(g, self.space)


@dataclass(frozen=True)
class ShowTile(YesOrNo):
    """VST-DEC-47: whether to reveal the tile it looked at. VST-TCD-20: by the general rules."""

    space: int

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            reveal(g, prowler(g), self.space)
