"""Parlour: a micro-game on the real kernel, small enough to read in one sitting. The tests try the platform on it."""

from __future__ import annotations

from typing import Final

from hauntbox.kernel.contract import Declaration, Seat, Title
from hauntbox.kernel.wire import Action
from parlour.actions import CHARMS, RELIEVES, UNIVERSE, Pass, Relieve, Shove, Strike
from parlour.options import ParlourOptions
from parlour.rules import BLOW, CODEC, DEAL, Push, Relief, SetUp, Turn
from parlour.state import Parlour, components
from parlour.view import SECRETS, fill_in, known, view
from parlour.words import describe, draw, role_name, say


def lay_out(options: ParlourOptions, scenario: str, seed: str) -> Parlour:
    g = Parlour(seed=seed, options=options)
    g.then(SetUp(), Turn(0))
    return g


def seats(options: ParlourOptions, scenario: str) -> list[Seat]:
    return [(role,) for role in range(options.guests)]


def universe(g: Parlour) -> tuple[Action, ...]:
    return UNIVERSE


GAME: Final = Declaration(
    name="parlour",
    title="Parlour",
    version=1,
    options=ParlourOptions,
    scenarios={"parlour": Title("The parlour")},
    presets={},
    lay_out=lay_out,
    codec=CODEC,
    seats=seats,
    role_name=role_name,
    side=role_name,
    universe=universe,
    known=known,
    view=view,
    fill_in=fill_in,
    secrets=SECRETS,
    say=say,
    describe=describe,
    draw=draw,
    components=components,
    decisions={
        "PAR-DEC-01": (Turn, Strike),
        "PAR-DEC-02": (Relief, Relieve),
        "PAR-DEC-03": (Relief, Pass),
        "PAR-DEC-04": (Push, Shove),
    },
    chances={DEAL: "PAR-RND-01", BLOW: "PAR-RND-02"},
    rare={str(act): "no charm (PAR-REL-03)" for act in RELIEVES[CHARMS + 1 :]},
)
