"""A battle as a stage: two sides, the card and the ability that each adds up, who hits, who may join. BAT"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from hauntbox.games.hunter13.cards.monsters import DOUBLE, MULTIPLE
from hauntbox.games.hunter13.rules.battle.battle import Declare
from hauntbox.games.hunter13.rules.battle.battle_plans import FreeAim, FreeKind, Plan
from hauntbox.games.hunter13.rules.battle.blows import strength
from hauntbox.games.hunter13.rules.battle.escape import MayEscape, Refuge
from hauntbox.games.hunter13.rules.battle.foes import has, is_player, stats
from hauntbox.games.hunter13.rules.battle.joining import DeclareOwn, MayJoin, bars_join
from hauntbox.games.hunter13.rules.hunters.points import base_hp, hp
from hauntbox.games.hunter13.scene.battle import KINDS, bare_name, bonus_of
from hauntbox.games.hunter13.scene.board import monster_id
from hauntbox.games.hunter13.scene.stage import Stage, figure_id, tile_id
from hauntbox.games.hunter13.secrets.view import known
from hauntbox.games.hunter13.state import BATTLE, HUNTER, MONSTERS, NOWHERE, Mansion
from hauntbox.games.hunter13.words.log import role_name, room_words
from hauntbox.kernel.wire import Event
from hauntbox.scene import Fighter, Gauge, Joiner, Mode, Ruling, SeatContext, Sign
from hauntbox.scene import Stage as Battle

STEPS: Final = ("Escape", "Join", "Attack", "Cards", "Damage")
ESCAPE, JOIN, ATTACK, CARDS, DAMAGE = range(len(STEPS))
ASKED: Final = (
    ((MayEscape, Refuge), ESCAPE),
    ((MayJoin, DeclareOwn), JOIN),
    ((Declare, Plan, FreeAim, FreeKind), ATTACK),
)
FIXED, OF_HUNTER, OF_FOE = 5, 3, 4  # how many numbers of `Mansion.clash` stand first, and for each
ABILITIES: Final = ("Strength", "Willpower")  # of an HP attack, of an MP attack


def is_battle(stage: Stage) -> bool:
    return stage.g.field_ != NOWHERE and bool(stage.g.foes) and not stage.is_over


def mode(stage: Stage) -> Mode | None:
    """While a battle lasts the table looks at it alone."""
    if not is_battle(stage):
        return None
    return battle_mode(stage.g)


def battle_mode(g: Mansion) -> Mode:
    return Mode(
        "battle",
        f"Battle in {room_words(g.field_)}",
        f"Round {max(g.bout, 1)}",
        "",
        (tile_id(g.field_),),
        0,
        "GHT-BAT-01",
    )


def battle(stage: Stage) -> Battle | None:
    """The cards of this round, or those of the last one while nobody has drawn."""
    if not is_battle(stage):
        return None
    return two_sides(stage.g, step(stage, bool(stage.g.black)))


def two_sides(g: Mansion, now: int) -> Battle:
    ours = [role for role in g.order if g.fighting >> role & 1]
    cards, black = drawn(g)
    left = tuple([hunter(g, role, cards.get(role, 0)) for role in ours])
    right = tuple([enemy(g, place, black) for place in range(len(g.foes))])
    return Battle(left, right, STEPS, now, ruling(left, right), joiners(g))


# A round that is over before anybody is asked again.


def mood_then(
    g: Mansion, context: SeatContext, event: Event
) -> tuple[Mode | UnsetType | None, Battle | UnsetType | None]:
    """GHT-BAT-13: when all cards lie open the stage shows them, also the last ones; GHT-BAT-45: then it is cleared."""
    if event.what == "battle ends":
        return None, None
    if BATTLE not in event.now:
        return UNSET, UNSET
    past = as_it_was(known(g, context.minds).clone(), event.now[event.now.index(BATTLE) + 1 :])
    return battle_mode(past), two_sides(past, DAMAGE)


def as_it_was(g: Mansion, now: tuple[int | str, ...]) -> Mansion:
    """Turn back a battle to the numbers of `Mansion.clash`; the rest of the position stays as it is."""
    numbers = [int(each) for each in now]
    g.field_, g.bout, g.fighting, black, many = numbers[:FIXED]
    rows = numbers[FIXED:]
    hunters, foes = rows[: many * OF_HUNTER], rows[many * OF_HUNTER :]
    g.black, g.rolls = (black,), ()
    g.types, g.drawn_cards, g.hurt = hunters[::OF_HUNTER], hunters[1::OF_HUNTER], hunters[2::OF_HUNTER]
    g.foes, g.foe_types = tuple(foes[::OF_FOE]), tuple(foes[1::OF_FOE])
    for foe, wounds, frights in zip(g.foes, foes[2::OF_FOE], foes[3::OF_FOE], strict=True):
        if not is_player(foe):
            g.wounds[foe], g.frights[foe], g.lair[foe] = wounds, frights, g.field_
    return g


def drawn(g: Mansion) -> tuple[dict[int, int], int]:
    """The Judge-cards by hunter, and the Enemy's."""
    if g.black:
        return {role: card for role, card in enumerate(g.drawn_cards) if card}, max(g.black)
    if not g.rolls:
        return {}, 0
    (_, black), *others = g.rolls
    return dict(reversed(others)), black  # the first card of each: later ones are checks


def step(stage: Stage, has_cards: bool) -> int:
    for frames, n in ASKED:
        if isinstance(stage.frame, frames):
            return n
    return DAMAGE if has_cards else CARDS


def hunter(g: Mansion, role: int, card: int) -> Fighter:
    """The card and the ability, of attack and defence alike."""
    kind = g.types[role]
    points = (Gauge("HP", max(hp(g, role), 0), max(base_hp(g, role), 1), "coral"),)
    of, name = f"p:{figure_id(g, role)}", role_name(g, role)
    if kind < 0:
        return Fighter(of, name, "stands ready", tracks=points)
    bonus = strength(g, role, kind)
    parts = (Sign("judge-card", card), Sign("", bonus, ABILITIES[kind])) if card else ()
    return Fighter(of, name, f"{KINDS[kind]} attack", "", parts, card + bonus if card else None, points)


def enemy(g: Mansion, place: int, black: int) -> Fighter:
    """All Enemies share one card, and each adds its own."""
    foe = g.foes[place]
    kind = g.foe_types[place] if place < len(g.foe_types) else -1
    extra = [word for bit, word in ((DOUBLE, "Double Damage"), (MULTIPLE, "Multiple Attack")) if has(g, foe, bit)]
    bonus = bonus_of(g, place) if kind >= 0 or not is_player(foe) else 0
    parts = (Sign("judge-card", black), Sign("", bonus, "added")) if black and kind >= 0 else ()
    id = figure_id(g, foe - MONSTERS) if is_player(foe) else monster_id(foe)
    says = f"{KINDS[kind]} attack" if kind >= 0 else "waits"
    return Fighter(
        f"p:{id}", bare_name(g, foe), says, ", ".join(extra), parts, black + bonus if parts else None, gauges(g, foe)
    )


def gauges(g: Mansion, foe: int) -> tuple[Gauge, ...]:
    """What is left of it; an ENEMY-player's Vitality lies on the sheet."""
    if is_player(foe) or g.lair[foe] == NOWHERE:
        return ()
    left = (
        (KINDS[0], stats(g, foe)[0], g.wounds[foe], "coral"),
        (KINDS[1], stats(g, foe)[1], g.frights[foe], "violet"),
    )
    return tuple([Gauge(name, max(most - lost, 0), most, tone) for name, most, lost, tone in left if most])


def ruling(left: tuple[Fighter, ...], right: tuple[Fighter, ...]) -> Ruling | None:
    """The difference of two results, where one stands against one."""
    if len(left) != 1 or len(right) != 1 or left[0].sum is None or right[0].sum is None:
        return None
    by, text = left[0].sum - right[0].sum, f"{left[0].sum} to {right[0].sum}"
    if not by:
        return Ruling("neither", text, 0, "Nobody is hit", "GHT-BAT-16")
    over, under = (left[0], right[0]) if by > 0 else (right[0], left[0])
    return Ruling("left" if by > 0 else "right", text, abs(by), f"{over.name} over {under.name}", "GHT-BAT-14")


def joiners(g: Mansion) -> tuple[Joiner, ...]:
    """Hunters on the tile or behind one of its doors."""
    rest = [role for role in g.order if g.status[role] == HUNTER and not g.fighting >> role & 1]
    return tuple([joiner(g, role, bars_join(g, role)) for role in rest])


def joiner(g: Mansion, role: int, barred: str) -> Joiner:
    text = {"": "may join", "GHT-BAT-33": "has got away"}.get(barred, "too far away")
    return Joiner(f"p:{figure_id(g, role)}", not barred, text)
