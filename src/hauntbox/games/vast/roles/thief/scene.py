"""How the Thief looks: his sheet with stats, cubes, loot and upgrades, and what his answers light up."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.common.asking import END, Paint, Painter
from hauntbox.games.vast.actions import Flare, Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.cave.tokens import VAULTS
from hauntbox.games.vast.roles.numbers import THIEF, UNICORN
from hauntbox.games.vast.roles.thief import actions as a
from hauntbox.games.vast.roles.thief.board import ACTION_CUBES, KINDS, LOOT_DROP
from hauntbox.games.vast.roles.thief.goals import treasures_needed
from hauntbox.games.vast.roles.thief.rules.stats import movement, stealth
from hauntbox.games.vast.roles.thief.turn import TOKEN_OF
from hauntbox.games.vast.roles.thief.words import DOES, UPGRADES
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, is_shown, panel_id, piece_id, space_id, token_id
from hauntbox.games.vast.state import Vast, thief_of
from hauntbox.games.vast.words.names import place_words
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Card, Goal, Look, Moment, Panel, Part, Pile, Sign, Thing, Track

HOME: Final = panel_id(THIEF)
STATS, LOOT, UPGRADE = PARTS = ("Stats", "Loot", "Upgrades")
LEGEND: Final = {
    "thief": Look("Thief", "figure", "hood", "amber", art="vast/thief"),
    "thief-steps": Look("Movement", "pips", "footsteps", "bone", rule="VSB-THS-04"),
    "stealth": Look("Stealth", "pips", "hood", "violet", rule="VSB-THS-13"),
    "action-cube": Look("Action cubes", "cubes", "locked-chest", "amber", rule="VSB-THS-05"),
    "loot-drop": Look("Loot Drop Level", "pips", "locked-chest", "danger", rule="VSB-THS-02"),
    "carried": Look("Carried", "count", "locked-chest", "amber", rule="VSB-THS-13"),
    "stash": Look("Stashed", "road", "locked-chest", "amber", rule="VSB-THU-02"),
    "upgrade": Look("Upgrade", "card", "locked-chest", "amber", rule="VSB-THU-04"),
}


def panel(stage: Stage) -> dict[str, Thing]:
    g, board = stage.g, thief_of(stage.g)
    sheet = Panel(
        n=THIEF,
        owner=stage.owner(THIEF),
        look="thief",
        name="Thief",
        text=wants(g),
        tone=PAIRS[THIEF][0],
        shape=PAIRS[THIEF][1],
        of=piece_id(THIEF) if g.at[THIEF] in g.ground else "",
        active=g.turn == THIEF and not stage.is_over,
        size="board",
        parts=PARTS,
    )
    held, need = board.carried + len(board.gems), treasures_needed(g)
    left = max(movement(g) - board.moved, 0) if g.turn == THIEF else movement(g)
    things: dict[str, Thing] = {
        HOME: sheet,
        "th:movement": Track(in_=HOME, part=STATS, n=1, look="thief-steps", value=left, max=5),
        "th:stealth": Track(in_=HOME, part=STATS, n=2, look="stealth", value=stealth(g), max=5),
        "th:cubes": Track(in_=HOME, part=STATS, n=3, look="action-cube", value=board.cubes, max=ACTION_CUBES),
        "th:level": Track(in_=HOME, part=LOOT, n=4, look="loot-drop", value=board.level, max=LOOT_DROP),
        "th:carried": Track(in_=HOME, part=LOOT, n=5, look="carried", value=held),
        "th:stash": Track(in_=HOME, part=LOOT, n=6, look="stash", value=min(board.stash, need), max=need),
        "th:upgrades": Pile(in_=HOME, part=UPGRADE, n=7, name="Upgrades", lay="hand"),
    }
    for kind in [kind for kind in range(KINDS) if board.upgrades[kind]]:
        many = board.upgrades[kind]
        things[upgrade_id(kind)] = Card(
            in_="th:upgrades",
            n=kind,
            look="upgrade",
            name=UPGRADES[kind],
            text=DOES[kind],
            count=many if many > 1 else 0,
        )
    return things


def upgrade_id(kind: int) -> str:
    return f"upgrade:{a.UPGRADE_NAMES[kind]}"


def decks(g: Vast) -> dict[str, Thing]:
    return {}


def wants(g: Vast) -> str:
    return f"Stash {treasures_needed(g)} Treasures"


def goal(g: Vast) -> Goal:
    need = treasures_needed(g)
    part = Part(look="stash", n=min(thief_of(g).stash, need), of=need, text="stashed")
    kill = ", or an Ambush kills the Knight" if THIEF in g.terms.ambush else ""
    kill += ", or the Nightmare Unicorn dies" if (THIEF, UNICORN) in g.terms.prey else ""
    return Goal(f"{wants(g)} at the Entrance{kill}.", "VSB-ORD-14", ((part,),), ("the cave collapses",))


def walk(stage: Stage, act: Any) -> Paint:
    there = NEAR[stage.g.at[THIEF]][WAY_NAMES.index(act.way)]
    group = "Climb" if isinstance(act, a.Climb) else "Move"
    return Paint((space_id(there),), group) if is_shown(stage, there) else Paint(group=group)


def climb(stage: Stage, role: int, act: a.Climb) -> Paint:
    return walk(stage, act)


def on_piece(stage: Stage, role: int, act: Any) -> Paint:
    piece = a.PIECE_OF[act.piece]
    on = (piece_id(piece),) if stage.g.at[piece] in stage.g.ground else ()
    return Paint(on, "Attack", f"{act.cubes} cubes")


def take(stage: Stage, role: int, act: a.Loot) -> Paint:
    g, kind = stage.g, TOKEN_OF[act.token]
    return Paint((token_id(kind, g.at[THIEF]),) if g.at[THIEF] in g.tokens[kind] else (), "Loot", f"{act.cubes} cubes")


def lock(stage: Stage, role: int, act: a.PickLock) -> Paint:
    g = stage.g
    return Paint((token_id(VAULTS, g.at[THIEF]),) if g.at[THIEF] in g.tokens[VAULTS] else (), "Loot")


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.Assign: Paint(),
    a.Loot: take,
    a.Climb: climb,
    a.Pickpocket: on_piece,
    a.PickLock: lock,
    a.Backstab: on_piece,
    a.HideLoot: Paint(("th:level",), "Loot"),
    a.Peek: Paint(),
    a.Finish: END,
    a.Steal: Paint(),
    a.Rob: Paint(),
    a.Tear: Paint(),
    a.Upgrade: Paint(),
    a.Turned: Paint(),
}
PLAIN_TO_SEE: Final = ("VSB-MAP-06", "VSB-THA-01", "VSB-THA-04", "VSB-THA-07", "VSB-THA-12", "VSB-THA-14", "VSB-THS-11")


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """What everybody sees on the map is not worth a refusal."""
    if rule in PLAIN_TO_SEE:
        return False
    if isinstance(act, Flare):
        return THIEF in stage.g.terms.flare
    return isinstance(act, Way | a.Pickpocket | a.Backstab | a.PickLock)


def have(stage: Stage) -> tuple[Sign, ...]:
    board = thief_of(stage.g)
    left = max(movement(stage.g) - board.moved, 0)
    return Sign("thief-steps", left, "movement"), Sign("action-cube", board.cubes, "cubes")


def hint(stage: Stage) -> str:
    g, name = stage.g, type(stage.frame).__name__
    if name == "AssignTokens":
        return "Stealth protects you until your next turn."
    return f"You stand on: {place_words(g, g.at[THIEF])}." if name == "Sneak" and g.at[THIEF] in g.ground else ""


def stash_moment(g: Vast, event: Event) -> Moment:
    return Moment(
        "stamp", on=HOME, to="log", hold=1500, big="Stashed", text=f"{event.facts[1]} of {treasures_needed(g)}"
    )


MOMENTS: Final = {"stashes": stash_moment}
GOOD: Final = frozenset(["stashes", "upgrade", "gains treasure", "opens vault", "evades"])
BAD: Final = frozenset(["killed", "lock holds", "fumbles", "loses upgrade"])
ON: Final = {
    "stashes": ("th:stash", "th:carried"), "assigns": ("th:movement", "th:stealth", "th:cubes"),
    "hides loot": ("th:level",), "gains treasure": ("th:carried",),
}  # fmt: skip
IDS: Final = {"upgrade": lambda kind: (upgrade_id(kind),)}
SCENE: Final = RoleScene(
    LEGEND, panel, decks, PAINTS, goal, wants, have, hint, is_worth, IDS, ON, MOMENTS, GOOD, BAD, walk
)
