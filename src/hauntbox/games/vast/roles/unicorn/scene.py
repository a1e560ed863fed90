"""How the Unicorns look: sheet, cards and cubes, what answers light up; the Shadow Unicorn's sheet. UNS, SHU"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Paint, Painter
from hauntbox.games.vast.cave.grid import WAY_NAMES
from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.roles.unicorn import actions as a
from hauntbox.games.vast.roles.unicorn.board import MOST_ANGER, SHADOW_HEALTH, TRACK, UPGRADES, UnicornBoard
from hauntbox.games.vast.roles.unicorn.cards import where_to
from hauntbox.games.vast.roles.unicorn.rules.deeds import KINDS
from hauntbox.games.vast.roles.unicorn.rules.stats import (
    armor,
    clarity,
    pace,
    radiance_goal,
    spirit,
    start_health,
)
from hauntbox.games.vast.roles.unicorn.words import DOES, card_field, card_title
from hauntbox.games.vast.roles.unicorn.words import UPGRADES as UPGRADE_WORDS
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, panel_id, piece_id, space_id, token_id
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.words.names import COMPASS, place_words, the_name
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Card, Goal, Look, Mark, Moment, Panel, Part, Pile, Sign, Thing, Track

HOME: Final = panel_id(UNICORN)
SHINE, BODY, HAND, UPGRADE = SECTIONS = ("Radiance", "Body", "Unicorn cards", "Upgrades")
BRIEF: Final = 1500  # milliseconds
ART: Final = "vast/unicorn"
LEGEND: Final = {
    "nightmare-unicorn": Look("Unicorn", "figure", "unicorn", "violet", rule="VSB-UNS-08", art=ART),
    "radiance": Look("Radiance", "road", "sparkles", "violet", rule="VSB-UNT-20"),
    "anger": Look("Anger", "pips", "enrage", "danger", rule="VSB-UNT-02"),
    "unicorn-health": Look("Unicorn's Health", "pips", "unicorn", "danger", rule="VSB-UNS-01"),
    "unicorn-armor": Look("Armor", "count", "shield", "violet", rule="VSB-UNS-04"),
    "pace": Look("Pace: actions", "pips", "horseshoe", "violet", rule="VSB-UNS-04"),
    "clarity": Look("Clarity", "count", "portal", "violet", rule="VSB-UNS-04"),
    "spirit": Look("Spirit", "count", "aura", "violet", rule="VSB-UNS-04"),
    "unicorn-card": Look("Unicorn card", "card", "unicorn", "violet", rule="VSB-UNC-01"),
    "unicorn-upgrade": Look("Upgrade", "card", "sparkles", "violet", rule="VSB-UNS-09"),
    "unicorn-cube": Look("Unicorn cube", "token", "cube", "violet", rule="VSB-UNT-05"),
    "facing": Look("where he looks", "icon", "horseshoe", rule="VSB-UNS-08"),
}


def panel(stage: Stage) -> dict[str, Thing]:
    g, board = stage.g, unicorn_of(stage.g)
    is_dead, shadow = bool(g.left >> UNICORN & 1), g.terms.shadow
    sheet = Panel(
        n=UNICORN,
        owner="" if shadow else stage.owner(UNICORN),
        look="nightmare-unicorn",
        name=the_name(g, UNICORN),
        text="Nobody plays him" if shadow else wants(g),
        tone=PAIRS[UNICORN][0],
        shape=PAIRS[UNICORN][1],
        of=piece_id(UNICORN) if g.at[UNICORN] in g.ground else "",
        active=g.turn == UNICORN and not stage.is_over,
        dim="dead" if is_dead else "",
        size="board",
        parts=(BODY, HAND) if shadow else SECTIONS,
    )
    things: dict[str, Thing] = {HOME: sheet, **body(g, board)}
    return {**things, **(pile(board) if shadow else {**glow(g, board), **cards(board), **upgrades(board)})}


def body(g: Vast, board: UnicornBoard) -> dict[str, Thing]:
    full = SHADOW_HEALTH if g.terms.shadow else start_health(g)
    health = max(board.health, 0)
    return {
        "un:health": Track(in_=HOME, part=BODY, n=10, look="unicorn-health", value=health, max=max(full, health)),
        "un:armor": Track(in_=HOME, part=BODY, n=11, look="unicorn-armor", value=armor(g), note=looks_words(board)),
        "un:spirit": Track(in_=HOME, part=BODY, n=12, look="spirit", value=spirit(g)),
    }


def looks_words(board: UnicornBoard) -> str:
    return f"looks {COMPASS[board.facing]}" if board.is_here else ""


def glow(g: Vast, board: UnicornBoard) -> dict[str, Thing]:
    marks = (Mark(radiance_goal(g), "then escape", goal=True),)
    left = max(pace(g) - board.acted, 0) if g.turn == UNICORN else pace(g)
    return {
        "un:radiance": Track(in_=HOME, part=SHINE, n=1, look="radiance", value=board.radiance, max=TRACK, steps=marks),
        "un:anger": Track(in_=HOME, part=SHINE, n=2, look="anger", value=board.anger, max=MOST_ANGER),
        "un:pace": Track(in_=HOME, part=BODY, n=13, look="pace", value=left, max=max(pace(g), left)),
        "un:clarity": Track(in_=HOME, part=BODY, n=14, look="clarity", value=clarity(g)),
    }


def card_id(card: int) -> str:
    return f"un:card:{a.CARD_NAMES[card]}"


def cards(board: UnicornBoard) -> dict[str, Thing]:
    """Seen by him alone; how many is known. Cards revealed for a Teleport lie open."""
    hand = Pile(in_=HOME, part=HAND, n=20, name="Hand", lay="hand", look="unicorn-card", count=len(board.hand))
    things: dict[str, Thing] = {"un:hand": hand}
    for card in [card for card in board.hand if card >= 0]:
        things[card_id(card)] = make_card(card, "un:hand", "you")
    return {**things, **open_cards(board)}


def make_card(card: int, home: str, seen: str) -> Card:
    text = f"Marks the field {card_field(card)}."
    return Card(in_=home, n=card, look="unicorn-card", name=card_title(card), text=text, seen=seen)


def open_cards(board: UnicornBoard) -> dict[str, Thing]:
    deck = Pile(in_=HOME, part=HAND, n=22, name="Deck", lay="deck", look="unicorn-card", count=len(board.deck))
    things: dict[str, Thing] = {"un:deck": deck}
    if board.shown:
        things["un:shown"] = Pile(
            in_=HOME, part=HAND, n=21, name="Teleport", lay="hand", look="unicorn-card", count=len(board.shown)
        )
        for card in board.shown:
            things[card_id(card)] = make_card(card, "un:shown", "")
    return things


def pile(board: UnicornBoard) -> dict[str, Thing]:
    """Face down for all."""
    spirits = Pile(
        in_=HOME, part=HAND, n=20, name="Spirit pile", lay="deck", look="unicorn-card", count=len(board.hand)
    )
    return {"un:hand": spirits, **open_cards(board)}


def upgrades(board: UnicornBoard) -> dict[str, Thing]:
    things: dict[str, Thing] = {"un:upgrades": Pile(in_=HOME, part=UPGRADE, n=30, name="Upgrades", lay="hand")}
    for kind in [kind for kind in UPGRADES if board.upgrades[kind]]:
        many = board.upgrades[kind]
        things[upgrade_id(kind)] = Card(
            in_="un:upgrades", n=kind, look="unicorn-upgrade", name=UPGRADE_WORDS[kind], text=DOES[kind],
            count=many if many > 1 else 0,
        )  # fmt: skip
    return things


def upgrade_id(kind: int) -> str:
    return f"un:upgrade:{a.UPGRADE_NAMES[kind].replace(' ', '-')}"


def cube_id(space: int) -> str:
    return f"un:cube:{space_id(space)}"


def decks(g: Vast) -> dict[str, Thing]:
    return {}


def wants(g: Vast) -> str:
    return f"{radiance_goal(g)} Radiance, then escape"


def goal(g: Vast) -> Goal:
    board, need = unicorn_of(g), radiance_goal(g)
    won = g.outcome is not None and g.outcome.scores[UNICORN] > 0
    parts = (
        (Part(look="radiance", n=min(board.radiance, need), of=need, text="Radiance"),),
        (Part(look="entrance", on=won, text="enter the Entrance"),),
    )
    return Goal(f"{wants(g)}.", "VSB-ORD-15", parts, ("the cave collapses", "you are killed"))


# His answers. --------------------------------------------------------------------------------------------------------


def by_card(stage: Stage, act: Any) -> tuple[int, tuple[str, ...]]:
    """The card of an action, and what one clicks: the card, if it is seen."""
    card = a.CARD_NAMES.index(act.card)
    return card, (card_id(card),) if card in unicorn_of(stage.g).hand else ()


def move_or_turn(stage: Stage, role: int, act: Any) -> Paint:
    return Paint(by_card(stage, act)[1], "Move")


def to_field(stage: Stage, role: int, act: Any) -> Paint:
    """The card, and the tile that it marks."""
    card, on = by_card(stage, act)
    space = where_to(stage.g, card)
    return Paint((*on, *[space_id(space) for _ in range(space in stage.g.ground)]), "Use")


def shed(stage: Stage, role: int, act: a.Shed) -> Paint:
    return Paint(by_card(stage, act)[1])


def prey(stage: Stage, role: int, act: a.Gore) -> Paint:
    piece = a.PIECE_OF[act.piece]
    return Paint((piece_id(piece),) if stage.g.at[piece] in stage.g.ground else (), "Attack")


def take(stage: Stage, role: int, act: a.Gather) -> Paint:
    g, kind = stage.g, KINDS[a.TOKEN_NAMES.index(act.token)]
    return Paint((token_id(kind, g.at[UNICORN]),) if g.at[UNICORN] in g.tokens[kind] else (), "Collect")


def bleed(stage: Stage, role: int, act: a.Bleed) -> Paint:
    return Paint(({"cards": "un:hand", "health": "un:health"}[act.what],))


def imbue(stage: Stage, role: int, act: a.Imbue) -> Paint:
    kind = a.UPGRADE_NAMES.index(act.upgrade)
    return Paint((upgrade_id(kind),) if unicorn_of(stage.g).upgrades[kind] else ())


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.Gallop: move_or_turn,
    a.Wheel: move_or_turn,
    a.Swing: Paint(),
    a.Vanish: to_field,
    a.Shed: shed,
    a.Displace: to_field,
    a.Gore: prey,
    a.Gather: take,
    a.Imbue: imbue,
    a.Bleed: bleed,
    a.Stand: END,
}


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """A Teleport that leads nowhere says why; the Blast only once he has it."""
    return isinstance(act, a.Vanish)


def have(stage: Stage) -> tuple[Sign, ...]:
    board = unicorn_of(stage.g)
    return (Sign("pace", max(pace(stage.g) - board.acted, 0), "actions"), Sign("anger", board.anger, "Anger"))


def hint(stage: Stage) -> str:
    g, name = stage.g, type(stage.frame).__name__
    if name == "PerformActions" and g.at[UNICORN] in g.ground:
        return f"You are at: {place_words(g, g.at[UNICORN])}, and look {COMPASS[unicorn_of(g).facing]}."
    return ""


def way_of(g: Vast) -> str:
    """Where his piece looks."""
    return WAY_NAMES[unicorn_of(g).facing]


# What happens. -------------------------------------------------------------------------------------------------------


def shines(g: Vast, event: Event) -> Moment:
    text = f"{int(event.facts[1])} of {radiance_goal(g)}"
    return Moment("stamp", on=HOME, to="log", hold=BRIEF, big="Radiance!", text=text)


def vanishes(g: Vast, event: Event) -> Moment:
    return Moment("stamp", on=space_id(int(event.facts[1])), to="log", hold=BRIEF, big="Teleport", text="The Unicorn")


def rampage(g: Vast, event: Event) -> Moment:
    return Moment("stamp", on=piece_id(UNICORN), to="log", hold=BRIEF, big="Rampage!", text="The Shadow Unicorn")


MOMENTS: Final[dict[str, Any]] = {"radiance": shines, "teleports": vanishes, "rampages": rampage}
GOOD: Final = frozenset(["radiance", "imbues", "gathers"])
BAD: Final = frozenset(["unicorn hurt", "dims"])
ON: Final = {
    "radiance": ("un:radiance",), "anger": ("un:anger",), "unicorn hurt": ("un:health",),
    "draws unicorn": ("un:hand", "un:deck"), "plays unicorn": ("un:hand",), "spirit card": ("un:hand",),
    "reveals unicorn": ("un:shown", "un:deck"), "unicorn turns": ("un:armor",),
}  # fmt: skip
IDS: Final = {"horn": lambda card: (card_id(card),), "glow": lambda kind: (upgrade_id(kind),)}
SCENE: Final = RoleScene(LEGEND, panel, decks, PAINTS, goal, wants, have, hint, is_worth, IDS, ON, MOMENTS, GOOD, BAD)
