"""Monsters: figures with facing, target and HP, and a sheet for each group with its tracker. MON, CMP, BLIND"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.monsters import MONSTERS, Monster
from hauntbox.games.betwixt.cards.words import effect_text
from hauntbox.games.betwixt.rules.map.layout import COMPASS as WAYS
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.points import top_hp
from hauntbox.games.betwixt.scene.legend import dice_words, kind_words
from hauntbox.games.betwixt.scene.people import statuses
from hauntbox.games.betwixt.scene.stage import COMPASS, Stage, group_id
from hauntbox.games.betwixt.state import FMS, NOBODY, Farm
from hauntbox.games.betwixt.state import monsters as on_the_map
from hauntbox.games.betwixt.words.names import figure_id, space_id, who_name
from hauntbox.scene import Badge, Panel, Piece, Thing, Track

MANY: Final = 6  # HP that are still counted as pips


def monsters(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    there = on_the_map(g)
    things: dict[str, Thing] = {figure_id(g, m): monster(g, m) for m in there}
    for n, kind in enumerate([kind for kind in g.groups if any([g.kind[m] == kind for m in there])]):
        things |= group(g, n, kind, [m for m in there if g.kind[m] == kind])
    return things


def monster(g: Farm, m: int) -> Piece:
    """TGB-BLIND-01: it looks one way; TGB-CMP-09: its number, HP and Target Token are its own."""
    return Piece(
        in_=space_id(g.at[m]),
        look=f"m-{g.kind[m]}",
        name=who_name(g, m),
        tag="" if MONSTERS[g.kind[m]].boss else str(g.spot[m]),
        way=COMPASS[g.face[m]],
        text=weapon_words(g, m),
        badges=(*target(g, m), Badge("b-hp", g.hp[m]), *statuses(g, m)),
        active=g.active == m,
    )


def target(g: Farm, m: int) -> tuple[Badge, ...]:
    held = g.target[m]
    return (Badge(f"x-{min(held, FMS)}"),) if held != NOBODY else ()


def weapon_words(g: Farm, m: int) -> str:
    if g.weapon[m] == BARE:
        return ""
    weapon = COPIES[g.weapon[m]]
    parts = [f"{dice_words((weapon.die,))}, damage {weapon.damage}", *[effect_text(each) for each in weapon.effects]]
    return f"{weapon.name}: {'ranged, ' if weapon.ranged else ''}{', '.join(parts)}."


def group(g: Farm, n: int, kind: int, some: list[int]) -> dict[str, Thing]:
    """The sheet of a group. TGB-CMP-10: a row of the tracker for each."""
    home, printed = group_id(kind), MONSTERS[kind]
    name = printed.name if printed.boss or len(some) == 1 else f"{printed.name}s"
    things: dict[str, Thing] = {
        home: Panel(
            n=10 + n,
            look=f"m-{kind}",
            name=name,
            text=kind_words(printed),
            tone="danger",
            badges=numbers(printed),
            of=figure_id(g, some[0]),
            active=any([g.active == m for m in some]),
        )
    }
    for m in sorted(some, key=lambda each: g.spot[each]):
        most = max(g.hp[m], top_hp(g, m))
        things[wound_id(g, m)] = Track(
            in_=home,
            n=g.spot[m],
            look="wound" if most <= MANY else "wounds",
            name=f"No. {g.spot[m]}" if not printed.boss else "HP",
            value=g.hp[m],
            max=most,
            extra=(*target(g, m), *statuses(g, m)),
            note=COPIES[g.weapon[m]].name if g.weapon[m] != BARE else "",
        )
    return things


def numbers(printed: Monster) -> tuple[Badge, ...]:
    """What the family's sheets show too; the rest stands on the Monster Card."""
    values = (("str", printed.strength), ("acc", printed.acc), ("agi", printed.agi), ("spd", printed.spd))
    return tuple([Badge(look, n) for look, n in (*values, ("armor", printed.armor)) if n])


def wound_id(g: Farm, m: int) -> str:
    return f"hp:{figure_id(g, m)}"


def back_of(g: Farm, m: int) -> int:
    """TGB-BLIND-02: the space straight behind it, or NOWHERE."""
    dx, dy = WAYS[g.face[m]]
    return g.map.beside(g.at[m], -dx, -dy) if g.at[m] != NOWHERE else NOWHERE
