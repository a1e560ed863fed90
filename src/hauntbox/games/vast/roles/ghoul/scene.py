"""How the Ghoul looks: its sheet with Fury, dice and Terror cards, what its answers light up, what is worth a stop."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Paint, Painter
from hauntbox.games.vast.actions import Flare, Way
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, WAY_NAMES
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.ghoul import actions as a
from hauntbox.games.vast.roles.ghoul.against import CRYSTAL_PRICE, TARGETS, price_of
from hauntbox.games.vast.roles.ghoul.board import KINDS, MOST_FURY, GhoulBoard
from hauntbox.games.vast.roles.ghoul.cards import CARDS
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, fury_goal
from hauntbox.games.vast.roles.ghoul.rules.collecting import price_to_take
from hauntbox.games.vast.roles.ghoul.rules.moving import AnnounceStrike
from hauntbox.games.vast.roles.ghoul.rules.prices import least_price
from hauntbox.games.vast.roles.ghoul.rules.skitter import NameSymbol
from hauntbox.games.vast.roles.ghoul.turn import TOKEN_OF
from hauntbox.games.vast.roles.knight.scene import treasure_id
from hauntbox.games.vast.roles.numbers import GHOUL, NOBODY, OWNER, ROLE_NAMES
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, is_shown, panel_id, piece_id, space_id, token_id
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.games.vast.words.names import place_words
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Card, Goal, Look, Mark, Moment, Panel, Part, Piece, Pile, Sign, Thing, Track

HOME: Final = panel_id(GHOUL)
FURY, DICE, HOARD, TERROR = PARTS = ("Fury", "Dice", "Treasure", "Terror")
BRIEF: Final = 1500  # milliseconds
DICE_IDS: Final = ("gh:dice", *[f"gh:die:{n}" for n in range(1, 4)])
POINTS: Final[tuple[str, ...]] = ("gh:movement", "gh:attack")
LEGEND: Final = {
    "ghoul": Look("Ghoul", "figure", "gluttonous-smile", "moss", art="vast/ghoul"),
    "fury": Look("Fury", "road", "mad-scientist", "violet", rule="VST-FURY-03"),
    "terror-gain": Look("Terror card", "icon", "terror", "violet", rule="VST-FURY-04"),
    "mp": Look("Movement", "pips", "footsteps", "bone", rule="VST-ROLL-08"),
    "ap": Look("Attack", "pips", "claws", "danger", rule="VST-ROLL-09"),
    "defense": Look("Defense", "pips", "shield", "danger", rule="VST-DEF-01"),
    "ghoul-die": Look("Ghoul die", "die", "perspective-dice-six-faces-random", "moss", pips=True, rule="VST-ROLL-03"),
    "aside": Look("Ghoul die, set aside", "die", "perspective-dice-six-faces-random", "ash", pips=True),
    "pair": Look("Treasure space", "cubes", "locked-chest", "amber", rule="VST-COL-12"),
    "eaten": Look("Crystals smashed", "count", "crystal-cluster", "violet", rule="VST-EFF-21"),
    "terror": Look("Terror card", "card", "terror", "danger", rule="VST-TER-01"),
}


# Its sheet. ----------------------------------------------------------------------------------------------------------


def panel(stage: Stage) -> dict[str, Thing]:
    g, board = stage.g, ghoul_of(stage.g)
    sheet = Panel(
        n=prowler(g),
        owner=stage.owner(prowler(g)),
        look="ghoul",
        name="Ghoul",
        text=wants(g) if not board.reached else "Enter the Entrance",
        tone=PAIRS[prowler(g)][0],
        shape=PAIRS[prowler(g)][1],
        of=piece_id(prowler(g)) if g.at[prowler(g)] in g.ground else "",
        active=g.turn == prowler(g) and not stage.is_over,
        size="board",
        parts=PARTS,
    )
    return {HOME: sheet, **tracks(g, board), **dice(board), **cards(board)}


def tracks(g: Vast, board: GhoulBoard) -> dict[str, Thing]:
    goal = fury_goal(g)
    marks = [
        Mark(at, "goal" if at == goal else "Terror card", gain="" if at % 2 else "terror-gain", goal=at == goal)
        for at in range(1, MOST_FURY + 1)
        if at == goal or at % 2 == 0
    ]
    is_its = g.turn == prowler(g)
    things: dict[str, Thing] = {
        "gh:fury": Track(in_=HOME, part=FURY, n=1, look="fury", value=board.fury, max=MOST_FURY, steps=tuple(marks)),
        "gh:movement": Track(in_=HOME, part=DICE, n=3, look="mp", value=board.movement, max=max(6, board.movement)),
        "gh:attack": Track(
            in_=HOME, part=DICE, n=4, look="ap" if is_its else "defense", value=board.discs, max=max(6, board.discs)
        ),
        "gh:pair": Track(
            in_=HOME, part=HOARD, n=5, look="pair", value=board.treasure, max=2, note="a pair gives 1 Fury"
        ),
    }
    if board.crystals or crystal_goal(g):
        things["gh:crystals"] = Track(
            in_=HOME, part=HOARD, n=6, look="eaten", value=board.crystals, max=crystal_goal(g) or None
        )
    return things


def dice(board: GhoulBoard) -> dict[str, Thing]:
    """The dice of this turn: which one is what, once it has chosen."""
    things: dict[str, Thing] = {"gh:dice": Pile(in_=HOME, part=DICE, n=2, name="This turn", lay="dice")}
    if not board.dice:
        return {}
    for n, face in enumerate(board.dice, 1):
        things[f"gh:die:{n}"] = Piece(in_="gh:dice", n=n, look="ghoul-die", tag=str(face))
    return things


def terror_id(kind: int) -> str:
    return f"terror:{CARDS[kind].name.lower()}"


def cards(board: GhoulBoard) -> dict[str, Thing]:
    """Its Terror cards: all lie open."""
    things: dict[str, Thing] = {"gh:terror": Pile(in_=HOME, part=TERROR, n=7, name="Terror cards", lay="hand")}
    for kind in [kind for kind in range(KINDS) if board.held[kind]]:
        card = CARDS[kind]
        used = "used in this turn" if board.used[kind] >= board.held[kind] and kind_is_limited(kind) else ""
        things[terror_id(kind)] = Card(
            in_="gh:terror", n=kind, look="terror", name=card.name, text=f"{card.first.text} {card.once.text}",
            count=board.held[kind] if board.held[kind] > 1 else 0, dim=used, rule=card.first.rule,
        )  # fmt: skip
    return {**things, **looked_at(board)}


def kind_is_limited(kind: int) -> bool:
    return CARDS[kind].first.text.startswith("Once per turn")


def looked_at(board: GhoulBoard) -> dict[str, Thing]:
    """Cards that it has drawn and not yet kept, seen by it alone."""
    if not board.looked:
        return {}
    things: dict[str, Thing] = {
        "gh:drawn": Pile(in_=HOME, part=TERROR, n=8, name="Drawn", lay="row", look="terror", count=len(board.looked))
    }
    for kind in sorted({kind for kind in board.looked if kind >= 0}):
        card = CARDS[kind]
        things[f"drawn:{card.name.lower()}"] = Card(
            in_="gh:drawn",
            n=kind,
            look="terror",
            name=card.name,
            text=f"{card.first.text} {card.once.text}",
            seen="you",
        )
    return things


def decks(g: Vast) -> dict[str, Thing]:
    board = ghoul_of(g)
    return {"terror-deck": Pile(name="Terror", lay="deck", count=len(board.deck), look="terror", rule="VST-SET-02")}


def wants(g: Vast) -> str:
    crystals = f" or {crystal_goal(g)} Crystals" if crystal_goal(g) else ""
    return f"{fury_goal(g)} Fury{crystals}, then escape"


def goal(g: Vast) -> Goal:
    board, need = ghoul_of(g), fury_goal(g)
    won = g.outcome is not None and g.outcome.scores[prowler(g)] > 0
    first = [Part(look="fury", n=min(board.fury, need), of=need, text="Fury")]
    if crystal_goal(g):
        first.append(
            Part(look="crystal", n=min(board.crystals, crystal_goal(g)), of=crystal_goal(g), text="or Crystals")
        )
    prey = [ROLE_NAMES[victim] for hunter, victim in g.terms.prey if hunter == GHOUL]
    kill = f", or the {prey[0]}'s death" if prey else ""
    last = (Part(look="entrance", on=won, text="enter the Entrance"),)
    rule = "VST-SOLO-03" if crystal_goal(g) else "VST-WIN-01"
    return Goal(f"{wants(g)} through the Entrance{kill}.", rule, (tuple(first), last), ("the cave collapses",))


# Its answers. --------------------------------------------------------------------------------------------------------

ATTACK: Final[str] = "Attack"
COLLECT, MOVE, CARD_GROUP = "Collect", "Move", "Terror"


def walk(stage: Stage, act: Way) -> Paint:
    g, way = stage.g, WAY_NAMES.index(act.way)
    there = NEAR[g.at[prowler(g)]][way]
    if not is_shown(stage, there):
        return Paint(group=MOVE)
    return Paint((space_id(there),), MOVE, f"{least_price(g, way, NOBODY)} movement")


def attack(stage: Stage, role: int, act: a.Attack) -> Paint:
    piece, g = a.PIECE_OF[act.piece], stage.g
    on = (piece_id(piece),) if g.at[piece] in g.ground else ()
    cost = f"{price_of(g, piece)} attack" if g.vile is None and OWNER[piece] in TARGETS and on else ""
    return Paint(on, ATTACK, cost)


def smash(stage: Stage, role: int, act: Action) -> Paint:
    at = stage.g.at[prowler(stage.g)]
    return Paint((token_id(CRYSTALS, at),) if at in stage.g.tokens[CRYSTALS] else (), ATTACK, f"{CRYSTAL_PRICE} attack")


def take(stage: Stage, role: int, act: Any) -> Paint:
    g, kind = stage.g, TOKEN_OF[act.token]
    is_there = g.at[prowler(g)] in g.tokens[kind]
    price = price_to_take(g, isinstance(act, a.TakeSafely))
    return Paint((token_id(kind, g.at[prowler(g)]),) if is_there else (), COLLECT, f"{price} movement")


def use(stage: Stage, role: int, act: a.Use) -> Paint:
    kind = a.CARD_NAMES.index(act.card)
    is_held = bool(ghoul_of(stage.g).held[kind])
    cost = "this turn" if act.once == a.PER_TURN else "this game"
    return Paint((terror_id(kind),) if is_held else (), CARD_GROUP, cost)


def keep(stage: Stage, role: int, act: a.KeepCard) -> Paint:
    is_there = a.CARD_NAMES.index(act.card) in ghoul_of(stage.g).looked
    return Paint((f"drawn:{act.card}",) if is_there else ())


def give_up(stage: Stage, role: int, act: a.GiveUp) -> Paint:
    card = a.TREASURE_NAMES.index(act.card)
    is_there = stage.g.knight is not None and card in stage.g.knight.treasures
    return Paint((treasure_id(card),) if is_there else ())


def lose(stage: Stage, role: int, act: a.Lose) -> Paint:
    return Paint(({"grit": "kn:grit", "health": "kn:health", "treasure": "kn:finds"}[act.what],))


def pair(stage: Stage, role: int, act: a.Pair) -> Paint:
    """The dice that show these faces."""
    faces, on = [act.high, act.low], []
    for n, face in enumerate(ghoul_of(stage.g).dice, 1):
        if face in faces:
            faces.remove(face)
            on.append(f"gh:die:{n}")
    return Paint(tuple(on))


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.Pair: pair,
    a.SetDie: Paint(),
    a.Reroll: Paint(),
    a.Attack: attack,
    a.Waive: Paint(("terror:sneak",)),
    a.SmashCrystal: smash,
    a.Take: take,
    a.TakeSafely: take,
    a.Use: use,
    a.KeepCard: keep,
    a.Search: Paint(),
    a.Lose: lose,
    a.GiveUp: give_up,
    a.Stop: END,
}
PLAIN_TO_SEE: Final = ("VST-MOVE-16", "VST-ACT-03", "VST-ATK-01", "VST-MOVE-18", "VST-TRN-05")
OF_A_MOMENT: Final = tuple([effect.rule for card in CARDS for effect in (card.first, card.once) if effect.use is None])


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """What everybody sees on the map is not worth a refusal, nor what a card does at another moment."""
    g = stage.g
    if rule in PLAIN_TO_SEE or isinstance(stage.frame, AnnounceStrike):
        return False
    if isinstance(act, a.SmashCrystal):
        return g.at[prowler(g)] in g.tokens[CRYSTALS]
    if isinstance(act, a.Take):
        return g.at[prowler(g)] in g.tokens[TOKEN_OF[act.token]]
    if isinstance(act, a.Use):
        return rule not in OF_A_MOMENT and bool(ghoul_of(g).held[a.CARD_NAMES.index(act.card)])
    if isinstance(act, Flare):
        return prowler(g) in g.terms.flare
    return isinstance(act, Way | a.Attack)


def have(stage: Stage) -> tuple[Sign, ...]:
    board = ghoul_of(stage.g)
    return Sign("mp", board.movement, "movement"), Sign("ap", board.discs, "attack")


def hint(stage: Stage) -> str:
    g, name = stage.g, type(stage.frame).__name__
    if name == "KeepDice":
        return "The higher one is movement. What is left of the lower one becomes your Defense."
    if isinstance(stage.frame, NameSymbol):
        return "The Ghoul appears on a free Dark tile that shows it."
    if name == "Prowl":
        return f"You stand on: {place_words(g, g.at[prowler(g)])}."
    return ""


# What happens. -------------------------------------------------------------------------------------------------------


def terror_moment(g: Vast, event: Event) -> Moment:
    card = CARDS[int(event.facts[1])]
    text = f"{card.first.text} {card.once.text}"
    return Moment("card", from_="terror-deck", to="log", head="Terror card", title=card.name, text=text)


def fury_moment(g: Vast, event: Event) -> Moment:
    fury = int(event.facts[1])
    return Moment("stamp", on=HOME, to="log", hold=BRIEF, big="+1 Fury", text=f"{fury} of {fury_goal(g)}")


def ready_moment(g: Vast, event: Event) -> Moment:
    return Moment("stamp", on=space_id(MIDDLE), to="log", big="It may escape", text="It wins at the Entrance")


MOMENTS: Final = {"terror": terror_moment, "fury": fury_moment, "ready to escape": ready_moment}
GOOD: Final = frozenset(["fury", "terror", "ready to escape", "gains movement", "gains attack", "takes"])
BAD: Final = frozenset(["terror put back"])
ON: Final = {
    "ghoul dice": DICE_IDS, "rolls again": DICE_IDS, "points": POINTS, "gains movement": POINTS, "gains attack": POINTS,
    "fury": ("gh:fury",), "takes": ("gh:pair",), "defense": ("gh:attack",), "terror": ("terror-deck", "gh:terror"),
}  # fmt: skip
IDS: Final = {"terror": lambda kind: (terror_id(kind),)}
SCENE: Final = RoleScene(
    LEGEND, panel, decks, PAINTS, goal, wants, have, hint, is_worth, IDS, ON, MOMENTS, GOOD, BAD, walk
)
