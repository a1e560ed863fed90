"""Enemies: monsters by their number, ENEMY-players as MONSTERS + role. EVT, FALL"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.actions import Barter, Drop, Give, PickUp, Receive, TakeItem
from hauntbox.games.hunter13.cards.items import TOWER_KEY
from hauntbox.games.hunter13.cards.monsters import CLINGS, PRINTED, VENOM, power
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import ENEMY, FIRST_MONSTER, HP, MONSTERS, NOWHERE, Foe, Mansion, monsters_at
from hauntbox.kernel.wire import Action

VENOMOUS: Final = power(VENOM)
TRADES: Final = (Give, Receive, Barter, PickUp, Drop, TakeItem)


def is_battle(g: Mansion) -> bool:
    return g.field_ != NOWHERE


def bars_now(g: Mansion, act: Action) -> str:
    """Why an action is no answer here: GHT-ITM-20: in a battle nothing changes hands; else it has another moment."""
    return "GHT-ITM-20" if is_battle(g) and isinstance(act, TRADES) else act.when


def is_player(foe: int) -> bool:
    return foe >= MONSTERS


def stats(g: Mansion, monster: int) -> Foe:
    """As printed, or as the scenario makes it."""
    hp, mp, bonus, attack, gifts = dict(g.bosses).get(monster, PRINTED[monster])
    more = g.options.foe_points
    return (
        max(hp + more, 1) if hp else 0,
        max(mp + more, 1) if mp else 0,
        bonus + g.options.foe_bonus,
        attack if attack >= 0 else PRINTED[monster][3],
        gifts,
    )


def abilities(g: Mansion, foe: int) -> int:
    return 0 if is_player(foe) else stats(g, foe)[4]


def has(g: Mansion, foe: int, ability: int) -> bool:
    return abilities(g, foe) & ability != 0


def is_up(g: Mansion, role: int) -> bool:
    """An ENEMY-player who can fight. GHT-FALL-18: not while it is subdued."""
    return g.status[role] == ENEMY and not g.subdued >> role & 1


def enemies_at(g: Mansion, tile: int) -> list[int]:
    """ENEMY-players who can fight there."""
    return [role for role in g.order if g.at[role] == tile and is_up(g, role)]


def foes_at(g: Mansion, tile: int) -> tuple[int, ...]:
    """GHT-BAT-58: where a monster is, ENEMY-players on its tile fight side by side with it."""
    return (*monsters_at(g, tile), *[MONSTERS + role for role in enemies_at(g, tile)])


def has_fallen(g: Mansion, foe: int) -> bool:
    """GHT-EVT-07: HP, MP or both; GHT-EVT-09: a monster falls when either is 0 or less."""
    if is_player(foe):
        return g.vitality[foe - MONSTERS] <= 0
    hp, mp, _, _, _ = stats(g, foe)
    return (hp > 0 and g.wounds[foe] >= hp) or (mp > 0 and g.frights[foe] >= mp)


def harm(g: Mansion, foe: int, kind: int, amount: int, by: int) -> None:
    """By a hunter's attack or mirror."""
    taken = harm_player(g, foe - MONSTERS, amount) if is_player(foe) else harm_monster(g, foe, kind, amount)
    if taken:
        g.hits = (*g.hits, (foe, by, taken))
        g.tell("GHT-BAT-37", "wounds", by, foe, taken, kind)


def harm_monster(g: Mansion, monster: int, kind: int, amount: int) -> int:
    """GHT-EVT-08: without such points no such damage, as with GHT-ECARD-40 and GHT-ECARD-43. What it took."""
    if stats(g, monster)[kind] <= 0:
        return 0
    if kind == HP:
        g.wounds[monster] += amount
    else:
        g.frights[monster] += amount
    return amount


def harm_player(g: Mansion, role: int, amount: int) -> int:
    """GHT-FALL-17: either kind reduces its vitality; its own HP and MP stay as they are."""
    g.vitality[role] -= amount
    return amount


def bite(g: Mansion, role: int, foe: int) -> None:
    """A hunter was damaged by it: the Crawling Hand clings, the Giant Snake is venomous."""
    if has(g, foe, CLINGS):
        g.limp |= 1 << role  # GHT-CHK-03: it tells on the next Escape-check
    if has(g, foe, VENOM) and TOWER_KEY not in g.items[role]:  # GHT-ICARD-18
        g.wasting[role] = max(g.wasting[role], VENOMOUS)  # GHT-ECARD-53
    if is_player(foe):
        story.happen(g, "blow", foe - MONSTERS, g.at[role], role)  # GHT-FMT-09


def remove(g: Mansion, monster: int) -> None:
    """GHT-EVT-10: the card is discarded, its markers are taken back; what was set aside goes back there."""
    card = FIRST_MONSTER + monster
    if card in g.story.deal.events_aside:
        g.events_aside = (*g.events_aside, card)
    else:
        g.events_out = (*g.events_out, card)
    g.lair[monster], g.wounds[monster], g.frights[monster] = NOWHERE, 0, 0
