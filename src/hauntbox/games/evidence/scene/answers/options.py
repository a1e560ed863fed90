"""Every answer: its words, what one clicks for it, what it costs and what it would reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hauntbox.games.common.asking import END, Answer, Answers, Paint, actor
from hauntbox.games.common.stage import drawn_once
from hauntbox.games.evidence import actions as a
from hauntbox.games.evidence.cards.deck import ITEMS, item_of, item_text
from hauntbox.games.evidence.cards.ghosts import EVERY_NAME, KINDS, POLTERGEIST, TYPES
from hauntbox.games.evidence.cards.names import HUNTERS
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk
from hauntbox.games.evidence.rules.hunt import kill_mask
from hauntbox.games.evidence.scene.legend import FIGURES
from hauntbox.games.evidence.scene.stage import Stage, name_of, sq
from hauntbox.games.evidence.scene.table import deck_id, hand_ids
from hauntbox.games.evidence.state import Haunting
from hauntbox.games.evidence.words.abilities import type_words
from hauntbox.games.evidence.words.causes import OF_ACTIONS
from hauntbox.games.evidence.words.log import step_words, use_words
from hauntbox.kernel.event_text import joined
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action
from hauntbox.scene import Beat


def step(stage: Stage, role: int, act: a.Step) -> Paint:
    return step_paint(stage.house, stage.options, act.to, isinstance(stage.frame, HuntWalk))


@drawn_once
def step_paint(house: House, options: Options, square: str, is_deadly: bool) -> Paint:
    to = house.place[square]
    reach = places(kill_mask(house, options, to)) if is_deadly else []
    show = lit(house, "peril", "within your reach", reach) if is_deadly else None
    return Paint((sq(house, to),), "Walk", "1 step", show=show)


def lit(house: House, look: str, name: str, squares: Iterable[int]) -> Beat:
    """A range, painted while one points at the option."""
    spaces = [sq(house, place) for place in squares]
    return Beat(set={"zone:show": {"kind": "zone", "in": "house", "look": look, "name": name, "spaces": spaces}})


def dwell(stage: Stage, role: int, act: a.Dwell | a.Surface) -> Paint:
    room = stage.house.rooms.index(act.room)
    return Paint((f"room:{stage.house.letters[room]}",), "Rooms")


def hunter(stage: Stage, role: int, act: a.Lead | a.Kill) -> Paint:
    on = (FIGURES[1 + HUNTERS.index(act.hunter)],)
    return Paint(on, "Kill", tone="danger") if isinstance(act, a.Kill) else Paint(on)


def from_deck(stage: Stage, role: int, act: a.Pick | a.Take) -> Paint:
    card = ITEMS.number[act.item]
    on = (deck_id(card),) if card in (stage.v.deck or ()) else ()
    return Paint(on, "Items" if isinstance(act, a.Pick) else "Take", why=item_text(card, stage.options))


def give(stage: Stage, role: int, act: a.Give) -> Paint:
    return Paint(in_hand(stage, role, ITEMS.number[act.item]), "Put back")


def in_hand(stage: Stage, role: int, card: int) -> tuple[str, ...]:
    """What one clicks for a card of one's own; nothing, where it is not in hand."""
    hand = stage.v.hand[role - 1] if stage.v.hand is not None else ()
    return (hand_ids(role, hand)[hand.index(card)],) if card in hand else ()


def use(stage: Stage, role: int, act: a.Use) -> Paint:
    card, here = ITEMS.number[act.item], stage.at[role]
    on = [*in_hand(stage, role, card)]
    if item_of(card).placeable and here != stage.house.van:
        on += [] if stage.options.original_draft else [sq(stage.house, here)]
    elif item_of(card).of_room and here != stage.house.van:
        on.append(f"room:{stage.house.letters[stage.house.room_of[here]]}")
    return Paint(tuple(on), "Use", "action", show=range_of(stage.house, stage.options, card, here))


@drawn_once
def range_of(house: House, options: Options, card: int, here: int) -> Beat | None:
    item = item_of(card)
    if here == house.van or item.reach is None:
        return None
    squares = places(item.reach(house, options, here))
    return lit(house, "reach", item.reach_name, squares) if squares else None


def pick_up(stage: Stage, role: int, act: a.PickUp) -> Paint:
    token = item_of(ITEMS.number[act.item]).id
    return Paint((f"{token}:{stage.house.names[stage.at[role]]}",), "Act", "action")


def listen(stage: Stage, role: int, act: a.Listen) -> Paint:
    return listen_paint(stage.house, stage.options.listen_range, stage.at[role])


@drawn_once
def listen_paint(house: House, reach: int, here: int) -> Paint:
    near = places(house.near(here, reach))
    show = lit(house, "reach", "you would hear it here", near) if near else None
    return Paint(group="Act", cost="action", show=show)


def manifest(stage: Stage, role: int, act: a.Manifest) -> Paint:
    b, options = stage.v.behind, stage.options
    if b is None:
        return Paint()
    reach = options.poltergeist_event_range if b.type == POLTERGEIST else options.event_range
    show = lit(stage.house, "peril", "the Ghost Event would reach", places(stage.house.within(b.square, reach)))
    slows = min(reach, options.event_range) if options.poltergeist_noise else reach
    return Paint(("ghost",), show=show, why=slowed_words(stage, b.square, slows))


def slowed_words(stage: Stage, square: int, reach: int) -> str:
    """Who in the house would be slowed, and who is out of reach."""
    near = stage.house.within(square, reach)
    inside = [role for role in range(1, len(stage.at)) if 0 <= stage.at[role] < stage.house.van]
    slowed = joined([name_of(role) for role in inside if near >> stage.at[role] & 1])
    far = joined([name_of(role) for role in inside if not near >> stage.at[role] & 1])
    return f"Slows {slowed or 'nobody'}{f'; {far} out of reach' if far else ''}."


def be(stage: Stage, role: int, act: a.Be) -> Paint:
    """With what it gives away and what it can do."""
    return Paint((f"type:{act.ghost}",), "Types", why=powers(stage.options, EVERY_NAME.index(act.ghost)))


def powers(options: Options, t: int) -> str:
    return f"{', '.join([KINDS[kind] for kind in sorted(TYPES[t].kinds)])}. {type_words(options, t)}"


OPTIONS: Final[dict[type[Action], Answer]] = {
    a.Be: Answer("{0.ghost}", be),
    a.Dwell: Answer("Haunt the {0.room}", dwell),
    a.Lead: Answer("{0.hunter} plays first", hunter),
    a.Pick: Answer("Pick the {0.item}", from_deck),
    a.Step: Answer(step_words, step),
    a.Stop: Answer("Stop here", END),
    a.Manifest: Answer("A Ghost Event", manifest),
    a.Refrain: Answer("No Ghost Event", END),
    a.Roll: Answer("Roll for the hunt", Paint(tone="main")),
    a.Cut: Answer("Lower the countdown, then roll"),
    a.Relent: Answer("Let the hunt end", Paint(tone="main")),
    a.Prolong: Answer("Let the hunt go on for another round"),
    a.Kill: Answer("Kill {0.hunter}", hunter),
    a.Surface: Answer("Come back in the {0.room}", dwell),
    a.Use: Answer(use_words, use),
    a.PickUp: Answer("Pick up the {0.item}", pick_up),
    a.Exchange: Answer("Exchange items", Paint(("items",), "Van", "action")),
    a.Give: Answer("Put back the {0.item}", give),
    a.Take: Answer("Take the {0.item}", from_deck),
    a.Done: Answer("Finish the exchange", END),
    a.Put: Answer("Put it on {0.square}", Paint(("sq:{0.square}",), "Squares")),
    a.Check: Answer("Look into the books of this room", Paint(group="Act", cost="action")),
    a.Taunt: Answer("Taunt the ghost", Paint(group="Act", cost="action", tone="danger")),
    a.Name: Answer("It is a {0.ghost}!", Paint(("type:{0.ghost}",), "Name it", tone="danger")),
    a.Wait: Answer("Say nothing yet", END),
    a.Listen: Answer("Listen for the ghost", listen),
    a.Hide: Answer("Hide in {0.spot}", Paint(("sq:{0.spot}",), "Act", "action")),
    a.End: Answer("End the turn", END),
}
ANSWERS: Final = Answers(OPTIONS, causes=OF_ACTIONS)


def describe(g: Haunting, act: Action) -> str:
    """An option, with what is printed on the card where one sees no picture of it."""
    text = ANSWERS.text(g, actor(g), act)
    if isinstance(act, a.Be):
        return f"{text}: {powers(g.options, EVERY_NAME.index(act.ghost))}"
    if isinstance(act, a.Pick | a.Take | a.Use):
        return f"{text}: {item_text(ITEMS.number[act.item], g.options)}"
    return text
