"""What the effects of a scenario do: memory, markers, items, people. GHT-FMT-11"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from hauntbox.games.hunter13.content.story import Place
from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.games.hunter13.rules.hunters.fallen import fall, recover
from hauntbox.games.hunter13.rules.hunters.harm import Hurt, Rescue
from hauntbox.games.hunter13.rules.hunters.insanity import take_random
from hauntbox.games.hunter13.rules.hunters.points import base_hp, hp, mp
from hauntbox.games.hunter13.rules.items.owning import Obtain, lose
from hauntbox.games.hunter13.rules.mansion.pawns import relocate
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.story.story_places import spot
from hauntbox.games.hunter13.rules.story.story_tests import settle_test
from hauntbox.games.hunter13.rules.turn.endings import conclude
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import HUNTER, NOBODY, NOWHERE, Mansion, owner

NONE: Final = -99  # a number that is not given


def read(g: Mansion, role: int, tile: int, text: int, who: Any) -> None:
    """A text is read out."""
    g.tell("GHT-FMT-11", "text", text, to=None if who == "everybody" else tuple(whom(g, who, role, tile)))


def set_flag(g: Mansion, role: int, tile: int, flag: int, on: int) -> None:
    g.flags = g.flags | 1 << flag if on else g.flags & ~(1 << flag)


def count(g: Mansion, role: int, tile: int, counter: int, by: int, to: int) -> None:
    """Within the counter's bounds."""
    bounds, old = g.story.counters[counter], g.counts[counter]
    new = max(bounds.low, min(bounds.high, to if by == NONE else old + by))
    if new == old:
        return
    g.counts[counter] = new
    if bounds.shown:
        g.tell("GHT-FMT-11", "counts", counter, new)
    story.reached(g, counter, old, new, role, tile)


def mark(g: Mansion, role: int, tile: int, marker: int, place: Place) -> None:
    """GHT-SCN-09: laid, moved or taken away."""
    if not place:
        g.marker[marker] = NOWHERE
        g.tell("GHT-SCN-09", "unmarks", marker)
    elif (there := spot(g, place, role, tile)) != NOWHERE:
        g.marker[marker] = there
        g.tell("GHT-SCN-09", "marks", marker, there)


def give(g: Mansion, role: int, tile: int, item: int, who: Any, place: Place) -> None:
    """GHT-SCN-10: an item that was set aside comes into play, in somebody's hands or face up on a tile."""
    if not take_item(g, item):
        return
    there = spot(g, place, role, tile) if place else NOWHERE
    takers = [] if place else whom(g, who, role, tile)
    if takers:
        g.then(Obtain(takers[0], item))
        return
    there = there if there != NOWHERE else tile
    g.lying[there] = tuple(sorted([*g.lying[there], item]))
    g.tell("GHT-SCN-10", "lies", item, there)


def take_item(g: Mansion, item: int) -> bool:
    """From the items set aside, or searched out of the pile."""
    if item in g.items_aside:
        g.items_aside = tuple([other for other in g.items_aside if other != item])
        return True
    if item not in g.item_pile:
        return False
    n = g.item_pile.index(item)
    g.item_pile = g.item_pile[:n] + g.item_pile[n + 1 :]
    g.item_known = g.item_known[:n] + g.item_known[n + 1 :]
    g.learned = True
    return True


def take(g: Mansion, role: int, tile: int, item: int) -> None:
    """GHT-SB-09: an item has done its part in the story."""
    holder = owner(g, item)
    if holder != NOBODY:
        g.items_out = (*g.items_out, item)
        lose(g, holder, item)


def damage(g: Mansion, role: int, tile: int, who: Any, kind: int, amount: int, sure: int) -> None:
    """GHT-FMT-11; GHT-DMG-04: a relief card cancels it, unless the scenario says that nothing does."""
    g.then(*[Hurt(victim, kind, amount, "story", NOBODY, not sure) for victim in whom(g, who, role, tile)])


def calm(g: Mansion, role: int, tile: int, who: Any, amount: int) -> None:
    """GHT-FMT-11, GHT-INS-19: a scenario may say so."""
    for each in whom(g, who, role, tile):
        for _ in range(amount):
            take_random(g, each)


def trial(g: Mansion, role: int, tile: int, who: Any, ability: int, need: int, good: int, bad: int) -> None:
    """A check of each, with two ways to go on."""
    g.then(*[Check(each, ability, need, good, bad, "", tile) for each in whom(g, who, role, tile)])


def deepen(g: Mansion, role: int, tile: int, who: Any, amount: int) -> None:
    """GHT-FMT-11, GHT-INS-20: Maximum MP changes; less of it may need a rescue."""
    for each in whom(g, who, role, tile):
        g.deeper[each] += amount
        g.tell("GHT-INS-20", "deepens", each, amount)
        g.then(Rescue(each))


def inspire(g: Mansion, role: int, tile: int, who: Any) -> None:
    """GHT-CHR-08: MP attacks, by the scenario."""
    for each in whom(g, who, role, tile):
        g.gifted |= 1 << each
        g.tell("GHT-FMT-11", "gifted", each)


def bless(g: Mansion, role: int, tile: int, who: Any, amount: int) -> None:
    """GHT-SA-11: on Judge-cards against bosses of the scenario."""
    for each in whom(g, who, role, tile):
        g.might[each] += amount
        g.tell("GHT-FMT-11", "blessed", each, amount)


def transport(g: Mansion, role: int, tile: int, who: Any, place: Place) -> None:
    """Nothing is settled there."""
    there = spot(g, place, role, tile)
    for each in whom(g, who, role, tile) if there != NOWHERE else []:
        relocate(g, each, there, "story")


def fell(g: Mansion, role: int, tile: int, who: Any) -> None:
    """GHT-SB-13: without a moment of rescue."""
    for each in whom(g, who, role, tile):
        g.hurt[each] = max(g.hurt[each], base_hp(g, each))
        fall(g, each)


def restore(g: Mansion, role: int, tile: int, who: Any) -> None:
    """GHT-FMT-11, GHT-FMT-16: by an effect: HP and MP are 1 at least, and the character is a hunter again."""
    for each in whom(g, who, role, tile):
        if g.status[each] == HUNTER:
            continue
        g.hurt[each] -= max(0, 1 - hp(g, each))
        g.shaken[each] -= min(g.shaken[each], max(0, 1 - mp(g, each)))
        while mp(g, each) < 1 and g.hand[each]:
            take_random(g, each)
        recover(g, each)


def change_rule(g: Mansion, role: int, tile: int, name: str, value: Any) -> None:
    """GHT-SCN-08: for the rest of the game."""
    if getattr(g.options, name) != value:
        g.options = replace(g.options, **{name: value})
        g.tell("GHT-SCN-08", "rule", name)


def reveal(g: Mansion, role: int, tile: int, lot: int) -> None:
    """All see what was drawn."""
    g.lots_shown |= 1 << lot
    g.learned = True
    g.tell("GHT-SO-05", "lot", lot, g.lots[lot])


def either(g: Mansion, role: int, tile: int, test: int, then: int, other: int) -> None:
    play(g, then if settle_test(g, test, role, tile) else other, role, tile)


def end(g: Mansion, role: int, tile: int, ending: int) -> None:
    """GHT-FMT-19, GHT-END-01: by an effect."""
    g.result = ending
    conclude(g)


VERBS: Final = {
    "read": read, "set": set_flag, "count": count, "mark": mark, "give": give, "take": take, "damage": damage,
    "calm": calm, "trial": trial, "deepen": deepen, "inspire": inspire, "bless": bless, "transport": transport,
    "fall": fell, "restore": restore, "rule": change_rule, "reveal": reveal, "if": either, "end": end,
}  # fmt: skip
