"""While a question waits, its answers are all that can be done: anything else is refused by the rule of its moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ghostbusters2.kit import action, boosted, do, hold, run, scene, slot, way, why_not
from hauntbox.games.ghostbusters2 import universe
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.flow import lay_out
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.agenda import Choice, TeamChoice
from hauntbox.ledger import proves

GW, MG = CODES["GW"], CODES["MG"]


def after(g: Busters, *texts: str) -> Busters:
    do(g, *texts)
    return g


def laden() -> Busters:
    g = scene(at="A1 A2", car="B1 B2", cards="Siren Kit, Spare Cells")
    g.trapped[0], g.plazms[1] = (GW, GW, MG), 2
    return g


def filthy() -> Busters:
    g = scene(at="A1 A2")
    g.slime[1] = 1 | 1 << 4 | 1 << 20
    return g


def overflowing() -> Busters:
    g = scene(at="A1", slime="-1 Hit, -1 Hit, -1 Action")
    run(g, Slimed(0, 0))
    return g


def wrangled() -> Busters:
    g = scene(at="A3", entities="MG C3", ghost_traps=True)
    g.traps[:2] = [g.street.place["E1"], g.street.place["C5"]]
    hold(g, 0, "C3", 2)
    g.rig("combat", 4)
    return after(g, "wrangle C3")


def pushed() -> Busters:
    g = scene(at="C3", entities="TC B3", lines="R C3|D3")
    run(g, Travel(slot(g, "B3"), way("e"), 1))
    return g


def set_up_until(question: str) -> Busters:
    g = lay_out(Options(players=2), "court", "kit")
    g.settle()
    while type(g.asking()).__name__ != question:
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    return g


# The rule, what leads to the question, and all its answers.
WIPES = ["wipe -1 Hit", "wipe -1 Action"]
HANDS = ["give Gutter Wisp", "give Marathon Ghoul", "take Plazm"]
QUESTIONS: list[tuple[str, Callable[[], Busters], list[str]]] = [
    ("GBT-MOV-10", lambda: after(scene(at="A1 B2", columns=2, rows=3), "step A2"),
     ["step A1", "step B1", "step A3", "step B3", "stop"]),
    ("GBT-MOV-09", lambda: after(scene(at="A1 A2 B2 B3", columns=2, rows=3), "step A2"),
     ["step A1", "step B1", "step A3"]),
    ("GBT-DRV-11", lambda: after(scene(at="car", car="B2 C2"), "drive front A2"),
     ["drive front A1", "drive front A3", "stop"]),
    ("GBT-DEC-08", lambda: after(scene(at="car", car="B2 C2"), "drive back D2"),
     ["drive back D1", "drive back E2", "drive back D3", "stop"]),
    ("GBT-DRV-09", lambda: after(scene(at="car B1", car="B2 C2", columns=3, rows=3), "drive front B1"),
     ["drive front A1", "drive front C1"]),
    ("GBT-LIB-18", lambda: after(scene(at="statue", statue="B2", columns=3, rows=3), "walk nw"),
     ["walk e", "walk s", "walk se", "stop"]),
    ("GBT-DEP-01", lambda: after(laden(), "deposit"), ["drop Gutter Wisp", "drop Marathon Ghoul"]),
    ("GBT-DEP-02", lambda: after(laden(), "deposit", "drop Gutter Wisp"),
     ["drop Gutter Wisp", "drop Marathon Ghoul", "done"]),
    ("GBT-MAN-01", lambda: after(laden(), "hand Gearhead"), HANDS),
    ("GBT-MAN-07", lambda: after(laden(), "hand Gearhead", "take Plazm"), [*HANDS, "done"]),
    ("GBT-MAN-03", lambda: after(laden(), "trade Gearhead"), ["give Siren Kit", "give Spare Cells"]),
    ("GBT-EQP-14", lambda: after(laden(), "trade Gearhead", "give Siren Kit"), ["give Spare Cells", "done"]),
    ("GBT-RSL-01", lambda: after(filthy(), "clean Gearhead"), ["wipe -1 Hit", "wipe -1 Line of Sight"]),
    ("GBT-SLM-12", overflowing, WIPES),
    ("GBT-CCS-05", lambda: after(scene(at="car C1", car="B1 A1", cards="Ladder Rig", xp=26, columns=3, rows=2),
                                 "use Ladder Rig", "park A1"), ["park B1", "park A2"]),
    ("GBT-CCS-06", lambda: after(scene(at="A1", slime="-1 Hit, Caustic, -1 Action", cards="Neutral Rinse", xp=26),
                                 "use Neutral Rinse", "pick Regular"), [*WIPES, "wipe Caustic"]),
    ("GBT-CEQ-24", lambda: after(scene(at="A1", entities="GW C1, GW C3, SP A4", cards="Banishing Verse"),
                                 "use Banishing Verse"), ["aim C1", "aim C3"]),
    ("GBT-TRP-10", wrangled, ["aim E1", "aim C5"]),
    ("GBT-ROU-13", lambda: after(scene(at="A5 B5 C5 D5", entities="BS B4, BS A4", manual_order=True), "end"),
     ["aim A4", "aim B4"]),
    ("GBT-KEY-17", pushed, ["way ne", "way se"]),
    ("GBT-TNK-05", lambda: boosted("Regular", 6),
     ["boost Frontman", "boost Gearhead", "boost Theorist", "boost Regular", "ready"]),
    ("GBT-ORD-03", lambda: set_up_until("FixOrder"), ["lead Theorist", "lead Regular"]),
    ("GBT-SET-13", lambda: set_up_until("ParkFront"), ["park A11", "park B11", "park A12", "park B12"]),
    ("GBT-SET-14", lambda: after(set_up_until("ParkFront"), "park A11"), ["park B11", "park A12"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("ask", "answers"), [pytest.param(ask, answers, marks=proves(rule), id=rule) for rule, ask, answers in QUESTIONS]
)
def test_while_it_is_asked_nothing_else_can_be_done(ask: Callable[[], Busters], answers: list[str]) -> None:
    g = ask()
    role, question = g.waiting()[0], g.asking()
    assert isinstance(question, Choice | TeamChoice)
    named = [act for act in question.candidates(g, role) if not g.why_not(role, act)]
    allowed = [act for act in universe(g) if not g.why_not(role, act)]
    for acts in (g.legal(role), named, allowed):
        assert sorted([str(act) for act in acts]) == sorted(answers)
    assert why_not(g, "end") == action(g, "end").when
