"""What lies beside the house: tracks, sheets, hands, the items in the van, the die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hauntbox.games.evidence.abilities import RULES as ABILITY_RULES
from hauntbox.games.evidence.abilities import type_words
from hauntbox.games.evidence.cards.ghosts import KINDS, TYPES
from hauntbox.games.evidence.cards.items import item_of, item_text
from hauntbox.games.evidence.cards.names import HUNTERS, SALT, is_salt, salt_left
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk, PassiveWalk
from hauntbox.games.evidence.rules.hunter_turn import HunterTurn, Refit
from hauntbox.games.evidence.rules.setup import ChooseRoom, ChooseType, PickItem
from hauntbox.games.evidence.rules.winning import SOLVED
from hauntbox.games.evidence.scene_board import conditions
from hauntbox.games.evidence.scene_looks import EVIDENCE, FIGURES, ITEM_LOOKS, SHAPES, TONES
from hauntbox.games.evidence.scene_stage import Stage, room_words
from hauntbox.games.evidence.state import GHOST
from hauntbox.games.evidence.words import DICE
from hauntbox.scene import Badge, Card, Mark, Panel, Piece, Pile, Thing, Track

HIGHEST = 6  # countdown
LAST = 9  # the ghost sits at the end of the table


def table(stage: Stage) -> dict[str, Thing]:
    return {
        **round_tracks(stage),
        **sheets(stage),
        **hands(stage),
        **van_items(stage),
        **dice(stage),
    }


# Numbers.


def round_tracks(stage: Stage) -> dict[str, Thing]:
    v, options = stage.v, stage.options
    begin = Mark(max(1, options.grace_rounds + 1), "hunts begin")
    things: dict[str, Thing] = {}
    if options.no_dawn:
        things["t:round"] = Track(look="rounds", name="Round", value=v.round, min=1, steps=(begin,), rule="EVI-OPT-15")
    else:
        ends = (begin, Mark(v.dawn, "dawn"))
        things["t:round"] = Track(
            look="round", name="Round", value=v.round, min=1, max=v.dawn, steps=ends, rule="EVI-PAR-26"
        )
    things["t:found"] = evidence_log(stage)
    if v.hunt:
        most = hunt_length(stage)
        left = most - (v.round - v.hunt)
        things["t:hunt"] = Track(look="hunt", name="Hunt", value=left, max=most, rule="EVI-HUNT-07")
    return things


def hunt_length(stage: Stage) -> int:
    return stage.options.hunt_rounds + (stage.options.demon_extra_rounds if stage.v.prolonged else 0)


def evidence_log(stage: Stage) -> Track:
    """EVI-EVD-02: a box for each kind, found, ruled out or open."""
    found = [entry.kind for entry in stage.v.log]
    possible = set(stage.v.notebook.types) & set(stage.v.notebook.candidates)
    open_kinds = {kind for t in possible for kind in TYPES[t].kinds}
    boxes = [evidence_box(kind, kind in found, kind in open_kinds) for kind in EVIDENCE]
    return Track(look="found", name="Evidence log", value=len(found), max=SOLVED, steps=tuple(boxes), rule="EVI-COM-10")


def evidence_box(kind: int, is_found: bool, is_open: bool) -> Mark:
    if is_found or is_open:
        return Mark(kind + 1, KINDS[kind], f"ev-{EVIDENCE[kind]}", is_found)
    return Mark(kind + 1, f"{KINDS[kind]} (ruled out)", f"no-{EVIDENCE[kind]}")


# Sheets.


def sheets(stage: Stage) -> dict[str, Thing]:
    things: dict[str, Thing] = {}
    for role in range(1, 1 + len(stage.v.at)):
        things[f"p:{FIGURES[role]}"] = hunter_sheet(stage, role)
        if isinstance(stage.frame, HunterTurn) and stage.turn == role:
            things |= turn_tracks(stage, role)
    things["p:ghost"] = ghost_sheet(stage)
    return {**things, **ghost_tracks(stage)}


def hunter_sheet(stage: Stage, role: int) -> Panel:
    place = stage.here(role)
    is_dead = place == NOWHERE
    where = "In" if place not in stage.house.fronts else "Hidden in"
    return Panel(
        n=role,
        owner=stage.seat(role),
        look=FIGURES[role],
        name=HUNTERS[role - 1],
        text="Dead" if is_dead else f"{where} {room_words(stage.house, place)}",
        tone=TONES[role],
        shape=SHAPES[role],
        badges=conditions(stage, role, place),
        of="" if is_dead else FIGURES[role],
        active=stage.turn == role,
        dim="killed" if is_dead else "",
    )


def turn_tracks(stage: Stage, role: int) -> dict[str, Thing]:
    v, sheet, who = stage.v, f"p:{FIGURES[role]}", FIGURES[role]
    most = max(stage.options.hunter_move, v.steps)
    return {
        f"steps:{who}": Track(in_=sheet, look="steps", name="Steps", value=v.steps, max=most, rule="EVI-PAR-01"),
        f"act:{who}": Track(in_=sheet, look="acts", name="Action", value=int(not v.acted), max=1, rule="EVI-HTR-12"),
    }


def ghost_sheet(stage: Stage) -> Panel:
    """EVI-HID-02: others know that it is somewhere, and no more."""
    b = stage.v.behind
    name, text = "The ghost", "Hunting in the house" if stage.v.hunt else "Somewhere in the house"
    if isinstance(stage.frame, ChooseType | ChooseRoom):
        text = "Not in the house yet"
    if b is not None and b.room != NOWHERE:
        room = stage.house.rooms[b.room]
        name = TYPES[b.type].name
        text = f"It haunted the {room}" if stage.is_over else f"You haunt the {room}"
    return Panel(
        n=LAST,
        owner=stage.seat(GHOST),
        look="ghost",
        name=name,
        text=text,
        tone=TONES[GHOST],
        shape=SHAPES[GHOST],
        of="ghost" if b is not None and b.square != NOWHERE else "",
        active=stage.turn == GHOST,
    )


def ghost_tracks(stage: Stage) -> dict[str, Thing]:
    b = stage.v.behind
    is_known = b is not None and b.countdown > 0
    count = Track(
        in_="p:ghost",
        look="countdown",
        name="Hunt countdown",
        value=b.countdown if b is not None and is_known else None,
        max=HIGHEST,
        rule="EVI-HID-04",
        seen=stage.seen("you") if is_known else "",
    )
    things: dict[str, Thing] = {"t:count": count}
    if b is not None and isinstance(stage.frame, PassiveWalk | HuntWalk):
        things["t:stride"] = Track(
            in_="p:ghost",
            look="steps",
            name="Steps",
            value=b.stride,
            max=max(b.stride, TYPES[b.type].speed),
            rule="EVI-MOVE-16",
            seen=stage.seen("you"),
        )
    if b is not None and b.type >= 0:
        things |= own_card(stage, b.type)
    return things


def own_card(stage: Stage, t: int) -> dict[str, Thing]:
    name = "What it was" if stage.is_over else "Your secret"
    return {
        "h:ghost": Pile(in_="p:ghost", name=name, lay="hand", seen=stage.seen("you")),
        "c:type": type_card(stage.options, t, "h:ghost", stage.seen("you")),
    }


def type_card(options: Options, t: int, place: str, seen: str = "", n: int = 0, dim: str = "") -> Card:
    card = TYPES[t]
    return Card(
        in_=place,
        n=n,
        look="type",
        name=card.name,
        text=type_words(options, t),
        rule=ABILITY_RULES[t],
        badges=tuple([Badge(f"ev-{EVIDENCE[kind]}") for kind in sorted(card.kinds)]),
        seen=seen,
        dim=dim,
    )


# Items.


def hands(stage: Stage) -> dict[str, Thing]:
    """EVI-HID-09: hunters see all hands; others how many cards, and which of them all have seen."""
    things: dict[str, Thing] = {}
    for role in range(1, 1 + len(stage.v.at)):
        if stage.here(role) == NOWHERE:
            continue
        hand, who = stage.v.hand, FIGURES[role]
        cards = hand[role - 1] if hand is not None else stage.v.known[role - 1]
        count = len(cards) if hand is not None else stage.v.cards[role - 1]
        seen = stage.seen("team") if hand is not None else ""
        name = "Your items" if stage.is_mine(role) else "Items"
        things[f"h:{who}"] = Pile(in_=f"p:{who}", name=name, lay="hand", count=count, look="back")
        for n, (id, card) in enumerate(zip(hand_ids(role, cards), cards, strict=True)):
            things[id] = item_card(stage, card, f"h:{who}", n, seen)
    return things


def hand_ids(role: int, cards: Sequence[int]) -> list[str]:
    """Ids of the cards in a hand; of two alike the second has a number."""
    names = [slug(card) for card in cards]
    twins = [names[:n].count(name) for n, name in enumerate(names)]
    return [f"c:{FIGURES[role]}/{name}{f'/{n + 1}' if n else ''}" for name, n in zip(names, twins, strict=True)]


def slug(card: int) -> str:
    """A Saltshaker is the same card however full it is."""
    return item_of(card).name.lower().replace(" ", "-")


def item_card(stage: Stage, card: int, place: str, n: int, seen: str, count: int = 0) -> Card:
    text, rule = item_text(card, stage.options), item_of(card).rule
    badges = (Badge("uses", salt_left(card)),) if is_salt(card) else ()
    look = ITEM_LOOKS[min(card, SALT)]
    return Card(in_=place, n=n, look=look, text=text, rule=rule, badges=badges, seen=seen, count=count)


def deck_id(card: int) -> str:
    return f"d:{slug(card)}-{salt_left(card)}" if is_salt(card) else f"d:{slug(card)}"


def van_items(stage: Stage) -> dict[str, Thing]:
    """EVI-SET-14: the rest of the deck is in the van, open to hunters."""
    deck = stage.v.deck
    if deck is None:
        return {}
    seen = stage.seen("team")
    is_open = isinstance(stage.frame, PickItem | Refit)
    things: dict[str, Thing] = {
        "items": Pile(
            name="Items in the van", lay="row" if is_open else "deck", count=len(deck), look="back", seen=seen
        )
    }
    for n, (card, count) in enumerate(sorted(Counter(deck).items())):
        things[deck_id(card)] = item_card(stage, card, "items", n, seen, count if count > 1 else 0)
    return things


def dice(stage: Stage) -> dict[str, Thing]:
    """EVI-HID-06: all know which die was rolled last, EVI-HID-05: the ghost what it showed."""
    rolled = [n for n, purpose in enumerate(stage.v.rolled) if purpose in DICE]
    if not rolled:
        return {}
    last = rolled[-1]
    name = f"{DICE[stage.v.rolled[last]][:1].upper()}{DICE[stage.v.rolled[last]][1:]} die"
    die = Piece(in_="dice", look="die", name=name, tag="?", face="down")
    if stage.v.behind is not None:
        die = Piece(in_="dice", look="die", name=name, tag=str(stage.v.behind.rolls[last][1]), seen=stage.seen("you"))
    return {"dice": Pile(name="Behind the screen", lay="dice"), "die": die}
