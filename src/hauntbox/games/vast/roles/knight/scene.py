"""How the Knight looks: her sheet, her decks, what her answers light up, and what is worth stopping for."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Paint, Painter
from hauntbox.games.vast.actions import Flare, Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.cave.terrain.lying import is_drift
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.knight import actions as a
from hauntbox.games.vast.roles.knight.against import ENCHANTED
from hauntbox.games.vast.roles.knight.board import (
    BOMB,
    BOW,
    ENCHANTED_BOW,
    FLARE,
    GRIT_CUBES,
    MAP,
    MOVEMENT,
    PERCEPTION,
    SHIELD,
    START_CUBES,
    STRENGTH,
    SWORD,
    KnightBoard,
)
from hauntbox.games.vast.roles.knight.cards.ambush import Brace, SeekMonster
from hauntbox.games.vast.roles.knight.cards.events import DECK
from hauntbox.games.vast.roles.knight.cards.monsters import MONSTER_LIST, NO_MONSTER
from hauntbox.games.vast.roles.knight.cards.quests import SIDEQUESTS
from hauntbox.games.vast.roles.knight.goals import crystals_needed
from hauntbox.games.vast.roles.knight.rules.stats import MOVEMENTS, ROOM, attack_strength, movement, perception
from hauntbox.games.vast.roles.knight.rules.treasures import CARDS, KeepTreasure
from hauntbox.games.vast.roles.knight.words import (
    EVENT_TEXTS,
    MONSTER_TEXTS,
    QUEST_TEXTS,
    TREASURE_TEXTS,
    quarry_name,
)
from hauntbox.games.vast.roles.numbers import KNIGHT, OWNER
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, is_shown, panel_id, piece_id, side_id, space_id, token_id
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.ends import shared_crystals
from hauntbox.games.vast.words.names import place_words
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Badge, Card, Goal, Look, Mark, Moment, Panel, Part, Pile, Sign, Thing, Track

HOME: Final = panel_id(KNIGHT)
GRIT, STATS, GEAR, BODY, CARDS_PART = PARTS = ("Grit", "Stats", "Gear", "Body", "Cards")
PLACE_LOOKS: Final = {
    MOVEMENT: "movement", PERCEPTION: "perception", STRENGTH: "strength", BOMB: "bomb-item", BOW: "bow", MAP: "map",
    SHIELD: "shield",
}  # fmt: skip
ALL_CUBES: Final = START_CUBES + len(GRIT_CUBES)
DOWN: Final = -1  # a card face down
BRIEF: Final = 1500  # milliseconds
LEGEND: Final = {
    "knight": Look("Knight", "figure", "visored-helm", "amber", art="vast/knight"),
    "grit": Look("Grit", "road", "upgrade", "amber", rule="VSB-KNG-05"),
    "cube": Look("Hero cube", "icon", "cube", "amber", rule="VSB-KNS-05"),
    "cube-piece": Look("Hero cube", "token", "cube", "amber", rule="VSB-KNS-05"),
    "movement": Look("Movement", "ladder", "footsteps", "amber", rule="VSB-KNS-06"),
    "perception": Look("Perception", "ladder", "third-eye", "amber", rule="VSB-KNS-07"),
    "strength": Look("Strength", "ladder", "biceps", "amber", rule="VSB-KNS-08"),
    "steps": Look("steps left", "icon", "footsteps", "amber", rule="VSB-KNT-02"),
    "encounters": Look("Encounters left", "icon", "third-eye", "amber", rule="VSB-KNT-02"),
    "bomb-item": Look("Bomb", "cubes", "unlit-bomb", "amber", rule="VSB-KNQ-02"),
    "bow": Look("Bow", "cubes", "bow-arrow", "amber", rule="VSB-KNQ-05"),
    "map": Look("Ancient Map", "cubes", "treasure-map", "amber", rule="VSB-KNQ-06"),
    "shield": Look("Shield", "cubes", "shield", "amber", rule="VSB-KNQ-07"),
    "cubes": Look("Hero cubes left", "cubes", "cube", "amber", rule="VSB-KNT-04"),
    "bombs": Look("Bomb tokens", "count", "unlit-bomb", "ash", rule="VSB-KNQ-03"),
    "smashed": Look("Crystals smashed", "pips", "crystal-cluster", "violet", rule="VSB-ORD-08"),
    "quest": Look("Sidequest", "card", "knight-banner", "amber", rule="VSB-KNX-01"),
    "find": Look("Treasure card", "card", "open-treasure-chest", "amber", rule="VSB-TRE-02"),
    "event-card": Look("Event card", "card", "perspective-dice-six-faces-random", "bone", rule="VSB-KNE-09"),
    "monster-card": Look("Monster card", "card", "ogre", "danger", rule="VSB-VAR-29"),
    "golem": Look("the Golem has hit her", "icon", "rock-golem", rule="VSB-MON-08"),
    "beetles": Look("Bright Beetles lie by the deck", "icon", "beetle-shell", rule="VSB-MON-14"),
}


# Her sheet. ----------------------------------------------------------------------------------------------------------


def panel(stage: Stage) -> dict[str, Thing]:
    g, board = stage.g, knight_of(stage.g)
    is_dead = bool(g.left >> KNIGHT & 1)
    woes = [Badge(look) for look, on in (("golem", board.golem), ("beetles", board.beetles)) if on]
    sheet = Panel(
        n=KNIGHT,
        owner=stage.owner(KNIGHT),
        look="knight",
        name="Knight",
        text=wants(g),
        tone=PAIRS[KNIGHT][0],
        shape=PAIRS[KNIGHT][1],
        of=piece_id(KNIGHT) if not is_dead else "",
        active=g.turn == KNIGHT and not stage.is_over,
        dim="dead" if is_dead else "",
        badges=tuple(woes),
        size="board",
        parts=PARTS,
    )
    return {HOME: sheet, **tracks(g, board), **cards(stage, board)}


def tracks(g: Vast, board: KnightBoard) -> dict[str, Thing]:
    marks = [Mark(at, "Hero cube", gain="cube") for n, at in enumerate(GRIT_CUBES) if board.track >> n & 1]
    need = crystals_needed(g)
    gear: dict[str, Thing] = {
        place_id(place): Track(
            in_=HOME, part=GEAR, n=10 + place, look=PLACE_LOOKS[place], value=board.cubes[place], max=ROOM[place]
        )
        for place in (BOMB, BOW, MAP, SHIELD)
    }
    return {
        "kn:health": Track(in_=HOME, part=BODY, n=1, look="health", name="Health", value=board.health, max=board.full),
        "kn:crystals": Track(
            in_=HOME, part=BODY, n=2, look="smashed", value=min(board.crystals + shared_crystals(g), need), max=need
        ),
        "kn:grit": Track(
            in_=HOME, part=GRIT, n=3, look="grit", value=board.grit, max=grit_shown(board), steps=tuple(marks)
        ),
        **{place_id(place): stat(g, place, board.cubes[place]) for place in (MOVEMENT, PERCEPTION, STRENGTH)},
        **gear,
        "kn:bombs": Track(in_=HOME, part=GEAR, n=20, look="bombs", value=board.bombs),
        "kn:cubes": Track(in_=HOME, part=GEAR, n=21, look="cubes", value=board.free, max=ALL_CUBES, pool=True),
    }


def grit_shown(board: KnightBoard) -> int:
    """Up to the last cube, or where she is beyond it."""
    return max(GRIT_CUBES[-1], board.grit)


def stat(g: Vast, place: int, cubes: int) -> Track:
    """The printed ladder, and what it comes to with Treasure cards."""
    values = [str(each) for each in MOVEMENTS] if place == MOVEMENT else [str(n) for n in range(1, 5)]
    now = {MOVEMENT: movement, PERCEPTION: perception, STRENGTH: attack_strength}[place](g)
    note = f"{now} in all" if str(now) != values[cubes] else ""
    steps = tuple([Mark(at, value) for at, value in enumerate(values)])
    return Track(in_=HOME, part=STATS, n=4 + place, look=PLACE_LOOKS[place], value=cubes, max=3, steps=steps, note=note)


def place_id(place: int) -> str:
    """A place for Hero cubes: of her board, or a Treasure card."""
    return treasure_id(place - SWORD) if place >= SWORD else f"kn:{a.PLACE_NAMES[place]}"


def treasure_id(card: int) -> str:
    return f"find:{card + 1}"


def quest_id(card: int) -> str:
    return f"quest:{card + 1}"


def cards(stage: Stage, board: KnightBoard) -> dict[str, Thing]:
    """Her cards: others see how many she holds, and what she has shown."""
    things: dict[str, Thing] = {
        "kn:quests": Pile(in_=HOME, part=CARDS_PART, n=30, name="Sidequests", lay="hand", look="quest",
                          count=len(board.hand), seen="you" if stage.is_mine(KNIGHT) else ""),
    }  # fmt: skip
    for card in [card for card in sorted(board.hand) if card != DOWN]:
        quest = SIDEQUESTS[card]
        things[quest_id(card)] = Card(
            in_="kn:quests", n=card, look="quest", name=quest.name, text=quest_text(card), rule=quest.rule,
            seen="" if board.shown >> card & 1 else "you",
        )  # fmt: skip
    if board.treasures:
        things["kn:finds"] = Pile(
            in_=HOME, part=CARDS_PART, n=31, name="Treasure cards", lay="hand", look="find", count=len(board.treasures)
        )
    for card in [card for card in sorted(board.treasures) if card != DOWN]:
        is_open = board.face_up >> card & 1
        things[treasure_id(card)] = Card(
            in_="kn:finds", n=card, look="find", name=CARDS[card], text=TREASURE_TEXTS[card],
            badges=(Badge("cube", board.cubes[SWORD + card]),) if board.cubes[SWORD + card] else (),
            seen="" if is_open else "you",
        )  # fmt: skip
    return things


def quest_text(card: int) -> str:
    return f"{QUEST_TEXTS[card]} {SIDEQUESTS[card].grit} Grit."


def decks(g: Vast) -> dict[str, Thing]:
    things: dict[str, Thing] = {
        "events": Pile(name="Events", lay="deck", count=len(g.event_deck), look="event-card"),
        "finds": Pile(name="Treasure cards", lay="deck", count=len(g.treasure_deck), look="find"),
    }
    if g.monster_deck or g.monster_out:
        things["monsters"] = Pile(name="Monsters", lay="deck", count=len(g.monster_deck), look="monster-card")
    return things


def wants(g: Vast) -> str:
    if not crystals_needed(g):
        return f"Kill the {quarry_name(g)}"
    return f"Smash {crystals_needed(g)} Crystals, then escape"


def hunt(g: Vast) -> Goal:
    """Her goal where the Dragon plays, VSB-ORD-17: or the Unicorn in his place: his Health."""
    board: Any = g.dragon if g.dragon is not None else g.unicorn
    left, name = board.health if board is not None else 0, quarry_name(g)
    part = Part(look="knight", on=not left, text=f"{name}'s Health: {left}")
    aim = f"Reduce the {name}'s Health to 0."
    return Goal(aim, "VSB-ORD-07", ((part,),), ("the cave collapses", "you are killed"))


def goal(g: Vast) -> Goal:
    need, board = crystals_needed(g), knight_of(g)
    if not need:
        return hunt(g)
    have = min(board.crystals + shared_crystals(g), need)
    won = g.outcome is not None and g.outcome.scores[KNIGHT] > 0
    stages = (
        (Part(look="crystal", n=have, of=need, text="Crystals"),),
        (Part(look="entrance", on=won, text="enter the Entrance"),),
    )
    return Goal(f"{wants(g)} through the Entrance.", "VSB-ORD-08", stages, ("no Health left", "the cave collapses"))


# Her answers. --------------------------------------------------------------------------------------------------------

USE, MOVE, CUBES, MEET, QUEST = "Use", "Move", "Hero cubes", "Meet", "Sidequests"


def walk(stage: Stage, act: Way) -> Paint:
    here, way = stage.g.at[KNIGHT], WAY_NAMES.index(act.way)
    there, steps = NEAR[here][way], "free" if is_drift(stage.g, here, way) else "1 step"
    return Paint((space_id(there),) if is_shown(stage, there) else (), MOVE, steps)


def cube(stage: Stage, role: int, act: a.Cube) -> Paint:
    place = a.PLACE_OF[act.place]
    is_there = place < SWORD or place - SWORD in knight_of(stage.g).treasures
    return Paint((place_id(place),) if is_there else (), CUBES, "" if isinstance(stage.frame, Brace) else "1 cube")


def here(stage: Stage, role: int, act: Action) -> Paint:
    return Paint((space_id(stage.g.at[KNIGHT]),), MEET, "1 Encounter")


def smash(stage: Stage, role: int, act: a.Smash) -> Paint:
    at = stage.g.at[KNIGHT]
    return Paint((token_id(CRYSTALS, at),) if at in stage.g.tokens[CRYSTALS] else (), MEET)


def collect(stage: Stage, role: int, act: a.Collect) -> Paint:
    at = stage.g.at[KNIGHT]
    return Paint((token_id(TREASURES, at),) if at in stage.g.tokens[TREASURES] else (), MEET)


def found(stage: Stage, role: int, act: Action) -> Paint:
    kept = knight_of(stage.g).treasures
    return Paint((treasure_id(kept[-1]),) if kept and kept[-1] != DOWN else ())


def foe(stage: Stage, role: int, act: Any) -> Paint:
    piece = a.PIECE_OF[act.piece]
    bow = "the Enchanted Bow" if OWNER[piece] in ENCHANTED else "the Bow"
    cost = bow if isinstance(act, a.Shoot) else ""
    return Paint((piece_id(piece),) if stage.g.at[piece] in stage.g.ground else (), MEET, cost)


def quest(stage: Stage, role: int, act: a.Quest) -> Paint:
    card = a.QUEST_NAMES.index(act.card)
    return Paint((quest_id(card),) if card in knight_of(stage.g).hand else (), QUEST)


def blast(stage: Stage, role: int, act: a.Blast) -> Paint:
    return Paint((side_id(stage.g.at[KNIGHT], WAY_NAMES.index(act.way)),), USE, "1 Bomb")


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.Cube: cube,
    a.Encounter: here,
    a.Smash: smash,
    a.Collect: collect,
    a.Enough: END,
    a.Keep: found,
    a.Decline: found,
    a.Rest: END,
    a.Strike: foe,
    a.Quest: quest,
    a.Blast: blast,
    a.Shoot: foe,
    a.Drink: Paint(("find:6",), USE),
    a.Ready: Paint(("find:7",), USE),
}
PLAIN_TO_SEE: Final = ("VSB-MAP-06", "VSB-MAP-09", "VSB-KNE-01", "VSB-KNQ-01", "VSB-KNQ-02", "VSB-KNX-01")


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """What everybody sees on the map or on her board is not worth a refusal."""
    g = stage.g
    if rule in PLAIN_TO_SEE:
        return False
    if isinstance(act, a.Shoot):
        piece = a.PIECE_OF[act.piece]
        bow = ENCHANTED_BOW if OWNER[piece] in ENCHANTED else BOW
        return bool(knight_of(g).cubes[bow]) and g.at[piece] in g.ground
    if isinstance(act, Flare):
        return KNIGHT in g.terms.flare and knight_of(g).used >> FLARE & 1 == 1
    return isinstance(act, Way | a.Encounter | a.Blast)


def have(stage: Stage) -> tuple[Sign, ...]:
    g, board = stage.g, knight_of(stage.g)
    steps, meetings = max(movement(g) - board.moved, 0), max(perception(g) - board.met, 0)
    return (
        Sign("steps", steps, "step" if steps == 1 else "steps"),
        Sign("encounters", meetings, "Encounter" if meetings == 1 else "Encounters"),
        Sign("cube", board.free, "free cube" if board.free == 1 else "free cubes"),
    )


def hint(stage: Stage) -> str:
    g, frame = stage.g, stage.frame
    if isinstance(frame, Brace):
        who = f"{MONSTER_LIST[frame.card].name}: {MONSTER_TEXTS[frame.card]} " if frame.card != NO_MONSTER else ""
        return f"{who}Your Strength is {attack_strength(g)}, theirs {frame.foe}."
    if type(frame).__name__ == "MoveAndAct":
        return f"You stand on: {place_words(g, g.at[KNIGHT])}."
    if isinstance(frame, KeepTreasure):
        return found_text(knight_of(g))
    if isinstance(frame, SeekMonster):
        return "You are asked at every Ambush, so that nobody learns what you hold."
    return ""


def found_text(board: KnightBoard) -> str:
    """What the card that she has just found does, for her eyes."""
    card = board.treasures[-1] if board.treasures else DOWN
    return TREASURE_TEXTS[card] if card != DOWN else ""


# What happens. -------------------------------------------------------------------------------------------------------


def card_moment(head: str, title: str, text: str, deck: str, tone: str = "") -> Moment:
    return Moment("card", from_=deck, to="log", head=head, title=title, text=text, tone=tone)


def event_moment(g: Vast, event: Event) -> Moment:
    name = DECK[int(event.facts[0])].name
    return card_moment("Event", name, EVENT_TEXTS[name], "events")


def monster_moment(g: Vast, event: Event) -> Moment:
    card, strength = int(event.facts[0]), int(event.facts[1])
    name = f"{MONSTER_LIST[card].name}, Strength {strength}"
    return card_moment("Monster", name, MONSTER_TEXTS[card], "monsters", "bad")


def find_moment(g: Vast, event: Event) -> Moment:
    card = int(event.facts[0])
    return Moment("card", from_="finds", to="hand", head="Treasure", title=CARDS[card], text=TREASURE_TEXTS[card])


def quest_moment(g: Vast, event: Event) -> Moment:
    card = int(event.facts[0])
    return Moment("card", to="log", head="Sidequest", title=SIDEQUESTS[card].name, text=quest_text(card), tone="good")


def hurt_moment(g: Vast, event: Event) -> Moment:
    loss, left = int(event.facts[0]), int(event.facts[1])
    return Moment(
        "stamp", on=HOME, to="log", hold=BRIEF, tone="bad", big=f"-{loss} Health", text=f"{left} left for the Knight"
    )


MOMENTS: Final = {
    "event": event_moment,
    "monster": monster_moment,
    "treasure": find_moment,
    "sidequest": quest_moment,
    "hurt": hurt_moment,
}
GOOD: Final = frozenset(
    ["grit", "hero cube", "heals", "sidequest", "treasure", "collects", "defeated", "draws sidequest"]
)
BAD: Final = frozenset(
    ["hurt", "loses grit", "ambush", "monster", "loses treasure", "loses a treasure", "lost treasure", "driven back"]
)
ON: Final = {
    "grit": ("kn:grit",), "loses grit": ("kn:grit",), "hurt": ("kn:health",), "heals": ("kn:health",),
    "hero cube": ("kn:cubes", "kn:grit"), "event": ("events",), "monster": ("monsters",), "treasure": ("finds",),
    "declines": ("kn:finds",), "loses a treasure": ("kn:finds", "finds"), "sidequest": ("kn:quests",),
    "bomb": ("kn:bombs",), "cube": ("kn:cubes",),
}  # fmt: skip
IDS: Final = {
    "place": lambda place: (place_id(place),),
    "treasure": lambda card: (treasure_id(card),),
    "quest": lambda card: (quest_id(card),),
}
SCENE: Final = RoleScene(
    LEGEND, panel, decks, PAINTS, goal, wants, have, hint, is_worth, IDS, ON, MOMENTS, GOOD, BAD, walk
)
