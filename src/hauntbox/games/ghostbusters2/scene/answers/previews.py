"""What is painted while one points at an answer: a line of sight, a beam, a vehicle in its new place."""

from __future__ import annotations

from hauntbox.games.ghostbusters2.rules.combat.targets import target_space
from hauntbox.games.ghostbusters2.rules.street.sight import reach, sees_space
from hauntbox.games.ghostbusters2.scene.board import PACK_LOOKS, link_id, vehicles
from hauntbox.games.ghostbusters2.scene.stage import Stage, figure_id, sq, target_id, tone_of
from hauntbox.kernel.geometry import places
from hauntbox.scene import Beat, Piece


def sight_from(stage: Stage, role: int, space: int) -> Beat | None:
    """What one would see from there."""
    h = stage.g.clone()
    h.at[role] = space
    seen = [p for p in places(h.street.within(space, reach(h, role))) if sees_space(h, role, p)]
    spaces = [sq(h.street, p) for p in seen]
    zone = {"kind": "zone", "in": "street", "look": "sight", "name": "in sight from there", "spaces": spaces}
    return Beat(set={"zone:show": zone}) if spaces else None


def beam_there(stage: Stage, role: int, target: int) -> Beat | None:
    """The token that a hit would place; none, where one holds the target already."""
    g = stage.g
    if any([at == target for at, _, _ in g.held[role]]) or target_space(g, target) < 0:
        return None
    look = "mood" if PACK_LOOKS[g.pack[role]] == "blower" else "stream"
    tone = "slime" if look == "mood" else tone_of(g, role)
    link = {"kind": "link", "from": figure_id(g, role), "to": target_id(g, target), "look": look, "tone": tone}
    return Beat(set={link_id(g, role, target): link})


def car_there(stage: Stage, end: int, space: int) -> Beat:
    """The leading end takes the space, the other the one before."""
    h = stage.g.clone()
    h.front, h.back = (space, h.front) if end == 0 else (h.back, space)
    car = vehicles(h)["car"]
    assert isinstance(car, Piece)
    return Beat(set={"car": {"in": car.in_, "size": car.size, "way": car.way}})


def statue_there(stage: Stage, there: int) -> Beat:
    return Beat(set={"statue": {"in": sq(stage.street, there)}})
