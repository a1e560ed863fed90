"""What a line of the log shows of its moment: points and Judge-cards as they were when it was told."""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins

from hauntbox.games.common.log import Shown
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.hunters.points import base_hp, mp
from hauntbox.games.hunter13.scene.board import monster_id
from hauntbox.games.hunter13.scene.stage import figure_id
from hauntbox.games.hunter13.scene.table import judge_cards
from hauntbox.games.hunter13.secrets.view import sees_hand
from hauntbox.games.hunter13.state import BATTLE, MONSTERS, Mansion
from hauntbox.kernel.wire import Event
from hauntbox.scene import Badge, SeatContext

MOST_CARDS: Final = 8  # on the table


def shown_then(g: Mansion, context: SeatContext, event: Event) -> Shown:
    """Nothing for what was written down before events carried their moment."""
    if not event.now:
        return {}
    if event.what == "wounds":
        return foe_then(g, event)
    return points_then(g, context, event) if event.what in ("hurt", "heals") else cards_then(g, event)


def points_then(g: Mansion, context: SeatContext, event: Event) -> Shown:
    """GHT-HID-02: MP only to those who know the hand, and while it is the same hand; to all others the damage."""
    role, who = int(event.facts[0]), figure_id(g, int(event.facts[0]))
    hurt, shaken, cards = map(int, event.now)
    shown: Shown = {f"hp:{who}": {"value": max(base_hp(g, role) - hurt, 0)}}
    if not sees_hand(g, context.minds, role):
        shown[f"mp:{who}"] = {"text": f"{shaken} damage" if shaken else None}
    elif cards == len(g.hand[role]):
        shown[f"mp:{who}"] = {"value": max(mp(g, role) + g.shaken[role] - shaken, 0)}
    return shown


def foe_then(g: Mansion, event: Event) -> Shown:
    foe = int(event.facts[1])
    if foe >= MONSTERS:
        return {f"vit:{figure_id(g, foe - MONSTERS)}": {"value": event.now[0]}}
    id = monster_id(foe)
    left = [max(most - int(lost), 0) for most, lost in zip(stats(g, foe), event.now, strict=False)]
    points = [(look, now) for look, most, now in zip(("hp", "mp"), stats(g, foe), left, strict=False) if most]
    badges = to_builtins([Badge(f"b-{look}", now) for look, now in points])
    return {id: {"badges": badges}, **{f"{look}:{id}": {"value": now} for look, now in points}}


def cards_then(g: Mansion, event: Event) -> Shown:
    """The Judge-cards that lay open, and nothing in the places of others."""
    cards = event.now[: event.now.index(BATTLE)] if BATTLE in event.now else event.now
    numbers = [int(each) for each in cards]
    there = judge_cards(g, list(zip(numbers[::2], numbers[1::2], strict=True)))
    places = [f"judge/{n}" for n in range(1, MOST_CARDS + 1)]
    return {id: to_builtins(there[id]) if id in there else None for id in ("judge", *places)}
