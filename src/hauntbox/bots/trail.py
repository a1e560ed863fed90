"""Where a bot has been since anything happened that it did not foresee: nobody goes back for nothing.

A search sees that a step is as good now as later, and little more; so with little thought it steps to and fro, changes
packs and changes them back. Whoever does something else than walk and change, or learns something, begins anew.
"""

from __future__ import annotations

from typing import Any

from hauntbox.kernel.contract import Declaration, Silly
from hauntbox.kernel.wire import Action


class Trail:
    def __init__(self) -> None:
        self.been: dict[int, list[Any]] = {}  # by role: where it was
        self.had: list[Any] = []  # what everybody had
        self.expected = b""  # the sight at which it goes on

    def forget(self) -> None:
        self.been, self.had = {}, []

    def begin(self, kind: Declaration, world: Any, role: int, sight: bytes) -> None:
        """Somebody else may have done something meanwhile: only what was foreseen goes on."""
        silly = silly_of(kind)
        if sight != self.expected:
            self.forget()
        here, goods = place_of(silly, world, role), goods_of(silly, world)
        if here not in self.been.setdefault(role, []):
            self.been[role].append(here)
        if goods not in self.had:
            self.had.append(goods)

    def sensible(self, kind: Declaration, world: Any, role: int, options: list[Action]) -> list[Action]:
        """All options but those that lead back; all of them, if fewer than two are left."""
        if len(self.been[role]) < 2 and len(self.had) < 2:
            return options  # it has come from nowhere
        found = [act for act in options if not self.leads_back(silly_of(kind), world, role, act)]
        return found if len(found) > 1 else options

    def leads_back(self, silly: Silly, world: Any, role: int, act: Action) -> bool:
        g = world.clone()
        g.apply(role, act)
        if g.learned or g.outcome is not None:
            return False
        goods, place = goods_of(silly, g), place_of(silly, g, role)
        if goods != goods_of(silly, world):
            return goods in self.had
        return place != place_of(silly, world, role) and place in self.been[role]

    def go_on(self, kind: Declaration, before: Any, after: Any, role: int, act: Action, expected: bytes) -> None:
        """What was done for something else than a step or a change is a reason to come back."""
        silly = silly_of(kind)
        self.expected = expected
        if after.learned or after.outcome is not None:
            self.forget()
        elif place_of(silly, before, role) == place_of(silly, after, role) and not isinstance(act, silly.idle):
            self.been[role] = []
            if goods_of(silly, before) == goods_of(silly, after):
                self.had = []


def silly_of(kind: Declaration) -> Silly:
    assert kind.silly is not None
    return kind.silly


def place_of(silly: Silly, g: Any, role: int) -> Any:
    places = silly.places(g)
    return places[role] if role < len(places) else None


def goods_of(silly: Silly, g: Any) -> Any:
    return tuple([of(g) for of in silly.goods.values()])
