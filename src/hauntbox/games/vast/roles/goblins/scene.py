"""How the Goblins look: Rage, three Tribes with their Monsters, War and Secrets cards, what their answers light up."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Paint, Painter
from hauntbox.games.vast.actions import Flare, Way
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, WAY_NAMES
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.goblins import actions as a
from hauntbox.games.vast.roles.goblins.board import MOST, MOST_RAGE, TRIBE_NUMBERS, GoblinsBoard
from hauntbox.games.vast.roles.goblins.cards.schemes import SECRET_CARDS
from hauntbox.games.vast.roles.goblins.cards.war import WAR_CARDS
from hauntbox.games.vast.roles.goblins.goals import crystals, crystals_needed, must_escape, prey
from hauntbox.games.vast.roles.goblins.rules.errands import LOOT
from hauntbox.games.vast.roles.goblins.rules.stats import is_lurking, is_revealed, perception, piece_of, strength, where
from hauntbox.games.vast.roles.goblins.words import SECRET_TEXTS, TAMED_TEXTS, TRIBES, war_words
from hauntbox.games.vast.roles.knight.cards.monsters import MONSTER_LIST
from hauntbox.games.vast.roles.numbers import FANGS_TRIBE, GOBLINS, KNIGHT, ROLE_NAMES
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, is_shown, panel_id, piece_id, space_id, token_id
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.games.vast.words.names import place_words
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Badge, Card, Goal, Look, Moment, Panel, Part, Pile, Sign, Thing, Track

HOME: Final = panel_id(GOBLINS)
RAGE, TRIBE_PART, WAR_PART, SECRET_PART = PARTS = ("Rage", "Tribes", "War", "Secrets")
BRIEF: Final = 1500  # milliseconds
ICONS: Final = ("fangs", "crossed-bones", "eyeball")
LEGEND: Final = {
    "goblins": Look("Goblins", "figure", "fangs", "jade", art="vast/goblins", rule="VSB-GOS-01"),
    **{
        f"{name.lower()}-tribe": Look(f"{name} Tribe", "figure", icon, "jade", rule="VSB-GOS-11")
        for name, icon in zip(TRIBES, ICONS, strict=True)
    },
    "rage": Look("Rage", "pips", "flame", "danger", rule="VSB-GOR-08"),
    **{
        f"{name.lower()}-discs": Look(f"{name}: Goblins", "pips", icon, "jade", rule="VSB-GOS-06")
        for name, icon in zip(TRIBES, ICONS, strict=True)
    },
    "tribe-strength": Look("Strength of the Tribe", "icon", "biceps", "jade", rule="VSB-GOS-07"),
    "tribe-perception": Look("Perception of the Tribe", "icon", "third-eye", "jade", rule="VSB-GOS-08"),
    "war-card": Look("War card", "card", "daggers", "jade", rule="VSB-GOT-02"),
    "secret-card": Look("Secrets card", "card", "hood", "jade", rule="VSB-GOT-16"),
    "tamed": Look("Monster", "card", "ogre", "danger", rule="VSB-GOT-11"),
    "goblin-crystals": Look("Crystals smashed", "pips", "crystal-cluster", "violet", rule="VSB-ORD-11"),
    "poisoned": Look("poisoned cubes on the Entrance", "count", "cube", "amber", rule="VSB-SEC-04"),
}


def panel(stage: Stage) -> dict[str, Thing]:
    g, board = stage.g, goblins_of(stage.g)
    sheet = Panel(
        n=GOBLINS,
        owner=stage.owner(GOBLINS),
        look="goblins",
        name="Goblins",
        text=wants(g),
        tone=PAIRS[GOBLINS][0],
        shape=PAIRS[GOBLINS][1],
        active=g.turn == GOBLINS and not stage.is_over,
        size="board",
        parts=PARTS,
    )
    return {HOME: sheet, **tracks(g, board), **monsters(board), **war(stage, board), **secrets(stage, board)}


def tracks(g: Vast, board: GoblinsBoard) -> dict[str, Thing]:
    things: dict[str, Thing] = {
        "gb:rage": Track(in_=HOME, part=RAGE, n=1, look="rage", value=board.rage, max=MOST_RAGE),
    }
    for tribe in TRIBE_NUMBERS:
        things[tribe_id(tribe)] = Track(
            in_=HOME, part=TRIBE_PART, n=2 + 2 * tribe, look=f"{a.TRIBE_NAMES[tribe]}-discs",
            value=board.population[tribe], max=MOST, note=state_of(g, board, tribe),
            extra=(Badge("tribe-strength", strength(g, tribe)), Badge("tribe-perception", perception(g, tribe))),
        )  # fmt: skip
    need = crystals_needed(g)
    if need:
        things["gb:crystals"] = Track(
            in_=HOME, part=RAGE, n=8, look="goblin-crystals", value=min(crystals(g), need), max=need
        )
    if board.poisoned:
        things["gb:poisoned"] = Track(in_=HOME, part=SECRET_PART, n=30, look="poisoned", value=board.poisoned)
    return things


def state_of(g: Vast, board: GoblinsBoard, tribe: int) -> str:
    if is_revealed(g, tribe):
        return "has acted" if g.turn == GOBLINS and board.activated >> tribe & 1 else "on the map"
    return "lurks" if is_lurking(g, tribe) else "hidden"


def tribe_id(tribe: int) -> str:
    return f"gb:{a.TRIBE_NAMES[tribe]}"


def monster_id(monster: int) -> str:
    return f"tamed:{monster + 1}"


def secret_id(card: int) -> str:
    return f"secret:{card + 1}"


def war_id(card: int) -> str:
    return f"war:{card + 1}"


def monsters(board: GoblinsBoard) -> dict[str, Thing]:
    things: dict[str, Thing] = {}
    for tribe in TRIBE_NUMBERS:
        row = board.monsters[tribe]
        if row:
            home = f"{tribe_id(tribe)}:monsters"
            name = f"Monsters of {TRIBES[tribe]}"
            things[home] = Pile(in_=HOME, part=TRIBE_PART, n=3 + 2 * tribe, name=name, lay="hand", count=len(row))
            things |= {monster_id(each): monster_card(each, home) for each in row}
    if board.pending:
        things["gb:pending"] = Pile(
            in_=HOME, part=TRIBE_PART, n=9, name="Monsters drawn", lay="hand", count=len(board.pending)
        )
        things |= {monster_id(each): monster_card(each, "gb:pending") for each in board.pending}
    return things


def monster_card(monster: int, home: str) -> Card:
    return Card(in_=home, n=monster, look="tamed", name=MONSTER_LIST[monster].name, text=TAMED_TEXTS[monster])


def war(stage: Stage, board: GoblinsBoard) -> dict[str, Thing]:
    """What is drawn is theirs to see, what is chosen everybody's."""
    things: dict[str, Thing] = {}
    if board.drawn:
        things["gb:war"] = Pile(
            in_=HOME, part=WAR_PART, n=10, name="War cards drawn", lay="hand", look="war-card", count=len(board.drawn)
        )
        things |= {war_id(card): war_thing(card, "you") for card in board.drawn if card >= 0}
    elif board.war_card >= 0:
        things["gb:war"] = Pile(
            in_=HOME, part=WAR_PART, n=10, name="War card of this turn", lay="hand", look="war-card", count=1
        )
        things[war_id(board.war_card)] = war_thing(board.war_card, "")
    return things


def war_thing(card: int, seen: Any) -> Card:
    made = WAR_CARDS[card]
    return Card(
        in_="gb:war", n=card, look="war-card", name=made.name, text=f"{war_words(made)}.", rule=made.rule, seen=seen
    )


def secrets(stage: Stage, board: GoblinsBoard) -> dict[str, Thing]:
    """Others see how many, and what lies face up."""
    held = (*board.hand, *board.fresh)
    things: dict[str, Thing] = {
        "gb:secrets": Pile(in_=HOME, part=SECRET_PART, n=20, name="Secrets", lay="hand", look="secret-card",
                           count=len(held) + len(board.shown), seen="you" if stage.is_mine(GOBLINS) else ""),
    }  # fmt: skip
    things |= {secret_id(card): secret_thing(card, "you") for card in held if card >= 0}
    return things | {secret_id(card): secret_thing(card, "") for card in board.shown}


def secret_thing(card: int, seen: Any) -> Card:
    made = SECRET_CARDS[card]
    return Card(
        in_="gb:secrets", n=card, look="secret-card", name=made.name, text=SECRET_TEXTS[card], rule=made.rule, seen=seen
    )


def decks(g: Vast) -> dict[str, Thing]:
    board = goblins_of(g)
    return {
        "war-deck": Pile(name="War cards", lay="deck", count=len(board.war_deck), look="war-card"),
        "monsters": Pile(name="Monsters", lay="deck", count=len(g.monster_deck), look="tamed"),
        "secrets-deck": Pile(name="Secrets", lay="deck", count=len(board.secrets), look="secret-card"),
    }


def wants(g: Vast) -> str:
    need = crystals_needed(g)
    if not need:
        return f"Kill the {ROLE_NAMES[prey(g)]}"
    return f"Smash {need} Crystals{', then escape' if must_escape(g) else ''}"


def goal(g: Vast) -> Goal:
    need = crystals_needed(g)
    if not need:
        return hunt(g)
    parts = ((Part(look="crystal", n=min(crystals(g), need), of=need, text="Crystals"),),)
    if not must_escape(g):
        return Goal(f"{wants(g)}.", "VSB-ORD-11", parts, ("the cave collapses",))
    won = g.outcome is not None and g.outcome.scores[GOBLINS] > 0
    way = (Part(look="entrance", on=won, text="enter the Entrance"),)
    return Goal(f"{wants(g)} through the Entrance.", "VST-VTWO-11", (*parts, way), ("the cave collapses",))


def hunt(g: Vast) -> Goal:
    who, rule = prey(g), "VSB-ORD-09" if prey(g) == KNIGHT else "VSB-ORD-10"
    board: Any = g.knight if who == KNIGHT else g.dragon if g.dragon is not None else g.unicorn
    left = board.health if board is not None else 0
    part = Part(look="goblins", on=not left, text=f"{ROLE_NAMES[who]}'s Health: {left}")
    return Goal(f"Reduce the {ROLE_NAMES[who]}'s Health to 0.", rule, ((part,),), ("the cave collapses",))


# Their answers. -------------------------------------------------------------------------------------------------------

ACT, MOVE, USE, ATTACK = "Collect", "Move", "Use", "Attack"


def led(stage: Stage) -> int:
    """The Tribe that the question is about."""
    return int(getattr(stage.frame, "tribe", 0))


def walk(stage: Stage, act: Way) -> Paint:
    here = where(stage.g, led(stage))
    if here == NOWHERE:
        return Paint(group=MOVE)
    there = NEAR[here][WAY_NAMES.index(act.way)]
    return Paint((space_id(there),) if is_shown(stage, there) else (), MOVE)


def tribe(stage: Stage, role: int, act: a.Tribe) -> Paint:
    number = a.TRIBE_NAMES.index(act.name)
    piece = (piece_id(piece_of(number)),) if is_revealed(stage.g, number) else ()
    cost = "1 Rage" if type(stage.frame).__name__ == "BlockDiscs" else ""
    return Paint((tribe_id(number), *piece), "", cost)


def war_paint(stage: Stage, role: int, act: a.War) -> Paint:
    card = a.WAR_NAMES.index(act.card)
    return Paint((war_id(card),) if card in goblins_of(stage.g).drawn else ())


def redraw(stage: Stage, role: int, act: a.Redraw) -> Paint:
    board = goblins_of(stage.g)
    if act.card in a.WAR_NAMES:
        card = a.WAR_NAMES.index(act.card)
        return Paint((war_id(card),) if card in board.drawn else (), USE)
    if act.card in a.MONSTER_NAMES:
        card = a.MONSTER_NAMES.index(act.card)
        return Paint((monster_id(card),) if card in board.pending else (), USE)
    card = a.SECRET_NAMES.index(act.card)
    return Paint((secret_id(card),) if card in board.fresh else (), USE)


def secret(stage: Stage, role: int, act: a.Secret | a.Drop | a.Filch) -> Paint:
    board = goblins_of(stage.g)
    if act.card not in a.SECRET_NAMES:
        return Paint(("gb:secrets",))
    card = a.SECRET_NAMES.index(act.card)
    on = (secret_id(card),) if card in (*board.hand, *board.shown) else ()
    return Paint(on, "Terror" if isinstance(act, a.Secret) else "")


def slot(stage: Stage, role: int, act: a.Tame) -> Paint:
    return Paint((tribe_id(a.TRIBE_NAMES.index(act.tribe)),))


def swap(stage: Stage, role: int, act: a.Swap) -> Paint:
    card = a.MONSTER_NAMES.index(act.monster)
    is_there = any([card in row for row in goblins_of(stage.g).monsters])
    return Paint((monster_id(card),) if is_there else ())


def raid(stage: Stage, role: int, act: a.Raid) -> Paint:
    g, target = stage.g, a.TARGET_OF[act.target]
    if target == a.CRYSTAL:
        here = where(g, led(stage))
        return Paint((token_id(CRYSTALS, here),) if here in g.tokens[CRYSTALS] else (), ATTACK)
    return Paint((piece_id(target),) if g.at[target] in g.ground else (), ATTACK)


def plunder(stage: Stage, role: int, act: a.Plunder) -> Paint:
    g, what, here = stage.g, a.PLUNDER.index(act), where(stage.g, led(stage))
    if what >= len(LOOT):
        return Paint((), ACT)
    return Paint((token_id(LOOT[what], here),) if here in g.tokens[LOOT[what]] else (), ACT)


def curse(stage: Stage, role: int, act: a.Curse) -> Paint:
    victim = a.CURSE.index(act)
    return Paint((panel_id(victim),) if victim in stage.g.terms.roles else ())


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.War: war_paint,
    a.Redraw: redraw,
    a.Tribe: tribe,
    a.Secret: secret,
    a.Drop: secret,
    a.Tame: slot,
    a.Swap: swap,
    a.Refuse: END,
    a.Raid: raid,
    a.Plunder: plunder,
    a.Delve: Paint((), ACT),
    a.Hide: Paint((), ACT),
    a.Special: Paint((), ACT),
    a.Lure: Paint((), USE),
    a.Dig: Paint((), USE),
    a.Tunnel: Paint((), USE),
    a.Idle: END,
    a.Halt: END,
    a.Curse: curse,
    a.Reward: Paint(),
    a.Filch: secret,
}
WORTHY: Final = ("VSB-GOA-05", "VSB-GOA-06", "VSB-GOA-09", "VSB-GOA-12", "VSB-GOA-40", "VSB-MAP-13", "VST-OTH-11")


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """What everybody sees on the map is not worth a refusal."""
    if isinstance(act, Flare):
        return GOBLINS in stage.g.terms.flare
    if isinstance(act, a.Raid) and act.target == "crystal":
        return where(stage.g, led(stage)) in stage.g.tokens[CRYSTALS]
    if isinstance(act, a.Tribe):
        return True
    return rule in WORTHY


def have(stage: Stage) -> tuple[Sign, ...]:
    board = goblins_of(stage.g)
    left = [tribe for tribe in TRIBE_NUMBERS if board.population[tribe] and not board.activated >> tribe & 1]
    return Sign("rage", board.rage, "Rage"), Sign("goblins", len(left), "Tribe" if len(left) == 1 else "Tribes")


def hint(stage: Stage) -> str:
    g, name, board = stage.g, type(stage.frame).__name__, goblins_of(stage.g)
    if name == "LeadTribe":
        own = led(stage)
        return f"{TRIBES[own]}, Strength {strength(g, own)}, on: {place_words(g, where(g, own))}."
    if name == "AssignMonster" and board.pending:
        return f"{MONSTER_LIST[board.pending[0]].name}: {TAMED_TEXTS[board.pending[0]]}"
    if name in ("BlockDiscs", "Overpopulated") and board.war_card >= 0:
        return f"{WAR_CARDS[board.war_card].name}: {war_words(WAR_CARDS[board.war_card])}."
    return ""


# What happens. --------------------------------------------------------------------------------------------------------


def war_moment(g: Vast, event: Event) -> Moment:
    card = WAR_CARDS[int(event.facts[1])]
    return Moment("card", from_="war-deck", to="log", head="War", title=card.name, text=f"{war_words(card)}.")


def secret_moment(g: Vast, event: Event) -> Moment:
    card = int(event.facts[1])
    return Moment("card", of=HOME, to="log", head="Secret", title=SECRET_CARDS[card].name, text=SECRET_TEXTS[card])


def drawn_moment(g: Vast, event: Event) -> Moment:
    card = int(event.facts[0])
    return Moment(
        "card", from_="secrets-deck", to="hand", head="Secret", title=SECRET_CARDS[card].name, text=SECRET_TEXTS[card]
    )


def scatter_moment(g: Vast, event: Event) -> Moment:
    number = int(event.facts[0]) - FANGS_TRIBE
    text = f"{TRIBES[number]}: {event.facts[1]} left"
    return Moment("stamp", on=tribe_id(number), to="log", hold=BRIEF, big="Scattered", text=text)


MOMENTS: Final[dict[str, Any]] = {
    "war": war_moment, "plays secret": secret_moment, "secret": drawn_moment, "scatters": scatter_moment,
}  # fmt: skip
GOOD: Final = frozenset(["assigned", "draws a secret", "secret", "plunders", "ambushes", "hews"])
BAD: Final = frozenset(["scatters", "shrinks", "monster lost", "secret gone", "too many"])
ON: Final = {
    "rage": ("gb:rage",), "populates": ("gb:fangs", "gb:bones", "gb:eye"), "draws war": ("gb:war", "war-deck"),
    "draws a secret": ("gb:secrets", "secrets-deck"), "secret": ("gb:secrets",), "draws monster": ("monsters",),
}  # fmt: skip
IDS: Final = {"secret": lambda card: (secret_id(card),), "war": lambda card: (war_id(card),)}
SCENE: Final = RoleScene(
    LEGEND, panel, decks, PAINTS, goal, wants, have, hint, is_worth, IDS, ON, MOMENTS, GOOD, BAD, walk
)
