"""Positions of Ghostbusters II in a few words, and players who say what they do."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from hauntbox.games.ghostbusters2.actions import CHARACTER_OF, SLIME_OF
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.kinds import BASES, CODES
from hauntbox.games.ghostbusters2.cards.names import PROTON, SLIME
from hauntbox.games.ghostbusters2.content import sheet_of
from hauntbox.games.ghostbusters2.content.drawing import COLOURS, Drawing
from hauntbox.games.ghostbusters2.content.street import WAYS, Street
from hauntbox.games.ghostbusters2.content.street_actions import Moves
from hauntbox.games.ghostbusters2.flow import lay_out
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.combat.targets import gate_target
from hauntbox.games.ghostbusters2.rules.equip import fresh_uses, level_of
from hauntbox.games.ghostbusters2.rules.figures import add_base, add_tokens, place
from hauntbox.games.ghostbusters2.rules.street.sight import sees_space
from hauntbox.games.ghostbusters2.rules.turn.rounds import BEGIN_TURN, END_ROUND, ROUND
from hauntbox.games.ghostbusters2.state import CAR, NOBODY, STATUE, Busters, empty_table, entity_at
from hauntbox.kernel.geometry import mask_of, square_name
from hauntbox.kernel.wire import Action

LEDGER = files("hauntbox.games.ghostbusters2").joinpath("RULES.md").read_text()
FRONTMAN, GEARHEAD, THEORIST, REGULAR, BOOKKEEPER = range(5)


def street(lines: str = "", marks: str = "", columns: int = 5, rows: int = 5) -> Street:
    """An empty grid with lines ("R B2|C2, O B3|C3") and marks ("G1 C1, P B3")."""
    place = {square_name(p, columns): p for p in range(columns * rows)}
    cells = ["."] * (columns * rows)
    for item in filter(None, marks.split(", ")):
        mark, name = item.split()
        cells[place[name]] = mark
    edges = {}
    for item in filter(None, lines.split(", ")):
        colour, pair = item.split()
        a, b = sorted([place[name] for name in pair.split("|")])
        edges[a, b] = COLOURS[colour]
    return Street(Drawing(columns, rows, tuple(cells), edges, ()))


def scene(
    at: str = "A1",  # spaces, "car" or "statue", in turn order; who is not named is not on the map
    entities: str = "",  # "GW D3, MG C2"
    lines: str = "",
    marks: str = "",  # Gates and Goo Piles
    car: str = "",  # front and back: "C2 B2"
    statue: str = "",  # her north-western space
    team: str = "Regular Gearhead Theorist Frontman",
    packs: str = "pppp",  # p Proton Pack, s Slime Blower
    slime: str = "",  # of the first: "-1 Hit, Caustic"
    cards: str = "",  # of the first: "Siren Kit, Spare Cells"
    xp: int = 0,  # of all
    scenario: str = "giant",  # whose rules are played
    columns: int = 5,
    rows: int = 5,
    timer: int = 8,
    **options: Any,
) -> Busters:
    """A position at the start of the first one's turn."""
    g = Busters(seed="scene", events=[], options=Options(**options), scenario=scenario, sheet=sheet_of(scenario))
    g.street = street(lines, marks, columns, rows)
    g.moves = Moves(g.street)
    empty_table(g)
    g.order, g.timer, g.longest, g.round = (0, 1, 2, 3), timer, 13, 1
    g.who = [CHARACTER_OF[name] for name in team.split()]
    g.gates, g.piles = g.street.open_gates, mask_of(g.street.piles)
    for role, name in enumerate(at.split()):
        g.at[role] = {"car": CAR, "statue": STATUE}.get(name, g.street.place.get(name, NOBODY))
    g.pack = [SLIME if letter == "s" else PROTON for letter in packs]
    if car:
        g.front, g.back = [g.street.place[name] for name in car.split()]
    if statue:
        g.statue = g.street.place[statue]
    for item in filter(None, entities.split(", ")):
        put(g, *item.split())
    for name in filter(None, slime.split(", ")):
        g.slime[0] += 1 << 4 * SLIME_OF[name]
    for name in filter(None, cards.split(", ")):
        give(g, 0, name)
    g.xp, g.level = [xp] * 4, [level_of(g, xp)] * 4
    g.spirit[CODES["GW"]] = 3
    g.supply[CODES["GW"]] -= 3
    g.goo = tuple([0] * len(g.street.piles))
    g.gear, g.omens = tuple([c for c in range(24) if not any(c in hand for hand in g.cards)]), tuple(range(12))
    g.then(*[BEGIN_TURN[role] for role in g.order], END_ROUND)
    g.settle()
    return g


def led_by(name: str, **given: Any) -> Busters:
    """The turn of this character."""
    others = [other for other in ("Regular", "Gearhead", "Theorist", "Frontman") if other != name]
    return scene(team=" ".join([name, *others][:4]), **given)


def boosted(name: str, plazms: int, **given: Any) -> Busters:
    """The Tank has given this character's ability at the start of a round."""
    g = led_by("Bookkeeper" if name == "Bookkeeper" else "Regular", **given)
    g.tank = plazms
    g.agenda.clear()
    run(g, ROUND)
    do(g, f"boost {name}")
    return g


def begun(scenario: str = "court", seed: str = "kit", **options: Any) -> Busters:
    """A game whose set-up has been answered, each time with the first that is offered."""
    g = lay_out(Options(**options), scenario, seed)
    g.events = []
    g.settle()
    while g.active == NOBODY:
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    return g


def put(g: Busters, code: str, name: str) -> int:
    g.supply[CODES[code]] -= 1
    return place(g, CODES[code], g.street.place[name])


def give(g: Busters, role: int, name: str) -> None:
    card = CARD_OF[name]
    g.cards[role] = tuple(sorted([*g.cards[role], card]))
    g.uses[card] = fresh_uses(card)


def slot(g: Busters, name: str) -> int:
    """Of the Entity on a space."""
    return entity_at(g, g.street.place[name])


def base(g: Busters, name: str, *bases: str) -> None:
    for one in bases:
        add_base(g, slot(g, name), BASES.index(one))


def hold(g: Busters, role: int, name: str, streams: int = 0, moods: int = 0) -> None:
    """Tokens on what stands on a space."""
    there = slot(g, name)
    add_tokens(g, role, there if there != NOBODY else gate_target(g, g.street.place[name]), streams, moods)


def action(g: Busters, text: str) -> Action:
    every = (*g.moves.universe, *g.moves.trapping)
    return next(act for act in every if str(act).lower() == text.lower())


def do(g: Busters, *texts: str) -> None:
    """Whoever is asked does these things, one after the other, by the rules."""
    for text in texts:
        g.play(g.waiting()[0], action(g, text))


def why_not(g: Busters, text: str) -> str:
    return g.why_not(g.waiting()[0], action(g, text))


def offers(g: Busters) -> list[str]:
    return [str(act) for act in g.legal(g.waiting()[0])]


def way(name: str) -> int:
    return WAYS.index(name)


def where(g: Busters, one: int) -> str:
    """Of an Entity's slot."""
    return g.street.names[g.spot[one]] if g.spot[one] >= 0 else "gone"


def stands(g: Busters, role: int) -> str:
    at = g.at[role]
    return {CAR: "car", STATUE: "statue"}.get(at) or g.street.names[at]


def dirt(g: Busters, role: int) -> list[str]:
    return [name for name, n in SLIME_OF.items() for _ in range(g.slime[role] >> 4 * n & 15)]


def told(g: Busters) -> list[str]:
    return [event.what for event in g.events or []]


def look(g: Busters, here: str, there: str) -> bool:
    """From a space to another, with the eyes of the first Ghostbuster."""
    g.at[0] = g.street.place[here]
    return sees_space(g, 0, g.street.place[there])


def printed(scenario: str) -> str:
    """What the ledger says of a scenario, without its map."""
    sheet = sheet_of(scenario)
    number = f": {sheet.campaign}.{sheet.number} "
    return "\n".join([line for line in LEDGER.splitlines() if line.startswith("- GBT-CSC-") and number in line])


def run(g: Busters, *frames: Any) -> None:
    """These things happen now."""
    g.then(*frames)
    g.settle()
