"""What the effects of a scenario do: monsters, doors, tiles and piles. GHT-FMT-11"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.monsters import DOUBLE, MULTIPLE, PRINTED, TWO_CARDS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.content.story import Place
from hauntbox.games.hunter13.rules import dice
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.battle.foes import is_battle, remove
from hauntbox.games.hunter13.rules.mansion.charting import remove as take_up
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.mansion.doors_made import confine, marker_door, unconfine, unlock
from hauntbox.games.hunter13.rules.mansion.exploring import ShowEvent
from hauntbox.games.hunter13.rules.mansion.opening import LayBeyond
from hauntbox.games.hunter13.rules.mansion.tile_pile import fetch, shuffle_pile
from hauntbox.games.hunter13.rules.story.story_places import nearest_hunter, spot, step_towards
from hauntbox.games.hunter13.state import FIRST_MONSTER, NOBODY, NOWHERE, Foe, Mansion, hunters, hunters_at, roles

NONE: Final = -99  # a number that is not given
GIFTS: Final = (DOUBLE, MULTIPLE, TWO_CARDS)  # in the order of writing_deeds.GIFTS
FLOORS: Final = (1, 2, 0)  # where a tile is laid if the scenario does not say


# Monsters -------------------------------------------------------------------------------------------------------------


def appear(
    g: Mansion, role: int, tile: int, place: Place, monster: int, lot: int, like: int, hp: int, mp: int, bonus: int,
    more: int, attack: int, gifts: int, battle: int,
) -> None:  # fmt: skip
    """GHT-SCN-10: a monster stands on a tile, with the values that the scenario gives it."""
    which = g.lots[lot] if lot >= 0 else monster
    there = spot(g, place, role, tile)
    if there == NOWHERE or not call(g, which):
        return
    g.lair[which], g.wounds[which], g.frights[which] = there, 0, 0
    extra = g.counts[more] if more >= 0 else 0
    made = boss(g, which, like, hp, mp, bonus, extra, attack, gifts)
    g.bosses = (*[row for row in g.bosses if row[0] != which], (which, made))
    g.tell("GHT-EVT-05", "appears", which, there)
    if battle:
        attack_there(g, there, role, False)


def boss(g: Mansion, monster: int, like: int, hp: int, mp: int, bonus: int, extra: int, attack: int, gifts: int) -> Foe:
    """As printed where the scenario is silent; GHT-SO-13: or like a character."""
    old = PRINTED[monster] if like < 0 else likeness(g, g.lots[like])
    many = sum([gift for n, gift in enumerate(GIFTS) if gifts >> n & 1])
    return (
        old[0] if hp == NONE else hp,
        old[1] if mp == NONE else mp,
        (old[2] if bonus == NONE else bonus) + extra,
        attack if attack >= 0 else old[3],
        old[4] | many,
    )


def likeness(g: Mansion, person: int) -> Foe:
    """GHT-SO-13: a character's HP and MP, and its better attack; grown by the level of the scenario."""
    sheet, level = PEOPLE[person], g.story.level
    strength, will = sheet.abilities[0], sheet.abilities[3]
    return sheet.hp + level // 2, sheet.mp + level // 2, max(strength, will) + level // 8, int(will > strength), 0


def call(g: Mansion, monster: int) -> bool:
    """From the cards set aside, or searched out of the pile or the discards; one that stands already stays."""
    card = FIRST_MONSTER + monster
    if card in g.events_aside:
        g.events_aside = tuple([other for other in g.events_aside if other != card])
        return True
    if card in g.events_out:
        g.events_out = tuple([other for other in g.events_out if other != card])
        return True
    if card not in g.event_pile:
        return False
    g.event_pile = g.shuffle(tuple(sorted([other for other in g.event_pile if other != card])), dice.EVENTS)
    return True


def attack_there(g: Mansion, tile: int, role: int, invaded: bool) -> None:
    """GHT-EVT-05: the actor, if it is there, else the first hunter in seat order."""
    there = hunters_at(g, tile)
    if there and not is_battle(g):
        g.then(Battle(tile, role if role in there else there[0], invaded))


def stalk(g: Mansion, role: int, tile: int, monster: int, goals: tuple[Place, ...], steps: int) -> None:
    """GHT-SO-04, GHT-BAT-56: towards the nearest of some places; whom it meets, it attacks."""
    for _ in range(steps):
        here = g.lair[monster]
        if here == NOWHERE or hunters_at(g, here):
            break
        targets = [
            nearest_hunter(g, here) if place == (("hunter", 0),) else spot(g, place, role, tile) for place in goals
        ]
        there = step_towards(g, here, targets)
        if there == here:
            break
        g.lair[monster] = there
        g.tell("GHT-BAT-56", "stalks", monster, there)
    if g.lair[monster] != NOWHERE:
        attack_there(g, g.lair[monster], NOBODY, True)


def vanish(g: Mansion, role: int, tile: int, monster: int) -> None:
    """GHT-BAT-57: it withdraws."""
    if g.lair[monster] != NOWHERE:
        remove(g, monster)
        g.tell("GHT-BAT-57", "vanishes", monster)


# Doors and tiles ------------------------------------------------------------------------------------------------------


def shut(g: Mansion, role: int, tile: int, place: Place) -> None:
    """GHT-SO-09: as by E-11; without a place, all over the mansion."""
    for each in [spot(g, place, role, tile)] if place else g.laid:
        if each != NOWHERE:
            confine(g, role, each)


def reopen(g: Mansion, role: int, tile: int, place: Place) -> None:
    there = spot(g, place, role, tile)
    if there != NOWHERE:
        unconfine(g, role, there)
        unlock(g, role, there)


def breach(g: Mansion, role: int, tile: int) -> None:
    """GHT-ECARD-07: by the rules of E-7."""
    marker_door(g, role, tile, 0)  # GHT-FMT-11


def lay(g: Mansion, role: int, tile: int, room: int, floors: tuple[int, ...]) -> None:
    """GHT-SC-10: beyond a free door of the first of these floors that has one; the actor chooses which."""
    if g.cell[room] == NOWHERE and fetch(g, room):
        chooser = role if role >= 0 else hunters(g)[0]
        g.then(LayBeyond(chooser, room, floors or FLOORS))


def withdraw(g: Mansion, role: int, tile: int, room: int, keep: tuple[int, ...]) -> None:
    """GHT-SO-11: the tile that came first, without a pawn or a monster on it, goes under the pile."""
    taken = {*g.at, *g.lair, *keep}
    loose = [each for each in g.laid if each not in taken and room in (NOWHERE, each)]
    if not loose:
        return
    gone = loose[0]
    take_up(g, gone)
    g.pile, g.pile_known = (*g.pile, gone), (*g.pile_known, sum([1 << each for each in roles(g)]))
    g.marker = [NOWHERE if there == gone else there for there in g.marker]
    g.tell("GHT-SO-11", "withdraws", gone)


def rotate(g: Mansion, role: int, tile: int, place: Place) -> None:
    there = spot(g, place, role, tile)
    if there != NOWHERE:
        g.turned[there] = (g.turned[there] + 1) % 4
        survey(g)
        g.tell("GHT-FMT-11", "rotates", there)


def shuffle(g: Mansion, role: int, tile: int, pile: str) -> None:
    if pile == "tiles":
        shuffle_pile(g, g.pile)
    elif pile == "events":
        g.event_pile = g.shuffle(tuple(sorted(g.event_pile)), dice.EVENTS)
    else:
        g.item_pile = g.shuffle(tuple(sorted(g.item_pile)), dice.ITEMS)
        g.item_known = (0,) * len(g.item_pile)
    g.tell("GHT-FMT-11", "shuffled")


def settle_one(g: Mansion, role: int, tile: int, card: int) -> None:
    """GHT-SC-12: an EVENT or TRAP card that was set aside is settled by the actor."""
    if card in g.events_aside and role >= 0:
        g.events_aside = tuple([other for other in g.events_aside if other != card])
        g.then(ShowEvent(role, tile, card))


VERBS: Final = {
    "appear": appear, "stalk": stalk, "vanish": vanish, "shut": shut, "reopen": reopen, "breach": breach, "lay": lay,
    "withdraw": withdraw, "rotate": rotate, "shuffle": shuffle, "settle-card": settle_one,
}  # fmt: skip
