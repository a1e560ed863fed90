"""Positions of The Ghosts Betwixt in a few words: a drawing of the floor with everybody on it.

Letters of a drawing: B J A M the family, o T . * as on tiles, 1 2 3 4 a rat, bear, taser or firework trap, $ a
treasure; small letters are monsters by MONSTERS below. What is not 6 or 8 wide or high is filled up with tall obstacles
at the right and the top. X and Y count from 1 at the lower left, as in the ledger.
"""

from __future__ import annotations

from typing import Any

from hauntbox.games.betwixt import flow
from hauntbox.games.betwixt.actions import UNIVERSE
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST, NONE, TOKEN_CARDS, TOKEN_PLACE
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.talents import TALENT_NAMES
from hauntbox.games.betwixt.cards.words import DICE
from hauntbox.games.betwixt.content.tiles import Sheet, Tile, tile_of
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.fight.spawning import appear
from hauntbox.games.betwixt.rules.fight.targets import take
from hauntbox.games.betwixt.rules.gear.dashboard import bars_arrangement, gear, put
from hauntbox.games.betwixt.rules.map.fitting import laid_at
from hauntbox.games.betwixt.rules.map.layout import Layout
from hauntbox.games.betwixt.rules.setup import set_table
from hauntbox.games.betwixt.state import ACTIVE, COMBAT, Farm
from hauntbox.games.betwixt.state import FIRST as FIRST_MONSTER
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action

BILL, JOAN, AVELYNN, MADDOX = range(4)
DOG, SECOND, THIRD = range(FIRST_MONSTER, FIRST_MONSTER + 3)  # the first monsters of a drawing, in reading order
N, E, S, W = range(4)
PEOPLE = "BJAM"
MONSTERS = {
    "d": "Guard Dog",
    "r": "Barn Rat",
    "c": "Yard Crow",
    "p": "Cellar Spider",
    "h": "Haunt Actor",
    "f": "Farmhand",
    "k": "Walking Scarecrow",
    "t": "Ticket Taker",
    "w": "Wisp",
    "s": "Betwixt Shade",
    "g": "Gatekeeper Gus",
    "i": "Old Ironside",
    "m": "Mirror Double",
    "y": "Aunt Dottie",
}
TRAPS = "1234"
ACTION_OF = {str(act): act for act in UNIVERSE}
assert flow


def scene(drawing: str, *, beside: dict[str, str] | None = None, weapon: str = "", **options: Any) -> Farm:
    """A fight with nothing on the agenda; `beside`: drawings of tiles joined to the first one, by its side.

    Monsters hold no Target Token, look south and have no weapon card unless `weapon` names one for all.
    """
    g = Farm(options=Options(**options))
    g.seed, g.events, g.phase, g.round = "scene", [], COMBAT, 1
    set_table(g)
    drawings = [drawing, *(beside or {}).values()]
    sides = list(beside or {})
    opposite = ["NESW"[("NESW".index(side) + 2) % 4] for side in sides]
    tiles = tuple([tile(each, doors) for each, doors in zip(drawings, ["".join(sides), *opposite], strict=True)])
    g.laid = ((0, 0, 0, 0),)
    for n, side in enumerate(sides, 1):
        lies = Layout(g.laid, 0, 0, 0, (), tiles)
        g.laid += (laid_at(lies, "NESW".index(side), n, ("NESW".index(side) + 2) % 4),)
    g.map = Layout(g.laid, 0, 0, 0, (), tiles)
    for n, each in enumerate(drawings):
        settle(g, n, each, weapon)
    g.events.clear()
    return g


def rows_of(drawing: str) -> list[str]:
    rows = [line.strip() for line in drawing.split("\n") if line.strip()]
    wide, high = (6 if max(map(len, rows)) <= 6 else 8), (6 if len(rows) <= 6 else 8)
    return [*["T" * wide] * (high - len(rows)), *[row.ljust(wide, "T") for row in rows]]


def tile(drawing: str, doorways: str) -> Tile:
    plain = ["".join([mark if mark in "oT*" else "." for mark in row]) for row in rows_of(drawing)]
    return tile_of(Sheet(number="0", name="", doorways=doorways, floor="\n".join(plain)))


def settle(g: Farm, tile: int, drawing: str, weapon: str) -> None:
    for y, row in enumerate(reversed(rows_of(drawing))):
        for x, mark in enumerate(row):
            space = tile * 64 + y * 8 + x
            if mark in PEOPLE:
                g.at[PEOPLE.index(mark)], g.post[PEOPLE.index(mark)] = space, ACTIVE
                g.pool[PEOPLE.index(mark)] = g.options.fm_tokens
                g.present |= 1 << PEOPLE.index(mark)
            elif mark in TRAPS:
                g.traps += ((space, TRAPS.index(mark), -1),)
            elif mark == "$":
                g.treasures += ((space, 2 * len(g.treasures) + 2),)
    for y, row in reversed(list(enumerate(reversed(rows_of(drawing))))):
        for x, mark in enumerate(row):
            if mark in MONSTERS:
                monster(g, MONSTERS[mark], tile * 64 + y * 8 + x, weapon)


def monster(g: Farm, name: str, space: int, weapon: str = "") -> int:
    m = appear(g, MONSTER_OF[name])
    g.at[m], g.face[m] = space, S
    g.weapon[m] = next((n for n, copy in enumerate(COPIES) if copy.name == weapon and n not in g.weapon), BARE)
    return m


def at(x: int, y: int, tile: int = 0) -> int:
    """The space with this X and Y."""
    return tile * 64 + (y - 1) * 8 + x - 1


def xy(space: int) -> tuple[int, int]:
    return space % 8 + 1, space % 64 // 8 + 1


def hold(g: Farm, m: int, fm: int) -> None:
    """The monster holds this FM's Target Token."""
    take(g, m, fm)


def give(g: Farm, fm: int, *names: str) -> None:
    """Cards, each in its own position if it goes there; ammo full."""
    for name in names:
        card = next(n for n, each in enumerate(CARDS) if each.name == name and n not in used(g))
        for each in TOKEN_CARDS:
            if each == card:
                g.tokens[TOKEN_PLACE[card]] = CARDS[card].tokens
        assert put(g, fm, card), f"no room for {name}"
    assert not bars_arrangement(g, fm, g.cards[fm])
    g.hp[fm] = gear(g, fm).hp


def used(g: Farm) -> set[int]:
    return {card for cards in g.cards for card in cards} | set(g.stash)


def stash(g: Farm, *names: str) -> None:
    for name in names:
        g.stash += (next(n for n, each in enumerate(CARDS) if each.name == name and n not in used(g)),)


def learn(g: Farm, fm: int, *names: str) -> None:
    for name in names:
        g.talents[fm] |= 1 << TALENT_NAMES.index(name)


def names_of(g: Farm, fm: int) -> list[str]:
    """The cards of a dashboard, by position; "" for none."""
    return [CARDS[card].name if card != NONE else "" for card in g.cards[fm]]


def tokens_on(g: Farm, name: str) -> int:
    return g.tokens[TOKEN_PLACE[FIRST[name]]]


def rig(g: Farm, **faces: int | tuple[int, ...]) -> None:
    """Faces of dice to come, by their names: rig(g, LG=3, T=(1, 6)); other purposes with _ for blanks."""
    for name, shown in faces.items():
        purpose = name if name in DICE else name.replace("_", " ")
        g.rig(purpose, *(shown if isinstance(shown, tuple) else (shown,)))


def run(g: Farm, *frames: Frame) -> None:
    g.then(*frames)
    g.settle()


def do(g: Farm, *texts: str) -> None:
    """Play these answers one after the other, whoever is asked."""
    for text in texts:
        (role,) = g.waiting()
        judged(g, role)
        g.play(role, action(text))


def action(text: str) -> Action:
    assert text in ACTION_OF, f"no action {text!r}"
    return ACTION_OF[text]


def offers(g: Farm) -> list[str]:
    """What the one who is asked may do."""
    (role,) = g.waiting()
    return [str(act) for act in judged(g, role)]


def judged(g: Farm, role: int) -> list[Action]:
    """What is legal, which must be just what is shown and not barred, and nothing else may be open."""
    found = g.legal(role)
    assert found == [act for act in g.candidates(role) if not g.why_not(role, act)]
    assert len(found) == len([act for act in UNIVERSE if not g.why_not(role, act)])
    return found


def why_not(g: Farm, text: str) -> str:
    (role,) = g.waiting()
    return g.why_not(role, action(text))


def asked(g: Farm) -> str:
    """The question on the table and whom it asks."""
    ask = g.asking()
    if ask is None:
        return ""
    (role,) = ask.waiting(g)
    return f"{type(ask).__name__} {(*NAMES, 'Family')[role]}"


def told(g: Farm, what: str) -> list[tuple[int | str, ...]]:
    """The facts of all events of this name."""
    assert g.events is not None
    return [event.facts for event in g.events if event.what == what]
