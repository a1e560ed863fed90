"""What lies beside the street: tracks, the Spirit World, decks, Events, Entity cards, dice, sheets and hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from hauntbox.games.ghostbusters2.cards.categories import CATEGORIES
from hauntbox.games.ghostbusters2.cards.decks import CLASS_S_LEVEL, EVENTS, GEAR, is_class_s
from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.ghostbusters2.cards.names import GOO, PACKS, SYMBOLS
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.equip import fresh_uses
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.scene.board import slimes_on
from hauntbox.games.ghostbusters2.scene.goal import goal_tracks
from hauntbox.games.ghostbusters2.scene.legend import FIGURES, counted
from hauntbox.games.ghostbusters2.scene.stage import Stage, figure_id, tone_of, where_words
from hauntbox.games.ghostbusters2.state import NOBODY, Busters, slots
from hauntbox.games.ghostbusters2.words.entity_cards import card_text
from hauntbox.games.ghostbusters2.words.log import CAST, role_name
from hauntbox.scene import Badge, Card, Mark, Panel, Piece, Pile, Thing, Track

ARROWS: Final = "↖↑↗←→↙↓↘"  # the faces of the Movement Die
DICE: Final = {
    dice.COMBAT: "Combat Die",
    dice.RESIST: "The Entity's die",
    dice.ROLL_OFF: "Roll-off",
    dice.ABILITY: "Die for an ability",
    dice.MOVEMENT: "Movement Die",
    dice.TARGET: "Die for a target",
    dice.CARD: "Die for an Entity card",
    dice.EVENT: "Event Die",
}


def table(stage: Stage) -> dict[str, Thing]:
    """GBT-SET-21: the Tank, the Spirit World, decks, dice and cards; none of it has a space on the map."""
    g = stage.g
    return {
        **tracks(stage),
        **spirit_world(g),
        **decks(g),
        **events(g),
        **entity_cards(g),
        **rolled(g.rolls),
        **sheets(stage),
        **hands(stage),
    }


# Numbers, the Spirit World and decks.


def tracks(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things: dict[str, Thing] = {
        "t:goo": Track(look="timer", name="Goo Timer", value=max(g.timer, 0), max=max(g.longest, g.timer)),
        "t:gates": Track(look="gates", name="Open Gates", value=g.gates.bit_count(), max=len(g.street.gates)),
        "t:tank": Track(look="tank", name="Ecto-Tank", value=g.tank),
    }
    return things | goal_tracks(stage)


def spirit_world(g: Busters) -> dict[str, Thing]:
    """Ghosts to come, and who is deposited for good."""
    things: dict[str, Thing] = {"spirits": Pile(name="Spirit World", lay="tray", rule="GBT-SPW-01")}
    for kind, n in enumerate(g.spirit):
        if n:
            things[f"spirit:{KINDS[kind].code}"] = Piece(in_="spirits", n=kind, look=f"e-{KINDS[kind].code}", count=n)
    if g.stored:
        things["stored"] = Pile(name="Deposited for good", lay="tray", rule="GBT-CSC-11")
        for kind, n in Counter(g.stored).items():
            things[f"stored:{KINDS[kind].code}"] = Piece(in_="stored", look=f"e-{KINDS[kind].code}", count=n)
    return things


def decks(g: Busters) -> dict[str, Thing]:
    """How many, and those on top that all have seen."""
    things: dict[str, Thing] = {
        "goo": Pile(name="Goo", lay="deck", count=len(g.goo), look="goo-card"),
        "gear": Pile(name="Equipment", lay="deck", count=len(g.gear), look="gear-card"),
        "omens": Pile(name="Events", lay="deck", count=len(g.omens), look="event-card"),
    }
    for n, card in enumerate(g.goo[: g.goo_seen]):
        things[f"goo/{n + 1}"] = Card(in_="goo", n=n, look="goo-card", name=f"{n + 1}: {GOO[card]}")
    for n, card in enumerate(g.omens[: g.omens_seen]):
        event = EVENTS[card]
        things[f"omens/{n + 1}"] = Card(in_="omens", n=n, look="event-card", name=event.name, text=event.text)
    return things


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def events(g: Busters) -> dict[str, Thing]:
    """GBT-EVT-03, GBT-SET-19: Events in play with their counters."""
    things: dict[str, Thing] = {}
    if g.troubles:
        things["events"] = Pile(n=3, name="Events in play", lay="row")
    for n, (card, pile, left, _) in enumerate(g.troubles):
        event = EVENTS[card]
        count = min(left, event.turns or left)
        where = f" The pile is {g.street.names[pile]}." if "pile" in event.text else ""
        things[f"event:{slug(event.name)}"] = Card(
            in_="events",
            n=n,
            look="event-card",
            name=event.name,
            text=f"{event.text}{where}",
            rule=event.rule,
            badges=(Badge("left", count),) if count else (),
        )
    return things


def entity_cards(g: Busters) -> dict[str, Thing]:
    """The cards of all Entities on the map, to be read."""
    there = Counter([g.kind[slot] for slot in slots(g)])
    things: dict[str, Thing] = {"entities": Pile(n=4, name="Entities on the map", lay="row", rule="GBT-ENT-08")}
    for kind in sorted(there):
        card = KINDS[kind]
        needs = (("streams", card.streams), ("moods", card.moods), ("tokens", card.either))
        things[f"k:{card.code}"] = Card(
            in_="entities",
            n=kind,
            look=f"k-{card.code}",
            name=card.name,
            text=card_text(kind),
            rule=card.rule,
            count=there[kind] if there[kind] > 1 else 0,
            badges=(Badge("to-hit", card.to_hit), *[counted(look, n) for look, n in needs if n]),
        )
    return things


def rolled(rolls: Sequence[tuple[str, int]]) -> dict[str, Thing]:
    """The dice as they lie."""
    if not rolls:
        return {}
    things: dict[str, Thing] = {"dice": Pile(name="Last rolls" if len(rolls) > 1 else "Last roll", lay="dice")}
    for n, (purpose, face) in enumerate(rolls):
        things[f"die:{n + 1}"] = die(n, purpose, face)
    return things


def die(n: int, purpose: str, face: int) -> Piece:
    if purpose == dice.EVENT:
        return Piece(in_="dice", n=n, look="event-die", name=DICE[purpose], tag=SYMBOLS[face % 6])
    is_way = purpose == dice.MOVEMENT
    look = "move-die" if is_way or purpose in (dice.TARGET, dice.CARD) else "combat-die"
    return Piece(in_="dice", n=n, look=look, name=DICE[purpose], tag=ARROWS[face - 1] if is_way else str(face))


# Sheets and hands.


def sheets(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things: dict[str, Thing] = {}
    for role in range(len(g.at)):
        things[f"p:{figure_id(g, role)}"] = sheet(stage, role)
        things |= own_tracks(stage, role)
    return things


def sheet(stage: Stage, role: int) -> Panel:
    """GBT-CHR-02: the Character Card, in the colour of its figure."""
    g = stage.g
    who, is_parked = g.who[role], g.front >= 0
    where = f", {where_words(g, role)}" if g.at[role] < 0 and is_parked else ""
    dulled = (Badge("dulled"),) if g.dulled[role] else ()
    circle = (Badge("circle"),) if g.circle == role else ()
    return Panel(
        n=g.order.index(role) if role in g.order else role,
        owner=stage.seat(role),
        look=FIGURES[who] if who != NOBODY else "ghostbuster",
        name=role_name(g, role),
        text=f"Level {g.level[role]}, {PACKS[g.pack[role]]}{where}",
        tone=tone_of(g, role),
        shape=CAST.pair(g.who, role)[1],
        badges=(*slimes_on(g, role), *dulled, *circle),
        of=figure_id(g, role) if is_parked or g.at[role] >= 0 else "",
        active=role in (g.active, stage.turn),
    )


def own_tracks(stage: Stage, role: int) -> dict[str, Thing]:
    g, who, o = stage.g, figure_id(stage.g, role), stage.g.options
    levels = [Mark(at, f"Level {n}") for n, at in enumerate((o.level_2, o.level_3, o.level_4, o.level_5), 2)]
    xp = Track(in_=f"p:{who}", n=3, look="xp", name="XP", value=g.xp[role], max=o.most_xp, steps=tuple(levels))
    if role != g.active:
        return {f"xp:{who}": xp}
    acts, turns = actions_left(g, role), maneuvers_left(g, role)
    return {
        f"act:{who}": Track(in_=f"p:{who}", n=1, look="act", name="Actions", value=acts, max=max(o.actions, acts)),
        f"man:{who}": Track(
            in_=f"p:{who}", n=2, look="man", name="Maneuvers", value=turns, max=max(o.maneuvers, turns)
        ),
        f"xp:{who}": xp,
    }


def hands(stage: Stage) -> dict[str, Thing]:
    """Cards lie open beside the Character Card, and so do Trapped Ghosts."""
    g = stage.g
    things: dict[str, Thing] = {}
    for role in range(len(g.at)):
        who = figure_id(g, role)
        name = f"{role_name(g, role)}'s cards"
        things[f"h:{who}"] = Pile(in_=f"p:{who}", name=name, lay="hand")
        for n, card in enumerate(g.cards[role]):
            things[card_id(card)] = gear_card(g, role, card, n)
        if g.trapped[role] or g.plazms[role]:
            things |= trapped(g, role, who)
    return things


def card_id(card: int) -> str:
    """There is one of each, so it keeps its id from hand to hand."""
    return f"c:{slug(GEAR[card].name)}"


def gear_card(g: Busters, role: int, card: int, n: int) -> Card:
    """Used ones are out of use, and Class-S before Level 5."""
    gear, is_s = GEAR[card], is_class_s(card)
    locked = f"from Level {CLASS_S_LEVEL} on" if is_s and g.level[role] < CLASS_S_LEVEL else ""  # GBT-EQP-15
    uses = (counted("uses", g.uses[card]),) if fresh_uses(card) > 1 and g.uses[card] else ()  # GBT-SET-19
    return Card(
        in_=f"h:{figure_id(g, role)}",
        n=n,
        look=CATEGORIES[gear.category].look,  # GBT-INV-09
        name=gear.name,
        text=gear.text,
        rule=gear.rule,
        badges=(*((Badge("class-s"),) if is_s else ()), *uses),
        dim="used up" if not g.uses[card] else locked,
    )


def trapped(g: Busters, role: int, who: str) -> dict[str, Thing]:
    tray = f"trapped:{who}"
    things: dict[str, Thing] = {tray: Pile(in_=f"p:{who}", name="Trapped", lay="tray")}
    for kind, n in Counter(g.trapped[role]).items():
        things[f"{tray}/{KINDS[kind].code}"] = Piece(in_=tray, n=kind, look=f"e-{KINDS[kind].code}", count=n)
    if g.plazms[role]:  # GBT-SET-19
        things[f"{tray}/plazm"] = Piece(in_=tray, n=len(KINDS), look="plazm", count=g.plazms[role])
    return things
