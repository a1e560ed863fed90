"""How the Cave looks: its sheet with Omens, the hand of tiles, the cards it knows, and what its answers light up."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Paint, Painter, counted
from hauntbox.games.vast.cave.collapse.removal import crystals_gone, crystals_to_go
from hauntbox.games.vast.cave.fill import tiles_left
from hauntbox.games.vast.roles.cave import actions as a
from hauntbox.games.vast.roles.cave.board import COPIES, PEEK, SYMBOLS, CaveBoard
from hauntbox.games.vast.roles.cave.cards import DRAWN, KIND_OF, GiveCard
from hauntbox.games.vast.roles.cave.goals import hatred_tokens
from hauntbox.games.vast.roles.cave.rules.omens import CARDS, lures, omens_due
from hauntbox.games.vast.roles.cave.words import tile_text
from hauntbox.games.vast.roles.knight.cards.events import EVENT_CARDS
from hauntbox.games.vast.roles.knight.rules.treasures import CARDS as TREASURES
from hauntbox.games.vast.roles.knight.words import EVENT_TEXTS, TREASURE_TEXTS
from hauntbox.games.vast.roles.numbers import CAVE
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, panel_id, piece_id, side_id
from hauntbox.games.vast.secrets.known import UNSEEN
from hauntbox.games.vast.state import Vast, cave_of, shaper
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Card, Goal, Look, Moment, Panel, Part, Pile, Sign, Thing, Track

HOME: Final = panel_id(CAVE)
OMENS, TILES, EVENTS = PARTS = ("Omens", "Tiles", "Cards")
ICONS: Final = ("earth-crack", "evil-bat", "rock", "crystal-shine", "mushroom", "trail")  # by symbol
TONES: Final = ("slate", "ash", "stone", "violet", "coral", "amber")
BRIEF: Final = 1500  # milliseconds
LEGEND: Final = {
    "cave": Look("Cave", "figure", "stalagtite", "sky", art="vast/cave"),
    "cave-tile": Look("Tile in hand", "card", "cave-entrance", "sky", rule="VSB-CVS-03"),
    "next-event": Look("Event card", "card", "perspective-dice-six-faces-random", "bone", rule="VSB-CVS-13"),
    "gift": Look("Treasure card", "card", "open-treasure-chest", "amber", rule="VSB-TRE-01"),
    "hatred": Look("Hatred tokens", "pips", "angry-eyes", "danger", rule="VSB-CVS-17"),
    "lures": Look("Treasures and Crystals on the map", "count", "locked-chest", "sky", rule="VSB-CVS-05"),
    **{
        f"omen-{name}": Look(f"Omen: {name}", "pips", ICONS[n], TONES[n], rule="VSB-CVO-03")
        for n, name in enumerate(a.OMEN_SYMBOLS)
    },
}


def omen_id(symbol: int) -> str:
    return f"ca:{a.OMEN_SYMBOLS[symbol]}"


def panel(stage: Stage) -> dict[str, Thing]:
    g, board = stage.g, cave_of(stage.g)
    sheet = Panel(
        n=CAVE,
        owner=stage.owner(CAVE),
        look="cave",
        name="Cave",
        text=wants(g),
        tone=PAIRS[CAVE][0],
        shape=PAIRS[CAVE][1],
        active=g.turn == CAVE and not stage.is_over,
        size="board",
        parts=PARTS,
    )
    return {HOME: sheet, **tracks(g, board), **hand(g, board), **cards(stage)}


def tracks(g: Vast, board: CaveBoard) -> dict[str, Thing]:
    things: dict[str, Thing] = {
        omen_id(symbol): Track(
            in_=HOME,
            part=OMENS,
            n=symbol,
            look=f"omen-{a.OMEN_SYMBOLS[symbol]}",
            value=board.omens[symbol],
            max=COPIES,
        )
        for symbol in SYMBOLS
    }
    things["ca:lures"] = Track(in_=HOME, part=OMENS, n=6, look="lures", value=lures(g))
    most = hatred_tokens(g)
    if most:
        things["ca:hatred"] = Track(in_=HOME, part=OMENS, n=7, look="hatred", value=board.hatred, max=most)
    return things


def hand(g: Vast, board: CaveBoard) -> dict[str, Thing]:
    """The Cave alone sees them; how many is known."""
    pile = Pile(in_=HOME, part=TILES, n=8, name="Tiles in hand", lay="hand", look="cave-tile", count=len(board.hand))
    things: dict[str, Thing] = {"ca:hand": pile}
    kinds = [a.kind_of(tile) for tile in board.hand if tile < UNSEEN]
    for n, kind in enumerate(sorted(set(kinds))):
        copies = kinds.count(kind)
        things[tile_id(kind)] = Card(
            in_="ca:hand", n=n, look="cave-tile", name=tile_text(g, CAVE, a.LAY[kind]),
            count=copies if copies > 1 else 0, seen="you",
        )  # fmt: skip
    return things


def tile_id(kind: str) -> str:
    return f"ca:tile:{kind.replace(' ', '-')}"


def cards(stage: Stage) -> dict[str, Thing]:
    """The next Event cards, and while it chooses, the two Treasure cards."""
    g = stage.g
    kinds = [KIND_OF[card] for card in g.event_deck[:PEEK] if card >= 0]
    things: dict[str, Thing] = {}
    if kinds:
        things["ca:events"] = Pile(in_=HOME, part=EVENTS, n=9, name="Next Event cards", lay="hand", look="next-event")
    for kind in sorted(set(kinds)):
        copies, card = kinds.count(kind), EVENT_CARDS[kind]
        things[event_id(kind)] = Card(
            in_="ca:events", n=kind, look="next-event", name=card.name, text=EVENT_TEXTS[card.name],
            count=copies if copies > 1 else 0, seen="you",
        )  # fmt: skip
    if isinstance(stage.frame, GiveCard):
        things |= gifts(g)
    return things


def gifts(g: Vast) -> dict[str, Thing]:
    found = sorted([card for card in g.treasure_deck[:DRAWN] if card >= 0])
    things: dict[str, Thing] = {}
    if found:
        things["ca:gifts"] = Pile(in_=HOME, part=EVENTS, n=10, name="Treasure cards", lay="hand", look="gift")
    for card in found:
        things[gift_id(card)] = Card(
            in_="ca:gifts", n=card, look="gift", name=TREASURES[card], text=TREASURE_TEXTS[card], seen="you"
        )
    return things


def event_id(kind: int) -> str:
    return f"ca:event:{a.EVENT_NAMES[kind].replace(' ', '-')}"


def gift_id(card: int) -> str:
    return f"ca:gift:{card + 1}"


def decks(g: Vast) -> dict[str, Thing]:
    return {}


def wants(g: Vast) -> str:
    return f"Collapse: {counted(crystals_to_go(g), 'Crystal tile')} gone"


def goal(g: Vast) -> Goal:
    need = crystals_to_go(g)
    parts = [
        (Part(look="collapse", on=g.collapsing, text="lay all tiles"),),
        (Part(look="gone", n=min(crystals_gone(g), need), of=need, text="Crystal tiles gone"),),
    ]
    most = hatred_tokens(g)
    if most:
        parts.append((Part(look="hatred", n=most - cave_of(g).hatred, of=most, text="Hatred tokens gone"),))
    kill = ", or let an Ambush kill the Knight" if shaper(g) in g.terms.ambush else ""
    text = f"Lay all tiles, then take {counted(need, 'Crystal tile')} away{kill}."
    return Goal(text, "VSB-ORD-13", tuple(parts), ("another player wins first",))


# Its answers. --------------------------------------------------------------------------------------------------------


def lay(stage: Stage, role: int, act: a.Lay) -> Paint:
    is_seen = act.tile in [a.kind_of(tile) for tile in cave_of(stage.g).hand if tile < UNSEEN]
    return Paint((tile_id(act.tile),) if is_seen else (), "Tiles")


def omen(stage: Stage, role: int, act: a.Omen) -> Paint:
    card = CARDS[a.OMEN_NAMES.index(act.name)]
    return Paint((), "Omens", counted(card.price(stage.g), "Omen"))


def pay(stage: Stage, role: int, act: a.Pay) -> Paint:
    return Paint((omen_id(a.PAYMENT_OF[act.tokens][0]),))


def snatch(stage: Stage, role: int, act: a.Snatch) -> Paint:
    if act == a.SNATCH_ARTIFACT:
        return Paint()
    piece = a.PIECE_OF[act.piece]
    return Paint((piece_id(piece),) if stage.g.at[piece] in stage.g.ground else ())


def clear(stage: Stage, role: int, act: a.Clear) -> Paint:
    slides = stage.g.slides
    if act.number > len(slides):
        return Paint()
    space, way = divmod(slides[act.number - 1], 4)
    return Paint((f"slide:{side_id(space, way)}",))


def spore(stage: Stage, role: int, act: a.Spore) -> Paint:
    return Paint((panel_id(a.ROLE_OF[act.role]),))


def play(stage: Stage, role: int, act: a.Play) -> Paint:
    kind = a.EVENT_NAMES.index(act.card)
    is_seen = kind in [KIND_OF[card] for card in stage.g.event_deck[:PEEK] if card >= 0]
    return Paint((event_id(kind),) if is_seen else ())


def give(stage: Stage, role: int, act: a.Give) -> Paint:
    card = a.GIVE.index(act)
    return Paint((gift_id(card),) if card in stage.g.treasure_deck[:DRAWN] else ())


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.Lay: lay,
    a.Omen: omen,
    a.Proceed: END,
    a.Pay: pay,
    a.Snatch: snatch,
    a.Clear: clear,
    a.Spore: spore,
    a.CrystalCurse: Paint(),
    a.Play: play,
    a.Give: give,
}


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """Omens say why not."""
    return isinstance(act, a.Omen)


def have(stage: Stage) -> tuple[Sign, ...]:
    board = cave_of(stage.g)
    return tuple([Sign(f"omen-{a.OMEN_SYMBOLS[n]}", board.omens[n], a.OMEN_SYMBOLS[n]) for n in SYMBOLS])


NEXT: Final = ("you draw Omens", "a tile is placed", "a Treasure is hidden", "your turn ends")


def hint(stage: Stage) -> str:
    g, frame = stage.g, stage.frame
    name = type(frame).__name__
    if name == "UseOmens":
        phase = int(getattr(frame, "phase", 0))
        then = "tiles are taken away" if phase == 1 and g.collapsing else NEXT[phase]
        return f"When you go on, {then}. The map is worth {counted(omens_due(lures(g)), 'Omen')} a turn."
    return f"{counted(tiles_left(g), 'tile')} to be laid until the Collapse." if name == "Grow" else ""


# What happens. -------------------------------------------------------------------------------------------------------


def used(g: Vast, event: Event) -> Moment:
    return Moment("stamp", on=HOME, to="log", hold=BRIEF, big=CARDS[int(event.facts[1])].name[:16], text="an Omen")


MOMENTS: Final[dict[str, Any]] = {"omen": used}
GOOD: Final = frozenset(["draws omen", "omen", "hides treasure", "takes hatred", "collapse begins", "collapsed"])
BAD: Final = frozenset(["drops omen"])
ON: Final = {
    "draws tile": ("ca:hand", "stack"), "lays": ("ca:hand",), "hides treasure": ("ca:lures",),
    "takes hatred": ("ca:hatred",), "buries": ("ca:events",),
}  # fmt: skip
IDS: Final = {"omen token": lambda symbol: (omen_id(symbol),)}
SCENE: Final = RoleScene(LEGEND, panel, decks, PAINTS, goal, wants, have, hint, is_worth, IDS, ON, MOMENTS, GOOD, BAD)
