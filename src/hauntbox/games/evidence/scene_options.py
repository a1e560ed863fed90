"""What each answer looks like: its words, what one clicks for it, and what it would reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from hauntbox.games.evidence.actions import (
    Be,
    Check,
    Cut,
    Done,
    Dwell,
    End,
    Exchange,
    Give,
    Hide,
    Kill,
    Lead,
    Listen,
    Manifest,
    Name,
    Pick,
    PickUp,
    Prolong,
    Put,
    Refrain,
    Relent,
    Roll,
    Step,
    Stop,
    Surface,
    Take,
    Taunt,
    Use,
    Wait,
)  # fmt: skip
from hauntbox.games.evidence.cards.ghosts import POLTERGEIST
from hauntbox.games.evidence.cards.items import box_mask, item_of
from hauntbox.games.evidence.cards.names import DOTS, EMF_READER, FLASHLIGHT, HUNTERS, SALT, SPIRIT_BOX, THERMOMETER
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk
from hauntbox.games.evidence.rules.hunt import kill_mask
from hauntbox.games.evidence.rules.hunter_turn import CARD_OF
from hauntbox.games.evidence.scene_looks import FIGURES
from hauntbox.games.evidence.scene_stage import Stage, sq
from hauntbox.games.evidence.scene_table import deck_id, hand_ids
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action
from hauntbox.scene import Beat, Option

VERBS: Final = (
    "Set up the DOTS", "Lay the Book", "Lay the Crucifix", "Shine the Flashlight", "Read the Thermometer",
    "Read the EMF Reader", "Ask the Spirit Box", "Shake salt",
)  # fmt: skip


def one(text: str, group: str = "", cost: str = "", tone: str = "") -> Callable[[Stage, int, Any], Option]:
    """An answer that needs nothing but words; {0} is the action."""

    def option(stage: Stage, role: int, act: Action) -> Option:
        return Option(str(act), text.format(act), group=group, cost=cost, tone=tone)

    return option


def step(stage: Stage, role: int, act: Step) -> Option:
    house = stage.house
    to = house.place[act.to]
    here = stage.here(role) if role else stage.v.behind.square if stage.v.behind else to
    way = ", through the door" if (min(here, to), max(here, to)) in house.doors else ""
    text = "Walk into the van" if to == house.van else f"Walk to {act.to}{way}"
    is_deadly = isinstance(stage.frame, HuntWalk)
    reach = places(kill_mask(house, stage.options, to)) if is_deadly else []
    show = lit(stage, "peril", "within your reach", reach) if is_deadly else None
    return Option(str(act), text, on=(sq(house, to),), group="Walk", cost="1 step", show=show)


def lit(stage: Stage, look: str, name: str, squares: Iterable[int]) -> Beat:
    """A range, painted while one points at the option."""
    spaces = [sq(stage.house, place) for place in squares]
    return Beat(set={"zone:show": {"kind": "zone", "in": "house", "look": look, "name": name, "spaces": spaces}})


def be(stage: Stage, role: int, act: Be | Name) -> Option:
    is_name = isinstance(act, Name)
    text = f"It is a {act.ghost}!" if is_name else act.ghost
    return Option(
        str(act),
        text,
        on=(f"type:{act.ghost}",),
        group="Name it" if is_name else "Types",
        tone="danger" if is_name else "",
    )


def dwell(stage: Stage, role: int, act: Dwell | Surface) -> Option:
    room = stage.house.rooms.index(act.room)
    text = f"Haunt the {act.room}" if isinstance(act, Dwell) else f"Come back in the {act.room}"
    return Option(str(act), text, on=(f"room:{stage.house.letters[room]}",), group="Rooms")


def hunter(stage: Stage, role: int, act: Lead | Kill) -> Option:
    piece = FIGURES[1 + HUNTERS.index(act.hunter)]
    if isinstance(act, Kill):
        return Option(str(act), f"Kill {act.hunter}", on=(piece,), group="Kill", tone="danger")
    return Option(str(act), f"{act.hunter} plays first", on=(piece,))


def from_deck(stage: Stage, role: int, act: Pick | Take) -> Option:
    verb, group = ("Pick", "Items") if isinstance(act, Pick) else ("Take", "Take")
    card = CARD_OF[act.item]
    on = (deck_id(card),) if card in (stage.v.deck or ()) else ()
    return Option(str(act), f"{verb} the {act.item}", on=on, group=group)


def give(stage: Stage, role: int, act: Give) -> Option:
    return Option(str(act), f"Put back the {act.item}", on=in_hand(stage, role, CARD_OF[act.item]), group="Put back")


def in_hand(stage: Stage, role: int, card: int) -> tuple[str, ...]:
    """What one clicks for a card of one's own; nothing, where it is not in hand."""
    hand = stage.v.hand[role - 1] if stage.v.hand is not None else ()
    return (hand_ids(role, hand)[hand.index(card)],) if card in hand else ()


def use(stage: Stage, role: int, act: Use) -> Option:
    card, here = CARD_OF[act.item], stage.here(role)
    text, on = VERBS[min(card, SALT)], [*in_hand(stage, role, card)]
    if item_of(card).placeable and here != stage.house.van:
        text += " beside you" if stage.options.original_draft else f" on {stage.house.names[here]}"
        on += [] if stage.options.original_draft else [sq(stage.house, here)]
    elif card in (THERMOMETER, EMF_READER) and here != stage.house.van:
        on.append(f"room:{stage.house.letters[stage.house.room_of[here]]}")
    return Option(str(act), text, on=tuple(on), group="Use", cost="action", show=range_of(stage, card, here))


def range_of(stage: Stage, card: int, here: int) -> Beat | None:
    house, options = stage.house, stage.options
    if here == house.van:
        return None
    if card == FLASHLIGHT:
        return lit(stage, "reach", "the Flashlight would reach", places(house.within(here, options.uv_range)))
    if card == SPIRIT_BOX:
        return lit(stage, "reach", "the Spirit Box would hear", places(box_mask(house, options, here)))
    if card == DOTS and not options.original_draft:
        return lit(stage, "reach", "the DOTS would light", places(house.field(here, options.dots_range)))
    return None


def pick_up(stage: Stage, role: int, act: PickUp) -> Option:
    token = {"DOTS": "dots", "Book": "book", "Crucifix": "cross"}[act.item]
    on = f"{token}:{stage.house.names[stage.here(role)]}"
    return Option(str(act), f"Pick up the {act.item}", on=(on,), group="Act", cost="action")


def hide(stage: Stage, role: int, act: Hide) -> Option:
    return Option(str(act), f"Hide in {act.spot}", on=(f"sq:{act.spot}",), group="Act", cost="action")


def put(stage: Stage, role: int, act: Put) -> Option:
    return Option(str(act), f"Put it on {act.square}", on=(f"sq:{act.square}",), group="Squares")


def exchange(stage: Stage, role: int, act: Exchange) -> Option:
    return Option(str(act), "Exchange items", on=("items",), group="Van", cost="action")


def listen(stage: Stage, role: int, act: Listen) -> Option:
    near = places(stage.house.near(stage.here(role), stage.options.listen_range))
    show = lit(stage, "reach", "you would hear it here", near) if near else None
    return Option(str(act), "Listen for the ghost", group="Act", cost="action", show=show)


def manifest(stage: Stage, role: int, act: Manifest) -> Option:
    b, options = stage.v.behind, stage.options
    if b is None:
        return Option(str(act), "A Ghost Event")
    reach = options.poltergeist_event_range if b.type == POLTERGEIST else options.event_range
    show = lit(stage, "peril", "the Ghost Event would reach", places(stage.house.within(b.square, reach)))
    return Option(str(act), "A Ghost Event: slow everyone in reach", on=("ghost",), show=show)


OPTIONS: Final[dict[type[Action], Callable[[Stage, int, Any], Option]]] = {
    Be: be,
    Dwell: dwell,
    Lead: hunter,
    Pick: from_deck,
    Step: step,
    Stop: one("Stop here", tone="end"),
    Manifest: manifest,
    Refrain: one("No Ghost Event", tone="end"),
    Roll: one("Roll for the hunt", tone="main"),
    Cut: one("Lower the countdown, then roll"),
    Relent: one("Let the hunt end", tone="main"),
    Prolong: one("Let the hunt go on for another round"),
    Kill: hunter,
    Surface: dwell,
    Use: use,
    PickUp: pick_up,
    Exchange: exchange,
    Give: give,
    Take: from_deck,
    Done: one("The exchange is done", tone="end"),
    Put: put,
    Check: one("Look into the books of this room", "Act", "action"),
    Taunt: one("Taunt the ghost", "Act", "action", "danger"),
    Name: be,
    Wait: one("Say nothing yet", tone="end"),
    Listen: listen,
    Hide: hide,
    End: one("End the turn", tone="end"),
}
