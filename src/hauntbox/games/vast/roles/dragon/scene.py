"""How the Dragon looks: his sheet with Sloth and Wakefulness, his hand, what his answers light up."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Paint, Painter
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.cave.tokens import GEMS
from hauntbox.games.vast.roles.dragon import actions as a
from hauntbox.games.vast.roles.dragon.board import MOST_EATEN, PARTS, ROOM, SYMBOLS, DragonBoard
from hauntbox.games.vast.roles.dragon.rules.swat import KINDS
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor, start_health, waking_goal
from hauntbox.games.vast.roles.dragon.words import PART_WORDS, PRICES
from hauntbox.games.vast.roles.numbers import DRAGON
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, panel_id, piece_id, space_id, token_id
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.words.names import place_words
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Card, Goal, Look, Mark, Moment, Panel, Part, Pile, Sign, Thing, Track

HOME: Final = panel_id(DRAGON)
WAKING, SLOTH, BODY, HAND = SECTIONS = ("Waking", "Sloth", "Body", "Power cards")
BRIEF: Final = 1500  # milliseconds
MOST_CUBES: Final = sum(ROOM)
LEGEND: Final = {
    "dragon": Look("Dragon", "figure", "dragon-head", "coral", rule="VSB-DRS-08", art="vast/dragon"),
    "wakefulness": Look("Wakefulness", "road", "eyeball", "coral", rule="VSB-DRW-14"),
    "sloth-cubes": Look("Sloth cubes", "cubes", "cube", "ash", rule="VSB-DRS-02"),
    "dragon-health": Look("Dragon's Health", "pips", "dragon-head", "danger", rule="VSB-DRS-01"),
    "armor": Look("Armor", "count", "shield", "coral", rule="VSB-DRW-06"),
    "eaten-goblins": Look("Eaten Goblins", "pips", "fangs", "moss", rule="VSB-DRS-04"),
    "gold": Look("Treasures for Greed", "count", "locked-chest", "amber", rule="VSB-DRT-05"),
    "power-card": Look("Power card", "card", "fire-gem", "coral", rule="VSB-DRT-02"),
}


def panel(stage: Stage) -> dict[str, Thing]:
    g, board = stage.g, dragon_of(stage.g)
    is_dead = bool(g.left >> DRAGON & 1)
    sheet = Panel(
        n=DRAGON,
        owner=stage.owner(DRAGON),
        look="dragon",
        name="Dragon",
        text=state_words(g, board),
        tone=PAIRS[DRAGON][0],
        shape=PAIRS[DRAGON][1],
        of=piece_id(DRAGON) if g.at[DRAGON] in g.ground else "",
        active=g.turn == DRAGON and not stage.is_over,
        dim="dead" if is_dead else "",
        size="board",
        parts=SECTIONS,
    )
    return {HOME: sheet, **tracks(g, board), **cards(board)}


def state_words(g: Vast, board: DragonBoard) -> str:
    if board.surfaced:
        return "On the surface: enter the Entrance"
    return "Awake: end a turn on a Crystal tile" if board.awake else wants(g)


def tracks(g: Vast, board: DragonBoard) -> dict[str, Thing]:
    marks = (Mark(waking_goal(g), "awake", goal=True),)
    things: dict[str, Thing] = {
        "dr:wake": Track(
            in_=HOME, part=WAKING, n=1, look="wakefulness", value=board.wakefulness, max=MOST_CUBES, steps=marks
        ),
        "dr:health": Track(
            in_=HOME, part=BODY, n=10, look="dragon-health", value=board.health, max=max(start_health(g), board.health)
        ),
        "dr:armor": Track(in_=HOME, part=BODY, n=11, look="armor", value=armor(g)),
        "dr:eaten": Track(in_=HOME, part=SLOTH, n=8, look="eaten-goblins", value=board.eaten, max=MOST_EATEN),
        "dr:gold": Track(in_=HOME, part=SLOTH, n=9, look="gold", value=board.treasures),
    }
    for part in PARTS:
        things[sloth_id(part)] = Track(
            in_=HOME, part=SLOTH, n=2 + part, look="sloth-cubes", value=board.sloth[part], max=ROOM[part],
            note=PART_WORDS[part],
        )  # fmt: skip
    return things


def sloth_id(part: int) -> str:
    return f"dr:{a.PART_NAMES[part].replace(' ', '-')}"


def card_id(symbol: int) -> str:
    return f"dr:card:{a.SYMBOL_NAMES[symbol]}"


def cards(board: DragonBoard) -> dict[str, Thing]:
    """He alone sees them; how many is known."""
    hand = Pile(in_=HOME, part=HAND, n=12, name="Hand", lay="hand", look="power-card", count=len(board.hand))
    things: dict[str, Thing] = {"dr:hand": hand}
    for symbol in SYMBOLS:
        copies = board.hand.count(symbol)
        if copies:
            things[card_id(symbol)] = Card(
                in_="dr:hand", n=symbol, look="power-card", name=a.SYMBOL_NAMES[symbol].capitalize(),
                text="Pays for powers.", count=copies if copies > 1 else 0, seen="you",
            )  # fmt: skip
    return things


def decks(g: Vast) -> dict[str, Thing]:
    return {}


def wants(g: Vast) -> str:
    return f"{waking_goal(g)} Wakefulness, surface, escape"


def goal(g: Vast) -> Goal:
    board, need = dragon_of(g), waking_goal(g)
    won = g.outcome is not None and g.outcome.scores[DRAGON] > 0
    parts = (
        (Part(look="wakefulness", n=min(board.wakefulness, need), of=need, text="Wakefulness"),),
        (Part(look="vein", on=board.surfaced, text="come to the surface"),),
        (Part(look="entrance", on=won, text="enter the Entrance"),),
    )
    extra = ", or an Ambush that kills the Knight" if DRAGON in g.terms.ambush else ""
    return Goal(f"{wants(g)}{extra}.", "VSB-ORD-12", parts, ("the cave collapses", "you are killed"))


# His answers. --------------------------------------------------------------------------------------------------------


def power(stage: Stage, role: int, act: a.Power) -> Paint:
    return Paint((), "Use", PRICES[a.POWER_NAMES.index(act.power)])


def pay_card(stage: Stage, role: int, act: a.PayCard) -> Paint:
    symbol = a.SYMBOL_NAMES.index(act.symbol)
    return Paint((card_id(symbol),) if symbol in dragon_of(stage.g).hand else ())


def pay_gem(stage: Stage, role: int, act: a.PayGem) -> Paint:
    kind = GEMS[a.SYMBOL_NAMES.index(act.gem.removesuffix(" gem"))]
    return Paint(tuple([token_id(kind, space) for space in stage.g.tokens[kind]]))


def prey(stage: Stage, role: int, act: a.Prey) -> Paint:
    piece = a.PREY_OF[act.piece]
    return Paint((piece_id(piece),) if stage.g.at[piece] in stage.g.ground else ())


def swat(stage: Stage, role: int, act: a.SwatToken) -> Paint:
    g = stage.g
    kind, space = KINDS[a.TOKEN_NAMES.index(act.token)], NEAR[g.at[DRAGON]][WAY_NAMES.index(act.way)]
    return Paint((token_id(kind, space),) if space in g.tokens[kind] else ())


def part(stage: Stage, role: int, act: a.Sloth) -> Paint:
    return Paint((sloth_id(a.PART_NAMES.index(act.part)),))


def suffer(stage: Stage, role: int, act: a.Suffer) -> Paint:
    return Paint(({"cards": "dr:hand", "health": "dr:health", "sloth": "dr:wake"}[act.what],))


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.Power: power,
    a.PayCard: pay_card,
    a.PayGem: pay_gem,
    a.Prey: prey,
    a.SwatToken: swat,
    a.Sloth: part,
    a.Feed: Paint(("dr:eaten",), "Use"),
    a.PlaceGem: Paint(),
    a.Suffer: suffer,
    a.Settle: END,
}


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """Powers say why not; spaces that he cannot reach do not."""
    return isinstance(act, a.Power)


def have(stage: Stage) -> tuple[Sign, ...]:
    return (Sign("power-card", len(dragon_of(stage.g).hand), "Power cards"),)


def hint(stage: Stage) -> str:
    g, name = stage.g, type(stage.frame).__name__
    if name == "MoveAndUse" and g.at[DRAGON] in g.ground:
        free = "Your free move is used." if dragon_of(g).flown else "You have a free move."
        return f"You are at: {place_words(g, g.at[DRAGON])}. {free}"
    return ""


# What happens. -------------------------------------------------------------------------------------------------------


def awakens(g: Vast, event: Event) -> Moment:
    return Moment("card", of=HOME, to="log", head="The Dragon", title="The Dragon is awake")


def surfaces(g: Vast, event: Event) -> Moment:
    return Moment("stamp", on=space_id(int(event.facts[1])), to="log", hold=BRIEF, big="Surface!", text="The Dragon")


def wakes(g: Vast, event: Event) -> Moment:
    number = int(event.facts[1])
    return Moment("stamp", on=HOME, to="log", hold=BRIEF, big="+1 awake", text=f"{number} of {waking_goal(g)}")


MOMENTS: Final[dict[str, Any]] = {"awakens": awakens, "surfaces": surfaces, "sloth": wakes}
GOOD: Final = frozenset(["sloth", "awakens", "surfaces", "eats", "dragon takes"])
BAD: Final = frozenset(["dragon hurt", "falls drowsy", "discards power"])
ON: Final = {
    "sloth": ("dr:wake",), "falls drowsy": ("dr:wake",), "eats": ("dr:eaten",), "dragon hurt": ("dr:health",),
    "dragon takes": ("dr:gold",), "draws power": ("dr:hand",),
}  # fmt: skip
IDS: Final = {"part": lambda part: (sloth_id(part),)}
SCENE: Final = RoleScene(LEGEND, panel, decks, PAINTS, goal, wants, have, hint, is_worth, IDS, ON, MOMENTS, GOOD, BAD)
