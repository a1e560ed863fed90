"""What everybody reads in the log when a rule has been at work, word for word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ghostbusters2.kit import boosted, do, hold, led_by, put, run, scene, slot, way
from ghostbusters2.playing import end_round, fire
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.cards import events, troubles
from hauntbox.games.ghostbusters2.cards.kinds import CODES, HIT, HIVE
from hauntbox.games.ghostbusters2.rules.combat.targets import close_gate, gate_target
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed
from hauntbox.games.ghostbusters2.rules.equip import level_up
from hauntbox.games.ghostbusters2.rules.figures import add_base, gain_xp
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

GW, SP = CODES["GW"], CODES["SP"]
Play = Callable[[], Busters]


def deposit() -> Busters:
    g = led_by("Frontman", at="D3", car="C2 B2")
    g.trapped[0], g.plazms[0] = (GW,), 1
    do(g, "deposit", "drop Gutter Wisp", "drop Plazm")
    return g


def change_packs() -> Busters:
    g = scene(at="A1 A2")
    do(g, "swap Gearhead")
    return g


def hand_over() -> Busters:
    g = scene(at="A1 A2")
    g.trapped[0] = (GW,)
    do(g, "hand Gearhead", "give Gutter Wisp")
    return g


def trade() -> Busters:
    g = scene(at="A1 A2", cards="Siren Kit")
    do(g, "trade Gearhead", "give Siren Kit")
    return g


def let_go() -> Busters:
    g = scene(at="A1", entities="MG C1")
    hold(g, 0, "C1", streams=1)
    do(g, "cut C1")
    return g


def investigate() -> Busters:
    g = scene(at="A1", marks="P A2")
    do(g, "investigate A2")
    return g


def find_equipment() -> Busters:
    g = scene(at="A1", marks="P A2")
    g.gear = g.gear[::-1]
    do(g, "investigate A2")
    return g


def get_in() -> Busters:
    g = scene(at="B1", car="C2 B2")
    do(g, "enter Ecto-1a")
    return g


def get_out() -> Busters:
    g = scene(at="car", car="C2 B2")
    do(g, "leave B1")
    return g


def drive() -> Busters:
    g = scene(at="car", car="C2 B2")
    do(g, "drive front D2")
    return g


def toll() -> Busters:
    g = scene(at="car", car="C2 B2", columns=9)
    g.omens = (events.TOLL,)
    troubles.reveal(g, 0, g.street.place["A5"])
    do(g, *[f"drive front {column}2" for column in "DEFG"], "stop")
    return g


def stride() -> Busters:
    g = scene(at="statue", statue="A1", columns=8, scenario="uptown")
    do(g, "walk e", "stop")
    return g


def walk() -> Busters:
    g = scene(at="A1")
    do(g, "step B2")
    return g


def trap() -> Busters:
    g = scene(at="A1", entities="GW C1")
    fire(g, "C1", 6)
    return g


def miss() -> Busters:
    g = scene(at="A1", entities="GW C1")
    fire(g, "C1", 1, "e")
    return g


def extract() -> Busters:
    g = scene(at="A1", entities="SP C1", packs="spps")
    hold(g, 0, "C1", moods=1)
    fire(g, "C1", 6)
    return g


def shut() -> Busters:
    g = scene(at="A1", marks="G1 C1", entities="GW E5")
    close_gate(g, gate_target(g, g.street.place["C1"]), 0)
    return g


def new_level() -> Busters:
    g = scene(at="A1")
    gain_xp(g, 0, 5)
    level_up(g)
    return g


def get_slimed() -> Busters:
    g = scene(at="A1")
    run(g, Slimed(0, HIT))
    return g


def turns_caustic() -> Busters:
    g = scene(at="A1", slime="-1 Hit, -1 Hit, -1 Hit, -1 Hit")
    run(g, Slimed(0, HIT))
    return g


def clean() -> Busters:
    g = scene(at="A1 A2", slime="-1 Hit")
    do(g, "clean Regular")
    return g


def calm() -> Busters:
    g = scene(at="A1", cards="Calm Mantra")
    do(g, "use Calm Mantra")
    run(g, Slimed(0, HIT))
    return g


def based() -> Busters:
    g = scene(at="A1", entities="GW C1")
    add_base(g, slot(g, "C1"), HIVE)
    return g


def end_of_round() -> Busters:
    g = scene(at="A1", timer=6)
    end_round(g, 2)
    return g


def chaos() -> Busters:
    g = scene(at="A1", timer=6)
    g.rig("movement", way("e") + 1)
    end_round(g, 6)
    return g


def shriek() -> Busters:
    g = scene(at="A1", entities="BS B1")
    do(g, "end")
    return g


def extension() -> Busters:
    g = led_by("Bookkeeper", at="A1", xp=30)
    do(g, "file")
    return g


def traps_out() -> Busters:
    g = scene(at="A1", ghost_traps=True)
    do(g, "deploy A2", "retrieve")
    return g


def event_over() -> Busters:
    g = scene(at="A1")
    g.omens = (events.SAG,)
    troubles.reveal(g, 0, g.street.place["A5"])
    end_round(g, 2)
    return g


def boost() -> Busters:
    return boosted("Regular", 4, at="A1")


def out_of_sight() -> Busters:
    g = scene(at="A1", entities="MG C1", lines="R A2|B2, R A1|A2")
    hold(g, 0, "C1", streams=1)
    put(g, "GW", "B1")
    do(g, "end")
    return g


TOLD: tuple[tuple[str, Play, tuple[str, ...]], ...] = (
    ("GBT-DEP-01", deposit, ("Frontman deposits a Gutter Wisp.", "Frontman deposits a Plazm.")),
    ("GBT-SWP-01", change_packs, ("Gearhead wears the Slime Blower.",)),
    ("GBT-MAN-01", hand_over, ("Regular hands Gearhead a Gutter Wisp.",)),
    ("GBT-MAN-03", trade, ("Regular hands Gearhead the Siren Kit.",)),
    ("GBT-STR-11", let_go, ("Regular lets go of the target.",)),
    ("GBT-INV-02", investigate, ("Regular looks into the Goo Pile on A2: Equipment.",)),
    ("GBT-EQP-03", find_equipment, ("Regular gets the Banishing Verse.",)),
    ("GBT-MAN-10", get_in, ("Regular gets into the Ecto-1a.",)),
    ("GBT-MAN-11", get_out, ("Regular gets out on B1.",)),
    ("GBT-DRV-03", drive, ("Regular drives the Ecto-1a to D2.",)),
    ("GBT-CEVT-05", toll, ("Phantom Toll is cleared.",)),
    ("GBT-LIB-14", stride, ("Regular walks Lady Liberty to B1.",)),
    ("GBT-MOV-01", walk, ("Regular moves to B2.",)),
    ("GBT-CMB-02", trap, ("Regular fires at the Gutter Wisp: 6, a hit.",)),
    ("GBT-CMB-07", trap, ("Regular Traps the Gutter Wisp!",)),
    ("GBT-XP-01", trap, ("Regular gains 1 XP.",)),
    ("GBT-CMB-02", miss, ("Regular fires at the Gutter Wisp: 1, a miss.",)),
    ("GBT-EMV-02", miss, ("The Movement Die sends the Gutter Wisp east.",)),
    ("GBT-EMV-01", miss, ("The Gutter Wisp moves to E1.",)),
    ("GBT-CMB-08", extract, ("Regular Extracts the Super-Plazm!",)),
    ("GBT-AGT-07", shut, ("Regular closes the Gate on C1!",)),
    ("GBT-AGT-10", shut, ("The last Gate is closed: the Ghosts are sucked into the Spirit World.",)),
    ("GBT-XP-07", new_level, ("Regular reaches Level 2.",)),
    ("GBT-SLM-01", get_slimed, ("Regular is slimed: -1 Hit.",)),
    ("GBT-SLM-12", turns_caustic, ("Regular's -1 Hit Slime turns Caustic.",)),
    ("GBT-RSL-01", clean, ("Regular loses a -1 Hit Slime.",)),
    ("GBT-CEQ-21", calm, ("Calm Mantra: Regular gains no Slime.",)),
    ("GBT-BAS-02", based, ("The Gutter Wisp on C1 gets a Base: Hive.",)),
    ("GBT-GOO-02", end_of_round, ("The Goo Timer goes down to 5.",)),
    ("GBT-EVD-01", end_of_round, ("The Event Die shows Horn.",)),
    ("GBT-ROU-01", end_of_round, ("Gearhead's turn.", "Round 2. Goo Timer 5.")),
    ("GBT-EVD-04", chaos, ("Chaos!",)),
    ("GBT-CEN-04", shriek, ("Deafened: Regular has a Maneuver fewer next turn.",)),
    ("GBT-CCH-20", extension, ("Bookkeeper files for an extension.",)),
    ("GBT-TRP-04", traps_out, ("Regular puts the Trap on A2.", "Regular takes the Trap from A2.")),
    ("GBT-EVT-02", event_over, ("Event: Power Sag.",)),
    ("GBT-CEVT-03", event_over, ("Power Sag is over.",)),
    ("GBT-TNK-02", boost, ("The Ecto-Tank gives",)),
    ("GBT-STR-06", out_of_sight, ("Regular loses sight of the target, and the tokens.",)),
)


@pytest.mark.parametrize(
    ("play", "lines"), [pytest.param(play, lines, marks=proves(rule), id=rule) for rule, play, lines in TOLD]
)
def test_the_log_tells_it(play: Play, lines: tuple[str, ...]) -> None:
    g = play()
    log = [GAME.say(g, event) for event in g.events or []]
    assert [line for line in lines if not any(said.startswith(line) for said in log)] == [], log
