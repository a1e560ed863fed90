"""Positions of Evidence in a few words, and players who say what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.actions import moves_of
from hauntbox.games.evidence.cards.deck import ITEMS, new_deck
from hauntbox.games.evidence.cards.ghosts import EVERY_NAME, TYPES
from hauntbox.games.evidence.cards.hands import without
from hauntbox.games.evidence.cards.items import SALTSHAKER
from hauntbox.games.evidence.content import house_of
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.flow import BEGIN_TURN, END_ROUND, LAST_HUNT_ROUND, ROUND
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.contract import heard
from hauntbox.kernel.wire import Action

GHOST = 0


def haunting(
    ghost: str = "Spirit",
    room: str = "Nursery",
    at: str = "",  # the ghost's square; none: its spawn square
    hunters: str = "E8 van",  # squares, "van" or "dead", Lantern first
    hands: str = "",  # items by commas, hands parted by strokes: "Book, EMF Reader / Thermometer"
    house: str = "larkspur",
    round: int = 5,
    hunt: int = 0,  # the round in which the hunt began
    countdown: int = 0,  # 0: the type's own
    turn: str = "hunters",  # whose turn begins: "hunters" or "ghost"
    rig: Mapping[str, int] | None = None,  # the faces of dice that fall before anybody is asked
    **options: Any,
) -> Haunting:
    """A position in the middle of a game, at its next decision."""
    places = hunters.split()
    g = Haunting(scenario=house, house=house_of(house), moves=moves_of(house), seed="scene", events=[])
    players = len(places) + ("auto_ghost" not in options)
    g.options = settled(house, players=players, **options)
    roles = 1 + len(places)
    g.minds, g.sealed, g.standing = list(range(roles)), [None] * roles, [{} for _ in range(roles)]
    g.type, g.room = EVERY_NAME.index(ghost), g.house.rooms.index(room)
    g.countdown = countdown or TYPES[g.type].countdown
    g.round, g.hunt, g.order = round, hunt, tuple(range(1, roles))
    g.at = [g.house.place[at] if at else g.house.spawn[g.room], *[place_of(g.house, name) for name in places]]
    g.slowed, g.known = [False] * roles, [() for _ in range(roles)]
    g.hand = [(), *[cards(hand, g.options) for hand in (hands + "/" * roles).split("/")[: roles - 1]]]
    g.deck = new_deck(g.options)
    for card in [card for hand in g.hand for card in hand]:
        g.deck = without(g.deck, card)
    g.facts.append(("home",))
    g.then(*([ROUND] if turn == "ghost" else [*[BEGIN_TURN[role] for role in g.order], LAST_HUNT_ROUND, END_ROUND]))
    for purpose, face in (rig or {}).items():
        g.rig(purpose, face)
    g.settle()
    return g


def place_of(house: House, name: str) -> int:
    return NOWHERE if name == "dead" else house.place[name]


def cards(text: str, options: Options) -> tuple[int, ...]:
    return tuple(sorted([card_of(name.strip(), options) for name in text.split(",") if name.strip()]))


def card_of(name: str, options: Options) -> int:
    """A Saltshaker without a number is full."""
    return SALTSHAKER + options.salt_uses - 1 if name == "Saltshaker" else ITEMS.number[name]


def build(house: str) -> House:
    """A house read anew, so that its rules run here."""
    return house_of.__wrapped__(house)


def action(g: Haunting, text: str) -> Action:
    """An action as a player types it."""
    return next(act for act in (*g.moves.universe, *g.moves.variants) if str(act).lower() == text.lower())


def do(g: Haunting, *texts: str) -> None:
    """Whoever is asked does these things, one after the other, by the rules."""
    for text in texts:
        g.play(g.waiting()[0], action(g, text))


def why_not(g: Haunting, text: str) -> str:
    return g.why_not(g.waiting()[0], action(g, text))


def where(g: Haunting, role: int) -> str:
    return "dead" if g.at[role] == NOWHERE else g.house.names[g.at[role]]


def told(g: Haunting, *seat: int) -> list[str]:
    """What a seat has heard, in a word each; nobody's seat hears what is public."""
    return [event.what for event in heard(g.events or [], seat)]


def names(g: Haunting, mask: int) -> set[str]:
    return {g.house.names[place] for place in range(g.house.squares) if mask >> place & 1}


def logged(g: Haunting) -> list[int]:
    return [entry.kind for entry in g.log]


def pass_on(g: Haunting, **dice: int) -> None:
    """The hunters do no more until the ghost is asked; its next dice show these faces."""
    for purpose, face in dice.items():
        g.rig(purpose, face)
    while g.waiting() and g.waiting()[0] != GHOST:
        do(g, "end")


def offers(g: Haunting) -> list[str]:
    """What whoever is asked may do."""
    return [str(act) for act in g.legal(g.waiting()[0])]


def facts(g: Haunting, what: str) -> list[tuple[int | str, ...]]:
    """What the events of this name said."""
    return [event.facts for event in g.events or [] if event.what == what]


def news(g: Haunting, *seat: int) -> list[tuple[str, tuple[int | str, ...]]]:
    """What a seat has heard, with the facts; nobody's seat hears what is public."""
    return [(event.what, event.facts) for event in heard(g.events or [], seat)]


def drift(g: Haunting, *walk: str) -> None:
    """A whole passive ghost turn: over these squares, with no event and, above a countdown of 1, no hunt."""
    g.rig("event", 1)
    g.rig("hunt", 1)
    do(g, *[f"step {square}" for square in walk], "stop")
    for text in ("refrain", "roll"):
        if GHOST in g.waiting() and not why_not(g, text):
            do(g, text)


def afresh(house: str = "larkspur") -> str:
    """Forget the house, so that it is read anew here; its name again."""
    house_of.cache_clear()
    moves_of.cache_clear()
    return house


def settled(house: str = "larkspur", **chosen: Any) -> Options:
    """What is played where these options are chosen."""
    options = GAME.settled(chosen, house)
    assert isinstance(options, Options)
    return options


def game(house: str = "larkspur", **options: Any) -> Haunting:
    """A new game at its first question; what is said from now on is heard."""
    g = GAME.new(options, house, "scene")
    assert isinstance(g, Haunting)
    g.events = []
    return g


def settle_in(g: Haunting, ghost: str = "Spirit", room: str = "Nursery") -> None:
    """Set-up to its end: each hunter picks the first items that are left."""
    if g.waiting() != (GHOST,):
        do(g, "lead Lantern")
    do(g, f"be {ghost}", f"dwell {room}")
    while g.waiting() != (GHOST,):
        do(g, offers(g)[0])


def switched(option: str, on: bool) -> dict[str, Any]:
    """An option that is on, or not spoken of."""
    return {option: True} if on else {}
