"""An attack, die by die: the stage while it is under way, and the dice on the table. ATK, DICE"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.talents import SYRINGES, TALENTS
from hauntbox.games.betwixt.cards.words import DICE, deed_text
from hauntbox.games.betwixt.rules.attack.arithmetic import Sums, sums
from hauntbox.games.betwixt.rules.attack.attack import UNROLLED, Judged
from hauntbox.games.betwixt.rules.attack.means import (
    FIRE_IT,
    FIRST_SYRINGE,
    Blow,
    blow_of,
    harm_dice,
    is_blindside,
    talent_of,
    way_of,
    weapon_of,
)
from hauntbox.games.betwixt.rules.attack.results import Deal, agility, armor, deeds
from hauntbox.games.betwixt.rules.dice import face
from hauntbox.games.betwixt.rules.points import top_hp
from hauntbox.games.betwixt.scene.people import panel_id
from hauntbox.games.betwixt.scene.stage import is_attacking, is_on
from hauntbox.games.betwixt.state import COMBAT, FMS, NOBODY, Farm, is_fm, is_monster
from hauntbox.games.betwixt.words.names import figure_id, who_name
from hauntbox.kernel.agenda import Frame
from hauntbox.scene import Cell, Die, Fighter, Gauge, Mode, Piece, Pile, Stage, Term, Thing

SIGNS: Final = (
    ("hits", "hit"), ("effects", "effect"), ("evades", "evade"), ("shields", "shield"), ("skull", "skull"),
    ("miss", "miss"),
)  # fmt: skip
STEPS: Final = ("Roll", "Hit", "Damage", "Soak", "Wound")
FIRST_DAMAGE, FIRST_DEFENSE = 5, 9


# Dice on the table ----------------------------------------------------------------------------------------------------


def signs_of(rolled: int) -> tuple[str, ...]:
    shown = face(rolled)
    return tuple([look for field, look in SIGNS for _ in range(getattr(shown, field))])


def tag_of(rolled: int) -> str:
    """The number of a damage die; a blank die shows a stroke."""
    if FIRST_DAMAGE <= rolled >> 3 < FIRST_DEFENSE:
        return str(face(rolled).damage)
    return "" if signs_of(rolled) else "-"


def rolled_die(rolled: int) -> Die:
    return Die(f"d-{rolled >> 3}", tag_of(rolled), signs_of(rolled))


def tray(dice: tuple[int, ...], name: str) -> dict[str, Thing]:
    """The dice of the last attack, as they have fallen."""
    if not dice:
        return {}
    things: dict[str, Thing] = {"dice": Pile(n=-1, name=name, lay="dice", rule="TGB-ATK-09")}
    for n, rolled in enumerate(dice, 1):
        things[f"die:{n}"] = Piece(
            in_="dice", n=n, look=f"d-{rolled >> 3}", name=DICE[rolled >> 3], tag=tag_of(rolled), signs=signs_of(rolled)
        )
    return things


def is_shown(g: Farm) -> bool:
    """The pair of the last attack is still known."""
    return g.phase == COMBAT and g.hitter != NOBODY and max(g.hitter, g.victim) < len(g.at)


def table_dice(g: Farm) -> dict[str, Thing]:
    if not is_shown(g):
        return {}
    wards = tuple([each for each in g.wards if each & 7 != UNROLLED])
    return tray((*g.hits, *g.harms, *wards), pair_words(g, g.hitter, g.victim))


def pair_words(g: Farm, hitter: int, victim: int) -> str:
    return f"{who_name(g, hitter)} against {who_name(g, victim)}"


# The stage ------------------------------------------------------------------------------------------------------------


def mode(g: Farm, things: dict[str, Thing]) -> Mode | None:
    if not is_staged(g, things):
        return None
    lit = [id for id in (figure_id(g, g.hitter), figure_id(g, g.victim)) if id in things]
    name = f"{who_name(g, g.hitter)} attacks {who_name(g, g.victim)}"
    return Mode("battle", name, text=means_words(g), look="attack", on=tuple(lit), rule="TGB-ATK-21")


def is_staged(g: Farm, things: dict[str, Thing]) -> bool:
    return is_attacking(g) and is_shown(g) and bool(stand_in(g, g.hitter, things) and stand_in(g, g.victim, things))


def stand_in(g: Farm, who: int, things: dict[str, Thing]) -> str:
    """The sheet of one of the family, the figure of a monster, while it is there."""
    id = panel_id(who) if who < FMS else figure_id(g, who)
    return id if id in things else ""


def means_words(g: Farm) -> str:
    """With what, and whether from behind."""
    found = blow_of(g, g.hitter, g.means)
    behind = ", from behind" if is_seen(g) and is_blindside(g, found.ranged) else ""
    return f"{weapon_name(g)}{behind}"


def is_seen(g: Farm) -> bool:
    return is_on(g.at[g.hitter]) and is_on(g.at[g.victim])


def weapon_name(g: Farm) -> str:
    if is_monster(g.hitter):
        return COPIES[g.weapon[g.hitter]].name if g.weapon[g.hitter] != BARE else "Its own strength"
    card, talent = weapon_of(g, g.hitter, g.means), talent_of(g.means)
    skill = "" if talent < 0 else SYRINGES[talent - FIRST_SYRINGE] if talent >= FIRST_SYRINGE else TALENTS[talent].name
    if card is None:
        return skill or "Bare hands"
    fired = f"{card.name}, firing {card.ammo}" if way_of(g.means) == FIRE_IT else card.name
    return f"{skill} with the {fired}" if skill else fired


def stage(g: Farm, things: dict[str, Thing]) -> Stage | None:
    if not is_staged(g, things):
        return None
    ours, theirs = (g.victim, g.hitter) if is_monster(g.hitter) else (g.hitter, g.victim)
    return Stage(
        left=(fighter(g, ours, things),),
        right=(fighter(g, theirs, things),),
        steps=STEPS,
        step=step(g),
        pipe=(roll(g), judged(g), harm(g), soak(g), wound(g)),
    )


def awaits(g: Farm, kind: type[Frame]) -> bool:
    return any([isinstance(frame, kind) for frame in g.agenda])


def is_rolled(g: Farm) -> bool:
    return bool(g.hits or g.harms) or any([each & 7 != UNROLLED for each in g.wards])


def step(g: Farm) -> int:
    """The step that is being done."""
    if not is_rolled(g):
        return 0
    if awaits(g, Judged):
        return 1
    return 2 if awaits(g, Deal) else 4


def fighter(g: Farm, who: int, things: dict[str, Thing]) -> Fighter:
    found = blow_of(g, g.hitter, g.means)
    if who == g.hitter:
        stat = f"{'ACC' if found.ranged else 'STR'} {found.stat}" if found.stat else "no damage die"
        kind, dice = f"{'ranged' if found.ranged else 'melee'}, {stat}", (*coming(g, found),)
    else:
        kind, dice = f"AGI {agility(g, who)}, armor {armor(g, who)}", tuple([each >> 3 for each in g.wards])
    dealt = g.dealt if who == g.victim else 0
    gauge = Gauge(
        "HP", max(g.hp[who], 0), max(top_hp(g, who), g.hp[who]), "coral", g.hp[who] + dealt if dealt else None
    )
    to_roll = () if is_rolled(g) else tuple([Die(f"d-{die}") for die in dice])
    return Fighter(stand_in(g, who, things), who_name(g, who), kind, chips=to_roll, tracks=(gauge,))


def coming(g: Farm, found: Blow) -> tuple[int, ...]:
    """The attacker's dice before they are rolled; chance has not touched them yet."""
    return (*found.hit, *(harm_dice(g, found) if is_seen(g) else ()))


def roll(g: Farm) -> Cell:
    if not is_rolled(g):
        return Cell("Roll", rule="TGB-ATK-08")
    wards = [each for each in g.wards if each & 7 != UNROLLED]
    dice = tuple([rolled_die(each) for each in (*g.hits, *g.harms, *wards)])
    text = "From behind" if is_seen(g) and is_blindside(g, blow_of(g, g.hitter, g.means).ranged) else ""
    return Cell("Roll", dice, text=text, rule="TGB-ATK-09")


def judged(g: Farm) -> Cell:
    """TGB-ATK-10: hits minus evades against AGI."""
    if not is_rolled(g):
        return Cell("Hit", rule="TGB-ATK-10")
    found = sums(g)
    if awaits(g, Judged):
        return Cell("Hit", sum=hit_terms(found), rule="TGB-ATK-10")
    return hit_cell(found, g.landed, is_fm(g.hitter))


def is_hit(g: Farm) -> bool:
    return g.landed and is_rolled(g) and not awaits(g, Judged)


def harm(g: Farm) -> Cell:
    if not is_hit(g):
        return Cell("Damage", rule="TGB-ATK-11")
    return harm_cell(sums(g), ", ".join([deed_text(verb, n) for verb, n in deeds(g)]))


def soak(g: Farm) -> Cell:
    return soak_cell(sums(g)) if is_hit(g) and not awaits(g, Deal) else Cell("Soak", rule="TGB-ATK-12")


def wound(g: Farm) -> Cell:
    if not is_hit(g) or awaits(g, Deal):
        return Cell("Wound", rule="TGB-STAT-01")
    left = max(g.hp[g.victim], 0)
    return wound_cell(left + g.dealt, g.dealt, who_name(g, g.victim), is_monster(g.victim))


# Cells by their numbers -----------------------------------------------------------------------------------------------


def hit_terms(found: Sums) -> tuple[Term, ...]:
    return (
        Term(found.hits, look="hit", text="hits"),
        Term(found.evades, "-", text="evades"),
        Term(found.hits - found.evades, "="),
        Term(found.agi, "≥", text="AGI"),
    )


def hit_cell(found: Sums, is_landed: bool, is_ours: bool) -> Cell:
    text = "It hits" if is_landed else "A miss symbol" if found.miss else "It misses"
    return Cell("Hit", sum=hit_terms(found), text=text, good=is_landed == is_ours, rule="TGB-ATK-10")


def harm_cell(found: Sums, said: str = "") -> Cell:
    """TGB-ATK-11: dice, weapon and bought damage."""
    terms = [Term(found.dice, text="dice"), Term(found.weapon, "+", text="weapon")]
    terms += [Term(found.bought, "+", text="effects"), *([Term(found.skill, "+", text="skill")] if found.skill else [])]
    raw = Term(found.dice + found.weapon + found.bought + found.skill, "=")
    return Cell("Damage", sum=(*terms, raw), text=said, rule="TGB-ATK-11")


def soak_cell(found: Sums) -> Cell:
    """TGB-DICE-12: shields and armor, TGB-STS-32: less what pierces; then elements."""
    terms = [Term(found.shields, "-", text="shields"), Term(found.armor, "-", text="armor")]
    terms += [Term(found.pierce, "+", text="pierced")] if found.pierce else []
    terms += [Term(found.normal, "=")]
    terms += [Term(found.elements, "+", text="elements")] if found.elements else []
    text = f"{found.total} damage{', halved' if found.halved else ''}"
    return Cell("Soak", sum=tuple(terms), text=text, rule="TGB-ATK-12")


def wound_cell(before: int, lost: int, victim: str, is_good: bool) -> Cell:
    left = before - lost
    terms = (Term(before, look="b-hp", text="HP"), Term(lost, "-"), Term(left, "=", text="HP"))
    return Cell("Wound", sum=terms, text="" if left else f"{victim} falls", good=is_good, rule="TGB-STAT-01")
