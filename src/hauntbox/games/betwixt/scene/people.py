"""The family: figures on the map, and a dashboard for each with points, dice, cards and talents. FAM, INV, CHIP"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.actions import POSITION_NAMES
from hauntbox.games.betwixt.cards.decks import CARDS, KIND, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.family import JOAN, NAMES
from hauntbox.games.betwixt.cards.talents import (
    ATTACK,
    PASSIVE,
    REACTION,
    SUPPORT,
    SYRINGE_TEXTS,
    SYRINGES,
    TALENTS,
)
from hauntbox.games.betwixt.cards.words import DICE
from hauntbox.games.betwixt.rules.attack.chips import die_of
from hauntbox.games.betwixt.rules.attack.means import damage_dice
from hauntbox.games.betwixt.rules.attack.statuses import count
from hauntbox.games.betwixt.rules.fight.preparing import Preparation
from hauntbox.games.betwixt.rules.fight.turn import limit
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.scene.legend import STATUS_LOOKS, card_look, card_text
from hauntbox.games.betwixt.scene.stage import KIN, PAIRS, Stage, is_on
from hauntbox.games.betwixt.state import ACTIVE, AWAY, COMBAT, COMING, EXTRA, FIRST, FMS, KO, LEFT, LOOKOUT, RIGHT, Farm
from hauntbox.games.betwixt.words.names import figure_id, space_id
from hauntbox.scene import Badge, Card, Panel, Piece, Pile, Thing, Track

REST: Final = 30  # in a fight those who are not in it come after the monsters
TALENT_KINDS: Final = {ATTACK: "Attack", SUPPORT: "Support", PASSIVE: "Always", REACTION: "Reaction"}


def people(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things: dict[str, Thing] = {}
    for who in range(FIRST):
        if is_on(g.at[who]):
            things[figure_id(g, who)] = figure(stage, who)
    for fm in range(FMS):
        things |= dashboard(stage, fm)
    return things


def figure(stage: Stage, who: int) -> Piece:
    g = stage.g
    if who >= FMS:
        return Piece(in_=space_id(g.at[who]), look="f-4", badges=(Badge("b-hp", g.hp[who]), *statuses(g, who)))
    return Piece(
        in_=space_id(g.at[who]),
        look=f"f-{who}",
        name=NAMES[who],
        owner=stage.owner(who),
        tone=PAIRS[who][0],
        shape=PAIRS[who][1],
        badges=statuses(g, who),
        active=is_acting(stage, who),
    )


def is_acting(stage: Stage, fm: int) -> bool:
    """Whose activation it is, or who is asked outside of any."""
    return fm in (stage.g.active, stage.turn) if stage.g.active < FMS else fm == stage.turn


def statuses(g: Farm, who: int) -> tuple[Badge, ...]:
    """TGB-STS-44: with the number of its token."""
    counts = [(look, count(g, who, status)) for status, look in enumerate(STATUS_LOOKS)]
    return tuple([Badge(look, min(n, 2) if look != STATUS_LOOKS[0] else n) for look, n in counts if n])


# Dashboards -----------------------------------------------------------------------------------------------------------


def dashboard(stage: Stage, fm: int) -> dict[str, Thing]:
    g, home = stage.g, panel_id(fm)
    is_there = is_on(g.at[fm])
    return {
        home: Panel(
            n=fm if g.post[fm] == ACTIVE or g.phase != COMBAT else REST + fm,
            owner=stage.owner(fm),
            look=f"f-{fm}",
            name=NAMES[fm],
            text=f"{KIN[fm]}, {standing(g, fm)}",
            tone=PAIRS[fm][0],
            shape=PAIRS[fm][1],
            badges=(*numbers(g, fm), *statuses(g, fm)),
            of=figure_id(g, fm) if is_there else "",
            active=is_acting(stage, fm),
            dim=out_words(g, fm),
        ),
        **tracks(stage, fm, home),
        **dice(stage, fm, home),
        **carried(g, fm, home),
        **skills(g, fm, home),
    }


def panel_id(fm: int) -> str:
    return f"p:{NAMES[fm].lower()}"


def standing(g: Farm, fm: int) -> str:
    if g.post[fm] != ACTIVE:
        return {LOOKOUT: "on lookout", KO: "knocked out", COMING: "coming in", AWAY: "away"}[g.post[fm]]
    if g.phase != COMBAT or not g.round:
        return "in play"
    return "acting" if g.active == fm else "ready" if g.ready >> fm & 1 else "resting"


def out_words(g: Farm, fm: int) -> str:
    return "" if g.post[fm] == ACTIVE else standing(g, fm)


def numbers(g: Farm, fm: int) -> tuple[Badge, ...]:
    has = gear(g, fm)
    values = (("str", has.strength), ("acc", has.acc), ("agi", has.agi), ("spd", has.spd), ("armor", has.armor))
    level = (Badge("level", g.level[fm]),) if g.level[fm] > 1 else ()
    return (*[Badge(look, n) for look, n in values if n], *level)


def tracks(stage: Stage, fm: int, home: str) -> dict[str, Thing]:
    g, who, has = stage.g, NAMES[fm].lower(), gear(stage.g, fm)
    things: dict[str, Thing] = {}
    if g.active == fm or (isinstance(stage.frame, Preparation) and stage.turn == fm):
        most = limit(g, fm, isinstance(stage.frame, Preparation))
        things[f"acts:{who}"] = Track(in_=home, n=0, look="acts", name="Actions", value=max(0, most - g.acts), max=most)
    things[f"hp:{who}"] = Track(in_=home, n=1, look="hp", name="HP", value=g.hp[fm], max=has.hp)
    things[f"fp:{who}"] = Track(in_=home, n=2, look="fp", name="FP", value=g.fp[fm], max=has.fp)
    if g.xp[fm]:
        things[f"xp:{who}"] = Track(in_=home, n=3, look="xp", name="XP", value=g.xp[fm])
    return things


def dice(stage: Stage, fm: int, home: str) -> dict[str, Thing]:
    """TGB-CHIP-01: the bonus row; of whoever acts the base row too."""
    g, who, has = stage.g, NAMES[fm].lower(), gear(stage.g, fm)
    things: dict[str, Thing] = {}
    if is_acting(stage, fm):
        shown = [(has.hit, "hit"), *[(die, "damage") for die in damage_dice(has.strength)]]
        shown += [(die, "defense") for die in has.defense]
        things |= chips(f"base:{who}", "Base", home, 4, shown, False)
    bonus = [(die_of(chip), "bonus") for chip in g.chips[fm]]
    return {**things, **(chips(f"bonus:{who}", "Bonus", home, 5, bonus, True) if bonus else {})}


def chips(id: str, name: str, home: str, n: int, some: list[tuple[int, str]], bonus: bool) -> dict[str, Thing]:
    things: dict[str, Thing] = {id: Pile(in_=home, n=n, name=name, lay="chips", bonus=bonus)}
    for place, (die, text) in enumerate(some, 1):
        things[f"{id}/{place}"] = Piece(in_=id, n=place, look=f"d-{die}", name=DICE[die], text=text)
    return things


# Cards ----------------------------------------------------------------------------------------------------------------


def card_id(card: int) -> str:
    """Each copy is a card of its own and keeps its id wherever it goes."""
    return f"c:{card}"


def card_thing(g: Farm, card: int, home: str, n: int, where: str = "") -> Card:
    printed = CARDS[card]
    ammo = (Badge("ammo", g.tokens[TOKEN_PLACE[card]]),) if printed.tokens else ()
    return Card(
        in_=home,
        n=n,
        look=card_look(KIND[card]),
        name=printed.name,
        text=card_text(printed, where),
        badges=ammo,
    )


def carried(g: Farm, fm: int, home: str) -> dict[str, Thing]:
    """TGB-INV-01: equipped, and in Extra Inventory or pouch."""
    who = NAMES[fm].lower()
    things: dict[str, Thing] = {}
    worn = [p for p in range(EXTRA) if g.cards[fm][p] != NONE and not is_second_hand(g, fm, p)]
    kept = [p for p in range(EXTRA, len(g.cards[fm])) if g.cards[fm][p] != NONE]
    for id, name, n, positions in ((f"h:{who}", "Equipped", 6, worn), (f"x:{who}", "Extra Inventory", 7, kept)):
        if positions:
            things[id] = Pile(in_=home, n=n, name=name, lay="hand")
            things |= {
                card_id(g.cards[fm][p]): card_thing(g, g.cards[fm][p], id, p, place_words(g, fm, p)) for p in positions
            }
    return things


def is_second_hand(g: Farm, fm: int, position: int) -> bool:
    return position == RIGHT and g.cards[fm][LEFT] == g.cards[fm][RIGHT]


def place_words(g: Farm, fm: int, position: int) -> str:
    both = position == LEFT and g.cards[fm][LEFT] == g.cards[fm][RIGHT]
    return "both hands" if both else POSITION_NAMES[position]


def skills(g: Farm, fm: int, home: str) -> dict[str, Thing]:
    """Talents that are owned, and the syringes that are loaded."""
    id = f"t:{NAMES[fm].lower()}"
    owned = [n for n, talent in enumerate(TALENTS) if talent.owner == fm and g.talents[fm] >> n & 1]
    things: dict[str, Thing] = {id: Pile(in_=home, n=8, name="Talents", lay="hand")}
    for n in owned:
        talent = TALENTS[n]
        price = f"{TALENT_KINDS[talent.kind]}, {talent.fp} FP. " if talent.fp else f"{TALENT_KINDS[talent.kind]}. "
        things[talent_id(n)] = Card(in_=id, n=n, look="talent", name=talent.name, text=price + talent.text)
    for syringe in sorted(set(g.syringes)) if fm == JOAN else ():
        things[syringe_id(syringe)] = Card(
            in_=id, n=40 + syringe, look="syringe", name=SYRINGES[syringe], text=f"Syringe: {SYRINGE_TEXTS[syringe]}.",
            count=g.syringes.count(syringe) if g.syringes.count(syringe) > 1 else 0,
        )  # fmt: skip
    return things


def talent_id(talent: int) -> str:
    return f"talent:{talent}"


def syringe_id(syringe: int) -> str:
    return f"syringe:{syringe}"
