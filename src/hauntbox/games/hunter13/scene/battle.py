"""A battle, so that one can follow it: who fights whom, with what, and what the cards say. BAT"""

from __future__ import annotations

from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import DOUBLE, MULTIPLE
from hauntbox.games.hunter13.rules.battle.blows import foe_result, result, strength
from hauntbox.games.hunter13.rules.battle.foes import has, is_player, stats
from hauntbox.games.hunter13.rules.hunters.checks import ability
from hauntbox.games.hunter13.scene.board import monster_id, played_text
from hauntbox.games.hunter13.scene.legend import signed
from hauntbox.games.hunter13.scene.stage import Stage
from hauntbox.games.hunter13.state import HP, MONSTERS, NOWHERE, ST, WP, Mansion
from hauntbox.games.hunter13.words.log import foe_name, role_name, room_words
from hauntbox.scene import Badge, Note, Panel, Thing, Track

KINDS = ("HP", "MP")
ATTACKS = ("hp-attack", "mp-attack")
ON_TOP = -5  # of the notes


def battle(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    if g.field_ == NOWHERE or not g.foes:
        return {}
    things: dict[str, Thing] = {}
    for place, foe in enumerate(g.foes):
        if not is_player(foe):
            things |= foe_sheet(g, place, foe)
    things["note:battle"] = Note(
        n=ON_TOP, name=title(g), text=" ".join(lines(g)), rule="GHT-BAT-13", fresh=True, tab="mode"
    )
    return things


def title(g: Mansion) -> str:
    return f"Battle in {room_words(g.field_)}, round {max(g.bout, 1)}"


# The Enemies as sheets.


def foe_sheet(g: Mansion, place: int, foe: int) -> dict[str, Thing]:
    """One that has fallen, or has left, has no points to show any more."""
    hp, mp, bonus, _, _ = stats(g, foe)
    is_there = g.lair[foe] != NOWHERE
    home = f"p:{monster_id(foe)}"
    kind = g.foe_types[place] if place < len(g.foe_types) else -1
    attack = (Badge(ATTACKS[kind], signed(bonus)),) if kind >= 0 else (Badge("st", signed(bonus)),)
    things: dict[str, Thing] = {
        home: Panel(
            n=-1, look=f"m-{foe}", name=bare_name(g, foe), text=played_text(g, foe), badges=attack, tone="danger",
            of=monster_id(foe) if is_there else "", dim="" if is_there else "gone",
        )
    }  # fmt: skip
    left = (("hp", hp, hp - g.wounds[foe]), ("mp", mp, mp - g.frights[foe]))
    for look, most, now in left:
        if most and is_there:
            things[f"{look}:{monster_id(foe)}"] = Track(
                in_=home, look=look, name=look.upper(), value=max(now, 0), max=most
            )
    return things


# The round in words.


def round_words(g: Mansion) -> str:
    """What the cards of the last round came to: the Enemy's is drawn first, then each hunter's."""
    if g.field_ == NOWHERE or not g.rolls or not g.foes:
        return ""
    (_, black), *others = g.rolls
    drawn = dict(reversed(others))  # the first card of each: later ones are checks
    ours = [f"{role_name(g, role)} {card + strength(g, role, g.types[role])}" for role, card in drawn.items()
            if role < len(g.who) and g.types[role] >= 0]  # fmt: skip
    theirs = [f"{bare_name(g, foe)} {black + bonus_of(g, place)}" for place, foe in enumerate(g.foes)]
    return f"{', '.join(ours[::-1])} against {', '.join(theirs)}" if ours else ""


def bonus_of(g: Mansion, place: int) -> int:
    foe = g.foes[place]
    if is_player(foe):
        return ability(g, foe - MONSTERS, ST if g.foe_types[place] == HP else WP)
    return stats(g, foe)[2]


def bare_name(g: Mansion, foe: int) -> str:
    return foe_name(g, foe).removeprefix("the ")


def lines(g: Mansion) -> list[str]:
    fighters = [role for role in g.order if g.fighting >> role & 1]
    return [*[hunter_line(g, role) for role in fighters], *[foe_line(g, place) for place in range(len(g.foes))]]


def hunter_line(g: Mansion, role: int) -> str:
    """Flint: HP attack, card 7 +2 = 9."""
    name = role_name(g, role)
    if g.failed >> role & 1:
        return f"{name} tries to get away."
    if g.free[role]:
        return f"{name}: Free Attack by the {ITEM_CARDS[g.free[role] - 1].name}{drawn(g, role)}."
    if g.types[role] < 0:
        return f"{name} stands ready."
    aimed = f" at {foe_name(g, g.foes[g.targets[role]])}" if len(g.foes) > 1 and g.targets[role] < len(g.foes) else ""
    bonus = strength(g, role, g.types[role])
    more = f" {signed(bonus)}" if bonus else ""
    total = f", card {g.drawn_cards[role]}{more} = {result(g, role)}" if g.drawn_cards[role] else more
    return f"{name}: {KINDS[g.types[role]]} attack{aimed}{total}."


def drawn(g: Mansion, role: int) -> str:
    return f", card {g.drawn_cards[role]}" if g.drawn_cards[role] else ""


def foe_line(g: Mansion, place: int) -> str:
    foe = g.foes[place]
    kind = f"{KINDS[g.foe_types[place]]} attack" if place < len(g.foe_types) and g.foe_types[place] >= 0 else "waits"
    total = f", card {' and '.join(map(str, g.black))} = {foe_result(g, place)}" if g.black else ""
    extra = [word for bit, word in ((DOUBLE, "Double Damage"), (MULTIPLE, "Multiple Attack")) if has(g, foe, bit)]
    extra += [f"no {kind} damage" for n, kind in enumerate(KINDS) if not is_player(foe) and not stats(g, foe)[n]]
    return f"{bare_name(g, foe)}: {', '.join([kind, *extra])}{total}."
