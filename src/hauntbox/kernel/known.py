"""The beginning of what a seat knows of a position: an empty one, with what all may see and the seat's own answers.

A game goes on from there, a line for each thing that only some seats know. What no line names stays empty, so that a
field that is new in the state is hidden until somebody says who knows it.
"""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

from hauntbox.kernel.agenda import Game, Window
from hauntbox.kernel.wire import Action, Roles

OPEN: Final = ("agenda", "minds", "outcome", "drawn")  # fields of every position that are public


def public_part(g: Game, seat: Roles, empty: Game, public: tuple[str, ...]) -> Any:
    """Return the empty position with the kernel's fields as the seat knows them and the public ones of `g`.

    Nobody knows the seed or what is rigged. That chance was asked is known to all, what it said is for the game to say.
    """
    kind: Any = type(empty)
    k = kind.clone(g)  # most fields are public, so to empty the others takes less than to copy these
    fixed, changing = others(kind, public)
    for name in fixed:
        setattr(k, name, getattr(empty, name))
    for name in changing:
        value = getattr(empty, name)
        setattr(k, name, value.copy() if isinstance(value, (list, dict)) else value.clone())
    k.sealed = own_answers(g, seat)
    k.standing = [answers if role in seat else {} for role, answers in enumerate(g.standing)]
    k.known_to = seat  # who asks again, for the view, the scene and the walks of one look, gets the same
    return k


@lru_cache
def others(kind: Any, public: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the fields of a position that are not public: first those that can be shared, then lists, dicts, parts."""
    named = OPEN + public
    names = [each.name for each in fields(kind) if each.name not in named]
    values = [(name, getattr(kind(), name)) for name in names]
    changing = tuple([name for name, value in values if hasattr(value, "copy") or hasattr(value, "clone")])
    return tuple([name for name in names if name not in changing]), changing


def own_answers(g: Game, seat: Roles) -> list[Action | None]:
    """Return the sealed answers that the seat's minds have given. Whether others have answered is hidden."""
    ask = g.asking()
    if not isinstance(ask, Window):
        return [None] * len(g.sealed)
    return [answer if ask.mind(g, role) in seat else None for role, answer in enumerate(g.sealed)]
