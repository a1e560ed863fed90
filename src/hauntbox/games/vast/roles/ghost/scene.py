"""How the Ghost looks: her sheet with Focus, Artifacts and cards, and what her answers light up."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Paint, Painter
from hauntbox.games.vast.actions import Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.roles.ghost import actions as a
from hauntbox.games.vast.roles.ghost.board import MOST_FOCUS, NO_CARD
from hauntbox.games.vast.roles.ghost.goals import TILES_LOST, artifacts_needed, is_ready
from hauntbox.games.vast.roles.ghost.rules.floating import pace
from hauntbox.games.vast.roles.ghost.rules.stats import influence, is_alone, movement
from hauntbox.games.vast.roles.ghost.words import gives
from hauntbox.games.vast.roles.numbers import GHOST, ROLE_NAMES
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, panel_id, piece_id, space_id, token_id
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Card, Goal, Look, Moment, Panel, Part, Pile, Sign, Thing, Track

HOME: Final = panel_id(GHOST)
POWER, CARDS = PARTS = ("Focus", "Cards")
LEGEND: Final = {
    "ghost": Look("Ghost", "figure", "haunting", "bone", art="vast/ghost"),
    "focus": Look("Focus", "pips", "meditation", "bone", rule="VSB-GHS-04"),
    "ghost-steps": Look("Movement", "pips", "footsteps", "bone", rule="VSB-GHS-04"),
    "influence": Look("Influence", "pips", "evil-hand", "violet", rule="VSB-GHS-04"),
    "locks": Look("Artifacts locked", "road", "relic-blade", "bone", rule="VSB-GHS-12"),
    "possession": Look("Possession card", "card", "third-eye", "bone", rule="VSB-GHS-21"),
    "ghost-tile": Look("Ghost tile", "icon", "ghost", rule="VSB-TILE-21"),
    "lock": Look("locked Artifact", "icon", "relic-blade", rule="VSB-GHS-12"),
    "laden": Look("carries an Artifact", "icon", "relic-blade", rule="VSB-GHS-14"),
}


def panel(stage: Stage) -> dict[str, Thing]:
    g, board = stage.g, ghost_of(stage.g)
    sheet = Panel(
        n=GHOST,
        owner=stage.owner(GHOST),
        look="ghost",
        name="Ghost",
        text=wants(g),
        tone=PAIRS[GHOST][0],
        shape=PAIRS[GHOST][1],
        of=piece_id(GHOST) if g.at[GHOST] in g.ground else "",
        active=g.turn == GHOST and not stage.is_over,
        size="board",
        parts=PARTS,
    )
    need, left = artifacts_needed(g), movement(g) - (board.moved if g.turn == GHOST else 0)
    return {
        HOME: sheet,
        "gs:focus": Track(in_=HOME, part=POWER, n=1, look="focus", value=board.focus, max=MOST_FOCUS),
        "gs:movement": Track(in_=HOME, part=POWER, n=2, look="ghost-steps", value=max(left, 0), max=9),
        "gs:influence": Track(in_=HOME, part=POWER, n=3, look="influence", value=influence(g), max=5),
        "gs:locks": Track(in_=HOME, part=POWER, n=4, look="locks", value=min(board.locks, need), max=need),
        **cards(g),
    }


def cards(g: Vast) -> dict[str, Thing]:
    """What the seat knows of her cards."""
    board = ghost_of(g)
    hand = [card for card in board.cards if card >= 0 and card != board.card]
    things: dict[str, Thing] = {
        "gs:cards": Pile(
            in_=HOME, part=CARDS, n=5, name="Possession cards", lay="hand", look="possession", count=left_in_hand(g)
        ),
    }
    for n, card in enumerate(hand):
        text = "Blocked" if card == board.blocked else gives(card, influence(g))
        things[card_id(card)] = Card(in_="gs:cards", n=n, look="possession", name=ROLE_NAMES[card], text=text)
    if board.card != NO_CARD:
        things["gs:chosen"] = Pile(
            in_=HOME, part=CARDS, n=6, name="Possession space", lay="hand", look="possession", count=1
        )
    if board.card >= 0:
        things[card_id(board.card)] = Card(
            in_="gs:chosen", n=0, look="possession", name=ROLE_NAMES[board.card], text=gives(board.card, influence(g))
        )
    return things


def left_in_hand(g: Vast) -> int:
    board = ghost_of(g)
    return len(board.cards) - (board.card != NO_CARD)


def card_id(card: int) -> str:
    return f"gs:card:{ROLE_NAMES[card].lower().replace(' ', '-')}"


def decks(g: Vast) -> dict[str, Thing]:
    return {}


def wants(g: Vast) -> str:
    return f"Lock {artifacts_needed(g)} Artifacts, then out"


def goal(g: Vast) -> Goal:
    need = artifacts_needed(g)
    parts = (
        (Part(look="locks", n=min(ghost_of(g).locks, need), of=need, text="Artifacts locked"),),
        (Part(look="entrance", on=is_ready(g), text="enter the Entrance"),),
    )
    lost = TILES_LOST.get(g.options.solo_level, 0) if is_alone(g) else 0
    fears = ("the cave collapses", *(["too many Ghost tiles collapse"] if lost else []))
    return Goal(f"Lock {need} Artifacts on Ghost tiles, then enter the Entrance.", "VSB-ORD-16", parts, fears)


def walk(stage: Stage, act: Any) -> Paint:
    here, way = stage.g.at[GHOST], WAY_NAMES.index(act.way)
    there, price = NEAR[here][way], "" if pace(stage.g, here, way) else "free"
    return Paint((space_id(there),) if there in stage.g.ground else (), "Move", price)


def grip(stage: Stage, role: int, act: a.Grip) -> Paint:
    g, what = stage.g, a.OBJECT_OF[act.what]
    if what >= a.PIECE:
        piece = what - a.PIECE
        return Paint((piece_id(piece),) if g.at[piece] in g.ground else (), "Telekinesis")
    return Paint(tuple([token_id(what, space) for space in sorted(set(g.tokens[what]))]), "Telekinesis")


def chosen(stage: Stage, role: int, act: a.Card) -> Paint:
    card = a.CARD_OF[act.role]
    is_hers = stage.g.ghost is not None and card in stage.g.ghost.cards
    return Paint((card_id(card),) if is_hers else (panel_id(card),), "Cards")


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.Grip: grip,
    a.Fade: END,
    a.Card: chosen,
    a.MentalBlock: Paint(group="Use"),
    a.LayArtifact: Paint(group="Use"),
    a.TakeArtifact: Paint(group="Use"),
}


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    return isinstance(act, Way)


def have(stage: Stage) -> tuple[Sign, ...]:
    g, board = stage.g, ghost_of(stage.g)
    things = max(influence(g) - len(board.hauled), 0)
    return (
        Sign("ghost-steps", max(movement(g) - board.moved, 0), "movement"),
        Sign("influence", things, "things to move"),
    )


def hint(stage: Stage) -> str:
    name = type(stage.frame).__name__
    if name == "SelectCard":
        return "If it is not revealed before your next turn, it gives Focus."
    return "Artifacts that you move onto a free Ghost tile are locked." if name == "Haunt" else ""


def locked(g: Vast, event: Event) -> Moment:
    text = f"{event.facts[2]} of {artifacts_needed(g)}"
    return Moment("stamp", on=space_id(int(event.facts[1])), to="log", hold=1500, big="Locked", text=text)


def possessed(g: Vast, event: Event) -> Moment:
    by, role = int(event.facts[0]), int(event.facts[1])
    text = f"The {ROLE_NAMES[by]} plays on for the {ROLE_NAMES[role]}."
    return Moment("card", to="log", hold=0, head="Possession", title=f"Possessed {ROLE_NAMES[role]}", text=text)


MOMENTS: Final = {"locks": locked, "possesses": possessed}
GOOD: Final = frozenset(["locks", "focus", "ghost card"])
BAD: Final = frozenset(["mental block", "card blocked"])
ON: Final = {
    "locks": ("gs:locks",), "focus": ("gs:focus", "gs:movement", "gs:influence"),
    "places card": ("gs:chosen", "gs:cards"), "mental block": ("gs:cards",),
}  # fmt: skip
IDS: Final = {"possession card": lambda card: (card_id(card),)}
SCENE: Final = RoleScene(
    LEGEND, panel, decks, PAINTS, goal, wants, have, hint, is_worth, IDS, ON, MOMENTS, GOOD, BAD, walk
)
