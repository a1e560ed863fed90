"""What lies beside the house: tracks, sheets, hands, the items in the van, the die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from hauntbox.games.common.stage import drawn_once
from hauntbox.games.evidence.cards.deck import ITEMS, item_of, item_text
from hauntbox.games.evidence.cards.ghosts import KINDS, TYPES
from hauntbox.games.evidence.cards.names import HUNTERS
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk, PassiveWalk
from hauntbox.games.evidence.rules.hunter_turn import HunterTurn, Refit
from hauntbox.games.evidence.rules.setup import ChooseRoom, ChooseType, PickItem
from hauntbox.games.evidence.rules.winning import SOLVED
from hauntbox.games.evidence.scene.board import conditions, kind_art
from hauntbox.games.evidence.scene.legend import EVIDENCE, FIGURES, SHAPES, TONES
from hauntbox.games.evidence.scene.stage import Stage, room_words
from hauntbox.games.evidence.state import GHOST
from hauntbox.games.evidence.words.abilities import type_words
from hauntbox.games.evidence.words.log import DICE
from hauntbox.scene import Badge, Card, Mark, Panel, Piece, Pile, Thing, Track

HIGHEST = 6  # countdown
LAST = 9  # the ghost sits at the end of the table
NONE = -1  # no die yet
Kinds = tuple[int, ...]  # of evidence, or types of ghosts
TRAY = Pile(name="Behind the screen", lay="dice")


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
    v = stage.v
    found = evidence_log(tuple([entry.kind for entry in v.log]), tuple(v.notebook.types), tuple(v.notebook.candidates))
    things: dict[str, Thing] = {"t:round": round_track(stage.options, v.round, v.dawn), "t:found": found}
    if v.hunt:
        most = hunt_length(stage)
        left = most - (v.round - v.hunt)
        things["t:hunt"] = Track(look="hunt", name="Hunt", value=left, max=most, rule="EVI-HUNT-07", tab="mode")
    return things


@drawn_once
def round_track(options: Options, now: int, dawn: int) -> Track:
    begin = Mark(max(1, options.grace_rounds + 1), "hunts begin")
    if options.no_dawn:
        return Track(look="rounds", name="Round", value=now, min=1, steps=(begin,), rule="EVI-OPT-15")
    ends = (begin, Mark(dawn, "dawn"))
    return Track(look="round", name="Round", value=now, min=1, max=dawn, steps=ends, rule="EVI-PAR-26")


def hunt_length(stage: Stage) -> int:
    return stage.options.hunt_rounds + (stage.options.demon_extra_rounds if stage.v.prolonged else 0)


@drawn_once
def evidence_log(found: Kinds, types: Kinds, candidates: Kinds) -> Track:
    """EVI-EVD-02: a box for each kind, found, ruled out or open."""
    open_kinds = {kind for t in set(types) & set(candidates) for kind in TYPES[t].kinds}
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
    place = stage.at[role]
    state = (stage.seat(role), conditions(stage, role, place), stage.turn == role)
    return sheet_of_hunter(stage.house, role, place, *state)


@drawn_once
def sheet_of_hunter(
    house: House, role: int, place: int, owner: str, badges: tuple[Badge, ...], is_active: bool
) -> Panel:
    is_dead = place == NOWHERE
    where = "In" if place not in house.fronts else "Hidden in"
    return Panel(
        n=role,
        owner=owner,
        look=FIGURES[role],
        name=HUNTERS[role - 1],
        text="Dead" if is_dead else f"{where} {room_words(house, place)}",
        tone=TONES[role],
        shape=SHAPES[role],
        badges=badges,
        of="" if is_dead else FIGURES[role],
        active=is_active,
        dim="killed" if is_dead else "",
    )


def turn_tracks(stage: Stage, role: int) -> dict[str, Thing]:
    v, sheet, who = stage.v, f"p:{FIGURES[role]}", FIGURES[role]
    most = max(stage.options.hunter_move, v.steps)
    return {
        f"steps:{who}": turn_track(sheet, "steps", "Steps", v.steps, most, "EVI-PAR-01"),
        f"act:{who}": turn_track(sheet, "acts", "Action", int(not v.acted), 1, "EVI-HTR-12"),
    }


@drawn_once
def turn_track(sheet: str, look: str, name: str, value: int, most: int, rule: str) -> Track:
    return Track(in_=sheet, look=look, name=name, value=value, max=most, rule=rule)


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
        art=kind_art(b.type) if b is not None else "",
    )


def ghost_tracks(stage: Stage) -> dict[str, Thing]:
    b = stage.v.behind
    count = b.countdown if b is not None and b.countdown > 0 else None
    things: dict[str, Thing] = {"t:count": countdown(count, stage.seen("you") if count is not None else "")}
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


@drawn_once
def countdown(value: int | None, seen: str) -> Track:
    return Track(
        in_="p:ghost", look="countdown", name="Hunt countdown", value=value, max=HIGHEST, rule="EVI-HID-04", seen=seen
    )


def own_card(stage: Stage, t: int) -> dict[str, Thing]:
    name = "What it was" if stage.is_over else "Your secret"
    return {
        "h:ghost": Pile(in_="p:ghost", name=name, lay="hand", seen=stage.seen("you")),
        "c:type": type_card(stage.options, t, "h:ghost", stage.seen("you")),
    }


@drawn_once
def type_card(options: Options, t: int, place: str, seen: str = "", n: int = 0, dim: str = "") -> Card:
    card = TYPES[t]
    return Card(
        in_=place,
        n=n,
        look="type",
        name=card.name,
        text=type_words(options, t),
        rule=card.rule,
        badges=tuple([Badge(f"ev-{EVIDENCE[kind]}") for kind in sorted(card.kinds)]),
        seen=seen,
        dim=dim,
        art=kind_art(t),
    )


# Items.


def hands(stage: Stage) -> dict[str, Thing]:
    """EVI-HID-09: hunters see all hands; others how many cards, and which of them all have seen."""
    things: dict[str, Thing] = {}
    for role in range(1, 1 + len(stage.v.at)):
        if stage.at[role] == NOWHERE:
            continue
        hand = stage.v.hand
        cards = hand[role - 1] if hand is not None else stage.v.known[role - 1]
        count = len(cards) if hand is not None else stage.v.cards[role - 1]
        seen = stage.seen("team") if hand is not None else ""
        name = "Your items" if stage.is_mine(role) else "Items"
        things |= hand_of(stage.options, role, cards, count, seen, name)
    return things


@drawn_once
def hand_of(
    options: Options, role: int, cards: tuple[int, ...], count: int, seen: str, name: str
) -> Mapping[str, Thing]:
    pile, sheet = f"h:{FIGURES[role]}", f"p:{FIGURES[role]}"
    things: dict[str, Thing] = {pile: Pile(in_=sheet, name=name, lay="hand", count=count, look="back")}
    for n, (id, card) in enumerate(zip(hand_ids(role, cards), cards, strict=True)):
        things[id] = item_card(options, card, pile, n, seen)
    return things


def hand_ids(role: int, cards: Sequence[int]) -> list[str]:
    """Ids of the cards in a hand; of two alike the second has a number."""
    names = [slug(card) for card in cards]
    twins = [names[:n].count(name) for n, name in enumerate(names)]
    return [f"c:{FIGURES[role]}/{name}{f'/{n + 1}' if n else ''}" for name, n in zip(names, twins, strict=True)]


def slug(card: int) -> str:
    """A Saltshaker is the same card however full it is."""
    return item_of(card).name.lower().replace(" ", "-")


def item_card(options: Options, card: int, place: str, n: int, seen: str, count: int = 0) -> Card:
    item, text = item_of(card), item_text(card, options)
    badges = (Badge("uses", ITEMS.left[card]),) if item.uses > 1 else ()
    return Card(in_=place, n=n, look=f"i-{item.id}", text=text, rule=item.rule, badges=badges, seen=seen, count=count)


def deck_id(card: int) -> str:
    return f"d:{slug(card)}-{ITEMS.left[card]}" if item_of(card).uses > 1 else f"d:{slug(card)}"


def van_items(stage: Stage) -> Mapping[str, Thing]:
    """EVI-SET-14: the rest of the deck is in the van, open to hunters."""
    deck, is_open = stage.v.deck, isinstance(stage.frame, PickItem | Refit)
    return items_of(stage.options, deck, stage.seen("team"), is_open) if deck is not None else {}


@drawn_once
def items_of(options: Options, deck: tuple[int, ...], seen: str, is_open: bool) -> Mapping[str, Thing]:
    things: dict[str, Thing] = {
        "items": Pile(
            name="Items in the van", lay="row" if is_open else "deck", count=len(deck), look="back", seen=seen
        )
    }
    for n, (card, count) in enumerate(sorted(Counter(deck).items())):
        things[deck_id(card)] = item_card(options, card, "items", n, seen, count if count > 1 else 0)
    return things


def dice(stage: Stage) -> dict[str, Thing]:
    """EVI-HID-06: all know which die was rolled last, EVI-HID-05: the ghost what it showed."""
    rolled = stage.v.rolled
    last = next((n for n in range(len(rolled) - 1, -1, -1) if rolled[n] in DICE), NONE)
    if last == NONE:
        return {}
    name = die_name(rolled[last])
    if stage.v.behind is None:
        return {"dice": TRAY, "die": hidden_die(name)}
    return {"dice": TRAY, "die": rolled_die(name, str(stage.v.behind.rolls[last][1]), stage.seen("you"))}


def die_name(purpose: str) -> str:
    return f"{DICE[purpose][:1].upper()}{DICE[purpose][1:]} die"


@drawn_once
def rolled_die(name: str, face: str, seen: str) -> Piece:
    return Piece(in_="dice", look="die", name=name, tag=face, seen=seen)


@drawn_once
def hidden_die(name: str) -> Piece:
    return Piece(in_="dice", look="die", name=name, tag="?", face="down")
